"""Call kernels on arrays of any leading shape, strides and number type, row by row, without copying whole arrays.

Leading dimensions broadcast.  They are merged where the memory layout allows; the longest one that remains becomes the kernel's
rows, and Python loops over the others.  Other number types are converted in blocks.  Small arrays are copied to C order, which is
faster than finding views.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import combinations
from typing import Any, cast

import numpy as np
from numpy.typing import ArrayLike

from isodyn.backends.device import Kernel
from isodyn.check import kind, leading_shape, plain, refused, result_array, shaped
from isodyn.errors import IsodynError, ShapeError
from isodyn.graph.graph import Port
from isodyn.spatial import Array

_EASY: Any = 10_000  # steps of the overlap search; beyond them two arrays count as overlapping
_BLOCK = 8192  # rows converted at a time
_SMALL = 16_384  # bytes of an array that may be copied


def evaluate(kernel: Kernel, inputs: Sequence[ArrayLike], outputs: Sequence[Array | None], workers: int | None) -> list[Array]:
    """Return the kernel's outputs for inputs (..., *port shape), in `outputs` where given; workers: maximum, None for all cores."""
    given = [(k, array) for k, array in enumerate(outputs, start=1) if isinstance(array, np.ndarray)]
    for (j, one), (k, other) in combinations(given, 2):
        if _shares(one, other):
            raise ShapeError(f"out: arrays {j} and {k} share memory; pass a separate array for each result")
    places = _plain(kernel, inputs, outputs)
    if places is not None:
        kernel.run([*cast("Sequence[Array]", inputs), *(out.reshape(len(out), -1) for out in places)], len(places[0]), workers)
        return places
    arrays = [_input(port, value) for port, value in zip(kernel.graph.inputs, inputs, strict=True)]
    named = {port.name: a for port, a in zip(kernel.graph.inputs, arrays, strict=True)}
    batch = leading_shape(named, [len(port.shape) for port in kernel.graph.inputs])
    results = list[Array]()
    for port, out in zip(kernel.graph.outputs, outputs, strict=True):
        shape = (*batch, *port.shape)
        results.append(np.empty(shape, kernel.dtype) if out is None else result_array("out", out, shape, kernel.dtype))
    rows = math.prod(batch)
    if 0 < rows * max(port.size for port in (*kernel.graph.inputs, *kernel.graph.outputs)) * kernel.dtype.itemsize <= _SMALL:
        _copied(kernel, arrays, results, batch)
    elif rows:
        places = [
            _workplace(result, port, arrays, kernel.dtype) for result, port in zip(results, kernel.graph.outputs, strict=True)
        ]
        wide = [np.broadcast_to(a, (*batch, *port.shape)) for a, port in zip(arrays, kernel.graph.inputs, strict=True)]
        _loop(kernel, [*wide, *places], len(batch), workers)
        for place, result in zip(places, results, strict=True):
            if place is not result:
                result[...] = place.reshape(result.shape)
    return results


def _copied(kernel: Kernel, arrays: list[Array], results: list[Array], batch: tuple[int, ...]) -> None:
    """Evaluate on copies in plain rows, and copy the results back."""
    rows, places = math.prod(batch), list[Array]()
    for a, port in zip(arrays, kernel.graph.inputs, strict=True):
        place = np.empty((*batch, *port.shape), kernel.dtype)
        place[...] = a
        places.append(place.reshape(rows, port.size))
    found = [np.empty((rows, port.size), kernel.dtype) for port in kernel.graph.outputs]
    kernel.run([*places, *found], rows)
    for place, result in zip(found, results, strict=True):
        result[...] = place.reshape(result.shape)


def _plain(kernel: Kernel, inputs: Sequence[ArrayLike], outputs: Sequence[Array | None]) -> list[Array] | None:
    """Return the output arrays if all arrays are (N, n), contiguous and of the kernel's dtype, the common case; else None."""
    rows, results = -1, list[Array]()
    for port, a in zip(kernel.graph.inputs, inputs, strict=True):
        if type(a) is not np.ndarray or a.dtype is not kernel.dtype or a.ndim != 2 or len(port.shape) != 1 or not a.flags.aligned:
            return None
        if a.shape[1] != port.size or (rows >= 0 and a.shape[0] != rows):
            return None
        rows = a.shape[0]
    if rows <= 0:
        return None
    for port, out in zip(kernel.graph.outputs, outputs, strict=True):
        shape = (rows, *port.shape)
        if out is None:
            results.append(np.empty(shape, kernel.dtype))
            continue
        good = type(out) is np.ndarray and out.dtype is kernel.dtype and out.shape == shape and out.flags.carray
        if not good or any(np.may_share_memory(out, a) for a in inputs):
            return None
        results.append(out)
    return results


