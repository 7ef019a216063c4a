"""Draw the pictures of the page on simulation: python docs/make_simulation_pictures.py"""

from __future__ import annotations

from pathlib import Path

import numpy as np

import isodyn as iso

PICTURES = Path(__file__).parent / "pictures"


def main() -> None:
    """Write them."""
    fall = iso.simulate(iso.load("three-link"), np.zeros(3), np.zeros(3), np.linspace(0, 2, 801), integrator="DOP853", rtol=1e-10)
    fall.plot(PICTURES / "simulation-fall.svg")
    fall.animate(PICTURES / "simulation-fall.gif", speed=0.5)
    arm = iso.load("ur5")
    law = iso.Controller.computed_torque(arm, 100.0, 20.0, lambda t: [0.5 * np.sin((k + 1) * t) for k in range(6)])
    follow = iso.simulate(arm, np.full(6, 0.2), np.zeros(6), np.linspace(0, 2, 401), torque=law)
    follow.plot(PICTURES / "simulation-control.svg")


if __name__ == "__main__":
    main()
