"""The momentum scheme (Celentano, 2008): d(B qd)/dt = c + gamma + u_a + u, integrated in (q, B qd).  No derivative of B is needed.

rates             the function F of Fig. 1: (q, B qd, u) -> (qd, d(B qd)/dt), as one kernel
rates_graph       its graph; planar_rates_graph: that of planar arms by their closed forms, for counting
momentum_flow     the same as a right-hand side for integrators; velocity_graph: qd from the momenta
kinetic_gradient  c = dT/dq: by its formula, or from the inertia matrix by two or three points (Lemma 1)
gradient_error    error of the points: the bounds (9), and rounding

As a function of one joint angle, T is a constant plus a sine of that angle plus a sine of twice the angle (not in planar arms),
because T is quadratic in directions that rotate with the joint.  So (9) holds with a = 1 and a = 2, each times the amplitude of its
sine.  As a function of a joint translation T is a parabola.  The joints on the base do not change B: their c is zero, and n - 1
[2 (n - 1)] evaluations of B are enough.

The velocities of spherical, floating and planar joints are not derivatives of coordinates.  There c is the gradient of T along
these velocities, which are held fixed.  Their momenta, in the child's axes, also change with these axes: Hamel's equations instead
of Lagrange's (formulations/charts.py (6)).  There is no singularity; quaternions are positions as elsewhere.
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

#: how c is computed -> distance of the points [rad] or [m]: the finer end of the range that the paper recommends
MEANS = {"exact": 0.0, "two-point": 1e-4, "three-point": 1e-3}

Inertia = Callable[[Array], Array]


class GradientError(NamedTuple):
    """Bounds on |difference - dT/dq|, each (..., n): error of the formula by (9), rounding error, and their sum."""

    formula: Array
    rounding: Array

    @property
    def total(self) -> Array:
        """The sum of both."""
        return np.asarray(self.formula + self.rounding)


def kinetic_gradient(robot: Robot, q: ArrayLike, qd: ArrayLike, *, means: str = "exact", h: float | None = None) -> Array:
    """Return c = dT/dq (..., n) at fixed qd, for q (..., nq) and qd (..., n); for manifold joints along tangent vectors.

    means   "exact"; "two-point" or "three-point": differences of the compiled inertia matrix, for robots without manifold joints
    h       distance of the points [rad] or [m]; default 1e-4 for two points and 1e-3 for three
    """
    h = _checked(robot, means, h)
    if means == "exact":
        return evaluate(_kernel(gradient_graph, robot), [q, qd], [None], None)[0]
    here, rate = _states(robot, q, qd, h)
    return difference_gradient(_links_alone(robot).mass_matrix, here, rate, h, means, carried_joints(reduce_robot(robot)))


def difference_gradient(B: Inertia, q: Array, qd: Array, h: float, means: str, joints: Sequence[int]) -> Array:
    """Return c (..., n) by (8) from any function q -> B (..., n, n), on numbers or symbols; only the joints given change B."""
    here = B(q) if means == "two-point" else None
    c = np.zeros(q.shape, dtype=q.dtype)
    for i, ahead, behind in _points(q, h, means, joints):
        dB = B(ahead) - (B(behind) if here is None else here)
        step = ahead[..., i] - behind[..., i]  # h or 2 h, with the rounding of the sums
        c[..., i] = 0.5 * (qd * (dB @ qd[..., np.newaxis])[..., 0]).sum(-1) / step
    return c


def gradient_error(robot: Robot, q: ArrayLike, qd: ArrayLike, *, means: str, h: float | None = None) -> GradientError:
    """Return the error bounds of `kinetic_gradient` by points, per joint: (9) for every sine in T, and the rounding of B."""
    h = _checked(robot, means, h)
    if means == "exact":
        raise ModelError("means='exact' uses no points, so that (9) does not apply; pass 'two-point' or 'three-point'")
    here, rate = _states(robot, q, qd, h)
    tree, graph, unit = reduce_robot(robot), trace(robot, None, "mass_matrix", motors=False), np.finfo(float).eps / 2
    formula, rounding = np.zeros((2, *here.shape))
    speed = np.abs(rate)[..., np.newaxis]
    for i, ahead, behind in _points(here, h, means, carried_joints(tree)):
        step = np.abs(ahead - behind)[..., i]
        (B_a, E_a), (B_b, E_b) = ([x["mass_matrix"] for x in evaluate_bound(graph, {"q": at})] for at in (ahead, behind))
        terms = E_a + E_b + (2 * robot.n + 4) * unit * np.abs(B_a - B_b)  # rounding of B, of products, sums and quotient
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
    """Return (qd, d(B qd)/dt), each (..., n): the function F of Fig. 1, for any integrator.

    q, momentum, u    (..., nq), (..., n), (..., n)  positions, B qd, joint torques
                                                                 [rad] or [m], [kg m2/s] or [kg m/s], [N m] or [N]
    means, h          as in `kinetic_gradient`
    friction, motors  False omits friction or rotor inertia; motors="full" as in compile
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
    """Return the graph of F with inputs q, momentum, u and outputs qd, momentum_rate: the four steps of the proof of Theorem 1.

    Symbols of the robot become further inputs, as in all graphs here; so do wrenches "wrench:<frame>" (6,) on the frames `loads`,
    and "mode:free" (n,) if joints `modes` may be held: qd is then 0 there, and their momenta, which are not used, stay constant.
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
    """Return the momenta of the uncoupled tree, valid for manifold joints, which no coupling moves; the others are not used."""
    whole = tree.whole or tree
    every = p if tree.expansion is None else tree.expansion.expand_velocity(p)
    return np.asarray(every - rotors(whole) * tree.whole_rates("qd", qd))


def momentum_flow(flow: Flow) -> Graph:
    """Return q' = B^-1 p and p' = c + gamma + u_a + u, from the inertia matrix and the gradients of the energies.

    In a mode, for the free joints; the others are at rest.
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
    """Return the graph of qd = B^-1 p; if joints may be held, for the free ones by "mode:free"."""
    context, graph = Context(), rates_graph(robot, friction=False, motors=motors, modes=modes)
    known = {port.name: context.symbols(port.name, port.size) for port in graph.inputs if port.name != "u"}
    qd = replay(graph, context, {**known, "u": np.zeros(robot.n, dtype=object)})["qd"]
    return finish(context, known, {"qd": qd}, f"{robot.name}_velocity")


