"""Exact and fast questions to shapes and meshes, for NumPy arrays.

    import isect as ix
    ball, boxes = ix.Sphere((0, 0, 0), 1), ix.Aabb(lower, upper)      # lower, upper: (n, 3)
    ix.overlap(ball, boxes)                                           # (n,) bool
    gap, normal, a, b = ix.contact(ball, boxes)
    mesh = ix.Mesh(vertices, faces)
    mesh.cast(ix.Ray(origins, directions)).t

Shapes have leading shapes that broadcast as arrays of NumPy do. float32 stays float32.
"""

from . import bound
from ._blocks import set_threads
from ._bodies import Hull, Kdop, Parts, Polygon, Polygon2
from ._catalog import function as _function
from ._errors import Error
from ._makers import advise, common, formulas, frustum, iou, look, measure, pairs, pixels
from ._mesh import Mesh, Ragged, Section
from ._questions import (Side, answers, cast, classify, closest, contact, contains, meet, overlap, posed, sweep, verify,
                         witness)
from ._records import CLASSES, Answer, Shape
from ._scene import Scene

__version__ = "0.1.0"
OUTSIDE, TANGENT_OUTSIDE, STRADDLES, TANGENT_INSIDE, INSIDE = Side

globals().update(CLASSES)


def isa():
    """The instruction set that functions for many use: "base", "avx2" or "avx512"."""
    return _function("isa").call(0)


__all__ = sorted([*CLASSES, "Answer", "Error", "Mesh", "Ragged", "Scene", "Section", "Shape", "Side", "OUTSIDE",
                  "TANGENT_OUTSIDE", "STRADDLES", "TANGENT_INSIDE", "INSIDE", "advise", "answers", "bound", "cast", "classify",
                  "closest", "common", "contact", "contains", "formulas", "frustum", "iou", "isa", "look", "measure", "meet",
                  "overlap", "pairs", "pixels", "posed", "set_threads", "sweep", "verify", "witness"])
