// Simulation: free, controlled, or pulled by the user; forward, in slow motion, and back.

import { computed, effect, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { register as registerActions } from "../actions";
import { norm } from "../engine/algebra";
import { written as csv } from "../engine/csv";
import { columnsOf, type Freedom } from "../engine/freedoms";
import { fixed, powerText } from "../engine/numbers";
import { stopsOf } from "../engine/simulation";
import type { SimulationSettings as Settings, PackedRobot } from "../messages";
import { list, number, withRobot } from "../python";
import { extras, frameArm, handles } from "../scene/scene";
import { course } from "../state/motion";
import { show, speed, SPEEDS } from "../state/player";
import { freedoms, kernelProblem, structure } from "../state/robot";
import { download, fileName } from "../state/share";
import { arrow, checked, compute, current, follow, gainsFor, goTo, hindrance, lag, MOST_STEPS, pullable, pulled, pullTip, restart, rubbing, run, running, stepOn, stop, suitedGains, version } from "../state/simulating";
import { edit, model, pose, simulation, view } from "../state/store";
import { effortOf, positionOf, quantityText, sliding, unitOf, velocityOf, type Kind } from "../state/units";
import { Button, Empty, Facts, IconButton, Notice, Section, Tabs } from "../widgets/basic";
import { NumberField, NumberInput, Segmented, Select, Switch } from "../widgets/fields";
import { PositionFields } from "../widgets/joint";
import { Noted } from "../widgets/notes";
import { copy } from "../widgets/overlay";
import { Plot, type Curve } from "../widgets/plot";
import { StartsAt } from "../widgets/start";
import { courseLines } from "./motion";
import { go, leadTo, register } from "./registry";

const CONTROLS: readonly (readonly [Settings["control"], string])[] = [["none", "No control"], ["pd", "PD"], ["pd_gravity", "PD + gravity"], ["computed_torque", "Computed torque"]];
const HINTS: Record<Exclude<Settings["control"], "none">, string> = {
  pd: "Spring and damper from each joint to its target. Gravity leaves a steady-state error.",
  pd_gravity: "PD plus the gravity torques: no steady-state error.",
  computed_torque: "Inverse dynamics of the desired acceleration: the joint errors decay as decoupled second-order systems.",
};

const FALLING = (): string => `No motor torques: the robot moves under gravity${rubbing.value ? ", friction" : ""} and the forces that you apply with the mouse${rubbing.value ? "" : " (friction is off)"}. Drag a link in the scene.`;

const change = (label: string, next: Partial<Settings>, key = ""): void => edit(label, (d) => ({ simulation: { ...d.simulation, ...next } }), key);
const takeControl = (control: Settings["control"]): void => change("Change the controller", { control, ...gainsFor(control) });
const suit = (): void => change("Use suggested gains", suitedGains(simulation.peek().control));
/** Velocities driven by a motor. */
const driven = computed(() => freedoms.value.filter(({ joint }) => !joint.passive));
/** Manifold joints: their velocities are not the rates of their positions. */
const attitudes = computed(() => (structure.value?.joints ?? []).filter((joint) => freedoms.value.some((one) => one.joint === joint && one.q < 0)));
/** Lengths and angles of floating and planar joints: their rates are not joint velocities. */
const places = computed<Pick<Freedom, "name" | "type" | "v" | "q">[]>(() => {
  const { positions = [], position_units: units = [] } = structure.value ?? {};
  return positions.map((name, q) => ({ name, type: units[q] === "m" ? "prismatic" as const : "revolute" as const, v: q, q }))
    .filter(({ q }) => units[q] !== "1" && freedoms.value.every((one) => one.q !== q));
});
/** Joints with a quaternion. */
const turned = computed(() => attitudes.value.filter((joint) => structure.value?.position_units.slice(joint.q, joint.q + joint.nq).includes("1")));

function Gains() {
  const { control, kp, kd, target, follow: led } = simulation.value;
  const s = structure.value;
  if (!s) return null;
  const set = (name: "kp" | "kd" | "target", k: number) => (x: number) => change("Change a gain or target", { [name]: simulation.peek()[name].map((y, i) => (i === k ? x : y)) });
  // torques change first; computed torque multiplies accelerations
  const units = (time: string) => {
    const each = driven.value.map(({ type }) => (control === "computed_torque" ? (time ? "1/s" : "1/s²") : sliding(type) ? `N${time}/m` : `N m${time}/rad`));
    return <span class="unit">[{[...new Set(each)].join(" | ")}]</span>;
  };
  const lone = !led && driven.value.some((one) => one.q >= 0);
  return (
    <>
      <Noted named><div class="table-scroll">
        <table class="cells">
          <caption class="unseen">Gains and targets</caption>
          <thead><tr><th scope="col">Joint</th><th scope="col">Kp {units("")}</th><th scope="col">Kd {units(" s")}</th>{lone && <th scope="col">Target <span class="unit">[{[...new Set(driven.value.filter((one) => one.q >= 0).map(({ type }) => unitOf(positionOf(type)).label))].join(" | ")}]</span></th>}</tr></thead>
          <tbody>
            {driven.value.map(({ type, name, v, q }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td><NumberInput cell label={`Kp of ${name}`} value={kp[v]} min={0} onChange={set("kp", v)} /></td>
                <td><NumberInput cell label={`Kd of ${name}`} value={kd[v]} min={0} onChange={set("kd", v)} /></td>
                {lone && <td>{q >= 0 && <NumberInput cell label={`Target of ${name}`} kind={positionOf(type)} value={target[q]} onChange={set("target", q)} />}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div></Noted>
      {!led && attitudes.value.filter((joint) => !joint.passive).map((joint) => <PositionFields key={joint.name} structure={s} joint={joint} q={target} of="(target)" onChange={(next) => change("Change a gain or target", { target: next }, `target${joint.q}`)} />)}
      <div class="buttons">
        <Button small onClick={suit}>Use suggested gains</Button>
        {!led && <Button small disabled={target.every((x, k) => x === pose.value.q[k])} onClick={() => change("Set the target to the pose", { target: [...pose.peek().q] })}>Set target to the current pose</Button>}
      </div>
      <p class="hint">Suggested gains: critically damped, errors decay as exp(−10 t){control === "computed_torque" ? "" : ", from the inertia at each joint"}.</p>
      {s.loops.length > 0 && <p class="hint">Passive joints follow the loop constraints. A motor target that violates them is approached as closely as the loops allow.</p>}
    </>
  );
}

const startAtPose = (): void => change("Start at the pose", { at_pose: true });

/** The initial state, if it is not the pose. */
function Start() {
  const { q0, qd0 } = simulation.value;
  const s = structure.value;
  if (!s) return null;
  const put = (name: "q0" | "qd0", k: number) => (x: number) =>
    change("Change the initial state", { at_pose: false, [name]: simulation.peek()[name].map((y, i) => (i === k ? x : y)) });
  const units = (kind: (type: string) => Kind) => <span class="unit">[{[...new Set(freedoms.value.map(({ type }) => unitOf(kind(type)).label))].join(" | ")}]</span>;
  return (
    <>
      <div class="table-scroll">
        <table class="cells">
          <caption class="unseen">Initial positions and velocities</caption>
          <thead><tr><th scope="col">Joint</th><th scope="col">Position {units(positionOf)}</th><th scope="col">Velocity {units(velocityOf)}</th></tr></thead>
          <tbody>
            {freedoms.value.map(({ name, type, v, q }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{q >= 0 && <NumberInput cell label={`Initial position of ${name}`} kind={positionOf(type)} value={q0[q]} onChange={put("q0", q)} />}</td>
                <td><NumberInput cell label={`Initial velocity of ${name}`} kind={velocityOf(type)} value={qd0[v]} onChange={put("qd0", v)} /></td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {attitudes.value.map((joint) => <PositionFields key={joint.name} structure={s} joint={joint} q={q0} of="(initial)" onChange={(next) => change("Change the initial state", { at_pose: false, q0: next }, `start${joint.q}`)} />)}
    </>
  );
}

const NO_STOPS = (s: PackedRobot): string => `Position limits are not enforced: ${s.loops.length ? "robots with loops" : "multi-DOF joints"} have no joint stops here.`;

/** Limits that the simulation ignores. */
function Limits({ s, stops }: { s: PackedRobot; stops: boolean }) {
  if (freedoms.value.every(({ lower, upper }) => lower === null && upper === null)) return null;
  if (!stopsOf(s).length) return <p class="hint">{NO_STOPS(s)}</p>;
  return stops ? null : <Notice level="warning" action={<Button small onClick={() => change("Joint stops", { stops: true })}>Enable joint stops</Button>}>Joint stops are off: joints can pass their position limits.</Notice>;
}

function Transport() {
  version.value;
  const sim = current.value;
  if (!sim) return null;
  const { duration } = simulation.value;
  const last = Math.max(Math.round(duration / sim.h), sim.rows.length - 1);
  return (
    <div class="run-bar" role="group" aria-label="Simulation controls">
      <Button kind="primary" icon={running.value ? "pause" : "play"} onClick={() => (running.peek() ? stop() : run())}>{running.value ? "Pause" : "Run"}</Button>
      <IconButton icon="first" label="Back to the start" onClick={restart} />
      <IconButton icon="back" label="One step back" disabled={!sim.index} onClick={() => goTo(sim.index - 1)} />
      <IconButton icon="next" label="One step forward" onClick={() => (stop(), stepOn())} />
      <input
        type="range" aria-label="Time of the simulation" aria-valuetext={quantityText(sim.t, "time", 3)} min={0} max={last} value={sim.index}
        onInput={(event) => goTo(Math.min(Number((event.target as HTMLInputElement).value), sim.rows.length - 1))}
        ref={(element) => element?.style.setProperty("--to", `${(100 * sim.index) / last}%`)}
      />
      <output class="clock">{fixed(sim.t, 3)} s</output>
      <label class="speed"><span class="unseen">Speed</span>
        <select value={String(speed.value)} onChange={(event) => (speed.value = Number((event.target as HTMLSelectElement).value))}>{[0.01, ...SPEEDS].map((s) => <option key={s} value={String(s)}>{s}×</option>)}</select>
      </label>
    </div>
  );
}

type Quantity = "q" | "qd" | "tau" | "energy";
const tab = signal<Quantity>("q");
const TABS: readonly (readonly [Quantity, string])[] = [["q", "Position"], ["qd", "Velocity"], ["tau", "Torque"], ["energy", "Energy"]];

/** Every so many rows, so that a plot has about a thousand points, always including the last row. */
function thinned(count: number): number[] {
  const every = Math.max(1, Math.ceil(count / 1200));
  const rows = Array.from({ length: Math.ceil(count / every) }, (_, k) => k * every);
  if (rows[rows.length - 1] !== count - 1) rows.push(count - 1);
  return rows;
}

const drawnAt = signal(0);

function Plots() {
  drawnAt.value;
  const sim = current.value;
  if (!sim || sim.rows.length < 2) return <Empty title="No results yet">Run the simulation, or drag a link in the scene.</Empty>;
  const at = thinned(sim.rows.length);
  const t = Float64Array.from(at, (k) => sim.rows[k].t);
  const file = `${fileName(model.value.name)}-simulation`;
  const shared = { t, cursor: sim.t, onCursor: (when: number) => goTo(Math.round(when / sim.h)), height: 240 };
  if (tab.value === "energy") {
    const take = (f: (k: number) => number) => Float64Array.from(at, f);
    const r = sim.rows;
    const curves: Curve[] = [
      { label: "kinetic", values: take((k) => r[k].kinetic) }, { label: "potential", values: take((k) => r[k].potential) },
      { label: "total", values: take((k) => r[k].kinetic + r[k].potential) },
      { label: "balance: total − work + losses (constant)", values: take((k) => r[k].kinetic + r[k].potential - r[k].supplied + r[k].lost + r[k].struck), tone: 5, mark: "ring" },
    ];
    return <Plot {...shared} title="Energy" kind="energy" file={`${file}-energy`} curves={curves} />;
  }
  const shown: typeof places.value = tab.value === "q" ? [...freedoms.value.filter((one) => one.q >= 0), ...places.value] : freedoms.value;
  const groups = [shown.filter((one) => !sliding(one.type)), shown.filter((one) => sliding(one.type))];
  const value = (k: number, { q, v }: (typeof groups)[0][0]): number =>
    tab.value === "q" ? sim.rows[k].q[q] : tab.value === "qd" ? sim.rows[k].qd[v] : sim.rows[k].motors[v] + sim.rows[k].hands[v];
  const kind = { q: positionOf, qd: velocityOf, tau: effortOf }[tab.value];
  const title = { q: ["Position", "Position, prismatic"], qd: ["Velocity", "Velocity, prismatic"], tau: ["Torque of motors and applied force", "Force of motors and applied force"] }[tab.value];
  return (
    <div class="plots">
      {groups.map((group, g) => group.length > 0 && (
        <Plot {...shared} key={g} title={title[g]} kind={kind(group[0].type)} file={`${file}-${tab.value}`}
          curves={group.map((one) => ({ label: one.name, tone: one.v, values: Float64Array.from(at, (k) => value(k, one)) }))} />
      ))}
      {tab.value === "q" && turned.value.length > 0 && <p class="hint">The orientation of {turned.value.map(({ name }) => name).join(", ")} is a quaternion; <em>Save as CSV</em> includes it.</p>}
    </div>
  );
}

const same = signal<boolean | null>(null);

function Balance() {
  drawnAt.value;
  const sim = current.value;
  if (!sim || sim.rows.length < 2) return <p class="hint">After a run: total energy, work of the motors and of the applied force, energy dissipated by friction and impacts, and the energy error.</p>;
  const [first, now] = [sim.rows[0], sim.last];
  const total = (row: typeof now): number => row.kinetic + row.potential;
  const off = total(now) - total(first) - now.supplied + now.lost + now.struck;
  const scale = Math.max(...thinned(sim.rows.length).map((k) => Math.max(Math.abs(sim.rows[k].kinetic), Math.abs(total(sim.rows[k])))), 1e-300);
  return (
    <>
      <Facts rows={[
        ["Total energy now", quantityText(total(now), "energy")],
        ["Work of the motors and of the applied force", quantityText(now.supplied, "energy")],
        ["Dissipated by friction", quantityText(now.lost, "energy")],
        ...(now.struck ? [["Dissipated by impacts at joint stops", quantityText(now.struck, "energy")] as const] : []),
        ["Energy error now", `${powerText(off, 2)} J (${powerText(Math.abs(off) / scale, 2)} of the largest |energy| in the run)`],
      ]} />
      <div class="buttons">
        <Button small onClick={() => (same.value = checked())}>Recompute from the last snapshot</Button>
        {same.value !== null && <span class="hint" role="status">{same.value ? "The state is bit-identical." : "The state is not bit-identical."}</span>}
      </div>
    </>
  );
}

function Simulation() {
  useEffect(() => {
    show(null);
    let timer = 0;
    handles.value = { link: pulled };
    const ends = [
      follow(),
      effect(() => {
        version.value;
        if (!timer) timer = window.setTimeout(() => ((timer = 0), (drawnAt.value = version.peek()), (same.value = null)), running.peek() ? 160 : 0);
      }),
      effect(() => {
        const a = arrow.value;
        extras.value = a && norm(a.vector) > 0 ? { arrows: [{ at: a.at, vector: a.vector, colour: 1 }] } : {};
      }),
    ];
    return () => {
      ends.forEach((end) => end());
      clearTimeout(timer);
      handles.value = {};
      extras.value = {};
    };
  }, []);
  const s = structure.value;
  const sim = simulation.value;
  if (!s) return <Empty title="No robot">Choose one on the start page.</Empty>;
  const floats = turned.value.some((joint) => joint.type === "floating");
  const failed = current.value?.last.q.some((x) => !Number.isFinite(x));
  return (
    <>
      <Section title="Control" hint={<>{sim.control === "none" ? FALLING() : HINTS[sim.control]}{floats && " Contact with the ground or between links is not simulated."}</>}>
        <Segmented label="Controller" quiet value={sim.control} options={CONTROLS} onChange={takeControl} />
        {sim.control !== "none" && (
          <>
            <Gains />
            <Switch label="Follow the trajectory of the Motion screen" value={sim.follow} onChange={(on) => change("Track the motion", { follow: on })} disabled={s.n !== s.nq && !sim.follow} />
            {sim.follow && course.value.problem && <Notice level="error">{course.value.problem}</Notice>}
          </>
        )}
        <div class="row">
          <Switch label="Friction" value={rubbing.value} onChange={(friction) => change("Friction", { friction })} disabled={!s.editable} />
          <Switch label="Joint stops at the limits" value={sim.stops} hint={stopsOf(s).length ? undefined : NO_STOPS(s)} onChange={(stops) => change("Joint stops", { stops })} disabled={!stopsOf(s).length} />
        </div>
        <div class="row">
          <NumberField label="Duration" kind="time" value={sim.duration} min={0.001} max={3600} onChange={(duration) => change("Change the duration", { duration })} />
          <NumberField label="Time step" value={1000 * sim.step} unit={{ label: "ms", factor: 1, digits: 3, step: 0.1 }} min={Math.max(0.001, (1000 * sim.duration) / MOST_STEPS)} max={100} onChange={(x) => change("Change the step", { step: x / 1000 })} />
          <Select label="Initial state" value={sim.at_pose ? "pose" : "own"} options={[["pose", "current pose, at rest"], ["own", "custom"]]} onChange={(k) => change("Change the initial state", { at_pose: k === "pose" })} />
        </div>
        {!sim.at_pose && <><StartsAt what="The simulation" q={sim.q0} qd={sim.qd0} back={startAtPose} /><Start /></>}
        <Limits s={s} stops={sim.stops} />
        {hindrance.value && <Notice level="warning">{hindrance.value}</Notice>}
        {kernelProblem.value && <Notice level="warning">{kernelProblem.value}</Notice>}
      </Section>
      <Section title="Run" hint="Fixed Runge-Kutta steps (RK4).">
        <Transport />
        {failed && <Notice level="error" remedy="Reduce the time step or the gains, and check for links without mass on passive joints.">The simulation diverged: positions are not finite after {quantityText(current.value?.t ?? 0, "time")}.</Notice>}
        {running.value && lag.value < 0.8 && <Notice>Running at {Math.round(100 * lag.value)} % of the selected speed.</Notice>}
        <div class="buttons">
          <Button small onClick={() => (compute(), floats && frameArm())}>Run to the end at once</Button>
          <Button small kind="quiet" icon="file" onClick={saveAll}>Save as CSV</Button>
        </div>
      </Section>
      <Section title="Plots">
        <Tabs label="Quantity" tabs={TABS} value={tab.value} onChange={(k) => (tab.value = k)} />
        <Plots />
      </Section>
      <Section title="Energy"><Balance /></Section>
      <div class="buttons foot-buttons"><Button icon="code" onClick={() => void copy(simulationLines(), "Python")}>Copy as Python</Button></div>
    </>
  );
}

function saveAll(): void {
  const sim = current.peek();
  const s = structure.peek();
  if (!sim || !s) return;
  const { rows } = sim;
  const take = (f: (row: (typeof rows)[0]) => number): Float64Array => Float64Array.from(rows, f);
  const columns = [
    ...columnsOf(s, "q").map((column, k) => ({ ...column, values: take((row) => row.q[k]) })),
    ...columnsOf(s, "qd").map((column, k) => ({ ...column, values: take((row) => row.qd[k]) })),
    ...columnsOf(s, "tau").map((column, k) => ({ ...column, values: take((row) => row.motors[k] + row.hands[k]) })),
    { name: "kinetic", unit: "J", values: take((row) => row.kinetic) }, { name: "potential", unit: "J", values: take((row) => row.potential) },
  ];
  download(`${fileName(model.peek().name)}-simulation.csv`, csv([{ name: "t", unit: "s", values: take((row) => row.t) }, ...columns]), "text/csv");
}

/** Equivalent Python code for the same steps. */
function simulationLines(): string {
  const sim = simulation.value;
  const lines: string[] = [];
  const stops = sim.stops && structure.value && stopsOf(structure.value).length > 0;
  const gains = `${list(sim.kp)}, ${list(sim.kd)}`;
  if (sim.control !== "none") {
    if (sim.follow) lines.push(...courseLines());
    lines.push(`controller = iso.Controller.${sim.control}(robot, ${gains}, ${sim.follow ? "trajectory" : list(sim.target)})`);
  }
  lines.push(
    `motion = iso.simulate(robot, ${list(sim.q0)}, ${list(sim.qd0)}, ${number(sim.duration)}, ${sim.control === "none" ? "" : "torque=controller, "}integrator="rk4", dt=${number(sim.step)}, friction=${rubbing.value ? "True" : "False"}${stops ? ", events=iso.Event.limits(robot, restitution=0.0)" : ""})`,
    "print(motion)",
  );
  return withRobot(...lines);
}

const here = (): boolean => view.value.screen === "simulation" && !hindrance.value;
const PULLS: readonly (readonly [string, readonly number[]])[] = [["forward", [1, 0, 0]], ["back", [-1, 0, 0]], ["left", [0, 1, 0]], ["right", [0, -1, 0]], ["up", [0, 0, 1]], ["down", [0, 0, -1]]];

registerActions(
  ...CONTROLS.map(([key, title]) => ({ id: `simulation.drive-${key}`, title: `Simulation controller: ${title}`, words: "controller control", run: () => (go("simulation"), takeControl(key)), python: simulationLines })),
  ...TABS.map(([key, title]) => ({ id: `simulation.show-${key}`, title: `${title} of the simulation over time`, words: "plot curve", run: () => (go("simulation"), (tab.value = key)), python: simulationLines })),
  ...PULLS.map(([title, way]) => ({ id: `simulation.pull-${title.replaceAll(" ", "-")}`, title: `Pull the tip ${title} for a tenth of a second`, words: "hand push force", able: () => pullable.value, run: () => (go("simulation"), pullTip(way)) })),
  { id: "simulation.gains", title: "Use suggested gains", words: "controller stiffness damping", able: () => simulation.value.control !== "none", run: () => (go("simulation"), suit()), python: simulationLines },
  { id: "simulation.friction", title: "Switch friction in the simulation on or off", able: () => !!structure.value?.editable, run: () => change("Friction", { friction: !simulation.peek().friction }), python: simulationLines },
  { id: "simulation.stops", title: "Switch joint stops on or off", able: () => !!structure.value && stopsOf(structure.value).length > 0, run: () => change("Joint stops", { stops: !simulation.peek().stops }), python: simulationLines },
  { id: "simulation.follow", title: "Controller: track the motion, or hold the target", able: () => simulation.value.control !== "none", run: () => change("Track the motion", { follow: !simulation.peek().follow }), python: simulationLines },
  { id: "simulation.target", title: "Set the controller target to the current pose", run: () => change("Set the target to the pose", { target: [...pose.peek().q] }), python: simulationLines },
  { id: "simulation.from-pose", title: "Start the simulation at the pose, at rest", run: startAtPose, python: simulationLines },
  { id: "simulation.again", title: "Recompute the present state of the simulation", words: "same bits rewind exact energy balance", run: () => (leadTo("simulation", "Energy"), (same.value = checked())), python: simulationLines },
  { id: "simulation.run", title: "Run or pause the simulation", words: "play start stop fall", keys: "Space", able: here, run: () => (running.peek() ? stop() : run()), python: simulationLines },
  { id: "simulation.step", title: "One step of the simulation", keys: ".", able: here, run: () => (stop(), stepOn()), python: simulationLines },
  { id: "simulation.back", title: "One step back in the simulation", words: "rewind", keys: ",", able: here, run: () => goTo((current.peek()?.index ?? 0) - 1), python: simulationLines },
  { id: "simulation.start", title: "Rewind the simulation", words: "rewind reset", run: restart, python: simulationLines },
  { id: "simulation.all", title: "Compute the whole simulation", run: compute, python: simulationLines },
  { id: "simulation.csv", title: "Save the simulation as CSV", words: "export", run: saveAll, python: simulationLines },
  { id: "simulation.python", title: "Copy the simulation as Python", words: "code", run: () => void copy(simulationLines(), "Python"), python: simulationLines },
);
register({ id: "simulation", title: "Simulation", icon: "simulation", key: "6", layout: "wide", component: Simulation });
