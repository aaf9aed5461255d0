"""Tests of the isect program from outside: program.py GROUP PROGRAM GENERATOR [unittest options].

Every mesh is written here, by hand, in as many formats as matter; every answer is one that a reader
can check by hand. GROUP is one of formats, broken, info, cast, rays, bound, scene,
cull, pick, clash, voxelize, sweep, ask, show, usage, help, generate. PROGRAM is isect, GENERATOR is generate-mesh.
"""

import ast
import base64
import collections
import csv
import errno
import itertools
import json
import math
import os
import random
import re
import resource
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import time
import unittest
import xml.etree.ElementTree
import zlib

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


def nested(*cubes):
    """Points and faces of cubes: how large, where, and whether turned inside out."""
    points, faces = [], []
    for size, at, inside_out in cubes:
        faces += [tuple(len(points) + i for i in (f[::-1] if inside_out else f)) for f in FACES]
        points += [tuple(size * x + at for x in p) for p in POINTS]
    return points, faces


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


def read_png(path):
    """Width, height and the pixels as rows of (r, g, b), every checksum checked."""
    with open(path, "rb") as file:
        data = file.read()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    at, packed, size = 8, b"", None
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at:at + 8])
        body = data[at + 8:at + 8 + length]
        assert struct.unpack(">I", data[at + 8 + length:at + 12 + length])[0] == \
            zlib.crc32(kind + body)
        if kind == b"IHDR":
            size = struct.unpack(">IIBBBBB", body)
        elif kind == b"IDAT":
            packed += body
        at += 12 + length
    assert kind == b"IEND" and size[2:] == (8, 2, 0, 0, 0)
    return size[0], size[1], unfilter(zlib.decompress(packed), size[0], size[1])


def unfilter(raw, width, height):
    step, before, picture = 3 * width, bytearray(3 * width), []
    for y in range(height):
        kind, row = raw[y * (step + 1)], bytearray(raw[y * (step + 1) + 1:(y + 1) * (step + 1)])
        for i in range(step):
            left = row[i - 3] if i >= 3 else 0
            corner = before[i - 3] if i >= 3 else 0
            up = before[i]
            guess = left + up - corner
            paeth = min((abs(guess - left), 0, left), (abs(guess - up), 1, up),
                        (abs(guess - corner), 2, corner))[2]
            row[i] = (row[i] + (0, left, up, (left + up) // 2, paeth)[kind]) & 255
        picture.append([tuple(row[i:i + 3]) for i in range(0, step, 3)])
        before = row
    return picture


def json_lines(text):
    return [json.loads(line) for line in text.splitlines()]


def read_terminal(ours):
    """All that programs write to the other end, which comes in parts; until none of them has it."""
    text = b""
    try:
        while part := os.read(ours, 65536):
            text += part
    except OSError as error:
        if error.errno != errno.EIO:
            raise
    return text


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


class Formats(Case):
    """The same cube in every format is the same cube."""

    def check_cube(self, name, data):
        with self.subTest(name):
            self.check_info(self.info(name, data), triangles=12, points=8, area=6, volume=1,
                            bounds={"lower": [0, 0, 0], "upper": [1, 1, 1]}, closed=True,
                            rounded="no")

    def test_cube(self):
        for name, data in {
                "cube.off": off(), "cube.obj": obj(), "ascii.stl": stl_ascii(),
                "binary.stl": stl_binary(), "plain.stl": stl_binary(title=b"made by hand"),
                "ascii.ply": ply_ascii(), "little.ply": ply_binary(),
                "big.ply": ply_binary(order=">"), "double.ply": ply_binary(number="double"),
                "cube.gltf": gltf(), "cube.glb": glb(), "CUBE.OFF": off(),
                "a b'c\"%s.off": off(), "two\nlines.off": off(),
                "cube.mtl.obj": b"mtllib none.mtl\nusemtl none\n" + obj()}.items():
            self.check_cube(name, data)

    def test_polygons(self):
        squares = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6),
                   (3, 0, 4, 7)]
        for name, data in [("q.off", off(faces=squares)), ("q.obj", obj(faces=squares)),
                           ("q.ply", ply_ascii(faces=squares))]:
            self.check_cube(name, data)
            self.assertEqual(self.info(name, data)["polygons"], 6)

    def test_vertices_of_obj(self):
        """As many as there are lines of them, used or not, however the faces are grouped."""
        data = obj(POINTS + [(9, 9, 9)], FACES[:3]) + b"g other\nusemtl a\nl 1 2 3\np 4\n" + \
            b"f 5//1 6//1 7//1 8//1\nusemtl b\nf -9 -8 -7\no more\nusemtl a\nf 1/1/1 2 \\\n 3\n"
        info = self.info("many.obj", data)
        self.check_info(info, vertices=9, points=8, triangles=7, polygons=1)
        self.check_info(self.info("cube.obj", obj()), vertices=8)

    def test_order_and_places(self):
        """Nodes move their meshes; the parts come in the order of the tree."""
        nodes = [{"children": [1], "translation": [10, 0, 0]},
                 {"mesh": 0, "scale": [2, 2, 2], "inner": True}, {"mesh": 0}]
        self.check_info(self.info("two.gltf", gltf(nodes=nodes)), triangles=24, volume=9,
                        bounds={"lower": [0, 0, 0], "upper": [12, 2, 2]})

    def test_nothing_is_dropped(self):
        faces = FACES + [FACES[0], (1, 1, 2), (5, 5, 5)]
        for name, data in [("all.off", off(faces=faces)), ("all.obj", obj(faces=faces)),
                           ("all.stl", stl_binary(faces=faces)),
                           ("all.ply", ply_ascii(faces=faces))]:
            with self.subTest(name):
                self.check_info(self.info(name, data), triangles=15, duplicate=1, degenerate=2)


