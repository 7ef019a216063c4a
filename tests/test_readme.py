"""The README: its examples run, its sample output is true, its commands exist."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

import isodyn as iso
from isodyn.analysis.study import study
from isodyn.cli import parser
from isodyn.formulations.registry import METHODS, QUANTITIES

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)


@pytest.mark.parametrize("code", blocks("python"))
def test_the_python_examples_run(code, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    exec(compile(code, "README.md", "exec"), {})
    assert capsys.readouterr().out


def test_the_sample_output_is_what_is_printed():
    text = str(study(iso.load("puma560"), speed=False))
    (sample,) = blocks("text")
    for line in sample.splitlines():
        assert line in text


def test_the_commands_are_usage_that_the_parser_takes():
    lines = [line.split("#")[0].split() for line in "".join(blocks("sh")).splitlines()]
    verbs = [words[1:] for words in lines if words and words[0] == "isodyn"]
    assert len(verbs) >= 8
    for words in verbs:
        parser().parse_args(words)


@pytest.mark.parametrize("script", ["run", "test", ".ci/run"])
def test_the_commands_can_be_run(script):
    if not (ROOT / script).exists():
        pytest.skip("not a checkout")
    assert os.access(ROOT / script, os.X_OK)


def test_every_method_and_quantity_is_named():
    for name in (*METHODS, *QUANTITIES):
        assert f"`{name}`" in README


def test_the_other_pages_keep_to_their_size():
    assert len((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").splitlines()) < 60
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert [f"### {part}" in changes for part in ("New", "Changed", "Fixed", "Numbers")] == [True] * 4
    assert f"## {iso.__version__}" in changes
