"""The rows of quantities: what they say is what comes out, and nothing but the rows and the formulas spells a quantity."""

from __future__ import annotations

from math import prod
from pathlib import Path

import pytest

import isodyn as iso
from isodyn.dynamics.reductions import NAMES
from isodyn.formulations.registry import METHODS, SHARED, methods_for
from isodyn.model.quantities import QUANTITIES

ROBOT = iso.load("scara")  # turning and sliding joints
ROWS = pytest.mark.parametrize("row", QUANTITIES.values(), ids=QUANTITIES)


@ROWS
def test_what_goes_in_and_comes_out_is_what_the_row_says(row):
    graph = iso.trace(ROBOT, None, row.key)
    assert tuple(port.name for port in graph.inputs) == row.inputs
    assert {port.name: port.shape for port in graph.outputs} == dict.fromkeys(row.outputs, row.shape_for(ROBOT))
    units = row.units(ROBOT)
    assert tuple(units) == row.outputs
    assert all(len(entries) == prod(row.shape_for(ROBOT)) for entries in units.values())


def test_units_of_entries():
    arm = iso.Robot(
        "two", (iso.Link("a"), iso.Link("b"), iso.Link("c")), (iso.Joint("x", "a", "b"), iso.Joint("y", "b", "c", "prismatic"))
    )

    def units(key: str, output: str = "") -> tuple[str, ...]:
        return QUANTITIES[key].units(arm)[output or key]

    assert units("inverse_dynamics") == ("N m", "N")
    assert units("forward_dynamics") == ("rad/s2", "m/s2")
    assert units("mass_matrix") == ("kg m2", "kg m", "kg m", "kg")
    assert units("coriolis_matrix")[:2] == ("kg m2/s", "kg m/s")
    assert units("inverse_dynamics_derivatives", "dqd") == ("N m/(rad/s)", "N m/(m/s)", "N/(rad/s)", "N/(m/s)")
    assert units("jacobian")[:2] == units("generalized_jacobian")[:2] == ("m/rad", "m/m")
    assert units("centroidal_momentum_matrix")[5:7] == ("kg m/s/(m/s)", "kg m2/s/(rad/s)")
    assert units("regressor")[:5] == ("N m/(kg)", *["N m/(kg m)"] * 3, "N m/(kg m2)")


@ROWS
def test_rows_name_what_there_is(row):
    assert set(row.reductions) <= set(NAMES)
    for other in (row.source, row.common):
        assert other is None or other in QUANTITIES
    best = row.cheapest
    for method in {best.method, *best.rivals, best.beyond[1]} - {""}:
        givers = {row.key, row.differentiated} if row.derivation == "gradients" else {row.key}
        assert method in METHODS and (row.key in SHARED or any(method in methods_for(giver) for giver in givers - {None}))


def test_symbols_and_terms_are_one_quantitys_own():
    for words in ([row.symbol for row in QUANTITIES.values()], [row.term for row in QUANTITIES.values() if row.term]):
        assert len(set(words)) == len(words)


def test_a_quantity_is_spelled_in_its_row_and_its_formulas_alone():
    """The one that no other part of the package, but the witness, has a use of its own for."""
    files = [path for path in Path(iso.__file__).parent.rglob("*.py") if "convective_matrix" in path.read_text(encoding="utf-8")]
    assert {path.stem for path in files} == {"quantities", "witness", "reference_check", *methods_for("convective_matrix")}


def test_a_method_prints_what_it_gives():
    assert repr(METHODS["articulated-body"].quantities) == "Formulas(forward_dynamics)"
    derivatives = "inverse_dynamics_derivatives, forward_dynamics_derivatives"
    assert repr(METHODS["recursive-derivatives"].quantities) == f"Formulas({derivatives})"
