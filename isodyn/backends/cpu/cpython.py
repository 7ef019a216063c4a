"""What generated code uses of CPython and NumPy: offsets of ndarray's fields, addresses of C functions, and the making of builtins.

The layout of ndarray (the same in NumPy 1 and 2) is verified once, by reading the fields of a known array, before it is used.
"""

from __future__ import annotations

import ctypes
import sys
import weakref
from collections.abc import Callable, Sequence
from functools import cache, partial
from importlib import import_module

import numpy as np

from isodyn.backends.device import Call
from isodyn.backends.llvm.objects import Loaded
from isodyn.spatial import Array

HEAD = object.__basicsize__  # size of PyObject: where the fields of ndarray begin
DATA, ND, DIMENSIONS, DESCR, FLAGS = HEAD, HEAD + 8, HEAD + 16, HEAD + 40, HEAD + 48
READ, WRITE = 0x1 | 0x100, 0x1 | 0x100 | 0x400  # C-contiguous, aligned, writeable

#: slots of @python, in order: addresses that the direct entry needs: functions of Python, functions of NumPy, objects
_FUNCTIONS = {
    "Vectorcall": "PyObject_Vectorcall", "IncRef": "Py_IncRef", "DecRef": "Py_DecRef",
    "PyTuple_Size": "PyTuple_Size", "PyTuple_GetItem": "PyTuple_GetItem", "PyTuple_New": "PyTuple_New",
    "PyTuple_SetItem": "PyTuple_SetItem", "PyDict_Size": "PyDict_Size", "PyDict_GetItem": "PyDict_GetItem",
    "PyList_Size": "PyList_Size", "PyList_GetItem": "PyList_GetItem",
    "RawMalloc": "PyMem_RawMalloc", "RawFree": "PyMem_RawFree",
}  # fmt: skip
_ARRAY_FUNCTIONS = {"PyArray_New": 93, "PyArray_Return": 76}  # indices in NumPy's C API table, fixed since NumPy 1.0
TABLE = (*_FUNCTIONS, *_ARRAY_FUNCTIONS, "ndarray", "descr", "out", "parameters", "dict", "float", "tuple", "list")


@cache
def abi() -> tuple[object, ...]:
    """Return the properties of the interpreter and of NumPy that generated code depends on.

    They are part of the cache key of every object with an entry from Python.  Builds of one version can differ in the layout of
    objects (debug builds, builds without a global lock).
    """
    debug, flags = hasattr(sys, "gettotalrefcount"), getattr(sys, "abiflags", "")
    python = (sys.implementation.name, *sys.version_info[:2], flags, debug, HEAD, float.__basicsize__)
    return (*python, np.__version__.partition(".")[0], np.ndarray.__basicsize__, DATA, ND, DIMENSIONS, DESCR, FLAGS)


def address_of(array: Array) -> int:
    """Return the address of the first element, ten times as fast as NumPy's own ways."""
    if layout_is_known("float64"):
        return _word_at(id(array) + DATA).value
    return int(array.ctypes.data)


_FASTCALL_KEYWORDS = 0x0080 | 0x0002
_OUT, _PARAMETERS = sys.intern("out"), sys.intern("parameters")  # keyword names are interned, so the entry compares addresses
_word_at = ctypes.c_size_t.from_address


@cache
def layout_is_known(dtype: str) -> bool:
    """True if the fields of a known array, read as generated code reads them, agree with NumPy."""
    probe = np.arange(6, dtype=dtype).reshape(2, 3)
    fortran = probe.T
    address = id(probe)

    def pointer(offset: int) -> int:
        return ctypes.c_void_p.from_address(address + offset).value or 0

    def integer(offset: int) -> int:
        return ctypes.c_int.from_address(address + offset).value

    good = (
        pointer(HEAD - 8) == id(np.ndarray)
        and pointer(DATA) == probe.ctypes.data
        and integer(ND) == 2
        and list((ctypes.c_ssize_t * 2).from_address(pointer(DIMENSIONS) or address)) == [2, 3]
        and pointer(DESCR) == id(np.dtype(dtype))
        and integer(FLAGS) & 0x501 == 0x501
    )
    return bool(good and ctypes.c_int.from_address(id(fortran) + FLAGS).value & 0x501 == 0x500)


