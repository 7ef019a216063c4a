"""The command line as a table: a row for each verb with its options, and the parser made of the rows.

A verb runs a function of this folder, "file:function", which is imported only then: help and completion need neither NumPy nor
llvmlite.
"""

from __future__ import annotations

import argparse
import difflib
import math
import re
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, NoReturn, TypeVar

from isodyn import __version__
from isodyn.backends.targets import TARGETS
from isodyn.model.quantities import QUANTITIES, VECTORS, by_symbol

#: --which -> symbol of the result
WHICH = {row.term: row.symbol for row in QUANTITIES.values() if row.term}
#: verb -> (symbols of the quantities it may give, what it does)
EVALUATED = {
    "inverse": (("tau",), "torques from q, qd, qdd"),
    "forward": (("qdd",), "accelerations from q, qd, tau"),
    "matrix": (tuple(WHICH.values()), "inertia matrix M, Coriolis matrix C, gravity torques g, bias C qd + g + friction + springs"),
    "energy": (("kinetic", "potential"), "kinetic and potential energy"),
    "pose": (("pose",), "pose of a frame in the root frame"),
    "jacobian": (("J",), "Jacobian of a frame"),
}
#: kind of a trajectory -> what it is
KINDS = {
    "cycloidal": "--from, --to, --duration; no velocity or acceleration at the ends",
    "cubic": "--from, --to, --duration; at rest at the ends",
    "quintic": "--from, --to, --duration; no velocity or acceleration at the ends",
    "trapezoidal": "--from, --to, --velocity, --acceleration; constant velocity between ramps",
    "fourier": "random harmonics within the joints' range: --duration, --harmonics, --seed",
    "waypoints": "--from, --via ..., --to, or --input; as fast as limits allow",
    "samples": "--input: the columns t, q of a table, and qd, qdd where it has them",
    "line": "from the pose at --from to --point, --rpy; --speed or --duration",
    "circle": "from the pose at --from about --centre, --axis by --angle; --speed or --duration",
}
INTEGRATORS = ("rk4", "rkf45", "rosenbrock", "abm", "semi-implicit-euler", "momentum", "RK45", "DOP853", "Radau", "LSODA")
CONTROLS = ("pd", "pd-gravity", "pid", "computed-torque", "impedance")
EQUATIONS = ("M", "C", "g", "tau", "kinetic_energy", "potential_energy", "lagrangian")
FORMATS = ("toml", "urdf", "dh")
FOLDER = "reproduced"
SHELLS = ("bash", "zsh", "fish")
_FLOATS = ("float64", "float32")
_REFERENCES = ("world-aligned", "local", "world")
_BASES = ("floating", "fixed", "moving")


class Option(NamedTuple):
    """An argument: its name, what argparse is told of it, and whether it excludes others, one of which may be "required"."""

    name: str
    settings: dict[str, Any]
    excludes: str = ""


class Verb(NamedTuple):
    """A verb: the function it runs, what it does, the robot it takes, its options besides --json, and more lines of its help."""

    run: str
    what: str
    robot: Option | None = None
    options: Sequence[Option] = ()
    more: str = ""


def _flag(name: str, what: str) -> Option:
    return Option(name, {"action": "store_true", "help": what})


def _value(name: str, metavar: str, what: str, kind: Callable[[str], object] = str, default: object = None) -> Option:
    return Option(name, {"type": kind, "default": default, "metavar": metavar, "help": what})


def _choice(name: str, choices: Sequence[str], what: str, default: str | None = None, metavar: str | None = None) -> Option:
    return Option(name, {"choices": choices, "default": default, "metavar": metavar, "help": what})


def _words(name: str, what: str, metavar: str = "X", default: Sequence[str] | None = None, *, repeated: bool = False) -> Option:
    action = "append" if repeated else "store"
    return Option(name, {"nargs": "+", "action": action, "default": default, "metavar": metavar, "help": what})


def _robot(default: str = "", more: str = "") -> Option:
    what = f"a name from `isodyn robots`, or a .urdf, .toml or MJCF .xml file{f' (default {default})' if default else more}"
    optional = {"nargs": "?", "default": default or None} if default or more else {}
    return Option("robot", {**optional, "metavar": "ROBOT", "help": what})


def _exclusive(*options: Option, required: bool = False) -> list[Option]:
    return [option._replace(excludes="required" if required else "optional") for option in options]


T = TypeVar("T", int, float)


def _number(kind: Callable[[str], T], rule: str, good: Callable[[T], bool] = math.isfinite) -> Callable[[str], T]:
    """What reads a number from a word; its errors say the rule."""

    def read(text: str) -> T:
        try:
            value = kind(text)
            fits = good(value)
        except (ValueError, OverflowError):  # no number, or one of more digits than Python reads
            fits = False
        if not fits:
            shown = text.strip() if len(text) <= 60 else f"{text[:57]}..."
            raise argparse.ArgumentTypeError(f"expected {rule}, got {shown!r}")
        return value

    return read


_whole = _number(int, "a whole number", lambda n: True)
_at_least_one = _number(int, "a whole number of at least 1", lambda n: n >= 1)
_port = _number(int, "a port from 1024 to 65535", lambda n: 1024 <= n <= 65535)
_positive = _number(int, "a whole number of at least 2", lambda n: n >= 2)
_real = _number(float, "a number", lambda x: True)
_seconds = _number(float, "a positive number of seconds", lambda x: 0 < x < math.inf)
_factor = _number(float, "a positive number", lambda x: 0 < x < math.inf)
_share = _number(float, "a share of at least 0, such as 0.01", lambda x: 0 <= x < math.inf)
_part = _number(float, "a number from 0 to 1", lambda x: 0 <= x <= 1)


