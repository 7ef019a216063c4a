"""Drives and loads: rotors, friction, springs and external wrenches, added once to a paper's formula.

    M qdd + C qd + g + rotors qdd + passive = tau + J^T wrenches

Papers describe the dynamics of links only, as functions of (tree, q, ...).  `driven` adds to each of them:

    inverse_dynamics    + rotors qdd + passive - J^T wrenches        bias_torque       + passive
    forward_dynamics    of tau - passive, rotors and wrenches        kinetic_energy    + rotors qd^2 / 2
    mass_matrix         + rotors on the diagonal                     gibbs_function    + rotors qdd^2 / 2
    inverse_dynamics_derivatives    + rotors and derivatives of      potential_energy  + that of springs
                        passive on the diagonals, of f minus the wrenches

Rotors are G^2 J; if they are separate bodies, rotors.py adds their other effects on the links (`SPUN`).
Passive is friction and springs; `friction=False` does not remove the springs.

Gravity torques and Coriolis matrices do not change: a rotor's inertia is constant.  Papers use the accelerations theta''
of manifold joints (formulations/charts.py), drives use qdd.  A recursion that accumulates wrenches from the
tips includes the external ones, as Newton-Euler does with f_{n+1} of the hand: if a formula has an argument `outside`
(a wrench for every body), it is passed there, and J^T is not formed.  Forward dynamics of a paper has both `outside` and
`rotors`, which are added to the pivots.

To change the friction law, change `friction_torque` and `friction_slope`, whose agreement a test checks.  To change the springs,
change `spring_torque`, `spring_slopes` and `spring_energy`, and attitude_springs.py for attitudes.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Literal, overload

import numpy as np

from isodyn.formulations import couplings
from isodyn.formulations.charts import acceleration_shift, chart_accelerations
from isodyn.formulations.kinematics import joint_motions, joint_moves
from isodyn.model.tree import Body, Tree
from isodyn.spatial import Array, Pair, Scalar, array, choose, cross, is_symbolic, larger, smaller, zeros

if TYPE_CHECKING:
    from isodyn.formulations.attitude_springs import AttitudeSpring

Loads = Mapping[str, Array]  # frame -> (6,) force and moment exerted on that frame, in its axes
Formula = Callable[..., Array | Scalar | tuple[Array, ...]]
ArrayFormula = Callable[..., Array]  # of all quantities but energies and derivatives
Gradients = Callable[..., tuple[Array, Array, Array]]  # by q, by qd and by the third vector


def rotors(tree: Tree) -> Array:
    """G^2 J (n,) of the rotors, joint side [kg m2] or [kg]."""
    return np.array([body.armature for body in tree.bodies], dtype=object)


def drives_act(body: Body) -> bool:
    """Return whether a motor's rotor, friction or a spring acts at a body's joint."""
    return any(x != 0.0 for x in (body.armature, body.viscous, body.stiffness, *body.coulomb, *body.static))


def rotor_matrix(tree: Tree) -> Array:
    """(n, n): the contribution of the rotors to M."""
    if tree.whole is not None:
        return tree.folded(tree.folded(rotor_matrix(tree.whole)).T)
    return np.diag(rotors(tree))


def passive_torque(tree: Tree, q: Array, qd: Array) -> Array:
    """Torques (n,) of friction and springs [N m] or [N]; q of all bodies (Tree.centred)."""
    friction = friction_torque(tree, qd)
    return friction + spring_torque(tree, q) if sprung(tree) else friction


def sprung(tree: Tree) -> bool:
    """Return whether any joint has a spring."""
    return any(is_symbolic(body.stiffness) or body.stiffness != 0.0 for body in (tree.whole or tree).bodies)


def spring_torque(tree: Tree, q: Array) -> Array:
    """k (q - rest) (n,), joint side [N m] or [N]; q of all bodies.  For manifold joints see attitude_springs.py."""
    if tree.whole is not None:
        return tree.folded(spring_torque(tree.whole, q))
    torque: Array = np.array([body.stiffness * (x - body.rest) for body, x in zip(tree.bodies, q, strict=True)], dtype=object)
    for at, spring in _chart_springs(tree):
        torque[at] = spring.torque()
    return torque


def spring_energy(tree: Tree, q: Array) -> Scalar:
    """sum of k (q - rest)^2 / 2, 0 if every spring is at its rest position [J]."""
    charts = list(_chart_springs(tree))
    elsewhere = {k for at, _ in charts for k in at}
    others = [(body, x - body.rest) for k, (body, x) in enumerate(zip(tree.bodies, q, strict=True)) if k not in elsewhere]
    energy: Scalar = sum(0.5 * (body.stiffness * x) * x for body, x in others)
    return energy + sum(spring.energy() for _, spring in charts)


def _chart_springs(tree: Tree) -> Iterator[tuple[list[int], AttitudeSpring]]:
    """Yield (indices in qd, the springs) of every manifold joint that has springs."""
    for k, chart in enumerate(tree.charts):
        at = list(chart.bodies)
        stiffness, rest = (np.array([getattr(tree.bodies[i], name) for i in at], dtype=object) for name in ("stiffness", "rest"))
        if any(is_symbolic(x) or x != 0.0 for x in stiffness):
            from isodyn.formulations.attitude_springs import AttitudeSpring  # few robots have any; first calls start sooner

            yield at, AttitudeSpring(chart, tree.placed[k], stiffness, rest)


def friction_torque(tree: Tree, qd: Array, creep: float = 0.0) -> Array:
    """b qd + (Tc+ if qd > 0, Tc- if qd < 0, 0 at rest) (n,), joint side [N m] or [N].

    creep   speed up to which Coulomb friction rises linearly, instead of jumping at rest, where the steps of an adaptive
            integrator would shrink to nothing; a joint that should stick then creeps below this speed   [rad/s] or [m/s]
    """
    if tree.whole is not None:
        return tree.folded(friction_torque(tree.whole, tree.whole_rates("qd", qd), creep))
    result = viscous_torque(tree, qd)
    for i, body in enumerate(tree.bodies):
        plus, minus = body.coulomb
        if plus != 0 or minus != 0:
            if creep > 0:
                share = larger(smaller(qd[i] / creep, 1.0), -1.0)
                coulomb = choose(share > 0.0, plus, -minus) * share
            else:
                coulomb = choose(qd[i] > 0.0, plus, choose(qd[i] < 0.0, minus, qd[i]))  # at rest qd, which is 0 (NaN is kept)
            result[i] = result[i] + coulomb
    return result


def spring_slopes(tree: Tree) -> Array:
    """Derivatives (n, n) of spring_torque by q; for manifold joints along tangents."""
    result: Array = np.diag(np.array([body.stiffness for body in tree.bodies], dtype=object))
    for at, spring in _chart_springs(tree):
        result[np.ix_(at, at)] = spring.slopes()
    return result


def friction_slope(tree: Tree, qd: Array) -> Array:
    """d friction_torque_i / d qd_i (n,): b; at rest b + 1, because Coulomb friction is qd there [N m s/rad] or [N s/m]."""
    result = zeros(tree.n)
    for i, body in enumerate(tree.bodies):
        jumps = any(level != 0 for level in body.coulomb)
        coulomb = choose(qd[i] > 0.0, 0.0, choose(qd[i] < 0.0, 0.0, 1.0)) if jumps else 0.0
        result[i] = body.viscous + coulomb
    return result


def viscous_torque(tree: Tree, qd: Array) -> Array:
    """b qd (n,), the part of friction without a jump [N m] or [N]."""
    if tree.whole is not None:
        return tree.folded(viscous_torque(tree.whole, tree.whole_rates("qd", qd)))
    torque: Array = np.array([body.viscous for body in tree.bodies], dtype=object) * qd
    return torque


def dry_levels(tree: Tree) -> tuple[tuple[Array, Array], tuple[Array, Array]]:
    """(least, largest) dry friction (n,): static, of joints at rest; and Coulomb's, of joints that move [N m] or [N]."""
    if tree.whole is not None:
        rest, moving = dry_levels(tree.whole)
        return couplings.dry_levels(tree, rest), couplings.dry_levels(tree, moving)
    coulomb = array([body.coulomb for body in tree.bodies]).reshape(-1, 2)
    static = array([body.static for body in tree.bodies]).reshape(-1, 2)
    return (static[:, 1], static[:, 0]), (coulomb[:, 1], coulomb[:, 0])


