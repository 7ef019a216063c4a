// What fields say of entries that were not taken, or taken otherwise: words below the fields that they are of.

import { createContext, type ComponentChildren } from "preact";
import { useSignal, type Signal } from "@preact/signals";

export interface Note {
  /** Of the element with the words. */
  id: string;
  label: string;
  words: string;
  /** Whether the entry was not taken. */
  refused: boolean;
}

export const Notes = createContext<Signal<readonly Note[]> | null>(null);

/** Fields with the place for their words; `named`: each begins with the name of its field, where there are several. */
export function Noted({ children, named }: { children: ComponentChildren; named?: boolean }) {
  const notes = useSignal<readonly Note[]>([]);
  return (
    <Notes.Provider value={notes}>
      {children}
      <NoteList notes={notes} named={named} />
    </Notes.Provider>
  );
}

function NoteList({ notes, named }: { notes: Signal<readonly Note[]>; named?: boolean }) {
  const list = notes.value.map(({ id, label, words, refused }) => (
    <p key={id} id={id} class={refused ? "field-note refused" : "field-note"} role={refused ? "alert" : "status"}>{named && <strong>{label}: </strong>}{words}</p>
  ));
  return named ? <div class="field-notes">{list}</div> : <>{list}</>;
}
