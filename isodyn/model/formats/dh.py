"""Denavit-Hartenberg tables: a serial arm from its rows, and rows from any serial chain of revolute and prismatic joints.

standard   T = Rz(theta) Tz(d) Tx(a) Rx(alpha)   frame i at the far end of link i (Denavit & Hartenberg 1955; Paul 1981)
modified   T = Rx(alpha) Tx(a) Rz(theta) Tz(d)   frame i at link i's own joint (Craig 1986; Khalil; ReDySim)

Reading: both are  origin @ motion(q + offset) @ mount  (see Joint). A rotation about z and a translation along z commute, so the
constant one of the two goes to the origin.

Writing: frame i of the table is fixed to body i.  Its z axis is on a joint axis (the next joint's in standard DH, the own joint's
in modified DH), and its x axis meets the neighbouring joint axis at a right angle (the previous one's, the next one's): x is the
common normal of the two.  A link frame of this form is used unchanged, so a table that was read is written again. For parallel
axes, the normal through the previous frame is used (d = 0).  The base pose takes what the first row cannot express, the tool pose
what the last row cannot express, so every chain has a table.  All frames are computed in the coordinates of their own body
(tree.py), so errors do not accumulate along the chain.

Source: Denavit & Hartenberg (1955); Craig, Introduction to Robotics, section 3.4; Khalil & Dombre, section 3.2.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, fields, replace
from itertools import pairwise
from typing import Any

import numpy as np

import isodyn.model as model  # the printed tables depend on Robot; they are imported at first use
from isodyn.check import Values, constant, fields_known, flag, frozen, one_of, rigid_pose, scalar, short
from isodyn.errors import ModelError
from isodyn.model.hints import DH_COLUMNS
from isodyn.model.joint import AS_COULOMB, Joint, Limits, motion
from isodyn.model.link import HEAVY, LONG, Compared, Link, same
from isodyn.model.robot import Robot, without_symbols
from isodyn.model.rotations import ROUNDING, cleaned, is_identity, is_right, nearly_right, seems_degrees, snapped, tidy
from isodyn.model.tree import Body, Tree, plain_rotors, reduce_robot
from isodyn.spatial import Array, Scalar, array, cos_sin, frame_with_z, invert_pose, is_symbolic, planar, pose

TYPES = {"R": "revolute", "P": "prismatic"}
#: columns of a row with their units
COLUMNS = {"a": "a [m]", "alpha": "alpha [rad]", "d": "d [m]", "theta": "theta [rad]"}
#: columns of the links and of the joints
BODY = ("mass", "com", "inertia")
DRIVE = ("limits", "rotor_inertia", "gear_ratio", "viscous", "coulomb", "static", "passive", "stiffness", "rest")
#: fields of a DHRow whose columns have another name
_PLURAL = {"joint": "joints", "joint_name": "joint_names", "link_name": "link_names"}

#: tolerance for parallel, intersecting and orthogonal axes: about a thousand roundings   (sines, lengths over the link's size)
SAME = 1e-12
#: a row that misses its pose by more than this raises an error   (rotation entries, lengths over the link's size)
MISS = 1e-10


@fields_known(DH_COLUMNS)
@dataclass(frozen=True, eq=False)
class DHRow(Compared):
    """One row of a DH table: a joint and the link that it moves; numbers may be symbols.

    joint           "R" revolute or "P" prismatic
    a, d            lengths [m];  alpha, theta  angles [rad];  the joint variable's entry (theta of R, d of P) is its offset
    mass            [kg]
    com             (3,) centre of mass in the link's DH frame                              [m]
    inertia         about the centre of mass, in link-frame axes: 3x3, [xx, yy, zz, xy, xz, yz] or [xx, yy, zz]   [kg m2]
    limits          Limits or (lower, upper)                                                [rad] or [m]
    rotor_inertia   motor side [kg m2];  gear_ratio  motor revolutions per joint revolution
    viscous         joint side [N m s/rad];  coulomb  torques (at positive, at negative speed), joint side, such as (2, -2)  [N m]
    static          breakaway torque [N m]; at least coulomb, and equal to it if missing or None
    passive         True if the joint has no motor
    stiffness       of a spring, joint side [N m/rad];  rest  q at which it is relaxed [rad]
    joint_name      default "joint1", "joint2", ...;  link_name  likewise
    """

    joint: str
    _: KW_ONLY
    a: Scalar = 0.0
    alpha: Scalar = 0.0
    d: Scalar = 0.0
    theta: Scalar = 0.0
    mass: Scalar = 0.0
    com: Values = (0.0, 0.0, 0.0)
    inertia: Values = (0.0, 0.0, 0.0)
    limits: Limits | tuple[float, float] | None = None
    rotor_inertia: Scalar = 0.0
    gear_ratio: Scalar = 1.0
    viscous: Scalar = 0.0
    coulomb: tuple[Scalar, Scalar] = (0.0, 0.0)
    static: tuple[Scalar, Scalar] | None = AS_COULOMB
    passive: bool = False
    joint_name: str = ""
    link_name: str = ""
    stiffness: Scalar = 0.0
    rest: Scalar = 0.0


_DEFAULTS = {field.name: None if field.name == "joint" else field.default for field in fields(DHRow)}


def from_table(table: Mapping[str, Any]) -> Robot:
    """Build a serial arm from its DH table: the arguments of Robot.from_dh, by name."""
    standard, name = _is_standard(table["convention"]), table["name"]
    rows = [replace(row, limits=_limits(i, row.limits)) for i, row in enumerate(_rows(table))]
    if flag("from_dh: degrees", table["degrees"]):
        doubts = _radian_doubts(rows)
        rows = [_in_radians(i, row) for i, row in enumerate(rows)]
    else:
        doubts = ()
    taken = [row.link_name for row in rows]
    links, made = [Link(_free_name("base", taken))], list[Joint]()

    def fix(wanted: str, taken: Sequence[str], at: Array) -> None:
        """Add a frame fixed in that of the last link."""
        frame = _free_name(wanted, taken)
        made.append(Joint(frame, links[-1].name, frame, "fixed", at))
        links.append(Link(frame))

    if table["base"] is not None:
        fix("base_dh", [*taken, links[0].name], rigid_pose("base", table["base"]))
    for row in rows:
        origin, mount, offset = _placed(standard, row.joint, row.a, row.alpha, row.d, row.theta)
        drive = {key: getattr(row, key) for key in DRIVE} | {"passive": bool(row.passive)}
        drive["static"] = AS_COULOMB if row.static is None else row.static
        ends = (links[-1].name, row.link_name)
        made.append(Joint(row.joint_name, *ends, TYPES[row.joint], origin, mount=mount, offset=offset, **drive))
        links.append(Link(row.link_name, **{key: getattr(row, key) for key in BODY}))
    if table["tool"] is not None:
        fix("tool", [link.name for link in links], rigid_pose("tool", table["tool"]))
    field = frozen(f"robot {name!r}: gravity [m/s2]", table["gravity"], (3,))
    robot = Robot(name, tuple(links), tuple(made), field, (*doubts, *_doubts(rows)), table["source"])
    return model.warn_suspicious_numbers(robot) if _is_odd(robot) else robot


def _rows(table: Mapping[str, Any]) -> list[DHRow]:
    """Return the table's rows from its rows, its columns or both; a value in both is an error."""
    if isinstance(table["rows"], Mapping):
        raise ModelError(_columns_as_rows(table["rows"]))
    given = None if table["rows"] is None else [_entries(i, row) for i, row in enumerate(_sequence("rows", table["rows"]))]
    kinds = None if table["joints"] is None else _kinds(table["joints"])
    n = len(kinds or given or ())
    if kinds is None and not any("joint" in row for row in given or ()):
        raise ModelError(_joints_missing(table, n))
    if given is not None and len(given) != n:
        raise ModelError(f"rows: expected {n}, one per joint, got {len(given)}")
    columns: dict[str, Sequence[Any]] = {}
    for key, default in _DEFAULTS.items():
        many = _PLURAL.get(key, key)
        column = None if table[many] is None else _column(many, kinds if key == "joint" else table[many], n)
        entries = [row.get(key, default) for row in given] if given and any(key in row for row in given) else None
        if entries is not None and column is not None:
            raise ModelError(f"from_dh: {many} is given by rows and as a column; give it once")
        columns[key] = entries or column or [default] * n
    if given is not None and kinds is None:
        columns["joint"] = [_kind_of_row(i, word) for i, word in enumerate(columns["joint"])]
    for key in COLUMNS:
        place = "{key}[{i}]" if given is None or table[key] is not None else "{key} of rows[{i}]"
        columns[key] = [scalar(place.format(key=key, i=i), x) for i, x in enumerate(columns[key])]
    for key, word in (("joint_name", "joint"), ("link_name", "link")):
        columns[key] = [x or f"{word}{i + 1}" for i, x in enumerate(columns[key])]
    return [DHRow(**dict(zip(columns, entries, strict=True))) for entries in zip(*columns.values(), strict=True)]