def planar_rates_graph(robot: Robot, *, coordinates: str = "absolute") -> Graph:
    """Return F of a planar arm by the closed forms of Theorems 3-5, with inputs angles, momentum, u and outputs rates,
    momentum_rate.

    coordinates   "absolute": angles from the x axis, with their momenta and forces; "relative": joint angles and torques
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
    """Return the graph of dT/dq with inputs q and qd."""
    context, tree, inputs = _traced(robot, ("q", "qd"))
    whole, q = tree.centred(inputs["q"])
    rates = tree.whole_rates("qd", inputs["qd"])
    c = form.kinetic_gradient(whole, q, rates)
    if whole.charts:
        c = c - charts.lean(whole, rates, form.mass_matrix(whole, q) @ rates)
    c = tree.folded(c)
    return finish(context, inputs, {"kinetic_gradient": c}, f"{robot.name}_kinetic_gradient")


def carried_joints(tree: Tree) -> tuple[int, ...]:
    """Return the joints that B depends on: all but those on the base."""
    return tuple(i for i, p in tree.outward() if p >= 0 or tree.whole is not None)


def _points(q: Array, h: float, means: str, joints: Sequence[int]) -> Iterator[tuple[int, Array, Array]]:
    """Yield (joint, q with that joint moved forward, q with it moved back or unchanged)."""
    for i in joints:
        yield i, _moved(q, i, h), _moved(q, i, -h) if means == "three-point" else q


def _moved(q: Array, i: int, by: float) -> Array:
    result: Array = q.copy()
    result[..., i] = q[..., i] + by
    return result


def _formula_error(robot: Robot, turns: bool, q: Array, qd: Array, i: int, step: Array, means: str) -> Array:
    """Return (9) of every sine of joint i's angle in T; for a translation, the error of the parabola: 0 for three points."""
    energy, three = _links_alone(robot).kinetic_energy, means == "three-point"
    if not turns:
        curvature = energy(_moved(q, i, 1.0), qd) - 2.0 * energy(q, qd) + energy(_moved(q, i, -1.0), qd)
        return np.asarray(np.abs(curvature) * (0.0 if three else step / 2))
    angles = 2 * np.pi * np.arange(5) / 5  # five points determine a constant and two sines
    T = np.stack([energy(_moved(q, i, angle), qd) for angle in angles], axis=-1)
    one, two = (0.4 * np.abs((T * np.exp(1j * a * angles)).sum(-1)) for a in (1, 2))
    return np.asarray((one + 8 * two) * (step / 2) ** 2 / 6 if three else (one + 4 * two) * step / 2)


