"""isect cast: see case.py."""
import json
import os
import signal
import subprocess
import time

import case
from case import Case, off, read_png, stl_binary


class Cast(Case):
    """Pictures: there when complete, of the right size, of the right thing."""

    def setUp(self):
        super().setUp()
        self.cube = self.write("cube.off", off())
        self.picture = self.path("out.png")

    def cast(self, *arguments):
        out, err = self.run_program("cast", self.cube, "-o", self.picture, "--json", *arguments)
        self.assertEqual(err, "")
        self.assertEqual(sorted(os.listdir(self.folder)), ["cube.off", "out.png"])
        return json.loads(out)

    def test_shades(self):
        seen = set()
        for shade in ["normal", "depth", "id", "bary", "cost"]:
            with self.subTest(shade):
                result = self.cast("--shade", shade, "--size", "64x48")
                self.assertEqual((result["triangles"], result["rays"]), (12, 64 * 48))
                self.assertTrue(64 * 48 / 4 < result["hits"] < 64 * 48)
                width, height, pixels = read_png(self.picture)
                self.assertEqual((width, height), (64, 48))
                self.assertNotEqual(pixels[24][32], pixels[0][0])
                seen.add(str(pixels))
                self.assertEqual("cost" in result, shade == "cost")
        self.assertEqual(len(seen), 5)

    def test_sizes(self):
        for size in [(1, 1), (200, 130), (129, 1), (3, 257)]:
            result = self.cast("--size", "%dx%d" % size)
            self.assertEqual(result["rays"], size[0] * size[1])
            self.assertEqual(read_png(self.picture)[:2], size)

    def test_samples_and_threads(self):
        self.cast("--size", "150x140", "--samples", "2", "--threads", "1")
        one = read_png(self.picture)
        result = self.cast("--size", "150x140", "--samples", "2", "--threads", "5")
        self.assertEqual(result["rays"], 4 * 150 * 140)
        self.assertEqual(read_png(self.picture), one)

    def test_other_builds(self):
        """Another tree, the same picture."""
        points = [(i, j, i * j % 5 / 8) for i in range(13) for j in range(13)]
        corners = [13 * i + j for i in range(12) for j in range(12)]
        faces = [f for a in corners for f in [(a, a + 1, a + 14), (a, a + 14, a + 13)]]
        self.cube = self.write("cube.off", off(points, faces))
        usual, picture = self.cast("--size", "60x50"), read_png(self.picture)
        lean = self.cast("--size", "60x50", "--indexed")
        self.assertEqual(read_png(self.picture), picture)
        self.assertLess(lean["tree"]["bytes"], usual["tree"]["bytes"] / 2)
        fast = self.cast("--size", "60x50", "--fast-build")
        self.assertEqual(read_png(self.picture), picture)
        self.assertEqual(fast["hits"], usual["hits"])
        self.assertNotEqual(fast["tree"], usual["tree"])

    def test_camera(self):
        """Straight at a face from 1 away, the whole picture is the face; beside it, nothing is."""
        view = ["--size", "20x20", "--fov", "40", "--eye", "0.5,0.5,2"]
        result = self.cast(*view, "--at", "0.5,0.5,1")
        self.assertEqual(result["hits"], 400)
        self.assertEqual(self.cast(*view, "--at", "0.5,0.5,3")["hits"], 0)
        # At 90 degrees and 2 in front of the face the picture is 4 wide: the face fills 1/4 of it.
        result = self.cast("--size", "80x80", "--fov=90", "--eye=0.5,0.5,3", "--at=0.5,0.5,0")
        self.assertEqual(result["hits"], 400)

    def test_axis_of_view_is_up(self):
        self.assertGreater(self.cast("--size", "20x20", "--eye", "0.5,9,0.5")["hits"], 0)
        self.assertGreater(self.cast("--size", "20x20", "--up", "0,0,1")["hits"], 100)
        self.assertGreater(self.cast("--size", "20x20", "--at", "1,1,1")["hits"], 20)

    def test_flat_and_tiny(self):
        flat = [(0, 0, 0), (1, 0, 0), (0, 1, 0)]
        for scale in [1, 1e-30, 1e30]:
            points = [tuple(scale * x for x in p) for p in flat]
            self.cube = self.write("cube.off", off(points, [(0, 1, 2)]))
            self.assertGreater(self.cast("--size", "40x40")["hits"], 200)
        self.cube = self.write("cube.off", off(flat, [(0, 0, 0)]))
        self.assertEqual(self.cast("--size", "4x4")["hits"], 0)

    def test_nothing_finite(self):
        bad = [(float("nan"), 0, 0), (1, 0, 0), (0, 1, 0)]
        path = self.write("nan.stl", stl_binary(bad, [(0, 1, 2)]))
        self.assertIn("nan.stl", self.fails("cast", path, "-o", self.picture))
        self.assertFalse(os.path.exists(self.picture))

    def test_text(self):
        out, _ = self.run_program("cast", self.cube, "-o", self.picture, "--shade", "cost",
                                  "--size", "30x20")
        for word in ["triangles    12", "rays         600", "Mrays/s", "median", "30 x 20"]:
            self.assertIn(word, out)

    def test_places_that_cannot_be_written(self):
        self.assertIn("out.png", self.fails("cast", self.cube, "-o", self.path("none/out.png")))
        self.assertIn("directory", self.fails("cast", self.cube, "-o", self.folder))
        if os.path.exists("/dev/full"):
            self.assertIn("/dev/full", self.fails("cast", self.cube, "-o", "/dev/full"))
            self.assertFalse(os.path.isfile("/dev/full"))
        self.assertEqual(os.listdir(self.folder), ["cube.off"])

    def test_other_pictures(self):
        """A name that promises another format is refused before any work is done."""
        for name in ["out.jpg", "out.svg", "out.png.gif"]:
            for command in [["cast", self.path("none.off")], ["bound", self.path("none.off")]]:
                self.assertIn("the format is png", self.fails(*command, "-o", self.path(name)))
            self.assertFalse(os.path.exists(self.path(name)))
        for name in ["out", "out.PNG", ".hidden"]:
            self.run_program("cast", self.cube, "-o", self.path(name), "--size", "9x9")

    def test_old_picture_stays_if_it_fails(self):
        self.write("out.png", b"old")
        self.fails("cast", self.path("none.off"), "-o", self.picture)
        self.fails("cast", self.cube, "-o", self.picture, "--eye", "1,1,1", "--at", "1,1,1")
        with open(self.picture, "rb") as file:
            self.assertEqual(file.read(), b"old")
        self.assertEqual(sorted(os.listdir(self.folder)), ["cube.off", "out.png"])

    def test_link_stays_a_link(self):
        self.write("real.png", b"old")
        os.symlink("real.png", self.picture)
        self.run_program("cast", self.cube, "-o", self.picture, "--size", "9x9")
        self.assertTrue(os.path.islink(self.picture))
        self.assertEqual(read_png(self.path("real.png"))[:2], (9, 9))

    def test_interrupted(self):
        """A signal in the middle of the work leaves nothing behind."""
        for number in [signal.SIGINT, signal.SIGTERM]:
            running = subprocess.Popen([case.PROGRAM, "cast", self.cube, "-o", self.picture, "--size",
                                        "8000x8000", "--samples", "8"], stderr=subprocess.PIPE)
            deadline = time.time() + 30
            while len(os.listdir(self.folder)) == 1 and time.time() < deadline:
                time.sleep(0.01)
            self.assertEqual(len(os.listdir(self.folder)), 2)
            time.sleep(0.1)
            running.send_signal(number)
            running.communicate(timeout=30)
            self.assertEqual(running.returncode, -number)
            self.assertEqual(os.listdir(self.folder), ["cube.off"])


if __name__ == "__main__":
    case.main()
