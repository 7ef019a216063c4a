// Messages of fields about entries that were rejected or adjusted, shown below the fields.

import { createContext, type ComponentChildren } from "preact";
import { useSignal, type Signal } from "@preact/signals";

export interface Note {
  /** The id of the message's element. */
  id: string;
  label: string;
  words: string;
  /** Whether the entry was rejected. */
  refused: boolean;
}

export const Notes = createContext<Signal<readonly Note[]> | null>(null);

/** Fields with a place for their messages; `named`: each message begins with the field's name, for several fields. */
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
