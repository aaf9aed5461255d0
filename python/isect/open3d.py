"""Open3D's RaycastingScene, answered by this package.

    from isect.open3d import RaycastingScene
    scene = RaycastingScene()
    scene.add_triangles(vertices, triangles)     # float32 (n, 3), uint32 (m, 3), or a mesh
    scene.cast_rays(rays)["t_hit"]               # rays: float32 (..., 6)

Arrays give arrays, tensors of Open3D give tensors. install() puts the class at
open3d.t.geometry.RaycastingScene, where it always returns tensors; uninstall() puts back what was
there.
"""

from __future__ import annotations

import importlib
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from . import Mesh, Ray

_INVALID = 2**32 - 1


def _array(value: Any) -> NDArray[Any]:
    """An array of an array, or of a tensor of Open3D."""
    return np.asarray(value.numpy() if hasattr(type(value), "from_numpy") else value)


def _checked(value: Any, name: str, numbers: int, dtype: type, least: int = 2) -> NDArray[Any]:
    """An array (..., numbers) of a dtype with at least so many axes, or an exception."""
    array = _array(value)
    if array.ndim < least or array.shape[-1] != numbers:
        raise ValueError(f"{name}: shape {array.shape}, wanted (..., {numbers}) with at least {least} axes")
    if array.dtype != dtype:
        raise TypeError(f"{name}: dtype {array.dtype}, wanted {dtype.__name__}: use .astype(np.{dtype.__name__})")
    return array


def _threads(nthreads: int) -> int | None:
    return nthreads if nthreads > 0 else None


