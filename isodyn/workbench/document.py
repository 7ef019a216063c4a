"""Build, check and upgrade workbench documents (the JSON that the page saves and shares), and convert them to and from robots."""

from __future__ import annotations

import json
import types
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any, Literal, Union, cast, get_args, get_origin, get_type_hints, is_typeddict

import numpy as np
from numpy.typing import ArrayLike

from isodyn.check import short
from isodyn.dynamics.trace import a_robot
from isodyn.errors import FormatError, IsodynError, ModelError
from isodyn.kinematics.posture import walk
from isodyn.model.formats.dh import DHTable, own_convention
from isodyn.model.joint import Limits
from isodyn.model.link import Shape
from isodyn.model.robot import Robot, without_symbols
from isodyn.renamed import METHODS
from isodyn.spatial import Array, array, invert_pose
from isodyn.workbench.messages import (
    FORMAT,
    LARGEST_NUMBER,
    LONGEST_LIST,
    MOST_CHARACTERS,
    VERSION,
    DHModel,
    DHRowMessage,
    LessonStep,
    MotionSettings,
    PackedRobot,
    Payload,
    Pose,
    SimulationSettings,
    SourceModel,
    ViewSettings,
    Waypoint,
    WorkbenchDocument,
)
from isodyn.workbench.structure import bound, listed, shape_of, shapes, six, structure
from isodyn.workbench.wire import json_value

Model = DHModel | SourceModel

NO_PAYLOAD = Payload(mass=0.0, com=[0.0] * 3, inertia=[0.0] * 6)
IDENTITY = np.eye(4).ravel().tolist()
#: cells of a row that may hold a wrong value -> their value in an empty row; a cell that is checked against another comes first
NOTHING: dict[str, Any] = {
    "static": [None, None], "coulomb": [0.0, 0.0], "viscous": 0.0, "rotor_inertia": 0.0, "gear_ratio": 1.0, "stiffness": 0.0,
    "rest": 0.0, "lower": None, "upper": None, "velocity": None, "effort": None, "mass": 0.0, "com": [0.0] * 3,
    "inertia": [0.0] * 6, "a": 0.0, "alpha": 0.0, "d": 0.0, "theta": 0.0, "shapes": [],
}  # fmt: skip
#: lengths that lists of numbers may have; those of positions and velocities depend on the robot
_SIZES: dict[str, tuple[int, ...]] = {
    "com": (3,), "inertia": (6,), "coulomb": (2,), "static": (2,), "gravity": (3,), "base": (16,), "tool": (16,), "wrench": (6,),
    "frame": (0, 16), "ends": (0, 6), "colour": (0, 4), "eye": (0, 3),
}  # fmt: skip
MOST_JOINTS = 500  # of an imported robot: a page should not wait for larger ones
START, TURN, SLIDE = 2.0, 0.5, 0.1  # first motion: duration [s], travel of revolute [rad] and prismatic joints [m]


# -- robots ----------------------------------------------------------------------------------------------------------------


def robot_of(given: WorkbenchDocument | Model) -> Robot:
    """Return the robot of a document, or of a document's model, with its payload attached."""
    model = cast("Model", given.get("model", given))
    payload = model["payload"]
    robot = _of_table(model) if model["kind"] == "dh" else _of_source(model)
    if payload["mass"] == 0.0 and not any(payload["inertia"]):
        return robot
    return robot.with_payload(payload["mass"], payload["com"], payload["inertia"])


