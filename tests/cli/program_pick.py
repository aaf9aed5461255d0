"""isect pick: see case.py."""
import json
import os
import signal
import struct
import subprocess
import time

import case
import program_cull
from case import Placed, read_png, rows


class Pick(Placed):
    # At the middle of a picture of 9 x 9 pixels: (0.25, 0.5), from 2 before the cube.
    VIEW = ["--eye", "0.25,0.5,3", "--forward", "0,0,-1", "--size", "9x9"]

    def test_by_hand(self):
        middle = ["--pixel", "4,4"]
        result = self.pick(self.cube, *self.VIEW, *middle)
        hit, = result["hits"]
        self.assertEqual((result["count"], result["pixel"]), (1, [4, 4]))
        self.assertEqual(result["ray"]["origin"], [0.25, 0.5, 3])
        self.assertEqual((hit["object"], hit["name"], hit["triangle"]), (0, self.cube, 3))
        self.assertEqual((hit["point"], hit["depth"], hit["t"]), ([0.25, 0.5, 1], 2, 2))
        self.assertEqual((hit["w"], hit["u"], hit["v"]), (0.5, 0.25, 0.25)) # of 4, 6, 7
        for near in ["1", "1.5"]:
            near_hit, = self.pick(self.cube, *self.VIEW, *middle, "--near", near)["hits"]
            self.assertEqual((near_hit["point"], near_hit["depth"]), (hit["point"], 2))
        hits = self.pick(self.cube, *self.VIEW, *middle, "--all")["hits"]
        self.assertEqual([(h["triangle"], h["depth"]) for h in hits], [(3, 2), (1, 3)])
        hits = self.pick(self.cube, *self.VIEW, *middle, "--all", "--near", "2.5")["hits"]
        self.assertEqual([(h["triangle"], h["depth"]) for h in hits], [(1, 3)])
        self.assertEqual(self.pick(self.cube, *self.VIEW, *middle, "--far", "1.9")["hits"], [])
        self.assertEqual(self.pick(self.cube, *self.VIEW, "--pixel", "0,4")["hits"], [])

    def test_columns_and_rows(self):
        """Orthographic, a unit a pixel: column 0 is at the left, row 0 at the top."""
        camera = ["--eye", "0,0,9", "--forward", "0,0,-1", "--ortho", "-2,2,-1,1", "--size", "4x2"]
        scene = self.scene({"translate": [-2, 0, 0]}, {"translate": [1, -1, 0]})
        for x in range(4):
            for y in range(2):
                hits = self.pick(scene, *camera, "--pixel", "%d,%d" % (x, y))["hits"]
                self.assertEqual([h["object"] for h in hits],
                                 [0] if (x, y) == (0, 0) else [1] if (x, y) == (3, 1) else [])

    def test_objects(self):
        """The triangle counts within its object; of two at the same place the first is the nearest."""
        scene = self.scene({"translate": [0, 0, -2]}, None, {"translate": [0, 0, -4]}, None)
        hits = self.pick(scene, *self.VIEW, "--pixel", "4,4", "--all")["hits"]
        self.assertEqual([(h["object"], h["triangle"], h["depth"]) for h in hits],
                         [(1, 3, 2), (3, 3, 2), (1, 1, 3), (3, 1, 3), (0, 3, 4), (0, 1, 5),
                          (2, 3, 6), (2, 1, 7)])
        out, _ = self.run_program("pick", scene, *self.VIEW, "--pixel", "4,4")
        self.assertIn("cube.off, triangle 3\n  w, u, v    0.5 0.25 0.25\n", out)

    def test_as_a_loop(self):
        """What isect_cast_ray_triangle says of each triangle, the least (t, triangle) or all of them."""
        path, triangles = self.knot()
        hits = crowded = 0
        for k in range(24):
            precision = ["--double"] if k % 2 else []
            pixel = ["--pixel", "%d,%d" % (15 + 37 * k % 70, 12 + 23 * k % 50), "--size", "100x75"]
            if k % 3 == 2:
                pixel += ["--ortho", "-0.5,0.5,-0.4,0.4", "--up", "0,0,1"]
            answer = self.pick(path, *pixel, *precision, "--all")
            touches = self.loop(["cast", "ray", "triangle"], answer["ray"], triangles, *precision)
            want = sorted((touch["t"], i, touch["u"], touch["v"]) for i, touch in enumerate(touches)
                          if touch is not None)
            self.assertEqual(len(want), answer["count"])
            got = [(h["t"], h["triangle"], h["u"], h["v"]) for h in answer["hits"]]
            # The floats of one program are shorter in the other.
            short = got if precision else [tuple(map(self.as_float, h)) for h in got]
            self.assertEqual(short, want if precision else [tuple(map(self.as_float, h)) for h in want])
            self.assertEqual(self.pick(path, *pixel, *precision)["hits"], answer["hits"][:1])
            hits, crowded = hits + (len(want) > 0), crowded + (len(want) > 2)
        self.assertGreater(hits, 9)
        self.assertGreater(crowded, 3)

    def gpu(self, *arguments):
        """What a picture of ids says; a test that is skipped where nothing draws."""
        done = subprocess.run([case.PROGRAM, "pick", *arguments, "--gpu", "--json"], timeout=120,
                              capture_output=True, env={**os.environ, "LIBGL_ALWAYS_SOFTWARE": "1"})
        if done.returncode == 2 and b": --gpu: " in done.stderr:
            self.skipTest(done.stderr.decode().strip())
        self.assertEqual((done.returncode, done.stderr), (0, b""))
        return json.loads(done.stdout)

    def test_visible(self):
        """Of a rectangle what the rays of its pixels hit first; what is hidden does not count."""
        path, _ = self.knot()
        size = ["--size", "60x45"]
        answer = self.gpu(path, "--rect", "10,12,30,25", "--all", *size)
        seen = {t["triangle"] for o in answer["objects"] for t in o["list"]}
        self.assertEqual(answer["objects"][0]["visible"], len(seen))
        hits = {h["triangle"] for y in range(12, 25) for x in range(10, 30)
                for h in self.pick(path, "--pixel", "%d,%d" % (x, y), *size)["hits"]}
        self.assertGreater(len(hits), 50)
        self.assertLess(len(hits ^ seen), 3)
        scene = self.scene(None, {"translate": [0, 0, -2]})
        near, = self.gpu(scene, *self.VIEW, "--rect", "0,0,9,9")["objects"]
        self.assertEqual((near["object"], near["visible"], near["side"]), (0, 2, "straddles"))
        self.assertEqual(len(self.pick(scene, *self.VIEW, "--rect", "0,0,9,9")["objects"]), 2)
        self.assertEqual(self.gpu(scene, *self.VIEW, "--rect", "-9,0,0,9")["objects"], [])

    def test_as_a_picture(self):
        """The same triangles, weights and depths, whatever the camera."""
        path, _ = self.knot()
        hits = 0
        cameras = [[], ["--near", "1.5"], ["--ortho", "-0.5,0.5,-0.4,0.4", "--up", "0,0,1"],
                   ["--eye", "0.1,0.2,0.05", "--forward", "1,0.2,0.1", "--near", "0.01", "--far", "0.5"]]
        cameras += [["--matrix", ",".join(repr(x) for row in rows for x in row), *clip]
                    for clip, rows in program_cull.Cull.matrices(self)]
        for k, camera in enumerate(cameras * 3):
            arguments = [path, *camera, "--pixel", "%d,%d" % (25 + 37 * k % 51, 17 + 23 * k % 41),
                         "--size", "100x75", "--all"]
            with self.subTest(arguments):
                want, got = self.pick(*arguments)["hits"], self.gpu(*arguments)["hits"]
                self.assertEqual([h["triangle"] for h in got], [h["triangle"] for h in want])
                for a, b in zip(want, got):
                    self.assertAlmostEqual(a["depth"], b["depth"], delta=1e-3)
                    self.assertAlmostEqual(a["t"], b["t"], delta=1e-3)
                    for name in "uvw":
                        self.assertAlmostEqual(a[name], b[name], delta=0.05)
                self.assertEqual([h["triangle"] for h in self.gpu(*arguments[:-1])["hits"]],
                                 [h["triangle"] for h in want[:1]])
                hits += len(want)
        self.assertGreater(hits, 10)
        scene = self.scene({"translate": [0, 0, -2]}, None, {"translate": [0, 0, -4]}, None)
        view = [scene, *self.VIEW, "--pixel", "4,5", "--all"]
        names = [[(h["object"], h["triangle"]) for h in hits]
                 for hits in (self.pick(*view)["hits"], self.gpu(*view)["hits"])]
        self.assertEqual(names[0], names[1])

    @staticmethod
    def as_float(x):
        return struct.unpack("f", struct.pack("f", x))[0]

    def test_rectangles_as_a_loop(self):
        path, triangles = self.knot()
        for k, rectangle in enumerate(["10,5,60,50", "40,30,41,31", "20,20,30,70", "-50,-50,40,900"]):
            precision = ["--double"] if k % 2 else []
            answer = self.pick(path, "--rect", rectangle, "--size", "100x75", "--all", *precision)
            sides = self.loop(["classify", "frustum", "triangle"], answer["frustum"], triangles,
                              *precision)
            want = [{"triangle": i, "side": side.lower()} for i, side in enumerate(sides)
                    if side.lower() != "outside"]
            found, = answer["objects"]
            self.assertEqual(found["list"], want)
            self.assertGreater(len(want), 1)
            self.assertEqual(sum(found["triangles"].values()), len(triangles))
            self.assertEqual(found["side"], "straddles")

    def test_rectangle_by_hand(self):
        camera = ["--eye", "0,0,9", "--forward", "0,0,-1", "--ortho", "-2,2,-2,2", "--size", "4x4"]
        scene = self.scene({"translate": [-1.75, 0, 0], "scale": .5}, {"translate": [1, -1, 0]},
                           {"translate": [-.5, -1, 0]})
        for rectangle, sides in [
                ("0,0,4,4", ["inside", "tangent_inside", "inside"]), ("0,0,1,4", ["inside", None, None]),
                ("3,0,4,4", [None, "tangent_inside", None]), ("2,0,3,4", [None, "straddles", "straddles"]),
                ("1,0,2,4", [None, None, "straddles"]), ("0,3,4,9", [None, "straddles", "straddles"]),
                ("-9,-9,-1,-1", [None, None, None]),
                ("0,1.75,4,4", ["straddles", "tangent_inside", "inside"]),
                ("1.5,1.9,2.5,3.1", [None, None, "tangent_inside"]),
                ("1.4,1.9,2.6,3.1", [None, None, "inside"])]:
            answer = self.pick(scene, *camera, "--rect", rectangle)
            got = [None, None, None]
            for found in answer["objects"]:
                got[found["object"]] = found["side"]
            self.assertEqual(got, sides, rectangle)
        out, _ = self.run_program("pick", scene, *camera, "--rect", "0,0,1,4", "--all")
        self.assertIn("cube.off, inside: of 12 triangles 12 inside, 0 across, 0 touch it\n", out)
        self.assertEqual(out.count("  triangle   "), 12)

    def test_a_pixel_and_its_rectangle(self):
        """What is under the middle of a pixel is in the square of that pixel."""
        path, _ = self.knot()
        for x, y in [(45, 30), (30, 40), (60, 35), (50, 55)]:
            size = ["--size", "100x75", "--all"]
            hits = self.pick(path, "--pixel", "%d,%d" % (x, y), *size)["hits"]
            square = self.pick(path, "--rect", "%d,%d,%d,%d" % (x, y, x + 1, y + 1), *size)
            found = {t["triangle"] for o in square["objects"] for t in o["list"]}
            self.assertLessEqual({h["triangle"] for h in hits}, found)

    def test_marked(self):
        """The face that is hit is red, the rest of its object amber, another one is not marked."""
        scene = self.scene(None, {"translate": [1.5, 0, 0]})
        camera = ["--eye", "1,0.5,9", "--forward", "0,0,-1", "--ortho", "-2,2,-1.5,1.5", "--size",
                  "80x60", "-o", self.picture]
        self.assertEqual(self.pick(scene, *camera, "--pixel", "23,30")["hits"][0]["triangle"], 3)
        rows = read_png(self.picture)[2]
        def is_red(p):
            return p[0] > 2 * p[1] and p[0] > 2 * p[2]
        def is_amber(p):
            return p[0] > 1.2 * p[1] > 1.8 * p[2]
        self.assertTrue(is_red(rows[30][23]), rows[30][23])
        self.assertTrue(is_amber(rows[38][35]), rows[38][35])   # the other half of the face
        self.assertFalse(is_red(rows[30][60]) or is_amber(rows[30][60]), rows[30][60])
        self.pick(scene, *camera, "--rect", "25,18,80,60")
        rows = read_png(self.picture)[2]
        self.assertGreater(rows[30][60][1], 1.2 * rows[30][60][0]) # the second is inside
        self.assertTrue(is_amber(rows[30][35]), rows[30][35])
        self.assertGreater(min(rows[18][46]), 100) # the rectangle
        self.pick(scene, *camera, "--pixel", "1,1")
        self.assertFalse(any(is_red(p) or is_amber(p) for row in read_png(self.picture)[2] for p in row))

    def test_faults(self):
        for bad, words in [
                ([], "--pixel"), (["--pixel", "9,0"], "outside the picture of 9 x 9"),
                (["--pixel", "0,9"], "outside"), (["--pixel", "-1,0"], "outside"),
                (["--pixel", "0,1e30"], "outside"), (["--pixel", "0.5,1"], "two integers"),
                (["--pixel", "nan,1"], "2 numbers"), (["--pixel", "1"], "2 numbers"),
                (["--pixel", "1,2,3"], "2 numbers"), (["--pixel", "1,2", "--rect", "1,1,2,2"], "combined"),
                (["--rect", "1,1,1,2"], "x0 < x1"), (["--rect", "3,1,2,2"], "x0 < x1"),
                (["--rect", "1,3,2,2"], "y0 < y1"), (["--rect", "1,1,2"], "4 numbers"),
                (["--rect", "1,1,inf,2"], "4 numbers"), (["--rect", "1,1,nan,2"], "4 numbers"),
                (["--pixel", "1,1", "--near", "-1"], "--near"), (["--pixel", "1,1", "--gpu", "--double"], "--gpu"),
                (["--rect", "1,1,2,2.5", "--gpu"], "whole pixels"),
                (["--pixel", "1,1", "--eye", "nan,1,1"], "--eye"),
                (["--rect", "1,1,1.0000000001,2"], "rectangle")]:
            with self.subTest(bad):
                self.assertIn(words, self.fails("pick", self.cube, *self.VIEW, "-o", self.picture, *bad))
                self.no_picture()
        self.fails("pick", self.path("none.json"), "--pixel", "1,1")
        self.fails("pick", "--pixel", "1,1")

    def test_exit_code(self):
        self.run_program("pick", self.cube, *self.VIEW, "--pixel", "4,4", "--exit-code", code=1)
        self.run_program("pick", self.cube, *self.VIEW, "--pixel", "0,0", "--exit-code")
        self.run_program("pick", self.cube, *self.VIEW, "--rect", "4,4,5,5", "--exit-code", code=1)
        self.run_program("pick", self.cube, *self.VIEW, "--rect", "0,0,1,1", "--exit-code")

    def test_interrupted(self):
        """A signal in the middle of the work leaves nothing behind."""
        running = subprocess.Popen([case.PROGRAM, "pick", self.cube, "-o", self.picture, "--pixel", "1,1",
                                    "--size", "8000x8000"], stderr=subprocess.PIPE)
        deadline = time.time() + 30
        while len(os.listdir(self.folder)) == 1 and time.time() < deadline:
            time.sleep(0.01)
        self.assertEqual(len(os.listdir(self.folder)), 2)
        time.sleep(0.1)
        running.send_signal(signal.SIGTERM)
        running.communicate(timeout=30)
        self.assertEqual(running.returncode, -signal.SIGTERM)
        self.assertEqual(os.listdir(self.folder), ["cube.off"])


if __name__ == "__main__":
    case.main()
