"""Controllers: joint torques as expressions of q, qd, t and setpoints, so that they run inside compiled simulations.

    pd               tau = Kp (q_ref - q) + Kd (qd_ref - qd)
    pd_gravity       the same + g(q)
    pid              tau = Kp e + z + Kd e', z' = Ki e: it remembers z, which does not wind up at limits
    computed_torque  tau = inverse dynamics at (q, qd, qdd_ref + Kp (q_ref - q) + Kd (qd_ref - qd))
    impedance        tau = J^T (K (x_ref - x) + D (v_ref - J qd)) + g(q): a spring and a damper at a frame in space
    of               anything that plain array code can write

Passive joints get the torque 0, whatever the law says.  Symbols of the robot are further inputs of the law.

The error q_ref - q of an attitude is the turn from one to the other, the shorter way, with what it shifts: difference(q, q_ref), in
the axes of the moved link as its velocity and its torque.  Setpoints and references of positions are (nq,), of velocities (n,).
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
    """A motion of n joints that a controller can follow: an isodyn.Trajectory."""

    @property
    def n(self) -> int:
        """Number of velocities."""

    @property
    def on_manifold(self) -> bool:
        """Whether it was made for a robot with joints whose velocities are no rates of positions."""

    def curves(self) -> Curves | None:
        """What `unpacked` takes, over time; None: they have formulas."""

    def unpacked(self, values: Array) -> tuple[Array, Array, Array]:
        """q (nq,), qd and qdd (n,) of what the curves are at a time."""

    def formulas(self, t: Expr) -> tuple[Array, Array, Array]:
        """q (nq,), qd and qdd (n,) as expressions of the time."""


@runtime_checkable
class SpaceCourse(Protocol):
    """A motion of a frame along a path that a controller can follow: an isodyn.CartesianPath."""

    def curves(self) -> Curves | None:
        """Where it is on the path, s, s' and s'' (3,), over time; None: they have formulas."""

    def formulas(self, t: Expr) -> tuple[Array, Array, Array]:
        """s, s' and s'' (1,) as expressions of the time."""

    def in_frame(self, s: Array, sd: Array, sdd: Array) -> tuple[Array, Array, Array]:
        """Pose (4, 4), twist (6,) and acceleration (6,) there, root axes."""


#: (4, 4), (nq,) positions, a motion of joints or of a frame, or a function of t -> (4, 4)
PoseReference = ArrayLike | Course | SpaceCourse | Callable[[Expr], object]
Reference = ArrayLike | Course | Callable[[Expr], Torques] | None  # (nq,) numbers, a motion, or a function of t -> nq expressions


