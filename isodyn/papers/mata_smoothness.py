"""Are the accelerations of recursive forward dynamics smoother, and does that save evaluations?  Saha, 9.4.1, says so.

Two free falls, of an arm that is ill-conditioned on purpose (Ascher, Pai and Cloutier; Mata 5.1) and of a Puma 560, by every
method, in double and in single precision: how rough rounding makes the accelerations, and how many evaluations RK45 takes.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from isodyn.dynamics.dynamics import compile
from isodyn.formulations.registry import methods_for
from isodyn.model.catalogue import load
from isodyn.papers.piece import DIFFERS, Piece
from isodyn.show.figure import Figure, Sketch, bars, look
from isodyn.show.table import Table, number
from isodyn.simulation.integrators import Counter, scipy_steps
from isodyn.simulation.simulate import simulate
from isodyn.spatial import Array
from isodyn.study.stability import Stability, stability

TYPES = ("float64", "float32")
RECURSIVE = ("articulated-body", "denoc")  # the others solve with the inertia matrix
FALL = 0.5  # s, integrated
TOLERANCE = 1e-6
MOST = 60_000  # evaluations after which it is given up
SEEN = {"mata-arm": 0.1, "puma560": 0.03}  # s, of the fall, looked at every millisecond
STEP = 1e-3
SHOWN = ("composite-body", "gibbs-appell", "denoc", "articulated-body")


class Taken(NamedTuple):
    """A method on one arm, in double and in single precision: evaluations, None where it was given up; roughness."""

    evaluations: tuple[int | None, ...]
    roughness: tuple[float, ...]


def smoothness() -> Piece:
    """The claim, examined."""
    found = {arm: taken(arm) for arm in SEEN}
    bad, good = found["mata-arm"], found["puma560"]
    double = next(iter(bad.values())).evaluations[0]
    solving = [row.evaluations[1] or MOST for method, row in bad.items() if method not in RECURSIVE]
    recursive = [row.evaluations[1] or MOST for method, row in bad.items() if method in RECURSIVE]
    puma = [row.evaluations[1] or MOST for row in good.values()]
    remarks = (
        "Saha (section 9.4.1, and after Table 9.6) says that solving with the inertia matrix gives accelerations that are not "
        "smooth, recursive methods smooth ones, so that integration converges faster and less time is needed even for n = 6; he "
        "cites Ascher, Pai and Cloutier, whose arm Mata's section 5.1 takes over. Here both claims are measured: roughness of "
        "the accelerations along a motion, and evaluations that RK45 takes at a tolerance of 1e-6 for half a second of free fall.",
        f"In double precision neither is seen. All methods take {double} evaluations on the ill-conditioned arm and "
        f"{next(iter(good.values())).evaluations[0]} on the Puma, and what rounding adds to the second differences of the "
        f"accelerations is below {number(_roughest(found, 0), 1)} of what is there. The exact accelerations are smooth, whoever "
        "computes them.",
        "In single precision the claim is right for the ill-conditioned arm: the methods that solve with the inertia matrix take "
        f"{min(solving)} to {max(solving)} evaluations, because RK45 takes the rounding of their accelerations for the motion "
        f"and shortens its steps; articulated bodies and DeNOC take {min(recursive)} to {max(recursive)}. On the Puma, whose "
        f"inertia matrix is well-conditioned, it makes no difference even then: {_span(puma)} by any method.",
        "So it is not recursion that smooths, but forming M that roughens: its rounding is multiplied by its condition number. "
        "On both arms double precision has digits enough to hide that.",
    )
    tables = tuple(_table(arm, rows) for arm, rows in found.items())
    data: dict[str, Any] = {arm: {method: row._asdict() for method, row in rows.items()} for arm, rows in found.items()}
    title = "Saha 9.4.1 and Mata Table 7: are recursive methods smoother, and cheaper to integrate?"
    return Piece("mata-smoothness", "Mata", title, DIFFERS, remarks, tables, (_error_figure(), _count_figure(found)), data)


def _span(counts: list[int]) -> str:
    return str(min(counts)) if min(counts) == max(counts) else f"{min(counts)} to {max(counts)}"


def _roughest(found: dict[str, dict[str, Taken]], kind: int) -> float:
    return max(row.roughness[kind] for rows in found.values() for row in rows.values())


@lru_cache(maxsize=2)
def taken(arm: str) -> dict[str, Taken]:
    """Method -> what it takes."""
    study = along(arm)
    return {
        method: Taken(tuple(evaluations(arm, method, dtype) for dtype in TYPES), tuple(roughness(study, method, d) for d in TYPES))
        for method in methods_for("forward_dynamics")
    }


def evaluations(arm: str, method: str, dtype: str) -> int | None:
    """Evaluations of RK45 for the fall from q = 0; states in double precision, the dynamics in either."""
    robot = load(arm)
    dynamics = compile(robot, method=method, dtype=dtype, friction=False, threads=1)
    n, counter, still = robot.n, Counter(), np.zeros(robot.n)

    def f(t: float, y: Array) -> Array:
        counter.evaluations += 1
        return np.concatenate([y[n:], dynamics.forward_dynamics(y[:n], y[n:], still)])

    for _ in scipy_steps("RK45", f, 0.0, np.zeros(2 * n), FALL, rtol=TOLERANCE, atol=TOLERANCE, max_step=np.inf):
        if counter.evaluations > MOST:
            return None
    return counter.evaluations


@lru_cache(maxsize=2)
def along(arm: str) -> Stability:
    """The accelerations of every method along the fall, against fifty digits."""
    robot = load(arm)
    t = np.arange(0.0, SEEN[arm] + STEP / 2, STEP)
    motion = simulate(robot, np.zeros(robot.n), np.zeros(robot.n), t, friction=False, rtol=1e-10, atol=1e-10, progress=False)
    return stability(robot, states={"q": motion.q, "qd": motion.qd, "tau": motion.tau}, dtypes=TYPES, digits=30)


def roughness(study: Stability, method: str, dtype: str) -> float:
    """What rounding adds to the second differences of the accelerations, over what is there: root mean squares, worst joint."""
    row = study.row(method, dtype)
    added, there = (np.sqrt((np.diff(x, 2, axis=0) ** 2).mean(axis=0)) for x in (row.error, study.exact))
    return float((added / there)[there > 0].max())


# -- shown ------------------------------------------------------------------------------------------------------------


def _table(arm: str, rows: dict[str, Taken]) -> Table:
    cells = [
        (method, "no" if method in RECURSIVE else "yes", *(number(x, 2) for x in row.roughness), *map(_count, row.evaluations))
        for method, row in rows.items()
    ]
    header = (
        "method", "solves\nwith M", "roughness,\nfloat64", "roughness,\nfloat32", "evaluations,\nfloat64", "evaluations,\nfloat32",
    )  # fmt: skip
    condition = along(arm).condition
    notes = (
        f"cond M from {number(condition.min(), 4)} to {number(condition.max(), 4)} along the motion.",
        f"roughness: what rounding adds to the second differences of qdd over {1e3 * STEP:g} ms, as a part of what is there; "
        "worst joint.",
        f"evaluations: RK45, tolerance {TOLERANCE:g}, {FALL:g} s of free fall from q = 0, no friction.",
    )
    return Table(f"Smoothness and evaluations, {arm}", header, tuple(cells), notes, left=2)


def _count(value: int | None) -> str:
    return f"> {MOST}" if value is None else str(value)


def _error_figure() -> Figure:
    study = along("mata-arm")
    t = 1e3 * STEP * np.arange(len(study.exact))
    with Sketch("smooth-errors", "Accelerations in single precision", height=6.0) as sketch:
        sketch.axes.remove()
        axes = sketch.figure.subplots(1 + len(SHOWN), 1, sharex=True)
        axes[0].plot(t, study.exact[:, 0], color="0.5")
        axes[0].set_title("exact acceleration of joint 1", loc="left", fontsize=9)
        for k, (axis, method) in enumerate(zip(axes[1:], SHOWN, strict=True)):
            axis.plot(t, study.row(method).error[:, 0], linewidth=1.0, **look(k))
            axis.set_title(f"error of {method}, float32", loc="left", fontsize=9)
        for axis in axes:
            axis.set_ylabel("[rad/s²]")
        axes[-1].set(xlabel="t [ms]", xlim=(t[0], t[-1]))
        sketch.figure.align_ylabels(axes)
        return Figure(
            sketch.svg(),
            "Accelerations of the ill-conditioned arm in free fall: joint 1, exact (top), and what single precision adds by four "
            "methods. Each panel has its own scale: the two that solve with the inertia matrix are rough by up to 1 rad/s2.",
        )


def _count_figure(found: dict[str, dict[str, Taken]]) -> Figure:
    groups = [
        (
            method,
            tuple(
                (f"{arm}, {dtype}", float(rows[method].evaluations[k] or MOST))
                for arm, rows in found.items()
                for k, dtype in enumerate(TYPES)
            ),
        )
        for method in methods_for("forward_dynamics")
    ]
    return Figure(
        bars("smooth-evaluations", "Evaluations", groups, "evaluations of RK45, tolerance 1e-6", log=True),
        "Evaluations for half a second of free fall: every method in double and single precision, on the ill-conditioned arm and "
        "on the Puma 560, logarithmic.",
    )
