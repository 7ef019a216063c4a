"""Export compiled dynamics as a WebAssembly module, for a web page, Node, or any program with a WebAssembly engine.

Writes ur5.wasm and ur5.mjs; with Node installed: node ur5.mjs
"""

from pathlib import Path

import numpy as np

import isodyn as iso

robot = iso.load("ur5")
code = iso.export(robot, ["inverse_dynamics", "mass_matrix"], "wasm")
Path("ur5.wasm").write_bytes(code)
print(f"ur5.wasm: {len(code)} bytes, no imports; {iso.count(robot, None, 'inverse_dynamics')} for the torques")

SCRIPT = """\
import { readFileSync } from "node:fs";
const code = new WebAssembly.Module(readFileSync("ur5.wasm"));
const { arrays } = JSON.parse(new TextDecoder().decode(WebAssembly.Module.customSections(code, "isodyn")[0]));
const { exports } = new WebAssembly.Instance(code);
const array = (name) => new Float64Array(exports.memory.buffer, arrays[name].offset, arrays[name].size);
array("q").set([0.1, -1.2, 0.8, 0, 0.5, 0]);
array("qd").fill(0.2);
array("qdd").fill(0);
exports.inverse_dynamics();
console.log("tau [N m]", ...array("inverse_dynamics"));
"""
Path("ur5.mjs").write_text(SCRIPT, encoding="utf-8")
tau = robot.inverse_dynamics([0.1, -1.2, 0.8, 0, 0.5, 0], np.full(6, 0.2), np.zeros(6))
print("tau [N m]", *tau)
