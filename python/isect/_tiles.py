"""Tiles of long jobs: pure functions of small descriptions, for isect.jobs and isect.dask.

A tile reads meshes and arrays from files, and returns rows. The same tile gives the same bytes in any process.
"""

import bisect
import collections
import dataclasses
import functools
import json
import os
import pathlib
import threading
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

import isect as ix

from . import _core, _rows
from ._catalog import DTYPES, KINDS
from ._parts import VERSION, Rows, Store, digest, ordered, taken, written

CLASH = np.dtype([("a", "<u4"), ("b", "<u4"), ("distance", "<f8"), ("prim_a", "<i4"), ("prim_b", "<i4")])
PAIR = np.dtype([("a", "<i8"), ("b", "<i8")])
Path = str | os.PathLike[str]


# ---- Meshes that a process holds

_lock = threading.Lock()
_meshes: "collections.OrderedDict[str, tuple[ix.Mesh, int]]" = collections.OrderedDict()


def mesh_hash(mesh: ix.Mesh) -> str:
    """A hash of the triangles and of the way in which the tree is built."""
    return digest(mesh.hash, mesh.build)


def memory_for_meshes() -> int:
    """How many bytes of files of meshes a process keeps open: ISECT_MESH_BYTES, 4 GiB unless it is set."""
    return int(os.environ.get("ISECT_MESH_BYTES", 4 << 30))


def opened(path: Path, wanted: str | None = None) -> ix.Mesh:
    """The mesh of a file that Mesh.save has written, which a process opens once.

    wanted  the mesh_hash of what the file must hold
    """
    with _lock:
        if wanted is not None and wanted in _meshes:
            _meshes.move_to_end(wanted)
            return _meshes[wanted][0]
    try:
        mesh = ix.Mesh.open(path, mapped=True)
    except FileNotFoundError:
        raise FileNotFoundError(f"{path}: there is no such file") from None
    except (ValueError, OSError) as error:
        raise ValueError(f"{path} is no file of Mesh.save: {error}") from None
    found = mesh_hash(mesh)
    if wanted not in (None, found):
        raise ValueError(f"{path}: the file has changed since the job began")
    with _lock:
        _meshes[found] = (mesh, os.path.getsize(path))
        while len(_meshes) > 1 and sum(size for _, size in _meshes.values()) > memory_for_meshes():
            _meshes.popitem(last=False)
    return mesh


# ---- Questions to a mesh or scene, in blocks


def packed(answer: Any) -> Rows:
    """An answer as an array: one with fields, without gaps, where the answer has several."""
    if not isinstance(answer, ix.Answer):
        return np.asarray(answer)
    members = KINDS[getattr(answer, "_kind")].members
    fields = {member.name: np.asarray(getattr(answer, member.name)) for member in members}
    first = fields[members[0].name]
    lead = first.shape[:first.ndim - len(members[0].shape)]
    dtype = [(name, value.dtype, value.shape[len(lead):]) for name, value in fields.items()]
    rows: Rows = np.empty(lead, dtype)
    for name, value in fields.items():
        rows[name] = value
    return rows


PIECE = 1 << 14  # rays or points whose copies stay in the cache


def answered(target: Any, question: str, block: Rows, options: dict[str, Any]) -> Rows:
    """The answers of a Mesh or Scene for a block of rays or points, computed by one thread."""
    ask = functools.partial(getattr(target, question), threads=1, **options)
    if not isinstance(target, ix.Mesh) or block.ndim != 2 or len(block) <= PIECE or block.dtype not in DTYPES:
        return packed(ask(block))
    made = packed(ask(block[:0]))
    rows: Rows = np.empty(len(block), made.dtype)
    # Rays without limits get them in memory that is used again and again: new pages would have to be cleared.
    room = np.tile(np.array([0, 0, 0, 0, 0, 0, 0, np.inf], block.dtype), (PIECE if block.shape[1] == 6 else 0, 1))
    for start in range(0, len(block), PIECE):
        piece, into = block[start:start + PIECE], rows[start:start + PIECE]
        if len(room):
            room[:len(piece), :6] = piece
            piece = room[:len(piece)]
        if rows.dtype.names:
            ask(piece, out=into)
        else:
            into[...] = ask(piece)
    return rows


