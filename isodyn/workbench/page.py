"""One HTML file that is the workbench without a server: the page, a document, and the kernels that its robot computes with.

It asks for nothing: scripts and style stand in it, and its content policy allows these by their digests and nothing else.  What
users write (names of robots, joints, lessons) stands in it as data that ends no element and runs nowhere.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from isodyn.errors import FormatError
from isodyn.workbench.messages import Document

if TYPE_CHECKING:
    from isodyn.model.robot import Robot

#: the built page: index.html, workbench.js, workbench.css
STATIC = Path(__file__).parents[1] / "show" / "static"
_STYLE, _SCRIPT = '<link rel="stylesheet" href="workbench.css">', '<script defer src="workbench.js"></script>'
#: how the page learns that no server stands behind it
HOMES = ("file", "docs", "notebook")


#: of meshes that a page carries, packed   [bytes]; frontend/src/state/onefile.ts has the same
MOST_MESHES = 3 * 1024**2


def without(meshes: Mapping[str, bytes]) -> str:
    """Why a page does not carry these meshes (meshes.py); empty where it does."""
    size = sum(len(gzip.compress(data, mtime=0)) for data in meshes.values())
    if size <= MOST_MESHES:
        return ""
    what = f"the {len(meshes)} meshes are left out of the page: {size / 1e6:.1f} MB, and it carries {MOST_MESHES / 1e6:.1f}"
    return f"{what}; it draws the robot schematically"


def page(
    document: Document, *, methods: bool = False, robots: Sequence[Robot] = (), home: str = "file",
    meshes: Mapping[str, bytes] | None = None,
) -> str:  # fmt: skip
    """The page that opens this document.

    methods   whether the kernels of all formulations come along, for races (a third more)
    robots    others that can be opened in it, with their kernels
    home      where it will stand: a "file", the "docs", a "notebook"
    meshes    as meshes.py writes them, by the names that shapes have for them
    """
    from isodyn.workbench.document import robot_of  # here: the server, which needs the folder alone, starts without them
    from isodyn.workbench.kernels import kernel_set
    from isodyn.workbench.library import packed

    everyone = [robot_of(document), *robots]
    library = [packed(robot) for robot in everyone]
    kernels = dict[str, str]()
    for robot, (_, opened) in zip(everyone, library, strict=True):
        key = opened["structure"]["key"]
        for which in ("dynamics", "methods") if methods else ("dynamics",):
            if (name := f"{key}.{which}") not in kernels:
                kernels[name] = base64.b64encode(gzip.compress(kernel_set(robot, which), mtime=0)).decode()
    rows: list[dict[str, Any]] = [{"row": row, "opened": opened} for row, opened in library]
    data: dict[str, Any] = {"home": {"home": home}, "document": document, "library": rows, "kernels": kernels}
    if meshes:
        data["meshes"] = {name: base64.b64encode(gzip.compress(own, mtime=0)).decode() for name, own in meshes.items()}
    return assembled(data, document["model"]["name"])


def assembled(data: dict[str, Any], title: str) -> str:
    """The built page with these data in elements of the names isodyn-KEY."""
    html, style, script = (_part(name) for name in ("index.html", "workbench.css", "workbench.js"))
    style, script = style.replace("</style", "<\\/style"), _inside_script(script)
    policy = (
        f"default-src 'none'; script-src {_digest(script)} 'wasm-unsafe-eval'; style-src {_digest(style)}; img-src data: blob:; "
        "media-src blob:; worker-src blob:; base-uri 'none'; form-action 'none'"
    )
    elements = "\n".join(
        f'<script type="application/json" id="isodyn-{key}">{as_data(value)}</script>' for key, value in data.items()
    )
    changes = {
        '<meta charset="utf-8">': f'<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="{policy}">',
        "<title>isodyn workbench</title>": f"<title>{escape(title)} | isodyn workbench</title>",
        _STYLE: f"<style>{style}</style>",
        _SCRIPT: f"{elements}\n<script>{script}</script>",
    }
    parts = [html]
    for old, new in changes.items():  # piece by piece, so that nothing is looked for in what was put in
        before, found, after = parts[-1].partition(old)
        if not found:
            raise FormatError(f"the built page has no {old}; build frontend/ again")
        parts[-1:] = [before, new, after]
    return "".join(parts)


def as_data(value: object) -> str:
    """JSON that may stand in a script element: it ends none, begins none, and has no line separators."""
    text = json.dumps(value, allow_nan=False, separators=(",", ":"))  # in ASCII, U+2028 as \\u2028
    return text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")


def _part(name: str) -> str:
    try:
        return (STATIC / name).read_text(encoding="utf-8")
    except OSError:
        raise FormatError(f"the page itself ({name}) is not installed; install isodyn from a wheel, or build frontend/") from None


def _inside_script(text: str) -> str:
    """A script that may stand in an element: in strings and patterns, where alone these can be, they mean the same."""
    return text.replace("</script", "<\\/script").replace("<!--", "\\x3c!--")


def _digest(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"