def _joints_missing(table: Mapping[str, Any], rows: int) -> str:
    """Return the error text for missing joint types: they are never guessed, but counted."""
    columns = (table[_PLURAL.get(key, key)] for key in _DEFAULTS)
    n = rows or max((len(column) for column in columns if hasattr(column, "__len__")), default=0)
    such = f'joints="{"R" * n}" if all {n} are revolute' if 1 < n <= 100 else 'such as joints="RRP"'
    return f'from_dh: joints missing: R (revolute) or P (prismatic) for each, {such}; or rows, such as isodyn.DHRow("R", a=0.5)'


def _columns_as_rows(rows: Mapping[str, Any]) -> str:
    """Return the error text for columns in a dict: each column is a separate argument."""
    such = ", ".join(f"{key}=[...]" for key in rows if key in COLUMNS) or "a=[...]"
    n = max((len(x) for x in rows.values() if isinstance(x, (list, tuple, np.ndarray))), default=0)
    joints = "" if "joints" in rows else f', joints="{"R" * n if 1 < n <= 100 else "RRP"}"'
    return f"rows: expected a sequence of rows, got a dict; columns are arguments: from_dh({such}{joints}, ...)"


def _entries(i: int, row: object) -> dict[str, Any]:
    """Return the entries of a row: of a DHRow, of {name: value}, or of the four numbers a, alpha, d, theta."""
    if isinstance(row, DHRow):
        return {key: value for key, default in _DEFAULTS.items() if (value := getattr(row, key)) is not default}
    if isinstance(row, Mapping):
        for key in row:
            if key in DH_COLUMNS:
                raise ModelError(f"rows[{i}]: here {key} is {DH_COLUMNS[key]}")
            one_of(f"entry of rows[{i}]", key, _DEFAULTS)
        return dict(row)
    numbers = list(row) if isinstance(row, (list, tuple, np.ndarray)) else []
    if len(numbers) != len(COLUMNS):
        raise ModelError(
            f"rows[{i}]: expected isodyn.DHRow(...), a dict such as {{'joint': 'R', 'a': 0.5}}, or (a, alpha, d, theta), "
            f"got {short(row)}"
        )
    return dict(zip(COLUMNS, numbers, strict=True))


