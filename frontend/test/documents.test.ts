/** Documents as users make them: each is restored when read; if DOCUMENTS names a file, they are written there for Python's reader. */

import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { converted } from "../src/engine/convention";
import { structureOf, tipFrame } from "../src/engine/structure";
import type { DHModel, WorkbenchDocument, DHRowMessage } from "../src/messages";
import { columns, placeOf } from "../src/screens/model";
import { fromAngles } from "../src/state/arm";
import { documentOf, parsed, written } from "../src/state/document";
import { failed, lint, merged } from "../src/state/lint";
import { begin, doc, edit, look } from "../src/state/store";
import { TEMPLATES } from "../src/state/templates";
import { pasted } from "../src/widgets/table";

type Tab = "table" | "inertia" | "limits" | "drives";
const model = (): DHModel => doc.value.model as DHModel;
const change = (some: Partial<DHModel>): void => edit("Change", (d) => ({ model: { ...(d.model as DHModel), ...some } }));
const changeRows = (f: (row: DHRowMessage, k: number) => DHRowMessage): void => change({ rows: model().rows.map(f) });

/** Types the same cells into every row of a table of the Model screen. */
function type(tab: Tab, cells: Record<string, string>): void {
  const lines = [Object.keys(cells), ...model().rows.map(() => Object.values(cells))];
  const found = pasted(lines.map((line) => line.join("\t")).join("\n"), model().rows, columns(tab, model().convention), { row: 0, column: 0 });
  assert.deepEqual([found.problems, found.count], [[], model().rows.length * Object.keys(cells).length]);
  change({ rows: found.rows });
}

const PLACE = fromAngles([0.3, -0.2, 0.5], [0.1, 0.2, 0.3]);
/** The template that gets all of these edits; the others get the first two. */
const WHOLE = "Six-axis arm";
/** Title -> an edit that users make. */
const CHANGES: Record<string, () => void> = {
  nothing: () => {},
  "dry friction": () => type("drives", { "coulomb.0": "3", "coulomb.1": "−3", viscous: "0.5" }),
  "dry friction one way": () => type("drives", { "coulomb.0": "3" }),
  "friction at rest": () => type("drives", { "coulomb.0": "3", "coulomb.1": "-3", "static.0": "4", "static.1": "-5" }),
  "friction at rest one way": () => type("drives", { "coulomb.0": "3", "coulomb.1": "-3", "static.0": "4" }),
  "friction at rest emptied": () => {
    CHANGES["friction at rest"]();
    type("drives", { "static.0": "", "static.1": "", viscous: "0.1" });
  },
  motors: () => type("drives", { rotor_inertia: "2e-4", gear_ratio: "-100", stiffness: "12", rest: "0.25" }),
  "no limits": () => changeRows((r) => ({ ...r, lower: null, upper: null, velocity: null, effort: null })),
  limits: () => type("limits", { lower: "-1", upper: "1.5", velocity: "2", effort: "100" }),
  masses: () => type("inertia", { mass: "1,5", "com.0": "0.1", "inertia.0": "0.02", "inertia.1": "0.03", "inertia.2": "0.03", "inertia.3": "1e-3", "inertia.4": "0", "inertia.5": "0" }),
  rows: () => type("table", { theta: "pi/3", d: "120 mm", a: "0.2", alpha: "90°" }),
  "kinds of joints": () => changeRows((r) => ({ ...r, joint: r.joint === "R" ? "P" : "R" })),
  payload: () => change({ payload: { mass: 2, com: [0.1, 0, 0.05], inertia: [0.02, 0.03, 0.04, 0, 0, 0] } }),
  "a payload of inertia alone": () => change({ payload: { mass: 0, com: [0, 0, 0], inertia: [0.02, 0.03, 0.04, 0, 0, 0] } }),
  "base and tip": () => change({ base: [...PLACE], tool: [...PLACE] }),
  gravity: () => change({ gravity: [0, 9.81, -1e-3] }),
  passive: () => changeRows((r, k) => ({ ...r, passive: k === 0 })),
  names: () => {
    change({ name: "", base: [...PLACE], tool: [...PLACE] });
    changeRows((r, k) => (k === 0 ? { ...r, name: "base", link: "base" } : k === 1 ? { ...r, name: "Gelenk “2” 🦾", link: "tool" } : r));
  },
  "a joint more": () => change({ rows: [...model().rows, { ...model().rows[0], name: "more", link: "more" }] }),
  "times in the middle of being typed": () => edit("Time", (d) => ({ motion: { ...d.motion, waypoints: d.motion.waypoints.map((w) => ({ ...w, t: 0 })) } })),
};

interface Made {
  name: string;
  document: string;
  /** The kernel inputs from it. */
  structure: { key: string; numbers: number[]; dry: boolean; tip: string; links: string[]; frame: number[] };
}

