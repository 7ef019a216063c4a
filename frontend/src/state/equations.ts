// Equations of a page without a server: those that its file was written with.

import { computed } from "@preact/signals";
import type { WorkbenchDocument } from "../messages";
import { embedded, startJob } from "../server";
import { doc, model } from "./store";

export interface Written {
  model: WorkbenchDocument["model"];
  html: string;
}

/** What the file holds; null where it was written without. */
export const written = embedded<Written>("equations");
/** Whether they are of the model as it is now. */
export const current = computed(() => written !== null && JSON.stringify(written.model) === JSON.stringify(model.value));

/** Equations for a file of the document: the ones that came along, else those that the server writes. */
export async function equationsFor(document: WorkbenchDocument): Promise<Written> {
  if (written && current.peek()) return written;
  const page = (await startJob("equations", document, { quantities: "M,C,g" }).done).files.find((file) => file.media === "text/html");
  if (!page) throw new Error("The server returned no equations.");
  return { model: doc.peek().model, html: page.text };
}
