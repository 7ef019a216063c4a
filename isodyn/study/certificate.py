"""Certify a robot's dynamics: what was proved, how, and what was not, as a page and as a record that can be checked again.

Every claim is computed from scratch.  The record holds the robot and digests of every graph and of the bits of the kernels; its
contents are neither trusted nor evaluated.  Checking a certificate recomputes it and compares.  docs/certify.md has the schema.
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
from isodyn.errors import FormatError, GraphError, IsodynError, MethodError, MissingExtra, reraise_write_errors
from isodyn.formulations.registry import methods_for
from isodyn.graph.exact import chance
from isodyn.model.formats.toml import from_toml
from isodyn.model.quantities import QUANTITIES
from isodyn.model.robot import Robot, without_symbols
from isodyn.renamed import METHODS
from isodyn.show.report import HIGHAM, Report, Reported, Section, note_lines, picked, robot_section, sources_section
from isodyn.show.table import Table, number
from isodyn.spatial import Array
from isodyn.study import reference_check, reference_check_loops
from isodyn.study.agreement import (
    ATTEMPTS,
    COMMON,
    LARGE,
    ExactRobot,
    exact_agreement,
    exact_robot,
    random_states,
    without_attitude_springs,
)
from isodyn.study.comparison import COMPARED, Cell, Comparison, Progress, compare
from isodyn.study.speed import host_line
from isodyn.study.stability import stability
from isodyn.study.witness import reference_values

FORMAT, SCHEMA = "isodyn certificate", 1
STATES, MOST_STATES = 16, 10_000  # random states of numerical comparisons: default and maximum
_BITS = ("inverse_dynamics", "forward_dynamics", "mass_matrix", "gravity_torque")  # quantities whose bits are recorded
_LONGEST = 50_000_000  # bytes of a record
_WEAK = 1e-9  # probability of an undetected error above which a second random state, which squares it, is checked
_CLOSE = 1e-6  # allowed relative difference of recomputed figures: NumPy's sines differ in their last bit between machines

Plain: TypeAlias = "dict[str, Plain] | list[Plain] | str | float | bool | None"


@dataclass(frozen=True)
class Claim:
    """One claim of a certificate.

    key, what   its name, and the claim in a sentence
    how         how it was checked
    passed      True, False, or None if it was not checked or could not be decided
    figure      a measure of how well it holds, or None
    detail      what was checked, or what failed
    """

    key: str
    what: str
    how: str
    passed: bool | None
    figure: float | None = None
    detail: str = ""

    @property
    def holds(self) -> str:
        """The result in one or two words."""
        return {True: "yes", False: "NO", None: "not decided"}[self.passed]

    def to_dict(self) -> dict[str, object]:
        """Plain text and numbers."""
        figure = self.figure if self.figure is not None and math.isfinite(self.figure) else None
        return {**picked(self, "key", "what", "how", "passed"), "figure": figure, "detail": self.detail}


@dataclass(frozen=True)
class Certificate(Reported):
    """Result of `certify`: what was proved about a robot, and what was not.

    robot        the robot
    states, seed number and seed of the random states
    claims       one for each property that was checked
    comparison   of the methods, with the witness (independent reference computation)
    graphs       quantity -> method (or "compile": as chosen by compile(robot)) -> digest of its graph
    bits         quantity -> digest of the results of compile(robot) at the states, the same on every vector unit
    findings     of the linter; they do not affect `passed`
    not_proved   limits of the certificate, one sentence each
    code, host   digest of the package's source; processor and software of this run
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
        """True if no claim failed."""
        return all(claim.passed is not False for claim in self.claims)

    def claim(self, key: str) -> Claim:
        """The claim with this key."""
        return next(claim for claim in self.claims if claim.key == key)

    def to_dict(self) -> dict[str, object]:
        """The record, as written to JSON."""
        robot = {"name": self.robot.name, "n": self.robot.n, "digest": robot_digest(self.robot), "toml": _text(self.robot)}
        return {
            "format": FORMAT, "schema": SCHEMA, "isodyn": __version__, "code": self.code, "robot": robot,
            **picked(self, "states", "seed", "passed", "claims", "graphs", "bits", "findings", "not_proved", "host"),
        }  # fmt: skip

    def save(self, path: str | os.PathLike[str]) -> Path:
        """Write the record as JSON; return the path."""
        place = Path(path)
        with reraise_write_errors("save", place):
            place.write_text(json.dumps(self.to_dict(), indent=1, allow_nan=False) + "\n", encoding="utf-8")
        return place

    def report(self) -> Report:
        """Report: what was proved, how, and what was not."""
        passed = "every checked claim holds" if self.passed else "NOT every claim holds"
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
        rows = [tuple(text.split(": ", 1)) for text in self._linter_findings()]
        return Table("Linter findings", ("", "finding"), tuple(rows or [("", "none")]), left=2)

    def _linter_findings(self) -> list[str]:
        """Findings of the linter, without its notes."""
        return [text for text in self.findings if not text.startswith("note")]

    def _open_table(self) -> Table:
        rows = [(f"{k}", text) for k, text in enumerate(self.not_proved, 1)]
        return Table("What was not proved", ("", "what"), tuple(rows), left=2)

    def _digest_table(self) -> Table:
        rows = [(quantity, method, digest[:16]) for quantity, row in self.graphs.items() for method, digest in row.items()]
        rows += [(quantity, "bits of compile(robot)", digest[:16]) for quantity, digest in self.bits.items()]
        return Table("Digests", ("quantity", "graph", "SHA-256 (first digits)"), tuple(rows), left=3)

    def _sections(self) -> list[Section]:
        again = f"<code>isodyn certify --check {escape(self.robot.name)}.json</code>"
        words = f"<p>To check a record of this page (<code>--json</code>), recompute it: {again}.</p>"
        nothing = "<p>The linter finds nothing.</p>"
        agreement = [self.comparison.overview(), reference_check.table(self.comparison.witness)]
        return [
            Section("claims", "What was proved, and how", words, self._claim_table()),
            Section("not-proved", "What was not proved", note_lines(self.not_proved)),
            Section("agreement", "The methods and the witness", *agreement),
            Section("numbers", "The robot's numbers", self._finding_table() if self._linter_findings() else nothing),
            robot_section(self.robot),
            Section("digests", "Digests", self._digest_table()),
            sources_section((HIGHAM,), self.comparison.methods, self.robot),
        ]


