// Saving and sharing the document: in a link's fragment (packed, deflated, base64url), in a file, in this browser's storage.

import { effect } from "@preact/signals";
import type { WorkbenchDocument } from "../messages";
import { checked, DocumentError, parsed, written } from "./document";
import { packed, unpacked } from "./packing";
import { doc } from "./store";

const FRAGMENT = "#p=";
/** Links of the first version, which contain the document's JSON. */
const OLD_FRAGMENT = "#d=";
/** Longer links are refused without decoding. */
const LONGEST = 200_000;
/** The largest document in a link [bytes]. */
const LARGEST = 4 << 20;
const REMEDY = "Ask for the link again, or for the saved file.";

async function bytesOf(stream: ReadableStream<Uint8Array>, most = Infinity): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
      await reader.cancel();
      throw new DocumentError(`The document in this link is larger than ${most >> 20} MB.`, REMEDY);
    }
    parts.push(value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) all.set(part, at), (at += part.length);
  return all;
}

const through = (bytes: Uint8Array, pipe: CompressionStream | DecompressionStream): ReadableStream<Uint8Array> =>
  new Blob([bytes as BlobPart]).stream().pipeThrough(pipe as unknown as ReadableWritablePair<Uint8Array, Uint8Array>);

/** The fragment of a link with this document. */
export async function toFragment(document: WorkbenchDocument): Promise<string> {
  const deflated = await bytesOf(through(new TextEncoder().encode(packed(document)), new CompressionStream("deflate-raw")));
  let binary = "";
  for (const byte of deflated) binary += String.fromCharCode(byte);
  return FRAGMENT + btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The document in a link's fragment; null if there is none. */
export async function fromFragment(fragment: string): Promise<WorkbenchDocument | null> {
  const old = fragment.startsWith(OLD_FRAGMENT);
  if (!old && !fragment.startsWith(FRAGMENT)) return null;
  if (fragment.length > LONGEST) throw new DocumentError(`This link is too long: ${fragment.length} characters (maximum ${LONGEST}).`, REMEDY);
  let plain: string;
  let given: unknown;
  try {
    const binary = atob(fragment.slice(FRAGMENT.length).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = await bytesOf(through(Uint8Array.from(binary, (c) => c.charCodeAt(0)), new DecompressionStream("deflate-raw")), LARGEST);
    plain = new TextDecoder("utf-8", { fatal: !old }).decode(bytes);
    given = old ? null : unpacked(plain);
  } catch (error) {
    if (error instanceof DocumentError) throw error;
    throw new DocumentError("This link is damaged: part of it may be missing.", REMEDY);
  }
  return old ? parsed(plain) : checked(given);
}

/** Downloads a file. */
export function download(name: string, content: string | Blob, media = "text/plain"): void {
  const url = URL.createObjectURL(typeof content === "string" ? new Blob([content], { type: media }) : content);
  const a = Object.assign(document.createElement("a"), { href: url, download: name });
  a.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** A file name from a robot's name. */
export const fileName = (name: string): string => name.replace(/[^\p{L}\p{N}._-]+/gu, "-").replace(/^[-.]+|-+$/g, "") || "robot";

export const save = (): void => download(`${fileName(doc.peek().model.name)}.isodyn.json`, written(doc.peek()), "application/json");

/** Lets the user choose a file; returns its name and text, null if the user cancels. */
export function askForFile(accept: string): Promise<File | null> {
  return new Promise((done) => {
    const input = Object.assign(document.createElement("input"), { type: "file", accept });
    input.addEventListener("change", () => done(input.files?.[0] ?? null));
    input.addEventListener("cancel", () => done(null));
    input.click();
  });
}

/** Keys of this browser's storage: the document, and the user's own document during a lesson. */
const PLACE = "isodyn-workbench";
export const BEFORE = "isodyn-workbench-before-lesson";

/** Stores the document in this browser after each change; returns a function that stops it. */
export function autosave(): () => void {
  let timer = 0;
  return effect(() => {
    const now = doc.value;
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      try {
        localStorage.setItem(PLACE, JSON.stringify(now));
      } catch {
        // storage is unavailable (a private window) or full: the user can still save to a file
      }
    }, 400);
  });
}

/** The text stored by this browser; null if there is none. */
export function kept(place = PLACE): WorkbenchDocument | null {
  let words: string | null = null;
  try {
    words = localStorage.getItem(place);
  } catch {
    return null;
  }
  return words === null ? null : parsed(words);
}

/** The stored document; null if there is none or it is unreadable. */
export function keptQuietly(place: string): WorkbenchDocument | null {
  try {
    return kept(place);
  } catch {
    return null;
  }
}

/** Stores a document in this browser under a separate key, or removes it. */
export function keepWhile(place: string, given: () => WorkbenchDocument | null): () => void {
  return effect(() => {
    const now = given();
    try {
      if (now) localStorage.setItem(place, JSON.stringify(now));
      else localStorage.removeItem(place);
    } catch {
      // as above
    }
  });
}
