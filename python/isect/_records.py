"""Shapes and answers: light objects over numbers, one class for each struct of the C library."""

import math

import numpy as np

from . import _core
from ._catalog import BY_NAME, DTYPES, KINDS, answer_kinds
from ._words import STRUCTS

FLOATS = {np.dtype(np.float32): 0, np.dtype(np.float64): 1}


# ---- Arrays that come in


def precision_of(array, name):
    """0 for float32, 1 for float64 and integers; TypeError that names the cure for all else."""
    kind = array.dtype.kind
    if kind in "iub":
        return 1
    if kind == "f" and array.dtype.itemsize in (4, 8):
        return int(array.dtype.itemsize == 8)
    raise TypeError(f"{name}: dtype {array.dtype} is not supported: convert it to float32 or float64")


def as_floats(value, name):
    """An array of native float32 or float64, without a copy where it is one."""
    try:
        array = np.asarray(value)
    except ValueError as error:
        raise ValueError(f"{name}: {error}") from None
    if array.dtype == object and not array.ndim:
        raise TypeError(f"{name}: wanted numbers, not {type(value).__name__}")
    dtype = DTYPES[precision_of(array, name)]
    if array.dtype == dtype and array.dtype.isnative and array.flags.aligned:
        return array
    return array.astype(dtype)


def is_weak(value):
    """Is it made of Python numbers alone, which take the precision of what they are used with?"""
    if isinstance(value, (tuple, list)):
        return all(map(is_weak, value))
    return isinstance(value, (int, float)) and not isinstance(value, np.generic)


# ---- What many answers are held in


class Columns:
    """Arrays by name, of one leading shape: a number of all answers lies side by side."""

    __slots__ = ("fields", "shape", "base")

    def __init__(self, fields, shape, base=None):
        self.fields, self.shape, self.base = fields, shape, base

    def __getitem__(self, index):
        if isinstance(index, str):
            return self.fields[index]
        # An array of positions takes the index, so that fields with more axes are cut the same way.
        picked = np.empty(self.shape, np.bool_)[index]
        tuples = index if isinstance(index, tuple) else (index,)
        if not any(one is Ellipsis for one in tuples):
            tuples = (*tuples, Ellipsis)
        fields = {name: field[self._padded(tuples, field)] for name, field in self.fields.items()}
        return Columns(fields, picked.shape)

    def _padded(self, index, field):
        """An index with an ellipsis, for a field that may have axes of its own."""
        return (*index, *[slice(None)] * (field.ndim - len(self.shape)))


# ---- Classes


class _Record(_core.Record):
    """What shapes and answers have in common."""

    __slots__ = ()
    _kind = BY_NAME["vec3"].index

    @property
    def shape(self):
        """The leading shape: () for one."""
        held = self._array
        if held is None:
            return ()
        return held.shape if self._held_whole() else held.shape[:-1]

    def _held_whole(self):
        """Is one element of what is held a whole struct?"""
        return isinstance(self._array, Columns) or self._array.dtype.names is not None

    @property
    def dtype(self):
        """float32 or float64."""
        return DTYPES[self._precision]

    @property
    def ndim(self):
        return len(self.shape)

    @property
    def size(self):
        return math.prod(self.shape)

    def __len__(self):
        if self._array is None:
            raise TypeError(f"one {type(self).__name__} has no len()")
        return self.shape[0]

    def __bool__(self):
        """A shape is true, as any object, and many are if there is one; an answer is no bool, but has `hit`."""
        if isinstance(self, Answer):
            raise TypeError(f"{type(self).__name__} is neither true nor false: its fields are, or .hit where it has a miss")
        return self._array is None or len(self) > 0

    def _struct(self):
        """One record as a scalar of the dtype of its struct."""
        return np.frombuffer(self, np.uint8).view(KINDS[self._kind].dtype(self._precision))[0]

    def _fields(self):
        return [getattr(self, member.name) for member in KINDS[self._kind].members]

    def __eq__(self, other):
        if type(other) is not type(self):
            return NotImplemented
        equal = True
        for mine, theirs in zip(self._fields(), other._fields(), strict=True):
            same = np.asarray(mine) == np.asarray(theirs)
            extra = np.asarray(mine).ndim - self.ndim
            equal = equal & (same.all(axis=tuple(range(same.ndim - extra, same.ndim))) if extra else same)
        return bool(equal) if np.ndim(equal) == 0 else equal

    __hash__ = None

    def __repr__(self):
        name = type(self).__name__
        if self._array is None:
            fields = ", ".join(f"{member.name}={_text(getattr(self, member.name))}"
                               for member in KINDS[self._kind].members)
            note = "" if self._precision else ", float32"
            return f"{name}({fields}{note})"
        return f"<{name} of shape {self.shape}, {self.dtype}>"


