"""The documentation of the installed version as HTML pages that need no network.

    pages()        name -> Page, in the order of the front page's contents
    find(words)    the page that is meant by a name or a title
    html(name)     a page as HTML
    written()      the folder with all pages, made once for each version

The Markdown pages are part of the package and are rendered here: the HTML that Sphinx makes is ten times as large, and Sphinx is an
extra.
"""

from __future__ import annotations

import ast
import hashlib
import importlib
import inspect
import os
import posixpath
import re
import shutil
import sys
import tempfile
import textwrap
import warnings
from collections.abc import Callable, Iterator
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import NamedTuple

from isodyn import __version__
from isodyn.backends.llvm import store
from isodyn.errors import FormatError, UnknownNameError, nearest
from isodyn.show.markdown import Directive, title_of, to_html
from isodyn.show.onefile import STATIC

FIRST = "index"
HIDDEN = "history/"  # old changelogs, for the repository alone
PICTURES = {".svg": "image/svg+xml", ".png": "image/png", ".gif": "image/gif", ".jpg": "image/jpeg"}
_PACKAGE = Path(__file__).parent.parent
_BOXES = ("note", "warning", "tip", "important", "hint", "caution", "attention", "seealso", "admonition", "dropdown")
_CSS = """
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.6 var(--font); }
.sheet { display: grid; grid-template-columns: 17rem minmax(0, 1fr); max-width: 86rem; margin: 0 auto; }
nav { padding: 1.4rem 1rem 3rem 1.4rem; border-right: 1px solid var(--line); font-size: .9rem; }
nav strong { display: block; margin: 1.1rem 0 .2rem; } nav .brand { font-size: 1.05rem; margin: 0; }
nav a { display: block; padding: .12rem 0; color: var(--soft); text-decoration: none; } nav a:hover { text-decoration: underline; }
nav a[aria-current] { color: var(--accent-text); font-weight: 600; }
main { padding: 1.4rem 2.2rem 4rem; min-width: 0; overflow-wrap: break-word; } a { color: var(--accent-text); }
h1, h2, h3, h4 { font-weight: 650; line-height: 1.25; letter-spacing: -.01em; margin: 1.8rem 0 .5rem; }
h1 { font-size: 1.8rem; margin-top: 0; } h2 { font-size: 1.35rem; } h3 { font-size: 1.08rem; }
p, ul, ol { margin: .6rem 0; max-width: 52rem; } code { font: .88em var(--mono); overflow-wrap: anywhere; }
:not(pre) > code { background: var(--sunk); border-radius: .25rem; padding: .08em .3em; }
pre { background: var(--sunk); border: 1px solid var(--line); border-radius: .5rem; padding: .7rem .9rem; overflow-x: auto;
  font-size: .86rem; line-height: 1.45; } pre code { font-size: inherit; overflow-wrap: normal; }
.scroll, .formula { overflow-x: auto; } .formula { padding: .3rem 0; }
table { border-collapse: collapse; font-size: .9rem; margin: .6rem 0; }
th, td { border-bottom: 1px solid var(--line); padding: .3rem .6rem; text-align: left; vertical-align: top; }
th.right, td.right { text-align: right; font-variant-numeric: tabular-nums; } td pre { margin: 0; padding: .3rem .5rem; }
img { max-width: 100%; height: auto; background: #fff; border-radius: .4rem; } td img { min-width: 10rem; }
blockquote, .box { margin: .8rem 0; padding: .1rem 1rem; border-left: 3px solid var(--accent); background: var(--sunk); }
.api { border-top: 1px solid var(--line); } .api .api { margin-left: 1.2rem; } .api pre { background: none; border: 0; padding: 0; }
footer { margin-top: 3rem; border-top: 1px solid var(--line); padding-top: .6rem; font-size: .88rem; color: var(--soft);
  display: flex; flex-wrap: wrap; gap: .3rem 1.5rem; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
@media (max-width: 52rem) { .sheet { display: flex; flex-direction: column; } main { order: -1; padding: 1rem; }
  nav { border: 0; border-top: 1px solid var(--line); } p, ul, ol { overflow: auto hidden; } }
@media print { nav, footer { display: none; } .sheet { display: block; } main { padding: 0; } }
"""


class Page(NamedTuple):
    """A page: its name ("formulations/denoc"), its title and the part of the documentation that it belongs to ("": none)."""

    name: str
    title: str
    part: str


