"""trimesh's rays, proximity, sections and collisions, answered by this package.

    from isect import trimesh as adapter
    adapter.install()

After that, meshes of trimesh that are made use this package wherever they used embree, rtree or the
functions of trimesh for closest points and sections, and managers of collisions need no FCL.
uninstall() puts back what was there. The functions and classes here may also be used without
install(). `import trimesh` in this module finds trimesh itself, since imports are absolute.
"""

from __future__ import annotations

import contextlib
import gc
import importlib
import sys
import weakref
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from . import Aabb, Hull, Mesh, Obb, Plane, Pose, Ray, Triangle, _rows, contact, overlap, pairs
from ._poses import is_rigid, matrix_of_pose

Array = NDArray[Any]
MERGE = 1e-8  # trimesh.tol.merge

_TREES: dict[int, Any] = {}


def tree_of(mesh: Any) -> Mesh:
    """The isect.Mesh of a mesh of trimesh. It is kept until that mesh changes or ends."""
    key, state = id(mesh), hash(mesh)
    held = _TREES.get(key)
    if held is None or held[0]() is not mesh or held[1] != state:
        made = Mesh(np.asarray(mesh.vertices, np.float64), np.asarray(mesh.faces))
        held = _TREES[key] = weakref.ref(mesh, lambda _: _TREES.pop(key, None)), state, made
    return held[2]


def as_rows(given: Any, name: str) -> Array:
    """An array (n, 3) of float64, or ValueError."""
    array: Array = np.asarray(given, np.float64)
    if array.ndim != 2 or array.shape[1] != 3:
        raise ValueError(f"{name} must be (n,3), not {array.shape}")
    return array


# ---- Rays


class RayMeshIntersector:
    """Rays against a mesh of trimesh, in double precision.

    geometry      a mesh of trimesh
    scale_to_box  has no effect: all sizes have the same relative precision
    """

    def __init__(self, geometry: Any, scale_to_box: bool = True) -> None:
        self.mesh = geometry
        self._scale_to_box = scale_to_box

    def _rays(self, origins: Any, directions: Any) -> tuple[Array, Array, Ray]:
        origins, directions = as_rows(origins, "ray_origins"), as_rows(directions, "ray_directions")
        if origins.shape != directions.shape:
            raise ValueError(f"ray_origins {origins.shape} and ray_directions {directions.shape} do not match")
        return origins, directions, Ray(origins, directions)

    def intersects_id(self, ray_origins: Any, ray_directions: Any, multiple_hits: bool = True, max_hits: int = 100,
                      return_locations: bool = False, **_ignored: Any) -> tuple[Array, ...]:
        """The triangles that rays hit, by ray, then by distance: (index_tri, index_ray[, locations]).

        multiple_hits  all crossings of the surface, each once; else the first hit
        max_hits       at most so many of a ray, the nearest ones
        """
        origins, directions, rays = self._rays(ray_origins, ray_directions)
        if multiple_hits:
            hits: Any = tree_of(self.mesh).crossings(rays)
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

    def intersects_location(self, ray_origins: Any, ray_directions: Any, multiple_hits: bool = True,
                            **options: Any) -> tuple[Array, Array, Array]:
        """Where rays hit the surface: (locations, index_ray, index_tri)."""
        index_tri, index_ray, locations = self.intersects_id(ray_origins, ray_directions, multiple_hits,
                                                             return_locations=True, **options)
        return locations, index_ray, index_tri

    def intersects_first(self, ray_origins: Any, ray_directions: Any, **_ignored: Any) -> Array:
        """The first triangle that each ray hits; -1: none."""
        rays = self._rays(ray_origins, ray_directions)[2]
        prim: Array = tree_of(self.mesh).cast(rays).prim.astype(np.int64)
        return prim

    def intersects_any(self, ray_origins: Any, ray_directions: Any, **_ignored: Any) -> Array:
        """Does each ray hit the surface?"""
        hit: Array = tree_of(self.mesh).any(self._rays(ray_origins, ray_directions)[2])
        return hit

    def contains_points(self, points: Any) -> Array:
        """Is each point inside the mesh or on its surface? Exact."""
        inside: Array = tree_of(self.mesh).contains(as_rows(points, "points"))
        return inside

    def __copy__(self, *_memo: Any) -> RayMeshIntersector:
        return type(self)(self.mesh, self._scale_to_box)

    __deepcopy__ = __copy__


