"""isodyn simulate, animate: motions in time, as tables and moving pictures."""

from __future__ import annotations

import argparse
import csv
from pathlib import Path
from typing import TYPE_CHECKING, Any

from isodyn.commands.output import note, progress, show
from isodyn.errors import FormatError, ShapeError, SimulationError

if TYPE_CHECKING:
    from isodyn.analysis.simulation.result import Simulation
    from isodyn.model.robot import Robot

INTEGRATORS = ("rk4", "rkf45", "abm", "semi-implicit-euler", "momentum", "RK45", "DOP853", "Radau", "LSODA")
_CONTROLS = ("pd", "pd-gravity", "computed-torque")


def add_simulate(verb: argparse.ArgumentParser, positive: Any, seconds: Any) -> None:
    """Options of `isodyn simulate`."""
    verb.add_argument("--q", nargs="+", metavar="X", help="initial positions [rad|m] (default 0)")
    verb.add_argument("--qd", nargs="+", metavar="X", help="initial velocities [rad/s|m/s] (default 0)")
    verb.add_argument("--deg", action="store_true", help="--q, --qd and --target in degrees")
    verb.add_argument("--t", type=seconds, default=1.0, metavar="T", help="duration [s] (default 1)")
    verb.add_argument("--samples", type=positive, default=201, metavar="N", help="rows of the result (default 201)")
    drive = verb.add_mutually_exclusive_group()
    drive.add_argument("--tau", nargs="+", metavar="X", help="constant torques [N m|N] (default: none, free fall)")
    drive.add_argument("--torques", metavar="FILE", help="torques over time from a CSV table with columns t, tau_1, tau_2, ...")
    drive.add_argument("--control", choices=_CONTROLS, help="a controller; see --kp, --kd, --target")
    verb.add_argument("--hold", action="store_true", help="keep a row of --torques until the next (default: straight lines)")
    verb.add_argument("--kp", nargs="+", metavar="X", help="gains of the controller, one or one for each joint")
    verb.add_argument("--kd", nargs="+", metavar="X", help="damping of the controller, one or one for each joint")
    verb.add_argument("--target", nargs="+", metavar="X", help="positions the controller goes to (default 0)")
    verb.add_argument("--integrator", choices=INTEGRATORS, default="RK45", help="integrator (default RK45)")
    verb.add_argument("--rtol", type=float, default=1e-8, metavar="X", help="relative tolerance (default 1e-8)")
    verb.add_argument("--atol", type=float, default=1e-10, metavar="X", help="absolute tolerance (default 1e-10)")
    verb.add_argument("--dt", type=seconds, metavar="H", help="step of fixed-step integrators [s] (default 0.001)")
    verb.add_argument("--limits", choices=("record", "stop"), help="look out for joints that leave their range")
    verb.add_argument("--clearance", action="store_true", help="also report links that pass through each other")
    verb.add_argument("--method", metavar="NAME", help="formulation (default: the cheapest)")
    verb.add_argument("--no-motors", action="store_true", help="leave rotor inertia out")
    verb.add_argument("--no-friction", action="store_true", help="leave joint friction out")
    verb.add_argument("--output", metavar="FILE", help="write the motion to a .csv or .npz file")
    verb.add_argument("--plot", metavar="FILE", help="write a figure, .svg, .png or .pdf")
    verb.add_argument("--animate", metavar="FILE", help="write a moving picture, .html or .gif")


def add_animate(verb: argparse.ArgumentParser, seconds: Any) -> None:
    """Options of `isodyn animate`."""
    verb.add_argument("source", metavar="FILE|ROBOT", help="what `isodyn simulate --output FILE.npz` wrote, or a robot to let fall")
    verb.add_argument("--output", metavar="FILE", help="an .html page or a .gif (default: beside the file or named like the robot)")
    verb.add_argument("--speed", type=seconds, default=1.0, metavar="X", help="of the motion; 0.5 is half speed (default 1)")
    verb.add_argument("--t", type=seconds, default=3.0, metavar="T", help="how long a robot falls [s] (default 3)")
    verb.add_argument("--open", action="store_true", help="open the page in the browser")