def _kinds(joints: object) -> list[str]:
    """Return R or P for every joint of "RRP", "rrp", ["R", "R", "P"] or ["revolute", ...]."""
    kinds = [_kind(word) for word in joints] if isinstance(joints, (str, Sequence)) else []
    if not kinds or "" in kinds:
        raise ModelError(
            f'joints {short(joints)}: expected a string of R (revolute) and P (prismatic), one per joint, such as "RRP", or a list'
        )
    return kinds


def _kind_of_row(i: int, word: object) -> str:
    if not (kind := _kind(word)):
        came = "none" if word is None else short(word)
        raise ModelError(
            f'rows[{i}]: expected a joint, "R" (revolute) or "P" (prismatic), got {came}; give it in all rows, or in none and pass '
            'joints, such as "RRP"'
        )
    return kind


def _kind(word: object) -> str:
    """Return R or P; "" for any other word."""
    return word[:1].upper() if isinstance(word, str) and word.lower() in _WORDS else ""


_WORDS = {*TYPES.values(), *map(str.lower, TYPES)}


def _is_standard(convention: object) -> bool:
    if convention not in ("standard", "modified"):
        raise ModelError(f'convention {convention!r}: use "standard" (frame at the far end) or "modified" (frame at own joint)')
    return convention == "standard"


def _doubts(rows: Sequence[DHRow]) -> tuple[str, ...]:
    """Return a warning for every column whose values look like millimetres or degrees."""
    lines = []
    for key in COLUMNS:
        is_length = key in ("a", "d")
        unit = "m" if is_length else "rad"
        numbers = [(i, x) for i, row in enumerate(rows) if not is_symbolic(x := getattr(row, key))]
        large = [f"{key}[{i}] = {x:g} {unit}" for i, x in numbers if (abs(x) > LONG if is_length else seems_degrees(x))]
        if large:
            more = f" and {len(large) - 3} more" if len(large) > 3 else ""
            remedy = "millimetres? give metres" if is_length else "degrees? give radians, or degrees=True"
            lines.append(f"warning: {', '.join(large[:3])}{more}: {remedy}")
    return tuple(lines)


def _radian_doubts(rows: Sequence[DHRow]) -> tuple[str, ...]:
    """Return a warning if an angle of a table in degrees is a right angle in radians, such as 1.5708."""
    for key in ("alpha", "theta"):
        for i, row in enumerate(rows):
            angle = getattr(row, key)
            if not is_symbolic(angle) and 0 < abs(angle) < 7 and (is_right(angle) or nearly_right(angle)):
                return (f"warning: {key}[{i}] = {angle:g} deg: radians? leave out degrees=True",)
    return ()


