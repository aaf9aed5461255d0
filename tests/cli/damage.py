#!/usr/bin/env python3
"""Damaged meshes: damage.py PROGRAM [--count N | --all] [--first N] [--models FOLDER].

Makes copies of sound files of seven formats, each damaged in a way that its number decides: cut
short, bits turned over, bytes repeated, removed, or written over; and asks for a picture of each.
Every run must end in time with code 0 and a picture, or with code 2, no picture, and one line that
names the file, and of OBJ, OFF, PLY and STL the line or the byte. A file of these formats that is
read has the triangles, the area and the volume that an independent reader finds. Warnings, which name the file
too, may come before. --all is the soak: 10 000 copies. --first N begins with number N: a copy that
broke something is made again by --first N --count 1.

--models FOLDER instead reads every file of a collection (Debian: assimp-testmodels), the sound ones
and those in a folder called invalid: the same must hold of each, half of the sound ones must be
read, some have numbers of triangles that are known, and the independent reader reads the same.
"""

import argparse
import concurrent.futures
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time

import case
import independent

SECONDS = 40  # what a small file may take on the clock, and some more: cli/import/import.c
SANITIZED = 20

# Of a mesh that is read, but too far away for a picture.
FAR_AWAY = b"isect: cast: the eye is outside the range of float\n"

# What some of the models are known to hold.
KNOWN = {"3DS/CameraRollAnim.3ds": 12, "ASE/ThreeCubesGreen_UTF16BE.ASE": 36, "COB/dwarf.cob": 1896,
         "COB/molecule.cob": 896, "COB/spider_4_3.cob": 1368, "COB/spider_6_6.cob": 1368,
         "FBX/box_orphant_embedded_texture.fbx": 12, "SMD/holy_grailref.smd": 896, "OFF/Cube.off": 12, "PLY/cube.ply": 12, "STL/Spider_ascii.stl": 1368,
         "STL/Spider_binary.stl": 1368, "OBJ/spider.obj": 1368,
         "glTF2/BoxTextured-glTF/BoxTextured.gltf": 12}
MESHES = ("3ds ac ase b3d blend cob dae dxf fbx glb gltf hmp iqm lwo m3d md2 md3 md5mesh mdl ms3d "
          "nff obj off ogex ply q3o raw smd stl ter x x3d xml zgl 3mf amf irr irrmesh").split()


def sound_files():
    """A torus of 8 x 6 quads, so that a file is neither tiny nor slow."""
    quads = [(6 * i + j, 6 * ((i + 1) % 8) + j, 6 * ((i + 1) % 8) + (j + 1) % 6, 6 * i + (j + 1) % 6)
             for i in range(8) for j in range(6)]
    points = [(round((2 + ((i + j) % 3) / 4) * (i - 4), 3), round(j * 0.7 - i / 3, 3), (i * j) % 5)
              for i in range(8) for j in range(6)]
    faces = []
    for i in range(8):
        for j in range(6):
            a, b = 6 * i + j, 6 * ((i + 1) % 8) + j
            c, d = 6 * ((i + 1) % 8) + (j + 1) % 6, 6 * i + (j + 1) % 6
            faces += [(a, b, c), (a, c, d)]
    return [("a.off", case.off(points, faces)), ("a.obj", case.obj(points, faces)),
            ("a.stl", case.stl_ascii(points, faces)), ("b.stl", case.stl_binary(points, faces)),
            ("a.ply", case.ply_ascii(points, faces)), ("b.ply", case.ply_binary(points, faces)),
            ("c.ply", case.ply_binary(points, faces, order=">")),
            ("q.off", case.off(points, quads)), ("q.obj", case.obj(points, quads)),
            ("q.ply", case.ply_ascii(points, quads)),
            ("a.gltf", case.gltf()), ("a.glb", case.glb())]


def damage(data, chance):
    data = bytearray(data)
    for _ in range(chance.choice([1, 1, 2, 5, 20])):
        at = chance.randrange(len(data))
        # Most of a file is numbers; what steers a reader is at its beginning.
        at = at % 200 if chance.random() < 0.3 else at
        at = min(at, len(data) - 1)
        size = min(chance.choice([1, 1, 2, 4, 40, 400]), len(data) - at)
        kind = chance.randrange(6)
        if kind == 0 and len(data) > 2:
            del data[max(at, 1):]
        elif kind == 1:
            data[at] ^= 1 << chance.randrange(8)
        elif kind == 2:
            data[at:at] = data[at:at + size]
        elif kind == 3 and size < len(data):
            del data[at:at + size]
        elif kind == 4:
            data[at:at + size] = chance.randbytes(size)
        else:
            data[at:at + size] = chance.choice([b"\0", b"\xff", b"9", b"-", b" "]) * size
    return bytes(data)