# ---- Proximity


def closest_point(mesh: Any, points: Any) -> tuple[Array, Array, Array]:
    """The nearest points of the surface: (closest, distance, triangle_id).

    Where the two nearest triangles are nearly equally far, as at edges, the one whose normal looks
    more towards the point is taken, as in trimesh.
    """
    points = as_rows(points, "points")
    two: Any = tree_of(mesh).closest_few(points, 2)
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


def signed_distance(mesh: Any, points: Any) -> Array:
    """Distances from the surface, positive inside. The sign is exact, and needs a closed mesh."""
    distance: Array = -tree_of(mesh).signed_distance(as_rows(points, "points"))
    return np.where(np.abs(distance) <= MERGE, np.abs(distance), distance)


# ---- Sections


def mesh_plane(mesh: Any, plane_normal: Any, plane_origin: Any, return_faces: bool = False, local_faces: Any = None,
               cached_dots: Any = None) -> Any:
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


# ---- Collisions


def _placed(points: Any, matrix: Array) -> Any:
    """Points, moved by a matrix (4, 4)."""
    return points @ matrix[:3, :3].T + matrix[:3, 3]


def _undone(matrix: Array) -> Array:
    """The inverse of a rigid motion."""
    made = np.eye(4)
    made[:3, :3] = matrix[:3, :3].T
    made[:3, 3] = -matrix[:3, :3].T @ matrix[:3, 3]
    return made


def _one_of_each(faces: Array, count: int) -> Array:
    """The first vertex of each connected part of a mesh of so many vertices."""
    first: Array = np.arange(count)
    before: Array = np.empty(0)
    while not np.array_equal(first, before):
        before = first.copy()
        np.minimum.at(first, faces.reshape(-1), np.repeat(first[faces].min(axis=1), 3))
        first = first[first]
    made: Array = np.unique(first[faces])
    return made


class _Body:
    """What all places of a mesh share.

    corners  the vertices that triangles use
    some     a vertex of each connected part of the surface
    """

    def __init__(self, tree: Mesh) -> None:
        self.corners = np.ascontiguousarray(tree.vertices[np.unique(tree.faces)])
        self.some = tree.vertices[_one_of_each(tree.faces, len(tree.vertices))]
        if len(self.corners):
            lower, upper = self.corners.min(axis=0), self.corners.max(axis=0)
            self.center, self.half = (lower + upper) / 2, (upper - lower) / 2


_BODIES: weakref.WeakKeyDictionary[Mesh, _Body] = weakref.WeakKeyDictionary()


def _body_of(tree: Mesh) -> _Body:
    made = _BODIES.get(tree)
    if made is None:
        made = _BODIES[tree] = _Body(tree)
    return made


