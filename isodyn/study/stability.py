"""stability: how much of a quantity rounding takes away, by method and number type, against a reference of fifty digits.

Compiled kernels of every method are run at the same states in float32 and float64.  The reference is the robot's exact twin
(exactly.py: every number of the model is precisely the float it is, every rotation precisely a rotation), evaluated by mpmath; it
does not depend on a method, because the methods agree exactly.  States are rounded to the coarsest number type first, so that all
see the same ones and only arithmetic makes the difference.

Beside the errors stands the condition number of the inertia matrix M.  A forward dynamics that forms M and solves with it loses up
to u cond(M) of its digits, u the unit roundoff, however well M was computed: the row FLOOR shows what is lost when M is rounded
once and everything else is exact.

Source: Mata et al. (2002), section 5.1 and Table 5, after Ascher, Pai and Cloutier (1997).
"""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from numbers import Integral
from typing import Any

import numpy as np

from isodyn.backends.device import DTYPES
from isodyn.backends.precise import check_installed, error_of, evaluate_precisely, solve_rounded
from isodyn.dynamics.dynamics import compile
from isodyn.dynamics.reductions import allowed
from isodyn.dynamics.trace import a_robot, trace
from isodyn.errors import MethodError, ModelError, ShapeError, UnknownNameError
from isodyn.formulations.registry import METHODS, QUANTITIES, methods_for
from isodyn.formulations.registry import method as method_row
from isodyn.graph.count import Count
from isodyn.model.robot import Robot
from isodyn.model.robot import symbols as robot_symbols
from isodyn.motion.trajectory import SLIDE
from isodyn.show.table import Table
from isodyn.spatial import Array
from isodyn.study.agreement import regular
from isodyn.study.exactly import Twin, twin
from isodyn.study.study import MOST

FLOOR = "M rounded once"  # not a method: what is lost before one begins

Progress = Callable[[str], None]


@dataclass(frozen=True, eq=False)
class Accuracy:
    """A quantity by one method in one number type.

    method, dtype
    value   (N, ...)  what the kernel gives, as float64
    error   (N, ...)  value - exact, subtracted before it is rounded
    exact   (N, ...)  the reference, rounded to float64
    count             operations of the kernel; None for FLOOR
    """

    method: str
    dtype: str
    value: Array
    error: Array
    exact: Array
    count: Count | None

    @property
    def absolute(self) -> Array:
        """(N,) largest absolute error of a state's entries."""
        return _largest(self.error)

    @property
    def relative(self) -> Array:
        """(N,) the same over the state's largest entry."""
        size, scale = self.absolute, _largest(self.exact)
        return np.divide(size, scale, out=np.where(size == 0, 0.0, np.inf), where=scale > 0)

    @property
    def unit(self) -> float:
        """u, half the distance from 1 to the next number."""
        return float(np.finfo(self.dtype).eps) / 2

    def to_dict(self) -> dict[str, object]:
        """Plain numbers, without the course over the states."""
        relative = self.relative
        return {
            "method": self.method,
            "dtype": self.dtype,
            "largest": float(self.absolute.max()),
            "average": float(self.absolute.mean()),
            "largest_relative": float(relative.max()),
            "median_relative": float(np.median(relative)),
            "largest_by_entry": np.abs(self.error).max(axis=0).tolist(),
            "average_by_entry": np.abs(self.error).mean(axis=0).tolist(),
            "operations": None if self.count is None else self.count.total,
        }


