"""isect ask: see case.py."""
import json
import math
import re
import subprocess

import case
from case import Case, json_lines, rows


class Ask(Case):
    """Questions about shapes, one and many, and what happens to those that are wrong."""

    RAY = '{"origin":[0,0,-3],"dir":[0,0,1],"t_min":0,"t_max":"inf"}'
    BALL = '{"center":[0,0,0],"radius":1}'
    FAR = '{"center":[9,0,0],"radius":1}'

    def ask(self, *arguments, code=0):
        out, err = self.run_program("ask", *arguments, code=code)
        self.assertEqual(err, "")
        return out

    def lines(self, text, *arguments, code=0):
        """The answers, parsed, and what stands on stderr."""
        done = subprocess.run([case.PROGRAM, "ask", "--lines", *arguments], input=text.encode(),
                              capture_output=True, timeout=60)
        self.assertEqual(done.returncode, code, done)
        return json_lines(done.stdout), done.stderr.decode()

    def test_one(self):
        self.assertEqual(self.ask("cast", "ray", "sphere", self.RAY, self.BALL),
                         '{"enter":2,"leave":4}\n')
        self.assertEqual(self.ask("cast", "ray", "sphere", self.RAY, self.FAR), "null\n")
        self.assertEqual(self.ask("overlap", "sphere", "sphere", self.BALL, self.FAR), "false\n")
        plane, box = '{"normal":[0,0,1],"d":0}', '{"lower":[0,0,0],"upper":[1,"inf",1]}'
        self.assertEqual(self.ask("classify", "plane", "aabb", plane, box), '"tangent_outside"\n')
        face = '{"a":[-1,-1,0],"b":[1,-1,0],"c":[0,1,0]}'
        hit = '{"t":3,"u":0.25,"v":0.5,"w":0.25}\n'
        self.assertEqual(self.ask("cast", "ray", "triangle", self.RAY, face), hit)
        self.assertEqual(self.ask("cast", "ray", "triangle_culled", self.RAY, face), "null\n")
        back = '{"a":[0,1,0],"b":[1,-1,0],"c":[-1,-1,0]}'
        answer = json.loads(self.ask("cast", "ray", "triangle_culled", self.RAY, back))
        self.assertEqual(answer["t"], 3)
        obb = '{"center":[0,0,0],"axis":[[1,0,0],[0,1,0],[0,0,1]],"half":[1,1,2]}'
        self.assertEqual(self.ask("cast", "ray", "obb", self.RAY, obb), '{"enter":1,"leave":5}\n')

    def test_helpers(self):
        self.assertEqual(self.ask("status_text", "1"), '"out of memory"\n')
        self.assertEqual(self.ask("words", "65"), "2\n")
        self.assertEqual(self.ask("hit", "null"), "false\n")
        point = '[0,0,-0.5]\n'
        self.assertEqual(self.ask("at", self.RAY, "2.5"), point)
        self.assertEqual(self.ask("at", self.RAY, '"0x1.4p+1"', "--double"), point)
        self.assertEqual(self.ask("normal_sphere", '{"center":[1,2,3],"radius":1}',
                                  '{"x":1,"y":2,"z":4}'), '[0,0,1]\n')
        self.assertIn("number", self.fails("ask", "at", self.RAY, "true"))
        self.assertEqual(self.ask("bit", "[2]", "1"), "true\n")
        self.assertIn("63", self.fails("ask", "bit", "[2]", "64"))
        self.assertIn("--rays", self.fails("ask", "bvh", "cast"))

    BOXES = ('{"aabb":{"lower":[-1,-1,-1],"upper":[1,1,1]}}',
             '{"obb":{"center":[0.5,1.875,0],"axis":[[1,0,0],[0,1,0],[0,0,1]],"half":[1,1,1]}}')

    def test_any(self):
        """A shape that says what it is, alone and with a pose: the answers of its pair."""
        ball, far = '{"sphere":%s}' % self.BALL, '{"sphere":%s}' % self.FAR
        for precision in ("--json", "--double"):
            for question in ("overlap", "closest", "contact"):
                of_pair = self.ask(question, "sphere", "sphere", self.BALL, self.FAR, precision)
                self.assertEqual(self.ask(question + "_any", ball, far, precision).split('"answer"')[-1],
                                 of_pair.split('"answer"')[-1])
        self.assertEqual(self.ask("contains_any", self.BOXES[0], '{"point":[0,0.5,0]}'), "true\n")
        self.assertEqual(self.ask("overlap_any", self.BOXES[0], '{"kdop":{"normals":[[0,1,0]],"lower":[2],'
                                  '"upper":[3]}}'), "false\n")
        self.assertEqual(self.ask("any_answers", '"contact"', '"sphere"', '"ray"'), '"none"\n')
        pose = '{"rotation":[0,0,1,1],"translation":[0,%s,0]}'
        for up, within, yes in ((2, 0, "false"), (2, 2, "true"), (-1, 0, "true")):
            self.assertEqual(self.ask("overlap_posed_within", *self.BOXES, pose % up, str(within)), yes + "\n")
        near = json.loads(self.ask("closest_posed_within", ball, self.BOXES[1], pose % 4, "9"))
        # A quarter turn and 4 up: the corner that is nearest comes to (-0.875, 3.5).
        self.assertAlmostEqual(near["distance2"], (math.hypot(0.875, 3.5) - 1) ** 2, places=5)
        self.assertEqual(self.ask("closest_posed_within", ball, self.BOXES[1], pose % 4, "2"), "null\n")
        self.assertIn("torus", self.fails("ask", "overlap_any", ball, '{"torus":{}}'))
        self.assertIn("radius", self.fails("ask", "overlap_any", ball, '{"sphere":{"center":[0,0,0]}}'))
        self.assertIn("any", self.fails("ask", "overlap_any", ball, "[]"))

    def test_witness(self):
        """What is printed is read back: a proof of these two, and of no others."""
        hull = '{"hull":{"vertices":[[0,0,1.2],[1,0,3],[0,1,3],[-1,-1,3]]}}'
        for precision in ("--exit-code", "--double"):
            apart = self.ask("witness_any", '{"sphere":%s}' % self.BALL, hull, precision).strip()
            self.assertEqual(json.loads(apart)["of"], "plane")
            self.assertEqual(self.ask("verify_any", '{"sphere":%s}' % self.BALL, hull, apart), "true\n")
            self.assertEqual(self.ask("verify_any", hull, '{"sphere":%s}' % self.BALL, apart), "false\n")
        meet = self.ask("witness_any", *self.BOXES).strip()
        self.assertEqual((json.loads(meet)["overlap"], json.loads(meet)["of"]), (True, "point"))
        self.assertEqual(self.ask("verify_any", *self.BOXES, meet), "true\n")
        done = subprocess.run([case.PROGRAM, "ask", "--lines", "verify_any"], capture_output=True,
                              input=("[%s,%s,%s]" % (*self.BOXES, meet)).encode())
        self.assertEqual(done.stdout, b"true\n")
        for bad, why in (('{"overlap":true}', "missing"), ('{"overlap":1,"of":"none"}', "true or false"),
                         ('{"overlap":true,"of":"line"}', "plane, point or none"), ('{"overlap":true,"at":1}', "at"),
                         ('{"overlap":true,"of":"point","point":[1,2],"within":0}', "point"), ("7", "witness")):
            self.assertIn(why, self.fails("ask", "verify_any", *self.BOXES, bad))

    def test_patch(self):
        patch = json.loads(self.ask("contact", "any_patch", *self.BOXES, "0", "4"))
        self.assertEqual(patch["normal"], [0, 1, 0])
        self.assertEqual(sorted((p["a"][0], p["a"][2]) for p in patch["points"]),
                         [(-0.5, -1), (-0.5, 1), (1, -1), (1, 1)])
        self.assertEqual({p["gap"] for p in patch["points"]}, {-0.125})
        self.assertEqual(self.ask("contact", "any_patch", *self.BOXES, "-1", "4"),
                         '{"normal":[0,0,0],"points":[]}\n')
        self.assertIn("4294967295", self.fails("ask", "contact", "any_patch", *self.BOXES, "0", "4294967296"))

    def test_hull_of_planes(self):
        """A hull is its vertices; without them it is below its planes. Cast needs the planes."""
        planes = "[[-1,0,0,-1],[1,0,0,-2],[0,-1,0,-1],[0,1,0,-2],[0,0,-1,-1],[0,0,1,-2]]"
        vertices = "[%s]" % ",".join("[%d,%d,%d]" % (x, y, z) for x in (-1, 2) for y in (-1, 2) for z in (-1, 2))
        ball = '{"center":[4,0,0],"radius":1}'
        for hull in ('{"planes":%s}' % planes, '{"vertices":%s}' % vertices,
                     '{"planes":%s,"vertices":%s}' % (planes, vertices), '{"vertices":%s,"planes":%s}' % (vertices, planes)):
            for precision in ([], ["--double"]):
                def ask(*question):
                    return json.loads(self.ask(*question, *precision))
                of_any = '{"hull":%s}' % hull
                self.assertEqual(ask("overlap", "point", "hull", "[2,2,2]", hull), True)
                self.assertEqual(ask("overlap", "point", "hull", "[2,2,2.5]", hull), False)
                self.assertEqual(ask("contains_any", of_any, '{"point":[0,2,0]}'), True)
                self.assertEqual(ask("classify", "plane", "hull", '{"normal":[1,0,0],"d":-2.5}', hull), "inside")
                # the distance is right within 1e-6 of itself, its square within twice that
                self.assertAlmostEqual(ask("closest_any", of_any, '{"sphere":%s}' % ball)["distance2"], 1, delta=3e-6)
                self.assertAlmostEqual(ask("contact_any", of_any, '{"sphere":%s}' % ball)["gap"], 1, delta=3e-6)
                if "planes" in hull:
                    self.assertEqual(ask("cast", "ray", "hull", self.RAY, hull), {"enter": 2, "leave": 5})
        self.assertIn("hull.planes is missing",
                      self.fails("ask", "cast", "ray", "hull", self.RAY, '{"vertices":%s}' % vertices))
        self.assertIn("corners.vertices is missing, and so are its planes",
                      self.fails("ask", "overlap", "point", "hull", "[0,0,0]", "{}"))
        self.assertIn("planes", self.fails("ask", "overlap", "point", "hull", "[0,0,0]", '{"planes":[[1,2]]}'))

    def test_frustum_of_planes(self):
        """The planes are the set: the corners may be left out, and change nothing."""
        planes = [[-1, 0, 0, -1], [1, 0, 0, -2], [0, -1, 0, -1], [0, 1, 0, -2], [0, 0, -1, -1], [0, 0, 1, -2]]
        away = json.dumps({"plane": planes, "corner": [[9, 9, 9]] * 8})
        ball = '{"center":[4,0,0],"radius":1}'
        for frustum in (json.dumps({"plane": planes}), away):
            for precision in ([], ["--double"]):
                def ask(*question):
                    return json.loads(self.ask(*question, *precision))
                self.assertEqual(ask("classify", "frustum", "point", frustum, "[0,0,1]"), "inside")
                self.assertEqual(ask("overlap", "point", "frustum", "[2,2,2]", frustum), True)
                self.assertEqual(ask("overlap", "point", "frustum", "[2,2,2.5]", frustum), False)
                self.assertEqual(ask("cast", "ray", "frustum", self.RAY, frustum), {"enter": 2, "leave": 5})
                # the distance is right within 1e-6 of itself, its square within twice that
                self.assertAlmostEqual(ask("closest", "sphere", "frustum", ball, frustum)["distance2"], 1, delta=3e-6)
                # planes are moved by 2^-46 of the size, and the result is rounded once
                self.assertAlmostEqual(ask("measure", "frustum", frustum)["volume"], 27, delta=3e-6)
                self.assertEqual(ask("contains_any", '{"frustum":%s}' % frustum, '{"point":[0,2,0]}'), True)
        self.assertIn("frustum.plane is missing",
                      self.fails("ask", "overlap", "point", "frustum", "[0,0,0]",
                                 json.dumps({"corner": [[0] * 3] * 8})))

    def test_rounded_once(self):
        """1 + 2^-24 + a little is nearer to 1 + 2^-23; by way of a double it would become 1."""
        number = "1.000000059604644775390625000000001"
        box, span = '{"lower":[0,0,0],"upper":[9,9,9]}', '{"enter":%s,"leave":%s}'
        line = '{"origin":[%s,1,1],"dir":[1,0,0],"t_min":%s,"t_max":%s}' % (number, number, number)
        self.assertEqual(self.ask("cast", "ray", "aabb", line, box),
                         span % ("1.0000001", "1.0000001") + "\n")
        self.assertEqual(self.ask("cast", "ray", "aabb", line, box, "--double"),
                         span % ("1.0000000596046448", "1.0000000596046448") + "\n")

    def test_what_rounding_does(self):
        """Far from the origin, a float cannot say where: a warning, and none in double."""
        near = '{"center":[0.1,0.2,0.3],"radius":0.7}'
        far = '{"center":[500000.13,4600000.17,0],"radius":0.7}'
        question = ("overlap", "sphere", "sphere")
        for more in [["ask"], ["show", "-o", self.path("p.png"), "--size", "20x20"]]:
            command = [more[0], *question, far, far, *more[1:]]
            self.assertRegex(self.run_program(*command)[1],
                             r"^isect: warning: rounding to float moves the shapes by up to 0\.\d+ of")
            self.assertEqual(self.run_program(*command, "--double")[1], "")
            self.assertEqual(self.run_program(more[0], *question, near, near, *more[1:])[1], "")

    def test_words_for_numbers(self):
        self.assertEqual(self.ask("hit", '{"enter":"-inf","leave":"0x1.8p+1"}'), "true\n")
        self.assertEqual(self.ask("hit", '{"enter":"nan","leave":"inf"}'), "false\n")
        for bad in ['"1"', '"Inf"', '"infinity"', '"0x"', '"0x1p"', '""', "+1", ".5", "1.", "01",
                    "1e", "0x10", "true", "[1]", "-", "1e39", "-1e39", '"0x1p200"']:
            with self.subTest(bad):
                self.assertIn("isect: ask: span",
                              self.fails("ask", "hit", '{"enter":%s,"leave":1}' % bad))

    def test_faults_name_the_field(self):
        for bad, word in [('{"center":[0,0,0]}', "sphere.radius is missing"),
                          ('{"radius":1}', "sphere.center is missing"),
                          ('{"center":[0,0,0],"radius":1,"radius":1}', "radius is given twice"),
                          ('{"center":[0,0,0],"radius":1,"size":1}', "'size'"),
                          ('{"center":[0,0],"radius":1}', "sphere.center"),
                          ('{"center":[0,0,0,0],"radius":1}', "sphere.center"),
                          ('{"center":0,"radius":1}', "sphere.center"),
                          ('{"center":[0,0,0],"radius":1e39}', "sphere.radius"),
                          ('{"center":[0,0,0],"radius":1', "sphere"), ("", "sphere"),
                          (self.BALL + "x", "'x'"), ("[]", "sphere"), ("null", "sphere")]:
            with self.subTest(bad):
                question = ("overlap", "sphere", "sphere", self.BALL)
                self.assertIn(word, self.fails("ask", *question, bad))

    def test_wrong_questions(self):
        for bad in [[], ["cast"], ["cast", "ray"], ["cast", "sphere", "ray"], ["nonsense"],
                    ["cast", "ray", "sphere"], ["cast", "ray", "sphere", self.RAY],
                    ["overlap", "sphere", "sphere", self.BALL, self.BALL, self.BALL], [""],
                    ["cast", "ray", "sphere", self.RAY, self.BALL, "--repeat", "0"],
                    ["--lines", "cast", "ray", "sphere", self.RAY], ["--lines", "--repeat", "2"],
                    ["--lines", "--json"], ["--lines", "nonsense"]]:
            with self.subTest(bad):
                self.fails("ask", *bad)

    def test_points_and_ends(self):
        """Points are arrays or objects; a ray begins at its origin if it does not say where."""
        for point in ['[1,2,3]', '{"x":1,"y":2,"z":3}', '{"z":3,"x":1,"y":2}']:
            self.assertEqual(self.ask("overlap", "point", "sphere", point,
                                      '{"center":[1,2,4],"radius":1}'), "true\n")
        for bad in ['[1,2]', '[1,2,3,4]', '[[1,2,3]]', '{"x":1,"y":2}']:
            self.assertIn("vec3", self.fails("ask", "overlap", "point", "sphere", bad, self.BALL))
        for ends in ['', ',"t_max":"inf"', ',"t_min":0', ',"t_min":0,"t_max":Infinity',
                     ',"t_min":"-0","t_max":"Infinity"'.replace('"-0"', '-0')]:
            ray = '{"origin":[0,0,-3],"dir":[0,0,1]%s}' % ends
            self.assertEqual(self.ask("cast", "ray", "sphere", ray,
                                      '{"center":[0,0,0],"radius":1}'),
                             '{"enter":2,"leave":4}\n')
        line = json.dumps([{"origin": [0, 0, -3], "dir": [0, 0, 1], "t_min": -math.inf},
                           {"center": [0, 0, math.nan], "radius": 1}])
        self.assertIn("NaN", line)
        self.assertEqual(self.lines(line, "cast", "ray", "sphere"), ([None], ""))

    def test_did_you_mean(self):
        for asked, meant in [("overlap sphere ray", "overlap ray sphere"),
                             ("overlap aabb sphere", "overlap sphere aabb"),
                             ("intersect sphere box", "overlap sphere aabb"),
                             ("raycast ray box", "cast ray aabb"),
                             ("cast ray triangel", "cast ray triangle"),
                             ("distance point segment", "closest point segment"),
                             ("nonsense sphere sphere", "--list"), ("overlap moon sphere", "--list")]:
            err = self.fails("ask", *asked.split(), "{}")
            self.assertIn(meant, err)
        for word, meant in [("raycast", "cast"), ("penetration", "contact"), ("iou", "measure"),
                            ("shapecast", "sweep"), ("sdf", "closest")]:
            self.assertIn(f"its word here is '{meant}'", self.fails("ask", word))
        self.assertNotIn("its word", self.fails("ask", "nonsense"))
        for command, meant in [("intersect", "isect ask overlap"), ("overlap", "isect ask overlap"),
                               ("inof", "isect info"), ("meet", "isect ask meet"),
                               ("voxelise", "isect voxelize"),
                               ("moon", "--help")]:
            self.assertIn(meant, self.fails(command, "a", "b"))
        self.assertIn("did you mean --size", self.fails("cast", "a.off", "--siez", "9x9"))
        self.assertIn("'aabb'", self.fails("cast", "--shape", '[{"box":{}}]', "-o", "a.png", "--eye",
                                           "1,1,1", "--at", "0,0,0"))

    def test_json_and_repeat(self):
        out = json.loads(self.ask("cast", "ray", "sphere", self.RAY, self.BALL, "--json",
                                  "--repeat", "1000", "--double"))
        self.assertGreater(out.pop("nanoseconds"), 0)
        self.assertEqual(out, {"question": "cast", "a": "ray", "b": "sphere", "precision": "double",
                               "answer": {"enter": 2, "leave": 4}, "calls": 1000})
        out, err = self.run_program("ask", "words", "1", "--repeat", "10")
        self.assertEqual(out, "1\n")
        self.assertRegex(err, r"^[\d.]+ ns per call \(10 calls\)\n$")

    def test_exit_code(self):
        self.ask("cast", "ray", "sphere", self.RAY, self.BALL, "--exit-code", code=1)
        self.ask("cast", "ray", "sphere", self.RAY, self.FAR, "--exit-code")
        pair = '[%s,%s]\n'
        question = ("overlap", "sphere", "sphere", "--exit-code")
        self.lines(pair % (self.BALL, self.FAR), *question)
        self.lines(pair % (self.BALL, self.FAR) + pair % (self.BALL, self.BALL), *question, code=1)
        self.lines(pair % (self.BALL, self.BALL) + "[]\n", *question, code=2)

    def test_list(self):
        out = self.ask("--list")
        self.assertIn("cast ray sphere (ray, sphere): span\n", out)
        self.assertIn('{"origin":[x,y,z],"dir":[x,y,z],"t_min":x,"t_max":x}', out)
        rows = json_lines(self.ask("--list", "--json"))
        self.assertIn({"question": "cast", "a": "ray", "b": "sphere", "shapes": ["ray", "sphere"],
                       "answer": "span"}, rows)

    def test_what_is_asked_elsewhere(self):
        """Commands that answer questions of the library have the options that the list names; others are for
        programs."""
        for question, command, of in re.findall(r"(?m)^(.*): isect (\w+) (.*)$", self.ask("--list")):
            if command == "ask":
                continue
            page = self.run_program("help", command)[0]
            for option in re.findall(r"--[\w-]+", of):
                self.assertIn(option, page, question)
        for name in ["motion_triangle", "overlap_any", "refit"]:
            self.assertIn("a program that includes isect/bvh.h", self.fails("ask", "bvh", name))
        self.assertIn("isect closest", self.fails("ask", "bvh", "closest"))

    def test_list_shows_what_can_be_read(self):
        """Every layout of the list, with numbers for its letters, is taken for that shape."""
        layouts = dict(re.findall(r"(?m)^(\w+) *(\{.*\}|\[[xyz,]+\])$", self.ask("--list")))
        self.assertGreater(len(layouts), 35)
        texts = []
        for row in map(json.loads, self.ask("--list", "--json").splitlines()):
            if row["shapes"] and set(row["shapes"]) <= set(layouts):
                shapes = [re.sub(r"(?<=[\[,:])[xyz]", "0", layouts[name]).replace(",...", "")
                          .replace('"count":0', '"count":1') for name in row["shapes"]]
                names = {key: row[key] for key in ("question", "a", "b") if key in row}
                texts.append(json.dumps(names)[:-1] + ',"shapes":[%s]}' % ",".join(shapes))
        self.assertGreater(len(texts), 80)
        answers, err = self.lines("\n".join(texts))
        self.assertEqual(err, "")
        self.assertEqual(len(answers), len(texts))

    def test_arrays(self):
        square = '{"points":[[0,0,0],[2,0,0],[2,2,0],[0,2,0]]}'
        half = '{"points":[[0,0,0],[1,0,0],[1,2,0],[0,2,0]]}\n'
        self.assertEqual(self.ask("polygon", "clip_plane", square, '{"normal":[1,0,0],"d":-1}'), half)
        self.assertEqual(self.ask("polygon", "clip_aabb", square,
                                  '{"lower":[3,3,3],"upper":["inf","inf","inf"]}'),
                         '{"points":[]}\n')
        self.assertEqual(self.ask("hull", "corners", '{"planes":[[1,0,0,0],[0,1,0,0],[0,0,1,-7]]}'),
                         '{"points":[[0,0,7]]}\n')
        square2 = '{"points":[[0,0],[2,0],[2,2],[0,2]]}'
        self.assertEqual(self.ask("weights", "polygon2", square2, '{"x":1,"y":1}'),
                         '{"weights":[0.25,0.25,0.25,0.25]}\n')
        self.assertEqual(self.ask("weights", "polygon2", '{"points":[]}', '{"x":1,"y":1}'),
                         '"empty"\n')
        self.assertIn("planes", self.fails("ask", "hull", "corners", '{"planes":[[1,0,0]]}'))

    def test_lines(self):
        line = '{"question":"%s","a":"%s","b":"%s","shapes":[%s,%s]}'
        text = "\n".join([
            line % ("cast", "ray", "sphere", self.RAY, self.BALL), "nonsense", "",
            line % ("cast", "ray", "sphere", self.RAY, self.FAR),
            '{"shapes":[ %s , %s ],"b":"sphere", "a":"sphere","question":"overlap" }\r'
            % (self.BALL, self.BALL),
            '{"question":"words","shapes":[65]}',
            line % ("cast", "ray", "moon", self.RAY, self.BALL),
            line % ("cast", "ray", "sphere", self.BALL, self.BALL), '{"question":"bvh","a":"cast"}',
            '{"question":"isa","shapes":[],"shapes":[]}', '{"shapes":[]}', '{}',
            '{"question":"words","shapes":[65]}x', '{"question":"isa","shapes":[{"a":[1,]}]}'])
        answers, err = self.lines(text, code=2)
        self.assertEqual(err, "isect: ask: no answer to 10 of 14 lines\n")
        self.assertEqual(answers[0], {"enter": 2, "leave": 4})
        self.assertEqual(answers[3:6], [None, True, 2])
        for i, words in [(1, "'{'"), (2, "the text ends"), (6, "cast ray moon"), (7, "ray"),
                         (8, "shapes is missing"), (9, "shapes is given twice"),
                         (10, "question is missing"), (12, "'x'"), (13, "]")]:
            self.assertEqual(answers[i]["line"], i + 1)
            self.assertIn(words, answers[i]["error"])

    def test_lines_of_one_question(self):
        text = "[%s,%s]\n[%s,%s]\n[%s]\n" % (self.BALL, self.BALL, self.BALL, self.FAR, self.BALL)
        answers, _ = self.lines(text, "overlap", "sphere", "sphere", code=2)
        self.assertEqual(answers[:2], [True, False])
        self.assertEqual(answers[2]["line"], 3)
        self.assertEqual(self.lines("", "isa"), ([], ""))

    def test_hostile_lines(self):
        """Bytes of any kind, long lines, deep values: a line in, a line out."""
        good = b'{"question":"words","shapes":[1]}'
        bad = [b"\0", b'{"question":"words"\0,"shapes":[1]}', b"\xff\xfe", b'"' + b"x" * 70000,
               b"[" * 60000, b'{"question":"isa","shapes":' + b"[" * 63 + b"]" * 63 + b"}",
               b'{"question":"is\xffa","shapes":[]}', b'{"quest\\u0069on":"isa","shapes":[]}',
               b'{"question":"words","shapes":[18446744073709551616]}', b'{"question":"words',
               b'{"question":"words","shapes":[1.5]}', b'{"question":"\\', b"\xc3", b"9" * 60000]
        text = b"\n".join(line for each in bad for line in (each, good))
        done = subprocess.run([case.PROGRAM, "ask", "--lines"], input=text, capture_output=True)
        self.assertEqual(done.returncode, 2)
        answers = json_lines(done.stdout)
        self.assertEqual(len(answers), 2 * len(bad))
        self.assertEqual(answers[1::2], [1] * len(bad))
        for i, answer in enumerate(answers[::2]):
            self.assertEqual(answer["line"], 2 * i + 1)

    def test_answers_come_as_soon_as_they_can(self):
        running = subprocess.Popen([case.PROGRAM, "ask", "--lines", "words"], stdin=subprocess.PIPE,
                                   stdout=subprocess.PIPE)
        for number in (1, 64, 65):
            running.stdin.write(b"[%d]\n" % number)
            running.stdin.flush()
            self.assertEqual(running.stdout.readline(), b"%d\n" % (number // 65 + 1))
        running.communicate()
        self.assertEqual(running.returncode, 0)


if __name__ == "__main__":
    case.main()
