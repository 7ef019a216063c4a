// A frame of the robot in numbers, on Pose: transform, orientation, Jacobian, manipulability; and all inverse kinematics solutions for it.

import { computed, signal } from "@preact/signals";
import { register as registerActions } from "../actions";
import { originOf, quaternion, rollPitchYaw, rotated, rotationOf, singularValues, transposed } from "../engine/algebra";
import { isPlain, linkFrame, pointJacobian } from "../engine/chain";
import { postures, type Postures } from "../engine/postures";
import type { PackedRobot } from "../messages";
import { list, withRobot } from "../python";
import { bodyFrames, figure, kernels, structure } from "../state/robot";
import { download, fileName } from "../state/share";
import { edit, model, pose } from "../state/store";
import { brief, positionOf, quantityText, sliding, unitOf } from "../state/units";
import { breakable, Button, Facts, Notice, Section } from "../widgets/basic";
import { Segmented, Select } from "../widgets/fields";
import { HeatMap } from "../widgets/heatmap";
import { copy } from "../widgets/overlay";
import { leadTo } from "./registry";

// -- the frame and its numbers ---------------------------------------------------------------------------------------------

const chosen = signal("");
/** The link whose frame is shown: the chosen one, otherwise the tip, otherwise the last link. */
const frameLink = computed<number>(() => {
  const s = structure.value;
  if (!s) return -1;
  const found = s.links.findIndex((link) => link.name === chosen.value);
  const tip = s.links.findIndex((link) => link.name === s.tip);
  return found >= 0 ? found : tip >= 0 ? tip : s.links.length - 1;
});
const frameName = (): string => structure.value?.links[frameLink.value]?.name ?? "";

type Reference = "world-aligned" | "local" | "world";
const reference = signal<Reference>("world-aligned");
const REFERENCES: readonly (readonly [Reference, string, string])[] = [
  ["world-aligned", "Frame origin, world axes", "Linear velocity of the frame origin and angular velocity, in world axes."],
  ["local", "Frame origin, frame axes", "Linear velocity of the frame origin and angular velocity, in the frame's axes."],
  ["world", "World origin (spatial)", "Linear velocity of the link's point at the world origin and angular velocity, in world axes."],
];
const ROWS = ["vx", "vy", "vz", "ωx", "ωy", "ωz"];

interface Numbers {
  T: number[];
  /** (6, n); null for robots with loops, couplings or manifold joints. */
  J: Float64Array | null;
}

/** Transform and Jacobian of the frame at q; null while kernels load. */
function numbersAt(s: PackedRobot, q: number[]): Numbers | null {
  kernels.value;
  const frames = bodyFrames(q);
  if (!frames) return null;
  const link = frameLink.value;
  const T = linkFrame(s, frames, link);
  if (!isPlain(s)) return { T, J: null };
  const J = pointJacobian(s, frames, s.links[link].body, reference.value === "world" ? [0, 0, 0] : originOf(T));
  if (reference.value === "local") {
    const back = transposed(rotationOf(T));
    for (let k = 0; k < s.n; k++) {
      for (const row of [0, 3]) rotated(back, [0, 1, 2].map((i) => J[s.n * (row + i) + k])).forEach((x, i) => (J[s.n * (row + i) + k] = x));
    }
  }
  return { T, J };
}

const AXES: readonly (readonly [string, string, number, number])[] = [["all", "full", 0, 6], ["translation", "linear part", 0, 3], ["rotation", "angular part", 3, 6]];

/** Singular values of the rows of a Jacobian, the largest first. */
const singular = (J: Float64Array, n: number, from: number, to: number): number[] => singularValues(J.slice(n * from, n * to), to - from, n);

