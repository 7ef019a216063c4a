// Fields: numbers with their units, sliders with number fields, choices, switches, text.

import { computed, effect, Signal, useComputed, useSignal, type ReadonlySignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useContext, useId, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { rounded } from "../engine/numbers";
import { accept, refuse as refuseEntry, settle } from "../state/store";
import { brief, fieldText, limitWords, read, shortText, unitOf, type Kind, type Unit } from "../state/units";
import { Noted, Notes } from "./notes";

/** A value, or a signal of it, which updates the page without redrawing the field: for values that move with the arm. */
type Now<T> = T | ReadonlySignal<T>;

/** The value as a signal. */
function useNow<T>(given: Now<T>): ReadonlySignal<T> {
  const own = useSignal(given as T);
  if (given instanceof Signal) return given;
  own.value = given as T;
  return own;
}

interface NumberProps {
  value: Now<number | null>;
  kind?: Kind;
  unit?: Unit;
  onChange: (value: number) => void;
  /** Allows an empty field: null. */
  onClear?: () => void;
  min?: number | null;
  max?: number | null;
  label: string;
  /** For screen readers, not visible. */
  quiet?: boolean;
  placeholder?: string;
  disabled?: boolean;
  /** A message about the value. */
  remark?: string;
  level?: "error" | "warning" | "note";
}

/** A number with its unit, accepted on Enter or when the field loses focus.  Arrow keys step (Shift: ten times); "pi/2", "90°", "1,5" are numbers. */
export function NumberField(props: NumberProps) {
  const { label, quiet, kind = "plain" } = props;
  const id = useId();
  const u = props.unit ?? unitOf(kind);
  return (
    <div class={quiet ? "field quiet" : "field"}>
      <label for={id} class={quiet ? "unseen" : undefined}>{label}</label>
      <Noted>
        <div class="number">
          <NumberInput {...props} id={id} />
          {u.label && <span class="unit" aria-hidden="true">{u.label}</span>}
        </div>
      </Noted>
    </div>
  );
}

/** The text of a field during editing, and the message about an entry; both are dropped when the value, field or document changes. */
function useEntry(label: string, now: ReadonlySignal<unknown>) {
  const text = useSignal<string | null>(null);
  const message = useSignal<{ words: string; refused: boolean; of: unknown } | null>(null);
  const id = useId();
  const group = useContext(Notes);
  const restore = () => void ((text.value = null), (message.value = null));
  const refuse = (words: string) => {
    message.value = { words, refused: true, of: now.peek() };
    refuseEntry(id, restore);
  };
  const taken = (value: unknown, words = "") => {
    text.value = null;
    message.value = words ? { words, refused: false, of: value } : null;
  };
  const type = (words: string) => {
    text.value = words;
    if (!message.peek()?.refused) message.value = null; // the message about the previous entry
  };
  useLayoutEffect(() => {
    const stops = [
      effect(() => {
        const note = message.value;
        if (!note?.refused) accept(id);
        if (group) group.value = [...group.peek().filter((one) => one.id !== id), ...(note ? [{ id, label, ...note }] : [])];
      }),
      effect(() => {
        const note = message.peek();
        if (note && note.of !== now.value) restore(); // the entry that it was about is gone
      }),
    ];
    return () => {
      stops.forEach((stop) => stop());
      accept(id);
      if (group) group.value = group.peek().filter((one) => one.id !== id);
      restore();
    };
  }, [label, now, group]);
  /** After Enter, a rejected entry keeps the focus, and is scrolled into view with its message. */
  const stay = (event: KeyboardEvent) => {
    if (!message.peek()?.refused) return;
    event.preventDefault();
    (event.target as HTMLElement).scrollIntoView({ block: "nearest", inline: "nearest" });
  };
  return { text, message, id, type, refuse, taken, restore, stay };
}

/** The bare input of a number, also for tables.  Noted shows the message about an entry below the fields. */
export function NumberInput({ value, kind = "plain", unit, onChange, onClear, min, max, label, placeholder, disabled, remark, level, id, cell }: NumberProps & { id?: string; cell?: boolean }) {
  const u = unit ?? unitOf(kind);
  const now = useNow(value);
  const { text, message, id: noteId, type, refuse, taken, restore, stay } = useEntry(label, now);
  const here = useSignal(false);
  const remarkId = useId();
  const exact = useMemo(() => computed(() => fieldText(now.value, u)), [now, u.label, u.factor]);
  const short = useMemo(() => computed(() => shortText(now.value, u)), [now, u.label, u.factor]);
  const shown = useMemo(() => computed(() => text.value ?? (here.value ? exact.value : short.value)), [exact, short]);
  const title = useMemo(() => computed(() => message.value?.words || remark || (short.value === exact.value ? undefined : exact.value)), [remark, exact, short]);
  const refused = message.value?.refused ?? false;
  const limited = (x: number) => Math.min(Math.max(x, min ?? -Infinity), max ?? Infinity);
  const put = (words: string): void => {
    const found = read(words, u);
    if (found.problem !== undefined) return refuse(found.problem);
    if (found.value === null) {
      if (!onClear) return refuse("Enter a number.");
      if (now.peek() !== null) onClear();
      return taken(null);
    }
    const next = limited(found.value);
    if (words.trim() !== exact.peek() && next !== now.peek()) onChange(next);
    taken(next, Math.abs(next - found.value) > 1e-12 * Math.abs(next) ? limitWords(found.value, next, u) : "");
  };
  const key = (event: KeyboardEvent) => {
    const input = event.target as HTMLInputElement;
    if (event.key === "Enter") (put(input.value), stay(event));
    else if (event.key === "Escape" && (text.value !== null || message.value)) {
      event.stopPropagation();
      restore();
    } else if (!cell && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
      event.preventDefault();
      const way = (event.key === "ArrowUp" ? 1 : -1) * (event.shiftKey ? 10 : 1);
      restore();
      onChange(limited(rounded((now.peek() ?? 0) / u.factor + way * u.step, 12) * u.factor));
    }
  };
  return (
    <>
      <input
        id={id} type="text" inputMode="decimal" autocomplete="off" spellcheck={false} disabled={disabled} placeholder={placeholder}
        aria-label={id ? undefined : label} aria-invalid={refused || level === "error"} aria-describedby={message.value ? noteId : remark ? remarkId : undefined}
        data-dirty={text.value !== null && !refused ? "1" : undefined} class={level}
        value={shown} title={title}
        onInput={(event) => type((event.target as HTMLInputElement).value)}
        onKeyDown={key}
        onFocus={(event) => {
          const input = event.target as HTMLInputElement;
          here.value = true;
          if (text.peek() === null) input.value = exact.peek();
          input.select();
        }}
        onBlur={(event) => {
          here.value = false;
          if (text.value !== null) put((event.target as HTMLInputElement).value);
          settle();
        }}
      />
      {remark && <span id={remarkId} class="unseen">{remark}</span>}
    </>
  );
}

/** The bare input of a name, which must not be empty; for tables. */
export function NameInput({ value, label, title, onChange }: { value: string; label: string; title?: string; onChange: (value: string) => void }) {
  const now = useNow(value);
  const { text, message, id, type, refuse, taken, restore, stay } = useEntry(label, now);
  const put = (words: string): void => {
    if (!words.trim()) return refuse("Enter a name.");
    taken(words.trim());
    if (words.trim() !== now.peek()) onChange(words.trim());
  };
  return (
    <input
      type="text" aria-label={label} title={title} value={text.value ?? now.value} spellcheck={false} autocomplete="off" aria-invalid={message.value?.refused ?? false} aria-describedby={message.value ? id : undefined}
      onInput={(event) => type((event.target as HTMLInputElement).value)}
      onFocus={(event) => (event.target as HTMLInputElement).select()}
      onKeyDown={(event) => {
        if (event.key === "Enter") (put((event.target as HTMLInputElement).value), stay(event));
        else if (event.key === "Escape" && text.value !== null) (event.stopPropagation(), restore());
      }}
      onBlur={(event) => text.value !== null && put((event.target as HTMLInputElement).value)}
    />
  );
}

/** A slider between limits with a number field.  Without limits its range is `span` about zero, or more if the value is outside. */
export function SliderField({ label, value, kind = "plain", min, max, span, onChange, onFocus, aside, remark }: {
  label: string; value: Now<number>; kind?: Kind; min?: number | null; max?: number | null; span?: number; onChange: (value: number) => void;
  onFocus?: (on: boolean) => void; aside?: ComponentChildren; remark?: string;
}) {
  const id = useId();
  const u = unitOf(kind);
  const now = useNow(value);
  const wide = useComputed(() => Math.max(span ?? Math.PI, Math.abs(now.value))).value;
  const low = min ?? -wide;
  const high = max ?? wide;
  const step = (high - low) / 1000 || 1e-6;
  const valueText = useMemo(() => computed(() => `${brief(now.value / u.factor, u.digits)} ${u.label}`), [now, u.label, u.factor]);
  const range = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => effect(() => {
    const input = range.current as HTMLInputElement;
    const [zero, share] = high > low ? [Math.min(1, Math.max(0, -low / (high - low))), (now.value - low) / (high - low)] : [0, 0];
    input.value = String(now.value); // after the limits, which would clamp it
    input.style.setProperty("--from", `${100 * Math.min(zero, share)}%`);
    input.style.setProperty("--to", `${100 * Math.max(zero, share)}%`);
  }), [now, low, high]);
  return (
    <Noted><div class="slider" onFocusCapture={() => onFocus?.(true)} onBlurCapture={() => onFocus?.(false)} onPointerEnter={() => onFocus?.(true)} onPointerLeave={() => onFocus?.(false)}>
      <div class="slider-head">
        <label for={id}>{label}</label>
        {aside}
        <div class="number"><NumberInput label={`${label}, value`} value={value} kind={kind} min={min} max={max} onChange={onChange} remark={remark} level={remark ? "warning" : undefined} /><span class="unit" aria-hidden="true">{u.label}</span></div>
      </div>
      <input
        id={id} ref={range} type="range" min={low} max={high} step={step} aria-valuetext={valueText}
        onInput={(event) => {
          const input = event.target as HTMLInputElement;
          const to = Number(input.value);
          onChange(Math.abs(to) < 1e-3 * step ? 0 : to); // 0 is reached up to rounding when stepping from one end
          input.value = String(now.peek()); // the value at release
        }}
        onChange={settle}
        onKeyDown={(event) => {
          const way = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
          if (!way) return;
          event.preventDefault();
          onChange(Math.min(high, Math.max(low, now.peek() + way * (event.shiftKey ? 10 : 1) * u.step * u.factor)));
        }}
      />
      <div class="slider-ends" aria-hidden="true"><span>{min === null || min === undefined ? "" : brief(low / u.factor, 1) + (u.label.startsWith("°") ? "°" : "")}</span><span>{max === null || max === undefined ? "" : brief(high / u.factor, 1) + (u.label.startsWith("°") ? "°" : "")}</span></div>
    </div></Noted>
  );
}

