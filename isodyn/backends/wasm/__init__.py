"""WebAssembly: graphs and flows as modules without imports, for any host and any web page.

wasm_module   named functions, and steps of motions, on one board of arrays (module.py); needs nothing but llvmlite
DEVICE        the same as a device (device.py), run by wasmtime: its kernels have the bits of the web page's

Emitted by the text of backends/llvm (emit.py) and linked in Python (linker.py).
"""

from __future__ import annotations

from isodyn.backends.wasm.module import Module, wasm_module

__all__ = ["Module", "wasm_module"]
