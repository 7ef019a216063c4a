"""The witness: an independent reference computation of poses, energies, inertias and torques.  It shares no code with the methods.

It starts from the user's links and joints, not from the reduced tree, uses world axes throughout, and needs neither angular
velocities nor force recursions.  Rotations are unnormalised quaternions

    (1, t n),   t = tan(q / 2),   dt/dq = (1 + t^2) / 2,                                                                        (1)

or, for large t, (u, n) with u = 1 / t and du/dq = -(1 + u^2) / 2.  They need no roots or sines, so the same code computes with
floats, with fifty digits, and exactly in the integers modulo a prime, where tan(q / 2) is that of graph/exact.py.

Every quantity carries its value, its first and second time derivatives, and its partial derivatives by the joint positions through
sums, products and quotients.  By hand only (1) is differentiated, and joints whose velocity is the child's in its own axes
(Joint.coordinates): a quaternion Q has the rate Q (0, w) / 2, a position R v.  Partial derivatives are with respect to velocities;
for all other joints these are the derivatives by q.

A point x of a body, measured from the mass centre c and fixed to the body, is at c + R x.  The virtual work of its inertia force,
summed over the body (d'Alembert), needs only the second moments K = integral of x x^T dm = tr(I)/2 1 - I:

    tau_k = sum of m (c'' - g) . dc/dq_k + tr(R'' K (dR/dq_k)^T)                                                                (2)
    M_jk  = sum of m dc/dq_j . dc/dq_k + tr(dR/dq_j K (dR/dq_k)^T)                                                              (3)

Rotors add G^2 J, friction adds b qd and Coulomb's torque, each written here from its definition.  The load of a joint is the sum of
the forces m (c'' - g) of the links beyond it, and of their moments.

Matrices are checked by their product with one random vector (`products`): different matrices give different products except with
probability 2^-53.  Derivatives come from dual numbers along that vector.  The Coriolis matrix C(qd) of the Christoffel symbols
follows from the torques h(qd), which are quadratic in the velocities:

    4 C(qd) w = h(qd + w) - h(qd - w) + 2 M [qd, w].                                                                            (4)

The Lie bracket is 0 except for quasi-velocities; C(qd) w - C(w) qd = M [qd, w], because C has no torsion and dM/dt - 2 C is
skew-symmetric.  The regressor is checked with links of random masses, mass centres and inertias, whose torques it must reproduce.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal, localcontext
from typing import Any, Generic, Protocol, TypeVar

import numpy as np

from isodyn.model.edits import without_drives
from isodyn.model.joint import Joint
from isodyn.model.link import Link
from isodyn.model.loop import Loop
from isodyn.model.robot import Robot, require_full_inertia
from isodyn.spatial import Array, Scalar

DIGITS = 50
T = TypeVar("T")
N = TypeVar("N", bound="Number")


class Number(Protocol):
    """A number of the witness: a float, a Decimal or a Residue, combined with its own kind or with integers."""

    def __add__(self: T, other: T, /) -> T: ...
    def __radd__(self: T, other: int, /) -> T: ...
    def __sub__(self: T, other: T, /) -> T: ...
    def __mul__(self: T, other: T, /) -> T: ...
    def __truediv__(self: T, other: int, /) -> T: ...
    def __rtruediv__(self: T, other: int, /) -> T: ...
    def __neg__(self: T, /) -> T: ...
    def __abs__(self) -> float | Decimal: ...  # of a residue 1, or 0 for 0


@dataclass(frozen=True)
class Arithmetic(Generic[N]):
    """An arithmetic: `of` converts numbers of the model and the state; `half_tangent` is tan(x / 2)."""

    of: Callable[[Scalar], N]
    half_tangent: Callable[[N], N]


def _number(x: Scalar) -> float:
    assert isinstance(x, (int, float)), "robots and states of numbers"
    return float(x)


_STEP = 1e-40  # complex step
_NEAR = 1e-8  # squared rotation angle below which series of two terms are exact to rounding
FLOATS = Arithmetic(_number, lambda x: math.tan(x / 2))


@dataclass(frozen=True, eq=False)
class ReferenceValues:
    """The witness's quantities at one state.

    poses              link -> (4, 4), its frame in the root frame
    jacobians          link -> (6, n), velocity of its origin, then angular velocity, per joint velocity; root axes
    potential_energy   of the moving links, zero at the root's origin, and of springs; kinetic_energy        [J]
    gravity_torque     (n,)                                                                                  [N m] or [N]
    mass_matrix        (n, n), rotors included                                                               [kg m2], [kg m], [kg]
    bias_torque        (n,), friction and springs                                                            [N m] or [N]
    inverse_dynamics   (n,)                                                                                  [N m] or [N]
    joint_wrenches     (n, 6), force, then moment, on the links beyond a joint, in and about its child's frame  [N], [N m]
    """

    poses: dict[str, Array]
    jacobians: dict[str, Array]
    potential_energy: Number
    kinetic_energy: Number
    gravity_torque: Array
    mass_matrix: Array
    bias_torque: Array
    inverse_dynamics: Array
    joint_wrenches: Array

    def forward_dynamics(self, tau: Array) -> Array:
        """Return accelerations (n,) under the torques tau; ArithmeticError or GraphError if M is singular."""
        return _solved(self.mass_matrix, tau - self.bias_torque)


def reference_values(robot: Robot, q: Array, qd: Array, qdd: Array) -> ReferenceValues:
    """Compute the witness's quantities at a state, q (nq,), qd and qdd (n,), in floats."""
    return reference_values_in(FLOATS, robot, q, qd, qdd)


