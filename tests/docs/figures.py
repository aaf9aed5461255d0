#!/usr/bin/env python3
"""figures.py BUILD - are the figures of docs/ those that tools/figures draws? The same names and
answers, each shown on a page and smaller than 80 kB. Every page shows one, and is listed in
docs/README.md. 77: there is no isect program here."""
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
IMAGES = ROOT / "docs/images"


def title(picture):
    """What an SVG says that it shows; nothing for other pictures."""
    found = re.search(rb"<title>.*</title>", picture.read_bytes())
    return found and found[0].decode()


WITHOUT_PICTURE = {"README.md", "reference.md", "catalog.md"}  # lists of pages, headers and functions


def lonely():
    """Pages that show no picture, or that the index does not name."""
    index = (ROOT / "docs/README.md").read_text()
    for page in sorted(ROOT.glob("docs/*.md")):
        if page.name not in WITHOUT_PICTURE and not re.search(r"\]\(images/[\w.]+\)", page.read_text()):
            yield f"docs/{page.name} shows no picture"
        if page.name != "README.md" and f"]({page.name})" not in index:
            yield f"docs/README.md does not name {page.name}"


def main():
    build = pathlib.Path(sys.argv[1])
    if not (build / "cli/isect").exists():
        print("skipped: no isect program")
        sys.exit(77)
    pages = "".join(page.read_text() for page in ROOT.glob("docs/*.md"))
    bad = list(lonely())
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([ROOT / "tools/figures", build, folder], check=True, timeout=100)
        drawn = sorted(pathlib.Path(folder).iterdir())
        for picture in drawn:
            old = IMAGES / picture.name
            if not old.exists():
                bad.append(f"docs/images/{old.name} is missing: run tools/figures")
            elif title(old) != title(picture):
                bad.append(f"{old.name} shows {title(old)}, but the answer is {title(picture)}")
            elif old.stat().st_size > 80000:
                bad.append(f"{old.name} has {old.stat().st_size} bytes")
            if f"(images/{picture.name})" not in pages:
                bad.append(f"no page of docs/ shows {picture.name}")
    print("\n".join(bad) or f"{len(drawn)} figures")
    sys.exit(bool(bad) or not drawn)


main()
