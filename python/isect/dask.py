"""Questions beyond one machine, by Dask: blocks of rays and points, clashes of parts, joins of boxes.

    from isect import dask as dx
    hits = dx.cast("part.npz", rays, keep="parts")     # rays: a dask array (n, 6); hits: one of t, u, v, prim
    dx.save(hits, "hits.npy")
    dx.clash("scene.json", within=0.01, keep="parts").load()
    dx.join("boxes.npy", keep="parts").save("pairs.npy")

Every answer has the bits of one process. With a folder `keep`, which all workers must reach, finished parts
are files in it. A second run reads them, however the first one ended.
"""

import contextlib
import dataclasses
import functools
import os
import pathlib
import tempfile
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import dask
import dask.array as da
import numpy as np

import isect as ix

from ._blocks import cores
from ._parts import VERSION, Rows, Store, digest, merged, save as save_rows, written
from ._poses import matrices_of
from ._scene import is_scene
from ._tiles import (CLASH, PAIR, Parts, Path, answered, clash_tile, deal, edges_of, join as join_tile, mesh_hash, opened,
                     parts_of, plan_clash, read_parts, read_plan, tile_count)

__all__ = ["Found", "any", "cast", "clash", "classify", "closest", "contains", "join", "save", "signed_distance", "winding"]
Target = Path | ix.Mesh | ix.Scene
Progress = Callable[[int, int], object] | None


# ---- Questions to one mesh or scene


@dataclasses.dataclass(frozen=True)
class _File:
    """A mesh that each process reads from a file once."""

    path: str
    hash: str

    def get(self) -> ix.Mesh:
        return opened(self.path, self.hash)


@dataclasses.dataclass(frozen=True)
class _Held:
    """A mesh or scene that Dask sends to each worker once, with its tree."""

    target: ix.Mesh | ix.Scene
    hash: str

    def get(self) -> ix.Mesh | ix.Scene:
        return self.target

    def __dask_tokenize__(self) -> str:
        return self.hash


def _instances(scene: ix.Scene) -> list[tuple[ix.Mesh, Any]]:
    made: list[tuple[ix.Mesh, Any]] = getattr(scene, "instances")
    return made


def _held(target: Target) -> _File | _Held:
    if isinstance(target, ix.Mesh):
        return _Held(target, mesh_hash(target))
    if isinstance(target, ix.Scene):
        places = matrices_of([matrix for _, matrix in _instances(target)], "scene: the matrix of part")
        return _Held(target, digest([mesh_hash(mesh) for mesh, _ in _instances(target)], places))
    path = os.path.abspath(target)
    return _File(path, mesh_hash(opened(path)))


def _block(block: Rows, held: _File | _Held, question: str, options: dict[str, Any], keep: str | None) -> Rows:
    """The answers for a block, from the folder `keep` if they are there."""
    def make() -> Rows:
        return answered(held.get(), question, block, options)

    if keep is None:
        return make()
    return Store(keep).keep(digest(question, VERSION, held.hash, sorted(options.items()), block), make)


def _asked(question: str, target: Target, given: Any, width: int, keep: Path | None, **options: Any) -> da.Array:
    """A dask array of the answers, with the chunks of what is given but for its last axis."""
    if not isinstance(given, da.Array):
        given = da.from_array(given, chunks=(*["auto"] * (np.ndim(given) - 1), -1))
    if not given.ndim or given.shape[-1] != width:
        raise ValueError(f"{question}: shape {given.shape}, wanted (..., {width})")
    given = given.rechunk({given.ndim - 1: -1})
    held = _held(target)
    empty = answered(held.get(), question, np.empty((0, width), given.dtype), options)
    send = held if isinstance(held, _File) else dask.delayed(held)
    folder = None if keep is None else os.fspath(Store(keep).folder.absolute())
    meta = np.empty((0,) * (given.ndim - 1), empty.dtype)
    return da.map_blocks(_block, given, drop_axis=given.ndim - 1, dtype=empty.dtype, meta=meta, held=send, question=question,
                         options=options, keep=folder)


def cast(target: Target, rays: Any, *, culled: bool = False, keep: Path | None = None) -> da.Array:
    """Where rays first pierce a mesh or scene: a dask array of t, u, v, prim; inf and -1 for a miss.

    target  a file of Mesh.save, which each worker reads once; a Mesh or Scene, which Dask sends to each worker
    rays    a dask array (..., 6) of origins and directions, or (..., 8) with t_min and t_max as Ray has them
    keep    a folder for finished blocks
    """
    width = rays.shape[-1] if np.ndim(rays) and rays.shape[-1] == 8 else 6
    return _asked("cast", target, rays, width, keep, culled=culled)