def reference_values_in(numbers: Arithmetic[N], robot: Robot, q: Array, qd: Array, qdd: Array) -> ReferenceValues:
    """Compute the same in the arithmetic `numbers`."""
    of = np.frompyfunc(numbers.of, 1, 1)
    return _reference_values(numbers, robot, of(q), of(qd), of(qdd))


def _reference_values(numbers: Arithmetic[N], robot: Robot, q: Array, qd: Array, qdd: Array) -> ReferenceValues:
    """Compute the same for a state in these numbers already."""
    robot = _with_rotors(require_full_inertia(robot, "the witness"))
    n, of = robot.n, np.frompyfunc(numbers.of, 1, 1)
    places, moving = _places(robot, q, qd, qdd, numbers), set[str]()
    for joint in robot.joints:
        moving |= {joint.child} if joint.nv or joint.parent in moving else set()
    g = of(robot.gravity)
    M, tau, weight = np.full((n, n), numbers.of(0)), np.full(n, numbers.of(0)), np.full(n, numbers.of(0))
    kinetic = potential = numbers.of(0)
    loads: dict[str, tuple[Array, Array]] = {}  # link -> inertia force, and its moment about the root's origin
    for link in robot.links:
        Q, r = places[link.name]
        R, m, I = _matrix(Q), numbers.of(link.mass), of(link.inertia)
        c = r + _along(R, of(link.com))
        K = (I[0, 0] + I[1, 1] + I[2, 2]) / 2 * of(np.eye(3)) - I
        by_q, turned = c[:, 3:].T, R[:, :, 3:].transpose(2, 0, 1)  # dc/dq_k (n, 3), dR/dq_k (n, 3, 3)
        M = M + m * (by_q @ by_q.T) + (turned @ K).reshape(n, 9) @ turned.reshape(n, 9).T  # (3)
        tau = tau + m * (by_q @ c[:, 2]) + turned.reshape(n, 9) @ (R[:, :, 2] @ K).reshape(9)  # (2)
        weight = weight - m * (by_q @ g)
        kinetic = kinetic + (m * (c[:, 1] @ c[:, 1]) + ((R[:, :, 1] @ K) * R[:, :, 1]).sum()) / 2
        force = m * (c[:, 2] - g)
        loads[link.name] = force, _axial(np.outer(force, c[:, 0]) + R[:, :, 2] @ K @ R[:, :, 0].T)
        if link.name in moving:
            potential = potential - m * (g @ c[:, 0])
    tau, by = tau + weight, robot.expansion.velocities
    rates, changes = (_followed(by, x, numbers) for x in (qd, qdd))
    positions = _followed(robot.expansion.positions, q, numbers) + of(np.array(robot.expansion.offsets))
    at = robot.uncoupled.velocity_to_position_index
    for joint, place, row, v, a in zip(
        robot.uncoupled.dofs, at, by, rates, changes, strict=True
    ):  # drives, at each joint's velocity
        rotor = numbers.of(joint.gear_ratio) * numbers.of(joint.gear_ratio) * numbers.of(joint.rotor_inertia)
        kinetic = kinetic + rotor * v * v / 2
        torque = rotor * a + numbers.of(joint.viscous) * v
        if joint.stiffness != 0 and place >= 0:
            stretch = positions[place] - numbers.of(joint.rest)
            torque = torque + numbers.of(joint.stiffness) * stretch
            potential = potential + numbers.of(joint.stiffness) * stretch * stretch / 2
        plus, minus = joint.coulomb
        if plus != 0 or minus != 0:
            rate = v.value if isinstance(v, Dual) else v
            torque = torque + numbers.of(plus if rate > 0 else minus if rate < 0 else 0)
        for k, ratio in row:
            tau[k] = tau[k] + numbers.of(ratio) * torque
            for j, other in row:
                M[k, j] = M[k, j] + numbers.of(ratio) * numbers.of(other) * rotor
    k = position = 0
    for one in robot.movable_joints:
        if one.is_manifold and any(part.stiffness for part in one.parts):
            *taken, energy = _chart_spring(one, q[position : position + one.nq])
            tau[k : k + one.nv], potential = tau[k : k + one.nv] + np.array(taken, dtype=object), potential + energy
        k, position = k + one.nv, position + one.nq
    poses = {name: _pose(_matrix(Q)[:, :, 0], r[:, 0], numbers) for name, (Q, r) in places.items()}
    jacobians = {name: _jacobian(_matrix(Q), r) for name, (Q, r) in places.items()}
    wrenches = np.array(
        [_carried(robot, joint.child, loads, poses[joint.child]) for joint in robot.uncoupled.movable_joints], dtype=object
    )
    return ReferenceValues(poses, jacobians, potential, kinetic, weight, M, tau - M @ qdd, tau, wrenches)


