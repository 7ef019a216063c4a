r"""Formulas as MathML, which browsers render without scripts or network.

mathml   convert the subset of LaTeX that the documentation uses
prose    convert text with symbols, "the m_3 of (58) and n^2", to HTML with formulas
plain    convert a plain-text formula of isodyn, "m2 a1 a2 c2/2 + 1/3 m2 a2^2", to LaTeX: numbers after a name become subscripts, qd
         and qdd become q with dots

An unknown command raises FormatError with its name, rather than leaving a gap in a formula.
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
#: brackets around a matrix as CSS borders: font brackets stretch only if a mathematical font is installed
_BRACKETS = "border: solid; border-width: 0 1px; padding: 0 .3em; margin: 0 .15em; background: " + ", ".join(
    f"linear-gradient(currentColor, currentColor) {corner} / .28em 1px no-repeat"
    for corner in ("0 0", "0 100%", "100% 0", "100% 100%")
)
_SKIPPED = ("textstyle", "displaystyle", "limits", "left", "right", "mathrel", "mathbin")  # the browser sets the spacing
_WORDS = ("text", "mathrm", "operatorname", "mathbf")


def mathml(latex: str, *, display: bool = False) -> str:
    """Convert LaTeX to a <math> element; `display`: on a separate line."""
    inside = _FormulaReader(latex, display).all()
    block = " display='block'" if display else ""
    return f"<math{block}><mrow>{inside}</mrow></math>"


def plain(text: str) -> str:
    """Convert a plain-text formula to LaTeX."""
    found = re.sub(r"(?<![\w.^])(\d+)/(\d+)(?![\w.])", r"\\tfrac{\1}{\2}", text)
    found = re.sub(r"([A-Za-z]+)(\d*)", lambda name: name[0] if name[0] == "tfrac" else symbol(name[0]), found)
    found = re.sub(r"(?<=[\w}\)]) (?=[\w\\(])", r"\\,", found).replace("*", " ")  # a space between factors means a product
    return re.sub(r"\{(\d+), (\d+(?:, \d+)*)\}", r"\\{\1, \2\\}", found)


_INDEXED = re.compile("[A-Za-z]([a-z]|[cxyz]{2,3})")  # a letter with a subscript of letters; longer names are words


def symbol(name: str) -> str:
    """Return a name in LaTeX with subscripts: m_2 for m2, I_z3 for Iz3, q with two dots and index 1 for qdd1, XX_1 for XX1, and
    an upright word with index 2 for mass2."""
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
    """Return escaped text in which symbols with subscripts or superscripts are formulas; their alternative text is the original."""
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


_MARKS = {"~": "tilde", "bar": "bar"}  # after a letter
#: a letter, a Greek name or a number with a subscript or superscript: m_3, tau^g, M~_1, Jbar_3, 2^61, 2^-52, 11.5n^2
_SYMBOL = re.compile(
    rf"(?<![\w./-])(\d+(?:\.\d+)?(?=[A-Za-z]))?([A-Za-z]|qdd?|{'|'.join(_LETTERS)}|\d+)(~|bar)?"
    r"((?:_[A-Za-z0-9]+|\^-?[A-Za-z0-9]+){1,2})(?![\w'])"
)


class _FormulaReader:
    """Parses a LaTeX formula from left to right."""

    def __init__(self, latex: str, display: bool):
        self._latex, self._tokens, self._at, self._display = latex, _TOKEN.findall(latex), 0, display

    def all(self) -> str:
        found = self._until(())
        if self._at < len(self._tokens):
            raise FormatError(f"{self._latex!r}: unmatched {self._tokens[self._at]!r}")
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
        """Parse up to one of the `ends`, which is not consumed."""
        parts = []
        while self._peek() and self._peek() not in ("}", "\\end", "&", "\\\\", *ends):
            parts.append(self._scripted())
        return "".join(parts)

    def _group(self) -> str:
        """Parse an argument: a group in braces, or one item; one digit of a number without braces, as in TeX."""
        token = self._peek()
        if token[:1].isdigit() and len(token) > 1:
            self._tokens[self._at] = token[1:]
            return f"<mn>{token[0]}</mn>"
        if token != "{":
            return self._item()
        self._take()
        inside = self._until(())
        if self._take() != "}":
            raise FormatError(f"{self._latex!r}: unclosed brace")
        return f"<mrow>{inside}</mrow>"

    def _scripted(self) -> str:
        """Parse an item with its subscript and superscript."""
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
        if token in ("_", "^", "'"):  # a script without a base, as in {}^jR
            return "<mrow></mrow>"
        self._take()
        if token.startswith("\\"):
            return self._command(token[1:])
        if not token:
            raise FormatError(f"{self._latex!r}: the formula ends too early")
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
            # no accent='true': its height is wrong without a mathematical font
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
        raise FormatError(f"{self._latex!r}: unknown command \\{name}; add it to isodyn/show/mathml.py")

    def _words(self, kind: str) -> str:
        """Parse upright text, including spaces."""
        if self._take() != "{":
            raise FormatError(f"{self._latex!r}: \\{kind} needs braces")
        end = self._tokens.index("}", self._at)
        words = "".join(self._tokens[self._at : end]).replace("\\", "")
        self._at = end + 1
        if kind == "text":
            return f"<mtext>{escape(words).replace(' ', '&#160;')}</mtext>"
        return f"<mi mathvariant='normal'>{escape(words)}</mi>"

    def _matrix(self) -> str:
        """Parse a matrix environment."""
        environment = self._braced()
        if environment not in ("bmatrix", "pmatrix", "matrix", "aligned"):
            raise FormatError(f"{self._latex!r}: unknown environment {environment!r}; add it to isodyn/show/mathml.py")
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
                raise FormatError(f"{self._latex!r}: unclosed {environment}")
        filled = ["".join(f"<mtd>{cell}</mtd>" for cell in row) for row in rows if any(row)]
        table = f"<mtable>{''.join(f'<mtr>{cells}</mtr>' for cells in filled)}</mtable>"
        if environment == "bmatrix":
            return table.replace("<mtable>", f"<mtable style='{_BRACKETS}'>", 1)
        return f"<mrow><mo>(</mo>{table}<mo>)</mo></mrow>" if environment == "pmatrix" else table

    def _braced(self) -> str:
        """Parse a name in braces."""
        self._take()
        end = self._tokens.index("}", self._at)
        name = "".join(self._tokens[self._at : end])
        self._at = end + 1
        return name
