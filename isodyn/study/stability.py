"""Numerical stability: rounding errors of a quantity by method and number type, measured against a reference of fifty digits.

Compiled kernels of every method run at the same states in float32 and float64.  The reference is the exact robot (agreement.py:
floats of the model are exact fractions, rotations are exactly orthogonal), evaluated by mpmath.  It does not depend on the method,
because the methods agree exactly.  States are first rounded to the coarsest number type, so that all kernels get the same states
and differ by their arithmetic only.

Errors are compared with the condition number of the inertia matrix M.  Forward dynamics that forms M and solves with it has
relative errors up to u cond(M), u the unit roundoff, however accurate M is.  The row FLOOR is the error if M is rounded once and
everything else is exact.

Source: Mata et al. (2002), section 5.1 and Table 5, after Ascher, Pai and Cloutier (1997).
"""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import ArrayLike

from isodyn import check
from isodyn.backends.device import DTYPES
from isodyn.backends.precise import check_installed, error_of, evaluate_precisely, solve_rounded
from isodyn.dynamics.dynamics import compile
from isodyn.dynamics.reductions import allowed
from isodyn.dynamics.trace import a_robot, trace
from isodyn.errors import MethodError, ModelError, ShapeError
from isodyn.formulations.registry import METHODS, methods_for
from isodyn.formulations.registry import method as method_row
from isodyn.graph.count import Count
from isodyn.model.joint import Axis
from isodyn.model.quantities import QUANTITIES
from isodyn.model.robot import Robot, refuse_prescribed_base, without_symbols
from isodyn.motion.trajectory import SLIDE
from isodyn.renamed import with_old_arguments
from isodyn.show.figure import MARKERS, Figure, Picture, Sketch, legend, look, picture_file, plain, plain_log
from isodyn.show.report import OKABE, Report, Reported, Section, picked, robot_section, sources_section
from isodyn.show.table import Table, number
from isodyn.spatial import Array
from isodyn.study.agreement import MOST, ExactRobot, exact_robot, random_states, regular, share, without_attitude_springs
from isodyn.study.speed import host_line

if TYPE_CHECKING:  # Matplotlib is an extra
    from matplotlib.axes import Axes

FLOOR = "M rounded once"  # not a method: the error from rounding M alone
#: Mata et al. (2002), Table 5: method -> (largest, average) difference between double and single precision [rad/s2]
TABLE_5 = {"articulated-body": (0.4976, 0.01324), "composite-body": (1.2922, 0.275063), "gibbs-appell": (0.534002, 0.0087611)}
_MATA = "V. Mata, S. Provenzano, F. Valero, J. I. Cuadrado (2002), section 5.1 and Table 5."

Progress = Callable[[str], None]


