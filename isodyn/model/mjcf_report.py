"""What the MJCF reader says about a file: what it left out, and loudly what makes the model another one than MuJoCo's."""

from __future__ import annotations

from isodyn.model.urdf_report import Report, _first, _some


class MjcfReport(Report):
    """Collects remarks while a file is read; `lines()` is what the robot keeps, warnings first."""

    def __init__(self) -> None:
        super().__init__(0.0)
        self.noted: dict[str, list[str]] = {}

    def note(self, what: str, name: str) -> None:
        """A remark that holds for the thing of this name; things with the same remark share a line."""
        self.noted.setdefault(what, []).append(repr(name))

    def lines(self) -> tuple[str, ...]:
        """The report, one line each."""
        noted = [f"{what}: {_some(names)}" for what, names in self.noted.items()]
        rest = [*noted, *super().lines()]
        loud = [line for line in rest if line.startswith("warning")]
        return (*_first(loud), *_first([line for line in rest if not line.startswith("warning")]))
