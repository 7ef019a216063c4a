"""isodyn trajectory: a motion as a table of t, q, qd, qdd that isodyn inverse reads."""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

from isodyn.cli.output import TABLES, check_target, frame_of, load_robot, note, put, show, warn
from isodyn.errors import FormatError, ModelError, MotionError, ShapeError, writing

if TYPE_CHECKING:  # here and inside functions: help starts without NumPy, llvmlite and what needs them
    from isodyn.model.robot import Robot
    from isodyn.motion.cartesian import CartesianPath
    from isodyn.motion.trajectory import Samples, Trajectory
    from isodyn.spatial import Array

#: kind -> what it is
KINDS = {
    "cycloidal": "--from, --to, --duration; no velocity or acceleration at the ends",
    "cubic": "--from, --to, --duration; at rest at the ends",
    "quintic": "--from, --to, --duration; no velocity or acceleration at the ends",
    "trapezoidal": "--from, --to, --velocity, --acceleration; constant velocity between ramps",
    "fourier": "random harmonics within the joints' range: --duration, --harmonics, --seed",
    "waypoints": "--from, --via ..., --to, or --input; as fast as limits allow",
    "samples": "--input: the columns t, q of a table, and qd, qdd where it has them",
    "line": "from the pose at --from to --point, --rpy; --speed or --duration",
    "circle": "from the pose at --from about --centre, --axis by --angle; --speed or --duration",
}
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
    facts = {
        "robot": robot.name,
        "kind": args.kind,
        "duration": motion.duration,
        "rows": len(samples.t),
        "broken_limits": list(broken),
    }
    facts |= {"output": args.output, "plot": args.plot}
    _hand_over(args, robot, samples, facts)
    return 0


def _hand_over(args: argparse.Namespace, robot: Robot, samples: Samples, facts: dict[str, Any]) -> None:
    from isodyn.cli.results import in_user_units
    from isodyn.cli.states import columns

    user = in_user_units(robot, degrees=args.deg)
    arrays = {"t": samples.t} | {name: user(name, getattr(samples, name)) for name in ("q", "qd", "qdd")}
    names = ["t [s]", *(label for name in ("q", "qd", "qdd") for label in columns(robot, name, degrees=args.deg))]
    if args.output in (None, "-") and not (args.json and args.output is None):
        put(_table(names, arrays))
    elif args.output is None:
        show(args, {**facts, "columns": names, **{name: array.tolist() for name, array in arrays.items()}}, "")
    else:
        _write(args.output, names, arrays)
        text = f"{args.output}: {facts['rows']} rows of t, q, qd, qdd, {args.kind} over {facts['duration']:.6g} s"
        show(args, {**facts, "columns": names}, text)
    if args.plot and not args.json:
        note(f"plot: {args.plot}")


def _table(names: list[str], arrays: dict[str, Array]) -> str:
    import numpy as np

    from isodyn.cli.results import rows_as_text

    return ",".join(names) + "\n" + rows_as_text(np.column_stack(list(arrays.values())))


def _write(path: str, names: list[str], arrays: dict[str, Array]) -> None:
    from isodyn.cli.results import NpzSink

    with writing("--output", path):
        if path.lower().endswith(".npz"):
            sink = NpzSink(path)
            sink.write(arrays)
            sink.close()
        else:
            Path(path).write_text(_table(names, arrays), encoding="utf-8", newline="\n")


# -- kinds ------------------------------------------------------------------------------------------------------------


def _from_to(args: argparse.Namespace, robot: Robot) -> Trajectory:
    """Cycloidal, cubic, quintic."""
    from isodyn.motion.trajectory import Trajectory

    q0, qT = _ends(args, robot)
    make: Callable[[Array, Array, float], Trajectory] = getattr(Trajectory, args.kind)
    limits = _limits(args, robot)
    if limits is None:
        return make(q0, qT, DURATION if args.duration is None else args.duration)
    if args.duration is not None:
        raise ShapeError(f"{args.kind}: give --duration, or limits; not both")
    return make(q0, qT, DURATION).within(robot=robot, **limits)


def _trapezoidal(args: argparse.Namespace, robot: Robot) -> Trajectory:
    from isodyn.motion.trajectory import Trajectory

    limits = _limits(args, robot) or {}
    if "acceleration" not in limits:
        raise ShapeError("trapezoidal: give --acceleration, one number or one per joint")
    if args.torque:
        raise ShapeError("trapezoidal: torque limits are not for this kind; take waypoints")
    limits.setdefault("velocity", [joint.limits.velocity for joint in robot.moving])
    limits.pop("torque", None)
    return Trajectory.trapezoidal(*_ends(args, robot), duration=args.duration, **limits)


