// A small picture of an arm in SVG: for the library, where a scene for each would be too much.

import { originOf, transformed } from "../engine/algebra";
import { figureOf, frames, type Part } from "../state/arm";
import type { DHModel } from "../messages";
import { framing, projection } from "./camera";
import { extent, floor } from "./picture";

const WIDTH = 240;
const HEIGHT = 180;

/** Ends and radius of a part as a thick line. */
function bone(part: Part): [number[], number[], number] | null {
  switch (part.kind) {
    case "limb": return [part.from, part.to, (part.r0 + part.r1) / 2];
    case "beam": return [part.from, part.to, part.width / 2];
    case "ball": return [part.at, part.at, part.radius];
    case "drum": {
      const half = part.axis.map((x) => 0.5 * (part.length - 0.9 * part.radius) * x);
      return [part.at.map((x, k) => x - half[k]), part.at.map((x, k) => x + half[k]), part.radius * 0.9];
    }
    default: return null;
  }
}

export function Sketch({ model, q, label }: { model: DHModel; q: number[]; label: string }) {
  const figure = figureOf(model);
  const all = frames(model, q);
  const { middle, radius } = extent({ figure, frames: all.slice(0, -1) });
  const camera = framing(middle, radius * 0.86, figure.up, WIDTH / HEIGHT);
  const flat = projection(camera, WIDTH, HEIGHT);
  const scale = HEIGHT / 2 / Math.tan(0.279);
  const drawn = figure.links.flatMap((link, k) => link.parts.flatMap((part) => {
    const line = bone(part);
    if (!line) return [];
    const [p, q2] = [flat(transformed(all[k], line[0])), flat(transformed(all[k], line[1]))];
    const depth = (p[2] + q2[2]) / 2;
    return [{ p, q: q2, depth, width: (2 * line[2] * scale) / depth, tone: part.tone }];
  })).sort((a, b) => b.depth - a.depth);
  const base = originOf(all[0]);
  const drop = floor(figure, all[0]) - base.reduce((s, x, k) => s + x * figure.up[k], 0);
  const foot = flat(base.map((x, k) => x + drop * figure.up[k]));
  const wide = (figure.reach * 0.3 * scale) / foot[2];
  return (
    <svg class="sketch" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role={label ? "img" : undefined} aria-label={label || undefined} aria-hidden={!label}>
      <ellipse class="sketch-ground" cx={foot[0]} cy={foot[1]} rx={wide} ry={wide * 0.32} />
      {drawn.map(({ p, q: to, width, tone }, k) => (
        <g key={k} class={`sketch-${tone}`}>
          <line class="edge" x1={p[0]} y1={p[1]} x2={to[0] + 0.01} y2={to[1]} stroke-width={width + 1.6} />
          <line class="fill" x1={p[0]} y1={p[1]} x2={to[0] + 0.01} y2={to[1]} stroke-width={width} />
          <line class="shine" x1={p[0] - width * 0.16} y1={p[1] - width * 0.12} x2={to[0] - width * 0.16 + 0.01} y2={to[1] - width * 0.12} stroke-width={width * 0.34} />
        </g>
      ))}
    </svg>
  );
}
