// Operation counts of the formulations for this particular arm, its zeros and ones folded: from the server or embedded in the page.

import { computed, signal } from "@preact/signals";
import type { Counts, WorkbenchDocument } from "../messages";
import { connected, countsOf, startJob } from "../server";
import { doc, model } from "./store";

type Model = WorkbenchDocument["model"];

/** The state of the latest request. */
const found = signal<{ model: Model | null; counts: Counts | null; problem: string }>({ model: null, counts: null, problem: "" });

/** Operation counts of this arm by formulation; null while unknown. */
export const ownCounts = computed<Counts["inverse_dynamics"] | null>(() => (found.value.model === model.value ? (found.value.counts?.inverse_dynamics ?? null) : null));

/** Why they are unknown, and how to get them; "" if they are known or requested. */
export const countsProblem = computed(() => {
  if (found.value.model === model.value && found.value.problem) return found.value.problem;
  return ownCounts.value || connected.value ? "" : "Counts for this arm need Python: open the document with “isodyn workbench”, or save the arm as TOML and run “isodyn count arm.toml --quantity inverse_dynamics”.";
});

/** Operation counts of the document's arm: embedded, otherwise the server's; null without either. */
export async function count(document: WorkbenchDocument): Promise<Counts | null> {
  const carried = countsOf(document.model);
  if (carried || !connected.peek()) return carried;
  const { files } = await startJob("count", document).done;
  if (!files[0]) throw new Error("the count did not finish.");
  return JSON.parse(files[0].text) as Counts;
}

/** Requests the operation counts of this arm, once. */
export function askCounts(): void {
  const m = model.peek();
  const now = found.peek();
  if (now.model === m && !now.problem) return;
  if (!countsOf(m) && !connected.peek()) return;
  found.value = { model: m, counts: null, problem: "" };
  const put = (counts: Counts | null, problem: string): void => void (found.peek().model === m && (found.value = { model: m, counts, problem }));
  count(doc.peek()).then((counts) => put(counts, ""), (error: Error) => put(null, `Operation counts of this arm: ${error.message}`));
}
