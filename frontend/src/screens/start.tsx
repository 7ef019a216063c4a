// Start: thumbnails of template arms, the library, and recent documents.

import { signal, useSignal, type Signal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { register as registerActions } from "../actions";
import { askAndOpen, open } from "../commands";
import { ISODYN_VERSION, type DHModel, type LibraryRow, type Opened } from "../messages";
import { ArmThumbnail, RobotThumbnail } from "../scene/thumbnail";
import { connected, home, library, openRobot, words } from "../server";
import { documentOf } from "../state/document";
import { addSource } from "../state/robot";
import { model, replace } from "../state/store";
import { TEMPLATES, type Template } from "../state/templates";
import { Button } from "../widgets/basic";
import { Icon } from "../widgets/icons";
import { toast } from "../widgets/overlay";
import { go, register } from "./registry";

const rows = signal<LibraryRow[]>([]);

export function take(template: Template): void {
  replace(`Open ${template.title}`, documentOf(structuredClone(template.model), template.home));
  go("model");
}

async function takeRow(row: LibraryRow): Promise<void> {
  try {
    const { model: found, structure } = await openRobot(row.name);
    addSource(found, structure);
    replace(`Open ${row.name}`, documentOf(found, structure.neutral, structure));
    go(found.kind === "dh" ? "model" : "pose");
  } catch (error) {
    toast((error as Error).message, "error");
  }
}

const FAMILIES: Record<string, string> = {
  industrial: "Industrial arms", collaborative: "Collaborative arms", textbook: "Textbook arms", mobile: "Mobile and legged",
  parallel: "Parallel (closed loops)", templates: "Templates",
};
const title = (family: string): string => FAMILIES[family] ?? family.charAt(0).toUpperCase() + family.slice(1);

/** Robots whose thumbnails were requested, one signal each, so that a new thumbnail redraws no other. */
const pictures = new Map<string, Signal<Opened | null>>();

/** A bent pose within the limits: at zero many arms are stretched out. */
const bent = (m: DHModel): number[] => m.rows.map((r, k) => {
  const wanted = r.joint === "P" ? 0.1 : [0.5, -0.9, 1.1, -0.5, 0.7, 0.2, 0.3][k % 7];
  return Math.min(Math.max(wanted, r.lower ?? -Infinity), r.upper ?? Infinity);
});

/** The thumbnail of a row, requested when it becomes visible. */
function Thumb({ row }: { row: LibraryRow }) {
  const ref = useRef<HTMLDivElement>(null);
  const own = useMemo(() => pictures.get(row.name) ?? signal<Opened | null>(null), [row.name]);
  useEffect(() => {
    if (pictures.has(row.name)) return;
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      watch.disconnect();
      pictures.set(row.name, own);
      openRobot(row.name).then((found) => (own.value = found), () => pictures.delete(row.name));
    }, { rootMargin: "200px" });
    watch.observe(ref.current as HTMLElement);
    return () => watch.disconnect();
  }, [row.name]);
  const found = own.value;
  const m = found?.model;
  const picture = m?.kind === "dh" ? <ArmThumbnail model={m} q={bent(m)} label="" /> : found && <RobotThumbnail structure={found.structure} label="" />;
  return <div class="thumb" ref={ref}>{picture ?? <Icon name={row.family === "parallel" ? "repeat" : row.family === "mobile" ? "walk" : "pose"} size={28} />}</div>;
}

/** The number of joints by type, from their letters, such as "22 + floating". */
const jointCount = (letters: string): string => {
  const others = [...new Set(letters.match(/\([^)]*\)/g) ?? [])].map((type) => `${letters.split(type).length - 1} ${type.slice(1, -1)}`);
  return [`${letters.replace(/\([^)]*\)/g, "").length} revolute or prismatic`, ...others].join(" + ");
};

function Start() {
  const over = useSignal(false);
  const wanted = useSignal("");
  useEffect(() => {
    if (home !== "served" || connected.value) library().then((found) => (rows.value = found), () => {});
  }, [connected.value]);
  const found = rows.value.filter((row) => row.family !== "templates" && `${row.name} ${row.title} ${row.joints} ${title(row.family)}`.toLowerCase().includes(wanted.value.toLowerCase()));
  const families = [...new Set(found.map((row) => row.family))];
  return (
    <div
      class={over.value ? "start over" : "start"}
      onDragOver={(event) => (event.preventDefault(), (over.value = true))} onDragLeave={() => (over.value = false)}
      onDrop={(event) => {
        event.preventDefault();
        over.value = false;
        const file = event.dataTransfer?.files[0];
        if (file) void open(file);
      }}
    >
      <header class="start-head">
        <div>
          <h1>Robot dynamics in the browser</h1>
          <p>Choose an arm and edit any parameter: torques, motion and simulation are recomputed immediately in the browser.</p>
        </div>
        <div class="buttons">
          <Button icon="open" onClick={() => void askAndOpen()}>Open a file</Button>
          <Button icon="right" kind="primary" onClick={() => go("model")}>Continue with {model.value.name}</Button>
        </div>
      </header>
      <h2>Start with a template</h2>
      <ul class="cards">
        {TEMPLATES.map((template) => (
          <li key={template.title}>
            <button type="button" class="card" onClick={() => take(template)}>
              <ArmThumbnail model={template.model} q={template.home} label={`Picture of ${template.title}`} />
              <span class="card-title">{template.title}<small class="letters">{template.joints}</small></span>
              <span class="card-words">{template.words}</span>
            </button>
          </li>
        ))}
      </ul>
      {rows.value.length > 0 && (
        <>
          <div class="library-head">
            <h2>Library</h2>
            <label class="find"><Icon name="search" size={16} /><span class="unseen">Find a robot</span><input type="text" placeholder="Find a robot" value={wanted.value} onInput={(event) => (wanted.value = (event.target as HTMLInputElement).value)} /></label>
          </div>
          {families.map((family) => (
            <section key={family} class="family">
              <h3>{title(family)}</h3>
              <ul class="rows">
                {found.filter((row) => row.family === family).map((row) => (
                  <li key={row.name}>
                    <button type="button" class="row-card" onClick={() => void takeRow(row)}>
                      <Thumb row={row} />
                      <span class="row-words"><span class="card-title">{row.name}<small class="letters">{row.joints.length > 12 ? jointCount(row.joints) : row.joints}</small></span>
                      <span class="card-words">{row.title}</span></span>
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          {!found.length && <p class="hint">No robot matches “{wanted.value}”.</p>}
        </>
      )}
      <p class="start-foot">isodyn {ISODYN_VERSION}. {words.value} {home === "served" ? "Drop a URDF, MJCF, TOML or zip file (with meshes) or a saved document here." : "Drop a saved document here."}</p>
    </div>
  );
}

registerActions(...TEMPLATES.map((template) => ({
  id: `start.${template.title.replace(/\W+/g, "-").toLowerCase()}`, title: `Start with: ${template.title}`, words: `new robot template ${template.joints}`,
  run: () => take(template),
})));
register({ id: "start", title: "Start", icon: "start", key: "1", layout: "page", component: Start });
