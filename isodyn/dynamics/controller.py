"""Controllers: joint torques as expressions of q, qd, t and setpoints, so that they run inside compiled simulations.

    pd               tau = Kp (q_ref - q) + Kd (qd_ref - qd)
    pd_gravity       the same + g(q)
    pid              tau = Kp e + z + Kd e', z' = Ki e: an integrator state z with anti-windup
    computed_torque  tau = inverse dynamics at (q, qd, qdd_ref + Kp (q_ref - q) + Kd (qd_ref - qd))
    impedance        tau = J^T (K (x_ref - x) + D (v_ref - J qd)) + g(q): a spring and a damper at a frame in Cartesian space
    of               a law of your own, written in plain array code

Passive joints get the torque 0, whatever the law returns.  Symbols of the robot are further inputs of the law.

For manifold joints (such as spherical) the error q_ref - q is difference(q, q_ref): the shortest rotation, and the translation
with it, in the axes of the moved link, as are velocity and torque.  Position references are (nq,), velocity references (n,).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, Protocol, runtime_checkable

import numpy as np
from numpy.typing import ArrayLike

from isodyn import check
from isodyn.backends.device import Curves
from isodyn.dynamics.trace import a_robot, symbol_inputs, trace
from isodyn.errors import ModelError, ShapeError
from isodyn.formulations.configurations import difference, velocities
from isodyn.formulations.drives import dry_levels, sprung
from isodyn.formulations.solve import solve_tree
from isodyn.graph.derivative import jacobian
from isodyn.graph.functions import called
from isodyn.graph.graph import Graph, finish, replay
from isodyn.graph.node import Context, Expr
from isodyn.graph.ops import OPS
from isodyn.model.columns import sizes
from isodyn.model.joint_positions import positions
from isodyn.model.robot import Robot, symbols
from isodyn.model.tree import charts_of, reduce_robot
from isodyn.spatial import Array, choose, cross

if TYPE_CHECKING:
    from isodyn.dynamics.closing import Driving

RESERVED = ("q", "qd", "qdd", "tau", "t", "p", "z")

Torques = Array | Sequence[object]  # n numbers or expressions
Law = Callable[..., object]  # -> Torques


@runtime_checkable
class Course(Protocol):
    """Joint motion that a controller can follow, such as an isodyn.Trajectory."""

    @property
    def n(self) -> int:
        """Number of velocities."""

    @property
    def on_manifold(self) -> bool:
        """True if it was made for a robot with manifold joints, where q' != qd."""

    def curves(self) -> Curves | None:
        """Return the piecewise polynomials over time whose values `unpacked` takes; None if the motion has formulas."""

    def unpacked(self, values: Array) -> tuple[Array, Array, Array]:
        """Return q (nq,), qd and qdd (n,) from the values of the curves at one time."""

    def formulas(self, t: Expr) -> tuple[Array, Array, Array]:
        """Return q (nq,), qd and qdd (n,) as expressions of time."""


@runtime_checkable
class SpaceCourse(Protocol):
    """Motion of a frame along a path that a controller can follow, such as an isodyn.CartesianPath."""

    def curves(self) -> Curves | None:
        """Return the path position s, s' and s'' (3,) as piecewise polynomials over time; None if the motion has formulas."""

    def formulas(self, t: Expr) -> tuple[Array, Array, Array]:
        """Return s, s' and s'' (1,) as expressions of time."""

    def in_frame(self, s: Array, sd: Array, sdd: Array) -> tuple[Array, Array, Array]:
        """Return pose (4, 4), twist (6,) and acceleration (6,) at s, in root axes."""


#: (4, 4), (nq,) positions, motion of joints or of a frame, or a function of t -> (4, 4)
PoseReference = ArrayLike | Course | SpaceCourse | Callable[[Expr], object]
Reference = ArrayLike | Course | Callable[[Expr], Torques] | None  # (nq,) numbers, a motion, or a function of t -> nq expressions


