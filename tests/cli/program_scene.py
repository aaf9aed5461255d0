"""isect scene: see case.py."""
import json
import math
import os
import random
import re
import resource
import struct
import subprocess

import case
from case import (FACES, POINTS, Placed, glb, gltf, json_lines, obj, off, ply_binary, read_png,
                  rows, stl_binary)


class Scene(Placed):
    def test_places(self):
        turn = {"axis": [0, 0, 2], "degrees": 90}
        scene = self.scene(
            None, {"translate": [5, 0, -1]}, {"scale": 2}, {"scale": [1, 2, -3]}, {"rotate": turn},
            {"translate": [10, 0, 0], "rotate": turn, "scale": [4, 1, 1]}, {},
            [2, 0, 0, 5, 0, 0, 1, 6, 0, 1, 0, 7, 0, 0, 0, 1],
            {"rotate": {"axis": [0, 0, 1], "degrees": -450}},
            {"rotate": {"axis": [1e300, 0, 0], "degrees": 180}})
        self.assertEqual(self.boxes(scene), [
            [[0, 0, 0], [1, 1, 1]], [[5, 0, -1], [6, 1, 0]], [[0, 0, 0], [2, 2, 2]],
            [[0, 0, -3], [1, 2, 0]], [[-1, 0, 0], [0, 1, 1]], [[9, 0, 0], [10, 4, 1]],
            [[0, 0, 0], [1, 1, 1]], [[5, 6, 7], [7, 7, 8]], [[0, -1, 0], [1, 0, 1]],
            [[0, -1, -1], [1, 0, 0]]])

    def test_turned_by_the_formula(self):
        """A third of a turn round the diagonal: x to y to z; and an eighth."""
        scene = self.scene({"scale": [1, 2, 3], "rotate": {"axis": [1, 1, 1], "degrees": 120}},
                           {"rotate": {"axis": [0, 1, 0], "degrees": 45}})
        (_, upper), (low, high) = self.boxes(scene)
        for got, want in zip(upper + low + high, [3, 1, 2, 0, 0, -.5 ** .5, 2 ** .5, 1, .5 ** .5]):
            self.assertAlmostEqual(got, want, places=6)

    def test_names_and_folders(self):
        os.mkdir(self.path("inner"))
        for name in ["inner/-", "inner/b.off"]:
            self.write(name, off())
        meshes = [{"file": "b.off"}, {"file": "../cube.off", "name": "a\u00e9\nb"},
                  {"file": self.cube}]
        path = self.write("inner/s.JSON", json.dumps({"meshes": meshes}).encode())
        inner = os.path.join(self.folder, "inner")
        for scene, start in [(path, inner + "/"), ("inner/s.JSON", "inner/")]:
            done = subprocess.run([os.path.abspath(case.PROGRAM), "cull", scene, "--json"],
                                  cwd=self.folder, capture_output=True)
            listed = [(o["name"], o["file"]) for o in json.loads(done.stdout)["list"]]
            self.assertEqual(listed, [("b.off", start + "b.off"),
                                      ("a\u00e9 b", start + "../cube.off"), (self.cube, self.cube)])
        self.write("inner/dash.json", b'{"meshes":[{"file":"-"}]}')
        done = subprocess.run([os.path.abspath(case.PROGRAM), "cull", "dash.json"], cwd=inner,
                              capture_output=True, stdin=subprocess.DEVNULL)
        self.assertEqual(done.returncode, 0, done) # it is a file, and no standard input

    def test_several_and_standard_input(self):
        scene = self.scene(None, {"translate": [3, 0, 0]})
        self.assertEqual(len(self.cull(scene, self.cube, scene)["list"]), 5)
        text = json.dumps({"meshes": [{"file": self.cube}, {"file": self.cube}]}).encode()
        for data, count in [(b" \n" + text, 2), (off(), 1), (gltf(), 1), (glb(), 1)]:
            done = subprocess.run([case.PROGRAM, "cull", "-", "--json"], input=data, capture_output=True)
            self.assertEqual(done.returncode, 0, done)
            result = json.loads(done.stdout)
            self.assertEqual(len(result["list"]), count)
            self.assertEqual(result["objects"], self.counts(inside=count))
        for data, words in [(b"", "empty"), (b"{", "line 1"), (b"{}", "meshes")]:
            done = subprocess.run([case.PROGRAM, "cull", "-"], input=data, capture_output=True)
            self.assertEqual(done.returncode, 2)
            self.assertRegex(done.stderr.decode(), "^isect: standard input: .*" + words)

    def test_float_and_double(self):
        scene = self.scene({"translate": [0.1, 0, 0]})
        x = self.boxes(scene)[0][0][0]
        self.assertEqual(x, struct.unpack("f", struct.pack("f", 0.1))[0])
        self.assertEqual(self.cull(scene, "--double")["list"][0]["box"]["lower"][0], 0.1)
        out, err = self.run_program("cull", self.scene({"translate": [1e9, 0, 0], "scale": 30}))
        self.assertIn("rounding to float moves vertices", err)

    def refuses(self, text, *words, command="cull"):
        data = text if isinstance(text, bytes) else text.encode()
        path = self.write("bad.json", data)
        with self.subTest(text):
            err = self.fails("cull", path, "-o", self.picture)
            self.assertTrue(err.startswith("isect: " + path + ": "), err)
            for word in words:
                self.assertIn(word, err)
            self.no_picture()

    def entry(self, text, *words):
        self.refuses('{"meshes":[{"file":"cube.off"},{"file":"cube.off",%s}]}' % text,
                     "meshes[1].", *words)

    def test_transforms_that_are_refused(self):
        one = "1,0,0,0, 0,1,0,0, 0,0,1,0, 0,0,0,1"
        for text, words in [
                ("[" + one[:-2] + "]", "16 numbers"), ("[" + one + ",0]", "16 numbers"), ("[]", "16"),
                ("1", "16 numbers"), ("null", "16 numbers"), ('"up"', "16 numbers"),
                ("[" + one.replace("1", '"nan"', 1) + "]", "transform[0]: must be a finite number"),
                ("[" + one.replace("1", "true", 1) + "]", "transform[0]"),
                ("[1,0,0,0, 0,1,0,0, 0,0,1,0, 4,5,6,1]", "last row is 4 5 6 1"),
                ("[1,0,0,0, 0,1,0,0, 0,0,1,0, 0,0,0,2]", "last row"),
                ("[1,2,3,0, 2,4,6,0, 0,0,1,0, 0,0,0,1]", "singular"),
                ("[0,0,0,1, 0,0,0,2, 0,0,0,3, 0,0,0,1]", "singular"),
                ('{"scale":0}', "singular"), ('{"scale":[1,0,1]}', "singular"),
                ('{"scale":[1,1]}', "scale: must be a list of 3"), ('{"scale":"2"}', "scale"),
                ('{"translate":[1,2]}', "translate"), ('{"translate":[1,2,"inf"]}', "translate[2]"),
                ('{"translate":{}}', "translate"), ('{"turn":1}', "unknown key 'turn'"),
                ('{"rotate":90}', "degrees"), ('{"rotate":{"axis":[0,1,0]}}', "rotate.degrees"),
                ('{"rotate":{"degrees":3}}', "rotate.axis"),
                ('{"rotate":{"axis":[0,0,0],"degrees":3}}', "rotate.axis: must not be zero"),
                ('{"rotate":{"axis":[0,0,1],"degrees":3,"radians":1}}', "'radians'"),
                ('{"scale":1e308,"translate":[1e308,1e308,1e308]}', "outside the range")]:
            self.entry('"transform":' + text, "transform", words)
        # What nearly makes everything flat does not.
        self.run_program("cull", self.scene([1, 2, 3, 0, 2, 4, 6.000001, 0, 0, 1, 1, 0, 0, 0, 0, 1]))

    def test_scenes_that_are_refused(self):
        for text, words in [
                ("", "is empty"), (" ", "line 1"), ("[]", "object"), ("1", "line 1"), ("{", "line 1"),
                ("{}", "meshes"), ('{"meshes":[]}', "is empty"), ('{"meshes":{}}', "list"),
                ('{"meshes":[1]}', "meshes[0]"), ('{"meshes":[{}]}', 'meshes[0]: has no "file"'),
                ('{"meshes":[{"file":"cube.off"}],"camera":1}', "unknown key 'camera'"),
                ('{"meshes":[{"file":"cube.off","File":1}]}', "unknown key 'File' (known: file"),
                ('{"meshes":[{"file":""}]}', "meshes[0].file"),
                ('{"meshes":[{"file":1}]}', "meshes[0].file"),
                ('{"meshes":[{"file":"cube.off","name":""}]}', "meshes[0].name"),
                ('{"meshes":[{"file":"cube.off","name":[]}]}', "meshes[0].name"),
                ('{"meshes":[{"file":"none.off"}]}', "none.off: No such file"),
                ('{"meshes":[{"file":"."}]}', "is a directory"),
                ('{"meshes":[{"file":"bad.json"}]}', "nested scenes"),
                ('{"meshes":[{"file":"cube.off"}]', "line 1"),
                ('{"meshes":\n[{"file":"cube.off",\n}]}', "line 3"),
                ('{"meshes":[{"file":"cube.off"}]} x', "line 1"),
                ('{"meshes":[{"file":"cube.off","file":"cube.off"}]}', "duplicate"),
                ('{"meshes":[{"file":"a\\u0000b"}]}', "line 1"),
                ('{"meshes":[{"file":"cube.off","transform":[NaN]}]}', "line 1"),
                ('{"meshes":[{"file":"cube.off","transform":[1e999]}]}', "line 1"),
                (b'{"meshes":[{"file":"\xff.off"}]}', "line 1"), (b"\0" * 50, "line 1"),
                ("[" * 100000, "line 1"), ('{"meshes":' + "[" * 3000, "line 1")]:
            self.refuses(text, words)
        self.fails("cull", self.path("none.json"))
        os.mkdir(self.path("folder.json"))
        self.assertIn("directory", self.fails("cull", self.path("folder.json")))
        os.mkfifo(self.path("pipe.json"))
        self.assertIn("regular", self.fails("cull", self.path("pipe.json")))
        nan = self.write("nan.stl", stl_binary([(float("nan"), 0, 0)] * 3, [(0, 1, 2)]))
        self.assertIn("NaN", self.fails("cull", nan))

    def test_cut_short(self):
        whole = json.dumps({"meshes": [{"file": "cube.off", "transform": {"scale": [1, 2, 3]}}]})
        for end in range(1, len(whole)):
            self.fails("cull", self.write("cut.json", whole[:end].encode()))

    def test_the_page(self):
        """The scene that docs/scene.md shows."""
        page = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../docs/scene.md")
        with open(page) as file:
            text = re.search(r"^```json\n(.*?)^```$", file.read(), re.S | re.M)[1]
        for folder in ["town", "trees"]:
            os.mkdir(self.path(folder))
        for name, data in [("town/house.glb", glb()), ("trees/oak.obj", obj()),
                           ("town/car.ply", ply_binary()), ("town/scene.json", text.encode())]:
            self.write(name, data)
        listed = self.cull(self.path("town/scene.json"))["list"]
        self.assertEqual([o["name"] for o in listed], ["house.glb", "oak 1", "oak 2", "car.ply"])
        self.assertEqual([list(o["box"].values()) for o in listed],
                         [[[0, 0, 0], [1, 1, 1]], [[10, 0, 0], [11, 1, 1]],
                          [[14, 0, 1.5], [15.5, 1.5, 3]], [[5, 0, -2], [6, 1, -1]]])

    def test_damaged(self):
        """Bytes that are turned over, removed, repeated: a scene, or one line that says what is wrong."""
        whole = json.dumps({"meshes": [{"file": "cube.off", "name": "a b"}, {
            "file": "cube.off", "transform": {"scale": [1, 2, 3], "rotate":
                                              {"axis": [0, 1, 0], "degrees": 30}}}]}, indent=2)
        whole, codes = whole.encode(), []
        for number in range(150):
            chance, data = random.Random(number), bytearray(whole)
            at, kind = chance.randrange(len(data)), number % 4
            if kind == 0:
                data[at] ^= 1 << chance.randrange(8)
            elif kind == 1:
                del data[at:at + chance.randrange(1, 9)]
            elif kind == 2:
                data[at:at] = data[at:at + chance.randrange(1, 9)]
            else:
                data[at] = chance.choice(b"0123456789")
            path = self.write("damaged.json", bytes(data))
            done = subprocess.run([case.PROGRAM, "cull", path], capture_output=True, timeout=60)
            codes.append(done.returncode)
            if done.returncode == 2:
                self.assertRegex(done.stderr, b"^isect: [^\n]*damaged.json: [^\n]*\n$")
            else:
                self.assertEqual((done.returncode, done.stderr), (0, b""), data)
        self.assertGreater(codes.count(0), 5)
        self.assertGreater(codes.count(2), 75)

    def test_cast_takes_scenes(self):
        bad = self.write("bad.json", b'{"meshes":[{"file":"none.off"}]}')
        self.assertIn("none.off", self.fails("cast", bad, "-o", self.picture))
        self.no_picture()
        scene = self.scene({"translate": [-5, 0, 0]}, {"translate": [5, 0, 0]})
        self.assertEqual(self.ask("cast", scene, "-o", self.picture, "--size", "9x9")["triangles"], 24)
        self.assertEqual(self.answers("cast", scene, "--rays", [(5.25, .5, 3, 0, 0, -1)]),
                         [{"t": 2, "u": 0.25, "v": 0.25, "prim": 15, "object": 1, "triangle": 3,
                           "normal": [0, 0, 1]}])

    def test_picture_of_a_scene_in_parts(self):
        """As that of one mesh of all copies, but for a pixel at an edge."""
        moves = [(0, 0, 0), (3, 0, 0), (-2, 2, -1)]
        scene = self.scene(*({"translate": move} for move in moves))
        points = [[x + d for x, d in zip(p, move)] for move in moves for p in POINTS]
        faces = [[i + len(POINTS) * k for i in face] for k in range(3) for face in FACES]
        copies, other = self.write("copies.off", off(points, faces)), self.path("other.png")
        for shade, *more in [("normal", "--culled", "--eye", "1,1,9"), ("depth",), ("id", "--double"),
                             ("bary", "--indexed", "--fast-build", "--at", "3,0,0")]:
            wish = ["--size", "64x48", "--shade", shade, *more]
            parts, one = (self.ask("cast", mesh, "-o", path, *wish)
                          for mesh, path in [(scene, self.picture), (copies, other)])
            self.assertGreater(one["hits"], 200)
            self.assertAlmostEqual(parts["hits"], one["hits"], delta=2)
            self.assertEqual((parts["triangles"], parts["not_finite"]), (36, 0))
            pixels = [sum(read_png(path)[2], []) for path in (self.picture, other)]
            far = [max(abs(x - y) for x, y in zip(a, b)) > 1 for a, b in zip(*pixels)]
            self.assertLess(sum(far), 4)

    def test_picture_in_memory_of_one_mesh(self):
        knot = self.path("knot.ply")
        subprocess.run([case.GENERATOR, "knot", "20000", knot], check=True, capture_output=True)
        scene = self.write("knots.json", json.dumps(
            {"meshes": [{"file": "knot.ply", "transform": {"translate": [9 * i, 0, 0]}} for i in range(40)]}).encode())
        wish = ["-o", self.picture, "--size", "32x32", "--eye", "0,0,9", "--at", "0,0,0", "--memory", "30e6"]
        self.assertGreater(self.ask("cast", scene, *wish)["hits"], 0)
        self.assertIn("too large", self.fails("cast", scene, *wish, "--shade", "cost"))

    def answers(self, command, scene, option, rows_of, *more):
        """What a stream of rays or points is answered by."""
        done = subprocess.run([case.PROGRAM, command, scene, option, "-", *more],
                              input=rows(rows_of).encode(), capture_output=True, timeout=120)
        self.assertEqual((done.returncode, done.stderr), (0, b""))
        return json_lines(done.stdout)

    def test_places_of_one_tree(self):
        """A box from 10 0 -2 to 12 1 0, a mirrored cube, beside the cube: t, distances and normals are those
        in the scene."""
        scene = self.scene(None, {"scale": [2, 1, -2], "translate": [10, 0, 0]})
        rays = [(11.5, .25, 5, 0, 0, -1), (11.5, .25, -9, 0, 0, 2), (9, .5, -1.5, 4, 0, 0), (50, 0, 0, 0, 0, 1)]
        first = {"t": 5, "u": .25, "v": .5, "prim": 12, "object": 1, "triangle": 0, "normal": [0, 0, 1]}
        for more in [], ["--double"]:
            got = self.answers("cast", scene, "--rays", rays, *more)
            self.assertEqual(got[0], first)
            self.assertEqual(got[1], {"t": 3.5, "u": .5, "v": .25, "prim": 14, "object": 1, "triangle": 2,
                                      "normal": [0, 0, -1]})
            self.assertEqual((got[2]["t"], got[2]["object"], got[2]["normal"]), (.25, 1, [-1, 0, 0]))
            self.assertIsNone(got[3])
            self.assertEqual(self.answers("cast", scene, "--rays", rays, "--any", *more), [True, True, True, False])
            within = [(11.5, .25, -1, 0, 0, 1), *rays[:1]]
            self.assertEqual(self.answers("cast", scene, "--rays", within, "--culled", *more), [None, first])
            self.assertEqual(self.answers("cast", scene, "--rays", within, "--culled", "--any", *more), [False, True])
            got = self.answers("closest", scene, "--points", [(11, 3, -1), (-1, -1, -2)], *more)
            self.assertEqual((got[0]["point"], got[0]["distance"], got[0]["object"]), ([11, 1, -1], 2, 1))
            self.assertEqual(got[0]["prim"], 12 + got[0]["triangle"])
            self.assertEqual((got[1]["point"], got[1]["object"]), ([0, 0, 0], 0))

    def test_one_tree_as_copies(self):
        """A scene whose one mesh is turned, sheared, scaled unevenly and mirrored, beside a mesh of all its copies: the
        nearest points, and the nearest few, are the same in every bit; so are hits of rays, up to rounding."""
        draw = random.Random(3)
        matrices = [[[draw.uniform(-2, 2) for _ in range(3)] + [draw.uniform(-5, 5)] for _ in range(3)]
                    for _ in range(20)]
        scene = self.scene(*(sum(m, []) + [0, 0, 0, 1] for m in matrices))
        moved = [tuple(((r[0] * x + r[1] * y) + r[2] * z) + r[3] for r in m) for m in matrices for x, y, z in POINTS]
        copies = self.write("copies.off", off(moved, [[i + 8 * m for i in f] for m in range(20) for f in FACES]))
        points = [tuple(draw.uniform(-6, 6) for _ in range(3)) for _ in range(100)] + moved[:20]
        parts = self.answers("closest", scene, "--points", points, "--double")
        self.assertEqual(parts, self.answers("closest", scene, "--points", points, "--double", "--indexed"))
        fews = self.answers("closest", scene, "--points", points, "--double", "--few", "30")
        self.assertEqual([few[0] for few in fews], parts)
        for near in sum(fews, parts):
            self.assertEqual(near["prim"], 12 * near.pop("object") + near.pop("triangle"))
        self.assertEqual(fews, self.answers("closest", copies, "--points", points, "--double", "--few", "30"))
        points, parts = points[:100], parts[:100]
        rays = [(*p, *(b - a for a, b in zip(p, q["point"]))) for p, q in zip(points, parts)]
        for ray, hit, near in zip(rays, self.answers("cast", scene, "--rays", rays, "--double"), parts):
            if hit is None or hit["t"] > 1.5:  # it passes an edge by
                self.assertNotEqual(near["on"], "face")
                continue
            self.assertAlmostEqual(hit["t"], 1, 9)
            if near["on"] == "face":  # the way to it is along the normal, as the point is outside
                size = math.sqrt(sum(x * x for x in ray[3:]))
                along = sum(n * d / size for n, d in zip(hit["normal"], ray[3:]))
                self.assertAlmostEqual(abs(along), 1, 9)

    def runs_in(self, megabytes, *arguments):
        """Does the program answer in an address space of so many bytes? What it says if it does not."""
        limit = int(megabytes) << 20
        done = subprocess.run([case.PROGRAM, *arguments, "--threads", "1"], capture_output=True,
                              preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (limit, limit)))
        return "" if done.returncode == 0 else done.stderr.decode() or "it ended"

    def test_memory(self):
        """A mesh of which --memory is less than what it needs is refused, and one that is allowed gets by with that.
        Rays are not kept, of which a file has 19 MB."""
        knot, ray = self.path("knot.ply"), self.write("ray.txt", b"0 0 9 0 0 -1\n")
        subprocess.run([case.GENERATOR, "knot", "40000", knot], check=True, capture_output=True)
        said = self.fails("cast", knot, "--rays", ray, "--memory", "3e6")
        found = re.search(r"knot.ply: too large: (\d+) triangles need about (\d+) MB, and 3 MB are allowed", said)
        self.assertIsNotNone(found, said)
        triangles, need = map(int, found.groups())
        self.assertEqual(triangles, json.loads(self.run_program("info", knot, "--json")[0])["triangles"])
        for command, option in [("cast", "--rays"), ("closest", "--points"), ("inside", "--points")]:
            self.assertIn("too large", self.fails(command, knot, option, ray, "--memory", f"{need - 1}e6"))
        self.assertIn("its text needs", self.fails("cast", knot, "--rays", ray, "--memory", "1e6"))
        self.run_program("cast", knot, "--rays", ray, "--memory", f"{need}e6")
        least, enough = 1, 1024
        if self.runs_in(enough, "cast", self.cube, "--rays", ray):
            return  # of sanitizers: they need terabytes
        while enough - least > 1:
            middle = (least + enough) // 2
            if self.runs_in(middle, "cast", self.cube, "--rays", ray):
                least = middle
            else:
                enough = middle
        self.assertEqual(self.runs_in(enough + need, "cast", knot, "--rays", ray, "--memory", f"{need}e6"), "")
        self.assertIn("MB are free", self.runs_in(enough + need // 2, "cast", knot, "--rays", ray))
        with open(self.path("rays.raw"), "wb") as file:
            for _ in range(6):
                file.write(struct.pack("<8f", 0, 0, 9, 0, 0, -1, 0, 99) * 100000)
        self.assertEqual(self.runs_in(enough + 4, "cast", self.cube, "--rays", self.path("rays.raw"), "--raw"), "")

    def test_motion(self):
        """The cube goes up by 4, its face at z = 1 to z = 5."""
        up = self.write("up.off", off([(x, y, z + 4) for x, y, z in POINTS]))
        rays = [(.25, .5, 9, 0, 0, -1), (.25, .5, 9, 0, 0, -1, 0, 9, 0), (.25, .5, 9, 0, 0, -1, 0, 9, .75),
                (.25, .5, 9, 0, 0, -1, 0, 9, 1), (.25, .5, 9, 0, 0, -1, 0, 3, .25), (.25, .5, 9, 0, 0, -1, 0, 9, 1.5)]
        for more in [], ["--double"], ["--fast-build"]:
            got = self.answers("cast", self.cube, "--rays", rays, "--to", up, "--time", "0.5", *more)
            self.assertEqual([hit and hit["t"] for hit in got], [6, 8, 5, 4, None, None])
            self.assertEqual(got[0], {"t": 6, "u": .25, "v": .25, "prim": 3})
            self.assertEqual(self.answers("cast", self.cube, "--rays", rays, "--to", up, "--any", *more),
                             [True] * 4 + [False] * 2)
        done = subprocess.run([case.PROGRAM, "cast", self.cube, "--rays", "-", "--to", up, "--raw"], capture_output=True,
                              input=struct.pack("<9f", *rays[2]))
        self.assertEqual(struct.unpack("<3fI", done.stdout), (5, .25, .25, 3))
        fewer = self.write("fewer.off", off(faces=FACES[2:]))
        other = self.write("other.off", off(faces=FACES[:5] + [FACES[5][1:] + FACES[5][:1]] + FACES[6:]))
        twice = self.write("twice.off", off(faces=FACES + FACES[:1] * 100))
        nowhere = self.write("nan.stl", stl_binary([(float("nan"), 0, 0)] + POINTS[1:]))
        stl = self.write("cube.stl", stl_binary())
        for mesh, to, why in [(self.cube, fewer, "fewer.off: has 10 triangles, but the mesh at time 0 has 12"),
                              (self.cube, other, "other.off: triangle 5 has other vertices"),
                              (twice, twice, "repeated"), (stl, nowhere, "nan.stl: no tree: "),
                              (self.cube, self.path("none.off"), "none.off")]:
            self.assertIn(why, self.fails("cast", mesh, "--rays", os.devnull, "--to", to))
        self.assertIn("--to needs --rays", self.fails("cast", self.cube, "-o", self.picture, "--to", up))
        said = self.fails("cast", self.cube, "--rays", os.devnull, "--to", up, "--indexed")
        self.assertIn("--indexed and --to cannot", said)
        self.assertIn("--time needs --to", self.fails("cast", self.cube, "--rays", os.devnull, "--time", "1"))
        self.fails("cast", self.cube, "--rays", os.devnull, "--to", up, "--time", "2")
        self.fails("cast", self.cube, "--rays", "-", "--to", "-")
        self.fails("cast", "-", "--rays", os.devnull, "--to", "-")

    def test_records_of_a_scene(self):
        scene = self.scene({"translate": [-5, 0, 0]}, {"translate": [5, 0, 0]})
        for more, ray, hit in [([], "8f", "3fI"), (["--double"], "8d", "3dQ")]:
            done = subprocess.run([case.PROGRAM, "cast", scene, "--rays", "-", "--raw", *more], capture_output=True,
                                  input=struct.pack("<" + ray, 5.25, .5, 3, 0, 0, -1, 0, 9) +
                                  struct.pack("<" + ray, 0, .5, 3, 0, 0, -1, 0, 9))
            got = list(struct.iter_unpack("<" + hit, done.stdout))
            self.assertEqual(got[0], (2, .25, .25, 15))
            self.assertEqual(got[1][::3], (math.inf, 2 ** (64 if more else 32) - 1))
        done = subprocess.run([case.PROGRAM, "closest", scene, "--points", "-", "--raw"], capture_output=True,
                              input=struct.pack("<3f", 5.25, .5, 3))
        self.assertEqual(struct.unpack("<6f2I", done.stdout), (5.25, .5, 1, 4, .25, .25, 15, 0))

    def test_many_places(self):
        """75 000 places of a mesh of 60 000 triangles: more of them than there are numbers of 32 bits."""
        path = self.path("knot.ply")
        subprocess.run([case.GENERATOR, "knot", "60000", path], check=True)
        places = 75000
        scene = self.write("s.json", json.dumps({"meshes": [
            {"file": "knot.ply", "transform": {"translate": [100 * i, 0, 0]}} for i in range(places)]}).encode())
        ray = (100 * (places - 1), 0, 50, 0, 0, -1)
        near, = self.answers("closest", path, "--points", [(0, 0, 50)], "--double")
        got, = self.answers("closest", scene, "--points", [ray[:3]], "--double")
        with open(path) as file:
            count = int(re.search(r"element face (\d+)", file.read(1000))[1])
        self.assertEqual((got["prim"], got["object"], got["triangle"]),
                         (count * (places - 1) + near["prim"], places - 1, near["prim"]))
        self.assertGreater(got["prim"], 2 ** 32)
        self.assertIn("2^32", self.fails("cast", scene, "--rays", os.devnull, "--raw"))
        self.assertIn("2^32", self.fails("closest", scene, "--points", os.devnull, "--raw"))

    def test_places_that_are_refused(self):
        for transform, why in [({"translate": [1e39, 0, 0]}, "finite"),
                               ([1, 1, 0, 0, 1, 1 + 2 ** -52, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1], "degenerate")]:
            for command, option in [("cast", "--rays"), ("closest", "--points")]:
                said = self.fails(command, self.scene(transform), option, os.devnull)
                self.assertIn("scene.json: no tree over the places", said)
                self.assertIn(why, said.lower())

    def test_what_is_not_finite(self):
        points = POINTS + [(float("nan"), 0, 0), (0, float("inf"), 0)]
        self.write("nan.stl", stl_binary(points, FACES + [(8, 0, 1), (9, 1, 2)]))
        self.write("none.stl", stl_binary(points, [(8, 0, 1)]))
        scene = self.write("s.json", json.dumps({"meshes": [
            {"file": "nan.stl", "transform": {"translate": [1, 0, 0]}}, {"file": "none.stl"}]}).encode())
        result = self.cull(scene)
        self.assertEqual((result["triangles"], result["not_finite"]), (self.counts(inside=12), 3))
        self.assertEqual(result["objects"], self.counts(inside=1, outside=1))
        self.assertIn("not finite   3", self.run_program("cull", scene)[0])


if __name__ == "__main__":
    case.main()