def in_order(rows: Rows) -> Rows:
    """Rows of pairs by a, then b. (numpy.sort of whole rows compares them field by field, a hundred times slower.)"""
    return taken(rows, ordered(rows["a"], rows["b"]))


# ---- Clashes of placed parts


@dataclasses.dataclass(frozen=True)
class Parts:
    """Placed parts: n of them, over a few meshes that lie in files."""

    paths: list[str]
    hashes: list[str]
    mesh: NDArray[np.int64]  #: (n,): which mesh
    matrix: NDArray[np.float64]  #: (n, 3, 4): where it is

    def __len__(self) -> int:
        return len(self.mesh)


def parts_of(paths: Sequence[Path], mesh: Any, matrix: Any, name: str = "parts") -> Parts:
    """Checked parts."""
    which, places = np.asarray(mesh, np.int64), np.asarray(matrix, np.float64)
    if places.shape == (len(which), 4, 4):
        bad = np.flatnonzero((places[:, 3] != (0, 0, 0, 1)).any(1))
        if len(bad):
            raise ValueError(f"{name}: the last row of matrix {bad[0]} is {places[bad[0], 3].tolist()}, wanted (0, 0, 0, 1)")
        places = places[:, :3]
    if which.ndim != 1 or places.shape != (len(which), 3, 4):
        raise ValueError(f"{name}: shapes {which.shape} and {places.shape}, wanted (n,) and (n, 3, 4) or (n, 4, 4)")
    bad = np.flatnonzero((which < 0) | (which >= len(paths)))
    if len(bad):
        raise ValueError(f"{name}: part {bad[0]} has the mesh {which[bad[0]]}, but there are {len(paths)} meshes")
    bad = np.flatnonzero(~np.isfinite(places).all((1, 2)) | (determinant(places) == 0))
    if len(bad):
        raise ValueError(f"{name}: the matrix of part {bad[0]} has no inverse: {places[bad[0]].tolist()}")
    files = [os.path.abspath(path) for path in paths]
    meshes = [opened(path) for path in files]
    if len({one.dtype for one in meshes}) > 1:
        raise ValueError(f"{name}: meshes of float32 and of float64 in one scene; convert one of them")
    return Parts(files, [mesh_hash(one) for one in meshes], which, np.ascontiguousarray(places))


def read_parts(path: Path) -> Parts:
    """Parts of a file of JSON.

    {"meshes": {"wheel": "wheel.npz"}, "parts": [{"mesh": "wheel", "matrix": [[1, 0, 0, 5], ...]}]}
    The files of the meshes, which Mesh.save has written, lie beside it. A part without a matrix is where its mesh is.
    """
    path = pathlib.Path(path)
    try:
        scene = json.loads(path.read_text())
    except ValueError as error:
        raise ValueError(f"{path} is no JSON: {error}") from None
    if not isinstance(scene, dict) or not isinstance(scene.get("meshes"), dict) or not isinstance(scene.get("parts"), list):
        raise ValueError(f'{path}: wanted an object with "meshes" and a list "parts"')
    names = {name: i for i, name in enumerate(scene["meshes"])}
    which, places = [], []
    for i, part in enumerate(scene["parts"]):
        if not isinstance(part, dict) or part.get("mesh") not in names:
            raise ValueError(f"{path}: part {i} has no mesh of {', '.join(names) or 'which there are none'}")
        which.append(names[part["mesh"]])
        places.append(_place(part.get("matrix"), f"{path}: part {i}"))
    files = [path.parent / str(file) for file in scene["meshes"].values()]
    return parts_of(files, np.array(which, np.int64), np.array(places).reshape(-1, 4, 4), str(path))


def _place(matrix: Any, name: str) -> NDArray[np.float64]:
    """A matrix 4 x 4 of what a file has."""
    place = np.eye(4)
    if matrix is None:
        return place
    try:
        given = np.array(matrix, np.float64)
    except (ValueError, TypeError) as error:
        raise ValueError(f"{name}: matrix: {error}") from None
    if given.shape == (12,):
        given = given.reshape(3, 4)
    if given.shape not in ((3, 4), (4, 4)):
        raise ValueError(f"{name}: matrix: shape {given.shape}, wanted (3, 4), (4, 4) or (12,)")
    place[:len(given)] = given
    return place


