"""certify: what was proved about a robot's dynamics, how, and what was not; as a page and as a record that can be checked again.

A claim is found out afresh every time, by computation alone: the record holds the robot, digests of every graph and of the bits
that the kernels gave, and nothing in it is believed or evaluated.  To check a certificate is to make it again and to compare.
docs/certify.md has the schema of the record.
"""

from __future__ import annotations

import hashlib
import json
import math
import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from html import escape
from pathlib import Path
from typing import TypeAlias

import numpy as np

from isodyn import __version__, check
from isodyn.dynamics.dynamics import Dynamics, compile
from isodyn.dynamics.trace import trace
from isodyn.errors import FormatError, GraphError, IsodynError, MethodError, MissingExtra, writing
from isodyn.formulations.registry import methods_for
from isodyn.graph.exact import chance
from isodyn.model.formats.toml import from_toml
from isodyn.model.quantities import QUANTITIES
from isodyn.model.robot import Robot, without_symbols
from isodyn.renamed import METHODS
from isodyn.show.report import HIGHAM, Report, Reported, Section, note_lines, picked, robot_section, sources_section
from isodyn.show.table import Table, number
from isodyn.spatial import Array
from isodyn.study import closed, outside
from isodyn.study.agreement import ATTEMPTS, COMMON, LARGE, Twin, exact_agreement, random_states, twin, without_attitude_springs
from isodyn.study.comparison import COMPARED, Cell, Comparison, Progress, compare
from isodyn.study.speed import host_line
from isodyn.study.stability import stability
from isodyn.study.witness import account

FORMAT, SCHEMA = "isodyn certificate", 1
STATES, MOST_STATES = 16, 10_000  # random states that numbers are compared at, and the most
_BITS = ("inverse_dynamics", "forward_dynamics", "mass_matrix", "gravity_torque")  # quantities whose bits are kept
_LONGEST = 50_000_000  # bytes of a record
_WEAK = 1e-9  # chance of an error that goes unseen, above which a second random state, which squares it, is looked at
_CLOSE = 1e-6  # relative difference of figures that are measured again: sines of NumPy differ in their last bit between machines

Plain: TypeAlias = "dict[str, Plain] | list[Plain] | str | float | bool | None"


@dataclass(frozen=True)
class Claim:
    """One thing that a certificate says.

    key, what   its name, and the claim in a sentence
    how         how it was found out
    passed      whether it holds; None: it was not looked at, or could not be decided
    figure      how well, or None
    detail      of what, or what failed
    """

    key: str
    what: str
    how: str
    passed: bool | None
    figure: float | None = None
    detail: str = ""

    @property
    def holds(self) -> str:
        """In a word or two."""
        return {True: "yes", False: "NO", None: "not decided"}[self.passed]

    def to_dict(self) -> dict[str, object]:
        """Plain text and numbers."""
        figure = self.figure if self.figure is not None and math.isfinite(self.figure) else None
        return {**picked(self, "key", "what", "how", "passed"), "figure": figure, "detail": self.detail}


