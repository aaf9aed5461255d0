"""isect convert: see case.py."""
import base64
import json
import os
import struct
import subprocess

import case
import independent
from case import Case, FACES, POINTS, obj, off, ply_ascii, stl_binary

FORMATS = ("obj", "stl", "ply", "gltf", "glb")


def floats(faces):
    return [[tuple(struct.unpack("<3f", struct.pack("<3f", *p))) for p in face] for face in faces]


def faces_of(points, faces):
    return [[tuple(points[i]) for i in face] for face in faces]


def read_gltf(data, container):
    """The points of each face, by the specification of glTF 2.0, which this reads strictly."""
    if container:
        magic, version, size = struct.unpack_from("<4sII", data)
        length, kind = struct.unpack_from("<I4s", data, 12)
        bytes_of, other = struct.unpack_from("<I4s", data, 20 + length)
        assert (magic, version, size, kind, other) == (b"glTF", 2, len(data), b"JSON", b"BIN\0")
        assert length % 4 == bytes_of % 4 == 0 and 28 + length + bytes_of == size
        file, binary = json.loads(data[20:20 + length]), data[28 + length:]
    else:
        file = json.loads(data)
        binary = base64.b64decode(file["buffers"][0]["uri"].split("base64,")[1], validate=True)
    assert file["asset"]["version"] == "2.0" and file["buffers"][0]["byteLength"] == len(binary)
    primitive = file["meshes"][0]["primitives"][0]
    arrays = []
    for index, form, width in (primitive["attributes"]["POSITION"], "f", 3), (primitive["indices"], "I", 1):
        accessor = file["accessors"][index]
        view = file["bufferViews"][accessor["bufferView"]]
        assert accessor["componentType"] == {"f": 5126, "I": 5125}[form]
        assert view["byteLength"] == 4 * width * accessor["count"]
        numbers = struct.unpack_from("<%d%s" % (width * accessor["count"], form), binary, view["byteOffset"])
        arrays.append([numbers[i:i + width] for i in range(0, len(numbers), width)])
        if form == "f":
            assert accessor["min"] == [min(p[k] for p in arrays[0]) for k in range(3)]
            assert accessor["max"] == [max(p[k] for p in arrays[0]) for k in range(3)]
    corners = [arrays[0][i] for i, in arrays[1]]
    return [list(corners[i:i + 3]) for i in range(0, len(corners), 3)]


