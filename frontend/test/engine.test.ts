/** The engine compared with Python's results for the same arms (test/fixtures, made by tools/fixtures.py). */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { eigen, IDENTITY, originOf, product, rotationOf, rotationVector, solvePositive, times, turn } from "../src/engine/algebra";
import { framesOf, linkFrame, pointJacobian, pushed, tipLink } from "../src/engine/chain";
import { courseOf } from "../src/engine/course";
import { cells, motionOf, numberOf, written } from "../src/engine/csv";
import { inverseKinematics } from "../src/engine/inverse-kinematics";
import { Cycloid, Joined, Line, quintic, sampled, spline, trapezoidal, type Law } from "../src/engine/laws";
import { judged, LessonError, lessonOf } from "../src/engine/lesson";
import { numbersOf, structureOf, tipFrame } from "../src/engine/structure";
import type { DHModel, PackedRobot } from "../src/messages";

declare const FIXTURES: string;

interface Motions {
  q0: number[];
  qT: number[];
  duration: number;
  ramp: number;
  t: number[];
  cycloidal: Record<"q" | "qd" | "qdd", number[]>;
  quintic: Record<"q" | "qd" | "qdd", number[]>;
  trapezoidal: Record<"q" | "qd" | "qdd", number[]>;
}

interface Fixture {
  model: DHModel | { kind: "source" };
  structure: PackedRobot;
  states: Record<string, number[]>[];
  bounds: Record<string, number>;
  motions: Motions;
}

const NAMES = readdirSync(FIXTURES).filter((name) => name.endsWith(".json"));
const EPSILON = 2 ** -52;

function fixture(name: string): Fixture {
  return JSON.parse(readFileSync(join(FIXTURES, name), "utf8")) as Fixture;
}

/** Each number equals the expected one within `operations` roundings of the largest. */
function near(actual: ArrayLike<number>, expected: ArrayLike<number>, operations: number, what: string): void {
  assert.equal(actual.length, expected.length, what);
  const largest = Math.max(...Array.from(expected, Math.abs), Number.MIN_VALUE);
  const off = Math.max(...Array.from(expected, (x, k) => Math.abs(actual[k] - x)));
  assert.ok(off <= operations * EPSILON * largest, `${what}: off by ${off / (EPSILON * largest)} roundings of the largest, allowed ${operations}`);
}

for (const name of NAMES) {
  const { model, structure, states, motions } = fixture(name);

  if (model.kind === "dh") {
    test(`${name}: the structure of the table is the one that Python makes`, () => {
      const own = structureOf(model as DHModel);
      const without = ({ numbers: _, links: __, stand: ___, ...rest }: PackedRobot): unknown => rest;
      assert.deepEqual(without(own), without(structure));
      const size = structure.numbers.length / structure.n;
      for (const [field, [first, count]] of Object.entries(structure.fields)) {
        const values = (numbers: number[]): number[] => structure.parents.flatMap((_, k) => numbers.slice(k * size + first, k * size + first + count));
        near(values(numbersOf(model as DHModel)), values(structure.numbers), 64, field);
      }
      own.links.forEach((link, k) => {
        const other = structure.links.find((one) => one.name === link.name);
        assert.ok(other, `link ${link.name} of ${k}`);
        near(link.frame, other.frame, 32, `frame of ${link.name}`);
        assert.equal(link.body, other.body);
      });
      near(tipFrame(model as DHModel), tipOf(structure), 32, "tip");
    });
  }

  test(`${name}: frames, tip and Jacobian`, () => {
    for (const state of states) {
      near(framesOf(structure, state.q), state.frames, 64 * structure.n, "frames");
      const tip = tipLink(structure);
      if (tip < 0) continue;
      const T = linkFrame(structure, state.frames, tip);
      near([...rotationOf(T), ...originOf(T)], state.tip, 32 * structure.n, "tip");
      const J = pointJacobian(structure, state.frames, structure.links[tip].body, originOf(T));
      near(J, state.jacobian, 64 * structure.n, "jacobian");
      const force = [3, -2, 5];
      const expected = Array.from({ length: structure.n }, (_, k) => force.reduce((sum, f, row) => sum + f * state.jacobian[row * structure.n + k], 0));
      near(pushed(structure, state.frames, structure.links[tip].body, originOf(T), force), expected, 256 * structure.n, "J^T f");
    }
  });

  test(`${name}: motions`, () => {
    const { q0, qT, duration, ramp } = motions;
    const laws: Record<"cycloidal" | "quintic" | "trapezoidal", Law> = {
      cycloidal: new Cycloid(q0, qT, duration), quintic: quintic(q0, qT, duration), trapezoidal: trapezoidal(q0, qT, duration, ramp),
    };
    for (const kind of ["cycloidal", "quintic", "trapezoidal"] as const) {
      const found = motions.t.map((t) => laws[kind].at(t));
      // the sine of a cycloid has an argument of several turns, and the terms of a quintic cancel
      for (const part of ["q", "qd", "qdd"] as const) near(found.flatMap((one) => one[part]), motions[kind][part], 1024, `${kind} ${part}`);
    }
  });

  test(`${name}: inverse kinematics finds the pose of a state from near it`, () => {
    const tip = tipLink(structure);
    if (tip < 0 || structure.n < 2) return;
    for (const state of states) {
      const inside = state.q.map((x, k) => Math.min(Math.max(x, structure.joints[k].lower[0] ?? x), structure.joints[k].upper[0] ?? x));
      const target = linkFrame(structure, framesOf(structure, inside), tip);
      const start = inside.map((x, k) => x + 0.03 * (k % 2 ? 1 : -1));
      const found = inverseKinematics(structure, (q) => framesOf(structure, q), tip, target, start, { attitude: structure.n >= 6, scale: 0.5 });
      assert.ok(found.reached || found.singular || found.limits.length > 0, `${found.words} ${found.distance}`);
    }
  });
}

