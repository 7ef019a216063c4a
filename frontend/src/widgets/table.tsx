// An editable table: arrow keys and Enter move, spreadsheets can be pasted, findings are shown at their cells.

import { useRef } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { cells } from "../engine/csv";
import type { Remark } from "../messages";
import { fieldText, read, shortText, typed, unitOf, type Kind } from "../state/units";
import { NameInput, NumberInput } from "./fields";
import { Noted } from "./notes";
import { toast } from "./overlay";

export interface Column<R> {
  key: string;
  /** Its symbol, "α", and its name for screen readers, "alpha, twist". */
  title: string;
  words: string;
  /** The unit of a number; it may differ between rows. */
  kind?: Kind | ((row: R) => Kind);
  /** Text instead of a number. */
  text?: boolean;
  /** One of these options. */
  choices?: readonly (readonly [string, string])[];
  /** May be empty. */
  optional?: boolean;
  /** The default of an empty cell, shown in grey. */
  implied?: (row: R) => number;
  /** The last column of a group: a line follows it. */
  last?: boolean;
  narrow?: boolean;
  get: (row: R) => number | string | null;
  set: (row: R, value: never) => R;
  /** Prefix of the number, such as "q₁ +". */
  mark?: (row: R, k: number) => string;
  /** Other names of the column in a pasted header. */
  names?: string[];
}

interface TableProps<R> {
  label: string;
  rows: R[];
  columns: Column<R>[];
  onChange: (rows: R[], what: string, key?: string) => void;
  /** A new last row, for pasted text with more rows than the table has. */
  fresh?: (k: number) => R;
  remarks?: (k: number, column: string) => Remark | undefined;
  selected?: number;
  onSelect?: (k: number) => void;
  rowName: (row: R, k: number) => string;
  foot?: ComponentChildren;
}

const kindOf = <R,>(column: Column<R>, row: R): Kind => (typeof column.kind === "function" ? column.kind(row) : column.kind ?? "plain");

/** A pasted text with more than one value. */
const isTable = (text: string): boolean => /[\t\n;]/.test(text.trim());

/**
 * Rows after pasting at a cell.  A first line without numbers is a header, which assigns the columns by name, with units in brackets;
 * otherwise cells are filled from the present one to the right and down.  Numbers are in the displayed units; decimal commas are accepted.
 */
export function pasted<R>(text: string, rows: R[], columns: Column<R>[], at: { row: number; column: number }, fresh?: (k: number) => R): { rows: R[]; count: number; problems: string[] } {
  const table = cells(text);
  const problems: string[] = [];
  const plain = (word: string) => word.toLowerCase().replace(/\s*[[(].*[\])]\s*/g, "").replace(/[\s_]/g, "");
  const header = table.length > 1 && table[0].some((cell) => cell) && table[0].every((cell) => !Number.isFinite(typed(cell, unitOf("plain")) ?? NaN));
  const order: { column: Column<R>; unit: string }[] = [];
  if (header) {
    for (const cell of table[0]) {
      const found = columns.find((c) => [c.key, c.title, ...(c.names ?? [])].map(plain).includes(plain(cell)));
      order.push({ column: found as Column<R>, unit: /[[(](.*)[\])]/.exec(cell)?.[1] ?? "" });
      if (!found && cell) problems.push(`unknown column “${cell}”`);
    }
  } else for (let k = at.column; k < columns.length; k++) order.push({ column: columns[k], unit: "" });
  const next = [...rows];
  let count = 0;
  const body = header ? table.slice(1) : table;
  body.forEach((line, i) => {
    const k = (header ? 0 : at.row) + i;
    if (k >= next.length) {
      if (!fresh) return void (i === next.length && problems.push("more rows than the table has"));
      next.push(fresh(k));
    }
    line.forEach((cell, j) => {
      const target = order[j];
      if (!target?.column) return;
      const { column, unit } = target;
      if (column.text || column.choices) {
        const choice = column.choices ? column.choices.find(([key, title]) => [key, title].some((x) => x.toLowerCase() === cell.toLowerCase()))?.[0] : cell;
        if (choice) (next[k] = column.set(next[k], choice as never)), count++;
        else if (cell) problems.push(`row ${k + 1}, ${column.title}: “${cell}” is not one of ${column.choices?.map(([key]) => key).join(", ")}`);
        return;
      }
      const found = read(unit && cell && !/[a-z°]/i.test(cell) ? `${cell} ${unit}` : cell, unitOf(kindOf(column, next[k])));
      if (found.problem !== undefined) problems.push(`row ${k + 1}, ${column.title}: ${found.problem.replace(/\.$/, "")}`);
      else if (found.value !== null || column.optional) (next[k] = column.set(next[k], found.value as never)), count++;
    });
  });
  return { rows: next, count, problems: problems.filter(Boolean) };
}

