"""Joints of every type in TOML files: out and back without loss, as the schema says, with one value or one for each freedom."""

from __future__ import annotations

import numpy as np
import pytest
from schemas import errors
from test_toml import HEAD, tomllib

from isodyn.dynamics.dynamics import compile as compiled
from isodyn.errors import FormatError, ModelError
from isodyn.model.catalogue import load
from isodyn.model.coupling import Coupling
from isodyn.model.formats import toml as fmt
from isodyn.model.joint import JOINT_TYPES, PER_FREEDOM, Joint, Limits
from isodyn.model.link import Link
from isodyn.model.loop import Loop
from isodyn.model.robot import Robot
from isodyn.model.robots.families import _random_rotation
from isodyn.spatial import pose

_DRY = {"coulomb": (0.4, -0.6), "static": (0.5, -0.7)}
#: one joint of every type and more: type, and what is given besides
JOINTS: list[tuple[str, dict[str, object]]] = [
    ("revolute", {"limits": Limits(-1, 2), "offset": 0.3, **_DRY}),
    ("prismatic", {"axis": (1, 2, 3)}),
    ("universal", {}),
    ("universal", {"axis": (1, 2, 3), "second_axis": (0, 1, 0.5), "coulomb": [(1, -1), (2, -3)], "static": [(1, -2), (2, -3)]}),
    ("universal", {"axis": (1, 0, 0), "limits": [Limits(-1, 1), Limits(-2, velocity=3.0)], "gear_ratio": (3, 4)}),
    ("cylindrical", {"axis": (0, 1, 0), "viscous": (1.5, 0.25), "rotor_inertia": (0.0, 1e-4), **_DRY}),
    ("helical", {"axis": (0, 1, 1), "pitch": 0.013, "offset": -0.2, "passive": True}),
    ("planar", {"axis": (1, 1, 0), "coulomb": (0.25, -0.5)}),
    ("planar", {"coordinates": "zyx", "limits": Limits(-1, 1, effort=20.0), "viscous": (1, 2, 3)}),
    ("spherical", {"viscous": 0.7}),
    ("spherical", {"coordinates": "zyx", "limits": [Limits(-1, 1), Limits(upper=0.5), Limits()]}),
    ("floating", {"limits": [Limits(effort=3.0)] * 3 + [Limits(velocity=4.0)] * 3}),
    ("floating", {"coordinates": "zyx", "rotor_inertia": (1, 2, 3, 4, 5, 6)}),
]


def carried(kind: str, **given: object) -> Robot:
    """A body on a joint of that type in mid-chain, and an arm on it."""
    rng = np.random.default_rng(7)
    links = [Link("base")]
    for name in ("carrier", "body", "arm"):
        links.append(Link(name, 1 + rng.random(), rng.normal(size=3) / 5, rng.uniform(0.2, 0.3, 3)))
    at, mount = (pose(_random_rotation(rng), rng.normal(size=3)) for _ in range(2))
    joints = (
        Joint("lift", "base", "carrier", "prismatic"),
        Joint("j", "carrier", "body", kind, origin=at, mount=mount, **given),
        Joint("turn", "body", "arm", axis=(0, 1, 0), origin=at),
    )
    return Robot(kind, tuple(links), joints)


EVERY = [pytest.param(kind, given, id=f"{kind}-{i}") for i, (kind, given) in enumerate(JOINTS)]


def test_every_type_is_among_them():
    assert {kind for kind, _ in JOINTS} | {"fixed"} == set(JOINT_TYPES)


@pytest.mark.parametrize(("kind", "given"), EVERY)
def test_a_joint_of_every_type_comes_back_from_toml_unchanged_and_fits_the_schema(kind, given):
    robot = carried(kind, **given)
    text = robot.to_toml()
    assert load(text) == robot and errors(tomllib.loads(text), fmt.schema()) == []
    assert set(given) <= set(tomllib.loads(text)["joints"][1])


@pytest.mark.parametrize(("kind", "given"), EVERY)
def test_parameters_of_a_joint_have_a_value_for_each_freedom_and_can_be_replaced(kind, given):
    robot = carried(kind, **given)
    k, known = robot.joint("j").nv, robot.parameters()
    each = () if k == 1 else (k,)
    assert np.shape(known["j.viscous"]) == np.shape(known["j.gear_ratio"]) == each
    dry = [np.shape(known[name]) for name in ("j.coulomb", "j.static") if name in known]
    assert dry == ([] if kind in ("spherical", "floating") else [(*each, 2)] * 2)
    assert ("j.offset" in known) == (k == 1) and ("j.pitch" in known) == (kind == "helical")
    assert robot.with_parameters(known) == robot
    q, qd, taken = robot.neutral(), np.ones(robot.n), compiled(robot, parameters=list(known), device="reference")
    fixed = compiled(robot, method="modified-newton-euler", device="reference").inverse_dynamics(q, qd, qd)
    np.testing.assert_allclose(taken.inverse_dynamics(q, qd, qd, parameters=known), fixed, rtol=1e-12, atol=1e-12)
    other = robot.with_parameters({"j.viscous": np.full(each, 0.5), "j.rotor_inertia": 0.25})
    assert other.joint("j").each("viscous") == (0.5,) * k and other.joint("j").each("rotor_inertia") == (0.25,) * k


