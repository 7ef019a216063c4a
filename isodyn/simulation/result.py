"""Simulation: the immutable result of `simulate`: samples, energies, interpolation, reports, files and figures.

Files are CSV tables, for people and other programs, and NPZ archives, which `Simulation.load` reads; nothing is pickled.
"""

from __future__ import annotations

import io
import json
import os
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

import numpy as np
from numpy.typing import ArrayLike

from isodyn import check
from isodyn.dynamics.closing import loops_of
from isodyn.errors import FormatError, MissingExtra, ModelError, ShapeError, reraise_write_errors
from isodyn.kinematics.clearance import Clearance, clearance
from isodyn.model.columns import labels, units
from isodyn.model.formats.npz import npz_arrays
from isodyn.model.formats.toml import from_toml, to_toml
from isodyn.model.quantities import BASE_INPUTS, VECTORS
from isodyn.model.robot import Robot
from isodyn.renamed import METHODS, with_old_arguments, with_old_members
from isodyn.show.animation import Shot, animate, looked_at
from isodyn.show.figure import INK, Picture, Sketch, look, overlay, picture_file, plain
from isodyn.show.table import Table
from isodyn.show.view import EmbeddedPage
from isodyn.simulation.changes import Changed
from isodyn.simulation.events import CHANGES, Happened
from isodyn.simulation.interpolation import Piecewise
from isodyn.simulation.moved_base import base_between, positions_of_base
from isodyn.simulation.system import quintics
from isodyn.spatial import Array

if TYPE_CHECKING:  # extras
    from matplotlib.figure import Figure as Canvas
    from pandas import DataFrame

FORMAT = "isodyn-simulation-1"
_ARRAYS = ("t", "q", "qd", "qdd", "tau", "kinetic", "potential", "work")
_LATER = ("friction", "is_held")  # which files of older versions do not have
_KEYS = {  # names in files, and in to_dict, where they are not those of the attributes
    "is_held": "stuck", "held_intervals": "held", "_drift": "drift", "dissipated": "lost", "energy_added": "brought",
}  # fmt: skip
_FACTS = ("evaluations", "steps", "integrator", "method", "options", "status", "message")
_NAMES = {key: name for name, key in _KEYS.items()}
_SHOWN = 4  # stretches of time in which a joint is held
_NOTHING = 1e-12  # what is below is rounding, and is not blown up to fill a panel
_PANEL, _ROW, _BESIDE = 1.75, 0.2, 2.6  # [inch]: least height of a panel, of a line of its legend; largest width of a legend

_Panel = tuple[str, Array, list[int]]  # label, values (N, n), which of them