def _with_rotors(robot: Robot) -> Robot:
    """Return the robot with each Rotor's mass as a separate link, fixed to its carrier, and its spin inertia on its joint."""
    if not any(joint.rotor for joint in robot.joints):
        return robot
    links, joints = list(robot.links), [replace(j, rotor=None, rotor_inertia=j.rotor.spin) if j.rotor else j for j in robot.joints]
    for joint in robot.joints:
        if rotor := joint.rotor:
            name = f"{joint.name}:rotor"
            links.append(Link(name, rotor.mass, rotor.com))
            joints.append(Joint(name, rotor.on or joint.parent, name, "fixed"))
    return replace(robot, links=tuple(links), joints=tuple(joints))


def reference_values_in_digits(robot: Robot, q: Array, qd: Array, qdd: Array, digits: int = DIGITS) -> ReferenceValues:
    """Compute the same with `digits` decimal digits (decimal.Decimal), from the exact values of the robot's floats."""
    with localcontext() as context:
        context.prec = digits
        return reference_values_in(DECIMALS, robot, q, qd, qdd)


def with_loop_joints(robot: Robot) -> Robot:
    """Return the tree of a robot with loops, with the joint of each loop as a tree joint between two massless links:
    `<loop>:start`, its frame on link a, and `<loop>:end`."""
    links, joints = list(robot.links), list(robot.joints)
    for loop in robot.loops:
        start, end = f"{loop.name}:start", f"{loop.name}:end"
        links += [Link(start), Link(end)]
        joints.append(Joint(start, loop.a, start, "fixed", origin=loop.at_a))
        joints.append(replace(loop.joint, parent=start, child=end, origin=np.eye(4), mount=np.eye(4)))
    return replace(robot, links=tuple(links), joints=tuple(joints), loops=())


def loop_equations(numbers: Arithmetic[N], robot: Robot, loops: Sequence[Loop], q: Array, qd: Array) -> tuple[Array, Array]:
    """Return (K (m, n), k (m,)) of the constraints K qdd + k = 0 of a robot made by `with_loop_joints`.

    Six rows for each loop, in root axes: the end of its joint moves and rotates with link b.
    """
    rows, of = list[Array](), np.frompyfunc(numbers.of, 1, 1)
    places = _places(robot, of(q), of(qd), np.full(robot.n, numbers.of(0)), numbers)
    for loop in loops:
        (Q_e, r_e), (Q_b, r_b) = places[f"{loop.name}:end"], places[loop.b]
        R_e, R_b = _matrix(Q_e), _matrix(Q_b)
        at = R_b[:, :, 0].T @ (r_e[:, 0] - r_b[:, 0])
        rows += [r_e - r_b - _along(R_b, at), _spin(R_e) - _spin(R_b)]
    K = np.concatenate(rows)
    return K[:, 3:], K[:, 2]


def _spin(R: Array) -> Array:
    """Return (3, 3 + n) for a rotation matrix: angular acceleration in the column of second derivatives, then the partial
    angular velocities per joint velocity."""
    W = R.transpose(2, 0, 1) @ R[:, :, 0].T
    return np.array([W[:, i, j] - W[:, j, i] for i, j in ((2, 1), (0, 2), (1, 0))]) / 2