_STATE = {
    "q": "joint positions [rad|m], apart by commas or spaces; or some by name, such as base.z=0.5 elbow=1",
    "qd": "joint velocities [rad/s|m/s] (default 0)",
    "qdd": "joint accelerations [rad/s2|m/s2] (default 0)",
    "tau": "joint torques [N m|N] (default 0)",
}
_WRENCH = (
    _words(
        "--wrench",
        "fx,fy,fz,nx,ny,nz [N, N m] exerted on the tip (or the link FRAME) by the outside, in its frame; may be repeated",
        "[FRAME=]X", repeated=True,
    ),
    _value("--frame", "LINK", "the link on which a wrench without a name acts (default: the only tip)"),
)  # fmt: skip
_BASE = _choice("--base", _BASES[:2], "what the robot stands on: a base that floats, or none (default: as it comes)")
_MOVED = (
    _choice("--base", _BASES, "what the robot stands on: a base that floats, none, or one that is moved (default: as it comes)"),
    _words("--base-pose", "of a moving base: x,y,z [m] and a quaternion x,y,z,w, or roll,pitch,yaw [rad] (default 0)"),
    _words("--base-twist", "of a moving base: vx,vy,vz,wx,wy,wz [m/s, rad/s], in its own axes (default 0)"),
    _words("--base-acceleration", "the rates of these [m/s2, rad/s2] (default 0)"),
)
_MIMIC = _choice(
    "--mimic", ("couple", "free"),
    "what joints that follow others become: coupled, without an entry in q; or free (default couple)", "couple",
)  # fmt: skip
_CLOSE = Option("--close", {
    "nargs": "*", "metavar": "JOINT",
    "help": "take the state nearest to q, qd that closes the robot's loops, and print it; these joints stay where they are",
})  # fmt: skip
_METHOD = _value("--method", "NAME", "formulation (default: the cheapest)")
_DTYPE = _choice("--dtype", _FLOATS, "number type (default float64)", "float64")
_DRIVES = (_flag("--no-motors", "leave rotor inertia out"), _flag("--no-friction", "leave joint friction out"))
_PAGE = _value("--output", "PAGE.html", "also write one self-contained page with plots")
_OPEN = _flag("--open", "open the page in the browser")


def _evaluated(verb: str) -> Verb:
    """A verb of states: where they come from, how they are computed with, where results go."""
    symbols, what = EVALUATED[verb]
    rows = [by_symbol(symbol) for symbol in symbols]
    vectors = [name for name in VECTORS if any(name in row.inputs for row in rows)]
    table = f"states from a CSV or NPZ file, columns or arrays {', '.join(vectors)}; - reads standard input"
    options = [
        *_exclusive(_words("--q", _STATE["q"]), required=True),
        *(_words(f"--{name}", _STATE[name]) for name in vectors[1:]),
        *_exclusive(_value("--input", "FILE", table), required=True),
        _value("--output", "FILE", "write states and results to a .csv or .npz file (-: CSV, standard output)"),
        _flag("--results-only", "write results without the states"),
        _flag("--deg", "angles in degrees, in and out (q, qd, qdd; matrices stay as they are)"),
        _CLOSE,
    ]
    if verb == "inverse":
        options.append(_words("--actuators", "the joints with motors, which move the loops; no torque elsewhere", "JOINT"))
    if rows[0].loads:
        options += _WRENCH
    if rows[0].term:
        options.append(_words("--which", f"terms to compute: {', '.join(WHICH)} (default mass)", "TERM", ["mass"]))
    if "frame" in rows[0].options:
        options.append(_value("--frame", "LINK", "the link whose frame it is (default: the only tip)"))
    if "reference" in rows[0].options:
        options.append(_choice("--reference", _REFERENCES, "axes and point (default world-aligned)", _REFERENCES[0]))
    options.append(_words("--parameters", "other model numbers, such as link6.mass=2.5", "NAME=VALUE"))
    return Verb("evaluate:evaluate", what, _robot(), [*options, *_MOVED, _METHOD, _DTYPE, *_DRIVES])


_TABLE_OF_POSES = (
    "targets from a CSV file (columns x .. yaw, or p_x .. R_3_3 as `isodyn pose` writes) or an NPZ file (array pose); "
    "- reads standard input"
)
_PIECES = "pieces such as saha-9.8, or a source (saha, mata, turney, laus, celentano) for all of its pieces (default: everything)"
_GENERAL = "; a number of joints, for the general arm with symbols for parameters; or general, for polynomials in n"
_PUBLISHED = "tables of the sources with our counts and the differences: all of them, or by key, such as mata-1"

_BEAMS = (
    _words("--beam", "a link that bends, and how; may be repeated", "LINK", repeated=True),
    _value("--sublinks", "N", "elastic joints of each (default 5)", _at_least_one, 5),
)
_BEAM_WORDS = """

beams:
  --beam LINK EI=833 mass_per_length=0.79    stiffness [N m2], mass [kg/m] (default: the link's own, spread evenly);
                                             EI2=, GJ= where it bends both ways and twists, rotary=A,B,C [kg m], damping= [s]
  --beam LINK tube=0.02,0.002 material=steel     radius and wall [m]; or rectangle=0.04,0.004, width along the axis, height
  tip=X,Y,Z, axis=X,Y,Z   where it ends and about which axis it bends, in the link's frame;  planar=yes   about that axis alone"""

