"""trace: evaluate a formulation on symbols and keep its graph; choose the cheapest method; count operations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from numbers import Integral
from typing import TYPE_CHECKING, cast

import numpy as np

from isodyn.check import one_of
from isodyn.dynamics.reductions import allowed, reduced
from isodyn.errors import MethodError, ModelError
from isodyn.formulations import charts
from isodyn.formulations.drives import rotor_matrix
from isodyn.formulations.registry import method as method_row
from isodyn.formulations.solve import Inverse
from isodyn.graph.count import Count, count_graph
from isodyn.graph.graph import Graph, finish
from isodyn.graph.node import Context, symbol, symbols
from isodyn.model.loop import Closing
from isodyn.model.quantities import BASE_INPUTS, QUANTITIES, VECTORS, Quantity, base_motion, quantity_row
from isodyn.model.robot import Robot, parameter_shapes, symbol_arrays
from isodyn.model.robot import symbols as robot_symbols
from isodyn.model.tree import FULL, BaseMotion, Tree, reduce_robot, replace_numbers, replace_robot_numbers
from isodyn.renamed import with_old_arguments
from isodyn.spatial import Array, Scalar, zeros

if TYPE_CHECKING:
    from isodyn.dynamics.progressive import ProgressiveSum

CLOSED = {"forward_dynamics", "constraint_forces", "hybrid_dynamics"}  # what loops change
WITHOUT_INERTIA = ("gravity_torque", "potential_energy", "pose", "jacobian", "centre_of_mass")
REFERENCES = ("world-aligned", "local", "world")


def a_robot(robot: object) -> Robot:
    """Return the robot, or raise an error that says how to make one."""
    if not isinstance(robot, Robot):
        raise ModelError(f"expected a Robot, got {type(robot).__name__} {str(robot)[:40]!r}; isodyn.load(name or file) makes one")
    return robot


@with_old_arguments
def trace(
    robot: Robot,
    method: str | None,
    quantity: str,
    *,
    reduce: Sequence[str] = (),
    parameters: Sequence[str] = (),
    friction: bool = True,
    motors: bool | str = True,
    wrench_frames: Sequence[str] = (),
    frame: str | None = None,
    reference: str = REFERENCES[0],
    at_rest: bool = False,
    actuators: Sequence[str] | None = None,
    prescribed: Sequence[str] | None = None,
    partition: Closing | None = None,
) -> Graph:
    """Return the operation graph of a quantity by a method (None: the one with the fewest operations).

    reduce         names of model simplifications: "frames", "base-parameters", "factoring" (see dynamics/reductions.py)
    parameters     names of model parameters that become inputs (see Robot.parameters)
    motors         True: include rotor inertia at the joints; "full": rotors given as bodies spin on their links (see compile)
    wrench_frames  frames with an external wrench; each becomes an input "wrench:<frame>" of shape (6,)
    frame          for pose and jacobian; None: the only tip
    reference      for jacobian: "world-aligned", "local" or "world"
    at_rest        True: qd is zero; terms in qd vanish from the graph
    actuators      for inverse dynamics: joints (or single DOFs) with a motor; None: every joint of the open tree
    prescribed     for hybrid dynamics: joints (or single DOFs) with prescribed acceleration
    partition      choice of dependent coordinates of the loops (dynamics/closing.py), for robots with symbols; None: chosen from
                   the numbers of the robot
    """
    return traced(
        robot,
        method,
        quantity,
        reduce,
        parameters,
        friction,
        motors,
        wrench_frames,
        frame,
        reference,
        at_rest,
        actuators,
        prescribed,
        partition,
    )


def traced(
    robot: Robot,
    method: str | None,
    quantity: str,
    reduce: Sequence[str],
    parameters: Sequence[str],
    friction: bool,
    motors: bool | str,
    loads: Sequence[str],
    frame: str | None,
    reference: str,
    still: bool,
    actuators: Sequence[str] | None,
    motion: Sequence[str] | None,
    closing: Closing | None = None,
    masses: Sequence[str] = (),
    kept: ProgressiveSum | None = None,
) -> Graph:
    """Implement `trace`.

    masses   parameters that may be 0 at run time: a joint that then moves no mass has zero acceleration
    kept     for the method "screw": link terms of earlier graphs, to be reused
    """
    robot, row = a_robot(robot), quantity_row(quantity)
    if row.loops and not robot.loops:
        raise MethodError(f"robot {robot.name!r} has no loops, so {quantity} has nothing to say; give it some with with_loops")
    if "tau" in row.inputs:
        from isodyn.model.base import check_floating  # here: a first call starts sooner without it

        check_floating(robot)
    reduce = allowed(reduce, quantity)
    method = method or cheapest_method(robot, quantity, reduce, motors)
    cancel = any(joint.is_manifold for joint in robot.joints)
    context = Context(cancel=cancel) if kept is None else kept.context(cancel)
    inputs, tree = _inputs(context, robot, row, parameters, friction, motors, loads)
    arguments = [zeros(robot.n) if still and name == "qd" else inputs[name] for name in row.inputs]
    extra = _extra(robot, row, inputs, frame, reference)
    if quantity == "hybrid_dynamics":
        extra = (*extra, _places_of_motion(robot, motion))
    driven = None
    if actuators is not None and quantity == "inverse_dynamics":
        from isodyn.dynamics.closing import actuator_places, loops_of  # here: a first call starts sooner without it

        driven = actuator_places(robot, actuators)
        tree = replace(tree, closing=(closing or loops_of(robot).driven_by(driven)) if robot.loops else None)
    elif tree.closing is not None and CLOSED & {row.key, row.source}:
        from isodyn.dynamics.closing import loops_of  # likewise

        tree = replace(tree, closing=(closing or loops_of(robot).closing)._replace(loops=tree.closing.loops))
    centres = method_row(method).asks_for_mass_centres(_formula_of(method, row, tree)) or _has_small(tree)
    tree = reduced(tree, reduce, centres=centres, free=row.key == "forward_dynamics")
    if masses:
        tree = _with_masses_that_vanish(tree, context, masses)
    outputs = _outputs(tree if kept is None else kept.around(tree), method, row, arguments, extra, driven)
    graph = finish(context, inputs, outputs, f"{robot.name}_{method}_{quantity}")
    if kept is not None:
        kept.finished(quantity, outputs)
    if masses:
        from isodyn.graph.passes import guarded  # here: most calls do without

        graph = guarded(graph, masses)
    if "factoring" not in reduce:
        return graph
    from isodyn.graph.passes import factored  # here: a first call starts sooner without it

    return factored(graph, offline=parameters)


def _with_masses_that_vanish(tree: Tree, context: Context, masses: Sequence[str]) -> Tree:
    from isodyn.graph.passes import Vanishing  # likewise

    vanishes = Vanishing(context, masses)
    return replace(tree, vanishes=vanishes, whole=tree.whole and replace(tree.whole, vanishes=vanishes))


def _places_of_motion(robot: Robot, motion: Sequence[str] | None) -> tuple[int, ...]:
    """Return the indices in qdd of the prescribed joints of hybrid dynamics."""
    if motion is None:
        raise MethodError(
            "hybrid_dynamics asks which joints have known accelerations: isodyn.compile(robot, prescribed=[joints]).hybrid_dynamics"
        )
    from isodyn.dynamics.closing import led_places  # here: a first call starts sooner without it

    return led_places(robot, motion)


def trace_with_numbers(
    robot: Robot, method: str, quantity: str, *, merging: bool = False, frame: str | None = None, read: int = 0
) -> tuple[Graph, Array, Array]:
    """Return a graph in which the robot's numbers are inputs and not folded into constants, for bounds on rounding errors.

    A kernel contains products of the robot's numbers as constants; here they stay operations.
    merging   True: use the numbers of the user's links and joints, so that merging of fixed links also rounds
    read      how often each number was rounded before, for example by a program that reads it from text
    Returns the graph, with all numbers in its input "numbers" (k,); the numbers; and the rounding error of each.
    """
    context, row = Context(keep_roundings=True), quantity_row(quantity)
    inputs, tree = _inputs(context, a_robot(robot), row, (), True, True, ())
    numbers, unit = list[tuple[float, float]](), float(np.finfo(float).eps) / 2

    def make(number: float, error: float) -> Scalar:
        numbers.append((number, error + read * unit * abs(number)))
        return context.symbol(f"numbers[{len(numbers) - 1}]")

    if merging:
        tree = reduce_robot(replace_robot_numbers(robot, make, rounded=read * unit))
    tree = replace_numbers(tree, make)
    arguments, extra = list(inputs.values()), _extra(robot, row, inputs, frame, REFERENCES[0])
    inputs["numbers"] = context.symbols("numbers", len(numbers))
    name = f"{robot.name}_{method}_{quantity}_with_numbers"
    graph = finish(context, inputs, _outputs(tree, method, row, arguments, extra), name)
    values, errors = np.array(numbers, dtype=float).reshape(-1, 2).T
    return graph, values, errors


class ExactTrace:
    """Quantities of a robot as expressions in one context, with the robot's numbers as inputs, so that they can be decimals.

    inputs    the vectors q, qd, qdd
    numbers   values of the inputs "numbers[k]"
    tree      the tree for the formulations
    """

    def __init__(self, robot: Robot, *, friction: bool = True, motors: bool | str = True):
        self.robot, self.context = robot, Context(cancel=any(joint.is_manifold for joint in robot.joints))
        self.inputs = {name: self.context.symbols(name, robot.nq if name == "q" else robot.n) for name in VECTORS[:3]}
        self.numbers: dict[str, float] = {}
        names: dict[float, str] = {}

        def make(number: float, error: float) -> Scalar:
            name = names.setdefault(float(number), f"numbers[{len(names)}]")
            self.numbers[name] = float(number)
            return self.context.symbol(name)

        replaced = replace_robot_numbers(robot, make)
        self.tree = reduce_robot(replaced, motors=motors, friction=friction).mapped(self.context.adopt)

    def of(self, quantity: str, method: str | None = None, *, tree: Tree | None = None) -> Array:
        """Return a quantity by a method; None: one with few operations.

        tree   another tree of the same context, such as a reduced one
        """
        row = quantity_row(quantity)
        arguments = [self.inputs[name] for name in row.inputs]
        loads: tuple[object, ...] = ({},) if row.loads else ()
        (found,) = _outputs(tree or self.tree, method or row.cheapest.method, row, arguments, loads).values()
        return found


@with_old_arguments
def count(
    robot: Robot | int,
    method: str | None,
    quantity: str,
    *,
    reduce: Sequence[str] = (),
    friction: bool = True,
    motors: bool | str = True,
    wrench_frames: Sequence[str] = (),
    frame: str | None = None,
    reference: str = REFERENCES[0],
    at_rest: bool = False,
) -> Count:
    """Return the operation count of a quantity by a method for this robot; parameter-only work is not counted.

    With a number n: for the general n-revolute arm with symbols for all parameters, as papers count.  Options as in `trace`.
    """
    robot, names = _with_symbols(robot)
    graph = trace(
        robot, method, quantity, reduce=reduce, parameters=names, friction=friction, motors=motors,
        wrench_frames=wrench_frames, frame=frame, reference=reference, at_rest=at_rest,
    )  # fmt: skip
    return count_graph(graph, offline=names)


def counted_graph(
    robot: Robot | int,
    method: str | None,
    quantity: str,
    *,
    reduce: Sequence[str] = (),
    friction: bool = True,
    at_rest: bool = False,
) -> tuple[Graph, tuple[str, ...]]:
    """Return (graph, names of its parameter inputs) for `count`."""
    robot, names = _with_symbols(robot)
    return trace(robot, method, quantity, reduce=reduce, parameters=names, friction=friction, at_rest=at_rest), names


def _with_symbols(robot: Robot | int) -> tuple[Robot, tuple[str, ...]]:
    """Return the robot, or the general arm with this number of joints, and the names of the symbols among its parameters."""
    if isinstance(robot, Integral) and not isinstance(robot, bool):
        robot = general_arm(int(robot))
    robot = a_robot(robot)
    return robot, tuple(robot_symbols(robot))


@lru_cache(maxsize=32)
def general_arm(n: int) -> Robot:
    """Return the serial arm of n revolute joints that papers count on: modified DH with symbols a, d, alpha, m, c and I.

    As in the papers, frame 0 is at joint 1, gravity is along z_0, and inertias are full.
    """
    if n < 1:
        raise ModelError(f"a general arm has at least one joint, got {n}")

    def after_first(name: str) -> list[Scalar]:
        row: Array = symbols(name, n)
        return [0.0, *row[1:]]

    return Robot.from_dh(
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
    context: Context,
    robot: Robot,
    row: Quantity,
    parameters: Sequence[str],
    friction: bool,
    motors: bool | str,
    loads: Sequence[str],
) -> tuple[dict[str, Array], Tree]:  # fmt: skip
    """Return the input symbols by name, and the tree with symbols for its parameters."""
    if loads and not row.loads:
        raise MethodError(f"{row.key} takes no outside wrench")
    inputs = {name: context.symbols(name, robot.nq if name == "q" else robot.n) for name in row.inputs}
    base = base_inputs(context, robot, row)
    inputs |= base | wrenches(context, loads)
    symbols_of_robot = robot_symbols(robot)
    shapes = parameter_shapes(robot, parameters) if parameters or symbols_of_robot else {}
    for name in parameters:
        if name in inputs or name in VECTORS or name.startswith("wrench:"):
            raise ModelError(f"the parameter {name!r} has the name of an input of {row.key}; give the symbol another name")
        inputs[name] = context.symbols(name, shapes[name] or (1,))
    free = set(symbols_of_robot) - set(parameters) - {x.name for name in parameters for x in inputs[name].flat}
    if free:
        raise ModelError(
            f"robot {robot.name!r} has symbols without a value: {', '.join(sorted(free))}; "
            "name them in parameters= or use with_parameters"
        )
    values = {name: inputs[name] if shapes[name] else inputs[name][0] for name in parameters}
    tree = reduce_robot(robot.with_parameters(values) if values else robot, motors=motors, friction=friction)
    tree = tree.mapped(context.adopt)
    return inputs, replace(tree, motion=_base_motion(base)) if base else tree


def symbol_inputs(context: Context, robot: Robot) -> dict[str, Array]:
    """Return the robot's symbols as graph inputs by name, arrays whole; every symbol must be a parameter."""
    arrays = {name: context.symbols(name, values.shape) for name, values in symbol_arrays(robot).items()}
    entries = {x.name for values in arrays.values() for x in values}
    alone = {name: np.array([context.symbol(name)], dtype=object) for name in robot_symbols(robot) if name not in entries}
    return alone | arrays


