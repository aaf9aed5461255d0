"""The pages are true: their examples run and print what stands there."""

import contextlib
import io
import pathlib
import re

import pytest
from conftest import cube

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_page(page):
    if page.stem == "adapters":
        pytest.importorskip("trimesh")
        pytest.importorskip("scipy", reason="no scipy, with which trimesh finds whether a mesh is convex")
    if page.stem == "machines":
        pytest.importorskip("distributed", reason="no dask with distributed")
    blocks = re.findall(r"```(python)?\n(.*?)```", page.read_text(), re.S)
    assert any(language for language, _ in blocks)
    scope, printed = {}, ""
    for language, text in blocks:
        if language:
            with contextlib.redirect_stdout(io.StringIO()) as out:
                exec(compile(text, page.name, "exec"), scope)
            printed = out.getvalue()
        else:
            assert printed == text


def test_example_of_the_main_readme(rng):
    page = ROOT.parent / "README.md"
    if not (ROOT.parent / "matrix.csv").exists():
        pytest.skip("not in the repository")
    code = re.search(r"```python\n(.*?)```", page.read_text(), re.S)[1]
    mesh = cube()
    lower = rng.random((5, 3))
    scope = {"vertices": mesh.vertices, "faces": mesh.faces, "origins": lower, "directions": lower - 2, "lower": lower,
             "upper": lower + 1}
    exec(compile(code, "README.md", "exec"), scope)
    assert scope["touch"].hit.any() and scope["gap"].shape == (5,)