# -- which pages there are -------------------------------------------------------------------------------------------------


def source() -> Path:
    """The folder of the Markdown pages: that of the installed package, else the one of the checkout."""
    for place in (_PACKAGE / "show" / "pages" / "docs", _PACKAGE.parent / "docs"):
        if (place / f"{FIRST}.md").is_file():
            return place
    raise FormatError("the documentation is not installed; install isodyn from a wheel or a checkout")


@lru_cache(1)
def pages() -> dict[str, Page]:
    """Name -> page, in the order of the front page's contents; pages that it does not list come last."""
    place = source()
    paths = {path.relative_to(place).with_suffix("").as_posix(): path for path in sorted(place.rglob("*.md"))}
    texts = {name: path.read_text(encoding="utf-8") for name, path in paths.items() if not name.startswith(HIDDEN)}
    parts = {FIRST: ""}
    for block in re.findall(r"^`{3,}\{toctree\}\n(.*?)^`{3,}", texts[FIRST], re.S | re.M):
        caption = re.search(r"^:caption: *(.+)$", block, re.M)
        for line in block.splitlines():
            entry = re.sub(r"^.*<(.+)>$", r"\1", line.strip()).removesuffix(".md")
            if entry and not entry.startswith(":"):
                pattern = re.escape(entry).replace(r"\*", "[^/]*")
                for name in [name for name in texts if re.fullmatch(pattern, name)]:
                    parts.setdefault(name, caption[1].strip() if caption else "")
    names = [*parts, *(name for name in texts if name not in parts)]
    return {name: Page(name, title_of(texts[name]) or name, parts.get(name, "")) for name in names if name in texts}


def matches(words: str) -> list[Page]:
    """Return the pages that the words may mean, best first.

    Equal names and titles come first, then beginnings and single words of them, then texts with the words as a phrase.
    """
    wanted = words.strip().lower().removesuffix(".md").removesuffix(".html").replace("_", "-")
    spaced = wanted.replace("-", " ")

    def rank(page: Page) -> int:
        name, title = page.name.lower(), page.title.lower()
        tests = (
            wanted == name, wanted == name.rpartition("/")[2], spaced == title, title.startswith(spaced), name.startswith(wanted),
            all(word in f"{name} {title}" for word in spaced.split()),
            len(spaced) > 5 and any(word.startswith(spaced[:-2]) for word in f"{name.replace('-', ' ')} {title}".split()),
        )  # fmt: skip
        return tests.index(True) if True in tests else len(tests)

    if not wanted:
        return [pages()[FIRST]]
    ranked = sorted(pages().values(), key=lambda page: (rank(page), len(page.title)))
    return [page for page in ranked if rank(page) < 7] or _mentioning(spaced)


def _mentioning(phrase: str) -> list[Page]:
    """Return the pages with a phrase in their text, in the order of the documentation."""
    if len(phrase) < 4:
        return []
    found = (page for page in pages().values() if page.name != FIRST)
    return [page for page in found if phrase in (source() / f"{page.name}.md").read_text(encoding="utf-8").lower()]


def find(words: str) -> Page:
    """The page of this name or title; UnknownNameError suggests similar ones."""
    if found := matches(words):
        return found[0]
    known = {
        text.lower(): page.name
        for page in pages().values()
        for text in (page.name, page.title, *page.title.split(), page.name.rpartition("/")[2])
    }
    near = list(dict.fromkeys(known[text] for text in nearest(words, list(known), 4)))
    hint = f"did you mean {' or '.join(map(repr, near[:3]))}?" if near else "`isodyn docs` opens the list of pages"
    raise UnknownNameError.of("page of the documentation", words, [], hint)


# -- one page --------------------------------------------------------------------------------------------------------------


def html(name: str) -> str:
    """A page of the site; links are relative."""
    page = pages().get(name)
    if page is None:
        raise UnknownNameError.of("page of the documentation", name, pages())
    up = "../" * name.count("/")
    body = _Rendered(name).html()
    order = list(pages())
    k = order.index(name)
    around = [(word, pages()[order[at]]) for word, at in (("Previous", k - 1), ("Next", k + 1)) if 0 <= at < len(order)]
    steps = "".join(f"<a href='{up}{near.name}.html'>{word}: {escape(near.title)}</a>" for word, near in around)
    return (
        "<!doctype html>\n<html lang='en'><head><meta charset='utf-8'>"
        "<meta name='viewport' content='width=device-width, initial-scale=1'>"
        f"<meta name='color-scheme' content='light dark'><title>{escape(page.title)} | isodyn {__version__}</title>"
        f"<link rel='icon' href='data:,'><link rel='stylesheet' href='{up}documentation.css'></head>\n<body><div class='sheet'>"
        f"{_contents(name, up)}<main>{body}<footer>{steps}<span>isodyn {__version__}</span></footer></main></div></body></html>\n"
    )


