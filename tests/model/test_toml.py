"""TOML in and out: nothing is lost, what is written fits the schema, and what is wrong is named by its place."""

from __future__ import annotations

import math
import re
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from oracle import same_dynamics
from schemas import errors

from isodyn.errors import FormatError, ModelError
from isodyn.graph.node import symbol
from isodyn.model.catalogue import catalogue, load
from isodyn.model.formats import toml as fmt
from isodyn.model.formats.toml import from_toml, to_toml
from isodyn.model.joint import JOINT_TYPES, Joint, Limits, Mimic
from isodyn.model.link import Link, Shape
from isodyn.model.robot import Robot
from isodyn.model.robots.families import _random_rotation, chain, random_tree
from isodyn.spatial import pose, rpy_matrix

if sys.version_info >= (3, 11):
    import tomllib
else:
    tomllib = pytest.importorskip("tomli")

QUICK = settings(max_examples=60, deadline=None, derandomize=True)
PAGE = Path(__file__).parents[2] / "docs/formats/toml.md"

HEAD = 'isodyn = 1\nname = "arm"\n'
ARM = """
isodyn = 1
name = "arm"
gravity = [0, -9.81, 0]
[[links]]
name = "base"
[[links]]
name = "upper"
mass = 2
com = [0.1, 0.2, 0.3]
inertia = [1, 2, 2.5, 0.1, 0.2, 0.3]
[[links.shapes]]
kind = "cylinder"
size = [0.5, 2]
role = "collision"
frame = { xyz = [1, 0, 0] }
[[links]]
name = "hand"
mass = 1
[[joints]]
name = "shoulder"
parent = "base"
child = "upper"
origin = { xyz = [0, 0, 1], rpy = ["pi/2", 0, "-90 deg"] }
axis = [0, 0, 2]
offset = "3*pi/4"
limits = { lower = -1, upper = inf, velocity = 3 }
coulomb = [0.25, -0.5]
static = [0.75, -0.5]
[[joints]]
name = "grip"
type = "prismatic"
parent = "upper"
child = "hand"
mount = { rotation = [[0, -1, 0], [1, 0, 0], [0, 0, 1]] }
passive = true
mimic = { joint = "shoulder", multiplier = 2 }
"""


def varied(seed: int) -> Robot:
    """A random tree with everything a robot can have: limits, couplings, mounts, offsets, motors, shapes, odd gravity."""
    rng = np.random.default_rng(seed)
    robot = random_tree(
        seed,
        1 + seed % 9,
        branching=0.3 * (seed % 3),
        arbitrary_axes=seed % 4 > 0,
        full_inertia=seed % 5 > 0,
        fixed=0.3,
        motors=seed % 2 > 0,
    )

    def frame():
        return pose(_random_rotation(rng) if seed % 4 else rpy_matrix(rng.integers(0, 4, 3) * math.pi / 2), rng.normal(size=3))

    def changed(joint: Joint) -> Joint:
        if not joint.nv:
            return joint
        ends = np.sort(rng.normal(scale=3, size=2)).tolist()
        limits = [Limits(), Limits(*ends), Limits(*ends, 2.0, math.inf), Limits(ends[0])][int(rng.integers(4))]
        extra = {"offset": float(rng.normal()), "mount": frame()} if seed % 3 == 0 else {}
        mimic = Mimic(robot.joint_names[0], float(rng.normal()), float(rng.normal())) if rng.random() < 0.3 else None
        return replace(joint, limits=limits, passive=bool(rng.random() < 0.3), mimic=mimic, **extra)

    shapes = (
        Shape("box", (0.1, 0.2, 0.3), pose=frame()),
        Shape("mesh", (), "package://a/b.stl", role="collision"),
        Shape("sphere", (0.1,), colour=(0.1, 0.2, 1.0, 0.5)),
    )
    links = tuple(replace(link, shapes=tuple(s for s in shapes if rng.random() < 0.4)) for link in robot.links)
    gravity = rng.normal(size=3) if seed % 7 == 0 else robot.gravity
    return replace(robot, links=links, joints=tuple(map(changed, robot.joints)), gravity=gravity)


# -- out and back -----------------------------------------------------------------------------------------------------


def test_500_random_robots_come_back_from_toml_unchanged():
    for seed in range(500):
        robot = varied(seed)
        back = from_toml(to_toml(robot))
        assert back == robot and back.source == robot.source
        for there, here in zip(robot.joints, back.joints, strict=True):  # == takes -0.0 for 0.0
            assert np.array_equal(np.signbit(there.axis), np.signbit(here.axis))


