// The one document as a signal; edits, undo and redo.  What is only looked at (camera, screen, theme) is no edit.

import { batch, computed, signal } from "@preact/signals";
import type { Document, View } from "../messages";
import { atPose, documentOf, fitted } from "./document";
import { TEMPLATES } from "./templates";

/** A change: what it is called, what stood before, what stands after, and the key under which a drag goes on. */
interface Step {
  label: string;
  before: Document;
  after: Document;
  key: string;
  at: number;
}

const first = TEMPLATES[4];
const current = signal<Document>(documentOf(first.model, first.home));
const past = signal<Step[]>([]);
const future = signal<Step[]>([]);
/** The same drag goes on if its next change comes within this time [ms]. */
const PAUSE = 1500;
const MOST = 300;

export const doc = computed(() => current.value);
export const model = computed(() => current.value.model);
export const pose = computed(() => current.value.pose);
export const motion = computed(() => current.value.motion);
export const simulation = computed(() => current.value.simulation);
export const view = computed(() => current.value.view);
export const lesson = computed(() => current.value.lesson);
/** What can be undone and redone, in words; "" where nothing can. */
export const undoable = computed(() => past.value.at(-1)?.label ?? "");
export const redoable = computed(() => future.value.at(-1)?.label ?? "");

/** Changes parts of the document.  Changes that share a `key` and follow each other closely are one step to undo. */
export function edit(label: string, change: (document: Document) => Partial<Document>, key = ""): void {
  const before = current.peek();
  let after = { ...before, ...change(before) };
  if (after.model.kind === "dh") after = fitted(after, after.model.rows.length);
  after = atPose(after);
  const steps = past.peek();
  const last = steps.at(-1);
  const now = performance.now();
  batch(() => {
    if (key && last && last.key === key && now - last.at < PAUSE) past.value = [...steps.slice(0, -1), { ...last, after, at: now }];
    else past.value = [...steps.slice(-MOST), { label, before, after, key, at: now }];
    future.value = [];
    current.value = after;
  });
}

/** Ends a drag: the next change is a step of its own. */
export function settle(): void {
  const last = past.peek().at(-1);
  if (last?.key) past.value = [...past.peek().slice(0, -1), { ...last, key: "" }];
}

/** Changes what is looked at; nothing to undo. */
export function look(change: Partial<View>): void {
  current.value = { ...current.peek(), view: { ...current.peek().view, ...change } };
}

/** Another document in its place, as one step to undo; the theme, the units and the screen stay unless it is asked otherwise. */
export function replace(label: string, next: Document, whole = false): void {
  const { theme, degrees, layers, screen } = current.peek().view;
  edit(label, () => (whole ? next : { ...next, view: { ...next.view, theme, degrees, layers, screen } }));
}

function step(from: typeof past, to: typeof past, side: "before" | "after"): void {
  const last = from.peek().at(-1);
  if (!last) return;
  batch(() => {
    from.value = from.peek().slice(0, -1);
    to.value = [...to.peek(), { ...last, key: "" }];
    current.value = { ...last[side], view: current.peek().view };
  });
}

export const undo = (): void => step(past, future, "before");
export const redo = (): void => step(future, past, "after");

/** For the start of the page and for tests: a document without a past. */
export function begin(next: Document): void {
  batch(() => {
    past.value = [];
    future.value = [];
    current.value = next;
  });
}
