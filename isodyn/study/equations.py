r"""Readable equations of motion: M, C, g, the torques and the energies of a robot as formulas.

    M(q) qdd + C(q, qd) qd + g(q) = tau

A formulation is traced with the robot's numbers as symbols, so that they can be printed as short decimals.  Every entry is brought
to its normal form (graph/normal.py), which does not depend on the method, and is written in one of three forms:

    sums       products of symbols and one cosine or sine of a sum of angles:  m2 a1 c2 cos(q1 + q2)
    products   cosines and sines of single angles:                             cos(q1) sin(q2)^2
    listing    assignments to named intermediate results, as in a program

Joints are numbered from 1: q1, qd1, qdd1; symbols of the model keep their names, and m[0], m[1] are m1, m2.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from fractions import Fraction
from functools import cached_property, partial
from html import escape
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple, TypeVar

import numpy as np
from numpy.typing import ArrayLike

from isodyn.check import file, leading_shape, one_of, real, shaped, whole
from isodyn.dynamics.trace import ExactTrace, a_robot
from isodyn.errors import MethodError, MissingExtra, ModelError, reraise_write_errors
from isodyn.formulations.drives import sprung
from isodyn.formulations.registry import method as method_row
from isodyn.graph.exact import is_zero
from isodyn.graph.listing import Listing, Writing, folded
from isodyn.graph.node import Context
from isodyn.graph.normal import WORK, Form, Monomial, Normal, TooLong, cleaned, rational
from isodyn.model.quantities import quantity_row
from isodyn.model.robot import Robot
from isodyn.model.robot import symbols as robot_symbols
from isodyn.model.tree import Tree, motors_choice, reduce_robot
from isodyn.renamed import with_old_arguments
from isodyn.show.algebra import Factors, Style, Sum, arranged, expanded, products, shown, waves, wrapped
from isodyn.show.mathml import mathml, symbol
from isodyn.show.report import Report, Section
from isodyn.show.table import Table, scroll_box
from isodyn.spatial import Array, Scalar, is_symbolic
from isodyn.study.base_parameters import with_base_parameters
from isodyn.study.languages import PythonListing, SymPy
from isodyn.study.speed import host_line

if TYPE_CHECKING:
    from sympy import Basic

T = TypeVar("T")
FORMS = ("auto", "sums", "products", "listing")


class Named(NamedTuple):
    """A quantity of the equations: its key in QUANTITIES, its symbol in LaTeX, and its title."""

    key: str
    latex: str
    title: str


QUANTITIES = {
    "M": Named("mass_matrix", "M", "inertia matrix M(q)"),
    "C": Named("coriolis_matrix", "C", "Coriolis matrix C(q, qd)"),
    "g": Named("gravity_torque", "g", "gravity torques g(q)"),
    "tau": Named("inverse_dynamics", r"\tau", "torques tau, with rotors, friction and springs"),
    "kinetic_energy": Named("kinetic_energy", "T", "kinetic energy T"),
    "potential_energy": Named("potential_energy", "V", "potential energy V"),
    "lagrangian": Named("", "L", "Lagrangian L = T - V"),
}
MOTION = ("M", "C", "g", "tau")  # written by default
ENDINGS = (".html", ".tex", ".txt", ".py", ".json")

READABLE = 1000  # longest entry [characters] that is written as a formula rather than a listing
TERMS = 300  # largest number of terms of an entry that is arranged as a formula
READ_WORK = WORK // 8  # work limit for finding readable forms: over twice the most that a robot of the catalogue needs
EXPANDED = 50_000  # largest number of terms of a quantity in products of single angles
WIDTH = 120  # characters of a line of text
_UNBROKEN = 48  # longest summand [characters] that is not broken on a page
_UNSEEN = re.compile(r"\\[a-z]+|[{}_^\s]")  # of LaTeX
_CELL = 44  # longest entry [characters] that is written inside a matrix
_COLUMNS = 4  # largest matrix that is written as a matrix


@with_old_arguments
def equations(
    robot: Robot, *, method: str | None = None, form: str = "auto", grouped: bool = False, motors: bool | str = True
) -> Equations:
    """Return the equations of motion of a robot as formulas.

    method    formulation to trace; it affects listings only, formulas are the same for all methods
    form      "sums", "products", "listing", or "auto": the shorter of the first two if its entries are readable, else the
              shortest of the three
    grouped   combine inertial parameters into base parameters, a minimal set for the torques: MX1, ZZ1, ... (see
              Equations.groups)
    motors    include rotor inertia; "full": each Rotor is a spinning body on its link (see compile)

    A form with too many terms is replaced by the listing.  For a robot with loops the equations are those of the cut tree, and
    headings say so.
    """
    return Equations(robot, method=method, form=form, grouped=grouped, motors=motors)


class Entry:
    """An entry of the equations.  Entries are equal if they are the same function, for any robot or method.

    terms   its normal form, {(powers, multiples of angles, True for a sine): factor}; None if it has too many terms

    If one of two entries has no normal form, their difference is evaluated exactly.
    """

    def __init__(
        self, terms: Form | None, arranged: Sum | None, expression: Callable[[], Scalar], listed: str, decimals: bool,
        quaternions: Sequence[Sequence[str]],
    ):  # fmt: skip
        self.terms, self._sum, self._expression, self._decimals, self._listed = terms, arranged, expression, decimals, listed
        self._quaternions = quaternions

    def text(self, *, digits: int | None = None) -> str:
        """Return the entry as plain text; in a listing, in terms of the names of its lines."""
        return self._listed if self._sum is None else Style(self._decimals, digits).sum(self._sum)

    def latex(self, *, digits: int | None = None) -> str:
        """Return the entry in LaTeX."""
        if self._sum is None:
            return rf"\text{{{self._listed}}}"
        return Style(self._decimals, digits, latex=True).sum(self._sum)

    def __str__(self) -> str:
        return self.text()

    __repr__ = __str__

    def _repr_latex_(self) -> str:
        return f"${self.latex()}$"

    def __eq__(self, other: object) -> bool:
        if isinstance(other, (int, float, Fraction)):
            number = rational(other)
            if self.terms is not None:
                return self.terms == ({Monomial(()): number} if number else {})
            return is_zero(number.denominator * self._expression() - number.numerator, self._quaternions)
        if not isinstance(other, Entry):
            return NotImplemented
        if self.terms is not None and other.terms is not None:
            return self.terms == other.terms
        return is_zero(self._expression() - other._expression(), self._quaternions or other._quaternions)

    def __hash__(self) -> int:
        return hash(Entry)  # an entry with a normal form may equal one without


class Equations:
    """The equations of motion of a robot.  Each quantity is computed at its first use.

    robot, method   the robot and the formulation (None: one with few operations)
    M, C            (n, n) of entries; C is that of the Christoffel symbols
    g, tau          (n,) of entries; tau includes rotors, friction and springs
    kinetic_energy, potential_energy, lagrangian   one entry each
    symbols         names of the symbols in the model
    """

    def __init__(
        self, robot: Robot, *, method: str | None = None, form: str = "auto", grouped: bool = False, motors: bool | str = True,
        friction: bool = True,
    ):  # fmt: skip
        self.robot, self.method = a_robot(robot), method
        self._form, self._is_grouped, self._friction = one_of("form", form, FORMS), grouped, friction
        self._motors = motors_choice("equations: motors", motors)
        if method is not None:
            method_row(method)
        if robot.moving_base:
            raise ModelError(
                f"equations: robot {robot.name!r} has a prescribed base; use with_base('floating') or with_base('fixed')"
            )
        if not robot.n:
            raise ModelError(f"equations: robot {robot.name!r} has no moving joint, so it has no equations of motion; attach one")
        self.symbols = tuple(sorted(shown(name) for name in robot_symbols(robot)))
        states = {f"{name}{k + 1}" for name in ("q", "qd", "qdd", "tau") for k in range(max(robot.nq, robot.n))}
        for name in self.symbols:
            if name in states or self.symbols.count(name) > 1:
                whose = "is reserved for a joint's state" if name in states else "would stand for two symbols, such as m1 and m[0]"
                raise ModelError(f"equations: the name {name!r} {whose}; rename the symbol")
        self._found: dict[str, _Quantity] = {}

    @property
    def M(self) -> Array:
        """Inertia matrix (n, n), rotors included."""
        return self._entries("M")

    @property
    def C(self) -> Array:
        """Coriolis matrix (n, n) of the Christoffel symbols."""
        return self._entries("C")

    @property
    def g(self) -> Array:
        """Gravity torques (n,)."""
        return self._entries("g")

    @property
    def tau(self) -> Array:
        """Torques (n,), with rotors, friction and springs."""
        return self._entries("tau")

    @property
    def kinetic_energy(self) -> Entry:
        """Kinetic energy, rotors included."""
        return self._entry("kinetic_energy")

    @property
    def potential_energy(self) -> Entry:
        """Potential energy, zero at the base origin."""
        return self._entry("potential_energy")

    @property
    def lagrangian(self) -> Entry:
        """Kinetic less potential energy."""
        return self._entry("lagrangian")

    @cached_property
    def links(self) -> Mapping[str, Equations]:
        """Link name -> its share in the equations; the shares sum to the equations without rotors, friction and springs."""
        return _Links(self)

    @cached_property
    def groups(self) -> dict[str, Entry]:
        """Base parameter -> its formula in the links' masses, mass centres and inertias; empty without grouped=True."""
        definitions = self._grouped[1]
        used = self._quantity("tau").names if definitions else set()
        with self._grouping():
            forms = self._normal.forms(definitions.values())
        return {
            name: Entry(form, arranged(waves(form)), partial(self._folded, definitions[name]), "", self._decimals, ())
            for name, form in zip(definitions, forms, strict=True)
            if name in used
        }

    def form(self, quantity: str) -> str:
        """Return the form in which a quantity is written: "sums", "products" or "listing"."""
        return self._quantity(quantity).form

    # -- as text ----------------------------------------------------------------------------------------------------------

    def text(self, *quantities: str, digits: int | None = None) -> str:
        """Return quantities (default: M, C, g and tau) as plain text; zero entries of matrices are left out.

        digits   significant digits of numbers; None: all that a float has
        """
        style = self._style(digits)
        blocks = [self._heading()]
        for quantity in self._asked(quantities):
            lines = [f"{QUANTITIES[quantity.name].title}:"]
            if quantity.sums is None:
                listing = quantity.listing(digits)
                lines += [f"  {name} = {text}" for name, text in listing.lines]
                lines += [f"  {label} = {text}" for label, text in quantity.labelled(listing.results)]
            else:
                sums = quantity.labelled(quantity.sums, skip=Sum(()))
                lines += [wrapped(f"  {label} = ", style.parts(own) or ["0"], WIDTH) for label, own in sums]
            blocks.append("\n".join(lines + quantity.left_out))
        return "\n\n".join([*blocks, *self._groups_text(style)])

    def latex(self, *quantities: str, digits: int | None = None) -> str:
        """Return the same in LaTeX, an `aligned` environment: matrices if their entries are short, else entry by entry."""
        rows = [row for quantity in self._asked(quantities) for row in self._latex_rows(quantity, digits)]
        return "\\begin{aligned}\n" + " \\\\\n".join(f"{left} &= {right}" for left, right in rows) + "\n\\end{aligned}"

    def html(self, *, digits: int | None = None) -> str:
        """Return an HTML page with every quantity in MathML, without scripts or network requests."""
        return self._report(digits).html()

    def _repr_latex_(self) -> str:
        return f"$\\displaystyle {self.latex()}$"

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        by = f" by {self.method}" if self.method else ""
        return f"<Equations of {self.robot.name!r}{by}: n = {self.robot.n}, {len(self.symbols)} symbols>"

    def to_dict(self, *quantities: str, digits: int | None = None) -> dict[str, object]:
        """Return entries as text, in lists of the quantity's shape; for a listing also its lines."""
        data: dict[str, object] = {"robot": self.robot.name, "method": self.method, "symbols": list(self.symbols)}
        if self.robot.loops:
            data["open_loops"] = [loop.name for loop in self.robot.loops]
        style = self._style(digits)
        for quantity in self._asked(quantities):
            lines: dict[str, object] = {}
            if quantity.sums is None:
                listing = quantity.listing(digits)
                texts, lines = list(listing.results), {"lines": [list(line) for line in listing.lines]}
            else:
                texts = [style.sum(own) for own in quantity.sums]
            entries = np.array(texts, dtype=object).reshape(quantity.shape).tolist()
            data[quantity.name] = {"form": quantity.form, "entries": entries, **lines}
        if self._is_grouped:
            data["groups"] = {name: entry.text(digits=digits) for name, entry in self.groups.items()}
        return data

    def save(self, path: str | os.PathLike[str], *, digits: int | None = None) -> None:
        """Write a file: .html (a page), .tex, .txt, .py (the listing as a module) or .json."""
        place = file("save", path, ENDINGS)
        written: dict[str, Callable[[], str]] = {
            ".html": lambda: self.html(digits=digits),
            ".tex": lambda: self.latex(digits=digits) + "\n",
            ".txt": lambda: self.text(digits=digits) + "\n",
            ".py": self.listing,
            ".json": lambda: json.dumps(self.to_dict(digits=digits), indent=1) + "\n",
        }
        text = written[place.suffix.lower()]()
        with reraise_write_errors("save", place):
            place.write_text(text, encoding="utf-8", newline="\n")

    # -- as programs ------------------------------------------------------------------------------------------------------

    def listing(self, *quantities: str) -> str:
        """Return a Python module with a function for each quantity (default: M, C, g and tau); it needs only NumPy.

        Functions take vectors (..., n) and the model's symbols by name; results are (..., n, n), (..., n) or (...).
        """
        sources = [quantity.source for quantity in self._asked(quantities)]
        used = sorted({"asarray", "broadcast_shapes", "empty", "shape"}.union(*(source.functions for source in sources)))
        head = f'"""Equations of motion of {self.robot.name}, written by isodyn: angles rad, lengths m, masses kg, time s."""'
        return "\n\n".join([head, f"from numpy import {', '.join(used)}", *("\n" + source.text for source in sources)]) + "\n"

    def function(self, quantity: str = "tau") -> Callable[..., Array]:
        """Return the listing of a quantity as a NumPy function f(q, qd, qdd, m1=..., ...), with the arguments that it needs.

        The function raises ModelError for a symbol without a value.
        """
        source, space = self._quantity(quantity).source, dict[str, Callable[..., Array]]()
        exec(self.listing(quantity), space)  # text written by `listing`
        made, sizes = space[source.name], {"q": self.robot.nq}

        def function(*vectors: ArrayLike, **symbols: ArrayLike) -> Array:
            where = f"function {quantity}"
            if len(vectors) != len(source.vectors):
                raise ModelError(f"{where}: expected {', '.join(source.vectors)}, got {len(vectors)} arrays")
            given = [
                shaped(f"{where}: {name}", real(f"{where}: {name}", x), (..., sizes.get(name, self.robot.n)))
                for name, x in zip(source.vectors, vectors, strict=True)
            ]
            known = [*self.symbols, *self._grouped[1]]
            for name in symbols:
                one_of(f"{where}: symbol", name, known)
            missing = [name for name in source.symbols if name not in symbols]
            if missing:
                needs = f"{where}: symbols without a value: {', '.join(missing)}"
                raise ModelError(f"{needs}; pass {missing[0]}=..., or set values with robot.with_parameters before `equations`")
            values = {word: real(f"{where}: symbol {name}", symbols[name]) for name, word in source.symbols.items()}
            named = {f"symbol {name}": values[word] for name, word in source.symbols.items()}
            leading_shape(dict(zip(source.vectors, given, strict=True)) | named, [1] * len(given) + [0] * len(named))
            result: Array = made(*given, **values)
            return result

        function.__name__, function.__doc__ = source.name, f"The {QUANTITIES[quantity].title} of {self.robot.name}."
        return function

    def sympy(self) -> dict[str, Basic]:
        """Return M, C, g and tau as SymPy matrices, the energies as expressions, and "symbols", name -> symbol (extra "sym").

        A quantity without a normal form is built from its listing, as fully expanded expressions.
        """
        try:
            import sympy  # optional dependency
        except ImportError:
            raise MissingExtra.of("sympy", "sym") from None
        writer = SymPy(sympy)
        found: dict[str, Basic] = {}
        for name in QUANTITIES:
            quantity = self._quantity(name)
            if quantity.polynomials is None:
                context, expressions = quantity.folded
                values = [writer.of_expression(context, x) for x in expressions]
            else:
                values = [writer.of_polynomial(polynomial) for polynomial in quantity.polynomials]
            shape = (*quantity.shape, 1)[:2]
            found[name] = sympy.Matrix(*shape, values) if quantity.shape else values[0]
        return {**found, "symbols": dict(writer.names)}

    # -- computation ------------------------------------------------------------------------------------------------

    @cached_property
    def _trace(self) -> ExactTrace:
        return ExactTrace(self.robot, friction=self._friction, motors=self._motors)

    @cached_property
    def _normal(self) -> Normal:
        return Normal(self._trace.context, self._trace.numbers, self._quaternions)

    @cached_property
    def _quaternions(self) -> list[list[str]]:
        return [[f"q[{k}]" for k in range(place, place + 4)] for place in self.robot.quaternions]

    @cached_property
    def _decimals(self) -> bool:
        """True if the model has numbers that are not whole, which are written as decimals."""
        return any(rational(value).denominator != 1 for value in self._trace.numbers.values())

    @cached_property
    def _grouped(self) -> tuple[Tree, dict[str, Scalar]]:
        """The tree with base parameters as inertias, and their formulas."""
        if not self._is_grouped:
            return self._trace.tree, {}
        with self._grouping():
            return with_base_parameters(self._trace, self.symbols)

    def _folded(self, expression: Scalar) -> Scalar:
        return folded(self._trace.context, [expression], self._trace.numbers)[1][0]

    @contextmanager
    def _grouping(self) -> Iterator[None]:
        """Context in which base parameters without a readable normal form raise a ModelError that names the robot."""
        try:
            yield
        except TooLong:
            raise ModelError(
                f"equations: the base parameters of robot {self.robot.name!r} have too many terms; omit grouped=, or set values of "
                "some symbols with robot.with_parameters"
            ) from None

    def _expressions(self, name: str) -> Array:
        if name == "lagrangian":
            kinetic, potential = self._expressions("kinetic_energy"), self._expressions("potential_energy")
            return np.asarray(kinetic[()] - potential[()], dtype=object)
        key, method = QUANTITIES[name].key, self.method
        if not self._is_grouped or name == "potential_energy":
            return self._trace.of(key, method)
        if name == "kinetic_energy":  # its formula needs mass centres, which base parameters do not have
            qd = self._trace.inputs["qd"]
            return np.asarray(0.5 * (qd * (self._expressions("M") @ qd)).sum(), dtype=object)
        if method_row(method or quantity_row(key).cheapest.method).asks_for_mass_centres(key):
            raise MethodError(f"grouped: {method!r} needs mass centres, which base parameters do not have; omit method=")
        return self._trace.of(key, method, tree=self._grouped[0])

    def _quantity(self, name: str) -> _Quantity:
        one_of("quantity", name, QUANTITIES)
        if name not in self._found:
            self._found[name] = _Quantity(self, name, np.asarray(self._expressions(name), dtype=object))
        return self._found[name]

    def _asked(self, names: tuple[str, ...]) -> Iterator[_Quantity]:
        for name in names:
            one_of("quantity", name, QUANTITIES)
        return (self._quantity(name) for name in names or MOTION)

    def _entries(self, name: str) -> Array:
        return self._quantity(name).entries

    def _entry(self, name: str) -> Entry:
        found: Entry = self._entries(name).item()
        return found

    def _style(self, digits: int | None, *, latex: bool = False) -> Style:
        return Style(self._decimals, None if digits is None else whole("digits", digits, 1), latex)

    # -- parts of text and pages ----------------------------------------------------------------------------------------------

    def _heading(self) -> str:
        by = f", by {self.method}" if self.method else ""
        tree = reduce_robot(self.robot, friction=self._friction)
        moving = (tree.whole or tree).bodies
        rubs = any(is_symbolic(x) or x != 0.0 for body in moving for x in (body.viscous, *body.coulomb))
        passive = " + friction" * rubs + " + springs" * sprung(tree)
        heading = f"{self.robot.name}: M qdd + C qd + g{passive} = tau{by}"
        return "\n".join([heading, *self._open])

    @property
    def _open(self) -> list[str]:
        """Remark for a robot with loops."""
        names = ", ".join(loop.name for loop in self.robot.loops)
        said = f"These equations are those of the tree with its loops cut; add the constraint forces on the right ({names})."
        return [said] if names else []

    def _groups_text(self, style: Style) -> list[str]:
        if not self._is_grouped:
            return []
        lines = [f"  {name} = {entry.text(digits=style.digits)}" for name, entry in self.groups.items()]
        return ["\n".join(["base parameters:", *lines])]

    def _latex_rows(self, quantity: _Quantity, digits: int | None) -> list[tuple[str, str]]:
        """Return (left, right) of each equation."""
        style, name = self._style(digits, latex=True), QUANTITIES[quantity.name].latex
        if quantity.sums is None:
            listing = quantity.listing(digits, latex=True)
            return [*listing.lines, *quantity.labelled(listing.results, latex=True)]
        if quantity.is_short and not quantity.shape:
            return [(name, style.sum(quantity.sums[0]))]
        if quantity.is_short:
            rows = np.array([style.sum(own) for own in quantity.sums], dtype=object).reshape((*quantity.shape, 1)[:2])
            return [(name, "\\begin{bmatrix} " + " \\\\ ".join(" & ".join(row) for row in rows) + " \\end{bmatrix}")]
        found = []
        for label, own in quantity.labelled(quantity.sums, latex=True, skip=Sum(())):
            lines, width = [""], 0
            for part, plain in zip(style.parts(own) or ["0"], self._style(digits).parts(own) or ["0"], strict=True):
                lines, width = ([*lines, ""], 0) if width and width + len(plain) > WIDTH else (lines, width + len(plain) + 1)
                lines[-1] = f"{lines[-1]} {part}".strip()
            found.append((label, " \\\\ &\\quad ".join(lines)))
        return found

    def _report(self, digits: int | None) -> Report:
        robot = self.robot
        forms = ", ".join(f"{name} {self.form(name)}" for name in MOTION)
        facts = [("Joints", str(robot.n)), ("Symbols of the model", ", ".join(self.symbols) or "none"), ("Written as", forms)]
        return Report(
            robot.name,
            f"Equations of motion: {robot.name}",
            "Inertia matrix, Coriolis matrix, gravity torques, torques and energies; exact for the numbers of the model.",
            facts,
            lambda: self._sections(digits),
            host_line(),
        )

    def _sections(self, digits: int | None) -> list[Section]:
        of = mathml(r"M(q)\,\ddot{q} + C(q, \dot{q})\,\dot{q} + g(q) = \tau", display=True)
        sections = [Section("joints", "Symbols", of + _note(self._open), self._joint_table())]
        for quantity in self._asked(tuple(QUANTITIES)):
            title = QUANTITIES[quantity.name].title
            sections.append(Section(quantity.name, title[0].upper() + title[1:], self._quantity_html(quantity, digits)))
        if self._is_grouped:
            rows = "".join(
                _paragraph(symbol(name), self._style(digits, latex=True).parts(arranged(waves(entry.terms))))
                for name, entry in self.groups.items() if entry.terms is not None
            )  # fmt: skip
            sections.append(Section("groups", "Base parameters", scroll_box(rows, "base parameters")))
        return sections

    def _joint_table(self) -> Table:
        robot = self.robot
        rows = [
            (f"q{k + 1}", f"position of {name}", unit)
            for k, (name, unit) in enumerate(zip(robot.position_names, robot.position_units, strict=True))
        ]
        if robot.nq != robot.n:
            rows += [(f"qd{k + 1}", f"velocity of {axis.name}", f"{axis.unit}/s") for k, axis in enumerate(robot.dofs)]
        notes = "Dots are time derivatives. Other symbols are those of the model [kg], [m], [kg m2], [m/s2]."
        return Table("", ("symbol", "meaning", "unit"), tuple(rows), (notes,), left=3, maths=(0,))

    def _quantity_html(self, quantity: _Quantity, digits: int | None) -> str:
        if quantity.sums is None:
            listing = quantity.listing(digits)
            lines = [*listing.lines, *quantity.labelled(listing.results)]
            code = "\n".join(f"{name} = {text}" for name, text in lines)
            return scroll_box(f"<pre>{escape(code)}</pre>", quantity.name) + _note(quantity.left_out)
        if quantity.is_short:
            ((left, right),) = self._latex_rows(quantity, digits)
            return scroll_box(mathml(f"{left} = {right}", display=True), quantity.name)
        style = self._style(digits, latex=True)
        sums = quantity.labelled(quantity.sums, latex=True, skip=Sum(()))
        inside = "".join(_paragraph(label, style.parts(own) or ["0"]) for label, own in sums)
        return scroll_box(inside, quantity.name) + _note(quantity.left_out)


