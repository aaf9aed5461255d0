"""The type stub is made from the catalogue, and type checkers accept it."""

import importlib.util
import os
import pathlib
import shutil
import subprocess
import sys

import pytest

import isect

HERE = pathlib.Path(__file__).resolve().parent
PACKAGE = pathlib.Path(isect.__file__).parent


@pytest.fixture
def copied(tmp_path):
    """The package in a folder of its own: mypy does not accept that of installed packages in MYPYPATH."""
    return shutil.copytree(PACKAGE, tmp_path / "copied" / "isect", ignore=shutil.ignore_patterns("*.so", "__pycache__"))


def test_stub_is_what_the_package_has():
    spec = importlib.util.spec_from_file_location("stubs", HERE.parent / "stubs.py")
    stubs = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(stubs)
    assert (PACKAGE / "__init__.pyi").read_text() == stubs.text(), "run stubs.py"
    assert (PACKAGE / "py.typed").exists()


@pytest.mark.skipif(not importlib.util.find_spec("mypy"), reason="no mypy")
def test_mypy(copied):
    done = subprocess.run([sys.executable, "-m", "mypy", "--strict", "--cache-dir", os.devnull, HERE / "typed.py"],
                          capture_output=True, text=True, env={**os.environ, "MYPYPATH": str(copied.parent)})
    assert done.returncode == 0, done.stdout


@pytest.mark.skipif(not importlib.util.find_spec("mypy"), reason="no mypy")
def test_mypy_of_jobs(copied, tmp_path):
    files = [copied / f"{name}.py" for name in ("_parts", "_tiles", "jobs", "dask")]
    # Dask has few annotations, and may be absent; the stub describes the other modules of the package.
    options = ["strict = True", "follow_imports = silent", "allow_untyped_calls = True", "warn_return_any = False"]
    skipped = [f"[mypy-{name}.*]\nfollow_imports = skip\nignore_missing_imports = True" for name in ("dask", "distributed")]
    (tmp_path / "mypy.ini").write_text("\n".join(["[mypy]", *options, *skipped]))
    command = [sys.executable, "-m", "mypy", "--config-file", tmp_path / "mypy.ini", "--cache-dir", os.devnull, *files]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "MYPYPATH": str(copied.parent)})
    assert done.returncode == 0, done.stdout


def test_every_name_is_documented_and_typed():
    stub = (PACKAGE / "__init__.pyi").read_text()
    for name in isect.__all__:
        assert name in stub, name
        assert getattr(isect, name).__doc__, name