def jumps_at_rest(tree: Tree) -> bool:
    """Return whether the friction of any joint jumps where its speed changes sign."""
    return any(level != 0 for body in (tree.whole or tree).bodies for level in body.coulomb)


def body_wrenches(tree: Tree, loads: Loads) -> list[Pair]:
    """Wrench of the loads on every body (n), at its origin and in its axes; those on the base act on no joint."""
    result = [Pair.zero()] * tree.n
    for name, load in loads.items():
        frame = tree.frame(name)
        if frame.body >= 0:
            f = frame.R @ load[:3]
            result[frame.body] = result[frame.body] + Pair(frame.R @ load[3:] + cross(frame.p, f), f)
    return result


def load_torque(tree: Tree, q: Array, loads: Loads) -> Array:
    """J^T of the loads (n,), accumulated inward."""
    result = zeros(tree.n)
    if not loads:
        return result
    X, S, w = joint_moves(tree, q), joint_motions(tree), body_wrenches(tree, loads)
    for i, p in tree.inward():
        result[i] = S[i].dot(w[i])
        if p >= 0:
            w[p] = w[p] + X[i].back(w[i])
    return result


@overload
def driven(quantity: Literal["inverse_dynamics", "mass_matrix"], paper: Formula) -> ArrayFormula: ...
@overload
def driven(quantity: Literal["inverse_dynamics_derivatives"], paper: Formula) -> Gradients: ...
@overload
def driven(quantity: str, paper: Formula) -> Formula: ...
@cache  # so that a variant that shares a formula with its original has the same function object
def driven(quantity: str, paper: Formula) -> Formula:
    """Return the formula of a quantity with drives and loads, for trees with couplings too."""
    formula: Formula = _DRIVEN[quantity](paper) if quantity in _DRIVEN else paper
    formula = spun(quantity, formula) if quantity in SPUN else formula
    return formula if quantity == "forward_dynamics" else couplings.folded(quantity, formula)


