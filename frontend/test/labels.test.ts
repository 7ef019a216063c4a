/** Names and units in tables and files equal Python's, for every robot of the catalogue; and limit violations of a motion. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { beyondLimits, columnsOf, entryUnit, freedomsOf, type Column } from "../src/engine/freedoms";
import { motionOf } from "../src/engine/csv";
import type { PackedRobot } from "../src/messages";

declare const FIXTURES: string;
type Labels = [structure: PackedRobot, names: string[], efforts: string[], columns: Record<"q" | "qd" | "qdd" | "tau", [string, string][]>];
const catalogue = JSON.parse(readFileSync(join(FIXTURES, "labels", "catalogue.json"), "utf8")) as Record<string, Labels>;

test("velocities, efforts and columns of files of the whole catalogue", () => {
  assert.ok(Object.keys(catalogue).length > 30);
  for (const [robot, [structure, names, efforts, columns]] of Object.entries(catalogue)) {
    const freedoms = freedomsOf(structure);
    assert.deepEqual(freedoms.map((one) => one.name), names, robot);
    assert.deepEqual(freedoms.map((one) => one.v), names.map((_, v) => v), robot);
    assert.deepEqual(freedoms.map((one) => (one.type === "prismatic" ? "N" : "N m")), efforts, robot);
    for (const { q, name, type } of freedoms) if (q >= 0) assert.deepEqual([structure.positions[q], structure.position_units[q]], [name, type === "prismatic" ? "m" : "rad"], robot);
    for (const vector of ["q", "qd", "qdd", "tau"] as const) assert.deepEqual(columnsOf(structure, vector), columns[vector].map(([name, unit]): Column => ({ name, unit })), robot);
  }
});

test("a table with the columns that the page writes is read again", () => {
  for (const [robot, [structure, , , { q }]] of Object.entries(catalogue)) {
    const rows = [0, 1].map((t) => [t, ...q.map((_, k) => t + k / 8)]);
    const text = [["t [s]", ...q.map(([name, unit]) => `${name} [${unit}]`)], ...rows].map((cells) => cells.join(",")).join("\n");
    assert.deepEqual(motionOf(text, structure).q, rows.map((row) => row.slice(1)), robot);
  }
});

test("units of matrices' entries are those of efforts over accelerations and velocities", () => {
  const [turning, , sliding] = freedomsOf(catalogue.scara[0]);
  assert.equal(sliding.type, "prismatic");
  assert.deepEqual([[turning, turning], [turning, sliding], [sliding, turning], [sliding, sliding]].map(([a, b]) => [entryUnit("M", a, b), entryUnit("C", a, b)]), [
    ["kg m²", "N m s/rad"], ["kg m", "N s"], ["kg m", "N s/rad"], ["kg", "kg/s"],
  ]);
});

test("where a motion leaves the limits of a joint is named with joint, side and time", () => {
  const freedoms = freedomsOf(catalogue.scara[0]);
  const [, , { name, lower, upper }] = freedoms;
  const [low, high] = [lower as number, upper as number];
  const t = [0, 1, 2, 3];
  const still = [0, 0, 0, 0];
  const of = (row: number[]) => beyondLimits(freedoms, t, [still, still, row, still]).map(({ freedom, value, limit, at }) => [freedom.name, value, limit, at]);
  assert.deepEqual(of([low, high, high, low]), []);
  assert.deepEqual(of([low, high + 0.1, high + 0.2, low]), [[name, high + 0.2, high, 2]]);
  assert.deepEqual(of([low - 0.3, high + 0.1, high, low]), [[name, low - 0.3, low, 0], [name, high + 0.1, high, 1]]);
});