def base_inputs(context: Context, robot: Robot, row: Quantity) -> dict[str, Array]:
    """Return the inputs "base:pose" (12,), "base:twist" (6,), "base:acceleration" (6,) of a prescribed base, as far as needed."""
    if not robot.moving_base:
        return {}
    if not row.base:
        others = ", ".join(key for key, other in QUANTITIES.items() if other.base)
        raise MethodError(
            f"robot {robot.name!r} has a moving base, for which there is no {row.key} (there are {others}); "
            "with_base('floating') or with_base('fixed') has it"
        )
    return {f"base:{name}": context.symbols(f"base:{name}", BASE_INPUTS[name]) for name in base_motion(row)}


def _base_motion(given: Mapping[str, Array]) -> BaseMotion:
    rest = zeros(6)
    twist, acceleration = (given.get(f"base:{name}", rest) for name in ("twist", "acceleration"))
    return BaseMotion(given["base:pose"].reshape(3, 4), twist, acceleration)


def wrenches(context: Context, loads: Sequence[str]) -> dict[str, Array]:
    """Return inputs "wrench:<frame>" (6,): external force, then moment, at each frame, in its axes [N], [N m]."""
    return {f"wrench:{frame}": context.symbols(f"wrench:{frame}", 6) for frame in loads}


