"""Targets: the machines to compile for (CPU, vector width, fused multiply-add), and compilation of LLVM text to an object file.

The graph is already optimised, so LLVM's module passes are not run.  They take most of the compile time and gain nothing (the
benchmark `python -m benchmarks compile` shows it).  Only code generation runs, at level 2.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from functools import cache

import llvmlite.binding as llvm

from isodyn.errors import BackendError

PORTABLE = "portable"  # one state at a time, without fused multiply-add: the same bits on every machine, and in WebAssembly
#: vector unit -> width in bytes
UNITS = {"avx512": 64, "avx2": 32, "sse2": 16, "neon": 16, "scalar": 8, PORTABLE: 8}


@dataclass(frozen=True)
class Target:
    """The machine that code is generated for.

    triple, cpu, features   LLVM's names
    unit                    "avx512", "avx2", "sse2", "neon", "scalar" or "portable"
    fma                     True: a product and a sum are rounded once; equal for all units of one machine but "portable"
    reloc                   "pic": position-independent code; "static": a linker sets the addresses
    """

    triple: str
    cpu: str
    features: str
    unit: str
    fma: bool
    reloc: str = "pic"

    def lanes(self, itemsize: int) -> int:
        """Return the number of states that one SIMD instruction processes."""
        return max(1, UNITS[self.unit] // itemsize)


@cache
def initialise() -> None:
    """Prepare LLVM for the native target (newer llvmlite initialises the core part itself)."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()


@cache
def host_features() -> dict[str, bool]:
    """Return the CPU features of this machine under LLVM's names."""
    initialise()
    return dict(llvm.get_host_cpu_features())


def available_units() -> tuple[str, ...]:
    """Return the vector units that this machine can run, widest first."""
    features = host_features()
    if llvm.get_process_triple().startswith(("aarch64", "arm64")):
        return ("neon", "scalar")
    found = [
        unit for unit, needs in (("avx512", ("avx512f", "avx512dq")), ("avx2", ("avx2", "fma"))) if all(map(features.get, needs))
    ]
    return (*found, "sse2", "scalar")


def host_target(unit: str | None = None) -> Target:
    """Return the target for this machine, with the given unit, else that of ISODYN_LANES, else the widest."""
    initialise()
    units = available_units()
    unit = unit or os.environ.get("ISODYN_LANES") or units[0]
    if unit not in (*units, PORTABLE):
        raise BackendError(f"this machine cannot run {unit!r} code; it has {', '.join((*units, PORTABLE))}")
    features = host_features()
    arm = units[0] == "neon"
    if unit != "avx512":  # otherwise LLVM would use AVX-512 encodings and its 32 registers for narrower vectors too
        features = {name: on and not name.startswith(("avx512", "avx10", "evex512")) for name, on in features.items()}
    flags = ",".join(f"{'+' if on else '-'}{name}" for name, on in sorted(features.items()))
    if unit == "avx512":
        flags += ",-prefer-256-bit"
    fma = unit != PORTABLE and (arm or bool(features.get("fma")))
    return Target(llvm.get_process_triple(), llvm.get_host_cpu_name(), flags, unit, fma)


def one_lane() -> str:
    """Return the unit that processes one state at a time."""
    return PORTABLE if os.environ.get("ISODYN_LANES") == PORTABLE else "scalar"


#: targets of cross-compilation
FOREIGN = {
    "windows-x86_64": Target("x86_64-pc-windows-msvc", "x86-64-v3", "", "avx2", True),
    "macos-arm64": Target("arm64-apple-darwin", "apple-m1", "", "neon", True),
    "linux-x86_64": Target("x86_64-unknown-linux-gnu", "x86-64", "", "sse2", False),
}

#: WebAssembly 1.0 without extensions (with multi-value, LLVM 22 confuses the values of functions that return several)
WASM = Target("wasm32-unknown-unknown", "mvp", "", PORTABLE, False, "static")


def target_machine(target: Target) -> llvm.TargetMachine:
    """Return LLVM's description of the target."""
    initialise()
    if target.triple != llvm.get_process_triple():
        llvm.initialize_all_targets()
        llvm.initialize_all_asmprinters()
    return llvm.Target.from_triple(target.triple).create_target_machine(
        cpu=target.cpu, features=target.features, opt=2, reloc=target.reloc, codemodel="default"
    )


def loading_machine(target: Target) -> llvm.TargetMachine:
    """Return LLVM's description for loading an object; it takes a fifth of the time because nothing is compiled."""
    initialise()
    return llvm.Target.from_triple(target.triple).create_target_machine(opt=0, reloc="pic", codemodel="default")


def compile_object(text: str, target: Target) -> bytes:
    """Return the object file of an LLVM module."""
    try:
        module = llvm.parse_assembly(text)
        module.verify()
        return bytes(target_machine(target).emit_object(module))
    except RuntimeError as error:
        raise BackendError(f"LLVM refused the generated code: {str(error)[:300]}") from error
