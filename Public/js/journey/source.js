// What the text of the program tells: which names index which, which lists are used as stacks, queues and heaps,
// which lines are heads of loops. Read once; comments and strings are passed over.

/** @import { Compiled } from "types/journey.d.ts" */

import { compile } from "./expression.js";
import { bare, namesIn, plainName, subscripts } from "./codeline.js";
import { endOfBlock, testAt } from "./heads.js";

const bands = [
  ["left", "right"],
  ["l", "r"],
  ["lo", "hi"],
  ["low", "high"],
  ["start", "end"],
  ["begin", "end"],
  ["first", "last"],
  ["windowstart", "windowend"],
  ["slow", "fast"],
  ["head", "tail"],
];
const usual = new Set("i j k l r lo hi low high left right mid start end slow fast p q read write begin pivot top".split(" "));

const longestTerm = 16;
/** @param {string} name */
const isUsualIndex = (name) => usual.has(plainName(name));

export class Source {
  /**
   * Names that index a list, by its name: Map of sets; for the second index of `m[i][j]` under `m[]`.
   * @type {Map<string, Set<string>>}
   */
  indexes = new Map();
  /**
   * Other expressions that index a list, such as `order[low]`, by the list's name: Map of Maps text -> compiled.
   * @type {Map<string, Map<string, { compiled: Compiled, names: string[] }>>}
   */
  terms = new Map();
  /** @type {Map<string, Set<string>>} */
  slices = new Map();
  /**
   * Loops over elements, by the list's name: `[{ name, head, end }]` with the lines of the loop.
   * @type {Map<string, { name: string, head: number, end: number }[]>}
   */
  walks = new Map();
  /**
   * Names that are the middle of others: Map name -> Set of names.
   * @type {Map<string, Set<string>>}
   */
  #middles = new Map();
  /** @type {Map<string, Set<string>>} */
  uses = new Map();
  /**
   * What loops over a list's row name (`for v, cost in near[u]`), by the list's name: `[["v", "cost"]]`.
   * @type {Map<string, Set<string[]>>}
   */
  #spread = new Map();
  /**
   * The list of which a loop names the rows (`for stops in routes`), by that name; then lists whose rows loops go through.
   * @type {Map<string, string>}
   */
  #rowsOf = new Map();
  /** @type {Set<string>} */
  #walkedRows = new Set();
  /** @type {Set<number>} */
  loops = new Set();
  /**
   * The last line of a loop, by that of its head.
   * @type {Map<number, number>}
   */
  loopEnds = new Map();
  /**
   * Lines that test a condition: Map line -> `{ text, first }`, `first` the line that follows where it holds.
   * @type {Map<number, { text: string, first: number }>}
   */
  tests = new Map();
  /**
   * Names that take more than one value: set by a loop, a parameter, or assigned more than once.
   * @type {Set<string>}
   */
  moving = new Set();
  /**
   * Names of containers that the program adds to, and those of dictionaries that hold places: `seen[value] = index`.
   * @type {Set<string>}
   */
  grown = new Set();
  /** @type {Set<string>} */
  places = new Set();
  /** @type {Set<string>} */
  #assigned = new Set();
  /** @type {number[]} */
  #loopIndents = [];
  /** @type {{ line: number, depth: number } | null} */
  #open = null;

