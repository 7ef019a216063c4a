"""The command line, as a user meets it."""

from __future__ import annotations

import csv
import io
import json
import math
import re
import signal
import subprocess
import sys
import time

import numpy as np
import pytest
from shell import data, isodyn, process

import isodyn as iso
from isodyn.cli import main as cli
from isodyn.cli import options
from isodyn.cli import studies as doctor_module
from isodyn.show.report import Report
from isodyn.study import self_check as checking

VERBS = (
    "robots", "show", "check", "convert", "inverse", "forward", "matrix", "energy", "pose", "jacobian", "ik", "trajectory",
    "simulate", "animate", "count", "bench", "doctor", "compare", "study", "completion",
)  # fmt: skip
EPS = np.finfo(float).eps


def fails(*words: str, code: int = 1) -> str:
    """The one line on stderr of a command that fails."""
    done = process(*words)
    assert done.returncode == code, done
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert line.startswith("isodyn: ")
    return line


# -- help -------------------------------------------------------------------------------------------------------------


def test_help_imports_neither_numpy_nor_llvmlite():
    pages = [["--help"], ["--version"], *([verb, "--help"] for verb in VERBS)]
    code = (
        "import sys\nfrom isodyn.cli.main import main\n"
        f"for words in {pages!r}:\n"
        "    try:\n        main(words)\n    except SystemExit as done:\n        assert done.code == 0, words\n"
        "    heavy = {'numpy', 'llvmlite', 'matplotlib'} & set(sys.modules)\n    assert not heavy, (words, heavy)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("usage: isodyn") == len(VERBS) + 1


def test_every_verb_is_in_the_help_in_one_group():
    text = isodyn("--help").stdout
    listed = re.findall(r"^    ([a-z]+)  +\S", text, re.MULTILINE)
    assert sorted(listed) == sorted(options.VERBS) and set(VERBS) <= set(listed)
    assert [*re.findall(r"^(\w.*):$", text, re.MULTILINE)][:-2] == [*options.GROUPS]  # and options, examples
    assert {line for line in text.splitlines() if "show a robot as tables" in line} == {f"    {'show':<14}show a robot as tables"}


def test_the_command_alone_prints_how_to_begin():
    short = isodyn()
    assert short.stdout.strip() == options.SHORT and len(options.SHORT.splitlines()) < 12
    parser = options.parser()
    for words in re.findall(r"^  isodyn (.*?)   ", options.SHORT, re.MULTILINE):
        parser.parse_args([f" {word}" if word[0] == "-" and word[1].isdigit() else word for word in words.split()])


@pytest.mark.parametrize(
    "words",
    [
        ["--json"],
        ["dance"],
        ["show"],
        ["inverse", "ur5"],
        ["inverse", "ur5", "--q", "0", "--input", "x.csv"],
        ["inverse", "ur5", "--q", "0", "--tau", "0"],
        ["inverse", "ur5", "--q", "0", "--dtype", "float16"],
        ["study", "--samples", "1"],
        ["study", "--duration", "-1"],
        ["bench", "--states", "many"],
        ["simulate", "ur5", "--limits", "bounce", "--restitution", "2"],
        ["robots", "extra"],
    ],
    ids=" ".join,
)
def test_wrong_usage_is_exit_code_2_and_one_line_that_says_where_more_is_said(words, capsys):
    with pytest.raises(SystemExit) as done:
        cli.main(words)
    assert done.value.code == 2
    out, err = capsys.readouterr()
    (line,) = err.splitlines()
    help_of = f"isodyn {words[0]}" if words[0] in VERBS else "isodyn"
    assert out == "" and line.startswith("isodyn: ") and line.endswith(f" try {help_of} --help")
    assert len(line) < 250


# -- robots, show, count ----------------------------------------------------------------------------------------------


def test_robots_lists_the_catalogue():
    listed = data("robots")
    assert set(listed) == {*iso.catalogue(), "chain-N", "autotree-N-B"}
    assert all(name in isodyn("robots").stdout for name in iso.catalogue())


def test_show_prints_the_table():
    assert isodyn("show", "puma560").stdout.strip() == str(iso.load("puma560")).strip()


@pytest.mark.parametrize("name", sorted(iso.catalogue()))
def test_show_gives_the_numbers_as_json(name, capsys):
    assert cli.main(["show", name, "--json"]) == 0
    shown, robot = json.loads(capsys.readouterr().out), iso.load(name)
    assert [j["name"] for j in shown["joints"]] == [j.name for j in robot.joints]
    assert [link["mass"] for link in shown["links"]] == [link.mass for link in robot.links]


def test_count_agrees_with_the_library():
    rows = data("count", "ur5", "--method", "newton-euler", "--quantity", "inverse_dynamics")["counts"]
    expected = iso.count(iso.load("ur5"), "newton-euler", "inverse_dynamics")
    assert [(row["mul"], row["add"], row["depth"]) for row in rows] == [(expected.mul, expected.add, expected.depth)]


def test_a_urdf_file_is_a_robot(tmp_path):
    place = tmp_path / "arm.urdf"
    place.write_text(iso.load("ur5").to_urdf(), encoding="utf-8")
    assert data("show", str(place))["n"] == 6


# -- inverse, forward -------------------------------------------------------------------------------------------------

Q, QD, QDD = [0.1, -0.7, 0.4, -1.2, 0.9, 2.0], [-1.0, 0.5, 0.25, -0.125, 1.5, -2.0], [3.0, -2.0, 1.0, 0.5, -0.5, 0.25]


def words(vector: list[float]) -> str:
    return ",".join(map(repr, vector))


@pytest.mark.parametrize("join", [",", " ", ", "])
def test_inverse_gives_the_librarys_torques_to_the_bit(join, capsys):
    q, qd, qdd = (join.join(map(repr, v)).split(" ") if join == " " else [join.join(map(repr, v))] for v in (Q, QD, QDD))
    assert cli.main(["inverse", "puma560", "--json", "--q", *q, "--qd", *qd, "--qdd", *qdd]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["tau"] == [iso.load("puma560").inverse_dynamics(Q, QD, QDD).tolist()]
    assert found["columns"] == [f"tau_{k} [N m]" for k in range(1, 7)]


def test_what_is_not_given_is_zero():
    assert data("inverse", "ur5", "--q", words(Q))["tau"] == [iso.load("ur5").inverse_dynamics(Q, [0] * 6, [0] * 6).tolist()]


def test_the_table_has_units_also_for_a_prismatic_joint():
    text = isodyn("inverse", "stanford", "--q", "0,0,0,0,0,0").stdout
    assert "tau_2 [N m]" in text and "tau_3 [N]" in text and "tau_3 [N m]" not in text


def test_options_reach_the_library():
    robot, wrench = iso.load("puma560"), [1.0, -2.0, 3.0, -0.5, 0.25, 0.125]
    dyn = iso.compile(robot, method="newton-euler", motors=False, friction=False)
    found = data(
        "inverse", "puma560", "--q", words(Q), "--qd", words(QD), "--qdd", words(QDD), "--method", "newton-euler",
        "--no-motors", "--no-friction", "--wrench", words(wrench),
    )  # fmt: skip
    assert found["tau"] == [dyn.inverse_dynamics(Q, QD, QDD, wrench=wrench).tolist()]
    assert found["method"] == "newton-euler"
    single = data("inverse", "puma560", "--q", words(Q), "--dtype", "float32")["tau"][0]
    assert all(float(np.float32(x)) == x for x in single)


def test_a_wrench_can_act_on_a_named_frame():
    wrench = [0.0, 0.0, 5.0, 0.0, 0.0, 0.0]
    found = data("inverse", "puma560", "--q", words(Q), "--wrench", words(wrench), "--frame", "link3")["tau"][0]
    assert found == iso.load("puma560").inverse_dynamics(Q, [0] * 6, [0] * 6, wrench={"link3": wrench}).tolist()


def test_degrees_go_in_and_out():
    in_degrees = words([math.degrees(x) for x in Q])
    a, b = data("inverse", "ur5", "--q", in_degrees, "--deg")["tau"][0], data("inverse", "ur5", "--q", words(Q))["tau"][0]
    assert np.abs(np.subtract(a, b)).max() <= 64 * EPS * np.abs(b).max()  # angles rounded twice on the way, then a few sums
    found = data("forward", "ur5", "--q", in_degrees, "--deg")
    assert found["columns"][0] == "qdd_1 [deg/s2]"
    plain = data("forward", "ur5", "--q", words(Q))["qdd"][0]
    assert np.abs(np.radians(found["qdd"][0]) - plain).max() <= 1e4 * EPS * np.abs(plain).max()  # condition of M
    shown = data("inverse", "stanford", "--q", "90,90,0.5,0,0,0", "--deg")
    expected = iso.load("stanford").inverse_dynamics([math.pi / 2, math.pi / 2, 0.5, 0, 0, 0], [0] * 6, [0] * 6)
    assert np.abs(np.subtract(shown["tau"][0], expected)).max() <= 64 * EPS * np.abs(expected).max(), "metres stay metres"


def test_a_table_goes_through_inverse_and_back_through_forward(tmp_path):
    motion, torques, back = (str(tmp_path / name) for name in ("motion.csv", "torques.csv", "back.csv"))
    rng = np.random.default_rng(5)
    rows = rng.uniform(-1, 1, (7, 18))
    header = [f"{name}_{k}" for name in ("q", "qd", "qdd") for k in range(1, 7)]
    with open(motion, "w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows([["t [s]", *header], *([k, *map(repr, row.tolist())] for k, row in enumerate(rows))])
    assert isodyn("inverse", "ur5", "--input", motion, "--output", torques).returncode == 0
    assert isodyn("forward", "ur5", "--input", torques, "--output", back).returncode == 0
    with open(back, encoding="utf-8") as file:
        table = list(csv.DictReader(file))
    found = np.array([[float(row[f"qdd_{k} [rad/s2]"]) for k in range(1, 7)] for row in table])
    robot = iso.load("ur5")
    bound = 4 * iso.count(robot, None, "inverse_dynamics").total * EPS * np.linalg.cond(robot.mass_matrix(rows[:, :6])).max()
    assert np.abs(found - rows[:, 12:]).max() <= bound * np.abs(rows).max() * 10  # torques are about ten times the accelerations


@pytest.mark.parametrize(
    "text",
    [
        "q_1,q_2\n0.5,0.25\n",
        "q1;q2;remark\n0.5;0.25;hello\n",
        "Q_2 [rad]\tq_1 [rad]\n0.25\t0.5\n",
        "# a remark\n\n0.5,0.25\n",
        "0.5 0.25 0 0\n",
        "\ufeffq_1, q_2, qd_1, qd_2, qdd_1, qdd_2\n0.5, 0.25, 0, 0, 0, 0\n",
        "q_1 [deg],q_2 [rad]\n28.64788975654116,0.25\n",
    ],
)
def test_tables_of_many_shapes_are_read(text, capsys, monkeypatch, tmp_path):
    place = tmp_path / "states.csv"
    place.write_text(text, encoding="utf-8")
    assert cli.main(["inverse", "two-link", "--input", str(place), "--json"]) == 0
    (tau,) = json.loads(capsys.readouterr().out)["tau"]
    expected = iso.load("two-link").inverse_dynamics([0.5, 0.25], [0, 0], [0, 0])
    assert np.abs(tau - expected).max() <= 16 * EPS * np.abs(expected).max()


def test_standard_input_is_a_table_too():
    assert len(data("inverse", "two-link", "--input", "-", stdin="q_1,q_2\n0,0\n1,1\n2,2\n")["tau"]) == 3


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "holds no rows"),
        ("a,b\n1,2\n", r"unknown headers 'a', 'b'; expected q_1 .. q_2, and"),
        ("1,b\n1,2\n", "'b' is not a number"),
        ("q_1;q_2\n0,1;0,2\n", "line 2, q_1: '0,1' is not a number; use a decimal point, not a comma"),
        ("0,1;0,2\n", "line 1, q_1: '0,1' is not a number; use a decimal point"),
        ("q_1\n0\n", "no column q_2 for joint"),
        ("q_1,q_2,qd_1\n0,0,0\n", "no column qd_2"),
        ("q_1,q_2,q_3\n0,0,0\n", "two-link has 2 joints"),
        ("q_1,q_2,q_1\n0,0,0\n", "q_1 appears twice"),
        ("q_1,q_2\n0,zero\n", "line 2, q_2: 'zero' is not a number"),
        ("q_1,q_2\n0,nan\n", "line 2, q_2: 'nan' is not a finite number"),
        ("q_1,q_2\n0,0\n0\n", "line 3: expected 2 columns, got 1"),
        ("0,0,0\n", "expected a header such as q_1, or 6 columns"),
        ('q_1,q_2\n"0\n",0\n', "CSV|quoted|columns"),
        ("q_1,q_2\n\x00,0\n", "CSV|not a number"),
    ],
)
def test_a_table_that_is_wrong_says_where(text, message, capsys, tmp_path):
    place = tmp_path / "states.csv"
    place.write_text(text, encoding="utf-8", newline="")
    assert cli.main(["inverse", "two-link", "--input", str(place)]) == 1
    done = capsys.readouterr()
    assert done.out == "" and len(done.err.splitlines()) == 1
    assert re.search(message, done.err), done.err


