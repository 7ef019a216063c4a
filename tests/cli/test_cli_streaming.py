"""Tables of any length through the command line: CSV and NPZ, whole rows, little memory, exact text, speed."""

from __future__ import annotations

import io
import json
import os
import re
import signal
import subprocess
import sys
import time

import numpy as np
import pytest
from bounds import close
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays
from shell import PEAK

import isodyn as iso
from isodyn.cli import main as cli
from isodyn.cli import states as reader
from isodyn.cli.results import rows_as_text

HEADER = "q_1,q_2,qd_1,qd_2,qdd_1,qdd_2"
COMMAND = [sys.executable, "-W", "error", "-m", "isodyn"]


def by_repr(values: np.ndarray) -> str:
    return "".join(",".join(map(repr, row)) + "\n" for row in values.tolist())


def table(rows: np.ndarray, header: str = HEADER) -> str:
    return f"{header}\n{by_repr(rows)}"


def read(text: str) -> tuple[list[str], np.ndarray]:
    header, *lines = text.splitlines()
    return header.split(","), np.array([[float(x) for x in line.split(",")] for line in lines])


def torques(rows: np.ndarray) -> np.ndarray:
    return iso.load("two-link").inverse_dynamics(rows[:, :2], rows[:, 2:4], rows[:, 4:6])


@pytest.fixture
def states() -> np.ndarray:
    return np.random.default_rng(1).normal(size=(50, 6))


# -- floats as text ---------------------------------------------------------------------------------------------------


@given(arrays(np.float64, st.tuples(st.integers(1, 5), st.integers(1, 4)), elements=st.floats(width=64)))
def test_floats_are_written_as_repr_writes_them(values):
    assert rows_as_text(values) == by_repr(values)


def test_floats_of_every_magnitude_and_roundness_are_written_as_repr_writes_them():
    rng = np.random.default_rng(2)
    for _ in range(40):
        values = rng.normal(size=(400, 5)) * 10.0 ** rng.uniform(-6, 18, size=(400, 5))
        steps = np.nextafter(10.0 ** rng.integers(-6, 19, size=(50, 5)), rng.choice([0.0, 1e300]))
        rounded = np.round(values, int(rng.integers(0, 14)))
        for numbers in (values, rounded, values.astype(np.float32), steps, 2.0 ** rng.integers(-60, 70, size=(50, 5))):
            assert rows_as_text(numbers) == by_repr(np.asarray(numbers, dtype=float))


def test_ties_between_decimals_go_to_the_even_digit():
    values = np.array([[977865624725.34375, 0.5, 2.5, 4503599627370497.5, 1125899906842624.125, -0.0, 0.0]])
    assert rows_as_text(values) == by_repr(values)


def test_no_columns_are_empty_lines():
    assert rows_as_text(np.empty((3, 0))) == "\n\n\n"


# -- CSV --------------------------------------------------------------------------------------------------------------


def test_rows_come_out_with_their_own_columns_first_and_results_exact(states, tmp_path, capsys):
    source, target = tmp_path / "in.csv", tmp_path / "out.csv"
    source.write_text(table(states), encoding="utf-8")
    assert cli.main(["inverse", "two-link", "--input", str(source), "--output", str(target)]) == 0
    header, rows = read(target.read_text(encoding="utf-8"))
    assert header[:2] == ["q_1 [rad]", "q_2 [rad]"] and header[-2:] == ["tau_1 [N m]", "tau_2 [N m]"]
    assert (rows[:, :6] == states).all() and (rows[:, 6:] == torques(states)).all()
    capsys.readouterr()
    assert cli.main(["inverse", "two-link", "--input", str(source), "--output", "-", "--results-only"]) == 0
    header, rows = read(capsys.readouterr().out)
    assert header == ["tau_1 [N m]", "tau_2 [N m]"] and (rows == torques(states)).all()


