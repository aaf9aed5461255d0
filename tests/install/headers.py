#!/usr/bin/env python3
"""headers.py c|c++ COMPILER - does every public header compile alone, as C99 or as C++11, without
a warning, and is an answer that nobody looks at warned of, and a NULL? 77: there is no such compiler here."""
import os
import pathlib
import subprocess
import sys
import tempfile

INCLUDE = pathlib.Path(__file__).resolve().parents[2] / "include"
WARNINGS = ["-Wall", "-Wextra", "-Wpedantic", "-Werror"]
# What users of the headers may have switched on.
MORE = ["-Wshadow", "-Wconversion", "-Wundef"]
FORGOTTEN = {
    "a status": "isect_sphere s; isect_bound_sphere_aabb(&s, box);",
    "an answer": "isect_measure_aabb(box);",
    "a NULL": "isect_measure m = isect_measure_aabb(NULL); (void)m; (void)box;",
}


def compiles(compiler, standard, suffix, text, loud=True):
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder) / ("alone." + suffix)
        source.write_text(text)
        command = [compiler, "-std=" + standard, *WARNINGS, *MORE, "-I", str(INCLUDE),
                   "-c", str(source), "-o", os.devnull]
        return subprocess.run(command, stderr=None if loud else subprocess.DEVNULL).returncode == 0


def main():
    language, compiler = sys.argv[1:]
    if not compiler or compiler.endswith("-NOTFOUND"):
        print("skipped: no compiler for", language)
        sys.exit(77)
    standard, suffix = ("c99", "c") if language == "c" else ("c++11", "cpp")
    headers = sorted(str(h.relative_to(INCLUDE)) for h in INCLUDE.glob("isect*/*.h"))
    texts = {name: f'#include "{name}"\n#include "{name}"\nint main(void);\n' for name in headers}
    texts["both precisions"] = "#include <isectd/isect.h>\n#include <isect/isect.h>\n"
    bad = [name for name, text in texts.items() if not compiles(compiler, standard, suffix, text)]
    for name, code in FORGOTTEN.items():
        text = f'#include "isect/isect.h"\nvoid f(const isect_aabb *box) {{ {code} }}\n'
        if compiles(compiler, standard, suffix, text, loud=False):
            bad.append(name + " forgotten, which nothing warns of")
    print(f"{len(texts) - len(bad)} of {len(texts)} compile as {standard}")
    for name in bad:
        print("failed:", name)
    sys.exit(1 if bad or len(headers) < 20 else 0)


main()