def test_one_value_for_all_freedoms_and_one_for_each_read_alike():
    robot = carried("floating", viscous=0.5, limits=Limits(effort=3.0))
    text = robot.to_toml()
    assert "viscous = 0.5  # [N s/m | N m s/rad]" in text and "limits = { effort = 3.0 }" in text
    assert load(text.replace("viscous = 0.5", "viscous = [0.5, 0.5, 0.5, 0.5, 0.5, 0.5]")) == robot
    assert "[1.0, 2.0]  # [N s/m | N m s/rad], joint side, of slide, turn" in carried("cylindrical", viscous=(1, 2)).to_toml()


@pytest.mark.parametrize("kind", [*JOINT_TYPES])
def test_loops_of_every_type_and_couplings_come_back_unchanged(kind):
    rng = np.random.default_rng(3)
    ends = [pose(_random_rotation(rng), rng.normal(size=3)) for _ in range(2)]
    loop = Loop("close", "base", "arm", kind, *ends, pitch=0.02 if kind == "helical" else 0.0)
    couplings = (Coupling("turn", {"lift": -1.5, "j": 0.25}, 0.3), Coupling("j", {"lift": 2.0}))
    robot = carried("revolute").with_loops(loop, Loop("plain", "arm", "base")).with_couplings(*couplings)
    text = robot.to_toml()
    assert load(text) == robot and load(text).couplings == couplings and load(text).loops == robot.loops
    assert errors(tomllib.loads(text), fmt.schema()) == []


TWO = HEAD + '[[links]]\nname = "a"\n[[links]]\nname = "b"\nmass = 1\n[[joints]]\nname = "j"\nparent = "a"\nchild = "b"\n'


@pytest.mark.parametrize(
    ("lines", "message", "seen"),
    [
        ('type = "ball"', r"joints\[0\].type: no joint type is called 'ball'; it is type=.spherical.", True),
        ('type = "Screw"', r"joints\[0\].type: no joint type is called 'Screw'; it is type=.helical., with pitch=", True),
        ('type = "spherical"\ncoordinates = "xyz"', r"joints\[0\].coordinates: no choice is called 'xyz'", True),
        ('type = "spherical"\nviscous = [1, 2]', r"joints\[0\]: .*viscous friction: expected one value or 3, of wx, wy, wz", False),
        ('type = "spherical"\nviscous = [1, 2, "x"]', r"joints\[0\].viscous\[2\]: expected a number", True),
        ('type = "spherical"\nviscous = [1, 2, -3]', r"joints\[0\]: .*viscous friction of wz: -3 is below 0", True),
        ('type = "spherical"\nviscous = [[1, 2, 3]]', r"joints\[0\].viscous\[0\]: expected a number, got an array", True),
        ('type = "spherical"\ncoulomb = [1, -1]', r"joints\[0\]: .*no coulomb or static friction", False),
        ('type = "spherical"\nlimits = { lower = -1 }', r"joints\[0\]: .*no position limits with .* 'quaternion'", False),
        ('type = "spherical"\npitch = 1', r"joints\[0\]: .*has no pitch; helical joints have one", False),
        ('type = "universal"\nlimits = [{ lower = 1 }, 3]', r"joints\[0\].limits\[1\]: expected a table", True),
        ('type = "universal"\nlimits = [{ lower = 1 }, { lowr = 3 }]', r"joints\[0\].limits\[1\].lowr: .*'lower'", True),
        ('type = "universal"\nlimits = [{ upper = 1 }]', r"joints\[0\]: .*limits: expected one value or 2, of first, sec", False),
        ('type = "universal"\ncoulomb = [[1, -1], [1, -1, 1]]', r"joints\[0\].coulomb\[1\]: expected an array of 2", True),
        ('type = "universal"\ncoulomb = [[1, -1], 3]', r"joints\[0\].coulomb\[1\]: expected an array of 2", True),
        ('type = "universal"\ncoulomb = []', r"joints\[0\].coulomb: expected an array of 2, got 0 entries", False),
        ('type = "universal"\nsecond_axis = [0, 0, -2]', r"joints\[0\]: .*second axis .* is parallel to the first", False),
        ('type = "universal"\noffset = 1', r"joints\[0\]: .*has no offset; put it into the origin", False),
        ("viscous = [1]", r"joints\[0\]: .*viscous friction: expected a number", False),
        ("coulomb = [[1, -1]]", r"joints\[0\]: .*coulomb friction .*expected shape \(2,\), got \(1, 2\)", False),
        ("limits = [{ lower = 1 }]", r"joints\[0\]: .*limits .*expected isodyn.Limits", False),
        ("second_axis = [1, 0, 0]", r"joints\[0\]: .*has no second axis, only universal joints have one", False),
    ],
)  # fmt: skip
def test_what_a_joint_cannot_have_is_refused_at_its_place(lines, message, seen):
    text = TWO + lines
    with pytest.raises(FormatError, match=f"^TOML text: {message}"):
        load(text)
    assert bool(errors(tomllib.loads(text), fmt.schema())) is seen


