"""Makes many.inc: a line for each form for many of a formula, from isect/many.h.

    python many.py ../include/isect/many.h many.inc
"""
import pathlib
import re
import sys

ROW = re.compile(r"ISECT_API void isect_(\w+)_n\(isect_(\w+) a,\s+isect_(\w+) b,\s+size_t n,\s+(\w+) \*?\w+\);")


def lines(header):
    for name, a, b, out in ROW.findall(header):
        word = {"uint64_t": "BITS(at[3])", "uint8_t": "SIDES(at[3])"}.get(out)
        yield f"MANY({name}, {a}, {b}, {word or f'COLUMNS(at[3], {out[6:]})'})\n"


def main():
    header = pathlib.Path(sys.argv[1]).read_text()
    made = list(lines(header))
    if len(made) != header.count("ISECT_API void"):
        sys.exit(f"{sys.argv[1]}: a declaration was not understood")
    pathlib.Path(sys.argv[2]).write_text("".join(made))


if __name__ == "__main__":
    main()