function tipOf(structure: PackedRobot): number[] {
  const { frame } = structure.links[tipLink(structure)];
  return [...rotationOf(frame), ...originOf(frame)];
}

test("what is out of reach is said in words", () => {
  const { structure } = fixture("template-6R.json");
  const far = [...IDENTITY];
  far[3] = 50;
  const found = inverseKinematics(structure, (q) => framesOf(structure, q), tipLink(structure), far, structure.neutral, { attitude: false, scale: 1 });
  assert.equal(found.reached, false);
  assert.match(found.words, /^Out of reach: the closest pose found is [\d.]+ m from the target/);
});

test("rotation vectors, positive systems and eigenvectors", () => {
  for (const angle of [1e-9, 0.3, 2, Math.PI - 1e-9]) {
    const axis = [2 / 3, -1 / 3, 2 / 3];
    near(rotationVector(turn(axis, angle)), axis.map((x) => x * angle), 16, `angle ${angle}`);
  }
  const A = [4, 1, 0, 1, 3, -1, 0, -1, 5];
  const x = solvePositive(A, [1, 2, 3]) as number[];
  near([0, 1, 2].map((i) => A[3 * i] * x[0] + A[3 * i + 1] * x[1] + A[3 * i + 2] * x[2]), [1, 2, 3], 16, "A x");
  assert.equal(solvePositive([1, 2, 2, 1], [1, 1]), null);
  const { values, vectors } = eigen(A, 3);
  const again = product(product([0, 1, 2].flatMap((i) => vectors.map((v) => v[i])), [values[0], 0, 0, 0, values[1], 0, 0, 0, values[2]]), vectors.flat());
  near(again, A, 64, "V D V^T");
});

test("a line turns the shortest way and ends where it must", () => {
  const [A, B] = [times(IDENTITY, IDENTITY), times([0, -1, 0, 1, 1, 0, 0, 2, 0, 0, 1, 3, 0, 0, 0, 1], IDENTITY)];
  const line = new Line(A, B);
  const end = line.at(1);
  near([...end.R, ...end.p], [...rotationOf(B), ...originOf(B)], 16, "end");
  near(line.length, [Math.hypot(1, 2, 3), Math.PI / 2], 8, "length");
});

test("splines pass their points, rest at their ends and bend without jumps", () => {
  const t = [0, 0.5, 1.3, 2];
  const q = [[0, 1], [1, 0], [0.5, 2], [1, 1]];
  const law = spline(t, q, [0, 0], [0, 0]);
  t.forEach((time, k) => near(law.at(time).q, q[k], 64, `point ${k}`));
  near(law.at(0).qd.map((x) => x + 1), [1, 1], 16, "rest at the start");
  near(law.at(2).qd.map((x) => x + 1), [1, 1], 64, "rest at the end");
  for (const knot of [0.5, 1.3]) near(law.at(knot * (1 - 1e-14)).qdd, law.at(knot).qdd, 4096, "qdd at a knot");
  const cubic = [0, 1, 2, 3, 4].map((x) => [x ** 3 - x]);
  near(sampled([0, 1, 2, 3, 4], cubic).at(2.5).q, [2.5 ** 3 - 2.5], 64, "a cubic is its own spline");
});

