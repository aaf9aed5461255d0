#!/usr/bin/env python3
"""sizes.py LIBRARY.a [--cc CC] [--only TEXT] [--most BYTES] - what one function costs a program.

   A program that calls one function of the static library, and nothing else of it, is linked with
   -Wl,--gc-sections; its size (text, data and bss, as `size` counts them) less that of a program that
   does nothing is printed, of each function for one pair. The C library is not counted: it is shared.
   With --most, Exact pairs of points, segments, triangles, spheres, capsules and boxes that are larger
   are a failure, but for those of LARGER."""
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
    """Of a program that calls `name`, or nothing; -1 if it cannot be linked."""
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
            # of what is inline in its callers, the copy that answers where that is unsure
            name = row.short + "_compiled" * row.compiled
            both = [size(args, folder, prefix + name) - nothing
                    for prefix in ("isect_", "isectd_")]
            print(f"{row.short:40} {both[0]:8} {both[1]:8}")
            if args.most and small and row.short not in LARGER and max(both) > args.most:
                too_large.append(row.short)
    if too_large:
        sys.exit(f"failed: more than {args.most} bytes: " + " ".join(too_large))


main()
