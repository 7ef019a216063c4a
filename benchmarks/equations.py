"""Equations of motion beside SymPy's LagrangesMethod and simplify, and listings beside the trace, each pair in one run.

SymPy's side is written by itself, from positions and angular velocities of the bodies: their Lagrangian, and its derivatives.
Both are equal exactly.  What a listing takes is compared with the trace of the same quantities: `isodyn.trace`, from the robot to
their graphs, simplified as they are made; neither the passes of a kernel nor its compiling are in that time.
"""

from __future__ import annotations

import gc
import math
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import isodyn as iso
from isodyn.graph.normal import rational
from isodyn.papers.saha_formulas import rods
from isodyn.study.equations import MOTION, QUANTITIES, Equations

if TYPE_CHECKING:
    import sympy


def in_plane(n: int, *, hanging: bool = False) -> sympy.Matrix:
    """Torques of n rods in a plane; hanging: gravity is along x, as in the book's example of one rod, and names have no numbers."""
    import sympy as sp
    from sympy.physics.mechanics import LagrangesMethod, dynamicsymbols

    q, t = dynamicsymbols(f"q1:{n + 1}"), dynamicsymbols._t
    a, m = (sp.symbols([name] if hanging else f"{name}1:{n + 1}") for name in "am")
    L, x, y, angle = sp.S(0), sp.S(0), sp.S(0), sp.S(0)
    for k in range(n):
        angle = angle + q[k]
        cx, cy = x + a[k] / 2 * sp.cos(angle), y + a[k] / 2 * sp.sin(angle)
        height = -cx if hanging else cy
        L += m[k] * (cx.diff(t) ** 2 + cy.diff(t) ** 2) / 2 + m[k] * a[k] ** 2 / 12 * angle.diff(t) ** 2 / 2
        L -= m[k] * sp.Symbol("g") * height
        x, y = x + a[k] * sp.cos(angle), y + a[k] * sp.sin(angle)
    return LagrangesMethod(L, q).form_lagranges_equations()


@dataclass(frozen=True)
class Arm:
    """A serial arm as a table, for isodyn and for SymPy: entries are names of symbols, numbers, or (alpha) quarters of a turn.

    inertia   of each link about its mass centre: xx, yy, zz, xy, xz, yz
    """

    convention: str
    joints: str
    a: Sequence[str | float]
    quarters: Sequence[int]
    d: Sequence[str | float]
    mass: Sequence[str | float]
    com: Sequence[Sequence[str | float]]
    inertia: Sequence[Sequence[str | float]]
    gravity: str | float = "g"

    def robot(self) -> iso.Robot:
        """As isodyn takes it; its gravity is along -z."""

        def of(x: str | float | Sequence[str | float]) -> object:
            return iso.symbol(x) if isinstance(x, str) else x if isinstance(x, (int, float)) else [of(one) for one in x]

        n = len(self.joints)
        g = iso.symbol(self.gravity) if isinstance(self.gravity, str) else self.gravity
        return iso.Robot.from_dh(
            name=self.joints, convention=self.convention, joints=self.joints,
            a=of(self.a), alpha=[k * math.pi / 2 for k in self.quarters], d=of(self.d), theta=[0.0] * n,
            mass=of(self.mass), com=of(self.com), inertia=of(self.inertia), gravity=(0.0, 0.0, -g),
        )  # fmt: skip

    def torques(self) -> sympy.Matrix:
        """By SymPy, from the homogeneous transforms of the table."""
        import sympy as sp
        from sympy.physics.mechanics import LagrangesMethod, dynamicsymbols

        def of(x: str | float) -> sympy.Expr:
            return sp.Symbol(x) if isinstance(x, str) else sp.Rational(*rational(x).as_integer_ratio())

        q, t, g = dynamicsymbols(f"q1:{len(self.joints) + 1}"), dynamicsymbols._t, of(self.gravity)
        R, p, w, L = sp.eye(3), sp.zeros(3, 1), sp.zeros(3, 1), sp.S(0)  # the link in the base: frame and angular velocity
        for k, joint in enumerate(self.joints):
            turned = joint == "R"
            motion, shift = sp.rot_ccw_axis3(q[k] if turned else 0), sp.Matrix([0, 0, of(self.d[k]) + (0 if turned else q[k])])
            twist, along = sp.rot_ccw_axis1(self.quarters[k] * sp.pi / 2), sp.Matrix([of(self.a[k]), 0, 0])
            if self.convention == "modified":  # along and about x, then about and along z
                p, R = p + R * along, R * twist
            w = w + (R[:, 2] * q[k].diff(t) if turned else sp.zeros(3, 1))
            p, R = p + R * shift, R * motion
            if self.convention == "standard":
                p, R = p + R * along, R * twist
            velocity = (p + R * sp.Matrix([of(x) for x in self.com[k]])).diff(t)
            xx, yy, zz, xy, xz, yz = (of(x) for x in self.inertia[k])
            inertia, own = sp.Matrix([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]]), R.T * w
            height = (p + R * sp.Matrix([of(x) for x in self.com[k]]))[2]
            L += of(self.mass[k]) * velocity.dot(velocity) / 2 + own.dot(inertia * own) / 2 - of(self.mass[k]) * g * height
        return LagrangesMethod(L, q).form_lagranges_equations()


