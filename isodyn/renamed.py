"""Renamed public names: one table, and aliases that keep the old names working until release REMOVED.

Each use of an old name gives a DeprecationWarning at the caller's line, which names the new name.
Old names are left out of `isodyn.__all__` and of dir(); docs/api-stability.md has the policy.
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Callable, Sequence
from functools import wraps
from inspect import signature
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
    "Mobility": {"freedom": "dof"},
    "Trajectory": {"charted": "on_manifold", "breaks": "jump_ts"},
    "CartesianPath": {"breaks": "jump_ts", "seen": "in_frame"},
    "Event": {"leaves": "starts_at_zero", "change": "model_change", "breaks_off": "interrupts_step"},
    "Simulation": {
        "drift": "max_energy_error",
        "balance": "energy_error",
        "gap": "loop_residual",
        "held": "held_intervals",
        "stuck": "is_held",
        "standing": "poses_at",
    },
    "Changed": {"lost": "dissipated", "brought": "energy_added"},  # an entry of Simulation.changes
    "Dynamics": {"motion": "prescribed"},
    "Live": {"stage": "tier", "motion": "prescribed"},
    "Kernel": {"given": "bind"},
}

#: old member -> private property with its old meaning, where the new name does not mean the same for every robot
FORMER = {"Simulation.drift": "_drift"}  # with loops: their largest residual

#: function, method, or class for its constructor -> {old -> new keyword argument}
ARGUMENTS: dict[str, dict[str, str]] = {
    "Joint": {"small": "exclude_from_inertia"},
    "Robot": {"report": "import_notes"},
    "Mobility": {"freedom": "dof"},
    "Event": {"leaves": "starts_at_zero", "change": "model_change"},
    "Simulation": {"stuck": "is_held"},
    "trace": {"motion": "prescribed", "loads": "wrench_frames", "still": "at_rest", "closing": "partition"},
    "compile": {"motion": "prescribed"},
    "live": {"motion": "prescribed"},
    "export": {"motion": "prescribed", "loads": "wrench_frames"},
    "count": {"loads": "wrench_frames", "still": "at_rest"},
    "Dynamics.graph": {"loads": "wrench_frames", "still": "at_rest"},
    "Dynamics.kernel": {"loads": "wrench_frames"},
    "hybrid_dynamics": {"known": "qdd_or_tau"},
    "simulate": {"creep": "stiction_speed", "breaks": "jump_ts"},
    "rollout": {"every": "save_every"},
}

#: old -> new key of a formulation, also in files
METHODS = {"composite-body-meeting": "composite-body-split"}

#: argument -> {old -> new value}
VALUES: dict[str, dict[str, str]] = {"inertia": {"motion-only": "undeformed"}, "method": METHODS, "methods": METHODS}

#: verb of the command line -> its new name; verb -> {old -> new option}
VERBS = {"terms": "significance"}
OPTIONS = {"export": {"--loads": "--wrench-frames"}}

Made = TypeVar("Made", bound=Callable[..., object])
Class = TypeVar("Class", bound=type)


def warn(old: str, new: str) -> None:
    """Warn, at the first caller outside the package, that `new` replaces `old`."""
    frame, level = sys._getframe(1), 2
    while frame.f_back is not None and frame.f_globals.get("__name__", "").partition(".")[0] in ("isodyn", "dataclasses"):
        frame, level = frame.f_back, level + 1
    warnings.warn(f"{old} is deprecated and will be removed in isodyn {REMOVED}; use {new}", DeprecationWarning, stacklevel=level)


class Alias:
    """Descriptor for the old name of an attribute or a method: it warns and returns the new one."""

    def __init__(self, owner: str, old: str, new: str):
        self.old, self.new = f"{owner}.{old}", f"{owner}.{new}"
        self.__doc__ = f"Deprecated alias of {self.new}."

    def __get__(self, instance: object, owner: type) -> object:
        warn(self.old, self.new)
        name = FORMER.get(self.old, self.new).rpartition(".")[2]
        return getattr(owner if instance is None else instance, name)


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
    """Decorator of a function or a class: accept the old keyword arguments of ARGUMENTS and the old values of VALUES too."""
    if isinstance(made, type):
        made.__init__ = _renaming(made.__init__, made.__name__, both=True)  # type: ignore[misc]
        return made
    return cast(Made, _renaming(made, made.__qualname__.removeprefix("Quantities."), both=False))


def _renaming(function: Callable[..., Any], called: str, *, both: bool) -> Callable[..., Any]:
    """Return the function with old keywords and values translated to the new ones.

    both   True: an old keyword may come with the new one, and wins: dataclasses.replace(joint, small=True) passes every field
    """
    renames = ARGUMENTS.get(called, {})
    places = {k: name for k, name in enumerate(signature(function).parameters) if name in VALUES}

    @wraps(function)
    def renaming(*args: Any, **keywords: Any) -> Any:
        if not renames.keys().isdisjoint(keywords):
            for old in [name for name in keywords if name in renames]:
                new = renames[old]
                if new in keywords and not both:
                    raise TypeError(f"{called}() got {old}= and {new}=, which are the same argument; give {new}= alone")
                warn(f"{called}({old}=)", f"{new}=")
                keywords[new] = keywords.pop(old)
        for place, name in places.items():
            if name in keywords:
                keywords[name] = _value(name, keywords[name])
            elif place < len(args):
                args = (*args[:place], _value(name, args[place]), *args[place + 1 :])
        return function(*args, **keywords)

    return renaming


def _value(argument: str, value: object) -> object:
    """Return the value of an argument, or its values, with the new names."""
    renames = VALUES[argument]
    if isinstance(value, (list, tuple)) and any(isinstance(one, str) and one in renames for one in value):
        return [_value(argument, one) for one in value]
    new = renames.get(value) if isinstance(value, str) else None
    if new is None:
        return value
    warn(f"{argument}={value!r}", f"{new!r}")
    return new


def package_name(name: str) -> str:
    """Return the new name of an old one in the package, with a warning; "" for other names."""
    new = NAMES.get(name, "")
    if new:
        warn(f"isodyn.{name}", f"isodyn.{new}")
    return new


def command(words: Sequence[str]) -> tuple[list[str], list[str]]:
    """Return the words of a command line with the new names, and a warning sentence for each old one."""
    verb = VERBS.get(words[0], words[0]) if words else ""
    new, said = list(words), list[str]()
    for k, word in enumerate(words):
        option, equals, value = word.partition("=")
        if k == 0:
            new[k] = verb
        elif option in OPTIONS.get(verb, {}):
            new[k] = f"{OPTIONS[verb][option]}{equals}{value}"
        else:
            new[k] = METHODS.get(word, word)
        if new[k] != word:
            old, now = word.partition("=")[0], new[k].partition("=")[0]
            said.append(f"{old!r} is deprecated and will be removed in isodyn {REMOVED}; use {now!r}")
    return new, said
