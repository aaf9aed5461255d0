"""The questions to two shapes: overlap, contains, cast, classify, closest, contact, meet, sweep.

One call for two single shapes is answered in C (src/question.c). What is here answers arrays of
shapes, mixed precisions, `out`, and makes the messages of errors.
"""

import enum
import functools
import math

import numpy as np

from . import _core
from ._blocks import BLOCK, CAREFUL, SLOW, address, columns_of, run, structs_of
from ._catalog import BOOL, BY_NAME, DTYPES, ENUM, KINDS, function, has
from ._poses import pose_of
from ._records import CLASS_OF, CLASSES, Columns, Shape, as_shape

ANY, FORMULA, SWAPPED, NONE = 1, 2, 3, 4
COLUMNS = -2 & (2 ** (8 * np.dtype(np.uintp).itemsize) - 1)
QUESTIONS = {}

Side = enum.IntEnum("Side", {member.name.upper(): i for i, member in enumerate(BY_NAME["side"].members)})
Side.__doc__ = "Where a shape lies with respect to a solid."
_core.sides(tuple(Side))


# ---- One precision for all


def exact_in_float(shape):
    """Are all numbers of a shape floats to the bit?"""
    data = shape.data
    with np.errstate(over="ignore"):
        return bool(np.array_equal(data.astype(np.float32).astype(np.float64), data, equal_nan=True))


def common_precision(shapes):
    """The precision in which shapes are asked about together: nothing is rounded."""
    strong = [shape for shape in shapes if not shape._weak]
    if not strong:
        return 1
    if any(shape._precision for shape in strong):
        return 1
    flat = all(KINDS[shape._kind].flat and exact_in_float(shape) for shape in shapes if shape._weak)
    return 0 if flat else 1


def in_precision(shape, precision):
    """The shape in a precision, itself if it has that."""
    if shape._precision == precision:
        return shape
    return shape.astype(DTYPES[precision])


# ---- Answers for many


def many_of(cls, precision, lead):
    """Room for answers of numbers: (record, array of the numbers)."""
    kind = KINDS[cls._kind]
    base = np.empty((kind.numbers, *lead), DTYPES[precision])
    fields = {}
    for member in kind.members:
        part = base[member.first:member.last]
        if not member.shape:
            fields[member.name] = part[0]
            continue
        part = part.transpose(*range(1, part.ndim), 0)
        fields[member.name] = part if len(member.shape) == 1 else part.reshape(part.shape[:-1] + member.shape)
    return _core.record(cls, precision, Columns(fields, tuple(lead), base), False), base


def record_from(kind, precision, structs):
    """Many structs as a record: answers of numbers in columns, shapes as arrays of their numbers."""
    cls = CLASS_OF[kind.index]
    if not kind.flat:
        return _core.record(cls, precision, structs, False)
    if issubclass(cls, Shape):
        return cls._of(structs.reshape(-1).view(DTYPES[precision]).reshape(*structs.shape, kind.numbers))
    fields = {member.name: np.ascontiguousarray(structs[member.name]).reshape(structs.shape + member.shape)
              for member in kind.members}
    return _core.record(cls, precision, Columns(fields, structs.shape), False)


def written(base, start, stop):
    """The view isect_..s of answers start to stop."""
    at, step = address(base) + start * base.itemsize, base.itemsize * math.prod(base.shape[1:])
    return np.array([at + j * step for j in range(base.shape[0])] + [0], np.uintp)


def put(out, made):
    """Copies answers to where the caller wants them."""
    if isinstance(made, np.ndarray):
        out[...] = made
        return out
    for member in KINDS[made._kind].members:
        into = out[member.name] if isinstance(out, np.ndarray) else getattr(out, member.name)
        into[...] = getattr(made, member.name)
    return out


