// Actions of no particular screen: documents, undo, views, themes, playback.

import { register } from "./actions";
import { motionOf } from "./engine/csv";
import { withRobot, robotLines } from "./python";
import { frameArm, lookFrom, screenshot, toggleLayer } from "./scene/scene";
import { home, openFile, published } from "./server";
import { documentOf, DocumentError, LAYERS, parsed } from "./state/document";
import { offer } from "./state/meshes";
import { film, loop, seek, SPEEDS, speed, stepBy, toggle } from "./state/player";
import { addSource, structure } from "./state/robot";
import { askForFile, download, fileName, save, toFragment } from "./state/share";
import { doc, edit, look, redo, redoable, replace, undo, undoable, view } from "./state/store";
import { nextTheme, THEMES } from "./theme";
import { copy, toast } from "./widgets/overlay";
import { paletteOpen } from "./widgets/palette";
import { go } from "./screens/registry";

/** The URL of a page with this document. */
export async function shareLink(): Promise<string> {
  return (published.peek() || location.href.split("#")[0]) + (await toFragment(doc.peek()));
}

const LARGE = 1 << 20; // bytes; larger files show progress

/** Opens a file: a document in the page, any other file through the server. */
export async function open(file: File): Promise<void> {
  let fault: { text: string; remedy: string } | undefined;
  try {
    if (/\.json$/i.test(file.name)) {
      replace(`Open ${file.name}`, parsed(await file.text()), true);
    } else if (home === "served") {
      if (file.size > LARGE) toast(`Reading ${file.name} …`);
      const found = await openFile(file);
      offer(found.meshes);
      if (found.document) replace(`Open ${file.name}`, found.document, true);
      else if (found.robot) {
        addSource(found.robot.model, found.robot.structure);
        replace(`Open ${file.name}`, documentOf(found.robot.model, found.robot.structure.neutral, found.robot.structure));
      } else if (found.motion) edit(`Open ${file.name}`, () => ({ motion: found.motion as NonNullable<typeof found.motion> }));
      [fault] = found.robot?.remarks.filter((r) => r.level === "error") ?? [];
    } else if (/\.csv$/i.test(file.name) && structure.peek()) {
      const csv = await file.text();
      motionOf(csv, structure.peek() as NonNullable<typeof structure.value>);
      edit(`Open ${file.name}`, (d) => ({ motion: { ...d.motion, kind: "csv" as const, csv } }));
      if (view.peek().screen === "start") go("motion");
    } else {
      throw new DocumentError(
        `${file.name} can only be read with the server.`,
        "Run “isodyn workbench” to open URDF, MJCF, TOML and zip files. Documents (.json) and motions (.csv) open without it.",
      );
    }
    if (view.peek().screen === "start") go("model");
    toast(`${file.name} opened.`);
    if (fault) toast(`${fault.text} ${fault.remedy}`, "error");
  } catch (error) {
    toast(error instanceof DocumentError ? `${error.message} ${error.remedy}` : (error as Error).message, "error");
  }
}

export const askAndOpen = async (): Promise<void> => {
  const file = await askForFile(home === "served" ? ".json,.urdf,.xml,.mjcf,.toml,.zip,.csv" : ".json,.csv");
  if (file) await open(file);
};

const pngOfScene = async (): Promise<void> => download(`${fileName(doc.peek().model.name)}.png`, await screenshot());

register(
  { id: "edit.undo", title: "Undo", keys: "Mod+Z", run: undo, able: () => undoable.value !== "" },
  { id: "edit.redo", title: "Redo", keys: "Mod+Shift+Z Mod+Y", run: redo, able: () => redoable.value !== "" },
  { id: "file.save", title: "Save the document", words: "download document json", keys: "Mod+S", run: save, python: () => "" },
  { id: "file.open", title: "Open a file …", words: "load urdf mjcf toml json zip csv", keys: "Mod+O", run: () => void askAndOpen(), python: () => `import isodyn as iso\n\nrobot = iso.load("path/to/robot.urdf")\n` },
  { id: "file.rename", title: "Rename the robot", words: "name", run: () => void requestAnimationFrame(() => document.querySelector<HTMLInputElement>(".robot-name input")?.select()) },
  { id: "file.python", title: "Copy the robot as Python", words: "code script", run: () => void copy(withRobot(), "Python"), python: robotLines },
  { id: "file.picture", title: "Save the scene as PNG", words: "screenshot image", run: () => void pngOfScene(), python: () => withRobot("fig = iso.draw(robot)") },
  { id: "file.print", title: "Print", keys: "Mod+P", run: () => print() },
  { id: "view.palette", title: "Search actions", keys: "Mod+K", run: () => void (paletteOpen.value = !paletteOpen.peek()) },
  { id: "view.units", title: "Switch between degrees and radians", words: "deg rad units", keys: "Alt+D", run: () => look({ degrees: !view.peek().degrees }) },
  { id: "view.theme", title: "Switch theme", words: "dark light projector", run: nextTheme },
  ...THEMES.map(([key, title]) => ({ id: `view.theme-${key}`, title: `Theme: ${title}`, words: "colours mode", run: () => look({ theme: key }) })),
  { id: "view.frame", title: "Fit the arm in view", words: "camera reset fit", run: frameArm },
  ...(["front", "side", "top"] as const).map((side) => ({ id: `view.from-${side}`, title: `View from ${side === "top" ? "above" : `the ${side}`}`, words: "camera", run: () => lookFrom(side) })),
  ...LAYERS.map(([key, title]) => ({ id: `view.layer-${key}`, title: `Show or hide: ${title}`, words: "layer scene", keys: key === "schematic" ? "Alt+M" : undefined, run: () => toggleLayer(key) })),
  { id: "play.toggle", title: "Play or pause", keys: "Space", run: toggle, able: () => film.value !== null },
  { id: "play.next", title: "One step forward", keys: ".", run: () => stepBy(1), able: () => film.value !== null },
  { id: "play.back", title: "One step back", keys: ",", run: () => stepBy(-1), able: () => film.value !== null },
  { id: "play.first", title: "To the start of the motion", run: () => seek(0), able: () => film.value !== null },
  { id: "play.loop", title: "Repeat playback, or play once", run: () => void (loop.value = !loop.peek()), able: () => film.value !== null },
  ...SPEEDS.map((s) => ({ id: `play.speed-${s}`, title: `Speed ${s} ×`, words: "slow fast motion", run: () => void (speed.value = s), able: () => film.value !== null || view.value.screen === "simulation" })),
);