def test_random_robots_of_every_kind_come_back_from_urdf_with_the_same_dynamics():
    for seed in range(180):  # after so many the kinds and sizes of `varied` come again
        robot = varied(seed)
        back = Robot.from_urdf(robot.to_urdf(), mimic="free")
        assert back.joint_names == robot.joint_names and np.array_equal(back.gravity, robot.gravity)
        for there, here in zip(robot.movable_joints, back.movable_joints, strict=True):
            keys = ("limits", "passive", "mimic", "rotor_inertia", "gear_ratio", "viscous", "coulomb", "static")
            assert all(getattr(there, key) == getattr(here, key) for key in keys)
        assert set(robot.link_names) <= set(back.link_names)
        same_dynamics(robot, back, tips=(robot.tips[-1], robot.tips[-1]), count=2)


@pytest.mark.parametrize("name", [*catalogue(), "chain-30", "autotree-12-2"])
def test_catalogue_robots_come_back_unchanged_and_fit_the_schema(name):
    robot = load(name)
    text = robot.to_toml()
    assert Robot.from_toml(text) == robot == load(text) == load(text.encode())
    assert errors(tomllib.loads(text), fmt.schema()) == []


strings = st.text(st.characters(exclude_categories=("Cs",)), min_size=1, max_size=8)
number = st.floats(-1e100, 1e100)


@pytest.mark.filterwarnings("ignore::isodyn.errors.ModelWarning")
@QUICK
@given(st.lists(strings, min_size=3, max_size=3, unique=True), strings, st.tuples(*[number] * 8), strings)
def test_any_name_and_any_number_comes_back(names, joint, numbers, source):
    body = Link(names[1], abs(numbers[0]), numbers[1:4], np.abs(numbers[4:7]))
    mimic, friction = Mimic(joint, numbers[2], numbers[3]), {"coulomb": (abs(numbers[0]), -abs(numbers[1]))}
    if abs(numbers[2]) > abs(numbers[0]):
        friction["static"] = (abs(numbers[2]), -abs(numbers[1]))
    joints = (
        Joint(joint, names[0], names[1], offset=numbers[7], gear_ratio=numbers[0], **friction, mimic=mimic),
        Joint(joint + "!", names[1], names[2], "prismatic", origin=pose(None, numbers[5:8]), viscous=abs(numbers[6])),
    )
    robot = Robot(names[2], (Link(names[0]), body, Link(names[2])), joints, numbers[:3], source=source)
    text = to_toml(robot)
    back = from_toml(text)
    assert back == robot and back.source == source and errors(tomllib.loads(text), fmt.schema()) == []
    assert ("static = " in text) == ("static" in friction)


def test_what_is_written_is_commented_with_units():
    text = load("puma560").to_toml()
    for line in (
        "isodyn = 1",
        "[kg]",
        "[m], centre of mass",
        "[kg m2], about com",
        "[m/s2]",
        "[N m s/rad], joint side",
        'rpy = ["pi/2"',
    ):
        assert line in text
    assert max(map(len, text.splitlines())) <= 200


def test_a_long_chain_comes_back():
    assert from_toml(to_toml(chain(500))) == chain(500)


def test_what_toml_cannot_hold_is_refused_with_the_reason():
    for robot, message in (
        (Robot("r", (Link("a", symbol("m")),)), "contains symbols"),
        (Robot("r", (Link("a\ud800"),)), "not valid Unicode"),
        (Robot("r", (Link("a", 1e200),)), "too large to write"),
        (Robot("r", (Link("a", shapes=(Shape("cone", (1.0,)),)),)), "'cone'"),
    ):
        with pytest.raises(ModelError, match=message):
            to_toml(robot)


# -- in ---------------------------------------------------------------------------------------------------------------


def test_everything_is_read():
    robot = from_toml(ARM)
    upper, shoulder, grip = robot.link("upper"), robot.joint("shoulder"), robot.joint("grip")
    assert robot.gravity.tolist() == [0, -9.81, 0] and robot.source == "TOML text"
    assert upper.mass == 2.0 and upper.inertia.tolist() == [[1, 0.1, 0.2], [0.1, 2, 0.3], [0.2, 0.3, 2.5]]
    assert upper.shapes == (Shape("cylinder", (0.5, 2.0), pose=pose(None, (1, 0, 0)), role="collision"),)
    assert np.array_equal(shoulder.origin, pose(rpy_matrix((math.pi / 2, 0, -math.pi / 2)), (0, 0, 1)))
    assert shoulder.offset == 3 * math.pi / 4 and shoulder.axis.tolist() == [0, 0, 1]
    assert shoulder.limits == Limits(-1, math.inf, 3) and shoulder.coulomb == (0.25, -0.5) and shoulder.static == (0.75, -0.5)
    assert grip.passive and grip.mimic == Mimic("shoulder", 2.0) and grip.mount[0, 1] == -1
    assert errors(tomllib.loads(ARM), fmt.schema()) == []


