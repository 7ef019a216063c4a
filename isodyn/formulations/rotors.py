"""Rotors that turn on links, as bodies of their own (Laus, Simoni and Martins: several parts of a link; Kelvin's gyrostats).

A balanced rotor changes no link as it turns (model/rotor.py), so that all of it but its spin is part of the link that carries it.
With the link's omega and alpha, the rotor's axis a and inertia J about it, and its rate s = G qd of joint j against the link:

    energy beyond the link's      J s^2 / 2 + J s a . omega                                                               (1)
    M_jj + G^2 J;                 M_jk = M_kj + G J a . d omega / d qd_k                                                  (2)
    the link exerts on it         J (s' a + s omega x a)                                                                  (3)
    the joint drives it by        G J (s' + a . alpha)                                                                    (4)
    Gibbs' function               J s'^2 / 2 + J (s' a + s omega x a) . alpha,  but for terms without accelerations         (5)
    momentum beyond the link's    J s a                                                                                   (6)
    d T / d q_k beyond            J s a . (omega_<k x z_k) of a turn k that carries the link, omega_<k of what carries k    (7)

G^2 J, of (1), (2), (4) and (5), stands in drives.py, where all rotors have it; here is the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

import numpy as np

from isodyn.formulations.charts import chart_accelerations
from isodyn.formulations.kinematics import accelerations, body_poses, jacobian, joint_axes, joint_frames
from isodyn.model.tree import Spin, Tree
from isodyn.spatial import Array, Scalar, cross, dot, zeros

ArrayFormula = Callable[..., Array]
Loads = Mapping[str, Array]  # as in drives.py, of which this file is a part that few robots need


def spins(tree: Tree) -> Iterator[tuple[Spin, int, Array]]:
    """(rotor, body that carries it, its axis in that body's axes); on a base at rest, -1, it adds to what holds that alone."""
    for spin in tree.spins:
        frame = tree.frame(spin.on)
        yield spin, frame.body, frame.R @ spin.axis


def turning(tree: Tree, q: Array, qd: Array, qdd: Array) -> tuple[list[Array], list[Array]]:
    """(omega, alpha) of every body in its own axes; the last entry, [-1], is the base."""
    w, al, _ = accelerations(tree, q, qd, chart_accelerations(tree, qd, qdd))
    return [*w, zeros(3)], [*al, zeros(3)]


def demands(tree: Tree, q: Array, qd: Array, qdd: Array, loads: Loads) -> tuple[dict[str, Array], Array]:
    """(the loads and what rotors exert on the links that carry them (3), torques (n,) that drive rotors beside G^2 J qdd (4))."""
    w, al = turning(tree, q, qd, qdd)
    result, tau = dict(loads), zeros(tree.n)
    for spin, body, a in spins(tree):
        j, J = spin.joint, spin.ratio * spin.inertia
        moment = tree.frame(spin.on).R.T @ (J * (qdd[j] * a + qd[j] * cross(w[body], a)))
        result[spin.on] = result.get(spin.on, zeros(6)) - np.concatenate([zeros(3), moment])
        tau[j] = tau[j] + J * dot(a, al[body])
    return result, tau


def inverse_dynamics_with(formula: ArrayFormula) -> ArrayFormula:
    """Torques (n,) of links and rotors."""

    def inverse_dynamics(tree: Tree, q: Array, qd: Array, qdd: Array, loads: Loads) -> Array:
        outside, tau = demands(tree, q, qd, qdd, loads)
        return np.asarray(formula(tree, q, qd, qdd, outside) + tau)

    return inverse_dynamics


def bias_torque_with(formula: ArrayFormula) -> ArrayFormula:
    """The same without accelerations."""

    def bias_torque(tree: Tree, q: Array, qd: Array) -> Array:
        outside, tau = demands(tree, q, qd, zeros(tree.n), {})
        taken = [jacobian(tree, q, link, "local").T @ load for link, load in outside.items()]
        return np.asarray(formula(tree, q, qd) + tau - sum(taken, zeros(tree.n)))

    return bias_torque


def _of_links(formula: ArrayFormula) -> ArrayFormula:
    """Wrenches in the joints or on the base: rotors are loads on the links that carry them."""

    def wrenches(tree: Tree, q: Array, qd: Array, qdd: Array, loads: Loads) -> Array:
        return formula(tree, q, qd, qdd, demands(tree, q, qd, qdd, loads)[0])

    return wrenches


joint_wrenches_with = base_reaction_with = _of_links


def mass_matrix_with(formula: ArrayFormula) -> ArrayFormula:
    """M (n, n) with (2)."""

    def mass_matrix(tree: Tree, q: Array) -> Array:
        M = formula(tree, q)
        for spin, _, _ in spins(tree):
            row = spin.ratio * spin.inertia * (spin.axis @ jacobian(tree, q, spin.on, "local")[3:])
            M[spin.joint] = M[spin.joint] + row
            M[:, spin.joint] = M[:, spin.joint] + row
        return M

    return mass_matrix


def kinetic_energy_with(formula: Callable[..., Scalar]) -> Callable[..., Scalar]:
    """With (1)."""

    def kinetic_energy(tree: Tree, q: Array, qd: Array) -> Scalar:
        w, _ = turning(tree, q, qd, zeros(tree.n))
        total: Scalar = formula(tree, q, qd)
        for spin, body, a in spins(tree):
            total = total + spin.ratio * spin.inertia * qd[spin.joint] * dot(a, w[body])
        return total

    return kinetic_energy


def gibbs_function_with(formula: Callable[..., Scalar]) -> Callable[..., Scalar]:
    """With (5)."""

    def gibbs_function(tree: Tree, q: Array, qd: Array, qdd: Array) -> Scalar:
        w, al = turning(tree, q, qd, qdd)
        total: Scalar = formula(tree, q, qd, qdd)
        for spin, body, a in spins(tree):
            moment = qdd[spin.joint] * a + qd[spin.joint] * cross(w[body], a)
            total = total + spin.ratio * spin.inertia * dot(moment, al[body])
        return total

    return gibbs_function


def centroidal_momentum_with(formula: ArrayFormula) -> ArrayFormula:
    """With (6)."""

    def centroidal_momentum(tree: Tree, q: Array, qd: Array) -> Array:
        total = formula(tree, q, qd)
        total[3:] = total[3:] + spun_momenta(tree, q) @ qd
        return total

    return centroidal_momentum


def centroidal_momentum_matrix_with(formula: ArrayFormula) -> ArrayFormula:
    """With (6)."""

    def centroidal_momentum_matrix(tree: Tree, q: Array) -> Array:
        A = formula(tree, q)
        A[3:] = A[3:] + spun_momenta(tree, q)
        return A

    return centroidal_momentum_matrix


def spun_momenta(tree: Tree, q: Array) -> Array:
    """(3, n): (6) by the velocities, in root axes."""
    carried = list(spins(tree))
    R, _ = body_poses(tree, q, [body for _, body, _ in carried])
    result = zeros(3, tree.n)
    for spin, body, a in carried:
        momentum = spin.ratio * spin.inertia * (R[body] @ a if body >= 0 else a)
        result[:, spin.joint] = result[:, spin.joint] + momentum
    return result


def kinetic_gradient_with(formula: ArrayFormula) -> ArrayFormula:
    """With (7)."""

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
