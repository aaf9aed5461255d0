"""isect show: see case.py."""
import base64
import json
import os
import re
import subprocess
import xml.etree.ElementTree

import case
import program_ask
from case import Case, json_lines, read_png, rows


class Show(Case):
    """Pictures of shapes: of every question about two of them, of hostile ones, or none at all."""

    SHAPES = {"vec3": '{"x":0.5,"y":0.2,"z":0.1}',
              "moving_vec3": '{"x":0.5,"y":0.2,"z":0.1,"motion":[2,0.5,0]}',
              "moving_rectangle": '{"corner":[-2,-1,-1],"u":[0.2,2,0],"v":[0,0,2],"motion":[2,0.5,0]}',
              "moving_disc": '{"center":[-1,0,0.2],"normal":[1,0.2,0],"radius":1,"motion":[2,0.5,0]}',
              "moving_lozenge": '{"corner":[-2,-1,-1],"u":[0.2,2,0],"v":[0,0,2],"radius":0.3,"motion":[2,0.5,0]}',
              "moving_tetrahedron": '{"a":[-2,-1,-1],"b":[-1.8,1,-1],"c":[-2,1,1],"d":[-1,0,0.5],"motion":[2,0.5,0]}',
              "moving_corners": '{"vertices":[[-2,-1,-1],[-1,0,0],[-2,1,0],[-2,0,1]],"motion":[2,0.5,0]}',
              "moving_sphere": '{"center":[-1,0,0],"radius":0.5,"motion":[2,0.5,0]}',
              "moving_capsule": '{"a":[-1,0,0],"b":[-1,0,1],"radius":0.5,"motion":[2,0.5,0]}',
              "moving_aabb": '{"lower":[-2,-1,0],"upper":[-1,0,1],"motion":[2,0.5,0]}',
              "moving_segment": '{"a":[-1,0,0],"b":[-2,1,1],"motion":[2,0.5,0]}',
              "moving_triangle": '{"a":[-1,0,0],"b":[-2,1,1],"c":[-2,0,1],"motion":[2,0.5,0]}',
              "moving_ellipsoid": '{"center":[-1,0,0],"axis":[[1,0,0],[0,1,0],[0,0,1]],'
                                 '"radius":[0.5,1,1.5],"motion":[2,0.5,0]}',
              "moving_cylinder": '{"a":[-1,0,0],"b":[-1,0,1],"radius":0.5,"motion":[2,0.5,0]}',
              "moving_cone": '{"tip":[-1,0,0],"base":[-1,0,1],"radius":0.5,"motion":[2,0.5,0]}',
              "moving_obb": '{"center":[-1,0,0],"axis":[[1,0,0],[0,1,0],[0,0,1]],'
                           '"half":[0.5,1,1.5],"motion":[2,0.5,0]}',
              "segment": '{"a":[-1,0.5,0],"b":[1,-0.5,0.5]}',
              "segment2": '{"a":[-1,0.5],"b":[1,-0.5]}',
              "vec2": '{"x":0.5,"y":0.2}', "rule": '"nonzero"',
              "polygon": '{"points":[[0,-1,-1],[0.1,1,-1],[0,1,1],[-0.1,-1,1]]}',
              "contour2": '{"points":[[-1,-1],[1,-1],[0,1],[-0.2,-0.5],[0.2,0.5],[0.3,0],[0.4,-0.5]],'
                          '"degrees":[0,2,0,3]}',
              "polygon2": '{"points":[[-1,-1],[1,-0.5],[0,1],[0.1,0]]}',
              "ray2": '{"origin":[-3,0.2],"dir":[1,0.1],"t_min":0,"t_max":"inf"}',
              "circle2": '{"center":[0,0],"radius":1}',
              "rectangle2": '{"lower":[-1,"-inf"],"upper":[1,1]}',
              "triangle2": '{"a":[0,-1],"b":[0,2],"c":[1.5,-1]}',
              "capsule": '{"a":[-1,0.5,0],"b":[1,-0.5,0.5],"radius":0.3}',
              "roundcone": '{"a":[-1,0.5,0],"b":[1,-0.5,0.5],"radius_a":0.3,"radius_b":0.6}',
              "ray": '{"origin":[-3,0.2,0.3],"dir":[1,0.1,0],"t_min":0,"t_max":"inf"}',
              "plane": '{"normal":[1,0.2,0.3],"d":-1}',
              "triangle": '{"a":[0,-1,-1],"b":[0,2,0],"c":[0.5,-1,1]}',
              "rectangle": '{"corner":[0,-1,-1],"u":[0.2,2,0],"v":[0,0,2]}',
              "disc": '{"center":[0,0,0.2],"normal":[1,0.2,0],"radius":1}',
              "quad": '{"a":[0,-1,-1],"b":[0.2,1,-1],"c":[0,1,1],"d":[0,-1,1.5]}',
              "tetrahedron": '{"a":[0,-1,-1],"b":[0.2,1,-1],"c":[0,1,1],"d":[1,0,0.5]}',
              "sphere": '{"center":[0,0,0],"radius":1}',
              "lozenge": '{"corner":[0,-1,-1],"u":[0.2,2,0],"v":[0,0,2],"radius":0.3}',
              "ellipsoid": '{"center":[0,0,0],"axis":[[0,1,0],[1,0,0],[0,0,1]],"radius":[1,2,0.5]}',
              "cylinder": '{"a":[-1,0,0],"b":[1,0.5,0.5],"radius":0.7}',
              "cone": '{"tip":[-1,0,0],"base":[1,0.5,0.5],"radius":0.7}',
              "torus": '{"center":[0,0,0],"axis":[0.2,1,2],"major":1,"minor":0.4}',
              "kdop14": '{"lower":[-1,-1,-1,-2,-2,-2,-2],"upper":[1,1,1,2,2,2,2]}',
              "kdop18": '{"lower":["-inf",-1,-1,-1.5,-1.5,-1.5,-1.5,-1.5,-1.5],"upper":[1,1,1,1.5,1.5,1.5,1.5,1.5,1.5]}',
              "kdop26": '{"lower":[-1,-1,-1,-1.5,-1.5,-1.5,-1.5,-1.5,-1.5,-2,-2,-2,-2],"upper":[1,1,1,1.5,1.5,1.5,1.5,1.5,1.5,2,2,2,2]}',
              "kdop": '{"normals":[[1,0,0],[0,2,0],[0,0,1],[1,2,3]],"lower":[-1,-1,"-inf",-2],"upper":[1,1,1,2]}',
              "hull": '{"planes":[[1,0,0,-1],[-2,0,0,-2],[0,1,1,-1],[0,-1,1,-1],[0,0,-1,-1]]}',
              "corners": '{"vertices":[[-1,-1,-1],[1,0,0],[0,1,0],[0,0,1],[0.2,0.2,0.2],[1,1,1]]}',
              "frustum": '{"plane":[[-1,-1,0,-2],[1,-1,0,-2],[0,-1,-1,-2],[0,-1,1,-2],'
                         '[0,-1,0,-1],[0,0,0,-1]],"corner":[[-1,-1,-1],[1,-1,-1],[-1,-1,1],'
                         '[1,-1,1],[-3,1,-3],[3,1,-3],[-3,1,3],[3,1,3]]}',
              "aabb": '{"lower":[-1,-0.5,"-inf"],"upper":[1,1,1]}',
              "obb": '{"center":[0,0,0],"axis":[[0,1,0],[1,0,0],[0,0,1]],"half":[1,2,0]}'}
    RED = (0xd0, 0x34, 0x2c)

    def show(self, name, *arguments, warning=""):
        out, err = self.run_program("show", *arguments, "-o", self.path(name))
        self.assertIn(err.partition(" by up to")[0], ("", warning))
        self.assertEqual(os.listdir(self.folder), [name])
        return json.loads(out)

    def test_every_pair(self):
        rows = json_lines(self.run_program("ask", "--list", "--json")[0])
        pairs = [row for row in rows if "b" in row]
        self.assertGreater(len(pairs), 10)
        with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../matrix.csv")) as file:
            rows = file.read()
        of_engine = [row for row in pairs if f"pair,{row['question']},{row['a']},{row['b'].partition('_')[0]}," not in rows]
        # Of those that an engine answers, all with the same words, some are enough.
        pairs = [row for row in pairs if row not in of_engine or of_engine.index(row) % 24 == 0]
        with open(case.PROGRAM, "rb") as file: # with sanitizers each takes long
            pairs = pairs[::4] if b"__asan_init" in file.read() else pairs
        texts = ['{"question":"%s","a":"%s","b":"%s","shapes":[%s]}' %
                 (row["question"], row["a"], row["b"],
                  ",".join(self.SHAPES[shape] for shape in row["shapes"])) for row in pairs]
        done = subprocess.run([case.PROGRAM, "ask", "--lines"], input="\n".join(texts).encode(),
                              capture_output=True, timeout=120)
        drawn = set()
        for row, answer in zip(pairs, json_lines(done.stdout.decode()), strict=True):
            words = [row[k] for k in ("question", "a", "b")]
            shapes = [self.SHAPES[shape] for shape in row["shapes"]]
            with self.subTest(words):
                self.assertEqual(self.show("p.svg", *words, *shapes, "--size", "160x120"), answer)
                tree = xml.etree.ElementTree.parse(self.path("p.svg"))
                self.assertIn(json.dumps(answer, separators=(",", ":"))[:5],
                              tree.getroot().findtext("{http://www.w3.org/2000/svg}title"))
                os.remove(self.path("p.svg"))
                if tuple(row["shapes"]) in drawn:
                    continue
                drawn.add(tuple(row["shapes"]))
                self.show("p.png", *words, *shapes, "--size", "90x60", "--double")
                width, height, pixels = read_png(self.path("p.png"))
                self.assertEqual((width, height), (90, 60))
                self.assertTrue(any(pixel != (255, 255, 255) for line in pixels for pixel in line))
                os.remove(self.path("p.png"))

    def test_hit_is_where_it_is(self):
        """Looked at along -z, the ball fills 1/sqrt(3) of the frame; the ray enters at its left."""
        ray = '{"origin":[-1,0,0],"dir":[1,0,0],"t_min":0,"t_max":2}'
        self.show("p.png", "cast", "ray", "sphere", ray, self.SHAPES["sphere"], "--from", "0,0,1",
                  "--size", "231x231")
        _, _, pixels = read_png(self.path("p.png"))
        half = round(231 / 2.3 / 3 ** 0.5)
        self.assertEqual([pixels[115][x] for x in (115 - half, 115, 115 + half)], [self.RED] * 3)
        self.assertEqual(pixels[115][115 - half - 10], (255, 255, 255))

    def picture(self, *asked):
        self.show("p.png", *asked, "--from", "0,0,1", "--size", "231x231")
        pixels = read_png(self.path("p.png"))[2]
        os.remove(self.path("p.png"))
        return pixels

    def test_posed(self):
        """With a pose it looks as the moved shape does: the same shapes, and the same plane between."""
        box, ball = '{"obb":%s}' % self.SHAPES["obb"], '{"sphere":{"center":[0,0,0],"radius":1}}'
        moved = '{"obb":{"center":[0,4,0],"axis":[[1,0,0],[0,-1,0],[0,0,1]],"half":[1,2,0]}}'
        there = self.picture("witness_any", ball, moved)[:190]
        posed = self.picture("witness_posed", ball, box,
                             '{"rotation":[0,0,-1,1],"translation":[0,4,0]}')[:190]
        same = sum(a == b for one, two in zip(there, posed) for a, b in zip(one, two))
        self.assertGreater(same, 0.98 * 190 * 231)  # all but pixels across an edge
        green = [p for line in posed for p in line if p[1] > p[0] + 30 and p[1] > p[2] + 10]
        self.assertGreater(len(green), 100)  # the plane: no other green is there
        self.assertIn("pose", self.fails("show", "overlap_posed", ball, box,
                                         '{"rotation":[0,0,0,0],"translation":[0,4,0]}', "-o",
                                         self.path("p.svg")))

    def test_patch(self):
        """Four corners of a contact, in red."""
        pixels = self.picture("contact", "any_patch", *program_ask.Ask.BOXES, "0", "4")
        self.assertGreater(sum(p == self.RED for line in pixels for p in line), 200)

    def test_all_of_a_motion(self):
        """Where it begins and where it ends: all of both balls is in the picture."""
        for motion in ("[6,0,0]", "[0,-6,0]"):
            pixels = self.picture("sweep", "sphere", "triangle", '{"center":[0,0,0],"radius":1,'
                                  '"motion":%s}' % motion, '{"a":[0,0,-9],"b":[1,0,-9],"c":[0,1,-9]}')
            inked = [(x, y) for y in range(190) for x in range(231)
                     if pixels[y][x][2] > pixels[y][x][0] + 30]
            for k, far in [(0, 231), (1, 190)]:
                self.assertTrue(min(p[k] for p in inked) > 2 and max(p[k] for p in inked) < far - 2)
            size = [max(p[k] for p in inked) - min(p[k] for p in inked) for k in (0, 1)]
            # From the edge of the first ball to the arrow's tip are 7 units of a frame of 8 x 2 x 10.
            self.assertAlmostEqual(size[motion != "[6,0,0]"], 7 * 231 / 2.3 / 42 ** 0.5, delta=4)

    def test_surfaces(self):
        """Filled, seen through, and in front of each other: what both have is red, in its place."""
        left = '{"center":[-0.5,0,0],"radius":1}'
        pixels = self.picture("overlap", "sphere", "sphere", left, '{"center":[0.5,0,0],"radius":1}')
        blue, common, amber = (pixels[100][x] for x in (65, 115, 165))
        self.assertTrue(blue[2] > blue[0] + 20 and blue[2] < 250, blue)
        self.assertTrue(amber[0] > amber[2] + 20 and amber[2] < 250, amber)
        self.assertTrue(common[0] > common[2] + 40 and common[0] > common[1] + 40, common)
        self.assertEqual(pixels[5][5], (255, 255, 255))
        ball = '{"center":[0,0,0],"radius":1}'
        pixels = self.picture("overlap", "segment", "sphere", '{"a":[-2,0.2,-3],"b":[2,0.2,-3]}', ball)
        self.assertTrue(any(p != q for p, q in zip(pixels[100], pixels[101])))

    def test_hidden_lines(self):
        """A segment behind a box is dashed there: on the line some pixels are as those beside."""
        box = '{"lower":[-1,-1,-1],"upper":[1,1,1]}'
        row = {}
        for z in (-3, 3):
            pixels = self.picture("overlap", "segment", "aabb",
                                  '{"a":[-2,0.1,%d],"b":[2,0.1,%d]}' % (z, z), box)
            dark = [min(range(100, 116), key=lambda y: pixels[y][x][0]) for x in range(90, 140)]
            line = max(set(dark), key=dark.count)
            row[z] = {pixels[line][x] for x in range(90, 140)}
        self.assertGreater(len(row[-3]), 1)
        self.assertEqual(len(row[3]), 1)

    def test_plane_between(self):
        """Seen from the side it is a line between the two; there is none if they touch."""
        def greens(gap):
            pixels = self.picture("overlap", "sphere", "sphere", '{"center":[-2,0,0],"radius":1}',
                                  '{"center":[%r,0,0],"radius":1}' % gap)
            return [x for x in range(231) if pixels[100][x][1] > pixels[100][x][0] + 30 and
                    pixels[100][x][1] > pixels[100][x][2] + 30]
        self.assertTrue(all(abs(x - 115) <= 2 for x in greens(2.0)) and greens(2.0))
        self.assertEqual(greens(0.0), [])

    def test_caption(self):
        """Words at the foot of the picture, and as the title of an SVG, with the surfaces in it."""
        self.show("p.svg", "overlap", "sphere", "sphere", *2 * [self.SHAPES["sphere"]], "--size",
                  "99x99")
        with open(self.path("p.svg")) as file:
            text = file.read()
        self.assertIn("<title>overlap sphere sphere: true</title>", text)
        data = re.search('href="data:image/png;base64,([^"]*)"', text).group(1)
        self.write("in.png", base64.b64decode(data))
        self.assertEqual(read_png(self.path("in.png"))[:2], (99, 99))
        os.remove(self.path("in.png")), os.remove(self.path("p.svg"))
        pixels = self.picture("overlap", "sphere", "sphere", *2 * [self.SHAPES["sphere"]])
        foot = {pixel for line in pixels[-24:] for pixel in line}
        self.assertTrue(any(max(pixel) < 0x60 for pixel in foot))

    def test_what_is_common_is_drawn(self):
        """Looked at along -z: an edge of the answer goes through the middle, red."""
        box = '{"lower":[-1,-1,-1],"upper":[1,1,1]}'
        square = '{"points":[[-1,-1,0],[1,-1,0],[1,1,0],[-1,1,0]]}'
        across = '{"normal":[0,0,1],"d":0}'
        for asked in [["meet", "plane", "aabb", '{"normal":[1,0,0],"d":0}', box],
                      ["meet", "plane", "plane", '{"normal":[1,0,0],"d":0}', across],
                      ["meet", "segment2", "segment2", '{"a":[-1,-1],"b":[1,1]}',
                       '{"a":[-1,1],"b":[1,-1]}'],
                      ["polygon", "clip_plane", square, '{"normal":[1,0,0],"d":0}']]:
            for more in [[], ["--double"]]:
                with self.subTest((asked, more)):
                    self.show("p.png", *asked, "--from", "0,0,1", "--size", "231x231", *more)
                    self.assertEqual(read_png(self.path("p.png"))[2][115][115], self.RED)
                    os.remove(self.path("p.png"))

    def test_hostile_shapes(self):
        balls = ['{"center":[0,0,0],"radius":0}', '{"center":[1e30,0,0],"radius":-1}',
                 '{"center":["inf",0,0],"radius":1}', '{"center":[0,0,0],"radius":1e-30}',
                 '{"center":[3e38,0,0],"radius":3e38}']
        rays = ['{"origin":[0,0,0],"dir":[0,0,0],"t_min":"-inf","t_max":"inf"}',
                '{"origin":[0,0,0],"dir":[1e-30,0,0],"t_min":"-inf","t_max":"inf"}',
                '{"origin":[1e38,0,0],"dir":[1e38,0,0],"t_min":5,"t_max":-5}',
                '{"origin":[0,0,0],"dir":[1,0,0],"t_min":"inf","t_max":"inf"}']
        point = rb"[-.0-9]+ [-.0-9]+"
        for ray in rays:
            for ball in balls:
                for name in ["p.svg", "p.png"]:
                    with self.subTest((ray, ball, name)):
                        self.show(name, "cast", "ray", "sphere", ray, ball, "--size", "160x120",
                                  warning="isect: warning: rounding to float moves the shapes")
                        with open(self.path(name), "rb") as file:
                            data = file.read()
                        os.remove(self.path(name))
                        for path in re.findall(b' d="(.*?)"', data):
                            self.assertRegex(path, b"^M%s(h0|(L%s)*)$" % (point, point))

    def test_no_picture(self):
        ball = self.SHAPES["sphere"]
        two = ["overlap", "sphere", "sphere", ball]
        for bad in [[*two, ball], [*two, ball, "-o", self.path("p.gif")],
                    [*two, '{"center":[0,"nan",0],"radius":1}', "-o", self.path("p.svg")],
                    [*two, '{"center":[1e300,0,0],"radius":1}', "--double", "-o",
                     self.path("p.svg")],
                    [*two, ball, "--from", "0,2,0", "-o", self.path("p.svg")],
                    ["hit", "null", "-o", self.path("p.svg")], ["-o", self.path("p.svg")],
                    [*two, "-o", self.path("p.svg")],
                    [*two, ball, "-o", self.path("none/p.svg")]]:
            with self.subTest(bad):
                self.fails("show", *bad)
                self.assertEqual(os.listdir(self.folder), [])
        if os.path.exists("/dev/full"):
            os.symlink("/dev/full", self.path("full.svg"))
            self.fails("show", *two, ball, "-o", self.path("full.svg"))


if __name__ == "__main__":
    case.main()
