// Export: links, files, pictures, videos, code and reports.

import { computed, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { register as registerActions, run } from "../actions";
import { askAndOpen, shareLink } from "../commands";
import { robotLines, withRobot } from "../python";
import { sceneCanvas } from "../scene/scene";
import { askOffers, connected, offers, words } from "../server";
import { LinkBox } from "../sharing";
import { analysis, course } from "../state/motion";
import { duration, film, loop, playing, seek, show, time } from "../state/player";
import { download, fileName, save } from "../state/share";
import { current } from "../state/equations";
import { oneFile } from "../state/onefile";
import { model } from "../state/store";
import { brief } from "../state/units";
import { Button, Notice, ProgressBar, Section } from "../widgets/basic";
import { Select, Switch } from "../widgets/fields";
import { copy, toast } from "../widgets/overlay";
import { work, WorkBox } from "../widgets/work";
import { courseLines } from "./motion";
import { leadTo, register } from "./registry";

const link = signal("");
const methods = signal(false);
const equations = signal(false);
/** Whether equations can be included: the server writes them, or this page has them. */
const canWrite = computed(() => connected.value || current.value);
const busy = signal("");

async function saveOneFile(): Promise<void> {
  busy.value = "Creating the file …";
  try {
    const { text, whole } = await oneFile(methods.peek(), equations.peek() && canWrite.peek());
    download(`${fileName(model.peek().name)}.html`, text, "text/html");
    toast(`Saved: ${brief(text.length / 1e6, 2)} MB; opens in any browser without a server${whole ? "" : ". Its meshes are too large for one file: the robot is drawn schematically"}.`);
  } catch (error) {
    toast((error as Error).message, "error");
  } finally {
    busy.value = "";
  }
}

// -- videos ----------------------------------------------------------------------------------------------------------------

const recording = signal(0); // recorded fraction of the video; 0: not recording
let taker: MediaRecorder | null = null;

/** Plays the motion once and records the scene as WebM. */
async function record(): Promise<void> {
  const canvas = sceneCanvas();
  const found = analysis.peek();
  if (!canvas || typeof MediaRecorder === "undefined") return toast("This browser cannot record the scene.", "error");
  if (!film.peek() && found) show({ title: "Motion", t: found.t, q: found.q });
  if (!film.peek()) return toast("No motion to record: define one on the Motion screen.", "error");
  const kind = ["video/webm;codecs=vp9", "video/webm;codecs=vp8", "video/webm"].find((type) => MediaRecorder.isTypeSupported(type));
  const made = new MediaRecorder(canvas.captureStream(30), { mimeType: kind, videoBitsPerSecond: 8e6 });
  taker = made;
  const parts: Blob[] = [];
  made.ondataavailable = (event) => event.data.size && parts.push(event.data);
  const [again, total] = [loop.peek(), duration.peek()];
  loop.value = false;
  seek(0);
  const done = new Promise<void>((end) => (made.onstop = () => end()));
  const watch = time.subscribe((now) => (recording.value = Math.max(0.001, total > 0 ? now / total : 1)));
  const ends = playing.subscribe((on) => !on && recording.peek() > 0.001 && made.state !== "inactive" && made.stop());
  made.start(250);
  playing.value = true;
  await done;
  watch();
  ends();
  loop.value = again;
  playing.value = false;
  recording.value = 0;
  taker = null;
  if (parts.length) download(`${fileName(model.peek().name)}.webm`, new Blob(parts, { type: "video/webm" }));
}

// -- code, files and reports of the server ---------------------------------------------------------------------------------

const [code, file, study, certificate, reproduced] = [work("export"), work("file"), work("study"), work("certify"), work("reproduce", () => [])];
const target = signal("");
const quantity = signal("inverse_dynamics");
const format = signal<"toml" | "urdf" | "dh">("toml");
const piece = signal("");
const QUANTITIES = ["inverse_dynamics", "forward_dynamics", "mass_matrix", "coriolis_matrix", "gravity_torque", "bias_torque", "kinetic_energy", "potential_energy", "pose", "jacobian"] as const;

function Export() {
  useEffect(() => {
    if (connected.value) void askOffers().catch(() => {});
    void shareLink().then((found) => (link.value = found));
  }, [connected.value, model.value]);
  const found = offers.value;
  return (
    <div class="export">
      <Section title="Link" hint="The link contains the whole document after the #; nothing is stored on a server."><LinkBox link={link.value} /></Section>
      <Section title="Single HTML file" hint="This workbench with this robot as one file: it opens offline in any browser.">
        <Switch label="Include all formulations (for timing)" value={methods.value} onChange={(on) => (methods.value = on)} />
        <Switch label="Include the equations" value={equations.value && canWrite.value} disabled={!canWrite.value} hint={canWrite.value ? undefined : "Needs Python: isodyn workbench ROBOT --file PAGE.html --equations"} onChange={(on) => (equations.value = on)} />
        <div class="buttons"><Button icon="save" kind="primary" disabled={busy.value !== ""} onClick={() => void saveOneFile()}>Save as one HTML file</Button></div>
        {busy.value && <ProgressBar share={-1} text={busy.value} />}
      </Section>
      <Section title="Document" hint="A JSON file with the robot, its motion, the simulation settings and the view.">
        <div class="buttons">
          <Button icon="save" onClick={save}>Save the document</Button>
          <Button icon="open" onClick={() => void askAndOpen()}>Open a file …</Button>
        </div>
      </Section>
      <Section title="Images and video">
        <div class="buttons">
          <Button icon="camera" onClick={() => run("file.picture")}>Image (PNG)</Button>
          <Button icon="motion" disabled={recording.value > 0 || (!film.value && !course.value.law)} onClick={() => void record()}>Video of the motion (WebM)</Button>
          <Button icon="print" onClick={() => print()}>Print</Button>
        </div>
        {recording.value > 0 && <ProgressBar share={recording.value} text="Recording: the motion plays once." onCancel={() => taker?.stop()} />}
        <p class="hint">The save menu of each plot offers CSV, PNG and SVG.</p>
      </Section>
      <Section title="Data">
        <div class="buttons">
          <Button icon="file" disabled={!analysis.value} onClick={() => run("motion.save")}>Motion and torques (CSV)</Button>
          <Button icon="file" onClick={() => run("simulation.csv")}>Simulation (CSV)</Button>
        </div>
      </Section>
      <Section title="Python" aside={<Button small icon="copy" onClick={() => void copy(withRobot(), "Python")}>Copy</Button>}>
        <pre class="code" tabIndex={0}>{robotLines()}</pre>
      </Section>
      {!connected.value && <Notice remedy="pip install 'isodyn[workbench]', then isodyn workbench">Code, robot files and reports need Python. {words.value}</Notice>}
      {connected.value && (
        <>
          <Section title="Code" hint="A quantity as compiled code for other programs. wasm: a WebAssembly module with its interface.">
            <div class="row">
              <Select label="Quantity" value={quantity.value} options={QUANTITIES.map((q) => [q, q.replaceAll("_", " ")] as const)} onChange={(q) => (quantity.value = q)} />
              <Select label="Target" value={target.value || (found?.targets[0] ?? "")} options={(found?.targets ?? []).map((t) => [t, t] as const)} onChange={(t) => (target.value = t)} />
            </div>
            <WorkBox work={code} title="Export" options={{ target: target.value || (found?.targets[0] ?? "wasm"), quantities: quantity.value }} />
          </Section>
          <Section title="Robot file">
            <Select label="Format" value={format.value} options={[["toml", "TOML (isodyn's format, lossless)"], ["urdf", "URDF"], ["dh", "Denavit-Hartenberg table"]]} onChange={(f) => (format.value = f)} />
            <WorkBox work={file} title="Write the file" options={{ format: format.value }} />
          </Section>
          <Section title="Study" hint="Report: torques along a trajectory, agreement of the methods, operation counts, speed."><WorkBox work={study} title="Create the study" /></Section>
          <Section title="Certificate" hint="Report: which results are proved for this robot, how, and which are not."><WorkBox work={certificate} title="Certify" /></Section>
          <Section title="Reproduce the papers" hint="Recomputes published examples and tables and compares them with the printed values.">
            <Select label="Example" value={piece.value || (found?.reproductions[0]?.key ?? "")} options={(found?.reproductions ?? []).map((r) => [r.key, `${r.source}: ${r.title}`] as const)} onChange={(k) => (piece.value = k)} />
            <WorkBox work={reproduced} title="Reproduce" options={{ pieces: piece.value || (found?.reproductions[0]?.key ?? "") }} />
          </Section>
        </>
      )}
    </div>
  );
}

/** Equivalent Python code. */
const PYTHON: Record<string, () => string> = {
  Code: () => {
    const key = target.value || (offers.value?.targets[0] ?? "wasm");
    return withRobot(`code = iso.export(robot, ${JSON.stringify(quantity.value)}, ${JSON.stringify(key)})`, `with open(${JSON.stringify(`${fileName(model.value.name)}.${key}`)}, "wb") as file:`, "    file.write(code)");
  },
  "Robot file": () => (format.value === "dh" ? withRobot('print(robot.to_dh(convention="standard"))') : withRobot(`robot.save(${JSON.stringify(`${fileName(model.value.name)}.${format.value}`)})`)),
  Study: () => withRobot("study = iso.Study.of(robot)", "print(study)", `study.to_html(${JSON.stringify(`${fileName(model.value.name)}-study.html`)})`),
  Certificate: () => withRobot("print(iso.certify(robot))"),
  "Reproduce the papers": () => `import isodyn as iso\n\nprint(iso.reproduce(${JSON.stringify(piece.value || (offers.value?.reproductions[0]?.key ?? "saha-9.1"))}))\n`,
};

registerActions(
  { id: "export.file", title: "Save as one HTML file", words: "single offline share class", run: () => void saveOneFile(), python: () => withRobot(`robot.view().save(${JSON.stringify(`${fileName(model.value.name)}.html`)})`) },
  { id: "export.film", title: "Video of the motion (WebM)", words: "video record animation", run: () => void record(), python: () => withRobot(...courseLines(), `trajectory.animate(${JSON.stringify(`${fileName(model.value.name)}.html`)}, robot)`) },
  { id: "export.formulations", title: "Single HTML file: include all formulations, or not", words: "methods race", run: () => void (methods.value = !methods.peek()) },
  { id: "export.equations-along", title: "Single HTML file: include the equations, or not", words: "formulas", able: () => canWrite.value, run: () => void (equations.value = !equations.peek()) },
  ...(["Code", "Robot file", "Study", "Certificate", "Reproduce the papers"] as const).map((title) => ({ id: `export.${title.toLowerCase().replace(/\W+/g, "-")}`, title: `Export: ${title}`, words: "target wasm c urdf toml report reproduce", able: () => connected.value, run: () => leadTo("export", title), python: PYTHON[title] })),
);
register({ id: "export", title: "Export", icon: "export", key: "9", layout: "side", component: Export });