def _is_odd(robot: Robot) -> bool:
    """Return whether to run the linter's rules on units and signs; small numbers break none, and the linter takes time to load."""
    limits = [x for joint in robot.dofs for x in (joint.limits.lower, joint.limits.upper) if math.isfinite(x)]
    numbers = [x for x in (*limits, *(x for link in robot.links for x in link.com), *robot.gravity) if not is_symbolic(x)]
    upward = robot.gravity[2]
    large = any(abs(x) > LONG for x in numbers) or any(map(_is_heavy, robot.links))
    return bool(robot.import_notes) or large or (not is_symbolic(upward) and bool(upward > 0))


def _is_heavy(link: Link) -> bool:
    """Return whether mass or inertia may be too large for an arm: no principal moment is above the sum of the diagonal."""
    moments = [float(x) for x in np.diagonal(link.inertia) if not is_symbolic(x)]
    return not is_symbolic(link.mass) and bool(link.mass > HEAVY or sum(moments) > LONG**2 * link.mass)


def _placed(standard: bool, kind: str, a: Scalar, alpha: Scalar, d: Scalar, theta: Scalar) -> tuple[Array, Array, Scalar]:
    """Return (origin, mount, offset) of one DH row."""
    turn, slide, offset = (planar(2, 0.0), d, theta) if kind == "R" else (planar(2, theta), 0.0, d)
    twist = planar(0, alpha)
    if standard:  # origin = Rz(theta) of a prismatic joint; mount = Tz(d) Tx(a) Rx(alpha)
        return pose(turn), pose(twist, (a, 0.0, slide)), offset
    c, s = cos_sin(alpha)  # origin = Rx(alpha) Tx(a), then Tz(d) of a revolute or Rz(theta) of a prismatic joint
    return pose(array(twist @ turn), (a, -s * slide, c * slide)), np.eye(4), offset


def _in_radians(i: int, row: DHRow) -> DHRow:
    """Convert a row in degrees to radians: alpha, theta, and for a revolute joint its limits [deg], [deg/s] and rest."""
    turned: dict[str, Any] = {"alpha": _radians(row.alpha), "theta": _radians(row.theta)}
    if row.joint == "R":
        ends = row.limits
        assert isinstance(ends, Limits)
        turned["rest"] = _radians(scalar(f"rest[{i}]", row.rest))
        lower, upper, speed = map(math.radians, (ends.lower, ends.upper, ends.velocity))
        turned["limits"] = Limits(lower, upper, speed, ends.effort)
    return replace(row, **turned)


def _radians(angle: Scalar) -> Scalar:
    return angle * (math.pi / 180) if is_symbolic(angle) else math.radians(angle)


def _sequence(where: str, given: object, rule: str = "a sequence of rows") -> list[Any]:
    if isinstance(given, (str, Mapping)) or not hasattr(given, "__iter__"):
        raise ModelError(f"{where}: expected {rule}, got {short(given)}")
    return list(given)


def _column(key: str, given: object, n: int) -> list[Any]:
    """Return a column of the table as a list of n entries."""
    rule = f"{n} entries, one per joint"
    found = _sequence(key, given, rule)
    if len(found) != n:
        raise ModelError(f"{key}: expected {rule}, got {len(found)}")
    return found


def _free_name(wanted: str, taken: Sequence[str]) -> str:
    while wanted in taken:
        wanted += "_"
    return wanted


def _limits(i: int, given: Limits | tuple[float, float] | None) -> Limits:
    if given is None or isinstance(given, Limits):
        return given or Limits()
    try:
        lower, upper = given
        return Limits(*(constant(f"limits[{i}]", x, infinite=True) for x in (lower, upper)))
    except (TypeError, ValueError):
        raise ModelError(f"limits[{i}]: expected Limits or (lower, upper), got {given!r}") from None


