"""Meshes, and the questions to them that a tree answers."""

import importlib
import math
import os
import threading

import numpy as np

from . import _core
from ._blocks import BLOCK, CAREFUL, Started, address, columns_of, patiently, run, structs_of, thread_count
from ._catalog import BY_NAME, DTYPES, KINDS, function
from ._questions import Side, checked_out, in_precision, put, record_from, rule_of
from ._records import CLASSES, Columns, Ray, as_floats, as_shape
from ._files import mapped as maps, write
from ._poses import matrix_of
from ._structs import handle, ok, room, struct, taken
from ._grids import Grids
from ._walk import Walks

MeshTouch, MeshNearest, Aabb = CLASSES["MeshTouch"], CLASSES["MeshNearest"], CLASSES["Aabb"]
BUILDS = ("rays", "fast", "indexed")


class Ragged:
    """Lists of answers, one list for each question: list i is values[offsets[i]:offsets[i + 1]].

    Attributes: offsets, and the fields of the answers as flat arrays.
    """

    def __init__(self, offsets, fields, shape):
        self.offsets = offsets
        self.shape = shape
        self._fields = fields
        for name, value in fields.items():
            setattr(self, name, value)

    def __len__(self):
        return len(self.offsets) - 1

    @property
    def counts(self):
        """How many answers each question has."""
        return np.diff(self.offsets).reshape(self.shape)

    def ids(self):
        """Which question each answer belongs to."""
        return np.repeat(np.arange(len(self)), np.diff(self.offsets))

    ray_ids = ids

    def __getitem__(self, i):
        if not -len(self) <= i < len(self):
            raise IndexError(f"list {i} of {len(self)}")
        i %= len(self)
        part = slice(self.offsets[i], self.offsets[i + 1])
        return Ragged(np.array([0, part.stop - part.start]), {name: value[part] for name, value in self._fields.items()}, ())

    def split(self):
        """A list of the lists."""
        return [self[i] for i in range(len(self))]

    def __repr__(self):
        return f"<{len(self.offsets) - 1} lists of {', '.join(self._fields)}: {int(self.offsets[-1])} in all>"


def attribute(thing, path):
    """thing.a.b, or None."""
    for name in path.split("."):
        thing = getattr(thing, name, None)
    return thing


def arrays_of(mesh):
    """Vertices and faces of a mesh of trimesh, Open3D or meshio, or of a Hull."""
    if isinstance(mesh, CLASSES["Hull"]):
        return mesh.vertices, mesh.triangles
    for vertices, faces in (("vertices", "faces"), ("vertices", "triangles"), ("vertex.positions", "triangle.indices")):
        v, f = attribute(mesh, vertices), attribute(mesh, faces)
        if v is not None and f is not None:
            return (v.numpy() if hasattr(v, "numpy") else v), (f.numpy() if hasattr(f, "numpy") else f)
    points, cells = attribute(mesh, "points"), attribute(mesh, "cells_dict")
    if points is not None and cells is not None and "triangle" in cells:
        return points, cells["triangle"]
    name, hint = type(mesh).__name__, ""
    if isinstance(mesh, (str, os.PathLike)):
        name, hint = repr(str(mesh)), ", which read files: Mesh(trimesh.load(path)); Mesh.open reads those of Mesh.save"
    raise TypeError(f"vertices: {name} has no vertices and faces; wanted an array (n, 3) and faces (m, 3), or a mesh of "
                    f"trimesh, Open3D or meshio{hint}")


def frozen(array):
    """The array, if nothing can write to it; else a copy. A mesh does not change with the arrays of its caller."""
    part = array
    while isinstance(part, np.ndarray) and not part.flags.writeable:
        part = part.base
    if isinstance(part, np.ndarray):
        array = array.copy()
        array.flags.writeable = False
    return array


def checked_vertices(vertices):
    array = as_floats(vertices, "vertices")
    if array.ndim != 2 or array.shape[1] != 3:
        raise ValueError(f"vertices: shape {array.shape}, wanted (n, 3)")
    if array.strides[1] != array.itemsize or array.strides[0] <= 0 or array.strides[0] % array.itemsize:
        array = np.ascontiguousarray(array)
    return frozen(array)