def spun(quantity: str, formula: Formula) -> Formula:
    """Return the formula for trees with rotors that are separate bodies."""

    def of_rotors(tree: Tree, *given: object) -> Array | Scalar | tuple[Array, ...]:
        if not tree.spins:
            return formula(tree, *given)
        from isodyn.formulations import rotors as bodies  # imported here: few robots have any, and first calls start sooner

        with_rotors: Formula = getattr(bodies, f"{quantity}_with")(formula)
        return with_rotors(tree, *given)

    return of_rotors


def _inverse_dynamics(paper: ArrayFormula) -> ArrayFormula:
    gathers = "outside" in inspect.signature(paper).parameters

    def inverse_dynamics(tree: Tree, q: Array, qd: Array, qdd: Array, loads: Loads) -> Array:
        """Torques tau (n,) [N m] or [N]."""
        own = chart_accelerations(tree, qd, qdd)
        tau: Array = paper(tree, q, qd, own, body_wrenches(tree, loads)) if gathers else paper(tree, q, qd, own)
        tau = tau + rotors(tree) * qdd + passive_torque(tree, q, qd)
        return tau if gathers else tau - load_torque(tree, q, loads)

    return inverse_dynamics


def _forward_dynamics(paper: ArrayFormula) -> ArrayFormula:
    def forward_dynamics(tree: Tree, q: Array, qd: Array, tau: Array, loads: Loads) -> Array:
        """Accelerations qdd (n,) [rad/s2] or [m/s2]."""
        tau = tau - passive_torque(tree, q, qd)
        shift = acceleration_shift(tree, qd) if tree.charts else zeros(tree.n)
        return paper(tree, q, qd, tau, rotors=rotors(tree), outside=body_wrenches(tree, loads), shift=shift)

    return forward_dynamics


