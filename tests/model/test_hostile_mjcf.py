"""Broken and hostile MJCF: each a named error with file, line, rule and remedy, quickly, and no file opened outside the folder."""

from __future__ import annotations

import os
import time

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from mjcf_models import MODELS

from isodyn.errors import FormatError, IsodynError
from isodyn.model.formats.mjcf import MAX_FILES, from_mjcf
from isodyn.model.formats.reading import MAX_ELEMENTS
from isodyn.model.formats.urdf import to_urdf

BALL = '<geom size="1"/>'


def model(body: str, before: str = "") -> str:
    return f'<mujoco>{before}<worldbody><body name="b">{body}</body></worldbody></mujoco>'


def inertial(attributes: str) -> str:
    return model(f"<inertial {attributes}/>")


# -- refused with the reason ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("<mujoco/>", "the model has no <body>"),
        ("<mujocoinclude/>", "a part that other files include"),
        ("<sdf/>", "this is SDF"),
        (model("<freejoint/><joint/>"), r"body 'b' on the free joint 'b_joint' has 2 joints; a free joint must be the only joint"),
        (model('<joint name="j"/><joint type="free"/>'), "body 'b' on the free joint 'b_joint' has 2 joints"),
        (model('<body name="c"><freejoint name="f"/></body>'), "body 'c' on the free joint 'f' is in 'b', not in the world"),
        (model('<freejoint align="yes"/>'), "expected 'true' or 'false' or 'auto'"),
        (model('<joint type="ball" damping="-1"/>'), "damping -1 is below 0"),
        (model('<joint type="screw"/>'), "type 'screw'; expected hinge, slide, ball, free"),
        (model('<joint axis="0 0 0"/>'), "length 0 has no direction"),
        (model('<joint axis="0 0"/>'), "expected 3 finite numbers"),
        (model('<joint damping="-1"/>'), "damping -1 is below 0"),
        (model('<joint armature="-1"/>'), "is below 0; check the sign"),
        (model('<joint frictionloss="-1"/>'), "is below 0"),
        (model('<joint limited="true"/>'), "needs an increasing 'range'"),
        (model('<joint limited="yes"/>'), "expected 'true' or 'false' or 'auto'"),
        (model('<joint range="1 2"/>', '<compiler autolimits="false"/>'), "'range' but not 'limited', and autolimits is off"),
        (model('<joint range="1"/>'), "expected 2 finite numbers"),
        (model('<joint class="nobody"/>'), "no default class of this name; known: main"),
        (model('<joint class="hant"/>', '<default><default class="hand"/></default>'), "did you mean 'hand'"),
        (model("", "<default><default/></default>"), "needs a non-empty attribute 'class'"),
        (model("", '<default><default class="a"/><default class="a"/></default>'), "default class 'a' is defined twice"),
        ('<mujoco><worldbody><body childclass="x"/></worldbody></mujoco>', "<body childclass='x'>: there is no default class"),
        ('<mujoco><worldbody><frame childclass="x"/></worldbody></mujoco>', "no default class"),
        (model('<joint name="j"/><joint name="j"/>'), "joint name 'j' is used already"),
        (model('<body name="b"/>'), "body name 'b' is used already"),
        (model('<body name="world"/>'), "body name 'world' is used already"),
        ("<mujoco><worldbody><joint/></worldbody></mujoco>", "<joint> in <worldbody>: the world cannot move"),
        ("<mujoco><worldbody><frame><inertial/></frame></worldbody></mujoco>", "<inertial> in <worldbody>"),
        (inertial('mass="1"'), "needs the attribute 'pos'"),
        (inertial('pos="0 0 0"'), "needs the attribute 'mass'"),
        (inertial('pos="0 0 0" mass="-1"'), "is below 0"),
        (inertial('pos="0 0 0" mass="heavy"'), "expected a finite number"),
        (inertial('pos="0 0 0" mass="1e999"'), "expected a finite number"),
        (inertial('pos="0 0 0" mass="nan"'), "expected a finite number"),
        (inertial('pos="0 0 0" mass="1 2"'), "expected a finite number"),
        (inertial('pos="0 0 0" mass="1" diaginertia="1 1 1" fullinertia="1 1 1 0 0 0"'), "both 'diaginertia' and 'fullinertia'"),
        (inertial('pos="0 0 0" mass="1" quat="1 0 0 0" fullinertia="1 1 1 0 0 0"'), "an orientation needs 'diaginertia'"),
        (inertial('pos="0 0 0" mass="1" quat="0 0 0 0"'), "length 0 has no direction"),
        (inertial('pos="0 0 0" mass="1" quat="1 0 0 0" euler="1 2 3"'), "orientations 'quat' and 'euler'; give one"),
        (inertial('pos="0 0 0" mass="1" xyaxes="1 0 0 2 0 0"'), "length 0"),
        (inertial('pos="0 0 0" mass="1" zaxis="0 0 0"'), "length 0"),
        (inertial('pos="0 0 ${x}" mass="1"'), "is this xacro"),
        (model("<inertial pos='0 0 0' mass='1'/><inertial pos='0 0 0' mass='1'/>"), "two <inertial>"),
        (model('<joint/><geom type="mesh" mesh="m"/>'), r"mesh geom.*isodyn does not open meshes; give the body an <inertial>"),
        (model('<joint/><geom type="sdf"/>'), "does not open meshes"),
        (model('<joint/><geom type="box" mesh="m"/>'), "a box fitted to the mesh 'm'"),
        (model('<joint/><geom type="mesh" mesh="m"/>', '<compiler inertiafromgeom="true"/>'), "mesh"),
        (model('<geom type="mesh" mesh="m"/>', '<compiler settotalmass="1"/>'), "mesh"),
        (model('<geom size="1" shellinertia="true"/>'), "shellinertia, which is not supported"),
        (model('<geom type="cone" size="1"/>'), "geom of type 'cone'; expected sphere"),
        (model('<joint/><geom type="plane" size="1 1 1"/>'), "body 'b': a plane geom is infinite, .*give it a box"),
        (model('<joint/><body><geom type="hfield" hfield="h"/></body>'), "a hfield geom is infinite"),
        (model("<geom/>"), "needs 1 positive numbers as 'size'"),
        (model('<geom type="box" size="1 2"/>'), "needs 3 positive numbers"),
        (model('<geom size="0"/>'), "positive"),
        (model('<geom size="1" mass="-1"/>'), "below 0"),
        (model('<geom size="1" density="-1"/>'), "below 0"),
        (model('<geom size="1" fromto="0 0 0 0 0 1"/>'), "cannot have 'fromto'"),
        (model('<geom type="capsule" size="1" fromto="1 2 3 1 2 3"/>'), "the two points are equal"),
        (model('<replicate count="2"/>'), r"<replicate> generates bodies.*mj_saveLastXML"),
        (model('<frame><attach model="x"/></frame>'), "<attach> generates bodies"),
        (model("<flexcomp/>"), "<flexcomp> generates bodies"),
        (model(BALL, '<compiler coordinate="global"/>'), "MuJoCo 2.3.3"),
        (model(BALL, '<compiler eulerseq="xyw"/>'), "three of the letters"),
        (model(BALL, '<compiler eulerseq="x"/>'), "three of the letters"),
        (model(BALL, '<compiler angle="gon"/>'), "expected 'degree' or 'radian'"),
        (model(BALL, '<compiler boundmass="-1"/>'), "below 0"),
        (model(BALL, '<option gravity="9.81"/>'), "expected 3 finite numbers"),
        (model("", '<compiler settotalmass="1"/>'), "the total mass of the bodies is 0 kg"),
        (model(BALL, '<actuator><motor joint="k" armature="1"/></actuator>'), "drives joint 'k', which does not exist"),
        (model('<include file="x.xml"/>'), "in model text, which has no folder"),
        (model(BALL, "<!DOCTYPE x>"), "well-formed|syntax|document type"),
    ],
)
def test_a_wrong_model_is_refused_with_the_reason(text, message):
    with pytest.raises(FormatError, match=message) as caught:
        from_mjcf(text)
    assert "MJCF text, line 1" in str(caught.value)


