"""System: states x of a robot for an integrator, their derivatives, and q and qd from x.

x = (q, qd) with the forward dynamics of a method, or (q, B qd) with Celentano's Theorem 1; a controller's memory is stored between
the two.  A system is a Flow (dynamics/flow.py): the kernel of its graph is the right-hand side in Python, and compiled integrators
are built around the graph.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache, partial

import numpy as np
from numpy.typing import ArrayLike

from isodyn.backends.device import DEFAULT, RATE, ROUND, WRONG, Integrator, Kernel, Problem, Switching, device
from isodyn.backends.reference import Board, Switched
from isodyn.backends.reference import evaluate as interpreted
from isodyn.backends.schemes import Adaptive, Layout, Rhs, Scheme
from isodyn.check import flag
from isodyn.dynamics.arrays import evaluate
from isodyn.dynamics.closing import loops_of, projecting_graph
from isodyn.dynamics.configuration import configuration_kernel
from isodyn.dynamics.dynamics import Dynamics, compile
from isodyn.dynamics.flow import BODIES, DRY, FREE, Flow, friction_graph, packed, positions_of
from isodyn.dynamics.switching import dry_joints, switching
from isodyn.errors import ModelError
from isodyn.formulations.couplings import refuse_bodies
from isodyn.formulations.drives import dry_levels, viscous_torque
from isodyn.formulations.dry_friction import ByMatrix, Yielding, solved
from isodyn.formulations.registry import method as method_row
from isodyn.graph.graph import Graph
from isodyn.model.loop import Closing
from isodyn.model.robot import Robot, require_full_inertia, without_symbols
from isodyn.model.tree import motors_choice, reduce_robot
from isodyn.simulation.integrators import Counter
from isodyn.simulation.interpolation import Quintics
from isodyn.simulation.loads import Span
from isodyn.simulation.momentum import momentum_flow, velocity_graph
from isodyn.spatial import Array

CREEP = 1e-3  # [rad/s] or [m/s]: default stiction speed of regularised friction


@dataclass(frozen=True)
class System(Flow):
    """The motion of a robot as a first-order system, ready for integration.

    momenta    True: x = (q, B qd); False: (q, qd)
    stepwise   True: every step chooses its mode itself (see dynamics/switching.py); False: the caller does, at mode changes
    unit       requested vector unit; each has kernels of its own
    """

    momenta: bool = False
    stepwise: bool = False
    unit: str | None = field(default_factory=lambda: os.environ.get("ISODYN_LANES"))

    def __post_init__(self) -> None:
        """Check the arguments here, not only in the tree: 1.0 equals True, so that a cached system would be used."""
        super().__post_init__()
        if not self.robot.n:
            raise ModelError(f"robot {self.robot.name!r} has no movable joint: there is nothing to simulate")
        flag("friction", self.friction)
        motors_choice("motors", self.motors)
        if self.momenta:
            require_full_inertia(self.robot, "the momentum scheme")
            if self.robot.moving_base:
                raise ModelError(
                    f"robot {self.robot.name!r} has a prescribed base motion, which the momentum scheme does not support; use "
                    'another integrator, such as "rkf45"'
                )
            if self.robot.loops:
                raise ModelError(
                    f"robot {self.robot.name!r} has loops, which the momentum scheme does not support; use another integrator, "
                    'such as "rkf45"'
                )
        if self.method is not None:  # else, with held joints, another method's M and bias would be used silently
            method_row(self.method).formula("forward_dynamics")
            if self.method == BODIES:
                refuse_bodies(reduce_robot(self.robot, motors=self.motors))
        without_symbols(self.robot, "before it moves")

    def flow(self) -> Graph:
        """Return the graph of x'."""
        return momentum_flow(self) if self.momenta else self.graph()

    def by_steps(self) -> System:
        """Return the system whose steps choose their modes, if dry friction may hold joints; else this one."""
        smooth = self.momenta or self.creep > 0 or not self.friction
        held = () if smooth else dry_joints(self.robot)
        return replace(self, modes=held, stepwise=True) if held else self

    def switching(self, dtype: str = "float64", *, adaptive: bool = False) -> Switching | None:
        """Return the mode logic of fixed or adaptive steps, if they choose their modes; else None."""
        return switching(self, dtype, adaptive=adaptive) if self.stepwise else None

    @property
    def layout(self) -> Layout:
        """Which states are positions and which velocities."""
        return _layout(self.robot, self.closing)

    def obeying(self, q: Array, qd: Array) -> tuple[Array, Array]:
        """Return q (..., nq) and qd (..., n) projected onto the loop constraints, if there are any; they must be close."""
        return _restored(self.robot, self.closing, q, qd) if self.robot.loops else (q, qd)

    @property
    def choosy(self) -> bool:
        """True if the coordinate partition can become singular outside the joint limits."""
        return bool(self.robot.loops) and self.closing is None and bool(loops_of(self.robot).closing.lengths)

    def failing(self, q: Array) -> Array:
        """Return (N,) flags: the partition must not be used at q (N, nq) (see Loops.failing)."""
        return loops_of(self.robot).failing(q) if self.choosy else np.zeros(len(q), dtype=bool)

    def everywhere(self) -> System:
        """Return the system with Lagrange multipliers, valid at every pose of full rank."""
        return replace(self, closing=loops_of(self.robot).everywhere)

    def between(self, t: Array, q: Array, qd: Array, qdd: Array, lines: Array | bool = False) -> Quintics:
        """Return the motion between states at times (m,), with accelerations there."""
        return quintics(self.robot, t, q, qd, qdd, lines)

    @property
    def dynamics(self) -> Dynamics:
        """Energies, inertia matrix and Jacobians of the robot."""
        return _dynamics(self.robot, self.method, self.motors, self.unit)

    @property
    def formulation(self) -> str:
        """Name of the method that computes the derivatives."""
        return "momentum" if self.momenta else _formulation(self.robot, self.method, self.motors)

    def state(self, q: Array, qd: Array, z: ArrayLike = ()) -> Array:
        """Return x from q (nq,), qd (n,) and the controller's memory."""
        return np.concatenate([q, np.asarray(z, dtype=float), self.dynamics.mass_matrix(q) @ qd if self.momenta else qd])

    def split(self, x: Array, mode: Sequence[Array] = ()) -> tuple[Array, Array]:
        """Return q (..., nq) and qd (..., n) from x (..., m), in a mode if there are modes."""
        q, rate = (np.ascontiguousarray(part) for part in (x[..., : self.robot.nq], x[..., x.shape[-1] - self.robot.n :]))
        return q, self.velocities(q, rate, mode) if self.momenta else rate

    def remembered(self, x: Array) -> Array:
        """Return the controller's memory from x (..., m)."""
        return np.ascontiguousarray(x[..., self.robot.nq : x.shape[-1] - self.robot.n])

    def velocities(self, q: Array, p: Array, mode: Sequence[Array] = (), workers: int = 1) -> Array:
        """Return qd (..., n) from momenta B qd (..., n); 0 for joints that the mode holds, whatever their momenta."""
        kernel = _velocity_kernel(self.robot, self.motors, self.modes, q.dtype.name, self.unit)
        return evaluate(kernel, [q, p, *mode[:1]], [None], workers)[0]

    def right_hand_side(self, span: Span, counter: Counter, mode: Sequence[Array] = ()) -> Rhs:
        """Return f(t, x) under the loads of a span, in a mode."""
        call, n, nq = _calls(self, False), self.robot.n, self.robot.nq
        at, momenta, remembering = span.at, self.momenta, span.remembering

        def f(t: float, x: Array) -> Array:
            counter.evaluations += 1
            q, rate = self.split(x, mode) if momenta else (x[:nq], x[nq:])
            return call(x, *at(t, q, rate), *mode)

        def with_memory(t: float, x: Array) -> Array:
            assert remembering is not None
            counter.evaluations += 1
            driven, *pushes = remembering(t, *self.split(x, mode), self.remembered(x))
            dx = call(np.concatenate([x[:nq], x[len(x) - n :]]), driven[:n], *pushes, *mode)
            return np.concatenate([dx[:nq], driven[n:], dx[nq:]])

        return f if remembering is None else with_memory

    @cached_property
    def _accelerate(self) -> Callable[..., Array]:
        return _calls(self, self.momenta)

    def accelerations(self, q: Array, qd: Array, loads: Sequence[Array], mode: Sequence[Array] = ()) -> Array:
        """Return qdd (K, n) under torques (K, n) and wrenches (K, 6), in modes (n,) or (K, n)."""
        dx = self._accelerate(np.concatenate([q, qd], axis=-1), *loads, *mode)
        return np.ascontiguousarray(dx[..., self.robot.nq :])

    def judge(self, q: Array, qd: Array, loads: Sequence[Array]) -> tuple[ByMatrix | Yielding, Array]:
        """Return the data of the friction law at one state (1, n), with torques (1, n) and wrenches (1, 6): inertia and r (n,)."""
        M, r = evaluate(_mode_kernels(self)[0], [q, qd, *loads], [None, None], 1)
        return Yielding(M[0], self.modes, solved) if self.robot.loops else ByMatrix(M[0], solved), r[0]

    def stopped(self, q: Array, qd: Array, stops: Array, most: float) -> Array:
        """Return velocities (n,) with exactly 0 for the joints `stops` (n,) of the modes, which are 0 up to rounding.

        In loops, joints that follow from them also get 0, if no velocity changes by more than `most`: at a singular configuration
        a joint that moves does not determine the others.
        """
        after = np.where(stops, 0.0, qd)
        if self.robot.loops:
            rest, tau = np.zeros(self.robot.n), np.eye(self.robot.n)[[*self.modes, 0]]
            tau[-1] = 0.0
            found = self.dynamics.forward_dynamics(q, rest, tau)
            weigh = Yielding((found[:-1] - found[-1]).T, self.modes, solved).weigh(qd)
            law = weigh(np.where(stops, 0.0, 1.0), np.zeros(len(qd)))
            follows, handed = np.asarray(law.follows) > 0, np.asarray(law.a, dtype=float)
            if np.abs(np.where(follows, 0.0, handed) - qd).max() <= most:
                after = np.where(stops | follows, 0.0, handed)
        return after

    def resisting(self, q: Array, qd: Array, loads: Sequence[Array], mode: Sequence[Array]) -> Array:
        """Return (K, n): dry friction of moving joints; holding torques of held joints, friction and stops together."""
        return evaluate(_mode_kernels(self)[1], [q, qd, *loads, *mode], [None], 1)[0]

    def chosen(self, q: Array, qd: Array, loads: Sequence[Array]) -> tuple[Array, Array, Array]:
        """Return free, dry and accelerations, (K, n) each, of the modes that steps from these states choose; loads (K, ...)."""
        graphs = _step_graphs(self)
        board = dict(zip((port.name for port in graphs.begin.inputs), (q, qd, *loads), strict=True))
        board |= _weighed(self, "begin", board)
        for k in range(graphs.rounds):
            board |= _weighed(self, "turn", board | {ROUND: np.array([float(k)])})
            if not (np.abs(board[WRONG]) > 0).any():
                break
        return board[FREE], board[DRY], board[RATE + "dqd"]

    def interpreted_steps(self, span: Span, counter: Counter, scheme: Scheme) -> tuple[Rhs, Switched | None]:
        """Return f(t, x) under the loads of a span, Python functions included, and the mode logic if steps choose their modes."""
        if not self.stepwise:
            return self.right_hand_side(span, counter), None
        problem, nq = Problem(self.flow(), self.states, scheme, switching=_step_graphs(self)), self.robot.nq
        mode, names = list[Array](), [port.name for port in problem.graph.inputs]

        def given(t: float, x: Array) -> Board:
            counter.evaluations += 1
            q, qd = x[:nq], x[nq:]
            return dict(zip(names, (q, qd, *span.at(t, q, qd)), strict=False))

        def weigh(name: str, board: Board) -> Board:
            found = _weighed(self, name, board)
            if name == "turn":
                mode[:] = found[FREE], found[DRY]
            return found

        return self.right_hand_side(span, counter, mode), Switched(problem, weigh, given)

    def viscous_torque(self, qd: Array) -> Array:
        """Return (K, n): viscous friction, the part without a jump."""
        return np.asarray(viscous_torque(reduce_robot(self.robot, friction=self.friction), qd), dtype=float)

    def dry_levels(self) -> tuple[tuple[Array, Array], tuple[Array, Array]]:
        """Return (lower, upper) dry friction (n,) [N m] or [N], at rest and in motion; zeros if it is regularised or omitted."""
        return dry_levels(reduce_robot(self.robot, friction=self.friction and self.creep == 0))

    @property
    def has_friction(self) -> bool:
        """True if some joint has friction."""
        return self.friction and any(joint.viscous or any(joint.coulomb) for joint in self.robot.uncoupled.dofs)

    def friction_torque(self, qd: Array) -> Array:
        """Return (K, n): joint friction as in the flow; it enters M qdd + C qd + g + friction = tau."""
        if not self.has_friction:
            return np.zeros_like(qd)
        return interpreted(friction_graph(self.robot, self.creep), {"qd": qd})["friction"]