def _of_table(model: DHModel) -> Robot:
    rows = [
        {
            "joint": row["joint"], "a": row["a"], "alpha": row["alpha"], "d": row["d"], "theta": row["theta"], "mass": row["mass"],
            "com": row["com"], "inertia": row["inertia"], "limits": _limits(row), "rotor_inertia": row["rotor_inertia"],
            "gear_ratio": row["gear_ratio"], "viscous": row["viscous"], "coulomb": tuple(row["coulomb"]),
            "static": _static(row), "passive": row["passive"], "stiffness": row["stiffness"], "rest": row["rest"],
            "joint_name": row["name"], "link_name": row["link"],
        }
        for row in model["rows"]
    ]  # fmt: skip
    base, tool = (None if values == IDENTITY else _pose(values) for values in (model["base"], model["tool"]))
    robot = Robot.from_dh(
        rows, convention=model["convention"], gravity=model["gravity"], name=model["name"] or "robot", base=base, tool=tool
    )
    names = [robot.root.name, *(joint.child for joint in robot.movable_joints)]
    drawn = dict(zip(names, [model["shapes"], *(row["shapes"] for row in model["rows"])], strict=True))
    if not any(drawn.values()):
        return robot
    links = (replace(link, shapes=tuple(map(shape_of, drawn.get(link.name, ())))) for link in robot.links)
    return replace(robot, links=tuple(links))


def _of_source(model: SourceModel) -> Robot:
    return replace(Robot.from_toml(model["toml"] + "\n"), name=model["name"]).with_gravity(model["gravity"])


def _limits(row: DHRowMessage) -> Limits:
    given = {name: row[name] for name in ("lower", "upper", "velocity", "effort")}
    return Limits(**{name: float(value) for name, value in given.items() if value is not None})


def _static(row: DHRowMessage) -> tuple[float, float] | None:
    """Return the static friction (plus, minus); None if it equals the Coulomb friction in both directions."""
    plus, minus = (own if own is not None else moving for own, moving in zip(row["static"], row["coulomb"], strict=True))
    return None if row["static"] == [None, None] else (plus, minus)


def _pose(values: list[float]) -> Array:
    return np.array(values, dtype=float).reshape(4, 4)


def model_of(robot: Robot) -> Model:
    """Return a robot in the page's form: its DH table if it is a serial arm that has one, otherwise its TOML source.

    A DH model has link frames of the standard convention, and merges links that fixed joints connect.  Shapes keep their positions.
    Frames that branch off the chain (links without mass or shape that carry nothing) are left out.
    """
    without_symbols(a_robot(robot), "before the workbench opens it")
    whole, robot = robot, _without_frames_beside(robot)
    if any(joint.rotor or joint.nv > 1 for joint in robot.joints) or not robot.is_serial:
        return source_of(whole)
    try:
        table = robot.to_dh(convention=own_convention(robot))
    except ModelError:
        return source_of(whole)
    return _table_of(robot, table)


def _without_frames_beside(robot: Robot) -> Robot:
    """Return the robot without massless, shapeless leaf links on fixed joints whose parent carries other links too."""
    bare = {link.name for link in robot.links if not link.shapes and not any(link.numbers())}
    carrying = Counter(joint.parent for joint in robot.joints)
    beside = {
        joint.child for joint in robot.joints
        if not joint.nv and joint.child in bare and not carrying[joint.child] and carrying[joint.parent] > 1
    }  # fmt: skip
    if not beside or robot.loops or robot.couplings:
        return robot
    links = tuple(link for link in robot.links if link.name not in beside)
    joints = tuple(joint for joint in robot.joints if joint.child not in beside)
    return _without_frames_beside(replace(robot, links=links, joints=joints))


def source_of(robot: Robot) -> SourceModel:
    """Return a robot as a model that contains its TOML."""
    return SourceModel(
        kind="source", name=robot.name, toml=robot.to_toml(), gravity=listed(robot.gravity), payload=_no_payload()
    )  # fmt: skip


