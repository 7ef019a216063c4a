"""I = U D U^T by articulated bodies, against the inertia matrix itself and its elimination."""

from __future__ import annotations

import numpy as np
import pytest
from bounds import close

import isodyn as iso
from isodyn.formulations.solve import factors as eliminated
from isodyn.model.tree import reduce_robot

ROBOTS = [iso.load(name) for name in ("three-link", "puma560", "stanford")]
ROBOTS += [iso.random_tree(3, 7, branching=0.4, prismatic=0.3, motors=True)]
OPS = 400  # operations from a joint angle to an entry of the largest


def states(robot, *shape):
    return np.random.default_rng(5).uniform(-1.5, 1.5, (*shape, robot.nq))


@pytest.mark.parametrize("robot", ROBOTS, ids=lambda robot: robot.name)
@pytest.mark.parametrize("motors", [True, False])
def test_the_factors_give_the_inertia_matrix_of_another_method(robot, motors):
    q = states(robot, 5)
    found = iso.udu(robot, q, motors=motors)
    M = iso.compile(robot, method="lagrange", motors=motors).mass_matrix(q)
    n = robot.n
    assert found.U.shape == (5, n, n) and found.D.shape == (5, n)
    close(found.inertia.reshape(5, -1), M.reshape(5, -1), ops=OPS)
    assert (np.tril(found.U, -1) == 0).all() and (np.diagonal(found.U, axis1=1, axis2=2) == 1).all() and (found.D > 0).all()


@pytest.mark.parametrize("robot", ROBOTS, ids=lambda robot: robot.name)
def test_articulated_bodies_are_what_elimination_from_the_tip_leaves(robot):
    """Two derivations: (9.39) of bodies, and Gaussian elimination of the matrix."""
    q = states(robot)
    found, M = iso.udu(robot, q), robot.mass_matrix(q)
    H = np.asarray(eliminated(reduce_robot(robot), M.astype(object)), dtype=float)
    condition = float(np.linalg.cond(M))
    close(found.D, np.diagonal(H), ops=OPS, condition=condition)
    close(found.U.ravel(), (np.tril(H, -1).T + np.eye(robot.n)).ravel(), ops=OPS, condition=condition)


@pytest.mark.parametrize("robot", ROBOTS[:2], ids=lambda robot: robot.name)
def test_the_three_steps_solve(robot):
    q, phi = states(robot, 2, 3), states(robot, 2, 3)
    found = iso.udu(robot, q)
    x, M = found.solve(phi), robot.mass_matrix(q)
    close(x, np.linalg.solve(M, phi[..., None])[..., 0], ops=OPS, condition=float(np.linalg.cond(M).max()))
    assert found.solve(phi[0, 0]).shape == (2, 3, robot.n), "one right side for many states"


def test_a_batch_is_its_states_one_by_one():
    robot = ROBOTS[1]
    q = states(robot, 4)
    batch = iso.udu(robot, q)
    for k in range(4):
        one = iso.udu(robot, q[k])
        assert (batch.U[k] == one.U).all() and (batch.D[k] == one.D).all() and one.D.shape == (6,)


def test_the_last_entry_is_the_inertia_of_the_last_link_about_its_joint():
    m, a = 0.3, 0.22
    close(iso.udu(iso.load("three-link"), np.zeros(3)).D[-1:], [m * a * a / 3], ops=20)


FLOATING = iso.load("ur5", base="floating")


def test_a_floating_base_is_factored_at_the_state():
    q = FLOATING.random(3)
    M, D = FLOATING.mass_matrix(q), iso.denoc_matrices(FLOATING, q)
    close(np.ravel(iso.udu(FLOATING, q).inertia), np.ravel(M), ops=400)
    close(np.ravel(D.N.T @ D.M @ D.N), np.ravel(M), ops=400)
    assert iso.denoc_matrices(FLOATING).N.shape == (72, 12)


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda: iso.udu(iso.load("puma560"), [0.0, 1.0]), iso.ShapeError, r"expected \(\.\.\., 6\)"),
        (lambda: iso.udu(iso.load("puma560"), np.zeros(6), motors="full"), iso.ShapeError, "udu: motors must be True or False"),
        (lambda: iso.udu("puma560", np.zeros(6)), iso.ModelError, "expected a Robot"),
        (lambda: iso.udu(iso.load("mimic-gripper"), [0.0, 0.0]), iso.ModelError, r"coupled.*use robot.with_couplings\(\)"),
        (lambda: iso.udu(FLOATING.with_base("moving"), np.zeros(6)), iso.ModelError, "prescribed base; use with_base"),
        (lambda: iso.udu(FLOATING, np.zeros(13)), iso.ShapeError, "quaternion of joint 'base'.*length 0"),
        (
            lambda: iso.udu(iso.Robot("r", (iso.Link("a"), iso.Link("b")), (iso.Joint("j", "a", "b"),)), [0.0]),
            iso.ModelError,
            "no mass",
        ),
    ],
)
def test_what_cannot_be_factored_is_refused(make, error, message):
    with pytest.raises(error, match=message):
        make()
