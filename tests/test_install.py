"""The package as it is installed and released."""

from __future__ import annotations

import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools import release

ROOT = Path(__file__).parent.parent

#: what `pip install -e` puts into site-packages, without the network, pip and the package wheel
EDITABLE = """
import sys
from pathlib import Path
from setuptools import Distribution

class Site:
    def writestr(self, name, content):
        Path(sys.argv[1], name).write_bytes(content if isinstance(content, bytes) else content.encode())

made = Distribution()
made.parse_config_files()
command = made.get_command_obj("editable_wheel")
command.ensure_finalized()
command._select_strategy("isodyn", "any", "build")(Site(), [], {})
"""


def run(folder: Path, *words: str) -> str:
    done = subprocess.run([sys.executable, *words], cwd=folder, capture_output=True, text=True, timeout=100)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_python_started_beside_the_checkout_finds_the_package(tmp_path, monkeypatch):
    """./run installs the checkout, a folder that is often called isodyn too: beside it, that folder is no package."""
    if not (ROOT / "pyproject.toml").exists():
        pytest.skip("not a checkout")
    pytest.importorskip("setuptools", minversion="77")
    monkeypatch.delenv("PYTHONPATH", raising=False)
    checkout, site = tmp_path / "isodyn", tmp_path / "site"
    for folder in (site, checkout / "isodyn"):
        folder.mkdir(parents=True)
    for name in ("pyproject.toml", "README.md", "LICENSE", "isodyn/__init__.py"):
        shutil.copy(ROOT / name, checkout / name)
    run(checkout, "-c", EDITABLE, str(site))
    assert list(site.glob("*.pth"))
    ask = "import site, sys; site.addsitedir(sys.argv[1]); import isodyn; print(isodyn.__file__)"
    for where in (tmp_path, checkout):  # -S: without the site-packages of this interpreter
        assert run(where, "-S", "-c", ask, str(site)).strip() == str(checkout / "isodyn" / "__init__.py")


@pytest.mark.check
def test_the_table_of_deprecated_names_is_what_its_script_writes():
    script = runpy.run_path(str(ROOT / "docs" / "make_alias_table.py"))
    assert script["PAGE"].read_text(encoding="utf-8") == script["page"](), "run: python docs/make_alias_table.py"


@pytest.mark.check
def test_the_changelog_and_the_citation_have_the_version_and_its_date():
    """__version__ is the one source; CITATION.cff has to repeat it."""
    number = release.version()
    date = release.release_date(number)
    assert date, f"CHANGELOG.md has no section '## [{number}] - YYYY-MM-DD'"
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8").splitlines()
    assert set(release.citation_lines(number, date)) <= set(citation), "change version and date in CITATION.cff"


def test_a_release_is_refused_with_a_remedy_each(tmp_path, monkeypatch):
    (tmp_path / "isodyn").mkdir()
    files = {
        "isodyn/__init__.py": '__version__ = "1.2.3"\n',
        "CHANGELOG.md": "## [1.2.3] - 2030-01-02\n",
        "CITATION.cff": 'version: 1.2.3\ndate-released: "2030-01-02"\n',
    }
    for name, text in files.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(release, "ROOT", tmp_path)
    for words in (["init", "-q", "-b", "main"], ["config", "user.name", "a"], ["config", "user.email", "b"]):
        release.git(*words)

    def commit() -> None:
        release.git("add", ".")
        release.git("commit", "-q", "-m", "all")

    assert [words for words in release.problems("1.2.3") if "uncommitted" in words and "commit or remove" in words]
    commit()
    assert release.problems("1.2.3") == []
    release.git("tag", "v1.2.3")
    release.git("switch", "-q", "-c", "elsewhere")
    (tmp_path / "CHANGELOG.md").write_text("## Unreleased\n", encoding="utf-8")
    (tmp_path / "CITATION.cff").write_text("version: 1.2.2\n", encoding="utf-8")
    commit()
    found = release.problems("1.2.3")
    assert [part in words for part, words in zip(("main", "v1.2.3", "CHANGELOG.md", "CITATION.cff"), found, strict=True)] == [
        True
    ] * 4
