"""Places: matrices and poses are the same place, scenes of trimesh are scenes, and what is not rigid is an error."""

import pickle

import numpy as np
import pytest
from conftest import bits, cube, soup

import isect as ix
from isect._poses import matrices_of, matrix_of, matrix_of_pose, pose_of


def turned(n, rng, dtype=np.float64):
    """n rigid matrices (4, 4)."""
    axes = np.linalg.qr(rng.normal(size=(n, 3, 3)))[0]
    axes *= np.linalg.det(axes)[:, None, None]
    made = np.tile(np.eye(4), (n, 1, 1))
    made[:, :3, :3], made[:, :3, 3] = axes, rng.normal(size=(n, 3))
    return made.astype(dtype)


@pytest.mark.parametrize("dtype", [np.float64, np.float32])
def test_matrices_become_poses_and_back(rng, dtype):
    given = turned(50, rng, dtype)
    half_turns = np.array([np.diag((*diagonal, 1)) for diagonal in ((1, -1, -1), (-1, 1, -1), (-1, -1, 1), (1, 1, 1))], dtype)
    given = np.concatenate([given, half_turns])
    pose = pose_of(given)
    assert pose.dtype == dtype and pose.shape == (54,)
    # The entries of a rotation are 1 at most, and a few products of numbers that are rounded to an epsilon.
    assert np.abs(matrix_of_pose(pose) - given[:, :3]).max() < 32 * np.finfo(dtype).eps
    assert pose_of(pose) is pose and pose_of(np.eye(4)).rotation.tolist() == [0, 0, 0, 1]
    longer = ix.Pose(pose.rotation * dtype(2.0**70), pose.translation)
    assert np.allclose(matrix_of_pose(longer), matrix_of_pose(pose), rtol=0, atol=8 * np.finfo(dtype).eps)


def test_posed_takes_matrices(rng):
    given = turned(20, rng)
    a, b = ix.Obb((0, 0, 0), np.eye(3), (1, 2, 3)), ix.Capsule((0, 0, 0), (1, 0, 0), 0.5)
    for question in ("overlap", "closest", "contact"):
        many = ix.posed(question, a, b, given)
        assert bits(many) == bits(ix.posed(question, a, b, pose_of(given)))
        assert bits(ix.posed(question, a, b, given[0, :3])) == bits(many[0])
    assert ix.verify(a, b, ix.witness(a, b, given[0]), given[0])
    body = ix.Parts([b, b], given[:2])
    assert ix.overlap(body, a) == any(ix.posed("overlap", a, b, given[:2]))


def test_questions_to_meshes_take_poses(rng):
    a, b, place = soup(60, rng), soup(60, rng), turned(1, rng)[0]
    place[:3, 3] = 0.5 - place[:3, :3].sum(1) / 2  # about the middle of the soup
    pose = pose_of(place)
    assert (a.clash(b, pose) == a.clash(b, matrix_of_pose(pose))).all() and len(a.clash(b, pose)) > 0
    # The numbers of the matrix of a pose are those of the place, but for some roundings.
    far = a.clash_closest(b, place + 9 * np.eye(4, k=3)).distance
    assert far == pytest.approx(a.clash_closest(b, pose_of(place + 9 * np.eye(4, k=3))).distance, abs=2.0**-46)
    rays = ix.Ray(rng.normal(size=(50, 3)), rng.normal(size=(50, 3)))
    scenes = [ix.Scene([(a, one), (a, None)]) for one in (pose, matrix_of_pose(pose))]
    assert bits(scenes[0].cast(rays)) == bits(scenes[1].cast(rays))


