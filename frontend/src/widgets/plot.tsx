// Plots over time: units on the axes, a legend that hides curves, zoom, a cursor tied to the arm, CSV, PNG and SVG.

import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import uPlot from "uplot";
import { register } from "../actions";
import { written } from "../engine/csv";
import { COLOURS, COLOURS_DARK, DASHES } from "../scene/picture";
import { download } from "../state/share";
import { rounded, roundedTo } from "../engine/numbers";
import { unitOf, brief, type Kind } from "../state/units";
import { dark, large } from "../theme";
import { Menu } from "./overlay";

export interface Curve {
  label: string;
  /** In SI units. */
  values: ArrayLike<number>;
  /** Index of its colour and dash; by default its index in the list. */
  tone?: number;
  /** Drawn thinner, with rings or boxes: the comparison, or the kept run. */
  mark?: "ring" | "box";
}

/** A horizontal band of allowed values, in SI units, in the colour of a curve. */
export interface Band {
  low: number;
  high: number;
  tone: number;
  label: string;
}

export interface PlotProps {
  title: string;
  t: ArrayLike<number>;
  curves: Curve[];
  kind: Kind;
  /** The horizontal axis: its name and unit, and whether only integers are meaningful; default: time. */
  across?: { label: string; kind: Kind; whole?: boolean };
  bands?: Band[];
  /** The position of the cursor, and the handler of its moves: the time that the arm shows. */
  cursor?: number | null;
  onCursor?: (t: number) => void;
  height?: number;
  /** Name of saved files. */
  file?: string;
  log?: boolean;
}

const dashOf = (curve: Curve, k: number): number[] => DASHES[(curve.tone ?? k) % DASHES.length];
const MARKS = 12; // per curve
/** The samples at which a curve has its marks; boxes are between rings. */
const marked = (count: number, mark: "ring" | "box"): number[] => {
  const every = Math.max(1, Math.floor(count / MARKS));
  return Array.from({ length: Math.ceil(count / every) }, (_, k) => k * every + Math.floor(mark === "box" ? every / 2 : 0)).filter((k) => k < count);
};

/** Colours of the page, for drawing code. */
const css = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

