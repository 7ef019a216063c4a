"""isodyn trajectory: a motion as a table of t, q, qd, qdd that isodyn inverse reads."""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import numpy as np

from isodyn.cli.models import frame_of, load_robot
from isodyn.cli.output import TABLES, check_target, note, put, show, warn
from isodyn.cli.results import in_user_units, rows_as_text, write_table
from isodyn.cli.states import DEGREE, columns, numbers, open_source, vector
from isodyn.errors import FormatError, ModelError, MotionError, ShapeError
from isodyn.model.robot import Robot
from isodyn.motion.cartesian import CartesianPath
from isodyn.motion.limits import a_number_of_joints
from isodyn.motion.trajectory import Trajectory, extremes
from isodyn.spatial import Array, pose, rpy_matrix

DURATION = 10.0  # of Saha's examples [s]


def trajectory(args: argparse.Namespace) -> int:
    """Make a trajectory, write it, draw it."""
    check_target("--output", args.output, TABLES, args.input)
    check_target("--plot", args.plot, (".svg", ".png"))
    robot = load_robot(args.robot)
    if robot.n == 0:
        raise ModelError(f"robot {robot.name!r} has no moving joint")
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
        show(args, {**facts, **{name: array.tolist() for name, array in arrays.items()}}, "")
    else:
        put(table)
    if args.plot and not args.json:
        note(f"plot: {args.plot}")
    return 0


def _from_to(args: argparse.Namespace, robot: Robot) -> Trajectory:
    """Cycloidal, cubic, quintic."""
    q0, qT = _ends(args, robot)
    make: Callable[[Array, Array, float], Trajectory] = getattr(Trajectory, args.kind)
    limits = _limits(args, robot)
    if limits is None:
        return make(q0, qT, DURATION if args.duration is None else args.duration)
    if args.duration is not None:
        raise ShapeError(f"{args.kind}: give --duration, or limits; not both")
    return make(q0, qT, DURATION).within(robot=robot, **limits)


def _trapezoidal(args: argparse.Namespace, robot: Robot) -> Trajectory:
    limits = _limits(args, robot) or {}
    if "acceleration" not in limits:
        raise ShapeError("trapezoidal: give --acceleration, one number or one per joint")
    if args.torque:
        raise ShapeError("trapezoidal: torque limits are not for this kind; take waypoints")
    limits.setdefault("velocity", [joint.limits.velocity for joint in robot.moving])
    limits.pop("torque", None)
    return Trajectory.trapezoidal(*_ends(args, robot), duration=args.duration, **limits)


def _fourier(args: argparse.Namespace, robot: Robot) -> Trajectory:
    limits = {key: value for key, value in (_limits(args, robot) or {}).items() if key != "torque"}
    period = DURATION if args.duration is None else args.duration
    return Trajectory.exciting(robot, period=period, harmonics=args.harmonics, seed=args.seed, **limits)


def _waypoints(args: argparse.Namespace, robot: Robot) -> Trajectory:
    if args.input:
        with ExitStack() as stack:
            points = np.concatenate([block.given["q"] for block in open_source(args, robot, ("q",), stack).blocks()])
    else:
        first, last = _ends(args, robot)
        between = [vector("--via", words, robot, "q", degrees=args.deg) for words in args.via or ()]
        points = np.stack([first, *between, last])
    found = Trajectory.waypoints(points, robot=robot, **(_limits(args, robot) or {}))
    if args.duration is None:
        return found
    if args.duration < found.duration:
        least = f"the limits allow {found.duration:.6g} s at best"
        raise MotionError(f"waypoints: --duration {args.duration:g} s is too short; {least}")
    return found.with_duration(args.duration)


def _samples(args: argparse.Namespace, robot: Robot) -> Trajectory:
    if not args.input:
        raise ShapeError("samples: give --input FILE.csv with columns t, q_1, ...")
    return recorded(args, robot)