def _traced(
    robot: Robot, names: Sequence[str], friction: bool = True, motors: bool | str = True
) -> tuple[Context, Tree, dict[str, Array]]:
    """Return a context, the tree in it, and the inputs: vectors of these names, then the robot's symbols."""
    context = Context()
    require_full_inertia(a_robot(robot), "the momentum scheme")
    inputs = {name: context.symbols(name, robot.nq if name == "q" else robot.n) for name in names}
    free = {name: context.symbols(name, 1) for name in robot_symbols(robot)}
    if free:
        robot = robot.with_parameters({name: value[0] for name, value in free.items()})
    return context, reduce_robot(robot, friction=friction, motors=motors).mapped(context.adopt), inputs | free


def _checked(robot: Robot, means: str, h: float | None) -> float:
    """Return the distance of the points; refuse robots with symbols, which have no kernels."""
    without_symbols(require_full_inertia(a_robot(robot), "the momentum scheme"))
    return _distance(robot, means, h)


def _distance(robot: Robot, means: str, h: float | None) -> float:
    check.one_of("means", means, MEANS)
    chart = next((joint for joint in a_robot(robot).movable_joints if joint.is_manifold), None)
    if chart is not None and means != "exact":
        raise ModelError(
            f"robot {robot.name!r}: the points of Lemma 1 lie along one coordinate of each joint, but joint {chart.name!r} is a "
            "manifold joint; use means='exact', or angles for its orientation (coordinates=\"zyx\")"
        )
    if h is None:
        return MEANS[means]
    return check.number("h", h, above=0, rule="the distance of the points, a number above 0 [rad or m]", error=ModelError)


def _states(robot: Robot, q: ArrayLike, qd: ArrayLike, h: float) -> tuple[Array, Array]:
    """Return q and qd as float arrays of one shape (..., n); refuse an h that rounding loses in q + h."""
    arrays = {name: check.shaped(name, check.real(name, value), (..., robot.n)) for name, value in (("q", q), ("qd", qd))}
    here, rate = (np.broadcast_to(a, (*check.leading_shape(arrays), robot.n)) for a in arrays.values())
    if (np.isfinite(here) & (here + h == here)).any():
        raise ModelError(f"h = {h:g} is too small for positions of {np.abs(here).max():g}: q + h rounds to q; pass a larger h")
    return here, rate


@lru_cache(maxsize=64)
def _kernel(graph: Callable[..., Graph], robot: Robot, **options: object) -> Kernel:
    return device().kernel(graph(robot, **options))


@lru_cache(maxsize=32)
def _links_alone(robot: Robot) -> Dynamics:
    """Return kernels without rotors: rotor inertia does not change with q, and would only add rounding errors."""
    return compile(robot, motors=False)