def products(
    numbers: Arithmetic[N], robot: Robot, state: Mapping[str, Array], seed: int, wanted: Collection[str]
) -> dict[str, tuple[Array, Array]]:
    """Multiply the wanted matrices by a random vector: return {quantity: (vector (k,), product (n,))}.

    state   q (nq,), qd, qdd, tau (n,)
    Derivatives by q, by qd and by the third input form one matrix (n, 3 n).
    """
    rng, of = np.random.default_rng(seed), np.frompyfunc(numbers.of, 1, 1)
    x: dict[str, Array] = {name: of(state[name]) for name in ("q", "qd", "qdd", "tau")}
    drawn: Array = rng.uniform(-2, 2, (4, robot.n))
    along: dict[str, Array] = dict(zip(x, of(drawn), strict=True))
    bare, found = without_drives(robot), dict[str, tuple[Array, Array]]()
    if not {"coriolis_matrix", "convective_matrix"}.isdisjoint(wanted):
        w, rest = along["qd"], np.full(robot.n, numbers.of(0))
        here, plus, minus = (_reference_values(numbers, bare, x["q"], rates, rest) for rates in (x["qd"], x["qd"] + w, x["qd"] - w))
        torsion = here.mass_matrix @ _bracket(robot, x["qd"], w) / 2
        found["coriolis_matrix"] = w, (plus.bias_torque - minus.bias_torque) / 4 + torsion  # (4)
        found["convective_matrix"] = x["qd"], here.bias_torque - here.gravity_torque
    if not {"inverse_dynamics_derivatives", "forward_dynamics_derivatives"}.isdisjoint(wanted):
        pairs, slopes = np.frompyfunc(Dual, 2, 1), np.frompyfunc(lambda dual: dual.slope, 1, 1)
        way = along | {"q": _tangent(robot, x["q"], along["q"], numbers)}
        moving: dict[str, Array] = {name: pairs(x[name], way[name]) for name in x}
        seen = _reference_values(_duals(numbers), robot, moving["q"], moving["qd"], moving["qdd"])
        given, accelerated = (np.concatenate([along["q"], along["qd"], along[third]]) for third in ("qdd", "tau"))
        found["inverse_dynamics_derivatives"] = given, slopes(seen.inverse_dynamics)
        if "forward_dynamics_derivatives" in wanted:  # else M may be singular
            found["forward_dynamics_derivatives"] = accelerated, slopes(seen.forward_dynamics(moving["tau"]))
    if "regressor" in wanted:
        links, pi = _random_links(robot, rng, numbers)
        found["regressor"] = pi, _reference_values(numbers, replace(bare, links=links), x["q"], x["qd"], x["qdd"]).inverse_dynamics
    return {quantity: found[quantity] for quantity in wanted}


def _random_links(robot: Robot, rng: np.random.Generator, numbers: Arithmetic[N]) -> tuple[tuple[Link, ...], Array]:
    """Return links with random masses, mass centres and inertias (zero if no joint moves them), and their parameters (10 n,)."""
    of, moved = np.frompyfunc(numbers.of, 1, 1), {joint.child for joint in robot.uncoupled.movable_joints}
    links, rows = [], {}
    for link in robot.links:
        values = np.concatenate([rng.uniform(1, 2, 4), rng.uniform(1, 2, 3), rng.uniform(-0.1, 0.1, 3)])
        values = values if link.name in moved else np.zeros(10)
        new = replace(link, mass=float(values[0]), com=values[1:4], inertia=values[4:])
        m, c, I = numbers.of(new.mass), of(new.com), of(new.inertia)
        J = I + m * ((c @ c) * of(np.eye(3)) - np.outer(c, c))  # about the frame's origin
        rows[link.name] = [m, *(m * c), J[0, 0], J[0, 1], J[1, 1], J[0, 2], J[1, 2], J[2, 2]]
        links.append(new)
    return tuple(links), np.array([x for joint in robot.uncoupled.movable_joints for x in rows[joint.child]], dtype=object)


def _half_tangent(x: Decimal) -> Decimal:
    """Compute tan(x / 2): series of cosine and sine for a small angle, then angle doubling with extra digits."""
    with localcontext() as context:
        context.prec += 10 + max(0, x.adjusted() + 1)
        angle, doublings = x / 2, 0
        while abs(angle) > 1:
            angle, doublings = angle / 2, doublings + 1
        sums, term, k = [Decimal(0)] * 4, Decimal(1), 0
        while abs(term) > Decimal(10) ** -context.prec:
            sums[k % 4] += term
            k += 1
            term = term * angle / k
        cosine, sine = sums[0] - sums[2], sums[1] - sums[3]
        for _ in range(doublings):
            cosine, sine = cosine * cosine - sine * sine, 2 * cosine * sine
        tangent = sine / cosine
    return +tangent


DECIMALS = Arithmetic(lambda x: Decimal(_number(x)), _half_tangent)  # digits as in the decimal context

# -- kinematics --------------------------------------------------------------------------------------------------

Place = tuple[Array, Array]  # quaternion of a frame (4, 3 + n) and its origin in the root frame (3, 3 + n)


