"""trace: run a formulation on symbols and keep the graph; choose the cheapest method; count."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from numbers import Integral
from typing import Any, NamedTuple

import numpy as np

from isodyn.dynamics.reductions import allowed, reduced
from isodyn.errors import MethodError, ModelError, UnknownNameError
from isodyn.formulations.registry import QUANTITIES
from isodyn.formulations.registry import method as method_row
from isodyn.graph.count import Count, count_graph
from isodyn.graph.derivative import jacobian
from isodyn.graph.factoring import factored
from isodyn.graph.graph import Graph, finish
from isodyn.graph.node import Context, symbol, symbols
from isodyn.model.formats.dh import from_dh
from isodyn.model.robot import Robot, parameter_shapes, with_parameters
from isodyn.model.robot import symbols as robot_symbols
from isodyn.model.tree import Tree, reduce_robot, replace_numbers
from isodyn.spatial import Array, Scalar, zeros

REFERENCES = ("world-aligned", "local", "world")


def a_robot(robot: object) -> Robot:
    """The robot, or an error that says what makes one."""
    if not isinstance(robot, Robot):
        raise ModelError(f"expected a Robot, got {type(robot).__name__} {str(robot)[:40]!r}; isodyn.load(name or file) makes one")
    return robot


def trace(
    robot: Robot,
    method: str | None,
    quantity: str,
    *,
    reduce: Sequence[str] = (),
    parameters: Sequence[str] = (),
    friction: bool = True,
    motors: bool = True,
    loads: Sequence[str] = (),
    frame: str | None = None,
    reference: str = "world-aligned",
    still: bool = False,
) -> Graph:
    """The operation graph of a quantity by a method (None: the cheapest one).

    reduce       names of reductions: "frames", "base-parameters", "factoring" (see dynamics/reductions.py)
    parameters   names of model numbers that become inputs (see Robot.parameters)
    loads        frames on which an outside wrench acts; each becomes an input "wrench:<frame>" of shape (6,)
    frame        for pose and jacobian; the only tip when None
    reference    for jacobian: "world-aligned", "local" or "world"
    still        the joints are at rest: qd is zero, and what depends on it folds away
    """
    robot = a_robot(robot)
    if quantity not in QUANTITIES:
        raise UnknownNameError.of("quantity", quantity, QUANTITIES)
    reduce = allowed(reduce, quantity)
    method = method or cheapest_method(robot, quantity, reduce)
    context = Context()
    inputs, tree = _inputs(context, robot, quantity, parameters, friction, motors, loads)
    arguments = [zeros(robot.n) if still and name == "qd" else inputs[name] for name in QUANTITIES[quantity].inputs]
    extra = _extra(tree, quantity, inputs, frame, reference)
    tree = reduced(tree, reduce, centres=method_row(method).asks_for_mass_centres(_formula_of(method, quantity)))
    graph = finish(context, inputs, _outputs(tree, method, quantity, arguments, extra), f"{robot.name}_{method}_{quantity}")
    return factored(graph, offline=parameters) if "factoring" in reduce else graph


class WithNumbers(NamedTuple):
    """A graph with every number of the robot in its input "numbers" (k,), the numbers, and how far each is from its meaning."""

    graph: Graph
    numbers: Array
    errors: Array


def trace_with_numbers(robot: Robot, method: str, quantity: str) -> WithNumbers:
    """The graph of a quantity in which no number of the robot is folded away with its rounding: for bounds on rounding.

    A kernel has products of the robot's numbers folded into constants; here they stay operations, all that were written.
    """
    context = Context(keep_roundings=True)
    inputs, tree = _inputs(context, a_robot(robot), quantity, (), True, True, ())
    numbers: list[tuple[float, float]] = []

    def make(number: float, error: float) -> Scalar:
        numbers.append((number, error))
        return context.symbol(f"numbers[{len(numbers) - 1}]")

    tree = replace_numbers(tree, make)
    arguments, extra = list(inputs.values()), _extra(tree, quantity, inputs, None, REFERENCES[0])
    inputs["numbers"] = context.symbols("numbers", len(numbers))
    graph = finish(
        context, inputs, _outputs(tree, method, quantity, arguments, extra), f"{robot.name}_{method}_{quantity}_with_numbers"
    )
    values, errors = np.array(numbers, dtype=float).reshape(-1, 2).T
    return WithNumbers(graph, values, errors)


def count(robot: Robot | int, method: str | None, quantity: str, *, reduce: Sequence[str] = (), **options: Any) -> Count:
    """Operations of a quantity by a method, for this robot; symbols among its parameters are off-line.

    With a number n: for the general n-revolute arm whose parameters are all symbols, as papers count.
    """
    graph, offline = counted_graph(robot, method, quantity, reduce=reduce, **options)
    return count_graph(graph, offline=offline)


def counted_graph(
    robot: Robot | int, method: str | None, quantity: str, *, reduce: Sequence[str] = (), **options: Any
) -> tuple[Graph, tuple[str, ...]]:
    """(graph, names of its off-line inputs): what `count` counts."""
    if isinstance(robot, Integral) and not isinstance(robot, bool):
        robot = general_arm(int(robot))
    robot = a_robot(robot)
    names = tuple(robot_symbols(robot))
    return trace(robot, method, quantity, reduce=reduce, parameters=names, **options), names


@lru_cache(maxsize=32)
def general_arm(n: int) -> Robot:
    """The serial arm of n turning joints that papers count on: modified DH with symbols a, d, alpha, m, c and I for its parameters.

    As the papers have it: frame 0 sits on joint 1, gravity is along z_0, inertias are full.
    """
    if n < 1:
        raise ModelError(f"a general arm has at least one joint, got {n}")

    def after_first(name: str) -> list[object]:
        row: Array = symbols(name, n)
        return [0.0, *row[1:]]

    return from_dh(
        convention="modified",
        joints="R" * n,
        a=after_first("a"),
        alpha=after_first("alpha"),
        d=after_first("d"),
        theta=[0.0] * n,
        mass=list(symbols("m", n)),
        com=list(symbols("c", (n, 3))),
        inertia=list(symbols("I", (n, 6))),
        gravity=(0.0, 0.0, -symbol("g")),
        name=f"general-{n}R",
    )


def _inputs(
    context: Context, robot: Robot, quantity: str, parameters: Sequence[str], friction: bool, motors: bool, loads: Sequence[str]
) -> tuple[dict[str, Array], Tree]:
    """Input symbols by name, and the tree with its parameters turned into symbols."""
    row = QUANTITIES[quantity]
    if loads and not row.loads:
        raise MethodError(f"{quantity} takes no outside wrench")
    inputs = {name: context.symbols(name, robot.nq if name == "q" else robot.n) for name in row.inputs}
    inputs |= {f"wrench:{frame}": context.symbols(f"wrench:{frame}", 6) for frame in loads}
    shapes = parameter_shapes(robot, parameters)
    for name in parameters:
        if name in inputs or name in ("q", "qd", "qdd", "tau") or name.startswith("wrench:"):
            raise ModelError(f"the parameter {name!r} has the name of an input of {quantity}; give the symbol another name")
        inputs[name] = context.symbols(name, shapes[name] or (1,))
    free = set(robot_symbols(robot)) - set(parameters)
    if free:
        raise ModelError(
            f"robot {robot.name!r} has symbols without a value: {', '.join(sorted(free))}; "
            "name them in parameters= or use with_parameters"
        )
    values = {name: inputs[name] if shapes[name] else inputs[name][0] for name in parameters}
    tree = reduce_robot(with_parameters(robot, values), motors=motors, friction=friction)
    return inputs, tree.mapped(context.adopt)


def _extra(tree: Tree, quantity: str, inputs: Mapping[str, Array], frame: str | None, reference: str) -> tuple[Any, ...]:
    """What a formula takes besides its vectors."""
    if quantity in ("pose", "jacobian"):
        if reference not in REFERENCES:
            raise UnknownNameError.of("reference", reference, REFERENCES)
        if frame is None and len(tree.tips) != 1:
            raise ModelError(f"the robot has {len(tree.tips)} tips ({', '.join(tree.tips[:6])}); name the one you mean: frame=...")
        name = tree.tips[0] if frame is None else frame
        return (name,) if quantity == "pose" else (name, reference)
    if QUANTITIES[quantity].loads:
        return ({name.removeprefix("wrench:"): array for name, array in inputs.items() if name.startswith("wrench:")},)
    return ()


def _outputs(tree: Tree, method: str, quantity: str, arguments: list[Array], extra: tuple[Any, ...]) -> dict[str, Any]:
    source = _formula_of(method, quantity)
    formula = method_row(method).formula(source)
    if source == quantity:
        return {quantity: np.asarray(formula(tree, *arguments, *extra), dtype=object)}
    if source == "mass_matrix":
        return {quantity: christoffel(lambda q: formula(tree, q), *arguments)}
    values = formula(tree, *arguments, *extra)
    return {f"d{x}": jacobian(values, list(a)) for x, a in zip(QUANTITIES[quantity].inputs, arguments, strict=True)}


def _formula_of(method: str, quantity: str) -> str:
    """The quantity whose formula by this method gives another one: itself, or what it is differentiated from."""
    if quantity == "coriolis_matrix" and quantity not in method_row(method).quantities:
        return "mass_matrix"
    return _SOURCE_OF.get(quantity, quantity)


def christoffel(mass_matrix: Callable[[Array], Array], q: Array, qd: Array) -> Array:
    """C_ij = sum_k (dM_ij/dq_k + dM_ik/dq_j - dM_jk/dq_i) qd_k / 2, by differentiating any method's M."""
    dM = jacobian(mass_matrix(q), list(q))  # dM[i, j, k] = dM_ij/dq_k
    C: Array = ((dM + dM.transpose(0, 2, 1) - dM.transpose(2, 1, 0)) @ qd) * 0.5
    return C