class Broken(Case):
    """Whatever is wrong with a file: one line that names it, and code 2."""

    def refuses(self, name, data, words=""):
        with self.subTest(name):
            path = self.write(name, data)
            err = self.fails("info", path)
            self.assertIn(name, err)
            self.assertIn(words, err)
            self.fails("cast", path, "-o", self.path("out.png"))
            self.assertFalse(os.path.exists(self.path("out.png")))

    def test_empty(self):
        for form in ["off", "obj", "stl", "ply", "gltf", "glb"]:
            self.refuses("empty." + form, b"", "is empty")

    def test_garbage(self):
        noise = bytes((i * i * 7 + i // 3) & 255 for i in range(5000))
        for form in ["off", "obj", "stl", "ply", "gltf", "glb", "xyz", "png", "txt"]:
            self.refuses("noise." + form, noise)
            self.refuses("words." + form, b"all work and no play\n" * 50)

    def test_cut_short(self):
        whole = {"a.off": off(), "a.stl": stl_ascii(), "b.stl": stl_binary(), "a.ply": ply_ascii(),
                 "b.ply": ply_binary(), "c.ply": ply_binary(order=">"), "a.gltf": gltf(),
                 "a.glb": glb()}
        for name, data in whole.items():
            for part in [0.3, 0.6, 0.95]:
                self.refuses("%d%s" % (100 * part, name), data[:int(part * len(data))])

    def test_header_without_end(self):
        whole = ply_ascii()
        for end in [b"end_header*\n", b"9 end_header\n", b"end_heater\n", b"end_header"]:
            self.refuses("endless.ply", whole.replace(b"end_header\n", end), "header")

    def test_corners_that_do_not_exist(self):
        faces = [(0, 1, 2), (0, 1, 99)]
        self.refuses("far.off", off(faces=faces))
        self.refuses("far.obj", obj(faces=faces))
        self.refuses("far.ply", ply_ascii(faces=faces))
        self.refuses("far.gltf", gltf(faces=faces))
        self.refuses("minus.ply", ply_ascii(faces=[(0, 1, -1)]))

    def test_counts_that_are_lies(self):
        self.refuses("many.off", b"OFF\n4000000000 4000000000 0\n0 0 0\n")
        self.refuses("many.ply", ply_header("ascii", POINTS, FACES).replace(b" 12\n", b" 99999999999\n")
                     + b"0 0 0\n")
        self.refuses("many.stl", stl_binary()[:80] + struct.pack("<I", 0xffffffff) + b"\0" * 500)

    def test_less_arrives_than_is_declared(self):
        """Strips, which the importer does not cut; extensions of glTF; free-form surfaces."""
        strips = ply_header("ascii", POINTS, []).replace(b"element face 0", b"element tristrips 1")
        strips += rows(POINTS).encode() + b"8 0 1 2 3 -1 4 5 6\n"
        self.refuses("strips.ply", strips, "declares 3 triangles, but ")
        self.refuses("strips.PLY", strips, "declares 3 triangles, but ")
        self.refuses("draco.gltf", gltf()[:-1] +
                     b', "extensionsRequired": ["KHR_draco_mesh_compression"]}', "KHR_draco")
        self.refuses("surf.obj", obj() + b"cstype bezier\nsurf 0 1 0 1 1 2 3 4\n", "free-form")
        self.refuses("short.off", off(faces=FACES[:11]).replace(b"8 11", b"8 12"), "face")

    def test_formats_that_are_not_counted(self):
        """Told, and not more: nobody knows what else is in the file."""
        path = self.write("a.ac", b"AC3Db\nMATERIAL \"\" rgb 1 1 1  amb 1 1 1  emis 0 0 0  spec 0 0 0  "
                          b"shi 10  trans 0\nOBJECT world\nkids 1\nOBJECT poly\nnumvert 3\n0 0 0\n"
                          b"1 0 0\n0 1 0\nnumsurf 1\nSURF 0x20\nmat 0\nrefs 3\n0 0 0\n1 0 0\n"
                          b"2 0 1\nkids 0\n")
        out, err = self.run_program("info", path, "--json")
        info = json.loads(out)
        self.assertEqual((info["triangles"], info["counted"]), (1, False))
        self.assertIn("warning: " + path, err)
        self.assertIn("coordinates of this format are floats", self.run_program("info", path, "--double")[1])

    def test_no_triangles(self):
        self.refuses("points.ply", ply_ascii(faces=[]))
        self.refuses("points.obj", rows(POINTS, "v ").encode(), "no triangles")
        self.refuses("lines.obj", rows(POINTS, "v ").encode() + b"l 1 2\nl 3 4\n", "no triangles")

    def test_not_a_file(self):
        self.assertIn("No such file", self.fails("info", self.path("none.off")))
        self.assertIn("directory", self.fails("info", self.folder))
        self.assertIn("regular", self.fails("info", "/dev/null"))
        os.mkfifo(self.path("pipe.off"))
        self.assertIn("regular", self.fails("info", self.path("pipe.off")))

    def test_deep_scene(self):
        depth = 20000
        nodes = [{"children": [i + 1], "inner": i > 0} for i in range(depth)]
        nodes.append({"mesh": 0, "inner": True})
        path = self.write("deep.gltf", gltf(nodes=nodes))
        done = subprocess.run([PROGRAM, "info", path], capture_output=True, timeout=120)
        self.assertIn(done.returncode, (0, 2))
        self.assertEqual(done.stderr.count(b"\n"), 1 if done.returncode == 2 else 0)


class Info(Case):
    """Numbers that can be checked by hand."""

    def test_faces(self):
        a, b, c = FACES[0]
        copies = [(0, 0, 0), (1, 0, 0), (0, 1, 0), ("-0.0", 0, 0), (1, 0, 0), (0, 1, "-0")]
        # Slope 1 in thirds of 2^-24: in line, and out of line by the least that a float can say.
        line = [(0, 0, 0), (1, 1, 1), (3, 3, 3), (1 + 2.0 ** -23, 1, 1), (2, 2, 2)]
        points = POINTS + [(float("nan"), 0, 0), (0, float("inf"), 0)]
        cube = {"lower": [0, 0, 0], "upper": [1, 1, 1]}
        for name, data, want in [
                ("open.off", off(faces=FACES[2:]),
                 {"area": 5, "closed": False, "volume": None, "edges":
                  {"all": 17, "boundary": 4, "non_manifold": 0, "inconsistent": 0}}),
                ("out.off", off(faces=[f[::-1] for f in FACES]), {"volume": -1, "closed": True}),
                ("turned.off", off(faces=[FACES[0][::-1]] + FACES[1:]),
                 {"closed": False, "edges":
                  {"all": 18, "boundary": 0, "non_manifold": 0, "inconsistent": 3}}),
                ("copy.off", off(copies, [(0, 1, 2), (4, 5, 3)]),
                 {"vertices": 6, "points": 3, "duplicate": 1}),
                ("line.stl", stl_binary(line, [(0, 1, 2), (0, 3, 2), (1, 4, 2), (2, 2, 0)]),
                 {"triangles": 4, "degenerate": 3}),
                ("nan.stl", stl_binary(points, FACES + [(8, 0, 1), (9, 1, 2)]),
                 {"triangles": 14, "not_finite": 2, "area": 6, "closed": False, "bounds": cube}),
                ("only.stl", stl_binary(points, [(8, 0, 1)]),
                 {"bounds": {"lower": None, "upper": None}})]:
            with self.subTest(name):
                self.check_info(self.info(name, data), **want)
        self.run_program("info", self.path("only.stl"))
        info = self.info("twice.off", off(faces=FACES + [(b, c, a), (c, b, a)]))
        self.check_info(info, duplicate=2, closed=False)
        self.assertEqual(info["edges"]["non_manifold"], 3)

    def test_large_and_small(self):
        points = [(0, 0, 0), (3e38, 0, 0), (0, 3e38, 0), (0, 0, 1e-45)]
        info = self.info("wide.stl", stl_binary(points, [(0, 1, 2), (0, 3, 1)]))
        self.assertEqual(info["degenerate"], 0)
        self.assertAlmostEqual(info["area"] / 4.5e76, 1, places=6)

    def test_rounded(self):
        for number, answer in [("0.1", "no"), ("0.333333343", "no"), ("0.3333333333", "yes"),
                               ("0.100000001490116", "no"), ("16777217", "yes"), ("1e39", "yes")]:
            points = [(number, 0, 0)] + POINTS[1:]
            for name, data in [("r.off", off(points)), ("r.obj", obj(points)),
                               ("r.stl", stl_ascii(points)),
                               ("r.ply", ply_ascii(points, number="double"))]:
                with self.subTest((name, number)):
                    out, err = self.run_program("info", self.write(name, data), "--json")
                    self.assertEqual(json.loads(out)["rounded"], answer)
                    self.assertEqual("warning" in err, number == "1e39", err)
        data = ply_binary([(0.1, 0, 0)] + POINTS[1:], number="double")
        self.assertEqual(self.info("r.ply", data)["rounded"], "yes")

    def test_double(self):
        """As it is in the file, in every format that holds doubles; and what float makes of it."""
        points = [(0.1 + x / 3, 1e6 + y, z) for x, y, z in POINTS]
        for name, data in [("d.off", off(points)), ("d.obj", obj(points)),
                           ("d.stl", stl_ascii(points)),
                           ("d.ply", ply_ascii(points, number="double")),
                           ("b.ply", ply_binary(points, number="double"))]:
            with self.subTest(name):
                out, err = self.run_program("info", self.write(name, data), "--json", "--double")
                self.assertEqual(err, "")
                info = json.loads(out)
                self.assertEqual(info["bounds"], {"lower": [0.1, 1e6, 0],
                                                  "upper": [0.1 + 1 / 3, 1e6 + 1, 1]})
                self.assertEqual(info["points"], 8)

    def test_what_rounding_does(self):
        """A triangle of a centimetre, far away, is a point in float."""
        far = [(500000.1, 4600000.1, 0), (500000.11, 4600000.1, 0), (500000.1, 4600000.11, 0)]
        path = self.write("utm.off", off(far, [(0, 1, 2)]))
        out, err = self.run_program("info", path, "--json")
        self.assertEqual(json.loads(out)["degenerate"], 1)
        self.assertRegex(err, "^isect: warning: .*utm.off: rounding to float moves vertices by up to "
                              "[0-9.]+ of the size, and 1 triangles become degenerate .*\n$")
        for command in [["cast", path, "-o", self.path("a.png")], ["bound", path]]:
            self.assertIn("rounding to float", self.run_program(*command)[1])
        out, err = self.run_program("info", path, "--json", "--double")
        self.assertEqual((json.loads(out)["degenerate"], err), (0, ""))
        self.assertAlmostEqual(json.loads(out)["area"] / 0.5e-4, 1, places=6)
        for command in [["cast", path, "-o", self.path("a.png"), "--double"],
                        ["bound", path, "--double"]]:
            self.assertEqual(self.run_program(*command)[1], "")

    def test_several(self):
        cube, half = self.write("cube.off", off()), self.write("half.obj", obj(faces=FACES[:6]))
        out, err = self.run_program("info", cube, half)
        self.assertEqual((err, re.findall("triangles +([0-9]+)", out)), ("", ["12", "6"]))
        self.assertEqual(out.count("\n\n"), 1)
        out, err = self.run_program("info", cube, self.path("none.off"), half, code=2)
        self.assertEqual((err.count("\n"), re.findall("triangles +([0-9]+)", out)), (1, ["12", "6"]))
        self.run_program("info", cube, half, "--exit-code", code=1)

    def test_exit_code(self):
        self.run_program("info", self.write("cube.off", off()), "--exit-code")
        self.run_program("info", self.write("open.off", off(faces=FACES[1:])), "--exit-code", code=1)
        self.run_program("info", self.path("open.off"), "--json")
        self.run_program("info", self.path("none.off"), "--exit-code", code=2)

    def test_text(self):
        out, err = self.run_program("info", self.write("cube.off", off()))
        self.assertEqual(err, "")
        lines = dict(line.split(None, 1) for line in out.splitlines() if "finite" not in line)
        self.assertEqual((lines["triangles"], lines["area"], lines["volume"], lines["closed"]),
                         ("12", "6", "1", "yes"))

    def test_name_that_is_not_text(self):
        path = os.fsencode(self.folder) + b"/\xff.off"
        with open(path, "wb") as file:
            file.write(off())
        done = subprocess.run([PROGRAM.encode(), b"info", path, b"--json"], capture_output=True)
        self.assertEqual(json.loads(done.stdout)["triangles"], 12)


class Cast(Case):
    """Pictures: there when complete, of the right size, of the right thing."""

    def setUp(self):
        super().setUp()
        self.cube = self.write("cube.off", off())
        self.picture = self.path("out.png")

    def cast(self, *arguments):
        out, err = self.run_program("cast", self.cube, "-o", self.picture, "--json", *arguments)
        self.assertEqual(err, "")
        self.assertEqual(sorted(os.listdir(self.folder)), ["cube.off", "out.png"])
        return json.loads(out)

    def test_shades(self):
        seen = set()
        for shade in ["normal", "depth", "id", "bary", "cost"]:
            with self.subTest(shade):
                result = self.cast("--shade", shade, "--size", "64x48")
                self.assertEqual((result["triangles"], result["rays"]), (12, 64 * 48))
                self.assertTrue(64 * 48 / 4 < result["hits"] < 64 * 48)
                width, height, pixels = read_png(self.picture)
                self.assertEqual((width, height), (64, 48))
                self.assertNotEqual(pixels[24][32], pixels[0][0])
                seen.add(str(pixels))
                self.assertEqual("cost" in result, shade == "cost")
        self.assertEqual(len(seen), 5)

    def test_sizes(self):
        for size in [(1, 1), (200, 130), (129, 1), (3, 257)]:
            result = self.cast("--size", "%dx%d" % size)
            self.assertEqual(result["rays"], size[0] * size[1])
            self.assertEqual(read_png(self.picture)[:2], size)

    def test_samples_and_threads(self):
        self.cast("--size", "150x140", "--samples", "2", "--threads", "1")
        one = read_png(self.picture)
        result = self.cast("--size", "150x140", "--samples", "2", "--threads", "5")
        self.assertEqual(result["rays"], 4 * 150 * 140)
        self.assertEqual(read_png(self.picture), one)

    def test_other_builds(self):
        """Another tree, the same picture."""
        points = [(i, j, i * j % 5 / 8) for i in range(13) for j in range(13)]
        corners = [13 * i + j for i in range(12) for j in range(12)]
        faces = [f for a in corners for f in [(a, a + 1, a + 14), (a, a + 14, a + 13)]]
        self.cube = self.write("cube.off", off(points, faces))
        usual, picture = self.cast("--size", "60x50"), read_png(self.picture)
        lean = self.cast("--size", "60x50", "--indexed")
        self.assertEqual(read_png(self.picture), picture)
        self.assertLess(lean["tree"]["bytes"], usual["tree"]["bytes"] / 2)
        fast = self.cast("--size", "60x50", "--fast-build")
        self.assertEqual(read_png(self.picture), picture)
        self.assertEqual(fast["hits"], usual["hits"])
        self.assertNotEqual(fast["tree"], usual["tree"])

    def test_camera(self):
        """Straight at a face from 1 away, the whole picture is the face; beside it, nothing is."""
        view = ["--size", "20x20", "--fov", "40", "--eye", "0.5,0.5,2"]
        result = self.cast(*view, "--at", "0.5,0.5,1")
        self.assertEqual(result["hits"], 400)
        self.assertEqual(self.cast(*view, "--at", "0.5,0.5,3")["hits"], 0)
        # At 90 degrees and 2 in front of the face the picture is 4 wide: the face fills 1/4 of it.
        result = self.cast("--size", "80x80", "--fov=90", "--eye=0.5,0.5,3", "--at=0.5,0.5,0")
        self.assertEqual(result["hits"], 400)

    def test_axis_of_view_is_up(self):
        self.assertGreater(self.cast("--size", "20x20", "--eye", "0.5,9,0.5")["hits"], 0)
        self.assertGreater(self.cast("--size", "20x20", "--up", "0,0,1")["hits"], 100)
        self.assertGreater(self.cast("--size", "20x20", "--at", "1,1,1")["hits"], 20)

    def test_flat_and_tiny(self):
        flat = [(0, 0, 0), (1, 0, 0), (0, 1, 0)]
        for scale in [1, 1e-30, 1e30]:
            points = [tuple(scale * x for x in p) for p in flat]
            self.cube = self.write("cube.off", off(points, [(0, 1, 2)]))
            self.assertGreater(self.cast("--size", "40x40")["hits"], 200)
        self.cube = self.write("cube.off", off(flat, [(0, 0, 0)]))
        self.assertEqual(self.cast("--size", "4x4")["hits"], 0)

    def test_nothing_finite(self):
        bad = [(float("nan"), 0, 0), (1, 0, 0), (0, 1, 0)]
        path = self.write("nan.stl", stl_binary(bad, [(0, 1, 2)]))
        self.assertIn("nan.stl", self.fails("cast", path, "-o", self.picture))
        self.assertFalse(os.path.exists(self.picture))

    def test_text(self):
        out, _ = self.run_program("cast", self.cube, "-o", self.picture, "--shade", "cost",
                                  "--size", "30x20")
        for word in ["triangles    12", "rays         600", "Mrays/s", "median", "30 x 20"]:
            self.assertIn(word, out)

    def test_places_that_cannot_be_written(self):
        self.assertIn("out.png", self.fails("cast", self.cube, "-o", self.path("none/out.png")))
        self.assertIn("directory", self.fails("cast", self.cube, "-o", self.folder))
        if os.path.exists("/dev/full"):
            self.assertIn("/dev/full", self.fails("cast", self.cube, "-o", "/dev/full"))
            self.assertFalse(os.path.isfile("/dev/full"))
        self.assertEqual(os.listdir(self.folder), ["cube.off"])

    def test_other_pictures(self):
        """A name that promises another format is refused before any work is done."""
        for name in ["out.jpg", "out.svg", "out.png.gif"]:
            for command in [["cast", self.path("none.off")], ["bound", self.path("none.off")]]:
                self.assertIn("the format is png", self.fails(*command, "-o", self.path(name)))
            self.assertFalse(os.path.exists(self.path(name)))
        for name in ["out", "out.PNG", ".hidden"]:
            self.run_program("cast", self.cube, "-o", self.path(name), "--size", "9x9")

    def test_old_picture_stays_if_it_fails(self):
        self.write("out.png", b"old")
        self.fails("cast", self.path("none.off"), "-o", self.picture)
        self.fails("cast", self.cube, "-o", self.picture, "--eye", "1,1,1", "--at", "1,1,1")
        with open(self.picture, "rb") as file:
            self.assertEqual(file.read(), b"old")
        self.assertEqual(sorted(os.listdir(self.folder)), ["cube.off", "out.png"])

    def test_link_stays_a_link(self):
        self.write("real.png", b"old")
        os.symlink("real.png", self.picture)
        self.run_program("cast", self.cube, "-o", self.picture, "--size", "9x9")
        self.assertTrue(os.path.islink(self.picture))
        self.assertEqual(read_png(self.path("real.png"))[:2], (9, 9))

    def test_interrupted(self):
        """A signal in the middle of the work leaves nothing behind."""
        for number in [signal.SIGINT, signal.SIGTERM]:
            running = subprocess.Popen([PROGRAM, "cast", self.cube, "-o", self.picture, "--size",
                                        "8000x8000", "--samples", "8"], stderr=subprocess.PIPE)
            deadline = time.time() + 30
            while len(os.listdir(self.folder)) == 1 and time.time() < deadline:
                time.sleep(0.01)
            self.assertEqual(len(os.listdir(self.folder)), 2)
            time.sleep(0.1)
            running.send_signal(number)
            running.communicate(timeout=30)
            self.assertEqual(running.returncode, -number)
            self.assertEqual(os.listdir(self.folder), ["cube.off"])


class Gallery(Case):
    """Pictures of shapes: of each kind that can be cast, and of several."""

    VIEW = ["--size", "20x20", "--fov", "40"]

    def setUp(self):
        super().setUp()
        self.picture = self.path("out.png")

    def cast(self, shapes, *arguments, eye="3,2,6", at="0,0,0"):
        out, err = self.run_program("cast", "--shape", shapes, "-o", self.picture, "--json",
                                    *self.VIEW, "--eye", eye, "--at", at, *arguments)
        self.assertEqual(err, "")
        return json.loads(out)

    def test_every_kind(self):
        rows = json_lines(self.run_program("ask", "--list", "--json")[0])
        kinds = [row["question"][len("normal_"):] for row in rows
                 if row["question"].startswith("normal_")]
        self.assertGreater(len(kinds), 11)
        for kind in kinds:
            with self.subTest(kind):
                result = self.cast('[{"%s":%s}]' % (kind, Show.SHAPES[kind]))
                self.assertEqual((result["shapes"], result["rays"]), (1, 400))
                self.assertGreater(result["hits"], 5)
                pixels = {pixel for row in read_png(self.picture)[2] for pixel in row}
                self.assertGreater(len(pixels), 3)

    def test_faces(self):
        """As of a mesh: straight at the face of a box it fills the picture, beside it is none."""
        box = '[{"aabb":{"lower":[0,0,0],"upper":[1,1,1]}}]'
        self.assertEqual(self.cast(box, eye="0.5,0.5,2", at="0.5,0.5,1")["hits"], 400)
        clay = read_png(self.picture)[2]
        self.assertEqual(self.cast(box, eye="0.5,0.5,2", at="0.5,0.5,3")["hits"], 0)
        self.assertEqual(self.cast("[]")["hits"], 0)
        mesh = self.write("cube.off", off())
        self.run_program("cast", mesh, "-o", self.picture, *self.VIEW, "--eye", "0.5,0.5,2", "--at",
                         "0.5,0.5,1")
        self.assertEqual(read_png(self.picture)[2], clay)

    def test_the_nearest_is_seen(self):
        near = '{"sphere":{"center":[0,0,1],"radius":1}}'
        far = '{"sphere":{"center":[0,0,-9],"radius":9}}'
        seen = []
        for shapes in [near, near + "," + far, far]:
            self.cast("[%s]" % shapes, "--shade", "id", eye="0,0,9")
            seen.append(read_png(self.picture)[2])
        self.assertEqual(seen[0][10][10], seen[1][10][10]) # the first, before and beside another
        self.assertNotEqual(seen[0][1][10], seen[1][1][10])
        self.cast("[%s,%s]" % (far, near), "--shade", "id", eye="0,0,9")
        self.assertNotEqual(read_png(self.picture)[2][10][10], seen[0][10][10]) # the second

    def test_ground(self):
        """A plane is plain: grey, with the shadow of a ball on it beside the ball."""
        def greys(shapes):
            self.run_program("cast", "--shape", shapes, "-o", self.picture, "--shade", "id", "--eye",
                             "0,5,5", "--at", "0,0,0", "--size", "60x60")
            return [max(p) for row in read_png(self.picture)[2] for p in row
                    if max(p) - min(p) < 12]
        ground = '{"plane":{"normal":[0,1,0],"d":1}}'
        plain = greys("[%s]" % ground)
        self.assertEqual(len(plain), 3600)
        ball = greys('[%s,{"sphere":{"center":[0,0,0],"radius":0.8}}]' % ground)
        self.assertLess(min(ball), 0.9 * min(plain))
        self.assertGreater(len(ball), 2000)

    def test_from_a_file(self):
        text = ' [{"sphere":{"center":[0,0,0],"radius":1}},\n{"plane":{"normal":[0,1,0],"d":1}}]\n'
        result = self.cast(self.write("shapes.json", text.encode()), "--samples", "2")
        self.assertEqual((result["shapes"], result["rays"]), (2, 1600))
        out, _ = self.run_program("cast", "--shape", text, "-o", self.picture, "--eye", "0,0,5",
                                  "--at", "0,0,0", *self.VIEW, "--exit-code", code=1)
        for word in ["shapes       2", "rays         400", "20 x 20"]:
            self.assertIn(word, out)

    def test_faults(self):
        ball = '[{"sphere":{"center":[0,0,0],"radius":1}}]'
        view = ["-o", self.picture, "--eye", "0,0,5", "--at", "0,0,0"]
        for shapes, word in [('[{"sphere":{"center":[0,0,0]}}]', "radius is missing"),
                             ('[{"moon":{"radius":1}}]', "'moon'"),
                             ('[{"segment":{"a":[0,0,0],"b":[1,1,1]}}]', "'segment'"),
                             ('[{"sphere":{"center":[0,0],"radius":1}}]', "3 numbers"),
                             ('[{"sphere":{"center":[0,0,0],"radius":1}]', "'}'"), ("[", "ends"),
                             (ball + ball, "text after the end"), ("[" + ball[1:-1] * 2 + "]", "expected"),
                             ("[" + ",".join([ball[1:-1]] * 1025) + "]", "1024"),
                             (self.path("none.json"), "none.json"), (self.folder, "cannot read")]:
            with self.subTest(word):
                self.assertIn(word, self.fails("cast", "--shape", shapes, *view))
        long = self.write("long.json", b"[" + b" " * (1 << 20))
        self.assertIn("longer", self.fails("cast", "--shape", long, *view))
        mesh = self.write("cube.off", off())
        self.assertIn("a mesh", self.fails("cast", mesh, "--shape", ball, *view))
        self.assertIn("--rays", self.fails("cast", "--shape", ball, "--rays", "-"))
        self.assertIn("--eye", self.fails("cast", "--shape", ball, "-o", self.picture))
        self.assertIn("--eye", self.fails("cast", "--shape", ball, *view[:2], "--at", "0,0,0"))
        self.assertIn("bary", self.fails("cast", "--shape", ball, *view, "--shade", "bary"))
        self.assertIn("same point", self.fails("cast", "--shape", ball, *view, "--eye", "0,0,0"))
        self.assertIn("no output", self.fails("cast", "--shape", ball, *view[2:]))
        self.assertIn("MESH", self.fails("cast", "-o", self.picture))
        self.assertIn("none", self.fails("cast", "--shape", ball, *view[2:], "-o",
                                         self.path("none/out.png")))
        self.assertFalse(os.path.exists(self.picture))


class Rays(Case):
    """Rays of one's own against a mesh: as text and as bytes, good and bad."""

    def setUp(self):
        super().setUp()
        self.cube = self.write("cube.off", off())

    def cast(self, data, *arguments, code=0):
        done = subprocess.run([PROGRAM, "cast", self.cube, "--rays", "-", *arguments], input=data,
                              capture_output=True, timeout=60)
        self.assertEqual(done.returncode, code, done)
        return done.stdout, done.stderr.decode()

    def test_text(self):
        text = (b"0.25 0.75 -2 0 0 1\n0.25 0.75 -2 0 0 1 2.5 inf\n\t5 5 5 0 0 1 \r\n"
                b"0.25 0.75 -2 0 0 -1 -inf 0\n0.25 0.75 nan 0 0 1\n+.25 75e-2 -2. 0 0x0 1 0 9")
        out, err = self.cast(text)
        self.assertEqual(err, "")
        answers = json_lines(out)
        self.assertEqual([a and a["t"] for a in answers], [2, 3, None, -3, None, 2])
        self.assertEqual(answers[0], answers[5])
        self.assertIn(answers[0]["prim"], (0, 1))
        out, _ = self.cast(text, "--any")
        self.assertEqual(json_lines(out),
                         [True, True, False, True, False, True])
        out, _ = self.cast(text, "--culled")
        self.assertEqual([a and a["t"] for a in json_lines(out)], [2, None, None, -3, None, 2])
        out, _ = self.cast(text, "--culled", "--any", "--double")
        self.assertEqual(json_lines(out), [True, False, False, True, False, True])

    def test_file(self):
        path = self.write("rays.txt", b"0.25 0.75 -2 0 0 1\n")
        out, _ = self.run_program("cast", self.cube, "--rays", path)
        self.assertEqual(json.loads(out)["t"], 2)
        self.assertIn("none.txt", self.fails("cast", self.cube, "--rays", self.path("none.txt")))
        self.fails("cast", self.cube, "--rays", self.folder)

    def test_bad_lines(self):
        good = b"0.25 0.75 -2 0 0 1"
        bad = [b"1 2 3", b"1 2 3 4 5 6 7 8 9", b"1 2 3 4 5 six",
               b"1,2,3,4,5,6", b"1 2 3 4 5 1 1e39 inf", b"1 2 3 4 5 6x", b"\0", b"1 2 3 4 5 6\0",
               b"\xff" * 6, b"1 " * 40000]
        out, err = self.cast(b"\n".join(line for each in bad for line in (each, good)), code=2)
        answers = json_lines(out)
        self.assertEqual(len(answers), 2 * len(bad))
        self.assertTrue(all(answer["t"] == 2 for answer in answers[1::2]))
        self.assertEqual([answer["line"] for answer in answers[::2]],
                         list(range(1, 2 * len(bad), 2)))
        self.assertEqual(err, "isect: cast: no answer to 10 of 20 lines\n")

    def test_remarks_and_ends(self):
        """Blank lines and remarks have no answer; t_max may be left out, and infinity spelt out."""
        out, err = self.cast(b"# rays\n\n  \t\r\n.25 .75 -2 0 0 1 # near\n.25 .75 -2 0 0 1 2.5\n"
                             b".25 .75 -2 0 0 1 -Infinity Infinity\n#")
        self.assertEqual(err, "")
        self.assertEqual([answer["t"] for answer in json_lines(out)], [2, 3, 2])

    def test_double(self):
        """Far from the origin, where floats are half a unit apart or more."""
        far = [(x + 500000.1, y + 5000000.2, z) for x, y, z in POINTS]
        path = self.write("utm.obj", obj(far))
        ray = b"500000.35 5000000.95 -2 0 0 1\n"
        run = [PROGRAM, "cast", path, "--rays", "-"]
        done = subprocess.run(run + ["--double"], input=ray, capture_output=True, timeout=60)
        answer = json.loads(done.stdout)
        self.assertEqual((done.stderr, answer["t"]), (b"", 2))
        self.assertAlmostEqual(answer["u"] + answer["v"], 0.75, places=8)
        record = struct.pack("<8d", 500000.35, 5000000.95, -2, 0, 0, 1, 0, math.inf)
        done = subprocess.run(run + ["--double", "--raw"], input=2 * record, capture_output=True,
                              timeout=60)
        t, u, v, prim = struct.unpack("<3dQ", done.stdout[:32])
        self.assertEqual((len(done.stdout), t, u, v, prim),
                         (64, answer["t"], answer["u"], answer["v"], answer["prim"]))
        done = subprocess.run(run + ["--double", "--raw", "--any"], input=record,
                              capture_output=True, timeout=60)
        self.assertEqual(done.stdout, b"\1")
        done = subprocess.run(run, input=ray, capture_output=True, timeout=60)
        self.assertIn(b"warning: " + path.encode() + b": rounding to float", done.stderr)
        miss = struct.pack("<8d", 0, 0, 9, 0, 0, 1, 0, 1)
        done = subprocess.run(run + ["--double", "--raw"], input=miss, capture_output=True,
                              timeout=60)
        self.assertEqual(done.stdout[24:], b"\xff" * 8)

    def test_mesh_from_stdin(self):
        path = self.write("rays.txt", b"0.25 0.75 -2 0 0 1\n")
        for data in [off(), obj(), ply_ascii(), ply_binary(), stl_ascii(), stl_binary(),
                     stl_binary(title=b"made by hand"), gltf(), glb()]:
            done = subprocess.run([PROGRAM, "cast", "-", "--rays", path], input=data,
                                  capture_output=True, timeout=60)
            self.assertEqual((done.returncode, done.stderr), (0, b""))
            self.assertEqual(json.loads(done.stdout)["t"], 2)
        done = subprocess.run([PROGRAM, "cast", "-", "--rays", "-"], input=off(),
                              capture_output=True, timeout=60)
        self.assertIn(b"both", done.stderr)
        done = subprocess.run([PROGRAM, "info", "-"], input=b"", capture_output=True, timeout=60)
        self.assertEqual(done.stderr, b"isect: standard input: is empty\n")

    def test_several_meshes(self):
        """Triangles are numbered through."""
        above = self.write("above.obj", obj([(x, y, z + 5) for x, y, z in POINTS]))
        rays = self.write("rays.txt", b".25 .75 9 0 0 -1\n.25 .75 -2 0 0 1\n")
        out, err = self.run_program("cast", self.cube, above, "--rays", rays)
        top, bottom = json_lines(out)
        self.assertEqual((err, top["t"], bottom["t"]), ("", 3, 2))
        self.assertIn(top["prim"], (12 + 2, 12 + 3))
        self.assertIn(bottom["prim"], (0, 1))

    def test_raw(self):
        rays = [(0.25, 0.75, -2, 0, 0, 1, 0, float("inf")), (5, 5, 5, 0, 0, 1, 0, 9)] * 10000
        data = b"".join(struct.pack("<8f", *ray) for ray in rays)
        out, _ = self.cast(data, "--raw")
        answers = list(struct.iter_unpack("<3fI", out))
        self.assertEqual(len(answers), 20000)
        self.assertEqual(set(answers[::2]), {answers[0]})
        self.assertEqual(answers[0][0], 2)
        self.assertEqual(set(answers[1::2]), {(float("inf"), 0, 0, 2 ** 32 - 1)})
        out, _ = self.cast(data, "--raw", "--any", "--threads", "2")
        self.assertEqual(out, b"\1\0" * 10000)
        out, err = self.cast(data + b"123", "--raw", "--any", code=2)
        self.assertEqual(out, b"\1\0" * 10000)
        self.assertIn("3 bytes of a record of 32", err)
        self.assertEqual(self.cast(b"", "--raw"), (b"", ""))

    def test_exit_code(self):
        self.cast(b"0.25 0.75 -2 0 0 1\n", "--exit-code", code=1)
        self.cast(b"5 5 5 0 0 1\n", "--exit-code")
        self.cast(b"5 5 5 0 0 1\n0.25 0.75 -2 0 0 1\nx\n", "--exit-code", code=2)

    def test_text_and_raw_agree_with_many(self):
        rays = [((i * 37 % 101) / 50 - 0.5, (i * 53 % 103) / 50 - 0.5, -1, 0, 0.125, 1)
                for i in range(20000)]
        text = "".join("%r %r %r %r %r %r\n" % ray for ray in rays).encode()
        data = b"".join(struct.pack("<8f", *ray, 0, float("inf")) for ray in rays)
        lines = json_lines(self.cast(text)[0])
        raw = list(struct.iter_unpack("<3fI", self.cast(data, "--raw")[0]))
        self.assertTrue(any(lines) and not all(lines))
        for line, (t, u, v, prim) in zip(lines, raw, strict=True):
            if line is None:
                self.assertEqual(prim, 2 ** 32 - 1)
            else:
                single = [struct.unpack("<f", struct.pack("<f", line[k]))[0] for k in "tuv"]
                self.assertEqual((*single, line["prim"]), (t, u, v, prim))

    def test_answers_come_as_soon_as_they_can(self):
        running = subprocess.Popen([PROGRAM, "cast", self.cube, "--rays", "-"],
                                   stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        for x in (0.25, 9):
            running.stdin.write(b"%g 0.75 -2 0 0 1\n" % x)
            running.stdin.flush()
            self.assertEqual(running.stdout.readline() == b"null\n", x == 9)
        running.communicate()
        self.assertEqual(running.returncode, 0)


class Points(Case):
    """Points of one's own against a mesh: the nearest of it, inside or outside."""

    def setUp(self):
        super().setUp()
        self.cube = self.write("cube.off", off())

    def ask(self, command, data, *arguments, code=0):
        done = subprocess.run([PROGRAM, command, self.cube, "--points", "-", *arguments],
                              input=data, capture_output=True, timeout=60)
        self.assertEqual(done.returncode, code, done)
        return done.stdout, done.stderr.decode()

    def check_streams(self, command):
        path = self.write("points.txt", b"0.5 0.25 9\n")
        self.assertEqual(self.run_program(command, self.cube, "--points", path)[1], "")
        self.assertIn("none.txt", self.fails(command, self.cube, "--points", self.path("none.txt")))
        self.assertIn("--points", self.fails(command, self.cube))
        self.fails(command, self.path("none.off"), "--points", path)
        done = subprocess.run([PROGRAM, command, "-", "--points", "-"], input=off(),
                              capture_output=True, timeout=60)
        self.assertIn(b"both", done.stderr)
        bad = [b"1 2", b"1 2 3 4", b"1 2 x", b"1,2,3", b"1 2 1e39", b"\0", b"1 " * 40000]
        out, err = self.ask(command, b"\n".join(line for each in bad for line in
                                                (each, b"# remark", b"0.5 0.25 9 # above")), code=2)
        answers = json_lines(out)
        self.assertEqual([answer["line"] for answer in answers[::2]],
                         list(range(1, 3 * len(bad), 3)))
        self.assertEqual(len(set(map(str, answers[1::2]))), 1)
        self.assertEqual(err, "isect: %s: no answer to 7 of 14 lines\n" % command)

    def test_closest(self):
        out, err = self.ask("closest", b"0.5 0.25 9\n-3 0 -4\nnan 0 0\n2 0.5 1")
        above, corner, nan, edge = json_lines(out)
        self.assertEqual((err, nan), ("", None))
        self.assertEqual((above["point"], above["distance"], above["on"]), ([0.5, 0.25, 1], 8, "face"))
        self.assertEqual((corner["point"], corner["distance"]), ([0, 0, 0], 5))
        self.assertTrue(corner["on"].startswith("vertex"))
        self.assertEqual((edge["point"], edge["distance"]), ([1, 0.5, 1], 1))
        self.assertTrue(edge["on"].startswith("edge"))
        self.check_streams("closest")

    def test_closest_within_and_few(self):
        text = b"0.5 0.25 3\n0.5 0.25 4\n"
        near, far = json_lines(self.ask("closest", text, "--within", "2")[0])
        self.assertEqual((near["distance"], far), (2, None))
        fast, lean = (self.ask("closest", text, "--within", "2", how)[0] for how in ("--fast-build", "--indexed"))
        self.assertEqual([json_lines(fast), json_lines(lean)], [[near, far]] * 2)
        self.ask("closest", text, "--within", "2", "--exit-code", code=1)
        self.ask("closest", text, "--within", "1", "--exit-code")
        few = json_lines(self.ask("closest", text, "--few", "3", "--double")[0])
        self.assertEqual([len(each) for each in few], [3, 3])
        self.assertEqual([each["distance"] for each in few[0]],
                         sorted(each["distance"] for each in few[0]))
        self.assertEqual(few[0][0]["prim"], near["prim"])
        self.assertEqual(json_lines(self.ask("closest", text, "--few", "99", "--within", "1")[0]),
                         [[], []])
        self.fails("closest", self.cube, "--points", "x", "--few", "2", "--raw")

    def test_closest_raw(self):
        points = [(0.5, 0.25, 9), (5, 5, 5)] * 9000
        out, _ = self.ask("closest", b"".join(struct.pack("<3f", *p) for p in points), "--raw")
        answers = list(struct.iter_unpack("<6f2I", out))
        self.assertEqual((len(answers), set(answers[::2])), (18000, {answers[0]}))
        self.assertEqual(answers[0][:4], (0.5, 0.25, 1, 64))
        self.assertEqual(answers[1][:4], (1, 1, 1, 48))
        out, _ = self.ask("closest", struct.pack("<3d", 0.5, 0.25, 9), "--raw", "--double")
        self.assertEqual(struct.unpack("<6d2I", out)[:4], (0.5, 0.25, 1, 64))

    def test_inside(self):
        text = b"0.5 0.5 0.5\n0.5 0.5 1\n1 1 1\n0 0.5 0\n0.5 0.5 1.5\n-2 0 0\nnan 0 0\n"
        want = ["inside", "on", "on", "on", "outside", "outside", "outside"]
        for arguments in [(), ("--double",), ("--rule", "nonzero"), ("--threads", "2"),
                          ("--fast-build",), ("--indexed",), ("--indexed", "--double")]:
            out, err = self.ask("inside", text, *arguments)
            self.assertEqual((json_lines(out), err), (want, ""))
        self.assertEqual(json_lines(self.ask("inside", text, "--distance")[0]),
                         [-0.5, 0, 0, 0, 0.5, 2, "inf"])
        self.ask("inside", text, "--exit-code", code=1)
        self.ask("inside", b"9 9 9", "--exit-code")
        data = b"".join(struct.pack("<3f", *p) for p in [(0.5, 0.5, 0.5), (1, 1, 1), (2, 2, 2)])
        self.assertEqual(self.ask("inside", data, "--raw")[0], b"\2\1\0")
        self.assertEqual(struct.unpack("<3f", self.ask("inside", data, "--raw", "--distance")[0])[:2],
                         (-0.5, 0))
        self.check_streams("inside")

    def test_inside_of_what_is_open(self):
        path = self.write("open.off", off(faces=FACES[1:]))
        points = self.write("points.txt", b"0.5 0.5 0.5\n")
        out, err = self.run_program("inside", path, "--points", points)
        self.assertEqual(err.count("\n"), 1)
        self.assertIn("warning: " + path + ": is not closed", err)


class Ask(Case):
    """Questions about shapes, one and many, and what happens to those that are wrong."""

    RAY = '{"origin":[0,0,-3],"dir":[0,0,1],"t_min":0,"t_max":"inf"}'
    BALL = '{"center":[0,0,0],"radius":1}'
    FAR = '{"center":[9,0,0],"radius":1}'

    def ask(self, *arguments, code=0):
        out, err = self.run_program("ask", *arguments, code=code)
        self.assertEqual(err, "")
        return out

    def lines(self, text, *arguments, code=0):
        """The answers, parsed, and what stands on stderr."""
        done = subprocess.run([PROGRAM, "ask", "--lines", *arguments], input=text.encode(),
                              capture_output=True, timeout=60)
        self.assertEqual(done.returncode, code, done)
        return json_lines(done.stdout), done.stderr.decode()

    def test_one(self):
        self.assertEqual(self.ask("cast", "ray", "sphere", self.RAY, self.BALL),
                         '{"enter":2,"leave":4}\n')
        self.assertEqual(self.ask("cast", "ray", "sphere", self.RAY, self.FAR), "null\n")
        self.assertEqual(self.ask("overlap", "sphere", "sphere", self.BALL, self.FAR), "false\n")
        plane, box = '{"normal":[0,0,1],"d":0}', '{"lower":[0,0,0],"upper":[1,"inf",1]}'
        self.assertEqual(self.ask("classify", "plane", "aabb", plane, box), '"tangent_outside"\n')
        face = '{"a":[-1,-1,0],"b":[1,-1,0],"c":[0,1,0]}'
        hit = '{"t":3,"u":0.25,"v":0.5,"w":0.25}\n'
        self.assertEqual(self.ask("cast", "ray", "triangle", self.RAY, face), hit)
        self.assertEqual(self.ask("cast", "ray", "triangle_culled", self.RAY, face), "null\n")
        back = '{"a":[0,1,0],"b":[1,-1,0],"c":[-1,-1,0]}'
        answer = json.loads(self.ask("cast", "ray", "triangle_culled", self.RAY, back))
        self.assertEqual(answer["t"], 3)
        obb = '{"center":[0,0,0],"axis":[[1,0,0],[0,1,0],[0,0,1]],"half":[1,1,2]}'
        self.assertEqual(self.ask("cast", "ray", "obb", self.RAY, obb), '{"enter":1,"leave":5}\n')

    def test_helpers(self):
        self.assertEqual(self.ask("status_text", "1"), '"out of memory"\n')
        self.assertEqual(self.ask("words", "65"), "2\n")
        self.assertEqual(self.ask("hit", "null"), "false\n")
        point = '[0,0,-0.5]\n'
        self.assertEqual(self.ask("at", self.RAY, "2.5"), point)
        self.assertEqual(self.ask("at", self.RAY, '"0x1.4p+1"', "--double"), point)
        self.assertEqual(self.ask("normal_sphere", '{"center":[1,2,3],"radius":1}',
                                  '{"x":1,"y":2,"z":4}'), '[0,0,1]\n')
        self.assertIn("number", self.fails("ask", "at", self.RAY, "true"))
        self.assertEqual(self.ask("bit", "[2]", "1"), "true\n")
        self.assertIn("63", self.fails("ask", "bit", "[2]", "64"))
        self.assertIn("--rays", self.fails("ask", "bvh", "cast"))

    BOXES = ('{"aabb":{"lower":[-1,-1,-1],"upper":[1,1,1]}}',
             '{"obb":{"center":[0.5,1.875,0],"axis":[[1,0,0],[0,1,0],[0,0,1]],"half":[1,1,1]}}')

    def test_any(self):
        """A shape that says what it is, alone and with a pose: the answers of its pair."""
        ball, far = '{"sphere":%s}' % self.BALL, '{"sphere":%s}' % self.FAR
        for precision in ("--json", "--double"):
            for question in ("overlap", "closest", "contact"):
                of_pair = self.ask(question, "sphere", "sphere", self.BALL, self.FAR, precision)
                self.assertEqual(self.ask(question + "_any", ball, far, precision).split('"answer"')[-1],
                                 of_pair.split('"answer"')[-1])
        self.assertEqual(self.ask("contains_any", self.BOXES[0], '{"point":[0,0.5,0]}'), "true\n")
        self.assertEqual(self.ask("overlap_any", self.BOXES[0], '{"kdop":{"normals":[[0,1,0]],"lower":[2],'
                                  '"upper":[3]}}'), "false\n")
        self.assertEqual(self.ask("any_answers", '"contact"', '"sphere"', '"ray"'), "false\n")
        pose = '{"rotation":[0,0,1,1],"translation":[0,%s,0]}'
        for up, within, yes in ((2, 0, "false"), (2, 2, "true"), (-1, 0, "true")):
            self.assertEqual(self.ask("overlap_posed_within", *self.BOXES, pose % up, str(within)), yes + "\n")
        near = json.loads(self.ask("closest_posed_within", ball, self.BOXES[1], pose % 4, "9"))
        # A quarter turn and 4 up: the corner that is nearest comes to (-0.875, 3.5).
        self.assertAlmostEqual(near["distance2"], (math.hypot(0.875, 3.5) - 1) ** 2, places=5)
        self.assertEqual(self.ask("closest_posed_within", ball, self.BOXES[1], pose % 4, "2"), "null\n")
        self.assertIn("torus", self.fails("ask", "overlap_any", ball, '{"torus":{}}'))
        self.assertIn("radius", self.fails("ask", "overlap_any", ball, '{"sphere":{"center":[0,0,0]}}'))
        self.assertIn("any", self.fails("ask", "overlap_any", ball, "[]"))

    def test_witness(self):
        """What is printed is read back: a proof of these two, and of no others."""
        hull = '{"hull":{"vertices":[[0,0,1.2],[1,0,3],[0,1,3],[-1,-1,3]]}}'
        for precision in ("--exit-code", "--double"):
            apart = self.ask("witness_any", '{"sphere":%s}' % self.BALL, hull, precision).strip()
            self.assertEqual(json.loads(apart)["of"], "plane")
            self.assertEqual(self.ask("verify_any", '{"sphere":%s}' % self.BALL, hull, apart), "true\n")
            self.assertEqual(self.ask("verify_any", hull, '{"sphere":%s}' % self.BALL, apart), "false\n")
        meet = self.ask("witness_any", *self.BOXES).strip()
        self.assertEqual((json.loads(meet)["overlap"], json.loads(meet)["of"]), (True, "point"))
        self.assertEqual(self.ask("verify_any", *self.BOXES, meet), "true\n")
        done = subprocess.run([PROGRAM, "ask", "--lines", "verify_any"], capture_output=True,
                              input=("[%s,%s,%s]" % (*self.BOXES, meet)).encode())
        self.assertEqual(done.stdout, b"true\n")
        for bad, why in (('{"overlap":true}', "missing"), ('{"overlap":1,"of":"none"}', "true or false"),
                         ('{"overlap":true,"of":"line"}', "plane, point or none"), ('{"overlap":true,"at":1}', "at"),
                         ('{"overlap":true,"of":"point","point":[1,2],"within":0}', "point"), ("7", "witness")):
            self.assertIn(why, self.fails("ask", "verify_any", *self.BOXES, bad))

    def test_patch(self):
        patch = json.loads(self.ask("contact", "any_patch", *self.BOXES, "0", "4"))
        self.assertEqual(patch["normal"], [0, 1, 0])
        self.assertEqual(sorted((p["a"][0], p["a"][2]) for p in patch["points"]),
                         [(-0.5, -1), (-0.5, 1), (1, -1), (1, 1)])
        self.assertEqual({p["gap"] for p in patch["points"]}, {-0.125})
        self.assertEqual(self.ask("contact", "any_patch", *self.BOXES, "-1", "4"),
                         '{"normal":[0,0,0],"points":[]}\n')
        self.assertIn("4294967295", self.fails("ask", "contact", "any_patch", *self.BOXES, "0", "4294967296"))

    def test_rounded_once(self):
        """1 + 2^-24 + a little is nearer to 1 + 2^-23; by way of a double it would become 1."""
        number = "1.000000059604644775390625000000001"
        box, span = '{"lower":[0,0,0],"upper":[9,9,9]}', '{"enter":%s,"leave":%s}'
        line = '{"origin":[%s,1,1],"dir":[1,0,0],"t_min":%s,"t_max":%s}' % (number, number, number)
        self.assertEqual(self.ask("cast", "ray", "aabb", line, box),
                         span % ("1.0000001", "1.0000001") + "\n")
        self.assertEqual(self.ask("cast", "ray", "aabb", line, box, "--double"),
                         span % ("1.0000000596046448", "1.0000000596046448") + "\n")

    def test_what_rounding_does(self):
        """Far from the origin, a float cannot say where: a warning, and none in double."""
        near = '{"center":[0.1,0.2,0.3],"radius":0.7}'
        far = '{"center":[500000.13,4600000.17,0],"radius":0.7}'
        question = ("overlap", "sphere", "sphere")
        for more in [["ask"], ["show", "-o", self.path("p.png"), "--size", "20x20"]]:
            command = [more[0], *question, far, far, *more[1:]]
            self.assertRegex(self.run_program(*command)[1],
                             r"^isect: warning: rounding to float moves the shapes by up to 0\.\d+ of")
            self.assertEqual(self.run_program(*command, "--double")[1], "")
            self.assertEqual(self.run_program(more[0], *question, near, near, *more[1:])[1], "")

    def test_words_for_numbers(self):
        self.assertEqual(self.ask("hit", '{"enter":"-inf","leave":"0x1.8p+1"}'), "true\n")
        self.assertEqual(self.ask("hit", '{"enter":"nan","leave":"inf"}'), "false\n")
        for bad in ['"1"', '"Inf"', '"infinity"', '"0x"', '"0x1p"', '""', "+1", ".5", "1.", "01",
                    "1e", "0x10", "true", "[1]", "-", "1e39", "-1e39", '"0x1p200"']:
            with self.subTest(bad):
                self.assertIn("isect: ask: span",
                              self.fails("ask", "hit", '{"enter":%s,"leave":1}' % bad))

    def test_faults_name_the_field(self):
        for bad, word in [('{"center":[0,0,0]}', "sphere.radius is missing"),
                          ('{"radius":1}', "sphere.center is missing"),
                          ('{"center":[0,0,0],"radius":1,"radius":1}', "radius is given twice"),
                          ('{"center":[0,0,0],"radius":1,"size":1}', "'size'"),
                          ('{"center":[0,0],"radius":1}', "sphere.center"),
                          ('{"center":[0,0,0,0],"radius":1}', "sphere.center"),
                          ('{"center":0,"radius":1}', "sphere.center"),
                          ('{"center":[0,0,0],"radius":1e39}', "sphere.radius"),
                          ('{"center":[0,0,0],"radius":1', "sphere"), ("", "sphere"),
                          (self.BALL + "x", "'x'"), ("[]", "sphere"), ("null", "sphere")]:
            with self.subTest(bad):
                question = ("overlap", "sphere", "sphere", self.BALL)
                self.assertIn(word, self.fails("ask", *question, bad))

    def test_wrong_questions(self):
        for bad in [[], ["cast"], ["cast", "ray"], ["cast", "sphere", "ray"], ["nonsense"],
                    ["cast", "ray", "sphere"], ["cast", "ray", "sphere", self.RAY],
                    ["overlap", "sphere", "sphere", self.BALL, self.BALL, self.BALL], [""],
                    ["cast", "ray", "sphere", self.RAY, self.BALL, "--repeat", "0"],
                    ["--lines", "cast", "ray", "sphere", self.RAY], ["--lines", "--repeat", "2"],
                    ["--lines", "--json"], ["--lines", "nonsense"]]:
            with self.subTest(bad):
                self.fails("ask", *bad)

    def test_points_and_ends(self):
        """Points are arrays or objects; a ray begins at its origin if it does not say where."""
        for point in ['[1,2,3]', '{"x":1,"y":2,"z":3}', '{"z":3,"x":1,"y":2}']:
            self.assertEqual(self.ask("overlap", "point", "sphere", point,
                                      '{"center":[1,2,4],"radius":1}'), "true\n")
        for bad in ['[1,2]', '[1,2,3,4]', '[[1,2,3]]', '{"x":1,"y":2}']:
            self.assertIn("vec3", self.fails("ask", "overlap", "point", "sphere", bad, self.BALL))
        for ends in ['', ',"t_max":"inf"', ',"t_min":0', ',"t_min":0,"t_max":Infinity',
                     ',"t_min":"-0","t_max":"Infinity"'.replace('"-0"', '-0')]:
            ray = '{"origin":[0,0,-3],"dir":[0,0,1]%s}' % ends
            self.assertEqual(self.ask("cast", "ray", "sphere", ray,
                                      '{"center":[0,0,0],"radius":1}'),
                             '{"enter":2,"leave":4}\n')
        line = json.dumps([{"origin": [0, 0, -3], "dir": [0, 0, 1], "t_min": -math.inf},
                           {"center": [0, 0, math.nan], "radius": 1}])
        self.assertIn("NaN", line)
        self.assertEqual(self.lines(line, "cast", "ray", "sphere"), ([None], ""))

    def test_did_you_mean(self):
        for asked, meant in [("overlap sphere ray", "overlap ray sphere"),
                             ("overlap aabb sphere", "overlap sphere aabb"),
                             ("intersect sphere box", "overlap sphere aabb"),
                             ("raycast ray box", "cast ray aabb"),
                             ("cast ray triangel", "cast ray triangle"),
                             ("distance point segment", "closest point segment"),
                             ("nonsense sphere sphere", "--list"), ("overlap moon sphere", "--list")]:
            err = self.fails("ask", *asked.split(), "{}")
            self.assertIn(meant, err)
        for command, meant in [("intersect", "isect ask overlap"), ("overlap", "isect ask overlap"),
                               ("inof", "isect info"), ("meet", "isect ask meet"),
                               ("voxelise", "isect voxelize"),
                               ("moon", "--help")]:
            self.assertIn(meant, self.fails(command, "a", "b"))
        self.assertIn("did you mean --size", self.fails("cast", "a.off", "--siez", "9x9"))
        self.assertIn("'aabb'", self.fails("cast", "--shape", '[{"box":{}}]', "-o", "a.png", "--eye",
                                           "1,1,1", "--at", "0,0,0"))

    def test_json_and_repeat(self):
        out = json.loads(self.ask("cast", "ray", "sphere", self.RAY, self.BALL, "--json",
                                  "--repeat", "1000", "--double"))
        self.assertGreater(out.pop("nanoseconds"), 0)
        self.assertEqual(out, {"question": "cast", "a": "ray", "b": "sphere", "precision": "double",
                               "answer": {"enter": 2, "leave": 4}, "calls": 1000})
        out, err = self.run_program("ask", "words", "1", "--repeat", "10")
        self.assertEqual(out, "1\n")
        self.assertRegex(err, r"^[\d.]+ ns per call \(10 calls\)\n$")

    def test_exit_code(self):
        self.ask("cast", "ray", "sphere", self.RAY, self.BALL, "--exit-code", code=1)
        self.ask("cast", "ray", "sphere", self.RAY, self.FAR, "--exit-code")
        pair = '[%s,%s]\n'
        question = ("overlap", "sphere", "sphere", "--exit-code")
        self.lines(pair % (self.BALL, self.FAR), *question)
        self.lines(pair % (self.BALL, self.FAR) + pair % (self.BALL, self.BALL), *question, code=1)
        self.lines(pair % (self.BALL, self.BALL) + "[]\n", *question, code=2)

    def test_list(self):
        out = self.ask("--list")
        self.assertIn("cast ray sphere (ray, sphere): span\n", out)
        self.assertIn('{"origin":[x,y,z],"dir":[x,y,z],"t_min":x,"t_max":x}', out)
        rows = json_lines(self.ask("--list", "--json"))
        self.assertIn({"question": "cast", "a": "ray", "b": "sphere", "shapes": ["ray", "sphere"],
                       "answer": "span"}, rows)

    def test_what_is_asked_elsewhere(self):
        """Commands that answer questions of the library have the options that the list names; others are for
        programs."""
        for question, command, of in re.findall(r"(?m)^(.*): isect (\w+) (.*)$", self.ask("--list")):
            if command == "ask":
                continue
            page = self.run_program("help", command)[0]
            for option in re.findall(r"--[\w-]+", of):
                self.assertIn(option, page, question)
        for name in ["motion_triangle", "overlap_any", "refit"]:
            self.assertIn("a program that includes isect/bvh.h", self.fails("ask", "bvh", name))
        self.assertIn("isect closest", self.fails("ask", "bvh", "closest"))

    def test_list_shows_what_can_be_read(self):
        """Every layout of the list, with numbers for its letters, is taken for that shape."""
        layouts = dict(re.findall(r"(?m)^(\w+) *(\{.*\}|\[[xyz,]+\])$", self.ask("--list")))
        self.assertGreater(len(layouts), 35)
        asked = 0
        for row in map(json.loads, self.ask("--list", "--json").splitlines()):
            if not row["shapes"] or not set(row["shapes"]) <= set(layouts):
                continue
            shapes = [re.sub(r"(?<=[\[,:])[xyz]", "0", layouts[name]).replace(",...", "")
                      for name in row["shapes"]]
            with self.subTest(row):
                names = [row[key] for key in ("question", "a", "b") if key in row]
                self.ask(*names, *(shape.replace('"count":0', '"count":1') for shape in shapes))
            asked += 1
        self.assertGreater(asked, 80)

    def test_arrays(self):
        square = '{"points":[[0,0,0],[2,0,0],[2,2,0],[0,2,0]]}'
        half = '{"points":[[0,0,0],[1,0,0],[1,2,0],[0,2,0]]}\n'
        self.assertEqual(self.ask("polygon", "clip_plane", square, '{"normal":[1,0,0],"d":-1}'), half)
        self.assertEqual(self.ask("polygon", "clip_aabb", square,
                                  '{"lower":[3,3,3],"upper":["inf","inf","inf"]}'),
                         '{"points":[]}\n')
        self.assertEqual(self.ask("hull", "corners", '{"planes":[[1,0,0,0],[0,1,0,0],[0,0,1,-7]]}'),
                         '{"points":[[0,0,7]]}\n')
        square2 = '{"points":[[0,0],[2,0],[2,2],[0,2]]}'
        self.assertEqual(self.ask("weights", "polygon2", square2, '{"x":1,"y":1}'),
                         '{"weights":[0.25,0.25,0.25,0.25]}\n')
        self.assertEqual(self.ask("weights", "polygon2", '{"points":[]}', '{"x":1,"y":1}'),
                         '"empty"\n')
        self.assertIn("planes", self.fails("ask", "hull", "corners", '{"planes":[[1,0,0]]}'))

    def test_lines(self):
        line = '{"question":"%s","a":"%s","b":"%s","shapes":[%s,%s]}'
        text = "\n".join([
            line % ("cast", "ray", "sphere", self.RAY, self.BALL), "nonsense", "",
            line % ("cast", "ray", "sphere", self.RAY, self.FAR),
            '{"shapes":[ %s , %s ],"b":"sphere", "a":"sphere","question":"overlap" }\r'
            % (self.BALL, self.BALL),
            '{"question":"words","shapes":[65]}',
            line % ("cast", "ray", "moon", self.RAY, self.BALL),
            line % ("cast", "ray", "sphere", self.BALL, self.BALL), '{"question":"bvh","a":"cast"}',
            '{"question":"isa","shapes":[],"shapes":[]}', '{"shapes":[]}', '{}',
            '{"question":"words","shapes":[65]}x', '{"question":"isa","shapes":[{"a":[1,]}]}'])
        answers, err = self.lines(text, code=2)
        self.assertEqual(err, "isect: ask: no answer to 10 of 14 lines\n")
        self.assertEqual(answers[0], {"enter": 2, "leave": 4})
        self.assertEqual(answers[3:6], [None, True, 2])
        for i, words in [(1, "'{'"), (2, "the text ends"), (6, "cast ray moon"), (7, "ray"),
                         (8, "shapes is missing"), (9, "shapes is given twice"),
                         (10, "question is missing"), (12, "'x'"), (13, "]")]:
            self.assertEqual(answers[i]["line"], i + 1)
            self.assertIn(words, answers[i]["error"])

    def test_lines_of_one_question(self):
        text = "[%s,%s]\n[%s,%s]\n[%s]\n" % (self.BALL, self.BALL, self.BALL, self.FAR, self.BALL)
        answers, _ = self.lines(text, "overlap", "sphere", "sphere", code=2)
        self.assertEqual(answers[:2], [True, False])
        self.assertEqual(answers[2]["line"], 3)
        self.assertEqual(self.lines("", "isa"), ([], ""))

    def test_hostile_lines(self):
        """Bytes of any kind, long lines, deep values: a line in, a line out."""
        good = b'{"question":"words","shapes":[1]}'
        bad = [b"\0", b'{"question":"words"\0,"shapes":[1]}', b"\xff\xfe", b'"' + b"x" * 70000,
               b"[" * 60000, b'{"question":"isa","shapes":' + b"[" * 63 + b"]" * 63 + b"}",
               b'{"question":"is\xffa","shapes":[]}', b'{"quest\\u0069on":"isa","shapes":[]}',
               b'{"question":"words","shapes":[18446744073709551616]}', b'{"question":"words',
               b'{"question":"words","shapes":[1.5]}', b'{"question":"\\', b"\xc3", b"9" * 60000]
        text = b"\n".join(line for each in bad for line in (each, good))
        done = subprocess.run([PROGRAM, "ask", "--lines"], input=text, capture_output=True)
        self.assertEqual(done.returncode, 2)
        answers = json_lines(done.stdout)
        self.assertEqual(len(answers), 2 * len(bad))
        self.assertEqual(answers[1::2], [1] * len(bad))
        for i, answer in enumerate(answers[::2]):
            self.assertEqual(answer["line"], 2 * i + 1)

    def test_answers_come_as_soon_as_they_can(self):
        running = subprocess.Popen([PROGRAM, "ask", "--lines", "words"], stdin=subprocess.PIPE,
                                   stdout=subprocess.PIPE)
        for number in (1, 64, 65):
            running.stdin.write(b"[%d]\n" % number)
            running.stdin.flush()
            self.assertEqual(running.stdout.readline(), b"%d\n" % (number // 65 + 1))
        running.communicate()
        self.assertEqual(running.returncode, 0)


class Show(Case):
    """Pictures of shapes: of every question about two of them, of hostile ones, or none at all."""

    SHAPES = {"vec3": '{"x":0.5,"y":0.2,"z":0.1}',
              "moving_sphere": '{"center":[-1,0,0],"radius":0.5,"motion":[2,0.5,0]}',
              "moving_capsule": '{"a":[-1,0,0],"b":[-1,0,1],"radius":0.5,"motion":[2,0.5,0]}',
              "moving_aabb": '{"lower":[-2,-1,0],"upper":[-1,0,1],"motion":[2,0.5,0]}',
              "moving_segment": '{"a":[-1,0,0],"b":[-2,1,1],"motion":[2,0.5,0]}',
              "moving_triangle": '{"a":[-1,0,0],"b":[-2,1,1],"c":[-2,0,1],"motion":[2,0.5,0]}',
              "moving_ellipsoid": '{"center":[-1,0,0],"axis":[[1,0,0],[0,1,0],[0,0,1]],'
                                 '"radius":[0.5,1,1.5],"motion":[2,0.5,0]}',
              "moving_cylinder": '{"a":[-1,0,0],"b":[-1,0,1],"radius":0.5,"motion":[2,0.5,0]}',
              "moving_cone": '{"tip":[-1,0,0],"base":[-1,0,1],"radius":0.5,"motion":[2,0.5,0]}',
              "moving_obb": '{"center":[-1,0,0],"axis":[[1,0,0],[0,1,0],[0,0,1]],'
                           '"half":[0.5,1,1.5],"motion":[2,0.5,0]}',
              "segment": '{"a":[-1,0.5,0],"b":[1,-0.5,0.5]}',
              "segment2": '{"a":[-1,0.5],"b":[1,-0.5]}',
              "vec2": '{"x":0.5,"y":0.2}', "rule": '"nonzero"',
              "polygon": '{"points":[[0,-1,-1],[0.1,1,-1],[0,1,1],[-0.1,-1,1]]}',
              "contour2": '{"points":[[-1,-1],[1,-1],[0,1],[-0.2,-0.5],[0.2,0.5],[0.3,0],[0.4,-0.5]],'
                          '"degrees":[0,2,0,3]}',
              "polygon2": '{"points":[[-1,-1],[1,-0.5],[0,1],[0.1,0]]}',
              "ray2": '{"origin":[-3,0.2],"dir":[1,0.1],"t_min":0,"t_max":"inf"}',
              "circle2": '{"center":[0,0],"radius":1}',
              "rectangle2": '{"lower":[-1,"-inf"],"upper":[1,1]}',
              "triangle2": '{"a":[0,-1],"b":[0,2],"c":[1.5,-1]}',
              "capsule": '{"a":[-1,0.5,0],"b":[1,-0.5,0.5],"radius":0.3}',
              "ray": '{"origin":[-3,0.2,0.3],"dir":[1,0.1,0],"t_min":0,"t_max":"inf"}',
              "plane": '{"normal":[1,0.2,0.3],"d":-1}',
              "triangle": '{"a":[0,-1,-1],"b":[0,2,0],"c":[0.5,-1,1]}',
              "rectangle": '{"corner":[0,-1,-1],"u":[0.2,2,0],"v":[0,0,2]}',
              "disc": '{"center":[0,0,0.2],"normal":[1,0.2,0],"radius":1}',
              "quad": '{"a":[0,-1,-1],"b":[0.2,1,-1],"c":[0,1,1],"d":[0,-1,1.5]}',
              "tetrahedron": '{"a":[0,-1,-1],"b":[0.2,1,-1],"c":[0,1,1],"d":[1,0,0.5]}',
              "sphere": '{"center":[0,0,0],"radius":1}',
              "lozenge": '{"corner":[0,-1,-1],"u":[0.2,2,0],"v":[0,0,2],"radius":0.3}',
              "ellipsoid": '{"center":[0,0,0],"axis":[[0,1,0],[1,0,0],[0,0,1]],"radius":[1,2,0.5]}',
              "cylinder": '{"a":[-1,0,0],"b":[1,0.5,0.5],"radius":0.7}',
              "cone": '{"tip":[-1,0,0],"base":[1,0.5,0.5],"radius":0.7}',
              "torus": '{"center":[0,0,0],"axis":[0.2,1,2],"major":1,"minor":0.4}',
              "kdop14": '{"lower":[-1,-1,-1,-2,-2,-2,-2],"upper":[1,1,1,2,2,2,2]}',
              "kdop18": '{"lower":["-inf",-1,-1,-1.5,-1.5,-1.5,-1.5,-1.5,-1.5],"upper":[1,1,1,1.5,1.5,1.5,1.5,1.5,1.5]}',
              "kdop26": '{"lower":[-1,-1,-1,-1.5,-1.5,-1.5,-1.5,-1.5,-1.5,-2,-2,-2,-2],"upper":[1,1,1,1.5,1.5,1.5,1.5,1.5,1.5,2,2,2,2]}',
              "kdop": '{"normals":[[1,0,0],[0,2,0],[0,0,1],[1,2,3]],"lower":[-1,-1,"-inf",-2],"upper":[1,1,1,2]}',
              "hull": '{"planes":[[1,0,0,-1],[-2,0,0,-2],[0,1,1,-1],[0,-1,1,-1],[0,0,-1,-1]]}',
              "corners": '{"vertices":[[-1,-1,-1],[1,0,0],[0,1,0],[0,0,1],[0.2,0.2,0.2],[1,1,1]]}',
              "frustum": '{"plane":[[-1,-1,0,-2],[1,-1,0,-2],[0,-1,-1,-2],[0,-1,1,-2],'
                         '[0,-1,0,-1],[0,0,0,-1]],"corner":[[-1,-1,-1],[1,-1,-1],[-1,-1,1],'
                         '[1,-1,1],[-3,1,-3],[3,1,-3],[-3,1,3],[3,1,3]]}',
              "aabb": '{"lower":[-1,-0.5,"-inf"],"upper":[1,1,1]}',
              "obb": '{"center":[0,0,0],"axis":[[0,1,0],[1,0,0],[0,0,1]],"half":[1,2,0]}'}
    RED = (0xd0, 0x34, 0x2c)

    def show(self, name, *arguments, warning=""):
        out, err = self.run_program("show", *arguments, "-o", self.path(name))
        self.assertIn(err.partition(" by up to")[0], ("", warning))
        self.assertEqual(os.listdir(self.folder), [name])
        return json.loads(out)

    def test_every_pair(self):
        rows = json_lines(self.run_program("ask", "--list", "--json")[0])
        pairs = [row for row in rows if "b" in row]
        self.assertGreater(len(pairs), 10)
        with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../matrix.csv")) as file:
            rows = file.read()
        of_engine = [row for row in pairs if f"pair,{row['question']},{row['a']},{row['b']},,engine," in rows]
        # Of those that an engine answers, all with the same words, some are enough.
        pairs = [row for row in pairs if row not in of_engine or of_engine.index(row) % 24 == 0]
        with open(PROGRAM, "rb") as file: # with sanitizers each takes long
            pairs = pairs[::4] if b"__asan_init" in file.read() else pairs
        texts = ['{"question":"%s","a":"%s","b":"%s","shapes":[%s]}' %
                 (row["question"], row["a"], row["b"],
                  ",".join(self.SHAPES[shape] for shape in row["shapes"])) for row in pairs]
        done = subprocess.run([PROGRAM, "ask", "--lines"], input="\n".join(texts).encode(),
                              capture_output=True, timeout=120)
        drawn = set()
        for row, answer in zip(pairs, json_lines(done.stdout.decode()), strict=True):
            words = [row[k] for k in ("question", "a", "b")]
            shapes = [self.SHAPES[shape] for shape in row["shapes"]]
            with self.subTest(words):
                self.assertEqual(self.show("p.svg", *words, *shapes, "--size", "160x120"), answer)
                tree = xml.etree.ElementTree.parse(self.path("p.svg"))
                self.assertIn(json.dumps(answer, separators=(",", ":"))[:5],
                              tree.getroot().findtext("{http://www.w3.org/2000/svg}title"))
                os.remove(self.path("p.svg"))
                if tuple(row["shapes"]) in drawn:
                    continue
                drawn.add(tuple(row["shapes"]))
                self.show("p.png", *words, *shapes, "--size", "90x60", "--double")
                width, height, pixels = read_png(self.path("p.png"))
                self.assertEqual((width, height), (90, 60))
                self.assertTrue(any(pixel != (255, 255, 255) for line in pixels for pixel in line))
                os.remove(self.path("p.png"))

    def test_hit_is_where_it_is(self):
        """Looked at along -z, the ball fills 1/sqrt(3) of the frame; the ray enters at its left."""
        ray = '{"origin":[-1,0,0],"dir":[1,0,0],"t_min":0,"t_max":2}'
        self.show("p.png", "cast", "ray", "sphere", ray, self.SHAPES["sphere"], "--from", "0,0,1",
                  "--size", "231x231")
        _, _, pixels = read_png(self.path("p.png"))
        half = round(231 / 2.3 / 3 ** 0.5)
        self.assertEqual([pixels[115][x] for x in (115 - half, 115, 115 + half)], [self.RED] * 3)
        self.assertEqual(pixels[115][115 - half - 10], (255, 255, 255))

    def picture(self, *asked):
        self.show("p.png", *asked, "--from", "0,0,1", "--size", "231x231")
        pixels = read_png(self.path("p.png"))[2]
        os.remove(self.path("p.png"))
        return pixels

    def test_posed(self):
        """With a pose it looks as the moved shape does: the same shapes, and the same plane between."""
        box, ball = '{"obb":%s}' % self.SHAPES["obb"], '{"sphere":{"center":[0,0,0],"radius":1}}'
        moved = '{"obb":{"center":[0,4,0],"axis":[[1,0,0],[0,-1,0],[0,0,1]],"half":[1,2,0]}}'
        there = self.picture("witness_any", ball, moved)[:190]
        posed = self.picture("witness_posed", ball, box,
                             '{"rotation":[0,0,-1,1],"translation":[0,4,0]}')[:190]
        same = sum(a == b for one, two in zip(there, posed) for a, b in zip(one, two))
        self.assertGreater(same, 0.98 * 190 * 231)  # all but pixels across an edge
        green = [p for line in posed for p in line if p[1] > p[0] + 30 and p[1] > p[2] + 10]
        self.assertGreater(len(green), 100)  # the plane: no other green is there
        self.assertIn("pose", self.fails("show", "overlap_posed", ball, box,
                                         '{"rotation":[0,0,0,0],"translation":[0,4,0]}', "-o",
                                         self.path("p.svg")))

    def test_patch(self):
        """Four corners of a contact, in red."""
        pixels = self.picture("contact", "any_patch", *Ask.BOXES, "0", "4")
        self.assertGreater(sum(p == self.RED for line in pixels for p in line), 200)

    def test_all_of_a_motion(self):
        """Where it begins and where it ends: all of both balls is in the picture."""
        for motion in ("[6,0,0]", "[0,-6,0]"):
            pixels = self.picture("sweep", "sphere", "triangle", '{"center":[0,0,0],"radius":1,'
                                  '"motion":%s}' % motion, '{"a":[0,0,-9],"b":[1,0,-9],"c":[0,1,-9]}')
            inked = [(x, y) for y in range(190) for x in range(231)
                     if pixels[y][x][2] > pixels[y][x][0] + 30]
            for k, far in [(0, 231), (1, 190)]:
                self.assertTrue(min(p[k] for p in inked) > 2 and max(p[k] for p in inked) < far - 2)
            size = [max(p[k] for p in inked) - min(p[k] for p in inked) for k in (0, 1)]
            # From the edge of the first ball to the arrow's tip are 7 units of a frame of 8 x 2 x 10.
            self.assertAlmostEqual(size[motion != "[6,0,0]"], 7 * 231 / 2.3 / 42 ** 0.5, delta=4)

    def test_surfaces(self):
        """Filled, seen through, and in front of each other: what both have is red, in its place."""
        left = '{"center":[-0.5,0,0],"radius":1}'
        pixels = self.picture("overlap", "sphere", "sphere", left, '{"center":[0.5,0,0],"radius":1}')
        blue, common, amber = (pixels[100][x] for x in (65, 115, 165))
        self.assertTrue(blue[2] > blue[0] + 20 and blue[2] < 250, blue)
        self.assertTrue(amber[0] > amber[2] + 20 and amber[2] < 250, amber)
        self.assertTrue(common[0] > common[2] + 40 and common[0] > common[1] + 40, common)
        self.assertEqual(pixels[5][5], (255, 255, 255))
        ball = '{"center":[0,0,0],"radius":1}'
        pixels = self.picture("overlap", "segment", "sphere", '{"a":[-2,0.2,-3],"b":[2,0.2,-3]}', ball)
        self.assertTrue(any(p != q for p, q in zip(pixels[100], pixels[101])))

    def test_hidden_lines(self):
        """A segment behind a box is dashed there: on the line some pixels are as those beside."""
        box = '{"lower":[-1,-1,-1],"upper":[1,1,1]}'
        row = {}
        for z in (-3, 3):
            pixels = self.picture("overlap", "segment", "aabb",
                                  '{"a":[-2,0.1,%d],"b":[2,0.1,%d]}' % (z, z), box)
            dark = [min(range(100, 116), key=lambda y: pixels[y][x][0]) for x in range(90, 140)]
            line = max(set(dark), key=dark.count)
            row[z] = {pixels[line][x] for x in range(90, 140)}
        self.assertGreater(len(row[-3]), 1)
        self.assertEqual(len(row[3]), 1)

    def test_plane_between(self):
        """Seen from the side it is a line between the two; there is none if they touch."""
        def greens(gap):
            pixels = self.picture("overlap", "sphere", "sphere", '{"center":[-2,0,0],"radius":1}',
                                  '{"center":[%r,0,0],"radius":1}' % gap)
            return [x for x in range(231) if pixels[100][x][1] > pixels[100][x][0] + 30 and
                    pixels[100][x][1] > pixels[100][x][2] + 30]
        self.assertTrue(all(abs(x - 115) <= 2 for x in greens(2.0)) and greens(2.0))
        self.assertEqual(greens(0.0), [])

    def test_caption(self):
        """Words at the foot of the picture, and as the title of an SVG, with the surfaces in it."""
        self.show("p.svg", "overlap", "sphere", "sphere", *2 * [self.SHAPES["sphere"]], "--size",
                  "99x99")
        with open(self.path("p.svg")) as file:
            text = file.read()
        self.assertIn("<title>overlap sphere sphere: true</title>", text)
        data = re.search('href="data:image/png;base64,([^"]*)"', text).group(1)
        self.write("in.png", base64.b64decode(data))
        self.assertEqual(read_png(self.path("in.png"))[:2], (99, 99))
        os.remove(self.path("in.png")), os.remove(self.path("p.svg"))
        pixels = self.picture("overlap", "sphere", "sphere", *2 * [self.SHAPES["sphere"]])
        foot = {pixel for line in pixels[-24:] for pixel in line}
        self.assertTrue(any(max(pixel) < 0x60 for pixel in foot))

    def test_what_is_common_is_drawn(self):
        """Looked at along -z: an edge of the answer goes through the middle, red."""
        box = '{"lower":[-1,-1,-1],"upper":[1,1,1]}'
        square = '{"points":[[-1,-1,0],[1,-1,0],[1,1,0],[-1,1,0]]}'
        across = '{"normal":[0,0,1],"d":0}'
        for asked in [["meet", "plane", "aabb", '{"normal":[1,0,0],"d":0}', box],
                      ["meet", "plane", "plane", '{"normal":[1,0,0],"d":0}', across],
                      ["meet", "segment2", "segment2", '{"a":[-1,-1],"b":[1,1]}',
                       '{"a":[-1,1],"b":[1,-1]}'],
                      ["polygon", "clip_plane", square, '{"normal":[1,0,0],"d":0}']]:
            for more in [[], ["--double"]]:
                with self.subTest((asked, more)):
                    self.show("p.png", *asked, "--from", "0,0,1", "--size", "231x231", *more)
                    self.assertEqual(read_png(self.path("p.png"))[2][115][115], self.RED)
                    os.remove(self.path("p.png"))

    def test_hostile_shapes(self):
        balls = ['{"center":[0,0,0],"radius":0}', '{"center":[1e30,0,0],"radius":-1}',
                 '{"center":["inf",0,0],"radius":1}', '{"center":[0,0,0],"radius":1e-30}',
                 '{"center":[3e38,0,0],"radius":3e38}']
        rays = ['{"origin":[0,0,0],"dir":[0,0,0],"t_min":"-inf","t_max":"inf"}',
                '{"origin":[0,0,0],"dir":[1e-30,0,0],"t_min":"-inf","t_max":"inf"}',
                '{"origin":[1e38,0,0],"dir":[1e38,0,0],"t_min":5,"t_max":-5}',
                '{"origin":[0,0,0],"dir":[1,0,0],"t_min":"inf","t_max":"inf"}']
        point = rb"[-.0-9]+ [-.0-9]+"
        for ray in rays:
            for ball in balls:
                for name in ["p.svg", "p.png"]:
                    with self.subTest((ray, ball, name)):
                        self.show(name, "cast", "ray", "sphere", ray, ball,
                                  warning="isect: warning: rounding to float moves the shapes")
                        with open(self.path(name), "rb") as file:
                            data = file.read()
                        os.remove(self.path(name))
                        for path in re.findall(b' d="(.*?)"', data):
                            self.assertRegex(path, b"^M%s(h0|(L%s)*)$" % (point, point))

    def test_no_picture(self):
        ball = self.SHAPES["sphere"]
        two = ["overlap", "sphere", "sphere", ball]
        for bad in [[*two, ball], [*two, ball, "-o", self.path("p.gif")],
                    [*two, '{"center":[0,"nan",0],"radius":1}', "-o", self.path("p.svg")],
                    [*two, '{"center":[1e300,0,0],"radius":1}', "--double", "-o",
                     self.path("p.svg")],
                    [*two, ball, "--from", "0,2,0", "-o", self.path("p.svg")],
                    ["hit", "null", "-o", self.path("p.svg")], ["-o", self.path("p.svg")],
                    [*two, "-o", self.path("p.svg")],
                    [*two, ball, "-o", self.path("none/p.svg")]]:
            with self.subTest(bad):
                self.fails("show", *bad)
                self.assertEqual(os.listdir(self.folder), [])
        if os.path.exists("/dev/full"):
            os.symlink("/dev/full", self.path("full.svg"))
            self.fails("show", *two, ball, "-o", self.path("full.svg"))


class Sweep(Case):
    """A shape that moves to a cube, or to another shape."""

    BALL = '{"center":[0.5,0.25,4],"radius":0.5}'

    def setUp(self):
        super().setUp()
        self.cube = self.write("cube.off", off())

    def sweep(self, *arguments, code=0):
        out, err = self.run_program("sweep", *arguments, code=code)
        self.assertEqual(err, "")
        return json.loads(out)

    def check(self, got, **want):
        """Never late, and early by rounding."""
        self.assertLessEqual(got["enter"], want["enter"])
        for key, value in want.items():
            pairs = zip(got[key], value) if isinstance(value, list) else [(got[key], value)]
            for one, other in pairs:
                self.assertAlmostEqual(one, other, delta=1e-4)

    def test_mesh(self):
        for more in [[], ["--double"]]:
            got = self.sweep("sphere", self.BALL, self.cube, "--to", "0.5,0.25,-1", *more)
            self.check(got, enter=0.5, point=[0.5, 0.25, 1], normal=[0, 0, -1], at=[0.5, 0.25, 1.5])
            self.assertIn(got["prim"], range(12))
        self.assertEqual(got, self.sweep("sphere", self.BALL, self.cube, "--by", "0,0,-5", "--double"))
        self.assertIsNone(self.sweep("sphere", self.BALL, self.cube, "--by", "0,0,-2"))
        self.sweep("sphere", self.BALL, self.cube, "--by", "0,0,-3", "--exit-code", code=1)
        self.sweep("sphere", self.BALL, self.cube, "--by", "0,0,-2", "--exit-code")
        far = self.write("far.off", off([(x, y, z + 1) for x, y, z in POINTS]))
        self.check(self.sweep("sphere", self.BALL, self.cube, far, "--by", "0,0,-5"), enter=0.3)

    def test_path(self):
        """Beside the cube, over it, and down onto it."""
        path = self.write("path.txt", b"0 0 0\n3 0 0\n3 1 0\n3 1 -4\n")
        ball = '{"center":[-2.5,-0.5,4],"radius":1}'
        corners = json.dumps({"vertices": [[x, y, z] for x in (-2.6, -2.4) for y in (-0.6, -0.4)
                                           for z in (3, 4)]})
        for more in [[], ["--double"]]:
            got = self.sweep("sphere", ball, self.cube, "--path", path, *more)
            self.check(got, enter=0.5, point=[0.5, 0.5, 1], normal=[0, 0, -1], at=[0.5, 0.5, 2])
            self.assertEqual(got["segment"], 2)
            hull = self.sweep("hull", corners, self.cube, "--path", path, *more)
            self.check(hull, enter=0.5, normal=[0, 0, -1])
            self.assertEqual(hull["segment"], 2)
        high = self.write("high.txt", b"0 0 0\n3 0 0\n3 1 0\n3 1 -1\n")
        self.assertIsNone(self.sweep("sphere", ball, self.cube, "--path", high))
        self.sweep("sphere", ball, self.cube, "--path", path, "--exit-code", code=1)
        one = self.write("one.txt", b"7 7 7\n")
        self.assertIsNone(self.sweep("sphere", ball, self.cube, "--path", one))
        inside = '{"center":[0.5,0.5,1.5],"radius":1}'
        self.assertEqual(self.sweep("sphere", inside, self.cube, "--path", one)["segment"], 0)
        for bad, why in {(self.cube, "--path", path, "--by", "0,0,1"): "cannot be combined",
                         (self.cube, "--path", self.path("no.txt")): "no.txt",
                         ("-", "--path", "-"): "mesh and path cannot both be",
                         ("sphere", ball, "--path", path): "--path needs a mesh"}.items():
            self.assertIn(why, self.fails("sweep", "sphere", ball, *bad))
        for line in [b"1 2", b"1 2 3 4", b"1 2 x", b"1 2 inf"]:
            bad = self.write("bad.txt", b"0 0 0\n\n" + line + b"\n")
            self.assertIn("bad.txt:3: a point is three numbers",
                          self.fails("sweep", "sphere", ball, self.cube, "--path", bad))
        commas = self.write("commas.txt", b"0,0,0\r\n 3, 0, 0\r\n3 1 0\n\n3\t1\t-4")
        self.assertEqual(self.sweep("sphere", ball, self.cube, "--path", commas)["segment"], 2)
        none = self.write("none.txt", b"\n\n")
        self.assertIn("none.txt: contains no points", self.fails("sweep", "sphere", inside, self.cube, "--path", none))

    def test_all_that_move(self):
        """Each of them comes to rest on the cube from above, where its lowest point is at z = 3."""
        axes = '"axis":[[1,0,0],[0,1,0],[0,0,1]]'
        for name, shape in {
                "sphere": '{"center":[0.5,0.5,4],"radius":1}',
                "capsule": '{"a":[0.5,0.5,4],"b":[0.5,0.5,6],"radius":1}',
                "ellipsoid": '{"center":[0.5,0.5,4],%s,"radius":[3,2,1]}' % axes,
                "cylinder": '{"a":[0.5,0.5,3],"b":[0.5,0.5,4],"radius":1}',
                "cone": '{"tip":[0.5,0.5,3],"base":[0.5,0.5,4],"radius":1}',
                "aabb": '{"lower":[0,0,3],"upper":[0.5,0.5,4]}',
                "obb": '{"center":[0.5,0.5,4],%s,"half":[1,2,1]}' % axes}.items():
            for more in [[], ["--double"]]:
                with self.subTest((name, more)):
                    got = self.sweep(name, shape, self.cube, "--by", "0,0,-4", *more)
                    self.check(got, enter=0.5, normal=[0, 0, -1])

    def test_hull(self):
        """Of corners, and round a mesh, comes to rest as a box does."""
        corners = [[x, y, z] for x in (0, 0.5) for y in (0, 0.5) for z in (3, 4)]
        inner = json.dumps({"vertices": corners + [[0.25, 0.25, 3.5]]})
        mesh = self.write("box.obj", obj([(x / 2, y / 2, z + 3) for x, y, z in POINTS]))
        for more in [[], ["--double"]]:
            for hull in [inner, mesh]:
                with self.subTest((hull, more)):
                    got = self.sweep("hull", hull, self.cube, "--by", "0,0,-4", *more)
                    self.check(got, enter=0.5, normal=[0, 0, -1])
                    self.assertAlmostEqual(got["point"][2], 1, delta=1e-5)
                    self.assertIsNone(self.sweep("hull", hull, self.cube, "--by", "0,0,-1", *more))
        self.check(self.sweep("hull", inner, self.cube, "--to", "0,0,-1"), enter=0.5, at=[0, 0, 1])
        self.sweep("hull", mesh, self.cube, "--by", "0,0,-4", "-o", self.path("p.svg"))
        xml.etree.ElementTree.parse(self.path("p.svg"))
        for bad, why in {("hull", self.path("no.off"), self.cube): "no.off",
                         ("hull", mesh): "no obstacle",
                         ("hull", mesh, "sphere", self.BALL): "numbers of the hull",
                         ("hull", '{"vertices":[[0,0]]}', self.cube): "vertices"}.items():
            self.assertIn(why, self.fails("sweep", *bad, "--by", "0,0,1"))

    def test_pairs(self):
        """As `isect ask` answers; and the other way round, where only that is a question."""
        box = '{"lower":[0,0,0],"upper":[1,1,1]}'
        asked = json.loads(self.run_program(
            "ask", "sweep", "sphere", "aabb",
            '{"center":[0.5,0.25,4],"radius":0.5,"motion":[0,0,-5]}', box)[0])
        got = self.sweep("sphere", self.BALL, "aabb", box, "--by", "0,0,-5")
        self.check(got, enter=0.5, at=[0.5, 0.25, 1.5], normal=[0, 0, -1])
        self.assertEqual({key: got[key] for key in got if key != "at"}, asked)
        back = self.sweep("aabb", box, "sphere", self.BALL, "--by", "0,0,5")
        self.assertEqual((back["enter"], back["leave"]), (asked["enter"], asked["leave"]))
        self.check(back, enter=0.5, normal=[0, 0, 1], point=[0.5, 0.25, 3.5], at=[0, 0, 2.5])
        self.assertIsNone(self.sweep("aabb", box, "sphere", self.BALL, "--by", "0,0,-5"))
        rest = self.sweep("rectangle", '{"corner":[0,0,0],"u":[1,0,0],"v":[0,1,0]}', "sphere",
                          self.BALL, "--to", "0,0,4")
        self.assertAlmostEqual(rest["enter"], 3.5 / 4, delta=1e-5)

    def test_wrong(self):
        for bad, why in {("spere", self.BALL, self.cube, "--by", "0,0,1"): "did you mean 'sphere'",
                         ("torus", self.BALL, self.cube, "--by", "0,0,1"): "--help",
                         ("spere", self.BALL, "aabb", "{}", "--by", "0,0,1"): "'sweep sphere aabb'",
                         ("sphere", self.cube, "--by", "0,0,1"): "numbers of the sphere",
                         ("sphere", self.BALL, "--by", "0,0,1"): "no obstacle",
                         ("sphere", self.BALL, self.cube): "--to",
                         ("sphere", self.BALL, self.cube, "--to", "0,0,1", "--by", "0,0,1"): "--to, --by and --path",
                         ("sphere", '{"center":[0,0,0]}', self.cube, "--by", "0,0,1"): "radius",
                         ("sphere", self.BALL, self.cube, "--by", "0,0"): "--by",
                         ("sphere", self.BALL, self.cube, "--by", "0,0,1e39"): "too long",
                         ("sphere", self.BALL, "sphere", self.BALL, "x", "--by", "0,0,1"): "one too many",
                         ("sphere", self.BALL, self.path("no.off"), "--by", "0,0,1"): "no.off",
                         ("sphere", self.BALL, self.cube, "--by", "0,0,1", "-o", "x.gif"): ".png",
                         }.items():
            with self.subTest(bad):
                self.assertIn(why, self.fails("sweep", *bad))

    def test_picture(self):
        """Blue where it begins, red where it touches, green the normal, grey what would have been."""
        self.sweep("sphere", self.BALL, self.cube, "--by", "0,0,-5", "-o", self.path("p.png"), "--size",
                   "200x150", "--from", "1,0,0")
        width, height, pixels = read_png(self.path("p.png"))
        seen = {pixel for line in pixels for pixel in line}
        self.assertEqual((width, height), (200, 150))
        self.assertLessEqual({(0x1f, 0x5f, 0xa8), (0xd0, 0x34, 0x2c), (0x2e, 0x8b, 0x57)}, seen)
        for more in [("sphere", self.BALL), (self.cube,)]:
            self.sweep("sphere", self.BALL, *more, "--by", "0,0,-5", "-o", self.path("p.svg"))
            xml.etree.ElementTree.parse(self.path("p.svg"))
        self.fails("sweep", "sphere", self.BALL, self.cube, "--by", "0,0,-5", "-o",
                   self.path("none/p.png"))
        self.fails("sweep", "sphere", self.BALL, self.cube, "--by", "0,0,-5", "-o",
                   self.path("q.png"), "--from", "0,1,0")
        self.assertEqual(sorted(os.listdir(self.folder)), ["cube.off", "p.png", "p.svg"])

    def test_picture_of_path(self):
        """Past the cube to the left, to the right over it, down: of its way what is seen from the front."""
        path = self.write("path.txt", b"0 0 0\n3 0 0\n3 1 0\n3 1 -4\n3 3 -4\n")
        ball = '{"center":[-2.5,-0.5,4],"radius":1}'
        one = self.write("one.txt", b"7 7 7\n")
        lines = {}
        for name, way in ("path", path), ("one", one):
            self.sweep("sphere", ball, self.cube, "--path", way, "-o", self.path("p.svg"), "--from", "0,0,1",
                       "--size", "800x600")
            text = open(self.path("p.svg"), encoding="utf-8").read()
            xml.etree.ElementTree.fromstring(text)
            lines[name] = text
        for rgb, on_path, rests in ("1f5fa8", True, True), ("d0342c", True, False), ("a0a4aa", True, False):
            self.assertEqual(f"#{rgb}" in lines["path"], on_path, rgb)
            self.assertEqual(f"#{rgb}" in lines["one"], rests, rgb)


class Bound(Case):
    """The volumes round meshes whose measures are known."""

    FLAT = [(0, 0, 0), (1, 0, 0), (1, 1, 0), (0, 1, 0)]

    def bound(self, data, *arguments, name="mesh.off", code=0):
        out, err = self.run_program("bound", self.write(name, data), "--json", *arguments,
                                    code=code)
        self.assertEqual(err.count("\n"), 1 if code else 0, err)
        answer = json.loads(out)
        volumes = {volume["name"]: volume for volume in answer["volumes"]}
        self.assertEqual(len(volumes), len(answer["volumes"]))
        return answer, volumes

    def check(self, bound, tightness, **measures):
        for name, value in measures.items():
            self.assertAlmostEqual(bound[name], value, delta=1e-6 * value)
        self.assertAlmostEqual(bound["tightness"], tightness, delta=1e-6 * tightness)

    def test_cube(self):
        answer, volumes = self.bound(off())
        self.assertEqual((answer["triangles"], answer["points"], answer["not_finite"]), (12, 8, 0))
        hull, box, ball = (volumes[name] for name in ("hull", "aabb", "sphere"))
        self.assertEqual(list(volumes)[0], "hull")
        self.assertEqual(hull["shape"], {"dimension": 3, "vertices": 8, "edges": 12, "faces": 6})
        self.assertEqual(box["shape"], {"lower": [0, 0, 0], "upper": [1, 1, 1]})
        for volume in (hull, box):
            self.check(volume, 1, volume=1, area=6, width=1.5)
            self.assertEqual(set(volume["odds"].values()), {1})
        r = 3 ** 0.5 / 2
        self.check(ball, 4 / 3 * math.pi * r ** 3, area=4 * math.pi * r * r, width=2 * r)
        odds = {"point": 1 / ball["volume"], "line": 2 / math.pi, "plane": 1.5 / (2 * r)}
        for kind, share in odds.items():
            self.assertAlmostEqual(ball["odds"][kind], share, delta=1e-6)

    def test_every_volume(self):
        """Whatever there is holds the hull and has a shape that questions can be asked about."""
        stretched = [(3 * x + y, y - 0.3 * z, 0.2 * z + x) for x, y, z in POINTS]
        for points in (POINTS, stretched):
            usual = self.bound(off(points))[1]
            every = self.bound(off(points), "--all")[1]
            self.assertLess(len(usual), len(every))
            self.assertLessEqual(set(usual), set(every))
            for name, volume in every.items():
                with self.subTest(name):
                    self.assertGreaterEqual(volume["tightness"], 1 - 1e-12)
                    self.assertGreaterEqual(volume["seconds"], 0)
                    for measure in ("volume", "area", "width"):
                        self.assertGreaterEqual(volume[measure],
                                                every["hull"][measure] * (1 - 1e-12))
                    for share in volume["odds"].values():
                        self.assertTrue(0 < share <= 1)
                    if name in usual:
                        for key in set(volume) - {"seconds"}:
                            self.assertEqual(volume[key], usual[name][key])
        out, _ = self.run_program("ask", "overlap", "sphere", "aabb",
                                  json.dumps(every["sphere"]["shape"]),
                                  json.dumps(every["aabb"]["shape"]))
        self.assertEqual(out, "true\n")

    def test_simplified(self):
        """Of a ball of many faces: few, around the hull, drawn; of a cube, the cube."""
        points, faces, n = [], [], 12
        for i in range(n + 1):
            for j in range(2 * n):
                turn, rise = math.pi * j / n, math.pi * i / n
                points.append((math.sin(rise) * math.cos(turn), math.sin(rise) * math.sin(turn),
                               math.cos(rise)))
        for i in range(n):
            for j in range(2 * n):
                a, b = 2 * n * i + j, 2 * n * i + (j + 1) % (2 * n)
                faces += [(a, b, a + 2 * n), (b, b + 2 * n, a + 2 * n)]
        _, volumes = self.bound(off(points, faces), "--only", "hull_simplified", "-o",
                                self.path("p.png"), "--from", "0,0,1", "--size", "100x100")
        simple, hull = volumes["hull_simplified"], volumes["hull"]
        self.assertGreater(hull["shape"]["faces"], 200)
        self.assertTrue(6 < simple["shape"]["faces"] <= 32)
        # n planes around a ball hold 2 (n - 2) tan w (4 sin^2 w - 1) of r^3 at least, where w is
        # pi n / 6 (n - 2) (Goldberg 1935), and its box holds 8. The hull holds the ball of
        # r = cos^2(pi / 24), and is held by that of 1.
        turn, ball = math.pi * 32 / 180, 4 / 3 * math.pi
        least = 60 * math.tan(turn) * (4 * math.sin(turn) ** 2 - 1) * math.cos(math.pi / 24) ** 6
        self.assertTrue(least < simple["volume"] < 8, simple["volume"])
        self.assertLess(hull["volume"], ball)
        light = {pixel for row in read_png(self.path("p.png"))[2] for pixel in row}
        self.assertGreater(len(light), 20)
        volumes = self.bound(off(), "--only", "hull_simplified")[1]
        for key in ("volume", "area", "width", "shape"):
            self.assertEqual(volumes["hull_simplified"][key], volumes["hull"][key])

    def test_only_what_triangles_use(self):
        """Points of no triangle, and triangles with NaN, do not count."""
        answer, volumes = self.bound(off(POINTS + [(9, 9, 9)]))
        self.assertEqual(answer["points"], 8)
        self.check(volumes["aabb"], 1, volume=1)
        points = [(0, 0, 0), (1, 0, 0), (0, 1, 0), (float("nan"), 5, 5), (5, float("inf"), 5)]
        answer, volumes = self.bound(stl_binary(points, [(0, 1, 2), (0, 1, 3), (2, 1, 4)]),
                                     name="nan.stl")
        self.assertEqual((answer["triangles"], answer["not_finite"]), (1, 2))
        self.assertEqual(volumes["aabb"]["shape"], {"lower": [0, 0, 0], "upper": [1, 1, 0]})
        path = self.write("none.stl", stl_binary(points, [(0, 1, 3)]))
        self.assertIn("none.stl: all triangles have NaN", self.fails("bound", path))

    def test_flat(self):
        """A square, a segment, a point: without volume nothing is twice as large as anything."""
        for faces, dimension, width in [([(0, 1, 2), (0, 2, 3)], 2, 1), ([(0, 1, 1)], 1, 0.5),
                                        ([(2, 2, 2)], 0, 0)]:
            with self.subTest(dimension):
                _, volumes = self.bound(off(self.FLAT, faces), "--all")
                self.assertEqual(volumes["hull"]["shape"]["dimension"], dimension)
                self.assertAlmostEqual(volumes["hull"]["width"], width)
                self.assertAlmostEqual(volumes["aabb"]["width"], width)
                self.assertEqual(volumes["aabb"]["tightness"], "nan")
                self.assertEqual(volumes["sphere"]["tightness"], "inf" if dimension else "nan")
                out, _ = self.run_program("bound", self.path("mesh.off"), "-o",
                                          self.path("p.png"), "--size", "60x40")
                self.assertRegex(out, r"(?m)^aabb +0 .* -  ")
                self.assertEqual(read_png(self.path("p.png"))[:2], (60, 40))

    def test_too_large(self):
        """A box fits, the ball round it does not: its line says so, and so does the exit code."""
        far = [tuple(3e38 * (2 * x - 1) for x in p) for p in POINTS]
        _, volumes = self.bound(off(far), code=2)
        self.assertIn("error", volumes["sphere"])
        self.check(volumes["aabb"], 1, volume=6e38 ** 3)
        out, err = self.run_program("bound", self.path("mesh.off"), code=2)
        self.assertRegex(out, r"(?m)^sphere +none: ")
        self.assertIn("mesh.off: ", err)

    def test_sizes(self):
        for scale in [1e-30, 1e30]:
            _, volumes = self.bound(off([tuple(scale * x for x in p) for p in POINTS]), "-o",
                                    self.path("p.png"), "--size", "40x40")
            self.check(volumes["sphere"], 0.75 ** 0.5 * math.pi, width=3 ** 0.5 * scale)
            self.assertGreater(len({pixel for row in read_png(self.path("p.png"))[2]
                                    for pixel in row}), 20)

    def test_picture(self):
        """Looked at along -z: from the ball, which fills the picture but for a margin, to the face
        of the cube."""
        cube = self.write("cube.off", off())
        out, err = self.run_program("bound", cube, "-o", self.path("p.png"), "--size", "231x231",
                                    "--from", "0,0,1", "--only", "hull,aabb,sphere")
        self.assertEqual(err, "")
        self.assertRegex(out, r"(?m)^picture .*p.png, 231 x 231: hull white, aabb yellow, sphere ")
        row = read_png(self.path("p.png"))[2][80]
        r = 115.5 - 0.04 * 231
        ball, edge = round(115 - (r * r - 35 * 35) ** 0.5), round(115 - r / 3 ** 0.5)
        self.assertGreater(max(row[x][2] for x in range(ball - 1, ball + 2)), 180)  # blue
        self.assertLess(max(row[30]), 90)                                           # behind
        self.assertGreater(max(row[x][0] for x in range(edge - 1, edge + 2)), 200)  # yellow
        self.assertGreater(row[90][0], row[90][2] + 10)                             # clay
        self.assertEqual(sorted(os.listdir(self.folder)), ["cube.off", "p.png"])

    def test_only(self):
        """The hull is always told, but drawn only if it is wished for."""
        corner = off(POINTS[:2] + POINTS[3:5], [(0, 2, 1), (0, 1, 3), (0, 3, 2), (1, 2, 3)])
        path = self.write("corner.off", corner)
        for only, names in [("sphere", ["hull", "sphere"]), ("aabb,sphere", ["hull", "aabb", "sphere"]),
                            ("hull", ["hull"]), ("sphere,hull,", ["hull", "sphere"])]:
            out, _ = self.run_program("bound", path, "--only", only, "--json")
            self.assertEqual([volume["name"] for volume in json.loads(out)["volumes"]], names)
        out, _ = self.run_program("bound", path, "--only", "aabb", "-o", self.path("p.png"),
                                  "--size", "40x40")
        self.assertTrue(out.endswith("40 x 40: aabb yellow\n"), out)
        for bad in ["cube", "aabb,cube", "aab", "aabb2", ",aabb", "aabb,,sphere"]:
            self.assertIn("unknown volume", self.fails("bound", path, "--only", bad))

    def test_exact(self):
        """Of a regular tetrahedron the cube; of an octahedron, along (2, 2, 1) / 3 and the like, one
        with edges of 4/3. In no time it is the refined one."""
        tetrahedron = off([(1, 1, 1), (1, -1, -1), (-1, 1, -1), (-1, -1, 1)],
                          [(0, 1, 2), (0, 2, 3), (0, 3, 1), (1, 3, 2)])
        octahedron = off([(1, 0, 0), (0, 1, 0), (-1, 0, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)],
                         [(i, (i + 1) % 4, 4) for i in range(4)] +
                         [((i + 1) % 4, i, 5) for i in range(4)])
        for data, least in [(tetrahedron, 8), (octahedron, 64 / 27)]:
            for arguments in [("--exact", "60"), ("--only", "obb_hull_exact"),
                              ("--only", "aabb", "--exact", "60"), ("--all", "--exact", "60")]:
                box = self.bound(data, *arguments)[1]["obb_hull_exact"]
                self.assertIs(box["finished"], True)
                self.assertAlmostEqual(box["volume"], least, delta=2e-5)
        for arguments in [(), ("--all",), ("--only", "obb_hull_refined")]:
            self.assertNotIn("obb_hull_exact", self.bound(octahedron, *arguments)[1])
        volumes = self.bound(octahedron, "--exact", "0", "--all")[1]
        self.assertIs(volumes["obb_hull_exact"]["finished"], False)
        self.assertNotIn("finished", volumes["obb_hull_refined"])
        self.assertEqual(volumes["obb_hull_exact"]["shape"], volumes["obb_hull_refined"]["shape"])
        for seconds, end in [("0", " ms, stopped"), ("60", " ms")]:
            out, _ = self.run_program("bound", self.path("mesh.off"), "--exact", seconds)
            self.assertRegex(out, r"(?m)^obb_hull_exact .*\d" + end + "$")

    def test_what_goes_wrong(self):
        cube = self.write("cube.off", off())
        old = self.write("p.png", b"old")
        self.assertIn("none.off", self.fails("bound", self.path("none.off"), "-o", old))
        self.assertIn("parallel to --up", self.fails("bound", cube, "-o", old, "--from", "0,2,0"))
        self.assertIn("none/p.png", self.fails("bound", cube, "-o", self.path("none/p.png")))
        self.assertIn("too large", self.fails("bound", self.write("far.off", off(
            [tuple(3e38 * (2 * x - 1) for x in p) for p in POINTS])), "-o", old))
        for bad in [[], [cube, cube, "-o", old], [cube, "--size", "9x9", "-o", old], [cube, "--everything"],
                    [cube, "--exact"], [cube, "--exact", "-1"], [cube, "--exact", "soon"]]:
            self.fails("bound", *bad)
        with open(old, "rb") as file:
            self.assertEqual(file.read(), b"old")
        self.assertEqual(sorted(os.listdir(self.folder)), ["cube.off", "far.off", "p.png"])


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


class Scene(Placed):
    def test_places(self):
        turn = {"axis": [0, 0, 2], "degrees": 90}
        scene = self.scene(
            None, {"translate": [5, 0, -1]}, {"scale": 2}, {"scale": [1, 2, -3]}, {"rotate": turn},
            {"translate": [10, 0, 0], "rotate": turn, "scale": [4, 1, 1]}, {},
            [2, 0, 0, 5, 0, 0, 1, 6, 0, 1, 0, 7, 0, 0, 0, 1],
            {"rotate": {"axis": [0, 0, 1], "degrees": -450}},
            {"rotate": {"axis": [1e300, 0, 0], "degrees": 180}})
        self.assertEqual(self.boxes(scene), [
            [[0, 0, 0], [1, 1, 1]], [[5, 0, -1], [6, 1, 0]], [[0, 0, 0], [2, 2, 2]],
            [[0, 0, -3], [1, 2, 0]], [[-1, 0, 0], [0, 1, 1]], [[9, 0, 0], [10, 4, 1]],
            [[0, 0, 0], [1, 1, 1]], [[5, 6, 7], [7, 7, 8]], [[0, -1, 0], [1, 0, 1]],
            [[0, -1, -1], [1, 0, 0]]])

    def test_turned_by_the_formula(self):
        """A third of a turn round the diagonal: x to y to z; and an eighth."""
        scene = self.scene({"scale": [1, 2, 3], "rotate": {"axis": [1, 1, 1], "degrees": 120}},
                           {"rotate": {"axis": [0, 1, 0], "degrees": 45}})
        (_, upper), (low, high) = self.boxes(scene)
        for got, want in zip(upper + low + high, [3, 1, 2, 0, 0, -.5 ** .5, 2 ** .5, 1, .5 ** .5]):
            self.assertAlmostEqual(got, want, places=6)

    def test_names_and_folders(self):
        os.mkdir(self.path("inner"))
        for name in ["inner/-", "inner/b.off"]:
            self.write(name, off())
        meshes = [{"file": "b.off"}, {"file": "../cube.off", "name": "a\u00e9\nb"},
                  {"file": self.cube}]
        path = self.write("inner/s.JSON", json.dumps({"meshes": meshes}).encode())
        inner = os.path.join(self.folder, "inner")
        for scene, start in [(path, inner + "/"), ("inner/s.JSON", "inner/")]:
            done = subprocess.run([os.path.abspath(PROGRAM), "cull", scene, "--json"],
                                  cwd=self.folder, capture_output=True)
            listed = [(o["name"], o["file"]) for o in json.loads(done.stdout)["list"]]
            self.assertEqual(listed, [("b.off", start + "b.off"),
                                      ("a\u00e9 b", start + "../cube.off"), (self.cube, self.cube)])
        self.write("inner/dash.json", b'{"meshes":[{"file":"-"}]}')
        done = subprocess.run([os.path.abspath(PROGRAM), "cull", "dash.json"], cwd=inner,
                              capture_output=True, stdin=subprocess.DEVNULL)
        self.assertEqual(done.returncode, 0, done) # it is a file, and no standard input

    def test_several_and_standard_input(self):
        scene = self.scene(None, {"translate": [3, 0, 0]})
        self.assertEqual(len(self.cull(scene, self.cube, scene)["list"]), 5)
        text = json.dumps({"meshes": [{"file": self.cube}, {"file": self.cube}]}).encode()
        for data, count in [(b" \n" + text, 2), (off(), 1), (gltf(), 1), (glb(), 1)]:
            done = subprocess.run([PROGRAM, "cull", "-", "--json"], input=data, capture_output=True)
            self.assertEqual(done.returncode, 0, done)
            result = json.loads(done.stdout)
            self.assertEqual(len(result["list"]), count)
            self.assertEqual(result["objects"], self.counts(inside=count))
        for data, words in [(b"", "empty"), (b"{", "line 1"), (b"{}", "meshes")]:
            done = subprocess.run([PROGRAM, "cull", "-"], input=data, capture_output=True)
            self.assertEqual(done.returncode, 2)
            self.assertRegex(done.stderr.decode(), "^isect: standard input: .*" + words)

    def test_float_and_double(self):
        scene = self.scene({"translate": [0.1, 0, 0]})
        x = self.boxes(scene)[0][0][0]
        self.assertEqual(x, struct.unpack("f", struct.pack("f", 0.1))[0])
        self.assertEqual(self.cull(scene, "--double")["list"][0]["box"]["lower"][0], 0.1)
        out, err = self.run_program("cull", self.scene({"translate": [1e9, 0, 0], "scale": 30}))
        self.assertIn("rounding to float moves vertices", err)

    def refuses(self, text, *words, command="cull"):
        data = text if isinstance(text, bytes) else text.encode()
        path = self.write("bad.json", data)
        with self.subTest(text):
            err = self.fails("cull", path, "-o", self.picture)
            self.assertTrue(err.startswith("isect: " + path + ": "), err)
            for word in words:
                self.assertIn(word, err)
            self.no_picture()

    def entry(self, text, *words):
        self.refuses('{"meshes":[{"file":"cube.off"},{"file":"cube.off",%s}]}' % text,
                     "meshes[1].", *words)

    def test_transforms_that_are_refused(self):
        one = "1,0,0,0, 0,1,0,0, 0,0,1,0, 0,0,0,1"
        for text, words in [
                ("[" + one[:-2] + "]", "16 numbers"), ("[" + one + ",0]", "16 numbers"), ("[]", "16"),
                ("1", "16 numbers"), ("null", "16 numbers"), ('"up"', "16 numbers"),
                ("[" + one.replace("1", '"nan"', 1) + "]", "transform[0]: must be a finite number"),
                ("[" + one.replace("1", "true", 1) + "]", "transform[0]"),
                ("[1,0,0,0, 0,1,0,0, 0,0,1,0, 4,5,6,1]", "last row is 4 5 6 1"),
                ("[1,0,0,0, 0,1,0,0, 0,0,1,0, 0,0,0,2]", "last row"),
                ("[1,2,3,0, 2,4,6,0, 0,0,1,0, 0,0,0,1]", "singular"),
                ("[0,0,0,1, 0,0,0,2, 0,0,0,3, 0,0,0,1]", "singular"),
                ('{"scale":0}', "singular"), ('{"scale":[1,0,1]}', "singular"),
                ('{"scale":[1,1]}', "scale: must be a list of 3"), ('{"scale":"2"}', "scale"),
                ('{"translate":[1,2]}', "translate"), ('{"translate":[1,2,"inf"]}', "translate[2]"),
                ('{"translate":{}}', "translate"), ('{"turn":1}', "unknown key 'turn'"),
                ('{"rotate":90}', "degrees"), ('{"rotate":{"axis":[0,1,0]}}', "rotate.degrees"),
                ('{"rotate":{"degrees":3}}', "rotate.axis"),
                ('{"rotate":{"axis":[0,0,0],"degrees":3}}', "rotate.axis: must not be zero"),
                ('{"rotate":{"axis":[0,0,1],"degrees":3,"radians":1}}', "'radians'"),
                ('{"scale":1e308,"translate":[1e308,1e308,1e308]}', "outside the range")]:
            self.entry('"transform":' + text, "transform", words)
        # What nearly makes everything flat does not.
        self.run_program("cull", self.scene([1, 2, 3, 0, 2, 4, 6.000001, 0, 0, 1, 1, 0, 0, 0, 0, 1]))

    def test_scenes_that_are_refused(self):
        for text, words in [
                ("", "is empty"), (" ", "line 1"), ("[]", "object"), ("1", "line 1"), ("{", "line 1"),
                ("{}", "meshes"), ('{"meshes":[]}', "is empty"), ('{"meshes":{}}', "list"),
                ('{"meshes":[1]}', "meshes[0]"), ('{"meshes":[{}]}', 'meshes[0]: has no "file"'),
                ('{"meshes":[{"file":"cube.off"}],"camera":1}', "unknown key 'camera'"),
                ('{"meshes":[{"file":"cube.off","File":1}]}', "unknown key 'File' (known: file"),
                ('{"meshes":[{"file":""}]}', "meshes[0].file"),
                ('{"meshes":[{"file":1}]}', "meshes[0].file"),
                ('{"meshes":[{"file":"cube.off","name":""}]}', "meshes[0].name"),
                ('{"meshes":[{"file":"cube.off","name":[]}]}', "meshes[0].name"),
                ('{"meshes":[{"file":"none.off"}]}', "none.off: No such file"),
                ('{"meshes":[{"file":"."}]}', "is a directory"),
                ('{"meshes":[{"file":"bad.json"}]}', "nested scenes"),
                ('{"meshes":[{"file":"cube.off"}]', "line 1"),
                ('{"meshes":\n[{"file":"cube.off",\n}]}', "line 3"),
                ('{"meshes":[{"file":"cube.off"}]} x', "line 1"),
                ('{"meshes":[{"file":"cube.off","file":"cube.off"}]}', "duplicate"),
                ('{"meshes":[{"file":"a\\u0000b"}]}', "line 1"),
                ('{"meshes":[{"file":"cube.off","transform":[NaN]}]}', "line 1"),
                ('{"meshes":[{"file":"cube.off","transform":[1e999]}]}', "line 1"),
                (b'{"meshes":[{"file":"\xff.off"}]}', "line 1"), (b"\0" * 50, "line 1"),
                ("[" * 100000, "line 1"), ('{"meshes":' + "[" * 3000, "line 1")]:
            self.refuses(text, words)
        self.fails("cull", self.path("none.json"))
        os.mkdir(self.path("folder.json"))
        self.assertIn("directory", self.fails("cull", self.path("folder.json")))
        os.mkfifo(self.path("pipe.json"))
        self.assertIn("regular", self.fails("cull", self.path("pipe.json")))
        nan = self.write("nan.stl", stl_binary([(float("nan"), 0, 0)] * 3, [(0, 1, 2)]))
        self.assertIn("NaN", self.fails("cull", nan))

    def test_cut_short(self):
        whole = json.dumps({"meshes": [{"file": "cube.off", "transform": {"scale": [1, 2, 3]}}]})
        for end in range(1, len(whole)):
            self.fails("cull", self.write("cut.json", whole[:end].encode()))

    def test_the_page(self):
        """The scene that docs/scene.md shows."""
        page = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../docs/scene.md")
        with open(page) as file:
            text = re.search(r"^```json\n(.*?)^```$", file.read(), re.S | re.M)[1]
        for folder in ["town", "trees"]:
            os.mkdir(self.path(folder))
        for name, data in [("town/house.glb", glb()), ("trees/oak.obj", obj()),
                           ("town/car.ply", ply_binary()), ("town/scene.json", text.encode())]:
            self.write(name, data)
        listed = self.cull(self.path("town/scene.json"))["list"]
        self.assertEqual([o["name"] for o in listed], ["house.glb", "oak 1", "oak 2", "car.ply"])
        self.assertEqual([list(o["box"].values()) for o in listed],
                         [[[0, 0, 0], [1, 1, 1]], [[10, 0, 0], [11, 1, 1]],
                          [[14, 0, 1.5], [15.5, 1.5, 3]], [[5, 0, -2], [6, 1, -1]]])

    def test_damaged(self):
        """Bytes that are turned over, removed, repeated: a scene, or one line that says what is wrong."""
        whole = json.dumps({"meshes": [{"file": "cube.off", "name": "a b"}, {
            "file": "cube.off", "transform": {"scale": [1, 2, 3], "rotate":
                                              {"axis": [0, 1, 0], "degrees": 30}}}]}, indent=2)
        whole, codes = whole.encode(), []
        for number in range(150):
            chance, data = random.Random(number), bytearray(whole)
            at, kind = chance.randrange(len(data)), number % 4
            if kind == 0:
                data[at] ^= 1 << chance.randrange(8)
            elif kind == 1:
                del data[at:at + chance.randrange(1, 9)]
            elif kind == 2:
                data[at:at] = data[at:at + chance.randrange(1, 9)]
            else:
                data[at] = chance.choice(b"0123456789")
            path = self.write("damaged.json", bytes(data))
            done = subprocess.run([PROGRAM, "cull", path], capture_output=True, timeout=60)
            codes.append(done.returncode)
            if done.returncode == 2:
                self.assertRegex(done.stderr, b"^isect: [^\n]*damaged.json: [^\n]*\n$")
            else:
                self.assertEqual((done.returncode, done.stderr), (0, b""), data)
        self.assertGreater(codes.count(0), 5)
        self.assertGreater(codes.count(2), 75)

    def test_cast_takes_scenes(self):
        bad = self.write("bad.json", b'{"meshes":[{"file":"none.off"}]}')
        self.assertIn("none.off", self.fails("cast", bad, "-o", self.picture))
        self.no_picture()
        scene = self.scene({"translate": [-5, 0, 0]}, {"translate": [5, 0, 0]})
        self.assertEqual(self.ask("cast", scene, "-o", self.picture, "--size", "9x9")["triangles"], 24)
        self.assertEqual(self.answers("cast", scene, "--rays", [(5.25, .5, 3, 0, 0, -1)]),
                         [{"t": 2, "u": 0.25, "v": 0.25, "prim": 15, "object": 1, "triangle": 3,
                           "normal": [0, 0, 1]}])

    def test_picture_of_a_scene_in_parts(self):
        """As that of one mesh of all copies, but for a pixel at an edge."""
        moves = [(0, 0, 0), (3, 0, 0), (-2, 2, -1)]
        scene = self.scene(*({"translate": move} for move in moves))
        points = [[x + d for x, d in zip(p, move)] for move in moves for p in POINTS]
        faces = [[i + len(POINTS) * k for i in face] for k in range(3) for face in FACES]
        copies, other = self.write("copies.off", off(points, faces)), self.path("other.png")
        for shade, *more in [("normal", "--culled", "--eye", "1,1,9"), ("depth",), ("id", "--double"),
                             ("bary", "--indexed", "--fast-build", "--at", "3,0,0")]:
            wish = ["--size", "64x48", "--shade", shade, *more]
            parts, one = (self.ask("cast", mesh, "-o", path, *wish)
                          for mesh, path in [(scene, self.picture), (copies, other)])
            self.assertGreater(one["hits"], 200)
            self.assertAlmostEqual(parts["hits"], one["hits"], delta=2)
            self.assertEqual((parts["triangles"], parts["not_finite"]), (36, 0))
            pixels = [sum(read_png(path)[2], []) for path in (self.picture, other)]
            far = [max(abs(x - y) for x, y in zip(a, b)) > 1 for a, b in zip(*pixels)]
            self.assertLess(sum(far), 4)

    def test_picture_in_memory_of_one_mesh(self):
        knot = self.path("knot.ply")
        subprocess.run([GENERATOR, "knot", "20000", knot], check=True, capture_output=True)
        scene = self.write("knots.json", json.dumps(
            {"meshes": [{"file": "knot.ply", "transform": {"translate": [9 * i, 0, 0]}} for i in range(40)]}).encode())
        wish = ["-o", self.picture, "--size", "32x32", "--eye", "0,0,9", "--at", "0,0,0", "--memory", "30e6"]
        self.assertGreater(self.ask("cast", scene, *wish)["hits"], 0)
        self.assertIn("too large", self.fails("cast", scene, *wish, "--shade", "cost"))

    def answers(self, command, scene, option, rows_of, *more):
        """What a stream of rays or points is answered by."""
        done = subprocess.run([PROGRAM, command, scene, option, "-", *more],
                              input=rows(rows_of).encode(), capture_output=True, timeout=120)
        self.assertEqual((done.returncode, done.stderr), (0, b""))
        return json_lines(done.stdout)

    def test_places_of_one_tree(self):
        """A box from 10 0 -2 to 12 1 0, a mirrored cube, beside the cube: t, distances and normals are those
        in the scene."""
        scene = self.scene(None, {"scale": [2, 1, -2], "translate": [10, 0, 0]})
        rays = [(11.5, .25, 5, 0, 0, -1), (11.5, .25, -9, 0, 0, 2), (9, .5, -1.5, 4, 0, 0), (50, 0, 0, 0, 0, 1)]
        first = {"t": 5, "u": .25, "v": .5, "prim": 12, "object": 1, "triangle": 0, "normal": [0, 0, 1]}
        for more in [], ["--double"]:
            got = self.answers("cast", scene, "--rays", rays, *more)
            self.assertEqual(got[0], first)
            self.assertEqual(got[1], {"t": 3.5, "u": .5, "v": .25, "prim": 14, "object": 1, "triangle": 2,
                                      "normal": [0, 0, -1]})
            self.assertEqual((got[2]["t"], got[2]["object"], got[2]["normal"]), (.25, 1, [-1, 0, 0]))
            self.assertIsNone(got[3])
            self.assertEqual(self.answers("cast", scene, "--rays", rays, "--any", *more), [True, True, True, False])
            within = [(11.5, .25, -1, 0, 0, 1), *rays[:1]]
            self.assertEqual(self.answers("cast", scene, "--rays", within, "--culled", *more), [None, first])
            self.assertEqual(self.answers("cast", scene, "--rays", within, "--culled", "--any", *more), [False, True])
            got = self.answers("closest", scene, "--points", [(11, 3, -1), (-1, -1, -2)], *more)
            self.assertEqual((got[0]["point"], got[0]["distance"], got[0]["object"]), ([11, 1, -1], 2, 1))
            self.assertEqual(got[0]["prim"], 12 + got[0]["triangle"])
            self.assertEqual((got[1]["point"], got[1]["object"]), ([0, 0, 0], 0))

    def test_one_tree_as_copies(self):
        """A scene whose one mesh is turned, sheared, scaled unevenly and mirrored, beside a mesh of all its copies: the
        nearest points, and the nearest few, are the same in every bit; so are hits of rays, up to rounding."""
        draw = random.Random(3)
        matrices = [[[draw.uniform(-2, 2) for _ in range(3)] + [draw.uniform(-5, 5)] for _ in range(3)]
                    for _ in range(20)]
        scene = self.scene(*(sum(m, []) + [0, 0, 0, 1] for m in matrices))
        moved = [tuple(((r[0] * x + r[1] * y) + r[2] * z) + r[3] for r in m) for m in matrices for x, y, z in POINTS]
        copies = self.write("copies.off", off(moved, [[i + 8 * m for i in f] for m in range(20) for f in FACES]))
        points = [tuple(draw.uniform(-6, 6) for _ in range(3)) for _ in range(100)] + moved[:20]
        parts = self.answers("closest", scene, "--points", points, "--double")
        self.assertEqual(parts, self.answers("closest", scene, "--points", points, "--double", "--indexed"))
        fews = self.answers("closest", scene, "--points", points, "--double", "--few", "30")
        self.assertEqual([few[0] for few in fews], parts)
        for near in sum(fews, parts):
            self.assertEqual(near["prim"], 12 * near.pop("object") + near.pop("triangle"))
        self.assertEqual(fews, self.answers("closest", copies, "--points", points, "--double", "--few", "30"))
        points, parts = points[:100], parts[:100]
        rays = [(*p, *(b - a for a, b in zip(p, q["point"]))) for p, q in zip(points, parts)]
        for ray, hit, near in zip(rays, self.answers("cast", scene, "--rays", rays, "--double"), parts):
            if hit is None or hit["t"] > 1.5:  # it passes an edge by
                self.assertNotEqual(near["on"], "face")
                continue
            self.assertAlmostEqual(hit["t"], 1, 9)
            if near["on"] == "face":  # the way to it is along the normal, as the point is outside
                size = math.sqrt(sum(x * x for x in ray[3:]))
                along = sum(n * d / size for n, d in zip(hit["normal"], ray[3:]))
                self.assertAlmostEqual(abs(along), 1, 9)

    def runs_in(self, megabytes, *arguments):
        """Does the program answer in an address space of so many bytes? What it says if it does not."""
        limit = int(megabytes) << 20
        done = subprocess.run([PROGRAM, *arguments, "--threads", "1"], capture_output=True,
                              preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (limit, limit)))
        return "" if done.returncode == 0 else done.stderr.decode() or "it ended"

    def test_memory(self):
        """A mesh of which --memory is less than what it needs is refused, and one that is allowed gets by with that.
        Rays are not kept, of which a file has 19 MB."""
        knot, ray = self.path("knot.ply"), self.write("ray.txt", b"0 0 9 0 0 -1\n")
        subprocess.run([GENERATOR, "knot", "40000", knot], check=True, capture_output=True)
        said = self.fails("cast", knot, "--rays", ray, "--memory", "3e6")
        found = re.search(r"knot.ply: too large: (\d+) triangles need about (\d+) MB, and 3 MB are allowed", said)
        self.assertIsNotNone(found, said)
        triangles, need = map(int, found.groups())
        self.assertEqual(triangles, json.loads(self.run_program("info", knot, "--json")[0])["triangles"])
        for command, option in [("cast", "--rays"), ("closest", "--points"), ("inside", "--points")]:
            self.assertIn("too large", self.fails(command, knot, option, ray, "--memory", f"{need - 1}e6"))
        self.assertIn("its text needs", self.fails("cast", knot, "--rays", ray, "--memory", "1e6"))
        self.run_program("cast", knot, "--rays", ray, "--memory", f"{need}e6")
        least, enough = 1, 1024
        if self.runs_in(enough, "cast", self.cube, "--rays", ray):
            return  # of sanitizers: they need terabytes
        while enough - least > 1:
            middle = (least + enough) // 2
            if self.runs_in(middle, "cast", self.cube, "--rays", ray):
                least = middle
            else:
                enough = middle
        self.assertEqual(self.runs_in(enough + need, "cast", knot, "--rays", ray, "--memory", f"{need}e6"), "")
        self.assertIn("MB are free", self.runs_in(enough + need // 2, "cast", knot, "--rays", ray))
        with open(self.path("rays.raw"), "wb") as file:
            for _ in range(6):
                file.write(struct.pack("<8f", 0, 0, 9, 0, 0, -1, 0, 99) * 100000)
        self.assertEqual(self.runs_in(enough + 4, "cast", self.cube, "--rays", self.path("rays.raw"), "--raw"), "")

    def test_motion(self):
        """The cube goes up by 4, its face at z = 1 to z = 5."""
        up = self.write("up.off", off([(x, y, z + 4) for x, y, z in POINTS]))
        rays = [(.25, .5, 9, 0, 0, -1), (.25, .5, 9, 0, 0, -1, 0, 9, 0), (.25, .5, 9, 0, 0, -1, 0, 9, .75),
                (.25, .5, 9, 0, 0, -1, 0, 9, 1), (.25, .5, 9, 0, 0, -1, 0, 3, .25), (.25, .5, 9, 0, 0, -1, 0, 9, 1.5)]
        for more in [], ["--double"], ["--fast-build"]:
            got = self.answers("cast", self.cube, "--rays", rays, "--to", up, "--time", "0.5", *more)
            self.assertEqual([hit and hit["t"] for hit in got], [6, 8, 5, 4, None, None])
            self.assertEqual(got[0], {"t": 6, "u": .25, "v": .25, "prim": 3})
            self.assertEqual(self.answers("cast", self.cube, "--rays", rays, "--to", up, "--any", *more),
                             [True] * 4 + [False] * 2)
        done = subprocess.run([PROGRAM, "cast", self.cube, "--rays", "-", "--to", up, "--raw"], capture_output=True,
                              input=struct.pack("<9f", *rays[2]))
        self.assertEqual(struct.unpack("<3fI", done.stdout), (5, .25, .25, 3))
        fewer = self.write("fewer.off", off(faces=FACES[2:]))
        other = self.write("other.off", off(faces=FACES[:5] + [FACES[5][1:] + FACES[5][:1]] + FACES[6:]))
        twice = self.write("twice.off", off(faces=FACES + FACES[:1] * 100))
        nowhere = self.write("nan.stl", stl_binary([(float("nan"), 0, 0)] + POINTS[1:]))
        stl = self.write("cube.stl", stl_binary())
        for mesh, to, why in [(self.cube, fewer, "fewer.off: has 10 triangles, but the mesh at time 0 has 12"),
                              (self.cube, other, "other.off: triangle 5 has other vertices"),
                              (twice, twice, "repeated"), (stl, nowhere, "nan.stl: no tree: "),
                              (self.cube, self.path("none.off"), "none.off")]:
            self.assertIn(why, self.fails("cast", mesh, "--rays", os.devnull, "--to", to))
        self.assertIn("--to needs --rays", self.fails("cast", self.cube, "-o", self.picture, "--to", up))
        said = self.fails("cast", self.cube, "--rays", os.devnull, "--to", up, "--indexed")
        self.assertIn("--indexed and --to cannot", said)
        self.assertIn("--time needs --to", self.fails("cast", self.cube, "--rays", os.devnull, "--time", "1"))
        self.fails("cast", self.cube, "--rays", os.devnull, "--to", up, "--time", "2")
        self.fails("cast", self.cube, "--rays", "-", "--to", "-")
        self.fails("cast", "-", "--rays", os.devnull, "--to", "-")

    def test_records_of_a_scene(self):
        scene = self.scene({"translate": [-5, 0, 0]}, {"translate": [5, 0, 0]})
        for more, ray, hit in [([], "8f", "3fI"), (["--double"], "8d", "3dQ")]:
            done = subprocess.run([PROGRAM, "cast", scene, "--rays", "-", "--raw", *more], capture_output=True,
                                  input=struct.pack("<" + ray, 5.25, .5, 3, 0, 0, -1, 0, 9) +
                                  struct.pack("<" + ray, 0, .5, 3, 0, 0, -1, 0, 9))
            got = list(struct.iter_unpack("<" + hit, done.stdout))
            self.assertEqual(got[0], (2, .25, .25, 15))
            self.assertEqual(got[1][::3], (math.inf, 2 ** (64 if more else 32) - 1))
        done = subprocess.run([PROGRAM, "closest", scene, "--points", "-", "--raw"], capture_output=True,
                              input=struct.pack("<3f", 5.25, .5, 3))
        self.assertEqual(struct.unpack("<6f2I", done.stdout), (5.25, .5, 1, 4, .25, .25, 15, 0))

    def test_many_places(self):
        """75 000 places of a mesh of 60 000 triangles: more of them than there are numbers of 32 bits."""
        path = self.path("knot.ply")
        subprocess.run([GENERATOR, "knot", "60000", path], check=True)
        places = 75000
        scene = self.write("s.json", json.dumps({"meshes": [
            {"file": "knot.ply", "transform": {"translate": [100 * i, 0, 0]}} for i in range(places)]}).encode())
        ray = (100 * (places - 1), 0, 50, 0, 0, -1)
        near, = self.answers("closest", path, "--points", [(0, 0, 50)], "--double")
        got, = self.answers("closest", scene, "--points", [ray[:3]], "--double")
        with open(path) as file:
            count = int(re.search(r"element face (\d+)", file.read(1000))[1])
        self.assertEqual((got["prim"], got["object"], got["triangle"]),
                         (count * (places - 1) + near["prim"], places - 1, near["prim"]))
        self.assertGreater(got["prim"], 2 ** 32)
        self.assertIn("2^32", self.fails("cast", scene, "--rays", os.devnull, "--raw"))
        self.assertIn("2^32", self.fails("closest", scene, "--points", os.devnull, "--raw"))

    def test_places_that_are_refused(self):
        for transform, why in [({"translate": [1e39, 0, 0]}, "finite"),
                               ([1, 1, 0, 0, 1, 1 + 2 ** -52, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1], "degenerate")]:
            for command, option in [("cast", "--rays"), ("closest", "--points")]:
                said = self.fails(command, self.scene(transform), option, os.devnull)
                self.assertIn("scene.json: no tree over the places", said)
                self.assertIn(why, said.lower())

    def test_what_is_not_finite(self):
        points = POINTS + [(float("nan"), 0, 0), (0, float("inf"), 0)]
        self.write("nan.stl", stl_binary(points, FACES + [(8, 0, 1), (9, 1, 2)]))
        self.write("none.stl", stl_binary(points, [(8, 0, 1)]))
        scene = self.write("s.json", json.dumps({"meshes": [
            {"file": "nan.stl", "transform": {"translate": [1, 0, 0]}}, {"file": "none.stl"}]}).encode())
        result = self.cull(scene)
        self.assertEqual((result["triangles"], result["not_finite"]), (self.counts(inside=12), 3))
        self.assertEqual(result["objects"], self.counts(inside=1, outside=1))
        self.assertIn("not finite   3", self.run_program("cull", scene)[0])


class Cull(Placed):
    # Looks along -z, from x = -1 to 1, y = -1 to 1, z = 0 to -4.
    BOX = ["--eye", "0,0,0", "--forward", "0,0,-1", "--ortho", "-1,1,-1,1", "--far", "4"]

    def test_by_hand(self):
        """Cubes of side 1/2: inside, touching from inside, across, touching, outside, behind."""
        def at(x, z=-2):
            return [.5, 0, 0, x, 0, .5, 0, 0, 0, 0, .5, z, 0, 0, 0, 1]
        scene = self.scene(at(0), at(.5), at(.75), at(1), at(1.01), at(0, 1), at(-.5, -4.25),
                           at(-1, -.5))
        sides = ["inside", "tangent_inside", "straddles", "tangent_outside", "outside", "outside",
                 "straddles", "tangent_inside"]
        result = self.cull(scene, *self.BOX)
        self.assertEqual([o["side"] for o in result["list"]], sides)
        self.assertEqual(result["objects"], self.counts(
            inside=1, tangent_inside=2, straddles=2, tangent_outside=1, outside=2))
        self.assertEqual(result["drawn"], 72)
        triangles = [o["triangles"] for o in result["list"]]
        self.assertEqual(triangles[0], self.counts(inside=12))
        # All but the two of the far face touch the plane x = 1.
        self.assertEqual(triangles[1], self.counts(inside=2, tangent_inside=10))
        self.assertEqual(triangles[2]["tangent_outside"], 0)
        # Those of the face that lies in the plane are inside: they are part of the closed set.
        self.assertEqual(triangles[3], self.counts(tangent_inside=2, tangent_outside=8, outside=2))
        self.assertEqual(triangles[4], self.counts(outside=12))
        for name, count in result["triangles"].items():
            self.assertEqual(count, sum(t[name] for t in triangles))
        out, _ = self.run_program("cull", scene, *self.BOX)
        self.assertRegex(out, r"(?m)^objects +8 +3 +3 +2 +\d+\.\d+ ms$")
        self.assertRegex(out, r"(?m)^drawn +72 triangles, 75.0 %")

    def test_default_camera_sees_everything(self):
        flat = self.write("flat.off", off(faces=FACES[:2]))
        scene = self.scene(None, {"translate": [900, 0, 0]}, {"scale": 1e-3, "translate": [0, 50, 7]})
        far = self.scene({"translate": [1e6, -1e6, 3e5]}, name="far.json")
        needle = self.scene({"scale": [1e-3, 1e4, 1e-3]}, name="needle.json")
        ortho = ["--ortho", "-2000,2000,-2000,2000"]
        for path in [self.cube, flat, scene, far]:
            for camera in [[], ["--up", "0,0,1"], ["--up", "0,-1,0"], ["--forward", "1,2,3"],
                           ["--fov", "120"], ["--fov", "1"], ["--aspect", "9"], ["--size", "16x99"],
                           ["--double"], ortho, ortho + ["--forward", "0,-1,0"]]:
                with self.subTest((path, camera)):
                    result = self.cull(path, *camera)
                    self.assertEqual(result["objects"], self.counts(inside=len(result["list"])))
        self.assertEqual(self.cull(needle)["objects"], self.counts(inside=1))

    def test_as_a_loop(self):
        """Triangle by triangle what classify says, of the frustum that is printed."""
        path, triangles = self.knot()
        names = ["outside", "tangent_outside", "straddles", "tangent_inside", "inside"]
        for arguments in [["--eye", "1,0.4,2", "--fov", "15", "--near", "1.5", "--far", "2.2"],
                          ["--ortho", "-0.3,0.2,-0.5,0.1", "--up", "0,0,1"],
                          ["--eye", "1,0.4,2", "--at", "0,0,0", "--near", "2.2", "--aspect", "0.2"],
                          ["--eye", "0,0,0.3", "--forward", "0,0,-1", "--fov", "90"]]:
            for precision in [[], ["--double"]]:
                result = self.cull(path, *arguments, *precision)
                sides = self.loop(["classify", "frustum", "triangle"], result["frustum"], triangles,
                                  *precision)
                counts = {name: sum(side.lower() == name for side in sides) for name in names}
                self.assertEqual(result["triangles"], counts, arguments)
                self.assertGreater(sum(counts[name] > 9 for name in names), 2, counts)

    def matrices(self):
        """One camera, at (1, 2, 6), which looks along -z at 1 by 1 at depth 1, from 2 to 9; by rows."""
        view = [[1, 0, 0, -1], [0, 1, 0, -2], [0, 0, 1, -6], [0, 0, 0, 1]]
        near, far = 2, 9
        depth = {"opengl": ((far + near) / (near - far), 2 * far * near / (near - far)),
                 "direct3d": (far / (near - far), far * near / (near - far)),
                 "reversed": (near / (far - near), far * near / (far - near))}
        depth["vulkan"] = depth["direct3d"]
        for name, (a, b) in depth.items():
            y = -2 if name == "vulkan" else 2
            project = [[2, 0, 0, 0], [0, y, 0, 0], [0, 0, a, b], [0, 0, -1, 0]]
            rows = [[sum(project[i][j] * view[j][k] for j in range(4)) for k in range(4)]
                    for i in range(4)]
            clip = ["--clip", "direct3d", "--reversed"] if name == "reversed" else ["--clip", name]
            yield clip, rows

    def test_matrices(self):
        """The same camera by numbers and in all conventions: what it sees, and what is picked."""
        path, _ = self.knot()
        scene = self.write("s.json", json.dumps({"meshes": [
            {"file": "knot.ply", "transform": {"translate": [x, y, z]}}
            for x in (0.013, 1.027, 2.021) for y in (1.3, 2.1, 5) for z in (4.03, 3, -2.9)]}).encode())
        size = ["--size", "101x101", "--double"]
        camera = ["--eye", "1,2,6", "--forward", "0,0,-1", "--near", "2", "--far", "9", "--fov",
                  repr(math.degrees(2 * math.atan(0.5)))]
        want = self.cull(scene, *camera, *size)
        pixel = ["--pixel", "70,33"]
        hit = self.pick(scene, *camera, *size, *pixel)["hits"][0]
        self.assertGreater(min(want["objects"][side] for side in ("inside", "straddles", "outside")), 0)
        for clip, rows in self.matrices():
            for order in [[], ["--columns"]]:
                numbers = rows if order == [] else zip(*rows)
                given = ["--matrix", ",".join(repr(x) for row in numbers for x in row), *clip, *order]
                with self.subTest((clip, order)):
                    got = self.cull(scene, *given, *size)
                    self.assertEqual(got["objects"], want["objects"])
                    self.assertEqual(got["triangles"], want["triangles"])
                    other = self.pick(scene, *given, *size, *pixel)["hits"][0]
                    self.assertEqual((other["object"], other["triangle"]),
                                     (hit["object"], hit["triangle"]))
                    self.assertAlmostEqual(other["depth"] + 2, hit["depth"], places=9)

    def test_picture(self):
        """From above, straight ahead is up: green before amber before grey, and the frustum."""
        def at(x, z):
            return {"translate": [x - .5, -.5, z - .5]}
        scene = self.scene(at(0, -2), at(0, -4), at(0, -8))
        camera = ["--eye", "0,0,0", "--forward", "0,0,-1", "--ortho", "-2,2,-2,2", "--far", "4",
                  "--size", "100x200", "-o", self.picture]
        self.assertEqual([o["side"] for o in self.cull(scene, *camera)["list"]],
                         ["inside", "straddles", "outside"])
        width, height, rows = read_png(self.picture)
        self.assertEqual((width, height), (100, 200))
        column = [rows[y][50] for y in range(height)]
        green = [y for y, (r, g, b) in enumerate(column) if g > 1.4 * r and g > 1.2 * b]
        amber = [y for y, (r, g, b) in enumerate(column) if r > 1.2 * g and g > 1.5 * b]
        self.assertGreater(len(green), 10)
        self.assertGreater(len(amber), 2)
        self.assertLess(max(amber), min(green)) # farther away is farther up
        white = [y for y in range(height) if min(rows[y][35]) > 150]
        self.assertTrue(white and min(white) < min(green) and max(white) > max(green), white)
        self.assertEqual(sorted(os.listdir(self.folder)), ["cube.off", "out.png", "scene.json"])
        for more in [["--double"], ["--up", "1,0,0"], ["--up", "0,-1,2"]]:
            self.run_program("cull", scene, *camera, *more)

    def test_pictures_of_every_camera(self):
        rows = next(self.matrices())[1]
        matrix = ["--matrix", ",".join(str(x) for row in rows for x in row)]
        for camera in [[], ["--near", "50"], ["--eye", "9,9,9", "--forward", "1,1,1"], matrix,
                       ["--eye", "0.5,0.5,0.5", "--forward", "1,0,0"], ["--far", "1e30"],
                       ["--forward", "0,-1,0"], matrix + ["--up", "0,0,1"], ["--fov", "179"]]:
            with self.subTest(camera):
                self.run_program("cull", self.cube, *camera, "-o", self.picture, "--size", "60x40")
                self.assertGreater(len({p for row in read_png(self.picture)[2] for p in row}), 20)

    def test_faults(self):
        singular = ",".join(["1"] * 16)
        rows = next(self.matrices())[1]
        good = ",".join(repr(x) for row in rows for x in row)
        for bad, words in [
                (["--eye", "nan,0,0"], "three numbers"), (["--near", "nan"], "number"),
                (["--far", "nan"], "number"), (["--far", "inf", "--near", "inf"], "--near"),
                (["--near", "-1"], "--near"), (["--near", "2", "--far", "2"], "--near"),
                (["--far", "0"], "--near"), (["--far", "-3"], "--near"), (["--fov", "0"], "--fov"),
                (["--fov", "nan"], "--fov"), (["--aspect", "0"], "--aspect"),
                (["--ortho", "1,2,3"], "4 numbers"), (["--ortho", "1,-1,0,1"], "left < right"),
                (["--ortho", "0,1,1,1"], "bottom < top"), (["--ortho", "0,nan,0,1"], "4 numbers"),
                (["--ortho", "0,1,0,1", "--fov", "9"], "--fov"),
                (["--ortho", "0,1,0,1", "--aspect", "9"], "--aspect"),
                (["--eye", "0,0,3", "--at", "0,0,3"], "same point"),
                (["--eye", "0,0,3", "--at", "0,0,0", "--forward", "0,0,1"], "--forward"),
                (["--forward", "0,0,0"], "--forward"), (["--forward", "0,1,0", "--up", "0,2,0"], "--up"),
                (["--eye", "1e300,0,0"], "float"), (["--matrix", singular], "singular"),
                (["--matrix", good + ",1"], "16 numbers"), (["--matrix", good.replace("-1", "x")], "16"),
                (["--matrix", "nan," + good], "16 numbers"), (["--matrix", good, "--near", "1"], "--near"),
                (["--matrix", good, "--eye", "1,1,1"], "--eye"), (["--columns"], "--columns"),
                (["--matrix", good, "--fov", "40"], "--fov"), (["--reversed"], "--reversed"),
                (["--clip", "vulkan"], "--clip"), (["--matrix", good, "--clip", "metal"], "opengl"),
                (["--matrix", "1e300," + good.split(",", 1)[1]], "out of range"),
                (["--matrix", ",".join(repr(-x) for row in rows for x in row)], "W < 0"),
                (["--size", "0x5"], "--size"), (["--gpu"], "unknown option")]:
            with self.subTest(bad):
                self.assertIn(words, self.fails("cull", self.cube, "-o", self.picture, *bad))
                self.no_picture()
        reverse = [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 0, 1], [0, 0, -1, 0]] # infinite, reversed
        infinite = ["--matrix", ",".join(str(x) for row in reverse for x in row), "--clip", "direct3d"]
        self.assertIn("--reversed", self.fails("cull", self.cube, *infinite))
        self.cull(self.cube, *infinite, "--reversed")
        self.fails("cull")
        self.fails("cull", "")
        self.fails("cull", self.path("none.off"))
        self.fails("cull", self.cube, "-o", self.picture, "--up", "0,0,0")

    def test_places_that_cannot_be_written(self):
        self.write("old.png", b"old")
        os.mkdir(self.path("folder.png"))
        for command in [["cull"], ["pick", "--pixel", "3,3"]]:
            for place in ["none/x.png", "folder.png", "x.jpg"]:
                self.assertIn(place, self.fails(command[0], self.cube, *command[1:], "-o",
                                                self.path(place)))
            self.fails(command[0], self.path("none.json"), *command[1:], "-o", self.path("old.png"))
            with open(self.path("old.png"), "rb") as file:
                self.assertEqual(file.read(), b"old")
        self.assertEqual(sorted(os.listdir(self.folder)), ["cube.off", "folder.png", "old.png"])

    def test_exit_code(self):
        self.run_program("cull", self.cube, "--exit-code", code=1)
        self.run_program("cull", self.cube, "--eye", "0,0,9", "--forward", "0,0,1", "--exit-code")


class Pick(Placed):
    # At the middle of a picture of 9 x 9 pixels: (0.25, 0.5), from 2 before the cube.
    VIEW = ["--eye", "0.25,0.5,3", "--forward", "0,0,-1", "--size", "9x9"]

    def test_by_hand(self):
        middle = ["--pixel", "4,4"]
        result = self.pick(self.cube, *self.VIEW, *middle)
        hit, = result["hits"]
        self.assertEqual((result["count"], result["pixel"]), (1, [4, 4]))
        self.assertEqual(result["ray"]["origin"], [0.25, 0.5, 3])
        self.assertEqual((hit["object"], hit["name"], hit["triangle"]), (0, self.cube, 3))
        self.assertEqual((hit["point"], hit["depth"], hit["t"]), ([0.25, 0.5, 1], 2, 2))
        self.assertEqual((hit["w"], hit["u"], hit["v"]), (0.5, 0.25, 0.25)) # of 4, 6, 7
        for near in ["1", "1.5"]:
            near_hit, = self.pick(self.cube, *self.VIEW, *middle, "--near", near)["hits"]
            self.assertEqual((near_hit["point"], near_hit["depth"]), (hit["point"], 2))
        hits = self.pick(self.cube, *self.VIEW, *middle, "--all")["hits"]
        self.assertEqual([(h["triangle"], h["depth"]) for h in hits], [(3, 2), (1, 3)])
        hits = self.pick(self.cube, *self.VIEW, *middle, "--all", "--near", "2.5")["hits"]
        self.assertEqual([(h["triangle"], h["depth"]) for h in hits], [(1, 3)])
        self.assertEqual(self.pick(self.cube, *self.VIEW, *middle, "--far", "1.9")["hits"], [])
        self.assertEqual(self.pick(self.cube, *self.VIEW, "--pixel", "0,4")["hits"], [])

    def test_columns_and_rows(self):
        """Orthographic, a unit a pixel: column 0 is at the left, row 0 at the top."""
        camera = ["--eye", "0,0,9", "--forward", "0,0,-1", "--ortho", "-2,2,-1,1", "--size", "4x2"]
        scene = self.scene({"translate": [-2, 0, 0]}, {"translate": [1, -1, 0]})
        for x in range(4):
            for y in range(2):
                hits = self.pick(scene, *camera, "--pixel", "%d,%d" % (x, y))["hits"]
                self.assertEqual([h["object"] for h in hits],
                                 [0] if (x, y) == (0, 0) else [1] if (x, y) == (3, 1) else [])

    def test_objects(self):
        """The triangle counts within its object; of two at the same place the first is the nearest."""
        scene = self.scene({"translate": [0, 0, -2]}, None, {"translate": [0, 0, -4]}, None)
        hits = self.pick(scene, *self.VIEW, "--pixel", "4,4", "--all")["hits"]
        self.assertEqual([(h["object"], h["triangle"], h["depth"]) for h in hits],
                         [(1, 3, 2), (3, 3, 2), (1, 1, 3), (3, 1, 3), (0, 3, 4), (0, 1, 5),
                          (2, 3, 6), (2, 1, 7)])
        out, _ = self.run_program("pick", scene, *self.VIEW, "--pixel", "4,4")
        self.assertIn("cube.off, triangle 3\n  w, u, v    0.5 0.25 0.25\n", out)

    def test_as_a_loop(self):
        """What isect_cast_ray_triangle says of each triangle, the least (t, triangle) or all of them."""
        path, triangles = self.knot()
        hits = crowded = 0
        for k in range(24):
            precision = ["--double"] if k % 2 else []
            pixel = ["--pixel", "%d,%d" % (15 + 37 * k % 70, 12 + 23 * k % 50), "--size", "100x75"]
            if k % 3 == 2:
                pixel += ["--ortho", "-0.5,0.5,-0.4,0.4", "--up", "0,0,1"]
            answer = self.pick(path, *pixel, *precision, "--all")
            touches = self.loop(["cast", "ray", "triangle"], answer["ray"], triangles, *precision)
            want = sorted((touch["t"], i, touch["u"], touch["v"]) for i, touch in enumerate(touches)
                          if touch is not None)
            self.assertEqual(len(want), answer["count"])
            got = [(h["t"], h["triangle"], h["u"], h["v"]) for h in answer["hits"]]
            # The floats of one program are shorter in the other.
            short = got if precision else [tuple(map(self.as_float, h)) for h in got]
            self.assertEqual(short, want if precision else [tuple(map(self.as_float, h)) for h in want])
            self.assertEqual(self.pick(path, *pixel, *precision)["hits"], answer["hits"][:1])
            hits, crowded = hits + (len(want) > 0), crowded + (len(want) > 2)
        self.assertGreater(hits, 9)
        self.assertGreater(crowded, 3)

    def gpu(self, *arguments):
        """What a picture of ids says; a test that is skipped where nothing draws."""
        done = subprocess.run([PROGRAM, "pick", *arguments, "--gpu", "--json"], timeout=120,
                              capture_output=True, env={**os.environ, "LIBGL_ALWAYS_SOFTWARE": "1"})
        if done.returncode == 2 and b": --gpu: " in done.stderr:
            self.skipTest(done.stderr.decode().strip())
        self.assertEqual((done.returncode, done.stderr), (0, b""))
        return json.loads(done.stdout)

    def test_visible(self):
        """Of a rectangle what the rays of its pixels hit first; what is hidden does not count."""
        path, _ = self.knot()
        size = ["--size", "60x45"]
        answer = self.gpu(path, "--rect", "10,12,30,25", "--all", *size)
        seen = {t["triangle"] for o in answer["objects"] for t in o["list"]}
        self.assertEqual(answer["objects"][0]["visible"], len(seen))
        hits = {h["triangle"] for y in range(12, 25) for x in range(10, 30)
                for h in self.pick(path, "--pixel", "%d,%d" % (x, y), *size)["hits"]}
        self.assertGreater(len(hits), 50)
        self.assertLess(len(hits ^ seen), 3)
        scene = self.scene(None, {"translate": [0, 0, -2]})
        near, = self.gpu(scene, *self.VIEW, "--rect", "0,0,9,9")["objects"]
        self.assertEqual((near["object"], near["visible"], near["side"]), (0, 2, "straddles"))
        self.assertEqual(len(self.pick(scene, *self.VIEW, "--rect", "0,0,9,9")["objects"]), 2)
        self.assertEqual(self.gpu(scene, *self.VIEW, "--rect", "-9,0,0,9")["objects"], [])

    def test_as_a_picture(self):
        """The same triangles, weights and depths, whatever the camera."""
        path, _ = self.knot()
        hits = 0
        cameras = [[], ["--near", "1.5"], ["--ortho", "-0.5,0.5,-0.4,0.4", "--up", "0,0,1"],
                   ["--eye", "0.1,0.2,0.05", "--forward", "1,0.2,0.1", "--near", "0.01", "--far", "0.5"]]
        cameras += [["--matrix", ",".join(repr(x) for row in rows for x in row), *clip]
                    for clip, rows in Cull.matrices(self)]
        for k, camera in enumerate(cameras * 3):
            arguments = [path, *camera, "--pixel", "%d,%d" % (25 + 37 * k % 51, 17 + 23 * k % 41),
                         "--size", "100x75", "--all"]
            with self.subTest(arguments):
                want, got = self.pick(*arguments)["hits"], self.gpu(*arguments)["hits"]
                self.assertEqual([h["triangle"] for h in got], [h["triangle"] for h in want])
                for a, b in zip(want, got):
                    self.assertAlmostEqual(a["depth"], b["depth"], delta=1e-3)
                    self.assertAlmostEqual(a["t"], b["t"], delta=1e-3)
                    for name in "uvw":
                        self.assertAlmostEqual(a[name], b[name], delta=0.05)
                self.assertEqual([h["triangle"] for h in self.gpu(*arguments[:-1])["hits"]],
                                 [h["triangle"] for h in want[:1]])
                hits += len(want)
        self.assertGreater(hits, 10)
        scene = self.scene({"translate": [0, 0, -2]}, None, {"translate": [0, 0, -4]}, None)
        view = [scene, *self.VIEW, "--pixel", "4,5", "--all"]
        names = [[(h["object"], h["triangle"]) for h in hits]
                 for hits in (self.pick(*view)["hits"], self.gpu(*view)["hits"])]
        self.assertEqual(names[0], names[1])

    @staticmethod
    def as_float(x):
        return struct.unpack("f", struct.pack("f", x))[0]

    def test_rectangles_as_a_loop(self):
        path, triangles = self.knot()
        for k, rectangle in enumerate(["10,5,60,50", "40,30,41,31", "20,20,30,70", "-50,-50,40,900"]):
            precision = ["--double"] if k % 2 else []
            answer = self.pick(path, "--rect", rectangle, "--size", "100x75", "--all", *precision)
            sides = self.loop(["classify", "frustum", "triangle"], answer["frustum"], triangles,
                              *precision)
            want = [{"triangle": i, "side": side.lower()} for i, side in enumerate(sides)
                    if side.lower() != "outside"]
            found, = answer["objects"]
            self.assertEqual(found["list"], want)
            self.assertGreater(len(want), 1)
            self.assertEqual(sum(found["triangles"].values()), len(triangles))
            self.assertEqual(found["side"], "straddles")

    def test_rectangle_by_hand(self):
        camera = ["--eye", "0,0,9", "--forward", "0,0,-1", "--ortho", "-2,2,-2,2", "--size", "4x4"]
        scene = self.scene({"translate": [-1.75, 0, 0], "scale": .5}, {"translate": [1, -1, 0]},
                           {"translate": [-.5, -1, 0]})
        for rectangle, sides in [
                ("0,0,4,4", ["inside", "tangent_inside", "inside"]), ("0,0,1,4", ["inside", None, None]),
                ("3,0,4,4", [None, "tangent_inside", None]), ("2,0,3,4", [None, "straddles", "straddles"]),
                ("1,0,2,4", [None, None, "straddles"]), ("0,3,4,9", [None, "straddles", "straddles"]),
                ("-9,-9,-1,-1", [None, None, None]),
                ("0,1.75,4,4", ["straddles", "tangent_inside", "inside"]),
                ("1.5,1.9,2.5,3.1", [None, None, "tangent_inside"]),
                ("1.4,1.9,2.6,3.1", [None, None, "inside"])]:
            answer = self.pick(scene, *camera, "--rect", rectangle)
            got = [None, None, None]
            for found in answer["objects"]:
                got[found["object"]] = found["side"]
            self.assertEqual(got, sides, rectangle)
        out, _ = self.run_program("pick", scene, *camera, "--rect", "0,0,1,4", "--all")
        self.assertIn("cube.off, inside: of 12 triangles 12 inside, 0 across, 0 touch it\n", out)
        self.assertEqual(out.count("  triangle   "), 12)

    def test_a_pixel_and_its_rectangle(self):
        """What is under the middle of a pixel is in the square of that pixel."""
        path, _ = self.knot()
        for x, y in [(45, 30), (30, 40), (60, 35), (50, 55)]:
            size = ["--size", "100x75", "--all"]
            hits = self.pick(path, "--pixel", "%d,%d" % (x, y), *size)["hits"]
            square = self.pick(path, "--rect", "%d,%d,%d,%d" % (x, y, x + 1, y + 1), *size)
            found = {t["triangle"] for o in square["objects"] for t in o["list"]}
            self.assertLessEqual({h["triangle"] for h in hits}, found)

    def test_marked(self):
        """The face that is hit is red, the rest of its object amber, another one is not marked."""
        scene = self.scene(None, {"translate": [1.5, 0, 0]})
        camera = ["--eye", "1,0.5,9", "--forward", "0,0,-1", "--ortho", "-2,2,-1.5,1.5", "--size",
                  "80x60", "-o", self.picture]
        self.assertEqual(self.pick(scene, *camera, "--pixel", "23,30")["hits"][0]["triangle"], 3)
        rows = read_png(self.picture)[2]
        def is_red(p):
            return p[0] > 2 * p[1] and p[0] > 2 * p[2]
        def is_amber(p):
            return p[0] > 1.2 * p[1] > 1.8 * p[2]
        self.assertTrue(is_red(rows[30][23]), rows[30][23])
        self.assertTrue(is_amber(rows[38][35]), rows[38][35])   # the other half of the face
        self.assertFalse(is_red(rows[30][60]) or is_amber(rows[30][60]), rows[30][60])
        self.pick(scene, *camera, "--rect", "25,18,80,60")
        rows = read_png(self.picture)[2]
        self.assertGreater(rows[30][60][1], 1.2 * rows[30][60][0]) # the second is inside
        self.assertTrue(is_amber(rows[30][35]), rows[30][35])
        self.assertGreater(min(rows[18][46]), 100) # the rectangle
        self.pick(scene, *camera, "--pixel", "1,1")
        self.assertFalse(any(is_red(p) or is_amber(p) for row in read_png(self.picture)[2] for p in row))

    def test_faults(self):
        for bad, words in [
                ([], "--pixel"), (["--pixel", "9,0"], "outside the picture of 9 x 9"),
                (["--pixel", "0,9"], "outside"), (["--pixel", "-1,0"], "outside"),
                (["--pixel", "0,1e30"], "outside"), (["--pixel", "0.5,1"], "two integers"),
                (["--pixel", "nan,1"], "2 numbers"), (["--pixel", "1"], "2 numbers"),
                (["--pixel", "1,2,3"], "2 numbers"), (["--pixel", "1,2", "--rect", "1,1,2,2"], "combined"),
                (["--rect", "1,1,1,2"], "x0 < x1"), (["--rect", "3,1,2,2"], "x0 < x1"),
                (["--rect", "1,3,2,2"], "y0 < y1"), (["--rect", "1,1,2"], "4 numbers"),
                (["--rect", "1,1,inf,2"], "4 numbers"), (["--rect", "1,1,nan,2"], "4 numbers"),
                (["--pixel", "1,1", "--near", "-1"], "--near"), (["--pixel", "1,1", "--gpu", "--double"], "--gpu"),
                (["--rect", "1,1,2,2.5", "--gpu"], "whole pixels"),
                (["--pixel", "1,1", "--eye", "nan,1,1"], "--eye"),
                (["--rect", "1,1,1.0000000001,2"], "rectangle")]:
            with self.subTest(bad):
                self.assertIn(words, self.fails("pick", self.cube, *self.VIEW, "-o", self.picture, *bad))
                self.no_picture()
        self.fails("pick", self.path("none.json"), "--pixel", "1,1")
        self.fails("pick", "--pixel", "1,1")

    def test_exit_code(self):
        self.run_program("pick", self.cube, *self.VIEW, "--pixel", "4,4", "--exit-code", code=1)
        self.run_program("pick", self.cube, *self.VIEW, "--pixel", "0,0", "--exit-code")
        self.run_program("pick", self.cube, *self.VIEW, "--rect", "4,4,5,5", "--exit-code", code=1)
        self.run_program("pick", self.cube, *self.VIEW, "--rect", "0,0,1,1", "--exit-code")

    def test_interrupted(self):
        """A signal in the middle of the work leaves nothing behind."""
        running = subprocess.Popen([PROGRAM, "pick", self.cube, "-o", self.picture, "--pixel", "1,1",
                                    "--size", "8000x8000"], stderr=subprocess.PIPE)
        deadline = time.time() + 30
        while len(os.listdir(self.folder)) == 1 and time.time() < deadline:
            time.sleep(0.01)
        self.assertEqual(len(os.listdir(self.folder)), 2)
        time.sleep(0.1)
        running.send_signal(signal.SIGTERM)
        running.communicate(timeout=30)
        self.assertEqual(running.returncode, -signal.SIGTERM)
        self.assertEqual(os.listdir(self.folder), ["cube.off"])


class Clash(Case):
    """clash, self and section, of cubes: every number can be checked by hand."""

    def setUp(self):
        super().setUp()
        self.cube = self.write("cube.off", off())

    def ask(self, *arguments, code=0):
        out, err = self.run_program(*arguments, "--json", code=code)
        self.assertEqual(err, "")
        return json.loads(out)

    def lines_of(self, path):
        with open(path) as file:
            return file.read().splitlines()

    def moved(self, x, y, z):
        return ["--at", "1,0,0,%r,0,1,0,%r,0,0,1,%r,0,0,0,1" % (x, y, z)]

    def test_two(self):
        lines = self.path("cut.obj")
        found = self.ask("clash", self.cube, self.cube, *self.moved(0.5, 0.5, 0.5), "-o", lines)
        self.assertEqual((found["triangles"], found["lines"]["closed"], found["lines"]["open"]),
                         ([12, 12], 1, 0))
        points = [tuple(map(float, line.split()[1:])) for line in self.lines_of(lines) if line[0] == "v"]
        self.assertEqual(len(points), found["lines"]["points"])
        for corner in [(0.5, 0.5, 1), (1, 0.5, 0.5), (0.5, 1, 0.5), (1, 1, 0.5), (1, 0.5, 1), (0.5, 1, 1)]:
            self.assertIn(corner, points)
        self.assertEqual(self.ask("clash", self.cube, self.cube, *self.moved(1.5, 0, 0))["pairs"], 0)
        self.assertGreater(self.ask("clash", self.cube, self.cube, *self.moved(1, 1, 1))["pairs"], 0)
        out, _ = self.run_program("clash", self.cube, self.cube, *self.moved(1, 1, 1), "-p", "-")
        pairs = [[int(number) for number in line.split(",")] for line in out.splitlines()]
        self.assertEqual(len(pairs), self.ask("clash", self.cube, self.cube, *self.moved(1, 1, 1))["pairs"])
        self.assertTrue(all(0 <= number < 12 for pair in pairs for number in pair))
        if os.path.exists("/dev/full"):
            for meshes in [(self.cube, self.cube), (self.cube, self.cube, self.cube)]:
                self.assertIn("/dev/full", self.fails("clash", *meshes, "-p", "/dev/full"))
        self.run_program("clash", self.cube, self.cube, "-p", self.path("new.csv"))
        with open(self.path("new.csv"), encoding="ascii") as file:
            self.assertEqual(len(file.readlines()), self.ask("clash", self.cube, self.cube)["pairs"])
        self.run_program("clash", self.cube, self.cube, "--exit-code", code=1)
        self.assertIn("pairs ", self.run_program("clash", self.cube, self.cube)[0])

    def test_distance(self):
        found = self.ask("distance", self.cube, self.cube, *self.moved(3, 4, 0))
        self.assertEqual((found["triangles"], found["distance"]), ([12, 12], 13 ** 0.5))
        (x, y, z), (u, v, w) = found["points"]
        self.assertEqual((x, y, u, v, z), (1, 1, 3, 4, w))
        self.assertEqual(self.ask("distance", self.cube, self.cube, *self.moved(1, 1, 1))["distance"], 0)
        out, _ = self.run_program("distance", self.cube, self.cube, *self.moved(0, 0, 1.5))
        self.assertIn("distance     0.5\n", out)
        self.fails("distance", self.cube)
        self.fails("distance", self.cube, self.cube, "--at", "1,2,3")

    def kind(self, *arguments):
        found = self.ask("clash", *arguments)
        return found["kind"], found["solids"]

    def test_scene(self):
        """Each two objects as they are told of alone; those whose boxes are not near are apart."""
        half = [(x / 2, y / 2, z / 2) for x, y, z in POINTS]
        turned = [(-x, y, z) for x, y, z in POINTS]  # its fronts inside, as a mirror leaves them
        places = [(POINTS, FACES, at) for at in [(0, 0, 0), (1.5, 0, 0), (.5, .5, .5), (1, .25, 0), (0, 0, 0),
                                                 (1.25, 1.25, 1.25)]]
        places += [(half, FACES, (.25, .25, .25)), (POINTS, FACES[1:], (.5, .25, 0)), (turned, FACES, (1, 0, 1))]
        meshes, files = [], []
        for i, (points, faces, (u, v, w)) in enumerate(places):
            name = f"part{i}.off"
            self.write(name, off(points, faces))
            meshes.append({"file": name, "name": f'part "{i}", {i % 3}', "transform": {"translate": [u, v, w]}})
            files.append(self.write(f"alone{i}.off", off([(x + u, y + v, z + w) for x, y, z in points], faces)))
        scene = self.write("parts.json", json.dumps({"meshes": meshes}).encode())
        for clearance in [], ["--clearance", "0.3"]:
            told = self.ask("clash", scene, *clearance)
            self.assertEqual((told["mesh"], told["objects"]), (scene, len(files)))
            found = {tuple(clash["objects"]): (clash["kind"], clash["solids"]) for clash in told["clashes"]}
            self.assertEqual(list(found), sorted(found))
            for a, b in itertools.combinations(range(len(files)), 2):
                alone = self.kind(files[a], files[b], *clearance)
                self.assertEqual(found.get((a, b), ("apart", alone[1])), alone, (a, b))
            self.assertLess(len(found), 36)
            self.assertGreater(len({kind for kind, _ in found.values()}), 4)
            self.assertEqual(told["clashes"][0]["names"], ['part "0", 0', told["clashes"][0]["names"][1]])
            listed = list(csv.reader(self.run_program("clash", scene, "-p", "-", *clearance)[0].splitlines()))
            self.assertEqual(listed, [[*map(str, c["objects"]), c["kind"], *c["names"]] for c in told["clashes"]])
            text = re.sub(" +", " ", self.run_program("clash", scene, *clearance)[0])
            for kind, count in collections.Counter(kind for kind, _ in found.values()).items():
                self.assertIn(f"\n{count} {kind}\n", text)
        self.run_program("clash", scene, "--exit-code", code=1)
        self.run_program("clash", files[0], files[5], files[5], "--exit-code", code=1)
        self.run_program("clash", files[0], files[5], files[1], "--exit-code")
        self.assertIn("-o cannot", self.fails("clash", scene, "-o", self.path("cut.obj")))
        self.assertIn("--at cannot", self.fails("clash", scene, *self.moved(1, 0, 0)))

    def test_kinds(self):
        cube = self.cube
        half = self.write("half.off", off([(x / 2, y / 2, z / 2) for x, y, z in POINTS]))
        same = self.write("same.off", off(POINTS, [face[1:] + face[:1] for face in reversed(FACES)]))
        inward = self.write("inward.off", off(POINTS, [face[::-1] for face in FACES]))
        opened = self.write("opened.off", off(POINTS, FACES[1:]))
        for other, at, kind in [(cube, (1.5, 0, 0), "apart"), (cube, (1, 0.25, 0), "touching"),
                                (cube, (0.5, 0, 0), "piercing"), (cube, (0.5, 0.5, 0.5), "protruding"),
                                (half, (0.25, 0.25, 0.25), "nested, the second inside"),
                                (half, (0.25, 0.25, 0), "nested, the second inside"), (same, (0, 0, 0), "duplicate"),
                                (inward, (1, 0, 0), "touching"), (inward, (0, 0, 0), "duplicate")]:
            with self.subTest(other=other, at=at):
                self.assertEqual(self.kind(cube, other, *self.moved(*at)), (kind, True))
        self.assertEqual(self.kind(half, cube), ("nested, the first inside", True))
        self.assertEqual(self.kind(cube, cube, *self.moved(1.5, 0, 0), "--clearance", "0.5"), ("clearance", True))
        mirrored = ["--at", "-1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1"]
        self.assertEqual(self.kind(cube, cube, *mirrored), ("touching", True))
        self.assertEqual(self.kind(opened, half, *self.moved(0.25, 0.25, 0.25)), ("apart", False))
        self.assertEqual(self.kind(opened, opened), ("duplicate", False))
        self.assertEqual(self.kind(opened, cube), ("touching", False))
        self.assertEqual(self.kind(opened, cube, *self.moved(0.5, 0.5, 0.5)), ("piercing", False))
        self.assertIn("kind         touching (not closed)\n", self.run_program("clash", opened, cube)[0])

    def test_clearance(self):
        apart = ["clash", self.cube, self.cube, *self.moved(1.5, 0, 0), "--clearance"]
        found = self.ask(*apart, "0.5")
        self.assertEqual((found["pairs"] > 3, found["touching"], found["least"]), (True, 0, 0.5))
        self.assertEqual((self.ask(*apart, "0.4")["pairs"], self.ask(*apart, "0.4")["least"]), (0, "inf"))
        out, _ = self.run_program(*apart, "0.5", "-p", "-")
        rows_of = [line.split(",") for line in out.splitlines()]
        self.assertEqual(len(rows_of), found["pairs"])
        self.assertEqual({row[2] for row in rows_of}, {"0.5"})
        self.assertEqual(rows_of, sorted(rows_of, key=lambda row: (int(row[0]), int(row[1]))))
        self.assertIn("touching     0 of them", self.run_program(*apart, "0.5")[0])
        self.run_program(*apart, "0.5", "--exit-code", code=1)
        at_once = self.ask("clash", self.cube, self.cube, *self.moved(1, 0, 0), "--clearance", "0")
        self.assertEqual(at_once["pairs"], self.ask("clash", self.cube, self.cube, *self.moved(1, 0, 0))["pairs"])
        self.fails(*apart, "-1")
        self.fails(*apart, "1", "-o", self.path("lines.obj"))

    def test_itself(self):
        self.assertEqual(self.ask("self", self.cube, "--exit-code")["pairs"], 0)
        points = POINTS + [(0.2, 0.3, 0.5), (0.4, 0.3, 0.5), (0.3, 0.3, 2)]
        spike = self.write("spike.off", off(points, FACES + [(8, 9, 10)]))
        found = self.ask("self", spike, "--exit-code", code=1)
        self.assertEqual((found["pairs"], found["lines"]["open"]), (2, 1))
        again = self.write("again.stl", stl_binary(POINTS, FACES + [FACES[3]]))
        self.assertEqual(self.ask("self", again)["pairs"], 1)

    def test_section(self):
        for plane, closed, area in [("0,0,1,-0.25", 1, 1), ("0,0,1,-1", 1, 1), ("0,0,1,0", 0, 0),
                                    ("0,0,-1,0", 1, 1), ("1,1,0,-1", 1, 2 ** 0.5)]:
            section, = self.ask("section", self.cube, "--plane", plane)["sections"]
            self.assertEqual((section["closed"], section["open"]), (closed, 0), plane)
            self.assertAlmostEqual(section["area"], area, 12)
        layers = self.ask("section", self.cube, "--every", "0.25", "--along", "0,3,0")["sections"]
        self.assertEqual([layer["at"] for layer in layers], [0, 0.25, 0.5, 0.75, 1])
        self.assertEqual([layer["area"] for layer in layers], [0, 1, 1, 1, 1])
        open_box = self.write("open.off", off(faces=FACES[2:]))
        section, = self.ask("section", open_box, "--plane", "1,0,0,-0.5")["sections"]
        self.assertEqual((section["closed"], section["open"]), (0, 1))
        nowhere = self.write("nowhere.off", b"OFF\n3 1 0\nnan 0 0\n1 0 0\n0 1 0\n3 0 1 2\n")
        self.assertIn("finite", self.fails("section", nowhere, "--plane", "1,0,0,0", "-o", self.path("x.svg")))
        self.assertFalse(os.path.exists(self.path("x.svg")))
        self.assertIn("0.25", self.run_program("section", self.cube, "--every", "0.25")[0])

    def test_files(self):
        svg, csv = self.path("layers.svg"), self.path("layers.csv")
        for path in [svg, csv]:
            self.run_program("section", self.cube, "--every", "0.5", "-o", path)
        picture = xml.etree.ElementTree.parse(svg).getroot()
        self.assertEqual(len(picture.findall(".//{*}path")), 2)
        rows_of = [line.split(",") for line in self.lines_of(csv)]
        self.assertEqual(rows_of[0], ["section", "line", "closed", "x", "y", "z"])
        self.assertEqual({(row[0], float(row[5])) for row in rows_of[1:]}, {("1", 0.5), ("2", 1.0)})
        self.assertEqual(sorted(os.listdir(self.folder)), ["cube.off", "layers.csv", "layers.svg"])

    def test_dxf(self):
        """Groups of a code and a value; the points are those of the table, in the same lines."""
        dxf, csv = self.path("layers.dxf"), self.path("layers.csv")
        open_box = self.write("open.off", off(faces=FACES[2:]))
        for mesh in [self.cube, open_box]:
            for path in [dxf, csv]:
                self.run_program("section", mesh, "--plane", "1,0,0,-0.5", "-o", path)
            text = self.lines_of(dxf)
            groups = [(int(code), value) for code, value in zip(text[::2], text[1::2])]
            self.assertEqual(len(text) % 2, 0)
            self.assertEqual(groups[-1], (0, "EOF"))
            self.assertIn((1, "AC1009"), groups)
            lines, kind = [], ""
            for code, value in groups:
                if code == 0:
                    kind = value
                    if kind == "POLYLINE":
                        lines.append({"flags": 0, "points": []})
                    elif kind == "VERTEX":
                        lines[-1]["points"].append([])
                elif kind == "POLYLINE" and code == 70:
                    lines[-1]["flags"] = int(value)
                elif kind == "VERTEX" and code in (10, 20, 30):
                    lines[-1]["points"][-1].append(float(value))
            table = [line.split(",") for line in self.lines_of(csv)][1:]
            self.assertEqual([point for line in lines for point in line["points"]],
                             [[float(number) for number in row[3:]] for row in table])
            self.assertEqual([line["flags"] for line in lines],
                             [8 + int(row[2]) for i, row in enumerate(table)
                              if i == 0 or row[1] != table[i - 1][1]])

    def test_dxf_for_others(self):
        """What ezdxf reads: nothing is to be mended, and lines are closed, in space, on the layer of their plane."""
        boxes = self.write("boxes.off", off(*nested((5, 0, False), (3, 1, True), (1, 2, False))))
        open_box = self.write("open.off", off(faces=FACES[2:]))
        every = [("many", boxes, "--every", "0.5"), ("open", open_box, "--plane", "1,0,0,-0.5"),
                 ("none", boxes, "--plane", "0,0,1,-9")]
        for name, *arguments in every:
            self.run_program("section", *arguments, "-o", self.path(name + ".dxf"))
        self.run_program("clash", self.cube, self.cube, "--at", "1,0,0,.5,0,1,0,.5,0,0,1,.5,0,0,0,1",
                         "-o", self.path("clash.dxf"))
        script = """if True:
            import ezdxf.recover, json, sys
            for path in sys.argv[1:]:
                file, mended = ezdxf.recover.readfile(path)
                print(json.dumps([len(mended.errors) + len(mended.fixes)] +
                                 [[line.get_mode(), line.dxf.layer, line.is_closed, len(line)]
                                  for line in file.modelspace()]))"""
        paths = [self.path(name + ".dxf") for name in ("many", "open", "none", "clash")]
        for python in [sys.executable, "/usr/bin/python3"]:
            done = subprocess.run([python, "-c", script, *paths], capture_output=True)
            if done.returncode == 0:
                break
        else:
            self.skipTest("no python3-ezdxf")
        many, opened, none, clash = json_lines(done.stdout)
        self.assertEqual(many[0], 0)
        layers = [line[1] for line in many[1:]]
        self.assertEqual([layers.count("SECTION_%d" % i) for i in range(1, 11)], [1, 1, 2, 2, 3, 3, 2, 2, 1, 1])
        self.assertEqual({(line[0], line[2]) for line in many[1:]}, {("AcDb3dPolyline", True)})
        self.assertEqual(opened, [0, ["AcDb3dPolyline", "SECTION_0", False, 7]])
        self.assertEqual(none, [0])
        self.assertEqual(clash, [0, ["AcDb3dPolyline", "SECTION_0", True, 6]])

    def test_refusals(self):
        self.fails("clash", self.cube)
        self.fails("clash", self.cube, self.path("none.off"))
        self.fails("clash", self.cube, self.cube, "--at", "1,0,0,0,0,1,0,0,0,0,1,0,0,0,1,1")
        self.fails("clash", self.cube, self.cube, "--at", "1,2,3")
        self.fails("self", self.cube, "-o", self.path("lines.png"))
        self.fails("self", self.cube, "-p", self.path("none/pairs.csv"))
        self.fails("section", self.cube)
        self.fails("section", self.cube, "--plane", "0,0,0,1")
        self.fails("section", self.cube, "--plane", "0,0,1,0", "--every", "1")
        self.fails("section", self.cube, "--every", "1", "--along", "0,0,0")
        self.fails("section", self.cube, "--every", "1e-9")
        self.fails("section", self.cube, "--every", "0.5", "-o", self.path("none/layers.svg"))
        self.assertEqual(os.listdir(self.folder), ["cube.off"])


class Voxelize(Case):
    """The cells of a cube, which can be counted."""

    def setUp(self):
        super().setUp()
        self.cube = self.write("cube.off", off([(2 * x, 2 * y, 2 * z) for x, y, z in POINTS]))

    def ask(self, *arguments):
        out, err = self.run_program("voxelize", *arguments)
        self.assertEqual(err, "")
        return json.loads(out)

    def array(self, name):
        """The header of an array of NumPy, and its bytes."""
        with open(self.path(name), "rb") as file:
            data = file.read()
        length, = struct.unpack("<H", data[8:10])
        self.assertEqual((data[:8], (10 + length) % 64, data[9 + length]), (b"\x93NUMPY\1\0", 0, 10))
        return ast.literal_eval(data[10:10 + length].decode()), data[10 + length:]

    def test_counts(self):
        """Planes between cells in the faces of the cube, and not."""
        for more, filled in [([], 56), (["--conservative"], 56), (["--solid"], 64),
                             (["--solid", "--thin"], 64)]:
            got = self.ask(self.cube, "--cells", "4", *more)
            self.assertEqual((got["lower"], got["size"], got["cells"], got["filled"], got["volume"]),
                             ([0, 0, 0], 0.5, [4, 4, 4], filled, filled / 8), more)
        moved = self.write("moved.off", off([(2 * x + 0.6, 2 * y + 0.6, 2 * z + 0.6)
                                             for x, y, z in POINTS]))
        for more, filled in [([], 125 - 27), (["--solid"], 64), (["--thin"], 64 - 27 + 3 * 16),
                             (["--solid", "--thin"], 64 + 3 * 16)]:
            got = self.ask(moved, "--size", "0.5", *more)
            self.assertEqual((got["lower"], got["cells"]), ([0.5] * 3, [5] * 3))
            self.assertEqual(got["filled"], filled, more)

    def test_sides(self):
        """The mesh is in the middle, of what it has and what it needs."""
        bar = self.write("bar.off", off([(10 * x, y, 2.5 * z) for x, y, z in POINTS]))
        got = self.ask(bar, "--cells", "5", "--solid")
        self.assertEqual((got["cells"], got["lower"], got["filled"]), ([5, 1, 2], [0, -0.5, -0.75], 10))
        flat = self.write("flat.off", off([(x, y, 7) for x, y, _ in POINTS[:4]], FACES[:2]))
        got = self.ask(flat, "--cells", "2")
        self.assertEqual((got["cells"], got["lower"][2], got["filled"]), ([2, 2, 1], 6.75, 4))
        far = self.write("far.off", off([(1e6 + x / 3, y / 3, z / 3) for x, y, z in POINTS]))
        for cells in [3, 7, 1000]:
            got = self.ask(far, "--cells", str(cells)) if cells < 100 else \
                self.ask(flat, "--cells", str(cells))
            self.assertEqual(max(got["cells"]), cells)
        self.assertEqual(self.ask(self.cube, self.cube, "--cells", "4")["triangles"], 24)

    def test_array(self):
        """x runs fastest, as the header says."""
        wedge = self.write("wedge.off", off([(3, 0, 0), (3.9, 0, 0), (3, 0.9, 0), (3, 0, 0.9)],
                                            [(0, 2, 1), (0, 1, 3), (1, 2, 3), (0, 3, 2)]))
        got = self.ask(self.cube, wedge, "--size", "1", "--solid", "-o", self.path("a.npy"))
        header, data = self.array("a.npy")
        self.assertEqual(header, {"descr": "|b1", "fortran_order": True, "shape": (4, 2, 2)})
        self.assertEqual((len(data), sum(data), got["filled"]), (16, 8, 8))
        self.assertEqual([i for i, each in enumerate(data) if each],
                         [x + 4 * y + 8 * z for z in range(2) for y in range(2) for x in range(2)])
        self.ask(wedge, "--size", "1", "-o", self.path("a.NPY"))
        self.assertEqual(self.array("a.NPY")[0]["shape"], (1, 1, 1))

    def test_faces(self):
        """They enclose what is filled, seen from outside anticlockwise, a hollow too."""
        for more in [["--solid"], []]:
            got = self.ask(self.cube, "--cells", "4", *more, "-o", self.path("c.obj"))
            info = json.loads(self.run_program("info", self.path("c.obj"), "--json")[0])
            self.assertTrue(info["closed"])
            self.assertEqual(info["volume"], got["volume"])
            self.assertEqual(info["triangles"], 12 * (16 + (0 if more else 4)))
        self.assertEqual(info["points"], 125 - 1)
        with open(self.path("c.obj")) as file:
            self.assertEqual(sum(line.startswith("v ") for line in file), 124)

    def test_open(self):
        mesh = self.write("open.off", off(faces=FACES[:11]))
        _, err = self.run_program("voxelize", mesh, "--cells", "3", "--solid")
        self.assertIn("not closed", err)
        self.assertEqual(self.ask(mesh, "--cells", "3")["filled"], 26)

    def test_refusals(self):
        out = self.path("a.npy")
        self.write("a.npy", b"old")
        point = self.write("point.off", off([(1, 2, 3)] * 3, [(0, 1, 2)]))
        for bad, why in {(self.cube,): "--cells", (self.cube, "--cells", "3", "--size", "1"): "--cells",
                         (self.cube, "--cells", "0"): "--cells", (self.cube, "--size", "0"): "--size",
                         (self.cube, "--size", "-1"): "--size", (self.cube, "--size", "nan"): "--size",
                         (self.cube, "--cells", "5000000"): "--cells",
                         (self.cube, "--cells", "5000"): "5000 x 5000 x 5000 cells are too many",
                         (self.cube, "--size", "1e-9"): "too many",
                         (self.cube, "--size", "1e-18"): "too small",
                         (self.cube, "--cells", "3", "--thin", "--conservative"): "--thin",
                         (self.path("no.off"), "--cells", "3"): "no.off",
                         (point, "--cells", "3"): "--size",
                         (self.cube, "--cells", "3", "-o", self.path("a.vox")): ".npy",
                         (self.cube, "--cells", "3", "-o", self.path("none/b.npy")): "none/b.npy",
                         (): "voxelize"}.items():
            with self.subTest(bad):
                self.assertIn(why, self.fails("voxelize", *bad, *([] if "-o" in bad else ["-o", out])))
        self.assertEqual(self.ask(point, "--size", "1")["filled"], 1)
        with open(out, "rb") as file:
            self.assertEqual(file.read(), b"old")
        self.assertEqual(sorted(os.listdir(self.folder)), ["a.npy", "cube.off", "point.off"])
        if os.path.exists("/dev/full"):
            os.symlink("/dev/full", self.path("full.npy"))
            self.assertIn("/dev/full", self.fails("voxelize", self.cube, "--cells", "64", "-o",
                                                  self.path("full.npy")))


class Usage(Case):
    """The command line: helpful when asked, one line when wrong."""

    def test_help(self):
        for arguments in [["--help"], ["info", "--help"], ["cast", "--help"], ["bound", "--help"],
                          ["ask", "--help"], ["show", "--help"], ["cull", "--help"],
                          ["pick", "--help"], ["help", "--help"], ["closest", "--help"],
                          ["inside", "--help"], ["clash", "--help"], ["self", "--help"],
                          ["section", "--help"], ["distance", "--help"], ["voxelize", "--help"],
                          ["sweep", "--help"],
                          ["cast", "x.off", "--size", "8x8", "--help"]]:
            out, err = self.run_program(*arguments)
            self.assertEqual(err, "")
            self.assertIn("usage: isect", out)
            self.assertIn("\nexample:\n  isect ", out)
            self.assertTrue(all(len(line) <= 100 or line.startswith("  isect ")
                                for line in out.splitlines()), out)

    def test_version(self):
        out, _ = self.run_program("--version")
        self.assertRegex(out, r"^isect \d+\.\d+\.\d+\n$")

    def test_what_is_missing(self):
        self.fails()
        self.fails("info")
        self.fails("cast")
        self.fails("nonsense")
        self.fails("--nonsense")
        self.fails("info", "")
        out, err = self.run_program("info", "a.off", "b.off", code=2)
        self.assertEqual((out, err.count("\n")), ("", 2))
        self.assertIn("-o", self.fails("cast", "a.off"))
        for bad in [["-o", "a.png", "--rays", "-"], ["--json", "--rays", "-"],
                    ["--raw", "-o", "a.png"], ["--any", "-o", "a.png"], ["--rays", ""],
                    ["--culled", "--rays", "-", "--to", "b.off"], ["--culled", "--shade", "cost", "-o", "a.png"],
                    ["--culled", "--shape", '{"sphere":{"center":[0,0,0],"radius":1}}', "-o", "a.png"]]:
            self.fails("cast", "a.off", *bad)

    def test_bad_options(self):
        for bad in [["--nonsense"], ["-x"], ["--size"], ["--size", "0x5"], ["--size", "5"],
                    ["--size", "5x"], ["--size", "5x5x5"], ["--size", "-5x5"], ["--size", "5x99999"],
                    ["--size", "16384x16384"], ["--size", "5.5x5"], ["--size", " 5x5"],
                    ["--eye", "1,2"], ["--eye", "1,2,3,4"], ["--eye", "1,2,nan"],
                    ["--eye", "1,2,inf"], ["--eye", "1,2,x"], ["--eye", "1,,2"], ["--eye", ""],
                    ["--eye", "1, 2,3"], ["--eye", "1e999,0,0"], ["--up", "0,0,0"],
                    ["--eye", "9,0,0", "--at", "0,0,0", "--up", "1,0,0"], ["--fov", "0"],
                    ["--fov", "180"], ["--fov", "wide"], ["--fov", "30deg"], ["--shade", "pink"],
                    ["--shade", ""], ["--threads", "0"], ["--threads", "-1"], ["--threads", "2.5"],
                    ["--threads", "99999999999999999999"], ["--samples", "9"], ["--json=yes"],
                    ["--eye", "1e300,0,0"], ["-o", ""]]:
            with self.subTest(bad):
                self.fails("cast", self.write("cube.off", off()), "-o", self.path("out.png"), *bad)
                self.assertEqual(os.listdir(self.folder), ["cube.off"])
        self.fails("info", self.path("cube.off"), "--size", "5x5")

    def test_ways_to_write_options(self):
        cube = self.write("-cube.off", off())
        out = self.path("out.png")
        for way in [[cube, "-o", out], ["-o" + out, cube], ["--output=" + out, cube],
                    ["--output", out, "--", cube], ["--eye", "-5,-4,-3", "-o", out, cube]]:
            self.run_program("cast", *way, "--size", "8x8") if "--" not in way else \
                self.run_program("cast", "--size", "8x8", *way)
            self.assertEqual(read_png(out)[:2], (8, 8))
            os.remove(out)
        done = subprocess.run([os.path.abspath(PROGRAM), "info", "--", "-cube.off"],
                              cwd=self.folder, capture_output=True)
        self.assertEqual(done.returncode, 0)

    def test_output_that_cannot_be_written(self):
        if not os.path.exists("/dev/full"):
            self.skipTest("no /dev/full")
        with open("/dev/full", "w") as full:
            done = subprocess.run([PROGRAM, "--help"], stdout=full, stderr=subprocess.PIPE)
        self.assertEqual(done.returncode, 2)
        self.assertEqual(done.stderr.count(b"\n"), 1)


class Help(Case):
    """What the tables of options are made into."""

    def test_help(self):
        out, err = self.run_program("help", "cast")
        self.assertEqual(err, "")
        self.assertEqual(out, self.run_program("cast", "--help")[0])
        self.assertIn("with --exit-code", out)
        self.assertNotIn("--exit-code", self.run_program("help", "bound")[0])
        self.assertEqual(self.run_program("help")[0], self.run_program("--help")[0])
        self.fails("help", "nonsense")
        self.fails("help", "info", "cast")
        self.fails("help", "--completion", "tcsh")

    def test_color(self):
        bold = "\033[1m"
        self.assertIn(bold, self.run_program("info", "--color", "always", "--help")[0])
        for arguments in [["--help"], ["--color=never", "--help"]]:
            self.assertNotIn(bold, self.run_program("info", *arguments)[0])
        _, err = self.run_program("info", "--color=always", "--nonsense", code=2)
        self.assertTrue(err.startswith("\033[1;31misect:\033[0m "))
        _, err = self.run_program("info", "--color", "pink", code=2)
        self.assertTrue(err.startswith("isect: "))

    def test_no_color_on_a_terminal(self):
        for environment, bold in [({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False),
                                  ({"NO_COLOR": ""}, True)]:
            try:
                ours, theirs = os.openpty()
            except OSError:
                self.skipTest("no pseudo-terminals here")
            variables = {**os.environ, "TERM": "xterm", **environment}
            if "NO_COLOR" not in environment:
                variables.pop("NO_COLOR", None)
            running = subprocess.Popen([PROGRAM, "--help"], stdout=theirs, env=variables)
            os.close(theirs)
            self.assertEqual(b"\033[1m" in read_terminal(ours), bold, environment)
            os.close(ours)
            self.assertEqual(running.wait(), 0)

    def test_manual(self):
        out, _ = self.run_program("help", "--man")
        for word in ["info", "cast", "bound", "ask", "\\-\\-repeat", "EXIT STATUS", "NO_COLOR"]:
            self.assertIn(word, out)
        if not shutil.which("groff"):
            self.skipTest("no groff")
        done = subprocess.run(["groff", "-man", "-Tascii", "-ww"], input=out.encode(),
                              capture_output=True)
        self.assertEqual((done.returncode, done.stderr), (0, b""))

    def complete(self, script, *words):
        line = "source %s; COMP_WORDS=(%s); COMP_CWORD=%d; _isect; echo ${COMPREPLY[@]}" % (
            script, " ".join("'%s'" % word for word in words), len(words) - 1)
        done = subprocess.run(["bash", "-c", line], capture_output=True, cwd=self.folder)
        self.assertEqual((done.returncode, done.stderr), (0, b""), done)
        return set(done.stdout.decode().split())

    def test_bash(self):
        if not shutil.which("bash"):
            self.skipTest("no bash")
        text, _ = self.run_program("help", "--completion", "bash")
        script = self.write("isect.bash", text.encode())
        self.assertEqual(self.complete(script, "isect", "c"), {"cast", "clash", "closest", "cull"})
        self.assertEqual(self.complete(script, "isect", "cast", "--ex"), {"--exit-code"})
        self.assertEqual(self.complete(script, "isect", "cast", "--shade", ""),
                         {"normal", "depth", "id", "bary", "cost"})
        self.assertEqual(self.complete(script, "isect", "ask", "cast", "ray", "tri"),
                         {"triangle", "triangle_culled"})
        self.assertTrue({"cast", "overlap", "hit"} <= self.complete(script, "isect", "ask", ""))
        self.assertEqual(self.complete(script, "isect", "info", "is"), {"isect.bash"})

    def test_other_shells(self):
        missing = []
        for shell in ["zsh", "fish"]:
            text = self.run_program("help", "--completion", shell)[0]
            for word in ["exit-code", "triangle_culled", "normal"]:
                self.assertIn(word, text)
            if shutil.which(shell):
                script = self.write("isect." + shell, text.encode())
                subprocess.run([shell, "-n", script], check=True)
            else:
                missing.append(shell)
        if missing:
            self.skipTest("no " + ", no ".join(missing))


class Generate(Case):
    """The meshes of the demonstration are what they say."""

    def generate(self, *arguments):
        return subprocess.run([GENERATOR, *arguments], capture_output=True).returncode

    def test_kinds(self):
        for kind, closed in [("sphere", True), ("torus", True), ("knot", True),
                             ("terrain", False)]:
            path = self.path(kind + ".ply")
            self.assertEqual(self.generate(kind, "2000", path), 0)
            info = json.loads(self.run_program("info", path, "--json")[0])
            self.assertTrue(1000 < info["triangles"] < 6000)
            self.assertEqual((info["closed"], info["rounded"]), (closed, "no"))
            self.assertEqual((info["degenerate"], info["duplicate"]), (0, 0))

    def test_refusals(self):
        self.assertEqual(self.generate(), 2)
        self.assertEqual(self.generate("pig", "2000", self.path("pig.ply")), 2)
        self.assertEqual(self.generate("knot", "1e99", self.path("knot.ply")), 2)
        self.assertEqual(self.generate("knot", "2000", self.path("none/knot.ply")), 2)


def main():
    global PROGRAM, GENERATOR
    group, (PROGRAM, GENERATOR) = sys.argv[1].capitalize(), sys.argv[2:4]
    done = unittest.main(argv=[sys.argv[0], *sys.argv[4:], group], exit=False).result
    sys.exit(0 if done.wasSuccessful() else 1)


if __name__ == "__main__":
    main()