def simulate(args: argparse.Namespace) -> int:
    """A motion from an initial state."""
    import numpy as np

    from isodyn.analysis.simulation.events import Event
    from isodyn.analysis.simulation.run import simulate as run
    from isodyn.model.catalogue import load

    robot = load(args.robot)
    _check_targets(args)
    q0, qd0 = (_vector(args, robot, name) for name in ("q", "qd"))
    torque = _torque(args, robot)
    events = Event.limits(robot, terminal=args.limits == "stop") if args.limits else None
    message = ""
    try:
        done = run(
            robot, q0, qd0, np.linspace(0.0, args.t, args.samples), torque=torque, method=args.method, integrator=args.integrator,
            rtol=args.rtol, atol=args.atol, dt=args.dt, interpolation="hold" if args.hold else "linear", events=events,
            friction=not args.no_friction, motors=not args.no_motors,
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
    import numpy as np

    from isodyn.analysis.simulation.result import Simulation
    from isodyn.analysis.simulation.run import simulate as run
    from isodyn.model.catalogue import load

    saved = args.source.lower().endswith(".npz")
    if saved:
        done = Simulation.load(args.source)
    else:
        robot = load(args.source)
        progress(f"{robot.name} falls")
        done = run(robot, np.zeros(robot.n), np.zeros(robot.n), args.t, integrator="rkf45", rtol=1e-6, atol=1e-8)
    name = Path(args.source).with_suffix(".html") if saved else Path(f"{Path(done.robot.name).name}.html")
    path = done.animate(args.output or name, speed=args.speed).resolve()
    show(args, {"robot": done.robot.name, "output": str(path), "t": float(done.t[-1])}, f"{path}")
    if args.open:
        import webbrowser

        if not webbrowser.open(path.as_uri()):
            note("no browser found; open the page yourself")
    return 0


def _check_targets(args: argparse.Namespace) -> None:
    """Files of a kind that can be written, before the work begins."""
    for option, endings in (
        ("output", (".csv", ".npz")),
        ("plot", (".svg", ".png", ".pdf")),
        ("animate", (".html", ".htm", ".gif")),
    ):
        value = getattr(args, option)
        if value is not None and not value.lower().endswith(endings):
            raise FormatError(f"--{option}: {value!r} ends in {Path(value).suffix!r}; expected {' or '.join(endings)}")


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


def _vector(args: argparse.Namespace, robot: Robot, name: str) -> Any:
    import numpy as np

    from isodyn.commands.columns import factors
    from isodyn.commands.states import numbers

    words = getattr(args, name)
    if words is None:
        return np.zeros(robot.n)
    kind = "q" if name == "target" else name
    return np.array(numbers(f"--{name}", words, robot.n)) * (factors(robot, kind, degrees=args.deg) if kind != "tau" else 1.0)


def _torque(args: argparse.Namespace, robot: Robot) -> Any:
    """What --tau, --torques or --control say."""
    from isodyn.dynamics.controller import Controller

    given = [name for name in ("kp", "kd", "target") if getattr(args, name) is not None]
    if given and not args.control:
        raise ShapeError(f"--{given[0]} belongs to a controller; name one with --control {'|'.join(_CONTROLS)}")
    if args.hold and not args.torques:
        raise ShapeError("--hold is for --torques FILE")
    if args.tau is not None:
        return _vector(args, robot, "tau")
    if args.torques is not None:
        return torque_table(args.torques, robot)
    if args.control:
        make = {"pd": Controller.pd, "pd-gravity": Controller.pd_gravity, "computed-torque": Controller.computed_torque}
        return make[args.control](robot, _gain(args, robot, "kp"), _gain(args, robot, "kd"), _vector(args, robot, "target"))
    return None


def _gain(args: argparse.Namespace, robot: Robot, name: str) -> Any:
    from isodyn.commands.states import numbers

    words = getattr(args, name)
    if words is None:
        raise ShapeError(f"--control {args.control} needs --kp and --kd")
    count = len(" ".join(words).replace(",", " ").split())
    found = numbers(f"--{name}", words, 1 if count == 1 else robot.n)
    return found[0] if count == 1 else found


def torque_table(path: str, robot: Robot) -> tuple[Any, Any]:
    """(times (K,) [s], torques (K, n) [N m] or [N]) from a CSV table with columns t and tau_1, tau_2, ...; others are skipped."""
    import numpy as np

    from isodyn.commands.states import number

    try:
        with open(path, encoding="utf-8-sig", newline="") as file:
            rows = [row for row in csv.reader(file) if row and not row[0].lstrip().startswith("#")]
    except (OSError, UnicodeDecodeError, csv.Error) as error:
        raise FormatError(f"{path}: cannot read it: {error}") from None
    header = [cell.split("[")[0].strip().lower() for cell in rows[0]] if rows else []
    wanted = ["t", *(f"tau_{k}" for k in range(1, robot.n + 1))]
    missing = [name for name in wanted if name not in header]
    if missing:
        raise FormatError(f"{path}: no column is called {missing[0]!r}; expected {', '.join(wanted)}")
    places = [header.index(name) for name in wanted]
    table = []
    for line, row in enumerate(rows[1:], start=2):
        if len(row) <= max(places):
            raise FormatError(f"{path}, row {line}: {len(row)} cells; the header has {len(header)}")
        table.append([number(row[k], f"{path}, row {line}, column {header[k]}") for k in places])
    values = np.array(table).reshape(-1, len(wanted))
    return values[:, 0], values[:, 1:]
