"""Parts of long jobs: rows that are kept in files named by a hash of what they were made from.

A part is a file .npy with a checksum of 32 bytes after its end. It is written under a temporary
name and then renamed, so that it is whole or absent; a part made twice has the same name and bytes.
A part whose checksum is wrong counts as absent, and is made again.
"""

import bisect
import contextlib
import hashlib
import io
import os
import pathlib
import secrets
from collections.abc import Callable, Iterator, Sequence
from typing import Any, BinaryIO

import numpy as np
from numpy.typing import NDArray

VERSION = 1
CHECKSUM = 32
CHUNK = 1 << 20
Rows = NDArray[Any]


def digest(*things: object) -> str:
    """A hash of arrays, numbers and texts."""
    made = hashlib.sha256()
    for thing in things:
        if isinstance(thing, np.ndarray):
            made.update(f"array {thing.dtype.descr} {thing.shape};".encode())
            made.update(np.ascontiguousarray(thing).view(np.uint8).data if thing.size else b"")
        else:
            text = repr(thing).encode()
            made.update(f"{type(thing).__name__} {len(text)};".encode() + text)
    return made.hexdigest()


def taken(rows: Rows, order: NDArray[Any]) -> Rows:
    """rows[order], each row as one block of bytes: NumPy copies rows field by field, in five times the time."""
    whole = np.ascontiguousarray(rows)
    made: Rows = np.take(whole.view(f"V{whole.dtype.itemsize}"), order).view(whole.dtype)
    return made


def ordered(first: NDArray[Any], second: NDArray[Any]) -> NDArray[Any]:
    """The order by two keys that are at least 0."""
    if not len(first) or max(first.max(), second.max()) >= 1 << 31:
        return np.lexsort((second, first))
    # One key takes a fifth of the time, and runs that are sorted are merged.
    return np.argsort(first.astype(np.int64) << 32 | second, kind="stable")


@contextlib.contextmanager
def written(path: str | os.PathLike[str]) -> Iterator[pathlib.Path]:
    """A temporary name in the folder of `path`: it becomes `path` at the end, and is removed after an error."""
    path = pathlib.Path(path)
    temporary = path.with_name(f".{path.name}.{os.getpid()}.{secrets.token_hex(4)}.tmp")
    try:
        yield temporary
        os.replace(temporary, path)
    finally:
        temporary.unlink(missing_ok=True)


class _Hashed(io.RawIOBase):
    """A file that hashes what is written to it."""

    def __init__(self, file: BinaryIO) -> None:
        self.file, self.hash = file, hashlib.sha256()

    def write(self, data: Any) -> int:
        self.hash.update(data)
        return self.file.write(data)


def put_rows(file: BinaryIO | io.RawIOBase, rows: Rows) -> None:
    """Write rows as a file .npy. (numpy.save copies the rows where the file is not one of the system.)"""
    plain = np.ascontiguousarray(rows)
    np.lib.format.write_array_header_1_0(file, np.lib.format.header_data_from_array_1_0(plain))
    file.write(plain.reshape(-1).view(np.uint8).data if plain.size else b"")


def checked(path: pathlib.Path) -> bool:
    """Does the checksum at the end of a part fit?"""
    made = hashlib.sha256()
    with open(path, "rb") as file:
        left = os.fstat(file.fileno()).st_size - CHECKSUM
        while left > 0:
            data = file.read(min(left, CHUNK))
            if not data:
                return False
            made.update(data)
            left -= len(data)
        return left == 0 and file.read() == made.digest()


class Store:
    """A folder of parts. Any number of processes may use it at once."""

    def __init__(self, folder: str | os.PathLike[str]) -> None:
        self.folder = pathlib.Path(folder)
        self.folder.mkdir(parents=True, exist_ok=True)

    def path(self, name: str) -> pathlib.Path:
        """Where the part of a name lies."""
        return self.folder / f"{name}.npy"

    def has(self, name: str) -> bool:
        """Is the part there, and undamaged?"""
        try:
            return checked(self.path(name))
        except FileNotFoundError:
            return False

    def open(self, name: str) -> Rows:
        """The rows of a part."""
        rows: Rows = np.load(self.path(name))
        return rows

    def mapped(self, name: str) -> Rows:
        """The rows of a part as a map of its file, which is read where it is used."""
        try:
            rows: Rows = np.load(self.path(name), mmap_mode="r")
            return rows
        except ValueError:  # no rows cannot be mapped
            return self.open(name)

    def keep(self, name: str, make: Callable[[], Rows]) -> Rows:
        """The rows of a part, which are made and written if they are absent or damaged."""
        if self.has(name):
            return self.open(name)
        rows = make()
        with written(self.path(name)) as temporary, open(temporary, "wb") as file:
            hashed = _Hashed(file)
            put_rows(hashed, rows)
            file.write(hashed.hash.digest())
        return rows


def merged(store: Store, names: Sequence[str], keys: tuple[str, str], most: int = CHUNK) -> Iterator[Rows]:
    """The rows of parts in one order, in blocks of about `most` rows: the parts are sorted by the two keys.

    Only one block is in memory. Rows with one first key come in one block.
    """
    parts = [store.mapped(name) for name in names]
    first, second = keys
    at = [0] * len(parts)
    while any(start < len(part) for start, part in zip(at, parts, strict=True)):
        ends = [min(start + max(most // len(parts), 1), len(part)) for start, part in zip(at, parts, strict=True)]
        # All rows up to the least last key of the parts that have more rows.
        last = min((part[end - 1][first] for end, part in zip(ends, parts, strict=True) if end < len(part)), default=None)
        if last is not None:
            ends = [bisect.bisect_right(part[first], last, start) for start, part in zip(at, parts, strict=True)]
        block = np.concatenate([part[start:end] for start, end, part in zip(at, ends, parts, strict=True)])
        yield taken(block, ordered(block[first], block[second]))
        at = ends


def save(path: str | os.PathLike[str], blocks: Iterator[Rows], dtype: Any, count: int) -> None:
    """Write blocks of rows one after the other to a file .npy, which is whole or absent."""
    with written(path) as temporary, open(temporary, "wb") as file:
        head = {"descr": np.lib.format.dtype_to_descr(np.dtype(dtype)), "fortran_order": False, "shape": (count,)}
        np.lib.format.write_array_header_1_0(file, head)
        rows = 0
        for block in blocks:
            file.write(np.ascontiguousarray(block).tobytes())
            rows += len(block)
        if rows != count:
            raise ValueError(f"path: {rows} rows for {path}, wanted {count}: the parts have changed")
