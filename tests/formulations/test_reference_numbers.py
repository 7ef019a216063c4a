"""Published numbers come out: tables of the Robotics Toolbox, ROBOOP, ReDySim, and our own high-precision calculations.

Section numbers (§) are those of reference/parameters.md, which names every source.  A printed table is met to half a unit of its
last digit; ROBOOP's 17 digits to 1e-13 of the largest entry, the agreement the tables themselves are known to have (3e-14, §2.5).
"""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from bounds import close, printed, within

import isodyn as iso
from isodyn.model.robot import Robot
from isodyn.spatial import pose, rpy_matrix
from isodyn.study.recorded import KUKA_TORQUES, ROBOOP_PUMA, ROBOOP_STANFORD, ROBOOP_STANFORD_INERTIA, ROBOOP_STANFORD_POSE

PI = math.pi
Z6, O6 = np.zeros(6), np.ones(6)


def methods(quantity: str) -> list[str]:
    return [row.key for row in iso.methods() if quantity in row.quantities]


def a_method(quantity: str) -> list[str]:
    """One: that all methods are the same function is decided exactly (test_matrix.py), and here numbers are met."""
    return methods(quantity)[:1]


def same_digits(actual: Any, expected: Any, *, digits: int) -> None:
    """Each entry to `digits` significant digits of its own (a 12-digit table of numbers of every size)."""
    expected = np.asarray(expected, dtype=float)
    size = np.abs(expected)
    unit = np.where(size > 0, 10.0 ** (np.floor(np.log10(np.where(size > 0, size, 1.0))) - digits + 1), 0.0)
    rest = 64 * np.finfo(float).eps * size.max()  # a printed 0 is a sum of terms that cancel
    within(actual, expected, 0.5000001 * unit + rest, "printed")


def relative(actual: Any, expected: Any, *, to: float) -> None:
    """To a part of the largest entry, the accuracy that the table itself claims."""
    expected = np.asarray(expected, dtype=float)
    within(actual, expected, to * np.abs(expected).max(), "17 digits")


def cycloid(start: Any, end: Any, period: float, t: float) -> tuple[Any, Any, Any]:
    """Saha (9.36): q, qd, qdd at time t."""
    start, end = np.asarray(start, dtype=float), np.asarray(end, dtype=float)
    angle = 2 * PI * t / period
    q = start + (end - start) / period * (t - period / (2 * PI) * math.sin(angle))
    return q, (end - start) / period * (1 - math.cos(angle)), (end - start) / period * (2 * PI / period) * math.sin(angle)


# -- §1.1, §1.2: Saha's planar arms -----------------------------------------------------------------------------------

THREE_LINK = {  # DERIVED: t -> tau, 0 -> pi in 10 s
    0.0: (4.34583, 1.54998, 0.32373),
    2.5: (3.98291442624585, 1.27454163156146, 0.221226314113469),
    5.0: (-1.2869480670667, -1.22773044066016, 0.0130278778094379),
    7.5: (-1.86950848088145, 0.818789239436389, -0.213141935142576),
    10.0: (-1.89333, 0.90252, -0.32373),
}


@pytest.mark.parametrize("method", a_method("inverse_dynamics"))
@pytest.mark.parametrize("t", THREE_LINK)
def test_the_planar_arm_has_the_torques_of_section_1_1(t: float, method: str) -> None:
    dynamics = iso.compile(iso.load("three-link"), method=method)
    same_digits(dynamics.inverse_dynamics(*cycloid([0] * 3, [PI] * 3, 10.0, t)), THREE_LINK[t], digits=14)


def test_the_planar_arm_starts_to_fall_as_in_section_1_1() -> None:
    robot = iso.load("three-link")
    z = np.zeros(3)
    M = [
        [0.22122333333333336, 0.09582333333333333, 0.02299],
        [0.09582333333333333, 0.04842333333333333, 0.01309],
        [0.02299, 0.01309, 0.00484],
    ]
    close(np.ravel(robot.mass_matrix(z)), np.ravel(M), ops=robot.n * 10)
    same_digits(robot.gravity_torque(z), (4.34583, 1.54998, 0.32373), digits=14)
    qdd = (-42.4787081339712, 57.9681818181816, -21.8900826446278)
    for method in a_method("forward_dynamics"):
        actual = iso.compile(robot, method=method).forward_dynamics(z, z, z)
        close(actual, qdd, ops=40, condition=float(np.linalg.cond(M)))


