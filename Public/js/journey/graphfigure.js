// The figure of a graph that a list, a matrix or a dictionary tells, with what other variables say of its nodes.

/** @import { Flag, Graph, It, Value } from "types/journey.d.ts" */

import { isNodeName } from "./graphs.js";
import { drawNetwork } from "./network.js";
import { cellText, isScalar, isText, itemsOf, resolve } from "./values.js";

/**
 * A graph that a list, matrix or dictionary tells; null when it tells none.
 * @param {It} it @param {Graph | null} graph
 */
export function graphFigure(it, graph) {
  if (!graph || graph.ids.length === 0) return null;
  const { marks } = it;
  const known = new Set(graph.ids);
  const pointers = nodePointers(it, known);
  const { visited, waiting, notes } = overlays(it, known);
  /** @param {string} id */
  const label = (id) => ({
    text: id,
    title: id,
    note: notes.get(id)?.join(", "),
    tone: `${visited.has(id) ? "visited" : ""} ${waiting.has(id) ? "waiting" : ""} ${marks.at(id) ? "changed" : ""}`,
  });
  const memory = it.memory.shared ?? it.memory;
  const drawn = drawNetwork({ ...graph, label, pointers, memory, isFresh: it.isFresh });
  return {
    kind: "graph",
    count: graph.ids.length,
    sizes: `${graph.ids.length} nodes`,
    canTidy: true,
    legend: { visited: visited.size > 0, waiting: waiting.size > 0 },
    ...drawn,
  };
}

/**
 * The variables that stand for nodes: those that the program goes by, else those that are called so; not what loops left behind.
 * @param {It} one @param {Set<string>} known
 */
function nodePointers({ moment, objects, evidence }, known) {
  /** @type {Map<string, Flag[]>} */
  const pointers = new Map();
  const met = new Set();
  for (const frame of moment.sight.toReversed())
    for (const { name, value, changed } of moment.slotsOf(frame)) {
      const isMeant = evidence.nodes ? evidence.nodes.has(name) : isNodeName(name);
      if (met.has(name) || !isMeant || !evidence.isLive(name, frame.line)) continue;
      met.add(name);
      const id = cellText(value, objects, 10);
      if (isScalar(value) && known.has(id))
        pointers.set(id, [
          ...(pointers.get(id) ?? []),
          { name, tone: `${frame === moment.frame ? "" : "far"} ${changed ? "changed" : ""}` },
        ]);
    }
  return pointers;
}

/**
 * What other variables say of the nodes: those visited, those waiting, a number for each (`dist`).
 * @param {It} one @param {Set<string>} known
 */
function overlays({ survey, objects, evidence, holder: own }, known) {
  const [visited, waiting, notes] = [new Set(), new Map(), new Map()];
  /** @param {Value} value */
  const text = (value) => cellText(value, objects, 10);
  /** @param {string} id @param {string} word @param {Value} value */
  const note = (id, word, value) => known.has(id) && notes.set(id, [...(notes.get(id) ?? []), `${word} ${text(value)}`]);
  for (const { names, value, kind, key } of survey.holders.values()) {
    if (key === own.key) continue;
    const name = names.join(" ").toLowerCase();
    const [byNode, ofNodes] = [evidence.of(names, "byNode"), evidence.of(names, "ofNodes")];
    const isTold = byNode ?? ofNodes;
    // What is asked whether it has a node knows those that it has.
    if (kind === "dictionary" && ofNodes) for (const [node] of value.entries) visited.add(text(node));
    const word = name.split(/[ .]/).at(-1).slice(0, 7);
    if (kind === "set" ? (isTold ?? isVisited(name)) : isVisited(name)) {
      if (kind === "list") value.items.forEach((item, place) => item === true && visited.add(String(place)));
      for (const [item] of kind === "set" ? (value.entries ?? []) : []) visited.add(text(item));
      for (const item of kind === "list" && typeof value.items[0] !== "boolean" ? value.items : []) visited.add(text(item));
      if (kind === "dictionary") for (const [node, item] of value.entries) item !== false && visited.add(text(node));
    } else if (byNode && (kind === "list" || kind === "dictionary")) {
      const entries = kind === "list" ? value.items.map((item, place) => [place, item]) : value.entries;
      const isTruth = entries.some(([, item]) => typeof item === "boolean");
      for (const [node, item] of entries) {
        if (isTruth && item === true) visited.add(text(node));
        else if (!isTruth && isScalar(item) && item !== null && item !== -1 && !isText(item)) note(text(node), word, item);
      }
    } else if (value.items && (evidence.nodes ? evidence.of(names, "waits") : /queue|stack|^q$|heap|frontier|deque|^pq$/.test(name))) {
      const isHeap = Boolean(evidence.of(names, "heap"));
      for (const item of value.items) {
        const parts = itemsOf(item, objects) ?? resolve(item, objects)?.items ?? [item];
        const node = ofNodes?.place !== undefined ? parts[ofNodes.place] : parts.filter(isScalar).at(-1);
        // A heap may still hold what is settled: nothing waits there.
        if (isScalar(node) && known.has(text(node))) waiting.set(text(node), isHeap);
      }
    } else if (/dist|cost|indegree|in_degree|degree|level|depth|color|colour|parity|rank/.test(name)) {
      if (kind === "dictionary") for (const [node, item] of value.entries) isScalar(item) && note(text(node), word, item);
      else if (value.items) value.items.forEach((item, place) => isScalar(item) && note(String(place), word, item));
    }
  }
  for (const [id, isHeap] of waiting) if (isHeap && visited.has(id)) waiting.delete(id);
  return { visited, waiting, notes };
}

/** @param {string} name */
const isVisited = (name) => /visited|seen|done|explored|settled|final|closed/.test(name);