# -- certify -----------------------------------------------------------------------------------------------------------


def certify(robot: Robot, *, states: int = STATES, seed: int = 0, progress: Progress | None = None) -> Certificate:
    """Prove what can be proved about a robot's dynamics: agreement of methods, an independent reference, rounding, kernels.

    states     number of random states of numerical comparisons
    seed       of the random states
    progress   called with a short text before every part
    """
    say = progress or (lambda words: None)
    without_symbols(robot, where="certify")
    given, robot = robot, robot.with_loops()  # all but two quantities are checked on the tree
    states, seed = check.whole("certify: states", states, 1, MOST_STATES), check.whole("certify: seed", seed, 0)
    found = compare(given, states=states, seed=seed, speed=False, curves=False, progress=say)
    exact, inputs, dynamics = exact_robot(robot), random_states(robot, states, seed), compile(robot, threads=1)
    say("witness for quantities with a single formula")
    found = replace(
        found, witness=(*found.witness, *reference_check.run_checks(robot, exact, inputs, seed, _certificate_only(found)))
    )
    say("graphs")
    weak = _chance(found, exact, 1) > _WEAK
    seeds: tuple[int, ...] = (seed, seed + ATTEMPTS) if weak else (seed,)
    if weak:
        found = replace(found, witness=reference_check.check_again_at(found.witness, exact, seeds[1]))
    claims = [
        _exact_claim(found, exact, seeds),
        _reduced_claim(found, exact, dynamics, seeds),
        _exact_robot_claim(robot, exact),
        _witness_claim(found),
        _records_claim(),
        _bounds_claim(found),
        *([_loops_claim(found)] if given.loops else []),
    ]
    say("fifty digits")
    claims.append(_rounding_claim(found, dynamics, states, seed))
    findings = tuple(f"{finding}" for finding in given.lint())
    closing = [
        f"Loops ({', '.join(loop.name for loop in given.loops)}) except as claimed: all other claims are about the cut tree."
    ]
    return Certificate(
        given, states, seed, tuple(claims), found, _graphs(found, dynamics), _bits(found, dynamics, inputs), findings,
        (*(closing if given.loops else ()), *_not_proved(found)), code_digest(), host_line(),
    )  # fmt: skip


