// What the program does with its lists, dictionaries and fields, by the idioms of its text: which is a union-find, a segment
// tree, a heap, a list of intervals. Names alone tell little; the values still have to fit (containers.js asks).

/** @import { Details, Source } from "types/journey.d.ts" */

import { findFenwick, findHeap, findHeapCalls, findSegments } from "./evidence/arrays.js";
import { Body, simple } from "./evidence/body.js";
import { findBoards, findCells } from "./evidence/cells.js";
import { findFields, findMaps } from "./evidence/fields.js";
import { findSpans } from "./evidence/spans.js";
import { findGraphs } from "./evidence/graphs.js";
import { callsIn, functionsOf } from "./evidence/statements.js";
import { findTries } from "./evidence/tries.js";
import { findChase, findJoins } from "./evidence/unions.js";

/** @type {WeakMap<Source, Evidence>} */
const known = new WeakMap();

/**
 * The evidence of a text, read once.
 * @param {Source} source @returns {Evidence}
 */
export function evidenceOf(source) {
  if (!known.has(source)) known.set(source, new Evidence(source));
  return known.get(source);
}

export class Evidence {
  /**
   * What each name is, by role: Map name -> Map role -> details.
   * @type {Map<string, Map<string, Details>>}
   */
  roles = new Map();
  /**
   * Names of one thing.
   * @type {Map<string, Set<string>>}
   */
  aliases = new Map();
  /**
   * What is known of a node's field by its name: `up`.
   * @type {Map<string, string>}
   */
  fields = new Map();
  /**
   * Pairs of fields that lead there and back: a doubly linked list.
   * @type {string[][]}
   */
  mirrors = [];
  /** Pairs of names that are the row and the column of a cell: `row column`. */
  pairs = new Set();
  /**
   * Names that stand for nodes of a graph, where the program goes from node to node.
   * @type {Set<string> | null}
   */
  nodes = null;
  /**
   * Loops that give a name its values: Map name -> `[{ head, end }]`.
   * @type {Map<string, { head: number, end: number }[]>}
   */
  #loops = new Map();
  /** @type {Map<string, number>} */
  #lasts = new Map();

  /** @param {Source} source */
  constructor(source) {
    this.language = source.language;
    this.lines = source.lines;
    this.functions = functionsOf(source);
    this.names = new Set(this.functions.map(({ name }) => name).filter(Boolean));
    this.statements = this.functions.flatMap(({ statements }) => statements);
    this.#noteAliases();
    this.bodies = this.functions.map((each) => new Body(each, this.names));
    for (const body of this.bodies) for (const find of [findChase, findSegments, findHeap, findFenwick]) find(this, body);
    for (const find of [findJoins, findHeapCalls, findFields, findMaps, findSpans, findTries]) find(this);
    this.#noteLoops(source.loopEnds);
    findGraphs(this);
    findCells(this, source.indexes);
    findBoards(this);
    this.#findGrowingRows();
  }

  /** Rows that grow one by one are no pairs, even while all have two elements. */
  #findGrowingRows() {
    for (const { text } of this.statements) {
      for (const [, list] of text.matchAll(
        /([A-Za-z_][\w.]*)\[[^[\]]+\]\.(?:append|add|push|extend|insert|pop|popLast|removeLast|remove)\b/g,
      ))
        this.note(list, "rows");
    }
  }

  /** @param {Map<number, number>} ends */
  #noteLoops(ends) {
    for (const { text, line } of this.statements) {
      const [, names] = /^(?:\} ?)?for (?:case )?(?:let )?([\w, ()]+?) in /.exec(text) ?? [];
      for (const name of names?.match(/\w+/g) ?? []) {
        if (!this.#loops.has(name)) this.#loops.set(name, []);
        this.#loops.get(name).push({ head: line, end: ends.get(line) ?? line });
      }
    }
  }

  /**
   * Has a name something to say at a line? One that loops set, and that nobody asks for behind them, has not.
   * @param {string} name @param {number} line
   */
  isLive(name, line) {
    const loops = this.#loops.get(name);
    if (!loops) return true;
    /** @param {number} each */
    const isIn = (each) => loops.some(({ head, end }) => each >= head && each <= end);
    if (isIn(line)) return true;
    // The last line behind its loops that asks for it, looked for once.
    if (!this.#lasts.has(name)) {
      const word = new RegExp(`(?<![\\w.])${name}(?!\\w)`);
      this.#lasts.set(
        name,
        Math.max(0, ...this.statements.filter((each) => !isIn(each.line) && word.test(each.text)).map((each) => each.line)),
      );
    }
    return this.#lasts.get(name) >= line;
  }

  /**
   * What is known of a list by any of its names in the role: an object of details, or undefined.
   * @param {string[]} names @param {string} role @returns {Details | undefined}
   */
  of(names, role) {
    const met = new Set();
    const queue = names.flatMap((name) => [name, name.split(".").at(-1)]);
    while (queue.length && met.size < 200) {
      const name = queue.shift().replace(/^(?:self|this)\./, "");
      if (met.has(name)) continue;
      met.add(name);
      const found = this.roles.get(name)?.get(role);
      if (found) return found;
      queue.push(...(this.aliases.get(name) ?? []));
    }
    return undefined;
  }

  /** @param {string} name @param {string} role @param {Details} [details] */
  note(name, role, details = {}) {
    if (!this.roles.has(name)) this.roles.set(name, new Map());
    const roles = this.roles.get(name);
    roles.set(role, { ...details, ...roles.get(role) });
  }

  /** What a function calls a parameter is what the caller hands on; `p = self.parent` is one more name. */
  #noteAliases() {
    /** @param {string} one @param {string} other */
    const join = (one, other) => {
      if (one === other || !simple.test(one) || !simple.test(other)) return;
      for (const [a, b] of [
        [one, other],
        [other, one],
      ]) {
        if (!this.aliases.has(a)) this.aliases.set(a, new Set());
        this.aliases.get(a).add(b);
      }
    };
    const parameters = new Map(this.functions.map(({ name, parameters }) => [name, parameters]));
    for (const { text } of this.statements) {
      for (const { name, parts } of callsIn(text, this.names)) {
        parts.forEach((part, place) => parameters.get(name)[place] && join(part, parameters.get(name)[place]));
      }
      // What Swift assigns is a copy.
      if (this.language === "swift") continue;
      const [, one, other] = /^(?:let |var )?(\w+)(?: ?:[^=]*)? = ([A-Za-z_][\w.]*)$/.exec(text) ?? [];
      if (one) join(one, other);
    }
  }
}
