// Graphs that are told by data: adjacency lists, matrices and dictionaries, lists of edges.

/** @import { Details, Edge, Graph, Held, ObjectsById, TableValue, Value } from "types/journey.d.ts" */

import { cellText, countOf, isInteger, isScalar, isText, itemsOf, kindOf, resolve } from "./values.js";
import { plainName } from "./codeline.js";

const adjacency = /^(graph|adj\w*|neighbou?rs?|g|edgesof|outgoing|successors|digraph|connected|isconnected)$/;
const edgeList = /^(edges?|prerequisites|connections|roads|flights|times|relations|links|dependencies|tickets|equations|dislikes)$/;
const nodeNames =
  /^(node|u|v|w|cur|curr|current|at|neighbou?r|nei|nb|nbr|src|source|start|dst|dest|destination|goal|end|target|course|city|vertex|from|to|next|nxt|parent|root)\d*$/;

/** @param {string[]} names */
export const mayBeGraph = (names) => names.some((name) => adjacency.test(plainName(name.split(".").pop())));
/** @param {string[]} names */
export const mayBeEdges = (names) => names.some((name) => edgeList.test(plainName(name.split(".").pop())));
/** @param {string} name */
export const isNodeName = (name) => nodeNames.test(plainName(name));

const mostNodes = 4000;

/** @param {Value} value @param {ObjectsById} objects */
const label = (value, objects) => cellText(value, objects, 10);

/**
 * Reads a target of an adjacency list: a node, or a pair of node and weight; `told`: at which place the program says it is.
 * @param {Value} item @param {ObjectsById} objects @param {(node: Value) => boolean} isNode @param {number | undefined} told
 * @returns {{ to: Value, weight?: Value } | null}
 */
function target(item, objects, isNode, told) {
  if (isScalar(item)) return { to: item };
  const pair = itemsOf(item, objects) ?? partsOfStructure(item, objects);
  if (!pair || pair.length < 2 || !pair.every(isScalar)) return null;
  if (told !== undefined && told < pair.length) return { to: pair[told], weight: pair[told ? told - 1 : 1] };
  const place = isNode(pair[0]) || !isNode(pair[1]) ? 0 : 1;
  return { to: pair[place], weight: pair[1 - place] };
}

/** @param {Value} item @param {ObjectsById} objects @returns {Value[] | null} */
function partsOfStructure(item, objects) {
  const held = resolve(item, objects);
  return held?.kind === "structure" ? held.items : null;
}

/**
 * `place`: where in a pair the node stands; `isSure`: the program goes from node to node here, so that a list which is not
 * filled yet may lead to nodes to come; `first`: the first node's number. Gives `{ ids, edges: [{ from, to, label }], directed }` with nodes as texts, or null if it is no graph.
 * @param {Value} value @param {ObjectsById} objects @param {Details} [third] @returns {Graph | null}
 */
export function readGraph(value, objects, { place, isSure = false, first = 0 } = {}) {
  const held = resolve(value, objects);
  if (held?.kind === "dictionary") return readDictionary(held, objects, place);
  const rows = itemsOf(held, objects);
  if (!rows?.length) return null;
  const lists = rows.map((row) => resolve(row, objects));
  if (isMatrix(lists)) return readMatrix(lists);
  /** @type {Edge[]} */
  const edges = [];
  const more = new Set();
  for (let from = 0; from < lists.length; from++) {
    const items =
      lists[from]?.items ?? (lists[from]?.kind === "set" ? lists[from].entries.map((/** @type {Value[]} */ [item]) => item) : null);
    // Cells beside each other are tuples, too.
    if (!items || (!isSure && lists[from].kind === "tuple")) return null;
    for (const item of items) {
      const found = target(item, objects, (node) => isInteger(node) && node >= 0 && node < lists.length, place);
      if (!found || !isInteger(found.to) || found.to < 0 || found.to >= (isSure ? mostNodes : lists.length)) return null;
      if (found.to >= lists.length) more.add(String(found.to));
      edges.push(edge(String(from), String(found.to), found.weight, objects));
    }
  }
  return finish([...lists.map((_, place) => String(place)).slice(lists[0]?.items?.length ? 0 : first), ...more], edges);
}

/**
 * As readGraph, where only the program's loops tell of neighbours: null where the values speak against it.
 * @param {Value} value @param {ObjectsById} objects @returns {Graph | null}
 */
