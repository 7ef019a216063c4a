// Light, dark, projector, or as the system has it; and what of it the drawing code needs.

import { computed, effect, signal } from "@preact/signals";
import { look, view } from "./state/store";

export const THEMES = [["system", "As the system"], ["light", "Light"], ["dark", "Dark"], ["projector", "Projector"]] as const;

const wish = typeof matchMedia === "undefined" ? null : matchMedia("(prefers-color-scheme: dark)");
const systemDark = signal(wish?.matches ?? false);
wish?.addEventListener("change", () => (systemDark.value = wish.matches));

export const theme = computed(() => (view.value.theme === "system" ? (systemDark.value ? "dark" : "light") : view.value.theme));
export const dark = computed(() => theme.value === "dark");
/** How much larger lines and letters are. */
export const large = computed(() => (theme.value === "projector" ? 1.5 : 1));
export const reducedMotion = (): boolean => typeof matchMedia !== "undefined" && matchMedia("(prefers-reduced-motion: reduce)").matches;

export const nextTheme = (): void => {
  const at = THEMES.findIndex(([key]) => key === view.peek().theme);
  look({ theme: THEMES[(at + 1) % THEMES.length][0] });
};

export const followTheme = (): (() => void) =>
  effect(() => {
    document.documentElement.dataset.theme = theme.value;
  });
