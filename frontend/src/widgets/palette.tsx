// The command palette: every action by a few letters of its title, with its keys; Alt+Enter copies equivalent Python code.

import { signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { able, all, printed, type Action } from "../actions";

import { current } from "../screens/registry";
import { copy } from "./overlay";

export const paletteOpen = signal(false);

/** How well search words match an action, 0: not at all.  Every word must occur; at the start of a word it counts most. */
function fits(action: Action, words: string[]): number {
  const title = action.title.toLowerCase();
  const more = `${action.words ?? ""} ${action.id}`.toLowerCase();
  let sum = 1;
  for (const word of words) {
    const at = title.indexOf(word);
    if (at === 0) sum += 6;
    else if (at > 0 && /\W/.test(title[at - 1])) sum += 4;
    else if (at > 0) sum += 2;
    else if (more.includes(word)) sum += 1;
    else return 0;
  }
  return sum;
}

export function Palette() {
  return paletteOpen.value ? <PaletteBox /> : null;
}

function PaletteBox() {
  const text = useSignal("");
  const at = useSignal(0);
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => {
    dialog.current?.close(); // immediately: closing returns the focus here, and the action may move it
    paletteOpen.value = false;
  };
  useEffect(() => {
    const box = dialog.current as HTMLDialogElement;
    box.showModal();
    box.querySelector("input")?.focus();
    return () => box.close(); // after Ctrl+K closed it
  }, []);
  const words = text.value.toLowerCase().split(/\s+/).filter(Boolean);
  const here = `${current.value?.id}.`;
  const found = all()
    .map((action) => ({ action, fit: fits(action, words) }))
    .filter(({ fit }) => fit > 0)
    .map(({ action, fit }) => ({ action, fit: fit + (action.id.startsWith(here) ? 0.5 : 0) - (able(action) ? 0 : 0.7) }))
    .sort((a, b) => b.fit - a.fit)
    .map(({ action }) => action)
    .slice(0, 60);
  const chosen = Math.min(at.value, found.length - 1);
  const take = (action: Action | undefined, python = false) => {
    if (!action) return;
    if (python) return action.python?.() ? (close(), void copy(action.python(), "Python")) : undefined;
    if (!able(action)) return;
    close();
    action.run();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown") at.value = Math.min(chosen + 1, found.length - 1);
    else if (event.key === "ArrowUp") at.value = Math.max(chosen - 1, 0);
    else if (event.key === "Enter") take(found[chosen], event.altKey);
    else return;
    event.preventDefault();
    queueMicrotask(() => dialog.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" }));
  };
  return (
    <dialog class="palette" ref={dialog} aria-label="Search actions" onCancel={(event) => (event.preventDefault(), close())} onMouseDown={(event) => event.target === dialog.current && close()}>
      <div class="palette-inner">
        <input
          type="text" role="combobox" aria-expanded="true" aria-controls="palette-list" aria-activedescendant={chosen >= 0 ? `palette-${chosen}` : undefined}
          aria-label="Search actions" placeholder="What do you want to do?" autocomplete="off" spellcheck={false} value={text.value}
          onInput={(event) => ((text.value = (event.target as HTMLInputElement).value), (at.value = 0))} onKeyDown={key}
        />
        <ul id="palette-list" role="listbox" aria-label="Actions">
          {found.map((action, k) => (
            <li key={action.id} id={`palette-${k}`} role="option" aria-selected={k === chosen} aria-disabled={!able(action)} onPointerMove={() => (at.value = k)} onClick={(event) => take(action, event.altKey)}>
              <span>{action.title}</span>
              {action.python && k === chosen && action.python() !== "" && <small>{printed("Alt+Enter")} copies Python</small>}
              {action.keys && <kbd>{printed(action.keys.split(" ")[0])}</kbd>}
            </li>
          ))}
          {!found.length && <li class="nothing" role="option" aria-selected="false" aria-disabled="true">No matching action. Try “pose”, “torque” or “CSV”.</li>}
        </ul>
      </div>
    </dialog>
  );
}
