"""Our methods beside what does not share a line with them: the witness (witness.py), and what other programs recorded.

Exactly: the accounts of the witness and the graphs of every method, of the robot's exact twin, modulo 2^61 - 1 (agreement.py).
In numbers: the kernel of the first method against the witness in fifty digits, in units of the bound that the rounding of the
kernel's own operations gives, the merging of fixed links among them.

Quantities are looked at in the order in which one rests on the other, so that the first that parts says where to look.
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
from isodyn.study.agreement import ATTEMPTS, LARGE, Twin, beside, bound_by, share
from isodyn.study.peers import peer_sides
from isodyn.study.recorded import records
from isodyn.study.witness import DECIMALS, DIGITS, Account, account, account_in_digits, products

#: quantity that the witness knows -> what every method shares of it, and where it stands
SHARED_OF = {
    "pose": "joint axes, offsets and origins (model/tree.py, formulations/kinematics.py, spatial.py)",
    "jacobian": "joint axes and what turns or slides (model/tree.py, formulations/kinematics.py)",
    "potential_energy": "gravity, masses and mass centres (merged in model/tree.py; formulations/energy.py)",
    "gravity_torque": "gravity, masses and mass centres (merged in model/tree.py)",
    "kinetic_energy": "inertias (merged in model/tree.py; formulations/energy.py) and rotors (formulations/drives.py)",
    "mass_matrix": "inertias (merged in model/tree.py) and rotors (formulations/drives.py)",
    "coriolis_matrix": "the derivatives of M (dynamics/trace.py, graph/derivative.py)",
    "convective_matrix": "joint motions (formulations/kinematics.py)",
    "bias_torque": "joint motions (formulations/kinematics.py) and friction (formulations/drives.py)",
    "inverse_dynamics": "rotors, friction and loads (formulations/drives.py)",
    "joint_wrenches": "the frames that wrenches are said in (formulations/strobe.py)",
    "forward_dynamics": "rotors, friction and loads (formulations/drives.py)",
    "regressor": "the frames that parameters are said in (formulations/energy.py)",
    "inverse_dynamics_derivatives": "slopes of drives (formulations/drives.py) and derivatives (graph/derivative.py)",
    "forward_dynamics_derivatives": "slopes of drives (formulations/drives.py) and derivatives (graph/derivative.py)",
}
WITNESSED = tuple(SHARED_OF)
SHARED = tuple(key for key in WITNESSED if not methods_for(key) and key != "regressor")  # that all methods have one formula for
#: matrices, of which the witness says what they make of a random vector
_PRODUCTS = (
    "coriolis_matrix",
    "convective_matrix",
    "regressor",
    "inverse_dynamics_derivatives",
    "forward_dynamics_derivatives",
)
#: large ones that certificates look at and comparisons, which are made more often, leave out
BESIDES = _PRODUCTS[2:]
_OF_FRAMES = {"pose": "poses", "jacobian": "jacobians"}  # quantity of a frame -> where an account has it, by link
_FILE = "isodyn/study/witness.py"
_STATES = 8  # at most, that the witness is asked about in numbers
#: bounds are of first order; rotations may be off by 1e-9 (check.rigid_pose), the square of which they leave out
_FIRST_ORDER = 1 + 1e-8


@dataclass(frozen=True)
class Evidence:
    """What the witness says of one quantity.

    asked    the methods that were set beside it, exactly
    apart    those of them that differ from it
    ratio    largest difference of the first method's kernel from it, in units of the rounding bound; nan where not looked at
    place    where they part: a link, a joint, an entry
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
        """Exactly different, or further away than rounding explains."""
        return bool(self.apart) or self.ratio > 1

    @property
    def decided(self) -> bool:
        """Whether anything was looked at, exactly or in numbers."""
        return not self.reason or not math.isnan(self.ratio)

    @property
    def agrees(self) -> bool:
        """Something was looked at, and does not differ."""
        return self.decided and not self.differs

    @property
    def verdict(self) -> str:
        """In a word or two."""
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


def evidence(
    robot: Robot, exact: Twin, inputs: Mapping[str, Array], seed: int, asked: Mapping[str, Sequence[str]] | None = None
) -> tuple[Evidence, ...]:
    """What the witness says of the quantities that it knows, in the order of WITNESSED; nothing of loops.

    inputs   q, qd, qdd, tau (N, n); some of the states are looked at in numbers
    asked    quantity -> the methods that are set beside it, the first of them in numbers too; None: every quantity and method
    """
    if robot.loops:  # of which the witness knows nothing
        return ()
    states = _some(inputs, _STATES if robot.n <= LARGE else 2)
    asked = {quantity: known_to(quantity) for quantity in WITNESSED} if asked is None else asked
    with localcontext() as context:
        context.prec = DIGITS
        return tuple(_evidence(robot, exact, states, seed, asked))


