/** The state of the page: units, the document, undo, links, findings, pasted tables. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { framesOf, linkFrame, tipLink } from "../src/engine/chain";
import { structureOf } from "../src/engine/structure";
import type { DHModel } from "../src/messages";
import { robotLines } from "../src/python";
import { framing, onPlane, orbited, projection, zoomed } from "../src/scene/camera";
import { ellipsoid } from "../src/scene/picture";
import { anglesOf, figureOf, frames, fromAngles, lowest, meshNames, shown } from "../src/state/arm";
import { checked, DocumentError, documentOf, fitted, parsed, written } from "../src/state/document";
import { lint } from "../src/state/lint";
import { packed } from "../src/state/packing";
import { meshOf } from "../src/state/meshes";
import { film as filmShown, filmed, seek, show, stepBy, time } from "../src/state/player";
import { held } from "../src/state/motion";
import { fileName, fromFragment, toFragment } from "../src/state/share";
import { accept, begin, doc, edit, look, ofDocument, redo, refuse, replace, settle, undo, undoable } from "../src/state/store";
import { TEMPLATES } from "../src/state/templates";
import { brief, fieldText, shortText, typed, unitOf } from "../src/state/units";
import { svg, ticks } from "../src/widgets/plot";
import { copied, pasted, type Column } from "../src/widgets/table";

declare const FIXTURES: string;

const DEG = Math.PI / 180;
const fresh = () => documentOf(structuredClone(TEMPLATES[1].model), TEMPLATES[1].home);

test("what is of one document alone goes when another comes, and stays while it is edited", () => {
  begin(fresh());
  const own = ofDocument("nothing");
  const give = () => ((own.value = "of this one"), (held.value = { found: null as never, python: "" }), show({ title: "Motion", t: [0, 1], q: [[0, 1]] }));
  give();
  edit("Rename", (d) => ({ model: { ...d.model, name: "other" } }));
  undo();
  assert.deepEqual([own.value, held.value !== null, filmShown.value !== null], ["of this one", true, true]);
  for (const another of [() => replace("Open", fresh()), undo, redo, () => begin(fresh())]) {
    another();
    assert.deepEqual([own.value, held.value, filmShown.value], ["nothing", null, null]);
    give();
  }
});

test("an entry that was not taken is undone before anything else", () => {
  begin(fresh());
  edit("Rename", (d) => ({ model: { ...d.model, name: "other" } }));
  let back = 0;
  refuse("a field", () => back++);
  assert.equal(undoable.value, "rejected entry");
  undo();
  assert.deepEqual([back, doc.value.model.name, undoable.value], [1, "other", "Rename"]);
  refuse("a field", () => back++);
  replace("Open", fresh());
  assert.equal(back, 2);
  refuse("a field", () => back++);
  accept("a field");
  undo();
  assert.deepEqual([back, doc.value.model.name], [2, "other"]);
});

test("what users type is a number in the unit shown, or one that they name", () => {
  begin(fresh());
  look({ degrees: true });
  const angle = unitOf("angle");
  assert.equal(typed("90", angle), 90 * DEG);
  assert.equal(typed("pi/2", angle), Math.PI / 2);
  assert.equal(typed("-π/2", angle), -Math.PI / 2);
  assert.equal(typed("2*pi/3", angle), (2 * Math.PI) / 3);
  assert.equal(typed("1 rad", angle), 1);
  assert.equal(typed("1,5", unitOf("length")), 1.5);
  assert.equal(typed("250 mm", unitOf("length")), 0.25);
  assert.equal(typed("−3", unitOf("mass")), -3);
  assert.equal(typed("", angle), null);
  for (const word of ["abc", "1..2", "1 kg", "--1", "NaN", "Infinity"]) assert.ok(Number.isNaN(typed(word, angle)), word);
  look({ degrees: false });
  assert.equal(typed("90°", unitOf("angle")), 90 * DEG);
  assert.equal(typed("0.5", unitOf("angle")), 0.5);
});

test("a field says its number again, and a short text is near it", () => {
  look({ degrees: true });
  for (const [kind, value] of [["length", 0.1], ["angle", Math.PI / 3], ["inertia", 0.0691979], ["length", 12345.678]] as const) {
    const u = unitOf(kind);
    assert.ok(Math.abs((typed(fieldText(value, u), u) as number) - value) <= 1e-11 * value);
    assert.ok(Math.abs((typed(shortText(value, u), u) as number) - value) <= 1e-3 * value, shortText(value, u));
  }
  assert.equal(brief(-0.5), "−0.5");
  assert.equal(brief(1 / 0), "∞");
});

test("every template is a whole document without errors, and is read again as it was", () => {
  for (const { model, home, joints } of TEMPLATES) {
    const document = documentOf(model, home);
    assert.deepEqual(parsed(written(document)), document);
    assert.equal(model.rows.map((r) => r.joint).join(""), joints);
    assert.deepEqual(lint(model).filter((r) => r.level !== "note"), [], model.name);
    model.rows.forEach((r, k) => assert.ok((r.lower ?? -1e9) <= home[k] && home[k] <= (r.upper ?? 1e9), model.name));
  }
});

test("documents that are none are refused with the place and a remedy", () => {
  const whole = JSON.parse(written(fresh())) as Record<string, never>;
  const cases: [(d: Record<string, unknown>) => void, RegExp][] = [
    [(d) => (d.format = "other"), /not a workbench document/],
    [(d) => (d.version = 99), /version 99/],
    [(d) => (d.version = "1"), /version/],
    [(d) => delete d.motion, /motion is missing/],
    [(d) => ((d.model as DHModel).rows[0].a = null as never), /model\.rows\[0\]\.a is not a finite number/],
    [(d) => ((d.model as DHModel).rows = []), /no rows/],
    [(d) => ((d.model as DHModel).rows[0].com = [0]), /com has 1 entries, expected 3/],
    [(d) => ((d.view as { theme: string }).theme = "pink"), /theme is not one of/],
    [(d) => ((d.model as DHModel).name = 7 as never), /name is not text/],
  ];
  for (const [spoil, words] of cases) {
    const spoilt = structuredClone(whole);
    spoil(spoilt);
    assert.throws(() => checked(spoilt), (error: DocumentError) => words.test(error.message) && error.remedy.length > 10, String(words));
  }
  assert.throws(() => parsed("{"), DocumentError);
  assert.throws(() => parsed("x".repeat(9 << 20)), /too large/);
  assert.throws(() => checked({ ...whole, __proto__: { format: "isodyn-workbench" }, model: undefined }), DocumentError);
});

test("edits are undone and redone, a drag is one step, what is only looked at is none", () => {
  begin(fresh());
  const first = doc.value;
  edit("Rename", (d) => ({ model: { ...d.model, name: "mine" } }));
  for (let k = 0; k < 20; k++) edit("Move", (d) => ({ pose: { ...d.pose, q: [k, 0, 0] } }), "q0");
  settle();
  edit("Move", (d) => ({ pose: { ...d.pose, q: [99, 0, 0] } }), "q0");
  look({ screen: "pose" });
  undo();
  assert.equal(doc.value.pose.q[0], 19);
  undo();
  assert.deepEqual(doc.value.pose, first.pose);
  assert.equal(doc.value.model.name, "mine");
  assert.equal(doc.value.view.screen, "pose");
  undo();
  assert.equal(doc.value.model, first.model);
  assert.equal(undoable.value, "");
  undo();
  redo();
  redo();
  assert.equal(doc.value.pose.q[0], 19);
  edit("Again", (d) => ({ motion: { ...d.motion, ramp: 0.4 } }));
  redo();
  assert.equal(doc.value.motion.ramp, 0.4);
});

test("what begins at the pose follows it, what was typed stays, and both are undone, saved and read", () => {
  begin(fresh());
  const starts = () => [doc.peek().simulation.q0, doc.peek().motion.waypoints[0].q];
  const home = [...doc.peek().pose.q];
  const there = home.map((x) => x + 0.25);
  edit("Move the joints", (d) => ({ pose: { ...d.pose, q: there } }));
  assert.deepEqual(starts(), [there, there]);
  undo();
  assert.deepEqual([doc.peek().pose.q, ...starts()], [home, home, home]);
  redo();
  const own = home.map(() => -0.5);
  edit("Change the start", (d) => ({ simulation: { ...d.simulation, at_pose: false, q0: own, qd0: own } }));
  edit("Move the joints", (d) => ({ pose: { ...d.pose, q: own } })); // through the typed position, which stays as typed
  edit("Move the joints", (d) => ({ pose: { ...d.pose, q: home } }));
  assert.deepEqual([...starts(), doc.peek().simulation.qd0], [own, home, own]);
  assert.deepEqual(parsed(written(doc.peek())), doc.peek());
  edit("Start at the pose", (d) => ({ simulation: { ...d.simulation, at_pose: true } }));
  assert.deepEqual([...starts(), doc.peek().simulation.qd0], [home, home, home.map(() => 0)]);
});

test("a document of version 2 keeps the states that it had", () => {
  const old = (q0: number[], first: number[]) => {
    const { pose, motion, simulation, ...rest } = fresh();
    const { at_pose: _, ...settings } = simulation;
    return parsed(JSON.stringify({ ...rest, version: 2, pose, simulation: { ...settings, q0 }, motion: { ...motion, waypoints: [{ t: 0, q: first }, { t: 2, q: pose.q }] } }));
  };
  const { q } = fresh().pose;
  const other = q.map((x) => x + 0.1);
  const [kept, same] = [old(other, other), old(q, q)];
  assert.deepEqual([kept.simulation.q0, kept.simulation.at_pose, kept.motion.waypoints[0]], [other, false, { t: 0, q: other, at_pose: false }]);
  assert.deepEqual([same.simulation.at_pose, same.motion.waypoints.map((point) => point.at_pose)], [true, [true, false]]);
  assert.throws(() => parsed(JSON.stringify({ ...fresh(), version: 2, pose: 3 })), /pose/);
});

test("a row more or less keeps pose, motion and simulation of the same length", () => {
  begin(fresh());
  edit("Add", (d) => ({ model: { ...(d.model as DHModel), rows: [...(d.model as DHModel).rows, (d.model as DHModel).rows[0]] } }));
  const { pose, simulation, motion } = doc.value;
  for (const values of [pose.q, simulation.kp, simulation.target, simulation.q0, ...motion.waypoints.map((w) => w.q)]) assert.equal(values.length, 4);
  assert.equal(fitted(doc.value, 4), doc.value);
});

test("a link carries the document; damaged, long and swollen ones are refused", async () => {
  const document = fresh();
  const fragment = await toFragment(document);
  assert.deepEqual(await fromFragment(fragment), document);
  assert.ok(fragment.length < 540, `${fragment.length} characters`);
  assert.match(fragment, /^#p=[\w-]+$/);
  assert.equal(await fromFragment(""), null);
  assert.equal(await fromFragment("#other"), null);
  await assert.rejects(fromFragment(fragment.slice(0, -40)), DocumentError);
  await assert.rejects(fromFragment("#p=%3Cscript%3E"), DocumentError);
  await assert.rejects(fromFragment("#p=" + "A".repeat(10 << 20)), /too long/);
  const bomb = await toFragment({ ...document, motion: { ...document.motion, csv: " ".repeat(6 << 20) } });
  await assert.rejects(fromFragment(bomb), /larger than 4 MB/);
});

const deflated = (text: string): string => deflateRawSync(text).toString("base64url");

test("links of the first version still open", async () => {
  const document = fresh();
  assert.deepEqual(await fromFragment(`#d=${deflated(JSON.stringify(document))}`), document);
});

test("a link that says what no document can have is refused", async () => {
  const good = JSON.parse(packed(fresh())) as { model: Record<string, Record<string, unknown>>; pose: Record<string, unknown> };
  const given = (change: (text: typeof good) => unknown) => {
    const text = structuredClone(good);
    change(text);
    return fromFragment(`#p=${deflated(JSON.stringify(text))}`);
  };
  await given(() => 0);
  const faults: ((text: typeof good) => unknown)[] = [
    (t) => (t.pose.q = "0*99999"), (t) => (t.pose.q = "0*9999999"), (t) => (t.pose.q = "1,x,2"), (t) => (t.pose.q = [1, 2, 3]), (t) => (t.pose.q = "1e999,,"),
    (t) => (t.pose.other = "1"), (t) => (t.model.rows[""] = 99), (t) => (t.model.rows[""] = 1e9), (t) => (t.model.rows.a = "1,2"), (t) => (t.model.rows.name = ["a"]),
    (t) => (t.model.rows.joint = ["R", "R", "H"]), (t) => (t.model.rows.com = ";"), (t) => Object.assign(t, { version: "7" }), (t) => Object.assign(t, { model: [] }),
    (t) => Object.assign(t, { motion: { waypoints: { "": 60_000, t: "*60000", q: "*99999;".repeat(59_999) } } }),
  ];
  for (const fault of faults) await assert.rejects(given(fault), DocumentError, String(fault));
});

test("Python and the page read and write the same links of all robots", async () => {
  const links = JSON.parse(readFileSync(join(FIXTURES, "links", "catalogue.json"), "utf8")) as Record<string, string>;
  assert.ok(Object.keys(links).length > 30);
  for (const [name, fragment] of Object.entries(links)) {
    const text = inflateRawSync(Buffer.from(fragment.slice(3), "base64url")).toString();
    const document = await fromFragment(fragment);
    assert.ok(document);
    assert.equal(packed(document), text, name);
    assert.deepEqual(await fromFragment(await toFragment(document)), document, name);
  }
  const ur5 = await fromFragment(links.ur5);
  assert.ok(ur5 && (await toFragment(ur5)).length < 700);
});

test("names of files are harmless", () => {
  assert.equal(fileName("../../etc/pass wd"), "etc-pass-wd");
  assert.equal(fileName("<script>"), "script");
  assert.equal(fileName("///"), "robot");
});

test("the linter names link, field, rule and remedy of what no body can have", () => {
  const { model } = fresh();
  const m = model as DHModel;
  m.rows[0].inertia = [0.1, 0.2, 9, 0, 0, 0];
  m.rows[1].mass = -1;
  m.rows[2].lower = 2;
  m.rows[2].upper = 1;
  m.rows[2].theta = 90;
  const found = lint(m);
  const rules = found.map((r) => `${r.link} ${r.field} ${r.rule} ${r.level}`);
  for (const rule of ["link1 inertia triangle-inequality error", "link2 mass mass-negative error", "link3 lower limits-unreachable error", "link3 theta unit-angle warning"]) assert.ok(rules.includes(rule), rule);
  assert.ok(found.every((r) => r.text && r.remedy));
});

const COLUMNS: Column<{ name: string; a: number; alpha: number; top: number | null }>[] = [
  { key: "name", title: "Name", words: "name", text: true, get: (r) => r.name, set: (r, v) => ({ ...r, name: v }) },
  { key: "a", title: "a", words: "a", kind: "length", get: (r) => r.a, set: (r, v) => ({ ...r, a: v }) },
  { key: "alpha", title: "α", words: "alpha", kind: "angle", names: ["twist"], get: (r) => r.alpha, set: (r, v) => ({ ...r, alpha: v }) },
  { key: "top", title: "max", words: "top", kind: "length", optional: true, get: (r) => r.top, set: (r, v) => ({ ...r, top: v }) },
];
const rows = () => [{ name: "one", a: 1, alpha: 0, top: null }, { name: "two", a: 2, alpha: 0, top: 3 }];
const more = () => ({ name: "new", a: 0, alpha: 0, top: null });

test("spreadsheets paste from the cell at hand, with decimal commas, and further rows are made", () => {
  look({ degrees: true });
  const found = pasted("0,5\t90\n0,25\t-45\n0,125\t30\n", rows(), COLUMNS, { row: 0, column: 1 }, more);
  assert.deepEqual(found.rows.map((r) => r.a), [0.5, 0.25, 0.125]);
  assert.deepEqual(found.rows.map((r) => r.alpha), [90 * DEG, -45 * DEG, 30 * DEG]);
  assert.equal(found.count, 6);
  assert.deepEqual(found.problems, []);
});

test("a pasted header finds its columns and units, and what is no number is named", () => {
  const found = pasted("twist [rad],a [mm],colour\n1.5,500,red\nx,250,blue", rows(), COLUMNS, { row: 1, column: 0 }, more);
  assert.deepEqual(found.rows.map((r) => r.a), [0.5, 0.25]);
  assert.equal(found.rows[0].alpha, 1.5);
  assert.match(found.problems.join("; "), /colour.*row 2, α: “x” is not a number/);
});

test("a copied table is pasted again as it was", () => {
  for (const degrees of [true, false]) {
    look({ degrees });
    const before = [{ name: "one", a: 0.1, alpha: Math.PI / 2, top: null }, { name: "two", a: 1 / 3, alpha: -1, top: 0.7 }];
    const after = pasted(copied(before, COLUMNS), rows(), COLUMNS, { row: 0, column: 0 }).rows;
    before.forEach((r, k) => {
      assert.ok(Math.abs(after[k].a - r.a) < 1e-11 && Math.abs(after[k].alpha - r.alpha) < 1e-11);
      assert.equal(after[k].top, k ? 0.7 : null);
    });
  }
});

test("links are drawn where the engine has them, in both conventions", () => {
  const names = readdirSync(FIXTURES).filter((name) => name.endsWith(".json"));
  let seen = 0;
  for (const name of names) {
    const { model } = JSON.parse(readFileSync(join(FIXTURES, name), "utf8")) as { model: DHModel };
    if (model.kind !== "dh") continue;
    seen++;
    const s = structureOf(model);
    const q = model.rows.map((_, k) => 0.3 + 0.7 * k);
    const drawn = frames(model, q);
    const bodies = framesOf(s, q);
    model.rows.forEach((r, k) => {
      const T = linkFrame(s, bodies, s.links.findIndex((l) => l.name === r.link));
      T.forEach((x, i) => assert.ok(Math.abs(x - drawn[k + 1][i]) < 1e-12, `${name} ${r.link}`));
    });
    linkFrame(s, bodies, tipLink(s)).forEach((x, i) => assert.ok(Math.abs(x - drawn[drawn.length - 1][i]) < 1e-12, name));
    const figure = figureOf(model);
    assert.equal(figure.links.length, model.rows.length + 1);
    assert.ok(figure.reach > 0);
  }
  assert.ok(seen > 8);
});

/** A triangle of two parts, encoded as by isodyn/workbench/mesh_messages.py. */
function triangle(): Uint8Array<ArrayBuffer> {
  const bytes = new DataView(new ArrayBuffer(32 + 16 + 20 + 12 + 12));
  [3, 2, 2, 9].forEach((x, k) => bytes.setUint32(4 * k, x, true));
  [1, 2, 3, 0.5].forEach((x, k) => bytes.setFloat32(16 + 4 * k, x, true));
  [[1, 255, 0, 51, 255], [1, 0, 0, 0, 0]].forEach((part, k) => (bytes.setUint32(32 + 8 * k, part[0], true), part.slice(1).forEach((x, i) => bytes.setUint8(36 + 8 * k + i, x))));
  [-32767, 0, 0, 32767, 0, 0, 0, 32767, 0].forEach((x, k) => bytes.setInt16(48 + 2 * k, x, true));
  [0, 0, 127, 0, 0, 127, 0, 0, 127].forEach((x, k) => bytes.setInt8(68 + k, x));
  [0, 1, 2, 0, 2, 1].forEach((x, k) => bytes.setUint16(80 + 2 * k, x, true));
  return new Uint8Array(bytes.buffer);
}

