"""isect generate: see case.py."""
import json
import subprocess

import case
from case import Case


class Generate(Case):
    """The meshes of the demonstration are what they say."""

    def generate(self, *arguments):
        return subprocess.run([case.GENERATOR, *arguments], capture_output=True).returncode

    def test_kinds(self):
        for kind, closed in [("sphere", True), ("torus", True), ("knot", True),
                             ("terrain", False)]:
            path = self.path(kind + ".ply")
            self.assertEqual(self.generate(kind, "2000", path), 0)
            info = json.loads(self.run_program("info", path, "--json")[0])
            self.assertTrue(1000 < info["triangles"] < 6000)
            self.assertEqual((info["closed"], info["rounded"]), (closed, "no"))
            self.assertEqual((info["degenerate"], info["duplicate"]), (0, 0))

    def test_refusals(self):
        self.assertEqual(self.generate(), 2)
        self.assertEqual(self.generate("pig", "2000", self.path("pig.ply")), 2)
        self.assertEqual(self.generate("knot", "1e99", self.path("knot.ply")), 2)
        self.assertEqual(self.generate("knot", "2000", self.path("none/knot.ply")), 2)


if __name__ == "__main__":
    case.main()
