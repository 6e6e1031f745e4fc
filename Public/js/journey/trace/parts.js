// Changes inside values, in place: each returns what is needed to take it back, or undefined if nothing fits.

/** @import { EnumerationValue, Held, ListValue, StructureValue, TableValue, Value } from "types/journey.d.ts" */

export const inserted = Symbol("inserted");

/** @param {Value} value @returns {value is TableValue} */
const isTable = (value) => value?.kind === "dictionary" || value?.kind === "set";
/** @param {Value} value @returns {value is ListValue} */
const isSequence = (value) => value?.kind === "list" || value?.kind === "tuple";
/** @param {Value} value @returns {value is ListValue | StructureValue | EnumerationValue} */
const hasItems = (value) => isSequence(value) || value?.kind === "structure" || value?.kind === "enumeration";

/**
 * Puts an element: its old value, `inserted`, or undefined.
 * @param {Value} value @param {Value} index @param {Value} item @returns {Value | symbol}
 */
export function putAt(value, index, item) {
  if (!hasItems(value) || typeof index !== "number") return undefined;
  const isList = isSequence(value);
  if (index >= 0 && index < (isList ? value.length : value.items.length)) {
    if (isList) return value.set(index, item);
    const old = value.items[index];
    value.items[index] = item;
    return old;
  }
  if (value.full >= 0) {
    if (index !== value.full) return undefined;
    value.full++;
    return inserted;
  }
  if (value.kind !== "list" || index !== value.length) return undefined;
  value.push(item);
  return inserted;
}

/**
 * Sets a key, an index or a field, whichever the value has.
 * @param {Value} value @param {Value} key @param {Value} item @returns {Value | symbol}
 */
export function put(value, key, item) {
  if (!isTable(value)) return putAt(value, key, item);
  const old = value.set(key, value.kind === "set" ? null : item);
  if (old !== undefined) return old;
  if (value.full >= 0) value.full++;
  return inserted;
}

/**
 * What lies behind a key, an index or a field; undefined if nothing does.
 * @param {Value} value @param {Value} key @returns {Value}
 */
export function child(value, key) {
  if (value?.kind === "dictionary") return value.get(key);
  if (!hasItems(value) || typeof key !== "number") return undefined;
  return isSequence(value) ? value.at(key) : value.items[key];
}

/**
 * What lies at the end of a path; undefined if nothing does.
 * @param {Value} value @param {Value[]} path @param {number} length @returns {Value}
 */
export function within(value, path, length) {
  for (let place = 0; place < length && value !== undefined; place++) value = child(value, path[place]);
  return value;
}

/**
 * Takes a `put` back.
 * @param {Held} value @param {Value} key @param {Value | symbol} old
 */
export function takeBack(value, key, old) {
  if (old !== inserted) {
    put(/** @type {Value} */ (/** @type {unknown} */ (value)), key, /** @type {Value} */ (old));
  } else if (value.kind === "set" || value.kind === "dictionary") {
    value.removeNewest();
    if (value.full >= 0) value.full--;
  } else if (value.full >= 0) {
    value.full--;
  } else {
    value.pop();
  }
}

/**
 * Removes a key: {place, old} or undefined.
 * @param {Value} value @param {Value} key
 */
export function removeKey(value, key) {
  if (!isTable(value)) return undefined;
  const old = value.get(key);
  const place = value.remove(key);
  if (place < 0) return undefined;
  if (value.full >= 0) value.full--;
  return { place, old };
}

/** @param {Held} value @param {Value} key @param {Value} old @param {number} place */
export function revive(value, key, old, place) {
  value.revive(key, old, place);
  if (value.full >= 0) value.full++;
}

/**
 * How many elements lie behind a place.
 * @param {Value} value @param {number} at
 */
export function behind(value, at) {
  if (typeof value === "string") return Math.max(value.length / 16 - at, 0);
  if (value?.kind === "string") return Math.max(value.head.length / 16 - at, 0);
  if (isTable(value)) return 0;
  return Math.max((isSequence(value) ? value.length : (value?.items?.length ?? 0)) - at, 0);
}

/**
 * Replaces a range of elements by others and returns those removed; undefined outside the value.
 * @param {Value} value @param {number} at @param {number} removing @param {Value[]} items
 */
export function splice(value, at, removing, items) {
  if (!hasItems(value)) return isTable(value) ? spliceCutTable(value, at, removing, items) : undefined;
  const length = isSequence(value) ? value.length : value.items.length;
  if (value.full >= 0) {
    // What happens behind the head changes the full count alone.
    value.full = Math.max(value.full + items.length - removing, 0);
    if (at >= length) return [];
  } else if (at > length) {
    return undefined;
  }
  if (isSequence(value)) return value.splice(at, removing, items);
  const removed = value.items.slice(at, at + removing);
  value.items = value.items.slice(0, at).concat(items, value.items.slice(at + removing));
  return removed;
}

/** @param {TableValue} value @param {number} at @param {number} removing @param {Value[]} items */
function spliceCutTable(value, at, removing, items) {
  if (value.full < 0 || at < value.size) return undefined;
  value.full = Math.max(value.full + items.length - removing, 0);
  return [];
}

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** @param {string} text */
export const byteLength = (text) => encoder.encode(text).length;

/**
 * A string with a range of bytes replaced; undefined outside it.
 * @param {string} text @param {number} at @param {number} removing @param {Value[]} items
 */
export function splicedText(text, at, removing, items) {
  const bytes = encoder.encode(text);
  if (at > bytes.length) return undefined;
  const tail = bytes.subarray(Math.min(at + removing, bytes.length));
  const middle = encoder.encode(insertedText(items));
  const whole = new Uint8Array(at + middle.length + tail.length);
  whole.set(bytes.subarray(0, at));
  whole.set(middle, at);
  whole.set(tail, at + middle.length);
  return decoder.decode(whole);
}

/** @param {Value[]} items */
export function insertedText(items) {
  const strings = items.filter((item) => typeof item === "string");
  const characters = items.filter((item) => item?.kind === "character").map((item) => item.value);
  return strings.join("") + characters.join("");
}