@dataclass(frozen=True, eq=False)
class Accuracy:
    """A quantity by one method in one number type.

    method, dtype
    value   (N, ...)  the kernel's result, as float64
    error   (N, ...)  value - exact, subtracted in full precision, then rounded
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
        """(N,) largest absolute error / largest entry of the state."""
        return share(self.absolute, _largest(self.exact))

    @property
    def unit(self) -> float:
        """Unit roundoff u: half the distance from 1 to the next number."""
        return float(np.finfo(self.dtype).eps) / 2

    def to_dict(self) -> dict[str, object]:
        """Plain numbers, without the errors of single states."""
        return {
            "method": self.method,
            "dtype": self.dtype,
            **self.sizes(),
            "largest_by_entry": np.abs(self.error).max(axis=0).tolist(),
            "average_by_entry": np.abs(self.error).mean(axis=0).tolist(),
            "operations": None if self.count is None else self.count.total,
        }

    def sizes(self) -> dict[str, float]:
        """Largest and average error, largest and median relative error, over the states."""
        sizes = (self.absolute.max(), self.absolute.mean(), self.relative.max(), np.median(self.relative))
        return dict(zip(("largest", "average", "largest_relative", "median_relative"), map(float, sizes), strict=True))


@dataclass(frozen=True, eq=False)
class Stability(Reported):
    """Result of `stability`.

    robot, quantity, reduce   robot, quantity and simplifications; friction off
    digits      of the reference
    states      input -> (N, n), rounded to the coarsest number type
    swept       the joint that was swept through its range; "" for other states
    exact       (N, ...)  the reference, rounded to float64
    condition   (N,)      condition number of M in the 2-norm
    scaled      (N,)      the same of M scaled to a unit diagonal; elimination is invariant under this scaling
    rows        one for every number type and method
    notes       remarks
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
        """The row of a method and a number type."""
        rows = {f"{row.method} {row.dtype}": row for row in self.rows}
        return rows[check.one_of("row", f"{method} {dtype}", rows)]

    def plot(self, path: str | os.PathLike[str] | None = None, *, methods: Sequence[str] = (), title: str = "") -> Picture:
        """Plot relative errors and the condition number of M; return the Picture.  Needs Matplotlib (`pip install 'isodyn[plot]'`).

        path      also save the picture to this file, .svg or .png
        methods   only these; empty: all

        Along a sweep, errors and condition number are plotted against the joint; else errors against the condition number.
        """
        target = picture_file(path)
        known = tuple(dict.fromkeys(row.method for row in self.rows))
        for name in methods:
            check.one_of("method", name, known)
        shown = [name for name in known if not methods or name in methods]
        heading = title or f"Rounding of {self.quantity} on {self.robot.name}"
        panels = len(self.dtypes) + bool(self.swept)
        with Sketch(f"stability-{self.robot.name}", heading, height=0.9 + 2.1 * panels) as sketch:
            sketch.axes.remove()
            axes = sketch.figure.subplots(panels, 1, sharex=True, squeeze=False)[:, 0]
            (self._along_sweep if self.swept else self._over_condition)(list(axes), shown)
            axes[0].set_title(plain(heading), fontsize=11)
            sketch.figure.align_ylabels(axes)
            legend(sketch, len(shown))
            return sketch.write(target)

    def to_dict(self) -> dict[str, object]:
        """Everything as plain numbers, lists and text."""
        return {
            "robot": self.robot.name,
            **picked(self, "quantity", "reduce", "digits"),
            "swept": self.swept or None,
            **picked(self, "states", "condition"),
            "scaled_condition": self.scaled.tolist(),
            **picked(self, "exact"),
            "rows": [row.to_dict() | picked(row, "relative") for row in self.rows],
            **picked(self, "notes"),
        }

    def in_units(self, row: Accuracy) -> Array:
        """(N,) relative errors in units of u cond(M), the error that rounding M alone may cause."""
        result: Array = row.relative / (row.unit * self.condition)
        return result

    def report(self) -> Report:
        """Report: errors of every method and number type; for Mata's arm and sweep also his Table 5."""
        tables = (self._error_table(), *([self._mata_table()] if self._is_mata() else []))

        def sections() -> list[Section]:
            figure = Figure(self.plot(), "Relative error of every method and number type, and the condition number of M.")
            found = [Section("errors", tables[0].title, figure, tables[0])]
            found += [Section("mata", table.title, table) for table in tables[1:]]
            return [*found, robot_section(self.robot), sources_section((_MATA, OKABE), self.methods, self.robot)]

        return Report(
            self.robot.name,
            f"Rounding errors: {self.robot.name}",
            f"{self.quantity} at {len(self.condition)} states by {len(self.methods)} methods, against {self.digits} digits.",
            [("Largest condition number of M", number(float(self.condition.max()), 4))],
            sections,
            host_line(),
            f"{self.robot.name}: rounding of {self.quantity} at {len(self.condition)} states",
            tables,
            robot=self.robot,
        )

    def _error_table(self) -> Table:
        """Table with a row for every number type and method, most accurate first."""
        quantity = QUANTITIES[self.quantity]
        units = quantity.units(self.robot)[self.quantity] if quantity.shape == ("n",) else ("SI",)
        unit = f"[{' | '.join(dict.fromkeys(units))}]"
        header = (
            "number type", "method", f"largest error\n{unit}", f"average error\n{unit}", "largest\nrelative", "median\nrelative",
            "largest relative\n/ (u cond M)", "operations",
        )  # fmt: skip
        rows = []
        for dtype in self.dtypes:
            for row in sorted((r for r in self.rows if r.dtype == dtype), key=lambda r: float(np.median(r.relative))):
                sizes = (*row.sizes().values(), float(self.in_units(row).max()))
                rows.append((dtype, row.method, *map(number, sizes), "-" if row.count is None else str(row.count.total)))
        low, high, scaled = (number(x, 4) for x in (self.condition.min(), self.condition.max(), self.scaled.max()))
        notes = [
            f"Reference: {self.digits} digits; errors and relative errors are those of a state's largest entries.",
            f"cond M from {low} to {high}; scaled to a unit diagonal at most {scaled}; u = 2^-24 in float32, 2^-53 in float64.",
        ]
        if self.quantity == "forward_dynamics":
            lost = "the error of any method that solves with M can be this large."
            notes.append(f"{FLOOR}: entries of M rounded once, everything else exact; {lost}")
        return Table(f"Rounding errors of {self.quantity}", header, tuple(rows), (*notes, *self.notes), left=2)

    def _is_mata(self) -> bool:
        """True for the study of Mata's section 5.1: his arm, his 180 steps, his three methods, both precisions."""
        his = self.robot.name == "mata-arm" and self.swept == "joint2" and self.quantity == "forward_dynamics"
        his = his and len(self.condition) == 180 and not self.reduce
        return his and set(self.dtypes) >= {"float32", "float64"} and set(self.methods) >= set(TABLE_5)

    def _mata_table(self) -> Table:
        """Table of the largest and average difference between double and single precision, joint by joint, ours and the paper's."""
        rows = []
        for method, (largest, average) in TABLE_5.items():
            difference = np.abs(self.row(method, "float64").value - self.row(method, "float32").value)
            ours = [number(float(x)) for x in (*difference.max(axis=0), *difference.mean(axis=0))]
            rows.append((method, number(largest), *ours[:2], number(average), *ours[2:]))
        header = (
            "method", "Table 5\nlargest", "ours, joint 1\nlargest", "ours, joint 2\nlargest", "Table 5\naverage",
            "ours, joint 1\naverage", "ours, joint 2\naverage",
        )  # fmt: skip
        notes = (
            "Differences between float64 and float32 in rad/s2.  Table 5 is headed joint 1 and its rows say joint 2: here are "
            "both.",
            "As in the paper, articulated bodies have the smallest errors: they never form M.",
            "Gibbs-Appell has the errors of composite bodies, not of articulated ones: it solves with the same ill-conditioned M.",
        )
        return Table("Mata et al., Table 5", header, tuple(rows), notes)

    def _along_sweep(self, axes: Sequence[Axes], shown: Sequence[str]) -> None:
        own, place = _swept_axis(self.robot, self.swept)
        turns = own.is_revolute
        x = np.degrees(self.states["q"][:, place]) if turns else self.states["q"][:, place]
        for axis, dtype in zip(axes, self.dtypes, strict=False):
            for k, name in enumerate(shown):
                relative = self.row(name, dtype).relative
                label = name if dtype == self.dtypes[0] else None
                axis.plot(x, np.where(relative > 0, relative, np.nan), label=label, linewidth=1.1, **look(k))
            axis.set(ylabel=f"relative error\nin {dtype}", yscale="log")
        axes[-1].plot(x, self.condition, color="0.5")
        axes[-1].set(ylabel="cond M", yscale="log", xlabel=f"{self.swept} [{'deg' if turns else 'm'}]", xlim=(x[0], x[-1]))
        plain_log(axes[-1].yaxis)
        if turns and x[-1] - x[0] > 270:
            axes[-1].set_xticks(range(0, 361, 45))

    def _over_condition(self, axes: Sequence[Axes], shown: Sequence[str]) -> None:
        ends = np.array([self.condition.min(), self.condition.max()])
        for axis, dtype in zip(axes, self.dtypes, strict=True):
            rows = [self.row(name, dtype) for name in shown]
            for k, row in enumerate(rows):
                relative = np.where(row.relative > 0, row.relative, np.nan)
                colour, marker = look(k)["color"], MARKERS[k % len(MARKERS)]
                label = row.method if dtype == self.dtypes[0] else None
                axis.plot(
                    self.condition, relative, linestyle="", color=colour, marker=marker, markersize=3.5, alpha=0.8, label=label
                )  # fmt: skip
            axis.plot(ends, rows[0].unit * ends, color="0.5", linestyle=":", linewidth=1.2)
            axis.annotate("u cond M", (ends[1], rows[0].unit * ends[1]), ha="right", va="bottom", fontsize=8)
            axis.set(ylabel=f"relative error\nin {dtype}", xscale="log", yscale="log")
        axes[-1].set_xlabel("condition number of M")


