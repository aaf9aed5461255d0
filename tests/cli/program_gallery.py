"""isect gallery: see case.py."""
import json
import os

import case
import program_show
from case import Case, json_lines, off, read_png, rows


class Gallery(Case):
    """Pictures of shapes: of each kind that can be cast, and of several."""

    VIEW = ["--size", "20x20", "--fov", "40"]

    def setUp(self):
        super().setUp()
        self.picture = self.path("out.png")

    def cast(self, shapes, *arguments, eye="3,2,6", at="0,0,0"):
        out, err = self.run_program("cast", "--shape", shapes, "-o", self.picture, "--json",
                                    *self.VIEW, "--eye", eye, "--at", at, *arguments)
        self.assertEqual(err, "")
        return json.loads(out)

    def test_every_kind(self):
        rows = json_lines(self.run_program("ask", "--list", "--json")[0])
        kinds = [row["question"][len("normal_"):] for row in rows
                 if row["question"].startswith("normal_") and row["question"] != "normal_quadric"]  # of a matrix
        self.assertGreater(len(kinds), 11)
        for kind in kinds:
            with self.subTest(kind):
                result = self.cast('[{"%s":%s}]' % (kind, program_show.Show.SHAPES[kind]))
                self.assertEqual((result["shapes"], result["rays"]), (1, 400))
                self.assertGreater(result["hits"], 5)
                pixels = {pixel for row in read_png(self.picture)[2] for pixel in row}
                self.assertGreater(len(pixels), 3)

    def test_faces(self):
        """As of a mesh: straight at the face of a box it fills the picture, beside it is none."""
        box = '[{"aabb":{"lower":[0,0,0],"upper":[1,1,1]}}]'
        self.assertEqual(self.cast(box, eye="0.5,0.5,2", at="0.5,0.5,1")["hits"], 400)
        clay = read_png(self.picture)[2]
        self.assertEqual(self.cast(box, eye="0.5,0.5,2", at="0.5,0.5,3")["hits"], 0)
        self.assertEqual(self.cast("[]")["hits"], 0)
        mesh = self.write("cube.off", off())
        self.run_program("cast", mesh, "-o", self.picture, *self.VIEW, "--eye", "0.5,0.5,2", "--at",
                         "0.5,0.5,1")
        self.assertEqual(read_png(self.picture)[2], clay)

    def test_the_nearest_is_seen(self):
        near = '{"sphere":{"center":[0,0,1],"radius":1}}'
        far = '{"sphere":{"center":[0,0,-9],"radius":9}}'
        seen = []
        for shapes in [near, near + "," + far, far]:
            self.cast("[%s]" % shapes, "--shade", "id", eye="0,0,9")
            seen.append(read_png(self.picture)[2])
        self.assertEqual(seen[0][10][10], seen[1][10][10]) # the first, before and beside another
        self.assertNotEqual(seen[0][1][10], seen[1][1][10])
        self.cast("[%s,%s]" % (far, near), "--shade", "id", eye="0,0,9")
        self.assertNotEqual(read_png(self.picture)[2][10][10], seen[0][10][10]) # the second

    def test_ground(self):
        """A plane is plain: grey, with the shadow of a ball on it beside the ball."""
        def greys(shapes):
            self.run_program("cast", "--shape", shapes, "-o", self.picture, "--shade", "id", "--eye",
                             "0,5,5", "--at", "0,0,0", "--size", "60x60")
            return [max(p) for row in read_png(self.picture)[2] for p in row
                    if max(p) - min(p) < 12]
        ground = '{"plane":{"normal":[0,1,0],"d":1}}'
        plain = greys("[%s]" % ground)
        self.assertEqual(len(plain), 3600)
        ball = greys('[%s,{"sphere":{"center":[0,0,0],"radius":0.8}}]' % ground)
        self.assertLess(min(ball), 0.9 * min(plain))
        self.assertGreater(len(ball), 2000)

    def test_from_a_file(self):
        text = ' [{"sphere":{"center":[0,0,0],"radius":1}},\n{"plane":{"normal":[0,1,0],"d":1}}]\n'
        result = self.cast(self.write("shapes.json", text.encode()), "--samples", "2")
        self.assertEqual((result["shapes"], result["rays"]), (2, 1600))
        out, _ = self.run_program("cast", "--shape", text, "-o", self.picture, "--eye", "0,0,5",
                                  "--at", "0,0,0", *self.VIEW, "--exit-code", code=1)
        for word in ["shapes       2", "rays         400", "20 x 20"]:
            self.assertIn(word, out)

    def test_faults(self):
        ball = '[{"sphere":{"center":[0,0,0],"radius":1}}]'
        view = ["-o", self.picture, "--eye", "0,0,5", "--at", "0,0,0"]
        for shapes, word in [('[{"sphere":{"center":[0,0,0]}}]', "radius is missing"),
                             ('[{"moon":{"radius":1}}]', "'moon'"),
                             ('[{"segment":{"a":[0,0,0],"b":[1,1,1]}}]', "'segment'"),
                             ('[{"sphere":{"center":[0,0],"radius":1}}]', "3 numbers"),
                             ('[{"sphere":{"center":[0,0,0],"radius":1}]', "'}'"), ("[", "ends"),
                             (ball + ball, "text after the end"), ("[" + ball[1:-1] * 2 + "]", "expected"),
                             ("[" + ",".join([ball[1:-1]] * 1025) + "]", "1024"),
                             (self.path("none.json"), "none.json"), (self.folder, "cannot read")]:
            with self.subTest(word):
                self.assertIn(word, self.fails("cast", "--shape", shapes, *view))
        long = self.write("long.json", b"[" + b" " * (1 << 20))
        self.assertIn("longer", self.fails("cast", "--shape", long, *view))
        mesh = self.write("cube.off", off())
        self.assertIn("a mesh", self.fails("cast", mesh, "--shape", ball, *view))
        self.assertIn("--rays", self.fails("cast", "--shape", ball, "--rays", "-"))
        self.assertIn("--eye", self.fails("cast", "--shape", ball, "-o", self.picture))
        self.assertIn("--eye", self.fails("cast", "--shape", ball, *view[:2], "--at", "0,0,0"))
        self.assertIn("bary", self.fails("cast", "--shape", ball, *view, "--shade", "bary"))
        self.assertIn("same point", self.fails("cast", "--shape", ball, *view, "--eye", "0,0,0"))
        self.assertIn("no output", self.fails("cast", "--shape", ball, *view[2:]))
        self.assertIn("MESH", self.fails("cast", "-o", self.picture))
        self.assertIn("none", self.fails("cast", "--shape", ball, *view[2:], "-o",
                                         self.path("none/out.png")))
        self.assertFalse(os.path.exists(self.picture))


if __name__ == "__main__":
    case.main()