def _places(robot: Robot, q: Array, qd: Array, qdd: Array, numbers: Arithmetic[N]) -> dict[str, Place]:
    """Return the pose of every link with its derivatives."""
    n, of = robot.n, np.frompyfunc(numbers.of, 1, 1)
    by = robot.expansion.velocities  # for every joint: the entries of qd and their ratios
    q = _followed(robot.expansion.positions, q, numbers) + of(np.array(robot.expansion.offsets))
    qd, qdd = (_followed(by, rates, numbers) for rates in (qd, qdd))

    def still(values: Array) -> Array:
        """Constants (k,)."""
        result = np.full((len(values), 3 + n), numbers.of(0))
        result[:, 0] = values
        return result

    def moving(value: N, slope: N, curve: N, k: int) -> Array:
        """Derivatives (3 + n,) of a function of q_k, from its value, slope and curvature by q_k."""
        result: Array = still(np.array([value]))[0]
        result[1], result[2] = slope * qd[k], slope * qdd[k] + curve * qd[k] * qd[k]
        for own, ratio in by[k]:
            result[3 + own] = slope * numbers.of(ratio)
        return result

    def turned(t: N, axis: Array, k: int) -> Array:
        """Quaternion (4, 3 + n) of the rotation about an axis by the angle q_k + offset with the half tangent t."""
        if abs(t) > 1:  # near half a revolution t^2 would cancel everything else
            u = 1 / t
            slope = (1 + u * u) / 2
            turn = still(np.array([numbers.of(0), *axis]))
            turn[0] = moving(u, -slope, u * slope, k)
        else:
            slope = (1 + t * t) / 2  # (1)
            turn = still(of(np.array([1, 0, 0, 0])))
            turn[1:] = axis[:, np.newaxis] * moving(t, slope, t * slope, k)
        return turn

    def beyond(place: Place, T: Array) -> Place:
        """The frame with the pose T relative to a frame."""
        Q, r = place
        return _product(Q, still(_quaternion(_true(of(T[:3, :3]))))), r + _along(_matrix(Q), of(T[:3, 3]))

    def moved(place: Place, part: Joint, x: N, k: int) -> Place:
        """The frame after one axis, at its position x."""
        (Q, r), x = place, x + numbers.of(part.offset)
        axis = _true(of(part.axis)[:, np.newaxis])[:, 0]
        slide = numbers.of(part.pitch if part.is_revolute else 1)
        if abs(slide):
            r = r + _times(_along(_matrix(Q), axis), moving(slide * x, slide, numbers.of(0), k))
        return (_product(Q, turned(numbers.half_tangent(x), axis, k)) if part.is_revolute else Q), r

    def attitude(xyzw: Array, k: int) -> Array:
        """Quaternion (4, 3 + n) with the angular velocity qd[k : k + 3] in body axes."""
        here = still(np.array([xyzw[3], *xyzw[:3]]))
        here[:, 1] = _turning(here[:, 0], qd[k : k + 3])
        here[:, 2] = _turning(here[:, 0], qdd[k : k + 3]) + _turning(here[:, 1], qd[k : k + 3])
        for j in range(3):
            here[:, 3 + by[k + j][0][0]] = _turning(here[:, 0], of(np.eye(3, dtype=int)[j]))
        return here

    def free(place: Place, joint: Joint, x: Array, k: int) -> Place:
        """The frame after a joint whose velocity is its child's, in the child's axes: linear, then angular."""
        (Q, r), linear = place, joint.nv - (1 if joint.nq == joint.nv else 3)
        z = of(np.array([0, 0, 1]))
        turn = turned(numbers.half_tangent(x[-1]), z, k + 2) if joint.nq == joint.nv else attitude(x[-4:], k + linear)
        R, way = _matrix(turn), still(of(np.array([0, 0, 0])))
        for j in range(linear):
            way[j, 0] = x[j]
            way[:, 1] = way[:, 1] + R[:, j, 0] * qd[k + j]
            way[:, 2] = way[:, 2] + R[:, j, 0] * qdd[k + j] + R[:, j, 1] * qd[k + j]
            way[:, 3 + by[k + j][0][0]] = R[:, j, 0]
        return _product(Q, turn), r + _times(_matrix(Q), way[np.newaxis]).sum(axis=1)

    origin = still(of(np.array([1, 0, 0, 0]))), still(of(np.array([0, 0, 0])))
    places, k, position = {robot.root.name: origin}, 0, 0
    for joint in _aligned(robot):
        place, x = beyond(places[joint.parent], joint.origin), q[position : position + joint.nq]
        if joint.is_manifold:
            place = free(place, joint, x, k)
        else:
            for j, part in enumerate(joint.parts):
                place = moved(place, part, x[j], k + j)
        k, position = k + joint.nv, position + joint.nq
        places[joint.child] = beyond(place, joint.mount)
    return places


