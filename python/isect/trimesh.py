"""trimesh's rays, proximity and sections, answered by this package.

    from isect import trimesh as adapter
    adapter.install()

After that, meshes of trimesh that are made use this package wherever they used embree, rtree or the
functions of trimesh for closest points and sections. uninstall() puts back what was there. The
functions and classes here may also be used without install(). `import trimesh` in this module finds
trimesh itself, since imports are absolute.
"""

import sys
import weakref

import numpy as np

from . import Mesh, Plane, Ray

MERGE = 1e-8  # trimesh.tol.merge

_TREES = {}


def tree_of(mesh):
    """The isect.Mesh of a mesh of trimesh. It is kept until that mesh changes or ends."""
    key, state = id(mesh), hash(mesh)
    held = _TREES.get(key)
    if held is None or held[0]() is not mesh or held[1] != state:
        made = Mesh(np.asarray(mesh.vertices, np.float64), np.asarray(mesh.faces))
        held = _TREES[key] = weakref.ref(mesh, lambda _: _TREES.pop(key, None)), state, made
    return held[2]


def as_rows(array, name):
    """An array (n, 3) of float64, or ValueError."""
    array = np.asarray(array, np.float64)
    if array.ndim != 2 or array.shape[1] != 3:
        raise ValueError(f"{name} must be (n,3), not {array.shape}")
    return array


# ---- Rays


class RayMeshIntersector:
    """Rays against a mesh of trimesh, in double precision.

    geometry      a mesh of trimesh
    scale_to_box  has no effect: all sizes have the same relative precision
    """

    def __init__(self, geometry, scale_to_box=True):
        self.mesh = geometry
        self._scale_to_box = scale_to_box

    def _rays(self, origins, directions):
        origins, directions = as_rows(origins, "ray_origins"), as_rows(directions, "ray_directions")
        if origins.shape != directions.shape:
            raise ValueError(f"ray_origins {origins.shape} and ray_directions {directions.shape} do not match")
        return origins, directions, Ray(origins, directions)

    def intersects_id(self, ray_origins, ray_directions, multiple_hits=True, max_hits=100, return_locations=False,
                      **_ignored):
        """The triangles that rays hit, by ray, then by distance: (index_tri, index_ray[, locations]).

        multiple_hits  all crossings of the surface, each once; else the first hit
        max_hits       at most so many of a ray, the nearest ones
        """
        origins, directions, rays = self._rays(ray_origins, ray_directions)
        if multiple_hits:
            hits = tree_of(self.mesh).crossings(rays)
            index_ray = hits.ids()
            kept = np.arange(len(index_ray)) - hits.offsets[index_ray] < max_hits
        else:
            hits = tree_of(self.mesh).cast(rays)
            index_ray = np.arange(len(origins))
            kept = hits.prim >= 0
        index_ray = index_ray[kept].astype(np.int64)
        index_tri = hits.prim[kept].astype(np.int64)
        if not return_locations:
            return index_tri, index_ray
        return index_tri, index_ray, origins[index_ray] + hits.t[kept][:, None] * directions[index_ray]

    def intersects_location(self, ray_origins, ray_directions, multiple_hits=True, **options):
        """Where rays hit the surface: (locations, index_ray, index_tri)."""
        index_tri, index_ray, locations = self.intersects_id(ray_origins, ray_directions, multiple_hits,
                                                             return_locations=True, **options)
        return locations, index_ray, index_tri

    def intersects_first(self, ray_origins, ray_directions, **_ignored):
        """The first triangle that each ray hits; -1: none."""
        rays = self._rays(ray_origins, ray_directions)[2]
        return tree_of(self.mesh).cast(rays).prim.astype(np.int64)

    def intersects_any(self, ray_origins, ray_directions, **_ignored):
        """Does each ray hit the surface?"""
        return tree_of(self.mesh).any(self._rays(ray_origins, ray_directions)[2])

    def contains_points(self, points):
        """Is each point inside the mesh or on its surface? Exact."""
        return tree_of(self.mesh).contains(as_rows(points, "points"))

    def __copy__(self, *_memo):
        return type(self)(self.mesh, self._scale_to_box)

    __deepcopy__ = __copy__


