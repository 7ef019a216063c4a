r"""Formulas as MathML, which browsers set by themselves: no script, no network.

mathml   a formula in the part of LaTeX that the documentation uses
prose    words with symbols in them, "the m_3 of (58) and n^2", as HTML whose symbols are formulas
plain    a formula as isodyn writes it in a terminal, "m2 a1 a2 c2/2 + 1/3 m2 a2^2", in LaTeX: numbers behind a name are below it,
         qd and qdd are q with dots

An unknown command is an error that names it: a page with a hole in a formula would be worse.
"""

from __future__ import annotations

import re
from html import escape

from isodyn.errors import FormatError

_TOKEN = re.compile(r"\\[a-zA-Z]+|\\.|\d+(?:\.\d+)?|\s+|.", re.S)

_LETTERS = {
    "alpha": "α", "beta": "β", "gamma": "γ", "delta": "δ", "epsilon": "ϵ", "zeta": "ζ", "eta": "η", "theta": "θ", "vartheta": "ϑ",
    "kappa": "κ", "lambda": "λ", "mu": "μ", "nu": "ν", "xi": "ξ", "pi": "π", "rho": "ρ", "sigma": "σ", "tau": "τ", "phi": "ϕ",
    "varphi": "φ", "chi": "χ", "psi": "ψ", "omega": "ω", "Gamma": "Γ", "Delta": "Δ", "Theta": "Θ", "Sigma": "Σ", "Phi": "Φ",
    "Psi": "Ψ", "Omega": "Ω", "partial": "∂", "infty": "∞", "ell": "ℓ",
}  # fmt: skip
_FUNCTIONS = ("sin", "cos", "tan", "exp", "log", "ln", "max", "min", "det")
_SIGNS = {
    "times": "×", "cdot": "⋅", "le": "≤", "ge": "≥", "ne": "≠", "approx": "≈", "pm": "±", "ldots": "…", "cdots": "⋯", "in": "∈",
    "Longrightarrow": "⟹", "Rightarrow": "⇒", "to": "→", "ddagger": "‡", "mid": "∣", "{": "{", "}": "}", "|": "‖", "$": "$",
    "%": "%",
}  # fmt: skip
_LARGE = {"sum": "∑", "int": "∫", "prod": "∏"}
_ACCENTS = {"dot": "˙", "ddot": "¨", "tilde": "~", "hat": "^", "bar": "¯", "vec": "→", "overline": "¯", "widetilde": "~"}
_SPACES = {",": 0.17, ":": 0.22, ";": 0.28, " ": 0.33, "quad": 1.0, "qquad": 2.0, "!": -0.17}
#: brackets around a matrix, drawn: those of a font grow with it only where a font for mathematics is installed
_BRACKETS = "border: solid; border-width: 0 1px; padding: 0 .3em; margin: 0 .15em; background: " + ", ".join(
    f"linear-gradient(currentColor, currentColor) {corner} / .28em 1px no-repeat"
    for corner in ("0 0", "0 100%", "100% 0", "100% 100%")
)
_SKIPPED = ("textstyle", "displaystyle", "limits", "left", "right", "mathrel", "mathbin")  # spacing is the browser's
_WORDS = ("text", "mathrm", "operatorname", "mathbf")


def mathml(latex: str, *, display: bool = False) -> str:
    """A formula as a <math> element; `display`: on a line of its own."""
    inside = _Reader(latex, display).all()
    block = " display='block'" if display else ""
    return f"<math{block}><mrow>{inside}</mrow></math>"


def plain(text: str) -> str:
    """A formula of the terminal in LaTeX."""
    found = re.sub(r"(?<![\w.^])(\d+)/(\d+)(?![\w.])", r"\\tfrac{\1}{\2}", text)
    found = re.sub(r"([A-Za-z]+)(\d*)", lambda name: name[0] if name[0] == "tfrac" else symbol(name[0]), found)
    found = re.sub(r"(?<=[\w}\)]) (?=[\w\\(])", r"\\,", found).replace("*", " ")  # a space between factors is a product
    return re.sub(r"\{(\d+), (\d+(?:, \d+)*)\}", r"\\{\1, \2\\}", found)


_INDEXED = re.compile("[A-Za-z]([a-z]|[cxyz]{2,3})")  # a letter with letters below; a longer one is a word


