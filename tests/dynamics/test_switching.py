"""Rounds of the law of dry friction: with the inertia matrix and by articulated bodies, the same; what does not change, once."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from bounds import close

import isodyn as iso
from isodyn.backends.device import ROUND, WRONG, Switching
from isodyn.backends.reference import Board, evaluate
from isodyn.dynamics.flow import FREE, Flow
from isodyn.dynamics.switching import DRIVING, SPEEDS, _Graphs, dry_joints, switching
from isodyn.formulations.articulated_body import at_rest
from isodyn.formulations.drives import rotors
from isodyn.model.robots.families import autotree, random_tree
from isodyn.model.tree import reduce_robot
from isodyn.spatial import scalars


def rough(robot: iso.Robot, level: float) -> iso.Robot:
    """The same with dry friction everywhere, more of it at rest."""
    rough = {"coulomb": (level, -level), "static": (1.5 * level, -1.2 * level)}
    return replace(robot, joints=tuple(joint if joint.type == "fixed" else replace(joint, **rough) for joint in robot.joints))


TREE = random_tree(348, 9, branching=0.3, prismatic=0.4, fixed=0.5, motors=True, gravity=(1, 2, -9))
ROBOTS = {"tree": rough(TREE, 1.0), "chain": rough(iso.load("redysim-chain-20"), 0.1)}


@pytest.mark.parametrize("name", ROBOTS)
def test_articulated_bodies_with_joints_held_are_the_solution_with_the_inertia_matrix(name: str) -> None:
    robot = ROBOTS[name]
    n, tree, rng = robot.n, reduce_robot(robot), np.random.default_rng(3)
    q, r, free = rng.normal(size=n), rng.normal(size=n), rng.choice([0.0, 1.0], n)
    M = robot.mass_matrix(q)
    moves, expected = free > 0, np.zeros(n)
    expected[moves] = np.linalg.solve(M[np.ix_(moves, moves)], r[moves])
    qdd, holding, sizes = (
        np.asarray(x, dtype=float) for x in at_rest(tree, scalars(q), scalars(r), rotors=rotors(tree), free=scalars(free))
    )
    condition = float(np.linalg.cond(M))
    assert (qdd[~moves] == 0).all() and not moves.all() and moves.any()
    close(qdd, expected, ops=100 * n, condition=condition)
    close(holding[~moves], (r - M @ expected)[~moves], ops=100 * n, condition=condition)
    assert (sizes >= np.abs(holding))[~moves].all()


def chosen(graphs: Switching, given: Board) -> tuple[Board, int]:
    """The board after the rounds of one step's begin, and how many there were."""
    board = given | evaluate(graphs.begin, given)
    for k in range(graphs.rounds):
        board |= evaluate(graphs.turn, board | {ROUND: np.full((len(given["q"]), 1), float(k))})
        if not board[WRONG].any():
            break
    return board, k + 1


@pytest.mark.parametrize("name", ROBOTS)
def test_rounds_by_articulated_bodies_choose_what_rounds_by_the_matrix_choose(name: str) -> None:
    flow, rng = Flow(ROBOTS[name], modes=dry_joints(ROBOTS[name])), np.random.default_rng(5)
    q, qd, tau = rng.normal(size=(3, 50, flow.robot.n))
    qd[rng.random(qd.shape) < 0.5] = 0.0
    given = {"q": q, "qd": qd, "tau": tau}
    both = [_Graphs(flow, bodies=way).all(np.float64) for way in (False, True)]
    (matrix, _), (bodies, rounds) = (chosen(graphs, given) for graphs in both)
    assert rounds > 2 and np.array_equal(matrix[FREE], bodies[FREE]) and not matrix[FREE].all()
    condition = np.linalg.cond(flow.robot.mass_matrix(q)).max()
    close(bodies[SPEEDS], matrix[SPEEDS], ops=len(both[0].turn), condition=condition)
    step = {"qd": rng.normal(size=qd.shape), "step:h": np.full((50, 1), 1e-3)}
    momenta = [evaluate(graphs.after["end"], board | step)[DRIVING] for graphs, board in zip(both, (matrix, bodies), strict=True)]
    close(momenta[1], momenta[0], ops=len(both[0].after["end"]))


def test_long_chains_take_articulated_bodies_and_short_arms_the_matrix() -> None:
    """The fewest operations; a method that is asked for keeps its own M."""
    chain, arm = (Flow(rough(iso.load(name), 0.1)) for name in ("redysim-chain-20", "puma560"))
    found, by_matrix = switching(chain), switching(replace(chain, method="composite-body"))
    assert len(found.turn) == len(_Graphs(chain, bodies=True).all(np.float64).turn) < 0.4 * len(by_matrix.turn)
    longer = switching(Flow(rough(autotree(40), 0.1)))  # of which no matrix is made to compare with
    assert len(longer.turn) < 40 * len(found.turn)
    assert len(switching(arm).turn) == len(_Graphs(arm, bodies=False).all(np.float64).turn)
