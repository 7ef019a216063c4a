"""Controller: joint torques as expressions of q, qd, t and setpoints, so that they run inside compiled simulations.

pd               tau = Kp (q_ref - q) + Kd (qd_ref - qd)
pd_gravity       the same + g(q)
computed_torque  tau = inverse dynamics at (q, qd, qdd_ref + Kp (q_ref - q) + Kd (qd_ref - qd))
of               anything that plain array code can write

Passive joints get the torque 0, whatever the law says.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import ArrayLike

from isodyn import check
from isodyn.dynamics.trace import a_robot, trace
from isodyn.errors import ModelError, ShapeError
from isodyn.formulations.solve import solve_tree
from isodyn.graph.derivative import jacobian
from isodyn.graph.graph import Graph, finish, replay
from isodyn.graph.node import Context, Expr
from isodyn.model.robot import Robot
from isodyn.model.tree import reduce_robot
from isodyn.spatial import Array

RESERVED = ("q", "qd", "qdd", "tau", "t", "p")

Torques = Array | Sequence[object]  # n numbers or expressions
Law = Callable[..., Torques]
Reference = ArrayLike | Callable[[Expr], Torques] | None  # (n,) numbers, or a function of t that returns n expressions


@dataclass(frozen=True, eq=False)
class Controller:
    """A control law for one robot; made by `of`, `pd`, `pd_gravity` or `computed_torque`.

    graph       inputs q (n,), qd (n,), t (1,), setpoints; output tau (n,) [N m] or [N], the constant 0 at passive joints
    setpoints   name -> value when a simulation gives no other
    name        for messages
    """

    graph: Graph
    setpoints: Mapping[str, Array]
    name: str = "controller"

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
        Conditions are written condition.select(yes, no); np.sin, np.cos, np.sqrt, minimum, maximum and abs work.
        """
        robot = a_robot(robot)
        values = {key: np.atleast_1d(np.asarray(value, dtype=float)) for key, value in setpoints.items()}
        for key, value in values.items():
            if key in RESERVED or value.ndim != 1 or not np.isfinite(value).all():
                raise ShapeError(f"setpoint {key!r}: expected finite numbers (k,) under a name other than {', '.join(RESERVED)}")
        context = Context()
        inputs = {"q": context.symbols("q", robot.nq), "qd": context.symbols("qd", robot.n)}
        inputs["t"] = np.array([context.symbol("t")], dtype=object)
        inputs |= {key: context.symbols(key, value.shape) for key, value in values.items()}
        tau = np.asarray(law(inputs["q"], inputs["qd"], inputs["t"][0], **{key: inputs[key] for key in values}), dtype=object)
        if tau.shape != (robot.n,):
            raise ShapeError(f"controller: the law gave torques of shape {tau.shape}; expected ({robot.n},) for {robot.name!r}")
        wrong = [x for x in tau if not isinstance(x, (Expr, int, float, np.number))]
        if wrong:
            raise ShapeError(f"controller: the law gave {type(wrong[0]).__name__} where an expression or a number was expected")
        label = name or getattr(law, "__name__", "controller")
        return cls(finish(context, inputs, {"tau": driven_only(robot, tau)}, label), values, label)

    @classmethod
    def pd(cls, robot: Robot, kp: ArrayLike, kd: ArrayLike, reference: Reference = None) -> Controller:
        """tau = Kp (q_ref - q) + Kd (qd_ref - qd).

        kp, kd      gains, a number or (n,)                               [N m/rad], [N m s/rad]
        reference   (n,) positions to hold; or a function of t that returns n expressions, whose rates are found by
                    differentiation; None: the setpoints q_ref and qd_ref, 0 unless a simulation gives them
        """
        gains = _gains(robot, kp, kd)

        def law(q: Array, qd: Array, t: Expr, **points: Array) -> Array:
            q_ref, qd_ref, _ = _references(robot, reference, t, points)
            tau: Array = gains[0] * (q_ref - q) + gains[1] * (qd_ref - qd)
            return tau

        return cls.of(robot, law, name="pd", **_points(robot, reference, 2))

    @classmethod
    def pd_gravity(cls, robot: Robot, kp: ArrayLike, kd: ArrayLike, reference: Reference = None) -> Controller:
        """tau = Kp (q_ref - q) + Kd (qd_ref - qd) + g(q); arguments as for `pd`."""
        gains = _gains(robot, kp, kd)
        gravity = trace(robot, None, "gravity_torque")

        def law(q: Array, qd: Array, t: Expr, **points: Array) -> Array:
            q_ref, qd_ref, _ = _references(robot, reference, t, points)
            g = replay(gravity, t.context, {"q": q})["gravity_torque"]
            tau: Array = gains[0] * (q_ref - q) + gains[1] * (qd_ref - qd) + g
            return tau

        return cls.of(robot, law, name="pd_gravity", **_points(robot, reference, 2))

    @classmethod
    def computed_torque(cls, robot: Robot, kp: ArrayLike, kd: ArrayLike, reference: Reference = None) -> Controller:
        """tau = inverse dynamics at qdd_ref + Kp (q_ref - q) + Kd (qd_ref - qd), so that e'' + Kd e' + Kp e = 0.

        kp, kd      gains, a number or (n,)                               [1/s2], [1/s]
        reference   as for `pd`; None: also the setpoint qdd_ref

        With passive joints, that equation holds for the driven ones alone: the passive ones accelerate as the others and their
        own dynamics make them, without torque, and what they do is not controlled (partial feedback linearisation, Spong 1994).
        """
        gains = _gains(robot, kp, kd)

        def law(q: Array, qd: Array, t: Expr, **points: Array) -> Array:
            q_ref, qd_ref, qdd_ref = _references(robot, reference, t, points)
            wanted = qdd_ref + gains[0] * (q_ref - q) + gains[1] * (qd_ref - qd)
            return _torques_for(robot, q, qd, wanted)

        return cls.of(robot, law, name="computed_torque", **_points(robot, reference, 3))

    def limited(self, effort: ArrayLike) -> Controller:
        """The same law with every torque kept within +- effort (a number or (n,), > 0; infinite: not limited)."""
        bounds = check.per_joint("limited: efforts", effort, self.n, above=0, rule="positive", infinite=True)
        context, inputs = Context(), dict[str, Array]()
        for port in self.graph.inputs:
            single = port.name == "t"
            inputs[port.name] = np.array([context.symbol("t")], dtype=object) if single else context.symbols(port.name, port.shape)
        tau = replay(self.graph, context, inputs)["tau"]
        for k, bound in enumerate(bounds):
            if np.isfinite(bound) and isinstance(tau[k], Expr):
                tau[k] = tau[k].minimum(float(bound)).maximum(-float(bound))
            elif np.isfinite(bound):
                tau[k] = float(np.clip(tau[k], -bound, bound))
        return replace(self, graph=finish(context, inputs, {"tau": tau}, self.graph.name))


