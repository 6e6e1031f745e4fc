// Which list or dictionary tells the neighbours of nodes: a loop goes through them, and what it finds is gone to in turn. And
// which other things are about nodes: what is visited, what waits, a number for each.

/** @import { Evidence } from "types/journey.d.ts" */

import { assignments, escaped, simple } from "./body.js";
import { callsIn, partsOf } from "./statements.js";

const loop =
  /\bfor (?:case )?(?:let )?\(?([\w, ()]+?)\)? in (?:enumerate\(|sorted\(|reversed\()?([A-Za-z_][\w.]*)\[ ?([A-Za-z_][\w.]*) ?\](?!\.indices|\.keys|\.count|\[)(\.items\(\)|\.enumerated\(\))?/g;
const grown = "append|appendleft|add|insert|push|enqueue|extend";

/** @param {Evidence} evidence */
export function findGraphs(evidence) {
  for (const { name, parameters, statements } of evidence.functions) {
    const texts = statements.map(({ text }) => text);
    const takenFrom = takings(texts);
    for (const text of texts)
      for (const [, names, list, node, way = ""] of text.matchAll(loop)) {
        const targets = partsOf(names.replace(/[()]/g, ""));
        const next = targets.find((target) => texts.some((each) => isGoneTo(each, { target, list, node, name, parameters, takenFrom })));
        if (next) for (const [each] of takenFrom.get(node) ?? takenFrom.get(node.split(".")[0]) ?? []) evidence.note(each, "waits");
        if (next)
          evidence.note(list, "adjacency", {
            place: targets.length > 1 && !/enumerate/.test(text) && !way ? targets.indexOf(next) : undefined,
            from: node,
            to: next,
          });
      }
  }
  for (const { statements } of evidence.functions)
    noteBuilt(
      evidence,
      statements.map(({ text }) => text),
    );
  noteFirst(evidence);
  const names = new Set(
    [...evidence.roles.values()].flatMap((roles) =>
      roles.has("adjacency") ? [roles.get("adjacency").from, roles.get("adjacency").to] : [],
    ),
  );
  if (names.size) noteNodes(evidence, names);
}

/**
 * `for a, b in edges: near[a].append(b)`, `near[edge[0]].append(edge[1])`: built of pairs; of which list is noted with it.
 * @param {Evidence} evidence @param {string[]} texts
 */
function noteBuilt(evidence, texts) {
  const pairs = new Map();
  const grouped = new Set();
  for (const text of texts) {
    const [, names, over] = /^(?:\} ?)?for \(?([\w, ]+?)\)? in (.+?) ?[:{]?(?: .*)?$/.exec(text) ?? [];
    const from = /([A-Za-z_][\w.]*)(?!.*[A-Za-z_(])/.exec(over?.replace(/, ?(?:reverse|key)=.*/, "") ?? "")?.[1] ?? "";
    for (const name of partsOf(names ?? "")) {
      pairs.set(name, from);
      if (/^enumerate\(|\.(?:items\(\)|enumerated\(\)|most_common\()/.test(over)) grouped.add(name);
      else grouped.delete(name);
    }
    for (const [, list, at, given] of text.matchAll(/([A-Za-z_][\w.]*)\[ ?(\w+(?:\[\d\])?) ?\]\.(?:append|add|insert)\( ?[([]?([^()]*)/g)) {
      const [start, ends] = [
        at,
        partsOf(given).map((part) =>
          part.replace(/^\w+: ?/, "").replace(/[\])]+$/, (end) => (/\[\d\]$/.test(part) ? "]" : end.replace(/[\])]/g, ""))),
        ),
      ];
      /** @param {string} text */
      const stemOf = (text) => text.replace(/\[\d\]$/, "");
      const place = ends.findIndex(
        (end) =>
          end !== start &&
          pairs.has(stemOf(end)) &&
          pairs.get(stemOf(end)) === pairs.get(stemOf(start)) &&
          /\]$/.test(end) === /\]$/.test(start),
      );
      // Turned round, the places of a list or the entries of a dictionary are groups.
      if (grouped.has(stemOf(start)) && place >= 0) evidence.note(list, "groups");
      else if (pairs.has(stemOf(start)) && place >= 0) {
        evidence.note(list, "built", { place: ends.length > 1 ? place : undefined, from: pairs.get(stemOf(start)) });
        evidence.note(pairs.get(stemOf(start)), "edgesOf", { list });
      }
    }
  }
}

/**
 * A list that has a place more than there are nodes leaves the first one empty: nodes are counted from 1.
 * @param {Evidence} evidence
 */
function noteFirst(evidence) {
  for (const { text } of evidence.statements) {
    const [, list] = /^(?:let |var )?([A-Za-z_]\w*)(?: ?:[^=]*)? = .*(?:count: ?|range\(|\* ?\(?)\w+ ?\+ ?1\b/.exec(text) ?? [];
    const roles = evidence.roles.get(list);
    for (const role of ["adjacency", "built"]) if (roles?.has(role)) roles.set(role, { ...roles.get(role), first: 1 });
  }
}

/**
 * What each name is taken from: `u = queue.popleft()`, `d, u = heappop(heap)`, `for u in level`.
 * @param {string[]} texts
 */
function takings(texts) {
  /** @type {Map<string, Map<string, number | undefined>>} */
  const found = new Map();
  // With its place in what is taken, where that is taken apart.
  /** @param {string[]} names @param {string} list */
  const add = (names, list) =>
    names.forEach((name, place) => found.set(name, new Map([...(found.get(name) ?? []), [list, names.length > 1 ? place : undefined]])));
  for (const text of texts) {
    for (const [targets, values] of assignments(text)) {
      const [, one, other] =
        /^(?:heapq\.|\w+\.)?(?:heappop\( ?([A-Za-z_][\w.]*)|([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*?)\.(?:pop\w*|remove\w+|take\w*|dequeue|extract\w*)\()/.exec(
          values[0] ?? "",
        ) ?? [];
      if (one ?? other) add(targets, one ?? other);
    }
    const [, names, list] = /^(?:\} ?)?for \(?([\w, ]+?)\)? in ([A-Za-z_][\w.]*) ?[:{]?$/.exec(text) ?? [];
    if (list) add(partsOf(names), list);
  }
  // The next level becomes this one.
  for (const text of texts)
    for (const [[target], [value]] of assignments(text)) {
      if (simple.test(target ?? "") && simple.test(value ?? ""))
        for (const lists of found.values()) if (lists.has(target)) lists.set(value, lists.get(target));
    }
  return found;
}

/**
 * Does the program go on from what it found: `graph[v]`, `visit(v)`, `queue.append(v)` where `u` comes from the queue?
 * @param {string} text @param {{ target: string, list: string, node: string, name: string, parameters: string[], takenFrom: Map<string, Map<string, number | undefined>> }} other
 */
function isGoneTo(text, { target, list, node, name, parameters, takenFrom }) {
  if (new RegExp(`(?<![\\w.])${escaped(list)}\\[ ?${escaped(target)} ?\\]`).test(text)) return true;
  if (name && parameters.includes(node) && callsIn(text, new Set([name])).some(({ parts }) => parts[parameters.indexOf(node)] === target))
    return true;
  for (const [each, place] of takenFrom.get(node) ?? takenFrom.get(node.split(".")[0]) ?? []) {
    for (const [, given] of text.matchAll(
      new RegExp(`(?:(?<![\\w.])${escaped(each)}\\.(?:${grown})\\(|heappush\\( ?${escaped(each)},) ?(.*)\\)`, "g"),
    )) {
      const parts = partsOf(given.replace(/^(?:\[|\(|[A-Z]\w*\()(.*?)[\])]\)?$/, "$1")).map((part) => part.replace(/^\w+: ?/, ""));
      const at = parts.findIndex((part) => part === target || part.startsWith(`${target}.`));
      if (at >= 0 && (place === undefined || place === at || parts.length === 1)) return true;
    }
  }
  return false;
}

/**
 * The names that stand for nodes, and what holds them or is known by them.
 * @param {Evidence} evidence @param {Set<string>} names
 */
function noteNodes(evidence, names) {
  for (let turn = 0; turn < 2; turn++)
    for (const { text } of evidence.statements) {
      for (const { name, parts } of callsIn(text, evidence.names)) {
        const { parameters } = evidence.functions.find((each) => each.name === name);
        parts.forEach((part, place) => {
          if (names.has(part) && parameters[place]) names.add(parameters[place]);
          else if (names.has(parameters[place]) && simple.test(part)) names.add(part);
        });
      }
    }
  evidence.nodes = new Set([...names].map((name) => name.split(".")[0]));
  /** @param {string[]} parts */
  const places = (parts) => parts.findIndex((part) => names.has(part.replace(/^\w+: ?/, "")));
  for (const { text } of evidence.statements) {
    for (const [, list, index] of text.matchAll(/([A-Za-z_][\w.]*)\[ ?([A-Za-z_][\w.]*) ?\]/g))
      if (names.has(index)) evidence.note(list, "byNode");
    for (const [, name, list] of text.matchAll(/(?<![\w.])([A-Za-z_]\w*) (?:not )?in ([A-Za-z_][\w.]*)/g))
      if (names.has(name) && !/^for\b/.test(text)) evidence.note(list, "ofNodes", {});
    for (const [, list, given] of text.matchAll(new RegExp(`([A-Za-z_][\\w.]*)\\.(?:${grown}|contains|discard|remove)\\( ?(.*)\\)`, "g"))) {
      const parts = partsOf(given.replace(/^(?:\[|\(|[A-Z]\w*\()(.*)[\])]$/, "$1"));
      const place = places(parts);
      if (place >= 0 && !/^of$/.test(list)) evidence.note(list, "ofNodes", parts.length > 1 ? { place } : {});
    }
    for (const [, list, given] of text.matchAll(/heap(?:push|replace)\( ?([A-Za-z_][\w.]*), ?\((.*?)\) ?\)/g)) {
      const place = places(partsOf(given));
      if (place >= 0) evidence.note(list, "ofNodes", { place });
    }
  }
}
