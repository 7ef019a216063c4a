// The theme: light, dark, projector, or that of the system; and the scale of drawings that follows from it.

import { computed, effect, signal } from "@preact/signals";
import { look, view } from "./state/store";
import { reducedMotion, themeAfter, themeOf, THEMES } from "./system";

export { reducedMotion, THEMES };

/** Whether the page is being printed; it is then light in every theme. */
export const printing = signal(false);
export const theme = computed(() => (printing.value ? "light" : themeOf(view.value.theme)));
export const dark = computed(() => theme.value === "dark");
/** Scale of lines and text. */
export const large = computed(() => (theme.value === "projector" ? 1.5 : 1));

export const nextTheme = (): void => look({ theme: themeAfter(view.peek().theme) });

/** Calls back on printing; the page is redrawn before and after it. */
export function followPrint(): () => void {
  const put = (on: boolean) => () => void (printing.value = on);
  const [before, behind] = [put(true), put(false)];
  addEventListener("beforeprint", before);
  addEventListener("afterprint", behind);
  return () => (removeEventListener("beforeprint", before), removeEventListener("afterprint", behind));
}

export const followTheme = (): (() => void) =>
  effect(() => {
    document.documentElement.dataset.theme = theme.value;
  });