@dataclass(frozen=True, eq=False)
class Controller:
    """A control law for one robot; made by `of`, `pd`, `pd_gravity`, `pid`, `computed_torque` or `impedance`.

    graph       inputs q (nq,), qd (n,), t (1,), setpoints, what follows curves, symbols of the robot; output tau (n,) [N m] or
                [N], the constant 0 at passive joints
    setpoints   name -> value when a simulation gives no other
    name        for messages
    curves      input -> the curves over time that it follows
    memory      how many numbers z it remembers, a further input "z" (memory,), 0 at the start, and output "dz", their rates
    back        (memory,) what a torque cut off by a limit gives back to the rates of z                  [1/s]
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
        """The controller law(q, qd, t, **setpoints) -> n torques, written in plain array code on symbols.

        setpoints   default values, each a number or (k,); the law gets them as (k,) symbols
        Conditions are written condition.select(yes, no); sin, cos, tan, sqrt, atan2 and abs of math or NumPy work, and
        x.minimum(y), x.maximum(y).
        """
        robot = a_robot(robot)
        values = {key: np.atleast_1d(check.real(f"setpoint {key!r}", value)) for key, value in setpoints.items()}
        for key, value in values.items():
            if key in RESERVED or value.ndim != 1 or not np.isfinite(value).all():
                raise ShapeError(f"setpoint {key!r}: expected finite numbers (k,) under a name other than {', '.join(RESERVED)}")
        remedy = "; simulate takes any function (t, q, qd) as torque=, which is then called at every stage"

        def traced(*states: object, **given: object) -> object:  # setpoints may be called anything
            return called("controller: the law", law, *states, named=given, remedy=remedy)

        return cls._of(robot, traced, name or getattr(law, "__name__", "controller"), values, {})

    @classmethod
    def _of(
        cls, robot: Robot, law: Law, name: str, setpoints: Mapping[str, Array], curves: Mapping[str, Curves], memory: int = 0
    ) -> Controller:
        """law(q, qd, t, **setpoints, **what follows the curves) -> tau; with a memory also z=, and -> (tau, dz)."""
        context = Context()
        setpoints = {key: np.array(value) for key, value in setpoints.items()}  # whatever becomes of the caller's; side by side
        states, given = states_of(context, robot), _outside(context, setpoints, curves, memory)
        named = {key: value for key, value in given.items() if key != "t"}
        found, rates = law(*states.values(), given["t"][0], **named), {}
        if memory:
            assert isinstance(found, tuple)  # of a law of this file
            found, rates["dz"] = found
        tau = np.asarray(found, dtype=object)
        if tau.shape != (robot.n,):
            raise ShapeError(f"controller: the law gave torques of shape {tau.shape}; expected ({robot.n},) for {robot.name!r}")
        _of_numbers("controller: the law", tau)
        inputs = states | given | symbol_inputs(context, robot)
        graph = finish(context, inputs, {"tau": _driven_only(robot, tau), **rates}, name)
        return cls(graph, setpoints, name, curves, memory)

    @classmethod
    def pd(cls, robot: Robot, kp: ArrayLike | None, kd: ArrayLike | None, reference: Reference = None) -> Controller:
        """tau = Kp (q_ref - q) + Kd (qd_ref - qd).

        kp, kd      gains, a number or (n,); None: setpoints of their own, 0 unless a simulation gives them   [N m/rad], [N m s/rad]
        reference   (nq,) positions to hold; an isodyn.Trajectory, from t = 0, at whose ends it waits; or a function of t that
                    returns nq expressions, whose rates are found by differentiation; None: the setpoints q_ref and qd_ref, at
                    rest in the neutral place unless a simulation gives them
        """
        return cls._following("pd", robot, kp, kd, reference, lambda q, qd, qd_ref, pull: pull())

    @classmethod
    def pd_gravity(cls, robot: Robot, kp: ArrayLike | None, kd: ArrayLike | None, reference: Reference = None) -> Controller:
        """tau = Kp (q_ref - q) + Kd (qd_ref - qd) + g(q); arguments as for `pd`."""

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
        """tau = inverse dynamics at qdd_ref + Kp (q_ref - q) + Kd (qd_ref - qd), so that e'' + Kd e' + Kp e = 0.

        Of attitudes that equation holds to first order in e.

        kp, kd      gains, a number or (n,); None: as for `pd`             [1/s2], [1/s]
        reference   as for `pd`; None: also the setpoint qdd_ref
        friction    False: the law leaves joint friction out, as simulations of the same option do
        motors      False: the same of rotor inertia; "full": with all that rotors do that are bodies

        A joint with dry friction that is at rest while its reference moves gets its static friction besides, and breaks away.

        With passive joints, that equation holds for the driven ones alone: the passive ones accelerate as the others and their
        own dynamics make them, without torque, and what they do is not controlled (partial feedback linearisation, Spong 1994).
        The law takes the dry friction of passive joints at rest as 0, as inverse dynamics does: while one sticks, an error is left.

        In closed loops the driven joints share what the motion asks for (see `compile(actuators=...)`), and the reference closes
        the loops too; that equation holds for as many joints as the motors have freedoms, and the others follow.  Freedoms that no
        motor acts on, as of a base that floats with no foot held, move as passive joints do.
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
        """tau = Kp e + z + Kd e' with e = q_ref - q and z' = Ki e, z = 0 at the start: no error is left at rest.

        kp, ki, kd   gains, a number or (n,), ki not negative                     [N m/rad], [N m/(rad s)], [N m s/rad]
        reference    as for `pd`
        limit        largest torque, a number or (n,); None: not limited here     [N m] or [N]
        tracking     time T after which z has followed a torque that is cut off, a number or (n,); None: sqrt(kd / ki), or
                     kp / ki where kd = 0                                         [s]

        z is a state of its own beside q and qd.  Where a limit cuts the torque off, here, by `limited` or by effort= of a
        simulation, z' = Ki e + (cut torque - torque) / T, so that z does not wind up while nothing comes of it (back-calculation:
        Astrom and Hagglund 1995, PID Controllers, section 3.5).
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
        """tau = J^T (K e + D (v_ref - J qd)) + g(q): a spring and a damper in space between a frame and its reference.

        stiffness   K: a number, (6,) or (6, 6), of shifts then turns, root axes                   [N/m], [N m/rad]
        damping     D: the same                                                                    [N s/m], [N m s/rad]
        reference   a pose (4, 4) in the root frame, which becomes the setpoints position_ref (3,), attitude_ref (9,) by rows and
                    twist_ref (6,); an isodyn.CartesianPath; a function of t that returns (4, 4) expressions; joint positions
                    (nq,) or an isodyn.Trajectory, whose pose and velocity in space are followed
        frame       a link's; None: the only tip

        e = (p_ref - p, (x cross x_ref + y cross y_ref + z cross z_ref) / 2), x, y, z the axes of the frame: the second half is the
        axis of the turn that is left times the sine of its angle (Luh, Walker and Paul 1980), which grows up to 90 degrees and is
        0 again at 180.
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
        """tau(q, qd, qd_ref, pull) with pull() = Kp (q_ref - q) + Kd (qd_ref - qd), `accelerating`: with qdd_ref before it.

        pull is called where the law needs it, since the order of operations decides which of them are fused.
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
        """The same law with every torque kept within +- effort (a number or (n,), > 0; infinite: not limited)."""
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
    """Inputs q and qd."""
    return {"q": context.symbols("q", robot.nq), "qd": context.symbols("qd", robot.n)}


def _error(robot: Robot, q: Array, q_ref: Array) -> Array:
    """What is left to the reference (n,)."""
    charts = charts_of(robot)
    return difference(charts, q, q_ref) if charts else np.asarray(q_ref - q)


def _outside(context: Context, setpoints: Mapping[str, Array], curves: Mapping[str, Curves], memory: int) -> dict[str, Array]:
    """The inputs of a controller besides q and qd: z where it remembers, t, setpoints, what follows curves."""
    sizes = {name: len(value) for name, value in setpoints.items()}
    sizes |= {name: value.coefficients.shape[-1] for name, value in curves.items()}
    found = {"z": context.symbols("z", memory)} if memory else {}
    found["t"] = np.array([context.symbol("t")], dtype=object)
    return found | {name: context.symbols(name, size) for name, size in sizes.items()}


def _driven_only(robot: Robot, tau: Array) -> Array:
    """Torques (n,) with 0 at the passive joints, where nothing drives."""
    return np.array([0.0 if joint.passive else x for joint, x in zip(robot.dofs, tau, strict=True)], dtype=object)


def _of_numbers(where: str, values: Array) -> None:
    """Refuse what a law or a function of t gave unless it is expressions and numbers."""
    for x in values.flat:
        if not isinstance(x, (Expr, int, float, np.number)):
            raise ShapeError(f"{where} gave {type(x).__name__} where an expression or a number was expected")
        if isinstance(x, Expr) and OPS[x.context.ops[x.index]].truth:
            raise ShapeError(f"{where} gave a condition where a number was expected; write condition.select(1.0, 0.0)")


def _space_gain(name: str, value: ArrayLike) -> Array:
    gain = check.finite(f"impedance: {name}", value)
    if gain.shape not in ((), (6,), (6, 6)):
        raise ShapeError(f"impedance: {name}: expected a number, (6,) or (6, 6), shifts then turns; got shape {gain.shape}")
    return gain if gain.ndim == 2 else np.diag(np.broadcast_to(gain, (6,)))


def _standing(robot: Robot) -> Robot:
    """The robot, or an error where its base is moved: a law knows q, qd and t."""
    if robot.moving_base:
        raise ModelError(
            f"a controller is not told how the base of robot {robot.name!r} moves, on which its dynamics and poses depend; make it "
            "for robot.with_base('fixed'), as if the base stood, or give a function (t, q, qd) as torque="
        )
    return robot


def _torques_for(robot: Robot, q: Array, qd: Array, wanted: Array, *, friction: bool, motors: bool | str) -> Array:
    """Torques (n,) that give the driven joints the accelerations wanted (n,), and the passive ones those they then have."""
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
    """The graph of a quantity, with the robot's symbols among its inputs."""
    names = tuple(symbol_inputs(Context(), robot))
    return trace(robot, None, quantity, parameters=names, friction=friction, motors=motors, at_rest=still)


