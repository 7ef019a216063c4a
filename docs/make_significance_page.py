"""Writes docs/significance-results.md, and the picture of docs/significance.md.

Run: python docs/make_significance_page.py
"""

from __future__ import annotations

import math
import runpy
from pathlib import Path

import numpy as np

from isodyn.dynamics.dynamics import compile
from isodyn.model.catalogue import load
from isodyn.model.robot import Robot
from isodyn.motion.trajectory import SampledTrajectory, Trajectory
from isodyn.study.significance import Significance, percent, significance

DOCS = Path(__file__).parent
PAGE = DOCS / "significance-results.md"
MEASURED = runpy.run_path(str(DOCS / "measured.py"))
INK = "#7a7f87"  # readable on light and dark pages
KEEP = (0.001, 0.01, 0.1)

HEAD = """# Results: which terms matter

<!-- written by docs/make_significance_page.py; do not edit -->

On this page you find how many terms of the equations of motion three arms need for a given accuracy, and what that saves.

{made}

How the figures are made: [Find the terms that matter](significance.md). The motion is the cycloidal trajectory of Saha (9.36),
all joints, 10 s. Errors are the largest of all joints, in percent of the joint's largest torque on that motion.

## Three arms

"""

CLAIMS = """
## What the papers claim

**Turney, Mudge and Lee** (sections 3 and 6) write that terms of little contribution are easy to identify and delete in the
Newton-Euler form, and hard in Lagrange's form. We find the opposite.

- To identify a term, evaluate it along a motion. That takes a second in either form.
- Removing terms pays in Lagrange's form. Its terms are independent, so a removed term takes its sines and products with it. On
  the slow Puma at 1 % the reduced form needs {lagrange} operations; the complete recursion needs {cheapest}.
- In the Newton-Euler form it hardly pays, because the recursion still passes through every link. At 1 % the Puma's recursion
  goes from {cheapest} to {recursive}. That of the three-link arm does not change at all: with regrouped inertias, a moment has
  no operations of its own.
- Lagrange's form is expensive to begin with: all of its terms cost two to three times the recursion. On the UR and iiwa arms,
  and on the three-link arm at 1 %, the reduced form still costs more than the complete recursion. There the complete recursion
  is better in every respect.
- Terms are small on one motion only. Terms in velocities and accelerations grow with the square of the speed; gravity and
  Coulomb friction do not. On the Puma the error grows from {this} to {fast} at twice the speed, and to {swings} on random
  motions, which are faster still. A reduced model needs a bound on the speed, not only a tolerance.

**Celentano** (Remark 5) writes that her closed forms help to find negligible terms, and that the deformation angles of flexible
links may be linearised, or their terms dropped next to those of the motion. This comparison has no flexible arm. The three-link
arm stands in for one: joint 1 goes half a turn in 2 s while joints 2 and 3 vibrate as elastic sublinks do. Errors over the
joints:

"""

TAIL = """
The first claim holds. The angles may be dropped from the coefficients of M, C and g, at an error of about the angle itself.
Every term in the rates of deformation is far below a hundredth of the torque.

The second does not. A small angle that oscillates fast has large accelerations, and the terms M_ij qdd_j of the vibration are
among the largest of all. They can be dropped only if the vibration is slow or absent.
"""


def page() -> str:
    """The page as text."""
    arms = {name: {form: [_found(name, form, keep) for keep in KEEP] for form in ("lagrange", "newton-euler")} for name in ARMS}
    text = HEAD.format(made=MEASURED["line"](PAGE)) + "\n\n".join(_table(name, forms) for name, forms in arms.items()) + "\n"
    slow, recursive = (arms["puma560"][form][1] for form in ("lagrange", "newton-euler"))
    errors = [percent(float(error.share.max())) for error in slow.errors]
    numbers = {"lagrange": slow.counts["reduced"].total, "cheapest": slow.counts["cheapest"].total}
    numbers |= {"recursive": recursive.counts["reduced"].total}
    text += CLAIMS.format(this=errors[0], fast=errors[1], swings=errors[2], **numbers)
    return text + _vibrations() + TAIL


ARMS = ("puma560", "three-link", "ur5")


def _found(name: str, form: str, keep: float) -> Significance:
    return significance(load(name), keep=keep, form=form)


def _table(name: str, forms: dict[str, list[Significance]]) -> str:
    rows = [
        f"**{name}**: {forms['lagrange'][0].counts['all terms'].total} operations with all terms of Lagrange's form, "
        f"{forms['lagrange'][0].counts['cheapest'].total} for the cheapest complete inverse dynamics.",
        "",
        "| form | keep | terms kept | operations | error here | twice as fast | random motions |",
        "|---|--:|--:|--:|--:|--:|--:|",
    ]
    for form, found in forms.items():
        for one in found:
            errors = " | ".join(percent(float(error.share.max())) for error in one.errors)
            kept = f"{sum(term.kept for term in one.terms)} of {len(one.terms)}"
            rows.append(f"| {form} | {percent(one.keep)} | {kept} | {one.counts['reduced'].total} | {errors} |")
    return "\n".join(rows)


def _vibrations() -> str:
    rows = [
        "| angle [rad] | frequency [Hz] | largest term of the rates | angles left out of M, C, g | deformation left out |",
        "|--:|--:|--:|--:|--:|",
    ]
    robot = load("three-link")
    for size, frequency in ((0.001, 2.0), (0.01, 1.0), (0.01, 5.0), (0.05, 2.0)):
        found = significance(robot, vibrating(robot, size, frequency), others={})
        rates = [term.share for term in found.terms if term.kind == "coriolis" and "qd_1^2" not in term.label]
        only = np.array([1.0, 0.0, 0.0])
        q, qd, qdd = found.motion
        cells = [percent(max(rates))]
        for motion in ((q * only, qd, qdd), (q * only, qd * only, qdd * only)):
            off = np.abs(compile(robot).inverse_dynamics(*motion) - found.tau).max(axis=0) / np.abs(found.tau).max(axis=0)
            cells.append(f"{percent(float(off.min()))} to {percent(float(off.max()))}")
        rows.append(f"| {size:g} | {frequency:g} | {' | '.join(cells)} |")
    return "\n".join(rows) + "\n"


def vibrating(robot: Robot, size: float, frequency: float) -> SampledTrajectory:
    """Joint 1 through half a turn in 2 s; the other joints oscillate by `size` [rad] at `frequency` [Hz]."""
    base = Trajectory.cycloidal([0.0], [math.pi], 2.0).sample(401)
    w = 2 * math.pi * frequency
    waves = (np.sin(w * base.t), w * np.cos(w * base.t), -w * w * np.sin(w * base.t))
    columns = [np.column_stack([x[:, 0], *[size * wave] * (robot.n - 1)]) for x, wave in zip(base[1:], waves, strict=True)]
    return SampledTrajectory(base.t, *columns)


def pictures() -> dict[str, str]:
    """File name -> SVG."""
    svg = significance(load("puma560")).plot(title="Shares of the largest torque of the Puma 560, 10 s")
    return {"significance-puma560.svg": svg.replace("currentColor", INK)}


if __name__ == "__main__":
    PAGE.write_text(MEASURED["renewed"](page()), encoding="utf-8")
    for name, svg in pictures().items():
        (DOCS / "pictures" / name).write_text(svg, encoding="utf-8")
