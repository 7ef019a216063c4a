"""Robot: links and joints in a tree, under gravity.  Frozen: every edit returns a new robot."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from isodyn.check import frozen, inertia_matrix
from isodyn.errors import ModelError, UnknownNameError
from isodyn.model.joint import Joint
from isodyn.model.link import Compared, Link
from isodyn.model.quantities import Quantities
from isodyn.spatial import Array, Scalar, array, is_symbolic

if TYPE_CHECKING:
    from isodyn.model.lint import Finding


@dataclass(frozen=True, eq=False, repr=False)
class Robot(Compared, Quantities):
    """A robot arm, or any tree of links.

    name      what it is called
    links     the root first, then in the order of the joints that carry them
    joints    sorted so that a parent comes before its children
    gravity   (3,)  acceleration of gravity in the root frame                      [m/s2]
    report    what a reader ignored or assumed, one line each
    source    where the numbers come from
    """

    name: str
    links: tuple[Link, ...]
    joints: tuple[Joint, ...] = ()
    gravity: Array = field(default_factory=lambda: np.array([0.0, 0.0, -9.81]))
    report: tuple[str, ...] = field(default=(), compare=False)
    source: str = field(default="", compare=False)

    #: set by the dynamics layer: makes the compiled object behind robot.inverse_dynamics(...)
    _compiler: ClassVar[Callable[[Any], Any] | None] = None

    def __post_init__(self) -> None:
        put = object.__setattr__
        put(self, "gravity", frozen(f"robot {self.name!r}: gravity [m/s2]", self.gravity, (3,)))
        links, joints = _sorted_tree(self.name, tuple(self.links), tuple(self.joints))
        put(self, "links", links)
        put(self, "joints", joints)
        put(self, "report", tuple(self.report))

    # -- readers and writers ------------------------------------------------------------------------------------------

    @staticmethod
    def from_dh(**table: Any) -> Robot:
        """A serial arm from a DH table; see :func:`isodyn.model.dh.from_dh` for the arguments."""
        from isodyn.model.dh import from_dh, known_arguments

        return from_dh(**known_arguments(table))

    @staticmethod
    def from_urdf(source: Any, *, snap: float = 0.0, gravity: Any = (0.0, 0.0, -9.81)) -> Robot:
        """A robot from a URDF path or text; see :func:`isodyn.model.urdf.from_urdf`."""
        from isodyn.model.urdf import from_urdf

        return from_urdf(source, snap=snap, gravity=gravity)

    @staticmethod
    def from_mjcf(source: Any, *, gravity: Any = None, sites: bool = False) -> Robot:
        """A robot from an MJCF path or text; see :func:`isodyn.model.mjcf.from_mjcf`."""
        from isodyn.model.mjcf import from_mjcf

        return from_mjcf(source, gravity=gravity, sites=sites)

    def to_urdf(self) -> str:
        """This robot as URDF text."""
        from isodyn.model.urdf_out import to_urdf

        return to_urdf(self)

    @staticmethod
    def from_toml(source: Any) -> Robot:
        """A robot from a TOML path or text; see :func:`isodyn.model.toml_format.from_toml`."""
        from isodyn.model.toml_format import from_toml

        return from_toml(source)

    def to_toml(self) -> str:
        """This robot as TOML text, from which it comes back unchanged."""
        from isodyn.model.toml_out import to_toml

        return to_toml(self)

    def save(self, path: Any) -> None:
        """Write this robot to a path that ends in .toml (nothing is lost) or .urdf."""
        from isodyn.model.save import save

        save(self, path)

    def check(self) -> tuple[Finding, ...]:
        """What is wrong or odd about this robot's numbers, as findings; see :func:`isodyn.model.lint.check`."""
        from isodyn.model.lint import check

        return check(self)

    def to_dh(self, *, convention: str) -> Any:
        """This arm as a DH table ("standard" or "modified"), or an error naming the joint that has none."""
        from isodyn.model.dh import to_dh

        return to_dh(self, convention=convention)

    # -- sizes and names ----------------------------------------------------------------------------------------------

    @cached_property
    def moving(self) -> tuple[Joint, ...]:
        """The joints that move, in the order of q and qd."""
        return tuple(joint for joint in self.joints if joint.nv)

    @property
    def n(self) -> int:
        """Number of velocities."""
        return sum(joint.nv for joint in self.joints)

    @property
    def nq(self) -> int:
        """Number of positions."""
        return sum(joint.nq for joint in self.joints)

    @property
    def joint_names(self) -> tuple[str, ...]:
        """Names of the moving joints."""
        return tuple(joint.name for joint in self.moving)

    @property
    def link_names(self) -> tuple[str, ...]:
        """Names of the links; each is also a frame."""
        return tuple(link.name for link in self.links)

    @property
    def root(self) -> Link:
        """The link that no joint carries."""
        return self.links[0]

    @cached_property
    def tips(self) -> tuple[str, ...]:
        """Names of the links that carry nothing; mere frames (massless, fixed to a link that carries a moving joint) are none."""
        carrying = {joint.parent for joint in self.joints}
        moves = {joint.parent for joint in self.moving}
        frames = {j.child for j in self.joints if j.type == "fixed" and j.parent in moves and _massless(self.link(j.child))}
        return tuple(name for name in self.link_names if name not in carrying and name not in frames)

    @cached_property
    def is_serial(self) -> bool:
        """Whether no link carries more than one joint, fixed ones included."""
        return len({joint.parent for joint in self.joints}) == len(self.joints)

    def link(self, name: str) -> Link:
        """The link of this name."""
        for link in self.links:
            if link.name == name:
                return link
        raise UnknownNameError.of("link", name, self.link_names)

    def joint(self, name: str) -> Joint:
        """The joint of this name."""
        for joint in self.joints:
            if joint.name == name:
                return joint
        raise UnknownNameError.of("joint", name, [joint.name for joint in self.joints])

    @property
    def tip(self) -> str:
        """The only tip; an error when there are several."""
        return self.only_tip("name the frame you mean: frame=..., or {frame: wrench}")

    def only_tip(self, remedy: str) -> str:
        """The only tip; when there are several, an error that ends in what to do about it."""
        if len(self.tips) != 1:
            raise ModelError(f"robot {self.name!r} has {len(self.tips)} tips ({', '.join(self.tips[:6])}); {remedy}")
        return self.tips[0]

    # -- edits --------------------------------------------------------------------------------------------------------

    def with_gravity(self, gravity: Any) -> Robot:
        """The same robot under another acceleration of gravity [m/s2]."""
        return replace(self, gravity=gravity)

    def with_payload(self, mass: Scalar, com: Any = (0.0, 0.0, 0.0), inertia: Any = None, *, link: str | None = None) -> Robot:
        """The same robot with a body fixed to `link` (the tip when not named); com and inertia in that link's frame."""
        carrier = self.link(link or self.only_tip("name the link that carries the payload: link=..."))
        inertia = np.zeros((3, 3)) if inertia is None else inertia_matrix("payload inertia [kg m2]", inertia)
        return self._with_link(combined(carrier, Link("payload", mass, com, inertia)))

    def with_parameters(self, values: Mapping[str, Any]) -> Robot:
        """The same robot with some of its numbers replaced (names as in :meth:`parameters`) or its symbols given values."""
        from isodyn.model.parameters import with_parameters

        return with_parameters(self, values)

    def parameters(self) -> dict[str, Any]:
        """The numbers that `with_parameters` and `compile(parameters=...)` accept, by name."""
        from isodyn.model.parameters import parameters

        return parameters(self)

    def _with_link(self, new: Link) -> Robot:
        return replace(self, links=tuple(new if link.name == new.name else link for link in self.links))

    # -- show ---------------------------------------------------------------------------------------------------------

    def __repr__(self) -> str:
        return f"<Robot {self.name!r}: {self.n} joints, {len(self.links)} links>"

    def __str__(self) -> str:
        from isodyn.model.table import text_table

        return text_table(self)

    def _repr_html_(self) -> str:
        from isodyn.model.table import html_table

        return html_table(self)

    # -- dynamics -----------------------------------------------------------------------------------------------------

    @cached_property
    def _dynamics(self) -> Any:
        return (Robot._compiler or sys.modules["isodyn"].compile)(self)

    def _call(self, quantity: str, *arguments: Any, **options: Any) -> Any:
        dynamics = self._dynamics
        result = dynamics._call(quantity, *arguments, **options)
        if quantity in dynamics.__dict__:
            self.__dict__[quantity] = dynamics.__dict__[quantity]  # the direct entry, at the robot's own address
        return result

    def __getstate__(self) -> dict[str, Any]:
        return {key: value for key, value in self.__dict__.items() if key in self.__dataclass_fields__}


