"""Documentation: every Python example runs, and the pages build without a warning."""

from __future__ import annotations

import json
import re
import runpy
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

import isodyn
from isodyn.model.quantities import QUANTITIES

DOCS = Path(__file__).parent.parent / "docs"
TUTORIAL = runpy.run_path(str(DOCS / "make_tutorial.py"))
PAGES = sorted(DOCS.rglob("*.md"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(DOCS)))
def test_the_examples_of_a_page_run(page, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    if page.stem in TUTORIAL["NAMES"]:  # what its blocks print is on the page, and the page is a notebook too
        text = page.read_text(encoding="utf-8")
        assert TUTORIAL["run"](text, page.name).split("\n") == text.split("\n"), "run: python docs/make_tutorial.py"
        assert all(Path(picture).exists() for picture in re.findall(r"\]\(pictures/([\w.-]+)\)", text))
        return
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
    for script in ("_static/scripts/pydata-sphinx-theme.js", "search.html"):  # nothing is said to the reader's console
        assert not re.search(r"console\.(log|info|debug)\(", (tmp_path / "html" / script).read_text(encoding="utf-8"))
    assert 'src="workbench-live.html"' in (tmp_path / "html" / "workbench.html").read_text(encoding="utf-8")
    assert (tmp_path / "html" / "workbench-live.html").stat().st_size < 1_500_000
    screw = (tmp_path / "html" / "formulations" / "screw.html").read_text(encoding="utf-8")
    assert screw.count("<div class='formula' tabindex='0'>") == screw.count("class='formula'") > 0


@pytest.mark.check
@pytest.mark.parametrize("name", TUTORIAL["NAMES"])
def test_the_notebook_of_a_page_is_what_its_script_writes(name):
    page, made = ((DOCS / place).read_text(encoding="utf-8") for place in (f"{name}.md", f"notebooks/{name}.ipynb"))
    assert made == TUTORIAL["notebook"](page), "run: python docs/make_tutorial.py"


@pytest.mark.parametrize("name", TUTORIAL["NAMES"])
def test_the_pictures_of_a_notebook_can_be_shown(name):
    cells = json.loads((DOCS / "notebooks" / f"{name}.ipynb").read_text(encoding="utf-8"))["cells"]
    data = [output["data"]["image/svg+xml"] for cell in cells for output in cell.get("outputs", []) if "data" in output]
    for svg in data:
        assert {"width", "height", "aria-label"} <= set(ElementTree.fromstring(svg).attrib)
    assert len(data) == len(re.findall(r"\]\(pictures/[\w-]+\.svg\)", (DOCS / f"{name}.md").read_text(encoding="utf-8")))


def test_an_arm_of_ones_own_takes_thirty_lines():
    """The tutorial's last program is complete in itself: M, C, g, a fall, a controlled motion and its picture."""
    blocks = re.findall(r"^```python\n(.*?)^```", (DOCS / "tutorial.md").read_text(encoding="utf-8"), re.S | re.M)
    lines = [line for line in blocks[-1].splitlines() if line.strip()]
    assert lines[0] == "import numpy as np" and len(lines) <= 30
    words = ("iso.DHRow", "mass_matrix", "coriolis_matrix", "gravity_torque", "iso.simulate", "computed_torque", "animate")
    assert all(word in blocks[-1] for word in words)


# -- generated reference pages ---------------------------------------------------------------------------------------------


@pytest.mark.check
def test_every_public_name_has_a_place_in_the_reference():
    text = "".join(page.read_text(encoding="utf-8") for page in (DOCS / "api").glob("*.md"))
    listed = re.findall(r"^\.\. auto(?:function|class):: isodyn\.(\w+)$", text, re.M)
    assert sorted(listed) == [name for name in isodyn.__all__ if name != "__version__"]
    index = (DOCS / "api.md").read_text(encoding="utf-8")
    assert all(f"`{name}`" in index for name in listed)


@pytest.mark.check
def test_the_page_of_errors_has_every_class_with_the_message_of_today():
    made = runpy.run_path(str(DOCS / "make_errors_page.py"))["page"]()
    assert (DOCS / "errors.md").read_text(encoding="utf-8") == made, "run: python docs/make_errors_page.py"
    assert all(
        f"## {name}\n" in made for name in isodyn.__all__ if name.endswith(("Error", "Extra", "Warning")) and name != "IsodynError"
    )


def features():
    """The generator of the page of features, and the page's rows."""
    script = runpy.run_path(str(DOCS / "make_features_page.py"))
    return script, [line for line in (DOCS / "features.md").read_text(encoding="utf-8").splitlines() if line.startswith("| `")]


def test_the_page_of_features_is_what_a_few_calls_find():
    """Every quantity and function has its rows; a few of them are tried again."""
    script, rows = features()
    names = [*QUANTITIES, *QUANTITIES, *script["FUNCTIONS"]]
    assert [line.split("`")[1] for line in rows] == names
    tried = (script["robots_table"](("mass_matrix", "coriolis_matrix")), script["functions_table"](("poses", "to_dh")))
    for line in (line for table in tried for line in table.markdown().splitlines() if line.startswith("| `")):
        assert line in rows, "run: python docs/make_features_page.py"


@pytest.mark.slow
def test_the_page_of_features_is_what_all_calls_find():
    script, rows = features()
    made = [line for line in script["page"]().splitlines() if line.startswith("| `")]
    assert made == rows, "run: python docs/make_features_page.py"