@dataclass(frozen=True)
class Certificate(Reported):
    """What was proved about a robot, and what was not.

    robot        the robot
    states, seed how many random states, and where they come from
    claims       one for each thing that was looked at
    comparison   of the methods, with the witness
    graphs       quantity -> method (or "compile": what compile(robot) takes) -> digest of its graph
    bits         quantity -> digest of the bits that compile(robot) gives at the states, the same on every vector unit
    findings     of the linter, which decide nothing here
    not_proved   what nobody should read into it
    code, host   digest of the package's source; what this was run on
    """

    robot: Robot
    states: int
    seed: int
    claims: tuple[Claim, ...]
    comparison: Comparison
    graphs: dict[str, dict[str, str]]
    bits: dict[str, str]
    findings: tuple[str, ...]
    not_proved: tuple[str, ...]
    code: str
    host: str

    @property
    def passed(self) -> bool:
        """Whether no claim failed."""
        return all(claim.passed is not False for claim in self.claims)

    def claim(self, key: str) -> Claim:
        """The claim of this name."""
        return next(claim for claim in self.claims if claim.key == key)

    def to_dict(self) -> dict[str, object]:
        """The record."""
        robot = {"name": self.robot.name, "n": self.robot.n, "digest": robot_digest(self.robot), "toml": _text(self.robot)}
        return {
            "format": FORMAT, "schema": SCHEMA, "isodyn": __version__, "code": self.code, "robot": robot,
            **picked(self, "states", "seed", "passed", "claims", "graphs", "bits", "findings", "not_proved", "host"),
        }  # fmt: skip

    def save(self, path: str | os.PathLike[str]) -> Path:
        """Write the record as JSON; returns the path."""
        place = Path(path)
        with writing("save", place):
            place.write_text(json.dumps(self.to_dict(), indent=1, allow_nan=False) + "\n", encoding="utf-8")
        return place

    def report(self) -> Report:
        """What was proved, how, what was not."""
        passed = "everything that was looked at holds" if self.passed else "NOT everything holds"
        missing = [(claim.what, claim.detail) for claim in self.claims if claim.passed is None]
        tables = (self._claim_table(), self._finding_table(), self._open_table())
        return Report(
            self.robot.name,
            f"Certificate: {self.robot.name}",
            f"What was proved about the dynamics of {self.robot.name}, how, and what was not: {passed}.",
            [
                ("Verdict", "holds" if self.passed else "FAILS"),
                ("Claims that hold", f"{sum(claim.passed is True for claim in self.claims)} of {len(self.claims)}"),
                *([("Not decided", str(len(missing)))] if missing else []),
                ("Robot", robot_digest(self.robot)[:12]),
            ],
            self._sections,
            self.host,
            f"{self.robot.name}: {passed}",
            tables,
            (f"Robot {robot_digest(self.robot)[:12]}, isodyn {__version__} {self.code[:12]}, seed {self.seed}.",),
            robot=self.robot,
        )

    def _claim_table(self) -> Table:
        rows = [(claim.what, claim.holds, "-" if claim.figure is None else number(claim.figure)) for claim in self.claims]
        notes = [f"{k}: {claim.how}. {claim.detail}" for k, claim in enumerate(self.claims, 1)]
        header = ("claim", "holds", "figure")
        return Table(
            "What was proved", header, tuple((f"{k}: {row[0]}", *row[1:]) for k, row in enumerate(rows, 1)), tuple(notes), left=2
        )

    def _finding_table(self) -> Table:
        rows = [tuple(text.split(": ", 1)) for text in self._odd()]
        return Table("What the linter says of the robot's numbers", ("", "finding"), tuple(rows or [("", "nothing")]), left=2)

    def _odd(self) -> list[str]:
        """What the linter finds, without its notes."""
        return [text for text in self.findings if not text.startswith("note")]

    def _open_table(self) -> Table:
        rows = [(f"{k}", text) for k, text in enumerate(self.not_proved, 1)]
        return Table("What was not proved", ("", "what"), tuple(rows), left=2)

    def _digest_table(self) -> Table:
        rows = [(quantity, method, digest[:16]) for quantity, row in self.graphs.items() for method, digest in row.items()]
        rows += [(quantity, "bits of compile(robot)", digest[:16]) for quantity, digest in self.bits.items()]
        return Table("Digests", ("quantity", "graph", "SHA-256, its beginning"), tuple(rows), left=3)

    def _sections(self) -> list[Section]:
        again = f"<code>isodyn certify --check {escape(self.robot.name)}.json</code>"
        words = f"<p>A record of this page (<code>--json</code>) is checked by making it again: {again}.</p>"
        agreement = [self.comparison.overview(), outside.table(self.comparison.witness)]
        return [
            Section("claims", "What was proved, and how", words, self._claim_table()),
            Section("not-proved", "What was not proved", note_lines(self.not_proved)),
            Section("agreement", "The methods and the witness", *agreement),
            Section("numbers", "The robot's numbers", self._finding_table() if self._odd() else "<p>The linter finds nothing.</p>"),
            robot_section(self.robot),
            Section("digests", "Digests", self._digest_table()),
            sources_section((HIGHAM,), self.comparison.methods, self.robot),
        ]