def test_the_two_link_arm_starts_to_fall_as_in_section_1_2() -> None:
    """qdd(0) = (-42.91875, 61.3125) exactly."""
    robot = iso.load("two-link")
    z = np.zeros(2)
    for method in a_method("forward_dynamics"):
        actual = iso.compile(robot, method=method).forward_dynamics(z, z, z)
        close(actual, (-42.91875, 61.3125), ops=30, condition=float(np.linalg.cond(robot.mass_matrix(z))))


FALL_TWO = {  # §1.2, DOP853 rtol 1e-10: t -> q1, q2, qd1, qd2
    0.01: (-0.00214593367, 0.00306560976, -0.429185202, 0.613115857),
    0.1: (-0.211108563, 0.292589855, -4.09478757, 5.33729481),
}
FALL_THREE = {0.10: (-0.2066637507, 0.2705927215, -0.08701823144, -3.934102483, 4.740511507, -0.964156744)}  # §1.1, rtol 1e-12


@pytest.mark.parametrize(("name", "table"), [("two-link", FALL_TWO), ("three-link", FALL_THREE)])
def test_the_planar_arms_fall_as_recorded(name: str, table: dict[float, Any]) -> None:
    """Classical Runge-Kutta at two steps; their difference bounds the error of the finer one (fourth order: 1/15 of it)."""
    dynamics = iso.compile(iso.load(name))
    n = dynamics.robot.n

    def fall(until: float, steps: int) -> Any:
        f = lambda y: np.concatenate([y[n:], dynamics.forward_dynamics(y[:n], y[n:], np.zeros(n))])  # noqa: E731
        y, h = np.zeros(2 * n), until / steps
        for _ in range(steps):
            k1 = f(y)
            k2 = f(y + h / 2 * k1)
            k3 = f(y + h / 2 * k2)
            y = y + h / 6 * (k1 + 2 * k2 + 2 * k3 + f(y + h * k3))
        return y

    for t, expected in table.items():
        coarse, fine = fall(t, 400), fall(t, 800)
        last_digit = 10.0 ** (np.floor(np.log10(np.abs(expected))) - (9 if n == 3 else 8))
        # the tables' own integrator: rtol of the state's size, a few steps long
        own = (1e-12 if n == 3 else 1e-10) * np.abs(expected).max() * 10
        within(fine, expected, np.abs(fine - coarse) + 0.5000001 * last_digit + own, f"{name} at t = {t}:")


# -- §1.5: KUKA KR-5, ReDySim's recorded run ----------------------------------------------------------------------------

KUKA = {float(t): tuple(map(float, tau)) for t, *tau in map(str.split, KUKA_TORQUES.strip().splitlines())}


@pytest.mark.parametrize("method", a_method("inverse_dynamics"))
def test_the_kuka_follows_redysim_to_its_print_rounding(method: str) -> None:
    """Seven digits each; rows 0 and 1 hold rounding noise in joints 1, 4 and 6, which we meet with zeros of our own."""
    dynamics = iso.compile(iso.load("kr5"), method=method)
    times = sorted(KUKA)
    q, qd, qdd = (np.array(rows) for rows in zip(*(cycloid([0] * 6, [PI / 3] * 6, 1.0, t) for t in times), strict=True))
    tau = dynamics.inverse_dynamics(q, qd, qdd)
    for row, t in zip(tau, times, strict=True):
        same_digits(row, KUKA[t], digits=7)


# -- §2.3: Robotics Toolbox, Puma 560 ---------------------------------------------------------------------------------

QN = np.array([0, PI / 4, PI, 0, PI / 4, 0])
RNE = [  # qd, qdd, gravity on, published (4 decimals asserted there), independent value
    (Z6, Z6, True, (-0.0, 31.6399, 6.0351, 0.0, 0.0283, 0), (0, 31.6398803784, 6.03513802301, 0, 0.0282528, 0)),
    (Z6, O6, True, (3.35311, 36.0025, 7.42596, 0.190043, 0.203441, 0.194133),
     (3.35311085806, 36.002511244, 7.42596407735, 0.190043034567, 0.203440931113, 0.194132789939)),
    (O6, O6, True, (32.4952, 60.867, 17.7436, 1.45452, 1.29911, 0.713781),
     (32.4952427549, 60.8669884751, 17.7435949128, 1.45451902608, 1.29911041054, 0.713780887484)),
    (O6, Z6, True, (29.1421, 56.5044, 16.3528, 1.26448, 1.12392, 0.519648),
     (29.1421318969, 56.5043576095, 16.3527688584, 1.26447599151, 1.12392227942, 0.519648097544)),
    (O6, O6, False, (32.4952, 29.2271, 11.7085, 1.45452, 1.27086, 0.713781),
     (32.4952427549, 29.2271080968, 11.7084568898, 1.45451902608, 1.27085761054, 0.713780887484)),
]  # fmt: skip


