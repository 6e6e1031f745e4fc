// What the program does with its lists and dictionaries, by the idioms of its text: which is a union-find, a segment tree,
// a Fenwick tree, a heap. Names alone tell nothing here; the values still have to fit (pictures.js asks).

import { callsIn, functionsOf, partsOf } from "./statements.js";

const known = new WeakMap();

/** The evidence of a text, read once. */
export function evidenceOf(source) {
  if (!known.has(source)) known.set(source, new Evidence(source));
  return known.get(source);
}

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const subscript = /([A-Za-z_][\w.]*)\[([^[\]]+)\]/g;
const simple = /^[A-Za-z_][\w.]*$/;

export class Evidence {
  #roles = new Map();
  #aliases = new Map();
  /** What is known of a node's field by its name: `up`. */
  fields = new Map();
  /** Pairs of fields that lead there and back: a doubly linked list. */
  mirrors = [];

  constructor(source) {
    this.language = source.language;
    this.functions = functionsOf(source);
    this.names = new Set(this.functions.map(({ name }) => name).filter(Boolean));
    this.statements = this.functions.flatMap(({ statements }) => statements);
    this.#noteAliases();
    for (const each of this.functions) {
      const body = new Body(each, this.names);
      this.#findChase(body);
      this.#findSegments(body);
      this.#findHeap(body);
      this.#findFenwick(body);
    }
    this.#findJoins();
    this.#findGrowingRows();
    this.#findHeapCalls(source.lines);
    this.#findFields();
    this.#findMaps();
  }

  /** `entries[key] = Entry(key, value)`: what a map is filled with, known while it is empty. */
  #findMaps() {
    for (const { statements } of this.functions) {
      const made = new Map();
      for (const { text } of statements) for (const [targets, values] of assignments(text)) targets.forEach((target, place) => {
        const value = values[place] ?? values[0] ?? "";
        const kind = /^([A-Z]\w*)\(/.exec(value)?.[1] ?? made.get(value);
        const [, list] = /^([A-Za-z_][\w.]*)\[[^[\]]+\]$/.exec(target) ?? [];
        if (kind && list) this.note(list, "mapOf", { made: kind });
        else if (kind && simple.test(target)) made.set(target, kind);
      });
    }
  }

  /** The standard library's heap, by whatever name the program imports it. */
  #findHeapCalls(lines) {
    const uses = /^heap(?:push|pop|ify|replace|pushpop)$/;
    const names = new Map();
    for (const line of lines) {
      const [, alias] = /^\s*import heapq as (\w+)/.exec(line) ?? [];
      if (alias) for (const use of ["push", "pop", "ify", "replace", "pushpop"]) names.set(`${alias}.heap${use}`, true);
      const [, list] = /^\s*from heapq import (.*)$/.exec(line) ?? [];
      for (const part of list?.replace(/[()]/g, "").split(",") ?? []) {
        const [name, other = name] = part.trim().split(/\s+as\s+/);
        if (name === "*") for (const use of ["push", "pop", "ify", "replace", "pushpop"]) names.set(`heap${use}`, true);
        else if (uses.test(name)) names.set(other, true);
      }
    }
    if (!names.size) return;
    for (const { text } of this.statements) for (const [, call, list] of text.matchAll(/([A-Za-z_][\w.]*)\( ?([A-Za-z_][\w.]*)/g)) {
      if (names.has(call)) this.note(list, "heap", { first: 0 });
    }
  }

