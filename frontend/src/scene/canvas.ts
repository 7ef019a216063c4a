// The picture on a plain canvas, without WebGL: limbs as thick lines, sorted from far to near.

import { originOf, transformed } from "../engine/algebra";
import type { Part, Tone } from "../state/arm";
import { ground, projection } from "./camera";
import { AXES, AXES_DARK, COLOURS, COLOURS_DARK, floor, type Hit, type Picture, type Stage } from "./picture";

const TONES: Record<"light" | "dark", Record<Tone, string>> = {
  light: { body: "#b9c1cb", joint: "#3b424b", accent: "#2f83bd", foot: "#6b7480" },
  dark: { body: "#c3cad2", joint: "#59626d", accent: "#3f9bd6", foot: "#525a64" },
};

export class CanvasStage implements Stage {
  readonly kind = "canvas";
  private readonly pen: CanvasRenderingContext2D;
  private size = { width: 1, height: 1, ratio: 1 };

  constructor(private readonly canvas: HTMLCanvasElement) {
    this.pen = canvas.getContext("2d") as CanvasRenderingContext2D;
  }

  resize(width: number, height: number, ratio: number): void {
    this.size = { width, height, ratio };
    this.canvas.width = Math.round(width * ratio);
    this.canvas.height = Math.round(height * ratio);
  }

  draw(picture: Picture): void {
    const { pen, size } = this;
    const { figure, frames, layers, extras, trace, dark, camera, large } = picture;
    pen.setTransform(size.ratio, 0, 0, size.ratio, 0, 0);
    pen.clearRect(0, 0, size.width, size.height);
    pen.lineCap = pen.lineJoin = "round";
    const flat = projection(camera, size.width, size.height);
    const palette = dark ? COLOURS_DARK : COLOURS;
    const stroke = (a: ArrayLike<number>, b: ArrayLike<number>, colour: string, width: number, dash: number[] = []) => {
      const [p, q] = [flat(a), flat(b)];
      if (p[2] <= 0 || q[2] <= 0) return;
      pen.strokeStyle = colour;
      pen.lineWidth = width;
      pen.setLineDash(dash);
      pen.beginPath();
      pen.moveTo(p[0], p[1]);
      pen.lineTo(q[0], q[1]);
      pen.stroke();
      pen.setLineDash([]);
    };
    if (layers.has("grid")) {
      const [u, v] = ground(figure.up);
      const base = originOf(frames[0]);
      const foot = base.map((x, k) => x + (floor(figure, frames[0]) - base.reduce((s, y, i) => s + y * figure.up[i], 0)) * figure.up[k]);
      const cell = 0.25 * figure.reach;
      const at = (i: number, j: number) => foot.map((x, k) => x + i * cell * u[k] + j * cell * v[k]);
      for (let k = -5; k <= 5; k++) {
        stroke(at(k, -5), at(k, 5), dark ? "#343b43" : "#d5dae0", 1);
        stroke(at(-5, k), at(5, k), dark ? "#343b43" : "#d5dae0", 1);
      }
    }
    const polyline = (points: ArrayLike<number>, colour: string, dash: number[] = []) => {
      for (let k = 0; k + 5 < points.length; k += 3) {
        stroke([points[k], points[k + 1], points[k + 2]], [points[k + 3], points[k + 4], points[k + 5]], colour, 1.6 * large, dash);
      }
    };
    const body = (all: number[][], ghost: boolean) => {
      const drawn: { depth: number; draw: () => void }[] = [];
      figure.links.forEach((link, k) => (link.schematic ?? link.parts).forEach((part) => {
        const [from, to, radius] = line(part).map((x) => (Array.isArray(x) ? transformed(all[k], x) : x)) as [number[], number[], number];
        const [p, q] = [flat(from), flat(to)];
        const depth = (p[2] + q[2]) / 2;
        const width = Math.max(2, (2 * radius * (flat(camera.target)[2] > 0 ? size.height / 2 / Math.tan(0.279) : 1)) / Math.max(depth, 1e-6));
        const own = part.colour && `rgb(${part.colour.slice(0, 3).map((x) => Math.round(255 * x)).join(" ")})`;
        const colour = extras.link === k ? palette[0] : (own ?? TONES[dark ? "dark" : "light"][part.tone]);
        drawn.push({ depth, draw: () => stroke(from, to, colour, width) });
      }));
      pen.globalAlpha = ghost ? 0.2 : 1;
      drawn.sort((a, b) => b.depth - a.depth).forEach((one) => one.draw());
      pen.globalAlpha = 1;
    };
    if (layers.has("bodies")) {
      if (extras.ghost) body(extras.ghost, true);
      body(frames, false);
    }
    const triad = (T: number[], s: number, width: number) => [[s, 0, 0], [0, s, 0], [0, 0, s]].forEach((axis, k) => stroke(originOf(T), transformed(T, axis), (dark ? AXES_DARK : AXES)[k], width * large));
    if (layers.has("axes")) figure.joints.forEach((j) => {
      const at = (z: number) => transformed(frames[j.link], transformed(j.frame, [0, 0, z]));
      stroke(at(-0.24 * figure.reach), at(0.24 * figure.reach), dark ? "#e6e8eb" : "#2b3036", 1, [6, 4]);
    });
    if (layers.has("frames")) frames.forEach((T) => triad(T, 0.09 * figure.reach, 2));
    if (layers.has("com")) figure.links.forEach((link, k) => {
      if (!k || !(link.mass > 0)) return;
      const [x, y] = flat(transformed(frames[k], link.com));
      pen.fillStyle = "#E69F00";
      pen.beginPath();
      pen.arc(x, y, 5 * large, 0, 7);
      pen.fill();
    });
    if (trace && layers.has("trace")) polyline(trace, palette[1]);
    extras.paths?.forEach((p) => polyline(p.points, palette[p.colour % palette.length], p.dashed ? [6, 4] : []));
    extras.arrows?.forEach((a) => stroke(a.at, a.at.map((x, k) => x + a.vector[k]), palette[a.colour % palette.length], 4 * large));
    extras.frames?.forEach((f) => triad(f.frame, f.size ?? 0.09 * figure.reach, 3));
    if (extras.goal) {
      const [x, y] = flat(extras.goal);
      pen.strokeStyle = "#D55E00";
      pen.lineWidth = 3;
      pen.beginPath();
      pen.arc(x, y, 8 * large, 0, 7);
      pen.stroke();
    }
  }