@with_old_arguments
def stability(
    robot: Robot,
    methods: Iterable[str] | None = None,
    *,
    quantity: str = "forward_dynamics",
    states: int | Mapping[str, ArrayLike] = 64,
    sweep: str | None = None,
    dtypes: Sequence[str] = ("float32", "float64"),
    digits: int = 50,
    reduce: Sequence[str] = (),
    seed: int = 0,
    progress: Progress | None = None,
) -> Stability:
    """Measure rounding errors of a quantity by several methods and number types, and the condition number of M.

    methods    keys as in `isodyn.methods()`; None: all that compute the quantity for this robot
    quantity   one that methods compute by different formulas
    states     number of states, or {"q": (N, n), ...}; missing inputs are zero   [rad|m, ...]
    sweep      joint to sweep through its range (a full revolution without narrower limits) in `states` steps, the other joints
               at zero, at rest and without torques (Mata 5.1); None: random states, with the torques of random accelerations
    dtypes     of the kernels
    digits     of the reference, by mpmath (`pip install 'isodyn[sym]'`)
    reduce     simplifications of the kernels' graphs, as in `isodyn.trace`
    seed       of random states
    progress   called with a short text before every part

    Friction is off: it is discontinuous at rest.  Springs of quaternion and planar joints are left out: the exact reference has no
    angles.
    """
    whole, types = _checked(robot, quantity, dtypes)
    tree = whole.with_loops()  # loops are closed in the same way for every method
    robot = without_attitude_springs(tree)
    digits = check.whole("stability: digits", digits, 20, 1000)
    check_installed()
    say = progress or (lambda words: None)
    names, reductions = _methods(methods, quantity), allowed(reduce, quantity)
    given = _states(robot, quantity, states, sweep, seed)
    coarsest = max(types, key=lambda name: float(np.finfo(name).eps))
    given = {name: np.asarray(array, coarsest).astype(float) for name, array in given.items()}
    if "tau" in QUANTITIES[quantity].inputs and not regular(robot, given["q"]):
        raise ModelError(f"stability: the mass matrix of {robot.name!r} is singular at one of these states; choose others")
    say(f"the reference of {digits} digits")
    numbers_as_symbols = exact_robot(robot)
    exact = _reference(numbers_as_symbols, quantity, given, digits)
    rounded = exact.astype(float)
    M = _reference(numbers_as_symbols, "mass_matrix", given, digits) if quantity == "forward_dynamics" else None
    rows: list[Accuracy] = []
    refused: dict[str, str] = {}
    for dtype in types:
        if M is not None:
            value = solve_rounded(M, M.astype(float).astype(dtype).astype(float), exact, digits)
            rows.append(Accuracy(FLOOR, dtype, value, error_of(value, exact, digits), rounded, None))
        for name in names:
            say(f"{name} in {dtype}")
            try:
                dynamics = compile(robot, method=name, dtype=dtype, friction=False, reduce=reductions, threads=1)
                value = getattr(dynamics, quantity)(*(given[key] for key in QUANTITIES[quantity].inputs))
            except MethodError as error:
                if methods is not None:
                    raise
                refused[name] = str(error)
                continue
            off, count = error_of(value, exact, digits), dynamics.count(quantity)
            rows.append(Accuracy(name, dtype, value.astype(float), off, rounded, count))
    notes = tuple(f"{name} is left out: {why}" for name, why in refused.items())
    if whole.loops:
        notes = (f"The loops of {robot.name} are cut here: results are those of its tree.", *notes)
    if robot is not tree:
        notes = ("Springs of quaternion and planar joints are left out.", *notes)
    condition, scaled = _conditions(compile(robot, threads=1).mass_matrix(given["q"]))
    return Stability(robot, quantity, reductions, digits, given, sweep or "", rounded, condition, scaled, tuple(rows), notes)