@dataclass(frozen=True, eq=False)
class DHTable(Compared):
    """A serial arm as DH rows, with everything `from_dh` needs to build it again.

    a, d (n,) [m]; alpha, theta (n,) [rad]; the entry of the joint variable is its offset.  base: DH frame 0 in the root frame;
    tool: the tip in the last DH frame.  mass (n,), com (n, 3), inertia (n, 3, 3) of the bodies (fixed links merged), in the DH
    link frames.  Other fields as in `from_dh`.
    """

    convention: str
    joints: str
    a: Array
    alpha: Array
    d: Array
    theta: Array
    base: Array
    tool: Array
    mass: Array
    com: Array
    inertia: Array
    name: str
    gravity: Array
    joint_names: tuple[str, ...]
    link_names: tuple[str, ...]
    limits: tuple[Limits, ...]
    rotor_inertia: tuple[float, ...]
    gear_ratio: tuple[float, ...]
    viscous: tuple[float, ...]
    coulomb: tuple[tuple[float, float], ...]
    passive: tuple[bool, ...]
    static: tuple[tuple[float, float], ...]
    stiffness: tuple[float, ...]
    rest: tuple[float, ...]

    def robot(self) -> Robot:
        """Return the arm: base pose as a fixed joint to "base_dh", tool pose as a fixed joint to "tool"."""
        fields = {key: getattr(self, key) for key in self.__dataclass_fields__}
        return Robot.from_dh(**fields | {key: None for key in _POSES if is_identity(fields[key])})

    def converted(self, convention: str) -> DHTable:
        """Return the same arm in the other convention, without new numbers: rows are cut elsewhere, joints keep their meaning.

        Between two joints an arm has one a and one alpha.  A standard row ends with them, a modified row begins with them:

        to modified   each row takes a, alpha of the previous row, the first row 0; those of the last row go to the tool
        to standard   each row takes a, alpha of the next row, the last row 0; those of the first row go to the base.  A tool that
                      is only a translation along x and a rotation about x becomes a and alpha of the last row

        theta, d, limits, friction and motors are unchanged; com and inertia are in the frames of the new convention.
        """
        standard = _is_standard(convention)
        if convention == self.convention:
            return self
        across = [pose(planar(0, alpha), (a, 0.0, 0.0)) for a, alpha in zip(self.a, self.alpha, strict=True)]
        base, tool = self.base, self.tool
        if standard:
            a, alpha = self.a[1:].tolist(), self.alpha[1:].tolist()
            base = tidy(base @ across[0]) if self.a[0] or self.alpha[0] else base
            if _is_across(tool):
                a, alpha, tool = [*a, tool[0, 3]], [*alpha, _angle(tool[1, 1], tool[2, 1])], np.eye(4)
            else:
                a, alpha = [*a, 0.0], [*alpha, 0.0]
            moves = [invert_pose(pose(planar(0, twist), (x, 0.0, 0.0))) for x, twist in zip(a, alpha, strict=True)]
        else:
            a, alpha = [0.0, *self.a[:-1].tolist()], [0.0, *self.alpha[:-1].tolist()]
            tool = tidy(across[-1] @ tool) if self.a[-1] or self.alpha[-1] else tool
            moves = across
        placed = [_moved(c, I, invert_pose(T)) for c, I, T in zip(self.com, self.inertia, moves, strict=True)]
        return replace(
            self, convention=convention, a=np.array(a, dtype=float), alpha=np.array(alpha, dtype=float), base=base, tool=tool,
            com=np.array([com for com, _ in placed]), inertia=np.array([inertia for _, inertia in placed]),
        )  # fmt: skip

    def to_dict(self) -> dict[str, object]:
        """Return plain data with all digits: rows a, alpha, d, theta [m, rad] and the poses base and tool, each 4x4."""
        columns = {key: getattr(self, key).tolist() for key in COLUMNS}
        rows = [
            {"joint": name, "type": kind, **{key: values[i] for key, values in columns.items()}}
            for i, (name, kind) in enumerate(zip(self.joint_names, self.joints, strict=True))
        ]
        return {"convention": self.convention, "rows": rows, "base": self.base.tolist(), "tool": self.tool.tolist()}

    @property
    def rows(self) -> tuple[DHRow, ...]:
        """The rows, one per joint, with all data of joint and link."""
        own = {_PLURAL[key]: key for key in ("joint_name", "link_name")} | {key: key for key in (*COLUMNS, *BODY, *DRIVE)}
        return tuple(
            DHRow(kind, **{key: getattr(self, column)[i] for column, key in own.items()}) for i, kind in enumerate(self.joints)
        )

    def __str__(self) -> str:
        return model.text_table(self)

    def _repr_html_(self) -> str:
        return model.html_table(self)


_POSES = ("base", "tool")


def _is_across(T: Array) -> bool:
    """Return whether a pose is only a translation along x and a rotation about x."""
    R = T[:3, :3]
    about_x = R[0, 0] == 1.0 and not any((R[0, 1], R[0, 2], R[1, 0], R[2, 0])) and R[1, 1] == R[2, 2] and R[1, 2] == -R[2, 1]
    return bool(about_x and T[1, 3] == 0.0 and T[2, 3] == 0.0)


def own_rows(robot: Robot) -> tuple[str, list[DHRow]] | None:
    """Return (convention, rows) of an arm whose link frames are those of a DH table, symbols included; None for any other.

    A fixed joint before the rows and one after them are its base and tool.
    """
    chain = list(robot.joints)
    chain = chain[1:] if chain and not chain[0].nv else chain
    chain = chain[:-1] if len(chain) > 1 and not chain[-1].nv else chain
    if not robot.is_serial or not all(joint.nv for joint in chain):
        return None
    tables = []
    for convention in ("standard", "modified"):
        rows = [_own_row(convention == "standard", joint, robot.link(joint.child)) for joint in chain]
        if rows and None not in rows:
            tables.append((convention, [row for row in rows if row is not None]))
    return tables[0] if len(tables) == 1 else None  # a joint without lengths and angles has a row in both conventions