  /** Fields of nodes: one that is followed up to the node that leads to itself, two that lead there and back. */
  #findFields() {
    const pairs = new Map();
    const pair = (one, other) => {
      const key = [one, other].sort().join(" ");
      pairs.set(key, (pairs.get(key) ?? 0) + 1);
    };
    for (const { statements } of this.functions) {
      const links = [];
      const texts = statements.map(({ text }) => text);
      for (const text of texts) {
        for (const [, name, field] of text.matchAll(/(?<![\w.])(\w+)\.(\w+) (?:==|!=) \1(?![\w.[(])/g)) {
          if (texts.some((each) => each.includes(`${name} = ${name}.${field}`) || new RegExp(`\\w\\((?:\\w+: ?)?${name}\\.${field}\\)`).test(each))) this.fields.set(field, "up");
        }
        for (const [targets, values] of assignments(text)) targets.forEach((target, place) => {
          const [, at, field] = /^([\w.]+)\.(\w+)$/.exec(target) ?? [];
          const value = values[place] ?? (values.length === 1 && targets.length > 1 ? values[0] : undefined);
          if (field && value !== undefined && /^[\w.]+$/.test(value)) links.push({ at, field, value });
        });
      }
      for (const one of links) for (const other of links) {
        // `a.next = b` and `b.prev = a`; `x.prev.next = x.next` and `x.next.prev = x.prev`.
        if (one.field >= other.field) continue;
        if (one.value === other.at && other.value === one.at) pair(one.field, other.field);
        else if (one.value === `${stem(one.at)}.${one.field}` && one.at.endsWith(`.${other.field}`)
          && other.value === `${stem(one.at)}.${other.field}` && other.at === `${stem(one.at)}.${one.field}`) pair(one.field, other.field);
      }
    }
    const counts = new Map();
    for (const key of pairs.keys()) for (const field of key.split(" ")) counts.set(field, (counts.get(field) ?? 0) + 1);
    // A field that goes with several others is the way up of a tree.
    for (const key of pairs.keys()) if (key.split(" ").every((field) => counts.get(field) === 1)) this.mirrors.push(key.split(" "));
  }

  /** Rows that grow one by one are no pairs, even while all have two elements. */
  #findGrowingRows() {
    for (const { text } of this.statements) {
      for (const [, list] of text.matchAll(/([A-Za-z_][\w.]*)\[[^[\]]+\]\.(?:append|add|push|extend|insert|pop|popLast|removeLast|remove)\b/g)) this.note(list, "rows");
    }
  }

