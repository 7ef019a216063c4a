// Actions: all commands, by name.  The palette lists them, keys run them, and each can give equivalent Python code.

import { signal } from "@preact/signals";

export interface Action {
  /** Unique, such as "model.add-row"; the part before the dot is its group. */
  id: string;
  /** A command: "Add a joint". */
  title: string;
  /** "Mod+Z": Mod is Ctrl, or Command on a Mac. */
  keys?: string;
  /** Search words besides the title. */
  words?: string;
  /** Equivalent Python lines for the present state; "" if Python has no equivalent. */
  python?: () => string;
  run: () => void;
  /** Whether the action is available now; by default it is. */
  able?: () => boolean;
}

const known = signal<ReadonlyMap<string, Action>>(new Map());

/** Registers actions; returns a function that removes them. */
export function register(...actions: Action[]): () => void {
  known.value = new Map([...known.peek(), ...actions.map((a) => [a.id, a] as const)]);
  return () => {
    const left = new Map(known.peek());
    for (const action of actions) if (left.get(action.id) === action) left.delete(action.id);
    known.value = left;
  };
}

export const all = (): Action[] => [...known.value.values()];
export const able = (action: Action): boolean => action.able?.() ?? true;

export function run(id: string): void {
  const action = known.peek().get(id);
  if (action && able(action)) action.run();
}

/** Equivalent Python code of an action for the present state. */
export const pythonOf = (id: string): string => known.peek().get(id)?.python?.() ?? "";

const mac = typeof navigator !== "undefined" && /Mac|iPhone|iPad/.test(navigator.platform ?? "");

/** Keys as displayed. */
export function printed(keys: string): string {
  return mac ? keys.replace("Mod+", "⌘").replace("Shift+", "⇧").replace("Alt+", "⌥") : keys.replace("Mod", "Ctrl");
}

function matches(keys: string, event: KeyboardEvent): boolean {
  const parts = keys.split("+");
  const key = parts.pop() || "+";
  const mod = parts.includes("Mod");
  if (mod !== (mac ? event.metaKey : event.ctrlKey) || parts.includes("Alt") !== event.altKey) return false;
  if (/^[A-Z]$/.test(key) ? parts.includes("Shift") !== event.shiftKey : false) return false;
  return event.key.toLowerCase() === (key === "Space" ? " " : key.toLowerCase());
}

/** Whether the focused element uses keys without Mod itself: fields, sliders, menus. */
const busy = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.closest("[role=menu],[role=dialog],[role=grid]") !== null);

/** Runs the action of a key event. */
export function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented) return;
  for (const action of known.peek().values()) {
    if (!action.keys || !action.keys.split(" ").some((keys) => matches(keys, event))) continue;
    if (!action.keys.includes("Mod") && busy(event.target)) continue;
    if (action.keys.includes("Mod+Z") && event.target instanceof HTMLInputElement && event.target.dataset.dirty) continue; // the field has its own undo
    if (!able(action)) continue;
    if (event.key === " " && event.target instanceof HTMLElement && event.target.closest("button,a,summary,[role=tab]")) continue;
    event.preventDefault();
    action.run();
    return;
  }
}
