// Model: the arm's DH table, masses, limits, motors and friction; the linter's findings; the frames step by step.

import { computed, effect, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { register as registerActions } from "../actions";
import { originOf } from "../engine/algebra";
import { converted } from "../engine/convention";
import { significant } from "../engine/numbers";
import type { DHModel, Remark, DHRowMessage } from "../messages";
import { robotLines, withRobot } from "../python";
import { extras, toggleLayer } from "../scene/scene";
import { askModel, connected } from "../server";
import { fromAngles, anglesOf } from "../state/arm";
import { IDENTITY, row as emptyRow } from "../state/document";
import { failed, lint, merged, sorted, wholeField } from "../state/lint";
import { show } from "../state/player";
import { structure } from "../state/robot";
import { edit, model, ofDocument, view } from "../state/store";
import type { Kind } from "../state/units";
import { walk as asked } from "../state/teaching";
import { Button, Facts, IconButton, Notice, Section, Tabs } from "../widgets/basic";
import { Segmented, Switch, VectorField } from "../widgets/fields";
import { Icon } from "../widgets/icons";
import { copy, Menu, toast } from "../widgets/overlay";
import { copied, pasted, Table, type Column } from "../widgets/table";
import { go, leadTo, register } from "./registry";
import { Walk, walkStep } from "./walk";

type Tab = "table" | "inertia" | "limits" | "drives" | "walk";
const TABS: [Tab, string][] = [["table", "DH table"], ["inertia", "Inertial parameters"], ["limits", "Limits"], ["drives", "Motors and friction"], ["walk", "Frames step by step"]];
const tab = signal<Tab>("table");
const chosen = ofDocument(-1);
/** The findings on the model at the time of the request to the server; some texts depend on the unit. */
const answered = signal<{ model: unknown; remarks: () => Remark[] } | null>(null);

const dh = (): DHModel | null => (model.value.kind === "dh" ? model.value : null);
const setRows = (rows: DHRowMessage[], what: string, key = ""): void => edit(what, (d) => ({ model: { ...(d.model as DHModel), rows } }), key);

/** Findings on the table: the server's if they are about exactly this model, otherwise the page's own. */
const remarks = computed<Remark[]>(() => {
  const m = model.value;
  if (answered.value?.model === m) return sorted(answered.value.remarks());
  return m.kind === "dh" ? sorted(lint(m)) : [];
});

const sub = (k: number): string => [...String(k + 1)].map((c) => "₀₁₂₃₄₅₆₇₈₉"[Number(c)]).join("");

const column = <K extends keyof DHRowMessage>(key: K, title: string, words: string, kind: Column<DHRowMessage>["kind"], more: Partial<Column<DHRowMessage>> = {}): Column<DHRowMessage> => ({
  key, title, words, kind, get: (r) => r[key] as number | null, set: (r, value) => ({ ...r, [key]: value }), ...more,
});
const part = (key: "com" | "inertia" | "coulomb" | "static", k: number, title: string, words: string, kind: Column<DHRowMessage>["kind"], more: Partial<Column<DHRowMessage>> = {}): Column<DHRowMessage> => ({
  key: `${key}.${k}`, title, words, kind, get: (r) => r[key][k], set: (r, value) => ({ ...r, [key]: r[key].map((x, i) => (i === k ? value : x)) }), ...more,
});
const words = (key: "name" | "link", title: string): Column<DHRowMessage> => ({ key, title, words: title, text: true, get: (r) => r[key], set: (r, value) => ({ ...r, [key]: value }) });
const JOINT: Column<DHRowMessage> = {
  key: "joint", title: "Joint", words: "joint type, R revolute or P prismatic", choices: [["R", "R"], ["P", "P"]], narrow: true, names: ["type"],
  get: (r) => r.joint, set: (r, value) => ({ ...r, joint: value }),
};
/** Columns of wide tables, which are narrower. */
const close = (found: Column<DHRowMessage>[]): Column<DHRowMessage>[] => found.map((c) => (c.text ? c : { ...c, narrow: true }));
const by = (turning: Kind, sliding: Kind) => (r: DHRowMessage): Kind => (r.joint === "R" ? turning : sliding);

const theta = column("theta", "θ", "theta, rotation about z", "angle", { mark: (r, k) => (r.joint === "R" ? `q${sub(k)} +` : "") });
const dColumn = column("d", "d", "d, translation along z", "length", { mark: (r, k) => (r.joint === "P" ? `q${sub(k)} +` : ""), names: ["b", "offset"] });
const a = column("a", "a", "a, translation along x", "length", { names: ["length", "r"] });
const alpha = column("alpha", "α", "alpha, rotation about x", "angle", { names: ["twist"] });

export function columns(which: Tab, convention: DHModel["convention"]): Column<DHRowMessage>[] {
  switch (which) {
    case "inertia": return close([
      words("link", "Link"), column("mass", "m", "mass", "mass", { last: true }),
      ...["x", "y", "z"].map((n, k) => part("com", k, `com ${n}`, `centre of mass, ${n}`, "length", { last: k === 2, names: [n, `com${n}`, `c${n}`] })),
      ...["xx", "yy", "zz", "xy", "xz", "yz"].map((n, k) => part("inertia", k, `I${n}`, `inertia, ${n}`, "inertia", { names: [n] })),
    ]);
    case "limits": return [
      words("name", "Joint"), column("lower", "min", "lower limit", by("angle", "length"), { optional: true, names: ["lower"] }),
      column("upper", "max", "upper limit", by("angle", "length"), { optional: true, names: ["upper"] }),
      column("velocity", "velocity", "velocity limit", by("speed", "velocity"), { optional: true, names: ["speed"] }),
      column("effort", "torque", "torque or force limit", by("torque", "force"), { optional: true, names: ["effort"] }),
    ];
    case "drives": return close([
      words("name", "Joint"), column("rotor_inertia", "rotor inertia", "rotor inertia, motor side", "inertia", { names: ["rotor inertia", "Jm"] }),
      column("gear_ratio", "gear ratio", "gear ratio, motor turns per joint turn", "plain", { last: true, names: ["G", "gear ratio"] }),
      column("viscous", "viscous", "viscous friction", by("damping", "linear damping"), { names: ["B"] }),
      part("coulomb", 0, "Coulomb +", "Coulomb friction at positive speed", by("torque", "force"), { names: ["coulomb+"] }),
      part("coulomb", 1, "Coulomb −", "Coulomb friction at negative speed", by("torque", "force"), { names: ["coulomb-"] }),
      part("static", 0, "static +", "static friction, positive direction", by("torque", "force"), { optional: true, implied: (r) => r.coulomb[0], names: ["static+"] }),
      part("static", 1, "static −", "static friction, negative direction", by("torque", "force"), { optional: true, implied: (r) => r.coulomb[1], names: ["static-"], last: true }),
      column("stiffness", "stiffness", "joint spring stiffness", by("stiffness", "linear stiffness")), column("rest", "rest position", "rest position of the spring", by("angle", "length")),
    ]);
    default: return [words("name", "Name"), JOINT, ...(convention === "standard" ? [theta, dColumn, a, alpha] : [alpha, a, theta, dColumn])];
  }
}

/** A new last joint, with a unique name and enough mass to move. */
function fresh(k: number): DHRowMessage {
  const taken = new Set(dh()?.rows.flatMap((r) => [r.name, r.link]) ?? []);
  const free = (word: string) => {
    let number = k + 1;
    while (taken.has(`${word}${number}`)) number++;
    return `${word}${number}`;
  };
  return emptyRow({ name: free("joint"), link: free("link"), a: 0.2, mass: 1, com: [-0.1, 0, 0], inertia: [0.0004, 0.0034, 0.0034, 0, 0, 0], lower: -Math.PI, upper: Math.PI });
}

function addJoint(): void {
  const m = dh();
  if (!m || m.rows.length >= 30) return;
  setRows([...m.rows, fresh(m.rows.length)], "Add a joint");
  chosen.value = m.rows.length;
}

function removeJoint(): void {
  const m = dh();
  const k = chosen.value >= 0 ? chosen.value : (m?.rows.length ?? 0) - 1;
  if (!m || m.rows.length < 2) return;
  const name = m.rows[k].name;
  edit(`Remove ${name}`, (d) => {
    const without = (values: number[]) => values.filter((_, i) => i !== k);
    const s = d.simulation;
    return {
      model: { ...(d.model as DHModel), rows: m.rows.filter((_, i) => i !== k) },
      pose: { ...d.pose, q: without(d.pose.q) },
      motion: { ...d.motion, ...(d.motion.kind === "csv" ? { kind: "cycloidal" as const, csv: "" } : {}), waypoints: d.motion.waypoints.map((w) => ({ ...w, q: without(w.q) })) },
      simulation: { ...s, kp: without(s.kp), kd: without(s.kd), q0: without(s.q0), qd0: without(s.qd0), target: without(s.target) },
    };
  });
  chosen.value = -1;
}

const pasteTable = async (): Promise<void> => {
  const m = dh();
  if (!m) return;
  try {
    const all = columns(tab.value === "walk" ? "table" : tab.value, m.convention);
    const found = pasted(await navigator.clipboard.readText(), m.rows, all, { row: 0, column: all.findIndex((c) => !c.text && !c.choices) }, fresh);
    if (found.count) setRows(found.rows, "Paste");
    toast(found.problems.length ? `${found.count} cells pasted; ${found.problems.slice(0, 3).join("; ")}.` : `${found.count} cells pasted.`, found.problems.length ? "error" : "good");
  } catch {
    toast("The browser blocks access to the clipboard: click a cell and press Ctrl+V.", "note");
  }
};

/** Whether a column holds the field of a finding, or the affected part of it. */
const holds = (key: string, field: string): boolean => key === field || wholeField(key) === field;

/** The finding of a cell. */
const remarkAt = (k: number, key: string): Remark | undefined => {
  const m = dh();
  return m ? remarks.value.find((r) => isOf(r, m.rows[k]) && holds(key, r.field)) : undefined;
};
const isOf = (r: Remark, row: DHRowMessage): boolean => r.link === row.link || (r as Remark & { joint?: string }).joint === row.name;

/** Columns by tab, to go from a finding to its cell. */
const HOME: Record<string, Tab> = { mass: "inertia", com: "inertia", inertia: "inertia", link: "inertia", lower: "limits", upper: "limits", velocity: "limits", effort: "limits", viscous: "drives", coulomb: "drives", static: "drives", rotor_inertia: "drives", gear_ratio: "drives", stiffness: "drives", rest: "drives" };

const homeOf = (remark: Remark): Tab => HOME[wholeField(remark.field)] ?? "table";

/** The place of a finding, in the words of its table. */
export function placeOf(remark: Remark): string {
  if (!remark.link && !remark.joint) return "Whole arm";
  const at = homeOf(remark);
  const found = columns(at, "standard").find((c) => holds(c.key, remark.field));
  const field = !found ? remark.field : at === "inertia" || found.key !== remark.field ? found.words.split(",")[0] : found.title;
  return [at === "inertia" ? remark.link : remark.joint || remark.link, field].filter(Boolean).join(", ");
}

function goTo(remark: Remark): void {
  const m = dh();
  if (!m) return;
  tab.value = homeOf(remark);
  const k = m.rows.findIndex((row) => isOf(remark, row));
  chosen.value = k;
  const at = columns(tab.value, m.convention).findIndex((c) => holds(c.key, remark.field));
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-cell="${k} ${at}"] :is(input, select)`)?.focus());
}

function Remarks() {
  const found = remarks.value;
  const serious = found.filter((r) => r.level !== "note");
  const notes = found.length - serious.length;
  if (!found.length && connected.value && answered.value?.model !== model.value) return <p class="remarks-none waiting">Checking …</p>;
  if (!found.length) return <p class="remarks-none"><Icon name="check" size={18} /> No problems found.</p>;
  return (
    <Section title={serious.length ? `${serious.length} ${serious.length === 1 ? "problem" : "problems"}${notes ? `, ${notes} ${notes === 1 ? "note" : "notes"}` : ""}` : `${notes} ${notes === 1 ? "note" : "notes"}`} fold open={serious.length > 0}>
      <ul class="remarks">
        {found.slice(0, 40).map((r, k) => (
          <li key={k} class={r.level}>
            <button type="button" onClick={() => goTo(r)}>
              <Icon name={r.level} size={18} />
              <span><strong>{placeOf(r)}</strong>: {r.text}. <span class="remedy">{r.remedy.charAt(0).toUpperCase() + r.remedy.slice(1)}.</span> <span class="remedy">Rule <code>{r.rule}</code></span></span>
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Ends({ m }: { m: DHModel }) {
  const setFrame = (which: "base" | "tool", place: number[] | null, angles: number[] | null) => edit(which === "base" ? "Move the base frame" : "Move the tip frame", (d) => {
    const now = (d.model as DHModel)[which];
    const T = fromAngles(angles ?? anglesOf(now), place ?? originOf(now));
    return { model: { ...(d.model as DHModel), [which]: T } };
  });
  return (
    <Section title="Base and tool transforms" fold open={false} hint="Base: frame 0 in the world frame. Tip: the tool frame in the last link frame. Angles: roll, pitch, yaw about the fixed axes x, y, z.">
      {(["base", "tool"] as const).map((which) => (
        <div class="frame-fields" key={which}>
          <VectorField label={which === "base" ? "Base, position" : "Tip, position"} kind="length" value={originOf(m[which])} onChange={(place) => setFrame(which, place, null)} />
          <VectorField label={which === "base" ? "Base, angles" : "Tip, angles"} kind="angle" value={anglesOf(m[which])} onChange={(angles) => setFrame(which, null, angles)} />
        </div>
      ))}
      <div class="buttons"><Button small disabled={[...m.base, ...m.tool].every((x, k) => x === IDENTITY[k % 16])} onClick={() => edit("Reset base and tip", (d) => ({ model: { ...(d.model as DHModel), base: [...IDENTITY], tool: [...IDENTITY] } }))}>Reset</Button></div>
    </Section>
  );
}

const MARKS: [string, string][] = [["frames", "Frames"], ["axes", "Axes"], ["com", "Centres of mass"], ["inertia", "Inertia ellipsoids"]];

/** The requested convention, until the user decides what happens to the numbers. */
const wanted = ofDocument<DHModel["convention"] | null>(null);
const otherOf = (m: DHModel): DHModel["convention"] => (m.convention === "standard" ? "modified" : "standard");

/** The same robot, as a table in the other convention. */
function convert(): void {
  const m = dh();
  if (!m) return;
  const { model: next, words: note } = converted(m);
  edit(`Convert the table to ${next.convention} DH`, () => ({ model: next }));
  wanted.value = null;
  toast(`Converted: the same robot as a ${next.convention} DH table${note ? `; ${note}` : ""}.`);
}

/** The same numbers, read in the other convention: another robot. */
function readAsOther(): void {
  const m = dh();
  if (!m) return;
  edit(`Read the table as ${otherOf(m)} DH`, (d) => ({ model: { ...(d.model as DHModel), convention: otherOf(m) } }));
  wanted.value = null;
}

const convertLines = (): string => {
  const m = dh();
  return m ? withRobot(`table = robot.to_dh(convention="${m.convention}").converted("${otherOf(m)}")`, "print(table)", "robot = table.robot()") : "";
};

function Convention({ m }: { m: DHModel }) {
  const at = wanted.value;
  if (at === null || at === m.convention) return null;
  const other = at === "modified" ? "In modified DH, a and α of a row come before its joint; in standard DH, after it" : "In standard DH, a and α of a row come after its joint; in modified DH, before it";
  return (
    <div class="asked"><Notice action={<div class="buttons">
      <Button small kind="primary" onClick={convert}>Same robot: convert the numbers</Button>
      <Button small onClick={readAsOther}>Same numbers: a different robot</Button>
      <Button small kind="quiet" onClick={() => (wanted.value = null)}>Cancel</Button>
    </div>}>
      {other}. Converting moves them one row {at === "modified" ? "down" : "up"} and expresses mass centres and inertias in the new link frames.
    </Notice></div>
  );
}

function Model() {
  useEffect(() => {
    wanted.value = null;
    show(null);
    const stop = effect(() => {
      const k = chosen.value;
      if (tab.value !== "walk") extras.value = k >= 0 && k < (dh()?.rows.length ?? 0) ? { joint: k } : {};
    });
    const walked = effect(() => {
      if (asked.value === null) return;
      tab.value = "walk";
      walkStep.value = 4 * asked.value;
      asked.value = null;
    });
    let timer = 0;
    const ask = effect(() => {
      const m = model.value;
      clearTimeout(timer);
      if (connected.value) timer = window.setTimeout(() => askModel(m).then((found) => (answered.value = { model: m, remarks: () => merged(m.kind === "dh" ? m : null, found.remarks) }), (error: Error) => (answered.value = { model: m, remarks: () => [...(m.kind === "dh" ? lint(m) : []), failed(error.message)] })), 700);
    });
    return () => {
      stop();
      walked();
      ask();
      clearTimeout(timer);
      extras.value = {};
    };
  }, []);
  const m = dh();
  if (!m) return <Source />;
  const shown = columns(tab.value, m.convention);
  return (
    <>
      <Tabs label="Parts of the model" tabs={TABS} value={tab.value} onChange={(key) => ((tab.value = key), (extras.value = {}))} />
      {tab.value === "walk" ? <Walk /> : (
        <>
          <div class="model-bar">
            {tab.value === "table" && (
              <Segmented quiet label="Convention" value={wanted.value ?? m.convention} options={[["standard", "Standard"], ["modified", "Modified"]]} onChange={(convention) => (wanted.value = convention)} />
            )}
            <div class="model-tools">
              <Button small icon="plus" onClick={addJoint}>Add a joint</Button>
              <IconButton icon="trash" label={chosen.value >= 0 && m.rows[chosen.value] ? `Remove ${m.rows[chosen.value].name}` : "Remove the last joint"} onClick={removeJoint} disabled={m.rows.length < 2} />
              <Menu
                label="Table" icon="more" align="right"
                items={() => [
                  { title: "Copy the table", icon: "copy", run: () => void copy(copied(m.rows, shown), "Table") },
                  { title: "Paste a table", icon: "file", run: () => void pasteTable() },
                  { title: "Copy as Python", icon: "code", run: () => void copy(withRobot("print(robot)"), "Python"), apart: true },
                ]}
              />
            </div>
          </div>
          {tab.value === "table" && <Convention m={m} />}
          <Table
            label={TABS.find(([key]) => key === tab.value)?.[1] ?? ""} rows={m.rows} columns={shown} onChange={setRows} fresh={fresh} remarks={remarkAt}
            selected={chosen.value} onSelect={(k) => (chosen.value = k)} rowName={(r) => (tab.value === "inertia" ? r.link : r.name)}
          />
          <p class="hint table-hint">{HINTS[tab.value](m)}</p>
          <div class="marks" role="group" aria-label="Show in the scene">
            {MARKS.map(([key, title]) => <Switch key={key} label={title} value={view.value.layers.includes(key)} onChange={() => toggleLayer(key)} />)}
          </div>
          <Remarks />
          <Ends m={m} />
        </>
      )}
    </>
  );
}

const HINTS: Record<Tab, (m: DHModel) => string> = {
  table: (m) => `${m.convention === "standard" ? "From frame i−1 to frame i: rotate θ about z, translate d along z, translate a along x, rotate α about x." : "From frame i−1 to frame i: rotate α about x, translate a along x, rotate θ about z, translate d along z."} Angles accept pi/2, 90° or 1.5 rad; a decimal comma also works. Paste spreadsheet cells into any cell.`,
  inertia: () => "com: centre of mass in the link frame. I: inertia tensor about the centre of mass, in link axes; Ixy, Ixz, Iyz are its entries (Ixy = −∫ x y dm).",
  limits: () => "An empty cell means no limit.",
  drives: () => "Friction is given on the joint side of the gearbox. Enter the Coulomb − value as a negative number. If static friction is left empty, the Coulomb value is used.",
  walk: () => "",
};

/** A robot without a DH table: a description, and links to other screens. */
function Source() {
  const m = model.value;
  const found = remarks.value;
  const s = structure.value;
  const reason = s?.loops.length ? "has closed loops" : s && s.nq !== s.n ? "has spherical or floating joints" : "is not a single chain of revolute and prismatic joints";
  return (
    <>
      <Notice>{m.name} {reason}: it has no DH table, so its model cannot be edited here. {s && s.nq !== s.n ? "Pose and simulation work; plan its motions in Python." : "Pose, motion and simulation work."}</Notice>
      <Section title="Robot"><Facts rows={[["Name", m.name], ["Gravity", `${m.gravity.map((x) => significant(x)).join(", ")} m/s²`]]} /></Section>
      {found.length > 0 && <Remarks />}
      {m.kind === "source" && <Section title="Source" fold open={false}><pre class="source" tabIndex={0}>{m.toml}</pre></Section>}
      <div class="marks" role="group" aria-label="Show in the scene">{MARKS.map(([key, title]) => <Switch key={key} label={title} value={view.value.layers.includes(key)} onChange={() => toggleLayer(key)} />)}</div>
    </>
  );
}

const tableLines = (): string => withRobot(`print(robot.to_dh(convention="${dh()?.convention ?? "standard"}"))`);
const checkLines = (): string => withRobot('print(*robot.lint(), sep="\\n")');

registerActions(
  ...TABS.map(([key, title]) => ({ id: `model.show-${key}`, title: `Model: ${title}`, words: "table inertia limits friction drives tab", able: () => dh() !== null, run: () => (go("model"), (tab.value = key)), python: robotLines })),
  { id: "model.ends", title: "Model: Base and tool transforms", words: "frame tool mounting", able: () => dh() !== null, run: () => leadTo("model", "Base and tool transforms"), python: robotLines },
  { id: "model.remark", title: "Go to the first problem in the model", words: "linter check rule error", able: () => remarks.value.length > 0, run: () => (go("model"), requestAnimationFrame(() => goTo(remarks.peek()[0]))), python: checkLines },
  { id: "model.add", title: "Add a joint", words: "row link new", run: addJoint, able: () => dh() !== null, python: robotLines },
  { id: "model.remove", title: "Remove the selected joint", words: "row link delete", run: removeJoint, able: () => (dh()?.rows.length ?? 0) > 1, python: robotLines },
  { id: "model.paste", title: "Paste a table from a spreadsheet", words: "csv tsv excel", run: () => void pasteTable(), able: () => dh() !== null, python: robotLines },
  { id: "model.copy", title: "Copy the table for a spreadsheet", words: "csv tsv excel", run: () => { const m = dh(); if (m) void copy(copied(m.rows, columns("table", m.convention)), "Table"); }, able: () => dh() !== null, python: tableLines },
  { id: "model.convert", title: "Convert the table to the other DH convention (same robot)", words: "standard modified dh craig denavit", run: convert, able: () => dh() !== null, python: convertLines },
  { id: "model.read", title: "Reinterpret the numbers in the other DH convention (changes the robot)", words: "standard modified dh", run: readAsOther, able: () => dh() !== null, python: robotLines },
  { id: "model.check", title: "Copy the Python code of the model check", words: "lint remarks", run: () => void copy(checkLines(), "Python"), python: checkLines },
);
register({ id: "model", title: "Model", icon: "model", key: "2", layout: "wide", component: Model });
