// Methods: the formulations side by side: their agreement, operation counts, run times here, and source lines.

import { computed, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { register as registerActions } from "../actions";
import crossings from "../engine/crossings.json";
import { percent, powerText, whole } from "../engine/numbers";
import { agreement, methodsOf, measuredTimes, randomStates, type Run, type State } from "../engine/method-benchmark";
import { withRobot } from "../python";
import { connected } from "../server";
import { askCounts, countsProblem, ownCounts } from "../state/counts";
import { askMethods, methods, methodsProblem, sourceOf, titleOf } from "../state/methods";
import { structure } from "../state/robot";
import { look, model, view } from "../state/store";
import { brief } from "../state/units";
import { Button, Empty, Notice, Section, Tabs } from "../widgets/basic";
import { Segmented, Select } from "../widgets/fields";
import { copy } from "../widgets/overlay";
import { Plot } from "../widgets/plot";
import { work, WorkBox } from "../widgets/work";
import { go, register } from "./registry";

/** The source lines of the formulations from which the operations of a set come. */
interface Lines {
  functions: Record<string, [file: string, line: number, products: number, sums: number][]>;
  text: Record<string, Record<string, string>>;
}

const runs = signal<Run[]>([]);
const measuring = signal(false);
/** A requested benchmark that waits for its kernels. */
const asked = signal(false);

type Part = "table" | "crossings" | "lines" | "report";
const part = signal<Part>("table");
const PARTS: readonly (readonly [Part, string])[] = [["table", "Agreement and timing"], ["crossings", "Operations over joints"], ["lines", "Source lines"], ["report", "Full report"]];

/** States at which all formulations are evaluated. */
const states = computed<State[]>(() => (structure.value ? randomStates(structure.value, 40) : []));

async function measure(): Promise<void> {
  const kernels = methods();
  if (!kernels || measuring.peek()) return;
  measuring.value = true;
  for (let k = 0; k < 6 && measuring.peek(); k++) {
    await new Promise((done) => setTimeout(done)); // let the page respond between rounds
    if (methods() !== kernels) break; // another robot was opened
    const times = measuredTimes(kernels, states.peek(), 3, () => performance.now());
    runs.value = runs.peek().map((run) => ({ ...run, time: Math.min(run.time || Infinity, times.get(run.method) ?? Infinity) }));
  }
  measuring.value = false;
}

// -- agreement and timing --------------------------------------------------------------------------------------------------

const order = signal<"time" | "operations" | "own" | "registry">("operations");

/** The titles of the two kinds of counts, the same everywhere. */
const ANY = "a general arm with these joints";
const VERY = "this arm";

/** Multiplications with divisions, and additions, for this particular arm; null while unknown. */
const ownOf = (method: string): { mul: number; add: number } | null => {
  const count = ownCounts.value?.[method];
  return count ? { mul: count.mul + count.div, add: count.add } : null;
};

/** Explains the counts: kernels shared by all arms of a structure have all model numbers as inputs; other kernels have them as constants. */
const meaning = (editable: boolean): string =>
  editable
    ? `Counts for ${ANY}: all model parameters are symbols, as in the kernels of this page. Counts for ${VERY}: operations with parameters 0 and 1 are removed, as in isodyn.count(robot, method); they depend on the choice of link frames.`
    : `Counts for ${VERY}: operations with parameters 0 and 1 are removed, as in isodyn.count(robot, method).`;

function Table() {
  const sorted = [...runs.value];
  const editable = structure.value?.editable ?? false;
  const own = editable && ownCounts.value !== null;
  const size = (count: { mul: number; add: number } | null) => (count ? count.mul + count.add : Infinity);
  if (order.value === "operations" || (order.value === "own" && !own)) sorted.sort((a, b) => a.mul + a.add - b.mul - b.add);
  if (order.value === "own" && own) sorted.sort((a, b) => size(ownOf(a.method)) - size(ownOf(b.method)));
  if (order.value === "time") sorted.sort((a, b) => (a.time || Infinity) - (b.time || Infinity));
  const slowest = Math.max(...runs.value.map((run) => (Number.isFinite(run.time) ? run.time : 0)), 1);
  const worst = Math.max(...runs.value.map((run) => run.off));
  return (
    <>
      <Notice level={worst <= 1 ? "good" : "error"}>
        {worst <= 1
          ? `All ${runs.value.length} formulations give the same torques${structure.value?.loops.length ? " of the spanning tree (loops cut)" : ""} at ${states.value.length} random states. The largest difference from ${titleOf(runs.value[0].method)} is ${percent(worst, 2)} of the a-priori bound on rounding errors.`
          : "The formulations differ by more than rounding explains. This is a bug: please report it with this document."}
      </Notice>
      <div class="row">
        <Segmented label="Order" value={order.value} options={[["operations", own ? "Operations, general arm" : "Operations"], ...(own ? [["own", "Operations, this arm"] as const] : []), ["time", "Time"], ["registry", "As listed"]]} onChange={(k) => (order.value = k)} />
        <Button kind="primary" icon={measuring.value ? "pause" : "play"} onClick={() => (measuring.peek() ? (measuring.value = false) : void measure())}>{measuring.value ? "Stop" : "Measure times"}</Button>
      </div>
      <div class="table-scroll" tabIndex={0} role="region" aria-label="Formulations">
        <table class="facts-table race">
          <caption class="unseen">Formulations</caption>
          <thead>
            <tr><td /><th scope="colgroup" colSpan={4} class="group">{editable ? ANY : VERY}</th>{own && <th scope="colgroup" colSpan={2} class="group">{VERY}</th>}<td colSpan={3} /></tr>
            <tr><th scope="col">Formulation</th><th scope="col">mult, div</th><th scope="col">add, sub</th><th scope="col">sin, cos</th><th scope="col">critical path</th>{own && <><th scope="col">mult, div</th><th scope="col">add, sub</th></>}<th scope="col">difference from {titleOf(runs.value[0].method)} / rounding bound</th><th scope="col">time per call</th><th scope="col"><span class="unseen">Time as a bar</span></th></tr>
          </thead>
          <tbody>
            {sorted.map((run) => (
              <tr key={run.method}>
                <th scope="row">{titleOf(run.method)}<small>{sourceOf(run.method)}</small></th>
                <td>{run.mul}</td><td>{run.add}</td><td>{run.trig}</td><td>{run.depth}</td>
                {own && <><td>{ownOf(run.method)?.mul ?? "–"}</td><td>{ownOf(run.method)?.add ?? "–"}</td></>}
                <td title={`largest difference ${powerText(run.difference, 2)} ${[...new Set(structure.value?.effort_units)].join(" or ")}`}>{percent(run.off, 2)}</td>
                <td>{Number.isFinite(run.time) ? `${brief(run.time / 1000, 2)} µs` : "–"}</td>
                <td class="bar-cell"><span class={Number.isFinite(run.time) ? "bar" : "bar none"} ref={(element) => element?.style.setProperty("width", `${Number.isFinite(run.time) ? (100 * run.time) / slowest : 0}%`)} /></td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="hint">For one inverse dynamics evaluation. Critical path: operations that must run one after another. {meaning(editable)} Times: in this browser, best of several runs.</p>
      {editable && countsProblem.value && <p class="hint">{countsProblem.value}</p>}
    </>
  );
}

// -- crossing curves -------------------------------------------------------------------------------------------------------

const shownMethods = signal<readonly string[]>(["newton-euler", "gibbs-appell", "kane-recursive", "denoc", "hollerbach", "lagrange", "screw", "momentum"]);

function Crossings() {
  const data = crossings as Record<string, number[][]>;
  const count = Object.values(data)[0].length;
  const n = Float64Array.from({ length: count }, (_, k) => k + 1);
  const curves = shownMethods.value.filter((method) => data[method]).map((method, k) => ({ label: titleOf(method), tone: k, values: data[method].map(([mul, add]) => mul + add) }));
  const here = structure.value?.n ?? 0;
  return (
    <>
      <p class="hint">Operations of one inverse dynamics evaluation over the number n of revolute joints, for a general arm (all model parameters are inputs). O(n) formulations need the fewest operations; the counts of O(n³) and O(n⁴) formulations grow faster.</p>
      <Plot title="Operations (multiplications + additions)" kind="plain" t={n} curves={curves} across={{ label: "Joints", kind: "plain", whole: true }} log cursor={here >= 1 && here <= count ? here : null} height={360} file="operations-over-joints" />
      <fieldset class="choices">
        <legend>Shown</legend>
        {Object.keys(data).map((method) => (
          <label key={method}>
            <input type="checkbox" checked={shownMethods.value.includes(method)} onChange={(event) => (shownMethods.value = (event.target as HTMLInputElement).checked ? [...shownMethods.value, method] : shownMethods.value.filter((one) => one !== method))} />
            {titleOf(method)}
          </label>
        ))}
      </fieldset>
    </>
  );
}

// -- source lines of the operations ----------------------------------------------------------------------------------------

function LineByLine() {
  const kernels = methods();
  const lines = kernels?.section<Lines>("isodyn:lines");
  if (!kernels || !lines) return <Empty title="No source lines">These kernels do not include their source lines.</Empty>;
  const all = methodsOf(kernels);
  const method = all.includes(view.value.method) ? view.value.method : all[0];
  const shared = (file: string) => Number(file.endsWith("drives.py"));
  const rows = [...(lines.functions[`inverse_dynamics:${method}`] ?? [])].sort(([one], [other]) => shared(one) - shared(other));
  const most = Math.max(...rows.map(([, , mul, add]) => mul + add), 1);
  const editable = structure.value?.editable ?? false;
  const size = (name: string) => (ownOf(name)?.mul ?? 0) + (ownOf(name)?.add ?? 0);
  const total = rows.reduce((sum, [, , mul, add]) => sum + mul + add, 0);
  return (
    <>
      <Select label="Formulation" value={method} options={all.map((one) => [one, titleOf(one)] as const)} onChange={(k) => look({ method: k })} />
      <p class="hint">{sourceOf(method)}, which numbers the equations in comments. Source lines of the formulation as implemented, then those of motors, friction and springs (drives.py, the same for all methods), with the operations each contributes
        for {editable ? ANY : VERY}: {whole(total)} in all{editable && ownOf(method) ? `, and ${whole(size(method))} for ${VERY}` : ""}. {meaning(editable)}
      </p>
      <div class="table-scroll" tabIndex={0} role="region" aria-label={`Lines of ${titleOf(method)}`}>
        <table class="facts-table listing">
          <caption class="unseen">Lines of {titleOf(method)}</caption>
          <thead><tr><th scope="col">Line</th><th scope="col" class="words">Source</th><th scope="col">mult, div</th><th scope="col">add, sub</th><th scope="col"><span class="unseen">Share</span></th></tr></thead>
          <tbody>
            {rows.map(([file, line, mul, add]) => (
              <tr key={`${file}:${line}`}>
                <th scope="row"><small>{file}:{line}</small></th>
                <td class="source"><code>{lines.text[file]?.[String(line)] ?? ""}</code></td>
                <td>{mul}</td><td>{add}</td>
                <td class="bar-cell"><span class="bar" ref={(element) => element?.style.setProperty("width", `${(100 * (mul + add)) / most}%`)} /></td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

// -- the screen ------------------------------------------------------------------------------------------------------------

const report = work("compare");

function Methods() {
  const s = structure.value;
  const kernels = methods();
  useEffect(askMethods, [s?.key]);
  useEffect(askCounts, [model.value, connected.value]);
  useEffect(() => {
    runs.value = kernels ? agreement(kernels, states.peek()) : [];
    if (kernels && asked.value) (asked.value = false), void measure();
  }, [kernels, s?.numbers, asked.value]);
  useEffect(() => () => void (measuring.value = false), []);
  if (!s) return <Empty title="No robot">Choose one on the start page.</Empty>;
  return (
    <>
      <h2 class="panel-title">Methods</h2>
      <Tabs label="Comparison of methods" tabs={PARTS} value={part.value} onChange={(k) => (part.value = k)} />
      <div class="stack">
        {methodsProblem.value && part.value !== "crossings" && part.value !== "report" && <Notice level="warning">{methodsProblem.value}</Notice>}
        {part.value === "table" && (kernels && runs.value.length ? <Table /> : !methodsProblem.value && <Empty title="Loading the formulations …">The page is compiling their kernels.</Empty>)}
        {part.value === "crossings" && <Crossings />}
        {part.value === "lines" && !methodsProblem.value && <LineByLine />}
        {part.value === "report" && (
          <Section title="Every quantity, every method" hint="Agreement, operation counts, times, break-even points and memory for all quantities, as one page.">
            <WorkBox work={report} title="Compare" />
          </Section>
        )}
      </div>
      <div class="buttons foot-buttons"><Button icon="code" onClick={() => void copy(lines(), "Python")}>Copy as Python</Button></div>
    </>
  );
}

const lines = (): string => withRobot("print(iso.compare(robot))");

const countLines = (): string => withRobot('count = iso.count(robot, "newton-euler", "inverse_dynamics")', "print(count)");

registerActions(
  { id: "methods.count", title: "Operation counts of this arm", words: "count multiplications additions cost", run: () => (go("methods"), (part.value = "table"), (order.value = "own")), python: countLines },
  { id: "methods.race", title: "Measure the times of the formulations", words: "speed time benchmark", run: () => (go("methods"), (part.value = "table"), (asked.value = true)), python: lines },
  ...PARTS.map(([key, title]) => ({ id: `methods.${key}`, title: `Methods: ${title}`, words: "formulation operations", run: () => (go("methods"), (part.value = key)), python: lines })),
  { id: "methods.python", title: "Copy the comparison as Python", words: "code", run: () => void copy(lines(), "Python"), python: lines },
);
register({ id: "methods", title: "Methods", icon: "methods", key: "7", layout: "page", component: Methods });