def test_a_parameter_of_the_wrong_length_is_refused_with_the_names_of_the_freedoms():
    robot = carried("spherical")
    with pytest.raises(ModelError, match="viscous friction: expected one value or 3, of wx, wy, wz"):
        robot.with_parameters({"j.viscous": [1.0, 2.0]})
    with pytest.raises(ModelError, match="has no pitch"):
        robot.with_parameters({"j.pitch": 1.0})
    assert set(PER_FREEDOM) <= set(fmt.JOINT)


_LOOP = '[[loops]]\nname = "l"\na = "a"\nb = "b"\n'
_COUPLING = '[[couplings]]\njoint = "k"\n'
_K = '[[links]]\nname = "c"\nmass = 1\n[[joints]]\nname = "k"\nparent = "b"\nchild = "c"\n'


@pytest.mark.parametrize(
    ("lines", "message", "seen"),
    [
        (_LOOP.replace('"b"', '"a"'), r"loops\[0\]: loop 'l' joins the link 'a' to itself", False),
        (_LOOP.replace('"b"', '"d"'), "robot 'arm': loop 'l': .*'d'", False),
        (_LOOP.replace('"l"', '"j"'), "robot 'arm': the name of loop 'j' is taken by another joint", False),
        (_LOOP.replace('b = "b"\n', ""), r"loops\[0\].b: missing; loops\[0\] needs name, a, b", True),
        (_LOOP + 'type = "ball"', r"loops\[0\].type: no joint type is called 'ball'", True),
        (_LOOP + "pitch = 0.1", r"loops\[0\]: loop 'l': a revolute joint has no pitch", False),
        (_LOOP + 'type = "helical"', r"loops\[0\]: loop 'l': a helical joint with pitch 0 is revolute; .*revolute", False),
        (_LOOP + "at_a = { xyz = [0, 0] }", r"loops\[0\].at_a.xyz: expected an array of 3", True),
        (_COUPLING, r"couplings\[0\].others: missing; couplings\[0\] needs joint, others", True),
        (_COUPLING + "others = 3", r"couplings\[0\].others: expected a table of ratios", True),
        (_COUPLING + "others = {}", r"couplings\[0\]: coupling of joint 'k': it follows no other joint", False),
        (_COUPLING + 'others = { j = "1" }', r"couplings\[0\].others.j: expected a number, got '1'", True),
        (_COUPLING + "others = { j = 0 }", r"couplings\[0\]: coupling of joint 'k': the ratio to 'j' is 0", False),
        (_COUPLING + "others = { k = 1 }", r"couplings\[0\]: coupling of joint 'k': a joint cannot follow itself", False),
        (_COUPLING + "others = { i = 1 }", "no joint for the coupling of 'k' in robot 'arm' is called 'i'", False),
        (2 * (_COUPLING + "others = { j = 1 }\n"), "robot 'arm': joint 'k' is coupled twice", False),
        (_COUPLING + "others = { j = 1 }\n[[couplings]]\njoint = 'j'\nothers = { k = 1 }", "robot 'arm': cyclic coupl", False),
        ("[dh]\nconvention = 'standard'\nrows = [{ joint = 'R' }]", r"dh: a robot has either \[dh\] or", True),
    ],
)  # fmt: skip
def test_wrong_loops_and_couplings_are_refused_at_their_place(lines, message, seen):
    text = TWO + _K + lines
    with pytest.raises(FormatError, match=f"^TOML text: {message}"):
        load(text)
    assert bool(errors(tomllib.loads(text), fmt.schema())) is seen
