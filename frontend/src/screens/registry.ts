// The registry of screens: each file registers one; the page shows one at a time, next to the scene or instead of it.

import { computed, signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { register as registerActions } from "../actions";
import { look, view } from "../state/store";

export interface Screen {
  /** The value of view.screen in the document. */
  id: string;
  title: string;
  /** A name of widgets/icons.tsx. */
  icon: string;
  /** A digit: Alt and this key open the screen. */
  key: string;
  /** side: a panel next to the scene; wide: a broad panel, the scene smaller; page: no scene. */
  layout: "side" | "wide" | "page";
  component: ComponentType;
  /** Whether the transport (play, pause, scrub) is shown below the scene when there is a film. */
  transport?: boolean;
  /** Whether projector mode omits it. */
  quiet?: boolean;
}

const known = signal<Screen[]>([]);

/** The screens in the order of their keys. */
export const screens = computed(() => [...known.value].sort((a, b) => a.key.localeCompare(b.key)));

export function register(screen: Screen): void {
  known.value = [...known.peek().filter((one) => one.id !== screen.id), screen];
  registerActions({
    id: `go.${screen.id}`, title: `Go to ${screen.title}`, words: "screen open show", keys: `Alt+${screen.key}`, run: () => go(screen.id),
  });
}

export const go = (id: string): void => look({ screen: id });

/** Goes to a section of a screen, opens it and focuses its first field. */
export function leadTo(id: string, section: string): void {
  go(id);
  const seen = () => [...document.querySelectorAll<HTMLElement>(".section")].find((one) => one.querySelector("h3")?.textContent?.trim() === section);
  const field = () => seen()?.querySelector<HTMLElement>(".section-body :is(input, select, button):not([disabled])")?.focus();
  requestAnimationFrame(() => {
    seen()?.querySelector<HTMLElement>(".fold[aria-expanded=false]")?.click();
    seen()?.scrollIntoView({ block: "start" });
    requestAnimationFrame(field);
  });
}

/** The present screen; the first one if the name is unknown. */
export const current = computed(() => known.value.find((one) => one.id === view.value.screen) ?? screens.value[0]);
