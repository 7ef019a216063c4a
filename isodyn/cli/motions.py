"""isodyn trajectory, simulate, animate, workspace: motions in time, as tables for isodyn inverse and as animations."""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from isodyn.cli.evaluate import base_of, wrench_of
from isodyn.cli.models import frame_of, load_robot
from isodyn.cli.options import CONTROLS
from isodyn.cli.output import TABLES, check_target, note, open_page, progress, put, show, warn
from isodyn.cli.results import in_user_units, rows_as_text, write_table
from isodyn.cli.states import (
    DEGREE,
    accepted_units,
    columns,
    factor,
    numbers,
    on_loops,
    open_source,
    split_names,
    split_unit,
    vector,
)
from isodyn.dynamics.closing import loops_of
from isodyn.dynamics.controller import Controller
from isodyn.errors import FormatError, ModelError, MotionError, ShapeError, SimulationError, UsageError
from isodyn.kinematics.loop_closure import at_loops, close_loops
from isodyn.model.columns import column, labels
from isodyn.model.formats.csv_rows import read_rows, table_of
from isodyn.model.robot import Robot
from isodyn.motion.cartesian import CartesianPath
from isodyn.motion.limits import require_joint_count
from isodyn.motion.manifold_trajectory import apart
from isodyn.motion.trajectory import Trajectory, extremes, outside_limits
from isodyn.show import workspace as workspaces
from isodyn.show.figure import ENDINGS
from isodyn.simulation import simulate as simulations
from isodyn.simulation.events import Event
from isodyn.simulation.result import Simulation
from isodyn.spatial import Array, pose, rpy_matrix

DURATION = 10.0  # [s], as in Saha's examples
_FILES = (".npz", ".csv")  # not standard output, which shows the report
_MOVING = (".html", ".htm", ".gif")


def trajectory(args: argparse.Namespace) -> int:
    """Compute a trajectory, write it, plot it."""
    check_target("--output", args.output, TABLES, args.input)
    check_target("--plot", args.plot, ENDINGS)
    robot = load_robot(args.robot, args.base, args.mimic)
    if robot.n == 0:
        raise ModelError(f"robot {robot.name!r} has no movable joint")
    motion = _MAKERS[args.kind](args, robot)
    broken = motion.broken_limits(robot)
    for sentence in broken:
        warn(sentence)
    if args.plot:
        motion.plot(args.plot, robot=robot)
    samples = motion.sample(args.samples, dt=args.dt)
    arrays = {"t": samples.t} | in_user_units(robot, {"q": samples.q, "qd": samples.qd, "qdd": samples.qdd}, degrees=args.deg)
    names = ["t [s]", *(label for name in ("q", "qd", "qdd") for label in columns(robot, name, degrees=args.deg))]
    table = ",".join(names) + "\n" + rows_as_text(np.column_stack(list(arrays.values())))
    facts = {"robot": robot.name, "kind": args.kind, "duration": motion.duration, "rows": len(samples.t)}
    facts |= {"broken_limits": list(broken), "output": args.output, "plot": args.plot, "columns": names}
    if args.output not in (None, "-"):
        write_table(args.output, table, arrays)
        text = f"{args.output}: {len(samples.t)} rows of t, q, qd, qdd, {args.kind} over {motion.duration:.6g} s"
        show(args, facts, text)
    elif args.json and args.output is None:
        show(args, {**facts, **arrays}, "")
    else:
        put(table)
    if args.plot and not args.json:
        note(f"plot: {args.plot}")
    return 0


def _from_to(args: argparse.Namespace, robot: Robot) -> Trajectory:
    """Cycloidal, cubic and quintic trajectories."""
    q0, qT = _ends(args, robot)
    make: Callable[[Array, Array, float], Trajectory] = partial(getattr(Trajectory, args.kind), robot=robot)
    limits = _limits(args, robot)
    if limits is None:
        return make(q0, qT, DURATION if args.duration is None else args.duration)
    if args.duration is not None:
        raise ShapeError(f"{args.kind}: give either --duration or limits, not both")
    return make(q0, qT, DURATION).within(robot=robot, **limits)


