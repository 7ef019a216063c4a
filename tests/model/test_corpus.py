"""The fuzzer's corpus: every text that ever brought out a new message, or a fault, is read again (see tools/fuzz.py)."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CORPUS = ROOT / "tests" / "corpus"

_spec = importlib.util.spec_from_file_location("fuzz", ROOT / "tools" / "fuzz.py")
assert _spec and _spec.loader
fuzz = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(fuzz)


@pytest.mark.parametrize("reader", fuzz.READERS)
def test_every_text_of_the_corpus_gives_a_robot_or_a_named_error(reader):
    paths = sorted((CORPUS / reader).glob("*.txt"))
    assert len(paths) > 20, "the corpus is there"
    for path in paths:
        said, good = fuzz.outcome(reader, path.read_text(encoding="utf-8", errors="surrogateescape"))
        assert good, f"{path.name}: {said}"


@pytest.mark.parametrize("reader", fuzz.READERS)
def test_a_short_fuzz_finds_nothing(reader, tmp_path):
    read, _, finds = fuzz.fuzz(reader, 1.0, 20261115, tmp_path)
    assert read > 20 and finds == 0
