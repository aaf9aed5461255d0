#!/usr/bin/env python3
"""guest.py - isect as a guest of another project (guest/CMakeLists.txt) leaves all there as it is.

   1. no compiler but that for C, no build type, no install rules, no option of other projects
   2. no target but those of the host and isect, isect_...
   3. the host builds, and has its own tests alone, which pass
   4. so it does, without optimisation, with the least library: -DISECT_ISAS=base -DISECT_DOUBLE=OFF
"""
import argparse
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
HOST = ROOT / "tests/install/guest"
# Of CMake, whatever the project.
GENERATED = {"all", "clean", "depend", "edit_cache", "rebuild_cache", "test", "help", "codegen",
             "list_install_components", "install", "install/local", "install/strip"}
OURS = re.compile(r"isect(_\w+)?")
CACHED = re.compile(r"ISECT_|isect_|host_|CMAKE_|FETCHCONTENT_|FIND_PACKAGE_MESSAGE_|Threads|_")


def run(*command):
    done = subprocess.run([str(c) for c in command], capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"failed: {' '.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return done.stdout


def targets(cmake, build):
    names = set()
    for line in run(cmake, "--build", build, "--target", "help").splitlines():
        found = re.match(r"\.\.\. (\S+)", line) or re.match(r"(\S+): phony", line)
        if found and "/" not in found[1] and "." not in found[1]:
            names.add(found[1])
    return names


def check_cache(build, build_type):
    cache = (build / "CMakeCache.txt").read_text()
    values = dict(re.findall(r"^([^#/\s:]+):\w+=(.*)$", cache, re.M))
    if "CMAKE_CXX_COMPILER" in values:
        sys.exit("failed: a compiler for C++ was asked for")
    if values.get("CMAKE_BUILD_TYPE", "") != build_type:
        sys.exit("failed: the host has a build type it did not choose")
    others = sorted(name for name in values if not CACHED.match(name))
    if others:
        sys.exit("failed: options that are not ours: " + " ".join(others))


def check_host(args, build, *options, build_type=""):
    run(args.cmake, "-S", HOST, "-B", build, f"-DISECT_ROOT={ROOT}",
        f"-DCMAKE_C_COMPILER={args.cc}", *options,
        *([f"-DCMAKE_BUILD_TYPE={build_type}"] if build_type else []))
    check_cache(build, build_type)
    others = {name for name in targets(args.cmake, build) - GENERATED - {"bench"}
              if not OURS.fullmatch(name)}
    if others:
        sys.exit("failed: targets that are not ours: " + " ".join(sorted(others)))
    tests = re.findall(r"Test +#\d+: (\S+)", run(args.ctest, "--test-dir", build, "-N"))
    if tests != ["first"]:
        sys.exit("failed: the host has tests " + " ".join(tests))


def main():
    parser = argparse.ArgumentParser()
    for name in ("cmake", "ctest", "cc"):
        parser.add_argument("--" + name)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        check_host(args, pathlib.Path(folder) / "all")
        least = pathlib.Path(folder) / "least"
        check_host(args, least, "-DISECT_ISAS=base", "-DISECT_DOUBLE=OFF", build_type="Debug")
        run(args.cmake, "--build", least, "-j", "2")
        run(args.ctest, "--test-dir", least)
        if any(path.suffix == ".cmake" and "install(" in path.read_text()
               for path in (least / "_deps").rglob("isect*config*.cmake")):
            sys.exit("failed: the guest installs files")
    print("a host with isect as its guest: its own targets and tests")


main()