def test_results_that_are_not_finite_are_warned_about():
    done = isodyn("forward", "two-link", "--q", "0,1", "--qd", "1e200,1e200", "--json")
    assert done.returncode == 0 and "warning" in done.stderr and "singular" in done.stderr
    assert json.loads(done.stdout)["qdd"] == [[None, None]]


# -- errors -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("command", "message"),
    [
        (["show", "pume560"], "did you mean 'puma560'"),
        (["inverse", "ur5", "--q", "0,0,0,0,0,0", "--method", "newton-eule"], "did you mean 'newton-euler'"),
        (["inverse", "ur5", "--q", "0,0,0,0,0,0", "--method", "articulated-body"], "does not give inverse_dynamics"),
        (["count", "ur5", "--quantity", "mass_matrx"], "did you mean 'mass_matrix'?"),
        (["count", "ur5", "--method", "articulated-body", "--quantity", "mass_matrix"], "does not compute mass_matrix"),
        (["inverse", "ur5", "--q", "0,0"], "--q: expected 6 numbers, got 2"),
        (["inverse", "mimic-gripper", "--q", "0,2,0,0"], "expected 2 numbers, got 4 (wrist, gear): coupled joints ('left-finger',"),
        (["pose", "stewart", "--q", "leg1=0"], "has 7 tips (plate, piston1, piston2, piston3, piston4, piston5, and 1 more)"),
        (["inverse", "ur5", "--q", "0,0,0,0,0,x"], "--q: 'x' is not a number"),
        (["inverse", "ur5", "--q", "0,0,0,0,0,1_0"], "--q: '1_0' is not a number"),
        (["inverse", "ur5", "--q", "0,0,0,0,0,\uff11"], "--q: '\uff11' is not a number"),
        (["inverse", "ur5", "--q", "0,0,0,0,0,inf"], "'inf' is not a finite number"),
        (["inverse", "ur5", "--q", "0,0,0,0,0,0", "--wrench", "1"], "--wrench: expected 6 numbers, got 1"),
        (["inverse", "ur5", "--q", "0,0,0,0,0,0", "--wrench", "1,0,0,0,0,0", "--frame", "tool00"], "no frame is called 'tool00'"),
        (["inverse", "ur5", "--input", "nowhere.csv"], "cannot read 'nowhere.csv'"),
        (["show", "nowhere.urdf"], "does not exist"),
        (["study", "chain-99"], "at most 30"),
    ],
    ids=lambda x: " ".join(x) if isinstance(x, list) else "",
)
def test_errors_are_one_line_on_stderr(command, message, capsys):
    assert cli.main(command) == (1 if command[-1].startswith(("nowhere", "chain")) else 2)
    done = capsys.readouterr()
    assert done.out == ""
    (line,) = done.err.splitlines()
    assert line.startswith("isodyn: ") and message in line


