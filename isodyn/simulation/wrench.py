"""Outside wrenches on frames of a robot, constant or over time, and the stretches of time in which nothing jumps."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from isodyn.backends.cpu.lines import Lines
from isodyn.dynamics.controller import Controller
from isodyn.dynamics.dynamics import Dynamics
from isodyn.errors import ShapeError
from isodyn.model.robot import Robot
from isodyn.simulation.given import by_frame, finite_array
from isodyn.simulation.torque import At, Batch, Constant, Held, Linear, Piece, Source, is_pair, over_time
from isodyn.spatial import Array

Wrenches = Mapping[str, Array]  # frame -> (..., 6), force then moment, in that frame [N], [N m]
Pushes = Callable[[float], Wrenches]

_NOWHERE = np.zeros(0)  # wrenches over time do not look at the state


class Loads:
    """Where outside wrenches come from: a source of (6,) for every frame."""

    def __init__(self, sources: Mapping[str, Source]):
        self.sources = dict(sources)

    @property
    def frames(self) -> tuple[str, ...]:
        """The frames that are pushed."""
        return tuple(self.sources)

    def batch(self, t: Array) -> Wrenches | None:
        """{frame: (K, 6)} at times (K,); None: there are no wrenches."""
        return {frame: source.batch(t, _NOWHERE, _NOWHERE) for frame, source in self.sources.items()} or None

    def power(self, dynamics: Dynamics, t: Array, q: Array, qd: Array) -> Array:
        """(K,) [W]: wrench . (J qd) of all frames, J in their own axes."""
        total = np.zeros(len(t))
        for frame, wrench in (self.batch(t) or {}).items():
            total += np.einsum("ki,kij,kj->k", wrench, dynamics.jacobian(q, frame, "local"), qd)
        return total


@dataclass(frozen=True)
class Span:
    """A stretch of time in which neither torques nor wrenches jump: what drives the joints, and what pushes each frame."""

    start: float
    end: float
    torque: Piece
    loads: Mapping[str, Piece]

    @property
    def at(self) -> At:
        """(t, q, qd) -> (n,) torques."""
        return self.torque.at

    @property
    def batch(self) -> Batch:
        """(t (m,), q (m, n), qd (m, n)) -> (m, n) torques, the end of the span included."""
        return self.torque.batch

    @property
    def drive(self) -> Controller | bool | None:
        """As of the torques."""
        return self.torque.drive

    @property
    def held(self) -> tuple[Array | Lines, ...]:
        """What a compiled integrator is given: of the torques, then of the wrenches."""
        return (*self.torque.held, *(value for piece in self.loads.values() for value in piece.held))

    @property
    def lined(self) -> tuple[str, ...]:
        """Names of the inputs that follow lines."""
        torque = ("tau",) if self.torque.lined else ()
        return (*torque, *(f"wrench:{frame}" for frame, piece in self.loads.items() if piece.lined))

    @property
    def push(self) -> Pushes | None:
        """t -> {frame: (6,)}; None: there are no wrenches."""
        pieces = self.loads
        return (lambda t: {frame: piece.at(t, _NOWHERE, _NOWHERE) for frame, piece in pieces.items()}) if pieces else None

    def pushes(self, t: Array) -> Wrenches | None:
        """{frame: (m, 6)} at times (m,) within the span, its end included."""
        return {frame: piece.batch(t, _NOWHERE, _NOWHERE) for frame, piece in self.loads.items()} or None


def spans(torques: Source, loads: Loads, start: float, end: float) -> Iterator[Span]:
    """The pieces of all sources, cut wherever one of them jumps."""
    streams = [source.pieces(start, end) for source in (torques, *loads.sources.values())]
    pieces = [next(stream) for stream in streams]
    while True:
        stop = min(piece.end for piece in pieces)
        yield Span(start, stop, pieces[0], dict(zip(loads.frames, pieces[1:], strict=True)))
        if stop >= end:
            return
        pieces = [next(stream) if piece.end <= stop else piece for stream, piece in zip(streams, pieces, strict=True)]
        start = stop


def loads_of(robot: Robot, wrench: Any, times: Array, interpolation: str) -> Loads:
    """What `simulate` was given: {frame: wrench}, or a wrench for the only tip; each (6,), (K, 6) or (times, values)."""
    return Loads(
        {frame: _source(f"wrench[{frame!r}]", value, times, interpolation) for frame, value in by_frame(robot, wrench).items()}
    )


def _source(name: str, value: Any, times: Array, interpolation: str) -> Source:
    expected = (
        f"{name}: expected (6,), ({len(times)}, 6) at the times of t, or a pair (times (K,), values (K, 6)): force, then moment"
    )
    if callable(value):
        raise ShapeError(f"{expected}; got a function (one of the state belongs to torque=, as J^T times the wrench)")
    array = None if is_pair(value) else finite_array(name, value)
    if array is not None and np.ndim(value) == 1 and array.shape == (6,):
        return Constant(array)
    if array is not None and array.ndim != 2:
        raise ShapeError(f"{expected}; got shape {np.shape(value)}")
    found = over_time(name, 6, value if array is None else (times, array), times, interpolation)
    return Held(*found) if interpolation == "hold" else Linear(*found)
