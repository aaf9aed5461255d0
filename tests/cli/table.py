"""Does tools/ask stop at what it does not understand? table.py ROOT: a copy of what it reads is
changed in one place after the other; each change must be refused, or make another table."""

import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(sys.argv.pop(1))
SHAPES, ANSWERS, BASE = ("include/isect/%s.h" % name for name in ("shapes", "answers", "base"))
ROW = "pair,cast,ray,lozenge,,lanes,span,"


class Table(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.copy = pathlib.Path(folder.name)
        for path in ("tools/ask", "tools/rows.py", "tools/headers.py", "cmake/headers.cmake", "matrix.csv", "cli/ask/ask_table.c", "cli/ask/ask_table.h"):
            (self.copy / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / path, self.copy / path)
        shutil.copytree(ROOT / "include", self.copy / "include")

    def make(self, *arguments):
        return subprocess.run([sys.executable, self.copy / "tools/ask", *arguments],
                              capture_output=True, text=True)

    def change(self, path, old, new):
        text = (ROOT / path).read_text()
        self.assertIn(old, text)
        (self.copy / path).write_text(text.replace(old, new, 1))

    def test_unchanged(self):
        self.assertEqual(self.make("check").returncode, 0)
        self.assertNotEqual(self.make("nonsense").returncode, 0)

    def test_refused(self):
        for path, old, new in [
                ("matrix.csv", ROW, "riddle,cast,ray,sphere,,lanes,span,"),
                ("matrix.csv", ROW, "pair,cast,ray,moon,,lanes,span,"),
                ("matrix.csv", ROW, "pair,cast,ray,sphere,,lanes,riddle,"),
                ("matrix.csv", ROW, "pair,cast,ray,sphere,,lanes,span,,"),
                ("matrix.csv", ROW, "pair,cast,\"ray"),
                ("matrix.csv", "isect_hit(isect_span span)", "isect_hit(isect_span *span)"),
                ("matrix.csv", "isect_hit(isect_span span)", "isect_hit(void *span)"),
                ("matrix.csv", "isect_words(size_t n)", "isect_word(size_t n)"),
                ("matrix.csv", "size_t isect_words(", "void *isect_words("),
                ("matrix.csv", "state,bvh,free", "state,moon,free"),
                (SHAPES, "float radius;", "long double radius;"),
                (SHAPES, "float radius;", "float *radius;"),
                (SHAPES, "float radius;", "isect_sphere radius;"),
                (SHAPES, "float x, y, z;", "float x, z, y;"),
                (SHAPES, "typedef struct isect_sphere {", "typedef struct isect_sphere\n{"),
                (ANSWERS, "{INFINITY, -INFINITY}", "{INFINITY, -INFINITY, 0}"),
                (ANSWERS, "{INFINITY, -INFINITY}", "{INFINITY, nothing}"),
                (BASE, "    ISECT_OUTSIDE,", "    ISECT_OUTSIDE = 3,")]:
            with self.subTest((path, old, new)):
                self.change(path, old, new)
                done = self.make("check")
                self.assertEqual((done.returncode, done.stdout), (1, ""))
                shutil.copy(ROOT / path, self.copy / path)

    def test_other_table(self):
        for path, old, new in [
                ("matrix.csv", ROW, "pair,cast,ray,sphere,fast,lanes,span,"),
                (SHAPES, "float radius;", "float size;"),
                (SHAPES, "float radius;", "float radius; ///< a remark\n    float other;"),
                (ANSWERS, "{INFINITY, -INFINITY}", "{INFINITY, 0}"),
                (BASE, "ISECT_STRADDLES", "ISECT_ACROSS")]:
            with self.subTest((path, old, new)):
                self.change(path, old, new)
                done = self.make("check")
                self.assertEqual(done.returncode, 1)
                self.assertIn("is not what tools/ask makes", done.stdout)
                self.assertEqual(self.make().returncode, 0)
                self.assertEqual(self.make("check").returncode, 0)
                for each in (path, "cli/ask/ask_table.c", "cli/ask/ask_table.h"):
                    shutil.copy(ROOT / each, self.copy / each)


unittest.main()
