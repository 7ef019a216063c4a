"""A simulation in words and numbers."""

from __future__ import annotations

from typing import Any

from isodyn.show.table import Table
from isodyn.simulation.result import Simulation


def summary(simulation: Simulation) -> str:
    """How it was computed, where it ended, what its energy did, what happened."""
    s = simulation
    options = ", ".join(f"{name} = {value:g}" for name, value in s.options.items())
    lines = [
        f"{s.robot.name}: {s.t[0]:g} .. {s.t[-1]:g} s, {len(s.t)} samples",
        f"integrator {s.integrator} ({options}), {s.method}: {s.steps} steps, {s.evaluations} evaluations of the dynamics",
    ]
    if s.message:
        lines.append(f"{s.status}: {s.message}")
    joints = [joint.name for joint in s.robot.moving]
    units = [joint.unit for joint in s.robot.moving]
    rows = tuple(
        (name, *(f"{x:.10g}" for x in (s.q[0, k], s.q[-1, k], s.qd[-1, k], s.q[:, k].min(), s.q[:, k].max())), units[k])
        for k, name in enumerate(joints)
    )
    table = Table("", ("joint", "q start", "q end", "qd end", "q least", "q most", "unit"), rows)
    energy = (
        f"energy {s.energy[0]:.10g} J at the start, {s.energy[-1]:.10g} J at the end; work {s.work[-1]:.6g} J; "
        f"largest imbalance {s.drift:.3g} J"
    )
    happened = [f"t = {event.t:.9g} s: {event.name}{' (the end)' if event.terminal else ''}" for event in s.events]
    return "\n".join([*lines, "", table.text(), "", energy, *happened])


def as_dict(simulation: Simulation) -> dict[str, Any]:
    """Everything as plain numbers, lists and strings."""
    s = simulation
    arrays = ("t", "q", "qd", "qdd", "tau", "kinetic", "potential", "energy", "work")
    facts = ("integrator", "method", "evaluations", "steps", "status", "message", "drift")
    return {
        "robot": s.robot.name,
        **{name: getattr(s, name) for name in facts},
        "options": dict(s.options),
        "events": [{"name": e.name, "t": e.t, "q": e.q.tolist(), "qd": e.qd.tolist(), "terminal": e.terminal} for e in s.events],
        **{name: getattr(s, name).tolist() for name in arrays},
    }