def _torques_in_loops(robot: Robot, q: Array, qd: Array, wanted: Array, inverse: Graph, motors: bool | str) -> Array:
    """The same where loops lead some velocities and hand torques on: those of the actuators alone."""
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
    """What holds the arm where it is: against gravity, and against springs where joints have some."""
    context = qd[0].context
    given = {"q": q, "qd": qd, **symbol_inputs(context, _standing(robot))}
    if sprung(reduce_robot(robot)):
        return replay(_traced(robot, "bias_torque", friction=False, still=True), context, given)["bias_torque"]
    return replay(_traced(robot, "gravity_torque"), context, given)["gravity_torque"]


def _carried(robot: Robot, q: Array, qd: Array, tau: Array) -> Array:
    """Torques (n,) at the driven joints that do what tau (n,) at all joints do, where loops hand them on; of a tree, tau."""
    if not robot.loops:
        return tau
    return replay(_in_loops(robot).carried, qd[0].context, {"q": q, "qd": qd, "tau": tau})["carried"]


@lru_cache(maxsize=8)
def _in_loops(robot: Robot) -> Driving:
    from isodyn.dynamics.closing import driving  # here: trees start sooner without it

    return driving(robot, [axis.name for axis in robot.dofs if not axis.passive])


def _breaking_away(robot: Robot, qd: Array, qd_ref: Array) -> Array:
    """The static friction (n,), in the sense of the reference, of joints that are at rest; inverse dynamics has none there."""
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
    """What a controller follows: q_ref (nq,), qd_ref, qdd_ref (n,) at t, of its setpoints and what follows its curves, by name."""

    setpoints: Mapping[str, Array]
    curves: Mapping[str, Curves]
    at: Callable[[Expr, Mapping[str, Array]], Sequence[Array]]


