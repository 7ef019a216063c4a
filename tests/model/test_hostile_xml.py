"""Hostile and broken XML: each a named error, quickly, without growing memory and without opening any other file."""

from __future__ import annotations

import time

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from test_urdf import ARM

from isodyn.errors import FormatError, IsodynError
from isodyn.model.catalogue import load
from isodyn.model.formats.reading import MAX_ATTRIBUTE, MAX_BYTES, MAX_DEPTH, MAX_ELEMENTS, parse_xml
from isodyn.model.formats.urdf import from_urdf, to_urdf

LAUGHS = "<!DOCTYPE lolz [<!ENTITY a 'lol'>" + "".join(
    f"<!ENTITY {chr(98 + i)} '{('&' + chr(97 + i) + ';') * 10}'>" for i in range(9)
)

HOSTILE = {
    "an entity": ("<!DOCTYPE r [<!ENTITY x 'y'>]><robot name='&x;'/>", "entit"),
    "a billion laughs": (LAUGHS + "]><robot name='r'>&j;</robot>", "entit"),
    "an external entity": ("<!DOCTYPE r [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><robot name='r'>&x;</robot>", "entit"),
    "a parameter entity": ("<!DOCTYPE r [<!ENTITY % x SYSTEM 'http://example.org/x.dtd'> %x;]><robot name='r'/>", "entit"),
    "an external document type": ("<!DOCTYPE robot SYSTEM 'http://example.org/robot.dtd'><robot name='r'/>", "document type"),
    "an undeclared entity": ("<robot name='&x;'/>", "undefined entity"),
    "nested tags": ("<a>" * 100_000, "nested more than"),
    "closed nested tags": ("<robot>" + "<link>" * 100_000 + "</link>" * 100_000 + "</robot>", "nested more than"),
    "a huge attribute": (f"<robot name='{'x' * 1_000_000}'/>", "characters long"),
    "a huge number": (
        f"<robot name='r'><link name='a'><inertial><mass value='{'1' * 60_000}'/></inertial></link></robot>",
        "finite",
    ),
    "many numbers": (
        f"<robot name='r'><link name='a'><inertial><origin xyz='{'1 ' * 30_000}'/></inertial></link></robot>",
        "3 finite",
    ),
    "too many elements": ("<robot>" + "<a/>" * (MAX_ELEMENTS + 1) + "</robot>", "more than"),
    "a truncated file": ("<robot name='r'><link name='a'", "line 1"),
    "an unclosed file": ("<robot name='r'>\n<link name='a'/>\n", "line 3"),
    "two roots": ("<robot name='r'/><robot name='s'/>", "junk"),
    "mismatched tags": ("<robot name='r'></link>", "mismatched"),
    "a repeated attribute": ("<robot name='r' name='s'/>", "duplicate"),
    "an undeclared encoding": (b"<?xml version='1.0' encoding='klingon'?><robot name='r'/>", "klingon|encoding"),
    "binary garbage": (bytes(range(256)) * 100, "line 1"),
    "binary after a tag": (b"<robot name='r'>" + bytes(range(256)), "line 1"),
    "bad UTF-8": (b"<robot name='\xff\xfe\xfa'/>", "invalid token|well-formed"),
    "a lone surrogate": ("<robot name='\ud800'/>", "Unicode"),
    "a null character": ("<robot name='\0'/>", "line 1"),
    "nothing": (b"", "no element"),
    "white space": (b"  \n", "no element"),
}


@pytest.mark.parametrize("case", HOSTILE, ids=lambda case: case.replace(" ", "-"))
def test_is_refused_by_name_and_at_once(case):
    text, message = HOSTILE[case]
    start = time.perf_counter()
    with pytest.raises(FormatError, match=f"(?i){message}"):
        from_urdf(text)
    assert time.perf_counter() - start < 10, "a refusal takes no time to speak of"


def test_a_file_above_the_size_limit_is_refused_unread(tmp_path):
    path = tmp_path / "big.urdf"
    with path.open("wb") as file:
        file.truncate(MAX_BYTES * 100)  # sparse: only its first part is ever read
    with pytest.raises(FormatError, match="limit"):
        from_urdf(path)


