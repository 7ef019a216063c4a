"""The checker of arguments: what it lets through unchanged, and what it says about the rest."""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction
from types import SimpleNamespace

import numpy as np
import pytest

from isodyn import check
from isodyn.errors import FormatError, IsodynError, ModelError, ShapeError, UnknownNameError, check_writable
from isodyn.graph.node import symbol
from isodyn.kinematics.clearance import clearance
from isodyn.model.catalogue import load
from isodyn.motion.trajectory import Trajectory

SAYS: dict[str, tuple[Callable[[], object], type[IsodynError], str]] = {
    "a symbol": (lambda: check.constant("snap", symbol("s")), ModelError, "snap: expected a number, got the symbol s; give it a"),
    "no number": (lambda: check.constant("snap", "much"), ModelError, "snap: expected a number, got 'much'"),
    "columns": (lambda: check.finite("q", np.zeros((7, 4)), (..., 7)), ShapeError,
                "q: expected shape (..., 7), got (7, 4); rows are samples: pass q.T"),
    "columns of a place": (lambda: check.finite("expand: qd", np.zeros((7, 4)), ("K", 7)), ShapeError,
                           "expand: qd has shape (7, 4); expected (K, 7); rows are samples: pass qd.T"),
    "columns of a part": (lambda: check.finite("wrench['tool']", np.zeros((6, 4)), (..., 6)), ShapeError,
                          "got (6, 4); rows are samples: transpose it"),
    "a truth": (lambda: check.number("h", True), ShapeError, "h: expected a number, got True"),
    "nan": (lambda: check.number("h", math.nan, least=-1), ShapeError, "h: expected a number of at least -1, got nan"),
    "infinity": (lambda: check.positive("line: speed", math.inf, "m/s"), ShapeError,
                 "line: speed must be a positive number of m/s, got inf"),
    "zero": (lambda: check.positive("dt", 0), ShapeError, "dt: expected a positive number, got 0"),
    "below": (lambda: check.number("rtol", -1.0, least=0), ShapeError, "rtol: expected a non-negative number, got -1.0"),
    "range": (lambda: check.number("taper", 3, above=0, most=2), ShapeError, "taper: expected a number above 0 and up to 2, got 3"),
    "whole": (lambda: check.whole("seeds", 2.0, 1), ShapeError, "seeds: expected a whole number of at least 1, got 2.0"),
    "digits": (lambda: check.whole("stability: digits", 3, 20, 1000), ShapeError,
               "stability: digits must be a whole number from 20 to 1000, got 3"),
    "name": (lambda: check.one_of("means", "forwrd", ("forward", "central")), UnknownNameError,
             "no means is called 'forwrd'; did you mean 'forward'?"),
    "a lone name": (lambda: check.names("compare: methods", "denoc", "('denoc',)"), ModelError,
                    "compare: methods takes a sequence of names, such as ('denoc',), got 'denoc'"),
    "no names": (lambda: check.names("compare: methods", [1], "('denoc',)"), ModelError, "names, such as ('denoc',), got (1,)"),
    "no mapping": (lambda: check.mapping("rollout: setpoints", [1]), ShapeError,
                   "rollout: setpoints must be {name: values}, got list"),
    "dtype": (lambda: check.dtype("int8", ("float64", "float32")), UnknownNameError, "no dtype is called 'int8'"),
    "None": (lambda: check.real("q0", None), ShapeError, "q0: expected an array of real numbers, got None"),
    "word": (lambda: check.real("q0", "home"), ShapeError, "q0: expected an array of real numbers, got str 'home'"),
    "complex": (lambda: check.real("cubic: q0", [1j]), ShapeError, "q0 must be real numbers, got numbers of type complex128"),
    "ragged": (lambda: check.real("q0", [[1], [1, 2]]), ShapeError, "got list; its rows differ in length"),
    "objects": (lambda: check.real("q0", [None, 1]), ShapeError, "got list of NoneType; give a list or an array of numbers"),
    "masked": (lambda: check.real("q0", np.ma.masked_array([1.0], [True])), ShapeError, "fill the masked entries first"),
    "on a device": (lambda: check.real("q0", SimpleNamespace(__cuda_array_interface__={})), ShapeError,
                    "expected an array in host memory, got a GPU array; copy it first"),
    "shape": (lambda: check.finite("q", [1, 2], (..., 3)), ShapeError, "q: expected shape (..., 3), got (2,)"),
    "free size": (lambda: check.finite("waypoints: points", [1, 2], ("K", "n"), ", one posture per row"), ShapeError,
                  "waypoints: points has shape (2,); expected (K, n), one posture per row"),
    "not finite": (lambda: check.finite("tau", [[0, math.nan]]), ShapeError, "tau: not finite at index (0, 1) (nan)"),
    "one not finite": (lambda: check.finite("t", math.inf), ShapeError, "t: not finite (inf)"),
    "holds": (lambda: check.finite("line: end", [0, math.inf]), ShapeError,
              "line: end contains numbers that are not finite (inf at index 1)"),
    "times": (lambda: check.increasing("t", np.array([0.0, 2.0, 2.0])), ShapeError,
              "t: times must increase; number 3 is 2 s after 2 s"),
    "joints": (lambda: check.per_joint("kp", [1, 2, 3], 2), ShapeError, "kp: expected a number or (2,), got shape (3,)"),
    "limits": (lambda: check.per_joint("effort", [1, 0], 2, above=0, infinite=True), ShapeError,
               "effort: expected numbers above 0, got [1.0, 0.0]"),
    "no nan": (lambda: check.per_joint("effort", math.nan, 2, infinite=True), ShapeError, "effort: expected numbers, got nan"),
    "leading": (lambda: check.leading_shape({"q": np.zeros((3, 6)), "qd": np.zeros((4, 6))}), ShapeError,
                "leading dimensions do not broadcast: q (3, 6), qd (4, 6)"),
    "out": (lambda: check.result_array("out", np.zeros(2, np.float32), (2,), np.dtype(float)), ShapeError,
            "out: expected a writeable float64 array of shape (2,), got float32 of shape (2,)"),
    "scattered": (lambda: check.result_array("out", np.zeros((2, 2)).T, (2, 2), np.dtype(float), contiguous=True), ShapeError,
                  "out: expected a writeable C-contiguous float64 array"),
}  # fmt: skip


