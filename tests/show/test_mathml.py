"""Formulas as MathML: what LaTeX and the terminal write, as elements that close; what is not known is named."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from isodyn.errors import FormatError
from isodyn.show.mathml import mathml, plain, prose, symbol
from isodyn.show.table import Table

DOCS = Path(__file__).parents[2] / "docs"


def shape(latex: str) -> str:
    """Elements and their text, without attributes: mi(x)."""

    def of(node: ElementTree.Element) -> str:
        inside = node.text or ",".join(map(of, node))
        return f"{node.tag}({inside})"

    root = ElementTree.fromstring(mathml(latex))
    return ",".join(map(of, root[0]))


@pytest.mark.parametrize(
    ("latex", "expected"),
    [
        ("a_1", "msub(mi(a),mn(1))"),
        (r"\ddot q_{ij}", "msub(mover(mi(q),mo(¨)),mrow(mi(i),mi(j)))"),
        (r"x^2_k", "msubsup(mi(x),mi(k),mrow(mn(2)))"),
        (r"\tfrac12 x", "mfrac(mn(1),mn(2)),mi(x)"),
        (r"\frac{a}{b}", "mfrac(mrow(mi(a)),mrow(mi(b)))"),
        (r"{}^jR", "msup(mrow(),mrow(mi(j))),mi(R)"),
        (r"q' - 1", "msup(mi(q),mrow(mo(′))),mo(−),mn(1)"),
        (r"\{a\}", "mo({),mi(a),mo(})"),
        (r"\mathrm{tr}(I)", "mi(tr),mo((),mi(I),mo())"),
        (r"\text{for } n", "mtext(for\xa0),mi(n)"),
        (
            r"\begin{bmatrix} a & b \\ 0 & 1 \end{bmatrix}",
            "mtable(mtr(mtd(mi(a)),mtd(mi(b))),mtr(mtd(mn(0)),mtd(mn(1))))",
        ),
        (r"a < b", "mi(a),mo(<),mi(b)"),
    ],
)
def test_latex_becomes_elements(latex: str, expected: str) -> None:
    assert shape(latex) == expected


def test_sums_have_their_limits_below_and_above_on_a_line_of_their_own() -> None:
    assert "<munderover><mo>∑</mo>" in mathml(r"\sum_{i=1}^n x_i", display=True) and "display='block'" in mathml("x", display=True)
    assert "<msubsup><mo>∑</mo>" in mathml(r"\sum_{i=1}^n x_i")


@pytest.mark.parametrize(
    ("latex", "message"),
    [(r"\frobnicate x", "frobnicate"), ("{a", "unclosed brace"), ("a}", "unmatched"), (r"\frac a", "ends too early"),
     (r"\begin{cases} a \end{cases}", "environment"), (r"\begin{bmatrix} a", "unclosed bmatrix"), (r"\text a", "needs braces")],
)  # fmt: skip
def test_what_is_not_known_is_named(latex: str, message: str) -> None:
    with pytest.raises(FormatError, match=message):
        mathml(latex)


@pytest.mark.parametrize(
    ("text", "latex"),
    [
        ("m2 a1 c12/2 + 1/3 m2 a2^2", r"m_{2}\,a_{1}\,c_{12}/2 + \tfrac{1}{3}\,m_{2}\,a_{2}^2"),
        ("-m3 (qd1 + qdd2)", r"-m_{3}\,(\dot{q}_{1} + \ddot{q}_{2})"),
        ("n^3/6 + 11.5n^2 - 49", "n^3/6 + 11.5n^2 - 49"),
        ("tau - Iz3 sin(q1 - q2)", r"\tau - I_{z3}\,\sin(q_{1} - q_{2})"),
    ],
)
def test_formulas_of_the_terminal_become_latex(text: str, latex: str) -> None:
    assert plain(text) == latex
    ElementTree.fromstring(mathml(latex))


def test_a_table_sets_its_formulas_on_a_page_and_leaves_them_in_the_terminal() -> None:
    table = Table("t", ("name", "form"), (("a", "n^2 -> n^3/6"), ("b", "-")), maths=(1,))
    assert "n^2 -> n^3/6" in table.text()
    assert table.html().count("<math>") == 2 and "<br>→ <math>" in table.html() and ">-<" in table.html()


def test_symbols_in_the_words_beside_formulas_are_set_too() -> None:
    row = (("Jbar_3^0, 4 1", "c1"),)
    assert "alttext='Jbar_3^0'" in Table("t", ("name", "form"), row, left=2, maths=(1,)).html()
    assert ">Jbar_3^0, 4 1<" in Table("t", ("name", "form"), row, left=2).html()  # there it may be what somebody calls a joint


def formulas(page: Path) -> list[tuple[str, bool]]:
    """Of the text and of what directives hold, not of code."""
    kept, fence = [], ""
    for line in page.read_text(encoding="utf-8").splitlines():
        if line.startswith("```"):
            fence = "" if fence else line
        elif not fence or fence.startswith("```{"):
            kept.append(re.sub(r"`[^`]*`", "", line))
    text = "\n".join(kept)
    alone = re.findall(r"\$\$(.*?)\$\$", text, flags=re.S)
    lines = re.findall(r"(?<!\\)\$([^$\n]+(?:\n[^$\n]+)?)(?<!\\)\$", re.sub(r"\$\$.*?\$\$", "", text, flags=re.S))
    return [(x, True) for x in alone] + [(x, False) for x in lines]


def test_every_formula_of_the_documentation_can_be_written() -> None:
    found = [formula for page in DOCS.rglob("*.md") for formula in formulas(page)]
    assert len(found) > 1000
    for latex, display in found:
        ElementTree.fromstring(mathml(latex, display=display))


def test_symbols_in_words_are_formulas_and_names_are_not() -> None:
    said = prose("m_3 l_3^2 & tau^g of 2^61 - 1, M~_1 C^i_jk qdd_j; forward_dynamics, mdl_KR5.m, saha-ex-9.5 and kg m2")
    assert re.findall(r"alttext='([^']*)'", said) == ["m_3", "l_3^2", "tau^g", "2^61", "M~_1", "C^i_jk", "qdd_j"]
    assert "<msubsup><mi>C</mi><mrow><mi>j</mi><mi>k</mi></mrow>" in said and "<mo stretchy='false'>¨</mo>" in said
    assert "forward_dynamics, mdl_KR5.m, saha-ex-9.5 and kg m2" in said and "&amp;" in said
    ElementTree.fromstring(f"<p>{said}</p>")


def test_a_symbol_in_words_keeps_its_factor_and_its_bar() -> None:
    said = prose("n^3/6 + 11.5n^2 of Table 9.6, Jbar_3^0 and crowbar_3")
    assert re.findall(r"alttext='([^']*)'", said) == ["n^3", "11.5n^2", "Jbar_3^0"]
    assert "<mn>11.5</mn><msup><mi>n</mi>" in said and "<msubsup><mover><mrow><mi>J</mi></mrow><mo stretchy='false'>¯</mo>" in said
    ElementTree.fromstring(f"<p>{said}</p>")


def test_a_page_knows_how_wide_a_table_is_and_leaves_empty_columns_out() -> None:
    table = Table("t", ("name", "mul", "div", "sqrt"), (("a", "12n^2 -> 34n^3", "0", "-"), ("b", "1", "0", "")), maths=(1,))
    filled = table.filled()
    assert filled.header == ("name", "mul") and filled.rows == (("a", "12n^2 -> 34n^3"), ("b", "1")) and filled.maths == (1,)
    assert filled.width == len("name") + len("12n2") + 2 * 2 and f"--chars: {filled.width}" in filled.html()
    assert "wide" not in filled.html() and "scroll wide" in Table("t", ("x" * 140,), (("",),)).html()


@pytest.mark.parametrize(
    ("name", "latex"),
    [
        ("m2", "m_{2}"), ("Iz3", "I_{z3}"), ("lc1", "l_{c1}"), ("mcx", "m_{cx}"), ("Ixx", "I_{xx}"), ("theta2", r"\theta_{2}"),
        ("qdd1", r"\ddot{q}_{1}"), ("XX1", r"\mathrm{XX}_{1}"), ("mass", r"\mathrm{mass}"), ("load2", r"\mathrm{load}_{2}"),
        ("payload_mass", r"\mathrm{payload}_{mass}"), ("box", r"\mathrm{box}"), ("m_tip", "m_{tip}"),
    ],
)  # fmt: skip
def test_names_of_a_model_are_letters_with_something_below_or_words(name: str, latex: str) -> None:
    assert symbol(name) == latex
