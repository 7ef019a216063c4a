// A thumbnail of an arm in SVG: for the library, where a WebGL scene for each would be too expensive.

import { originOf, times, transformed } from "../engine/algebra";
import { cornersOf, figureOf, figureOfStructure, frames, grounded, shown, standing, type Figure, type Part } from "../state/arm";
import type { DHModel, PackedRobot } from "../messages";
import { framing, projection } from "./camera";
import { extent, floor } from "./picture";

const WIDTH = 240;
const HEIGHT = 180;
/** Corners of a box's faces, indices into cornersOf, in one orientation seen from outside. */
const SIDES = [[0, 2, 6, 4], [1, 5, 7, 3], [0, 4, 5, 1], [2, 3, 7, 6], [0, 1, 3, 2], [4, 6, 7, 5]];

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
    case "ellipsoid": {
      // along its longest axis
      const k = part.size.indexOf(Math.max(...part.size));
      const radius = (part.size.reduce((sum, x) => sum + x, 0) - part.size[k]) / 2;
      const end = (side: number) => transformed(part.frame, part.size.map((x, i) => (i === k ? side * Math.max(x - radius, 0) : 0)));
      return [end(-1), end(1), radius];
    }
    default: return null;
  }
}

/** An arm by its table at q. */
export const ArmThumbnail = ({ model, q, label }: { model: DHModel; q: number[]; label: string }) => (
  <Thumbnail figure={shown(figureOf(model), true)} frames={frames(model, q).slice(0, -1)} label={label} />
);

/** Any other robot at the neutral configuration. */
export function RobotThumbnail({ structure, label }: { structure: PackedRobot; label: string }) {
  const all = standing(structure);
  return <Thumbnail figure={grounded(shown(figureOfStructure(structure), true), all)} frames={all} label={label} />;
}

function Thumbnail({ figure, frames: all, label }: { figure: Figure; frames: number[][]; label: string }) {
  const { middle, radius } = extent({ figure, frames: all });
  const camera = framing(middle, radius * 0.86, figure.up, WIDTH / HEIGHT);
  const flat = projection(camera, WIDTH, HEIGHT);
  const scale = HEIGHT / 2 / Math.tan(0.279);
  // faces of boxes that face the viewer, by their eight corners
  const sides = (part: Part, T: number[]) => {
    const points = "frame" in part ? cornersOf(part).map((p) => flat(transformed(T, p))) : [];
    return SIDES.map((side) => side.map((k) => points[k])).filter(([a, b, c]) => (b[0] - a[0]) * (c[1] - a[1]) < (b[1] - a[1]) * (c[0] - a[0]));
  };
  const drawn = figure.links.flatMap((link, k) => link.parts.flatMap((part) => {
    if (part.kind === "box") {
      const faces = sides(part, all[k]);
      const depth = flat(originOf(times(all[k], part.frame)))[2];
      const none: [number, number, number] = [0, 0, 0];
      return [{ p: none, q: none, depth, width: 0, tone: part.tone, faces }];
    }
    const line = bone(part);
    if (!line) return [];
    const [p, q2] = [flat(transformed(all[k], line[0])), flat(transformed(all[k], line[1]))];
    const depth = (p[2] + q2[2]) / 2;
    return [{ p, q: q2, depth, width: (2 * line[2] * scale) / depth, tone: part.tone, faces: [] as [number, number, number][][] }];
  })).sort((a, b) => b.depth - a.depth);
  const base = originOf(all[0]);
  const drop = floor(figure, all[0]) - base.reduce((s, x, k) => s + x * figure.up[k], 0);
  const foot = flat(base.map((x, k) => x + drop * figure.up[k]));
  const wide = (figure.reach * 0.3 * scale) / foot[2];
  return (
    <svg class="sketch" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role={label ? "img" : undefined} aria-label={label || undefined} aria-hidden={!label}>
      <ellipse class="sketch-ground" cx={foot[0]} cy={foot[1]} rx={wide} ry={wide * 0.32} />
      {drawn.map(({ p, q: to, width, tone, faces }, k) => faces.length ? (
        <g key={k} class={`sketch-${tone} sides`}>
          {faces.map((face, i) => <polygon key={i} points={face.map(([x, y]) => `${x},${y}`).join(" ")} />)}
        </g>
      ) : (
        <g key={k} class={`sketch-${tone}`}>
          <line class="edge" x1={p[0]} y1={p[1]} x2={to[0] + 0.01} y2={to[1]} stroke-width={width + 1.6} />
          <line class="fill" x1={p[0]} y1={p[1]} x2={to[0] + 0.01} y2={to[1]} stroke-width={width} />
          <line class="shine" x1={p[0] - width * 0.16} y1={p[1] - width * 0.12} x2={to[0] - width * 0.16 + 0.01} y2={to[1] - width * 0.12} stroke-width={width * 0.34} />
        </g>
      ))}
    </svg>
  );
}
