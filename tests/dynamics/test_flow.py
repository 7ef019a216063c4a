"""Flows with modes: joints that are held stay at rest by bits, the others move as they would with those joints welded."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from bounds import close

import isodyn
from isodyn.backends.reference import evaluate
from isodyn.dynamics.flow import DRY, FREE, Flow
from isodyn.formulations.drives import dry_levels
from isodyn.graph.graph import finish
from isodyn.graph.node import Context
from isodyn.model.tree import reduce_robot

OPERATIONS = 2000


@pytest.mark.parametrize("method", [None, "gibbs-appell", "articulated-body"])
@pytest.mark.parametrize("name", ["puma560", "stanford"])
def test_a_flow_with_modes_is_the_law_of_the_joints_that_are_held(name: str, method: str | None) -> None:
    robot = isodyn.load(name)
    n, rng = robot.n, np.random.default_rng(4)
    q, qd, tau = rng.normal(size=(3, n))
    lower, upper = dry_levels(reduce_robot(robot))[1]
    dry, free = np.where(qd > 0, upper, lower), np.ones(n)
    flow = Flow(robot, method, modes=tuple(range(n)))
    graph, condition = flow.graph(), float(np.linalg.cond(robot.mass_matrix(q)))
    mode = {FREE: free, DRY: dry}
    given = {"q": q, "qd": qd, "tau": tau}
    close(evaluate(graph, given | mode)["dqd"], robot.forward_dynamics(q, qd, tau), ops=OPERATIONS, condition=condition)

    stuck = [1, 3]
    free[stuck] = dry[stuck] = qd[stuck] = 0
    qdd = evaluate(graph, given | mode)["dqd"]
    f = evaluate(flow.resisting_graph(), given | mode)["f"]
    found = evaluate(flow.judging_graph(), given)
    assert (qdd[stuck] == 0).all()
    assert (f[free > 0] == dry[free > 0]).all()
    close(found["M"] @ qdd + f, found["r"], ops=OPERATIONS)
    frictionless = isodyn.compile(robot, friction=False)
    viscous = np.array([joint.viscous for joint in robot.movable_joints])
    close(frictionless.inverse_dynamics(q, qd, qdd) + viscous * qd + f, tau, ops=OPERATIONS)
    close(found["M"].reshape(n, n), robot.mass_matrix(q), ops=OPERATIONS)


def test_joints_that_are_never_held_cost_no_mask() -> None:
    robot = isodyn.load("ur5")
    assert len(Flow(robot, modes=(5,)).graph()) < len(Flow(robot, modes=tuple(range(6))).graph())


def test_springs_are_no_part_of_what_torques_do() -> None:
    """M qd, and accelerations by a unit of torque, of a robot whose springs are stretched."""
    robot, rng = isodyn.load("ur5"), np.random.default_rng(6)
    sprung = replace(robot, joints=tuple(replace(j, stiffness=30.0, rest=0.7) if j.nv else j for j in robot.joints))
    q, qd = rng.normal(size=(2, robot.n))
    close(evaluate(Flow(sprung).momenta_graph(), {"q": q, "qd": qd})["momenta"], robot.mass_matrix(q) @ qd, ops=OPERATIONS)
    context = Context()
    flow, at = Flow(sprung, modes=(1, 4)), context.symbols("q", robot.n)
    Y = evaluate(finish(context, {"q": at}, {"Y": flow.yielding(context, at)}, "yielding"), {"q": q})["Y"]
    M = robot.mass_matrix(q)
    close(Y, np.linalg.inv(M)[:, [1, 4]], ops=OPERATIONS, condition=float(np.linalg.cond(M)))
