/**
 * Converts a Denavit-Hartenberg table to the other convention: the same robot, divided into rows differently.
 *
 * Same as isodyn's DHTable.converted.  Between two joints an arm has one a and one alpha; a standard row ends with them, a modified row
 * begins with them.  They move one row on (to modified) or one row back (to standard).  The ones that do not fit the last row move to
 * the tip frame, those of the first row to the base.  Joint positions keep their meaning; quantities in link frames are transformed.
 */

import type { DHModel, DHRowMessage, ShapeMessage } from "../messages";
import { IDENTITY, inverse, product, rotationOf, times, transformed, transposed, type Vec } from "./algebra";
import { aboutX, along, listed, whole } from "./structure";

const across = (a: number, alpha: number): number[] => times(along(a, 0, 0), aboutX(alpha));

/** a and alpha of a frame that is only a translation along x and a rotation about x; null for other frames. */
function acrossOf(T: Vec): { a: number; alpha: number } | null {
  const aboutItsX = T[0] === 1 && T[1] === 0 && T[2] === 0 && T[4] === 0 && T[8] === 0 && T[5] === T[10] && T[6] === -T[9];
  return aboutItsX && T[7] === 0 && T[11] === 0 ? { a: T[3], alpha: Math.atan2(T[9] + 0, T[5] + 0) } : null;
}

/** A drawn shape in another frame; T is its present frame relative to that one. */
function carried(shape: ShapeMessage, T: number[]): ShapeMessage {
  if (shape.ends.length) return { ...shape, ends: [...transformed(T, shape.ends.slice(0, 3)), ...transformed(T, shape.ends.slice(3, 6))] };
  return { ...shape, frame: times(T, shape.frame.length ? shape.frame : IDENTITY) };
}

/** A row with these a and alpha, its link quantities transformed; T is the old link frame relative to the new one. */
function moved(row: DHRowMessage, own: { a: number; alpha: number }, T: number[]): DHRowMessage {
  const R = rotationOf(T);
  return {
    ...row, ...own, com: transformed(T, row.com), inertia: listed(product(product(R, whole(row.inertia)), transposed(R))),
    shapes: row.shapes.map((shape) => carried(shape, T)),
  };
}

export interface Converted {
  model: DHModel;
  /** A note on properties that the rows cannot express; "" if there are none. */
  words: string;
}

export function converted(model: DHModel): Converted {
  const { rows } = model;
  const last = rows.length - 1;
  const none = { a: 0, alpha: 0 };
  if (model.convention === "standard") {
    const T = rows.map((row) => across(row.a, row.alpha));
    const left = rows[last].a !== 0 || rows[last].alpha !== 0;
    return {
      model: {
        ...model, convention: "modified",
        rows: rows.map((row, k) => moved(row, k ? { a: rows[k - 1].a, alpha: rows[k - 1].alpha } : none, T[k])),
        tool: left ? times(T[last], model.tool) : [...model.tool],
      },
      words: left ? `a and α of the last row, ${rows[last].name}, have no place in a modified table: they are now part of the tip frame` : "",
    };
  }
  const { a, alpha } = rows[0];
  const end = acrossOf(model.tool);
  const own = rows.map((_, k) => (k < last ? { a: rows[k + 1].a, alpha: rows[k + 1].alpha } : end ?? none));
  const left = a !== 0 || alpha !== 0;
  return {
    model: {
      ...model, convention: "standard",
      rows: rows.map((row, k) => moved(row, own[k], inverse(across(own[k].a, own[k].alpha)))),
      base: left ? times(model.base, across(a, alpha)) : [...model.base],
      tool: end ? [...IDENTITY] : [...model.tool],
    },
    words: [
      left ? `a and α of the first row, ${rows[0].name}, have no place in a standard table: they are now part of the base frame` : "",
      end && (end.a !== 0 || end.alpha !== 0) ? "the tip frame is now part of the last row" : "",
    ].filter(Boolean).join("; "),
  };
}
