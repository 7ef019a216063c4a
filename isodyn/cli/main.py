"""The command line: isodyn VERB ...

Exit codes: 0 done, 1 failed, 2 wrong usage, 130 interrupted.  Usage is wrong when a command cannot be right as it stands, whatever
files hold: unknown names, numbers too few or no numbers, options that do not go together, endings of files that are not written.
Every verb takes --json.  Help imports neither NumPy nor llvmlite.
"""

from __future__ import annotations

import argparse
import difflib
import os
import re
import sys
from collections.abc import Sequence
from typing import Any, NoReturn

from isodyn import __version__
from isodyn.cli import completion, count, doctor, evaluate, ik, models, simulation, studies, trajectory
from isodyn.cli.examples import epilog
from isodyn.cli.output import discard_output, note
from isodyn.errors import IsodynError, ShapeError, UnknownNameError, UsageError

_ROBOT = "a name from `isodyn robots`, or a .urdf, .toml or MJCF .xml file"
_NEGATIVE = re.compile(r"-(?:\.?[0-9]|pi\b)")
_REFERENCES = ("world-aligned", "local", "world")

#: vector -> what its option says
_VECTORS = {
    "q": "joint positions [rad|m], apart by commas or spaces",
    "qd": "joint velocities [rad/s|m/s] (default 0)",
    "qdd": "joint accelerations [rad/s2|m/s2] (default 0)",
    "tau": "joint torques [N m|N] (default 0)",
}

#: verb -> (function, vectors, what it does)
_EVALUATED = {
    "inverse": (evaluate.inverse, ("q", "qd", "qdd"), "torques from q, qd, qdd"),
    "forward": (evaluate.forward, ("q", "qd", "tau"), "accelerations from q, qd, tau"),
    "matrix": (evaluate.matrix, ("q", "qd"), "inertia matrix M, Coriolis matrix C, gravity torques g, bias C qd + g + friction"),
    "energy": (evaluate.energy, ("q", "qd"), "kinetic and potential energy"),
    "pose": (evaluate.pose, ("q",), "pose of a frame in the root frame"),
    "jacobian": (evaluate.jacobian, ("q",), "Jacobian of a frame"),
}


class Parser(argparse.ArgumentParser):
    """A parser that suggests what a misspelt verb, option or choice was meant to be."""

    def error(self, message: str) -> NoReturn:
        """Usage, the message, a suggestion; exit code 2."""
        choice = re.match(r"argument .*?: invalid choice: '([^']*)' \(choose from (.*)\)", message)
        option = re.match(r"unrecognized arguments: (--[\w-]+)", message)
        word, known = "", list[str]()
        if choice:
            word, known = choice[1], [text.strip(" '") for text in choice[2].split(",")]
        elif option:
            word, known = option[1], [name for verb in self._verbs() for name in verb._option_string_actions]
        near = difflib.get_close_matches(word, known, n=1)
        super().error(f"{message}{f'; did you mean {near[0]!r}?' if near else ''}")

    def _verbs(self) -> list[argparse.ArgumentParser]:
        inner = [action.choices.values() for action in self._actions if isinstance(action, argparse._SubParsersAction)]
        return [self, *(verb for verbs in inner for verb in verbs)]


def main(argv: Sequence[str] | None = None) -> int:
    """Run a verb; returns the exit code."""
    _open_closed_streams()
    try:
        args = parser().parse_args(_protected(sys.argv[1:] if argv is None else argv))
    except SystemExit:
        _flushed(0)  # of the help
        raise
    return _flushed(_run(args))


def _run(args: argparse.Namespace) -> int:
    try:
        code: int = args.run(args)
    except BrokenPipeError:  # the reader of a table has what it wanted
        return 0
    except KeyboardInterrupt:
        note("interrupted")
        return 130
    except IsodynError as error:
        note(" ".join(str(error).split()))
        return 2 if isinstance(error, (UsageError, ShapeError, UnknownNameError)) else 1
    except OSError as error:
        where = repr(error.filename) if error.filename else "cannot write to standard output"
        note(f"{where}: {error.strerror or error}")
        return 1
    return code


