/**
 * Names, units and limits of the entries of q, qd and tau, for every table, plot and file.
 *
 * Columns of files are those of isodyn/model/columns.py; a test compares the two for the whole catalogue.
 */

import type { JointInfo, PackedRobot } from "../messages";

/** One entry of qd and tau. */
export interface Freedom {
  /** Its name in Python's robot.velocity_names. */
  name: string;
  joint: JointInfo;
  /** The type that its joint would have with this DOF alone. */
  type: "revolute" | "prismatic";
  /** Its index in qd. */
  v: number;
  /** The index of the position that it changes; -1 if its velocity is not the rate of a position (quaternions). */
  q: number;
  lower: number | null;
  upper: number | null;
  velocity: number | null;
  effort: number | null;
}

export function freedomsOf({ joints, positions, velocities, effort_units }: PackedRobot): Freedom[] {
  return joints.flatMap((joint) => Array.from({ length: joint.nv }, (_, k) => {
    const name = velocities[joint.v + k];
    return {
      name, joint, type: effort_units[joint.v + k] === "N" ? "prismatic" : "revolute", v: joint.v + k, q: positions.indexOf(name),
      lower: joint.lower[k], upper: joint.upper[k], velocity: joint.velocity[k], effort: joint.effort[k],
    };
  }));
}

export interface Column {
  name: string;
  unit: string;
}

/** The columns of a vector in files: numbered, or by name if the robot has a multi-DOF joint. */
export function columnsOf(structure: PackedRobot, vector: "q" | "qd" | "qdd" | "tau"): Column[] {
  const { joints, positions, position_units, velocities, effort_units } = structure;
  const numbered = joints.every((joint) => joint.nv === 1);
  const units = {
    q: position_units, qd: effort_units.map((unit) => (unit === "N" ? "m/s" : "rad/s")),
    qdd: effort_units.map((unit) => (unit === "N" ? "m/s2" : "rad/s2")), tau: effort_units,
  }[vector];
  return (vector === "q" ? positions : velocities).map((name, k) => ({ name: `${vector}_${numbered ? k + 1 : name}`, unit: units[k] }));
}

/** The unit of an entry of M or C, from the DOFs of its row and column. */
export function entryUnit(matrix: "M" | "C", row: Freedom, column: Freedom): string {
  const slides = [row, column].filter(({ type }) => type === "prismatic").length;
  if (matrix === "M") return ["kg m²", "kg m", "kg"][slides];
  return slides === 1 ? (row.type === "prismatic" ? "N s/rad" : "N s") : slides ? "kg/s" : "N m s/rad";
}

/** A position beyond a limit: the largest excess of a motion on that side, and its time. */
export interface Beyond {
  freedom: Freedom;
  value: number;
  limit: number;
  at: number;
}

const ROUNDING = 1e-12; // relative to the limit: a waypoint exactly at the limit is allowed

/** The positions of a motion beyond joint limits; q by position, then sample. */
export function beyondLimits(freedoms: readonly Freedom[], t: ArrayLike<number>, q: readonly ArrayLike<number>[]): Beyond[] {
  return freedoms.flatMap((freedom) => {
    if (freedom.q < 0) return [];
    const values = Array.from(q[freedom.q]);
    return ([[freedom.lower, -1], [freedom.upper, 1]] as const).flatMap(([limit, side]): Beyond[] => {
      if (limit === null) return [];
      const k = values.reduce((best, x, i) => (side * x > side * values[best] ? i : best), 0);
      return side * (values[k] - limit) > ROUNDING * Math.max(1, Math.abs(limit)) ? [{ freedom, value: values[k], limit, at: t[k] }] : [];
    });
  });
}
