// The page's home: a server of `isodyn workbench`, a single HTML file, a page of the docs, or a notebook cell.
//
// The page computes everything interactive itself; the server reads files, traces kernels, compares, reproduces and exports.
// Without a server, or after the connection is lost, the page keeps working and says which functions are unavailable.

import { computed, signal } from "@preact/signals";
import type {
  LintedModel, Counts, WorkbenchDocument, Hello, JobDone, JobRequest, JobStarted, LibraryRow, Offers, Opened, OpenedFile, ErrorMessage, JobProgress, Remark, PackedRobot,
} from "./messages";

export type Home = "served" | "file" | "docs" | "notebook";

/** Data embedded in the page, by the id of its element; null if there is none. */
export function embedded<T>(name: string): T | null {
  const element = typeof document === "undefined" ? null : document.getElementById(`isodyn-${name}`);
  return element?.textContent ? (JSON.parse(element.textContent) as T) : null;
}

export const home: Home =
  embedded<{ home: Home }>("home")?.home ?? (typeof location !== "undefined" && location.protocol.startsWith("http") ? "served" : "file");

/** State of the server; a single file never asks for one; "lost": it answered before, but not now. */
export const state = signal<"none" | "starting" | "connected" | "lost" | "link">(home === "served" ? "starting" : "none");
export const hello = signal<Hello | null>(null);
export const offers = signal<Offers | null>(null);
export const connected = computed(() => state.value === "connected");
/** The address of a published page, with which links begin; "" if none is set. */
export const published = computed(() => hello.value?.published ?? "");
/** Whether links of this page open on this computer only: they point to its own server or file, or there is none. */
export const linksAreLocal = computed(() => !published.value && (!/^https?:$/.test(location.protocol) || /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(location.hostname)));
/** The state of the server, in one line. */
export const words = computed(() => {
  switch (state.value) {
    case "none": return home === "notebook" ? "In a notebook: everything is computed in this page." : "No server: everything is computed in this page.";
    case "starting": return "Connecting to the server …";
    case "connected": return `Local server: isodyn ${hello.value?.version ?? ""}.`;
    case "lost": return "Connection to the server lost. The page keeps working and reconnects when the server is back.";
    case "link": return "The server does not accept this page. Open the link that “isodyn workbench” printed.";
  }
});

export class ServerError extends Error {
  constructor(readonly problem: ErrorMessage) {
    super(problem.text);
  }
}

const ABSENT: ErrorMessage = { error: "absent", text: "This needs the server: run “isodyn workbench” and open this document there." };

async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  if (home !== "served") throw new ServerError(ABSENT);
  let answer: Response;
  try {
    answer = await fetch(path, { credentials: "same-origin", cache: "no-store", ...init });
  } catch {
    if (state.peek() === "connected") state.value = "lost";
    throw new ServerError({ error: "lost", text: words.peek() });
  }
  if (answer.ok) return (await answer.json()) as T;
  let problem: ErrorMessage;
  try {
    problem = (await answer.json()) as ErrorMessage;
  } catch {
    problem = { error: String(answer.status), text: `The server answered ${answer.status} ${answer.statusText}.` };
  }
  if (problem.error === "link") state.value = "link";
  throw new ServerError(problem);
}

