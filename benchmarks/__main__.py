"""python -m benchmarks [section] ...: those named (see SECTIONS), or all but those of ASKED_FOR."""

from __future__ import annotations

import sys

from benchmarks import (
    attacks,
    calls,
    certify,
    changes,
    choices,
    compiling,
    counts,
    doors,
    equations,
    flexible,
    friction,
    inverse_kinematics,
    joints,
    loops,
    motions,
    pages,
    quantities,
    rollouts,
    speed,
    stick_slip,
    stiffness,
    streaming,
    walk,
    wasm,
    wheel,
)

SECTIONS = {
    "speed": speed.table,
    "compile": compiling.table,
    "counts": counts.table,
    "streaming": streaming.table,
    "quantities": quantities.table,
    "ik": inverse_kinematics.table,
    "rollouts": rollouts.table,
    "flexible": flexible.table,
    "friction": friction.table,
    "stick-slip": stick_slip.table,
    "stiffness": stiffness.table,
    "motions": motions.table,
    "loops": loops.table,
    "changes": changes.table,
    "choices": choices.table,
    "doors": doors.table,
    "certify": certify.table,
    "equations": equations.table,
    "joints": joints.table,
    "calls": calls.table,
    "wasm": wasm.table,
    "wasm-steps": wasm.steps_table,
    "wheel": wheel.table,
    "pages": pages.table,
    "walk": walk.table,
    "attacks": attacks.table,
}
#: run only when they are named: they need a browser or a package registry, or are no measurement
ASKED_FOR = ("pages", "walk", "wheel", "wasm-steps", "attacks")


def main() -> int:
    """Print the sections asked for; the exit code is the worst of theirs."""
    wanted = sys.argv[1:] or [name for name in SECTIONS if name not in ASKED_FOR]
    unknown = [name for name in wanted if name not in SECTIONS]
    if unknown:
        print(f"benchmarks: no section is called {unknown[0]!r}; there are {', '.join(SECTIONS)}", file=sys.stderr)
        return 2
    worst = 0
    for k, name in enumerate(wanted):
        if k:
            print()
        worst = max(worst, SECTIONS[name]() or 0)
    return worst


if __name__ == "__main__":
    sys.exit(main())
