// What the reader chose: theme, and whether the ways of the tips are shown.

import { computed, signal } from "@preact/signals";
import { themeOf, type Theme } from "../system";

export const chosen = signal<Theme>("system");
export const theme = computed(() => themeOf(chosen.value));
export const dark = computed(() => theme.value === "dark");
/** How much larger lines and letters are. */
export const large = computed(() => (theme.value === "projector" ? 1.5 : 1));
export const traced = signal(true);
