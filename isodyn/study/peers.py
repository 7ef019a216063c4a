"""Compare torques with Pinocchio and MuJoCo, where installed: do they support the methods or the witness?

The rounding of a peer is unknown, but its algorithm is known: a Newton-Euler recursion over the same bodies, like our first method.
Its torques are therefore within the running error bound of that method, with two additions.  First, a peer may sum in another order
(MuJoCo uses world axes), so the largest bound of a state holds for all its entries.  Second, a peer reads the robot from text, with
three angles per rotation, whose sines and cosines it multiplies and adds.  Every number, including the zeros and ones of rotations,
is therefore off by several roundings before the recursion starts.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from xml.sax.saxutils import quoteattr

import numpy as np

from isodyn.dynamics.dynamics import compile
from isodyn.errors import IsodynError, ModelError
from isodyn.formulations.registry import methods_for
from isodyn.model.edits import without_drives
from isodyn.model.formats.bodies import principal
from isodyn.model.joint import Joint
from isodyn.model.robot import Robot
from isodyn.spatial import Array, pose
from isodyn.study.agreement import bound_by, share
from isodyn.study.speed import no_peers, pinocchio_for
from isodyn.study.witness import reference_values_in_digits

PEERS = ("Pinocchio", "MuJoCo")
#: roundings of a number that a peer reads: three angles up to pi, rounded once each; an entry of the rotation has six factors of
#: half angles, two products and four sums.  Principal axes of an inertia, which MuJoCo needs, take no more
_READ = 24
_STATES = 4


def against_peer(robot: Robot, name: str) -> tuple[float, float] | str:
    """Return the differences of the first method and of the witness from a peer's torques, over the rounding bound.

    Returns a sentence with the reason if the peer is not available.
    """
    bare = without_drives(robot)
    rng = np.random.default_rng(0)
    q, qd, qdd = (rng.uniform(-2, 2, (_STATES, size)) for size in (robot.nq, robot.n, robot.n))
    state = robot.normalized(q), qd, qdd
    theirs = _torques(bare, name, state)
    if isinstance(theirs, str):
        return theirs
    inputs, method = dict(zip(("q", "qd", "qdd"), state, strict=True)), methods_for("inverse_dynamics")[0]
    room = bound_by(bare, method, "inverse_dynamics", inputs, merging=True, read=_READ).max(axis=1, keepdims=True)
    own = bound_by(bare, method, "inverse_dynamics", inputs, merging=True)
    ours = compile(bare, method=method).inverse_dynamics(*state)
    seen = np.array(
        [reference_values_in_digits(bare, *(x[k] for x in state)).inverse_dynamics for k in range(_STATES)], dtype=float
    )
    return float(share(abs(ours - theirs), own + room).max()), float(
        share(abs(seen - theirs), np.broadcast_to(room, own.shape)).max()
    )


def peer_verdicts(robot: Robot) -> list[str]:
    """Return a sentence per available peer: do its torques agree with the methods, the witness, both or neither?"""
    lines = []
    for name in PEERS:
        found = against_peer(robot, name)
        if not isinstance(found, str):
            good = [who for who, off in zip(("the methods", "the witness"), found, strict=True) if off <= 1]
            lines.append(f"{name}'s torques of {robot.name} agree with {' and '.join(good) or 'neither'}.")
    return lines


State = tuple[Array, Array, Array]  # q (N, nq), qd and qdd (N, n)


def _torques(robot: Robot, name: str, state: State) -> Array | str:
    """Return a peer's torques (N, n) of N states, or a sentence with the reason if there are none."""
    if name == "Pinocchio":
        peer, line = pinocchio_for(robot)
        return line if peer is None else peer.values("inverse_dynamics", state)
    if no_peers():
        return "MuJoCo: skipped, ISODYN_NO_PEERS is set"
    if importlib.util.find_spec("mujoco") is None:
        return "MuJoCo: skipped, it is not installed (pip install mujoco)"
    try:
        return _mujoco_torques(robot, state)
    except (IsodynError, ValueError, RuntimeError, ImportError) as error:
        return f"MuJoCo: skipped, it does not support this robot ({str(error).splitlines()[0] if str(error) else error!r})"


def _mujoco_torques(robot: Robot, state: State) -> Array:
    import mujoco  # an extra

    if any(joint.nv > 1 for joint in robot.joints):
        raise ValueError("only hinge and slide joints are compared")
    model = mujoco.MjModel.from_xml_string("".join(_mjcf(robot)))
    data, at = mujoco.MjData(model), [model.joint(name).dofadr[0] for name in robot.joint_names]
    offsets = np.array([joint.offset for joint in robot.movable_joints], dtype=float)
    result = []
    for q, qd, qdd in zip(*state, strict=True):
        data.qpos[at], data.qvel[at], data.qacc[at] = q + offsets, qd, qdd
        mujoco.mj_inverse(model, data)
        result.append(np.array(data.qfrc_inverse[at]))
    return np.array(result)


def _mjcf(robot: Robot) -> Iterator[str]:
    """Write the robot as MuJoCo XML: one body per link, at the frame that its joint moves.

    Inertias are written in principal axes: MuJoCo 3.3 diagonalises others with errors of 1e-8 (4.0 does not).
    """
    if any(joint.nv > 1 or joint.pitch != 0 for joint in robot.joints) or robot.couplings or robot.loops:
        raise ModelError("only hinge and slide joints are compared")
    yield f'<mujoco><compiler angle="radian"/><option gravity="{_text(robot.gravity)}"/><worldbody>'
    yield from _bodies(robot, robot.root.name, np.eye(4))
    yield "</worldbody></mujoco>"


def _bodies(robot: Robot, parent: str, mount: Array) -> Iterator[str]:
    for joint in robot.joints:
        if joint.parent == parent:
            yield f"<body name={quoteattr(joint.child)} {_placed(mount @ joint.origin)}>{_inertial(robot, joint)}"
            if joint.nv:
                kind = "hinge" if joint.is_revolute else "slide"
                yield f'<joint name={quoteattr(joint.name)} type="{kind}" axis="{_text(joint.axis)}"/>'
            yield from _bodies(robot, joint.child, joint.mount)
            yield "</body>"


def _inertial(robot: Robot, joint: Joint) -> str:
    link = robot.link(joint.child)
    if not any(x != 0 for x in link.numbers()):
        return ""
    moments, axes = principal(link.inertia)
    axes = axes * np.sign(np.linalg.det(axes))  # a rotation
    placed = _placed(joint.mount @ pose(axes, link.com))
    return f'<inertial {placed} mass="{link.mass!r}" diaginertia="{_text(moments)}"/>'


def _placed(T: Array) -> str:
    return f'pos="{_text(T[:3, 3])}" xyaxes="{_text(T[:3, :2].T)}"'


def _text(numbers: Array) -> str:
    return " ".join(repr(float(x)) for x in np.ravel(numbers))