def general(k: int) -> tuple[list[str | float], list[str | float]]:
    """Mass centre and inertia of link k, all of them symbols."""
    return [f"c{x}{k}" for x in "xyz"], [f"I{x}{k}" for x in ("xx", "yy", "zz", "xy", "xz", "yz")]


SPATIAL = Arm(
    "modified", "RR", (0.0, "a"), (0, 1), (0.0, "d"), ("m1", "m2"), [general(k)[0] for k in (1, 2)], [general(k)[1] for k in (1, 2)]
)
#: two links in the plane, the quill that goes down, and the hand that turns: masses on the links' lines
SCARA = Arm(
    "standard", "RRPR", ("a1", "a2", 0.0, 0.0), (0, 2, 0, 0), ("h", 0.0, 0.0, 0.0), ("m1", "m2", "m3", "m4"),
    [("c1", 0.0, 0.0), ("c2", 0.0, 0.0), (0.0, 0.0, "c3"), (0.0, 0.0, "c4")], [general(k)[1] for k in (1, 2, 3, 4)],
)  # fmt: skip


def catalogue_scara() -> Arm:
    """The catalogue's, in its numbers: lengths and masses as its file has them."""
    links = iso.load("scara").links[1:]
    six = [[float(x) for x in (*link.inertia.diagonal(), *link.inertia[(0, 0, 1), (1, 2, 2)])] for link in links]
    centres = [[float(x) for x in link.com] for link in links]
    masses = [float(link.mass) for link in links]
    return replace(SCARA, a=(0.325, 0.275, 0, 0), d=(0.387, 0, 0, 0), mass=masses, com=centres, inertia=six, gravity=9.81)


#: name -> (robot, torques by SymPy)
CASES: dict[str, tuple[Callable[[], iso.Robot], Callable[[], sympy.Matrix]]] = {
    "planar 1R (Saha, examples 9.1 and 9.2)": (lambda: rods(1), lambda: in_plane(1, hanging=True)),
    "planar 2R (example 9.3)": (lambda: rods(2), lambda: in_plane(2)),
    "planar 3R (9.42)": (lambda: rods(3), lambda: in_plane(3)),
    "spatial 2R, all symbols": (SPATIAL.robot, SPATIAL.torques),
    "SCARA, all symbols": (SCARA.robot, SCARA.torques),
    "SCARA of the catalogue": (lambda: iso.load("scara"), lambda: catalogue_scara().torques()),
}


def named(torques: sympy.Matrix) -> sympy.Matrix:
    """SymPy's functions of time as the symbols q1, qd1, qdd1."""
    import sympy as sp
    from sympy.physics.mechanics import dynamicsymbols

    t, q = dynamicsymbols._t, dynamicsymbols(f"q1:{len(torques) + 1}")
    for order, name in ((2, "qdd"), (1, "qd"), (0, "q")):
        torques = torques.subs({x.diff(t, order) if order else x: sp.Symbol(f"{name}{k + 1}") for k, x in enumerate(q)})
    return torques


def equal(own: sympy.Matrix, theirs: sympy.Matrix) -> bool:
    """Whether they are the same functions: exactly, as polynomials of exponentials."""
    import sympy as sp

    return all(sp.expand((x - y).rewrite(sp.exp)) == 0 for x, y in zip(own, theirs, strict=True))