def determinant(places: NDArray[np.float64]) -> NDArray[np.float64]:
    """The determinants of the linear parts."""
    terms = np.cross(places[:, :, 0], places[:, :, 1]) * places[:, :, 2]
    made: NDArray[np.float64] = terms[:, 0] + terms[:, 1] + terms[:, 2]
    return made


def between(first: NDArray[np.float64], second: NDArray[np.float64]) -> NDArray[np.float64]:
    """The places of the second parts in the frames of the first, (m, 3, 4).

    Only products, sums and quotients of numbers: so a pair has the same bits in any tile and on any machine.
    """
    x, y, z = (first[:, :, i] for i in range(3))
    rows = np.stack([np.cross(y, z), np.cross(z, x), np.cross(x, y)], axis=1) / determinant(first)[:, None, None]
    moved = second.copy()
    moved[:, :, 3] -= first[:, :, 3]
    made: NDArray[np.float64] = (rows[:, :, 0:1] * moved[:, 0:1] + rows[:, :, 1:2] * moved[:, 1:2]
                                 + rows[:, :, 2:3] * moved[:, 2:3])
    return made


def scales(places: NDArray[np.float64], within: float) -> NDArray[np.float64]:
    """How much each place scales lengths; ValueError if there is a clearance and one does not scale all alike."""
    square = np.einsum("nki,nkj->nij", places[:, :, :3], places[:, :, :3])
    made: NDArray[np.float64] = np.sqrt(places[:, 0, 0] ** 2 + places[:, 1, 0] ** 2 + places[:, 2, 0] ** 2)
    # 1e-6 takes rotations that were rounded to float32; the clearance is off by as little.
    off = np.abs(square - made[:, None, None] ** 2 * np.eye(3)).max((1, 2), initial=0)
    crooked: NDArray[np.bool_] = off > 1e-6 * made ** 2
    if within and crooked.any():
        raise ValueError(f"within: the matrix of part {np.flatnonzero(crooked)[0]} does not scale all directions alike; "
                         "such parts have no clearance")
    return made


def part_boxes(parts: Parts, within: float) -> ix.Aabb:
    """Boxes that hold the placed parts, grown by half of the clearance."""
    meshes = [opened(path, hash_) for path, hash_ in zip(parts.paths, parts.hashes, strict=True)]
    bounds = np.array([mesh.bounds.data for mesh in meshes], np.float64).reshape(-1, 6)
    lower, upper = bounds[parts.mesh, :3], bounds[parts.mesh, 3:]
    empty: NDArray[np.bool_] = np.any(lower > upper, axis=1)
    center, half = np.where(empty[:, None], 0, (lower + upper) / 2), np.where(empty[:, None], 0, (upper - lower) / 2)
    linear, size = parts.matrix[:, :, :3], np.abs(parts.matrix[:, :, :3])
    middle = (linear * center[:, None]).sum(2) + parts.matrix[:, :, 3]
    reach = (size * half[:, None]).sum(2) + within / 2
    # A vertex is moved to the frame of the other part in double, and rounded there. Both errors are less than
    # 16 units of the largest number that occurs; the condition of the matrices is that of similar ones.
    unit = float(np.finfo(meshes[0].dtype).eps) if meshes else 0.0
    largest = (size * (np.abs(center) + half)[:, None]).sum(2).max(1) + np.abs(parts.matrix[:, :, 3]).max(1) + within
    reach += (16 * unit * largest)[:, None]
    reach[empty] = -np.inf
    return ix.Aabb(middle - reach, middle + reach)


def candidates_of(parts: Parts, within: float) -> NDArray[np.uint32]:
    """Pairs of parts whose boxes are within the clearance, in an order that keeps pairs of the same meshes together."""
    if not within >= 0 or within == np.inf:
        raise ValueError(f"within: {within}, wanted a finite number of at least 0")
    scales(parts.matrix, within)
    pairs = ix.pairs(part_boxes(parts, within)).astype(np.uint32)
    meshes = parts.mesh[pairs]
    made: NDArray[np.uint32] = pairs[np.lexsort((pairs[:, 1], pairs[:, 0], meshes[:, 1], meshes[:, 0]))]
    return made


