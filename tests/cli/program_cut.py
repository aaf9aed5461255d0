"""isect cut, and the SVG of isect section: see case.py."""
import json
import os
import random
import re
import subprocess
import xml.etree.ElementTree

import case
from case import Case, FACES, POINTS, off
from program_clash import nested


class Cut(Case):
    """Both parts of a closed mesh are closed, and their volumes add up."""

    def setUp(self):
        super().setUp()
        self.cube = self.write("cube.off", off())

    def cut(self, mesh, plane, *arguments, name="part.ply"):
        out, err = self.run_program("cut", mesh, "--plane=" + plane, "-o", self.path(name), "--json", *arguments)
        info = json.loads(self.run_program("info", self.path(name), "--json")[0])
        return json.loads(out), info, err

    def both(self, mesh, plane, closed=True):
        """The volumes of both parts, whose caps have the same area. Beside a vertex that is nearer to the plane than
        rounding, edges may be used more than twice: then by as many triangles in either direction."""
        told = []
        for side in [], ["--above"]:
            answer, info, err = self.cut(mesh, plane, *side)
            if closed or info["closed"]:
                self.assertEqual((err, info["closed"], info["duplicate"]), ("", True, 0), (plane, side))
            else:
                self.assertEqual((err, info["edges"]["boundary"], info["edges"]["inconsistent"]), ("", 0, 0))
                info["volume"] = None
            self.assertEqual((answer["open"], answer["failed"]), (0, 0))
            self.assertEqual(answer["triangles"], info["triangles"])
            told.append((info["volume"], info["area"], answer["area"]))
        (below, area_below, cut), (above, area_above, other_cut) = told
        self.assertAlmostEqual(cut, other_cut, places=9)
        return below, above, area_below + area_above - 2 * cut

    def test_cube(self):
        for plane, below in [("0,0,1,-0.25", .25), ("0,0,4,-1", .25), ("1,1,0,-1", .5), ("1,1,1,-1", 1 / 6),
                             ("1,1,1,-1.5", .5), ("1,-1,0,0", .5), ("1,0.25,0.125,-0.5", .3125)]:
            low, high, area = self.both(self.cube, plane)
            self.assertAlmostEqual(low, below, places=12)
            self.assertAlmostEqual(high, 1 - below, places=12)
            self.assertAlmostEqual(area, 6, places=12)
        _, info, _ = self.cut(self.cube, "0,0,1,-0.25")
        self.assertEqual(info["bounds"], {"lower": [0, 0, 0], "upper": [1, 1, .25]})
        _, info, _ = self.cut(self.cube, "0,0,1,-0.25", "--above")
        self.assertEqual(info["bounds"], {"lower": [0, 0, .25], "upper": [1, 1, 1]})

    def test_planes_through_faces(self):
        """The cap replaces a face in the plane; what only touches the plane is not cut."""
        for plane in "0,0,1,-1", "0,0,1,-2":
            _, info, _ = self.cut(self.cube, plane)
            self.assertEqual((info["closed"], info["volume"], info["area"]), (True, 1, 6))
        for plane, side in ("0,0,1,0", []), ("0,0,1,-1", ["--above"]), ("0,0,1,1", []):
            self.assertIn("no triangle is on this side",
                          self.fails("cut", self.cube, "--plane", plane, "-o", self.path("none.ply"), *side))
        self.assertFalse(os.path.exists(self.path("none.ply")))

    def test_holes(self):
        """Cubes in cubes: hollow, with a core, with several voids, and crossing one another."""
        voids = [(1, 1 + 1.5 * i, True) for i in range(5)]
        for cubes in ([(5, 0, False), (3, 1, True)], [(5, 0, False), (3, 1, True), (1, 2, False)],
                      [(9, 0, False)] + voids, [(4, 0, False), (2, 1, False)],
                      [(6, 0, False), (4, 1, False), (2, 2, True)], [(2, 0, False), (2, 1, False)]):
            mesh = self.write("cubes.off", off(*nested(*cubes)))
            total = sum(-size ** 3 if inside_out else size ** 3 for size, _, inside_out in cubes)
            for plane in "0,0,1,-2.75", "1,2,3,-14", "1,1,1,-7.5", "1,-1,0,0.125", "0,1,0,-1.25", "1,-1,0,0":
                with self.subTest(cubes=cubes, plane=plane):
                    low, high, area = self.both(mesh, plane)
                    self.assertAlmostEqual(low + high, total, places=9)
                    self.assertAlmostEqual(area, 6 * sum(size ** 2 for size, *_ in cubes), places=9)
            turned = self.write("turned.off", off(nested(*cubes)[0], [f[::-1] for f in nested(*cubes)[1]]))
            self.assertAlmostEqual(sum(self.both(turned, "1,2,3,-14")[:2]), -total, places=9)

    def test_knot(self):
        """Planes in any direction, also through vertices, where lines of the cut are long and many."""
        knot = self.path("knot.ply")
        subprocess.run([case.GENERATOR, "knot", "2000", knot], check=True)
        whole = json.loads(self.run_program("info", knot, "--json")[0])
        with open(knot) as file:
            corners = [list(map(float, line.split())) for line in file.read().split("end_header\n")[1].splitlines()]
        corners = [p for p in corners if len(p) == 3]
        draw = random.Random(3)
        cut = 0
        for i in range(12):
            normal = [draw.gauss(0, 1) for _ in range(3)] if i % 3 else [[0, 0, 1], [0, 1, 0], [1, 0, 0]][i // 3 % 3]
            at = draw.choice(corners)
            d = -sum(n * x for n, x in zip(normal, at))
            for shift in 0, 1e-3:  # from the vertex
                plane = ",".join(repr(x) for x in [*normal, d + shift])
                low, high, area = self.both(knot, plane, shift > 0 or i % 3 == 0)
                self.assertAlmostEqual(area, whole["area"], places=6)
                if low is not None and high is not None:
                    self.assertAlmostEqual(low + high, whole["volume"], places=9)
                    cut += min(abs(low), abs(high)) > .01 * abs(whole["volume"])
        self.assertGreater(cut, 10)

    def test_open(self):
        box = self.write("box.off", off(faces=FACES[2:]))
        answer, info, err = self.cut(box, "1,0,0,-0.5")
        self.assertEqual((answer["open"], answer["cap"], info["closed"]), (1, 0, False))
        self.assertIn("1 lines of the cut end at the border", err)
        answer, info, err = self.cut(self.cube, "1,0,0,-0.5", "--open")
        self.assertEqual((answer["cap"], info["closed"], info["area"], err), (0, False, 3, ""))
        nan = self.write("nan.off", off(POINTS + [("nan", 0, 0)], FACES + [(8, 0, 1)]))
        self.assertEqual(self.cut(nan, "1,0,0,-0.5")[1]["volume"], .5)

    def test_formats_and_text(self):
        for name in "part.obj", "part.stl", "part.glb":
            self.assertEqual(self.cut(self.cube, "0,0,1,-0.25", name=name)[1]["volume"], .25)
        text = self.run_program("cut", self.cube, "--plane", "0,0,1,-0.25", "-o", self.path("part.obj"))[0]
        self.assertIn("area         1 of the cut\n", text)
        self.assertRegex(text, r"triangles    \d+, \d+ of the cap\n")

    def test_refusals(self):
        out = ["-o", self.path("out.ply")]
        self.assertIn("no plane", self.fails("cut", self.cube, *out))
        self.assertIn("no output", self.fails("cut", self.cube, "--plane", "0,0,1,0"))
        self.assertIn("zero normal", self.fails("cut", self.cube, "--plane", "0,0,0,1", *out))
        self.assertIn("--plane needs", self.fails("cut", self.cube, "--plane", "0,0,1", *out))
        self.assertIn(".obj", self.fails("cut", self.cube, "--plane", "0,0,1,-.5", "-o", self.path("out.svg")))
        self.fails("cut", self.path("none.off"), "--plane", "0,0,1,-.5", *out)
        self.assertEqual(os.listdir(self.folder), ["cube.off"])


class Sheets(Case):
    """SVG in millimetres: a group for each layer, in the size of the mesh."""

    def test_layers(self):
        box = self.write("box.off", off([(20 * x, 10 * y, 5 * z) for x, y, z in POINTS]))
        for unit in 1, 25.4:
            svg = self.path("layers.svg")
            self.run_program("section", box, "--every", "2", "-o", svg, *(["--unit", str(unit)] if unit != 1 else []))
            root = xml.etree.ElementTree.parse(svg).getroot()
            view = [float(x) for x in root.get("viewBox").split()]
            self.assertEqual([root.get("width"), root.get("height")], ["%.9gmm" % view[2], "%.9gmm" % view[3]])
            for got, want in zip(view[2:], (20 + 1.2, 10 + 1.2)):  # with a rim of 3 of 100
                self.assertAlmostEqual(got, unit * want, places=5)
            layers = root.findall("./{*}g/{*}g")
            self.assertEqual([layer.get("id") for layer in layers], ["SECTION_1", "SECTION_2"])
            for layer in layers:
                path, = layer.findall("{*}path")
                numbers = [float(x) for x in re.findall("[-0-9.e]+", path.get("d"))]
                self.assertEqual({round(x / unit, 6) for x in numbers[::2]} >= {0, 20}, True)
                self.assertEqual({round(-y / unit, 6) for y in numbers[1::2]} >= {0, 10}, True)

    def test_others(self):
        """A picture of intersection curves has no size of its own; wrong units are refused."""
        cube, svg = self.write("cube.off", off()), self.path("cut.svg")
        self.run_program("clash", cube, cube, "--at", "1,0,0,.5,0,1,0,.5,0,0,1,.5,0,0,0,1", "-o", svg)
        self.assertIsNone(xml.etree.ElementTree.parse(svg).getroot().get("width"))
        for wrong in "0", "-1", "nan", "inf":
            self.assertIn("--unit needs", self.fails("section", cube, "--every", "1", "-o", svg, "--unit", wrong))


if __name__ == "__main__":
    case.main()