# ---- Proximity


def closest_point(mesh, points):
    """The nearest points of the surface: (closest, distance, triangle_id).

    Where the two nearest triangles are nearly equally far, as at edges, the one whose normal looks
    more towards the point is taken, as in trimesh.
    """
    points = as_rows(points, "points")
    two = tree_of(mesh).closest_few(points, 2)
    squares, near, faces = two.distance2, two.point, two.prim.astype(np.int64)
    with np.errstate(invalid="ignore"):
        tie = (squares[:, 1] - squares[:, 0] < MERGE) & (squares[:, 0] > MERGE)
    pick = np.zeros(len(points), np.int64)
    if tie.any():
        towards = (points[tie, None] - near[tie]) / np.sqrt(squares[tie])[..., None]
        normals = np.asarray(mesh.face_normals)[faces[tie]]
        pick[tie] = (normals * towards).sum(axis=2).argmax(axis=1)
    rows = np.arange(len(points))
    return near[rows, pick], np.sqrt(squares[rows, pick]), faces[rows, pick]


def signed_distance(mesh, points):
    """Distances from the surface, positive inside. The sign is exact, and needs a closed mesh."""
    distance = -tree_of(mesh).signed_distance(as_rows(points, "points"))
    return np.where(np.abs(distance) <= MERGE, np.abs(distance), distance)


# ---- Sections


def mesh_plane(mesh, plane_normal, plane_origin, return_faces=False, local_faces=None, cached_dots=None):
    """The segments (m, 2, 3) that a plane cuts out of the surface[, and the face of each].

    local_faces  the section of these faces only
    cached_dots  has no effect: the exact sides of vertices are computed again
    """
    normal, origin = np.asarray(plane_normal, np.float64), np.asarray(plane_origin, np.float64)
    if normal.shape != (3,) or origin.shape != (3,):
        raise ValueError("Plane origin and normal must be (3,)!")
    if local_faces is None:
        cut = tree_of(mesh)
    else:
        local_faces = np.asarray(local_faces, np.int64)
        cut = Mesh(np.asarray(mesh.vertices, np.float64), np.asarray(mesh.faces)[local_faces], build="fast")
    # A vertex on the plane is above it here and below it in trimesh: the plane is turned, and so are the lines.
    lines = cut.section(Plane(-normal, normal @ origin))
    following = np.arange(1, len(lines.points) + 1)
    following[lines.offsets[1:] - 1] = lines.offsets[:-1]
    kept = lines.prims >= 0
    segments = np.stack([lines.points[following[kept]], lines.points[kept]], axis=1)
    if not return_faces:
        return segments
    faces = lines.prims[kept].astype(np.int64)
    return segments, faces if local_faces is None else local_faces[faces]


# ---- In the place of what trimesh has

_REPLACED = {"trimesh.proximity": ("closest_point", "signed_distance"), "trimesh.intersections": ("mesh_plane",)}
_before = []


def _replace(owner, name, value):
    _before.append((owner, name, getattr(owner, name)))
    setattr(owner, name, value)


def install():
    """Let trimesh use this package. Meshes that are there keep the ray engine they have."""
    import trimesh.intersections
    import trimesh.proximity
    import trimesh.ray

    if _before:
        return
    me = sys.modules[__name__]
    _before.append((None, "trimesh.ray.ray_pyembree", sys.modules.get("trimesh.ray.ray_pyembree")))
    sys.modules["trimesh.ray.ray_pyembree"] = me
    _replace(trimesh.ray, "ray_pyembree", me)
    _replace(trimesh.ray, "has_embree", True)
    for module, names in _REPLACED.items():
        for name in names:
            _replace(sys.modules[module], name, getattr(me, name))


def uninstall():
    """Put back what install() has replaced."""
    while _before:
        owner, name, value = _before.pop()
        if owner is not None:
            setattr(owner, name, value)
        elif value is None:
            del sys.modules[name]
        else:
            sys.modules[name] = value
