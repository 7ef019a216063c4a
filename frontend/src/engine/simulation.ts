/**
 * A simulation that runs, stops, steps and goes back: fixed steps by a kernel, with snapshots of the states on its board.
 *
 * A step depends on nothing but the arrays that it is given, so from a snapshot and the recorded torques of hands the same bits come
 * again: `rewind` restores the nearest snapshot before a step and computes forward to it.
 */

import type { Kernels } from "./kernels";

/** What is recorded of every step's end. */
export interface Recorded {
  t: number;
  q: Float64Array;
  qd: Float64Array;
  /** Torques of the motors, of hands, and of friction there. */
  motors: Float64Array;
  hands: Float64Array;
  friction: Float64Array;
  kinetic: number;
  potential: number;
  /** Work since the start, by the trapezoidal rule [J]: of motors and hands, and what friction took. */
  supplied: number;
  lost: number;
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
  /** Where the controller wants the joints. */
  target: (t: number) => Setpoint;
  /** The robot's numbers and gravity, where its kernels take them. */
  robot: Readonly<Record<string, ArrayLike<number>>>;
  /** Whether joints stop at their limits. */
  stops: boolean;
}

/** Shares of pd, gravity and computed torque in what a controller says. */
const SHARES: Readonly<Record<Control, readonly [number, number, number]>> = {
  none: [0, 0, 0], pd: [1, 0, 0], pd_gravity: [1, 1, 0], computed_torque: [0, 0, 1],
};
const SNAPSHOT = 200; // steps between two: at 1 ms a fifth of a second to compute again, less than a picture's time

interface Snapshot {
  index: number;
  q: Float64Array;
  qd: Float64Array;
}

export class Simulation {
  /** Steps from the start to where it stands. */
  index = 0;
  /** What happened up to every step that was computed. */
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
    this.record(new Float64Array(this.n));
  }

  get t(): number {
    return this.index * this.h;
  }

  get last(): Recorded {
    return this.rows[this.index];
  }

  /** One step; `hand` (n) are torques from outside, held through it: a pull by mouse.  What was computed behind it is forgotten. */
  step(hand?: ArrayLike<number>): Recorded {
    if (this.index < this.rows.length - 1) this.forget();
    const pull = hand ? Float64Array.from(hand) : new Float64Array(this.n);
    this.board();
    this.kernels.set({ q: this.last.q, qd: this.last.qd });
    this.hands.push(pull);
    this.advance(pull);
    this.index++;
    if (this.index % SNAPSHOT === 0) this.keep();
    return this.record(pull);
  }

  /** Go to a step that was computed before: exactly the state that was there. */
  rewind(index: number): Recorded {
    this.index = Math.min(Math.max(Math.round(index), 0), this.rows.length - 1);
    return this.last;
  }

  /** Compute the present step again from the nearest snapshot: q and qd, the same bits. */
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

  /** Others use the board too: what steps are given is written before each. */
  private board(): void {
    const { robot, control, kp, kd } = this.driven;
    this.kernels.set({ ...robot, control: SHARES[control], kp, kd, h: [this.h], wrench: [0, 0, 0, 0, 0, 0] });
  }

  private aim(): void {
    const { q, qd, qdd } = this.driven.target(this.t);
    this.kernels.set({ t: [this.t], q_ref: q, qd_ref: qd, qdd_ref: qdd });
  }

  private advance(pull: Float64Array): void {
    this.aim();
    this.kernels.set({ tau: pull }).run("step");
    if (this.driven.stops && this.kernels.has("stops")) this.kernels.run("stops");
  }

  private keep(): void {
    this.snapshots.push({ index: this.index, q: this.kernels.array("q").slice(), qd: this.kernels.array("qd").slice() });
  }

  private record(pull: Float64Array): Recorded {
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
    const row: Recorded = { t: this.t, q, qd, motors, hands: pull.slice(), friction, kinetic, potential, supplied: 0, lost: 0 };
    if (before) {
      const then = (torque: ArrayLike<number>): number => before.qd.reduce((sum, v, k) => sum + v * torque[k], 0);
      row.supplied = before.supplied + 0.5 * h * (then(before.motors) + power(motors) + then(pull) + power(pull));
      row.lost = before.lost + 0.5 * h * (then(before.friction) + power(friction));
    }
    this.rows.push(row);
    return row;
  }
}

/** What the controller says at the state on the board, as isodyn.Controller has it: by a kernel where joints are passive, of several freedoms or in loops. */
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
