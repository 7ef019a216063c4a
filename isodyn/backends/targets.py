"""Export targets: what graphs can be written as, for programs elsewhere.  A row each; what writes one is imported only then."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from isodyn.graph.graph import Graph


@dataclass(frozen=True)
class ExportTarget:
    """Something that graphs can be written as.

    key      what users write
    title    what people call it, and what it is good for
    media    its media type
    ending   of files, such as ".wasm"
    writer   "module:function" from {name: graph} to bytes
    """

    key: str
    title: str
    media: str
    ending: str
    writer: str

    def written(self, graphs: Mapping[str, Graph]) -> bytes:
        """The graphs as functions of these names."""
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
    """Everything that isodyn.export writes, in the order of the registry."""
    return tuple(TARGETS.values())
