"""Questions to many pairs of meshes, in one call of the C library for each block of pairs.

Row i is the pair of the meshes first[i] and second[i], the second moved by the matrix places[i]. All meshes
have one precision.
"""

import numpy as np

from . import _core
from ._blocks import CAREFUL, address, run
from ._catalog import BY_NAME, DTYPES, KINDS, function
from ._mesh import ragged
from ._questions import record_from
from ._records import CLASSES
from ._structs import ok

MOVED = 12 * DTYPES[1].itemsize  # bytes from the matrix of a row to the next one
TREE = np.dtype(np.uintp).itemsize
PAIR = np.dtype([("prim_a", np.int32), ("prim_b", np.int32)])
PRIM = np.dtype([("prim", np.int32)])


def trees_of(meshes):
    """The addresses of the trees of a list of meshes, which must live as long as these are used."""
    made = {mesh: mesh._tree.address() for mesh in set(meshes)}
    return np.array([made[mesh] for mesh in meshes], np.uintp)


def clash_any(precision, first, second, places, threads=None, lead=(-1,)):
    """Do the surfaces of the rows share a point? first, second: addresses of trees. lead: the shape of the answer."""
    made, places = np.empty(len(first), np.bool_), np.ascontiguousarray(places, np.float64)

    def work(index, start, stop):
        function("clash_any").each(precision, stop - start, made[start:stop].view(np.uint8), (TREE, TREE, MOVED),
                                   first[start:stop], second[start:stop], places[start:stop])

    run(made.shape, work, threads, None, CAREFUL)
    return made.reshape(lead)


def clash_closest(precision, first, second, places, within, threads=None, lead=(-1,)):
    """The nearest points of the surfaces of the rows that are within[i], or `within`, of each other: ClashNearest."""
    kind = KINDS[CLASSES["ClashNearest"]._kind]
    made, places = np.zeros(len(first), kind.dtype(precision)), np.ascontiguousarray(places, np.float64)
    limits = np.square(np.broadcast_to(np.asarray(within, np.float64), len(first))).astype(DTYPES[precision])

    def work(index, start, stop):
        function("clash_closest").each(precision, stop - start, made[start:stop].view(np.uint8),
                                       (TREE, TREE, MOVED, limits.itemsize), first[start:stop], second[start:stop],
                                       places[start:stop], limits[start:stop])

    run(made.shape, work, threads, None, 1)
    return record_from(kind, precision, made.reshape(lead))


def _listed(name, dtype, steps, precision, arguments, threads):
    """Ragged of a function that lists, of arguments that move on from row to row, or stay where the step is 0."""
    count = len(arguments[0])
    ends, parts = np.empty(count, np.int64), {}

    def work(index, start, stop):
        mine = [one[start:stop] if step else one for one, step in zip(arguments, steps, strict=True)]
        status, found = function(name).listed(precision, stop - start, ends[start:stop], steps, *mine)
        ok(status, name)
        parts[start] = np.frombuffer(found, dtype)

    run((count,), work, threads, None, CAREFUL)
    return ragged([parts[start] for start in sorted(parts)], sorted(parts), ends, (count,), dtype)


def clash_pairs(precision, first, second, places, threads=None):
    """The pairs of triangles of the rows that share a point: Ragged with prim_a and prim_b, sorted."""
    places = np.ascontiguousarray(places, np.float64)
    return _listed("clash_pairs", PAIR, (TREE, TREE, MOVED, 0), precision, [first, second, places, None], threads)


def overlap_all(precision, trees, shape, numbers, threads=None):
    """The triangles of tree i that share a point with shape i: Ragged with prim. numbers: (n, k), those of the shapes."""
    numbers = np.ascontiguousarray(numbers, DTYPES[precision])
    anys = np.zeros(len(numbers), BY_NAME["any"].dtype(precision))
    anys["shape"] = KINDS[shape._kind].shape
    anys["at"] = address(numbers) + numbers.strides[0] * np.arange(len(numbers), dtype=np.uintp)
    return _listed("bvh_overlap_any_all", PRIM, (TREE, anys.itemsize), precision, [trees, anys], threads)


def joined(bodies, at):
    """Bodies of one class and precision as one shape of many: number i is bodies[at[i]]."""
    structs = np.array([one._struct() for one in bodies])
    return _core.record(type(bodies[0]), bodies[0]._precision, structs[at], False, False, bodies)
