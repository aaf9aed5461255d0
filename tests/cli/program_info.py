"""isect info: see case.py."""
import json
import os
import re
import struct
import subprocess
from fractions import Fraction

import case
from case import Case, FACES, POINTS, gltf, obj, off, ply_ascii, ply_binary, stl_ascii, stl_binary


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
                    self.assertEqual(err, "")
        data = ply_binary([(0.1, 0, 0)] + POINTS[1:], number="double")
        self.assertEqual(self.info("r.ply", data)["rounded"], "yes")

    def test_double(self):
        """As it is in the file, in every format that holds doubles."""
        points = [(0.1 + x / 3, 1e6 + y, z) for x, y, z in POINTS]
        for name, data in [("d.off", off(points)), ("d.obj", obj(points)),
                           ("d.stl", stl_ascii(points)),
                           ("d.ply", ply_ascii(points, number="double")),
                           ("b.ply", ply_binary(points, number="double"))]:
            with self.subTest(name):
                out, err = self.run_program("info", self.write(name, data), "--json")
                self.assertEqual(err, "")
                info = json.loads(out)
                self.assertEqual(info["bounds"], {"lower": [0.1, 1e6, 0],
                                                  "upper": [0.1 + 1 / 3, 1e6 + 1, 1]})
                self.assertEqual(info["points"], 8)

    def test_one_precision(self):
        """Two nodes that meet at 0.1 + 0.2 and at 0.3: open for every command, or for none."""
        nodes = [{"mesh": 0, "translation": [0.1 + 0.2, 0, 0]}, {"mesh": 0, "translation": [0.3 - 1, 0, 0]}]
        data = gltf(faces=[f for f in FACES if f not in [(1, 2, 6), (1, 6, 5)]], nodes=nodes)
        info = self.info("two.gltf", data)
        err = self.run_program("voxelize", self.path("two.gltf"), "--cells", "4", "--solid",
                               "-o", self.path("c.npy"))[1]
        self.assertEqual(info["closed"], "is not closed" not in err)

    # A box of two halves that meet at x = .3: the first is moved there by .1 + .2, the second turned by .5 - .2.
    HALVES = [{"mesh": 0, "scale": [.2, 1, 1], "translation": [.1, 0, 0]},
              {"mesh": 0, "scale": [.2, 1, 1], "translation": [.5, 0, 1], "rotation": [0, 1, 0, 0]}]

    def test_weld(self):
        """Parts that rounding moved apart are joined, in every command, with a report."""
        half = [face for face in FACES if any(POINTS[i][0] == 0 for i in face)]
        path = self.write("halves.gltf", gltf(faces=half, nodes=[dict(node) for node in self.HALVES]))
        info = json.loads(self.run_program("info", path, "--json")[0])
        self.check_info(info, triangles=20, points=16, closed=False, weld=None)
        out, err = self.run_program("info", path, "--json", "--weld", "1e-7")
        info = json.loads(out)
        self.check_info(info, triangles=20, vertices=16, points=12, closed=True, degenerate=0)
        self.assertAlmostEqual(info["volume"], .4, places=7)
        # .1 + .2 and .5 - .2, of floats
        gap = sum(struct.unpack("<4f", struct.pack("<4f", .1, .2, .2, -.5)))
        self.assertEqual(info["weld"], {"distance": 1e-7, "moved": 4, "largest": gap, "collapsed": 0})
        self.assertEqual(err, "isect: warning: %s: --weld moves 4 vertices, by up to %.3g\n" % (path, gap))
        out, err = self.run_program("info", path, "--json", "--weld=1e-9")
        self.check_info(json.loads(out), points=16, closed=False)
        self.assertIn("--weld moves 0 vertices, by up to 0\n", err)
        out, err = self.run_program("info", path, "--json", "--weld", "0.9")
        self.check_info(json.loads(out)["weld"], moved=12, collapsed=16)
        self.assertIn("; 16 triangles collapse\n", err)
        plane = ["--plane", "0,1,0,-.5", "--json"]
        for weld, closed in ([], 0), (["--weld", "1e-7"], 1):
            cut = json.loads(self.run_program("section", path, *plane, *weld)[0])["sections"][0]
            self.assertEqual((cut["closed"], cut["open"]), (closed, 2 - 2 * closed))
        self.assertAlmostEqual(cut["area"], .4, places=7)
        self.assertIn("not closed", self.run_program("voxelize", path, "--cells", "8", "--solid")[1])
        self.assertNotIn("not closed", self.run_program("voxelize", path, "--cells", "8", "--solid", "--weld", "1e-7")[1])
        scene = self.write("scene.json", json.dumps({"meshes": [{"file": "halves.gltf"}] * 2}).encode())
        self.assertEqual(self.run_program("cull", scene, "--eye", "3,3,3", "--weld", "1e-7")[1].count("moves 4"), 1)

    def test_weld_of_wrong_numbers(self):
        path = self.write("cube.off", off())
        for wrong in ("-1", "nan", "inf", "1e101", "x"):
            self.assertIn("--weld needs a number", self.fails("info", path, "--weld", wrong))
        self.assertIn("--weld", self.fails("show", "--weld", "1"))

    def test_what_rounding_does(self):
        """A triangle of a centimetre, far away, is a point in float."""
        far = [(500000.1, 4600000.1, 0), (500000.11, 4600000.1, 0), (500000.1, 4600000.11, 0)]
        path = self.write("utm.off", off(far, [(0, 1, 2)]))
        for command in [["cast", path, "-o", self.path("a.png")], ["bound", path]]:
            self.assertRegex(self.run_program(*command)[1],
                             "^isect: warning: .*utm.off: rounding to float moves vertices by up to "
                             "[0-9.]+ of the size, and 1 triangles become degenerate .*\n$")
        out, err = self.run_program("info", path, "--json")
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

    def test_several_as_json(self):
        cube, half = self.write("cube.off", off()), self.write("half.obj", obj(faces=FACES[:6]))
        none = self.path("none.off")
        for meshes, triangles in [([cube, half], [12, 6]), ([none, cube, half], [12, 6]), ([cube, none, half], [12, 6]),
                                  ([cube, none], [12]), ([none, none], [])]:
            out, _ = self.run_program("info", *meshes, "--json", code=2 if none in meshes else 0)
            self.assertEqual([mesh["triangles"] for mesh in json.loads(out)], triangles)
        self.assertEqual(json.loads(self.run_program("info", cube, "--json")[0])["triangles"], 12)

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

    def test_uncertain_volume(self):
        """A flat tetrahedron, whose volume is of the size of the rounding errors."""
        points = [(0, 0, 0), (1e10, 0, 1e10 / 3), (0, 1e10, 1e10 / 7), (1e10, 1e10, 1e10 / 3 + 1e10 / 7)]
        u, v, w = ([Fraction(x) for x in p] for p in points[1:])
        exact = (u[0] * (v[1] * w[2] - v[2] * w[1]) + u[1] * (v[2] * w[0] - v[0] * w[2])
                 + u[2] * (v[0] * w[1] - v[1] * w[0])) / 6
        path = self.write("flat.off", off(points, [(0, 2, 1), (0, 1, 3), (1, 2, 3), (0, 3, 2)]))
        info = json.loads(self.run_program("info", path, "--json")[0])
        self.assertTrue(info["closed"])
        self.assertLessEqual(abs(Fraction(info["volume"]) - exact), info["volume_off"])
        self.assertGreater(info["volume_off"], 1e-6 * abs(info["volume"]))
        self.assertIn(", off by up to ", self.run_program("info", path)[0])
        cube = json.loads(self.run_program("info", self.write("cube.off", off()), "--json")[0])
        self.assertLess(cube["volume_off"], 1e-14)

    def test_parts_and_inertia(self):
        """Cubes of side 1: two apart, two that share a corner, two that share none but intersect."""
        for shift, parts, self_pairs in [((3, 0, 0), 2, 0), ((1, 1, 1), 1, 0), ((0.5, 0.25, 0.125), 2, True)]:
            moved = [tuple(x + d for x, d in zip(p, shift)) for p in POINTS]
            data = off(POINTS + moved, FACES + [tuple(i + 8 for i in f) for f in FACES])
            info = self.info("two.off", data)
            self.assertEqual((info["parts"], info["self"]), (parts, None))
            inertia = info["inertia"]
            self.assertEqual((inertia["of"], inertia["mass"]), ("solid", 2))
            self.assertEqual(inertia["center"], [(1 + d) / 2 for d in shift])
            # of a cube 1/6, and of two masses of 1 at d/2 from the middle: the sum of squares / 2
            squares = [d * d / 2 for d in shift]
            for got, i, j in zip(inertia["moments"], (1, 2, 0), (2, 0, 1)):
                self.assertAlmostEqual(got, 1 / 3 + squares[i] + squares[j], places=12)
            for got, i, j in zip(inertia["deviations"], (1, 2, 0), (2, 0, 1)):
                self.assertAlmostEqual(got, shift[i] * shift[j] / 2, places=12)
            crossing = json.loads(self.run_program("info", self.path("two.off"), "--self", "--json")[0])["self"]
            pairs = json.loads(self.run_program("self", self.path("two.off"), "--json")[0])["pairs"]
            self.assertEqual(crossing, pairs)
            self.assertEqual(crossing > 0, bool(self_pairs))
            self.run_program("info", self.path("two.off"), "--self", "--exit-code", code=int(bool(self_pairs)))
            self.run_program("info", self.path("two.off"), "--exit-code")
        out, _ = self.run_program("info", self.path("two.off"), "--self")
        self.assertIn("self         %d pairs of triangles\n" % pairs, out)
        self.assertIn("center       0.75 0.625 0.5625 (of mass of the solid)\n", out)

    def test_inertia_of_surfaces(self):
        """Five faces of a cube: area 5, the center a fifth of half a side above the middle."""
        info = self.info("open.off", off(faces=FACES[2:]))
        self.assertEqual((info["parts"], info["inertia"]["of"]), (1, "surface"))
        self.assertAlmostEqual(info["inertia"]["mass"], 5, places=12)
        self.assertAlmostEqual(info["inertia"]["center"][2], .6, places=12)
        info = self.info("nan.off", off([("nan", 0, 0)] + POINTS[1:], FACES))
        self.assertEqual((info["parts"], info["inertia"]), (1, None))
        self.assertNotIn("inertia", self.run_program("info", self.path("nan.off"))[0])

    def test_name_that_is_not_text(self):
        path = os.fsencode(self.folder) + b"/\xff.off"
        with open(path, "wb") as file:
            file.write(off())
        done = subprocess.run([case.PROGRAM.encode(), b"info", path, b"--json"], capture_output=True)
        self.assertEqual(json.loads(done.stdout)["triangles"], 12)


if __name__ == "__main__":
    case.main()