# -- making one -----------------------------------------------------------------------------------------------------------


def certify(robot: Robot, *, states: int = STATES, seed: int = 0, progress: Progress | None = None) -> Certificate:
    """What can be proved about a robot's dynamics: all methods, a witness from outside, rounding, kernels, numbers.

    states     how many random states numbers are compared at
    seed       of the random states
    progress   called with a few words before every part
    """
    say = progress or (lambda words: None)
    without_symbols(robot, where="certify")
    given, robot = robot, robot.with_loops()  # what is proved of all quantities but two is of the tree
    states, seed = check.whole("certify: states", states, 1, MOST_STATES), check.whole("certify: seed", seed, 0)
    found = compare(given, states=states, seed=seed, speed=False, curves=False, progress=say)
    exact, inputs, dynamics = twin(robot), random_states(robot, states, seed), compile(robot, threads=1)
    say("witness of what no two methods give")
    found = replace(found, witness=(*found.witness, *outside.evidence(robot, exact, inputs, seed, _besides(found))))
    say("graphs")
    weak = _chance(found, exact, 1) > _WEAK
    seeds: tuple[int, ...] = (seed, seed + ATTEMPTS) if weak else (seed,)
    if weak:
        found = replace(found, witness=outside.seen_again(found.witness, exact, seeds[1]))
    claims = [
        _exact_claim(found, exact, seeds),
        _reduced_claim(found, exact, dynamics, seeds),
        _twin_claim(robot, exact),
        _witness_claim(found),
        _records_claim(),
        _bounds_claim(found),
        *([_loops_claim(found)] if given.loops else []),
    ]
    say("fifty digits")
    claims.append(_rounding_claim(found, dynamics, states, seed))
    findings = tuple(f"{finding}" for finding in given.lint())
    closing = [f"Of its loops ({', '.join(loop.name for loop in given.loops)}) other than claimed: they are open in all the rest."]
    return Certificate(
        given, states, seed, tuple(claims), found, _graphs(found, dynamics), _bits(found, dynamics, inputs), findings,
        (*(closing if given.loops else ()), *_open(found)), code_digest(), host_line(),
    )  # fmt: skip


def _besides(found: Comparison) -> dict[str, Sequence[str]]:
    """What the witness is asked about besides what was compared: quantity -> methods; of large robots nothing, which takes long."""
    solved = "forward_dynamics" in found.quantities  # else the mass matrix is singular
    keys = [key for key in outside.BESIDES if solved or "tau" not in QUANTITIES[key].inputs]
    return {key: outside.known_to(key) for key in keys} if found.robot.n <= LARGE else {}


def _pairs(found: Comparison) -> list[Cell]:
    """The cells that were found equal to their reference, exactly."""
    return [cell for cell in found.cells if cell.status == COMPARED and cell.exact.equal and not cell.reference]


def _chance(found: Comparison, exact: Twin, points: int) -> float:
    """At most the probability that one of the pairs differs although it is equal at so many random states.

    A quaternion's entries are fractions of degree 2, with a divisor of their own (graph.exact.sphere).
    """
    spheres = 1 + 2 * len(exact.robot.quaternions)
    most = max((spheres * chance(exact.graph(cell.method, cell.quantity)) for cell in _pairs(found)), default=0.0)
    return float(len(_pairs(found)) * (2 * most) ** points)