def test_meshes_do_not_matter_where_nothing_can_move():
    robot = from_mjcf(model('<geom type="mesh" mesh="m"/><geom size="1"/>'))
    assert robot.link("b").mass > 4000 and any("meshes of bodies that cannot move" in line for line in robot.import_notes)


HOSTILE = {
    "an entity": ("<!DOCTYPE m [<!ENTITY x 'y'>]><mujoco model='&x;'/>", "entit"),
    "an external entity": ("<!DOCTYPE m [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><mujoco>&x;</mujoco>", "entit"),
    "nested bodies": ("<mujoco><worldbody>" + "<body>" * 100_000, "nested more than"),
    "closed nested bodies": (
        f"<mujoco><worldbody>{'<body>' * 100_000}{'</body>' * 100_000}</worldbody></mujoco>",
        "nested more than",
    ),
    "nested defaults": ("<mujoco>" + "<default class='x'>" * 100_000, "nested more than"),
    "nested frames": ("<mujoco><worldbody>" + "<frame>" * 100_000, "nested more than"),
    "too many elements": ("<mujoco>" + "<a/>" * (MAX_ELEMENTS + 1) + "</mujoco>", "more than"),
    "a huge number": (inertial(f'pos="0 0 0" mass="{"1" * 60_000}"'), "finite"),
    "many numbers": (inertial(f'pos="{"1 " * 30_000}" mass="1"'), "3 finite"),
    "many sizes": (model(f'<geom size="{"1 " * 30_000}"/>', '<default><geom size="1 2 3"/></default>'), "1 to 3 finite"),
    "huge shapes": (model(f'<geom type="box" size="{"1e60 " * 3}"/>'), "finite"),
}


