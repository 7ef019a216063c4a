"""<include>: other files of the model's own folder put in place, and nothing else.

As in MuJoCo a name is looked for beside the main file, then beside the file that includes it, and a file enters at most once, so
there are no cycles.  Unlike in MuJoCo a file outside the main file's folder is refused: no absolute path, no "..", no link out.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path, PurePosixPath, PureWindowsPath

from isodyn.errors import FormatError
from isodyn.model.xml import MAX_BYTES, MAX_DEPTH, MAX_ELEMENTS, Element, parse_xml

MAX_FILES = 200


class Includes:
    """Expands one document in place and remembers which file every included element came from.

    origins   id of an element -> the file it was written in, for elements of included files
    """

    def __init__(self, source: object, origin: str):
        self.origin = origin
        self.folder = Path(origin).parent if isinstance(source, (str, os.PathLike)) and origin != "text" else None
        self.origins: dict[int, str] = {}
        self.seen: set[Path] = set()
        self.bytes = self.elements = 0
        if self.folder is not None:
            self.seen.add(Path(origin).resolve())

    def expand(self, root: Element) -> None:
        """Replace every <include> below root by the children of the included file's root."""
        stack: list[tuple[Element, Path | None, int]] = [(root, self.folder, 1)]
        while stack:
            element, beside, depth = stack.pop()
            self.elements += 1
            if depth > MAX_DEPTH or self.elements > MAX_ELEMENTS:
                limits = f"{MAX_DEPTH} levels or {MAX_ELEMENTS} elements"
                raise self.error(element, f"with its includes the model has more than {limits}; is this the right file?")
            if any(child.tag == "include" for child in element.children):
                element.children, folders = self.replaced(element, beside)
            else:
                folders = [beside] * len(element.children)
            stack += [(child, folder, depth + 1) for child, folder in zip(element.children, folders, strict=True)]

    def replaced(self, element: Element, beside: Path | None) -> tuple[list[Element], list[Path | None]]:
        """The children with includes resolved, also those at the top of included files, and the folder of each."""
        result: list[Element] = []
        folders: list[Path | None] = []
        stack = [(child, beside) for child in reversed(element.children)]
        while stack:
            child, here = stack.pop()
            if child.tag != "include":
                result.append(child)
                folders.append(here)
                continue
            path = self.find(child, here)
            stack += [(new, path.parent) for new in reversed(self.read(child, path).children)]
        return result, folders

    def find(self, element: Element, beside: Path | None) -> Path:
        """The file an <include> names, inside the model's folder."""
        name = element.get("file") or ""
        shown = repr(name[:80])
        if self.folder is None or beside is None:
            raise self.error(element, f"<include file={shown}> in text, which has no folder; give the path of a file")
        if not name or "\0" in name:
            raise self.error(element, "<include> needs a non-empty attribute 'file'")
        for kind in (PurePosixPath(name), PureWindowsPath(name)):
            if kind.is_absolute() or kind.drive or kind.root or ".." in kind.parts:
                raise self.error(element, f"<include file={shown}> leads out of the model's folder; {_REMEDY}")
        home = self.folder.resolve()
        try:
            for path in dict.fromkeys(folder / name for folder in (self.folder, beside)):
                real = path.resolve()
                if not real.is_relative_to(home):
                    raise self.error(element, f"<include file={shown}> is a link that leads out of the model's folder; {_REMEDY}")
                if real.exists():
                    return real
        except (OSError, RuntimeError, ValueError) as error:  # RuntimeError: links in a circle; ValueError is also FormatError
            if isinstance(error, FormatError):
                raise
            raise self.error(element, f"<include file={shown}> cannot be looked up: {error}") from None
        raise self.error(element, f"<include file={shown}>: there is no such file in {str(self.folder)!r}")

    def read(self, element: Element, path: Path) -> Element:
        """The root of an included file."""
        if path in self.seen:
            raise self.error(element, f"{path.name!r} is included twice, or includes itself; a file can enter a model once")
        self.seen.add(path)
        self.bytes += path.stat().st_size
        if len(self.seen) > MAX_FILES or self.bytes > MAX_BYTES:
            raise self.error(element, f"more than {MAX_FILES} files or {MAX_BYTES} bytes are included; is this the right file?")
        root, origin = parse_xml(path, "MJCF")
        for each in _all(root):
            self.origins[id(each)] = origin
        return root

    def error(self, element: Element, reason: str) -> FormatError:
        return FormatError(f"MJCF {self.origins.get(id(element), self.origin)}, line {element.line}: {reason}")


_REMEDY = "isodyn opens no other files; copy the included file beside the model"


def _all(root: Element) -> Iterator[Element]:
    stack = [root]
    while stack:
        element = stack.pop()
        yield element
        stack += element.children
