"""Where ndarray keeps its fields, and what emitted code asks of Python.  loader.py verifies the first and fills in the second."""

from __future__ import annotations

import ctypes
from functools import cache
from typing import Any

import numpy as np

from isodyn.spatial import Array

HEAD = object.__basicsize__  # size of PyObject: where the fields of ndarray begin
DATA, ND, DIMENSIONS, DESCR, FLAGS = HEAD, HEAD + 8, HEAD + 16, HEAD + 40, HEAD + 48
READ, WRITE = 0x1 | 0x100, 0x1 | 0x100 | 0x400  # C-contiguous, aligned, writeable

#: slots of @python, in order
TABLE = ("Vectorcall", "ndarray", "descr", "PyArray_New", "IncRef", "out", "PyTuple_Size", "PyTuple_GetItem")


def address_of(array: Array) -> int:
    """Where its first element is: a tenth of the time that NumPy's own ways take."""
    if layout_is_known("float64"):
        return _word_at(id(array) + DATA).value
    return int(array.ctypes.data)


_word_at = ctypes.c_size_t.from_address


@cache
def layout_is_known(dtype: str) -> bool:
    """Read the fields of a known array the way emitted code does, and compare with what NumPy says."""
    probe = np.arange(6, dtype=dtype).reshape(2, 3)
    fortran = probe.T
    address = id(probe)

    def read(offset: int, kind: Any) -> Any:
        return kind.from_address(address + offset).value

    dimensions = read(DIMENSIONS, ctypes.c_void_p)
    good = (
        read(HEAD - 8, ctypes.c_void_p) == id(np.ndarray)
        and read(DATA, ctypes.c_void_p) == probe.ctypes.data
        and read(ND, ctypes.c_int) == 2
        and list((ctypes.c_ssize_t * 2).from_address(dimensions or address)) == [2, 3]
        and read(DESCR, ctypes.c_void_p) == id(np.dtype(dtype))
        and read(FLAGS, ctypes.c_int) & 0x501 == 0x501
    )
    return bool(good and ctypes.c_int.from_address(id(fortran) + FLAGS).value & 0x501 == 0x500)
