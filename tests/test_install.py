"""The package as it is installed: what a Python that is started elsewhere finds."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

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
    monkeypatch.delenv("PYTHONPATH", raising=False)
    checkout, site = tmp_path / "isodyn", tmp_path / "site"
    for folder in (site, checkout / "isodyn"):
        folder.mkdir(parents=True)
    for name in ("pyproject.toml", "README.md", "isodyn/__init__.py"):
        shutil.copy(ROOT / name, checkout / name)
    run(checkout, "-c", EDITABLE, str(site))
    assert list(site.glob("*.pth"))
    ask = "import site, sys; site.addsitedir(sys.argv[1]); import isodyn; print(isodyn.__file__)"
    for where in (tmp_path, checkout):  # -S: without the site-packages of this interpreter
        assert run(where, "-S", "-c", ask, str(site)).strip() == str(checkout / "isodyn" / "__init__.py")
