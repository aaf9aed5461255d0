"""Shapes that borrow arrays: hulls, polygons, k-DOPs with planes of their own, lists of parts."""

import numpy as np

from . import _core
from ._blocks import address, patiently
from ._catalog import BY_NAME, DTYPES, KINDS, function
from ._mesh import Ragged
from ._poses import pose_of
from ._questions import common_precision, in_precision
from ._records import CLASSES, Shape, as_floats, as_shape
from ._structs import ok, points_view, room, struct, taken


def points_of(value, name, axes=3):
    """Points (n, 3) in place where that is possible."""
    array = as_floats(value, name)
    if array.ndim != 2 or array.shape[1] != axes:
        raise ValueError(f"{name}: shape {array.shape}, wanted (n, {axes})")
    return array


def dense(value, name, axes=3):
    return np.ascontiguousarray(points_of(value, name, axes))


class Body(Shape):
    """A shape whose struct points into arrays that it keeps."""

    __slots__ = ()
    _build = None

    @classmethod
    def _make(cls, *args, **named):
        raise NotImplementedError

    @classmethod
    def _one(cls, made, precision, keep):
        return _core.record(cls, precision, made.tobytes(), True, False, keep)

    @property
    def data(self):
        raise TypeError(f"{type(self).__name__} has no array of numbers")

    @property
    def shape(self):
        return () if self._array is None else self._array.shape

    def _again(self):
        """(class, arguments) that make it once more."""
        return type(self), self._keep[-1]

    def astype(self, dtype):
        precision = DTYPES.index(np.dtype(dtype))
        return self if precision == self._precision else _cast(self, precision)

    def copy(self):
        cls, arguments = self._again()
        return cls(*arguments)

    def __reduce__(self):
        return self._again()

    def __eq__(self, other):
        if type(other) is not type(self):
            return NotImplemented
        mine, theirs = self._again()[1], other._again()[1]
        return all(np.array_equal(a, b) for a, b in zip(mine, theirs, strict=True))

    __hash__ = None

    def __repr__(self):
        return f"<{type(self).__name__}, {self.dtype}>"


def _cast(body, precision):
    cls, arguments = body._again()
    wanted = DTYPES[precision]
    return cls(*[one.astype(wanted) if isinstance(one, np.ndarray) and one.dtype.kind == "f" else one
                 for one in arguments])


def body(name):
    """A decorator: registers the class as that of a struct of the catalogue."""
    def register(cls):
        cls._kind = BY_NAME[name].index
        cls.__module__ = "isect"
        _core.register(cls._kind, cls, 99, ())
        CLASSES[cls.__name__] = cls
        from ._records import CLASS_OF
        CLASS_OF[cls._kind] = cls
        return cls
    return register


@body("hull")
class Hull(Body):
    """The convex hull of points (n, 3): exact, whatever the points are."""

    __slots__ = ()

    @classmethod
    def _make(cls, points, most_vertices=0):
        array = points_of(points, "points")
        precision = int(array.dtype == np.float64)
        memory = room(function("hull_capacity").call(precision, len(array)))
        options = struct("hull_options", precision, most_vertices=most_vertices)
        made = struct("hull", precision)

        def build():  # it holds the array, also when the wait for the call has ended
            return function("hull_build").call(precision, points_view(array), len(array), memory, memory.nbytes, options, made)

        ok(patiently("Hull", len(array), build), "Hull")
        return cls._one(made, precision, (memory, (array, most_vertices)))

    @classmethod
    def _of_corners(cls, points):
        """The convex hull of points, all of which stay its vertices: it has no faces, and is made in no time."""
        array = dense(points, "points")
        precision = int(array.dtype == np.float64)
        made = struct("hull", precision, vertices=array, vertex_count=len(array), dimension=3)
        return cls._one(made, precision, (array, (array, 0)))

    def _part(self, name, count, inner, dtype):
        made = self._struct()
        return taken(made, name, (int(made[count]), *inner), dtype, self._keep[0])

    @property
    def vertices(self):
        """The corners, (n, 3)."""
        return self._part("vertices", "vertex_count", (3,), self.dtype)

    @property
    def planes(self):
        """The planes of the faces, with outward normals, as Plane."""
        return CLASSES["Plane"].of(self._part("planes", "plane_count", (4,), self.dtype))

    @property
    def sources(self):
        """Which of the given points each corner is."""
        return self._part("sources", "vertex_count", (), np.int32)

    @property
    def faces(self):
        """The corners of each face, anticlockwise from outside: a list of arrays."""
        rows = self.face_rows
        return np.split(rows.vertex, rows.offsets[1:-1])[:len(rows)]

    @property
    def face_rows(self):
        """The corners of each face, as Ragged: face i is vertex[offsets[i]:offsets[i + 1]]."""
        edges = self._part("edges", "edge_count", (), BY_NAME["hull_edge"].dtype(0))
        offsets = np.append(self._part("faces", "face_count", (), np.int32), len(edges)).astype(np.int64)
        return Ragged(offsets, {"vertex": edges["origin"]}, (len(offsets) - 1,))

    @property
    def triangles(self):
        """The faces cut into triangles, (m, 3) indices of corners, face by face."""
        rows = self.face_rows
        first, last = (np.repeat(one, rows.counts) for one in (rows.offsets[:-1], rows.offsets[1:] - 1))
        at = np.arange(len(first))
        inner = at[(at > first) & (at < last)]
        return rows.vertex[np.stack([first[inner], inner, inner + 1], axis=1)]

    @property
    def dimension(self):
        """3: solid, 2: a polygon, 1: a segment, 0: a point."""
        return int(self._struct()["dimension"])

    @property
    def volume(self):
        return function("hull_volume").call(self._precision, self)

    @property
    def area(self):
        return function("hull_area").call(self._precision, self)

    @property
    def centroid(self):
        """The center of mass, (3,)."""
        return np.array(function("hull_centroid").call(self._precision, self).data)

    def __repr__(self):
        made = self._struct()
        return f"<Hull of {made['vertex_count']} vertices, {made['face_count']} faces, {self.dtype}>"


