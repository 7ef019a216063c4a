"""TOML that is refused: every wrong file is named by its place, the schema sees what a schema can, and nothing hangs."""

from __future__ import annotations

import copy
import sys
import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from schemas import errors
from test_toml import ARM, HEAD, tomllib, varied

from isodyn.errors import FormatError, IsodynError, MissingExtra
from isodyn.model.catalogue import load
from isodyn.model.formats import toml as fmt
from isodyn.model.formats.toml import from_toml, to_toml
from isodyn.model.robot import Robot
from isodyn.model.robots.families import autotree

#: (what to replace in ARM, by what, the message, whether the schema sees it too)
WRONG = [
    ("isodyn = 1", "", "isodyn: missing; a robot file starts with `isodyn = 1`", True),
    ("isodyn = 1", "isodyn = 2", "version 2 is unknown", True),
    ("isodyn = 1", "isodyn = true", "version True is unknown", True),
    ('name = "arm"', "", "name: missing; a robot needs name", True),
    ("gravity =", "gravty =", "gravty: no key is called 'gravty'; did you mean 'gravity'?", True),
    ("mass = 2", "mas = 2", r"links\[1\].mas: no key is called 'mas'; did you mean 'mass'?", True),
    ("mass = 2", 'mass = "2"', r"links\[1\].mass: expected a number, got '2'", True),
    ("mass = 2", "mass = true", r"links\[1\].mass: expected a number, got a boolean", True),
    ("mass = 2", "mass = nan", r"links\[1\].mass: expected a number up to", None),
    ("mass = 2", "mass = 1e101", r"links\[1\].mass", True),
    ("mass = 2", "mass = 1" + "0" * 400, r"links\[1\].mass", True),
    ("mass = 2", "mass = -2", r"links\[1\]: link 'upper': mass \[kg\]: -2 is below 0", True),
    ("mass = 2", "mass = 2024-01-01", r"links\[1\].mass: expected a number", None),
    ("com = [0.1, 0.2, 0.3]", "com = [0.1, 0.2]", r"links\[1\].com: expected an array of 3, got 2 entries", True),
    ("com = [0.1, 0.2, 0.3]", 'com = [0.1, "x", 0.3]', r"links\[1\].com\[1\]: expected a number, got 'x'", True),
    ("inertia = [1, 2, 2.5, 0.1, 0.2, 0.3]", "inertia = [1, 2]", r"links\[1\].inertia: expected an array of 3 or 6", True),
    ("inertia = [1, 2, 2.5, 0.1, 0.2, 0.3]", "inertia = [[1,2,3],[0,1,0],[0,0,1]]", "not symmetric", False),
    ('kind = "cylinder"', 'kind = "cylindre"', r"links\[1\].shapes\[0\].kind: .*did you mean 'cylinder'", True),
    ("size = [0.5, 2]", "size = [0.5]", r"links\[1\].shapes\[0\].size: expected 2 numbers for a cylinder, got 1", False),
    ('role = "collision"', 'role = "both"', "role", True),
    ("origin = { xyz = [0, 0, 1]", "origin = { xzy = [0, 0, 1]", r"joints\[0\].origin.xzy: .*did you mean 'xyz'", True),
    ("origin = { xyz", "origin = { rotation = [[1,0,0],[0,1,0],[0,0,1]], xyz", "give either rpy or rotation, not both", True),
    ('"pi/2"', '"pi/0"', r"joints\[0\].origin.rpy\[0\]: expected an angle", False),
    ('"pi/2"', '"tau"', r"joints\[0\].origin.rpy\[0\]: expected an angle", True),
    ('"pi/2"', '"90"', r"joints\[0\].origin.rpy\[0\]: expected an angle", True),
    ("[[0, -1, 0], [1, 0, 0], [0, 0, 1]]", "[[0, -1, 0], [1, 0, 0], [0, 0.1, 1]]", "not a rigid pose", False),
    ("[[0, -1, 0], [1, 0, 0], [0, 0, 1]]", "[[0, -1, 0], [1, 0, 0], [0, 0, 1e90]]", r"rotation\[2\]\[2\]", True),
    ("axis = [0, 0, 2]", "axis = [0, 0, 0]", r"joints\[0\]: joint 'shoulder': the axis .* no usable length", False),
    ("limits = { lower = -1", "limits = { low = -1", r"joints\[0\].limits.low: .*did you mean 'lower'", True),
    ("upper = inf", "upper = -2", "lower limit -1 is above the upper limit -2", False),
    ("upper = inf", "upper = 1" + "0" * 400, r"joints\[0\].limits.upper", None),
    ("passive = true", "passive = 1", r"joints\[1\].passive: expected true or false, got 1", True),
    ('type = "prismatic"', 'type = "slider"', r"joints\[1\].type", True),
    ("multiplier = 2", "factor = 2", r"joints\[1\].mimic.factor", True),
    ('parent = "upper"', 'parent = "uper"', "names a parent link 'uper' that does not exist", False),
    ('parent = "upper"\n', "", r"joints\[1\].parent: missing; joints\[1\] needs name, parent, child", True),
    ('name = "hand"', 'name = ""', r"links\[2\].name: expected a name", True),
    ('name = "hand"', "name = 3", r"links\[2\].name: expected text, got 3", True),
    ("[[links.shapes]]", "[links.shapes]", r"links\[1\].shapes: expected an array, got a table", True),
    ("gravity = [0, -9.81, 0]", "links = 3", "not TOML", None),
    ("gravity = [0, -9.81, 0]", 'dh = { convention = "standard", rows = [{ joint = "R" }] }', "either .dh. or", True),
    ("gravity = [0, -9.81, 0]", 'dh = { convention = "craig", rows = [] }', "dh.convention: no choice is called 'craig'", True),
]


