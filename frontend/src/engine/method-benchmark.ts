/** Compares methods for the same arm: their agreement, and their run times here. */

import type { PackedRobot } from "../messages";
import { normalised } from "./attitude";
import type { Kernels } from "./kernels";

/** A method's function and its results. */
export interface Run {
  method: string;
  /** Multiplications with divisions, additions, sines and cosines, longest chain. */
  mul: number;
  add: number;
  trig: number;
  depth: number;
  /** Largest difference from the first method over the states, relative to its rounding error bound (at most 1). */
  off: number;
  /** The difference itself [N m] or [N]. */
  difference: number;
  /** Nanoseconds per call, the best of several rounds; NaN before the timing. */
  time: number;
}

export interface State {
  q: ArrayLike<number>;
  qd: ArrayLike<number>;
  qdd: ArrayLike<number>;
}

const PREFIX = "inverse_dynamics:";
const MOST = 1 << 20; // calls between two clock readings

export const methodsOf = (kernels: Kernels): string[] =>
  Object.keys(kernels.manifest.functions).filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length));

/** Random states within the joint limits, with unit quaternions; always the same for a robot. */
export function randomStates(structure: PackedRobot, count: number): State[] {
  let seed = 12345;
  const random = (): number => ((seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0), seed / 2 ** 32);
  const within = (lower: number | null, upper: number | null): number => (lower ?? -2) + random() * ((upper ?? 2) - (lower ?? -2));
  return Array.from({ length: count }, () => {
    const q = structure.joints.flatMap(({ nq, nv, lower, upper }) => {
      const bounded = nq === nv; // limits are per velocity; those of manifold joints do not bound their quaternions
      return Array.from({ length: nq }, (_, k) => within(bounded ? lower[k] : null, bounded ? upper[k] : null));
    });
    return {
      q: normalised(structure, q) ?? structure.neutral,
      qd: Array.from({ length: structure.n }, () => 4 * random() - 2),
      qdd: Array.from({ length: structure.n }, () => 10 * random() - 5),
    };
  });
}

/** Runs every method on the same states and compares it with the first. */
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
    // magnitude of the summed terms: torques alone may be small because large terms cancel
    const scale = Math.max(...results[0].map(Math.abs), Number.MIN_VALUE);
    results.forEach((tau, k) => {
      const worst = tau.reduce((most, x, j) => Math.max(most, Math.abs(x - results[0][j])), 0);
      const operations = runs[k].mul + runs[k].add + runs[0].mul + runs[0].add; // rounding errors of both
      runs[k].difference = Math.max(runs[k].difference, worst);
      runs[k].off = Math.max(runs[k].off, worst / (4 * operations * Number.EPSILON * scale));
    });
  }
  return runs;
}

/** Times all methods, alternating, the best of `rounds` [ns]; `now` returns milliseconds. */
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
        count *= 4; // the browser's clock has a coarse resolution
      }
      calls.set(method, count);
    }
  }
  return best;
}
