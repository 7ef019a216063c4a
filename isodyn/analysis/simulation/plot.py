"""A simulation as a figure: positions, velocities, torques (when there are any) and energy over time."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import numpy as np

from isodyn.analysis.plots import look
from isodyn.analysis.simulation.result import Simulation
from isodyn.errors import FormatError, MissingExtra

_STYLE: dict[Any, Any] = {
    "font.size": 9, "font.family": "sans-serif", "axes.spines.top": False, "axes.spines.right": False, "axes.grid": True,
    "grid.alpha": 0.18, "grid.linewidth": 0.6, "axes.axisbelow": True, "lines.linewidth": 1.4, "legend.frameon": False,
    "svg.fonttype": "none", "svg.hashsalt": "isodyn",
}  # fmt: skip


def plot(simulation: Simulation, path: str | os.PathLike[str] | None = None) -> Any:
    """A matplotlib Figure; written to path (.svg, .png, .pdf) when one is given."""
    target = None if path is None else Path(path)
    if target is not None and target.suffix.lower() not in (".svg", ".png", ".pdf"):
        raise FormatError(f"plot: {str(target)[:200]!r} ends in {target.suffix!r}; expected .svg, .png or .pdf")
    try:
        import matplotlib
        from matplotlib.figure import Figure
    except ImportError:
        raise MissingExtra.of("Matplotlib", "plot") from None
    with matplotlib.rc_context(_STYLE):
        panels = 3 + bool(np.nan_to_num(simulation.tau).any())
        figure = Figure(figsize=(7.2, 1.0 + 1.75 * panels), layout="constrained")
        axes = list(figure.subplots(panels, 1, sharex=True))
        _vectors(axes, simulation)
        _energies(axes[-1], simulation)
        axes[-1].set_xlabel("t [s]")
        figure.align_ylabels(axes)
        axes[0].set_title(f"{simulation.robot.name}: {simulation.integrator}, {simulation.method}", fontsize=10)
        _events(axes, simulation)
        handles, labels = axes[0].get_legend_handles_labels()
        if 1 < len(labels) <= 24:
            axes[0].legend(handles, labels, loc="upper left", bbox_to_anchor=(1.0, 1.05), ncols=1 + (len(labels) - 1) // 10)
        if target is not None:
            nothing = {"Date": None, "Creator": None} if target.suffix.lower() == ".svg" else None
            figure.savefig(target, dpi=150, metadata=nothing)
    return figure


def _vectors(axes: list[Any], simulation: Simulation) -> None:
    s = simulation
    units = dict.fromkeys(joint.unit for joint in s.robot.moving)
    efforts = dict.fromkeys(joint.effort_unit for joint in s.robot.moving)
    rows = [("q", s.q, ", ".join(units)), ("qd", s.qd, ", ".join(f"{unit}/s" for unit in units))]
    if len(axes) == 4:
        rows.append(("tau", s.tau, ", ".join(efforts)))
    for axis, (name, values, unit) in zip(axes, rows, strict=False):
        for k, joint in enumerate(s.robot.moving):
            axis.plot(s.t, values[:, k], label=joint.name, **look(k))
        axis.set_ylabel(f"{name} [{unit}]")
        axis.set_xlim(s.t[0], s.t[-1])


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