@pytest.mark.parametrize("method", a_method("inverse_dynamics"))
@pytest.mark.parametrize(("qd", "qdd", "weight", "published", "independent"), RNE, ids=["t0", "t1", "t2", "t3", "t4"])
def test_puma_torques_are_those_of_the_toolbox(
    qd: Any, qdd: Any, weight: bool, published: Any, independent: Any, method: str
) -> None:
    """test_rne t0 to t4: motors and friction included, Coulomb friction not at rest."""
    robot = iso.load("puma560")
    robot = robot if weight else robot.with_gravity((0, 0, 0))
    tau = iso.compile(robot, method=method).inverse_dynamics(QN, qd, qdd)
    printed(tau, published, digits=4)
    same_digits(tau, independent, digits=11)


def test_puma_carries_the_toolbox_tip_wrench() -> None:
    """test_rne t5: fext = (1, 2, 3, 1, 2, 3), exerted by the arm on the outside, so ours is its negative."""
    wrench = -np.array([1.0, 2, 3, 1, 2, 3])
    independent = (0.642756297149, 29.0866400328, 4.70321250988, 2.82842712475, -1.9717472, 3)
    for method in a_method("inverse_dynamics"):
        tau = iso.compile(iso.load("puma560"), method=method).inverse_dynamics(QN, Z6, Z6, wrench=wrench)
        printed(tau, (0.642756, 29.0866, 4.70321, 2.82843, -1.97175, 3), digits=4)
        same_digits(tau, independent, digits=11)


@pytest.mark.parametrize("method", a_method("forward_dynamics"))
def test_puma_accelerates_as_in_the_toolbox(method: str) -> None:
    """test_accel, friction included."""
    qd, tau = np.array([0.1, 0.2, 0.8, 0.2, 0.5, 1]), np.array([1, 3.2, 1.8, 0.1, 0.7, 4.6])
    qdd = iso.compile(iso.load("puma560"), method=method).forward_dynamics(QN, qd, tau)
    printed(qdd, (-7.4102, -9.8432, -10.9694, -4.4314, -0.9881, 21.0228), digits=4)
    same_digits(qdd, (-7.41022316369, -9.84322458157, -10.9693984451, -4.43142875138, -0.988141072399, 21.0227819493), digits=11)


def test_puma_inertial_torque_is_that_of_the_toolbox() -> None:
    """test_itorque: M qdd."""
    torque = iso.load("puma560").mass_matrix(QN) @ np.array([1, 2, 3, 1, 2, 3])
    printed(torque, (3.1500, 9.4805, 3.6189, 0.1901, 0.3519, 0.5823), digits=4)
    same_digits(torque, (3.14997690758, 9.48051364224, 3.61888003611, 0.190099603109, 0.351856428615, 0.582341801275), digits=11)


INERTIA = [
    [3.6594, -0.4044, 0.1006, -0.0025, 0, 0],
    [-0.4044, 4.4137, 0.3509, 0, 0.0024, 0],
    [0.1006, 0.3509, 0.9378, 0, 0.0015, 0],
    [-0.0025, 0, 0, 0.1925, 0, 0],
    [0, 0.0024, 0.0015, 0, 0.1713, 0],
    [0, 0, 0, 0, 0, 0.1941],
]
INERTIA_X = [
    [17.2954, -2.7542, -9.6233, 0, 0.2795, 0],
    [-2.7542, 12.1909, 1.2459, -0.3254, -0.0703, -0.9652],
    [-9.6233, 1.2459, 13.3348, 0, 0.2767, 0],
    [0, -0.3254, 0, 0.1941, 0, 0.1941],
    [0.2795, -0.0703, 0.2767, 0, 0.1713, 0],
    [0, -0.9652, 0, 0.1941, 0, 0.5791],
]
CORIOLIS = [
    [-0.1735, -2.0494, -0.1178, -0.0002, -0.0045, 0.0001],
    [0.6274, 1.1572, 1.9287, -0.0015, -0.0003, 0],
    [-0.3608, -0.7734, -0.0018, -0.0009, -0.0064, 0],
    [0.0011, 0.0005, -0.0001, 0.0002, 0.0002, -0.0001],
    [-0.0002, 0.0028, 0.0046, -0.0002, 0, 0],
    [0.0001, 0, 0, 0, 0, 0],
]