def _chart_spring(joint: Joint, x: Array) -> list[Any]:
    """Return the torques (nv) of the springs of a quaternion or planar joint, then their energy, in floats or duals.

    The rotation vector f of R_0^T R has the rate f' with  w = D f',  D = (1 - exp(-[f])) / [f],  w the angular velocity.
    Derivatives of duals use a complex step, small enough to be exact to rounding.
    """
    if not isinstance(x[0], Dual):
        return list(_of_chart_spring(joint, x.astype(float)))
    values, slopes = (np.array([float(getattr(each, name)) for each in x]) for name in ("value", "slope"))
    found = _of_chart_spring(joint, values + _STEP * 1j * slopes)
    return [Dual(float(each.real), float(each.imag) / _STEP) for each in found]


def _of_chart_spring(joint: Joint, x: Array) -> Array:
    K, rest = (np.array([float(getattr(part, name)) for part in joint.parts]) for name in ("stiffness", "rest"))
    if joint.nq == joint.nv:  # a plane and its angle
        c, s, stretch = np.cos(x[2]), np.sin(x[2]), x - rest
        force = np.array([[c, s, 0], [-s, c, 0], [0, 0, 1]]) @ (K * stretch)
        return np.append(force, K @ stretch**2 / 2)
    slides, (a, b, c, w) = joint.nv - 3, x[-4:]
    across = np.array([[0, -c, b], [c, 0, -a], [-b, a, 0]])
    R, (R_0, _) = np.eye(3) + 2 * w * across + 2 * across @ across, _exponential(rest[slides:])
    f = _logarithm(R_0.T @ R)
    turned = np.linalg.solve(_exponential(f)[1].T, K[slides:] * f)
    moved = x[:slides] - rest[:slides]
    energy = ((K[:slides] * moved) @ moved + (K[slides:] * f) @ f) / 2
    return np.concatenate([R.T @ (K[:slides] * moved) if slides else moved, turned, [energy]])


def _exponential(f: Array) -> tuple[Array, Array]:
    """Return (exp [f], D) of a rotation vector, by Rodrigues' formula."""
    v, square = np.array([[0, -f[2], f[1]], [f[2], 0, -f[0]], [-f[1], f[0], 0]]), f @ f
    t = np.sqrt(square)
    if abs(square) < _NEAR:
        a, b, c = 1 - square / 6, (1 - square / 12) / 2, (1 - square / 20) / 6
    else:
        a, b, c = np.sin(t) / t, (1 - np.cos(t)) / square, (t - np.sin(t)) / (square * t)
    return np.eye(3) + a * v + b * v @ v, np.eye(3) - b * v + c * v @ v


def _logarithm(R: Array) -> Array:
    """Return the rotation vector of R, for angles below pi."""
    s, cosine = np.array([R[2, 1] - R[1, 2], R[0, 2] - R[2, 0], R[1, 0] - R[0, 1]]) / 2, (R[0, 0] + R[1, 1] + R[2, 2] - 1) / 2
    square = s @ s
    if abs(square) < _NEAR and cosine.real > 0:
        return np.asarray(s * (1 + square / 6))
    sine = np.sqrt(square)
    t = np.arccos(cosine) if abs(cosine) < abs(sine) else np.arcsin(sine) if cosine.real > 0 else np.pi - np.arcsin(sine)
    return np.asarray(s * (t / sine))


def _followed(rows: Sequence[Sequence[tuple[int, float]]], x: Array, numbers: Arithmetic[N]) -> Array:
    """Return weighted sums of entries of x: one sum for each row of (index, ratio)."""
    found: Array = np.full(len(rows), numbers.of(0))
    for i, row in enumerate(rows):
        for k, ratio in row:
            found[i] = found[i] + numbers.of(ratio) * x[k]
    return found


def _aligned(robot: Robot) -> list[Joint]:
    """Return the joints, planar ones with their normal along z."""
    return [joint.aligned() if joint.is_manifold else joint for joint in robot.joints]


def _turning(Q: Array, w: Array) -> Array:
    """Return the rate (4,) of a quaternion at the angular velocity w in body axes: Q (0, w) / 2."""
    return np.array([-(Q[1:] @ w), *(Q[0] * w + _cross(Q[1:], w))]) / 2


