"""Measures, intersection over union, frusta, the broad phase, and functions by name."""

import numbers
import types

import numpy as np

from . import _core
from ._blocks import CAREFUL, columns_of, run, structs_of
from ._bodies import Hull, points_of
from ._catalog import BY_NAME, KINDS, function, has, names
from ._errors import raised
from ._mesh import Mesh
from ._questions import common_precision, in_precision, operand, record_from
from ._records import CLASSES, CLASS_OF, Columns, as_floats, as_shape
from ._structs import ok, points_view, room, struct


def _name(shape):
    return {"vec3": "point", "vec2": "point2"}.get(KINDS[shape._kind].name, KINDS[shape._kind].name)


def _each(made_by, shapes, precision, lead, field=None, threads=None, progress=None):
    """The structs that a function returns for each of some broadcast shapes, or one field of them."""
    kind = KINDS[made_by.signature[0][1]]
    if not lead:
        made = made_by.call(precision, *shapes)
        return made if field is None else getattr(made, field)
    dtype = kind.dtype(precision)
    out = np.empty(lead, dtype if field is None else dtype[field])
    operands = [operand(shape, lead) for shape in shapes]

    def work(index, start, stop):
        axes = len(lead) - sum(not isinstance(one, slice) for one in index)
        given = [structs_of(array[index], axes) for array in operands]
        block = np.empty(stop - start, dtype)
        made_by.each(precision, stop - start, block.view(np.uint8), tuple(step for _, step in given),
                     *[array for array, _ in given])
        out.reshape(-1)[start:stop] = block if field is None else block[field]

    run(lead, work, threads, progress, CAREFUL)
    return record_from(kind, precision, out) if field is None else out


def measure(of):
    """Volume, area, shadow and width of shapes, a Hull or a Mesh: a Measure."""
    if isinstance(of, Mesh):
        return function("measure_mesh").call(of._precision, of._struct)
    of = as_shape(of, "of")
    name = "measure_" + _name(of)
    if not has(name):
        raise TypeError(f"measure: nothing is known of {type(of).__name__}; there are "
                        f"{', '.join(one[8:] for one in names() if one.startswith('measure_') and 'common' not in one)}")
    return _each(function(name), [of], of._precision, of.shape)


def common(a, b, *, threads=None, progress=None):
    """What solids have in common: an Iou with the fields common, a, b, iou, for broadcast shapes.

    All pairs of n and m boxes: common(boxes[:, None], others).
    """
    return _common(a, b, None, threads, progress)


def _common(a, b, field, threads, progress):
    """All fields of common, or one that does not change if a and b are exchanged."""
    a, b = as_shape(a, "a"), as_shape(b, "b")
    precision = common_precision([a, b])
    a, b = in_precision(a, precision), in_precision(b, precision)
    if isinstance(a, Hull) and isinstance(b, Hull):
        memory = room(function("hull_common_capacity").call(precision, a, b))
        made = struct("iou", precision)
        ok(function("hull_common").call(precision, a, b, memory, memory.nbytes, made), "common")
        made = _core.record(CLASSES["Iou"], precision, made.tobytes(), True)
        return made if field is None else getattr(made, field)
    swapped = not has(f"measure_common_{_name(a)}_{_name(b)}")
    if swapped and not has(f"measure_common_{_name(b)}_{_name(a)}"):
        known = ", ".join(one[15:].replace("_", " and ") for one in names() if one.startswith("measure_common_"))
        raise TypeError(f"{field or 'common'}: no volume in common of {type(a).__name__} and {type(b).__name__}; "
                        f"known: {known}")
    try:
        lead = np.broadcast_shapes(a.shape, b.shape)
    except ValueError:
        raise ValueError(f"common: leading shapes {a.shape} and {b.shape} do not broadcast") from None
    first, second = (b, a) if swapped else (a, b)
    row = function(f"measure_common_{_name(first)}_{_name(second)}")
    made = _each(row, [first, second], precision, lead, field, threads, progress)
    return _turned(made) if swapped and field is None else made


def _turned(made):
    held = made._array
    if held is None:
        struct_ = made._struct().copy()
        struct_["a"], struct_["b"] = struct_["b"].copy(), struct_["a"].copy()
        return _core.record(type(made), made._precision, struct_.tobytes(), True)
    fields = dict(held.fields, a=held["b"], b=held["a"])
    return _core.record(type(made), made._precision, Columns(fields, held.shape), False)


def iou(a, b, *, threads=None, progress=None):
    """Intersection over union of broadcast shapes: numbers from 0 to 1. Of n x m: iou(a[:, None], b)."""
    return _common(a, b, "iou", threads, progress)


def advise(points, query="line", inside=100.0, region=None):
    """Which bounding volume of points (n, 3) makes queries cheapest: (its name, {name: Price of each volume}).

    query   "point", "line" or "plane"
    inside  the time in ns that a query takes if the volume is hit
    region  an Aabb that all queries hit; None: the box around all volumes

    The probabilities by which it is chosen are isect.formulas.odds_point(inner, outer), odds_line and odds_plane, of measures.
    """
    queries = [member.name for member in BY_NAME["query"].members]
    if query not in queries:
        raise ValueError(f"query: {query!r}, wanted one of {', '.join(queries)}")
    if not isinstance(inside, numbers.Real):
        raise TypeError(f"inside: {type(inside).__name__}, wanted a number of nanoseconds")
    array = points_of(points, "points")
    precision = int(array.dtype == np.float64)
    made = struct("advice", precision)
    box = None if region is None else in_precision(as_shape(region, "region"), precision)
    ok(function("advise").call(precision, points_view(array), len(array), queries.index(query), float(inside), box, made),
       "advise")
    volumes = [member.name for member in BY_NAME["volume"].members][:made["price"].shape[0]]
    costs = {name: _core.record(CLASSES["Price"], precision, price.tobytes(), True)
             for name, price in zip(volumes, made["price"], strict=True)}
    return volumes[int(made["best"])], costs


