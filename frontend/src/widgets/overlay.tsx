// Overlays: dialogs, menus, toasts, tooltips.

import { signal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useId, useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "./icons";

// -- toasts ----------------------------------------------------------------------------------------------------------------

interface Toast {
  id: number;
  text: string;
  level: "good" | "note" | "error";
  action?: { title: string; run: () => void };
}

const toasts = signal<Toast[]>([]);
let count = 0;

/** Shows a message for a few seconds; an error stays until it is closed, the screen changes, or another message replaces it. */
export function toast(text: string, level: Toast["level"] = "good", action?: Toast["action"]): void {
  const id = ++count;
  toasts.value = [...toasts.peek().filter((t) => t.text !== text && t.level !== "error").slice(-2), { id, text, level, action }];
  if (level !== "error") setTimeout(() => drop(id), action ? 9000 : 5000);
}

/** Removes error messages. */
export const dropErrors = (): void => void (toasts.value = toasts.peek().filter((t) => t.level !== "error"));

const drop = (id: number): void => void (toasts.value = toasts.peek().filter((t) => t.id !== id));

export function Toasts() {
  return (
    <div class="toasts" role="status" aria-live="polite">
      {toasts.value.map((t) => (
        <div class={`toast ${t.level}`} key={t.id}>
          <Icon name={t.level === "good" ? "check" : t.level} size={18} />
          <span>{t.text}</span>
          {t.action && <button type="button" class="link" onClick={() => (drop(t.id), t.action?.run())}>{t.action.title}</button>}
          <button type="button" class="icon-button" aria-label="Dismiss" onClick={() => drop(t.id)}><Icon name="close" size={16} /></button>
        </div>
      ))}
    </div>
  );
}

/** Copies text, and confirms it. */
export async function copy(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // pages from disk may not use the clipboard: show the text in a selected field to copy by hand
    const area = Object.assign(document.createElement("textarea"), { value: text });
    document.body.append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
  }
  toast(`${what} copied.`);
}

// -- dialogs ---------------------------------------------------------------------------------------------------------------

/** A dialog; Escape or a click outside closes it. */
export function Dialog({ title, children, onClose, wide, foot }: { title: string; children: ComponentChildren; onClose: () => void; wide?: boolean; foot?: ComponentChildren }) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current as HTMLDialogElement;
    const before = document.activeElement as HTMLElement | null;
    dialog.showModal();
    return () => (dialog.close(), before?.focus?.());
  }, []);
  return (
    <dialog class={wide ? "dialog wide" : "dialog"} ref={ref} aria-labelledby={id} onCancel={(event) => (event.preventDefault(), onClose())} onMouseDown={(event) => event.target === ref.current && onClose()}>
      <div class="dialog-inner">
        <header><h2 id={id}>{title}</h2><button type="button" class="icon-button" aria-label="Close" onClick={onClose}><Icon name="close" /></button></header>
        <div class="dialog-body">{children}</div>
        {foot && <footer>{foot}</footer>}
      </div>
    </dialog>
  );
}

// -- menus -----------------------------------------------------------------------------------------------------------------

export interface MenuItem {
  title: string;
  icon?: string;
  keys?: string;
  run: () => void;
  disabled?: boolean;
  /** A menu item that is on or off. */
  checked?: boolean;
  /** A separator above the item. */
  apart?: boolean;
  /** The menu stays open. */
  stay?: boolean;
}

