// Writes isodyn/show/static/{index.html, workbench.js, workbench.css, player.html, player.js, player.css, colours.css}
// from src/: the same bytes from the same sources and lock file.
//
//   npm run build              writes the bundle
//   npm run build -- --out D   writes it elsewhere (the test compares)
//
// The first line of the script has the digest of all sources; tests/workbench/test_bundle.py recomputes it.

import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { threeOfPage } from "./three.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const out = process.argv.includes("--out") ? process.argv[process.argv.indexOf("--out") + 1] : join(here, "..", "isodyn", "show", "static");

/** All files below a folder, as paths. */
function files(folder) {
  return readdirSync(folder).sort().flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}

/** SHA-256 of names and contents, sorted by name. */
function digest() {
  const hash = createHash("sha256");
  const sources = [...files(join(here, "src")), ...["build.mjs", "three.mjs", "package.json", "package-lock.json", "tsconfig.json"].map((name) => join(here, name))];
  const named = sources.map((path) => [relative(here, path).split(sep).join("/"), path]).sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [name, path] of named) hash.update(name).update("\0").update(readFileSync(path)).update("\0");
  return hash.digest("hex");
}

mkdirSync(out, { recursive: true });
const options = {
  outdir: out,
  absWorkingDir: here,
  bundle: true,
  minify: true,
  charset: "utf8",
  format: "iife",
  target: ["es2022"],
  jsx: "automatic",
  jsxImportSource: "preact",
  legalComments: "inline",
  loader: { ".txt": "text", ".md": "text" },
  define: { "process.env.NODE_ENV": '"production"' },
  banner: { js: `/* isodyn workbench, sources ${digest()} */` },
  logLevel: "warning",
  metafile: true,
};
for (const [name, path] of [["workbench", "main.tsx"], ["player", "player/main.tsx"]]) {
  const page = { ...options, entryPoints: { [name]: join(here, "src", path) } };
  await build({ ...page, plugins: [await threeOfPage(here, build, page)] });
}
for (const name of ["index.html", "player.html", "style/colours.css"]) writeFileSync(join(out, basename(name)), readFileSync(join(here, "src", name)));