export function Plot(props: PlotProps) {
  const { title, t, curves, kind, bands = [], height = 220, file = title } = props;
  const box = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot | null>(null);
  const line = useRef<HTMLElement>(null as never);
  line.current ??= Object.assign(document.createElement("div"), { className: "plot-now", hidden: true });
  const latest = useRef(props);
  latest.current = props;
  const hidden = useSignal<ReadonlySet<string>>(new Set());
  const zoomed = useSignal(false);
  const shown = useSignal<number | null>(null);
  const u = unitOf(kind);
  const across: NonNullable<PlotProps["across"]> = props.across ?? { label: "Time", kind: "time" };
  const w = unitOf(across.kind);
  const isDark = dark.value;
  const scale = large.value;
  const palette = isDark ? COLOURS_DARK : COLOURS;
  const colour = (curve: Curve, k: number) => palette[(curve.tone ?? k) % palette.length];
  const shape = `${curves.map((c) => `${c.label}/${c.tone}/${c.mark}`).join("|")} ${u.label} ${w.label} ${isDark} ${scale} ${height} ${props.log}`;
  const data = () => [Float64Array.from(t, (x) => x / w.factor), ...curves.map((c) => Float64Array.from(c.values, (x) => x / u.factor))] as unknown as uPlot.AlignedData;

  useLayoutEffect(() => {
    const holder = box.current as HTMLDivElement;
    const ink = css("--soft");
    const grid = { stroke: css("--line"), width: 1 };
    const font = `${12 * scale}px ${css("--font")}`;
    const width = () => Math.max(200, Math.round(holder.getBoundingClientRect().width));
    const options: uPlot.Options = {
      width: width(), height: height * scale, pxAlign: false,
      legend: { show: false },
      cursor: { drag: { x: true, y: false }, points: { size: 7 }, focus: { prox: 1e3 }, y: false },
      scales: { x: { time: false }, y: { distr: props.log ? 3 : 1, range: props.log ? undefined : (_p, low, high) => padded(low, high) } },
      axes: [
        { stroke: ink, grid, ticks: grid, font, ...(across.whole ? { incrs: [1, 2, 5, 10] } : {}), label: `${across.label}${w.label ? ` [${w.label}]` : ""}`, labelFont: font, labelSize: 20 * scale, size: 34 * scale, labelGap: 0 },
        { stroke: ink, grid, ticks: grid, font, label: u.label ? `[${u.label}]` : "", labelFont: font, labelSize: 18 * scale, size: 56 * scale, values: (_p, ticks) => ticks.map((x) => (x === null ? "" : brief(x, 6))) },
      ],
      series: [{}, ...curves.map((curve, k) => ({ label: curve.label, stroke: colour(curve, k), width: (curve.mark ? 1.2 : 1.8) * scale, dash: dashOf(curve, k), points: { show: false }, show: !hidden.peek().has(curve.label) }))],
      hooks: {
        drawClear: [(p) => drawBands(p)],
        draw: [(p) => (drawMarks(p), place(p))],
        setCursor: [(p) => {
          const at = p.cursor.idx;
          shown.value = at ?? null;
        }],
        setScale: [(p, key) => {
          if (key !== "x") return;
          const x = p.data[0];
          zoomed.value = p.scales.x.min! > x[0] + 1e-12 || p.scales.x.max! < x[x.length - 1] - 1e-12;
        }],
      },
    };
    const made = new uPlot(options, data(), holder);
    plot.current = made;
    made.over.append(line.current);
    place(made);
    let pressed = 0;
    made.over.addEventListener("pointerdown", (event) => (pressed = event.clientX));
    made.over.addEventListener("click", (event) => {
      if (Math.abs(event.clientX - pressed) > 4) return; // a zoom, not a click
      const r = made.over.getBoundingClientRect();
      latest.current.onCursor?.(made.posToVal(event.clientX - r.left, "x") * w.factor);
    });
    let from = -1;
    made.over.addEventListener("pointerdown", (event) => (from = event.pointerType === "touch" ? event.pointerId : -1));
    made.over.addEventListener("pointermove", (event) => {
      if (event.pointerId !== from) return;
      const r = made.over.getBoundingClientRect();
      latest.current.onCursor?.(made.posToVal(event.clientX - r.left, "x") * w.factor);
    });
    const watch = new ResizeObserver(() => made.setSize({ width: width(), height: height * scale }));
    watch.observe(holder);
    return () => {
      watch.disconnect();
      made.destroy();
      plot.current = null;
    };
  }, [shape]);

  useLayoutEffect(() => plot.current?.setData(data(), !zoomed.peek()), [t, ...curves.map((c) => c.values), curves.length, shape]);
  useLayoutEffect(() => plot.current?.redraw(false), [bands.map((b) => `${b.low} ${b.high} ${b.tone}`).join()]);
  useLayoutEffect(() => void (plot.current && place(plot.current)), [props.cursor]);
  useLayoutEffect(() => curves.forEach((c, k) => plot.current && plot.current.series[k + 1]?.show === hidden.value.has(c.label) && plot.current.setSeries(k + 1, { show: !hidden.value.has(c.label) })), [hidden.value, shape]);

  function drawBands(p: uPlot): void {
    const { left, top, width, height: high } = p.bbox;
    for (const band of latest.current.bands ?? []) {
      const curve = latest.current.curves.findIndex((c, k) => (c.tone ?? k) === band.tone);
      if (curve >= 0 && hidden.peek().has(latest.current.curves[curve].label)) continue;
      p.ctx.save();
      p.ctx.beginPath();
      p.ctx.rect(left, top, width, high);
      p.ctx.clip();
      p.ctx.strokeStyle = palette[band.tone % palette.length];
      p.ctx.globalAlpha = 0.75;
      p.ctx.setLineDash([]);
      p.ctx.lineWidth = devicePixelRatio;
      for (const value of [band.low, band.high]) {
        if (!Number.isFinite(value)) continue;
        const y = p.valToPos(value / u.factor, "y", true);
        p.ctx.beginPath();
        p.ctx.moveTo(left, y);
        p.ctx.lineTo(left + width, y);
        p.ctx.stroke();
      }
      p.ctx.restore();
    }
  }

  function drawMarks(p: uPlot): void {
    const size = 3.2 * scale * devicePixelRatio;
    latest.current.curves.forEach((curve, k) => {
      if (!curve.mark || hidden.peek().has(curve.label)) return;
      p.ctx.save();
      p.ctx.setLineDash([]);
      p.ctx.beginPath();
      p.ctx.rect(p.bbox.left, p.bbox.top, p.bbox.width, p.bbox.height);
      p.ctx.clip();
      p.ctx.beginPath();
      for (const at of marked(p.data[0].length, curve.mark)) {
        const value = p.data[k + 1]?.[at]; // it was drawn once without the new curves
        if (value === null || value === undefined || !Number.isFinite(value)) continue;
        const [x, y] = [p.valToPos(p.data[0][at], "x", true), p.valToPos(value, "y", true)];
        if (curve.mark === "box") p.ctx.rect(x - size, y - size, 2 * size, 2 * size);
        else (p.ctx.moveTo(x + size, y), p.ctx.arc(x, y, size, 0, 2 * Math.PI));
      }
      p.ctx.fillStyle = css("--paper");
      p.ctx.strokeStyle = colour(curve, k);
      p.ctx.lineWidth = 1.3 * scale * devicePixelRatio;
      p.ctx.fill();
      p.ctx.stroke();
      p.ctx.restore();
    });
  }

  /** Moves the cursor's line: a separate element, so that its moves do not redraw the curves. */
  function place(p: uPlot): void {
    const now = latest.current.cursor;
    const x = now === null || now === undefined ? NaN : p.valToPos(now / w.factor, "x");
    line.current.hidden = !(x >= -1 && x <= p.over.clientWidth + 1);
    if (!line.current.hidden) line.current.style.transform = `translateX(${x - 0.75}px)`;
  }

  const whole = () => plot.current?.setScale("x", { min: t[0] / w.factor, max: t[t.length - 1] / w.factor });
  const columns = () => [{ name: across.label.toLowerCase() === "time" ? "t" : across.label, unit: w.label, values: Float64Array.from(t, (x) => x / w.factor) }, ...curves.map((c) => ({ name: c.label, unit: u.label, values: Float64Array.from(c.values, (x) => x / u.factor) }))];
  const saves = { CSV: () => download(`${file}.csv`, written(columns()), "text/csv"), PNG: () => void png(plot.current, `${file}.png`), SVG: () => download(`${file}.svg`, svg(latest.current, hidden.peek()), "image/svg+xml") };
  useLayoutEffect(() => register(...(Object.keys(saves) as (keyof typeof saves)[]).map((kind) => ({ id: `plot.${title}-${kind}`, title: `Save the plot “${title}” as ${kind}`, words: "export picture numbers", run: () => latestSaves.current[kind]() }))), [title]);
  const latestSaves = useRef(saves);
  latestSaves.current = saves;
  const at = shown.value ?? (props.cursor === null || props.cursor === undefined ? null : nearest(t, props.cursor));
  const most = at === null ? 0 : curves.reduce((size, c) => Math.max(size, Math.abs(c.values[at]) || 0), 0); // magnitude relative to which rounding errors count as 0
  const step = (event: KeyboardEvent) => {
    const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!way || !props.onCursor) return;
    event.preventDefault();
    event.stopPropagation();
    const from = nearest(t, props.cursor ?? t[0]);
    props.onCursor(t[Math.min(t.length - 1, Math.max(0, from + way * (event.shiftKey ? 10 : 1) * Math.max(1, Math.round(t.length / 200))))]);
  };
  return (
    <figure class="plot">
      <figcaption>
        <span class="plot-title">{title}{u.label && <span class="unit"> [{u.label}]</span>}</span>
        {zoomed.value && <button type="button" class="link" onClick={whole}>Reset zoom</button>}
        <Menu
          label={`Save ${title}`} icon="save" align="right"
          items={() => [
            { title: "CSV", icon: "file", run: saves.CSV },
            { title: "PNG", icon: "camera", run: saves.PNG },
            { title: "SVG", icon: "chart", run: saves.SVG },
          ]}
        />
      </figcaption>
      <div
        class="plot-area" ref={box} tabIndex={props.onCursor ? 0 : undefined} role={props.onCursor ? "slider" : "img"}
        aria-label={`${title}, ${curves.map((c) => c.label).join(", ")}`} aria-valuenow={props.onCursor ? roundedTo(props.cursor ?? 0, 4) : undefined}
        aria-valuemin={props.onCursor ? t[0] : undefined} aria-valuemax={props.onCursor ? t[t.length - 1] : undefined} onKeyDown={step}
      />
      <ul class="legend">
        {curves.map((curve, k) => (
          <li key={curve.label}>
            <button type="button" aria-pressed={!hidden.value.has(curve.label)} onClick={() => (hidden.value = toggled(hidden.value, curve.label))} title="Hide or show this curve">
              <Swatch colour={colour(curve, k)} dash={dashOf(curve, k)} mark={curve.mark} />
              <span>{curve.label}</span>
              {at !== null && at >= 0 && at < curve.values.length && <output>{brief(Math.abs(curve.values[at]) < 1e-9 * most ? 0 : curve.values[at] / u.factor, 3)}</output>}
            </button>
          </li>
        ))}
        {bands.some(({ low, high }) => Number.isFinite(low) || Number.isFinite(high)) && <li class="hint">thin lines: limits</li>}
      </ul>
    </figure>
  );
}

