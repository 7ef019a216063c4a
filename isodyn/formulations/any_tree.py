"""Dynamics one body at a time: the steps that a kernel for any tree repeats, with parameters read from memory.

The z axis of a body's frame is its joint's axis.  The joint rotates it by turn (q + offset) and translates it by
slide (q + offset); turn and slide are 1 and 0, 0 and 1, or 1 and the pitch, so that one step serves every one-axis joint.  Mass
enters linearly: m, first moments h and second moments K = integral of x x^T dm about the body's origin.

The bodies of a manifold joint (formulations/charts.py) are at coordinate 0; its position and quaternion enter at the first one.
Its velocities are those of the last body in that body's own frame, which rotates with it.  So the angular acceleration that the
preceding bodies cause by rotating is left out, and the effect of the rotations on the translations is added, which gives w x v.

Torques use the Newton-Euler recursion with the matrices A b = alpha x b + omega x (omega x b) of Balafoutis and Patel;
accelerations use articulated bodies (formulations/articulated_body.py): outward, inward, outward.  A step has named inputs: its
body's `numbers`, the body's entries of the vectors, and outputs of an earlier step at the body ("place") or at its parent
("parent:motion").  Its outputs are stored at the body; "parent:..." is added to the parent's array of that name.
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
    quaternion_rotation,
    spin,
    zeros,
)

Named = Mapping[str, Array]

#: the parameters of a body, in this order; frames as above, R and p in the parent's
NUMBERS: dict[str, tuple[int, ...]] = {
    "R": (3, 3), "p": (3,), "turn": (), "slide": (), "offset": (), "mass": (), "first": (3,), "second": (6,), "armature": (),
    "viscous": (), "coulomb": (2,), "stiffness": (), "rest": (),
}  # fmt: skip
SIX = ((0, 0), (1, 1), (2, 2), (0, 1), (0, 2), (1, 2))  # indices of second moments
PLACES: dict[str, slice] = {}
for _name, _shape in NUMBERS.items():
    _start = max((place.stop for place in PLACES.values()), default=0)
    PLACES[_name] = slice(_start, _start + math.prod(_shape))
SIZE = PLACES["rest"].stop

#: the same for a tree with manifold joints: R is the joint frame, `Z` the frame with the joint's axis for z; upright: 1 without a
#: quaternion; flat: 1 if its third position coordinate is an angle (planar joint); inside: 1 but for a manifold joint's first body
CHARTED: dict[str, tuple[int, ...]] = {"Z": (3, 3), "upright": (), "flat": (), "inside": ()}
for _name, _shape in CHARTED.items():
    _start = max(place.stop for place in PLACES.values())
    PLACES[_name] = slice(_start, _start + math.prod(_shape))
CHARTED_SIZE = PLACES["inside"].stop
#: output of `motions` for a body
FRAME = {"R": slice(0, 9), "p": slice(9, 12), "w": slice(12, 15), "v": slice(15, 18), "al": slice(18, 21), "a": slice(21, 24)}
POSITIONS = {"q": 1, "position": 3, "quaternion": 4}  # inputs of a body of such a tree that are entries of q


class _Numbers:
    """The parameters of a body by name."""

    def __init__(self, numbers: Array):
        self._numbers = numbers

    def __getitem__(self, name: str) -> Array:
        return self._numbers[PLACES[name]].reshape(NUMBERS[name] if name in NUMBERS else CHARTED[name])

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
        """S: the twist for a unit velocity of the joint."""
        return Pair(_along_z(self.one("turn")), _along_z(self.one("slide")))

    def passive(self, q: Array, qd: Array) -> Scalar:
        """Return the torque of friction and springs in the joint, by the laws of drives.py."""
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


def _place(own: _Numbers, given: Named) -> tuple[Array, Array]:
    """Return R (3, 3), p (3,): the body's frame in its parent's at q."""
    x = given["q"][0] + own.one("offset")
    angle, p = own.one("turn") * x, own["p"] + own["R"][:, 2] * (own.one("slide") * x)
    if "quaternion" not in given:
        R: Array = own["R"] @ Planar(2, *cos_sin(angle)).matrix()
        return R, p
    at, (i, j, k, real), flat = given["position"], given["quaternion"], own.one("flat")
    turned = quaternion_rotation(i, j, k, real + own.one("upright"))
    moved = np.array([at[0], at[1], at[2] - flat * at[2]], dtype=object)
    return own["R"] @ turned @ Planar(2, *cos_sin(angle + flat * at[2])).matrix() @ own["Z"], p + own["R"] @ moved


def _chart(own: _Numbers, given: Named, R: Array) -> tuple[Pair, dict[str, Array]]:
    """Return the velocity due to the preceding bodies of the same manifold joint, in the body's axes.

    And the output "chart": that velocity with the body's own added, for the bodies after it.
    """
    if "parent:chart" not in given:
        return Pair.zero(), {}
    before = Pair.of(given["parent:chart"]) * own.one("inside")
    before = Pair(R.T @ before.angular, R.T @ before.linear)
    return before, {"chart": (before + own.motion * given["qd"][0]).array()}


def _moved(given: Named) -> Move:
    """Return the move from the parent's origin to the body's, as the first step stored it."""
    place = given["place"]
    return Move(Rotation(place[:9].reshape(3, 3)), place[9:])


# -- torques ---------------------------------------------------------------------------------------------------------------


def torques_outward(given: Named) -> dict[str, Array]:
    """Return the motion of the body, and the wrench that this motion needs."""
    own, (qd, qdd) = _Numbers(given["numbers"]), (given["qd"][0], given["qdd"][0])
    w_p, al_p, a_p, A_p = np.split(given["parent:motion"], (3, 6, 9))
    R, p = _place(own, given)
    S, turned = own.motion, R.T @ w_p
    chart, rate = _chart(own, given, R)
    w = turned + S.angular * qd
    al = R.T @ al_p + cross(turned - chart.angular, S.angular * qd) + S.angular * qdd
    a = R.T @ (a_p + A_p.reshape(3, 3) @ p) + S.linear * qdd + 2.0 * cross(turned, S.linear * qd)
    a = a + cross(S.angular * qd, chart.linear)
    A, m, h = consolidated(w, al), own.one("mass"), own["first"]
    wrench = Pair(spin(A, own.second) + cross(h, a), m * a + A @ h)
    return {
        "place": np.concatenate([R.ravel(), p]),
        "motion": np.concatenate([w, al, a, A.ravel()]),
        "wrench": wrench.array(),
        **rate,
    }


def torques_inward(given: Named) -> dict[str, Array]:
    """Return the joint's torque; add the wrench to the parent's."""
    own, wrench = _Numbers(given["numbers"]), Pair.of(given["wrench"])
    tau = own.motion.dot(wrench) + own.one("armature") * given["qdd"][0] + own.passive(given["q"], given["qd"])
    return {"inverse_dynamics": np.array([tau]), "parent:wrench": _moved(given).back(wrench).array()}


# -- accelerations ---------------------------------------------------------------------------------------------------------


def accelerations_outward(given: Named) -> dict[str, Array]:
    """Return angular velocity, velocity-dependent acceleration, rigid inertia, and velocity-dependent wrench."""
    own, w_p = _Numbers(given["numbers"]), given["parent:speed"]
    R, p = _place(own, given)
    turned, rate = R.T @ w_p, own.motion * given["qd"][0]
    chart, passed = _chart(own, given, R)
    w, h, K = turned + rate.angular, own["first"], own.second
    I: Array = (K[0, 0] + K[1, 1] + K[2, 2]) * np.eye(3).astype(object) - K
    swung = R.T @ cross(w_p, cross(w_p, p)) + 2.0 * cross(turned, rate.linear) + cross(rate.angular, chart.linear)
    carried = Pair(cross(turned - chart.angular, rate.angular), swung)
    needed = Pair(cross(w, I @ w), cross(w, cross(w, h)))
    return {
        "place": np.concatenate([R.ravel(), p]),
        "speed": w,
        "carried": carried.array(),
        "inertia": _packed(Inertia.rigid(own.one("mass"), h, I)),
        "needed": needed.array(),
        **passed,
    }


def accelerations_inward(given: Named) -> dict[str, Array]:
    """Return the articulated inertia and wrench that the joint transmits, added to the parent's.

    If D = 0, 0 replaces 1 / D: a joint that moves no inertia has no acceleration, and the others move as if it did not exist.
    """
    own, I, needed = _Numbers(given["numbers"]), _unpacked(given["inertia"]), Pair.of(given["needed"])
    S, X = own.motion, _moved(given)
    U = I @ S
    D = S.dot(U) + own.one("armature")
    nothing = abs(D) <= 0.0  # false for NaN
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
    """Return the joint's acceleration, from its parent's."""
    own, answer = _Numbers(given["numbers"]), given["answer"]
    a_p = _moved(given).out(Pair.of(given["parent:acceleration"])) + Pair.of(given["carried"])
    qdd = answer[6] - Pair.of(answer[:6]).dot(a_p)
    return {"forward_dynamics": np.array([qdd]), "acceleration": (a_p + own.motion * qdd).array()}


def _packed(I: Inertia) -> Array:
    """Return (21,): the upper triangles of I and L, and H."""
    return np.array([*(I.I[place] for place in SIX), *I.H.ravel(), *(I.L[place] for place in SIX)], dtype=object)


def _unpacked(x: Array) -> Inertia:
    upper, lower = zeros(3, 3), zeros(3, 3)
    for k, (i, j) in enumerate(SIX):
        upper[i, j] = upper[j, i] = x[k]
        lower[i, j] = lower[j, i] = x[15 + k]
    return Inertia(upper, x[6:15].reshape(3, 3), lower)


# -- poses and motions of bodies -------------------------------------------------------------------------------------------


def motions(given: Named) -> dict[str, Array]:
    """Return FRAME of the body in the base frame: R and p, velocities, and accelerations at zero joint accelerations."""
    own = _Numbers(given["numbers"])
    R_p, p_p, w_p, v_p, al_p, a_p = (given["parent:motions"][place] for place in FRAME.values())
    R_own, p_own = _place(own, given)
    chart, rate = _chart(own, given, R_own)
    R = R_p.reshape(3, 3) @ R_own
    S, r = own.motion * given["qd"][0], R_p.reshape(3, 3) @ p_own
    turn, slide = R @ S.angular, R @ S.linear
    al = al_p + cross(w_p - R @ chart.angular, turn)
    a = a_p + cross(al_p, r) + cross(w_p, cross(w_p, r)) + 2.0 * cross(w_p, slide) + cross(turn, R @ chart.linear)
    found = np.concatenate([R.ravel(), p_p + r, w_p + turn, v_p + cross(w_p, r) + slide, al, a])
    return {"motions": found, "bodies": found, **rate}


def ends(given: Named) -> dict[str, Array]:
    """Return the relative motion of the two frames of a loop, as loops.py has it, in the axes of the frame on a.

    Inputs: FRAME of the bodies "a" and "b", and the poses (12,) "on_a" and "on_b" of the loop's frames in them.
    bias     (6,)  velocity-dependent acceleration of b, linear first; b's origin moves with the velocity "passing" (3,) alone
    turn     w_b - w_a
    other    rotation of b's frame
    axes     those axes in the base's
    at       b's origin in the base frame
    """
    R, p, w, v, al, a = (list[Array]() for _ in range(6))
    for side in "ab":
        body, on = given[side], given[f"on_{side}"]
        R_i, p_i, w_i, v_i, al_i, a_i = (body[place] for place in FRAME.values())
        r = R_i.reshape(3, 3) @ on[9:]
        R.append(R_i.reshape(3, 3) @ on[:9].reshape(3, 3))
        p.append(p_i + r)
        w.append(w_i)
        v.append(v_i + cross(w_i, r))
        al.append(al_i)
        a.append(a_i + cross(al_i, r) + cross(w_i, cross(w_i, r)))
    d, axes = p[1] - p[0], R[0].T
    slides = R[0] @ (given["passing"] * (axes @ (v[1] - v[0] - cross(w[0], d))))
    pushed = a[1] - a[0] - cross(al[0], d) - cross(w[0], cross(w[0], d)) - 2.0 * cross(w[0], slides)
    spun = al[1] - al[0] - cross(w[0], w[1])
    return {
        "bias": np.concatenate([axes @ pushed, axes @ spun]),
        "turn": axes @ (w[1] - w[0]),
        "other": axes @ R[1],
        "axes": R[0],
        "at": p[1],
    }


# -- a body's moments ------------------------------------------------------------------------------------------------------


def moments(link: Array, place: Array) -> Array:
    """Return (10,): mass, first and second moments of a link about the origin of its body.

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
    """A step of a program for every body: parents first if it is outward, else children first."""

    formula: Callable[[Named], dict[str, Array]]
    outward: bool
    inputs: dict[str, int]  # name -> size


