"""isect thickness: see case.py."""
import csv
import io
import json
import math
import os

import case
from case import Case, FACES, POINTS, off, read_png
from program_clash import nested


class Thickness(Case):
    """Walls whose thickness is known: boxes, boxes in boxes, a tube, a ball."""

    def ask(self, *arguments, code=0):
        out, err = self.run_program("thickness", *arguments, "--json", code=code)
        self.assertEqual(err, "")
        return json.loads(out)

    def numbers(self, path, *arguments):
        out, err = self.run_program("thickness", path, "-o", "-", *arguments)
        self.assertEqual(err, "")
        rows = list(csv.DictReader(io.StringIO(out)))
        self.assertEqual([int(row["triangle"]) for row in rows], list(range(len(rows))))
        return [float(row["thickness"]) for row in rows]

    def test_picture(self):
        """A thin plate beside a cube is bright, the cube is dark; nothing is left of a picture that fails."""
        corners = [(x, y, z) for x, y, z in POINTS] + [(x + 1.5, y, 0.05 * z) for x, y, z in POINTS]
        faces = [*FACES, *([i + 8 for i in face] for face in FACES)]
        both = self.write("both.off", off(corners, faces))
        picture = self.path("both.png")
        out, err = self.run_program("thickness", both, "-o", picture, "--size", "100x60", "--eye", "1.25,0.5,9")
        self.assertEqual(err, "")
        self.assertRegex(out, r"(?m)^picture .*both.png, 100 x 60$")
        width, height, rows = read_png(picture)
        self.assertEqual((width, height), (100, 60))
        cube, plate = sum(rows[30][40]), sum(rows[30][57])
        self.assertGreater(plate, 1.5 * cube)
        self.run_program("thickness", both, "-o", self.path("both.gif.png"), "--eye", "1,1,1", "--at", "1,1,1", code=2)
        self.assertFalse(os.path.exists(self.path("both.gif.png")))

    def test_box(self):
        """The middle of a triangle is a third of the sides from two edges."""
        box = self.write("box.off", off([(4 * x, 2 * y, z) for x, y, z in POINTS]))
        size = [4, 2, 1]
        across = [next(k for k in range(3) if len({POINTS[i][k] for i in face}) == 1) for face in FACES]
        for got, k in zip(self.numbers(box), across):
            self.assertAlmostEqual(got, size[k], places=12)
        for got, k in zip(self.numbers(box, "--method", "ball"), across):
            edges = min(size[i] / 3 for i in range(3) if i != k)
            self.assertAlmostEqual(got, min(size[k], 2 * edges), places=4)
        told = self.ask(box)
        self.assertEqual((told["method"], told["triangles"], told["none"], told["thin"]), ("ray", 12, 0, None))
        self.assertAlmostEqual(told["least"]["thickness"], 1, places=12)
        self.assertEqual(across[told["least"]["triangle"]], 2)
        self.assertAlmostEqual(told["greatest"]["thickness"], 4, places=12)
        self.assertAlmostEqual(told["mean"], (16 * 1 + 8 * 2 + 4 * 4) / 28, places=12)

    def test_hollow(self):
        """A wall of 1 around a hole, whatever side the fronts are on."""
        points, faces = nested((5, 0, False), (3, 1, True))
        for name, listed in ("hollow", faces), ("turned", [f[::-1] for f in faces]):
            path = self.write(name + ".off", off(points, listed))
            for method in "ray", "ball":
                for got in self.numbers(path, "--method", method):
                    self.assertAlmostEqual(got, 1, places=4)

    def ring(self, count, tube=0.5):
        """A tube of many sides about a circle of radius 2."""
        points = [((2 + tube * math.cos(v)) * math.cos(u), (2 + tube * math.cos(v)) * math.sin(u), tube * math.sin(v))
                  for u in (2 * math.pi * i / count for i in range(count))
                  for v in (2 * math.pi * k / count for k in range(count))]
        number = lambda i, k: i % count * count + k % count
        faces = []
        for i in range(count):
            for k in range(count):
                a, b, c, d = number(i, k), number(i + 1, k), number(i + 1, k + 1), number(i, k + 1)
                faces += [(a, b, c), (a, c, d)]
        return self.write("ring.off", off(points, faces))

    def test_tube(self):
        """The facets of a tube are not sharp edges: by a ball, too, it is as thick as it is round."""
        ring = self.ring(32)
        for method in "ray", "ball":
            told = self.ask(ring, "--method", method)
            self.assertLess(told["greatest"]["thickness"], 1.01)
            self.assertGreater(told["least"]["thickness"], .85)
        self.assertTrue(all(b <= r * (1 + 1e-9) for r, b in zip(self.numbers(ring), self.numbers(ring, "--method", "ball"))))

    def test_below(self):
        box = self.write("box.off", off([(4 * x, 2 * y, z) for x, y, z in POINTS]))
        told = self.ask(box, "--below", "1.5", "--exit-code", code=1)
        self.assertEqual(told["thin"], {"below": 1.5, "triangles": 4, "area": 16})
        self.assertEqual(self.ask(box, "--below", "0.5", "--exit-code")["thin"]["triangles"], 0)
        text = self.run_program("thickness", box, "--below", "3")[0]
        self.assertIn("thin         8 triangles of area 24, below 3\n", text)
        self.assertIn("least        1 at ", text)

    def test_open(self):
        """Two sheets, one opposite the other, and a triangle without area, which has no thickness."""
        sheets = [(x, y, z) for z in (0, 1) for x, y in ((0, 0), (1, 0), (0, 1))]
        path = self.write("sheets.off", off(sheets, [(2, 1, 0), (3, 4, 5), (0, 1, 1)]))
        out, err = self.run_program("thickness", path, "--json")
        told = json.loads(out)
        self.assertIn("is not closed", err)
        self.assertEqual(told["none"], 1)
        for which in "least", "greatest":
            self.assertAlmostEqual(told[which]["thickness"], 1, places=12)
        alone = self.write("alone.off", off(sheets[:3], [(0, 1, 2)]))
        self.assertIn("no triangle has another one opposite", self.run_program("thickness", alone, code=2)[1])

    def test_refusals(self):
        cube = self.write("cube.off", off())
        self.assertIn("--below", self.fails("thickness", cube, "--exit-code"))
        self.assertIn("--method needs one of", self.fails("thickness", cube, "--method", "cone"))
        self.assertIn("--below needs", self.fails("thickness", cube, "--below", "-1"))
        self.fails("thickness", self.path("none.off"))
        self.fails("thickness", cube, "-o", self.path("none/out.csv"))


if __name__ == "__main__":
    case.main()
