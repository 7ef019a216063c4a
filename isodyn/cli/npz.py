"""NPZ in and out, a block at a time: arrays q, qd, qdd, tau, M, ... and parameters, a row per state.  Nothing is unpickled."""

from __future__ import annotations

import os
import shutil
import tempfile
import zipfile
import zlib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, BinaryIO, cast

import numpy as np

from isodyn.cli.columns import VECTORS, Selection, factors, first_negative
from isodyn.cli.csv_in import Stream
from isodyn.cli.states import Block
from isodyn.errors import FormatError
from isodyn.spatial import Array

if TYPE_CHECKING:
    from isodyn.model.robot import Robot

ROWS = 8192  # states at a time
_BROKEN = (zipfile.BadZipFile, zlib.error, EOFError, ValueError, NotImplementedError, RuntimeError, OSError)


class _Member:
    """One array of the file, read row by row."""

    def __init__(self, archive: zipfile.ZipFile, name: str, where: str):
        self._name, self.where = name, f"{where}, array {name!r}"
        info = archive.getinfo(f"{name}.npy")
        self._file = archive.open(info)
        version = np.lib.format.read_magic(self._file)
        read = {(1, 0): np.lib.format.read_array_header_1_0, (2, 0): np.lib.format.read_array_header_2_0}.get(version)
        if read is None:
            raise FormatError(f"{self.where}: version {version} of the .npy format is not known")
        shape, fortran, self.dtype = read(self._file)
        if self.dtype.kind not in "fiu":
            raise FormatError(f"{self.where}: expected real numbers, got {self.dtype}")
        self.shape: tuple[int, ...] = tuple(shape)
        size = int(np.prod(self.shape, dtype=object)) * self.dtype.itemsize
        if (there := info.file_size - self._file.tell()) != size:
            raise FormatError(f"{self.where}: {size} bytes of numbers were announced, {there} are there")
        self._whole = np.frombuffer(self._file.read(), self.dtype).reshape(self.shape, order="F") if fortran else None
        self._at = 0

    def rows(self, count: int) -> Array:
        """The next rows, as float64."""
        shape = (count, *self.shape[1:])
        if self._whole is not None:
            found: Array = self._whole[self._at : self._at + count]
        else:
            found = np.frombuffer(self._file.read(int(np.prod(shape)) * self.dtype.itemsize), self.dtype).reshape(shape)
        self._at += count
        result = np.ascontiguousarray(found, dtype=np.float64)
        if not np.isfinite(result).all():
            bad = int(np.flatnonzero(~np.isfinite(result.reshape(count, -1)).all(axis=1))[0])
            raise FormatError(f"{self.where}, row {self._at - count + bad + 1}: not a finite number")
        if (negative := first_negative(self._name, result)) is not None:
            row = self._at - count + negative
            raise FormatError(f"{self.where}, row {row + 1}: {result[negative]:g} is below 0; check the sign and the unit")
        return result


class NpzSource:
    """States from the arrays of an NPZ file."""

    selection: Selection | None = None
    separator = ","

    def __init__(self, stream: Stream, robot: Robot, names: Sequence[str], *, degrees: bool):
        self.where, self._at = stream.where, 0
        known = robot.parameters()
        try:
            archive = zipfile.ZipFile(_seekable(stream))
            here = [name.removesuffix(".npy") for name in archive.namelist()]
            self._members = {name: _Member(archive, name, self.where) for name in here if name in names or name in known}
        except _BROKEN as error:
            if isinstance(error, FormatError):
                raise
            raise FormatError(f"{self.where} is not an NPZ file: {error}") from None
        self.extra = [name for name in here if name not in self._members]
        self._factors = {name: factors(robot, name, degrees=degrees) for name in names}
        self._rows = self._checked(robot, known)

    def _checked(self, robot: Robot, known: Mapping[str, Any]) -> int:
        if "q" not in self._members:
            raise FormatError(f"{self.where}: no array is called 'q'; there are {', '.join(self.extra[:8]) or 'none'}")
        rows = self._members["q"].shape[0] if self._members["q"].shape else 0
        for name, member in self._members.items():
            expected = (rows, robot.n) if name in VECTORS else (rows, *np.shape(known[name]))
            if member.shape != expected:
                raise FormatError(f"{member.where}: expected shape {expected}, got {member.shape}")
        if not rows:
            raise FormatError(f"{self.where} holds no rows")
        return rows

    @property
    def names(self) -> tuple[str, ...]:
        """Vectors and parameters that have arrays."""
        return tuple(self._members)

    def blocks(self) -> Iterator[Block]:
        """The states."""
        while self._at < self._rows:
            count = min(ROWS, self._rows - self._at)
            try:
                given = {name: member.rows(count) for name, member in self._members.items()}
            except FormatError:
                raise
            except _BROKEN as error:
                raise FormatError(f"{self.where}: {error}") from None
            self._at += count
            yield Block(count, {name: a * self._factors[name] if name in self._factors else a for name, a in given.items()})

    def done(self) -> float | None:
        """The part of the rows that has been read."""
        return self._at / self._rows


def _seekable(stream: Stream) -> BinaryIO:
    """The file itself, or a copy of a pipe on disk."""
    if stream.size is not None:
        stream.raw.seek(0)
        return stream.raw
    copy = cast(BinaryIO, tempfile.TemporaryFile())  # noqa: SIM115 (the stream closes it)
    while data := stream.read():
        copy.write(data)
    stream.raw = copy  # closed with the stream
    copy.seek(0)
    return copy


class NpzSink:
    """Arrays that grow row by row in files beside the target, and are put together at the end."""

    def __init__(self, path: str):
        self.path = path
        self._parts: dict[str, tuple[IO[bytes], tuple[int, ...], np.dtype[Any]]] = {}
        self._rows = 0
        with open(path, "wb"):  # a place that cannot be written is an error now, not after an hour
            pass

    def write(self, arrays: Mapping[str, Array]) -> None:
        """Append rows."""
        for name, array in arrays.items():
            if name not in self._parts:
                place = tempfile.TemporaryFile(dir=Path(self.path).resolve().parent)  # noqa: SIM115 (close() does)
                self._parts[name] = (place, array.shape[1:], array.dtype)
            self._parts[name][0].write(np.ascontiguousarray(array).tobytes())
        self._rows += len(next(iter(arrays.values())))

    def close(self) -> None:
        """Write the file; none when no rows came."""
        if not self._parts:
            Path(self.path).unlink()
            return
        with zipfile.ZipFile(self.path, "w") as archive:
            for name, (part, shape, dtype) in self._parts.items():
                head = {"descr": np.lib.format.dtype_to_descr(dtype), "fortran_order": False, "shape": (self._rows, *shape)}
                with archive.open(f"{name}.npy", "w", force_zip64=True) as member, part:
                    np.lib.format.write_array_header_1_0(member, head)
                    part.seek(0, os.SEEK_SET)
                    shutil.copyfileobj(part, member, 1 << 20)
