"""One HTML file of a built page: its script and style stand in it, with the data that it shows, and it asks for nothing.

Its content policy allows this script and style, by their digests, and nothing else.  What users write (names of robots, joints,
lessons) stands in it as data that ends no element and runs nowhere.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
from collections.abc import Mapping
from html import escape
from pathlib import Path

from isodyn.errors import FormatError

#: the built pages: workbench, player
STATIC = Path(__file__).parent / "static"
#: puts a script in place that stands in the page as gzip: a third of its size; what it may run, its digest says
_UNPACK = """
const packed = Uint8Array.from(atob(document.getElementById("isodyn-script").textContent), letter => letter.charCodeAt(0));
const begin = async () => {
  const script = document.createElement("script");
  script.textContent = await new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"))).text();
  document.head.append(script);
};
if (window.DecompressionStream) void begin();
else document.getElementById("app").textContent = "This browser cannot unpack the page; any that is from 2023 or later can.";
"""


def one_file(page: str, data: Mapping[str, object], title: str, *, packed: bool = False) -> str:
    """The built page of this name with data in elements of the names isodyn-KEY.

    title    of the tab
    packed   whether the script stands in it as gzip: a smaller file, for which browsers from 2023 on are needed
    """
    names = ("index.html" if page == "workbench" else f"{page}.html", f"{page}.css", f"{page}.js")
    html, style, script = map(built, names)
    style, script = style.replace("</style", "<\\/style"), script if packed else _inside_script(script)
    run = [script, _UNPACK] if packed else [script]
    policy = (
        f"default-src 'none'; script-src {' '.join(map(_digest, run))} 'wasm-unsafe-eval'; style-src {_digest(style)}; "
        "img-src data: blob:; media-src blob:; worker-src blob:; base-uri 'none'; form-action 'none'"
    )
    elements = [f'<script type="application/json" id="isodyn-{key}">{as_data(value)}</script>' for key, value in data.items()]
    if packed:
        text = base64.b64encode(gzip.compress(script.encode(), mtime=0)).decode()
        elements.append(f'<script type="text/plain" id="isodyn-script">{text}</script>')
    changes = {
        '<meta charset="utf-8">': f'<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="{policy}">',
        "<title>": f"<title>{escape(title)} | ",
        f'<link rel="stylesheet" href="{page}.css">': f"<style>{style}</style>",
        f'<script defer src="{page}.js"></script>': "\n".join([*elements, f"<script>{run[-1]}</script>"]),
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


def built(name: str) -> str:
    """A file of the built pages, as text."""
    try:
        return (STATIC / name).read_text(encoding="utf-8")
    except OSError:
        raise FormatError(f"the page itself ({name}) is not installed; install isodyn from a wheel, or build frontend/") from None


def _inside_script(text: str) -> str:
    """A script that may stand in an element: in strings and patterns, where alone these can be, they mean the same."""
    return text.replace("</script", "<\\/script").replace("<!--", "\\x3c!--")


def _digest(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"
