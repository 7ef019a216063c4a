// Light, dark, projector, or as the system has it; and what of it the drawing code needs.

import { computed, effect, signal } from "@preact/signals";
import { look, view } from "./state/store";
import { reducedMotion, themeAfter, themeOf, THEMES } from "./system";

export { reducedMotion, THEMES };

/** Whether the page is on its way to paper: light, however it is seen. */
export const printing = signal(false);
export const theme = computed(() => (printing.value ? "light" : themeOf(view.value.theme)));
export const dark = computed(() => theme.value === "dark");
/** How much larger lines and letters are. */
export const large = computed(() => (theme.value === "projector" ? 1.5 : 1));

export const nextTheme = (): void => look({ theme: themeAfter(view.peek().theme) });

/** Tells when the page is printed; all that it shows is drawn anew before, and again behind. */
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
