// The scene: draws when signals change; orbits, pans, zooms; passes drags of the tip and of links to screens.

import { computed, effect, signal, useSignal, untracked } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { minus, norm, originOf, times } from "../engine/algebra";
import { coming } from "../state/meshes";
import { figure, framesAt, kernels, missing, shownFrames, structure } from "../state/robot";
import { film } from "../state/player";
import { look, model, opening, view } from "../state/store";
import { dark, large, printing, theme } from "../theme";
import { Menu } from "../widgets/overlay";
import { IconButton } from "../widgets/basic";
import { LAYERS } from "../state/document";
import { filled, framing, holding, onPlane, orbited, panned, projection, zoomed, type Camera } from "./camera";
import { canvasHost } from "./canvas-host";
import { extent, labels, placesOf, type Extras, type Hit, type Picture, type Stage } from "./picture";
import { AXES, AXES_DARK } from "./picture";

/** Objects that a screen adds to the arm; the screen removes them when it closes. */
export const extras = signal<Extras>({});

/** Handlers of a screen for drags: of the tip to a point, of a link by a grabbed point; phase "end" comes last. */
export interface Handles {
  tip?: (place: number[], phase: "move" | "end") => void;
  link?: (hit: Hit, place: number[], phase: "start" | "move" | "end") => void;
}
export const handles = signal<Handles>({});

/** A hint of the screen inside the picture, shown when the pointer is there. */
export const note = signal("");

/** Number of drawings, and times of the draw calls, the last and the total [ms]: read by the speed tests. */
export const drawn = { count: 0, call: 0, calls: 0, kind: "" };

export const camera = signal<Camera | null>(null);
let stage: Stage | null = null;
let size = { width: 1, height: 1 };
let stale = true;

/** After an edit, the camera moves closer if the new distance is below this fraction of the present one. */
const NEARER = 0.5;
const away = (c: Camera | null): number => (c ? norm(minus(c.eye, c.target)) : 0);
/** Coordinates beyond this have too few digits to be drawn [m]. */
const LARGEST_DRAWN = 1e9;

/** Whether something to be drawn is too far away. */
const tooLarge = computed(() => {
  const f = figure.value;
  if (!f || !shownFrames.value.length) return false;
  const { middle, radius } = extent({ figure: f, frames: shownFrames.value });
  return !(f.reach < LARGEST_DRAWN && Math.max(radius, ...middle.map(Math.abs)) < LARGEST_DRAWN); // true for NaN too
});

/** The camera that shows the whole arm. */
function standard(): Camera | null {
  const f = figure.peek();
  const frames = shownFrames.peek();
  if (!f || !frames.length || tooLarge.peek()) return null;
  const { middle, radius } = extent({ figure: f, frames });
  return framing(middle, radius, f.up, size.width / size.height);
}

/** Timer until the view is stored in the document; 0: it is stored. */
let timer = 0;

export function frameArm(): void {
  clearTimeout(timer); // cancel the pending store of an earlier camera movement
  timer = 0;
  camera.value = standard();
  look({ eye: [], target: [] });
}

/** Moves the camera; the view is then stored in the document. */
function move(next: Camera): void {
  camera.value = next;
  clearTimeout(timer);
  timer = window.setTimeout(() => ((timer = 0), look({ eye: next.eye, target: next.target })), 250);
}

export const orbit = (sideways: number, upward: number): void => void (camera.peek() && move(orbited(camera.peek() as Camera, sideways, upward)));
export const pan = (x: number, y: number): void => void (camera.peek() && move(panned(camera.peek() as Camera, x, y)));
export const zoom = (factor: number): void => void (camera.peek() && move(zoomed(camera.peek() as Camera, factor, figure.peek()?.reach ?? 1)));

/** A standard view: front, side, top. */
export function lookFrom(side: "front" | "side" | "top" | "corner"): void {
  const whole = standard();
  if (!whole) return;
  if (side === "corner") return frameArm();
  const away = norm(minus(whole.eye, whole.target));
  const straight = { front: [0, 1, 0], side: [1, 0, 0], top: [0, 0, 1] }[side];
  const up = whole.up;
  const along = Math.abs(up[0] * straight[0] + up[1] * straight[1] + up[2] * straight[2]) > 0.99;
  const nudge = along ? [0.001, 0.002, 0.001] : [0, 0, 0];
  move({ ...whole, eye: whole.target.map((x, k) => x + away * ((side === "front" ? -1 : 1) * straight[k] + nudge[k])) });
}

