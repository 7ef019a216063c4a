"""Changes of a robot while it moves: a part that is attached, a part that is taken off.

A part that is joined moves as the joint says from then on.  The joint's impulse acts between the two alone, and does no work on the
velocities that the joint lets pass, so that momenta in the coordinates of the robot with its part are kept:

    M qd+ = (momenta of the robot, qd-) + J^T (momentum of the part, V-)                                                       (1)

M of both together, J the Jacobian of the part's frame, V- its twist before.  What is lost is the kinetic energy of the velocities
lost (Carnot): dqd' M_robot dqd / 2 + dV' I dV / 2 + qd+' R qd+ / 2, where R is what is in M besides: the rotors that come with the
part, at rest before.  A part that is taken off goes on as it moved: nothing is lost.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from isodyn import check
from isodyn.check import Values
from isodyn.dynamics.dynamics import Dynamics
from isodyn.errors import ModelError
from isodyn.model.configuration import positions
from isodyn.model.joint import Joint
from isodyn.model.link import Link
from isodyn.model.robot import Robot
from isodyn.model.tree import FULL, plain_rotors
from isodyn.spatial import Array, skew

DynamicsOf = Callable[[Robot], Dynamics]


@dataclass(frozen=True, eq=False)
class Attach:
    """A part is joined to the robot: at once, where it is, so that velocities jump.

    part, to, joint, at, prefix   as for robot.attach
    twist   (6,)   of the root link of the part before, linear velocity of its origin, then angular, in its axes; None: at rest
    q       positions of the joints that come with it, the one that joins it first; None: neutral       [rad] or [m]
    """

    part: Link | Robot
    to: str | None = None
    joint: str | Joint = "fixed"
    at: Values | None = None
    twist: ArrayLike | None = None
    q: ArrayLike | None = None
    prefix: str = ""

    @property
    def link(self) -> str:
        """The part's root link, as it is called on the robot."""
        return self.prefix + (self.part.name if isinstance(self.part, Link) else self.part.root.name)


@dataclass(frozen=True)
class Detach:
    """A link and all that it carries are taken off, and go on as they moved."""

    link: str


class Changed(NamedTuple):
    """A change that happened.

    name     of its event
    t        when                                                                                               [s]
    link     that was attached, or taken off
    joined   whether it was attached
    impulse  (6,)   of the joint on the part: linear, then angular about the origin of its root link, in that link's axes
                    [N s], [N m s]
    lost     kinetic energy that the blow took                                                                  [J]
    brought  energy that the part brought, kinetic and potential, before the blow; taken along: negative        [J]
    twist    (6,)   of the part's root link: before it was joined, or from when it was taken off, in its axes
    """

    name: str
    t: float
    link: str
    joined: bool
    impulse: Array
    lost: float
    brought: float
    twist: Array


class Next(NamedTuple):
    """The robot behind a change, its state, and what happened."""

    robot: Robot
    q: Array
    qd: Array
    changed: Changed


def applied(change: Attach | Detach, robot: Robot, q: Array, qd: Array, name: str, t: float, dynamics: DynamicsOf) -> Next:
    """What a change makes of a robot in motion; dynamics(robot): its energies and inertia."""
    if isinstance(change, Attach):
        return _joined(change, robot, q, qd, name, t, dynamics)
    return _parted(change, robot, q, qd, name, t, dynamics)


