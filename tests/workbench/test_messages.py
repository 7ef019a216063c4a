"""The messages between Python and the page: one file, and the TypeScript made of it."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Literal, is_typeddict

import pytest

from isodyn.workbench import messages

TOOL = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "messages.py"))


@pytest.mark.check
def test_the_typescript_is_made_of_the_python():
    assert TOOL["PATH"].read_text(encoding="utf-8") == TOOL["text"](), "run python tools/messages.py"


def test_every_message_of_the_file_is_listed():
    defined = {value for value in vars(messages).values() if is_typeddict(value)}
    assert defined == set(messages.MESSAGES)
    assert len(messages.MESSAGES) == len(defined)


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        (str, "string"),
        (float | None, "number | null"),
        (list[float | None], "(number | null)[]"),
        (list[list[int]], "number[][]"),
        (dict[str, list[int]], "Record<string, number[]>"),
        (Literal["R", "P"], '"R" | "P"'),
        (list[messages.DHRowMessage], "DHRowMessage[]"),
        (messages.DHModel | messages.SourceModel, "DHModel | SourceModel"),
    ],
    ids=str,
)
def test_types_are_written_as_typescript(kind, expected):
    assert TOOL["written"](kind) == expected


def test_what_has_no_place_in_json_is_refused():
    with pytest.raises(TypeError, match="has no place"):
        TOOL["written"](dict[int, str])