def _massless(link: Link) -> bool:
    return not is_symbolic(link.mass) and link.mass == 0


def combined(a: Link, b: Link) -> Link:
    """Two bodies fixed to each other, b's numbers already in a's frame; keeps a's name and shapes (parallel axes)."""
    mass = a.mass + b.mass
    if not is_symbolic(mass) and mass == 0:
        com = a.com
    else:
        com = array((a.mass * a.com + b.mass * b.com) / mass)
    inertia = sum(body.inertia + body.mass * _spread(body.com - com) for body in (a, b))
    return Link(a.name, mass, com, array(inertia), a.shapes + b.shapes)


def _spread(r: Array) -> Array:
    """r.r 1 - r r^T: the inertia of a unit mass at r."""
    spread: Array = (r @ r) * np.eye(3) - np.outer(r, r)
    return spread


def _sorted_tree(name: str, links: tuple[Link, ...], joints: tuple[Joint, ...]) -> tuple[tuple[Link, ...], tuple[Joint, ...]]:
    """Links and joints with parents first, or an error that names what does not hang together."""
    by_name = {link.name: link for link in links}
    if not links:
        raise ModelError(f"robot {name!r} has no links")
    for kind, names in (("link", [link.name for link in links]), ("joint", [joint.name for joint in joints])):
        twice = next((x for x, count in Counter(names).items() if count > 1), None)
        if twice is not None:
            raise ModelError(f"robot {name!r}: {kind} name {twice!r} is used twice; names must be unique")
    carried: dict[str, Joint] = {}
    children: dict[str, list[Joint]] = {link.name: [] for link in links}
    for joint in joints:
        for role, link_name in (("parent", joint.parent), ("child", joint.child)):
            if link_name not in by_name:
                raise ModelError(f"robot {name!r}: joint {joint.name!r} names a {role} link {link_name!r} that does not exist")
        if joint.child in carried:
            raise ModelError(
                f"robot {name!r}: link {joint.child!r} is the child of both {carried[joint.child].name!r} and {joint.name!r}; "
                "a link hangs on one joint only (closed loops are not supported)"
            )
        carried[joint.child] = joint
        children[joint.parent].append(joint)
    roots = [link.name for link in links if link.name not in carried]
    if len(roots) != 1:
        what = "none (the joints form a cycle)" if not roots else f"{len(roots)}: {', '.join(map(repr, roots[:5]))}"
        raise ModelError(f"robot {name!r}: exactly one link must be without a parent joint, found {what}")
    order: list[Joint] = []
    stack = list(reversed(children[roots[0]]))
    while stack:
        joint = stack.pop()
        order.append(joint)
        stack.extend(reversed(children[joint.child]))
    if len(order) != len(joints):
        reached = {joint.name for joint in order}
        lost = next(joint.name for joint in joints if joint.name not in reached)
        raise ModelError(f"robot {name!r}: joint {lost!r} is part of a cycle and not connected to the root {roots[0]!r}")
    return (by_name[roots[0]], *(by_name[joint.child] for joint in order)), tuple(order)