@dataclass(frozen=True, eq=False)
class Controller:
    """Control law for one robot; made by `of`, `pd`, `pd_gravity`, `pid`, `computed_torque` or `impedance`.

    graph       inputs q (nq,), qd (n,), t (1,), setpoints, values of the curves, symbols of the robot; output tau (n,) [N m] or
                [N], the constant 0 at passive joints
    setpoints   name -> default value; a simulation may pass another
    name        name in messages
    curves      input name -> curves over time that it follows
    memory      number of integrator states z: a further input "z" (memory,), 0 at the start, and a further output "dz" = z'
    back        (memory,) anti-windup gain: z' grows by back * (limited torque - torque)                  [1/s]
    """

    graph: Graph
    setpoints: Mapping[str, Array]
    name: str = "controller"
    curves: Mapping[str, Curves] = field(default_factory=dict)
    memory: int = 0
    back: Array = field(default_factory=lambda: np.zeros(0))

    def __repr__(self) -> str:
        points = ", ".join(f"{name}{list(value.shape)}" for name, value in self.setpoints.items())
        return f"<Controller {self.name}({points}): {self.n} torques, {len(self.graph)} nodes>"

    @property
    def n(self) -> int:
        """Number of torques."""
        return self.graph.outputs[0].size

    @classmethod
    def of(cls, robot: Robot, law: Law, *, name: str = "", **setpoints: ArrayLike) -> Controller:
        """Return the controller law(q, qd, t, **setpoints) -> n torques, written in plain array code on symbols.

        setpoints   default values, each a number or (k,); the law gets them as (k,) symbols
        Write conditions as condition.select(yes, no).  sin, cos, tan, sqrt, atan2 and abs of math or NumPy work, and so do
        x.minimum(y) and x.maximum(y).
        """
        robot = a_robot(robot)
        values = {key: np.atleast_1d(check.real(f"setpoint {key!r}", value)) for key, value in setpoints.items()}
        for key, value in values.items():
            if key in RESERVED or value.ndim != 1 or not np.isfinite(value).all():
                raise ShapeError(f"setpoint {key!r}: expected finite numbers (k,) under a name other than {', '.join(RESERVED)}")
        remedy = "; simulate takes any function (t, q, qd) as torque=, which is then called at every stage"

        def traced(*states: object, **given: object) -> object:  # setpoints may have any name
            return called("controller: the law", law, *states, named=given, remedy=remedy)

        return cls._of(robot, traced, name or getattr(law, "__name__", "controller"), values, {})

    @classmethod
    def _of(
        cls, robot: Robot, law: Law, name: str, setpoints: Mapping[str, Array], curves: Mapping[str, Curves], memory: int = 0
    ) -> Controller:
        """Trace law(q, qd, t, **setpoints, **curve values) -> tau; with memory the law also takes z= and returns (tau, dz)."""
        context = Context()
        setpoints = {key: np.array(value) for key, value in setpoints.items()}  # copies: the caller may change its arrays
        states, given = states_of(context, robot), _outside(context, setpoints, curves, memory)
        named = {key: value for key, value in given.items() if key != "t"}
        found, rates = law(*states.values(), given["t"][0], **named), {}
        if memory:
            assert isinstance(found, tuple)  # only laws of this file have memory
            found, rates["dz"] = found
        tau = np.asarray(found, dtype=object)
        if tau.shape != (robot.n,):
            raise ShapeError(f"controller: the law returned torques of shape {tau.shape}; expected ({robot.n},) for {robot.name!r}")
        _of_numbers("controller: the law", tau)
        inputs = states | given | symbol_inputs(context, robot)
        graph = finish(context, inputs, {"tau": _driven_only(robot, tau), **rates}, name)
        return cls(graph, setpoints, name, curves, memory)

    @classmethod
    def pd(cls, robot: Robot, kp: ArrayLike | None, kd: ArrayLike | None, reference: Reference = None) -> Controller:
        """Return the controller tau = Kp (q_ref - q) + Kd (qd_ref - qd).

        kp, kd      gains, a number or (n,); None: setpoints "kp", "kd" (n,), 0 by default   [N m/rad], [N m s/rad]
        reference   (nq,) positions to hold; an isodyn.Trajectory that starts at t = 0 and is held at its ends; or a function of t
                    that returns nq expressions, which are differentiated; None: the setpoints q_ref and qd_ref, by default the
                    neutral configuration at rest
        """
        return cls._following("pd", robot, kp, kd, reference, lambda q, qd, qd_ref, pull: pull())

    @classmethod
    def pd_gravity(cls, robot: Robot, kp: ArrayLike | None, kd: ArrayLike | None, reference: Reference = None) -> Controller:
        """Return the controller tau = Kp (q_ref - q) + Kd (qd_ref - qd) + g(q); arguments as for `pd`."""

        def torques(q: Array, qd: Array, qd_ref: Array, pull: Callable[[], Array]) -> Array:
            return np.asarray(pull() + _carried(robot, q, qd, _gravity(robot, q, qd)))

        return cls._following("pd_gravity", robot, kp, kd, reference, torques)

    @classmethod
    def computed_torque(
        cls,
        robot: Robot,
        kp: ArrayLike | None,
        kd: ArrayLike | None,
        reference: Reference = None,
        *,
        friction: bool = True,
        motors: bool | str = True,
    ) -> Controller:
        """Return the controller tau = inverse dynamics at qdd_ref + Kp (q_ref - q) + Kd (qd_ref - qd).

        It makes e'' + Kd e' + Kp e = 0.  For manifold joints this error equation holds to first order in e.

        kp, kd      gains, a number or (n,); None: as for `pd`             [1/s2], [1/s]
        reference   as for `pd`; None: also the setpoint qdd_ref
        friction    False: the law omits joint friction, as simulations with this option do
        motors      False: the law omits rotor inertia; "full": it includes the gyroscopic torques of rotors that are bodies

        A joint with dry friction that is at rest while its reference moves also gets its static friction torque, and so breaks
        away.

        With passive joints the error equation holds for the driven joints only.  The passive ones accelerate without torque, as the
        dynamics require; their motion is not controlled (partial feedback linearisation, Spong 1994).  The law takes the dry
        friction of passive joints at rest as 0, as inverse dynamics does: while one sticks, an error remains.

        In closed loops the driven joints share the required torque (see `compile(actuators=...)`).  The reference must satisfy the
        loop constraints as well.  The error equation holds for as many joints as there are actuated degrees of freedom; the others
        follow.  Degrees of freedom without an actuator, such as a floating base with no foot held, move as passive joints do.
        """

        def torques(q: Array, qd: Array, qd_ref: Array, pull: Callable[[], Array]) -> Array:
            tau = _torques_for(robot, q, qd, pull(), friction=friction, motors=motors)
            return np.asarray(tau + _breaking_away(robot, qd, qd_ref)) if friction else tau

        return cls._following("computed_torque", robot, kp, kd, reference, torques, accelerating=True)

    @classmethod
    def pid(
        cls,
        robot: Robot,
        kp: ArrayLike,
        ki: ArrayLike,
        kd: ArrayLike,
        reference: Reference = None,
        *,
        limit: ArrayLike | None = None,
        tracking: ArrayLike | None = None,
    ) -> Controller:
        """Return the controller tau = Kp e + z + Kd e' with e = q_ref - q and z' = Ki e, z = 0 at the start: no steady-state error.

        kp, ki, kd   gains, a number or (n,), ki not negative                     [N m/rad], [N m/(rad s)], [N m s/rad]
        reference    as for `pd`
        limit        largest torque, a number or (n,); None: not limited here     [N m] or [N]
        tracking     anti-windup time constant T with which z follows a limited torque, a number or (n,); None: sqrt(kd / ki), or
                     kp / ki where kd = 0                                         [s]

        z is integrated together with q and qd.  Limits are set here, by `limited` or by effort= of a simulation.  Where one limits
        the torque, z' = Ki e + (limited torque - torque) / T, so that z does not wind up (back-calculation: Astrom and Hagglund
        1995, PID Controllers, section 3.5).
        """
        n = a_robot(robot).n
        p, i, d = (_gain(word, gain, robot) for word, gain in (("kp", kp), ("ki", ki), ("kd", kd)))
        if (i < 0).any():
            raise ShapeError(f"ki: gains must not be negative, got {i.tolist()}")
        with np.errstate(divide="ignore", invalid="ignore"):
            usual = np.where(d > 0, np.sqrt(d / i), p / i)
        T = usual if tracking is None else check.per_joint("pid: tracking", tracking, n, above=0, rule="positive")
        driven = np.array([not joint.passive for joint in robot.dofs])
        goal = _goal(robot, reference)

        def law(q: Array, qd: Array, t: Expr, z: Array, **given: Array) -> object:
            q_ref, qd_ref, *_ = goal.at(t, given)
            e = _error(robot, q, q_ref)
            return p * e + z + d * (qd_ref - qd), np.where(driven, i * e, 0.0)

        made = cls._of(robot, law, "pid", goal.setpoints, goal.curves, n)
        with np.errstate(divide="ignore"):
            made = replace(made, back=np.where(driven & (i > 0) & (T > 0), 1 / T, 0.0))
        return made if limit is None else made.limited(limit)

    @classmethod
    def impedance(
        cls, robot: Robot, stiffness: ArrayLike, damping: ArrayLike, reference: PoseReference, *, frame: str | None = None
    ) -> Controller:
        """Return the controller tau = J^T (K e + D (v_ref - J qd)) + g(q): a spring and a damper from a frame to its reference.

        stiffness   K: a number, (6,) or (6, 6); translations, then rotations; root axes             [N/m], [N m/rad]
        damping     D: the same                                                                      [N s/m], [N m s/rad]
        reference   a pose (4, 4) in the root frame, which becomes the setpoints position_ref (3,), attitude_ref (9,) by rows and
                    twist_ref (6,); an isodyn.CartesianPath; a function of t that returns (4, 4) expressions; joint positions (nq,)
                    or an isodyn.Trajectory, whose frame pose and twist are followed
        frame       name of a link; None: the only tip

        e = (p_ref - p, (x cross x_ref + y cross y_ref + z cross z_ref) / 2), x, y, z the axes of the frame.  The second half is
        the axis of the remaining rotation times the sine of its angle (Luh, Walker and Paul 1980), which grows up to 90 degrees
        and is 0 again at 180.
        Source: Hogan (1985), Impedance control, without shaping the inertia.
        """
        robot = a_robot(robot)
        name = check.one_of("frame", robot.only_tip("name the frame: frame=...") if frame is None else frame, robot.link_names)
        K, D = (_space_gain(word, gain) for word, gain in (("stiffness", stiffness), ("damping", damping)))
        goal = _pose_goal(robot, reference, name)

        def law(q: Array, qd: Array, t: Expr, **given: Array) -> object:
            wanted, twist = goal.at(t, given)
            pose, J = _seen(robot, name, q, t.context)
            turn = sum(cross(pose[:3, k], wanted[:3, k]) for k in range(3)) * 0.5
            force = K @ np.concatenate([wanted[:3, 3] - pose[:3, 3], turn]) + D @ (twist - J @ qd)
            return _carried(robot, q, qd, J.T @ force + _gravity(robot, q, qd))

        return cls._of(robot, law, "impedance", goal.setpoints, goal.curves)

    @classmethod
    def _following(
        cls,
        name: str,
        robot: Robot,
        kp: ArrayLike | None,
        kd: ArrayLike | None,
        reference: Reference,
        tau: Law,
        *,
        accelerating: bool = False,
    ) -> Controller:
        """Return the controller tau(q, qd, qd_ref, pull), where pull() = Kp (q_ref - q) + Kd (qd_ref - qd).

        accelerating   True: pull() also adds qdd_ref, as its first term
        The law calls pull where it needs the value, since the order of operations decides which of them are fused.
        """
        robot = a_robot(robot)
        fixed = {word: _gain(word, gain, robot) for word, gain in (("kp", kp), ("kd", kd)) if gain is not None}
        goal = _goal(robot, reference, accelerating=accelerating)
        gains = {word: np.zeros(robot.n) for word in ("kp", "kd") if word not in fixed}

        def law(q: Array, qd: Array, t: Expr, **given: Array) -> object:
            p, d = (fixed[word] if word in fixed else given.pop(word) for word in ("kp", "kd"))
            q_ref, qd_ref, *rest = goal.at(t, given)
            start = rest[0] if accelerating else 0.0
            return tau(q, qd, qd_ref, lambda: start + p * _error(robot, q, q_ref) + d * (qd_ref - qd))

        return cls._of(robot, law, name, {**goal.setpoints, **gains}, goal.curves)

    def limited(self, effort: ArrayLike) -> Controller:
        """Return the same controller with every torque limited to +- effort (a number or (n,), > 0; infinite: not limited)."""
        bounds = check.per_joint("limited: efforts", effort, self.n, above=0, rule="positive", infinite=True)
        context = Context()
        inputs = {port.name: context.symbols(port.name, port.shape) for port in self.graph.inputs}
        found = replay(self.graph, context, inputs)
        wanted, tau = found["tau"], found["tau"].copy()
        for k, bound in enumerate(bounds):
            if np.isfinite(bound) and isinstance(tau[k], Expr):
                tau[k] = tau[k].minimum(float(bound)).maximum(-float(bound))
            elif np.isfinite(bound):
                tau[k] = float(np.clip(tau[k], -bound, bound))
        found["tau"] = tau
        if self.memory:
            found["dz"] = found["dz"] + self.back * (tau - wanted)
        return replace(self, graph=finish(context, inputs, found, self.graph.name))


