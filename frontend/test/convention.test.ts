/** Tables in the other convention: the columns equal Python's, and the robot is the same. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { IDENTITY, originOf, rotationOf, times, turn } from "../src/engine/algebra";
import { converted } from "../src/engine/convention";
import { Kernels } from "../src/engine/kernels";
import { numbersOf, structureOf, tipFrame } from "../src/engine/structure";
import { EDITABLE_BODIES, type DHModel } from "../src/messages";
import { figureOf, frames } from "../src/state/arm";
import { documentOf, row } from "../src/state/document";
import { begin, doc, edit, undo } from "../src/state/store";
import { TEMPLATES } from "../src/state/templates";

declare const FIXTURES: string;
const PREBUILT = join(FIXTURES, "..", "..", "..", "isodyn", "workbench", "prebuilt");
const EPSILON = 2 ** -52;

interface Columns extends Record<"a" | "alpha" | "d" | "theta" | "com" | "base" | "tool" | "inertia", number[]> {
  convention: string;
}
interface Fixture {
  model: DHModel | { kind: "source" };
  states: Record<"q" | "qd" | "qdd", number[]>[];
  bounds: Record<string, number>;
  converted: Columns;
}
const ARMS = readdirSync(FIXTURES).filter((name) => name.endsWith(".json")).map((name) => [name, JSON.parse(readFileSync(join(FIXTURES, name), "utf8")) as Fixture] as const).filter(([, found]) => found.model.kind === "dh");
const kernelsOf = (key: string): Promise<Kernels> => Kernels.load(readFileSync(join(PREBUILT, `${key}.dynamics.wasm`)));
const prebuilt = (key: string): boolean => readdirSync(PREBUILT).includes(`${key}.dynamics.wasm`);

function near(actual: ArrayLike<number>, expected: ArrayLike<number>, operations: number, what: string): void {
  assert.equal(actual.length, expected.length, what);
  const largest = Math.max(...Array.from(expected, Math.abs), 1);
  Array.from(expected).forEach((x, k) => assert.ok(Math.abs(actual[k] - x) <= operations * EPSILON * largest, `${what}: ${actual[k]} and ${x}`));
}

/** Magnitude of the terms that torques are sums of: |M| |qdd| + |C| |qd| + |g|. */
function sizeOf(kernels: Kernels, state: Record<"q" | "qd" | "qdd", number[]>): number {
  const [M, C, g] = ["mass_matrix", "coriolis_matrix", "gravity_torque"].map((name) => kernels.call(name, state));
  return Math.max(...state.q.map((_, i) => state.q.reduce((sum, _x, k) => sum + Math.abs(M[state.q.length * i + k] * state.qdd[k]) + Math.abs(C[state.q.length * i + k] * state.qd[k]), Math.abs(g[i]))));
}

function torques(kernels: Kernels, model: DHModel, state: Record<"q" | "qd" | "qdd", number[]>): Float64Array {
  return kernels.call("inverse_dynamics", { ...state, numbers: numbersOf(model), gravity: model.gravity, tip: tipFrame(model), wrench: [1, -2, 3, -1, 2, 0.5] });
}

for (const [name, found] of ARMS) {
  const model = found.model as DHModel;
  test(`${name}: the columns are Python's, theta and d stay, torques are the same`, async () => {
    const { model: other } = converted(model);
    assert.equal(other.convention, found.converted.convention);
    for (const key of ["a", "alpha", "d", "theta"] as const) near(other.rows.map((r) => r[key]), found.converted[key], 4, key);
    for (const key of ["com", "inertia"] as const) near(other.rows.flatMap((r) => r[key]), found.converted[key], 64, key);
    for (const key of ["base", "tool"] as const) near(other[key], found.converted[key], 32, key);
    const { key } = structureOf(model);
    assert.equal(structureOf(other).key, key, "the same kernels");
    if (!prebuilt(key)) return;
    const kernels = await kernelsOf(key);
    for (const state of found.states) {
      const [before, after] = [torques(kernels, model, state), torques(kernels, other, state)];
      before.forEach((x, k) => assert.ok(Math.abs(x - after[k]) <= 2 * found.bounds.inverse_dynamics, `${x} and ${after[k]}, bound ${found.bounds.inverse_dynamics}`));
    }
  });
}

/** Pseudo-random numbers; the same for the same seed. */
function source(seed: number): (low: number, high: number) => number {
  return (low, high) => ((seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0), low + (high - low) * (seed / 2 ** 32));
}

