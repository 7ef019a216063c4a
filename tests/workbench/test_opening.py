"""Files that a page opens: robots, documents, motions, zips with meshes; and what hostile ones get."""

from __future__ import annotations

import io
import json
import re
import struct
import zipfile
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import isodyn as iso
from isodyn.errors import FormatError, IsodynError, ModelError
from isodyn.model.joint import Joint
from isodyn.model.link import Link, Shape
from isodyn.model.rotations import ROUNDING
from isodyn.spatial import pose, rpy_matrix
from isodyn.workbench import import_files
from isodyn.workbench.document import checked_model, model_of, new_document
from isodyn.workbench.import_files import opened, opened_file, opened_model
from isodyn.workbench.templates import TEMPLATES, template

MESHED = """<robot name="meshed"><link name="base"/>
<link name="arm"><inertial><origin xyz="0.1 0 0"/><mass value="1"/>
<inertia ixx="0.01" iyy="0.02" izz="0.02" ixy="0" ixz="0" iyz="0"/></inertial>
<visual><geometry><mesh filename="MESH"/></geometry></visual></link>
<joint name="turn" type="revolute"><parent link="base"/><child link="arm"/><axis xyz="0 0 1"/>
<limit lower="-1" upper="1" effort="5" velocity="2"/></joint></robot>"""
STL = b"\0" * 80 + struct.pack("<I", 1) + struct.pack("<12fH", 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0)


def packed(files: dict[str, bytes | str], method: int = zipfile.ZIP_DEFLATED) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", method) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return made.getvalue()


def refusal(name: str, data: bytes) -> str:
    with pytest.raises(IsodynError) as error:
        opened_file(name, data)
    assert str(error.value).count("\n") == 0 and "/tmp" not in str(error.value)
    return str(error.value)


# -- what is read ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["ur5", "stanford", "four-bar"])
@pytest.mark.parametrize("ending", ["urdf", "toml"])
def test_a_robot_from_a_file_is_that_of_the_library(name, ending):
    robot = iso.load(name)
    found = opened_file(f"mine.{ending}", getattr(robot, f"to_{ending}")().encode()).file["robot"]
    assert found["structure"]["n"] == robot.n
    assert opened(iso.load(name))["structure"]["key"].partition("-")[0] == found["structure"]["key"].partition("-")[0]


def serial(robot):
    bound = robot.loops or robot.couplings or robot.moving_base
    return robot.is_serial and not bound and all(joint.nv == 1 for joint in robot.movable_joints)


DRAWN = (
    Shape("box", (0.1, 0.2, 0.3), pose=pose(rpy_matrix((0.3, 0.2, 0.1)), (0.1, 0.0, 0.2)), colour=(0.5, 0.25, 0.0, 1.0)),
    Shape("mesh", (2.0, 2.0, 2.0), "link.stl"), Shape("cylinder", (0.1, 0.5)), Shape("sphere", (0.2,)),
    Shape("capsule", (0.05, 0.4), pose=pose(None, (0.0, 0.1, 0.0))),
    Shape("ellipsoid", (0.1, 0.2, 0.3), colour=(1.0, 0.0, 0.0, 0.5)),
)  # fmt: skip


def apart(value, words, numbers):
    """The numbers of a message, and all else that it says."""
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        numbers.append(float(value))
    elif isinstance(value, (dict, list)):
        words.append(list(value) if isinstance(value, dict) else len(value))
        for item in value.values() if isinstance(value, dict) else value:
            apart(item, words, numbers)
    else:
        words.append(value)
    return words, numbers


def test_arms_come_back_from_urdf_with_their_tables_links_and_pictures():
    arms = [*map(template, TEMPLATES), *filter(serial, map(iso.load, iso.catalogue()))]
    assert len(arms) >= 20
    for arm in arms:
        robot = replace(arm, links=tuple(replace(link, shapes=DRAWN) for link in arm.links))
        back = model_of(iso.Robot.from_urdf(robot.to_urdf()))
        (words, numbers), (own_words, own_numbers) = (apart(model, [], []) for model in (back, model_of(robot)))
        assert back["kind"] == "dh" and words == own_words, arm.name
        size = 1 + max(np.abs(T[:3, 3]).max() for joint in robot.joints for T in (joint.origin, joint.mount))
        assert np.abs(np.subtract(numbers, own_numbers)).max() <= ROUNDING * size, arm.name