  pick({ figure, frames, camera }: Picture, x: number, y: number): Hit | null {
    const flat = projection(camera, this.size.width, this.size.height);
    let best: Hit | null = null;
    let nearest = 16; // pixels
    figure.links.forEach((link, k) => k && (link.schematic ?? link.parts).forEach((part) => {
      const [from, to] = line(part);
      const [a, b] = [transformed(frames[k], from), transformed(frames[k], to)];
      const [p, q] = [flat(a), flat(b)];
      const size = (q[0] - p[0]) ** 2 + (q[1] - p[1]) ** 2;
      const s = size > 0 ? Math.min(1, Math.max(0, ((x - p[0]) * (q[0] - p[0]) + (y - p[1]) * (q[1] - p[1])) / size)) : 0;
      const far = Math.hypot(p[0] + s * (q[0] - p[0]) - x, p[1] + s * (q[1] - p[1]) - y);
      if (far < nearest) {
        nearest = far;
        best = { link: k, point: a.map((v, i) => v + s * (b[i] - v)) };
      }
    }));
    return best;
  }

  dispose(): void {}
}

/** A part as a thick line: its ends and its radius. */
function line(part: Part): [number[], number[], number] {
  switch (part.kind) {
    case "limb": return [part.from, part.to, (part.r0 + part.r1) / 2];
    case "beam": return [part.from, part.to, part.width / 2];
    case "drum": {
      const half = part.axis.map((x) => 0.15 * part.length * x);
      return [part.at.map((x, k) => x - half[k]), part.at.map((x, k) => x + half[k]), 0.8 * part.radius];
    }
    case "ball": return [part.at, part.at, part.radius];
    default: {
      const at = originOf(part.frame);
      return [at, at, part.kind === "box" ? 0.4 * Math.hypot(...part.size) : 0.03];
    }
  }
}
