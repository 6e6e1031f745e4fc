// Looks for a step, segment by segment; segments that cannot have it are skipped.

/** @import { Condition, Cursor, Search, Segment, State, Trace, Work } from "types/journey.d.ts" */

import { parseExpression } from "./expression.js";
import { changedPath, Scope } from "./scope.js";
import { isSame } from "./values.js";
import { finish, stepsBetween } from "./work.js";

/**
 * The next step at which a line runs, or null.
 * @param {Trace} trace @param {number} step @param {number} line @param {number} direction @returns {number | null}
 */
export function findLine(trace, step, line, direction) {
  const search = { trace, isQuiet: true, isShifted: false, canHave: (/** @type {Segment} */ segment) => hasSorted(segment.lines, line) };
  return finish(finding(search, step, direction, (cursor) => cursor.step < trace.steps && lineOf(cursor.live) === line));
}

/**
 * The next step before which a statement changed a variable of that name, or an object that it holds.
 * @param {Trace} trace @param {number} step @param {string} name @param {number} direction @returns {number | null}
 */
export function findChange(trace, step, name, direction) {
  return finish(findingChange(trace, step, name, direction));
}

/**
 * The same in parts (work.js): where nothing changes the variable any more, the whole run may have to be read.
 * @param {Trace} trace @param {number} step @param {string} name @param {number} direction @returns {Work<number | null>}
 */
export function* findingChange(trace, step, name, direction) {
  const wanted = namesOf(trace).get(name);
  if (!wanted) return null;
  /** @param {Segment} segment */
  const canHave = (segment) => segment.objects !== false || wanted.some((slot) => hasSorted(segment.slots, slot));
  const search = { trace, isQuiet: false, isShifted: true, canHave };
  return yield* finding(search, step, direction, (cursor) => isChanging(cursor, wanted, name));
}

/**
 * The next step at which an expression is true.
 * @param {Trace} trace @param {number} step @param {string | Condition} text @param {number} direction @returns {number | null}
 */
export function findWhere(trace, step, text, direction) {
  const expression = typeof text === "string" ? parseExpression(text) : text;
  const names = namesOf(trace);
  const search = { trace, isQuiet: false, isShifted: false, canHave: () => true };
  return finish(finding(search, step, direction, (cursor) => new Scope(cursor.live, cursor.changes, names).isTrue(expression)));
}

/** @param {State} live */
const lineOf = (live) => live.frames[live.frames.length - 1]?.line ?? 0;

/**
 * Variable name -> slot ids, sorted.
 * @param {Trace} trace @returns {Map<string, number[]>}
 */
export function namesOf(trace) {
  trace.names ??= [...trace.slots.values()]
    .sort((left, right) => left.id - right.id)
    .reduce((names, slot) => names.set(slot.name, [...(names.get(slot.name) ?? []), slot.id]), new Map());
  return trace.names;
}

/** @param {Cursor} cursor @param {number[]} wanted @param {string} name */
function isChanging(cursor, wanted, name) {
  let held = null;
  return cursor.changes.some((change) => {
    if (change.kind === "unbind" || changedPath(change) === undefined) return false;
    if (change.object !== undefined) {
      held ??= heldBy(cursor, wanted, name);
      return held.has(change.object);
    }
    if (!wanted.includes(change.slot)) return false;
    if (change.kind !== "bind" || change.old === undefined) return true;
    const frame = cursor.live.frames.findLast((frame) => frame.call === change.call);
    const value = frame?.values.get(change.slot);
    return value === undefined || !isSame(value, change.old);
  });
}

/** @param {Cursor} cursor @param {number[]} wanted @param {string} name */
function heldBy(cursor, wanted, name) {
  const scope = new Scope(cursor.live, [], new Map([[name, wanted]]));
  const value = scope.binding(name)?.value;
  const objects = new Set();
  if (value !== undefined) scope.collect(value, objects, 3);
  return objects;
}

/**
 * @param {Search} search @param {number} step @param {number} direction @param {(cursor: Cursor) => boolean} test
 * @returns {Work<number | null>}
 */
function* finding(search, step, direction, test) {
  const { trace, canHave } = search;
  const segments = trace.footer.segments;
  /** @param {number} number */
  const start = (number) => (number === 0 ? 0 : segments[number].step + (search.isShifted ? 1 : 0));
  /** @param {number} number */
  const end = (number) => (number + 1 < segments.length ? start(number + 1) : trace.steps + 1);
  if (direction > 0) {
    for (let number = 0; number < segments.length; number++) {
      if (end(number) <= step + 1 || !canHave(segments[number])) continue;
      const hit = yield* scanning(search, Math.max(start(number), step + 1), end(number), true, test);
      if (hit !== null) return hit;
    }
  } else {
    for (let number = segments.length - 1; number >= 0; number--) {
      if (start(number) >= step || !canHave(segments[number])) continue;
      const hit = yield* scanning(search, start(number), Math.min(end(number), step), false, test);
      if (hit !== null) return hit;
    }
  }
  return null;
}

/**
 * @param {Search} search @param {number} from @param {number} to @param {boolean} isFirst @param {(cursor: Cursor) => boolean} test
 * @returns {Work<number | null>}
 */
function* scanning(search, from, to, isFirst, test) {
  if (from >= to) return null;
  const cursor = search.trace.cursor(from);
  if (cursor.step !== from) return null;
  let hit = null;
  for (let count = 1; ; count++) {
    if (count % stepsBetween === 0) yield cursor.step;
    if (test(cursor)) {
      if (isFirst) return cursor.step;
      hit = cursor.step;
    }
    if (cursor.step + 1 >= to) return hit;
    if (!(search.isQuiet ? cursor.nextQuietly() : cursor.next())) return hit;
  }
}

/** @param {number[]} list @param {number} number */
function hasSorted(list, number) {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle] < number) low = middle + 1;
    else high = middle;
  }
  return list[low] === number;
}
