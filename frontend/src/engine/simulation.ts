/**
 * A simulation that runs, pauses, steps and rewinds: fixed steps by a kernel, with snapshots of the state in its buffers.
 *
 * If a joint hits its stop, the step ends at the crossing; the rest of it is a step after the impact, which is inelastic.  A joint that
 * rests on a stop is held by a one-sided constraint, modelled as friction that only opposes motion into the stop.
 *
 * A step depends only on its input buffers, so a snapshot and the recorded pull torques reproduce the same bits: `rewind` restores the
 * nearest snapshot before a step and computes forward to it.
 */

import type { PackedRobot } from "../messages";
import { solvePositive } from "./algebra";
import type { Kernels } from "./kernels";

/** The record of a step's end. */
export interface Recorded {
  t: number;
  q: Float64Array;
  qd: Float64Array;
  /** Torques of motors, of the user's pull, and of friction. */
  motors: Float64Array;
  hands: Float64Array;
  friction: Float64Array;
  kinetic: number;
  potential: number;
  /** Work since the start, by the trapezoidal rule [J]: by motors and pull, and dissipated by friction. */
  supplied: number;
  lost: number;
  /** Energy dissipated by impacts on stops since the start [J]. */
  struck: number;
}

/** Setpoints at a time. */
export interface Setpoint {
  q: ArrayLike<number>;
  qd: ArrayLike<number>;
  qdd: ArrayLike<number>;
}

export type Control = "none" | "pd" | "pd_gravity" | "computed_torque";

export interface Driven {
  control: Control;
  kp: ArrayLike<number>;
  kd: ArrayLike<number>;
  /** The controller's setpoints. */
  target: (t: number) => Setpoint;
  /** The robot's numbers and gravity, if they are kernel inputs. */
  robot: Readonly<Record<string, ArrayLike<number>>>;
  /** The joint stops. */
  stops: readonly Stop[];
}

/** A joint's limits as stops, its indices in q and qd, and the index of its static friction in the robot's numbers. */
export interface Stop {
  q: number;
  v: number;
  lower: number;
  upper: number;
  /** -1: the numbers are not inputs. */
  rest: number;
}

/** The stops of revolute and prismatic joints; none for robots with loops, where an impact involves all joints. */
export function stopsOf({ joints, loops, editable, fields, numbers, parents }: PackedRobot): Stop[] {
  const size = numbers.length / parents.length;
  if (loops.length) return [];
  return joints.filter(({ nv, lower, upper }) => nv === 1 && (lower[0] !== null || upper[0] !== null)).map(({ q, v, body, lower, upper }) => (
    { q, v, lower: lower[0] ?? -Infinity, upper: upper[0] ?? Infinity, rest: editable ? body * size + fields.static[0] : -1 }
  ));
}

/** Weights of pd, gravity and computed torque in a controller. */
const SHARES: Readonly<Record<Control, readonly [number, number, number]>> = {
  none: [0, 0, 0], pd: [1, 0, 0], pd_gravity: [1, 1, 0], computed_torque: [0, 0, 1],
};
const UNYIELDING = 1e15; // [N m]: the largest torque of a stop
const MOST = 4; // impacts of each joint in one step
const [NEAR, SLOW] = [1e-12, 1e-5]; // [rad] or [m], and the same per second: tolerances for a joint at rest on its stop
const NARROWED = 64; // largest number of iterations that locate a crossing; rounding ends them much earlier
const SNAPSHOT = 200; // steps between snapshots: at 1 ms a fifth of a second to recompute, less than the time of a frame

interface Snapshot {
  index: number;
  q: Float64Array;
  qd: Float64Array;
}

export class Simulation {
  /** The number of steps from the start. */
  index = 0;
  /** The record of every computed step. */
  readonly rows: Recorded[] = [];
  private readonly snapshots: Snapshot[] = [];
  private readonly hands: Float64Array[] = [];
  private readonly n: number;

  constructor(
    private readonly kernels: Kernels,
    private readonly driven: Driven,
    readonly h: number,
    q0: ArrayLike<number>,
    qd0: ArrayLike<number>,
  ) {
    this.n = qd0.length;
    this.board();
    kernels.set({ q: q0, qd: qd0 });
    this.keep();
    this.record(new Float64Array(this.n), 0);
  }

  get t(): number {
    return this.index * this.h;
  }

  get last(): Recorded {
    return this.rows[this.index];
  }

  /** Computes one step; `hand` (n): constant torques of the user's pull during it.  Later steps are discarded. */
  step(hand?: ArrayLike<number>): Recorded {
    if (this.index < this.rows.length - 1) this.forget();
    const pull = hand ? Float64Array.from(hand) : new Float64Array(this.n);
    this.board();
    this.kernels.set({ q: this.last.q, qd: this.last.qd });
    this.hands.push(pull);
    const struck = this.advance(pull);
    this.index++;
    if (this.index % SNAPSHOT === 0) this.keep();
    return this.record(pull, struck);
  }

  /** Goes to a step that was computed before, with exactly the same state. */
  rewind(index: number): Recorded {
    this.index = Math.min(Math.max(Math.round(index), 0), this.rows.length - 1);
    return this.last;
  }

