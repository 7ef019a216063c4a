"""The linter's rules, one row each: key, severity, what is the matter, what to do, and the function that finds it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from isodyn.model import lint_find as find
from isodyn.model.lint import Subject


class Rule(NamedTuple):
    """One row: `find` gives (where, value) for everything it objects to."""

    key: str
    severity: str
    message: str
    remedy: str
    find: Callable[[Subject], find.Found]


_link, _joint = find.each_link, find.each_joint
_MEASURE = "check the unit and the reference point of the inertia in the CAD export"

RULES: tuple[Rule, ...] = (
    Rule(
        "inertia-negative",
        "error",
        "the inertia has a negative principal moment",
        "check the signs of the products of inertia",
        _link(find.negative),
    ),
    Rule(
        "triangle-inequality",
        "error",
        "one principal moment is above the sum of the other two, which no body has",
        "check for swapped or mistyped entries",
        _link(find.triangle),
    ),
    Rule(
        "massless-tip",
        "error",
        "the joint moves no inertia, so the mass matrix is singular",
        "give the links it carries mass and inertia, or make the joint fixed",
        find.singular,
    ),
    Rule(
        "limits-unreachable",
        "error",
        "no position satisfies the limits",
        "give a finite lower below a finite upper limit, or leave them out",
        _joint(find.unreachable),
    ),
    Rule(
        "mimic-unknown",
        "error",
        "the joint mimics one that does not exist, or itself",
        "name another joint of this robot",
        find.lost_mimic,
    ),
    Rule(
        "triangle-rounded",
        "warning",
        "one principal moment is a little above the sum of the other two",
        "give more digits: a flat body was rounded",
        _link(find.triangle_rounded),
    ),
    Rule(
        "mass-zero",
        "warning",
        "a link that moves has no mass",
        "give its mass, or leave it if it only joins two axes",
        find.massless,
    ),
    Rule(
        "inertia-without-mass",
        "warning",
        "the link has inertia but no mass",
        "give the mass that goes with it",
        _link(find.without_mass),
    ),
    Rule(
        "inertia-missing",
        "warning",
        "the link has mass but no inertia",
        "give its inertia about the centre of mass",
        _link(find.without_inertia),
    ),
    Rule(
        "inertia-singular",
        "warning",
        "the inertia is not positive definite: a principal moment is 0",
        "give the link's thickness its moment",
        _link(find.semidefinite),
    ),
    Rule(
        "inertia-placeholder",
        "warning",
        "the inertia looks like a placeholder",
        "replace it by the measured or CAD inertia",
        _link(find.placeholder),
    ),
    Rule(
        "inertia-repeated",
        "warning",
        "links of different masses have exactly the same inertia",
        "replace placeholders by measured or CAD inertias",
        find.repeated,
    ),
    Rule(
        "inertia-about-joint",
        "warning",
        "the inertia looks as if taken about the joint instead of the centre of mass",
        "subtract m (c^2 1 - c c^T), c from the joint to the centre of mass",
        _link(find.about_joint),
    ),
    Rule(
        "inertia-moved-twice",
        "warning",
        "adding the parallel-axis term once makes this inertia possible",
        "the source probably gave it about the centre of mass already",
        _link(find.moved_twice),
    ),
    Rule("density-high", "warning", "the link would be denser than any metal", _MEASURE, _link(find.dense)),
    Rule("density-low", "warning", "the link would be thinner than air", _MEASURE, _link(find.thin)),
    Rule("gyration-large", "warning", "the mass is spread far beyond the link and its joints", _MEASURE, _link(find.spread_out)),
    Rule("gyration-small", "warning", "the mass is gathered almost in a point", _MEASURE, _link(find.pointlike)),
    Rule("com-far", "warning", "the centre of mass lies far outside the link", "check its unit and its frame", _link(find.far_com)),
    Rule(
        "com-missing",
        "warning",
        "every centre of mass is at its frame's origin",
        "give the centres of mass; without them gravity torques are wrong",
        find.at_origins,
    ),
    Rule("unit-length", "warning", "a length of more than 10 m: millimetres?", "give metres", find.long),
    Rule("unit-mass", "warning", "a mass of more than a tonne: grams?", "give kilograms", _link(find.heavy)),
    Rule(
        "unit-inertia",
        "warning",
        "a radius of gyration of more than 10 m: kg mm2 or g mm2?",
        "give kg m2",
        _link(find.huge_inertia),
    ),
    Rule("unit-gravity", "warning", "gravity is far above 9.81: mm/s2?", "give m/s2", find.gravity_unit),
    Rule("unit-angle", "warning", "an offset of more than a turn: degrees?", "give radians", _joint(find.offset_degrees)),
    Rule(
        "unit-rotation",
        "warning",
        "a fixed turn by exactly a multiple of 15 rad, such as 90: degrees?",
        "give radians",
        find.turned_degrees,
    ),
    Rule("limits-degrees", "warning", "a limit of more than two turns: degrees?", "give radians", _joint(find.degrees)),
    Rule(
        "limits-empty",
        "warning",
        "the limits leave no room to move",
        "give the range, or make the joint fixed",
        _joint(find.no_range),
    ),
    Rule(
        "limits-zero",
        "warning",
        "a limit of 0 does not let the joint move",
        "give the limit, or leave it out when it is not known",
        _joint(find.stuck),
    ),
    Rule(
        "inertia-round",
        "note",
        "the inertia is a round number times the identity",
        "a placeholder? otherwise leave it",
        _link(find.round),
    ),
    Rule(
        "near-right-angle",
        "note",
        "an angle is nearly but not exactly a multiple of pi/2",
        "load with snap=1e-3 (URDF), or write pi/2 in full: exact right angles compute faster",
        find.near_right,
    ),
    Rule("limits-fast", "note", "a speed limit above 50 rad/s: degrees?", "give rad/s", _joint(find.fast)),
    Rule("limits-exclude-zero", "note", "q = 0 is outside the limits", "start simulations elsewhere", _joint(find.zero_outside)),
    Rule("gravity-odd", "note", "gravity is not that of the Earth", "fine, if it is meant", find.gravity_odd),
    Rule(
        "motors-missing",
        "note",
        "no joint has a rotor inertia",
        "give rotor_inertia and gear_ratio if torques at the motor matter",
        find.none(find.has_rotor),
    ),
    Rule(
        "friction-missing",
        "note",
        "no joint has friction",
        "give viscous and coulomb if they matter",
        find.none(find.has_friction),
    ),
    Rule("limits-missing", "note", "no joint has a range", "give limits if the workspace matters", find.none(find.has_range)),
    Rule(
        "symbols",
        "note",
        "the robot holds symbols; what holds them is not checked",
        "check it again with numbers (with_parameters)",
        find.symbolic,
    ),
)