@dataclass(frozen=True, eq=False)
class Stability:
    """What was found.

    robot, quantity, reduce   what was computed, friction off
    digits      of the reference
    states      input -> (N, n), as every number type sees them
    swept       the joint that was taken through its range; empty for other states
    exact       (N, ...)  the reference, rounded to float64
    condition   (N,)      condition number of M in the 2-norm
    scaled      (N,)      the same of M with rows and columns scaled to a unit diagonal, to which elimination is blind
    rows        one for every number type and method
    notes       what a reader should know
    """

    robot: Robot
    quantity: str
    reduce: tuple[str, ...]
    digits: int
    states: dict[str, Array]
    swept: str
    exact: Array
    condition: Array
    scaled: Array
    rows: tuple[Accuracy, ...]
    notes: tuple[str, ...] = field(default=())

    @property
    def dtypes(self) -> tuple[str, ...]:
        """The number types."""
        return tuple(dict.fromkeys(row.dtype for row in self.rows))

    @property
    def methods(self) -> tuple[str, ...]:
        """The methods, in the order of the registry."""
        return tuple(dict.fromkeys(row.method for row in self.rows if row.method in METHODS))

    def row(self, method: str, dtype: str = "float32") -> Accuracy:
        """A method in a number type."""
        for row in self.rows:
            if (row.method, row.dtype) == (method, dtype):
                return row
        raise UnknownNameError.of("row", f"{method} {dtype}", [f"{row.method} {row.dtype}" for row in self.rows])

    def tables(self) -> list[Table]:
        """Everything as tables."""
        from isodyn.study.stability_view import error_table, is_mata, mata_table

        return [error_table(self), *([mata_table(self)] if is_mata(self) else [])]

    def __str__(self) -> str:
        head = f"{self.robot.name}: rounding of {self.quantity} at {len(self.condition)} states"
        return "\n\n".join([head, *(table.text() for table in self.tables())])

    def plot(self, path: str | os.PathLike[str] | None = None, *, methods: Sequence[str] = (), title: str = "") -> str:
        """Relative error and condition number as SVG text; needs Matplotlib (`pip install 'isodyn[plot]'`).

        path      a file that ends in .svg or .png, written as well
        methods   only these; empty: all
        """
        from isodyn.study.stability_view import picture

        return picture(self, path, methods, title)

    def to_dict(self) -> dict[str, object]:
        """Everything as plain numbers, lists and text."""
        return {
            "robot": self.robot.name,
            "quantity": self.quantity,
            "reduce": list(self.reduce),
            "digits": self.digits,
            "swept": self.swept or None,
            "states": {name: array.tolist() for name, array in self.states.items()},
            "condition": self.condition.tolist(),
            "scaled_condition": self.scaled.tolist(),
            "exact": self.exact.tolist(),
            "rows": [row.to_dict() | {"relative": row.relative.tolist()} for row in self.rows],
            "notes": list(self.notes),
        }


def stability(
    robot: Robot,
    methods: Iterable[str] | None = None,
    *,
    quantity: str = "forward_dynamics",
    states: int | Mapping[str, Any] = 64,
    sweep: str | None = None,
    dtypes: Sequence[str] = ("float32", "float64"),
    digits: int = 50,
    reduce: Sequence[str] = (),
    seed: int = 0,
    progress: Progress | None = None,
) -> Stability:
    """Rounding errors of a quantity by several methods and number types, and the condition number of M.

    methods    keys as in `isodyn.methods()`; None: all that give the quantity of this robot
    quantity   one that methods give by formulas of their own
    states     how many; or {"q": (N, n), ...}, where what is missing is zero   [rad|m, ...]
    sweep      a joint that is taken through its range, a whole turn where it has no narrower limits, in `states` steps, the other
               joints at zero, at rest and without torques (Mata 5.1); None: random states, torques those of random accelerations
    dtypes     of the kernels
    digits     of the reference, by mpmath (`pip install 'isodyn[sym]'`)
    reduce     reductions of the kernels' graphs, as in `isodyn.trace`
    seed       of random states
    progress   called with a few words before every part

    Friction is off: at rest it jumps.
    """
    robot, types = _checked(robot, quantity, dtypes, digits)
    check_installed()
    say = progress or (lambda words: None)
    names = _methods(methods, quantity)
    reductions = allowed(reduce, quantity)
    given = _states(robot, quantity, states, sweep, seed)
    coarsest = max(types, key=lambda name: float(np.finfo(name).eps))
    given = {name: np.asarray(array, coarsest).astype(float) for name, array in given.items()}
    if "tau" in QUANTITIES[quantity].inputs and not regular(robot, given["q"]):
        raise ModelError(f"stability: the mass matrix of {robot.name!r} is singular at one of these states, so there is no truth")
    say(f"the reference of {digits} digits")
    exact_robot = twin(robot)
    exact = _exactly(exact_robot, quantity, given, digits)
    work = _Measuring(robot, quantity, reductions, given, exact, digits)
    inertia = _exactly(exact_robot, "mass_matrix", given, digits) if quantity == "forward_dynamics" else None
    rows, refused = work.rows(names, types, inertia, say, skip=methods is None)
    notes = tuple(f"{name} is left out: {why}" for name, why in refused.items())
    condition, scaled = _conditions(compile(robot, threads=1).mass_matrix(given["q"]))
    return Stability(robot, quantity, reductions, digits, given, sweep or "", work.rounded, condition, scaled, tuple(rows), notes)


