/** Numbers as text: one file formats them; typed numbers are accepted, or rejected with a message. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { inverseKinematics } from "../src/engine/inverse-kinematics";
import { framesOf, tipLink } from "../src/engine/chain";
import { brief, fixed, lengthText, percent, powerText, significant, whole } from "../src/engine/numbers";
import { structureOf } from "../src/engine/structure";
import { begin, look, model } from "../src/state/store";
import { documentOf } from "../src/state/document";
import { TEMPLATES } from "../src/state/templates";
import { fieldText, limitWords, read, quantityText, shortText, unitOf } from "../src/state/units";

declare const SOURCES: string;
const DEG = Math.PI / 180;

test("ordinary numbers have no exponent, and rounding is 0", () => {
  assert.deepEqual([1460, -0.5, 1e6, 123456.789, 0.00046, 1e-3 / 3].map((x) => brief(x)), ["1460", "−0.5", "1000000", "123456.789", "0.0005", "0.0003"]);
  assert.deepEqual([0, -0, 1.03e-15, NaN, 1 / 0, -1 / 0].map((x) => brief(x)), ["0", "0", "0", "–", "∞", "−∞"]);
  assert.deepEqual([1.46e-5, -3e9].map((x) => brief(x)), ["1.46·10⁻⁵", "−3·10⁹"]);
  assert.equal(brief(0.000123, 2), "0.00012");
  assert.deepEqual([1.4612, 0.0123456, 0].map(lengthText), ["1.46 m", "12.3 mm", "0 mm"]);
  assert.deepEqual([1.03e-17, 0.1234, 1].map((x) => percent(x)), ["0 %", "12.3 %", "100 %"]);
  assert.deepEqual([7, 9999, 12345, 1234567].map(whole), ["7", "9999", "12\u202f345", "1\u202f234\u202f567"]);
  assert.deepEqual([fixed(-0.0001, 3), fixed(-1.5, 2), powerText(-3.14159e-14, 2), significant(120000, 2)], ["0.000", "−1.50", "−3.1·10⁻¹⁴", "120000"]);
  begin(documentOf(structuredClone(TEMPLATES[1].model), TEMPLATES[1].home));
  for (const kind of ["length", "mass", "inertia", "torque", "angle"] as const) {
    for (let size = 1e-3; size < 1e5; size *= 1.7) {
      for (const text of [quantityText(size, kind), shortText(size, unitOf(kind)), fieldText(size, unitOf(kind))]) assert.doesNotMatch(text, /e[+-]?\d|10[⁻⁰-⁹]/, `${size} ${kind}`);
    }
  }
});

test("how far a place is out of reach is said in metres or millimetres", () => {
  const s = structureOf(model.value as never);
  const target = [1, 0, 0, 9, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
  const far = inverseKinematics(s, (q) => framesOf(s, q), tipLink(s), target, s.neutral, { attitude: false, scale: 1 });
  assert.match(far.words, /^Out of reach: the closest pose found is \d\.\d+ m from the target/);
});

test("a unit of the wrong kind is a reason in words", () => {
  look({ degrees: true });
  const problem = (text: string, kind: Parameters<typeof unitOf>[0]) => read(text, unitOf(kind)).problem;
  assert.equal(problem("90°", "length"), "“90°” is an angle; this field needs a length: write 0.25, 2 m or 2 cm.");
  assert.match(problem("2 kg", "length") ?? "", /^“2 kg” is a mass; this field needs a length/);
  assert.match(problem("3 m", "angle") ?? "", /^“3 m” is a length; this field needs an angle: write 0.25, pi\/2 or 90°\.$/);
  assert.match(problem("3 furlongs", "length") ?? "", /^“furlongs” is not a unit of a length/);
  assert.match(problem("90°", "plain") ?? "", /^“90°” is an angle; this field needs a number without a unit\.$/);
  for (const words of ["1e999", "-1e999 mm", "1e306 kN m"]) assert.equal(problem(words, words.endsWith("N m") ? "torque" : "length"), `“${words}” is too large.`);
  assert.match(problem("1/0", "length") ?? "", /^“1\/0” is not a number/);
  assert.match(problem("two", "mass") ?? "", /^“two” is not a number: write 0.25, 2 kg or 2 g\.$/);
  const value = (text: string, kind: Parameters<typeof unitOf>[0]) => (read(text, unitOf(kind)) as { value: number }).value;
  assert.equal(value("12 N·m", "torque"), 12);
  assert.equal(value("3 kg mm^2", "inertia"), 3e-6);
  assert.equal(value("1.5·10⁻⁸", "inertia"), 1.5e-8);
  assert.equal(value("10 deg/s2", "acceleration"), 10 * DEG);
  assert.equal(value("20 min", "time"), 1200);
});

test("a typed number beyond a limit says what is taken", () => {
  assert.equal(limitWords(400 * DEG, 180 * DEG, unitOf("angle")), "400° is above the limit of 180°; 180° is used.");
  assert.equal(limitWords(-1, 0, unitOf("mass")), "−1 kg is below the limit of 0 kg; 0 kg is used.");
});

test("numbers become text in one place", () => {
  const own = new Set(["engine/numbers.ts", "scene/webgl.ts"]); // the second writes shaders
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((name) => /\.tsx?$/.test(name) && !own.has(name.replaceAll("\\", "/")));
  assert.ok(files.length > 60);
  for (const name of files) assert.doesNotMatch(readFileSync(join(SOURCES, name), "utf8"), /\.to(Fixed|Precision|Exponential)\(/, name);
});