def _goal(robot: Robot, reference: Reference, *, accelerating: bool = False) -> _Goal:
    """`accelerating`: with qdd_ref, where that is a setpoint."""
    n, nq = robot.n, robot.nq
    if isinstance(reference, type):
        raise ShapeError(
            f"reference: expected ({nq},) positions, a Trajectory or a function of t, got the class {reference.__name__}"
        )
    if isinstance(reference, SpaceCourse):
        raise ShapeError("reference: a path of a frame is none of joints; Trajectory.follow(robot, path) makes one of it")
    if isinstance(reference, Course):
        if reference.n != n:
            remedy = "; make it with robot=robot" if reference.n == robot.nq else ""
            raise ShapeError(f"reference: the trajectory is of {reference.n} joints; {robot.name!r} has {n}{remedy}{sizes(robot)}")
        if charts_of(robot) and not reference.on_manifold:
            raise ShapeError(f"reference: {robot.name!r} has attitudes; make the trajectory with robot=robot{sizes(robot)}")
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
    """q_ref (nq,), qd_ref and qdd_ref (n,) of a function of t."""
    q_ref, *rates = _derivatives(reference, t, (robot.nq,), robot)
    charts = charts_of(robot)
    if not charts:
        return [q_ref, *rates]
    qd_ref = velocities(charts, q_ref, rates[0])
    return [q_ref, qd_ref, jacobian(qd_ref, [t])[..., 0]]