def _trapezoidal(args: argparse.Namespace, robot: Robot) -> Trajectory:
    limits = _limits(args, robot) or {}
    if "acceleration" not in limits:
        raise ShapeError("trapezoidal: give --acceleration, one number or one per joint")
    if args.torque:
        raise ShapeError("trapezoidal: this kind takes no torque limits; use --kind waypoints")
    limits.setdefault("velocity", [joint.limits.velocity for joint in robot.dofs])
    limits.pop("torque", None)
    return Trajectory.trapezoidal(*_ends(args, robot), duration=args.duration, **limits, robot=robot)


def _fourier(args: argparse.Namespace, robot: Robot) -> Trajectory:
    limits = {key: value for key, value in (_limits(args, robot) or {}).items() if key != "torque"}
    period = DURATION if args.duration is None else args.duration
    return Trajectory.exciting(robot, period=period, harmonics=args.harmonics, seed=args.seed, **limits)


def _waypoints(args: argparse.Namespace, robot: Robot) -> Trajectory:
    if args.input:
        with ExitStack() as stack:
            points = np.concatenate([block.given["q"] for block in open_source(args, robot, ("q",), stack).blocks()])
        points = _closed(args, robot, "q of row {}", points)
    else:
        first, last = _ends(args, robot)
        between = [vector("--via", words, robot, "q", degrees=args.deg) for words in args.via or ()]
        points = np.stack([first, *(_closed(args, robot, "--via", q) for q in between), last])
    found = Trajectory.waypoints(points, robot=robot, **(_limits(args, robot) or {}))
    if args.duration is None:
        return found
    if args.duration < found.duration:
        least = f"the limits allow no less than {found.duration:.6g} s"
        raise MotionError(f"waypoints: --duration {args.duration:g} s is too short; {least}")
    return found.with_duration(args.duration)


def _samples(args: argparse.Namespace, robot: Robot) -> Trajectory:
    if not args.input:
        raise ShapeError("samples: give --input FILE.csv with columns t, q_1, ...")
    return trajectory_from_table(args.input, robot, args.duration)


def trajectory_from_table(table: str, robot: Robot, duration: float | None = None) -> Trajectory:
    """Read a trajectory of the robot from a CSV table; `duration` [s] rescales its time."""
    found = Trajectory.from_csv(table, robot=robot)
    try:
        require_joint_count(repr(table), robot, found.n)
    except ShapeError as error:
        raise FormatError(str(error)) from None
    return found if duration is None else found.with_duration(duration)


def _in_space(args: argparse.Namespace, robot: Robot) -> Trajectory:
    """Lines and circles in Cartesian space."""
    if args.start is None:
        raise ShapeError(f"{args.kind}: give --from, the joint positions at the start of the path")
    if args.to or args.via or args.velocity or args.torque or args.limits:
        raise ShapeError(f"{args.kind}: this kind takes no --to, --via or joint limits; see isodyn trajectory --help")
    q0 = _closed(args, robot, "--from", vector("--from", args.start, robot, "q", degrees=args.deg))
    frame = frame_of(args, robot)
    start = robot.pose(q0, frame=frame)
    pace: dict[str, Any] = {"speed": args.speed, "duration": args.duration}
    if args.acceleration:
        pace["acceleration"] = numbers("--acceleration", args.acceleration, 1)[0]
    path = (_line if args.kind == "line" else _circle)(args, start, pace)
    return Trajectory.follow(robot, path, q0, frame=frame, task=args.task)


def _line(args: argparse.Namespace, start: Array, pace: dict[str, Any]) -> CartesianPath:
    if args.point is None and args.rpy is None:
        raise ShapeError("line: give --point x,y,z, the end of the line [m]; or --rpy, the orientation at its end")
    point = start[:3, 3] if args.point is None else np.array(numbers("--point", args.point, 3))
    if args.rpy is None:
        return CartesianPath.line(start, point, **pace)
    angles = np.array(numbers("--rpy", args.rpy, 3, degrees=args.deg)) * (DEGREE if args.deg else 1.0)
    return CartesianPath.line(start, pose(rpy_matrix(list(angles)), point), **pace)


