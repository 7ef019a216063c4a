"""Flow: the equations of motion of a driven robot as an ODE right-hand side x' = f(x, t, u), one graph.

Its kernel is the right-hand side for integrators in Python; compiled integrators are built around the graph.

x = (q, qd) with q' = qd, or the rates of quaternions and translations for manifold joints (formulations/charts.py), and
qd' = forward dynamics by any method.  A controller with memory z adds a state: (q, z, qd).  Inputs, in this order:
  the states
  "tau"; or, with a controller (dynamics/controller.py), "t", its setpoints and the values of its curves
  the robot's symbols; a robot with symbols gets no reductions, since every call would compute them again
  "wrench:<frame>" for every frame with an external wrench
  "base:motion" (24,), for a prescribed base: pose row by row (3, 4), twist and acceleration (6,), as in BaseMotion

Dry friction and joint stops (formulations/dry_friction.py) switch modes.  The flow then has two more inputs, constant between two
mode changes: "mode:free" (n,), 1 where a joint moves and 0 where it is held; and "mode:dry" (n,), the dry friction of moving
joints.  `judging_graph` computes the data of the friction law, `resisting_graph` the torques on held joints.  In closed loops a
torque that holds one joint accelerates others.  With Y, the accelerations per unit torque at each joint of the modes while no
joint is held, a mode is qdd = (qdd with nothing held) - Y f.  In loops "mode:free" may be -1: the joint is at rest, with the
friction of "mode:dry", because its motion follows from joints that are held.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

import numpy as np

from isodyn.backends.device import Charts
from isodyn.dynamics.configuration import configuration_graph
from isodyn.dynamics.controller import Controller, states_of, torques
from isodyn.dynamics.reductions import reduced
from isodyn.dynamics.trace import a_robot, cheapest_method, symbol_inputs, trace, wrenches
from isodyn.formulations import articulated_body, charts
from isodyn.formulations.drives import body_wrenches, friction_torque, jumps_at_rest, rotors, spring_torque, sprung, viscous_torque
from isodyn.formulations.dry_friction import Yielding, held
from isodyn.formulations.registry import method as method_row
from isodyn.formulations.registry import methods_for
from isodyn.formulations.solve import solve_symmetric, solve_tree
from isodyn.graph.graph import Graph, Port, finish, replay
from isodyn.graph.node import Context
from isodyn.model.joint_positions import quaternion_places
from isodyn.model.loop import Closing
from isodyn.model.quantities import QUANTITIES
from isodyn.model.robot import Robot, symbols
from isodyn.model.tree import FULL, ManifoldJoint, Tree, charts_of, reduce_robot
from isodyn.spatial import Array, larger, scalars, zeros

FREE, DRY, BASE = "mode:free", "mode:dry", "base:motion"  # inputs; the colon keeps them apart from setpoints
BODIES = "articulated-body"  # the method that supports held joints
NO_MODE: Mapping[str, Array] = MappingProxyType({})
STATES = 2  # states of a flow without controller memory: q, and qd or momenta; they are the first inputs


@dataclass(frozen=True)
class Flow:
    """A driven robot as a first-order system; its graphs are traced at first use.

    method     method of the forward dynamics; None: the cheapest, with the usual reductions
    drive      True: the torques are an input "tau" (n,); False: no torques; a Controller: its torques
    friction   False: omit joint friction
    motors     False: omit rotor inertia; "full": rotors that are bodies spin on their links
    creep      speed up to which Coulomb friction rises linearly; 0: it jumps at rest                        [rad/s] or [m/s]
    frames     frames with external wrenches (6,), inputs "wrench:<frame>"
    modes      joints that may be held, by dry friction or on a stop.  If there are any, the mode inputs say which are held, and the
               friction of the flow itself is viscous, or regularised
    closing    partition of the coordinates for loops; None: the one of forward dynamics
    """

    robot: Robot
    method: str | None = None
    drive: Controller | bool = True
    friction: bool = True
    motors: bool | str = True
    creep: float = 0.0
    frames: tuple[str, ...] = ()
    modes: tuple[int, ...] = ()
    closing: Closing | None = None

    def __post_init__(self) -> None:
        a_robot(self.robot)

    @property
    def states(self) -> int:
        """Number of states; they are the first inputs."""
        return STATES + (isinstance(self.drive, Controller) and self.drive.memory > 0)

    def graph(self) -> Graph:
        """Return the graph of q' and qd', in the given mode if there are modes."""
        if not self.modes:
            return self._without_modes()
        if self.robot.loops:
            return self._round_loops()
        return self._through_held_joints() if self.by_bodies else self._by_inertia_matrix()

    @property
    def by_bodies(self) -> bool:
        """True if problems with M are solved by articulated bodies, without forming M."""
        if not self.bodies_hold:
            return False
        reduce = self._reductions("forward_dynamics")
        return (self.method or cheapest_method(a_robot(self.robot), "forward_dynamics", reduce, self.motors)) == BODIES

    @property
    def bodies_hold(self) -> bool:
        """True if the articulated-body method can hold the joints of the modes.

        It cannot with manifold joints among them, couplings, rotors that spin on links, joints excluded from inertia or a
        prescribed base.
        """
        spun = self.motors == FULL and any(joint.rotor for joint in self.robot.joints)
        if spun or self.robot.moving_base or any(joint.exclude_from_inertia for joint in self.robot.joints):
            return False
        return not self.robot.couplings and all(self.robot.velocity_to_position_index[k] >= 0 for k in self.modes)

    def bodies(self, context: Context) -> Tree:
        """Return the tree on which the articulated-body method is traced."""
        centres = method_row(BODIES).asks_for_mass_centres("forward_dynamics")
        tree = reduce_robot(self.robot, motors=self.motors, friction=False).mapped(context.adopt)
        return reduced(tree, self._reductions("forward_dynamics"), centres=centres)

    def inertia_graph(self) -> Graph:
        """Return the graph of M (n, n) of q, by the flow's method if it has one; a prescribed base does not enter M."""
        graph = self._own("mass_matrix")
        if not self.robot.moving_base:
            return graph
        context = Context()
        given = {"q": context.symbols("q", self.robot.nq), **symbol_inputs(context, self.robot)}
        return finish(context, given, replay(graph, context, {**given, **_parts_of_base(STILL)}), graph.name)

    def momenta_graph(self) -> Graph:
        """Return the graph of M qd (n,) of q and qd, without M: inverse dynamics for qdd = qd, at rest and without gravity."""
        context, n = Context(), self.robot.n
        weightless = replace(self, robot=_inert(self.robot))
        q, qd, numbers = context.symbols("q", self.robot.nq), context.symbols("qd", n), symbol_inputs(context, self.robot)
        at_rest = {"q": q, "qd": zeros(n), "qdd": qd, **numbers, **_parts_of_base(STILL)}
        found = replay(weightless._own("inverse_dynamics"), context, at_rest)["inverse_dynamics"]
        return finish(context, {"q": q, "qd": qd, **numbers}, {"momenta": found}, f"{self._name}_momenta")

    def driving_graph(self) -> Graph:
        """Return the graph of r (n,) in M qdd + dry = r, or in loops of qdd with nothing held; the flow's inputs without the mode.

        Further outputs: "dz", the rates of a controller's memory, if it has one; and "dq", where q' != qd.
        """
        traced = _Traced.of(self)
        moved = {"dq": traced.moved} if traced.charts else {}
        r = self._unheld(traced) if self.robot.loops else self._driving(traced)
        return traced.finish({"r": r, **moved, **traced.rates}, f"{self._name}_driving")

    def judging_graph(self) -> Graph:
        """Return the graph of M and r; with loops, of Y (n, k) and qdd with nothing held instead."""
        traced = _Traced.of(self)
        M, r = self._yielding(traced) if self.robot.loops else self._weighed(traced)
        return traced.finish({"M": M, "r": r}, f"{self._name}_judging")

    def resisting_graph(self) -> Graph:
        """Return the graph of f (n,), dry friction and stop reactions: "mode:dry" of free joints, holding torques of held ones."""
        traced = _Traced.of(self)
        if self.robot.loops:
            given, free, dry = self.mode_inputs(traced.context)
            return traced.finish({"f": self._held_in_loops(traced, free, dry)[1]}, f"{self._name}_resisting", given)
        (M, r), (given, free, dry) = self._weighed(traced), self.mode_inputs(traced.context)
        needed = r - M @ self._solved(M, r, free, dry)
        f = np.where([k in self.modes for k in range(self.robot.n)], free * dry + (1.0 - free) * needed, 0.0)
        return traced.finish({"f": f}, f"{self._name}_resisting", given)

    def _without_modes(self) -> Graph:
        traced = _Traced.of(self)
        tau, friction, tree = traced.tau, self.friction, self._tree(traced.context)
        if friction and self.creep > 0 and jumps_at_rest(tree):
            tau, friction = tau - friction_torque(tree, traced.states["qd"], self.creep), False
        graph = trace(
            self.robot, self.method, "forward_dynamics", reduce=self._reductions("forward_dynamics"), parameters=self._numbers,
            friction=friction, motors=self.motors, wrench_frames=self.frames, partition=self.closing,
        )  # fmt: skip
        qdd = replay(graph, traced.context, {**traced.known, "tau": tau})["forward_dynamics"]
        return traced.moving(qdd, f"{graph.name}_flow")

    def _through_held_joints(self) -> Graph:
        """Return the flow with modes by articulated bodies, which treat held joints as rigid: O(n), without M."""
        traced = _Traced.of(self)
        states, context = traced.states, traced.context
        given, free, dry = self.mode_inputs(context)
        tau = traced.tau - self._drag(context, states["qd"]) - dry
        tree, q = self.bodies(context).centred(states["q"])
        tau = tau - spring_torque(tree, q) if sprung(tree) else tau
        outside = body_wrenches(tree, dict(zip(self.frames, traced.pushes.values(), strict=True)))
        shift = charts.acceleration_shift(tree, states["qd"]) if tree.charts else zeros(tree.n)
        qdd = articulated_body.forward_dynamics(
            tree, q, states["qd"], tau, rotors=rotors(tree), outside=outside, shift=shift, free=free
        )  # fmt: skip
        return traced.moving(qdd, f"{self.robot.name}_{BODIES}_modes_flow", given)

    def _by_inertia_matrix(self) -> Graph:
        """Return the flow with modes by any other method."""
        traced = _Traced.of(self)
        (M, r), (given, free, dry) = self._weighed(traced), self.mode_inputs(traced.context)
        return traced.moving(self._solved(M, r, free, dry), f"{self._name}_modes_flow", given)

    def _round_loops(self) -> Graph:
        """Return the flow with modes for a robot with loops, which transmit holding torques."""
        traced = _Traced.of(self)
        given, free, dry = self.mode_inputs(traced.context)
        return traced.moving(self._held_in_loops(traced, free, dry)[0], f"{self._name}_modes_flow", given)

    def _yielding(self, traced: _Traced) -> tuple[Array, Array]:
        """Return Y (n, k) and the accelerations (n,) with nothing held."""
        return self.yielding(traced.context, traced.states["q"]), self._unheld(traced)

    def _unheld(self, traced: _Traced) -> Array:
        """Return the accelerations (n,) with nothing held; friction is viscous only, or all of it if regularised."""
        given = {**traced.known, "tau": traced.tau - self._drag(traced.context, traced.states["qd"])}
        return replay(self._accelerating(self.robot, self.frames), traced.context, given)["forward_dynamics"]

    def yielding(self, context: Context, q: Array) -> Array:
        """Return the constrained inverse inertia Y (n, k): accelerations per unit torque at each joint of the modes, none held."""
        alone, n = self._accelerating(_inert(self.robot), ()), self.robot.n
        unit = scalars(np.eye(n))
        columns = [replay(alone, context, {"q": q, "qd": zeros(n), "tau": unit[k]})["forward_dynamics"] for k in self.modes]
        return np.stack(columns, axis=1)

    def _accelerating(self, robot: Robot, loads: Sequence[str]) -> Graph:
        """Return the graph of forward dynamics without friction."""
        return trace(
            robot, self.method, "forward_dynamics", reduce=self._reductions("forward_dynamics"), parameters=self._numbers,
            friction=False, motors=self.motors, wrench_frames=loads,
            partition=self.closing,
        )  # fmt: skip

    def _held_in_loops(self, traced: _Traced, free: Array, dry: Array) -> tuple[Array, Array]:
        """Return qdd (n,) in a mode, and f (n,): dry friction of joints that move or follow, holding torques of the others."""
        (Y, qdd), own, f = self._yielding(traced), list(self.modes), zeros(self.robot.n)
        law, given = Yielding(Y, own, solve_symmetric), np.abs(free[own]) * dry[own]
        f[own] = given + law.torques(qdd - Y @ given, 1.0 - np.abs(free[own]))
        result = law.accelerations(qdd, f[own])
        result[own] = np.array([larger(x, 0.0) for x in free[own]], dtype=object) * result[own]
        return result, f

    def _weighed(self, traced: _Traced) -> tuple[Array, Array]:
        """Return M (n, n) and r (n,) of M qdd + dry = r."""
        given = traced.states | symbol_inputs(traced.context, self.robot)
        return replay(self.inertia_graph(), traced.context, given)["mass_matrix"], self._driving(traced)

    def _driving(self, traced: _Traced) -> Array:
        given = {**traced.known, "qdd": zeros(self.robot.n)}
        needed = replay(self._own("inverse_dynamics", self.frames), traced.context, given)["inverse_dynamics"]
        return np.asarray(traced.tau - needed - self._drag(traced.context, traced.states["qd"]))

    def _own(self, quantity: str, loads: Sequence[str] = ()) -> Graph:
        """Return the graph of a quantity without friction, by the flow's method if it has the quantity, else by the cheapest."""
        own = self.method if self.method in methods_for(quantity) else None
        reduce = self._reductions(quantity) if own is None else ()
        return trace(
            self.robot,
            own,
            quantity,
            reduce=reduce,
            parameters=self._numbers,
            friction=False,
            motors=self.motors,
            wrench_frames=loads,
        )

    def mode_inputs(self, context: Context) -> tuple[dict[str, Array], Array, Array]:
        """Return (the inputs, free (n,), dry (n,)), with constants at joints that are never held."""
        given = {name: context.symbols(name, self.robot.n) for name in (FREE, DRY)}
        holds = [k in self.modes for k in range(self.robot.n)]
        return given, np.where(holds, given[FREE], 1.0), np.where(holds, given[DRY], 0.0)

    def _solved(self, M: Array, r: Array, free: Array, dry: Array) -> Array:
        """Return qdd (n,) in a mode."""
        return solve_tree(reduce_robot(self.robot, motors=self.motors, friction=self.friction), *held(M, r - dry, free))

    def _drag(self, context: Context, qd: Array) -> Array:
        """Return the friction (n,) that does not depend on the mode: viscous, or all of it if regularised."""
        tree = self._tree(context)
        return friction_torque(tree, qd, self.creep) if self.creep > 0 else viscous_torque(tree, qd)

    def _tree(self, context: Context) -> Tree:
        """Return the reduced tree, with friction if enabled; its symbols are those of the context."""
        tree = reduce_robot(self.robot, friction=self.friction)
        return tree.mapped(context.adopt) if symbols(self.robot) else tree

    def _reductions(self, quantity: str) -> tuple[str, ...]:
        """Return the reductions for a quantity: none for a robot with symbols, or where the method of forward dynamics is given."""
        if symbols(self.robot) or (quantity == "forward_dynamics" and self.method is not None):
            return ()
        return QUANTITIES[quantity].reductions

    @property
    def _numbers(self) -> tuple[str, ...]:
        """Names of the inputs that are the robot's symbols."""
        return tuple(symbol_inputs(Context(), self.robot))

    @property
    def _name(self) -> str:
        return f"{self.robot.name}_{self.method or 'cheapest'}"


