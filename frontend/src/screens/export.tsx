// Export: links, files, pictures, films, code and reports.

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
/** Whether equations can come along: the server writes them, or this page has them. */
const canWrite = computed(() => connected.value || current.value);
const busy = signal("");

async function saveOneFile(): Promise<void> {
  busy.value = "Putting the file together …";
  try {
    const { text, whole } = await oneFile(methods.peek(), equations.peek() && canWrite.peek());
    download(`${fileName(model.peek().name)}.html`, text, "text/html");
    toast(`Saved: ${brief(text.length / 1e6, 2)} MB, opens anywhere without a server${whole ? "" : "; its meshes are too large for it, so it draws the robot schematically"}.`);
  } catch (error) {
    toast((error as Error).message, "error");
  } finally {
    busy.value = "";
  }
}

// -- films -----------------------------------------------------------------------------------------------------------------

const recording = signal(0); // share of the film that is taken; 0: none is
let taker: MediaRecorder | null = null;

/** Plays the motion once and takes the scene as WebM. */
async function record(): Promise<void> {
  const canvas = sceneCanvas();
  const found = analysis.peek();
  if (!canvas || typeof MediaRecorder === "undefined") return toast("This browser takes no films of the scene.", "error");
  if (!film.peek() && found) show({ title: "Motion", t: found.t, q: found.q });
  if (!film.peek()) return toast("There is no motion to film: make one on the Motion screen.", "error");
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
      <Section title="Link" hint="The whole document is in the link, after the #: nothing is stored anywhere else."><LinkBox link={link.value} /></Section>
      <Section title="One file without a server" hint="An HTML file that is this workbench with this robot: it opens from disk, offline, on any computer with a browser.">
        <Switch label="With all formulations, for races" value={methods.value} onChange={(on) => (methods.value = on)} />
        <Switch label="With the equations" value={equations.value && canWrite.value} disabled={!canWrite.value} hint={canWrite.value ? undefined : "Python writes them: isodyn workbench ROBOT --file PAGE.html --equations"} onChange={(on) => (equations.value = on)} />
        <div class="buttons"><Button icon="save" kind="primary" disabled={busy.value !== ""} onClick={() => void saveOneFile()}>Save as one HTML file</Button></div>
        {busy.value && <ProgressBar share={-1} text={busy.value} />}
      </Section>
      <Section title="Document" hint="A plain file that holds the robot, its motion, the simulation and what is looked at.">
        <div class="buttons">
          <Button icon="save" onClick={save}>Save the document</Button>
          <Button icon="open" onClick={() => void askAndOpen()}>Open a file …</Button>
        </div>
      </Section>
      <Section title="Pictures and films">
        <div class="buttons">
          <Button icon="camera" onClick={() => run("file.picture")}>Picture (PNG)</Button>
          <Button icon="motion" disabled={recording.value > 0 || (!film.value && !course.value.law)} onClick={() => void record()}>Film of the motion (WebM)</Button>
          <Button icon="print" onClick={() => print()}>Print</Button>
        </div>
        {recording.value > 0 && <ProgressBar share={recording.value} text="The motion is filmed while it plays once." onCancel={() => taker?.stop()} />}
        <p class="hint">Every plot has a menu of its own: CSV, PNG, SVG.</p>
      </Section>
      <Section title="Numbers">
        <div class="buttons">
          <Button icon="file" disabled={!analysis.value} onClick={() => run("motion.save")}>Motion and torques (CSV)</Button>
          <Button icon="file" onClick={() => run("simulation.csv")}>Simulation (CSV)</Button>
        </div>
      </Section>
      <Section title="Python" aside={<Button small icon="copy" onClick={() => void copy(withRobot(), "Python")}>Copy</Button>}>
        <pre class="code" tabIndex={0}>{robotLines()}</pre>
      </Section>
      {!connected.value && <Notice remedy="pip install 'isodyn[workbench]', then isodyn workbench">Code, robot files and reports are made by Python. {words.value}</Notice>}
      {connected.value && (
        <>
          <Section title="Code" hint="The same graph as code for other programs.">
            <div class="row">
              <Select label="Quantity" value={quantity.value} options={QUANTITIES.map((q) => [q, q.replaceAll("_", " ")] as const)} onChange={(q) => (quantity.value = q)} />
              <Select label="Target" value={target.value || (found?.targets[0] ?? "")} options={(found?.targets ?? []).map((t) => [t, t] as const)} onChange={(t) => (target.value = t)} />
            </div>
            <WorkBox work={code} title="Export" options={{ target: target.value || (found?.targets[0] ?? "wasm"), quantities: quantity.value }} />
          </Section>
          <Section title="Robot file">
            <Select label="Format" value={format.value} options={[["toml", "TOML, isodyn's own: loses nothing"], ["urdf", "URDF"], ["dh", "Denavit-Hartenberg table"]]} onChange={(f) => (format.value = f)} />
            <WorkBox work={file} title="Write the file" options={{ format: format.value }} />
          </Section>
          <Section title="Study" hint="Torques along a trajectory, agreement of the methods, operations, speed: one page."><WorkBox work={study} title="Make the study" /></Section>
          <Section title="Certificate" hint="What is proved about this robot, how, and what is not."><WorkBox work={certificate} title="Certify" /></Section>
          <Section title="The sources, again" hint="Examples and tables of the five sources, beside what they print.">
            <Select label="Example" value={piece.value || (found?.reproductions[0]?.key ?? "")} options={(found?.reproductions ?? []).map((r) => [r.key, `${r.source}: ${r.title}`] as const)} onChange={(k) => (piece.value = k)} />
            <WorkBox work={reproduced} title="Reproduce" options={{ pieces: piece.value || (found?.reproductions[0]?.key ?? "") }} />
          </Section>
        </>
      )}
    </div>
  );
}