/** A button that opens a menu; arrow keys, Home, End, Escape and first letters work. */
export function Menu({ label, icon, items, children, align = "left" }: { label: string; icon?: string; items: () => MenuItem[]; children?: ComponentChildren; align?: "left" | "right" }) {
  const open = useSignal(false);
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const all = () => [...(list.current?.querySelectorAll<HTMLElement>("[role^=menuitem]:not([disabled])") ?? [])];
  const close = (focus = true) => ((open.value = false), focus && button.current?.focus());
  useLayoutEffect(() => {
    if (!open.value) return;
    all()[0]?.focus();
    const outside = (event: PointerEvent) => !root.current?.contains(event.target as Node) && close(false);
    document.addEventListener("pointerdown", outside, true);
    return () => document.removeEventListener("pointerdown", outside, true);
  }, [open.value]);
  const key = (event: KeyboardEvent) => {
    const found = all();
    const at = found.indexOf(document.activeElement as HTMLElement);
    const go = (k: number) => (event.preventDefault(), found[(k + found.length) % found.length]?.focus());
    if (event.key === "ArrowDown") go(at + 1);
    else if (event.key === "ArrowUp") go(at - 1);
    else if (event.key === "Home") go(0);
    else if (event.key === "End") go(found.length - 1);
    else if (event.key === "Escape") (event.preventDefault(), event.stopPropagation(), close());
    else if (event.key === "Tab") close(false);
    else if (/^\S$/.test(event.key) && !event.ctrlKey && !event.metaKey) {
      const next = found.findIndex((e, k) => k > at && e.textContent?.trim().toLowerCase().startsWith(event.key.toLowerCase()));
      if (next >= 0) go(next);
    }
  };
  return (
    <div class={`menu-root ${align}`} ref={root}>
      <button type="button" ref={button} class={children === undefined ? "icon-button" : "button quiet"} aria-label={children === undefined ? label : undefined} aria-haspopup="menu" aria-expanded={open.value} title={children === undefined ? label : undefined} onClick={() => (open.value = !open.value)} onKeyDown={(event) => event.key === "ArrowDown" && (event.preventDefault(), (open.value = true))}>
        {icon && <Icon name={icon} />}
        {children !== undefined && <span>{children}</span>}
        {children !== undefined && <Icon name="down" size={14} />}
      </button>
      {open.value && (
        <div class="menu" role="menu" aria-label={label} ref={list} onKeyDown={key}>
          {items().map((item) => (
            <>
              {item.apart && <div class="menu-line" role="separator" />}
              <button type="button" role={item.checked === undefined ? "menuitem" : "menuitemcheckbox"} aria-checked={item.checked} tabIndex={-1} disabled={item.disabled} onClick={() => (item.stay || close(), item.run())}>
                <Icon name={item.checked ? "check" : item.checked === false ? "" : item.icon ?? ""} size={18} />
                <span>{item.title}</span>
                {item.keys && <kbd>{item.keys}</kbd>}
              </button>
            </>
          ))}
        </div>
      )}
    </div>
  );
}

// -- tooltips --------------------------------------------------------------------------------------------------------------

const tip = signal<{ text: string; keys?: string; x: number; y: number; above: boolean } | null>(null);

/** Shows a tooltip when the pointer rests on an element or it has the focus; screen readers use its label. */
export function Tip({ text, keys, children }: { text: string; keys?: string; children: ComponentChildren }) {
  const timer = useRef(0);
  const ref = useRef<HTMLSpanElement>(null);
  const put = () => {
    const box = ref.current?.firstElementChild?.getBoundingClientRect();
    if (!box) return;
    const above = box.bottom > innerHeight - 60;
    tip.value = { text, keys, x: box.left + box.width / 2, y: above ? box.top - 8 : box.bottom + 8, above };
  };
  const soon = (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    clearTimeout(timer.current);
    timer.current = window.setTimeout(put, 450);
  };
  const away = () => {
    clearTimeout(timer.current);
    tip.value = null;
  };
  useEffect(() => away, []);
  return (
    <span class="tip-for" ref={ref} onPointerEnter={soon} onPointerLeave={away} onPointerDown={away} onFocusCapture={(event) => (event.target as HTMLElement).matches(":focus-visible") && put()} onBlurCapture={away}>
      {children}
    </span>
  );
}

export function TipLayer() {
  const now = tip.value;
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!ref.current || !now) return;
    const half = ref.current.offsetWidth / 2 + 6; // keep the whole tooltip inside the window
    ref.current.style.left = `${Math.max(Math.min(now.x, innerWidth - half), half)}px`;
    ref.current.style.top = `${now.y}px`;
  });
  return now && <div class={now.above ? "tip above" : "tip"} ref={ref} aria-hidden="true">{now.text}{now.keys && <kbd>{now.keys}</kbd>}</div>;
}
