"""What trimesh's tests import as `generic`: trimesh's source distribution has the tests, but not this module nor models.

Meshes that trimesh can make itself stand in for three of the models. Tests that need others are skipped.
"""
# ruff: noqa: F401
import logging
import time
import unittest
from collections import deque

import numpy as np
import pytest
import trimesh
from trimesh import Trimesh, transformations
from trimesh.constants import tol

try:
    from shapely.geometry import Point, Polygon
except ImportError:
    pass

log = logging.getLogger("trimesh")
has_earcut = False
_random = np.random.default_rng(0)


def random(*shape):
    return _random.random(*shape)


def random_transforms(count, translate=1000):
    for numbers in _random.random((count, 6)):
        matrix = transformations.random_rotation_matrix(numbers[:3])
        matrix[:3, 3] = (numbers[3:] - 0.5) * translate
        yield matrix


transforms = [np.eye(4), *random_transforms(10)]
MADE = {"unit_cube.STL": trimesh.creation.box, "unit_sphere.STL": lambda: trimesh.creation.icosphere(subdivisions=3),
        "20mm-xyz-cube.stl": lambda: trimesh.creation.box((20, 20, 20))}


def get_mesh(file_name, **options):
    if file_name not in MADE:
        pytest.skip(f"the model {file_name} is not in the source distribution")
    made = MADE[file_name]()
    return Trimesh(made.vertices, made.faces, **options)


def get_meshes(count=None, **_options):
    return [get_mesh(name) for name in list(MADE)[:count]]


class _Data:
    def __getitem__(self, name):
        pytest.skip(f"the data {name} is not in the source distribution")


data = _Data()