  /** @param {string} text @param {string} language */
  constructor(text, language) {
    this.lines = text.split("\n");
    this.language = language;
    /** @type {Map<number, { name: string, indexes: Compiled[] }[]>} */
    this.reads = new Map();
    this.lines.forEach((line, place) => this.#read(bare(line, language), place + 1));
  }

  /** @param {string} code @param {number} number */
  #read(code, number) {
    const indent = code.search(/\S/);
    // By indentation, in whatever language: what a loop's body assigns moves.
    while (indent >= 0 && this.#loopIndents.at(-1) >= indent) this.#loopIndents.pop();
    if (/^\s*(?:\w+\s*:\s*)?(?:}\s*)?(?:for|while|repeat)\b/.test(code)) {
      this.loops.add(number);
      this.loopEnds.set(number, endOfBlock(this, number, indent));
      this.#loopIndents.push(indent);
    }
    const test = testAt(this, code, number);
    if (test) this.tests.set(number, test);
    this.#noteMoving(code);
    const found = subscripts(code);
    for (const { name, indexes } of found) {
      indexes.forEach((text, depth) => {
        const owner = name + "[]".repeat(depth);
        const slice = /^([\w.]*)\s*(?::|\.\.<|\.\.\.)\s*([\w.]*)/.exec(text);
        if (slice) return this.#add(this.slices, owner, `${slice[1]}|${slice[2]}`);
        this.#noteIndex(owner, text, indexes.length > 1);
      });
    }
    this.#noteLoop(code, number, indent);
    const [, middle, terms] = /^\s*(?:let\s+|var\s+)?(\w+)\s*=\s*(.*(?:\/\s*2|>>\s*1)\b.*)$/.exec(code) ?? [];
    if (middle && new Set(namesIn(terms)).size > 1) this.#middles.set(middle, new Set(namesIn(terms)));
    this.#noteGrowth(code);
    // What a line assigns to it does not read.
    const isAssigned = /^\s*[A-Za-z_][\w.]*\s*\[[^=]*\]\s*=(?!=)/.test(code);
    const reads = found
      .slice(isAssigned ? 1 : 0)
      .map(({ name, indexes }) => ({ name, indexes: indexes.map(compile) }))
      .filter(/** @returns {one is { name: string, indexes: Compiled[] }} */ (one) => one.indexes.every(Boolean));
    this.#noteReads(reads, code, number);
    for (const [, name, use] of code.matchAll(/([A-Za-z_][\w.]*)\.(\w+)\s*[({]/g)) this.#add(this.uses, name, use);
    for (const [, use, name] of code.matchAll(/heapq\.(\w+)\(\s*([\w.]+)/g)) this.#add(this.uses, name, use);
    for (const [, name] of code.matchAll(/([A-Za-z_][\w.]*)\.pop\(\s*0\s*\)/g)) this.#add(this.uses, name, "popleft");
    if (/\.insert\([^)]*at:\s*0\s*\)|\.insert\(\s*0\s*,/.test(code)) {
      this.#add(this.uses, code.match(/([\w.]+)\.insert/)?.[1] ?? "", "appendleft");
    }
  }

  /**
   * A statement that goes over several lines is told at its first one, and reads there what all of them do.
   * @param {{ name: string, indexes: Compiled[] }[]} reads @param {string} code @param {number} number
   */
  #noteReads(reads, code, number) {
    const first = this.#open?.line ?? number;
    const known = this.reads.get(first) ?? [];
    if (reads.length) this.reads.set(first, [...known, ...reads]);
    if (reads.length && first !== number) this.reads.set(number, reads);
    const depth = (this.#open?.depth ?? 0) + (code.match(/[([]/g)?.length ?? 0) - (code.match(/[)\]]/g)?.length ?? 0);
    this.#open = depth > 0 && number - first < 12 ? { line: first, depth } : null;
  }

  /**
   * `i`, `i + 1` and (in a matrix) `i + di` are the name's own place; other expressions stand for themselves.
   * @param {string} owner @param {string} text @param {boolean} isGrid
   */
  #noteIndex(owner, text, isGrid) {
    const [, name] = /^([A-Za-z_]\w*)\s*(?:[-+]\s*\d+)?$/.exec(text) ?? (isGrid ? /^([A-Za-z_]\w*)\s*[-+]\s*\w+$/.exec(text) : null) ?? [];
    if (name) return this.#add(this.indexes, owner, name);
    const short = text.replace(/\s+/g, "");
    const compiled = short.length <= longestTerm && /[A-Za-z_]/.test(short) && !/^[-+\w]*$/.test(short) ? compile(text) : null;
    if (!compiled) return;
    if (!this.terms.has(owner)) this.terms.set(owner, new Map());
    this.terms.get(owner).set(short, { compiled, names: namesIn(short) });
  }

  /** @param {string} code */
  #noteGrowth(code) {
    for (const [, name] of code.matchAll(/([A-Za-z_][\w.]*)\.(?:add|insert|append|appendleft|push|update)\(/g)) this.grown.add(name);
    const [, name, value] = /^\s*([A-Za-z_][\w.]*)\[.+\]\s*=\s*([A-Za-z_]\w*)\s*;?\s*$/.exec(code) ?? [];
    if (!name) return;
    this.grown.add(name);
    const isPlace =
      isUsualIndex(value) || /^(?:index|idx|place|pos|position)$/i.test(value) || [...this.indexes.values()].some((set) => set.has(value));
    if (isPlace) this.places.add(name);
  }

  /**
   * Loops over the places or the elements of a list.
   * @param {string} code @param {number} number @param {number} indent
   */
  #noteLoop(code, number, indent) {
    const [, names, over] =
      /^\s*(?:\w+\s*:\s*)?for\s+(?:case\s+)?(?:let\s+|var\s+)?\(?([\w\s,]+?)\)?\s+in\s+(.+?)\s*(?:\{.*|:\s*\S*|where\b.*)?$/.exec(code) ??
      [];
    if (!names) return;
    const [first, second] = names.split(",").map((name) => name.trim());
    const places =
      /^enumerate\(([\w.]+)\)$|^([\w.]+)\.enumerated\(\)$|^([\w.]+)\.indices$|^range\((?:[^(),]*,\s*)?len\(([\w.]+)\)\)$|^\w+\.\.<([\w.]+)\.count$/.exec(
        over,
      );
    const list = places?.slice(1).find(Boolean);
    const [, held] = /^([A-Za-z_][\w.]*)\[\s*[A-Za-z_]\w*(?:,\s*default:\s*\[\])?\](?:\s*\?\?\s*\[\])?$/.exec(over) ?? [];
    if (held) this.#add(this.#spread, held, namesIn(names));
    const whole = list ?? over;
    const row = list ? second : second === undefined ? first : undefined;
    if (this.#rowsOf.has(whole)) this.#walkedRows.add(this.#rowsOf.get(whole));
    if (row) this.#rowsOf.set(row, whole);
    if (list) this.#add(this.indexes, list, first);
    else if (/^[A-Za-z_][\w.]*$/.test(over) && second === undefined) {
      if (!this.walks.has(over)) this.walks.set(over, []);
      this.walks.get(over).push({ name: first, head: number, end: endOfBlock(this, number, indent) });
    }
  }

  /** @param {string} code */
  #noteMoving(code) {
    const names = namesIn;
    for (const [, list] of code.matchAll(/\bfor\s+(?:let\s+|var\s+|const\s+|int\s+|case\s+let\s+)?\(?([\w\s,()]+?)\s+(?:in|of)\b/g)) {
      names(list).forEach((name) => this.moving.add(name));
    }
    for (const [, name] of code.matchAll(/([A-Za-z_]\w*)\s*(?:[-+*/%]|\/\/|>>|<<)=(?!=)/g)) this.moving.add(name);
    for (const [, list] of code.matchAll(/\b(?:def|func|function)\s+\w+\s*\(([^)]*)\)?/g)) {
      for (const part of list.split(",")) this.moving.add(names(part.split(/[:=]/)[0]).at(-1) ?? "");
    }
    if (this.#loopIndents.length) for (const [, name] of code.matchAll(/(?<![\w.])([A-Za-z_]\w*)\s*=(?!=)/g)) this.moving.add(name);
    const [, targets] = /^\s*(?:let\s+|var\s+|const\s+)?\(?([A-Za-z_][\w\s,]*?)\)?\s*(?::[^=]+)?=(?!=)/.exec(code) ?? [];
    for (const name of names(targets ?? "")) {
      if (this.#assigned.has(name) || this.#loopIndents.length) this.moving.add(name);
      this.#assigned.add(name);
    }
  }

  /**
   * @template T
   * @param {Map<string, Set<T>>} map @param {string} key @param {T} item
   */
  #add(map, key, item) {
    if (!map.has(key)) map.set(key, new Set());
    map.get(key).add(item);
  }

  /**
   * Does the text index this list by this name?
   * @param {string} list @param {string} name
   */
  isIndexed(list, name) {
    const names = this.indexes.get(list);
    if (names?.has(name)) return true;
    for (const middle of names ?? []) if (this.#middles.get(middle)?.has(name)) return true;
    for (const slice of this.slices.get(list) ?? []) if (slice.split("|").includes(name)) return true;
    return false;
  }

  /**
   * Does the text index anything by this name? Then a list that it does not index is not meant.
   * @param {string} name
   */
  indexesAny(name) {
    return [...this.indexes.keys(), ...this.slices.keys()].some((list) => this.isIndexed(list, name));
  }

  /**
   * Do loops go from a node to those beside it? Of what stands in the list's rows just one name indexes something: a node
   * has its own place elsewhere (`waiting[v]`), while two names that do are a cell's row and column. A name that leads on
   * into the rows of another list goes from one sort of thing to another.
   * @param {string} list
   */
  isAdjacency(list) {
    if (this.indexes.has(`${list}[]`)) return false;
    const others = [...this.#spread.keys(), ...this.#walkedRows].filter((other) => other !== list);
    return [...(this.#spread.get(list) ?? [])].some((names) => {
      const nodes = names.filter((name) => this.indexesAny(name));
      return nodes.length === 1 && !others.some((other) => this.isIndexed(other, nodes[0]));
    });
  }

  /**
   * Two names that bound a range of the list: usual pairs, or a slice of it.
   * @param {string} list @param {string[]} names
   */
  bandOf(list, names) {
    for (const slice of this.slices.get(list) ?? []) {
      const [low, high] = slice.split("|");
      if (names.includes(low) && names.includes(high)) return { low, high, isOpen: true };
    }
    const known = new Map(names.map((name) => [plainName(name), name]));
    const pair = bands.find(([low, high]) => known.has(low) && known.has(high));
    return pair ? { low: known.get(pair[0]), high: known.get(pair[1]), isOpen: false } : null;
  }

  /**
   * `heap`, `stack`, `queue`, `deque` or null, by what the text does with the name and by the name itself.
   * @param {string} name @returns {string | null}
   */
  roleOf(name) {
    const uses = this.uses.get(name) ?? new Set();
    /** @param {...string} list */
    const has = (...list) => list.some((use) => uses.has(use));
    const word = plainName(name.split(".").pop());
    if (has("heappush", "heappop", "heapify", "siftUp", "siftDown") || /heap|^pq$|priorityqueue/.test(word)) return "heap";
    const front = has("popleft", "removeFirst", "shift");
    const back = has("pop", "popLast", "removeLast");
    if ((front && back) || has("appendleft", "unshift") || word.includes("deque")) return "deque";
    if (front || /queue/.test(word)) return "queue";
    const grows = has("append", "push");
    if (/stack|^stk$/.test(word) || (back && grows && !this.indexes.has(name))) return "stack";
    return null;
  }
}
