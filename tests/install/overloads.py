#!/usr/bin/env python3
"""overloads.py COMPILER LIBRARY - compile overloads.cpp as C++11 with all warnings, and run it."""
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
compiler, library = sys.argv[1:]
if not compiler or compiler.endswith("NOTFOUND"):
    sys.exit(77)
with tempfile.TemporaryDirectory() as folder:
    program, beside = f"{folder}/overloads", pathlib.Path(library).parent
    subprocess.run([compiler, "-std=c++11", "-Wall", "-Wextra", "-Wpedantic", "-Werror",
                    f"-I{HERE.parent.parent}/include", HERE / "overloads.cpp", library,
                    f"-Wl,-rpath,{beside}", "-lm", "-o", program], check=True)
    sys.exit(subprocess.run([program]).returncode)
