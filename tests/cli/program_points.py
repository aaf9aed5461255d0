"""isect points: see case.py."""
import random
import struct
import subprocess

import case
from case import Case, FACES, json_lines, off


class Points(Case):
    """Points of one's own against a mesh: the nearest of it, inside or outside."""

    def setUp(self):
        super().setUp()
        self.cube = self.write("cube.off", off())

    def ask(self, command, data, *arguments, code=0):
        done = subprocess.run([case.PROGRAM, command, self.cube, "--points", "-", *arguments],
                              input=data, capture_output=True, timeout=60)
        self.assertEqual(done.returncode, code, done)
        return done.stdout, done.stderr.decode()

    def check_streams(self, command):
        path = self.write("points.txt", b"0.5 0.25 9\n")
        self.assertEqual(self.run_program(command, self.cube, "--points", path)[1], "")
        self.assertIn("none.txt", self.fails(command, self.cube, "--points", self.path("none.txt")))
        self.assertIn("--points", self.fails(command, self.cube))
        self.fails(command, self.path("none.off"), "--points", path)
        done = subprocess.run([case.PROGRAM, command, "-", "--points", "-"], input=off(),
                              capture_output=True, timeout=60)
        self.assertIn(b"both", done.stderr)
        bad = [b"1 2", b"1 2 3 4", b"1 2 x", b"1,2,3", b"1 2 1e39", b"\0", b"1 " * 40000]
        out, err = self.ask(command, b"\n".join(line for each in bad for line in
                                                (each, b"# remark", b"0.5 0.25 9 # above")), code=2)
        answers = json_lines(out)
        self.assertEqual([answer["line"] for answer in answers[::2]],
                         list(range(1, 3 * len(bad), 3)))
        self.assertEqual(len(set(map(str, answers[1::2]))), 1)
        self.assertEqual(err, "isect: %s: no answer to 7 of 14 lines\n" % command)

    def test_closest(self):
        out, err = self.ask("closest", b"0.5 0.25 9\n-3 0 -4\nnan 0 0\n2 0.5 1")
        above, corner, nan, edge = json_lines(out)
        self.assertEqual((err, nan), ("", None))
        self.assertEqual((above["point"], above["distance"], above["on"]), ([0.5, 0.25, 1], 8, "face"))
        self.assertEqual((corner["point"], corner["distance"]), ([0, 0, 0], 5))
        self.assertTrue(corner["on"].startswith("vertex"))
        self.assertEqual((edge["point"], edge["distance"]), ([1, 0.5, 1], 1))
        self.assertTrue(edge["on"].startswith("edge"))
        self.check_streams("closest")

    def test_closest_within_and_few(self):
        text = b"0.5 0.25 3\n0.5 0.25 4\n"
        near, far = json_lines(self.ask("closest", text, "--within", "2")[0])
        self.assertEqual((near["distance"], far), (2, None))
        fast, lean = (self.ask("closest", text, "--within", "2", how)[0] for how in ("--fast-build", "--indexed"))
        self.assertEqual([json_lines(fast), json_lines(lean)], [[near, far]] * 2)
        self.ask("closest", text, "--within", "2", "--exit-code", code=1)
        self.ask("closest", text, "--within", "1", "--exit-code")
        few = json_lines(self.ask("closest", text, "--few", "3", "--double")[0])
        self.assertEqual([len(each) for each in few], [3, 3])
        self.assertEqual([each["distance"] for each in few[0]],
                         sorted(each["distance"] for each in few[0]))
        self.assertEqual(few[0][0]["prim"], near["prim"])
        self.assertEqual(json_lines(self.ask("closest", text, "--few", "99", "--within", "1")[0]),
                         [[], []])
        self.fails("closest", self.cube, "--points", "x", "--few", "2", "--raw")

    def test_closest_raw(self):
        points = [(0.5, 0.25, 9), (5, 5, 5)] * 9000
        out, _ = self.ask("closest", b"".join(struct.pack("<3f", *p) for p in points), "--raw")
        answers = list(struct.iter_unpack("<6f2I", out))
        self.assertEqual((len(answers), set(answers[::2])), (18000, {answers[0]}))
        self.assertEqual(answers[0][:4], (0.5, 0.25, 1, 64))
        self.assertEqual(answers[1][:4], (1, 1, 1, 48))
        out, _ = self.ask("closest", struct.pack("<3d", 0.5, 0.25, 9), "--raw", "--double")
        self.assertEqual(struct.unpack("<6d2I", out)[:4], (0.5, 0.25, 1, 64))

    def test_inside(self):
        text = b"0.5 0.5 0.5\n0.5 0.5 1\n1 1 1\n0 0.5 0\n0.5 0.5 1.5\n-2 0 0\nnan 0 0\n"
        want = ["inside", "on", "on", "on", "outside", "outside", "outside"]
        for arguments in [(), ("--double",), ("--rule", "nonzero"), ("--threads", "2"),
                          ("--fast-build",), ("--indexed",), ("--indexed", "--double")]:
            out, err = self.ask("inside", text, *arguments)
            self.assertEqual((json_lines(out), err), (want, ""))
        self.assertEqual(json_lines(self.ask("inside", text, "--distance")[0]),
                         [-0.5, 0, 0, 0, 0.5, 2, "inf"])
        self.ask("inside", text, "--exit-code", code=1)
        self.ask("inside", b"9 9 9", "--exit-code")
        data = b"".join(struct.pack("<3f", *p) for p in [(0.5, 0.5, 0.5), (1, 1, 1), (2, 2, 2)])
        self.assertEqual(self.ask("inside", data, "--raw")[0], b"\2\1\0")
        self.assertEqual(struct.unpack("<3f", self.ask("inside", data, "--raw", "--distance")[0])[:2],
                         (-0.5, 0))
        self.check_streams("inside")

    def test_inside_of_what_is_open(self):
        path = self.write("open.off", off(faces=FACES[1:]))
        points = self.write("points.txt", b"0.5 0.5 0.5\n")
        out, err = self.run_program("inside", path, "--points", points)
        self.assertEqual(err.count("\n"), 1)
        self.assertIn("warning: " + path + ": is not closed", err)

    def test_inside_by_winding_numbers(self):
        path = self.write("open.off", off(faces=FACES[2:]))  # without the lower face
        points = self.write("points.txt", b"0.5 0.5 0.5\n0.5 0.5 0.75\n0.5 0.5 1\n0.5 0.5 -2\nnan 0 0\n")
        for arguments in [(), ("--double",), ("--rule", "nonzero"), ("--indexed",)]:
            out, err = self.run_program("inside", path, "--points", points, "--winding", *arguments)
            self.assertEqual((json_lines(out), err), (["inside", "inside", "on", "outside", "outside"], ""))
        out, _ = self.run_program("inside", path, "--points", points, "--winding", "--distance")
        self.assertEqual(json_lines(out)[:3] + json_lines(out)[4:], [-0.5, -0.25, 0, "inf"])
        self.run_program("inside", path, "--points", points, "--winding", "--exit-code", code=1)
        self.assertIn("takes no value", self.fails("inside", path, "--points", points, "--winding=2"))

    def test_winding_numbers_of_a_knot_with_holes(self):
        """Every tenth triangle is missing. Crossings then give some signs wrong, winding numbers only
        those of points near a hole."""
        knot = self.path("knot.ply")
        subprocess.run([case.GENERATOR, "knot", "2000", knot], check=True)
        with open(knot) as file:
            lines = file.read().split("end_header\n")[1].splitlines()
        corners = [list(map(float, line.split())) for line in lines if len(line.split()) == 3]
        faces = [tuple(map(int, line.split()[1:])) for line in lines if len(line.split()) == 4]
        holed = self.write("holed.off", off(corners, [f for i, f in enumerate(faces) if i % 10]))
        draw = random.Random(7)
        size = [(min(p[k] for p in corners), max(p[k] for p in corners)) for k in range(3)]
        points = self.write("points.txt", "".join("%r %r %r\n" % tuple(draw.uniform(*s) for s in size)
                                                  for _ in range(3000)).encode())
        sides = [self.run_program("inside", *how, "--points", points)[0].split() for how in
                 ([knot], [holed], [holed, "--winding"])]
        self.assertGreater(sides[0].count('"inside"'), 100)
        crossed, wound = (sum(a != b for a, b in zip(sides[0], other)) for other in sides[1:])
        self.assertGreater(crossed, 100)
        self.assertLess(10 * wound, crossed)


if __name__ == "__main__":
    case.main()