function random(joints: string, convention: DHModel["convention"], seed: number): DHModel {
  const some = source(seed);
  const place = (): number[] => {
    const T = [...IDENTITY];
    const R = turn([0.6, 0, 0.8], some(-3, 3));
    [0, 1, 2].forEach((i) => [0, 1, 2].forEach((j) => (T[4 * i + j] = R[3 * i + j])));
    [3, 7, 11].forEach((k) => (T[k] = some(-0.5, 0.5)));
    return T;
  };
  const angle = (): number => (some(0, 1) < 0.5 ? (Math.PI / 2) * Math.floor(some(-1, 3)) : some(-3, 3));
  return {
    kind: "dh", name: "random", convention, gravity: [some(-9, 9), some(-9, 9), some(-9, 9)], base: place(), tool: some(0, 1) < 0.5 ? place() : [...IDENTITY], shapes: [],
    payload: { mass: 2, com: [0.1, 0, 0.2], inertia: [0.02, 0.02, 0.01, 0, 0, 0] },
    rows: [...joints].map((joint, k) => row({
      name: `joint${k}`, link: `link${k}`, joint: joint as "R" | "P", a: some(-0.5, 0.5), alpha: angle(), d: some(-0.5, 0.5), theta: angle(), mass: some(1, 5),
      com: [some(-0.2, 0.2), some(-0.2, 0.2), some(-0.2, 0.2)], inertia: [some(0.3, 0.4), some(0.3, 0.4), some(0.3, 0.4), some(-0.05, 0.05), some(-0.05, 0.05), some(-0.05, 0.05)],
      shapes: k ? [] : [{ kind: "box", ends: [], radius: 0, size: [0.1, 0.1, 0.1], frame: place(), mesh: "", colour: [] }, { kind: "capsule", ends: [0, 0, 0, 0.1, 0.2, 0.3], radius: 0.02, size: [], frame: [], mesh: "", colour: [] }],
    })),
  };
}

test("random tables: torques, tip and what is drawn are the same there and back", async () => {
  for (const [seed, key] of ["RR", "RP", "RRP", "RRPR", "RRRRRR", "RRPRRR"].entries()) {
    const kernels = await kernelsOf(key);
    const { mul, add } = kernels.manifest.functions.inverse_dynamics.count;
    for (const convention of ["standard", "modified"] as const) {
      const model = random(key, convention, 17 * seed + 3);
      const there = converted(model).model;
      const back = converted(there).model;
      assert.equal(back.convention, convention);
      const some = source(seed + 1);
      const state = { q: model.rows.map(() => some(-2, 2)), qd: model.rows.map(() => some(-2, 2)), qdd: model.rows.map(() => some(-2, 2)) };
      const before = torques(kernels, model, state);
      const size = sizeOf(kernels, state) + 10; // the contribution of the wrench
      const operations = 2 * (mul + add); // both programs round, and so do their inputs
      for (const other of [there, back]) {
        torques(kernels, other, state).forEach((x, k) => assert.ok(Math.abs(x - before[k]) <= 4 * operations * EPSILON * size, `${key} ${convention} ${k}: ${x} and ${before[k]}`));
        const [tip, now] = [frames(model, state.q), frames(other, state.q)].map((all) => all[all.length - 1]);
        near(now, tip, 64 * model.rows.length, "tip");
        const drawn = [model, other].map((m) => {
          const T = frames(m, state.q)[1];
          return figureOf(m).links[1].parts.flatMap((part) => ("frame" in part ? [...rotationOf(times(T, part.frame)), ...originOf(times(T, part.frame))] : part.kind === "limb" ? [...times(T, [1, 0, 0, part.from[0], 0, 1, 0, part.from[1], 0, 0, 1, part.from[2], 0, 0, 0, 1]).filter((_, k) => k % 4 === 3)] : []));
        });
        near(drawn[1], drawn[0], 256, "what is drawn");
      }
    }
  }
});

test("a standard table without a tool comes back as it was; what rows cannot say is said in words", () => {
  for (const { model } of TEMPLATES) {
    assert.equal(model.convention, "standard");
    const { model: there, words } = converted(model);
    const last = model.rows[model.rows.length - 1];
    assert.equal(words !== "", last.a !== 0 || last.alpha !== 0);
    const { model: back } = converted(there);
    back.rows.forEach((r, k) => near([r.a, r.alpha, r.d, r.theta], [model.rows[k].a, model.rows[k].alpha, model.rows[k].d, model.rows[k].theta], 2, model.name));
    assert.deepEqual(back.tool, model.tool);
  }
  const modified = { ...random("RR", "modified", 5), base: [...IDENTITY] };
  assert.match(converted(modified).words, /first row, joint0, have no place in a standard table/);
});

test("an edit converts in one step of undo", () => {
  begin(documentOf(structuredClone(TEMPLATES[1].model), TEMPLATES[1].home));
  const before = doc.value.model;
  edit("Convert", () => ({ model: converted(before as DHModel).model }));
  assert.equal((doc.value.model as DHModel).convention, "modified");
  undo();
  assert.deepEqual(doc.value.model, before);
});

test("a table of more joints than have numbers as inputs has a key that Python alone knows", () => {
  const many = random("R".repeat(EDITABLE_BODIES + 1), "standard", 9);
  const { editable, key, numbers, fields, n } = structureOf(many);
  assert.deepEqual([editable, key, numbers, fields, n], [false, "", [], {}, EDITABLE_BODIES + 1]);
  assert.ok(structureOf({ ...many, rows: many.rows.slice(1) }).editable);
});