def _exact_claim(found: Comparison, exact: Twin, seeds: Sequence[int]) -> Claim:
    compared = [cell for cell in found.cells if cell.status == COMPARED]
    verdicts = [(cell, cell.exact.equal) for cell in compared]
    for cell in _pairs(found) if len(seeds) > 1 else ():
        other, source = found.references[cell.quantity], COMMON.get(cell.quantity)
        verdicts.append((cell, exact_agreement(exact, cell.quantity, cell.method, other, seeds[1], source=source).equal))
    different, undecided = (
        [f"{cell.quantity} by {cell.method}" for cell, equal in verdicts if equal is which] for which in (False, None)
    )
    kin = "".join(f"; {f.quantity}: {len(f.methods)} methods of {len(f.families)} families" for f in found.families)
    detail = f"{len(found.methods)} methods, {len(found.quantities)} quantities, {len(_pairs(found))} pairs of graphs{kin}"
    if different or undecided:
        detail = "; ".join(
            [
                *([f"different: {', '.join(different)}"] if different else []),
                *([f"undecided: {', '.join(undecided)}"] if undecided else []),
            ]
        )
    states = "a random state" if len(seeds) == 1 else f"{len(seeds)} random states"
    return Claim(
        "exact",
        "All methods give exactly the same",
        f"graphs of the robot's exact twin at {states} modulo 2^61 - 1; the figure bounds the chance that one of the pairs "
        "differs all the same (Schwartz, Zippel)",
        not different and not undecided,
        _chance(found, exact, len(seeds)),
        detail,
    )


def _reduced_claim(found: Comparison, exact: Twin, dynamics: Dynamics, seeds: Sequence[int]) -> Claim:
    wrong, looked, left = list[str](), 0, list[str]()
    for quantity in found.quantities:
        if quantity in COMMON or not found.references.get(quantity):
            continue
        try:
            reduce = dynamics.reductions(quantity)
            mine = [exact.residues(dynamics.method_for(quantity), quantity, seed, reduce=reduce) for seed in seeds]
            base = [exact.residues(found.references[quantity], quantity, seed) for seed in seeds]
        except (GraphError, MethodError):
            left.append(quantity)
            continue
        looked += 1
        wrong += [] if mine == base else [quantity]
    return Claim(
        "reduced",
        "What compile(robot) takes, chosen and reduced, is exactly the same",
        "the graphs with moved frames and regrouped inertias against the first method's, modulo 2^61 - 1",
        False if wrong else True if looked else None,
        None,
        (f"different: {', '.join(wrong)}" if wrong else f"{looked} quantities")
        + (f"; not decided: {', '.join(left)}" if left else ""),
    )


def _twin_claim(robot: Robot, exact: Twin) -> Claim:
    """Poses of both, by the witness in floats: rotations of the twin are within what the robot's are off by, and rounding."""
    q = np.random.default_rng(0).uniform(-2, 2, robot.nq)
    qd = q[: robot.n]
    ours, theirs = (account(r, q, qd, qd).poses for r in (robot, exact.robot.with_parameters(exact.numbers)))
    off = max(float(np.abs((T - theirs[name]).astype(float)).max()) for name, T in ours.items())
    turns = [T[:3, :3] for joint in robot.joints for T in (joint.origin, joint.mount)]
    skew = max((float(np.abs(R.T @ R - np.eye(3)).max()) for R in turns), default=0.0)
    reach = 1 + sum(float(np.abs(T[:3, 3]).sum()) for joint in robot.joints for T in (joint.origin, joint.mount)) + 2 * robot.n
    room = len(turns) * (16 * float(np.finfo(float).eps) + 2 * skew) * reach
    how = "its numbers put back in: poses of every link in units of what rounding and the robot's own rotations explain"
    return Claim("twin", "The exact twin is this robot", how, off <= room, off / room, f"{len(ours)} links")


def _witness_claim(found: Comparison) -> Claim:
    return _beside_the_witness(
        "witness",
        "A witness that shares no line with the methods says the same",
        "world axes, d'Alembert, unnormalised quaternions, from the user's links and joints; exactly, and in fifty digits against "
        "the kernels, in units of the derived rounding bound",
        found.witness,
        " ".join(outside.verdict(found.witness, found.methods_agree, found.robot)),
    )


def _loops_claim(found: Comparison) -> Claim:
    return _beside_the_witness(
        "loops",
        "With its loops closed it moves as the witness says, and is held by the same forces",
        "the joints of loops in the tree, their ends held and solved with the motion; exactly at a random state, link b held where "
        "it is, and in numbers at states that close the loops, in units of what rounding explains",
        found.closed,
        closed.verdict(found.closed) if found.closed else "forward dynamics was not asked for",
    )