/** The tip's path over the motion, for the trace. */
const trace = signal<Float32Array | null>(null);
effect(() => {
  const f = film.value;
  const g = figure.value;
  const s = structure.value;
  if (!f || !g || !s || g.tip.link < 0 || !view.value.layers.includes("trace")) return void (trace.value = null);
  const count = Math.min(f.t.length, 300);
  const points = new Float32Array(3 * count);
  for (let k = 0; k < count; k++) {
    const at = Math.round((k * (f.t.length - 1)) / Math.max(count - 1, 1));
    const frames = framesAt(f.q.map((row) => row[at]));
    if (!frames.length) return void (trace.value = null);
    points.set(originOf(times(frames[g.tip.link], g.tip.frame)), 3 * k);
  }
  trace.value = points;
});

function picture(): Picture | null {
  const f = figure.value;
  const frames = shownFrames.value;
  const c = camera.value;
  if (!f || !c || frames.length !== f.links.length || tooLarge.value) return null;
  return { figure: f, frames, layers: new Set(view.value.layers), extras: extras.value, trace: trace.value, camera: { ...c, up: f.up }, dark: dark.value, large: large.value };
}

/** Labels over the picture, on a separate canvas. */
function write(pen: CanvasRenderingContext2D, shown: Picture, ratio: number): void {
  pen.setTransform(ratio, 0, 0, ratio, 0, 0);
  pen.clearRect(0, 0, size.width, size.height);
  const words = labels(shown);
  if (!words.length) return; // setting a font makes the browser lay out the page
  const flat = projection(shown.camera, size.width, size.height);
  const colours = shown.dark ? AXES_DARK : AXES;
  pen.font = `600 ${12.5 * shown.large}px system-ui, sans-serif`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.lineJoin = "round";
  for (const label of words) {
    const [x, y, depth] = flat(label.at);
    if (depth <= 0) continue;
    pen.strokeStyle = shown.dark ? "rgba(18,21,25,0.9)" : "rgba(255,255,255,0.92)";
    pen.lineWidth = 3.5;
    const colour = { ink: shown.dark ? "#e8ebee" : "#1d2127", soft: shown.dark ? "#a3adb8" : "#59626d", accent: shown.dark ? "#FFB26B" : "#a34700", x: colours[0], y: colours[1], z: colours[2] }[label.tone];
    pen.fillStyle = colour;
    const [dx, dy] = label.off ?? [0, 0];
    pen.strokeText(label.text, x + dx, y + dy);
    pen.fillText(label.text, x + dx, y + dy);
  }
}

/** The present picture as a PNG with its background. */
export async function screenshot(): Promise<Blob> {
  const [base, words] = [...document.querySelectorAll<HTMLCanvasElement>(".scene canvas")];
  const whole = document.createElement("canvas");
  whole.width = base.width;
  whole.height = base.height;
  const pen = whole.getContext("2d") as CanvasRenderingContext2D;
  pen.fillStyle = getComputedStyle(document.documentElement).getPropertyValue("--scene").trim() || "#ffffff";
  pen.fillRect(0, 0, whole.width, whole.height);
  pen.drawImage(base, 0, 0);
  if (words?.width) pen.drawImage(words, 0, 0, whole.width, whole.height);
  return new Promise((done) => whole.toBlob((blob) => done(blob as Blob), "image/png"));
}

/** The canvas of the scene, for videos. */
export const sceneCanvas = (): HTMLCanvasElement | null => document.querySelector<HTMLCanvasElement>(".scene canvas");

/** The size of the picture in print [px]. */
const PAPER = { width: 1000, height: 480 };