test("a mesh is read as Python writes it", () => {
  const mesh = meshOf(triangle());
  assert.deepEqual([...mesh.points], [0.5, 2, 3, 1.5, 2, 3, 1, 2.5, 3]);
  assert.deepEqual([mesh.low, mesh.high], [[0.5, 2, 3], [1.5, 2.5, 3]]);
  assert.deepEqual(mesh.parts, [{ size: 1, colour: [1, 0, 0.2, 1] }, { size: 1, colour: [] }]);
  assert.deepEqual([...mesh.triangles], [0, 1, 2, 0, 2, 1]);
  assert.deepEqual([...mesh.normals.slice(0, 3)], [0, 0, 127]);
});

test("a robot whose meshes are not here is drawn schematically", () => {
  const model = structuredClone(TEMPLATES[1].model);
  const plain = figureOf(model);
  assert.equal(shown(plain, true), plain);
  const frame = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0.5, 0, 0, 0, 1];
  model.rows[0].shapes = [{ kind: "mesh", ends: [], radius: 0, size: [1, 1, 1], frame, mesh: "arm.stl", colour: [] }];
  const meshed = figureOf(model);
  assert.deepEqual(meshNames(meshed), ["arm.stl"]);
  assert.deepEqual(shown(meshed, false).links.map((link) => link.parts), plain.links.map((link) => link.parts));
  model.rows[0].shapes = [{ kind: "box", ends: [], radius: 0, size: [1, 1, 1], frame, mesh: "", colour: [1, 0, 0, 1] }];
  const boxed = figureOf(model);
  assert.equal(shown(boxed, false), boxed);
  assert.deepEqual(boxed.links[1].parts[0].colour, [1, 0, 0, 1]);
  assert.deepEqual(shown(boxed, true).links.map((link) => link.parts), plain.links.map((link) => link.parts));
  assert.equal(lowest(boxed.links[1].parts, [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1], [0, 0, 1]), 0);
});

