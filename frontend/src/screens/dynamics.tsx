// Dynamics: inertia matrix, Coriolis terms and gravity at the present pose, as numbers and as equations; components of the joint torques.

import { computed, signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { register as registerActions } from "../actions";
import { shares, summary, type Analysis } from "../engine/analysis";
import { NO_MOTIONS } from "../engine/course";
import { entryUnit } from "../engine/freedoms";
import { percent, percentage, roundedTo } from "../engine/numbers";
import { list, withRobot } from "../python";
import { analysable, analysis, course } from "../state/motion";
import { film, seek, show, time } from "../state/player";
import { freedoms, kernelProblem, kernels, shownQ, structure } from "../state/robot";
import { fileName } from "../state/share";
import { model, ofDocument } from "../state/store";
import { effortOf, velocityOf } from "../state/units";
import { Button, Empty, Notice, Section, Tabs } from "../widgets/basic";
import { NumberField, Segmented, Select } from "../widgets/fields";
import { HeatMap } from "../widgets/heatmap";
import { copy } from "../widgets/overlay";
import { Plot } from "../widgets/plot";
import { work, WorkBox } from "../widgets/work";
import { connected } from "../server";
import { current, written } from "../state/equations";
import { go, register } from "./registry";
import { wrenchCsv, wrenchLines, Wrenches, type Moving } from "./wrenches";

type Part = "matrices" | "wrenches" | "split" | "terms" | "equations";
const part = signal<Part>("matrices");
const PARTS: readonly (readonly [Part, string])[] = [["matrices", "Matrices"], ["wrenches", "Joint reaction forces"], ["split", "Torque components"], ["terms", "Significant terms"], ["equations", "Equations"]];

/** Whether to evaluate at the pose with typed rates, or along the motion. */
const along = signal<"pose" | "motion">("pose");
const typed = ofDocument<number[]>([]);
const names = computed(() => freedoms.value.map((one) => one.name));

const moving = computed(() => along.value === "motion" && course.value.law !== null);

/** q and qd of the matrices, and the accelerations, on which joint forces depend too. */
const state = computed<Moving>(() => {
  const n = structure.value?.n ?? 0;
  const { law } = course.value;
  if (moving.value && law) return { ...law.at(time.value), pushed: false };
  return { q: shownQ.value, qd: Array.from({ length: n }, (_, k) => typed.value[k] ?? 0), qdd: new Array<number>(n).fill(0), pushed: true };
});

/** The units that occur in a matrix, in order of appearance. */
const unitsOf = (kind: "M" | "C"): string => [...new Set(freedoms.value.flatMap((row) => freedoms.value.map((column) => entryUnit(kind, row, column))))].join(", ");

/** At the pose with typed joint rates, or along the motion. */
function Where({ words }: { words: string }) {
  const n = structure.value?.n ?? 0;
  return (
    <>
      <div class="row">
        <Segmented label="Evaluate" quiet value={along.value} options={[["pose", "At the pose"], ["motion", "At the time of the player"]]} onChange={(x) => (along.value = x)} />
      </div>
      {!moving.value && (
        <details class="rates">
          <summary>{words}</summary>
          <div class="row">
            {freedoms.value.map(({ name, type, v }) => (
              <NumberField key={name} label={name} kind={velocityOf(type)} value={typed.value[v] ?? 0} onChange={(x) => (typed.value = Array.from({ length: n }, (_, i) => (i === v ? x : typed.value[i] ?? 0)))} />
            ))}
          </div>
        </details>
      )}
    </>
  );
}

// -- matrices --------------------------------------------------------------------------------------------------------------

function Matrices() {
  const k = kernels.value;
  const n = structure.value?.n ?? 0;
  if (!k?.has("mass_matrix")) return <Empty title="No matrices yet">{kernelProblem.value || "Loading the kernels …"}</Empty>;
  const { q, qd } = state.value;
  k.set({ q, qd });
  const take = (name: string) => (k.has(name) ? k.run(name).array(k.manifest.functions[name].outputs[0]).slice() : null);
  const [M, C, g, f] = ["mass_matrix", "coriolis_matrix", "gravity_torque", "friction_torque"].map(take);
  const Cqd = C && Float64Array.from({ length: n }, (_, i) => qd.reduce((sum, v, j) => sum + C[n * i + j] * v, 0));
  const vectors: [string, Float64Array][] = [];
  for (const [name, values] of [["C q̇", Cqd], ["g", g], ["friction", f]] as const) if (values) vectors.push([name, values]);
  const hint = (kind: "M" | "C") => (i: number, j: number) => `${kind}, row ${i + 1}, column ${j + 1}: ${names.value[i]}, ${names.value[j]} [${entryUnit(kind, freedoms.value[i], freedoms.value[j])}]`;
  const efforts = structure.value?.effort_units ?? [];
  const mixed = new Set(efforts).size > 1;
  const loops = !!structure.value?.loops.length;
  return (
    <>
      <Where words="Joint velocities (C = 0 at rest)" />
      {loops && <Notice>These are the matrices of the spanning tree: loops are cut, and loop forces are not included.</Notice>}
      {M && <HeatMap title="Inertia matrix M(q)" unit={unitsOf("M")} values={M} rows={n} columns={n} names={names.value} hint={hint("M")} />}
      {C && <HeatMap title="Coriolis matrix C(q, q̇)" unit={unitsOf("C")} values={C} rows={n} columns={n} names={names.value} hint={hint("C")} />}
      <HeatMap title="Torques: Coriolis, gravity, friction" unit={mixed ? "" : efforts[0]} units={mixed ? efforts : undefined} values={vectors.flatMap(([, v]) => Array.from(v))} rows={vectors.length} columns={n} names={vectors.map(([name]) => name)} across={names.value} />
      <p class="hint">C: Christoffel symbols.{mixed && " Units depend on the joints: point at an entry to see its unit."} {M && !loops && coupling(M, n)}</p>
    </>
  );
}

/** A sentence on how strongly the joints are coupled. */
function coupling(M: Float64Array, n: number): string {
  let best = { share: 0, i: 0, j: 0 };
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < i; j++) {
      const share = Math.abs(M[n * i + j]) / Math.sqrt(M[n * i + i] * M[n * j + j] || Infinity);
      if (share > best.share) best = { share, i, j };
    }
  }
  if (n < 2 || best.share < 0.005) return "The joints are not inertially coupled here: M is (nearly) diagonal.";
  return `Strongest inertial coupling: ${names.value[best.j]} and ${names.value[best.i]}, |Mᵢⱼ| / √(Mᵢᵢ Mⱼⱼ) = ${roundedTo(best.share, 2)}.`;
}