def _table_of(robot: Robot, table: DHTable) -> DHModel:
    rows = [
        DHRowMessage(
            name=table.joint_names[i], link=table.link_names[i], joint=cast("Literal['R', 'P']", kind), a=float(table.a[i]),
            alpha=float(table.alpha[i]), d=float(table.d[i]), theta=float(table.theta[i]), mass=float(table.mass[i]),
            com=listed(table.com[i]), inertia=six(table.inertia[i]), lower=bound(table.limits[i].lower),
            upper=bound(table.limits[i].upper), velocity=bound(table.limits[i].velocity), effort=bound(table.limits[i].effort),
            viscous=float(table.viscous[i]), coulomb=listed(array(table.coulomb[i])),
            static=_own_static(table.static[i], table.coulomb[i]),
            rotor_inertia=float(table.rotor_inertia[i]), gear_ratio=float(table.gear_ratio[i]), stiffness=float(table.stiffness[i]),
            rest=float(table.rest[i]), passive=table.passive[i], shapes=[],
        )
        for i, kind in enumerate(table.joints)
    ]  # fmt: skip
    model = DHModel(
        kind="dh", name=robot.name, convention=cast("Literal['standard', 'modified']", table.convention), rows=rows,
        gravity=listed(table.gravity), base=listed(table.base), tool=listed(table.tool), payload=_no_payload(), shapes=[],
    )  # fmt: skip
    if any(shape.role == "visual" for link in robot.links for shape in link.shapes):
        _draw(model, robot, _of_table(model))
    return model


def _own_static(static: tuple[float, float], coulomb: tuple[float, float]) -> list[float | None]:
    """Return the static friction (plus, minus) with None where it equals the Coulomb friction."""
    return [None if rest == moving else float(rest) for rest, moving in zip(static, coulomb, strict=True)]


def _draw(model: DHModel, robot: Robot, rebuilt: Robot) -> None:
    """Assign the shapes of the robot's links to the rows, in the link frames of the robot `rebuilt` from these rows."""
    before, now = _frames(robot), _frames(rebuilt)
    carried = {robot.root.name: -1}  # link -> row
    places = {joint.name: i for i, joint in enumerate(robot.movable_joints)}
    for joint in robot.joints:
        carried[joint.child] = places.get(joint.name, carried[joint.parent])
    moved = dict[int, list[Shape]]()
    for link in robot.links:
        row = carried[link.name]
        T = before[link.name] if row < 0 else invert_pose(now[rebuilt.movable_joints[row].child]) @ before[link.name]
        moved.setdefault(row, []).extend(replace(shape, pose=T @ shape.pose) for shape in link.shapes)
    names = [rebuilt.root.name, *(joint.child for joint in rebuilt.movable_joints)]
    links = (
        replace(link, shapes=tuple(moved.get(names.index(link.name) - 1, ())) if link.name in names else ())
        for link in rebuilt.links
    )
    drawn = shapes(replace(rebuilt, links=tuple(links)))
    model["shapes"] = drawn.get(names[0], [])
    for row_, name in zip(model["rows"], names[1:], strict=True):
        row_["shapes"] = drawn.get(name, [])


def _frames(robot: Robot) -> dict[str, Array]:
    """Return link -> its frame (4, 4) relative to the root, at the neutral configuration."""
    links = walk(robot, robot.neutral()[None])[3][0]
    return {robot.root.name: np.eye(4), **{joint.child: T for joint, T in zip(robot.joints, links, strict=True)}}


def _no_payload() -> Payload:
    return Payload(mass=0.0, com=[0.0] * 3, inertia=[0.0] * 6)


# -- documents -------------------------------------------------------------------------------------------------------------


