"""What Open3D's tests of RaycastingScene need of Open3D, where it is not installed: tensors and two meshes."""
from types import SimpleNamespace

import numpy as np


class Device(str):
    pass


class Tensor:
    """An array, by the names that tensors of Open3D have."""

    def __init__(self, data, dtype=None, device=None):
        self._array = np.array(data, dtype)

    @classmethod
    def from_numpy(cls, array):
        return cls(array)

    shape = property(lambda self: self._array.shape)

    def numpy(self):
        return self._array

    def cpu(self):
        return self

    def to(self, other):
        return self if isinstance(other, Device) else Tensor(self._array, other)

    def item(self):
        return self._array.item()

    def min(self, axis):
        return Tensor(self._array.min(axis))

    def max(self, axis):
        return Tensor(self._array.max(axis))

    def all(self):
        return bool(self._array.all())

    def any(self):
        return bool(self._array.any())

    def __bool__(self):
        return bool(self._array)

    def __eq__(self, other):
        return Tensor(self._array == (other._array if isinstance(other, Tensor) else other))

    def __getitem__(self, index):
        return Tensor(self._array[index])


class TriangleMesh:
    def __init__(self, vertices, triangles):
        self.vertex = SimpleNamespace(positions=Tensor(vertices, np.float32))
        self.triangle = SimpleNamespace(indices=Tensor(triangles, np.int64))

    def to(self, _device):
        return self

    @classmethod
    def create_box(cls):
        """The unit cube with a corner at the origin."""
        corners = [[x, y, z] for z in (0, 1) for y in (0, 1) for x in (0, 1)]
        quads = [[0, 2, 3, 1], [4, 5, 7, 6], [0, 1, 5, 4], [2, 6, 7, 3], [0, 4, 6, 2], [1, 3, 7, 5]]
        return cls(corners, [(q[0], *q[i:i + 2]) for q in quads for i in (1, 2)])

    @classmethod
    def create_sphere(cls, radius):
        """Two poles on the axis z, and 19 rings of 40 vertices."""
        angle, turn = np.meshgrid(np.pi * np.arange(1, 20) / 20, np.pi * np.arange(40) / 20, indexing="ij")
        rings = np.stack([np.sin(angle) * np.cos(turn), np.sin(angle) * np.sin(turn), np.cos(angle)], axis=-1)
        vertices = radius * np.concatenate([rings.reshape(-1, 3), [[0, 0, 1], [0, 0, -1]]])
        triangles = []
        for i in range(40):
            a, b = i, (i + 1) % 40
            triangles += [[760, a, b], [761, 720 + b, 720 + a]]
            for ring in range(0, 720, 40):
                triangles += [[ring + a, ring + 40 + a, ring + 40 + b], [ring + a, ring + 40 + b, ring + b]]
        return cls(vertices, triangles)


core = SimpleNamespace(Tensor=Tensor, Device=Device, float32=np.float32, uint32=np.uint32,
                       Dtype=SimpleNamespace(UInt32=np.uint32, Float32=np.float32))
t = SimpleNamespace(geometry=SimpleNamespace(TriangleMesh=TriangleMesh, RaycastingScene=None))
