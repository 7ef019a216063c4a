"""isodyn ik: joint positions that bring a frame to target poses."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from isodyn.cli.output import TABLES, check_target, frame_of, load_robot, note, put, show
from isodyn.errors import UsageError, writing

if TYPE_CHECKING:  # here and inside functions: help starts without NumPy, llvmlite and what needs them
    from isodyn.kinematics.inverse_kinematics import IKResult
    from isodyn.model.robot import Robot
    from isodyn.spatial import Array


def ik(args: argparse.Namespace) -> int:
    """Solve, show or write, and say what was not reached."""
    import numpy as np

    from isodyn.cli.states import factors, read_targets, vector
    from isodyn.kinematics.inverse_kinematics import inverse_kinematics

    check_target("--output", args.output, TABLES, args.input)
    robot = load_robot(args.robot)
    target, single = read_targets(args)
    scale = np.array(factors(robot, "q", degrees=args.deg))
    q0 = None if args.q0 is None else vector("--q0", args.q0, robot, "q", degrees=args.deg)
    result = inverse_kinematics(
        robot, target, frame=frame_of(args, robot), q0=q0, orientation=target.shape[-1] == 4, limits=_limits(args, robot),
        tolerance=tuple(args.tolerance), all_solutions=args.all, seeds=args.seeds,
    )  # fmt: skip
    if args.output and args.output != "-":
        _write(args, robot, result, scale)
        text = f"{args.output}: {int(result.reached.sum())} of {len(target)} targets reached, by {result.method}"
        show(args, {**_facts(args, robot, result), "output": args.output}, text)
    elif args.json:
        show(args, {**_facts(args, robot, result), "targets": _records(args, result, scale)}, "")
    elif single and args.output is None:
        put(f"{_table(args, robot, result, scale)}\n")
    else:
        put(_csv(args, robot, result, scale))
    return _verdict(result)


def add_arguments(verb: argparse.ArgumentParser, positive: Callable[[str], int]) -> None:
    """The options of isodyn ik."""
    source = verb.add_mutually_exclusive_group(required=True)
    source.add_argument("--pose", nargs="+", metavar="X", help="x,y,z [m], roll,pitch,yaw [rad] (turns about fixed x, y, z)")
    source.add_argument("--position", nargs="+", metavar="X", help="x,y,z [m]; the orientation does not matter")
    source.add_argument("--matrix", nargs="+", metavar="X", help="a 4 x 4 pose by rows: 16 numbers, or 12 without the last row")
    table = "targets from a CSV file (columns x .. yaw, or p_x .. R_3_3 as `isodyn pose` writes) or an NPZ file (array pose)"
    source.add_argument("--input", metavar="FILE", help=f"{table}; - reads standard input")
    verb.add_argument("--output", metavar="FILE", help="write a .csv or .npz file (-: CSV, standard output)")
    verb.add_argument("--all", action="store_true", help="all solutions, not one")
    verb.add_argument("--frame", metavar="LINK", help="the link whose frame is to get there (default: the only tip)")
    verb.add_argument("--q0", nargs="+", metavar="X", help="joint positions to begin at; the solution nearest to them is chosen")
    verb.add_argument("--deg", action="store_true", help="angles in degrees, in and out")
    verb.add_argument("--no-limits", action="store_true", help="leave the joint limits out")
    verb.add_argument("--limits", nargs="+", metavar="JOINT=A,B", help="other limits, also for joints that have none")
    both = "largest errors that count as none [m], [rad] (default 1e-9 1e-9)"
    verb.add_argument("--tolerance", nargs=2, type=float, default=[1e-9, 1e-9], metavar=("M", "RAD"), help=both)
    verb.add_argument("--seeds", type=positive, default=127, metavar="N", help="postures to begin a search from (default 127)")


def _limits(args: argparse.Namespace, robot: Robot) -> Any:
    """What --no-limits and --limits NAME=LOWER,UPPER ask for."""
    from isodyn.cli.states import factors, numbers

    if args.no_limits and args.limits:
        raise UsageError("--no-limits and --limits were both given; leave one of them out")
    scale = dict(zip(robot.joint_names, factors(robot, "q", degrees=args.deg), strict=True))
    given = {}
    for word in args.limits or ():
        name, equals, text = word.strip().rpartition("=")
        if not equals:
            raise UsageError(f"--limits: expected JOINT=LOWER,UPPER, got {word.strip()!r}")
        low, high = numbers(f"--limits {name}", [text], 2, degrees=args.deg)
        given[name] = (low * scale.get(name, 1.0), high * scale.get(name, 1.0))
    return given or not args.no_limits


def _facts(args: argparse.Namespace, robot: Robot, result: IKResult) -> dict[str, Any]:
    from isodyn.cli.states import columns

    facts = {"robot": robot.name, "frame": frame_of(args, robot), "method": result.method}
    return {**facts, "columns": columns(robot, "q", degrees=args.deg), "reached": int(result.reached.sum()), "of": len(result.q)}


def _records(args: argparse.Namespace, result: IKResult, scale: Array) -> list[dict[str, Any]]:
    """One object per target."""
    records = []
    for k, count in enumerate(result.counts.tolist()):
        record = {
            "reached": bool(result.reached[k]),
            "position_error": float(result.position_error[k]),
            "rotation_error": float(result.rotation_error[k]),
            "q": (result.q[k] / scale).tolist(),
        }
        if args.all:
            record["solutions"] = (result.solutions[k, :count] / scale).tolist()
        records.append(record)
    return records


def _rows(args: argparse.Namespace, robot: Robot, result: IKResult, scale: Array) -> tuple[list[str], Array, Array]:
    """(labels, targets, values): a row per target, or per solution; a target without any keeps a row with its nearest posture."""
    import numpy as np

    from isodyn.cli.states import columns

    labels = columns(robot, "q", degrees=args.deg)
    if not args.all:
        errors = ["position_error [m]", "rotation_error [rad]"]
        values = np.column_stack([result.q / scale, result.position_error, result.rotation_error])
        return labels + errors, np.arange(len(result.q)), values
    each = np.maximum(result.counts, 1)
    owner = np.repeat(np.arange(len(result.q)), each)
    q = result.solutions[np.arange(result.solutions.shape[1]) < each[:, None]]
    return labels, owner, np.where(result.reached[owner, None], q, result.q[owner]) / scale


def _csv(args: argparse.Namespace, robot: Robot, result: IKResult, scale: Array) -> str:
    from isodyn.cli.results import rows_as_text

    labels, owner, values = _rows(args, robot, result, scale)
    lines = [",".join(["target", "reached", *labels])]
    rows = zip(owner.tolist(), rows_as_text(values).splitlines(), strict=True)
    lines += [f"{k + 1},{int(result.reached[k])},{row}" for k, row in rows]
    return "\n".join([*lines, ""])


def _write(args: argparse.Namespace, robot: Robot, result: IKResult, scale: Array) -> None:
    from isodyn.cli.results import NpzSink

    if args.output.lower().endswith(".csv"):
        with writing("--output", args.output):
            Path(args.output).write_text(_csv(args, robot, result, scale), encoding="utf-8", newline="\n")
        return
    found = {"q": result.q / scale, "reached": result.reached}
    found |= {"position_error": result.position_error, "rotation_error": result.rotation_error}
    if args.all:
        found |= {"solutions": result.solutions / scale, "counts": result.counts}
    with writing("--output", args.output):
        sink = NpzSink(args.output)
        sink.write(found)
        sink.close()


def _table(args: argparse.Namespace, robot: Robot, result: IKResult, scale: Array) -> str:
    from isodyn.show.table import Table

    labels, _, values = _rows(args, robot, result, scale)
    rows = tuple(tuple(f"{x + 0.0:.10g}" for x in row[: robot.nq]) for row in values)
    errors = f"position error {result.position_error[0]:.2g} m, rotation error {result.rotation_error[0]:.2g} rad"
    what = f"{int(result.counts[0])} solutions, " if args.all else ""
    return Table(f"{robot.name}, {result.method}: {what}{errors}", tuple(labels[: robot.nq]), rows, left=0).text()


def _verdict(result: IKResult) -> int:
    """0 when everything was reached; else a sentence and 1."""
    import numpy as np

    lost = np.flatnonzero(~result.reached)
    if not len(lost):
        return 0
    k = int(lost[0])
    near = f"the nearest posture is {result.position_error[k]:.3g} m and {result.rotation_error[k]:.3g} rad away"
    if len(result.q) == 1:
        note(f"the target was not reached within the limits: {near}")
    else:
        note(f"{len(lost)} of {len(result.q)} targets were not reached within the limits; of the first, target {k + 1}, {near}")
    return 1
