#!/usr/bin/env python3
"""tools/matrix.py new: the example of CONTRIBUTING.md begins a pair; what is refused writes nothing."""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]


class NewPair(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.copy = pathlib.Path(folder.name)
        for part in ("tools", "include", "cmake", "src/overlap", "tests/overlap", "docs"):
            shutil.copytree(ROOT / part, self.copy / part, ignore=shutil.ignore_patterns("*.png", "__pycache__"))
        for file in ("matrix.csv", "CONVENTIONS.md"):
            shutil.copy(ROOT / file, self.copy / file)

    def new(self, *words):
        return subprocess.run([sys.executable, self.copy / "tools/matrix.py", "new", *words], capture_output=True, text=True)

    def contents(self):
        return {path: path.read_bytes() for path in self.copy.rglob("*") if path.is_file() and "__pycache__" not in str(path)}

    def test_example(self):
        line = re.search(r"^    tools/matrix.py new (\w+) (\w+) (\w+)", (ROOT / "CONTRIBUTING.md").read_text(), re.M)
        question, a, b = line.groups()
        before = self.contents()
        done = self.new(question, a, b)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        after = self.contents()
        changed = sorted(str(path.relative_to(self.copy)) for path in after if after[path] != before.get(path))
        self.assertEqual(changed, sorted(["matrix.csv", f"include/isect/{question}.h", f"docs/{question}.md",
                                          f"src/{question}/{a}_{b}.c", f"tests/{question}/{a}_{b}.c"]))
        self.assertEqual(self.new(question, a, b).returncode, 1)
        self.assertEqual(self.contents(), after)

    def test_refused(self):
        before = self.contents()
        for words, why in (("overlap sphere sphere", "has a row"), ("overlap cone sphere", "one order"),
                           ("overlap moon sphere", "unknown shape"), ("collide sphere cone", "questions are"),
                           ("overlap sphere cone nearly", "exactness"), ("overlap sphere cone exact seed", "seeds")):
            done = self.new(*words.split())
            self.assertEqual(done.returncode, 1)
            self.assertIn(why, done.stderr)
            self.assertIn("nothing is written", done.stderr)
        self.assertEqual(self.contents(), before)


unittest.main()
