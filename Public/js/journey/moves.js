// What a line moves about in the program's data: where stood before what it put in a place.

/** @import { Expression, LineRead, Live, Names, Place, Value } from "types/journey.d.ts" */

import { isList, placeOf, restWithin, valueAt } from "./places.js";
import { readAt } from "./reading.js";
import { reckon } from "./reckoning.js";
import { isSame } from "./trace/values.js";

const longest = 2000;
/** Give the elements of a list again, all or some of them, in whatever order. */
const again = new Set([
  "sorted",
  "reversed",
  "list",
  "tuple",
  "Array",
  "min",
  "max",
  "sort",
  "shuffle",
  "shuffled",
  "copy",
  "heapify",
  "nlargest",
  "nsmallest",
]);
const puts = new Set(["append", "appendleft", "insert", "add", "push", "heappush"]);
const takes = new Map([
  ["pop", -1],
  ["popLast", -1],
  ["removeLast", -1],
  ["popleft", 0],
  ["popFirst", 0],
  ["removeFirst", 0],
  ["heappop", 0],
  ["remove", null],
]);

/** @param {{ kind: string, callee?: Expression }} one @returns {string} */
const nameOf = ({ kind, callee }) => (kind === "call" ? (callee?.name ?? "") : "");

/**
 * The list that a call works on: `nums` of `nums.pop()`, `heap` of `heapq.heappop(heap)`.
 * @param {Expression} one @param {Names} names @returns {Expression | null}
 */
function listOf({ callee, parts }, names) {
  const isHeap = nameOf({ kind: "call", callee }).startsWith("heap");
  const node = isHeap || callee.kind !== "member" || !isHeld(callee.whole, names) ? parts[0] : callee.whole;
  return node && isHeld(node, names) ? node : null;
}

/**
 * Where the elements of a list are.
 * @param {Expression} list @param {Names} names @returns {Place | null}
 */
function holderOf(list, names) {
  const value = reckon(list, names);
  return value?.kind === "reference" ? { object: value.id, path: [] } : placeOf(list, names);
}

/** @param {Expression} node @param {Names} names @returns {boolean} */
const isHeld = (node, names) => isList(names.contents(reckon(node, names)));
/** @param {Expression} node @param {string} line */
export const textOf = (node, line) => node.text ?? line.slice(node.from, node.to);
/** @param {Expression} whole @param {Expression} key @param {string} line @returns {Expression} */
const cellOf = (whole, key, line) => ({
  kind: "index",
  whole,
  key,
  text: `${textOf(whole, line)}[${textOf(key, line)}]`,
  from: whole.from,
  to: key.to,
});
/** @param {Expression} whole @param {number} index @param {string} line */
const numbered = (whole, index, line) =>
  cellOf(whole, { kind: "literal", value: index, text: String(index), from: whole.to, to: whole.to }, line);

/**
 * What lies in an expression's value by a path; null where that cannot be written.
 * @param {Expression} node @param {Value[]} path @param {string} line @param {Names} names @returns {Expression | null}
 */
export function deeper(node, path, line, names) {
  let found = node;
  for (const key of path) {
    const whole = names.contents(reckon(found, names));
    if (isList(whole) && Number.isInteger(key)) found = numbered(found, key, line);
    else {
      const name = whole?.kind === "structure" ? whole.names[/** @type {number} */ (key)] : undefined;
      if (!name) return null;
      found = { kind: "member", whole: found, name, text: `${textOf(found, line)}.${name}`, from: found.from, to: found.to };
    }
  }
  return found;
}

/**
 * The element that a call takes out of a list, as an expression: `stack[3]` of `stack.pop()`; null for other calls, and where
 * it is the list itself that one asks about.
 * @param {Expression} node @param {string} line @param {Names} names @param {Place | null} asked
 * @returns {Expression | null}
 */
export function takenBy(node, line, names, asked) {
  const name = nameOf(node);
  if (!takes.has(name)) return null;
  const list = listOf(node, names);
  const { length = 0 } = list ? names.contents(reckon(list, names)) : {};
  const given = node.parts.find((/** @type {Expression} */ part) => part !== list && (!part.label || part.label === "at"));
  const place = given ? reckon(given, names) : takes.get(name);
  if (!list || restWithin(holderOf(list, names), asked) || !Number.isInteger(place) || (name === "remove" && given?.label !== "at"))
    return null;
  const index = place < 0 ? length + place : place;
  return index >= 0 && index < length ? numbered(list, index, line) : null;
}

