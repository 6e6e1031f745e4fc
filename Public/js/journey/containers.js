// Chooses the picture of a container by its kind, its names and what the program does with it.

/** @import { Graph, Held, It, ListValue, ObjectsById, Pictured, Value } from "types/journey.d.ts" */

import { boardFigure, readBoard } from "./board.js";
import { evidenceOf } from "./evidence.js";
import { forestFigure, isForest, readForest } from "./forest.js";
import { graphFigure } from "./graphfigure.js";
import { drawNested, isNested } from "./nested.js";
import { grid, isRows } from "./matrix.js";
import { mayBeEdges, mayBeGraph, readEdges, readGraph, readNeighbours } from "./graphs.js";
import { firstOf } from "./pictures.js";
import { rangesFigure, readRanges } from "./ranges.js";
import { heap, row, stack, stringRow } from "./sequences.js";
import { lineFigure, readSpans } from "./spans.js";
import { keyOf } from "./trace/values.js";
import { arenaFigure, isWithin, nestedFigure, readArena, readNested } from "./trie.js";
import { countOf, isScalar, isText, kindOf, refOf, resolve, short } from "./values.js";
import { card, chips, dictionary } from "./entries.js";

/** @type {{ [kind: string]: string }} */
const words = {
  list: "list",
  tuple: "tuple",
  set: "set",
  dictionary: "dictionary",
  deque: "deque",
  string: "text",
  structure: "structure",
  class: "object",
  stack: "stack",
  queue: "queue",
  heap: "heap",
  matrix: "matrix",
  lists: "list of lists",
  graph: "graph",
  tree: "tree",
  enumeration: "enumeration",
};

/** @param {string} name */
const unSelf = (name) => name.replace(/^(?:self|this)\./, "");

/** @param {Omit<It, 'names' | 'objects' | 'marks' | 'value' | 'figure' | 'evidence'>} context */
export function containerFigure(context) {
  const { holder, moment, chosen } = context;
  const names = [...new Set(holder.names.flatMap((name) => [name, unSelf(name), name.split(".").slice(-1)[0]]))];
  const it = {
    ...context,
    names,
    objects: moment.objects,
    marks: holder.marks,
    value: holder.value,
    figure: holder.key,
    evidence: evidenceOf(moment.source),
  };
  const made = firstOf(picturesOf(it), chosen?.(names));
  if (!made) return null;
  const count = countOf(holder.value);
  const isAliased = holder.id !== null && new Set(holder.names.map(unSelf).filter((name) => name !== "self" && name !== "this")).size > 1;
  return {
    key: holder.key,
    names: holder.names,
    current: holder.current,
    id: holder.id,
    word: words[made.kind] ?? made.kind,
    count: made.count ?? count,
    note: isAliased ? "one object, several names" : "",
    size: Math.max(1, (made.marks.length / 2) | 0),
    ...made,
    text: `${holder.names.join(", ")}: ${made.word ?? words[made.kind] ?? made.kind}, ${short(holder.value, 200, moment.objects)}`,
  };
}

/**
 * The pictures that fit a value, the likeliest first.
 * @param {It} it @returns {Pictured[]}
 */
function picturesOf(it) {
  const { holder, value } = it;
  switch (holder.kind) {
    case "string":
      return [{ name: "cells", draw: () => stringRow(it) }];
    case "dictionary":
      return dictionaryPictures(it);
    case "set":
      return [{ name: "chips", draw: () => chips(it) }];
    case "tuple":
      return holder.id === null && countOf(value) < 2
        ? []
        : sorted([...linePictures(it), { name: "cells", isLikely: true, draw: () => row(it, "tuple") }]);
    case "deque":
      return sorted(
        [
          ["queue", roleOf(it) ?? "deque"],
          ["cells", "list"],
        ].map(([name, kind]) => ({ name, draw: () => row(it, kind) })),
      );
    case "list":
      return listPictures(it);
    case "structure":
      return [
        { name: "tree", draw: () => drawNested(it) },
        { name: "card", draw: () => card(it) },
      ].slice(isNested(it) ? 0 : 1);
    case "class":
      return [{ name: "card", draw: () => card(it) }];
    case "enumeration":
      return [
        ...(isNested(it) ? [{ name: "tree", draw: () => drawNested(it) }] : []),
        ...(value.items?.length ? [{ name: "card", draw: () => card(it) }] : []),
      ];
    default:
      return [];
  }
}

