"""Normal forms: equal functions have equal ones, whatever they were written as; what has none says so."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from isodyn.graph.listing import Writing, folded
from isodyn.graph.node import Context
from isodyn.graph.normal import Form, Monomial, Normal, TooLong, rational
from isodyn.show.algebra import Style, arranged, products, shown, waves

CONTEXT = Context()
a, b, c, x, y, z, w = (CONTEXT.symbol(name) for name in ("a", "b", "c", "x", "y", "z", "w"))


def form(value: Any, **options: Any) -> Form:
    return Normal(CONTEXT, **options).of(value)


@pytest.mark.parametrize(
    ("left", "right"),
    [
        (x.cos() * x.cos() + x.sin() * x.sin(), 1.0),
        ((x + y).cos(), x.cos() * y.cos() - x.sin() * y.sin()),
        ((x - 2 * y).sin(), x.sin() * (2 * y).cos() - x.cos() * (2 * y).sin()),
        ((3 * x).cos(), 4 * x.cos() ** 3 - 3 * x.cos()),
        ((x / 2).sin() * (x / 2).cos(), x.sin() / 2),
        ((x + Fraction(1, 3)).cos() - (x + Fraction(1, 3)).cos(), 0.0),
        ((x + np.pi / 2).sin(), x.cos()),
        ((x + np.pi / 3).cos() + (x - np.pi / 3).cos(), x.cos()),
        ((a * x + b * x) / (a + b), x),
        ((a * x + b * y) / (a + b) * (a + b) - b * y, a * x),
        (a / (a + b) + b / (a + b), 1.0),
        (1.0 / (2 * a + 2 * b) - 0.5 / (a + b), 0.0),
        ((a * a - b * b) / (a + b), a - b),
        (a * x.cos() / (a * x.cos()), 1.0),
        (0.1 * x + 0.2 * x, 0.3 * x),
        (abs(-3.0) * x, 3 * x),
    ],
)
def test_equal_functions_have_equal_forms(left: Any, right: Any) -> None:
    assert form(left) == form(right)


@pytest.mark.parametrize(("left", "right"), [(x.cos(), x.sin()), (x.cos(), y.cos()), (a / (a + b), a), (x + 1e-30, x)])
def test_different_functions_have_different_forms(left: Any, right: Any) -> None:
    assert form(left) != form(right)


def test_a_form_says_its_terms() -> None:
    assert form(a * x.cos() * y.cos()) == {
        Monomial((("a", 1),), (("x", Fraction(1)), ("y", Fraction(1)))): Fraction(1, 2),
        Monomial((("a", 1),), (("x", Fraction(1)), ("y", Fraction(-1)))): Fraction(1, 2),
    }
    assert form(-a * a * x.sin()) == {Monomial((("a", 2),), (("x", Fraction(1)),), True): Fraction(-1)}
    assert form(a).names == {"a"} and form(0.0) == {} and form(2.5) == {Monomial(()): Fraction(5, 2)}


def test_friction_is_a_polynomial_in_the_sign_of_a_speed() -> None:
    dry = (x > 0.0).select(a, (x < 0.0).select(b, x))
    assert form(dry) == {
        Monomial((("a", 1), ("sgn(x)", 1))): Fraction(1, 2), Monomial((("a", 1), ("sgn(x)", 2))): Fraction(1, 2),
        Monomial((("b", 1), ("sgn(x)", 1))): Fraction(-1, 2), Monomial((("b", 1), ("sgn(x)", 2))): Fraction(1, 2),
    }  # fmt: skip
    symmetric = (x > 0.0).select(a, (x < 0.0).select(-a, x))
    assert form(symmetric) == {Monomial((("a", 1), ("sgn(x)", 1))): Fraction(1)}
    assert form(symmetric * symmetric * x) == form(a * a * x)


def test_quaternions_have_length_one() -> None:
    assert form(x * x + y * y + z * z + w * w, quaternions=[("x", "y", "z", "w")]) == form(1.0)
    assert form(w**4, quaternions=[("x", "y", "z", "w")]) == form((1 - x * x - y * y - z * z) ** 2)


@pytest.mark.parametrize(
    ("value", "why"),
    [
        (a.sqrt(), "sqrt is not a polynomial"),
        ((a * x).cos(), "not a sum of angles"),
        ((x * x).sin(), "not a sum of angles"),
        ((x / 11).cos(), "not a sum of angles"),
        (a / x.sin(), "sum of sines"),
        ((x + y > 0.0).select(a, b), "sign of a sum"),
        ((x * y > 0.0).select(a, b), "sign of a product"),
        (a.minimum(b), "min is not a polynomial"),
        (sum((CONTEXT.symbol(f"s{k}") for k in range(40)), a) ** 8, "too many terms"),
    ],
)
def test_what_has_no_form_says_why(value: Any, why: str) -> None:
    with pytest.raises(TooLong, match=why):
        form(value)


@pytest.mark.parametrize(
    ("value", "read"),
    [(0.1, Fraction(1, 10)), (0.30000000000000004, Fraction(3, 10)), (1 / 3, Fraction(1, 3)), (2 / 7, Fraction(2, 7)),
     (8.999999999999999e-05, Fraction(9, 100000)), (np.pi, Fraction("3.141592653589793")), (-2.5, Fraction(-5, 2)),
     (7, Fraction(7)), (1e-300, Fraction("1e-300"))],
)  # fmt: skip
def test_numbers_are_read_as_people_write_them(value: float, read: Fraction) -> None:
    assert rational(value) == read


# -- as text ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "sums", "single"),
    [
        ((x + y).cos(), "cos(x + y)", "cos(x) cos(y) - sin(x) sin(y)"),
        (x.sin() * x.sin() * a, "1/2 a (1 - cos(2 x))", "a sin(x)^2"),
        (a * x.sin() * x.sin() + b * x.cos() * x.cos(), None, "a sin(x)^2 + b cos(x)^2"),
        (a * b + a * c, "a (b + c)", None),
        (-a - b, "-a - b", None),
        (a * x.cos() + b * x.cos(), "(a + b) cos(x)", None),
        (2 * a * b + 4 * a, "2 a (2 + b)", None),
        ((x / 2).cos(), "cos(1/2 x)", None),
        (a / (b + c), "a / (b + c)", None),
        (2 * a / (b * (b + c)), "2 a / (b (b + c))", None),
        (0.25 * a, "1/4 a", None),
    ],
)  # fmt: skip
def test_forms_are_written_as_books_do(value: Any, sums: str | None, single: str | None) -> None:
    found = form(value)
    assert sums is None or Style().sum(arranged(waves(found))) == sums
    product = products(found)
    assert single is None or (product is not None and Style().sum(arranged(product)) == single)


def test_numbers_are_decimals_where_the_model_has_decimals() -> None:
    third, half = arranged(waves(form(a / 3))), arranged(waves(form(a * 0.5)))
    assert Style().sum(third) == "1/3 a" and Style().sum(half) == "1/2 a"
    assert Style(decimals=True).sum(half) == "0.5 a" and Style(True, 3).sum(third) == "0.333 a"
    assert Style(True, 3, latex=True).sum(arranged(waves(form(1.5e-7 * a)))) == r"1.5\cdot 10^{-7}\,a"


# -- listings -----------------------------------------------------------------------------------------------------------


def test_a_listing_names_what_is_used_again() -> None:
    value = (x.cos() + a) * (x.cos() + a) * CONTEXT.symbol("numbers[0]") * 0.1
    context, (found,) = folded(CONTEXT, [value], {"numbers[0]": 0.3})
    listing = Writing(shown, Style(True).number).listing(context, [found])
    assert listing.lines == (("x1", "a + cos(x)"),) and listing.results == ("0.3*x1*x1*0.1",)
    space: dict[str, Any] = {"a": 0.7, "x": 0.2, "cos": np.cos}
    for name, text in listing.lines:
        space[name] = eval(text, space)
    assert eval(listing.results[0], space) == pytest.approx((np.cos(0.2) + 0.7) ** 2 * 0.03, rel=1e-15)