@pytest.mark.parametrize(("old", "new", "message", "seen"), WRONG, ids=lambda x: str(x)[:24])
def test_a_wrong_file_is_refused_at_its_place_and_by_the_schema(old, new, message, seen):
    assert old in ARM
    text = ARM.replace(old, new, 1)
    with pytest.raises(FormatError, match=f"^TOML text: .*{message}"):
        from_toml(text)
    if seen is not None:
        assert bool(errors(tomllib.loads(text), fmt.schema())) is seen


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("", "links: missing"),
        ("links = []", "has no links"),
        ("[dh]\nrows = []", "dh.convention: missing"),
        ('[dh]\nconvention = "standard"\nrows = []', "at least one row"),
        ('[dh]\nconvention = "standard"\nrows = [{ a = 1 }]', r"dh.rows\[0\].joint: missing"),
        ('[dh]\nconvention = "standard"\nrows = [{ joint = "R", alfa = 1 }]', "did you mean 'alpha'"),
        ('[dh]\nconvention = "standard"\nrows = [{ joint = "X" }]', r"dh.rows\[0\].joint"),
        ("[[links]]\nname = 'a'\n[[links]]\nname = 'b'", "exactly one link"),
    ],
)
def test_what_is_missing_is_named(body, message):
    with pytest.raises(FormatError, match=message):
        from_toml(HEAD + body)


def test_errors_name_the_file(tmp_path):
    path = tmp_path / "bad.toml"
    path.write_text(ARM.replace("mass = 2", "mass = 'x'"))
    with pytest.raises(FormatError, match=r"TOML .*bad\.toml: links\[1\].mass"):
        from_toml(path)


@pytest.mark.parametrize("source", ["no/such.toml", "isodyn = 1", 7, None, Path("."), "a\0.toml", b"\xff\xfe", "x = 1\ud800\n"])
def test_what_is_no_file_and_no_text_is_a_named_error(source):
    with pytest.raises(FormatError, match=r"^TOML"):
        from_toml(source)


HOSTILE = {
    "deep arrays": HEAD + "x = " + "[" * 100_000,
    "deep tables": HEAD + "x = " + "{a=" * 50_000,
    "long dotted key": HEAD + "a." * 100_000 + "a = 1",
    "many dotted keys": HEAD + "".join(f"k{i}{'.a' * 150} = 1\n" for i in range(300)),
    "quoted dotted key": HEAD + '"a".' * 100_000 + "a = 1",
    "long number": HEAD + "mass = " + "9" * 1_000_000,
    "open string": HEAD + 'source = "' + "x" * 1_000_000,
    "many backslashes": HEAD + 'source = "' + "\\\\" * 500_000,
    "many tables": HEAD + "".join(f"[t{i}]\n" for i in range(50_000)),
    "too large": HEAD + "# " + "x" * (fmt.MAX_BYTES + 1),
    "null": HEAD + "\0",
}


@pytest.mark.parametrize("what", HOSTILE)
def test_hostile_text_is_refused_soon(what):
    start = time.perf_counter()
    with pytest.raises(FormatError):
        from_toml(HOSTILE[what])
    assert time.perf_counter() - start < 10


@pytest.mark.filterwarnings("ignore::isodyn.errors.ModelWarning")
@settings(max_examples=300, deadline=None, derandomize=True)
@given(st.data())
def test_a_changed_document_is_a_robot_or_a_named_error(data):
    """Change one value anywhere in a parsed document to something else."""
    document = copy.deepcopy(tomllib.loads(ARM))
    at = document
    while True:
        keys = list(at) if isinstance(at, dict) else list(range(len(at)))
        if not keys:
            break
        key = data.draw(st.sampled_from(keys))
        if isinstance(at[key], (dict, list)) and data.draw(st.booleans()):
            at = at[key]
            continue
        junk = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5)
        nested = st.lists(st.floats() | st.integers(), max_size=4) | st.dictionaries(st.text(max_size=3), junk, max_size=2)
        at[key] = data.draw(junk | nested)
        break
    try:
        assert isinstance(fmt._robot(document, "text"), Robot)
    except IsodynError as error:
        assert str(error)


def test_python_3_10_without_tomli_says_what_to_install(monkeypatch):
    monkeypatch.setattr(fmt.sys, "version_info", (3, 10, 0))
    monkeypatch.setitem(sys.modules, "tomli", None)
    with pytest.raises(MissingExtra, match="pip install tomli"):
        from_toml(ARM)


def test_the_schema_is_valid_and_its_own_package_agrees():
    jsonschema = pytest.importorskip("jsonschema")
    jsonschema.Draft202012Validator.check_schema(fmt.schema())
    validator = jsonschema.Draft202012Validator(fmt.schema())
    for robot in (load("puma560"), load("gripper"), autotree(5, 2), *map(varied, range(20))):
        assert not list(validator.iter_errors(tomllib.loads(to_toml(robot))))
    for old, new, _, seen in WRONG:
        if seen is not None:
            assert bool(list(validator.iter_errors(tomllib.loads(ARM.replace(old, new, 1))))) is seen, new