/**
 * The expressions that stood for what is now in a place, or null where a line moves nothing there.
 * @param {Place} place @param {LineRead} other @returns {Expression[] | null}
 */
export function movedTo(place, { found, line, names, after }) {
  const nodes = found.map(({ node }) => node);
  const exchange = exchanged(nodes, line);
  const other = exchange && twinOf(exchange, place, line, names);
  if (other) return [other];
  for (const node of nodes) {
    const source = node.kind === "call" && put(node, place, line, names);
    if (source) return source;
  }
  const [pool, ...more] = found.filter(({ isTarget, node }) => !isTarget && node.kind !== "literal").map(({ node }) => node);
  return pool && !more.length ? fromPool(pool, place, { line, names, after }) : null;
}

/**
 * The two places that change their values: `swapAt(i, j)`, `swap(&a, &b)`.
 * @param {Expression[]} nodes @param {string} line
 */
function exchanged(nodes, line) {
  const call = nodes.find((node) => nameOf(node) === "swapAt" && node.parts.length === 2);
  if (call) return call.parts.map((/** @type {Expression} */ part) => cellOf(call.callee.whole, part, line));
  if (!/\bswap\s*\(\s*&/.test(line)) return null;
  const both = [...line.matchAll(/&(?=\s*[A-Za-z_])/g)].map(({ index }) => readAt(line, index + 1, "swift"));
  return both.length === 2 && both.every(Boolean) ? both : null;
}

/** @param {Expression[]} pair @param {Place} place @param {string} line @param {Names} names @returns {Expression | null} */
function twinOf(pair, place, line, names) {
  for (const [at, node] of pair.entries()) {
    const rest = restWithin(placeOf(node, names), place);
    if (rest) return deeper(pair[1 - at], rest, line, names);
  }
  return null;
}

/**
 * What a call has put where, if it is there: an element that was added, or the one from the other end.
 * @param {Expression} call @param {Place} place @param {string} line @param {Names} names
 * @returns {Expression[] | null}
 */
function put(call, place, line, names) {
  const name = nameOf(call);
  const list = listOf(call, names) ?? (call.callee.kind === "member" ? call.callee.whole : null);
  const rest = list && restWithin(holderOf(list, names), place);
  if (!rest?.length) return null;
  if (name === "reverse") {
    const source = deeper(list, [names.contents(reckon(list, names)).length - 1 - rest[0], ...rest.slice(1)], line, names);
    return source && [source];
  }
  if (!puts.has(name) || name === "heappush") return null;
  const values = call.parts.filter((/** @type {Expression} */ part) => part !== list && !part.label);
  const value = name === "insert" && values.length === 2 ? values[1] : values[0];
  const source = value && deeper(value, rest.slice(1), line, names);
  return source && [source];
}

/**
 * The one element of what the line takes its values from that is now in a place.
 * @param {Expression} node @param {Place} place @param {{ line: string, names: Names, after: Live }} third
 */
function fromPool(node, place, { line, names, after }) {
  const lists = poolOf(node, names);
  const value = lists && valueAt(after, place);
  if (!lists || value === undefined || value === null) return null;
  const cells = lists.flatMap(({ list, value: single }) => {
    if (single) return isSame(reckon(single, names), value) ? [single] : [];
    const whole = list && names.contents(reckon(list, names));
    if (!list || whole.length > longest) return [];
    return [...whole.slice(0, whole.length)].flatMap((item, index) => (isSame(item, value) ? [numbered(list, index, line)] : []));
  });
  return cells.length === 1 ? cells : null;
}

/**
 * Where the elements of an expression's value come from: `[{ list }]`, and `{ value }` of one that is added.
 * @param {Expression} node @param {Names} names @returns {{ list?: Expression, value?: Expression }[] | null}
 */
function poolOf(node, names) {
  if (node.kind === "slice") return isHeld(node.whole, names) ? [{ list: node.whole }] : null;
  if (node.kind !== "call") return null;
  const name = nameOf(node);
  if (name === "heappush" && node.parts.length === 2 && isHeld(node.parts[0], names))
    return [{ list: node.parts[0] }, { value: node.parts[1] }];
  if (!again.has(name) && name !== "heappop") return null;
  const list = listOf(node, names);
  if (list) return [{ list }];
  const inner = node.callee.kind === "member" ? node.callee.whole : node.parts[0];
  return inner ? poolOf(inner, names) : null;
}