@pytest.mark.parametrize("case", SAYS)
def test_what_is_refused_is_named_with_the_rule(case: str) -> None:
    call, kind, words = SAYS[case]
    with pytest.raises(kind) as caught:
        call()
    assert words in str(caught.value)
    assert len(str(caught.value)) < 300


def test_only_an_array_that_fits_the_other_way_round_is_to_be_transposed() -> None:
    for came, shape in (((3, 4), (..., 7)), ((7, 7), (..., 7)), ((7, 4), (5, 7)), ((7,), (..., 3)), ((7, 4, 2), (..., 7))):
        assert check.sideways("q", came, shape) == ""
    for call, place in (
        (lambda: Trajectory.from_samples(np.arange(4), np.zeros((7, 4))), "from_samples: q"),
        (lambda: Trajectory.waypoints(np.zeros((7, 4)), times=np.arange(4)), "waypoints: points"),
        (lambda: clearance(load("iiwa14"), np.zeros((7, 4))), "q"),
        (lambda: load("iiwa14").inverse_dynamics(*np.zeros((3, 7, 4))), "q"),
    ):
        with pytest.raises(ShapeError, match=rf"^{place}\b.*\(7, 4\).*; rows are samples: pass {place.split()[-1]}\.T$"):
            call()


def test_a_place_that_cannot_be_written_is_said_before_the_work(tmp_path, monkeypatch) -> None:
    check_writable("--output", tmp_path / "page.html")
    assert not list(tmp_path.iterdir())
    for place, why in ((tmp_path, "it is a folder"), (tmp_path / "no" / "page.html", "No such file or directory")):
        with pytest.raises(FormatError, match=f"--output: cannot write '.*': {why}$"):
            check_writable("--output", place)
    monkeypatch.setattr("os.access", lambda path, mode: False)
    with pytest.raises(FormatError, match=r"--output: cannot write '.*': no permission$"):
        check_writable("--output", tmp_path / "page.html")


def test_long_values_are_cut() -> None:
    with pytest.raises(ShapeError) as caught:
        check.whole("n", "9" * 10_000, 1)
    assert len(str(caught.value)) < 200


def test_numbers_come_back_in_plain_types() -> None:
    for found in (
        check.number("x", np.float32(0.5)),
        check.positive("x", np.int64(2)),
        check.number("x", -math.inf, infinite=True),
    ):
        assert type(found) is float
    assert type(check.whole("n", np.int64(3), 1)) is int
    assert check.dtype(np.float32, ("float64", "float32")) == "float32"
    assert check.per_joint("kp", 3, 2).tolist() == [3.0, 3.0]


def test_arrays_come_back_as_copies() -> None:
    given = np.arange(3.0)
    found = check.finite("q", given, (3,))
    found[0] = 7
    assert given[0] == 0
    assert check.real("q", [Fraction(1, 2), 1]).tolist() == [0.5, 1.0]
    assert check.real("limit", [math.inf, math.nan]).shape == (2,)
    assert check.leading_shape({"q": np.zeros((3, 1, 6)), "M": np.zeros((4, 6, 6))}, (1, 2)) == (3, 4)
