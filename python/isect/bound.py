"""Bounding volumes: bound.sphere(points), bound.obb(mesh), bound.aabb(capsules).

Each function takes points (n, 3), a Mesh, or shapes of any leading shape. `variant` names another
method, such as bound.obb(points, "pca"). The functions are those of the catalogue.
"""

import numpy as np

from . import _core
from ._blocks import structs_of
from ._bodies import points_of
from ._catalog import BY_NAME, COLUMNS, ENUM, KINDS, STRUCT, function, has, names
from ._errors import raised
from ._mesh import Mesh
from ._records import CLASS_OF
from ._structs import ok, points_view


def _kinds():
    """The names of the volumes."""
    found = {name.split("_")[1] for name in names() if name.startswith("bound_")}
    return sorted(kind for kind in found if kind in BY_NAME and BY_NAME[kind].flat)


def _shape_name(shape):
    return {"vec3": "point", "vec2": "point2"}.get(KINDS[shape._kind].name, KINDS[shape._kind].name)


def _found(kind, source, variant):
    name = f"bound_{kind}_{source}" + (f"_{variant}" if variant else "")
    if has(name):
        return function(name)
    others = [one[len(f"bound_{kind}_"):] for one in names() if one.startswith(f"bound_{kind}_")]
    raise TypeError(f"bound.{kind}: nothing is known of {source}" + (f", variant {variant!r}" if variant else "")
                    + f"; there are {', '.join(others)}")


def _of_points(kind, points, variant):
    array = points_of(points, "of")
    precision = int(array.dtype == np.float64)
    return _filled(kind, _found(kind, "points", variant), precision, {COLUMNS: points_view(array)}, len(array))


def _filled(kind, made_by, precision, given, n=None):
    """Calls a maker whose results are behind pointers."""
    out = np.zeros((), BY_NAME[kind].dtype(precision))
    arguments = []
    for name, type_, pointers, constant, _ in made_by.signature[1:]:
        if KINDS[type_].name == kind and pointers and not constant:
            arguments.append(out)
        elif KINDS[type_].kind in given:
            arguments.append(given[KINDS[type_].kind] if KINDS[type_].kind == COLUMNS or KINDS[type_].name == "mesh"
                             else None)
        else:
            arguments.append(n if name == "n" else None)
    ok(made_by.call(precision, *arguments), f"bound.{kind}")
    return _core.record(CLASS_OF[BY_NAME[kind].index], precision, out.tobytes(), True)


def _of_shapes(kind, shapes, variant):
    made_by = _found(kind, _shape_name(shapes), variant)
    precision, lead = shapes._precision, shapes.shape
    target = BY_NAME[kind]
    out = np.empty((*lead, target.numbers), BY_NAME["float"].dtype(precision))
    if KINDS[shapes._kind].flat:
        data, step = structs_of(shapes.data, len(lead))
    else:
        data, step = shapes, 0
    returns = KINDS[made_by.signature[0][1]]
    n, flat = int(np.prod(lead, dtype=int)), out.reshape(-1).view(np.uint8)
    parameters = made_by.signature[1:]
    if returns.kind == STRUCT:
        made_by.each(precision, n, flat, (step,) + (0,) * (len(parameters) - 1), data, *[None] * (len(parameters) - 1))
    else:
        status = np.zeros(max(n, 1), np.int32)
        arguments, steps = [], []
        for i, (_, type_, pointers, constant, _) in enumerate(parameters):
            result = type_ == target.index and pointers and not constant
            arguments.append(data if i == 0 else flat if result else None)
            steps.append(step if i == 0 else target.sizes[precision] if result else 0)
        made_by.each(precision, n, status if returns.kind == ENUM else None, tuple(steps), *arguments)
        if status.any():
            raise raised(int(status[status != 0][0]), f"bound.{kind}: shape {int(np.argmax(status != 0))}")
    return CLASS_OF[target.index]._of(out)


def _maker(kind):
    def make(of, variant=None):
        if isinstance(of, Mesh):
            return _filled(kind, _found(kind, "mesh", variant), of._precision, {STRUCT: of._struct})
        if isinstance(of, _core.Record):
            return _of_shapes(kind, of, variant)
        return _of_points(kind, of, variant)
    make.__name__ = make.__qualname__ = kind
    make.__doc__ = f"A bounding {kind} of points (n, 3), a Mesh or shapes."
    return make


for _kind in _kinds():
    globals()[_kind] = _maker(_kind)
__all__ = _kinds()
