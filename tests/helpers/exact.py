"""Exact agreement: robots whose numbers are symbols, graphs of them, and points modulo p = 2^61 - 1 to evaluate them at.

Modulo p (see isodyn/graph/exact.py) every entry is a fraction of polynomials in the inputs: cos and sin of an angle are the point
((1 - t^2) / (1 + t^2), 2 t / (1 + t^2)) of the circle, t a multiple of the angle plus a constant.  Here every joint and every
twist has an angle of its own, so what holds for all angles holds for all t, and what does not is a polynomial that is not zero
(unless p divides all its coefficients).  That one vanishes at a random point with a probability of at most degree / p (Schwartz,
Zippel); `chance` of that module bounds the degree.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from functools import cache
from random import Random
from typing import Any

import numpy as np

import isodyn as iso
from isodyn.graph.exact import P
from isodyn.graph.graph import Graph, finish
from isodyn.graph.node import Context
from isodyn.graph.ops import ADD, CONST, COS, DIV, INPUT, MUL, NEG, SIN, SUB
from isodyn.model.joint import Joint
from isodyn.model.link import Link
from isodyn.model.robot import Robot
from isodyn.model.robot import symbols as robot_symbols
from isodyn.model.tree import Tree, reduce_robot
from isodyn.spatial import pose, rotation_about, scalars

Law = Callable[[Tree, Any, Any, Any], Any]


def methods(quantity: str) -> list[str]:
    return [row.key for row in iso.methods() if quantity in row.quantities]


def formula(method: str, quantity: str) -> Callable[..., Any]:
    return next(row for row in iso.methods() if row.key == method).formula(quantity)


# -- robots ----------------------------------------------------------------------------------------------------------------


def general_arm(joints: str, convention: str) -> Robot:
    """Every number a symbol: lengths, angles, masses, mass centres, inertias, rotors, gears, friction, springs and gravity."""
    n, s = len(joints), iso.symbol

    def each(name: str, *suffixes: str) -> list[Any]:
        if not suffixes:
            return [s(f"{name}{i}") for i in range(1, n + 1)]
        return [[s(f"{name}{suffix}{i}") for suffix in suffixes] for i in range(1, n + 1)]

    return Robot.from_dh(
        convention=convention, joints=joints, a=each("a"), alpha=each("alpha"), d=each("d"), theta=each("theta"), mass=each("m"),
        com=each("c", "x", "y", "z"), inertia=each("I", "xx", "yy", "zz", "xy", "xz", "yz"), rotor_inertia=each("J"),
        gear_ratio=each("G"), viscous=each("b"), stiffness=each("k"), rest=each("r"),
        gravity=[s("gx"), s("gy"), s("gz")], name=f"{joints}-{convention}",
    )  # fmt: skip


def general_tree() -> Robot:
    """R, P, R, P, R with the third and fifth joint on the first link."""
    arm = general_arm("RPRPR", "modified")
    joints = tuple(replace(joint, parent="link1") if joint.name in ("joint3", "joint5") else joint for joint in arm.joints)
    return replace(arm, joints=joints, name="tree")


@cache
def symbolic(name: str) -> Robot:
    return general_tree() if name == "tree" else general_arm(*name.split("-"))


SYMBOLIC = ("RRR-standard", "RPRP-modified", "tree")


@cache
def symbolised(name: str) -> Robot:
    """A robot of the catalogue with its zeros, right angles and axes, and a symbol for every other number; without friction."""
    robot = iso.load(name)
    links = tuple(
        replace(link, mass=_symbol(link.mass, f"{link.name}.m"), com=_symbols(link.com, f"{link.name}.c"), inertia=_inertia(link))
        for link in robot.links
    )
    joints = tuple(
        replace(
            joint,
            origin=_place(joint.origin, f"{joint.name}.origin"),
            mount=_place(joint.mount, f"{joint.name}.mount"),
            offset=_symbol(joint.offset, f"{joint.name}.o"),
            rotor_inertia=_symbol(joint.rotor_inertia, f"{joint.name}.J"),
            gear_ratio=_symbol(joint.gear_ratio, f"{joint.name}.G"),
            viscous=0.0,
            coulomb=(0.0, 0.0),
        )
        for joint in robot.joints
    )
    return replace(robot, links=links, joints=joints, gravity=_symbols(robot.gravity, "g"))


@cache
def random_symbolic_tree(seed: int, n: int) -> Robot:
    """A tree of n moving joints along any of the six directions, links between them fixed on; every number a symbol."""
    random = Random(seed)
    axes = [tuple(sign * (k == a) for k in range(3)) for a in range(3) for sign in (1, -1)]
    links, joints = [Link("base")], list[Joint]()
    while sum(joint.nv for joint in joints) < n:
        k = len(joints) + 1
        name, parent = f"l{k}", links[random.randrange(max(0, len(links) - 2), len(links))].name
        com, six = (
            [iso.symbol(f"{name}.c{x}") for x in "xyz"],
            [iso.symbol(f"{name}.I{x}") for x in ("xx", "yy", "zz", "xy", "xz", "yz")],
        )
        links.append(Link(name, iso.symbol(f"{name}.m"), com, six))
        kind = "fixed" if k > 1 and random.random() < 0.2 else random.choice(("revolute", "revolute", "prismatic"))
        drive = {"rotor_inertia": iso.symbol(f"{name}.J"), "offset": iso.symbol(f"{name}.o")} if kind != "fixed" else {}
        origin, mount = _any_place(f"{name}.origin"), _any_place(f"{name}.mount")
        joints.append(Joint(f"j{k}", parent, name, kind, origin, random.choice(axes), mount, **drive))
    return Robot(f"random-{seed}", tuple(links), tuple(joints), gravity=[iso.symbol(f"g{x}") for x in "xyz"])


def _symbol(value: Any, name: str) -> Any:
    return iso.symbol(name) if value != 0 else 0.0


def _symbols(values: Any, name: str) -> list[Any]:
    return [_symbol(value, f"{name}{k}") for k, value in enumerate(values)]


def _inertia(link: Link) -> Any:
    return [[_symbol(link.inertia[i, j], f"{link.name}.I{min(i, j)}{max(i, j)}") for j in range(3)] for i in range(3)]


def _place(at: Any, name: str) -> Any:
    """A pose with symbols for its lengths, and for its rotation when it is not made of right angles."""
    right = bool(np.isin(np.abs(at[:3, :3]), (0.0, 1.0)).all())
    return pose(at[:3, :3] if right else _any_place(name)[:3, :3], _symbols(at[:3, 3], name))


def _any_place(name: str) -> Any:
    """Any pose: three turns and three lengths, all symbols."""
    R = np.eye(3).astype(object)
    for k in range(3):
        R = R @ rotation_about(scalars(np.eye(3)[k]), iso.symbol(f"{name}.r{k}")).matrix()
    return pose(R, [iso.symbol(f"{name}.p{k}") for k in range(3)])


# -- graphs and points -----------------------------------------------------------------------------------------------------


def graph_of(robot: Robot, law: Law, *, friction: bool = True) -> Graph:
    """A law as a graph with inputs q, qd, qdd and the robot's symbols."""
    context = Context()
    inputs = {name: context.symbols(name, robot.n) for name in ("q", "qd", "qdd")}
    free = {name: context.symbol(name) for name in robot_symbols(robot)}
    inputs |= {name: np.array([value], dtype=object) for name, value in free.items()}
    tree = reduce_robot(robot.with_parameters(free) if free else robot, friction=friction).mapped(context.adopt)
    return finish(context, inputs, {"rest": np.asarray(law(tree, inputs["q"], inputs["qd"], inputs["qdd"]), dtype=object)}, "law")


