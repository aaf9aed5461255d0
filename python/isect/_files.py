"""Files of arrays (.npz) whose members begin at multiples of 64 bytes, so that maps of them serve as arrays."""

import contextlib
import math
import os
import secrets
import struct
import zipfile

import numpy as np

ALIGNED = 64
LOCAL, ZIP64 = 30, 20  # bytes of a local header without its texts, and of its field for large members
PADDING = 0xD935  # the id of the extra field that other programs pad members with, too


@contextlib.contextmanager
def replacing(path):
    """A temporary name in the folder of `path`: it becomes `path` at the end, so that maps of the old file stay."""
    temporary = f"{os.fspath(path)}.{os.getpid()}.{secrets.token_hex(4)}.tmp"
    if not os.path.isdir(os.path.dirname(os.path.abspath(path))):
        raise FileNotFoundError(f"{path}: there is no such folder")
    try:
        yield temporary
        os.replace(temporary, path)
    finally:
        with contextlib.suppress(FileNotFoundError):
            os.unlink(temporary)


def write(path, arrays):
    """Write arrays by name, as numpy.savez does."""
    with replacing(path) as temporary, open(temporary, "wb") as file, zipfile.ZipFile(file, "w") as made:
        for name, array in arrays.items():
            info = zipfile.ZipInfo(f"{name}.npy")
            begin = file.tell() + LOCAL + len(info.filename) + ZIP64 + 4
            pad = -begin % ALIGNED
            info.extra = struct.pack("<HH", PADDING, pad) + bytes(pad)
            with made.open(info, "w", force_zip64=True) as member:
                np.lib.format.write_array(member, np.asanyarray(array), allow_pickle=False)


def mapped(path):
    """The arrays of a file as maps of it: they are read where they are used, and many processes share them.

    Checksums of members are not compared. KeyError or ValueError where a member cannot be mapped.
    """
    found = {}
    with open(path, "rb") as file:
        if not zipfile.is_zipfile(file):
            raise ValueError(f"{path} is no file of numpy.savez")
    with open(path, "rb") as file, zipfile.ZipFile(file) as whole:
        for info in whole.infolist():
            file.seek(info.header_offset)
            head = file.read(LOCAL)
            if info.compress_type != zipfile.ZIP_STORED or len(head) < LOCAL:
                raise ValueError(f"{info.filename} cannot be mapped")
            name, extra = struct.unpack("<HH", head[26:])
            begin = file.seek(info.header_offset + LOCAL + name + extra)
            version = np.lib.format.read_magic(file)
            read = np.lib.format.read_array_header_1_0 if version == (1, 0) else np.lib.format.read_array_header_2_0
            shape, fortran, dtype = read(file)
            size = math.prod(shape) * dtype.itemsize
            if dtype.hasobject or file.tell() + size > begin + info.file_size:
                raise ValueError(f"{info.filename} is damaged")
            order = "F" if fortran else "C"
            found[info.filename.removesuffix(".npy")] = \
                np.memmap(path, dtype, "r", file.tell(), shape, order) if size else np.empty(shape, dtype, order)
    return found