VERBS = {
    "robots": Verb("models:robots", "list the robots that come with isodyn"),
    "show": Verb("models:describe", "show a robot as tables", _robot()),
    "check": Verb("models:check", "look for mistakes in a robot's numbers; fails on errors", _robot(), [
        _flag("--strict", "fail on warnings too"),
        _flag("--quiet", "leave notes out of the table"),
    ]),
    "convert": Verb("models:convert", "write a robot in another format", _robot(), [
        _value("target", "OUT", "ends in .toml, .urdf, or .dh or .txt (a DH table for people); - writes to standard output"),
        _choice("--format", FORMATS, "instead of the file's ending"),
        _choice("--convention", ("standard", "modified"), "of a DH table; never guessed"),
    ]),
    **{verb: _evaluated(verb) for verb in EVALUATED},
    "mobility": Verb("evaluate:mobile", "what can still move at a pose of a robot with loops", _robot(), [
        _words("--q", "joint positions [rad|m] that close the loops (default 0)"),
        _flag("--deg", "--q in degrees"),
        _CLOSE,
        _words("--actuators", "the joints with motors: what do they leave undriven there?", "JOINT"),
    ]),
    "flexible": Verb("vibration:flexible", "write a robot some of whose links bend", _robot(), [
        _value("target", "OUT", "ends in .toml; - writes to standard output"),
        *_BEAMS,
    ], _BEAM_WORDS),
    "modes": Verb("vibration:modes", "frequencies, damping and shapes of a robot's vibrations", _robot(), [
        _words("--q", "joint positions [rad|m] about which it vibrates (default 0)"),
        _flag("--deg", "--q in degrees"),
        _words("--held", "joints that do not move, such as motors that hold", "JOINT", ()),
        _flag("--equilibrium", "first to where springs and gravity balance, the held joints staying where they are"),
        _value("--count", "N", "modes to print (default 12)", _at_least_one, 12),
        *_BEAMS,
        _value("--animate", "FILE", "write a moving picture of a mode, .html or .gif"),
        _value("--mode", "K", "of the picture (default 1)", _at_least_one, 1),
    ], _BEAM_WORDS),
    "trajectory": Verb("motions:trajectory", "a motion as a table of t, q, qd, qdd", _robot(), [
        _choice("--kind", tuple(KINDS), "one of those above (default cycloidal)", "cycloidal", "KIND"),
        Option("--from", {
            "nargs": "+", "dest": "start", "metavar": "X", "help": "first joint positions [rad|m] (default: those of a study)",
        }),
        _words("--to", "last joint positions [rad|m] (default: those of a study)"),
        _words("--via", "joint positions between; may be repeated", repeated=True),
        Option("--close", {
            "nargs": "*", "metavar": "JOINT",
            "help": "take the poses nearest to these that close the robot's loops; these joints stay where they are",
        }),
        _value("--input", "FILE", "waypoints (columns q) or samples (columns t, q, qd, qdd) from a CSV table"),
        _value("--duration", "T", "[s] (default 10 where nothing else decides)", _seconds),
        _flag("--limits", "as fast as the robot's limits of velocity and torque allow"),
        _words("--velocity", "limits [rad/s|m/s], one for all joints or one each"),
        _words("--acceleration", "limits [rad/s2|m/s2], one for all joints or one each; of a line or circle [m/s2]"),
        _words("--torque", "limits [N m|N], one for all joints or one each"),
        _value("--harmonics", "N", "of fourier (default 5)", _positive, 5),
        _value("--seed", "N", "of fourier (default 0)", _whole, 0),
        _value("--speed", "V", "of a line or circle [m/s]", _real),
        _words("--point", "where a line ends: x,y,z [m] in the root frame"),
        _words("--rpy", "attitude where a line ends: roll, pitch, yaw [rad] (default: it stays)"),
        _words("--centre", "a point of a circle's axis: x,y,z [m]"),
        _words("--axis", "direction of a circle's axis (default 0,0,1)"),
        _value("--angle", "A", "of a circle [rad] (default a whole turn)"),
        _choice("--attitude", ("fixed", "turning"), "along a circle (default fixed)", "fixed"),
        _choice("--task", ("pose", "position"), "what of a line or circle counts (default pose)", "pose"),
        _value("--frame", "LINK", "the link that follows a line or circle (default: the only tip)"),
        *_exclusive(
            _value("--samples", "N", "number of rows (default 201)", _positive),
            _value("--dt", "S", "time between rows [s]", _seconds),
        ),
        _flag("--deg", "angles in degrees, in and out"),
        _value("--output", "FILE", "write a .csv or .npz file instead of CSV to standard output"),
        _value("--plot", "FILE", "also draw q, qd and qdd, as .svg or .png"),
    ], "\n\nkinds:\n" + "\n".join(f"  {kind:<13}{what}" for kind, what in KINDS.items())),
    "ik": Verb("ik:ik", "joint positions that bring a frame to target poses", _robot(), [
        *_exclusive(
            _words("--pose", "x,y,z [m], roll,pitch,yaw [rad] (turns about fixed x, y, z)"),
            _words("--position", "x,y,z [m]; the orientation does not matter"),
            _words("--matrix", "a 4 x 4 pose by rows: 16 numbers, or 12 without the last row"),
            _value("--input", "FILE", _TABLE_OF_POSES),
            required=True,
        ),
        _value("--output", "FILE", "write a .csv or .npz file (-: CSV, standard output)"),
        _flag("--all", "all solutions, not one"),
        _value("--frame", "LINK", "the link whose frame is to get there (default: the only tip)"),
        _words("--q0", "joint positions to begin at; the solution nearest to them is chosen"),
        _flag("--deg", "angles in degrees, in and out"),
        _flag("--no-limits", "leave the joint limits out"),
        _words("--limits", "other limits, also for joints that have none", "JOINT=A,B"),
        Option("--tolerance", {
            "nargs": 2, "type": _real, "default": [1e-9, 1e-9], "metavar": ("M", "RAD"),
            "help": "largest errors that count as none [m], [rad] (default 1e-9 1e-9)",
        }),
        _value("--seeds", "N", "postures to begin a search from (default 127)", _positive, 127),
    ]),
    "simulate": Verb("motions:simulate", "the motion of a robot from an initial state", _robot(), [
        _words("--q", "initial positions [rad|m] (default 0, or the start of --trajectory)"),
        _words("--qd", "initial velocities [rad/s|m/s] (default 0, or those of --trajectory)"),
        _flag("--deg", "--q, --qd and --target in degrees"),
        *_MOVED,
        _CLOSE,
        _value("--t", "T", "duration [s] (default 1, or that of --trajectory)", _seconds),
        _value("--samples", "N", "rows of the result (default 201)", _positive, 201),
        *_exclusive(
            _words("--tau", "constant torques [N m|N] (default: none, free fall)"),
            _value("--torques", "FILE", "torques over time from a CSV table with columns t, tau_1, tau_2, ..."),
            _choice("--control", CONTROLS, f"{', '.join(CONTROLS)}: around --target, or along --trajectory", metavar="NAME"),
        ),
        _flag("--hold", "keep a row of --torques until the next (default: straight lines)"),
        _words("--kp", "gains of the controller, one or one for each joint; of impedance one, or six: shifts, then turns"),
        _words("--kd", "damping of the controller, as --kp"),
        _words("--ki", "gains of the integral of pid, one or one for each joint"),
        _words("--target", "positions the controller goes to (default 0)"),
        _value("--trajectory", "FILE", "the motion it follows: a CSV table with columns t, q, and qd, qdd where it has them"),
        _WRENCH[0],
        _value("--frame", "LINK", "that impedance moves, and on which a wrench without a name acts (default: the only tip)"),
        _choice("--integrator", INTEGRATORS, "integrator (default rkf45)", "rkf45"),
        _value("--rtol", "X", "relative tolerance (default 1e-8)", _real, 1e-8),
        _value("--atol", "X", "absolute tolerance (default 1e-10)", _real, 1e-10),
        _value("--dt", "H", "step of fixed-step integrators [s] (default 0.001)", _seconds),
        _choice("--limits", ("record", "stop", "bounce"), "what happens when a joint reaches the end of its range"),
        _value("--restitution", "X", "part of the speed kept by --limits bounce (default 0.5)", _part),
        _words("--effort", "largest torques [N m|N], one, one for each joint, or 'robot'"),
        _flag("--clearance", "also report links that pass through each other"),
        _METHOD,
        *_DRIVES,
        _value("--output", "FILE", "write the motion to a .csv or .npz file"),
        _value("--plot", "FILE", "write a figure, .svg, .png or .pdf"),
        _value("--animate", "FILE", "write a moving picture, .html or .gif"),
    ]),
    "animate": Verb("motions:animate", "a moving picture of a simulated motion, or of a robot's fall", None, [
        _value("source", "FILE|ROBOT", "what `isodyn simulate --output FILE.npz` wrote, or a robot to let fall"),
        _value("--output", "FILE", "an .html page or a .gif (default: beside the file or named like the robot)"),
        _value("--speed", "X", "of the motion; 0.5 is half speed (default 1)", _factor, 1.0),
        _value("--t", "T", "how long a robot falls [s] (default 3)", _seconds, 3.0),
        _value("--trajectory", "FILE", "the robot makes this motion instead: a CSV table with columns t, q"),
        _BASE,
        _OPEN,
    ]),
    "workspace": Verb("motions:workspace", "where a frame of a robot gets, in numbers and as a picture", _robot(), [
        _value("--frame", "LINK", "the link whose frame it is (default: the only tip)"),
        _value("--samples", "N", "random postures (default 100000)", _positive, 100_000),
        _value("--seed", "K", "of the postures (default 0)", _whole, 0),
        _value("--output", "FILE", "also draw it, as .svg, .png or .pdf"),
    ]),
    "count": Verb("count:count", "operations per evaluation, beside what the papers say", _robot(more=_GENERAL), [
        _value("--method", "NAME", "only this method"),
        _value("--quantity", "NAME", "only this quantity, such as inverse_dynamics"),
        _words("--reduce", "also with these reductions, such as frames", "NAME", ()),
        _flag("--bias-given", "forward dynamics from phi = tau - h, the bias h not counted"),
        _flag("--annotate", "the formulation file with its cost beside every line"),
        Option("--tables", {"nargs": "*", "metavar": "KEY", "help": _PUBLISHED}),
    ]),
    "compare": Verb("studies:compare", "agreement, operations and time of every method", _robot(), [
        _words("--quantity", "only these, such as mass_matrix (default: all that several give)", "NAME"),
        _words("--method", "only these methods (default: all)", "NAME"),
        _PAGE,
        _value("--csv", "FILE", "also write a table with a line per quantity and method"),
        _value("--states", "N", "random states to compare at (default 64)", _at_least_one, 64),
        _value("--seed", "K", "of the random states (default 0)", _whole, 0),
        _flag("--no-speed", "leave the measurement of time out"),
        _flag("--no-curves", "leave operations against the number of joints out"),
    ]),
    "terms": Verb("studies:terms", "which terms of M, C and g matter; a model without the others", _robot(), [
        _value(
            "--keep", "TOL", "leave terms below this share of their joint's largest torque out of the reduced model (default 0.01)",
            _share, 0.01,
        ),
        _choice("--form", ("lagrange", "newton-euler"), "M_ij, C^i_jk, g_i, or link by link (default lagrange)", "lagrange"),
        _value("--input", "FILE", "the motion, as columns t, q, qd, qdd of a CSV table (default: that of a study)"),
        _value("--duration", "T", "of the motion [s] (default 10, or that of the table)", _seconds),
        _value("--samples", "N", "states along the motion (default 201)", _positive, 201),
        _flag("--all", "print every term (default: the largest 30)"),
        _value("--output", "FILE", "also write a page (.html) or a map of the shares (.png, .svg)"),
        *_DRIVES,
    ]),
    "equations": Verb("equations:equations", "the equations of motion, as formulas one can read", _robot(), [
        _choice(
            "--form", ("auto", "sums", "products", "listing"), "cos(q1 + q2), cos(q1) cos(q2), or a program (default auto)", "auto"
        ),
        _words("--quantity", f"only these, of {', '.join(EQUATIONS)} (default M C g tau)", "NAME"),
        _flag("--grouped", "inertial parameters grouped into base parameters"),
        _value("--digits", "N", "significant digits of numbers (default: all)", _at_least_one),
        *_exclusive(
            _flag("--latex", "print LaTeX"), _flag("--html", "print a page"), _flag("--python", "print a Python module"),
        ),
        _value("--output", "FILE", "write a .html, .tex, .txt, .py or .json file"),
        _METHOD,
    ]),
    "export": Verb("exporting:export", "a robot's quantities as code for programs elsewhere", _robot(), [
        _words("--quantity", "what to compute, a function each (default inverse_dynamics)", "NAME", ["inverse_dynamics"]),
        _choice("--target", tuple(TARGETS), "what to write: one of those above (default wasm)", "wasm", "TARGET"),
        Option("--output", {"required": True, "metavar": "FILE", "help": "the file to write"}),
        _words("--parameters", "model numbers that become inputs, such as link6.mass", "NAME", ()),
        _words("--loads", "links on which outside wrenches act, each an input wrench:LINK", "LINK", ()),
        _value("--frame", "LINK", "of pose and jacobian: the link whose frame it is (default: the only tip)"),
        _METHOD,
        *_DRIVES,
    ], "\n\ntargets:\n" + "\n".join(f"  {row.key:<13}{row.title} ({row.ending})" for row in TARGETS.values())),
    "stability": Verb("studies:stability", "rounding errors of every method against 50 digits", _robot(), [
        _words("--method", "only these methods (default: all that give the quantity)", "NAME"),
        _value("--quantity", "NAME", "(default forward_dynamics)", default="forward_dynamics"),
        _value("--sweep", "JOINT", "take this joint through its range, at rest and without torques (default: random states)"),
        _value("--states", "N", "number of states (default 64)", _at_least_one, 64),
        _value("--seed", "K", "of random states (default 0)", _whole, 0),
        Option("--dtype", {
            "nargs": "+", "choices": _FLOATS[::-1], "default": list(_FLOATS[::-1]), "help": "number types (default both)",
        }),
        _value("--digits", "N", "of the reference (default 50)", _at_least_one, 50),
        Option("--reduce", {
            "nargs": "+", "choices": ("frames", "base-parameters", "factoring"), "default": [], "metavar": "NAME",
            "help": "reductions of the kernels",
        }),
        _value("--plot", "FILE", "also draw errors and condition number, as .svg or .png"),
    ]),
    "bench": Verb("studies:bench", "time per state here, beside Pinocchio when installed", _robot("ur5"), [
        _value("--states", "N", "states in a batch (default 100000)", _positive, 100_000),
        _DTYPE,
    ]),
    "certify": Verb("studies:certify", "what can be proved about a robot's dynamics, as a page and a record", _robot(more=" "), [
        _value("--output", "PAGE.html", "also write one self-contained page"),
        _value("--record", "FILE.json", "also write the record, which --check reads (--json prints it)"),
        _value("--check", "FILE.json", "make the certificate of a record again and compare; fails when it does not stand"),
        _value("--states", "N", "random states to compare numbers at (default 16)", _at_least_one),
        _value("--seed", "K", "of the random states (default 0)", _whole),
    ]),
    "doctor": Verb("studies:doctor", "host, versions, cache, and a self-check of a few seconds"),
    "study": Verb("studies:study", "torques along Saha's trajectory, agreement, counts, speed", _robot("puma560"), [
        _PAGE,
        _OPEN,
        _value("--duration", "T", "of the trajectory [s] (default 10)", _seconds, 10.0),
        _value("--samples", "N", "states along the trajectory (default 201)", _positive, 201),
        _flag("--no-speed", "leave the measurement of speed out"),
        _flag("--all", "print every table: differences, operations and speed"),
    ]),
    "reproduce": Verb("studies:reproduce", "examples, tables and figures of the sources, beside what they print", None, [
        Option("piece", {"nargs": "*", "metavar": "PIECE", "help": _PIECES}),
        _value("--output", "FOLDER", f"where the pages go (default: {FOLDER} for several pieces, none for one)"),
        _flag("--list", "list what can be reproduced, and stop"),
        _flag("--open", "open the index in the browser"),
    ]),
    "workbench": Verb("workbench:workbench", "robot dynamics in the browser: served by this machine to itself, or a file",
        _robot(more="; also a document, a link to one, or a zip with meshes (default: a library to choose from)"), [
        _value("--port", "N", "of the server (default: the usual one where it is free, else any)", _port),
        _flag("--no-open", "print the link, and open no browser"),
        _value("--published", "URL", "links to documents begin with this address of a page that --file wrote and you published "
               "(default: ISODYN_PUBLISHED)"),
        _value("--file", "PAGE.html", "write one page that needs no server, and stop"),
        _flag("--methods", "with --file: the kernels of all formulations come along, for races"),
        _flag("--equations", "with --file: M, C and g come along as formulas"),
    ]),
    "completion": Verb("completion:completion", "print a completion script for a shell", None, [
        _choice("shell", SHELLS, "the shell"),
    ]),
}  # fmt: skip


