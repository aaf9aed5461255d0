"""isect bound: see case.py."""
import json
import math
import os
import subprocess

import case
from case import Case, POINTS, off, read_png, stl_binary


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

    def test_cloud(self):
        """A list of points has the volumes of a mesh with these vertices."""
        lines = b"# corners\n\n" + b"".join(b"%g %g %g # one\n" % p for p in POINTS)
        for arguments in [], ["--double"]:
            _, want = self.bound(off(), *arguments)
            answer, volumes = self.bound(lines, "--cloud", *arguments, name="points.txt")
            self.assertEqual((answer["triangles"], answer["points"], answer["not_finite"]), (0, 8, 0))
            self.assertEqual({name: v["shape"] for name, v in volumes.items()},
                             {name: v["shape"] for name, v in want.items()})
        done = subprocess.run([case.PROGRAM, "bound", "-", "--cloud", "--json"], input=lines, capture_output=True)
        self.assertEqual(json.loads(done.stdout)["points"], 8)
        answer, _ = self.bound(lines + b"nan 0 0\n", "--cloud", name="points.txt")
        self.assertEqual((answer["points"], answer["not_finite"]), (8, 1))
        text = self.run_program("bound", self.path("points.txt"), "--cloud")[0]
        self.assertIn("points       8\nnot finite   1 points, left out\n", text)
        self.assertNotIn("triangles", text)
        many = "".join("%d %d %d\n" % (i % 100, i // 100 % 100, i // 10000) for i in range(20000)).encode()
        answer, volumes = self.bound(many, "--cloud", name="many.txt")
        self.assertEqual((answer["points"], volumes["aabb"]["shape"]), (20000, {"lower": [0, 0, 0], "upper": [99, 99, 1]}))

    def test_wrong_clouds(self):
        for data, why in [(b"1 2 3\n1 2\n", "line 2: a point has 3 numbers, not 2"), (b"1 2 3 4\n", "line 1: more than 3"),
                          (b"1,2,3\n", "line 1: not a number"), (b"", "no points"), (b"# none\n", "no points"),
                          (b"nan nan nan\n", "NaN or infinite"), (off(), "line 1: not a number")]:
            err = self.fails("bound", self.write("points.txt", data), "--cloud")
            self.assertIn(why, err)
            self.assertIn("points.txt", err)
        self.fails("bound", self.path("none.txt"), "--cloud")


if __name__ == "__main__":
    case.main()