def css() -> str:
    """The style of all pages."""
    return (STATIC / "colours.css").read_text(encoding="utf-8") + _CSS


def file(name: str) -> tuple[bytes, str]:
    """The bytes and the media type of a file of the site: a page "simulation.html", the style, a picture; FileNotFoundError."""
    if name == "documentation.css":
        return css().encode(), "text/css"
    if name.endswith(".html") and name.removesuffix(".html") in pages():
        return html(name.removesuffix(".html")).encode(), "text/html"
    path = source() / name
    if name in _pictures():
        return path.read_bytes(), PICTURES[path.suffix]
    raise FileNotFoundError(name)


@lru_cache(1)
def _pictures() -> frozenset[str]:
    place = source()
    return frozenset(path.relative_to(place).as_posix() for path in place.rglob("*") if path.suffix in PICTURES and path.is_file())


def _contents(name: str, up: str) -> str:
    lines = [
        f"<nav aria-label='Pages'><a class='brand' href='{up}{FIRST}.html'><strong class='brand'>isodyn {__version__}</strong></a>"
    ]
    part = ""
    for page in pages().values():
        if page.name == FIRST:
            continue
        if page.part != part:
            part = page.part
            lines.append(f"<strong>{escape(part or 'More')}</strong>")
        here = " aria-current='page'" if page.name == name else ""
        lines.append(f"<a href='{up}{page.name}.html'{here}>{escape(page.title)}</a>")
    return "".join(lines) + "</nav>"