def _certificate_only(found: Comparison) -> dict[str, Sequence[str]]:
    """Return {quantity: methods} that the witness checks beyond the comparison; empty for large robots, which take long."""
    solved = "forward_dynamics" in found.quantities  # else the mass matrix is singular
    keys = [key for key in reference_check.CERTIFICATE_ONLY if solved or "tau" not in QUANTITIES[key].inputs]
    return {key: reference_check.methods_to_check(key) for key in keys} if found.robot.n <= LARGE else {}


def _pairs(found: Comparison) -> list[Cell]:
    """Return the cells that equal their reference exactly."""
    return [cell for cell in found.cells if cell.status == COMPARED and cell.exact.equal and not cell.reference]


def _chance(found: Comparison, exact: ExactRobot, points: int) -> float:
    """Bound the probability that one of the pairs differs although it is equal at `points` random states.

    A quaternion's entries are fractions of degree 2, each quaternion with its own divisor (graph.exact.sphere).
    """
    spheres = 1 + 2 * len(exact.robot.quaternions)
    most = max((spheres * chance(exact.graph(cell.method, cell.quantity)) for cell in _pairs(found)), default=0.0)
    return float(len(_pairs(found)) * (2 * most) ** points)


def _exact_claim(found: Comparison, exact: ExactRobot, seeds: Sequence[int]) -> Claim:
    compared = [cell for cell in found.cells if cell.status == COMPARED]
    verdicts = [(cell, cell.exact.equal) for cell in compared]
    for cell in _pairs(found) if len(seeds) > 1 else ():
        other, source = found.references[cell.quantity], COMMON.get(cell.quantity)
        verdicts.append((cell, exact_agreement(exact, cell.quantity, cell.method, other, seeds[1], source=source).equal))
    different, undecided = (
        [f"{cell.quantity} by {cell.method}" for cell, equal in verdicts if equal is which] for which in (False, None)
    )
    families = "".join(f"; {f.quantity}: {len(f.methods)} methods in {len(f.families)} families" for f in found.families)
    detail = f"{len(found.methods)} methods, {len(found.quantities)} quantities, {len(_pairs(found))} pairs of graphs{families}"
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
        "All methods agree exactly",
        f"graphs of the exact robot at {states} modulo 2^61 - 1; the figure bounds the probability that a pair differs "
        "nevertheless (Schwartz, Zippel)",
        not different and not undecided,
        _chance(found, exact, len(seeds)),
        detail,
    )


def _reduced_claim(found: Comparison, exact: ExactRobot, dynamics: Dynamics, seeds: Sequence[int]) -> Claim:
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
        "The simplified graphs that compile(robot) uses agree exactly",
        "graphs with moved frames and regrouped inertias against the first method's, modulo 2^61 - 1",
        False if wrong else True if looked else None,
        None,
        (f"different: {', '.join(wrong)}" if wrong else f"{looked} quantities")
        + (f"; not decided: {', '.join(left)}" if left else ""),
    )


def _exact_robot_claim(robot: Robot, exact: ExactRobot) -> Claim:
    """Claim that the exact robot has the same link poses, computed by the witness in floats.

    The bound covers rounding and the distance of the robot's rotations from orthogonal matrices.
    """
    q = np.random.default_rng(0).uniform(-2, 2, robot.nq)
    qd = q[: robot.n]
    ours, theirs = (reference_values(r, q, qd, qd).poses for r in (robot, exact.robot.with_parameters(exact.numbers)))
    off = max(float(np.abs((T - theirs[name]).astype(float)).max()) for name, T in ours.items())
    turns = [T[:3, :3] for joint in robot.joints for T in (joint.origin, joint.mount)]
    skew = max((float(np.abs(R.T @ R - np.eye(3)).max()) for R in turns), default=0.0)
    reach = 1 + sum(float(np.abs(T[:3, 3]).sum()) for joint in robot.joints for T in (joint.origin, joint.mount)) + 2 * robot.n
    room = len(turns) * (16 * float(np.finfo(float).eps) + 2 * skew) * reach
    how = "with numbers substituted: poses of every link, in units of the bound from rounding and non-orthogonal rotations"
    return Claim("twin", "The exact robot equals this robot", how, off <= room, off / room, f"{len(ours)} links")


