// Help: the screen's purpose, its documentation page, the keys, the version.

import { signal } from "@preact/signals";
import { all, printed, register, type Action } from "./actions";
import { ISODYN_VERSION } from "./messages";
import { current } from "./screens/registry";
import { hello, home } from "./server";
import { Facts } from "./widgets/basic";
import { Dialog } from "./widgets/overlay";

/** Screen -> its purpose and its documentation page; tests/workbench/test_bundle.py checks that the page exists. */
const SCREENS: Record<string, readonly [string, string]> = {
  start: ["Start with a template, a robot of the library, or a file that you drop here.", "workbench"],
  model: ["Edit the Denavit-Hartenberg table, masses, limits, friction and motors. Problems are shown at their cells.", "formats/dh"],
  pose: ["Set joint positions with sliders or numbers, or drag the tip. Read the tip’s transform, Jacobian and all inverse kinematics solutions. Add a payload or a tip force.", "kinematics"],
  motion: ["Plan a motion through waypoints, or load a sampled trajectory from CSV. Torques, velocities and power are computed and compared with the limits.", "trajectories"],
  dynamics: ["See the inertia matrix, Coriolis terms and gravity, the components of a torque, joint reaction forces, and the equations.", "equations"],
  simulation: ["Simulate the robot with or without a controller. Pull a link with the pointer, step forward and back, and check the energy balance.", "simulation"],
  methods: ["Compare the published formulations: agreement, operation counts, time per call, source lines.", "methods"],
  lessons: ["Work through lessons: predict, try, check.", "workbench-lessons"],
  export: ["Share the document; save files, images, video, data, code and reports.", "workbench"],
};

const pageOf = (): string => SCREENS[current.value?.id ?? ""]?.[1] ?? "workbench";
/** The address of the screen's documentation page; "" in files and notebooks, which have no server. */
const documentation = (): string => (home === "served" ? `docs/${pageOf()}.html` : home === "docs" ? `${pageOf()}.html` : "");

const open = signal(false);

export function Help() {
  if (!open.value) return null;
  const screen = current.value;
  const [words] = SCREENS[screen?.id ?? ""] ?? [""];
  const address = documentation();
  const rank = (action: Action) => (action.id.startsWith("go.") ? action.keys : "") ?? "";
  const keys = all().filter((action) => action.keys).sort((a, b) => rank(a).localeCompare(rank(b)));
  const served = hello.value?.version;
  return (
    <Dialog title={`Help: ${screen?.title ?? "workbench"}`} onClose={() => void (open.value = false)} foot={<p class="version">isodyn {ISODYN_VERSION}{served && served !== ISODYN_VERSION ? `; the server is isodyn ${served}: reload the page` : ""}</p>}>
      <p>{words}</p>
      <p>{address && <><a href={address.replace(`${pageOf()}.html`, "workbench.html")} target={home === "docs" ? "_top" : "_blank"} rel="noopener">Use the workbench</a>{pageOf() === "workbench" ? "" : " · "}</>}{address && pageOf() === "workbench" ? null : address ? <a href={address} target={home === "docs" ? "_top" : "_blank"} rel="noopener">The same in Python</a> : <>Use the workbench: <code>isodyn docs workbench</code>. The same in Python: <code>isodyn docs {pageOf()}</code></>}</p>
      <p class="hint">The search ({printed("Mod+K")}) lists every action; Alt+Enter there copies its Python code.</p>
      <h3>Keyboard shortcuts</h3>
      <Facts rows={keys.map((action) => [action.title, <>{(action.keys as string).split(" ").map((one, k) => <>{k > 0 && " or "}<kbd key={one}>{printed(one)}</kbd></>)}</>])} />
    </Dialog>
  );
}

register({ id: "view.help", title: "Help and keyboard shortcuts", words: "about shortcuts ?", keys: "?", run: () => void (open.value = !open.peek()) });
register({ id: "view.documentation", title: "Open the documentation of this screen", words: "help manual docs", able: () => documentation() !== "", run: () => void window.open(documentation(), "_blank", "noopener") });