test("angles of a frame give it again, straight up too", () => {
  for (const angles of [[0.1, 0.2, 0.3], [-2, 1, 3], [0.4, Math.PI / 2, 0], [0.4, -Math.PI / 2, 0]]) {
    const T = fromAngles(angles, [1, 2, 3]);
    fromAngles(anglesOf(T), [1, 2, 3]).forEach((x, k) => assert.ok(Math.abs(x - T[k]) < 1e-9));
  }
});

test("the ellipsoid of a solid ball has its radius; of no body there is none", () => {
  const I = 0.4 * 2 * 0.1 ** 2;
  ellipsoid(2, [I, I, I, 0, 0, 0])?.half.forEach((x) => assert.ok(Math.abs(x - 0.1) < 1e-12));
  assert.equal(ellipsoid(1, [1, 1, 9, 0, 0, 0]), null);
  assert.equal(ellipsoid(0, [1, 1, 1, 0, 0, 0]), null);
});

test("the camera turns about what it looks at, zooms within bounds, and a pixel's place comes back to the pixel", () => {
  for (const up of [[0, 0, 1], [0, 1, 0], [-1, 0, 0]]) {
    let camera = framing([0.1, 0.2, 0.3], 1, up);
    for (const turn of [[0.5, 0.2], [-2, 3], [1, -9]]) {
      camera = orbited(camera, turn[0], turn[1]);
      const [x, y, depth] = projection(camera, 800, 600)(camera.target);
      assert.ok(Math.abs(x - 400) < 1e-6 && Math.abs(y - 300) < 1e-6 && depth > 0);
      const place = onPlane(camera, camera.target, 123, 456, 800, 600);
      const [u, v] = projection(camera, 800, 600)(place);
      assert.ok(Math.abs(u - 123) < 1e-6 && Math.abs(v - 456) < 1e-6);
    }
    for (let k = 0; k < 200; k++) camera = zoomed(camera, 2, 1);
    assert.ok(Math.hypot(...camera.eye.map((x, k) => x - camera.target[k])) <= 40.0001);
  }
});

