// Places in a program's data: what an expression or a click names, and what is there.
//
// A place is plain data, as it may go to another thread: { slot, call, path } or { object, path }, with the path's keys as
// `keyOf` gives them; `within` is the object that a variable refers to, whose own changes belong to it.

/** @import { Expression, ListValue, Live, Names, Place, PlainKey, Value } from "types/journey.d.ts" */

import { reckon } from "./reckoning.js";
import { keyOf } from "./trace/values.js";

/** @param {Value} value @returns {value is ListValue} */
export const isList = (value) => value?.kind === "list" || value?.kind === "tuple";

/**
 * A key that can go to another thread; a number that is none is no key.
 * @param {Value} key @returns {PlainKey}
 */
export const plainKey = (key) => {
  const plain = keyOf(key);
  return typeof plain === "symbol" ? "NaN" : plain;
};

/**
 * The place that an expression names (reading.js), or null.
 * @param {Expression} given @param {Names} names @returns {Place | null}
 */
export function placeOf(given, names) {
  /** @type {any} */
  const node = isLookup(given) ? { kind: "index", whole: given.callee.whole, key: given.parts[0] } : given;
  if (node.kind === "name") return namedPlace(node.name, names);
  if (node.kind !== "index" && node.kind !== "member") return null;
  if (node.kind === "member" && node.whole.kind === "name") {
    const dotted = names.binding(`${node.whole.name}.${node.name}`);
    if (dotted) return { slot: dotted.slot, call: dotted.call, path: [] };
  }
  const value = reckon(node.whole, names);
  const whole = names.contents(value);
  const key = node.kind === "member" ? fieldOf(whole, node.name) : indexOf(whole, reckon(node.key, names));
  const holder = value?.kind === "reference" ? { object: value.id, path: [] } : placeOf(node.whole, names);
  if (!holder || key === undefined) return typeof whole === "string" ? holder : null;
  return { ...holder, within: undefined, path: [...holder.path, plainKey(key)] };
}

/**
 * `d.get(key)`
 * @param {Expression} one
 */
export const isLookup = ({ kind, callee, parts }) =>
  kind === "call" && callee.kind === "member" && callee.name === "get" && parts.length > 0;

/** @param {string} name @param {Names} names @returns {Place | null} */
function namedPlace(name, names) {
  const found = names.binding(name);
  if (found) return { slot: found.slot, call: found.call, path: [], within: withinOf(found.value, names) };
  const self = names.binding("self")?.value;
  const field = fieldOf(names.contents(self), name);
  return field === undefined || self?.kind !== "reference" ? null : { object: self.id, path: [field] };
}

/**
 * The list or table that a variable refers to: nodes have changes of their own.
 * @param {Value} value @param {Names} names
 */
function withinOf(value, names) {
  const whole = names.contents(value);
  return value?.kind === "reference" && whole && whole.kind !== "structure" ? value.id : undefined;
}

/** @param {Value} whole @param {string} name */
function fieldOf(whole, name) {
  if (whole?.kind !== "structure") return isList(whole) && /^\d+$/.test(name) ? Number(name) : undefined;
  const place = whole.names.indexOf(name);
  return place < 0 ? undefined : place;
}

/** @param {Value} whole @param {Value} key */
function indexOf(whole, key) {
  if (typeof whole === "string") return undefined;
  return isList(whole) && typeof key === "number" && key < 0 ? whole.length + key : key;
}

/**
 * What is at a place; undefined if nothing is.
 * @param {Live} live @param {Place} other @returns {Value}
 */
export function valueAt(live, { slot, call, object, path }) {
  const frames = [...(live.suspended?.values() ?? []), ...live.frames, ...(live.ended ?? [])];
  /** @type {Value} */
  let value =
    object === undefined
      ? frames.findLast((frame) => frame.call === call)?.values.get(/** @type {number} */ (slot))
      : { kind: "reference", id: object };
  for (const key of path) {
    const whole = value?.kind === "reference" ? live.objects.get(value.id)?.value : value;
    const isTable = whole?.kind === "set" || whole?.kind === "dictionary";
    const entry = isTable ? whole.slice(0).find((/** @type {Value[]} */ [each]) => plainKey(each) === key) : undefined;
    value = isList(whole)
      ? whole.at(/** @type {number} */ (key))
      : isTable
        ? entry?.[whole.kind === "set" ? 0 : 1]
        : typeof whole === "string"
          ? [...whole][/** @type {number} */ (key)]
          : whole?.items?.[/** @type {number} */ (key)];
  }
  return value;
}

/**
 * The path from one place to another that lies in it; null if it does not.
 * @param {Place | null} whole @param {Place | null} place @returns {PlainKey[] | null}
 */
export function restWithin(whole, place) {
  if (whole && place && place.within !== undefined && whole.object === place.within) return whole.path.length ? null : place.path;
  if (!whole || !place || whole.slot !== place.slot || whole.object !== place.object) return null;
  if (whole.object === undefined && whole.call !== place.call) return null;
  return whole.path.every((key, level) => key === place.path[level]) && whole.path.length <= place.path.length
    ? place.path.slice(whole.path.length)
    : null;
}
