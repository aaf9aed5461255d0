#!/usr/bin/env python3
"""Is everything public documented? `make docs` has no warning; it has one if a comment is taken
away; its first page names every header. 77: there is no doxygen here."""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
# header, what is taken away, what must be complained of
GAPS = [
    ("isect/shapes.h", " ///< the point at t = 0", "origin"),
    ("isect/bvh.h", "/// @param bvh  May be NULL.\n", "isect_bvh_free"),
    ("isect/answers.h", "/// @return      True if enter <= leave.\n", "isect_hit"),
    ("isect/many.h", "isect_segments a, ", "isect_overlap_segment_segment_n"),
]


def complaints(include):
    """What doxygen has to say about the headers of a folder; None if nothing."""
    page = ROOT / "docs/reference.md"
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([ROOT / "tools/matrix.py", "pages", folder], check=True)
        options = (ROOT / "docs/Doxyfile").read_text() + (
            f'\nOUTPUT_DIRECTORY = "{folder}"\nSTRIP_FROM_PATH = "{include}"\nIMAGE_PATH = "{folder}"'
            f'\nINPUT = "{page}" "{folder}/matrix.md" "{include}/isect"\n')
        done = subprocess.run(["doxygen", "-"], input=options, text=True, cwd=ROOT, timeout=100,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        if done.returncode == 0 and not pathlib.Path(folder, "docs/index.html").exists():
            return "no page was written"
    return None if done.returncode == 0 else done.stdout or f"exit code {done.returncode}"


def main():
    if not shutil.which("doxygen"):
        print("skipped: no doxygen")
        sys.exit(77)
    bad = []
    said = complaints(ROOT / "include")
    if said:
        bad.append(said)
    for header, words, name in GAPS:
        with tempfile.TemporaryDirectory() as folder:
            copy = pathlib.Path(folder) / "include"
            shutil.copytree(ROOT / "include", copy)
            text = (copy / header).read_text()
            if words not in text:
                bad.append(f"{header} has no '{words.strip()}' that could be taken away")
                continue
            (copy / header).write_text(text.replace(words, "", 1))
            said = complaints(copy)
            if name not in (said or ""):
                bad.append(f"nobody misses '{words.strip()}' in {header}: {said}")
    for header in ROOT.glob("include/isect/*.h"):  # enumerators: doxygen asks only since 1.10
        for name, body in re.findall(r"^typedef enum (\w+) \{\n(.*?)^\}", header.read_text(),
                                     re.M | re.S):
            bad += [f"{name}: '{line.strip()}' is not explained" for line in body.splitlines()
                    if "///" not in line]
    first_page = (ROOT / "docs/reference.md").read_text()
    for header in sorted(ROOT.glob("include/isect/*.h")):
        if header.name != "isect.h" and header.name not in first_page:
            bad.append(f"docs/reference.md does not name {header.name}")
    print("\n".join(bad) or "everything public is documented")
    sys.exit(bool(bad))


main()