/** The table as text for spreadsheets: a header with units, then rows. */
export function copied<R>(rows: R[], columns: Column<R>[]): string {
  const unit = (c: Column<R>) => (c.text || c.choices ? "" : rows.length && new Set(rows.map((r) => unitOf(kindOf(c, r)).label)).size === 1 ? unitOf(kindOf(c, rows[0])).label : "");
  const head = columns.map((c) => (unit(c) ? `${c.key} [${unit(c).replace("°", "deg")}]` : c.key));
  const body = rows.map((r) => columns.map((c) => {
    const value = c.get(r);
    return typeof value === "number" ? fieldText(value, unitOf(kindOf(c, r))) : (value ?? "");
  }));
  return [head, ...body].map((line) => line.join("\t")).join("\n") + "\n";
}

export function Table<R>({ label, rows, columns, onChange, fresh, remarks, selected, onSelect, rowName, foot }: TableProps<R>) {
  const root = useRef<HTMLTableElement>(null);
  const input = (i: number, j: number) => root.current?.querySelector<HTMLElement>(`[data-cell="${i} ${j}"] :is(input, select)`);
  const key = (event: KeyboardEvent, i: number, j: number) => {
    const field = event.target as HTMLInputElement;
    if (event.defaultPrevented) return; // the field keeps the focus, because its entry was rejected
    const isText = field.tagName === "INPUT";
    const whole = isText && field.selectionStart === 0 && field.selectionEnd === field.value.length;
    const go = (row: number, column: number) => {
      const next = input(row, column);
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    if (event.key === "Enter" && isText) go(i + (event.shiftKey ? -1 : 1), j);
    else if (!isText) return;
    else if (event.key === "ArrowDown") go(i + 1, j);
    else if (event.key === "ArrowUp") go(i - 1, j);
    else if (event.key === "ArrowRight" && (whole || field.selectionStart === field.value.length)) go(i, j + 1);
    else if (event.key === "ArrowLeft" && (whole || field.selectionEnd === 0)) go(i, j - 1);
  };
  const paste = (event: ClipboardEvent, i: number, j: number) => {
    const text = event.clipboardData?.getData("text") ?? "";
    if (!isTable(text)) return;
    event.preventDefault();
    const found = pasted(text, rows, columns, { row: i, column: j }, fresh);
    if (found.count) onChange(found.rows, "Paste");
    toast(found.problems.length ? `${found.count} cells pasted; ${found.problems.slice(0, 3).join("; ")}.` : `${found.count} cells pasted.`, found.problems.length ? "error" : "good");
  };
  return (
    <Noted named><div class="table-scroll" role="region" aria-label={label} tabIndex={0}>
      <table class="table" ref={root}>
        <thead>
          <tr>
            <th scope="col" class="row-number"><span class="unseen">Row</span></th>
            {columns.map((c) => {
              const units = c.text || c.choices ? [] : [...new Set(rows.map((r) => unitOf(kindOf(c, r)).label))];
              return <th scope="col" key={c.key} title={c.words} class={`${c.last ? "last" : ""}${c.text || c.choices ? " words" : ""}${c.narrow ? " narrow" : ""}`}><span aria-hidden="true">{c.title}</span><span class="unseen">{c.words}</span>{units.some(Boolean) && <span class="unit">{units.join(" | ")}</span>}</th>;
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={i} class={i === selected ? "selected" : undefined} onFocusCapture={() => onSelect?.(i)} onPointerDown={() => onSelect?.(i)}>
              <th scope="row" class="row-number">{i + 1}</th>
              {columns.map((c, j) => {
                const value = c.get(row);
                const remark = remarks?.(i, c.key);
                const name = `${rowName(row, i)}, ${c.words}`;
                const put = (x: unknown) => onChange(rows.map((r, k) => (k === i ? c.set(r, x as never) : r)), `Change ${c.words.split(",")[0]}`, `${c.key} ${i}`);
                return (
                  <td key={c.key} data-cell={`${i} ${j}`} class={`cell${c.last ? " last" : ""}${remark ? ` ${remark.level}` : ""}${c.narrow ? " narrow" : ""}${c.text ? " words" : ""}`} onKeyDown={(event) => key(event, i, j)} onPaste={(event) => paste(event, i, j)}>
                    {c.mark?.(row, i) && <span class="cell-mark" aria-hidden="true">{c.mark(row, i)}</span>}
                    {c.choices ? (
                      <select aria-label={name} value={String(value)} onChange={(event) => put((event.target as HTMLSelectElement).value)}>
                        {c.choices.map(([k, title]) => <option key={k} value={k}>{title}</option>)}
                      </select>
                    ) : c.text ? (
                      <NameInput label={name} title={remark && `${remark.text}; ${remark.remedy}`} value={String(value ?? "")} onChange={put} />
                    ) : (
                      <NumberInput cell label={name} value={value as number | null} kind={kindOf(c, row)} onChange={put} onClear={c.optional ? () => put(null) : undefined} placeholder={c.implied ? shortText(c.implied(row), unitOf(kindOf(c, row))) : c.optional ? "–" : undefined} remark={remark && `${remark.text}; ${remark.remedy}`} level={remark?.level} />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        {foot}
      </table>
    </div></Noted>
  );
}
