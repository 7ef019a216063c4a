"""The momentum scheme (Celentano, 2008): d(B qd)/dt = c + gamma + u_a + u, integrated in (q, B qd).  No derivative of B is needed.

rates             the function F of Fig. 1: (q, B qd, u) -> (qd, d(B qd)/dt), as one kernel
rates_graph       its graph; planar_rates_graph that of planar arms by their closed forms, for counting
momentum_flow     the same as a flow, which integrators step through; velocity_graph leads back from momenta to qd
kinetic_gradient  c = dT/dq: by its formula, or from the inertia matrix alone by two or three points (Lemma 1)
gradient_error    how far the points can be off: the bounds (9), and what rounding adds

By one joint's angle T is a constant, plus a sine of that angle, plus one of twice the angle (not in planar arms), because T is
quadratic in directions that turn with the joint.  So (9) holds with a = 1 and a = 2, each times the size of its sine.  By a joint's
slide T is a parabola.  The joints on the base do not change B: their c is zero, and n - 1 [2 (n - 1)] evaluations of B are enough.

Velocities of attitudes are no rates of coordinates: of a spherical, floating or planar joint c is the gradient of T along its own
velocities, which stay as they are, and their momenta, in the child's axes, change with these axes too: Hamel's equations in place
of Lagrange's (formulations/charts.py (6)).  Nothing is singular, and quaternions are positions as elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from isodyn import check
from isodyn.backends.device import Kernel, device
from isodyn.backends.reference import evaluate_bound
from isodyn.dynamics.arrays import evaluate
from isodyn.dynamics.controller import torques
from isodyn.dynamics.dynamics import Dynamics, compile
from isodyn.dynamics.flow import FREE, Flow
from isodyn.dynamics.trace import a_robot, trace, wrenches
from isodyn.errors import ModelError
from isodyn.formulations import charts, planar
from isodyn.formulations import momentum as form
from isodyn.formulations.drives import driven, friction_torque, jumps_at_rest, load_torque, passive_torque, rotors, spun
from isodyn.formulations.dry_friction import held
from isodyn.formulations.solve import solve_tree
from isodyn.graph.graph import Graph, finish, replay
from isodyn.graph.node import Context
from isodyn.model.robot import Robot, require_full_inertia, without_symbols
from isodyn.model.robot import symbols as robot_symbols
from isodyn.model.tree import Tree, charts_of, reduce_robot
from isodyn.spatial import Array

#: how c is found -> distance of the points [rad] or [m]; of the ranges that the paper recommends, the finer end
MEANS = {"exact": 0.0, "two-point": 1e-4, "three-point": 1e-3}

Inertia = Callable[[Array], Array]


class GradientError(NamedTuple):
    """Bounds on |difference - dT/dq|, each (..., n): of the formula by (9), of rounding, and their sum."""

    formula: Array
    rounding: Array

    @property
    def total(self) -> Array:
        """Both together."""
        return np.asarray(self.formula + self.rounding)


def kinetic_gradient(robot: Robot, q: ArrayLike, qd: ArrayLike, *, means: str = "exact", h: float | None = None) -> Array:
    """c = dT/dq (..., n) at fixed qd, from q (..., nq) and qd (..., n); of attitudes by tangents, as derivatives are.

    means   "exact"; "two-point" or "three-point": differences of the compiled inertia matrix, of robots without attitudes
    h       distance of the points [rad] or [m]; 1e-4 for two points and 1e-3 for three when not given
    """
    h = _checked(robot, means, h)
    if means == "exact":
        return evaluate(_kernel(gradient_graph, robot), [q, qd], [None], None)[0]
    here, rate = _states(robot, q, qd, h)
    return difference_gradient(_links_alone(robot).mass_matrix, here, rate, h, means, carried_joints(reduce_robot(robot)))


def difference_gradient(B: Inertia, q: Array, qd: Array, h: float, means: str, joints: Sequence[int]) -> Array:
    """c (..., n) by (8) from any function q -> B (..., n, n), on numbers or symbols; the joints not named do not change B."""
    here = B(q) if means == "two-point" else None
    c = np.zeros(q.shape, dtype=q.dtype)
    for i, ahead, behind in _points(q, h, means, joints):
        dB = B(ahead) - (B(behind) if here is None else here)
        step = ahead[..., i] - behind[..., i]  # h or 2 h, as the sums were rounded
        c[..., i] = 0.5 * (qd * (dB @ qd[..., np.newaxis])[..., 0]).sum(-1) / step
    return c


def gradient_error(robot: Robot, q: ArrayLike, qd: ArrayLike, *, means: str, h: float | None = None) -> GradientError:
    """What `kinetic_gradient` by points can be off, joint by joint: (9) for every sine in T, and the rounding of B."""
    h = _checked(robot, means, h)
    if means == "exact":
        raise ModelError("means='exact' takes no points, so there is no error by (9); give 'two-point' or 'three-point'")
    here, rate = _states(robot, q, qd, h)
    tree, graph, unit = reduce_robot(robot), trace(robot, None, "mass_matrix", motors=False), np.finfo(float).eps / 2
    formula, rounding = np.zeros((2, *here.shape))
    speed = np.abs(rate)[..., np.newaxis]
    for i, ahead, behind in _points(here, h, means, carried_joints(tree)):
        step = np.abs(ahead - behind)[..., i]
        (B_a, E_a), (B_b, E_b) = ([x["mass_matrix"] for x in evaluate_bound(graph, {"q": at})] for at in (ahead, behind))
        terms = E_a + E_b + (2 * robot.n + 4) * unit * np.abs(B_a - B_b)  # of B, of products and their sums, of the quotient
        rounding[..., i] = 0.5 * (speed * (terms @ speed)).sum((-2, -1)) / step
        formula[..., i] = _formula_error(robot, tree.bodies[i].turns, here, rate, i, step, means)
    return GradientError(formula, rounding)


def rates(
    robot: Robot,
    q: ArrayLike,
    momentum: ArrayLike,
    u: ArrayLike,
    *,
    means: str = "exact",
    h: float | None = None,
    friction: bool = True,
    motors: bool | str = True,
) -> tuple[Array, Array]:
    """(qd, d(B qd)/dt), each (..., n): the function F of Fig. 1, for any integrator.

    q, momentum, u    (..., nq), (..., n), (..., n)  positions, B qd, torques of the drives
                                                                 [rad] or [m], [kg m2/s] or [kg m/s], [N m] or [N]
    means, h          as in `kinetic_gradient`
    friction, motors  False leaves friction or the inertia of the rotors out; motors="full" as in compile
    """
    h = _checked(robot, means, h)
    kernel = _kernel(rates_graph, robot, means=means, h=h or None, friction=friction, motors=motors)
    qd, rate = evaluate(kernel, [q, momentum, u], [None, None], None)
    return qd, rate


def rates_graph(
    robot: Robot,
    *,
    means: str = "exact",
    h: float | None = None,
    friction: bool = True,
    motors: bool | str = True,
    loads: Sequence[str] = (),
    modes: Sequence[int] = (),
) -> Graph:
    """F as a graph with inputs q, momentum, u and outputs qd, momentum_rate: the four steps of the proof of Theorem 1.

    Symbols of the robot become further inputs, as in all graphs here; so do wrenches "wrench:<frame>" (6,) on the frames `loads`,
    and "mode:free" (n,) where joints `modes` may be held: qd is then 0 there, and their momenta, which nothing asks for, stay.
    """
    h = _distance(robot, means, h)
    context, tree, inputs = _traced(robot, ("q", "momentum", "u"), friction, motors)
    q, p, u = (inputs[name] for name in ("q", "momentum", "u"))
    outside = wrenches(context, loads)
    links = driven("mass_matrix", form.mass_matrix)
    whole, here = tree.centred(q)

    def inertia(x: Array) -> Array:
        at_state, own = tree.centred(x)
        return links(tree.around(at_state), own)

    mode = {FREE: context.symbols(FREE, tree.n)} if modes else {}
    free = np.array([mode[FREE][k] if k in modes else 1.0 for k in range(tree.n)], dtype=object)
    B = inertia(q)
    qd = solve_tree(tree, *held(B, p, free)) if modes else solve_tree(tree, B, p)  # steps 1 and 2
    if means == "exact":  # step 3
        every = tree.whole_rates("qd", qd)
        own = np.asarray(spun("kinetic_gradient", form.kinetic_gradient)(whole, here, every))
        c = tree.folded(own + charts.momentum_shift(whole, every, _momenta_of_links(tree, p, qd)) if whole.charts else own)
    else:
        c = difference_gradient(inertia, q, qd, h, means, carried_joints(tree))
    pushes = dict(zip(loads, outside.values(), strict=True))
    u_a = tree.folded(load_torque(whole, here, pushes)) - passive_torque(tree.around(whole), here, qd)
    rate = free * (c + tree.folded(form.gravity_force(whole, here)) + u_a + u)  # step 4
    return finish(context, inputs | outside | mode, {"qd": qd, "momentum_rate": rate}, f"{robot.name}_momentum_{means}")


def _momenta_of_links(tree: Tree, p: Array, qd: Array) -> Array:
    """Those of the whole tree's attitudes, of all momenta (n,); no coupling moves them, and others are not looked at."""
    whole = tree.whole or tree
    every = p if tree.expansion is None else tree.expansion.expand_velocity(p)
    return np.asarray(every - rotors(whole) * tree.whole_rates("qd", qd))