class Convert(Case):
    """Each format, read by another reader, has the triangles of the input, in their order."""

    AWKWARD = [(0.1 + x / 3, 1e6 + y / 7, -z * 1e-9) for x, y, z in POINTS]

    def convert(self, path, name, *arguments, code=0):
        out, err = self.run_program("convert", path, "-o", self.path(name), "--json", *arguments, code=code)
        self.assertEqual(err, "")
        return json.loads(out)

    def data(self, name):
        with open(self.path(name), "rb") as file:
            return file.read()

    def faces(self, name):
        data = self.data(name)
        if name.endswith(("gltf", "glb")):
            return read_gltf(data, name.endswith("glb"))
        return [[tuple(p) for p in face] for face in independent.read(name, data)]

    def test_formats(self):
        for points in POINTS, self.AWKWARD:
            mesh = self.write("mesh.off", off(points))
            exact = faces_of(points, FACES)
            for name in ["out." + ending for ending in FORMATS]:
                with self.subTest(name=name, points=points[1]):
                    lossless = name.endswith(("obj", "ply"))
                    told = self.convert(mesh, name)
                    self.assertEqual(self.faces(name), exact if lossless else floats(exact))
                    self.assertEqual((told["triangles"], told["vertices"]), (12, 36 if name.endswith("stl") else 8))
                    lost = told["lost"]
                    self.assertEqual(lost["moved"] > 0, points is self.AWKWARD and not lossless)
                    self.assertEqual(lost["unshared"], 28 if name.endswith("stl") else 0)
                    # and what this program reads again
                    info = json.loads(self.run_program("info", self.path(name), "--json")[0])
                    self.assertEqual((info["triangles"], info["points"], info["edges"]["all"]), (12, 8, 18))
        self.assertIn(b"property double x", self.data("out.ply"))
        self.convert(self.write("mesh.off", off()), "out.ply")
        self.assertIn(b"property float x", self.data("out.ply"))

    def test_normals(self):
        self.convert(self.write("cube.off", off()), "cube.stl")
        data = self.data("cube.stl")
        self.assertEqual((len(data), struct.unpack_from("<I", data, 80)), (84 + 50 * 12, (12,)))
        normals = [struct.unpack_from("<3f", data, 84 + 50 * i) for i in range(12)]
        self.assertEqual(normals[::2], [(0, 0, -1), (0, 0, 1), (0, -1, 0), (1, 0, 0), (0, 1, 0), (-1, 0, 0)])

    def test_chain(self):
        """Through all formats and back: shared vertices are lost by STL, and found by --merge."""
        knot = self.path("knot.ply")
        subprocess.run([case.GENERATOR, "knot", "2000", knot], check=True)
        before = json.loads(self.run_program("info", knot, "--json")[0])
        names = ["a.glb", "b.obj", "c.gltf", "d.stl", "e.ply"]
        for source, name in zip([knot] + [self.path(n) for n in names], names):
            self.convert(source, name, *(["--merge"] if name == "e.ply" else []))
        self.assertEqual(self.faces("e.ply"), floats(self.faces("knot.ply")))
        after = json.loads(self.run_program("info", self.path("e.ply"), "--json")[0])
        for key in "triangles", "vertices", "points", "edges", "closed", "parts":
            self.assertEqual(after[key], before[key])

    def test_merge_and_weld(self):
        soup = self.write("soup.stl", stl_binary())
        told = self.convert(soup, "soup.ply")
        self.assertEqual((told["vertices"], told["lost"]["merged"]), (36, 0))
        told = self.convert(soup, "one.obj", "--merge")
        self.assertEqual((told["vertices"], told["lost"]["merged"]), (8, 28))
        self.assertEqual(self.faces("one.obj"), faces_of(POINTS, FACES))
        near = self.write("near.off", off(POINTS + [(1e-9, 0, 0)], FACES[1:] + [(8, 2, 1)]))
        self.assertEqual(self.convert(near, "near.ply", "--merge")["vertices"], 9)
        out, _ = self.run_program("convert", near, "-o", self.path("near.ply"), "--merge", "--weld", "1e-6", "--json")
        self.assertEqual(json.loads(out)["vertices"], 8)

    def test_losses(self):
        points = POINTS + [("nan", 0, 0), (5, 5, 5)]
        path = self.write("bad.off", off(points, FACES + [(8, 0, 1)]))
        for ending in FORMATS:
            told = self.convert(path, "out." + ending)
            self.assertEqual((told["triangles"], told["lost"]["not_finite"], told["lost"]["unused"]), (12, 1, 2))
            self.assertEqual(self.faces("out." + ending), faces_of(POINTS, FACES))
        huge = self.write("huge.off", off([(1e39, 0, 0)] + POINTS[1:]))
        self.assertEqual(self.convert(huge, "out.obj")["lost"]["not_finite"], 0)
        told = self.convert(huge, "out.glb")["lost"]
        self.assertEqual((told["not_finite"], told["moved"]), (sum(0 in face for face in FACES), "inf"))
        quad = self.write("quad.obj", obj(POINTS, [(0, 3, 2, 1)]))
        self.assertEqual(self.convert(quad, "out.ply")["lost"]["polygons"], 1)
        text = self.run_program("convert", path, quad, "-o", self.path("out.stl"))[0]
        for line in ("30 shared vertices", "1 triangles with NaN", "2 objects", "1 faces with more than 3"):
            self.assertIn("lost         " + line, text)
        lossless = self.run_program("convert", self.write("cube.ply", ply_ascii()), "-o", self.path("out.obj"))[0]
        self.assertNotIn("lost", lossless)

    def test_scene(self):
        self.write("cube.off", off())
        scene = self.write("two.json", json.dumps({"meshes": [
            {"file": "cube.off"}, {"file": "cube.off", "transform": {"translate": [3, 0, 0]}}]}).encode())
        told = self.convert(scene, "two.obj")
        self.assertEqual((told["triangles"], told["lost"]["objects"]), (24, 2))
        moved = [(x + 3, y, z) for x, y, z in POINTS]
        self.assertEqual(self.faces("two.obj"), faces_of(POINTS, FACES) + faces_of(moved, FACES))

    def test_refusals(self):
        cube = self.write("cube.off", off())
        self.assertIn("no output", self.fails("convert", cube))
        for name in "out.fbx", "out", "out.off":
            self.assertIn(".obj, .stl, .ply, .gltf or .glb", self.fails("convert", cube, "-o", self.path(name)))
        self.assertIn("--merge", self.fails("convert", cube, "-o", self.path("out.stl"), "--merge"))
        self.fails("convert", self.path("none.off"), "-o", self.path("out.ply"))
        self.fails("convert", cube, "-o", self.path("none/out.ply"))
        nan = self.write("nan.off", b"OFF\n3 1 0\nnan 0 0\n1 0 0\n0 1 0\n3 0 1 2\n")
        self.assertIn("finite", self.fails("convert", nan, "-o", self.path("out.ply")))
        if os.path.exists("/dev/full"):
            os.symlink("/dev/full", self.path("full.ply"))
            self.assertIn("full", self.fails("convert", cube, "-o", self.path("full.ply")))
        self.assertEqual([f for f in os.listdir(self.folder) if f.startswith("out")], [])


if __name__ == "__main__":
    case.main()
