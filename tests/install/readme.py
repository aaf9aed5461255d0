#!/usr/bin/env python3
"""readme.py - what README.md and docs/ show must be what is there, and links and paragraphs must exist.

A comment before a block of code says what the block is:

   <!-- file examples/first.c -->      the block is that file, to the letter
   <!-- output of first -->            what that example prints
   <!-- isect info bunny00.off -->     the command, and what the isect program prints; times vary

Every link from one text to another leads somewhere, its heading included; every row of matrix.csv
has its heading: docs/cast.md#ray_sphere.
"""
import argparse
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tarfile
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.dont_write_bytecode = True
sys.path.insert(0, str(ROOT / "tools"))
from rows import rows  # noqa: E402

BLOCK = re.compile(r"^<!-- (file|output of|isect) (.+?) -->\n```\w*\n(.*?)^```$", re.S | re.M)
MESHES = "/usr/share/doc/libcgal-dev/data.tar.gz"
VARIES = re.compile(r"^(tree|rays|speed) .*$| +[\d.]+ ms$", re.M)


def output_of(command, **more):
    done = subprocess.run([str(part) for part in command], stdout=subprocess.PIPE, text=True,
                          timeout=60, **more)
    return done.stdout if done.returncode == 0 else f"exit code {done.returncode}\n{done.stdout}"


def without_times(text):
    return VARIES.sub(lambda line: re.sub(r" *[\d.]+", " N", line[0]), text)


def shown_and_real(kind, what, text, args):
    """None if the real thing cannot be had here."""
    if kind == "file":
        return text, (ROOT / what).read_text()
    if kind == "output of":
        program = pathlib.Path(args.examples) / what
        if what == "picker" and not program.exists():
            return None
        real = output_of([*args.emulator, program])
        return None if "nothing that can draw" in real else (text, real)
    command = shlex.split(what)
    meshes = [word for word in command if word.endswith(".off")]
    if not os.path.exists(args.program) or meshes and not os.path.exists(MESHES):
        return None
    with tempfile.TemporaryDirectory() as folder:
        for mesh in meshes:
            with tarfile.open(MESHES) as archive:
                data = archive.extractfile("data/meshes/" + mesh).read()
            (pathlib.Path(folder) / mesh).write_bytes(data)
        real = output_of([*args.emulator, args.program, *command], cwd=folder)
    return without_times(text), without_times(f"$ isect {what}\n{real}")


def headings(path):
    """As they are linked to: lower case, words joined by hyphens."""
    found = re.findall(r"^#+ (.+)$", path.read_text(), re.M)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in found}


def dead_links():
    for path in [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("bench/*.md")]:
        text = re.sub(r"^```.*?^```$", "", path.read_text(), flags=re.S | re.M)
        links = re.findall(r"\]\(([^)\s]+)\)", text) + re.findall(r"src=\"([^\"]+)\"", text)
        for link in links:
            if re.match(r"https?:", link):
                continue
            name, _, heading = link.partition("#")
            target = path.parent / name if name else path
            if not target.exists() or (heading and heading not in headings(target)):
                yield f"{path.relative_to(ROOT)} links to {link}, which does not exist"


def rows_without_text():
    for row in rows():
        name, page = row.heading, ROOT / f"docs/{row.header}.md"
        if row["question"] == "bvh" and name.startswith(("overlap_", "sweep_", "move_", "motion_")):
            # of a mesh, any shape; of one that moves, any question
            name = name.split("_")[0]
        if not page.exists() or name not in headings(page):
            yield f"docs/{row.header}.md has no paragraph '## {name}'"


def main():
    parser = argparse.ArgumentParser()
    for name in ("examples", "program", "emulator", "cross"):
        parser.add_argument("--" + name)
    args = parser.parse_args()
    cross = args.cross.upper() in ("TRUE", "ON", "1")
    args.emulator = args.emulator.split(";") if args.emulator and cross else []
    if cross and not args.emulator:
        print("skipped: programs for another machine, and no emulator")
        sys.exit(77)

    bad = skipped = 0
    pages = [ROOT / "README.md", *sorted(ROOT.glob("docs/*.md"))]
    blocks = [(page, *block) for page in pages for block in BLOCK.findall(page.read_text())]
    for page, kind, what, text in blocks:
        pair = shown_and_real(kind, what, text, args)
        if pair is None:
            print(f"skipped: no isect program, no mesh or no EGL for: {what}")
            skipped += 1
        elif pair[0] != pair[1]:
            print(f"failed: {page.name} shows for '{what}'\n{pair[0]}but it is\n{pair[1]}")
            bad += 1
    for problem in [*dead_links(), *rows_without_text()]:
        print("failed:", problem)
        bad += 1
    print(f"{len(blocks)} blocks: {bad} wrong, {skipped} skipped")
    sys.exit(1 if bad or not blocks else 77 if skipped else 0)


main()