def pairs(boxes, others=None):
    """Which boxes along the axes overlap: (m, 2) uint32, sorted by rows; the broad phase.

    boxes   n shapes Aabb
    others  if given, pairs of a box of the first and one of the others; all pairs of both together are found on
            the way, so that it takes long where those of one set overlap each other
    """
    first = _boxes(boxes, "boxes")
    if others is None:
        return _pairs(first)
    second = in_precision(_boxes(others, "others"), first._precision)
    both = CLASSES["Aabb"]._of(np.concatenate([first.data, second.data]))
    found = _pairs(both).astype(np.int64)
    n = len(first)
    mixed = found[(found[:, 0] < n) & (found[:, 1] >= n)] - (0, n)
    return mixed.astype(np.uint32)


def _boxes(boxes, name):
    if not isinstance(boxes, CLASSES["Aabb"]):
        boxes = CLASSES["Aabb"].of(boxes)
    if len(boxes.shape) != 1:
        raise ValueError(f"{name}: shape {boxes.shape}, wanted (n,)")
    return boxes


def _pairs(boxes):
    n, precision = len(boxes), boxes._precision
    if not n:
        return np.empty((0, 2), np.uint32)
    view, alive = columns_of(boxes.data, 1)
    memory = room(function("pairs_capacity").call(precision, n))
    count, most = np.zeros(1, np.uint64), max(256, n)
    while True:
        found = np.empty((most, 2), np.uint32)
        status = function("pairs_find").call(precision, view, n, memory, memory.nbytes, found, most, count)
        if int(count[0]) <= most:
            ok(status, "pairs")
            first, second = found[:int(count[0])].T
            keys = np.minimum(first, second).astype(np.uint64) << np.uint64(32) | np.maximum(first, second)
            keys.sort()
            return np.stack([keys >> np.uint64(32), keys & np.uint64(0xffffffff)], axis=1).astype(np.uint32)
        most = int(count[0])


def frustum(matrix, depth="minus_one_to_one", reversed=False):
    """The frustum of a matrix 4 x 4 that projects column vectors: clip = matrix @ (x, y, z, 1).

    depth  "minus_one_to_one" (OpenGL) or "zero_to_one" (Direct3D, Vulkan, Metal, WebGPU)
    """
    array = np.ascontiguousarray(as_floats(matrix, "matrix"))
    if array.shape != (4, 4):
        raise ValueError(f"matrix: shape {array.shape}, wanted (4, 4)")
    if depth not in ("minus_one_to_one", "zero_to_one"):
        raise ValueError(f"depth: {depth!r}, wanted minus_one_to_one or zero_to_one")
    precision = int(array.dtype == np.float64)
    # Rows of NumPy are the columns of what the library calls not transposed.
    options = struct("projection", precision, transposed=True, depth_from_zero=depth == "zero_to_one", reversed=reversed)
    made = struct("frustum", precision)
    ok(function("frustum_from_matrix").call(precision, array, options, made), "frustum")
    return _core.record(CLASSES["Frustum"], precision, made.tobytes(), True)


def look(eye, forward, up=(0.0, 0.0, 1.0), *, fov=None, aspect=1.0, near=0.0, far=np.inf):
    """The frustum of a camera. fov: the angle from bottom to top in radians."""
    made = struct("camera", 1, eye=0, fov=1.0 if fov is None else fov, aspect=aspect, z_near=near, z_far=far)
    made["eye"], made["forward"], made["up"] = eye, forward, up
    if not np.cross(made["forward"], made["up"]).any():
        raise ValueError(f"forward: {forward} is 0 or along up, {up}")
    out = struct("frustum", 1)
    ok(function("frustum_from_camera").call(1, made, out), "look")
    return _core.record(CLASSES["Frustum"], 1, out.tobytes(), True)


def pixels(frustum, width, height, rows_up=False):
    """Rays through the middles of the pixels of a picture: Ray of shape (height, width)."""
    frustum = as_shape(frustum, "frustum")
    precision, kind = frustum._precision, BY_NAME["ray"]
    x, y = np.meshgrid(np.arange(width) + 0.5, np.arange(height) + 0.5)
    where = np.stack([x, y], axis=-1).astype(frustum.dtype)
    screen = struct("screen", precision, width=width, height=height, rows_up=rows_up)
    made, status = np.empty((height, width, kind.numbers), frustum.dtype), np.zeros((height, width), np.int32)
    function("frustum_pixel_ray").each(precision, width * height, status, (0, 2 * where.itemsize, 0, kind.sizes[precision]),
                                       frustum, where, screen, made)
    if status.any():
        raise raised(int(status.max()), "pixels")
    return CLASSES["Ray"]._of(made)


# ---- Functions by name


class _Formulas(types.ModuleType):
    """Functions of the C library by their names: formulas.overlap_sphere_aabb((0, 0, 0, 1), box).

    Shapes may be given as tuples of numbers. All is done in double. There is a function for each
    that takes and returns nothing but numbers and structs of numbers.
    """

    def __getattr__(self, name):
        if name.startswith("__") or not has(name):
            raise AttributeError(f"the library has no function {name}")
        made = function(name).formula
        setattr(self, name, made)
        return made

    def __dir__(self):
        return sorted(names())


formulas = _Formulas("isect.formulas", _Formulas.__doc__)