@pytest.mark.parametrize("method", a_method("mass_matrix"))
def test_puma_inertia_matrix_is_that_of_the_toolbox(method: str) -> None:
    """test_inertia (with G^2 Jm)."""
    printed(iso.compile(iso.load("puma560"), method=method).mass_matrix(QN), INERTIA, digits=4)


def test_puma_operational_space_inertia_is_that_of_the_toolbox() -> None:
    """test_inertia_x: J^-T M J^-1 with the world-aligned Jacobian."""
    robot = iso.load("puma560")
    J = np.linalg.inv(robot.jacobian(QN))
    printed(J.T @ robot.mass_matrix(QN) @ J, INERTIA_X, digits=4)


@pytest.mark.parametrize("method", a_method("mass_matrix"))
def test_puma_coriolis_matrix_is_that_of_the_toolbox(method: str) -> None:
    """test_coriolis; the methods without a formula of their own differentiate their M."""
    qd = np.array([1.0, 2, 3, 1, 2, 3])
    C = iso.compile(iso.load("puma560"), method=method).coriolis_matrix(QN, qd)
    printed(C, CORIOLIS, digits=4)
    C_qd = (-4.63442176331, 8.72571122458, -1.92681016089, 0.00225578931472, 0.0190524333683, 0.000364852813742)
    same_digits(C @ qd, C_qd, digits=11)


def test_puma_manipulability_is_that_of_the_toolbox() -> None:
    """Yoshikawa's measure |det J|, of the translational and rotational rows as sqrt(det J J^T)."""
    J = iso.load("puma560").jacobian(QN)
    measure = lambda rows: math.sqrt(np.linalg.det(rows @ rows.T))  # noqa: E731
    printed(measure(J), 0.0786, digits=4)
    printed([measure(J[:3]), measure(J[3:])], [0.111181, 2.44949], digits=4)


def test_puma_dynamic_manipulability_is_that_of_the_toolbox() -> None:
    """Asada's measure: smallest over largest eigenvalue of the operational-space inertia; 0 where J is singular (qz)."""
    robot = iso.load("puma560")
    J = np.linalg.inv(robot.jacobian(QN))
    X = J.T @ robot.mass_matrix(QN) @ J
    eigenvalues = [np.linalg.eigvalsh(block) for block in (X, X[:3, :3], X[3:, 3:])]
    printed([e[0] / e[-1] for e in eigenvalues], [0.0044, 0.2094, 0.1716], digits=4)
    assert np.linalg.matrix_rank(robot.jacobian(Z6)) < 6


def test_friction_is_that_of_the_toolbox() -> None:
    """RevoluteDH(B=3, G=2, Tc=[2, -1]) at qd = 1, 2, 3, 4 resists with 16, 28, 40, 52: |G| (B |G| qd + Tc+)."""
    B, G, plus, minus = 3.0, 2.0, 2.0, -1.0
    arm = Robot.from_dh(
        convention="standard", joints="R", a=[1.0], alpha=[0.0], d=[0.0], theta=[0.0], mass=[1.0], inertia=[(0.1, 0.1, 0.1)],
        viscous=[B * G * G], coulomb=[(G * plus, G * minus)], gravity=(0, 0, 0),
    )  # fmt: skip
    qd = np.array([[1.0], [2.0], [3.0], [4.0]])
    q = np.zeros((4, 1))
    for method in a_method("inverse_dynamics"):
        dynamics = iso.compile(arm, method=method)
        assert dynamics.inverse_dynamics(q, qd, q).ravel().tolist() == [16, 28, 40, 52]
        assert dynamics.inverse_dynamics(q, -qd, q).ravel().tolist() == [-14, -26, -38, -50]
        assert dynamics.inverse_dynamics(q, q, q).ravel().tolist() == [0, 0, 0, 0]
        assert iso.compile(arm, method=method, friction=False).inverse_dynamics(q, qd, q).ravel().tolist() == [0, 0, 0, 0]


