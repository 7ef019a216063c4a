"""The page in isodyn/show/static is made of frontend/: of these sources, and of nothing else."""

import hashlib
import json
import re
import runpy
import shutil
import subprocess
from pathlib import Path

import pytest

from isodyn.workbench.messages import MESSAGES

ROOT = Path(__file__).parents[2]
FRONT, STATIC = ROOT / "frontend", ROOT / "isodyn" / "show" / "static"
FILES = ("colours.css", "index.html", "player.css", "player.html", "player.js", "workbench.css", "workbench.js")


@pytest.mark.check
def test_bundle_names_the_digest_of_its_sources():
    others = [FRONT / name for name in ("build.mjs", "three.mjs", "package.json", "package-lock.json", "tsconfig.json")]
    sources = [path for path in (FRONT / "src").rglob("*") if path.is_file()] + others
    digest = hashlib.sha256()
    for name, path in sorted((path.relative_to(FRONT).as_posix(), path) for path in sources):
        digest.update(name.encode() + b"\0" + path.read_bytes() + b"\0")
    for name in ("workbench.js", "player.js"):
        first = (STATIC / name).read_text(encoding="utf-8").partition("*/")[0]
        assert digest.hexdigest() in first, "the page is of other sources: cd frontend && npm ci && npm run build"


def test_the_help_of_every_screen_names_a_page_of_the_docs():
    text = (FRONT / "src" / "help.tsx").read_text(encoding="utf-8")
    pages = re.findall(r'^  \w+: \[".*", "([\w/-]+)"\],$', text, re.MULTILINE)
    assert len(pages) == 9 and all((ROOT / "docs" / f"{page}.md").is_file() for page in pages)


def test_bundle_is_rebuilt_to_the_same_bytes(tmp_path):
    if not shutil.which("node") or not (FRONT / "node_modules" / "esbuild").is_dir():
        pytest.skip("Node or frontend/node_modules is missing (npm ci): only the digest was compared")
    subprocess.run(["node", "build.mjs", "--out", str(tmp_path)], cwd=FRONT, check=True, timeout=120)
    for name in FILES:
        assert (tmp_path / name).read_bytes() == (STATIC / name).read_bytes(), name


def test_wheels_have_every_file_of_the_package():
    """python -m benchmarks wheel builds one and opens the page from it."""
    (data,) = re.findall(r"(?m)^isodyn = (\[.*\])$", (ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    package = ROOT / "isodyn"
    packed = {path for pattern in json.loads(data) for path in package.glob(pattern)}
    ignored = {".py", ".pyc"}
    missing = {path for path in package.rglob("*") if path.is_file() and path.suffix not in ignored} - packed
    assert not missing, "name them in [tool.setuptools.package-data]"


def test_pure_code_of_the_page_passes_its_own_tests():
    if not shutil.which("node") or not (FRONT / "node_modules" / "esbuild").is_dir():
        pytest.skip("Node or frontend/node_modules is missing (npm ci): frontend/test was not run")
    done = subprocess.run(["node", "test/run.mjs"], cwd=FRONT, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]


def test_page_asks_for_nothing_from_elsewhere():
    assert {path.name for path in STATIC.iterdir()} == set(FILES)
    for name in ("index.html", "player.html"):
        page = (STATIC / name).read_text(encoding="utf-8")
        assert "http" not in page and "style=" not in page and "onclick" not in page
    for name in ("workbench.css", "player.css", "colours.css"):
        style = (STATIC / name).read_text(encoding="utf-8")
        assert "url(" not in style.replace("url(data:", "") and "@import" not in style and "@font-face" not in style


def test_messages_are_those_of_the_page():
    words = (FRONT / "src" / "messages.ts").read_text(encoding="utf-8")
    assert all(f"export interface {message.__name__} " in words for message in MESSAGES)


@pytest.mark.check
def test_what_pages_have_with_them_is_what_the_tools_write():
    """Arms of lessons, and what torques cost: of four joints, a column of the file."""
    tools = Path(__file__).parents[2] / "tools"
    arms, crossings = (runpy.run_path(str(tools / f"{name}.py")) for name in ("arms", "crossings"))
    assert json.loads(arms["FILE"].read_text(encoding="utf-8")) == json.loads(arms["text"]()), "run python tools/arms.py"
    kept = json.loads(crossings["FILE"].read_text(encoding="utf-8"))
    assert {method: rows[3] for method, rows in kept.items()} == crossings["counts"](4), "run python tools/crossings.py"
