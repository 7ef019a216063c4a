"""Dynamics one body at a time: the steps that a kernel for any tree repeats, on numbers that it reads from memory.

The frame of a body has its joint's axis for z.  The joint turns it by turn (q + offset) and moves it along by slide (q + offset),
turn and slide being 1 and 0, 0 and 1, or 1 and the pitch, so that one step serves every joint of one axis.  Mass enters linearly:
m, first moments h and second moments K = integral of x x^T dm about the body's origin.

Torques are Newton and Euler's recursion with the matrices A b = alpha x b + omega x (omega x b) of Balafoutis and Patel,
accelerations articulated bodies (formulations/articulated_body.py): outward, inward, outward.  A step takes arrays by name: its
body's `numbers`, the entries of the vectors that belong to it, what an earlier step left at the body ("place") or at its parent
("parent:motion").  What it gives stays with its body; "parent:..." is added to what the parent has of that name.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import NamedTuple

import numpy as np

from isodyn.formulations.drives import passive_torque
from isodyn.model.tree import Body, Tree
from isodyn.spatial import (
    Array,
    Inertia,
    Move,
    Pair,
    Planar,
    Rotation,
    Scalar,
    choose,
    consolidated,
    cos_sin,
    cross,
    spin,
    zeros,
)

Named = Mapping[str, Array]

#: the numbers of a body, one after the other; frames as above, R and p in the parent's
NUMBERS: dict[str, tuple[int, ...]] = {
    "R": (3, 3), "p": (3,), "turn": (), "slide": (), "offset": (), "mass": (), "first": (3,), "second": (6,), "armature": (),
    "viscous": (), "coulomb": (2,), "stiffness": (), "rest": (),
}  # fmt: skip
SIX = ((0, 0), (1, 1), (2, 2), (0, 1), (0, 2), (1, 2))  # places of second moments
PLACES: dict[str, slice] = {}
for _name, _shape in NUMBERS.items():
    _start = max((place.stop for place in PLACES.values()), default=0)
    PLACES[_name] = slice(_start, _start + math.prod(_shape))
SIZE = PLACES["rest"].stop


class _Numbers:
    """The numbers of a body by name."""

    def __init__(self, numbers: Array):
        self._numbers = numbers

    def __getitem__(self, name: str) -> Array:
        return self._numbers[PLACES[name]].reshape(NUMBERS[name])

    def one(self, name: str) -> Scalar:
        number: Scalar = self._numbers[PLACES[name].start]
        return number

    @property
    def second(self) -> Array:
        """K (3, 3)."""
        K = zeros(3, 3)
        for (i, j), x in zip(SIX, self["second"], strict=True):
            K[i, j] = K[j, i] = x
        return K

    @property
    def motion(self) -> Pair:
        """S: the twist of a unit rate."""
        return Pair(_along_z(self.one("turn")), _along_z(self.one("slide")))

    def passive(self, q: Array, qd: Array) -> Scalar:
        """What the joint itself takes of its torque, by the laws of drives.py."""
        none, still = zeros(3), np.eye(3).astype(object)
        levels = (self["coulomb"][0], self["coulomb"][1])
        body = Body(
            "", "", -1, True, none, still, none, 0.0, 0.0, none, still, still, 0.0, self.one("viscous"), levels, levels,
            stiffness=self.one("stiffness"), rest=self.one("rest"),
        )  # fmt: skip
        torque: Scalar = passive_torque(Tree((body,), {}, none), q, qd)[0]
        return torque


def _along_z(x: Scalar) -> Array:
    return np.array([0.0, 0.0, x], dtype=object)


def _place(own: _Numbers, q: Array) -> tuple[Array, Array]:
    """R (3, 3), p (3,): the body's frame in its parent's at q."""
    x = q[0] + own.one("offset")
    R: Array = own["R"] @ Planar(2, *cos_sin(own.one("turn") * x)).matrix()
    return R, own["p"] + own["R"][:, 2] * (own.one("slide") * x)


def _moved(given: Named) -> Move:
    """From the parent's origin to the body's, as the first step found it."""
    place = given["place"]
    return Move(Rotation(place[:9].reshape(3, 3)), place[9:])


# -- torques ---------------------------------------------------------------------------------------------------------------


def torques_outward(given: Named) -> dict[str, Array]:
    """Motion of the body, and the wrench that this motion needs."""
    own, (qd, qdd) = _Numbers(given["numbers"]), (given["qd"][0], given["qdd"][0])
    w_p, al_p, a_p, A_p = np.split(given["parent:motion"], (3, 6, 9))
    R, p = _place(own, given["q"])
    S, turned = own.motion, R.T @ w_p
    w = turned + S.angular * qd
    al = R.T @ al_p + cross(turned, S.angular * qd) + S.angular * qdd
    a = R.T @ (a_p + A_p.reshape(3, 3) @ p) + S.linear * qdd + 2.0 * cross(turned, S.linear * qd)
    A, m, h = consolidated(w, al), own.one("mass"), own["first"]
    wrench = Pair(spin(A, own.second) + cross(h, a), m * a + A @ h)
    return {
        "place": np.concatenate([R.ravel(), p]),
        "motion": np.concatenate([w, al, a, A.ravel()]),
        "wrench": wrench.array(),
    }


def torques_inward(given: Named) -> dict[str, Array]:
    """The joint's torque; the wrench goes on to the parent."""
    own, wrench = _Numbers(given["numbers"]), Pair.of(given["wrench"])
    tau = own.motion.dot(wrench) + own.one("armature") * given["qdd"][0] + own.passive(given["q"], given["qd"])
    return {"inverse_dynamics": np.array([tau]), "parent:wrench": _moved(given).back(wrench).array()}


