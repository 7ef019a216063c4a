"""The documentation that `isodyn docs` and the workbench show offline: every page is rendered, every link leads somewhere."""

from __future__ import annotations

import json
import posixpath
import re
import runpy
from html.parser import HTMLParser
from pathlib import Path

import pytest

from isodyn.cli.main import main
from isodyn.errors import UnknownNameError
from isodyn.show import documentation
from isodyn.show.markdown import to_html

ROOT = Path(__file__).parent.parent.parent
NAMES = list(documentation.pages())


class Outline(HTMLParser):
    """Elements that are open, addresses that are linked, anchors."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []
        self.anchors: set[str] = set()

    def handle_starttag(self, tag, attrs):
        if tag not in ("meta", "link", "img", "br", "hr"):
            self.open.append(tag)
        self.links += [value for name, value in attrs if name in ("href", "src") and value]
        self.anchors |= {value for name, value in attrs if name == "id" and value}

    def handle_endtag(self, tag):
        assert self.open.pop() == tag, f"{self.getpos()}: </{tag}>"


@pytest.fixture(scope="module")
def site():
    return {name: documentation.html(name) for name in NAMES}


def test_pages_are_those_of_the_folder_in_the_order_of_the_front_page():
    files = {path.relative_to(ROOT / "docs").with_suffix("").as_posix() for path in (ROOT / "docs").rglob("*.md")}
    assert set(NAMES) == {name for name in files if not name.startswith("history/")} and NAMES[0] == "index"
    assert all(page.title for page in documentation.pages().values())


def test_a_wheel_has_the_pages_and_the_files_that_they_show():
    """The programs of the examples and the changelog lie outside docs/; files of the package are there anyway."""
    files = {path.as_posix() for path in runpy.run_path(str(ROOT / "setup.py"))["page_files"]()}
    assert {f"docs/{name}.md" for name in NAMES} <= files and not any("history" in file for file in files)
    checked = 0
    for name in NAMES:
        text = (ROOT / "docs" / f"{name}.md").read_text(encoding="utf-8")
        for shown in re.findall(r"^```\{(?:literalinclude|include|side-by-side)\} (\S+)", text, re.M):
            path = posixpath.normpath(posixpath.join("docs", posixpath.dirname(name), shown))
            assert path.startswith("isodyn/") or path in files, (name, shown)
            checked += not path.startswith("isodyn/")
    assert checked > 10


def test_every_page_is_well_formed_and_leads_to_pages_and_pictures_that_exist(site):
    outlines = {name: Outline() for name in NAMES}
    for name, outline in outlines.items():
        outline.feed(site[name])
        assert not outline.open, name
    for name, outline in outlines.items():
        for address in outline.links:
            if re.match(r"https?:|mailto:|data:", address):
                continue
            target, _, anchor = address.partition("#")
            place = posixpath.normpath(posixpath.join(posixpath.dirname(name), target)) if target else f"{name}.html"
            if place.endswith(".html"):
                assert place.removesuffix(".html") in outlines, f"{name}: {address}"
                assert not anchor or anchor in outlines[place.removesuffix(".html")].anchors, f"{name}: {address}"
            else:
                assert documentation.file(place)[0], f"{name}: {address}"


def test_no_markdown_is_left_in_the_text(site):
    for name, text in site.items():
        plain = re.sub(r"<pre.*?</pre>|<code>.*?</code>|<math.*?</math>", "", text, flags=re.S)
        left = re.findall(r".{0,30}(?:```|\*\*|\]\(|\{[a-z]+\}`).{0,40}", plain)
        assert not left, f"{name}: {left}"


def test_markdown():
    shown = to_html(
        "# A *b* `c`\n\n1. one\n2. two\n   - in\n\n> said\n\n| a | b |\n|--:|---|\n| $|x|$ | `|` [w](x.md) |\n\n"
        "<script>no</script>a <b> \\* &",
        {"": lambda block: block.name}, lambda address: None if address == "x.md" else address,
    )  # fmt: skip
    assert "<h1 id='a-b-c'>A <em>b</em> <code>c</code></h1>" in shown
    assert "<ol><li>one</li><li>two\n<ul><li>in</li></ul></li></ol>" in shown and "<blockquote><p>said</p></blockquote>" in shown
    assert "<th class='right'>a</th>" in shown and "<td><code>|</code> w</td>" in shown
    assert "script" not in shown and "a &lt;b&gt; * &amp;" in shown


def test_a_page_is_found_by_name_or_title_and_others_are_suggested():
    for page in documentation.pages().values():
        assert documentation.find(page.name) == page
        assert page in documentation.matches(page.title.upper())
    assert documentation.find("denoc").name == "formulations/denoc"
    assert documentation.find("simulate").name.startswith("simulat") and documentation.find("").name == "index"
    with pytest.raises(
        UnknownNameError, match=r"no page of the documentation is called 'trajektories'; did you mean 'trajectories'"
    ):
        documentation.find("trajektories")


def test_the_command_writes_the_pages_once_and_says_where(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("ISODYN_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr("webbrowser.open", lambda address: opened.append(address) or True)
    few, opened = {name: page for name, page in documentation.pages().items() if name in ("index", "simulation", "workbench")}, []
    monkeypatch.setattr(documentation, "pages", lambda: few)  # all are rendered above
    assert main(["docs", "simulation", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    path = Path(told["path"])
    assert path.name == "simulation.html" and told["page"] == "simulation" and not opened
    assert (path.parent / "documentation.css").exists() and (path.parent / "pictures").is_dir()
    before = path.stat().st_mtime_ns
    assert main(["docs", "simulation", "--no-open"]) == 0 and str(path) in capsys.readouterr().out and not opened
    assert main(["docs"]) == 0 and opened == [path.with_name("index.html").as_uri()]
    assert path.stat().st_mtime_ns == before and main(["docs", "qqqq"]) == 2


def test_a_wheel_has_the_pages_and_they_are_small(tmp_path):
    setuptools = pytest.importorskip("setuptools")
    if not (ROOT / "setup.py").exists():
        pytest.skip("not a checkout")
    build = runpy.run_path(str(ROOT / "setup.py"))["BuildWithPages"](setuptools.Distribution({"packages": []}))
    build.ensure_finalized()
    build.build_lib = str(tmp_path)
    build.run()
    made = tmp_path / "isodyn" / "show" / "pages" / "docs"
    assert {path.relative_to(made).with_suffix("").as_posix() for path in made.rglob("*.md")} == set(NAMES)
    assert 1e6 < sum(path.stat().st_size for path in made.rglob("*") if path.is_file()) < 8e6
