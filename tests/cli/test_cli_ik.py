"""isodyn ik: targets from options and tables, answers as tables, JSON and files, and exit codes."""

from __future__ import annotations

import csv
import io
import json

import numpy as np
import pytest

import isodyn as iso
from isodyn.cli import main as cli
from isodyn.spatial import pose, rpy_matrix

TABLE = "x [m],y [m],z [m],roll [deg],pitch [deg],yaw [deg]\n0.4,0.1,0.3,180,0,0\n0.3,-0.2,0.4,90,10,20\n"
FAR = TABLE + "2.0,0,0,0,0,0\n"
TOLERANCE = 1e-9


def run(capsys, *words: str) -> tuple[int, str, str]:
    code = cli.main(["ik", *words])
    out = capsys.readouterr()
    return code, out.out, out.err


def rows(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text)))


def angles(row: dict[str, str]) -> list[float]:
    return [float(value) for key, value in row.items() if key.startswith("q_")]


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "poses.csv").write_text(TABLE, encoding="utf-8")
    (tmp_path / "far.csv").write_text(FAR, encoding="utf-8")
    return tmp_path


def test_one_pose_as_a_table_and_as_json(capsys):
    code, out, _ = run(capsys, "ur5", "--pose", "0.4,0.1,0.3,180,0,0", "--deg")
    assert code == 0 and "q_1 [deg]" in out and "three parallel axes" in out
    code, out, _ = run(capsys, "ur5", "--pose", "0.4", "0.1", "0.3", "180", "0", "0", "--deg", "--json")
    (target,) = json.loads(out)["targets"]
    T = pose(rpy_matrix((np.pi, 0, 0)), (0.4, 0.1, 0.3))
    assert code == 0 and target["reached"]
    assert np.abs(iso.load("ur5").pose(np.radians(target["q"])) - T).max() < TOLERANCE


def test_all_postures(capsys):
    code, out, _ = run(capsys, "ur5", "--pose", "0.4,0.1,0.3,3.1,0,0", "--all", "--json")
    (target,) = json.loads(out)["targets"]
    assert code == 0 and len(target["solutions"]) == 8
    poses = iso.load("ur5").pose(target["solutions"])
    assert np.ptp(poses, axis=0).max() < TOLERANCE
    code, out, _ = run(capsys, "ur5", "--pose", "0.4,0.1,0.3,3.1,0,0", "--all")
    assert "8 solutions" in out and len(out.splitlines()) == 10


def test_a_position_a_matrix_and_a_frame(capsys):
    code, out, _ = run(capsys, "iiwa14", "--position", "0.4,0,0.6", "--json")
    (target,) = json.loads(out)["targets"]
    assert code == 0 and np.abs(iso.load("iiwa14").pose(target["q"])[:3, 3] - [0.4, 0, 0.6]).max() < TOLERANCE
    robot = iso.load("puma560")
    T = robot.pose([0.3, 0.4, -0.5, 0.1, 0.2, 0.3], "link5")
    words = [repr(x) for x in T[:3].ravel().tolist()]
    code, out, _ = run(capsys, "puma560", "--matrix", *words, "--frame", "link5", "--q0", "0.3,0.4,-0.5,0.1,0.2,0", "--json")
    (target,) = json.loads(out)["targets"]
    assert code == 0 and np.abs(robot.pose(target["q"], "link5") - T).max() < TOLERANCE


def test_tables_in_and_out(capsys, folder):
    code, out, _ = run(capsys, "ur5", "--input", "poses.csv")
    found = rows(out)
    assert code == 0 and [row["reached"] for row in found] == ["1", "1"]
    assert np.abs(iso.load("ur5").pose(angles(found[1]))[:3, 3] - [0.3, -0.2, 0.4]).max() < TOLERANCE
    code, out, _ = run(capsys, "ur5", "--input", "poses.csv", "--output", "joints.csv")
    assert code == 0 and "2 of 2 targets reached" in out
    assert [angles(row) for row in rows((folder / "joints.csv").read_text())] == [angles(row) for row in found]
    run(capsys, "ur5", "--input", "poses.csv", "--all", "--output", "joints.npz")
    arrays = np.load("joints.npz")
    assert arrays["solutions"].shape == (2, 8, 6) and arrays["counts"].tolist() == [8, 8]


def test_what_pose_writes_comes_back(capsys, folder):
    q = np.random.default_rng(0).uniform(-0.7, 0.7, (4, 6))
    np.savetxt("states.csv", q, delimiter=",", header=",".join(f"q_{k}" for k in range(1, 7)), comments="")
    assert cli.main(["pose", "puma560", "--input", "states.csv", "--output", "poses.csv"]) == 0
    assert cli.main(["pose", "puma560", "--input", "states.csv", "--output", "poses.npz"]) == 0
    capsys.readouterr()
    for file in ("poses.csv", "poses.npz"):
        code, out, _ = run(capsys, "puma560", "--input", file)
        found = np.array([angles(row) for row in rows(out)])
        assert code == 0 and np.abs(iso.load("puma560").pose(found) - iso.load("puma560").pose(q)).max() < TOLERANCE


