// The recording in space: the workbench's picture with a separate camera.

import { effect, signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { significant } from "../engine/numbers";
import { FIELD, orbited, panned, projection, zoomed, type Camera } from "../scene/camera";
import { canvasHost } from "../scene/canvas-host";
import { AXES, AXES_DARK, type Picture, type Stage } from "../scene/picture";
import { time } from "../state/player";
import { IconButton } from "../widgets/basic";
import { beginning, gone, momentOf, Puppet, ways, type Recording } from "./recording";
import { rounded } from "./plot";
import { dark, large, traced } from "./settings";

const camera = signal<Camera | null>(null);
/** Drawing counters, and the times of scripts and of the last draw call [ms]. */
export const drawn = { count: 0, script: 0, call: 0, kind: "" };
let reach = 1;
let whole: () => Camera | null = () => null;
/** The initial camera. */
let home: Camera | null = null;

export const turn = (sideways: number, upward: number): void => void (camera.value &&= orbited(camera.value, sideways, upward));
export const pan = (x: number, y: number): void => void (camera.value &&= panned(camera.value, x, y));
export const zoom = (factor: number): void => void (camera.value &&= zoomed(camera.value, factor, reach));
export const reset = (): void => void (camera.value = home = whole());

/** Axis labels at the origin and a scale bar, over the picture. */
function write(pen: CanvasRenderingContext2D, film: Recording, shown: Picture, width: number, height: number, ratio: number): void {
  pen.setTransform(ratio, 0, 0, ratio, 0, 0);
  pen.clearRect(0, 0, width, height);
  const flat = projection(shown.camera, width, height);
  const colours = shown.dark ? AXES_DARK : AXES;
  const halo = shown.dark ? "rgba(18,21,25,0.9)" : "rgba(255,255,255,0.92)";
  pen.font = `600 ${12.5 * shown.large}px system-ui, sans-serif`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.lineJoin = "round";
  const origin = flat([0, 0, 0]);
  (["x", "y", "z"] as const).forEach((name, k) => {
    const tip = [0, 0, 0];
    tip[k] = 0.14 * film.size;
    const end = flat(tip);
    const long = Math.hypot(end[0] - origin[0], end[1] - origin[1]);
    if (long < 6 || end[2] <= 0 || origin[2] <= 0) return;
    pen.strokeStyle = colours[k];
    pen.lineWidth = 2 * shown.large;
    pen.beginPath();
    pen.moveTo(origin[0], origin[1]);
    pen.lineTo(end[0], end[1]);
    pen.stroke();
    const at = [0, 1].map((c) => end[c] + (10 * (end[c] - origin[c])) / long);
    pen.strokeStyle = halo;
    pen.lineWidth = 3.5;
    pen.strokeText(name, at[0], at[1]);
    pen.fillStyle = colours[k];
    pen.fillText(name, at[0], at[1]);
  });
  const away = Math.hypot(...shown.camera.eye.map((x, k) => x - shown.camera.target[k]));
  const scale = height / 2 / Math.tan(FIELD / 2) / away; // pixels per metre at the target
  const bar = rounded(60 / scale);
  const soft = shown.dark ? "#a5afba" : "#545e6a";
  pen.strokeStyle = soft;
  pen.lineWidth = 2 * shown.large;
  pen.beginPath();
  pen.moveTo(16, height - 14);
  pen.lineTo(16 + bar * scale, height - 14);
  pen.stroke();
  pen.fillStyle = soft;
  pen.textAlign = "left";
  pen.fillText(`${significant(bar, 2)} m`, 16, height - 26);
}

export function Scene({ film }: { film: Recording }) {
  const box = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLCanvasElement>(null);
  const kind = useSignal<"webgl" | "canvas">("webgl");
  const lost = useSignal(false);

  useEffect(() => {
    const holder = box.current as HTMLDivElement;
    const sheet = words.current as HTMLCanvasElement;
    const pen = sheet.getContext("2d") as CanvasRenderingContext2D;
    const puppet = new Puppet(film);
    const trails = ways(film);
    let stage: Stage | null = null;
    let [width, height, ratio, request] = [1, 1, 1, 0];
    reach = film.size;
    whole = () => beginning(film, width / height);

    const draw = () => {
      request = 0;
      if (!stage || !camera.peek() || !holder.isConnected) return;
      const began = performance.now();
      const moment = momentOf(film, time.peek());
      const shown: Picture = {
        ...puppet.at(moment, dark.peek()),
        layers: new Set(["bodies", "grid"]),
        extras: { paths: traced.peek() ? gone(film, trails, moment).map((points) => ({ points, colour: 1 })) : [] },
        trace: null, camera: camera.peek() as Camera, dark: dark.peek(), large: large.peek(),
      };
      const called = performance.now();
      stage.draw(shown);
      const done = performance.now();
      write(pen, film, shown, width, height, ratio);
      drawn.count++;
      drawn.call = done - called;
      drawn.script = called - began + performance.now() - done;
    };
    const ask = () => void (request ||= requestAnimationFrame(draw));
    const fit = () => {
      const r = holder.getBoundingClientRect();
      if (r.width < 2 || r.height < 2) return;
      [width, height, ratio] = [Math.round(r.width), Math.round(r.height), Math.min(devicePixelRatio || 1, 2)];
      stage?.resize(width, height, ratio);
      [sheet.width, sheet.height] = [Math.round(width * ratio), Math.round(height * ratio)];
      if (!camera.peek() || camera.peek() === home) reset();
      ask();
    };
    const leave = canvasHost(holder, (next, away) => {
      stage = next;
      kind.value = drawn.kind = next.kind;
      lost.value = away;
      fit();
    });
    const watch = new ResizeObserver(fit);
    watch.observe(holder);
    const stop = effect(() => (time.value, camera.value, dark.value, large.value, traced.value, ask()));

    const fingers = new Map<number, [number, number]>();
    const down = (event: PointerEvent) => {
      if (event.button > 2 || (event.target as HTMLElement).closest("button")) return;
      holder.focus({ preventScroll: true });
      holder.setPointerCapture(event.pointerId);
      fingers.set(event.pointerId, [event.clientX, event.clientY]);
      holder.dataset.held = event.button || event.shiftKey ? "pan" : "turn";
    };
    const drag = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const [dx, dy] = [(event.clientX - before[0]) / height, (event.clientY - before[1]) / height];
      const others = [...fingers].filter(([id]) => id !== event.pointerId);
      fingers.set(event.pointerId, [event.clientX, event.clientY]);
      if (others.length === 1) {
        const [ox, oy] = others[0][1];
        const [was, now] = [Math.hypot(before[0] - ox, before[1] - oy), Math.hypot(event.clientX - ox, event.clientY - oy)];
        if (was > 0 && now > 0) zoom(was / now);
        pan(dx / 2, dy / 2);
      } else if (holder.dataset.held === "pan") pan(dx, dy);
      else turn(3.84 * dx, 2.4 * dy);
    };
    const up = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
      if (!fingers.size) delete holder.dataset.held;
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      zoom(Math.exp(Math.max(-80, Math.min(80, event.deltaY * (event.deltaMode ? 16 : 1))) * 0.0018));
    };
    const menu = (event: Event) => event.preventDefault();
    holder.addEventListener("pointerdown", down);
    holder.addEventListener("pointermove", drag);
    holder.addEventListener("pointerup", up);
    holder.addEventListener("pointercancel", up);
    holder.addEventListener("dblclick", reset);
    holder.addEventListener("contextmenu", menu);
    holder.addEventListener("wheel", wheel, { passive: false });
    return () => {
      stop();
      watch.disconnect();
      cancelAnimationFrame(request);
      leave();
    };
  }, []);

  return (
    <div class="scene" ref={box} tabIndex={0} role="application" aria-label={`${film.title} in motion. Arrow keys step, Shift and arrows rotate, plus and minus zoom.`}>
      <canvas class="scene-words-layer" ref={words} aria-hidden="true" />
      {kind.value === "canvas" && !lost.value && <p class="scene-note">No WebGL: simple drawing</p>}
      {lost.value && <p class="scene-note">WebGL context lost: simple drawing until it is restored</p>}
      <div class="scene-tools">
        <IconButton icon="target" label="Reset the view" onClick={reset} />
        <IconButton icon="plus" label="Zoom in" keys="+" onClick={() => zoom(0.87)} kind="fine-only" />
        <IconButton icon="minus" label="Zoom out" keys="-" onClick={() => zoom(1.15)} kind="fine-only" />
      </div>
    </div>
  );
}