def _circle(args: argparse.Namespace, start: Array, pace: dict[str, Any]) -> CartesianPath:
    if args.centre is None:
        raise ShapeError("circle: give --centre x,y,z, a point on its axis [m]")
    axis = numbers("--axis", args.axis or ["0,0,1"], 3)
    angle = 2 * math.pi
    if args.angle is not None:
        angle = numbers("--angle", [args.angle], 1, degrees=args.deg)[0] * (DEGREE if args.deg else 1.0)
    return CartesianPath.circle(start, numbers("--centre", args.centre, 3), axis, angle=angle, attitude=args.attitude, **pace)


_MAKERS: dict[str, Callable[[argparse.Namespace, Robot], Trajectory]] = {
    **dict.fromkeys(("cycloidal", "cubic", "quintic"), _from_to),
    **dict.fromkeys(("line", "circle"), _in_space),
    "trapezoidal": _trapezoidal,
    "fourier": _fourier,
    "waypoints": _waypoints,
    "samples": _samples,
}


def _ends(args: argparse.Namespace, robot: Robot) -> tuple[Array, Array]:
    """Return --from and --to; the default is the start and end of `isodyn study`."""
    given, (first, last) = (("--from", args.start), ("--to", args.to)), extremes(robot)
    q0, qT = (None if words is None else vector(option, words, robot, "q", degrees=args.deg) for option, words in given)
    if q0 is None:
        q0 = loops_of(robot).start if robot.loops else first
    return _closed(args, robot, "--from", q0), _closed(args, robot, "--to", last if qT is None else qT)


def _closed(args: argparse.Namespace, robot: Robot, name: str, q: Array) -> Array:
    """Return poses (..., nq) that satisfy the loop constraints: checked without --close, projected with it."""
    if args.close is not None:
        return close_loops(robot, q, fixed=split_names(args.close)).q
    if robot.loops:
        remedy = "--close projects the pose onto the loops, --close JOINT with that joint fixed"
        at_loops(robot, q, np.zeros((*q.shape[:-1], robot.n)), (name, name), remedy, 1)
    return q


def _limits(args: argparse.Namespace, robot: Robot) -> dict[str, Any] | None:
    """Return --velocity, --acceleration, --torque in SI units; None without any limits."""
    result: dict[str, Any] = {}
    for option, name in (("velocity", "qd"), ("acceleration", "qdd"), ("torque", "tau")):
        if words := getattr(args, option):
            result[option] = vector(f"--{option}", words, robot, name, degrees=args.deg, or_one=True)
    if args.limits and not result and not any(math.isfinite(min(j.limits.velocity, j.limits.effort)) for j in robot.dofs):
        raise ShapeError(f"--limits: {robot.name!r} has no velocity or torque limits; give --velocity, --acceleration or --torque")
    return result if result or args.limits else None


