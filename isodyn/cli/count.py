"""isodyn count: operations of a robot, of the general arm, line by line, and compared with the published tables."""

from __future__ import annotations

import argparse
import math
import re
import time
from collections.abc import Sequence

from isodyn.cli.models import load_robot
from isodyn.cli.output import note, progress, show
from isodyn.counts.annotate import annotate
from isodyn.counts.counting import Counted, count_row, countable, counted, counts_table, general_counts, giver
from isodyn.counts.source_tables import SourceTable, source_tables
from isodyn.dynamics.reductions import allowed, check_names
from isodyn.dynamics.trace import general_arm
from isodyn.errors import MethodError, UsageError
from isodyn.formulations.registry import METHODS
from isodyn.formulations.registry import method as method_row
from isodyn.model.quantities import quantity_row
from isodyn.model.robot import Robot

_WHOLE = re.compile(r"\s*[+-]?[0-9]+\s*")
_LONG = 30  # joints beyond which methods of order n^3 take minutes
_SHORT = (8, 16)  # joints of the arms that forecast how a count grows
_MOST = 1e7  # operations in one count; they take about 5 GB of memory
_PATIENCE = 10.0  # [s]: announce a count that takes longer


def count(args: argparse.Namespace) -> int:
    """Count operations; all names are checked first."""
    if args.tables is not None:
        if args.robot or args.method or args.quantity or args.annotate or args.reduce or args.bias_given:
            args.wrong_usage("--tables prints published tables; the only other option it takes is --json")
        return _tables(args)
    if args.robot is None:
        args.wrong_usage("expected a robot, a number of joints, the word 'general', or --tables")
    if args.annotate and not (args.method and args.quantity):
        args.wrong_usage("--annotate needs --method and --quantity")
    if args.method:
        method_row(args.method)
    if args.quantity:
        quantity_row(args.quantity)
    if args.bias_given and args.quantity != "forward_dynamics":
        raise MethodError("--bias-given is for --quantity forward_dynamics: it does not count the bias h of phi = tau - h")
    check_names(args.reduce)
    if args.annotate:
        return _annotate(args)
    return _general(args) if args.robot.strip() == "general" else _robot(args)


def _tables(args: argparse.Namespace) -> int:
    found = source_tables(args.tables, progress)
    data = {key: table.to_dict() if isinstance(table, SourceTable) else vars(table) for key, table in found.items()}
    shown = [table.table() if isinstance(table, SourceTable) else table for table in found.values()]
    show(args, data, "\n\n".join(table.text() for table in shown))
    return 0


def _general(args: argparse.Namespace) -> int:
    quantities = (args.quantity,) if args.quantity else None
    found = general_counts(quantities, args.method, reduce=args.reduce, given_bias=args.bias_given, progress=progress)
    data = {"robot": "general", "counts": [row.to_dict() for row in found.rows], "left_out": list(found.left_out)}
    show(args, data, found.table().text())
    return 0


def _annotate(args: argparse.Namespace) -> int:
    robot = None if args.robot.strip() == "general" else _loaded(args)
    if robot is not None:
        _affordable(args, robot, args.quantity, args.method)
    arm = robot.n if robot is not None and _WHOLE.fullmatch(args.robot) else robot
    found = annotate(arm, args.method, args.quantity, reduce=args.reduce, given_bias=args.bias_given)
    show(args, found.to_dict(), found.text())
    return 0


def _robot(args: argparse.Namespace) -> int:
    robot = _loaded(args)
    found = {key: _counted(args, robot, *key, ()) for key in _chosen(args, robot) if _affordable(args, robot, *key)}
    reduced = {key: _counted(args, robot, *key, args.reduce).count for key in found if args.reduce and _reducible(args, key[0])}
    rows: list[dict[str, object]] = []
    for key, c in found.items():
        rows.append({**count_row(*key, c.count), "mul_steps": c.steps.mul, "add_steps": c.steps.add})
        if key in reduced:
            rows[-1]["reduced"] = {kind: getattr(reduced[key], kind) for kind in ("mul", "add", "div", "total")}
    title = f"{robot.name}: operations per evaluation{'; reduced: ' + ', '.join(args.reduce) if args.reduce else ''}"
    counts, steps = {key: c.count for key, c in found.items()}, {key: c.steps for key, c in found.items()}
    table = counts_table(counts, title, steps, reduced if args.reduce else None)
    show(args, {"robot": robot.name, "reduce": list(args.reduce), "counts": rows}, table.text())
    return 0


