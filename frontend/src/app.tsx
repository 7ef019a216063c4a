// The shell around every screen: top bar, navigation, panel, transport.

import { signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { printed, run } from "./actions";
import { askAndOpen } from "./commands";
import { Help } from "./help";
import { withRobot } from "./python";
import { SceneView } from "./scene/scene";
import { LessonBar } from "./screens/lessons";
import { current, go, screens } from "./screens/registry";
import { home, state, words } from "./server";
import { ShareDialog } from "./sharing";
import { film } from "./state/player";
import { save } from "./state/share";
import { edit, look, model, redoable, undoable, view } from "./state/store";
import { printing, theme, THEMES } from "./theme";
import { IconButton } from "./widgets/basic";
import { Icon } from "./widgets/icons";
import { copy, dropErrors, Menu, TipLayer, Toasts } from "./widgets/overlay";
import { Palette, paletteOpen } from "./widgets/palette";
import { Transport } from "./widgets/transport";

/** Height of the sheet on a narrow page. */
export const sheet = signal<"low" | "half" | "full">("half");
const sceneWanted = signal(false);

function Top() {
  return (
    <header class="top">
      <button type="button" class="brand" onClick={() => go("start")} aria-label="isodyn workbench: go to Start">
        <svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true"><path d="M6 27h10M11 26V18L20 8l6 5" /><circle cx="11" cy="18" r="3" /><circle cx="20" cy="8" r="3" /></svg>
        <span>isodyn</span>
      </button>
      <RobotName />
      <div class="top-group fine-only">
        <IconButton icon="undo" label={undoable.value ? `Undo: ${undoable.value}` : "Undo"} keys="Mod+Z" disabled={!undoable.value} onClick={() => run("edit.undo")} />
        <IconButton icon="redo" label={redoable.value ? `Redo: ${redoable.value}` : "Redo"} keys="Mod+Shift+Z" disabled={!redoable.value} onClick={() => run("edit.redo")} />
      </div>
      <button type="button" class="search" onClick={() => (paletteOpen.value = true)} aria-label="Search actions">
        <Icon name="search" size={17} /><span>Search actions</span><kbd>{printed("Mod+K")}</kbd>
      </button>
      <div class="top-group">
        <button type="button" class="unit-switch" aria-label={`Angles in ${view.value.degrees ? "degrees" : "radians"}; switch`} onClick={() => look({ degrees: !view.value.degrees })}>
          <span class={view.value.degrees ? "on" : undefined}>deg</span><span class={view.value.degrees ? undefined : "on"}>rad</span>
        </button>
        <IconButton icon="share" label="Copy a link to this document" keys="Mod+Shift+L" onClick={() => run("file.share")} kind="fine-only" />
        <Menu
          label="Theme" icon={{ light: "sun", dark: "moon", projector: "screen" }[theme.value]} align="right"
          items={() => THEMES.map(([key, title]) => ({ title, checked: view.value.theme === key, run: () => look({ theme: key }) }))}
        />
        <Menu
          label="File and more" icon="more" align="right"
          items={() => [
            { title: "Open a file …", icon: "open", keys: printed("Mod+O"), run: () => void askAndOpen() },
            { title: "Save the document", icon: "save", keys: printed("Mod+S"), run: save },
            { title: "Copy a link", icon: "share", keys: printed("Mod+Shift+L"), run: () => run("file.share") },
            { title: "Copy as Python", icon: "code", run: () => void copy(withRobot(), "Python"), apart: true },
            { title: "Save the scene as PNG", icon: "camera", run: () => run("file.picture") },
            { title: "Print", icon: "print", keys: printed("Mod+P"), run: () => print() },
            { title: "Undo", icon: "undo", keys: printed("Mod+Z"), run: () => run("edit.undo"), disabled: !undoable.value, apart: true },
            { title: "Redo", icon: "redo", keys: printed("Mod+Shift+Z"), run: () => run("edit.redo"), disabled: !redoable.value },
            { title: "Help", icon: "help", keys: "?", run: () => run("view.help"), apart: true },
          ]}
        />
      </div>
    </header>
  );
}

/** The robot's name, editable. */
function RobotName() {
  const name = model.value.name;
  const put = (event: Event) => {
    const next = (event.target as HTMLInputElement).value.trim();
    if (next && next !== name) edit("Rename the robot", (d) => ({ model: { ...d.model, name: next } }));
    else (event.target as HTMLInputElement).value = name;
  };
  return (
    <label class="robot-name">
      <span class="unseen">Name of the robot</span>
      <input type="text" size={1} value={name} maxLength={80} spellcheck={false} autocomplete="off" onChange={put} onKeyDown={(event) => event.key === "Enter" && (event.target as HTMLInputElement).blur()} />
      <span class="robot-name-size" aria-hidden="true">{name}</span>
    </label>
  );
}

function Rail() {
  const rail = useRef<HTMLElement>(null);
  const at = current.value?.id;
  // the foot of a narrow page has no room for all of them
  useEffect(() => rail.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" }), [at]);
  const before = useRef(at);
  useEffect(() => {
    if (before.current !== at) dropErrors();
    before.current = at;
  }, [at]);
  return (
    <nav class="rail" aria-label="Screens" ref={rail}>
      {screens.value.map((screen) => (
        <button type="button" key={screen.id} class={screen.quiet ? "quiet" : undefined} aria-current={screen === current.value ? "page" : undefined} aria-keyshortcuts={`Alt+${screen.key}`} onClick={() => go(screen.id)}>
          <Icon name={screen.icon} size={22} /><span>{screen.title}</span>
        </button>
      ))}
      <div class="rail-foot"><ServerState /></div>
    </nav>
  );
}

function ServerState() {
  if (state.value === "none" && home !== "file") return null;
  const level = { none: "off", starting: "off", connected: "good", lost: "bad", link: "bad" }[state.value];
  const short = { none: "No server", starting: "Connecting …", connected: "Connected", lost: "Disconnected", link: "Not authorised" }[state.value];
  return <div class={`server ${level}`} title={words.value} role="status"><span class="lamp" aria-hidden="true" /><span>{short}</span></div>;
}

/** The handle of the sheet on narrow pages: click or drag. */
function Handle() {
  const order = ["low", "half", "full"] as const;
  const from = useRef<number | null>(null);
  const step = (way: number) => (sheet.value = order[Math.min(2, Math.max(0, order.indexOf(sheet.value) + way))]);
  return (
    <button
      type="button" class="handle" aria-label={sheet.value === "full" ? "Make the panel smaller" : "Make the panel larger"} aria-expanded={sheet.value !== "low"}
      onClick={() => from.current === null && (sheet.value = sheet.value === "full" ? "low" : order[order.indexOf(sheet.value) + 1])}
      onPointerDown={(event) => ((event.target as HTMLElement).setPointerCapture(event.pointerId), (from.current = event.clientY))}
      onPointerUp={(event) => {
        const by = from.current === null ? 0 : event.clientY - from.current;
        if (Math.abs(by) > 24) step(by < 0 ? 1 : -1);
        setTimeout(() => (from.current = null), Math.abs(by) > 24 ? 50 : 0);
        if (Math.abs(by) <= 24) from.current = null;
      }}
    ><span /></button>
  );
}

/** The splitter between scene and panel: mouse or arrow keys. */
function Divider() {
  const width = useSignal(0);
  const put = (next: number) => {
    width.value = Math.min(Math.max(next, 300), innerWidth - 420);
    document.documentElement.style.setProperty("--panel", `${width.value}px`);
  };
  const now = () => document.querySelector(".panel")?.getBoundingClientRect().width ?? 400;
  return (
    <div
      class="divider" role="separator" aria-orientation="vertical" aria-label="Width of the panel" aria-valuenow={Math.round(width.value || 400)} aria-valuemin={300} aria-valuemax={2000} tabIndex={0}
      onPointerDown={(event) => ((event.target as HTMLElement).setPointerCapture(event.pointerId), event.preventDefault())}
      onPointerMove={(event) => (event.target as HTMLElement).hasPointerCapture(event.pointerId) && put(innerWidth - event.clientX)}
      onDblClick={() => document.documentElement.style.removeProperty("--panel")}
      onKeyDown={(event) => {
        const way = { ArrowLeft: 32, ArrowRight: -32 }[event.key];
        if (way) (event.preventDefault(), put(now() + way));
      }}
    />
  );
}

export function App() {
  const screen = current.value;
  const panel = useRef<HTMLElement>(null);
  if (screen && screen.layout !== "page") sceneWanted.value = true;
  useEffect(() => {
    panel.current?.scrollTo(0, 0);
    document.documentElement.style.removeProperty("--panel");
    document.title = `${screen?.title ?? ""} · ${model.peek().name} · isodyn workbench`;
  }, [screen?.id]);
  if (!screen) return null;
  const Shown = screen.component;
  return (
    <div class="app" data-layout={screen.layout} data-screen={screen.id} data-sheet={sheet.value}>
      <a class="skip" href="#panel">Skip to the panel</a>
      {printing.value && <header class="print-head"><strong>{model.value.name}</strong> · {screen.title}<span>isodyn workbench, {new Date().toLocaleString()}</span></header>}
      <Top />
      <Rail />
      <main class="work">
        <div class="stage" hidden={screen.layout === "page"}>
          {sceneWanted.value && <SceneView />}
          {film.value && screen.transport !== false && <Transport />}
        </div>
        {screen.layout !== "page" && <Divider />}
        <section key={screen.layout === "page" ? "page" : "panel"} class="panel" id="panel" ref={panel} tabIndex={-1} aria-label={screen.title}>
          {screen.layout !== "page" && <Handle />}
          <div class="panel-inner">
            {screen.id !== "lessons" && screen.id !== "start" && <LessonBar />}
            {screen.layout !== "page" && <h2 class="panel-title">{screen.title}</h2>}
            <Shown key={screen.id} />
          </div>
        </section>
      </main>
      <Toasts />
      <TipLayer />
      <Palette />
      <ShareDialog />
      <Help />
    </div>
  );
}
