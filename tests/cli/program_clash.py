"""isect clash: see case.py."""
import collections
import csv
import itertools
import json
import math
import os
import re
import subprocess
import sys
import xml.etree.ElementTree

import case
from case import Case, FACES, POINTS, json_lines, off, stl_binary


def nested(*cubes):
    """Points and faces of cubes: how large, where, and whether turned inside out."""
    points, faces = [], []
    for size, at, inside_out in cubes:
        faces += [tuple(len(points) + i for i in (f[::-1] if inside_out else f)) for f in FACES]
        points += [tuple(size * x + at for x in p) for p in POINTS]
    return points, faces


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
            keys = "kind", "solids", "distance", "depth", "place"
            found = {tuple(clash["objects"]): [clash[key] for key in keys] for clash in told["clashes"]}
            self.assertEqual(list(found), sorted(found))
            for a, b in itertools.combinations(range(len(files)), 2):
                alone = [self.ask("clash", files[a], files[b], *clearance)[key] for key in keys]
                self.assertEqual(found.get((a, b), ["apart", *alone[1:]]), alone, (a, b))
            self.assertLess(len(found), 36)
            self.assertGreater(len({kind for kind, *_ in found.values()}), 4)
            self.assertEqual(told["clashes"][0]["names"], ['part "0", 0', told["clashes"][0]["names"][1]])
            listed = list(csv.reader(self.run_program("clash", scene, "-p", "-", *clearance)[0].splitlines()))
            self.assertEqual([row[:5] for row in listed],
                             [[*map(str, c["objects"]), c["kind"], *c["names"]] for c in told["clashes"]])
            self.assertEqual([[float(x) for x in row[5:]] for row in listed],
                             [[c["distance"], c["depth"], *c["place"]] for c in told["clashes"]])
            self.check_groups(told, self.run_program("clash", scene, *clearance)[0])
            text = re.sub(" +", " ", self.run_program("clash", scene, *clearance)[0])
            for kind, count in collections.Counter(kind for kind, *_ in found.values()).items():
                self.assertIn(f"\n{count} {kind}\n", text)
        self.run_program("clash", scene, "--exit-code", code=1)
        self.run_program("clash", files[0], files[5], files[5], "--exit-code", code=1)
        self.run_program("clash", files[0], files[5], files[1], "--exit-code")
        self.assertIn("-o cannot", self.fails("clash", scene, "-o", self.path("cut.obj")))
        self.assertIn("--at cannot", self.fails("clash", scene, *self.moved(1, 0, 0)))

    def check_groups(self, told, text):
        """Each object has all of its clashes, in JSON and in text."""
        clashes = [(k, c) for k, c in enumerate(told["clashes"]) if c["kind"] != "apart"]
        for group in told["by_object"]:
            i = group["object"]
            self.assertEqual(group["clashes"], [k for k, c in clashes if i in c["objects"]])
            self.assertEqual(group["name"], f'part "{i}", {i % 3}')
        self.assertEqual([group["object"] for group in told["by_object"]],
                         sorted({i for _, c in clashes for i in c["objects"]}))
        blocks = text.split("\n\n")[1:]
        self.assertEqual([int(block.split()[0]) for block in blocks], [g["object"] for g in told["by_object"]])
        self.assertEqual([block.strip().count("\n") for block in blocks], [len(g["clashes"]) for g in told["by_object"]])
        self.assertIn("nested, the first inside", text)

    def test_places(self):
        """Distance, depth and place of cubes."""
        half = self.write("half.off", off([(x / 2, y / 2, z / 2) for x, y, z in POINTS]))
        opened = self.write("opened.off", off(POINTS, FACES[1:]))
        bar = self.write("bar.off", off([(x / 2 + .25, y / 2 + .25, 3 * z - 1) for x, y, z in POINTS]))
        for mesh, at, distance, depth, place in [
                (self.cube, (1.5, 1.5, 1.5), .75 ** .5, 0, [1.25] * 3), (self.cube, (1, 1, 1), 0, 0, [1] * 3),
                (self.cube, (.75, .875, .5), 0, .125, None), (half, (.125, .25, .25), .125, .25, None),
                (half, (.5, .5, .75), 0, .25, None), (bar, (0, 0, 0), 0, 0, None),
                (opened, (.5, .5, .5), 0, .5, [.5] * 3)]:
            found = self.ask("clash", self.cube, mesh, *self.moved(*at))
            self.assertEqual((found["distance"], found["depth"]), (distance, depth), at)
            self.assertEqual(found["place"], place or found["place"])
            text = self.run_program("clash", self.cube, mesh, *self.moved(*at))[0]
            self.assertRegex(text, "\n%s +%s at " % (("depth", "%.9g" % depth) if depth else ("distance", "%.9g" % distance)))
        self.assertEqual(self.ask("clash", opened, opened, *self.moved(.5, .5, .5))["depth"], 0)

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

    def test_kind_of_same(self):
        """A mesh that crosses itself is still a duplicate of itself, in any order, and of nothing else."""
        crossed = self.write("crossed.off", off([(0, 0, 0), (2, 0, 0), (0, 2, 0), (.5, .5, -1), (.5, .5, 1), (3, 3, 0)],
                                                [(0, 1, 2), (3, 4, 5)]))
        points, faces = nested((1, 0, False), (1, 0.5, False))
        cubes = self.write("cubes.off", off(points, faces))
        again = self.write("again.off", off(points, [f[1:] + f[:1] for f in reversed(faces)]))
        self.assertEqual(self.kind(crossed, crossed), ("duplicate", False))
        self.assertEqual(self.kind(crossed, crossed, *self.moved(0.25, 0.25, 0))[0], "piercing")
        for other in [cubes, again]:
            self.assertEqual(self.kind(cubes, other), ("duplicate", True))
        self.assertNotEqual(self.kind(cubes, cubes, *self.moved(0.25, 0, 0))[0], "duplicate")

    def test_too_many_pairs(self):
        """Of two fans about one corner each two triangles share it: the pairs are counted, and no memory is taken."""
        fans = []
        for height in [1, -1]:
            points = [(0, 0, 0)] + [(math.cos(i), math.sin(i), height) for i in range(1026)]
            fans.append(self.write("fan%d.off" % height, off(points, [(0, i, i + 1) for i in range(1, 1026)])))
        found = self.ask("clash", *fans)
        self.assertEqual((found["pairs"], found["lines"], found["kind"]), (1025 ** 2, None, "touching"))
        self.assertIn("not computed: more than 1048576 pairs", self.run_program("clash", *fans)[0])

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

    def test_touching_plane(self):
        """A plane on top of a ring touches it in a circle, which has no area; beside it, it cuts."""
        def at(i, k):
            u, v = 2 * math.pi * (i % 17) / 17, 2 * math.pi * (k % 8) / 8
            r = 3.1 + math.cos(v)
            return (r * math.cos(u), r * math.sin(u), 1.0 if k % 8 == 2 else math.sin(v))
        points = [at(i, k) for i in range(17) for k in range(8)]
        number = lambda i, k: i % 17 * 8 + k % 8
        faces = []
        for i in range(17):
            for k in range(8):
                a, b, c, d = number(i, k), number(i + 1, k), number(i + 1, k + 1), number(i, k + 1)
                faces += [(a, b, c), (a, c, d)]
        ring = self.write("ring.off", off(points, faces))
        for plane, closed, touching in [("0,0,1,-1", 0, 2), ("0,0,1,-0.9", 2, 0), ("0,0,-1,1", 0, 0)]:
            section, = self.ask("section", ring, "--plane", plane)["sections"]
            self.assertEqual((section["closed"], section["touching"], section["open"]), (closed, touching, 0), plane)
            self.assertEqual(section["area"] == 0, closed == 0, plane)
        self.assertIn("touching", self.run_program("section", ring, "--plane", "0,0,1,-1")[0])

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


if __name__ == "__main__":
    case.main()
