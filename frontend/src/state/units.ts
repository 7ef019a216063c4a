// Units: the document is in SI and radians; displayed units follow the user's choice.  Formats and parses quantities.

import { numberOf } from "../engine/csv";
import { brief, powerText, rounded, roundedTo } from "../engine/numbers";
import { computed } from "@preact/signals";
import { view } from "./store";

export { brief } from "../engine/numbers";

/** A displayed unit, and its size in SI. */
export interface Unit {
  label: string;
  factor: number;
  /** Decimals in fields, and the step of the arrow keys. */
  digits: number;
  step: number;
}

const DEG = Math.PI / 180;
export const degrees = computed(() => view.value.degrees);
const unit = (label: string, digits = 4, step = 0.01, factor = 1): Unit => ({ label, factor, digits, step });

/** Units by kind.  "angle" and kinds derived from it follow the user's choice of degrees or radians. */
export type Kind =
  | "angle" | "speed" | "acceleration" | "length" | "velocity" | "linear acceleration" | "mass" | "inertia" | "torque" | "force" | "power"
  | "energy" | "time" | "gravity" | "damping" | "linear damping" | "stiffness" | "linear stiffness" | "plain";

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
    case "linear damping": return unit("N s/m", 4, 0.1);
    case "linear stiffness": return unit("N/m", 3, 1);
    case "stiffness": return unit("N m/rad", 3, 1);
    default: return unit("", 4, 0.1);
  }
}

/** The kinds of position, velocity, acceleration and effort of a joint, revolute or prismatic. */
export const positionOf = (type: string): Kind => (sliding(type) ? "length" : "angle");
export const velocityOf = (type: string): Kind => (sliding(type) ? "velocity" : "speed");
export const accelerationOf = (type: string): Kind => (sliding(type) ? "linear acceleration" : "acceleration");
export const effortOf = (type: string): Kind => (sliding(type) ? "force" : "torque");
export const sliding = (type: string): boolean => type === "P" || type === "prismatic";

/** A quantity with its unit, such as "12.5 N m". */
export function quantityText(value: number, kind: Kind, digits?: number): string {
  const u = unitOf(kind);
  return withUnit(brief(value / u.factor, digits ?? u.digits), u);
}

const withUnit = (number: string, u: Unit): string => `${number}${u.label && !u.label.startsWith("°") ? " " : ""}${u.label}`;

/** The text of a field: short, and parsed back to the same number; never rounded in a way that changes the document. */
export function fieldText(value: number | null, u: Unit): string {
  if (value === null) return "";
  const shown = value / u.factor;
  return String(rounded(shown, 12));
}

/** The text of a read-only field: at most five digits, and as many decimals as the unit has. */
export function shortText(value: number | null, u: Unit): string {
  if (value === null) return "";
  const shown = value / u.factor;
  const size = Math.abs(shown);
  if (size < 1e-10) return "0"; // hides rounding errors; focusing the field shows all digits
  if (size >= 1e7 || size < 0.5 * 10 ** -(u.digits + 2)) return powerText(shown, 4);
  return String(roundedTo(rounded(shown, Math.max(5, Math.ceil(Math.log10(size + 1)) + 2)), u.label.startsWith("°") ? 3 : u.digits + 2));
}

// -- text as numbers -------------------------------------------------------------------------------------------------------

/** A kind of number: its name with an article, and its units with their size in SI; the first ones are named in errors. */
interface Dimension {
  name: string;
  units: Readonly<Record<string, number>>;
}

const DIMENSIONS: readonly Dimension[] = [
  { name: "an angle", units: { "°": DEG, rad: 1, deg: DEG } },
  { name: "an angular speed", units: { "°/s": DEG, "rad/s": 1, "deg/s": DEG, rpm: Math.PI / 30 } },
  { name: "an angular acceleration", units: { "°/s²": DEG, "rad/s²": 1, "deg/s²": DEG } },
  { name: "a length", units: { m: 1, cm: 1e-2, mm: 1e-3, "µm": 1e-6 } },
  { name: "a speed", units: { "m/s": 1, "mm/s": 1e-3, "cm/s": 1e-2 } },
  { name: "an acceleration", units: { "m/s²": 1, "mm/s²": 1e-3 } },
  { name: "a mass", units: { kg: 1, g: 1e-3, t: 1e3 } },
  { name: "an inertia", units: { "kg m²": 1, "kg cm²": 1e-4, "kg mm²": 1e-6, "g cm²": 1e-7, "g mm²": 1e-9 } },
  { name: "a torque", units: { "N m": 1, "N mm": 1e-3, "kN m": 1e3, Nm: 1, Nmm: 1e-3, kNm: 1e3 } },
  { name: "a force", units: { N: 1, kN: 1e3, mN: 1e-3 } },
  { name: "a power", units: { W: 1, kW: 1e3 } },
  { name: "an energy", units: { J: 1, kJ: 1e3, mJ: 1e-3 } },
  { name: "a time", units: { s: 1, ms: 1e-3, min: 60 } },
  { name: "a damping", units: { "N m s/rad": 1, "N s/m": 1 } },
  { name: "a stiffness", units: { "N m/rad": 1, "N/m": 1 } },
];

