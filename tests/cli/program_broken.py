"""isect broken: see case.py."""
import json
import os
import struct
import subprocess
import zipfile

import case
from case import (Case, FACES, POINTS, glb, gltf, obj, off, ply_ascii, ply_binary, ply_header,
                  rows, stl_ascii, stl_binary)


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
        """Extensions of glTF; free-form surfaces; a face less."""
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
        self.assertIn("coordinates of this format are floats", err)

    def amf(self, *volumes, places=0):
        """A cube, its triangles in these parts; in a row of as many places."""
        text = "<?xml version=\"1.0\"?>\n<amf><object id=\"0\"><mesh><vertices>"
        for point in POINTS:
            text += "<vertex><coordinates><x>%g</x><y>%g</y><z>%g</z></coordinates></vertex>" % point
        text += "</vertices>"
        for faces in volumes:
            text += "<volume>" + "".join("<triangle><v1>%d</v1><v2>%d</v2><v3>%d</v3></triangle>" % f
                                         for f in faces) + "</volume>"
        text += "</mesh></object>" + "<constellation id=\"1\">" * (places > 0)
        for i in range(places):
            text += "<instance objectid=\"0\"><deltax>%d</deltax></instance>" % (3 * i)
        return (text + "</constellation>" * (places > 0) + "</amf>\n").encode()

    def threemf(self, name, parts):
        """A cube in each of these files of an archive."""
        core = "http://schemas.microsoft.com/3dmanufacturing/core/2015/02"
        cube = ("<object id=\"1\" type=\"model\"><mesh><vertices>" +
                "".join("<vertex x=\"%g\" y=\"%g\" z=\"%g\"/>" % p for p in POINTS) +
                "</vertices><triangles>" +
                "".join("<triangle v1=\"%d\" v2=\"%d\" v3=\"%d\"/>" % f for f in FACES) +
                "</triangles></mesh></object>")
        with zipfile.ZipFile(self.path(name), "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr("_rels/.rels", "<Relationships xmlns=\"http://schemas.openxmlformats.org/"
                             "package/2006/relationships\"><Relationship Target=\"/3D/3dmodel.model\" "
                             "Id=\"a\" Type=\"http://schemas.microsoft.com/3dmanufacturing/2013/01/"
                             "3dmodel\"/></Relationships>")
            for part in parts:
                archive.writestr(part, "<model unit=\"millimeter\" xmlns=\"%s\"><resources>%s</resources>"
                                 "<build><item objectid=\"1\"/></build></model>" % (core, cube))
        with open(self.path(name), "rb") as file:
            return file.read()

    def test_parts_that_the_importer_drops(self):
        """All of a file, or nothing and the reason."""
        out, _ = self.run_program("info", self.write("one.amf", self.amf(FACES)), "--json")
        self.check_info(json.loads(out), triangles=12, volume=1, counted=True)
        volumes = "meshes of several volumes are not supported"
        self.refuses("two.amf", self.amf(FACES[:6], FACES[6:]), volumes)
        # half of the triangles in two places are as many as the file declares
        self.refuses("places.amf", self.amf(FACES[:6], FACES[6:], places=2), volumes)
        out, _ = self.run_program("info", self.write("row.amf", self.amf(FACES, places=3)), "--json")
        self.check_info(json.loads(out), triangles=36, volume=3, counted=False,
                        bounds={"lower": [0, 0, 0], "upper": [7, 1, 1]})
        # assimp crashes, or mixes up the parts, where RAW has several objects, colours or textures
        corners = b"0 0 0 1 0 0 0 1 0"
        for name in (b"", b"a name\n", b"\n\n"):
            out, _ = self.run_program("info", self.write("a.raw", name + corners + b"\n" + corners), "--json")
            self.check_info(json.loads(out), triangles=2, area=1, counted=True)
        for line in (b"another", b".5 .5 .5 " + corners, corners + b" a.png", b"1 2 3", corners + b" 0"):
            self.refuses("b.raw", b"a\n" + corners + b"\n\n" + line + b"\n",
                         "b.raw:4: only one object, of triangles of 9 numbers, is supported")
        self.threemf("one.3mf", ["3D/3dmodel.model"])
        out, _ = self.run_program("info", self.path("one.3mf"), "--json")
        self.check_info(json.loads(out), triangles=12, volume=1)
        self.refuses("parts.3mf", self.threemf("parts.3mf", ["3D/3dmodel.model", "3D/Objects/a.model"]),
                     "objects in several files (3D/Objects/a.model) are not supported")
        whole = glb()
        size = struct.unpack("<I", whole[12:16])[0]
        unpadded = whole[:12] + struct.pack("<I", size - 1) + whole[16:20 + size - 1] + whole[20 + size:]
        self.refuses("unpadded.glb", unpadded[:8] + struct.pack("<I", len(unpadded)) + unpadded[12:],
                     "byte 12: the JSON is %d bytes long, not a multiple of 4" % (size - 1))
        self.refuses("cut.glb", whole[:-10], "byte %d: ends before the %d bytes" % (len(whole) - 10, len(whole)))

    def test_the_place_is_named(self):
        """The line of a text, the byte of a binary file."""
        whole = stl_binary()
        self.refuses("cut.stl", whole[:84 + 50 * 7 + 3], "byte 437: ends after 7 of 12 triangles")
        self.refuses("more.stl", whole + whole[84:184], "byte 80: declares 12 triangles, but 14 follow")
        self.refuses("cut.ply", ply_binary()[:-5], "byte 432: ends after 11 of 12 elements 'face'")
        self.refuses("x.obj", obj() + b"v 1x 0 0\n", "x.obj:21: '1x' is not a number")
        self.refuses("d.obj", obj() + b"v 0 0 1.D2\n", "d.obj:21: '1.D2' is not a number")
        self.refuses("two.ply", ply_ascii().replace(b"0 0 0\n1 0 0\n", b"0 0 0 1 0 0\n"),
                     "two.ply:11: more numbers in this line than a vertex has")
        self.refuses("extra.ply", ply_ascii().replace(b"3 0 2 1\n", b"3 0 2 1 0 0\n"),
                     "extra.ply:19: more numbers in this line than a face has")

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
        done = subprocess.run([case.PROGRAM, "info", path], capture_output=True, timeout=120)
        self.assertIn(done.returncode, (0, 2))
        self.assertEqual(done.stderr.count(b"\n"), 1 if done.returncode == 2 else 0)


if __name__ == "__main__":
    case.main()
