"""Floating bases in forward dynamics: use the reference frame that is cheapest at the state (dynamics/reductions.py).

All bodies are attached to such a base, so any frame fixed in it will do, and the frame may fall with it.  P (the tree's) is d away
from O (the robot's); v is the velocity of O, w the angular velocity, R the attitude, g gravity, (f, n) the wrench applied at O.

    falling   no force between links depends on gravity or v: at v = 0, without gravity, the accelerations are alpha of the
              base, a of P and those of the joints, and that of O is
                  a - alpha x d + R^T g - w x (v + w x d),          the moment about P     n - d x f                       (1)
    turned    if the base carries one joint, a revolute one, its axes are those of the next link at the state: that
              joint is at 0, and the outer bodies need not be rotated back                                                (2)
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from isodyn.formulations.drives import Formula, Loads, drives_act
from isodyn.formulations.kinematics import joint_frames
from isodyn.model.tree import Body, Frame, ManifoldJoint, Moments, Tree
from isodyn.spatial import Array, Rotation, Scalar, cross, zeros


def floats_alone(tree: Tree) -> ManifoldJoint | None:
    """Return the floating base if all other bodies are attached to it and no drive acts on its own velocities; else None."""
    if tree.whole is not None or tree.closing is not None or tree.spins or not tree.charts:
        return None
    chart = tree.charts[0]
    alone = all((body.parent < 0) == (i == chart.body) for i, body in enumerate(tree.bodies))
    driven = any(drives_act(tree.bodies[i]) for i in chart.bodies)
    return chart if chart.type == "floating" and alone and not driven else None


def only_turn(tree: Tree, chart: ManifoldJoint) -> int | None:
    """Return the one body attached to the base, if its joint is revolute; else None."""
    carried = [i for i, body in enumerate(tree.bodies) if body.parent == chart.last]
    own = any(i in other.bodies for other in tree.charts for i in carried)
    return carried[0] if len(carried) == 1 and tree.bodies[carried[0]].turns and not own else None


def freed(forward_dynamics: Formula) -> Formula:
    """Return the formula of forward dynamics for trees whose base has another reference frame."""

    def formula(tree: Tree, q: Array, qd: Array, tau: Array, loads: Loads) -> Array | Scalar | tuple[Array, ...]:
        assert tree.free is not None
        chart, d = tree.charts[0], tree.free
        slides, turns = (list(part) for part in (chart.linear, chart.angular))
        seen, turn = _turned(replace(tree.weightless(), free=None), q, chart)
        own_qd, own_tau, v, w = qd.copy(), tau.copy(), qd[slides], qd[turns]
        own_qd[slides], own_qd[turns] = zeros(3), turn.T @ w
        own_tau[slides], own_tau[turns] = turn.T @ tau[slides], turn.T @ (tau[turns] - cross(d, tau[slides]))
        qdd = np.asarray(forward_dynamics(seen, q, own_qd, own_tau, loads))
        a, alpha = turn @ qdd[slides], turn @ qdd[turns]
        fall = tree.bodies[chart.body].R.T @ tree.gravity - cross(w, v + cross(w, d))
        qdd[slides], qdd[turns] = a - cross(alpha, d) + fall, alpha  # (1)
        return qdd

    return formula


def _turned(tree: Tree, q: Array, chart: ManifoldJoint) -> tuple[Tree, Rotation]:
    """Return (the tree with its base in other axes (2), the rotation from these to the base's own)."""
    base, i = chart.last, only_turn(tree, chart)
    if i is None:
        return tree, Rotation()
    rotations, positions = joint_frames(tree, q)
    turn, back = rotations[i], rotations[i].T
    bodies = list(tree.bodies)
    bodies[base] = _seen(bodies[base], back)
    bodies[i] = replace(bodies[i], R=np.eye(3).astype(object), p=back @ positions[i], offset=-q[i])
    frames = {name: Frame(base, _columns(back, at.R), back @ at.p) if at.body == base else at for name, at in tree.frames.items()}
    return replace(tree, bodies=tuple(bodies), frames=frames), turn


def _seen(body: Body, turn: Rotation) -> Body:
    """Return a body in other axes; the user's frame is not changed, because accelerations do not depend on it."""
    moments = body.moments
    if moments is not None:
        first, *second = moments
        moments = Moments(turn @ first, *(turn.congruence(A) for A in second))
    com = body.com if body.com[0] is None else turn @ body.com
    return replace(body, com=com, inertia=turn.congruence(body.inertia), moments=moments)


def _columns(turn: Rotation, A: Array) -> Array:
    """Return the matrix with rotated columns."""
    return np.column_stack([turn @ column for column in A.T])