@lru_cache(maxsize=32)
def _dynamics(robot: Robot, method: str | None, motors: bool | str, unit: str | None) -> Dynamics:
    return compile(robot, method=method, motors=motors)


@lru_cache(maxsize=32)
def _formulation(robot: Robot, method: str | None, motors: bool | str) -> str:
    return compile(robot, method=method, motors=motors).method_for("forward_dynamics")


@lru_cache(maxsize=32)
def _calls(system: System, forward: bool) -> Callable[..., Array]:
    """Return x' as a function of x, torques and wrenches (..., k); forward: of (q, qd) even if the states are momenta."""
    kernel = device().kernel(packed(system.graph() if forward else system.flow()))

    def ordinary(*inputs: Array) -> Array:
        return evaluate(kernel, inputs, [None], None)[0]

    return kernel.direct("right_hand_side", "", ordinary)


@lru_cache(maxsize=32)
def _mode_kernels(system: System) -> tuple[Kernel, Kernel]:
    """Return two kernels: M and r; the torques that hold joints."""
    return device().kernel(system.judging_graph()), device().kernel(system.resisting_graph())


@lru_cache(maxsize=32)
def _step_graphs(system: System) -> Switching:
    """Return the mode logic of the steps."""
    found = system.switching()
    assert found is not None
    return found


