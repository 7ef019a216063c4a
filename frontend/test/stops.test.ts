/** Joints that hit their stops: the page's fixed steps compared with Python's located events. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { Kernels } from "../src/engine/kernels";
import { Simulation, stopsOf, type Driven, type Recorded } from "../src/engine/simulation";
import { structureOf } from "../src/engine/structure";
import type { DHModel, DHRowMessage } from "../src/messages";

declare const FIXTURES: string;
const PREBUILT = join(FIXTURES, "..", "..", "..", "isodyn", "workbench", "prebuilt");

interface Stopped {
  changes: Partial<DHRowMessage>[];
  q0: number[];
  qd0: number[];
  t: number[];
  q: number[];
  spread: number;
}
const read = <T>(...path: string[]): T => JSON.parse(readFileSync(join(FIXTURES, ...path), "utf8")) as T;

async function run(name: string): Promise<{ found: Stopped; start: (h: number) => Simulation; model: DHModel }> {
  const found = read<Stopped>("stops", name);
  const { model: plain } = read<{ model: DHModel }>(name);
  const model = { ...plain, rows: plain.rows.map((row, k) => ({ ...row, ...found.changes[k] })) };
  const structure = structureOf(model);
  const kernels = await Kernels.load(readFileSync(join(PREBUILT, `${structure.key}.dynamics.wasm`)));
  const none = new Array<number>(structure.n).fill(0);
  const driven: Driven = {
    control: "none", kp: none, kd: none, target: () => ({ q: none, qd: none, qdd: none }), stops: stopsOf(structure),
    robot: { numbers: structure.numbers, gravity: structure.gravity },
  };
  const start = (h: number): Simulation => {
    const sim = new Simulation(kernels, driven, h, found.q0, found.qd0);
    for (let k = 0; k < Math.round(0.75 / h); k++) sim.step();
    return sim;
  };
  return { found, start, model };
}

for (const name of readdirSync(join(FIXTURES, "stops"))) {
  test(`${name}: instants of impacts are located, so steps keep their order; what rests, rests; nothing is won`, async () => {
    const { found, start, model } = await run(name);
    const at = (sim: Simulation): number[] => found.t.flatMap((t) => Array.from(sim.rows[Math.round(t / sim.h)].q));
    const apart = (a: number[], b: number[]): number => a.reduce((most, x, k) => Math.max(most, Math.abs(x - b[k])), 0);
    const sims = [1e-3, 5e-4, 2.5e-4].map((h) => start(h));
    const total = (row: Recorded): number => row.kinetic + row.potential;
    const [coarse, middle, fine] = sims.map(at);
    // a fourth-order method's finer run has a sixteenth of the error (Richardson); twice that for higher-order terms
    assert.ok(apart(coarse, found.q) <= 2 * apart(coarse, middle) + found.spread, `${apart(coarse, found.q)} from Python, ${apart(coarse, middle)} between steps`);
    assert.ok(apart(middle, found.q) <= 2 * apart(middle, fine) + 2 * found.spread, `${apart(middle, found.q)} from Python, ${apart(middle, fine)} between steps`);
    const left = sims.map(({ rows }) => total(rows[rows.length - 1]) + rows[rows.length - 1].struck - total(rows[0]));
    const size = sims[2].rows.reduce((most, row) => Math.max(most, row.kinetic + Math.abs(row.potential)), 0);
    for (const [k, off] of left.slice(0, 2).entries()) {
      const rounding = sims[k + 1].rows.length * 64 * Number.EPSILON * size;
      assert.ok(Math.abs(off) <= 2 * Math.abs(off - left[k + 1]) + rounding, `${off} J do not balance, ${left[k + 1]} J at half the step`);
    }
    assert.ok(sims[0].last.struck > 0, "impacts take energy");
    const struck = new Set<number>();
    for (const sim of sims) {
      sim.rows.forEach((row, k) => {
        model.rows.forEach(({ lower, upper }, j) => {
          assert.ok(row.q[j] >= (lower as number) && row.q[j] <= (upper as number), "never beyond a stop");
          if (row.q[j] === lower || row.q[j] === upper) struck.add(j);
        });
        // the energy of the exact motion falls; finer runs estimate the error of the steps
        const right = total(sims[2].rows[Math.round((k * sim.h) / sims[2].h)]);
        const rounding = sim.rows.length * 64 * Number.EPSILON * (row.kinetic + Math.abs(row.potential));
        assert.ok(total(row) <= total(sim.rows[0]) + 2 * Math.abs(total(row) - right) + rounding, `step ${k}: ${total(row) - total(sim.rows[0])} J won`);
      });
      sim.rewind(sim.rows.length - 40);
      assert.deepEqual(sim.again(), { q: sim.last.q, qd: sim.last.qd }, "the same bits again");
    }
    assert.ok(struck.size > 0, "stops were struck");
  });
}

test("a joint that rests on its stop leaves it when it is pulled off, and not before", async () => {
  const { model } = await run("template-2R.json");
  const structure = structureOf({ ...model, gravity: [0, 0, 0], rows: model.rows.map((row) => ({ ...row, upper: 0.2, lower: -0.2 })) });
  const kernels = await Kernels.load(readFileSync(join(PREBUILT, `${structure.key}.dynamics.wasm`)));
  const none = [0, 0];
  const sim = new Simulation(kernels, {
    control: "none", kp: none, kd: none, target: () => ({ q: none, qd: none, qdd: none }), stops: stopsOf(structure), robot: { numbers: structure.numbers, gravity: structure.gravity },
  }, 1e-3, none, none);
  for (let k = 0; k < 500; k++) sim.step([30, 0]);
  assert.equal(sim.last.q[0], 0.2);
  assert.equal(sim.last.qd[0], 0);
  const from = sim.index;
  for (let k = 0; k < 50; k++) sim.step([0, 0]);
  assert.equal(sim.rows[from].q[0], 0.2);
  for (let k = 0; k < 200; k++) sim.step([-5, 0]);
  assert.ok(sim.last.q[0] < 0.2, "pulled off");
});