class Placed:
    """A mesh in its place: a solid if it is convex, else a surface.

    All places that rigid motions lead to share the tree of the mesh; other motions make new trees.
    """

    def __init__(self, mesh: Any, transform: Any = None) -> None:
        self.convex = bool(mesh.is_convex)
        self._own = tree_of(mesh)
        self.move(transform)

    def move(self, transform: Any) -> None:
        """To another place."""
        if isinstance(transform, Pose):
            transform = np.concatenate([matrix_of_pose(transform), [[0, 0, 0, 1]]])
        matrix = np.eye(4) if transform is None else np.array(transform, np.float64)
        if matrix.shape != (4, 4):
            raise ValueError(f"transform must be (4,4), not {matrix.shape}")
        self.tree, self.matrix = self._own, matrix
        if not is_rigid(matrix):
            self.tree, self.matrix = Mesh(_placed(self._own.vertices, matrix), self._own.faces), np.eye(4)
        self._body = _body_of(self.tree)
        self.undone = _undone(self.matrix)
        self.box = self._box()
        self._hull: Hull | None = None

    def _box(self) -> Any:
        """A box around the placed mesh, as numbers. It has room for rounding errors."""
        if not len(self.tree):
            return self.tree.bounds.data
        center, half = self._extent = self._body.center, self._body.half
        turned, moved = np.abs(self.matrix[:3, :3]), np.abs(self.matrix[:3, 3])
        # A coordinate is a sum of four products. Its few roundings are below 2^-48 of the sum of their sizes.
        half = turned @ half + 2.0**-48 * (turned @ (np.abs(center) + half) + moved)
        center = _placed(center, self.matrix)
        return np.concatenate([center - half, center + half])

    @property
    def hull(self) -> Hull:
        """The solid in the world."""
        if self._hull is None:
            corners = _placed(self._body.corners, self.matrix)
            self._hull = Hull._of_corners(corners)  # type: ignore[attr-defined]
        return self._hull


class _Touches(NamedTuple):
    """Where pairs of placed meshes meet or are nearest, in the world: arrays of one length.

    pair            which of the pairs
    prim_a, prim_b  the triangles; -1 for a solid
    """

    pair: Array
    gap: Array
    normal: Array
    a: Array
    b: Array
    prim_a: Array
    prim_b: Array


class _Contact(NamedTuple):
    """What trimesh reads of a contact of FCL."""

    b1: int
    b2: int
    normal: Array
    pos: Array
    penetration_depth: float


