#!/usr/bin/env python3
"""matrix.csv is the map of the library: one row for each public function and its forms.

   tools/matrix.py check [library]   does everything exist that the rows promise, and nothing else?
                                     Declarations with whole comments, the order of parameters,
                                     formulas, tests, fuzz targets, benchmarks, hashes; with a
                                     library, exported symbols and a judge of each row too. A line a gap.
   tools/matrix.py check --complete QUESTION...
                                     which two solids or flats have no row of these questions? And which
                                     cells of the field's matrix have none? What is not asked for is in
                                     NOT_ASKED, with the reason.
   tools/matrix.py make              write the tables of questions in README.md and docs/any.md
   tools/matrix.py pages FOLDER      write matrix.md, all rows as a page of the reference, and its two
                                     pictures, for `make docs`
   tools/matrix.py costs FOLDER      ask bench_costs_float and bench_costs_double of build/release/bench
                                     what each pair costs, and write bench/costs.csv
   tools/matrix.py new QUESTION A B [EXACTNESS [SEEDS]]
                                     begin a pair in lanes: its row, and stubs that say what to fill
                                     in; overlap sphere cylinder accuracy "S12 X01"
"""
import csv
import pathlib
import ctypes
import re
import shutil
import subprocess
import sys

sys.dont_write_bytecode = True
import headers  # noqa: E402
import matrix_page  # noqa: E402
import parameters  # noqa: E402
import stubs  # noqa: E402
from matrix_page import table  # noqa: E402
from rows import ROOT, SHAPES, SHARED, rows as read_rows, text  # noqa: E402

EXACTNESS = {"exact": "Exact:", "accuracy": "Accuracy:", "conservative": "Conservative:"}
gaps = []


def gap(where, what):
    gaps.append(f"{where}: {what}")


# ---- headers ----

def check_comment(row, comment):
    """The parts of the comment of a pair, all there and in order."""
    parts = ["@param", "@return", "Bad input:", EXACTNESS[row["exactness"]], "Method:", "Cost:"] + ["Batch:"] * row.many
    at = 0
    if not re.match(r"[A-Z][^@]*\?", comment):
        gap(row.name, "its comment does not begin with the question")
    for part in parts:
        found = comment.find(part)
        if found < 0:
            gap(row.name, f"its comment has no '{part}'")
        elif found < at:
            gap(row.name, f"'{part}' stands too early in its comment")
        else:
            at = found
    for part in (row.parameters if row["a"] != row["b"] else ("a, b",)) + ("rule",) * row.ruled:
        if not re.search(rf"@param\s+{part}\s", comment):
            gap(row.name, f"its comment has no '@param {part}'")


def check_declared(row):
    declared = headers.functions().get(row.name)
    if not declared:
        gap(row.name, "not declared in include/isect")
        return
    if row.pair:
        check_comment(row, declared["comment"])
    elif not declared["comment"]:
        gap(row.name, "has no comment")
    if row.pair and declared["text"] != row.signature:
        gap(row.name, f"declared as '{declared['text']}' instead of '{row.signature}'")


def check_nothing_else(rows):
    names = {row.name for row in rows}
    names |= {row.name + "_compiled" for row in rows if row.compiled}
    names |= {f"isect_any_{shape}" for row in rows if row.any for shape in (row["a"] + " " + row["b"]).split()}
    for name, function in headers.functions().items():
        if name not in names and function["header"] != "arrays":  # made by tools/mirror
            gap(name, f"in include/isect/{function['header']}.h, but no row of matrix.csv")


def check_parameters():
    for function in headers.functions().values():
        gaps.extend(parameters.faults(function))


# ---- what belongs to a pair ----

def check_formula(row):
    path = row.source
    source = text(path)
    if source is None:
        gap(row.name, f"{path} is missing")
        return
    if not row.many:
        if f"X({row.short})(" not in source:
            gap(row.name, f"{path} does not define it")
        return
    if f'#include "rows/{row.short}.inc"' not in source:
        gap(row.name, f"{path} does not end with rows/{row.short}.inc")