// -- torque components -----------------------------------------------------------------------------------------------------

const SPLIT = [["inertia", "Inertia, M q̈"], ["coriolis", "Coriolis, C q̇"], ["gravity", "Gravity, g"], ["friction", "Friction"]] as const;
const chosen = ofDocument(0);

function Split({ found }: { found: Analysis }) {
  const j = Math.min(chosen.value, freedoms.value.length - 1);
  const { name, type } = freedoms.value[j];
  return (
    <>
      <Select label="Joint" value={String(j)} options={names.value.map((one, k) => [String(k), one] as const)} onChange={(k) => (chosen.value = Number(k))} />
      <Plot
        title={`Torque of ${name}`} kind={effortOf(type)} t={found.t} cursor={time.value} onCursor={seek} height={280} file={`${fileName(model.value.name)}-${fileName(name)}-torque`}
        curves={[{ label: "total", values: found.tau[j] }, ...SPLIT.map(([key, label], k) => ({ label, values: found[key][j], tone: k + 1 }))]}
      />
      <p class="hint">RMS of each component along the motion, in percent of the sum of the four RMS values.</p>
      <div class="table-scroll">
        <table class="facts-table">
          <caption class="unseen">RMS of each component along the motion, in percent of their sum</caption>
          <thead><tr><th scope="col">Joint</th>{SPLIT.map(([key, label]) => <th scope="col" key={key}>{label}</th>)}</tr></thead>
          <tbody>
            {freedoms.value.map((one) => {
              const parts = shares(found, one.v);
              return (
                <tr key={one.name}>
                  <th scope="row">{one.name}</th>
                  {SPLIT.map(([key]) => <td key={key}>{percent(parts[key], 0)}</td>)}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}

// -- significant terms -----------------------------------------------------------------------------------------------------

/** RMS over the motion of the contribution of each joint's acceleration, and velocity, to each torque. */
function termsOf(found: Analysis): { inertia: Float64Array; coriolis: Float64Array } | null {
  const [k, s] = [kernels.value, structure.value];
  if (!k || !s) return null;
  const n = s.n;
  const [inertia, coriolis] = [new Float64Array(n * n), new Float64Array(n * n)];
  const every = Math.max(1, Math.floor(found.t.length / 100));
  let count = 0;
  for (let i = 0; i < found.t.length; i += every, count++) {
    k.set({ q: found.q.map((row) => row[i]), qd: found.qd.map((row) => row[i]) });
    const M = k.run("mass_matrix").array("mass_matrix").slice();
    const C = k.run("coriolis_matrix").array("coriolis_matrix");
    for (let a = 0; a < n; a++) {
      for (let b = 0; b < n; b++) {
        inertia[n * a + b] += (M[n * a + b] * found.qdd[b][i]) ** 2;
        coriolis[n * a + b] += (C[n * a + b] * found.qd[b][i]) ** 2;
      }
    }
  }
  return { inertia: inertia.map((x) => Math.sqrt(x / count)), coriolis: coriolis.map((x) => Math.sqrt(x / count)) };
}

const significance = work("significance", (d) => [d.model, d.motion]);

function Terms({ found }: { found: Analysis }) {
  const terms = termsOf(found);
  const n = structure.value?.n ?? 0;
  if (!terms) return null;
  if (![...found.qd, ...found.qdd].some((row) => row.some(Boolean))) {
    return <Notice action={<Button small onClick={() => go("motion")}>Go to Motion</Button>}>All waypoints of the motion are the same pose, so accelerations and velocities are zero. Change a waypoint on the Motion screen.</Notice>;
  }
  const whole = Array.from({ length: n }, (_, j) => summary(found.t, found.tau[j]).rms || 1);
  const percent = (values: Float64Array) => values.map((x, k) => (100 * x) / whole[Math.floor(k / n)]);
  return (
    <>
      <p class="hint">RMS along the motion of the torque caused by each joint’s acceleration and velocity, in percent of the RMS of the total torque. Row: torque; column: moving joint. Terms far below 1 % can be omitted from a controller model.</p>
      <HeatMap title="Mᵢⱼ q̈ⱼ" unit="%" values={percent(terms.inertia)} rows={n} columns={n} names={names.value} text={percentage} />
      <HeatMap title="Cᵢⱼ q̇ⱼ" unit="%" values={percent(terms.coriolis)} rows={n} columns={n} names={names.value} text={percentage} />
      <Section title="Reduced model and its error" hint="Omits the terms that are insignificant along this motion. The resulting files list these terms and the torque error (method of Turney, Mudge and Lee).">
        <WorkBox work={significance} title="Compute" />
      </Section>
    </>
  );
}

// -- equations -------------------------------------------------------------------------------------------------------------

const equations = work("equations");

/** Elements that this page's content policy forbids; removed before parsing, which would report violations. */
const STYLES = /<style[^>]*>[^]*?<\/style>|(?<=<[^<>]*)\sstyle=(?:'[^']*'|"[^"]*")/gi;

/** Typeset formulas from a page written by Python: its elements without scripts and styles. */
function Typeset({ html }: { html: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const page = new DOMParser().parseFromString(html.replaceAll(/<mtable style=/g, "<mtable class='brackets' style=").replaceAll(STYLES, ""), "text/html");
    const main = page.querySelector("main") ?? page.body;
    main.querySelectorAll("script, style, link, iframe, object, embed").forEach((element) => element.remove());
    for (const element of main.querySelectorAll("*")) {
      for (const { name } of [...element.attributes]) if (name.startsWith("on") || name === "style" || name === "href" || name === "src") element.removeAttribute(name);
    }
    box.current?.replaceChildren(...document.importNode(main, true).childNodes);
  }, [html]);
  return <div class="typeset" ref={box} tabIndex={0} role="region" aria-label="Equations" />;
}

function Equations() {
  return (
    <>
      <p class="hint">M, C and g as formulas in the joint positions and velocities, with common subexpressions x1, x2, … that are local to each formula. Friction and springs are not included; rotor inertias are part of M. Constants are rounded.</p>
      {connected.value ? (
        <WorkBox work={equations} title="Write the equations" options={{ quantities: "M,C,g" }}>
          {(done) => {
            const page = done.files.find((file) => file.media === "text/html");
            return page && <Typeset html={page.text} />;
          }}
        </WorkBox>
      ) : written ? (
        <>
          {!current.value && <Notice level="warning">These are the equations of {written.model.name} when the file was written; the model has changed since.</Notice>}
          <Typeset html={written.html} />
        </>
      ) : (
        <Notice remedy={<><code>isodyn workbench ROBOT --file PAGE.html --equations</code> writes a file with the equations. A workbench with a server computes them too; its <em>Export</em> screen adds them to the file.</>}>This page has no equations: Python derives them.</Notice>
      )}
    </>
  );
}

// -- the screen ------------------------------------------------------------------------------------------------------------

const NO_TORQUES = "Torque components are computed along a motion, and motions of robots with spherical or floating joints can only be planned in Python (isodyn.Trajectory).";

function Dynamics() {
  const found = analysis.value;
  const wantsMotion = part.value === "split" || part.value === "terms" || (part.value !== "equations" && along.value === "motion");
  useEffect(() => {
    if (wantsMotion && found) show({ title: "Motion", t: found.t, q: found.q });
    else if (film.peek()) show(null);
  }, [wantsMotion, found]);
  if (!structure.value) return <Empty title="No robot">Choose one on the start page.</Empty>;
  const none = <Notice level={course.value.problem && course.value.problem !== NO_MOTIONS ? "error" : "note"}>{course.value.problem === NO_MOTIONS ? NO_TORQUES : course.value.problem || (analysable.value ? "Computing the motion …" : "Available for robots with revolute and prismatic joints only.")}</Notice>;
  return (
    <>
      <Tabs label="Dynamics quantities" tabs={PARTS} value={part.value} onChange={(k) => (part.value = k)} />
      <div class="stack">
        {part.value === "matrices" && <Matrices />}
        {part.value === "wrenches" && <><Where words="Joint velocities" /><Wrenches s={structure.value} at={state.value} /></>}
        {part.value === "split" && (found ? <Split found={found} /> : none)}
        {part.value === "terms" && (found ? <Terms found={found} /> : none)}
        {part.value === "equations" && <Equations />}
      </div>
      <div class="buttons foot-buttons"><Button icon="code" onClick={() => void copy(lines(), "Python")}>Copy as Python</Button></div>
    </>
  );
}

/** Equivalent Python code for the visible part. */
function lines(): string {
  const { q, qd } = state.value;
  if (part.value === "wrenches") return wrenchLines(state.value);
  if (part.value === "equations") return withRobot('print(iso.equations(robot, grouped=True).text("M", "C", "g"))');
  return withRobot(
    `q = ${list(q)}`, `qd = ${list(qd)}`, "M = robot.mass_matrix(q)", "C = robot.coriolis_matrix(q, qd)", "g = robot.gravity_torque(q)", "print(M, C, g, sep='\\n')",
  );
}

registerActions(
  ...PARTS.map(([key, title]) => ({ id: `dynamics.${key}`, title: `Dynamics: ${title}`, words: "matrix torque equation significance", run: () => (go("dynamics"), (part.value = key)), python: lines })),
  { id: "dynamics.python", title: "Copy M, C and g as Python", words: "code matrix", run: () => void copy(lines(), "Python"), python: lines },
  { id: "dynamics.wrenches-csv", title: "Copy joint reaction forces and moments as CSV", words: "wrench reaction bearing", able: () => structure.value !== null, run: () => structure.peek() && void copy(wrenchCsv(structure.peek() as NonNullable<typeof structure.value>, state.peek()), "CSV"), python: () => wrenchLines(state.value) },
  { id: "dynamics.largest", title: "Go to the time of the largest torque", words: "peak", able: () => analysis.value !== null, run: () => {
    const found = analysis.peek();
    if (!found) return;
    const peaks = found.tau.map((row) => summary(found.t, row));
    seek(peaks.reduce((a, b) => (Math.abs(b.peak) > Math.abs(a.peak) ? b : a)).at);
  }, python: lines },
);
register({ id: "dynamics", title: "Dynamics", icon: "dynamics", key: "5", layout: "wide", component: Dynamics, transport: true });
