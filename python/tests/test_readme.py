"""The pages are true: their examples run and print what stands there."""

import contextlib
import io
import pathlib
import re

import pytest

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_page(page):
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
