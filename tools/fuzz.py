"""Fuzz the four readers: python tools/fuzz.py [--seconds 60] [--seed 0] [--keep tests/corpus] [READER ...]

Starts from robots of every kind, breaks their text at random, and reads it.  A reader may return a robot or raise an
IsodynError; anything else, or more than a few seconds, is a find: it is written to the corpus and printed.  Texts that brought
out a message never seen before are kept as well and broken further.  tests/model/test_corpus.py reads the whole corpus again.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import re
import sys
import time
import warnings
from collections.abc import Callable
from pathlib import Path
from random import Random

import isodyn as iso
from isodyn.errors import IsodynError
from isodyn.model.formats.mjcf import from_mjcf
from isodyn.model.formats.toml import from_toml
from isodyn.model.formats.urdf import from_urdf

ROOT = Path(__file__).resolve().parent.parent
SLOW = 5.0  # seconds for one small text
ENOUGH = 120  # texts kept per reader in one run

DH_SEEDS = (
    "dict(convention='standard', joints='RRP', a=[0, 0.4, 0], alpha=[1.57, 0, 0.1], d=[0.1, 0, 0], theta=[0, 0, 0.3],"
    " mass=[1, 2, 3])",
    "dict(convention='modified', joints='RR', a=[0, 1], alpha=[0, 0], d=[0, 0], theta=[0, 0], mass=[1, 1],"
    " com=[[0, 0, 0], [1, 0, 0]], inertia=[[1, 1, 1], [1, 1, 1, 0, 0, 0]],"
    " rotor_inertia=[1e-4, 0], gear_ratio=[50, 1], coulomb=[(1, -1), (0, 0)], viscous=[1, 2])",
)


def read_dh(text: str) -> object:
    """A DH table from the text of a call; only literals are looked at."""
    try:
        call = ast.parse(text, mode="eval").body
        table = {k.arg: ast.literal_eval(k.value) for k in call.keywords if k.arg}  # type: ignore[attr-defined]
    except (SyntaxError, ValueError, AttributeError, TypeError, MemoryError, RecursionError):
        return None  # not a call: nothing was read
    return iso.Robot.from_dh(**table)


def seeds(reader: str) -> list[str]:
    """Texts to start from."""
    robots = [iso.load(name) for name in ("two-link", "puma560", "stanford", "gripper")] + [iso.random_tree(k, 4) for k in range(3)]
    if reader == "urdf":
        return [robot.to_urdf() for robot in robots]
    if reader == "toml":
        return [robot.to_toml() for robot in robots]
    if reader == "dh":
        return list(DH_SEEDS)
    sys.path.insert(0, str(ROOT / "tests" / "helpers"))
    import mjcf_models

    texts = [value for value in vars(mjcf_models).values() if isinstance(value, str) and "<mujoco" in value]
    for value in vars(mjcf_models).values():
        if isinstance(value, dict):
            texts += [text for text in value.values() if isinstance(text, str) and "<mujoco" in text]
    return texts


READERS: dict[str, Callable[[str], object]] = {"urdf": from_urdf, "mjcf": from_mjcf, "toml": from_toml, "dh": read_dh}

NUMBERS = (
    "0", "-1", "nan", "inf", "-inf", "1e309", "1e-320", "1e308", "", "x", "0x1", "1,2", "\u0661", "1_000", "9" * 400, "true", "[]",
)  # fmt: skip
PIECES = (
    "<", ">", "&", "&lt;", '"', "'", "\x00", "\ud7ff", "<!--", "-->", "<![CDATA[", "<?xml?>", "\n", "[", "]", "{", "}", "=", "#",
)  # fmt: skip


def broken(text: str, others: list[str], random: Random) -> str:
    """The text with one to six wounds."""
    for _ in range(random.randint(1, 6)):
        kind = random.randrange(9)
        tokens = re.split(r"([\s\"'<>=,\[\]]+)", text)
        at = random.randrange(len(tokens)) if tokens else 0
        if kind == 0:
            tokens[at] = random.choice(NUMBERS)
        elif kind == 1:
            tokens[at] = random.choice(PIECES)
        elif kind == 2:
            del tokens[at]
        elif kind == 3:
            tokens.insert(at, tokens[random.randrange(len(tokens))])
        elif kind == 4:
            other = random.randrange(len(tokens))
            tokens[at], tokens[other] = tokens[other], tokens[at]
        elif kind == 5:
            lines = text.splitlines(keepends=True)
            if lines:
                lines.insert(random.randrange(len(lines)), random.choice(lines))
                tokens = lines
        elif kind == 6:
            lines = text.splitlines(keepends=True)
            if len(lines) > 1:
                del lines[random.randrange(len(lines))]
                tokens = lines
        elif kind == 7:
            place = random.randrange(len(text) + 1)
            tokens = [text[:place], chr(random.randrange(32, 0x2FF)), text[place + random.randrange(3) :]]
        else:
            source = random.choice(others)
            start = random.randrange(len(source) + 1)
            place = random.randrange(len(text) + 1)
            tokens = [text[:place], source[start : start + random.randrange(1, 200)], text[place:]]
        text = "".join(tokens)
        if not text:
            return " "
    return text[:200_000]


def template(message: str) -> str:
    """A message without its names and numbers."""
    return re.sub(r"\d[\d.e+-]*", "0", re.sub(r"'[^']*'|\"[^\"]*\"", "Q", message))[:160]


def outcome(reader: str, text: str) -> tuple[str, bool]:
    """(what happened, whether that is allowed)."""
    begin = time.perf_counter()
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            warnings.simplefilter("ignore", iso.ModelWarning)  # lengths of more than 10 m: what is fuzzed often has them
            result = READERS[reader](text)
        said, good = ("robot" if result is not None else "nothing"), True
        if isinstance(result, iso.Robot):
            str(result)
    except IsodynError as error:
        said, good = template(str(error)), True
    except Exception as error:  # this is what is looked for
        said, good = f"{type(error).__name__}: {template(str(error))}", False
    seconds = time.perf_counter() - begin
    return (f"{seconds:.1f} s", False) if seconds > SLOW else (said, good)


def fuzz(reader: str, seconds: float, seed: int, keep: Path) -> tuple[int, int, int]:
    """(texts read, kept, finds)."""
    random, pool = Random(f"{reader}{seed}"), seeds(reader)
    folder = keep / reader
    folder.mkdir(parents=True, exist_ok=True)
    pool += [path.read_text(encoding="utf-8", errors="surrogateescape") for path in sorted(folder.glob("*.txt"))]
    seen = {outcome(reader, text)[0] for text in pool}
    read = kept = finds = 0
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        text = broken(random.choice(pool), pool, random)
        read += 1
        said, good = outcome(reader, text)
        if said in seen:
            continue
        seen.add(said)
        finds += not good
        if good and kept >= ENOUGH:
            continue
        pool.append(text)
        kept += good
        name = ("find-" if not good else "") + hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:16]
        if len(text) < 20_000 or not good:
            (folder / f"{name}.txt").write_text(text, encoding="utf-8", errors="surrogateescape", newline="")
        if not good:
            print(f"{reader}: {said}  -> {folder / name}.txt", flush=True)
    return read, kept, finds


def main() -> int:
    """Fuzz the readers named, or all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("readers", nargs="*", choices=[*READERS, []])
    parser.add_argument("--seconds", type=float, default=60.0, help="for each reader")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--keep", type=Path, default=ROOT / "tests" / "corpus")
    options = parser.parse_args()
    found = 0
    for reader in options.readers or READERS:
        read, kept, finds = fuzz(reader, options.seconds, options.seed, options.keep)
        print(f"{reader}: {read} texts in {options.seconds:.0f} s, {kept} kept, {finds} finds", flush=True)
        found += finds
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
