"""From an object file to something that can be called: addresses, and the builtin function behind the direct entry."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

import llvmlite.binding as llvm
import numpy as np

from isodyn.backends.cpu import ndarray
from isodyn.backends.cpu.host import Target
from isodyn.backends.cpu.module import target_machine

_RUN = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64, ctypes.c_void_p)
_RUN_SHARED = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64, ctypes.c_void_p)
_SERVE = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64)
_POST = ctypes.PYFUNCTYPE(ctypes.c_int64, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64)
_TAKE_BACK = ctypes.PYFUNCTYPE(ctypes.c_int64, ctypes.c_void_p, ctypes.c_void_p)
_UNFINISHED = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64)
_FASTCALL_KEYWORDS = 0x0080 | 0x0002
_NEW_ARRAY = 93  # its place in NumPy's C interface table, fixed since NumPy 1.0


class Loaded:
    """Machine code in memory; lives as long as anything that can call it."""

    def __init__(self, content: bytes, target: Target):
        self._engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), target_machine(target))
        self._engine.add_object_file(llvm.ObjectFileRef.from_data(content))
        self._engine.finalize_object()
        self.run = _RUN(self._engine.get_function_address("run"))
        self.run_shared = _RUN_SHARED(self._engine.get_function_address("run_shared"))
        self.serve = _SERVE(self._engine.get_function_address("serve"))
        self.post = _POST(self._engine.get_function_address("post"))
        self.take_back = _TAKE_BACK(self._engine.get_function_address("take_back"))
        self.unfinished = _UNFINISHED(self._engine.get_function_address("unfinished"))

    def python_entry(self, dtype: Any) -> int | None:
        """Address of the direct entry with its table filled in, or None when NumPy does not look as expected."""
        addresses = python_table(np.dtype(dtype).str)
        if addresses is None:
            return None
        table = (ctypes.c_void_p * len(ndarray.TABLE)).from_address(self._engine.get_global_value_address("python"))
        table[:] = list(addresses)
        return int(self._engine.get_function_address("entry"))


class _MethodDef(ctypes.Structure):
    _fields_ = (("name", ctypes.c_char_p), ("meth", ctypes.c_void_p), ("flags", ctypes.c_int), ("doc", ctypes.c_char_p))


def builtin(address: int, name: str, doc: str, fallback: Callable[..., Any]) -> Callable[..., Any]:
    """A builtin function at this address whose `self` is the fallback; `fallback` must keep the machine code alive."""
    definition = _MethodDef(name.encode(), address, _FASTCALL_KEYWORDS, doc.encode())
    keeper = getattr(fallback, "keep", None)
    if keeper is not None:
        keeper.append(definition)
    make = ctypes.pythonapi.PyCMethod_New
    make.restype = ctypes.py_object
    make.argtypes = (ctypes.c_void_p, ctypes.py_object, ctypes.c_void_p, ctypes.c_void_p)
    return make(ctypes.addressof(definition), fallback, None, None)  # type: ignore[no-any-return]


class Fallback:
    """The ordinary method behind a builtin, and whatever must outlive it."""

    def __init__(self, function: Callable[..., Any], *keep: Any):
        self.function = function
        self.keep = list(keep)

    def __call__(self, *args: Any, **keywords: Any) -> Any:
        return self.function(*args, **keywords)


@cache
def python_table(dtype: str) -> tuple[int, ...] | None:
    """Addresses for ndarray.TABLE, or None when ndarray's fields are not where this code expects them."""
    try:
        api = _numpy_api()
        if not ndarray.layout_is_known(dtype):
            return None
        python = ctypes.pythonapi
        functions = [
            ctypes.cast(f, ctypes.c_void_p).value
            for f in (python.PyObject_Vectorcall, python.Py_IncRef, python.PyTuple_Size, python.PyTuple_GetItem)
        ]
    except (AttributeError, ImportError, ValueError):
        return None
    vectorcall, incref, size, item = (int(f or 0) for f in functions)
    return (vectorcall, id(np.ndarray), id(np.dtype(dtype)), int(api[_NEW_ARRAY]), incref, id(_OUT), size, item)


_OUT = sys.intern("out")  # keyword names are interned, so the entry compares addresses


def _numpy_api() -> Any:
    """NumPy's table of C functions."""
    try:
        umath = import_module("numpy._core._multiarray_umath")
    except ImportError:  # NumPy 1
        umath = import_module("numpy.core._multiarray_umath")
    get = ctypes.pythonapi.PyCapsule_GetPointer
    get.restype = ctypes.c_void_p
    get.argtypes = (ctypes.py_object, ctypes.c_char_p)
    return ctypes.cast(get(umath._ARRAY_API, None), ctypes.POINTER(ctypes.c_void_p))