def clash(parts: Parts, pairs: NDArray[np.uint32], within: float) -> Rows:
    """The pairs of parts that share a point or are within a distance, sorted: rows of CLASH."""
    made = [_clash(parts, pairs[start:start + ROWS], within) for start in range(0, len(pairs), ROWS)]
    return in_order(np.concatenate([np.zeros(0, CLASH), *made]))


ROWS = 256  # pairs whose meshes are open at once


def _clash(parts: Parts, pairs: NDArray[np.uint32], within: float) -> Rows:
    scale = scales(parts.matrix[pairs[:, 0]], within)
    which, at = np.unique(parts.mesh[pairs], return_inverse=True)
    meshes = [opened(parts.paths[i], parts.hashes[i]) for i in which.tolist()]
    first, second = _rows.trees_of(meshes)[at.reshape(-1, 2)].T.copy()
    places = between(parts.matrix[pairs[:, 0]], parts.matrix[pairs[:, 1]])
    found = _rows.clash_closest(int(meshes[0].dtype == np.float64), first, second, places, within / scale, 1)
    hit = found.hit
    made = np.zeros(np.count_nonzero(hit), CLASH)
    made["a"], made["b"] = pairs[hit].T
    made["distance"] = np.sqrt(found.distance2[hit].astype(np.float64)) * scale[hit]
    made["prim_a"], made["prim_b"] = found.prim_a[hit], found.prim_b[hit]
    return made


def clash_name(parts: Parts, pairs: NDArray[np.uint32], within: float) -> str:
    """The name of the part of a tile: a hash of all that its rows depend on."""
    used = np.unique(pairs)
    meshes = [parts.hashes[i] for i in parts.mesh[used]]
    return digest("clash", VERSION, float(within), meshes, parts.matrix[used], pairs)


# ---- Plans: which tiles a clash has

PLACED = np.dtype([("mesh", "<i8"), ("matrix", "<f8", (3, 4))])


@dataclasses.dataclass(frozen=True)
class Plan:
    """The tiles of a clash. A file describes it, so that any process can make any tile."""

    within: float
    paths: list[str]
    hashes: list[str]
    placed: str  #: the part with the places, rows of PLACED
    pairs: str  #: the part with the pairs of parts that may clash
    cuts: list[int]  #: tile i has the pairs from cuts[i] to cuts[i + 1]
    tiles: list[str]  #: the names of the parts

    def parts(self, store: Store) -> Parts:
        """The placed parts."""
        placed = store.open(self.placed)
        return Parts(self.paths, self.hashes, placed["mesh"], np.ascontiguousarray(placed["matrix"]))


