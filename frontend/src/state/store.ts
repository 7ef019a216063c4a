// The document as a signal; edits, undo and redo.  Changes of the view (camera, screen, theme) are not edits.

import { batch, computed, signal, type Signal } from "@preact/signals";
import type { WorkbenchDocument, ViewSettings } from "../messages";
import { atPose, documentOf, fitted } from "./document";
import { TEMPLATES } from "./templates";

/** A change: its title, the document before and after, and the key that merges the changes of a drag. */
interface Step {
  label: string;
  before: WorkbenchDocument;
  after: WorkbenchDocument;
  /** Numbers of the opened documents, before and after; they differ if this step opened one. */
  was: number;
  is: number;
  key: string;
  at: number;
}

const first = TEMPLATES[4];
const current = signal<WorkbenchDocument>(documentOf(first.model, first.home));
const past = signal<Step[]>([]);
const future = signal<Step[]>([]);
/** The number of the present document: edits keep it. */
let which = 0;
let opened = 0;
const forgets: (() => void)[] = [];
/** Rejected entries of fields; each function restores the field's value. */
const refused = signal<ReadonlyMap<string, () => void>>(new Map());
/** A change within this time continues the same drag [ms]. */
const PAUSE = 1500;
const MOST = 300;

export const doc = computed(() => current.value);
export const model = computed(() => current.value.model);
export const pose = computed(() => current.value.pose);
export const motion = computed(() => current.value.motion);
export const simulation = computed(() => current.value.simulation);
export const view = computed(() => current.value.view);
export const lesson = computed(() => current.value.lesson);
/** Titles of the next steps to undo and redo; "" if there are none. */
export const undoable = computed(() => (refused.value.size ? "rejected entry" : past.value.at(-1)?.label ?? ""));
export const redoable = computed(() => future.value.at(-1)?.label ?? "");

/** Edits the document.  Changes with the same `key` in quick succession are one step to undo. */
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

/** Records a rejected entry of a field; `restore` restores the value.  Undo removes it, and so does another document. */
export const refuse = (field: string, restore: () => void): void => void (refused.value = new Map([...refused.peek(), [field, restore]]));
export function accept(field: string): void {
  if (refused.peek().has(field)) refused.value = new Map([...refused.peek()].filter(([other]) => other !== field));
}

/** Restores all fields with rejected entries; returns whether there were any. */
function restored(): boolean {
  const found = refused.peek();
  if (!found.size) return false;
  refused.value = new Map();
  found.forEach((restore) => restore());
  return true;
}

/** The number of the document opened last: edits keep it, undoing the opening restores the previous one. */
export const opening = (): number => which;

/** Calls this before another document replaces this one, to reset what belongs to one document. */
export const beforeAnother = (forget: () => void): void => void forgets.push(forget);

/** A signal that returns to its first value when another document is opened. */
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

/** Ends a drag: the next change is a separate step. */
export function settle(): void {
  const last = past.peek().at(-1);
  if (last?.key) past.value = [...past.peek().slice(0, -1), { ...last, key: "" }];
}

/** Changes the view; not an undo step. */
export function look(change: Partial<ViewSettings>): void {
  current.value = { ...current.peek(), view: { ...current.peek().view, ...change } };
}

/** Opens another document, as one step to undo; theme, units and screen stay unless requested otherwise. */
export function replace(label: string, next: WorkbenchDocument, whole = false): void {
  const { theme, degrees, layers, screen } = current.peek().view;
  put(label, () => (whole ? next : { ...next, view: { ...next.view, theme, degrees, layers, screen } }), "", ++opened);
}

function step(from: typeof past, to: typeof past, side: "before" | "after"): void {
  const last = from.peek().at(-1);
  if (restored() && side === "before") return; // the most recent action is a rejected entry
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

/** For the start of the page and for tests: a document without undo history. */
export function begin(next: WorkbenchDocument): void {
  batch(() => {
    open(++opened);
    past.value = [];
    future.value = [];
    current.value = next;
  });
}
