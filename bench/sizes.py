#!/usr/bin/env python3
"""sizes.py LIBRARY.a [--cc CC] [--only TEXT] [--most BYTES] - the bytes that a function adds.

   For each function of one pair, a program that calls only this function of the static library is
   linked with -Wl,--gc-sections. Its size (text, data and bss, as `size` counts them) less that of
   an empty program is printed. The C library is shared and not counted. With --most, a larger size
   of an Exact pair of points, segments, triangles, spheres, capsules and boxes is a failure, except
   for the pairs in LARGER."""
import argparse
import os
import pathlib
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "tools"))
from rows import rows  # noqa: E402

SMALL = {"point", "segment", "triangle", "sphere", "capsule", "aabb"}
LARGER = {"overlap_triangle_capsule"}  # three distances of segments, in lanes and in double


def size(args, folder, name):
    """The size of a program that calls `name`, if any. Exits if the link fails."""
    source, program = folder / "main.c", folder / "program"
    call = f"int {name}(void);\nint main(void) {{ return {name}(); }}\n"
    source.write_text(call if name else "int main(void) { return 0; }\n")
    done = subprocess.run([args.cc, "-w", source, "-o", program, args.library, "-Wl,--gc-sections",
                           "-lm", "-pthread"], capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(done.stderr)
    printed = subprocess.run(["size", program], capture_output=True, text=True, check=True).stdout
    return sum(int(number) for number in printed.splitlines()[1].split()[:3])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("library", type=pathlib.Path)
    parser.add_argument("--cc", default="cc")
    parser.add_argument("--only", default="")
    parser.add_argument("--most", type=int)
    args = parser.parse_args()
    too_large = []
    print(f"library: {os.path.getsize(args.library)} bytes; bytes in a program, float and double:")
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        nothing = size(args, folder, "")
        for row in rows():
            small = row["exactness"] == "exact" and {row["a"], row["b"]} <= SMALL
            if not row.pair or row["form"] == "inline" or args.only not in row.short:
                continue
            # for an inline function, the compiled one that it calls where its filter is uncertain
            name = row.short + "_compiled" * row.compiled
            both = [size(args, folder, prefix + name) - nothing
                    for prefix in ("isect_", "isectd_")]
            print(f"{row.short:40} {both[0]:8} {both[1]:8}")
            if args.most and small and row.short not in LARGER and max(both) > args.most:
                too_large.append(row.short)
    if too_large:
        sys.exit(f"failed: more than {args.most} bytes: " + " ".join(too_large))


main()