def test_frames_beside_an_arm_do_not_keep_it_from_being_edited():
    """Such as base, tool0 and ft_frame of many arms in ROS; what carries mass or more stays."""
    robot = iso.load("ur5")
    beside = [Link(name) for name in ("base", "ft_frame", "ft_sensor", "camera")]
    on = [robot.root.name, robot.tip, "ft_frame", robot.link_names[3]]
    joints = [Joint(f"fixed{k}", at, link.name, "fixed") for k, (at, link) in enumerate(zip(on, beside, strict=True))]
    arm = replace(robot, links=(*robot.links, *beside), joints=(*robot.joints, *joints))
    assert model_of(arm) == model_of(robot) | {"tool": model_of(arm)["tool"]} and model_of(arm)["kind"] == "dh"
    camera = tuple(replace(link, mass=0.1) if link.name == "camera" else link for link in arm.links)
    assert model_of(replace(arm, links=camera))["kind"] == "source"


def test_a_file_without_a_known_ending_is_known_by_its_text():
    found = opened_file("arm", iso.load("two-link").to_urdf().encode()).file["robot"]
    assert found["structure"]["key"] == "RR"


def test_a_document_is_opened_with_its_robot():
    document = new_document(iso.load("puma560"))
    found = opened_file("saved.json", json.dumps(document).encode()).file
    assert found["document"] == document
    assert found["robot"]["structure"]["n"] == 6


def test_a_motion_is_handed_to_the_page_as_it_is():
    text = "t [s],q_1 [deg]\n0,0\n0.5,10\n1,20\n"
    assert opened_file("motion.csv", text.encode()).file["motion"]["csv"] == text
    assert "motion.csv" in refusal("motion.csv", b"t,q_1\n0,x\n1,2\n")


@pytest.mark.parametrize(
    "mesh",
    [
        "package://my_robot/meshes/arm.stl",
        "package://other/meshes/arm.stl",
        "../meshes/arm.stl",
        "arm.stl",
        "file://../meshes/arm.stl",
    ],
)
def test_meshes_are_found_in_the_zip(mesh):
    files = {"my_robot/urdf/arm.urdf": MESHED.replace("MESH", mesh), "my_robot/meshes/arm.stl": STL, "my_robot/package.xml": "<p/>"}
    found = opened_file("arm.zip", packed(files))
    (shape,) = found.file["robot"]["structure"]["links"][1]["shapes"]
    assert shape["mesh"] == mesh and list(found.meshes) == [mesh]
    assert not [remark for remark in found.file["robot"]["remarks"] if remark["rule"].startswith("mesh")]


@pytest.mark.parametrize(
    "mesh",
    [
        "package://../../../etc/passwd",
        "package://my_robot/../../etc/passwd",
        "../../../../etc/passwd",
        "/etc/passwd",
        "file:///etc/passwd",
        "http://127.0.0.1/x.stl",
        "\\\\server\\share\\x.stl",
        "package://my_robot/missing.stl",
    ],
)
def test_meshes_that_are_not_in_the_zip_are_left_out_with_a_remark(mesh):
    found = opened_file("arm.zip", packed({"my_robot/urdf/arm.urdf": MESHED.replace("MESH", mesh), "my_robot/meshes/arm.stl": STL}))
    assert not found.meshes
    (remark,) = [remark for remark in found.file["robot"]["remarks"] if remark["rule"] == "mesh-missing"]
    assert "is not" in remark["text"] and remark["remedy"]


def test_damaged_meshes_are_left_out_with_a_remark():
    files = {"arm.urdf": MESHED.replace("MESH", "arm.stl"), "arm.stl": STL[:-7]}
    found = opened_file("arm.zip", packed(files))
    (remark,) = [remark for remark in found.file["robot"]["remarks"] if remark["rule"] == "mesh-unreadable"]
    assert "'arm.stl': the header announces 1 triangles" in remark["text"] and "copy it again" in remark["remedy"]
    assert not found.meshes
    assert found.file["robot"]["structure"]["n"] == 1