def check_test(row):
    """Drawn cases; tests/laws/rows.c tests everything else for every row."""
    source = text(row.test)
    if source is None:
        gap(row.name, f"{row.test} is missing")
        return
    if not re.search(r"^(TEST_FUNCTION\(cases\)|static void cases\(void \*\*state\))", source, re.M):
        gap(row.name, f"{row.test} has no part 'cases'")
    if f"X({row.short})(" not in source:
        gap(row.name, f"{row.test} does not call it")


def unjudged(library):
    """The rows that no test of many rows compares with a truth, by the runner of all rows beside the library."""
    runner = pathlib.Path(library).resolve().parent / "tests/rows_float"
    if not runner.exists():
        return set()
    return set(subprocess.run([runner, "--unjudged"], capture_output=True, text=True, check=True).stdout.split())


def check_judge(row):
    """Without a truth a wrong formula passes: the row keeps its contracts, and its cases are few."""
    if not re.search(r"^TEST_FUNCTION\(oracle\)$", text(row.test) or "", re.M):
        gap(row.name, f"no judge compares it with a truth: {row.test} needs TEST_FUNCTION(oracle), or "
            f"tests/kit/judge_{row['question']}.h the row")


def check_data(row):
    hashes = text("tests/data/hashes.txt") or ""
    for precision in ("float", "double"):
        if not re.search(rf"^{row.short} {precision} [0-9a-f]{{16}}$", hashes, re.M):
            gap(row.name, f"tests/data/hashes.txt has no line '{row.short} {precision}'")


def check_fuzzed(row):
    """fuzz/exact.c calls every exact sign with random bits; fuzz/pairs.c calls every pair by itself."""
    if row["question"] == "exact" and f"X({row['a']})(" not in (text("fuzz/exact.c") or ""):
        gap(row.name, "fuzz/exact.c does not call it")


def called_by_tests(library):
    """{folder: what its test programs, built beside the library, take from it}; nothing can be said
    of a static library, which is part of them."""
    found = {}
    if ".so" not in pathlib.Path(library).name:
        return found
    for program in pathlib.Path(library).resolve().parent.glob("tests/**/*_float"):
        if program.is_file():
            lines = subprocess.run(["nm", "-u", program], capture_output=True, text=True, check=True)
            names = {line.split()[-1].split("@")[0] for line in lines.stdout.splitlines()}
            found.setdefault(program.name.partition("_")[0], set()).update(names)
    return found


def check_called(row, called):
    """What is no pair has a test too, in the folder of its header: tests make many names from tables,
    so it is the programs that tell; of inline functions the text."""
    folder = row.folder
    if row["form"] == "inline":
        call = rf"\b(?:{row.name}|X\({row.name[len('isect_'):]}\))\("
        tests = sorted((ROOT / "tests" / folder).glob("*.c"))
        if not any(re.search(call, file.read_text()) for file in tests):
            gap(row.name, f"no test in tests/{folder} calls it")
    elif called and row.name not in called.get(folder, ()):
        gap(row.name, f"no test in tests/{folder} calls it")


def check_sources():
    """What serves all pairs has a test of its name, or one that names it in its first paragraph."""
    for folder in ("core", "exact"):
        tests = [*(ROOT / "tests" / folder).glob("*.c"), *(ROOT / "tests/kit").glob("*.h")]
        openings = " ".join(file.read_text().partition("*/")[0] for file in tests)
        for source in sorted((ROOT / "src" / folder).glob("*.c")):
            path = f"src/{folder}/{source.name}"
            if not (ROOT / "tests" / folder / source.name).exists() and path not in openings:
                gap(path, f"no test in tests/{folder} is for it")


# ---- symbols ----

