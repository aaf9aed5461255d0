"""The isect program from outside: what the tests of its commands share.

program_COMMAND.py PROGRAM GENERATOR [unittest options]: PROGRAM is isect, GENERATOR is generate-mesh. Every mesh is
written here, by hand, in as many formats as matter; every answer is one that a reader can check by hand.
"""
import base64
import json
import os
import struct
import subprocess
import sys
import tempfile
import unittest

import png

PROGRAM = GENERATOR = None

# A cube of side 1; corners anticlockwise seen from outside.
POINTS = [(0, 0, 0), (1, 0, 0), (1, 1, 0), (0, 1, 0), (0, 0, 1), (1, 0, 1), (1, 1, 1), (0, 1, 1)]


FACES = [(0, 2, 1), (0, 3, 2), (4, 5, 6), (4, 6, 7), (0, 1, 5), (0, 5, 4),
         (1, 2, 6), (1, 6, 5), (2, 3, 7), (2, 7, 6), (3, 0, 4), (3, 4, 7)]


def rows(items, start=""):
    return "".join(start + " ".join(str(x) for x in item) + "\n" for item in items)


def off(points=POINTS, faces=FACES):
    return ("OFF\n%d %d 0\n" % (len(points), len(faces)) + rows(points) +
            rows((len(f),) + tuple(f) for f in faces)).encode()


def obj(points=POINTS, faces=FACES):
    return (rows(points, "v ") + rows([[i + 1 for i in f] for f in faces], "f ")).encode()


def stl_ascii(points=POINTS, faces=FACES):
    text = "solid cube\n"
    for face in faces:
        text += "facet normal 0 0 0\nouter loop\n" + rows([points[i] for i in face], "vertex ")
        text += "endloop\nendfacet\n"
    return (text + "endsolid cube\n").encode()


def stl_binary(points=POINTS, faces=FACES, title=b"solid but binary"):
    data = title.ljust(80, b" ") + struct.pack("<I", len(faces))
    for face in faces:
        data += struct.pack("<3f", 0, 0, 0)
        data += b"".join(struct.pack("<3f", *points[i]) for i in face) + b"\0\0"
    return data


def ply_header(form, points, faces, number="float"):
    return ("ply\nformat %s 1.0\ncomment a cube\nelement vertex %d\n" % (form, len(points)) +
            "".join("property %s %s\n" % (number, axis) for axis in "xyz") +
            "element face %d\nproperty list uchar int vertex_indices\nend_header\n"
            % len(faces)).encode()


def ply_ascii(points=POINTS, faces=FACES, number="float"):
    body = rows(points) + rows((len(f),) + tuple(f) for f in faces)
    return ply_header("ascii", points, faces, number) + body.encode()


def ply_binary(points=POINTS, faces=FACES, order="<", number="float"):
    form = "binary_little_endian" if order == "<" else "binary_big_endian"
    letter = "d" if number == "double" else "f"
    data = ply_header(form, points, faces, number)
    data += b"".join(struct.pack(order + "3" + letter, *p) for p in points)
    return data + b"".join(struct.pack(order + "B%di" % len(f), len(f), *f) for f in faces)


def gltf_parts(points=POINTS, faces=FACES, nodes=None):
    positions = b"".join(struct.pack("<3f", *p) for p in points)
    indices = b"".join(struct.pack("<3H", *f) for f in faces)
    nodes = nodes or [{"mesh": 0}]
    scene = {
        "asset": {"version": "2.0"}, "scene": 0,
        "scenes": [{"nodes": [i for i, node in enumerate(nodes) if not node.pop("inner", False)]}],
        "nodes": nodes,
        "meshes": [{"primitives": [{"attributes": {"POSITION": 0}, "indices": 1}]}],
        "accessors": [
            {"bufferView": 0, "componentType": 5126, "count": len(points), "type": "VEC3",
             "min": [0, 0, 0], "max": [1, 1, 1]},
            {"bufferView": 1, "componentType": 5123, "count": 3 * len(faces), "type": "SCALAR"}],
        "bufferViews": [
            {"buffer": 0, "byteOffset": 0, "byteLength": len(positions)},
            {"buffer": 0, "byteOffset": len(positions), "byteLength": len(indices)}],
        "buffers": [{"byteLength": len(positions) + len(indices)}]}
    return scene, positions + indices


def gltf(**what):
    scene, data = gltf_parts(**what)
    uri = "data:application/octet-stream;base64," + base64.b64encode(data).decode()
    scene["buffers"][0]["uri"] = uri
    return json.dumps(scene).encode()


