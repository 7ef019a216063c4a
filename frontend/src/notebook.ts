// In a widget of a notebook: the pose crosses between the page and Python by messages of the frame that it stands in.

import { effect } from "@preact/signals";
import { home } from "./server";
import { edit, pose } from "./state/store";

/** Says the pose to the notebook whenever it changes, and takes the one that it says. */
export function followNotebook(): void {
  if (home !== "notebook" || parent === window) return;
  addEventListener("message", (event: MessageEvent) => {
    if (event.source !== parent) return;
    const q: unknown = (event.data as { isodyn?: { q?: unknown } } | null)?.isodyn?.q;
    const now = pose.peek().q;
    if (!Array.isArray(q) || q.length !== now.length || !q.every((x) => typeof x === "number" && Number.isFinite(x))) return;
    if (q.some((x, k) => x !== now[k])) edit("Pose set from Python", (d) => ({ pose: { ...d.pose, q: q as number[] } }), "python.pose");
  });
  let first = true;
  effect(() => {
    const { q } = pose.value;
    parent.postMessage({ isodyn: first ? { ready: true } : { q: [...q] } }, "*");
    first = false;
  });
}
