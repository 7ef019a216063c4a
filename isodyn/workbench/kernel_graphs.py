"""Build the graphs that the page computes with; their inputs and outputs are named buffers that all functions of a set share.

backends/wasm/module.py compiles a set to a WebAssembly module.  A robot has only the buffers that
it needs (n velocities, nq positions, b bodies):

    q (nq,), qd, qdd, tau (n,)      state, accelerations, torques
    wrench (6,)                     external wrench at the tip: force, then moment, in the tip's axes                  [N], [N m]
    numbers (b, k), gravity (3,)    if the robot is editable: structure.py
    tip (12,)                       if it is an editable chain: the tip's R row by row and p in the last body's frame
    control (3,)                    weights of three terms that steps add to tau: pd, gravity (and springs) of pd_gravity, and
                                    computed_torque, as in isodyn.Controller: 1, 1, 0 is pd_gravity, 0, 0, 1 computed_torque
    kp, kd (n,), q_ref (nq,), qd_ref, qdd_ref (n,)     gains and setpoints of these controllers
    h, t (1,)                       step and time                                                                     [s]

Functions of the set "dynamics":

    frames              frames (b, 12): R row by row and p of every body in the root frame
    jacobian            jacobian (6, n) of the tip, root axes, linear over angular
    inverse_dynamics    inverse_dynamics (n,) from q, qd, qdd and wrench, with friction and springs as in isodyn
    forward_dynamics    forward_dynamics (n,) from q, qd, tau and wrench
    mass_matrix, coriolis_matrix    (n, n);  gravity_torque (n,)
    friction_torque     friction_torque (n,) from qd;  spring_torque   spring_torque (n,) from q, if joints have springs
    energies            energies (2,): kinetic and potential                                                          [J]
    close, gap          if there are loops: q, qd projected onto the loop constraints from nearby; gap (m,): all their residuals
    motors              motors (n,): the controller torque alone, from q, qd and the setpoints, if the robot has loops, passive or
                        multi-DOF joints (for others the page computes it from the functions above)
    step                an RK4 step of length h under tau, control and wrench, with dry friction as in isodyn's fixed steps, then a
                        projection onto the loop constraints; tau acts on passive joints too, controller torques do not
    step_many           `steps` (1,) such steps

The set "methods" has inverse_dynamics:<key>, without wrench, for every method that has a separate formula.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

import numpy as np

from isodyn.backends.device import WRONG, Problem
from isodyn.backends.schemes import RK4
from isodyn.dynamics.closing import closure_graph, projecting_graph
from isodyn.dynamics.controller import Controller
from isodyn.dynamics.flow import Flow, positions_of
from isodyn.dynamics.switching import SENSE, dry_joints, switching
from isodyn.dynamics.trace import count, symbol_inputs, trace
from isodyn.formulations.drives import friction_torque, spring_torque, sprung
from isodyn.formulations.kinematics import body_poses
from isodyn.formulations.registry import methods_for
from isodyn.graph.graph import Graph, finish, replay
from isodyn.graph.node import Context, Expr, symbols
from isodyn.model.joint import Joint
from isodyn.model.link import Link
from isodyn.model.quantities import quantity_row
from isodyn.model.robot import Robot
from isodyn.model.robot import symbols as robot_symbols
from isodyn.model.tree import Tree, reduce_robot
from isodyn.spatial import Array, Scalar, array, choose, pose, zeros
from isodyn.workbench.messages import Counts
from isodyn.workbench.structure import ANY, PASSIVE, PLACES, SIZE, editable, key_of

TIP = "tip"
CONTROLS = ("pd", "pd_gravity", "computed_torque")


class KernelSet(NamedTuple):
    """Functions and steps that share named buffers."""

    functions: dict[str, Graph]
    steppers: dict[str, Problem]


def kernel_graphs(robot: Robot, which: str) -> KernelSet:
    """Return the graphs of a robot's kernel set, "dynamics" or "methods"; for an editable robot, those of its key."""
    if editable(robot):
        return graphs_of_key(key_of(robot), which)
    return KernelSet(_methods(robot), {}) if which == "methods" else _dynamics(robot)