/** Units by their spelling, the longest first: "N m" before "m". */
const UNITS = DIMENSIONS.flatMap((of) => Object.entries(of.units).map(([unit, factor]) => ({ unit, factor, of }))).sort((a, b) => b.unit.length - a.unit.length);

const dimensionOf = (u: Unit): Dimension | undefined => UNITS.find(({ unit }) => unit === u.label)?.of;

/** The accepted notation of a field's number, for messages. */
function examples(u: Unit): string {
  const wanted = dimensionOf(u);
  const [first, second] = Object.keys(wanted?.units ?? {});
  const joined = (unit: string) => (unit.startsWith("°") ? unit : ` ${unit}`);
  if (wanted?.name === "an angle") return "write 0.25, pi/2 or 90°";
  return second ? `write 0.25, 2${joined(first)} or 2${joined(second)}` : "write 0.25 or 2e-3";
}

/** Parsed entry of a field: a number in SI, null if empty, or a message about what is wrong. */
export type Read = { value: number | null; problem?: undefined } | { problem: string };

/** Parses an entry.  "pi/2", "90°", "1,5", "2 mm", "3·10⁻⁸" are numbers; without a unit, the field's unit applies. */
export function read(text: string, u: Unit): Read {
  const given = text.trim();
  if (!given) return { value: null };
  const words = given.replaceAll("−", "-").replaceAll("π", "pi").replace(/\s*[·×]\s*10(\^?-?\d+|[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)/u, (_, power: string) => `e${plainDigits(power)}`);
  const angular = u.label.startsWith("°") || u.label.startsWith("rad");
  const found = (value: number): Read => (Number.isFinite(value) ? { value } : { problem: `“${given}” is too large.` });
  const bare = term(words);
  if (!Number.isNaN(bare)) return found(bare * (/pi/.test(words) && angular ? 1 : u.factor));
  const wanted = dimensionOf(u);
  // accepts N·m, kg*m^2, s2
  const spelt = words.replace(/(?<=[a-zA-Zµ])\s*[·*]\s*(?=[a-zA-Z])/g, " ").replace(/(?<=[a-zA-Z])\^?2$/, "²").replace(/\s+/g, " ").replaceAll("μ", "µ");
  for (const { unit, factor, of } of UNITS) {
    if (!spelt.endsWith(unit)) continue;
    const value = term(spelt.slice(0, -unit.length));
    if (Number.isNaN(value)) continue;
    if (of === wanted) return found(value * factor);
    return { problem: wanted ? `“${given}” is ${of.name}; this field needs ${wanted.name}: ${examples(u)}.` : `“${given}” is ${of.name}; this field needs a number without a unit.` };
  }
  const [, number, unit] = /^(.*?\d[\d.,]*)\s*([^\d\s.,*/].*)$/u.exec(spelt) ?? [];
  if (unit && Number.isFinite(term(number))) {
    return { problem: wanted ? `“${unit}” is not a unit of ${wanted.name}: ${examples(u)}.` : `“${unit}” is not a known unit; this field needs a number without a unit.` };
  }
  return { problem: `“${given}” is not a number: ${examples(u)}.` };
}

const plainDigits = (power: string): string => [...power.replace("^", "")].map((c) => (c === "⁻" ? "-" : "⁰¹²³⁴⁵⁶⁷⁸⁹".includes(c) ? String("⁰¹²³⁴⁵⁶⁷⁸⁹".indexOf(c)) : c)).join("");

/** A typed number in SI; null for an empty field, NaN if invalid. */
export function typed(text: string, u: Unit): number | null {
  const found = read(text, u);
  return found.problem === undefined ? found.value : NaN;
}

/** Message for a number beyond a limit; the limit is used instead. */
export function limitWords(asked: number, taken: number, u: Unit): string {
  const words = (x: number) => withUnit(brief(x / u.factor), u);
  return `${words(asked)} is ${asked > taken ? "above" : "below"} the limit of ${words(taken)}; ${words(taken)} is used.`;
}

/** A number, or a product or quotient of numbers and pi. */
function term(text: string): number {
  const words = text.trim();
  const parts = words.split(/([*/])/);
  let value = factorOf(parts[0]);
  for (let k = 1; k < parts.length; k += 2) value = parts[k] === "*" ? value * factorOf(parts[k + 1]) : value / (factorOf(parts[k + 1]) || NaN); // division by 0 is invalid
  return value;
}

function factorOf(text: string): number {
  const words = text.trim();
  const pi = /^([+-]?)(.*?)\s*pi$/.exec(words);
  if (!pi) return numberOf(words);
  return (pi[1] === "-" ? -1 : 1) * (pi[2] ? numberOf(pi[2]) : 1) * Math.PI;
}
