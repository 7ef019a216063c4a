"""Documentation: every Python example runs, and the pages build without a warning."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

DOCS = Path(__file__).parent.parent / "docs"
PAGES = sorted(DOCS.rglob("*.md"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(DOCS)))
def test_the_examples_of_a_page_run(page, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    namespace: dict[str, object] = {}
    for model in re.findall(r"^```toml\n(isodyn.*?)^```", page.read_text(), re.S | re.M)[:1]:
        Path("arm.toml").write_text(model)  # the robot that the page shows first
    blocks = re.findall(r"^```python\n(.*?)^```", page.read_text(), re.S | re.M)
    for block in blocks:
        exec(compile(block, str(page), "exec"), namespace)
    assert len(re.findall(r"^```python", page.read_text(), re.M)) == len(blocks)


def test_the_pages_build_without_warnings(tmp_path):
    pytest.importorskip("sphinx", reason="the docs extra is not installed")
    pytest.importorskip("myst_parser", reason="the docs extra is not installed")
    pytest.importorskip("pydata_sphinx_theme", reason="the docs extra is not installed")
    command = [sys.executable, "-m", "sphinx", "-W", "-q", "-b", "html", str(DOCS), str(tmp_path / "html")]
    result = subprocess.run(command, capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
    assert (tmp_path / "html" / "api.html").exists()