/** All numbers as CSV, in SI units and radians. */
function csvOf(s: PackedRobot): string {
  const found = numbersAt(s, pose.peek().q);
  if (!found) return "";
  const { T, J } = found;
  const lines = [`frame,${JSON.stringify(frameName())}`];
  for (let i = 0; i < 4; i++) lines.push(`T row ${i + 1},${T.slice(4 * i, 4 * i + 4).join(",")}`);
  lines.push(`position [m],${originOf(T).join(",")}`, `roll pitch yaw [rad],${rollPitchYaw(rotationOf(T)).join(",")}`, `quaternion x y z w,${quaternion(rotationOf(T)).join(",")}`);
  if (J) {
    lines.push(`Jacobian ${reference.value},${s.velocities.map((name) => JSON.stringify(name)).join(",")}`);
    ROWS.forEach((row, i) => lines.push(`${row.replace("ω", "w")},${Array.from(J.slice(s.n * i, s.n * (i + 1))).join(",")}`));
    for (const [key, , from, to] of AXES) lines.push(`singular values ${key},${singular(J, s.n, from, to).join(",")}`);
  }
  return lines.join("\n") + "\n";
}

const frameLines = (): string => {
  const name = JSON.stringify(frameName());
  const plain = structure.value && isPlain(structure.value);
  return withRobot(
    `q = ${list(pose.value.q)}`, `print(robot.pose(q, ${name}))`,
    ...(plain ? [`print(robot.jacobian(q, ${name}, reference=${JSON.stringify(reference.value)}))`, `print(iso.manipulability(robot, q, frame=${name}))`] : []),
  );
};

function Matrix({ T }: { T: number[] }) {
  return (
    <table class="matrix" aria-label="Transform of the frame in the world frame">
      <tbody>{[0, 1, 2, 3].map((i) => <tr key={i}>{[0, 1, 2, 3].map((j) => <td key={j}>{brief(T[4 * i + j], 4)}</td>)}</tr>)}</tbody>
    </table>
  );
}

