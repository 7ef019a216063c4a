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
    from isodyn.model.catalogue import load
    from isodyn.study.selfcheck import self_check

    facts = {"isodyn": __version__, **_host(), **_versions(), "cache": _cache()}
    checks = self_check(load("puma560"))
    failed = [check for check in checks if check.required and not check.passed]
    width = max(len(name) for name in (*facts, *(check.name for check in checks)))
    lines = [f"{name.ljust(width)}  {fact}" for name, fact in facts.items()]
    lines += ["", *(f"{c.name.ljust(width)}  {'ok' if c.passed else 'FAILED' if c.required else 'no'}: {c.detail}" for c in checks)]
    lines += ["", "All is well." if not failed else f"{len(failed)} of {len(checks)} checks failed: please report this output."]
    show(args, {"facts": facts, "checks": [asdict(check) for check in checks], "ok": not failed}, "\n".join(lines))
    return 1 if failed else 0


def _host() -> dict[str, str]:
    from isodyn.backends.cpu import threads
    from isodyn.backends.cpu.host import available_units, host_target

    target = host_target()
    return {
        "system": f"{platform.system()} {platform.release()}, {platform.machine()}",
        "CPU": f"{target.cpu}, {'with' if target.fma else 'without'} fused multiply-add",
        "vector unit": f"{target.unit}: {target.lanes(8)} float64 or {target.lanes(4)} float32 lanes",
        "can run": ", ".join(available_units()),
        "threads": f"{threads.available()}",
    }


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


def _cache() -> str:
    from isodyn.backends.cpu import cache

    place = cache.folder()
    if place is None:
        return "off (ISODYN_CACHE)"
    sizes = [path.stat().st_size for path in place.glob("*.bin")] if place.is_dir() else []
    return f"{place}: {len(sizes)} kernels, {sum(sizes) / 1e6:.1f} MB"