def _witness_claim(found: Comparison) -> Claim:
    return _witness_result_claim(
        "witness",
        "The witness, an independent reference computation, agrees",
        "world axes, d'Alembert, unnormalised quaternions, from the user's links and joints; exactly, and in fifty digits against "
        "the kernels, in units of the rounding bound",
        found.witness,
        " ".join(reference_check.verdict(found.witness, found.methods_agree, found.robot)),
    )


def _loops_claim(found: Comparison) -> Claim:
    return _witness_result_claim(
        "loops",
        "With closed loops, accelerations and constraint forces agree with the witness",
        "loop joints as part of the tree, constraint equations solved together with the motion; exactly at a random state, and "
        "numerically at states that close the loops, in units of the rounding bound",
        found.closed,
        reference_check_loops.verdict(found.closed) if found.closed else "forward dynamics was not compared",
    )


def _witness_result_claim(key: str, sentence: str, how: str, rows: Sequence[reference_check.ReferenceCheck], detail: str) -> Claim:
    """Return the claim of several checks: it holds if all of them are decided and none differs."""
    decided = bool(rows) and all(row.decided for row in rows)
    ratio = max((row.ratio for row in rows if math.isfinite(row.ratio)), default=None)
    return Claim(key, sentence, how, False if any(row.differs for row in rows) else True if decided else None, ratio, detail)


def _records_claim() -> Claim:
    rows = reference_check.compare_with_records()
    missed = [str(row) for row in rows if not max(row.methods, row.witness) <= 1]
    return Claim(
        "records",
        "Methods and witness agree with recorded results of other programs",
        "robots of the catalogue, in units of the tolerance of the recorded digits",
        not missed,
        max(max(row.methods, row.witness) for row in rows),
        f"different: {', '.join(missed)}" if missed else ", ".join(dict.fromkeys(f"{row.program} {row.robot}" for row in rows)),
    )


def _bounds_claim(found: Comparison) -> Claim:
    rows = [cell.agreement for cell in found.cells if cell.agreement is not None]
    wrong = [f"{row.quantity} by {row.method}" for row in rows if row.ratio > 1]
    free = [f"{row.quantity} by {row.method}" for row in rows if not row.bounded]
    detail = f"different: {', '.join(wrong)}" if wrong else f"{len(rows)} kernels, {found.states} states"
    return Claim(
        "bounds",
        "The kernels of all methods agree to rounding",
        "differences in units of the rounding bound of the methods' operations, by running error analysis",
        not wrong,
        max((row.ratio for row in rows if row.bounded), default=None),
        detail + (f"; without a bound: {', '.join(free)}" if free else ""),
    )


def _rounding_claim(found: Comparison, dynamics: Dynamics, states: int, seed: int) -> Claim:
    what = "The rounding error of compile(robot) is known"
    how = "float64 kernels against the exact robot in fifty digits (mpmath), in units of 2^-52 of a state's largest entry"
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


def _not_proved(found: Comparison) -> Iterator[str]:
    """Yield what was not proved, a sentence each."""
    yield "That the numbers are those of a real arm: the linter only reports suspicious ones."
    seen = {row.quantity for row in found.witness if row.decided}
    alone = [key for key in found.quantities if key not in seen]
    if alone:
        yield f"By a witness: {', '.join(alone)}. Here the methods are compared with each other only."
    never = [key for key in QUANTITIES if key not in found.quantities and key not in reference_check.WITNESSED]
    alone, shared = ([key for key in never if bool(methods_for(key)) is own] for own in (True, False))
    yield f"Anything about {', '.join(alone)}: a single method computes it; its derivatives by qdd are the torques."
    yield f"Anything about {', '.join(shared)}: a single formula computes each of them, and no other was compared."
    unseen = [key for key in reference_check.WITNESSED if key not in seen and key not in found.quantities]
    if unseen:
        singular = " The mass matrix is singular." if "forward_dynamics" in unseen else ""
        large = f" They take long for more than {LARGE} joints." if found.robot.n > LARGE else ""
        yield f"Anything about {', '.join(unseen)}: not compared.{singular}{large}"
    left = [
        f"{cell.quantity} by {cell.method} ({cell.status})" for cell in found.cells if cell.status not in (COMPARED, "not offered")
    ]
    if left:
        yield f"Anything about {', '.join(left)}."
    if any(joint.coulomb != (0.0, 0.0) for joint in found.robot.dofs):
        yield "Coulomb friction exactly: a residue has no sign; it was checked numerically."
    if without_attitude_springs(found.robot) is not found.robot:
        yield "Springs of quaternion and planar joints exactly: a residue has no angle; they were checked numerically."
    yield "Equality with certainty: graphs that are equal at a random point modulo p differ elsewhere with the given probability."
    yield "Derivatives by differentiating a method's graph: the witness checked those that compile(robot) uses."
    yield f"Rounding at states other than the {found.states} random ones; bounds are of first order in the unit of rounding."
    yield "Simulation, inverse kinematics, limits and contacts."