def _own_row(standard: bool, joint: Joint, link: Link) -> DHRow | None:
    """Return the row that describes a joint; None if there is none."""
    T, other = (joint.mount, joint.origin) if standard else (joint.origin, joint.mount)
    R, Z = T[:3, :3], other[:3, :3] if standard else T[:3, :3]
    alpha, theta = _angle(R[2, 2], -R[1, 2]), _angle(Z[0, 0], -Z[0, 1])
    if not _has_row(joint) or list(joint.axis) != [0.0, 0.0, 1.0] or alpha is None or theta is None:
        return None
    a, slide = T[0, 3], T[2, 3]
    if not standard and is_symbolic(alpha):  # T[2, 3] = d cos(alpha)
        slide = slide / R[2, 2]
    elif not standard:
        c, s = cos_sin(alpha)
        slide = c * T[2, 3] - s * T[1, 3]
    kind, place = ("R", {"d": slide, "theta": joint.offset}) if joint.is_revolute else ("P", {"d": joint.offset, "theta": theta})
    origin, mount, _ = _placed(standard, kind, a, alpha, place["d"], place["theta"])
    if not all(_alike(x, y) for x, y in ((origin, joint.origin), (mount, joint.mount))):
        return None
    body = {key: getattr(link, key) for key in BODY} | {key: getattr(joint, key) for key in DRIVE}
    return DHRow(kind, a=a, alpha=alpha, **place, **body, joint_name=joint.name, link_name=link.name)


def _has_row(joint: Joint) -> bool:
    """Return whether a joint is plainly revolute or prismatic."""
    return joint.nv == 1 and not is_symbolic(joint.pitch) and joint.pitch == 0.0


def _angle(cosine: Scalar, sine: Scalar) -> Scalar | None:
    """Return the angle with this cosine and sine: a number, or the argument of the cosine with either sign; None if none."""
    if not is_symbolic(cosine) and not is_symbolic(sine):
        return snapped([math.atan2(sine + 0.0, cosine + 0.0)], ROUNDING)[0]
    operands = cosine.operands if is_symbolic(cosine) else ()
    return next((angle for x in operands for angle in (x, -x) if same(array(cos_sin(angle)), array([cosine, sine]))), None)


def _alike(x: Array, y: Array) -> bool:
    """Return whether two poses are equal up to the rounding of a row."""
    if x.dtype == object or y.dtype == object:
        return same(x, y)
    return bool(np.abs(x - y).max() <= ROUNDING * (1.0 + np.abs(y).max()))


def to_dh(robot: Robot, *, convention: str) -> DHTable:
    """Return the arm as a DH table ("standard" or "modified"); the rebuilt arm has the same dynamics and the same tip.

    An arm has one table in the convention of its frames; the table in the other convention is its conversion.
    """
    _is_standard(convention)
    return _table(robot, own_convention(robot)).converted(convention)


def own_convention(robot: Robot) -> str:
    """Return the DH convention of the arm's link frames; "standard" if they follow neither, or both."""
    along = robot.movable_joints
    if any(joint.parent != before.child for before, joint in pairwise(along)):
        return "standard"
    rows = {standard: all(_own_row(standard, joint, robot.link(joint.child)) for joint in along) for standard in (True, False)}
    return "modified" if rows[False] and not rows[True] else "standard"


def _table(robot: Robot, convention: str) -> DHTable:
    """Return the arm's table, from its link frames if they have DH form, else from the normals between its axes."""
    standard, robot = _is_standard(convention), plain_rotors(robot)
    tree = _numeric_chain(robot)
    bodies = tree.bodies
    # of each body's frame in its parent's, at q = 0
    poses = [pose(body.R, body.p) @ motion(body.axis.astype(float), body.offset, turns=body.turns) for body in bodies]
    frames = _frames(standard, robot, tree, poses)
    rows = []
    for i, body in enumerate(bodies):
        T = invert_pose(frames[i]) @ poses[i] @ frames[i + 1]
        # length scale of the error: the offsets of this joint and of the next, at least 1 m
        size = 1.0 + sum(float(np.abs(near.p.astype(float)).max()) for near in bodies[i : i + 2])
        rows.append(_row(standard, T, body, size))
    a, alpha, d, theta = np.array(rows).T
    placed = [_in_frame(body, frame) for body, frame in zip(bodies, frames[1:], strict=True)]
    on_axis: dict[str, Any] = {key: tuple(getattr(joint, key) for joint in robot.dofs) for key in DRIVE}
    return DHTable(
        convention=convention,
        joints="".join("R" if body.turns else "P" for body in bodies),
        a=a,
        alpha=alpha,
        d=d,
        theta=theta,
        base=tidy(frames[0]),
        tool=tidy(invert_pose(frames[-1]) @ _tip(robot, tree)),
        mass=np.array([body.mass for body in bodies], dtype=float),
        com=np.array([com for com, _ in placed]),
        inertia=np.array([inertia for _, inertia in placed]),
        name=robot.name,
        gravity=robot.gravity,
        joint_names=robot.joint_names,
        link_names=tuple(body.name for body in bodies),
        **on_axis,
    )


