"""isodyn count: operations of a robot, of the general arm, line by line, and beside the published tables."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from isodyn.commands.output import note, progress, show

if TYPE_CHECKING:
    from isodyn.analysis.counting import Counted
    from isodyn.model.robot import Robot

_WHOLE = re.compile(r"\s*[+-]?[0-9]+\s*")
_LONG = 30  # joints beyond which methods of order n^3 take minutes


def add_arguments(verb: argparse.ArgumentParser, robot: str) -> None:
    """The options of the verb; `robot` says what a robot is."""
    what = f"{robot}; a number of joints, for the general arm with symbols for parameters; or general, for polynomials in n"
    verb.add_argument("robot", nargs="?", metavar="ROBOT", help=what)
    verb.add_argument("--method", metavar="NAME", help="only this method")
    verb.add_argument("--quantity", metavar="NAME", help="only this quantity, such as inverse_dynamics")
    verb.add_argument("--reduce", nargs="+", default=(), metavar="NAME", help="also with these reductions, such as frames")
    verb.add_argument("--bias-given", action="store_true", help="forward dynamics from phi = tau - h, the bias h not counted")
    verb.add_argument("--annotate", action="store_true", help="the formulation file with its cost beside every line")
    tables = "tables of the sources with our counts and the differences: all of them, or by key, such as mata-1"
    verb.add_argument("--tables", nargs="*", metavar="KEY", help=tables)
    verb.set_defaults(wrong_usage=verb.error)


def count(args: argparse.Namespace) -> int:
    """Count operations."""
    if args.tables is not None:
        if args.robot or args.method or args.quantity or args.annotate or args.reduce or args.bias_given:
            args.wrong_usage("--tables prints tables of the sources; it goes with no other argument than --json")
        return _tables(args)
    if args.robot is None:
        args.wrong_usage("expected a robot, a number of joints, the word general, or --tables")
    if args.annotate and not (args.method and args.quantity):
        args.wrong_usage("--annotate needs --method and --quantity")
    _check(args)
    if args.annotate:
        return _annotate(args)
    return _general(args) if args.robot.strip() == "general" else _robot(args)


def _check(args: argparse.Namespace) -> None:
    """Names are checked before anything is counted."""
    from isodyn.errors import MethodError, UnknownNameError
    from isodyn.formulations.registry import QUANTITIES, method
    from isodyn.model.reductions import check_names

    if args.method:
        method(args.method)
    if args.quantity and args.quantity not in QUANTITIES:
        raise UnknownNameError.of("quantity", args.quantity, QUANTITIES)
    if args.bias_given and args.quantity != "forward_dynamics":
        raise MethodError("--bias-given is for --quantity forward_dynamics: it leaves the bias h of phi = tau - h out of the count")
    check_names(args.reduce)


def _tables(args: argparse.Namespace) -> int:
    from isodyn.analysis.compared import Compared
    from isodyn.analysis.source_tables import source_tables

    found = source_tables(args.tables, progress)
    data = {key: table.to_dict() if isinstance(table, Compared) else vars(table) for key, table in found.items()}
    shown = [table.table() if isinstance(table, Compared) else table for table in found.values()]
    show(args, data, "\n\n".join(table.text() for table in shown))
    return 0


def _general(args: argparse.Namespace) -> int:
    from isodyn.analysis.general_counts import general_counts, general_table

    quantities = (args.quantity,) if args.quantity else None
    found = general_counts(quantities, args.method, reduce=args.reduce, given_bias=args.bias_given, progress=progress)
    data = {"robot": "general", "counts": [row.to_dict() for row in found.rows], "left_out": list(found.left_out)}
    show(args, data, general_table(found).text())
    return 0


def _annotate(args: argparse.Namespace) -> int:
    from isodyn.analysis.annotate import annotate
    from isodyn.dynamics.general import general_arm
    from isodyn.model.catalogue import load

    what = args.robot.strip()
    if _WHOLE.fullmatch(what):
        general_arm(int(what))  # says what is wrong with a number of joints
    robot = None if what == "general" else int(what) if _WHOLE.fullmatch(what) else load(args.robot)
    found = annotate(robot, args.method, args.quantity, reduce=args.reduce, given_bias=args.bias_given)
    show(args, found.to_dict(), found.text())
    return 0


def _robot(args: argparse.Namespace) -> int:
    from isodyn.analysis.operations import count_row, counts_as_table
    from isodyn.dynamics.general import general_arm
    from isodyn.model.catalogue import load

    robot = general_arm(int(args.robot)) if _WHOLE.fullmatch(args.robot) else load(args.robot)
    found = {key: _counted(args, robot, *key, ()) for key in _chosen(args, robot)}
    reduced = {key: _counted(args, robot, *key, args.reduce).count for key in found if args.reduce and _reducible(args, key[0])}
    rows: list[dict[str, object]] = []
    for key, c in found.items():
        rows.append({**count_row(*key, c.count), "mul_steps": c.steps.mul, "add_steps": c.steps.add})
        if key in reduced:
            rows[-1]["reduced"] = {kind: getattr(reduced[key], kind) for kind in ("mul", "add", "div", "total")}
    title = f"{robot.name}: operations per evaluation{'; reduced: ' + ', '.join(args.reduce) if args.reduce else ''}"
    counts, steps = {key: c.count for key, c in found.items()}, {key: c.steps for key, c in found.items()}
    table = counts_as_table(counts, title, steps, reduced if args.reduce else None)
    show(args, {"robot": robot.name, "reduce": list(args.reduce), "counts": rows}, table.text())
    return 0


def _chosen(args: argparse.Namespace, robot: Robot) -> list[tuple[str, str]]:
    """(quantity, method) of what was asked for; costly methods of very long robots only by name."""
    from isodyn.analysis.operations import countable
    from isodyn.errors import MethodError
    from isodyn.formulations.registry import METHODS

    keys = countable(robot, (args.quantity,) if args.quantity else None)
    chosen = [(quantity, method) for quantity, method in keys if args.method in (None, method) or method == "any"]
    if not chosen:
        raise MethodError(f"the method {args.method!r} does not give {args.quantity}; these do: {', '.join(m for _, m in keys)}")
    if robot.n <= _LONG or args.method:
        return chosen
    costly = [key for key, row in METHODS.items() if row.complexity not in ("O(n)", "O(n^2)")]
    note(f"{robot.name} has {robot.n} joints: {', '.join(costly)} left out; name one with --method")
    return [(quantity, method) for quantity, method in chosen if method not in costly]


def _reducible(args: argparse.Namespace, quantity: str) -> bool:
    """Whether the reductions serve a quantity; an error says why not when it was asked for by name."""
    from isodyn.dynamics.reduced import allowed
    from isodyn.errors import MethodError

    try:
        allowed(args.reduce, quantity)
    except MethodError:
        if args.quantity:
            raise
        return False
    return True


def _counted(args: argparse.Namespace, robot: Robot, quantity: str, method: str, reduce: Sequence[str]) -> Counted:
    from isodyn.analysis.counting import counted
    from isodyn.analysis.operations import giver

    progress(f"{quantity} by {method}")
    return counted(robot, giver(method), quantity, reduce=reduce, given_bias=args.bias_given)