def _text(value):
    if isinstance(value, np.ndarray):
        return str(value.tolist()).replace("[", "(").replace("]", ")")
    return repr(value.item() if isinstance(value, np.generic) else value)


def _getter(kind, member):
    """What reads a field, of one record or of many."""
    name, first, last, inner = member.name, member.first, member.last, member.shape
    if not kind.flat:
        def get(self):
            held = self._array
            value = (self._struct() if held is None else held)[name]
            return value if held is not None or getattr(value, "ndim", 0) else value.item()
        return get
    if not inner:
        def get(self):
            held = self._array
            if held is None:
                return self._number(first)
            return held[name] if isinstance(held, Columns) else held[..., first]
        return get

    def get(self):
        held = self._array
        if held is None:
            return np.frombuffer(self, DTYPES[self._precision])[first:last].reshape(inner)
        if isinstance(held, Columns):
            return held[name]
        part = held[..., first:last]
        return part if len(inner) == 1 else part.reshape(part.shape[:-1] + inner)
    return get


def _rebuild(cls, array, weak):
    return cls._of(array, weak)


class Shape(_Record):
    """Any shape. Its fields are arrays with the leading shape of the shape."""

    __slots__ = ()
    _defaults = ()

    @classmethod
    def _of(cls, array, weak=False):
        """From an array whose last axis holds the numbers, in place where that is possible."""
        precision = FLOATS[array.dtype]
        if array.ndim == 1:
            return _core.record(cls, precision, np.ascontiguousarray(array), True, weak)
        return _core.record(cls, precision, array, False, weak)

    @classmethod
    def of(cls, array):
        """Shapes from an array (..., k) of their numbers, in the order of the fields; not copied."""
        kind = KINDS[cls._kind]
        numbers = as_floats(array, "array")
        short = kind.numbers - len(cls._defaults)
        if numbers.ndim and numbers.shape[-1] == short != kind.numbers:
            tail = np.broadcast_to(np.array(cls._defaults, numbers.dtype), numbers.shape[:-1] + (len(cls._defaults),))
            numbers = np.concatenate([numbers, tail], axis=-1)
        if not numbers.ndim or numbers.shape[-1] != kind.numbers:
            raise ValueError(f"array: shape {numbers.shape}, wanted (..., {kind.numbers}): the numbers of "
                             f"{cls.__name__} are {', '.join(member.name for member in kind.members)}")
        return cls._of(numbers, is_weak(array))

    @classmethod
    def _make(cls, *args, **named):
        """The constructor, where the arguments are not plain numbers."""
        kind = KINDS[cls._kind]
        if len(args) == 1 and not named and not any(member.shape for member in kind.members):
            return cls.of(args[0])  # Point((1, 2, 3))
        given = cls._given(kind, args, named)
        arrays = [as_floats(value, member.name) for member, value in zip(kind.members, given, strict=True)]
        strong = {FLOATS[array.dtype] for array, value in zip(arrays, given, strict=True) if not is_weak(value)}
        weak = not strong
        dtype = DTYPES[max(strong, default=1)]
        leads = []
        for member, array in zip(kind.members, arrays, strict=True):
            inner = member.shape
            if array.shape[array.ndim - len(inner):] != inner:
                wanted = "(...)" if not inner else f"(..., {', '.join(map(str, inner))})"
                raise ValueError(f"{member.name}: shape {array.shape}, wanted {wanted}")
            leads.append(array.shape[:array.ndim - len(inner)])
        try:
            lead = np.broadcast_shapes(*leads)
        except ValueError:
            shapes = ", ".join(f"{member.name} {array.shape}" for member, array in zip(kind.members, arrays, strict=True))
            raise ValueError(f"{cls.__name__}: leading shapes do not broadcast: {shapes}") from None
        packed = np.empty((kind.numbers, *lead), dtype)
        whole = np.moveaxis(packed, 0, -1)
        for member, array in zip(kind.members, arrays, strict=True):
            flat = array.reshape(array.shape[:array.ndim - len(member.shape)] + (-1,)) if len(member.shape) > 1 else array
            whole[..., member.first:member.last] = flat if member.shape else flat[..., None]
        return cls._of(whole, weak)

    @classmethod
    def _given(cls, kind, args, named):
        names = [member.name for member in kind.members]
        if len(args) > len(names):
            raise TypeError(f"{cls.__name__} takes {len(names)} arguments ({', '.join(names)}), not {len(args)}")
        values = dict(zip(names, args, strict=False))
        for name, value in named.items():
            if name not in names or name in values:
                raise TypeError(f"{cls.__name__}: {name!r} is {'given twice' if name in values else 'no field'}")
            values[name] = value
        free = names[len(names) - len(cls._defaults):] if cls._defaults else []
        for name, value in zip(free, cls._defaults, strict=True):
            values.setdefault(name, value)
        missing = [name for name in names if name not in values]
        if missing:
            raise TypeError(f"{cls.__name__}: {', '.join(missing)} missing")
        return [values[name] for name in names]

    @property
    def data(self):
        """The numbers, (..., k), without a copy: writable where their owner is."""
        held = self._array
        return np.frombuffer(self, self.dtype) if held is None else held

    def __array__(self, dtype=None, copy=None):
        data = self.data
        if dtype is not None and data.dtype != dtype:
            return data.astype(dtype)
        return data.copy() if copy else data

    def astype(self, dtype):
        """The same shapes in another precision."""
        return type(self)._of(as_floats(self.data.astype(dtype), "dtype"))

    def copy(self):
        """Shapes with numbers of their own."""
        return type(self)._of(self.data.copy(), bool(self._weak))

    def reshape(self, *shape):
        """The same shapes with another leading shape."""
        wanted = shape[0] if len(shape) == 1 and isinstance(shape[0], tuple) else shape
        return type(self)._of(self.data.reshape(*wanted, self.data.shape[-1]))

    def __getitem__(self, index):
        if self._array is None:
            raise TypeError(f"one {type(self).__name__} cannot be indexed; its fields can")
        tuples = index if isinstance(index, tuple) else (index,)
        dots = () if any(one is Ellipsis for one in tuples) else (Ellipsis,)
        return type(self)._of(self._array[(*tuples, *dots, slice(None))])

    def __iter__(self):
        if self._array is None:
            raise TypeError(f"one {type(self).__name__} is not iterable")
        return (self[i] for i in range(len(self)))

    def __reduce__(self):
        return _rebuild, (type(self), self.data.copy() if self._array is None else self.data, bool(self._weak))

    def __copy__(self):
        return self.copy()

    def __deepcopy__(self, memo):
        return self.copy()


