"""The command line as a table: one row for each verb with its options. The parser is built from the rows.

A verb names the function of this folder that it runs, "file:function". It is imported only when the verb runs, so help and
completion need neither NumPy nor llvmlite.
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
#: verb -> (symbols of the quantities it may compute, its help line)
EVALUATED = {
    "inverse": (("tau",), "torques from q, qd, qdd"),
    "forward": (("qdd",), "accelerations from q, qd, tau"),
    "matrix": (
        tuple(WHICH.values()),
        "inertia matrix M, Coriolis matrix C, gravity torques g, bias torques C qd + g + friction + springs",
    ),
    "energy": (("kinetic", "potential"), "kinetic and potential energy"),
    "pose": (("pose",), "pose of a link frame in the root frame"),
    "jacobian": (("J",), "Jacobian of a link frame"),
}
#: kind of a trajectory -> its help line
KINDS = {
    "cycloidal": "--from, --to, --duration; zero velocity and acceleration at the ends",
    "cubic": "--from, --to, --duration; zero velocity at the ends",
    "quintic": "--from, --to, --duration; zero velocity and acceleration at the ends",
    "trapezoidal": "--from, --to, --velocity, --acceleration; constant velocity between ramps",
    "fourier": "random harmonics within the joint limits: --duration, --harmonics, --seed",
    "waypoints": "--from, --via ..., --to, or --input; as fast as the limits allow",
    "samples": "--input: columns t, q of a table, and qd, qdd if it has them",
    "line": "from the pose at --from to --point, --rpy; --speed or --duration",
    "circle": "from the pose at --from around --centre, --axis by --angle; --speed or --duration",
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
    """An argument: its name, the settings passed to argparse, and its exclusive group ("", "optional" or "required")."""

    name: str
    settings: dict[str, Any]
    excludes: str = ""


class Verb(NamedTuple):
    """A verb: the function it runs, its help line, its robot argument, its options besides --json, and further help text."""

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


def _list(name: str, what: str, metavar: str = "X", default: Sequence[str] | None = None, *, repeated: bool = False) -> Option:
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
    """Return a function that reads a number from text; its error states the `rule`."""

    def read(text: str) -> T:
        try:
            value = kind(text)
            fits = good(value)
        except (ValueError, OverflowError):  # not a number, or more digits than Python reads
            fits = False
        if not fits:
            shown = text.strip() if len(text) <= 60 else f"{text[:57]}..."
            raise argparse.ArgumentTypeError(f"expected {rule}, got {shown!r}")
        return value

    return read


_any_int = _number(int, "a whole number", lambda n: True)
_at_least_one = _number(int, "a whole number of at least 1", lambda n: n >= 1)
_port = _number(int, "a port from 1024 to 65535", lambda n: 1024 <= n <= 65535)
_at_least_two = _number(int, "a whole number of at least 2", lambda n: n >= 2)
_any_float = _number(float, "a number", lambda x: True)
_seconds = _number(float, "a positive number of seconds", lambda x: 0 < x < math.inf)
_factor = _number(float, "a positive number", lambda x: 0 < x < math.inf)
_ratio = _number(float, "a ratio of at least 0, such as 0.01", lambda x: 0 <= x < math.inf)
_fraction = _number(float, "a number from 0 to 1", lambda x: 0 <= x <= 1)


_STATE = {
    "q": "joint positions [rad|m], separated by commas or spaces; or some by name, such as base.z=0.5 elbow=1",
    "qd": "joint velocities [rad/s|m/s] (default 0)",
    "qdd": "joint accelerations [rad/s2|m/s2] (default 0)",
    "tau": "joint torques [N m|N] (default 0)",
}
_WRENCH = (
    _list(
        "--wrench",
        "external wrench fx,fy,fz,nx,ny,nz [N, N m] on the tip (or the link FRAME), in the axes of that frame; may be repeated",
        "[FRAME=]X", repeated=True,
    ),
    _value("--frame", "LINK", "link that a wrench without a name acts on (default: the only tip)"),
)  # fmt: skip
_BASE = _choice("--base", _BASES[:2], "base: 'floating' or 'fixed' (default: as in the model)")
_BASE_MOTION = (
    _choice("--base", _BASES, "base: 'floating', 'fixed', or 'moving' = prescribed motion (default: as in the model)"),
    _list("--base-pose", "pose of a moving base: x,y,z [m] and a quaternion x,y,z,w, or roll,pitch,yaw [rad] (default 0)"),
    _list("--base-twist", "velocity of a moving base: vx,vy,vz,wx,wy,wz [m/s, rad/s], in its own axes (default 0)"),
    _list("--base-acceleration", "time derivatives of --base-twist [m/s2, rad/s2] (default 0)"),
)
_MIMIC = _choice(
    "--mimic", ("couple", "free"),
    "mimic joints: 'couple' removes them from q, 'free' makes them independent (default couple)", "couple",
)  # fmt: skip
_CLOSE = Option("--close", {
    "nargs": "*", "metavar": "JOINT",
    "help": "project q, qd onto the loop constraints and print the result; the JOINTs listed keep their values",
})  # fmt: skip
_METHOD = _value("--method", "NAME", "formulation (default: the cheapest)")
_DTYPE = _choice("--dtype", _FLOATS, "floating-point type (default float64)", "float64")
_DRIVES = (_flag("--no-motors", "leave rotor inertia out"), _flag("--no-friction", "leave joint friction out"))
_PAGE = _value("--output", "PAGE.html", "also write one self-contained page with plots")
_OPEN = _flag("--open", "open the page in the browser")


def _evaluation(verb: str) -> Verb:
    """Build a verb that evaluates quantities at states."""
    symbols, what = EVALUATED[verb]
    rows = [by_symbol(symbol) for symbol in symbols]
    vectors = [name for name in VECTORS if any(name in row.inputs for row in rows)]
    table = f"states from a CSV or NPZ file with columns or arrays {', '.join(vectors)}; - reads standard input"
    options = [
        *_exclusive(_list("--q", _STATE["q"]), required=True),
        *(_list(f"--{name}", _STATE[name]) for name in vectors[1:]),
        *_exclusive(_value("--input", "FILE", table), required=True),
        _value("--output", "FILE", "write states and results to a .csv or .npz file (-: CSV on standard output)"),
        _flag("--results-only", "write the results without the states"),
        _flag("--deg", "angles in degrees, input and output (q, qd, qdd; matrices keep rad)"),
        _CLOSE,
    ]
    if verb == "inverse":
        options.append(_list("--actuators", "joints with motors, which drive the loops; zero torque at all others", "JOINT"))
    if rows[0].loads:
        options += _WRENCH
    if rows[0].term:
        options.append(_list("--which", f"terms to compute: {', '.join(WHICH)} (default mass)", "TERM", ["mass"]))
    if "frame" in rows[0].options:
        options.append(_value("--frame", "LINK", "link whose frame is used (default: the only tip)"))
    if "reference" in rows[0].options:
        options.append(_choice("--reference", _REFERENCES, "axes and reference point (default world-aligned)", _REFERENCES[0]))
    options.append(_list("--parameters", "change model parameters, such as link6.mass=2.5", "NAME=VALUE"))
    return Verb("evaluate:evaluate", what, _robot(), [*options, *_BASE_MOTION, _METHOD, _DTYPE, *_DRIVES])


_TABLE_OF_POSES = (
    "target poses from a CSV file (columns x .. yaw, or p_x .. R_3_3 as `isodyn pose` writes) or an NPZ file (array pose); "
    "- reads standard input"
)
_ITEMS = "items such as saha-9.8, or a source (saha, mata, turney, laus, celentano) for all of its items (default: all)"
_GENERAL = "; a number of joints: the general arm with symbolic parameters; or 'general': polynomials in the number of joints n"
_PUBLISHED = "published tables with isodyn's counts and the differences: all tables, or by key, such as mata-1"

_BEAMS = (
    _list("--beam", "link to make flexible, and its properties; may be repeated", "LINK", repeated=True),
    _value("--sublinks", "N", "elastic joints per flexible link (default 5)", _at_least_one, 5),
)
_BEAM_HELP = """