const json = (body: unknown): RequestInit => ({ method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

const PATIENCE = 4000; // [ms] between two hello requests

/** Sends a hello request now and every few seconds; calls back on the first answer; returns a function that stops it. */
export function greet(first: (hello: Hello) => void): () => void {
  if (home !== "served") return () => {};
  let timer = 0;
  let met = false;
  const once = async () => {
    try {
      const found = await ask<Hello>("api/hello");
      if (hello.peek()?.session !== found.session) offers.value = null;
      hello.value = found;
      state.value = "connected";
      if (!met) first(found);
      met = true;
    } catch {
      if (state.peek() === "starting") state.value = "lost";
    }
    timer = window.setTimeout(once, PATIENCE);
  };
  void once();
  return () => clearTimeout(timer);
}

/** Capabilities of the server; requested once for each server. */
export async function askOffers(): Promise<Offers> {
  offers.value ??= await ask<Offers>("api/offers");
  return offers.value;
}

// -- robots ----------------------------------------------------------------------------------------------------------------

/** A robot that is embedded in a page without server. */
export interface Packed {
  row: LibraryRow;
  opened: Opened;
  /** Operation counts of the methods for this particular robot. */
  counts?: Counts;
}

const packed = embedded<Packed[]>("library") ?? [];

/** Robots of the library: the server's, or those embedded in the page. */
export async function library(): Promise<LibraryRow[]> {
  if (home === "served") return ask<LibraryRow[]>("api/library");
  return packed.map((one) => one.row);
}

export async function openRobot(name: string): Promise<Opened> {
  const found = packed.find((one) => one.row.name === name);
  if (found) return found.opened;
  return ask<Opened>(`api/library/${encodeURIComponent(name)}`);
}

/** The contents of a file of any supported type. */
export const openFile = (file: File): Promise<OpenedFile> =>
  ask<OpenedFile>(`api/open?name=${encodeURIComponent(file.name)}`, { method: "POST", headers: { "Content-Type": "application/octet-stream" }, body: file });

/** The server's linter findings for a model, with its structure if the model is valid. */
export const askModel = (model: WorkbenchDocument["model"]): Promise<LintedModel> => ask<LintedModel>("api/model", json(model));
export const remarksOf = async (model: WorkbenchDocument["model"]): Promise<Remark[]> => (await askModel(model)).remarks;

/** The embedded robot whose model is exactly this one. */
const packedOf = (model: WorkbenchDocument["model"]): Packed | undefined =>
  packed.find(({ opened: { model: other } }) => (other.kind === "source" && model.kind === "source" ? other.toml === model.toml : JSON.stringify(other) === JSON.stringify(model)));

/** Operation counts of the methods for this particular robot, from the page. */
export const countsOf = (model: WorkbenchDocument["model"]): Counts | null => packedOf(model)?.counts ?? null;

export async function structureOfSource(document: WorkbenchDocument): Promise<PackedRobot | null> {
  const found = packedOf(document.model);
  if (found) return found.opened.structure;
  try {
    return (await askModel(document.model)).structure;
  } catch {
    return null;
  }
}

// -- kernels ---------------------------------------------------------------------------------------------------------------

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
const sets = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** A kernel set of a key, "dynamics" or "methods": embedded, in a file next to the page, or from the server, which compiles missing ones. */
export function kernelBytes(key: string, document: WorkbenchDocument, which: "dynamics" | "methods" = "dynamics"): Promise<Uint8Array<ArrayBuffer>> {
  const name = `${key}.${which}`;
  let found = sets.get(name);
  if (!found) {
    found = bring(key, document, which);
    sets.set(name, found);
    found.catch(() => sets.delete(name));
  }
  return found;
}

/** Bytes, decompressed if they are gzip data, as in single files. */
async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

async function bring(key: string, document: WorkbenchDocument, which: string): Promise<Uint8Array<ArrayBuffer>> {
  const name = `${key}.${which}`;
  const here = embedded<Record<string, string>>("kernels")?.[name];
  if (here) return unpacked(bytesOf(here));
  if (home === "docs" || home === "served") {
    const answer = await fetch(`kernels/${encodeURIComponent(name)}.wasm`, { credentials: "same-origin" }).catch(() => null);
    if (answer?.status === 200) return new Uint8Array(await answer.arrayBuffer());
  }
  if (home === "served") {
    const file = (await startJob("kernels", document, { key, set: which }).done).files[0];
    if (file?.base64) return bytesOf(file.base64);
  }
  if (which === "methods" && home === "file")
    throw new Error("This file does not contain the kernels of all formulations. isodyn workbench ROBOT --file PAGE.html --methods writes one that does.");
  throw new Error(
    `This page has no compiled kernels for joints ${key}. Run “isodyn workbench” and open this document there: it compiles them in seconds, ` +
    "and the file it exports contains them.",
  );
}

/** A mesh from its address at the server, or from the page. */
export async function meshBytes(place: string): Promise<Uint8Array<ArrayBuffer>> {
  if (!place.startsWith("/api/")) return unpacked(bytesOf(place));
  const answer = await fetch(place, { credentials: "same-origin" });
  if (!answer.ok) throw new Error(answer.statusText);
  return new Uint8Array(await answer.arrayBuffer());
}

// -- jobs ------------------------------------------------------------------------------------------------------------------

/** A job of the server: its progress, its result, and how to cancel it (partial results are still returned). */
export interface Job {
  kind: string;
  progress: { readonly value: JobProgress };
  done: Promise<JobDone>;
  cancel: () => void;
}

export function startJob(kind: JobRequest["kind"], document: WorkbenchDocument, options: Record<string, string> = {}): Job {
  const progress = signal<JobProgress>({ share: -1, text: "Starting …" });
  let id = "";
  let cancelled = false;
  let source: EventSource | null = null;
  const stop = () => void (id && fetch(`api/jobs/${id}`, { method: "DELETE", credentials: "same-origin" }).catch(() => {}));
  const run = async (): Promise<JobDone> => {
    id = (await ask<JobStarted>("api/jobs", json({ kind, document, options } satisfies JobRequest))).id;
    if (cancelled) stop();
    return new Promise<JobDone>((resolve, reject) => {
      source = new EventSource(`api/jobs/${id}/events`);
      source.addEventListener("progress", (event) => (progress.value = JSON.parse((event as MessageEvent).data as string) as JobProgress));
      source.addEventListener("done", (event) => (source?.close(), resolve(JSON.parse((event as MessageEvent).data as string) as JobDone)));
      source.addEventListener("failed", (event) => (source?.close(), reject(new ServerError(JSON.parse((event as MessageEvent).data as string) as ErrorMessage))));
      source.onerror = () => {
        if (source?.readyState !== EventSource.CLOSED && state.peek() !== "lost") return; // the browser reconnects by itself
        source?.close();
        reject(new ServerError({ error: "lost", text: "Connection to the server lost during this job." }));
      };
    });
  };
  return { kind, progress, done: run(), cancel: () => ((cancelled = true), (progress.value = { share: -1, text: "Cancelling …" }), stop()) };
}