def simulate(args: argparse.Namespace) -> int:
    """Simulate a robot from an initial state."""
    for option, endings in (("output", _FILES), ("plot", ENDINGS), ("animate", _MOVING)):
        check_target(f"--{option}", getattr(args, option), endings)
    robot = load_robot(args.robot, args.base, args.mimic)
    motion = None if args.trajectory is None else trajectory_from_table(args.trajectory, robot)
    if args.t is None:
        args.t = 1.0 if motion is None else motion.duration
    start = None if motion is None else motion(0.0)
    q0, qd0 = (_vector(args, robot, name) if start is None or getattr(args, name) else getattr(start, name) for name in ("q", "qd"))
    if robot.loops or args.close is not None:
        q0, qd0 = on_loops(args, robot, q0, qd0)
    torque, events = _torque(args, robot, motion), _events(args, robot)
    effort: Any = "robot" if args.effort == ["robot"] else args.effort
    if isinstance(effort, list):
        effort = numbers("--effort", effort, robot.n, or_one=True)
    message = ""
    try:
        done = simulations.simulate(
            robot, q0, qd0, np.linspace(0.0, args.t, args.samples), torque=torque, method=args.method, integrator=args.integrator,
            rtol=args.rtol, atol=args.atol, dt=args.dt, interpolation="hold" if args.hold else "linear", events=events,
            friction=not args.no_friction, motors=not args.no_motors, effort=effort, wrench=wrench_of(args, robot),
            base=base_of(args, robot),
        )  # fmt: skip
    except SimulationError as error:
        assert error.partial is not None
        done, message = error.partial, str(error).rsplit(";", 1)[0]  # type: ignore[assignment]
    data, text = done.to_dict(), str(done)
    if args.close is not None:
        start_of = {"q": robot.position_names, "qd": robot.velocity_names}
        for name, at in in_user_units(robot, {"q": q0, "qd": qd0}, degrees=args.deg).items():
            entries = zip(start_of[name], at, strict=True)
            text += f"\nprojected initial {name}: " + ", ".join(f"{entry} = {x:.10g}" for entry, x in entries)
    if motion is not None:
        off = np.abs(apart(robot, motion(np.clip(done.t, 0.0, motion.duration)).q, done.q)).max(axis=0)
        data["tracking_error"], worst = off.tolist(), int(off.argmax())
        joint = robot.dofs[worst]
        text += f"\nlargest tracking error: {off[worst]:.3g} {joint.unit} at {joint.name}"
    if args.clearance:
        near = done.clearance()
        data["contacts"] = [contact._asdict() for contact in near.contacts]
        text += f"\n{near}"
    if args.output:
        path = done.save(args.output) if args.output.lower().endswith(".npz") else done.to_csv(args.output)
        text += f"\n{path}: {len(done.t)} rows"
    if args.plot:
        done.plot(args.plot)
        text += f"\n{args.plot}"
    if args.animate:
        text += f"\n{done.animate(args.animate)}"
    show(args, data, text)
    left = outside_limits(robot, done.q) if args.limits is None else ()
    if left:
        remedy = "--limits bounce makes joint stops of the limits, --limits stop ends the simulation there"
        note(f"joints outside their limits: {', '.join(left)}; {remedy}")
    if message:
        note(f"{message}; the results hold the motion up to there")
    return {"complete": 0, "event": 0, "cancelled": 130}.get(done.status, 1)


def animate(args: argparse.Namespace) -> int:
    """Animate a saved motion, a trajectory, or the free fall of a robot."""
    check_target("--output", args.output, _MOVING)
    saved = args.source.lower().endswith(".npz")
    if args.source.lower().endswith(".csv"):
        raise UsageError(f"{args.source} is a trajectory; name its robot: isodyn animate ROBOT --trajectory {args.source}")
    if args.trajectory:
        if saved:
            raise UsageError("--trajectory needs a robot; a saved simulation has its own motion")
        robot = load_robot(args.source, args.base, args.mimic)
        motion = trajectory_from_table(args.trajectory, robot)
        path = motion.animate(args.output or f"{Path(robot.name).name}.html", robot, speed=args.speed).resolve()
        show(args, {"robot": robot.name, "output": str(path), "t": motion.duration}, f"{path}")
        if args.open:
            open_page(path)
        return 0
    if saved:
        done = Simulation.load(args.source)
    else:
        robot = load_robot(args.source, args.base, args.mimic)
        progress(f"free fall of {robot.name}")
        done = simulations.simulate(robot, robot.neutral(), np.zeros(robot.n), args.t, rtol=1e-6, atol=1e-8)
    name = Path(args.source).with_suffix(".html") if saved else Path(f"{Path(done.robot.name).name}.html")
    path = done.animate(args.output or name, speed=args.speed).resolve()
    show(args, {"robot": done.robot.name, "output": str(path), "t": float(done.t[-1])}, f"{path}")
    if done.status == "cancelled" and not saved:
        note(f"interrupted; the results hold the motion up to t = {done.t[-1]:.6g} s")
        return 130
    if args.open:
        open_page(path)
    return 0


def workspace(args: argparse.Namespace) -> int:
    """Print and draw the reachable workspace of a link frame."""
    check_target("--output", args.output, ENDINGS)
    robot = load_robot(args.robot, args.base, args.mimic)
    found = workspaces.workspace(robot, frame=frame_of(args, robot), samples=args.samples, seed=args.seed)
    data, text = found.to_dict(), str(found)
    if args.output:
        found.plot(args.output)
        data["output"], text = args.output, f"{text}\n{args.output}"
    show(args, data, text)
    return 0


