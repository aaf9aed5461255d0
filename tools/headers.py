"""What the public headers declare, as cmake/headers.cmake reads them. For the tools beside it.

   read(folder)       [header] of all headers in a folder
   structs(header)    {name without isect_: [field]} of structs of a header, in its order
   unions(header)     the same of its unions
   enums(header)      {name without isect_: [constant]}
   functions()        {name: function} of all functions

A field is a dict: name, type, const, stars, count (those that it has), its text, the line that it stands
in, and its note. A function has a name, its text in one line, header, macro, comment, returns and parameters,
which are like fields.
"""
import functools
import json
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent


def read(folder):
    """What each header of a folder declares; stops at what cannot be read."""
    with tempfile.TemporaryDirectory() as made:
        path = pathlib.Path(made) / "headers.json"
        done = subprocess.run(["cmake", "-P", ROOT / "cmake/headers.cmake", folder, path], cwd=ROOT,
                              capture_output=True, text=True)
        if done.returncode:
            sys.exit(done.stderr)
        return json.loads(path.read_text())


@functools.cache
def headers():
    """{header: what it declares}"""
    return {one["header"]: one for one in read("include/isect")}


def of_kind(header, kind):
    return {one["name"][len("isect_"):]: one for one in headers()[header]["structs"] if one["kind"] == kind}


def structs(header):
    return {name: one["fields"] for name, one in of_kind(header, "struct").items()}


def unions(header):
    return {name: one["fields"] for name, one in of_kind(header, "union").items()}


def enums(header):
    return {one["name"][len("isect_"):]: one["constants"] for one in headers()[header]["enums"]}


@functools.cache
def functions():
    return {one["name"]: {**one, "header": name} for name, header in headers().items()
            for one in header["functions"]}