def graphs_of_key(key: str, which: str) -> KernelSet:
    """Return the graphs that all editable robots of a key share."""
    robot = open_robot(key)
    return KernelSet(_methods(robot), {}) if which == "methods" else _dynamics(robot)


def open_robot(key: str) -> Robot:
    """Return a robot of this key whose numbers are all symbols, named like the buffers."""
    words, _, free = key.partition(PASSIVE)
    types, *carriers = words.removesuffix(ANY).split("_")
    parents = [int(word) for word in carriers] or range(len(types))
    passive, chain = {int(word) for word in free.split("_") if word}, not carriers
    numbers, at_tip = symbols("numbers", len(types) * SIZE), symbols("tip", 12)
    links, joints = [Link("body0")], list[Joint]()
    for k, (kind, parent) in enumerate(zip(types, parents, strict=True), start=1):
        own = {name: numbers[(k - 1) * SIZE + start :][:size] for name, (start, size) in PLACES.items()}
        one: dict[str, Scalar] = {name: values[0] for name, values in own.items() if len(values) == 1}
        turn = _turn(own["R"], about_x=k > 1 and kind == "R" and words == types)
        links.append(Link(f"body{k}", one["mass"], own["com"], own["inertia"]))
        joints.append(
            Joint(
                f"joint{k}", f"body{parent}", f"body{k}", "revolute" if kind == "R" else "prismatic", pose(turn, own["p"]),
                offset=one["offset"], rotor_inertia=one["armature"], viscous=one["viscous"], coulomb=tuple(own["coulomb"]),
                static=tuple(own["static"]), passive=k in passive, stiffness=one["stiffness"], rest=one["rest"],
            )
        )  # fmt: skip
    if chain:
        links.append(Link(TIP))
        joints.append(Joint(TIP, links[-2].name, TIP, "fixed", pose(at_tip[:9].reshape(3, 3), at_tip[9:])))
    return Robot(key, tuple(links), tuple(joints), symbols("gravity", 3))


def _turn(R: Array, *, about_x: bool) -> Array:
    """Return a rotation (3, 3) from its nine numbers; with `about_x`, zeros and ones are constants."""
    if not about_x:
        return R.reshape(3, 3)
    c, s = R[4], R[7]
    return np.array([[1.0, 0.0, 0.0], [0.0, c, -s], [0.0, s, c]], dtype=object)


class _Buffers:
    """The named buffers of a robot: the size of each, and how graphs are connected to them.

    tip      the tip link, "" if there is none;  wrench_frames: (tip,), where the wrench acts
    """

    def __init__(self, robot: Robot):
        self.robot = robot
        tree = reduce_robot(robot)
        self.tree: Tree = tree.whole or tree
        self.tip = robot.tips[0] if len(robot.tips) == 1 and self.tree.frame(robot.tips[0]).body >= 0 else ""
        self.wrench_frames = (self.tip,) if self.tip else ()
        n, nq = robot.n, robot.nq
        self.sizes = {
            "q": nq, "qd": n, "qdd": n, "tau": n, "wrench": 6, "numbers": SIZE * self.tree.n, "gravity": 3,
            "tip": 12, "kp": n, "kd": n, "q_ref": nq, "qd_ref": n, "qdd_ref": n,
        }  # fmt: skip

    @property
    def numbers(self) -> tuple[str, ...]:
        """Return the names of the inputs that are symbols of the robot."""
        return tuple(symbol_inputs(Context(), self.robot))

    def connect(self, graph: Graph, outputs: Mapping[str, str] | None = None) -> Graph:
        """Return the graph with the buffers as its inputs; `outputs`: port -> buffer name, where the two differ."""
        context, arrays, given = Context(), dict[str, Array](), dict[str, Array]()

        def buffer(name: str, size: int) -> Array:
            return arrays.setdefault(name, context.symbols(name, self.sizes.get(name, size)))

        for port in graph.inputs:
            name = "wrench" if port.name.startswith("wrench:") else port.name
            given[port.name] = buffer(name, port.size)[: port.size].reshape(port.shape)
        found = replay(graph, context, given)
        return finish(context, arrays, {(outputs or {}).get(name, name): x for name, x in found.items()}, graph.name)


