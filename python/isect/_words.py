"""Docstrings, which the build makes from the comments of the C headers (words.py)."""

import functools
import json
import pathlib


def _read(name):
    path = pathlib.Path(__file__).with_name(name)
    return json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


STRUCTS = _read("_structs.json")


@functools.cache
def functions():
    """{function without isect_: its declaration and comment}"""
    return _read("_functions.json")