@pytest.mark.parametrize("size", [64, 1000, 1 << 20])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
@pytest.mark.parametrize("last", [True, False])
def test_blocks_are_cut_at_line_ends(size, end, last, states, monkeypatch, capsysbinary, tmp_path):
    monkeypatch.setattr(reader, "BLOCK", size)
    text = "\ufeff" + table(states).replace("\n", "\n# remark\n\n  \n", 3).replace("\n", end)
    place = tmp_path / "in.csv"
    place.write_bytes((text if last else text.rstrip()).encode())
    assert cli.main(["inverse", "two-link", "--input", str(place)]) == 0
    out = capsysbinary.readouterr().out.decode()
    assert (read(out)[1][:, 6:] == torques(states)).all() and "\r" not in out


def test_columns_in_any_order_with_extra_ones_that_are_copied(states, tmp_path, capsys):
    place = tmp_path / "in.csv"
    lines = [f'"row, {k}";{r[1]!r};{r[0]!r};{k / 10}' for k, r in enumerate(states.tolist())]
    place.write_text("\n".join(["remark;q_2 [rad];Q1;t [s]", *lines]), encoding="utf-8")
    assert cli.main(["inverse", "two-link", "--input", str(place)]) == 0
    done = capsys.readouterr()
    assert "unused columns: remark, t [s]" in done.err
    out = done.out.splitlines()
    assert out[0] == "remark;q_2 [rad];q_1 [rad];t [s];tau_1 [N m];tau_2 [N m]"
    assert out[1].startswith(lines[0] + ";") and len(out) == 51
    expected = iso.load("two-link").gravity_torque(states[:, :2])
    found = np.array([[float(x) for x in line.split(";")[-2:]] for line in out[1:]])
    assert np.abs(found - expected).max() <= 32 * np.finfo(float).eps * np.abs(expected).max()


def test_results_replace_columns_of_the_same_name(tmp_path, capsys):
    place = tmp_path / "in.csv"
    place.write_text("q_1,tau_1 [N m],q_2,tau_2\n0.5,9,0.25,9\n", encoding="utf-8")
    assert cli.main(["inverse", "two-link", "--input", str(place)]) == 0
    header, row = capsys.readouterr().out.splitlines()
    assert header == "q_1 [rad],q_2 [rad],tau_1 [N m],tau_2 [N m]" and row.startswith("0.5,0.25,")


def test_degrees_in_a_table(tmp_path, capsys):
    place = tmp_path / "in.csv"
    place.write_text("q_1,q_2,qd_1,qd_2\n90,0,0,0\n", encoding="utf-8")
    assert cli.main(["forward", "two-link", "--input", str(place), "--deg"]) == 0
    header, rows = read(capsys.readouterr().out)
    assert header[0] == "q_1 [deg]" and header[-1] == "qdd_2 [deg/s2]" and rows[0, 0] == 90
    expected = np.degrees(iso.load("two-link").forward_dynamics([np.pi / 2, 0], [0, 0], [0, 0]))
    assert np.abs(rows[0, -2:] - expected).max() <= 1e3 * np.finfo(float).eps * np.abs(expected).max() + 1e-12


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("0,zero,0,0,0,0", "line 40, q_2: 'zero' is not a number"),
        ("0,,0,0,0,0", "line 40, q_2: the cell is empty"),
        ("0,inf,0,0,0,0", "line 40, q_2: 'inf' is not a finite number"),
        ("0,1e999,0,0,0,0", "line 40, q_2: '1e999' is not a finite number"),
        ("0,0,0,0,0", "line 40: expected 6 columns, got 5"),
        ("0,0,0,0,0,0,0", "line 40: expected 6 columns, got 7"),
        ('0,0,0,0,0,"0', "line 40: not a line of a CSV table"),
        ("0,1_000,0,0,0,0", "line 40, q_2: '1_000' is not a number"),
        ("0,\uff11\uff12,0,0,0,0", "line 40, q_2: '\uff11\uff12' is not a number"),
    ],
)
@pytest.mark.parametrize("remarks", [False, True])
def test_a_bad_line_far_down_is_named(line, message, remarks, states, tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(reader, "BLOCK", 1000)
    lines = table(states).splitlines()
    lines[39] = line
    if remarks:
        lines[3] = "# a remark"
    place = tmp_path / "in.csv"
    place.write_text("\n".join(lines), encoding="utf-8")
    assert cli.main(["inverse", "two-link", "--input", str(place)]) == 1
    done = capsys.readouterr()
    assert message in done.err and len(done.err.splitlines()) == 1
    written = int(re.search(r"; (\d+) rows before it were written", done.err)[1])
    assert written == len(done.out.splitlines()) - 1 and done.out.endswith("\n")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("tua_1,q_1,q_2\n0,0,0\n", "did you mean 'tau_1'"),
        ("link2.com_1,q_1,q_2\n0,0,0\n", "link2.com needs the column link2.com_2 too"),
        ("q_1,q_2\n", "holds no rows"),
        ("q_1,q_2\n# nothing\n", "holds no rows"),
    ],
)
def test_a_bad_header_is_named(text, message, tmp_path, capsys):
    place = tmp_path / "in.csv"
    place.write_text(text, encoding="utf-8")
    assert cli.main(["forward", "two-link", "--input", str(place)]) == 1
    assert message in capsys.readouterr().err


