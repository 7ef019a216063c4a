"""isodyn robots, show, check, convert: robots as tables, the linter's findings, and other formats."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

import numpy as np

from isodyn.cli.options import FORMATS
from isodyn.cli.output import note, put, same_file, show, warn
from isodyn.errors import ModelError, UsageError, reraise_write_errors
from isodyn.model.catalogue import FAMILIES, catalogue, load
from isodyn.model.columns import sizes
from isodyn.model.joint import Joint, Limits
from isodyn.model.robot import Robot
from isodyn.model.rotations import ROUNDING
from isodyn.show.table import Table


def load_robot(source: str, base: str | None, mimic: str) -> Robot:
    """Load the robot; warn on stderr if it differs from the mechanism that the file describes."""
    robot = load(source, base=base, mimic=mimic)
    found = [line for line in import_warnings(robot) if "? give " not in line]  # warnings about units were shown while loading
    if found:
        more = f" ({len(found) - 1} more: isodyn show {source})" if len(found) > 1 else ""
        warn(f"{robot.name}: {found[0]}{more}")
    return robot


def import_warnings(robot: Robot) -> list[str]:
    """Return the import warnings, and the joint couplings that the model stores but its dynamics ignores."""
    found = [line.partition(": ")[2] for line in robot.import_notes if line.startswith(("warning: ", "assumed: mimic "))]
    coupled = [f"{joint.name!r} of {joint.mimic.joint!r}" for joint in robot.joints if joint.mimic]
    if coupled and not any(line.startswith("mimic ") for line in found):  # TOML has no import notes
        found.append(f"mimic joints are independent joints here, their coupling is not enforced: {', '.join(coupled)}")
    return found


def frame_of(args: argparse.Namespace, robot: Robot) -> str:
    """Return the link of --frame, or the only tip."""
    try:
        return str(args.frame or robot.only_tip("name the link with --frame"))
    except ModelError as error:
        raise UsageError(str(error)) from None


def robots(args: argparse.Namespace) -> int:
    """List the catalogue."""
    known = {**catalogue(), **FAMILIES}
    width = max(map(len, known))
    show(args, known, "\n".join(f"{name.ljust(width)}  {line}" for name, line in known.items()))
    return 0


def _limits(joint: Joint) -> object:
    """Return the joint's limits as data: a list for a joint with several degrees of freedom."""
    found = [asdict(axis.limits) for axis in joint.parts] or [asdict(Limits())]
    return found if joint.nv > 1 else found[0]


def describe(args: argparse.Namespace) -> int:
    """Show a robot as tables."""
    robot = load(args.robot, base=args.base, mimic=args.mimic)
    data = {
        "name": robot.name, "n": robot.n, "nq": robot.nq, "gravity": robot.gravity, "source": robot.source,
        "report": robot.import_notes,
        "joints": [
            {
                "name": j.name, "type": j.type, "parent": j.parent, "child": j.child, "unit": j.unit, "axis": j.axis,
                "origin": j.origin, "mount": j.mount, "offset": j.offset, "limits": _limits(j),
                "rotor_inertia": j.rotor_inertia, "gear_ratio": j.gear_ratio, "viscous": j.viscous, "coulomb": j.coulomb,
                "static": j.static, "stiffness": j.stiffness, "rest": j.rest,
                **({"rotor": asdict(j.rotor)} if j.rotor else {}),
            }
            for j in robot.joints
        ],
        "links": [{"name": k.name, "mass": k.mass, "com": k.com, "inertia": k.inertia} for k in robot.links],
    }  # fmt: skip
    if sizes(robot):
        names = ("position_names", "position_units", "velocity_names")
        data |= {name: getattr(robot, name) for name in names}
        data["coordinates"] = {joint.name: joint.coordinates for joint in robot.movable_joints if joint.kind.chart}
    if robot.loops:
        kept = ("name", "a", "b", "type", "at_a", "at_b", "pitch")
        data["loops"] = [{name: getattr(loop, name) for name in kept} for loop in robot.loops]
    if robot.couplings:
        data["couplings"] = [{"joint": one.joint, "others": dict(one.others), "offset": one.offset} for one in robot.couplings]
    show(args, data, str(robot))
    return 0