def in_place(out, base, call):
    """May blocks be written to `out` itself? Not if it is in another order or shares memory with what is read."""
    held = out if isinstance(out, np.ndarray) else getattr(out._array, "base", None)
    return (held is not None and held.shape == base.shape and held.dtype == base.dtype and held.flags.c_contiguous
            and not any(np.may_share_memory(held, array) for array in call.inputs()))


def checked_out(out, wanted, lead, name):
    """ValueError if `out` cannot hold the answers."""
    if isinstance(wanted, np.dtype):
        if not isinstance(out, np.ndarray):
            raise TypeError(f"out: wanted an array of {wanted}, not {type(out).__name__}")
        if out.shape != lead or out.dtype != wanted:
            raise ValueError(f"out: shape {out.shape} of {out.dtype}, wanted {lead} of {wanted} for {name}")
        if not out.flags.writeable:
            raise ValueError("out: the array is read-only")
    elif type(out) is not wanted or out.shape != lead:
        raise ValueError(f"out: {type(out).__name__} of shape {getattr(out, 'shape', None)}, wanted "
                         f"{wanted.__name__} of shape {lead} for {name}")


# ---- The calls


def operand(shape, lead):
    """The numbers or structs of a shape, broadcast to a leading shape."""
    kind = KINDS[shape._kind]
    if kind.flat:
        data = shape.data
        return data if data.shape[:-1] == lead else np.broadcast_to(data, lead + data.shape[-1:])
    held = shape._array
    if held is None:
        held = np.frombuffer(shape, np.uint8).view(kind.dtype(shape._precision))[0:1].reshape(())
    return np.broadcast_to(held, lead)


def any_of(kind, array, lead):
    """An isect_anys of a block: (the struct, what must live as long)."""
    struct = np.zeros((), BY_NAME["anys"].dtype(0))
    struct["shape"] = kind.shape
    if kind.flat:
        view, alive = columns_of(array, lead)
        struct["stride"], struct["at"] = COLUMNS, address(view)
        return struct, (view, alive)
    array, stride = structs_of(array, lead)
    struct["stride"], struct["at"] = stride or 2 ** 64 - 1, address(array)
    return struct, array


RULES = [member.name for member in BY_NAME["rule"].members]


def rule_of(rule, more=()):
    """The number of an isect_rule by its name; `more` are other names, which the error tells."""
    if rule not in RULES:
        raise ValueError(f"rule: {rule!r}, wanted one of {', '.join([*RULES, *more])}")
    return RULES.index(rule)


def check(status, name):
    """Raises what a status means."""
    if status:
        from ._errors import raised
        raise raised(status, name)


@functools.cache
def functions_of(name, how, row, *kinds):
    """What answers two kinds: (the function for one, that for many or None, the elements of the first block)."""
    one, many = function(f"{name}_any" if how == ANY else row), None
    if how == ANY:
        many = function(f"{name}_any_n")
    elif has(row + "_n") and all(kind.flat for kind in kinds):
        many = function(row + "_n")
    # Formulas for many take nanoseconds, the engine microseconds, for bodies of many corners milliseconds.
    names = [{"vec3": "point", "vec2": "point2"}.get(kind.name, kind.name) for kind in kinds]
    quick = any(has(f"{name}_{first}_{second}_n") for first, second in (names, reversed(names)))
    return one, many, BLOCK if quick else 8 * CAREFUL if all(kind.flat for kind in kinds) else SLOW


