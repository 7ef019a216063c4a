"""Write a built page as one self-contained HTML file with its script, style and data, without network requests.

Its content security policy allows only this script and style, by their digests.  User text (names of robots, joints, lessons) is
embedded as data that cannot close an element or run.
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
#: unpacks and runs the page's script, which is embedded as gzip (a third of its size) and allowed by its digest
_UNPACK = """
const packed = Uint8Array.from(atob(document.getElementById("isodyn-script").textContent), letter => letter.charCodeAt(0));
const begin = async () => {
  const script = document.createElement("script");
  script.textContent = await new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"))).text();
  document.head.append(script);
};
if (window.DecompressionStream) void begin();
else document.getElementById("app").textContent = "This browser cannot unpack the page; use a browser from 2023 or later.";
"""


def one_file(page: str, data: Mapping[str, object], title: str, *, packed: bool = False) -> str:
    """Return the built page with this name, with data in elements named isodyn-KEY.

    title    of the tab
    packed   embed the script as gzip: a smaller file, which needs a browser from 2023 or later
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
    for old, new in changes.items():  # piece by piece: inserted text is never searched
        before, found, after = parts[-1].partition(old)
        if not found:
            raise FormatError(f"the built page has no {old}; rebuild frontend/")
        parts[-1:] = [before, new, after]
    return "".join(parts)


def as_data(value: object) -> str:
    """Return JSON that is safe inside a script element: no closing or opening tags, no line separators."""
    text = json.dumps(value, allow_nan=False, separators=(",", ":"))  # in ASCII, U+2028 as \\u2028
    return text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")


def built(name: str) -> str:
    """Return a file of the built pages as text."""
    try:
        return (STATIC / name).read_text(encoding="utf-8")
    except OSError:
        raise FormatError(f"the built page {name} is missing; install isodyn from a wheel, or build frontend/") from None


def _inside_script(text: str) -> str:
    """Escape tags in a script so that it can be embedded; they occur only in strings and patterns, where escapes are equivalent."""
    return text.replace("</script", "<\\/script").replace("<!--", "\\x3c!--")


def _digest(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"