def _beside_the_witness(key: str, sentence: str, how: str, rows: Sequence[outside.Evidence], detail: str) -> Claim:
    """What evidence of the witness comes to: it holds where all of it is decided and none differs."""
    decided = bool(rows) and all(row.decided for row in rows)
    ratio = max((row.ratio for row in rows if math.isfinite(row.ratio)), default=None)
    return Claim(key, sentence, how, False if any(row.differs for row in rows) else True if decided else None, ratio, detail)


def _records_claim() -> Claim:
    rows = outside.against_records()
    missed = [str(row) for row in rows if not max(row.methods, row.witness) <= 1]
    return Claim(
        "records",
        "Methods and witness meet what other programs recorded",
        "robots of the catalogue, in units of what the recorded digits leave open",
        not missed,
        max(max(row.methods, row.witness) for row in rows),
        f"missed: {', '.join(missed)}" if missed else ", ".join(dict.fromkeys(f"{row.program} {row.robot}" for row in rows)),
    )


def _bounds_claim(found: Comparison) -> Claim:
    rows = [cell.agreement for cell in found.cells if cell.agreement is not None]
    wrong = [f"{row.quantity} by {row.method}" for row in rows if row.ratio > 1]
    free = [f"{row.quantity} by {row.method}" for row in rows if not row.bounded]
    detail = f"different: {', '.join(wrong)}" if wrong else f"{len(rows)} kernels, {found.states} states"
    return Claim(
        "bounds",
        "The kernels of all methods are as close as rounding explains",
        "differences in units of the bound that the methods' own operations give, by running error analysis",
        not wrong,
        max((row.ratio for row in rows if row.bounded), default=None),
        detail + (f"; without a bound: {', '.join(free)}" if free else ""),
    )


def _rounding_claim(found: Comparison, dynamics: Dynamics, states: int, seed: int) -> Claim:
    what = "What compile(robot) loses to rounding is known"
    how = "float64 kernels against the exact twin in fifty digits (mpmath), in units of 2^-52 of a state's largest entry"
    worst, looked = 0.0, []
    try:
        for quantity in ("inverse_dynamics", "forward_dynamics", "mass_matrix"):
            if quantity in found.quantities:
                row = stability(
                    dynamics.robot, [dynamics.method_for(quantity)], quantity=quantity, states=min(states, 8), dtypes=("float64",),
                    reduce=dynamics.reductions(quantity), seed=seed,
                ).row(dynamics.method_for(quantity), "float64")  # fmt: skip
                lost = float(row.relative.max()) / float(np.finfo(float).eps)
                looked.append(f"{quantity} {number(lost)}")
                worst = max(worst, lost)
    except MissingExtra as error:
        return Claim("rounding", what, how, None, None, str(error))
    return Claim("rounding", what, how, math.isfinite(worst), worst, ", ".join(looked))


def _graphs(found: Comparison, dynamics: Dynamics) -> dict[str, dict[str, str]]:
    digests: dict[str, dict[str, str]] = {}
    for cell in found.cells:
        if cell.status == COMPARED:
            row = digests.setdefault(cell.quantity, {"compile": dynamics.graph(cell.quantity).digest()})
            row[cell.method] = trace(found.robot, cell.method, cell.quantity).digest()
    return digests


def _bits(found: Comparison, dynamics: Dynamics, inputs: Mapping[str, Array]) -> dict[str, str]:
    result = {}
    for quantity in _BITS:
        if quantity in found.quantities:
            value = getattr(dynamics, quantity)(*(inputs[name] for name in QUANTITIES[quantity].inputs))
            result[quantity] = hashlib.sha256(np.ascontiguousarray(value, dtype="<f8").tobytes()).hexdigest()
    return result


