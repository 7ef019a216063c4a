"""The arms of Saha's examples: data, stand-ins for those whose tables are lost, published numbers, closed forms of planar ones."""

from __future__ import annotations

import math
from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np

from isodyn.backends.device import Kernel, device
from isodyn.formulations.registry import METHODS, methods_for
from isodyn.graph.graph import finish
from isodyn.graph.node import Context, symbol
from isodyn.model.catalogue import load
from isodyn.model.quantities import by_symbol
from isodyn.model.robot import Robot
from isodyn.model.robot import symbols as robot_symbols
from isodyn.model.tree import reduce_robot
from isodyn.papers.formulas import Formula, Line, same
from isodyn.spatial import Array

PI = math.pi

# -- arms -------------------------------------------------------------------------------------------------------------

RODS = (
    "Rods of ReDySim's 3-Link Robot: 0.30, 0.25, 0.22 m; 0.5, 0.4, 0.3 kg; mass centres at mid-length; moments m a^2 / 12. "
    "The lengths are those of Table 9.2(a); Table 9.2(b) is lost, and (9.42) has rods of this kind."
)
PUMA = (
    "Stand-in: Table 9.3 is lost but for a_3 = 0.02 m. Taken instead is the Puma 560 of the Robotics Toolbox (a_2 = 0.4318 "
    "m, a_3 = 0.0203 m), without its motors and friction, which RoboAnalyzer does not have."
)
STANFORD = (
    "Stand-in: Table 9.4 is lost but for the joint positions. Taken instead is the Stanford arm of ROBOOP (data credited to "
    "Paul, 1981), whose mass centres of links 2 to 6 lie ten times too far out, up to 6.4 m on an arm of 1 m: they are "
    "divided by ten here."
)
KUKA = (
    "Stand-in: Table 9.5(a), the DH table, is lost. Taken instead are (1) ReDySim's own KUKA KR-5 ('kr5' of the catalogue) "
    "and (2) the masses, mass centres and inertias of Table 9.5(b) on the DH table of mdl_KR5.m ('kr5-book'), which has the "
    "same posture at zero; its joints 3 and 5 turn the other way."
)

#: Example 9.6: joint positions at the start and after T = 10 s
STANFORD_START = np.array([0.0, -PI / 2, 0.635, 0.0, PI, PI])
STANFORD_END = np.array([PI / 3, -5 * PI / 6, 0.735, PI / 3, 5 * PI / 6, 5 * PI / 6])

#: the Puma 560 with its arm straight up, as in figure 9.10, and at its own zero with the upper arm level
PUMA_UPRIGHT = np.array([0.0, PI / 2, -PI / 2, 0.0, 0.0, 0.0])


@cache
def stanford() -> Robot:
    """ROBOOP's Stanford arm with the mass centres of links 2 to 6 a tenth as far out; inertias about the mass centres as given."""
    robot = load("stanford")
    moved = {f"link{k}" for k in range(2, 7)}
    links = tuple(replace(link, com=link.com / 10) if link.name in moved else link for link in robot.links)
    return replace(robot, links=links)


# -- numbers ----------------------------------------------------------------------------------------------------------

#: Example 9.4 by an independent Newton-Euler program: t [s], tau [N m]; 0 to pi in 10 s
THREE_LINK_TORQUES = """
0 4.34583 1.54998 0.32373
2.5 3.98291442624585 1.27454163156146 0.221226314113469
5 -1.2869480670667 -1.22773044066016 0.0130278778094379
7.5 -1.86950848088145 0.818789239436389 -0.213141935142576
10 -1.89333 0.90252 -0.32373
"""

#: ROBOOP, source/test.txt: torques at q = qd = qdd = pi/4 (m for a slide), gravity 9.81, no motors [N m]
ROBOOP_PUMA = "pi/4 6.7796663502212995e-01 1.7558551669236614e+01 -8.2406093183092359e+00 1.3497917891563878e-02 " \
    "-9.6275614517582660e-03 6.6344845002793933e-05"  # fmt: skip
ROBOOP_STANFORD = "pi/4 1.3745229727442040e+02 1.9073728601445512e+02 6.6163665806434153e+01 3.0629709003685834e-02 " \
    "-9.1835952755811263e+00 -1.9326583776879398e-04"  # fmt: skip