/** The line style of a curve, for legends. */
export const Swatch = ({ colour, dash, mark }: { colour: string; dash: number[]; mark?: "ring" | "box" }) => (
  <svg class="swatch" viewBox="0 0 28 8" width="28" height="8" aria-hidden="true">
    <path d="M1 4H27" stroke={colour} stroke-width={mark ? 1.4 : 2.4} fill="none" stroke-dasharray={dash.join(" ") || undefined} />
    {mark === "ring" && <circle cx="14" cy="4" r="3" class="swatch-mark" stroke={colour} stroke-width="1.4" />}
    {mark === "box" && <rect x="11" y="1" width="6" height="6" class="swatch-mark" stroke={colour} stroke-width="1.4" />}
  </svg>
);

function toggled(set: ReadonlySet<string>, item: string): Set<string> {
  const next = new Set(set);
  if (!next.delete(item)) next.add(item);
  return next;
}

function nearest(t: ArrayLike<number>, when: number): number {
  let [low, high] = [0, t.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (t[middle] <= when) low = middle;
    else high = middle;
  }
  return when - t[low] <= t[high] - when ? low : high;
}

/** A range with a margin above and below, also for a constant. */
function padded(low: number | null, high: number | null): [number, number] {
  if (low === null || high === null || !Number.isFinite(low) || !Number.isFinite(high)) return [-1, 1];
  const air = high > low ? 0.07 * (high - low) : Math.abs(low) * 0.1 || 1;
  return [low - air, high + air];
}