def glb(**what):
    scene, data = gltf_parts(**what)
    text = json.dumps(scene).encode()
    text += b" " * (-len(text) % 4)
    data += b"\0" * (-len(data) % 4)
    size = 12 + 8 + len(text) + 8 + len(data)
    return (struct.pack("<4sII", b"glTF", 2, size) + struct.pack("<I4s", len(text), b"JSON") +
            text + struct.pack("<I4s", len(data), b"BIN\0") + data)


def json_lines(text):
    return [json.loads(line) for line in text.splitlines()]


class Case(unittest.TestCase):
    """A folder to write in, and what is true of every run of the program."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def path(self, name):
        return os.path.join(self.folder, name)

    def write(self, name, data):
        with open(self.path(name), "wb") as file:
            file.write(data)
        return self.path(name)

    def run_program(self, *arguments, code=0):
        done = subprocess.run([PROGRAM, *arguments], capture_output=True, timeout=120)
        self.assertEqual(done.returncode, code, (arguments, done))
        return done.stdout.decode(), done.stderr.decode(errors="replace")

    def fails(self, *arguments):
        """It ends with code 2, prints nothing, and says why in exactly one line."""
        out, err = self.run_program(*arguments, code=2)
        self.assertEqual(out, "")
        self.assertEqual(err.count("\n"), 1, err)
        self.assertTrue(err.startswith("isect: ") and err.endswith("\n"), err)
        return err

    def info(self, name, data):
        out, err = self.run_program("info", self.write(name, data), "--json")
        self.assertEqual(err, "")
        return json.loads(out)

    def check_info(self, info, **want):
        self.assertEqual({key: info[key] for key in want}, want)


class Placed(Case):
    """Scenes, seen by cull and pick: cubes at places that a reader can check by hand."""

    OUTSIDE, INSIDE = {"outside": 12}, {"inside": 12}

    def setUp(self):
        super().setUp()
        self.cube = self.write("cube.off", off())
        self.picture = self.path("out.png")

    def scene(self, *transforms, name="scene.json"):
        meshes = [{"file": "cube.off", **({"transform": t} if t is not None else {})}
                  for t in transforms]
        return self.write(name, json.dumps({"meshes": meshes}).encode())

    def ask(self, command, *arguments, code=0):
        out, err = self.run_program(command, *arguments, "--json", code=code)
        self.assertEqual(err, "")
        return json.loads(out)

    def cull(self, *arguments):
        return self.ask("cull", *arguments)

    def pick(self, *arguments):
        return self.ask("pick", *arguments)

    def boxes(self, path):
        return [(list(map(list, (o["box"]["lower"], o["box"]["upper"]))))
                for o in self.cull(path)["list"]]

    def counts(self, **sides):
        names = ["inside", "tangent_inside", "straddles", "tangent_outside", "outside"]
        return {name: sides.get(name, 0) for name in names}

    def loop(self, question, first, triangles, *arguments):
        """What the library says of each triangle by itself."""
        lines = "\n".join(json.dumps([first, dict(zip("abc", t))]) for t in triangles)
        done = subprocess.run([PROGRAM, "ask", *question, "--lines", *arguments], timeout=120,
                              input=lines.encode(), capture_output=True)
        self.assertEqual((done.returncode, done.stderr), (0, b""))
        return json_lines(done.stdout)

    def knot(self):
        """A mesh of some thousand triangles, and its triangles."""
        path = self.path("knot.ply")
        subprocess.run([GENERATOR, "knot", "2000", path], check=True)
        with open(path) as file:
            lines = file.read().split("end_header\n")[1].splitlines()
        count = next(i for i, line in enumerate(lines) if len(line.split()) == 4)
        points = [[float(x) for x in line.split()] for line in lines[:count]]
        return path, [[points[int(i)] for i in line.split()[1:]] for line in lines[count:]]

    def no_picture(self):
        self.assertEqual([f for f in os.listdir(self.folder) if f.startswith("out.png")], [])


def read_png(path):
    """Width, height and the pixels as rows of (r, g, b)."""
    width, height, rows = png.read(path)
    return width, height, [list(zip(row[0::3], row[1::3], row[2::3])) for row in rows]


def main():
    global PROGRAM, GENERATOR
    PROGRAM, GENERATOR = sys.argv[1:3]
    done = unittest.main("__main__", argv=[sys.argv[0], *sys.argv[3:]], exit=False).result
    sys.exit(0 if done.wasSuccessful() else 1)