class _Quantity:
    """A quantity of the equations in the requested or chosen form."""

    def __init__(self, owner: Equations, name: str, expressions: Array):
        self._owner, self.name, self.shape = owner, name, expressions.shape
        self._flat = list(expressions.flat)
        self._listings: dict[tuple[int | None, bool], Listing] = {}

    @cached_property
    def forms(self) -> list[Form] | None:
        """Normal forms of the entries; None if they have too many terms or are not polynomials."""
        return None if self._owner._form == "listing" else self._forms(WORK)

    def _forms(self, work: int) -> list[Form] | None:
        try:
            found = self._owner._normal.forms(self._flat, work)
        except TooLong:
            return None
        return [cleaned(form) for form in found] if self._owner._decimals else found

    @cached_property
    def _chosen(self) -> tuple[str, list[Sum] | None]:
        asked = self._owner._form
        forms = self._forms(READ_WORK) if asked == "auto" else self.forms
        if forms is None or (asked == "auto" and max(map(len, forms), default=0) > TERMS):
            return "listing", None
        found = {key: write(forms) for key, write in (("sums", _sums), ("products", _products)) if asked in ("auto", key)}
        if asked != "auto":
            return (asked, found[asked]) if found[asked] else ("listing", None)
        style = self._owner._style(None)
        lengths = {key: [len(style.sum(own)) for own in sums] for key, sums in found.items() if sums}
        key = min(lengths, key=lambda key: sum(lengths[key]))
        if max(lengths[key], default=0) > READABLE and self.listing(None).size < sum(lengths[key]):
            return "listing", None
        return key, found[key]

    @property
    def names(self) -> set[str]:
        """Symbols that it depends on."""
        if self.forms is not None:
            return set().union(*(form.names for form in self.forms))
        context, expressions = self.folded
        return context.names(expressions)

    @property
    def form(self) -> str:
        """ "sums", "products" or "listing"."""
        return self._chosen[0]

    @property
    def sums(self) -> list[Sum] | None:
        """The entries as arranged sums; None for a listing."""
        return self._chosen[1]

    @cached_property
    def folded(self) -> tuple[Context, list[Scalar]]:
        """Context and expressions with the model's numbers; inputs that the normal form does not depend on are 0."""
        owner, numbers = self._owner, dict[str, float](self._owner._trace.numbers)
        if owner._is_grouped and self.forms is not None:
            numbers |= {name: 0.0 for name in owner._grouped[1] if name not in self.names}
        return folded(owner._trace.context, self._flat, numbers)

    def listing(self, digits: int | None, *, latex: bool = False) -> Listing:
        """Return the listing in Python or LaTeX."""
        if (digits, latex) not in self._listings:
            style = Style(True, digits, latex)
            self._listings[digits, latex] = Writing(style.name, style.number, latex).listing(*self.folded)
        return self._listings[digits, latex]

    @cached_property
    def source(self) -> PythonListing:
        """The listing as a function in Python."""
        row = QUANTITIES[self.name]
        vectors = quantity_row(row.key).inputs if row.key else ("q", "qd")
        return PythonListing(self.name, row.title, vectors, self.shape, self.folded)

    @cached_property
    def polynomials(self) -> list[Mapping[Factors, Fraction]] | None:
        """The entries as sums of products, in the chosen form; None without a normal form."""
        if self.forms is None:
            return None
        written = [products(form) if self.form == "products" else waves(form) for form in self.forms]
        return [polynomial for polynomial in written if polynomial is not None]  # none is missing: this form was chosen

    def _expression(self, k: int) -> Scalar:
        return self.folded[1][k]

    @cached_property
    def entries(self) -> Array:
        """The entries, in the quantity's shape."""
        n = len(self._flat)
        listed = self.listing(None).results if self.sums is None else [""] * n
        result = np.empty(n, dtype=object)
        result[:] = [
            Entry(
                None if self.forms is None else self.forms[k],
                None if self.sums is None else self.sums[k],
                partial(self._expression, k),
                listed[k],
                self._owner._decimals,
                self._owner._quaternions,
            )
            for k in range(n)
        ]
        return result.reshape(self.shape)

    @cached_property
    def is_short(self) -> bool:
        """True if it is written as one matrix."""
        style = self._owner._style(None)
        columns = self.shape[1] if len(self.shape) > 1 else 1
        return self.sums is not None and columns <= _COLUMNS and all(len(style.sum(own)) <= _CELL for own in self.sums)

    def labelled(self, values: Iterable[T], *, latex: bool = False, skip: object = "0") -> list[tuple[str, T]]:
        """Return (name, value) of each entry: symmetric entries of M once, zeros of matrices left out."""
        found = []
        for index, value in zip(np.ndindex(*self.shape), values, strict=True):
            i, j = (index[0], index[-1]) if index else (0, 0)
            if (self.name == "M" and i > j) or (len(self.shape) == 2 and value == skip):
                continue
            label = self._label(index, latex)
            found.append((f"{label} = {self._label(index[::-1], latex)}" if self.name == "M" and i < j else label, value))
        return found

    def _label(self, index: tuple[int, ...], latex: bool) -> str:
        """Return a label such as M12, tau1, or M1,12 for ten joints and more."""
        name = QUANTITIES[self.name].latex
        places = ("," if max(self.shape, default=0) > 9 else "").join(str(k + 1) for k in index)
        if latex:
            return f"{name}_{{{places}}}" if places else name
        return name.strip("\\") + places

    @property
    def left_out(self) -> list[str]:
        """Return a line on the zero entries of a matrix, if any."""
        entries = self.folded[1] if self.sums is None else [own.parts for own in self.sums]
        zero = [not is_symbolic(x) and not x for x in entries]
        if len(self.shape) < 2 or not any(zero):
            return []
        return [f"  {self.name} = 0" if all(zero) else "  all other entries are 0"]


