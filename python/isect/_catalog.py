"""The catalogue of the C library: its types, as what NumPy needs to know of them.

No shape, answer or field is listed here: the C library describes itself (isect/catalog.h).
"""

import functools
import math

import numpy as np

from . import _core

VOID, BOOL, CHAR, SIGNED, UNSIGNED, REAL, ENUM, STRUCT, COLUMNS, OPAQUE, FUNCTION = range(11)
FORMULA, QUESTION, HELPER, MAKER, STATE = range(5)
DTYPES = (np.dtype(np.float32), np.dtype(np.float64))


class Member:
    """A field of a struct, a constant of an enum."""

    __slots__ = ("name", "type", "pointers", "count", "offsets", "first", "last", "shape")

    def __init__(self, name, type_, pointers, constant, count, offsets):
        self.name, self.type, self.pointers = name, type_, pointers
        self.count, self.offsets = count, offsets
        self.first = self.last = 0
        self.shape = ()


class Kind:
    """A type of the catalogue."""

    __slots__ = ("index", "name", "kind", "shape", "flat", "numbers", "sizes", "members", "miss", "_dtypes")

    def __init__(self, index, described):
        name, self.kind, self.shape, self.flat, self.numbers, self.sizes, members, self.miss = described
        self.index = index
        self.name = name[6:] if name.startswith("isect_") else name
        self.members = [Member(*one) for one in members]
        self._dtypes = {}

    def dtype(self, precision):
        """The struct as a dtype of NumPy, with the offsets of C."""
        if precision not in self._dtypes:
            self._dtypes[precision] = self._made(precision)
        return self._dtypes[precision]

    def _made(self, precision):
        if self.kind == REAL:
            return DTYPES[precision] if self.sizes[0] != self.sizes[1] else DTYPES[self.sizes[0] == 8]
        if self.kind in (ENUM, SIGNED):
            return np.dtype(np.int32)
        if self.kind == BOOL:
            return np.dtype(np.bool_)
        if self.kind == UNSIGNED:
            # Numbers of triangles are -1 where there is none: the C value is UINT32_MAX.
            return np.dtype({1: "u1", 2: "u2", 4: "i4", 8: "u8"}[self.sizes[precision]])
        return np.dtype({"names": [m.name for m in self.members],
                         "formats": [self._format(m, precision) for m in self.members],
                         "offsets": [m.offsets[precision] for m in self.members],
                         "itemsize": self.sizes[precision]})

    @staticmethod
    def _format(member, precision):
        if member.pointers:
            return np.dtype(np.uintp)
        kind = KINDS[member.type]
        base = (DTYPES[precision], (kind.numbers,)) if kind.kind == STRUCT and kind.flat else kind.dtype(precision)
        if not member.count:
            return base
        if isinstance(base, tuple):
            return (base[0], (member.count, *base[1]))
        return (base, (member.count,))


KINDS = [Kind(index, described) for index, described in enumerate(_core.types())]
BY_NAME = {kind.name: kind for kind in KINDS}


def _numbers(member):
    kind = KINDS[member.type]
    inner = (kind.numbers,) if kind.kind == STRUCT and kind.flat else ()
    return ((member.count,) if member.count else ()) + inner


for _kind in KINDS:
    if _kind.kind == STRUCT:
        _at = 0
        for _member in _kind.members:
            _member.shape = _numbers(_member)
            _member.first = _at
            _at += math.prod(_member.shape)
            _member.last = _at


@functools.cache
def names():
    """{name: (role, exactness, index of the type of the result)} of all functions."""
    return {name: rest for name, *rest in _core.names()}


def answer_kinds():
    """The kinds that answers are: what questions and trees return, and no maker makes."""
    made = {result for role, _, result in names().values() if role == MAKER}
    found = {result for role, _, result in names().values() if role in (FORMULA, QUESTION, HELPER, STATE)}
    return {index for index in found - made if KINDS[index].kind == STRUCT and not KINDS[index].shape
            and not any(member.pointers or member.name == "name" for member in KINDS[index].members)}


@functools.cache
def function(name):
    """The function of a name without isect_; LookupError if there is none."""
    return _core.function(name)


@functools.cache
def has(name):
    """Is there a function of this name?"""
    try:
        function(name)
    except LookupError:
        return False
    return True
