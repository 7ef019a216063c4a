"""Try an installed isodyn in the current, empty folder; tools/release.py runs this in an environment that holds the wheel alone.

    python -I tools/smoke.py VERSION

Checks the version, a torque against Pinocchio's number, the self-check of `isodyn doctor`, and files that the command line writes.
"""

from __future__ import annotations

import subprocess
import sys
import sysconfig
from pathlib import Path

import isodyn as iso

#: q, qd, qdd of the UR5 and the torques [N m] that Pinocchio 4.1 (rnea) gives for iso.load("ur5").to_urdf()
STATE = ((0.3, -0.8, 1.1, 0.2, -0.5, 0.7), (0.5, -0.4, 0.3, 0.2, -0.1, 0.6), (1.0, -1.0, 0.5, 0.2, 0.3, -0.4))
TORQUES = (
    2.6329099954386894,
    -48.20072532047347,
    -15.346854036512056,
    0.045999485331045475,
    -0.12364078282183,
    -0.004370632628449057,
)
COMMAND = Path(sysconfig.get_path("scripts")) / "isodyn"


def isodyn(*words: str) -> str:
    """Return what a command prints; CalledProcessError if it fails."""
    return subprocess.run([COMMAND, *words], check=True, stdout=subprocess.PIPE, text=True, encoding="utf-8").stdout


def main() -> int:
    """Run the checks and print a line for each; an exception ends them."""
    (number,) = sys.argv[1:]
    site = Path(sysconfig.get_path("purelib"))
    assert site in Path(iso.__file__).parents, f"imported {iso.__file__}, not the installed package"
    assert iso.__version__ == number and isodyn("--version").split() == ["isodyn", number]
    print(f"installed: isodyn {number}")

    error = max(abs(ours - theirs) for ours, theirs in zip(iso.load("ur5").inverse_dynamics(*STATE), TORQUES, strict=True))
    assert error < 1e-12, f"torques of the UR5 are {error:.1e} N m away from Pinocchio's"
    print(f"torques of the UR5: within {error:.1e} N m of Pinocchio's")

    isodyn("doctor")
    print("isodyn doctor: self-check passed")

    isodyn("trajectory", "ur5", "--to", "60,-60,60,0,0,0", "--deg", "--output", "motion.csv")
    isodyn("inverse", "ur5", "--input", "motion.csv", "--output", "torques.csv")
    assert "tau_6" in Path("torques.csv").read_text(encoding="utf-8").splitlines()[0]
    print("isodyn trajectory, inverse: motion.csv, torques.csv")

    isodyn("workbench", "ur5", "--file", "ur5.html")
    page = Path("ur5.html").read_text(encoding="utf-8")
    assert 'id="app"' in page and "src=" not in page.replace('src="data:', "").partition("<script")[0]
    print(f"isodyn workbench --file: ur5.html, {len(page) / 1e6:.1f} MB")

    page_of_docs = Path(isodyn("docs", "simulate", "--no-open").strip())
    assert "Simulate" in page_of_docs.read_text(encoding="utf-8")
    assert "import isodyn" in page_of_docs.with_name("examples.html").read_text(encoding="utf-8")
    print("isodyn docs: the pages of the installed version")
    return 0


if __name__ == "__main__":
    sys.exit(main())
