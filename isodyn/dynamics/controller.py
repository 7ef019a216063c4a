"""Controllers: joint torques as expressions of q, qd, t and setpoints, so that they run inside compiled simulations.

    pd               tau = Kp (q_ref - q) + Kd (qd_ref - qd)
    pd_gravity       the same + g(q)
    computed_torque  tau = inverse dynamics at (q, qd, qdd_ref + Kp (q_ref - q) + Kd (qd_ref - qd))
    of               anything that plain array code can write

Passive joints get the torque 0, whatever the law says.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Protocol, runtime_checkable

import numpy as np
from numpy.typing import ArrayLike

from isodyn import check
from isodyn.backends.device import Curves
from isodyn.dynamics.trace import a_robot, trace
from isodyn.errors import ModelError, ShapeError
from isodyn.formulations.solve import solve_tree
from isodyn.graph.derivative import jacobian
from isodyn.graph.functions import called
from isodyn.graph.graph import Graph, finish, replay
from isodyn.graph.node import Context, Expr
from isodyn.model.robot import Robot
from isodyn.model.tree import reduce_robot
from isodyn.spatial import Array

RESERVED = ("q", "qd", "qdd", "tau", "t", "p")

Torques = Array | Sequence[object]  # n numbers or expressions
Law = Callable[..., object]  # -> Torques


@runtime_checkable
class Course(Protocol):
    """A motion of n joints that a controller can follow: an isodyn.Trajectory."""

    @property
    def n(self) -> int:
        """Number of joints."""

    def curves(self) -> Curves | None:
        """q, qd and qdd, one behind the other (3 n), over time; None: they have formulas."""

    def formulas(self, t: Expr) -> tuple[Array, Array, Array]:
        """q, qd and qdd (n,) as expressions of the time."""


Reference = ArrayLike | Course | Callable[[Expr], Torques] | None  # (n,) numbers, a motion, or a function of t -> n expressions


@dataclass(frozen=True, eq=False)
class Controller:
    """A control law for one robot; made by `of`, `pd`, `pd_gravity` or `computed_torque`.

    graph       inputs q (n,), qd (n,), t (1,), setpoints, what follows curves; output tau (n,) [N m] or [N], the constant 0 at
                passive joints
    setpoints   name -> value when a simulation gives no other
    name        for messages
    curves      input -> the curves over time that it follows
    """

    graph: Graph
    setpoints: Mapping[str, Array]
    name: str = "controller"
    curves: Mapping[str, Curves] = field(default_factory=dict)

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
        values = {key: np.atleast_1d(np.asarray(value, dtype=float)) for key, value in setpoints.items()}
        for key, value in values.items():
            if key in RESERVED or value.ndim != 1 or not np.isfinite(value).all():
                raise ShapeError(f"setpoint {key!r}: expected finite numbers (k,) under a name other than {', '.join(RESERVED)}")
        remedy = "; simulate takes any function (t, q, qd) as torque=, which is then called at every stage"
        traced = partial(called, "controller: the law", law, remedy=remedy)
        return cls._of(robot, traced, name or getattr(law, "__name__", "controller"), values, {})

    @classmethod
    def _of(cls, robot: Robot, law: Law, name: str, setpoints: Mapping[str, Array], curves: Mapping[str, Curves]) -> Controller:
        """law(q, qd, t, **setpoints, **what follows the curves)."""
        context = Context()
        states, given = states_of(context, robot), _outside(context, setpoints, curves)
        tau = np.asarray(law(*states.values(), given["t"][0], **{key: given[key] for key in (*setpoints, *curves)}), dtype=object)
        if tau.shape != (robot.n,):
            raise ShapeError(f"controller: the law gave torques of shape {tau.shape}; expected ({robot.n},) for {robot.name!r}")
        wrong = [x for x in tau if not isinstance(x, (Expr, int, float, np.number))]
        if wrong:
            raise ShapeError(f"controller: the law gave {type(wrong[0]).__name__} where an expression or a number was expected")
        return cls(finish(context, states | given, {"tau": _driven_only(robot, tau)}, name), setpoints, name, curves)

    @classmethod
    def pd(cls, robot: Robot, kp: ArrayLike, kd: ArrayLike, reference: Reference = None) -> Controller:
        """tau = Kp (q_ref - q) + Kd (qd_ref - qd).

        kp, kd      gains, a number or (n,)                               [N m/rad], [N m s/rad]
        reference   (n,) positions to hold; an isodyn.Trajectory, from t = 0, at whose ends it waits; or a function of t that
                    returns n expressions, whose rates are found by differentiation; None: the setpoints q_ref and qd_ref, 0
                    unless a simulation gives them
        """
        return cls._following("pd", robot, kp, kd, reference, lambda q, qd, pull: pull())

    @classmethod
    def pd_gravity(cls, robot: Robot, kp: ArrayLike, kd: ArrayLike, reference: Reference = None) -> Controller:
        """tau = Kp (q_ref - q) + Kd (qd_ref - qd) + g(q); arguments as for `pd`."""

        def torques(q: Array, qd: Array, pull: Callable[[], Array]) -> Array:
            gravity = replay(trace(robot, None, "gravity_torque"), qd[0].context, {"q": q})["gravity_torque"]
            return np.asarray(pull() + gravity)

        return cls._following("pd_gravity", robot, kp, kd, reference, torques)

    @classmethod
    def computed_torque(cls, robot: Robot, kp: ArrayLike, kd: ArrayLike, reference: Reference = None) -> Controller:
        """tau = inverse dynamics at qdd_ref + Kp (q_ref - q) + Kd (qd_ref - qd), so that e'' + Kd e' + Kp e = 0.

        kp, kd      gains, a number or (n,)                               [1/s2], [1/s]
        reference   as for `pd`; None: also the setpoint qdd_ref

        With passive joints, that equation holds for the driven ones alone: the passive ones accelerate as the others and their
        own dynamics make them, without torque, and what they do is not controlled (partial feedback linearisation, Spong 1994).
        """

        def torques(q: Array, qd: Array, pull: Callable[[], Array]) -> Array:
            return _torques_for(robot, q, qd, pull())

        return cls._following("computed_torque", robot, kp, kd, reference, torques, accelerating=True)

    @classmethod
    def _following(
        cls, name: str, robot: Robot, kp: ArrayLike, kd: ArrayLike, reference: Reference, tau: Law, *, accelerating: bool = False
    ) -> Controller:
        """tau(q, qd, pull) with pull() = Kp (q_ref - q) + Kd (qd_ref - qd), `accelerating`: with qdd_ref before it.

        pull is called where the law needs it, since the order of operations decides which of them are fused.
        """
        n = a_robot(robot).n
        gains = [_gain(name, gain, n) for name, gain in (("kp", kp), ("kd", kd))]
        points: dict[str, Array] = {}
        followed = None
        if isinstance(reference, Course):
            if reference.n != n:
                raise ShapeError(f"reference: the trajectory is of {reference.n} joints; {robot.name!r} has {n}")
            followed = reference.curves()
        elif not callable(reference):
            value = np.zeros(n) if reference is None else np.asarray(reference, dtype=float)
            if value.shape != (n,) or not np.isfinite(value).all():
                expected = f"({n},) finite positions, a Trajectory or a function of t"
                raise ShapeError(f"reference: expected {expected}, got shape {value.shape}")
            points = {"q_ref": value, "qd_ref": np.zeros(n)} | ({"qdd_ref": np.zeros(n)} if accelerating else {})

        def law(q: Array, qd: Array, t: Expr, **given: Array) -> object:
            wanted: Sequence[Array]
            if isinstance(reference, Course):
                wanted = np.split(given["reference"], 3) if given else reference.formulas(t)
            else:
                wanted = _derivatives(reference, t, robot) if callable(reference) else list(given.values())
            start = wanted[2] if accelerating else 0.0
            return tau(q, qd, lambda: start + gains[0] * (wanted[0] - q) + gains[1] * (wanted[1] - qd))

        return cls._of(robot, law, name, points, {} if followed is None else {"reference": followed})

    def outside(self, context: Context) -> dict[str, Array]:
        """The inputs besides the states: t, setpoints, what follows curves."""
        return _outside(context, self.setpoints, self.curves)

    def limited(self, effort: ArrayLike) -> Controller:
        """The same law with every torque kept within +- effort (a number or (n,), > 0; infinite: not limited)."""
        bounds = check.per_joint("limited: efforts", effort, self.n, above=0, rule="positive", infinite=True)
        context = Context()
        inputs = {port.name: context.symbols(port.name, port.shape) for port in self.graph.inputs[:2]}
        inputs |= self.outside(context)
        tau = replay(self.graph, context, inputs)["tau"]
        for k, bound in enumerate(bounds):
            if np.isfinite(bound) and isinstance(tau[k], Expr):
                tau[k] = tau[k].minimum(float(bound)).maximum(-float(bound))
            elif np.isfinite(bound):
                tau[k] = float(np.clip(tau[k], -bound, bound))
        return replace(self, graph=finish(context, inputs, {"tau": tau}, self.graph.name))


def states_of(context: Context, robot: Robot) -> dict[str, Array]:
    """Inputs q and qd."""
    return {"q": context.symbols("q", robot.nq), "qd": context.symbols("qd", robot.n)}


def _outside(context: Context, setpoints: Mapping[str, Array], curves: Mapping[str, Curves]) -> dict[str, Array]:
    sizes = {name: len(value) for name, value in setpoints.items()}
    sizes |= {name: value.coefficients.shape[-1] for name, value in curves.items()}
    time = np.array([context.symbol("t")], dtype=object)
    return {"t": time} | {name: context.symbols(name, size) for name, size in sizes.items()}


def _driven_only(robot: Robot, tau: Array) -> Array:
    """Torques (n,) with 0 at the passive joints, where nothing drives."""
    return np.array([0.0 if joint.passive else x for joint, x in zip(robot.moving, tau, strict=True)], dtype=object)


def _torques_for(robot: Robot, q: Array, qd: Array, wanted: Array) -> Array:
    """Torques (n,) that give the driven joints the accelerations wanted (n,), and the passive ones those they then have."""
    context = qd[0].context
    inverse = trace(robot, None, "inverse_dynamics")
    passive = np.array([joint.passive for joint in robot.moving])
    if passive.any():
        M = replay(trace(robot, None, "mass_matrix"), context, {"q": q})["mass_matrix"]
        still = np.where(passive, 0.0, wanted)
        needed = replay(inverse, context, {"q": q, "qd": qd, "qdd": still})["inverse_dynamics"]
        both = passive[:, np.newaxis] & passive  # qdd = wanted where driven; M_pp qdd_p = -needed_p
        matrix = np.where(both, M, np.where(np.eye(robot.n, dtype=bool), 1.0, 0.0))
        wanted = solve_tree(reduce_robot(robot), matrix, np.where(passive, -needed, wanted))
    return replay(inverse, context, {"q": q, "qd": qd, "qdd": wanted})["inverse_dynamics"]


def _gain(name: str, value: ArrayLike, n: int) -> Array:
    try:
        gain = np.broadcast_to(np.asarray(value, dtype=float), (n,))
    except (TypeError, ValueError):
        raise ShapeError(f"{name}: expected a number or ({n},), got {np.shape(value)}") from None
    if not np.isfinite(gain).all():
        raise ShapeError(f"{name}: gains must be finite, got {gain.tolist()}")
    return gain


def _derivatives(reference: Callable[[Expr], Torques], t: Expr, robot: Robot) -> list[Array]:
    """[q_ref, qd_ref, qdd_ref] of a function of t, written with math, NumPy or plain arithmetic."""
    remedy = "; or follow its samples: Trajectory.from_samples"
    q_ref = np.asarray(called("reference: the function of t", reference, t, remedy=remedy), dtype=object)
    if q_ref.shape != (robot.n,):
        raise ModelError(f"reference: the function of t gave shape {q_ref.shape}; expected ({robot.n},) for {robot.name!r}")
    qd_ref = jacobian(q_ref, [t])[:, 0]
    return [q_ref, qd_ref, jacobian(qd_ref, [t])[:, 0]]


def torque_graph(robot: Robot, controller: Controller) -> Graph:
    """tau (n,) of a controller on the inputs of its flow."""
    context = Context()
    states = states_of(context, robot)
    tau, inputs = torques(context, robot, controller, states["q"], states["qd"])
    return finish(context, {**states, **inputs}, {"tau": tau}, f"{robot.name}_{controller.name}")


def torques(context: Context, robot: Robot, drive: Controller | bool, q: Array, qd: Array) -> tuple[Array, dict[str, Array]]:
    """(torques at q and qd, the inputs they bring); `drive` as in forward_flow."""
    if drive is True:
        tau = context.symbols("tau", robot.n)
        return tau, {"tau": tau}
    if drive is False:
        return np.zeros(robot.n, dtype=object), {}
    if drive.n != robot.n:
        raise ShapeError(f"the controller gives {drive.n} torques; {robot.name!r} has {robot.n} moving joints")
    inputs = drive.outside(context)
    return _driven_only(robot, replay(drive.graph, context, {"q": q, "qd": qd, **inputs})["tau"]), inputs