def new_document(robot: Robot, q: ArrayLike | None = None) -> WorkbenchDocument:
    """Return a document of a robot at q (nq,), with a first motion that starts there and moves every joint a little.

    q   None: every joint at 0, or at the limit nearest to 0
    """
    model = model_of(robot)
    info = structure(robot_of(model))
    home, n = _home(info) if q is None else listed(np.asarray(q, dtype=float)), info["n"]
    goal = _goal(robot, home)
    return WorkbenchDocument(
        format="isodyn-workbench", version=VERSION, model=model,
        pose=Pose(q=home, wrench=[0.0] * 6),
        motion=MotionSettings(
            kind="cycloidal", ramp=0.25, csv="",
            waypoints=[Waypoint(t=0.0, q=home, at_pose=True), Waypoint(t=START, q=goal, at_pose=False)],
        ),
        simulation=SimulationSettings(
            control="none", kp=[100.0] * n, kd=[20.0] * n, at_pose=True, q0=home, qd0=[0.0] * n, target=goal, follow=False,
            duration=START, step=0.001, friction=info["dry"], stops=has_stops(info),
        ),
        view=ViewSettings(
            screen="model", eye=[], target=[], layers=["bodies", "grid", "trace"], degrees=True, theme="system", method="",
            beside="",
        ),
        lesson=LessonStep(name="", step=0, answers={}),
    )  # fmt: skip


def has_stops(info: PackedRobot) -> bool:
    """Return whether the page can simulate joint stops for this robot: a 1-DOF joint has a limit, and there are no loops."""
    ends = [end for joint in info["joints"] if joint["nv"] == 1 for end in (*joint["lower"], *joint["upper"])]
    return not info["loops"] and any(end is not None for end in ends)


def _home(info: PackedRobot) -> list[float]:
    """Return positions (nq,) with every joint at 0 or at the limit nearest to 0; with loops, a configuration that closes them."""
    home = list(info["neutral"])
    for joint in info["joints"]:
        if joint["nv"] == 1 and not info["loops"]:
            (lower,), (upper,), at = joint["lower"], joint["upper"], joint["q"]
            home[at] = min(max(home[at], -np.inf if lower is None else lower), np.inf if upper is None else upper)
    return home


def _goal(robot: Robot, home: list[float]) -> list[float]:
    """Return positions a little away from `home`, within the limits; `home` itself if the robot has loops or manifold joints."""
    if robot.loops or robot.nq != robot.n:
        return home
    shift = [(TURN if axis.is_revolute else SLIDE, axis.limits) for axis in robot.dofs]
    return [
        x + step if x + step <= limits.upper else x - step if x - step >= limits.lower else x
        for x, (step, limits) in zip(home, shift, strict=True)
    ]


def read_document(text: str) -> WorkbenchDocument:
    """Parse a document from JSON text, check it and upgrade it to the present version."""
    if len(text) > MOST_CHARACTERS:
        raise FormatError(f"a document has at most {MOST_CHARACTERS} characters, got {len(text)}; remove large files from it")
    try:
        given = json_value(text)
    except ValueError as error:
        raise FormatError(f"not a workbench document: invalid JSON ({error}); open a file that the workbench saved") from None
    return checked(given)


def _with_static_left_out(document: dict[str, Any]) -> dict[str, Any]:
    """Upgrade from version 1, which stored 0 for static friction that was not given."""
    model = document.get("model")
    if not isinstance(model, dict) or not isinstance(model.get("rows"), list):
        return document

    def left_out(row: object) -> object:
        if not isinstance(row, dict) or not isinstance(row.get("static"), list):
            return row
        return row | {"static": [None if type(x) in (int, float) and x == 0 else x for x in row["static"]]}

    return document | {"model": {**model, "rows": list(map(left_out, model["rows"]))}}


def written(document: WorkbenchDocument) -> str:
    """Return a document as indented JSON; `read_document` restores the same document from it."""
    return json.dumps(document, indent=1, allow_nan=False, ensure_ascii=False) + "\n"


