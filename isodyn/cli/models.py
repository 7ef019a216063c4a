"""isodyn robots, show."""

from __future__ import annotations

import argparse
from dataclasses import asdict

from isodyn.cli.output import show


def robots(args: argparse.Namespace) -> int:
    """List the catalogue."""
    from isodyn.model.catalogue import FAMILIES, catalogue

    known = {**catalogue(), **FAMILIES}
    width = max(map(len, known))
    show(args, known, "\n".join(f"{name.ljust(width)}  {line}" for name, line in known.items()))
    return 0


def describe(args: argparse.Namespace) -> int:
    """Show a robot as tables."""
    from isodyn.model.catalogue import load

    robot = load(args.robot)
    data = {
        "name": robot.name,
        "n": robot.n,
        "nq": robot.nq,
        "gravity": [float(x) for x in robot.gravity],
        "source": robot.source,
        "report": list(robot.report),
        "joints": [
            {
                "name": j.name, "type": j.type, "parent": j.parent, "child": j.child, "unit": j.unit, "axis": j.axis.tolist(),
                "origin": j.origin.tolist(), "mount": j.mount.tolist(), "offset": float(j.offset),
                "limits": asdict(j.limits),
                "rotor_inertia": float(j.rotor_inertia), "gear_ratio": float(j.gear_ratio), "viscous": float(j.viscous),
                "coulomb": [float(x) for x in j.coulomb],
            }
            for j in robot.joints
        ],
        "links": [
            {"name": link.name, "mass": float(link.mass), "com": link.com.tolist(), "inertia": link.inertia.tolist()}
            for link in robot.links
        ],
    }  # fmt: skip
    show(args, data, str(robot))
    return 0