def states_of(context: Context, robot: Robot) -> dict[str, Array]:
    """Return the inputs q (nq,) and qd (n,) as symbols."""
    return {"q": context.symbols("q", robot.nq), "qd": context.symbols("qd", robot.n)}


def _error(robot: Robot, q: Array, q_ref: Array) -> Array:
    """Return the position error (n,) from q to q_ref."""
    charts = charts_of(robot)
    return difference(charts, q, q_ref) if charts else np.asarray(q_ref - q)


def _outside(context: Context, setpoints: Mapping[str, Array], curves: Mapping[str, Curves], memory: int) -> dict[str, Array]:
    """Return the inputs other than q and qd: z if the controller has memory, t, setpoints, values of the curves."""
    sizes = {name: len(value) for name, value in setpoints.items()}
    sizes |= {name: value.coefficients.shape[-1] for name, value in curves.items()}
    found = {"z": context.symbols("z", memory)} if memory else {}
    found["t"] = np.array([context.symbol("t")], dtype=object)
    return found | {name: context.symbols(name, size) for name, size in sizes.items()}


def _driven_only(robot: Robot, tau: Array) -> Array:
    """Return torques (n,) with 0 at the passive joints."""
    return np.array([0.0 if joint.passive else x for joint, x in zip(robot.dofs, tau, strict=True)], dtype=object)


