"""The page of an animation: HTML, style and script in one file, no network."""

from __future__ import annotations

PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>@TITLE@</title>
<link rel="icon" href="data:,">
<style>
:root { color-scheme: light dark; --paper: #ffffff; --ink: #222428; --soft: #5b6470; --faint: #9aa0a8; --line: #d8dbdf; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #16181b; --ink: #e6e8eb; --soft: #a2abb5; --faint: #7d848d; --line: #33373d; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.4 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 0.8rem; }
h1 { font-size: 1.15rem; margin: 0; }
p { margin: 0.1rem 0 0.6rem; color: var(--soft); }
canvas { display: block; width: 100%; border: 1px solid var(--line); border-radius: 6px; touch-action: none; }
#scene { height: min(62vh, 34rem); cursor: grab; }
#plot { height: 10rem; margin-top: 0.5rem; cursor: crosshair; }
.controls { display: flex; flex-wrap: wrap; gap: 0.6rem; align-items: center; margin: 0.6rem 0 0; }
button, select { font: inherit; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: 6px;
  padding: 0.25rem 0.8rem; cursor: pointer; }
select option { color: #222428; background: #ffffff; }
button { min-width: 5.2rem; }
input { accent-color: #0072B2; }
input[type=range] { flex: 1 1 12rem; }
:focus-visible { outline: 2px solid #56B4E9; outline-offset: 2px; }
output { min-width: 5.5rem; text-align: right; font-variant-numeric: tabular-nums; }
ul { list-style: none; display: flex; flex-wrap: wrap; gap: 0.2rem 1rem; margin: 0.4rem 0 0; padding: 0; font-size: 0.85rem; }
li svg { width: 1.8em; height: 0.6em; vertical-align: middle; margin-right: 0.4em; }
@media print { .controls { display: none; } }
</style>
</head>
<body>
<main>
<h1>@TITLE@</h1>
<p>@WORDS@. Drag to turn, scroll to zoom, double-click to reset. Keys: space plays, arrows step (with shift: turn),
Home and End, + and - zoom.</p>
<canvas id="scene" role="img" aria-label="The arm in motion" tabindex="0"></canvas>
<div class="controls">
<button id="play" type="button">Play</button>
<input id="time" type="range" min="0" step="any" value="0" aria-label="Time">
<output id="now"></output>
<select id="speed" aria-label="Speed"></select>
<label><input id="loop" type="checkbox" checked> loop</label>
<label><input id="trace" type="checkbox" checked> trace</label>
</div>
<canvas id="plot" role="img" aria-label="Joint positions over time"></canvas>
<ul id="legend"></ul>
<template id="swatch"><svg viewBox="0 0 24 6" aria-hidden="true"><path d="M0 3H24" stroke-width="2.5"/></svg></template>
</main>
<script id="data" type="application/json">@DATA@</script>
<script>
"use strict";
const D = JSON.parse(document.getElementById("data").textContent);
const floats = text => {
  const bytes = Uint8Array.from(atob(text), c => c.charCodeAt(0));
  const view = new DataView(bytes.buffer), out = new Float32Array(bytes.length / 4);
  for (let k = 0; k < out.length; k++) out[k] = view.getFloat32(4 * k, true);
  return out;
};
const segments = floats(D.segments), joints = floats(D.joints), tips = floats(D.tips), q = floats(D.q);
const [S, J, T] = D.counts, F = D.frames, N = D.names.length, span = D.t[1] - D.t[0];
const $ = id => document.getElementById(id);
const scene = $("scene"), plot = $("plot"), slider = $("time");
let azimuth = D.eye[0], elevation = D.eye[1], zoom = 1, frame = 0, playing = false, last = 0;
slider.max = F - 1;
for (const s of [0.1, 0.25, 0.5, 1, 2, 4]) $("speed").add(new Option(s + " x", s, s === 1, Math.abs(s - D.speed) < 1e-9));
if (!$("speed").value) $("speed").add(new Option(D.speed + " x", D.speed, true, true));
const css = name => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
const cross = (a, b) => [a[1]*b[2]-a[2]*b[1], a[2]*b[0]-a[0]*b[2], a[0]*b[1]-a[1]*b[0]];
const add = (a, b, s = 1) => [a[0]+s*b[0], a[1]+s*b[1], a[2]+s*b[2]];
const scaled = (a, s) => [s*a[0], s*a[1], s*a[2]];
const up = D.up, first = [2, 0, 1].map(k => Math.abs(up[k])), second = cross(up, first);
const colour = joint => joint < 0 ? "#868b92" : D.colours[joint % D.colours.length];
const dash = joint => [[], [6, 3], [2, 2.5], [8, 2.5, 2, 2.5]][Math.floor(joint / D.colours.length) % 4];
const letters = (pen, ratio, size) => { pen.font = size*ratio + "px system-ui, sans-serif"; };

function view() {
  const ce = Math.cos(elevation), se = Math.sin(elevation), ca = Math.cos(azimuth), sa = Math.sin(azimuth);
  const towards = add(add(scaled(first, ce*ca), second, ce*sa), up, se);
  const right = add(scaled(first, -sa), second, ca);
  return [right, cross(towards, right), towards];
}

function sized(canvas) {
  const ratio = window.devicePixelRatio || 1, box = canvas.getBoundingClientRect();
  const w = Math.max(1, Math.round(box.width * ratio)), h = Math.max(1, Math.round(box.height * ratio));
  if (canvas.width !== w || canvas.height !== h) { canvas.width = w; canvas.height = h; }
  return [canvas.getContext("2d"), w, h, ratio];
}

function drawScene() {
  const [pen, w, h, ratio] = sized(scene), V = view(), scale = zoom * 0.46 * Math.min(w, h) / D.size;
  pen.clearRect(0, 0, w, h);
  const flat = (x, y, z) => {
    const p = [x - D.middle[0], y - D.middle[1], z - D.middle[2]];
    const along = V.map(r => r[0]*p[0] + r[1]*p[1] + r[2]*p[2]);
    return [w/2 + scale*along[0], h/2 - scale*along[1], along[2]];
  };
  const stroke = (a, b, style, width) => {
    pen.strokeStyle = style; pen.lineWidth = width * ratio; pen.beginPath(); pen.moveTo(a[0], a[1]); pen.lineTo(b[0], b[1]);
    pen.stroke();
  };
  const cells = 5, step = gridStep(2 * D.size / cells), faint = css("--line");
  for (let k = -cells; k <= cells; k++) for (const [u, v] of [[first, second], [second, first]]) {
    const a = add(scaled(u, k*step), v, -cells*step), b = add(scaled(u, k*step), v, cells*step);
    stroke(flat(...a), flat(...b), faint, 0.7);
  }
  letters(pen, ratio, 12); pen.textAlign = "center"; pen.textBaseline = "middle";
  [["x", "#D55E00", [1,0,0]], ["y", "#009E73", [0,1,0]], ["z", "#56B4E9", [0,0,1]]].forEach(([name, c, axis]) => {
    const end = flat(...scaled(axis, 0.18*D.size)), o = flat(0,0,0), long = Math.hypot(end[0] - o[0], end[1] - o[1]);
    if (long < 6*ratio) return;
    stroke(o, end, c, 1.5); pen.fillStyle = c;
    pen.fillText(name, end[0] + 9*ratio*(end[0] - o[0])/long, end[1] + 9*ratio*(end[1] - o[1])/long);
  });
  const at = Math.min(F - 1, Math.floor(frame)), next = Math.min(F - 1, at + 1), part = frame - at;
  const mix = (array, count, k, c) => {
    const a = array[3*(at*count + k) + c], b = array[3*(next*count + k) + c];
    return a + part*(b - a);
  };
  const point = (array, count, k) => flat(mix(array, count, k, 0), mix(array, count, k, 1), mix(array, count, k, 2));
  pen.lineJoin = pen.lineCap = "round";
  if ($("trace").checked) for (let k = 0; k < T; k++) {
    pen.strokeStyle = css("--faint"); pen.lineWidth = 1.2 * ratio; pen.beginPath();
    for (let f = 0; f <= D.finer * frame; f++) {
      const o = 3*(f*T + k), p = flat(tips[o], tips[o+1], tips[o+2]);
      f ? pen.lineTo(p[0], p[1]) : pen.moveTo(p[0], p[1]);
    }
    pen.stroke();
  }
  const parts = [];
  for (let k = 0; k < S; k++) {
    const a = point(segments, 2*S, 2*k), b = point(segments, 2*S, 2*k + 1);
    parts.push([(a[2] + b[2]) / 2, () => stroke(a, b, colour(D.mover[k]), Math.max(3, 0.03 * scale * D.size / ratio))]);
  }
  for (let k = 0; k < J; k++) {
    const p = point(joints, J, k), r = Math.max(3, 0.02 * scale * D.size / ratio) * ratio;
    parts.push([Infinity, () => {
      pen.beginPath(); pen.arc(p[0], p[1], r, 0, 7); pen.fillStyle = css("--paper"); pen.fill();
      pen.strokeStyle = css("--ink"); pen.lineWidth = 1.4 * ratio; pen.stroke();
    }]);
  }
  parts.sort((a, b) => a[0] - b[0]).forEach(p => p[1]());
  const bar = gridStep(50*ratio / scale), foot = h - 12*ratio, x = 12*ratio;
  pen.lineCap = "butt"; stroke([x, foot], [x + bar*scale, foot], css("--soft"), 1.5);
  pen.fillStyle = css("--soft"); pen.textAlign = "left"; pen.textBaseline = "alphabetic";
  pen.fillText(Number(bar.toPrecision(2)) + " m", x, foot - 6*ratio);
}

function gridStep(x) {
  const decade = Math.pow(10, Math.floor(Math.log10(x)));
  return [1, 2, 5, 10].map(m => m * decade).find(m => m >= x * 0.999);
}

function ticks(low, high, most) {
  const step = gridStep((high - low) / most), digits = Math.max(0, -Math.floor(Math.log10(step) + 1e-9)), found = [];
  const words = x => step < 1e-3 || step >= 1e5 ? Number(x.toPrecision(6)).toExponential() : x.toFixed(digits);
  for (let k = Math.ceil(low / step - 1e-6); k*step <= high + 1e-6*step; k++) found.push([k*step, k ? words(k*step) : "0"]);
  return found;
}

let low = Infinity, high = -Infinity, left = 44;  // of the plot: values, and its margin in pixels of the page
for (const x of q) { if (x < low) low = x; if (x > high) high = x; }
if (!(high - low > 1e-9)) { low -= 1; high += 1; }

function drawPlot() {
  const [pen, w, h, ratio] = sized(plot), bottom = 20*ratio, top = 20*ratio, right = 10*ratio;
  pen.clearRect(0, 0, w, h); letters(pen, ratio, 11); pen.textBaseline = "alphabetic";
  const levels = ticks(low, high, 4);
  left = 12 + Math.max(...levels.map(([, words]) => pen.measureText(words).width)) / ratio;
  const X = f => left*ratio + (w - left*ratio - right) * f / (F - 1);
  const Y = x => h - bottom - (h - bottom - top) * (x - low) / (high - low);
  const rule = (x0, y0, x1, y1, style) => {
    pen.strokeStyle = style; pen.lineWidth = ratio; pen.beginPath(); pen.moveTo(x0, y0); pen.lineTo(x1, y1); pen.stroke();
  };
  pen.fillStyle = css("--soft"); pen.textAlign = "right";
  for (const [x, words] of levels) {
    rule(X(0), Y(x), X(F - 1), Y(x), css("--line")); pen.fillText(words, left*ratio - 6*ratio, Y(x) + 4*ratio);
  }
  for (const [t, words] of ticks(D.t[0], D.t[1], w < 500*ratio ? 4 : 8)) {
    const x = X((t - D.t[0]) / span * (F - 1));
    rule(x, top, x, h - bottom, css("--line"));
    pen.textAlign = x > w - 24*ratio ? "right" : "center"; pen.fillText(words, Math.min(x, w - 2*ratio), h - 6*ratio);
  }
  pen.textAlign = "left"; pen.fillText("q [" + D.unit + "]", 6*ratio, 13*ratio);
  pen.textAlign = "right"; pen.fillText("t [s]", w - right, 13*ratio);
  for (let j = 0; j < N; j++) {
    pen.strokeStyle = colour(j); pen.lineWidth = 1.6*ratio; pen.setLineDash(dash(j).map(x => x*ratio)); pen.beginPath();
    for (let f = 0; f < F; f++) f ? pen.lineTo(X(f), Y(q[f*N + j])) : pen.moveTo(X(f), Y(q[j]));
    pen.stroke();
  }
  pen.setLineDash([]); rule(X(frame), top, X(frame), h - bottom, css("--ink"));
}

function draw() {
  drawScene(); drawPlot();
  slider.value = frame;
  $("now").textContent = (D.t[0] + span * frame / (F - 1)).toFixed(3) + " s";
}

function show(f) { frame = Math.min(F - 1, Math.max(0, f)); draw(); }

function tick(now) {
  if (!playing) return;
  const passed = Math.min(0.2, (now - last) / 1000) * Number($("speed").value);
  last = now;
  let f = frame + passed / span * (F - 1);
  if (f >= F - 1) { if ($("loop").checked) f = 0; else { f = F - 1; play(false); } }
  show(f);
  requestAnimationFrame(tick);
}

function play(on) {
  playing = on; $("play").textContent = on ? "Pause" : "Play";
  if (on) { if (frame >= F - 1) frame = 0; last = performance.now(); requestAnimationFrame(tick); }
}

$("play").onclick = () => play(!playing);
slider.oninput = () => { play(false); show(Number(slider.value)); };
$("trace").onchange = draw;
let held = null;
scene.onpointerdown = e => {
  held = [e.clientX, e.clientY]; scene.setPointerCapture(e.pointerId); scene.style.cursor = "grabbing";
};
scene.onpointermove = e => {
  if (!held) return;
  turn(-0.008 * (e.clientX - held[0]), 0.008 * (e.clientY - held[1]));
  held = [e.clientX, e.clientY];
};
scene.onpointerup = scene.onpointercancel = () => { held = null; scene.style.cursor = "grab"; };
scene.addEventListener("wheel", e => { e.preventDefault(); zoomed(Math.exp(-0.001 * e.deltaY)); },
  { passive: false });
scene.ondblclick = () => { [azimuth, elevation] = D.eye; zoom = 1; drawScene(); };
const seek = e => { const box = plot.getBoundingClientRect(); play(false);
  show((e.clientX - box.left - left) / (box.width - left - 10) * (F - 1)); };
plot.onpointerdown = e => { plot.setPointerCapture(e.pointerId); seek(e); plot.onpointermove = seek; };
plot.onpointerup = plot.onpointercancel = () => { plot.onpointermove = null; };
const turn = (a, e) => { azimuth += a; elevation = Math.min(1.57, Math.max(-1.57, elevation + e)); drawScene(); };
const zoomed = by => { zoom = Math.min(20, Math.max(0.2, zoom * by)); drawScene(); };
const keys = {
  ArrowRight: () => { play(false); show(Math.floor(frame + 1e-6) + 1); }, Home: () => { play(false); show(0); },
  ArrowLeft: () => { play(false); show(Math.ceil(frame - 1e-6) - 1); }, End: () => { play(false); show(F - 1); },
  "+": () => zoomed(1.15), "=": () => zoomed(1.15), "-": () => zoomed(1 / 1.15), " ": () => play(!playing),
};
const turns = { ArrowLeft: [-0.1, 0], ArrowRight: [0.1, 0], ArrowUp: [0, 0.1], ArrowDown: [0, -0.1] };
document.addEventListener("keydown", e => {
  const own = e.target.tagName === "SELECT" || e.target.type === "range" || e.ctrlKey || e.metaKey || e.altKey;
  if (own || (e.key === " " && (e.target.tagName === "BUTTON" || e.target.tagName === "INPUT"))) return;
  if (e.shiftKey && turns[e.key]) turn(...turns[e.key]); else if (keys[e.key]) keys[e.key](); else return;
  e.preventDefault();
});
D.names.forEach((name, j) => {
  const item = document.createElement("li");
  const swatch = $("swatch").content.cloneNode(true), line = swatch.querySelector("path");
  line.setAttribute("stroke", colour(j)); line.setAttribute("stroke-dasharray", dash(j).join(" "));
  item.append(swatch, name); $("legend").append(item);
});
window.addEventListener("resize", draw);
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", draw);
draw();
if (!matchMedia("(prefers-reduced-motion: reduce)").matches) play(true);
</script>
</body>
</html>
"""