def expected_symbols(rows):
    names = set()
    for row in rows:
        base = row.name
        if row.pair:
            names.add(base + ("_compiled" if row.compiled else ""))
            names.update({base + "_n"} if row.many else ())
        elif row["form"] != "inline":
            names.add(base)
    shared = {row.name for row in rows if row["kind"] != "pair" and row["question"] in SHARED}
    return names | {name.replace("isect_", "isectd_", 1) for name in names - shared}


def exported_symbols(library):
    """What the library exports, or None if no tool can tell."""
    with open(library, "rb") as file:
        archive = file.read(8) == b"!<arch>\n"
    if not archive:
        lines = subprocess.run(["nm", "-D", "--defined-only", library], capture_output=True,
                               text=True, check=True).stdout.splitlines()
        return {line.split()[-1].split("@")[0] for line in lines if len(line.split()) == 3}
    if not shutil.which("readelf"):
        return None
    lines = subprocess.run(["readelf", "-Ws", library], capture_output=True, text=True,
                           check=True).stdout.splitlines()
    cells = [line.split() for line in lines]
    return {c[7] for c in cells if len(c) == 8 and c[4] == "GLOBAL" and c[5] == "DEFAULT"
            and c[6] != "UND"}


def check_symbols(rows, library):
    exported = exported_symbols(library)
    if exported is None:
        print("note: symbols of a static library are not checked: readelf is missing")
        return
    expected = expected_symbols(rows)
    for name in sorted(expected - exported):
        gap(name, f"not exported by {pathlib.Path(library).name}")
    for name in sorted(exported - expected):
        gap(name, f"exported by {pathlib.Path(library).name}, but no row of matrix.csv")


# ---- what is made ----

def make_costs(folder):
    """Ask bench_costs_float and _double, which lie in that folder; what they do not have stays away."""
    told = [subprocess.run([f"{folder}/bench_costs_{precision}"], capture_output=True, check=True, text=True).stdout
            for precision in ("float", "double")]
    head = [line for line in told[0].splitlines() if line.startswith("#")]
    of_float, of_double = (dict(line.split(",") for line in out.splitlines() if not line.startswith("#"))
                           for out in told)
    lines = [f"{name},{of_float[name]},{of_double[name]}" for name in of_float if name != "function"]
    (ROOT / "bench/costs.csv").write_text("\n".join(head + ["function,float,double"] + lines) + "\n")


# What is answered, in words.
ANSWERED = {"bool": "yes or no", "side": "five sides", "span": "`enter`, `leave`",
            "intervals": "up to two spans", "touch": "`t, u, v, w`",
            "nearest": "`a`, `b`, `distance2`", "contact": "`gap`, `normal`, `a`, `b`",
            "impact": "`enter`, `leave`, `point`, `normal`", "common": "up to six points",
            "common2": "up to two points", "crossing2": "up to two points, `t` of both",
            "ray": "an infinite line"}


def asked(question):
    """The question in words: the first sentence of its header, or of the comment of isect_..._any."""
    header = text(f"include/isect/{question}.h")
    opening = (header.partition(" - ")[2] if header else
               headers.functions()[f"isect_{question}_any"]["comment"]).partition("?")[0]
    opening = re.sub(r"\s*\n \* |\s+", " ", opening).strip()
    return opening[0].lower() + opening[1:] + "?"


MARKS = re.compile(r"(?<=<!-- matrix -->\n).*?(?=<!-- /matrix -->)", re.S)