def _of_numbers(where: str, values: Array) -> None:
    """Refuse values of a law or a function of t that are neither expressions nor numbers."""
    for x in values.flat:
        if not isinstance(x, (Expr, int, float, np.number)):
            raise ShapeError(f"{where}: expected expressions or numbers, got {type(x).__name__}")
        if isinstance(x, Expr) and OPS[x.context.ops[x.index]].truth:
            raise ShapeError(f"{where}: expected a number, got a condition; write condition.select(1.0, 0.0)")


def _space_gain(name: str, value: ArrayLike) -> Array:
    gain = check.finite(f"impedance: {name}", value)
    if gain.shape not in ((), (6,), (6, 6)):
        raise ShapeError(
            f"impedance: {name}: expected a number, (6,) or (6, 6), translations then rotations; got shape {gain.shape}"
        )
    return gain if gain.ndim == 2 else np.diag(np.broadcast_to(gain, (6,)))


def _standing(robot: Robot) -> Robot:
    """Return the robot; refuse one whose base motion is prescribed, since a law knows only q, qd and t."""
    if robot.moving_base:
        raise ModelError(
            f"controllers do not support a prescribed base motion (robot {robot.name!r}); make the controller for "
            "robot.with_base('fixed'), or pass a function (t, q, qd) as torque="
        )
    return robot


