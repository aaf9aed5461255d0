"""The rows of matrix.csv as a page of the reference, with two pictures. For tools/matrix.py pages."""
import csv

import matrix_picture
from rows import text

PAGE = """# The matrix {#matrix}

Which questions are answered for which two shapes? The first shape is that of the row: the container, the mover,
the ray. A symmetric question stands once, in the order of the shapes.

@image html matrix_space.svg "In space"
@image html matrix_plane.svg "In the plane"

## Pairs

Every pair exists in float (`isect_`) and double (`isectd_`), for one and, as `_n`, for many; `meet`, and pairs of
views (polygon, contour, kdop, hull), for one alone.

The last column is the time of a call with random shapes, in float and in double, on the processor that
bench/costs.csv names (`tools/matrix.py costs`): an order of magnitude. Below 20 ns these times are too coarse;
bench/speeds.md has them, beside other forms.

"""


def table(header, lines):
    out = ["| " + " | ".join(header) + " |", "|" + " --- |" * len(header)]
    return "\n".join(out + ["| " + " | ".join(line) + " |" for line in lines]) + "\n"


def measured():
    """{function: nanoseconds in float and in double} of bench/costs.csv, to two digits."""
    def short(cell):
        ns = float(cell)
        if ns < 20:
            return "< 20"
        return f"{float(f'{ns:.2g}'):.0f}" if ns < 995 else f"{float(f'{ns / 1000:.2g}'):g} k"
    lines = csv.DictReader(line for line in text("bench/costs.csv").splitlines() if not line.startswith("#"))
    return {line["function"]: f"{short(line['float'])}, {short(line['double'])}" for line in lines}


def page(rows):
    costs = measured()
    return PAGE + table(
        ["function", "answer", "promise", "method", "ns"],
        [[f"{r.name}()", r["answer"], r["exactness"], r["method"], costs.get(r.name, "")]
         for r in rows if r.pair]) + "\n## Other functions\n\n" + table(
        ["function", "header", "kind", "method"],
        [[f"{r.name}()", f"isect/{r.header}.h", r["kind"], r["method"]] for r in rows if not r.pair])


def write(rows, folder):
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "matrix.md").write_text(page(rows))
    for name, picture in matrix_picture.pictures(rows).items():
        (folder / f"matrix_{name}.svg").write_text(picture)
