// How a sentence tells what a statement changed: a variable, a part of a container, many parts at once.

/** @import { Change, Held, Naming, PartChange, Value } from "types/journey.d.ts" */

import { stepText } from "./holder.js";
import { within } from "./parts.js";
import { isSame, keyOf } from "./values.js";

/** @param {Value} value @returns {boolean} */
const isUnset = (value) => value === undefined || value?.kind === "unset";
const short = new Set(["double", "character", "reference"]);
/** @param {Value} value */
const isOne = (value) => typeof value !== "object" || value === null || short.has(value.kind);
const groupLimit = 2;
const longestWas = 24;
/// Elements of a list that are looked at for the one that differs.
const mostCompared = 200;

/** @param {Change} one */
const isChange = ({ kind }) => kind === "part" || kind === "splice";
/** @param {Change} event */
const holderOf = (event) => (event.object !== undefined ? `o${event.object}` : `s${event.slot},${event.call}`);

/**
 * Where the container is: a part's path without its last key.
 * @param {Change} event @returns {Value[]}
 */
const pathOf = (event) => (event.kind === "splice" ? event.path : event.path.slice(0, -1));

/** @param {string[]} list */
const joined = (list) => (list.length < 2 ? list.join("") : `${list.slice(0, -1).join(", ")} and ${list.at(-1)}`);

/**
 * `x = 4`, and later `x is now 9 (was 4)`; of two long values only the new one.
 * @param {Naming} naming @param {string} name @param {Value} old @param {Value} value @param {boolean} [isInside]
 */
export function changed(naming, name, old, value, isInside = true) {
  if (isUnset(old)) return `${name} = ${naming.say(value)}`;
  const [at, before, after, added] = isInside
    ? difference(naming, /** @type {Held} */ (old), /** @type {Held} */ (value))
    : ["", old, value];
  const place = name + at;
  if (added !== undefined) return `append ${naming.say(added)} to ${place}`;
  const [was, now] = [naming.say(before), naming.say(after)];
  return `${place} is now ${now}${isOne(before) && isOne(after) && was.length <= longestWas ? ` (was ${was})` : ""}`;
}

/**
 * Where two values differ in one place alone: the way there, what was and is there, or what was appended.
 * @param {Naming} naming @param {Held} old @param {Held} value @returns {[way: string, old: Value, value: Value, added?: Value]}
 */
function difference(naming, old, value) {
  let way = "";
  for (;;) {
    if (old?.kind !== value?.kind || old?.type !== value?.type) return [way, old, value];
    const isList = value?.kind === "list" && value.full < 0 && old.full < 0 && value.length <= mostCompared;
    if (!isList && value?.kind !== "structure") return [way, old, value];
    const count = isList ? value.length : value.items.length;
    /** @type {Value[][]} */
    const [before, after] = [old, value].map((whole) => (isList ? whole.slice(0, whole.length) : whole.items));
    const differing = before.findIndex((item, place) => place >= count || !isSame(item, after[place]));
    if (differing < 0) return before.length + 1 === count ? [way, old, value, after[count - 1]] : [way, old, value];
    if (before.length !== count || before.some((item, place) => place > differing && !isSame(item, after[place]))) return [way, old, value];
    way += stepText(differing, value, (key) => naming.say(key));
    [old, value] = /** @type {Held[]} */ ([before[differing], after[differing]]);
    // A place that was not set yet is no change of one.
    if (isUnset(old)) return [way, value, value];
  }
}

/**
 * What one statement did to one container belongs together.
 * @param {Naming} naming @param {Change[]} events @param {number} place @returns {[string | null, number]}
 */
export function groupAt(naming, events, place) {
  /** @param {Change} event */
  const container = (event) =>
    `${holderOf(event)}|${pathOf(event)
      .map((key) => String(keyOf(key)))
      .join("|")}`;
  const own = container(events[place]);
  let end = place + 1;
  while (end < events.length && isChange(events[end]) && container(events[end]) === own) end++;
  const list = events.slice(place, end);
  const whole = wholeOf(naming, list[0]);
  if (whole?.kind === "set" && list.every(({ kind }) => kind === "part"))
    return [membersOf(naming, /** @type {PartChange[]} */ (list)), list.length];
  if (whole?.kind !== "structure" && list.length > 1) {
    const text = list.length === 2 ? swapped(naming, list) : manyOf(naming, list, whole);
    if (text !== null) return [text, list.length];
  }
  return [part(naming, events[place], whole), 1];
}