def check(args: argparse.Namespace) -> int:
    """Print the linter's findings, errors first."""
    robot = load(args.robot, base=args.base, mimic=args.mimic)
    found, lost = robot.lint(), import_warnings(robot)
    count = {kind: sum(f.severity == kind for f in found) for kind in ("error", "warning", "note")}
    count["warning"] += len(lost)
    summary = ", ".join(f"{n} {kind}{'s' if n != 1 else ''}" for kind, n in count.items())
    shown = [f for f in found if f.severity != "note" or not args.quiet]
    text = f"{robot.name}: {summary}"
    if shown:
        rows = tuple((f.severity, f.where, f.rule, f.value) for f in shown)
        meaning = tuple(dict.fromkeys(f"{f.rule}: {f.message}; {f.remedy}" for f in shown))
        text = Table(text, ("severity", "where", "rule", "value"), rows, left=4).text()
        text += "\n\n" + "\n".join(f"  {line}" for line in meaning)
    if remarks := [*robot.import_notes, *(line for line in lost if not any(known.endswith(line) for known in robot.import_notes))]:
        text += "\n\n" + "\n".join(["Import notes:", *(f"  {line}" for line in remarks)])
    failed = bool(count["error"] or (args.strict and count["warning"]))
    data = {"robot": robot.name, "ok": not failed, **{f"{kind}s": n for kind, n in count.items()}}
    show(args, {**data, "findings": [asdict(f) for f in found], "report": list(robot.import_notes)}, text)
    return 1 if failed else 0


def convert(args: argparse.Namespace) -> int:
    """Write a robot in another format, and report what that format cannot express."""
    kind = _format(args)
    if same_file(args.robot, args.target):
        raise UsageError(f"{args.target!r} is also the input; write to another file")
    robot, rows = load(args.robot, base=args.base, mimic=args.mimic), dict[str, Any]()
    if kind == "dh":
        table = robot.to_dh(convention=args.convention)
        rows = table.to_dict()
        text, lost = f"{table}\n", ["a DH table to read: no masses, inertias and friction; numbers have 6 digits"]
    else:
        text = robot.to_toml() if kind == "toml" else robot.to_urdf()
        lost = list(_differences(robot, load(text, mimic=args.mimic)))
    if args.target == "-" and rows and args.json:
        show(args, {"robot": robot.name, **rows}, text)
    elif args.target == "-":
        put(text)
    elif kind == "dh":
        with reraise_write_errors("convert", args.target):
            Path(args.target).write_text(text, encoding="utf-8", newline="\n")
    else:
        robot.save(args.target)
    remarks = [*robot.import_notes] + [f"written differently: {line}" for line in lost]
    for line in remarks:
        note(line)
    if args.target != "-":
        state = "without loss" if not lost else f"{len(lost)} note{'s' if len(lost) != 1 else ''}"
        data = {"robot": robot.name, "output": args.target, "format": kind, "lossless": not lost, "remarks": remarks, **rows}
        show(args, data, f"{args.target}: {robot.name} as {kind}, {state}")
    return 0


def _format(args: argparse.Namespace) -> str:
    """Return the format given by --format or the file's ending."""
    ending = Path(args.target).suffix.lower()
    kind = args.format or ("dh" if ending in (".dh", ".txt") else ending.removeprefix("."))
    if kind not in FORMATS:
        raise UsageError(f"{args.target!r}: expected a file that ends in .toml, .urdf, .dh or .txt; or give --format")
    if args.target != "-" and kind != "dh" and ending != f".{kind}":
        raise UsageError(f"{args.target!r}: expected a {kind} file to end in .{kind}; rename it or change --format")
    if kind == "dh" and not args.convention:
        raise UsageError("a DH table needs --convention standard or --convention modified; isodyn does not guess it")
    return str(kind)


def _differences(robot: Robot, back: Robot) -> Iterator[str]:
    """Yield the differences between the robot and the one read back from the output."""
    for what, before, after in (("links", robot.links, back.links), ("joints", robot.joints, back.joints)):
        old, new = {item.name: item for item in before}, {item.name: item for item in after}
        added, lost = [name for name in new if name not in old], [name for name in old if name not in new]
        if added:
            yield f"new {what}, for frames that the format cannot express: {', '.join(added)}"
        if lost:
            yield f"{what} left out: {', '.join(lost)}"
        changed: dict[str, list[str]] = {}
        for name in [name for name in old if name in new and old[name] != new[name]]:
            what_changed = [field.name for field in fields(old[name]) if _differs(old[name], new[name], field.name)]
            if what_changed:
                changed.setdefault(", ".join(what_changed), []).append(name)
        for names, owners in changed.items():
            yield f"{names} of the {what} {', '.join(owners)}"
    if robot.name != back.name:
        yield f"the name {robot.name!r} becomes {back.name!r}"
    if list(robot.gravity) != list(back.gravity):
        yield "gravity"


def _differs(a: object, b: object, field: str) -> bool:
    """Return whether a field differs by more than the rounding of a change of frames."""
    x, y = getattr(a, field), getattr(b, field)
    if not isinstance(x, np.ndarray):
        return bool(x != y)
    return bool(np.abs(x - y).max() > ROUNDING * np.abs(x).max(initial=1.0))
