// A matrix of numbers on coloured cells: blue below zero, orange above; the numbers make it readable without colour.

import { roundedTo } from "../engine/numbers";
import { brief } from "../state/units";
import { breakable } from "./basic";

interface HeatProps {
  title: string;
  values: ArrayLike<number>;
  rows: number;
  columns: number;
  /** Names of rows and columns. */
  names?: string[];
  across?: string[];
  unit?: string;
  /** Names of columns, if they differ. */
  units?: string[];
  /** A description of an entry. */
  text?: (value: number) => string;
  /** The tooltip of a cell. */
  hint?: (row: number, column: number) => string;
}

export function HeatMap({ title, values, rows, columns, names, across = names, unit = "", units, text = (x) => brief(x, 3), hint }: HeatProps) {
  let most = 0;
  for (let k = 0; k < rows * columns; k++) if (Number.isFinite(values[k])) most = Math.max(most, Math.abs(values[k]));
  return (
    <div class="heat-scroll" tabIndex={0} role="region" aria-label={title}>
      <table class="heat">
        <caption>{title}{unit && <span class="unit"> [{unit}]</span>}</caption>
        {across && <thead><tr><td />{across.slice(0, columns).map((name, j) => <th scope="col" key={name}>{breakable(name)}{units && <span class="unit"> [{units[j]}]</span>}</th>)}</tr></thead>}
        <tbody>
          {Array.from({ length: rows }, (_, i) => (
            <tr key={i}>
              {names && <th scope="row">{names[i]}</th>}
              {Array.from({ length: columns }, (_, j) => {
                const value = values[columns * i + j];
                const share = most > 0 ? Math.abs(value) / most : 0;
                return (
                  <td key={j} title={hint?.(i, j)} class={value < 0 ? "below" : "above"} ref={(cell) => cell?.style.setProperty("--share", `${roundedTo(100 * Math.sqrt(share), 1)}%`)}>
                    {text(value)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
