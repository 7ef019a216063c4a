// Help: what the screen does, its page of the documentation, the keys, the version.

import { signal } from "@preact/signals";
import { all, printed, register, type Action } from "./actions";
import { ISODYN_VERSION } from "./messages";
import { current } from "./screens/registry";
import { hello, home } from "./server";
import { Facts } from "./widgets/basic";
import { Dialog } from "./widgets/overlay";

/** Screen -> what it does, and the page of the documentation about it. */
const SCREENS: Record<string, readonly [string, string]> = {
  start: ["Choose an arm to begin with, a robot of the library, or drop a file.", "workbench"],
  model: ["Edit the Denavit-Hartenberg table, masses, limits, friction and motors. Remarks stand at the cell that they are about.", "tutorial"],
  pose: ["Set joint positions by sliders or numbers, or drag the tip. Read the tip's transform, Jacobian and all inverse-kinematics solutions. Put on a payload or a force.", "kinematics"],
  motion: ["Plan a motion through waypoints, or open samples. Torques, speeds and power follow at once and are compared with limits.", "trajectories"],
  dynamics: ["See the inertia matrix, Coriolis terms and gravity, the parts of a torque, joint forces and moments, and the equations.", "equations"],
  simulation: ["Simulate free fall or a controller. Pull a link with the pointer, step forwards and back, and check the energy.", "simulation"],
  methods: ["Compare the published formulations: agreement, operation counts, speed here, and their lines.", "methods"],
  lessons: ["Work through lessons: predict, try, check.", "workbench-lessons"],
  export: ["Share the document, and save files, pictures, films, numbers, code and reports.", "workbench"],
};

const open = signal(false);

export function Help() {
  if (!open.value) return null;
  const screen = current.value;
  const [words, page] = SCREENS[screen?.id ?? ""] ?? ["", "workbench"];
  const rank = (action: Action) => (action.id.startsWith("go.") ? action.keys : "") ?? "";
  const keys = all().filter((action) => action.keys).sort((a, b) => rank(a).localeCompare(rank(b)));
  const served = hello.value?.version;
  return (
    <Dialog title={`Help: ${screen?.title ?? "workbench"}`} onClose={() => void (open.value = false)} foot={<p class="version">isodyn {ISODYN_VERSION}{served && served !== ISODYN_VERSION ? `; the server is isodyn ${served}: reload the page` : ""}</p>}>
      <p>{words}</p>
      <p class="hint">More: {home === "docs" ? <a href={`${page}.html`} target="_top">the page of the documentation</a> : <>page <code>docs/{page}.md</code> of the documentation</>}. Every action is in the search ({printed("Mod+K")}); Alt+Enter there copies its Python.</p>
      <h3>Keys</h3>
      <Facts rows={keys.map((action) => [action.title, <>{(action.keys as string).split(" ").map((one) => <kbd key={one}>{printed(one)}</kbd>)}</>])} />
    </Dialog>
  );
}

register({ id: "view.help", title: "Help, keys and version", words: "about shortcuts documentation ?", keys: "?", run: () => void (open.value = !open.peek()) });
