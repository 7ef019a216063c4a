// Units: the document is in SI and radians; what is shown follows the switch.  Numbers as text, and text as numbers.

import { numberOf } from "../engine/csv";
import { computed } from "@preact/signals";
import { view } from "./store";

/** How a quantity is shown: its unit, and how many SI units make one of it. */
export interface Unit {
  label: string;
  factor: number;
  /** Decimals in fields and of the arrow keys' step. */
  digits: number;
  step: number;
}

const DEG = Math.PI / 180;
export const degrees = computed(() => view.value.degrees);
const unit = (label: string, digits = 4, step = 0.01, factor = 1): Unit => ({ label, factor, digits, step });

/** Quantities by name.  "angle" and what is made of angles follows the switch. */
export type Kind =
  | "angle" | "speed" | "acceleration" | "length" | "velocity" | "linear acceleration" | "mass" | "inertia" | "torque" | "force" | "power"
  | "energy" | "time" | "gravity" | "damping" | "stiffness" | "plain";

export function unitOf(kind: Kind): Unit {
  const deg = degrees.value;
  switch (kind) {
    case "angle": return deg ? unit("°", 2, 1, DEG) : unit("rad", 4, 0.02);
    case "speed": return deg ? unit("°/s", 2, 1, DEG) : unit("rad/s", 4, 0.02);
    case "acceleration": return deg ? unit("°/s²", 2, 1, DEG) : unit("rad/s²", 4, 0.02);
    case "length": return unit("m", 4, 0.005);
    case "velocity": return unit("m/s", 4, 0.01);
    case "linear acceleration": return unit("m/s²", 4, 0.01);
    case "mass": return unit("kg", 4, 0.1);
    case "inertia": return unit("kg m²", 6, 0.001);
    case "torque": return unit("N m", 3, 1);
    case "force": return unit("N", 3, 1);
    case "power": return unit("W", 2, 1);
    case "energy": return unit("J", 4, 1);
    case "time": return unit("s", 4, 0.1);
    case "gravity": return unit("m/s²", 3, 0.1);
    case "damping": return unit("N m s/rad", 4, 0.1);
    case "stiffness": return unit("N m/rad", 3, 1);
    default: return unit("", 4, 0.1);
  }
}

/** The kinds of a joint's position, velocity, acceleration and torque: turning or sliding. */
export const positionOf = (type: string): Kind => (sliding(type) ? "length" : "angle");
export const velocityOf = (type: string): Kind => (sliding(type) ? "velocity" : "speed");
export const accelerationOf = (type: string): Kind => (sliding(type) ? "linear acceleration" : "acceleration");
export const effortOf = (type: string): Kind => (sliding(type) ? "force" : "torque");
export const sliding = (type: string): boolean => type === "P" || type === "prismatic";

/** A number in few digits, as a person writes it: no trailing zeros, a true minus sign for reading. */
export function brief(value: number, digits = 4): string {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? "–" : value > 0 ? "∞" : "−∞";
  const size = Math.abs(value);
  const small = size !== 0 && size < 10 ** -digits;
  const words = size >= 1e6 || (small && size < 1e-3) ? value.toExponential(2) : Number(small ? value.toPrecision(2) : value.toFixed(digits)).toString();
  return words.replaceAll("-", "−");
}

/** A quantity with its unit, such as "12.5 N m". */
export function said(value: number, kind: Kind, digits?: number): string {
  const u = unitOf(kind);
  const gap = u.label.startsWith("°") ? "" : " ";
  return `${brief(value / u.factor, digits ?? u.digits)}${u.label ? gap + u.label : ""}`;
}

/** What stands in a field: short, and the same number when read again to its digits; never rounded to another document. */
export function fieldText(value: number | null, u: Unit): string {
  if (value === null) return "";
  const shown = value / u.factor;
  const nearest = Number(shown.toPrecision(12));
  return String(nearest === 0 ? 0 : nearest);
}

/** What stands in a field that nobody types in: at most five digits, and as many decimals as the unit has. */
export function shortText(value: number | null, u: Unit): string {
  if (value === null) return "";
  const shown = value / u.factor;
  const size = Math.abs(shown);
  if (size < 1e-10) return "0"; // rounding; whoever puts the cursor there sees it
  if (size >= 1e7 || size < 0.5 * 10 ** -(u.digits + 2)) return shown.toExponential(3).replace(/\.?0+e/, "e");
  const nearest = Number(Number(shown.toPrecision(Math.max(5, Math.ceil(Math.log10(size + 1)) + 2))).toFixed(u.label.startsWith("°") ? 3 : u.digits + 2));
  return String(nearest === 0 ? 0 : nearest);
}

/** The number that a user typed, in SI; null for an empty field, NaN where it is none.  "pi/2", "90°", "1,5", "2 mm" are numbers. */
export function typed(text: string, u: Unit): number | null {
  const words = text.trim().replaceAll("−", "-").replaceAll("π", "pi");
  if (!words) return null;
  const found = /^(.*?)\s*(°\/s²|°\/s|°|deg|rad|mm|cm|m|kg|g|ms|s)?$/u.exec(words);
  if (!found) return NaN;
  const value = term(found[1]);
  const named = found[2];
  const angular = u.label.startsWith("°") || u.label.startsWith("rad");
  if (named === undefined) return value * (/pi/.test(words) && angular ? 1 : u.factor);
  const factor: Record<string, number> = angular
    ? { "°": DEG, "°/s": DEG, "°/s²": DEG, deg: DEG, rad: 1 }
    : u.label === "m" ? { mm: 1e-3, cm: 1e-2, m: 1 } : u.label === "kg" ? { kg: 1, g: 1e-3 } : u.label === "s" ? { s: 1, ms: 1e-3 } : {};
  return value * (factor[named] ?? NaN);
}

/** A number, or a product or quotient of numbers and pi. */
function term(text: string): number {
  const words = text.trim();
  const parts = words.split(/([*/])/);
  let value = factorOf(parts[0]);
  for (let k = 1; k < parts.length; k += 2) value = parts[k] === "*" ? value * factorOf(parts[k + 1]) : value / factorOf(parts[k + 1]);
  return value;
}

function factorOf(text: string): number {
  const words = text.trim();
  const pi = /^([+-]?)(.*?)\s*pi$/.exec(words);
  if (!pi) return numberOf(words);
  return (pi[1] === "-" ? -1 : 1) * (pi[2] ? numberOf(pi[2]) : 1) * Math.PI;
}