/** @param {Naming} naming @param {Change} event @param {Value} whole */
function part(naming, event, whole) {
  if (event.kind === "splice") return spliced(naming, event, whole);
  const name = naming.name(event, event.path);
  if (event.value === undefined) {
    const was = isUnset(event.old) ? "" : ` (it was ${naming.say(event.old)})`;
    return `remove ${naming.say(event.path.at(-1) ?? null)} from ${naming.name(event, event.path.slice(0, -1))}${was}`;
  }
  return !isUnset(event.old) && isSame(event.old, event.value) ? null : changed(naming, name, event.old, event.value);
}

/** @param {Naming} naming @param {PartChange[]} list */
function membersOf(naming, list) {
  const name = naming.name(list[0], list[0].path.slice(0, -1));
  /** @param {Change[]} events */
  const text = (events) => {
    const shown = events.slice(0, groupLimit).map(({ path }) => naming.say(path.at(-1) ?? null));
    if (events.length > groupLimit) shown.push(`${events.length - groupLimit} more`);
    return joined(shown);
  };
  const [gone, come] = [list.filter(({ value }) => value === undefined), list.filter(({ value }) => value !== undefined)];
  const parts = [];
  if (gone.length) parts.push(`remove ${text(gone)} from ${name}`);
  if (come.length) parts.push(`add ${text(come)} to ${name}`);
  return parts.join("; ");
}

/**
 * Two elements that changed places; null where that is not what happened.
 * @param {Naming} naming @param {Change[]} one
 */
function swapped(naming, [one, two]) {
  if (one.kind !== "part" || two.kind !== "part" || isUnset(one.old) || isUnset(two.old) || isUnset(one.value) || isUnset(two.value))
    return null;
  if (!isSame(one.old, two.value) || !isSame(one.value, two.old) || isSame(one.old, two.old)) return null;
  const [a, b] = [one, two].map((event) => naming.name(event, event.path));
  return `${naming.say(one.old)} and ${naming.say(two.old)} swap places: ${a} and ${b}`;
}

/**
 * Many places at once, as a sort or a heap's changes: the whole tells more than each.
 * @param {Naming} naming @param {Change[]} list @param {Value} whole
 */
function manyOf(naming, list, whole) {
  if (whole?.kind !== "list" || list.length < 3) return null;
  return `${naming.name(list[0], pathOf(list[0]))} is now ${naming.say(whole)}`;
}

/** @param {Naming} naming @param {Change} event @param {Value} whole */
function spliced(naming, event, whole) {
  const { at, removed, inserted } = event;
  if (inserted.length && inserted.every(isUnset)) return null;
  const name = naming.name(event, event.path);
  const now = () => (whole === undefined ? `${name} changes` : `${name} is now ${naming.say(whole)}`);
  if (typeof whole === "string" || whole?.kind === "string") return now();
  const count = whole?.count ?? 0;
  /** @param {Value[]} items */
  const text = (items) =>
    items.length === 1
      ? naming.say(items[0])
      : joined([
          ...items.slice(0, groupLimit).map((item) => naming.say(item)),
          ...(items.length > groupLimit ? [`${items.length - groupLimit} more`] : []),
        ]);
  if (!removed.length) {
    if (at + inserted.length >= count) return `append ${text(inserted)} to ${name}`;
    return at === 0 ? `put ${text(inserted)} at the front of ${name}` : `insert ${text(inserted)} into ${name} at ${at}`;
  }
  if (!inserted.length) {
    if (count === 0) return `take ${text(removed)} off ${name}, which is empty now`;
    if (at >= count) return `take ${text(removed)} off the end of ${name}`;
    return at === 0 ? `take ${text(removed)} off the front of ${name}` : `remove ${text(removed)} from ${name} at ${at}`;
  }
  return now();
}

/**
 * The container that an event changed, or whose part it changed.
 * @param {Naming} naming @param {Change} event @returns {Value}
 */
function wholeOf(naming, event) {
  const value = event.object === undefined ? naming.valueOf(event.slot, event.call) : naming.state.objects.get(event.object)?.value;
  const path = pathOf(event);
  return within(value, path, path.length);
}
