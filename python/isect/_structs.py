"""Structs of the C library that hold pointers, and the functions that fill blocks of memory."""

import numpy as np

from . import _core
from ._blocks import address
from ._catalog import BY_NAME, function
from ._errors import raised


def struct(kind, precision, **fields):
    """A struct of the library; arrays as fields are given by their addresses."""
    made = np.zeros((), BY_NAME[kind].dtype(precision))
    for name, value in fields.items():
        made[name] = address(value) if isinstance(value, np.ndarray) and value.size else \
            0 if isinstance(value, np.ndarray) or value is None else value
    return made


def ok(status, name):
    """Raises what a status other than OK means."""
    if status:
        raise raised(status, name)


def handle(of, precision, keeps=None):
    """An empty handle for a thing that isect_<of>_free releases."""
    return _core.Handle(function(f"{of}_free"), precision, keeps)


def points_view(points):
    """The view isect_points of an array (n, 3) or, for the plane, (n, 2)."""
    view = np.empty(points.shape[1] + 1, np.uintp)
    for j in range(points.shape[1]):
        view[j] = address(points) + j * points.strides[1] if points.size else 0
    # A stride of 0 means tightly packed: one row has no stride that matters.
    view[-1] = points.strides[0] if len(points) > 1 else points.itemsize * points.shape[1]
    return view


def taken(made, name, shape, dtype, memory):
    """An array that a struct of the library points to, which lies in `memory`: a view of it."""
    dtype = np.dtype(dtype)
    count = int(np.prod(shape, dtype=np.int64))
    at = int(made[name])
    if not count or not at:
        return np.zeros(shape, dtype)
    start = at - address(memory)
    return memory[start:start + count * dtype.itemsize].view(dtype).reshape(shape)


def room(size):
    """So many bytes, aligned for any number."""
    return np.empty((size + 7) // 8, np.uint64).view(np.uint8)