def test_an_error_in_a_process_of_its_own_shows_no_traceback():
    assert "did you mean 'ur5'" in fails("show", "ur55", code=2)


def test_a_place_that_cannot_be_written_is_an_error(tmp_path):
    place = str(tmp_path / "no" / "x.csv")
    assert f"--output: cannot write {place!r}: No such file" in fails("inverse", "two-link", "--q", "0,0", "--output", place)


@pytest.mark.skipif(sys.platform == "win32", reason="no pipes to close")
def test_a_reader_that_leaves_early_is_no_error():
    command = [sys.executable, "-m", "isodyn", "count", "two-link"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=60) == 0


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_an_interrupt_before_any_row_says_so():
    command = [sys.executable, "-m", "isodyn", "inverse", "two-link", "--input", "-"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        time.sleep(1.5)  # until it waits for its input
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=60) == 130
        assert process.stderr.read() == b"isodyn: interrupted: 0 whole rows written\n"


# -- study, bench, doctor ---------------------------------------------------------------------------------------------


def test_study_writes_tables_and_a_page(tmp_path, monkeypatch):
    place = tmp_path / "page.html"
    monkeypatch.setattr(Report, "html", lambda self: "a page")  # what is on it: test_study.py; the examples write whole ones
    done = isodyn("study", "two-link", "--samples", "11", "--no-speed", "--output", str(place))
    assert done.returncode == 0, done.stderr
    assert "rounding explains every difference" in done.stdout and str(place) in done.stdout
    assert place.read_text(encoding="utf-8") == "a page"