def any(target: Target, rays: Any, *, culled: bool = False, keep: Path | None = None) -> da.Array:
    """Do rays pierce a mesh or scene anywhere? As cast."""
    width = rays.shape[-1] if np.ndim(rays) and rays.shape[-1] == 8 else 6
    return _asked("any", target, rays, width, keep, culled=culled)


def closest(target: Target, points: Any, *, within: float = np.inf, keep: Path | None = None) -> da.Array:
    """The nearest points of a mesh or scene: a dask array of point, distance2, u, v, prim ..."""
    return _asked("closest", target, points, 3, keep, within=float(within))


def contains(target: Target, points: Any, *, rule: str = "even_odd", keep: Path | None = None) -> da.Array:
    """Are points inside of a closed mesh?"""
    return _asked("contains", target, points, 3, keep, rule=rule)


def classify(target: Target, points: Any, *, rule: str = "even_odd", keep: Path | None = None) -> da.Array:
    """Are points outside (0), on the surface, or inside (4) of a closed mesh?"""
    return _asked("classify", target, points, 3, keep, rule=rule)


def signed_distance(target: Target, points: Any, *, rule: str = "even_odd", keep: Path | None = None) -> da.Array:
    """The distance of points from the surface of a mesh, less than 0 inside."""
    return _asked("signed_distance", target, points, 3, keep, rule=rule)


def winding(target: Target, points: Any, *, beyond: float = 2.0, keep: Path | None = None) -> da.Array:
    """The generalised winding number at points."""
    return _asked("winding", target, points, 3, keep, beyond=float(beyond))


# ---- Runs


def _worker_memory() -> Any:
    """A context in which a LocalCluster is made, or Nannies are: their workers keep the memory that they free.

    Blocks of one size follow each other. Dask lets its workers return such memory to the system (glibc), which clears
    its pages again: that takes up to a third of the time of blocks of rays.
    """
    key = "distributed.nanny.pre-spawn-environ"
    kept = {"MALLOC_TRIM_THRESHOLD_": 1 << 30, "MALLOC_MMAP_THRESHOLD_": 1 << 25}  # the greatest that glibc takes
    return dask.config.set({key: {**dask.config.get(key, {}), **kept}})


@contextlib.contextmanager
def _client(client: Any) -> Iterator[Any]:
    """The client that is given, that of the process, or one of a LocalCluster that ends with the call."""
    import distributed
    if client is None:
        try:
            client = distributed.default_client()
        except ValueError:
            client = None
    if client is not None:
        yield client
        return
    with _worker_memory(), distributed.Client(n_workers=cores(), threads_per_worker=1, dashboard_address=":0") as own:
        yield own


def _run(client: Any, futures: Sequence[Any], progress: Progress) -> list[Any]:
    """The results of futures, in their order; `progress` is called with how many are there, and how many there will be."""
    import distributed
    places = {future.key: i for i, future in enumerate(futures)}
    results: list[Any] = [None] * len(futures)
    waiting = distributed.as_completed(futures, with_results=True)
    for done, (future, result) in enumerate(waiting, 1):
        if future.cancelled():
            raise ConnectionError("the scheduler was lost: a second run with the same folder `keep` makes what is missing")
        results[places[future.key]] = result
        if progress:
            progress(done, len(futures))
    return results


def _put(block: Rows, path: str, block_info: Any) -> Rows:
    """Write a block to its place in a file .npy: how many elements, as an array of one."""
    place = block_info[0]["array-location"]
    whole = np.lib.format.open_memmap(path, "r+")
    if block.shape[1:] == whole.shape[1:]:  # one stretch of the file: a map would fault at each page
        with open(path, "r+b") as file:
            file.seek(whole.offset + place[0][0] * whole.strides[0])
            file.write(np.ascontiguousarray(block, whole.dtype).view(np.uint8).data)
    else:
        whole[tuple(slice(*one) for one in place)] = block
        whole.flush()
    return np.full((1,) * block.ndim, block.size)