function Jacobian({ s, J }: { s: PackedRobot; J: Float64Array }) {
  const [, , words] = REFERENCES.find(([key]) => key === reference.value) as (typeof REFERENCES)[number];
  const slides = s.joints.some((joint) => sliding(joint.type));
  const unit = slides ? "linear rows m/rad, prismatic joints 1; angular rows rad/rad, prismatic joints 0" : "linear rows m/rad; angular rows rad/rad";
  return (
    <>
      <HeatMap title="Jacobian" unit={unit} values={J} rows={6} columns={s.n} names={ROWS} across={s.velocities} />
      <Select label="Jacobian reference" value={reference.value} options={REFERENCES.map(([key, title]) => [key, title] as const)} onChange={(key) => (reference.value = key)} />
      <p class="hint">{words}</p>
      <div class="table-scroll">
        <table class="facts-table">
          <caption class="unseen">Manipulability</caption>
          <thead><tr><th scope="col">Jacobian</th><th scope="col">Manipulability</th><th scope="col">Condition number</th><th scope="col">Singular values</th></tr></thead>
          <tbody>
            {AXES.map(([key, title, from, to]) => {
              const values = singular(J, s.n, from, to);
              const least = values[values.length - 1];
              return (
                <tr key={key}>
                  <th scope="row">{title}</th>
                  <td>{brief(values.reduce((a, b) => a * b, 1), 4)}</td>
                  <td>{least > 1e-13 * values[0] ? brief(values[0] / least, 2) : "∞"}</td>
                  <td>{values.map((x) => brief(x, 3)).join(", ")}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Shown({ s }: { s: PackedRobot }) {
  const found = numbersAt(s, pose.value.q);
  if (!found) return <p class="hint">Loading this robot's kernels …</p>;
  const { T, J } = found;
  const R = rotationOf(T);
  return (
    <>
      <Matrix T={T} />
      <Facts
        rows={[
          ["Position x, y, z", originOf(T).map((x) => quantityText(x, "length")).join(", ")],
          ["Roll, pitch, yaw", rollPitchYaw(R).map((x) => quantityText(x, "angle")).join(", ")],
          ["Quaternion x, y, z, w", quaternion(R).map((x) => brief(x, 5)).join(", ")],
        ]}
      />
      {J ? <Jacobian s={s} J={J} /> : <p class="hint">For robots with loops, coupled joints or multi-DOF joints, compute the Jacobian in Python: <code>robot.jacobian(q, frame)</code>.</p>}
    </>
  );
}

// -- all postures ----------------------------------------------------------------------------------------------------------

const found = signal<{ structure: PackedRobot; link: number; goal: string; all: Postures } | null>(null);
type Task = "pose" | "position";
const task = signal<Task | null>(null);
/** The task: the user's choice; by default the position only if it determines the joints already, as for an arm of two links. */
function taskOf(s: PackedRobot): Task {
  const J = task.value ? null : numbersAt(s, pose.value.q)?.J;
  if (!J) return task.value ?? "pose";
  const values = singular(J, s.n, 0, 3);
  return values.length === s.n && values[s.n - 1] > 1e-6 * values[0] ? "position" : "pose";
}

function search(): void {
  const s = structure.peek();
  const numbers = s && isPlain(s) && numbersAt(s, pose.peek().q);
  if (!s || !numbers) return;
  const goal = { attitude: taskOf(s) === "pose", scale: figure.peek()?.reach ?? 1 };
  const all = postures(s, (q) => bodyFrames(q) as Float64Array, frameLink.peek(), numbers.T, pose.peek().q, goal);
  found.value = { structure: s, link: frameLink.peek(), goal: taskOf(s), all };
}

const take = (q: number[]): void => edit("Take another solution", (d) => ({ pose: { ...d.pose, q: [...q] } }));

const postureLines = (): string => {
  const name = JSON.stringify(frameName());
  const s = structure.value;
  const whole = s && taskOf(s) === "pose";
  const reach = figure.value?.reach ?? 1;
  const unlimited = s?.joints.filter((joint) => sliding(joint.type) && (joint.lower[0] === null || joint.upper[0] === null)) ?? []; // Python does not search these
  const limits = unlimited.map((joint) => `${JSON.stringify(joint.name)}: (${list([joint.lower[0] ?? pose.value.q[joint.q] - reach, joint.upper[0] ?? pose.value.q[joint.q] + reach]).slice(1, -1)})`);
  return withRobot(
    `q = ${list(pose.value.q)}`,
    `found = iso.inverse_kinematics(robot, robot.pose(q, ${name}), frame=${name}, q0=q, all_solutions=True${whole ? "" : ", orientation=False"}${limits.length ? `, limits={${limits.join(", ")}}` : ""})`, "print(found.solutions)",
  );
};

/** The postures as CSV, in radians and metres. */
const posturesCsv = (all: Postures): string => [structure.peek()?.positions.map((name) => JSON.stringify(name)).join(","), ...all.all.map((q) => q.join(","))].join("\n") + "\n";

/** The note on solutions that are not isolated; `free`: DOFs that the task leaves to the joints. */
const endless = (free: number): string => `The task leaves ${free} DOF: these are samples of infinitely many solutions.`;

const Positions = ({ s, q }: { s: PackedRobot; q: number[] }) => (
  <>{s.joints.map((joint) => <td key={joint.name}>{brief(q[joint.q] / unitOf(positionOf(joint.type)).factor, unitOf(positionOf(joint.type)).digits)}</td>)}</>
);

function Results({ s }: { s: PackedRobot }) {
  const now = found.value;
  const q = pose.value.q;
  if (!now || now.structure !== s || now.link !== frameLink.value) return null;
  const { all, beyond, method } = now.all;
  const count = all.length + beyond.length;
  if (!count) return <Notice level="warning">No solution found.</Notice>;
  return (
    <>
      <p class="hint">{all.length} {all.length === 1 ? "solution" : "solutions"}{beyond.length > 0 && ` within position limits and ${beyond.length} outside them (grey, cannot be selected)`}, by {method === "search" ? "numerical search from many starts" : `closed form (${method})`}. {count >= 16 ? endless(s.n - (now.goal === "pose" ? 6 : 3)) : ""}</p>
      <div class="table-scroll">
        <table class="facts-table solutions">
          <caption class="unseen">Solutions with the same {now.goal}</caption>
          <thead><tr><th scope="col">Solution</th>{s.joints.map((joint) => <th scope="col" key={joint.name}>{breakable(joint.name)} <span class="unit">[{unitOf(positionOf(joint.type)).label}]</span></th>)}</tr></thead>
          <tbody>
            {all.map((own, k) => {
              const here = own.every((x, i) => Math.abs(x - q[i]) < 1e-9);
              return (
                <tr key={k} aria-current={here ? "true" : undefined}>
                  <th scope="row"><Button small pressed={here} onClick={() => take(own)}>{`${k + 1}`}</Button></th>
                  <Positions s={s} q={own} />
                </tr>
              );
            })}
            {beyond.map(({ q: own, joints }, k) => (
              <tr key={`beyond ${k}`} class="beyond">
                <th scope="row">outside limits: {joints.map(breakable).flatMap((name, i) => (i ? [", ", name] : [name]))}</th>
                <Positions s={s} q={own} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div class="buttons">
        <Button small icon="copy" onClick={() => void copy(posturesCsv(now.all), "CSV")}>Copy as CSV</Button>
        <Button small icon="code" onClick={() => void copy(postureLines(), "Python")}>Copy as Python</Button>
      </div>
    </>
  );
}

// -- the sections ----------------------------------------------------------------------------------------------------------

const [FRAME, POSTURES] = ["Transform and Jacobian", "All inverse kinematics solutions"];

/** A separate component, because it reads the pose: the closed sections are then not redrawn during a drag. */
const Stays = ({ s }: { s: PackedRobot }) => (
  <Segmented label="Target" quiet value={taskOf(s)} options={[["pose", "Position and orientation"], ["position", "Position only"]]} onChange={(key) => (task.value = key)} />
);

export function FrameSections({ s }: { s: PackedRobot }) {
  const links = s.links.map((link) => [link.name, link.name] as const);
  const choose = <Select label="Frame" value={frameName()} options={links} onChange={(name) => (chosen.value = name)} />;
  return (
    <>
      <Section title={FRAME} fold open={false} hint="Of a link frame, relative to the world frame.">
        {choose}
        <Shown s={s} />
        <div class="buttons">
          <Button small icon="copy" onClick={() => void copy(csvOf(s), "CSV")}>Copy as CSV</Button>
          <Button small icon="save" onClick={saveCsv}>Save as CSV</Button>
          <Button small icon="code" onClick={() => void copy(frameLines(), "Python")}>Copy as Python</Button>
        </div>
      </Section>
      {isPlain(s) && (
        <Section title={POSTURES} fold open={false} hint="All joint positions that place the selected frame at its current pose. Click a number to apply that solution.">
          {choose}
          <Stays s={s} />
          <div class="buttons"><Button kind="primary" small onClick={search}>Find all solutions</Button></div>
          <Results s={s} />
        </Section>
      )}
    </>
  );
}

const saveCsv = (): void => void (structure.peek() && download(`${fileName(model.peek().name)}-${fileName(frameName())}.csv`, csvOf(structure.peek() as PackedRobot), "text/csv"));
const plain = (): boolean => !!structure.value && isPlain(structure.value);

registerActions(
  { id: "pose.frame", title: "Pose: transform and Jacobian", words: "matrix 4x4 roll pitch yaw quaternion manipulability singular forward kinematics", run: () => leadTo("pose", FRAME), python: frameLines },
  { id: "pose.frame-csv", title: "Copy transform and Jacobian as CSV", words: "numbers table", able: () => !!structure.value && numbersAt(structure.value, pose.value.q) !== null, run: () => void copy(csvOf(structure.peek() as PackedRobot), "CSV"), python: frameLines },
  { id: "pose.postures", title: "Pose: all inverse kinematics solutions", words: "branches postures elbow wrist ik", able: plain, run: () => (search(), leadTo("pose", POSTURES)), python: postureLines },
  { id: "pose.postures-csv", title: "Copy all solutions as CSV", words: "inverse kinematics branches solutions", able: plain, run: () => (search(), found.peek() && void copy(posturesCsv((found.peek() as { all: Postures }).all), "CSV")), python: postureLines },
);