def _torques_for(robot: Robot, q: Array, qd: Array, wanted: Array, *, friction: bool, motors: bool | str) -> Array:
    """Return torques (n,) that give the driven joints the accelerations wanted (n,); passive joints accelerate without torque."""
    context, robot = qd[0].context, _standing(robot)
    numbers = symbol_inputs(context, robot)
    inverse = _traced(robot, "inverse_dynamics", friction=friction, motors=motors)
    if robot.loops:
        return _torques_in_loops(robot, q, qd, wanted, inverse, motors)
    passive = np.array([joint.passive for joint in robot.dofs])
    if passive.any():
        M = replay(_traced(robot, "mass_matrix", motors=motors), context, {"q": q, **numbers})["mass_matrix"]
        still = np.where(passive, 0.0, wanted)
        needed = replay(inverse, context, {"q": q, "qd": qd, "qdd": still, **numbers})["inverse_dynamics"]
        both = passive[:, np.newaxis] & passive  # qdd = wanted where driven; M_pp qdd_p = -needed_p
        matrix = np.where(both, M, np.where(np.eye(robot.n, dtype=bool), 1.0, 0.0))
        wanted = solve_tree(reduce_robot(robot), matrix, np.where(passive, -needed, wanted))
    return replay(inverse, context, {"q": q, "qd": qd, "qdd": wanted, **numbers})["inverse_dynamics"]