def _reference(exact: ExactRobot, quantity: str, states: Mapping[str, Array], digits: int) -> Array:
    """Evaluate a quantity of the exact robot at N states: (N, ...) numbers of `digits` digits."""
    graph = trace(exact.robot, None, quantity, parameters=tuple(exact.numbers), friction=False)
    numbers = {name: [value] for name, value in exact.numbers.items()}
    return evaluate_precisely(graph, {**numbers, **states}, digits)[quantity]


def _conditions(M: Array) -> tuple[Array, Array]:
    """Return condition numbers (N,) of matrices (N, n, n), unscaled and scaled to a unit diagonal."""
    size = np.sqrt(np.einsum("kii->ki", M))
    with np.errstate(divide="ignore", invalid="ignore"):  # a joint that moves no mass has diagonal 0
        scaled = M / size[:, :, None] / size[:, None, :]
    good = np.isfinite(scaled).all(axis=(1, 2))
    result = np.full(len(M), np.inf)
    result[good] = np.linalg.cond(scaled[good])
    return np.linalg.cond(M), result


def _largest(array: Array) -> Array:
    result: Array = np.abs(array).reshape(len(array), -1).max(axis=1, initial=0.0)
    return result


def _checked(robot: Robot, quantity: str, dtypes: Sequence[str]) -> tuple[Robot, tuple[str, ...]]:
    robot = refuse_prescribed_base(a_robot(robot), "stability")
    if not 0 < robot.n <= MOST:
        raise ModelError(f"stability: {robot.name!r} has {robot.n} moving joints; expected 1 to {MOST}")
    without_symbols(robot, where="stability")
    check.one_of("quantity", quantity, QUANTITIES)
    several = [key for key, row in QUANTITIES.items() if methods_for(key) and not row.common and row.derivation != "gradients"]
    if quantity not in several:
        raise MethodError(f"stability: methods have no different formulas for {quantity}; expected one of {', '.join(several)}")
    types = (dtypes,) if isinstance(dtypes, str) else tuple(dtypes)
    for name in types:
        check.one_of("dtype", name, DTYPES)
    if not types or len(set(types)) != len(types):
        raise ShapeError(f"stability: dtypes: expected one or more different names of {', '.join(DTYPES)}, got {dtypes!r}")
    return robot, types


