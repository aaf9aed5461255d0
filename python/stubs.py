"""Makes the type stub of the package, isect/__init__.pyi, from the catalogue and the package itself.

    PYTHONPATH=FOLDER python stubs.py        # FOLDER: where the built package is

A test compares the file with what this makes.
"""
import inspect
import pathlib

import isect
from isect._catalog import KINDS
from isect._questions import NONE, QUESTIONS
from isect._records import CLASS_OF, Answer, Shape

HEAD = '''"""Made by stubs.py from the catalogue of the C library. Do not edit."""
# ruff: noqa
import enum
from collections.abc import Callable, Iterator
from typing import Any, Self, TypeAlias, overload

import numpy as np
from numpy.typing import ArrayLike, NDArray

Floats: TypeAlias = Any  # float of one shape, an array of many
Progress: TypeAlias = bool | Callable[[int, int], object] | None
'''
RESULTS = {"overlap": "Any", "contains": "Any", "classify": "Any", "closest": "Nearest", "contact": "Contact",
           "sweep": "Impact"}
OPTIONS = "*, out: Any = None, threads: int | None = None, progress: Progress = None"


def base(cls, lines):
    """The stub of a class that is written in Python, by its signatures."""
    yield f"class {cls.__name__}{lines}:"
    yield from members(cls)
    yield ""


def members(cls):
    for name, value in vars(cls).items():
        if name.startswith("_") and name not in ("__len__", "__iter__", "__getitem__"):
            continue
        if isinstance(value, property):
            yield f"    @property\n    def {name}(self) -> Any: ..."
        elif isinstance(value, classmethod):
            yield f"    @classmethod\n    def {name}{signature(value.__func__)} -> Self: ..."
        elif inspect.isfunction(value):
            result = {"__len__": "int", "__iter__": "Iterator[Any]"}.get(name, "Self" if name in SAME else "Any")
            yield f"    def {name}{signature(value)} -> {result}: ..."


SAME = {"__getitem__", "astype", "copy", "reshape"}


def signature(function):
    """(a: Any, b: Any = ...)"""
    parts, star = [], False
    for name, one in inspect.signature(function).parameters.items():
        if one.kind is one.KEYWORD_ONLY and not star:
            parts.append("*")
            star = True
        text = {one.VAR_POSITIONAL: f"*{name}", one.VAR_KEYWORD: f"**{name}"}.get(one.kind, name)
        star = star or one.kind is one.VAR_POSITIONAL
        if name in ("self", "cls"):
            parts.append(text)
            continue
        parts.append(f"{text}: Any" + (" = ..." if one.default is not one.empty else ""))
    return f"({', '.join(parts)})"


def shape_class(cls):
    kind = KINDS[cls._kind]
    defaults = len(getattr(cls, "_defaults", ()))
    yield f"class {cls.__name__}(Shape):"
    if kind.flat:
        names = [member.name for member in kind.members]
        free = names[len(names) - defaults:] if defaults else []
        parts = [f"{name}: ArrayLike" + (" = ..." if name in free else "") for name in names]
        if not any(member.shape for member in kind.members):
            yield "    @overload\n    def __init__(self, numbers: ArrayLike) -> None: ..."
            yield "    @overload"
        yield f"    def __init__(self, {', '.join(parts)}) -> None: ..."
        yield from fields(kind)
    else:
        yield f"    def __init__{signature(cls._make.__func__).replace('(cls', '(self')} -> None: ..."
        yield from members(cls)
    yield ""


def fields(kind):
    for member in kind.members:
        result = "NDArray[Any]" if member.shape else "Floats"
        yield f"    @property\n    def {member.name}(self) -> {result}: ..."


def answer_class(cls):
    yield f"class {cls.__name__}(Answer):"
    yield from fields(KINDS[cls._kind])
    for name in ("distance", "depth"):
        if name in vars(cls) and name not in [member.name for member in KINDS[cls._kind].members]:
            yield f"    @property\n    def {name}(self) -> Floats: ..."
    if inspect.isfunction(vars(cls).get("point")):
        yield "    def point(self, rays: Ray) -> NDArray[Any]: ..."
    yield ""


def of_pairs(name):
    """Overloads of a question whose answer depends on the shapes."""
    from isect._catalog import function
    found = {}
    for a in shapes():
        for b in shapes():
            how, row, _ = QUESTIONS[name].how(a._kind, b._kind)
            if how != NONE and row:
                result = CLASS_OF[function(row).signature[0][1]].__name__
                found.setdefault((a.__name__, result), []).append(b.__name__)
    for (a, result), others in sorted(found.items()):
        extra = f" | {'ArrayLike'}" if others == ["Point"] else ""
        yield f"@overload\ndef {name}(a: {a}, b: {' | '.join(others)}{extra}, {OPTIONS}) -> {result}: ..."


