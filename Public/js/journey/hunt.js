// Looks for the next step at which one of some expressions holds.

/** @import { Condition, Cursor, Trace, Work } from "types/journey.d.ts" */

import { parseExpression } from "./trace/expression.js";
import { Scope } from "./trace/scope.js";
import { namesOf } from "./trace/search.js";
import { stepsBetween } from "./trace/work.js";

/**
 * Throws an error with a sentence when the text cannot be read.
 * @param {string} text @returns {Condition}
 */
export const readCondition = (text) => parseExpression(text);

/**
 * Those of some conditions that hold at a cursor's step.
 * @param {Trace} trace @param {Cursor} cursor @param {Condition[]} conditions @returns {Condition[]}
 */
export function holding(trace, cursor, conditions) {
  const scope = new Scope(cursor.live, cursor.changes, namesOf(trace));
  return conditions.filter((condition) => scope.isTrue(condition));
}

/**
 * Work (trace/work.js) that gives the nearest step strictly beyond `from` at which a condition holds, or null if there is
 * none; `limit` is the last step that is of interest.
 * @param {Trace} trace @param {Condition[]} conditions @param {{ from: number, direction: number, limit: number }} third @returns {Work<number | null>}
 */
export function* hunting(trace, conditions, { from, direction, limit }) {
  const cursor = trace.cursor(from);
  for (let count = 1; ; count++) {
    const before = cursor.step;
    if (before === limit || !(direction > 0 ? cursor.next() : cursor.previous()) || cursor.step === before) return null;
    if (holding(trace, cursor, conditions).length) return cursor.step;
    if (count % stepsBetween === 0) yield cursor.step;
  }
}
