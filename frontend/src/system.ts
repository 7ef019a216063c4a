// The system's preferences: light or dark, reduced motion.

import { signal } from "@preact/signals";

export const THEMES = [["system", "System"], ["light", "Light"], ["dark", "Dark"], ["projector", "Projector (high contrast)"]] as const;
export type Theme = (typeof THEMES)[number][0];

const wish = typeof matchMedia === "undefined" ? null : matchMedia("(prefers-color-scheme: dark)");
const systemDark = signal(wish?.matches ?? false);
wish?.addEventListener("change", () => (systemDark.value = wish.matches));

/** The theme of a choice; "system" becomes light or dark. */
export const themeOf = (chosen: Theme): Exclude<Theme, "system"> => (chosen === "system" ? (systemDark.value ? "dark" : "light") : chosen);
export const themeAfter = (chosen: Theme): Theme => THEMES[(THEMES.findIndex(([key]) => key === chosen) + 1) % THEMES.length][0];

export const reducedMotion = (): boolean => typeof matchMedia !== "undefined" && matchMedia("(prefers-reduced-motion: reduce)").matches;
