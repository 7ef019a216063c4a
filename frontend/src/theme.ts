// Light, dark, projector, or as the system has it; and what of it the drawing code needs.

import { computed, effect } from "@preact/signals";
import { look, view } from "./state/store";
import { reducedMotion, themeAfter, themeOf, THEMES } from "./system";

export { reducedMotion, THEMES };

export const theme = computed(() => themeOf(view.value.theme));
export const dark = computed(() => theme.value === "dark");
/** How much larger lines and letters are. */
export const large = computed(() => (theme.value === "projector" ? 1.5 : 1));

export const nextTheme = (): void => look({ theme: themeAfter(view.peek().theme) });

export const followTheme = (): (() => void) =>
  effect(() => {
    document.documentElement.dataset.theme = theme.value;
  });