@pytest.mark.parametrize("source", ["/dev/zero", "/", "/no/such/file.urdf", "x" * 5000, "a\0b", "", 7, None, ["<robot/>"]])
def test_what_is_no_file_and_no_text_is_a_named_error(source):
    with pytest.raises(FormatError):
        from_urdf(source)


def test_the_limits_leave_room_for_any_real_robot():
    deep = "<a>" * MAX_DEPTH + "</a>" * MAX_DEPTH
    root = parse_xml(deep, "test")
    assert root.tag == "a" and root.document.origin == "text"
    long = "x" * MAX_ATTRIBUTE
    assert parse_xml(f"<a b='{long}'/>", "test").get("b") == long


def test_many_joints_are_read_in_linear_time():
    """20 000 links in one chain: neither recursion nor a quadratic search."""
    n = 20_000
    links = "".join(f"<link name='l{i}'/>" for i in range(n + 1))
    joints = "".join(f"<joint name='j{i}' type='fixed'><parent link='l{i}'/><child link='l{i + 1}'/></joint>" for i in range(n))
    robot = from_urdf(f"<robot name='long'>{links}{joints}</robot>")
    assert len(robot.joints) == n and robot.tip == f"l{n}"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "iso-8859-1", "ascii"])
def test_declared_encodings_are_understood(encoding):
    name = "arm" if encoding == "ascii" else "bras-é"
    text = f"<?xml version='1.0' encoding='{encoding}'?><robot name='{name}'><link name='a'/></robot>"
    assert from_urdf(text.encode(encoding)).name == name


def test_a_byte_order_mark_and_leading_blanks_do_no_harm():
    assert from_urdf("\ufeff \n<?xml version='1.0'?><robot name='r'><link name='a'/></robot>").name == "r"


URDF = load("iiwa14").to_urdf().encode()


@settings(max_examples=100, deadline=None, derandomize=True)
@given(st.integers(0, len(URDF) - 10))
def test_a_file_cut_short_anywhere_is_refused(length):
    with pytest.raises(FormatError, match="line"):
        from_urdf(URDF[:length])


@settings(max_examples=100, deadline=None, derandomize=True)
@given(st.integers(0, len(URDF) - 1), st.integers(0, 255))
def test_a_flipped_byte_never_escapes_the_error_tree(at, value):
    data = bytearray(URDF)
    data[at] = value
    try:
        from_urdf(bytes(data))
    except (FormatError, ValueError) as error:
        assert type(error).__module__ == "isodyn.errors"


# -- any text ---------------------------------------------------------------------------------------------------------

TOKENS = [
    "<", ">", '"', "/>", "&amp;", "&x;", "nan", "inf", "-1", "1e400", "0 0 0", "<!DOCTYPE a>", "</robot>", "fixed", "\x00", "é",
    "<link/>", "base",
]  # fmt: skip


@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.text(max_size=60) | st.binary(max_size=60) | st.text("<>/=\"' abrobotlink", max_size=60).map("<{}".format))
def test_random_text_is_a_named_error_or_a_robot(text):
    try:
        from_urdf(text)
    except IsodynError as error:
        assert str(error)


@settings(max_examples=300, deadline=None, derandomize=True)
@given(
    st.lists(
        st.tuples(st.integers(0, len(ARM)), st.integers(0, 30), st.sampled_from(TOKENS) | st.text(max_size=3)),
        min_size=1,
        max_size=3,
    )
)
def test_a_mutated_file_is_a_named_error_or_a_sound_robot(cuts):
    text = ARM
    for at, length, token in cuts:
        text = text[:at] + token + text[at + length :]
    try:
        robot = from_urdf(text)
    except IsodynError as error:
        assert str(error)
        return
    assert all(np.isfinite(list(link.numbers())).all() and link.mass >= 0 for link in robot.links)
    assert str(robot) and robot._repr_html_()
    from_urdf(to_urdf(robot))