def _input(port: Port, value: ArrayLike) -> Array:
    plain(port.name, value)
    try:
        array = np.asarray(value)
    except IsodynError:
        raise
    except (TypeError, ValueError) as error:
        raise ShapeError(f"{port.name}: expected an array of real numbers, got something NumPy cannot read ({error})") from None
    if array.dtype.kind not in "fiub":
        raise refused(port.name, "real numbers", kind(value, array))
    return shaped(port.name, array, (..., *port.shape))


def _workplace(result: Array, port: Port, inputs: Sequence[Array], dtype: np.dtype[Any]) -> Array:
    """Return the result itself; or a new array if it overlaps an input in another order, or its inner layout is not contiguous."""
    inner = np.empty(port.shape, np.int8).strides
    scattered = tuple(s // dtype.itemsize for s in result.strides[result.ndim - len(port.shape) :]) != inner and len(port.shape) > 1
    aligned = result.flags.aligned and result.dtype.isnative

    def same(a: Array) -> bool:
        return a.ctypes.data == result.ctypes.data and a.strides == result.strides and a.shape == result.shape

    overlaps = any(_shares(result, a) and not same(a) for a in inputs)
    return np.empty(result.shape, dtype) if scattered or overlaps or not aligned else result


def _shares(a: Array, b: Array) -> bool:
    """Return True if two arrays share an element, or if that is too expensive to decide."""
    try:
        return bool(np.shares_memory(a, b, max_work=_EASY))
    except RuntimeError:  # too hard
        return True


def _loop(kernel: Kernel, arrays: list[Array], dims: int, workers: int | None) -> None:
    """Evaluate all states: rows in the kernel, a Python loop over the dimensions that cannot be merged with them."""
    shape, strides = _joined(arrays[0].shape[:dims], [a.strides[:dims] for a in arrays])
    order = sorted(range(len(shape)), key=lambda k: k == int(np.argmax(shape)))  # the longest one last
    *outer, rows = (shape[k] for k in order)
    views = [
        np.lib.stride_tricks.as_strided(
            a,
            (*outer, rows, math.prod(a.shape[dims:])),
            (*(steps[k] for k in order), a.strides[-1] if a.ndim > dims else a.itemsize),
            writeable=a.flags.writeable,
        )
        for a, steps in zip(arrays, strides, strict=True)
    ]
    for index in np.ndindex(*outer):
        _run(kernel, [view[index] for view in views], rows, workers)


def _joined(shape: tuple[int, ...], strides: list[tuple[int, ...]]) -> tuple[tuple[int, ...], list[tuple[int, ...]]]:
    """Merge adjacent dimensions where all arrays allow it; drop dimensions of length one, but keep at least one."""
    keep = [k for k, n in enumerate(shape) if n != 1]
    if not keep:
        return (1,), [(0,)] * len(strides)
    sizes = [shape[k] for k in keep]
    steps = [[s[k] for k in keep] for s in strides]
    k = 0
    while k + 1 < len(sizes):
        if all(s[k] == s[k + 1] * sizes[k + 1] for s in steps):
            sizes[k : k + 2] = [sizes[k] * sizes[k + 1]]
            for s in steps:
                s[k : k + 2] = [s[k + 1]]
        else:
            k += 1
    return tuple(sizes), [tuple(s) for s in steps]


def _run(kernel: Kernel, views: list[Array], rows: int, workers: int | None) -> None:
    foreign = [a.dtype != kernel.dtype or not a.flags.aligned or not a.dtype.isnative for a in views]
    if not any(foreign):
        kernel.run(views, rows, workers)
        return
    for start in range(0, rows, _BLOCK):
        stop = min(rows, start + _BLOCK)
        block = [
            np.ascontiguousarray(a[start:stop], kernel.dtype) if odd else a[start:stop]
            for a, odd in zip(views, foreign, strict=True)
        ]
        kernel.run(block, stop - start, workers)
