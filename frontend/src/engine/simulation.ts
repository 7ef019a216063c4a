/**
 * A simulation that runs, stops, steps and goes back: fixed steps by a kernel, with snapshots of the board's states.
 *
 * A step depends on nothing but the arrays it is given, so from a snapshot and the recorded inputs the same bits come again:
 * `rewind` restores the nearest snapshot before a step and computes forward to it.
 */

import type { Kernels } from "./kernels";

/** What is recorded of every step's end. */
export interface Recorded {
  t: number;
  q: Float64Array;
  qd: Float64Array;
  tau: Float64Array;
  kinetic: number;
  potential: number;
  /** Energy that came in by motors and by hands since the start [J]. */
  supplied: number;
}

export interface Driven {
  /** Function of the kernel set that makes a step. */
  step: string;
  /** Arrays beside the states and the torques of hands: gains, targets, numbers, gravity. */
  held: Readonly<Record<string, ArrayLike<number>>>;
  /** Arrays that follow the time: setpoints of a motion. */
  following?: (t: number) => Readonly<Record<string, ArrayLike<number>>>;
}

const SNAPSHOT = 200; // steps between two: at 1 ms a fifth of a second to compute again, less than a picture's time

interface Snapshot {
  index: number;
  states: Float64Array[];
}

export class Simulation {
  /** Steps done, and how far they were ever computed. */
  index = 0;
  private readonly states: string[];
  private readonly snapshots: Snapshot[] = [];
  private readonly hands: Float64Array[] = [];
  readonly rows: Recorded[] = [];

  constructor(
    private readonly kernels: Kernels,
    private readonly driven: Driven,
    readonly h: number,
    q0: ArrayLike<number>,
    qd0: ArrayLike<number>,
  ) {
    const { inputs, outputs } = kernels.manifest.functions[driven.step];
    this.states = inputs.filter((name) => outputs.includes(name));
    kernels.set(driven.held);
    kernels.set({ q: q0, qd: qd0, h: [h] });
    this.keep();
    this.record(new Float64Array(qd0.length));
  }

  get t(): number {
    return this.index * this.h;
  }

  get last(): Recorded {
    return this.rows[this.index];
  }

  /** One step; `hand` (n) are torques from outside, held through it: a pull by mouse. */
  step(hand?: ArrayLike<number>): Recorded {
    if (this.index < this.rows.length - 1) this.forget();
    const n = this.last.qd.length;
    const pull = hand ? Float64Array.from(hand) : new Float64Array(n);
    this.hands.push(pull);
    this.advance(pull);
    this.index++;
    if (this.index % SNAPSHOT === 0) this.keep();
    return this.record(pull);
  }

  /** Go to a step that was computed before: exactly the state that was there. */
  rewind(index: number): Recorded {
    const wanted = Math.min(Math.max(Math.round(index), 0), this.rows.length - 1);
    const from = this.snapshots.filter((one) => one.index <= wanted).pop() as Snapshot;
    this.states.forEach((name, k) => this.kernels.array(name).set(from.states[k]));
    this.kernels.set(this.driven.held).set({ h: [this.h] });
    for (let k = from.index; k < wanted; k++) {
      this.index = k;
      this.advance(this.hands[k]);
    }
    this.index = wanted;
    return this.last;
  }

  /** What was computed behind the present step is forgotten: from here another way is gone. */
  private forget(): void {
    this.rewind(this.index);
    this.rows.length = this.index + 1;
    this.hands.length = this.index;
    while (this.snapshots[this.snapshots.length - 1].index > this.index) this.snapshots.pop();
  }

  private advance(pull: Float64Array): void {
    if (this.driven.following) this.kernels.set(this.driven.following(this.index * this.h));
    this.kernels.set({ t: [this.index * this.h], tau: pull });
    this.kernels.run(this.driven.step);
  }

  private keep(): void {
    this.snapshots.push({ index: this.index, states: this.states.map((name) => this.kernels.array(name).slice()) });
  }

  private record(pull: Float64Array): Recorded {
    const { kernels } = this;
    const q = kernels.array("q").slice();
    const qd = kernels.array("qd").slice();
    kernels.run("energies");
    const [kinetic, potential] = kernels.array("energies");
    const row: Recorded = { t: this.index * this.h, q, qd, tau: pull.slice(), kinetic, potential, supplied: 0 };
    this.rows.push(row);
    return row;
  }
}