def test_study_is_of_the_puma_unless_said_otherwise(monkeypatch):
    """That this study runs is for the examples of the help to show."""
    from isodyn.cli import studies

    real, asked = studies.studies.study, []
    monkeypatch.setattr(
        studies.studies, "study", lambda robot, **options: asked.append((robot, options)) or real(iso.load("two-link"), **options)
    )
    found = data("study", "--samples", "5", "--no-speed")
    ((robot, options),) = asked
    assert robot == iso.load("puma560") and (options["samples"], options["speed"]) == (5, False)
    assert found["robot"] == "two-link" and found["agrees"] is True and len(found["t"]) == 5


def test_study_fails_when_methods_disagree(monkeypatch, capsys):
    from isodyn.study.study import Study

    monkeypatch.setattr(Study, "agrees", property(lambda self: False))
    assert cli.main(["study", "two-link", "--no-speed", "--samples", "5"]) == 1
    assert "EXCEED the rounding bound" in capsys.readouterr().out


def test_open_asks_the_browser(monkeypatch, tmp_path, capsys):
    import webbrowser

    asked: list[str] = []
    monkeypatch.setattr(webbrowser, "open", lambda address: asked.append(address) or True)
    monkeypatch.setattr(Report, "html", lambda self: "a page")
    monkeypatch.chdir(tmp_path)
    assert cli.main(["study", "two-link", "--no-speed", "--samples", "5", "--open"]) == 0
    assert asked == [(tmp_path / "two-link.html").resolve().as_uri()]
    assert (tmp_path / "two-link.html").read_text(encoding="utf-8") == "a page"