def _answer_again(cls, precision, held, one):
    return _core.record(cls, precision, held, one)


class Answer(_Record):
    """Any answer. It unpacks into its fields; an index gives the answers at that place."""

    __slots__ = ()

    def __iter__(self):
        return iter(self._fields())

    def __getitem__(self, index):
        if self._array is None:
            raise TypeError(f"one {type(self).__name__} cannot be indexed; its fields can")
        part = self._array[index]
        if isinstance(part, Columns) and part.shape:
            return _core.record(type(self), self._precision, part, False)
        if isinstance(part, np.ndarray):
            return _core.record(type(self), self._precision, part, False)
        return self._single(part)

    def _single(self, part):
        struct = np.zeros((), KINDS[self._kind].dtype(self._precision))
        if isinstance(part, Columns):
            for name, value in part.fields.items():
                struct[name] = np.reshape(value, struct[name].shape)
        else:
            struct[()] = part
        return _core.record(type(self), self._precision, struct.tobytes(), True)

    @property
    def hit(self):
        """Is it an answer, and not a miss?"""
        names = [member.name for member in KINDS[self._kind].members]
        if "prim" in names:
            return self.prim != -1
        if "count" in names:
            return self.count > 0
        if "enter" in names:
            return self.enter <= self.leave
        for name in ("distance2", "gap", "t"):
            if name in names:
                found = np.less(getattr(self, name), np.inf)
                return found if found.ndim else bool(found)
        raise AttributeError(f"{type(self).__name__} has no miss")

    def __reduce__(self):
        if self._array is None:
            return _answer_again, (type(self), self._precision, bytes(memoryview(self).cast("B")), True)
        return _answer_again, (type(self), self._precision, self._array, False)

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        held = self._array
        if held is None:
            return self
        if isinstance(held, Columns):
            held = Columns({name: field.copy() for name, field in held.fields.items()}, held.shape)
        else:
            held = held.copy()
        return _core.record(type(self), self._precision, held, False)


