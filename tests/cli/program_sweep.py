"""isect sweep: see case.py."""
import json
import os
import xml.etree.ElementTree

import case
from case import Case, POINTS, obj, off, read_png


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


if __name__ == "__main__":
    case.main()
