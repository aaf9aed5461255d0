#!/usr/bin/env python3
"""cmake/headers.cmake reads each form of declaration, and stops at every other line."""
import json
import pathlib
import subprocess
import tempfile
import unittest

READER = pathlib.Path(__file__).resolve().parents[2] / "cmake/headers.cmake"
STRUCT = """/// A shape; "round" [or not], \\0.
/// It has two lines.
typedef struct isect_shape {
    const isect_vec3 *points; ///< its corners; may be NULL
                              ///< if there are none
    float x, y[3];            ///< coordinates
    /// Adds. {a, b}
    void (*add)(void *user, const double point[3], void (*done)(void *user, size_t i));
    const uint16_t *levels[ISECT_LEVELS]; ///< two
} isect_shape;
"""


class Declarations(unittest.TestCase):
    def read(self, text):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            (folder / "made.h").write_text(text)
            done = subprocess.run(["cmake", "-P", READER, folder, folder / "made.json"], capture_output=True,
                                  text=True)
            if done.returncode:
                return done.stderr
            header, = json.loads((folder / "made.json").read_text())
            return header

    def one(self, kind, text):
        found, = self.read(text)[kind]
        return found

    def test_structs(self):
        one = self.one("structs", "/* { ; */\n#define A \\\n    B\n" + STRUCT)
        self.assertEqual(one["comment"], 'A shape; "round" [or not], \\0.\nIt has two lines.')
        points, x, y, add, levels = one["fields"]
        self.assertEqual(points, {
            "text": "const isect_vec3 *points", "const": "const", "type": "isect_vec3", "stars": "*",
            "name": "points", "line": "const isect_vec3 *points",
            "note": "its corners; may be NULL if there are none"})
        self.assertEqual(x, {"text": "float x", "type": "float", "name": "x", "line": "float x, y[3]",
                             "note": "coordinates"})
        self.assertEqual((y["text"], y["type"], y["name"], y["count"]), ("float y[3]", "float", "y", "3"))
        self.assertEqual((add["type"], add["stars"], add["name"], add["note"]),
                         ("function", "*", "add", "Adds. {a, b}"))
        self.assertEqual((levels["type"], levels["stars"], levels["count"]), ("uint16_t", "*", "ISECT_LEVELS"))

    def test_structs_in_a_line(self):
        one = self.one("structs", "typedef struct isect_n { const float *x, *y;\n    size_t n; } isect_n;\n")
        self.assertEqual([field["text"] for field in one["fields"]],
                         ["const float *x", "const float *y", "size_t n"])

    def test_unions_enums_and_names(self):
        self.assertEqual(self.one("structs", "typedef union isect_u {\n    float n;\n} isect_u;\n")["kind"], "union")
        one = self.one("enums", "typedef enum isect_e {\n    ISECT_A, ///< a, b\n    ISECT_B\n} isect_e;\n")
        self.assertEqual(one["constants"], [{"name": "ISECT_A", "note": "a, b"}, {"name": "ISECT_B", "note": ""}])
        self.assertEqual(self.one("opaques", "/// T.\ntypedef struct isect_t isect_t;\n"),
                         {"name": "isect_t", "comment": "T."})
        one = self.one("callbacks", "typedef bool isect_visit(void *user, uint32_t a);\n")
        self.assertEqual((one["name"], one["returns"]["type"], len(one["parameters"])), ("isect_visit", "bool", 2))

    def test_functions(self):
        one = self.one("functions", "/// Is it?\n///\n/// @return  Yes; or no.\nISECT_ASK bool isect_is(const "
                       "isect_vec3 *n,\n              uint32_t (*pairs)[2], isect_bvh **bvh,\n        bool "
                       "(*visit)(void *user, size_t i), float x);\n")
        self.assertEqual(one["comment"], "Is it?\n\n@return  Yes; or no.")
        self.assertEqual(one["text"], "bool isect_is(const isect_vec3 *n, uint32_t (*pairs)[2], isect_bvh **bvh, "
                         "bool (*visit)(void *user, size_t i), float x)")
        self.assertEqual([(each["type"], each.get("stars"), each["name"], each.get("count"))
                          for each in one["parameters"]],
                         [("isect_vec3", "*", "n", None), ("uint32_t", "*", "pairs", "2"),
                          ("isect_bvh", "**", "bvh", None), ("function", "*", "visit", None),
                          ("float", None, "x", None)])
        one = self.one("functions", "ISECT_API const char *isect_text(void);\n")
        self.assertEqual((one["returns"]["const"], one["returns"]["stars"], one["parameters"]), ("const", "*", []))
        one = self.one("functions", "ISECT_INLINE bool isect_hit(isect_span n)\n{\n#if A\n    return n.a <= n.b;\n"
                       "#endif\n}\n")
        self.assertEqual((one["macro"], one["name"]), ("ISECT_INLINE", "isect_hit"))

    def test_what_is_for_cplusplus(self):
        self.assertEqual(self.read("#ifdef __cplusplus\ninline int f(int x) { return x; }\n#else\n#define f(x) x\n"
                                   "#endif\n")["functions"], [])

    def test_other_lines(self):
        for bad in ("int x;\n", "ISECT_API bool isect_is(unsigned char *a);\n", "/// Nothing.\n",
                    "bool isect_is(void);\n", "typedef struct isect_s {\n    long long x;\n} isect_s;\n",
                    "typedef struct isect_s {\n    float x // none\n} isect_s;\n",
                    "typedef enum isect_e {\n    ISECT_A = 1\n} isect_e;\n",
                    "typedef struct isect_s {\n    float x : 3;\n} isect_s;\n"):
            with self.subTest(bad):
                said = self.read(bad)
                self.assertIsInstance(said, str, said)
                self.assertIn("made.h: cannot read", " ".join(said.split()))


if __name__ == "__main__":
    unittest.main()