@pytest.mark.parametrize("case", HOSTILE, ids=lambda case: case.replace(" ", "-"))
def test_is_refused_by_name_and_at_once(case):
    text, message = HOSTILE[case]
    start = time.perf_counter()
    with pytest.raises(FormatError, match=f"(?i){message}"):
        from_mjcf(text)
    assert time.perf_counter() - start < 10, "a refusal takes no time to speak of"


def test_the_largest_shapes_still_have_finite_inertias():
    link = from_mjcf(model(f'<geom type="box" size="{"1e50 " * 3}" density="1e50"/>')).link("b")
    assert np.isfinite(list(link.numbers())).all()


def test_deep_and_wide_models_are_read():
    deep = "<mujoco><worldbody>" + "<body><joint/>" * 190 + "</body>" * 190 + "</worldbody></mujoco>"
    assert from_mjcf(deep).n == 190
    classes = "".join(f'<default class="c{i}"><joint damping="{i}"/></default>' for i in range(5000))
    wide = "".join(f'<body><joint class="c{i}"/><geom size="1"/></body>' for i in range(5000))
    start = time.perf_counter()
    robot = from_mjcf(f"<mujoco><default>{classes}</default><worldbody>{wide}</worldbody></mujoco>")
    assert robot.n == 5000 and robot.movable_joints[-1].viscous == 4999
    assert time.perf_counter() - start < 20, "reading is linear in the number of bodies"


# -- includes ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def here(tmp_path):
    """A model's folder inside another that holds a secret."""
    (tmp_path / "secret.xml").write_text("<x><body name='secret'/></x>")
    folder = tmp_path / "model"
    (folder / "sub").mkdir(parents=True)
    (folder / "ok.xml").write_text("<x><geom size='1'/></x>")
    return folder


def including(folder, name: str):
    path = folder / "main.xml"
    path.write_text(f"<mujoco>\n<worldbody><body>\n<include file='{name}'/></body></worldbody></mujoco>")
    return path


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("../secret.xml", "leads out of the model's folder; isodyn opens no other files"),
        ("sub/../../secret.xml", "leads out"),
        ("sub\\..\\..\\secret.xml", "leads out"),
        ("/etc/passwd", "leads out"),
        ("C:\\secret.xml", "leads out"),
        ("\\\\server\\share\\x.xml", "leads out"),
        ("", "non-empty attribute 'file'"),
        ("missing.xml", "there is no such file"),
        ("http://example.org/x.xml", "there is no such file"),
        ("sub", "not a regular file"),
        ("main.xml", "includes itself"),
        ("x" * 5000, "cannot be looked up|no such file"),
    ],
)
def test_an_include_out_of_the_folder_is_refused(here, name, message):
    with pytest.raises(FormatError, match=message):
        from_mjcf(including(here, name))


def test_a_link_out_of_the_folder_is_refused(here):
    try:
        os.symlink(here.parent / "secret.xml", here / "link.xml")
        os.symlink(here.parent, here / "up")
        os.symlink(here / "circle.xml", here / "circle.xml")
    except OSError:
        pytest.skip("this system makes no symbolic links")
    for name in ("link.xml", "up/secret.xml", "up/model/../secret.xml"):
        with pytest.raises(FormatError, match="leads out"):
            from_mjcf(including(here, name))
    with pytest.raises(FormatError):
        from_mjcf(including(here, "circle.xml"))
    os.symlink(here / "ok.xml", here / "inside.xml")
    assert from_mjcf(including(here, "inside.xml")).links[1].mass > 0


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
def test_a_pipe_is_not_waited_for(here):
    os.mkfifo(here / "pipe.xml")
    with pytest.raises(FormatError, match="not a regular file"):
        from_mjcf(including(here, "pipe.xml"))


