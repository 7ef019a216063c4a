// In a notebook's widget: the page and Python exchange the pose by messages of the page's frame.

import { effect } from "@preact/signals";
import { home } from "./server";
import { edit, pose } from "./state/store";

/** Sends the pose to the notebook on every change, and applies the pose that it sends. */
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
