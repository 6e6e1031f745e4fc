// Figures of linked nodes: objects that link to their kind, and graphs that are told by data.

/** @import { Drawing, Family, Flag, GroupToDraw, Holder, Links, LiveObject, NodeId, Nodes, ObjectsById, Source, Survey, ToDraw, Value } from "types/journey.d.ts" */

import { drawChain } from "./chain.js";
import { evidenceOf } from "./evidence.js";
import { hasCycle, linksOf, shapeOf } from "./families.js";
import { drawNetwork } from "./network.js";
import { firstOf } from "./pictures.js";
import { plainName } from "./codeline.js";
import { drawTree } from "./tree.js";
import { cellText, isInteger, nodeLabel, refOf, short } from "./values.js";

const ending = /^(is_?end|end|is_?word|word|terminal|is_?leaf|end_?of_?word|is_?terminal)$/i;

/** @param {Family} family */
const chainWord = (family) => ([...family.fields.values()].includes("back") ? "doubly linked list" : "linked list");

/**
 * Nodes of one class: a chain, a tree, a trie or a graph.
 * @param {GroupToDraw} one
 */
export function groupFigure({ key, family, nodes, survey, moment, width, memory, isFresh, chosen }) {
  const { objects } = moment;
  nodes.sort((a, b) => a.id - b.id);
  const known = new Set(nodes.map(({ id }) => id));
  // Of very many nodes some are not looked at: what leads there leads nowhere here.
  const links = new Map(nodes.map((node) => [node.id, linksOf(node, family, objects).filter(({ to }) => known.has(to))]));
  const pointers = new Map([...survey.flags].filter(([id]) => links.has(id)));
  const isBinary = [...family.fields.values()].includes("side");
  const label = labelling(nodes, { family, objects, links });
  const map = mapOf(family, known, survey, moment.source);
  const all = { nodes: nodes.map(({ id }) => ({ id, isBinary })), links, label, pointers, memory, width, isFresh };
  /** @type {{ [name: string]: () => Drawing & { word: string } }} */
  const draw = {
    chain: () => ({ word: chainWord(family) + (map ? " and its map" : ""), ...drawChain({ ...all, keys: map && keysOf(map, objects) }) }),
    tree: () => ({ word: treeWord(family, nodes, links), ...drawTree({ ...all, room: isUpward(family) ? width : undefined }) }),
    graph: () => ({ word: "graph", ...network(all) }),
  };
  const likely = shapeOf(family, nodes, links);
  const kinds = [...new Set([likely, ...(isChained(nodes, links) ? ["chain"] : []), ...(hasCycle(nodes, links) ? [] : ["tree"]), "graph"])];
  const drawn = firstOf(
    kinds.map((name) => ({ name, draw: () => ({ kind: name, ...draw[name]() }) })),
    chosen?.([family.name]),
  );
  const mapped = drawn.kind === "chain" && map ? map : null;
  if (mapped) survey.shown.add(mapped.key);
  return {
    key,
    names: [family.name, ...(mapped?.names ?? [])],
    current: mapped?.current ?? [],
    count: nodes.length,
    note: survey.isCut ? "only the first 4,000 objects are looked at" : "",
    size: nodes.length,
    canTidy: drawn.kind !== "tree",
    id: null,
    ...drawn,
    text: `${family.name}: ${drawn.word} of ${nodes.length}. ${told(nodes, links, objects, pointers)}`,
  };
}

/**
 * All links of a union-find's members lead up.
 * @param {Family} family
 */
const isUpward = (family) => [...family.fields.values()].every((role) => role === "up");

/**
 * Can each node be drawn with the one that follows it?
 * @param {LiveObject[]} nodes @param {Links} links
 */
const isChained = (nodes, links) =>
  nodes.every(
    ({ id }) =>
      new Set(
        links
          .get(id)
          .filter(({ role }) => role !== "back" && role !== "up")
          .map(({ to }) => to),
      ).size < 2,
  );

/** @param {Family} family @param {LiveObject[]} nodes @param {Links} links */
function treeWord(family, nodes, links) {
  if (isUpward(family)) return "forest";
  if (nodes.some((node) => links.get(node.id).some((link) => link.label))) return "trie";
  return [...family.fields.values()].includes("side") ? "binary tree" : "tree";
}

/**
 * The dictionary of which every value is one of these nodes, such as that of a cache over a list.
 * @param {Family} family @param {Set<number>} known @param {Survey} survey @param {Source} source
 */
function mapOf(family, known, survey, source) {
  /** @param {Holder} one */
  const isMeant = ({ kind, value, names }) =>
    kind === "dictionary" &&
    (value.size > 0
      ? value.entries.every(([, item]) => known.has(refOf(item)))
      : evidenceOf(source).of(names, "mapOf")?.made === family.name);
  return [...survey.holders.values()].find(isMeant) ?? null;
}

/**
 * The keys of each node: `Map id -> { text, tone, title }`.
 * @param {Holder} one @param {ObjectsById} objects
 */
