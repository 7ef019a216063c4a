// Buttons, sections, tabs, notices, progress: the basic components of all screens.

import { useSignal, type Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { printed } from "../actions";
import type { Job } from "../server";
import { Icon } from "./icons";
import { Tip } from "./overlay";

type Children = { children?: ComponentChildren };

export function Button({ children, icon, onClick, kind = "plain", disabled, title, pressed, expanded, small }: Children & {
  icon?: string; onClick?: (event: MouseEvent) => void; kind?: "plain" | "primary" | "quiet" | "danger"; disabled?: boolean; title?: string;
  pressed?: boolean; expanded?: boolean; small?: boolean;
}) {
  return (
    <button type="button" class={`button ${kind}${small ? " small" : ""}`} onClick={onClick} disabled={disabled} title={title} aria-pressed={pressed} aria-expanded={expanded}>
      {icon && <Icon name={icon} size={small ? 16 : 18} />}
      {children !== undefined && <span>{children}</span>}
    </button>
  );
}

/** An icon button; its label is for screen readers, and in the tooltip with its keys. */
export function IconButton({ icon, label, keys, onClick, disabled, pressed, expanded, size = 20, kind = "" }: {
  icon: string; label: string; keys?: string; onClick?: (event: MouseEvent) => void; disabled?: boolean; pressed?: boolean; expanded?: boolean;
  size?: number; kind?: string;
}) {
  return (
    <Tip text={label} keys={keys && printed(keys)}>
      <button type="button" class={`icon-button ${kind}`} aria-label={label} aria-keyshortcuts={keys?.replace("Mod", "Control")} onClick={onClick} disabled={disabled} aria-pressed={pressed} aria-expanded={expanded}>
        <Icon name={icon} size={size} />
      </button>
    </Tip>
  );
}

/** A section of a panel with a heading; `fold`: it can be closed, which is remembered until the page is reloaded. */
export function Section({ title, hint, children, fold, open = true, aside }: Children & { title: string; hint?: ComponentChildren; fold?: boolean; open?: boolean; aside?: ComponentChildren }) {
  const id = useId();
  const shown = useSignal(folded.get(title) ?? open);
  const toggle = () => folded.set(title, (shown.value = !shown.value));
  return (
    <section class="section" aria-labelledby={id}>
      <header class="section-head">
        <h3 id={id}>
          {fold ? (
            <button type="button" class="fold" aria-expanded={shown.value} onClick={toggle}>
              <Icon name={shown.value ? "down" : "right"} size={16} /> {title}
            </button>
          ) : title}
        </h3>
        {aside && <div class="section-aside">{aside}</div>}
      </header>
      {hint && shown.value && <p class="hint">{hint}</p>}
      {(!fold || shown.value) && <div class="section-body">{children}</div>}
    </section>
  );
}
const folded = new Map<string, boolean>();

/** Tabs of a panel; arrow keys move between them. */
export function Tabs<K extends string>({ tabs, value, onChange, label }: { tabs: readonly (readonly [K, string])[]; value: K; onChange: (key: K) => void; label: string }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest", inline: "nearest" }), [value]);
  const key = (event: KeyboardEvent) => {
    const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const at = tabs.findIndex(([k]) => k === value);
    const next = way ? (at + way + tabs.length) % tabs.length : event.key === "Home" ? 0 : event.key === "End" ? tabs.length - 1 : -1;
    if (next < 0) return;
    event.preventDefault();
    onChange(tabs[next][0]);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  };
  return (
    <div class="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={key}>
      {tabs.map(([k, title]) => (
        <button type="button" role="tab" key={k} aria-selected={k === value} tabIndex={k === value ? 0 : -1} onClick={() => onChange(k)}>{title}</button>
      ))}
    </div>
  );
}

/** A short message: what is wrong or worth knowing, and the remedy. */
export function Notice({ level = "note", children, remedy, action }: Children & { level?: "error" | "warning" | "note" | "good"; remedy?: ComponentChildren; action?: ComponentChildren }) {
  return (
    <div class={`notice ${level}`} role={level === "error" ? "alert" : "note"}>
      <Icon name={level === "good" ? "check" : level} size={18} />
      <div>
        <p>{children}</p>
        {remedy && <p class="remedy">{remedy}</p>}
        {action && <div class="notice-action">{action}</div>}
      </div>
    </div>
  );
}

/** A progress bar; share -1: unknown. */
export function ProgressBar({ share, text, onCancel }: { share: number; text: string; onCancel?: () => void }) {
  return (
    <div class="progress">
      <progress max={1} value={share < 0 ? undefined : share} aria-label={text} />
      <span class="progress-text" aria-live="polite">{text}</span>
      {onCancel && <Button small onClick={onCancel}>Cancel</Button>}
    </div>
  );
}

/** A running job of the server. */
export function JobProgress({ job }: { job: Signal<Job | null> }) {
  const now = job.value;
  return now && <ProgressBar share={now.progress.value.share} text={now.progress.value.text} onCancel={now.cancel} />;
}

/** A name that can be wrapped after underscores, for heads of narrow columns. */
export const breakable = (name: string): ComponentChildren => name.split(/(?<=_)/).map((part, k) => (k ? [<wbr key={k} />, part] : part));

/** A message instead of missing content. */
export const Empty = ({ title, children }: Children & { title: string }) => (
  <div class="empty"><h3>{title}</h3><div>{children}</div></div>
);

/** Names and values in two columns. */
export const Facts = ({ rows }: { rows: readonly (readonly [string, ComponentChildren])[] }) => (
  <dl class="facts">{rows.map(([name, value]) => <div key={name}><dt>{name}</dt><dd>{value}</dd></div>)}</dl>
);
