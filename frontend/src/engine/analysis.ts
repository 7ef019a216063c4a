/**
 * Joint torques of a motion and their components, joint speed and power, with peaks, RMS and limits.
 */

import type { PackedRobot } from "../messages";
import { dot } from "./algebra";
import type { Kernels } from "./kernels";
import type { Law } from "./laws";

/** Time series of one joint or of the whole arm. */
export type Series = Float64Array;

export interface Analysis {
  t: Series;
  /** [joint][sample] */
  q: Series[];
  qd: Series[];
  qdd: Series[];
  tau: Series[];
  inertia: Series[];
  coriolis: Series[];
  gravity: Series[];
  friction: Series[];
  power: Series[];
  kinetic: Series;
  potential: Series;
  total: Series;
  /** Frames of the bodies, 12 numbers each, one sample after the other. */
  frames: Float64Array;
}

/** Evenly spaced times of a motion, and the times where its acceleration jumps. */
export function sampleTimes(law: Law, count: number): Float64Array {
  const even = Array.from({ length: count }, (_, k) => (law.duration * k) / (count - 1));
  return Float64Array.from([...new Set([...even, ...law.breaks])].sort((a, b) => a - b));
}

/** Evaluates a motion by kernels that already have the robot's numbers; wrench: at the tip, in its frame. */
export function analysed(structure: PackedRobot, kernels: Kernels, law: Law, times: Float64Array, wrench: ArrayLike<number>): Analysis {
  const { n } = structure;
  const rows = (): Series[] => Array.from({ length: n }, () => new Float64Array(times.length));
  const size = kernels.manifest.arrays.frames.size;
  const found: Analysis = {
    t: times, q: rows(), qd: rows(), qdd: rows(), tau: rows(), inertia: rows(), coriolis: rows(), gravity: rows(), friction: rows(),
    power: rows(), kinetic: new Float64Array(times.length), potential: new Float64Array(times.length), total: new Float64Array(times.length),
    frames: new Float64Array(size * times.length),
  };
  const out = (name: string): Float64Array => kernels.array(kernels.manifest.functions[name].outputs[0]);
  times.forEach((t, k) => {
    const { q, qd, qdd } = law.at(t);
    kernels.set({ q, qd, qdd, wrench });
    for (const name of ["inverse_dynamics", "mass_matrix", "coriolis_matrix", "gravity_torque", "friction_torque", "energies", "frames"]) kernels.run(name);
    const [tau, M, C, g, f] = ["inverse_dynamics", "mass_matrix", "coriolis_matrix", "gravity_torque", "friction_torque"].map(out);
    for (let j = 0; j < n; j++) {
      found.q[j][k] = q[j];
      found.qd[j][k] = qd[j];
      found.qdd[j][k] = qdd[j];
      found.tau[j][k] = tau[j];
      found.inertia[j][k] = dot(M.subarray(n * j, n * j + n), qdd);
      found.coriolis[j][k] = dot(C.subarray(n * j, n * j + n), qd);
      found.gravity[j][k] = g[j];
      found.friction[j][k] = f[j];
      found.power[j][k] = tau[j] * qd[j];
    }
    const [kinetic, potential] = out("energies");
    found.kinetic[k] = kinetic;
    found.potential[k] = potential;
    found.total[k] = kinetic + potential;
    found.frames.set(out("frames"), size * k);
  });
  return found;
}

export interface Summary {
  /** The value of largest magnitude, with its sign, and its time. */
  peak: number;
  at: number;
  rms: number;
}

/** Peak and RMS over time (trapezoidal rule) of a series. */
export function summary(t: ArrayLike<number>, values: ArrayLike<number>): Summary {
  let best = 0;
  let sum = 0;
  for (let k = 0; k < values.length; k++) {
    if (Math.abs(values[k]) > Math.abs(values[best])) best = k;
    if (k > 0) sum += 0.5 * (t[k] - t[k - 1]) * (values[k] ** 2 + values[k - 1] ** 2);
  }
  const whole = t[t.length - 1] - t[0];
  return { peak: values[best], at: t[best], rms: whole > 0 ? Math.sqrt(sum / whole) : Math.abs(values[best] ?? 0) };
}

/** The share of each component in a joint's torque along a motion: its RMS divided by the sum of the RMS of all components. */
export function shares(found: Analysis, joint: number): Readonly<Record<"inertia" | "coriolis" | "gravity" | "friction", number>> {
  const parts = ["inertia", "coriolis", "gravity", "friction"] as const;
  const sizes = parts.map((part) => summary(found.t, found[part][joint]).rms);
  const whole = sizes.reduce((a, b) => a + b, 0);
  return Object.fromEntries(parts.map((part, k) => [part, whole > 0 ? sizes[k] / whole : 0])) as ReturnType<typeof shares>;
}