def test_meshes_beside_a_model_are_found_by_path_and_package(tmp_path, monkeypatch):
    robot = tmp_path / "ws" / "my_robot" / "urdf" / "arm.urdf"
    stl = tmp_path / "ws" / "my_robot" / "meshes" / "arm.stl"
    for path in (robot, stl):
        path.parent.mkdir(parents=True, exist_ok=True)
    stl.write_bytes(STL)
    for name in ("package://my_robot/meshes/arm.stl", "package://other/meshes/arm.stl", "../meshes/arm.stl", f"file://{stl}"):
        made = import_files.meshes_beside([name], robot)
        assert list(made.messages) == [name] and not made.refused, name
    for name in ("package://my_robot/../../../etc/passwd", "../missing.stl", "/etc/passwd", "package://arm.stl"):
        made = import_files.meshes_beside([name], robot)
        assert not made.messages and "file not found" in made.refused[name]
    assert not import_files.meshes_beside(["package://my_robot/meshes/arm.stl"], tmp_path / "arm.urdf").messages
    monkeypatch.setenv("ROS_PACKAGE_PATH", str(tmp_path / "ws"))
    assert import_files.meshes_beside(["package://my_robot/meshes/arm.stl"], tmp_path / "arm.urdf").messages


def test_mjcf_in_a_zip_includes_files_of_the_zip_alone():
    inside = "<body><joint type='hinge'/><inertial pos='0 0 0.1' mass='1' diaginertia='1 1 1'/></body>"
    body = f"<mujoco><worldbody>{inside}</worldbody></mujoco>"
    files = {"arm/arm.xml": "<mujoco><include file='body.xml'/></mujoco>", "arm/deeper/one.txt": "", "arm/body.xml": body}
    assert "holds 2 models" in refusal("arm.zip", packed(files))
    files = {"arm.xml": "<mujoco><include file='parts/body.xml'/></mujoco>", "parts/body.xml": body}
    assert opened_file("arm.zip", packed(files)).file["robot"]["structure"]["n"] == 1
    files["arm.xml"] = "<mujoco><include file='../../../etc/passwd'/></mujoco>"
    assert "leads out of the model's folder" in refusal("arm.zip", packed(files))


# -- remarks ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("field", "value", "rule", "cell"),
    [
        ("mass", 0.0, "mass-zero", "mass"),
        ("mass", 1e5, "unit-mass", "mass"),
        ("inertia", [1, 1, 5, 0, 0, 0], "triangle-inequality", "inertia"),
        ("com", [9, 0, 0], "com-far", "com"),
        ("theta", 90.0, "unit-angle", "theta"),
        ("upper", 170.0, "limits-degrees", "lower"),
    ],
)
def test_a_remark_names_the_cell_the_rule_and_the_remedy(field, value, rule, cell):
    model = model_of(iso.load("puma560-mdh"))
    row = model["rows"][3]
    row[field] = value
    found = [remark for remark in opened_model(model)["remarks"] if remark["rule"] == rule]
    assert (row["link"], row["name"], cell) in [(remark["link"], remark["joint"], remark["field"]) for remark in found]
    assert all(remark["text"] and remark["remedy"] for remark in found)


@pytest.mark.parametrize("field", ["mass", "com", "a", "viscous"])
@pytest.mark.parametrize("value", [0.0, 1e300, -1e300, 5e-324])
def test_absurd_numbers_are_refused_or_remarked_on(field, value):
    """Whatever a cell holds: a model with remarks, or an error that names the row; never anything else."""
    model = model_of(iso.load("puma560"))
    model["rows"][2][field] = [value] * 3 if field == "com" else value
    try:
        found = opened_model(checked_model(model))
    except ModelError as error:
        assert re.search(r"rows\[2\]|link3|joint3|row 3", str(error))
    else:
        json.dumps(found, allow_nan=False)


# -- what is refused -------------------------------------------------------------------------------------------------------


def test_text_that_is_no_robot_gets_the_place_and_the_reason():
    assert "line 1" in refusal("arm.urdf", b"<robot><link name='a'></robot>")
    assert "not a workbench document" in refusal("x.json", b"{}")
    assert "update isodyn" in refusal("x.json", json.dumps({"format": "isodyn-workbench", "version": 99}).encode())
    assert "UTF-8" in refusal("x.json", b"\xff\xfe{}")
    assert "SDF" in refusal("arm.sdf", b"<sdf/>")
    assert "run `xacro" in refusal("arm.xacro", b"<robot/>")
    assert refusal("arm.png", b"\x89PNG")