def a_point(graph: Graph, seed: int) -> dict[str, list[int]]:
    """Residues drawn anew for every input; the same names get the same residues for the same seed."""
    return {port.name: [Random(f"{seed} {port.name} {k}").randrange(P) for k in range(port.size)] for port in graph.inputs}


# -- polynomials written out ---------------------------------------------------------------------------------------------

Sum = dict[tuple[tuple[str, int], ...], Fraction]  # monomial, as (name, power) sorted by name -> coefficient


def expanded(graph: Graph) -> list[str]:
    """Every result as a sum of monomials, in one order and with cos^2 = 1 - sin^2: equal functions have equal texts.

    For graphs that divide by numbers only and turn by single inputs only.
    """
    rows: list[Sum] = []
    for op, args, value in zip(graph.ops, graph.args, graph.values, strict=True):
        a = [rows[k] for k in args]
        if op == CONST:
            rows.append({(): Fraction(value)} if value else {})
        elif op == INPUT:
            port = graph.inputs[value[0]]
            rows.append({((port.name if port.size == 1 else f"{port.name}{value[1] + 1}", 1),): Fraction(1)})
        elif op in (COS, SIN):
            (((name, _),),) = a[0]
            rows.append({((f"{'c' if op == COS else 's'}({name})", 1),): Fraction(1)})
        elif op == NEG:
            rows.append(_plus({}, a[0], -1))
        elif op in (ADD, SUB):
            rows.append(_plus(a[0], a[1], 1 if op == ADD else -1))
        elif op == DIV:
            assert set(a[1]) == {()}, "a divisor that is no number"
            rows.append(_times(a[0], {(): 1 / a[1][()]}))
        else:
            assert op == MUL
            rows.append(_times(a[0], a[1]))
    return [_written(rows[k]) for k in graph.results]


def _plus(a: Sum, b: Sum, sign: int) -> Sum:
    result = dict(a)
    for monomial, value in b.items():
        result[monomial] = result.get(monomial, Fraction(0)) + sign * value
    return {monomial: value for monomial, value in result.items() if value}


def _times(a: Sum, b: Sum) -> Sum:
    result: dict[tuple[tuple[str, int], ...], Fraction] = defaultdict(Fraction)
    for left, x in a.items():
        for right, y in b.items():
            for monomial, value in _without_squares(Counter(dict(left)) + Counter(dict(right)), x * y).items():
                result[monomial] += value
    return {monomial: value for monomial, value in result.items() if value}


def _without_squares(powers: Counter[str], value: Fraction) -> Sum:
    square = next((name for name, power in powers.items() if name.startswith("c(") and power > 1), None)
    if square is None:
        return {tuple(sorted(powers.items())): value}
    rest, sine = powers - Counter({square: 2}), f"s{square[1:]}"
    return _plus(_without_squares(rest, value), _without_squares(rest + Counter({sine: 2}), value), -1)


def _written(terms: Sum) -> str:
    def text(monomial: tuple[tuple[str, int], ...], value: Fraction) -> str:
        factors = [name if power == 1 else f"{name}^{power}" for name, power in monomial]
        return " ".join([str(value)] * (value != 1 or not factors) + factors)

    return " + ".join(text(monomial, value) for monomial, value in sorted(terms.items())) or "0"