class _Pairs:
    """Pairs of placed meshes: bodies[a[i]] and bodies[b[i]]."""

    def __init__(self, bodies: list[Placed], a: Any, b: Any) -> None:
        self.bodies, self.a, self.b = bodies, np.asarray(a, np.int64), np.asarray(b, np.int64)
        self.solid = np.array([one.convex for one in bodies], np.bool_)
        self.matrix = np.array([one.matrix for one in bodies]).reshape(-1, 4, 4)
        self.undone = np.array([one.undone for one in bodies]).reshape(-1, 4, 4)

    def __len__(self) -> int:
        return len(self.a)

    def __getitem__(self, rows: Any) -> _Pairs:
        made = _Pairs.__new__(_Pairs)
        made.__dict__.update(self.__dict__)
        made.a, made.b = self.a[rows], self.b[rows]
        return made

    def _trees(self, which: Array) -> Array:
        made: Array = _rows.trees_of([self.bodies[i].tree for i in which.tolist()])
        return made

    def _between(self, first: Array, second: Array) -> Array:
        """The places of the second bodies in the frames of the first."""
        made: Array = (self.undone[first] @ self.matrix[second])[:, :3]
        return made

    def _hulls(self, which: Array) -> Any:
        """Solids in the world, as one Hull."""
        used, at = np.unique(which, return_inverse=True)
        hulls: Any = [self.bodies[i].hull for i in used.tolist()]
        return _rows.joined(hulls, at)

    def _corners(self, which: Array, prims: Array) -> Array:
        """The corners of triangles in the world, (n, 3, 3)."""
        made = np.empty((len(which), 3, 3))
        for i, rows in _by_body(which):
            tree = self.bodies[i].tree
            made[rows] = _placed(tree.vertices[tree.faces[prims[rows]]], self.matrix[i])
        return made

    def _shapes(self, which: Array, prims: Array) -> Any:
        """Solids, or triangles, in the world."""
        if len(prims) and prims[0] < 0:
            return self._hulls(which)
        return Triangle.of(self._corners(which, prims).reshape(-1, 9))

    def meet(self) -> Array:
        """Which pairs share a point?"""
        both = self.solid[self.a] & self.solid[self.b]
        made = np.zeros(len(self), np.bool_)
        if both.any():
            made[both] = overlap(self._hulls(self.a[both]), self._hulls(self.b[both]))
        rest = self[~both]
        made[~both] = _rows.clash_any(1, self._trees(rest.a), self._trees(rest.b), self._between(rest.a, rest.b))
        # Where surfaces are apart, each connected part of a surface is inside of a solid, or outside.
        left = np.flatnonzero(~made & (self.solid[self.a] != self.solid[self.b]))
        made[left] = self[left]._hold_some()
        return made

    def _hold_some(self) -> Array:
        """Which solids of pairs of a solid and a surface contain a vertex of a connected part of the surface?"""
        solid = np.where(self.solid[self.a], self.a, self.b)
        some = [self.bodies[i]._body.some for i in (self.a + self.b - solid).tolist()]
        pair = np.repeat(np.arange(len(self)), [len(points) for points in some])
        matrix = self.matrix[self.a + self.b - solid][pair]
        points = np.concatenate([np.empty((0, 3)), *some])
        points = (matrix[:, :3, :3] @ points[:, :, None])[..., 0] + matrix[:, :3, 3]
        # The box rejects most points, and the exact question is to the others.
        boxes = np.array([self.bodies[i].box for i in solid.tolist()]).reshape(-1, 6)[pair]
        near = np.flatnonzero(np.all((points >= boxes[:, :3]) & (points <= boxes[:, 3:]), axis=1))
        made = np.zeros(len(self), np.bool_)
        if len(near):
            made[pair[near][overlap(self._hulls(solid[pair[near]]), points[near])]] = True
        return made

    def _near(self, surface: Array, solid: Array) -> tuple[Array, Array]:
        """The triangles of surfaces that meet the boxes of solids: (pair, prim)."""
        toward = self._between(surface, solid)
        center, half = (np.array([self.bodies[i]._extent[k] for i in solid.tolist()]).reshape(-1, 3) for k in range(2))
        turned = toward[:, :, :3]
        reach = np.concatenate([np.abs(center) + half, np.ones((len(solid), 1))], axis=1)
        room = 2.0**-46 * (np.abs(toward) @ reach[:, :, None]).max(axis=1)  # for rounding errors
        middle = (turned @ center[:, :, None])[..., 0] + toward[:, :, 3]
        boxes = np.concatenate([middle, np.swapaxes(turned, 1, 2).reshape(-1, 9), half + room], axis=1)
        found = _rows.overlap_all(1, self._trees(surface), Obb, boxes)
        return found.ids(), found.prim

    def _meeting(self, solid_a: bool, solid_b: bool) -> tuple[Array, Array, Array]:
        """(pair, prim_a, prim_b) of what meets, of the pairs of such bodies, which meet."""
        rows = np.flatnonzero((self.solid[self.a] == solid_a) & (self.solid[self.b] == solid_b))
        mine = self[rows]
        if not len(rows):
            return rows, rows, rows
        if solid_a and solid_b:
            return rows, np.full(len(rows), -1), np.full(len(rows), -1)
        if not solid_a and not solid_b:
            found = _rows.clash_pairs(1, mine._trees(mine.a), mine._trees(mine.b), mine._between(mine.a, mine.b))
            return rows[found.ids()], found.prim_a, found.prim_b
        at, prim = mine._near(mine.b, mine.a) if solid_a else mine._near(mine.a, mine.b)
        pair, none = rows[at], np.full(len(prim), -1)
        prim_a, prim_b = (none, prim) if solid_a else (prim, none)
        kept = overlap(self._shapes(self.a[pair], prim_a), self._shapes(self.b[pair], prim_b))
        return pair[kept], prim_a[kept], prim_b[kept]

    def contacts(self) -> _Touches:
        """_Touches of solids, one, and of each triangle or pair of triangles that meet, by pair."""
        made = []
        for solid_a, solid_b in ((True, True), (True, False), (False, True), (False, False)):
            pair, prim_a, prim_b = self._meeting(solid_a, solid_b)
            if len(pair):
                found = contact(self._shapes(self.a[pair], prim_a), self._shapes(self.b[pair], prim_b))
                made.append(_Touches(pair, found.gap, found.normal, found.a, found.b, prim_a, prim_b))
        none = np.zeros(0, np.int64)
        made.append(_Touches(none, np.zeros(0), *(np.zeros((0, 3)),) * 3, none, none))
        order = np.argsort(np.concatenate([one.pair for one in made]), kind="stable")
        return _Touches._make(np.concatenate(part)[order] for part in zip(*made, strict=True))

    def faces(self, found: _Touches) -> tuple[Array, Array]:
        """The triangles of both bodies where they meet; of solids, those nearest to the points."""
        return (_faces(self, self.a[found.pair], found.prim_a, found.a),
                _faces(self, self.b[found.pair], found.prim_b, found.b))

    def contact_data(self, names: list[Any]) -> list[Any]:
        """A ContactData of trimesh for each of contacts(); names[i] are those of pair i."""
        made = importlib.import_module("trimesh.collision").ContactData
        found = self.contacts()
        faces_a, faces_b = self.faces(found)
        rows = zip(faces_a.tolist(), faces_b.tolist(), found.normal, (found.a + found.b) / 2,
                   np.maximum(0.0, -found.gap).tolist(), strict=True)
        named = map(names.__getitem__, found.pair.tolist())
        with _uncollected():
            return list(map(made, named, map(_Contact._make, rows)))