@pytest.mark.parametrize(
    "text",
    [
        '<!DOCTYPE r [<!ENTITY a "x"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;">]><robot name="&b;"><link name="l"/></robot>',
        '<!DOCTYPE r SYSTEM "http://127.0.0.1/x.dtd"><robot name="r"><link name="l"/></robot>',
        '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><robot name="&x;"><link name="l"/></robot>',
        "<robot>" + "<a>" * 1000 + "</a>" * 1000 + "</robot>",
        f"<robot name='{'x' * 100_000}'><link name='l'/></robot>",
        '<?xml version="1.0" encoding="utf-7"?><robot name="r"><link name="l"/></robot>',
        '<robot xmlns:x="x"><x:include href="/etc/passwd"/></robot>',
    ],
    ids=["laughs", "outside", "entity", "deep", "long", "encoding", "include"],
)
def test_hostile_xml_is_refused_at_its_line(text):
    assert re.search(r"line \d+|no <link>|text|arm.urdf", refusal("arm.urdf", text.encode()))


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("../arm.urdf", "leads out"),
        ("a/../../arm.urdf", "leads out"),
        ("/etc/arm.urdf", "leads out"),
        ("..\\arm.urdf", "leads out"),
        ("C:\\arm.urdf", "leads out"),
        ("C:arm.urdf", "leads out"),
    ],
)
def test_a_zip_whose_names_lead_out_of_it_is_refused(name, words):
    data = packed({"good.urdf": MESHED, "X" * len(name): "x"}).replace(b"X" * len(name), name.encode())
    assert words in refusal("arm.zip", data)


def test_links_and_secrets_in_zips_are_refused():
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        link = zipfile.ZipInfo("arm.urdf")
        link.external_attr = 0o120777 << 16
        archive.writestr(link, "/etc/passwd")
    assert "is a link" in refusal("arm.zip", made.getvalue())
    locked = bytearray(packed({"arm.urdf": MESHED}))
    place = locked.rindex(b"PK\1\2")
    locked[place + 8] |= 1
    assert "encrypted" in refusal("arm.zip", bytes(locked))


def test_zips_that_unpack_to_too_much_are_refused_before_they_are_unpacked(monkeypatch):
    monkeypatch.setattr(import_files.Zip, "read", lambda *given: pytest.fail("unpacked"))
    assert "times its size" in refusal("arm.zip", packed({"arm.urdf": MESHED, "big.stl": bytes(8 << 20)}))
    assert "unpacks to more than" in refusal(
        "arm.zip", packed({"arm.urdf": MESHED, "big.stl": bytes(import_files.MOST_OF_ONE + 1)})
    )
    many = {f"{k}.stl": b"" for k in range(import_files.MOST_FILES)}
    assert "more than 4096 files" in refusal("arm.zip", packed({"arm.urdf": MESHED, **many}))
    monkeypatch.setattr(import_files, "MOST_BYTES", 1000)
    assert "for all" in refusal("arm.zip", packed({"a.stl": bytes(600), "b.stl": bytes(600)}))


def test_a_file_that_is_larger_than_it_says_is_not_unpacked_further():
    data = packed({"arm.urdf": MESHED + " " * 100_000})
    size = struct.pack("<I", len(MESHED) + 100_000)
    assert data.count(size) == 2
    assert "Bad CRC-32" in refusal("arm.zip", data.replace(size, struct.pack("<I", 500)))


@pytest.mark.parametrize("cut", [0, 4, 30, 200])
def test_damaged_zips_are_refused(cut):
    data = packed({"arm.urdf": MESHED})
    assert refusal("arm.zip", data[:cut] if cut else b"")
    assert "holds no" in refusal("arm.zip", packed({"readme.txt": "x"}))
    assert "holds no" in refusal("arm.zip", packed({"inner.zip": data}))


def test_files_that_readers_stumbled_over_once_are_refused_with_words():
    """The same as the readers are tried with, by the page's door; an absurd one may be a robot."""
    corpus = Path(__file__).parents[1] / "corpus"
    paths = [path for kind in ("urdf", "mjcf", "toml") for path in sorted((corpus / kind).iterdir())[:25] if path.is_file()]
    refused = 0
    for path in paths:
        try:
            json.dumps(opened_file(f"{path.stem}.{path.parent.name}", path.read_bytes()).file, allow_nan=False)
        except IsodynError as error:
            assert "/tmp" not in str(error)
            refused += 1
    assert refused > 30


def test_the_same_name_twice_is_refused():
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive, pytest.warns(UserWarning, match="Duplicate"):
        archive.writestr("arm.urdf", MESHED)
        archive.writestr("arm.urdf", "<robot/>")
    with pytest.raises(FormatError, match="twice"):
        opened_file("arm.zip", made.getvalue())