def recorded(args: argparse.Namespace, robot: Robot) -> Trajectory:
    """The motion of the table --input, which must have the robot's number of joints, over --duration where that is given."""
    found = Trajectory.from_csv(args.input)
    try:
        a_number_of_joints(repr(args.input), robot, found.n)
    except ShapeError as error:
        raise FormatError(str(error)) from None
    return found if args.duration is None else found.with_duration(args.duration)


def _in_space(args: argparse.Namespace, robot: Robot) -> Trajectory:
    """Lines and circles."""
    if args.start is None:
        raise ShapeError(f"{args.kind}: give --from, the joint positions at the start of the path")
    if args.to or args.via or args.velocity or args.torque or args.limits:
        raise ShapeError(f"{args.kind}: --to, --via and limits of joints are not for this kind; see isodyn trajectory --help")
    q0, _ = _ends(args, robot)
    frame = frame_of(args, robot)
    start = robot.pose(q0, frame=frame)
    pace: dict[str, Any] = {"speed": args.speed, "duration": args.duration}
    if args.acceleration:
        pace["acceleration"] = numbers("--acceleration", args.acceleration, 1)[0]
    path = (_line if args.kind == "line" else _circle)(args, start, pace)
    return Trajectory.follow(robot, path, q0, frame=frame, task=args.task)


def _line(args: argparse.Namespace, start: Array, pace: dict[str, Any]) -> CartesianPath:
    if args.point is None and args.rpy is None:
        raise ShapeError("line: give --point x,y,z, where the line ends [m]; or --rpy, the attitude there")
    point = start[:3, 3] if args.point is None else np.array(numbers("--point", args.point, 3))
    if args.rpy is None:
        return CartesianPath.line(start, point, **pace)
    angles = np.array(numbers("--rpy", args.rpy, 3, degrees=args.deg)) * (DEGREE if args.deg else 1.0)
    return CartesianPath.line(start, pose(rpy_matrix(list(angles)), point), **pace)


def _circle(args: argparse.Namespace, start: Array, pace: dict[str, Any]) -> CartesianPath:
    if args.centre is None:
        raise ShapeError("circle: give --centre x,y,z, a point of its axis [m]")
    axis = numbers("--axis", args.axis or ["0,0,1"], 3)
    angle = 2 * math.pi
    if args.angle is not None:
        angle = numbers("--angle", [args.angle], 1, degrees=args.deg)[0] * (DEGREE if args.deg else 1.0)
    return CartesianPath.circle(start, numbers("--centre", args.centre, 3), axis, angle=angle, attitude=args.attitude, **pace)


_MAKERS: dict[str, Callable[[argparse.Namespace, Robot], Trajectory]] = {
    "cycloidal": _from_to,
    "cubic": _from_to,
    "quintic": _from_to,
    "trapezoidal": _trapezoidal,
    "fourier": _fourier,
    "waypoints": _waypoints,
    "samples": _samples,
    "line": _in_space,
    "circle": _in_space,
}


def _ends(args: argparse.Namespace, robot: Robot) -> tuple[Array, Array]:
    """--from and --to; where a study starts and ends when they are not given."""
    given, (first, last) = (("--from", args.start), ("--to", args.to)), extremes(robot)
    q0, qT = (None if words is None else vector(option, words, robot, "q", degrees=args.deg) for option, words in given)
    return first if q0 is None else q0, last if qT is None else qT


def _limits(args: argparse.Namespace, robot: Robot) -> dict[str, Any] | None:
    """--velocity, --acceleration, --torque in SI units; None when no limits were spoken of."""
    result: dict[str, Any] = {}
    for option, name in (("velocity", "qd"), ("acceleration", "qdd"), ("torque", "tau")):
        if words := getattr(args, option):
            result[option] = vector(f"--{option}", words, robot, name, degrees=args.deg, or_one=True)
    return result if result or args.limits else None
