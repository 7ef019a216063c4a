"""isodyn doctor: what this machine has, and whether kernels compute the right thing on it."""

from __future__ import annotations

import argparse
import platform
from dataclasses import asdict
from importlib import metadata

from isodyn import __version__
from isodyn.cli.output import show

#: package -> what it is good for
OPTIONAL = {
    "matplotlib": "plots",
    "scipy": "simulation",
    "mpmath": "the reference of isodyn stability",
    "pin": "comparison with Pinocchio",
    "mujoco": "comparison with MuJoCo",
}


def doctor(args: argparse.Namespace) -> int:
    """Host, versions, cache, and the self-check."""
    from isodyn.backends.device import device  # here and below: help starts without NumPy and llvmlite
    from isodyn.model.catalogue import load
    from isodyn.study.agreement import self_check

    host = dict(device().facts())
    cache, system = host.pop("cache"), f"{platform.system()} {platform.release()}, {platform.machine()}"
    facts = {"isodyn": __version__, "system": system, **host, **_versions(), "cache": cache}
    checks = self_check(load("puma560"))
    failed = [check for check in checks if check.required and not check.passed]
    width = max(len(name) for name in (*facts, *(check.name for check in checks)))
    lines = [f"{name.ljust(width)}  {fact}" for name, fact in facts.items()]
    lines += ["", *(f"{c.name.ljust(width)}  {'ok' if c.passed else 'FAILED' if c.required else 'no'}: {c.detail}" for c in checks)]
    lines += ["", "All is well." if not failed else f"{len(failed)} of {len(checks)} checks failed: please report this output."]
    show(args, {"facts": facts, "checks": [asdict(check) for check in checks], "ok": not failed}, "\n".join(lines))
    return 1 if failed else 0


def _versions() -> dict[str, str]:
    import llvmlite.binding
    import numpy

    facts = {
        "Python": platform.python_version(),
        "NumPy": numpy.__version__,
        "llvmlite": f"{metadata.version('llvmlite')}, LLVM {'.'.join(map(str, llvmlite.binding.llvm_version_info))}",
    }
    for package, purpose in OPTIONAL.items():
        try:
            facts[package] = f"{metadata.version(package)} ({purpose})"
        except metadata.PackageNotFoundError:
            facts[package] = f"not installed ({purpose})"
    return facts