class _Rendered:
    """A page on its way to HTML: what its directives and links mean depends on where it is."""

    def __init__(self, name: str):
        self.path = source() / f"{name}.md"
        self.folder = posixpath.dirname(name)
        self.directives: dict[str, Callable[[Directive], str]] = {
            "": lambda block: self.code("\n".join(block.body)), "toctree": self.toctree, "literalinclude": self.included,
            "include": self.other, "side-by-side": self.side_by_side, "image": self.image, "figure": self.image,
            "eval-rst": self.api, "math": lambda block: self.render("$$\n" + "\n".join(block.body) + "\n$$"),
            **dict.fromkeys(_BOXES, self.box),
        }  # fmt: skip

    def html(self) -> str:
        text = self.path.read_text(encoding="utf-8")
        return self.render(re.sub(r"^.*workbench-live.*\n", "", text, flags=re.M))  # a page that only Sphinx makes

    def render(self, text: str) -> str:
        return to_html(text, self.directives, self.link)

    def link(self, address: str) -> str | None:
        """The address in the site; None of a file that is not part of it."""
        if re.match(r"(https?:|mailto:|#)", address):
            return address
        target, _, anchor = address.partition("#")
        place = posixpath.normpath(posixpath.join(self.folder, target))
        after = f"#{anchor}" if anchor else ""
        name = re.sub(r"\.(md|html)$", "", place)
        if name in pages():
            return posixpath.relpath(f"{name}.html", self.folder or ".") + after
        return target + after if place in _pictures() else None

    @staticmethod
    def code(text: str) -> str:
        return f"<pre tabindex='0'><code>{escape(text, quote=False)}</code></pre>"

    def box(self, block: Directive) -> str:
        title = block.argument or block.name.capitalize()
        return f"<div class='box'><p><strong>{escape(title)}</strong></p>{self.render(chr(10).join(block.body))}</div>"

    def toctree(self, block: Directive) -> str:
        if "hidden" in block.options:
            return ""
        entries = [re.sub(r"^.*<(.+)>$", r"\1", line.strip()).removesuffix(".md") for line in block.body if line.strip()]
        found = [name for entry in entries for name in pages() if re.fullmatch(re.escape(entry).replace(r"\*", "[^/]*"), name)]
        return (
            "<ul>"
            + "".join(
                f"<li><a href='{self.link(f'/{name}.md'.lstrip('/'))}'>{escape(pages()[name].title)}</a></li>" for name in found
            )
            + "</ul>"
        )

    def image(self, block: Directive) -> str:
        address = self.link(block.argument)
        alt = escape(block.options.get("alt", ""), quote=True)
        caption = self.render("\n".join(block.body)) if block.body else ""
        return f"<figure><img src='{escape(address or '', quote=True)}' alt='{alt}'>{caption}</figure>" if address else ""

    def other(self, block: Directive) -> str:
        """Another Markdown file in the place of the directive."""
        text, start = self._read(block.argument), block.options.get("start-after", "").strip('"')
        return self.render(text.partition(start)[2] if start else text)

    def _read(self, name: str) -> str:
        """Return the text of a file that the page names relative to itself; files of the package are read where it is installed."""
        _, inside, rest = name.partition("isodyn/")
        path = _PACKAGE / rest if inside else (self.path.parent / name).resolve()
        if not path.is_file():
            raise FormatError(f"page {self.path.stem!r} shows {name!r}, which is not installed; install isodyn again")
        return path.read_text(encoding="utf-8")

    def included(self, block: Directive) -> str:
        text = self._read(block.argument)
        return self.code(definition(text, block.options["pyobject"]) if "pyobject" in block.options else text.rstrip("\n"))

    def side_by_side(self, block: Directive) -> str:
        """Equations next to the statements that compute them."""
        rows = equations_and_code(self._read(block.argument), block.options.get("in", ""), block.body)
        titles = [
            title.strip() for title in block.options.get("titles", f"paper | {posixpath.basename(block.argument)}").split("|")
        ]
        head = "".join(f"<th>{escape(title)}</th>" for title in titles)
        body = "".join(f"<tr><td>{self.render(paper)}</td><td>{self.code(code)}</td></tr>" for paper, code in rows)
        return f"<div class='scroll' tabindex='0'><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"

    def api(self, block: Directive) -> str:
        """The docstrings that reStructuredText directives name."""
        out: list[str] = []
        lines = block.body
        for k, line in enumerate(lines):
            found = re.match(r"^\.\. auto(function|class|exception|method|data|module|property|attribute):: *(\S+)$", line.strip())
            if found:
                options = [one.strip() for one in lines[k + 1 :]]
                own = options[: next((i for i, one in enumerate(options) if one.startswith("..")), len(options))]
                named = next((one.removeprefix(":members:").strip() for one in own if one.startswith(":members:")), None)
                out.append(described(found[2], None if named is None else named.replace(",", " ").split()))
        return "\n".join(out)


# -- code and docstrings ---------------------------------------------------------------------------------------------------


def definition(text: str, name: str) -> str:
    """The source of a function or class of a module's text; "Class.method" names a method."""
    node: ast.AST = ast.parse(text)
    for part in name.split("."):
        node = next(
            child for child in ast.iter_child_nodes(node)
            if isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)) and child.name == part
        )  # fmt: skip
    assert isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef))
    first = min([node.lineno, *(one.lineno for one in node.decorator_list)])
    return textwrap.dedent("\n".join(text.splitlines()[first - 1 : node.end_lineno]))


def equations_and_code(text: str, functions: str, lines: list[str]) -> Iterator[tuple[str, str]]:
    """Rows of a page ("equation :: beginning of a statement") -> equation and whole statement; ValueError where it is not unique.

    functions   names of the functions to look in, separated by spaces; "": the whole file
    """
    tree, every = ast.parse(text), text.splitlines()
    scopes: list[ast.AST] = [tree]
    if functions.split():
        known = {node.name: node for node in ast.walk(tree) if isinstance(node, (ast.FunctionDef, ast.ClassDef))}
        if missing := [name for name in functions.split() if name not in known]:
            raise ValueError(f"no function is called {', '.join(missing)}; there are: {', '.join(known)}")
        scopes = [known[name] for name in functions.split()]
    statements: list[str] = []
    for node in (node for scope in scopes for node in ast.walk(scope) if isinstance(node, ast.stmt)):
        inner = getattr(node, "body", None)
        last = inner[0].lineno - 1 if isinstance(inner, list) else node.end_lineno
        statements.append(textwrap.dedent("\n".join(every[node.lineno - 1 : last])))
    rows: list[tuple[str, list[str]]] = []
    for line in filter(str.strip, lines):
        paper, mark, beginning = line.partition("::")
        if not mark:
            raise ValueError(f"no '::' in {line!r}; write: equation :: how the statement begins")
        found = {one for one in statements if one.startswith(beginning.strip())}
        if len(found) != 1:
            raise ValueError(f"{len(found)} statements begin with {beginning.strip()!r}; expected one")
        if paper.strip() or not rows:
            rows.append((paper.strip(), []))
        rows[-1][1].append(found.pop())
    return ((paper, "\n".join(code)) for paper, code in rows)