class RaycastingScene:
    """Triangle meshes, and questions of rays and points to all of them together, in float32.

    nthreads  for the tree, which is built at the first question; 0: all cores
    device    "CPU:0" or a device of Open3D; only CPUs are supported

    A RaycastingScene in the place of nthreads is copied. Meshes that points are inside of must be closed.
    """

    INVALID_ID = _INVALID
    _made: Any = None  # what makes tensors of all answers

    def __init__(self, nthreads: int | RaycastingScene = 0, device: Any = "CPU:0") -> None:
        if not str(device).startswith("CPU"):
            raise ValueError(f"device: {device}, wanted a CPU")
        self._mesh: Mesh | None = None
        self._parts: list[tuple[NDArray[np.float32], NDArray[np.uint32]]] = []
        self._nthreads: int
        if isinstance(nthreads, RaycastingScene):
            self._parts += nthreads._parts
            self._nthreads = nthreads._nthreads
        else:
            self._nthreads = nthreads

    def __deepcopy__(self, memo: Any) -> RaycastingScene:
        return type(self)(self)  # the arrays do not change

    # ---- Meshes

    def add_triangles(self, vertex_positions: Any, triangle_indices: Any = None) -> int:
        """Add vertices float32 (n, 3) and triangles uint32 (m, 3), or a mesh: returns its geometry ID, 0, 1, ..."""
        if triangle_indices is None:
            mesh = Mesh(vertex_positions)
            vertices, triangles = np.asarray(mesh.vertices, np.float32), mesh.faces
        else:
            vertices = _checked(vertex_positions, "vertex_positions", 3, np.float32)
            triangles = _checked(triangle_indices, "triangle_indices", 3, np.uint32)
        one = Mesh(vertices, triangles)  # checks shapes and indices, and keeps arrays of its own
        self._parts.append((one.vertices, one.faces))
        self._mesh = None
        return len(self._parts) - 1

    def _whole(self) -> Mesh:
        """All meshes as one."""
        if self._mesh is not None:
            return self._mesh
        counts = [len(triangles) for _, triangles in self._parts]
        firsts = np.cumsum([0] + [len(vertices) for vertices, _ in self._parts])
        vertices = np.concatenate([np.zeros((0, 3), np.float32), *(part[0] for part in self._parts)])
        triangles = np.concatenate([np.zeros((0, 3), np.uint32), *(
            part[1] + np.uint32(first) for part, first in zip(self._parts, firsts, strict=False))])
        # What a triangle has; the last entry is that of -1, a miss.
        self._geometry = np.append(np.repeat(np.arange(len(counts), dtype=np.uint32), counts), np.uint32(_INVALID))
        within = [np.arange(count, dtype=np.uint32) for count in counts]
        self._primitive = np.concatenate([*within, np.array([_INVALID], np.uint32)])
        corners = vertices[triangles].astype(np.float64)
        normals = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
        lengths = np.linalg.norm(normals, axis=1, keepdims=True)
        normals = np.divide(normals, lengths, out=np.zeros_like(normals), where=lengths > 0)
        self._normals = np.concatenate([normals, np.zeros((1, 3))]).astype(np.float32)
        self._mesh = Mesh(vertices, triangles, threads=_threads(self._nthreads))
        return self._mesh

    # ---- Answers

    def _out(self, asked: Any, answer: Any) -> Any:
        """An array, or a dictionary of arrays, as the question was given."""
        made = self._made or getattr(type(asked), "from_numpy", None)
        if made is None:
            return answer
        if isinstance(answer, dict):
            return {name: made(np.ascontiguousarray(value)) for name, value in answer.items()}
        return made(np.ascontiguousarray(answer))

    def _of(self, found: Any, normals: bool = True) -> dict[str, Any]:
        """What answers of a tree have in common."""
        made = {"geometry_ids": self._geometry[found.prim], "primitive_ids": self._primitive[found.prim],
                "primitive_uvs": np.stack([found.u, found.v], axis=-1)}
        return {**made, "primitive_normals": self._normals[found.prim]} if normals else made

    def _rays(self, rays: Any, tnear: float = 0.0, tfar: float = np.inf) -> Ray:
        array = _checked(rays, "rays", 6, np.float32)
        return Ray(array[..., :3], array[..., 3:], np.float32(tnear), np.float32(tfar))

    def _points(self, points: Any) -> NDArray[Any]:
        return _checked(points, "query_points", 3, np.float32)

    # ---- Rays

    def cast_rays(self, rays: Any, nthreads: int = 0) -> Any:
        """The first hit of each ray.

        A dictionary of t_hit (inf: a miss), geometry_ids, primitive_ids (INVALID_ID), primitive_uvs
        (..., 2), the weights of the corners 1 and 2, and primitive_normals (..., 3) of unit length.
        t is in units of the direction.
        """
        touch = self._whole().cast(self._rays(rays), threads=_threads(nthreads))
        return self._out(rays, {"t_hit": touch.t, **self._of(touch)})

    def test_occlusions(self, rays: Any, tnear: float = 0.0, tfar: float = np.inf, nthreads: int = 0) -> Any:
        """Does each ray hit anything for tnear <= t <= tfar? Exactly where cast_rays has a hit."""
        return self._out(rays, self._whole().any(self._rays(rays, tnear, tfar), threads=_threads(nthreads)))

    def count_intersections(self, rays: Any, nthreads: int = 0) -> Any:
        """How often each ray crosses the surfaces, int32. A crossing at an edge or a corner counts once."""
        found = self._whole().crossings(self._rays(rays), threads=_threads(nthreads))
        return self._out(rays, found.counts.astype(np.int32))

    def list_intersections(self, rays: Any, nthreads: int = 0) -> Any:
        """All crossings, ray by ray, by increasing t.

        A dictionary of ray_splits: those of ray i, in the order of the array, are ray_splits[i] to
        ray_splits[i + 1]; of ray_ids; and of t_hit, geometry_ids, primitive_ids, primitive_uvs.
        """
        found = self._whole().crossings(self._rays(rays), threads=_threads(nthreads))
        return self._out(rays, {"ray_splits": found.offsets.astype(np.uint32), "ray_ids": found.ids().astype(np.uint32),
                                "t_hit": found.t, **self._of(found, normals=False)})

    # ---- Points

    def compute_closest_points(self, query_points: Any, nthreads: int = 0) -> Any:
        """The nearest points of the surfaces: a dictionary of points, and of what cast_rays has but t_hit."""
        near = self._whole().closest(self._points(query_points), threads=_threads(nthreads))
        return self._out(query_points, {"points": near.point, **self._of(near)})

    def compute_distance(self, query_points: Any, nthreads: int = 0) -> Any:
        """The distances from the surfaces."""
        near = self._whole().closest(self._points(query_points), threads=_threads(nthreads))
        return self._out(query_points, near.distance)

    def compute_signed_distance(self, query_points: Any, nthreads: int = 0, nsamples: int = 1) -> Any:
        """The distances from the surfaces, less than 0 inside.

        nsamples  an odd number; it has no effect: the sign is exact
        """
        _check_odd(nsamples)
        distance = self._whole().signed_distance(self._points(query_points), threads=_threads(nthreads))
        return self._out(query_points, distance)

    def compute_occupancy(self, query_points: Any, nthreads: int = 0, nsamples: int = 1) -> Any:
        """1 for points inside or on a surface, else 0, float32.

        nsamples  an odd number; it has no effect: the answer is exact
        """
        _check_odd(nsamples)
        inside = self._whole().contains(self._points(query_points), threads=_threads(nthreads))
        return self._out(query_points, inside.astype(np.float32))

    # ---- Cameras

    @classmethod
    def create_rays_pinhole(cls, *args: Any, **named: Any) -> Any:
        """Rays float32 (height_px, width_px, 6) through the middles of pixels; directions have z = 1 in the camera.

        create_rays_pinhole(fov_deg, center, eye, up, width_px, height_px): a camera at `eye` that looks at
        `center`; fov_deg is the angle from left to right.
        create_rays_pinhole(intrinsic_matrix, extrinsic_matrix, width_px, height_px): matrices (3, 3) of
        the image and (4, 4) from the world to the camera.
        """
        short = ("intrinsic_matrix", "extrinsic_matrix", "width_px", "height_px")
        long = ("fov_deg", "center", "eye", "up", "width_px", "height_px")
        names = short if len(args) + len(named) == len(short) else long
        given = {**dict(zip(names, args, strict=False)), **named}
        if set(given) != set(names) or len(args) + len(named) != len(names):
            raise TypeError(f"create_rays_pinhole: wanted {', '.join(short)}; or {', '.join(long)}")
        width, height = int(given["width_px"]), int(given["height_px"])
        if names is short:
            intrinsic, extrinsic = (_matrix(given[name], name, axes) for name, axes in zip(short, (3, 4), strict=False))
        else:
            intrinsic, extrinsic = _camera(*(given[name] for name in names))
        x, y = np.meshgrid(np.arange(width) + 0.5, np.arange(height) + 0.5)
        back = extrinsic[:3, :3].T
        rays = np.empty((height, width, 6), np.float32)
        rays[..., :3] = -back @ extrinsic[:3, 3]
        rays[..., 3:] = np.stack([x, y, np.ones_like(x)], axis=-1) @ (back @ np.linalg.inv(intrinsic)).T
        tensors = [type(one) for one in given.values() if hasattr(type(one), "from_numpy")]
        made = cls._made or (tensors[0].from_numpy if tensors else None)
        return rays if made is None else made(rays)


