"""The public quantities, once: Robot and Dynamics both answer to these names.

Arguments have shape (..., n): nq for q, nv for the rest; leading dimensions broadcast.  Angles rad, lengths m, masses kg,
torques N m, time s.  Keywords of every method:

out          array to write the result into (any strides, right shape and dtype), a tuple of them for several results; returned
parameters   {name: (...) or (..., k)} for the names given to compile(parameters=...), in the shapes of robot.parameters():
             com (..., 3), inertia (..., 6) as xx yy zz xy xz yz and in no other form, coulomb (..., 2), gravity (..., 3)
wrench       {frame: (..., 6)} or one (..., 6) array for the only tip: force then moment exerted on that frame by the
             outside, at its origin, in its axes                                                    [N], [N m]
"""

# mypy: disable-error-code="no-any-return"
# (every method hands on what _call returns, whose type depends on the quantity)

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from isodyn.model.hints import hint
from isodyn.spatial import Array

Wrench = Mapping[str, Any] | Any
Parameters = Mapping[str, Any]


class Quantities:
    """What can be asked of a robot; each method's docstring is its contract."""

    def _call(self, quantity: str, *arguments: Any, **options: Any) -> Any:
        raise TypeError("a class of quantities says how to call them")

    def __getattr__(self, name: str) -> Any:
        if known := hint(name):
            raise AttributeError(f"{type(self).__name__} has no {name!r}; {known}")
        raise AttributeError(f"{type(self).__name__} has no attribute {name!r}")

    def inverse_dynamics(
        self,
        q: Any,
        qd: Any,
        qdd: Any,
        *,
        wrench: Wrench | None = None,
        parameters: Parameters | None = None,
        out: Array | None = None,
    ) -> Array:
        """Joint torques tau (..., n) [N m] or [N] that give the accelerations qdd: M qdd + C qd + g = tau + J^T wrench.

        At a passive joint: the torque that would be needed, were there a motor; 0 where the motion is one the arm can make.
        """
        return self._call("inverse_dynamics", q, qd, qdd, wrench=wrench, parameters=parameters, out=out)

    def forward_dynamics(
        self,
        q: Any,
        qd: Any,
        tau: Any,
        *,
        wrench: Wrench | None = None,
        parameters: Parameters | None = None,
        out: Array | None = None,
    ) -> Array:
        """Joint accelerations qdd (..., n) [rad/s2] or [m/s2] under the torques tau, taken as they are at passive joints too."""
        return self._call("forward_dynamics", q, qd, tau, wrench=wrench, parameters=parameters, out=out)

    def mass_matrix(self, q: Any, *, parameters: Parameters | None = None, out: Array | None = None) -> Array:
        """Joint-space inertia matrix M (..., n, n), symmetric positive definite; holds G^2 J of the rotors when motors are on."""
        return self._call("mass_matrix", q, parameters=parameters, out=out)

    def coriolis_matrix(self, q: Any, qd: Any, *, parameters: Parameters | None = None, out: Array | None = None) -> Array:
        """Coriolis matrix C (..., n, n) from the Christoffel symbols: dM/dt - 2 C is skew for every method."""
        return self._call("coriolis_matrix", q, qd, parameters=parameters, out=out)

    def convective_matrix(self, q: Any, qd: Any, *, parameters: Parameters | None = None, out: Array | None = None) -> Array:
        """The method's own C (..., n, n) where it has one: for "denoc", and for None, Saha's matrix of convective inertia (9.16).

        C qd is that of coriolis_matrix; the entries are in general not those of the Christoffel symbols.  dM/dt - 2 C is skew for
        "denoc".
        """
        return self._call("convective_matrix", q, qd, parameters=parameters, out=out)

    def gravity_torque(self, q: Any, *, parameters: Parameters | None = None, out: Array | None = None) -> Array:
        """Gravity torques g (..., n) as they stand in M qdd + C qd + g = tau."""
        return self._call("gravity_torque", q, parameters=parameters, out=out)

    def bias_torque(self, q: Any, qd: Any, *, parameters: Parameters | None = None, out: Array | None = None) -> Array:
        """C qd + g (..., n), with friction when it is on: the torque at zero acceleration."""
        return self._call("bias_torque", q, qd, parameters=parameters, out=out)

    def kinetic_energy(self, q: Any, qd: Any, *, parameters: Parameters | None = None, out: Array | None = None) -> Array:
        """Kinetic energy (...) [J], rotors included when motors are on."""
        return self._call("kinetic_energy", q, qd, parameters=parameters, out=out)

    def potential_energy(self, q: Any, *, parameters: Parameters | None = None, out: Array | None = None) -> Array:
        """Potential energy of gravity (...) [J], zero at the base origin."""
        return self._call("potential_energy", q, parameters=parameters, out=out)

    def gibbs_function(self, q: Any, qd: Any, qdd: Any, *, parameters: Parameters | None = None, out: Array | None = None) -> Array:
        """Gibbs function (...) [J/s2] of Gibbs and Appell: tau = d G/d qdd + friction, M = d2 G/d qdd d qdd.

        Sum of m a.a / 2 + alpha.I alpha / 2 + alpha.(omega x I omega) over the links plus G^2 J qdd^2 / 2 of the rotors when motors
        are on; a is the acceleration of the centre of mass against free fall, so that the derivative holds gravity.
        """
        return self._call("gibbs_function", q, qd, qdd, parameters=parameters, out=out)

    def joint_wrenches(
        self,
        q: Any,
        qd: Any,
        qdd: Any,
        *,
        wrench: Wrench | None = None,
        parameters: Parameters | None = None,
        out: Array | None = None,
    ) -> Array:
        """(..., n, 6): force, then moment, each moving joint's parent exerts on its child, at and in the child link's frame."""
        return self._call("joint_wrenches", q, qd, qdd, wrench=wrench, parameters=parameters, out=out)

    def pose(self, q: Any, frame: str | None = None, *, parameters: Parameters | None = None, out: Array | None = None) -> Array:
        """Pose (..., 4, 4) of a link frame (the only tip when not named) in the root frame."""
        return self._call("pose", q, frame=frame, parameters=parameters, out=out)

    def jacobian(
        self,
        q: Any,
        frame: str | None = None,
        reference: str = "world-aligned",
        *,
        parameters: Parameters | None = None,
        out: Array | None = None,
    ) -> Array:
        """Jacobian (..., 6, n) of a link frame; rows linear, then angular.

        reference "world-aligned": velocity of the frame's origin in root axes; "local": the same in the frame's own axes;
        "world": velocity of the point of the link that passes through the root origin, in root axes.
        """
        return self._call("jacobian", q, frame=frame, reference=reference, parameters=parameters, out=out)

    def inverse_dynamics_derivatives(
        self,
        q: Any,
        qd: Any,
        qdd: Any,
        *,
        wrench: Wrench | None = None,
        parameters: Parameters | None = None,
        out: tuple[Array, Array, Array] | None = None,
    ) -> tuple[Array, Array, Array]:
        """(d tau/d q, d tau/d qd, d tau/d qdd), each (..., n, n)."""
        return self._call("inverse_dynamics_derivatives", q, qd, qdd, wrench=wrench, parameters=parameters, out=out)

    def forward_dynamics_derivatives(
        self,
        q: Any,
        qd: Any,
        tau: Any,
        *,
        wrench: Wrench | None = None,
        parameters: Parameters | None = None,
        out: tuple[Array, Array, Array] | None = None,
    ) -> tuple[Array, Array, Array]:
        """(d qdd/d q, d qdd/d qd, d qdd/d tau), each (..., n, n)."""
        return self._call("forward_dynamics_derivatives", q, qd, tau, wrench=wrench, parameters=parameters, out=out)

    def regressor(self, q: Any, qd: Any, qdd: Any, *, parameters: Parameters | None = None, out: Array | None = None) -> Array:
        """Y (..., n, 10 links): tau = Y pi without motors and friction.

        pi per moving link, with everything fixed to it merged in, in the order of the joints and in the link's own frame: m, m cx,
        m cy, m cz, then the inertia about the link frame's origin: Ixx, Ixy, Iyy, Ixz, Iyz, Izz.
        """
        return self._call("regressor", q, qd, qdd, parameters=parameters, out=out)