def momentum_flow(flow: Flow) -> Graph:
    """q' = B^-1 p and p' = c + gamma + u_a + u, from the inertia matrix and the gradients of the energies; in a mode, of the joints
    that are free, the others at rest.

    Source: Celentano (2008), Theorem 1.
    """
    robot, context = flow.robot, Context()
    states = {"q": context.symbols("q", robot.nq), "p": context.symbols("p", robot.n)}
    tree = reduce_robot(robot)
    smooth = flow.friction and flow.creep > 0 and jumps_at_rest(tree)
    friction = flow.friction and not smooth
    graph = rates_graph(robot, friction=friction, motors=flow.motors, loads=flow.frames, modes=flow.modes)
    own = charts_of(robot)
    outside = wrenches(context, flow.frames)
    mode, _, dry = flow.mode_inputs(context) if flow.modes else ({}, None, 0.0)
    known = {"q": states["q"], "momentum": states["p"], **outside, **mode}
    qd = replay(graph, context, {**known, "u": np.zeros(robot.n, dtype=object)})["qd"]
    tau, inputs, memory, remembered = torques(context, robot, flow.drive, states["q"], qd)
    if smooth:
        tau = tau - friction_torque(tree, qd, flow.creep)
    rate = replay(graph, context, {**known, "u": tau - dry})["momentum_rate"]
    given = {"q": states["q"], **memory, "p": states["p"], **inputs, **outside, **mode}
    moved = charts.rates(own, states["q"], qd) if own else qd
    return finish(context, given, {"dq": moved, **remembered, "dp": rate}, f"{graph.name}_flow")