@contextlib.contextmanager
def _uncollected() -> Any:
    """No search for garbage: it would look at all of many new objects again and again, of which none can be garbage yet."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()


def _by_body(which: Array) -> Any:
    """(body, the rows that have it) for each body."""
    order = np.argsort(which, kind="stable")
    used, first = np.unique(which[order], return_index=True)
    return zip(used.tolist(), np.split(order, first[1:]), strict=True) if len(used) else ()


def _faces(of: _Pairs, which: Array, prims: Array, points: Array) -> Array:
    made = np.array(prims, np.int64)
    solid = np.flatnonzero(made < 0)
    for i, rows in _by_body(which[solid]):
        rows = solid[rows]
        made[rows] = of.bodies[i].tree.closest(_placed(points[rows], of.undone[i])).prim
    return made


def _nearest(a: Placed, b: Placed, within: float) -> tuple[_Pairs, _Touches]:
    """The pair, and _Touches, one: the nearest points, or the deepest contact. Surfaces farther than `within` miss."""
    both, none = _Pairs([a, b], [0], [1]), np.zeros(1, np.int64)
    if a.convex or b.convex:
        found = both.contacts()
        if len(found.gap):
            least = [found.gap.argmin()]
            return both, _Touches._make(part[least] for part in found)
    near: Any = a.tree.clash_closest(b.tree, a.undone @ b.matrix, max(within, 0.0))
    at_a, at_b = (_placed(np.reshape(point, (1, 3)), a.matrix) for point in (near.a, near.b))
    return both, _Touches(none, np.array([near.distance]), np.zeros((1, 3)), at_a, at_b, np.array([near.prim_a]),
                          np.array([near.prim_b]))


BLOCK = 1024  # pairs that are asked about together


def _collisions(candidates: _Pairs, names: Any, return_names: bool, return_data: bool) -> tuple[bool, list[Any], list[Any]]:
    """Which pairs meet: (do any, pairs of names, a list of ContactData). names(a, b): those of two bodies."""
    found: list[Any] = []
    data: list[Any] = []
    for start in range(0, len(candidates), BLOCK):
        block = candidates[start:start + BLOCK]
        block = block[block.meet()]
        mine = [names(a, b) for a, b in zip(block.a.tolist(), block.b.tolist(), strict=True)]
        found += mine
        if return_data:
            data += block.contact_data(mine)
        if found and not (return_names or return_data):
            break
    return bool(found), found, data


def _least(rows: Any, return_data: bool) -> tuple[float, tuple[Any, Any], Any]:
    """The least distance in rows (name, placed mesh, {name: placed mesh}): (distance, names, DistanceData or None)."""
    limit, best = np.inf, None
    for name_a, a, others in rows:
        names, boxes = list(others), _boxes(others)
        bounds = contact(Aabb.of(a.box), boxes).gap
        for i in np.argsort(bounds):
            # Boxes are no farther apart than what they hold, and no less deep in each other.
            if not bounds[i] < limit:
                break
            both, found = _nearest(a, others[names[i]], limit)
            if found.gap[0] < limit:
                limit, best = float(found.gap[0]), (name_a, names[i], both, found)
    if best is None:
        return limit, (None, None), None
    name_a, name_b, both, found = best
    if not return_data:
        return limit, (name_a, name_b), None
    made = importlib.import_module("trimesh.collision").DistanceData
    face_a, face_b = (int(one[0]) for one in both.faces(found))
    result = SimpleNamespace(b1=face_a, b2=face_b, nearest_points=(found.a[0], found.b[0]), min_distance=limit)
    return limit, (name_a, name_b), made((name_a, name_b), result)


def _boxes(placed: Any) -> Aabb:
    """The boxes of placed meshes, as one Aabb."""
    return Aabb.of(np.reshape([one.box for one in placed.values()], (-1, 6)))


def _wanted(answer: Any, names: Any, return_names: bool, data: Any, return_data: bool) -> Any:
    """The answer, with what else is wanted."""
    more = ([names] if return_names else []) + ([data] if return_data else [])
    return (answer, *more) if more else answer


class CollisionManager:
    """Placed meshes by name, and whether and where they meet. It does what trimesh.collision.CollisionManager does.

    Convex meshes are solids, others are surfaces. Touching counts.
    """

    def __init__(self) -> None:
        self._objs: dict[Any, Placed] = {}

    def add_object(self, name: Any, mesh: Any, transform: Any = None) -> Placed:
        """Put a mesh into a place, a matrix (4, 4) or a Pose. It replaces the one that had the name."""
        self._objs[name] = Placed(mesh, transform)
        return self._objs[name]

    def remove_object(self, name: Any) -> None:
        """Take a mesh away."""
        del self._objs[self._known(name)]

    def set_transform(self, name: Any, transform: Any) -> None:
        """Move a mesh to another place."""
        self._objs[self._known(name)].move(transform)

    def _known(self, name: Any) -> Any:
        if name not in self._objs:
            raise ValueError(f"{name} not in collision manager!")
        return name

    def in_collision_single(self, mesh: Any, transform: Any = None, return_names: bool = False,
                            return_data: bool = False) -> Any:
        """Does a mesh meet any of the manager: bool[, their names][, list of ContactData]?"""
        one, names, bodies = Placed(mesh, transform), list(self._objs), list(self._objs.values())
        near = np.flatnonzero(overlap(Aabb.of(one.box), _boxes(self._objs)))
        candidates = _Pairs([*bodies, one], near, np.full(len(near), len(bodies)))
        hit, found, data = _collisions(candidates, lambda a, _: (names[a], "__external"), return_names, return_data)
        return _wanted(hit, {name for name, _ in found}, return_names, data, return_data)

    def in_collision_internal(self, return_names: bool = False, return_data: bool = False) -> Any:
        """Do any two of the manager meet: bool[, sorted pairs of names][, list of ContactData]?"""
        names = list(self._objs)
        candidates = _Pairs(list(self._objs.values()), *pairs(_boxes(self._objs)).T)
        hit, found, data = _collisions(candidates, lambda a, b: (names[a], names[b]), return_names, return_data)
        return _wanted(hit, {tuple(sorted(two)) for two in found}, return_names, data, return_data)

    def in_collision_other(self, other_manager: Any, return_names: bool = False, return_data: bool = False) -> Any:
        """Does any meet one of another manager: bool[, pairs of names][, list of ContactData]?"""
        mine, theirs = self._objs, other_manager._objs
        names = [*mine, *theirs]
        first, second = pairs(_boxes(mine), _boxes(theirs)).T
        candidates = _Pairs([*mine.values(), *theirs.values()], first, second.astype(np.int64) + len(mine))
        hit, found, data = _collisions(candidates, lambda a, b: (names[a], names[b]), return_names, return_data)
        return _wanted(hit, set(found), return_names, data, return_data)

    def min_distance_single(self, mesh: Any, transform: Any = None, return_name: bool = False,
                            return_data: bool = False) -> Any:
        """How far a mesh is from the nearest of the manager: distance[, its name][, DistanceData].

        The distance of a solid is less than 0 where it meets another mesh. It is inf where there is
        no other mesh; names and data are then None.
        """
        distance, names, data = _least([("__external", Placed(mesh, transform), self._objs)], return_data)
        return _wanted(distance, names[1], return_name, data, return_data)

    def min_distance_internal(self, name: Any = None, return_names: bool = False, return_data: bool = False) -> Any:
        """How far the nearest two of the manager are, or the one named from all others: see min_distance_single."""
        items = list(self._objs.items())
        rows: Any = ((*item, dict(items[i + 1:])) for i, item in enumerate(items))
        if name is not None:
            rows = [(name, self._objs[self._known(name)], {key: one for key, one in items if key != name})]
        distance, names, data = _least(rows, return_data)
        return _wanted(distance, names if None in names else tuple(sorted(names)), return_names, data, return_data)

    def min_distance_other(self, other_manager: Any, return_names: bool = False, return_data: bool = False) -> Any:
        """How far the nearest are, one of this manager and one of the other: see min_distance_single."""
        distance, names, data = _least(((*item, other_manager._objs) for item in self._objs.items()), return_data)
        return _wanted(distance, names, return_names, data, return_data)


def scene_to_collision(scene: Any) -> tuple[CollisionManager, dict[Any, Placed]]:
    """The meshes of a scene of trimesh in their places: (CollisionManager, {node: placed mesh})."""
    manager, placed = CollisionManager(), {}
    for node in scene.graph.nodes_geometry:
        transform, geometry = scene.graph[node]
        placed[node] = manager.add_object(node, scene.geometry[geometry], transform)
    return manager, placed


# ---- In the place of what trimesh has

_REPLACED = {"trimesh.proximity": ("closest_point", "signed_distance"), "trimesh.intersections": ("mesh_plane",),
             "trimesh.collision": ("CollisionManager", "scene_to_collision")}
_before: list[Any] = []


def _replace(owner: Any, name: Any, value: Any) -> None:
    _before.append((owner, name, getattr(owner, name)))
    setattr(owner, name, value)


def install() -> None:
    """Let trimesh use this package. Meshes that are there keep the ray engine they have."""
    if _before:
        return
    ray, *_ = [importlib.import_module(name) for name in ("trimesh.ray", *_REPLACED)]
    me = sys.modules[__name__]
    _before.append((None, "trimesh.ray.ray_pyembree", sys.modules.get("trimesh.ray.ray_pyembree")))
    sys.modules["trimesh.ray.ray_pyembree"] = me
    _replace(ray, "ray_pyembree", me)
    _replace(ray, "has_embree", True)
    for module, names in _REPLACED.items():
        for name in names:
            _replace(sys.modules[module], name, getattr(me, name))


def uninstall() -> None:
    """Put back what install() has replaced."""
    while _before:
        owner, name, value = _before.pop()
        if owner is not None:
            setattr(owner, name, value)
        elif value is None:
            del sys.modules[name]
        else:
            sys.modules[name] = value