class _Measuring:
    """One quantity at given states, against its exact values."""

    def __init__(
        self,
        robot: Robot,
        quantity: str,
        reduce: tuple[str, ...],
        states: Mapping[str, Array],
        exact: Array,
        digits: int,
    ):
        self.robot, self.quantity, self.reduce, self.states = robot, quantity, reduce, states
        self.exact, self.rounded, self.digits = exact, exact.astype(float), digits

    def rows(
        self, methods: Sequence[str], dtypes: Sequence[str], M: Array | None, say: Progress, *, skip: bool
    ) -> tuple[list[Accuracy], dict[str, str]]:
        """(a row for each type and method, after the floor where there is an M; method -> why it does not take this robot).

        skip   leave such a method out, instead of an error
        """
        found: list[Accuracy] = []
        refused: dict[str, str] = {}
        for dtype in dtypes:
            if M is not None:
                found.append(self.floor(dtype, M))
            for name in methods:
                say(f"{name} in {dtype}")
                try:
                    found.append(self.row(name, dtype))
                except MethodError as error:
                    if not skip:
                        raise
                    refused[name] = str(error)
        return found, refused

    def row(self, method: str, dtype: str) -> Accuracy:
        """The kernel of a method."""
        dynamics = compile(self.robot, method=method, dtype=dtype, friction=False, reduce=self.reduce, threads=1)
        value = getattr(dynamics, self.quantity)(*(self.states[name] for name in QUANTITIES[self.quantity].inputs))
        return self._accuracy(method, dtype, value, dynamics.count(self.quantity))

    def floor(self, dtype: str, M: Array) -> Accuracy:
        """Accelerations solved exactly from the exact M (N, n, n) rounded to a number type."""
        coarse = M.astype(float).astype(dtype).astype(float)
        value = solve_rounded(M, coarse, self.exact, self.digits)
        return self._accuracy(FLOOR, dtype, value, None)

    def _accuracy(self, method: str, dtype: str, value: Array, count: Count | None) -> Accuracy:
        error = error_of(value, self.exact, self.digits)
        return Accuracy(method, dtype, value.astype(float), error, self.rounded, count)


def _exactly(exact_robot: Twin, quantity: str, states: Mapping[str, Array], digits: int) -> Array:
    """A quantity of the twin at N states, (N, ...) numbers of `digits` digits."""
    graph = trace(exact_robot.robot, None, quantity, parameters=tuple(exact_robot.numbers), friction=False)
    numbers = {name: [value] for name, value in exact_robot.numbers.items()}
    return evaluate_precisely(graph, {**numbers, **states}, digits)[quantity]


def _conditions(M: Array) -> tuple[Array, Array]:
    """Condition numbers (N,) of matrices (N, n, n), as they are and with a unit diagonal."""
    size = np.sqrt(np.einsum("kii->ki", M))
    with np.errstate(divide="ignore", invalid="ignore"):  # a joint that moves nothing has no unit diagonal
        scaled = M / size[:, :, None] / size[:, None, :]
    good = np.isfinite(scaled).all(axis=(1, 2))
    result = np.full(len(M), np.inf)
    result[good] = np.linalg.cond(scaled[good])
    return np.linalg.cond(M), result


def _largest(array: Array) -> Array:
    result: Array = np.abs(array).reshape(len(array), -1).max(axis=1, initial=0.0)
    return result


# -- at the door ------------------------------------------------------------------------------------------------------


def _checked(robot: Any, quantity: str, dtypes: Sequence[str], digits: Any) -> tuple[Robot, tuple[str, ...]]:
    robot = a_robot(robot)
    if not 0 < robot.n <= MOST:
        raise ModelError(f"stability: {robot.name!r} has {robot.n} moving joints; expected 1 to {MOST}")
    if free := robot_symbols(robot):
        raise ModelError(f"stability: robot {robot.name!r} has symbols without a value: {', '.join(free)}; use with_parameters")
    if quantity not in QUANTITIES:
        raise UnknownNameError.of("quantity", quantity, QUANTITIES)
    if QUANTITIES[quantity].own or not methods_for(quantity):
        several = ", ".join(key for key, row in QUANTITIES.items() if methods_for(key) and not row.own)
        raise MethodError(f"stability: methods do not share {quantity} by formulas of their own; they do share {several}")
    types = (dtypes,) if isinstance(dtypes, str) else tuple(dtypes)
    for name in types:
        if name not in DTYPES:
            raise UnknownNameError.of("dtype", name, DTYPES)
    if not types or len(set(types)) != len(types):
        raise ShapeError(f"stability: dtypes takes one or more different names of {', '.join(DTYPES)}, got {dtypes!r}")
    if isinstance(digits, bool) or not isinstance(digits, Integral) or not 20 <= int(digits) <= 1000:
        raise ShapeError(f"stability: digits must be a whole number from 20 to 1000, got {digits!r}")
    return robot, types


