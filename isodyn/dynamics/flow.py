"""Flows: the motion of a driven robot x' = f(x, t, u) as a first-order system, one graph.

Its kernel is the right-hand side in Python, and integrators are compiled around it.  x = (q, qd):  q' = qd, qd' = forward dynamics
by any method; (q, z, qd) where a controller remembers z.  Inputs: the states, then "tau"; or, driven by a controller
(dynamics/controller.py), "t", its setpoints and what follows curves; then "wrench:<frame>" for every frame that the outside pushes.

Dry friction and stops (formulations/dry_friction.py) make modes: `modes` names the joints that may be held, and the flow gets two
inputs more, held between two changes of mode: "mode:free" (n,), 1 where a joint moves and 0 where it is held, and "mode:dry" (n,),
the dry friction of those that move.  Beside it stand `judging`, what the law needs, and `resisting`, what holds the joints that are
held.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

import numpy as np

from isodyn.dynamics.controller import Controller, states_of, torques
from isodyn.dynamics.reductions import reduced
from isodyn.dynamics.trace import a_robot, cheapest_method, trace, wrenches
from isodyn.errors import ModelError
from isodyn.formulations import articulated_body
from isodyn.formulations.drives import body_wrenches, friction_torque, jumps_at_rest, rotors, viscous_torque
from isodyn.formulations.dry_friction import held
from isodyn.formulations.registry import method as method_row
from isodyn.formulations.registry import methods_for
from isodyn.formulations.solve import solve_tree
from isodyn.graph.graph import Graph, Port, finish, replay
from isodyn.graph.node import Context
from isodyn.model.quantities import QUANTITIES
from isodyn.model.robot import Robot
from isodyn.model.tree import Tree, reduce_robot
from isodyn.spatial import Array, zeros

FREE, DRY = "mode:free", "mode:dry"  # inputs; the colon keeps them apart from setpoints
BODIES = "articulated-body"  # the method that goes through joints that are held
STATES = 2  # the first inputs of a flow whose drive remembers nothing: q, and qd or momenta


def forward_flow(
    robot: Robot,
    method: str | None = None,
    drive: Controller | bool = True,
    *,
    friction: bool = True,
    motors: bool = True,
    creep: float = 0.0,
    loads: Sequence[str] = (),
    modes: Sequence[int] = (),
) -> Graph:
    """q' = qd and qd' by the forward dynamics of a method (None: the cheapest, with the usual reductions).

    drive      True: the torques are an input "tau" (n,); False: there are none; a Controller: they are what it says
    creep      speed up to which Coulomb friction rises linearly; 0: it jumps at rest                        [rad/s] or [m/s]
    loads      frames on which outside wrenches (6,) act, inputs "wrench:<frame>"
    modes      joints that may be held; any: the inputs of the mode say which are, and friction is viscous, or smoothed, too
    """
    if len(modes):
        if (method or cheapest_method(a_robot(robot), "forward_dynamics", QUANTITIES["forward_dynamics"].reductions)) == BODIES:
            return _through_held_joints(robot, method, drive, friction, motors, creep, loads, modes)
        return _Modes.of(robot, method, drive, friction, motors, creep, loads).flow(modes)
    robot = one_velocity_per_position(robot)
    context = Context()
    states = states_of(context, robot)
    tau, inputs, memory, remembered = torques(context, robot, drive, states["q"], states["qd"])
    tree = reduce_robot(robot)
    if friction and creep > 0 and jumps_at_rest(tree):
        tau, friction = tau - friction_torque(tree, states["qd"], creep), False
    reduce = QUANTITIES["forward_dynamics"].reductions if method is None else ()
    graph = trace(robot, method, "forward_dynamics", reduce=reduce, friction=friction, motors=motors, loads=loads)
    inputs |= wrenches(context, loads)
    qdd = replay(graph, context, {**states, **inputs, "tau": tau})["forward_dynamics"]
    given = {"q": states["q"], **memory, "qd": states["qd"], **inputs}
    return finish(context, given, {"dq": states["qd"], **remembered, "dqd": qdd}, f"{graph.name}_flow")


def number_of_states(drive: Controller | bool) -> int:
    """How many of the first inputs of a flow are its states."""
    return STATES + (isinstance(drive, Controller) and drive.memory > 0)


def judging(
    robot: Robot,
    method: str | None = None,
    drive: Controller | bool = True,
    *,
    friction: bool = True,
    motors: bool = True,
    creep: float = 0.0,
    loads: Sequence[str] = (),
) -> Graph:
    """M (n, n) and r (n,) of M qdd + dry = r, on the inputs of the flow without the mode; r has the viscous friction.

    Then "dz", the rates of what a controller remembers, where it does.
    """
    return _Modes.of(robot, method, drive, friction, motors, creep, loads).judging()


def resisting(
    robot: Robot,
    method: str | None = None,
    drive: Controller | bool = True,
    *,
    friction: bool = True,
    motors: bool = True,
    creep: float = 0.0,
    loads: Sequence[str] = (),
    modes: Sequence[int],
) -> Graph:
    """f (n,), dry friction and reactions of stops, on the inputs of the flow: the mode's where free, what holds it where not."""
    return _Modes.of(robot, method, drive, friction, motors, creep, loads).resisting(modes)


