/**
 * The motion of a document as a function of time, or a message why it cannot be computed.
 *
 * Between two waypoints: a cycloidal, quintic or trapezoidal profile, in sequence if there are more waypoints; a spline through all; a
 * straight line of the tip; or imported samples.
 */

import type { MotionSettings, PackedRobot } from "../messages";
import { originOf, scaled, solvePositive, type Vec } from "./algebra";
import { linkFrame, pointJacobian, tipLink } from "./chain";
import { motionOf } from "./csv";
import { inverseKinematics } from "./inverse-kinematics";
import { Cycloid, Joined, Line, quintic, quintics, sampled, spline, trapezoidal, type Law } from "./laws";

/** For robots with quaternions in q. */
export const NO_MOTIONS = "This robot has a spherical or floating joint (quaternion). Pose and simulate it in the workbench; plan its motions in Python with isodyn.Trajectory.";

/** A motion that cannot be computed: the reason and the remedy. */
export class CourseError extends Error {}

const ALONG = 160; // pieces of a straight line; the tip's deviation stays within nanometres

/** The motion law; frames(q) returns the frames of the bodies. */
export function courseOf(motion: MotionSettings, structure: PackedRobot, frames: (q: Vec) => Vec): Law {
  if (motion.kind === "csv") {
    const { t, q } = motionOf(motion.csv, structure);
    return sampled(t, q);
  }
  const points = motion.waypoints;
  if (points.length < 2) throw new CourseError("A motion needs at least two waypoints: add the end point.");
  points.forEach(({ t, q }, k) => {
    if (q.length !== structure.nq) throw new CourseError(`Waypoint ${k + 1} has ${q.length} positions; the robot has ${structure.nq}.`);
    if (k && !(t > points[k - 1].t)) throw new CourseError(`Waypoint ${k + 1} is at ${t} s, the one before at ${points[k - 1].t} s: times must increase.`);
  });
  if (structure.nq !== structure.n) throw new CourseError(NO_MOTIONS);
  const times = points.map((point) => point.t - points[0].t);
  if (motion.kind === "waypoints") {
    const rest = points[0].q.map(() => 0);
    return spline(times, points.map((point) => point.q), rest, rest);
  }
  const legs = points.slice(1).map((point, k): Law => {
    const [from, to, duration] = [points[k].q, point.q, times[k + 1] - times[k]];
    if (motion.kind === "quintic") return quintic(from, to, duration);
    if (motion.kind === "trapezoidal") return trapezoidal(from, to, duration, motion.ramp);
    if (motion.kind === "line") return straight(structure, frames, from, to, duration);
    return new Cycloid(from, to, duration);
  });
  return legs.length === 1 ? legs[0] : new Joined(legs);
}

/**
 * A straight line of the tip from one posture to another, with a cycloidal profile: quintic pieces between postures whose positions,
 * velocities and accelerations are exact.
 */
function straight(structure: PackedRobot, frames: (q: Vec) => Vec, from: number[], to: number[], duration: number): Law {
  const tip = tipLink(structure);
  if (tip < 0) throw new CourseError("A straight line needs a single tip; this robot has several. Choose another motion type.");
  const [A, B] = [linkFrame(structure, frames(from), tip), linkFrame(structure, frames(to), tip)];
  const line = new Line(A, B);
  const attitude = structure.n >= 6;
  const time = new Cycloid([0], [1], duration);
  const rows = attitude ? 6 : 3;
  const body = structure.links[tip].body;
  const jacobian = (q: Vec): Float64Array => {
    const now = frames(q);
    return pointJacobian(structure, now, body, originOf(linkFrame(structure, now, tip))).slice(0, rows * structure.n);
  };
  const t: number[] = [];
  const q: number[][] = [];
  const qd: number[][] = [];
  const qdd: number[][] = [];
  let near = from;
  let singular: string | undefined;
  for (let k = 0; k <= ALONG; k++) {
    const now = (duration * k) / ALONG;
    const { q: [s], qd: [sd], qdd: [sdd] } = time.at(now);
    const { R, p } = line.at(s);
    const wanted = [R[0], R[1], R[2], p[0], R[3], R[4], R[5], p[1], R[6], R[7], R[8], p[2], 0, 0, 0, 1];
    const found = inverseKinematics(structure, frames, tip, wanted, near, { attitude, scale: 0.5 });
    // near a singular pose the search converges slowly; the remaining error is negligible and needs no message
    const why = found.singular ? "The arm is near a singular configuration there: the tip cannot move in some directions." : found.words;
    if (!found.reached) throw new CourseError(`The tip cannot follow the line beyond ${Math.round(100 * s)} %. ${why} Choose end poses of the same inverse kinematics branch, or closer ones.`);
    near = found.q;
    if (found.singular) singular ??= `${Math.round(100 * s)} %`;
    const J = jacobian(near);
    const velocity = leastMove(J, line.slope.slice(0, rows).map((x) => x * sd), structure.n);
    const h = 1e-5; // [s] step of the finite difference of the Jacobian along the motion
    const [ahead, behind] = [1, -1].map((side) => jacobian(near.map((x, j) => x + side * h * velocity[j])));
    const bend = line.slope.slice(0, rows).map((x, row) => {
      let carried = 0;
      for (let j = 0; j < structure.n; j++) carried += ((ahead[row * structure.n + j] - behind[row * structure.n + j]) / (2 * h)) * velocity[j];
      return x * sdd - carried;
    });
    t.push(now);
    q.push(near);
    qd.push(velocity);
    qdd.push(leastMove(J, bend, structure.n));
  }
  const remark = singular && `The line passes near a singular configuration at ${singular}: joint speeds and torques peak there. Change the start, the end or the path.`;
  return Object.assign(quintics(t, q, qd, qdd), { remark });
}

/** The smallest joint rates with this tip velocity; near a singular pose the least-squares solution. */
function leastMove(J: Float64Array, wanted: readonly number[], n: number): number[] {
  const rows = wanted.length;
  const G = new Float64Array(rows * rows);
  let trace = 0;
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j < rows; j++) for (let k = 0; k < n; k++) G[rows * i + j] += J[i * n + k] * J[j * n + k];
    trace += G[rows * i + i];
  }
  for (let i = 0; i < rows; i++) G[rows * i + i] += 1e-13 * trace; // a planar arm
  const y = solvePositive(G, wanted) ?? scaled(wanted, 0);
  return Array.from({ length: n }, (_, k) => y.reduce((sum, x, i) => sum + J[i * n + k] * x, 0));
}
