// Tries that are no objects of a class: dictionaries within each other, and lists of nodes that know each other by number.

/** @import { Details, Flag, Held, It, ListValue, NodeId, ObjectsById, TrieNode, Value } from "types/journey.d.ts" */

import { drawTree } from "./tree.js";
import { cellText, countOf, isInteger, isScalar, itemsOf, refOf, resolve, short } from "./values.js";

const most = 1500;
const ending = /end|word|leaf|terminal/i;

/**
 * `[{ id, text, isEnd, title, below: [{ to, label }] }]` of dictionaries within a dictionary; null if they are no tree.
 * @param {number} id @param {ObjectsById} objects @returns {TrieNode<number>[] | null}
 */
export function readNested(id, objects) {
  /** @type {TrieNode<number>[]} */
  const nodes = [];
  const met = new Set([id]);
  const queue = [id];
  while (queue.length) {
    const at = queue.shift();
    const value = objects.get(at)?.value;
    if (value?.kind !== "dictionary" || nodes.length >= most) return null;
    /** @type {TrieNode<number>["below"]} */
    const below = [];
    let mark = null;
    for (const [key, item] of value.entries) {
      const to = refOf(item);
      if (to !== null && objects.get(to)?.value?.kind === "dictionary") {
        if (met.has(to)) return null;
        met.add(to);
        queue.push(to);
        below.push({ to, label: cellText(key, objects, 6) });
      } else if (isScalar(item) || to !== null) mark = item;
      else return null;
    }
    const text = mark === null || typeof mark === "boolean" ? "" : cellText(mark, objects, 8);
    nodes.push({ id: at, text, isEnd: mark !== null && mark !== false, title: short(value, 120, objects), below });
  }
  return nodes;
}

/**
 * The same of a list whose elements lead to others by their place; 0, -1 and nothing lead nowhere.
 * @param {ListValue} value @param {Details} other @param {ObjectsById} objects @returns {TrieNode<number>[] | null}
 */
export function readArena(value, { field }, objects) {
  const { length } = value;
  if (!length || length > most) return null;
  /** @type {TrieNode<number>[]} */
  const nodes = [];
  const met = new Set();
  for (let id = 0; id < length; id++) {
    const held = resolve(value.at(id), objects);
    const next = resolve(field ? held?.items?.[held.names?.indexOf(field)] : held, objects);
    const entries =
      next?.kind === "dictionary"
        ? next.entries.map((/** @type {Value[]} */ [key, to]) => [cellText(key, objects, 6), to])
        : itemsOf(next, objects)?.map((to, place) => [countOf(next) === 26 ? String.fromCharCode(97 + place) : String(place), to]);
    if (!entries) return null;
    /** @type {TrieNode<number>["below"]} */
    const below = [];
    for (const [label, to] of entries) {
      // The node to come may be linked to a step before it is there.
      if (to === null || to === 0 || to === -1 || to === length) continue;
      // What two nodes lead to, and what leads back, is no tree.
      if (!isInteger(to) || to < 0 || to >= length || met.has(to)) return null;
      met.add(to);
      below.push({ to, label });
    }
    nodes.push({ id, below, ...endOf(held, field, objects), title: short(value.at(id), 120, objects) });
  }
  return met.has(0) ? null : nodes;
}

/** @param {Held} held @param {string} field @param {ObjectsById} objects */
function endOf(held, field, objects) {
  const rest = (held?.names ?? [])
    .map((name, place) => /** @type {[string, Value]} */ ([name, held.items[place]]))
    .filter(([name]) => name !== field);
  const [, plain] = rest.find(([, item]) => isScalar(item) && typeof item !== "boolean" && item !== null) ?? [];
  const isEnd = rest.some(
    ([name, item]) =>
      (item === true && (ending.test(name) || rest.length === 1)) ||
      (ending.test(name) && item !== null && item !== false && typeof item !== "boolean"),
  );
  return { text: plain === undefined ? "" : cellText(plain, objects, 8), isEnd };
}

/**
 * `pointers`: Map id -> flags; `marks`: Map id -> whether it is new or changed.
 * @param {It} it @param {TrieNode<number>[]} nodes
 * @param {Map<number | null, Flag[]>} pointers @param {Map<Value, string>} changed @param {boolean} [isNested]
 */
function trieFigure(it, nodes, pointers, changed, isNested = false) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const links = new Map(nodes.map(({ id, below }) => [id, below.map(({ to, label }) => ({ to, label, field: label, role: "many" }))]));
  /** @param {number} id */
  const label = (id) => {
    const { text = "", isEnd, title } = byId.get(id);
    return { text, title, object: isNested ? id : null, tone: `${isEnd ? "end" : ""} ${changed.get(id) ?? ""}` };
  };
  const drawn = drawTree({
    nodes: nodes.map(({ id }) => ({ id })),
    links,
    label,
    pointers: /** @type {Map<NodeId, Flag[]>} */ (pointers),
    memory: it.memory,
  });
  return { kind: "trie", word: "trie", count: nodes.length, sizes: `${nodes.length} nodes`, ...drawn };
}

/**
 * Of dictionaries within each other only the outermost is drawn; names of the others point into it.
 * @param {It} it @param {TrieNode<number>[]} nodes
 */
export function nestedFigure(it, nodes) {
  const { survey, objects, holder } = it;
  const inside = new Set(nodes.map(({ id }) => id));
  /** @type {Map<number | null, Flag[]>} */
  const pointers = new Map();
  for (const { id, names, current, key } of survey.holders.values()) {
    if (!inside.has(id)) continue;
    if (key !== holder.key) survey.shown.add(key);
    const flags = key === holder.key ? names.filter((name) => current.includes(name)) : names;
    if (flags.length)
      pointers.set(
        id,
        flags.map((name) => ({ name, tone: current.includes(name) ? "" : "far" })),
      );
  }
  const changed = new Map(nodes.map(({ id }) => [id, objects.get(id).isNew ? "new" : objects.get(id).changed ? "changed" : ""]));
  return trieFigure(it, nodes, pointers, changed, true);
}

/**
 * Is the dictionary within another one that a name stands for?
 * @param {It} one
 */
export function isWithin({ survey, holder, objects, evidence }) {
  const met = new Set();
  /** @type {number | null} */
  let at = holder.id;
  for (
    let owner = survey.inner.get(/** @type {number} */ (at));
    at !== null && owner !== undefined && !met.has(owner);
    owner = survey.inner.get(/** @type {number} */ (at))
  ) {
    met.add(owner);
    const above = survey.holders.get(owner);
    if (
      above &&
      above.key !== holder.key &&
      above.kind === "dictionary" &&
      evidence.of(above.names, "trie") &&
      readNested(/** @type {number} */ (above.id), objects)
    )
      return true;
    at = owner.startsWith("o") ? Number(owner.slice(1)) : null;
  }
  return false;
}

/** @param {It} it @param {TrieNode<number>[]} nodes */
export function arenaFigure(it, nodes) {
  const { moment, names, value, marks } = it;
  /** @type {Map<number | null, Flag[]>} */
  const pointers = new Map();
  for (const { name, index, changed } of moment.pointersInto(names, value.length, false)) {
    if (index >= 0 && index < value.length) pointers.set(index, [...(pointers.get(index) ?? []), { name, tone: changed ? "changed" : "" }]);
  }
  const changed = new Map(marks.paths.map(([place]) => [place, "changed"]));
  return trieFigure(it, nodes, pointers, changed);
}