@with_old_members
@with_old_arguments
@dataclass(frozen=True, eq=False)
class Simulation:
    """A simulated motion of a robot with n DOF at K sample times.

    t                   (K,)      sample times                                                   [s]
    q                   (K, nq)   positions; quaternions have unit length        [rad] or [m]
    qd, qdd             (K, n)    velocities, accelerations                      [rad/s], [rad/s2] or [m/s], [m/s2]
    tau                 (K, n)    motor torques                                                  [N m] or [N]
    kinetic, potential  (K,)      energies                                                       [J]
    friction            (K, n)    friction torques; M qdd + C qd + g + friction (+ springs, reactions of stops) = tau
    is_held             (K, n)    True: dry friction or a stop holds the joint at rest
    work                (K,)      work of torques and wrenches minus friction losses, since the start    [J]
    evaluations, steps            evaluations of the dynamics; steps accepted by the integrator
    integrator, method, options   arguments of `simulate`
    events                        events that happened: (name, t, q, qd, terminal)
    status                        "complete"; "event": ended by one; "cancelled": by Ctrl-C; "stopped": by a failure
    message                       reason of an early end
    notes                         remarks, such as interpreted steps or a switch of the integrator
    integral            (K, n)    integral term of a PID controller in tau; None: no such controller     [N m] or [N]
    changes                       changes of the robot: (name, t, link, joined, impulse, dissipated, energy_added, twist).  Arrays
                                  then have the size of the largest robot, `nan` for missing joints; every change has two samples
    phases                        motions between changes, each with its robot; without changes, only this one
    base                          motion of a moving base: "pose" (K, 4, 4), "twist" and "acceleration" (K, 6), as compiled calls
                                  take it; None: the base does not move
    path                          interpolant of the integrator; None: quintic polynomials (after `load`, and for motions whose
                                  interpolant would take more than 64 MB)
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
    path: Piecewise | None = field(default=None, repr=False)
    notes: tuple[str, ...] = ()
    integral: Array | None = None
    friction: Array = None  # type: ignore[assignment]  # zeros
    is_held: Array = None  # type: ignore[assignment]
    changes: tuple[Changed, ...] = ()
    parts: tuple[Simulation, ...] = field(default=(), repr=False)
    base: Mapping[str, Array] | None = field(default=None, repr=False)

    def __post_init__(self) -> None:
        for values in (self.base or {}).values():
            values.flags.writeable = False
        for name in (*_ARRAYS, *_LATER, *self._more):
            given = getattr(self, name)
            array = np.ascontiguousarray(
                np.zeros_like(self.qd) if given is None else given, dtype=bool if name == "is_held" else float
            )
            array.flags.writeable = False
            object.__setattr__(self, name, array)

    def __setstate__(self, state: dict[str, object]) -> None:
        self.__dict__.update(state)
        self.__post_init__()  # arrays come out of a pickle writeable

    @property
    def _more(self) -> tuple[str, ...]:
        """Names of the optional arrays."""
        return () if self.integral is None else ("integral",)

    @property
    def phases(self) -> tuple[Simulation, ...]:
        """Motions between changes of the robot."""
        return self.parts or (self,)

    def with_message(self, message: str) -> Simulation:
        """Return a copy with another `message`."""
        return replace(self, message=message)

    @property
    def complete(self) -> bool:
        """True if the simulation reached the last requested time."""
        return self.status == "complete"

    @property
    def energy(self) -> Array:
        """(K,) kinetic + potential energy [J]."""
        return np.asarray(self.kinetic + self.potential)

    @property
    def energy_error(self) -> Array:
        """(K,) what the energy has gained beyond the work done [J]: 0 but for errors of the integration."""
        return np.asarray(self.energy - self.energy[0] - self.work)

    @property
    def loop_residual(self) -> Array:
        """(K,) largest position error of the loop constraints [m] or [rad]; 0 without loops."""
        if self.parts:
            return np.concatenate([part.loop_residual for part in self.parts])
        if not self.robot.loops:
            return np.zeros(len(self.t))
        gap, _ = loops_of(self.robot)(self.q)
        return np.asarray(np.abs(gap).max(axis=-1))

    @property
    def max_energy_error(self) -> float:
        """Largest |energy_error| [J]."""
        return float(np.nanmax(np.abs(self.energy_error)))

    @property
    def _drift(self) -> float:
        """The value stored as "drift": the largest energy error [J]; for a robot with loops their largest residual [m] or [rad]."""
        return float(self.loop_residual.max()) if self.robot.loops else self.max_energy_error

    @property
    def held_intervals(self) -> dict[str, list[tuple[float, float]]]:
        """{joint: [(start, end), ...]} [s]: when dry friction or a stop held it; joints that were never held are left out."""
        found = dict[str, list[tuple[float, float]]]()
        for part in self.parts:
            for name, spans in part.held_intervals.items():
                known = found.setdefault(name, [])
                if known and known[-1][1] == spans[0][0]:  # through a change
                    spans = [(known.pop()[0], spans[0][1]), *spans[1:]]
                known += spans
        for k, joint in enumerate(self.robot.dofs if not self.parts else ()):
            since = float(self.t[0]) if self.is_held[0, k] else None
            times = []
            for event in self.events:
                name, _, word = event.name.partition(f"{joint.name} ")
                stays = None if name else CHANGES.get(word)
                if stays and since is None:
                    since = event.t
                elif stays is False and since is not None:
                    times.append((since, event.t))
                    since = None
            times += [] if since is None else [(since, float(self.t[-1]))]
            if times:
                found[joint.name] = times
        return found

    def at(self, t: ArrayLike) -> tuple[Array, Array]:
        """Return q (..., nq) and qd (..., n) at times (...) within the simulation.

        Uses the interpolant of the integrator; without a `path`, quintic polynomials between the samples.
        """
        try:
            times = np.asarray(t, dtype=float)
        except (TypeError, ValueError):
            raise ShapeError(f"at: expected times in seconds, got {type(t).__name__}") from None
        if not ((times >= self.t[0]) & (times <= self.t[-1])).all():
            first = times[~((times >= self.t[0]) & (times <= self.t[-1]))][0]
            raise ShapeError(f"at: times must lie in [{self.t[0]:g}, {self.t[-1]:g}] s, got {first:g}")
        if self.parts:
            return self._at(times)
        states = self.path or quintics(self.robot, self.t, self.q, self.qd, self.qdd)
        q, qd = states(times.reshape(-1))
        return q.reshape(*times.shape, self.robot.nq), qd.reshape(*times.shape, self.robot.n)

    def _at(self, times: Array) -> tuple[Array, Array]:
        """Return q and qd across changes; at the time of a change, those of the new robot."""
        q, qd = (np.full((*times.shape, size), np.nan) for size in (self.robot.nq, self.robot.n))
        which = np.searchsorted([part.t[0] for part in self.parts[1:]], times, side="right")
        for k, part in enumerate(self.parts):
            own = which == k
            for whole, found, columns in zip((q, qd), part.at(times[own]), _columns_of(part.robot, self.robot), strict=True):
                whole[own] = _widened(found, columns, whole.shape[-1])
        return q, qd

    def poses_at(self, t: Array) -> tuple[Robot, Array]:
        """Return a robot and its positions (K, nq) at times (K,), for drawing.  A moving base becomes a floating one."""
        q, _ = self.at(t)
        if self.base is None:
            return self.robot, q
        at, _ = base_between(self.t, self.base)(t)
        return replace(self.robot, moving_base=False), np.concatenate([at, q], axis=-1)

    def __repr__(self) -> str:
        end = "" if self.complete else f", {self.status}"
        return (
            f"<Simulation of {self.robot.name!r}: {len(self.t)} samples, {self.t[0]:g} .. {self.t[-1]:g} s, {self.integrator}, "
            f"{self.method}, {self.evaluations} evaluations, "
            f"energy error {self.max_energy_error:.2g} J{end}>"
        )

    def __str__(self) -> str:
        """Return a report: how the motion was computed, where it ended, its energy error and events."""
        options = ", ".join(f"{name} = {value:g}" for name, value in self.options.items())
        lines = [
            f"{self.robot.name}: {self.t[0]:g} .. {self.t[-1]:g} s, {len(self.t)} samples",
            f"integrator {self.integrator} ({options}), {self.method}: {self.steps} steps, {self.evaluations} evaluations of the "
            "dynamics",
            *self.notes,
        ]
        if self.message:
            lines.append(f"{self.status}: {self.message}")
        tables = self._tables()
        energy = (
            f"energy {self.energy[0]:.10g} J at the start, {self.energy[-1]:.10g} J at the end; work {self.work[-1]:.6g} J; "
            f"largest energy error {self.max_energy_error:.3g} J"
        )
        if self.robot.loops:
            energy += f"\nlargest residual of the loops {self.loop_residual.max():.3g} m or rad"
        changed = [
            f"t = {one.t:.9g} s: {one.link} {'attached' if one.joined else 'detached'}; "
            f"{one.dissipated:.6g} J dissipated, {abs(one.energy_added):.6g} J {'added' if one.joined else 'removed'}"
            for one in self.changes
        ]
        happened = [f"t = {event.t:.9g} s: {event.name}{' (terminal)' if event.terminal else ''}" for event in self.events]
        held = [f"{joint} held {_spans(times, self.t)}" for joint, times in self.held_intervals.items()]
        return "\n".join([*lines, *(f"\n{table.text()}" for table in tables), "", energy, *held, *happened, *changed])

    def _tables(self) -> list[Table]:
        """Return tables of the first and the last state: one table, or two if velocities are not the derivatives of positions."""
        q = (self.q[0], self.q[-1], np.nanmin(self.q, axis=0), np.nanmax(self.q, axis=0))
        if all(place >= 0 for place in self.robot.velocity_to_position_index):
            shown, joints = (*q[:2], self.qd[-1], *q[2:]), enumerate(self.robot.dofs)
            rows = tuple((joint.name, *(f"{x[k]:.10g}" for x in shown), joint.unit) for k, joint in joints)
            return [Table("", ("joint", "q start", "q end", "qd end", "q min", "q max", "unit"), rows)]
        units = zip(self.robot.position_names, self.robot.position_units, strict=True)
        places = tuple((name, *(f"{x[k]:.10g}" for x in q), unit) for k, (name, unit) in enumerate(units))
        speeds = (self.qd[0], self.qd[-1], np.nanmin(self.qd, axis=0), np.nanmax(self.qd, axis=0))
        axes = enumerate(self.robot.dofs)
        rates = tuple((axis.name, *(f"{x[k]:.10g}" for x in speeds), f"{axis.unit}/s") for k, axis in axes)
        return [
            Table("", ("position", "q start", "q end", "q min", "q max", "unit"), places),
            Table("", ("velocity", "qd start", "qd end", "qd min", "qd max", "unit"), rates),
        ]

    def to_dict(self) -> dict[str, object]:
        """Return all data as plain numbers, lists and strings."""
        arrays = ("t", "q", "qd", "qdd", "tau", "kinetic", "potential", "energy", "work", *_LATER)
        facts = ("integrator", "method", "evaluations", "steps", "status", "message", "_drift")
        events = [{"name": e.name, "t": e.t, "q": e.q.tolist(), "qd": e.qd.tolist(), "terminal": e.terminal} for e in self.events]
        return {
            "robot": self.robot.name,
            **{_KEYS.get(name, name): getattr(self, name) for name in facts},
            "options": dict(self.options),
            "notes": list(self.notes),
            "events": events,
            **(
                {
                    "changes": [_stored_change(one) for one in self.changes],
                    "phases": [part.to_dict() for part in self.parts],
                }
                if self.parts
                else {}
            ),
            _KEYS["held_intervals"]: self.held_intervals,
            **{_KEYS.get(name, name): getattr(self, name).tolist() for name in (*arrays, *self._more)},
            **({"base": {name: values.tolist() for name, values in self.base.items()}} if self.base is not None else {}),
        }

    def clearance(self, radius: float | Mapping[str, float] | None = None) -> Clearance:
        """Return the smallest distances between links, as capsules, and which links collide (see isodyn.clearance).

        radius   of the capsules, or {link: radius} [m]; None: estimated from the inertia of each link
        """
        if self.parts:
            raise ShapeError(
                "clearance: the robot changes on its way; ask its phases, each by itself: motion.phases[k].clearance()"
            )
        robot, q = (self.robot, self.q) if self.base is None else self.poses_at(self.t)
        return clearance(robot, q, radius=radius, t=self.t)

    def _columns(self) -> Iterator[tuple[str, Array]]:
        """Return the columns of the table: (header with unit, (K,))."""
        yield "t [s]", self.t
        for name in (*VECTORS, *self._more):
            own = units(self.robot, name if name in VECTORS else "tau")
            for label, unit, column in zip(labels(self.robot, name), own, getattr(self, name).T, strict=True):
                yield f"{label} [{unit}]", column
        for name in ("kinetic", "potential", "energy", "work"):
            yield f"{name} [J]", getattr(self, name)
        if self.base is not None:
            floating = replace(self.robot, moving_base=False)
            moved = positions_of_base(self.base["pose"]), self.base["twist"], self.base["acceleration"]
            for name, values in zip(("q", "qd", "qdd"), moved, strict=True):
                for label, unit, column in zip(labels(floating, name), units(floating, name), values.T, strict=False):
                    yield f"{label} [{unit}]", column

    def to_csv(self, path: str | os.PathLike[str]) -> Path:
        """Write a CSV table: t, q, qd, qdd, tau, energies, motion of a moving base; one row per sample, units in the header.

        Numbers have the fewest digits that read back as the same double.
        """
        target = check.file("to_csv", path)
        headers, columns = zip(*self._columns(), strict=True)
        rows = [",".join(headers), *(",".join(map(repr, row)) for row in np.column_stack(columns).tolist())]
        with reraise_write_errors("to_csv", target):
            target.write_bytes(("\n".join(rows) + "\n").encode())
        return target

    def to_dataframe(self) -> DataFrame:
        """Return the same table as a pandas.DataFrame (`pip install 'isodyn[pandas]'`)."""
        try:
            import pandas  # an extra
        except ImportError:
            raise MissingExtra.of("pandas", "pandas") from None
        return pandas.DataFrame(dict(self._columns()))

    def save(self, path: str | os.PathLike[str]) -> Path:
        """Write all data, the robot included, to an .npz file, without pickling."""
        target = check.file("save", path, (".npz",))
        with reraise_write_errors("save", target), target.open("wb") as file:
            self._write(file)
        return target

    def _write(self, file: IO[bytes]) -> None:
        if self.parts:  # each phase as a file of its own
            told = [_stored_change(one) for one in self.changes]
            inside: dict[str, Array] = {"header": _as_bytes({"format": FORMAT, "changes": told})}
            for k, part in enumerate(self.parts):
                part._write(inner := io.BytesIO())
                inside[f"phase{k}"] = np.frombuffer(inner.getvalue(), dtype=np.uint8)
            np.savez_compressed(file, allow_pickle=False, **inside)
            return
        facts = {name: getattr(self, name) for name in _FACTS} | {"options": dict(self.options), "notes": list(self.notes)}
        happened = [(event.name, bool(event.terminal)) for event in self.events]
        header = {"format": FORMAT, **facts, "events": happened, "robot": to_toml(self.robot)}
        arrays = {name: getattr(self, name) for name in (*_ARRAYS, "friction", *self._more)} | {
            _KEYS["is_held"]: self.is_held.astype(np.uint8)
        }
        arrays["event_t"] = np.array([event.t for event in self.events], dtype=float)
        for name, size in (("q", self.robot.nq), ("qd", self.robot.n)):
            rows = np.array([getattr(event, name) for event in self.events], dtype=float)
            arrays[f"event_{name}"] = rows.reshape(len(self.events), size)
        arrays |= {f"base_{name}": values for name, values in (self.base or {}).items()}
        arrays["header"] = _as_bytes(header)
        np.savez_compressed(file, allow_pickle=False, **arrays)

    @staticmethod
    def load(path: str | os.PathLike[str]) -> Simulation:
        """Read a file written by `save`."""
        where = f"load: {str(path)[:200]!r}"
        try:
            with open(path, "rb") as file:
                return Simulation._read(where, file)
        except OSError as error:
            raise FormatError(f"{where}: cannot read it: {error.strerror or error}") from None

    @staticmethod
    def _read(where: str, file: IO[bytes]) -> Simulation:
        try:
            if not zipfile.is_zipfile(file):  # NumPy would speak of pickles
                raise FormatError(f"{where}: not a simulation that isodyn saved: it is no .npz file (tables are not read back)")
            file.seek(0)
            arrays: dict[str, Any] = dict(npz_arrays(file, where))
            header = json.loads(bytes(arrays.pop("header")).decode())
            if header["format"] != FORMAT:
                raise FormatError(f"{where}: expected {FORMAT}, got {header['format']!r}")
            if "changes" in header:
                made = [_read_change(one) for one in header["changes"]]
                inner = (io.BytesIO(arrays[f"phase{k}"].tobytes()) for k in range(len(arrays)))
                return joined([Simulation._read(where, one) for one in inner], made)
            robot = from_toml(header["robot"])
            happened = zip(header["events"], *(arrays[f"event_{name}"] for name in ("t", "q", "qd")), strict=True)
            events = tuple(Happened(str(name), float(t), q, qd, bool(ends)) for (name, ends), t, q, qd in happened)
            facts = {name: header[name] for name in _FACTS} | {"notes": tuple(map(str, header.get("notes", ())))}
            facts["method"] = METHODS.get(facts["method"], facts["method"])
        except FormatError:
            raise
        except (KeyError, TypeError, ValueError, AttributeError, RecursionError, ModelError) as error:
            words = f"{type(error).__name__}: {str(error)[:100]}"
            raise FormatError(f"{where}: not a simulation that isodyn saved ({words})") from None
        arrays = {_NAMES.get(name, name): array for name, array in arrays.items()}
        _check(where, robot, arrays)
        known = {name: arrays[name] for name in (*_ARRAYS, *_LATER, "integral") if name in arrays}
        base = {name: arrays[f"base_{name}"] for name in BASE_INPUTS} if robot.moving_base else None
        return Simulation(robot=robot, **known, **facts, events=events, base=base)

    def plot(self, path: str | os.PathLike[str] | None = None) -> Picture:
        """Plot positions, velocities, torques and energy over time; the picture has .show() and .save(path).

        Needs Matplotlib (`pip install 'isodyn[plot]'`).

        path   .svg, .png or .pdf file to write as well
        """
        target, panels = picture_file(path), _panels(self)
        title = f"{self.robot.name}: {self.integrator}, {self.method}"
        heights = [_height(self, panel) for panel in panels] + [_PANEL]
        with Sketch(f"simulation-{self.robot.name}", title, height=1.0 + sum(heights)) as sketch:
            sketch.axes.remove()
            _paint(sketch.figure, self, panels, title, heights)
            return sketch.write(target)

    def animate(self, path: str | os.PathLike[str], *, speed: float = 1.0, fps: int = 30) -> Path:
        """Write an animation of the robot.  Attached or detached parts are grey while they are not on the robot.

        path    .html: the player of the workbench, as one file that works offline
                .gif: for slides (`pip install 'isodyn[plot]'`)
        speed   of the motion: 0.5 is half speed
        fps     frames per second
        """
        return animate(shots(self), path, self.robot.name, self._in_words(), speed=speed, fps=fps)

    def view(self, *, speed: float = 1.0, height: int = 640) -> EmbeddedPage:
        """Show the motion in the player: below a notebook cell; elsewhere `.show()` opens a tab, `.save(path)` writes a file.

        speed    of the motion: 0.5 is half speed
        height   of the frame in a notebook    [pixels]
        """
        return looked_at(shots(self), self.robot.name, self._in_words(), speed=speed, height=height)

    def _in_words(self) -> str:
        said = [f"{one.link} {'joined' if one.joined else 'taken off'} at {one.t:.3g} s" for one in self.changes]
        return ", ".join([self.integrator, self.method, f"{self.t[-1] - self.t[0]:g} s", *said])


def shots(motion: Simulation) -> list[Shot]:
    """Return the phases of a simulation for animations, each with its robot."""
    return [Shot(part.poses_at(part.t[:1])[0], part.t, partial(_positions, part)) for part in motion.phases]


def _positions(motion: Simulation, t: Array) -> Array:
    return motion.poses_at(t)[1]


def _spans(times: list[tuple[float, float]], t: Array) -> str:
    """Format intervals of time; only the first few if there are many."""
    if times == [(t[0], t[-1])]:
        return "throughout"
    more = f" and {len(times) - _SHOWN} times more" if len(times) > _SHOWN else ""
    return ", ".join(f"{since:.6g} .. {until:.6g} s" for since, until in times[:_SHOWN]) + more


def _check(where: str, robot: Robot, arrays: dict[str, Array]) -> None:
    """Check shapes and values of arrays read from a file."""
    moved = [f"base_{part}" for part in BASE_INPUTS] if robot.moving_base else []
    for name in (*_ARRAYS, *_LATER, "integral", *moved):
        if name not in arrays:
            if name in (*_LATER, "integral"):
                continue
            raise FormatError(f"{where}: the array {_KEYS.get(name, name)!r} is missing")
        per_joint, kind = ("q", "qd", "qdd", "tau", *_LATER, "integral"), "u" if name == "is_held" else "f"
        inner: tuple[int, ...] = (robot.nq if name == "q" else robot.n,) if name in per_joint else ()
        inner = {"base_pose": (4, 4)}.get(name, (6,)) if name in moved else inner
        shape = (len(arrays["t"]), *inner)
        if arrays[name].shape != shape or arrays[name].dtype.kind != kind or not len(arrays["t"]):
            key, found = _KEYS.get(name, name), arrays[name]
            raise FormatError(f"{where}: the array {key!r} is {found.dtype} {found.shape}; expected numbers {shape}")


def _one_legend(robot: Robot) -> bool:
    """True if q and qd have the same names, so that all panels share one legend."""
    return all(place >= 0 for place in robot.velocity_to_position_index)


def _names(simulation: Simulation, panel: _Panel) -> list[str]:
    _, values, chosen = panel
    names = simulation.robot.position_names if values is simulation.q else simulation.robot.velocity_names
    return [names[k] for k in chosen]


def _columns(names: Sequence[str], rows: int) -> int:
    """Number of legend columns that leaves enough width for the curves."""
    return min(1 + (len(names) - 1) // rows, max(1, int(_BESIDE / (0.5 + 0.08 * max(map(len, names))))))


def _height(simulation: Simulation, panel: _Panel) -> float:
    """Height of a panel, with its legend at the side [inch]."""
    names = _names(simulation, panel)
    return _PANEL if _one_legend(simulation.robot) else max(_PANEL, 0.3 + _ROW * -(-len(names) // _columns(names, 6)))


def _paint(figure: Canvas, simulation: Simulation, panels: list[_Panel], title: str, heights: list[float]) -> None:
    axes = list(figure.subplots(len(panels) + 1, 1, sharex=True, height_ratios=heights))
    one = _one_legend(simulation.robot)
    for k, joint in enumerate(simulation.robot.dofs if one else ()):  # in the order of the joints, whichever panel they are in
        axes[0].plot([], [], label=plain(joint.name), **look(k))
    for axis, panel in zip(axes, panels, strict=False):
        label, values, chosen = panel
        overlay(axis, simulation.t, values[:, chosen], chosen)
        if not one:
            names = _names(simulation, panel)
            for k, name in zip(chosen, names, strict=True):
                axis.plot([], [], label=plain(name), **look(k))
            axis.legend(loc="upper left", bbox_to_anchor=(1.0, 1.05), ncols=_columns(names, 6))
        axis.set(ylabel=label, xlim=(simulation.t[0], simulation.t[-1]))
        if np.nanmax(np.abs(values[:, chosen]), initial=0.0) < _NOTHING:
            axis.set_ylim(-1.0, 1.0)
    s, last = simulation, axes[-1]
    for k, (name, energy) in enumerate((("kinetic", s.kinetic), ("potential", s.potential), ("total", s.energy))):
        last.plot(s.t, energy, label=name, **look(k))
    if np.nan_to_num(s.work).any():
        last.plot(s.t, s.energy[0] + s.work, label="start + work", color=INK, linestyle=":", linewidth=1.0)
    last.set(xlabel="t [s]", ylabel="energy [J]")
    last.legend(loc="center left", bbox_to_anchor=(1.0, 0.5))
    figure.align_ylabels(axes)
    axes[0].set_title(plain(title), fontsize=10)
    for event in simulation.events[:20]:
        for axis in axes:
            axis.axvline(event.t, color="#767676", linewidth=0.8, linestyle="--" if event.terminal else ":")
    handles, labels = axes[0].get_legend_handles_labels()
    if one and 1 < len(labels) <= 24:
        columns = _columns(labels, 10)
        if len(labels) <= 10 * columns:
            axes[0].legend(handles, labels, loc="upper left", bbox_to_anchor=(1.0, 1.05), ncols=columns)
        else:  # beside all panels, as high as they are
            figure.legend(handles, labels, loc="outside right upper", ncols=columns)


def _panels(simulation: Simulation) -> list[_Panel]:
    """Return (label, values (N, n), joints) of every panel but the last; prismatic joints have separate panels."""
    s, moving = simulation, simulation.robot.dofs
    rows: list[tuple[str, Array, list[str]]] = [
        ("q", s.q, list(s.robot.position_units)),
        ("qd", s.qd, [f"{joint.unit}/s" for joint in moving]),
    ]
    if np.nan_to_num(s.tau).any():
        rows.append(("tau", s.tau, [joint.effort_unit for joint in moving]))
    return [
        (f"{name} [{unit}]", values, [k for k, other in enumerate(units) if other == unit])
        for name, values, units in rows
        for unit in dict.fromkeys(units)
    ]


def _stored_change(change: Changed) -> dict[str, object]:
    """Return a change as plain numbers, with the keys used in files."""
    plain = change._asdict() | {"impulse": change.impulse.tolist(), "twist": change.twist.tolist()}
    return {_KEYS.get(name, name): value for name, value in plain.items()}


def _read_change(stored: Mapping[str, Any]) -> Changed:
    """Read a change written by `_stored_change`."""
    plain = {_NAMES.get(key, key): value for key, value in stored.items()}
    return Changed(**(plain | {key: np.array(plain[key], dtype=float) for key in ("impulse", "twist")}))


def _as_bytes(header: Mapping[str, object]) -> Array:
    return np.frombuffer(json.dumps(header).encode(), dtype=np.uint8)


def joined(phases: Sequence[Simulation], changes: Sequence[Changed]) -> Simulation:
    """Join phases with changes of the robot between them; the work includes the energy of attached parts and of impacts."""
    if len(phases) == 1:
        return replace(phases[0], changes=tuple(changes)) if changes else phases[0]
    robot = max((part.robot for part in phases), key=lambda one: one.n)
    arrays: dict[str, list[Array]] = {name: [] for name in (*_ARRAYS, *_LATER)}
    events, done = list[Happened](), 0.0
    for k, part in enumerate(phases):
        done += sum(one.energy_added - one.dissipated for one in changes if k and one.t == part.t[0])
        places = _columns_of(part.robot, robot)
        for name, found in arrays.items():
            own = getattr(part, name)
            columns, size = (places[0], robot.nq) if name == "q" else (places[1], robot.n)
            wide = own + done if name == "work" else own if own.ndim == 1 else _widened(own, columns, size)
            found.append(np.nan_to_num(wide).astype(bool) if name == "is_held" else wide)
        done += float(part.work[-1])
        states = ((part.robot.nq, robot.nq), (part.robot.n, robot.n))
        for event in part.events:
            q, qd = (
                _widened(x[np.newaxis], own, size)[0] for x, own, (_, size) in zip((event.q, event.qd), places, states, strict=True)
            )
            events.append(event._replace(q=q, qd=qd))
    memories = [part.integral for part in phases if part.integral is not None]  # of a controller, whose joints stay the same
    integral = np.concatenate(memories) if memories else None
    notes = tuple(dict.fromkeys(note for part in phases for note in part.notes))
    whole = replace(
        phases[-1], robot=robot, integral=integral, path=None, evaluations=sum(part.evaluations for part in phases),
        steps=sum(part.steps for part in phases), events=tuple(events), notes=notes, changes=tuple(changes), parts=tuple(phases),
    )  # fmt: skip
    for name, found in arrays.items():
        object.__setattr__(whole, name, np.concatenate(found))
    whole.__post_init__()
    return whole


def _columns_of(robot: Robot, whole: Robot) -> tuple[list[int], list[int]]:
    """Match columns of q and qd of two robots by name; -1: no match."""
    found = ((robot.position_names, whole.position_names), (robot.velocity_names, whole.velocity_names))
    positions, velocities = ([names.index(name) if name in names else -1 for name in own] for own, names in found)
    return positions, velocities


def _widened(values: Array, columns: Sequence[int], size: int) -> Array:
    """Return (K, size), nan where values (K, k) have no column."""
    result = np.full((len(values), size), np.nan)
    for k, column in enumerate(columns):
        if column >= 0:
            result[:, column] = values[:, k]
    return result
