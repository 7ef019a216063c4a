"""Spinning rotors on links, as separate bodies (Laus, Simoni and Martins: several parts of a link; Kelvin's gyrostats).

A balanced rotor does not change its link's inertia as it rotates (model/rotor.py), so all of it but its spin is part of that link.
With the link's omega and alpha, the rotor's axis a and inertia J about it, and its speed s = G qd of joint j relative to the link:

    energy beyond the link's      J s^2 / 2 + J s a . omega                                                               (1)
    M_jj + G^2 J;                 M_jk = M_kj + G J a . d omega / d qd_k                                                  (2)
    the link exerts on it         J (s' a + s omega x a)                                                                  (3)
    torque of the joint on it     G J (s' + a . alpha)                                                                    (4)
    Gibbs function                J s'^2 / 2 + J (s' a + s omega x a) . alpha,  without terms without accelerations         (5)
    momentum beyond the link's    J s a                                                                                   (6)
    d T / d q_k beyond            J s a . (omega_<k x z_k) of a rotation k that carries the link, omega_<k of k's parent    (7)

G^2 J, of (1), (2), (4) and (5), is in drives.py for all rotors; the rest is here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

import numpy as np

from isodyn.formulations.charts import chart_accelerations
from isodyn.formulations.kinematics import accelerations, body_poses, jacobian, joint_axes, joint_frames
from isodyn.model.tree import Spin, Tree
from isodyn.spatial import Array, Scalar, cross, dot, zeros

ArrayFormula = Callable[..., Array]
Loads = Mapping[str, Array]  # as in drives.py; few robots need this file


def spins(tree: Tree) -> Iterator[tuple[Spin, int, Array]]:
    """Yield (rotor, body that carries it, axis in that body's axes); a rotor on the fixed base, -1, adds to the base reaction."""
    for spin in tree.spins:
        frame = tree.frame(spin.on)
        yield spin, frame.body, frame.R @ spin.axis


def turning(tree: Tree, q: Array, qd: Array, qdd: Array) -> tuple[list[Array], list[Array]]:
    """(omega, alpha) of every body in its own axes; the last entry, [-1], is the base."""
    w, al, _ = accelerations(tree, q, qd, chart_accelerations(tree, qd, qdd))
    return [*w, zeros(3)], [*al, zeros(3)]


def demands(tree: Tree, q: Array, qd: Array, qdd: Array, loads: Loads) -> tuple[dict[str, Array], Array]:
    """Return the loads, with the reaction wrenches of rotors on the links that carry them (3), and torques (n,).

    The torques are those of rotors (4) without G^2 J qdd.
    """
    w, al = turning(tree, q, qd, qdd)
    result, tau = dict(loads), zeros(tree.n)
    for spin, body, a in spins(tree):
        j, J = spin.joint, spin.ratio * spin.inertia
        moment = tree.frame(spin.on).R.T @ (J * (qdd[j] * a + qd[j] * cross(w[body], a)))
        result[spin.on] = result.get(spin.on, zeros(6)) - np.concatenate([zeros(3), moment])
        tau[j] = tau[j] + J * dot(a, al[body])
    return result, tau


def inverse_dynamics_with(formula: ArrayFormula) -> ArrayFormula:
    """Return torques (n,) of links and rotors."""

    def inverse_dynamics(tree: Tree, q: Array, qd: Array, qdd: Array, loads: Loads) -> Array:
        outside, tau = demands(tree, q, qd, qdd, loads)
        return np.asarray(formula(tree, q, qd, qdd, outside) + tau)

    return inverse_dynamics


def bias_torque_with(formula: ArrayFormula) -> ArrayFormula:
    """Return the same without accelerations."""

    def bias_torque(tree: Tree, q: Array, qd: Array) -> Array:
        outside, tau = demands(tree, q, qd, zeros(tree.n), {})
        taken = [jacobian(tree, q, link, "local").T @ load for link, load in outside.items()]
        return np.asarray(formula(tree, q, qd) + tau - sum(taken, zeros(tree.n)))

    return bias_torque


def _of_links(formula: ArrayFormula) -> ArrayFormula:
    """Return wrenches in the joints or on the base: rotors are loads on the links that carry them."""

    def wrenches(tree: Tree, q: Array, qd: Array, qdd: Array, loads: Loads) -> Array:
        return formula(tree, q, qd, qdd, demands(tree, q, qd, qdd, loads)[0])

    return wrenches


joint_wrenches_with = base_reaction_with = _of_links


def mass_matrix_with(formula: ArrayFormula) -> ArrayFormula:
    """Return M (n, n) with (2) added."""

    def mass_matrix(tree: Tree, q: Array) -> Array:
        M = formula(tree, q)
        for spin, _, _ in spins(tree):
            row = spin.ratio * spin.inertia * (spin.axis @ jacobian(tree, q, spin.on, "local")[3:])
            M[spin.joint] = M[spin.joint] + row
            M[:, spin.joint] = M[:, spin.joint] + row
        return M

    return mass_matrix


def kinetic_energy_with(formula: Callable[..., Scalar]) -> Callable[..., Scalar]:
    """Return the energy with (1) added."""

    def kinetic_energy(tree: Tree, q: Array, qd: Array) -> Scalar:
        w, _ = turning(tree, q, qd, zeros(tree.n))
        total: Scalar = formula(tree, q, qd)
        for spin, body, a in spins(tree):
            total = total + spin.ratio * spin.inertia * qd[spin.joint] * dot(a, w[body])
        return total

    return kinetic_energy


def gibbs_function_with(formula: Callable[..., Scalar]) -> Callable[..., Scalar]:
    """Return the function with (5) added."""

    def gibbs_function(tree: Tree, q: Array, qd: Array, qdd: Array) -> Scalar:
        w, al = turning(tree, q, qd, qdd)
        total: Scalar = formula(tree, q, qd, qdd)
        for spin, body, a in spins(tree):
            moment = qdd[spin.joint] * a + qd[spin.joint] * cross(w[body], a)
            total = total + spin.ratio * spin.inertia * dot(moment, al[body])
        return total

    return gibbs_function


def centroidal_momentum_with(formula: ArrayFormula) -> ArrayFormula:
    """Return the momentum with (6) added."""

    def centroidal_momentum(tree: Tree, q: Array, qd: Array) -> Array:
        total = formula(tree, q, qd)
        total[3:] = total[3:] + spun_momenta(tree, q) @ qd
        return total

    return centroidal_momentum


def centroidal_momentum_matrix_with(formula: ArrayFormula) -> ArrayFormula:
    """Return the matrix with (6) added."""

    def centroidal_momentum_matrix(tree: Tree, q: Array) -> Array:
        A = formula(tree, q)
        A[3:] = A[3:] + spun_momenta(tree, q)
        return A

    return centroidal_momentum_matrix


def spun_momenta(tree: Tree, q: Array) -> Array:
    """(3, n): (6) per unit of each velocity, in root axes."""
    carried = list(spins(tree))
    R, _ = body_poses(tree, q, [body for _, body, _ in carried])
    result = zeros(3, tree.n)
    for spin, body, a in carried:
        momentum = spin.ratio * spin.inertia * (R[body] @ a if body >= 0 else a)
        result[:, spin.joint] = result[:, spin.joint] + momentum
    return result


def kinetic_gradient_with(formula: ArrayFormula) -> ArrayFormula:
    """Return the gradient with (7) added."""

    def kinetic_gradient(tree: Tree, q: Array, qd: Array) -> Array:
        c, (w, _), (z_w, _) = formula(tree, q, qd), turning(tree, q, qd, zeros(tree.n)), joint_axes(tree)
        R, _ = joint_frames(tree, q)
        for spin, body, a in spins(tree):
            h = spin.ratio * spin.inertia * qd[spin.joint] * a
            while body >= 0:
                c[body] = c[body] + dot(h, cross(w[body], z_w[body]))  # w of the body: its own part is along z
                h, body = R[body] @ h, tree.bodies[body].parent
        return c

    return kinetic_gradient