def _loaded(args: argparse.Namespace) -> Robot:
    """Return the robot, or the general arm with the given number of joints."""
    if not _WHOLE.fullmatch(args.robot):
        return load_robot(args.robot, args.base, args.mimic)
    if int(args.robot) < 1:
        raise UsageError(f"expected a general arm with at least one joint, got {args.robot.strip()}")
    return general_arm(int(args.robot))


def _affordable(args: argparse.Namespace, robot: Robot, quantity: str, method: str) -> bool:
    """Return whether to start a count; a note reports counts that take long and counts that are skipped as too large."""
    if robot.n <= _LONG:
        return True
    operations, seconds = _forecast(robot.n, quantity, method)
    what = f"{quantity} by {method} for {robot.n} joints"
    if operations > _MOST and _WHOLE.fullmatch(args.robot):
        many = f"{what} has about {operations / 1e6:.0f} million operations, too many to list"
        if args.method and args.quantity:
            remedy = f"isodyn count general --method {method} --quantity {quantity}"
            raise UsageError(f"{many}; use polynomials in the number of joints: {remedy}")
        note(f"{many}: skipped")
        return False
    if seconds > _PATIENCE:
        note(f"{what} may take {_in_words(seconds)}; press Ctrl-C to stop")
    return True


def _forecast(n: int, quantity: str, method: str) -> tuple[float, float]:
    """Forecast (operations, seconds) for n joints: short general arms show the power of n and the time per operation."""
    totals, seconds = [], 0.0
    for k in _SHORT:
        start = time.perf_counter()
        totals.append(max(1, counted(general_arm(k), giver(method), quantity).count.total))
        seconds = time.perf_counter() - start
    # lower powers of n bias the estimate slightly downwards
    power = max(1, math.ceil(math.log(totals[1] / totals[0], _SHORT[1] / _SHORT[0]) - 0.25))
    growth = (n / _SHORT[1]) ** power
    return totals[1] * growth, seconds * growth


def _in_words(seconds: float) -> str:
    """Return a duration in words: 40 s, 14 min, 11 h."""
    for unit, size in (("h", 3600.0), ("min", 60.0)):
        if seconds > 1.5 * size:
            return f"about {seconds / size:.0f} {unit}"
    return f"about {seconds:.0f} s"


def _chosen(args: argparse.Namespace, robot: Robot) -> list[tuple[str, str]]:
    """Return the requested (quantity, method) pairs; costly methods of very long robots are included only by name."""
    keys = countable(robot, (args.quantity,) if args.quantity else None)
    chosen = [(quantity, method) for quantity, method in keys if args.method in (None, method) or method == "any"]
    if not chosen:
        raise MethodError(f"the method {args.method!r} does not compute {args.quantity}; these do: {', '.join(m for _, m in keys)}")
    if robot.n <= _LONG or args.method:
        return chosen
    costly = [key for key, row in METHODS.items() if row.complexity not in ("O(n)", "O(n^2)")]
    note(f"{robot.name} has {robot.n} joints: skipped {', '.join(costly)}; name one with --method to count it")
    return [(quantity, method) for quantity, method in chosen if method not in costly]


def _reducible(args: argparse.Namespace, quantity: str) -> bool:
    """Return whether the reductions apply to a quantity; raise if the user named the quantity."""
    try:
        allowed(args.reduce, quantity)
    except MethodError:
        if args.quantity:
            raise
        return False
    return True


def _counted(args: argparse.Namespace, robot: Robot, quantity: str, method: str, reduce: Sequence[str]) -> Counted:
    progress(f"{quantity} by {method}")
    return counted(robot, giver(method), quantity, reduce=reduce, given_bias=args.bias_given)