#: verb -> the examples of its help page; a test runs every one, in a folder with a motion.csv, a states.npz and an arm.urdf
EXAMPLES = {
    "": """
  isodyn study                                         torques, agreement, counts and speed of the Puma 560
  isodyn show ur5                                      a robot as tables
  isodyn check arm.urdf                                what is odd about a robot's numbers
  isodyn inverse puma560 --q 0,45,-30,0,20,0 --deg     torques that hold a pose
  isodyn inverse two-link --input motion.csv --output torques.csv
""",
    "robots": """
  isodyn robots                                        names, with a line on each
  isodyn robots --json
""",
    "show": """
  isodyn show ur5                                      a robot of the catalogue
  isodyn show arm.urdf                                 a robot of your own
  isodyn show chain-20 --json                          a chain of 20 links, every number
""",
    "check": """
  isodyn check arm.urdf                                errors, warnings and notes, with remedies
  isodyn check iiwa14 --strict                         fails on warnings too: for a continuous-integration job
  isodyn check arm.urdf --json --quiet
""",
    "convert": """
  isodyn convert ur5 ur5.urdf                          what other tools read
  isodyn convert arm.urdf arm.toml                     nothing is lost
  isodyn convert puma560 puma.dh --convention standard
  isodyn convert stanford - --format toml              to standard output
""",
    "inverse": """
  isodyn inverse puma560 --q 0,45,-30,0,20,0 --deg     torques that hold a pose
  isodyn inverse ur5 --q 0 -1.5 1 0 0 0 --qdd 1 0 0 0 0 0
  isodyn inverse two-link --input motion.csv           a state per line; results on standard output
  isodyn inverse two-link --input motion.csv --output torques.npz --results-only
  cat motion.csv | isodyn inverse two-link --input - --output torques.csv
  isodyn inverse ur5 --q 0,0,0,0,0,0 --wrench 0,0,-20,0,0,0
  isodyn inverse puma560 --q 0,0,0,0,0,0 --wrench link3=0,0,-20,0,0,0 --parameters link6.mass=2.5 gravity=0,0,-1.62
  isodyn inverse four-bar --q 0,0,0 --actuators crank  of the motors that move a loop
  isodyn inverse ur5 --q shoulder_lift_joint=-1.5 --base moving --base-acceleration 0,0,1,0,0,0
""",
    "forward": """
  isodyn forward two-link --q 0.3,0.8 --tau 1,0        accelerations under torques
  isodyn forward two-link --input states.npz --output accelerations.csv
  isodyn forward puma560 --q 0,45,-30,0,20,0 --deg --no-friction --json
  isodyn forward four-bar --q 1,0,0 --close crank      at the state nearest to it that closes the loop
""",
    "matrix": """
  isodyn matrix ur5 --q 0,-1.5,1,0,0,0                 inertia matrix
  isodyn matrix ur5 --which coriolis --q 0,-1.5,1,0,0,0 --qd 1,1,1,0,0,0
  isodyn matrix two-link --which mass gravity bias --input motion.csv --output terms.csv
""",
    "energy": """
  isodyn energy two-link --q 0.3,0.8 --qd 1,-1         kinetic, potential, total
  isodyn energy two-link --input motion.csv --results-only
""",
    "pose": """
  isodyn pose ur5 --q 0,-90,90,0,0,0 --deg             of the tip, in the root frame
  isodyn pose puma560 --q 0,0,0,0,0,0 --frame link3 --json
""",
    "jacobian": """
  isodyn jacobian ur5 --q 0,-90,90,0,0,0 --deg         rows: linear, then angular velocity of the tip, root axes
  isodyn jacobian puma560 --q 0,0,0,0,0,0 --frame link3 --reference local
""",
    "mobility": """
  isodyn mobility four-bar                             freedoms, independent joints, redundant equations
  isodyn mobility four-bar --q crank=60 --deg --close crank --json
""",
    "flexible": """
  isodyn flexible two-link bending.toml --beam link2 EI=20     its second link, of six sublinks
  isodyn flexible puma560 - --beam link2 tube=0.05,0.003 material=aluminium --sublinks 3
""",
    "modes": """
  isodyn modes two-link --beam link1 EI=20 --beam link2 EI=20 --held joint1 joint2
  isodyn modes puma560 --q 0,-45,90,0,0,0 --deg --beam link3 tube=0.04,0.002 material=steel --held joint1 joint2 joint3 --json
  isodyn modes two-link --beam link2 rectangle=0.03,0.003 material=aluminium planar=yes --animate mode.html
""",
    "trajectory": """
  isodyn trajectory two-link --to 1.2,-0.5 --duration 2    cycloidal, as CSV on standard output
  isodyn trajectory two-link --dt 0.01 | isodyn inverse two-link --input - --output torques.csv
  isodyn trajectory ur5 --kind cubic --to 1,-1,1,0,0,0 --limits --output motion.npz
  isodyn trajectory iiwa14 --kind waypoints --via 0.5,0.5,0,-1,0,0.5,0 --to 1,0,0,-1,0,1,0 --acceleration 10 --output fast.csv
  isodyn trajectory four-bar --to crank=1 --close crank    the loop is closed all along
  isodyn trajectory ur5 --kind line --from 0,-1.2,1.5,-1.9,-1.6,0 --point 0.5,0.3,0.4 --speed 0.1 --output line.csv
""",
    "ik": """
  isodyn ik puma560 --pose 0.4,0.1,0.9,0,90,0 --deg    joint positions for a pose: x, y, z [m], roll, pitch, yaw
  isodyn ik ur5 --pose 0.4,0.1,0.3,3.14159,0,0 --all   all eight postures
  isodyn ik iiwa14 --position 0.4,0,0.6 --json         any orientation will do
  isodyn ik ur5 --pose 0.4,0.1,0.3,0,0,0 --q0 0,-1.5,1,0,0,0
  isodyn ik delta --frame plate --position 0.1,0,-0.5  of a mechanism, with its loops closed
  isodyn ik ur5 --input poses.csv --output joints.csv  a target per line: x, y, z, roll, pitch, yaw
""",
    "simulate": """
  isodyn simulate three-link --t 1                     free fall: where it ends, and what its energy does
  isodyn simulate two-link --q 0.3,0.8 --t 2 --output fall.csv --integrator DOP853
  isodyn simulate ur5 --q 0,-90,90,0,0,0 --deg --control pd-gravity --kp 100 --kd 20 --target 0,-45,45,0,0,0
  isodyn simulate ur5 --control pd-gravity --kp 100 --kd 20 --wrench 0,0,-20,0,0,0      pushed at the tip
  isodyn simulate two-link --control computed-torque --kp 100 --kd 20 --trajectory motion.csv
  isodyn simulate ur5 --control pid --kp 200 --ki 100 --kd 40 --target 0,-1,1,0,0,0 --effort robot
  isodyn simulate kr5 --t 1 --clearance --json         links that pass through each other, too
  isodyn simulate two-link --t 1 --output fall.npz --animate fall.html
  isodyn simulate floating-gripper --q base.z=1 --qd base.wx=0.5 --t 2
  isodyn simulate four-bar --q crank=1 --qd crank=2 --close crank --t 2
  isodyn simulate ur5 --base moving --base-twist 0,0,0,0,0,2 --t 1          on a turning table
""",
    "animate": """
  isodyn animate three-link --t 2                      a page that lets the arm fall
  isodyn animate two-link --t 1 --output two-link.gif --speed 0.5
  isodyn animate two-link --trajectory motion.csv      a motion, without forces
""",
    "workspace": """
  isodyn workspace scara                               its reach
  isodyn workspace three-link --output reach.svg       and a picture
  isodyn workspace delta --frame plate --samples 2000  of a mechanism with loops
""",
    "count": """
  isodyn count stanford --quantity mass_matrix         by every method
  isodyn count ur5 --method newton-euler --json
  isodyn count 6 --quantity inverse_dynamics           general arm of six joints, as papers count
  isodyn count general --quantity mass_matrix          polynomials in n, beside the papers' formulas
  isodyn count general --method denoc --quantity forward_dynamics --bias-given --reduce frames base-parameters
  isodyn count general --annotate --method gibbs-appell --quantity inverse_dynamics
  isodyn count --tables mata-1 turney-4                published tables with our counts; without names, all of them
""",
    "compare": """
  isodyn compare two-link --no-curves                  every method: agreement, operations, time
  isodyn compare ur5 --quantity forward_dynamics --method denoc articulated-body --no-speed
  isodyn compare two-link --quantity mass_matrix --output compare.html --csv compare.csv
""",
    "terms": """
  isodyn terms puma560                                 shares of M, C and g along the trajectory of a study
  isodyn terms three-link --keep 0.05 --duration 2 --output terms.html
  isodyn terms ur5 --form newton-euler --output terms.png
  isodyn terms two-link --input motion.csv --all       along a motion of your own
""",
    "equations": """
  isodyn equations two-link                            M, C, g and the torques
  isodyn equations scara --quantity M g --digits 4     some of them, numbers rounded
  isodyn equations rp --form products --latex
  isodyn equations puma560 --quantity tau --python     a program that needs NumPy alone
  isodyn equations two-link --grouped --output two-link.html
""",
    "export": """
  isodyn export ur5 --output ur5.wasm                  torques, as a WebAssembly module
  isodyn export two-link --quantity mass_matrix gravity_torque --target wasm --output two-link.wasm
  isodyn export ur5 --parameters wrist_3_link.mass --loads tool0 --output carrying.wasm --json
""",
    "stability": """
  isodyn stability two-link                            float32 and float64 at random states, every method
  isodyn stability mata-arm --sweep joint2 --states 180 --plot errors.png
  isodyn stability ur5 --method articulated-body composite-body --dtype float32 --states 16
  isodyn stability two-link --quantity inverse_dynamics --reduce frames base-parameters --json
""",
    "bench": """
  isodyn bench iiwa14                                  time per state here
  isodyn bench two-link --states 10000 --dtype float32
""",
    "certify": """
  isodyn certify rp --output rp.html --record rp.json  a page, and a record: digests, claims, what was not proved
  isodyn certify --check rp.json                       made again and compared, here or on another machine
""",
    "doctor": """
  isodyn doctor                                        what this machine has, and a self-check of a few seconds
  isodyn doctor --json
""",
    "reproduce": """
  isodyn reproduce --list                              what can be reproduced
  isodyn reproduce saha-9.4                            one example, in the terminal
""",
    "study": """
  isodyn study                                         of the Puma 560
  isodyn study two-link --output two-link.html         with a page of plots
  isodyn study arm.urdf --no-speed --samples 51        of a robot of your own
""",
    "workbench": """
  isodyn workbench                                     opens in the browser; Ctrl-C ends it
  isodyn workbench ur5 --port 8500 --no-open           prints a link that is good once
  isodyn workbench arm.urdf
  isodyn workbench --published https://example.org/ur5.html    links of the page lead there, for others to open
  isodyn workbench puma560 --file puma.html            one page without a server, to send or to put on a stick
""",
    "completion": """
  isodyn completion bash                               in ~/.bashrc: eval "$(isodyn completion bash)"
  isodyn completion zsh                                in a folder of $fpath, as _isodyn
""",
}

