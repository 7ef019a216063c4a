"""isodyn study, bench, compare, stability, terms, reproduce: what the methods agree on, cost, and lose to rounding."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from isodyn.cli.output import check_target, load_robot, note, open_page, progress, show
from isodyn.errors import FormatError, UsageError, check_place

if TYPE_CHECKING:  # here and inside functions: help starts without NumPy, llvmlite and what needs them
    from isodyn.model.robot import Robot
    from isodyn.motion.trajectory import Trajectory
    from isodyn.study.comparison import Comparison
    from isodyn.study.significance import Significance


def study(args: argparse.Namespace) -> int:
    """The study of a robot, in the terminal and as a page."""
    from isodyn.study.study import study as run

    if args.output:
        check_place("--output", args.output)
    result = run(load_robot(args.robot), duration=args.duration, samples=args.samples, speed=not args.no_speed, progress=progress)
    data, text = result.to_dict(), str(result)
    output = args.output or (f"{Path(result.robot.name).name}.html" if args.open else None)
    if output:
        progress("the page")
        path = result.to_html(output).resolve()
        data["page"] = str(path)
        text += f"\n\nPage: {path}"
    show(args, data, text)
    if output and args.open:
        open_page(path)
    return 0 if result.agrees else 1


def bench(args: argparse.Namespace) -> int:
    """Time per state on this machine."""
    from isodyn.study.speed import host_line, measure, speed_table

    robot = load_robot(args.robot)
    progress(f"speed of {robot.name}")
    rows, peer = measure(robot, states=args.states, dtype=args.dtype)
    table = speed_table(rows, peer, host_line())
    data = {"robot": robot.name, "dtype": args.dtype, "host": host_line(), "peer": peer, "speed": [row.to_dict() for row in rows]}
    show(args, data, f"{robot.name}, {args.dtype}\n\n{table.text()}")
    return 0


def add_compare(verb: argparse.ArgumentParser, whole: Callable[[str], int]) -> None:
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
    from isodyn.study.comparison import compare as run

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
        written = _write_comparison(args, result)
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


def _write_comparison(args: argparse.Namespace, result: Comparison) -> dict[str, Any]:
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


DTYPES = ("float32", "float64")
REDUCTIONS = ("frames", "base-parameters", "factoring")


def add_stability(verb: argparse.ArgumentParser, whole: Callable[[str], int]) -> None:
    """The options of the verb."""
    verb.add_argument("--method", nargs="+", metavar="NAME", help="only these methods (default: all that give the quantity)")
    verb.add_argument("--quantity", default="forward_dynamics", metavar="NAME", help="(default forward_dynamics)")
    verb.add_argument(
        "--sweep", metavar="JOINT", help="take this joint through its range, at rest and without torques (default: random states)"
    )
    verb.add_argument("--states", type=whole, default=64, metavar="N", help="number of states (default 64)")
    verb.add_argument("--seed", type=int, default=0, metavar="K", help="of random states (default 0)")
    verb.add_argument("--dtype", nargs="+", choices=DTYPES, default=list(DTYPES), help="number types (default both)")
    verb.add_argument("--digits", type=whole, default=50, metavar="N", help="of the reference (default 50)")
    verb.add_argument("--reduce", nargs="+", choices=REDUCTIONS, default=[], metavar="NAME", help="reductions of the kernels")
    verb.add_argument("--plot", metavar="FILE", help="also draw errors and condition number, as .svg or .png")


def stability(args: argparse.Namespace) -> int:
    """Rounding errors by method and number type, against a reference of many digits."""
    from isodyn.study.stability import stability as run

    if args.plot:
        check_target("--plot", args.plot, (".svg", ".png"))
        from isodyn.show.figure import check_installed

        check_installed()
    methods = _words(args.method)
    types = list(dict.fromkeys(args.dtype))
    found = run(
        load_robot(args.robot), methods, quantity=args.quantity, states=args.states, sweep=args.sweep, dtypes=types,
        digits=args.digits, reduce=args.reduce, seed=args.seed, progress=progress,
    )  # fmt: skip
    data, text = found.to_dict(), str(found)
    if args.plot:
        found.plot(args.plot)
        data["plot"] = args.plot
        text += f"\n\nPlot: {args.plot}"
    show(args, data, text)
    return 0


FORMS = ("lagrange", "newton-euler")


def add_terms(verb: argparse.ArgumentParser, positive: Callable[[str], int], seconds: Callable[[str], float]) -> None:
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
        check_target("--output", args.output, (".html", ".png", ".svg"))
        from isodyn.show.figure import check_installed

        check_installed()
    robot = load_robot(args.robot)
    found = significance(
        robot, _motion(args, robot), keep=args.keep, form=args.form, samples=args.samples, motors=not args.no_motors,
        friction=not args.no_friction, progress=progress,
    )  # fmt: skip
    data, text = found.to_dict(), _terms_text(found, args.all)
    if args.output:
        _write_terms(found, args.output)
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


def _terms_text(found: Significance, everything: bool) -> str:
    if not everything:
        return str(found)
    return "\n\n".join(table.text() for table in found.tables(None))


def _write_terms(found: Significance, path: str) -> None:
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


FOLDER = "reproduced"


def add_reproduce(verb: argparse.ArgumentParser) -> None:
    """Which pieces, and where their pages go."""
    what = "pieces such as saha-9.8, or a source (saha, mata, turney, celentano) for all of its pieces (default: everything)"
    verb.add_argument("piece", nargs="*", metavar="PIECE", help=what)
    verb.add_argument("--output", metavar="FOLDER", help=f"where the pages go (default: {FOLDER} for several pieces, none for one)")
    verb.add_argument("--list", action="store_true", help="list what can be reproduced, and stop")
    verb.add_argument("--open", action="store_true", help="open the index in the browser")


def reproduce(args: argparse.Namespace) -> int:
    """Examples, tables and figures of the sources, beside what the source prints."""
    from isodyn.papers.reproduce import chosen
    from isodyn.papers.reproduce import reproduce as run

    makers = chosen(tuple(args.piece))
    if args.list:
        show(args, {"pieces": list(makers)}, "\n".join(makers))
        return 0
    folder = args.output or (FOLDER if args.open or len(makers) > 1 else None)
    found = run(*args.piece, folder=folder, progress=progress)
    text = str(found)
    index = (Path(folder) / "index.html").resolve() if folder else None
    if index:
        text += f"\n\nPages: {index}"
    show(args, found.to_dict(), text)
    if found.cancelled:
        note("interrupted; what was finished is kept")
        return 130
    if index and args.open:
        open_page(index)
    return 0