def checked(given: object) -> WorkbenchDocument:
    """Return untrusted data as a document, checked and upgraded to the present version; a FormatError names the wrong field."""
    if not isinstance(given, dict) or given.get("format") != FORMAT:
        raise FormatError(f"not a workbench document: its format is not {FORMAT!r}; open a file that the workbench saved")
    version = given.get("version")
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise FormatError(f"document: version: expected a whole number >= 1, got {short(version)}")
    if version > VERSION:
        raise FormatError(
            f"document version {version}; this workbench reads versions up to {VERSION}; update isodyn: pip install -U isodyn"
        )
    for old in range(version, VERSION):
        try:
            given = UPGRADES[old](given) | {"version": old + 1}
        except (TypeError, KeyError, AttributeError):  # a field is missing or has a wrong type: the checks below report it
            given = given | {"version": old + 1}
    document = cast("WorkbenchDocument", _read(WorkbenchDocument, given, ""))
    _check_rows(document["model"])
    return fitted(at_pose(_renamed(document)))


def _renamed(document: WorkbenchDocument) -> WorkbenchDocument:
    """Return the document with renamed formulations under their present names."""
    view = document["view"]
    named = {key: METHODS.get(view[key], view[key]) for key in ("method", "beside")}
    return cast("WorkbenchDocument", {**document, "view": {**view, **named}})


def at_pose(document: WorkbenchDocument) -> WorkbenchDocument:
    """Return the document with every start that is marked `at_pose` set to its pose."""
    q, motion, simulation = document["pose"]["q"], document["motion"], document["simulation"]
    points = [{**point, "q": q} if point["at_pose"] else point for point in motion["waypoints"]]
    start = {"q0": q, "qd0": [0.0] * len(simulation["qd0"])} if simulation["at_pose"] else {}
    return cast("WorkbenchDocument", {**document, "motion": {**motion, "waypoints": points}, "simulation": {**simulation, **start}})


def _of_one_pose(old: dict[str, Any]) -> dict[str, Any]:
    """Upgrade from version 2: mark the motion and the simulation `at_pose` if they start at the pose."""
    q, motion, simulation = old["pose"]["q"], old["motion"], old["simulation"]
    points = [{**point, "at_pose": k == 0 and point["q"] == q} for k, point in enumerate(motion["waypoints"])]
    start = {"at_pose": simulation["q0"] == q and not any(simulation["qd0"])}
    return old | {"motion": {**motion, "waypoints": points}, "simulation": {**simulation, **start}}


#: version -> upgrade of a document of this version to the next one
UPGRADES: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {1: _with_static_left_out, 2: _of_one_pose}


def checked_model(given: object) -> Model:
    """Return untrusted data as a model of the present version; a FormatError names the field that is wrong."""
    model = cast("Model", _one_of((DHModel, SourceModel), given, "model"))
    _check_rows(model)
    return model


def _check_rows(model: Model) -> None:
    if model["kind"] == "dh":
        if not model["rows"]:
            raise FormatError("document: model.rows: the table is empty; add a row for each joint")
        check_size(len(model["rows"]))


def check_size(joints: int) -> None:
    """Raise FormatError if an imported robot has more joints than the page supports."""
    if joints > MOST_JOINTS:
        raise FormatError(f"the robot has {joints} joints, at most {MOST_JOINTS}; remove some, or use Python, which has no limit")


def fitted(document: WorkbenchDocument) -> WorkbenchDocument:
    """Return the document after checking that its lists have the sizes of its robot; a FormatError names the wrong field.

    The times of waypoints are not checked, because the user may be editing them; computing the motion requires that they increase.
    """
    try:
        robot = robot_of(document)
    except IsodynError as error:
        raise FormatError(f"document: model: {error}") from error
    q, n, motion, simulation = robot.nq, robot.n, document["motion"], document["simulation"]
    sizes = [("pose.q", document["pose"]["q"], q)]
    sizes += [(f"motion.waypoints[{k}].q", point["q"], q) for k, point in enumerate(motion["waypoints"])]
    positions, velocities = ("q0", "target"), ("kp", "kd", "qd0")
    sizes += [(f"simulation.{name}", simulation[name], q) for name in positions]  # type: ignore[literal-required]
    sizes += [(f"simulation.{name}", simulation[name], n) for name in velocities]  # type: ignore[literal-required]
    for place, values, size in sizes:
        if len(values) != size:
            raise FormatError(f"document: {place}: expected {size} numbers for robot {robot.name!r}, got {len(values)}")
    for name in ("duration", "step"):
        if not simulation[name] > 0:
            raise FormatError(f"document: simulation.{name}: expected a positive number, got {simulation[name]}")
    return document