def test_bench_prints_times_and_skips_peers_with_a_line(monkeypatch, capsys):
    monkeypatch.setenv("ISODYN_NO_PEERS", "1")
    assert cli.main(["bench", "two-link", "--states", "500", "--dtype", "float32"]) == 0
    assert "Pinocchio: skipped" in capsys.readouterr().out
    assert cli.main(["bench", "two-link", "--states", "500", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)["speed"]
    assert len(rows) == 3 and all(row["batch"] > 0 and row["ratio_to_pinocchio"] is None for row in rows)


def test_doctor_finds_nothing_wrong(monkeypatch):
    found = data("doctor")
    assert found["ok"] is True
    assert "RK45" in found["facts"]["scipy"] and all(any(map(str.isalpha, found["facts"][key])) for key in doctor_module.OPTIONAL)
    assert {"CPU", "vector unit", "llvmlite", "NumPy", "Python", "cache", "threads"} <= set(found["facts"])
    monkeypatch.setattr(checking, "self_check", lambda robot: [])  # once is enough
    text = isodyn("doctor", ISODYN_CACHE="off").stdout
    assert "All checks passed." in text and "off (ISODYN_CACHE)" in text


def test_doctor_fails_when_a_check_does(monkeypatch, capsys):
    monkeypatch.setattr(checking, "self_check", lambda robot: [checking.Check("sums", False, "2 + 2 = 5")])
    monkeypatch.setattr(doctor_module, "OPTIONAL", {"no-such-package": ("sim", "nothing")})
    assert cli.main(["doctor"]) == 1
    out = capsys.readouterr().out
    assert "FAILED: 2 + 2 = 5" in out and "not installed (nothing): pip install 'isodyn[sim]'" in out


def test_json_never_holds_an_infinity(capsys):
    from isodyn.cli.output import show

    show(cli.argparse.Namespace(json=True), {"a": [math.inf, math.nan, 1.0]}, "")
    assert json.loads(capsys.readouterr().out) == {"a": [None, None, 1.0]}


def test_progress_is_told_at_terminals_and_now_and_then_in_logs(monkeypatch):
    from isodyn.cli import output

    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    line, now = "isodyn: counting ...\n", time.monotonic()
    for stream, said, expected in ((io.StringIO(), now, ""), (Terminal(), now, line), (io.StringIO(), now - 60, line)):
        monkeypatch.setattr(sys, "stderr", stream)
        monkeypatch.setattr(output, "_said", said)
        output.progress("counting")
        assert stream.getvalue() == expected
        output.progress("counting")
        assert stream.getvalue() == expected * (2 if stream.isatty() else 1)


def test_inverse_dynamics_says_what_it_assumes_of_passive_joints(capsys):
    zeros = [word for name in ("--q", "--qd", "--qdd") for word in (name, "0", "0", "0")]
    assert cli.main(["inverse", "pelican-crucible", *zeros]) == 0
    assert (
        "no motor drives the passive joint 'joint3': the torque given is the one that a motor there would need"
        in capsys.readouterr().err
    )
    assert cli.main(["forward", "pelican-crucible", *" ".join(zeros).replace("--qdd", "--tau").split()]) == 0
    assert "passive" not in capsys.readouterr().err