def test_jacobians_of_the_prpr_arm_are_those_of_the_toolbox() -> None:
    """jacobe and jacob0 at q = (1, 2, 3, 4): P with theta = 4; R with a = 2; P with theta = 2; R."""
    arm = Robot.from_dh(
        convention="standard", joints="PRPR", a=[0, 2, 0, 0], alpha=[0] * 4, d=[0] * 4, theta=[4, 0, 2, 0], name="prpr"
    )  # fmt: skip
    q = np.array([1.0, 2.0, 3.0, 4.0])
    up, turn = (0, 0, 1, 0, 0, 0), (0, 0, 0, 0, 0, 1)
    printed(arm.jacobian(q, reference="local"), np.transpose([up, (-0.5588, 1.9203, 0, 0, 0, 1), up, turn]), digits=4)
    printed(arm.jacobian(q), np.transpose([up, (0.5588, 1.9203, 0, 0, 0, 1), up, turn]), digits=4)


PANDA_JACOBE = [
    [0.3058, 0.1315, -0.2364, -0.0323, 0.0018, 0.2095, 0],
    [0.0954, 0.0303, -0.0721, 0.1494, -0.0258, 0.0144, 0],
    [-0.1469, 0.3385, 0.0506, 0.0847, 0, -0.0880, 0],
    [-0.4734, 0.8292, -0.0732, 0.8991, -0.2788, -0.0685, 0],
    [0.1938, 0.4271, 0.7224, 0.3461, -0.0191, 0.9976, 0],
    [-0.8593, -0.3605, 0.6876, -0.2679, -0.9602, 0, 1],
]
PANDA_POSE = [[-0.8583, 0.1178, 0.4994, 0.1372], [0.1980, 0.9739, 0.1106, 0.3246], [-0.4734, 0.1938, -0.8593, 0.4436]]


def test_panda_kinematics_are_those_of_the_toolbox() -> None:
    """Modified DH of §5.1, q = (1, ..., 7); the toolbox's tool is 0.103 m further out, turned by -45 degrees (DH/Panda.py)."""
    arm = Robot.from_dh(
        convention="modified",
        joints="R" * 7,
        a=(0, 0, 0, 0.0825, -0.0825, 0, 0.088),
        alpha=(0, -PI / 2, PI / 2, PI / 2, -PI / 2, PI / 2, PI / 2),
        d=(0.333, 0, 0.316, 0, 0.384, 0, 0.107),
        theta=(0,) * 7,
        tool=pose(rpy_matrix((0, 0, -PI / 4)), (0, 0, 0.103)),
    )
    q = np.arange(1.0, 8.0)
    printed(arm.pose(q)[:3], PANDA_POSE, digits=4)
    printed(arm.jacobian(q, reference="local"), PANDA_JACOBE, digits=4)


# -- §2.3: the two-link arm of test_ERobot ----------------------------------------------------------------------------


def two_link_ets(gravity: Any) -> Robot:
    """Ry - tx(1) - Ry, unit masses at half a metre, no inertia."""
    from isodyn.model.joint import Joint
    from isodyn.model.link import Link

    links = (Link("base"), Link("upper", 1.0, (0.5, 0, 0)), Link("lower", 1.0, (0.5, 0, 0)))
    joints = (
        Joint("first", "base", "upper", axis=(0, 1, 0)),
        Joint("second", "upper", "lower", origin=pose(None, (1, 0, 0)), axis=(0, 1, 0)),
    )
    return Robot("two-link-ets", links, joints, gravity)


@pytest.mark.parametrize("method", a_method("inverse_dynamics"))
def test_the_two_link_arm_of_the_toolbox_carries_its_weight(method: str) -> None:
    """test_invdyn, test_invdyn_static: tau / 9.81."""
    dynamics = iso.compile(two_link_ets((0, 0, -9.81)), method=method)
    q = [(0, 0), (0, -PI / 2), (-PI / 2, PI / 2), (-PI / 2, 0)]
    expected = 9.81 * np.array([(-2, -0.5), (-1.5, 0), (-0.5, -0.5), (0, 0)])
    z = np.zeros((4, 2))
    size = 9.81 * 2  # what cancels where the arm hangs straight
    close(np.append(dynamics.inverse_dynamics(q, z, z), size), np.append(expected, size), ops=20)


@pytest.mark.parametrize("method", a_method("inverse_dynamics"))
def test_the_two_link_arm_of_the_toolbox_swings(method: str) -> None:
    """h = -0.5 sin q2 = 0.5: velocity terms (0, -1) h, (1, 0) h, (3, -1) h."""
    dynamics = iso.compile(two_link_ets((0, 0, 0)), method=method)
    q = np.array([0, -PI / 2])
    qd = np.array([(1.0, 0), (0, 1), (1, 1)])
    close(
        np.append(dynamics.inverse_dynamics(q, qd, np.zeros(2)), 1),
        np.append(0.5 * np.array([(0, -1), (1, 0), (3, -1)]), 1),
        ops=20,
    )


