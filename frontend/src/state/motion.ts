// The motion of the document: its law, the required torques, and the same for the comparison.

import { computed } from "@preact/signals";
import { analysed, sampleTimes, type Analysis, type Series } from "../engine/analysis";
import type { Vec } from "../engine/algebra";
import { framesOf } from "../engine/chain";
import type { Kernels } from "../engine/kernels";
import { brief } from "../engine/numbers";
import { courseOf } from "../engine/course";
import { numbersOf } from "../engine/structure";
import type { Law } from "../engine/laws";
import { askMethods, METHODS, methods, titleOf } from "./methods";
import { bodyFrames, kernels, structure } from "./robot";
import { sampleAt } from "./player";
import { model, motion, ofDocument, pose, view } from "./store";

/** Number of samples of a motion: enough for zoomed plots. */
export const SAMPLES = 401;

/** Frames of the bodies at q: computed by the page for a DH arm, by the kernels for others. */
export function framesHere(q: Vec): Vec {
  const s = structure.value;
  if (s?.editable) return framesOf(s, q);
  return bodyFrames(q) ?? [];
}

/** The law of the motion, or the reason why there is none. */
export const course = computed<{ law: Law | null; problem: string }>(() => {
  const s = structure.value;
  if (!s) return { law: null, problem: "This page does not have this robot's data." };
  if (!s.editable && !kernels.value && motion.value.kind === "line") return { law: null, problem: "" };
  try {
    return { law: courseOf(motion.value, s, framesHere), problem: "" };
  } catch (error) {
    return { law: null, problem: (error as Error).message };
  }
});

/** Whether the robot has all kernels that the analysis of a motion needs. */
export const analysable = computed(() => !!kernels.value?.has("inverse_dynamics") && !!kernels.value.has("frames") && structure.value?.nq === structure.value?.n);

export const analysis = computed<Analysis | null>(() => {
  const [s, k, { law }] = [structure.value, kernels.value, course.value];
  if (!s || !k || !law || !analysable.value) return null;
  return analysed(s, k, law, sampleTimes(law, SAMPLES), pose.value.wrench);
});

// -- comparison ------------------------------------------------------------------------------------------------------------

/** The comparison, as stored in view.beside: "", "payload:5" [kg], "speed:2", "gravity:0", "friction:0", "method:denoc". */
export interface Beside {
  what: "payload" | "speed" | "gravity" | "friction" | "method";
  value: number;
  method: string;
}

export const beside = computed<Beside | null>(() => {
  const [, what, value] = /^(payload|speed|gravity|friction):(-?[\d.e+-]+)$/.exec(view.value.beside) ?? [];
  if (what) return { what: what as Beside["what"], value: Number(value), method: "" };
  const [, method] = /^method:([a-z-]+)$/.exec(view.value.beside) ?? [];
  return method && METHODS.includes(method) ? { what: "method", value: 0, method } : null;
});

export function besideWords({ what, value, method }: Beside): string {
  if (what === "method") return `by ${titleOf(method)}`;
  if (what === "payload") return value ? `with ${brief(value)} kg at the tip` : "without payload";
  if (what === "speed") return `${brief(value)} × speed`;
  return what === "gravity" ? "without gravity" : "without friction";
}

/** The same law at another speed. */
const faster = (law: Law, speed: number): Law => ({
  duration: law.duration / speed, n: law.n, breaks: law.breaks.map((t) => t / speed),
  at: (t) => {
    const { q, qd, qdd } = law.at(t * speed);
    return { q, qd: qd.map((x) => x * speed), qdd: qdd.map((x) => x * speed * speed) };
  },
});

/** The comparison at the times of the motion (a faster one is stretched in time). */
export const compared = computed<Analysis | null>(() => {
  const [s, k, { law }, b, m, found] = [structure.value, kernels.value, course.value, beside.value, model.value, analysis.value];
  if (!s || !k || !law || !b || !found) return null;
  if (b.what === "method") return byMethod(found, k, b.method);
  if (!s.editable || m.kind !== "dh") return null;
  const changed =
    b.what === "payload" ? { ...m, payload: { ...m.payload, mass: b.value } }
    : b.what === "friction" ? { ...m, rows: m.rows.map((row) => ({ ...row, viscous: 0, coulomb: [0, 0], static: [null, null] })) }
    : m;
  k.set({ numbers: numbersOf(changed), gravity: b.what === "gravity" ? [0, 0, 0] : m.gravity });
  const other = b.what === "speed" ? faster(law, b.value) : law;
  const times = b.what === "speed" ? found.t.map((t) => t / b.value) : found.t;
  const result = analysed(s, k, other, Float64Array.from(times), pose.value.wrench);
  k.set({ numbers: s.numbers, gravity: m.gravity });
  return { ...result, t: found.t };
});

/** The same motion's torques by another formulation, plus the contribution of the external wrench, which the formulations lack. */
function byMethod(found: Analysis, k: Kernels, method: string): Analysis | null {
  const all = methods();
  const name = `inverse_dynamics:${method}`;
  if (!all) return void queueMicrotask(askMethods), null;
  if (!all.has(name)) return null;
  const { wrench } = pose.value;
  const tau = found.tau.map((row) => new Float64Array(row.length));
  found.t.forEach((_, sample) => {
    const at = (rows: Series[]): number[] => rows.map((row) => row[sample]);
    const state = { q: at(found.q), qd: at(found.qd), qdd: at(found.qdd) };
    const torques = all.call(name, state);
    const free = wrench.some(Boolean) ? k.call("inverse_dynamics", { ...state, wrench: wrench.map(() => 0) }) : null;
    tau.forEach((row, j) => (row[sample] = torques[j] + (free ? found.tau[j][sample] - free[j] : 0)));
  });
  return { ...found, tau, power: tau.map((row, j) => row.map((x, sample) => x * found.qd[j][sample])) };
}

// -- kept run --------------------------------------------------------------------------------------------------------------

/** A run that stays in the plots: its torques, and equivalent Python code. */
export interface Held {
  found: Analysis;
  python: string;
}
export const held = ofDocument<Held | null>(null);

/** The kept run at the times of another: linear interpolation, NaN after its end. */
export function heldAt({ found }: Held, t: Series): Analysis {
  if (t.length === found.t.length && t.every((x, k) => x === found.t[k])) return found;
  const [first, last] = [found.t[0], found.t[found.t.length - 1]];
  const row = (values: Series): Series => t.map((when) => {
    if (when < first || when > last) return NaN;
    const k = Math.min(sampleAt(found.t, when), found.t.length - 2);
    const share = (when - found.t[k]) / (found.t[k + 1] - found.t[k]);
    return values[k] + share * (values[k + 1] - values[k]);
  });
  const all = (rows: Series[]): Series[] => rows.map(row);
  return {
    ...found, t, q: all(found.q), qd: all(found.qd), qdd: all(found.qdd), tau: all(found.tau), power: all(found.power), kinetic: row(found.kinetic), potential: row(found.potential), total: row(found.total),
  };
}
