"""The arms among the catalogue: trees of joints with one axis each, which no loop or coupling holds together.

What is said of every joint type, loop and coupling has tests of its own; these are for what only arms have (DH tables, URDF text,
one position for each velocity) and for tables that are kept by name.
"""

from __future__ import annotations

import isodyn as iso


def is_arm(robot: iso.Robot) -> bool:
    """Whether every joint has at most one axis, and nothing else ties them."""
    return not robot.loops and not robot.couplings and all(joint.nv <= 1 for joint in robot.joints)


ARMS = tuple(name for name in iso.catalogue() if is_arm(iso.load(name)))