@pytest.mark.parametrize("method", a_method("mass_matrix"))
def test_the_two_link_arm_of_the_toolbox_has_the_textbook_inertia(method: str) -> None:
    dynamics = iso.compile(two_link_ets((0, 0, 0)), method=method)
    q = np.array([(0.0, -PI / 2), (0.3, 0.7), (1.0, PI)])
    c = np.cos(q[:, 1])
    expected = np.array([[1.5 + c, 0.25 + 0.5 * c], [0.25 + 0.5 * c, 0.25 + 0 * c]]).transpose(2, 0, 1)
    close(dynamics.mass_matrix(q).reshape(3, 4), expected.reshape(3, 4), ops=12)


# -- §2.5: ROBOOP, 17 digits ------------------------------------------------------------------------------------------

QUARTERS = np.full(6, PI / 4)


def roboop_puma() -> Robot:
    """§2.1 with d1 = 0, and no Coulomb friction."""
    puma = iso.load("puma560")
    first = puma.joints[0]
    assert first.mount[2, 3] == 0.67183
    lowered = replace(first, mount=pose(first.mount[:3, :3], (0, 0, 0)))
    bare = [replace(joint, coulomb=(0.0, 0.0)) for joint in (lowered, *puma.joints[1:])]
    return replace(puma, joints=tuple(bare), name="puma560-roboop")


PUMA_M = """
2.127823928673056 -0.5089347059109903 -0.003520138750000034 0.0002535930137547906 0.0009417663037682869 -2e-05
-0.5089347059109901 1.578081148305585 0.09542953308216774 -0.0002535930137547906 -2.693793993608261e-05 2e-05
-0.00352013874999999 0.09542953308216783 0.3608919198587502 -0.0006932663534423393 0.001034527399751463 2e-05
0.000253593013754791 -0.0002535930137547903 -0.0006932663534423357 0.00174108 0 2.828427124746191e-05
0.0009417663037682868 -2.693793993608288e-05 0.001034527399751463 0 0.00064216 0
-2e-05 2e-05 2e-05 2.828427124746191e-05 0 4e-05"""
PUMA_T = """
-0.9571067811865475 0.2499999999999998 -0.1464466094067263 0.01667266440069027
0.2500000000000001 0.4571067811865474 -0.8535533905932738 -0.1955300806333926
-0.146446609406726 -0.8535533905932738 -0.4999999999999999 0.3256287081163513
0 0 0 1"""
PUMA_J = """
0.1955300806333926 -0.2302542676580869 -0.01435426765808693 0 0 0
0.01667266440069023 -0.2302542676580869 -0.01435426765808694 0 0 0
0 -0.1264712918836488 -0.4318 0 0 0
0 0.7071067811865475 0.7071067811865475 -0.7071067811865474 0.5 -0.1464466094067263
0 -0.7071067811865477 -0.7071067811865477 -0.7071067811865475 -0.5 -0.8535533905932738
0.9999999999999999 0 0 0 0.7071067811865475 -0.4999999999999999"""
STANFORD_J = """
-0.5673435260014523 0.4199336234247552 0.4999999999999999 -0.027234541726031 0.06575000000000002 0
0.5355237208480578 0.4199336234247552 0.4999999999999999 0.158734541726031 -0.120219083452062 0
0 -0.7798449089958266 0.7071067811865475 -0.09298454172603098 -0.224484541726031 0
0 -0.7071067811865474 0 0.4999999999999999 -0.1464466094067261 0.9571067811865475
0 0.7071067811865476 0 0.4999999999999999 0.8535533905932738 0.2499999999999999
0.9999999999999999 0 0 0.7071067811865475 -0.4999999999999999 0.1464466094067264"""
PUMA_TAU = tuple(map(float, ROBOOP_PUMA.split()[1:]))
PUMA_TAU_MOTORS = (5.8504824933500092e00, 2.6843280168054910e01, -4.6613148005143694e00, 4.8664993261801526e-01,
                   4.6003214638961532e-01, 3.2199143791651730e-01)  # fmt: skip
