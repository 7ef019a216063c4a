"""Export targets: the formats that graphs can be written in, for use outside isodyn.

Each target is one row; its writer is imported only when it is used.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from isodyn.graph.graph import Graph


@dataclass(frozen=True)
class ExportTarget:
    """A format that graphs can be written in.

    key      name that users pass
    title    its common name, and its purpose
    media    media type
    ending   of files, such as ".wasm"
    writer   "module:function"; the function takes {name: graph} and returns bytes
    """

    key: str
    title: str
    media: str
    ending: str
    writer: str

    def written(self, graphs: Mapping[str, Graph]) -> bytes:
        """Return the file content: one function per graph, under these names."""
        module, _, function = self.writer.partition(":")
        found: bytes = getattr(import_module(module), function)(graphs)
        return found


TARGETS = {
    row.key: row
    for row in (
        ExportTarget(
            "wasm",
            "WebAssembly, for web pages and any other host: one module without imports",
            "application/wasm",
            ".wasm",
            "isodyn.backends.wasm.module:written",
        ),
    )
}


def targets() -> tuple[ExportTarget, ...]:
    """Return all formats that isodyn.export supports, in the order of the registry."""
    return tuple(TARGETS.values())
