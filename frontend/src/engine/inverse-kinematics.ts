/**
 * Inverse kinematics of a link's frame: damped least squares (Levenberg and Marquardt) within the limits, from the present pose, so that a
 * dragged tip stays on its branch.
 *
 * A message describes targets that cannot be reached: the remaining distance, joints at their limits, and whether the arm is near a
 * singular pose (smallest over largest singular value of the Jacobian).
 */

import type { PackedRobot } from "../messages";
import { eigen, minus, norm, originOf, product, rotationOf, rotationVector, solvePositive, transposed, type Vec } from "./algebra";
import { linkFrame, pointJacobian } from "./chain";
import { freedomsOf } from "./freedoms";
import { lengthText, significant } from "./numbers";

export interface Reached {
  q: number[];
  /** Distance from the target position [m] and orientation [rad]. */
  distance: number;
  angle: number;
  reached: boolean;
  /** Smallest over largest singular value of the Jacobian of the task. */
  manipulability: number;
  singular: boolean;
  /** Joints at a limit. */
  limits: string[];
  /** One sentence for the user; empty if the target is reached. */
  words: string;
}

export interface Task {
  /** Whether the orientation matters, or only the position. */
  attitude: boolean;
  /** The length [m] that is weighted like one radian. */
  scale: number;
}

const STEPS = 60;
const NEAR = 1e-11; // of the scale: rounding errors of a pose
const SINGULAR = 1e-2; // smallest over largest singular value, below which a pose is reported as nearly singular

/** q near `start` with the link's frame at `target` (4, 4); frames(q) returns the frames of the bodies. */
export function inverseKinematics(
  structure: PackedRobot,
  frames: (q: Vec) => Vec,
  link: number,
  target: Vec,
  start: Vec,
  task: Task,
): Reached {
  const { n } = structure;
  const rows = task.attitude ? 6 : 3;
  const freedoms = freedomsOf(structure);
  const lower = freedoms.map((one) => one.lower ?? -Infinity);
  const upper = freedoms.map((one) => one.upper ?? Infinity);
  const at = freedoms.map((one) => one.q);
  /** Positions after a step of the velocities, within the limits; quaternions do not change. */
  const after = (from: Vec, step: (v: number) => number): number[] => {
    const found = Array.from(from);
    at.forEach((k, v) => k >= 0 && (found[k] = Math.min(Math.max(found[k] + step(v), lower[v]), upper[v])));
    return found;
  };
  const body = structure.links[link].body;

  const missed = (T: Vec): number[] => {
    const e = minus(originOf(target), originOf(T));
    if (!task.attitude) return e;
    const turn = rotationVector(product(rotationOf(target), transposed(rotationOf(T))));
    return [...e, ...turn.map((x) => x * task.scale)];
  };

  const weighed = (J: Float64Array): Float64Array => {
    const W = J.slice(0, rows * n);
    for (let k = 3 * n; k < rows * n; k++) W[k] *= task.scale;
    return W;
  };

  let q = after(start, () => 0);
  let now = frames(q);
  let T = linkFrame(structure, now, link);
  let e = missed(T);
  let damping = 1e-3;
  for (let step = 0; step < STEPS && norm(e) > NEAR * task.scale; step++) {
    const J = weighed(pointJacobian(structure, now, body, originOf(T)));
    const JJ = new Float64Array(n * n);
    const g = new Array<number>(n).fill(0);
    let mean = 0;
    for (let i = 0; i < n; i++) {
      for (let r = 0; r < rows; r++) g[i] += J[r * n + i] * e[r];
      for (let j = 0; j < n; j++) for (let r = 0; r < rows; r++) JJ[n * i + j] += J[r * n + i] * J[r * n + j];
      mean += JJ[n * i + i] / n;
    }
    // skip quaternions, and joints at a limit whose step points beyond it
    const held = g.map((x, v) => at[v] < 0 || (q[at[v]] <= lower[v] && x < 0) || (q[at[v]] >= upper[v] && x > 0));
    for (let i = 0; i < n; i++) {
      if (held[i]) {
        for (let j = 0; j < n; j++) JJ[n * i + j] = JJ[n * j + i] = 0;
        JJ[n * i + i] = mean || 1;
        g[i] = 0;
      }
    }
    for (let i = 0; i < n; i++) JJ[n * i + i] += damping * (mean || 1);
    const dq = solvePositive(JJ, g);
    if (!dq) {
      damping = Math.max(damping * 10, 1e-6);
      continue;
    }
    const longest = Math.max(...dq.map(Math.abs));
    const share = longest > 0.5 ? 0.5 / longest : 1; // at most half a radian, where the linearisation is valid
    const tried = after(q, (v) => share * dq[v]);
    const moved = frames(tried);
    const T1 = linkFrame(structure, moved, link);
    const e1 = missed(T1);
    if (norm(e1) < norm(e)) {
      [q, now, T, e] = [tried, moved, T1, e1];
      damping = Math.max(damping / 5, 1e-12);
    } else {
      damping *= 4;
      if (damping > 1e6) break;
    }
  }
  return described(structure, q, T, target, weighed(pointJacobian(structure, frames(q), body, originOf(T))), rows, task, lower, upper);
}

function described(
  structure: PackedRobot, q: number[], T: Vec, target: Vec, J: Float64Array, rows: number, task: Task, lower: number[], upper: number[],
): Reached {
  const { n } = structure;
  const distance = norm(minus(originOf(target), originOf(T)));
  const angle = task.attitude ? norm(rotationVector(product(rotationOf(target), transposed(rotationOf(T))))) : 0;
  const most = Math.min(rows, n);
  const G = new Float64Array(rows * rows);
  for (let i = 0; i < rows; i++) for (let j = 0; j < rows; j++) for (let k = 0; k < n; k++) G[rows * i + j] += J[i * n + k] * J[j * n + k];
  const values = eigen(G, rows).values.map((x) => Math.sqrt(Math.max(x, 0)));
  const largest = values[rows - 1];
  const manipulability = largest > 0 ? values[rows - most] / largest : 0;
  const limits = freedomsOf(structure).filter((one) => one.q >= 0 && (q[one.q] <= lower[one.v] || q[one.q] >= upper[one.v]));
  const reached = distance <= 1e-6 * Math.max(task.scale, 1e-3) && angle <= 1e-6;
  const singular = manipulability < SINGULAR;
  const parts: string[] = [];
  if (!reached) {
    const turn = task.attitude ? ` and ${significant((angle * 180) / Math.PI, 3)}°` : "";
    parts.push(`Out of reach: the closest pose found is ${lengthText(distance)}${turn} from the target`);
  }
  if (limits.length) parts.push(`${limits.map((joint) => joint.name).join(", ")} at a limit`);
  if (singular) parts.push("the arm is near a singular configuration, where the tip cannot move in some directions");
  return {
    q, distance, angle, reached, manipulability, singular, limits: limits.map((joint) => joint.name),
    words: parts.length ? `${parts.join("; ")}.` : "",
  };
}