STANFORD_TAU = tuple(map(float, ROBOOP_STANFORD.split()[1:]))
STANFORD_TAU_LOADED = (1.3875554719730982e02, 2.0670642215241801e02, 6.8613413274739997e01, 3.0837653488159756e01,
                       1.5080773920835252e01, 3.2999806734162235e01)  # fmt: skip


def matrix(text: str) -> Any:
    return np.array([[float(x) for x in line.split()] for line in text.strip().splitlines()])


@pytest.mark.parametrize("method", a_method("inverse_dynamics"))
def test_roboop_puma_torques_come_out(method: str) -> None:
    """§2.5.1 without motors, §2.5.2 with rotors, gears and viscous friction."""
    puma = roboop_puma()
    bare = iso.compile(puma, method=method, motors=False, friction=False)
    relative(bare.inverse_dynamics(QUARTERS, QUARTERS, QUARTERS), PUMA_TAU, to=1e-13)
    relative(iso.compile(puma, method=method).inverse_dynamics(QUARTERS, QUARTERS, QUARTERS), PUMA_TAU_MOTORS, to=1e-13)


@pytest.mark.parametrize("method", a_method("inverse_dynamics"))
def test_roboop_stanford_torques_come_out_with_and_without_a_tip_load(method: str) -> None:
    """§2.5.3: f = (10, 5, 7) N, n = (11, 22, 33) N m, exerted by the arm on the outside: ours with the other sign."""
    dynamics = iso.compile(iso.load("stanford"), method=method)
    state = (QUARTERS, QUARTERS, QUARTERS)
    relative(dynamics.inverse_dynamics(*state), STANFORD_TAU, to=1e-13)
    load = -np.array([10.0, 5, 7, 11, 22, 33])
    relative(dynamics.inverse_dynamics(*state, wrench=load), STANFORD_TAU_LOADED, to=1e-13)
    relative(dynamics.inverse_dynamics(*state, wrench={"link6": load}), STANFORD_TAU_LOADED, to=1e-13)


@pytest.mark.parametrize("method", a_method("forward_dynamics"))
def test_roboop_torques_give_back_the_accelerations(method: str) -> None:
    for robot, options, tau in (
        (roboop_puma(), {"motors": False, "friction": False}, PUMA_TAU),
        (roboop_puma(), {}, PUMA_TAU_MOTORS),
        (iso.load("stanford"), {}, STANFORD_TAU),
    ):
        dynamics = iso.compile(robot, method=method, **options)  # type: ignore[arg-type]
        M = iso.compile(robot, **options).mass_matrix(QUARTERS)  # type: ignore[arg-type]
        qdd = dynamics.forward_dynamics(QUARTERS, QUARTERS, np.array(tau))
        within(qdd, QUARTERS, 1e-13 * np.abs(tau).max() * np.linalg.norm(np.linalg.inv(M), 2), f"{robot.name}, {method}:")


@pytest.mark.parametrize("method", a_method("mass_matrix"))
def test_roboop_inertia_matrices_come_out(method: str) -> None:
    bare = iso.compile(roboop_puma(), method=method, motors=False)
    relative(bare.mass_matrix(QUARTERS), matrix(PUMA_M), to=1e-13)
    relative(iso.compile(iso.load("stanford"), method=method).mass_matrix(QUARTERS), matrix(ROBOOP_STANFORD_INERTIA), to=1e-13)


def test_roboop_poses_and_jacobians_come_out() -> None:
    puma, stanford = roboop_puma(), iso.load("stanford")
    relative(puma.pose(QUARTERS), matrix(PUMA_T), to=1e-13)
    relative(puma.jacobian(QUARTERS), matrix(PUMA_J), to=1e-13)
    relative(stanford.pose(QUARTERS), matrix(ROBOOP_STANFORD_POSE), to=1e-13)
    relative(stanford.jacobian(QUARTERS), matrix(STANFORD_J), to=1e-13)