export function SceneView() {
  const box = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLCanvasElement>(null);
  const paper = useRef<HTMLCanvasElement>(null);
  const kind = useSignal<"webgl" | "canvas">("webgl");
  const lost = useSignal(false);

  useEffect(() => {
    const holder = box.current as HTMLDivElement;
    const pen = (words.current as HTMLCanvasElement).getContext("2d") as CanvasRenderingContext2D;
    let ratio = 1;
    let request = 0;
    let last: Picture | null = null;

    const draw = () => {
      request = 0;
      if (!stage || !holder.isConnected) return;
      const shown = picture();
      if (!shown) return;
      const called = performance.now();
      stage.draw(shown);
      const done = performance.now();
      write(pen, shown, ratio);
      last = shown;
      stale = false;
      drawn.count++;
      drawn.call = done - called;
      drawn.calls += drawn.call;
    };
    const ask = () => {
      stale = true;
      request ||= requestAnimationFrame(draw);
    };
    const fit = () => {
      const r = holder.getBoundingClientRect();
      if (r.width < 2 || r.height < 2) return;
      const aspect = size.width / size.height;
      size = { width: Math.round(r.width), height: Math.round(r.height) };
      ratio = Math.min(devicePixelRatio || 1, 2);
      stage?.resize(size.width, size.height, ratio);
      const c = words.current as HTMLCanvasElement;
      c.width = Math.round(size.width * ratio);
      c.height = Math.round(size.height * ratio);
      const seen = view.peek();
      if (!camera.peek() || (!seen.eye.length && Math.abs(aspect - size.width / size.height) > 0.02)) camera.value = standard();
      stale = true;
      cancelAnimationFrame(request);
      draw(); // immediately: resizing has cleared the canvas
    };

    /** A copy in its size on paper: printers do not wait for pictures, and get an old frame from WebGL. */
    const putOnPaper = () => {
      const sheet = paper.current;
      const seen = sceneCanvas();
      if (!sheet || !seen || !stage) return;
      size = PAPER;
      ratio = 2;
      stage.resize(size.width, size.height, ratio);
      const c = words.current as HTMLCanvasElement;
      [sheet.width, sheet.height] = [c.width, c.height] = [size.width * ratio, size.height * ratio];
      if (!view.peek().eye.length) camera.value = standard();
      cancelAnimationFrame(request);
      draw();
      const ink = sheet.getContext("2d") as CanvasRenderingContext2D;
      ink.drawImage(seen, 0, 0, sheet.width, sheet.height);
      ink.drawImage(c, 0, 0);
      fit();
    };

    const leave = canvasHost(holder, (next, away) => {
      stage = next;
      kind.value = drawn.kind = next.kind;
      lost.value = away;
      fit();
    });
    const watch = new ResizeObserver(fit);
    watch.observe(holder);
    fit();
    // the camera follows the document: another robot gets the standard view
    let seen: { model: unknown; which: number; known: boolean; shown: Parameters<typeof placesOf>[0] } | null = null;
    let pulled: { before: Camera; after: Camera } | null = null; // move back from the user's view if the arm has grown
    const stops = [
      effect(() => {
        const m = model.value;
        const f = figure.value;
        const { eye, target } = view.value;
        // otherwise the link frames, or the size of the meshes, are still unknown
        const known = (m.kind === "dh" || kernels.value !== null) && !coming.value;
        const frames = shownFrames.value;
        if (!f || !frames.length) return;
        const which = opening();
        const same = seen !== null && which === seen.which && known === seen.known && camera.peek() !== null;
        if (!same) clearTimeout(timer), (timer = 0);
        const edited = same && seen?.model !== m && !tooLarge.peek();
        const shown = { figure: f, frames };
        const aspect = size.width / size.height;
        const fill = (c: Camera | null, of = shown) => (c ? filled({ ...c, up: of.figure.up }, placesOf(of), aspect) : 0);
        const free = eye.length !== 3 || target.length !== 3; // the user has not moved the camera
        if (!free && !timer && norm(minus(eye, camera.peek()?.eye ?? [1e9, 0, 0])) > 1e-9) camera.value = { eye, target, up: f.up };
        else if (free && !same) camera.value = standard();
        else if (edited && free && (fill(camera.peek()) > 1 || away(standard()) < NEARER * away(camera.peek()))) camera.value = standard();
        else if (edited && !free && pulled?.after === camera.peek() && fill(pulled.before) <= 1) (camera.value = pulled.before), (pulled = null);
        else if (edited && !free && seen && fill(camera.peek(), seen.shown) <= 1 && fill(camera.peek()) > 1) {
          // keep the whole arm in view if it was; keep the user's view if it showed a part
          const { middle, radius } = extent(shown);
          const before = camera.peek() as Camera;
          camera.value = holding({ ...before, up: f.up }, middle, radius, aspect);
          pulled = { before: pulled?.after === before ? pulled.before : before, after: camera.peek() as Camera };
        }
        const now = camera.peek();
        if (!free && !timer && now && norm(minus(eye, now.eye)) > 1e-9) untracked(() => look({ eye: now.eye, target: now.target }));
        seen = { model: m, which, known, shown };
      }),
      effect(() => {
        picture();
        theme.value;
        ask();
      }),
      effect(() => {
        if (printing.value) untracked(putOnPaper);
      }),
    ];

    // -- pointers --------------------------------------------------------------------------------------------------------
    const fingers = new Map<number, [number, number]>();
    let held: { kind: "tip" | "link" | "turn" | "pan"; hit?: Hit; depth?: number[] } | null = null;
    const at = (event: PointerEvent | WheelEvent): [number, number] => {
      const r = holder.getBoundingClientRect();
      return [event.clientX - r.left, event.clientY - r.top];
    };
    const overTip = (x: number, y: number, reach: number): number[] | null => {
      if (!last || !handles.peek().tip || last.figure.tip.link < 0) return null;
      const place = extras.peek().goal ?? originOf(times(last.frames[last.figure.tip.link], last.figure.tip.frame));
      const [px, py] = projection(last.camera, size.width, size.height)(place);
      return Math.hypot(px - x, py - y) < reach ? place : null;
    };
    const down = (event: PointerEvent) => {
      if (event.button > 2 || (event.target as HTMLElement).closest("button,.menu,.scene-words")) return;
      holder.focus({ preventScroll: true });
      holder.setPointerCapture(event.pointerId);
      fingers.set(event.pointerId, [event.clientX, event.clientY]);
      if (fingers.size > 1) {
        release();
        return;
      }
      const [x, y] = at(event);
      const touch = event.pointerType === "touch";
      const place = event.button === 0 && !event.shiftKey ? overTip(x, y, touch ? 36 : 22) : null;
      const pull = handles.peek().link;
      const hit = event.button === 0 && !event.shiftKey && !place && pull && last ? (stage?.pick(last, x, y) ?? null) : null;
      if (place) held = { kind: "tip", depth: place };
      else if (hit) {
        held = { kind: "link", hit, depth: hit.point };
        pull?.(hit, hit.point, "start");
      } else held = { kind: event.button || event.shiftKey ? "pan" : "turn" };
      holder.dataset.held = held.kind;
      event.preventDefault();
    };
    const release = () => {
      if (held?.kind === "tip") handles.peek().tip?.(held.depth as number[], "end");
      if (held?.kind === "link") handles.peek().link?.(held.hit as Hit, held.depth as number[], "end");
      held = null;
      delete holder.dataset.held;
    };
    const drag = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before) {
        if (event.pointerType === "mouse" && handles.peek().tip) holder.classList.toggle("over-tip", !!overTip(...at(event), 22));
        return;
      }
      const [dx, dy] = [event.clientX - before[0], event.clientY - before[1]];
      const others = [...fingers].filter(([id]) => id !== event.pointerId);
      fingers.set(event.pointerId, [event.clientX, event.clientY]);
      if (others.length === 1) {
        const [, [ox, oy]] = others[0];
        const was = Math.hypot(before[0] - ox, before[1] - oy);
        const now = Math.hypot(event.clientX - ox, event.clientY - oy);
        if (was > 0 && now > 0) zoom(was / now);
        pan(dx / 2 / size.height, dy / 2 / size.height);
      } else if (held?.kind === "turn") orbit((dx * 2.4) / size.height * 1.6, (dy * 2.4) / size.height);
      else if (held?.kind === "pan") pan(dx / size.height, dy / size.height);
      else if (held && last) {
        held.depth = onPlane(last.camera, held.depth as number[], ...at(event), size.width, size.height);
        if (held.kind === "tip") handles.peek().tip?.(held.depth, "move");
        else handles.peek().link?.(held.hit as Hit, held.depth, "move");
      }
    };
    const up = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
      if (!fingers.size) release();
      else if (fingers.size === 1) held = { kind: "turn" }; // continue with the remaining finger
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      zoom(Math.exp(Math.max(-80, Math.min(80, event.deltaY * (event.deltaMode ? 16 : 1))) * 0.0018));
    };
    const key = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.target !== holder) return;
      const step = event.shiftKey ? 0.06 : 0.12;
      const run: Record<string, () => void> = event.shiftKey
        ? { ArrowLeft: () => pan(step, 0), ArrowRight: () => pan(-step, 0), ArrowUp: () => pan(0, step), ArrowDown: () => pan(0, -step) }
        : { ArrowLeft: () => orbit(step, 0), ArrowRight: () => orbit(-step, 0), ArrowUp: () => orbit(0, step), ArrowDown: () => orbit(0, -step) };
      Object.assign(run, { "+": () => zoom(0.88), "=": () => zoom(0.88), "-": () => zoom(1.14), Home: frameArm });
      if (run[event.key]) (event.preventDefault(), run[event.key]());
    };
    const menu = (event: Event) => event.preventDefault();
    holder.addEventListener("pointerdown", down);
    holder.addEventListener("pointermove", drag);
    holder.addEventListener("pointerup", up);
    holder.addEventListener("pointercancel", up);
    holder.addEventListener("wheel", wheel, { passive: false });
    holder.addEventListener("keydown", key);
    holder.addEventListener("contextmenu", menu);
    holder.addEventListener("dblclick", frameArm);
    return () => {
      stops.forEach((stop) => stop());
      watch.disconnect();
      cancelAnimationFrame(request);
      leave();
      stage = null;
    };
  }, []);

  const name = model.value.name;
  return (
    <div class="scene" ref={box} tabIndex={0} role="application" aria-label={`${name} in 3D. Arrow keys rotate, Shift and arrows pan, plus and minus zoom, Home fits the view.`}>
      <canvas class="scene-words-layer" ref={words} aria-hidden="true" />
      <canvas class="on-paper" ref={paper} aria-hidden="true" />
      {kind.value === "canvas" && !lost.value && <p class="scene-note">No WebGL: simple drawing</p>}
      {lost.value && <p class="scene-note">WebGL context lost: simple drawing until it is restored</p>}
      {!figure.value && <p class="scene-note">This page does not have this robot's data</p>}
      {note.value && <p class="scene-note" role="status">{note.value}</p>}
      {tooLarge.value && <p class="scene-note">Too large to draw: lengths are in metres</p>}
      {coming.value && <p class="scene-note" role="status">Loading meshes: {coming.value.here} of {coming.value.of}</p>}
      {missing.value > 0 && !view.value.layers.includes("schematic") && <p class="scene-note">{missing.value} meshes missing: open the robot's zip, or run isodyn workbench with its file</p>}
      <div class="scene-tools">
        <LayersMenu />
        <IconButton icon="target" label="Fit the arm in view" keys="Home" onClick={frameArm} />
        <IconButton icon="plus" label="Zoom in" keys="+" onClick={() => zoom(0.8)} kind="fine-only" />
        <IconButton icon="minus" label="Zoom out" keys="-" onClick={() => zoom(1.25)} kind="fine-only" />
      </div>
    </div>
  );
}

/** Turns a layer of the scene on or off. */
export function toggleLayer(name: string): void {
  const now = view.peek().layers;
  look({ layers: now.includes(name) ? now.filter((one) => one !== name) : [...now, name] });
}

function LayersMenu() {
  return (
    <Menu
      label="Layers and views" icon="layers" align="right"
      items={() => [
        ...LAYERS.map(([key, title]) => ({ title, checked: view.value.layers.includes(key), run: () => toggleLayer(key), stay: true })),
        { title: "View from the front", icon: "eye", run: () => lookFrom("front"), apart: true },
        { title: "View from the side", icon: "eye", run: () => lookFrom("side") },
        { title: "View from above", icon: "eye", run: () => lookFrom("top") },
        { title: "Standard view", icon: "eye", run: () => lookFrom("corner") },
      ]}
    />
  );
}

/** Whether a drawing is pending. */
export const waiting = (): boolean => stale;

/** The tip in the picture [CSS pixels]; null if there is none. */
export function tipPixel(): [number, number] | null {
  const shown = picture();
  if (!shown || shown.figure.tip.link < 0) return null;
  const [x, y] = projection(shown.camera, size.width, size.height)(originOf(times(shown.frames[shown.figure.tip.link], shown.figure.tip.frame)));
  return [x, y];
}
