// A recording as packed by Python (isodyn/show/animation.py): numbers over time, and the figure that they move.

import { cross, dot, IDENTITY } from "../engine/algebra";
import { axes, FIELD, ground, type Camera } from "../scene/camera";
import { COLOURS, COLOURS_DARK } from "../scene/picture";
import type { Figure, Part } from "../state/arm";

/** The JSON in the page; Recording in Python documents its fields. */
export interface Packed {
  title: string;
  words: string;
  t: [number, number];
  frames: number;
  finer: number;
  speed: number;
  /** Names of the positions with their units: "joint1 [rad]". */
  labels: string[];
  mover: number[];
  radii: number[];
  kinds: ("turns" | "slides" | "ball")[];
  first: number[];
  up: number[];
  eye: [number, number];
  middle: number[];
  size: number;
  q: string;
  segments: string;
  joints: string;
  axes: string;
  tips: string;
}

export interface Recording extends Omit<Packed, "q" | "segments" | "joints" | "axes" | "tips" | "t"> {
  /** Times of the frames, evenly spaced. */
  t: Float64Array;
  /** (frames, labels), (frames, segments, 2, 3), (frames, joints, 3) twice, (finer (frames - 1) + 1, tips, 3); NaN: absent. */
  q: Float32Array;
  segments: Float32Array;
  joints: Float32Array;
  axes: Float32Array;
  tips: Float32Array;
  /** Size of the robot itself [m], and height of its lowest point along `up` over the whole recording. */
  reach: number;
  low: number;
}

