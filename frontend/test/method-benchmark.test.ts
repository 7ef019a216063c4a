/** The comparison of methods, on a hand-made module. */

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { Kernels } from "../src/engine/kernels";
import { normalised } from "../src/engine/attitude";
import { agreement, methodsOf, measuredTimes, randomStates } from "../src/engine/method-benchmark";
import { Simulation, type Driven } from "../src/engine/simulation";
import type { PackedRobot } from "../src/messages";

declare const FIXTURES: string;
const PREBUILT = join(FIXTURES, "..", "..", "..", "isodyn", "workbench", "prebuilt");

interface Fixture {
  structure: PackedRobot;
  model: { gravity: number[] };
  states: Record<string, number[]>[];
  bounds: Record<string, number>;
}

const read = (name: string): Fixture => JSON.parse(readFileSync(join(FIXTURES, name), "utf8")) as Fixture;
const load = (key: string, which: string): Promise<Kernels> => Kernels.load(readFileSync(join(PREBUILT, `${key}.${which}.wasm`)));

test("all formulations agree, and each has a time", async () => {
  const { structure, states } = read("ur5.json");
  const kernels = (await load(structure.key, "methods")).set({ numbers: structure.numbers, gravity: structure.gravity });
  const runs = agreement(kernels, states.map(({ q, qd, qdd }) => ({ q, qd, qdd })));
  assert.ok(runs.length >= 12);
  assert.ok(runs.every((run) => run.off <= 1), runs.map((run) => `${run.method} ${run.off}`).join());
  assert.ok(runs.slice(1).some((run) => run.difference > 0), "two methods round differently somewhere");
  let clock = 0;
  const times = measuredTimes(kernels, states as never, 1, () => (clock += 3));
  assert.deepEqual([...times.keys()], methodsOf(kernels));
  assert.ok([...times.values()].every((time) => time > 0 && Number.isFinite(time)));
});

test("states of robots with attitudes have their velocities, quaternions of length 1, and positions within limits", () => {
  const names = ["ur5.json", ...readdirSync(join(FIXTURES, "controllers")).map((name) => join("controllers", name))];
  let attitudes = 0;
  for (const name of names) {
    const { structure } = read(name);
    attitudes += structure.nq - structure.n;
    for (const { q, qd, qdd } of randomStates(structure, 3)) {
      assert.deepEqual([q.length, qd.length, qdd.length], [structure.nq, structure.n, structure.n], name);
      assert.deepEqual(normalised(structure, [...(q as number[])]), q, name);
      for (const joint of structure.joints) {
        if (joint.nq !== joint.nv) continue;
        joint.lower.forEach((low, k) => assert.ok(q[joint.q + k] >= (low ?? -2) && q[joint.q + k] <= (joint.upper[k] ?? 2), `${name}: ${joint.name}`));
      }
    }
  }
  assert.ok(attitudes > 0);
});

test("a wrong formulation is seen", async () => {
  const { structure, states } = read("ur5.json");
  const kernels = (await load(structure.key, "methods")).set({ numbers: structure.numbers, gravity: structure.gravity });
  const call = kernels.call.bind(kernels);
  kernels.call = (name, inputs) => call(name, inputs).map((x, k) => (name.endsWith(":denoc") && k === 2 ? x * (1 + 1e-9) : x));
  const wrong = agreement(kernels, states.map(({ q, qd, qdd }) => ({ q, qd, qdd }))).filter((run) => run.off > 1);
  assert.deepEqual(wrong.map((run) => run.method), ["denoc"]);
});

test("a simulation goes back to the same bits, takes another way from there, and keeps its books", async () => {
  const { structure } = read("template-2R.json");
  const kernels = await load(structure.key, "dynamics");
  const n = structure.n;
  const rest = { q: new Array<number>(n).fill(0.5), qd: new Array<number>(n).fill(0), qdd: new Array<number>(n).fill(0) };
  const driven: Driven = {
    control: "pd", kp: new Array<number>(n).fill(40), kd: new Array<number>(n).fill(8), target: () => rest, stops: [],
    robot: { numbers: structure.numbers, gravity: structure.gravity },
  };
  const sim = new Simulation(kernels, driven, 1e-3, structure.neutral, rest.qd);
  for (let k = 0; k < 700; k++) sim.step(k > 100 && k < 300 ? [0.3, -0.1] : undefined);
  const end = sim.last;
  sim.rewind(450);
  const { q, qd } = sim.again();
  assert.deepEqual([q, qd], [sim.last.q, sim.last.qd], "computed again from a snapshot");
  while (sim.index < 700) sim.rewind(sim.index + 1);
  assert.deepEqual(sim.last, end);
  const total = (row: typeof end): number => row.kinetic + row.potential - row.supplied + row.lost;
  const scale = Math.max(...sim.rows.map((row) => Math.abs(row.kinetic) + Math.abs(row.potential)));
  const off = Math.abs(total(end) - total(sim.rows[0])) / scale;
  const coarse = new Simulation(kernels, driven, 4e-3, structure.neutral, rest.qd);
  for (let k = 0; k < 175; k++) coarse.step(k > 25 && k < 75 ? [0.3, -0.1] : undefined);
  const coarser = Math.abs(total(coarse.last) - total(coarse.rows[0])) / scale;
  assert.ok(off < coarser / 2, `books of the trapezoidal rule get better with the step: ${off} and ${coarser}`);
  sim.rewind(300);
  sim.step([1, 0]);
  assert.equal(sim.rows.length, 302, "what was behind is forgotten");
});