def _extra(robot: Robot, row: Quantity, inputs: Mapping[str, Array], frame: str | None, reference: str) -> tuple[object, ...]:
    """Return the arguments of a formula besides its vectors."""
    if row.loads:
        return ({name.removeprefix("wrench:"): array for name, array in inputs.items() if name.startswith("wrench:")},)
    if not row.options:
        return ()
    frame = robot.only_tip("name the one you mean: frame=...") if frame is None else frame
    given = {"frame": frame, "reference": one_of("reference", reference, REFERENCES)}
    return tuple(given[name] for name in row.options)


def _outputs(
    tree: Tree, method: str, row: Quantity, arguments: list[Array], extra: tuple[object, ...], driven: Sequence[int] | None = None
) -> dict[str, Array]:
    if _has_small(tree) and row.key not in WITHOUT_INERTIA:
        from isodyn.dynamics import motion_only  # here: most robots have their whole inertia

        return motion_only.outputs(tree, method, row, arguments, extra, _gradient)
    source = _formula_of(method, row, tree)
    formula = method_row(method).formula(source)
    if driven is not None:
        from isodyn.formulations.loops import actuated_inverse_dynamics  # likewise

        formula = actuated_inverse_dynamics(cast("Inverse", formula), driven)
    positions, *rest = arguments
    at_state, q = tree.centred(positions)
    at_state = tree.around(at_state)
    if row.derivation == "christoffel" and source != row.key:
        M = np.asarray(formula(at_state, q), dtype=object)
        links = M - rotor_matrix(tree) if tree.charts else M
        return {row.key: charts.christoffel(tree, links, _slopes(tree, M, positions), *rest)}
    found = formula(at_state, q, *rest, *extra)
    if isinstance(found, tuple):
        return dict(zip(row.outputs, found, strict=True))
    values = np.asarray(found, dtype=object)
    if row.derivation == "gradients":
        by_q, *names = row.outputs
        return {by_q: _slopes(tree, values, positions)} | {name: _gradient(values, a) for name, a in zip(names, rest, strict=True)}
    return {row.key: values}


