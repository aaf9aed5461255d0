"""isect voxelize: see case.py."""
import ast
import json
import os
import struct

import case
from case import Case, FACES, POINTS, off


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


if __name__ == "__main__":
    case.main()