@lru_cache(maxsize=128)
def _step_kernel(system: System, name: str) -> Kernel:
    return device().kernel(_step_graphs(system).graphs[name])


def _weighed(system: System, name: str, board: Board) -> Board:
    """Return the outputs of one graph of the mode logic, for arrays (..., k) by name."""
    kernel = _step_kernel(system, name)
    graph = kernel.graph
    results = evaluate(kernel, [board[port.name] for port in graph.inputs], [None] * len(graph.outputs), 1)
    return {port.name: result for port, result in zip(graph.outputs, results, strict=True)}


@lru_cache(maxsize=64)
def _velocity_kernel(robot: Robot, motors: bool | str, modes: tuple[int, ...], dtype: str, unit: str | None) -> Kernel:
    return device().kernel(velocity_graph(robot, motors=motors, modes=modes), dtype)


@lru_cache(maxsize=64)
def compiled(
    system: System,
    scheme: Scheme,
    dtype: str = "float64",
    *,
    alone: bool = False,
    following: tuple[str, ...] = (),
    recorded: bool = False,
    on: str = DEFAULT,
) -> Integrator:
    """Return the integrator of a system on a device; other arguments as in Problem."""
    return device(on).integrator(problem(system, scheme, dtype, alone=alone, following=following, recorded=recorded))