def _traced(robot: Robot, quantity: str, *, friction: bool = True, motors: bool | str = True, still: bool = False) -> Graph:
    """Return the graph of a quantity, with the robot's symbols among its inputs."""
    names = tuple(symbol_inputs(Context(), robot))
    return trace(robot, None, quantity, parameters=names, friction=friction, motors=motors, at_rest=still)


def _torques_in_loops(robot: Robot, q: Array, qd: Array, wanted: Array, inverse: Graph, motors: bool | str) -> Array:
    """Return the same torques for a robot with loops: at the actuators only, and consistent with the loop constraints."""
    context, drive = qd[0].context, _in_loops(robot)

    def needed(wanted: Array) -> Array:
        qdd = replay(drive.led, context, {"q": q, "qd": qd, "qdd": wanted})["led"]
        return replay(inverse, context, {"q": q, "qd": qd, "qdd": qdd})["inverse_dynamics"]

    if drive.yielding is not None:
        M = replay(trace(robot, None, "mass_matrix", motors=motors), context, {"q": q})["mass_matrix"]
        wanted = np.where(np.isin(np.arange(robot.n), drive.free), 0.0, wanted)
        given = {"q": q, "qd": qd, "M": M, "tau": needed(wanted)}
        wanted = wanted + replay(drive.yielding, context, given)["yielding"]
    return _carried(robot, q, qd, needed(wanted))


def _gravity(robot: Robot, q: Array, qd: Array) -> Array:
    """Return the torques (n,) that hold the arm at q: against gravity, and against springs if joints have some."""
    context = qd[0].context
    given = {"q": q, "qd": qd, **symbol_inputs(context, _standing(robot))}
    if sprung(reduce_robot(robot)):
        return replay(_traced(robot, "bias_torque", friction=False, still=True), context, given)["bias_torque"]
    return replay(_traced(robot, "gravity_torque"), context, given)["gravity_torque"]


def _carried(robot: Robot, q: Array, qd: Array, tau: Array) -> Array:
    """Return torques (n,) at the driven joints that act, through the loops, as tau (n,) at all joints does; for a tree, tau."""
    if not robot.loops:
        return tau
    return replay(_in_loops(robot).carried, qd[0].context, {"q": q, "qd": qd, "tau": tau})["carried"]


@lru_cache(maxsize=8)
def _in_loops(robot: Robot) -> Driving:
    from isodyn.dynamics.closing import driving  # imported here: robots without loops start sooner

    return driving(robot, [axis.name for axis in robot.dofs if not axis.passive])


def _breaking_away(robot: Robot, qd: Array, qd_ref: Array) -> Array:
    """Return the static friction (n,) of joints at rest, in the direction of the reference; inverse dynamics has none there."""
    tree = reduce_robot(robot)
    lower, upper = dry_levels(tree.mapped(qd[0].context.adopt) if symbols(robot) else tree)[0]
    found = np.zeros(robot.n, dtype=object)
    for k in np.flatnonzero((lower != 0) | (upper != 0)):
        sense = choose(qd_ref[k] > 0.0, upper[k], choose(qd_ref[k] < 0.0, lower[k], 0.0))
        found[k] = choose(abs(qd[k]) > 0.0, 0.0, sense)
    return found


