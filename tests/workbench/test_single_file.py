"""The workbench as one HTML file: it needs nothing, is small, and what users write in it is data."""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import re
from html.parser import HTMLParser

import pytest

import isodyn as iso
from isodyn.cli.main import main
from isodyn.errors import FormatError
from isodyn.show import onefile
from isodyn.show.onefile import as_data
from isodyn.workbench.document import new_document, robot_of
from isodyn.workbench.kernels import kernel_set
from isodyn.workbench.page import page

HOSTILE = "</script><script>alert(1)</script><!--<script>&amp;\u2028\u2029 ünder 'q' \"d\""


class Elements(HTMLParser):
    """Elements as a browser finds them: (tag, attributes, text)."""

    def __init__(self, text: str):
        super().__init__(convert_charrefs=True)
        self.found: list[list] = []
        self.inside: list[list] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attributes):
        self.found.append([tag, dict(attributes), ""])
        self.inside = [self.found[-1]]

    def handle_endtag(self, tag):
        self.inside = []

    def handle_data(self, text):
        for element in self.inside:
            element[2] += text

    def all(self, tag: str) -> list[tuple[dict, str]]:
        return [(attributes, text) for name, attributes, text in self.found if name == tag]

    def data(self, key: str) -> object:
        (text,) = [text for attributes, text in self.all("script") if attributes.get("id") == f"isodyn-{key}"]
        return json.loads(text)


@pytest.fixture(scope="module")
def ur5() -> str:
    return page(new_document(iso.load("ur5")))


def test_it_has_the_document_its_robot_and_the_kernels(ur5):
    found = Elements(ur5)
    document = new_document(iso.load("ur5"))
    assert found.data("home") == {"home": "file"} and found.data("document") == document
    (robot,) = found.data("library")
    assert robot["opened"]["model"] == document["model"] and robot["row"]["joints"] == "RRRRRR"
    assert gzip.decompress(base64.b64decode(found.data("kernels")["RRRRRR.dynamics"])) == kernel_set(robot_of(document))


def test_it_is_small(ur5):
    assert len(ur5.encode()) <= 1_000_000
    assert len(gzip.compress(ur5.encode())) <= 300_000
    assert "\r" not in ur5


def test_it_asks_for_nothing(ur5):
    """No element leads anywhere; the policy, which comes before all scripts, allows the script and the style by their digests."""
    found = Elements(ur5)
    for tag, attributes, _ in found.found:
        assert not {"src", "srcset", "action", "data"} & set(attributes), (tag, attributes)
        assert attributes.get("href", "data:,") == "data:,"
    (policy,) = [a["content"] for a, _ in found.all("meta") if a.get("http-equiv") == "Content-Security-Policy"]
    assert ur5.index("Content-Security-Policy") < ur5.index("<script")
    assert "default-src 'none'" in policy and "http" not in policy and "'self'" not in policy and "unsafe-inline" not in policy
    scripts = [text for attributes, text in found.all("script") if "type" not in attributes]
    styles = [text for _, text in found.all("style")]
    assert len(scripts) == len(styles) == 1
    for text, kind in ((scripts[0], "script-src"), (styles[0], "style-src")):
        digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
        assert f"{kind} 'sha256-{digest}'" in policy


def test_what_users_write_is_data():
    document = new_document(iso.load("two-link"))
    document["model"]["name"] = document["model"]["rows"][0]["name"] = document["lesson"]["name"] = HOSTILE
    text = page(document)
    found = Elements(text)
    assert found.data("document") == document
    assert len(found.all("script")) == 5  # home, document, library, kernels; the page's own
    ((_, title),) = found.all("title")
    assert title.startswith(HOSTILE) and "alert(1)" not in "".join(text for a, text in found.all("script") if "type" not in a)


def test_data_in_a_script_element_are_the_same_and_end_nothing():
    text = as_data({"x": HOSTILE, "y": ["<!--", "]]>", "\ud7ff\U0001f916"]})
    assert json.loads(text) == {"x": HOSTILE, "y": ["<!--", "]]>", "\ud7ff\U0001f916"]}
    assert text.isascii() and not re.search("[<>&]", text)
    with pytest.raises(ValueError):
        as_data({"x": float("nan")})


def test_other_robots_and_methods_come_along_when_asked_for():
    document = new_document(iso.load("two-link"))
    found = Elements(page(document, methods=True, robots=[iso.load("rp"), iso.load("four-bar")], home="docs"))
    keys = [robot["opened"]["structure"]["key"] for robot in found.data("library")]
    assert keys[:2] == ["RR", "RP"] and keys[2].startswith("four-bar")
    assert {*(f"{key}.dynamics" for key in keys), "RR.methods", "RP.methods"} <= set(found.data("kernels"))
    assert found.data("home") == {"home": "docs"}


def test_equations_come_along_when_asked_for():
    document = new_document(iso.load("two-link"))
    found = Elements(page(document, equations=True)).data("equations")
    assert found["model"] == document["model"] and "<math" in found["html"] and "<style" not in found["html"]


def test_a_page_that_was_not_built_is_an_error_with_its_remedy(tmp_path, monkeypatch):
    monkeypatch.setattr(onefile, "STATIC", tmp_path)
    with pytest.raises(FormatError, match="build frontend"):
        page(new_document(iso.load("two-link")))
    (tmp_path / "index.html").write_text("<p>other</p>")
    (tmp_path / "workbench.css").write_text("")
    (tmp_path / "workbench.js").write_text("")
    with pytest.raises(FormatError, match="rebuild frontend/"):
        page(new_document(iso.load("two-link")))


def test_scripts_of_the_page_end_no_element(tmp_path, monkeypatch):
    (tmp_path / "index.html").write_text((onefile.STATIC / "index.html").read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "workbench.css").write_text("a::after { content: '</style>' }")
    (tmp_path / "workbench.js").write_text("const a = '</script>', b = '<!--<script>';")
    monkeypatch.setattr(onefile, "STATIC", tmp_path)
    found = Elements(onefile.one_file("workbench", {"home": {"home": "file"}}, "x"))
    assert [text for a, text in found.all("script") if "type" not in a] == ["const a = '<\\/script>', b = '\\x3c!--<script>';"]


def test_the_verb_writes_it(tmp_path, capsys):
    target = tmp_path / "arm.html"
    assert main(["workbench", "two-link", "--file", str(target), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"output": str(target), "bytes": target.stat().st_size}
    assert target.read_text(encoding="utf-8") == page(new_document(iso.load("two-link")))
    assert main(["workbench", "--file", str(target)]) == 2
    assert main(["workbench", "two-link", "--file", "arm.txt"]) == 2
    assert main(["workbench", "two-link", "--file", str(target), "--no-open"]) == 2
    assert main(["workbench", "two-link", "--methods", "--no-open"]) == 2
    assert main(["workbench", "two-link", "--equations", "--no-open"]) == 2
