// Writes the workbench with this document as one HTML file: page, style, script and kernels, to be opened anywhere.

import type { LibraryRow } from "../messages";
import { home, kernelBytes, type Packed } from "../server";
import { meshNames, type Figure } from "./arm";
import { equationsFor } from "./equations";
import { count } from "./counts";
import { meshes } from "./meshes";
import { structure, whole } from "./robot";
import { doc, view } from "./store";

/** Text of the page's script and style, embedded or in files. */
async function own(name: "workbench.js" | "workbench.css"): Promise<string> {
  if (home === "served" || home === "docs") {
    const answer = await fetch(name);
    if (!answer.ok) throw new Error(`Could not load ${name} again: ${answer.status} ${answer.statusText}.`);
    return answer.text();
  }
  const found = document.querySelector(name === "workbench.js" ? "script:not([type])" : "style");
  if (!found?.textContent) throw new Error("This page cannot be copied: its script is in a separate file.");
  return found.textContent;
}

/** JSON that is safe in a script element: no tags, no line separators. */
const asData = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`);

const escaped = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

function base64(bytes: Uint8Array): string {
  let text = "";
  for (let k = 0; k < bytes.length; k += 0x8000) text += String.fromCharCode(...bytes.subarray(k, k + 0x8000));
  return btoa(text);
}

async function packed(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream("gzip"));
  return base64(new Uint8Array(await new Response(stream).arrayBuffer()));
}

async function digest(text: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${base64(new Uint8Array(hash))}'`;
}

const MOST_MESHES = 3 * 1024 ** 2; // as in isodyn/workbench/page.py

/** The meshes of the robot, packed; null if they are too large for a file. */
async function packedMeshes(): Promise<Record<string, string> | null> {
  const found: Record<string, string> = {};
  for (const name of whole.peek() ? meshNames(whole.peek() as Figure) : []) {
    const mesh = meshes.peek().get(name);
    if (mesh) found[name] ??= await packed(mesh.bytes);
  }
  return Object.values(found).reduce((sum, text) => sum + 0.75 * text.length, 0) <= MOST_MESHES ? found : null;
}

/** The page as text, and whether meshes are included.  methods: include the kernels of all formulations; equations: include these. */
export async function oneFile(methods: boolean, equations: boolean): Promise<{ text: string; whole: boolean }> {
  const s = structure.peek();
  const d = doc.peek();
  if (!s) throw new Error("This page does not have this robot's data.");
  const kernels: Record<string, string> = { [`${s.key}.dynamics`]: await packed(await kernelBytes(s.key, d)) };
  if (methods) kernels[`${s.key}.methods`] = await packed(await kernelBytes(s.key, d, "methods"));
  const counts = methods ? await count(d).catch(() => null) : null;
  const row: LibraryRow = { name: s.name, title: s.name, family: "here", joints: s.key, editable: s.editable };
  const library: Packed[] = [{ row, opened: { model: d.model, structure: s, remarks: [] }, ...(counts && { counts }) }];
  const style = (await own("workbench.css")).replaceAll("</style", "<\\/style");
  const script = (await own("workbench.js")).replaceAll("</script", "<\\/script").replaceAll("<!--", "\\x3c!--");
  const policy =
    `default-src 'none'; script-src ${await digest(script)} 'wasm-unsafe-eval'; style-src ${await digest(style)}; img-src data: blob:; ` +
    "media-src blob:; worker-src blob:; base-uri 'none'; form-action 'none'";
  const carried = await packedMeshes();
  const data = { home: { home: "file" }, ...(equations && { equations: await equationsFor(d) }), ...(carried && Object.keys(carried).length && { meshes: carried }), document: { ...d, view: { ...d.view, screen: view.peek().screen === "export" ? "model" : view.peek().screen } }, library, kernels };
  const text = [
    "<!doctype html>", '<html lang="en">', "<head>", '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`, '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">', `<title>${escaped(d.model.name)} | isodyn workbench</title>`, '<link rel="icon" href="data:,">',
    `<style>${style}</style>`, "</head>", "<body>", '<div id="app"></div>', "<noscript>The workbench needs JavaScript: please enable it.</noscript>",
    ...Object.entries(data).map(([key, value]) => `<script type="application/json" id="isodyn-${key}">${asData(value)}</script>`),
    `<script>${script}</script>`, "</body>", "</html>", "",
  ].join("\n");
  return { text, whole: carried !== null };
}
