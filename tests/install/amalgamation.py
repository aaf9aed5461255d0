#!/usr/bin/env python3
"""amalgamation.py - the library as isect.h and isect.c, which tools/amalgamate writes.

   1. isect.c compiles as C11 -pedantic without a warning; for releases (ISECT_CI), for all instruction sets above
      the base, too
   2. a program that knows isect.h alone, as C99 and as C++11, asks float and double
   3. pairs and makers answer as the library does, tests/data/hashes.txt, though isect.c is compiled without
      optimisation: all that have a formula, and of those of the engine every eighth, for releases every one
"""
import argparse
import os
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
HASHES = ROOT / "tests/data/hashes.txt"
RELEASE = os.environ.get("ISECT_CI") == "all"
PROGRAM = """#include "isect.h"
int main(void)
{
    const isect_sphere ball = {{1, 0, 0}, 2};
    const isect_aabb box = {{3, -1, -1}, {4, 1, 1}};
    const isectd_ray ray = {{0, 0, 9}, {0, 0, -1}, 0, 99};
    const isectd_plane floor = {{0, 0, 1}, 0};
    return isect_overlap_sphere_aabb(&ball, &box) && isectd_cast_ray_plane(&ray, &floor).t == 9 ? 0 : 1;
}
"""


def run(*command, **environment):
    done = subprocess.run([str(part) for part in command], stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True, env={**os.environ, **environment})
    if done.returncode != 0:
        sys.exit(f"failed: {' '.join(map(str, command))}\n{done.stdout}")


def main():
    parser = argparse.ArgumentParser()
    for name in ("cc", "cxx", "processor"):
        parser.add_argument("--" + name)
    parser.add_argument("--hashes", nargs="+", action="append", help="objects of a program")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        run(ROOT / "tools/amalgamate", folder, "--cc", args.cc)
        source, library, program = folder / "isect.c", folder / "isect.o", folder / "program"
        wide = ["-mavx512f", "-mavx512vl", "-mavx512dq", "-mavx512bw", "-mfma"]
        strict = [args.cc, "-std=c11", "-pedantic", "-Werror"]
        if args.processor in ("x86_64", "AMD64") and RELEASE:
            run(*strict, *wide, "-fsyntax-only", source)
        run(*strict, "-O0", "-c", source, "-o", library)
        for compiler, standard, suffix in ((args.cc, "c99", "c"), (args.cxx, "c++11", "cpp")):
            main_file = folder / ("main." + suffix)
            main_file.write_text(PROGRAM)
            if not compiler or compiler.endswith("-NOTFOUND"):
                continue
            run(compiler, "-std=" + standard, "-Wall", "-Wextra", "-Wpedantic", "-Werror", main_file,
                library, "-o", program, "-lm", "-pthread")
            run(program)
        for objects in args.hashes:
            run(args.cc, *objects, library, "-o", program, "-lm", "-pthread")
            run(program, HASHES, ISECT_HASH_EVERY="1" if RELEASE else "8")
    print("isect.c compiles, and answers as the library does")


main()
