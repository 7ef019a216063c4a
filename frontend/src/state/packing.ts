/**
 * Documents as packed text, which links contain in compressed form; same as isodyn/workbench/share.py, which a test compares.
 *
 * Fields with default values are left out (LINK_DEFAULTS).  A list of numbers is one string of numbers in their shortest form, separated
 * by commas: "" is 0, "p" is pi/2, "3p" is 3 pi/2, "n" is null, and "x*5" is x repeated five times.  A list of records is a record of
 * columns, with the number of records under "".
 */

import { FORMAT, LINK_DEFAULTS, LINK_SOURCE_DEFAULTS, LONGEST_LIST, VERSION, type WorkbenchDocument } from "../messages";

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type Fields = { [name: string]: Json };

const isRecord = (x: unknown): x is Fields => typeof x === "object" && x !== null && !Array.isArray(x);
/** Defaults of a list of records. */
const isTable = (x: Json): x is [Fields] => Array.isArray(x) && isRecord(x[0]);
const isNumber = (x: Json): boolean => x === null || typeof x === "number";
const isTexts = (x: Json[]): boolean => typeof x[0] === "string";

const defaultsOf = (source: boolean): Fields => (source ? { ...LINK_DEFAULTS, model: LINK_SOURCE_DEFAULTS } : LINK_DEFAULTS);

// -- writing ---------------------------------------------------------------------------------------------------------------

const QUARTER = Math.PI / 2;
const MOST_QUARTERS = 64;

/** A number in its shortest form. */
function short(x: Json): string {
  if (x === null) return "n";
  const value = x as number;
  if (value === 0) return "";
  const quarters = value / QUARTER;
  if (Number.isInteger(quarters) && Math.abs(quarters) <= MOST_QUARTERS && quarters * QUARTER === value)
    return `${quarters === 1 ? "" : quarters === -1 ? "-" : quarters}p`;
  const [, sign, whole, part = "", e = "0"] = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) as unknown as string[];
  const all = (whole + part).replace(/^0+/, "");
  const digits = all.replace(/0+$/, "");
  const exponent = Number(e) - part.length + all.length - digits.length;
  const point = digits.length + exponent; // digits before the decimal point
  const plain = exponent >= 0 ? digits + "0".repeat(exponent) : point > 0 ? `${digits.slice(0, point)}.${digits.slice(point)}` : `.${"0".repeat(-point)}${digits}`;
  const scientific = `${digits}e${exponent}`;
  return sign + (plain.length <= scientific.length ? plain : scientific);
}

/** Numbers as one string. */
function line(values: Json[]): string {
  const parts: string[] = [];
  for (let k = 0, next: number; k < values.length; k = next) {
    for (next = k + 1; next < values.length && values[next] === values[k]; ) next++;
    const one = short(values[k]);
    if (next - k > 2) parts.push(`${one}*${next - k}`);
    else for (let i = k; i < next; i++) parts.push(one);
  }
  return parts.join(",") || (values.length ? "0" : "");
}

const same = (a: Json[], b: Json[]): boolean => a.length === b.length && a.every((x, k) => x === b[k]);

/** A value without its defaults; undefined if nothing remains. */
function left(value: Json, usual: Json): Json | undefined {
  if (isTable(usual)) return (value as Fields[]).length ? columns(value as Fields[], usual[0]) : undefined;
  if (Array.isArray(usual)) {
    if (value === null) return null;
    const values = value as Json[];
    return same(values, usual) ? undefined : isTexts(usual) ? values : line(values);
  }
  if (!isRecord(usual)) return value === usual ? undefined : typeof value === "number" ? short(value) : value;
  if (!Object.keys(usual).length) return Object.keys(value as Fields).length ? value : undefined;
  const found = Object.keys(usual).map((name) => [name, left((value as Fields)[name], usual[name])] as const).filter(([, x]) => x !== undefined);
  return found.length ? (Object.fromEntries(found) as Fields) : undefined;
}

/** Records as columns. */
function columns(rows: Fields[], usual: Fields): Fields {
  const found: Fields = { "": rows.length };
  for (const [name, own] of Object.entries(usual)) {
    const values = rows.map((row) => row[name]);
    if (values.every((x) => left(x, own) === undefined)) continue;
    if (isNumber(own)) found[name] = line(values);
    else if (Array.isArray(own) && !isTable(own)) found[name] = values.map((x) => (x === null ? "n" : line(x as Json[]))).join(";");
    else found[name] = isTable(own) ? values.map((x) => left(x, own) ?? null) : values;
  }
  return found;
}

