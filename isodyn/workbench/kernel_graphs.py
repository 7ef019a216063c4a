"""What the page computes with, as graphs on a board of named arrays (backends/wasm/module.py makes modules of them).

Arrays of the board (n velocities, nq positions, b bodies), as far as a robot has them:

    q (nq,), qd, qdd, tau (n,)      state, accelerations, torques
    wrench (6,)                     force, then moment, on the tip by the outside, in its axes                        [N], [N m]
    numbers (b, k), gravity (3,)    where the structure is editable: structure.py
    tip (12,)                       there too, of chains: the tip's R row by row and p in the last body's frame
    control (3,)                    how much of each is added to tau in steps: pd, the gravity (and springs) of pd_gravity,
                                    computed_torque, as isodyn.Controller has them: 1, 1, 0 is pd_gravity, 0, 0, 1 computed_torque
    kp, kd (n,), q_ref (nq,), qd_ref, qdd_ref (n,)     gains and setpoints of these
    h, t (1,)                       step and time                                                                     [s]

Functions of the set "dynamics":

    frames              frames (b, 12): R row by row and p of every body in the root frame
    jacobian            jacobian (6, n) of the tip, root axes, linear over angular
    inverse_dynamics    inverse_dynamics (n,), of q, qd, qdd under wrench; friction and springs as isodyn has them
    forward_dynamics    forward_dynamics (n,), of q, qd, tau under wrench
    mass_matrix, coriolis_matrix    (n, n);  gravity_torque (n,)
    friction_torque     friction_torque (n,), of qd;  spring_torque   spring_torque (n,), of q, where joints have springs
    energies            energies (2,): kinetic and potential                                                          [J]
    close, gap          where there are loops: q, qd brought back to them from near by; gap (m,) of all their equations
    motors              motors (n,): what control says by itself, at q, qd and the setpoints; of robots with loops, passive joints
                        or joints of several freedoms (else kp, kd, gravity_torque, spring_torque and inverse_dynamics say it)
    step                a step of h by RK4 under tau, control and wrench, with dry friction as isodyn's fixed steps have it, loops
                        closed again; tau acts on passive joints too, what controllers say does not
    step_many           so many of them as `steps` (1,) says

The set "methods" has inverse_dynamics:<key> for every method that has a formula of its own, without wrench.
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
    """Functions and steps that share a board."""

    functions: dict[str, Graph]
    steppers: dict[str, Problem]


def kernel_graphs(robot: Robot, which: str) -> KernelSet:
    """The graphs of a robot's kernel set, "dynamics" or "methods"; where it is editable, those of all robots of its key."""
    if editable(robot):
        return graphs_of_key(key_of(robot), which)
    return KernelSet(_methods(robot), {}) if which == "methods" else _dynamics(robot)


def graphs_of_key(key: str, which: str) -> KernelSet:
    """The same of all editable robots of a key."""
    robot = open_robot(key)
    return KernelSet(_methods(robot), {}) if which == "methods" else _dynamics(robot)


def open_robot(key: str) -> Robot:
    """The robot of a key whose numbers are all symbols, called as the arrays of the board."""
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
    """A rotation (3, 3) of its nine numbers."""
    if not about_x:
        return R.reshape(3, 3)
    c, s = R[4], R[7]
    return np.array([[1.0, 0.0, 0.0], [0.0, c, -s], [0.0, s, c]], dtype=object)


class _Board:
    """What a robot has on its board: how many numbers each array is, and what graphs of isodyn take from them.

    tip      the link of the tip, "" where there is none;  loaded: that one, on which the wrench acts
    """

    def __init__(self, robot: Robot):
        self.robot = robot
        tree = reduce_robot(robot)
        self.tree: Tree = tree.whole or tree
        self.tip = robot.tips[0] if len(robot.tips) == 1 and self.tree.frame(robot.tips[0]).body >= 0 else ""
        self.loaded = (self.tip,) if self.tip else ()
        n, nq = robot.n, robot.nq
        self.sizes = {
            "q": nq, "qd": n, "qdd": n, "tau": n, "wrench": 6, "numbers": SIZE * self.tree.n, "gravity": 3,
            "tip": 12, "kp": n, "kd": n, "q_ref": nq, "qd_ref": n, "qdd_ref": n,
        }  # fmt: skip

    @property
    def numbers(self) -> tuple[str, ...]:
        """Names of the inputs that are the robot's symbols."""
        return tuple(symbol_inputs(Context(), self.robot))

    def put(self, graph: Graph, outputs: Mapping[str, str] | None = None) -> Graph:
        """The graph on the board's arrays; `outputs`: what they are called there, all others as they are."""
        context, arrays, given = Context(), dict[str, Array](), dict[str, Array]()

        def on_board(name: str, size: int) -> Array:
            return arrays.setdefault(name, context.symbols(name, self.sizes.get(name, size)))

        for port in graph.inputs:
            name = "wrench" if port.name.startswith("wrench:") else port.name
            given[port.name] = on_board(name, port.size)[: port.size].reshape(port.shape)
        found = replay(graph, context, given)
        return finish(context, arrays, {(outputs or {}).get(name, name): x for name, x in found.items()}, graph.name)