def _gain(name: str, value: ArrayLike, robot: Robot) -> Array:
    try:
        gain = np.broadcast_to(np.asarray(value, dtype=float), (robot.n,))
    except (TypeError, ValueError):
        raise ShapeError(f"{name}: expected a number or ({robot.n},), got {np.shape(value)}{sizes(robot)}") from None
    if not np.isfinite(gain).all():
        raise ShapeError(f"{name}: gains must be finite, got {gain.tolist()}")
    return gain


class _Goal(NamedTuple):
    """Reference of a controller.

    at   function of t and the inputs (setpoints and curve values by name) -> q_ref (nq,), qd_ref, qdd_ref (n,)
    """

    setpoints: Mapping[str, Array]
    curves: Mapping[str, Curves]
    at: Callable[[Expr, Mapping[str, Array]], Sequence[Array]]


def _goal(robot: Robot, reference: Reference, *, accelerating: bool = False) -> _Goal:
    """Return a joint reference; accelerating: with a setpoint qdd_ref, if the positions are setpoints."""
    n, nq = robot.n, robot.nq
    if isinstance(reference, type):
        raise ShapeError(
            f"reference: expected ({nq},) positions, a Trajectory or a function of t, got the class {reference.__name__}"
        )
    if isinstance(reference, SpaceCourse):
        raise ShapeError("reference: expected a joint motion, got the path of a frame; Trajectory.follow(robot, path) converts it")
    if isinstance(reference, Course):
        if reference.n != n:
            remedy = "; make it with robot=robot" if reference.n == robot.nq else ""
            raise ShapeError(f"reference: the trajectory has {reference.n} joints; {robot.name!r} has {n}{remedy}{sizes(robot)}")
        if charts_of(robot) and not reference.on_manifold:
            raise ShapeError(f"reference: {robot.name!r} has manifold joints; make the trajectory with robot=robot{sizes(robot)}")
        followed = reference.curves()
        if followed is None:
            return _Goal({}, {}, lambda t, given: reference.formulas(t))
        return _Goal({}, {"reference": followed}, lambda t, given: reference.unpacked(given["reference"]))
    if callable(reference):
        return _Goal({}, {}, lambda t, given: _moving(reference, t, robot))
    value = robot.neutral() if reference is None else check.real("reference", reference)
    if value.shape != (nq,) or not np.isfinite(value).all():
        expected = f"({nq},) finite positions, a Trajectory or a function of t"
        raise ShapeError(f"reference: expected {expected}, got shape {value.shape}{sizes(robot)}")
    value = positions("reference", robot.movable_joints, value)
    points = {"q_ref": value, "qd_ref": np.zeros(n)} | ({"qdd_ref": np.zeros(n)} if accelerating else {})
    return _Goal(points, {}, lambda t, given: list(given.values()))


def _moving(reference: Callable[[Expr], object], t: Expr, robot: Robot) -> Sequence[Array]:
    """Return q_ref (nq,), qd_ref and qdd_ref (n,) of a function of t."""
    q_ref, *rates = _derivatives(reference, t, (robot.nq,), robot)
    charts = charts_of(robot)
    if not charts:
        return [q_ref, *rates]
    qd_ref = velocities(charts, q_ref, rates[0])
    return [q_ref, qd_ref, jacobian(qd_ref, [t])[..., 0]]


def _derivatives(reference: Callable[[Expr], object], t: Expr, shape: tuple[int, ...], robot: Robot) -> list[Array]:
    """Return the value of a function of t, written with math, NumPy or plain arithmetic, and its first and second derivative."""
    remedy = "; or follow its samples: Trajectory.from_samples"
    value = np.asarray(called("reference: the function of t", reference, t, remedy=remedy), dtype=object)
    if value.shape != shape:
        raise ModelError(f"reference: the function of t returned shape {value.shape}; expected {shape} for {robot.name!r}")
    _of_numbers("reference: the function of t", value)
    rate = jacobian(value, [t])[..., 0]
    return [value, rate, jacobian(rate, [t])[..., 0]]