@pytest.mark.parametrize("place, message", [
    (np.diag((2.0, 2, 2, 1)), r"poses: it is not rigid, it scales, shears or mirrors: \[\[2.0"),
    (np.diag((1.0, 1, -1, 1)), "not rigid"),
    (np.stack([np.eye(4), np.eye(4) + 0.1 * np.eye(4, k=1)]), "poses: matrix 1 is not rigid"),
    (np.full((3, 4), np.nan), "not rigid"),
    (np.eye(3), r"poses: shape \(3, 3\), wanted \(3, 4\) or \(4, 4\)"),
    (np.eye(4) + np.eye(4, k=-3), r"poses: its last row is \[1. 0. 0. 1.\]"),
])
def test_places_that_are_not_rigid(place, message):
    ball = ix.Sphere((0, 0, 0), 1)
    with pytest.raises(ValueError, match=message):
        ix.posed("overlap", ball, ball, place)


def test_lists_of_places(rng):
    given = turned(6, rng)
    places = [given[0], None, pose_of(given[2]), given[3, :3], given[4].tolist(), given[5].astype(np.float32)]
    found = [matrix for _, matrix in ix.Scene([(cube(), place) for place in places]).instances]
    assert found == places
    made = matrices_of(places, "place")
    for row, place in zip(made, places, strict=True):
        assert np.array_equal(row, np.eye(3, 4) if place is None else matrix_of(place))
    assert matrices_of([], "place").shape == (0, 3, 4)
    places[4] = np.eye(4) * 2
    with pytest.raises(ValueError, match=r"place 4: its last row is \[0. 0. 0. 2.\]"):
        matrices_of(places, "place")


def test_poses_without_a_matrix():
    with pytest.raises(ValueError, match="matrix: a Pose whose rotation is 0"):
        cube().clash(cube(), ix.Pose((0.0, 0, 0, 0), (0.0, 0, 0)))
    with pytest.raises(ValueError, match=r"the matrix of 1: shape \(2, 3, 4\), wanted one"):
        ix.Scene([cube(), (cube(), np.tile(np.eye(4), (2, 1, 1)))])
    with pytest.raises(TypeError, match="instances: 0"):
        ix.Scene([(cube(), None, None)])


def test_scenes_of_trimesh(rng):
    trimesh = pytest.importorskip("trimesh")
    ball, box = trimesh.creation.icosphere(2), trimesh.creation.box()
    places, given = turned(5, rng), trimesh.Scene()
    places[:, :3, 3] *= 4
    places[4, :3, :3] *= 2  # scenes answer any affine map
    for i, place in enumerate(places):
        given.add_geometry((ball, box)[i % 2], node_name=f"node {i}", geom_name=("ball", "box")[i % 2], transform=place)
    scene = ix.Scene(given)
    assert sorted(scene.nodes) == [f"node {i}" for i in range(5)] and len({id(mesh) for mesh, _ in scene.instances}) == 2
    # The dump of trimesh has moved the vertices: points and tolerances of some roundings.
    whole = ix.Mesh(given.to_mesh())
    points = rng.normal(size=(100, 3)) * 4
    found = scene.closest(points)
    assert np.allclose(found.distance, whole.closest(points).distance, rtol=0, atol=2.0**-42)
    directions = rng.normal(size=(100, 3))
    assert np.allclose(scene.cast(ix.Ray(points, directions)).t, whole.cast(ix.Ray(points, directions)).t, atol=2.0**-40)
    again = pickle.loads(pickle.dumps(scene))
    assert again.nodes == scene.nodes and bits(again.closest(points)) == bits(found)
    assert ix.Scene([(ball, places[0]), box]).nodes is None
    given.add_geometry(trimesh.PointCloud(points), node_name="cloud")
    with pytest.raises(TypeError, match="the node 'cloud' is a PointCloud, wanted meshes"):
        ix.Scene(given)


def test_manager_of_trimesh_takes_poses(rng):
    trimesh = pytest.importorskip("trimesh")
    pytest.importorskip("scipy")
    from isect.trimesh import CollisionManager
    place = turned(1, rng)[0] + 3 * np.eye(4, k=3)
    manager = CollisionManager()
    manager.add_object("fixed", trimesh.creation.box())
    wanted = manager.min_distance_single(trimesh.creation.box(), place)
    assert wanted == pytest.approx(manager.min_distance_single(trimesh.creation.box(), pose_of(place)), abs=2.0**-46)