def save(array: da.Array, path: Path, *, client: Any = None, progress: Progress = None) -> None:
    """Compute a dask array into a file .npy, which is whole or absent; the workers write their blocks.

    client    a distributed.Client; None: that of the process, or one of a LocalCluster with a worker for each core
    progress  a function of (blocks that are done, all blocks)
    """
    if array.size == 0 or array.ndim == 0:
        whole = np.empty(array.shape, array.dtype)
        if array.size:
            with _client(client) as using:
                whole[...] = using.compute(array).result()
        with written(path) as temporary, open(temporary, "wb") as file:
            np.save(file, whole)
        return
    with written(os.path.abspath(path)) as temporary, _client(client) as using:
        np.lib.format.open_memmap(temporary, "w+", array.dtype, array.shape).flush()
        # The block and its writing are one task: nothing waits in the memory of a worker, or moves to another.
        put = da.map_blocks(_put, array, path=str(temporary), dtype=np.int64, meta=np.empty((0,) * array.ndim, np.int64),
                            chunks=tuple((1,) * n for n in array.numblocks))
        _run(using, using.compute(list(put.to_delayed().ravel())), progress)


@dataclasses.dataclass(frozen=True)
class Found:
    """Sorted rows in parts of a folder."""

    store: Store
    names: list[str]
    dtype: np.dtype[Any]

    def __len__(self) -> int:
        return sum(len(self.store.mapped(name)) for name in self.names)

    def blocks(self) -> Iterator[Rows]:
        """All rows in order, in blocks of about a million."""
        return merged(self.store, self.names, ("a", "b"))

    def load(self) -> Rows:
        """All rows as one array."""
        return np.concatenate([np.empty(0, self.dtype), *self.blocks()])

    def save(self, path: Path) -> None:
        """Write all rows to a file .npy; only a block is in memory."""
        save_rows(path, self.blocks(), self.dtype, len(self))

    def __repr__(self) -> str:
        return f"<{len(self)} rows of {', '.join(self.dtype.names or ())} in {len(self.names)} parts>"


# ---- Clashes


def _placed(scene: Any, store: Store) -> Parts:
    """The parts of a file of JSON, a Scene, a scene of trimesh, or a list of (Mesh or file, matrix)."""
    scene = ix.Scene(scene) if is_scene(scene) else scene
    if isinstance(scene, (str, os.PathLike)):
        return read_parts(scene)
    instances = _instances(scene) if isinstance(scene, ix.Scene) else [one if isinstance(one, tuple) else (one, None)
                                                                     for one in scene]
    files: dict[str, int] = {}
    known: dict[int, int] = {}
    which = []
    for mesh, _ in instances:
        if id(mesh) not in known:
            known[id(mesh)] = files.setdefault(_file_of(mesh, store), len(files))
        which.append(known[id(mesh)])
    places = matrices_of([matrix for _, matrix in instances], "scene: the matrix of part")
    return parts_of(list(files), np.array(which, np.int64), places, "scene")


def _file_of(mesh: Any, store: Store) -> str:
    """The file of a mesh; one that is in memory is saved beside the parts."""
    if not isinstance(mesh, ix.Mesh):
        return os.fspath(mesh)
    path = store.folder / f"mesh-{mesh_hash(mesh)}.npz"
    if not path.exists():
        with written(path) as temporary:
            mesh.save(temporary)
    return str(path)


def _store(keep: Path | None) -> Store:
    return Store(pathlib.Path(tempfile.mkdtemp(prefix="isect-") if keep is None else keep).absolute())


def clash(scene: Any, *, within: float = 0.0, keep: Path | None = None, tiles: int | None = None, client: Any = None,
          progress: Progress = None) -> Found:
    """Which placed parts share a point, or are within a clearance? Found: rows a, b, distance, prim_a, prim_b.

    scene   a file of JSON as isect.jobs takes it, a Scene, a scene of trimesh, or a list of
            (Mesh or file of Mesh.save, matrix or Pose)
    within  the clearance; 0: parts that share a point. Each pair a < b comes once; distance is 0 where they share a
            point. Surfaces are compared: a part wholly inside of another is found by the distance to its surface
    keep    a folder that all workers reach; None: one of its own in the folder for temporary files
    tiles   how many; None: one for each 1024 candidates
    """
    store = _store(keep)
    path = str(plan_clash(store, _placed(scene, store), within, tiles))
    names = read_plan(path).tiles
    with _client(client) as using:
        _run(using, using.map(functools.partial(clash_tile, path), range(len(names)), pure=False), progress)
    return Found(store, names, CLASH)


# ---- Joins

CHUNK = 1 << 20  # boxes that are dealt together


