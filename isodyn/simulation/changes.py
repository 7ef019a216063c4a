"""Changes of a robot during a simulation: attach or detach a part.

An attached part must move as its new joint allows.  The impulse of the joint acts between robot and part only, and does no work on
the free velocities of the joint.  Momenta in the coordinates of the new robot are therefore conserved:

    M qd+ = (momenta of the robot, qd-) + J^T (momenta of the part, V-)                                                        (1)

M is the inertia matrix of both together, J the Jacobians of the part's links, V- their twists before, as one rigid body.  The
dissipated energy is the kinetic energy of the lost velocities (Carnot): dqd' M_robot dqd / 2 + dV' I dV / 2 + qd+' R qd+ / 2.  R is
the rest of M: rotors that come with the part, at rest before.  A detached part keeps its motion, so that nothing is dissipated.
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
from isodyn.model.joint import Joint
from isodyn.model.joint_positions import positions
from isodyn.model.link import Link
from isodyn.model.robot import Robot
from isodyn.model.tree import FULL, plain_rotors, reduce_robot
from isodyn.renamed import with_old_members
from isodyn.spatial import Array, skew

DynamicsOf = Callable[[Robot], Dynamics]


@dataclass(frozen=True, eq=False)
class Attach:
    """Join a part to the robot where the part is at that time; velocities jump.

    part, to, joint, at, prefix   as for robot.attach
    twist   (6,)   of the part's root link before: linear velocity of its origin, then angular, in its axes; None: at rest
    q       positions of the joints of the part, its new joint first; None: neutral       [rad] or [m]
    """

    part: Link | Robot
    to: str | None = None
    joint: str | Joint = "fixed"
    at: Values | None = None
    twist: ArrayLike | None = None
    q: ArrayLike | None = None
    prefix: str = ""

    def __post_init__(self) -> None:
        named = self.joint.parent if isinstance(self.joint, Joint) else "there"
        somewhere = Robot("robot", (Link(self.to if isinstance(self.to, str) else named),))
        somewhere.attach(self.part, self.to, joint=self.joint, at=self.at, prefix=self.prefix)  # what cannot be is refused now
        if self.twist is not None:
            check.finite(f"Attach {self.link!r}: twist", self.twist, (6,))

    @property
    def link(self) -> str:
        """Name of the part's root link on the robot."""
        return self.prefix + (self.part.name if isinstance(self.part, Link) else self.part.root.name)


@dataclass(frozen=True)
class Detach:
    """Remove a link and all links that it carries; they keep their motion."""

    link: str

    def __post_init__(self) -> None:
        if not isinstance(self.link, str):
            raise ModelError(f"Detach: link is the name of the link that is taken off, got {check.short(self.link)}")


@with_old_members
class Changed(NamedTuple):
    """A change that happened.

    name     of its event
    t        time                                                                                               [s]
    link     root link of the part
    joined   True: attached; False: detached
    impulse  (6,)   of the joint on the part: linear, then angular about the origin of its root link, in that link's axes
                    [N s], [N m s]
    dissipated  kinetic energy lost in the impact                                                                  [J]
    energy_added  kinetic and potential energy of the part before an attachment; negative: energy removed by a detachment  [J]
    twist    (6,)   of the part's root link, in its axes: before it was attached, or after it was detached
    """

    name: str
    t: float
    link: str
    joined: bool
    impulse: Array
    dissipated: float
    energy_added: float
    twist: Array


class Next(NamedTuple):
    """Robot and state after a change, and the record of the change."""

    robot: Robot
    q: Array
    qd: Array
    changed: Changed


def applied(change: Attach | Detach, robot: Robot, q: Array, qd: Array, name: str, t: float, dynamics: DynamicsOf) -> Next:
    """Apply a change to a robot in motion.  dynamics(robot) computes its energies and inertia."""
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
        there = positions(f"Attach {change.link!r}: q", new.movable_joints, there)
    before, after, full = dynamics(robot), dynamics(new), dynamics(new).motors == FULL
    part = [link for link in plain_rotors(new, whole=full).links if link.name not in robot.link_names]
    part = [link for link in part if link.mass or np.any(link.inertia)] or part[:1]
    names, to_root = [link.name for link in part], np.linalg.inv(new.pose(there, change.link))
    J = np.vstack([after.jacobian(there, name, "local") for name in names])
    moved = np.vstack([_fixed(to_root @ new.pose(there, name)) for name in names])  # their twists by that of the part, as one body
    inertia, twists = _diagonal([_body(link) for link in part]), moved @ twist
    own, whole = before.mass_matrix(q), after.mass_matrix(there)
    momenta = _by_name(robot, new, own @ qd, np.zeros(new.n)) + J.T @ (inertia @ twists)
    free, driven = after.forward_dynamics(there, np.zeros(new.n), np.stack([np.zeros(new.n), momenta]))
    speeds = driven - free  # (1), loops obeyed
    left, carried = _by_name(new, robot, speeds, np.zeros(robot.n)), J @ speeds
    gone, jump = qd - left, carried - twists
    rotors = speeds @ whole @ speeds - left @ own @ left - carried @ inertia @ carried
    lost = 0.5 * float(gone @ own @ gone + jump @ inertia @ jump + rotors)
    impulse = moved.T @ (inertia @ jump + (_spun(new, names, speeds) if full else 0.0))
    brought = 0.5 * float(twists @ inertia @ twists) + float(after.potential_energy(there) - before.potential_energy(q))
    return Next(new, there, speeds, Changed(name, t, change.link, True, impulse, lost, brought, twist))


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


def _body(link: Link) -> Array:
    """(6, 6): momentum of a link, linear then angular about its origin, by its twist, in its axes."""
    mass, c = float(np.asarray(link.mass, dtype=float)), np.asarray(skew(np.asarray(link.com, dtype=float)), dtype=float)
    return np.block([[mass * np.eye(3), -mass * c], [mass * c, np.asarray(link.inertia, dtype=float) - mass * c @ c]])


def _diagonal(blocks: list[Array]) -> Array:
    """(6 k, 6 k): k matrices (6, 6) along the diagonal."""
    result = np.zeros((len(blocks), 6, len(blocks), 6))
    for k, block in enumerate(blocks):
        result[k, :, k] = block
    return result.reshape(6 * len(blocks), -1)


def _fixed(at: Array) -> Array:
    """(6, 6): twist of a frame, in its axes, by that of the frame in which it is fixed at a pose."""
    R = at[:3, :3].T
    return np.block([[R, -R @ np.asarray(skew(at[:3, 3]), dtype=float)], [np.zeros((3, 3)), R]])


def _spun(robot: Robot, links: list[str], speeds: Array) -> Array:
    """(6 links,): momenta of the rotors that turn on links, by the velocities of all joints."""
    tree, result = reduce_robot(robot, motors=FULL), np.zeros((len(links), 6))
    rates = tree.whole_rates("qd", speeds)
    for spin in tree.spins:
        if spin.on in links:
            result[links.index(spin.on), 3:] += np.asarray(spin.ratio * spin.inertia * rates[spin.joint] * spin.axis, dtype=float)
    return result.ravel()
