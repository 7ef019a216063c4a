"""Pinocchio and MuJoCo, where they are installed, as witnesses: whom their torques of a robot bear out.

What a peer rounds is not known, but what it computes is: a Newton-Euler recursion over the same bodies, as our first method does.
So its torques are off by what the running bound of that method comes to, with two additions.  A peer may come to an entry by other
sums (MuJoCo keeps world axes), so that of a state the largest bound holds for all entries.  And it reads the robot from text, three
angles for a rotation, of which sines and cosines are multiplied and added up again: every number is that much off before it starts,
the zeros and ones of rotations too, which are none for it.  (Products with them that are, and that we fold, round nothing.)
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
from isodyn.study.witness import account_in_digits

PEERS = ("Pinocchio", "MuJoCo")
#: roundings of a number that a peer reads: three angles of up to pi, each rounded once; of an entry of the rotation, six factors of
#: half angles, two products and four sums.  Principal axes of an inertia, which MuJoCo asks for, take no more
_READ = 24
_STATES = 4


def against_peer(robot: Robot, name: str) -> tuple[float, float] | str:
    """How far the first method and the witness are from a peer's torques, over what rounding explains; or why it was not asked."""
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
    seen = np.array([account_in_digits(bare, *(x[k] for x in state)).inverse_dynamics for k in range(_STATES)], dtype=float)
    return float(share(abs(ours - theirs), own + room).max()), float(
        share(abs(seen - theirs), np.broadcast_to(room, own.shape)).max()
    )


def peer_sides(robot: Robot) -> list[str]:
    """Whom the peers' torques of the robot bear out, a sentence each; none of one that is not installed or does not take it."""
    lines = []
    for name in PEERS:
        found = against_peer(robot, name)
        if not isinstance(found, str):
            good = [who for who, off in zip(("the methods", "the witness"), found, strict=True) if off <= 1]
            lines.append(f"{name}'s torques of {robot.name} bear out {' and '.join(good) or 'neither'}.")
    return lines


State = tuple[Array, Array, Array]  # q (N, nq), qd and qdd (N, n)


def _torques(robot: Robot, name: str, state: State) -> Array | str:
    """(N, n) of N states; or why there are none."""
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
        return f"MuJoCo: skipped, it does not take this robot ({str(error).splitlines()[0] if str(error) else error!r})"


def _mujoco_torques(robot: Robot, state: State) -> Array:
    import mujoco  # an extra

    if any(joint.nv > 1 for joint in robot.joints):
        raise ValueError("it is asked about hinges and slides alone")
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
    """The robot as MuJoCo's XML: a body for a link, at the frame that its joint moves.

    Inertias are given by their principal axes: where it has to find them itself, MuJoCo leaves 1e-8 of them (3.3; not 4.0).
    """
    if any(joint.nv > 1 or joint.pitch != 0 for joint in robot.joints) or robot.couplings or robot.loops:
        raise ModelError("it is asked about hinges and slides")
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
