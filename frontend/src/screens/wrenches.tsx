// Force and moment of every joint, on Dynamics: at the pose with the external wrench, or along the motion.

import { jointWrenches } from "../engine/wrenches";
import { isPlain } from "../engine/chain";
import type { PackedRobot } from "../messages";
import { list, withRobot } from "../python";
import { bodyFrames, kernels } from "../state/robot";
import { model, pose } from "../state/store";
import { brief } from "../state/units";
import { Button, Empty } from "../widgets/basic";
import { copy } from "../widgets/overlay";

export interface Moving {
  q: number[];
  qd: number[];
  qdd: number[];
  /** Whether the external wrench at the tip acts: at the pose it does, along the motion it does not. */
  pushed: boolean;
}

const NAMES = ["Fx", "Fy", "Fz", "Mx", "My", "Mz"];
const pushOf = (at: Moving): number[] => (at.pushed ? pose.value.wrench : [0, 0, 0, 0, 0, 0]);

/** (n, 6): force, then moment; null while kernels load. */
function wrenchesAt(s: PackedRobot, at: Moving): number[][] | null {
  kernels.value;
  const frames = bodyFrames(at.q);
  return frames && jointWrenches(s, frames, model.value.gravity, model.value.payload, at.qd, at.qdd, pushOf(at));
}

const csvOf = (s: PackedRobot, rows: number[][]): string =>
  [`joint,${NAMES.map((name, k) => `${name} [${k < 3 ? "N" : "N m"}]`).join(",")}`, ...rows.map((row, k) => `${JSON.stringify(s.joints[k].name)},${row.join(",")}`)].join("\n") + "\n";

export function wrenchLines(at: Moving): string {
  const push = pushOf(at);
  return withRobot(`q = ${list(at.q)}`, `qd = ${list(at.qd)}`, `qdd = ${list(at.qdd)}`, `print(robot.joint_wrenches(q, qd, qdd${push.some(Boolean) ? `, wrench=${list(push)}` : ""}))`);
}

/** The wrenches as CSV; "" if there are none. */
export function wrenchCsv(s: PackedRobot, at: Moving): string {
  const rows = isPlain(s) ? wrenchesAt(s, at) : null;
  return rows ? csvOf(s, rows) : "";
}

export function Wrenches({ s, at }: { s: PackedRobot; at: Moving }) {
  if (!isPlain(s)) return <Empty title="Only in Python">For robots with loops, coupled joints or multi-DOF joints use robot.joint_wrenches(q, qd, qdd).</Empty>;
  const rows = wrenchesAt(s, at);
  if (!rows) return <Empty title="No forces yet">Loading the kernels …</Empty>;
  const least = 1e-13 * Math.max(...rows.flat().map(Math.abs)); // below this, a value is only rounding error
  return (
    <>
      <p class="hint">Force and moment of each joint’s parent link on its child link, at the child frame’s origin and in its axes. {at.pushed ? "Computed with the joint velocities above, zero accelerations and the tip force of the Pose screen." : "At the current time of the motion."}</p>
      <div class="table-scroll" tabIndex={0} role="region" aria-label="Joint reaction forces and moments">
        <table class="facts-table">
          <caption class="unseen">Joint reaction forces and moments</caption>
          <thead><tr><th scope="col">Joint, link</th>{NAMES.map((name, k) => <th scope="col" key={name}>{name} <span class="unit">[{k < 3 ? "N" : "N m"}]</span></th>)}</tr></thead>
          <tbody>{rows.map((row, k) => <tr key={s.joints[k].name}><th scope="row">{s.joints[k].name}<small>{s.joints[k].child}</small></th>{row.map((x, i) => <td key={i}>{brief(Math.abs(x) < least ? 0 : x, 3)}</td>)}</tr>)}</tbody>
        </table>
      </div>
      <div class="buttons"><Button small icon="copy" onClick={() => void copy(csvOf(s, rows), "CSV")}>Copy as CSV</Button></div>
    </>
  );
}