class _Points(Body):
    """A body that is given by its corners."""

    __slots__ = ()
    _axes = 3

    @classmethod
    def _make(cls, points):
        array = dense(points, "points", cls._axes)
        precision = int(array.dtype == np.float64)
        made = struct(KINDS[cls._kind].name, precision, points=array, count=len(array))
        return cls._one(made, precision, (array, (array,)))

    @property
    def points(self):
        """The corners in order."""
        return self._keep[0]

    def __repr__(self):
        return f"<{type(self).__name__} of {len(self.points)} points, {self.dtype}>"


@body("polygon")
class Polygon(_Points):
    """A polygon in space by its corners (n, 3) in order."""

    __slots__ = ()

    def triangles(self):
        """The polygon as triangles: (n - 2, 3) indices of corners. It may be concave; isect.Error if it is not simple."""
        count = max(len(self.points) - 2, 0)
        spare, made = np.empty((max(count, 1), 3), np.uint32), np.empty((max(count, 1), 3), np.uint32)
        ok(function("polygon_triangulate").call(self._precision, self.points, len(self.points), spare, made), "triangles")
        return made

    def clip(self, solid):
        """The part below a Plane, or inside an Aabb: a Polygon, which may be empty."""
        solid = in_precision(as_shape(solid, "solid"), self._precision)
        name = KINDS[solid._kind].name
        if name not in ("plane", "aabb") or solid.shape:
            raise TypeError(f"solid: {solid!r}, wanted one Plane or Aabb")
        # Half as many points again for each plane that clips.
        most = len(self.points) + 1
        for _ in range(6 if name == "aabb" else 1):
            most += most // 2 + 1
        out, spare = np.empty((most, 3), self.dtype), np.empty((most, 3), self.dtype)
        room = (spare, out) if name == "aabb" else (out,)
        count = function(f"polygon_clip_{name}").call(self._precision, self.points, len(self.points), solid, *room)
        return Polygon(out[:count].copy())


@body("polygon2")
class Polygon2(_Points):
    """A polygon in the plane by its corners (n, 2) in order; it may cross itself."""

    __slots__ = ()
    _axes = 2


@body("kdop")
class Kdop(Body):
    """A solid between pairs of planes: lower[i] <= dot(normals[i], x) <= upper[i]."""

    __slots__ = ()

    @classmethod
    def _make(cls, normals, lower, upper):
        arrays = [dense(normals, "normals"), as_floats(lower, "lower"), as_floats(upper, "upper")]
        dtype = np.result_type(*arrays)
        arrays = [np.ascontiguousarray(array, dtype) for array in arrays]
        for name, array in (("lower", arrays[1]), ("upper", arrays[2])):
            if array.shape != (len(arrays[0]),):
                raise ValueError(f"{name}: shape {array.shape}, wanted {(len(arrays[0]),)}, one number for each normal")
        precision = int(dtype == np.float64)
        made = struct("kdop", precision, normals=arrays[0], count=len(arrays[0]), lower=arrays[1], upper=arrays[2])
        return cls._one(made, precision, (arrays, tuple(arrays)))

    normals = property(lambda self: self._keep[0][0], doc="(n, 3)")
    lower = property(lambda self: self._keep[0][1], doc="(n,)")
    upper = property(lambda self: self._keep[0][2], doc="(n,)")


@body("parts")
class Parts(Body):
    """A concave body: the union of convex shapes, each in a Pose or rigid matrix, or where it is."""

    __slots__ = ()

    @classmethod
    def _make(cls, shapes, poses=None):
        given = [as_shape(shape, "shapes") for shape in shapes]
        bad = next((shape for shape in given if shape.shape or not KINDS[shape._kind].shape), None)
        if bad is not None:
            raise ValueError(f"shapes: {bad!r}, wanted single shapes that have answers with any other")
        precision = common_precision(given) if given else 1
        given = [in_precision(shape, precision) for shape in given]
        placed = None
        if poses is not None:
            poses = pose_of(poses, "poses")
            placed = np.ascontiguousarray(in_precision(poses, precision).data)
            if placed.shape != (len(given), 7):
                raise ValueError(f"poses: {placed.shape[:-1]} of them, wanted {(len(given),)}")
        anys = np.zeros(len(given), BY_NAME["any"].dtype(precision))
        for i, shape in enumerate(given):
            anys[i]["shape"] = KINDS[shape._kind].shape
            anys[i]["at"] = address(np.frombuffer(shape, np.uint8))
        made = struct("parts", precision, parts=anys, poses=placed, count=len(given))
        return cls._one(made, precision, (given, anys, placed, (given, poses)))

    def astype(self, dtype):
        if np.dtype(dtype) == self.dtype:
            return self
        shapes, poses = self._keep[-1]
        return Parts([shape.astype(dtype) for shape in shapes], None if poses is None else poses.astype(dtype))

    def __repr__(self):
        return f"<Parts: {', '.join(type(shape).__name__ for shape in self._keep[0])}>"