async function png(plot: uPlot | null, name: string): Promise<void> {
  if (!plot) return;
  const canvas = document.createElement("canvas");
  canvas.width = plot.ctx.canvas.width;
  canvas.height = plot.ctx.canvas.height;
  const pen = canvas.getContext("2d") as CanvasRenderingContext2D;
  pen.fillStyle = css("--paper");
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(plot.ctx.canvas, 0, 0);
  canvas.toBlob((blob) => blob && download(name, blob), "image/png");
}

const escape = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

/** Ticks at round numbers. */
export function ticks(low: number, high: number, about: number): number[] {
  const raw = (high - low) / about;
  const size = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].map((m) => m * size).find((s) => s >= raw) as number;
  const found: number[] = [];
  for (let k = Math.ceil(low / step - 1e-9); k * step <= high + 1e-9 * step; k++) found.push(rounded(k * step, 12));
  return found;
}

/** The plot as an SVG file: black text on white, the same colours and dashes. */
export function svg({ title, t, curves, kind, across = { label: "Time", kind: "time" } }: PlotProps, hidden: ReadonlySet<string> = new Set()): string {
  const u = unitOf(kind);
  const w = unitOf(across.kind);
  const [W, H, L, T, R, B] = [720, 380, 70, 40, 20, 80];
  const seen = curves.map((curve, k) => ({ curve, k })).filter(({ curve }) => !hidden.has(curve.label));
  const all = seen.flatMap(({ curve }) => Array.from(curve.values, (x) => x / u.factor)).filter(Number.isFinite);
  const [y0, y1] = padded(all.length ? all.reduce((a, b) => Math.min(a, b)) : null, all.length ? all.reduce((a, b) => Math.max(a, b)) : null);
  const [x0, x1] = [t[0] / w.factor, t[t.length - 1] / w.factor];
  const px = (x: number) => L + ((x - x0) / (x1 - x0 || 1)) * (W - L - R);
  const py = (y: number) => H - B - ((y - y0) / (y1 - y0)) * (H - B - T);
  const n = (x: number) => roundedTo(x, 2);
  const lines = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" font-family="sans-serif" font-size="12">`,
    `<rect width="${W}" height="${H}" fill="#ffffff"/><text x="${L}" y="24" font-size="15" font-weight="600">${escape(title)}${u.label ? ` [${escape(u.label)}]` : ""}</text>`,
    ...ticks(y0, y1, 6).map((y) => `<path d="M${L} ${n(py(y))}H${W - R}" stroke="#dddddd"/><text x="${L - 8}" y="${n(py(y) + 4)}" text-anchor="end">${brief(y, 6)}</text>`),
    ...ticks(x0, x1, 8).map((x) => `<path d="M${n(px(x))} ${T}V${H - B}" stroke="#eeeeee"/><text x="${n(px(x))}" y="${H - B + 18}" text-anchor="middle">${brief(x, 6)}</text>`),
    `<text x="${(L + W - R) / 2}" y="${H - B + 36}" text-anchor="middle">${escape(across.label)}${w.label ? ` [${escape(w.label)}]` : ""}</text>`,
  ];
  seen.forEach(({ curve, k }, place) => {
    const paint = COLOURS[(curve.tone ?? k) % COLOURS.length];
    const stroke = `stroke="${paint}" stroke-width="${curve.mark ? 1.1 : 1.8}" fill="none" stroke-dasharray="${dashOf(curve, k).join(" ")}"`;
    const sign = (x: number, y: number) => (curve.mark === "box" ? `<rect x="${n(x - 3)}" y="${n(y - 3)}" width="6" height="6"` : `<circle cx="${n(x)}" cy="${n(y)}" r="3"`) + ` fill="#ffffff" stroke="${paint}"/>`;
    const signs = curve.mark ? marked(curve.values.length, curve.mark).filter((i) => Number.isFinite(curve.values[i])).map((i) => sign(px(t[i] / w.factor), py(curve.values[i] / u.factor))) : [];
    let d = "";
    for (let i = 0; i < curve.values.length; i++) {
      const y = curve.values[i] / u.factor;
      if (Number.isFinite(y)) d += `${d ? "L" : "M"}${n(px(t[i] / w.factor))} ${n(py(y))}`;
    }
    const x = L + (place % 6) * 108;
    const y = H - 26 + Math.floor(place / 6) * 16;
    lines.push(`<path d="${d}" ${stroke}/>`, ...signs, `<path d="M${x} ${y - 4}h26" ${stroke}/>${curve.mark ? sign(x + 13, y - 4) : ""}<text x="${x + 32}" y="${y}">${escape(curve.label)}</text>`);
  });
  return [...lines, "</svg>", ""].join("\n");
}
