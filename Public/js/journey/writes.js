// The steps that wrote a place, the latest first, followed through what insertions and removals moved.

/** @import { Change, Compact, Live, Place, PlainKey, Segment, Trace, Value, Work, Write } from "types/journey.d.ts" */

import { plainKey, valueAt } from "./places.js";
import { isSame } from "./trace/values.js";
import { stepsBetween } from "./trace/work.js";

/**
 * Work (trace/work.js) that gives the last writes of a place up to a step, the latest first: `{ writes: [{ step, line, call,
 * text, verb }], isMore }`; `verb` is "set", "made", "given" (an argument) or "removed".
 * @param {Trace} trace @param {{ place: Place, step: number, most?: number }} other @returns {Work<{ writes: Write[], isMore: boolean }>}
 */
export function* writing(trace, { place, step, most = 30 }) {
  const { segments } = trace.footer;
  /** @param {number} number */
  const start = (number) => (number === 0 ? 0 : segments[number].step + 1);
  const wanted = { ...place, path: [...place.path] };
  /** @type {Write[]} */
  const writes = [];
  for (let number = trace.segmentOf(step); number >= 0; number--) {
    if (start(number) > step || !canHave(segments[number], place)) continue;
    const end = number + 1 < segments.length ? Math.min(start(number + 1) - 1, step) : step;
    const steps = [];
    for (const entry of (yield* touching(trace, wanted, start(number), end)).reverse()) {
      const path = hit(entry.changes, wanted);
      if (path) steps.push({ ...entry, path });
      if (writes.length + steps.length > most) break;
    }
    // A table that was set whole without the key did not write it.
    /** @param {Write} one */
    const isWrite = ({ verb, text }) => verb === "removed" || text !== "";
    writes.push(...steps.map((entry) => told(trace, place, entry)).filter(isWrite));
    if (writes.length > most) return { writes: writes.slice(0, most), isMore: true };
  }
  return { writes, isMore: false };
}

/** @param {Segment} segment @param {Place} other */
const canHave = (segment, { slot, object, within }) =>
  (object !== undefined || within !== undefined ? segment.objects !== false : false) ||
  (slot !== undefined && segment.slots.includes(slot));

/**
 * The steps of a part of the run that touch the holder of a place, with what they changed of it.
 * @param {Trace} trace @param {Place} place @param {number} from @param {number} to @returns {Generator<number, { step: number, line: number, call: number, changes: Compact[] }[], void>}
 */
function* touching(trace, place, from, to) {
  /** @type {{ step: number, line: number, call: number, changes: Compact[] }[]} */
  const found = [];
  const cursor = trace.cursor(Math.max(0, from - 1));
  let top = from > 0 ? cursor.live.frames.at(-1) : null;
  let [line, call] = [top?.line ?? 0, top?.call ?? 0];
  if (from > 0 && !cursor.next()) return found;
  for (let count = 1; ; count++) {
    if (count % stepsBetween === 0) yield cursor.step;
    const changes = cursor.changes.filter((change) => isOf(change, place)).map(compact);
    if (changes.length) found.push({ step: cursor.step, line, call, changes });
    top = cursor.live.frames.at(-1);
    [line, call] = [top?.line ?? 0, top?.call ?? 0];
    if (cursor.step >= to || !cursor.next()) return found;
  }
}

/** @param {Change} one @param {Place} place */
function isOf({ kind, object, slot, call }, place) {
  if (kind === "read" || kind === "free" || kind === "unbind") return false;
  if (object !== undefined) return object === place.object || object === place.within;
  return slot !== undefined && slot === place.slot && call === place.call;
}

/** @param {Change} one @returns {Compact} */
const compact = ({ kind, object, path = [], at, removed = [], inserted = [], value }) => ({
  kind,
  object,
  path: path.map(plainKey),
  at,
  removed: removed.length,
  inserted: inserted.length,
  isRemoval: kind === "part" && value === undefined,
  // A list that is told whole repeats the cells that did not change.
  left:
    removed.length && inserted.length
      ? inserted.map((/** @type {Value} */ item, /** @type {number} */ index) => index < removed.length && isSame(item, removed[index]))
      : [],
});

/**
 * Where in its holder the place was when a step wrote it, or null; what a splice moved is followed to where it came from.
 * @param {Compact[]} changes @param {Place} place @returns {PlainKey[] | null}
 */
function hit(changes, place) {
  for (const change of [...changes].reverse()) {
    const { path } = place;
    if (change.kind === "bind" || change.kind === "new") return [...path];
    // The list behind a variable: whatever changes in it.
    if (place.within !== undefined && change.object === place.within) return [...path];
    const own = change.path;
    const common = own.every((/** @type {PlainKey} */ key, /** @type {number} */ level) => level >= path.length || key === path[level]);
    if (!common) continue;
    if (change.kind === "part" || path.length <= own.length) return [...path];
    const index = path[own.length];
    if (typeof index !== "number" || index < change.at) continue;
    if (change.left[index - change.at]) continue;
    if (index < change.at + change.inserted) return [...path];
    path[own.length] = index + change.removed - change.inserted;
  }
  return null;
}

/** @param {Trace} trace @param {Place} place @param {{ step: number, line: number, call: number, changes: Compact[], path: PlainKey[] }} third @returns {Write} */
function told(trace, place, { step, line, call, changes, path }) {
  const cursor = trace.cursor(step);
  const events = cursor.changes;
  const live = {
    frames: cursor.live.frames,
    suspended: cursor.live.suspended,
    objects: cursor.live.objects,
    ended: events.flatMap(({ frame }) => (frame ? [frame] : [])),
  };
  const value = valueAt(live, { ...place, path });
  const isGiven =
    place.slot !== undefined &&
    events.some((event) => event.kind === "enter" && event.call === place.call) &&
    (trace.functions.get(trace.calls.fn[Number(place.call)])?.parameters ?? []).includes(place.slot);
  const isMade = changes.every(({ kind }) => kind === "new");
  const isInput = isMade && events.some(({ kind, call: other }) => kind === "enter" && trace.calls.parent[other] <= 0);
  const verb = isGiven || isInput ? "given" : changes.at(-1).isRemoval && value === undefined ? "removed" : isMade ? "made" : "set";
  return {
    step,
    line,
    call,
    verb,
    path,
    text: value === undefined ? "" : (fieldsOf(changes, value, place, trace, live) ?? trace.speech.say(value, 30, live)),
  };
}

/**
 * Of a node that was changed within: its field, `next = None`.
 * @param {Compact[]} changes @param {Value} value @param {Place} place @param {Trace} trace @param {Live} live
 */
function fieldsOf(changes, value, place, trace, live) {
  const whole = value?.kind === "reference" ? live.objects.get(value.id)?.value : value;
  const names = changes.filter(({ kind, path }) => kind === "part" && path.length === place.path.length + 1).map(({ path }) => path.at(-1));
  if (whole?.kind !== "structure" || !names.length || names.length < changes.filter(({ kind }) => kind !== "splice").length) return null;
  return [...new Set(names)]
    .map(
      (field) =>
        `${whole.names[/** @type {number} */ (field)]} = ${trace.speech.say(whole.items[/** @type {number} */ (field)], 20, live)}`,
    )
    .join(", ");
}