function keysOf({ value, marks, names }, objects) {
  const keys = new Map();
  for (const [key, item] of value.entries.slice(0, 300)) {
    const text = cellText(key, objects, 10);
    keys.set(refOf(item), { text, tone: marks.at(key) ? "changed" : "", title: `${names.at(-1)}[${text}]` });
  }
  return keys;
}

/**
 * What stands in a node, and below it the range that two of its fields tell.
 * @param {LiveObject[]} nodes @param {Omit<Nodes, 'range'>} other
 */
function labelling(nodes, { family, objects, links }) {
  const range = rangeFieldsOf(nodes, links, objects);
  return (/** @type {number} */ id) => labelOf(objects.get(id), { family, objects, links, range });
}

const lows = /^(start|lo|low|l|left|from|begin|tl|lower|first|min)$/;
const highs = /^(end|hi|high|r|right|to|finish|tr|upper|last|max)$/;

/**
 * Two whole numbers in each node, those below within those above: a tree of ranges.
 * @param {LiveObject[]} nodes @param {Links} links @param {ObjectsById} objects
 */
function rangeFieldsOf(nodes, links, objects) {
  const names = nodes[0]?.value.names ?? [];
  const [low, high] = [lows, highs].map((words) =>
    names.findIndex((name, place) => words.test(plainName(name)) && isInteger(nodes[0].value.items[place])),
  );
  if (low < 0 || high < 0 || nodes.length < 2) return null;
  /** @param {LiveObject} one */
  const rangeOf = ({ value: { items } }) => [items[low], items[high]];
  /** @param {Value[]} inner @param {Value[]} outer */
  const isInside = (inner, outer) => {
    const [low, high] = inner;
    if (!isInteger(low) || !isInteger(high)) return false;
    const [least, most] = /** @type {number[]} */ (outer);
    return low <= high && least <= low && high <= most;
  };
  return nodes.every((node) =>
    links.get(node.id).every(({ to, role }) => role === "up" || isInside(rangeOf(objects.get(/** @type {number} */ (to))), rangeOf(node))),
  )
    ? { low, high, rangeOf }
    : null;
}

/** @param {LiveObject} object @param {Nodes} other */
function labelOf(object, { family, objects, links, range }) {
  const { names, items } = object.value;
  const changed = new Set(object.changes.map(({ path }) => names[/** @type {number} */ (path[0])]));
  const linkFields = new Set([...changed].filter((name) => family.fields.has(name)));
  const isEnd = names.some((name, place) => ending.test(name) && items[place] === true);
  const own = [...changed].some((name) => !family.fields.has(name));
  const [from, to] = range?.rangeOf(object) ?? [];
  return {
    text:
      nodeLabel(range ? without(object, [range.low, range.high]) : object, objects) ?? (names.some((name) => ending.test(name)) ? "" : "•"),
    links: linkFields,
    note: range ? (from === to ? String(from) : `${from}–${to}`) : "",
    object: object.id,
    tone: `${object.isNew ? "new" : ""} ${own ? "changed" : ""} ${isEnd ? "end" : ""}`,
    title: short(object.value, 200, objects),
    hasBack: links.get(object.id).some(({ role }) => role === "back"),
  };
}

/** @param {LiveObject} one @param {number[]} places */
function without({ value }, places) {
  /** @param {unknown} _ @param {number} place */
  const keep = (_, place) => !places.includes(place);
  return { value: { names: value.names.filter(keep), items: value.items.filter(keep) } };
}

/** @param {ToDraw} one */
function network({ nodes, links, label, pointers, memory, isFresh }) {
  const ids = nodes.map(({ id }) => id);
  const edges = ids.flatMap((from) =>
    links.get(from).map(({ to, field, label: text }) => ({ from, to, label: text, tone: label(from).links?.has(field) ? "changed" : "" })),
  );
  const all = new Set(edges.map(({ from, to }) => `${from},${to}`));
  const directed = edges.some(({ from, to }) => !all.has(`${to},${from}`));
  /** @param {NodeId} id */
  const told = (id) => ({ ...label(id), object: id });
  return drawNetwork({ ids, edges, directed, label: told, pointers, memory, isFresh });
}

/**
 * The group as a sentence: `2 → 3 → 1; head at 2`.
 * @param {LiveObject[]} nodes @param {Links} links @param {ObjectsById} objects @param {Map<NodeId, Flag[]>} pointers
 */
function told(nodes, links, objects, pointers) {
  /** @param {NodeId} id */
  const name = (id) => nodeLabel(objects.get(/** @type {number} */ (id)), objects) ?? "node";
  const parts = nodes.slice(0, 40).map(({ id }) => {
    const down = links
      .get(id)
      .filter(({ role }) => role !== "back" && role !== "up")
      .map(({ to, label }) => (label ? `${label}: ${name(to)}` : name(to)));
    return `${name(id)} → ${down.join(", ") || "nothing"}`;
  });
  if (nodes.length > 40) parts.push(`${nodes.length - 40} more`);
  const flags = [...pointers].flatMap(([id, names]) => names.map((flag) => `${flag.name} at ${name(id)}`));
  return `${parts.join("; ")}. ${flags.join(", ")}`;
}
