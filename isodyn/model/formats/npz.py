"""Arrays of untrusted NPZ files: nothing is unpickled, and no array is larger than the data in the file."""

from __future__ import annotations

import math
import zipfile
import zlib
from typing import IO

import numpy as np

from isodyn.errors import FormatError
from isodyn.spatial import Array

MOST_BYTES = 1 << 29  # of all arrays of a file that is read at once
#: exceptions of zipfile and NumPy for damaged or hostile files
BROKEN = (
    zipfile.BadZipFile, zlib.error, EOFError, ValueError, TypeError, SyntaxError, NotImplementedError, RuntimeError, OverflowError,
    MemoryError, OSError,
)  # fmt: skip
_HEADERS = {(1, 0): np.lib.format.read_array_header_1_0, (2, 0): np.lib.format.read_array_header_2_0}


def npz_arrays(file: IO[bytes], where: str, *, most: int = MOST_BYTES) -> dict[str, Array]:
    """Return all arrays by name; errors name the file, the array and the problem."""
    try:
        with zipfile.ZipFile(file) as archive:
            whole = sum(info.file_size for info in archive.infolist())
            if whole > most:
                raise FormatError(f"{where}: its arrays have {whole} bytes, more than {most}; split it into several files")
            names = [name for name in archive.namelist() if name.endswith(".npy")]
            return {name.removesuffix(".npy"): _array(archive, name, where) for name in names}
    except FormatError:
        raise
    except BROKEN as error:
        raise FormatError(f"{where} is not an NPZ file: {type(error).__name__}: {str(error)[:100]}") from None


def _array(archive: zipfile.ZipFile, name: str, where: str) -> Array:
    info, place = archive.getinfo(name), f"{where}, array {name.removesuffix('.npy')[:80]!r}"
    with archive.open(info) as file:
        shape, fortran, dtype = header_of(file, place)
        if dtype.hasobject:
            raise FormatError(f"{place}: it contains Python objects, which are not unpickled; save it as numbers")
        size = math.prod(shape) * dtype.itemsize
        if (there := info.file_size - file.tell()) != size:
            raise FormatError(f"{place}: the header announces {size} bytes of numbers, the file has {there}")
        return np.frombuffer(bytearray(file.read()), dtype).reshape(shape, order="F" if fortran else "C")


def header_of(file: IO[bytes], where: str) -> tuple[tuple[int, ...], bool, np.dtype]:
    """Return (shape, True for Fortran order, type) of the array that begins at the current position."""
    version = np.lib.format.read_magic(file)
    if version not in _HEADERS:
        raise FormatError(f"{where}: version {version} of the .npy format is unknown")
    try:
        shape, fortran, dtype = _HEADERS[version](file)
    except Exception as error:  # a broken header raises many kinds of errors in NumPy and Python's parser
        raise FormatError(
            f"{where}: its header cannot be read: {type(error).__name__}: {str(error)[:100]}; save it again"
        ) from None
    if not all(type(n) is int and n >= 0 for n in shape):
        raise FormatError(f"{where}: invalid shape {str(shape)[:80]}")
    return tuple(shape), bool(fortran), dtype