def test_inertia_may_be_three_rows():
    text = HEAD + '[[links]]\nname = "a"\ninertia = [[1, 0.1, 0], [0.1, 2, 0], [0, 0, 2.5]]'
    assert from_toml(text).link("a").inertia.tolist() == [[1, 0.1, 0], [0.1, 2, 0], [0, 0, 2.5]]


DH = """[dh]
convention = "{}"
rows = [
  {{ joint = "R", a = 0.3, alpha = "pi/2", d = 0.1, theta = "30 deg", mass = 1.0, com = [-0.1, 0, 0], inertia = [0.1, 0.2, 0.2] }},
  {{ joint = "P", d = 0.2, theta = "pi/2", link = "slide", name = "out", limits = {{ lower = 0, upper = 0.5 }}, gear_ratio = 50 }},
]
base = {{ xyz = [0, 0, 1] }}
tool = {{ rpy = [0, "pi", 0] }}
"""


@pytest.mark.parametrize("convention", ["standard", "modified"])
def test_a_dh_table_is_the_arm_of_from_dh(convention):
    text = HEAD + DH.format(convention)
    expected = Robot.from_dh(
        convention=convention, joints="RP", a=[0.3, 0], alpha=[math.pi / 2, 0], d=[0.1, 0.2], theta=[math.radians(30), math.pi / 2],
        mass=[1, 0], com=[(-0.1, 0, 0), (0, 0, 0)], inertia=[(0.1, 0.2, 0.2), (0, 0, 0)], name="arm", link_names=["link1", "slide"],
        joint_names=["joint1", "out"], limits=[None, (0, 0.5)], gear_ratio=[1, 50], base=pose(None, (0, 0, 1)),
        tool=pose(rpy_matrix((0, math.pi, 0))),
    )  # fmt: skip
    assert from_toml(text) == expected and errors(tomllib.loads(text), fmt.schema()) == []
    tables = HEAD + '[dh]\nconvention = "standard"\n[[dh.rows]]\njoint = "R"\na = 1\n[[dh.rows]]\njoint = "R"\n'
    assert from_toml(tables).n == 2


def test_a_file_can_be_read_in_four_ways(tmp_path):
    path = tmp_path / "ur5.toml"
    load("ur5").save(path)
    assert from_toml(path) == from_toml(str(path)) == load(path) == load(str(path)) == Robot.from_toml(path) == load("ur5")
    assert from_toml(path).source == load("ur5").source
    path.write_text("\ufeff" + ARM.replace("\n", "\r\n"), encoding="utf-8", newline="")
    assert from_toml(path) == from_toml(ARM) and from_toml(path).source == str(path)


def test_save_writes_by_the_ending_and_leaves_nothing_behind_when_it_cannot(tmp_path):
    for ending in (".urdf", ".TOML"):
        load("ur5").save(tmp_path / f"a{ending}")
        assert load(tmp_path / f"a{ending}") == load("ur5")
    with pytest.raises(FormatError, match=r"ends in '.stl'; expected .toml or .urdf"):
        load("ur5").save(tmp_path / "a.stl")
    with pytest.raises(FormatError, match="cannot write"):
        load("ur5").save(tmp_path / "no" / "a.toml")
    with pytest.raises(ModelError, match="symbols"):
        Robot("r", (Link("a", symbol("m")),)).save(tmp_path / "b.toml")
    assert not (tmp_path / "b.toml").exists()


# -- the schema and the page ------------------------------------------------------------------------------------------


def test_schema_and_reader_know_the_same_keys():
    schema = fmt.schema()
    tables = {"link": fmt.LINK, "joint": fmt.JOINT, "frame": fmt.FRAME, "limits": fmt.LIMITS, "shape": fmt.SHAPE}
    tables |= {"dh": fmt.DH, "row": fmt.ROW, "loop": fmt.LOOP, "coupling": fmt.COUPLING}
    for name, fields in tables.items():
        assert set(schema["$defs"][name]["properties"]) == set(fields), name
    assert set(schema["properties"]) == set(fmt.ROBOT)
    assert set(schema["$defs"]["joint"]["properties"]["mimic"]["properties"]) == set(fmt.MIMIC)
    assert set(schema["$defs"]["shape"]["properties"]["kind"]["enum"]) == set(fmt.SIZES)
    assert set(schema["$defs"]["type"]["enum"]) == set(JOINT_TYPES)


def test_the_pages_examples_run(tmp_path, monkeypatch):
    page = PAGE.read_text(encoding="utf-8")
    for block in re.findall(r"```toml\n(.*?)```", page, re.DOTALL):
        assert from_toml(block).n in (2, 3) and errors(tomllib.loads(block), fmt.schema()) == []
    monkeypatch.chdir(tmp_path)
    (tmp_path / "arm.toml").write_text(re.search(r"```toml\n(.*?)```", page, re.DOTALL)[1])
    for block in re.findall(r"```python\n(.*?)```", page, re.DOTALL):
        exec(compile(block, str(PAGE), "exec"), {})