def symbol(name: str) -> str:
    """A name in LaTeX: m2 is m with a 2 below, Iz3 I with z3 below, qdd1 q with two dots and a 1 below, XX1 XX with a 1 below, and
    mass2 the upright word with a 2 below."""
    if name in _FUNCTIONS:
        return f"\\{name}"
    found = re.fullmatch(r"([A-Za-z]+)_?(.*)", name)
    if found is None:
        return rf"\mathrm{{{name}}}"
    word, below = found[1], re.sub(r"\W|_", " ", found[2]).strip()
    dots = next((mark for ending, mark in (("dd", "ddot"), ("d", "dot")) if word in (f"q{ending}", f"theta{ending}")), "")
    if dots:
        word = word.rstrip("d")
    if word in _LETTERS:
        base = f"\\{word}"
    elif len(word) > 1 and (word.isupper() or not _INDEXED.fullmatch(word)):
        base = rf"\mathrm{{{word}}}"
    else:
        base, below = word[0], word[1:] + below
    base = f"\\{dots}{{{base}}}" if dots else base
    return f"{base}_{{{below}}}" if below else base


def prose(text: str) -> str:
    """Escaped words whose symbols with something below or above them are formulas; read out, they are as they were written."""
    parts, end = [], 0
    for found in _SYMBOL.finditer(text):
        factor, base, accent, scripts = (part or "" for part in found.groups())
        symbol = {"qd": "\\dot q", "qdd": "\\ddot q"}.get(base, f"\\{base}" if base in _LETTERS else base)
        accented = f"\\{_MARKS[accent]}{{{symbol}}}" if accent else symbol
        latex = factor + accented + re.sub(r"([_^])(-?[A-Za-z0-9]+)", r"\1{\2}", scripts)
        named = mathml(latex).replace("<math>", f"<math alttext='{found[0]}'>", 1)
        parts += [escape(text[end : found.start()]), named]
        end = found.end()
    return "".join([*parts, escape(text[end:])])


_MARKS = {"~": "tilde", "bar": "bar"}  # behind a letter
#: a letter, by its name if it is Greek, or a number, with something below or above: m_3, tau^g, M~_1, Jbar_3, 2^61, 2^-52, 11.5n^2
_SYMBOL = re.compile(
    rf"(?<![\w./-])(\d+(?:\.\d+)?(?=[A-Za-z]))?([A-Za-z]|qdd?|{'|'.join(_LETTERS)}|\d+)(~|bar)?"
    r"((?:_[A-Za-z0-9]+|\^-?[A-Za-z0-9]+){1,2})(?![\w'])"
)


