"""Dynamics one body at a time: the steps that a kernel for any tree repeats, on numbers that it reads from memory.

The frame of a body has its joint's axis for z.  The joint turns it by turn (q + offset) and moves it along by slide (q + offset),
turn and slide being 1 and 0, 0 and 1, or 1 and the pitch, so that one step serves every joint of one axis.  Mass enters linearly:
m, first moments h and second moments K = integral of x x^T dm about the body's origin.

The bodies of a chart (formulations/charts.py) stand at 0: its position and quaternion are in the place of the first one.  Their
velocities are those of the last one in its own frame, which turns with it: what the bodies of the chart before one do to its
acceleration by turning is left out, and what the turns do to the slides of the chart comes in, so that it is w x v.

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
    quaternion_rotation,
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

#: the same of a tree with charts: joint frame first, then `Z`, the frame with the joint's axis for z; upright, 1 where it has no
#: quaternion; flat, 1 where the third number of its position is an angle, of a planar chart; inside, 1 but for the first of a chart
CHARTED: dict[str, tuple[int, ...]] = {"Z": (3, 3), "upright": (), "flat": (), "inside": ()}
for _name, _shape in CHARTED.items():
    _start = max(place.stop for place in PLACES.values())
    PLACES[_name] = slice(_start, _start + math.prod(_shape))
CHARTED_SIZE = PLACES["inside"].stop
#: what `motions` says of a body
FRAME = {"R": slice(0, 9), "p": slice(9, 12), "w": slice(12, 15), "v": slice(15, 18), "al": slice(18, 21), "a": slice(21, 24)}
POSITIONS = {"q": 1, "position": 3, "quaternion": 4}  # what a body of such a tree takes of q


class _Numbers:
    """The numbers of a body by name."""

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


def _place(own: _Numbers, given: Named) -> tuple[Array, Array]:
    """R (3, 3), p (3,): the body's frame in its parent's at q."""
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
    """Velocity, in the body's axes, by the bodies of the same chart before it; and by itself too, for those after it."""
    if "parent:chart" not in given:
        return Pair.zero(), {}
    before = Pair.of(given["parent:chart"]) * own.one("inside")
    before = Pair(R.T @ before.angular, R.T @ before.linear)
    return before, {"chart": (before + own.motion * given["qd"][0]).array()}


def _moved(given: Named) -> Move:
    """From the parent's origin to the body's, as the first step found it."""
    place = given["place"]
    return Move(Rotation(place[:9].reshape(3, 3)), place[9:])


# -- torques ---------------------------------------------------------------------------------------------------------------


def torques_outward(given: Named) -> dict[str, Array]:
    """Motion of the body, and the wrench that this motion needs."""
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
    """The joint's torque; the wrench goes on to the parent."""
    own, wrench = _Numbers(given["numbers"]), Pair.of(given["wrench"])
    tau = own.motion.dot(wrench) + own.one("armature") * given["qdd"][0] + own.passive(given["q"], given["qd"])
    return {"inverse_dynamics": np.array([tau]), "parent:wrench": _moved(given).back(wrench).array()}


# -- accelerations ---------------------------------------------------------------------------------------------------------


def accelerations_outward(given: Named) -> dict[str, Array]:
    """Angular velocity, what of the acceleration velocities decide, rigid inertia and what the velocity alone needs."""
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


# -- where bodies are ------------------------------------------------------------------------------------------------------


def motions(given: Named) -> dict[str, Array]:
    """FRAME of the body in that of the base: R and p, velocities and, where no joint accelerates, accelerations."""
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
    """The frames of a loop on a and b, of FRAME of these bodies "a" and "b" and the places (12,) of the frames "on_a" and "on_b" in
    them: as loops.py has them, in the axes of the frame on a, what of b's acceleration and of its turn velocities decide, in `bias`
    (6,), linear first, b's origin moving along "passing" (3,) alone; w_b - w_a in "turn", the rotation of b's frame in "other",
    those axes in the base's in "axes"; and b's origin in the base's, "at".
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
    """Steps that give a quantity; of the base, numbers of named arrays are given."""

    result: str
    vectors: tuple[str, ...]
    steps: tuple[Step, ...]
    base: dict[str, tuple[float, ...]]  # arrays of the base that are not 0, gravity apart
    gravity: tuple[str, int] | None  # array of the base that holds the acceleration against gravity, and where
    places: tuple[str, ...] = ()  # inputs that are entries of q


def _charted(program: Program) -> Program:
    """The same of trees with charts."""
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