def plan_clash(store: Store, parts: Parts, within: float, tiles: int | None = None) -> pathlib.Path:
    """Write the plan of a clash, the places and the candidates to a folder: the path of the plan.

    tiles  how many; None: one for each 1024 candidates
    """
    if tiles is not None and tiles < 1:
        raise ValueError(f"tiles: {tiles}, wanted a number of at least 1")
    pairs = candidates_of(parts, within)
    count = min(tiles or -(-len(pairs) // 1024), max(len(pairs), 1)) or 1
    at = [len(pairs) * i // count for i in range(count + 1)]
    placed = np.empty(len(parts), PLACED)
    placed["mesh"], placed["matrix"] = parts.mesh, parts.matrix
    places, candidates = digest("placed", VERSION, parts.mesh, parts.matrix), digest("pairs", VERSION, pairs)
    store.keep(places, lambda: placed)
    store.keep(candidates, lambda: pairs)
    names = [clash_name(parts, pairs[start:stop], within) for start, stop in zip(at, at[1:], strict=False)]
    plan = Plan(float(within), parts.paths, parts.hashes, places, candidates, at, names)
    text = json.dumps(dataclasses.asdict(plan), indent=1)
    path = store.folder / f"plan-{digest(text)[:16]}.json"
    with written(path) as temporary:
        temporary.write_text(text)
    return path


def read_plan(path: Path) -> Plan:
    """The plan of a file."""
    try:
        return Plan(**json.loads(pathlib.Path(path).read_text()))
    except (ValueError, TypeError) as error:
        raise ValueError(f"{path} is no plan: {error}") from None


@functools.lru_cache(4)
def _planned(path: str) -> tuple[Plan, Store, Parts, NDArray[np.uint32]]:
    """A plan and what it names, which a process reads once."""
    plan, store = read_plan(path), Store(os.path.dirname(path))
    return plan, store, plan.parts(store), store.mapped(plan.pairs)


def clash_tile(path: str, tile: int) -> bool:
    """Make a tile of a plan, if its part is not there: was it made?"""
    plan, store, parts, pairs = _planned(path)
    if store.has(plan.tiles[tile]):
        return False
    mine = np.array(pairs[plan.cuts[tile]:plan.cuts[tile + 1]])
    store.keep(plan.tiles[tile], lambda: clash(parts, mine, plan.within))
    return True


# ---- Joins of boxes


def edges_of(sample: Rows, tiles: int) -> list[NDArray[Any]]:
    """Where space is cut along each axis so that `tiles` or a few more tiles hold as many boxes each, about."""
    sides = [1, 1, 1]
    while sides[0] * sides[1] * sides[2] < tiles:
        sides[int(np.argmin(sides))] += 1
    lower = sample[:, :3]
    lower = lower[np.isfinite(lower).all(1)]
    if not len(lower):
        return [np.empty(0, sample.dtype)] * 3
    return [np.unique(np.quantile(lower[:, axis], np.arange(1, n) / n).astype(sample.dtype)) for axis, n in enumerate(sides)]


def tile_count(edges: list[NDArray[Any]]) -> int:
    """How many tiles the edges make."""
    made = 1
    for one in edges:
        made *= len(one) + 1
    return made


def deal(boxes: Rows, first: int, edges: list[NDArray[Any]]) -> Rows:
    """Boxes by the tiles that they touch: rows tile, id, box, sorted by tile. The first box has the id `first`."""
    whole = np.ascontiguousarray(boxes)
    row = np.dtype([("tile", "<u4"), ("id", "<i8"), ("box", whole.dtype, (6,))])
    made: Rows = np.frombuffer(_core.deal(int(whole.dtype == np.float64), whole, first, _axes(edges)), row)
    return made


def _axes(edges: list[NDArray[Any]]) -> tuple[NDArray[np.float64], ...]:
    return tuple(one.astype(np.float64) for one in edges)


def dealt(store: Store, names: Sequence[str], tile: int) -> tuple[Rows, Rows]:
    """The ids and boxes of a tile, out of all parts of deal."""
    ids, boxes = [], []
    for name in names:
        part = store.mapped(name)
        # A bisection reads few pages of the file.
        start, stop = (bisect.bisect_left(part["tile"], tile + i) for i in range(2))
        ids.append(part["id"][start:stop])
        box = part.dtype["box"]
        blocks = part.view([("tile", "<u4"), ("id", "<i8"), ("box", f"V{box.itemsize}")])["box"]
        boxes.append(blocks[start:stop])
    return np.concatenate(ids), np.concatenate(boxes).view(box.base).reshape(-1, 6)


def join(store: Store, first: Sequence[str], second: Sequence[str] | None, tile: int, edges: list[NDArray[Any]]) -> Rows:
    """The pairs of a tile: those whose reference point, the greatest of the two lower corners, lies in it.

    Each pair of boxes that overlap has its reference point in one tile, and both boxes touch this tile. The boxes of
    a tile are in the order of their ids, and so are the pairs.
    """
    ids, boxes = dealt(store, first, tile)
    other_ids, others = (ids, boxes) if second is None else dealt(store, second, tile)
    pairs = ix.pairs(ix.Aabb.of(boxes)) if second is None else ix.pairs(ix.Aabb.of(boxes), ix.Aabb.of(others))
    pairs = pairs[:_core.own(int(boxes.dtype == np.float64), boxes, others, pairs, _axes(edges), tile)]
    rows = np.empty(len(pairs), PAIR)
    rows["a"], rows["b"] = ids[pairs[:, 0]], other_ids[pairs[:, 1]]
    return rows
