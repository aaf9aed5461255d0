"""An independent reader of OBJ, OFF, PLY and STL, for tests: independent.read(name, data) gives the points of each
face, or raises an exception. It splits the data into words at once, and has nothing in common with cli/import."""
import math
import re
import struct

NUMBER = re.compile(r"[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$|[+-]?(nan|inf|infinity)(\(.*\))?$", re.I)
SIZES = {"char": "b", "int8": "b", "uchar": "B", "uint8": "B", "short": "h", "int16": "h", "ushort": "H",
         "uint16": "H", "int": "i", "int32": "i", "uint": "I", "uint32": "I", "float": "f", "float32": "f",
         "double": "d", "float64": "d"}


def number(word):
    if not NUMBER.match(word):
        raise ValueError(word)
    return float(word)


def lines_of(data, comment):
    for line in re.split("\r\n|\n|\r", data.decode("latin1")):
        line = re.split(r"(?<!\.)" + comment, line)[0] if comment else line
        yield [w for w in re.split("[ \t\v\f]+", line) if w]


def read_obj(data):
    text = re.sub(rb"\\[ \t]*(\r\n|\n|\r)", b" ", data)
    points, faces = [], []
    for words in lines_of(text, "#"):
        if words and words[0].lower() == "v":
            x = [number(w) for w in words[1:]]
            points.append([c / x[3] for c in x[:3]] if len(x) == 4 else x[:3])
        elif words and words[0].lower() in ("f", "fo"):
            corners = [int(w.split("/")[0]) for w in words[1:]]
            if 0 in corners:
                raise ValueError("0")
            faces.append([i - 1 if i > 0 else len(points) + i for i in corners])
    return points, faces


def read_off(data):
    lines = [words for words in lines_of(data, "#") if words]
    more = lines[0][0].upper() != "OFF" and lines[0][0].upper().endswith("OFF")
    words = [(w, i) for i, line in enumerate(lines) for w in line]
    if words[0][0].upper().endswith("OFF"):
        words = words[1:]
    count = [int(words[0][0]), int(words[1][0])]
    at = 2
    if words[2][1] == words[1][1] or sum(1 for w in words if w[1] == words[2][1]) == 1:
        at = 3

    def rest(at):
        while at < len(words) and words[at][1] == words[at - 1][1]:
            number(words[at][0])
            at += 1
        return at
    points, faces = [], []
    for _ in range(count[0]):
        points.append([number(words[at + k][0]) for k in range(3)])
        at = rest(at + 3) if more else at + 3
    for _ in range(count[1]):
        n = int(words[at][0])
        faces.append([int(words[at + 1 + k][0]) for k in range(n)])
        at = rest(at + 1 + n)
    if at != len(words):
        raise ValueError("more")
    return points, faces


def read_ply(data):
    head = re.match(rb"ply.*?[\r\n]\s*end_header[ \t]*(\r\n|\n|\r)", data, re.S | re.I)
    elements, form = [], None
    for words in lines_of(head.group(0), None):
        key = words[0].lower() if words else ""
        if key == "format":
            form = words[1].lower()
        elif key == "element":
            elements.append((words[1].lower(), int(words[2]), []))
        elif key == "property":
            elements[-1][2].append([w.lower() for w in words[1:-1]] + [words[-1]])
    points, faces = [], []
    lines = iter([w for w in lines_of(data[head.end():], None) if w]) if form == "ascii" else None
    at = head.end()
    for name, count, properties in elements:
        for _ in range(count if properties else 0):
            line = list(next(lines)) if lines else None

            def take(kind):
                nonlocal at
                if lines:
                    return number(line.pop(0))
                code = ("<" if "little" in form else ">") + SIZES[kind]
                value = struct.unpack_from(code, data, at)[0]
                at += struct.calcsize(code)
                return value
            place = {}
            for p in properties:
                if p[0] != "list":
                    place[p[-1].lower()] = take(p[0])
                    continue
                values = [take(p[2]) for _ in range(int(take(p[1])))]
                if name == "face" and p[-1].lower() in ("vertex_indices", "vertex_index"):
                    faces.append([int(v) for v in values])
            if line:
                raise ValueError("more")
            if name == "vertex":
                points.append([place[c] for c in "xyz"])
    return points, faces


def read_stl(data):
    count = struct.unpack_from("<I", data, 80)[0] if len(data) >= 84 else -1
    if len(data) == 84 + 50 * count or b"\0" in data[:1024]:
        points = [list(struct.unpack_from("<3f", data, 84 + 50 * i + 12 + 12 * k))
                  for i in range(count) for k in range(3)]
    else:
        words = data.decode("latin1").split()
        points = [[number(w) for w in words[i + 1:i + 4]] for i, word in enumerate(words)
                  if word.lower() == "vertex" and words[i - 1].lower() not in ("solid", "endsolid")]
    return points, [[3 * i, 3 * i + 1, 3 * i + 2] for i in range(len(points) // 3)]


def read(name, data):
    if data[:2] in (b"\xff\xfe", b"\xfe\xff") and (data[2] == 0) != (data[3] == 0):
        data = data.decode("utf-16").encode()
    points, faces = {"obj": read_obj, "off": read_off, "ply": read_ply, "stl": read_stl}[name[-3:]](data)
    if any(i < 0 or i >= len(points) for face in faces for i in face):
        raise ValueError("index")
    return [[points[i] for i in face] for face in faces if len(face) > 2]


def measures(faces):
    """Area and volume of faces that do not cross themselves, by Newell's normals, and how far they may be off where
    the order of the sums is another and where polygons are bent by 1e-5 of a coordinate, as cli/import calls flat.
    None if a coordinate is not finite, or very large."""
    area = volume = cones = bent = 0.0
    for face in faces:
        if not all(abs(x) < 1e30 for p in face for x in p):
            return None
        first, n = face[0], [0.0] * 3
        for p, q in zip(face[1:], face[2:]):
            u, v = ([c - f for c, f in zip(point, first)] for point in (p, q))
            for i in range(3):
                n[i] += u[i - 2] * v[i - 1] - u[i - 1] * v[i - 2]
        cone = sum(x * y for x, y in zip(n, first)) / 6
        size = sum(x * x for x in n) ** 0.5 / 2
        if len(face) > 3:
            height = 1e-5 * max(abs(x) for p in face for x in p)
            bent += 2 * height * sum(math.dist(p, q) for p, q in zip(face, face[1:] + face[:1]))
            bent += height * size
        area, volume, cones = area + size, volume + cone, cones + sum(abs(x * y) for x, y in zip(n, first)) / 6
    # each sum of n terms is off by n roundings of 1.1e-16 at most, and each term by some
    rounding = 1e-15 * (len(faces) + 16)
    return area, rounding * area + bent, volume, rounding * cones + bent