  /** Recomputes the present step from the nearest snapshot: q and qd, the same bits. */
  again(): { q: Float64Array; qd: Float64Array } {
    const from = this.snapshots.filter((one) => one.index <= this.index).pop() as Snapshot;
    this.board();
    this.kernels.set({ q: from.q, qd: from.qd });
    const here = this.index;
    for (this.index = from.index; this.index < here; this.index++) this.advance(this.hands[this.index]);
    return { q: this.kernels.array("q").slice(), qd: this.kernels.array("qd").slice() };
  }

  private forget(): void {
    this.rows.length = this.index + 1;
    this.hands.length = this.index;
    while (this.snapshots[this.snapshots.length - 1].index > this.index) this.snapshots.pop();
  }

  /** Writes all inputs of steps, because others use the buffers too. */
  private board(): void {
    const { robot, control, kp, kd } = this.driven;
    this.kernels.set({ ...robot, control: SHARES[control], kp, kd, h: [this.h], wrench: [0, 0, 0, 0, 0, 0] });
  }

  private aim(): void {
    const { q, qd, qdd } = this.driven.target(this.t);
    this.kernels.set({ t: [this.t], q_ref: q, qd_ref: qd, qdd_ref: qdd });
  }

  /** Advances the state in the buffers by a step; returns the energy dissipated by impacts. */
  private advance(pull: Float64Array): number {
    this.aim();
    this.kernels.set({ tau: pull });
    const { stops } = this.driven;
    let struck = 0;
    if (!stops.length) {
      this.kernels.run("step");
      return struck;
    }
    const before = new Set<Stop>();
    for (let left = this.h, strikes = 0; left > 0; strikes++) {
      const from = this.restingOn(stops);
      this.stepFrom(from, left);
      // Zeno sequences end after far fewer impacts; the rest is corrected at the end of the step
      const taken = strikes < MOST * stops.length ? this.crossing(stops, from, left) : left;
      if (taken < left || stops.some((stop) => excess(stop, this.kernels.array("q"), from.q) > 0)) {
        struck += this.energy();
        this.impact(stops, before);
        struck -= this.energy();
      }
      left -= taken;
    }
    this.kernels.set({ ...this.driven.robot, h: [this.h] });
    return struck;
  }

  private energy(): number {
    const [kinetic, potential] = this.kernels.call("energies");
    return kinetic + potential;
  }

  /** The state in the buffers; joints that rest on their stops are held there. */
  private restingOn(stops: readonly Stop[]): State {
    const [q, qd] = [this.kernels.array("q").slice(), this.kernels.array("qd").slice()];
    const resting = stops.filter((stop) => stop.rest >= 0 && rests(stop, { q, qd }));
    if (stops[0].rest >= 0) {
      const numbers = Float64Array.from(this.driven.robot.numbers);
      for (const stop of resting) {
        if (q[stop.q] >= stop.upper) numbers[stop.rest] = UNYIELDING;
        if (q[stop.q] <= stop.lower) numbers[stop.rest + 1] = -UNYIELDING;
      }
      this.kernels.set({ numbers });
    }
    return { q, qd };
  }

  private stepFrom({ q, qd }: State, h: number): void {
    this.kernels.set({ q, qd, h: [h] }).run("step");
  }

  /** The part of the step until a joint reaches its stop, with that state in the buffers; the whole step if none does. */
  private crossing(stops: readonly Stop[], from: State, h: number): number {
    const q = this.kernels.array("q");
    // joints that cannot be held on their stops are put back onto them at the end
    let struck = stops.filter((stop) => excess(stop, q, from.q) > 0 && !(stop.rest < 0 && rests(stop, from)));
    if (!struck.length) return h;
    const most = (): number => struck.reduce((found, stop) => Math.max(found, excess(stop, q, from.q)), -Infinity);
    let [early, late] = [0, h];
    let [before, after] = [-Infinity, most()];
    for (let k = 0; k < NARROWED && late - early > Number.EPSILON * h; k++) {
      // secant method between bracketing times, with a bisection when it stagnates
      const share = Number.isFinite(before) && k % 3 ? before / (before - after) : 0.5;
      const middle = early + Math.min(Math.max(share, 1e-3), 1 - 1e-3) * (late - early);
      this.stepFrom(from, middle);
      const there = most();
      if (there > 0) {
        [late, after] = [middle, there];
        struck = struck.filter((stop) => excess(stop, q, from.q) > 0);
      } else [early, before] = [middle, there];
    }
    this.stepFrom(from, late);
    return late < h ? late : h * (1 - Number.EPSILON);
  }