def _dynamics(robot: Robot) -> KernelSet:
    """Return the set "dynamics"."""
    buffers = _Buffers(robot)
    functions = {"frames": _frames(buffers), **_quantities(buffers), **_passive(buffers), "energies": _energies(buffers)}
    if robot.loops:
        functions |= _loops(buffers)
    if robot.loops or any(joint.passive or joint.nv > 1 for joint in robot.movable_joints):
        functions["motors"] = _motors(buffers)
    return KernelSet(functions, {"step": _steps(buffers)})


def own_counts(robot: Robot) -> Counts:
    """Count the operations of inverse dynamics of this particular robot by every method, with its zeros and ones folded."""
    found = {method: vars(count(robot, method, "inverse_dynamics")) for method in methods_for("inverse_dynamics")}
    return {"inverse_dynamics": found}


def _methods(robot: Robot) -> dict[str, Graph]:
    """Return inverse dynamics by every method that has a formula for it."""
    buffers = _Buffers(robot)
    return {
        f"inverse_dynamics:{method}": buffers.connect(trace(robot, method, "inverse_dynamics", parameters=buffers.numbers))
        for method in methods_for("inverse_dynamics")
    }


def _frames(buffers: _Buffers) -> Graph:
    context = Context()
    q, numbers = context.symbols("q", buffers.robot.nq), symbol_inputs(context, buffers.robot)
    tree, own = reduce_robot(buffers.robot).mapped(context.adopt).centred(q)
    poses = zip(*body_poses(tree, own), strict=True)
    found = np.concatenate([np.concatenate([R.ravel(), p]) for R, p in poses])
    return buffers.connect(finish(context, {"q": q, **numbers}, {"frames": found}, "frames"))


def _quantities(buffers: _Buffers) -> dict[str, Graph]:
    """Return the dynamic quantities, each by its default method."""
    found = {}
    for name in ("inverse_dynamics", "forward_dynamics", "mass_matrix", "coriolis_matrix", "gravity_torque"):
        loads = buffers.wrench_frames if name.endswith("_dynamics") else ()
        reduce = () if robot_symbols(buffers.robot) else quantity_row(name).reductions
        found[name] = trace(buffers.robot, None, name, reduce=reduce, parameters=buffers.numbers, wrench_frames=loads)
    if buffers.tip:
        found["jacobian"] = trace(buffers.robot, None, "jacobian", parameters=buffers.numbers, frame=buffers.tip)
    return {name: buffers.connect(graph) for name, graph in found.items()}


def _passive(buffers: _Buffers) -> dict[str, Graph]:
    """Return friction torques and, if there are springs, spring torques."""
    context, robot = Context(), buffers.robot
    numbers, qd = symbol_inputs(context, robot), context.symbols("qd", robot.n)
    tree = reduce_robot(robot).mapped(context.adopt)
    friction = finish(context, {"qd": qd, **numbers}, {"friction_torque": friction_torque(tree, qd)}, "friction_torque")
    if not sprung(tree):
        return {"friction_torque": buffers.connect(friction)}
    q = context.symbols("q", robot.nq)
    at_state, own = tree.centred(q)
    springs = spring_torque(tree.around(at_state), own)
    found = finish(context, {"q": q, **numbers}, {"spring_torque": springs}, "spring_torque")
    return {"friction_torque": buffers.connect(friction), "spring_torque": buffers.connect(found)}


def _energies(buffers: _Buffers) -> Graph:
    context, robot = Context(), buffers.robot
    given = {"q": context.symbols("q", robot.nq), "qd": context.symbols("qd", robot.n), **symbol_inputs(context, robot)}
    graphs = (trace(robot, None, f"{word}_energy", parameters=buffers.numbers) for word in ("kinetic", "potential"))
    both = [next(iter(replay(graph, context, given).values())).item() for graph in graphs]
    return buffers.connect(finish(context, given, {"energies": array(both)}, "energies"))


