// Runs test/*.test.ts with node --test: esbuild strips the types.

import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const wanted = process.argv.slice(2);
const tests = readdirSync(here).filter((name) => name.endsWith(".test.ts") && (!wanted.length || wanted.some((word) => name.includes(word))));
const folder = mkdtempSync(join(tmpdir(), "workbench-"));
try {
  await build({
    entryPoints: tests.map((name) => join(here, name)),
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    format: "esm",
    jsx: "automatic",
    jsxImportSource: "preact",
    loader: { ".txt": "text", ".md": "text", ".css": "empty" },
    define: { FIXTURES: JSON.stringify(join(here, "fixtures")), SOURCES: JSON.stringify(join(here, "..", "src")) },
    logLevel: "warning",
  });
  const paths = tests.map((name) => join(folder, name.replace(".ts", ".mjs")));
  process.exitCode = spawnSync(process.execPath, ["--test", ...paths], { stdio: "inherit" }).status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