def _mass_matrix(paper: ArrayFormula) -> ArrayFormula:
    def mass_matrix(tree: Tree, q: Array) -> Array:
        """M (n, n) with the rotors."""
        M = paper(tree, q)
        for i, inertia in enumerate(rotors(tree)):
            M[i, i] = M[i, i] + inertia
        return M

    return mass_matrix


def _inverse_dynamics_derivatives(paper: Gradients) -> Gradients:
    def inverse_dynamics_derivatives(tree: Tree, q: Array, qd: Array, qdd: Array, loads: Loads) -> tuple[Array, Array, Array]:
        """(d tau/d q, d tau/d qd, d tau/d qdd), each (n, n)."""
        matrices = paper(tree, q, qd, chart_accelerations(tree, qd, qdd), body_wrenches(tree, loads))
        by_q, *others = matrices
        for matrix, slopes in zip(others, (friction_slope(tree, qd), rotors(tree)), strict=True):
            for i, slope in enumerate(slopes):
                matrix[i, i] = matrix[i, i] + slope
        return (by_q + spring_slopes(tree) if sprung(tree) else by_q, others[0], others[1])

    return inverse_dynamics_derivatives


def _bias_torque(paper: ArrayFormula) -> ArrayFormula:
    return lambda tree, q, qd: paper(tree, q, qd) + passive_torque(tree, q, qd)


def _kinetic_energy(paper: Callable[..., Scalar]) -> Callable[..., Scalar]:
    return lambda tree, q, qd: paper(tree, q, qd) + (0.5 * rotors(tree) * (qd * qd)).sum()


def _potential_energy(paper: Callable[..., Scalar]) -> Callable[..., Scalar]:
    return lambda tree, q: paper(tree, q) + spring_energy(tree, q) if sprung(tree) else paper(tree, q)


def _gibbs_function(paper: Callable[..., Scalar]) -> Callable[..., Scalar]:
    def gibbs_function(tree: Tree, q: Array, qd: Array, qdd: Array) -> Scalar:
        own: Scalar = (0.5 * rotors(tree) * (qdd * qdd)).sum()
        return paper(tree, q, qd, chart_accelerations(tree, qd, qdd)) + own

    return gibbs_function


def _joint_wrenches(paper: ArrayFormula) -> ArrayFormula:
    def joint_wrenches(tree: Tree, q: Array, qd: Array, qdd: Array, loads: Loads) -> Array:
        wrenches = paper(tree, q, qd, chart_accelerations(tree, qd, qdd), body_wrenches(tree, loads))
        return wrenches[list(tree.links)]

    return joint_wrenches


def _regressor(paper: ArrayFormula) -> ArrayFormula:
    return lambda tree, q, qd, qdd: paper(tree, q, qd, chart_accelerations(tree, qd, qdd))


#: quantities that rotors as separate bodies change
SPUN = (
    "inverse_dynamics", "mass_matrix", "bias_torque", "kinetic_energy", "gibbs_function", "joint_wrenches", "base_reaction",
    "centroidal_momentum", "centroidal_momentum_matrix",
)  # fmt: skip
_DRIVEN: dict[str, Callable[..., Formula]] = {
    "inverse_dynamics": _inverse_dynamics,
    "forward_dynamics": _forward_dynamics,
    "mass_matrix": _mass_matrix,
    "inverse_dynamics_derivatives": _inverse_dynamics_derivatives,
    "bias_torque": _bias_torque,
    "kinetic_energy": _kinetic_energy,
    "potential_energy": _potential_energy,
    "gibbs_function": _gibbs_function,
    "joint_wrenches": _joint_wrenches,
    "regressor": _regressor,
}
