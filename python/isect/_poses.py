"""Places of shapes and meshes: matrices as other packages have them, and poses of this one."""

import numpy as np

from ._records import CLASSES, as_floats

Pose = CLASSES["Pose"]
# Entries that are rounded to 2^-53 or 2^-24 make errors of some four units in products of axes. There is
# room for products of a thousand double, or of five float matrices.
RIGID = {np.dtype(np.float64): 1e-12, np.dtype(np.float32): 1e-6}


def is_rigid(matrices, room=1e-12):
    """Do matrices keep lengths, to `room` of them, and turn no left hand into a right one?"""
    axes = matrices[..., :3, :3]
    with np.errstate(invalid="ignore", over="ignore"):
        far = np.abs(axes @ np.swapaxes(axes, -1, -2) - np.eye(3)).max(axis=(-1, -2))
        made = (far < room) & (np.linalg.det(axes) > 0) & np.isfinite(matrices).all(axis=(-1, -2))
    return made


def matrix_of_pose(pose):
    """The matrices (..., 3, 4) of poses."""
    turn = np.asarray(pose.rotation, np.float64)
    # Quaternions of any length have the same rotation, so the squares need not overflow.
    with np.errstate(invalid="ignore", divide="ignore"):
        turn = turn / np.abs(turn).max(axis=-1, keepdims=True)
    if not np.isfinite(turn).all():
        raise ValueError("matrix: a Pose whose rotation is 0 or not finite has no matrix")
    axis, w = turn[..., :3], turn[..., 3]
    length2 = (turn * turn).sum(axis=-1)[..., None, None]
    across = np.swapaxes(np.cross(axis[..., None, :], np.eye(3)), -1, -2)  # across @ x is cross(axis, x)
    made = np.empty((*w.shape, 3, 4))
    squares = axis[..., :, None] * axis[..., None, :] - np.eye(3) * (axis * axis).sum(axis=-1)[..., None, None]
    made[..., :3] = np.eye(3) + 2 / length2 * (w[..., None, None] * across + squares)
    made[..., 3] = pose.translation
    return made


def checked_matrices(matrix, name):
    """Matrices (..., 3, 4) of what is (..., 3, 4) or (..., 4, 4), in the precision that they have."""
    array = as_floats(matrix, name)
    if array.shape[-2:] not in ((3, 4), (4, 4)):
        raise ValueError(f"{name}: shape {array.shape}, wanted (3, 4) or (4, 4)")
    if array.shape[-2] == 4:
        bad = (array[..., 3, :] != (0, 0, 0, 1)).any(axis=-1)
        if bad.any():
            raise ValueError(f"{name}: its last row is {array[bad][0, 3]}, wanted (0, 0, 0, 1)")
    return array[..., :3, :]


def matrix_of(matrix, name="matrix", many=False):
    """The 12 numbers of an affine map, given as a matrix or as a Pose, or None; if `many`, of any leading shape."""
    if matrix is None:
        return None
    if type(matrix) is np.ndarray and matrix.dtype == np.float64:  # what most callers have, in a quarter of the time
        flags, shape = matrix.flags, matrix.shape
        if flags.c_contiguous and flags.aligned:
            if shape == (3, 4):
                return matrix
            if shape == (4, 4) and matrix[3].tolist() == [0.0, 0.0, 0.0, 1.0]:
                return matrix[:3]
    array = matrix_of_pose(matrix) if isinstance(matrix, Pose) else checked_matrices(matrix, name)
    if array.ndim != 2 and not many:
        raise ValueError(f"{name}: shape {array.shape}, wanted one: (3, 4) or (4, 4)")
    return np.ascontiguousarray(array, np.float64)


def matrices_of(places, name):
    """The matrices (n, 3, 4) of a list of matrices, poses and Nones. Errors name one by `name` and its number."""
    made = np.tile(np.eye(3, 4), (len(places), 1, 1))
    rest = {i: one for i, one in enumerate(places) if one is not None}
    # The matrices of most callers take no call for each of them.
    plain = [i for i, one in rest.items() if type(one) is np.ndarray and one.shape == (4, 4) and one.dtype == np.float64]
    whole = np.array([places[i] for i in plain]).reshape(-1, 4, 4)
    good = (whole[:, 3] == (0, 0, 0, 1)).all(axis=1)
    at = np.array(plain, np.int64)[good]
    made[at] = whole[good, :3]
    for i in sorted(rest.keys() - set(at.tolist())):
        made[i] = matrix_of(rest[i], f"{name} {i}")
    return made


def pose_of(place, name="pose"):
    """A Pose of any leading shape: itself, or that of rigid matrices (..., 3, 4) or (..., 4, 4)."""
    if isinstance(place, Pose):
        return place
    given = checked_matrices(place, name)
    bad = np.argwhere(~is_rigid(given, RIGID[given.dtype]))
    if len(bad):
        at = tuple(bad[0].tolist())
        which = "it" if not at else f"matrix {at[0] if len(at) == 1 else at}"
        raise ValueError(f"{name}: {which} is not rigid, it scales, shears or mirrors: {given[at].tolist()}; "
                         "move the numbers of the shape instead")
    return Pose(_quaternions(given[..., :3].astype(np.float64)).astype(given.dtype), given[..., 3])


def _quaternions(turn):
    """The quaternions x, y, z, w of rotations (..., 3, 3)."""
    # The outer product of a quaternion and itself, times 4. Its row with the greatest diagonal is rounded least.
    outer = np.empty((*turn.shape[:-2], 4, 4))
    trace = np.trace(turn, axis1=-2, axis2=-1)
    outer[..., :3, :3] = turn + np.swapaxes(turn, -1, -2) + np.eye(3) * (1 - trace)[..., None, None]
    outer[..., 3, 3] = 1 + trace
    for i, (j, k) in enumerate(((1, 2), (2, 0), (0, 1))):
        outer[..., i, 3] = outer[..., 3, i] = turn[..., k, j] - turn[..., j, k]
    greatest = np.diagonal(outer, axis1=-2, axis2=-1).argmax(axis=-1)
    row = np.take_along_axis(outer, greatest[..., None, None], axis=-2)[..., 0, :]
    made = row / np.linalg.norm(row, axis=-1, keepdims=True)
    return made
