// Hosts a canvas and its renderer: WebGL if available; otherwise, and while the context is lost, the plain canvas.

import { CanvasStage } from "./canvas";
import type { Stage } from "./picture";
import { WebGLStage } from "./webgl";

/** Whether WebGL is available; a page opened with ?canvas does not use it. */
function webgl(): boolean {
  const probe = document.createElement("canvas");
  const found = !new URLSearchParams(location.search).has("canvas") && probe.getContext("webgl2");
  if (found) found.getExtension("WEBGL_lose_context")?.loseContext();
  return !!found;
}

/** Puts a renderer into a box, and replaces it when the context is lost or restored; returns a function that removes it. */
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
      // the plain canvas replaces it until then; a lost context needs no disposal
      event.preventDefault();
      stage = null;
      make(true, true);
    }, { once: true });
    canvas.addEventListener("webglcontextrestored", () => make(false, false), { once: true });
  };
  make(!webgl(), false);
  return () => stage?.dispose();
}
