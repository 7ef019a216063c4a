// The screens: a file each registers one; the page shows one at a time, beside the scene or in its place.

import { computed, signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { register as registerActions } from "../actions";
import { look, view } from "../state/store";

export interface Screen {
  /** Stands in the document as view.screen. */
  id: string;
  title: string;
  /** A name of widgets/icons.tsx. */
  icon: string;
  /** A digit: Alt and it open the screen. */
  key: string;
  /** side: a panel beside the scene; wide: a broad panel, the scene smaller; page: no scene. */
  layout: "side" | "wide" | "page";
  component: ComponentType;
  /** Whether the transport (play, pause, scrub) stands below the scene when there is a film. */
  transport?: boolean;
  /** Whether projectors leave it out. */
  quiet?: boolean;
}

const known = signal<Screen[]>([]);

/** The screens in their order, which is that of their keys. */
export const screens = computed(() => [...known.value].sort((a, b) => a.key.localeCompare(b.key)));

export function register(screen: Screen): void {
  known.value = [...known.peek().filter((one) => one.id !== screen.id), screen];
  registerActions({
    id: `go.${screen.id}`, title: `Go to ${screen.title}`, words: "screen open show", keys: `Alt+${screen.key}`, run: () => go(screen.id),
  });
}

export const go = (id: string): void => look({ screen: id });

/** Goes to a section of a screen, opens it and gives the first of its fields the focus. */
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

/** The screen that is shown; of a name that nobody registered, the first. */
export const current = computed(() => known.value.find((one) => one.id === view.value.screen) ?? screens.value[0]);
