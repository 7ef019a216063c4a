"""Writes docs/significance.md, with its figures as they are found now, and its picture.

Run: python docs/make_significance_page.py
"""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np

from isodyn.dynamics.dynamics import compile
from isodyn.model.catalogue import load
from isodyn.model.robot import Robot
from isodyn.motion.trajectory import Samples, Trajectory
from isodyn.study.significance import Significance, percent, significance

DOCS = Path(__file__).parent
INK = "#7a7f87"  # readable on light and dark pages
KEEP = (0.001, 0.01, 0.1)

HEAD = """# Which terms matter

<!-- written by docs/make_significance_page.py; do not edit -->

`isodyn.significance(robot)` says how much each term of the equations of motion contributes to each joint's torque along a
motion, and makes a reduced model without the small ones: a graph, with its operations counted and its error found on this
motion and on others.

```python
import isodyn as iso

found = iso.significance(iso.load("puma560"), keep=0.01)    # along the trajectory of a study, 10 s
print(found)                                                # tables
for term in found.of("joint1")[:3]:
    print(term.label, term.peak, term.share, term.kept)     # N m, share of the joint's largest torque
tau = found.torque([0.0] * 6, [0.1] * 6, [0.2] * 6)         # the reduced model, in plain NumPy
kernel = iso.Kernel(found.graph, "float64")                 # or compiled
fast = iso.Trajectory.cubic([0.0] * 6, [1.0] * 6, 0.8)      # any trajectory, sampled motion or simulation
print(iso.significance(found.robot, fast, keep=0.05).errors[0].share)
```

In a shell: `isodyn terms puma560 --keep 0.01 --output terms.html` (or `.png`, `.svg` for the map alone), `--input motion.csv`
for a motion of your own, `--form newton-euler`, `--json`.

## The terms

- **lagrange** (the default): M_ij qdd_j, C^i_jk qd_j qd_k and g_i, as in Turney (2.11); C^i_jk and C^i_kj, which are equal,
  are one term. M is without rotors. A term is left out of one joint's torque alone.
- **newton-euler**: for every link its force m a and its moment I alpha + omega x I omega, weight included, as in Turney
  (3.19), (3.20). A term reaches every joint further in and is left out for all of them or for none: the link's mass or
  inertia becomes zero in the recursion, and what is multiplied by it folds away.
- In both, rotor inertia and joint friction stand apart.

A term's *share* is its largest absolute value along the motion over the largest absolute torque of the joint. Terms with a
share below `keep` are left out. The error along the same motion is at most the sum of the shares left out; on other motions
nothing is promised, which is why the reduced model is tried on the same path at twice the speed (rates doubled, accelerations
fourfold) and on random swings (`Trajectory.exciting`), or on what `others=` gives.

Operations are compared with two models that have every term: the same form written out in full, and the cheapest complete
inverse dynamics we know (modified Newton-Euler with frames moved, inertias regrouped and sums factored).

![shares of the largest torque of the Puma 560](pictures/significance-puma560.svg)

## What is found

Along the cycloidal trajectory of Saha (9.36), all joints, 10 s. Errors are the largest of all joints, in percent of the
joint's largest torque on that motion.

"""

CLAIMS = """
## What the sources say

**Turney, Mudge and Lee** (sections 3 and 6) write that in Newton-Euler's formulation the terms of little contribution are
easily identified and can be deleted, and that Lagrange's makes this difficult. We find it the other way round.

- Identifying is a matter of evaluating each term along a motion, and takes a second in either form.
- Leaving out pays in Lagrange's form. Its terms are independent, so that what is left out takes its sines and products with
  it. On the slow Puma at 1 % the reduced form needs {lagrange} operations, where the complete recursion needs {cheapest}.
- In Newton-Euler's form it hardly pays: a link that is left out still has to be passed through. At 1 % the Puma's recursion
  goes from {cheapest} to {recursive}; the three-link arm's does not change at all, because with regrouped inertias a moment
  costs nothing of its own.
- Lagrange's form is dear to begin with: all of its terms cost two to three times the recursion. On the UR and iiwa arms, and
  on the three-link arm at 1 %, the reduced form is still dearer than the complete recursion, which then is the better model
  in every respect.
- What is insignificant is so on one motion. The terms in velocities and accelerations grow with the square of the speed,
  gravity and Coulomb friction do not grow: on the Puma the error grows from {this} to {fast} at twice the speed, and to
  {swings} on random swings, which are faster still. A reduced model needs a bound on the speed, not only a tolerance.

**Celentano** (Remark 5) writes that her closed forms help to see which terms can be neglected, and that the deformation
angles of flexible links may be linearised, or their terms left out altogether beside those of the motion. There is no
flexible arm in this comparison; the three-link arm stands in, joint 1 going half a turn in 2 s while joints 2 and 3 tremble
as elastic sublinks do. Errors over the joints:

"""

TAIL = """
The first part holds: the angles may go from the coefficients of M, C and g, at an error of about the angle itself, and every
term in the rates of deformation is far below a hundredth of the torque. The second does not: a small angle that oscillates
fast has large accelerations, and the terms M_ij qdd_j of the vibration are among the largest of all. They can be left out
only where the vibration is slow or not there.

## Limits

- Shares are judged joint by joint against the largest torque of the joint. A small share of a large torque may still be what
  a controller cares about; `found.terms` has the values in N m and N.
- Up to twelve joints: the terms grow as n^3.
- The coefficients M_ij(q), C^i_jk(q), g_i(q) are kept whole or left out whole; small parts of them are not.
"""


def page() -> str:
    """The page as text."""
    arms = {name: {form: [_found(name, form, keep) for keep in KEEP] for form in ("lagrange", "newton-euler")} for name in ARMS}
    text = HEAD + "\n\n".join(_table(name, forms) for name, forms in arms.items()) + "\n"
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
        f"{forms['lagrange'][0].counts['cheapest'].total} by the cheapest complete inverse dynamics.",
        "",
        "| form | keep | terms kept | operations | error here | twice as fast | random swings |",
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


def vibrating(robot: Robot, size: float, frequency: float) -> Samples:
    """Joint 1 through half a turn in 2 s; the other joints oscillate by `size` [rad] at `frequency` [Hz]."""
    base = Trajectory.cycloidal([0.0], [math.pi], 2.0).sample(401)
    w = 2 * math.pi * frequency
    waves = (np.sin(w * base.t), w * np.cos(w * base.t), -w * w * np.sin(w * base.t))
    columns = [np.column_stack([x[:, 0], *[size * wave] * (robot.n - 1)]) for x, wave in zip(base[1:], waves, strict=True)]
    return Samples(base.t, *columns)


def pictures() -> dict[str, str]:
    """File name -> SVG."""
    svg = significance(load("puma560")).plot(title="Shares of the largest torque of the Puma 560, 10 s")
    return {"significance-puma560.svg": svg.replace("currentColor", INK)}


if __name__ == "__main__":
    (DOCS / "significance.md").write_text(page(), encoding="utf-8")
    for name, svg in pictures().items():
        (DOCS / "pictures" / name).write_text(svg, encoding="utf-8")
