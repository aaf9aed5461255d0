"""isect usage: see case.py."""
import os
import subprocess

import case
from case import Case, off, read_png


class Usage(Case):
    """The command line: helpful when asked, one line when wrong."""

    def test_help(self):
        for arguments in [["--help"], ["info", "--help"], ["cast", "--help"], ["bound", "--help"],
                          ["ask", "--help"], ["show", "--help"], ["cull", "--help"],
                          ["pick", "--help"], ["help", "--help"], ["closest", "--help"],
                          ["inside", "--help"], ["clash", "--help"], ["self", "--help"],
                          ["section", "--help"], ["distance", "--help"], ["voxelize", "--help"],
                          ["sweep", "--help"], ["convert", "--help"], ["thickness", "--help"], ["cut", "--help"],
                          ["cast", "x.off", "--size", "8x8", "--help"]]:
            out, err = self.run_program(*arguments)
            self.assertEqual(err, "")
            self.assertIn("usage: isect", out)
            self.assertIn("\nexample:\n  isect ", out)
            self.assertTrue(all(len(line) <= 100 or line.startswith("  isect ")
                                for line in out.splitlines()), out)

    def test_version(self):
        out, _ = self.run_program("--version")
        self.assertRegex(out, r"^isect \d+\.\d+\.\d+\n$")

    def test_what_is_missing(self):
        self.fails()
        self.fails("info")
        self.fails("cast")
        self.fails("nonsense")
        self.fails("--nonsense")
        self.fails("info", "")
        out, err = self.run_program("info", "a.off", "b.off", code=2)
        self.assertEqual((out, err.count("\n")), ("", 2))
        self.assertIn("-o", self.fails("cast", "a.off"))
        for bad in [["-o", "a.png", "--rays", "-"], ["--json", "--rays", "-"],
                    ["--raw", "-o", "a.png"], ["--any", "-o", "a.png"], ["--rays", ""],
                    ["--culled", "--rays", "-", "--to", "b.off"], ["--culled", "--shade", "cost", "-o", "a.png"],
                    ["--culled", "--shape", '{"sphere":{"center":[0,0,0],"radius":1}}', "-o", "a.png"]]:
            self.fails("cast", "a.off", *bad)

    def test_bad_options(self):
        for bad in [["--nonsense"], ["-x"], ["--size"], ["--size", "0x5"], ["--size", "5"],
                    ["--size", "5x"], ["--size", "5x5x5"], ["--size", "-5x5"], ["--size", "5x99999"],
                    ["--size", "16384x16384"], ["--size", "5.5x5"], ["--size", " 5x5"],
                    ["--eye", "1,2"], ["--eye", "1,2,3,4"], ["--eye", "1,2,nan"],
                    ["--eye", "1,2,inf"], ["--eye", "1,2,x"], ["--eye", "1,,2"], ["--eye", ""],
                    ["--eye", "1, 2,3"], ["--eye", "1e999,0,0"], ["--up", "0,0,0"],
                    ["--eye", "9,0,0", "--at", "0,0,0", "--up", "1,0,0"], ["--fov", "0"],
                    ["--fov", "180"], ["--fov", "wide"], ["--fov", "30deg"], ["--shade", "pink"],
                    ["--shade", ""], ["--threads", "0"], ["--threads", "-1"], ["--threads", "2.5"],
                    ["--threads", "99999999999999999999"], ["--samples", "9"], ["--json=yes"],
                    ["--eye", "1e300,0,0"], ["-o", ""]]:
            with self.subTest(bad):
                self.fails("cast", self.write("cube.off", off()), "-o", self.path("out.png"), *bad)
                self.assertEqual(os.listdir(self.folder), ["cube.off"])
        self.fails("info", self.path("cube.off"), "--size", "5x5")

    def test_ways_to_write_options(self):
        cube = self.write("-cube.off", off())
        out = self.path("out.png")
        for way in [[cube, "-o", out], ["-o" + out, cube], ["--output=" + out, cube],
                    ["--output", out, "--", cube], ["--eye", "-5,-4,-3", "-o", out, cube]]:
            self.run_program("cast", *way, "--size", "8x8") if "--" not in way else \
                self.run_program("cast", "--size", "8x8", *way)
            self.assertEqual(read_png(out)[:2], (8, 8))
            os.remove(out)
        done = subprocess.run([os.path.abspath(case.PROGRAM), "info", "--", "-cube.off"],
                              cwd=self.folder, capture_output=True)
        self.assertEqual(done.returncode, 0)

    def test_output_that_cannot_be_written(self):
        if not os.path.exists("/dev/full"):
            self.skipTest("no /dev/full")
        with open("/dev/full", "w") as full:
            done = subprocess.run([case.PROGRAM, "--help"], stdout=full, stderr=subprocess.PIPE)
        self.assertEqual(done.returncode, 2)
        self.assertEqual(done.stderr.count(b"\n"), 1)


if __name__ == "__main__":
    case.main()
