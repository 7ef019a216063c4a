"""Robots as the page takes them: their numbers are the robot's, and follow from its table as the page has them follow."""

from __future__ import annotations

import json
import math
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import isodyn as iso
from isodyn.formulations.registry import method
from isodyn.kinematics.posture import posture
from isodyn.model.link import Shape
from isodyn.model.tree import Body, Frame, Tree
from isodyn.spatial import pose, rpy_matrix, scalars
from isodyn.workbench.document import model_of, new_document, robot_of
from isodyn.workbench.structure import PLACES, SIX, SIZE, UNBOUNDED, key_of, structure
from isodyn.workbench.templates import TEMPLATES, template
from tests.helpers.bounds import close
from tests.helpers.jointed import mixed_tree

EDITABLE = ("ur5", "puma560", "kr5", "stanford", "panda", "gripper", "pppr", "scara", "direct-drive")
OPS = 400  # chained operations of the torques of these arms


def six(values):
    I = np.zeros((3, 3))
    for (i, j), x in zip(SIX, values, strict=True):
        I[i, j] = I[j, i] = x
    return I


def tree_of(info):
    """A tree of these numbers, put together anew."""
    rows, bodies = np.array(info["numbers"]).reshape(-1, SIZE), []
    for k, row in enumerate(rows):
        at = {name: row[start : start + size] for name, (start, size) in info["fields"].items()}
        one = {name: float(at[name][0]) for name in ("offset", "mass", "armature", "viscous", "stiffness", "rest")}
        bodies.append(
            Body(
                name=f"body{k}", joint=f"joint{k}", parent=info["parents"][k], turns=info["turns"][k],
                axis=scalars(np.array(info["axes"][3 * k : 3 * k + 3])), R=scalars(at["R"].reshape(3, 3)), p=scalars(at["p"]),
                com=scalars(at["com"]), inertia=scalars(six(at["inertia"])), mount=scalars(np.eye(4)),
                coulomb=tuple(at["coulomb"]), static=tuple(at["static"]), **one,
            )
        )  # fmt: skip
    links = {link["name"]: (link["body"], np.array(link["frame"]).reshape(4, 4)) for link in info["links"]}
    frames = {name: Frame(body, scalars(T[:3, :3]), scalars(T[:3, 3])) for name, (body, T) in links.items()}
    return Tree(tuple(bodies), frames, scalars(np.array(info["gravity"])))


@pytest.mark.parametrize("name", EDITABLE)
def test_the_numbers_say_all_of_a_robot(name):
    robot, random = iso.load(name), np.random.default_rng(1)
    info = json.loads(json.dumps(structure(robot), allow_nan=False))
    tree = tree_of(info)
    q, (qd, qdd) = robot.random(random), random.uniform(-2, 2, (2, robot.n))
    wrenches = {link.name: random.uniform(-5, 5, 6) for link in robot.links[-2:]}
    tau = method("newton-euler").formula("inverse_dynamics")(tree, q, qd, qdd, wrenches)
    close(tau.astype(float), robot.inverse_dynamics(q, qd, qdd, wrench=wrenches), ops=OPS)
    for link in robot.link_names:
        found = method("newton-euler").formula("pose")(tree, q, link)
        close(found.astype(float).ravel(), np.ravel(robot.pose(q, frame=link)), ops=OPS)


def of_table(model):
    """R and p, com and inertia of every body as the docstring of the module says that they follow from the rows."""

    def turn(k, angle):
        quarters = round(angle / (math.pi / 2))
        exact = abs(angle - quarters * math.pi / 2) <= 4e-16 * max(1.0, abs(angle))
        c, s = ((1, 0), (0, 1), (-1, 0), (0, -1))[quarters % 4] if exact else (math.cos(angle), math.sin(angle))
        return pose(np.array([[[1, 0, 0], [0, c, -s], [0, s, c]], [[c, -s, 0], [s, c, 0], [0, 0, 1]]][k], dtype=float))

    def slide(x, z):
        return pose(None, (x, 0.0, z))

    before, found = np.array(model["base"]).reshape(4, 4), []
    for row in model["rows"]:
        turns = row["joint"] == "R"
        d, theta = (row["d"] if turns else 0.0), (0.0 if turns else row["theta"])
        if model["convention"] == "standard":
            S, L = turn(1, theta), slide(0, d) @ slide(row["a"], 0) @ turn(0, row["alpha"])
        else:
            S, L = turn(0, row["alpha"]) @ slide(row["a"], 0) @ slide(0, d) @ turn(1, theta), np.eye(4)
        c, I = L[:3, :3] @ row["com"] + L[:3, 3], L[:3, :3] @ six(row["inertia"]) @ L[:3, :3].T
        found.append([before @ S, row["mass"], c, I, row["theta"] if turns else row["d"]])
        before = L
    tip, payload = before @ np.array(model["tool"]).reshape(4, 4), model["payload"]
    if payload["mass"]:
        _, m_n, c_n, I_n, _ = found[-1]
        m, c = payload["mass"], tip[:3, :3] @ payload["com"] + tip[:3, 3]
        I, com = tip[:3, :3] @ six(payload["inertia"]) @ tip[:3, :3].T, (m_n * c_n + m * c) / (m_n + m)
        for own, at, inertia in ((m_n, c_n, I_n), (m, c, I)):
            r = at - com
            I_n = inertia + own * (r @ r * np.eye(3) - np.outer(r, r)) + (I_n if own is m and inertia is I else 0)
        found[-1][1:4] = m_n + m, com, I_n
    return found, tip


