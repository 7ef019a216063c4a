"""Simulations in files: CSV tables for people, NPZ for coming back to them.  Nothing is pickled or unpickled."""

from __future__ import annotations

import json
import os
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from isodyn.errors import FormatError, MissingExtra, ModelError, writing
from isodyn.model.robot import Robot
from isodyn.model.toml_format import from_toml
from isodyn.model.toml_out import to_toml
from isodyn.simulation.events import Happened
from isodyn.simulation.result import Simulation
from isodyn.spatial import Array

FORMAT = "isodyn-simulation-1"
_ARRAYS = ("t", "q", "qd", "qdd", "tau", "kinetic", "potential", "work")
_FACTS = ("evaluations", "steps", "integrator", "method", "options", "status", "message")


def target_path(what: str, path: Any, endings: tuple[str, ...] = ()) -> Path:
    """The file to be written, or an error that says which endings are possible."""
    if not isinstance(path, (str, os.PathLike)):
        raise FormatError(f"{what}: expected the path of a file{' ' + _or(endings) if endings else ''}, got {type(path).__name__}")
    target = Path(path)
    if endings and target.suffix.lower() not in endings:
        raise FormatError(f"{what}: {str(target)[:200]!r} ends in {target.suffix!r}; expected {_or(endings)}")
    return target


def _or(words: tuple[str, ...]) -> str:
    return " or ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def table(simulation: Simulation) -> Iterator[tuple[str, Array]]:
    """(header with unit, column (K,)) of the table of a simulation."""
    yield "t [s]", simulation.t
    for name, per in (("q", ""), ("qd", "/s"), ("qdd", "/s2")):
        for k, joint in enumerate(simulation.robot.moving):
            yield f"{name}_{k + 1} [{joint.unit}{per}]", getattr(simulation, name)[:, k]
    for k, joint in enumerate(simulation.robot.moving):
        yield f"tau_{k + 1} [{joint.effort_unit}]", simulation.tau[:, k]
    for name in ("kinetic", "potential", "energy", "work"):
        yield f"{name} [J]", getattr(simulation, name)


def to_csv(simulation: Simulation, path: str | os.PathLike[str]) -> Path:
    """Write the table; numbers have the fewest digits that read back as the same double."""
    target = target_path("to_csv", path)
    headers, columns = zip(*table(simulation), strict=True)
    rows = [",".join(headers), *(",".join(map(repr, row)) for row in np.column_stack(columns).tolist())]
    with writing("to_csv", target):
        target.write_bytes(("\n".join(rows) + "\n").encode())
    return target


def to_dataframe(simulation: Simulation) -> Any:
    """The table as a pandas.DataFrame."""
    try:
        import pandas
    except ImportError:
        raise MissingExtra("this needs pandas, which is not installed; run: pip install pandas (or use to_csv)") from None
    return pandas.DataFrame(dict(table(simulation)))


def save(simulation: Simulation, path: str | os.PathLike[str]) -> Path:
    """Write everything to an .npz file."""
    target = target_path("save", path, (".npz",))
    facts = {name: getattr(simulation, name) for name in _FACTS}
    facts["options"] = dict(simulation.options)
    happened = [(event.name, bool(event.terminal)) for event in simulation.events]
    header = {"format": FORMAT, **facts, "events": happened, "robot": to_toml(simulation.robot)}
    n, count = simulation.robot.n, len(simulation.events)
    arrays = {name: getattr(simulation, name) for name in _ARRAYS}
    arrays["event_t"] = np.array([event.t for event in simulation.events], dtype=float)
    arrays["event_q"] = np.array([event.q for event in simulation.events], dtype=float).reshape(count, n)
    arrays["event_qd"] = np.array([event.qd for event in simulation.events], dtype=float).reshape(count, n)
    arrays["header"] = np.frombuffer(json.dumps(header).encode(), dtype=np.uint8)
    with writing("save", target), target.open("wb") as file:
        np.savez_compressed(file, **arrays)
    return target


def load(path: str | os.PathLike[str]) -> Simulation:
    """Read what `save` wrote."""
    where = f"load: {str(path)[:200]!r}"
    try:
        with open(path, "rb") as file:
            if not zipfile.is_zipfile(file):  # NumPy would speak of pickles
                raise FormatError(f"{where}: not a simulation that isodyn saved: it is no .npz file (tables are not read back)")
        with np.load(path, allow_pickle=False) as file:
            arrays = {name: file[name] for name in file.files}
        header = json.loads(bytes(arrays.pop("header")).decode())
        if header["format"] != FORMAT:
            raise FormatError(f"{where}: expected {FORMAT}, got {header['format']!r}")
        robot = from_toml(header["robot"])
        events = _events(header["events"], arrays)
        facts = {name: header[name] for name in _FACTS}
    except FormatError:
        raise
    except OSError as error:
        raise FormatError(f"{where}: cannot read it: {error.strerror or error}") from None
    except (KeyError, TypeError, ValueError, EOFError, zipfile.BadZipFile, ModelError) as error:
        raise FormatError(f"{where}: not a simulation that isodyn saved ({type(error).__name__}: {str(error)[:100]})") from None
    _check(where, robot, arrays)
    return Simulation(robot=robot, **{name: arrays[name] for name in _ARRAYS}, **facts, events=events)


def _events(names: list[tuple[str, bool]], arrays: dict[str, Array]) -> tuple[Happened, ...]:
    t, q, qd = (arrays[f"event_{name}"] for name in ("t", "q", "qd"))
    return tuple(Happened(str(name), float(t[k]), q[k], qd[k], bool(ends)) for k, (name, ends) in enumerate(names))


def _check(where: str, robot: Robot, arrays: dict[str, Array]) -> None:
    """Arrays of the right shapes and numbers, or an error."""
    for name in _ARRAYS:
        if name not in arrays:
            raise FormatError(f"{where}: the array {name!r} is missing")
        shape = (len(arrays["t"]), robot.n) if name in ("q", "qd", "qdd", "tau") else (len(arrays["t"]),)
        if arrays[name].shape != shape or arrays[name].dtype.kind != "f" or not len(arrays["t"]):
            raise FormatError(f"{where}: the array {name!r} is {arrays[name].dtype} {arrays[name].shape}; expected numbers {shape}")
