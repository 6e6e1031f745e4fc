// What the text of the program tells: which names index which, which lists are used as stacks, queues and heaps,
// which lines are heads of loops. Read once; comments and strings are passed over.

import { compile } from "./expression.js";

const bands = [
  ["left", "right"], ["l", "r"], ["lo", "hi"], ["low", "high"], ["start", "end"], ["begin", "end"], ["first", "last"],
  ["windowstart", "windowend"], ["slow", "fast"], ["head", "tail"],
];
const usual = new Set("i j k l r lo hi low high left right mid start end slow fast p q read write begin pivot top".split(" "));

/** A line that answers from a cache. */
export const plainMemo = /^\s*return\s+(?:self\.|this\.)?\w*(?:memo|cache|dp|table|known)\w*\s*(?:\[|\.get\b)/i;

export const plainName = (name) => name.replace(/^self\./, "").replaceAll("_", "").toLowerCase();
export const isUsualIndex = (name) => usual.has(plainName(name));

/** The code of a line without its strings and its comment. */
export function bare(line, language) {
  const blanked = line.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, (text) => `"${" ".repeat(text.length - 2)}"`);
  return blanked.split(language === "python" ? "#" : "//")[0];
}

/** The subscripts of a line: `dp[i - 1][j]` is `{ name: "dp", indexes: ["i - 1", "j"] }`. */
export function subscripts(line) {
  const found = [];
  const start = /([A-Za-z_][\w.]*)\s*\[/g;
  for (let match; (match = start.exec(line));) {
    const indexes = [];
    let place = start.lastIndex;
    for (;;) {
      let depth = 1;
      const from = place;
      while (place < line.length && depth) {
        if (line[place] === "[") depth++;
        else if (line[place] === "]") depth--;
        place++;
      }
      if (depth) break;
      indexes.push(line.slice(from, place - 1).trim());
      if (line[place] !== "[") break;
      place++;
    }
    if (indexes.length) found.push({ name: match[1], indexes });
  }
  return found;
}

export class Source {
  /** Names that index a list, by its name: Map of sets; for the second index of `m[i][j]` under `m[]`. */
  indexes = new Map();
  slices = new Map();
  uses = new Map();
  loops = new Set();
  /** Names that take more than one value: set by a loop, a parameter, or assigned more than once. */
  moving = new Set();
  #assigned = new Set();
  #loopIndents = [];

  constructor(text, language) {
    this.lines = text.split("\n");
    this.language = language;
    this.reads = new Map();
    this.lines.forEach((line, place) => this.#read(bare(line, language), place + 1));
  }

  #read(code, number) {
    const indent = code.search(/\S/);
    // By indentation, in whatever language: what a loop's body assigns moves.
    while (indent >= 0 && this.#loopIndents.at(-1) >= indent) this.#loopIndents.pop();
    if (/^\s*(?:\w+\s*:\s*)?(?:}\s*)?(?:for|while|repeat)\b/.test(code)) {
      this.loops.add(number);
      this.#loopIndents.push(indent);
    }
    this.#noteMoving(code);
    const found = subscripts(code);
    for (const { name, indexes } of found) {
      indexes.forEach((text, depth) => {
        const owner = name + "[]".repeat(depth);
        const slice = /^([\w.]*)\s*(?::|\.\.<|\.\.\.)\s*([\w.]*)/.exec(text);
        if (slice) return this.#add(this.slices, owner, `${slice[1]}|${slice[2]}`);
        for (const part of text.matchAll(/(?<![\w.[])[A-Za-z_]\w*(?![\w(]*[([])/g)) this.#add(this.indexes, owner, part[0]);
      });
    }
    const reads = found.map(({ name, indexes }) => ({ name, indexes: indexes.map(compile) }))
      .filter(({ indexes }) => indexes.every(Boolean));
    if (reads.length) this.reads.set(number, reads);
    for (const [, name, use] of code.matchAll(/([A-Za-z_][\w.]*)\.(\w+)\s*[({]/g)) this.#add(this.uses, name, use);
    for (const [, use, name] of code.matchAll(/heapq\.(\w+)\(\s*([\w.]+)/g)) this.#add(this.uses, name, use);
    for (const [, name] of code.matchAll(/([A-Za-z_][\w.]*)\.pop\(\s*0\s*\)/g)) this.#add(this.uses, name, "popleft");
    if (/\.insert\([^)]*at:\s*0\s*\)|\.insert\(\s*0\s*,/.test(code)) {
      this.#add(this.uses, code.match(/([\w.]+)\.insert/)[1], "appendleft");
    }
  }

  #noteMoving(code) {
    const names = (text) => text.match(/[A-Za-z_]\w*/g) ?? [];
    for (const [, list] of code.matchAll(/\bfor\s+(?:let\s+|var\s+|const\s+|int\s+|case\s+let\s+)?\(?([\w\s,()]+?)\s+(?:in|of)\b/g)) {
      names(list).forEach((name) => this.moving.add(name));
    }
    for (const [, name] of code.matchAll(/([A-Za-z_]\w*)\s*(?:[-+*/%]|\/\/|>>|<<)=(?!=)/g)) this.moving.add(name);
    for (const [, list] of code.matchAll(/\b(?:def|func|function)\s+\w+\s*\(([^)]*)\)?/g)) {
      for (const part of list.split(",")) this.moving.add(names(part.split(/[:=]/)[0]).at(-1));
    }
    const [, targets] = /^\s*(?:let\s+|var\s+|const\s+)?\(?([A-Za-z_][\w\s,]*?)\)?\s*(?::[^=]+)?=(?!=)/.exec(code) ?? [];
    for (const name of names(targets ?? "")) {
      if (this.#assigned.has(name) || this.#loopIndents.length) this.moving.add(name);
      this.#assigned.add(name);
    }
  }

  #add(map, key, item) {
    if (!map.has(key)) map.set(key, new Set());
    map.get(key).add(item);
  }

  /** Does the text index this list by this name? */
  isIndexed(list, name) {
    return this.indexes.get(list)?.has(name) ?? false;
  }

  /** Does the text index anything by this name? Then a list that it does not index is not meant. */
  indexesAny(name) {
    return [...this.indexes.values()].some((names) => names.has(name));
  }

  /** Two names that bound a range of the list: usual pairs, or a slice of it. */
  bandOf(list, names) {
    for (const slice of this.slices.get(list) ?? []) {
      const [low, high] = slice.split("|");
      if (names.includes(low) && names.includes(high)) return { low, high, isOpen: true };
    }
    const known = new Map(names.map((name) => [plainName(name), name]));
    const pair = bands.find(([low, high]) => known.has(low) && known.has(high));
    return pair ? { low: known.get(pair[0]), high: known.get(pair[1]), isOpen: false } : null;
  }

  /** `heap`, `stack`, `queue`, `deque` or null, by what the text does with the name and by the name itself. */
  roleOf(name) {
    const uses = this.uses.get(name) ?? new Set();
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
