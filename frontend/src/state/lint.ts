// The linter's basic rules in the page, with the same texts as in isodyn; the server's linter has all rules.

import { eigen } from "../engine/algebra";
import { significant as brief } from "../engine/numbers";
import { staticOf } from "../engine/structure";
import type { DHModel, Remark, DHRowMessage } from "../messages";
import { degrees, quantityText } from "./units";

type Found = Omit<Remark, "link" | "joint"> & { link?: string; joint?: string };

const TURN = 2 * Math.PI;

function inertiaOf(row: DHRowMessage): number[] {
  const [xx, yy, zz, xy, xz, yz] = row.inertia;
  return eigen([xx, xy, xz, xy, yy, yz, xz, yz, zz], 3).values;
}

/** Text and remedy for an angle of many turns; without the hint at degrees if the page shows degrees. */
function turns(more: string, size: string, value: number): [text: string, remedy: string] {
  if (degrees.value) return [`${more} ${size} (${quantityText(value, "angle")})`, "reduce it, or ignore this if it is intended"];
  return [`${more} ${size}: degrees? (${brief(value)} rad)`, "switch the unit to degrees, or enter radians"];
}

/** Findings on one row. */
function ofRow(row: DHRowMessage): Found[] {
  const found: Found[] = [];
  const say = (rule: string, level: Remark["level"], field: string, text: string, remedy: string) => found.push({ rule, level, field, text, remedy });
  const [low, middle, high] = inertiaOf(row);
  const some = row.inertia.some(Boolean);
  if (row.mass < 0) say("mass-negative", "error", "mass", `the mass is negative (${brief(row.mass)} kg)`, "give a mass of 0 or more");
  if (row.mass > 1000) say("unit-mass", "warning", "mass", `a mass of more than a tonne: grams? (${brief(row.mass)} kg)`, "give kilograms");
  if (row.mass === 0 && !some) say("mass-zero", "note", "mass", "a moving link has no mass", "enter its mass, or ignore this if it only connects two axes");
  if (row.mass === 0 && some) say("inertia-without-mass", "warning", "mass", "the link has inertia but no mass", "enter its mass");
  if (row.mass > 0 && !some) say("inertia-missing", "warning", "inertia", "the link has mass but no inertia", "give its inertia about the centre of mass");
  if (some) {
    const size = Math.max(Math.abs(low), Math.abs(high));
    const moments = `${brief(low)}, ${brief(middle)}, ${brief(high)} kg m²`;
    const excess = (high - low - middle) / (size || 1);
    if (low < -1e-9 * size) say("inertia-negative", "error", "inertia", `the inertia has a negative principal moment (${moments})`, "check the signs of the products of inertia");
    else if (excess > 1e-2) say("triangle-inequality", "error", "inertia", `one principal moment is above the sum of the other two, which is physically impossible (${moments})`, "check for swapped or mistyped entries");
    else if (excess > 1e-9) say("triangle-rounded", "warning", "inertia", `one principal moment is slightly above the sum of the other two (${moments})`, "give more digits: the inertia of a flat body was rounded");
    if (row.mass > 0 && Math.sqrt(high / row.mass) > 10) say("unit-inertia", "warning", "inertia", "a radius of gyration of more than 10 m: kg mm² or g mm²?", "give kg m²");
  }
  for (const field of ["a", "d"] as const) if (Math.abs(row[field]) > 10) say("unit-length", "warning", field, `a length of more than 10 m: millimetres? (${brief(row[field])} m)`, "give metres");
  if (Math.hypot(...row.com) > 10) say("unit-length", "warning", "com", `a length of more than 10 m: millimetres? (${brief(Math.hypot(...row.com))} m)`, "give metres");
  for (const field of ["theta", "alpha"] as const) {
    const value = row[field];
    const off = Math.abs(value / (TURN / 4) - Math.round(value / (TURN / 4))) * (TURN / 4);
    if (Math.abs(value) > TURN) say("unit-angle", "warning", field, ...turns("more than a", "full turn", value));
    else if (off > 1e-12 && off < 1e-3) say("near-right-angle", "note", field, "the angle is nearly, but not exactly, a multiple of π/2", "enter pi/2: exact right angles need fewer operations");
  }
  if (row.joint === "P" && Math.abs(row.theta) > 0 && row.lower === null && row.upper === null) say("limits-missing", "note", "upper", "the prismatic joint has no limits", "enter its stroke");
  if (row.lower !== null && row.upper !== null) {
    if (row.lower > row.upper) say("limits-unreachable", "error", "lower", "no position satisfies the limits", "enter a lower limit below the upper limit, or leave both empty");
    else if (row.lower === row.upper) say("limits-empty", "warning", "lower", "lower and upper limit are equal", "enter the range");
    else if (row.lower > 0 || row.upper < 0) say("limits-exclude-zero", "note", "lower", "0 is outside the limits", "start simulations from another position");
  }
  for (const field of ["lower", "upper"] as const) {
    const value = row[field];
    if (row.joint === "R" && value !== null && Math.abs(value) > 2 * TURN && Math.abs(value) < 1e4) say("limits-degrees", "warning", field, ...turns("a limit of more than two", "turns", value));
  }
  for (const field of ["velocity", "effort"] as const) if ((row[field] ?? 0) < 0) say("limits-negative", "error", field, "the limit is negative", "enter its magnitude, or leave it empty if unknown");
  for (const field of ["velocity", "effort"] as const) if (row[field] === 0) say("limits-zero", "warning", field, "a limit of 0 blocks the joint", "enter the limit, or leave it empty if unknown");
  for (const field of ["viscous", "rotor_inertia", "stiffness"] as const) if (row[field] < 0) say(`${field}-negative`, "error", field, "the value is negative", "give 0 or more");
  const rest = staticOf(row);
  for (const [k, sign] of [[0, 1], [1, -1]]) {
    if (sign * row.coulomb[k] < 0) say("coulomb-sign", "error", `coulomb.${k}`, "Coulomb friction acts in the direction of motion", "enter a positive value for positive speed and a negative value for negative speed");
    if (sign * rest[k] < sign * row.coulomb[k]) say("static-below-coulomb", "error", `static.${k}`, "static friction is below Coulomb friction", "enter at least the Coulomb friction, or leave it empty to use that value");
  }
  if (row.rotor_inertia > 0 && row.gear_ratio === 0) say("gear-zero", "warning", "gear_ratio", "the rotor does not rotate with the joint", "enter the motor turns per joint turn");
  return found;
}

