// What the formulations cost this very arm, its zeros and ones folded: Python counts it, or the page came with it.

import { computed, signal } from "@preact/signals";
import type { Counts, Document } from "../messages";
import { connected, countsOf, startJob } from "../server";
import { doc, model } from "./store";

type Model = Document["model"];

/** What is known of the arm that was asked for last. */
const found = signal<{ model: Model | null; counts: Counts | null; problem: string }>({ model: null, counts: null, problem: "" });

/** Operations of this very arm by formulation; null while they are not known. */
export const ownCounts = computed<Counts["inverse_dynamics"] | null>(() => (found.value.model === model.value ? (found.value.counts?.inverse_dynamics ?? null) : null));

/** Why they are not known, and what counts them; "" where they are known, or on their way. */
export const countsProblem = computed(() => {
  if (found.value.model === model.value && found.value.problem) return found.value.problem;
  return ownCounts.value || connected.value ? "" : "Operations of this very arm are counted by Python: open the document with “isodyn workbench”, or save the arm as TOML and run “isodyn count arm.toml --quantity inverse_dynamics”.";
});

/** Asks for the operations of this very arm, once. */
export function askCounts(): void {
  const m = model.peek();
  const now = found.peek();
  if (now.model === m && (now.counts || !now.problem)) return;
  const carried = countsOf(m);
  if (!carried && !connected.peek()) return;
  found.value = { model: m, counts: carried, problem: "" };
  if (carried) return;
  const put = (counts: Counts | null, problem: string): void => void (found.peek().model === m && (found.value = { model: m, counts, problem }));
  startJob("count", doc.peek()).done.then(
    ({ files }) => put(files[0] ? (JSON.parse(files[0].text) as Counts) : null, files[0] ? "" : "The operations of this very arm were not counted to the end."),
    (error: Error) => put(null, `Operations of this very arm: ${error.message}`),
  );
}
