// Looks for a step, segment by segment; segments that cannot have it are skipped.

import { parseExpression } from "./expression.js";
import { changedPath, Scope } from "./scope.js";
import { isSame } from "./values.js";
import { finish, stepsBetween } from "./work.js";

/// The next step at which a line runs, or null.
export function findLine(trace, step, line, direction) {
  const search = { trace, isQuiet: true, isShifted: false, canHave: (segment) => hasSorted(segment.lines, line) };
  return finish(finding(search, step, direction, (cursor) => cursor.step < trace.steps && lineOf(cursor.live) === line));
}

/// The next step before which a statement changed a variable of that name, or an object that it holds.
export function findChange(trace, step, name, direction) {
  return finish(findingChange(trace, step, name, direction));
}

/// The same in parts (work.js): where nothing changes the variable any more, the whole run may have to be read.
export function* findingChange(trace, step, name, direction) {
  const wanted = namesOf(trace).get(name);
  if (!wanted) return null;
  const canHave = (segment) => segment.objects !== false || wanted.some((slot) => hasSorted(segment.slots, slot));
  const search = { trace, isQuiet: false, isShifted: true, canHave };
  return yield* finding(search, step, direction, (cursor) => isChanging(cursor, wanted, name));
}

/// The next step at which an expression is true.
export function findWhere(trace, step, text, direction) {
  const expression = typeof text === "string" ? parseExpression(text) : text;
  const names = namesOf(trace);
  const search = { trace, isQuiet: false, isShifted: false, canHave: () => true };
  return finish(finding(search, step, direction, (cursor) => new Scope(cursor.live, cursor.changes, names).isTrue(expression)));
}

/// Whether an expression is true at a cursor's step.
export function isTrue(trace, cursor, text) {
  return new Scope(cursor.live, cursor.changes, namesOf(trace)).isTrue(parseExpression(text));
}

const lineOf = (live) => live.frames[live.frames.length - 1]?.line ?? 0;

/// Variable name -> slot ids, sorted.
export function namesOf(trace) {
  trace.names ??= [...trace.slots.values()]
    .sort((left, right) => left.id - right.id)
    .reduce((names, slot) => names.set(slot.name, [...(names.get(slot.name) ?? []), slot.id]), new Map());
  return trace.names;
}

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

function heldBy(cursor, wanted, name) {
  const scope = new Scope(cursor.live, [], new Map([[name, wanted]]));
  const value = scope.binding(name)?.value;
  const objects = new Set();
  if (value !== undefined) scope.collect(value, objects, 3);
  return objects;
}

function* finding(search, step, direction, test) {
  const { trace, canHave } = search;
  const segments = trace.footer.segments;
  const start = (number) => (number === 0 ? 0 : segments[number].step + (search.isShifted ? 1 : 0));
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