def driven_only(robot: Robot, tau: Array) -> Array:
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


def _gains(robot: Robot, kp: ArrayLike, kd: ArrayLike) -> tuple[Array, Array]:
    a_robot(robot)
    gains = []
    for name, value in (("kp", kp), ("kd", kd)):
        try:
            gain = np.broadcast_to(np.asarray(value, dtype=float), (robot.n,))
        except (TypeError, ValueError):
            raise ShapeError(f"{name}: expected a number or ({robot.n},), got {np.shape(value)}") from None
        if not np.isfinite(gain).all():
            raise ShapeError(f"{name}: gains must be finite, got {gain.tolist()}")
        gains.append(gain)
    return gains[0], gains[1]


def _points(robot: Robot, reference: Reference, count: int) -> dict[str, Array]:
    """The setpoints of a law that follows a reference: none when it is a function of time."""
    if callable(reference):
        return {}
    value = np.zeros(robot.n) if reference is None else np.asarray(reference, dtype=float)
    if value.shape != (robot.n,) or not np.isfinite(value).all():
        raise ShapeError(f"reference: expected ({robot.n},) finite positions or a function of t, got shape {value.shape}")
    return dict(zip(("q_ref", "qd_ref", "qdd_ref")[:count], (value, np.zeros(robot.n), np.zeros(robot.n)), strict=False))


def _references(robot: Robot, reference: Reference, t: Expr, points: Mapping[str, Array]) -> tuple[Array, Array, Array]:
    """(q_ref, qd_ref, qdd_ref): from the setpoints, or from the function of t and its derivatives."""
    if not callable(reference):
        zeros = np.zeros(robot.n)
        return points["q_ref"], points["qd_ref"], points.get("qdd_ref", zeros)
    q_ref = np.asarray(reference(t), dtype=object)
    if q_ref.shape != (robot.n,):
        raise ModelError(f"reference: the function of t gave shape {q_ref.shape}; expected ({robot.n},) for {robot.name!r}")
    qd_ref = jacobian(q_ref, [t])[:, 0]
    return q_ref, qd_ref, jacobian(qd_ref, [t])[:, 0]
