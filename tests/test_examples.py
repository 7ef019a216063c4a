"""The examples: each runs without extras, prints, and writes the files that its first lines name."""

from __future__ import annotations

import re
import runpy
import sys
from pathlib import Path

import numpy as np
import pytest

EXAMPLES = Path(__file__).parent.parent / "examples"
EXTRAS = ("matplotlib", "mpmath", "pandas", "scipy", "sympy", "wasmtime")
FILES = sorted(EXAMPLES.glob("*.py"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_an_example_runs(path, tmp_path, monkeypatch, capsys):
    first = path.read_text(encoding="utf-8").split('"""')[1]
    monkeypatch.chdir(tmp_path)
    for package in () if "Needs the extra" in first else EXTRAS:
        monkeypatch.setitem(sys.modules, package, None)
    with np.printoptions():  # examples may change them
        runpy.run_path(str(path), run_name="__main__")
    assert len(capsys.readouterr().out.splitlines()) >= 2
    written = re.search(r"\bWrites (.*)$", first, re.M)
    named = set(re.findall(r"[\w-]+\.(?:svg|html|csv|urdf|wasm|mjs)", written[1] if written else ""))
    assert {file.name for file in tmp_path.iterdir()} == named


def test_the_index_and_the_page_list_every_example():
    index = (EXAMPLES / "README.md").read_text(encoding="utf-8")
    assert re.findall(r"^\| \[(\w+\.py)\]\(\1\)", index, re.M) == [path.name for path in FILES]
    page = (EXAMPLES.parent / "docs" / "examples.md").read_text(encoding="utf-8")
    assert re.findall(r"\.\./examples/(\w+\.py)", page) == [path.name for path in FILES]
    assert [int(path.name[:2]) for path in FILES] == list(range(1, len(FILES) + 1))
