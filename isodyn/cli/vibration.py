"""isodyn flexible, modes: flexible links, and vibration modes of a robot."""

from __future__ import annotations

import argparse
import inspect
from collections.abc import Callable, Mapping, Sequence

from isodyn.check import one_of
from isodyn.cli.models import load_robot
from isodyn.cli.output import check_target, note, put, same_file, show
from isodyn.cli.states import numbers, split_names, vector
from isodyn.errors import UsageError
from isodyn.model.beam import Beam
from isodyn.model.beam import flexible as bending
from isodyn.model.robot import Robot
from isodyn.spatial import Array
from isodyn.study.vibration import equilibrium
from isodyn.study.vibration import modes as modes_of

_SECTIONS: Mapping[str, Callable[..., Beam]] = {"rectangle": Beam.rectangle, "tube": Beam.tube}
_WORDS, _FLAGS = ("material",), ("planar",)
_VECTORS = ("axis", "tip", "rotary", *_SECTIONS)


def flexible(args: argparse.Namespace) -> int:
    """Write a robot with flexible links as TOML."""
    if not args.beam:
        raise UsageError("flexible: name a flexible link: --beam LINK EI=...")
    if args.target != "-":
        check_target("OUT", args.target, (".toml",))
        if same_file(args.robot, args.target):
            raise UsageError(f"{args.target!r} is also the input; write to another file")
    robot = _robot(args)
    if args.target == "-":
        put(robot.to_toml())
        return 0
    robot.save(args.target)
    lines = [line for line in robot.import_notes if " is flexible: " in line]
    for line in lines:
        note(line)
    data = {"robot": robot.name, "output": args.target, "n": robot.n, "joints": list(robot.velocity_names), "report": lines}
    show(args, data, f"{args.target}: {robot.name}, {robot.n} degrees of freedom")
    return 0


def modes(args: argparse.Namespace) -> int:
    """Print natural frequencies, damping and mode shapes."""
    check_target("--animate", args.animate, (".html", ".htm", ".gif"))
    robot = _robot(args)
    q = None if args.q is None else _positions(args, robot)
    held = split_names(args.held)
    if args.equilibrium:
        q = equilibrium(robot, q, held=held)
    found = modes_of(robot, q, held=held)
    data, text = found.to_dict(), found.table(args.count).text()
    if args.animate:
        data["animation"] = str(found.animate(args.animate, args.mode))
        text += f"\n{args.animate}: mode {args.mode}"
    show(args, data, text)
    return 0


def _positions(args: argparse.Namespace, robot: Robot) -> Array:
    """Return q of --q, which covers the rigid robot only; elastic joints are neutral."""
    rigid = load_robot(args.robot, args.base, args.mimic)
    given = vector("--q", args.q, rigid, "q", degrees=args.deg)
    q = robot.neutral()
    q[[robot.position_names.index(name) for name in rigid.position_names]] = given
    return q


def _robot(args: argparse.Namespace) -> Robot:
    robot = load_robot(args.robot, args.base, args.mimic)
    given = [_beam(words) for words in args.beam or ()]
    beams = dict(given)
    if len(beams) < len(given):
        raise UsageError("--beam: a link is named twice; put all its properties after one --beam")
    return bending(robot, beams, args.sublinks) if beams else robot


def _beam(words: Sequence[str]) -> tuple[str, Beam]:
    """Return (link, beam) from "LINK", "NAME=VALUE", ..."""
    link, *rest = words
    if "=" in link or not rest:
        raise UsageError(f"--beam takes a link, then its properties: --beam LINK EI=833, got {' '.join(words)!r}")
    given: dict[str, object] = {}
    for word in rest:
        name, sign, text = word.partition("=")
        if not sign:
            raise UsageError(f"--beam {link}: expected NAME=VALUE, got {word!r}")
        if name in given:
            raise UsageError(f"--beam {link}: {name} is given twice")
        given[name] = _value(f"--beam {link} {name}", name, text)
    sections = [name for name in _SECTIONS if name in given]
    if len(sections) > 1 or (sections and "EI" in given):
        raise UsageError(f"--beam {link}: give one of EI, {', '.join(_SECTIONS)}")
    make: Callable[..., Beam] = _SECTIONS[sections[0]] if sections else Beam
    sizes = given.pop(sections[0]) if sections else ()
    known = [name for name in inspect.signature(make).parameters if name not in ("width", "height", "radius", "wall")]
    for name in given:
        one_of(f"--beam {link}: word", name, [*known, *(() if sections else _SECTIONS)])
    if not sections and "EI" not in given:
        raise UsageError(f"--beam {link}: the stiffness is missing: give EI=, {', '.join(f'{name}=' for name in _SECTIONS)}")
    return link, make(*(sizes if isinstance(sizes, list) else ()), **given)


def _value(where: str, name: str, text: str) -> object:
    if name in _WORDS:
        return text
    if name in _FLAGS:
        return one_of(where, text, ("yes", "no")) == "yes"
    if name in _VECTORS:
        return numbers(where, [text], *((1, 2) if name in _SECTIONS else (3,)))
    return numbers(where, [text], 1)[0]
