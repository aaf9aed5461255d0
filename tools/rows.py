"""The rows of matrix.csv, and what follows from them: names and files. For the tools beside it.

   rows()        all rows, as Row; stops at a line that cannot be read
   SHAPES        the shapes in their order, those with numbers and views
   ROOT          the folder of the project
"""
import csv
import pathlib
import re
import sys

import headers

ROOT = pathlib.Path(__file__).resolve().parent.parent
COLUMNS = ["kind", "question", "a", "b", "variant", "form", "answer", "exactness", "method",
           "seeds"]
# The words of the two lists of CONVENTIONS.md, section Names.
SHAPES = [shape for listed in re.search(r"that of the list\n`([a-z0-9\s]+)`, in the plane `([a-z0-9\s]+)`",
                                        (ROOT / "CONVENTIONS.md").read_text()).groups()
          for shape in listed.split() if shape != "mesh"]
POINT = {"point": "vec3", "point2": "vec2"}  # shapes that have no struct of their own name
RULED = {"polygon", "polygon2", "contour2"}  # their set depends on an isect_rule, a parameter
SHARED = ("base", "catalog")  # headers that serve both precisions
ALONE = {"base", "answers", "exact", "any"}  # headers of names that stand alone: isect_hit, isect_orient3d
KINDS = ("pair", "any", "helper", "maker", "state")  # any: a question to any two shapes
FORMS = ("lanes", "screen", "inline", "filter", "plain", "engine")
EXACTNESS = ("exact", "accuracy", "conservative")
ANSWERS = {"lanes": ("bool", "side", "span", "touch", "nearest", "contact", "impact"),
           "plain": ("bool", "common", "common2", "crossing2", "side", "nearest", "touch", "span", "intervals",
                     "ray")}


def text(path):
    path = ROOT / path
    return path.read_text() if path.exists() else None


def plural(name):
    if name == "torus":
        return "tori"
    return name + ("es" if name.endswith("ch") else "s")


def struct(shape):
    """The name of its struct, without prefix."""
    return POINT.get(shape, shape)


def camel(name):
    """Its name in lanes: moving_sphere is MovingSphere."""
    return "".join(part.capitalize() for part in name.split("_"))


class Row(dict):
    """A line of matrix.csv by column, and more: short is overlap_sphere_capsule, name is
    isect_overlap_sphere_capsule, as is base."""

    def __init__(self, cells):
        super().__init__(cells)
        parts = [self["question"], self["a"], self["b"], self["variant"]]
        self.short = "_".join(filter(None, parts))
        self.base = "_".join(filter(None, parts[:3]))
        self.pair = self["kind"] == "pair"
        self.any = self["kind"] == "any"  # a and b are the shapes that may stand first and second
        if self.any:
            self.short = self.base = self["question"] + "_any"
        # isect_normal_sphere is a row of normal: normal_sphere
        self.bare = not self.pair and (self["question"] in ALONE or
                                       self["a"].split("_")[0] == self["question"])
        self.name = "isect_" + (self["a"] if self.bare and not self.any else self.short)
        self.compiled = self["form"] in ("inline", "filter")  # is there a copy, _compiled?
        self.many = self.pair and self["form"] != "plain"  # has it a form for many?
        self.ruled = self.pair and bool(RULED & {self["a"], self["b"]})
        # the shapes of the parameters: the first of a sweep moves
        self.shapes = ("moving_" * (self.pair and self["question"] == "sweep") + self["a"], self["b"])
        self.parameters = ("a", "b") if self["a"] == self["b"] else (self["a"], self["b"])
        file, test = f"{self['a']}_{self['b']}", self.short[len(self["question"]) + 1:]
        self.source, self.test = f"src/{self['question']}/{file}.c", f"tests/{self['question']}/{test}.c"
        answer = self["answer"] if self["answer"] == "bool" else "isect_" + self["answer"]
        self.signature = self.pair and (  # the headers declare what is no pair as they like
            f"{answer} {self.name}(" + ", ".join(
                f"const isect_{struct(shape)} *{name}"
                for shape, name in zip(self.shapes, self.parameters))
            + (", isect_rule rule)" if self.ruled else ")"))


    @property
    def header(self):
        """The header that declares it."""
        return headers.functions().get(self.name, {"header": self["question"]})["header"]

    @property
    def folder(self):
        """The folder of src/ and tests/ where it is."""
        return {"base": "core", "answers": "core", "any": "engine"}.get(self.header, self.header)

    @property
    def pairs(self):
        """The pairs of shapes that it answers, in the order of SHAPES if the question has no order."""
        if self.pair:
            return [(self["a"], self["b"])]
        every = {(a, b) for a in self["a"].split() for b in self["b"].split() if self.any and {a, b} <= {*SHAPES}}
        if self["question"] not in ("contains", "classify", "sweep"):
            every = {tuple(sorted(pair, key=SHAPES.index)) for pair in every}
        return sorted(every, key=lambda pair: [SHAPES.index(shape) for shape in pair])

    @property
    def heading(self):
        """Its paragraph in docs/<header>.md."""
        own = self.header == self["question"]
        return "_".join(filter(None, (self["a"], self["b"], self["variant"]))) if own else self.name[len("isect_"):]


def problem_of(cells):
    """Why a line cannot be understood, or None."""
    if any(cell != cell.strip() for cell in cells.values()):
        return "white space around a cell"
    if cells["kind"] not in KINDS:
        return f"no such kind: '{cells['kind']}'"
    for column in ("question", "a"):
        if not re.fullmatch(r"[a-z][a-z0-9_]*( [a-z]+)*" if cells["kind"] == "any" else
                            r"[a-z][a-z0-9_]*", cells[column]):
            return f"cannot read {column} '{cells[column]}'"
    if cells["form"] not in FORMS:
        return f"no such form: '{cells['form']}'"
    if cells["kind"] != "pair":
        return None
    if cells["a"] not in SHAPES or cells["b"] not in SHAPES:
        return f"unknown shape in {cells['a']}, {cells['b']}: see SHAPES in tools/rows.py"
    if cells["answer"] not in ANSWERS["plain" if cells["form"] == "plain" else "lanes"]:
        return f"no such answer: '{cells['answer']}'"
    if cells["exactness"] not in EXACTNESS:
        return f"no such exactness: '{cells['exactness']}'"
    if not cells["method"] or not re.fullmatch(r"[A-Z]\d\d( [A-Z]\d\d)*", cells["seeds"]):
        return "method or seeds are missing"
    return None


def rows():
    with open(ROOT / "matrix.csv", newline="") as file:
        lines = list(csv.reader(file, strict=True))
    if lines[0] != COLUMNS:
        sys.exit("matrix.csv: the first line must be " + ",".join(COLUMNS))
    found, names = [], set()
    for number, line in enumerate(lines[1:], 2):
        problem = f"{len(line)} columns instead of {len(COLUMNS)}"
        if len(line) == len(COLUMNS):
            cells = dict(zip(COLUMNS, line))
            problem = problem_of(cells)
        if problem:
            sys.exit(f"matrix.csv line {number}: {problem}")
        found.append(Row(cells))
        if found[-1].name in names:
            sys.exit(f"matrix.csv line {number}: a second row for {found[-1].name}")
        names.add(found[-1].name)
    return found


def pairs():
    return [row for row in rows() if row.pair]


def questions():
    """The questions of pairs, in the order of the rows."""
    return list(dict.fromkeys(row["question"] for row in pairs()))