def _sums(forms: list[Form]) -> list[Sum] | None:
    return [arranged(waves(form)) for form in forms]


def _products(forms: list[Form]) -> list[Sum] | None:
    """Convert to products of single angles; None if there are too many terms or fractions of angles."""
    if sum(map(expanded, forms)) > EXPANDED:
        return None
    found = [products(form) for form in forms]
    return None if None in found else [arranged(one) for one in found if one is not None]


def _paragraph(label: str, parts: list[str]) -> str:
    """Return an equation as HTML that may break at every sign of its sum, and inside long brackets."""
    parts = [piece for part in parts for piece in _broken(part)]
    inside = " ".join([mathml(parts[0]), *(mathml(f"{{}} {part}") for part in parts[1:])])  # {}: makes the sign a binary operator
    return f"<p class='formula'>{mathml(label + ' =')} {inside}</p>"


def _broken(latex: str) -> list[str]:
    """Split a long summand into pieces, before signs inside brackets: outer brackets first."""
    signs, inside, braces = list[tuple[int, int]](), 0, 0  # (bracket depth, index)
    for k, letter in enumerate(latex):
        inside += (letter == "(") - (letter == ")")
        braces += (letter == "{") - (letter == "}")
        if inside and not braces and latex[k : k + 3] in (" + ", " - "):
            signs.append((inside, k))
    places = [0, len(latex)]
    for depth in sorted({around for around, _ in signs}):
        long = [(i, j) for i, j in pairwise(places) if len(_UNSEEN.sub("", latex[i:j])) > _UNBROKEN]
        places = sorted({*places, *(k for around, k in signs if around == depth and any(i < k < j for i, j in long))})
    return [latex[i:j].strip() for i, j in pairwise(places)]


def _note(lines: list[str]) -> str:
    return "".join(f"<p class='note'>{escape(line.strip().capitalize())}.</p>" for line in lines)


class _Links(Mapping[str, "Equations"]):
    """Link name -> its share, computed at the first use."""

    def __init__(self, owner: Equations):
        self._owner, self._made = owner, dict[str, Equations]()

    def __getitem__(self, name: str) -> Equations:
        robot = self._owner.robot
        one_of("link", name, robot.link_names)
        if name not in self._made:
            empty = np.zeros((3, 3))
            links = tuple(link if link.name == name else replace(link, mass=0.0, inertia=empty) for link in robot.links)
            joints = tuple(replace(joint, stiffness=0.0, rotor=None) if joint.nv else joint for joint in robot.joints)
            share = replace(robot, links=links, joints=joints)
            self._made[name] = Equations(share, method=self._owner.method, form=self._owner._form, motors=False, friction=False)
        return self._made[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._owner.robot.link_names)

    def __len__(self) -> int:
        return len(self._owner.robot.links)