UNITS = [
    ("two-link", "q_1,q_2 [mm]", "column 'q_2 [mm]': the unit must be [rad] or [deg]"),
    ("two-link", "q_1 [rad/s],q_2", "column 'q_1 [rad/s]': the unit must be [rad] or [deg]"),
    ("two-link", "q_1 [degC],q_2", "the unit must be [rad] or [deg]"),
    ("two-link", "q_1,q_2,qd_1,qd_2 [rpm]", "column 'qd_2 [rpm]': the unit must be [rad/s] or [deg/s]"),
    ("two-link", "q_1,q_2,tau_1,tau_2 [N mm]", "column 'tau_2 [N mm]': the unit must be [N m]"),
    ("stanford", "q_1,q_2,q_3 [deg],q_4,q_5,q_6", "column 'q_3 [deg]': the unit must be [m]"),
    ("two-link", "q_1,q_2,link2.mass [g]", "column 'link2.mass [g]': the unit must be [kg]"),
    ("two-link", "q_1,q_2,link2.mass [deg]", "column 'link2.mass [deg]': the unit must be [kg]"),
    ("two-link", "q_1,q_2,joint1.viscous [N m]", "the unit must be [N m s/rad]"),
    ("rp", "q_1,q_2,joint2.offset [mm]", "the unit must be [m]"),
    ("rp", "q_1,q_2,joint2.gear_ratio [1/mm]", "the unit must be [rad/m]"),
    ("rp", "q_1,q_2,joint2.coulomb_1 [N m]", "the unit must be [N]"),
    ("two-link", "q_1,q_2,gravity_1 [ft/s2]", "the unit must be [m/s2]"),
]


@pytest.mark.parametrize(("robot", "header", "message"), UNITS)
def test_a_unit_that_a_column_cannot_have_is_refused(robot, header, message, tmp_path, capsys):
    place = tmp_path / "in.csv"
    place.write_text(f"{header}\n{','.join('0' * len(header.split(',')))}\n", encoding="utf-8")
    assert cli.main(["forward", robot, "--input", str(place)]) == 1
    assert message in capsys.readouterr().err


def test_units_are_read_however_they_are_spelt(tmp_path, capsys):
    place = tmp_path / "in.csv"
    place.write_text(
        "q_1 [RAD],q_2 [deg],qd_1 [deg/s],qd_2,tau_1 [Nm],tau_2 [N*m],joint1.offset [deg]\n0,90,180,0,1,2,0\n", "utf-8"
    )
    assert cli.main(["forward", "two-link", "--input", str(place), "--results-only"]) == 0
    expected = iso.load("two-link").forward_dynamics([0, np.pi / 2], [np.pi, 0], [1, 2])
    condition = np.linalg.cond(iso.load("two-link").mass_matrix([0, np.pi / 2]))
    close(read(capsys.readouterr().out)[1][0], expected, ops=50, condition=condition)
    place.write_text("q_1,q_2,qdd_1 [rad/s^2],qdd_2 [rad/s\u00b2],link2.inertia_1 [kg m^2]\n0,0,1,1,0\n", "utf-8")
    assert cli.main(["inverse", "two-link", "--input", str(place)]) == 1
    assert "link2.inertia needs the column link2.inertia_2 too" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["link1.mass", "joint1.viscous", "joint2.rotor_inertia"])