@pytest.mark.parametrize("name", [*TEMPLATES, "ur5", "kr5", "stanford"])
def test_the_numbers_follow_from_the_table_as_the_page_has_them_follow(name):
    random = np.random.default_rng(2)
    model = model_of(template(name) if name in TEMPLATES else iso.load(name))
    model["base"] = [float(x) for x in pose(rpy_matrix((0.3, 0.2, -0.4)), (0.1, 0.2, 0.3)).ravel()]
    model["tool"] = [float(x) for x in pose(rpy_matrix((-0.3, 0.5, 0.4)), (0.0, 0.1, 0.2)).ravel()]
    model["payload"] = {"mass": 2.0, "com": [0.1, 0.0, 0.05], "inertia": [0.02, 0.03, 0.04, 0.001, -0.002, 0.003]}
    for row in model["rows"]:
        row["theta"], row["rotor_inertia"], row["gear_ratio"] = float(random.uniform(-1, 1)), 1e-3, 50.0
    info = structure(robot_of(model))
    (rows, tip), numbers = of_table(model), np.array(info["numbers"]).reshape(-1, SIZE)
    for own, (T, mass, com, inertia, offset) in zip(numbers, rows, strict=True):
        at = {name: own[start : start + size] for name, (start, size) in PLACES.items()}
        close(np.concatenate([at["R"], at["p"]]), np.concatenate([T[:3, :3].ravel(), T[:3, 3]]), ops=20)
        close(at["com"], com, ops=40)
        close(at["inertia"], [inertia[place] for place in SIX], ops=80)
        assert (at["mass"], at["offset"], at["armature"]) == (mass, offset, 50.0 * 50.0 * 1e-3)
    (link,) = (link for link in info["links"] if link["name"] == info["tip"] == "tool")
    close(np.array(link["frame"]), tip.ravel(), ops=20)


def test_keys_say_which_joint_carries_which_and_nothing_else():
    names = ("ur5", "puma560", "iiwa14", "scara", "gripper", "delta", "redysim-chain-20", "pelican-crucible")
    keys = {name: key_of(iso.load(name)) for name in names}
    by_table = {name: key_of(robot_of(model_of(iso.load(name)))) for name in ("ur5", "iiwa14")}
    assert (keys["puma560"], keys["scara"], keys["gripper"]) == ("RRRRRR", "RRPR", "RRRR_0_1_2_1")
    assert (keys["ur5"], by_table["ur5"]) == ("RRRRRR-any", "RRRRRR") and by_table["iiwa14"] == "RRRRRRR"
    assert keys["pelican-crucible"] == "RRR-passive-3"
    assert keys["delta"].startswith("delta-") and keys["redysim-chain-20"].startswith("redysim-chain-20-")
    heavier = iso.load("delta").with_parameters({"plate.mass": 3.0})
    assert key_of(heavier) != keys["delta"]


@pytest.mark.parametrize("name", ["delta", "stewart", "mimic-gripper", "humanoid", "four-bar", "redysim-chain-20"])
def test_robots_that_are_not_edited_come_with_their_bodies_and_links(name):
    robot = iso.load(name)
    info = structure(robot)
    assert not info["editable"] and not info["numbers"] and not info["fields"]
    assert [link["name"] for link in info["links"]] == list(robot.link_names)
    assert len(info["parents"]) == len(info["turns"]) == robot.uncoupled.n and len(info["axes"]) == 3 * robot.uncoupled.n
    assert sum(joint["nq"] for joint in info["joints"]) == robot.nq == len(info["neutral"])
    assert all(link["body"] < robot.uncoupled.n for link in info["links"])


def test_joints_of_several_axes_are_several_bodies_that_can_be_edited():
    kinds = [("universal", "quaternion"), ("cylindrical", "quaternion"), ("revolute", "quaternion")]
    info = structure(mixed_tree(1, kinds))
    assert info["editable"] and info["n"] == len(info["parents"]) > len(info["joints"])