def velocity_graph(robot: Robot, *, motors: bool | str = True, modes: Sequence[int] = ()) -> Graph:
    """qd = B^-1 p; where joints may be held, of those that are free, by "mode:free"."""
    context, graph = Context(), rates_graph(robot, friction=False, motors=motors, modes=modes)
    known = {port.name: context.symbols(port.name, port.size) for port in graph.inputs if port.name != "u"}
    qd = replay(graph, context, {**known, "u": np.zeros(robot.n, dtype=object)})["qd"]
    return finish(context, known, {"qd": qd}, f"{robot.name}_velocity")


def planar_rates_graph(robot: Robot, *, coordinates: str = "absolute") -> Graph:
    """F of a planar arm by the closed forms of Theorems 3-5, with inputs angles, momentum, u and outputs rates, momentum_rate.

    coordinates   "absolute": angles from the x axis, momenta and forces that belong to them; "relative": joint angles and torques
    Rotors and friction are left out.
    """
    check.one_of("kind of coordinates", coordinates, ("absolute", "relative"))
    context, tree, inputs = _traced(robot, ("angles", "momentum", "u"), friction=False, motors=False)
    angles, p, u = (inputs[name] for name in ("angles", "momentum", "u"))
    arm = planar.planar_arm(tree)
    if coordinates == "absolute":
        e = planar.turned(angles)
        rates = solve_tree(tree, planar.inertia(arm, e), p)
        force = planar.kinetic_gradient(arm, e, rates) + planar.gravity_force(arm, e)
    else:
        e = planar.chained(angles + np.array([body.offset for body in tree.bodies], dtype=object))
        rates = solve_tree(tree, planar.relative_matrix(planar.inertia(arm, e)), p)
        c = planar.kinetic_gradient(arm, e, planar.absolute_rates(rates))
        force = planar.relative_forces(c + planar.gravity_force(arm, e))
    return finish(context, inputs, {"rates": rates, "momentum_rate": force + u}, f"{robot.name}_planar_{coordinates}")


def gradient_graph(robot: Robot) -> Graph:
    """dT/dq as a graph with inputs q and qd."""
    context, tree, inputs = _traced(robot, ("q", "qd"))
    whole, q = tree.centred(inputs["q"])
    rates = tree.whole_rates("qd", inputs["qd"])
    c = form.kinetic_gradient(whole, q, rates)
    if whole.charts:
        c = c - charts.lean(whole, rates, form.mass_matrix(whole, q) @ rates)
    c = tree.folded(c)
    return finish(context, inputs, {"kinetic_gradient": c}, f"{robot.name}_kinetic_gradient")