export function readNeighbours(value, objects) {
  const graph = readGraph(value, objects);
  if (!graph || isMatrix((itemsOf(value, objects) ?? []).map((row) => resolve(row, objects)))) return null;
  // Places of letters lead from texts to numbers; numbers that are no nodes repeat in their rows.
  const numbers = graph.ids.filter((id) => /^-?\d+$/.test(id)).length;
  const isRepeated = new Set(graph.edges.map(({ from, to }) => JSON.stringify([from, to]))).size < graph.edges.length;
  return isRepeated || (numbers > 0 && numbers < graph.ids.length) ? null : graph;
}

/** @param {TableValue} held @param {ObjectsById} objects @param {number} place @returns {Graph | null} */
function readDictionary(held, objects, place) {
  if (held.entries.some(([key]) => !isScalar(key) && kindOf(key) !== "tuple")) return null;
  const keys = new Set(held.entries.map(([key]) => label(key, objects)));
  const ids = new Set(keys);
  /** @type {Edge[]} */
  const edges = [];
  for (const [key, value] of held.entries) {
    const inner = resolve(value, objects);
    const items =
      inner?.kind === "dictionary"
        ? inner.entries.map((/** @type {Value[]} */ [to, weight]) => ({ to, weight }))
        : (inner?.items ?? (inner?.kind === "set" ? inner.entries.map((/** @type {Value[]} */ [key]) => key) : null))?.map(
            (/** @type {Value} */ item) => target(item, objects, (node) => keys.has(label(node, objects)), place),
          );
    if (!items || items.some((/** @type {Value} */ item) => !item)) return null;
    for (const { to, weight } of items) {
      ids.add(label(to, objects));
      edges.push(edge(label(key, objects), label(to, objects), weight, objects));
    }
  }
  return finish([...ids], edges);
}

/** @param {Held[]} rows */
const isMatrix = (rows) =>
  rows.length > 1 &&
  rows.every(
    (row) =>
      row?.items?.length === rows.length &&
      countOf(row) === rows.length &&
      row.items.every(
        (/** @type {Value} */ item) =>
          isInteger(item) || typeof item === "boolean" || kindOf(item) === "double" || (isText(item) && /^[01]$/.test(item.value ?? item)),
      ),
  ) &&
  rows.some((row) =>
    row.items.some((item) => item === 0 || item === false || item === "0" || item?.value === "0" || item?.value === Infinity),
  );

/** @param {Held[]} rows @returns {Graph | null} */
function readMatrix(rows) {
  /** @type {Edge[]} */
  const edges = [];
  rows.forEach((row, from) =>
    row.items.forEach((/** @type {any} */ item, /** @type {number} */ to) => {
      const weight = typeof item === "object" ? item.value : item;
      if (from === to || weight === 0 || weight === false || weight === "0" || weight === Infinity || weight === -1) return;
      const text = weight === 1 || weight === true || weight === "1" ? "" : String(weight);
      edges.push({ from: String(from), to: String(to), label: text });
    }),
  );
  return finish(
    rows.map((_, place) => String(place)),
    edges,
  );
}

/**
 * A list of edges: pairs, or triples with a weight.
 * @param {Value} value @param {ObjectsById} objects @returns {Graph | null}
 */
export function readEdges(value, objects) {
  const rows = itemsOf(value, objects);
  if (!rows?.length) return null;
  const ids = new Set();
  /** @type {Edge[]} */
  const edges = [];
  for (const row of rows) {
    const parts = itemsOf(row, objects);
    if (!parts || parts.length < 2 || parts.length > 3 || !parts.every(isScalar)) return null;
    const [from, to] = parts.map((part) => label(part, objects));
    ids.add(from).add(to);
    edges.push(edge(from, to, parts[2], objects));
  }
  const numbers = [...ids].every((id) => /^\d+$/.test(id));
  const graph = finish(
    [...ids].sort((a, b) => (numbers ? a - b : 0)),
    edges,
  );
  return /** @type {Graph} */ ({ ...graph, isEdgeList: true });
}

/** @param {string} from @param {string} to @param {Value} weight @param {ObjectsById} objects */
function edge(from, to, weight, objects) {
  return { from, to, label: weight === undefined ? "" : label(weight, objects) };
}

/** @param {string[]} ids @param {Edge[]} edges @returns {Graph | null} */
function finish(ids, edges) {
  if (edges.length > 2000) return null;
  const all = new Set(edges.map(({ from, to }) => JSON.stringify([from, to])));
  const directed = edges.some(({ from, to }) => !all.has(JSON.stringify([to, from])));
  return { ids, edges, directed };
}