def test_limits_that_are_none_are_null_to_people_and_large_to_kernels():
    info = structure(iso.load("two-link"))
    start = info["fields"]["lower"][0]
    assert info["joints"][0]["lower"] == [None] and info["numbers"][start : start + 2] == [-UNBOUNDED, UNBOUNDED]


def test_what_was_given_to_be_drawn_is_drawn_where_it_stands():
    box = iso.Robot.from_urdf(
        """<robot name="drawn"><link name="a">
        <visual><origin xyz="0 0 0.1"/><geometry><box size="1 2 3"/></geometry></visual></link>
        <joint name="j" type="revolute"><parent link="a"/><child link="b"/><origin xyz="0.1 0.2 0.3" rpy="0.4 0.5 0.6"/>
        <axis xyz="0 1 0"/><limit lower="-1" upper="1" effort="5" velocity="2"/></joint>
        <material name="red"><color rgba="1 0 0 0.5"/></material>
        <link name="b"><inertial><mass value="1"/><inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial>
        <visual><material name="red"/>
        <origin xyz="0 0.1 0" rpy="1 0 0"/><geometry><cylinder radius="0.1" length="0.5"/></geometry></visual>
        <visual><geometry><mesh filename="package://x/b.stl" scale="2 2 2"/></geometry></visual></link>
        <joint name="f" type="fixed"><parent link="b"/><child link="c"/><origin xyz="0 0 1"/></joint>
        <link name="c"><visual><geometry><sphere radius="0.2"/></geometry></visual></link></robot>"""
    )
    model = model_of(box)
    assert model["kind"] == "dh" and [len(row["shapes"]) for row in model["rows"]] == [3]
    assert [shape["colour"] for shape in model["rows"][0]["shapes"]] == [[1.0, 0.0, 0.0, 0.5], [], []]
    rebuilt, q = robot_of(new_document(box)), np.array([0.7])
    before = {s["kind"]: box.pose(q, frame=link["name"]) @ at(s) for link in structure(box)["links"] for s in link["shapes"]}
    after = {s["kind"]: rebuilt.pose(q, frame=link["name"]) @ at(s) for link in structure(rebuilt)["links"] for s in link["shapes"]}
    assert before.keys() == after.keys() == {"box", "cylinder", "mesh", "sphere"}
    for kind, T in before.items():
        close(after[kind].ravel(), T.ravel(), ops=100)


def test_a_robot_with_shapes_has_a_schematic_drawing_too():
    robot = iso.Robot.from_toml(iso.load("four-bar").to_toml() + "\n")
    plain = structure(robot)
    boxed = replace(robot, links=tuple(replace(link, shapes=(Shape("box", (1.0, 1.0, 1.0)),)) for link in robot.links))
    drawn = structure(boxed)
    assert not any(link["schematic"] for link in plain["links"])
    assert [link["schematic"] for link in drawn["links"]] == [link["shapes"] for link in plain["links"]]
    clear = Shape("box", (1.0, 1.0, 1.0), colour=(1.0, 1.0, 1.0, 0.0))
    hidden = replace(robot, links=(replace(robot.links[0], shapes=(clear,)), *robot.links[1:]))
    assert structure(hidden)["links"] == plain["links"], "what is transparent altogether is not drawn"


@pytest.mark.parametrize("name", ["ur5", "four-bar", "quadruped", "stewart"])
def test_where_links_stand_in_a_picture(name):
    """Bent where they are held, at rest where they float or are a chain."""
    robot = iso.load(name)
    info = structure(robot)
    q = posture(robot) if name == "four-bar" else np.array(info["neutral"])
    for k, link in enumerate(info["links"]):
        T = robot.pose(q, frame=link["name"])
        close(np.array(info["stand"][12 * k : 12 * k + 12]), np.array([*T[:3, :3].ravel(), *T[:3, 3]]), ops=200)


def at(shape):
    return np.array(shape["frame"]).reshape(4, 4)


def test_links_without_shapes_are_drawn_as_capsules():
    info = structure(iso.load("ur5"))
    drawn = [shape for link in info["links"] for shape in link["shapes"]]
    assert {shape["kind"] for shape in drawn} == {"capsule"} and all(len(s["ends"]) == 6 and s["radius"] > 0 for s in drawn)


def test_what_the_page_is_compared_with_is_in_step():
    files = sorted((Path(__file__).parents[2] / "frontend" / "test" / "fixtures").glob("*.json"))
    assert len(files) > 10
    for path in files:
        found = json.loads(path.read_text(encoding="utf-8"))
        now, then = structure(robot_of(found["model"])), found["structure"]
        same = [key for key in now if key not in ("numbers", "links", "stand")]
        assert [now[key] for key in same] == [then[key] for key in same], f"{path.name}: python tools/fixtures.py"
        close(np.array(now["numbers"]), np.array(then["numbers"]), ops=40)
        assert [link["name"] for link in now["links"]] == [link["name"] for link in then["links"]]