def _tangent(robot: Robot, q: Array, v: Array, numbers: Arithmetic[N]) -> Array:
    """Return dq/dt (nq,) at the velocities v."""
    rates, k, position = list[Array](), 0, 0
    for joint in robot.movable_joints:
        x, own = q[position : position + joint.nq], v[k : k + joint.nv]
        k, position = k + joint.nv, position + joint.nq
        if not joint.is_manifold:
            rates += [*own]
            continue
        alone = Robot("one", (Link("root"), Link("child")), (Joint("joint", "root", "child", joint.type),))
        _, way = _places(alone, x, own, own, numbers)["child"]
        if joint.nq == joint.nv:
            rates += [*way[:2, 1], own[2]]
        else:
            w, *xyz = _turning(np.array([x[-1], *x[-4:-1]]), own[-3:])
            rates += [*(way[:, 1] if joint.nv > 3 else ()), *xyz, w]
    return np.array(rates, dtype=object)


def _bracket(robot: Robot, v: Array, w: Array) -> Array:
    """Return the Lie bracket (n,) of two constant velocities; 0 for joints whose velocity is the rate of a position."""
    result: Array = v - v
    k = 0
    for joint in robot.movable_joints:
        linear, at = joint.nv - (1 if joint.nq == joint.nv else 3), slice(k, k + joint.nv)
        k += joint.nv
        if not joint.is_manifold:
            continue
        (a, b), (c, d) = (_spatial(x[at], linear) for x in (v, w))  # (linear, angular)
        moved, turned = _cross(b, c) + _cross(a, d), _cross(b, d)
        result[at] = [*moved[:linear], *(turned if joint.nv - linear == 3 else turned[2:])]
    return result


def _spatial(v: Array, linear: int) -> tuple[Array, Array]:
    """Return the velocity of a joint as linear and angular (3,), with missing components 0."""
    zero = v[0] - v[0]
    first, last = [*v[:linear]], [*v[linear:]]
    return np.array(first + [zero] * (3 - len(first))), np.array([zero] * (3 - len(last)) + last)


def _cross(a: Array, b: Array) -> Array:
    return np.array([a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]])


def _axial(A: Array) -> Array:
    """Return the sum of x cross y from A, the sum of y x^T."""
    return np.array([A[2, 1] - A[1, 2], A[0, 2] - A[2, 0], A[1, 0] - A[0, 1]])


def _carried(robot: Robot, child: str, loads: Mapping[str, tuple[Array, Array]], T: Array) -> Array:
    """Return the load (6,) of a link and all links beyond it, in and about the link's frame."""
    beyond = {child}
    for joint in robot.joints:
        beyond |= {joint.child} if joint.parent in beyond else set()
    force, moment = (sum(loads[name][k] for name in beyond) for k in (0, 1))
    moment = moment - _axial(np.outer(force, T[:3, 3]))
    return np.concatenate([T[:3, :3].T @ force, T[:3, :3].T @ moment])


def _pose(R: Array, r: Array, numbers: Arithmetic[N]) -> Array:
    T: Array = np.full((4, 4), numbers.of(0))
    T[:3, :3], T[:3, 3], T[3, 3] = R, r, numbers.of(1)
    return T


def _jacobian(R: Array, r: Array) -> Array:
    """Return (6, n): dr/dq_k, and the vector of the skew-symmetric matrix dR/dq_k R^T."""
    spin = R[:, :, 3:].transpose(2, 0, 1) @ R[:, :, 0].T
    return np.concatenate([r[:, 3:], [spin[:, 2, 1], spin[:, 0, 2], spin[:, 1, 0]]])


def _true(R: Array) -> Array:
    """Return the nearest rotation (3, 3) or unit vector (3, 1) to a rounded one."""
    one = np.eye(R.shape[1], dtype=int)
    for _ in range(8):  # R^T R - 1 is squared every time
        excess = R.T @ R - one
        if not abs(excess).any():
            break
        R = R - R @ excess / 2
    return R


def _quaternion(R: Array) -> Array:
    """Return an unnormalised quaternion (4,) of a rotation matrix: the longest column of 4 q q^T."""
    a, b, c = R[2, 1] - R[1, 2], R[0, 2] - R[2, 0], R[1, 0] - R[0, 1]
    d, e, f = R[0, 1] + R[1, 0], R[0, 2] + R[2, 0], R[1, 2] + R[2, 1]
    x, y, z = R[0, 0], R[1, 1], R[2, 2]
    columns = [[1 + x + y + z, a, b, c], [a, 1 + x - y - z, d, e], [b, d, 1 - x + y - z, f], [c, e, f, 1 - x - y + z]]
    k = max(range(4), key=lambda k: abs(columns[k][k]))
    return np.array(columns[k], dtype=object)


# -- numbers and their derivatives along one direction ----------------------------------------------------------------------