def _inert(robot: Robot) -> Robot:
    """Return the robot without gravity and springs: at rest, only torques accelerate it."""
    free = replace(robot, joints=tuple(replace(joint, stiffness=0.0) if joint.nv else joint for joint in robot.joints))
    return free.with_gravity((0.0, 0.0, 0.0))


STILL = scalars(np.concatenate([np.eye(3, 4).ravel(), np.zeros(12)]))  # a base at rest at the origin


def _parts_of_base(motion: Array) -> dict[str, Array]:
    """Return the base inputs of a quantity's graph, from the motion (24,) of a prescribed base."""
    return {"base:pose": motion[:12], "base:twist": motion[12:18], "base:acceleration": motion[18:]}


class _Traced(NamedTuple):
    """Inputs of a flow as symbols of one context.

    states          q, qd
    tau             torques of the drive (n,)
    inputs          all inputs except states and mode: drive, the robot's symbols, wrenches, and the base motion last
    pushes          the wrenches only
    memory, rates   a controller's memory, and its rates
    charts          manifold joints, where q' != qd
    """

    context: Context
    states: dict[str, Array]
    tau: Array
    inputs: dict[str, Array]
    pushes: dict[str, Array]
    memory: dict[str, Array]
    rates: dict[str, Array]
    charts: tuple[ManifoldJoint, ...]

    @classmethod
    def of(cls, flow: Flow) -> _Traced:
        robot, context = a_robot(flow.robot), Context()
        states = states_of(context, robot)
        tau, inputs, memory, rates = torques(context, robot, flow.drive, states["q"], states["qd"])
        pushes, numbers = wrenches(context, flow.frames), symbol_inputs(context, robot)
        inputs |= numbers | pushes | ({BASE: context.symbols(BASE, len(STILL))} if robot.moving_base else {})
        return cls(context, states, tau, inputs, pushes, memory, rates, charts_of(robot))

    @property
    def known(self) -> dict[str, Array]:
        """States and inputs, under the names that graphs of quantities use."""
        return {**self.states, **self.inputs, **(_parts_of_base(self.inputs[BASE]) if BASE in self.inputs else {})}

    def finish(self, outputs: dict[str, Array], name: str, mode: Mapping[str, Array] = NO_MODE) -> Graph:
        given = {"q": self.states["q"], **self.memory, "qd": self.states["qd"], **self.inputs, **mode}
        return finish(self.context, given, outputs, name)

    def moving(self, qdd: Array, name: str, mode: Mapping[str, Array] = NO_MODE) -> Graph:
        return self.finish({"dq": self.moved, **self.rates, "dqd": qdd}, name, mode)

    @property
    def moved(self) -> Array:
        """Derivatives of q (nq,)."""
        q, qd = self.states["q"], self.states["qd"]
        return charts.rates(self.charts, q, qd) if self.charts else qd


