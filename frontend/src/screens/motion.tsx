// Motion: the path of the joints, and the torques it requires.

import { computed, effect, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { register as registerActions } from "../actions";
import { sampleTimes, summary, type Analysis, type Series } from "../engine/analysis";
import { NO_MOTIONS } from "../engine/course";
import { motionOf, written as csv } from "../engine/csv";
import { beyondLimits, columnsOf, type Beyond, type Freedom } from "../engine/freedoms";
import { powerText, superscript } from "../engine/numbers";
import type { MotionSettings as Course } from "../messages";
import { list, number, twoRobots, withRobot } from "../python";
import { METHODS, methodsProblem, titleOf } from "../state/methods";
import { analysable, analysis, beside, besideWords, compared, course, held, heldAt, SAMPLES, type Beside } from "../state/motion";
import { seek, show, time } from "../state/player";
import { freedoms, kernelProblem, kernels, structure } from "../state/robot";
import { askForFile, download, fileName } from "../state/share";
import { edit, look, model, motion, pose } from "../state/store";
import { accelerationOf, effortOf, positionOf, quantityText, sliding, unitOf, velocityOf, type Kind } from "../state/units";
import { breakable, Button, Empty, IconButton, Notice, Section, Tabs } from "../widgets/basic";
import { NumberField, NumberInput, Segmented, Select, SliderField, Switch } from "../widgets/fields";
import { Noted } from "../widgets/notes";
import { copy, toast } from "../widgets/overlay";
import { StartsAt } from "../widgets/start";
import { Plot, type Band, type Curve, type PlotProps } from "../widgets/plot";
import { go, leadTo, register } from "./registry";

const KINDS: readonly (readonly [Course["kind"], string])[] = [
  ["cycloidal", "Cycloidal"], ["quintic", "Quintic"], ["trapezoidal", "Trapezoidal"], ["waypoints", "Cubic spline"], ["line", "Cartesian line"], ["csv", "From a file"],
];
const HINTS: Record<Course["kind"], string> = {
  cycloidal: "Cycloid: velocity and acceleration are zero at each waypoint (Saha, eq. 9.36).",
  quintic: "Fifth-degree polynomial: velocity and acceleration are zero at each waypoint.",
  trapezoidal: "Constant acceleration, constant velocity, constant deceleration; at rest at each waypoint.",
  waypoints: "Cubic spline through all waypoints; at rest only at the start and the end.",
  line: "The tip moves on a straight line between waypoints; its orientation takes the shortest rotation.",
  csv: "Columns t and q_1, q_2 … or joint names; units in brackets, for example [deg].",
};

const change = (label: string, next: Partial<Course>, key = ""): void => edit(label, (d) => ({ motion: { ...d.motion, ...next } }), key);
/** DOFs whose velocity is the rate of a position. */
const placed = computed(() => freedoms.value.filter((one) => one.q >= 0));

// -- waypoints -------------------------------------------------------------------------------------------------------------

function addWaypoint(): void {
  const { waypoints } = motion.peek();
  const last = waypoints[waypoints.length - 1];
  change("Add a waypoint", { waypoints: [...waypoints, { t: (last?.t ?? -1) + 1, q: [...pose.peek().q], at_pose: !waypoints.length }] });
}

function Waypoints() {
  const { waypoints } = motion.value;
  const set = (k: number, next: Partial<Course["waypoints"][number]>, key: string) =>
    change("Change a waypoint", { waypoints: waypoints.map((point, i) => (i === k ? { ...point, ...next } : point)) }, key);
  return (
    <Noted named><div class="table-scroll">
      <table class="cells">
        <caption class="unseen">Waypoints</caption>
        <thead>
          <tr>
            <th scope="col">Time <span class="unit">[s]</span></th>
            {placed.value.map(({ name, type }) => <th scope="col" key={name}>{breakable(name)} <span class="unit">[{unitOf(positionOf(type)).label}]</span></th>)}
            <th scope="col"><span class="unseen">Actions</span></th>
          </tr>
        </thead>
        <tbody>
          {waypoints.map((point, k) => (
            <tr key={k}>
              <td><NumberInput cell label={`Time of waypoint ${k + 1}`} kind="time" value={point.t} onChange={(t) => set(k, { t }, "")} /></td>
              {placed.value.map(({ name, type, q }) => (
                <td key={name}>
                  <NumberInput cell label={`${name} at waypoint ${k + 1}`} kind={positionOf(type)} value={point.q[q]} onChange={(x) => set(k, { q: point.q.map((y, i) => (i === q ? x : y)), at_pose: false }, "")} />
                </td>
              ))}
              <td class="cell-buttons">
                <IconButton icon="target" size={16} label={`Set waypoint ${k + 1} to the current pose`} onClick={() => set(k, { q: [...pose.peek().q], at_pose: k === 0 }, "")} />
                <IconButton icon="trash" size={16} label={`Remove waypoint ${k + 1}`} disabled={waypoints.length <= 2} onClick={() => change("Remove a waypoint", { waypoints: waypoints.filter((_, i) => i !== k) })} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div></Noted>
  );
}

/** Where the motion starts. */
function Start() {
  const { kind, waypoints: [first] } = motion.value;
  if (kind !== "csv") return first && !first.at_pose ? <StartsAt what="The motion" q={first.q} back={startAtPose} /> : null;
  const { law } = course.value;
  return law && <StartsAt what="The motion from the file" q={law.at(0).q} />;
}

const startAtPose = (): void => change("Start the motion at the pose", { waypoints: motion.peek().waypoints.map((point, k) => (k ? point : { ...point, at_pose: true })) });

const takeKind = (next: Course["kind"]): void => (next === "csv" && !motion.peek().csv ? void readSamples() : change("Change the motion type", { kind: next }));

async function readSamples(): Promise<void> {
  const file = await askForFile(".csv,.tsv,.txt");
  const s = structure.peek();
  if (!file || !s) return;
  try {
    const text = await file.text();
    const { t } = motionOf(text, s);
    change("Read a motion", { kind: "csv", csv: text });
    toast(`${t.length} samples read from ${file.name}.`);
  } catch (error) {
    toast((error as Error).message, "error");
  }
}

// -- plots -----------------------------------------------------------------------------------------------------------------

type Quantity = "tau" | "q" | "qd" | "qdd" | "power" | "energy";
const tab = signal<Quantity>("tau");
const TABS: readonly (readonly [Quantity, string])[] = [["tau", "Torque"], ["q", "Position"], ["qd", "Velocity"], ["qdd", "Acceleration"], ["power", "Power"], ["energy", "Energy"]];
const KIND: Record<Exclude<Quantity, "energy">, (type: string) => Kind> = { tau: effortOf, q: positionOf, qd: velocityOf, qdd: accelerationOf, power: () => "power" };
const NAME: Record<Exclude<Quantity, "energy">, readonly [turning: string, sliding: string]> = {
  tau: ["Torque", "Force"], q: ["Position", "Position, prismatic"], qd: ["Velocity", "Velocity, prismatic"], qdd: ["Acceleration", "Acceleration, prismatic"], power: ["Power", "Power"],
};

/** The limits of a joint's quantity. */
function bandOf({ name, v, lower, upper, velocity, effort }: Freedom, quantity: Quantity): Band[] {
  const within = (low: number | null, high: number | null): Band[] =>
    low === null && high === null ? [] : [{ low: low ?? -Infinity, high: high ?? Infinity, tone: v, label: name }];
  const both = (x: number | null): Band[] => within(x === null ? null : -x, x);
  if (quantity === "tau") return both(effort);
  if (quantity === "qd") return both(velocity);
  return quantity === "q" ? within(lower, upper) : [];
}

/** Curves to compare a motion with: the chosen comparison, and the run that is kept. */
interface Other {
  words: string;
  found: Analysis;
  mark: "ring" | "box";
}

const others = computed<Other[]>(() => {
  const [found, other, b, ghost] = [analysis.value, compared.value, beside.value, held.value];
  if (!found) return [];
  return [
    ...(other && b ? [{ words: besideWords(b), found: other, mark: "ring" as const }] : []),
    ...(ghost && ghost.found.q.length === found.q.length ? [{ words: "reference", found: heldAt(ghost, found.t), mark: "box" as const }] : []),
  ];
});

/** Whether to plot differences instead of the compared curves. */
const difference = signal(false);
const minus = (a: Series, b: Series): Series => a.map((x, k) => x - b[k]);

/** Tiny differences, as between formulations, are multiplied by a power of ten. */
function magnified(curves: Curve[], title: string): { curves: Curve[]; title: string } {
  const most = curves.reduce((size, { values }) => Array.from(values).reduce((m, x) => Math.max(m, Math.abs(x) || 0), size), 0);
  const power = most > 0 && most < 1e-6 ? -Math.floor(Math.log10(most)) : 0;
  if (!power) return { curves, title };
  return { title: `${title} · 10${superscript(power)}`, curves: curves.map((curve) => ({ ...curve, values: Float64Array.from(curve.values, (x) => x * 10 ** power) })) };
}

/** The plots of the tab: the same arrays while the cursor moves, so that curves are not redrawn. */
const plots = computed<PlotProps[]>(() => {
  const found = analysis.value;
  if (!found) return [];
  const file = `${fileName(model.value.name)}-motion`;
  const all = others.value;
  const apart = difference.value && all.length > 0;
  const suffix = apart ? ", difference" : "";
  const { t } = found;
  if (tab.value === "energy") {
    const names = ["kinetic", "potential", "total"] as const;
    const own = apart ? [] : names.map((name, tone): Curve => ({ label: name, values: found[name], tone }));
    const more = all.flatMap((other) => names.map((name, tone): Curve => ({ label: `${name}, ${other.words}`, values: apart ? minus(other.found[name], found[name]) : other.found[name], tone, mark: other.mark })));
    return [{ t, ...magnified([...own, ...more], `Energy${suffix}`), kind: "energy", file: `${file}-energy` }];
  }
  const quantity = tab.value;
  const groups = quantity === "power" ? [freedoms.value] : [freedoms.value.filter((one) => !sliding(one.type)), freedoms.value.filter((one) => sliding(one.type))];
  return groups.flatMap((group, g): PlotProps[] => {
    if (!group.length) return [];
    const own = apart ? [] : group.map(({ name, v }): Curve => ({ label: name, values: found[quantity][v], tone: v }));
    const more = all.flatMap((other) => group.map(({ name, v }): Curve => {
      const values = other.found[quantity][v];
      return { label: `${name}, ${other.words}`, values: apart ? minus(values, found[quantity][v]) : values, tone: v, mark: other.mark };
    }));
    return [{ t, ...magnified([...own, ...more], NAME[quantity][g] + suffix), kind: KIND[quantity](group[0].type), file: `${file}-${quantity}`, bands: apart ? [] : group.flatMap((one) => bandOf(one, quantity)) }];
  });
});

/** Height of windows below which plots are lower, so that they are visible under the waypoints [px]; same as in style/shell.css. */
const LOW = 860;

const Plots = () => <div class="plots">{plots.value.map((one, k) => <Plot key={k} {...one} cursor={time.value} onCursor={seek} height={innerHeight < LOW ? 190 : 260} />)}</div>;

/** Positions beyond limits, for any computable motion, whether its torques are known or not. */
const beyond = computed<Beyond[]>(() => {
  const [found, { law }] = [analysis.value, course.value];
  if (found) return beyondLimits(placed.value, found.t, found.q);
  if (!law) return [];
  const t = sampleTimes(law, SAMPLES);
  const rows = Array.from(t, (time) => law.at(time).q);
  return beyondLimits(placed.value, t, rows[0].map((_, k) => rows.map((row) => row[k])));
});

function OutOfRange() {
  if (!beyond.value.length) return null;
  const words = beyond.value.map(({ freedom: { name, type }, value, limit, at }) => `${name} reaches ${quantityText(value, positionOf(type))} at ${quantityText(at, "time", 2)} (limit ${quantityText(limit, positionOf(type))})`);
  return <Notice level="warning" remedy="Move the waypoints so that all joints stay within their limits.">{words.join("; ")}.</Notice>;
}

function Demands({ found }: { found: Analysis }) {
  const all = others.value;
  const rows = freedoms.value.map((one) => {
    const [tau, qd, power] = [found.tau, found.qd, found.power].map((all) => summary(found.t, all[one.v]));
    return { one, tau, qd, power, over: over(tau.peak, one.effort), fast: over(qd.peak, one.velocity), out: beyond.value.some(({ freedom }) => freedom.v === one.v) };
  });
  const faults = rows.flatMap(({ one: { name, type, effort, velocity }, tau, qd, over: hard, fast }) => [
    ...(hard ? [`${name} needs ${quantityText(Math.abs(tau.peak), effortOf(type))} at ${quantityText(tau.at, "time", 2)} (limit ${quantityText(effort as number, effortOf(type))})`] : []),
    ...(fast ? [`${name} moves at ${quantityText(Math.abs(qd.peak), velocityOf(type))} at ${quantityText(qd.at, "time", 2)} (limit ${quantityText(velocity as number, velocityOf(type))})`] : []),
  ]);
  const range = ({ type, v }: Freedom): string => `${quantityText(Math.min(...found.q[v]), positionOf(type))} to ${quantityText(Math.max(...found.q[v]), positionOf(type))}`;
  return (
    <>
      {faults.length > 0 && <Notice level="warning" remedy="Increase the duration or reduce the distance."><ul>{faults.map((fault) => <li key={fault}>{fault}</li>)}</ul></Notice>}
      <p class="hint">Peak: the value of largest magnitude, with its sign. Torque and power are those at the joint, with friction and reflected rotor inertia.</p>
      <div class="table-scroll">
        <table class="facts-table">
          <caption class="unseen">Peak torque, velocity and power of the joints</caption>
          <thead>
            <tr><th scope="col">Joint</th><th scope="col">Peak torque</th><th scope="col">at</th><th scope="col">RMS</th><th scope="col">Peak velocity</th><th scope="col">Peak power</th><th scope="col">Range</th>
              {all.flatMap(({ words }) => [<th scope="col" key={words}>Peak torque, {words}</th>, <th scope="col" key={`${words} off`}>Largest difference</th>])}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ one, tau, qd, power, over: hard, fast, out }) => (
              <tr key={one.name}>
                <th scope="row">{one.name}</th>
                <td class={hard ? "over" : undefined}>{quantityText(tau.peak, effortOf(one.type))}{hard && <span class="unseen"> over its limit</span>}</td>
                <td><button type="button" class="link" onClick={() => seek(tau.at)}>{quantityText(tau.at, "time", 2)}</button></td>
                <td>{quantityText(tau.rms, effortOf(one.type))}</td>
                <td class={fast ? "over" : undefined}>{quantityText(qd.peak, velocityOf(one.type))}{fast && <span class="unseen"> over its limit</span>}</td>
                <td>{quantityText(power.peak, "power")}</td>
                <td class={out ? "over" : undefined}>{range(one)}{out && <span class="unseen"> outside its limits</span>}</td>
                {all.flatMap((other) => [
                  <td key={other.words}>{quantityText(summary(found.t, other.found.tau[one.v]).peak, effortOf(one.type))}</td>,
                  <td key={`${other.words} off`}>{saidSmall(minus(other.found.tau[one.v], found.tau[one.v]), effortOf(one.type))}</td>,
                ])}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** The largest difference, as a power of ten if it is tiny, as between formulations. */
function saidSmall(values: Series, kind: Kind): string {
  const most = values.reduce((size, x) => (Math.abs(x) > Math.abs(size) ? x : size), 0);
  return most !== 0 && Math.abs(most) < 1e-6 ? `${powerText(most, 2)} ${unitOf(kind).label}` : quantityText(most, kind);
}

const over = (peak: number, limit: number | null): boolean => limit !== null && Math.abs(peak) > limit;

const WITH: readonly (readonly [Beside["what"] | "none", string])[] = [["none", "nothing"], ["payload", "a different payload"], ["speed", "the same path, faster or slower"], ["gravity", "no gravity"], ["friction", "no friction"], ["method", "a different formulation"]];
const compareWith = (k: Beside["what"] | "none"): void => look({ beside: k === "none" ? "" : `${k}:${{ payload: 5, speed: 2, gravity: 0, friction: 0, method: "newton-euler" }[k]}` });

/** Keeps this run in the plots for comparison with the next ones, or removes the kept run. */
function hold(): void {
  const found = analysis.peek();
  held.value = held.peek() || !found ? null : { found, python: motionLines() };
}

function Comparison() {
  const b = beside.value;
  const what = b?.what ?? "none";
  const plain = model.value.kind === "dh" && structure.value?.editable;
  return (
    <div class="row">
      <Select
        label="Compare with" value={what} options={plain ? WITH : WITH.filter(([key]) => key === "none" || key === "method")}
        onChange={(k) => compareWith(k)}
      />
      {b?.what === "payload" && <NumberField label="Payload mass" kind="mass" value={b.value} min={0} onChange={(x) => look({ beside: `payload:${x}` })} />}
      {b?.what === "speed" && <NumberField label="Speed factor (above 1: faster)" value={b.value} min={0.01} max={100} onChange={(x) => look({ beside: `speed:${x}` })} />}
      {b?.what === "method" && <Select label="Formulation" value={b.method} options={METHODS.map((method) => [method, titleOf(method)] as const)} onChange={(method) => look({ beside: `method:${method}` })} />}
      <Button icon={held.value ? "close" : "plus"} onClick={hold}>{held.value ? "Remove the reference" : "Keep as reference"}</Button>
      {others.value.length > 0 && <Switch label="Show differences" value={difference.value} onChange={(on) => (difference.value = on)} />}
    </div>
  );
}

// -- the screen ------------------------------------------------------------------------------------------------------------

function Motion() {
  useEffect(
    () =>
      effect(() => {
        const found = analysis.value;
        const { law } = course.value;
        if (found) show({ title: "Motion", t: found.t, q: found.q });
        else if (law) {
          const t = Array.from({ length: 101 }, (_, k) => (law.duration * k) / 100);
          const rows = t.map((time) => law.at(time).q);
          show({ title: "Motion", t, q: rows[0].map((_, j) => rows.map((row) => row[j])) });
        } else show(null);
      }),
    [],
  );
  const { kind, ramp } = motion.value;
  const { law, problem } = course.value;
  const found = analysis.value;
  if (!structure.value) return <Empty title="No robot">Choose one on the start page.</Empty>;
  if (problem === NO_MOTIONS) return <Section title="Trajectory"><Notice>{problem}</Notice></Section>;
  return (
    <>
      <Section title="Trajectory">
        <Segmented label="Motion type" quiet value={kind} options={KINDS} onChange={takeKind} />
        {kind === "csv" ? (
          <div class="row"><Button icon="open" onClick={() => void readSamples()}>Open another file …</Button><p class="hint">{HINTS.csv}</p></div>
        ) : (
          <>
            <Waypoints />
            <div class="row"><Button small icon="plus" onClick={addWaypoint}>Add a waypoint at the current pose</Button><p class="hint">{motion.value.waypoints[0]?.at_pose && "Waypoint 1 follows the Pose screen. "}{HINTS[kind]}</p></div>
          </>
        )}
        {kind === "trapezoidal" && <SliderField label="Acceleration time (fraction of each segment)" value={ramp} min={0.05} max={0.5} onChange={(x) => change("Change the ramp", { ramp: x }, "ramp")} />}
        <Start />
        {problem && <Notice level="error">{problem}</Notice>}
        <OutOfRange />
        {law?.remark && <Notice level="warning">{law.remark}</Notice>}
        {!problem && kernelProblem.value && <Notice level="warning">{kernelProblem.value}</Notice>}
        {!problem && !!structure.value?.loops.length && <Notice>Loop constraints are not enforced here: joints are interpolated independently and torques are those of the open tree. Simulation enforces them.</Notice>}
        {!problem && kernels.value && !analysable.value && <Notice>Torques along a motion are available for robots with revolute and prismatic joints only.</Notice>}
      </Section>
      {found && (
        <>
          <Section title="Plots" aside={<Button small kind="quiet" icon="file" onClick={() => saveAll(found)}>Save all as CSV</Button>}>
            <Tabs label="Quantity" tabs={TABS} value={tab.value} onChange={(k) => (tab.value = k)} />
            <Plots />
            <Comparison />
            {beside.value?.what === "method" && !compared.value && <Notice>{methodsProblem.value || "Loading this formulation, or it does not support this robot."}</Notice>}
          </Section>
          <Section title="Peak values"><Demands found={found} /></Section>
        </>
      )}
      <div class="buttons foot-buttons">
        <Button icon="code" onClick={() => void copy(motionLines(), "Python")}>Copy as Python</Button>
      </div>
    </>
  );
}

function saveAll(found: Analysis): void {
  const s = structure.peek();
  if (!s) return;
  const of = (from: Analysis, words: string) => (["q", "qd", "qdd", "tau"] as const).flatMap((name) =>
    columnsOf(s, name).map((column, k) => ({ name: column.name + (words && `, ${words}`), unit: column.unit, values: from[name][k] })),
  );
  const columns = [...of(found, ""), ...others.peek().flatMap((other) => of(other.found, other.words))];
  download(`${fileName(model.peek().name)}-motion.csv`, csv([{ name: "t", unit: "s", values: found.t }, ...columns]), "text/csv");
}

/** Python lines that make `trajectory`; if there are several legs, that of the first. */
export function courseLines(): string[] {
  const { kind, waypoints, ramp } = motion.value;
  const lines: string[] = [];
  const legs = waypoints.slice(1).map((point, k) => ({ from: waypoints[k].q, to: point.q, T: point.t - waypoints[k].t }));
  if (kind === "csv") lines.push("trajectory = iso.Trajectory.from_csv('motion.csv')          # the opened file");
  else if (kind === "waypoints") lines.push(`trajectory = iso.Trajectory.waypoints([${waypoints.map((point) => list(point.q)).join(", ")}], times=${list(waypoints.map((point) => point.t - waypoints[0].t))})`);
  else {
    const leg = legs.map(({ from, to, T }) => {
      if (kind === "line") return `iso.Trajectory.follow(robot, iso.CartesianPath.line(robot.pose(${list(from)}), robot.pose(${list(to)}), profile=iso.Trajectory.cycloidal([0.0], [1.0], ${number(T)})), q0=${list(from)})`;
      if (kind !== "trapezoidal") return `iso.Trajectory.${kind}(${list(from)}, ${list(to)}, ${number(T)})`;
      const steep = 1 / (ramp * T * (T - ramp * T)); // for a normalised path from 0 to 1
      return `iso.Trajectory.trapezoidal(${list(from)}, ${list(to)}, acceleration=${list(to.map((x, j) => Math.abs(x - from[j]) * steep || 1))}, duration=${number(T)})`;
    });
    lines.push(leg.length === 1 ? `trajectory = ${leg[0]}` : `legs = [${leg.join(", ")}]`);
    if (leg.length > 1) lines.push("trajectory = legs[0]          # first of several segments");
  }
  return lines;
}

/** Equivalent Python code for the motion and its torques, including the comparison and the kept run. */
function motionLines(): string {
  const w = pose.value.wrench;
  const lines = courseLines();
  const several = lines.length > 1;
  const b = beside.value;
  const pushed = w.some(Boolean) ? `, wrench=${list(w)}` : "";
  const torques = ["t, q, qd, qdd = trajectory.sample(401)", `tau = robot.inverse_dynamics(q, qd, qdd${pushed})`, ...(b ? besideLines(b, pushed) : []), b ? "print(tau, compared, compared - tau)" : "print(tau)"];
  const own = [...(b?.what === "gravity" ? ["other = robot.with_gravity([0.0, 0.0, 0.0])"] : []), ...(several ? [lines[0], "for trajectory in legs:", ...torques.map((line) => `    ${line}`)] : [...lines, ...torques])];
  const ghost = held.value ? `# the reference run\n${held.value.python}\n# this run\n` : "";
  if (b?.what === "payload") return `${ghost}${[twoRobots({ ...model.value.payload, mass: b.value }), ...own].join("\n")}\n`;
  return ghost + withRobot(...own);
}

/** Python lines that compute `compared`, the torques of the comparison. */
function besideLines({ what, value, method }: Beside, pushed: string): string[] {
  const words = `          # ${besideWords({ what, value, method })}`;
  switch (what) {
    case "speed": return [`compared = robot.inverse_dynamics(q, ${number(value)} * qd, ${number(value ** 2)} * qdd${pushed})${words}, at t / ${number(value)}`];
    case "friction": return [`compared = iso.compile(robot, friction=False).inverse_dynamics(q, qd, qdd${pushed})${words}`];
    case "method": return [`compared = iso.compile(robot, method="${method}").inverse_dynamics(q, qd, qdd${pushed})${words}`];
    default: return [`compared = other.inverse_dynamics(q, qd, qdd${pushed})${words}`];
  }
}

registerActions(
  ...KINDS.map(([key, title]) => ({ id: `motion.kind-${key}`, title: `Motion: ${title}`, words: "course law kind", run: () => (go("motion"), takeKind(key)), python: motionLines })),
  ...TABS.map(([key, title]) => ({ id: `motion.show-${key}`, title: `${title} of the motion over time`, words: "plot curve limits", able: () => analysis.value !== null, run: () => (go("motion"), (tab.value = key)), python: motionLines })),
  { id: "motion.demands", title: "Motion: peak values", words: "peak rms limits", able: () => analysis.value !== null, run: () => leadTo("motion", "Peak values"), python: motionLines },
  { id: "motion.hold", title: "Keep this motion’s curves, or remove them", words: "ghost compare keep run", able: () => analysis.value !== null || held.value !== null, run: hold, python: motionLines },
  { id: "motion.difference", title: "Show differences of the compared motions", words: "minus", able: () => others.value.length > 0, run: () => void (difference.value = !difference.peek()), python: motionLines },
  ...WITH.map(([key, title]) => ({ id: `motion.with-${key}`, title: `Compare the motion with ${title}`, words: "two payloads methods formulation", run: () => (go("motion"), compareWith(key)), python: motionLines })),
  { id: "motion.add", title: "Add a waypoint at the current pose", words: "motion point", run: addWaypoint, python: motionLines },
  { id: "motion.from-pose", title: "Start the motion at the pose", words: "waypoint current", able: () => motion.value.waypoints.length > 0, run: startAtPose, python: motionLines },
  { id: "motion.csv", title: "Open a motion from a CSV file", words: "import samples", run: () => void readSamples(), python: () => withRobot("trajectory = iso.Trajectory.from_csv('motion.csv')") },
  { id: "motion.save", title: "Save the motion and its torques as CSV", words: "export torques", able: () => analysis.value !== null, run: () => analysis.peek() && saveAll(analysis.peek() as Analysis), python: motionLines },
  { id: "motion.python", title: "Copy the motion and its torques as Python", words: "code", run: () => void copy(motionLines(), "Python"), python: motionLines },
  { id: "motion.turn-back", title: "Return the motion to its start", words: "return", run: () => {
    const { waypoints } = motion.peek();
    const end = waypoints[waypoints.length - 1];
    change("Return to the start", { waypoints: [...waypoints, { ...waypoints[0], t: 2 * end.t - waypoints[0].t }] });
  }, python: motionLines },
);
register({ id: "motion", title: "Motion", icon: "motion", key: "4", layout: "wide", component: Motion, transport: true });
