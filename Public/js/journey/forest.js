// Lists and dictionaries that tell of each member which one it belongs to: a union-find as the forest that it is.

/** @import { Details, Flag, Held, It, Link, ObjectsById, Value } from "types/journey.d.ts" */

import { drawTree } from "./tree.js";
import { cellText, countOf, isInteger, isScalar, itemsOf, kindOf, resolve } from "./values.js";

const most = 400;
const pitch = 60;

/** @param {Value} value @param {ObjectsById} objects */
const isKey = (value, objects) =>
  isScalar(value) ||
  (kindOf(resolve(value, objects)) === "tuple" && (itemsOf(value, objects) ?? []).every(isScalar)) ||
  kindOf(value) === "structure";

/**
 * `Map member -> the one above, or null`, members as texts; null where the values tell of no such thing.
 * @param {Held} value @param {ObjectsById} objects @param {string} [style] @returns {Map<string, string | null> | null}
 */
export function readForest(value, objects, style = "self") {
  /** @type {Map<string, string | null>} */
  const above = new Map();
  if (value.kind === "list" && countOf(value) > 0 && countOf(value) <= most) {
    const count = value.items.length;
    for (const [place, item] of value.items.entries()) {
      if (item === null) above.set(String(place), null);
      else if (!isInteger(item) || item >= count || (item < 0 && style !== "below")) return null;
      else above.set(String(place), item < 0 || item === place ? null : String(item));
    }
    return above;
  }
  if (value.kind !== "dictionary" || countOf(value) > most) return null;
  /** @param {Value} key */
  const name = (key) => cellText(key, objects, 14);
  const texts = new Set();
  for (const [key, to] of value.entries) {
    if (!isKey(key, objects) || (to !== null && !isKey(to, objects))) return null;
    const isTop = to === null || name(to) === name(key) || (style === "below" && isInteger(to) && to < 0);
    above.set(name(key), isTop ? null : name(to));
    if (!isTop) texts.add(name(to));
  }
  for (const text of texts) if (!above.has(text)) above.set(text, null);
  return above;
}

/**
 * Does every way up end? Without a word of the program's, a ring speaks against a forest, and so does one without links.
 * @param {Map<string, string | null>} above
 */
export function isForest(above) {
  const done = new Set();
  for (const start of above.keys()) {
    const path = new Set();
    for (let id = /** @type {string | null} */ (start); id !== null && !done.has(id); id = above.get(id)) {
      if (path.has(id)) return false;
      path.add(id);
    }
    for (const id of path) done.add(id);
  }
  return [...above.values()].some((to) => to !== null);
}

/**
 * The figure of a forest; `evidence`: what evidence.js says of the list.
 * @param {It} it @param {Map<string, string | null>} above @param {Details} [third]
 */
export function forestFigure(it, above, { isUnion = false, members = new Set() } = {}) {
  const { moment, marks, names, objects, holder, value } = it;
  /** @type {Map<string, Link[]>} */
  const links = new Map([...above].map(([id, to]) => [id, to === null ? [] : [{ to, field: "up", role: "up", label: "" }]]));
  const changed = new Map(marks.paths.map((path) => [cellText(path[0], objects, 14), marks.at(...path).old]));
  const reads = new Set(moment.readsOf(names, holder.id).map(([key]) => cellText(key, objects, 14)));
  /** @param {string} id */
  const label = (id) => ({
    text: id,
    title: titleOf(id, above, changed, objects),
    object: null,
    tone: `${above.get(id) === null ? "root" : ""} ${changed.has(id) ? "changed" : ""} ${reads.has(id) ? "read" : ""}`,
    links: new Set(changed.has(id) ? ["up"] : []),
  });
  const pointers = pointersTo(it, above, members);
  /** @param {string} id */
  const isWanted = (id) => pointers.has(id) || changed.has(id) || reads.has(id);
  const shown = it.memory.limit ? [...above.keys()] : withFewLoners(above, isWanted, Math.max(6, Math.floor(it.width / pitch)));
  const drawn = drawTree({ nodes: shown.map((id) => ({ id })), links, label, pointers, memory: it.memory, room: it.width });
  if (shown.length < above.size) {
    const text = `… ${above.size - shown.length} more, each alone`;
    drawn.marks.push({
      key: "loners",
      shape: "text",
      x: 4,
      y: drawn.height + 8,
      text,
      anchor: "start",
      className: "label",
      act: `more ${it.memory.key}`,
    });
    drawn.height += 20;
  }
  const sets = [...above.values()].filter((to) => to === null).length;
  const sizes = `${sets} ${sets === 1 ? "set" : "sets"} of ${above.size}`;
  return { kind: "forest", word: isUnion ? "union-find" : "forest", count: countOf(value), sizes: isUnion ? sizes : null, ...drawn };
}

/**
 * All that belong together, and as many of the rest as fit beside each other: those that are spoken of, then the first.
 * @param {Map<string, string | null>} above @param {(id: string) => boolean} isWanted @param {number} room
 */
function withFewLoners(above, isWanted, room) {
  const ends = new Set([...above.values()].filter((to) => to !== null));
  const loners = [...above.keys()].filter((id) => above.get(id) === null && !ends.has(id));
  const kept = new Set(loners.filter(isWanted));
  for (const id of loners) if (kept.size < room) kept.add(id);
  return [...above.keys()].filter((id) => above.get(id) !== null || ends.has(id) || kept.has(id));
}

/** @param {string} id @param {Map<string, string | null>} above @param {Map<string, Value>} changed @param {ObjectsById} objects */
function titleOf(id, above, changed, objects) {
  const to = above.get(id);
  const old = changed.get(id);
  return `${id}${to === null ? " is the root of its tree" : `: ${to} is above it`}${old === undefined ? "" : `, was ${cellText(old, objects, 14)}`}`;
}

/**
 * The variables that stand for members.
 * @param {It} one @param {Map<string, unknown>} known @param {Set<string>} members
 */
function pointersTo({ moment, names, objects }, known, members) {
  /** @type {Map<string, Flag[]>} */
  const pointers = new Map();
  const met = new Set();
  // An inner variable of the name hides the outer one.
  for (const frame of moment.sight.toReversed())
    for (const { name, value, changed } of moment.slotsOf(frame)) {
      if (met.has(name)) continue;
      met.add(name);
      const isMeant = members.has(name) || names.some((list) => moment.source.isIndexed(list, name));
      if (!isMeant || (!isScalar(value) && kindOf(value) !== "tuple" && kindOf(value) !== "reference" && kindOf(value) !== "structure"))
        continue;
      const id = cellText(value, objects, 14);
      if (!known.has(id)) continue;
      pointers.set(id, [...(pointers.get(id) ?? []), { name, tone: `${frame === moment.frame ? "" : "far"} ${changed ? "changed" : ""}` }]);
    }
  return pointers;
}
