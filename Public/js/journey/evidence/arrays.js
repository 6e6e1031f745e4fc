// Which list is a tree by the arithmetic of its places: a heap, a segment tree, a Fenwick tree.

/** @import { Body, Evidence, ProgramFunction } from "types/journey.d.ts" */

import { assignments, escaped, simple, subscript } from "./body.js";

/**
 * `t[x] = t[2 * x] + t[2 * x + 1]`: a node of what its two children are.
 * @param {Evidence} evidence @param {Body} other
 */
export function findSegments(evidence, { texts, formOf, callsDeeper }) {
  for (const text of texts)
    for (const [targets, values] of assignments(text)) {
      const [, list, index] = /^([A-Za-z_][\w.]*)\[([^[\]]+)\]$/.exec(targets[0] ?? "") ?? [];
      if (!list || targets.length > 1) continue;
      const read = [...(values[0] ?? "").matchAll(subscript)].filter(([, other]) => other === list).map(([, , inner]) => inner.trim());
      const kinds = new Set(
        read
          .map(formOf)
          .filter((form) => form?.of === index.trim())
          .map((form) => form?.kind),
      );
      const half = halfOf(index);
      const isUpward = half !== null && read.includes(half) && read.some((inner) => new RegExp(`^${escaped(half)} ?\\^ ?1$`).test(inner));
      if (kinds.size < 2 && !isUpward) continue;
      const root = kinds.has(0) || isUpward ? 1 : 0;
      evidence.note(list, "segments", { root, isTopDown: callsDeeper && !isUpward, ...roomOf(evidence, list) });
    }
}

/**
 * How often the number of elements a list was made for: `[0] * (4 * n)` has 4.
 * @param {Evidence} evidence @param {string} list
 */
function roomOf(evidence, list) {
  const make = new RegExp(`(?:^|[\\s.])${escaped(list)}(?: ?:[^=]*)? = (.*)$`);
  for (const { text } of evidence.statements) {
    const [, made] = make.exec(text) ?? [];
    const [, before, after] = /(?:\b|\()([2-8]) ?\* ?(?:\(|\w)|\w\)? ?\* ?([2-8])\b/.exec(made?.replace(/^\[.*?\] ?\* ?/, "") ?? "") ?? [];
    if (before || after) return { room: Number(before ?? after) };
  }
  return {};
}

/**
 * Children and parents by arithmetic, and the two exchanged.
 * @param {Evidence} evidence @param {Body} other
 */
export function findHeap(evidence, { texts, joined, formOf, parentOf }) {
  const swapped = new Set([...joined.matchAll(/([A-Za-z_][\w.]*)\.swapAt\(/g)].map(([, list]) => list));
  for (const text of texts)
    for (const [targets, values] of assignments(text)) {
      if (targets.length === 2 && targets[0] === values[1] && targets[1] === values[0]) swapped.add(/^[\w.]+/.exec(targets[0])?.[0] ?? "");
    }
  for (const [, list, inner] of joined.matchAll(subscript)) {
    if (!swapped.has(list)) continue;
    const [form, parent] = [formOf(inner.trim()), parentOf(inner.trim())];
    if (form?.kind === 1) evidence.note(list, "heap", { first: 0 });
    if (form?.kind === 0) evidence.note(list, "heap", { first: 1 });
    if (parent) evidence.note(list, "heap", { first: 0 });
  }
}

/**
 * The standard library's heap, by whatever name the program imports it.
 * @param {Evidence} evidence
 */
export function findHeapCalls(evidence) {
  const uses = /^heap(?:push|pop|ify|replace|pushpop)$/;
  const names = new Map();
  for (const line of evidence.lines) {
    const module = /^\s*import\b.*\bheapq\b(?: as (\w+))?/.exec(line);
    const alias = module && (module[1] ?? "heapq");
    if (alias) for (const use of ["push", "pop", "ify", "replace", "pushpop"]) names.set(`${alias}.heap${use}`, true);
    const [, list] = /^\s*from heapq import (.*)$/.exec(line) ?? [];
    for (const part of list?.replace(/[()]/g, "").split(",") ?? []) {
      const [name, other = name] = part.trim().split(/\s+as\s+/);
      if (name === "*") for (const use of ["push", "pop", "ify", "replace", "pushpop"]) names.set(`heap${use}`, true);
      else if (uses.test(name)) names.set(other, true);
    }
  }
  if (!names.size) return;
  for (const { text } of evidence.statements)
    for (const [, call, list] of text.matchAll(/([A-Za-z_][\w.]*)\( ?([A-Za-z_][\w.]*)/g)) {
      if (names.has(call)) evidence.note(list, "heap", { first: 0 });
    }
}

/**
 * `i += i & -i`, `i -= i & -i`, `i &= i - 1` behind `t[i]`, with no other loop between them.
 * @param {Evidence} evidence @param {Body} other
 */
export function findFenwick(evidence, { texts }) {
  /** @param {ProgramFunction} one */
  const isBit = ({ statements: [first, second] }) => !second && /^(?:return )?\(?(\w+) ?& ?\(?-\1\b/.test(first?.text ?? "");
  const helpers = evidence.functions.filter(isBit).map(({ name }) => name);
  let loop = -1;
  /** @type {{ name: string, list: string, loop: number }[]} */
  const met = [];
  texts.forEach((text, place) => {
    if (/^(?:\} ?)?(?:while|for|repeat)\b/.test(text)) loop = place;
    for (const [, list, inner] of text.matchAll(subscript)) if (simple.test(inner.trim())) met.push({ list, name: inner.trim(), loop });
    for (const each of met) {
      const first = each.loop === loop && loop >= 0 ? bitStep(text, each.name, helpers) : null;
      if (first !== null) evidence.note(each.list, "fenwick", { first });
    }
  });
}

/**
 * Does a statement move a name on by its lowest bit? 1 where numbers begin at 1, 0 where they begin at 0, else null.
 * @param {string} text @param {string} name @param {string[]} helpers
 */
function bitStep(text, name, helpers) {
  const tight = text.replaceAll(" ", "");
  const word = escaped(name);
  const bits = [
    `\\(*${word}&\\(?-${word}\\)*`,
    `\\(*${word}&\\(?~${word}\\+1\\)*`,
    ...helpers.map((helper) => `${escaped(helper)}\\((?:\\w+:)?${word}\\)`),
  ].join("|");
  const lowest = `${word}&\\(?${word}-1\\)?`;
  if (new RegExp(`(?<![\\w.])${word}(?:[-+]=(?:${bits})|=${word}[-+](?:${bits})|&=${word}-1(?!\\d)|=\\(?${lowest})`).test(tight)) return 1;
  const next = `\\(?${word}\\+1\\)?`;
  return new RegExp(`(?<![\\w.])${word}(?:\\|=${next}|=${word}\\|${next}|=\\(${word}&${next}\\)-1)`).test(tight) ? 0 : null;
}

/** @param {string} text */
const halfOf = (text) => /^\(?(\w+) ?(?:>> ?1|\/\/? ?2)\)?$/.exec(text.trim())?.[1] ?? null;