/** A choice among a few visible options. */
export function Segmented<K extends string>({ label, value, options, onChange, quiet }: { label: string; value: K; options: readonly (readonly [K, string])[]; onChange: (value: K) => void; quiet?: boolean }) {
  const name = useId();
  return (
    <fieldset class={quiet ? "segmented quiet" : "segmented"}>
      <legend class={quiet ? "unseen" : undefined}>{label}</legend>
      <div>
        {options.map(([k, title]) => (
          <label key={k} class={k === value ? "on" : undefined}>
            <input type="radio" name={name} value={k} checked={k === value} onChange={() => onChange(k)} />
            <span>{title}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A choice among many options. */
export function Select<K extends string>({ label, value, options, onChange, quiet, disabled }: { label: string; value: K; options: readonly (readonly [K, string])[]; onChange: (value: K) => void; quiet?: boolean; disabled?: boolean }) {
  const id = useId();
  return (
    <div class={quiet ? "field quiet" : "field"}>
      <label for={id} class={quiet ? "unseen" : undefined}>{label}</label>
      <select id={id} value={value} disabled={disabled} onChange={(event) => onChange((event.target as HTMLSelectElement).value as K)}>
        {options.map(([k, title]) => <option key={k} value={k}>{title}</option>)}
      </select>
    </div>
  );
}

export function Switch({ label, value, onChange, hint, disabled }: { label: string; value: boolean; onChange: (value: boolean) => void; hint?: string; disabled?: boolean }) {
  return (
    <label class="switch" title={hint}>
      <input type="checkbox" role="switch" checked={value} disabled={disabled} onChange={(event) => onChange((event.target as HTMLInputElement).checked)} />
      <span class="switch-track" aria-hidden="true" />
      <span>{label}</span>
    </label>
  );
}

export function TextField({ label, value, onChange, quiet, placeholder }: { label: string; value: string; onChange: (value: string) => void; quiet?: boolean; placeholder?: string }) {
  const id = useId();
  return (
    <div class={quiet ? "field quiet" : "field"}>
      <label for={id} class={quiet ? "unseen" : undefined}>{label}</label>
      <input id={id} type="text" value={value} placeholder={placeholder} spellcheck={false} autocomplete="off" onChange={(event) => onChange((event.target as HTMLInputElement).value)} />
    </div>
  );
}

/** A vector: three numbers side by side under one label. */
export function VectorField({ label, value, kind, onChange, names = ["x", "y", "z"], limits }: { label: string; value: Now<number[]>; kind: Kind; onChange: (value: number[], k: number) => void; names?: string[]; limits?: number }) {
  const id = useId();
  const u = unitOf(kind);
  const now = useNow(value);
  return (
    <div class="vector" role="group" aria-labelledby={id}>
      <span id={id} class="vector-label">{label} <span class="unit">{u.label && `[${u.label}]`}</span></span>
      <Noted named><div class="vector-cells">
        {names.map((name, k) => <VectorCell key={name} name={name} label={`${label}, ${name}`} now={now} k={k} kind={kind} limits={limits} onChange={(x) => onChange(now.peek().map((y, i) => (i === k ? x : y)), k)} />)}
      </div></Noted>
    </div>
  );
}

function VectorCell({ name, label, now, k, kind, limits, onChange }: { name: string; label: string; now: ReadonlySignal<number[]>; k: number; kind: Kind; limits?: number; onChange: (value: number) => void }) {
  const own = useMemo(() => computed(() => now.value[k]), [now, k]);
  return <label class="vector-cell"><span>{name}</span><NumberInput label={label} value={own} kind={kind} min={limits === undefined ? undefined : -limits} max={limits} onChange={onChange} /></label>;
}