  /** What is known of a list by any of its names in the role: an object of details, or undefined. */
  of(names, role) {
    const met = new Set();
    const queue = names.flatMap((name) => [name, name.split(".").at(-1)]);
    while (queue.length && met.size < 200) {
      const name = queue.shift().replace(/^(?:self|this)\./, "");
      if (met.has(name)) continue;
      met.add(name);
      const found = this.#roles.get(name)?.get(role);
      if (found) return found;
      queue.push(...this.#aliases.get(name) ?? []);
    }
    return undefined;
  }

  note(name, role, details = {}) {
    if (!this.#roles.has(name)) this.#roles.set(name, new Map());
    const roles = this.#roles.get(name);
    roles.set(role, { ...details, ...roles.get(role) });
  }

  /** What a function calls a parameter is what the caller hands on; `p = self.parent` is one more name. */
  #noteAliases() {
    const join = (one, other) => {
      if (one === other || !simple.test(one) || !simple.test(other)) return;
      for (const [a, b] of [[one, other], [other, one]]) {
        if (!this.#aliases.has(a)) this.#aliases.set(a, new Set());
        this.#aliases.get(a).add(b);
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

  /** `while p[x] != x: x = p[x]`, `if p[x] < 0: return x`, `find(p[x])`: from each to the one above it. */
  #findChase({ name, texts, locals }) {
    const all = [...texts, ...told(texts, locals)];
    const joined = all.join("\n");
    const lists = new Set([...joined.matchAll(subscript)].filter(([, , index]) => simple.test(index)).map(([, list, index]) => `${list} ${index}`));
    for (const pair of lists) {
      const [list, index] = pair.split(" ");
      const cell = `${escape(list)}\\[ ?${escape(index)} ?\\]`;
      const self = new RegExp(`${cell} (?:==|!=) ${escape(index)}(?![\\w.[(])|(?<![\\w.\\])])${escape(index)} (?:==|!=) ${cell}(?!\\s*\\[)`);
      const below = new RegExp(`${cell} (?:<|>=) 0\\b|${cell} (?:>|==|!=) -1\\b`);
      const has = new RegExp(`(?<![\\w.])${escape(index)} (?:not )?in ${escape(list)}\\b|let \\w+ = ${cell}|${cell} (?:!=|==) (?:nil|None)|${cell} is (?:not )?None`);
      const above = new RegExp(`(?<![\\w.])${escape(index)}(?:, [^=]*)? = [^=]*${escape(list)}\\[(?: ?${escape(index)} ?\\]|${cell}\\])`);
      const deeper = name && new RegExp(`\\b${name}\\((?:[^()]*[,:] )?${cell}`);
      const follows = above.test(joined) || (deeper && deeper.test(joined));
      if (!follows) continue;
      const style = self.test(joined) ? "self" : below.test(joined) ? "below" : has.test(joined) ? "missing" : null;
      const isShortened = new RegExp(`${cell} = (?:${escape(list)}\\[${cell}\\]|${name || " "}\\()`).test(joined);
      if (style) this.note(list, "chase", { style, finder: name, isShortened });
    }
  }

  /** A chase is a union-find where what it finds for two is joined: `p[find(a)] = find(b)`. */
  #findJoins() {
    const chases = [...this.#roles].filter(([, roles]) => roles.has("chase"));
    const finders = new Set(chases.map(([, roles]) => roles.get("chase").finder).filter(Boolean));
    for (const [list, roles] of chases) {
      const names = new Set([list, ...this.#aliases.get(list) ?? []]);
      const { style, finder, isShortened } = roles.get("chase");
      const isJoined = this.functions.some((each) => this.#joins(each, names, finders));
      const members = this.#members(list, finder);
      if (isJoined) this.note(list, "forest", { style, members, isUnion: true });
      else if (style === "self" && isShortened) this.note(list, "forest", { style, members });
    }
  }

  /** The names that stand for members of a union-find: what indexes it, what its finder takes and gives. */
  #members(list, finder) {
    const found = new Set(this.functions.find(({ name }) => name && name === finder)?.parameters ?? []);
    const add = (text) => simple.test(text) && !this.#roles.has(text) && found.add(text);
    for (const { text } of this.statements) {
      for (const [, name, inner] of text.matchAll(subscript)) if (name === list) add(inner.trim());
      for (const { name, parts } of callsIn(text, this.names)) if (name === finder) parts.forEach(add);
      for (const [targets, values] of assignments(text)) targets.forEach((target, place) => {
        if (callsIn(values[place] ?? "", new Set([finder])).length) add(target);
      });
    }
    // What is handed on to the finder stands for a member where it comes from, too.
    for (const { text } of this.statements) for (const { name, parts } of callsIn(text, this.names)) {
      const { parameters } = this.functions.find((each) => each.name === name);
      parts.forEach((part, place) => found.has(parameters[place]) && add(part));
    }
    return found;
  }

  #joins({ statements }, names, finders) {
    const roots = new Set();
    // What is found, and what is made of two that are found (`small, large = a, b`).
    for (let turn = 0; turn < 2; turn++) for (const { text } of statements) {
      for (const [targets, values] of assignments(text)) {
        targets.forEach((target, place) => {
          const value = values[place] ?? values[0] ?? "";
          if (callsIn(value, finders).length || roots.has(value)) roots.add(target);
        });
      }
    }
    const isRoot = (text) => roots.has(text) || callsIn(text, finders).length > 0;
    return statements.some(({ text }) => assignments(text).some(([targets, values]) => targets.some((target, place) => {
      const [, list, index] = /^([A-Za-z_][\w.]*)\[(.+)\]$/.exec(target) ?? [];
      return list && names.has(list) && isRoot(index.trim()) && isRoot((values[place] ?? values[0] ?? "").replace(/^\w+\[(.+)\]$/, "$1"));
    })));
  }

  /** `t[x] = t[2 * x] + t[2 * x + 1]`: a node of what its two children are. */
  #findSegments({ texts, formOf, callsDeeper }) {
    for (const text of texts) for (const [targets, values] of assignments(text)) {
      const [, list, index] = /^([A-Za-z_][\w.]*)\[([^[\]]+)\]$/.exec(targets[0] ?? "") ?? [];
      if (!list || targets.length > 1) continue;
      const read = [...(values[0] ?? "").matchAll(subscript)].filter(([, other]) => other === list).map(([, , inner]) => inner.trim());
      const kinds = new Set(read.map(formOf).filter((form) => form?.of === index.trim()).map(({ kind }) => kind));
      const isUpward = halfOf(index) !== null && read.includes(halfOf(index)) && read.some((inner) => new RegExp(`^${escape(halfOf(index))} ?\\^ ?1$`).test(inner));
      if (kinds.size < 2 && !isUpward) continue;
      const root = kinds.has(0) || isUpward ? 1 : 0;
      this.note(list, "segments", { root, isTopDown: callsDeeper && !isUpward, ...this.#roomOf(list) });
    }
  }

  /** How often the number of elements a list was made for: `[0] * (4 * n)` has 4. */
  #roomOf(list) {
    const make = new RegExp(`(?:^|[\\s.])${escape(list)}(?: ?:[^=]*)? = (.*)$`);
    for (const { text } of this.statements) {
      const [, made] = make.exec(text) ?? [];
      const [, before, after] = /(?:\b|\()([2-8]) ?\* ?(?:\(|\w)|\w\)? ?\* ?([2-8])\b/.exec(made?.replace(/^\[.*?\] ?\* ?/, "") ?? "") ?? [];
      if (before || after) return { room: Number(before ?? after) };
    }
    return {};
  }

  /** Children and parents by arithmetic, and the two exchanged. */
  #findHeap({ texts, joined, formOf, parentOf }) {
    const swapped = new Set([...joined.matchAll(/([A-Za-z_][\w.]*)\.swapAt\(/g)].map(([, list]) => list));
    for (const text of texts) for (const [targets, values] of assignments(text)) {
      if (targets.length === 2 && targets[0] === values[1] && targets[1] === values[0]) swapped.add(/^[\w.]+/.exec(targets[0])?.[0]);
    }
    for (const [, list, inner] of joined.matchAll(subscript)) {
      if (!swapped.has(list)) continue;
      const [form, parent] = [formOf(inner.trim()), parentOf(inner.trim())];
      if (form?.kind === 1 && form.base !== 1) this.note(list, "heap", { first: 0 });
      if (form?.kind === 0) this.note(list, "heap", { first: 1 });
      if (parent) this.note(list, "heap", { first: 0 });
    }
  }

  /** `i += i & -i`, `i -= i & -i`, `i &= i - 1` behind `t[i]`, with no other loop between them. */
  #findFenwick({ texts }) {
    const isBit = ({ statements: [first, second] }) => !second && /^(?:return )?\(?(\w+) ?& ?\(?-\1\b/.test(first?.text ?? "");
    const helpers = this.functions.filter(isBit).map(({ name }) => name);
    let loop = -1;
    const met = [];
    texts.forEach((text, place) => {
      if (/^(?:\} ?)?(?:while|for|repeat)\b/.test(text)) loop = place;
      for (const [, list, inner] of text.matchAll(subscript)) if (simple.test(inner.trim())) met.push({ list, name: inner.trim(), loop });
      for (const each of met) {
        const first = each.loop === loop && loop >= 0 ? bitStep(text, each.name, helpers) : null;
        if (first !== null) this.note(each.list, "fenwick", { first });
      }
    });
  }
}

/** Does a statement move a name on by its lowest bit? 1 where numbers begin at 1, 0 where they begin at 0, else null. */
function bitStep(text, name, helpers) {
  const tight = text.replaceAll(" ", "");
  const word = escape(name);
  const bits = [`\\(*${word}&\\(?-${word}\\)*`, `\\(*${word}&\\(?~${word}\\+1\\)*`, ...helpers.map((helper) => `${escape(helper)}\\((?:\\w+:)?${word}\\)`)].join("|");
  const lowest = `${word}&\\(?${word}-1\\)?`;
  if (new RegExp(`(?<![\\w.])${word}(?:[-+]=(?:${bits})|=${word}[-+](?:${bits})|&=${word}-1(?!\\d)|=\\(?${lowest})`).test(tight)) return 1;
  const next = `\\(?${word}\\+1\\)?`;
  return new RegExp(`(?<![\\w.])${word}(?:\\|=${next}|=${word}\\|${next}|=\\(${word}&${next}\\)-1)`).test(tight) ? 0 : null;
}

/** The assignments of a statement: `[[targets], [values]]`, also behind `if let` and in a condition. */
function assignments(text) {
  const found = [];
  const clean = text.replace(/^(?:\} ?)?(?:else )?(?:if|while|guard|for|return)\b ?/, "");
  for (const part of clean.split(/; |\{ | \}/)) {
    const match = /^(?:let |var )?\(?([A-Za-z_][^=<>!]*?)\)?(?: ?: ?[^=,()[\]]+)? ?[-+*/|&^]?= ?(?!=)(.*)$/.exec(part.trim());
    if (match) found.push([partsOf(match[1]), partsOf(match[2].replace(/^\((.*)\)$/, "$1"))]);
  }
  return found;
}

/** The statements in which a local that holds `p[x]` stands for it. */
function told(texts, locals) {
  const found = [];
  for (const [name, value] of locals) {
    if (!/^[\w.]+\[[\w. ]+\]$/.test(value) || value.includes(`[${name}]`)) continue;
    for (const text of texts) if (new RegExp(`\\b${name}\\b`).test(text)) found.push(text.replace(new RegExp(`(?<![\\w.])${name}\\b(?! ?=[^=])`, "g"), value));
  }
  return found;
}

/** `x.next` without its last part. */
const stem = (text) => text.split(".").slice(0, -1).join(".");

const halfOf = (text) => /^\(?(\w+) ?(?:>> ?1|\/\/? ?2)\)?$/.exec(text.trim())?.[1] ?? null;

/** A function's statements with what its locals stand for. */
class Body {
  constructor({ name, parameters, statements }, functions) {
    this.name = name;
    this.parameters = parameters;
    this.texts = statements.map(({ text }) => text);
    this.joined = this.texts.join("\n");
    this.locals = new Map();
    for (const text of this.texts) for (const [targets, values] of assignments(text)) {
      targets.forEach((target, place) => {
        if (simple.test(target) && values[place] && !this.locals.has(target)) this.locals.set(target, values[place]);
      });
    }
    this.callsDeeper = this.texts.some((text) => callsIn(text, functions).some(({ parts }) => parts.some((part) => this.formOf(part))));
  }

  /** `2 * x`, `x << 1 | 1`, or a local of that: `{ of: "x", kind: 0 | 1 | 2 }`; kind is what is added. */
  formOf = (text) => formIn(text) ?? formIn(this.locals.get(text) ?? "");

  parentOf = (text) => parentIn(text) ?? parentIn(this.locals.get(text) ?? "");
}

function formIn(text) {
  const [, one, other, shifted, more, bit] = /^\(? ?(?:2 ?\* ?(\w+)|(\w+) ?\* ?2|\(?(\w+) ?<< ?1\)?) ?\)?(?: ?\+ ?([12]))?(?: ?\| ?(1))? ?\)?$/.exec(text) ?? [];
  const of = one ?? other ?? shifted;
  return of ? { of, kind: Number(more ?? bit ?? 0) } : null;
}

const parentIn = (text) => /^\(? ?\(? ?(\w+) ?- ?1 ?\)? ?(?:>> ?1|\/\/? ?2) ?\)?$/.exec(text)?.[1] ?? null;
