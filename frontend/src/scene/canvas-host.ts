// A canvas in a box and what draws on it: WebGL where there is some, else, and while a lost context is away, the plain drawing.

import { CanvasStage } from "./canvas";
import type { Stage } from "./picture";
import { WebGLStage } from "./webgl";

/** Whether WebGL is to be had; a page opened with ?canvas does without. */
function webgl(): boolean {
  const probe = document.createElement("canvas");
  const found = !new URLSearchParams(location.search).has("canvas") && probe.getContext("webgl2");
  if (found) found.getExtension("WEBGL_lose_context")?.loseContext();
  return !!found;
}

/** Puts a stage into a box, and another whenever the context is lost or comes back; gives the way to take it out. */
export function canvasHost(holder: HTMLElement, put: (stage: Stage, lost: boolean) => void): () => void {
  let stage: Stage | null = null;
  let canvas: HTMLCanvasElement | null = null;
  const make = (plain: boolean, lost: boolean) => {
    stage?.dispose();
    canvas?.remove();
    canvas = document.createElement("canvas");
    canvas.setAttribute("aria-hidden", "true");
    holder.prepend(canvas);
    stage = plain ? new CanvasStage(canvas) : new WebGLStage(canvas);
    put(stage, lost);
    if (plain) return;
    canvas.addEventListener("webglcontextlost", (event) => {
      // until it is back a plain drawing stands in; what is lost needs no disposing
      event.preventDefault();
      stage = null;
      make(true, true);
    }, { once: true });
    canvas.addEventListener("webglcontextrestored", () => make(false, false), { once: true });
  };
  make(!webgl(), false);
  return () => stage?.dispose();
}
