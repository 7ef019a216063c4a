"""Where ndarray keeps its fields, and what emitted code asks of Python.  loader.py verifies the first and fills in the second."""

from __future__ import annotations

HEAD = object.__basicsize__  # size of PyObject: where the fields of ndarray begin
DATA, ND, DIMENSIONS, DESCR, FLAGS = HEAD, HEAD + 8, HEAD + 16, HEAD + 40, HEAD + 48
READ, WRITE = 0x1 | 0x100, 0x1 | 0x100 | 0x400  # C-contiguous, aligned, writeable

#: slots of @python, in order
TABLE = ("Vectorcall", "ndarray", "descr", "PyArray_New", "IncRef", "out", "PyTuple_Size", "PyTuple_GetItem")
