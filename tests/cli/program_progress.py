"""The line about work that takes more than a second: see case.py."""
import os
import pty
import select
import subprocess
import time

import case
from case import Case, off


class Progress(Case):
    """On a terminal only; removed before anything else is printed there."""

    def run_slowly(self, *arguments, term="xterm", data=off(), wait=1.7):
        """The program, whose input takes its time: its output, the text on its terminal, and its code."""
        master, slave = pty.openpty()
        process = subprocess.Popen([case.PROGRAM, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=slave,
                                   env={**os.environ, "TERM": term, "NO_COLOR": "1"})
        os.close(slave)
        time.sleep(wait)
        out, _ = process.communicate(data, timeout=60)
        shown = b""
        while select.select([master], [], [], 0)[0]:
            try:
                more = os.read(master, 4096)
            except OSError:
                break
            if not more:
                break
            shown += more
        os.close(master)
        return out.decode(), shown.decode(), process.returncode

    def test_terminal(self):
        out, shown, code = self.run_slowly("info", "-")
        self.assertEqual(code, 0)
        self.assertIn("triangles    12\n", out)
        self.assertRegex(shown, "\rreading standard input: [1-9][0-9]* s\033\\[K")
        self.assertTrue(shown.endswith("\r\033[K"), shown)

    def test_fault(self):
        """The line is gone before the message."""
        _, shown, code = self.run_slowly("info", "-", data=b"OFF\n1 1 0\n0 0 x\n")
        self.assertEqual(code, 2)
        self.assertRegex(shown, "reading standard input: .*\r\033\\[Kisect: [^\r\033]*\r\n$")

    def test_elsewhere(self):
        """Nothing where work is quick, on a dumb terminal, or in a file."""
        self.assertEqual(self.run_slowly("info", "-", term="dumb")[1:], ("", 0))
        self.assertEqual(self.run_slowly("info", self.write("cube.off", off()), wait=0)[1:], ("", 0))
        process = subprocess.Popen([case.PROGRAM, "info", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                   stderr=subprocess.PIPE)
        time.sleep(1.5)
        self.assertEqual(process.communicate(off(), timeout=60)[1], b"")

    def test_points(self):
        """A stream with its answers in a pipe."""
        cube = self.write("cube.off", off())
        out, shown, code = self.run_slowly("inside", cube, "--points", "-", data=b".5 .5 .5\n")
        self.assertEqual((out, code), ('"inside"\n', 0))
        self.assertRegex(shown, "\ranswering standard input: [1-9][0-9]* s")
        self.assertTrue(shown.endswith("\r\033[K"), shown)


if __name__ == "__main__":
    case.main()