def _numeric_chain(robot: Robot) -> Tree:
    """Return the reduced tree if it is a numeric chain of revolute and prismatic joints without couplings and loops."""
    without_symbols(robot)
    for joint in robot.movable_joints:
        if not _has_row(joint):
            raise ModelError(
                f"joint {joint.name!r} is {joint.type}; DH tables have only revolute and prismatic joints; save it as .toml"
            )
    more = {"loops": robot.loops, "couplings": robot.couplings, "a moving base": robot.moving_base}
    if what := next((what for what, found in more.items() if found), None):
        remedy = "robot.uncoupled" if robot.couplings else "robot.with_loops()" if robot.loops else 'robot.with_base("fixed")'
        raise ModelError(f"robot {robot.name!r} has {what}, which a DH table cannot express; use {remedy}")
    tree = reduce_robot(robot)
    if not tree.n:
        raise ModelError(f"robot {robot.name!r} has no movable joint, so it has no DH table")
    for i, body in enumerate(tree.bodies):
        if body.parent != i - 1:
            first = next(other for other in tree.bodies if other.parent == body.parent)
            raise ModelError(
                f"joints {body.joint!r} and {first.joint!r} are carried by one body; a DH table describes a chain without branches"
            )
    return tree


def _tip(robot: Robot, tree: Tree) -> Array:
    """Return the pose of the chain's end in the last body's frame: its only tip, or the last joint's link."""
    last = tree.n - 1
    ends = [name for name in robot.tips if tree.frames[name].body == last]
    return _frame(tree, ends[0] if len(ends) == 1 else tree.bodies[last].name)


def _frame(tree: Tree, name: str) -> Array:
    frame = tree.frames[name]
    return pose(frame.R, frame.p)


def _frames(standard: bool, robot: Robot, tree: Tree, poses: list[Array]) -> list[Array]:
    """Return the poses of DH frames 0..n in the root and in bodies 1..n.

    standard   z_i on axis i+1, x_i meets axis i
    modified   z_i on axis i, x_i meets axis i+1
    """
    bodies, first = tree.bodies, _AxisLine.of_next(tree.bodies[0])
    suits = first.holds_z if standard else first.meets_x
    # the user's frames on the base, with the one that carries the first joint first, then that joint's frame
    there = [_frame(tree, robot.joint(bodies[0].joint).parent), np.eye(4), pose(bodies[0].R, bodies[0].p)]
    frames = [next((T for T in there if suits(T)), pose(frame_with_z(first.direction), first.point))]
    for i, body in enumerate(bodies):
        own, before = _AxisLine.of_own(body), invert_pose(poses[i]) @ frames[i]
        mount = body.mount.astype(float)
        start = before[:3, 3] if standard else own.foot_of_x(before)  # where the previous x axis meets this joint's axis: d = 0
        if i + 1 == len(bodies):
            suits = own.meets_x if standard else own.holds_z
            # in standard DH z_{n-1} is the own axis: all four numbers are 0 in the previous frame
            last = before if standard else _framed(before[:3, 0], own.direction, start)
            frames.append(next((T for T in (mount, _tip(robot, tree)) if suits(T)), last))
            break
        after = _AxisLine.of_next(bodies[i + 1])
        along, across = (after, own) if standard else (own, after)  # z is on `along`, x meets `across`
        if along.holds_z(mount) and across.meets_x(mount):
            frames.append(mount)
            continue
        x, *feet = _common_normal(own, after, mount[:3, 0], float(own.direction @ start))
        frames.append(_framed(x, along.direction, feet[standard]))
    return frames


def _framed(x: Array, z: Array, origin: Array) -> Array:
    """Return a pose from its z axis, a nearly orthogonal x axis, and its origin."""
    x = x - (x @ z) * z
    x = x / np.linalg.norm(x)
    return pose(np.column_stack([x, np.cross(z, x), z]), origin)


