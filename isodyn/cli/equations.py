"""isodyn equations: the equations of motion of a robot, as text, LaTeX, a page or a program."""

from __future__ import annotations

import argparse

from isodyn.cli.models import load_robot
from isodyn.cli.output import check_target, put, show
from isodyn.study.equations import ENDINGS, MOTION
from isodyn.study.equations import equations as equations_of


def equations(args: argparse.Namespace) -> int:
    """Print or write the equations of motion of a robot."""
    check_target("--output", args.output, ENDINGS)
    robot = load_robot(args.robot, args.base, args.mimic)
    found = equations_of(robot, method=args.method, form=args.form, grouped=args.grouped)
    names = tuple(args.quantity or MOTION)
    if args.output:
        found.save(args.output, digits=args.digits)
        show(args, {"robot": robot.name, "output": args.output}, f"Written: {args.output}")
    elif args.latex or args.html or args.python:
        made = found.html(digits=args.digits) if args.html else found.listing(*names) if args.python else None
        put(f"{found.latex(*names, digits=args.digits) if made is None else made.rstrip()}\n")
    else:
        data = found.to_dict(*names, digits=args.digits) if args.json else {}
        show(args, data, "" if args.json else found.text(*names, digits=args.digits))
    return 0