def carried_joints(tree: Tree) -> tuple[int, ...]:
    """The joints that B depends on: all but those on the base."""
    return tuple(i for i, p in tree.outward() if p >= 0 or tree.whole is not None)


def _points(q: Array, h: float, means: str, joints: Sequence[int]) -> Iterator[tuple[int, Array, Array]]:
    """(joint, q with that joint ahead, q with it behind or where it is)."""
    for i in joints:
        yield i, _moved(q, i, h), _moved(q, i, -h) if means == "three-point" else q


def _moved(q: Array, i: int, by: float) -> Array:
    result: Array = q.copy()
    result[..., i] = q[..., i] + by
    return result


def _formula_error(robot: Robot, turns: bool, q: Array, qd: Array, i: int, step: Array, means: str) -> Array:
    """(9) of every sine of joint i's angle in T; of a slide the same by its curvature, and nothing for the chord of a parabola."""
    energy, three = _links_alone(robot).kinetic_energy, means == "three-point"
    if not turns:
        curvature = energy(_moved(q, i, 1.0), qd) - 2.0 * energy(q, qd) + energy(_moved(q, i, -1.0), qd)
        return np.asarray(np.abs(curvature) * (0.0 if three else step / 2))
    angles = 2 * np.pi * np.arange(5) / 5  # five points settle a constant and two sines
    T = np.stack([energy(_moved(q, i, angle), qd) for angle in angles], axis=-1)
    one, two = (0.4 * np.abs((T * np.exp(1j * a * angles)).sum(-1)) for a in (1, 2))
    return np.asarray((one + 8 * two) * (step / 2) ** 2 / 6 if three else (one + 4 * two) * step / 2)


def _traced(
    robot: Robot, names: Sequence[str], friction: bool = True, motors: bool | str = True
) -> tuple[Context, Tree, dict[str, Array]]:
    """A context, the tree in it, and the inputs: vectors of these names, then the robot's own symbols."""
    context = Context()
    require_full_inertia(a_robot(robot), "the momentum scheme")
    inputs = {name: context.symbols(name, robot.nq if name == "q" else robot.n) for name in names}
    free = {name: context.symbols(name, 1) for name in robot_symbols(robot)}
    if free:
        robot = robot.with_parameters({name: value[0] for name, value in free.items()})
    return context, reduce_robot(robot, friction=friction, motors=motors).mapped(context.adopt), inputs | free


def _checked(robot: Robot, means: str, h: float | None) -> float:
    """The distance of the points, or an error; robots with symbols have no kernels."""
    without_symbols(require_full_inertia(a_robot(robot), "the momentum scheme"))
    return _distance(robot, means, h)


def _distance(robot: Robot, means: str, h: float | None) -> float:
    check.one_of("means", means, MEANS)
    chart = next((joint for joint in a_robot(robot).movable_joints if joint.is_manifold), None)
    if chart is not None and means != "exact":
        raise ModelError(
            f"robot {robot.name!r}: points of Lemma 1 lie along one coordinate of each joint, and joint {chart.name!r} has "
            "velocities that are no rates of coordinates; take means='exact', or write its attitude by angles (coordinates=\"zyx\")"
        )
    if h is None:
        return MEANS[means]
    return check.number("h", h, above=0, rule="the distance of the points, a number above 0 [rad or m]", error=ModelError)


def _states(robot: Robot, q: ArrayLike, qd: ArrayLike, h: float) -> tuple[Array, Array]:
    """q and qd as float arrays of one shape (..., n); h is not lost in q + h."""
    arrays = {name: check.shaped(name, check.real(name, value), (..., robot.n)) for name, value in (("q", q), ("qd", qd))}
    here, rate = (np.broadcast_to(a, (*check.leading_shape(arrays), robot.n)) for a in arrays.values())
    if (np.isfinite(here) & (here + h == here)).any():
        raise ModelError(f"h = {h:g} is lost beside positions of {np.abs(here).max():g}: q + h is q; give a larger h")
    return here, rate


@lru_cache(maxsize=64)
def _kernel(graph: Callable[..., Graph], robot: Robot, **options: object) -> Kernel:
    return device().kernel(graph(robot, **options))


@lru_cache(maxsize=32)
def _links_alone(robot: Robot) -> Dynamics:
    """Kernels without rotors: their inertia does not change with q, and would only add to the rounding."""
    return compile(robot, motors=False)
