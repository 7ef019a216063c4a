/**
 * Tables as text: CSV export, and parsing of pasted tables and files.
 *
 * Input: commas, semicolons or tabs between cells, decimal points or commas, quotes; the separator is the one that splits the first line
 * into the most cells.  Columns of a motion are t and q_1, q_2 ..., or the names of joints, with units in brackets.
 */

import type { PackedRobot } from "../messages";

/** The number in a cell; NaN if it is not a number. */
export function numberOf(cell: string): number {
  const text = cell.trim().replace(/\u2212/g, "-");
  if (!text) return NaN;
  const plain = /^[^.]*,[^.,]*$/.test(text) ? text.replace(",", ".") : text.replace(/(?<=\d)[ \u00a0\u202f'](?=\d{3})/g, "");
  return /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.test(plain) ? Number(plain) : NaN;
}

/** Rows of cells. */
export function cells(text: string): string[][] {
  const lines = text.replace(/^\ufeff/, "").split(/\r\n|\r|\n/);
  while (lines.length && !lines[lines.length - 1].trim()) lines.pop();
  const first = lines.find((line) => line.trim()) ?? "";
  const count = (separator: string): number => split(first, separator).length;
  const separator = ["\t", ";", ","].reduce((best, one) => (count(one) > count(best) ? one : best));
  return lines.filter((line) => line.trim()).map((line) => split(line, separator).map((cell) => cell.trim()));
}

function split(line: string, separator: string): string[] {
  const found: string[] = [];
  let cell = "";
  let quoted = false;
  for (let k = 0; k < line.length; k++) {
    const letter = line[k];
    if (letter === '"') {
      if (quoted && line[k + 1] === '"') {
        cell += '"';
        k++;
      } else quoted = !quoted;
    } else if (letter === separator && !quoted) {
      found.push(cell);
      cell = "";
    } else cell += letter;
  }
  return [...found, cell];
}

/** Columns as text: a header with names and units, then rows with all digits. */
export function written(columns: readonly { name: string; unit: string; values: ArrayLike<number> }[]): string {
  const quote = (text: string): string => (/[",\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text);
  const head = columns.map(({ name, unit }) => quote(unit ? `${name} [${unit}]` : name)).join(",");
  const rows = Array.from({ length: columns[0]?.values.length ?? 0 }, (_, k) => columns.map(({ values }) => String(values[k])).join(","));
  return [head, ...rows].join("\n") + "\n";
}

export interface Samples {
  t: number[];
  q: number[][];
}

const UNITS: Readonly<Record<string, number>> = { "": 1, 1: 1, s: 1, ms: 1e-3, rad: 1, deg: Math.PI / 180, "°": Math.PI / 180, m: 1, mm: 1e-3 };

/** Samples of a motion, in SI units; invalid text throws an Error with the place, the rule and the remedy. */
export function motionOf(text: string, structure: PackedRobot): Samples {
  const table = cells(text);
  if (table.length < 3) throw new Error("A motion needs a header (t, q_1, q_2, ...) and at least two rows");
  const head = table[0].map((cell) => {
    const [, name, unit] = /^(.*?)\s*(?:[[(](.*)[\])])?$/.exec(cell) as RegExpExecArray;
    return { name: name.trim(), unit: (unit ?? "").trim() };
  });
  const column = (name: string): number => {
    const found = head.findIndex((one) => one.name.toLowerCase() === name.toLowerCase());
    if (found < 0) return -1;
    if (!(head[found].unit in UNITS)) {
      throw new Error(`Column "${table[0][found]}": the unit must be one of rad, deg, m, mm, s, ms`);
    }
    return found;
  };
  const names = structure.positions;
  const time = [column("t"), column("time")].find((k) => k >= 0) ?? -1;
  if (time < 0) throw new Error(`No column "t": the first line must name the columns, t and ${names.slice(0, 2).join(", ")} ..., or q_1, q_2 ...`);
  const places = names.map((name, k) => [column(`q_${name}`), column(`q_${k + 1}`), column(`q${k + 1}`), column(name)].find((at) => at >= 0) ?? -1);
  const lost = places.findIndex((at) => at < 0);
  if (lost >= 0) throw new Error(`No column "q_${lost + 1}" or "${names[lost]}": every joint needs one`);
  const value = (row: number, at: number): number => {
    const x = numberOf(table[row][at] ?? "");
    if (!Number.isFinite(x)) throw new Error(`Line ${row + 1}, column "${table[0][at]}": "${table[row][at] ?? ""}" is not a number`);
    return x * UNITS[head[at].unit];
  };
  const t: number[] = [];
  const q: number[][] = [];
  for (let row = 1; row < table.length; row++) {
    const now = value(row, time);
    if (t.length && now <= t[t.length - 1]) throw new Error(`Line ${row + 1}: times must increase; ${now} s comes after ${t[t.length - 1]} s`);
    t.push(now);
    q.push(places.map((at) => value(row, at)));
  }
  return { t, q };
}