def _through_held_joints(
    robot: Robot,
    method: str | None,
    drive: Controller | bool,
    friction: bool,
    motors: bool,
    creep: float,
    loads: Sequence[str],
    modes: Sequence[int],
) -> Graph:
    """The flow with modes by articulated bodies, which go through joints that are held: O(n), without M."""
    robot, context = one_velocity_per_position(robot), Context()
    states = states_of(context, robot)
    tau, inputs, memory, rates = torques(context, robot, drive, states["q"], states["qd"])
    pushes = wrenches(context, loads)
    given, free, dry = _mode_inputs(context, robot.n, modes)
    tau = tau - _drag(reduce_robot(robot, friction=friction), states["qd"], creep) - dry
    centres = method_row(BODIES).asks_for_mass_centres("forward_dynamics")
    reduce = QUANTITIES["forward_dynamics"].reductions if method is None else ()
    tree = reduced(reduce_robot(robot, motors=motors, friction=False).mapped(context.adopt), reduce, centres=centres)
    outside = body_wrenches(tree, dict(zip(loads, pushes.values(), strict=True)))
    qdd = articulated_body.forward_dynamics(tree, states["q"], states["qd"], tau, rotors=rotors(tree), outside=outside, free=free)
    ports = {"q": states["q"], **memory, "qd": states["qd"], **inputs, **pushes, **given}
    return finish(context, ports, {"dq": states["qd"], **rates, "dqd": qdd}, f"{robot.name}_{BODIES}_modes_flow")


def _mode_inputs(context: Context, n: int, modes: Sequence[int]) -> tuple[dict[str, Array], Array, Array]:
    """(the inputs, free (n,), dry (n,)); constants at the joints that are never held."""
    given = {name: context.symbols(name, n) for name in (FREE, DRY)}
    holds = [k in modes for k in range(n)]
    return given, np.where(holds, given[FREE], 1.0), np.where(holds, given[DRY], 0.0)


def _drag(tree: Tree, qd: Array, creep: float) -> Array:
    """Friction (n,) that is no matter of modes: viscous, or all of it where it is smoothed."""
    return friction_torque(tree, qd, creep) if creep > 0 else viscous_torque(tree, qd)