def _dynamics(robot: Robot) -> KernelSet:
    """The set "dynamics"."""
    board = _Board(robot)
    functions = {"frames": _frames(board), **_quantities(board), **_passive(board), "energies": _energies(board)}
    if robot.loops:
        functions |= _loops(board)
    if robot.loops or any(joint.passive or joint.nv > 1 for joint in robot.movable_joints):
        functions["motors"] = _motors(board)
    return KernelSet(functions, {"step": _steps(board)})


def own_counts(robot: Robot) -> Counts:
    """Operations of the torques of this very arm by every method: its zeros and ones are folded."""
    found = {method: vars(count(robot, method, "inverse_dynamics")) for method in methods_for("inverse_dynamics")}
    return {"inverse_dynamics": found}


def _methods(robot: Robot) -> dict[str, Graph]:
    """Torques by every method that has them."""
    board = _Board(robot)
    return {
        f"inverse_dynamics:{method}": board.put(trace(robot, method, "inverse_dynamics", parameters=board.numbers))
        for method in methods_for("inverse_dynamics")
    }


def _frames(board: _Board) -> Graph:
    context = Context()
    q, numbers = context.symbols("q", board.robot.nq), symbol_inputs(context, board.robot)
    tree, own = reduce_robot(board.robot).mapped(context.adopt).centred(q)
    poses = zip(*body_poses(tree, own), strict=True)
    found = np.concatenate([np.concatenate([R.ravel(), p]) for R, p in poses])
    return board.put(finish(context, {"q": q, **numbers}, {"frames": found}, "frames"))


def _quantities(board: _Board) -> dict[str, Graph]:
    """Quantities of isodyn by the methods that are cheapest."""
    found = {}
    for name in ("inverse_dynamics", "forward_dynamics", "mass_matrix", "coriolis_matrix", "gravity_torque"):
        loads = board.loaded if name.endswith("_dynamics") else ()
        reduce = () if robot_symbols(board.robot) else quantity_row(name).reductions
        found[name] = trace(board.robot, None, name, reduce=reduce, parameters=board.numbers, wrench_frames=loads)
    if board.tip:
        found["jacobian"] = trace(board.robot, None, "jacobian", parameters=board.numbers, frame=board.tip)
    return {name: board.put(graph) for name, graph in found.items()}


def _passive(board: _Board) -> dict[str, Graph]:
    """Friction and springs, each alone."""
    context, robot = Context(), board.robot
    numbers, qd = symbol_inputs(context, robot), context.symbols("qd", robot.n)
    tree = reduce_robot(robot).mapped(context.adopt)
    friction = finish(context, {"qd": qd, **numbers}, {"friction_torque": friction_torque(tree, qd)}, "friction_torque")
    if not sprung(tree):
        return {"friction_torque": board.put(friction)}
    q = context.symbols("q", robot.nq)
    at_state, own = tree.centred(q)
    springs = spring_torque(tree.around(at_state), own)
    found = finish(context, {"q": q, **numbers}, {"spring_torque": springs}, "spring_torque")
    return {"friction_torque": board.put(friction), "spring_torque": board.put(found)}


def _energies(board: _Board) -> Graph:
    context, robot = Context(), board.robot
    given = {"q": context.symbols("q", robot.nq), "qd": context.symbols("qd", robot.n), **symbol_inputs(context, robot)}
    graphs = (trace(robot, None, f"{word}_energy", parameters=board.numbers) for word in ("kinetic", "potential"))
    both = [next(iter(replay(graph, context, given).values())).item() for graph in graphs]
    return board.put(finish(context, given, {"energies": array(both)}, "energies"))


