// The description of a picture, the same for WebGL and for the plain canvas.

import { norm, originOf, rotationOf, rotated, transformed, eigen } from "../engine/algebra";
import { cornersOf, type Figure } from "../state/arm";
import type { Camera } from "./camera";

/** The palette of Okabe and Ito, in the order of use; dashes and marks distinguish them too. */
export const COLOURS = ["#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#8a7a00", "#5b5b5b"];
/** For dark backgrounds: the same hues, lighter. */
export const COLOURS_DARK = ["#4FB3E8", "#FF8A4C", "#3CCFA4", "#E59CC5", "#F2B84B", "#8AD0F5", "#EFE35C", "#c4c4c4"];
export const DASHES: number[][] = [[], [8, 4], [2, 3], [10, 3, 2, 3], [4, 2], [14, 4], [6, 2, 2, 2, 2, 2], [1, 4]];
/** x, y, z. */
export const AXES = ["#D55E00", "#009E73", "#0072B2"];
export const AXES_DARK = ["#FF8A4C", "#3CCFA4", "#5FBCEF"];

export interface Arrow {
  at: number[];
  /** From its foot to its head [m]. */
  vector: number[];
  colour: number;
  label?: string;
  /** A moment: drawn with two heads. */
  double?: boolean;
}

/** Objects that a screen adds to the arm. */
export interface Extras {
  ghost?: number[][];
  arrows?: Arrow[];
  paths?: { points: ArrayLike<number>; colour: number; dashed?: boolean }[];
  frames?: { frame: number[]; label: string; size?: number; strong?: boolean }[];
  /** A target position of the tip. */
  goal?: number[];
  /** Number of the highlighted joint or link. */
  joint?: number;
  link?: number;
}

export interface Picture {
  figure: Figure;
  /** Frames of the links in the root frame, (4, 4) each. */
  frames: number[][];
  layers: ReadonlySet<string>;
  extras: Extras;
  trace: ArrayLike<number> | null;
  camera: Camera;
  dark: boolean;
  /** Scale of lines and text; larger on projectors. */
  large: number;
}

export interface Hit {
  link: number;
  /** In the root frame. */
  point: number[];
}

/** A renderer. */
export interface Stage {
  readonly kind: "webgl" | "canvas";
  resize(width: number, height: number, ratio: number): void;
  draw(picture: Picture): void;
  /** The link under a pixel. */
  pick(picture: Picture, x: number, y: number): Hit | null;
  dispose(): void;
}

/** Height of the ground along `up`: under the foot of a standing arm, below the workspace of a hanging one. */
export function floor(figure: Figure, base: number[]): number {
  const { up } = figure;
  if (figure.ground !== undefined) return figure.ground;
  const height = (p: number[]) => p[0] * up[0] + p[1] * up[1] + p[2] * up[2];
  const R = rotationOf(base);
  const upright = R[2] * up[0] + R[5] * up[1] + R[8] * up[2];
  const part = figure.links[0].parts.find((p) => p.kind === "drum" && p.tone === "foot");
  const below = part?.kind === "drum" ? part.length : 0;
  if (upright > 0.9) return height(originOf(base)) - below;
  return height(originOf(base)) - 1.12 * figure.reach;
}

/** The inertia ellipsoid of a link: half axes of the homogeneous ellipsoid with this inertia, and its frame relative to the link's. */
export function ellipsoid(mass: number, inertia: number[]): { half: number[]; axes: number[][] } | null {
  if (!(mass > 0)) return null;
  const [xx, yy, zz, xy, xz, yz] = inertia;
  const { values, vectors } = eigen([xx, xy, xz, xy, yy, yz, xz, yz, zz], 3);
  const squares = [0, 1, 2].map((k) => (2.5 / mass) * (values[(k + 1) % 3] + values[(k + 2) % 3] - values[k]));
  const most = Math.max(...squares);
  if (!Number.isFinite(most) || squares.some((x) => x < -0.02 * most)) return null; // physically impossible; the linter reports it
  const half = squares.map((x) => Math.sqrt(Math.max(0, x)));
  return { half, axes: vectors };
}

export interface Label {
  at: number[];
  text: string;
  tone: "ink" | "soft" | "x" | "y" | "z" | "accent";
  /** The direction from its point to the label, in pixels. */
  off?: [number, number];
}

/** Labels in the picture. */
export function labels({ figure, frames, layers, extras }: Picture): Label[] {
  const found: Label[] = [];
  const size = 0.09 * figure.reach;
  const named = (T: number[], text: string, s: number) => {
    (["x", "y", "z"] as const).forEach((tone, k) => {
      const tip = [0, 0, 0];
      tip[k] = 1.18 * s;
      found.push({ at: transformed(T, tip), text: text ? `${tone}${subscript(text)}` : tone, tone });
    });
  };
  if (layers.has("frames")) frames.forEach((T, k) => named(T, String(k), size));
  extras.frames?.forEach((f) => named(f.frame, f.label, f.size ?? size));
  if (layers.has("names")) figure.links.forEach((link, k) => k && found.push({ at: transformed(frames[k], link.com), text: link.name, tone: "ink", off: [0, -14] }));
  extras.arrows?.forEach((arrow) => {
    if (arrow.label && norm(arrow.vector) > 1e-6) found.push({ at: arrow.at.map((x, k) => x + arrow.vector[k]), text: arrow.label, tone: "accent", off: [0, -12] });
  });
  return found;
}

const subscript = (text: string): string => (/^\d+$/.test(text) ? [...text].map((c) => "₀₁₂₃₄₅₆₇₈₉"[Number(c)]).join("") : text);

/** Points of the arm that show its extent in the present pose. */
export function placesOf({ figure, frames }: Pick<Picture, "figure" | "frames">): number[][] {
  const points = frames.map(originOf);
  figure.links.forEach((link, k) => link.parts.forEach((part) => {
    if (part.kind === "limb" || part.kind === "beam") points.push(transformed(frames[k], part.from), transformed(frames[k], part.to));
    if ("frame" in part) points.push(...cornersOf(part).map((p) => transformed(frames[k], p)));
  }));
  if (figure.tip.link >= 0) points.push(transformed(frames[figure.tip.link], originOf(figure.tip.frame)));
  return points;
}

/** Centre and radius that the camera should show: the present arm, with a margin for its motion. */
export function extent(shown: Pick<Picture, "figure" | "frames">): { middle: number[]; radius: number } {
  const points = placesOf(shown);
  const low = [0, 1, 2].map((k) => Math.min(...points.map((p) => p[k])));
  const high = [0, 1, 2].map((k) => Math.max(...points.map((p) => p[k])));
  const middle = low.map((x, k) => (x + high[k]) / 2);
  const radius = Math.max(0.5 * Math.hypot(...low.map((x, k) => high[k] - x)) * 1.12, 0.42 * shown.figure.reach);
  return { middle, radius };
}

/** The z axis of a frame. */
export const zOf = (T: number[]): number[] => rotated(rotationOf(T), [0, 0, 1]);
