"""The matrix as pictures, one of the shapes in space and one of those in the plane.

Each pair of shapes has a square, with a tile for each question that is answered, in the colour and at
the place of that question; a white dot marks an exact answer.
"""
from rows import SHAPES

# Their order is the place of a tile in its square, row by row.
COLOURS = {"overlap": "#d0342c", "cast": "#1f5fa8", "contains": "#7a4fa3", "classify": "#2e8b57",
           "closest": "#e08a00", "contact": "#a0522d", "meet": "#138d90", "sweep": "#c2185b"}
SQUARE, TILE, LABEL, GAP = 27, 9, 76, 10


def in_plane(shape):
    return shape.endswith("2")


def answered(rows):
    """{(a, b): {question: is every row of it exact?}}"""
    found = {}
    for row in sorted(rows, key=lambda row: row.any):
        for pair in row.pairs:
            cell = found.setdefault(pair, {})
            if row.pair or row["question"] not in cell:  # a formula counts more than the engine
                cell[row["question"]] = row["exactness"] == "exact" and cell.get(row["question"], True)
    return found


def tile(x, y, question, exact):
    out = [f'<rect x="{x}" y="{y}" width="{TILE - 1}" height="{TILE - 1}" rx="1.5" '
           f'fill="{COLOURS[question]}"/>']
    if exact:
        out.append(f'<circle cx="{x + (TILE - 1) / 2}" cy="{y + (TILE - 1) / 2}" r="1.9" fill="#fff"/>')
    return out


def square(x, y, cell):
    out = [f'<rect x="{x}" y="{y}" width="{SQUARE}" height="{SQUARE}" fill="#fafafa" stroke="#ddd"/>']
    for place, question in enumerate(COLOURS):
        if question in cell:
            out += tile(x + place % 3 * TILE + 0.5, y + place // 3 * TILE + 0.5, question,
                        cell[question])
    return out


def block(left, top, cells):
    """The squares of these shapes with each other; the first one is at this place."""
    shapes = [s for s in SHAPES if any(s in pair for pair in cells)]
    out = []
    for i, a in enumerate(shapes):
        y = top + i * SQUARE
        out.append(f'<text x="{left - 6}" y="{y + 18}" text-anchor="end">{a}</text>')
        x = left + i * SQUARE + 17
        out.append(f'<text x="{x}" y="{top - 6}" transform="rotate(-90 {x} {top - 6})">{a}</text>')
        for k, b in enumerate(shapes):
            if (a, b) in cells or k >= i:
                out += square(left + k * SQUARE, y, cells.get((a, b), {}))
    return out, len(shapes) * SQUARE


def legend(left, top, width, cells):
    """The legend, in as many lines as the width needs, and their height."""
    out, used, first, begin = [], {question for cell in cells.values() for question in cell}, top, left
    for question in filter(used.__contains__, COLOURS):
        if left + 26 + 7 * len(question) > width:
            left, top = begin, top + 18
        out += tile(left, top, question, False)
        out.append(f'<text x="{left + 13}" y="{top + 8}">{question}</text>')
        left += 26 + 7 * len(question)
    if left + 110 > width:
        left, top = begin, top + 18
    out += tile(left, top, next(iter(COLOURS)), True)
    out.append(f'<text x="{left + 13}" y="{top + 8}">with a dot: exact</text>')
    return out, top + 18 - first


def picture(cells):
    squares, size = block(LABEL, LABEL, cells)
    width, top = LABEL + size + GAP, LABEL + size + 12
    tiles, height = legend(GAP, top, width, cells)
    height += top
    return "\n".join([f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
                      f'viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="11">',
                      "<title>Which questions are answered for which two shapes</title>",
                      f'<rect width="{width}" height="{height}" fill="#ffffff"/>',
                      *squares, *tiles, "</svg>", ""])


def pictures(rows):
    """{space, plane: the text of the picture}"""
    cells = answered(rows)
    return {name: picture({pair: cell for pair, cell in cells.items() if in_plane(pair[0]) == flat})
            for name, flat in (("space", False), ("plane", True))}