def _read(kind: Any, value: object, place: str) -> Any:
    """Return a value checked against a type of messages.py; a FormatError names its place."""
    if is_typeddict(kind):
        return _record(kind, value, place)
    origin, args = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        return _one_of(args, value, place)
    if origin is Literal:
        words = [str(word) for word in args]
        return value if isinstance(value, str) and value in words else _wrong(place, f"one of {', '.join(words)}", value)
    if origin is list:
        if not isinstance(value, list) or len(value) > LONGEST_LIST:
            return _wrong(place, f"a list of at most {LONGEST_LIST} entries", value)
        allowed = _SIZES.get(place.rpartition(".")[2], ()) if args[0] in (float, float | None) else ()
        if allowed and len(value) not in allowed:
            return _wrong(place, f"{' or '.join(str(size) for size in allowed)} numbers", value)
        return [_read(args[0], item, f"{place}[{k}]") for k, item in enumerate(value)]
    if origin is dict:
        if not isinstance(value, dict) or len(value) > LONGEST_LIST:
            return _wrong(place, "a record", value)
        return {_read(str, name, place): _read(args[1], item, f"{place}.{name}") for name, item in value.items()}
    return _PLAIN[kind](value, place)


def _record(kind: Any, value: object, place: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        return cast("dict[str, Any]", _wrong(place, f"a record ({kind.__name__})", value))
    found = {}
    for name, inner in get_type_hints(kind).items():
        at = f"{place}.{name}" if place else name
        if name not in value:
            raise FormatError(f"document: {at} is missing; open a file that the workbench saved")
        found[name] = _read(inner, value[name], at)
    return found


def _one_of(kinds: tuple[Any, ...], value: object, place: str) -> Any:
    if type(None) in kinds and value is None:
        return None
    rest = {kind: _word(kind) for kind in kinds if kind is not type(None)}
    if len(rest) == 1:
        return _read(next(iter(rest)), value, place)
    word = value.get("kind") if isinstance(value, dict) else None
    found = next((kind for kind, own in rest.items() if own == word), None)
    return _read(found, value, place) if found else _wrong(f"{place}.kind", f"one of {', '.join(rest.values())}", word)


def _word(kind: Any) -> str:
    """Return the value of the field `kind` by which records of this type are recognised; "" if the type is not a record."""
    return str(get_args(get_type_hints(kind)["kind"])[0]) if is_typeddict(kind) else ""


def _wrong(place: str, expected: str, value: object) -> object:
    raise FormatError(f"document: {place}: expected {expected}, got {short(value)}")


def _number(value: object, place: str, *, whole: bool = False) -> object:
    kinds, rule = ((int,), "a whole number") if whole else ((int, float), f"a finite number up to {LARGEST_NUMBER:g}")
    if not isinstance(value, kinds) or isinstance(value, bool) or not abs(value) <= LARGEST_NUMBER:
        return _wrong(place, rule, value)
    return value if whole else float(value)


def _plain(kind: type, rule: str, value: object, place: str) -> object:
    return value if isinstance(value, kind) else _wrong(place, rule, value)


def _text(value: object, place: str) -> object:
    """Refuse text with lone surrogates: JSON can write them, UTF-8 files cannot."""
    whole = isinstance(value, str) and not any("\ud800" <= c <= "\udfff" for c in value)
    return value if whole else _wrong(place, "text", value)


_PLAIN: Mapping[Any, Callable[[object, str], object]] = {
    float: _number,
    int: partial(_number, whole=True),
    str: _text,
    bool: partial(_plain, bool, "true or false"),
}