def known_to(quantity: str) -> Sequence[str]:
    """The methods that have a formula for a quantity, or the first where all share one."""
    return methods_for(quantity) or methods_for("inverse_dynamics")[:1]


def _evidence(
    robot: Robot, exact: Twin, states: Mapping[str, Array], seed: int, asked: Mapping[str, Sequence[str]]
) -> Iterator[Evidence]:
    accounts = [account_in_digits(robot, *(states[name][k] for name in ("q", "qd", "qdd"))) for k in range(len(states["q"]))]
    for quantity in WITNESSED:
        if known := asked.get(quantity, ()):
            taken, apart, place, reason = _exactly(exact, quantity, known, seed)
            ratio, worst = _in_numbers(robot, quantity, known[0], states, accounts)
            yield Evidence(quantity, taken, apart, ratio, place or (worst if ratio > 1 else ""), reason)


def seen_again(rows: Sequence[Evidence], exact: Twin, seed: int) -> tuple[Evidence, ...]:
    """The rows, with the methods that part from the witness at another random state too."""
    result = []
    for row in rows:
        _, apart, place, _ = _exactly(exact, row.quantity, row.asked, seed) if row.asked else ((), (), "", "")
        result.append(replace(row, apart=tuple(dict.fromkeys((*row.apart, *apart))), place=row.place or place))
    return tuple(result)


def _some(inputs: Mapping[str, Array], most: int) -> dict[str, Array]:
    """At most so many states, the last two, which are at rest and at zero, among them."""
    count = len(inputs["q"])
    rows = sorted({*range(min(count, max(most - 2, 1))), *range(max(0, count - 2), count)})
    return {name: x[rows] for name, x in inputs.items()}


def _exactly(exact: Twin, quantity: str, methods: Sequence[str], seed: int) -> tuple[tuple[str, ...], tuple[str, ...], str, str]:
    """(methods that take the robot, those that differ from the witness, the first place, why that was not decided)."""
    reason = ""
    for attempt in range(seed, seed + ATTEMPTS):
        try:
            if quantity in _OF_FRAMES:
                return tuple(methods), *_frames(exact, quantity, methods, attempt), ""
            vector, seen = _said(exact, quantity, attempt)
            taken = _taken(exact, quantity, methods, attempt)
            found = {method: _product(exact.residues(method, quantity, attempt), quantity, vector) for method in taken}
        except GraphError as error:
            reason = str(error)
            continue
        if not found:
            return (), (), "", "No method takes the robot with exact rotations."
        apart = tuple(method for method, values in found.items() if values != seen)
        if not apart:
            return tuple(found), (), "", ""
        entry = next(k for k, (a, b) in enumerate(zip(found[apart[0]], seen, strict=True)) if a != b)
        return tuple(found), apart, _entry_name(exact.robot, quantity, entry), ""
    return tuple(methods), (), "", reason


def _taken(exact: Twin, quantity: str, methods: Sequence[str], seed: int) -> list[str]:
    """The methods that take the robot."""
    taken = []
    for method in methods:
        try:
            exact.residues(method, quantity, seed)
        except MethodError:
            continue
        taken.append(method)
    return taken


def _frames(exact: Twin, quantity: str, methods: Sequence[str], seed: int) -> tuple[tuple[str, ...], str]:
    """(methods that differ, at which link) of every link's frame, from the root on."""
    seen: dict[str, Array] = getattr(exact.account(seed), _OF_FRAMES[quantity])
    for link, values in seen.items():
        if exact.residues(methods[0], quantity, seed, frame=link) != [x.value for x in values.flat]:
            return tuple(methods), f"link {link!r}"
    return (), ""


def _said(exact: Twin, quantity: str, seed: int) -> tuple[list[int], list[int]]:
    """(the vector that a matrix is to be multiplied by, or nothing; what the witness says)."""
    if quantity in _PRODUCTS:
        vector, product = exact.products(seed, (quantity,))[quantity]
        return [x.value for x in vector], [x.value for x in product]
    account = exact.account(seed)
    if quantity == "forward_dynamics":
        tau = np.array([exact.residue(x) for x in exact.state("tau", seed)], dtype=object)
        return [], [x.value for x in account.forward_dynamics(tau)]
    return [], [x.value for x in np.ravel(getattr(account, quantity))]


