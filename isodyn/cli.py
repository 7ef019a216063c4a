"""The command line: isodyn VERB ...

Exit codes: 0 done, 1 failed, 2 wrong usage.  Every verb takes --json.  Help imports neither NumPy nor llvmlite.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Sequence
from typing import Any

from isodyn import __version__
from isodyn.commands import doctor, evaluate, models, report
from isodyn.errors import IsodynError

_ROBOT = "a name from `isodyn robots`, or a .urdf file"
_NEGATIVE = re.compile(r"-\.?[0-9]")
_EXAMPLES = """examples:
  isodyn study                                         torques, agreement, counts and speed of the Puma 560
  isodyn study ur5 --output ur5.html --open            the same for another robot, with a page of plots
  isodyn inverse puma560 --q 0,45,-30,0,20,0 --deg     torques that hold a pose
  isodyn inverse arm.urdf --input motion.csv --output torques.csv
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a verb; returns the exit code."""
    args = parser().parse_args(_protected(sys.argv[1:] if argv is None else argv))
    try:
        code: int = args.run(args)
        sys.stdout.flush()
    except BrokenPipeError:
        # the reader has gone; without this the interpreter complains when it flushes at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return 130
    except (IsodynError, OSError) as error:
        print(f"isodyn: {' '.join(str(error).split())}", file=sys.stderr)
        return 1
    return code


def _protected(argv: Sequence[str]) -> list[str]:
    """Negative numbers with a space before them: argparse would take "-1,2" for an option."""
    return [f" {word}" if _NEGATIVE.match(word) else word for word in argv]


def parser() -> argparse.ArgumentParser:
    """The whole command line."""
    top = argparse.ArgumentParser(
        prog="isodyn",
        description="The dynamics of robot arms, by several published formulations, compiled for this machine.",
        epilog=_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"isodyn {__version__}")
    verbs = top.add_subparsers(title="verbs", metavar="VERB", required=True)
    _verb(verbs, "robots", models.robots, "list the robots that come with isodyn")
    _verb(verbs, "show", models.describe, "show a robot as tables", robot=True)
    for name, run, last, what in (
        ("inverse", evaluate.inverse, "qdd", "torques from q, qd, qdd"),
        ("forward", evaluate.forward, "tau", "accelerations from q, qd, tau"),
    ):
        _add_states(_verb(verbs, name, run, what, robot=True), last)
    _add_study(_verb(verbs, "study", report.study, "torques along Saha's trajectory, agreement, counts, speed", robot="puma560"))
    bench = _verb(verbs, "bench", report.bench, "time per state here, beside Pinocchio when installed", robot="ur5")
    bench.add_argument("--states", type=_positive, default=100_000, metavar="N", help="states in a batch (default 100000)")
    bench.add_argument("--dtype", choices=("float64", "float32"), default="float64")
    count = _verb(verbs, "count", models.count, "operations per evaluation, by method and quantity", robot=True)
    count.add_argument("--method", metavar="NAME", help="only this method")
    count.add_argument("--quantity", metavar="NAME", help="only this quantity, such as inverse_dynamics")
    _verb(verbs, "doctor", doctor.doctor, "host, versions, cache, and a self-check of a few seconds")
    return top


def _verb(verbs: Any, name: str, run: Any, what: str, *, robot: bool | str = False) -> argparse.ArgumentParser:
    """A verb with --json; `robot` says whether it takes one, or its default."""
    verb: argparse.ArgumentParser = verbs.add_parser(name, help=what, description=f"{what[0].upper()}{what[1:]}.")
    if isinstance(robot, str):
        verb.add_argument("robot", nargs="?", default=robot, metavar="ROBOT", help=f"{_ROBOT} (default {robot})")
    elif robot:
        verb.add_argument("robot", metavar="ROBOT", help=_ROBOT)
    verb.add_argument("--json", action="store_true", help="print JSON")
    verb.set_defaults(run=run)
    return verb


def _add_states(verb: argparse.ArgumentParser, last: str) -> None:
    """Where states come from, and how they are computed with."""
    source = verb.add_mutually_exclusive_group(required=True)
    source.add_argument("--q", nargs="+", metavar="X", help="joint positions [rad|m], apart by commas or spaces")
    table = f"a state per line, columns q_1 .., qd_1 .., {last}_1 ..; - reads standard input"
    source.add_argument("--input", metavar="FILE.csv", help=table)
    what = "accelerations [rad/s2|m/s2]" if last == "qdd" else "torques [N m|N]"
    verb.add_argument("--qd", nargs="+", metavar="X", help="joint velocities [rad/s|m/s] (default 0)")
    verb.add_argument(f"--{last}", nargs="+", metavar="X", help=f"joint {what} (default 0)")
    verb.add_argument("--deg", action="store_true", help="angles in degrees, in and out")
    wrench = "fx fy fz nx ny nz exerted on the tip by the outside, in its frame [N, N m]"
    verb.add_argument("--wrench", nargs="+", metavar="X", help=wrench)
    verb.add_argument("--frame", metavar="LINK", help="the link on which the wrench acts (default: the only tip)")
    verb.add_argument("--method", metavar="NAME", help="formulation (default: the cheapest)")
    verb.add_argument("--dtype", choices=("float64", "float32"), default="float64")
    verb.add_argument("--no-motors", action="store_true", help="leave rotor inertia out")
    verb.add_argument("--no-friction", action="store_true", help="leave joint friction out")
    verb.add_argument("--output", metavar="FILE.csv", help="write states and results there instead")


def _add_study(verb: argparse.ArgumentParser) -> None:
    verb.add_argument("--output", metavar="PAGE.html", help="also write one self-contained page with plots")
    verb.add_argument("--open", action="store_true", help="open the page in the browser")
    verb.add_argument("--duration", type=_seconds, default=10.0, metavar="T", help="of the trajectory [s] (default 10)")
    verb.add_argument("--samples", type=_positive, default=201, metavar="N", help="states along the trajectory (default 201)")
    verb.add_argument("--no-speed", action="store_true", help="leave the measurement of speed out")


def _positive(text: str) -> int:
    value = int(text)
    if value < 2:
        raise argparse.ArgumentTypeError(f"expected a whole number of at least 2, got {text.strip()}")
    return value


def _seconds(text: str) -> float:
    value = float(text)
    if not 0 < value < float("inf"):
        raise argparse.ArgumentTypeError(f"expected a positive number of seconds, got {text.strip()}")
    return value


if __name__ == "__main__":
    sys.exit(main())
