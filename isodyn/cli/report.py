"""isodyn study, bench."""

from __future__ import annotations

import argparse
from pathlib import Path

from isodyn.cli.loading import load_robot
from isodyn.cli.output import open_page, progress, show
from isodyn.errors import check_place


def study(args: argparse.Namespace) -> int:
    """The study of a robot, in the terminal and as a page."""
    from isodyn.study.study import study as run

    if args.output:
        check_place("--output", args.output)
    result = run(load_robot(args.robot), duration=args.duration, samples=args.samples, speed=not args.no_speed, progress=progress)
    data, text = result.to_dict(), str(result)
    output = args.output or (f"{Path(result.robot.name).name}.html" if args.open else None)
    if output:
        progress("the page")
        path = result.to_html(output).resolve()
        data["page"] = str(path)
        text += f"\n\nPage: {path}"
    show(args, data, text)
    if output and args.open:
        open_page(path)
    return 0 if result.agrees else 1


def bench(args: argparse.Namespace) -> int:
    """Time per state on this machine."""
    from isodyn.study.speed import measure
    from isodyn.study.study import host_line, speeds_as_table

    robot = load_robot(args.robot)
    progress(f"speed of {robot.name}")
    rows, peer = measure(robot, states=args.states, dtype=args.dtype)
    table = speeds_as_table(rows, peer, host_line())
    data = {"robot": robot.name, "dtype": args.dtype, "host": host_line(), "peer": peer, "speed": [row.to_dict() for row in rows]}
    show(args, data, f"{robot.name}, {args.dtype}\n\n{table.text()}")
    return 0
