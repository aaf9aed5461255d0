"""What moves over a mesh: sweeps, characters that walk, rays that start on a triangle."""

import numpy as np

from . import _core
from ._blocks import CAREFUL, run, structs_of
from ._catalog import BY_NAME, KINDS, function
from ._questions import in_precision, one_any, record_from
from ._records import CLASSES, CLASS_OF, as_floats, as_shape

MeshImpact, Mover, Point, Ray = (CLASSES[name] for name in ("MeshImpact", "Mover", "Point", "Ray"))


class Walks:
    """The part of Mesh for motions."""

    def sweep(self, shapes, motions, *, threads=None, progress=None):
        """When shapes that move by t * motion first touch the mesh: MeshImpact enter, point, normal, prim."""
        shapes = in_precision(as_shape(shapes, "shapes"), self._precision)
        motions = self._shapes(motions, Point, "motions")
        lead = np.broadcast_shapes(shapes.shape, motions.shape)
        many, kind = function("bvh_sweep_any_n"), KINDS[MeshImpact._kind]
        made, tree = np.zeros(lead, kind.dtype(self._precision)), self._tree
        if shapes.shape != lead:
            shapes = shapes._of(np.broadcast_to(shapes.data, lead + shapes.data.shape[-1:]))
        ways = np.broadcast_to(motions.data, (*lead, 3))

        def work(index, start, stop):
            anys, alive = self._anys(shapes, index)
            block = np.ascontiguousarray(ways[index].reshape(-1, 3))
            many.call(self._precision, tree, anys, block, stop - start, None, made.reshape(-1)[start:stop].view(np.uint8))

        run(lead, work, threads, progress, CAREFUL)
        if not lead:
            return _core.record(MeshImpact, self._precision, made.tobytes(), True)
        return record_from(kind, self._precision, made)

    def move(self, shape, motion, mover=None, **options):
        """How far one sphere, capsule or ellipsoid gets over the mesh: Moved way, ground, touched.

        mover    Mover(up, slope, step, fall, skin), or these by name; the default slides without gravity
        """
        shape = in_precision(as_shape(shape, "shape"), self._precision)
        if shape.shape:
            raise ValueError(f"shape: {shape.shape} of them, wanted one")
        walks = {"sphere", "capsule", "ellipsoid"}
        if KINDS[shape._kind].name not in walks:
            raise TypeError(f"shape: {type(shape).__name__}, wanted a Sphere, Capsule or Ellipsoid")
        if mover is None:
            mover = Mover(**{"up": (0, 0, 0), "slope": 0.7, "step": 0, "fall": 0, "skin": 0, **options})
        motion = self._shapes(motion, Point, "motion")
        return function("bvh_move_any").call(self._precision, self._tree, one_any(shape), motion,
                                             in_precision(mover, self._precision))

    def spawn(self, touch, directions):
        """Rays that start where a cast has ended, and do not find that triangle again.

        touch       a MeshTouch with a hit everywhere
        directions  (..., 3)
        """
        prim = np.asarray(touch.prim)
        if (prim < 0).any():
            raise ValueError("touch: a miss has no point; take touch[touch.hit]")
        directions = as_floats(directions, "directions")
        lead = np.broadcast_shapes(prim.shape, directions.shape[:-1])
        kind, n = BY_NAME["ray"], int(np.prod(lead, dtype=int))
        corners = np.ascontiguousarray(np.broadcast_to(self.vertices[self.faces[prim]], (*lead, 3, 3)))
        u, v = (np.ascontiguousarray(np.broadcast_to(np.asarray(one, self.dtype), lead)) for one in (touch.u, touch.v))
        ways, step = structs_of(np.ascontiguousarray(np.broadcast_to(directions.astype(self.dtype), (*lead, 3))), len(lead))
        made = np.empty(n, kind.dtype(self._precision))
        item = self.dtype.itemsize
        function("at_triangle_spawn").each(self._precision, n, made.view(np.uint8), (9 * item, item, item, step), corners,
                                           u, v, ways)
        rays = made.view(self.dtype).reshape(*lead, kind.numbers)
        return CLASS_OF[kind.index]._of(rays)
