"""Saha's planar arms of slender rods: the closed forms he prints, and the same arms with symbols to compare them with.

In formulas c12 is cos(q1 + q2), qd1 the book's theta-dot 1; a_i and m_i are lengths and masses of the rods.  The book's I, C and
tau^g stand in I qdd + C qd = tau^g + tau.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from isodyn.backends.device import Kernel, device
from isodyn.formulations.registry import METHODS, methods_for
from isodyn.graph.graph import finish
from isodyn.graph.node import Context, symbol
from isodyn.model.dh import from_dh
from isodyn.model.parameters import symbols as robot_symbols
from isodyn.model.robot import Robot
from isodyn.model.tree import reduce_robot
from isodyn.papers.formulas import Formula, Line, same
from isodyn.spatial import Array

#: example 9.1: what is printed where
ONE_LINK = {
    "I": ("(9.23f)", Formula("m*a**2/3")),
    "C": ("(9.24a)", Formula("0")),
    "tau_1": ("(9.24c)", Formula("tau - m*g*a*s/2")),
}

#: example 9.3
TWO_LINK = {
    "i22": ("(9.27a)", Formula("m2*a2**2/3")),
    "i21": ("(9.27d)", Formula("m2*a2**2/3 + m2*a1*a2*c2/2")),
    "i11": ("(9.29)", Formula("(m1*a1**2 + m2*a2**2)/3 + m2*a1**2 + m2*a1*a2*c2")),
    "c22": ("(9.30a)", Formula("0")),
    "c21": ("(9.30b)", Formula("m2*a1*a2*s2*qd1/2")),
    "c12": ("(9.30c)", Formula("-m2*a1*a2*s2*(qd1 + qd2)/2")),
    "c11": ("(9.30d)", Formula("-m2*a1*a2*s2*qd2/2")),
    "h2": ("(9.31a)", Formula("m2*a1*a2*s2*qd1**2/2")),
    "h1": ("(9.31b)", Formula("-m2*a1*a2*s2*(qd2/2 + qd1)*qd2")),
}

_A = "(m2*a1*a2*s2 + m3*(2*a1*a2*s2 + a1*a3*s23))"
_B = "m3*(a1*a3*s23 + a2*a3*s3)"

#: exercise 9.11; the text has c_2s and s_2s for c23 and s23
THREE_LINK = {
    "i11": ("(9.42b)", Formula("(m1*a1**2 + m2*a2**2 + m3*a3**2)/3 + m2*a1**2 + m3*(a1**2 + a2**2) + (m2 + 2*m3)*a1*a2*c2"
                               " + m3*a3*(a2*c3 + a1*c23)")),
    "i12": ("(9.42b)", Formula("(m2*a2**2 + m3*a3**2)/3 + m3*a2**2 + (m2*a2/2 + m3*a2)*a1*c2 + m3*a3*(2*a2*c3 + a1*c23)/2")),
    "i13": ("(9.42b)", Formula("m3*a3**2/3 + m3*a3*(a2*c3 + a1*c23)/2")),
    "i22": ("(9.42b)", Formula("(m2*a2**2 + m3*a3**2)/3 + m3*(a2**2 + a2*a3*c3)")),
    "i23": ("(9.42b)", Formula("m3*a3**2/3 + m3*a2*a3*c3/2")),
    "i33": ("(9.42b)", Formula("m3*a3**2/3")),
    "c11": ("(9.42c)", Formula(f"-({_A}*qd2 + {_B}*qd3)/2")),
    "c12": ("(9.42c)", Formula(f"-({_A}*(qd1 + qd2) + {_B}*qd3)/2")),
    "c13": ("(9.42c)", Formula(f"-{_B}*(qd1 + qd2 + qd3)/2")),
    "c21": ("(9.42c)", Formula(f"({_A}*qd1 - m3*a2*a3*s3*qd3)/2")),
    "c22": ("(9.42c)", Formula("-m3*a2*a3*s3*qd3/2")),
    "c23": ("(9.42c)", Formula("-m3*a2*a3*s3*(qd1 + qd2 + qd3)/2")),
    "c31": ("(9.42c)", Formula("m3*((a1*a3*s23 + a2*a3*s3)*qd1 + a2*a3*s3*qd2)/2")),
    "c32": ("(9.42c)", Formula("m3*a2*a3*s3*(qd1 + qd2)/2")),
    "c33": ("(9.42c)", Formula("0")),
    "tau1^g": ("(9.42d)", Formula("g*(-m1*a1*c1 - 2*m2*(a1*c1 + a2*c12/2) - 2*m3*(a1*c1 + a2*c12 + a3*c123/2))/2")),
    "tau2^g": ("(9.42d)", Formula("g*(-m2*a2*c12 - 2*m3*(a2*c12 + a3*c123/2))/2")),
    "tau3^g": ("(9.42d)", Formula("-g*m3*a3*c123/2")),
}  # fmt: skip

NOTE = "q and qd are the book's theta and its rate; s is sin(q), c2 is cos(q2), c12 is cos(q1 + q2)."


def rods(n: int) -> Robot:
    """n slender rods in a plane, joints about z; lengths, masses and gravity are symbols (without numbers for n = 1).

    Gravity is along -Y (figures 9.5 and 9.6), and along +X for the one-link arm (9.24d).
    """
    a, m = ([symbol(name if n == 1 else f"{name}{i}") for i in range(1, n + 1)] for name in "am")
    moments = [mass * length * length / 12 for mass, length in zip(m, a, strict=True)]
    g = symbol("g")
    return from_dh(
        convention="standard", joints="R" * n, a=a, alpha=[0.0] * n, d=[0.0] * n, theta=[0.0] * n, mass=m,
        com=[(-x / 2, 0.0, 0.0) for x in a], inertia=[(0.0, x, x) for x in moments],
        gravity=(g, 0.0, 0.0) if n == 1 else (0.0, -g, 0.0), name=f"rods-{n}",
    )  # fmt: skip


class Rods:
    """The arm of n rods on symbols.

    names   what a formula may name: a1, m1, g, qd1, qdd1, tau1, c1, s12, c23, ... (without numbers for n = 1)
    """

    def __init__(self, n: int):
        self.n, context = n, Context()
        self.q, self.qd, self.qdd, self.tau = (_state(context, name, n) for name in ("q", "qd", "qdd", "tau"))
        robot = rods(n)
        free = {name: context.symbol(name) for name in robot_symbols(robot)}
        self.robot = robot.with_parameters(free)
        self.tree = reduce_robot(self.robot).mapped(context.adopt)
        self.names = free | angles(self.q, "" if n == 1 else None)
        for name, values in (("qd", self.qd), ("qdd", self.qdd), ("tau", self.tau)):
            self.names |= {name if n == 1 else f"{name}{k + 1}": x for k, x in enumerate(values)}

    def found(self, quantity: str, *, rates: bool = False) -> Array:
        """A quantity by DeNOC, as expressions; `rates`: of q and qd."""
        given = (self.q, self.qd) if rates else (self.q,)
        return np.asarray(METHODS["denoc"].formula(quantity)(self.tree, *given), dtype=object)


@cache
def planar(n: int) -> Rods:
    """The arm of n rods on symbols."""
    return Rods(n)


def _state(context: Context, name: str, n: int) -> Array:
    return np.array([context.symbol(name)], dtype=object) if n == 1 else context.symbols(name, n)


def angles(q: Array, alone: str | None = None) -> dict[str, Any]:
    """c1, s1, c12, s12, c23, ... of angles q (n,), numbers or expressions; sums by the addition theorems.

    alone   what stands for the number when there is one angle
    """
    one = {f"{k + 1}" if alone is None else alone: (np.cos(x), np.sin(x)) for k, x in enumerate(q)}
    found, n = dict(one), len(q)
    for first in range(1, n + 1):
        for last in range(first + 1, n + 1):
            c, s = found["".join(map(str, range(first, last)))]
            cosine, sine = one[str(last)]
            found["".join(map(str, range(first, last + 1)))] = (c * cosine - s * sine, s * cosine + c * sine)
    return {letter + key: pair[k] for key, pair in found.items() for k, letter in enumerate("cs")}


def entries(n: int) -> dict[str, Any]:
    """i11, c12, h1, tau1^g, ... of the arm of n rods by DeNOC, under the names of TWO_LINK and THREE_LINK."""
    arm = planar(n)
    M, g = arm.found("mass_matrix"), arm.found("gravity_torque")
    C = arm.found("convective_matrix", rates=True)
    h = C @ arm.qd
    pairs = [(i, j) for i in range(n) for j in range(n)]
    named = {f"i{i + 1}{j + 1}": M[i, j] for i, j in pairs} | {f"c{i + 1}{j + 1}": C[i, j] for i, j in pairs}
    return named | {f"h{k + 1}": h[k] for k in range(n)} | {f"tau{k + 1}^g": -g[k] for k in range(n)}


def lines(forms: dict[str, tuple[str, Formula]], found: dict[str, Any], names: dict[str, Any]) -> list[Line]:
    """Every printed form beside what was found."""
    return [Line.of(key, f"book {where}", form, names, found[key]) for key, (where, form) in forms.items()]


def inertia_of(arm: Rods, forms: dict[str, tuple[str, Formula]]) -> Array:
    """(n, n): the printed inertia matrix on the symbols of an arm; one half of it is printed."""
    numbers = range(1, arm.n + 1)
    printed = {key: form.of(arm.names) for key, (_, form) in forms.items() if key.startswith("i")}
    return np.array([[printed.get(f"i{i}{j}", printed.get(f"i{j}{i}")) for j in numbers] for i in numbers], dtype=object)


def methods_that_agree(n: int, forms: dict[str, tuple[str, Formula]]) -> list[str]:
    """Every method whose torques, less those at rest, are I qdd + C qd by the printed forms; and gravity, where it is printed."""
    arm = planar(n)
    value = {key: form.of(arm.names) for key, (_, form) in forms.items()}
    numbers = range(1, n + 1)
    I = inertia_of(arm, forms)
    C = np.array([[value[f"c{i}{j}"] for j in numbers] for i in numbers], dtype=object)
    expected, rest = I @ arm.qdd + C @ arm.qd, np.zeros(n).astype(object)
    agreeing = []
    for method in methods_for("inverse_dynamics"):
        inverse = METHODS[method].formula("inverse_dynamics")
        still = inverse(arm.tree, arm.q, rest, rest, {})
        pairs = list(zip(inverse(arm.tree, arm.q, arm.qd, arm.qdd, {}) - still, expected, strict=True))
        pairs += [(-still[k - 1], value[f"tau{k}^g"]) for k in numbers if f"tau{k}^g" in value]
        if all(same(found, printed) for found, printed in pairs):
            agreeing.append(method)
    return agreeing


# -- numbers ----------------------------------------------------------------------------------------------------------


def explicit(lengths: tuple[float, ...], masses: tuple[float, ...], g: float) -> Kernel:
    """(9.42) as a kernel: q, qd -> I (3, 3), C qd (3,), tau^g (3,), for rods of these lengths [m] and masses [kg]."""
    context = Context()
    q, qd = context.symbols("q", 3), context.symbols("qd", 3)
    names = angles(q) | {f"qd{k + 1}": x for k, x in enumerate(qd)} | {"g": g}
    names |= {f"a{k + 1}": x for k, x in enumerate(lengths)} | {f"m{k + 1}": x for k, x in enumerate(masses)}
    value = {key: form.of(names) for key, (_, form) in THREE_LINK.items()}
    inertia = [[value[f"i{min(i, j)}{max(i, j)}"] for j in (1, 2, 3)] for i in (1, 2, 3)]
    C = np.array([[value[f"c{i}{j}"] for j in (1, 2, 3)] for i in (1, 2, 3)], dtype=object)
    outputs = {"I": inertia, "h": C @ qd, "gravity": [value[f"tau{k}^g"] for k in (1, 2, 3)]}
    outputs = {name: np.array(rows, dtype=object) for name, rows in outputs.items()}
    return device().kernel(finish(context, {"q": q, "qd": qd}, outputs, "saha-9.42"))