def described(name: str, members: list[str] | None = None) -> str:
    """The signature and docstring of an object of isodyn; members: those of a class too, [] all of them, None none."""
    found = _object(name)
    if found is None:
        return ""
    shown = [_entry("h3", name, name, found)]
    if members is not None and inspect.isclass(found):
        every = members or [key for key, value in vars(found).items() if not key.startswith("_") and inspect.getdoc(value)]
        for member in every:
            value = inspect.getattr_static(found, member, None)
            value = value.__func__ if isinstance(value, (classmethod, staticmethod)) else value
            if value is not None:
                shown.append(_entry("h4", f"{name}.{member}", member, value) + "</section>")
    return "".join(shown) + "</section>"


def _entry(tag: str, anchor: str, name: str, found: object) -> str:
    """The beginning of a section: signature and docstring."""
    title = f"<{tag}><code>{escape(name + _signature(found))}</code></{tag}>"
    return f"<section class='api' id='{escape(anchor, quote=True)}'>{title}{_docstring(found)}"


def _object(name: str) -> object | None:
    """The object of a dotted name; None where there is none."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        return _looked_up(name.split("."))


def _looked_up(parts: list[str]) -> object | None:
    for cut in range(len(parts), 0, -1):
        try:
            found: object = importlib.import_module(".".join(parts[:cut]))
        except ImportError:
            continue
        for part in parts[cut:]:
            found = getattr(found, part, None)
        return found
    return None


def _signature(found: object) -> str:
    if not callable(found):
        return ""
    try:
        text = str(inspect.signature(found))
    except (TypeError, ValueError):
        return ""
    return re.sub(r"\bself, |\bself\b|\bcls, ", "", text, count=1)


def _docstring(found: object) -> str:
    """Sentences as paragraphs; aligned columns of symbol, shape, unit and frame as they are written."""
    out = []
    for paragraph in (inspect.getdoc(found) or "").split("\n\n"):
        rows = paragraph.split("\n")
        text = escape(paragraph, quote=False)
        if any(re.search(r"\S {2,}\S|^ {2,}", row.replace(".  ", ". ")) for row in rows):
            out.append(f"<pre tabindex='0'><code>{text}</code></pre>")
        else:
            out.append("<p>" + re.sub(r"`([^`]+)`", r"<code>\1</code>", text) + "</p>")
    return "".join(out)


# -- the site --------------------------------------------------------------------------------------------------------------


def written() -> Path:
    """The folder with all pages: in the user's cache, written at the first use and after changes; without a cache, temporary."""
    place = source()
    files = sorted(path for path in place.rglob("*") if path.suffix == ".md" or path.suffix in PICTURES)
    made_by = [Path(__file__), Path(__file__).with_name("markdown.py"), Path(__file__).with_name("mathml.py")]
    state = [(str(path), path.stat().st_mtime_ns, path.stat().st_size) for path in (*files, *made_by)]
    digest = hashlib.sha256(repr((__version__, sys.version_info[:2], state)).encode()).hexdigest()[:16]
    cache = store.usable(make=True)
    if cache is None:
        folder = Path(tempfile.mkdtemp(prefix="isodyn-docs-"))
        return _write(folder)
    folder = cache / f"docs-{digest}"
    if not folder.is_dir():
        half = Path(tempfile.mkdtemp(prefix="docs-half-", dir=cache))
        try:
            _write(half)
            for old in cache.glob("docs-*"):
                if old != half:
                    shutil.rmtree(old, ignore_errors=True)
            os.replace(half, folder)
        except OSError:
            if not folder.is_dir():  # another process was not faster
                shutil.rmtree(half, ignore_errors=True)
                raise
            shutil.rmtree(half, ignore_errors=True)
    return folder


def _write(folder: Path) -> Path:
    place = source()
    for name in pages():
        target = folder / f"{name}.html"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(html(name), encoding="utf-8", newline="\n")
    for name in _pictures():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(place / name, target)
    (folder / "documentation.css").write_text(css(), encoding="utf-8", newline="\n")
    return folder
