// The robot of the document as the page computes it: structure, figure, kernels, link frames.

import { computed, effect, signal } from "@preact/signals";
import { IDENTITY, times, type Vec } from "../engine/algebra";
import { framesOf, linkFrame } from "../engine/chain";
import { Kernels } from "../engine/kernels";
import { freedomsOf, type Freedom } from "../engine/freedoms";
import { structureOf, tipFrame } from "../engine/structure";
import { EDITABLE_BODIES, type WorkbenchDocument, type PackedRobot } from "../messages";
import { bring, coming, meshes } from "./meshes";
import * as arm from "./arm";
import { film, live, filmed, show } from "./player";
import { kernelBytes, state, structureOfSource } from "../server";
import { beforeAnother, doc, model, pose, view } from "./store";

beforeAnother(() => (show(null), (live.value = null))); // a film belongs to one robot

/** Structures of robots whose kernel keys only Python can compute, by model: from the server, or embedded. */
const sources = signal<Record<string, PackedRobot>>({});
const known = (m: WorkbenchDocument["model"]): string => (m.kind === "source" ? m.toml : JSON.stringify(m));
/** Whether the page can compute the kernel key itself. */
const own = (m: WorkbenchDocument["model"]): boolean => m.kind === "dh" && m.rows.length <= EDITABLE_BODIES;
export const addSource = (m: WorkbenchDocument["model"], structure: PackedRobot): void => void (own(m) || (sources.value = { ...sources.value, [known(m)]: structure }));

/** The robot in the form of the kernels; null while unknown. */
export const structure = computed<PackedRobot | null>(() => {
  const m = model.value;
  if (m.kind === "dh" && own(m)) return structureOf(m);
  const found = sources.value[known(m)];
  return found ? { ...found, gravity: m.gravity } : m.kind === "dh" ? structureOf(m) : null;
});

/** Names, units and limits of its velocities and torques. */
export const freedoms = computed<Freedom[]>(() => (structure.value ? freedomsOf(structure.value) : []));

const key = computed(() => structure.value?.key ?? "");
const loaded = signal<{ key: string; kernels: Kernels | null; problem: string }>({ key: "", kernels: null, problem: "" });

/** Why kernels of this robot are unavailable; "" if they are available or loading. */
export const kernelProblem = computed(() => {
  if (structure.value && !key.value && state.value !== "connected") return `Arms with more than ${EDITABLE_BODIES} joints need specific kernels: run “isodyn workbench” and open this document there.`;
  return loaded.value.key === key.value ? loaded.value.problem : "";
});

/** The kernels of this robot with its numbers in their buffers; null while they load. */
export const kernels = computed<Kernels | null>(() => {
  const s = structure.value;
  const { kernels: found, key: of } = loaded.value;
  if (!s || !found || of !== s.key) return null;
  const m = model.value;
  if (s.editable && m.kind === "dh") found.set({ numbers: s.numbers, gravity: m.gravity, tip: tipFrame(m) });
  return found;
});

/** Requests kernels whenever another set is needed. */
export function followRobot(): () => void {
  const stops = [
    effect(() => {
      const m = model.value;
      if (!own(m) && !sources.value[known(m)]) void structureOfSource(doc.peek()).then((s) => s && addSource(m, s));
    }),
    effect(() => {
      meshes.value; // whose indices may have changed
      if (whole.value) void bring(arm.meshNames(whole.value));
    }),
    effect(() => {
      const wanted = key.value;
      if (!wanted || loaded.peek().key === wanted) return;
      loaded.value = { key: wanted, kernels: null, problem: "" };
      const put = (kernels: Kernels | null, problem: string) => {
        if (loaded.peek().key === wanted) loaded.value = { key: wanted, kernels, problem };
      };
      kernelBytes(wanted, doc.peek())
        .then((bytes) => Kernels.load(bytes))
        .then((found) => put(found, ""), (error: Error) => put(null, error.message));
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Frames of the bodies at q, 12 numbers each: computed by the page if the robot is editable, otherwise by the kernels; null without them. */
export function bodyFrames(q: Vec): Float64Array | null {
  const s = structure.peek();
  if (!s || q.length !== s.nq) return null; // positions of a robot that has just been replaced
  if (s.editable) return framesOf(s, q);
  return kernels.peek()?.has("frames") ? (kernels.peek() as Kernels).call("frames", { q: Float64Array.from(q) }) : null;
}

/** Frames of the drawn links at q, (4, 4) each. */
export function framesAt(q: Vec): number[][] {
  const m = model.value;
  if (m.kind === "dh") return arm.frames(m, q).slice(0, m.rows.length + 1);
  const s = structure.value;
  if (!s) return [];
  const found = (s.editable || kernels.value) && bodyFrames(q);
  return found ? s.links.map((_, k) => linkFrame(s, found, k)) : arm.standing(s);
}

/** The figure from the model's shapes, meshes loaded or not. */
export const whole = computed<arm.Figure | null>(() => {
  const m = model.value;
  if (m.kind === "dh") return arm.figureOf(m);
  return structure.value && arm.figureOfStructure(structure.value);
});

const schematic = computed(() => view.value.layers.includes("schematic"));

/** The figure to draw; without a foot, it stands on or hangs above the lowest point of the robot at rest or of its base. */
export const figure = computed<arm.Figure | null>(() => {
  if (!whole.value) return null;
  meshes.value; // some of them may have been loaded
  const found = arm.shown(whole.value, schematic.value);
  const m = model.value;
  const { up } = found;
  if (m.kind === "dh") {
    const upright = Math.abs(up[2]) > 0.9 && found.links[0].parts !== found.links[0].schematic && found.links[0].schematic;
    return upright && found.links[0].parts.length ? { ...found, ground: arm.lowest(found.links[0].parts, m.base, up) } : found;
  }
  return arm.grounded(found, arm.standing(structure.value as PackedRobot));
});

/** How many meshes of the robot are missing; 0 while they load. */
export const missing = computed(() => {
  const names = whole.value && !coming.value ? new Set(arm.meshNames(whole.value)) : [];
  return [...names].filter((name) => !meshes.value.has(name)).length;
});

/** The displayed positions: of a running simulation, of a film, or of the pose. */
export const shownQ = computed<number[]>(() => live.value ?? (film.value ? filmed.value : pose.value.q));
export const shownFrames = computed(() => framesAt(shownQ.value));

/** The tip in the root frame at q. */
export function tipAt(q: Vec): number[] {
  const f = figure.value;
  const all = framesAt(q);
  return f && f.tip.link >= 0 && all.length ? times(all[f.tip.link], f.tip.frame) : [...IDENTITY];
}
export const tip = computed(() => tipAt(shownQ.value));