def _loops(board: _Board) -> dict[str, Graph]:
    """The state brought back to the loops, and how far it is from them."""
    back = projecting_graph(board.robot)
    names = {"open:q": "q", "open:qd": "qd"}
    renamed = replace(back, inputs=tuple(port._replace(name=names[port.name]) for port in back.inputs))
    context = Context()
    q = context.symbols("q", board.robot.nq)
    gap = replay(closure_graph(board.robot), context, {"q": q})["gap"]
    return {
        "close": board.put(renamed, {"closed:q": "q", "closed:qd": "qd"}),
        "gap": board.put(finish(context, {"q": q}, {"gap": gap}, "gap")),
    }


def _motors(board: _Board) -> Graph:
    """What the controllers say, without the torques of hands."""
    law, context, given = _control(board.robot).graph, Context(), dict[str, Array]()
    for port in law.inputs:
        if port.name != "tau":
            given[port.name] = context.symbols(port.name, port.shape)
    found = replay(law, context, {**given, "tau": zeros(board.robot.n)})
    return board.put(finish(context, given, {"motors": found["tau"]}, "motors"))


def _steps(board: _Board) -> Problem:
    """Steps of RK4, under tau and what control says."""
    robot = board.robot
    flow = Flow(_driven(robot), drive=_control(robot), frames=board.loaded, modes=dry_joints(robot))
    modes = switching(flow) if flow.modes else None
    back = projecting_graph(robot) if robot.loops else None
    problem = Problem(flow.graph(), flow.states, RK4, switching=modes, charts=positions_of(robot), restored=back)
    modes = modes and modes.mapped(board.put)
    if modes and robot_symbols(robot):
        modes = modes.mapped(lambda graph: _rough(board, graph))
    return replace(problem, graph=board.put(problem.graph), switching=modes)


def _rough(board: _Board, graph: Graph) -> Graph:
    """Where a step begins to choose its mode: a joint without dry friction is not held, whether it moves or not."""
    if SENSE not in [port.name for port in graph.outputs] or WRONG in [port.name for port in graph.outputs]:
        return graph
    context, given = Context(), dict[str, Array]()
    for port in graph.inputs:
        given[port.name] = context.symbols(port.name, port.size)
    found = replay(graph, context, {port.name: given[port.name].reshape(port.shape) for port in graph.inputs})
    rows = given.setdefault("numbers", context.symbols("numbers", board.sizes["numbers"])).reshape(-1, SIZE)
    senses = list[Scalar]()
    for row, sense in zip(rows, found[SENSE], strict=True):
        levels = [abs(row[PLACES[name][0] + side]) for name in ("coulomb", "static") for side in (0, 1)]
        senses.append(choose(sum(levels[1:], levels[0]) > 0.0, sense, choose(sense < 0.0, sense, 1.0)))
    found[SENSE] = array(senses)
    return finish(context, given, found, graph.name)


def _driven(robot: Robot) -> Robot:
    """The robot with no joint passive: hands push at passive joints too, and what motors do not is the controllers' to say."""
    return replace(robot, joints=tuple(replace(joint, passive=False) for joint in robot.joints))


def _control(robot: Robot) -> Controller:
    """tau, and parts of what the controllers of isodyn say, with their gains as setpoints."""
    pd, gravity, torques = (getattr(Controller, name)(robot, None, None) for name in CONTROLS)
    n, setpoints = robot.n, dict(torques.setpoints)

    def law(q: Array, qd: Array, t: Expr, tau: Array, control: Array, **given: Array) -> Array:
        context = t.context
        still = {"q": q, "qd": qd, "t": np.array([t], dtype=object), **symbol_inputs(context, robot)}
        none = {"kp": zeros(n), "kd": zeros(n)}

        def said(law: Controller, **changed: Array) -> Array:
            return replay(law.graph, context, {**still, **given, **changed})["tau"]

        return np.asarray(tau + control[0] * said(pd) + control[1] * said(gravity, **none) + control[2] * said(torques))

    return Controller._of(_driven(robot), law, "control", {"tau": np.zeros(n), "control": np.zeros(3), **setpoints}, {})