def _flushed(code: int) -> int:
    """The exit code after everything is printed; a reader that has gone does not change it."""
    try:
        sys.stdout.flush()
    except OSError as error:
        discard_output()
        if not isinstance(error, BrokenPipeError):
            note(f"cannot write to standard output: {error.strerror}")
            return code or 1
    return code


def _open_closed_streams() -> None:
    """Streams that the caller has closed (`>&-`) read nothing and write nowhere; Python has None in their place."""
    for name, flags, mode in (("stdin", os.O_RDONLY, "r"), ("stdout", os.O_WRONLY, "w"), ("stderr", os.O_WRONLY, "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, flags), mode, encoding="utf-8", closefd=False))


def _protected(argv: Sequence[str]) -> list[str]:
    """Negative numbers with a space before them: argparse would take "-1,2" for an option."""
    return [f" {word}" if _NEGATIVE.match(word) else word for word in argv]


def parser() -> argparse.ArgumentParser:
    """The whole command line."""
    top = Parser(
        prog="isodyn",
        description="The dynamics of robot arms, by several published formulations, compiled for this machine.",
        epilog=epilog(""),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"isodyn {__version__}")
    verbs = top.add_subparsers(title="verbs", metavar="VERB", required=True)
    _verb(verbs, "robots", models.robots, "list the robots that come with isodyn")
    _verb(verbs, "show", models.describe, "show a robot as tables", robot=True)
    _add_check(_verb(verbs, "check", models.check, "look for mistakes in a robot's numbers; fails on errors", robot=True))
    _add_convert(_verb(verbs, "convert", models.convert, "write a robot in another format", robot=True))
    for name, (run, vectors, what) in _EVALUATED.items():
        _add_states(_verb(verbs, name, run, what, robot=True, tables=True), name, vectors)
    planned = _verb(verbs, "trajectory", trajectory.trajectory, "a motion as a table of t, q, qd, qdd", robot=True)
    trajectory.add_arguments(planned, _positive, _seconds)
    ik.add_arguments(_verb(verbs, "ik", ik.ik, "joint positions that bring a frame to target poses", robot=True), _positive)
    falling = _verb(verbs, "simulate", simulation.simulate, "the motion of a robot from an initial state", robot=True)
    simulation.add_simulate(falling, _positive, _seconds)
    moving = _verb(verbs, "animate", simulation.animate, "a moving picture of a simulated motion, or of a robot's fall")
    simulation.add_animate(moving, _seconds)
    count.add_arguments(_verb(verbs, "count", count.count, "operations per evaluation, beside what the papers say"), _ROBOT)
    compared = _verb(verbs, "compare", studies.compare, "agreement, operations and time of every method", robot=True)
    studies.add_compare(compared, _at_least_one)
    weighed = _verb(verbs, "terms", studies.terms, "which terms of M, C and g matter; a model without the others", robot=True)
    studies.add_terms(weighed, _positive, _seconds)
    rounded = _verb(verbs, "stability", studies.stability, "rounding errors of every method against 50 digits", robot=True)
    studies.add_stability(rounded, _at_least_one)
    bench = _verb(verbs, "bench", studies.bench, "time per state here, beside Pinocchio when installed", robot="ur5")
    bench.add_argument("--states", type=_positive, default=100_000, metavar="N", help="states in a batch (default 100000)")
    bench.add_argument("--dtype", choices=("float64", "float32"), default="float64", help="number type (default float64)")
    _verb(verbs, "doctor", doctor.doctor, "host, versions, cache, and a self-check of a few seconds")
    _add_study(_verb(verbs, "study", studies.study, "torques along Saha's trajectory, agreement, counts, speed", robot="puma560"))
    reproduced = "examples, tables and figures of the sources, beside what they print"
    studies.add_reproduce(_verb(verbs, "reproduce", studies.reproduce, reproduced))
    shell = _verb(verbs, "completion", _completion, "print a completion script for a shell", json=False)
    shell.add_argument("shell", choices=completion.SHELLS, help="the shell")
    return top


def _completion(args: argparse.Namespace) -> int:
    return completion.completion(args.shell, parser())


def _verb(
    verbs: Any, name: str, run: Any, what: str, *, robot: bool | str = False, tables: bool = False, json: bool = True
) -> argparse.ArgumentParser:
    """A verb with --json; `robot` says whether it takes one, or its default."""
    verb: argparse.ArgumentParser = verbs.add_parser(
        name,
        help=what,
        description=f"{what[0].upper()}{what[1:]}.",
        epilog=epilog(name, tables=tables),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    if isinstance(robot, str):
        verb.add_argument("robot", nargs="?", default=robot, metavar="ROBOT", help=f"{_ROBOT} (default {robot})")
    elif robot:
        verb.add_argument("robot", metavar="ROBOT", help=_ROBOT)
    if json:
        verb.add_argument("--json", action="store_true", help="print JSON")
    verb.set_defaults(run=run)
    return verb


def _add_check(verb: argparse.ArgumentParser) -> None:
    verb.add_argument("--strict", action="store_true", help="fail on warnings too")
    verb.add_argument("--quiet", action="store_true", help="leave notes out of the table")


def _add_convert(verb: argparse.ArgumentParser) -> None:
    endings = "ends in .toml, .urdf, or .dh or .txt (a DH table for people); - writes to standard output"
    verb.add_argument("target", metavar="OUT", help=endings)
    verb.add_argument("--format", choices=models.FORMATS, help="instead of the file's ending")
    verb.add_argument("--convention", choices=("standard", "modified"), help="of a DH table; never guessed")


def _add_states(verb: argparse.ArgumentParser, name: str, vectors: tuple[str, ...]) -> None:
    """Where states come from, how they are computed with, where results go."""
    source = verb.add_mutually_exclusive_group(required=True)
    for vector in vectors:
        place = source if vector == "q" else verb
        place.add_argument(f"--{vector}", nargs="+", metavar="X", help=_VECTORS[vector])
    table = f"states from a CSV or NPZ file, columns or arrays {', '.join(vectors)}; - reads standard input"
    source.add_argument("--input", metavar="FILE", help=table)
    verb.add_argument("--output", metavar="FILE", help="write states and results to a .csv or .npz file (-: CSV, standard output)")
    verb.add_argument("--results-only", action="store_true", help="write results without the states")
    verb.add_argument("--deg", action="store_true", help="angles in degrees, in and out (q, qd, qdd; matrices stay as they are)")
    if name in ("inverse", "forward"):
        wrench = "fx,fy,fz,nx,ny,nz [N, N m] exerted on the tip (or the link FRAME) by the outside, in its frame; may be repeated"
        verb.add_argument("--wrench", nargs="+", action="append", metavar="[FRAME=]X", help=wrench)
        verb.add_argument("--frame", metavar="LINK", help="the link on which a wrench without a name acts (default: the only tip)")
    if name == "matrix":
        which = f"terms to compute: {', '.join(evaluate.WHICH)} (default mass)"
        verb.add_argument("--which", nargs="+", default=["mass"], metavar="TERM", help=which)
    if name in ("pose", "jacobian"):
        verb.add_argument("--frame", metavar="LINK", help="the link whose frame it is (default: the only tip)")
    if name == "jacobian":
        verb.add_argument("--reference", choices=_REFERENCES, default=_REFERENCES[0], help="axes and point (default world-aligned)")
    verb.add_argument("--parameters", nargs="+", metavar="NAME=VALUE", help="other model numbers, such as link6.mass=2.5")
    verb.add_argument("--method", metavar="NAME", help="formulation (default: the cheapest)")
    verb.add_argument("--dtype", choices=("float64", "float32"), default="float64", help="number type (default float64)")
    verb.add_argument("--no-motors", action="store_true", help="leave rotor inertia out")
    verb.add_argument("--no-friction", action="store_true", help="leave joint friction out")


def _add_study(verb: argparse.ArgumentParser) -> None:
    verb.add_argument("--output", metavar="PAGE.html", help="also write one self-contained page with plots")
    verb.add_argument("--open", action="store_true", help="open the page in the browser")
    verb.add_argument("--duration", type=_seconds, default=10.0, metavar="T", help="of the trajectory [s] (default 10)")
    verb.add_argument("--samples", type=_positive, default=201, metavar="N", help="states along the trajectory (default 201)")
    verb.add_argument("--no-speed", action="store_true", help="leave the measurement of speed out")


def _at_least_one(text: str) -> int:
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError(f"expected a whole number of at least 1, got {text.strip()}")
    return value


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
