"""Renamed public names: one table, and the aliases that answer the old names until release REMOVED.

Each use of an old name gives a DeprecationWarning at the caller's line, which names the new name.
Old names are left out of `isodyn.__all__` and of dir(); docs/api-stability.md has the policy.
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar, cast

REMOVED = "0.4"  # the release in which the old names go

#: old -> new name in the package, as in isodyn.Row
NAMES = {"Row": "DHRow", "Closed": "LoopClosure"}

#: class -> {old -> new name of an attribute or a method}
MEMBERS: dict[str, dict[str, str]] = {
    "Joint": {"turns": "is_revolute", "slides": "is_prismatic", "is_chart": "is_manifold", "small": "exclude_from_inertia"},
    "Robot": {
        "freedoms": "dofs",
        "base_freedoms": "base_nv",
        "places": "velocity_to_position_index",
        "branch": "subtree",
        "check": "lint",
        "report": "import_notes",
        "moving": "movable_joints",
    },
}

#: function, method, or class for its constructor -> {old -> new keyword argument}
ARGUMENTS: dict[str, dict[str, str]] = {
    "Joint": {"small": "exclude_from_inertia"},
    "Robot": {"report": "import_notes"},
}

#: argument -> {old -> new value}
VALUES: dict[str, dict[str, str]] = {}

Made = TypeVar("Made", bound=Callable[..., object])
Class = TypeVar("Class", bound=type)


def warn(old: str, new: str) -> None:
    """Warn, at the first caller outside the package, that `new` replaces `old`."""
    frame, level = sys._getframe(1), 2
    while frame.f_back is not None and frame.f_globals.get("__name__", "").partition(".")[0] in ("isodyn", "dataclasses"):
        frame, level = frame.f_back, level + 1
    warnings.warn(
        f"{old} is deprecated and will be removed in isodyn {REMOVED}; use {new}", DeprecationWarning, stacklevel=level - 1
    )


class Alias:
    """The old name of an attribute or a method: a descriptor that warns and answers with the new one."""

    def __init__(self, owner: str, old: str, new: str):
        self.old, self.new = f"{owner}.{old}", f"{owner}.{new}"
        self.__doc__ = f"Deprecated alias of {self.new}."

    def __get__(self, instance: object, owner: type) -> object:
        warn(self.old, self.new)
        return getattr(owner if instance is None else instance, self.new.rpartition(".")[2])


def with_old_members(owner: Class) -> Class:
    """Class decorator: add the aliases of MEMBERS; dir() of an instance leaves them out."""
    renames = MEMBERS[owner.__name__]
    for old, new in renames.items():
        setattr(owner, old, Alias(owner.__name__, old, new))

    def listed(self: object) -> list[str]:
        return [name for name in object.__dir__(self) if name not in renames]

    owner.__dir__ = listed  # type: ignore[method-assign, assignment]
    return owner


def with_old_arguments(made: Made) -> Made:
    """Decorator of a function or a class: take the old keyword arguments of ARGUMENTS as well."""
    if isinstance(made, type):
        made.__init__ = _renaming(made.__init__, made.__name__, both=True)  # type: ignore[misc]
        return made
    return cast(Made, _renaming(made, made.__qualname__, both=False))


def _renaming(function: Callable[..., Any], called: str, *, both: bool) -> Callable[..., Any]:
    """The function, with old keywords passed on under their new names.

    both   whether an old keyword may come with the new one and wins: dataclasses.replace(joint, small=True) passes every field
    """
    renames = ARGUMENTS[called]

    @wraps(function)
    def renaming(*args: Any, **keywords: Any) -> Any:
        if not renames.keys().isdisjoint(keywords):
            for old in [name for name in keywords if name in renames]:
                new = renames[old]
                if new in keywords and not both:
                    raise TypeError(f"{called}() got {old}= and {new}=, which are the same argument; give {new}= alone")
                warn(f"{called}({old}=)", f"{new}=")
                keywords[new] = keywords.pop(old)
        return function(*args, **keywords)

    return renaming


def current(argument: str, value: object, *, quiet: bool = False) -> Any:
    """The value of an argument under its new name; quiet: without a warning, as for stored files."""
    new = VALUES[argument].get(value) if isinstance(value, str) else None
    if new is None:
        return value
    if not quiet:
        warn(f"{argument}={value!r}", f"{argument}={new!r}")
    return new


def package_name(name: str) -> str:
    """The new name in the package of an old one, with a warning; "" for other names."""
    new = NAMES.get(name, "")
    if new:
        warn(f"isodyn.{name}", f"isodyn.{new}")
    return new