def _methods(given: Iterable[str] | None, quantity: str) -> tuple[str, ...]:
    if given is None:
        return methods_for(quantity)
    names = (given,) if isinstance(given, str) else tuple(given)
    if not names:
        raise ModelError("stability: methods is empty; omit it to take all")
    for name in names:
        method_row(name).formula(quantity)
    return tuple(key for key in METHODS if key in names)


def _states(robot: Robot, quantity: str, given: int | Mapping[str, ArrayLike], joint: str | None, seed: int) -> dict[str, Array]:
    """Input -> (N, n), finite."""
    inputs = QUANTITIES[quantity].inputs
    if isinstance(given, Mapping):
        if joint is not None:
            raise ShapeError("stability: pass either sweep= or arrays as states=, not both")
        return _own_states(robot, inputs, given)
    count, seed = check.whole("stability: states", given, 1), check.whole("stability: seed", seed, 0)
    if joint is None:
        found = random_states(robot, count, seed, resting=0, friction=False)
        return {name: found[name] for name in inputs}
    return {name: np.zeros((count, robot.n)) for name in inputs} | {"q": swept(robot, joint, count)}


def swept(robot: Robot, joint: str, steps: int) -> Array:
    """Return q (steps, nq): a joint, or one DOF of a joint, swept through its range, the others at their neutral position.

    A revolute joint without limits makes a full revolution from 0, end excluded; a prismatic joint without limits moves 0.1 m.
    """
    axis, place = _swept_axis(robot, joint)
    limits, turns = axis.limits, axis.is_revolute
    q = np.tile(robot.neutral(), (steps, 1))
    if turns and limits.upper - limits.lower >= 2 * math.pi:
        q[:, place] = 2 * math.pi * np.arange(steps) / steps
    elif math.isfinite(limits.upper - limits.lower):
        q[:, place] = np.linspace(limits.lower, limits.upper, steps)
    else:
        q[:, place] = np.linspace(0.0, SLIDE, steps)
    return q


def _swept_axis(robot: Robot, joint: str) -> tuple[Axis, int]:
    """Return the axis of this name and its index in q; quaternion and planar joints have none."""
    known = {
        axis.name: (axis, place) for axis, place in zip(robot.dofs, robot.velocity_to_position_index, strict=True) if place >= 0
    }
    return known[check.one_of("joint", joint, known)]


def _own_states(robot: Robot, inputs: Sequence[str], given: Mapping[str, ArrayLike]) -> dict[str, Array]:
    for name in given:
        check.one_of("input", name, inputs)
    try:
        arrays = {name: np.asarray(value, dtype=float) for name, value in given.items()}
    except (TypeError, ValueError) as error:
        raise ShapeError(f"stability: states: expected arrays of real numbers ({error})") from None
    sizes = {name: robot.nq if name == "q" else robot.n for name in inputs}
    counts = {len(array) if array.ndim == 2 and array.shape[1] == sizes[name] else 0 for name, array in arrays.items()}
    if len(counts) != 1 or not (count := counts.pop()):
        found = ", ".join(f"{name} {array.shape}" for name, array in arrays.items()) or "nothing"
        expected = f"(N, {robot.n})" if robot.nq == robot.n else f"(N, {robot.nq}) of q and (N, {robot.n}) of the rest"
        raise ShapeError(f"stability: states: expected the shape {expected}, got {found}")
    if not all(np.isfinite(array).all() for array in arrays.values()):
        raise ShapeError("stability: states contain numbers that are not finite")
    rest: dict[str, Array] = {name: np.zeros((count, sizes[name])) for name in inputs}
    return rest | {"q": np.tile(robot.neutral(), (count, 1))} | arrays