#: ReDySim, InvDyn/tor.dat of its KUKA KR-5: t [s], tau [N m]; 0 to pi/3 in 1 s
KUKA_TORQUES = """
0.0 2.145702e-30 1.287117e+02 1.453612e+01 -8.131290e-20 0 0
0.1 5.766651e+01 1.721875e+02 2.654712e+01 -2.620011e-02 -9.388497e-02 6.387086e-06
0.2 9.760224e+01 2.022538e+02 3.442911e+01 -2.754406e-02 -1.614993e-01 1.013864e-05
0.3 1.028643e+02 2.108582e+02 3.514403e+01 5.445071e-02 -1.769532e-01 8.578418e-06
0.4 5.194507e+01 1.944360e+02 2.982842e+01 2.080318e-01 -1.987628e-01 5.123199e-06
0.5 -3.953028e+01 1.503598e+02 2.146336e+01 1.967606e-01 -3.236363e-01 6.465742e-06
0.6 -9.778980e+01 8.308764e+01 9.267703e+00 -4.844948e-02 -3.671333e-01 -9.064248e-06
0.7 -9.020732e+01 2.075298e+01 -4.307007e+00 -2.571451e-01 -1.774353e-01 -3.260645e-05
0.8 -5.729841e+01 -3.112218e+00 -1.018305e+01 -2.764862e-01 2.391121e-02 -3.702869e-05
0.9 -2.797036e+01 1.826209e+01 -4.119653e+00 -1.226375e-01 8.325346e-02 -2.315855e-05
1.0 -1.315437e-14 6.678584e+01 9.698057e+00 1.305619e-01 5.428358e-02 -9.650890e-21
"""

#: Example 9.8 by an independent program, DOP853 at rtol 1e-12: t [s], q [rad], qd [rad/s]
THREE_LINK_FALL = """
0.10 -0.2066637507 0.2705927215 -0.08701823144 -3.934102483 4.740511507 -0.964156744
0.25 -0.9241671791 0.5373291922 0.5624165078 -4.196154533 -3.932651193 8.70666244
0.50 -1.843432027 -0.5582626116 -0.233428784 -5.88536689 -2.259069832 9.07978615
0.75 -3.203948836 0.2561956911 0.4481150682 0.01975992136 -4.924062343 7.034678303
1.00 -2.254069438 -1.101286931 -0.1677472836 4.839476221 2.852131912 -18.97705959
"""

#: ReDySim's two-link arm, statevar.dat (ode45, rtol 1e-4, atol 1e-6): t [s], q [rad], qd [rad/s]
TWO_LINK_RECORDED = """
0.01 -2.145933e-03 3.065609e-03 -4.291852e-01 6.131158e-01
0.1 -0.211111 0.2926015 -4.094838 5.337504
0.5 -2.590905 0.1890161 -7.665245 9.231431
1.0 -1.600874 -0.7491123 1.465531 19.69495
"""

#: the same by an independent program, DOP853 at rtol 1e-10
TWO_LINK_FALL = """
0.01 -0.00214593367 0.00306560976 -0.429185202 0.613115857
0.1 -0.211108563 0.292589855 -4.09478757 5.33729481
0.5 -2.59088062 0.188915084 -7.66565175 9.2331888
1.0 -1.60096685 -0.74887395 1.46536594 19.6950431
"""


def weight_times_length(robot: Robot) -> float:
    """m g L of a planar arm of rods [J]: its mass, gravity and stretched length, to measure energies by."""
    mass = sum(float(link.mass) for link in robot.links)
    reach = sum(float(np.linalg.norm(joint.mount[:3, 3].astype(float))) for joint in robot.moving)
    gravity: Array = robot.gravity.astype(float)
    return mass * float(np.linalg.norm(gravity)) * reach


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
    return Robot.from_dh(
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

    def found(self, symbol: str) -> Array:
        """The quantity of a symbol (M, C_own, g) by DeNOC, as expressions of q and qd."""
        row = by_symbol(symbol)
        given = [getattr(self, name) for name in row.inputs]
        return np.asarray(METHODS["denoc"].formula(row.key)(self.tree, *given), dtype=object)


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
    M, g = arm.found("M"), arm.found("g")
    C = arm.found("C_own")
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
