"""isect cull: see case.py."""
import json
import math
import os

import case
from case import FACES, Placed, off, read_png, rows


class Cull(Placed):
    # Looks along -z, from x = -1 to 1, y = -1 to 1, z = 0 to -4.
    BOX = ["--eye", "0,0,0", "--forward", "0,0,-1", "--ortho", "-1,1,-1,1", "--far", "4"]

    def test_by_hand(self):
        """Cubes of side 1/2: inside, touching from inside, across, touching, outside, behind."""
        def at(x, z=-2):
            return [.5, 0, 0, x, 0, .5, 0, 0, 0, 0, .5, z, 0, 0, 0, 1]
        scene = self.scene(at(0), at(.5), at(.75), at(1), at(1.01), at(0, 1), at(-.5, -4.25),
                           at(-1, -.5))
        sides = ["inside", "tangent_inside", "straddles", "tangent_outside", "outside", "outside",
                 "straddles", "tangent_inside"]
        result = self.cull(scene, *self.BOX)
        self.assertEqual([o["side"] for o in result["list"]], sides)
        self.assertEqual(result["objects"], self.counts(
            inside=1, tangent_inside=2, straddles=2, tangent_outside=1, outside=2))
        self.assertEqual(result["drawn"], 72)
        triangles = [o["triangles"] for o in result["list"]]
        self.assertEqual(triangles[0], self.counts(inside=12))
        # All but the two of the far face touch the plane x = 1.
        self.assertEqual(triangles[1], self.counts(inside=2, tangent_inside=10))
        self.assertEqual(triangles[2]["tangent_outside"], 0)
        # Those of the face that lies in the plane are inside: they are part of the closed set.
        self.assertEqual(triangles[3], self.counts(tangent_inside=2, tangent_outside=8, outside=2))
        self.assertEqual(triangles[4], self.counts(outside=12))
        for name, count in result["triangles"].items():
            self.assertEqual(count, sum(t[name] for t in triangles))
        out, _ = self.run_program("cull", scene, *self.BOX)
        self.assertRegex(out, r"(?m)^objects +8 +3 +3 +2 +\d+\.\d+ ms$")
        self.assertRegex(out, r"(?m)^drawn +72 triangles, 75.0 %")

    def test_default_camera_sees_everything(self):
        flat = self.write("flat.off", off(faces=FACES[:2]))
        scene = self.scene(None, {"translate": [900, 0, 0]}, {"scale": 1e-3, "translate": [0, 50, 7]})
        far = self.scene({"translate": [1e6, -1e6, 3e5]}, name="far.json")
        needle = self.scene({"scale": [1e-3, 1e4, 1e-3]}, name="needle.json")
        ortho = ["--ortho", "-2000,2000,-2000,2000"]
        for path in [self.cube, flat, scene, far]:
            for camera in [[], ["--up", "0,0,1"], ["--up", "0,-1,0"], ["--forward", "1,2,3"],
                           ["--fov", "120"], ["--fov", "1"], ["--aspect", "9"], ["--size", "16x99"],
                           ["--double"], ortho, ortho + ["--forward", "0,-1,0"]]:
                with self.subTest((path, camera)):
                    result = self.cull(path, *camera)
                    self.assertEqual(result["objects"], self.counts(inside=len(result["list"])))
        self.assertEqual(self.cull(needle)["objects"], self.counts(inside=1))

    def test_as_a_loop(self):
        """Triangle by triangle what classify says, of the frustum that is printed."""
        path, triangles = self.knot()
        names = ["outside", "tangent_outside", "straddles", "tangent_inside", "inside"]
        for arguments in [["--eye", "1,0.4,2", "--fov", "15", "--near", "1.5", "--far", "2.2"],
                          ["--ortho", "-0.3,0.2,-0.5,0.1", "--up", "0,0,1"],
                          ["--eye", "1,0.4,2", "--at", "0,0,0", "--near", "2.2", "--aspect", "0.2"],
                          ["--eye", "0,0,0.3", "--forward", "0,0,-1", "--fov", "90"]]:
            for precision in [[], ["--double"]]:
                result = self.cull(path, *arguments, *precision)
                sides = self.loop(["classify", "frustum", "triangle"], result["frustum"], triangles,
                                  *precision)
                counts = {name: sum(side.lower() == name for side in sides) for name in names}
                self.assertEqual(result["triangles"], counts, arguments)
                self.assertGreater(sum(counts[name] > 9 for name in names), 2, counts)

    def matrices(self):
        """One camera, at (1, 2, 6), which looks along -z at 1 by 1 at depth 1, from 2 to 9; by rows."""
        view = [[1, 0, 0, -1], [0, 1, 0, -2], [0, 0, 1, -6], [0, 0, 0, 1]]
        near, far = 2, 9
        depth = {"opengl": ((far + near) / (near - far), 2 * far * near / (near - far)),
                 "direct3d": (far / (near - far), far * near / (near - far)),
                 "reversed": (near / (far - near), far * near / (far - near))}
        depth["vulkan"] = depth["direct3d"]
        for name, (a, b) in depth.items():
            y = -2 if name == "vulkan" else 2
            project = [[2, 0, 0, 0], [0, y, 0, 0], [0, 0, a, b], [0, 0, -1, 0]]
            rows = [[sum(project[i][j] * view[j][k] for j in range(4)) for k in range(4)]
                    for i in range(4)]
            clip = ["--clip", "direct3d", "--reversed"] if name == "reversed" else ["--clip", name]
            yield clip, rows

    def test_matrices(self):
        """The same camera by numbers and in all conventions: what it sees, and what is picked."""
        path, _ = self.knot()
        scene = self.write("s.json", json.dumps({"meshes": [
            {"file": "knot.ply", "transform": {"translate": [x, y, z]}}
            for x in (0.013, 1.027, 2.021) for y in (1.3, 2.1, 5) for z in (4.03, 3, -2.9)]}).encode())
        size = ["--size", "101x101", "--double"]
        camera = ["--eye", "1,2,6", "--forward", "0,0,-1", "--near", "2", "--far", "9", "--fov",
                  repr(math.degrees(2 * math.atan(0.5)))]
        want = self.cull(scene, *camera, *size)
        pixel = ["--pixel", "70,33"]
        hit = self.pick(scene, *camera, *size, *pixel)["hits"][0]
        self.assertGreater(min(want["objects"][side] for side in ("inside", "straddles", "outside")), 0)
        for clip, rows in self.matrices():
            for order in [[], ["--columns"]]:
                numbers = rows if order == [] else zip(*rows)
                given = ["--matrix", ",".join(repr(x) for row in numbers for x in row), *clip, *order]
                with self.subTest((clip, order)):
                    got = self.cull(scene, *given, *size)
                    self.assertEqual(got["objects"], want["objects"])
                    self.assertEqual(got["triangles"], want["triangles"])
                    other = self.pick(scene, *given, *size, *pixel)["hits"][0]
                    self.assertEqual((other["object"], other["triangle"]),
                                     (hit["object"], hit["triangle"]))
                    self.assertAlmostEqual(other["depth"] + 2, hit["depth"], places=9)

    def test_picture(self):
        """From above, straight ahead is up: green before amber before grey, and the frustum."""
        def at(x, z):
            return {"translate": [x - .5, -.5, z - .5]}
        scene = self.scene(at(0, -2), at(0, -4), at(0, -8))
        camera = ["--eye", "0,0,0", "--forward", "0,0,-1", "--ortho", "-2,2,-2,2", "--far", "4",
                  "--size", "100x200", "-o", self.picture]
        self.assertEqual([o["side"] for o in self.cull(scene, *camera)["list"]],
                         ["inside", "straddles", "outside"])
        width, height, rows = read_png(self.picture)
        self.assertEqual((width, height), (100, 200))
        column = [rows[y][50] for y in range(height)]
        green = [y for y, (r, g, b) in enumerate(column) if g > 1.4 * r and g > 1.2 * b]
        amber = [y for y, (r, g, b) in enumerate(column) if r > 1.2 * g and g > 1.5 * b]
        self.assertGreater(len(green), 10)
        self.assertGreater(len(amber), 2)
        self.assertLess(max(amber), min(green)) # farther away is farther up
        white = [y for y in range(height) if min(rows[y][35]) > 150]
        self.assertTrue(white and min(white) < min(green) and max(white) > max(green), white)
        self.assertEqual(sorted(os.listdir(self.folder)), ["cube.off", "out.png", "scene.json"])
        for more in [["--double"], ["--up", "1,0,0"], ["--up", "0,-1,2"]]:
            self.run_program("cull", scene, *camera, *more)

    def test_pictures_of_every_camera(self):
        rows = next(self.matrices())[1]
        matrix = ["--matrix", ",".join(str(x) for row in rows for x in row)]
        for camera in [[], ["--near", "50"], ["--eye", "9,9,9", "--forward", "1,1,1"], matrix,
                       ["--eye", "0.5,0.5,0.5", "--forward", "1,0,0"], ["--far", "1e30"],
                       ["--forward", "0,-1,0"], matrix + ["--up", "0,0,1"], ["--fov", "179"]]:
            with self.subTest(camera):
                self.run_program("cull", self.cube, *camera, "-o", self.picture, "--size", "60x40")
                self.assertGreater(len({p for row in read_png(self.picture)[2] for p in row}), 20)

    def test_faults(self):
        singular = ",".join(["1"] * 16)
        rows = next(self.matrices())[1]
        good = ",".join(repr(x) for row in rows for x in row)
        for bad, words in [
                (["--eye", "nan,0,0"], "three numbers"), (["--near", "nan"], "number"),
                (["--far", "nan"], "number"), (["--far", "inf", "--near", "inf"], "--near"),
                (["--near", "-1"], "--near"), (["--near", "2", "--far", "2"], "--near"),
                (["--far", "0"], "--near"), (["--far", "-3"], "--near"), (["--fov", "0"], "--fov"),
                (["--fov", "nan"], "--fov"), (["--aspect", "0"], "--aspect"),
                (["--ortho", "1,2,3"], "4 numbers"), (["--ortho", "1,-1,0,1"], "left < right"),
                (["--ortho", "0,1,1,1"], "bottom < top"), (["--ortho", "0,nan,0,1"], "4 numbers"),
                (["--ortho", "0,1,0,1", "--fov", "9"], "--fov"),
                (["--ortho", "0,1,0,1", "--aspect", "9"], "--aspect"),
                (["--eye", "0,0,3", "--at", "0,0,3"], "same point"),
                (["--eye", "0,0,3", "--at", "0,0,0", "--forward", "0,0,1"], "--forward"),
                (["--forward", "0,0,0"], "--forward"), (["--forward", "0,1,0", "--up", "0,2,0"], "--up"),
                (["--eye", "1e300,0,0"], "float"), (["--matrix", singular], "singular"),
                (["--matrix", good + ",1"], "16 numbers"), (["--matrix", good.replace("-1", "x")], "16"),
                (["--matrix", "nan," + good], "16 numbers"), (["--matrix", good, "--near", "1"], "--near"),
                (["--matrix", good, "--eye", "1,1,1"], "--eye"), (["--columns"], "--columns"),
                (["--matrix", good, "--fov", "40"], "--fov"), (["--reversed"], "--reversed"),
                (["--clip", "vulkan"], "--clip"), (["--matrix", good, "--clip", "metal"], "opengl"),
                (["--matrix", "1e300," + good.split(",", 1)[1]], "out of range"),
                (["--matrix", ",".join(repr(-x) for row in rows for x in row)], "W < 0"),
                (["--size", "0x5"], "--size"), (["--gpu"], "unknown option")]:
            with self.subTest(bad):
                self.assertIn(words, self.fails("cull", self.cube, "-o", self.picture, *bad))
                self.no_picture()
        reverse = [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 0, 1], [0, 0, -1, 0]] # infinite, reversed
        infinite = ["--matrix", ",".join(str(x) for row in reverse for x in row), "--clip", "direct3d"]
        self.assertIn("--reversed", self.fails("cull", self.cube, *infinite))
        self.cull(self.cube, *infinite, "--reversed")
        self.fails("cull")
        self.fails("cull", "")
        self.fails("cull", self.path("none.off"))
        self.fails("cull", self.cube, "-o", self.picture, "--up", "0,0,0")

    def test_places_that_cannot_be_written(self):
        self.write("old.png", b"old")
        os.mkdir(self.path("folder.png"))
        for command in [["cull"], ["pick", "--pixel", "3,3"]]:
            for place in ["none/x.png", "folder.png", "x.jpg"]:
                self.assertIn(place, self.fails(command[0], self.cube, *command[1:], "-o",
                                                self.path(place)))
            self.fails(command[0], self.path("none.json"), *command[1:], "-o", self.path("old.png"))
            with open(self.path("old.png"), "rb") as file:
                self.assertEqual(file.read(), b"old")
        self.assertEqual(sorted(os.listdir(self.folder)), ["cube.off", "folder.png", "old.png"])

    def test_exit_code(self):
        self.run_program("cull", self.cube, "--exit-code", code=1)
        self.run_program("cull", self.cube, "--eye", "0,0,9", "--forward", "0,0,1", "--exit-code")


if __name__ == "__main__":
    case.main()