def problem(
    system: System,
    scheme: Scheme,
    dtype: str = "float64",
    *,
    alone: bool = False,
    following: tuple[str, ...] = (),
    recorded: bool = False,
) -> Problem:
    """Return the ODE problem of a system and a scheme; other arguments as in Problem."""
    modes = system.switching(dtype, adaptive=isinstance(scheme, Adaptive))
    charts = positions_of(system.robot)
    back = projecting_graph(system.robot, system.closing) if system.robot.loops else None
    return Problem(system.flow(), system.states, scheme, dtype, alone, following, recorded, modes, charts, back)


def quintics(robot: Robot, t: Array, q: Array, qd: Array, qdd: Array, lines: Array | bool = False) -> Quintics:
    """Return quintic polynomials between states at times (m,), of positions and their rates; velocities follow from these."""
    if _layout(robot, None).moved is None:
        return Quintics(t, q, qd, qdd, lines)
    dq, ddq = evaluate(configuration_kernel(robot, "curve"), [q, qd, qdd], [None, None], 1)
    return Quintics(t, q, dq, ddq, lines, partial(_velocities, robot))


def _velocities(robot: Robot, q: Array, dq: Array) -> tuple[Array, Array]:
    """Return q with unit quaternions, and velocities."""
    unit, qd = evaluate(configuration_kernel(robot, "motion"), [q, dq], [None, None], 1)
    return unit, qd


@lru_cache(maxsize=32)
def _layout(robot: Robot, closing: Closing | None) -> Layout:
    charts, layout = positions_of(robot), Layout(robot.nq, robot.n)
    if charts is not None:
        layout = replace(layout, quaternions=charts.quaternions, moved=robot.integrate)
    return replace(layout, restored=partial(_restored, robot, closing)) if robot.loops else layout


@lru_cache(maxsize=32)
def _restoring(robot: Robot, closing: Closing | None) -> Kernel:
    return device().kernel(projecting_graph(robot, closing))


def _restored(robot: Robot, closing: Closing | None, q: Array, qd: Array) -> tuple[Array, Array]:
    q, qd = evaluate(_restoring(robot, closing), [q, qd], [None, None], 1)
    return q, qd