def _has_small(tree: Tree) -> bool:
    """True if some joints are excluded from the inertia (dynamics/motion_only.py)."""
    return any(body.small for body in (tree.whole or tree).bodies)


def _formula_of(method: str, row: Quantity, tree: Tree) -> str:
    """Return the quantity whose formula computes this one: itself, or the one it is the derivative of."""
    closed = tree.closing is not None and row.source in CLOSED
    own = row.key in method_row(method).quantities and not (closed and row.derivation == "gradients")
    if tree.spins and row.common:
        raise MethodError(f'there is no {row.key} with motors="full"; take {row.common}, whose product with qd is the same')
    own = own and not (tree.spins and row.derivation in ("christoffel", "gradients"))  # a method's own are of links alone
    return row.key if own or not row.differentiated else row.differentiated


def _slopes(tree: Tree, values: Array, q: Array) -> Array:
    """Return d values / d q, with one more axis of n entries, by forward-mode differentiation."""
    slopes = _gradient(values, q)
    return slopes @ charts.tangents(tree, q) if tree.charts else slopes


def _gradient(values: Array, x: Array) -> Array:
    """Return d values / d x, with one more axis."""
    from isodyn.graph.derivative import jacobian  # here: most quantities start without it

    return jacobian(values, list(x))


def cheapest_method(robot: Robot, quantity: str, reduce: Sequence[str] = (), motors: bool | str = True) -> str:
    """Return the method with about the fewest operations for this quantity and number of joints, after the reductions.

    The row of the quantity names it, so that the choice is free.  Methods are counted only where they are close and counting is
    quick: the forward dynamics of small arms (prismatic joints decide), the inertia matrix, and gravity (planar arms are cheapest
    in base axes).  A test counts every method on the catalogue: none is cheaper than the choice by more than an eighth, except the
    torques of a SCARA by balafoutis-patel, by eleven operations.
    """
    row = quantity_row(quantity)
    spun = motors == FULL and any(joint.rotor for joint in robot.joints)
    if row.derivation == "gradients" and row.source is not None and (spun or (row.source in CLOSED and robot.loops)):
        row = quantity_row(row.source)
    best = row.cheapest
    if robot.uncoupled is not robot or robot.loops or spun:  # which articulated bodies do not go through
        return best.method
    if best.rivals and robot.n <= best.counted:
        return min((best.method, *best.rivals), key=lambda method: weight(count(robot, method, row.key, reduce=reduce)))
    larger_than, other = best.beyond
    if robot.n > larger_than and robot.n <= best.charted[0] and any(joint.is_manifold for joint in robot.joints):
        return best.charted[1]
    return other if robot.n > larger_than else best.method


def weight(c: Count) -> int:
    """Return the number of operations, with a division counted as ten products, about its cost."""
    return c.mul + c.add + 10 * (c.div + c.sqrt)
