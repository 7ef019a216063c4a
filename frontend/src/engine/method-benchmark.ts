/** Methods side by side on the same arm: whether they agree, and how long each takes here. */

import type { PackedRobot } from "../messages";
import { normalised } from "./attitude";
import type { Kernels } from "./kernels";

/** A method's function, and what it did. */
export interface Run {
  method: string;
  /** Products with divisions, sums, sines and cosines, longest chain. */
  mul: number;
  add: number;
  trig: number;
  depth: number;
  /** Largest difference from the first method over the states, as a share of what rounding may make of it (at most 1). */
  off: number;
  /** The difference itself [N m] or [N]. */
  difference: number;
  /** Nanoseconds a call: the best of several rounds; NaN before the race. */
  time: number;
}

export interface State {
  q: ArrayLike<number>;
  qd: ArrayLike<number>;
  qdd: ArrayLike<number>;
}

const PREFIX = "inverse_dynamics:";
const MOST = 1 << 20; // calls between two looks at the clock

export const methodsOf = (kernels: Kernels): string[] =>
  Object.keys(kernels.manifest.functions).filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length));

/** Random states within the limits of the joints, attitudes as quaternions of length 1: always the same states of a robot. */
export function randomStates(structure: PackedRobot, count: number): State[] {
  let seed = 12345;
  const random = (): number => ((seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0), seed / 2 ** 32);
  const within = (lower: number | null, upper: number | null): number => (lower ?? -2) + random() * ((upper ?? 2) - (lower ?? -2));
  return Array.from({ length: count }, () => {
    const q = structure.joints.flatMap(({ nq, nv, lower, upper }) => {
      const bounded = nq === nv; // limits stand by velocity; those of attitudes are no bounds of their quaternions
      return Array.from({ length: nq }, (_, k) => within(bounded ? lower[k] : null, bounded ? upper[k] : null));
    });
    return {
      q: normalised(structure, q) ?? structure.neutral,
      qd: Array.from({ length: structure.n }, () => 4 * random() - 2),
      qdd: Array.from({ length: structure.n }, () => 10 * random() - 5),
    };
  });
}

/** Every method on the same states, compared with the first. */
export function agreement(kernels: Kernels, states: readonly State[]): Run[] {
  const methods = methodsOf(kernels);
  const counted = methods.map((method) => kernels.manifest.functions[PREFIX + method].count);
  const runs = methods.map((method, k): Run => {
    const { mul, div, add, trig, depth } = counted[k];
    return { method, mul: mul + div, add, trig, depth, off: 0, difference: 0, time: NaN };
  });
  for (const { q, qd, qdd } of states) {
    kernels.set({ q, qd, qdd });
    const results = methods.map((method) => kernels.call(PREFIX + method));
    // what sums of this state are made of: torques alone may be small where large parts cancel
    const scale = Math.max(...results[0].map(Math.abs), Number.MIN_VALUE);
    results.forEach((tau, k) => {
      const worst = tau.reduce((most, x, j) => Math.max(most, Math.abs(x - results[0][j])), 0);
      const operations = runs[k].mul + runs[k].add + runs[0].mul + runs[0].add; // both round
      runs[k].difference = Math.max(runs[k].difference, worst);
      runs[k].off = Math.max(runs[k].off, worst / (4 * operations * Number.EPSILON * scale));
    });
  }
  return runs;
}

/** Times of all methods, in turns, the best of `rounds` [ns]; `now` tells the time in milliseconds. */
export function measuredTimes(kernels: Kernels, states: readonly State[], rounds: number, now: () => number): Map<string, number> {
  const methods = methodsOf(kernels);
  const best = new Map(methods.map((method) => [method, Infinity]));
  const calls = new Map(methods.map((method) => [method, 64]));
  for (let round = 0; round < rounds; round++) {
    for (const method of methods) {
      const { q, qd, qdd } = states[round % states.length];
      kernels.set({ q, qd, qdd });
      let count = calls.get(method) as number;
      for (;;) {
        const start = now();
        for (let k = 0; k < count; k++) kernels.run(PREFIX + method);
        const took = now() - start;
        if (took >= 2 || count >= MOST) {
          best.set(method, Math.min(best.get(method) as number, (1e6 * took) / count));
          break;
        }
        count *= 4; // the browser's clock is coarse
      }
      calls.set(method, count);
    }
  }
  return best;
}
