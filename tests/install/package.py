#!/usr/bin/env python3
"""package.py - install into an empty folder and use what is there, as a stranger would.

   1. cmake --install with a prefix, and with DESTDIR: the same files
   2. the examples as a CMake project of their own: find_package(isect), right output
   3. the examples with make and pkg-config, right output
   4. neither header nor library is found without the flags of pkg-config
"""
import argparse
import os
import pathlib
import shlex
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "examples"
EXPECTED = pathlib.Path(__file__).resolve().parent / "expected"
NAMES = ["first", "mesh", "many", "pick", "ids", "near"]


def fail(problem):
    sys.exit("failed: " + problem)


def run(command, **more):
    """The output of a command, which must succeed."""
    done = subprocess.run([str(c) for c in command], stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True, **more)
    if done.returncode != 0:
        fail(" ".join(map(str, command)) + "\n" + done.stdout)
    return done.stdout


def files_below(folder):
    return sorted(str(p.relative_to(folder)) for p in folder.rglob("*") if not p.is_dir())


def install(args, folder):
    prefix, stage = folder / "prefix", folder / "stage"
    run([args.cmake, "--install", args.build, "--prefix", prefix])
    run([args.cmake, "--install", args.build, "--prefix", "/opt/isect"],
        env={**os.environ, "DESTDIR": str(stage)})
    if files_below(stage / "opt/isect") != files_below(prefix):
        fail("DESTDIR and a prefix install different files")
    if [p.name for p in stage.iterdir()] != ["opt"]:
        fail("DESTDIR: something is installed outside the prefix")
    headers = [f"include/{name}" for name in files_below(ROOT / "include")]
    package = [f"{args.libdir}/{name}" for name in (
        "cmake/isect/isect-config.cmake", "cmake/isect/isect-config-version.cmake",
        "cmake/isect/isect-targets.cmake", "pkgconfig/isect.pc")]
    missing = sorted(set(headers + package) - set(files_below(prefix)))
    if missing:
        fail("not installed: " + " ".join(missing))
    for path in prefix.rglob("*"):
        if path.suffix in (".cmake", ".pc", ".h") and str(ROOT) in path.read_text():
            fail(f"{path.relative_to(prefix)} names the source folder")
    # Found where it is now, not where it was put.
    moved = folder / "moved to here"
    prefix.rename(moved)
    return moved


def check_output(args, folder, how):
    for name in NAMES:
        output = run([*args.emulator, folder / name], env=args.environment)
        if output != (EXPECTED / f"{name}.txt").read_text():
            fail(f"{name}, found by {how}, prints\n{output}")
    print(f"{how}: {', '.join(NAMES)} print what they should")


def with_find_package(args, folder, prefix):
    build = folder / "cmake"
    cross = []
    if args.cross:
        cross = [f"-DCMAKE_SYSTEM_NAME={args.system}", f"-DCMAKE_SYSTEM_PROCESSOR={args.processor}"]
    configure = [args.cmake, "-S", EXAMPLES, "-B", build, f"-DCMAKE_C_COMPILER={args.cc}",
                 "-DCMAKE_C_FLAGS=" + shlex.join(args.cflags), *cross]
    run([*configure, f"-Disect_DIR={prefix / args.libdir / 'cmake/isect'}"])
    run([args.cmake, "--build", build])
    check_output(args, build, "find_package")


def with_pkg_config(args, folder, prefix):
    pkg_config, make = shutil.which("pkg-config"), shutil.which("make")
    if pkg_config is None or make is None:
        print("skipped: no pkg-config or no make")
        return False
    libraries = prefix / args.libdir
    shared = any(libraries.glob("libisect.so*"))
    # pkg-config and make know no spaces in paths.
    plain = folder / "plain"
    prefix.rename(plain)
    environment = {**os.environ, "PKG_CONFIG_PATH": str(plain / args.libdir / "pkgconfig")}
    version = run([pkg_config, "--modversion", "isect"], env=environment).strip()
    if version != args.version:
        fail(f"pkg-config says version {version}")
    include = run([pkg_config, "--variable=includedir", "isect"], env=environment).strip()
    if not os.path.isfile(os.path.join(include, "isect/isect.h")):
        fail(f"pkg-config: no headers in {include}")
    out = folder / "pkg-config"
    out.mkdir()
    command = [make, "-f", EXAMPLES / "pkg-config.mk", f"CC={args.cc}", f"OUT={out}",
               "CFLAGS=-std=c99 " + shlex.join(args.cflags),
               "STATIC=" + ("" if shared else "--static")]
    run(command, env=environment)
    args.environment["LD_LIBRARY_PATH"] = str(plain / args.libdir)
    check_output(args, out, "pkg-config")
    fails_without_flags(args, folder, plain)
    return True


def fails_without_flags(args, folder, prefix):
    if any(os.path.exists(f"{place}/isect") for place in ("/usr/include", "/usr/local/include")):
        print("skipped: failing without flags, because isect is installed on this machine")
        return
    compile_first = [args.cc, *args.cflags, "-std=c99", str(EXAMPLES / "first.c"), "-o",
                     str(folder / "wrong")]
    header = ["-I", str(prefix / "include")]
    library = ["-L", str(prefix / args.libdir), "-lisect", "-lm", "-pthread"]
    for flags, missing in (([], "any flags"), (header, "the library"), (library, "the headers")):
        if subprocess.run(compile_first + flags, capture_output=True).returncode == 0:
            fail("first.c builds without " + missing)
    run(compile_first + header + library)


def main():
    parser = argparse.ArgumentParser()
    for name in ("cmake", "build", "cc", "version", "cflags", "emulator", "system", "processor",
                 "cross", "libdir"):
        parser.add_argument("--" + name)
    args = parser.parse_args()
    args.cross = args.cross.upper() in ("TRUE", "ON", "1")
    args.emulator = args.emulator.split(";") if args.emulator and args.cross else []
    args.cflags = shlex.split(args.cflags)
    args.environment = dict(os.environ)
    if args.cross and not args.emulator:
        print("skipped: programs for another machine, and no emulator")
        sys.exit(77)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        prefix = install(args, folder)
        with_find_package(args, folder, prefix)
        if not with_pkg_config(args, folder, prefix):
            sys.exit(77)


main()