def _open(found: Comparison) -> Iterator[str]:
    """What was not proved."""
    yield "That the numbers are those of a real arm: the linter only says which of them look odd."
    seen = {row.quantity for row in found.witness if row.decided}
    alone = [key for key in found.quantities if key not in seen]
    if alone:
        yield f"By a witness: {', '.join(alone)}. On these the methods agree with each other."
    never = [key for key in QUANTITIES if key not in found.quantities and key not in outside.WITNESSED]
    alone, shared = ([key for key in never if bool(methods_for(key)) is own] for own in (True, False))
    yield f"Anything of {', '.join(alone)}: one method alone has it, and its derivatives by qdd are the torques."
    yield f"Anything of {', '.join(shared)}: one formula gives each of them, and none beside it was asked."
    unseen = [key for key in outside.WITNESSED if key not in seen and key not in found.quantities]
    if unseen:
        singular = " The mass matrix is singular." if "forward_dynamics" in unseen else ""
        large = f" Of more than {LARGE} joints they take long." if found.robot.n > LARGE else ""
        yield f"Anything of {', '.join(unseen)}: neither the methods nor the witness were asked.{singular}{large}"
    left = [
        f"{cell.quantity} by {cell.method} ({cell.status})" for cell in found.cells if cell.status not in (COMPARED, "not offered")
    ]
    if left:
        yield f"Anything of {', '.join(left)}."
    if any(joint.coulomb != (0.0, 0.0) for joint in found.robot.dofs):
        yield "Coulomb friction exactly: a residue has no sign; in numbers it was looked at."
    if without_attitude_springs(found.robot) is not found.robot:
        yield "Springs of attitudes exactly, or in fifty digits: a residue has no angle; in numbers they were looked at."
    yield "Equality for certain: what is equal at a random point modulo p differs elsewhere with the chance that is given."
    yield "Derivatives by differentiating a method's graph: the witness was asked about those that compile(robot) takes."
    yield f"Rounding at other states than the {found.states} random ones; bounds are of first order in the unit of rounding."
    yield "Simulation, inverse kinematics, limits and contacts."


# -- digests --------------------------------------------------------------------------------------------------------------


def _text(robot: Robot) -> str:
    """All of a robot as TOML, every float to its last bit, but not where it was read from: that is another place elsewhere."""
    return replace(robot, source="").to_toml()


def robot_digest(robot: Robot) -> str:
    """A name for a robot: SHA-256 of all that is said of it (links, joints, limits, gravity, shapes) but its source."""
    return hashlib.sha256(_text(robot).encode()).hexdigest()


