// Start of the page: choose the document, detect the home (server, file, docs, notebook), show the shell.

import { render } from "preact";
import "./style/main.css";
import { App } from "./app";
import { all, onKey, pythonOf, run } from "./actions";
import "./commands";
import "./screens/all";
import type { WorkbenchDocument } from "./messages";
import { followNotebook } from "./notebook";
import { embedded, greet } from "./server";
import { checked, DocumentError } from "./state/document";
import { offer } from "./state/meshes";
import * as player from "./state/player";
import { followRobot } from "./state/robot";
import { autosave, fromFragment, kept } from "./state/share";
import { begin, doc, look, replace } from "./state/store";
import { followLesson } from "./state/teaching";
import { camera, drawn, tipPixel, waiting } from "./scene/scene";
import { followPrint, followTheme } from "./theme";
import { toast } from "./widgets/overlay";

/** The document of the link, of the page, or of this browser's storage; unreadable ones are reported. */
async function opening(): Promise<{ found: WorkbenchDocument | null; from: "link" | "page" | "browser" | "none" }> {
  const tries: ["link" | "page" | "browser", () => WorkbenchDocument | null | Promise<WorkbenchDocument | null>][] = [
    ["link", () => fromFragment(location.hash)],
    ["page", () => (embedded<unknown>("document") ? checked(embedded<unknown>("document")) : null)],
    ["browser", kept],
  ];
  for (const [from, read] of tries) {
    try {
      const found = await read();
      if (found) return { found, from };
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error;
      toast(`${error.message} ${error.remedy}`, "error");
    }
  }
  return { found: null, from: "none" };
}

async function start(): Promise<void> {
  const { found, from } = await opening();
  if (found) begin(found);
  if (from === "link") {
    history.replaceState(null, "", location.pathname + location.search);
    if (found?.view.screen === "start") look({ screen: "model" });
  }
  followTheme();
  followPrint();
  followRobot();
  player.followTime();
  autosave();
  followLesson(from === "browser");
  followNotebook();
  greet((hello) => {
    offer(hello.meshes);
    if (hello.document && from !== "link") replace("Open the robot given to the server", checked(hello.document), true);
  });
  document.addEventListener("keydown", onKey);
  addEventListener("hashchange", () => {
    fromFragment(location.hash).then(
      (next) => next && replace("Open the link", next, true),
      (error: Error) => toast(error.message, "error"),
    );
  });
  render(<App />, document.getElementById("app") as HTMLElement);
}

void start();

/** For the browser's console and for tests: the document, drawing counters, and actions by name. */
Object.assign(globalThis, { workbench: { document: () => doc.peek(), replace: (next: unknown) => replace("Replace the document", checked(next), true), look, run, python: pythonOf, titles: () => all().map(({ title }) => title), ids: () => all().map(({ id }) => id), drawn, waiting, tipPixel, camera: () => camera.peek(), player } });