def test_roboops_modified_dh_puma_is_no_other_than_the_one_we_write_out() -> None:
    """§2.2's third set: modified DH in, standard DH out, the same torques (the reference prints no numbers for it)."""
    robot = Robot.from_dh(
        convention="modified",
        joints="R" * 6,
        a=(0, 0, 0.4318, 0.0203, 0, 0),
        alpha=(0, -PI / 2, 0, -PI / 2, PI / 2, -PI / 2),
        d=(0, 0, -0.15005, -0.4318, 0, 0),
        theta=(0,) * 6,
        mass=(0, 17.4, 4.8, 0.82, 0.34, 0.09),
        com=((0, 0, 0), (0.068, 0.006, -0.016), (0, -0.070, 0.014), (0, 0, -0.019), (0, 0, 0), (0, 0, 0.032)),
        inertia=((0, 0, 0.35), (0.13, 0.524, 0.539), (0.066, 0.0125, 0.066), (1.8e-3, 1.8e-3, 1.3e-3), (0.3e-3, 0.3e-3, 0.4e-3),
                 (0.15e-3, 0.15e-3, 0.04e-3)),
        rotor_inertia=[joint.rotor_inertia for joint in iso.load("puma560").movable_joints],
        gear_ratio=[joint.gear_ratio for joint in iso.load("puma560").movable_joints],
    )  # fmt: skip
    other = robot.to_dh(convention="standard").robot()
    ours, theirs = (r.inverse_dynamics(QUARTERS, QUARTERS, QUARTERS) for r in (robot, other))
    close(theirs, ours, ops=robot.n * 24)


# -- §3: Mata's ill-conditioned arm -----------------------------------------------------------------------------------

MATA = {  # DERIVED in 40 digits: q2 in degrees -> qdd1, qdd2, cond(M)
    0: (-492.108078095565, 492.132198663984, 54055.9550556306),
    30: (-491.425442233118, 491.437463779834, 30985.0796045005),
    60: (-491.000507331344, 491.004261042486, 16575.6154935864),
    90: (-490.907053941909, 490.907053941909, 13280.3404749059),
    120: (-491.000507331344, 490.996753620201, 16085.7486113816),
    150: (-491.425442233118, 491.413420686403, 29416.2434927258),
    180: (-492.108078095565, 492.083957527146, 50908.1721920564),
}


def mata() -> Robot:
    """Section 5.1 of mata_gibbs_appell.txt: l = 0.02 m and 2 m, m = 0.1 kg and 10 kg, width 0.02 m; the assumptions of §3."""
    lengths, masses, width = (0.02, 2.0), (0.1, 10.0), 0.02
    moments = [m * (a * a + width * width) / 12 for m, a in zip(masses, lengths, strict=True)]
    return Robot.from_dh(
        convention="modified", joints="RR", a=(0, lengths[0]), alpha=(0, 0), d=(0, 0), theta=(0, 0), mass=masses,
        com=[(a / 2, 0, 0) for a in lengths], inertia=[(i, i, i) for i in moments], gravity=(0, -9.81, 0), name="mata",
    )  # fmt: skip


@pytest.mark.parametrize("method", methods("forward_dynamics"))
def test_the_ill_conditioned_arm_falls_as_derived_in_forty_digits(method: str) -> None:
    """The condition of M, some 5e4, times the rounding of a two-body recursion."""
    dynamics = iso.compile(mata(), method=method)
    for degrees, (qdd1, qdd2, condition) in MATA.items():
        q, z = np.array([0.0, math.radians(degrees)]), np.zeros(2)
        close(dynamics.forward_dynamics(q, z, z), (qdd1, qdd2), ops=20, condition=condition)


def test_the_ill_conditioned_arm_is_as_ill_conditioned_as_derived() -> None:
    robot = mata()
    for degrees, (*_, condition) in MATA.items():
        M = robot.mass_matrix(np.array([0.0, math.radians(degrees)]))
        close([np.linalg.cond(M)], [condition], ops=10, condition=condition)


def test_single_precision_keeps_the_ill_conditioned_arm_within_its_condition() -> None:
    """Table 5 of Mata: the differences that single precision makes, over a full turn in steps of two degrees."""
    robot = mata()
    q = np.stack([np.zeros(180), np.radians(2.0 * np.arange(180))], axis=1)
    z = np.zeros(2)
    exact = iso.compile(robot, method="articulated-body").forward_dynamics(q, z, z)  # does not solve with the ill-conditioned M
    assert exact[:, 0].min() >= -492.1080780965 and exact[:, 0].max() <= -490.9070539415  # §3: [-492.108078096, -490.907053942]
    conditions = np.linalg.cond(robot.mass_matrix(q))
    printed([conditions.min(), conditions.max()], [13278.52, 54055.96], digits=2)
    for method in methods("forward_dynamics"):
        rough = iso.compile(robot, method=method, dtype="float32").forward_dynamics(q, z, z)
        for row, expected, condition in zip(rough, exact, conditions, strict=True):
            close(row, expected, ops=20, dtype=np.float32, condition=float(condition))
