"""Check the methods against code that shares nothing with them: the witness (witness.py), and recorded results of other programs.

Exactly: the witness and the graphs of every method are evaluated for the exact robot, modulo 2^61 - 1 (agreement.py).
Numerically: the kernel of the first method is compared with the witness in fifty digits.  Differences are divided by the rounding
bound of the kernel, which includes merging fixed links.

Quantities are checked in order of dependence, so the first one that differs shows where to look for the error.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal, localcontext

import numpy as np

from isodyn.dynamics.dynamics import compile
from isodyn.errors import GraphError, MethodError
from isodyn.formulations.registry import methods_for
from isodyn.graph.exact import P
from isodyn.model.catalogue import load
from isodyn.model.edits import without_drives
from isodyn.model.quantities import QUANTITIES
from isodyn.model.robot import Robot
from isodyn.show.table import Table, number
from isodyn.spatial import Array, Scalar
from isodyn.study.agreement import ATTEMPTS, LARGE, ExactRobot, bound_by, share, side_by_side
from isodyn.study.peers import peer_verdicts
from isodyn.study.recorded import records
from isodyn.study.witness import DECIMALS, DIGITS, ReferenceValues, products, reference_values, reference_values_in_digits

#: quantity that the witness computes -> code that all methods share for it, with its files
SHARED_PARTS = {
    "pose": "joint axes, offsets and origins (model/tree.py, formulations/kinematics.py, spatial.py)",
    "jacobian": "joint axes and joint types (model/tree.py, formulations/kinematics.py)",
    "potential_energy": "gravity, masses and mass centres (merged in model/tree.py; formulations/energy.py)",
    "gravity_torque": "gravity, masses and mass centres (merged in model/tree.py)",
    "kinetic_energy": "inertias (merged in model/tree.py; formulations/energy.py) and rotors (formulations/drives.py)",
    "mass_matrix": "inertias (merged in model/tree.py) and rotors (formulations/drives.py)",
    "coriolis_matrix": "the derivatives of M (dynamics/trace.py, graph/derivative.py)",
    "convective_matrix": "joint motions (formulations/kinematics.py)",
    "bias_torque": "joint motions (formulations/kinematics.py) and friction (formulations/drives.py)",
    "inverse_dynamics": "rotors, friction and loads (formulations/drives.py)",
    "joint_wrenches": "the frames in which wrenches are expressed (formulations/strobe.py)",
    "forward_dynamics": "rotors, friction and loads (formulations/drives.py)",
    "regressor": "the frames in which parameters are expressed (formulations/energy.py)",
    "inverse_dynamics_derivatives": "slopes of drives (formulations/drives.py) and derivatives (graph/derivative.py)",
    "forward_dynamics_derivatives": "slopes of drives (formulations/drives.py) and derivatives (graph/derivative.py)",
}
WITNESSED = tuple(SHARED_PARTS)
COMMON_FORMULA = tuple(
    key for key in WITNESSED if not methods_for(key) and key != "regressor"
)  # that all methods have one formula for
#: matrices that the witness checks by their product with a random vector
_PRODUCTS = (
    "coriolis_matrix",
    "convective_matrix",
    "regressor",
    "inverse_dynamics_derivatives",
    "forward_dynamics_derivatives",
)
#: large matrices, checked by certificates only
CERTIFICATE_ONLY = _PRODUCTS[2:]
_OF_FRAMES = {
    "pose": "poses",
    "jacobian": "jacobians",
}  # quantity of a frame -> attribute of ReferenceValues with its values by link
_FILE = "isodyn/study/witness.py"
_STATES = 8  # largest number of states of the numerical check
#: bounds are of first order: they leave out the square of the 1e-9 that rotations may be off (check.rigid_pose)
_FIRST_ORDER = 1 + 1e-8


@dataclass(frozen=True)
class ReferenceCheck:
    """Comparison of the methods with the witness for one quantity.

    asked    methods that were compared exactly
    apart    those of them that differ from the witness
    ratio    largest difference of the first method's kernel from the witness / rounding bound; nan if not compared
    place    first difference: a link, a joint, an entry
    reason   why it was not decided exactly
    """

    quantity: str
    asked: tuple[str, ...]
    apart: tuple[str, ...]
    ratio: float
    place: str = ""
    reason: str = ""

    @property
    def differs(self) -> bool:
        """True if a method differs exactly, or numerically by more than the rounding bound."""
        return bool(self.apart) or self.ratio > 1

    @property
    def decided(self) -> bool:
        """True if it was checked exactly or numerically."""
        return not self.reason or not math.isnan(self.ratio)

    @property
    def agrees(self) -> bool:
        """True if it was checked and does not differ."""
        return self.decided and not self.differs

    @property
    def verdict(self) -> str:
        """The result in one or two words."""
        if self.differs:
            return "DIFFERS"
        if not self.decided:
            return "not decided"
        return "to rounding" if self.reason else "exact"

    def to_dict(self) -> dict[str, object]:
        """Plain text and numbers."""
        ratio = self.ratio if math.isfinite(self.ratio) else None
        plain = {"quantity": self.quantity, "verdict": self.verdict, "asked": list(self.asked), "apart": list(self.apart)}
        return {**plain, "ratio_to_bound": ratio, "place": self.place, "reason": self.reason}


def run_checks(
    robot: Robot, exact: ExactRobot, inputs: Mapping[str, Array], seed: int, asked: Mapping[str, Sequence[str]] | None = None
) -> tuple[ReferenceCheck, ...]:
    """Compare methods with the witness for every quantity that it computes, in the order of WITNESSED.

    Robots with loops have none of these checks: see reference_check_loops.

    inputs   q, qd, qdd, tau (N, n); some of these states are compared numerically
    asked    quantity -> methods to compare, the first of them numerically too; None: every quantity and method
    """
    if robot.loops:  # the witness computes trees only
        return ()
    states = _some(inputs, _STATES if robot.n <= LARGE else 2)
    asked = {quantity: methods_to_check(quantity) for quantity in WITNESSED} if asked is None else asked
    with localcontext() as context:
        context.prec = DIGITS
        return tuple(_reference_checks(robot, exact, states, seed, asked))


def methods_to_check(quantity: str) -> Sequence[str]:
    """Return the methods that have a formula for a quantity, or the first method if all share one formula."""
    return methods_for(quantity) or methods_for("inverse_dynamics")[:1]


def _reference_checks(
    robot: Robot, exact: ExactRobot, states: Mapping[str, Array], seed: int, asked: Mapping[str, Sequence[str]]
) -> Iterator[ReferenceCheck]:
    references = [
        reference_values_in_digits(robot, *(states[name][k] for name in ("q", "qd", "qdd"))) for k in range(len(states["q"]))
    ]
    for quantity in WITNESSED:
        if known := asked.get(quantity, ()):
            taken, apart, place, reason = _exactly(exact, quantity, known, seed)
            ratio, worst = _in_numbers(robot, quantity, known[0], states, references)
            yield ReferenceCheck(quantity, taken, apart, ratio, place or (worst if ratio > 1 else ""), reason)


def check_again_at(rows: Sequence[ReferenceCheck], exact: ExactRobot, seed: int) -> tuple[ReferenceCheck, ...]:
    """Repeat the exact checks at another random state; return the rows with methods that differ there added."""
    result = []
    for row in rows:
        _, apart, place, _ = _exactly(exact, row.quantity, row.asked, seed) if row.asked else ((), (), "", "")
        result.append(replace(row, apart=tuple(dict.fromkeys((*row.apart, *apart))), place=row.place or place))
    return tuple(result)


def _some(inputs: Mapping[str, Array], most: int) -> dict[str, Array]:
    """Select at most `most` states, including the last two, which are at rest and at zero."""
    count = len(inputs["q"])
    rows = sorted({*range(min(count, max(most - 2, 1))), *range(max(0, count - 2), count)})
    return {name: x[rows] for name, x in inputs.items()}


def _exactly(
    exact: ExactRobot, quantity: str, methods: Sequence[str], seed: int
) -> tuple[tuple[str, ...], tuple[str, ...], str, str]:
    """Return (methods that support the robot, those that differ from the witness, first difference, reason if undecided)."""
    reason = ""
    for attempt in range(seed, seed + ATTEMPTS):
        try:
            if quantity in _OF_FRAMES:
                return tuple(methods), *_frames(exact, quantity, methods, attempt), ""
            vector, seen = _vector_and_reference(exact, quantity, attempt)
            taken = _methods_that_take(exact, quantity, methods, attempt)
            found = {method: _product(exact.residues(method, quantity, attempt), quantity, vector) for method in taken}
        except GraphError as error:
            reason = str(error)
            continue
        if not found:
            return (), (), "", "No method supports the robot with exact rotations."
        apart = tuple(method for method, values in found.items() if values != seen)
        if not apart:
            return tuple(found), (), "", ""
        entry = next(k for k, (a, b) in enumerate(zip(found[apart[0]], seen, strict=True)) if a != b)
        return tuple(found), apart, _entry_name(exact.robot, quantity, entry), ""
    return tuple(methods), (), "", reason


def _methods_that_take(exact: ExactRobot, quantity: str, methods: Sequence[str], seed: int) -> list[str]:
    """Return the methods that support the robot."""
    taken = []
    for method in methods:
        try:
            exact.residues(method, quantity, seed)
        except MethodError:
            continue
        taken.append(method)
    return taken


def _frames(exact: ExactRobot, quantity: str, methods: Sequence[str], seed: int) -> tuple[tuple[str, ...], str]:
    """Compare the frame of every link, from the root on; return (methods that differ, first link)."""
    seen: dict[str, Array] = getattr(exact.reference_values(seed), _OF_FRAMES[quantity])
    for link, values in seen.items():
        if exact.residues(methods[0], quantity, seed, frame=link) != [x.value for x in values.flat]:
            return tuple(methods), f"link {link!r}"
    return (), ""


def _vector_and_reference(exact: ExactRobot, quantity: str, seed: int) -> tuple[list[int], list[int]]:
    """Return (the random vector of a matrix-vector product, else []; the witness's values) as residues."""
    if quantity in _PRODUCTS:
        vector, product = exact.products(seed, (quantity,))[quantity]
        return [x.value for x in vector], [x.value for x in product]
    reference_values = exact.reference_values(seed)
    if quantity == "forward_dynamics":
        tau = np.array([exact.residue(x) for x in exact.state("tau", seed)], dtype=object)
        return [], [x.value for x in reference_values.forward_dynamics(tau)]
    return [], [x.value for x in np.ravel(getattr(reference_values, quantity))]


def _product(entries: list[int], quantity: str, vector: list[int]) -> list[int]:
    """Return the entries of a quantity modulo p; matrices (or several side by side) are multiplied by the vector."""
    if not vector:
        return entries
    outputs = len(QUANTITIES[quantity].outputs)
    matrices = np.array(entries, dtype=object).reshape(outputs, -1, len(vector) // outputs)
    return list(side_by_side(list(matrices)) @ vector % P)


def _in_numbers(
    robot: Robot, quantity: str, method: str, states: Mapping[str, Array], references: Sequence[ReferenceValues]
) -> tuple[float, str]:
    """Return (largest difference of a method's kernel from the witness / bound, its entry); nan if not comparable."""
    if quantity in _PRODUCTS:  # the first state only; it is not at rest, so friction is differentiable there
        states, references = {name: x[:1] for name, x in states.items()}, references[:1]
    dynamics, arguments = compile(robot, method=method), [states[name] for name in QUANTITIES[quantity].inputs]
    worst, place = 0.0, ""
    for frame in robot.tips if quantity in _OF_FRAMES else (None,):
        try:
            options = {"frame": frame} if frame else {}
            value = getattr(dynamics, quantity)(*arguments, **options)
            bound = bound_by(robot, method, quantity, states, merging=True, frame=frame)
            if quantity in _PRODUCTS:
                value, bound, seen = _multiplied(robot, quantity, states, value, bound)
            else:
                seen = [_value(a, quantity, states, k, frame) for k, a in enumerate(references)]
        except (MethodError, ArithmeticError):
            return math.nan, ""
        found = _ratio(value, np.where(np.isnan(bound), np.inf, bound), seen, references)
        largest = int(np.argmax(found.max(axis=0)))
        if found[:, largest].max() > worst:
            worst, place = float(found.max()), f"link {frame!r}" if frame else _entry_name(robot, quantity, largest)
    return worst, place


def _multiplied(
    robot: Robot, quantity: str, states: Mapping[str, Array], value: Array | tuple[Array, ...], bound: Array
) -> tuple[Array, Array, list[Array]]:
    """Return (kernel matrix times a random vector, its bound, the witness's product) for one state, without further rounding."""
    vector, product = products(DECIMALS, robot, {name: x[0] for name, x in states.items()}, 0, (quantity,))[quantity]
    matrix = side_by_side(value if isinstance(value, tuple) else [value])
    finite = np.isfinite(matrix).all()  # Decimal raises on NaN; floats keep it visible
    times = np.frompyfunc(Decimal, 1, 1)(matrix) @ vector if finite else matrix @ vector.astype(float)
    return times, bound @ np.abs(vector.astype(float)), [product]


def _value(seen: ReferenceValues, quantity: str, states: Mapping[str, Array], k: int, frame: str | None) -> Array:
    if frame:
        found: Array = getattr(seen, _OF_FRAMES[quantity])[frame]
        return found
    if quantity == "forward_dynamics":
        return seen.forward_dynamics(np.array([Decimal(x) for x in states["tau"][k].tolist()], dtype=object))
    return np.asarray(getattr(seen, quantity), dtype=object)


def _ratio(value: Array, bound: Array, seen: Sequence[Array], references: Sequence[ReferenceValues]) -> Array:
    """Return (N, entries): |value - seen| / (bound + rounding of the witness)."""
    own = [
        Decimal(10) ** (10 - DIGITS) * max(abs(x) for x in (1, *np.ravel(a.mass_matrix), *a.inverse_dynamics)) for a in references
    ]
    rows = []
    for ours, room, theirs, unit in zip(value, bound, seen, own, strict=True):
        pairs = zip(np.ravel(ours).tolist(), np.ravel(theirs), strict=True)
        off = np.array([float(abs(Decimal(a) - b)) if math.isfinite(a) else math.inf for a, b in pairs])
        rows.append(share(off, _FIRST_ORDER * np.ravel(room) + float(unit)))
    return np.array(rows)


def _entry_name(robot: Robot, quantity: str, entry: int) -> str:
    row = QUANTITIES[quantity]
    named = {"n": robot.velocity_names, "links": robot.uncoupled.joint_names}  # names along an axis of a result
    shape = list(zip(row.shape, row.shape_for(robot), strict=True))[: 1 if quantity in _PRODUCTS else None]
    places = np.unravel_index(entry, [size for _, size in shape])
    names = [named[of][k] for (of, _), k in zip(shape, places, strict=True) if isinstance(of, str)]
    return f"joint{'s' if len(names) > 1 else ''} {' and '.join(map(repr, names))}" if names else ""


# -- reports ---------------------------------------------------------------------------------------------------


def table(rows: Sequence[ReferenceCheck]) -> Table:
    """Return a table with a row for each quantity."""
    cells = []
    for row in rows:
        asked = f"{len(row.asked) - len(row.apart)} of {len(row.asked)}" if not row.reason else "-"
        ratio = "-" if math.isnan(row.ratio) else number(row.ratio)
        cells.append((row.quantity, row.verdict, asked, ratio, row.place))
    below = (
        "The witness is an independent reference (world axes, d'Alembert, quaternions) that shares no code with the methods.",
        "exactly: methods equal to it modulo 2^61 - 1; / bound: first method's kernel against it in fifty digits.",
        *(
            ["Matrices other than M are compared by their product with a random vector."]
            if any(r.quantity in _PRODUCTS for r in rows)
            else []
        ),
        *(f"{row.quantity}: not decided exactly. {row.reason}" for row in rows if row.reason),
    )
    header = ("quantity", "verdict", "exactly", "/ bound", "first difference at")
    return Table("The witness", header, tuple(cells), below, left=2).filled()


def verdict(rows: Sequence[ReferenceCheck], methods_agree: bool, robot: Robot) -> list[str]:
    """Return sentences on the result; on a difference also which side records and other programs support."""
    wrong = [row for row in rows if row.differs]
    if not wrong:
        seen, unseen = ([row.quantity for row in rows if row.decided is decided] for decided in (True, False))
        agreed = [f"The witness agrees with every method: {', '.join(seen)}."] if seen else []
        return [*agreed, *([f"Not decided against the witness: {', '.join(unseen)}."] if unseen else [])]
    first, lines = wrong[0], list[str]()
    if set(first.apart) < set(first.asked) and first.apart:
        for row in wrong:
            right = [method for method in row.asked if method not in row.apart]
            if row.apart:
                lines.append(
                    f"{row.quantity}: the witness agrees with {', '.join(right) or 'none'} and not with {', '.join(row.apart)}."
                )
    else:
        who = "All methods agree with each other but not with the witness" if methods_agree else "The witness agrees with no method"
        before = ", ".join(row.quantity for row in rows[: rows.index(first)] if row.decided)
        lines.append(
            f"{who}: they differ first at {first.quantity}{f' of {first.place}' if first.place else ''}"
            f"{f', after {before} agreed' if before else ''}. Check the code that all methods share, "
            f"{SHARED_PARTS[first.quantity]}, or the witness ({_FILE})."
        )
    return [*lines, *record_verdicts(), *peer_verdicts(robot)]


@dataclass(frozen=True)
class RecordedComparison:
    """A recorded result compared with our first method and the witness: differences / tolerance of the recorded digits."""

    program: str
    robot: str
    quantity: str
    methods: float
    witness: float

    def __str__(self) -> str:
        return f"{self.program}, {self.quantity} of {self.robot}"


def compare_with_records() -> tuple[RecordedComparison, ...]:
    """Compare every record of recorded.py with the first method that computes the quantity, and with the witness."""
    found = []
    for row in records():
        robot = without_drives(load(row.robot))
        dynamics = compile(robot, method=(methods_for(row.quantity) or methods_for("inverse_dynamics"))[0])
        ours = getattr(dynamics, row.quantity)(*(row.state[name] for name in QUANTITIES[row.quantity].inputs))
        seen = [reference_values(robot, *(row.state[name][k] for name in ("q", "qd", "qdd"))) for k in range(len(row.value))]
        theirs = [_value(a, row.quantity, row.state, 0, robot.tip if row.quantity == "pose" else None) for a in seen]
        off = (float(share(abs(x - row.value), row.room).max()) for x in (ours, np.array(theirs, dtype=float)))
        found.append(RecordedComparison(row.program, row.robot, row.quantity, *off))
    return tuple(found)


def record_verdicts() -> list[str]:
    """Return a sentence: do the records of other programs agree with the methods, the witness, both or neither?"""
    found = compare_with_records()

    def missed(by: Iterable[Scalar]) -> str:
        return next((str(row) for row, off in zip(found, by, strict=True) if not off <= 1), "")

    ours, witness = missed(row.methods for row in found), missed(row.witness for row in found)
    programs = " and ".join(dict.fromkeys(row.program for row in found))
    if not ours and not witness:
        return [f"The records of {programs} agree with both."]
    if ours and witness:
        return [f"The records of {programs} agree with neither: first differences at {ours} (methods), {witness} (witness)."]
    good, bad, first = ("methods", "witness", witness) if witness else ("witness", "methods", ours)
    return [f"The records of {programs} agree with the {good}; the {bad} first differ{'s' if bad == 'witness' else ''} at {first}."]
