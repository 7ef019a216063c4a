"""Every call that README, docs and --help show is a row of benchmarks/calls.py, and ends on every robot of the catalogue.

The rows that are quick are made on every robot, the others on one each, so that every robot has its turn; `python -m benchmarks
calls` makes them all on every one.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import pytest
from arms import ARMS

import isodyn as iso
from benchmarks.calls import APART, CALLS, Scene
from isodyn.cli.options import EXAMPLES, VERBS

ROOT = Path(__file__).parent.parent
OLD = {"history", "api-stability.md"}  # they list names that were renamed
PAGES = [ROOT / "README.md", *(page for page in sorted((ROOT / "docs").rglob("*.md")) if not OLD & set(page.parts))]
CLASSES = [value for name in iso.__all__ if inspect.isclass(value := getattr(iso, name))]
SMALL, LONG = "rp", "redysim-chain-20"  # the longest calls are made on the one, and quick ones alone on the other, of twenty joints


# -- what pages show --------------------------------------------------------------------------------------------------


def in_python(code: str) -> Iterator[str]:
    """Functions of isodyn that code calls, "simulate", "Trajectory.cubic", ".mass_matrix" of any object, each with its keywords."""
    tree = ast.parse(code)
    imported = {
        name.asname or name.name: f"{node.module}.{name.name}".removeprefix("isodyn.")
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("isodyn")
        for name in node.names
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            owner, parts = node.func, list[str]()
            while isinstance(owner, ast.Attribute):
                owner, parts = owner.value, [owner.attr, *parts]
            root = owner.id if isinstance(owner, ast.Name) else ""
            if root in ("iso", "isodyn"):
                called = ".".join(parts)
            elif root in imported:
                called = ".".join([imported[root], *parts])
            elif root not in ("np", "math", "mujoco", "pin") and parts and is_method(parts[-1]):
                called = f".{parts[-1]}"
            else:
                continue
            yield called
            yield from (f"{called}({keyword.arg}=)" for keyword in node.keywords if keyword.arg)


def is_method(name: str) -> bool:
    """Whether an object of isodyn has it."""
    return not name.startswith("_") and any(callable(getattr(kind, name, None)) for kind in CLASSES)


def in_prose(text: str) -> Iterator[str]:
    """Functions that a sentence names with brackets behind them, without their keywords."""
    for span in re.findall(r"`([^`\n]+)`", text):
        for name in re.findall(r"((?:[A-Za-z_]\w*\.)*[A-Za-z_]\w*)\(", span):
            first, *rest = re.sub(r"^iso(dyn)?\.", "", name).split(".")
            if first in iso.__all__ and (not rest or inspect.isclass(getattr(iso, first))):
                yield ".".join([first, *rest])
            elif rest and is_method(rest[-1]):
                yield f".{rest[-1]}"


def in_commands(line: str) -> Iterator[str]:
    """The verb of a command line, "simulate", its options, "simulate --t", and what is chosen, "simulate --control pid"."""
    for verb, rest in re.findall(r"\bisodyn ([a-z]+)([^|]*)", line):
        if verb in VERBS:
            yield f"isodyn {verb}"
            choices = {option.name: option.settings.get("choices") or () for option in VERBS[verb].options}
            words = rest.split()
            for word, following in zip(words, [*words[1:], ""], strict=False):
                if word in choices or word == "--json":
                    yield f"isodyn {verb} {word}"
                    if following in choices.get(word, ()):
                        yield f"isodyn {verb} {word} {following}"


def shown() -> dict[str, str]:
    """What is called -> where."""
    found = dict[str, str]()
    for page in PAGES:
        text, where = page.read_text(encoding="utf-8"), str(page.relative_to(ROOT))
        prose = re.sub(r"^```.*?^```", "", text, flags=re.DOTALL | re.MULTILINE)
        code = "\n".join(re.findall(r"^```python\n(.*?)^```", text, re.DOTALL | re.MULTILINE))
        lines = re.findall(r"`(isodyn [^`]+)`", prose)
        for block in re.findall(r"^```(?:sh|text)\n(.*?)^```", text, re.DOTALL | re.MULTILINE):
            lines += [re.split(r"\s+#", line)[0] for line in block.splitlines()]
        found |= dict.fromkeys([*in_python(code), *in_prose(prose), *(word for line in lines for word in in_commands(line))], where)
    for verb, text in EXAMPLES.items():
        lines = [re.split(r"\s{2,}", line.strip())[0] for line in text.splitlines()]
        found |= dict.fromkeys([word for line in lines for word in in_commands(line)], f"isodyn {verb} --help")
    return found


def in_rows() -> set[str]:
    """What the rows call."""
    return {word for call in CALLS for word in (in_commands if call.text.startswith("isodyn ") else in_python)(call.text)}


def test_every_call_that_is_shown_has_a_row_or_a_reason_why_not() -> None:
    pages, rows = shown(), in_rows()
    apart = [word for words in APART.values() for word in words.split("; ")]
    assert len(pages) > 300
    missing = {
        call: where
        for call, where in pages.items()
        if call not in rows and not any(call == word or call.startswith((f"{word}(", f"{word} ")) for word in apart)
    }
    assert not missing, f"without a row in benchmarks/calls.py: {missing}"
    assert not {word for word in apart if word not in pages}, "in APART, and shown nowhere"


def test_a_call_that_is_not_in_the_table_is_found() -> None:
    assert {"simulate", "simulate(torque=)", "Trajectory.cubic", ".mass_matrix"} <= set(
        in_python("iso.simulate(arm, q, qd, 1.0, torque=iso.Trajectory.cubic(a, b, 1.0)); arm.mass_matrix(q)")
    )
    assert {"isodyn simulate", "isodyn simulate --control", "isodyn simulate --control pid"} == set(
        in_commands("isodyn simulate ur5 --control pid")
    )
    assert set(in_prose("`fall.animate(...)` after `isodyn.simulate(...)`")) == {".animate", "simulate"}


# -- on every robot ---------------------------------------------------------------------------------------------------


def turns() -> dict[str, list[int]]:
    """Robot -> numbers of the rows that are made on it: all that are quick, and each of the long ones on one robot, in turn.

    (What is an example of a help page and takes longer yet is left to tests/cli/test_cli_verbs.py.)
    """
    found = {name: [k for k, call in enumerate(CALLS) if not call.long] for name in ARMS}
    others = cycle(name for name in found if name != LONG)
    for k, call in enumerate(CALLS):
        if call.long in ("long", "longest"):
            found[SMALL if call.long == "longest" else next(others)].append(k)
    return found


TURNS = turns()


@pytest.mark.parametrize("name", ARMS)
def test_the_calls_of_the_pages_end_within_their_evaluations(name: str, tmp_path: Path) -> None:
    scene = Scene(name, tmp_path)
    wrong = [line for k in TURNS[name] for line in scene.wrong(CALLS[k])]
    assert not wrong, "\n".join(wrong)