_TABLES = """
tables:
  A CSV table has a state per line and a header: q_1 .., qd_1 .., ... with or without units (q_1 [deg], qd_3 [m/s]), in any
  order; or by name, q_base.qw, qd_base.vx, as results are where joints have several freedoms.  Vectors that are missing are
  zero; columns that nobody needs are copied to the results and named in a note.  Without a header the columns are all of q,
  then all of qd, and so on.  A column named after a parameter (link3.mass, gravity_3) changes it from row to row.  An NPZ file
  has arrays of the same names with a row per state.  Tables of any length are read and written a block at a time; Ctrl-C
  leaves whole rows and says how many.
"""


#: the verbs in the order of `isodyn --help`
GROUPS = {
    "robots": ("robots", "show", "check", "convert", "flexible"),
    "dynamics and kinematics at a state": (*EVALUATED, "ik", "mobility", "modes"),
    "motions": ("trajectory", "simulate", "animate", "workspace"),
    "formulas and code": ("equations", "export", "count"),
    "methods compared": ("study", "compare", "terms", "stability", "certify", "bench"),
    "more": ("workbench", "reproduce", "doctor", "completion"),
}

#: what `isodyn` alone prints
SHORT = """\
The dynamics of robot arms, by several published formulations, compiled for this machine.

  isodyn robots                                        the robots that come with it
  isodyn show ur5                                      one of them as tables; or show arm.urdf
  isodyn inverse ur5 --q 0,-90,90,0,0,0 --deg          torques that hold a pose
  isodyn study ur5                                     a first look at its dynamics
  isodyn workbench ur5                                 in the browser

isodyn --help lists every verb; isodyn VERB --help says what one takes, with examples."""


