"""A simulation as a figure: positions, velocities, torques (when there are any) and energy over time."""

from __future__ import annotations

import os
from typing import Any

import numpy as np

from isodyn.errors import MissingExtra, writing
from isodyn.show.figure import look, overlay, plain
from isodyn.simulation.files import target_path
from isodyn.simulation.result import Simulation
from isodyn.spatial import Array

_NOTHING = 1e-12  # what is below is rounding, and is not blown up to fill a panel

_STYLE: dict[Any, Any] = {
    "font.size": 9, "font.family": "sans-serif", "axes.spines.top": False, "axes.spines.right": False, "axes.grid": True,
    "grid.alpha": 0.18, "grid.linewidth": 0.6, "axes.axisbelow": True, "lines.linewidth": 1.4, "legend.frameon": False,
    "svg.fonttype": "none", "svg.hashsalt": "isodyn", "axes.formatter.use_mathtext": True,
}  # fmt: skip


def plot(simulation: Simulation, path: str | os.PathLike[str] | None = None) -> Any:
    """A matplotlib Figure; written to path (.svg, .png, .pdf) when one is given."""
    target = None if path is None else target_path("plot", path, (".svg", ".png", ".pdf"))
    try:
        import matplotlib
        from matplotlib.figure import Figure
    except ImportError:
        raise MissingExtra.of("Matplotlib", "plot") from None
    with matplotlib.rc_context(_STYLE):
        panels = _panels(simulation)
        figure = Figure(figsize=(7.2, 1.0 + 1.75 * (len(panels) + 1)), layout="constrained")
        axes = list(figure.subplots(len(panels) + 1, 1, sharex=True))
        for k, joint in enumerate(simulation.robot.moving):  # the legend in the order of the joints, whichever panel they are in
            axes[0].plot([], [], label=plain(joint.name), **look(k))
        for axis, (label, values, chosen) in zip(axes, panels, strict=False):
            overlay(axis, simulation.t, values[:, chosen], chosen)
            axis.set(ylabel=label, xlim=(simulation.t[0], simulation.t[-1]))
            if np.nanmax(np.abs(values[:, chosen]), initial=0.0) < _NOTHING:
                axis.set_ylim(-1.0, 1.0)
        _energies(axes[-1], simulation)
        axes[-1].set_xlabel("t [s]")
        figure.align_ylabels(axes)
        axes[0].set_title(plain(f"{simulation.robot.name}: {simulation.integrator}, {simulation.method}"), fontsize=10)
        _events(axes, simulation)
        handles, labels = axes[0].get_legend_handles_labels()
        if 1 < len(labels) <= 24:
            axes[0].legend(handles, labels, loc="upper left", bbox_to_anchor=(1.0, 1.05), ncols=1 + (len(labels) - 1) // 10)
        if target is not None:
            nothing = {"Date": None, "Creator": None} if target.suffix.lower() == ".svg" else None
            with writing("plot", target):
                figure.savefig(target, dpi=150, metadata=nothing)
    return figure


def _panels(simulation: Simulation) -> list[tuple[str, Array, list[int]]]:
    """(label, values (N, n), which joints) of every panel but the last; joints that slide have panels of their own."""
    s, moving = simulation, simulation.robot.moving
    rows: list[tuple[str, Array, list[str]]] = [
        ("q", s.q, [joint.unit for joint in moving]),
        ("qd", s.qd, [f"{joint.unit}/s" for joint in moving]),
    ]
    if np.nan_to_num(s.tau).any():
        rows.append(("tau", s.tau, [joint.effort_unit for joint in moving]))
    return [
        (f"{name} [{unit}]", values, [k for k, other in enumerate(units) if other == unit])
        for name, values, units in rows
        for unit in dict.fromkeys(units)
    ]


def _energies(axis: Any, simulation: Simulation) -> None:
    s = simulation
    for k, (name, values) in enumerate((("kinetic", s.kinetic), ("potential", s.potential), ("total", s.energy))):
        axis.plot(s.t, values, label=name, **look(k))
    if np.nan_to_num(s.work).any():
        axis.plot(s.t, s.energy[0] + s.work, label="start + work", color="black", linestyle=":", linewidth=1.0)
    axis.set_ylabel("energy [J]")
    axis.legend(loc="center left", bbox_to_anchor=(1.0, 0.5))


def _events(axes: list[Any], simulation: Simulation) -> None:
    for event in simulation.events[:20]:
        for axis in axes:
            axis.axvline(event.t, color="#767676", linewidth=0.8, linestyle="--" if event.terminal else ":")
