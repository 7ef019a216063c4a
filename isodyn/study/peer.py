"""Pinocchio on the same robot, for comparison: rigid bodies only, its own memory layout, our order of joints at the door."""

from __future__ import annotations

import importlib.util
import os
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np

from isodyn.errors import IsodynError
from isodyn.model.formats.urdf import to_urdf
from isodyn.model.robot import Robot
from isodyn.spatial import Array
from isodyn.study.timing import many_calls

_STATES = 3000  # states of a batch that is done in a loop


def pinocchio_for(robot: Robot) -> tuple[Pinocchio | None, str]:
    """(the peer or None, a line that says which it is or why there is none)."""
    if os.environ.get("ISODYN_NO_PEERS"):
        return None, "Pinocchio: skipped, ISODYN_NO_PEERS is set"
    if importlib.util.find_spec("pinocchio") is None:
        return None, "Pinocchio: skipped, it is not installed (pip install pin)"
    try:
        peer = Pinocchio(robot)
    except (IsodynError, ValueError, RuntimeError, ImportError) as error:
        return None, f"Pinocchio: skipped, it does not take this robot ({str(error).splitlines()[0] if str(error) else error!r})"
    return peer, f"Pinocchio {peer.version} in the same process, one thread, with its own batch call and layout where it has them"


class Pinocchio:
    """Pinocchio's model of a robot, read from the URDF that isodyn writes, without motors and friction."""

    def __init__(self, robot: Robot):
        import pinocchio

        self._pin: Any = pinocchio
        self.version = str(pinocchio.__version__)
        bare = [replace(joint, rotor_inertia=0.0, viscous=0.0, coulomb=(0.0, 0.0)) for joint in robot.joints]
        self._model: Any = pinocchio.buildModelFromXML(to_urdf(replace(robot, joints=tuple(bare))))
        self._model.gravity.linear = np.asarray(robot.gravity, dtype=float)
        self._data: Any = self._model.createData()
        names = list(self._model.names)[1:]
        if sorted(names) != sorted(robot.joint_names):
            raise ValueError(f"it sees the joints {', '.join(names[:6])}")
        self._order = [robot.joint_names.index(name) for name in names]
        self._function = {
            "inverse_dynamics": pinocchio.rnea,
            "forward_dynamics": pinocchio.aba,
            "mass_matrix": pinocchio.crba,
            "coriolis_matrix": pinocchio.computeCoriolisMatrix,
        }
        self._batch = {"inverse_dynamics": pinocchio.rneaInParallel, "forward_dynamics": pinocchio.abaInParallel}

    def _rows(self, inputs: tuple[Array, ...]) -> list[Array]:
        """Our (N, n) arrays as Pinocchio wants them: its order of joints, (cos, sin) for joints without limits."""
        ordered = [np.ascontiguousarray(x[:, self._order]) for x in inputs]
        q = ordered[0]
        columns: list[Array] = []
        for k, joint in enumerate(list(self._model.joints)[1:]):
            columns += [q[:, k]] if joint.nq == 1 else [np.cos(q[:, k]), np.sin(q[:, k])]
        return [np.ascontiguousarray(np.stack(columns, axis=1)), *ordered[1:]]

    def values(self, quantity: str, inputs: tuple[Array, ...]) -> Array:
        """(N, ...) in our order of joints."""
        rows, function = self._rows(inputs), self._function[quantity]
        found = np.array([function(self._model, self._data, *state) for state in zip(*rows, strict=True)])
        result = np.empty_like(found)
        if quantity == "mass_matrix":
            found = np.triu(found) + np.triu(found, 1).transpose(0, 2, 1)  # crba fills the upper triangle
        if found.ndim == 3:
            result[:, np.array(self._order)[:, None], self._order] = found
        else:
            result[:, self._order] = found
        return result

    def calls(self, quantity: str, inputs: tuple[Array, ...]) -> Callable[[], Any]:
        """CALLS calls for the first state."""
        state = [x[0].copy() for x in self._rows(tuple(x[:1] for x in inputs))]
        return many_calls(self._function[quantity], [self._model, self._data, *state])

    def batch(self, quantity: str, inputs: tuple[Array, ...]) -> tuple[Callable[[], Any], int]:
        """(a call for a batch on one thread, how many states it does): a loop for matrices, which have no batch call."""
        model, data, function = self._model, self._data, self._function[quantity]
        if quantity not in self._batch:
            some = list(zip(*self._rows(tuple(x[:_STATES] for x in inputs)), strict=True))

            def loop() -> None:
                for state in some:
                    function(model, data, *state)

            return loop, len(some)
        columns = [np.asfortranarray(x.T) for x in self._rows(inputs)]
        out, pool = np.asfortranarray(np.empty((model.nv, len(inputs[0])))), self._pin.ModelPool(model, 1)
        batch = self._batch[quantity]
        return lambda: batch(1, pool, *columns, out), len(inputs[0])