MAKERS = {"bound": ("which volume contains it?", "a volume"),
          "hull": ("the convex hull of points; how far do points reach along a direction?", "a hull, an extent, a box"),
          "bvh": ("a ray, a point or a frustum against a mesh", "`t, u, v`, triangle"),
          "clash": ("which triangles of two meshes, or of one, cross or are near?", "pairs of triangles"),
          "scene": ("meshes that are placed many times: a ray, the nearest point",
                    "`t, u, v`, triangle, instance"),
          "broadphase": ("which of many boxes overlap, and which does a ray meet?", "pairs of indices; a value and a primitive"),
          "section": ("what does a plane cut out of a mesh; which cells of a grid does it fill?", "closed lines, nested; bits"),
          "polygon": ("clipping, many points and one polygon, weights of corners", "points; five sides; weights"),
          "surface": ("planes from points, points of surfaces, normals", "a plane, a point, a normal"),
          "camera": ("what does a camera see, and what is under the cursor?", "a frustum, a ray, five sides, a pixel"),
          "exact": ("on which side is a point?", "-1, 0, 1"),
          "any": ("any two shapes, in poses, many, concave; the proof of an overlap", "theirs"),
          "measure": ("how large is it, how likely is it hit, which volume makes questions cheapest?",
                      "volume, area, shadow, width; a probability; a volume")}


def made_short(rows):
    """The tables of README.md: how many shapes each question takes, and its answers. They do not depend
    on single formulas."""
    lines, gives = [], {}
    for row in [*filter(lambda row: row.pair, rows), *filter(lambda row: row.any, rows)]:
        gives.setdefault(row["question"], {})[ANSWERED[row["answer"]]] = True
    shapes = {row["question"]: " and ".join(str(len(side.split())) for side in dict.fromkeys((row["a"], row["b"])))
              for row in rows if row.any}
    for question, answers in gives.items():
        lines.append([f"[{question}](docs/{question}.md): {asked(question)}", shapes.get(question, ""),
                      "; ".join(answers)])
    others = [f"[{question}](docs/{question}.md): {title}" for question, (title, _) in MAKERS.items()
              if any(row.header == question for row in rows)]
    others += [""] * (-len(others) % 3)
    return (table(["question", "shapes of `_any`", "answer"], lines) + "\n"
            + table(["makers, trees and tools", "", ""], [others[i:i + 3] for i in range(0, len(others), 3)]))


ANY_MARKS = re.compile(r"(?<=<!-- any -->\n).*?(?=<!-- /any -->)", re.S)


def made_any(rows):
    """The table of docs/any.md: the shapes that each question takes."""
    return table(["question", "first", "second"], [[f"[{row['question']}]({row['question']}.md)",
                                                    row["a"].replace(" ", ", "), row["b"].replace(" ", ", ")]
                                                   for row in rows if row.any])


def made(rows):
    """[page, its marks, the table between them]"""
    return [("README.md", MARKS, made_short(rows)), ("docs/any.md", ANY_MARKS, made_any(rows))]


def check_answers(rows, library):
    """The shapes that a row of any two shapes lists are those that isect_any_answers has an answer for."""
    isect = ctypes.CDLL(library)
    enums = headers.enums("base")
    names = {kind: [constant["name"] for constant in enums[kind]] for kind in ("shape", "question")}
    tags = names["shape"][:-1]
    for row in rows:
        question = names["question"].index(f"ISECT_QUESTION_{row['question'].upper()}")
        for side, cell in enumerate("ab"):
            found = [tag[len("ISECT_SHAPE_"):].lower() for i, tag in enumerate(tags)
                     if any(isect.isect_any_answers(question, *((i, k) if side == 0 else (k, i)))
                            for k in range(len(tags)))]
            if found != row[cell].split():
                gap(row.name, f"column {cell} must be '{' '.join(found)}'")


def check(library):
    rows, called = read_rows(), called_by_tests(library) if library else None
    alone = unjudged(library) if library else ()
    for row in rows:
        check_declared(row)
        if row.pair:
            check_formula(row)
            check_test(row)
            check_data(row)
            if row.short in alone:
                check_judge(row)
        else:
            check_called(row, called)
        check_fuzzed(row)
    check_nothing_else(rows)
    check_parameters()
    check_sources()
    for page, marks, made_table in made(rows):
        if marks.findall(text(page)) != [made_table]:
            gap(page, "its table differs from that of tools/matrix.py make")
    if library:
        check_symbols(rows, library)
    if library and ".so" in pathlib.Path(library).name:
        check_answers([row for row in rows if row.any], library)
    print("\n".join(gaps) if gaps else f"{len(rows)} rows, no gap")
    sys.exit(bool(gaps))


