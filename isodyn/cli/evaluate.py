"""isodyn inverse, forward, matrix, energy, pose, jacobian: from states to results."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack, nullcontext
from typing import TYPE_CHECKING, Any

from isodyn.cli.output import TABLES, check_target, frame_of, load_robot, note, show, warn
from isodyn.errors import FormatError, ShapeError, UnknownNameError, UsageError, writing
from isodyn.model.quantities import QUANTITIES, by_symbol

if TYPE_CHECKING:  # here and inside functions: help starts without NumPy, llvmlite and what needs them
    from isodyn.cli.results import Result, Sink
    from isodyn.cli.states import Block, Source
    from isodyn.dynamics.dynamics import Dynamics
    from isodyn.model.robot import Robot
    from isodyn.spatial import Array

#: --which -> symbol of the result
WHICH = {row.term: row.symbol for row in QUANTITIES.values() if row.term}


def inverse(args: argparse.Namespace) -> int:
    """Torques from positions, velocities and accelerations."""
    return _evaluate(args, "tau")


def forward(args: argparse.Namespace) -> int:
    """Accelerations from positions, velocities and torques."""
    return _evaluate(args, "qdd")


def matrix(args: argparse.Namespace) -> int:
    """Inertia matrix, Coriolis matrix, gravity torques, bias torques."""
    chosen = [word for text in args.which for word in text.replace(",", " ").split()]
    for word in chosen:
        if word not in WHICH:
            raise UnknownNameError.of("term", word, WHICH)
    return _evaluate(args, *(WHICH[word] for word in chosen))


def energy(args: argparse.Namespace) -> int:
    """Kinetic and potential energy, and their sum."""
    return _evaluate(args, "kinetic", "potential", "total")


def pose(args: argparse.Namespace) -> int:
    """Where a frame is."""
    return _evaluate(args, "pose")


def jacobian(args: argparse.Namespace) -> int:
    """How a frame moves with the joints."""
    return _evaluate(args, "J")


def _evaluate(args: argparse.Namespace, *symbols: str) -> int:
    """Computes the quantities of these symbols, and "total", the sum of the energies before it."""
    from isodyn.cli.results import Guard, Interrupted, pump, results

    wanted = {symbol: "" if symbol == "total" else by_symbol(symbol).key for symbol in symbols}
    rows = [0]
    place = nullcontext() if args.output in (None, "-") else writing("--output", args.output)
    with Guard() as guard, ExitStack() as stack, place:
        try:
            robot, source, dynamics, vectors = guard.wait(lambda: _prepared(args, wanted, stack))
            described = results(robot, wanted, degrees=args.deg)
            compute = _Computation(args, robot, dynamics, wanted, vectors)
            sink = _sink(args, robot, source, described, dynamics)
            pump(guard, source, compute, sink, lambda n: rows.__setitem__(0, n))
        except Interrupted:
            note(f"interrupted: {rows[0]} whole rows written{f' to {args.output}' if args.output not in (None, '-') else ''}")
            return 130
        except FormatError as error:
            raise FormatError(f"{error}; {rows[0]} rows were written before it" if rows[0] else str(error)) from None
    compute.report()
    if args.output and args.output != "-":
        method = _methods(dynamics, described)
        kept = "" if args.results_only else f"{', '.join(source.names)}, "
        by = ", ".join(dict.fromkeys(name for name in method.values() if name != "any"))
        text = f"{args.output}: {rows[0]} rows with {kept}{', '.join(wanted)}{f', by {by}' if by else ''}"
        show(args, {**_facts(robot, described, dynamics), "rows": rows[0], "output": args.output}, text)
    return 0


def _prepared(
    args: argparse.Namespace, wanted: Mapping[str, str], stack: ExitStack
) -> tuple[Robot, Source, Dynamics, tuple[str, ...]]:
    """The robot, the opened source of states, the compiled dynamics, and the vectors that are needed."""
    from isodyn.cli.states import open_source, parameter_values
    from isodyn.dynamics.dynamics import compile

    check_target("--output", args.output, TABLES, args.input)
    robot = load_robot(args.robot)
    fixed = parameter_values(args.parameters, robot)
    vectors = tuple(dict.fromkeys(name for quantity in wanted.values() if quantity for name in QUANTITIES[quantity].inputs))
    source = open_source(args, robot, vectors, stack)
    by_row = [name for name in source.names if name not in vectors]
    twice = next((name for name in by_row if name in fixed), None)
    if twice:
        raise UsageError(f"{source.where}: {twice} has a column and is given in --parameters too; leave one of them out")
    _remarks(source, by_row)
    dynamics = compile(
        robot.with_parameters(fixed) if fixed else robot, method=args.method, dtype=args.dtype, parameters=by_row,
        motors=not args.no_motors, friction=not args.no_friction,
    )  # fmt: skip
    return robot, source, dynamics, vectors


def _remarks(source: Source, by_row: Sequence[str]) -> None:
    """Notes on how a table was understood."""
    extra = source.selection.extra if source.selection is not None else getattr(source, "extra", [])
    if extra:
        more = f" and {len(extra) - 6} more" if len(extra) > 6 else ""
        note(f"columns that are not used: {', '.join(extra[:6])}{more}")
    if by_row:
        note(f"parameters that change from row to row: {', '.join(by_row)}")


class _Computation:
    """A block of states turned into results."""

    def __init__(
        self, args: argparse.Namespace, robot: Robot, dynamics: Dynamics, wanted: Mapping[str, str], vectors: Sequence[str]
    ):
        self._robot, self._dynamics, self._wanted, self._vectors = robot, dynamics, wanted, vectors
        self._options: dict[str, dict[str, Any]] = {key: {} for key in wanted}
        if wrench := wrench_of(args, robot):
            self._options = {key: {"wrench": wrench} for key in wanted}
        for key, quantity in wanted.items():
            options = QUANTITIES[quantity].options if quantity else ()
            if "frame" in options:
                self._options[key] = {"frame": frame_of(args, robot)}
            if "reference" in options:
                self._options[key]["reference"] = args.reference
        self._rows, self._bad, self._first = 0, 0, 0

    def __call__(self, block: Block) -> dict[str, Array]:
        import numpy as np

        for name in self._vectors:
            if name not in block.given:
                block.given[name] = np.zeros((block.rows, self._robot.n))
        parameters = {name: block.given[name] for name in self._dynamics.parameters}
        found: dict[str, Array] = {}
        for key, quantity in self._wanted.items():
            if quantity:
                arguments = [block.given[name] for name in QUANTITIES[quantity].inputs]
                options = {**self._options[key], **({"parameters": parameters} if parameters else {})}
                found[key] = getattr(self._dynamics, quantity)(*arguments, **options)
            else:
                found[key] = found["kinetic"] + found["potential"]
        self._look(found, block.rows)
        return found

    def _look(self, found: Mapping[str, Array], rows: int) -> None:
        """Count the rows that are not finite."""
        import numpy as np

        if not all(np.isfinite(values).all() for values in found.values()):
            bad = np.any([~np.isfinite(values.reshape(rows, -1)).all(axis=1) for values in found.values()], axis=0)
            self._first = self._first or self._rows + int(np.flatnonzero(bad)[0]) + 1
            self._bad += int(bad.sum())
        self._rows += rows

    def report(self) -> None:
        """Warn of results that are not finite."""
        if self._bad:
            where = f"the first in row {self._first}; is the mass matrix singular there?"
            warn(f"{self._bad} of {self._rows} results are not finite, {where}")


def wrench_of(args: argparse.Namespace, robot: Robot) -> dict[str, Any] | None:
    """{frame: wrench} of --wrench X ..., --wrench FRAME=X,... and --frame."""
    import numpy as np

    from isodyn.cli.states import numbers

    result: dict[str, Any] = {}
    for words in getattr(args, "wrench", None) or ():
        name, equals, text = " ".join(words).rpartition("=")
        frame = name.strip() if equals else frame_of(args, robot)
        if frame not in robot.link_names:
            raise UnknownNameError.of("frame", frame, robot.link_names)
        if frame in result:
            raise ShapeError(f"--wrench: the frame {frame!r} is given twice")
        result[frame] = np.array(numbers("--wrench", [text], 6))
    return result or None


def _methods(dynamics: Dynamics, described: Sequence[Result]) -> dict[str, str]:
    """The formulation behind each result; "any" for what they all share."""
    from isodyn.formulations.registry import SHARED

    found = [(result.key, result.quantity) for result in described if result.quantity]
    return {key: "any" if quantity in SHARED else dynamics.method_for(quantity) for key, quantity in found}


def _facts(robot: Robot, described: Sequence[Result], dynamics: Dynamics) -> dict[str, Any]:
    methods = _methods(dynamics, described)
    same = set(methods.values())
    labels = [label for result in described for label in result.labels]
    return {"robot": robot.name, "method": same.pop() if len(same) == 1 else methods, "columns": labels}


def _sink(args: argparse.Namespace, robot: Robot, source: Source, described: Sequence[Result], dynamics: Dynamics) -> Sink:
    from isodyn.cli.results import ArraySink, CsvSink, JsonSink, TableSink, flat, in_user_units
    from isodyn.cli.states import VECTORS, columns

    user = in_user_units(robot, degrees=args.deg)
    to_text: Callable[[str, Array], Array] = lambda name, a: flat(name, user(name, a))  # noqa: E731
    names = () if args.results_only else source.names
    states = {name: columns(robot, name, degrees=args.deg) if name in VECTORS else _entries(robot, name) for name in names}
    if args.output and args.output.lower().endswith(".npz"):
        return ArraySink(args.output, states, user)
    if args.output is None and args.json:
        return JsonSink({**_facts(robot, described, dynamics), "output": None}, user)
    if args.output is None and args.input is None:
        return TableSink(robot, described, _methods(dynamics, described), user)
    labels = [label for result in described for label in result.labels]
    return CsvSink(None if args.output == "-" else args.output, source, states, labels, to_text)


def _entries(robot: Robot, name: str) -> list[str]:
    from isodyn.cli.states import parameter_entries

    return [column for column, (owner, _) in parameter_entries(robot).items() if owner == name]
