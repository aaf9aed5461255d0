"""Pictures as isect writes them: PNG of 8 bits in RGB, not interlaced."""
import struct
import zlib


def read(path):
    """Width, height and the rows, each the bytes of its pixels; every checksum is checked."""
    with open(path, "rb") as file:
        data = file.read()
    assert data[:8] == b"\x89PNG\r\n\x1a\n", path
    at, packed, size = 8, b"", None
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at:at + 8])
        body = data[at + 8:at + 8 + length]
        assert struct.unpack(">I", data[at + 8 + length:at + 12 + length])[0] == zlib.crc32(kind + body), path
        if kind == b"IHDR":
            size = struct.unpack(">IIBBBBB", body)
        elif kind == b"IDAT":
            packed += body
        at += 12 + length
    assert kind == b"IEND" and size[2:] == (8, 2, 0, 0, 0), path
    return size[0], size[1], unfiltered(zlib.decompress(packed), 3 * size[0])


def unfiltered(raw, stride):
    above = bytearray(stride)
    for at in range(0, len(raw), stride + 1):
        row = bytearray(raw[at + 1:at + 1 + stride])
        for i in range(stride) if raw[at] else ():
            a, b, c = (row[i - 3], above[i], above[i - 3]) if i > 2 else (0, above[i], 0)
            if raw[at] == 4:  # Paeth: whichever of the three is nearest to a + b - c
                near_a, near_b, near_c = abs(b - c), abs(a - c), abs(a + b - 2 * c)
                guess = a if near_a <= near_b and near_a <= near_c else b if near_b <= near_c else c
            else:
                guess = (a, b, (a + b) // 2)[raw[at] - 1]
            row[i] = (row[i] + guess) & 255
        yield bytes(row)
        above = row