def _product(entries: list[int], quantity: str, vector: list[int]) -> list[int]:
    """Entries of a quantity modulo p; of a matrix, or of several beside each other, times the vector."""
    if not vector:
        return entries
    outputs = len(QUANTITIES[quantity].outputs)
    matrices = np.array(entries, dtype=object).reshape(outputs, -1, len(vector) // outputs)
    return list(beside(list(matrices)) @ vector % P)


def _in_numbers(
    robot: Robot, quantity: str, method: str, states: Mapping[str, Array], accounts: Sequence[Account]
) -> tuple[float, str]:
    """(largest difference of a method's kernel from the witness over its bound, the entry); nan where there is none."""
    if quantity in _PRODUCTS:  # of the first state, which is not at rest: friction has its slopes there
        states, accounts = {name: x[:1] for name, x in states.items()}, accounts[:1]
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
                seen = [_value(a, quantity, states, k, frame) for k, a in enumerate(accounts)]
        except (MethodError, ArithmeticError):
            return math.nan, ""
        found = _ratio(value, np.where(np.isnan(bound), np.inf, bound), seen, accounts)
        largest = int(np.argmax(found.max(axis=0)))
        if found[:, largest].max() > worst:
            worst, place = float(found.max()), f"link {frame!r}" if frame else _entry_name(robot, quantity, largest)
    return worst, place


def _multiplied(
    robot: Robot, quantity: str, states: Mapping[str, Array], value: Array | tuple[Array, ...], bound: Array
) -> tuple[Array, Array, list[Array]]:
    """(the kernel's matrix of one state, its bound, what the witness says), times a random vector, without another rounding."""
    vector, product = products(DECIMALS, robot, {name: x[0] for name, x in states.items()}, 0, (quantity,))[quantity]
    matrix = beside(value if isinstance(value, tuple) else [value])
    finite = np.isfinite(matrix).all()  # Decimal stops at a NaN, which is to be shown
    times = np.frompyfunc(Decimal, 1, 1)(matrix) @ vector if finite else matrix @ vector.astype(float)
    return times, bound @ np.abs(vector.astype(float)), [product]


def _value(seen: Account, quantity: str, states: Mapping[str, Array], k: int, frame: str | None) -> Array:
    if frame:
        found: Array = getattr(seen, _OF_FRAMES[quantity])[frame]
        return found
    if quantity == "forward_dynamics":
        return seen.forward_dynamics(np.array([Decimal(x) for x in states["tau"][k].tolist()], dtype=object))
    return np.asarray(getattr(seen, quantity), dtype=object)


def _ratio(value: Array, bound: Array, seen: Sequence[Array], accounts: Sequence[Account]) -> Array:
    """(N, entries): |value - seen| / (bound + what the witness itself rounds)."""
    own = [Decimal(10) ** (10 - DIGITS) * max(abs(x) for x in (1, *np.ravel(a.mass_matrix), *a.inverse_dynamics)) for a in accounts]
    rows = []
    for ours, room, theirs, unit in zip(value, bound, seen, own, strict=True):
        pairs = zip(np.ravel(ours).tolist(), np.ravel(theirs), strict=True)
        off = np.array([float(abs(Decimal(a) - b)) if math.isfinite(a) else math.inf for a, b in pairs])
        rows.append(share(off, _FIRST_ORDER * np.ravel(room) + float(unit)))
    return np.array(rows)


def _entry_name(robot: Robot, quantity: str, entry: int) -> str:
    row = QUANTITIES[quantity]
    named = {"n": robot.velocity_names, "links": robot.uncoupled.joint_names}  # what an axis of a result counts
    shape = list(zip(row.shape, row.shape_for(robot), strict=True))[: 1 if quantity in _PRODUCTS else None]
    places = np.unravel_index(entry, [size for _, size in shape])
    names = [named[of][k] for (of, _), k in zip(shape, places, strict=True) if isinstance(of, str)]
    return f"joint{'s' if len(names) > 1 else ''} {' and '.join(map(repr, names))}" if names else ""


# -- what is said of it ---------------------------------------------------------------------------------------------------


def table(rows: Sequence[Evidence]) -> Table:
    """A row for each quantity."""
    cells = []
    for row in rows:
        asked = f"{len(row.asked) - len(row.apart)} of {len(row.asked)}" if not row.reason else "-"
        ratio = "-" if math.isnan(row.ratio) else number(row.ratio)
        cells.append((row.quantity, row.verdict, asked, ratio, row.place))
    below = (
        "World axes, d'Alembert, unnormalised quaternions, from the user's links and joints: no line is shared with the methods.",
        "exactly: methods equal to it modulo 2^61 - 1; / bound: the first method's kernel against it in fifty digits.",
        *(
            ["Matrices but M are compared by what they make of a random vector."]
            if any(r.quantity in _PRODUCTS for r in rows)
            else []
        ),
        *(f"{row.quantity}: not decided exactly. {row.reason}" for row in rows if row.reason),
    )
    return Table("The witness", ("quantity", "verdict", "exactly", "/ bound", "parts at"), tuple(cells), below, left=2).filled()


def verdict(rows: Sequence[Evidence], methods_agree: bool, robot: Robot) -> list[str]:
    """What the witness says of a robot, in sentences; where it differs also whose side other programs take."""
    wrong = [row for row in rows if row.differs]
    if not wrong:
        seen, unseen = ([row.quantity for row in rows if row.decided is decided] for decided in (True, False))
        agreed = [f"The witness agrees with every method: {', '.join(seen)}."] if seen else []
        return [*agreed, *([f"Not decided beside the witness: {', '.join(unseen)}."] if unseen else [])]
    first, lines = wrong[0], list[str]()
    if set(first.apart) < set(first.asked) and first.apart:
        for row in wrong:
            right = [method for method in row.asked if method not in row.apart]
            if row.apart:
                lines.append(
                    f"{row.quantity}: the witness agrees with {', '.join(right) or 'none'} and not with {', '.join(row.apart)}."
                )
    else:
        who = (
            "All methods agree with each other, and the witness does not" if methods_agree else "The witness agrees with no method"
        )
        before = ", ".join(row.quantity for row in rows[: rows.index(first)] if row.decided)
        lines.append(
            f"{who}: they part first at {first.quantity}{f' of {first.place}' if first.place else ''}"
            f"{f', after {before} agreed' if before else ''}. Look at what all methods share, {SHARED_OF[first.quantity]}, "
            f"or at the witness ({_FILE})."
        )
    return [*lines, *sides(), *peer_sides(robot)]


@dataclass(frozen=True)
class Record:
    """What another program recorded, beside our methods and the witness: off by so many times what its digits leave open."""

    program: str
    robot: str
    quantity: str
    methods: float
    witness: float

    def __str__(self) -> str:
        return f"{self.program}, {self.quantity} of {self.robot}"


def against_records() -> tuple[Record, ...]:
    """Every record of recorded.py beside the first method that gives the quantity, and beside the witness."""
    found = []
    for row in records():
        robot = without_drives(load(row.robot))
        dynamics = compile(robot, method=(methods_for(row.quantity) or methods_for("inverse_dynamics"))[0])
        ours = getattr(dynamics, row.quantity)(*(row.state[name] for name in QUANTITIES[row.quantity].inputs))
        seen = [account(robot, *(row.state[name][k] for name in ("q", "qd", "qdd"))) for k in range(len(row.value))]
        theirs = [_value(a, row.quantity, row.state, 0, robot.tip if row.quantity == "pose" else None) for a in seen]
        off = (float(share(abs(x - row.value), row.room).max()) for x in (ours, np.array(theirs, dtype=float)))
        found.append(Record(row.program, row.robot, row.quantity, *off))
    return tuple(found)


def sides() -> list[str]:
    """Whom the records of other programs bear out, in a sentence."""
    found = against_records()

    def missed(by: Iterable[Scalar]) -> str:
        return next((str(row) for row, off in zip(found, by, strict=True) if not off <= 1), "")

    ours, witness = missed(row.methods for row in found), missed(row.witness for row in found)
    programs = " and ".join(dict.fromkeys(row.program for row in found))
    if not ours and not witness:
        return [f"The records of {programs} are met by both."]
    if ours and witness:
        return [f"The records of {programs} are met by neither: first missed are {ours} (methods) and {witness} (witness)."]
    good, bad, first = ("methods", "witness", witness) if witness else ("witness", "methods", ours)
    return [f"The records of {programs} bear out the {good}; the {bad} first miss{'es' if bad == 'witness' else ''} {first}."]