_SOURCE_OF = {"inverse_dynamics_derivatives": "inverse_dynamics", "forward_dynamics_derivatives": "forward_dynamics"}


def cheapest_method(robot: Robot, quantity: str, reduce: Sequence[str] = ()) -> str:
    """The method with about the fewest operations for this quantity and number of joints, after the reductions.

    A table, so that choosing costs nothing, but where two methods are close and counting both is quick: the forward dynamics of
    small arms (sliding joints turn the scales), the inertia matrix, and gravity (cheapest in base axes on planar arms).  A test
    counts every method on the catalogue: none is cheaper than the choice by more than an eighth (but the torques of a SCARA by
    balafoutis-patel, by eleven operations).
    """
    source = _SOURCE_OF.get(quantity, quantity)
    rivals, up_to = CLOSE.get(source, ((), 0))
    if rivals and robot.n <= up_to:
        return min(rivals, key=lambda method: weight(count(robot, method, source, reduce=reduce)))
    if source == "forward_dynamics":
        return "composite-body-meeting" if robot.n <= COMPOSITE_UP_TO else "articulated-body"
    return CHEAPEST.get(source, "modified-newton-euler")


#: quantity -> method with the fewest operations; forward dynamics depends on the number of joints
CHEAPEST = {
    "inverse_dynamics": "modified-newton-euler",
    "bias_torque": "modified-newton-euler",
    "joint_wrenches": "modified-newton-euler",
    "mass_matrix": "composite-body-meeting",
    "coriolis_matrix": "composite-body",
    "convective_matrix": "denoc",
    "gravity_torque": "composite-body",
    "gibbs_function": "gibbs-appell",
}
COMPOSITE_UP_TO = 10
#: quantity -> (methods that are close, number of joints up to which they are counted)
CLOSE = {
    "forward_dynamics": (("composite-body-meeting", "articulated-body"), 4),
    "mass_matrix": (("composite-body-meeting", "gibbs-appell"), 9),
    "gravity_torque": (("composite-body", "modified-newton-euler", "momentum"), 64),
}


def weight(c: Count) -> int:
    """Operations with a division taken as ten products, about what it costs."""
    return c.mul + c.add + 10 * (c.div + c.sqrt)