beams:
  --beam LINK EI=833 mass_per_length=0.79    bending stiffness [N m2], mass per length [kg/m] (default: the link's mass, evenly);
                                             EI2=, GJ= for bending in both planes and torsion, rotary=A,B,C [kg m], damping= [s]
  --beam LINK tube=0.02,0.002 material=steel     radius and wall [m]; or rectangle=0.04,0.004: width along the axis, height
  tip=X,Y,Z, axis=X,Y,Z   end point and bending axis, in the link's frame;  planar=yes   bend about that axis only"""

VERBS = {
    "robots": Verb("models:robots", "list the robots of the catalogue"),
    "show": Verb("models:describe", "show a robot as tables", _robot()),
    "check": Verb("models:check", "check a robot for modelling mistakes; exit code 1 on errors", _robot(), [
        _flag("--strict", "exit code 1 on warnings too"),
        _flag("--quiet", "leave notes out of the table"),
    ]),
    "convert": Verb("models:convert", "write a robot in another format", _robot(), [
        _value("target", "OUT", "a .toml or .urdf file, or .dh or .txt (a DH table to read); - writes to standard output"),
        _choice("--format", FORMATS, "format (default: from the file's ending)"),
        _choice("--convention", ("standard", "modified"), "convention of a DH table; required, never guessed"),
    ]),
    **{verb: _evaluation(verb) for verb in EVALUATED},
    "mobility": Verb("evaluate:mobile", "degrees of freedom of a robot with loops at a pose", _robot(), [
        _list("--q", "joint positions [rad|m] that close the loops (default 0)"),
        _flag("--deg", "--q in degrees"),
        _CLOSE,
        _list("--actuators", "joints with motors: report the velocities that they leave free", "JOINT"),
    ]),
    "flexible": Verb("vibration:flexible", "write a robot with flexible links", _robot(), [
        _value("target", "OUT", "a .toml file; - writes to standard output"),
        *_BEAMS,
    ], _BEAM_HELP),
    "modes": Verb("vibration:modes", "natural frequencies, damping and mode shapes of a robot", _robot(), [
        _list("--q", "joint positions [rad|m] to linearise about (default 0)"),
        _flag("--deg", "--q in degrees"),
        _list("--held", "joints held fixed, such as by their motors", "JOINT", ()),
        _flag("--equilibrium", "first move to static equilibrium of springs and gravity; held joints keep their positions"),
        _value("--count", "N", "modes to print (default 12)", _at_least_one, 12),
        *_BEAMS,
        _value("--animate", "FILE", "write an animation of a mode, .html or .gif"),
        _value("--mode", "K", "mode to animate (default 1)", _at_least_one, 1),
    ], _BEAM_HELP),
    "trajectory": Verb("motions:trajectory", "a joint trajectory as a table of t, q, qd, qdd", _robot(), [
        _choice("--kind", tuple(KINDS), "one of the kinds above (default cycloidal)", "cycloidal", "KIND"),
        Option("--from", {
            "nargs": "+", "dest": "start", "metavar": "X", "help": "first joint positions [rad|m] (default: as in `isodyn study`)",
        }),
        _list("--to", "last joint positions [rad|m] (default: as in `isodyn study`)"),
        _list("--via", "joint positions in between; may be repeated", repeated=True),
        Option("--close", {
            "nargs": "*", "metavar": "JOINT",
            "help": "project the given poses onto the loop constraints; the JOINTs listed keep their values",
        }),
        _value("--input", "FILE", "waypoints (columns q) or samples (columns t, q, qd, qdd) from a CSV table"),
        _value("--duration", "T", "duration [s] (default 10 if no other option determines it)", _seconds),
        _flag("--limits", "as fast as the robot's velocity and torque limits allow"),
        _list("--velocity", "velocity limits [rad/s|m/s], one for all joints or one per joint"),
        _list("--acceleration", "acceleration limits [rad/s2|m/s2], one for all joints or one per joint; line, circle: [m/s2]"),
        _list("--torque", "torque limits [N m|N], one for all joints or one per joint"),
        _value("--harmonics", "N", "harmonics of kind fourier (default 5)", _at_least_two, 5),
        _value("--seed", "N", "random seed of kind fourier (default 0)", _any_int, 0),
        _value("--speed", "V", "speed along a line or circle [m/s]", _any_float),
        _list("--point", "end of a line: x,y,z [m] in the root frame"),
        _list("--rpy", "orientation at the end of a line: roll, pitch, yaw [rad] (default: constant orientation)"),
        _list("--centre", "a point on the axis of a circle: x,y,z [m]"),
        _list("--axis", "direction of the axis of a circle (default 0,0,1)"),
        _value("--angle", "A", "angle of a circular arc [rad] (default: full circle)"),
        _choice("--attitude", ("fixed", "turning"), "orientation along a circle: constant or rotating (default fixed)", "fixed"),
        _choice("--task", ("pose", "position"), "follow a line or circle in pose, or in position only (default pose)", "pose"),
        _value("--frame", "LINK", "link that follows a line or circle (default: the only tip)"),
        *_exclusive(
            _value("--samples", "N", "number of rows (default 201)", _at_least_two),
            _value("--dt", "S", "time step between rows [s]", _seconds),
        ),
        _flag("--deg", "angles in degrees, input and output"),
        _value("--output", "FILE", "write a .csv or .npz file (default: CSV on standard output)"),
        _value("--plot", "FILE", "also plot q, qd and qdd, as .svg or .png"),
    ], "\n\nkinds:\n" + "\n".join(f"  {kind:<13}{what}" for kind, what in KINDS.items())),
    "ik": Verb("ik:ik", "inverse kinematics: joint positions that bring a link frame to target poses", _robot(), [
        *_exclusive(
            _list("--pose", "x,y,z [m], roll,pitch,yaw [rad] (rotations about the fixed axes x, y, z)"),
            _list("--position", "x,y,z [m]; any orientation"),
            _list("--matrix", "a 4 x 4 homogeneous transform by rows: 16 numbers, or 12 without the last row"),
            _value("--input", "FILE", _TABLE_OF_POSES),
            required=True,
        ),
        _value("--output", "FILE", "write a .csv or .npz file (-: CSV on standard output)"),
        _flag("--all", "all solutions (default: one)"),
        _value("--frame", "LINK", "link whose frame should reach the target (default: the only tip)"),
        _list("--q0", "joint positions to start from; the solution nearest to them is returned"),
        _flag("--deg", "angles in degrees, input and output"),
        _flag("--no-limits", "ignore the joint limits"),
        _list("--limits", "replace joint limits, or set them for joints that have none", "JOINT=A,B"),
        Option("--tolerance", {
            "nargs": 2, "type": _any_float, "default": [1e-9, 1e-9], "metavar": ("M", "RAD"),
            "help": "position and orientation error at which a target counts as reached [m], [rad] (default 1e-9 1e-9)",
        }),
        _value("--seeds", "N", "postures to start a search from (default 127)", _at_least_two, 127),
    ]),
    "simulate": Verb("motions:simulate", "simulate a robot from an initial state", _robot(), [
        _list("--q", "initial positions [rad|m] (default 0, or the start of --trajectory)"),
        _list("--qd", "initial velocities [rad/s|m/s] (default 0, or those of --trajectory)"),
        _flag("--deg", "--q, --qd and --target of revolute joints in degrees, degrees/s"),
        *_BASE_MOTION,
        _CLOSE,
        _value("--t", "T", "duration [s] (default 1, or that of --trajectory)", _seconds),
        _value("--samples", "N", "rows of the result (default 201)", _at_least_two, 201),
        *_exclusive(
            _list("--tau", "constant joint torques [N m|N] (default 0)"),
            _value("--torques", "FILE", "torques over time from a CSV table with columns t, tau_1, tau_2, ..."),
            _choice("--control", CONTROLS, f"{', '.join(CONTROLS)}: towards --target, or along --trajectory", metavar="NAME"),
        ),
        _flag("--hold", "hold each row of --torques until the next (default: linear interpolation)"),
        _list("--kp", "gains, one or one per joint [N m/rad|N/m]; computed-torque [1/s2]; impedance: one or six [N/m, N m/rad]"),
        _list("--kd", "derivative gains, in the form and units of --kp times s"),
        _list("--ki", "integral gains of pid, one or one per joint [N m/(rad s)|N/(m s)]"),
        _list("--target", "joint positions that the controller moves to (default 0)"),
        _value("--trajectory", "FILE", "trajectory to follow: a CSV table with columns t, q, and qd, qdd if it has them"),
        _WRENCH[0],
        _value("--frame", "LINK", "link that impedance controls, and that a wrench without a name acts on (default: the only tip)"),
        _choice("--integrator", INTEGRATORS, "integrator (default rkf45)", "rkf45"),
        _value("--rtol", "X", "relative tolerance (default 1e-8)", _any_float, 1e-8),
        _value("--atol", "X", "absolute tolerance (default 1e-10)", _any_float, 1e-10),
        _value("--dt", "H", "step of fixed-step integrators [s] (default 0.001)", _seconds),
        _choice(
            "--limits", ("record", "stop", "bounce"), "at limits: record an event, end the simulation, or bounce (default: none)"
        ),
        _value("--restitution", "X", "coefficient of restitution for --limits bounce (default 0.5)", _fraction),
        _list("--effort", "torque limits [N m|N], one, one per joint, or 'robot' for those of the model"),
        _flag("--clearance", "also report links that penetrate each other"),
        _METHOD,
        *_DRIVES,
        _value("--output", "FILE", "write the motion to a .csv or .npz file"),
        _value("--plot", "FILE", "write a plot, .svg, .png or .pdf"),
        _value("--animate", "FILE", "write an animation, .html or .gif"),
    ]),
    "animate": Verb("motions:animate", "animate a simulated motion, or the free fall of a robot", None, [
        _value("source", "FILE|ROBOT", "a file written by `isodyn simulate --output FILE.npz`, or a robot for a free fall"),
        _value("--output", "FILE", "an .html page or a .gif (default: .html next to the file, or named after the robot)"),
        _value("--speed", "X", "playback speed; 0.5 is half speed (default 1)", _factor, 1.0),
        _value("--t", "T", "duration of the free fall [s] (default 3)", _seconds, 3.0),
        _value("--trajectory", "FILE", "animate this trajectory of the robot instead: a CSV table with columns t, q"),
        _BASE,
        _OPEN,
    ]),
    "workspace": Verb("motions:workspace", "reachable workspace of a link frame, in numbers and as a picture", _robot(), [
        _value("--frame", "LINK", "link whose frame is used (default: the only tip)"),
        _value("--samples", "N", "random postures (default 100000)", _at_least_two, 100_000),
        _value("--seed", "K", "random seed (default 0)", _any_int, 0),
        _value("--output", "FILE", "also draw it, as .svg, .png or .pdf"),
    ]),
    "count": Verb("count:count", "operations per evaluation, compared with the published counts", _robot(more=_GENERAL), [
        _value("--method", "NAME", "only this method"),
        _value("--quantity", "NAME", "only this quantity, such as inverse_dynamics"),
        _list("--reduce", "also count with these model simplifications, such as frames", "NAME", ()),
        _flag("--bias-given", "forward dynamics from phi = tau - h, without the operations for the bias torques h"),
        _flag("--annotate", "print the source of the formulation with the cost of every line"),
        Option("--tables", {"nargs": "*", "metavar": "KEY", "help": _PUBLISHED}),
    ]),
    "compare": Verb("studies:compare", "agreement, operations and time of every method", _robot(), [
        _list("--quantity", "only these, such as mass_matrix (default: all that more than one method computes)", "NAME"),
        _list("--method", "only these methods (default: all)", "NAME"),
        _PAGE,
        _value("--csv", "FILE", "also write a table with one line per quantity and method"),
        _value("--states", "N", "random states to compare at (default 64)", _at_least_one, 64),
        _value("--seed", "K", "random seed of the states (default 0)", _any_int, 0),
        _flag("--no-speed", "skip the timing"),
        _flag("--no-curves", "skip the plot of operations over the number of joints"),
    ]),
    "significance": Verb("studies:significant", "find the terms of M, C and g that matter; reduce the model to them", _robot(), [
        _value(
            "--keep", "TOL", "drop terms below this fraction of their joint's largest torque from the reduced model (default 0.01)",
            _ratio, 0.01,
        ),
        _choice("--form", ("lagrange", "newton-euler"), "terms M_ij, C^i_jk, g_i, or per link (default lagrange)", "lagrange"),
        _value("--input", "FILE", "trajectory, as columns t, q, qd, qdd of a CSV table (default: as in `isodyn study`)"),
        _value("--duration", "T", "duration of the trajectory [s] (default 10, or that of the table)", _seconds),
        _value("--samples", "N", "states along the trajectory (default 201)", _at_least_two, 201),
        _flag("--all", "print every term (default: the largest 30)"),
        _value("--output", "FILE", "also write a page (.html) or a map of the fractions (.png, .svg)"),
        *_DRIVES,
    ]),
    "equations": Verb("equations:equations", "the equations of motion as readable formulas", _robot(), [
        _choice(
            "--form", ("auto", "sums", "products", "listing"), "cos(q1 + q2), cos(q1) cos(q2), or a listing (default auto)", "auto"
        ),
        _list("--quantity", f"only these, of {', '.join(EQUATIONS)} (default M C g tau)", "NAME"),
        _flag("--grouped", "group the inertial parameters into base parameters"),
        _value("--digits", "N", "significant digits of numbers (default: all)", _at_least_one),
        *_exclusive(
            _flag("--latex", "print LaTeX"), _flag("--html", "print an HTML page"), _flag("--python", "print a Python module"),
        ),
        _value("--output", "FILE", "write a .html, .tex, .txt, .py or .json file"),
        _METHOD,
    ]),
    "export": Verb("exporting:export", "export a robot's quantities as code for other programs", _robot(), [
        _list("--quantity", "quantities to compute, one function each (default inverse_dynamics)", "NAME", ["inverse_dynamics"]),
        _choice("--target", tuple(TARGETS), "one of the targets above (default wasm)", "wasm", "TARGET"),
        Option("--output", {"required": True, "metavar": "FILE", "help": "the file to write"}),
        _list("--parameters", "model parameters that become inputs, such as link6.mass", "NAME", ()),
        _list("--wrench-frames", "links on which outside wrenches act, each an input wrench:LINK", "LINK", ()),
        _value("--frame", "LINK", "link whose frame is used by pose and jacobian (default: the only tip)"),
        _METHOD,
        *_DRIVES,
    ], "\n\ntargets:\n" + "\n".join(f"  {row.key:<13}{row.title} ({row.ending})" for row in TARGETS.values())),
    "stability": Verb("studies:stability", "rounding errors of every method, against a reference of 50 digits", _robot(), [
        _list("--method", "only these methods (default: all that compute the quantity)", "NAME"),
        _value("--quantity", "NAME", "quantity to compute (default forward_dynamics)", default="forward_dynamics"),
        _value("--sweep", "JOINT", "move this joint through its range, at zero velocity and torque (default: random states)"),
        _value("--states", "N", "number of states (default 64)", _at_least_one, 64),
        _value("--seed", "K", "random seed of the states (default 0)", _any_int, 0),
        Option("--dtype", {
            "nargs": "+", "choices": _FLOATS[::-1], "default": list(_FLOATS[::-1]), "help": "floating-point types (default both)",
        }),
        _value("--digits", "N", "decimal digits of the reference (default 50)", _at_least_one, 50),
        Option("--reduce", {
            "nargs": "+", "choices": ("frames", "base-parameters", "factoring"), "default": [], "metavar": "NAME",
            "help": "model simplifications used by the kernels",
        }),
        _value("--plot", "FILE", "also plot errors and condition number, as .svg or .png"),
    ]),
    "bench": Verb("studies:bench", "time per state on this machine, compared with Pinocchio if installed", _robot("ur5"), [
        _value("--states", "N", "states in a batch (default 100000)", _at_least_two, 100_000),
        _DTYPE,
    ]),
    "certify": Verb("studies:certify", "prove (with high probability) that all methods agree; write a record", _robot(more=" "), [
        _value("--output", "PAGE.html", "also write one self-contained page"),
        _value("--record", "FILE.json", "also write the record, which --check reads (--json prints it)"),
        _value("--check", "FILE.json", "recompute the certificate in FILE.json and compare; exit code 1 if it differs"),
        _value("--states", "N", "random states to compare numerically (default 16)", _at_least_one),
        _value("--seed", "K", "random seed of the states (default 0)", _any_int),
    ]),
    "doctor": Verb("studies:doctor", "report the machine, versions and cache, and run a self-check of a few seconds"),
    "study": Verb("studies:study", "torques along a cycloidal trajectory, agreement, operation counts, speed", _robot("puma560"), [
        _PAGE,
        _OPEN,
        _value("--duration", "T", "duration of the trajectory [s] (default 10)", _seconds, 10.0),
        _value("--samples", "N", "states along the trajectory (default 201)", _at_least_two, 201),
        _flag("--no-speed", "skip the timing"),
        _flag("--all", "print every table: differences, operations and speed"),
    ]),
    "reproduce": Verb("studies:reproduce", "recompute published examples, tables and figures, and compare", None, [
        Option("piece", {"nargs": "*", "metavar": "ITEM", "help": _ITEMS}),
        _value("--output", "FOLDER", f"folder for the pages (default: {FOLDER} for several items, none for one)"),
        _flag("--list", "list all items, and stop"),
        _flag("--open", "open the index in the browser"),
    ]),
    "workbench": Verb("workbench:workbench", "robot dynamics in the browser: from a local server, or as one file",
        _robot(more="; also a document, a link to one, or a zip with meshes (default: choose in the library)"), [
        _value("--port", "N", "port of the server (default: the usual one if it is free, else any)", _port),
        _flag("--no-open", "print the link, do not open a browser"),
        _value("--published", "URL", "address where you published a page written by --file; links to documents begin with it "
               "(default: ISODYN_PUBLISHED)"),
        _value("--file", "PAGE.html", "write one page that needs no server, and stop"),
        _flag("--methods", "with --file: include the kernels of all formulations, for the method benchmark"),
        _flag("--equations", "with --file: include M, C and g as formulas"),
    ]),
    "docs": Verb("docs:docs", "open the documentation of this version in the browser, offline", None, [
        Option("page", {"nargs": "*", "metavar": "PAGE", "help": "name or title of a page (default: the first page)"}),
        _flag("--no-open", "print the path of the page, and open no browser"),
    ]),
    "completion": Verb("completion:completion", "print a completion script for a shell", None, [
        _choice("shell", SHELLS, "the shell"),
    ]),
}  # fmt: skip


#: verb -> the examples of its help page; a test runs each of them in a folder with a motion.csv, a states.npz and an arm.urdf
EXAMPLES = {
    "": """
  isodyn study                                         torques, agreement, counts and speed of the Puma 560
  isodyn show ur5                                      a robot as tables
  isodyn check arm.urdf                                look for mistakes in a robot's numbers
  isodyn inverse puma560 --q 0,45,-30,0,20,0 --deg     torques that hold a pose
  isodyn inverse two-link --input motion.csv --output torques.csv
""",
    "robots": """
  isodyn robots                                        names, each with a line of description
  isodyn robots --json
""",
    "show": """
  isodyn show ur5                                      a robot of the catalogue
  isodyn show arm.urdf                                 your own robot
  isodyn show chain-20 --json                          a chain of 20 links, all numbers
""",
    "check": """
  isodyn check arm.urdf                                errors, warnings and notes, with remedies
  isodyn check iiwa14 --strict                         exit code 1 on warnings too: for continuous integration
  isodyn check arm.urdf --json --quiet
""",
    "convert": """
  isodyn convert ur5 ur5.urdf                          a file that other tools read
  isodyn convert arm.urdf arm.toml                     without loss
  isodyn convert puma560 puma.dh --convention standard
  isodyn convert stanford - --format toml              to standard output
""",
    "inverse": """
  isodyn inverse puma560 --q 0,45,-30,0,20,0 --deg     torques that hold a pose
  isodyn inverse ur5 --q 0 -1.5 1 0 0 0 --qdd 1 0 0 0 0 0
  isodyn inverse two-link --input motion.csv           one state per line; results on standard output
  isodyn inverse two-link --input motion.csv --output torques.npz --results-only
  cat motion.csv | isodyn inverse two-link --input - --output torques.csv
  isodyn inverse ur5 --q 0,0,0,0,0,0 --wrench 0,0,-20,0,0,0
  isodyn inverse puma560 --q 0,0,0,0,0,0 --wrench link3=0,0,-20,0,0,0 --parameters link6.mass=2.5 gravity=0,0,-1.62
  isodyn inverse four-bar --q 0,0,0 --actuators crank  torques of the motors that drive a loop
  isodyn inverse ur5 --q shoulder_lift_joint=-1.5 --base moving --base-acceleration 0,0,1,0,0,0
""",
    "forward": """
  isodyn forward two-link --q 0.3,0.8 --tau 1,0        accelerations caused by torques
  isodyn forward two-link --input states.npz --output accelerations.csv
  isodyn forward puma560 --q 0,45,-30,0,20,0 --deg --no-friction --json
  isodyn forward four-bar --q 1,0,0 --close crank      at the nearest state that closes the loop
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
  isodyn pose ur5 --q 0,-90,90,0,0,0 --deg             pose of the tip in the root frame
  isodyn pose puma560 --q 0,0,0,0,0,0 --frame link3 --json
""",
    "jacobian": """
  isodyn jacobian ur5 --q 0,-90,90,0,0,0 --deg         rows: linear, then angular velocity of the tip, root axes
  isodyn jacobian puma560 --q 0,0,0,0,0,0 --frame link3 --reference local
""",
    "mobility": """
  isodyn mobility four-bar                             degrees of freedom, independent joints, redundant equations
  isodyn mobility four-bar --q crank=60 --deg --close crank --json
""",
    "flexible": """
  isodyn flexible two-link bending.toml --beam link2 EI=20     second link flexible, as six sublinks
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
  isodyn trajectory four-bar --to crank=1 --close crank    closed loop at all times
  isodyn trajectory ur5 --kind line --from 0,-1.2,1.5,-1.9,-1.6,0 --point 0.5,0.3,0.4 --speed 0.1 --output line.csv
""",
    "ik": """
  isodyn ik puma560 --pose 0.4,0.1,0.9,0,90,0 --deg    joint positions for a pose: x, y, z [m], roll, pitch, yaw
  isodyn ik ur5 --pose 0.4,0.1,0.3,3.14159,0,0 --all   all eight postures
  isodyn ik iiwa14 --position 0.4,0,0.6 --json         with any orientation
  isodyn ik ur5 --pose 0.4,0.1,0.3,0,0,0 --q0 0,-1.5,1,0,0,0
  isodyn ik delta --frame plate --position 0.1,0,-0.5  a parallel robot, with its loops closed
  isodyn ik ur5 --input poses.csv --output joints.csv  one target per line: x, y, z, roll, pitch, yaw
""",
    "simulate": """
  isodyn simulate three-link --t 1                     free fall: final state and energy error
  isodyn simulate two-link --q 0.3,0.8 --t 2 --output fall.csv --integrator DOP853
  isodyn simulate ur5 --q 0,-90,90,0,0,0 --deg --control pd-gravity --kp 100 --kd 20 --target 0,-45,45,0,0,0
  isodyn simulate ur5 --control pd-gravity --kp 100 --kd 20 --wrench 0,0,-20,0,0,0      with a force on the tip
  isodyn simulate two-link --control computed-torque --kp 100 --kd 20 --trajectory motion.csv
  isodyn simulate ur5 --control pid --kp 200 --ki 100 --kd 40 --target 0,-1,1,0,0,0 --effort robot
  isodyn simulate kr5 --t 1 --clearance --json         and report links that penetrate each other
  isodyn simulate two-link --t 1 --output fall.npz --animate fall.html
  isodyn simulate floating-gripper --q base.z=1 --qd base.wx=0.5 --t 2
  isodyn simulate four-bar --q crank=1 --qd crank=2 --close crank --t 2
  isodyn simulate ur5 --base moving --base-twist 0,0,0,0,0,2 --t 1          on a turning table
""",
    "animate": """
  isodyn animate three-link --t 2                      a page with the arm in free fall
  isodyn animate two-link --t 1 --output two-link.gif --speed 0.5
  isodyn animate two-link --trajectory motion.csv      a trajectory, without dynamics
""",
    "workspace": """
  isodyn workspace scara                               its reach
  isodyn workspace three-link --output reach.svg       with a picture
  isodyn workspace delta --frame plate --samples 2000  a mechanism with loops
""",
    "count": """
  isodyn count stanford --quantity mass_matrix         with every method
  isodyn count ur5 --method newton-euler --json
  isodyn count 6 --quantity inverse_dynamics           general arm with six joints, as papers count
  isodyn count general --quantity mass_matrix          polynomials in n, compared with the papers' formulas
  isodyn count general --method denoc --quantity forward_dynamics --bias-given --reduce frames base-parameters
  isodyn count general --annotate --method gibbs-appell --quantity inverse_dynamics
  isodyn count --tables mata-1 turney-4                published tables compared with isodyn's counts; all without names
""",
    "compare": """
  isodyn compare two-link --no-curves                  every method: agreement, operations, time
  isodyn compare ur5 --quantity forward_dynamics --method denoc articulated-body --no-speed
  isodyn compare two-link --quantity mass_matrix --output compare.html --csv compare.csv
""",
    "significance": """
  isodyn significance puma560                          fractions of M, C and g along the trajectory of a study
  isodyn significance three-link --keep 0.05 --duration 2 --output terms.html
  isodyn significance ur5 --form newton-euler --output terms.png
  isodyn significance two-link --input motion.csv --all  along your own trajectory
""",
    "equations": """
  isodyn equations two-link                            M, C, g and the torques
  isodyn equations scara --quantity M g --digits 4     some quantities, numbers rounded
  isodyn equations rp --form products --latex
  isodyn equations puma560 --quantity tau --python     a program that needs only NumPy
  isodyn equations two-link --grouped --output two-link.html
""",
    "export": """
  isodyn export ur5 --output ur5.wasm                  torques, as a WebAssembly module
  isodyn export two-link --quantity mass_matrix gravity_torque --target wasm --output two-link.wasm
  isodyn export ur5 --parameters wrist_3_link.mass --wrench-frames tool0 --output carrying.wasm --json
""",
    "stability": """
  isodyn stability two-link                            float32 and float64 at random states, every method
  isodyn stability mata-arm --sweep joint2 --states 180 --plot errors.png
  isodyn stability ur5 --method articulated-body composite-body --dtype float32 --states 16
  isodyn stability two-link --quantity inverse_dynamics --reduce frames base-parameters --json
""",
    "bench": """
  isodyn bench iiwa14                                  time per state on this machine
  isodyn bench two-link --states 10000 --dtype float32
""",
    "certify": """
  isodyn certify rp --output rp.html --record rp.json  a page, and a record: digests, claims, and what was not proved
  isodyn certify --check rp.json                       recompute and compare, here or on another machine
""",
    "doctor": """
  isodyn doctor                                        this machine, and a self-check of a few seconds
  isodyn doctor --json
""",
    "reproduce": """
  isodyn reproduce --list                              all items
  isodyn reproduce saha-9.4                            one example, in the terminal
""",
    "study": """
  isodyn study                                         the Puma 560
  isodyn study two-link --output two-link.html         with a page of plots
  isodyn study arm.urdf --no-speed --samples 51        your own robot
""",
    "workbench": """
  isodyn workbench                                     opens in the browser; Ctrl-C ends it
  isodyn workbench ur5 --port 8500 --no-open           prints a link that works once
  isodyn workbench arm.urdf
  isodyn workbench --published https://example.org/ur5.html    links made by the page lead to this address
  isodyn workbench puma560 --file puma.html            one page without a server, to send or to copy
""",
    "docs": """
  isodyn docs simulation                               opens the page in the browser
  isodyn docs friction --no-open                       prints its path
  isodyn docs urdf --json
""",
    "completion": """
  isodyn completion bash                               in ~/.bashrc: eval "$(isodyn completion bash)"
  isodyn completion zsh                                in a folder of $fpath, as _isodyn
""",
}

_TABLES = """
tables:
  A CSV table has one state per line and a header with columns in any order: q_1 .., qd_1 .., ..., with or without units
  (q_1 [deg], qd_3 [m/s]); or names, q_base.qw, qd_base.vx, as in results for joints with several degrees of freedom.  Missing
  vectors are zero.  Columns that are not needed are copied to the results, and a note names them.  Without a header, the columns
  are all of q, then all of qd, and so on.  A column named after a parameter (link3.mass, gravity_3) changes that parameter in
  each row.  An NPZ file has arrays of the same names with one row per state.  Tables of any length are read and written in
  blocks; after Ctrl-C the output holds whole rows, and a note says how many.
"""


#: the verbs in the order of `isodyn --help`
GROUPS = {
    "robots": ("robots", "show", "check", "convert", "flexible"),
    "dynamics and kinematics at a state": (*EVALUATED, "ik", "mobility", "modes"),
    "motions": ("trajectory", "simulate", "animate", "workspace"),
    "formulas and code": ("equations", "export", "count"),
    "comparison of methods": ("study", "compare", "significance", "stability", "certify", "bench"),
    "more": ("workbench", "docs", "reproduce", "doctor", "completion"),
}

#: the output of `isodyn` without arguments
SHORT = """\
Dynamics of robot arms by many published formulations, compiled for this machine.

  isodyn robots                                        list the robots of the catalogue
  isodyn show ur5                                      one of them as tables; or show arm.urdf
  isodyn inverse ur5 --q 0,-90,90,0,0,0 --deg          torques that hold a pose
  isodyn study ur5                                     an overview of its dynamics
  isodyn workbench ur5                                 in the browser

isodyn --help lists every verb. isodyn VERB --help lists its options, with examples."""


class Parser(argparse.ArgumentParser):
    """A parser whose errors take one line and suggest the nearest verb, option or choice."""

    def parse_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Return the arguments; the parser of the verb reports arguments that it does not know."""
        found, left = self.parse_known_args(args, namespace)
        if not hasattr(found, "verb"):
            self.error(f"a verb is missing{f' before {left[0]}' if left else ''}")
        if left:
            found.wrong_usage(f"unrecognized arguments: {' '.join(left)}{_suggestion(left[0], verbs(self)[found.verb])}")
        return found

    def error(self, message: str) -> NoReturn:
        """Exit with code 2 after one line: the message, a suggestion and the help command."""
        choice = re.match(r"argument (.*?): invalid choice: '([^']*)' \(choose from (.*)\)", message)
        if choice:
            near = difflib.get_close_matches(choice[2], [text.strip(" '") for text in choice[3].split(",")], n=1)
            message = f"no verb is called {choice[2]!r}" if choice[1] == "VERB" else message
            message += f"; did you mean {near[0]!r}?" if near else ""
        verb = "".join(f"{word}: " for word in self.prog.split()[1:])
        self.exit(2, f"isodyn: {verb}{message}{'' if message.endswith('?') else ';'} try {self.prog} --help\n")


def _suggestion(word: str, verb: argparse.ArgumentParser) -> str:
    """Suggest what to write instead of a word that the verb does not take."""
    near = difflib.get_close_matches(word, verb._option_string_actions, n=1)
    if near:
        return f"; did you mean {near[0]!r}?"
    target = next((action for action in verb._actions if action.dest == "target"), None)
    if word.startswith("--output") and target is not None:
        return f"; write the file without an option: {target.metavar}"
    return f"; to write a file: --output {word}" if not word.startswith("-") and "--output" in verb._option_string_actions else ""


def verbs(top: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    """The parser of each verb."""
    inner = (action.choices for action in top._actions if isinstance(action, argparse._SubParsersAction))
    return dict(next(inner, {}))


def parser() -> argparse.ArgumentParser:
    """Build the parser of the whole command line."""
    raw = argparse.RawDescriptionHelpFormatter
    lists = [f"{title}:\n" + "\n".join(f"    {verb:<14}{VERBS[verb].what}" for verb in group) for title, group in GROUPS.items()]
    what = "\n\n".join([SHORT.split("\n", 1)[0], *lists])
    usage, below = "isodyn VERB [ROBOT] [OPTION ...]", f"\nexamples:{EXAMPLES['']}\nisodyn VERB --help lists the options of a verb."
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
        read = [_MIMIC] if "--base" in own else [] if row.robot is None else [_BASE, _MIMIC]  # options of loading a robot
        for option in ([row.robot] if row.robot else []) + [*row.options] + read:
            if option.excludes not in groups:
                groups[option.excludes] = verb.add_mutually_exclusive_group(required=option.excludes == "required")
            groups[option.excludes].add_argument(option.name, **option.settings)
        verb.set_defaults(run=row.run, verb=name, wrong_usage=verb.error)
    return top