class Parser(argparse.ArgumentParser):
    """A parser that suggests what a misspelt verb, option or choice was meant to be, in one line."""

    def parse_args(self, args: Any = None, namespace: Any = None) -> Any:
        """The arguments; what is left over is told of by the verb that could not take it."""
        found, left = self.parse_known_args(args, namespace)
        if not hasattr(found, "verb"):
            self.error(f"a verb is missing{f' before {left[0]}' if left else ''}")
        if left:
            found.wrong_usage(f"unrecognized arguments: {' '.join(left)}{_meant(left[0], verbs(self)[found.verb])}")
        return found

    def error(self, message: str) -> NoReturn:
        """The message, a suggestion and where more is said, in one line; exit code 2."""
        choice = re.match(r"argument (.*?): invalid choice: '([^']*)' \(choose from (.*)\)", message)
        if choice:
            near = difflib.get_close_matches(choice[2], [text.strip(" '") for text in choice[3].split(",")], n=1)
            message = f"no verb is called {choice[2]!r}" if choice[1] == "VERB" else message
            message += f"; did you mean {near[0]!r}?" if near else ""
        verb = "".join(f"{word}: " for word in self.prog.split()[1:])
        self.exit(2, f"isodyn: {verb}{message}{'' if message.endswith('?') else ';'} try {self.prog} --help\n")