# Shapes of an isect_any that are convex sets of points by their numbers or vertices.
CONVEX = [shape for shape in (constant["name"][len("ISECT_SHAPE_"):].lower() for constant in headers.enums("base")["shape"])
          if shape in SHAPES and shape not in ("ray", "plane")]

# The other solids and flats have no cells, except overlap and contact of planes. The reasons:
NOT_ASKED = {
    "ray": "its common part with a solid is a span: cast",
    "plane": "its distance is that of the half-space below it: contact; containment in that: classify, INSIDE",
    "quad": "two triangles that share an edge, and not convex: use these; cast has it",
    "polygon": "its triangles, or a hull if it is convex; point and box have rows of their own",
    "torus": "not convex: cast only",
    "kdop14": "a kdop of fixed directions, for lanes: use a kdop", "kdop18": "as kdop14",
    "kdop26": "as kdop14",
}
SOLID = CONVEX[CONVEX.index("sphere"):]
# The field's matrix of objects at rest (Real-Time Rendering, object/object intersection): each cell by the
# row that answers it. A polyhedron is a hull; rays have cast, other shapes overlap.
FIELD = ["ray", "plane", "sphere", "capsule", "cylinder", "cone", "triangle", "aabb", "obb", "frustum", "hull"]
FIELD_ROWS = {("ray", "ray"): "closest_ray_ray", ("plane", "plane"): "meet_plane_plane"}


def cells(question):
    """The pairs of a question: any two convex shapes if it is symmetric, a solid and any shape for contains."""
    if question == "contains":
        return [(a, b) for a in SOLID for b in CONVEX]
    convex = [(a, b) for i, a in enumerate(CONVEX) for b in CONVEX[i:]]
    planes = CONVEX if question in ("overlap", "contact") else []
    return convex + [tuple(sorted(("plane", b), key=SHAPES.index)) for b in planes]


def field_rows():
    for i, a in enumerate(FIELD):
        for b in FIELD[i:]:
            first, second = sorted((a, b), key=SHAPES.index)
            question = "cast" if "ray" in (a, b) else "overlap"
            yield FIELD_ROWS.get((a, b), f"{question}_{first}_{second}")


def check_complete(questions):
    there = {f"{row['question']}_{a}_{b}" for row in read_rows() for a, b in row.pairs}
    wanted = [f"{question}_{a}_{b}" for question in questions for a, b in cells(question)]
    field = list(field_rows())
    known = {*CONVEX, *NOT_ASKED}
    new = [f"{shape}: neither in CONVEX nor in NOT_ASKED" for shape in SHAPES[:SHAPES.index("point2")]
           if shape not in known]
    empty = [*new, *(name for name in [*wanted, *field] if name not in there)]
    print("\n".join(empty) if empty else "no cell is empty")
    print(f"{len(field) - sum(name not in there for name in field)} of {len(field)} cells of the field's matrix")
    sys.exit(bool(empty))


arguments = sys.argv[1:]
if arguments[:1] == ["costs"] and len(arguments) == 2:
    make_costs(arguments[1])
    sys.exit()
if arguments[:2] == ["check", "--complete"] and len(arguments) > 2:
    check_complete(arguments[2:])
if arguments[:1] == ["check"] and len(arguments) <= 2:
    check(arguments[1] if len(arguments) == 2 else None)
elif arguments == ["make"]:
    for page, marks, made_table in made(read_rows()):
        (ROOT / page).write_text(marks.sub(lambda _: made_table, text(page)))
elif arguments[:1] == ["pages"] and len(arguments) == 2:
    matrix_page.write(read_rows(), pathlib.Path(arguments[1]))
elif arguments[:1] == ["new"] and 4 <= len(arguments) <= 6:
    stubs.new(*arguments[1:])
else:
    sys.exit(__doc__)