def _check_odd(nsamples: int) -> None:
    if nsamples < 1 or nsamples % 2 == 0:
        raise ValueError(f"nsamples: {nsamples}, wanted an odd number of at least 1")


def _matrix(value: Any, name: str, axes: int) -> NDArray[np.float64]:
    array = _array(value).astype(np.float64)
    if array.shape != (axes, axes):
        raise ValueError(f"{name}: shape {array.shape}, wanted {(axes, axes)}")
    return array


def _camera(fov_deg: float, center: ArrayLike, eye: ArrayLike, up: ArrayLike, width: int, height: int
            ) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The matrices of a camera: (intrinsic, extrinsic)."""
    points = [_array(one).astype(np.float64) for one in (center, eye, up)]
    for name, point in zip(("center", "eye", "up"), points, strict=True):
        if point.shape != (3,):
            raise ValueError(f"{name}: shape {point.shape}, wanted (3,)")
    forward = points[0] - points[1]
    forward /= np.linalg.norm(forward)
    right = np.cross(points[2], forward)
    right /= np.linalg.norm(right)
    focal = 0.5 * width / np.tan(np.radians(fov_deg) / 2)
    intrinsic = np.array([[focal, 0, width / 2], [0, focal, height / 2], [0, 0, 1]])
    extrinsic = np.eye(4)
    extrinsic[:3, :3] = right, np.cross(forward, right), forward
    extrinsic[:3, 3] = -extrinsic[:3, :3] @ points[1]
    return intrinsic, extrinsic


# ---- In the place of what Open3D has

_before: list[Any] = []


def install() -> None:
    """Put a RaycastingScene that returns tensors at open3d.t.geometry.RaycastingScene."""
    open3d = importlib.import_module("open3d")
    if not _before:
        _before.append(open3d.t.geometry.RaycastingScene)
        open3d.t.geometry.RaycastingScene = type("RaycastingScene", (RaycastingScene,), {
            "__doc__": RaycastingScene.__doc__, "_made": staticmethod(open3d.core.Tensor.from_numpy)})


def uninstall() -> None:
    """Put back what install() has replaced."""
    open3d = importlib.import_module("open3d")
    if _before:
        open3d.t.geometry.RaycastingScene = _before.pop()
