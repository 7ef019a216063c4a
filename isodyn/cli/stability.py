"""isodyn stability."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from isodyn.cli.loading import load_robot
from isodyn.cli.output import progress, show
from isodyn.errors import UsageError, check_place

DTYPES = ("float32", "float64")
REDUCTIONS = ("frames", "base-parameters", "factoring")


def add_arguments(verb: argparse.ArgumentParser, whole: Callable[[str], int]) -> None:
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
        if not args.plot.lower().endswith((".svg", ".png")):
            raise UsageError(f"--plot: {args.plot!r} must end in .svg or .png")
        from isodyn.show.figure import check_installed

        check_installed()
        check_place("--plot", args.plot)
    methods = None if args.method is None else [word for text in args.method for word in text.replace(",", " ").split()]
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