def _methods(given: Iterable[str] | None, quantity: str) -> tuple[str, ...]:
    if given is None:
        return methods_for(quantity)
    if isinstance(given, str):
        given = (given,)
    names = tuple(given)
    if not names:
        raise ModelError("stability: methods is empty; leave it out to take all")
    for name in names:
        method_row(name).formula(quantity)
    return tuple(key for key in METHODS if key in names)


def _states(robot: Robot, quantity: str, given: int | Mapping[str, Any], joint: str | None, seed: Any) -> dict[str, Array]:
    """Input -> (N, n), finite."""
    inputs = QUANTITIES[quantity].inputs
    if isinstance(given, Mapping):
        if joint is not None:
            raise ShapeError("stability: give a sweep or states of your own, not both")
        return _own_states(robot, inputs, given)
    for name, value, least in (("states", given, 1), ("seed", seed, 0)):
        if isinstance(value, bool) or not isinstance(value, Integral) or value < least:
            raise ShapeError(f"stability: {name} must be a whole number of at least {least}, got {value!r}")
    if joint is None:
        return {name: array for name, array in _random(robot, int(given), int(seed)).items() if name in inputs}
    return {name: np.zeros((int(given), robot.n)) for name in inputs} | {"q": swept(robot, joint, int(given))}


def _random(robot: Robot, states: int, seed: int) -> dict[str, Array]:
    """q, qd, qdd within (-2, 2) and the torques that belong to them, each (states, n)."""
    rng = np.random.default_rng(seed)
    found: dict[str, Array] = {name: rng.uniform(-2, 2, (states, robot.n)) for name in ("q", "qd", "qdd")}
    return found | {"tau": compile(robot, friction=False, threads=1).inverse_dynamics(found["q"], found["qd"], found["qdd"])}


def swept(robot: Robot, joint: str, steps: int) -> Array:
    """q (steps, n): the joint through its range, the others at zero.

    A joint that turns freely goes through a whole turn from 0, whose end is left out; one that slides freely goes 0.1 m.
    """
    if joint not in robot.joint_names:
        raise UnknownNameError.of("joint", joint, robot.joint_names)
    place = list(robot.joint_names).index(joint)
    limits, turns = robot.moving[place].limits, robot.moving[place].turns
    q = np.zeros((steps, robot.n))
    if turns and limits.upper - limits.lower >= 2 * math.pi:
        q[:, place] = 2 * math.pi * np.arange(steps) / steps
    elif math.isfinite(limits.upper - limits.lower):
        q[:, place] = np.linspace(limits.lower, limits.upper, steps)
    else:
        q[:, place] = np.linspace(0.0, SLIDE, steps)
    return q


def _own_states(robot: Robot, inputs: Sequence[str], given: Mapping[str, Any]) -> dict[str, Array]:
    for name in given:
        if name not in inputs:
            raise UnknownNameError.of("input", name, inputs)
    try:
        arrays = {name: np.asarray(value, dtype=float) for name, value in given.items()}
    except (TypeError, ValueError) as error:
        raise ShapeError(f"stability: states must be arrays of real numbers ({error})") from None
    shapes = {array.shape for array in arrays.values()}
    if len(shapes) != 1 or (shape := shapes.pop())[1:] != (robot.n,) or not shape[0]:
        found = ", ".join(f"{name} {array.shape}" for name, array in arrays.items()) or "nothing"
        raise ShapeError(f"stability: states must have one shape (N, {robot.n}), got {found}")
    if not all(np.isfinite(array).all() for array in arrays.values()):
        raise ShapeError("stability: states hold numbers that are not finite")
    return {name: arrays.get(name, np.zeros(shape)) for name in inputs}
