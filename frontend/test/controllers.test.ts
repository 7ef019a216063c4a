/** Controllers of robots with passive joints, manifold joints or loops: steps and torques equal Python's. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { lengthAt, normalised, quaternionOf } from "../src/engine/attitude";
import { linkFrame } from "../src/engine/chain";
import { inverseKinematics } from "../src/engine/inverse-kinematics";
import { Kernels } from "../src/engine/kernels";
import { Simulation, type Control, type Driven } from "../src/engine/simulation";
import type { PackedRobot } from "../src/messages";

declare const FIXTURES: string;
const PREBUILT = join(FIXTURES, "..", "..", "..", "isodyn", "workbench", "prebuilt");
const EVERY = 20;

type Runs = Record<"q" | "qd" | "motors", number[]> & { spread: Record<"q" | "qd" | "motors", number> };
interface Fixture extends Record<"free" | "pd" | "pd_gravity" | "computed_torque", Runs> {
  structure: PackedRobot;
  kernels: string;
  q0: number[];
  qd0: number[];
  target: number[];
  kp: Record<string, number[]>;
  kd: Record<string, number[]>;
}
const FOLDER = join(FIXTURES, "controllers");
const files = readdirSync(FOLDER).map((name) => [name, JSON.parse(readFileSync(join(FOLDER, name), "utf8")) as Fixture] as const);
const load = ({ kernels, structure }: Fixture): Promise<Kernels> =>
  Kernels.load(kernels ? Buffer.from(kernels, "base64") : readFileSync(join(PREBUILT, `${structure.key}.dynamics.wasm`)));

for (const [name, found] of files) {
  test(`${name}: free, PD, PD + gravity and computed torque`, async () => {
    const kernels = await load(found);
    const { structure, q0, qd0, target } = found;
    const rest = { q: target, qd: qd0, qdd: qd0 };
    const { numbers, gravity } = structure;
    for (const word of ["free", "pd", "pd_gravity", "computed_torque"] as const) {
      const { spread, ...right } = found[word];
      const driven: Driven = {
        control: (word === "free" ? "none" : word) as Control, kp: found.kp[word], kd: found.kd[word], target: () => rest, stops: [],
        robot: structure.editable ? { numbers, gravity } : {},
      };
      const sim = new Simulation(kernels, driven, 1e-3, q0, qd0);
      for (let k = 0; k < 100; k++) sim.step();
      const seen = sim.rows.filter((_, k) => k % EVERY === 0);
      for (const part of ["q", "qd", "motors"] as const) {
        const own = seen.flatMap((one) => Array.from(one[part]));
        assert.equal(own.length, right[part].length);
        const off = own.reduce((most, x, k) => Math.max(most, Math.abs(x - right[part][k])), 0);
        assert.ok(off <= spread[part], `${word} ${part}: ${off} from Python, allowed ${spread[part]}`);
      }
      structure.joints.forEach((joint) => joint.passive && assert.ok(sim.rows.every((one) => one.motors.subarray(joint.v, joint.v + joint.nv).every((x) => x === 0)), "no motor, no torque"));
      for (const joint of structure.joints) {
        const place = quaternionOf(structure, joint);
        if (place >= 0) assert.ok(sim.rows.every((one) => Math.abs(lengthAt(one.q, place) - 1) < 8 * 100 * Number.EPSILON), "attitudes stay attitudes");
      }
      sim.rewind(70);
      assert.deepEqual(sim.again(), { q: sim.last.q, qd: sim.last.qd }, "the same bits again");
    }
  });
}

test("quaternions are made of length 1, and zeros are refused", () => {
  const { structure, q0 } = files.find(([name]) => name === "ball.json")?.[1] as Fixture;
  const place = quaternionOf(structure, structure.joints[0]);
  assert.ok(place >= 0 && quaternionOf(structure, structure.joints[1]) === -1);
  const put = (four: number[]): number[] => q0.map((x, k) => (k >= place && k < place + 4 ? four[k - place] : x));
  assert.deepEqual(normalised(structure, put([3, 0, 4, 0]))?.slice(place, place + 4), [0.6, 0, 0.8, 0]);
  const unit = put([0.5, -0.5, 0.5, 0.5]);
  assert.deepEqual(normalised(structure, unit), unit, "what has length 1 keeps its bits");
  assert.equal(normalised(structure, put([0, 0, 0, 0])), null);
  assert.equal(normalised(structure, put([1e200, 1e200, 0, 0]))?.every(Number.isFinite), true);
});

test("inverse kinematics of a robot that floats moves its joints, and its base stays", async () => {
  const found = new Map(files).get("floating-gripper.json") as Fixture;
  const { structure, q0 } = found;
  const kernels = await load(found);
  const frames = (q: ArrayLike<number>): Float64Array => kernels.call("frames", { q: Float64Array.from(q) }).slice();
  const link = structure.links.findIndex((one) => one.name === "arm3");
  const first = structure.positions.indexOf("arm1");
  const target = linkFrame(structure, frames(q0.map((x, k) => (k >= first ? x + 0.2 : x))), link);
  const { q, reached, distance } = inverseKinematics(structure, frames, link, target, q0, { attitude: false, scale: 1 });
  assert.ok(reached, `${distance} m away`);
  assert.deepEqual(q.slice(0, first), q0.slice(0, first));
  assert.ok(q.every(Number.isFinite) && q.length === structure.nq);
});