async function inflated(text: string): Promise<Uint8Array> {
  const stream = new Blob([Uint8Array.from(atob(text), (c) => c.charCodeAt(0))]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Decodes rows over time from the bytes of the second differences of their bits. */
export function numbers(planes: Uint8Array, rows: number): Float32Array {
  const count = planes.length / 4;
  const width = count / rows || 0;
  const bits = new Uint32Array(count);
  for (let column = 0; column < width; column++) {
    let value = 0;
    let slope = 0;
    for (let row = 0, at = column * rows; row < rows; row++, at++) {
      slope = (slope + (planes[at] | (planes[count + at] << 8) | (planes[2 * count + at] << 16) | (planes[3 * count + at] << 24))) | 0;
      value = (value + slope) | 0;
      bits[row * width + column] = value;
    }
  }
  return new Float32Array(bits.buffer);
}

export async function unpacked(packed: Packed): Promise<Recording> {
  const { frames, finer } = packed;
  const long = finer * (frames - 1) + 1;
  const [q, segments, joints, axes, tips] = await Promise.all(
    (["q", "segments", "joints", "axes", "tips"] as const).map(async (name) => numbers(await inflated(packed[name]), name === "tips" ? long : frames)));
  const [from, to] = packed.t;
  const t = Float64Array.from({ length: frames }, (_, k) => (k === frames - 1 ? to : from + ((to - from) * k) / Math.max(frames - 1, 1)));
  const { up, radii } = packed;
  let low = Infinity;
  for (let k = 0; k + 2 < segments.length; k += 3) {
    const height = segments[k] * up[0] + segments[k + 1] * up[1] + segments[k + 2] * up[2];
    if (height - radii[Math.floor(k / 6) % radii.length] < low) low = height - radii[Math.floor(k / 6) % radii.length];
  }
  return { ...packed, t, q, segments, joints, axes, tips, low: Number.isFinite(low) ? low : 0, reach: reachOf(segments, radii.length, packed.size) };
}

/** Half of the total length of the links, in the first frame that has the most of them; at most the recording's size. */
function reachOf(segments: Float32Array, count: number, size: number): number {
  let sum = 0;
  for (let s = 0; s < count; s++) {
    for (let at = 6 * s; at < segments.length; at += 6 * count) {
      if (Number.isNaN(segments[at])) continue;
      sum += Math.hypot(segments[at + 3] - segments[at], segments[at + 4] - segments[at + 1], segments[at + 5] - segments[at + 2]);
      break;
    }
  }
  return Math.min(Math.max(sum / 2, 0.02 * size), size);
}

/** A time between two frames: the frame before, the frame after, and the fraction between them. */
export interface Moment {
  at: number;
  next: number;
  share: number;
}

export function momentOf(film: Recording, time: number): Moment {
  const last = film.frames - 1;
  const span = film.t[last] - film.t[0];
  const x = span > 0 ? Math.min(Math.max(((time - film.t[0]) / span) * last, 0), last) : 0;
  const at = Math.min(Math.floor(x + 1e-9), last);
  return { at, next: Math.min(at + 1, last), share: Math.max(0, x - at) };
}

/** Number k of a row, interpolated; an object that is absent in the next frame stays until then. */
export function mixed(values: Float32Array, width: number, k: number, { at, next, share }: Moment): number {
  const a = values[at * width + k];
  const b = values[next * width + k];
  return Number.isNaN(b) ? a : a + share * (b - a);
}

const three = (values: Float32Array, width: number, k: number, moment: Moment): number[] => [0, 1, 2].map((c) => mixed(values, width, 3 * k + c, moment));

/** A frame at a point with y along a direction. */
function along(way: number[], place: number[], stretch = 1): number[] {
  const size = Math.hypot(...way) || 1;
  const y = way.map((x) => x / size);
  const helper = Math.abs(y[0]) < 0.8 ? [1, 0, 0] : [0, 0, 1];
  const z = cross(helper, y);
  const long = Math.hypot(...z);
  const w = z.map((x) => x / long);
  const u = cross(y, w);
  return [u[0], y[0] * stretch, w[0], place[0], u[1], y[1] * stretch, w[1], place[1], u[2], y[2] * stretch, w[2], place[2], 0, 0, 0, 1];
}
const between = (p: number[]): number[] => p.slice(3).map((x, k) => x - p[k]);
/** The colour of position k: of its curve, and of the joint's cap. */
export const colourOf = (k: number, dark: boolean): string => (dark ? COLOURS_DARK : COLOURS)[k % COLOURS.length];
/** A colour in the form of figure parts. */
const rgb = (colour: string): number[] => [...[1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255), 1];

/** The figure of the recording: bodies that keep their shapes while the set of links does not change. */
export class Puppet {
  private key = "";
  private figure: Figure | null = null;
  private parts: { segment: number; joint: number; length: number }[] = [];

  constructor(private readonly film: Recording) {}

  /** The figure and the frames of its bodies at a time; the first body is the ground. */
  at(moment: Moment, dark: boolean): { figure: Figure; frames: number[][] } {
    const { film } = this;
    const [S, J] = [film.radii.length, film.kinds.length];
    const segments = Array.from({ length: S }, (_, s) => [0, 1, 2, 3, 4, 5].map((c) => mixed(film.segments, 6 * S, 6 * s + c, moment)));
    const joints = Array.from({ length: J }, (_, j) => three(film.joints, 3 * J, j, moment));
    const there = [...segments, ...joints].map((p) => (Number.isNaN(p[0]) ? "0" : "1")).join("");
    const key = `${there} ${dark}`;
    if (key !== this.key) this.build(segments, joints, dark);
    this.key = key;
    const frames = [[...IDENTITY].map((x, k) => (k % 4 === 3 && k < 12 ? film.middle[(k - 3) / 4] : x))];
    for (const { segment, joint, length } of this.parts) {
      if (segment >= 0) {
        const way = between(segments[segment]);
        frames.push(along(way, segments[segment].slice(0, 3), length > 0 ? Math.max(Math.hypot(...way) / length, 1e-6) : 1));
      } else frames.push(along(three(film.axes, 3 * J, joint, moment), joints[joint]));
    }
    return { figure: this.figure as Figure, frames };
  }

  private build(segments: number[][], joints: number[][], dark: boolean): void {
    const { film } = this;
    const thick = (r: number) => Math.min(Math.max(r, 0.024 * film.reach), 0.06 * film.reach);
    const links: Figure["links"] = [{ name: "ground", parts: [], mass: 0, com: [0, 0, 0], inertia: [0, 0, 0, 0, 0, 0] }];
    this.parts = [];
    const add = (name: string, parts: Part[], segment: number, joint: number, length: number) => {
      links.push({ name, parts, mass: 0, com: [0, 0, 0], inertia: [0, 0, 0, 0, 0, 0] });
      this.parts.push({ segment, joint, length });
    };
    const steady = this.lengths();
    segments.forEach((ends, s) => {
      if (Number.isNaN(ends[0])) return;
      const r = thick(film.radii[s]);
      const length = steady[s] || 0;
      const colour = film.mover[s] < 0 ? rgb(dark ? "#77828e" : "#8d97a3") : undefined; // grey: fixed or absent links
      add("", [{ kind: "limb", from: [0, 0, 0], to: [0, length, 0], r0: r, r1: r, tone: "body", colour }], s, -1, length);
    });
    joints.forEach((place, j) => {
      const k = film.first[j];
      if (Number.isNaN(place[0])) return;
      const near = segments.flatMap((ends, s) => (distance(ends, place) < 1e-3 * film.reach + thick(film.radii[s]) ? [thick(film.radii[s])] : []));
      const own = near.length ? Math.max(...near) : 0.024 * film.reach;
      const r = 1.35 * own;
      const cap = { tone: "joint" as const, colour: k < 0 ? undefined : rgb(colourOf(k, dark)) };
      const at = [0, 0, 0];
      const axis = [0, 1, 0];
      if (film.kinds[j] === "turns") add("", [{ kind: "drum", at, axis, radius: r, length: 2.1 * r, tone: "joint" }, { kind: "drum", at, axis, radius: 0.8 * r, length: 2.5 * r, ...cap }], -1, j, 0);
      else if (film.kinds[j] === "slides") add("", [{ kind: "beam", from: [0, -1.3 * r, 0], to: [0, 1.3 * r, 0], width: 2.2 * r, tone: "joint" }, { kind: "beam", from: [0, -0.45 * r, 0], to: [0, 0.45 * r, 0], width: 2.5 * r, ...cap }], -1, j, 0);
      else add("", [{ kind: "ball", at, radius: 1.12 * own, ...cap }], -1, j, 0);
    });
    this.figure = { links, joints: [], tip: { link: -1, frame: [...IDENTITY] }, reach: film.size, up: film.up, ground: film.low };
  }

  /** The length of each segment in its first frame [m]; 0: a point. */
  private lengths(): number[] {
    const { film } = this;
    const S = film.radii.length;
    return film.radii.map((_, s) => {
      let most = 0;
      for (let at = 6 * s; at < film.segments.length; at += 6 * S) {
        const p = [...film.segments.subarray(at, at + 6)];
        if (!Number.isNaN(p[0])) most = Math.max(most, Math.hypot(...between(p)));
      }
      return most < 1e-6 * film.reach ? 0 : most;
    });
  }
}

/** The distance of a point from a segment. */
function distance(ends: number[], place: number[]): number {
  const way = between(ends);
  const size = way.reduce((sum, x) => sum + x * x, 0);
  const s = size > 0 ? Math.min(1, Math.max(0, way.reduce((sum, x, k) => sum + x * (place[k] - ends[k]), 0) / size)) : 0;
  return Math.hypot(...way.map((x, k) => ends[k] + s * x - place[k]));
}

/** A continuous piece of a tip's path, from an index of the finer times. */
export interface Way {
  from: number;
  points: Float32Array;
}

/** The paths of all tips. */
export function ways(film: Recording): Way[] {
  const long = film.finer * (film.frames - 1) + 1;
  const T = film.tips.length / 3 / long || 0;
  const found: Way[] = [];
  for (let tip = 0; tip < T; tip++) {
    let from = 0;
    for (let k = 0; k <= long; k++) {
      if (k < long && !Number.isNaN(film.tips[3 * (k * T + tip)])) continue;
      if (k > from + 1) found.push({ from, points: Float32Array.from({ length: 3 * (k - from) }, (_, i) => film.tips[3 * ((from + Math.floor(i / 3)) * T + tip) + (i % 3)]) });
      from = k + 1;
    }
  }
  return found;
}

/** The part of the paths up to a time. */
export function gone(film: Recording, all: Way[], { at, share }: Moment): Float32Array[] {
  const last = Math.floor(film.finer * (at + share) + 1e-6);
  return all.flatMap(({ from, points }) => (last > from ? [points.subarray(0, 3 * (last - from + 1))] : []));
}

/** The initial camera: as near as possible with the whole recording in view, for this aspect ratio (width over height). */
export function beginning(film: Recording, aspect: number): Camera {
  const [first, second] = ground(film.up);
  const [azimuth, raised] = film.eye;
  const elevation = Math.min(Math.max(raised, -Math.PI / 2 + 1e-3), Math.PI / 2 - 1e-3);
  const direction = film.up.map((u, k) => Math.cos(elevation) * (Math.cos(azimuth) * first[k] + Math.sin(azimuth) * second[k]) + Math.sin(elevation) * u);
  const from = (away: number): Camera => ({ eye: film.middle.map((x, k) => x + away * direction[k]), target: [...film.middle], up: film.up });
  const [right, upward, back] = axes(from(1));
  const high = Math.tan(FIELD / 2);
  const margin = 0.05 * film.reach;
  let away = 0.6 * film.reach;
  const skip = 3 * Math.max(1, Math.floor(film.segments.length / 3 / SAMPLES));
  for (let k = 0; k + 2 < film.segments.length; k += skip) {
    const p = [0, 1, 2].map((c) => film.segments[k + c] - film.middle[c]);
    const [x, y, near] = [right, upward, back].map((axis) => dot(axis, p));
    const needed = Math.max((Math.abs(x) + margin) / (0.9 * high * aspect), (Math.abs(y) + margin) / (0.86 * high)) + near;
    if (needed > away) away = needed;
  }
  return from(away);
}
const SAMPLES = 20_000; // number of points that the camera takes into account
