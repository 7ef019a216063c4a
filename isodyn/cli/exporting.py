"""isodyn export: quantities of a robot as code for other programs."""

from __future__ import annotations

import argparse
from pathlib import Path

from isodyn.backends.targets import TARGETS
from isodyn.cli.models import load_robot
from isodyn.cli.output import check_target, same_file, show
from isodyn.cli.states import split_names
from isodyn.dynamics.exporting import export as exported
from isodyn.errors import UsageError, reraise_write_errors


def export(args: argparse.Namespace) -> int:
    """Write a robot's quantities as code."""
    row = TARGETS[args.target]
    check_target("--output", args.output, (row.ending,))
    if same_file(args.robot, args.output):
        raise UsageError(f"{args.output!r} is also the input; write to another file")
    robot = load_robot(args.robot, args.base, args.mimic)
    quantities = split_names(args.quantity)
    content = exported(
        robot, quantities, row.key, method=args.method, parameters=split_names(args.parameters),
        wrench_frames=split_names(args.wrench_frames),
        frame=args.frame, friction=not args.no_friction, motors=not args.no_motors,
    )  # fmt: skip
    with reraise_write_errors("--output", args.output):
        Path(args.output).write_bytes(content)
    data = {"robot": robot.name, "quantities": quantities, "target": row.key, "output": args.output, "bytes": len(content)}
    show(args, data, f"{args.output}: {', '.join(quantities)} of {robot.name}, {len(content)} bytes of {row.media}")
    return 0
