// The one document as a signal; edits, undo and redo.  What is only looked at (camera, screen, theme) is no edit.

import { batch, computed, signal, type Signal } from "@preact/signals";
import type { WorkbenchDocument, ViewSettings } from "../messages";
import { atPose, documentOf, fitted } from "./document";
import { TEMPLATES } from "./templates";

/** A change: what it is called, what stood before, what stands after, and the key under which a drag goes on. */
interface Step {
  label: string;
  before: WorkbenchDocument;
  after: WorkbenchDocument;
  /** Numbers of the documents that were opened: another than before where this step opened one. */
  was: number;
  is: number;
  key: string;
  at: number;
}

const first = TEMPLATES[4];
const current = signal<WorkbenchDocument>(documentOf(first.model, first.home));
const past = signal<Step[]>([]);
const future = signal<Step[]>([]);
/** Which of the documents that were opened this is: edits keep it. */
let which = 0;
let opened = 0;
const forgets: (() => void)[] = [];
/** Entries that were typed and not taken, by their fields: what brings back what stood there. */
const refused = signal<ReadonlyMap<string, () => void>>(new Map());
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
export const undoable = computed(() => (refused.value.size ? "rejected entry" : past.value.at(-1)?.label ?? ""));
export const redoable = computed(() => future.value.at(-1)?.label ?? "");

/** Changes parts of the document.  Changes that share a `key` and follow each other closely are one step to undo. */
export function edit(label: string, change: (document: WorkbenchDocument) => Partial<WorkbenchDocument>, key = ""): void {
  put(label, change, key, which);
}

function put(label: string, change: (document: WorkbenchDocument) => Partial<WorkbenchDocument>, key: string, is: number): void {
  const before = current.peek();
  let after = { ...before, ...change(before) };
  if (after.model.kind === "dh") after = fitted(after, after.model.rows.length);
  after = atPose(after);
  const steps = past.peek();
  const last = steps.at(-1);
  const now = performance.now();
  const was = which;
  batch(() => {
    open(is);
    if (key && last && last.key === key && now - last.at < PAUSE) past.value = [...steps.slice(0, -1), { ...last, after, at: now }];
    else past.value = [...steps.slice(-MOST), { label, before, after, key, at: now, was, is }];
    future.value = [];
    current.value = after;
  });
}

/** An entry of a field that was not taken; `restore` brings back what stood there.  It goes by undoing, and with its document. */
export const refuse = (field: string, restore: () => void): void => void (refused.value = new Map([...refused.peek(), [field, restore]]));
export function accept(field: string): void {
  if (refused.peek().has(field)) refused.value = new Map([...refused.peek()].filter(([other]) => other !== field));
}

/** Brings back what stood in fields whose entries were not taken; whether there were any. */
function restored(): boolean {
  const found = refused.peek();
  if (!found.size) return false;
  refused.value = new Map();
  found.forEach((restore) => restore());
  return true;
}

/** The number of the document that was opened last: edits keep it, undoing gives the one before back. */
export const opening = (): number => which;

/** Calls this before another document comes in the place of this one: what was of this one alone goes. */
export const beforeAnother = (forget: () => void): void => void forgets.push(forget);

/** A signal that has its first value again when another document comes. */
export function ofDocument<T>(value: T): Signal<T> {
  const found = signal(value);
  beforeAnother(() => (found.value = value));
  return found;
}

function open(number: number): void {
  if (number === which) return;
  restored();
  for (const forget of forgets) forget();
  which = number;
}

/** Ends a drag: the next change is a step of its own. */
export function settle(): void {
  const last = past.peek().at(-1);
  if (last?.key) past.value = [...past.peek().slice(0, -1), { ...last, key: "" }];
}

/** Changes what is looked at; nothing to undo. */
export function look(change: Partial<ViewSettings>): void {
  current.value = { ...current.peek(), view: { ...current.peek().view, ...change } };
}

/** Another document in its place, as one step to undo; the theme, the units and the screen stay unless it is asked otherwise. */
export function replace(label: string, next: WorkbenchDocument, whole = false): void {
  const { theme, degrees, layers, screen } = current.peek().view;
  put(label, () => (whole ? next : { ...next, view: { ...next.view, theme, degrees, layers, screen } }), "", ++opened);
}

function step(from: typeof past, to: typeof past, side: "before" | "after"): void {
  const last = from.peek().at(-1);
  if (restored() && side === "before") return; // the last thing that was done is an entry that was not taken
  if (!last) return;
  batch(() => {
    from.value = from.peek().slice(0, -1);
    to.value = [...to.peek(), { ...last, key: "" }];
    open(side === "before" ? last.was : last.is);
    current.value = { ...last[side], view: current.peek().view };
  });
}

export const undo = (): void => step(past, future, "before");
export const redo = (): void => step(future, past, "after");

/** For the start of the page and for tests: a document without a past. */
export function begin(next: WorkbenchDocument): void {
  batch(() => {
    open(++opened);
    past.value = [];
    future.value = [];
    current.value = next;
  });
}
