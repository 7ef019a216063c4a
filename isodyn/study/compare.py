"""compare: every method for every quantity that several methods give: agreement, operations, time, and curves against n.

Agreement is decided twice: exactly, modulo 2^61 - 1 (exactly.py), and by the kernels' numbers in units of the rounding bound that
the reference interpreter derives (agreement.py).  The registry says who gives what; nothing here knows a method by name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from numbers import Integral

import numpy as np

from isodyn.counts.crossings import Checked, check, claims_about
from isodyn.counts.curves import PARTS, Curve, curve
from isodyn.dynamics.dynamics import Dynamics, compile
from isodyn.dynamics.trace import a_robot
from isodyn.errors import MethodError, ModelError, ShapeError, UnknownNameError
from isodyn.formulations.registry import METHODS, QUANTITIES, methods_for
from isodyn.model.robot import Robot
from isodyn.spatial import Array
from isodyn.study.agreement import COMMON, Values, against, common, regular, values_by
from isodyn.study.comparison import COMPARED, NOT_OFFERED, REFUSED, TOO_LONG, Cell, Comparison
from isodyn.study.exactly import UNDECIDED, Exact, exactly, twin
from isodyn.study.speed import batch_call
from isodyn.study.study import MOST, host_line
from isodyn.study.timing import in_turn

LARGE = 12  # joints up to which nothing is too long
LONGEST = 50_000  # operations beyond which compiling one quantity takes many seconds
BATCH = 10_000  # states that are timed together
ROUNDS = 9

Progress = Callable[[str], None]


def compare(
    robot: Robot,
    *,
    methods: Iterable[str] | None = None,
    quantities: Iterable[str] | None = None,
    states: int = 64,
    seed: int = 0,
    speed: bool = True,
    curves: bool = True,
    progress: Progress | None = None,
) -> Comparison:
    """Compare the methods on a robot: agreement, operations, time, and operations against n for the general arm.

    methods      keys as in `isodyn.methods()`; None: all of them
    quantities   keys as in `isodyn.count`; None: those that at least two methods give by formulas of their own
    states       how many random states the numbers are compared at; the last two are at rest and at zero
    speed        whether to time every method, one thread, in batches of 10 000 states, all taking turns
    curves       whether to count the general n-revolute arm for many n, and check what the sources claim about it
    progress     called with a few words before every part

    Ctrl-C ends it early: what was found until then is returned, and `interrupted` says what was left out.
    """
    robot = a_robot(robot)
    keys, rows = _quantities(quantities), _methods(methods)
    _check(robot, states, seed)
    random = random_states(robot, int(states), int(seed))
    notes = []
    solved = [key for key in keys if "tau" in QUANTITIES[key].inputs]
    if solved and not regular(robot, random["q"]):
        keys = tuple(key for key in keys if key not in solved)
        notes.append(f"The mass matrix of {robot.name} is singular (a joint that moves nothing): forward dynamics is left out.")
    if not keys:
        raise ModelError(f"compare: nothing is left to compare. {' '.join(notes)}")
    work = _Comparing(robot, keys, rows, random, int(seed), progress or (lambda words: None))
    interrupted = work.run(speed, curves)
    return Comparison(
        robot, keys, rows, tuple(work.cells), work.references, tuple(work.curves), tuple(work.claims), int(states), int(seed),
        BATCH if speed else 0, host_line(), (*notes, *work.notes), interrupted,
    )  # fmt: skip


def random_states(robot: Robot, states: int, seed: int) -> dict[str, Array]:
    """q, qd, qdd within (-2, 2) and the torques that belong to them, each (states, n); the last two states at rest and at zero."""
    rng = np.random.default_rng(seed)
    result: dict[str, Array] = {name: rng.uniform(-2, 2, (states, robot.n)) for name in ("q", "qd", "qdd")}
    for name, last in (("q", 1), ("qd", 2), ("qdd", 2)):
        result[name][max(1, states - last) :] = 0.0
    result["tau"] = compile(robot, threads=1).inverse_dynamics(result["q"], result["qd"], result["qdd"])
    return result


def _quantities(given: Iterable[str] | None) -> tuple[str, ...]:
    """Keys in the order of the registry."""
    if given is None:
        return tuple(key for key in QUANTITIES if len(methods_for(key)) > 1 or (key in COMMON and methods_for(key)))
    wanted = _names("quantities", given, "('mass_matrix',)")
    for key in wanted:
        if key not in QUANTITIES:
            raise UnknownNameError.of("quantity", key, QUANTITIES)
        if not methods_for(key):
            several = ", ".join(_quantities(None))
            raise MethodError(f"compare: no method has a formula of its own for {key}, all share one; these differ: {several}")
    return tuple(key for key in QUANTITIES if key in wanted)


def _methods(given: Iterable[str] | None) -> tuple[str, ...]:
    """Keys in the order of the registry."""
    wanted = tuple(METHODS) if given is None else _names("methods", given, "('denoc',)")
    for key in wanted:
        if key not in METHODS:
            raise UnknownNameError.of("method", key, METHODS)
    return tuple(key for key in METHODS if key in wanted)


def _names(what: str, given: Iterable[str], example: str) -> tuple[str, ...]:
    if isinstance(given, str) or not isinstance(given, Iterable):
        raise ModelError(f"compare: {what} takes a sequence of names, such as {example}, got {given!r}")
    wanted = tuple(given)
    if not all(isinstance(name, str) for name in wanted):
        raise ModelError(f"compare: {what} takes names, such as {example}, got {wanted!r}")
    if not wanted:
        raise ModelError(f"compare: {what} is empty; leave it out to compare all")
    return wanted


def _check(robot: Robot, states: object, seed: object) -> None:
    if robot.n == 0:
        raise ModelError(f"robot {robot.name!r} has no moving joint to compare")
    if robot.n > MOST:
        raise ModelError(
            f"compare: {robot.name!r} has {robot.n} joints and a comparison takes at most {MOST}; count and bench take more"
        )
    for name, value, least in (("states", states, 1), ("seed", seed, 0)):
        if isinstance(value, bool) or not isinstance(value, Integral) or value < least:
            raise ShapeError(f"compare: {name} must be a whole number of at least {least}, got {value!r}")


class _Comparing:
    """The work, part by part; what is found is kept as it is found."""

    def __init__(
        self, robot: Robot, quantities: Sequence[str], methods: Sequence[str], inputs: dict[str, Array], seed: int, say: Progress
    ):
        self.robot, self.quantities, self.methods, self.inputs, self.seed = robot, quantities, methods, inputs, seed
        self.cells: list[Cell] = []
        self.references: dict[str, str] = {}
        self.curves: list[Curve] = []
        self.claims: list[Checked] = []
        self.notes: list[str] = []
        self._say, self._doing = say, ""
        self._twin = twin(robot)
        self._compiled: dict[str, Dynamics] = {}

    def run(self, speed: bool, curves: bool) -> str:
        """Do everything; returns what was interrupted.  With nothing found yet an interrupt is passed on."""
        try:
            for quantity in self.quantities:
                self._do(f"agreement of {quantity}")
                self.cells += self._agreement(quantity)
            for quantity in self.quantities if speed else ():
                self._do(f"time of {quantity}")
                self._time(quantity)
            if curves:
                self._count_arms()
        except KeyboardInterrupt:
            if not self.cells:
                raise
            self.notes.append(f"INTERRUPTED at the {self._doing}: what comes after it is missing.")
            return self._doing
        return ""

    def _do(self, words: str) -> None:
        self._doing = words
        self._say(words)

    # -- agreement and counts -----------------------------------------------------------------------------------------

    def _agreement(self, quantity: str) -> list[Cell]:
        source = COMMON.get(quantity, quantity)
        other, base = self._reference(source)
        self.references[quantity] = other
        if quantity in COMMON and base is not None:
            base = common(base, self.inputs["qd"])
        cells = [self._cell(quantity, method, source, other, base) for method in self.methods]
        self.notes += self._odd_one_out(quantity, cells) + self._without_drives(quantity, cells)
        return cells

    def _reference(self, quantity: str) -> tuple[str, Values | None]:
        """The first method of the registry that gives the quantity of this robot, and its values."""
        for method in methods_for(quantity):
            with suppress(MethodError):
                if not self._too_long(quantity, method):
                    return method, self._values(quantity, method)
        return "", None

    def _values(self, quantity: str, method: str) -> Values:
        return values_by(self._dynamics(method), quantity, self.inputs)

    def _dynamics(self, method: str) -> Dynamics:
        if method not in self._compiled:
            self._compiled[method] = compile(self.robot, method=method, threads=1)
        return self._compiled[method]

    def _too_long(self, quantity: str, method: str) -> int:
        """How many operations the general arm has, if they are too many to compile in a moment; 0 if not, or for small robots."""
        if self.robot.n <= LARGE:
            return 0
        with suppress(MethodError):
            found = curve(quantity, method)
            total = PARTS["both"](found.at(min(self.robot.n, found.reach)))
            return total if total > LONGEST else 0
        return 0

    def _cell(self, quantity: str, method: str, source: str, other: str, base: Values | None) -> Cell:
        if quantity not in METHODS[method].quantities:
            return Cell(quantity, method, NOT_OFFERED)
        if size := self._too_long(quantity, method):
            return Cell(quantity, method, TOO_LONG, f"about {size} operations for a general arm, {LONGEST} is the most compared")
        reference = base is not None and (source, other) == (quantity, method)
        try:
            found, count = base if reference else self._values(quantity, method), self._dynamics(method).count(quantity)
        except MethodError as error:
            return Cell(quantity, method, REFUSED, str(error))
        cell = Cell(quantity, method, COMPARED, count=count, reference=reference, exact=Exact(True) if reference else UNDECIDED)
        if reference or base is None or found is None or (QUANTITIES[quantity].own and quantity not in COMMON):
            return cell
        if quantity in COMMON:
            found = common(found, self.inputs["qd"])
        exact = exactly(self._twin, quantity, method, other, self.seed, source=source if quantity in COMMON else None)
        return replace(cell, exact=exact, reason=exact.reason, agreement=against(quantity, method, found, other, base))

    def _odd_one_out(self, quantity: str, cells: Sequence[Cell]) -> list[str]:
        """A note when every other method differs from the reference and they all agree with each other."""
        others = [cell.method for cell in cells if cell.status == COMPARED and not cell.reference]
        different = [cell.method for cell in cells if cell.exact.equal is False]
        if quantity in COMMON or len(others) < 2 or different != others:
            return []
        first, *rest = others
        if not all(exactly(self._twin, quantity, method, first, self.seed).equal for method in rest):
            return []
        return [f"{quantity}: the other methods agree with each other exactly; {self.references[quantity]} is the odd one out."]

    def _without_drives(self, quantity: str, cells: Sequence[Cell]) -> list[str]:
        """A note when methods differ only because of what sits on the joint axes."""
        different = [cell.method for cell in cells if cell.exact.equal is False]
        joints = tuple(replace(joint, rotor_inertia=0.0, viscous=0.0, coulomb=(0.0, 0.0)) for joint in self.robot.joints)
        if quantity in COMMON or not different or joints == self.robot.joints:
            return []
        bare, reference = twin(replace(self.robot, joints=joints)), self.references[quantity]
        agree = [method for method in different if exactly(bare, quantity, method, reference, self.seed).equal]
        if not agree:
            return []
        return [
            f"{quantity}: without rotor inertia and friction {', '.join(agree)} and {reference} agree exactly; is each "
            "`driven` (isodyn/formulations/drives.py), as the rows of the registry are?"
        ]

    # -- time ---------------------------------------------------------------------------------------------------------

    def _time(self, quantity: str) -> None:
        batch = random_states(self.robot, BATCH, self.seed + 1)
        arguments = [batch[name] for name in QUANTITIES[quantity].inputs]
        chosen = [cell.method for cell in self.cells if cell.quantity == quantity and cell.status == COMPARED]
        calls = {method: batch_call(self._dynamics(method), quantity, arguments) for method in chosen}
        times = {(quantity, method): time / BATCH for method, time in in_turn(calls, ROUNDS).items()}
        self.cells = [replace(c, time=times.get((c.quantity, c.method), c.time)) for c in self.cells]

    # -- curves -------------------------------------------------------------------------------------------------------

    def _count_arms(self) -> None:
        for quantity in self.quantities:
            for method in self.methods:
                if quantity in METHODS[method].quantities:
                    self._do(f"curve of {quantity} by {method}")
                    try:
                        self.curves.append(curve(quantity, method))
                    except MethodError as error:
                        self.notes.append(f"No curve of {quantity} by {method}: {error}.")
        for claim in claims_about(self.quantities):
            self._do(f"claim of {claim.source}")
            self.claims.append(check(claim))
