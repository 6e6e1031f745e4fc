// What stands for a cell of a grid: which pairs of names are its row and column, which queues, sets and dictionaries hold cells,
// and which lists tell of queens on a board.

/** @import { Evidence } from "types/journey.d.ts" */

import { assignments, escaped, simple } from "./body.js";
import { partsOf } from "./statements.js";

const grown = "append|appendleft|add|insert|push|enqueue|extend|discard|remove";
/** @param {string} text */
const firstName = (text) => /^\(*([A-Za-z_]\w*)/.exec(text)?.[1] ?? "";

/** @param {Evidence} evidence @param {Map<string, Set<string>>} indexes */
export function findCells(evidence, indexes) {
  const rows = new Set();
  const columns = new Set();
  for (const [name, found] of indexes)
    if (name.endsWith("[]") && indexes.has(name.slice(0, -2)) && !name.endsWith("[][]")) {
      indexes.get(name.slice(0, -2)).forEach((each) => rows.add(each));
      found.forEach((each) => columns.add(each));
    }
  /**
   * Where in a tuple's parts the row stands, with the column behind it.
   * @param {string[]} parts
   */
  const placeIn = (parts) => parts.findIndex((part, place) => rows.has(firstName(part)) && columns.has(firstName(parts[place + 1] ?? "")));
  /** @param {string} name @param {string[]} parts */
  const note = (name, parts) => {
    const place = placeIn(parts);
    if (place >= 0 && name) evidence.note(name, "cells", { place });
  };
  for (const { text } of evidence.statements) {
    for (const [, row, column] of text.matchAll(/\[ ?([A-Za-z_]\w*) ?\]\[ ?([A-Za-z_]\w*) ?\]/g)) evidence.pairs.add(`${row} ${column}`);
    for (const [, list, given] of text.matchAll(
      new RegExp(`([A-Za-z_][\\w.]*)\\.(?:${grown})\\( ?(?:contentsOf: ?)?[[(]([^()[\\]]*)[\\])]`, "g"),
    ))
      note(list, partsOf(unlabelled(given)));
    for (const [, list, given] of text.matchAll(new RegExp(`([A-Za-z_][\\w.]*)\\.(?:${grown})\\( ?[A-Z]\\w*\\(([^()[\\]]*)\\)`, "g")))
      note(list, partsOf(unlabelled(given)));
    for (const [, list, given] of text.matchAll(/heap(?:push|replace)\( ?([A-Za-z_][\w.]*), ?\(([^()[\]]*)\)/g)) note(list, partsOf(given));
    for (const [, list, given] of text.matchAll(/([A-Za-z_][\w.]*)\[ ?\(?([^()[\]:]*,[^()[\]:]*)\)? ?\]/g)) note(list, partsOf(given));
    for (const [, given, list] of text.matchAll(/\(([^()]*)\) (?:not )?in ([A-Za-z_][\w.]*)/g)) note(list, partsOf(given));
    for (const [, list, given] of text.matchAll(/([A-Za-z_][\w.]*)\.contains\([[(]([^()[\]]*)[\])]\)/g)) note(list, partsOf(given));
    for (const [, list, row, by, column] of text.matchAll(
      new RegExp(`([A-Za-z_][\\w.]*)\\.(?:${grown})\\( ?([A-Za-z_]\\w*) ?\\* ?([A-Za-z_][\\w.]*) ?\\+ ?([A-Za-z_]\\w*) ?\\)`, "g"),
    )) {
      if (rows.has(row) && columns.has(column)) evidence.note(list, "cells", { by });
    }
    noteTaken(text, { note, rows, columns, evidence });
  }
  for (const { text } of evidence.statements) noteNames(text, evidence);
  noteGrounds(evidence, indexes);
}

/**
 * A grid of which a step goes to the cells beside one: `i + 1`, `j - 1` of its row and column. Tables of distances have none.
 * @param {Evidence} evidence @param {Map<string, Set<string>>} indexes
 */
function noteGrounds(evidence, indexes) {
  const all = evidence.statements.map(({ text }) => text).join("\n");
  /** @param {string} name */
  const moves = (name) => new RegExp(`(?<![\\w.])${escaped(name)} ?[-+] ?(?:1\\b|d\\w*)`).test(all);
  for (const [name, columns] of indexes) {
    const rows = indexes.get(name.replace(/\[\]$/, ""));
    if (name.endsWith("[]") && !name.endsWith("[][]") && rows && [...rows].some(moves) && [...columns].some(moves))
      evidence.note(name.slice(0, -2).replace(/^(?:self|this)\./, ""), "ground");
  }
}

const taking =
  /^(?:heapq\.)?heappop\( ?([A-Za-z_][\w.]*)|^([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*?)(?:\.(?:pop\w*|remove\w+|takeFirst|dequeue)\(|\[|$)/;
/** @param {string} text */
const takenFrom = (text) => taking.exec(text)?.slice(1).find(Boolean);

/**
 * What is taken out of a list of cells is one: `r, c = queue.popleft()` a pair, `cell = stack.pop()` a name.
 * @param {string} text @param {Evidence} evidence
 */
function noteNames(text, evidence) {
  const [, names, over] = /^(?:\} ?)?for \(?([\w, ]+?)\)? in (.+?) ?[:{]?$/.exec(text) ?? [];
  const taken = assignments(text)
    .filter(([, values]) => values.length === 1)
    .map(([targets, values]) => /** @type {[string[], string]} */ ([targets, values[0]]));
  for (const [targets, from] of [...taken, ...(names ? [/** @type {[string[], string]} */ ([partsOf(names), over])] : [])]) {
    const list = takenFrom(from.replace(/^(?:divmod|list|sorted|reversed)\( ?/, ""));
    const told = list && evidence.of([list], "cells");
    if (!told) continue;
    const { place = 0 } = told;
    if (targets.length > place + 1) evidence.pairs.add(`${targets[place]} ${targets[place + 1]}`);
    else if (targets.length === 1 && simple.test(targets[0])) evidence.note(targets[0], "cell", told);
  }
}

/** @param {string} text */
const unlabelled = (text) => text.replace(/\b\w+: ?/g, "");

/**
 * `r, c = queue.popleft()`, `for r, c in frontier`, `(d, r, c) = heappop(heap)`; a pair of names that is taken apart is a cell.
 * @param {string} text @param {{ note(name: string, parts: string[]): void, rows: Set<string>, columns: Set<string>, evidence: Evidence }} other
 */
function noteTaken(text, { note, rows, columns, evidence }) {
  /** @param {string[]} parts @param {string} from */
  const add = (parts, from) => {
    parts.forEach((part, place) => rows.has(part) && columns.has(parts[place + 1]) && evidence.pairs.add(`${part} ${parts[place + 1]}`));
    const list = takenFrom(from);
    if (list) note(list, parts);
  };
  for (const [targets, values] of assignments(text)) if (targets.length > 1 && values.length === 1) add(targets, values[0]);
  const [, names, over] = /^(?:\} ?)?for \(?([\w, ]+?)\)? in (.+?) ?[:{]?$/.exec(text) ?? [];
  if (names) add(partsOf(names), over);
}

/**
 * Rows and columns whose sums and differences are compared: queens on a board. `[{ row, column }]` of names.
 * @param {Evidence} evidence
 */
export function findBoards(evidence) {
  const all = evidence.statements.map(({ text }) => text).join("\n");
  const isNear = /abs\([^()]* - [^()]*\) ?(?:==|!=)|(?:==|!=) ?abs\(/.test(all);
  const pairs = new Set();
  for (const [, one, other] of all.matchAll(/(?<![\w.])([A-Za-z_]\w*) ?- ?([A-Za-z_]\w*)(?![\w.[(])/g)) {
    const [a, b] = [escaped(one), escaped(other)];
    if (new RegExp(`(?<![\\w.])(?:${a} ?\\+ ?${b}|${b} ?\\+ ?${a})(?![\\w.[(])`).test(all))
      pairs.add(`${one} ${other}`).add(`${other} ${one}`);
  }
  if (!isNear && !pairs.size) return;
  /** @param {string} name */
  const isColumn = (name) =>
    [...pairs].some((pair) => pair.endsWith(` ${name}`)) || (isNear && new RegExp(`abs\\([^()]*\\b${escaped(name)}\\b`).test(all));
  for (const { name, statements } of isNear ? evidence.functions : [])
    for (const { text } of statements) {
      for (const [, list] of text.matchAll(/abs\( ?(\w+)\[[^\]]*\] - \1\[[^\]]*\] ?\)/g)) evidence.note(list, "board", { within: name });
    }
  for (const { text, raw } of evidence.statements) {
    const [, board, row, column] = /([A-Za-z_]\w*)\[ ?(\w+) ?\]\[ ?(\w+) ?\] = /.exec(text) ?? [];
    if (board && (/= *["'][Q♛♕]["']/.test(raw) || (pairs.has(`${row} ${column}`) && /= (?:1|[Tt]rue)\b/.test(text))))
      evidence.note(board, "board", { row, column, size: sizeOf(evidence, column) });
    const [, list, at, given] =
      /([A-Za-z_]\w*)(?:\.append\(|\[ ?(\w+) ?\] = |(?= ?\+ ?\[))(?: ?\+ ?\[)?([A-Za-z_]\w*)[)\]]?/.exec(text) ?? [];
    if (!list || !given || !isColumn(given) || !sizeOf(evidence, given)) continue;
    if (at && !pairs.has(`${at} ${given}`) && !isNear) continue;
    if (isNear ? isCompared(evidence, list, given) : rowOf(pairs, given))
      evidence.note(list, "board", { row: at ?? rowOf(pairs, given), column: given, size: sizeOf(evidence, given) });
  }
}

/** @param {Set<string>} pairs @param {string} column */
const rowOf = (pairs, column) => [...pairs].find((pair) => pair.endsWith(` ${column}`))?.split(" ")[0];

/**
 * Is what stands in the list compared with a column by distance?
 * @param {Evidence} evidence @param {string} list @param {string} column
 */
function isCompared(evidence, list, column) {
  const texts = evidence.statements.map(({ text }) => text);
  const names = [list, ...(evidence.aliases.get(list) ?? [])].map(escaped).join("|");
  const columns = [column, ...(evidence.aliases.get(column) ?? [])].map(escaped).join("|");
  if (
    texts.some((text) => new RegExp(`abs\\((?:(?:${names})\\[[^\\]]*\\] ?- ?(?:${columns})|(?:${columns}) ?- ?(?:${names})\\[)`).test(text))
  )
    return true;
  const element = texts
    .map(
      (text) =>
        new RegExp(`(?:${names})(?:\\.enumerated\\(\\))?\\.\\w+ ?\\{ ?\\(?(?:\\w+, ?)?(\\w+)\\)? in`).exec(text)?.[1] ??
        new RegExp(`for \\(?(?:\\w+, ?)?(\\w+)\\)? in (?:enumerate\\()?(?:${names})\\b`).exec(text)?.[1],
    )
    .find(Boolean);
  return (
    element !== undefined &&
    texts.some((text) =>
      new RegExp(`abs\\((?:${escaped(element)} ?- ?(?:${columns})|(?:${columns}) ?- ?${escaped(element)})\\b`).test(text),
    )
  );
}

/**
 * What a column goes up to, as text: `n` of `for column in range(n)`.
 * @param {Evidence} evidence @param {string} column
 */
function sizeOf(evidence, column) {
  const names = [column, ...(evidence.aliases.get(column) ?? [])].filter((name) => simple.test(name));
  for (const { text } of evidence.statements)
    for (const name of names) {
      const [, size, other] =
        new RegExp(`for ${escaped(name)} in (?:range\\((?:0, ?)?([\\w.()]+?)\\) ?(?::|$|if)|0 ?\\.\\.< ?([\\w.]+))`).exec(text) ?? [];
      if (size ?? other) return size ?? other;
    }
  return undefined;
}