def checked_faces(faces, count):
    array = np.asarray(faces)
    if array.size == 0:
        return np.zeros((0, 3), np.uint32)
    if array.ndim != 2 or array.shape[1] != 3:
        raise ValueError(f"faces: shape {array.shape}, wanted (m, 3)")
    if array.dtype.kind not in "iu":
        raise TypeError(f"faces: dtype {array.dtype}, wanted integers")
    bad = (array < 0) | (array >= count)
    if bad.any():
        face, corner = np.argwhere(bad)[0]
        raise ValueError(f"faces: face {face} has the vertex {array[face, corner]}, but there are {count} vertices")
    return frozen(np.ascontiguousarray(array, np.uint32))


def number_shapes(cls):
    """The shapes of arrays that a class takes, for errors."""
    most = KINDS[cls._kind].numbers
    return " or ".join(f"(..., {count})" for count in dict.fromkeys((most - len(cls._defaults), most)))


def rows_of(kind, precision):
    """The dtype of answers as rows without gaps, in which dask arrays and files hold them."""
    struct = kind.dtype(precision)
    return np.dtype([(member.name, struct[member.name].base, member.shape) for member in kind.members])


class Mesh(Walks, Grids):
    """Triangles over shared vertices, with a tree that is built at the first question.

    vertices  (n, 3) float32 or float64, or a mesh of trimesh, Open3D or meshio
    faces     (m, 3) integers; without them vertices 3 i, 3 i + 1 and 3 i + 2 make triangle i
    build     "rays": the fastest tree; "fast": built in less than half the time; "indexed": a
              quarter of the memory
    threads   for the build; 0: all cores

    A mesh is read-only and may be shared by threads, but for refit. Arrays that can be written to are
    copied; read-only ones, such as maps of files, are used where they lie.
    """

    def __init__(self, vertices, faces=None, build="rays", threads=None):
        if faces is None and not isinstance(vertices, (np.ndarray, list, tuple)):
            vertices, faces = arrays_of(vertices)
        if build not in BUILDS:
            raise ValueError(f"build: {build!r}, wanted one of {', '.join(BUILDS)}")
        self.vertices = checked_vertices(vertices)
        if faces is None:
            faces = np.arange(len(self.vertices) // 3 * 3).reshape(-1, 3)
        self.faces = checked_faces(faces, len(self.vertices))
        self.build = build
        self._start(threads)

    def _start(self, threads=None):
        self._precision = int(self.vertices.dtype == np.float64)
        self._threads = threads
        self._lock = threading.Lock()
        self._tree_handle = self._building = None
        self._in_place = False  # does the tree lie in a file?
        self._moments_handle = None
        self._struct = struct("mesh", self._precision, positions=self.vertices,
                              stride=self.vertices.strides[0] if len(self.vertices) > 1 else 0,
                              vertex_count=len(self.vertices), indices=self.faces, triangle_count=len(self.faces))

    # ---- The tree

    @property
    def _tree(self):
        made = self._tree_handle
        if made is not None:
            return made
        with self._lock:
            if self._tree_handle is None and len(self.faces) <= BLOCK:
                self._tree_handle = self._built()
            elif self._tree_handle is None:
                self._tree_handle = self._long_built(self._built)
            return self._tree_handle

    def _long_built(self, call, *arguments):
        """The tree, made in a thread. Ctrl-C ends the wait for it; the next question waits for the rest."""
        if self._building is None:
            self._building = Started(call, *arguments)
        try:
            made = self._building.result()
        except KeyboardInterrupt:
            raise
        except BaseException:
            self._building = None
            raise
        self._building = None
        return made

    def _options(self):
        count = thread_count(self._threads, max(len(self.faces), 1) * 16)
        made = struct("bvh_options", self._precision, fast=self.build == "fast", indexed=self.build == "indexed")
        made["threads"]["count"] = count
        return made

    def _built(self):
        made = handle("bvh", self._precision, (self.vertices, self.faces))
        ok(function("bvh_build").call(self._precision, self._struct, self._options(), made), "Mesh")
        return made

    @property
    def dtype(self):
        """float32 or float64, that of the vertices."""
        return DTYPES[self._precision]

    @property
    def stats(self):
        """Counts and bounds of the tree: isect_bvh_statistics."""
        return function("bvh_stats").call(self._precision, self._tree)

    @property
    def bounds(self):
        """The box of the vertices that are used, as an Aabb."""
        used = self.vertices[self.faces.reshape(-1)] if len(self.faces) else self.vertices[:0]
        if not len(used):
            return Aabb.of(np.array([np.inf] * 3 + [-np.inf] * 3, self.dtype))
        return Aabb.of(np.concatenate([used.min(0), used.max(0)]))

    @property
    def hash(self):
        """A hash of the vertices and faces."""
        import hashlib
        made = hashlib.sha256(str((self.dtype, self.vertices.shape, self.faces.shape)).encode())
        made.update(np.ascontiguousarray(self.vertices))
        made.update(self.faces)
        return made.hexdigest()

    __dask_tokenize__ = hash.fget

    def __len__(self):
        return len(self.faces)

    def __repr__(self):
        return f"<Mesh of {len(self.faces)} triangles, {len(self.vertices)} vertices, {self.dtype}>"

    @property
    def triangles(self):
        """The triangles as shapes."""
        return CLASSES["Triangle"].of(self.vertices[self.faces].reshape(-1, 9))

    # ---- Questions to many, in blocks

    def _shapes(self, shapes, kind, name):
        """Shapes of a kind in the precision of the mesh."""
        if not isinstance(shapes, kind):
            array = as_floats(shapes, name)
            try:
                shapes = kind.of(array)
            except ValueError:
                raise ValueError(f"{name}: shape {array.shape}, wanted {kind.__name__}, or numbers of shape "
                                 f"{number_shapes(kind)}") from None
        return in_precision(shapes, self._precision)

    def _numbers(self, name, shapes, before, after, out, dtype, threads, progress):
        """A function for many that gives one number or bit for each shape."""
        many, lead = function(name), shapes.shape
        data = shapes.data
        made = np.empty(lead, dtype)
        if out is not None:
            checked_out(out, made.dtype, lead, name)
        flat = made.reshape(-1)
        first = before or (self._tree,)

        def work(index, start, stop):
            n = stop - start
            view, alive = columns_of(data[index], data[index].ndim - 1)
            into = np.empty((n + 63) // 64, np.uint64) if dtype is np.bool_ else flat[start:stop]
            many.call(self._precision, *first, view, n, *after, None, into)
            if dtype is np.bool_:
                _core.unpack(into, flat[start:stop])

        run(lead, work, threads, progress, CAREFUL)
        return made.item() if out is None and not lead else made if out is None else put(out, made)

    def _answers(self, name, one, cls, shapes, after, out, threads, progress):
        """A function for many that gives an answer of several fields for each shape."""
        lead, data = shapes.shape, shapes.data
        if not lead and out is None:
            return function(one).call(self._precision, self._tree, shapes, *after)
        many, kind, first = function(name), KINDS[cls._kind], self._tree
        made, pointers, step = self._room(kind, cls, lead, out)
        if out is not None and made is not out:
            checked_out(out, rows_of(kind, self._precision) if isinstance(out, np.ndarray) else cls, lead, name)

        def work(index, start, stop):
            view, alive = columns_of(data[index], data[index].ndim - 1)
            into = np.array([*(at + start * (step or size) for at, size in pointers), step], np.uintp)
            many.call(self._precision, first, view, stop - start, *after, None, into)

        run(lead, work, threads, progress, CAREFUL)
        return made if out is None or made is out else put(out, made)

    def _room(self, kind, cls, lead, out):
        """Where answers are written: (they, (address, size) of each number, bytes from one answer to the next or 0)."""
        types, fields, pointers = rows_of(kind, self._precision), {}, []
        sizes = {name: types[name].base.itemsize for name in types.names}
        most = max(sizes.values())
        if (isinstance(out, np.ndarray) and (out.dtype, out.shape) == (types, lead) and out.flags.c_contiguous
                and out.flags.writeable and address(out) % most == types.itemsize % most == 0):
            for member in kind.members:
                at, size = address(out) + types.fields[member.name][1], sizes[member.name]
                pointers += [(at + j * size, size) for j in range(*member.shape or (1,))]
            return out, pointers, out.itemsize
        for member in kind.members:
            columns = np.empty((*member.shape, *lead), types[member.name].base)
            fields[member.name] = np.moveaxis(columns, 0, -1) if member.shape else columns
            parts = columns if member.shape else [columns]
            pointers += [(address(part), columns.itemsize) for part in parts]
        return _core.record(cls, self._precision, Columns(fields, lead), False), pointers, 0

    # ---- Rays

    def cast(self, rays, *, culled=False, out=None, threads=None, progress=None):
        """Where rays first pierce the mesh: MeshTouch with t, u, v, prim; misses have t = inf and prim = -1.

        rays    Ray of any leading shape, or an array (..., 6) of origins and directions
        culled  misses triangles that are met from their backs
        """
        name = "bvh_cast_culled" if culled else "bvh_cast"
        return self._answers(name + "_n", name, MeshTouch, self._shapes(rays, Ray, "rays"), (), out, threads, progress)

    def any(self, rays, *, culled=False, out=None, threads=None, progress=None):
        """Do rays pierce the mesh anywhere? Exactly where cast has a hit, and cheaper."""
        name = "bvh_occluded_culled_n" if culled else "bvh_occluded_n"
        return self._numbers(name, self._shapes(rays, Ray, "rays"), None, (), out, np.bool_, threads, progress)

    def cast_all(self, rays, *, threads=None, progress=None):
        """All triangles that rays pierce, by ray, then t, then prim, as Ragged with t, u, v, prim."""
        return self._lists("bvh_cast_all", MeshTouch, self._shapes(rays, Ray, "rays"), (), threads, progress)

    def crossings(self, rays, *, threads=None, progress=None):
        """Where rays cross the surface, each crossing once, at edges and corners, too."""
        return self._lists("bvh_cast_crossings", MeshTouch, self._shapes(rays, Ray, "rays"), (), threads, progress)

    def _lists(self, name, cls, shapes, after, threads, progress):
        """A function that gives a list for each shape, for many of them."""
        one, first, lead = function(name), self._tree, shapes.shape
        kind, data = KINDS[cls._kind], shapes.data
        ends, parts = np.empty(lead, np.int64), {}

        def work(index, start, stop):
            array, step = structs_of(data[index], data[index].ndim - 1)
            status, found = one.listed(self._precision, stop - start, ends.reshape(-1)[start:stop],
                                       (0, step) + (0,) * len(after), first, array, *after)
            ok(status, name)
            parts[start] = np.frombuffer(found, kind.dtype(self._precision))

        run(lead, work, threads, progress, CAREFUL)
        return ragged([parts[start] for start in sorted(parts)], sorted(parts), ends.reshape(-1), lead,
                      kind.dtype(self._precision))

    # ---- Points

    def closest(self, points, *, within=np.inf, out=None, threads=None, progress=None):
        """The nearest points of the mesh: MeshNearest with point, distance2, u, v, prim, feature.

        within  the greatest distance that counts; farther points miss
        """
        points = self._shapes(points, CLASSES["Point"], "points")
        return self._answers("bvh_closest_n", "bvh_closest", MeshNearest, points, (squared(within),), out, threads,
                             progress)

    def closest_few(self, points, few, *, within=np.inf):
        """The `few` nearest triangles of points: MeshNearest with one more axis; misses fill the rest."""
        points = self._shapes(points, CLASSES["Point"], "points")
        if few < 1:
            raise ValueError(f"few: {few}, wanted a number of at least 1")
        kind, lead = KINDS[MeshNearest._kind], points.shape
        n = int(np.prod(lead, dtype=int))
        found, counts = np.zeros((n, few), kind.dtype(self._precision)), np.zeros(n, np.uint64)
        array, step = structs_of(points.data, len(lead))
        function("bvh_closest_few").each(self._precision, n, counts, (0, step, 0, found.strides[0] if n else 0, 0),
                                         self._tree, array, squared(within), found.view(np.uint8), few)
        rest = np.arange(few) >= counts[:, None]
        found[rest] = np.zeros((), found.dtype)
        found["distance2"][rest], found["prim"][rest] = np.inf, -1
        return record_from(kind, self._precision, found.reshape(*lead, few))

    def within(self, points, distance, *, threads=None, progress=None):
        """All triangles within a distance of points, as Ragged of MeshNearest, by increasing distance."""
        points = self._shapes(points, CLASSES["Point"], "points")
        return self._lists("bvh_closest_all", MeshNearest, points, (squared(distance),), threads, progress)

    def classify(self, points, *, rule="even_odd", out=None, threads=None, progress=None):
        """Are points outside (0), on the surface, or inside (4) of a closed mesh? Exact."""
        points = self._shapes(points, CLASSES["Point"], "points")
        return self._numbers("bvh_classify_point_n", points, None, (rule_of(rule),), out, np.uint8, threads, progress)

    def contains(self, points, *, rule="even_odd", boundary=True, out=None, threads=None, progress=None):
        """Are points inside of a closed mesh? Exact at edges and corners.

        boundary  do points of the surface count?
        """
        sides = self.classify(points, rule=rule, threads=threads, progress=progress)
        made = sides != Side.OUTSIDE if boundary else sides == Side.INSIDE
        if out is None:
            return made
        checked_out(out, np.dtype(np.bool_), np.shape(made), "contains")
        return put(out, np.asarray(made))

    inside = contains

    def signed_distance(self, points, *, rule="even_odd", out=None, threads=None, progress=None):
        """The distance of points from the surface, less than 0 inside. The sign is exact.

        rule  "even_odd" or "nonzero" for closed meshes; "winding" takes the sign from the
              winding number, for meshes with holes
        """
        points = self._shapes(points, CLASSES["Point"], "points")
        by = (rule_of("even_odd"), self._moments) if rule == "winding" else (rule_of(rule, ["winding"]), None)
        return self._numbers("bvh_signed_distance_n", points, None, by, out, self.dtype.type, threads, progress)

    @property
    def _moments(self):
        tree = self._tree
        with self._lock:
            if self._moments_handle is None:
                made = handle("bvh_moments", self._precision, tree)
                ok(patiently("winding", len(self), function("bvh_moments_build").call, self._precision, tree, None, made), "winding")
                self._moments_handle = made
            return self._moments_handle

    def winding(self, points, *, beyond=2.0, out=None, threads=None, progress=None):
        """The generalised winding number at points: 1 inside, 0 outside, between these beside holes.

        beyond  a group of triangles so many times its radius away counts as one; inf: none does
        """
        points = self._shapes(points, CLASSES["Point"], "points")
        return self._numbers("bvh_winding_n", points, (self._moments,), (float(beyond),), out, self.dtype.type, threads,
                             progress)

    # ---- Shapes

    def overlap(self, shapes, *, threads=None, progress=None):
        """Do shapes share a point with the surface of the mesh?"""
        shapes = in_precision(as_shape(shapes, "shapes"), self._precision)
        made = np.empty(shapes.shape, np.bool_)
        one, steps = self._any_function("bvh_overlap_any")

        def work(index, start, stop):
            anys, alive = self._anys(shapes, index)
            one.each(self._precision, stop - start, made.reshape(-1)[start:stop].view(np.uint8), steps, self._tree, anys)

        run(shapes.shape, work, threads, progress, CAREFUL)
        return made if shapes.shape else made.item()

    def overlap_all(self, shapes, *, threads=None, progress=None):
        """Which triangles share a point with shapes? Ragged with prim, by increasing index."""
        shapes = in_precision(as_shape(shapes, "shapes"), self._precision)
        one, steps = self._any_function("bvh_overlap_any_all")
        ends, parts = np.empty(shapes.shape, np.int64), {}

        def work(index, start, stop):
            anys, alive = self._anys(shapes, index)
            status, found = one.listed(self._precision, stop - start, ends.reshape(-1)[start:stop], steps[:2], self._tree,
                                       anys)
            ok(status, "overlap_all")
            parts[start] = np.frombuffer(found, np.dtype([("prim", np.int32)]))

        run(shapes.shape, work, threads, progress, CAREFUL)
        return ragged([parts[start] for start in sorted(parts)], sorted(parts), ends.reshape(-1), shapes.shape,
                      np.dtype([("prim", np.int32)]))

    def _any_function(self, name):
        size = BY_NAME["any"].sizes[0]
        return function(name), (0, size)

    def _anys(self, shapes, index):
        """An array of isect_any for a block of shapes: (the array, what must live as long)."""
        kind = KINDS[shapes._kind]
        if not kind.shape:
            raise TypeError(f"shapes: {type(shapes).__name__} has no answer with a mesh")
        if kind.flat:
            data = shapes.data
            array = np.ascontiguousarray(data[index].reshape(-1, data.shape[-1]))
            size = array.shape[-1] * array.itemsize
        else:
            held = shapes._array
            if held is None:
                held = np.frombuffer(shapes, np.uint8).view(kind.dtype(self._precision))[0:1].reshape(())
            array = np.ascontiguousarray(held[index].reshape(-1))
            size = array.itemsize
        made = np.zeros(len(array), BY_NAME["any"].dtype(self._precision))
        made["shape"] = kind.shape
        made["at"] = address(array) + size * np.arange(len(array))
        return made, array

    # ---- Other meshes

    def _other(self, other, matrix, many=False):
        if not isinstance(other, Mesh):
            raise TypeError(f"other: wanted a Mesh, not {type(other).__name__}")
        if other._precision != self._precision:
            raise ValueError(f"other: its vertices are {other.dtype}, those of this mesh {self.dtype}: convert one of them")
        return other._tree, matrix_of(matrix, many=many)

    def clash(self, other, matrix=None, *, threads=None):
        """All pairs of triangles that share a point: (m, 2) uint32, sorted.

        matrix  3 x 4 or 4 x 4, or a Pose: where the other mesh is
        """
        tree, placed = self._other(other, matrix)
        return self._pairs("clash_pairs", (self._tree, tree, placed), threads)

    def clash_any(self, other, matrix=None, *, threads=None):
        """Do the surfaces share a point? Matrices (..., 3, 4), or a Pose of many, give an array of answers."""
        tree, placed = self._other(other, matrix, True)
        if placed is not None and placed.ndim > 2:
            return self._rows("clash_any", tree, placed, threads)
        return patiently("clash_any", len(self.faces) + len(other.faces), function("clash_any").call, self._precision, self._tree, tree,
                         placed)

    def _rows(self, question, tree, places, *more):
        """Answers for many places of another mesh."""
        from . import _rows
        lead, count = places.shape[:-2], math.prod(places.shape[:-2])
        first, second = (np.full(count, one.address(), np.uintp) for one in (self._tree, tree))
        return getattr(_rows, question)(self._precision, first, second, places.reshape(count, 3, 4), *more, lead)

    def clash_closest(self, other, matrix=None, within=np.inf, *, threads=None):
        """The nearest points of both surfaces: ClashNearest with a, b, distance2, prim_a, prim_b.

        Matrices (..., 3, 4), or a Pose of many, give an array of answers.
        """
        tree, placed = self._other(other, matrix, True)
        if placed is not None and placed.ndim > 2:
            squared(within)
            return self._rows("clash_closest", tree, placed, within, threads)
        return patiently("clash_closest", len(self) + len(other), function("clash_closest").call, self._precision,
                         self._tree, tree, placed, squared(within))

    def clash_near(self, other, within, matrix=None, *, threads=None):
        """All pairs of triangles within a distance: ClashNearest a, b, distance2, prim_a, prim_b."""
        tree, placed = self._other(other, matrix)
        kind = KINDS[CLASSES["ClashNearest"]._kind]
        found = self._sized("clash_near", (self._tree, tree, placed, squared(within)), threads, kind.dtype(self._precision))
        return record_from(kind, self._precision, found)

    def clash_kind(self, other, within=None, *, closed=True):
        """What two bodies in one frame have in common: "apart", "near", "touching", "piercing", ...

        within  a clearance: bodies that are nearer are "near"
        closed  are both solids? One value, or one for each
        """
        tree, _ = self._other(other, None)
        solid = closed if isinstance(closed, tuple) else (closed, closed)
        bodies = [struct("clash_body", self._precision, mesh=np.uintp(address(mesh._struct)), bvh=one.address(), closed=flag)
                  for mesh, one, flag in zip((self, other), (self._tree, tree), solid, strict=True)]
        number = function("clash_bodies").call(self._precision, *bodies, -1.0 if within is None else squared(within))
        return BY_NAME["clash_kind"].members[number].name

    def self_clash(self, *, threads=None):
        """Pairs of triangles of this mesh that cross or touch other than as neighbours: (m, 2) uint32."""
        return self._pairs("clash_self", (self._tree,), threads)

    def _pairs(self, name, first, threads):
        return self._sized(name, first, threads, np.dtype((np.uint32, (2,))))

    def _sized(self, name, first, threads, dtype):
        """The list that a function writes to room for it."""
        count, capacity = np.zeros(1, np.uint64), 4096
        made = struct("threads", self._precision, count=thread_count(threads, len(self.faces) * 16))
        while True:
            found = np.empty(capacity, dtype)
            status = patiently(name, len(self.faces), function(name).call, self._precision, *first, made,
                               found.view(np.uint8), capacity, count)
            if int(count[0]) <= capacity:
                ok(status, name)
                return found[:int(count[0])].copy()
            capacity = int(count[0])

    def section(self, plane):
        """What a plane cuts out of the mesh: a Section of lines."""
        plane = self._shapes(plane, CLASSES["Plane"], "plane")
        if plane.shape:
            raise ValueError(f"plane: shape {plane.shape}, wanted one plane")
        self._tree  # it is built before, since the next question waits for it
        return patiently("section", len(self), self._section, plane)

    def _section(self, plane):
        prims = np.ascontiguousarray(self.overlap_all(plane).prim).astype(np.uint32)
        triangles = function("section_count").call(self._precision, self._struct, plane, prims, len(prims))
        memory = room(function("section_capacity").call(self._precision, triangles))
        found = struct("section", self._precision)
        ok(function("section_plane").call(self._precision, self._struct, plane, prims, len(prims), memory, memory.nbytes,
                                          found), "section")
        return Section(found, memory, self._precision, plane)

    # ---- Changes, files

    def refit(self, vertices):
        """Let the mesh follow vertices that have moved; no other thread may use it during the call.

        Ctrl-C ends the wait for a mesh of many triangles. It follows nevertheless, before the next question is answered.
        """
        moved = checked_vertices(vertices)
        if moved.shape != self.vertices.shape:
            raise ValueError(f"vertices: shape {moved.shape}, wanted {self.vertices.shape}, that of the mesh")
        moved = frozen(np.ascontiguousarray(moved, self.dtype))
        if self._in_place:  # a tree in a file does not change: the next question builds another one
            self.vertices = moved
            self._start(self._threads)
            return
        tree = self._tree
        with self._lock:
            if len(self.faces) <= BLOCK:
                self._followed(tree, moved)
                return
            try:
                self._tree_handle = None
                self._tree_handle = self._long_built(self._followed, tree, moved)
            finally:
                if self._building is None:
                    self._tree_handle = tree

    def _followed(self, tree, moved):
        """The tree, over other vertices."""
        new = struct("mesh", self._precision, positions=moved, vertex_count=len(moved), indices=self.faces,
                     triangle_count=len(self.faces))
        ok(function("bvh_refit").call(self._precision, tree, new, None), "refit")
        self._kept = moved  # an indexed tree reads the vertices
        self.vertices, self._struct, self._moments_handle = moved, new, None
        return tree

    def _saved(self):
        bytes_ = np.zeros(1, np.uint64)
        save = function("bvh_save")
        save.call(self._precision, self._tree, None, 0, bytes_)
        block = np.empty(int(bytes_[0]), np.uint8)
        ok(save.call(self._precision, self._tree, block, block.nbytes, bytes_), "save")
        return block

    def save(self, path):
        """Write vertices, faces and tree to a file (.npz)."""
        write(path, {"vertices": self.vertices, "faces": self.faces, "build": np.array(self.build), "tree": self._saved()})

    @classmethod
    def open(cls, path, mapped=False):
        """Read what save has written; damaged files raise ValueError.

        mapped  the arrays and the tree are read in the file, which all processes have in memory once. The file must
                not be written to meanwhile; Mesh.save replaces it instead
        """
        try:
            if mapped:
                file = maps(path)
                return _restored(file["vertices"], file["faces"], str(file["build"]), file["tree"], True)
            with np.load(path, allow_pickle=False) as file:
                return _restored(file["vertices"], file["faces"], str(file["build"]), file["tree"])
        except KeyError as error:
            raise ValueError(f"path: {path} has no {error.args[0]}") from None

    def __reduce__(self):
        built = self._tree_handle is not None
        return _restored, (self.vertices, self.faces, self.build, self._saved() if built else None)

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return _restored(self.vertices.copy(), self.faces.copy(), self.build,
                         self._saved() if self._tree_handle is not None else None)


def _restored(vertices, faces, build, block, in_place=False):
    mesh = Mesh(vertices, faces, build)
    if block is not None:
        block = np.ascontiguousarray(block, np.uint8)
        mesh._in_place = in_place and address(block) % 64 == 0
        options = struct("bvh_options", mesh._precision, in_place=mesh._in_place)
        made = handle("bvh", mesh._precision, (mesh.vertices, mesh.faces, block))
        if build == "indexed":
            status = function("bvh_load_indexed").call(mesh._precision, block, block.nbytes, mesh._struct, options, made)
        else:
            status = function("bvh_load").call(mesh._precision, block, block.nbytes, options, made)
        ok(status, "Mesh.open")
        mesh._tree_handle = made
    return mesh


class Section:
    """Lines that a plane cuts out of a mesh.

    points   (n, 3), line after line
    prims    the triangle from each point to the next; -1 at the end of an open line
    offsets  (lines + 1,): line i is points[offsets[i]:offsets[i + 1]]
    closed, depth, parent, areas, touching
             of each line: is it closed, how many lines enclose it, the smallest of them (-1: none),
             what it encloses, negative for holes, and does the plane only touch the mesh there
    area     of the cut through a solid
    plane    the Plane
    """

    def __init__(self, found, memory, precision, plane):
        self.plane = plane
        n = int(found["point_count"])
        self.points = taken(found, "points", (n, 3), DTYPES[precision], memory).copy()
        self.prims = taken(found, "prims", (n,), np.int32, memory).copy()
        lines = taken(found, "lines", (int(found["line_count"]),), BY_NAME["section_line"].dtype(precision), memory)
        self.offsets = np.append(lines["first"], [n]).astype(np.int64)
        self.closed, self.depth = lines["closed"].copy(), lines["depth"].copy()
        self.parent, self.areas = lines["parent"].astype(np.int32), lines["area"].copy()
        self.touching = lines["touching"].copy()
        self.area = float(found["area"])

    def __len__(self):
        return len(self.closed)

    def lines(self):
        """A list of arrays (k, 3)."""
        return self._lines(self.points)

    def _lines(self, points):
        return [points[start:stop] for start, stop in zip(self.offsets[:-1], self.offsets[1:], strict=True)]

    @property
    def frame(self):
        """The matrix (4, 4) that puts points (x, y, 0) of the plane into space; z is its normal."""
        normal = np.asarray(self.plane.normal, np.float64)
        length = np.linalg.norm(normal)
        z = normal / length
        across = np.cross(z, np.eye(3)[np.abs(z).argmin()])
        x = across / np.linalg.norm(across)
        made = np.eye(4)
        made[:3, :3] = np.stack([x, np.cross(z, x), z], axis=1)
        made[:3, 3] = -float(self.plane.d) / length * z
        return made

    @property
    def flat(self):
        """The points in the plane, (n, 2) float64: the coordinates x and y of `frame`."""
        frame = self.frame
        return (self.points - frame[:3, 3]) @ frame[:3, :2]

    def polygons(self):
        """The cut through a solid as polygons of shapely with their holes, in the coordinates of `flat`."""
        shapely = _package("polygons", "shapely", "lines() and parent need nothing")
        lines = self._lines(self.flat)
        solid = self.closed & ~self.touching
        holes = {int(i): [] for i in np.flatnonzero(solid & (self.depth % 2 == 0))}
        for i in np.flatnonzero(solid & (self.depth % 2 == 1)):
            holes[int(self.parent[i])].append(lines[i])
        return [shapely.Polygon(lines[i], inner) for i, inner in holes.items()]

    def _rows(self):
        """The lines, the closed ones back to their first points: (which points, offsets)."""
        rows = np.insert(np.arange(len(self.points)), self.offsets[1:][self.closed], self.offsets[:-1][self.closed])
        return rows, self.offsets + np.append(0, np.cumsum(self.closed))

    def line_strings(self, flat=False):
        """All lines as an array of LineString of shapely; closed ones end at their first points.

        flat  in the coordinates of `flat`, not in space
        """
        shapely = _package("line_strings", "shapely", "lines() needs nothing")
        rows, offsets = self._rows()
        which = np.repeat(np.arange(len(self)), np.diff(offsets))
        return shapely.linestrings((self.flat if flat else self.points)[rows], indices=which)

    def path(self, flat=False):
        """The lines of `line_strings` as a Path3D of trimesh, each an entity.

        flat  as a Path2D in the coordinates of `flat`, with `frame` as metadata["to_3D"]
        """
        name = "trimesh.path"
        module, entities = (_package("path", one, "lines() needs nothing") for one in (name, name + ".entities"))
        rows, offsets = self._rows()
        lines = [entities.Line(one) for one in np.split(rows, offsets[1:-1]) if len(one)]
        if flat:
            return module.Path2D(entities=lines, vertices=self.flat, metadata={"to_3D": self.frame}, process=False)
        return module.Path3D(entities=lines, vertices=np.asarray(self.points, np.float64), process=False)

    def __repr__(self):
        return f"<Section of {len(self)} lines, {int(self.closed.sum())} closed, area {self.area:g}>"


def _package(what, name, otherwise):
    """A module of a package that need not be there."""
    try:
        return importlib.import_module(name)
    except ImportError:
        package = name.split(".")[0]
        raise ImportError(f"{what}: {package} is missing: pip install {package}; {otherwise}") from None


def ragged(parts, starts, ends, lead, dtype):
    """Lists of blocks as one Ragged."""
    counts = ends.copy()
    for start, stop in zip(starts, [*starts[1:], len(ends)], strict=False):
        counts[start:stop] = np.diff(ends[start:stop], prepend=0)
    whole = np.concatenate(parts) if parts else np.empty(0, dtype)
    fields = {name: np.ascontiguousarray(whole[name]) for name in dtype.names}
    return Ragged(np.concatenate([[0], np.cumsum(counts)]).astype(np.int64), fields, lead)


def squared(distance):
    """The square of a distance that is a limit."""
    distance = float(distance)
    if not distance >= 0:
        raise ValueError(f"within: {distance}, wanted a number of at least 0")
    return distance * distance
