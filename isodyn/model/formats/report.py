"""What a reader says about a file: what it left out, what it assumed, and loudly what makes the robot another one."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from isodyn.model.link import Link


class Report:
    """Collects remarks while a model is read; `lines()` is what the robot keeps, warnings first."""

    def __init__(self) -> None:
        self.ignored: dict[str, list[int]] = {}
        self.assumed: list[str] = []
        self.noted: dict[str, list[str]] = {}
        self.unphysical: list[str] = []

    def ignore(self, what: str, line: int) -> None:
        """Something in the file that has no place in the model."""
        self.ignored.setdefault(what, []).append(line)

    def assume(self, what: str) -> None:
        """A value the file does not give."""
        self.assumed.append(what)

    def note(self, what: str, name: str) -> None:
        """A remark that holds for the thing of this name; things with the same remark share a line."""
        self.noted.setdefault(what, []).append(repr(name))

    def physical(self, link: Link) -> None:
        """Remark on an inertia that no rigid body has; it is used all the same."""
        low, mid, high = np.linalg.eigvalsh(link.inertia)
        rounding = 1e-9 * max(abs(low), abs(high))
        if low < -rounding or low + mid < high - rounding:
            self.unphysical.append(
                f"warning: link {link.name!r}: principal moments ({low:g}, {mid:g}, {high:g}) kg m2 break the triangle "
                "inequality; is the inertia given about the joint instead of the centre of mass?"
            )

    def left_out(self) -> list[str]:
        """Lines on what was ignored and what was assumed."""
        ignored = [f"ignored: {len(at)} {what} (line {some(at)})" for what, at in self.ignored.items()]
        return at_most_50(ignored) + at_most_50([f"assumed: {what}" for what in self.assumed])

    def lines(self) -> tuple[str, ...]:
        """The report, one line each."""
        noted = [f"{what}: {some(names)}" for what, names in self.noted.items()]
        rest = [*noted, *self.left_out(), *at_most_50(self.unphysical)]
        loud = [line for line in rest if line.startswith("warning")]
        return (*at_most_50(loud), *at_most_50([line for line in rest if not line.startswith("warning")]))


def at_most_50(lines: list[str]) -> list[str]:
    """At most 50 lines of one kind: a report is to be read."""
    return lines if len(lines) <= 50 else [*lines[:50], f"... and {len(lines) - 50} more like this"]


def some(items: Sequence[object]) -> str:
    """The first four items, and how many more there are."""
    shown = ", ".join(map(str, items[:4]))
    return shown if len(items) <= 4 else f"{shown}, ... {len(items) - 4} more"