def _vector(args: argparse.Namespace, robot: Robot, name: str) -> Array:
    words, kind = getattr(args, name), "q" if name == "target" else name
    if words is None:
        return robot.neutral() if kind == "q" else np.zeros(robot.n)
    return vector(f"--{name}", words, robot, kind, degrees=args.deg)


def _torque(args: argparse.Namespace, robot: Robot, motion: Trajectory | None) -> Any:
    """Return the torques of --tau, --torques or --control; `motion` is the trajectory of --trajectory."""
    given = [name for name in ("kp", "kd", "ki", "target", "trajectory") if getattr(args, name) is not None]
    if given and not args.control:
        raise ShapeError(f"--{given[0]} needs a controller; add --control {'|'.join(CONTROLS)}")
    if args.hold and not args.torques:
        raise ShapeError("--hold needs --torques FILE")
    if args.frame and not args.wrench and args.control != "impedance":
        raise ShapeError("--frame needs --wrench or --control impedance")
    if args.tau is not None:
        return _vector(args, robot, "tau")
    if args.torques is not None:
        times, torques = _torque_table(args.torques, robot)
        if len(times) and times[-1] < args.t and not args.hold:
            remedy = f"give --t {times[-1]:g} or less, more rows, or --hold to keep the last row"
            raise UsageError(f"--torques: {args.torques!r} ends at {times[-1]:g} s and --t is {args.t:g} s; {remedy}")
        return times, torques
    if args.control is None:
        return None
    if args.kp is None or args.kd is None or (args.ki is None) == (args.control == "pid"):
        needed = "--kp, --ki and --kd" if args.control == "pid" else "--kp and --kd" + (", no --ki" if args.ki else "")
        raise ShapeError(f"--control {args.control} needs {needed}")
    if motion is not None and args.target is not None:
        raise ShapeError("give either --target or --trajectory, not both")
    reference = _vector(args, robot, "target") if motion is None else motion
    size = 6 if args.control == "impedance" else robot.n
    gains = {name: numbers(f"--{name}", words, size, or_one=True) for name in ("kp", "ki", "kd") if (words := getattr(args, name))}
    if args.control == "impedance":
        return Controller.impedance(robot, gains["kp"], gains["kd"], reference, frame=frame_of(args, robot))
    make: dict[str, Callable[..., Controller]] = {
        "pd": Controller.pd,
        "pd-gravity": Controller.pd_gravity,
        "pid": Controller.pid,
        "computed-torque": partial(Controller.computed_torque, friction=not args.no_friction, motors=not args.no_motors),
    }
    return make[args.control](robot, *gains.values(), reference)


def _events(args: argparse.Namespace, robot: Robot) -> tuple[Event, ...] | None:
    """Return the events of --limits."""
    if args.restitution is not None and args.limits != "bounce":
        raise ShapeError("--restitution needs --limits bounce")
    if args.limits == "bounce":
        return Event.limits(robot, restitution=0.5 if args.restitution is None else args.restitution)
    return Event.limits(robot, terminal=args.limits == "stop") if args.limits else None


def _torque_table(path: str, robot: Robot) -> tuple[Array, Array]:
    """Read times (K,) [s] and torques (K, n) [N m] or [N] from a CSV table; columns besides t, tau_1, tau_2, ... are skipped."""
    rows = read_rows(path)
    _, head = next(rows, (1, []))
    where = repr(path)
    header = [split_unit(cell) for cell in head]
    its = labels(robot, "tau")
    found = [column(robot, name) for name, _ in header]
    names = [
        its[at[1]] if at and at[0] == "tau" and 0 <= at[1] < robot.n else head[0].lower()
        for at, head in zip(found, header, strict=True)
    ]
    wanted = {"t": {"s": 1.0}} | {label: accepted_units(robot, "tau", k) for k, label in enumerate(its, 1)}
    missing = next((name for name in wanted if name not in names), None)
    if missing:
        raise FormatError(f"{where}: expected the columns {', '.join(wanted)}; {missing!r} is missing")
    places = [names.index(name) for name in wanted]
    for k, accepted in zip(places, wanted.values(), strict=True):
        if header[k][1]:
            factor(header[k][1], accepted, head[k], where)  # refuses a table in other units
    values = table_of(rows, places, [names[k] for k in places], where)
    return values[:, 0], values[:, 1:]