def _fourier(args: argparse.Namespace, robot: Robot) -> Trajectory:
    from isodyn.motion.trajectory import Trajectory

    limits = {key: value for key, value in (_limits(args, robot) or {}).items() if key != "torque"}
    period = DURATION if args.duration is None else args.duration
    return Trajectory.exciting(robot, period=period, harmonics=args.harmonics, seed=args.seed, **limits)


def _waypoints(args: argparse.Namespace, robot: Robot) -> Trajectory:
    import numpy as np

    from isodyn.motion.trajectory import Trajectory

    if args.input:
        points = _points_of(args, robot)
    else:
        first, last = _ends(args, robot)
        points = np.stack([first, *(_vector(args, robot, "--via", words) for words in args.via or ()), last])
    found = Trajectory.waypoints(points, robot=robot, **(_limits(args, robot) or {}))
    if args.duration is None:
        return found
    if args.duration < found.duration:
        raise MotionError(
            f"waypoints: --duration {args.duration:g} s is too short; the limits allow {found.duration:.6g} s at best"
        )
    return found.with_duration(args.duration)


def _points_of(args: argparse.Namespace, robot: Robot) -> Array:
    """The postures of a table, a line each."""
    import numpy as np

    from isodyn.cli.states import open_source

    with ExitStack() as stack:
        source = open_source(args, robot, ("q",), stack)
        return np.concatenate([block.given["q"] for block in source.blocks()])


def _samples(args: argparse.Namespace, robot: Robot) -> Trajectory:
    if not args.input:
        raise ShapeError("samples: give --input FILE.csv with columns t, q_1, ...")
    found = recorded(args.input, robot)
    return found if args.duration is None else found.with_duration(args.duration)


def recorded(path: str, robot: Robot) -> Trajectory:
    """The motion of a table, which must have the robot's number of joints."""
    from isodyn.motion.limits import a_number_of_joints
    from isodyn.motion.trajectory import Trajectory

    found = Trajectory.from_csv(path)
    try:
        a_number_of_joints(repr(path), robot, found.n)
    except ShapeError as error:
        raise FormatError(str(error)) from None
    return found


def _in_space(args: argparse.Namespace, robot: Robot) -> Trajectory:
    """Lines and circles."""
    from isodyn.motion.trajectory import Trajectory

    if args.start is None:
        raise ShapeError(f"{args.kind}: give --from, the joint positions at the start of the path")
    if args.to or args.via or args.velocity or args.torque or args.limits:
        raise ShapeError(f"{args.kind}: --to, --via and limits of joints are not for this kind; see isodyn trajectory --help")
    q0 = _vector(args, robot, "--from", args.start)
    frame = frame_of(args, robot)
    start = robot.pose(q0, frame=frame)
    pace: dict[str, Any] = {"speed": args.speed, "duration": args.duration}
    if args.acceleration:
        from isodyn.cli.states import numbers

        pace["acceleration"] = numbers("--acceleration", args.acceleration, 1)[0]
    path = (_line if args.kind == "line" else _circle)(args, start, pace)
    return Trajectory.follow(robot, path, q0, frame=frame, task=args.task)


def _line(args: argparse.Namespace, start: Array, pace: dict[str, Any]) -> CartesianPath:
    import numpy as np

    from isodyn.cli.states import numbers
    from isodyn.motion.cartesian import CartesianPath
    from isodyn.spatial import pose, rpy_matrix

    if args.point is None and args.rpy is None:
        raise ShapeError("line: give --point x,y,z, where the line ends [m]; or --rpy, the attitude there")
    point = start[:3, 3] if args.point is None else np.array(numbers("--point", args.point, 3))
    if args.rpy is None:
        return CartesianPath.line(start, point, **pace)
    angles = np.array(numbers("--rpy", args.rpy, 3, degrees=args.deg)) * (np.pi / 180 if args.deg else 1.0)
    return CartesianPath.line(start, pose(rpy_matrix(list(angles)), point), **pace)


def _circle(args: argparse.Namespace, start: Array, pace: dict[str, Any]) -> CartesianPath:
    from isodyn.cli.states import numbers
    from isodyn.motion.cartesian import CartesianPath

    if args.centre is None:
        raise ShapeError("circle: give --centre x,y,z, a point of its axis [m]")
    axis = numbers("--axis", args.axis or ["0,0,1"], 3)
    angle = 2 * math.pi
    if args.angle is not None:
        angle = numbers("--angle", [args.angle], 1, degrees=args.deg)[0] * (math.pi / 180 if args.deg else 1.0)
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


# -- arguments --------------------------------------------------------------------------------------------------------