def _joined(change: Attach, robot: Robot, q: Array, qd: Array, name: str, t: float, dynamics: DynamicsOf) -> Next:
    if change.link in robot.link_names:
        raise ModelError(
            f"event {name!r} attaches {change.link!r} again, which robot {robot.name!r} carries already; let it happen once "
            "(direction=), detach it before, or give another prefix"
        )
    new = robot.attach(change.part, change.to, joint=change.joint, at=change.at, prefix=change.prefix)
    twist = np.zeros(6) if change.twist is None else check.finite(f"Attach {change.link!r}: twist", change.twist, (6,))
    there = _by_name(robot, new, q, new.neutral(), positions=True)
    if change.q is not None:
        come = [k for k, other in enumerate(new.position_names) if other not in robot.position_names]
        there[come] = check.finite(
            f"Attach {change.link!r}: q", change.q, (len(come),), f" for {[new.position_names[k] for k in come]}"
        )
        there = positions(f"Attach {change.link!r}: q", new.moving, there)
    before, after, J = dynamics(robot), dynamics(new), dynamics(new).jacobian(there, change.link, "local")
    weighed = plain_rotors(new, whole=after.motors == FULL)
    inertia = _inertia_of(weighed, set(new.link_names) - set(robot.link_names), change.link, there)
    own, whole = before.mass_matrix(q), after.mass_matrix(there)
    momenta = _by_name(robot, new, own @ qd, np.zeros(new.n)) + J.T @ (inertia @ twist)
    free, driven = after.forward_dynamics(there, np.zeros(new.n), np.stack([np.zeros(new.n), momenta]))
    speeds = driven - free  # (1), loops obeyed
    left, carried = _by_name(new, robot, speeds, np.zeros(robot.n)), J @ speeds
    gone, jump = qd - left, carried - twist
    rotors = speeds @ whole @ speeds - left @ own @ left - carried @ inertia @ carried
    lost = 0.5 * float(gone @ own @ gone + jump @ inertia @ jump + rotors)
    brought = 0.5 * float(twist @ inertia @ twist) + float(after.potential_energy(there) - before.potential_energy(q))
    return Next(new, there, speeds, Changed(name, t, change.link, True, inertia @ jump, lost, brought, twist))


def _parted(change: Detach, robot: Robot, q: Array, qd: Array, name: str, t: float, dynamics: DynamicsOf) -> Next:
    if change.link not in robot.link_names:
        raise ModelError(f"event {name!r} detaches {change.link!r}, which robot {robot.name!r} does not carry (or no longer)")
    new = robot.detach(change.link)
    if not new.n:
        raise ModelError(
            f"event {name!r} detaches {change.link!r} and leaves no joint that moves; end the simulation there: terminal=True"
        )
    there, speeds = _by_name(robot, new, q, new.neutral(), positions=True), _by_name(robot, new, qd, np.zeros(new.n))
    before, after = dynamics(robot), dynamics(new)
    energies = [
        float(of.kinetic_energy(*state) + of.potential_energy(state[0]))
        for of, state in ((before, (q, qd)), (after, (there, speeds)))
    ]
    twist = before.jacobian(q, change.link, "local") @ qd
    return Next(new, there, speeds, Changed(name, t, change.link, False, np.zeros(6), 0.0, energies[1] - energies[0], twist))


def _by_name(one: Robot, other: Robot, values: Array, result: Array, *, positions: bool = False) -> Array:
    """`result`, of another robot, with the values of one where names are the same: velocities, or positions."""
    names = [robot.position_names if positions else robot.velocity_names for robot in (one, other)]
    known = dict(zip(names[0], values, strict=True))
    return np.array([known.get(name, x) for name, x in zip(names[1], result, strict=True)], dtype=float)


def _inertia_of(robot: Robot, links: set[str], root: str, q: Array) -> Array:
    """(6, 6) at q: momentum of these links, linear then angular about the origin of the root one, by its twist, in its axes."""
    to_root, result = np.linalg.inv(robot.pose(q, root)), np.zeros((6, 6))
    for name in links:
        link, at = robot.link(name), to_root @ robot.pose(q, name)
        R, mass = at[:3, :3], float(np.asarray(link.mass, dtype=float))
        c = np.asarray(skew(at[:3, 3] + R @ np.asarray(link.com, dtype=float)), dtype=float)
        own = R @ np.asarray(link.inertia, dtype=float) @ R.T
        result += np.block([[mass * np.eye(3), -mass * c], [mass * c, own - mass * c @ c]])
    return result