def test_includes_in_a_circle_or_twice_are_refused(here):
    (here / "a.xml").write_text("<x><include file='b.xml'/></x>")
    (here / "b.xml").write_text("<x><include file='a.xml'/></x>")
    with pytest.raises(FormatError, match=r"b\.xml, line 1: 'a\.xml' is included twice, or includes itself"):
        from_mjcf(including(here, "a.xml"))
    (here / "twice.xml").write_text("<x><include file='ok.xml'/><include file='ok.xml'/></x>")
    with pytest.raises(FormatError, match=r"'ok\.xml' is included twice"):
        from_mjcf(including(here, "twice.xml"))


def test_a_long_chain_of_includes_is_refused(here):
    for k in range(MAX_FILES + 10):
        (here / f"f{k}.xml").write_text(f"<x><include file='f{k + 1}.xml'/></x>")
    with pytest.raises(FormatError, match=f"more than {MAX_FILES} files"):
        from_mjcf(including(here, "f0.xml"))


def test_included_files_do_not_add_up_beyond_the_depth(here):
    for k in range(5):
        (here / f"f{k}.xml").write_text("<x>" + "<body>" * 50 + f"<include file='f{k + 1}.xml'/>" + "</body>" * 50 + "</x>")
    (here / "f5.xml").write_text("<x/>")
    with pytest.raises(FormatError, match="with its includes the model has more than"):
        from_mjcf(including(here, "f0.xml"))


def test_errors_in_an_included_file_name_it(here):
    (here / "bad.xml").write_text("<x>\n\n<geom size='big'/></x>")
    with pytest.raises(FormatError, match=r"bad\.xml, line 3"):
        from_mjcf(including(here, "bad.xml"))


# -- any text ---------------------------------------------------------------------------------------------------------

TOKENS = [
    "<", ">", '"', "/>", "&amp;", "&x;", "nan", "inf", "-1", "1e400", "1e50", "0 0 0", "0", "<!DOCTYPE a>", "</body>", "free",
    "mesh", "\x00", "é", "<body>", "<joint/>", "<geom/>", "<frame>", "class", "main", "fromto", "quat", "size", "<inertial/>",
    "<replicate/>",
]  # fmt: skip
TEXTS = [text for text in MODELS.values() if isinstance(text, str)]


def survives(text: str | bytes) -> None:
    """A named error, or a sound robot."""
    try:
        robot = from_mjcf(text)
    except IsodynError as error:
        assert str(error)
        return
    assert all(np.isfinite(list(link.numbers())).all() and link.mass >= 0 for link in robot.links)
    assert str(robot)
    to_urdf(robot)


@settings(max_examples=400, deadline=None, derandomize=True)
@given(
    st.sampled_from(TEXTS),
    st.lists(st.tuples(st.floats(0, 1), st.integers(0, 30), st.sampled_from(TOKENS) | st.text(max_size=3)), min_size=1, max_size=3),
)
def test_a_mutated_model_is_a_named_error_or_a_sound_robot(text, cuts):
    for at, length, token in cuts:
        place = int(at * len(text))
        text = text[:place] + token + text[place + length :]
    survives(text)


@settings(max_examples=300, deadline=None, derandomize=True)
@given(st.sampled_from(TEXTS), st.data())
def test_exchanged_attributes_are_a_named_error_or_a_sound_robot(text, data):
    """Well-formed all the time: the values of two attributes change places, or one gets an odd value."""
    parts = text.split('"')
    k = 2 * data.draw(st.integers(0, len(parts) // 2 - 1)) + 1
    j = 2 * data.draw(st.integers(0, len(parts) // 2 - 1)) + 1
    odd = data.draw(
        st.none() | st.sampled_from(["", "0", "0 0 0", "-1", "1e50", "1e-50 1e50 1", "1 2 3 4 5 6", "true", "b", "hinge"])
    )
    parts[k], parts[j] = (parts[j], parts[k]) if odd is None else (odd, parts[j])
    survives('"'.join(parts))


@settings(max_examples=100, deadline=None, derandomize=True)
@given(st.text(max_size=60) | st.binary(max_size=60) | st.text("<>/=\"' mujocbdy", max_size=60).map("<mujoco>{}".format))
def test_random_text_is_a_named_error_or_a_robot(text):
    try:
        from_mjcf(text)
    except IsodynError as error:
        assert str(error)
