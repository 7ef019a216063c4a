"""Identify inertial parameters from noisy torques: the torques are linear in them, tau = Y(q, qd, qdd) p."""

import numpy as np

import isodyn as iso

robot = iso.load("three-link")
dynamics = iso.compile(robot, friction=False, motors=False)
random = np.random.default_rng(0)


def measured(share: float, seed: int) -> tuple[np.ndarray, np.ndarray]:
    """Return the stacked regressor (500 n, 10 per link) and torques (500 n,) along a random Fourier series."""
    q, qd, qdd = iso.Trajectory.exciting(robot, share=share, seed=seed)(np.linspace(0, 10, 500))
    Y = dynamics.regressor(q, qd, qdd)  # (500, n, 10 per link)
    return Y.reshape(-1, Y.shape[-1]), dynamics.inverse_dynamics(q, qd, qdd).ravel()


Y, tau = measured(0.9, 1)
noise = 0.02 * np.abs(tau).max()
estimate, _, rank, values = np.linalg.lstsq(Y, tau + noise * random.normal(size=tau.size), rcond=1e-10)
print(f"{Y.shape[1]} parameters, {rank} combinations of them change the torques (base parameters)")
print(f"condition number of the excitation: {values[0] / values[rank - 1]:.0f}")

Y_new, tau_new = measured(0.5, 2)  # another motion, to validate
error = np.sqrt(np.mean((Y_new @ estimate - tau_new) ** 2))
print(f"noise of the measured torques {noise:.3f} N m; error of the predicted torques of another motion {error:.4f} N m (rms)")
print(f"these torques are {np.sqrt(np.mean(tau_new**2)):.2f} N m (rms)")