@lru_cache(maxsize=32)
def friction_graph(robot: Robot, creep: float = 0.0) -> Graph:
    """Return the graph of friction torques (n,) of qd (n,), as in a flow."""
    context = Context()
    qd = context.symbols("qd", robot.n)
    return finish(context, {"qd": qd}, {"friction": friction_torque(reduce_robot(robot), qd, creep)}, f"{robot.name}_friction")


def packed(flow: Graph) -> Graph:
    """Return the same flow with one input "x", its states concatenated, and one output "dx"."""
    starts = np.cumsum([0, *(port.size for port in flow.inputs[:STATES])]).tolist()
    place = [*((0, start) for start in starts[:-1]), *((k + 1, 0) for k in range(len(flow.inputs) - STATES))]
    values = tuple((place[v[0]][0], place[v[0]][1] + v[1]) if isinstance(v, tuple) else v for v in flow.values)
    inputs = (Port("x", (starts[-1],)), *flow.inputs[STATES:])
    return replace(flow, values=values, inputs=inputs, outputs=(Port("dx", (len(flow.results),)),))


def positions_of(robot: Robot) -> Charts | None:
    """Return the configuration manifold for compiled integrators; None if q' = qd."""
    if not charts_of(robot):
        return None
    return Charts(quaternion_places(robot.movable_joints), configuration_graph(robot, "integrate"))
