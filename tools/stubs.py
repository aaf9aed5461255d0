"""A new pair: its row in matrix.csv, and what is to be filled in. For tools/matrix.py new."""
import sys

from rows import COLUMNS, ROOT, SHAPES, Row, camel, problem_of, rows

ANSWERS = {"overlap": "bool", "contains": "bool", "cast": "span", "classify": "side",
           "closest": "nearest", "contact": "contact", "sweep": "impact"}


def header_stub(row, first, second):
    space = " " * (max(len(first), len(second)) + 2)
    pad = {name: space[len(name):] for name in (first, second)}
    shared = row["a"] == row["b"]
    said = "/// @param a, b  TODO\n" if shared else (
        f"/// @param {first}{pad[first]}TODO\n/// @param {second}{pad[second]}TODO\n")
    return f"""
/// TODO: the question?
///
{said}/// @return TODO: touching counts.
///
/// Bad input: NaN or infinity TODO.
/// {row['exactness'].capitalize()}: TODO
/// Method: TODO.
/// Cost: TODO. Batch: {row.name}_n.
ISECT_ASK {row.signature};
"""


HEADER = """/* isect/{question}.h - TODO: the question? The forms for many (_n) are in isect/many.h. */
#ifndef ISECT_{guard}_H
#define ISECT_{guard}_H

#include "isect/views.h"

ISECT_EXTERN_BEGIN

ISECT_EXTERN_END
#endif
"""
QUESTION = """# {question}: TODO: the question?

TODO, in [{question}.h](../include/isect/{question}.h); for many: `_n` in [many.h](../include/isect/many.h).
"""
SOURCE = """/* {name} - TODO: the question?
 *
 * TODO: the geometry, and the error analysis, a line a step. */
#include "core/vec3.h"

FORMULA {answer} {short}(const {A} *{first}, const {B} *{second})
{{
#error "write the formula"
}}

#include "rows/{short}.inc"
"""
TEST = """/* tests/{path} - {name} */
#include "kit/kit.h"

TEST_FUNCTION(cases)
{{
    check("TODO", !X({short})(&({A}){{0}}, &({B}){{0}}));
}}

CASES({short})
"""
TODO = """{name}: fill in
  matrix.csv                    its method
  include/isect/{question}.h    the comment; then tools/mirror, tools/matrix.py make
  {source}    the formula
  {test}    the drawn cases
  docs/{question}.md    the paragraph
and add the lines that build/release/tests/hashes_float and hashes_double print to
tests/data/hashes.txt"""


def insert_row(question, line):
    """Behind the last row of the question, or of all pairs."""
    path = ROOT / "matrix.csv"
    lines = path.read_text().splitlines()
    places = [i for i, other in enumerate(lines) if other.startswith(f"pair,{question},")]
    places = places or [i for i, other in enumerate(lines) if other.startswith("pair,")]
    lines.insert(places[-1] + 1, line)
    path.write_text("\n".join(lines) + "\n")


def append(path, text, before=""):
    path = ROOT / path
    old = path.read_text() if path.exists() else ""
    at = old.rindex(before) if before and before in old else len(old)
    path.write_text(old[:at] + text.lstrip("\n" if not old else "") + old[at:])


def refusal(line, known):
    """Why the row cannot be new, or None."""
    cells = dict(zip(COLUMNS, line.split(",")))
    question, a, b = cells["question"], cells["a"], cells["b"]
    if question not in ANSWERS:
        return f"questions are {', '.join(ANSWERS)}; not {question}"
    problem = problem_of(cells)
    if problem:
        return problem
    if question in ("overlap", "closest", "contact") and SHAPES.index(a) > SHAPES.index(b):
        return f"{question} has one order of shapes: {b} {a}"
    row = Row(cells)
    if row.name in {other.name for other in known}:
        return f"{row.name} has a row"
    return next((f"{path} exists" for path in (row.source, row.test) if (ROOT / path).exists()), None)


def new(question, a, b, exactness="accuracy", seeds="X01"):
    line = f"pair,{question},{a},{b},,lanes,{ANSWERS.get(question, '')},{exactness},TODO,{seeds}"
    problem = refusal(line, rows())
    if problem:
        sys.exit(f"tools/matrix.py: {problem}; nothing is written")
    if not (ROOT / f"include/isect/{question}.h").exists():
        append(f"include/isect/{question}.h", HEADER.format(question=question, guard=question.upper()))
        append(f"docs/{question}.md", QUESTION.format(question=question))
    insert_row(question, line)
    row = next(row for row in rows() if row.short == f"{question}_{a}_{b}")
    first, second = row.parameters
    answer = {"bool": "mask", "side": "num"}.get(row["answer"], row["answer"].capitalize())
    names = {"name": row.name, "short": row.short, "A": camel(row.shapes[0]), "B": camel(b),
             "first": first, "second": second, "answer": answer, "path": row.test[len("tests/"):],
             "question": question, "source": row.source, "test": row.test}
    append(f"include/isect/{question}.h", header_stub(row, first, second), "\nISECT_EXTERN_END")
    append(row.source, SOURCE.format(**names))
    append(row.test, TEST.format(**names))
    append(f"docs/{question}.md", f"\n## {a}_{b}\n\nTODO. **Edge**: touching counts. TODO\n")
    print(TODO.format(**names))
