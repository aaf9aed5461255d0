"""What the tests share: random shapes of every kind, and meshes."""

import numpy as np
import pytest

import isect as ix
from isect._catalog import KINDS
from isect._records import CLASS_OF, Shape

FLAT = [cls for kind, cls in sorted(CLASS_OF.items()) if issubclass(cls, Shape) and KINDS[kind].flat]


def drawn(cls, n, rng, dtype=np.float64):
    """n shapes that overlap now and then: ordered bounds, positive radii, orthonormal axes."""
    kind = KINDS[cls._kind]
    data = rng.normal(size=(n, kind.numbers))
    for member in kind.members:
        part = slice(member.first, member.last)
        if member.name in ("radius", "half", "major", "minor"):
            data[:, part] = np.abs(data[:, part])
        if member.name == "axis" and member.shape:
            turned = np.linalg.qr(rng.normal(size=(n, 3, 3)))[0].reshape(n, 9)
            data[:, part] = turned if member.shape == (3, 3) else data[:, part]
        if member.name == "upper":
            lower = data[:, :member.first]
            data[:, part] = lower + np.abs(data[:, part])
    return cls.of(data.astype(dtype))


@pytest.fixture
def rng():
    return np.random.default_rng(20)


def cube(dtype=np.float64):
    corners = np.array([[x, y, z] for z in (0, 1) for y in (0, 1) for x in (0, 1)], dtype)
    faces = [[0, 2, 1], [1, 2, 3], [4, 5, 6], [5, 7, 6], [0, 1, 4], [1, 5, 4],
             [2, 6, 3], [3, 6, 7], [0, 4, 2], [2, 4, 6], [1, 3, 5], [3, 7, 5]]
    return ix.Mesh(corners, faces)


def soup(n, rng, dtype=np.float64):
    """n small triangles in a unit cube."""
    corners = rng.random((n, 1, 3)) + 0.1 * rng.normal(size=(n, 3, 3))
    return ix.Mesh(corners.reshape(-1, 3).astype(dtype))


def bits(answer):
    """An answer of any kind as bytes, so that NaN and signs of zeros count."""
    if isinstance(answer, ix.Answer):
        return b"".join(np.ascontiguousarray(getattr(answer, member.name)).tobytes()
                        for member in KINDS[answer._kind].members)
    return np.ascontiguousarray(answer).tobytes()