test("a film is shown at its time, between samples too, and steps go from sample to sample", () => {
  show({ title: "a", t: [0, 1, 2], q: [[0, 10, 20], [5, 5, 5]] });
  seek(0.5);
  assert.deepEqual(filmed.value, [5, 5]);
  stepBy(1);
  assert.equal(time.value, 1);
  stepBy(-1);
  assert.equal(time.value, 0);
  seek(99);
  assert.deepEqual(filmed.value, [20, 5]);
  show(null);
});

test("a plot as SVG says title, unit and curves, and holds no markup of names", () => {
  const text = svg({ title: "Torque <b>", t: [0, 1, 2], curves: [{ label: "joint&1", values: [0, 5, 2] }, { label: "gone", values: [1, 1, 1] }], kind: "torque" }, new Set(["gone"]));
  assert.match(text, /^<svg /);
  assert.ok(text.includes("[N m]") && text.includes("Time [s]") && !text.includes("<b>") && !text.includes("gone"));
  assert.deepEqual(ticks(-1, 1, 4), [-1, -0.5, 0, 0.5, 1]);
});

test("copied Python has every number of the table", () => {
  begin(fresh());
  const lines = robotLines();
  assert.match(lines, /iso\.Robot\.from_dh\(rows, convention="standard", name="Planar 3R"/);
  for (const row of (doc.value.model as DHModel).rows) for (const value of [row.a, row.mass, row.inertia[1]]) assert.ok(lines.includes(String(value)));
});