@dataclass(frozen=True, eq=False)
class _Modes:
    """M qdd + dry = r of one context, the method's own M and r where it has them; rates: of what a controller remembers."""

    tree: Tree
    context: Context
    inputs: dict[str, Array]
    rates: dict[str, Array]
    M: Array
    r: Array
    name: str

    @classmethod
    def of(
        cls,
        robot: Robot,
        method: str | None,
        drive: Controller | bool,
        friction: bool,
        motors: bool,
        creep: float,
        loads: Sequence[str],
    ) -> _Modes:
        robot = one_velocity_per_position(robot)
        context = Context()
        states = states_of(context, robot)
        tau, inputs, memory, rates = torques(context, robot, drive, states["q"], states["qd"])
        inputs |= wrenches(context, loads)
        found = {}
        for quantity in ("mass_matrix", "inverse_dynamics"):
            own = method if method in methods_for(quantity) else None
            reduce = QUANTITIES[quantity].reductions if own is None else ()
            pushed = loads if quantity == "inverse_dynamics" else ()
            graph = trace(robot, own, quantity, reduce=reduce, friction=False, motors=motors, loads=pushed)
            found[quantity] = replay(graph, context, {**states, **inputs, "qdd": zeros(robot.n)})[quantity]
        tree = reduce_robot(robot, motors=motors, friction=friction)
        r = tau - found["inverse_dynamics"] - _drag(tree, states["qd"], creep)
        name = f"{robot.name}_{method or 'cheapest'}"
        given = {"q": states["q"], **memory, "qd": states["qd"], **inputs}
        return cls(tree, context, given, rates, found["mass_matrix"], r, name)

    def _mode(self, modes: Sequence[int]) -> tuple[dict[str, Array], Array, Array, Array]:
        """(the inputs, free (n,), dry (n,), qdd (n,)); constants at the joints that are never held."""
        given, free, dry = _mode_inputs(self.context, self.tree.n, modes)
        return given, free, dry, solve_tree(self.tree, *held(self.M, self.r - dry, free))

    def flow(self, modes: Sequence[int]) -> Graph:
        given, _, _, qdd = self._mode(modes)
        outputs = {"dq": self.inputs["qd"], **self.rates, "dqd": qdd}
        return finish(self.context, self.inputs | given, outputs, f"{self.name}_modes_flow")

    def judging(self) -> Graph:
        return finish(self.context, self.inputs, {"M": self.M, "r": self.r, **self.rates}, f"{self.name}_judging")

    def resisting(self, modes: Sequence[int]) -> Graph:
        given, free, dry, qdd = self._mode(modes)
        needed = self.r - self.M @ qdd
        f = np.where([k in modes for k in range(self.tree.n)], free * dry + (1.0 - free) * needed, 0.0)
        return finish(self.context, self.inputs | given, {"f": f}, f"{self.name}_resisting")


@lru_cache(maxsize=32)
def friction_graph(robot: Robot, creep: float = 0.0) -> Graph:
    """Friction torques (n,) of qd (n,), as a flow has them."""
    context = Context()
    qd = context.symbols("qd", robot.n)
    return finish(context, {"qd": qd}, {"friction": friction_torque(reduce_robot(robot), qd, creep)}, f"{robot.name}_friction")


def packed(flow: Graph) -> Graph:
    """The same flow with one input "x", its states one behind the other, and one output "dx"."""
    starts = np.cumsum([0, *(port.size for port in flow.inputs[:STATES])]).tolist()
    place = [*((0, start) for start in starts[:-1]), *((k + 1, 0) for k in range(len(flow.inputs) - STATES))]
    values = tuple((place[v[0]][0], place[v[0]][1] + v[1]) if isinstance(v, tuple) else v for v in flow.values)
    inputs = (Port("x", (starts[-1],)), *flow.inputs[STATES:])
    return replace(flow, values=values, inputs=inputs, outputs=(Port("dx", (len(flow.results),)),))


def one_velocity_per_position(robot: object) -> Robot:
    """The robot, or an error: q' = qd holds only where every joint has one coordinate."""
    arm = a_robot(robot)
    if arm.nq != arm.n:
        raise ModelError(f"robot {arm.name!r} has {arm.nq} positions and {arm.n} velocities; simulation needs as many of both")
    return arm