/** Python that makes the same. */
const PYTHON: Record<string, () => string> = {
  Code: () => {
    const key = target.value || (offers.value?.targets[0] ?? "wasm");
    return withRobot(`code = iso.export(robot, ${JSON.stringify(quantity.value)}, ${JSON.stringify(key)})`, `with open(${JSON.stringify(`${fileName(model.value.name)}.${key}`)}, "wb") as file:`, "    file.write(code)");
  },
  "Robot file": () => (format.value === "dh" ? withRobot('print(robot.to_dh(convention="standard"))') : withRobot(`robot.save(${JSON.stringify(`${fileName(model.value.name)}.${format.value}`)})`)),
  Study: () => withRobot("study = iso.Study.of(robot)", "print(study)", `study.to_html(${JSON.stringify(`${fileName(model.value.name)}-study.html`)})`),
  Certificate: () => withRobot("print(iso.certify(robot))"),
  "The sources, again": () => `import isodyn as iso\n\nprint(iso.reproduce(${JSON.stringify(piece.value || (offers.value?.reproductions[0]?.key ?? "saha-9.1"))}))\n`,
};

registerActions(
  { id: "export.file", title: "Save as one HTML file", words: "single offline share class", run: () => void saveOneFile(), python: () => withRobot(`robot.view().save(${JSON.stringify(`${fileName(model.value.name)}.html`)})`) },
  { id: "export.film", title: "Film of the motion (WebM)", words: "video record animation", run: () => void record(), python: () => withRobot(...courseLines(), `trajectory.animate(${JSON.stringify(`${fileName(model.value.name)}.html`)}, robot)`) },
  { id: "export.formulations", title: "One HTML file: with all formulations, or without", words: "methods race", run: () => void (methods.value = !methods.peek()) },
  { id: "export.equations-along", title: "One HTML file: with the equations, or without", words: "formulas", able: () => canWrite.value, run: () => void (equations.value = !equations.peek()) },
  ...(["Code", "Robot file", "Study", "Certificate", "The sources, again"] as const).map((title) => ({ id: `export.${title.toLowerCase().replace(/\W+/g, "-")}`, title: `Export: ${title}`, words: "target wasm c urdf toml report reproduce", able: () => connected.value, run: () => leadTo("export", title), python: PYTHON[title] })),
);
register({ id: "export", title: "Export", icon: "export", key: "9", layout: "side", component: Export });
