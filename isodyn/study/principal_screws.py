"""Principal screws of inertia (Ball, 1900), as Laus, Simoni and Martins use them: equations (2)-(11).

An impulse along one of its six principal screws makes a free body move along the same screw.  The screws lie in pairs on the
principal axes through the centre of mass.  Their pitches are plus and minus the radii of gyration.  With the screws as rows of S,
in axis order [P Q R; L M N] = [pitch times direction; direction]:

    Mbar = m/2 S^T S = diag(I, m 1)                                                                                   (8)-(10)

Here the rows are already rotated from principal axes into link axes (S_C T of (10), (11)).
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations

import numpy as np

from isodyn.check import constant
from isodyn.dynamics.trace import a_robot
from isodyn.errors import ModelError
from isodyn.model.lint import PRINTED, ROUNDING
from isodyn.model.robot import Robot
from isodyn.show.table import Table
from isodyn.spatial import Array, is_symbolic


@dataclass(frozen=True, eq=False)
class PrincipalScrews:
    """The six principal screws of inertia of a link; print() shows a table.

    robot, link   names
    mass                  [kg]
    com       (3,)    centre of mass, which all six axes pass through, in the link frame                              [m]
    axes      (3, 3)  columns: principal axes in the link frame, right-handed, each next to the coordinate axis it is nearest to
    moments   (3,)    principal moments of inertia about them                                                         [kg m2]
    radii     (3,)    radii of gyration a, b, c                                                                       [m]
    pitches   (6,)    a, -a, b, -b, c, -c                                                                             [m]
    screws    (6, 6)  rows [P Q R; L M N] about the centre of mass in link axes: pitch times direction [m], direction
    """

    robot: str
    link: str
    mass: float
    com: Array
    axes: Array
    moments: Array
    radii: Array
    pitches: Array
    screws: Array

    @property
    def generalized_mass(self) -> Array:
        """Mbar (6, 6) of (10), for twists [omega; v] of the centre of mass in link axes."""
        Mbar: Array = self.mass / 2 * (self.screws.T @ self.screws)
        return Mbar

    def __str__(self) -> str:
        numbers = np.column_stack([self.pitches, self.screws, np.repeat(self.moments, 2)])
        rows = [(f"${k + 1}", *(f"{x:.6g}" for x in row)) for k, row in enumerate(numbers)]
        at = ", ".join(f"{x:.6g}" for x in self.com)
        title = f"principal screws of inertia of {self.link!r} ({self.robot}): {self.mass:.6g} kg, all through ({at}) m"
        header = ("screw", "pitch [m]", "P [m]", "Q [m]", "R [m]", "L", "M", "N", "moment [kg m2]")
        return Table(title, header, tuple(rows)).text()


def principal_screws(robot: Robot, link: str) -> PrincipalScrews:
    """Compute the six principal screws of inertia of a link, by Laus, Simoni and Martins (2)-(11).

    link   its name; links fixed to it are not included

    Raises ModelError for a link without mass, with symbols, or with impossible moments: negative, or one larger than the sum of the
    others by more than rounding of printed digits explains (where the linter reports an error).
    """
    body = a_robot(robot).link(link)
    where = f"link {body.name!r} of {robot.name!r}"
    if any(is_symbolic(x) for x in body.numbers()):
        raise ModelError(f"{where} has symbols; screws of inertia need numbers: set them with with_parameters")
    if body.mass == 0:
        raise ModelError(
            f"{where} has no mass, so its radii of gyration sqrt(moment / mass) do not exist; give it mass, or choose another link"
        )
    moments, axes = np.linalg.eigh(np.asarray(body.inertia, dtype=float))
    _check_physical(moments, where)
    moments, axes = _nearest_order(np.maximum(moments, 0.0), axes)
    mass = constant(where, body.mass)
    with np.errstate(over="ignore"):
        radii = np.sqrt(moments / mass)
    if not np.isfinite(radii).all():
        raise ModelError(
            f"{where}: a mass of {mass:g} kg is too small for its inertia to have a radius of gyration; check the units"
        )
    pitches = np.stack([radii, -radii], axis=1).ravel() + 0.0  # no negative zeros
    directions = np.repeat(axes.T, 2, axis=0)
    screws = np.hstack([pitches[:, None] * directions, directions]) + 0.0  # (2)-(7), turned by (11)
    for array in (axes, moments, radii, pitches, screws):
        array.flags.writeable = False
    return PrincipalScrews(robot.name, body.name, mass, body.com, axes, moments, radii, pitches, screws)


def _check_physical(moments: Array, where: str) -> None:
    low, mid, high = moments
    text = f"{where}: principal moments ({low:.6g}, {mid:.6g}, {high:.6g}) kg m2"
    if low < -ROUNDING * np.abs(moments).max():
        raise ModelError(
            f"{text}: a negative moment has no real radius of gyration; check the signs of the products of inertia and "
            "that the inertia is about the centre of mass"
        )
    if high - low - mid > PRINTED * high:
        raise ModelError(
            f"{text}: one exceeds the sum of the other two, which is impossible; check for swapped or mistyped entries"
        )


def _nearest_order(moments: Array, axes: Array) -> tuple[Array, Array]:
    """Sort moments and axes to match the nearest coordinate axes in order and sense, right-handed."""
    orders = np.array(list(permutations(range(3))))
    order = orders[np.abs(axes)[np.arange(3), orders].sum(axis=1).argmax()]
    moments, axes = moments[order], axes[:, order]
    axes = axes * np.where(np.diagonal(axes) < 0, -1.0, 1.0)
    if np.linalg.det(axes) < 0:
        least = int(np.argmin(np.diagonal(axes)))
        axes[:, least] = -axes[:, least]
    return moments, axes