@dataclass(frozen=True, eq=False)
class _AxisLine:
    """A joint axis in a body's coordinates: a point and a unit direction."""

    point: Array
    direction: Array

    @staticmethod
    def of_own(body: Body) -> _AxisLine:
        return _AxisLine(np.zeros(3), body.axis.astype(float))

    @staticmethod
    def of_next(body: Body) -> _AxisLine:
        return _AxisLine(body.p.astype(float), (body.R @ body.axis).astype(float))

    def holds_z(self, T: Array) -> bool:
        """Return whether the z axis of T is on this line with the same direction."""
        gap = T[:3, 3] - self.point
        size = 1.0 + np.abs(self.point).max()
        return bool(np.abs(T[:3, 2] - self.direction).max() <= SAME and np.abs(np.cross(gap, self.direction)).max() <= SAME * size)

    def meets_x(self, T: Array) -> bool:
        """Return whether the x axis of T meets this line at a right angle."""
        x, gap = T[:3, 0], T[:3, 3] - self.point
        size = 1.0 + np.abs(self.point).max()
        return bool(abs(x @ self.direction) <= SAME and abs(np.cross(x, self.direction) @ gap) <= SAME * size)

    def foot_of_x(self, T: Array) -> Array:
        """Return the point of this line nearest to the x axis of T, which is orthogonal to it."""
        foot: Array = self.point + (self.direction @ (T[:3, 3] - self.point)) * self.direction
        return foot


def _common_normal(own: _AxisLine, after: _AxisLine, hint: Array, height: float) -> tuple[Array, Array, Array]:
    """Return (unit normal from own to after, its foot on own, its foot on after); own passes through the origin.

    hint    direction of the normal if the axes intersect or coincide
    height  position of the normal along own if the axes are parallel
    """
    u, v, p = own.direction, after.direction, after.point
    normal = np.cross(u, v)
    sine = float(np.linalg.norm(normal))
    size = 1.0 + np.abs(p).max()
    if sine > SAME:
        x = normal / sine
        distance = float(x @ p)
        flip = distance < 0 if abs(distance) > SAME * size else x @ hint < 0
        x = -x if flip else x
        # p + t v = s u + distance x, cross products with v and with u
        s, t = (float(np.cross(p, w) @ normal) / sine**2 for w in (v, u))
        return x, s * u, p + t * v
    across = p - (p @ u) * u
    foot = height * u
    if np.linalg.norm(across) > SAME * size:
        return across / np.linalg.norm(across), foot, foot + across
    flat = hint - (hint @ u) * u
    return (flat if np.linalg.norm(flat) > 0.5 else frame_with_z(u)[:, 0]), foot, foot


def _row(standard: bool, T: Array, body: Body, size: float) -> tuple[float, float, float, float]:
    """Return (a, alpha, d, theta) of a pose of DH form; raise an error with the deviation for other poses."""
    if standard:
        theta, alpha = math.atan2(T[1, 0] + 0.0, T[0, 0] + 0.0), math.atan2(T[2, 1] + 0.0, T[2, 2] + 0.0)
        d, a = T[2, 3], math.cos(theta) * T[0, 3] + math.sin(theta) * T[1, 3]
    else:
        theta, alpha = math.atan2(-T[0, 1] + 0.0, T[0, 0] + 0.0), math.atan2(-T[1, 2] + 0.0, T[2, 2] + 0.0)
        a, d = T[0, 3], math.cos(alpha) * T[2, 3] - math.sin(alpha) * T[1, 3]
    a, d = (0.0 if abs(length) <= ROUNDING * size else float(length) for length in (a, d))
    alpha, theta = snapped((alpha, theta), ROUNDING)
    origin, mount, offset = _placed(standard, "R", a, alpha, d, theta)
    miss = np.abs(origin @ pose(planar(2, offset)) @ mount - T)
    miss[:3, 3] += np.finfo(float).eps * max(abs(a), abs(d))  # cancellation for a distant frame
    if miss[:3, :3].max() > MISS or miss[:3, 3].max() > MISS * size:
        raise ModelError(
            f"joint {body.joint!r}: its axis is almost parallel to its neighbour's, so their common normal is {abs(d):.3g} m away "
            f"and the DH row has an error of {miss.max():.2g}; make the axes exactly parallel (from_urdf has snap=)"
        )
    return a + 0.0, alpha + 0.0, d + 0.0, theta + 0.0


def _in_frame(body: Body, frame: Array) -> tuple[Array, Array]:
    """Return the body's (com, inertia) in a frame fixed to it."""
    return _moved(body.com.astype(float), body.inertia.astype(float), frame)


def _moved(com: Array, inertia: Array, frame: Array) -> tuple[Array, Array]:
    """Return (com, inertia) in a frame of the body."""
    R, p = frame[:3, :3], frame[:3, 3]
    inertia = R.T @ inertia @ R
    return cleaned(R.T @ (com - p), max(np.abs(com).max(), np.abs(p).max())), cleaned((inertia + inertia.T) / 2)
