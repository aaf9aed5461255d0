"""Scenes: meshes that are placed many times, with one tree over all."""

import numpy as np

from . import _core
from ._blocks import CAREFUL, columns_of, run, structs_of
from ._catalog import BY_NAME, KINDS, function
from ._mesh import Mesh, ragged, squared
from ._poses import matrices_of
from ._questions import checked_out, in_precision, put
from ._records import CLASSES, Ray, as_floats
from ._structs import handle, ok

SceneTouch, SceneNearest = CLASSES["SceneTouch"], CLASSES["SceneNearest"]


def nodes_of(scene):
    """The nodes of a scene of trimesh that have a geometry: (names, [(geometry, matrix), ...])."""
    nodes = list(scene.graph.nodes_geometry)
    placed = [scene.graph[node] for node in nodes]
    for node, (_, name) in zip(nodes, placed, strict=True):
        if not hasattr(scene.geometry[name], "faces"):
            raise TypeError(f"instances: the node {node!r} is a {type(scene.geometry[name]).__name__}, wanted meshes")
    return nodes, [(scene.geometry[name], matrix) for matrix, name in placed]


def is_scene(thing):
    """Is it a scene of trimesh?"""
    return hasattr(thing, "graph") and hasattr(thing, "geometry")


class Scene:
    """Instances: [(mesh, matrix), ...], where a matrix is 3 x 4 or 4 x 4, a Pose, or None; or a scene of trimesh.

    Each mesh is a Mesh, or what Mesh takes, of which one tree is built. All have one precision. Answers name the
    instance and the triangle of its mesh. `nodes` has the names of the instances in a scene of trimesh, else it is None.
    """

    def __init__(self, instances):
        self._nodes = None
        if is_scene(instances):
            self._nodes, instances = nodes_of(instances)
        pairs = [tuple(one) if isinstance(one, (tuple, list)) else (one, None) for one in instances]
        made = {}
        for i, one in enumerate(pairs):
            if len(one) != 2:
                raise TypeError(f"instances: {i} is {one!r}, wanted (Mesh, matrix)")
            if id(one[0]) not in made:
                try:
                    made[id(one[0])] = one[0] if isinstance(one[0], Mesh) else Mesh(one[0])
                except (TypeError, ValueError) as error:
                    raise type(error)(f"instances: {i}: {error}") from None
        self.instances = [(made[id(mesh)], matrix) for mesh, matrix in pairs]
        precisions = {mesh._precision for mesh, _ in self.instances}
        if len(precisions) > 1:
            raise ValueError("instances: meshes of float32 and of float64 in one scene; convert one of them")
        self._precision = precisions.pop() if precisions else 1
        placed = np.zeros(len(self.instances), BY_NAME["instance"].dtype(self._precision))
        trees = [mesh._tree for mesh, _ in self.instances]
        placed["bvh"] = [tree.address() for tree in trees]
        placed["matrix"] = matrices_of([matrix for _, matrix in self.instances], "instances: the matrix of").reshape(-1, 12)
        self._handle = handle("scene", self._precision, (trees, placed))
        ok(function("scene_build").call(self._precision, placed, len(placed), None, self._handle), "Scene")

    @property
    def nodes(self):
        """The names of the instances in the scene of trimesh that this one was made of, or None."""
        return self._nodes

    @property
    def stats(self):
        """Counts and bounds: isect_scene_statistics."""
        return function("scene_stats").call(self._precision, self._handle)

    def __len__(self):
        return len(self.instances)

    def __repr__(self):
        return f"<Scene of {len(self)} instances>"

    def __reduce__(self):
        return _again, (self.instances, self._nodes)

    def _shapes(self, shapes, kind, name):
        if not isinstance(shapes, kind):
            shapes = kind.of(as_floats(shapes, name))
        return in_precision(shapes, self._precision)

    def _answers(self, name, cls, shapes, after, out, threads, progress):
        lead, data, many = shapes.shape, shapes.data, function(name)
        array = np.zeros(lead, KINDS[cls._kind].dtype(self._precision))
        if out is not None:
            checked_out(out, cls, lead, name)

        def work(index, start, stop):
            view, alive = columns_of(data[index], data[index].ndim - 1)
            many.call(self._precision, self._handle, view, stop - start, *after, None,
                      array.reshape(-1)[start:stop].view(np.uint8))

        run(lead, work, threads, progress, CAREFUL)
        if not lead:
            return _core.record(cls, self._precision, array.tobytes(), True)
        made = _core.record(cls, self._precision, array, False)
        return made if out is None else put(out, made)

    def cast(self, rays, *, culled=False, out=None, threads=None, progress=None):
        """Where rays first pierce a mesh: SceneTouch with t, u, v, prim, instance; -1 for a miss."""
        name = "scene_cast_culled_n" if culled else "scene_cast_n"
        return self._answers(name, SceneTouch, self._shapes(rays, Ray, "rays"), (), out, threads, progress)

    def any(self, rays, *, culled=False, out=None, threads=None, progress=None):
        """Do rays pierce any mesh?"""
        many = function("scene_occluded_culled_n" if culled else "scene_occluded_n")
        rays = self._shapes(rays, Ray, "rays")
        data, made = rays.data, np.empty(rays.shape, np.bool_)
        if out is not None:
            checked_out(out, made.dtype, rays.shape, "any")

        def work(index, start, stop):
            view, alive = columns_of(data[index], data[index].ndim - 1)
            words = np.empty((stop - start + 63) // 64, np.uint64)
            many.call(self._precision, self._handle, view, stop - start, None, words)
            _core.unpack(words, made.reshape(-1)[start:stop])

        run(rays.shape, work, threads, progress, CAREFUL)
        if out is not None:
            return put(out, made)
        return made if rays.shape else made.item()

    def closest(self, points, *, within=np.inf, out=None, threads=None, progress=None):
        """The nearest points of all meshes: SceneNearest."""
        points = self._shapes(points, CLASSES["Point"], "points")
        return self._answers("scene_closest_n", SceneNearest, points, (squared(within),), out, threads, progress)

    def cast_all(self, rays, *, threads=None, progress=None):
        """All triangles that rays pierce, as Ragged."""
        rays = self._shapes(rays, Ray, "rays")
        one, data, kind = function("scene_cast_all"), rays.data, KINDS[SceneTouch._kind]
        ends, parts = np.empty(rays.shape, np.int64), {}

        def work(index, start, stop):
            array, step = structs_of(data[index], data[index].ndim - 1)
            status, found = one.listed(self._precision, stop - start, ends.reshape(-1)[start:stop], (0, step),
                                       self._handle, array)
            ok(status, "cast_all")
            parts[start] = np.frombuffer(found, kind.dtype(self._precision))

        run(rays.shape, work, threads, progress, CAREFUL)
        return ragged([parts[start] for start in sorted(parts)], sorted(parts), ends.reshape(-1), rays.shape,
                      kind.dtype(self._precision))


def _again(instances, nodes):
    made = Scene(instances)
    made._nodes = nodes
    return made