def python_entry(code: Loaded, dtype: str, names: Sequence[str] = (), *, bound: bool = False) -> int | None:
    """Fill in a module's table @python and return the address of its @entry; None if NumPy's layout is not as expected.

    names   parameter names for the module's table @names; the caller must keep them alive
    bound   True: the address of @entry_bound, for builtins with `numbers`
    """
    addresses = python_table(dtype)
    if addresses is None:
        return None
    table = (ctypes.c_void_p * len(TABLE)).from_address(code.variable("python"))
    table[:] = list(addresses)
    if names:
        (ctypes.c_void_p * len(names)).from_address(code.variable("names"))[:] = [id(name) for name in names]
    return code.address("entry_bound" if bound else "entry")


@cache
def python_table(dtype: str) -> tuple[int, ...] | None:
    """Return the addresses for TABLE; None if ndarray's fields are not where this code expects them."""
    try:
        api = _numpy_api()
        if not layout_is_known(dtype):
            return None
        functions = [ctypes.cast(getattr(ctypes.pythonapi, name), ctypes.c_void_p).value or 0 for name in _FUNCTIONS.values()]
    except (AttributeError, ImportError, ValueError):
        return None
    arrays = (int(api[place]) for place in _ARRAY_FUNCTIONS.values())
    return (*functions, *arrays, id(np.ndarray), id(np.dtype(dtype)), *map(id, (_OUT, _PARAMETERS, dict, float, tuple, list)))


def _numpy_api() -> ctypes._Pointer[ctypes.c_void_p]:
    """Return NumPy's table of C functions."""
    try:
        umath = import_module("numpy._core._multiarray_umath")
    except ImportError:  # NumPy 1
        umath = import_module("numpy.core._multiarray_umath")
    get = ctypes.pythonapi.PyCapsule_GetPointer
    get.restype = ctypes.c_void_p
    get.argtypes = (ctypes.py_object, ctypes.c_char_p)
    return ctypes.cast(get(umath._ARRAY_API, None), ctypes.POINTER(ctypes.c_void_p))


class _MethodDef(ctypes.Structure):
    _fields_ = (("name", ctypes.c_char_p), ("meth", ctypes.c_void_p), ("flags", ctypes.c_int), ("doc", ctypes.c_char_p))


class _Fallback(partial[object]):
    """The fallback function of a builtin; it also keeps alive what the builtin needs."""

    keep: tuple[object, ...]

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle as the object that the fallback is a method of: Python pickles a builtin as getattr(self, name)."""
        return _itself, (self.func.__self__,)  # type: ignore[attr-defined]


class _Numbers(np.ndarray):
    """As _Fallback, for a builtin whose code reads numbers from it."""

    ordinary: Callable[..., object]
    keep: tuple[object, ...]

    def __call__(self, *args: object, **options: object) -> object:
        return self.ordinary(*args, **options)

    def __reduce__(self) -> tuple[object, ...]:
        return _itself, (self.ordinary.__self__,)  # type: ignore[attr-defined]


def _itself(owner: object) -> object:
    return owner


def builtin(address: int, name: str, doc: str, ordinary: Call, *keep: object, numbers: Array | None = None) -> Call:
    """Return a builtin function at this address that passes calls which it cannot handle to `ordinary`.

    keep      objects to keep alive with it, such as its machine code
    numbers   values that code with bound parameters (@entry_bound) reads; nothing else may write them
    """
    definition = _definition()
    definition.name, definition.meth, definition.flags, definition.doc = name.encode(), address, _FASTCALL_KEYWORDS, doc.encode()
    make = ctypes.pythonapi.PyCMethod_New
    make.restype = ctypes.py_object
    make.argtypes = (ctypes.c_void_p, ctypes.py_object, ctypes.c_void_p, ctypes.c_void_p)
    behind: _Fallback | _Numbers
    if numbers is None:
        behind = _Fallback(ordinary)
    else:
        behind = numbers.view(_Numbers)
        behind.ordinary = ordinary
    behind.keep = keep
    made: Call = make(ctypes.addressof(definition), behind, None, None)
    weakref.finalize(made, _spare.append, definition).atexit = False
    return made


_spare: list[_MethodDef] = []  # definitions of deleted builtins


def _definition() -> _MethodDef:
    """Allocate an immortal PyMethodDef, or reuse one.

    A builtin reads its definition while it is deallocated, after the garbage collector may have cleared what the builtin owned.
    """
    try:
        return _spare.pop()
    except IndexError:
        new = _MethodDef()
        ctypes.pythonapi.Py_IncRef(ctypes.py_object(new))
        return new
