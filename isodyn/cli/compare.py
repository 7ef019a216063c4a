"""isodyn compare."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from isodyn.cli.loading import load_robot
from isodyn.cli.output import note, progress, show
from isodyn.errors import FormatError, UsageError, check_place

if TYPE_CHECKING:
    from isodyn.study.comparison import Comparison


def add_arguments(verb: argparse.ArgumentParser, whole: Callable[[str], int]) -> None:
    """The options of the verb."""
    verb.add_argument(
        "--quantity", nargs="+", metavar="NAME", help="only these, such as mass_matrix (default: all that several give)"
    )
    verb.add_argument("--method", nargs="+", metavar="NAME", help="only these methods (default: all)")
    verb.add_argument("--output", metavar="PAGE.html", help="also write one self-contained page with plots")
    verb.add_argument("--csv", metavar="FILE", help="also write a table with a line per quantity and method")
    verb.add_argument("--states", type=whole, default=64, metavar="N", help="random states to compare at (default 64)")
    verb.add_argument("--seed", type=int, default=0, metavar="K", help="of the random states (default 0)")
    verb.add_argument("--no-speed", action="store_true", help="leave the measurement of time out")
    verb.add_argument("--no-curves", action="store_true", help="leave operations against the number of joints out")


def compare(args: argparse.Namespace) -> int:
    """Agreement, operations and time of every method; exit code 1 when one differs, 130 when interrupted."""
    from isodyn.study.compare import compare as run

    if args.output:
        from isodyn.show.figure import check_installed

        check_installed()
        if args.csv and os.path.abspath(args.csv) == os.path.abspath(args.output):
            raise UsageError(f"--csv and --output both name {args.csv!r}; give each a file of its own")
    for option in ("output", "csv"):
        if getattr(args, option):
            check_place(f"--{option}", getattr(args, option))
    result = run(
        load_robot(args.robot), methods=_words(args.method), quantities=_words(args.quantity), states=args.states, seed=args.seed,
        speed=not args.no_speed, curves=not args.no_curves, progress=progress,
    )  # fmt: skip
    data, text = result.to_dict(), str(result)
    failed = None
    try:
        written = _write(args, result)
    except FormatError as error:  # the results are shown all the same
        written, failed = {}, error
    for key, place in written.items():
        data[key] = place
        text += f"\n\n{key.capitalize()}: {place}"
    show(args, data, text)
    if failed is not None:
        raise failed
    if result.interrupted:
        note(f"interrupted at the {result.interrupted}; what was found until then is above")
        return 130
    return 0 if result.agrees else 1


def _write(args: argparse.Namespace, result: Comparison) -> dict[str, Any]:
    """What was written -> where."""
    written = {}
    if args.output:
        progress("the page")
        written["page"] = str(result.to_html(args.output).resolve())
    if args.csv:
        written["table"] = str(result.to_csv(args.csv).resolve())
    return written


def _words(given: list[str] | None) -> list[str] | None:
    """Names apart by spaces or commas."""
    return None if given is None else [word for text in given for word in text.replace(",", " ").split()]
