"""The README and the pages that it opens with: examples run, sample output is true, commands exist."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import isodyn as iso
from isodyn.cli import main as cli
from isodyn.cli.options import parser
from isodyn.formulations.registry import METHODS
from isodyn.model.quantities import QUANTITIES
from isodyn.study import self_check as checking

ROOT = Path(__file__).parent.parent
README, INSTALL, WHICH = (
    (ROOT / page).read_text(encoding="utf-8") for page in ("README.md", "docs/install.md", "docs/which-function.md")
)


def blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


def test_the_readme_is_two_screens():
    assert len(README.splitlines()) <= 110


def test_the_first_program_prints_what_stands_below_it(capsys):
    (code,), (printed,) = blocks(README, "python"), blocks(README, "text")
    exec(compile(code, "README.md", "exec"), {})
    assert capsys.readouterr().out == printed


def test_the_sample_output_of_the_main_job_is_what_it_prints():
    text = str(iso.Study.of(iso.load("puma560"), speed=False))
    (sample,) = blocks(INSTALL, "text")
    for line in sample.splitlines():
        assert line in text


def test_the_commands_are_usage_that_the_parser_takes():
    lines = [line.split("#")[0].split() for text in (README, WHICH) for line in "".join(blocks(text, "sh")).splitlines()]
    verbs = [words[1:] for words in lines if words and words[0] == "isodyn"]
    assert len(verbs) >= 8
    for words in verbs:
        parser().parse_args(words)


COMMANDS = re.findall(r"^isodyn .*", "".join(blocks(WHICH, "sh")), re.M)
BROUGHT = {"plot": "matplotlib", "sim": "scipy", "sym": "mpmath"}
EXTRAS = ("PIL", "anywidget", "mpmath", "matplotlib", "pandas", "scipy", "starlette", "sympy", "uvicorn", "wasmtime")


def test_a_command_needs_the_extras_that_its_line_names_and_no_others(tmp_path, monkeypatch, capsys):
    """With none installed; those that need some say so before their work begins, and the others run one after the other."""
    installed = re.search(r"pip install \"\.\[(.*)\]\"", README)
    assert installed is not None
    monkeypatch.chdir(tmp_path)
    for package in EXTRAS:
        monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.setenv("ISODYN_NO_PEERS", "1")
    monkeypatch.setattr(checking, "self_check", lambda robot: [])  # which the tests of `doctor` run
    assert len(COMMANDS) > 15
    for line in COMMANDS:
        command, comment = (*line.split("#"), "")[:2]
        needed = re.findall(r"[a-z]+", (re.match(r" \[(.*?)\]", comment) or [""])[0])
        code, said = cli.main(command.split()[1:] + ["--states=200"] * (" bench" in line)), capsys.readouterr().err
        if needed:
            words = f"this needs {' and '.join(BROUGHT[extra] for extra in needed)}, which "
            assert code == 1 and words in said.replace("Matplotlib", "matplotlib") and f"[{','.join(needed)}]" in said
            assert set(needed) <= set(installed[1].split(","))
        else:
            assert code == 0, f"{line}\n{said}"
    made = {"arm.urdf", "motion.csv", "torques.csv", "accelerations.csv", "fall.npz", "ur5.html"}
    assert {path.name for path in tmp_path.iterdir()} == made


@pytest.mark.parametrize("script", ["run", "check", "test", ".ci/run"])
def test_the_commands_can_be_run(script):
    if not (ROOT / script).exists():
        pytest.skip("not a checkout")
    assert os.access(ROOT / script, os.X_OK)


@pytest.fixture
def clone(tmp_path):
    """A folder with the scripts alone, as in a fresh clone, and a function that writes the Python that their set-up finds."""
    if os.name == "nt" or not (ROOT / "run").exists():
        pytest.skip("scripts for a shell, in a checkout")
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools" / "venv.sh").write_text("venv_bin=$here/bin\n", encoding="utf-8")
    (tmp_path / "bin").mkdir()
    for script in ("run", "check"):
        shutil.copy(ROOT / script, tmp_path / script)

    def set_up(python: str) -> Path:
        place = tmp_path / "bin" / "python"
        place.write_text(f"#!/bin/sh\n{python}\n", encoding="utf-8")
        place.chmod(0o755)
        return tmp_path

    return set_up


def test_the_main_job_runs_in_a_folder_that_holds_nothing_else(clone):
    """As in a fresh clone, but for the installation: the set-up that it sources names this interpreter instead."""
    folder = clone(f'exec "{sys.executable}" "$@"')
    done = subprocess.run(
        [folder / "run", "two-link", "--no-speed", "--samples", "11"], capture_output=True, text=True, cwd=ROOT, timeout=300
    )
    assert done.returncode == 0, done.stderr
    assert "Torques along the trajectory" in done.stdout
    assert "<svg" in (folder / "out" / "study.html").read_text(encoding="utf-8")


@pytest.mark.parametrize("failing", ["ruff format", "ruff check", "mypy", "pytest", "nothing"])
def test_check_prints_a_line_for_each_part_and_a_remedy_for_each_that_fails(clone, failing):
    folder = clone(f'case "$*" in *"{failing}"*) echo "reason: $2"; exit 1;; esac')
    done = subprocess.run([folder / "check"], capture_output=True, text=True, timeout=60)
    verdicts = dict(re.findall(r"^([a-z]+(?: [a-z]+)?) +(ok|FAILED)$", done.stdout, re.M))
    of = {"format": "ruff format", "lint": "ruff check", "layers": "pytest", "generated files": "pytest", "types": "mypy"}
    assert verdicts == {part: "FAILED" if command == failing else "ok" for part, command in of.items()}
    failed = [*of.values()].count(failing)
    assert done.stdout.count("    reason: ") == done.stdout.count("    To do: ") == failed
    assert done.returncode == (1 if failed else 0)


def test_check_becomes_the_hook_of_git_and_leaves_another_hook_alone(clone):
    folder = clone("echo checked; exit 1")
    subprocess.run(["git", "init", "-q", folder], check=True)
    said = [subprocess.run([folder / "check", "--install-hook"], capture_output=True, text=True) for _ in range(2)]
    assert [done.returncode for done in said] == [0, 1] and "exists already" in said[1].stderr
    commit = ["git", "-C", folder, "-c", "user.name=a", "-c", "user.email=b", "commit", "-m", "a", "--allow-empty"]
    done = subprocess.run(commit, capture_output=True, text=True)
    assert done.returncode == 1 and "FAILED" in done.stdout + done.stderr


def test_every_method_and_quantity_is_named():
    methods = (ROOT / "docs" / "methods.md").read_text(encoding="utf-8")
    assert not [name for name in METHODS if f"`{name}`" not in methods]
    assert not [name for name in QUANTITIES if not re.search(rf"\b{name}\b", WHICH)]


def test_the_other_pages_keep_to_their_size():
    assert len((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").splitlines()) < 60
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert [f"### {part}" in changes for part in ("Added", "Changed", "Deprecated", "Fixed", "Numbers")] == [True] * 5
    assert f"## [{iso.__version__}]" in changes
    assert max(map(len, changes.splitlines())) <= 160
