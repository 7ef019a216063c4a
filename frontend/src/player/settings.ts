// The reader's settings: theme, and whether tip paths are shown.

import { computed, signal } from "@preact/signals";
import { themeOf, type Theme } from "../system";

export const chosen = signal<Theme>("system");
export const theme = computed(() => themeOf(chosen.value));
export const dark = computed(() => theme.value === "dark");
/** Scale of lines and text. */
export const large = computed(() => (theme.value === "projector" ? 1.5 : 1));
export const traced = signal(true);