class Dual(Generic[N]):
    """Dual number value + slope e, e^2 = 0, over any kind of numbers; integers are constants."""

    __slots__ = ("slope", "value")

    def __init__(self, value: N, slope: N):
        self.value, self.slope = value, slope

    @staticmethod
    def _operator(meaning: Callable[[Dual[N], Dual[N]], Dual[N]]) -> Callable[[Dual[N], Dual[N] | int], Dual[N]]:
        def operator(self: Dual[N], other: Dual[N] | int) -> Dual[N]:
            if isinstance(other, Dual):
                return meaning(self, other)
            if isinstance(other, (int, np.integer)):
                zero = self.value - self.value
                return meaning(self, Dual(int(other) + zero, zero))
            return NotImplemented  # NumPy arrays apply the operator to their elements

        return operator

    __add__ = __radd__ = _operator(lambda a, b: Dual(a.value + b.value, a.slope + b.slope))
    __sub__ = _operator(lambda a, b: a + -b)
    __rsub__ = _operator(lambda a, b: b + -a)
    __mul__ = __rmul__ = _operator(lambda a, b: Dual(a.value * b.value, a.slope * b.value + a.value * b.slope))
    __truediv__ = _operator(lambda a, b: a * b.reciprocal())
    __rtruediv__ = _operator(lambda a, b: b * a.reciprocal())

    def reciprocal(self) -> Dual[N]:
        """Return 1 / self."""
        inverse = 1 / self.value
        return Dual(inverse, -self.slope * inverse * inverse)

    def __neg__(self) -> Dual[N]:
        return Dual(-self.value, -self.slope)

    def __abs__(self) -> float | Decimal:
        return abs(self.value)


def _duals(numbers: Arithmetic[N]) -> Arithmetic[Dual[N]]:
    """Return the arithmetic of dual numbers over another one."""

    def half_tangent(x: Dual[N]) -> Dual[N]:
        t = numbers.half_tangent(x.value)
        return Dual(t, (1 + t * t) / 2 * x.slope)  # (1)

    return Arithmetic(lambda x: Dual(numbers.of(x), numbers.of(0)), half_tangent)


# -- numbers with derivatives: (..., 3 + n), the value, its first and second time derivative, its derivatives by q ---------


def _times(a: Array, b: Array) -> Array:
    result: Array = a[..., :1] * b + a * b[..., :1]
    result[..., 0] = a[..., 0] * b[..., 0]
    result[..., 2] = result[..., 2] + 2 * a[..., 1] * b[..., 1]
    return result


def _reciprocal(a: Array) -> Array:
    inverse = 1 / a[0]
    result: Array = -a * (inverse * inverse)
    result[0] = inverse
    result[2] = result[2] + 2 * a[1] * a[1] * inverse * inverse * inverse
    return result


def _product(a: Array, b: Array) -> Array:
    """Return the quaternion product a b."""
    t = _times(a[:, np.newaxis], b[np.newaxis])
    return np.array(
        [
            t[0, 0] - t[1, 1] - t[2, 2] - t[3, 3],
            t[0, 1] + t[1, 0] + t[2, 3] - t[3, 2],
            t[0, 2] + t[2, 0] + t[3, 1] - t[1, 3],
            t[0, 3] + t[3, 0] + t[1, 2] - t[2, 1],
        ]
    )


def _matrix(Q: Array) -> Array:
    """Return the rotation matrix (3, 3, 3 + n) of an unnormalised quaternion."""
    t = _times(Q[:, np.newaxis], Q[np.newaxis])
    ww, xx, yy, zz = (t[k, k] for k in range(4))
    wx, wy, wz, xy, xz, yz = (2 * t[i, j] for i, j in ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)))
    rows = [
        [ww + xx - yy - zz, xy - wz, xz + wy],
        [xy + wz, ww - xx + yy - zz, yz - wx],
        [xz - wy, yz + wx, ww - xx - yy + zz],
    ]
    return _times(np.array(rows), _reciprocal(ww + xx + yy + zz))


def _along(R: Array, v: Array) -> Array:
    """Return R v for a matrix with derivatives and a constant vector."""
    result: Array = (R * v[:, np.newaxis]).sum(axis=1)
    return result


def _solved(A: Array, b: Array) -> Array:
    """Solve A x = b by Gaussian elimination with partial pivoting."""
    rows = [[*row, right] for row, right in zip(A.tolist(), b.tolist(), strict=True)]
    n = len(rows)
    for k in range(n):
        pivot = max(range(k, n), key=lambda i: abs(rows[i][k]))
        rows[k], rows[pivot] = rows[pivot], rows[k]
        for i in range(k + 1, n):
            share = rows[i][k] / rows[k][k]
            rows[i] = [a - share * b for a, b in zip(rows[i], rows[k], strict=True)]
    x = [row[n] for row in rows]
    for k in reversed(range(n)):
        for j in range(k + 1, n):
            x[k] = x[k] - rows[k][j] * x[j]
        x[k] = x[k] / rows[k][k]
    return np.array(x, dtype=object)