# -- digests --------------------------------------------------------------------------------------------------------------


def _text(robot: Robot) -> str:
    """Return all of a robot as TOML, floats to the last bit, without its source, which differs between machines."""
    return replace(robot, source="").to_toml()


def robot_digest(robot: Robot) -> str:
    """Return the SHA-256 of a robot's TOML (links, joints, limits, gravity, shapes; not its source)."""
    return hashlib.sha256(_text(robot).encode()).hexdigest()


def code_digest() -> str:
    """Return a digest of the package's source files, names and contents."""
    package, digest = Path(__file__).parents[1], hashlib.sha256()
    for path in sorted(package.rglob("*.py")):
        digest.update(f"{path.relative_to(package).as_posix()} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return digest.hexdigest()


# -- check a certificate ---------------------------------------------------------------------------------------------------------

_TEXT, _TRUTH, _WHOLE, _NUMBER = (str,), (bool,), (int,), (int, float)
#: the record: name -> types of its value, or the form of its contents
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
    """Result of `check_certificate`: a record compared with a new certificate of its robot.

    robot         name of the robot in the record
    differences   differences from the record, one sentence each; empty if it is reproduced
    fresh         the new certificate; None if it could not be made
    not_checked   claims that were not checked here, or not where the record was made, one sentence each
    """

    robot: str
    differences: tuple[str, ...]
    fresh: Certificate | None
    not_checked: tuple[str, ...] = ()

    @property
    def stands(self) -> bool:
        """True if the record was reproduced and every checked claim holds."""
        return not self.differences and self.fresh is not None and self.fresh.passed

    def to_dict(self) -> dict[str, object]:
        """Plain text."""
        return {"robot": self.robot, "stands": self.stands, **picked(self, "differences", "not_checked")}

    def __str__(self) -> str:
        why = self.differences or ("It is unchanged, but not every claim in it holds.",)
        found = "every claim checked here was reproduced." if self.not_checked else "every claim was reproduced."
        verdict, below = (f"is valid; {found}", ()) if self.stands else ("is REFUSED.", why)
        lines = [f"{self.robot}: the certificate {verdict}", *(f"  {line}" for line in (*below, *self.not_checked))]
        return "\n".join(map(_printable, lines))


def check_certificate(path: str | os.PathLike[str], robot: Robot | None = None, *, progress: Progress | None = None) -> Checked:
    """Recompute the certificate in a file from the robot in it, and compare; the file's claims are not trusted.

    robot   the robot that the certificate should be about; None: any
    """
    record = read_record(path)
    header = _plain_dict(record["robot"])
    states, seed = record["states"], record["seed"]
    assert isinstance(states, int) and isinstance(seed, int)
    try:
        # bytes are never mistaken for a file name
        held = from_toml(str(header["toml"]).encode("utf-8", "surrogatepass"))
        fresh = certify(held, states=states, seed=seed, progress=progress)
    except IsodynError as error:
        return Checked(str(header["name"]), (f"The robot of the record cannot be read or certified: {error}",), None)
    differences, again = list[str](), json.loads(json.dumps(fresh.to_dict()))
    if again["robot"] != header:
        differences += ["The robot was changed after it was certified.", *_differences("robot", header, again["robot"])]
    if robot is not None and _text(robot) != _text(held):
        differences.append(f"It is about another robot: {_first_difference(held, robot)}.")
    if (record["isodyn"], record["code"]) != (again["isodyn"], again["code"]):
        differences.append(
            f"It is stale: made with isodyn {str(record['isodyn'])[:20]}, source {str(record['code'])[:12]}; "
            f"this is {again['isodyn']}, {again['code'][:12]}. Certify again."
        )
    not_checked = _undecided_here(record["claims"], again["claims"])
    for key in _RECORD:
        if key not in ("host", "isodyn", "code", "robot"):
            differences += _differences(key, record[key], again[key])
    return Checked(held.name, tuple(differences), fresh, tuple(not_checked))


def _undecided_here(recorded: Plain, found: Plain) -> list[str]:
    """Handle the claim that needs an optional package, if it was checked only here or only where the record was made.

    Removes its verdict, figure and detail from both records; returns a sentence about it.
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
    return [f"Claim 'rounding' was not checked {where}"]


def read_record(path: str | os.PathLike[str]) -> dict[str, Plain]:
    """Read a record as plain data and check it against the schema; an error names the offending place."""
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
        raise FormatError(f"{place}: not JSON: {error}; isodyn certify ROBOT --json writes a certificate") from None
    if not isinstance(record, dict) or record.get("format") != FORMAT:
        raise FormatError(f'{place}: not a certificate: expected "format" {FORMAT!r}')
    if record.get("schema") != SCHEMA:
        raise FormatError(f"{place}: a certificate of schema {record.get('schema')!r}, this isodyn reads {SCHEMA}; certify again")
    _check_form(f"{place}", record, _RECORD)
    check.whole(f"{place}: states", record["states"], 1, MOST_STATES, error=FormatError)
    check.whole(f"{place}: seed", record["seed"], 0, error=FormatError)
    graphs = {quantity: _plain_dict(row) for quantity, row in _plain_dict(record["graphs"]).items()}
    record["graphs"] = {quantity: {METHODS.get(key, key): x for key, x in row.items()} for quantity, row in graphs.items()}
    return record


def _check_form(where: str, value: Plain, form: object) -> None:
    """Raise FormatError if a value does not have the form of the schema."""
    if isinstance(form, Mapping):
        if not isinstance(value, dict):
            raise FormatError(f"{where}: expected an object, got {str(value)[:40]!r}")
        if "*" not in form and set(value) != set(form):
            odd = sorted(set(value) ^ set(form))[0]
            raise FormatError(f"{where}: {'has no' if odd in form else 'has an unknown'} {odd!r}")
        for name, item in value.items():
            _check_form(f"{where}: {_printable(name)}", item, form.get("*", form.get(name)))
    elif isinstance(form, list):
        if not isinstance(value, list):
            raise FormatError(f"{where}: expected a list, got {str(value)[:40]!r}")
        for k, item in enumerate(value):
            _check_form(f"{where}[{k}]", item, form[0])
    elif isinstance(form, tuple) and (not isinstance(value, form) or (isinstance(value, bool) and bool not in form)):
        names = " or ".join(kind.__name__ for kind in form)
        raise FormatError(f"{where}: expected {names}, got {str(value)[:40]!r}")


def _plain_dict(value: Plain) -> dict[str, Plain]:
    assert isinstance(value, dict)
    return value


def _differences(where: str, recorded: Plain, found: Plain) -> list[str]:
    """Return the differences of two records, a sentence each."""
    if isinstance(recorded, dict) and isinstance(found, dict):
        label = found.get("key")
        here = f"claim {label!r}" if label else where
        odd = [
            f"{here}: {key!r} is {'in the record only' if key in recorded else 'not in the record'}."
            for key in sorted(set(recorded) ^ set(found))
        ]
        return [
            *odd,
            *(line for key in recorded if key in found for line in _differences(f"{here}: {key}", recorded[key], found[key])),
        ]
    if isinstance(recorded, list) and isinstance(found, list):
        if len(recorded) != len(found):
            return [f"{where}: {len(recorded)} recorded, {len(found)} found."]
        return [line for k, (a, b) in enumerate(zip(recorded, found, strict=True)) for line in _differences(f"{where}[{k}]", a, b)]
    if isinstance(recorded, float) and isinstance(found, float) and math.isclose(recorded, found, rel_tol=_CLOSE, abs_tol=1e-300):
        return []
    same = recorded == found and isinstance(recorded, bool) == isinstance(found, bool)
    return [] if same else [f"{where}: recorded {_short(recorded)}, found {_short(found)}."]


def _printable(text: str) -> str:
    """Escape unprintable characters of untrusted text for a terminal."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


def _short(value: Plain) -> str:
    text = json.dumps(value)
    return text if len(text) <= 80 else f"{text[:77]}..."


def _first_difference(held: Robot, given: Robot) -> str:
    """Return the first difference of two robots in words."""
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
                return f"{kind} {getattr(a, 'name', '')!r} differs"
    return "gravity differs"