def test_out_of_reach_is_exit_code_1_with_a_sentence_and_the_nearest_posture(capsys, folder):
    code, out, err = run(capsys, "ur5", "--input", "far.csv")
    assert code == 1 and [row["reached"] for row in rows(out)] == ["1", "1", "0"]
    assert (
        "1 of 3 targets were not reached within the limits; for the first, target 3, the nearest posture has errors of 1.0" in err
    )
    code, out, err = run(capsys, "ur5", "--pose", "5,5,5,0,0,0", "--json")
    assert code == 1 and json.loads(out)["targets"][0]["reached"] is False and "the target cannot be reached" in err
    code, out, err = run(capsys, "ur5", "--input", "far.csv", "--all")
    assert code == 1 and [row["target"] for row in rows(out)].count("3") == 1


def test_limits(capsys):
    code, _, err = run(capsys, "stanford", "--pose", "0.3,0.3,0.3,0,0,0")
    assert code == 1 and "joint 'joint3' is prismatic without limits" in err
    code, out, _ = run(capsys, "stanford", "--pose", "0.3,0.3,0.3,0,0,0", "--limits", "joint3=0.2,0.9", "--json")
    assert code == 0 and 0.2 <= json.loads(out)["targets"][0]["q"][2] <= 0.9
    code, out, _ = run(capsys, "puma560", "--pose", "-0.3,-0.3,0.5,0,0,0", "--no-limits", "--json")
    assert code == 0 and max(map(abs, json.loads(out)["targets"][0]["q"])) <= np.pi


BAD = {
    "tips": (["gripper", "--position", "0.1,0.1,0"], "has 2 tips"),
    "numbers": (["ur5", "--pose", "1,2,3"], "--pose: expected 6 numbers, got 3"),
    "matrix": (["ur5", "--matrix", *["1", "0", "0", "0", "0", "1", "0", "0", "0", "0", "2", "0"]], "not a rigid pose"),
    "nan": (["ur5", "--pose", "nan,0,0,0,0,0"], "'nan' is not a finite number"),
    "both limits": (["ur5", "--pose", "0,0,0,0,0,0", "--no-limits", "--limits", "elbow_joint=0,1"], "exclude each other"),
    "limits": (["ur5", "--pose", "0,0,0,0,0,0", "--limits", "elbow"], "expected JOINT=LOWER,UPPER"),
    "joint": (["ur5", "--pose", "0,0,0,0,0,0", "--limits", "elbow=0,1"], "did you mean 'elbow_joint'"),
    "tolerance": (["ur5", "--pose", "0,0,0,0,0,0", "--tolerance", "-1", "1"], "two positive numbers"),
    "ending": (["ur5", "--input", "poses.csv", "--output", "joints.xls"], "must end in .csv or .npz"),
    "same": (["ur5", "--input", "poses.csv", "--output", "poses.csv"], "is also the input"),
    "missing": (["ur5", "--input", "nothing.csv"], "cannot read 'nothing.csv'"),
    "columns": (["ur5", "--input", "columns.csv"], "expected the columns x, y, z, roll, pitch, yaw"),
    "unit": (["ur5", "--input", "unit.csv"], r"column 'x': the unit must be [m], got [mm]"),
    "cell": (["ur5", "--input", "cell.csv"], "'cell.csv', line 2, z: 'up' is not a number"),
    "width": (["ur5", "--input", "width.csv"], "'width.csv', line 2: expected 3 columns, got 2"),
    "empty": (["ur5", "--input", "empty.csv"], "holds no rows"),
    "npz": (["ur5", "--input", "other.npz"], "expected an array 'pose' or 'position'; found T"),
    "npz shape": (["ur5", "--input", "shape.npz"], r"array 'pose': expected shape (rows, 4, 4), got (4, 4)"),
    "broken": (["ur5", "--input", "broken.npz"], "is not an NPZ file"),
}


@pytest.mark.parametrize("words, message", BAD.values(), ids=list(BAD))
def test_bad_input_is_one_sentence(words, message, capsys, folder):
    files = {
        "columns": "a,b\n1,2\n",
        "unit": "x [mm],y,z\n1,2,3\n",
        "cell": "x,y,z\n1,2,up\n",
        "width": "x,y,z\n1,2\n",
        "empty": "x,y,z\n",
    }
    for name, text in files.items():
        (folder / f"{name}.csv").write_text(text, encoding="utf-8")
    np.savez("other.npz", T=np.eye(4))
    np.savez("shape.npz", pose=np.eye(4))
    (folder / "broken.npz").write_bytes(b"PK\x03\x04 not an archive")
    code, out, err = run(capsys, *words)
    in_a_file = any(word.endswith((".csv", ".npz")) for word in words) and "--output" not in words
    assert code == (1 if in_a_file else 2) and out == "" and len(err.splitlines()) == 1
    assert message in err
