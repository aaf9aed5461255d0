"""isect formats: see case.py."""

import json

import case
from case import (Case, FACES, POINTS, glb, gltf, obj, off, ply_ascii, ply_binary, ply_header, rows,
                  stl_ascii, stl_binary)


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

    def test_concave_polygons(self):
        """The area is that of the polygon: 15 is half of Newell's normal of this quad."""
        quad = [(0, -4, 0), (5, -4, 0), (0, -10, 0), (10, 0, 0)]
        notch = [(0, 0, 0), (3, 0, 0), (3, 5, 0), (5, 5, 0), (5, 0, 0), (9, 0, 0), (9, 8, 0), (0, 8, 0)]
        for points, area in [(quad, 15), (notch, 62)]:
            for turn in range(len(points)):
                face = [(turn + i) % len(points) for i in range(len(points))]
                for loop in [face, face[::-1]]:
                    for name, data in [("n.obj", obj(points, [loop])), ("n.off", off(points, [loop])),
                                       ("n.ply", ply_ascii(points, [loop])),
                                       ("b.ply", ply_binary(points, [loop]))]:
                        info = self.info(name, data)
                        self.check_info(info, triangles=len(points) - 2, area=area, crossed=0,
                                        not_flat=0)

    def ac(self, points, faces):
        """AC3D, a format that assimp reads."""
        text = "AC3Db\nMATERIAL \"a\" rgb 1 1 1 amb 1 1 1 emis 0 0 0 spec 1 1 1 shi 0 trans 0\n"
        text += "OBJECT world\nkids 1\nOBJECT poly\nname \"a\"\nnumvert %d\n" % len(points) + rows(points)
        text += "numsurf %d\n" % len(faces)
        for face in faces:
            text += "SURF 0x20\nmat 0\nrefs %d\n" % len(face) + rows((i, 0, 0) for i in face)
        return (text + "kids 0\n").encode()

    def warned(self, name, data):
        """The numbers of a mesh in a format of floats without a count."""
        return json.loads(self.run_program("info", self.write(name, data), "--json")[0])

    def test_concave_polygons_of_assimp(self):
        """They are cut by the same function; assimp makes an area of 45 of the first."""
        quad = [(0, -4, 0), (5, -4, 0), (0, -10, 0), (10, 0, 0)]
        for turn in range(4):
            face = [(turn + i) % 4 for i in range(4)]
            for loop in [face, face[::-1]]:
                self.check_info(self.warned("q.ac", self.ac(quad, [loop])), triangles=2, area=15, crossed=0,
                                polygons=1)
        bow = [(0, 0, 0), (2, 2, 0), (2, 0, 0), (0, 2, 0)]
        path = self.write("bow.ac", self.ac(bow, [(0, 1, 2, 3)]))
        out, err = self.run_program("info", path)
        self.assertIn("crossed      1 faces\n", out)
        self.assertIn("warning: %s: a face crosses itself or has no area; faces of this kind: 1\n" % path, err)

    def test_utf16(self):
        """Text of UTF-16, with its mark, is that of UTF-8."""
        text = b"# \xc3\xa9 \xe2\x82\xac \xf0\x9f\xa7\x8a\n" + obj()
        for order, mark in (("le", b"\xff\xfe"), ("be", b"\xfe\xff")):
            for name, data in (("a.obj", text), ("b.off", off()), ("b.stl", stl_ascii()), ("named", obj())):
                self.check_cube(name, mark + data.decode().encode("utf-16-" + order))
            cube = self.warned("c.ac", mark + self.ac(POINTS, FACES).decode().encode("utf-16-" + order))
            self.check_info(cube, triangles=12, volume=1)
            cut = mark + "v 0 0 \ud83e 0\n".encode("utf-16-" + order, "surrogatepass") + obj()
            self.assertIn("byte 14: not a character of UTF-16", self.fails("info", self.write("cut.obj", cut)))

    def test_formats_by_their_text(self):
        """Where a name has no ending, or that of no format."""
        for name in ("cube", "cube.dat", "cube.backup"):
            for data in (off(), obj(), stl_ascii(), stl_binary(), stl_binary(title=b"by hand"), ply_ascii(),
                         ply_binary()):
                self.check_cube(name, data)
            self.check_info(self.warned(name, self.ac(POINTS, FACES)), triangles=12, volume=1, counted=False)
            for data in (b"some words\n", bytes(200), stl_binary(title=b"by hand")[:-1], b"3dmodel 1\n\nv 0 0 0\n"):
                self.assertIn("not a mesh in a known format", self.fails("info", self.write(name, data)))

    def test_prism(self):
        """A prism over a T is closed, has its volume, and does not cross itself."""
        t = [(0, 2), (2, 2), (2, 0), (3, 0), (3, 2), (5, 2), (5, 3), (0, 3)]
        points = [(x, y, z) for z in (0, 2) for x, y in t]
        faces = [tuple(range(8, 16)), tuple(range(7, -1, -1))]
        faces += [(i, (i + 1) % 8, 8 + (i + 1) % 8, 8 + i) for i in range(8)]
        path = self.write("t.obj", obj(points, faces))
        self.check_info(self.info("t.obj", obj(points, faces)), triangles=28, volume=14, closed=True)
        self.assertEqual(json.loads(self.run_program("self", path, "--json")[0])["pairs"], 0)

    def test_faces_with_flaws(self):
        """They are cut, counted, and the first is named."""
        points = [(0, 0, 0), (2, 2, 0), (2, 0, 0), (0, 2, 0), (0, 0, 1)]
        path = self.write("bow.obj", obj(points, [(0, 1, 2), (0, 1, 2, 3), (0, 2, 1, 4)]))
        out, err = self.run_program("info", path, "--json")
        self.check_info(json.loads(out), triangles=5, crossed=1, not_flat=1)
        self.assertIn(path + ":7: a face crosses itself or has no area", err)
        self.assertIn(path + ":8: a face is not flat", err)
        self.assertEqual(self.run_program("info", path, "--exit-code", code=1)[0][:4], "mesh")

    def test_strips(self):
        strips = ply_header("ascii", POINTS, []).replace(b"element face 0", b"element tristrips 1")
        strips += rows(POINTS).encode() + b"8 0 1 2 3 -1 4 5 6\n"
        self.check_info(self.info("strips.ply", strips), triangles=3, vertices=8)

    def test_bytes_behind_the_last_triangle(self):
        self.check_info(self.info("behind.stl", stl_binary(title=b"exported") + b"\0\0"), triangles=12, volume=1)
        self.check_info(self.info("solid.stl", stl_binary() + b"\0\0"), triangles=12, volume=1)
        self.check_cube("capitals.stl", stl_ascii().upper())

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


if __name__ == "__main__":
    case.main()