/**
 * What the program's use speaks for stands first; of several pictures of a name one is enough.
 * @param {Pictured[]} pictures
 */
const sorted = (pictures) => [...pictures.filter(({ isLikely }) => isLikely), ...pictures.filter(({ isLikely }) => !isLikely)];

/** @type {[RegExp, string][]} */
const owners = [
  [/heap|priorityqueue/i, "heap"],
  [/stack/i, "stack"],
  [/deque/i, "deque"],
  [/queue/i, "queue"],
];

/**
 * By what the program does with the list, or by the type that it is the store of.
 * @param {It} one
 */
const roleOf = ({ names, moment, holder }) =>
  names.map((name) => moment.source.roleOf(name)).find(Boolean) ?? owners.find(([name]) => name.test(holder.owner))?.[1] ?? null;

/**
 * Whether a value is looked through for pictures that nothing but its shape speaks for.
 * @param {Value} value
 */
const isSmall = (value) => countOf(value) <= 200;

/**
 * A graph by its name, or by what the program does with it; one that only its values allow can be chosen.
 * @param {It} it @returns {Pictured[]}
 */
function graphPictures(it) {
  const { names, moment, value, objects, evidence } = it;
  const edgesOf = evidence.of(names, "edgesOf");
  const hasGraph = it.hasGraph || Boolean(edgesOf && (evidence.of([edgesOf.list], "adjacency") || mayBeGraph([edgesOf.list])));
  /** @param {Graph | null} graph @param {boolean} isLikely */
  const picture = (graph, isLikely) => (graph?.ids.length ? [{ name: "graph", isLikely, draw: () => graphFigure(it, graph) }] : []);
  const told = evidence.of(names, "adjacency");
  if (told && !isRows(it)) return picture(readGraph(value, objects, { ...told, isSure: true }), true);
  const built = evidence.of(names, "built");
  if (built && (mayBeEdges([built.from]) || isClosed(value, objects)))
    return picture(readGraph(value, objects, { ...built, isSure: true }), true);
  if (mayBeGraph(names)) return picture(readGraph(value, objects), !evidence.of(names, "ground"));
  if (!evidence.of(names, "groups") && names.some((name) => moment.source.isAdjacency(name)))
    return picture(readNeighbours(value, objects), true);
  if (mayBeEdges(names) && value.kind === "list") return picture(readEdges(value, objects), !hasGraph);
  return picture(isSmall(value) ? readNeighbours(value, objects) : null, false);
}

/**
 * Does a dictionary lead to nothing but its own keys?
 * @param {Held} value @param {ObjectsById} objects
 */
function isClosed(value, objects) {
  if (value.kind !== "dictionary" || countOf(value) < 2) return false;
  const keys = new Set(value.entries.map(([key]) => keyOf(key)));
  const targets = value.entries.flatMap(([, item]) => {
    const held = resolve(item, objects);
    return held?.kind === "set" ? held.entries.map((/** @type {Value[]} */ [key]) => key) : (held?.items ?? [undefined]);
  });
  return targets.every((target) => isScalar(target) && target !== undefined && keys.has(keyOf(target)));
}

/** @param {It} it @returns {Pictured[]} */
function forestPictures(it) {
  const { names, value, objects, evidence } = it;
  const told = evidence.of(names, "forest");
  const above = told || isSmall(value) ? readForest(value, objects, told?.style) : null;
  return above && (told || isForest(above)) ? [{ name: "forest", isLikely: Boolean(told), draw: () => forestFigure(it, above, told) }] : [];
}

/**
 * Intervals, where the program treats them so; others of their shape can be chosen.
 * @param {It} it @returns {Pictured[]}
 */
function linePictures(it) {
  const { names, value, objects, evidence } = it;
  const told = evidence.of(names, "spans");
  const read = told || isSmall(value) ? readSpans(value, objects) : null;
  return read && (told || (!read.isAlone && read.spans.length))
    ? [{ name: "line", isLikely: Boolean(told), draw: () => lineFigure(it, read, told) }]
    : [];
}

