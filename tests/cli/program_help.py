"""isect help: see case.py."""
import errno
import os
import shutil
import subprocess

import case
from case import Case


def read_terminal(ours):
    """All that programs write to the other end, which comes in parts; until none of them has it."""
    text = b""
    try:
        while part := os.read(ours, 65536):
            text += part
    except OSError as error:
        if error.errno != errno.EIO:
            raise
    return text


class Help(Case):
    """What the tables of options are made into."""

    def test_help(self):
        out, err = self.run_program("help", "cast")
        self.assertEqual(err, "")
        self.assertEqual(out, self.run_program("cast", "--help")[0])
        self.assertIn("with --exit-code", out)
        self.assertNotIn("--exit-code", self.run_program("help", "bound")[0])
        self.assertEqual(self.run_program("help")[0], self.run_program("--help")[0])
        self.fails("help", "nonsense")
        self.fails("help", "info", "cast")
        self.fails("help", "--completion", "tcsh")

    def test_color(self):
        bold = "\033[1m"
        self.assertIn(bold, self.run_program("info", "--color", "always", "--help")[0])
        for arguments in [["--help"], ["--color=never", "--help"]]:
            self.assertNotIn(bold, self.run_program("info", *arguments)[0])
        _, err = self.run_program("info", "--color=always", "--nonsense", code=2)
        self.assertTrue(err.startswith("\033[1;31misect:\033[0m "))
        _, err = self.run_program("info", "--color", "pink", code=2)
        self.assertTrue(err.startswith("isect: "))

    def test_no_color_on_a_terminal(self):
        for environment, bold in [({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False),
                                  ({"NO_COLOR": ""}, True)]:
            try:
                ours, theirs = os.openpty()
            except OSError:
                self.skipTest("no pseudo-terminals here")
            variables = {**os.environ, "TERM": "xterm", **environment}
            if "NO_COLOR" not in environment:
                variables.pop("NO_COLOR", None)
            running = subprocess.Popen([case.PROGRAM, "--help"], stdout=theirs, env=variables)
            os.close(theirs)
            self.assertEqual(b"\033[1m" in read_terminal(ours), bold, environment)
            os.close(ours)
            self.assertEqual(running.wait(), 0)

    def test_manual(self):
        out, _ = self.run_program("help", "--man")
        for word in ["info", "cast", "bound", "ask", "\\-\\-repeat", "EXIT STATUS", "NO_COLOR"]:
            self.assertIn(word, out)
        if not shutil.which("groff"):
            self.skipTest("no groff")
        done = subprocess.run(["groff", "-man", "-Tascii", "-ww"], input=out.encode(),
                              capture_output=True)
        self.assertEqual((done.returncode, done.stderr), (0, b""))

    def complete(self, script, *words):
        line = "source %s; COMP_WORDS=(%s); COMP_CWORD=%d; _isect; echo ${COMPREPLY[@]}" % (
            script, " ".join("'%s'" % word for word in words), len(words) - 1)
        done = subprocess.run(["bash", "-c", line], capture_output=True, cwd=self.folder)
        self.assertEqual((done.returncode, done.stderr), (0, b""), done)
        return set(done.stdout.decode().split())

    def test_bash(self):
        if not shutil.which("bash"):
            self.skipTest("no bash")
        text, _ = self.run_program("help", "--completion", "bash")
        script = self.write("isect.bash", text.encode())
        self.assertEqual(self.complete(script, "isect", "c"), {"cast", "clash", "closest", "convert", "cull", "cut"})
        self.assertEqual(self.complete(script, "isect", "cast", "--ex"), {"--exit-code"})
        self.assertEqual(self.complete(script, "isect", "cast", "--shade", ""),
                         {"normal", "depth", "id", "bary", "cost"})
        self.assertEqual(self.complete(script, "isect", "ask", "cast", "ray", "tri"),
                         {"triangle", "triangle_culled"})
        self.assertTrue({"cast", "overlap", "hit"} <= self.complete(script, "isect", "ask", ""))
        self.assertEqual(self.complete(script, "isect", "info", "is"), {"isect.bash"})

    def test_other_shells(self):
        missing = []
        for shell in ["zsh", "fish"]:
            text = self.run_program("help", "--completion", shell)[0]
            for word in ["exit-code", "triangle_culled", "normal"]:
                self.assertIn(word, text)
            if shutil.which(shell):
                script = self.write("isect." + shell, text.encode())
                subprocess.run([shell, "-n", script], check=True)
            else:
                missing.append(shell)
        if missing:
            self.skipTest("no " + ", no ".join(missing))


if __name__ == "__main__":
    case.main()