test("every document that is made here is read again as it was", () => {
  const made: Made[] = [];
  for (const { model: given, home, title } of TEMPLATES)
    for (const convention of ["standard", "modified"] as const)
      for (const [name, change] of Object.entries(CHANGES).slice(0, title === WHOLE ? undefined : 2)) {
        const arm = structuredClone(given);
        begin(documentOf(convention === arm.convention ? arm : converted(arm).model, home));
        look({ degrees: false });
        change();
        const words = written(doc.value);
        assert.deepEqual(parsed(words), doc.value);
        assert.deepEqual(lint(model()).filter((r) => r.level === "error"), [], `${title}, ${name}`);
        const { key, numbers, dry, tip, links } = structureOf(model());
        made.push({ name: `${title}, ${convention}, ${name}`, document: words, structure: { key, numbers, dry, tip, links: links.map((l) => l.name), frame: tipFrame(model()) } });
      }
  if (process.env.DOCUMENTS) writeFileSync(process.env.DOCUMENTS, JSON.stringify(made));
});

/** Converts Python's tables, given in MODELS, to the other convention, for Python to check. */
test("tables that are given here are converted", { skip: !process.env.MODELS }, () => {
  const given = JSON.parse(readFileSync(process.env.MODELS as string, "utf8")) as DHModel[];
  writeFileSync(`${process.env.MODELS}.converted`, JSON.stringify(given.map((m) => converted(m).model)));
});

test("friction at rest that is left out is that of motion; what is below it is an error at its cell", () => {
  begin(documentOf(structuredClone(TEMPLATES[4].model), TEMPLATES[4].home));
  const rest = columns("drives", "standard").find((c) => c.key === "static.0");
  assert.equal(rest?.implied?.(model().rows[0]), 4);
  assert.deepEqual(model().rows[0].static, [null, null]);
  changeRows((r, k) => (k === 1 ? { ...r, static: [null, -1] } : r));
  const errors = lint(model()).filter((r) => r.level === "error");
  assert.deepEqual(errors.map((r) => [r.rule, r.joint, r.field]), [["static-below-coulomb", "joint2", "static.1"]]);
  assert.equal(placeOf(errors[0]), "joint2, static −");
  changeRows((r, k) => (k === 1 ? { ...r, static: [null, null], coulomb: [7, 3] } : r));
  assert.deepEqual(lint(model()).filter((r) => r.level === "error").map((r) => [r.rule, placeOf(r)]), [["coulomb-sign", "joint2, Coulomb −"]]);
});

test("an angle of more than a turn is said in the unit of the page, and once", () => {
  const { model } = TEMPLATES[1];
  const spoilt = { ...model, rows: model.rows.map((r, k) => (k === 1 ? { ...r, theta: (400 * Math.PI) / 180 } : r)) };
  const python = { ...failed(""), rule: "unit-angle", level: "warning" as const, link: model.rows[1].link, joint: model.rows[1].name, field: "theta", text: "an offset of more than a turn: degrees?" };
  const texts = (on: boolean) => (look({ degrees: on }), merged(spoilt, [python]).map((r) => `${placeOf(r)}: ${r.text}`));
  assert.deepEqual(texts(true), ["joint2, θ: more than a full turn (400°)"]);
  assert.deepEqual(texts(false), ["joint2, θ: more than a full turn: degrees? (6.981 rad)"]);
  look({ degrees: true });
});

test("errors that both find are said once, and Python's in place of the whole arm where the page knows the cell", () => {
  const { model } = TEMPLATES[1];
  const whole = { ...failed("joint name 'joint1' is used twice"), rule: "model" };
  const cell = { ...whole, link: model.rows[0].link, joint: model.rows[0].name, field: "viscous" };
  const spoilt = { ...model, rows: model.rows.map((r, k) => (k === 0 ? { ...r, viscous: -1 } : r)) };
  const rules = (m: DHModel, remark: typeof whole) => merged(m, [remark]).map((r) => r.rule);
  assert.deepEqual([rules(model, whole), rules(model, cell), rules(spoilt, whole), rules(spoilt, cell)], [["model"], ["model"], ["viscous-negative"], ["viscous-negative"]]);
});

test("a document of version 1, whose friction at rest was 0 where nobody gave it, is brought up to date", () => {
  const old = JSON.parse(written(documentOf(structuredClone(TEMPLATES[4].model), TEMPLATES[4].home))) as WorkbenchDocument;
  old.version = 1;
  (old.model as DHModel).rows.forEach((r, k) => (r.static = k ? [0, 0] : [5, 0]));
  const rows = (parsed(JSON.stringify(old)).model as DHModel).rows;
  assert.deepEqual(rows.map((r) => r.static), rows.map((_, k) => (k ? [null, null] : [5, null])));
});
