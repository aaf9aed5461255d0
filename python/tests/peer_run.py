"""Runs tests of other packages on the adapters in their place."""
import os
import pathlib
import subprocess
import sys
import xml.etree.ElementTree as xml

PEERS = pathlib.Path(__file__).resolve().parent / "peers"


def run(tests, plugin, tmp_path, *paths):
    """Run a file of tests with a plugin of the folder peers: (how many passed, names of those that failed, output)."""
    report = tmp_path / "report.xml"
    command = [sys.executable, "-m", "pytest", "-q", "-p", plugin, "-p", "no:cacheprovider", f"--junitxml={report}", tests]
    path = os.pathsep.join([*map(str, [PEERS, *paths]), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(command, capture_output=True, text=True, cwd=tests.parent,
                          env={**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"})
    assert report.exists(), done.stdout + done.stderr
    states = [(case.get("name"), {part.tag for part in case}) for case in xml.parse(report).findall(".//testcase")]
    failed = {name for name, state in states if state & {"failure", "error"}}
    return sum(not state & {"failure", "error", "skipped"} for _, state in states), failed, done.stdout