class Program(NamedTuple):
    """The steps that compute a quantity, and the constants of the base."""

    result: str
    vectors: tuple[str, ...]
    steps: tuple[Step, ...]
    base: dict[str, tuple[float, ...]]  # arrays of the base that are not 0, without gravity
    gravity: tuple[str, int] | None  # array of the base that holds the acceleration against gravity, and its index there
    places: tuple[str, ...] = ()  # inputs that are entries of q


def _charted(program: Program) -> Program:
    """Return the same program for trees with manifold joints."""
    more = POSITIONS | {"parent:chart": 6}
    first, *others = (
        step._replace(inputs={name: CHARTED_SIZE if name == "numbers" else size for name, size in step.inputs.items()})
        for step in program.steps
    )
    return program._replace(steps=(first._replace(inputs=first.inputs | more), *others), places=tuple(POSITIONS))


#: program -> its steps
PROGRAMS = {
    "inverse_dynamics": Program(
        "inverse_dynamics",
        ("q", "qd", "qdd"),
        (
            Step(torques_outward, True, {"numbers": SIZE, "q": 1, "qd": 1, "qdd": 1, "parent:motion": 18}),
            Step(torques_inward, False, {"numbers": SIZE, "q": 1, "qd": 1, "qdd": 1, "place": 12, "wrench": 6}),
        ),
        {}, ("motion", 6),
    ),
    "forward_dynamics": Program(
        "forward_dynamics",
        ("q", "qd", "tau"),
        (
            Step(accelerations_outward, True, {"numbers": SIZE, "q": 1, "qd": 1, "parent:speed": 3}),
            Step(
                accelerations_inward, False,
                {"numbers": SIZE, "q": 1, "qd": 1, "tau": 1, "place": 12, "carried": 6, "inertia": 21, "needed": 6},
            ),
            Step(accelerations_again, True, {"numbers": SIZE, "place": 12, "carried": 6, "answer": 7, "parent:acceleration": 6}),
        ),
        {}, ("acceleration", 3),
    ),
    "bodies": Program(
        "bodies",
        ("q", "qd"),
        (Step(motions, True, {"numbers": SIZE, "q": 1, "qd": 1, "parent:motions": 24}),),
        {"motions": (1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0)}, None,
    ),
}  # fmt: skip
PROGRAMS |= {f"{name} with charts": _charted(program) for name, program in PROGRAMS.items()}