def test_a_parameter_below_zero_is_refused_with_its_line(name, tmp_path, capsys):
    place = tmp_path / "in.csv"
    place.write_text(f"q_1,q_2,{name}\n0,0,1\n# a remark\n0,0,-2\n", encoding="utf-8")
    assert cli.main(["inverse", "two-link", "--input", str(place)]) == 1
    assert f"line 4, {name}: -2 is below 0" in capsys.readouterr().err
    arrays_ = tmp_path / "in.npz"
    np.savez(arrays_, **{"q": np.zeros((2, 2)), name: np.array([1.0, -2.0])})
    assert cli.main(["inverse", "two-link", "--input", str(arrays_)]) == 1
    assert f"array '{name}', row 2: -2 is below 0" in capsys.readouterr().err


@pytest.mark.parametrize(("data", "why"), [(b"", "empty"), (b"q_1,q_2\n0,0\n", "not a zip archive")])
def test_a_file_called_npz_that_is_none_is_refused(data, why, tmp_path, capsys):
    place = tmp_path / "in.npz"
    place.write_bytes(data)
    assert cli.main(["inverse", "two-link", "--input", str(place)]) == 1
    assert f"is not an NPZ file: it is {why}" in capsys.readouterr().err


def test_a_parameter_is_given_once(tmp_path, capsys):
    place = tmp_path / "in.csv"
    place.write_text("q_1,q_2,link2.mass\n0,0,1\n", encoding="utf-8")
    assert cli.main(["inverse", "two-link", "--input", str(place), "--parameters", "link2.mass=2"]) == 2
    assert "is set by a column and by --parameters" in capsys.readouterr().err


def test_bytes_that_are_no_text_and_lines_without_end_are_refused(tmp_path, capsys, monkeypatch):
    place = tmp_path / "in.csv"
    place.write_bytes(b"q_1,q_2\n\xff\xfe,0\n")
    assert cli.main(["inverse", "two-link", "--input", str(place)]) == 1
    assert "not UTF-8" in capsys.readouterr().err
    monkeypatch.setattr(reader, "LONGEST", 1 << 12)
    monkeypatch.setattr(reader, "BLOCK", 1 << 10)
    place.write_bytes(b"0," * 10_000)
    assert cli.main(["inverse", "two-link", "--input", str(place)]) == 1
    assert "line 1: longer than" in capsys.readouterr().err


def test_the_input_is_not_written_over(states, tmp_path, capsys):
    place = tmp_path / "in.csv"
    place.write_text(table(states), encoding="utf-8")
    assert cli.main(["inverse", "two-link", "--input", str(place), "--output", str(place)]) == 2
    assert "is also the input" in capsys.readouterr().err and place.read_text(encoding="utf-8") == table(states)


def test_a_failure_in_the_first_rows_leaves_no_file(tmp_path, capsys):
    place = tmp_path / "in.csv"
    place.write_text("q_1,q_2\n0,x\n", encoding="utf-8")
    for name in ("out.csv", "out.npz"):
        assert cli.main(["inverse", "two-link", "--input", str(place), "--output", str(tmp_path / name)]) == 1
        assert not (tmp_path / name).exists()


