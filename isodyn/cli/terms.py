"""isodyn terms."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import TYPE_CHECKING

from isodyn.cli.loading import load_robot
from isodyn.cli.output import progress, show
from isodyn.errors import UsageError, check_place

if TYPE_CHECKING:
    from isodyn.model.robot import Robot
    from isodyn.motion.trajectory import Trajectory
    from isodyn.study.significance import Significance

FORMS = ("lagrange", "newton-euler")


def add_arguments(verb: argparse.ArgumentParser, positive: Callable[[str], int], seconds: Callable[[str], float]) -> None:
    """The options of the verb."""
    verb.add_argument(
        "--keep", type=_share, default=0.01, metavar="TOL",
        help="leave terms below this share of their joint's largest torque out of the reduced model (default 0.01)",
    )  # fmt: skip
    verb.add_argument("--form", choices=FORMS, default=FORMS[0], help="M_ij, C^i_jk, g_i, or link by link (default lagrange)")
    verb.add_argument(
        "--input", metavar="FILE", help="the motion, as columns t, q, qd, qdd of a CSV table (default: that of a study)"
    )
    verb.add_argument("--duration", type=seconds, metavar="T", help="of the motion [s] (default 10, or that of the table)")
    verb.add_argument("--samples", type=positive, default=201, metavar="N", help="states along the motion (default 201)")
    verb.add_argument("--all", action="store_true", help="print every term (default: the largest 30)")
    verb.add_argument("--output", metavar="FILE", help="also write a page (.html) or a map of the shares (.png, .svg)")
    verb.add_argument("--no-motors", action="store_true", help="leave rotor inertia out")
    verb.add_argument("--no-friction", action="store_true", help="leave joint friction out")


def terms(args: argparse.Namespace) -> int:
    """Which terms of the torques matter along a motion, and a model without the others."""
    from isodyn.study.significance import significance

    if args.output:
        if not args.output.lower().endswith((".html", ".png", ".svg")):
            raise UsageError(f"--output: {args.output!r} must end in .html, .png or .svg")
        from isodyn.show.figure import check_installed

        check_installed()
        check_place("--output", args.output)
    robot = load_robot(args.robot)
    found = significance(
        robot, _motion(args, robot), keep=args.keep, form=args.form, samples=args.samples, motors=not args.no_motors,
        friction=not args.no_friction, progress=progress,
    )  # fmt: skip
    data, text = found.to_dict(), _text(found, args.all)
    if args.output:
        _write(found, args.output)
        data["output"] = args.output
        text += f"\n\nWritten: {args.output}"
    show(args, data, text)
    return 0


def _motion(args: argparse.Namespace, robot: Robot) -> Trajectory | None:
    from isodyn.cli.trajectory import recorded
    from isodyn.motion.trajectory import Trajectory, extremes

    if args.input:
        found = recorded(args.input, robot)
        return found if args.duration is None else found.with_duration(args.duration)
    return None if args.duration is None else Trajectory.cycloidal(*extremes(robot), args.duration)


def _text(found: Significance, everything: bool) -> str:
    if not everything:
        return str(found)
    return "\n\n".join(table.text() for table in found.tables(None))


def _write(found: Significance, path: str) -> None:
    progress(path)
    if path.lower().endswith(".html"):
        found.to_html(path)
    else:
        found.plot(path)


def _share(text: str) -> float:
    value = float(text)
    if not 0 <= value < float("inf"):
        raise argparse.ArgumentTypeError(f"expected a share of at least 0, such as 0.01, got {text.strip()}")
    return value