# -- accelerations ---------------------------------------------------------------------------------------------------------


def accelerations_outward(given: Named) -> dict[str, Array]:
    """Angular velocity, what of the acceleration velocities decide, rigid inertia and what the velocity alone needs."""
    own, w_p = _Numbers(given["numbers"]), given["parent:speed"]
    R, p = _place(own, given["q"])
    turned, rate = R.T @ w_p, own.motion * given["qd"][0]
    w, h, K = turned + rate.angular, own["first"], own.second
    I: Array = (K[0, 0] + K[1, 1] + K[2, 2]) * np.eye(3).astype(object) - K
    carried = Pair(cross(turned, rate.angular), R.T @ cross(w_p, cross(w_p, p)) + 2.0 * cross(turned, rate.linear))
    needed = Pair(cross(w, I @ w), cross(w, cross(w, h)))
    return {
        "place": np.concatenate([R.ravel(), p]),
        "speed": w,
        "carried": carried.array(),
        "inertia": _packed(Inertia.rigid(own.one("mass"), h, I)),
        "needed": needed.array(),
    }


def accelerations_inward(given: Named) -> dict[str, Array]:
    """What the joint lets through of inertia and wrench, to the parent.  With 0 for 1 / D, a joint that moves nothing has no
    acceleration, and the others move as if it were not there."""
    own, I, needed = _Numbers(given["numbers"]), _unpacked(given["inertia"]), Pair.of(given["needed"])
    S, X = own.motion, _moved(given)
    U = I @ S
    D = S.dot(U) + own.one("armature")
    nothing = abs(D) <= 0.0  # which NaN is not
    share = choose(nothing, 0.0, 1.0 / choose(nothing, 1.0, D))
    V = U * share
    u = given["tau"][0] - own.passive(given["q"], given["qd"]) - S.dot(needed)
    I_a = I.without(U, V)
    passed = needed + I_a @ Pair.of(given["carried"]) + V * u
    return {
        "answer": np.concatenate([V.array(), [u * share]]),
        "parent:inertia": _packed(I_a.seen_through(X)),
        "parent:needed": X.back(passed).array(),
    }


def accelerations_again(given: Named) -> dict[str, Array]:
    """The joint's acceleration, of its parent's."""
    own, answer = _Numbers(given["numbers"]), given["answer"]
    a_p = _moved(given).out(Pair.of(given["parent:acceleration"])) + Pair.of(given["carried"])
    qdd = answer[6] - Pair.of(answer[:6]).dot(a_p)
    return {"forward_dynamics": np.array([qdd]), "acceleration": (a_p + own.motion * qdd).array()}


def _packed(I: Inertia) -> Array:
    """(21,): the upper halves of I and L, and H."""
    return np.array([*(I.I[place] for place in SIX), *I.H.ravel(), *(I.L[place] for place in SIX)], dtype=object)


def _unpacked(x: Array) -> Inertia:
    upper, lower = zeros(3, 3), zeros(3, 3)
    for k, (i, j) in enumerate(SIX):
        upper[i, j] = upper[j, i] = x[k]
        lower[i, j] = lower[j, i] = x[15 + k]
    return Inertia(upper, x[6:15].reshape(3, 3), lower)


# -- a body's moments ------------------------------------------------------------------------------------------------------


def moments(link: Array, place: Array) -> Array:
    """(10,): mass, first and second moments of a link about the origin of its body.

    link    (10,) mass, com (3,), inertia about it, all in the link's frame: xx yy zz xy xz yz
    place   (12,) R row by row, and p: the link's frame in the body's
    """
    R, p = place[:9].reshape(3, 3), place[9:]
    m, c, I = link[0], R @ link[1:4] + p, zeros(3, 3)
    for (i, j), x in zip(SIX, link[4:], strict=True):
        I[i, j] = I[j, i] = x
    K = R @ (0.5 * (I[0, 0] + I[1, 1] + I[2, 2]) * np.eye(3).astype(object) - I) @ R.T
    return np.array([m, *(m * c), *(K[i, j] + m * (c[i] * c[j]) for i, j in SIX)], dtype=object)


# -- programs --------------------------------------------------------------------------------------------------------------


class Step(NamedTuple):
    """A step of a program, for every body in turn: parents first where it goes outward, else last."""

    formula: Callable[[Named], dict[str, Array]]
    outward: bool
    inputs: dict[str, int]  # name -> size


class Program(NamedTuple):
    """Steps that give a quantity; of the base, named arrays are given with gravity's place in them."""

    vectors: tuple[str, ...]
    steps: tuple[Step, ...]
    gravity: tuple[str, int]  # array of the base that holds the acceleration against gravity, and where


PROGRAMS = {
    "inverse_dynamics": Program(
        ("q", "qd", "qdd"),
        (
            Step(torques_outward, True, {"numbers": SIZE, "q": 1, "qd": 1, "qdd": 1, "parent:motion": 18}),
            Step(torques_inward, False, {"numbers": SIZE, "q": 1, "qd": 1, "qdd": 1, "place": 12, "wrench": 6}),
        ),
        ("motion", 6),
    ),
    "forward_dynamics": Program(
        ("q", "qd", "tau"),
        (
            Step(accelerations_outward, True, {"numbers": SIZE, "q": 1, "qd": 1, "parent:speed": 3}),
            Step(
                accelerations_inward, False,
                {"numbers": SIZE, "q": 1, "qd": 1, "tau": 1, "place": 12, "carried": 6, "inertia": 21, "needed": 6},
            ),
            Step(accelerations_again, True, {"numbers": SIZE, "place": 12, "carried": 6, "answer": 7, "parent:acceleration": 6}),
        ),
        ("acceleration", 3),
    ),
}  # fmt: skip