test("joined motions follow each other", () => {
  const law = new Joined([quintic([0], [1], 1), quintic([1], [0], 2)]);
  assert.equal(law.duration, 3);
  near(law.at(1.5).q, quintic([1], [0], 2).at(0.5).q, 1, "the second begins when the first ends");
  assert.deepEqual(law.breaks, [1]);
});

test("numbers and tables of spreadsheets", () => {
  for (const [cell, value] of [["1,5", 1.5], ["1.5", 1.5], ["\u22122", -2], ["1 000", 1000], [" 3e-2 ", 0.03], [".5", 0.5]] as const) assert.equal(numberOf(cell), value, cell);
  for (const cell of ["", "abc", "1.2.3", "--1"]) assert.ok(Number.isNaN(numberOf(cell)), cell);
  assert.deepEqual(cells('a;b\n1,5;"x;y"\n'), [["a", "b"], ["1,5", "x;y"]]);
  assert.deepEqual(cells("a\tb\r\n1\t2\r\n"), [["a", "b"], ["1", "2"]]);
  const text = written([{ name: "t", unit: "s", values: [0, 0.1] }, { name: "q_1", unit: "rad", values: [1 / 3, 2] }]);
  assert.equal(text, "t [s],q_1 [rad]\n0,0.3333333333333333\n0.1,2\n");
  const { structure } = fixture("template-2R.json");
  assert.deepEqual(motionOf("t [s];q_1 [deg];q_2 [rad]\n0;180;0\n1;90;0,5", structure), { t: [0, 1], q: [[Math.PI, 0], [Math.PI / 2, 0.5]] });
  for (const [bad, words] of [
    ["t,q_1,q_2\n0,1,2", /two rows/], ["x,q_1,q_2\n0,1,2\n1,1,2", /No column "t"/], ["t,q_1\n0,1\n1,2", /No column "q_2"/],
    ["t,q_1,q_2\n0,1,x\n1,1,2", /Line 2, column "q_2": "x" is not a number/], ["t,q_1,q_2\n1,1,2\n1,1,2", /times must increase/],
    ["t,q_1 [inch],q_2\n0,1,2\n1,1,2", /the unit must be/],
  ] as const) assert.throws(() => motionOf(bad, structure), words);
});

const LESSON = `title: A lesson
source: Somewhere
robot: three-link
minutes: 5

## First
Two lines
of one paragraph.

show: screen motion
show: motion cycloidal from 0 0 0 to 180 180 180 deg in 10 s
predict: The torque [N m]?
value: tau 1 at 0 s
within: 10 %
why: Gravity
alone.

## Second
choose: Which?
- this *
- that
why: So.
`;

test("lessons are text files", () => {
  const lesson = lessonOf(LESSON);
  assert.equal(lesson.robot, "three-link");
  assert.deepEqual(lesson.steps[0].text, ["Two lines of one paragraph."]);
  assert.deepEqual(lesson.steps[0].question?.value, { quantity: "tau", of: ["1"], when: 0 });
  assert.equal(lesson.steps[0].question?.why, "Gravity alone.");
  assert.equal(lesson.steps[0].question?.unit, "N m");
  assert.deepEqual([lesson.steps[1].question?.options, lesson.steps[1].question?.right], [["this", "that"], 0]);
  const question = lesson.steps[0].question;
  assert.ok(question && judged(question, 9.5, 10).right && !judged(question, 8.9, 10).right);
  assert.ok(question && judged(question, 0, 1e-9).right && !judged(question, 1, 1e-9).right);
});

