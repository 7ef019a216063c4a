"""Simulation: a motion that was computed, frozen, with what one wants to do with it."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path as FilePath
from typing import TYPE_CHECKING, Any

import numpy as np

from isodyn.errors import ShapeError
from isodyn.model.robot import Robot
from isodyn.simulation.events import Happened
from isodyn.simulation.path import Path, Quintics
from isodyn.spatial import Array

if TYPE_CHECKING:
    from isodyn.simulation.clearance import Clearance


@dataclass(frozen=True, eq=False)
class Simulation:
    """A simulated motion of a robot with n joints at K times.

    t                   (K,)      times                                                          [s]
    q, qd, qdd          (K, n)    positions, velocities, accelerations           [rad], [rad/s], [rad/s2] or [m], ...
    tau                 (K, n)    torques of the drives                                          [N m] or [N]
    kinetic, potential  (K,)      energies                                                       [J]
    work                (K,)      done by torques and wrenches, less friction's losses, since the start  [J]
    evaluations, steps            of the dynamics; accepted by the integrator
    integrator, method, options   how it was computed
    events                        what happened: (name, t, q, qd, terminal)
    status                        "complete"; "event": ended by one; "cancelled": by Ctrl-C; "stopped": could not go on
    message                       why it ended early
    """

    robot: Robot
    t: Array
    q: Array
    qd: Array
    qdd: Array
    tau: Array
    kinetic: Array
    potential: Array
    work: Array
    evaluations: int
    steps: int
    integrator: str
    method: str
    options: Mapping[str, float]
    events: tuple[Happened, ...] = ()
    status: str = "complete"
    message: str = ""
    path: Path | None = field(default=None, repr=False)

    def __post_init__(self) -> None:
        for name in ("t", "q", "qd", "qdd", "tau", "kinetic", "potential", "work"):
            array = np.ascontiguousarray(getattr(self, name), dtype=float)
            array.flags.writeable = False
            object.__setattr__(self, name, array)

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.__post_init__()  # arrays come out of a pickle writeable

    def with_message(self, message: str) -> Simulation:
        """The same motion with other words about its end."""
        return replace(self, message=message)

    # -- energy -------------------------------------------------------------------------------------------------------

    @property
    def complete(self) -> bool:
        """Whether it reached the last time asked for."""
        return self.status == "complete"

    @property
    def energy(self) -> Array:
        """(K,) kinetic + potential energy [J]."""
        return np.asarray(self.kinetic + self.potential)

    @property
    def balance(self) -> Array:
        """(K,) what the energy has gained beyond the work done [J]: 0 but for errors of the integration."""
        return np.asarray(self.energy - self.energy[0] - self.work)

    @property
    def drift(self) -> float:
        """The largest imbalance [J]."""
        return float(np.abs(self.balance).max())

    # -- between the samples ------------------------------------------------------------------------------------------

    def at(self, t: Any) -> tuple[Array, Array]:
        """q and qd (..., n) at times (...) within the motion.

        By the integrator's own interpolation; after `load`, by quintic polynomials between the samples.
        """
        try:
            times = np.asarray(t, dtype=float)
        except (TypeError, ValueError):
            raise ShapeError(f"at: expected times in seconds, got {type(t).__name__}") from None
        if not ((times >= self.t[0]) & (times <= self.t[-1])).all():
            first = times[~((times >= self.t[0]) & (times <= self.t[-1]))][0]
            raise ShapeError(f"at: times must lie in [{self.t[0]:g}, {self.t[-1]:g}] s, got {first:g}")
        states = self.path or Quintics(self.t, self.q, self.qd, self.qdd)
        q, qd = states(times.reshape(-1))
        shape = (*times.shape, self.robot.n)
        return q.reshape(shape), qd.reshape(shape)

    # -- out ----------------------------------------------------------------------------------------------------------

    def __repr__(self) -> str:
        end = "" if self.complete else f", {self.status}"
        return (
            f"<Simulation of {self.robot.name!r}: {len(self.t)} samples, {self.t[0]:g} .. {self.t[-1]:g} s, {self.integrator}, "
            f"{self.method}, {self.evaluations} evaluations, drift {self.drift:.2g} J{end}>"
        )

    def __str__(self) -> str:
        from isodyn.simulation.report import summary

        return summary(self)

    def to_dict(self) -> dict[str, Any]:
        """Everything as plain numbers, lists and strings."""
        from isodyn.simulation.report import as_dict

        return as_dict(self)

    def to_csv(self, path: str | os.PathLike[str]) -> FilePath:
        """Write a table: t, q, qd, qdd, tau, energies; a row per sample, units in the header."""
        from isodyn.simulation.files import to_csv

        return to_csv(self, path)

    def to_dataframe(self) -> Any:
        """The same table as a pandas.DataFrame (`pip install pandas`)."""
        from isodyn.simulation.files import to_dataframe

        return to_dataframe(self)

    def save(self, path: str | os.PathLike[str]) -> FilePath:
        """Write everything, the robot included, to an .npz file; nothing in it is pickled."""
        from isodyn.simulation.files import save

        return save(self, path)

    @staticmethod
    def load(path: str | os.PathLike[str]) -> Simulation:
        """Read what `save` wrote."""
        from isodyn.simulation.files import load

        return load(path)

    def plot(self, path: str | os.PathLike[str] | None = None) -> Any:
        """A figure of positions, velocities, torques and energy over time (`pip install 'isodyn[plot]'`).

        path   .svg, .png or .pdf: written as well
        """
        from isodyn.simulation.plot import plot

        return plot(self, path)

    def animate(self, path: str | os.PathLike[str], *, speed: float = 1.0, fps: int = 30) -> FilePath:
        """Write a moving picture of the arm.

        path    .html: a page of its own, with play, pause, a slider and a view that turns; needs nothing else, not even a network
                .gif: for slides (`pip install 'isodyn[plot]'`)
        speed   of the motion: 0.5 is half speed
        fps     pictures per second
        """
        from isodyn.simulation.animate import animate

        return animate(self, path, speed=speed, fps=fps)

    def clearance(self, radius: float | Mapping[str, float] | None = None) -> Clearance:
        """How near links came to each other, as capsules; which passed through each other (see isodyn.clearance).

        radius   of the capsules, or {link: radius} [m]; None: estimated from each link's inertia
        """
        from isodyn.simulation.clearance import clearance

        return clearance(self.robot, self.q, radius=radius, t=self.t)
