"""What the package computes and promises, as digests: run before and after a change that should move nothing.

    python tools/record.py graphs FILE [--robots NAME ...] [--quantities NAME ...] [--methods NAME ...]
    python tools/record.py signatures FILE
    python tools/record.py compare BEFORE AFTER

graphs       digest and operations of every graph: catalogue x method x quantity, as published and with the usual reductions; the
             order in which operations that do not need each other were written is left out of the digest
signatures   every public name with its signature, methods and properties included
compare      what differs between two such files; exit code 1 when something does
"""

from __future__ import annotations

import argparse
import hashlib
import inspect
import json
import sys
from pathlib import Path
from typing import Any

import isodyn as iso
from isodyn.errors import IsodynError
from isodyn.graph.count import count_graph
from isodyn.graph.graph import Graph
from isodyn.graph.ops import OPS

QUANTITIES = (
    "inverse_dynamics", "forward_dynamics", "mass_matrix", "coriolis_matrix", "convective_matrix", "gravity_torque", "bias_torque",
    "kinetic_energy", "potential_energy", "gibbs_function", "joint_wrenches", "pose", "jacobian", "inverse_dynamics_derivatives",
    "forward_dynamics_derivatives", "regressor",
)  # fmt: skip
SHARED = ("kinetic_energy", "potential_energy", "pose", "jacobian", "regressor")
LARGEST = 10  # joints: larger robots are recorded for the quantities below
OF_LARGE = ("inverse_dynamics", "forward_dynamics", "mass_matrix", "gravity_torque", "bias_torque")
DERIVED = ("inverse_dynamics_derivatives", "forward_dynamics_derivatives")


def graphs(args: argparse.Namespace) -> dict[str, Any]:
    """ "robot method quantity" -> "digest products sums divisions others", or the error that is raised."""
    found: dict[str, Any] = {}
    methods = [row.key for row in iso.methods()]
    for name in args.robots or iso.catalogue():
        robot = iso.load(name)
        for quantity in args.quantities or QUANTITIES:
            if robot.n > LARGEST and quantity not in OF_LARGE:
                continue
            rows: list[str | None] = [None, *(methods[:1] if quantity in SHARED else methods)]
            for method in rows if not args.methods else [m for m in rows if str(m) in args.methods]:
                if robot.n > LARGEST and method in ("lagrange", "screw", "kane", "noc"):
                    continue
                if quantity in DERIVED and method not in (None, "newton-euler", "denoc", "articulated-body"):
                    continue
                found[f"{name} {method or 'cheapest'} {quantity}"] = _digest(robot, method, quantity)
    return found


def _digest(robot: iso.Robot, method: str | None, quantity: str) -> str:
    frame = {"frame": robot.link_names[-1]} if quantity in ("pose", "jacobian") else {}
    try:
        if method is None:
            graph = iso.compile(robot).graph(quantity, **frame)
        else:
            graph = iso.trace(robot, method, quantity, **frame)
    except IsodynError as error:
        return type(error).__name__
    c = count_graph(graph)
    return f"{_structure(graph)} {c.mul} {c.add} {c.div} {c.sqrt + c.trig + c.other}"


def _structure(graph: Graph) -> str:
    """A name for what the outputs are made of, whatever the order of operations and of arguments that commute."""
    names: list[str] = []
    for op, args, value in zip(graph.ops, graph.args, graph.values, strict=True):
        of = [names[k] for k in args]
        constant = value.hex() if isinstance(value, float) else repr(value)
        names.append(hashlib.sha256(repr((op, sorted(of) if OPS[op].commutes else of, constant)).encode()).hexdigest()[:32])
    return hashlib.sha256(repr((graph.inputs, graph.outputs, [names[k] for k in graph.results])).encode()).hexdigest()[:16]


def signatures(args: argparse.Namespace) -> dict[str, Any]:
    """Public name -> its signature as text."""
    found: dict[str, Any] = {}
    for name in iso.__all__:
        value = getattr(iso, name)
        found[name] = _signature(value)
        if isinstance(value, type):
            for member in dir(value):
                if not member.startswith("_") and not hasattr(BaseException, member):
                    found[f"{name}.{member}"] = _signature(inspect.getattr_static(value, member))
    return found


def _signature(value: Any) -> str:
    if isinstance(value, (staticmethod, classmethod)):
        value = value.__func__
    try:
        return str(inspect.signature(value))
    except (TypeError, ValueError):
        return type(value).__name__


def compare(before: str, after: str) -> int:
    """Prints what differs."""
    a, b = (json.loads(Path(name).read_text(encoding="utf-8")) for name in (before, after))
    rows = [f"- {key}: {a[key]}" for key in a if key not in b]
    rows += [f"+ {key}: {b[key]}" for key in b if key not in a]
    rows += [f"  {key}: {a[key]} -> {b[key]}" for key in a if key in b and a[key] != b[key]]
    print("\n".join(rows) or f"nothing differs in {len(a)} rows")
    return int(bool(rows))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    verbs = parser.add_subparsers(dest="verb", required=True)
    for verb in ("graphs", "signatures"):
        one = verbs.add_parser(verb)
        one.add_argument("file")
        if verb == "graphs":
            for option in ("robots", "quantities", "methods"):
                one.add_argument(f"--{option}", nargs="+")
    both = verbs.add_parser("compare")
    both.add_argument("before")
    both.add_argument("after")
    args = parser.parse_args()
    if args.verb == "compare":
        return compare(args.before, args.after)
    found = graphs(args) if args.verb == "graphs" else signatures(args)
    Path(args.file).write_text(json.dumps(found, indent=0, sort_keys=True) + "\n", encoding="utf-8")
    print(f"{len(found)} rows")
    return 0


if __name__ == "__main__":
    sys.exit(main())