def equal_at_random(own: sympy.Matrix, theirs: sympy.Matrix, seed: int) -> bool:
    """Whether they are equal, in fractions, at one state whose cosines and sines are fractions too: quick."""
    import sympy as sp

    draw, values = random.Random(seed), dict[object, object]()
    both = [sp.expand_trig(own), sp.expand_trig(theirs)]
    for x in sorted(set().union(*(m.free_symbols for m in both)), key=str):
        s = sp.Rational(draw.randint(2, 50), draw.randint(51, 99))
        values |= {sp.cos(x): (1 - s**2) / (1 + s**2), sp.sin(x): 2 * s / (1 + s**2)}
    exact = [m.xreplace(values) for m in both]
    rest = {x: sp.Rational(draw.randint(-50, 50), 7) for x in sorted(exact[0].free_symbols | exact[1].free_symbols, key=str)}
    return all(sp.expand(x.xreplace(rest)) == sp.expand(y.xreplace(rest)) for x, y in zip(*exact, strict=True))


CHAIN = 100  # links of the chain whose listings are timed
MOST = 10  # times its trace that a listing may take
#: what is asked of a robot's equations, and the quantities that are traced for it
WRITTEN: dict[str, tuple[Callable[[Equations], object], Sequence[str]]] = {
    **{name: (lambda found, name=name: found.listing(name), (name,)) for name, row in QUANTITIES.items() if row.key},
    "lagrangian": (lambda found: found.listing("lagrangian"), ("kinetic_energy", "potential_energy")),
    "listing()": (Equations.listing, MOTION),
    "text()": (Equations.text, MOTION),
    "latex()": (Equations.latex, MOTION),
    "html()": (Equations.html, (*MOTION, "kinetic_energy", "potential_energy")),
}


def listings(names: Sequence[str] = tuple(WRITTEN), n: int = CHAIN, rounds: int = 3) -> dict[str, tuple[float, float]]:
    """Name of what is written of a chain -> seconds of it and of its trace: CPU time, the best of several rounds in turn.

    What is written is the public call, a robot's equations with it, so that nothing of it is there before.
    """
    robot = iso.chain(n)
    traced = sorted({quantity for name in names for quantity in WRITTEN[name][1]})
    calls: dict[str, Callable[[], object]] = {
        **{f"trace {name}": lambda key=QUANTITIES[name].key: iso.trace(robot, None, key) for name in traced},
        **{name: lambda write=WRITTEN[name][0]: write(iso.equations(robot)) for name in names},
    }
    best = dict.fromkeys(calls, math.inf)
    for _ in range(rounds):
        for name, call in calls.items():
            gc.collect()  # what the call before left behind
            begin = time.process_time()
            call()
            best[name] = min(best[name], time.process_time() - begin)
    return {name: (best[name], sum(best[f"trace {quantity}"] for quantity in WRITTEN[name][1])) for name in names}


def table() -> int:
    """Print agreement and times; 1 where SymPy finds something else, isodyn is less than 100 times faster than it with simplify, or
    a listing takes more than 10 times its trace."""
    return max(table_of_listings(), table_of_sympy())


def table_of_listings() -> int:
    """Print what listings of a chain take beside their trace."""
    iso.equations(iso.chain(3), form="listing").html()  # once, so that nothing is imported while time is taken
    worst = 0
    for name, (written, traced) in listings().items():
        missed = written > MOST * traced
        asked = f"asked: at most {MOST}{', MISSED' * missed}"
        what = f"chain of {CHAIN}, {name}:"
        print(f"{what:35}{written:6.3f} s, traced in {traced:6.3f} s: {written / traced:4.1f} times   {asked}", flush=True)
        worst |= int(missed)
    return worst


def table_of_sympy() -> int:
    """Print agreement with SymPy, and what both take."""
    try:
        import sympy as sp
    except ImportError:
        print("equations: SymPy is not installed; pip install 'isodyn[sym]'")
        return 1
    iso.equations(rods(3)).text()  # once, so that nothing is imported while time is taken
    worst = 0
    for name, (robot, by_sympy) in CASES.items():
        arm, simplified = robot(), "3R" in name
        begin = time.process_time()
        found = iso.equations(arm)
        found.text()
        ours = time.process_time() - begin
        begin = time.process_time()
        theirs = by_sympy()
        if simplified:
            theirs = theirs.applyfunc(sp.simplify)
        seconds = time.process_time() - begin
        same = equal(found.sympy()["tau"], named(theirs))
        what = "LagrangesMethod and simplify" if simplified else "LagrangesMethod"
        print(f"{name}: equal {same}; isodyn {1e3 * ours:.1f} ms, {what} {seconds:.2f} s: {seconds / ours:.0f} times", flush=True)
        worst |= int(not same or (simplified and seconds < 100 * ours))
    return worst