def _derivatives(reference: Callable[[Expr], object], t: Expr, shape: tuple[int, ...], robot: Robot) -> list[Array]:
    """A function of t, written with math, NumPy or plain arithmetic, and its first and second derivative."""
    remedy = "; or follow its samples: Trajectory.from_samples"
    value = np.asarray(called("reference: the function of t", reference, t, remedy=remedy), dtype=object)
    if value.shape != shape:
        raise ModelError(f"reference: the function of t gave shape {value.shape}; expected {shape} for {robot.name!r}")
    _of_numbers("reference: the function of t", value)
    rate = jacobian(value, [t])[..., 0]
    return [value, rate, jacobian(rate, [t])[..., 0]]


def _pose_goal(robot: Robot, reference: PoseReference, frame: str) -> _Goal:
    """The pose (4, 4) and the twist (6,), linear then angular, of a frame, root axes."""
    if isinstance(reference, type):
        raise ShapeError(f"impedance: reference: expected a pose (4, 4) or a motion, got the class {reference.__name__}")
    if isinstance(reference, SpaceCourse):
        followed = reference.curves()

        def along(t: Expr, given: Mapping[str, Array]) -> Sequence[Array]:
            return reference.in_frame(*(reference.formulas(t) if followed is None else np.split(given["reference"], 3)))[:2]

        return _Goal({}, {} if followed is None else {"reference": followed}, along)
    if reference is None:
        raise ShapeError("impedance: reference: give a pose (4, 4), a motion, joint positions or a function of t, got None")
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
    """Pose (4, 4) and Jacobian (6, n) of a frame at q, root axes."""
    graphs = (trace(_standing(robot), None, quantity, frame=frame) for quantity in ("pose", "jacobian"))
    pose, J = (next(iter(replay(graph, context, {"q": q}).values())) for graph in graphs)
    return pose, J


class Driven(NamedTuple):
    """Torques (n,), the inputs they bring, and what a controller remembers: the state "z" and its rates "dz", or neither."""

    tau: Array
    inputs: dict[str, Array]
    memory: dict[str, Array]
    rates: dict[str, Array]


def torque_graph(robot: Robot, controller: Controller) -> Graph:
    """tau (n,) of a controller, then the rates of what it remembers, of q, qd, that, and its other inputs."""
    context = Context()
    states = states_of(context, robot)
    tau, inputs, memory, rates = torques(context, robot, controller, states["q"], states["qd"])
    both = np.concatenate([tau, *rates.values()])
    return finish(context, {**states, **memory, **inputs}, {"tau": both}, f"{robot.name}_{controller.name}")


def torques(context: Context, robot: Robot, drive: Controller | bool, q: Array, qd: Array) -> Driven:
    """The torques at q and qd; `drive` as in Flow."""
    if drive is True:
        tau = context.symbols("tau", robot.n)
        return Driven(tau, {"tau": tau}, {}, {})
    if drive is False:
        return Driven(np.zeros(robot.n, dtype=object), {}, {}, {})
    if drive.n != robot.n:
        raise ShapeError(f"the controller gives {drive.n} torques; {robot.name!r} has {robot.n} moving joints")
    inputs = _outside(context, drive.setpoints, drive.curves, drive.memory) | symbol_inputs(context, robot)
    found = replay(drive.graph, context, {"q": q, "qd": qd, **inputs})
    memory = {"z": inputs.pop("z")} if drive.memory else {}
    return Driven(_driven_only(robot, found.pop("tau")), inputs, memory, found)
