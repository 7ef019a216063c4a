"""isodyn simulate, animate: motions in time, as tables and moving pictures."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from isodyn.cli.output import check_target, load_robot, note, open_page, progress, show
from isodyn.errors import FormatError, ShapeError, SimulationError, UsageError

if TYPE_CHECKING:  # here and inside functions: help starts without NumPy, llvmlite and what needs them
    from isodyn.model.robot import Robot
    from isodyn.simulation.result import Simulation

INTEGRATORS = ("rk4", "rkf45", "abm", "semi-implicit-euler", "momentum", "RK45", "DOP853", "Radau", "LSODA")
_FILES = (".npz", ".csv")  # not standard output, which shows the report
_MOVING = (".html", ".htm", ".gif")
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
    wrench = "fx,fy,fz,nx,ny,nz [N, N m] exerted on the tip (or the link FRAME) by the outside, in its frame; may be repeated"
    verb.add_argument("--wrench", nargs="+", action="append", metavar="[FRAME=]X", help=wrench)
    verb.add_argument("--frame", metavar="LINK", help="the link on which a wrench without a name acts (default: the only tip)")
    verb.add_argument("--integrator", choices=INTEGRATORS, default="RK45", help="integrator (default RK45)")
    verb.add_argument("--rtol", type=float, default=1e-8, metavar="X", help="relative tolerance (default 1e-8)")
    verb.add_argument("--atol", type=float, default=1e-10, metavar="X", help="absolute tolerance (default 1e-10)")
    verb.add_argument("--dt", type=seconds, metavar="H", help="step of fixed-step integrators [s] (default 0.001)")
    verb.add_argument(
        "--limits", choices=("record", "stop", "bounce"), help="what happens when a joint reaches the end of its range"
    )
    verb.add_argument("--restitution", type=float, metavar="X", help="part of the speed kept by --limits bounce (default 0.5)")
    verb.add_argument("--effort", nargs="+", metavar="X", help="largest torques [N m|N], one, one for each joint, or 'robot'")
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

    from isodyn.cli.evaluate import wrench_of
    from isodyn.simulation.simulate import simulate as run

    _check_targets(args)
    robot = load_robot(args.robot)
    q0, qd0 = (_vector(args, robot, name) for name in ("q", "qd"))
    torque = _torque(args, robot)
    events = _limits(args, robot)
    message = ""
    try:
        done = run(
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
    import numpy as np

    from isodyn.simulation.result import Simulation
    from isodyn.simulation.simulate import simulate as run

    check_target("--output", args.output, _MOVING)
    saved = args.source.lower().endswith(".npz")
    if saved:
        done = Simulation.load(args.source)
    else:
        robot = load_robot(args.source)
        progress(f"{robot.name} falls")
        done = run(robot, np.zeros(robot.n), np.zeros(robot.n), args.t, integrator="rkf45", rtol=1e-6, atol=1e-8)
    name = Path(args.source).with_suffix(".html") if saved else Path(f"{Path(done.robot.name).name}.html")
    path = done.animate(args.output or name, speed=args.speed).resolve()
    show(args, {"robot": done.robot.name, "output": str(path), "t": float(done.t[-1])}, f"{path}")
    if done.status == "cancelled" and not saved:
        note(f"interrupted; the motion up to t = {done.t[-1]:.6g} s is what was written")
        return 130
    if args.open:
        open_page(path)
    return 0


def _check_targets(args: argparse.Namespace) -> None:
    for option, endings in (("output", _FILES), ("plot", (".svg", ".png", ".pdf")), ("animate", _MOVING)):
        check_target(f"--{option}", getattr(args, option), endings)


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

    from isodyn.cli.states import vector

    words = getattr(args, name)
    if words is None:
        return np.zeros(robot.n)
    return vector(f"--{name}", words, robot, "q" if name == "target" else name, degrees=args.deg)


def _torque(args: argparse.Namespace, robot: Robot) -> Any:
    """What --tau, --torques or --control say."""
    from isodyn.dynamics.flow import Controller

    given = [name for name in ("kp", "kd", "target") if getattr(args, name) is not None]
    if given and not args.control:
        raise ShapeError(f"--{given[0]} belongs to a controller; name one with --control {'|'.join(_CONTROLS)}")
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
    from isodyn.cli.states import numbers

    words = getattr(args, name)
    if words is None:
        raise ShapeError(f"--control {args.control} needs --kp and --kd")
    return numbers(f"--{name}", words, robot.n, or_one=True)


def _limits(args: argparse.Namespace, robot: Robot) -> Any:
    """The events of --limits."""
    from isodyn.simulation.events import Event

    if args.restitution is not None and args.limits != "bounce":
        raise ShapeError("--restitution is for --limits bounce")
    if args.limits == "bounce":
        return Event.limits(robot, restitution=0.5 if args.restitution is None else args.restitution)
    return Event.limits(robot, terminal=args.limits == "stop") if args.limits else None


def _effort(args: argparse.Namespace, robot: Robot) -> Any:
    from isodyn.cli.states import numbers

    if args.effort is None or args.effort == ["robot"]:
        return args.effort and "robot"
    return numbers("--effort", args.effort, robot.n, or_one=True)


def torque_table(path: str, robot: Robot) -> tuple[Any, Any]:
    """(times (K,) [s], torques (K, n) [N m] or [N]) from a CSV table with columns t and tau_1, tau_2, ...; others are skipped."""
    import numpy as np

    from isodyn.cli.states import accepted_units, factor, split_unit
    from isodyn.show.csv_rows import number, read_rows

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