def code_digest() -> str:
    """A digest of the package's source, names and contents."""
    package, digest = Path(__file__).parents[1], hashlib.sha256()
    for path in sorted(package.rglob("*.py")):
        digest.update(f"{path.relative_to(package).as_posix()} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return digest.hexdigest()


# -- checking one ---------------------------------------------------------------------------------------------------------

_TEXT, _TRUTH, _WHOLE, _NUMBER = (str,), (bool,), (int,), (int, float)
#: the record: name -> types of its value, or the form of what it holds
_CLAIM = {
    "key": _TEXT,
    "what": _TEXT,
    "how": _TEXT,
    "passed": (bool, type(None)),
    "figure": (*_NUMBER, type(None)),
    "detail": _TEXT,
}
_RECORD: dict[str, object] = {
    "format": _TEXT, "schema": _WHOLE, "isodyn": _TEXT, "code": _TEXT,
    "robot": {"name": _TEXT, "n": _WHOLE, "digest": _TEXT, "toml": _TEXT},
    "states": _WHOLE, "seed": _WHOLE, "passed": _TRUTH, "claims": [_CLAIM], "graphs": {"*": {"*": _TEXT}}, "bits": {"*": _TEXT},
    "findings": [_TEXT], "not_proved": [_TEXT], "host": _TEXT,
}  # fmt: skip


@dataclass(frozen=True)
class Checked:
    """A certificate that was made again.

    robot         of the record
    differences   what is not as the record says, one sentence each; none when it stands
    fresh         the certificate as it is found now; None where it could not be made
    not_checked   claims that were not looked at here, or not where the record was made, one sentence each
    """

    robot: str
    differences: tuple[str, ...]
    fresh: Certificate | None
    not_checked: tuple[str, ...] = ()

    @property
    def stands(self) -> bool:
        """Whether the record is what is found now, and all that was looked at holds."""
        return not self.differences and self.fresh is not None and self.fresh.passed

    def to_dict(self) -> dict[str, object]:
        """Plain text."""
        return {"robot": self.robot, "stands": self.stands, **picked(self, "differences", "not_checked")}

    def __str__(self) -> str:
        why = self.differences or ("It is as it was made, and not everything that was looked at holds.",)
        found = "everything that was looked at was found again." if self.not_checked else "everything was found again."
        verdict, below = (f"stands; {found}", ()) if self.stands else ("is REFUSED.", why)
        lines = [f"{self.robot}: the certificate {verdict}", *(f"  {line}" for line in (*below, *self.not_checked))]
        return "\n".join(map(_printable, lines))


def check_certificate(path: str | os.PathLike[str], robot: Robot | None = None, *, progress: Progress | None = None) -> Checked:
    """A certificate of a file, made again from the robot that it holds and compared; nothing in it is believed or evaluated.

    robot   that it should be of; None: whatever the record holds
    """
    record = read_record(path)
    header = _plain_dict(record["robot"])
    states, seed = record["states"], record["seed"]
    assert isinstance(states, int) and isinstance(seed, int)
    try:
        # bytes, which are never taken for the name of a file
        held = from_toml(str(header["toml"]).encode("utf-8", "surrogatepass"))
        fresh = certify(held, states=states, seed=seed, progress=progress)
    except IsodynError as error:
        return Checked(str(header["name"]), (f"The robot of the record cannot be read or certified: {error}",), None)
    differences, again = list[str](), json.loads(json.dumps(fresh.to_dict()))
    if again["robot"] != header:
        differences += ["The robot is not the one that was certified.", *_apart("robot", header, again["robot"])]
    if robot is not None and _text(robot) != _text(held):
        differences.append(f"It is of another robot: {_first_apart(held, robot)}.")
    if (record["isodyn"], record["code"]) != (again["isodyn"], again["code"]):
        differences.append(
            f"It is stale: made with isodyn {str(record['isodyn'])[:20]}, source {str(record['code'])[:12]}; "
            f"this is {again['isodyn']}, {again['code'][:12]}. Certify again."
        )
    not_checked = _set_aside(record["claims"], again["claims"])
    for key in _RECORD:
        if key not in ("host", "isodyn", "code", "robot"):
            differences += _apart(key, record[key], again[key])
    return Checked(held.name, tuple(differences), fresh, tuple(not_checked))


def _set_aside(recorded: Plain, found: Plain) -> list[str]:
    """What is said of the claim that needs an extra, looked at here or where the record was made, but not in both places.

    Both then lose its verdict, figure and detail, about which they cannot agree.
    """
    assert isinstance(recorded, list) and isinstance(found, list)
    pairs = [[c for c in map(_plain_dict, claims) if c["key"] == "rounding"] for claims in (recorded, found)]
    if any(len(claims) != 1 for claims in pairs):
        return []
    (theirs,), (ours,) = pairs
    if (theirs["passed"] is None) is (ours["passed"] is None):
        return []
    where = f"here: {ours['detail']}" if ours["passed"] is None else "where the record was made."
    for claim in (theirs, ours):
        claim.update(passed=None, figure=None, detail="")
    return [f"Claim 'rounding' was not looked at {where}"]


def read_record(path: str | os.PathLike[str]) -> dict[str, Plain]:
    """A record as plain data, its form checked: an error names the place that is not as the schema says."""
    place = Path(path)
    try:
        if place.stat().st_size > _LONGEST:
            raise FormatError(f"{place}: {place.stat().st_size} bytes; a certificate has at most {_LONGEST}")
        record = json.loads(place.read_text(encoding="utf-8"))
    except FormatError:
        raise
    except (OSError, UnicodeDecodeError) as error:
        raise FormatError(f"{place}: cannot be read: {error}") from None
    except (ValueError, RecursionError) as error:  # JSONDecodeError, and numbers of too many digits
        raise FormatError(f"{place}: no JSON: {error}; isodyn certify ROBOT --json writes a certificate") from None
    if not isinstance(record, dict) or record.get("format") != FORMAT:
        raise FormatError(f'{place}: no certificate: its "format" should be {FORMAT!r}')
    if record.get("schema") != SCHEMA:
        raise FormatError(f"{place}: a certificate of schema {record.get('schema')!r}, this isodyn reads {SCHEMA}; certify again")
    _formed(f"{place}", record, _RECORD)
    check.whole(f"{place}: states", record["states"], 1, MOST_STATES, error=FormatError)
    check.whole(f"{place}: seed", record["seed"], 0, error=FormatError)
    graphs = {quantity: _plain_dict(row) for quantity, row in _plain_dict(record["graphs"]).items()}
    record["graphs"] = {quantity: {METHODS.get(key, key): x for key, x in row.items()} for quantity, row in graphs.items()}
    return record


def _formed(where: str, value: Plain, form: object) -> None:
    """Refuse what has another form than the schema."""
    if isinstance(form, Mapping):
        if not isinstance(value, dict):
            raise FormatError(f"{where}: expected an object, got {str(value)[:40]!r}")
        if "*" not in form and set(value) != set(form):
            odd = sorted(set(value) ^ set(form))[0]
            raise FormatError(f"{where}: {'has no' if odd in form else 'has an unknown'} {odd!r}")
        for name, item in value.items():
            _formed(f"{where}: {_printable(name)}", item, form.get("*", form.get(name)))
    elif isinstance(form, list):
        if not isinstance(value, list):
            raise FormatError(f"{where}: expected a list, got {str(value)[:40]!r}")
        for k, item in enumerate(value):
            _formed(f"{where}[{k}]", item, form[0])
    elif isinstance(form, tuple) and (not isinstance(value, form) or (isinstance(value, bool) and bool not in form)):
        names = " or ".join(kind.__name__ for kind in form)
        raise FormatError(f"{where}: expected {names}, got {str(value)[:40]!r}")


def _plain_dict(value: Plain) -> dict[str, Plain]:
    assert isinstance(value, dict)
    return value


def _apart(where: str, recorded: Plain, found: Plain) -> list[str]:
    """Where two records differ, a sentence each."""
    if isinstance(recorded, dict) and isinstance(found, dict):
        label = found.get("key")
        here = f"claim {label!r}" if label else where
        odd = [
            f"{here}: {key!r} is {'recorded only' if key in recorded else 'not recorded'}."
            for key in sorted(set(recorded) ^ set(found))
        ]
        return [*odd, *(line for key in recorded if key in found for line in _apart(f"{here}: {key}", recorded[key], found[key]))]
    if isinstance(recorded, list) and isinstance(found, list):
        if len(recorded) != len(found):
            return [f"{where}: {len(recorded)} recorded, {len(found)} found."]
        return [line for k, (a, b) in enumerate(zip(recorded, found, strict=True)) for line in _apart(f"{where}[{k}]", a, b)]
    if isinstance(recorded, float) and isinstance(found, float) and math.isclose(recorded, found, rel_tol=_CLOSE, abs_tol=1e-300):
        return []
    same = recorded == found and isinstance(recorded, bool) == isinstance(found, bool)
    return [] if same else [f"{where}: recorded {_short(recorded)}, found {_short(found)}."]


def _printable(text: str) -> str:
    """Text from a file of which a terminal shows every character and obeys none."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


def _short(value: Plain) -> str:
    text = json.dumps(value)
    return text if len(text) <= 80 else f"{text[:77]}..."


def _first_apart(held: Robot, given: Robot) -> str:
    """The first thing in which two robots differ."""
    if held.name != given.name:
        return f"it is called {held.name!r}, this one {given.name!r}"
    pairs: Sequence[tuple[str, Sequence[object], Sequence[object]]] = (
        ("link", held.links, given.links),
        ("joint", held.joints, given.joints),
    )
    for kind, mine, other in pairs:
        if len(mine) != len(other):
            return f"it has {len(mine)} {kind}s, this one {len(other)}"
        for a, b in zip(mine, other, strict=True):
            if a != b:
                return f"{kind} {getattr(a, 'name', '')!r} is another"
    return "gravity is another"
