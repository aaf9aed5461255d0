"""isect rays: see case.py."""
import json
import math
import struct
import subprocess

import case
from case import (Case, POINTS, glb, gltf, json_lines, obj, off, ply_ascii, ply_binary, stl_ascii,
                  stl_binary)


class Rays(Case):
    """Rays of one's own against a mesh: as text and as bytes, good and bad."""

    def setUp(self):
        super().setUp()
        self.cube = self.write("cube.off", off())

    def cast(self, data, *arguments, code=0):
        done = subprocess.run([case.PROGRAM, "cast", self.cube, "--rays", "-", *arguments], input=data,
                              capture_output=True, timeout=60)
        self.assertEqual(done.returncode, code, done)
        return done.stdout, done.stderr.decode()

    def test_text(self):
        text = (b"0.25 0.75 -2 0 0 1\n0.25 0.75 -2 0 0 1 2.5 inf\n\t5 5 5 0 0 1 \r\n"
                b"0.25 0.75 -2 0 0 -1 -inf 0\n0.25 0.75 nan 0 0 1\n+.25 75e-2 -2. 0 0x0 1 0 9")
        out, err = self.cast(text)
        self.assertEqual(err, "")
        answers = json_lines(out)
        self.assertEqual([a and a["t"] for a in answers], [2, 3, None, -3, None, 2])
        self.assertEqual(answers[0], answers[5])
        self.assertIn(answers[0]["prim"], (0, 1))
        out, _ = self.cast(text, "--any")
        self.assertEqual(json_lines(out),
                         [True, True, False, True, False, True])
        out, _ = self.cast(text, "--culled")
        self.assertEqual([a and a["t"] for a in json_lines(out)], [2, None, None, -3, None, 2])
        out, _ = self.cast(text, "--culled", "--any", "--double")
        self.assertEqual(json_lines(out), [True, False, False, True, False, True])

    def test_file(self):
        path = self.write("rays.txt", b"0.25 0.75 -2 0 0 1\n")
        out, _ = self.run_program("cast", self.cube, "--rays", path)
        self.assertEqual(json.loads(out)["t"], 2)
        self.assertIn("none.txt", self.fails("cast", self.cube, "--rays", self.path("none.txt")))
        self.fails("cast", self.cube, "--rays", self.folder)

    def test_bad_lines(self):
        good = b"0.25 0.75 -2 0 0 1"
        bad = [b"1 2 3", b"1 2 3 4 5 6 7 8 9", b"1 2 3 4 5 six",
               b"1,2,3,4,5,6", b"1 2 3 4 5 1 1e39 inf", b"1 2 3 4 5 6x", b"\0", b"1 2 3 4 5 6\0",
               b"\xff" * 6, b"1 " * 40000]
        out, err = self.cast(b"\n".join(line for each in bad for line in (each, good)), code=2)
        answers = json_lines(out)
        self.assertEqual(len(answers), 2 * len(bad))
        self.assertTrue(all(answer["t"] == 2 for answer in answers[1::2]))
        self.assertEqual([answer["line"] for answer in answers[::2]],
                         list(range(1, 2 * len(bad), 2)))
        self.assertEqual(err, "isect: cast: no answer to 10 of 20 lines\n")

    def test_remarks_and_ends(self):
        """Blank lines and remarks have no answer; t_max may be left out, and infinity spelt out."""
        out, err = self.cast(b"# rays\n\n  \t\r\n.25 .75 -2 0 0 1 # near\n.25 .75 -2 0 0 1 2.5\n"
                             b".25 .75 -2 0 0 1 -Infinity Infinity\n#")
        self.assertEqual(err, "")
        self.assertEqual([answer["t"] for answer in json_lines(out)], [2, 3, 2])

    def test_double(self):
        """Far from the origin, where floats are half a unit apart or more."""
        far = [(x + 500000.1, y + 5000000.2, z) for x, y, z in POINTS]
        path = self.write("utm.obj", obj(far))
        ray = b"500000.35 5000000.95 -2 0 0 1\n"
        run = [case.PROGRAM, "cast", path, "--rays", "-"]
        done = subprocess.run(run + ["--double"], input=ray, capture_output=True, timeout=60)
        answer = json.loads(done.stdout)
        self.assertEqual((done.stderr, answer["t"]), (b"", 2))
        self.assertAlmostEqual(answer["u"] + answer["v"], 0.75, places=8)
        record = struct.pack("<8d", 500000.35, 5000000.95, -2, 0, 0, 1, 0, math.inf)
        done = subprocess.run(run + ["--double", "--raw"], input=2 * record, capture_output=True,
                              timeout=60)
        t, u, v, prim = struct.unpack("<3dQ", done.stdout[:32])
        self.assertEqual((len(done.stdout), t, u, v, prim),
                         (64, answer["t"], answer["u"], answer["v"], answer["prim"]))
        done = subprocess.run(run + ["--double", "--raw", "--any"], input=record,
                              capture_output=True, timeout=60)
        self.assertEqual(done.stdout, b"\1")
        done = subprocess.run(run, input=ray, capture_output=True, timeout=60)
        self.assertIn(b"warning: " + path.encode() + b": rounding to float", done.stderr)
        miss = struct.pack("<8d", 0, 0, 9, 0, 0, 1, 0, 1)
        done = subprocess.run(run + ["--double", "--raw"], input=miss, capture_output=True,
                              timeout=60)
        self.assertEqual(done.stdout[24:], b"\xff" * 8)

    def test_mesh_from_stdin(self):
        path = self.write("rays.txt", b"0.25 0.75 -2 0 0 1\n")
        for data in [off(), obj(), ply_ascii(), ply_binary(), stl_ascii(), stl_binary(),
                     stl_binary(title=b"made by hand"), gltf(), glb()]:
            done = subprocess.run([case.PROGRAM, "cast", "-", "--rays", path], input=data,
                                  capture_output=True, timeout=60)
            self.assertEqual((done.returncode, done.stderr), (0, b""))
            self.assertEqual(json.loads(done.stdout)["t"], 2)
        done = subprocess.run([case.PROGRAM, "cast", "-", "--rays", "-"], input=off(),
                              capture_output=True, timeout=60)
        self.assertIn(b"both", done.stderr)
        done = subprocess.run([case.PROGRAM, "info", "-"], input=b"", capture_output=True, timeout=60)
        self.assertEqual(done.stderr, b"isect: standard input: is empty\n")

    def test_several_meshes(self):
        """Triangles are numbered through."""
        above = self.write("above.obj", obj([(x, y, z + 5) for x, y, z in POINTS]))
        rays = self.write("rays.txt", b".25 .75 9 0 0 -1\n.25 .75 -2 0 0 1\n")
        out, err = self.run_program("cast", self.cube, above, "--rays", rays)
        top, bottom = json_lines(out)
        self.assertEqual((err, top["t"], bottom["t"]), ("", 3, 2))
        self.assertIn(top["prim"], (12 + 2, 12 + 3))
        self.assertIn(bottom["prim"], (0, 1))

    def test_raw(self):
        rays = [(0.25, 0.75, -2, 0, 0, 1, 0, float("inf")), (5, 5, 5, 0, 0, 1, 0, 9)] * 10000
        data = b"".join(struct.pack("<8f", *ray) for ray in rays)
        out, _ = self.cast(data, "--raw")
        answers = list(struct.iter_unpack("<3fI", out))
        self.assertEqual(len(answers), 20000)
        self.assertEqual(set(answers[::2]), {answers[0]})
        self.assertEqual(answers[0][0], 2)
        self.assertEqual(set(answers[1::2]), {(float("inf"), 0, 0, 2 ** 32 - 1)})
        out, _ = self.cast(data, "--raw", "--any", "--threads", "2")
        self.assertEqual(out, b"\1\0" * 10000)
        out, err = self.cast(data + b"123", "--raw", "--any", code=2)
        self.assertEqual(out, b"\1\0" * 10000)
        self.assertIn("3 bytes of a record of 32", err)
        self.assertEqual(self.cast(b"", "--raw"), (b"", ""))

    def test_exit_code(self):
        self.cast(b"0.25 0.75 -2 0 0 1\n", "--exit-code", code=1)
        self.cast(b"5 5 5 0 0 1\n", "--exit-code")
        self.cast(b"5 5 5 0 0 1\n0.25 0.75 -2 0 0 1\nx\n", "--exit-code", code=2)

    def test_text_and_raw_agree_with_many(self):
        rays = [((i * 37 % 101) / 50 - 0.5, (i * 53 % 103) / 50 - 0.5, -1, 0, 0.125, 1)
                for i in range(20000)]
        text = "".join("%r %r %r %r %r %r\n" % ray for ray in rays).encode()
        data = b"".join(struct.pack("<8f", *ray, 0, float("inf")) for ray in rays)
        lines = json_lines(self.cast(text)[0])
        raw = list(struct.iter_unpack("<3fI", self.cast(data, "--raw")[0]))
        self.assertTrue(any(lines) and not all(lines))
        for line, (t, u, v, prim) in zip(lines, raw, strict=True):
            if line is None:
                self.assertEqual(prim, 2 ** 32 - 1)
            else:
                single = [struct.unpack("<f", struct.pack("<f", line[k]))[0] for k in "tuv"]
                self.assertEqual((*single, line["prim"]), (t, u, v, prim))

    def test_answers_come_as_soon_as_they_can(self):
        running = subprocess.Popen([case.PROGRAM, "cast", self.cube, "--rays", "-"],
                                   stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        for x in (0.25, 9):
            running.stdin.write(b"%g 0.75 -2 0 0 1\n" % x)
            running.stdin.flush()
            self.assertEqual(running.stdout.readline() == b"null\n", x == 9)
        running.communicate()
        self.assertEqual(running.returncode, 0)


if __name__ == "__main__":
    case.main()