def _ends(args: argparse.Namespace, robot: Robot) -> tuple[Array, Array]:
    """--from and --to; where a study starts and ends when they are not given."""
    from isodyn.motion.trajectory import extremes

    first, last = extremes(robot)
    return (
        first if args.start is None else _vector(args, robot, "--from", args.start),
        last if args.to is None else _vector(args, robot, "--to", args.to),
    )


def _vector(args: argparse.Namespace, robot: Robot, option: str, words: list[str]) -> Array:
    from isodyn.cli.states import vector

    return vector(option, words, robot, "q", degrees=args.deg)


def _limits(args: argparse.Namespace, robot: Robot) -> dict[str, Any] | None:
    """--velocity, --acceleration, --torque in SI units; None when no limits were spoken of."""
    from isodyn.cli.states import vector

    result: dict[str, Any] = {}
    for option, name in (("velocity", "qd"), ("acceleration", "qdd"), ("torque", "tau")):
        words = getattr(args, option)
        if words:
            result[option] = vector(f"--{option}", words, robot, name, degrees=args.deg, or_one=True)
    return result if result or args.limits else None


def add_arguments(verb: argparse.ArgumentParser, positive: Callable[[str], int], seconds: Callable[[str], float]) -> None:
    """The options of isodyn trajectory."""
    rows = "\n".join(f"  {kind:<13}{what}" for kind, what in KINDS.items())
    verb.description = f"{verb.description}\n\nkinds:\n{rows}"
    verb.add_argument(
        "--kind", choices=tuple(KINDS), default="cycloidal", metavar="KIND", help="one of those above (default cycloidal)"
    )
    verb.add_argument(
        "--from", nargs="+", dest="start", metavar="X", help="first joint positions [rad|m] (default: those of a study)"
    )
    verb.add_argument("--to", nargs="+", metavar="X", help="last joint positions [rad|m] (default: those of a study)")
    verb.add_argument("--via", nargs="+", action="append", metavar="X", help="joint positions between; may be repeated")
    verb.add_argument("--input", metavar="FILE", help="waypoints (columns q) or samples (columns t, q, qd, qdd) from a CSV table")
    verb.add_argument("--duration", type=seconds, metavar="T", help="[s] (default 10 where nothing else decides)")
    verb.add_argument("--limits", action="store_true", help="as fast as the robot's limits of velocity and torque allow")
    for name, unit in (("velocity", "rad/s|m/s"), ("acceleration", "rad/s2|m/s2"), ("torque", "N m|N")):
        more = "; of a line or circle [m/s2]" if name == "acceleration" else ""
        verb.add_argument(f"--{name}", nargs="+", metavar="X", help=f"limits [{unit}], one for all joints or one each{more}")
    verb.add_argument("--harmonics", type=positive, default=5, metavar="N", help="of fourier (default 5)")
    verb.add_argument("--seed", type=int, default=0, metavar="N", help="of fourier (default 0)")
    _add_paths(verb)
    grid = verb.add_mutually_exclusive_group()
    grid.add_argument("--samples", type=positive, metavar="N", help="number of rows (default 201)")
    grid.add_argument("--dt", type=seconds, metavar="S", help="time between rows [s]")
    verb.add_argument("--deg", action="store_true", help="angles in degrees, in and out")
    verb.add_argument("--output", metavar="FILE", help="write a .csv or .npz file instead of CSV to standard output")
    verb.add_argument("--plot", metavar="FILE", help="also draw q, qd and qdd, as .svg or .png")


def _add_paths(verb: argparse.ArgumentParser) -> None:
    """The options of lines and circles."""
    verb.add_argument("--speed", type=float, metavar="V", help="of a line or circle [m/s]")
    verb.add_argument("--point", nargs="+", metavar="X", help="where a line ends: x,y,z [m] in the root frame")
    verb.add_argument(
        "--rpy", nargs="+", metavar="X", help="attitude where a line ends: roll, pitch, yaw [rad] (default: it stays)"
    )
    verb.add_argument("--centre", nargs="+", metavar="X", help="a point of a circle's axis: x,y,z [m]")
    verb.add_argument("--axis", nargs="+", metavar="X", help="direction of a circle's axis (default 0,0,1)")
    verb.add_argument("--angle", metavar="A", help="of a circle [rad] (default a whole turn)")
    verb.add_argument("--attitude", choices=("fixed", "turning"), default="fixed", help="along a circle (default fixed)")
    verb.add_argument("--task", choices=("pose", "position"), default="pose", help="what of a line or circle counts (default pose)")
    verb.add_argument("--frame", metavar="LINK", help="the link that follows a line or circle (default: the only tip)")