/** All findings on a table. */
export function lint(model: DHModel): Remark[] {
  const found: Found[] = model.rows.flatMap((row) => ofRow(row).map((one) => ({ ...one, link: row.link, joint: row.name })));
  const add = (rule: string, level: Remark["level"], field: string, text: string, remedy: string, row?: DHRowMessage) => found.push({ rule, level, field, text, remedy, link: row?.link ?? "", joint: row?.name ?? "" });
  const g = Math.hypot(...model.gravity);
  if (g > 50) add("unit-gravity", "warning", "gravity", `gravity is far above 9.81: mm/s²? (${brief(g)} m/s²)`, "give m/s²");
  const last = model.rows.at(-1);
  if (last && last.mass === 0 && !last.inertia.some(Boolean) && last.rotor_inertia === 0 && model.payload.mass === 0) {
    add("massless-tip", "error", "mass", "the last joint moves no inertia, so the mass matrix is singular", "enter mass and inertia of the last link, or a payload", last);
  }
  for (const what of ["link", "name"] as const) {
    model.rows.forEach((row, k) => {
      if (model.rows.findIndex((other) => other[what] === row[what]) < k) add("name-twice", "error", what, `two ${what === "link" ? "links" : "joints"} are called “${row[what]}”`, "give each a unique name", row);
    });
  }
  return found as Remark[];
}

/** The field of a finding, without the part for its cell: "static" of "static.0". */
export const wholeField = (field: string): string => field.split(".")[0];

/** Rules whose texts depend on the page's unit. */
const IN_UNITS = ["unit-angle", "limits-degrees"];

/** The server's findings merged with the page's errors, which know their cells (Python stops at the first), and those that depend on the unit. */
export function merged(model: DHModel | null, remarks: Remark[]): Remark[] {
  const own = (model ? lint(model) : []).filter((r) => r.level === "error" || IN_UNITS.includes(r.rule));
  const known = (r: Remark): boolean => own.some((o) => (r.level === "error" ? o.level === r.level && (!r.field || (o.link === r.link && wholeField(o.field) === r.field)) : o.rule === r.rule && o.joint === r.joint));
  return [...own, ...remarks.filter((r) => !known(r))];
}

/** A failed check, for any reason. */
export const failed = (why: string): Remark => ({
  rule: "check-failed", level: "error", link: "", joint: "", field: "", text: `the check failed: ${why.replace(/\.$/, "")}`, remedy: "undo the last change, or see the server's terminal",
});

/** Most severe first. */
export const ORDER: Record<Remark["level"], number> = { error: 0, warning: 1, note: 2 };
export const sorted = (remarks: Remark[]): Remark[] => [...remarks].sort((a, b) => ORDER[a.level] - ORDER[b.level]);