test("what a lesson gets wrong is said with its line", () => {
  for (const [from, to, words] of [
    ["value: tau 1 at 0 s", "value: torque 1", /Line 13: value: unknown quantity "torque"/], ["value: tau 1 at 0 s\n", "", /Step "First": predict: needs/],
    ["within: 10 %", "within: some", /Line 14: "some" is not a number/], ["- this *", "- this", /the right one followed by a star/],
    ["title: A lesson\n", "", /begins with "title/], ["show: screen motion", "show: film x", /Line 10: show: unknown item "film"/],
    ["- that", "- that *", /Line 21: two options have a star/], ["value: tau 1 at 0 s", "value: tip w", /Line 13: "tip" takes x, y or z/],
  ] as const) assert.throws(() => lessonOf(LESSON.replace(from, to)), (error) => error instanceof LessonError && words.test(error.message), to);
});

test("the lessons that come along can be read", () => {
  const folder = join(FIXTURES, "..", "..", "lessons");
  const lessons = readdirSync(folder).map((name) => lessonOf(readFileSync(join(folder, name), "utf8")));
  assert.ok(lessons.length >= 5);
  for (const lesson of lessons) {
    assert.ok(lesson.robot && lesson.source && lesson.minutes > 0, lesson.title);
    assert.ok(lesson.steps.every((step) => step.question), `${lesson.title}: each step predicts`);
  }
});

test("the tip goes along a straight line between two postures, and rates are those of the positions", () => {
  for (const name of ["ur5.json", "template-2R.json", "template-SCARA.json", "iiwa14.json"]) {
    const { structure } = fixture(name);
    const frames = (q: ArrayLike<number>): Float64Array => framesOf(structure, q);
    const tip = tipLink(structure);
    const from = structure.neutral.map((_, k) => [0.3, -0.9, 0.7, -0.4, 0.8, 0.2, 0.1][k] * (structure.turns[k] ? 1 : 0.1));
    const to = from.map((x, k) => x + 0.25 * [1, -1, 0.6, 0.5, -0.4, 0.8, 0.3][k] * (structure.turns[k] ? 1 : 0.1));
    const waypoints = [{ t: 0, q: from, at_pose: false }, { t: 2, q: to, at_pose: false }];
    const law = courseOf({ kind: "line", waypoints, ramp: 0.25, csv: "" }, structure, frames);
    const at = (q: number[]): number[] => originOf(linkFrame(structure, frames(q), tip));
    const [A, B] = [at(from), at(to)];
    const way = B.map((x, k) => x - A[k]);
    const length = Math.hypot(...way);
    for (const t of [0, 0.31, 0.77, 1.003, 1.6, 2]) {
      const { q } = law.at(t);
      const s = t / 2 - Math.sin(Math.PI * t) / (2 * Math.PI);
      const off = Math.hypot(...at(q).map((x, k) => x - A[k] - s * way[k]));
      assert.ok(off < 1e-8 * length, `${name} at ${t} s: ${off} m beside the line of ${length} m`);
    }
  }
});

test("motions of documents: one leg or several, and what cannot be made is said", () => {
  const { structure } = fixture("template-2R.json");
  const frames = (q: ArrayLike<number>): Float64Array => framesOf(structure, q);
  const waypoints = [{ t: 0, q: [0, 0] }, { t: 1, q: [1, 0] }, { t: 3, q: [0, 1] }].map((point) => ({ ...point, at_pose: false }));
  for (const kind of ["cycloidal", "quintic", "trapezoidal", "waypoints"] as const) {
    const law = courseOf({ kind, waypoints, ramp: 0.25, csv: "" }, structure, frames);
    assert.equal(law.duration, 3);
    for (const { t, q } of waypoints) near(law.at(t).q.map((x) => x + 1), q.map((x) => x + 1), 64, `${kind} at ${t}`);
  }
  const motion = { kind: "cycloidal", waypoints, ramp: 0.25, csv: "" } as const;
  assert.throws(() => courseOf({ ...motion, waypoints: waypoints.slice(0, 1) }, structure, frames), /two waypoints/);
  assert.throws(() => courseOf({ ...motion, waypoints: [waypoints[1], waypoints[0]] }, structure, frames), /times must increase/);
  assert.throws(() => courseOf({ ...motion, waypoints: [waypoints[0], { t: 1, q: [1], at_pose: false }] }, structure, frames), /Waypoint 2 has 1 positions/);
  const far = [{ t: 0, q: [0, 0] }, { t: 1, q: [Math.PI / 2, 0] }];
  assert.throws(() => courseOf({ ...motion, kind: "line", waypoints: far.map(({ t, q }) => ({ t, q: t ? [q[0], 3.1] : [q[0] + 0, -3.1], at_pose: false })) }, structure, frames), /cannot follow the line|Choose postures/);
});