def _pose_goal(robot: Robot, reference: PoseReference, frame: str) -> _Goal:
    """Return a frame reference: the pose (4, 4) and the twist (6,), linear then angular, in root axes."""
    if isinstance(reference, type):
        raise ShapeError(f"impedance: reference: expected a pose (4, 4) or a motion, got the class {reference.__name__}")
    if isinstance(reference, SpaceCourse):
        followed = reference.curves()

        def along(t: Expr, given: Mapping[str, Array]) -> Sequence[Array]:
            return reference.in_frame(*(reference.formulas(t) if followed is None else np.split(given["reference"], 3)))[:2]

        return _Goal({}, {} if followed is None else {"reference": followed}, along)
    if reference is None:
        raise ShapeError("impedance: reference: expected a pose (4, 4), a motion, joint positions or a function of t, got None")
    if isinstance(reference, Course) or (not callable(reference) and check.real("impedance: reference", reference).ndim == 1):
        joints = _goal(robot, reference)

        def seen(t: Expr, given: Mapping[str, Array]) -> Sequence[Array]:
            q_ref, qd_ref, *_ = joints.at(t, given)
            pose, J = _seen(robot, frame, q_ref, t.context)
            return pose, J @ qd_ref

        return _Goal(joints.setpoints, joints.curves, seen)
    if callable(reference):

        def moved(t: Expr, given: Mapping[str, Array]) -> Sequence[Array]:
            pose, rate, _ = _derivatives(reference, t, (4, 4), robot)
            turn = rate[:3, :3] @ pose[:3, :3].T  # skew(w) = R' R^T
            return pose, np.array([*rate[:3, 3], turn[2, 1], turn[0, 2], turn[1, 0]], dtype=object)

        return _Goal({}, {}, moved)
    pose = check.rigid_pose("impedance: reference", reference)
    points = {"position_ref": pose[:3, 3], "attitude_ref": pose[:3, :3].reshape(-1), "twist_ref": np.zeros(6)}

    def held(t: Expr, given: Mapping[str, Array]) -> Sequence[Array]:
        rows = np.column_stack([given["attitude_ref"].reshape(3, 3), given["position_ref"]])
        return rows, given["twist_ref"]

    return _Goal(points, {}, held)


def _seen(robot: Robot, frame: str, q: Array, context: Context) -> tuple[Array, Array]:
    """Return pose (4, 4) and Jacobian (6, n) of a frame at q, in root axes."""
    graphs = (trace(_standing(robot), None, quantity, frame=frame) for quantity in ("pose", "jacobian"))
    pose, J = (next(iter(replay(graph, context, {"q": q}).values())) for graph in graphs)
    return pose, J


class Driven(NamedTuple):
    """Torques (n,), the inputs that they need, and the controller's memory: state "z" and rate "dz", both {} without memory."""

    tau: Array
    inputs: dict[str, Array]
    memory: dict[str, Array]
    rates: dict[str, Array]


def torque_graph(robot: Robot, controller: Controller) -> Graph:
    """Return the graph of a controller: q, qd, its memory and its other inputs -> tau (n,), then the rates of its memory."""
    context = Context()
    states = states_of(context, robot)
    tau, inputs, memory, rates = torques(context, robot, controller, states["q"], states["qd"])
    both = np.concatenate([tau, *rates.values()])
    return finish(context, {**states, **memory, **inputs}, {"tau": both}, f"{robot.name}_{controller.name}")


def torques(context: Context, robot: Robot, drive: Controller | bool, q: Array, qd: Array) -> Driven:
    """Return the torques at q and qd; `drive` as in Flow."""
    if drive is True:
        tau = context.symbols("tau", robot.n)
        return Driven(tau, {"tau": tau}, {}, {})
    if drive is False:
        return Driven(np.zeros(robot.n, dtype=object), {}, {}, {})
    if drive.n != robot.n:
        raise ShapeError(f"the controller returns {drive.n} torques; {robot.name!r} has {robot.n} degrees of freedom")
    inputs = _outside(context, drive.setpoints, drive.curves, drive.memory) | symbol_inputs(context, robot)
    found = replay(drive.graph, context, {"q": q, "qd": qd, **inputs})
    memory = {"z": inputs.pop("z")} if drive.memory else {}
    return Driven(_driven_only(robot, found.pop("tau")), inputs, memory, found)