def _meant(word: str, verb: argparse.ArgumentParser) -> str:
    """What a word was meant to be that a verb does not take."""
    near = difflib.get_close_matches(word, verb._option_string_actions, n=1)
    if near:
        return f"; did you mean {near[0]!r}?"
    target = next((action for action in verb._actions if action.dest == "target"), None)
    if word.startswith("--output") and target is not None:
        return f"; the file stands without an option: {target.metavar}"
    return f"; to write a file: --output {word}" if not word.startswith("-") and "--output" in verb._option_string_actions else ""


def verbs(top: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    """The parser of each verb."""
    inner = (action.choices for action in top._actions if isinstance(action, argparse._SubParsersAction))
    return dict(next(inner, {}))


def parser() -> argparse.ArgumentParser:
    """The whole command line."""
    raw = argparse.RawDescriptionHelpFormatter
    lists = [f"{title}:\n" + "\n".join(f"    {verb:<14}{VERBS[verb].what}" for verb in group) for title, group in GROUPS.items()]
    what = "\n\n".join([SHORT.split("\n", 1)[0], *lists])
    usage, below = "isodyn VERB [ROBOT] [OPTION ...]", f"\nexamples:{EXAMPLES['']}\nisodyn VERB --help says what a verb takes."
    top = Parser(prog="isodyn", usage=usage, description=what, epilog=below, formatter_class=raw)
    top.add_argument("--version", action="version", version=f"isodyn {__version__}")
    places = top.add_subparsers(metavar="VERB", prog="isodyn", help=argparse.SUPPRESS)
    for name, row in VERBS.items():
        description = f"{row.what[0].upper()}{row.what[1:]}.{row.more}"
        below = f"{_TABLES if name in EVALUATED else ''}\nexamples:{EXAMPLES[name]}"
        verb = places.add_parser(name, description=description, epilog=below, formatter_class=raw)
        if name != "completion":
            verb.add_argument("--json", action="store_true", help="print JSON")
        groups: dict[str, Any] = {"": verb}
        own = {option.name for option in row.options}
        read = [_MIMIC] if "--base" in own else [] if row.robot is None else [_BASE, _MIMIC]  # how a robot is read
        for option in ([row.robot] if row.robot else []) + [*row.options] + read:
            if option.excludes not in groups:
                groups[option.excludes] = verb.add_mutually_exclusive_group(required=option.excludes == "required")
            groups[option.excludes].add_argument(option.name, **option.settings)
        verb.set_defaults(run=row.run, verb=name, wrong_usage=verb.error)
    return top