def _root(self):
    """The root of distance2."""
    root = np.sqrt(self.distance2)
    return root if getattr(root, "ndim", 0) else float(root)


def _depth(self):
    """The penetration depth: -gap where the shapes overlap, else 0."""
    depth = np.maximum(-np.asarray(self.gap), 0)
    return depth if depth.ndim else float(depth)


def _point(self, rays):
    """The points at t along rays; NaN where there is no hit."""
    t = np.asarray(self.t)
    return rays.origin + np.where(np.isfinite(t), t, np.nan)[..., None] * rays.dir


def class_name(kind):
    """CamelCase of the name of the struct; vec3 is Point, vec2 is Point2."""
    name = {"vec3": "point", "vec2": "point2"}.get(kind.name, kind.name)
    return "".join(part.capitalize() for part in name.split("_"))


def _class_of(kind, answer):
    names = [member.name for member in kind.members]
    parts = {"__slots__": (), "_kind": kind.index, "__module__": "isect", "__doc__": STRUCTS.get(kind.name)}
    for member in kind.members:
        if not hasattr(Answer if answer else Shape, member.name):
            parts[member.name] = property(_getter(kind, member))
    if answer:
        if "distance2" in names and "distance" not in names:
            parts["distance"] = property(_root, doc=_root.__doc__)
        if "gap" in names and "depth" not in names:
            parts["depth"] = property(_depth, doc=_depth.__doc__)
        if "t" in names and "point" not in names:
            parts["point"] = _point
    elif names[-2:] == ["t_min", "t_max"]:
        parts["_defaults"] = (0.0, math.inf)
    return type(class_name(kind), (Answer if answer else Shape,), parts)


def make_classes():
    """{name: class} of all shapes and answers of the catalogue."""
    answers, made = answer_kinds(), {}
    for kind in KINDS:
        if not (kind.flat or kind.index in answers):
            continue
        cls = _class_of(kind, kind.index in answers)
        defaults = getattr(cls, "_defaults", ())
        given = len(kind.members) - len(defaults)
        _core.register(kind.index, cls, given, defaults)
        made[cls.__name__] = cls
    return made


CLASSES = make_classes()
CLASS_OF = {cls._kind: cls for cls in CLASSES.values()}
Point, Point2, Ray = CLASSES["Point"], CLASSES["Point2"], CLASSES["Ray"]


def as_shape(value, name):
    """A shape; arrays (..., 3) are points, (..., 2) points in the plane."""
    if isinstance(value, _core.Record):
        return value
    if type(value).__module__.startswith("isect."):
        raise TypeError(f"{name}: wanted a shape, not a {type(value).__name__}, which has methods of its own: overlap, "
                        "cast, ...")
    array = as_floats(value, name)
    if array.ndim and array.shape[-1] in (2, 3):
        return (Point if array.shape[-1] == 3 else Point2)._of(array, is_weak(value))
    raise TypeError(f"{name}: wanted a shape, or points of shape (..., 3) or (..., 2); it is "
                    f"{type(value).__name__} of shape {array.shape}")