def shapes():
    return [cls for _, cls in sorted(CLASS_OF.items()) if issubclass(cls, Shape)]


def lines():
    yield HEAD
    yield "class Side(enum.IntEnum):"
    yield from (f"    {side.name} = {side.value}" for side in isect.Side)
    yield ""
    yield from (f"{side.name}: Side" for side in isect.Side)
    yield "\nclass Error(ValueError):\n    status: str\n"
    yield "class _Record:"
    yield from members(Shape.__mro__[1])
    yield ""
    yield from base(Shape, "(_Record)")
    yield from base(Answer, "(_Record)")
    for _, cls in sorted(CLASS_OF.items()):
        yield from (shape_class if issubclass(cls, Shape) else answer_class)(cls)
    for cls in (isect.Ragged, isect.Section, isect.Mesh, isect.Scene):
        yield from written(cls)
    for name in QUESTIONS:
        if name in RESULTS:
            motion = ", motion: Shape | ArrayLike" if name == "sweep" else ""
            yield (f"def {name}(a: Shape | ArrayLike{motion}, b: Shape | ArrayLike, {OPTIONS}, rule: str = ...) -> "
                   f"{RESULTS[name]}: ...")
        else:
            yield from of_pairs(name)
    for name in ("answers", "posed", "witness", "verify", "measure", "common", "iou", "advise", "pairs", "frustum", "look", "pixels", "isa",
                 "set_threads"):
        yield f"def {name}{signature(getattr(isect, name))} -> {MADE.get(name, 'Any')}: ..."
    yield "formulas: Any\nbound: Any\n__version__: str"


MADE = {"answers": "str", "witness": "Witness", "verify": "bool", "measure": "Measure", "common": "Iou", "iou": "Floats",
        "advise": "tuple[str, dict[str, Price]]",
        "pairs": "NDArray[np.uint32]", "frustum": "Frustum", "look": "Frustum", "pixels": "Ray", "isa": "str", "set_threads": "None"}
GIVES = {"cast": "MeshTouch", "closest": "MeshNearest", "cast_all": "Ragged", "crossings": "Ragged", "within": "Ragged",
         "overlap_all": "Ragged", "clash": "NDArray[np.uint32]", "self_clash": "NDArray[np.uint32]", "section": "Section",
         "clash_any": "bool", "clash_near": "ClashNearest", "clash_kind": "str", "sweep": "MeshImpact",
         "move": "Moved", "spawn": "Ray", "heights": "MeshTouch", "visible": "NDArray[np.bool_]", "closest_few": "MeshNearest",
         "voxels": "tuple[NDArray[np.bool_], NDArray[Any]]", "clash_closest": "ClashNearest", "refit": "None", "save": "None", "__len__": "int",
         "split": "list[Ragged]", "lines": "list[NDArray[Any]]", "ids": "NDArray[Any]", "ray_ids": "NDArray[Any]",
         "__getitem__": "Ragged"}


def written(cls):
    """The stub of a class that is not a record."""
    yield f"class {cls.__name__}:"
    yield f"    def __init__{signature(cls.__init__)} -> None: ..."
    own = {name: value for one in reversed(cls.__mro__[:-1]) for name, value in vars(one).items()}
    for name, value in own.items():
        if name.startswith("_") and name not in ("__len__", "__getitem__"):
            continue
        result = GIVES.get(name, "Any").replace("Mesh", "Scene" if cls is isect.Scene else "Mesh")
        if isinstance(value, property):
            yield f"    @property\n    def {name}(self) -> Any: ..."
        elif isinstance(value, classmethod):
            yield f"    @classmethod\n    def {name}{signature(value.__func__)} -> Self: ..."
        else:
            yield f"    def {name}{signature(value)} -> {result}: ..."
    if cls in (isect.Ragged, isect.Section):
        yield "    def __getattr__(self, name: str) -> NDArray[Any]: ..."
    if cls is isect.Mesh:
        yield "    vertices: NDArray[Any]\n    faces: NDArray[np.uint32]\n    build: str"
    yield ""


def text():
    return "\n".join(lines()) + "\n"


if __name__ == "__main__":
    pathlib.Path(__file__).with_name("isect").joinpath("__init__.pyi").write_text(text())
