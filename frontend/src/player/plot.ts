// The positions over time on a canvas: curves are drawn once for each size, the cursor at every time.

import { fixed, powerText } from "../engine/numbers";
import { DASHES } from "../scene/picture";
import { colourOf, type Recording } from "./recording";

const BOTTOM = 22;
const TOP = 28;
const RIGHT = 12;

/** The smallest of 1, 2, 5, 10, .. that is at least x. */
export function rounded(x: number): number {
  const decade = 10 ** Math.floor(Math.log10(x));
  return ([1, 2, 5, 10].find((m) => m * decade >= x * 0.999) ?? 10) * decade;
}

/** Round numbers from low to high, with their texts. */
export function levels(low: number, high: number, most: number): [number, string][] {
  const step = rounded((high - low) / most);
  const digits = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
  const words = (x: number) => (step < 1e-3 || step >= 1e5 ? powerText(x, 6) : fixed(x, digits));
  const found: [number, string][] = [];
  for (let k = Math.ceil(low / step - 1e-6); k * step <= high + 1e-6 * step; k++) found.push([k * step, k ? words(k * step) : "0"]);
  return found;
}

/** Joints beyond the number of colours have other dashes. */
export const dashOf = (k: number, colours: number): number[] => DASHES[Math.floor(k / colours) % DASHES.length];

export class Curves {
  private readonly sheet = document.createElement("canvas");
  private drawn = "";
  private left = 44;
  private readonly low: number;
  private readonly high: number;

  constructor(private readonly film: Recording, private readonly colours: number) {
    let [low, high] = [Infinity, -Infinity];
    for (const x of film.q) {
      if (x < low) low = x;
      if (x > high) high = x;
    }
    [this.low, this.high] = high - low > 1e-9 ? [low, high] : [low - 1, high + 1];
  }

  /** The time at a pixel of the canvas. */
  timeAt(x: number, width: number): number {
    const { t } = this.film;
    const share = (x - this.left) / Math.max(width - this.left - RIGHT, 1);
    return t[0] + Math.min(Math.max(share, 0), 1) * (t[t.length - 1] - t[0]);
  }

  draw(canvas: HTMLCanvasElement, time: number, dark: boolean, large: number): void {
    const ratio = Math.min(devicePixelRatio || 1, 2);
    const box = canvas.getBoundingClientRect();
    const [w, h] = [Math.max(1, Math.round(box.width * ratio)), Math.max(1, Math.round(box.height * ratio))];
    if (canvas.width !== w || canvas.height !== h) [canvas.width, canvas.height] = [w, h];
    const key = `${w} ${h} ${dark} ${large}`;
    if (key !== this.drawn) this.sheetOf(w, h, ratio, dark, large);
    this.drawn = key;
    const pen = canvas.getContext("2d") as CanvasRenderingContext2D;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, w, h);
    pen.drawImage(this.sheet, 0, 0);
    const { t } = this.film;
    const span = t[t.length - 1] - t[0] || 1;
    const x = this.left * ratio + ((w - (this.left + RIGHT) * ratio) * (time - t[0])) / span;
    pen.strokeStyle = dark ? "#e7eaee" : "#1b2027";
    pen.lineWidth = 1.5 * ratio;
    pen.beginPath();
    pen.moveTo(x, TOP * ratio);
    pen.lineTo(x, h - BOTTOM * ratio);
    pen.stroke();
  }

  private sheetOf(w: number, h: number, ratio: number, dark: boolean, large: number): void {
    const { film, low, high } = this;
    Object.assign(this.sheet, { width: w, height: h });
    const pen = this.sheet.getContext("2d") as CanvasRenderingContext2D;
    const N = film.labels.length;
    const soft = dark ? "#a5afba" : "#545e6a";
    pen.font = `${11.5 * large * ratio}px system-ui, sans-serif`;
    const marks = levels(low, high, 4);
    this.left = 14 + Math.max(...marks.map(([, words]) => pen.measureText(words).width)) / ratio;
    const last = film.frames - 1;
    const X = (f: number) => this.left * ratio + ((w - (this.left + RIGHT) * ratio) * f) / Math.max(last, 1);
    const Y = (x: number) => h - BOTTOM * ratio - ((h - (BOTTOM + TOP) * ratio) * (x - low)) / (high - low);
    const rule = (x0: number, y0: number, x1: number, y1: number) => {
      pen.beginPath();
      pen.moveTo(x0, y0);
      pen.lineTo(x1, y1);
      pen.stroke();
    };
    pen.strokeStyle = dark ? "#2a3037" : "#dde1e6";
    pen.lineWidth = ratio;
    pen.fillStyle = soft;
    pen.textAlign = "right";
    for (const [x, words] of marks) {
      rule(X(0), Y(x), X(last), Y(x));
      pen.fillText(words, (this.left - 7) * ratio, Y(x) + 4 * ratio);
    }
    const [from, to] = [film.t[0], film.t[last]];
    for (const [t, words] of to > from ? levels(from, to, w < 500 * ratio ? 4 : 8) : []) {
      const x = X(((t - from) / (to - from)) * last);
      rule(x, TOP * ratio, x, h - BOTTOM * ratio);
      pen.textAlign = x > w - 24 * ratio ? "right" : "center";
      pen.fillText(words, Math.min(x, w - 2 * ratio), h - 6 * ratio);
    }
    const units = [...new Set(film.labels.map((label) => label.slice(label.lastIndexOf("[") + 1, -1)))].join(" | ");
    pen.textAlign = "left";
    if (N) pen.fillText(`q [${units}]`, 8 * ratio, 14 * ratio);
    pen.textAlign = "right";
    pen.fillText("t [s]", w - RIGHT * ratio, 14 * ratio);
    pen.lineJoin = "round";
    for (let k = 0; k < N; k++) {
      pen.strokeStyle = colourOf(k, dark);
      pen.lineWidth = 1.8 * large * ratio;
      pen.setLineDash(dashOf(k, this.colours).map((x) => x * ratio));
      pen.beginPath();
      for (let f = 0, on = false; f < film.frames; f++) {
        const y = Y(film.q[f * N + k]);
        if (on) pen.lineTo(X(f), y);
        else pen.moveTo(X(f), y);
        on = !Number.isNaN(y);
      }
      pen.stroke();
    }
    pen.setLineDash([]);
  }
}