# -- NPZ and JSON -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("order", ["C", "F"])
def test_arrays_go_in_and_out(order, tmp_path, capsys, monkeypatch):

    monkeypatch.setattr(reader, "ROWS", 16)
    rows = np.random.default_rng(3).normal(size=(50, 6))
    source, target = tmp_path / "in.npz", tmp_path / "out.npz"
    q, qd, qdd = (np.asarray(rows[:, k : k + 2], order=order) for k in (0, 2, 4))
    np.savez_compressed(source, q=q, qd=qd.astype(np.float32), qdd=qdd, t=np.arange(50))
    assert cli.main(["inverse", "two-link", "--input", str(source), "--output", str(target)]) == 0
    assert "unused columns: t" in capsys.readouterr().err
    with np.load(target, allow_pickle=False) as found:
        assert set(found) == {"q", "qd", "qdd", "tau"} and (found["q"] == q).all()
        expected = iso.load("two-link").inverse_dynamics(q, qd.astype(np.float32).astype(float), qdd)
        assert (found["tau"] == expected).all()
    assert (
        cli.main(["matrix", "two-link", "--input", str(source), "--output", str(tmp_path / "M.csv"), "--which", "mass,gravity"])
        == 0
    )
    header, table = read((tmp_path / "M.csv").read_text(encoding="utf-8"))
    assert header[-6:-2] == ["M_1_1 [kg m2]", "M_1_2 [kg m2]", "M_2_1 [kg m2]", "M_2_2 [kg m2]"]
    assert (table[:, -6:-2].reshape(-1, 2, 2) == iso.load("two-link").mass_matrix(q)).all()


def test_arrays_come_from_standard_input_too(tmp_path):
    memory = io.BytesIO()
    np.savez(memory, q=np.zeros((3, 2)))
    done = subprocess.run([*COMMAND, "inverse", "two-link", "--input", "-"], input=memory.getvalue(), capture_output=True)
    assert done.returncode == 0 and len(done.stdout.splitlines()) == 4 and done.stderr == b""


@pytest.mark.parametrize(
    ("arrays_", "message"),
    [
        ({"p": np.zeros((2, 2))}, "expected an array 'q'"),
        ({"q": np.zeros((2, 3))}, r"expected shape \(2, 2\), got \(2, 3\)"),
        ({"q": np.zeros((2, 2)), "qd": np.zeros((3, 2))}, r"array 'qd': expected shape \(2, 2\)"),
        ({"q": np.array([[object(), 1]])}, "expected real numbers, got object"),
        ({"q": np.array([["a", "b"]])}, "expected real numbers"),
        ({"q": np.array([[0, 0], [0, np.nan]])}, "row 2: not a finite number"),
        ({"q": np.zeros((0, 2))}, "holds no rows"),
        ({"q": np.float64(3)}, r"expected shape"),
    ],
)
def test_bad_arrays_are_refused(arrays_, message, tmp_path, capsys):
    place = tmp_path / "in.npz"
    np.savez(place, **arrays_)
    assert cli.main(["inverse", "two-link", "--input", str(place)]) == 1
    error = capsys.readouterr().err
    assert re.search(message, error) and error.count("in.npz") == 1


def test_a_broken_archive_is_refused(tmp_path, capsys):
    place = tmp_path / "in.npz"
    np.savez(place, q=np.zeros((100, 2)))
    whole = place.read_bytes()
    for broken in (whole[:300], whole.replace(b"(100, 2)", b"(900, 2)"), whole.replace(b"NUMPY", b"NUMPI"), b"PK\x03\x04"):
        place.write_bytes(broken)
        assert cli.main(["inverse", "two-link", "--input", str(place)]) == 1
        assert capsys.readouterr().err.startswith("isodyn: ")


