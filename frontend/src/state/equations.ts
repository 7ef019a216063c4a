// Equations of a page without a server: embedded when its file was written.

import { computed } from "@preact/signals";
import type { WorkbenchDocument } from "../messages";
import { embedded, startJob } from "../server";
import { doc, model } from "./store";

export interface Written {
  model: WorkbenchDocument["model"];
  html: string;
}

/** The embedded equations; null if there are none. */
export const written = embedded<Written>("equations");
/** Whether they belong to the present model. */
export const current = computed(() => written !== null && JSON.stringify(written.model) === JSON.stringify(model.value));

/** Equations for a file of the document: the embedded ones, or from the server. */
export async function equationsFor(document: WorkbenchDocument): Promise<Written> {
  if (written && current.peek()) return written;
  const page = (await startJob("equations", document, { quantities: "M,C,g" }).done).files.find((file) => file.media === "text/html");
  if (!page) throw new Error("The server returned no equations.");
  return { model: doc.peek().model, html: page.text };
}