def _loops(buffers: _Buffers) -> dict[str, Graph]:
    """Return the projection of a state onto the loop constraints, and the residual of these constraints."""
    back = projecting_graph(buffers.robot)
    names = {"open:q": "q", "open:qd": "qd"}
    renamed = replace(back, inputs=tuple(port._replace(name=names[port.name]) for port in back.inputs))
    context = Context()
    q = context.symbols("q", buffers.robot.nq)
    gap = replay(closure_graph(buffers.robot), context, {"q": q})["gap"]
    return {
        "close": buffers.connect(renamed, {"closed:q": "q", "closed:qd": "qd"}),
        "gap": buffers.connect(finish(context, {"q": q}, {"gap": gap}, "gap")),
    }


def _motors(buffers: _Buffers) -> Graph:
    """Return the controller torques, without the input tau (the user's pull)."""
    law, context, given = _control(buffers.robot).graph, Context(), dict[str, Array]()
    for port in law.inputs:
        if port.name != "tau":
            given[port.name] = context.symbols(port.name, port.shape)
    found = replay(law, context, {**given, "tau": zeros(buffers.robot.n)})
    return buffers.connect(finish(context, given, {"motors": found["tau"]}, "motors"))


def _steps(buffers: _Buffers) -> Problem:
    """Return the ODE problem of RK4 steps under tau and the controller torques."""
    robot = buffers.robot
    flow = Flow(_all_driven(robot), drive=_control(robot), frames=buffers.wrench_frames, modes=dry_joints(robot))
    modes = switching(flow) if flow.modes else None
    back = projecting_graph(robot) if robot.loops else None
    problem = Problem(flow.graph(), flow.states, RK4, switching=modes, charts=positions_of(robot), restored=back)
    modes = modes and modes.mapped(buffers.connect)
    if modes and robot_symbols(robot):
        modes = modes.mapped(lambda graph: _release_frictionless(buffers, graph))
    return replace(problem, graph=buffers.connect(problem.graph), switching=modes)


def _release_frictionless(buffers: _Buffers, graph: Graph) -> Graph:
    """Let joints without dry friction move freely, in the graph that chooses the friction mode at the start of a step.

    Friction is an input of editable robots, so that every joint is traced as one that may stick.
    """
    if SENSE not in [port.name for port in graph.outputs] or WRONG in [port.name for port in graph.outputs]:
        return graph
    context, given = Context(), dict[str, Array]()
    for port in graph.inputs:
        given[port.name] = context.symbols(port.name, port.size)
    found = replay(graph, context, {port.name: given[port.name].reshape(port.shape) for port in graph.inputs})
    rows = given.setdefault("numbers", context.symbols("numbers", buffers.sizes["numbers"])).reshape(-1, SIZE)
    senses = list[Scalar]()
    for row, sense in zip(rows, found[SENSE], strict=True):
        levels = [abs(row[PLACES[name][0] + side]) for name in ("coulomb", "static") for side in (0, 1)]
        senses.append(choose(sum(levels[1:], levels[0]) > 0.0, sense, choose(sense < 0.0, sense, 1.0)))
    found[SENSE] = array(senses)
    return finish(context, given, found, graph.name)


def _all_driven(robot: Robot) -> Robot:
    """Return the robot with no joint passive: the user may pull passive joints too; the controllers leave these out themselves."""
    return replace(robot, joints=tuple(replace(joint, passive=False) for joint in robot.joints))


def _control(robot: Robot) -> Controller:
    """Return a controller that adds weighted terms of isodyn's controllers to tau; their gains are setpoints."""
    pd, gravity, torques = (getattr(Controller, name)(robot, None, None) for name in CONTROLS)
    n, setpoints = robot.n, dict(torques.setpoints)

    def law(q: Array, qd: Array, t: Expr, tau: Array, control: Array, **given: Array) -> Array:
        context = t.context
        state = {"q": q, "qd": qd, "t": np.array([t], dtype=object), **symbol_inputs(context, robot)}
        no_gains = {"kp": zeros(n), "kd": zeros(n)}

        def torque(law: Controller, **changed: Array) -> Array:
            return replay(law.graph, context, {**state, **given, **changed})["tau"]

        return np.asarray(tau + control[0] * torque(pd) + control[1] * torque(gravity, **no_gains) + control[2] * torque(torques))

    return Controller._of(_all_driven(robot), law, "control", {"tau": np.zeros(n), "control": np.zeros(3), **setpoints}, {})