def test_json_is_one_object_however_many_blocks_there_are(states, tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(reader, "BLOCK", 500)
    place = tmp_path / "in.csv"
    place.write_text(table(states), encoding="utf-8")
    assert cli.main(["matrix", "two-link", "--which", "mass", "gravity", "--input", str(place), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["rows"] == 50 and found["M"] == iso.load("two-link").mass_matrix(states[:, :2]).tolist()
    assert found["g"] == iso.load("two-link").gravity_torque(states[:, :2]).tolist()


# -- Ctrl-C, memory, progress -----------------------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@pytest.mark.parametrize("target", ["-", "out.csv", "out.npz"])
def test_ctrl_c_leaves_whole_rows_and_says_how_many(target, states, tmp_path):
    lines = table(states).splitlines(keepends=True)
    command = [*COMMAND, "inverse", "two-link", "--input", "-", *([] if target == "-" else ["--output", target])]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, **pipes, cwd=tmp_path, env={**os.environ, "PYTHONPATH": os.getcwd()}) as process:
        process.stdin.write("".join(lines[:6]).encode())
        process.stdin.flush()
        time.sleep(3)
        process.stdin.write("".join(lines[6:21]).encode() + lines[21][:7].encode())  # the last line has not come whole
        process.stdin.flush()
        time.sleep(1)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    place = "" if target == "-" else f" to {target}"
    assert err.decode() == f"isodyn: interrupted: 20 whole rows written{place}\n"
    if target == "out.npz":
        with np.load(tmp_path / target) as found:
            assert (found["tau"] == torques(states[:20])).all()
        return
    text = out.decode() if target == "-" else (tmp_path / target).read_text(encoding="utf-8")
    assert text.endswith("\n") and (read(text)[1][:, 6:] == torques(states[:20])).all()


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_ctrl_c_while_a_long_file_is_read_leaves_whole_rows(tmp_path):
    rows = np.random.default_rng(4).normal(size=(20_000, 6))
    source, target = tmp_path / "in.csv", tmp_path / "out.csv"
    source.write_text(HEADER + "\n" + rows_as_text(rows) * 30, encoding="utf-8")
    command = [*COMMAND, "inverse", "two-link", "--input", str(source), "--output", str(target)]
    with subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        while not target.exists() or target.stat().st_size < 1_000_000:
            assert process.poll() is None
            time.sleep(0.01)
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=60)
    assert process.returncode == 130
    said = int(re.search(r"interrupted: (\d+) whole rows", err.decode())[1])
    text = target.read_text(encoding="utf-8")
    assert text.endswith("\n") and 0 < said == text.count("\n") - 1 < 600_000
    assert all(line.count(",") == 7 for line in text.splitlines())


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="no resource module")
def test_memory_does_not_grow_with_the_table(tmp_path):
    code = f"{PEAK}\nimport sys\nfrom isodyn.cli.main import main\nassert main(sys.argv[1:]) == 0\nprint(peak())"
    block = rows_as_text(np.random.default_rng(5).normal(size=(20_000, 6)))
    peak = {}
    for blocks in (1, 25):
        source = tmp_path / f"{blocks}.csv"
        with source.open("w", encoding="utf-8") as file:
            file.write(HEADER + "\n")
            for _ in range(blocks):
                file.write(block)
        for target in ("out.csv", "out.npz"):
            words = ["inverse", "two-link", "--input", str(source), "--output", str(tmp_path / target)]
            done = subprocess.run([sys.executable, "-c", code, *words], capture_output=True, text=True)
            assert done.returncode == 0, done.stderr
            peak[blocks, target] = int(done.stdout.split()[-1])
    for target in ("out.csv", "out.npz"):
        grown = peak[25, target] - peak[1, target]
        assert grown < 15e6, f"{target}: half a million rows take {grown / 1e6:.0f} MB more than 20 000"


def test_progress_shows_rows_rate_and_part_on_a_terminal(monkeypatch):
    from isodyn.cli import results

    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    progress = results.ProgressMeter()
    progress._last -= 1
    progress.tell(1000, 0.25)
    progress.close()
    assert re.search(r"isodyn: 1000 rows, \S+ rows/s, 25 %", terminal.getvalue()) and terminal.getvalue().endswith("\r\033[K")


# -- speed ------------------------------------------------------------------------------------------------------------


@pytest.mark.speed
def test_a_table_streams_at_half_the_speed_of_reading_it_and_calling_the_kernel():
    from benchmarks import streaming

    found = []
    for _ in range(5):
        best = streaming.measure(rows=20_000, rounds=1)
        found.append(best["np.loadtxt + kernel"] / best["isodyn, CSV to CSV"])
        if found[-1] >= 0.6 * streaming.ASKED:
            return
    raise AssertionError(f"asked for {0.6 * streaming.ASKED:.2f}, measured {found}")
