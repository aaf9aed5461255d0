"""Grids and heights: voxels of a mesh, what lies below points, which points see each other."""

import numpy as np

from . import _core
from ._blocks import columns_of, thread_count
from ._catalog import KINDS, function
from ._questions import record_from, rule_of
from ._records import CLASSES
from ._structs import ok, struct

Point, MeshTouch = CLASSES["Point"], CLASSES["MeshTouch"]


class Grids:
    """The part of Mesh for grids and terrains."""

    def voxels(self, size, lower=None, count=None, *, solid=False, thin=False, rule="even_odd", threads=None):
        """Which cells of a grid the surface reaches, or the solid fills: (cells, lower).

        size    the length of a side of a cell
        lower   the corner of the first cell; by default that of the bounds
        count   cells along x, y, z; by default they cover the bounds
        solid   cells whose center is in or on a closed mesh
        thin    fewer cells: no path through faces of the others crosses the surface
        cells   a bool array, indexed by x, y, z
        """
        bounds = self.bounds
        if not size > 0:
            raise ValueError(f"size: {size}, wanted a number greater than 0")
        lower = np.asarray(bounds.lower if lower is None else lower, self.dtype)
        if lower.shape != (3,):
            raise ValueError(f"lower: shape {lower.shape}, wanted (3,)")
        if count is None:
            count = np.maximum(np.floor((np.asarray(bounds.upper, float) - lower) / size).astype(int) + 1, 1)
        grid = struct("grid", self._precision, size=size)
        grid["lower"], grid["count"] = lower, np.asarray(count, np.int64)
        words = function("voxels_words").call(self._precision, grid)
        if not words:
            raise ValueError(f"count: {np.asarray(count).tolist()} cells of size {size}: a grid has 1 to 2^20 cells along "
                             "an axis, and 2^36 in all")
        bits = np.empty(words, np.uint64)
        if solid:
            threads = struct("threads", self._precision, count=thread_count(threads, words * 64))
            status = function("voxels_solid").call(self._precision, grid, self._tree, rule_of(rule), threads, bits)
        else:
            status = function("voxels_surface").call(self._precision, grid, self._struct, bool(thin), bits)
        ok(status, "voxels")
        x, y, z = (int(one) for one in count)
        cells = np.empty(x * y * z, np.bool_)
        _core.unpack(bits, cells)
        return cells.reshape(z, y, x).transpose(2, 1, 0), lower

    def heights(self, points, down=(0.0, 0.0, -1.0), t_min=0.0):
        """What lies below points: MeshTouch with t in units of the length of `down`.

        t_min  0: what is first below a point; -inf: what is highest on the whole line
        """
        points = self._shapes(points, Point, "points")
        way = self._shapes(down, Point, "down")
        made = np.zeros(points.shape, KINDS[MeshTouch._kind].dtype(self._precision))
        view, alive = columns_of(points.data, len(points.shape))
        function("bvh_height_n").call(self._precision, self._tree, view, points.size, way, float(t_min), None,
                                      made.reshape(-1).view(np.uint8))
        return record_from(KINDS[MeshTouch._kind], self._precision, made)

    def visible(self, first, second, margin=1e-4):
        """Which of n points see which of m others past the mesh: (n, m) bool.

        margin  the part of each line, at either end, that counts for nothing
        """
        first, second = self._shapes(first, Point, "first"), self._shapes(second, Point, "second")
        if len(first.shape) != 1 or len(second.shape) != 1:
            raise ValueError(f"first, second: shapes {first.shape} and {second.shape}, wanted (n,) and (m,)")
        n, m = len(first), len(second)
        bits = np.empty((n, (m + 63) // 64), np.uint64)
        views = [columns_of(one.data, 1) for one in (first, second)]
        if n and m:
            function("bvh_visible_n").call(self._precision, self._tree, views[0][0], n, views[1][0], m, float(margin), None,
                                           bits)
        # The first word has the first 64 bits, the lowest bit first.
        return np.unpackbits(bits.astype("<u8", copy=False).view(np.uint8), axis=1, count=m, bitorder="little").view(np.bool_)