def _dealt(folder: str, boxes: Rows, first: int, edges: list[Rows]) -> str:
    """Deal a block of boxes to tiles: the name of the part."""
    _check_boxes(boxes, "boxes")
    name = digest("deal", VERSION, first, *edges, boxes)
    Store(folder).keep(name, lambda: deal(boxes, first, edges))
    return name


def _dealt_of_file(folder: str, path: str, stamp: tuple[int, int], edges: list[Rows], first: int) -> str:
    """Deal a block of the boxes of a file: the name of the part, which tells the file, its size and its time."""
    if _stamp(path) != stamp:
        raise ValueError(f"{path}: the file has changed since the job began")
    name, whole = digest("deal of file", VERSION, path, *stamp, first, *edges), np.load(path, mmap_mode="r")
    Store(folder).keep(name, lambda: deal(whole[first:first + CHUNK], first, edges))
    return name


def _stamp(path: str) -> tuple[int, int]:
    """The size of a file, and when it was changed."""
    found = os.stat(path)
    return found.st_size, found.st_mtime_ns


def _joined(folder: str, first: list[str], second: list[str] | None, edges: list[Rows], tile: int) -> str:
    """Join a tile: the name of the part."""
    store = Store(folder)
    name = digest("join", VERSION, first, second, *edges, tile)
    store.keep(name, lambda: join_tile(store, first, second, tile, edges))
    return name


def _check_boxes(boxes: Any, name: str) -> None:
    if boxes.ndim != 2 or boxes.shape[1] != 6 or boxes.dtype.kind != "f" or boxes.dtype.itemsize not in (4, 8):
        raise ValueError(f"{name}: {boxes.dtype} of shape {boxes.shape}, wanted float32 or float64 (n, 6): lower and "
                         "upper corners")


class _Boxes:
    """Boxes of a file .npy, a dask array or an array."""

    def __init__(self, given: Any, name: str) -> None:
        self.path = os.path.abspath(given) if isinstance(given, (str, os.PathLike)) else None
        if self.path is not None:
            given = np.load(self.path, mmap_mode="r")
        elif not isinstance(given, da.Array):
            given = da.from_array(np.asarray(given), chunks=(CHUNK, -1))
        _check_boxes(given, name)
        self.boxes = given if self.path is not None else given.rechunk({1: -1})

    def __len__(self) -> int:
        return len(self.boxes)

    def sample(self, client: Any) -> Rows:
        """Some 2^16 of the boxes."""
        some = self.boxes[::max(1, len(self) >> 16)]
        made: Rows = np.array(some) if self.path is not None else client.compute(some).result()
        return made

    def deal(self, client: Any, edges: list[Rows], folder: str, progress: Progress) -> list[str]:
        """Deal all: the names of the parts."""
        if self.path is not None:
            each = functools.partial(_dealt_of_file, folder, self.path, _stamp(self.path), edges)
            return _run(client, client.map(each, range(0, len(self), CHUNK), pure=False), progress)
        dealt, starts = dask.delayed(_dealt, pure=False), np.cumsum([0, *self.boxes.chunks[0]]).tolist()
        tasks = [dealt(folder, block, start, edges)
                 for block, start in zip(self.boxes.to_delayed()[:, 0], starts, strict=False)]
        return _run(client, client.compute(tasks), progress)


def join(boxes: Any, others: Any = None, *, keep: Path | None = None, tiles: int | None = None, client: Any = None,
         progress: Progress = None) -> Found:
    """Which boxes overlap? Found: rows a, b, each pair once, as isect.pairs has them.

    boxes, others  files .npy, dask arrays or arrays (n, 6) of lower and upper corners. Without others: pairs a < b.
                   Parts of a file are found again by its path, size and time of change, not by its bytes
    keep, client   as for clash
    tiles          into how many parts space is cut; None: so many that each has about 2^18 boxes
    """
    first = _Boxes(boxes, "boxes")
    second = None if others is None else _Boxes(others, "others")
    store, count = _store(keep), len(first) + (0 if second is None else len(second))
    folder = str(store.folder)
    with _client(client) as using:
        edges = edges_of(first.sample(using), tiles or -(-count // (1 << 18)))
        mine = first.deal(using, edges, folder, progress)
        theirs = None if second is None else second.deal(using, edges, folder, progress)
        each = functools.partial(_joined, folder, mine, theirs, edges)
        names = _run(using, using.map(each, range(tile_count(edges)), pure=False), progress)
    return Found(store, names, PAIR)
