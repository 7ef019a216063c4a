"""isodyn inverse, forward, matrix, energy, pose, jacobian, mobility: quantities at given states."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from contextlib import ExitStack, closing, nullcontext
from dataclasses import asdict
from typing import Any

import numpy as np

from isodyn import check
from isodyn.cli.models import frame_of, load_robot
from isodyn.cli.options import EVALUATED, WHICH
from isodyn.cli.output import TABLES, check_target, note, show, warn
from isodyn.cli.results import Interrupted, InterruptGuard, ProgressMeter, Result, facts_of, in_user_units, labels_of, open_sink
from isodyn.cli.states import Block, StateReader, columns, numbers, on_loops, open_source, parameter_values, split_names, vector
from isodyn.dynamics.dynamics import Dynamics, compile
from isodyn.errors import FormatError, ShapeError, UsageError, reraise_write_errors
from isodyn.formulations.registry import SHARED
from isodyn.kinematics.loop_closure import mobility
from isodyn.model.quantities import QUANTITIES, by_symbol
from isodyn.model.robot import Robot
from isodyn.spatial import Array, pose, rpy_matrix


def evaluate(args: argparse.Namespace) -> int:
    """Evaluate the quantities of a verb at every state; `matrix` computes those of --which, `energy` adds the sum."""
    symbols: Sequence[str] = EVALUATED[args.verb][0]
    if args.verb == "matrix":
        terms = [word for text in args.which for word in text.replace(",", " ").split()]
        symbols = [WHICH[check.one_of("term", term, WHICH)] for term in terms]
    wanted = {symbol: by_symbol(symbol).key for symbol in symbols} | ({"total": ""} if args.verb == "energy" else {})
    in_file = args.output not in (None, "-")
    rows = 0
    with (
        InterruptGuard() as guard,
        ExitStack() as stack,
        reraise_write_errors("--output", args.output) if in_file else nullcontext(),
    ):
        try:
            robot, source, dynamics = guard.wait(lambda: _prepared(args, wanted, stack))
            compute = _Computation(args, robot, dynamics, wanted)
            closed = [name for name in ("q", "qd") if args.close is not None and name in _vectors(wanted)]
            described = [Result(name, "", columns(robot, name, degrees=args.deg)) for name in closed]
            described += [
                Result(key, _method(dynamics, quantity), labels_of(robot, key, quantity, degrees=args.deg))
                for key, quantity in wanted.items()
            ]
            kept = () if args.results_only else source.names
            if source.header is None:  # a table has its own columns, in which results replace states
                kept = tuple(name for name in kept if name not in closed)
            blocks = source.blocks()
            with closing(open_sink(args, robot, source, kept, described)) as sink, closing(ProgressMeter()) as progress:
                while (block := guard.wait(lambda: next(blocks, None))) is not None:
                    found = compute(block)
                    found = in_user_units(robot, {name: block.given[name] for name in closed} | found, degrees=args.deg)
                    states = in_user_units(robot, {name: block.given[name] for name in kept}, degrees=args.deg)
                    sink.write(block.lines, states, found)
                    rows += block.rows
                    progress.tell(rows, source.done())
        except Interrupted:
            note(f"interrupted: {rows} whole rows written{f' to {args.output}' if in_file else ''}")
            return 130
        except FormatError as error:
            raise FormatError(f"{error}; {rows} rows before it were written" if rows else str(error)) from None
    compute.report()
    if args.verb == "inverse" and not args.actuators and any(joint.passive for joint in robot.movable_joints):
        names = [repr(joint.name) for joint in robot.movable_joints if joint.passive]
        joints, whose = ("joints", "the torques given are those") if len(names) > 1 else ("joint", "the torque given is the one")
        note(f"no motor drives the passive {joints} {', '.join(names)}: {whose} that a motor there would need")
    if args.verb == "inverse" and robot.loops and not args.actuators:
        note("the torques are those of the open tree, at every joint; for motors that drive the loops, add --actuators JOINT ...")
    if in_file:
        by = ", ".join(dict.fromkeys(result.method for result in described if result.method not in ("", "any")))
        text = f"{args.output}: {rows} rows with {', '.join(dict.fromkeys([*closed, *kept, *wanted]))}{f', by {by}' if by else ''}"
        show(args, {**facts_of(robot, described), "rows": rows, "output": args.output}, text)
    return 0


def mobile(args: argparse.Namespace) -> int:
    """Print the degrees of freedom of a robot with loops at a pose."""
    robot = load_robot(args.robot, args.base, args.mimic)
    q = robot.neutral() if args.q is None else vector("--q", args.q, robot, "q", degrees=args.deg)
    if args.close is not None:
        q, _ = on_loops(args, robot, q, np.zeros(robot.n))
    found = mobility(robot, q, actuators=split_names(args.actuators) if args.actuators else None)
    place = in_user_units(robot, {"q": q}, degrees=args.deg)["q"]
    words = ", ".join(f"{name} = {x:.10g}" for name, x in zip(robot.position_names, place, strict=True))
    data = {
        "robot": robot.name,
        **asdict(found),
        "freedom": found.dof,
        "q": place,
        "columns": columns(robot, "q", degrees=args.deg),
    }
    show(args, data, f"{robot.name}: {found}" + (f"\nat {words}" if args.close is not None else ""))
    return 0


def _prepared(args: argparse.Namespace, wanted: Mapping[str, str], stack: ExitStack) -> tuple[Robot, StateReader, Dynamics]:
    """Load the robot, open the source of states, and compile the dynamics."""
    check_target("--output", args.output, TABLES, args.input)
    robot = load_robot(args.robot, args.base, args.mimic)
    fixed = parameter_values(args.parameters, robot)
    vectors = _vectors(wanted)
    source = open_source(args, robot, vectors, stack)
    by_row = [name for name in source.names if name not in vectors]
    twice = next((name for name in by_row if name in fixed), None)
    if twice:
        raise UsageError(f"{source.where}: {twice} is set by a column and by --parameters; remove one of them")
    if extra := source.extra:
        more = f" and {len(extra) - 6} more" if len(extra) > 6 else ""
        note(f"unused columns: {', '.join(extra[:6])}{more}")
    if by_row:
        note(f"parameters set per row: {', '.join(by_row)}")
    dynamics = compile(
        robot.with_parameters(fixed) if fixed else robot, method=args.method, dtype=args.dtype, parameters=by_row,
        motors=not args.no_motors, friction=not args.no_friction,
        actuators=split_names(args.actuators) if getattr(args, "actuators", None) else None,
    )  # fmt: skip
    return robot, source, dynamics


def _method(dynamics: Dynamics, quantity: str) -> str:
    """Return the formulation that computes a quantity; "any" if all share the code, "" for a sum."""
    return "any" if quantity in SHARED else dynamics.method_for(quantity) if quantity else ""


def _vectors(wanted: Mapping[str, str]) -> tuple[str, ...]:
    """Return the names of the vectors that the quantities take."""
    return tuple(dict.fromkeys(name for quantity in wanted.values() if quantity for name in QUANTITIES[quantity].inputs))


class _Computation:
    """Evaluates the quantities for a block of states, and counts results that are not finite."""

    def __init__(self, args: argparse.Namespace, robot: Robot, dynamics: Dynamics, wanted: Mapping[str, str]):
        self._robot, self._dynamics, self._wanted, self._vectors = robot, dynamics, wanted, _vectors(wanted)
        self._options: dict[str, Any] = {}
        takes = {option for quantity in wanted.values() if quantity for option in QUANTITIES[quantity].options}
        if wrench := wrench_of(args, robot):
            self._options["wrench"] = wrench
        if "frame" in takes:
            self._options["frame"] = frame_of(args, robot)
        if "reference" in takes:
            self._options["reference"] = args.reference
        if (base := base_of(args, robot)) is not None:
            self._options["base"] = base
        self._args = args
        self._closes = args.close is not None or bool(robot.loops and (args.verb == "forward" or dynamics.actuators))
        self._rows, self._bad, self._first = 0, 0, 0

    def __call__(self, block: Block) -> dict[str, Array]:
        for name in self._vectors:
            if name not in block.given:
                block.given[name] = np.zeros((block.rows, self._robot.n))
        if self._closes:
            qd = block.given.get("qd", np.zeros((block.rows, self._robot.n)))
            row = None if self._args.input is None else self._rows + 1
            block.given["q"], closed = on_loops(self._args, self._robot, block.given["q"], qd, row)
            if "qd" in block.given:
                block.given["qd"] = closed
        parameters = {name: block.given[name] for name in self._dynamics.parameters}
        options = {**self._options, **({"parameters": parameters} if parameters else {})}
        found: dict[str, Array] = {}
        for key, quantity in self._wanted.items():
            if quantity:
                arguments = [block.given[name] for name in QUANTITIES[quantity].inputs]
                found[key] = getattr(self._dynamics, quantity)(*arguments, **options)
            else:
                found[key] = found["kinetic"] + found["potential"]
        if not all(np.isfinite(values).all() for values in found.values()):
            bad = np.any([~np.isfinite(values.reshape(block.rows, -1)).all(axis=1) for values in found.values()], axis=0)
            self._first = self._first or self._rows + int(np.flatnonzero(bad)[0]) + 1
            self._bad += int(bad.sum())
        self._rows += block.rows
        return found

    def report(self) -> None:
        """Warn about results that are not finite."""
        if self._bad:
            where = f"the first in row {self._first}; is the mass matrix singular there?"
            warn(f"{self._bad} of {self._rows} results are not finite, {where}")


def base_of(args: argparse.Namespace, robot: Robot) -> dict[str, Array] | None:
    """Return the motion of a moving base from --base-pose, --base-twist, --base-acceleration; None if the base does not move."""
    given = {name: words for name in ("pose", "twist", "acceleration") if (words := getattr(args, f"base_{name}"))}
    found = {name: np.array(numbers(f"--base-{name}", words, *(6, 7) if name == "pose" else (6,))) for name, words in given.items()}
    if found and not robot.moving_base:
        raise UsageError(f"--base-{next(iter(found))} needs a moving base; add --base moving")
    if len(found.get("pose", ())) == 6:
        found["pose"] = pose(rpy_matrix(list(found["pose"][3:])), found["pose"][:3]).astype(float)
    elif "pose" in found and not abs(np.linalg.norm(found["pose"][3:]) - 1) < 1e-6:
        raise UsageError(f"--base-pose: expected a quaternion of length 1, got length {np.linalg.norm(found['pose'][3:]):.9g}")
    return found if robot.moving_base else None


def wrench_of(args: argparse.Namespace, robot: Robot) -> dict[str, Array] | None:
    """Return {frame: wrench} from --wrench X ..., --wrench FRAME=X,... and --frame."""
    result: dict[str, Array] = {}
    for words in getattr(args, "wrench", None) or ():
        name, equals, text = " ".join(words).rpartition("=")
        frame = check.one_of("frame", name.strip() if equals else frame_of(args, robot), robot.link_names)
        if frame in result:
            raise ShapeError(f"--wrench: the frame {frame!r} is given twice")
        result[frame] = np.array(numbers("--wrench", [text], 6))
    return result or None