class _Reader:
    """Reads a formula from left to right."""

    def __init__(self, latex: str, display: bool):
        self._latex, self._tokens, self._at, self._display = latex, _TOKEN.findall(latex), 0, display

    def all(self) -> str:
        found = self._until(())
        if self._at < len(self._tokens):
            raise FormatError(f"{self._latex!r}: {self._tokens[self._at]!r} closes nothing")
        return found

    def _peek(self) -> str:
        while self._at < len(self._tokens) and self._tokens[self._at].isspace():
            self._at += 1
        return self._tokens[self._at] if self._at < len(self._tokens) else ""

    def _take(self) -> str:
        token = self._peek()
        self._at += 1
        return token

    def _until(self, ends: tuple[str, ...]) -> str:
        """What stands before one of some tokens, which is left."""
        parts = []
        while self._peek() and self._peek() not in ("}", "\\end", "&", "\\\\", *ends):
            parts.append(self._scripted())
        return "".join(parts)

    def _group(self) -> str:
        """An argument: a group in braces, or one item; of a number without braces one digit, as TeX has it."""
        token = self._peek()
        if token[:1].isdigit() and len(token) > 1:
            self._tokens[self._at] = token[1:]
            return f"<mn>{token[0]}</mn>"
        if token != "{":
            return self._item()
        self._take()
        inside = self._until(())
        if self._take() != "}":
            raise FormatError(f"{self._latex!r}: a brace is not closed")
        return f"<mrow>{inside}</mrow>"

    def _scripted(self) -> str:
        """An item with what stands below and above it."""
        large = self._peek().lstrip("\\") in _LARGE and self._display
        base, below, above = self._item(), "", ""
        while self._peek() in ("_", "^", "'"):
            sign = self._take()
            if sign == "_":
                below = self._group()
            else:
                above += "<mo>′</mo>" if sign == "'" else self._group()
        above = f"<mrow>{above}</mrow>" if above else ""
        if not below and not above:
            return base
        kind = "munder" if large else "msub"
        if below and above:
            return f"<{kind}{'over' if large else 'sup'}>{base}{below}{above}</{kind}{'over' if large else 'sup'}>"
        if below:
            return f"<{kind}>{base}{below}</{kind}>"
        return f"<{'mover' if large else 'msup'}>{base}{above}</{'mover' if large else 'msup'}>"

    def _item(self) -> str:
        token = self._peek()
        if token == "{":
            return self._group()
        if token in ("_", "^", "'"):  # a script of nothing, as before {}^jR
            return "<mrow></mrow>"
        self._take()
        if token.startswith("\\"):
            return self._command(token[1:])
        if not token:
            raise FormatError(f"{self._latex!r}: something is missing at the end")
        if token[0].isdigit():
            return f"<mn>{token}</mn>"
        if token.isalpha():
            return f"<mi>{escape(token)}</mi>"
        return f"<mo>{escape('−' if token == '-' else token)}</mo>"

    def _command(self, name: str) -> str:
        if name in _LETTERS:
            return f"<mi>{_LETTERS[name]}</mi>"
        if name in _FUNCTIONS:
            return f"<mi>{name}</mi>"
        if name in _SIGNS or name in _LARGE:
            return f"<mo>{escape({**_SIGNS, **_LARGE}[name])}</mo>"
        if name in _SPACES:
            return f"<mspace width='{_SPACES[name]}em'></mspace>"
        if name in _ACCENTS:
            stretchy = "true" if name in ("widetilde", "overline") else "false"
            # without accent='true', whose height is wrong where no font for mathematics is installed
            return f"<mover>{self._group()}<mo stretchy='{stretchy}'>{_ACCENTS[name]}</mo></mover>"
        if name in ("frac", "tfrac"):
            over, under = self._group(), self._group()
            small = " displaystyle='false'" if name == "tfrac" else ""
            return f"<mfrac{small}>{over}{under}</mfrac>"
        if name == "sqrt":
            return f"<msqrt>{self._group()}</msqrt>"
        if name.lower() in ("big", "bigg"):
            return f"<mo minsize='{2.1 if name.lower() == 'bigg' else 1.6}em'>{escape(self._take().removeprefix(chr(92)))}</mo>"
        if name in _WORDS:
            return self._words(name)
        if name == "begin":
            return self._matrix()
        if name in _SKIPPED:
            return ""
        raise FormatError(f"{self._latex!r}: no writing for \\{name}; add it to isodyn/show/mathml.py")

    def _words(self, kind: str) -> str:
        """Upright words, spaces and all."""
        if self._take() != "{":
            raise FormatError(f"{self._latex!r}: \\{kind} needs braces")
        end = self._tokens.index("}", self._at)
        words = "".join(self._tokens[self._at : end]).replace("\\", "")
        self._at = end + 1
        if kind == "text":
            return f"<mtext>{escape(words).replace(' ', '&#160;')}</mtext>"
        return f"<mi mathvariant='normal'>{escape(words)}</mi>"

    def _matrix(self) -> str:
        """A matrix in brackets."""
        environment = self._braced()
        if environment not in ("bmatrix", "pmatrix", "matrix", "aligned"):
            raise FormatError(f"{self._latex!r}: no writing for the environment {environment!r}; add it to isodyn/show/mathml.py")
        rows: list[list[str]] = [[]]
        while True:
            rows[-1].append(self._until(()))
            token = self._take()
            if token == "\\\\":
                rows.append([])
            elif token == "\\end":
                self._braced()
                break
            elif token != "&":
                raise FormatError(f"{self._latex!r}: the {environment} is not closed")
        filled = ["".join(f"<mtd>{cell}</mtd>" for cell in row) for row in rows if any(row)]
        table = f"<mtable>{''.join(f'<mtr>{cells}</mtr>' for cells in filled)}</mtable>"
        if environment == "bmatrix":
            return table.replace("<mtable>", f"<mtable style='{_BRACKETS}'>", 1)
        return f"<mrow><mo>(</mo>{table}<mo>)</mo></mrow>" if environment == "pmatrix" else table

    def _braced(self) -> str:
        """A name in braces."""
        self._take()
        end = self._tokens.index("}", self._at)
        name = "".join(self._tokens[self._at : end])
        self._at = end + 1
        return name