  /**
   * Velocities after an inelastic impact: M (v - qd) = impulses of the stops that push, and v does not point into these stops.
   *
   * Stops that are hit and stops in resting contact form one complementarity problem, solved by principal pivoting with least index
   * (Murty).  Joints that hit a stop within this step and left it by less than the resolution of q stay on it.
   */
  private impact(stops: readonly Stop[], before: Set<Stop>): void {
    const [q, qd] = [this.kernels.array("q"), this.kernels.array("qd")];
    const stays = new Set<Stop>();
    for (const stop of before) {
      const limit = Math.abs(stop.upper - q[stop.q]) < Math.abs(q[stop.q] - stop.lower) ? stop.upper : stop.lower;
      if (Math.abs(q[stop.q] - limit) > NEAR * Math.max(1, Math.abs(limit)) || Math.abs(qd[stop.v]) > SLOW) continue;
      q[stop.q] = limit;
      stays.add(stop);
    }
    const on = stops.filter((stop) => q[stop.q] >= stop.upper || q[stop.q] <= stop.lower);
    const inward = on.map((stop) => (q[stop.q] >= stop.upper ? -1 : 1));
    on.forEach((stop, k) => {
      q[stop.q] = inward[k] < 0 ? stop.upper : stop.lower;
      if (inward[k] * qd[stop.v] < 0) before.add(stop);
    });
    const M = this.kernels.call("mass_matrix");
    const columns = on.map((stop, k) => solvePositive(M, Array.from(qd, (_, i) => (i === stop.v ? inward[k] : 0))) ?? Array.from(qd, () => 0));
    const pushing = on.map((stop) => stays.has(stop));
    let v = Array.from(qd);
    for (let pivots = 0; pivots < 2 ** (on.length + 1); pivots++) {
      const which = [...on.keys()].filter((k) => pushing[k]);
      const A = which.flatMap((i) => which.map((j) => inward[i] * columns[j][on[i].v]));
      const impulses = solvePositive(A, which.map((k) => -inward[k] * qd[on[k].v])) ?? which.map(() => 0);
      v = Array.from(qd, (x, i) => which.reduce((sum, k, place) => sum + impulses[place] * columns[k][i], x));
      const wrong = on.findIndex((stop, k) => !stays.has(stop) && (pushing[k] ? impulses[which.indexOf(k)] < 0 : inward[k] * v[stop.v] < 0));
      if (wrong < 0) break;
      pushing[wrong] = !pushing[wrong];
    }
    on.forEach((stop, k) => pushing[k] && (v[stop.v] = 0));
    qd.set(v);
  }

  private keep(): void {
    this.snapshots.push({ index: this.index, q: this.kernels.array("q").slice(), qd: this.kernels.array("qd").slice() });
  }

  private record(pull: Float64Array, struck: number): Recorded {
    const { kernels, h } = this;
    const q = kernels.array("q").slice();
    const qd = kernels.array("qd").slice();
    kernels.run("energies");
    const [kinetic, potential] = kernels.array("energies");
    const friction = kernels.has("friction_torque") ? kernels.call("friction_torque") : new Float64Array(this.n);
    this.aim();
    const motors = motorTorques(kernels, this.driven, this.driven.target(this.t), q, qd);
    const power = (torque: ArrayLike<number>): number => qd.reduce((sum, v, k) => sum + v * torque[k], 0);
    const before = this.rows[this.index - 1];
    const row: Recorded = { t: this.t, q, qd, motors, hands: pull.slice(), friction, kinetic, potential, supplied: 0, lost: 0, struck: 0 };
    if (before) {
      const then = (torque: ArrayLike<number>): number => before.qd.reduce((sum, v, k) => sum + v * torque[k], 0);
      row.supplied = before.supplied + 0.5 * h * (then(before.motors) + power(motors) + then(pull) + power(pull));
      row.struck = before.struck + struck;
      row.lost = before.lost + 0.5 * h * (then(before.friction) + power(friction));
    }
    this.rows.push(row);
    return row;
  }
}

interface State {
  q: Float64Array;
  qd: Float64Array;
}

/** The excess of a joint beyond its stop, or beyond its initial position if that was outside. */
const excess = ({ q: k, lower, upper }: Stop, q: Float64Array, from: Float64Array): number =>
  Math.max(q[k] - Math.max(upper, from[k]), Math.min(lower, from[k]) - q[k]);

const rests = ({ q: k, v, lower, upper }: Stop, { q, qd }: State): boolean => qd[v] === 0 && (q[k] >= upper || q[k] <= lower);

/** The controller torque for the state in the buffers, same as isodyn.Controller; by a kernel if joints are passive, multi-DOF or in loops. */
export function motorTorques(kernels: Kernels, { control, kp, kd }: Driven, target: Setpoint, q: Float64Array, qd: Float64Array): Float64Array {
  const n = qd.length;
  if (control === "none") return new Float64Array(n);
  if (kernels.has("motors")) return kernels.call("motors", { q, qd });
  const asked = Float64Array.from(qd, (v, k) => kp[k] * (target.q[k] - q[k]) + kd[k] * (target.qd[k] - v));
  if (control === "pd") return asked;
  if (control === "pd_gravity") {
    const g = kernels.call("gravity_torque");
    const s = kernels.has("spring_torque") ? kernels.call("spring_torque") : new Float64Array(n);
    return asked.map((x, k) => x + g[k] + s[k]);
  }
  return kernels.call("inverse_dynamics", { qdd: asked.map((x, k) => x + target.qdd[k]) });
}