/** The document without positions that equal its pose; reading restores them. */
const withoutThePose = (document: WorkbenchDocument): WorkbenchDocument => ({
  ...document, motion: { ...document.motion, waypoints: document.motion.waypoints.map((point) => (point.at_pose ? { ...point, q: [] } : point)) },
  simulation: document.simulation.at_pose ? { ...document.simulation, q0: [] } : document.simulation,
});

/** The document as packed text. */
export const packed = (document: WorkbenchDocument): string => JSON.stringify(left(withoutThePose(document) as unknown as Json, defaultsOf(document.model.kind === "source")) ?? {});

// -- reading ---------------------------------------------------------------------------------------------------------------

const NUMBER = /^(?:(n)|(-?\d*)p|(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d{1,3})?)|)(?:\*(\d{1,6}))?$/;
const MOST = 1_000_000; // numbers and records of a document, so that a short link cannot expand to gigabytes

class Reader {
  private count = 0;

  private room(n: number): void {
    this.count += n;
    if (n > LONGEST_LIST || this.count > MOST) throw new Error("too many numbers");
  }

  numbers(text: Json): Json[] {
    if (typeof text !== "string") throw new Error("not numbers");
    if (!text) return [];
    return text.split(",").flatMap((one) => {
      const match = NUMBER.exec(one);
      if (!match) throw new Error(`not a number: ${one}`);
      const [, none, quarters, plain, times] = match;
      const count = times === undefined ? 1 : Number(times);
      this.room(count);
      const value = none ? null : quarters !== undefined ? (quarters === "" ? 1 : quarters === "-" ? -1 : Number(quarters)) * QUARTER : Number(plain ?? 0);
      return new Array<Json>(count).fill(value);
    });
  }

  whole(given: Json | undefined, usual: Json): Json {
    if (isTable(usual)) return given === undefined ? [] : this.rows(given, usual[0]);
    if (Array.isArray(usual)) return given === undefined ? [...usual] : given === null || isTexts(usual) ? given : this.numbers(given);
    if (!isRecord(usual)) return given === undefined ? usual : isNumber(usual) && given !== null ? this.one(this.numbers(given || "0")) : given;
    if (!Object.keys(usual).length) return given ?? {};
    const fields = this.fields(given ?? {}, usual);
    return Object.fromEntries(Object.keys(usual).map((name) => [name, this.whole(fields[name], usual[name])]));
  }

  private one(values: Json[]): Json {
    if (values.length !== 1) throw new Error("not one number");
    return values[0];
  }

  /** A record, after checking that all its fields are known. */
  private fields(given: Json, usual: Fields): Fields {
    if (!isRecord(given)) throw new Error("not a record");
    const unknown = Object.keys(given).find((name) => name && !Object.hasOwn(usual, name));
    if (unknown !== undefined) throw new Error(`unknown: ${unknown}`);
    return Object.assign(Object.create(null) as Fields, given);
  }

  private rows(given: Json, usual: Fields): Json[] {
    const fields = this.fields(given, usual);
    const n = fields[""];
    if (typeof n !== "number" || !Number.isInteger(n) || n < 1) throw new Error("not a number of records");
    this.room(n * Object.keys(usual).length);
    const found = Object.entries(usual).map(([name, own]) => {
      const column = fields[name];
      const values = column === undefined ? Array.from({ length: n }, () => this.whole(undefined, own)) : this.column(column, own);
      if (values.length !== n) throw new Error(`${values.length} of ${n}: ${name}`);
      return [name, values] as const;
    });
    return Array.from({ length: n }, (_, k) => Object.fromEntries(found.map(([name, values]) => [name, values[k]])));
  }

  private column(given: Json, own: Json): Json[] {
    if (isNumber(own)) return this.numbers(given || "0");
    if (Array.isArray(own) && !isTable(own)) {
      if (typeof given !== "string") throw new Error("not lists of numbers");
      return given.split(";").map((one) => (one === "n" ? null : this.numbers(one)));
    }
    if (!Array.isArray(given)) throw new Error("not a column");
    return isTable(own) ? given.map((x) => this.whole(x ?? undefined, own)) : given;
  }
}

/** The object of packed text, not yet checked as a document; malformed text throws. */
export function unpacked(text: string): unknown {
  const given = JSON.parse(text) as Json;
  if (!isRecord(given)) throw new Error("not a record");
  if (Number(given.version) > VERSION) return { format: FORMAT, version: Number(given.version) }; // this version does not know its fields
  const source = isRecord(given.model) && given.model.kind === "source";
  return new Reader().whole(given, defaultsOf(source));
}
