"""isodyn simulate, animate: motions in time, as tables and moving pictures."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np

from isodyn.cli.evaluate import wrench_of
from isodyn.cli.models import load_robot
from isodyn.cli.options import CONTROLS
from isodyn.cli.output import check_target, note, open_page, progress, show
from isodyn.cli.states import accepted_units, factor, numbers, split_unit, vector
from isodyn.dynamics.flow import Controller
from isodyn.errors import FormatError, ShapeError, SimulationError, UsageError
from isodyn.model.formats.csv_rows import number, read_rows
from isodyn.model.robot import Robot
from isodyn.simulation import simulate as simulations
from isodyn.simulation.events import Event
from isodyn.simulation.result import Simulation
from isodyn.spatial import Array

_FILES = (".npz", ".csv")  # not standard output, which shows the report
_MOVING = (".html", ".htm", ".gif")


def simulate(args: argparse.Namespace) -> int:
    """A motion from an initial state."""
    for option, endings in (("output", _FILES), ("plot", (".svg", ".png", ".pdf")), ("animate", _MOVING)):
        check_target(f"--{option}", getattr(args, option), endings)
    robot = load_robot(args.robot)
    q0, qd0 = (_vector(args, robot, name) for name in ("q", "qd"))
    torque, events = _torque(args, robot), _limits(args, robot)
    message = ""
    try:
        done = simulations.simulate(
            robot, q0, qd0, np.linspace(0.0, args.t, args.samples), torque=torque, method=args.method, integrator=args.integrator,
            rtol=args.rtol, atol=args.atol, dt=args.dt, interpolation="hold" if args.hold else "linear", events=events,
            friction=not args.no_friction, motors=not args.no_motors, effort=_effort(args, robot), wrench=wrench_of(args, robot),
        )  # fmt: skip
    except SimulationError as error:
        assert error.partial is not None
        done, message = error.partial, str(error).rsplit(";", 1)[0]  # type: ignore[assignment]
    data, text = done.to_dict(), str(done)
    if args.clearance:
        near = done.clearance()
        data["contacts"] = [contact._asdict() for contact in near.contacts]
        text += f"\n{near}"
    for words in _written(args, done):
        text += f"\n{words}"
    show(args, data, text)
    if message:
        note(f"{message}; the motion up to there is what was written")
    return {"complete": 0, "event": 0, "cancelled": 130}.get(done.status, 1)


def animate(args: argparse.Namespace) -> int:
    """A moving picture of a saved motion, or of a robot's fall."""
    check_target("--output", args.output, _MOVING)
    saved = args.source.lower().endswith(".npz")
    if saved:
        done = Simulation.load(args.source)
    else:
        robot = load_robot(args.source)
        progress(f"{robot.name} falls")
        done = simulations.simulate(robot, np.zeros(robot.n), np.zeros(robot.n), args.t, integrator="rkf45", rtol=1e-6, atol=1e-8)
    name = Path(args.source).with_suffix(".html") if saved else Path(f"{Path(done.robot.name).name}.html")
    path = done.animate(args.output or name, speed=args.speed).resolve()
    show(args, {"robot": done.robot.name, "output": str(path), "t": float(done.t[-1])}, f"{path}")
    if done.status == "cancelled" and not saved:
        note(f"interrupted; the motion up to t = {done.t[-1]:.6g} s is what was written")
        return 130
    if args.open:
        open_page(path)
    return 0


def _written(args: argparse.Namespace, done: Simulation) -> list[str]:
    lines = []
    if args.output:
        path = done.save(args.output) if args.output.lower().endswith(".npz") else done.to_csv(args.output)
        lines.append(f"{path}: {len(done.t)} rows")
    if args.plot:
        done.plot(args.plot)
        lines.append(args.plot)
    if args.animate:
        lines.append(str(done.animate(args.animate)))
    return lines


def _vector(args: argparse.Namespace, robot: Robot, name: str) -> Array:
    words = getattr(args, name)
    if words is None:
        return np.zeros(robot.n)
    return vector(f"--{name}", words, robot, "q" if name == "target" else name, degrees=args.deg)


def _torque(args: argparse.Namespace, robot: Robot) -> Any:
    """What --tau, --torques or --control say."""
    given = [name for name in ("kp", "kd", "target") if getattr(args, name) is not None]
    if given and not args.control:
        raise ShapeError(f"--{given[0]} belongs to a controller; name one with --control {'|'.join(CONTROLS)}")
    if args.hold and not args.torques:
        raise ShapeError("--hold is for --torques FILE")
    if args.frame and not args.wrench:
        raise ShapeError("--frame is for --wrench")
    if args.tau is not None:
        return _vector(args, robot, "tau")
    if args.torques is not None:
        times, torques = torque_table(args.torques, robot)
        if len(times) and times[-1] < args.t and not args.hold:
            remedy = f"give --t {times[-1]:g} or less, further rows, or --hold to keep the last one"
            raise UsageError(f"--torques: {args.torques!r} ends at {times[-1]:g} s and --t is {args.t:g} s; {remedy}")
        return times, torques
    if args.control:
        make = {"pd": Controller.pd, "pd-gravity": Controller.pd_gravity, "computed-torque": Controller.computed_torque}
        return make[args.control](robot, _gain(args, robot, "kp"), _gain(args, robot, "kd"), _vector(args, robot, "target"))
    return None


def _gain(args: argparse.Namespace, robot: Robot, name: str) -> list[float]:
    words = getattr(args, name)
    if words is None:
        raise ShapeError(f"--control {args.control} needs --kp and --kd")
    return numbers(f"--{name}", words, robot.n, or_one=True)


def _limits(args: argparse.Namespace, robot: Robot) -> tuple[Event, ...] | None:
    """The events of --limits."""
    if args.restitution is not None and args.limits != "bounce":
        raise ShapeError("--restitution is for --limits bounce")
    if args.limits == "bounce":
        return Event.limits(robot, restitution=0.5 if args.restitution is None else args.restitution)
    return Event.limits(robot, terminal=args.limits == "stop") if args.limits else None


def _effort(args: argparse.Namespace, robot: Robot) -> Any:
    if args.effort is None or args.effort == ["robot"]:
        return args.effort and "robot"
    return numbers("--effort", args.effort, robot.n, or_one=True)


def torque_table(path: str, robot: Robot) -> tuple[Array, Array]:
    """(times (K,) [s], torques (K, n) [N m] or [N]) from a CSV table with columns t and tau_1, tau_2, ...; others are skipped."""
    (_, head), *rows = read_rows(path) or [(1, [])]
    where = repr(path)
    header = [split_unit(cell) for cell in head]
    names = [name.lower() for name, _ in header]
    wanted = {"t": {"s": 1.0}} | {f"tau_{k}": accepted_units(robot, "tau", k) for k in range(1, robot.n + 1)}
    missing = next((name for name in wanted if name not in names), None)
    if missing:
        raise FormatError(f"{where}: no column is called {missing!r}; expected {', '.join(wanted)}")
    places = [names.index(name) for name in wanted]
    for k, accepted in zip(places, wanted.values(), strict=True):
        if header[k][1]:
            factor(header[k][1], accepted, head[k], where)  # numbers are in SI units, or the table is refused
    table = [[number(cells[k], f"{where}, line {line}, {names[k]}") for k in places] for line, cells in rows]
    values = np.array(table).reshape(-1, len(wanted))
    return values[:, 0], values[:, 1:]