class Call:
    """A question to many: how its blocks are answered."""

    def __init__(self, name, how, row, shapes, motion, precision, lead, rule):
        self.name, self.precision, self.lead = name, precision, lead
        self.kinds = [KINDS[shape._kind] for shape in shapes]
        self.arrays = [operand(shape, lead) for shape in shapes]
        self.motion = None if motion is None else operand(motion, lead)
        self.one, self.many, self.first = functions_of(name, how, row, *self.kinds)
        self.how = how
        self.after = () if how == ANY else tuple(rule_of(rule) for _ in self.one.signature[3:])
        self.kind = KINDS[self.one.signature[0][1]]
        self.cls = CLASS_OF.get(self.kind.index)

    def inputs(self):
        """The arrays that are read."""
        return self.arrays if self.motion is None else [*self.arrays, self.motion]

    def room(self):
        """The answers, None if they are made of the array at the end, and the array that the blocks write to."""
        if self.kind.kind == BOOL:
            made = np.empty(self.lead, np.bool_)
            return made, made
        if self.kind.kind == ENUM:
            made = np.empty(self.lead, np.uint8)
            return made, made
        if self.many is None or not self.kind.flat:
            return None, np.zeros(self.lead, self.kind.dtype(self.precision))
        return many_of(self.cls, self.precision, self.lead)

    def block(self, index, start, stop, base):
        """Answers one block."""
        parts = [array[index] for array in self.arrays]
        lead = len(self.lead) - sum(not isinstance(one, slice) for one in index)
        if self.many is None:
            self.each(parts, lead, start, stop, base)
            return
        made = [any_of(kind, part, lead) if self.how == ANY else columns_of(part, lead)
                for kind, part in zip(self.kinds, parts, strict=True)]
        arguments = [made[0][0], made[1][0], stop - start]
        if self.motion is not None:
            view, alive = columns_of(self.motion[index], lead)
            arguments.insert(1, view)
            made.append(alive)
        if self.kind.kind == BOOL:
            words = np.empty((stop - start + 63) // 64, np.uint64)
            status = self.many.call(self.precision, *arguments, words)
            _core.unpack(words, base.reshape(-1)[start:stop])
        elif self.kind.kind == ENUM:
            status = self.many.call(self.precision, *arguments, base.reshape(-1)[start:stop])
        else:
            status = self.many.call(self.precision, *arguments, written(base, start, stop))
        check(status, self.name)

    def each(self, parts, lead, start, stop, base):
        """Answers one block by a call for each element."""
        made = [structs_of(part, lead) for part in parts]
        steps = (*(step for _, step in made), *(0 for _ in self.after))
        if self.kind.kind == ENUM:
            sides = np.empty(stop - start, np.int32)
            self.one.each(self.precision, stop - start, sides, steps, *[array for array, _ in made], *self.after)
            base.reshape(-1)[start:stop] = sides
            return
        self.one.each(self.precision, stop - start, base.reshape(-1)[start:stop].view(np.uint8), steps,
                      *[array for array, _ in made], *self.after)


def answered(name, a, b):
    """How the library answers two kinds: (way, row, exactness)."""
    found = QUESTIONS[name].how(a, b)
    # Rows of sweep without a motion, of shapes that hold their own, are reached by isect.formulas.
    return (NONE, None, 0) if name == "sweep" and found[0] != ANY else found


def _explained(name, a, b):
    """The TypeError for two types without an answer."""
    theirs = [CLASS_OF[kind].__name__ for kind in CLASS_OF
              if issubclass(CLASS_OF[kind], Shape) and answered(name, a._kind, kind)[0] != NONE]
    hint = f"{name} of {type(a).__name__} has answers with {', '.join(theirs)}" if theirs else \
        f"{name} has no answer for {type(a).__name__} as the first shape"
    return TypeError(f"{name}: no answer for {type(a).__name__} and {type(b).__name__}; {hint}")


def as_rays(value):
    """A shape; arrays (..., 6) and (..., 8) are rays."""
    numbers = value if isinstance(value, (np.ndarray, list, tuple)) else ()
    return CLASSES["Ray"].of(numbers) if np.shape(numbers)[-1:] in ((6,), (8,)) else as_shape(value, "a")


def asked(name, a, b, motion=None, *, out=None, threads=None, progress=None, rule="even_odd", **unknown):
    """A question to shapes of any leading shapes."""
    if unknown:
        raise TypeError(f"{name}() got an unexpected keyword argument {next(iter(unknown))!r}")
    a, b = as_rays(a) if name == "cast" else as_shape(a, "a"), as_shape(b, "b")
    motion = None if motion is None else as_shape(motion, "motion")
    how, row, _ = answered(name, a._kind, b._kind)
    if how == NONE:
        raise _explained(name, a, b)
    given = [a, b] if motion is None else [a, b, motion]
    precision = common_precision(given)
    given = [in_precision(shape, precision) for shape in given]
    try:
        leads = [shape.shape for shape in given]
        lead = leads[0] if leads.count(leads[0]) == len(leads) else np.broadcast_shapes(*leads)
    except ValueError:
        shapes = " and ".join(f"{type(shape).__name__} {shape.shape}" for shape in given)
        raise ValueError(f"{name}: leading shapes do not broadcast: {shapes}") from None
    more = how != ANY and len(function(row).signature) > 3
    if lead == () and out is None and not more:
        arguments = given if motion is None else [given[0], given[2], given[1]]
        return QUESTIONS[name](*arguments)
    if how == SWAPPED:
        given[:2] = given[1::-1]
    call = Call(name, how, row, given[:2], None if motion is None else given[2], precision, lead, rule)
    made, base = call.room()
    if out is not None:
        checked_out(out, call.cls or base.dtype, lead, name)
        if made is not None and in_place(out, base, call):
            made, base = out, out if isinstance(out, np.ndarray) else out._array.base
    run(lead, lambda index, start, stop: call.block(index, start, stop, base), threads, progress, call.first)
    if made is None:
        made = record_from(call.kind, precision, base)
    if lead == () and out is None:
        return made[()] if isinstance(made, np.ndarray) else made
    return made if out is None or made is out else put(out, made)


OPTIONS = """

Arrays of shapes broadcast. Options:
out       an array or answer that receives the result
threads   how many threads; 0: all cores, where the call takes long enough
progress  True: a bar of tqdm; or a function of (done, total)
The functions of the C library are described in isect/any.h and by isect.formulas.
"""


def _question(name, symmetric, doc):
    any_number = next((i for i, member in enumerate(BY_NAME["question"].members) if member.name == name), -1)
    if name == "sweep":
        def many(a, motion, b, **options):
            return asked(name, a, b, motion, **options)
    else:
        def many(a, b, **options):
            return asked(name, a, b, **options)
    QUESTIONS[name] = _core.Question(name, any_number, symmetric, many, doc + OPTIONS)
    return QUESTIONS[name]


overlap = _question("overlap", True, "overlap(a, b): do shapes share a point? Touching counts.")
contains = _question("contains", False, "contains(a, b): is b, not empty, wholly inside a?")
classify = _question("classify", False, "classify(a, b): is b outside, across or inside of a? A Side.")
cast = _question("cast", False, "cast(rays, b): the part of rays in a solid, a Span; where they pierce a surface, a Touch.")
closest = _question("closest", False, "closest(a, b): the nearest points a and b, and distance2: a Nearest.")
contact = _question("contact", False, "contact(a, b): how far apart or how deep shapes are: a Contact gap, normal, a, b.")
meet = _question("meet", True, "meet(a, b): the points that two flat shapes have in common.")
sweep = _question("sweep", False, "sweep(a, motion, b): when a, moved by t * motion, touches b: an Impact.")


# ---- What has an answer, poses, proofs


EXACTNESS = [member.name for member in BY_NAME["exactness"].members]


def answers(question, a, b):
    """How exact the answer to two types is: "exact", "accuracy", "conservative", or "none".

    question  its name, such as "overlap"
    a, b      classes of shapes, or shapes; the asker first
    """
    if question not in QUESTIONS:
        raise ValueError(f"question: {question!r}, wanted one of {', '.join(QUESTIONS)}")
    for word, one in (("a", a), ("b", b)):
        if not hasattr(one, "_kind"):
            raise TypeError(f"{word}: {one!r}, wanted a class of shapes, or a shape")
    how, row, exactness = answered(question, a._kind, b._kind)
    if how == ANY:
        number = [member.name for member in BY_NAME["question"].members].index(question)
        exactness = function("any_answers").call(0, number, KINDS[a._kind].shape, KINDS[b._kind].shape)
    return EXACTNESS[exactness if how != NONE else 0]


def one_any(shape):
    made = np.zeros((), BY_NAME["any"].dtype(shape._precision))
    made["shape"] = KINDS[shape._kind].shape
    made["at"] = address(np.frombuffer(shape, np.uint8))
    return made


def _two(name, a, b, pose=None):
    """Two single shapes, and a pose if there is one, in one precision."""
    given = [as_shape(a, "a"), as_shape(b, "b")] + ([] if pose is None else [pose_of(pose)])
    for word, shape in zip(("a", "b", "pose"), given, strict=False):
        if shape.shape:
            raise ValueError(f"{word}: shape {shape.shape}, wanted one shape: {name} takes no arrays")
    precision = common_precision(given)
    return [in_precision(shape, precision) for shape in given], precision


def _posed_call(question, a, b, pose):
    """One question to single shapes, the second in a pose."""
    given, precision = _two(question + "_posed", a, b, pose)
    if not function("posed_answers").call(precision, KINDS[given[0]._kind].shape, KINDS[given[1]._kind].shape):
        raise TypeError(f"posed: no answer for {type(given[0]).__name__} and {type(given[1]).__name__}")
    return function(question + "_posed").call(precision, one_any(given[0]), one_any(given[1]), given[2])


def posed(question, a, b, poses):
    """overlap, closest or contact of two shapes with the second moved by poses.

    question  "overlap", "closest" or "contact"
    poses     Pose(rotation, translation) of any leading shape, where a rotation is a quaternion x, y, z, w; or
              rigid matrices (..., 4, 4) or (..., 3, 4)
    """
    if question not in ("overlap", "closest", "contact"):
        raise ValueError(f"question: {question!r}, wanted overlap, closest or contact")
    poses = pose_of(poses, "poses")
    if not poses.shape:
        return _posed_call(question, a, b, poses)
    given, precision = _two(question + "_posed", a, b)
    precision = common_precision([*given, poses])
    given = [in_precision(shape, precision) for shape in given]
    poses = in_precision(poses, precision)
    if not function("posed_answers").call(precision, KINDS[given[0]._kind].shape, KINDS[given[1]._kind].shape):
        raise TypeError(f"posed: no answer for {type(given[0]).__name__} and {type(given[1]).__name__}")
    one = function(question + "_posed")
    result = KINDS[one.signature[0][1]]
    made = np.zeros(poses.shape, result.dtype(precision))
    anys = [one_any(shape) for shape in given]
    data = poses.data

    def work(index, start, stop):
        array, step = structs_of(data[index], data[index].ndim - 1)
        one.each(precision, stop - start, made.reshape(-1)[start:stop].view(np.uint8), (0, 0, step), *anys, array)

    run(poses.shape, work, first=SLOW)
    return made if result.kind == BOOL else record_from(result, precision, made)


def witness(a, b, pose=None):
    """Do two shapes share a point, with the proof: a Witness that verify accepts."""
    given, precision = _two("witness", a, b, pose)
    arguments = [one_any(given[0]), one_any(given[1]), *given[2:]]
    return function("witness_any" if pose is None else "witness_posed").call(precision, *arguments)


def verify(a, b, proof, pose=None):
    """Does a Witness prove what it says of two shapes?"""
    given, precision = _two("verify", a, b, pose)
    arguments = [one_any(given[0]), one_any(given[1]), *given[2:]]
    return function("verify_any" if pose is None else "verify_posed").call(precision, *arguments, proof)
