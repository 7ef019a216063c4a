// The player: one recording, as a 3D view and as plots over time.

import { effect } from "@preact/signals";
import { render } from "preact";
import { useEffect, useRef } from "preact/hooks";
import "../style/player.css";
import { fixed } from "../engine/numbers";
import { COLOURS } from "../scene/picture";
import * as player from "../state/player";
import { reducedMotion, themeAfter, THEMES } from "../system";
import { IconButton } from "../widgets/basic";
import { TipLayer } from "../widgets/overlay";
import { Transport } from "../widgets/transport";
import { colourOf, mixed, momentOf, unpacked, type Recording, type Packed } from "./recording";
import { Curves, dashOf } from "./plot";
import { drawn, pan, reset, Scene, turn, zoom } from "./scene";
import { chosen, dark, large, theme, traced } from "./settings";

function Plot({ film }: { film: Recording }) {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = ref.current as HTMLCanvasElement;
    const curves = new Curves(film, COLOURS.length);
    const draw = () => curves.draw(canvas, player.time.peek(), dark.peek(), large.peek());
    const stop = effect(() => (player.time.value, dark.value, large.value, draw()));
    const watch = new ResizeObserver(draw);
    watch.observe(canvas);
    const seek = (event: PointerEvent) => {
      if (event.type === "pointerdown") canvas.setPointerCapture(event.pointerId);
      else if (!canvas.hasPointerCapture(event.pointerId)) return;
      const box = canvas.getBoundingClientRect();
      player.playing.value = false;
      player.seek(curves.timeAt(event.clientX - box.left, box.width));
    };
    canvas.addEventListener("pointerdown", seek);
    canvas.addEventListener("pointermove", seek);
    return () => (stop(), watch.disconnect());
  }, []);
  return <canvas class="curves" ref={ref} role="img" aria-label="Positions over time" />;
}

/** With more positions than these, the list scrolls. */
const FEW = 3;

/** Names, values and units of the positions, with the dashes and colours of their curves. */
function Legend({ film }: { film: Recording }) {
  const moment = momentOf(film, player.time.value);
  const N = film.labels.length;
  return (
    <ul class="legend" aria-label="Positions now" tabIndex={N > FEW ? 0 : undefined}>
      {film.labels.map((label, k) => {
        const cut = label.lastIndexOf("[");
        const value = mixed(film.q, N, k, moment);
        const unit = label.slice(cut + 1, -1);
        return (
          <li key={label}>
            <svg viewBox="0 0 24 6" aria-hidden="true"><path d="M0 3H24" stroke={colourOf(k, dark.value)} stroke-width="2.5" stroke-dasharray={dashOf(k, COLOURS.length).join(" ")} /></svg>
            <span>{label.slice(0, cut).trim()}</span>
            <output>{Number.isNaN(value) ? "–" : fixed(value, 3)}<i>{unit === "1" ? "" : ` ${unit}`}</i></output>
          </li>
        );
      })}
    </ul>
  );
}

function Player({ film }: { film: Recording }) {
  const themed = THEMES.find(([key]) => key === chosen.value)?.[1];
  return (
    <main class="player">
      <header>
        <div>
          <h1>{film.title}</h1>
          <p>{film.words}</p>
        </div>
        <IconButton icon="walk" label={traced.value ? "Hide the tip paths" : "Show the tip paths"} keys="T" pressed={traced.value} onClick={() => (traced.value = !traced.value)} />
        <IconButton icon={{ light: "sun", dark: "moon", projector: "screen", system: "system" }[chosen.value]} label={`Theme: ${themed}`} onClick={() => (chosen.value = themeAfter(chosen.value))} />
      </header>
      <div class="stage">
        <Scene film={film} />
      </div>
      <Transport />
      {film.labels.length > 0 && <section class="positions" aria-label="Positions"><Plot film={film} /><Legend film={film} /></section>}
      <p class="keys">
        Drag to rotate, Shift+drag to pan, scroll to zoom, double-click to reset. Keys: <kbd>Space</kbd> plays, <kbd>←</kbd> <kbd>→</kbd> step,{" "}
        <kbd>Shift</kbd>+arrows rotate, <kbd>Home</kbd> and <kbd>End</kbd> go to start and end, <kbd>+</kbd> and <kbd>-</kbd> zoom, <kbd>T</kbd> shows the tip paths.
      </p>
      <TipLayer />
    </main>
  );
}

/** Whether the focused element uses this key itself. */
function taken(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || target.tagName === "SELECT") return true;
  if (target instanceof HTMLInputElement) return event.key !== " ";
  return event.key === " " && target.tagName === "BUTTON";
}

function onKey(event: KeyboardEvent): void {
  if (taken(event)) return;
  const go = (when: number) => ((player.playing.value = false), player.seek(when));
  const turns: Record<string, [number, number]> = { ArrowLeft: [0.1, 0], ArrowRight: [-0.1, 0], ArrowUp: [0, 0.1], ArrowDown: [0, -0.1] };
  const keys: Record<string, () => void> = {
    ArrowRight: () => player.stepBy(1), ArrowLeft: () => player.stepBy(-1), ".": () => player.stepBy(1), ",": () => player.stepBy(-1),
    Home: () => go(player.start.peek()), End: () => go(player.duration.peek()), " ": player.toggle,
    "+": () => zoom(1 / 1.15), "=": () => zoom(1 / 1.15), "-": () => zoom(1.15), t: () => (traced.value = !traced.value),
  };
  if (event.shiftKey && turns[event.key]) turn(...turns[event.key]);
  else if (keys[event.key.length > 1 ? event.key : event.key.toLowerCase()]) keys[event.key.length > 1 ? event.key : event.key.toLowerCase()]();
  else return;
  event.preventDefault();
}

async function start(): Promise<void> {
  const film = await unpacked(JSON.parse(document.getElementById("isodyn-film")?.textContent ?? "") as Packed);
  const N = film.labels.length;
  if (!player.SPEEDS.includes(film.speed)) player.speeds.value = [...player.SPEEDS, film.speed].sort((a, b) => a - b);
  player.speed.value = film.speed;
  player.show({ title: film.title, t: film.t, q: Array.from({ length: N }, (_, k) => Float32Array.from(film.t, (_, f) => film.q[f * N + k])), step: 1 });
  effect(() => void (document.documentElement.dataset.theme = theme.value));
  player.followTime();
  document.addEventListener("keydown", onKey);
  render(<Player film={film} />, document.getElementById("app") as HTMLElement);
  if (!reducedMotion()) player.playing.value = true;
  /** For the browser's console and for tests. */
  Object.assign(globalThis, { isodyn: { film, player, drawn, turn, pan, zoom, reset, chosen } });
}

void start();