/**
 * A dictionary of dictionaries that the program walks down, or a list of nodes that know each other by number.
 * @param {It} it @returns {Pictured[]}
 */
function triePictures(it) {
  const { names, value, objects, evidence, holder } = it;
  if (holder.kind === "dictionary") {
    const nodes = evidence.of(names, "trie") && holder.id !== null && readNested(holder.id, objects);
    return nodes ? [{ name: "trie", isLikely: true, draw: () => nestedFigure(it, nodes) }] : [];
  }
  const told = evidence.of(names, "arena");
  const nodes = told && readArena(value, told, objects);
  return nodes ? [{ name: "trie", isLikely: true, draw: () => arenaFigure(it, nodes) }] : [];
}

/** @param {It} it @returns {Pictured[]} */
function dictionaryPictures(it) {
  if (it.evidence.of(it.names, "trie") && isWithin(it)) return [];
  return sorted([
    ...triePictures(it),
    ...forestPictures(it),
    ...graphPictures(it),
    { name: "table", isLikely: true, draw: () => dictionary(it) },
  ]);
}

/** @param {It} it @returns {Pictured[]} */
function listPictures(it) {
  const { value, objects, evidence, names } = it;
  // Most lists hold no rows, as their first element tells.
  const hasRows = ["list", "string"].includes(kindOf(resolve(value.at(0), objects)));
  const rows = hasRows ? value.items.map((item) => resolve(item, objects)) : [];
  const areRows =
    (rows.length > 0 && rows.every((item) => item?.kind === "list")) ||
    (rows.length > 1 && isRows(it) && rows.every(isText) && rows.every((item) => typeof item === "string"));
  const role = roleOf(it);
  const ranges = ["segments", "fenwick"].flatMap((way) => {
    const told = evidence.of(names, way);
    const nodes = told && readRanges(value, { [way]: told });
    return nodes
      ? [{ name: "ranges", isLikely: true, draw: () => rangesFigure(it, nodes, way === "fenwick" ? "Fenwick tree" : "segment tree") }]
      : [];
  });
  const told = evidence.of(names, "heap");
  const toldBoard = evidence.of(names, "board");
  const board = toldBoard && readBoard(value, toldBoard, it);
  const isFlat = !hasRows && countOf(value) > 0;
  return sorted([
    ...triePictures(it),
    ...(board ? [{ name: "board", isLikely: true, draw: () => boardFigure(it, board, toldBoard) }] : []),
    ...forestPictures(it),
    ...ranges,
    ...linePictures(it),
    ...graphPictures(it),
    ...(role === "heap" || told || (isFlat && countOf(value) > 1)
      ? [{ name: "heap", isLikely: role === "heap" || Boolean(told), draw: () => heap(it, told?.first ?? 0) }]
      : []),
    ...(areRows
      ? [
          {
            name: "grid",
            isLikely: isRows(it) || hasGrowingRows(it) || isShared(value) || !isPairs(rows, isGrown(it)),
            draw: () => grid(it, rows),
          },
        ]
      : []),
    { name: "stack", isLikely: role === "stack", draw: () => stack(it) },
    { name: "queue", isLikely: role === "queue" || role === "deque", draw: () => row(it, role === "deque" ? "deque" : "queue") },
    { name: "cells", isLikely: true, draw: () => row(it, "list") },
  ]);
}

/** @param {It} one */
const isGrown = ({ names, moment }) =>
  names.some((name) => ["append", "add", "insert", "push"].some((use) => moment.source.uses.get(name)?.has(use)));
/** @param {It} one */
const hasGrowingRows = ({ names, evidence }) => Boolean(evidence.of(names, "rows"));
/** @param {ListValue} value */
const isShared = (value) => new Set(value.items.map(refOf)).size < value.length && value.items.every((item) => refOf(item) !== null);
/**
 * Intervals, points and their like: short rows of one length, which read best as one cell each.
 * @param {(Held | string)[]} rows @param {boolean} isGrown
 */
const isPairs = (rows, isGrown) => {
  const width = rows[0].length;
  return (
    (width === 2 || (width === 3 && (isGrown || rows.length !== 3))) &&
    rows.every((row) => row.length === width && typeof row !== "string" && row.items?.every(isScalar))
  );
};
