// The formulations of the document's robot: their names, and their kernels, which load on demand.

import { computed, signal } from "@preact/signals";
import { Kernels } from "../engine/kernels";
import { kernelBytes } from "../server";
import { structure } from "./robot";
import { doc, model } from "./store";

/** The formulations: name and source. */
const TITLES: Record<string, readonly [title: string, source: string]> = {
  "newton-euler": ["Newton-Euler", "Luh, Walker and Paul (1980)"],
  "modified-newton-euler": ["Modified Newton-Euler", "Turney, Mudge and Lee"],
  denoc: ["DeNOC", "Saha"],
  "denoc-centres": ["DeNOC at mass centres", "Saha, as printed"],
  "gibbs-appell": ["Gibbs-Appell", "Mata and others (2002)"],
  noc: ["Natural orthogonal complement", "Angeles and Lee (1988)"],
  lagrange: ["Lagrange, 4 × 4 matrices", "Uicker; Turney, Mudge and Lee"],
  screw: ["Screws, link by link", "Laus, Simoni and Martins"],
  momentum: ["Momentum form", "Celentano (2008)"],
  "composite-body": ["Composite bodies", "Walker and Orin (1982)"],
  "composite-body-split": ["Composite bodies, split", "a variant with fewer operations for M"],
  kane: ["Kane", "Kane and Levinson (1983)"],
  "kane-recursive": ["Kane, recursive", "Angeles, Ma and Rojas (1989)"],
  "balafoutis-patel": ["Cartesian tensors", "Balafoutis and Patel (1991)"],
  hollerbach: ["Recursive Lagrange", "Hollerbach (1980)"],
};
export const METHODS = Object.keys(TITLES);
export const titleOf = (method: string): string => TITLES[method]?.[0] ?? method;
export const sourceOf = (method: string): string => TITLES[method]?.[1] ?? "";

const loaded = signal<{ key: string; kernels: Kernels | null; problem: string }>({ key: "", kernels: null, problem: "" });

/** Why there are no formulations here; "" if there are, or while they load. */
export const methodsProblem = computed(() => (loaded.value.key === structure.value?.key ? loaded.value.problem : ""));

/** Requests the formulations of this robot, once. */
export function askMethods(): void {
  const s = structure.peek();
  if (!s || loaded.peek().key === s.key) return;
  loaded.value = { key: s.key, kernels: null, problem: "" };
  kernelBytes(s.key, doc.peek(), "methods")
    .then((bytes) => Kernels.load(bytes))
    .then((kernels) => loaded.peek().key === s.key && (loaded.value = { key: s.key, kernels, problem: "" }), (error: Error) => (loaded.value = { key: s.key, kernels: null, problem: error.message }));
}

/** The kernels of the formulations with the robot's numbers in their buffers; null while they load. */
export function methods(): Kernels | null {
  const [s, m, { key, kernels }] = [structure.value, model.value, loaded.value];
  if (!s || !kernels || key !== s.key) return null;
  return s.editable ? kernels.set({ numbers: s.numbers, gravity: m.gravity }) : kernels;
}
