"""The catalogue page: in step with the catalogue, a small picture for every robot."""

from __future__ import annotations

import importlib.util
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

import isodyn

DOCS = Path(__file__).parents[2] / "docs"
PICTURES = DOCS / "pictures"


def script():
    spec = importlib.util.spec_from_file_location("make_catalogue_page", DOCS / "make_catalogue_page.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.check
def test_the_page_is_what_its_script_writes():
    assert (DOCS / "catalogue.md").read_text(encoding="utf-8") == script().page(), "run: python docs/make_catalogue_page.py"


@pytest.mark.parametrize("name", isodyn.catalogue())
def test_every_robot_has_an_entry_and_a_picture(name):
    text = (DOCS / "catalogue.md").read_text(encoding="utf-8")
    assert f'\n## {name}\n\n<img src="pictures/{name}.svg" alt="{name}" ' in text
    assert isodyn.load(name).source in text
    picture = PICTURES / f"{name}.svg"
    assert picture.stat().st_size < max(60_000, 6_000 * len(isodyn.load(name).links))
    root = ElementTree.parse(picture).getroot()
    assert root.tag.endswith("svg") and root.get("aria-label") == name


def test_there_are_no_pictures_of_robots_that_are_gone():
    robots = {*isodyn.catalogue(), *script().FAMILIES}
    assert robots <= {path.stem for path in PICTURES.iterdir()}
    pages = "".join(page.read_text(encoding="utf-8") for page in PICTURES.parent.rglob("*.md"))
    assert not [path.name for path in PICTURES.iterdir() if path.stem not in robots and f"pictures/{path.name}" not in pages]