class Judge:
    def __init__(self, isect, folder):
        self.isect, self.folder, self.compared = isect, folder, 0
        with open(isect, "rb") as file:
            self.limit = SECONDS * (SANITIZED if b"__asan_init" in file.read() else 1)

    def run(self, arguments, name):
        """(code, what is wrong or "", stdout, seconds)"""
        begin = time.monotonic()
        try:
            done = subprocess.run([self.isect] + arguments, capture_output=True, timeout=self.limit)
        except subprocess.TimeoutExpired:
            return None, "does not end", b"", self.limit
        spent = time.monotonic() - begin
        wrong, lines = "", done.stderr.splitlines(keepends=True)
        warnings = [line for line in lines if line.startswith(b"isect: warning: ")]
        error = b"".join(line for line in lines if line not in warnings)
        if any(name.encode() not in line for line in warnings):
            return done.returncode, "warns %r" % warnings, done.stdout, spent
        if done.returncode not in (0, 2):
            wrong = "ends with %d: %r" % (done.returncode, done.stderr[-300:])
        elif done.returncode == 2 and error != FAR_AWAY and (
                name.encode() not in error or error.count(b"\n") != 1):
            wrong = "says %r" % done.stderr
        elif done.returncode == 0 and error:
            wrong = "says %r" % error
        return done.returncode, wrong, done.stdout, spent

    def numbers(self, path, name, data):
        """Whether info's numbers are those of an independent reader; what is wrong, or ""."""
        done = subprocess.run([self.isect, "info", path, "--json"], capture_output=True,
                              timeout=self.limit)
        own = name[-3:].lower() in ("obj", "off", "ply", "stl")
        if done.returncode == 2 and own:
            line = done.stderr.splitlines()[-1]
            placed = re.search(rb"(:[0-9]+: |: byte [0-9]+: |contains no triangles|is empty|too large)", line)
            return "" if placed else "names no place: %r" % line
        if done.returncode != 0 or not own:
            return ""
        info = json.loads(done.stdout)
        try:
            faces = independent.read(name.lower(), data)
        except Exception as error:  # whatever the damage does to it
            return "is read, but not by the independent reader: %r" % error
        count = sum(len(face) - 2 for face in faces)
        if info["triangles"] != count:
            return "has %d triangles, not %d" % (info["triangles"], count)
        measures = independent.measures(faces)
        if measures is None or info["not_finite"] + info["crossed"] + info["not_flat"] > 0:
            return ""
        self.compared += 1
        area, area_off, volume, volume_off = measures
        if abs(info["area"] - area) > area_off:
            return "has the area %r, not %r" % (info["area"], area)
        if info["closed"] and abs(info["volume"] - volume) > volume_off + info["volume_off"]:
            return "has the volume %r, not %r" % (info["volume"], volume)
        return ""

    def picture(self, number, files):
        name, data = files[number % len(files)]
        path = os.path.join(self.folder, "%d%s" % (number, name))
        out = path + ".png"
        data = damage(data, random.Random(number))
        with open(path, "wb") as file:
            file.write(data)
        code, wrong, _, spent = self.run(["cast", path, "-o", out, "--size", "16x12"], path)
        left = [file for file in os.listdir(self.folder) if file.startswith("%d%s" % (number, name))]
        left.remove(os.path.basename(path))
        if not wrong and left != ([os.path.basename(out)] if code == 0 else []):
            wrong = "leaves %s with code %d" % (left, code)
        wrong = wrong or self.numbers(path, name, data)
        for file in left + [os.path.basename(path)]:
            os.remove(os.path.join(self.folder, file))
        return number, code, wrong, spent


def damaged(judge, first, count):
    files = sound_files()
    codes, slowest, bad = {}, (0, 0), 0
    with concurrent.futures.ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        for number, code, wrong, spent in pool.map(lambda i: judge.picture(i, files),
                                                   range(first, first + count)):
            codes[code] = codes.get(code, 0) + 1
            slowest = max(slowest, (spent, number))
            if wrong:
                bad += 1
                print("number %d, %s: %s" % (number, files[number % len(files)][0], wrong))
    print("%d damaged files: %d still make a picture, %d are refused, %d are wrong; slowest %.1f s "
          "(number %d)" % (count, codes.get(0, 0), codes.get(2, 0), bad, *slowest))
    return bad == 0


def models(judge, folder):
    sound = read = refused = bad = 0
    for place, _, names in sorted(os.walk(folder)):
        for name in sorted(names):
            path = os.path.join(place, name)
            short = os.path.relpath(path, folder)
            if name.rsplit(".")[-1].lower() not in MESHES:
                continue
            code, wrong, text, _ = judge.run(["info", path], path)
            if not wrong and short in KNOWN:
                if b"\ntriangles    %d\n" % KNOWN[short] not in text:
                    wrong = "should have %d triangles" % KNOWN[short]
            if not wrong:
                with open(path, "rb") as file:
                    wrong = judge.numbers(path, name, file.read())
            if wrong:
                bad += 1
                print("%s: %s" % (short, wrong))
            if "invalid" in short:
                refused += code == 2
            else:
                sound += 1
                read += code == 0
    print("%d models, %d are read, %d compared with the independent reader; %d invalid ones are refused; %d are wrong" %
          (sound, read, judge.compared, refused, bad))
    return bad == 0 and 2 * read >= sound


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--models")
    options = parser.parse_args()
    if options.models and not os.path.isdir(options.models):
        print("skipped: no %s" % options.models)
        sys.exit(77)
    with tempfile.TemporaryDirectory() as folder:
        judge = Judge(os.path.abspath(options.program), folder)
        if options.models:
            good = models(judge, options.models)
        else:
            good = damaged(judge, options.first, 10000 if options.all else options.count)
    sys.exit(0 if good else 1)


main()
