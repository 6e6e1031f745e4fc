// Which lists hold intervals: pairs whose ends the program compares with each other, or takes apart as a start and an end.

/** @import { Details, Evidence } from "types/journey.d.ts" */

import { assignments, simple } from "./body.js";
import { partsOf } from "./statements.js";

const low = /^(?:\w+_)?(?:start|begin|lo|low|left|l|s|opens?|first|lower)\d?$/i;
const high = /^(?:\w+_)?(?:end|finish|stop|hi|high|right|r|e|closes?|last|upper)\d?$/i;
/** @param {string} name */
const camel = (name) => name.replace(/([a-z])([A-Z])/g, "$1_$2");
/** @param {string} name */
export const isLow = (name) => low.test(camel(name));
/** @param {string} name */
export const isHigh = (name) => high.test(camel(name));

/**
 * `x.start` and `x.end` are `x[0]` and `x[1]`; the last of a list is an element as any other.
 * @param {string} text
 */
const paired = (text) =>
  text
    .replace(/(?<=[\w\])$])\.(\w+)\b(?![(\w])/g, (whole, field) =>
      isLow(field) && field.length > 1 ? "[0]" : isHigh(field) && field.length > 2 && field !== "last" ? "[1]" : whole,
    )
    .replace(/\.(?:last|first)\b(?!\()/g, "[at]");

const source = /^(?:sorted|reversed|enumerate|list|iter)\(+(?:(?:sorted|reversed|list)\()*([A-Za-z_][\w.]*)|^([A-Za-z_][\w.]*)/;
const loop = /^(?:\} ?)?for (?:case )?(?:let )?\(?([\w, ()]+?)\)? in (.+?)(?: where .*)?[:{]? *(?:\{.*)?$/;
const end = "([A-Za-z_][\\w.]*)((?:\\[[^[\\]]*\\])?)\\[([01])\\]";
// What is compared is an end itself, no sum or product of ends.
const ends = new RegExp(`(?<![-*+/] ?)${end} ?(?:<=?|>=?) ?${end}(?! ?[-*+/])`, "g");
const extremes = new RegExp(`(?:max|min)\\(${end}, ?${end}`, "g");
const against = [
  new RegExp(`(?<![-*+/] ?)${end} ?(?:<=?|>=?) ?(\\w+)(?! ?[-*+/([])`, "g"),
  new RegExp(`(?<![-*+/] ?)(?<!\\w)(\\w+) ?(?:<=?|>=?) ?${end}(?! ?[-*+/])`, "g"),
  new RegExp(`(?:max|min)\\((\\w+), ?${end}`, "g"),
  new RegExp(`(?:max|min)\\(${end}, ?(\\w+)\\)`, "g"),
];

const common = [/max\([^()]*\[0\], ?[^()]*\[0\]\)/, /min\([^()]*\[1\], ?[^()]*\[1\]\)/];
const grown = /\[1\] = max\(/;

/** @param {Evidence} evidence */
export function findSpans(evidence) {
  for (const { statements } of evidence.functions) {
    const texts = statements.map(({ text }) => paired(text));
    const elements = new Map();
    const found = new Set();
    const points = new Set();
    /** @param {string} name @param {string} index */
    const listOf = (name, index) => (index || !elements.has(name) ? name : elements.get(name));
    /** @param {RegExpMatchArray} match */
    const noteEnds = (match) => {
      const [, one, first, a, other, second, b] = match;
      // The start of one is compared with the end of another; two ends of one kind tell nothing yet.
      if (a === b || (one === other && first === second)) return;
      for (const [name, index] of [
        [one, first],
        [other, second],
      ])
        found.add(listOf(name, index));
    };
    for (const text of texts) noteElements(text, { elements, found, points });
    const all = texts.join("\n");
    for (const [name] of all.matchAll(/(?<![\w.])\w*(?:interval|meeting|booking)\w*(?![\w(])/gi)) if (!elements.has(name)) found.add(name);
    // What two have in common goes from the later start to the earlier end.
    const isShared = common.every((pattern) => pattern.test(all));
    for (const text of texts) {
      for (const match of text.matchAll(ends)) noteEnds(match);
      for (const [, one, first, a, other, second, b] of text.matchAll(extremes)) {
        if (a === b && (isShared || grown.test(text)))
          for (const [name, index] of [
            [one, first],
            [other, second],
          ])
            found.add(listOf(name, index));
      }
      for (const [targets, values] of assignments(text))
        targets.forEach((target, place) => {
          if ((isLow(target) || isHigh(target)) && /\[[01]\]/.test(values[place] ?? "")) points.add(target);
        });
      for (const pattern of against) for (const match of text.matchAll(pattern)) noteAgainst(match, { listOf, found, points });
    }
    for (const [, one, other] of all.matchAll(/(?<![\w.])([A-Za-z_]\w*) ?(?:<=?|>=?) ?([A-Za-z_]\w*)(?![\w.[(])/g)) {
      if (points.has(one)) points.add(other);
      else if (points.has(other)) points.add(one);
    }
    noteTaken(texts, { found, points });
    spread(texts, { elements, found, points });
    for (const [name, list] of elements) if (found.has(list)) found.add(name);
    for (const name of found) evidence.note(name, "spans", { points });
  }
}

/**
 * `for start, end in pairs`, `for pair in pairs`, `last = pairs[-1]`.
 * @param {string} text @param {{ [name: string]: Details }} other
 */
function noteElements(text, { elements, found, points }) {
  const [, names, over] = loop.exec(text) ?? [];
  const list =
    over &&
    source
      .exec(over)
      ?.slice(1)
      .find(Boolean)
      ?.replace(/\.(?:sorted|enumerated|dropFirst|indices|reversed|sort)$/, "");
  if (list) {
    const each = (names.match(/\w+/g) ?? []).slice(/^enumerate\(|\.enumerated\(/.test(over) ? 1 : 0);
    if (each.length === 2 && isLow(each[0]) && isHigh(each[1])) {
      found.add(list);
      each.forEach((name) => points.add(name));
    } else if (each.length === 1) elements.set(each[0], list);
  }
  const [, one, other, pairs] = /^for \(?(\w+), (\w+)\)? in (?:itertools\.)?(?:zip|pairwise)\((\w+)(?:\)|, ?\3\b)/.exec(text) ?? [];
  if (pairs) elements.set(one, pairs).set(other, pairs);
  for (const [targets, values] of assignments(text)) {
    if (targets.length > 1 && targets.length === values.length)
      targets.forEach((target, place) => {
        const [, list] = /^([A-Za-z_][\w.]*)\[[^[\]]*\]$/.exec(values[place]) ?? [];
        if (list && simple.test(target) && !/\[[01]\]$/.test(values[place])) elements.set(target, list);
      });
    const [, from, index] =
      /^([A-Za-z_][\w.]*)(\[[^[\]]*\])?(?:\.pop\w*\([^)]*\)|\.removeFirst\(\)|\.removeLast\(\))?$/.exec(values[0] ?? "") ?? [];
    if (targets.length === 1 && simple.test(targets[0]) && from && index && !/^\[[01]\]$/.test(index)) elements.set(targets[0], from);
    if (targets.length !== 2 || !isLow(targets[0]) || !isHigh(targets[1])) continue;
    const pair =
      values.length === 1
        ? from
        : values.every((value, place) => value === `${/^\w+/.exec(value)?.[0]}[${place}]`)
          ? (/^\w+/.exec(values[0])?.[0] ?? null)
          : null;
    if (!pair) continue;
    found.add(index || !elements.has(pair) ? pair : elements.get(pair));
    targets.forEach((target) => points.add(target));
  }
}

/**
 * `for a, b in pairs` where `a` is compared with what was taken from `b`, or from an element's second part.
 * @param {string[]} texts @param {{ [name: string]: Details }} other
 */
function noteTaken(texts, { found, points }) {
  const pairs = new Map();
  const reached = new Map();
  for (const text of texts) {
    const [, one, other, over] = /^(?:\} ?)?for (?:let )?\(?(\w+), (\w+)\)? in (.+?) ?[:{]?$/.exec(text) ?? [];
    const list =
      over &&
      !/^enumerate\(|enumerated\(\)|\.items\(/.test(over) &&
      source
        .exec(over)
        ?.slice(1)
        .find(Boolean)
        ?.replace(/\.(?:sorted|dropFirst).*$/, "");
    if (list) pairs.set(one, { other, list });
    for (const [targets, values] of assignments(text))
      targets.forEach((target, place) => {
        const from = /^([A-Za-z_][\w.]*)\[[^[\]]*\]\[1\]$/.exec(values[place] ?? "")?.[1] ?? values[place];
        if (simple.test(target) && from) reached.set(target, new Set([...(reached.get(target) ?? []), from]));
      });
  }
  const all = texts.join("\n");
  for (const [one, { other, list }] of pairs)
    for (const [name, from] of reached) {
      if (!from.has(other) || !(from.has(list) || isHigh(name))) continue;
      if (!new RegExp(`(?<![\\w.])(?:${one} ?(?:<=?|>=?) ?${name}|${name} ?(?:<=?|>=?) ?${one})(?!\\w)`).test(all)) continue;
      found.add(list);
      [one, other, name].forEach((each) => points.add(each));
    }
}

/**
 * `interval[0] <= end`: a start against the end that is known so far.
 * @param {RegExpMatchArray} match @param {{ listOf(name: string, index: string): string, found: Set<string>, points: Set<string> }} other
 */
function noteAgainst(match, { listOf, found, points }) {
  const parts = match.slice(1);
  const isFirst = /^[01]$/.test(parts[2] ?? "");
  const [name, index, place, other] = isFirst ? parts : [parts[1], parts[2], parts[3], parts[0]];
  if (
    !/^[A-Za-z_]/.test(other) ||
    (place === "0" ? !isHigh(other) && !/(?:free|busy|until|prev|reach|cover)/i.test(other) : !isLow(other) && !isHigh(other))
  )
    return;
  found.add(listOf(name, index));
  points.add(other);
}

/**
 * What intervals are put into, and what is made of them, holds intervals, too.
 * @param {string[]} texts @param {{ [name: string]: Details }} other
 */
function spread(texts, { elements, found, points }) {
  for (let turn = 0; turn < 2; turn++)
    for (const text of texts) {
      for (const [, list, given] of text.matchAll(/([A-Za-z_][\w.]*)\.(?:append|add|insert|push)\((.*)\)/g)) {
        const [first, second] = partsOf(given.replace(/^[[(](.*)[\])]$/, "$1"));
        const labels = [...given.matchAll(/(?<=[(,] ?)(\w+) ?[:=]/g)].map(([, label]) => label);
        const isPair =
          labels.length === 2
            ? isLow(labels[0]) && isHigh(labels[1])
            : second !== undefined &&
              /^[[(]/.test(given) &&
              ((isLow(first) && isHigh(second)) || (points.has(first) && points.has(second)));
        if (
          isPair ||
          (found.has(elements.get(first)) && second === undefined) ||
          (second === undefined && found.has(first) && found.size > 1)
        )
          found.add(list);
      }
      for (const [targets, values] of assignments(text)) {
        if (targets.length !== 1 || !simple.test(targets[0])) continue;
        const [, from, called, copied] =
          /^(?:sorted\(|list\()?([A-Za-z_][\w.]*?)(?:\.(sorted|map|filter|copy)\b.*|(\[:?\]|\[1:\]|\)|, .*\))|)$/.exec(
            values.join(", ") ?? "",
          ) ?? [];
        if (from && (called || copied || /^(?:sorted|list)\(/.test(values[0]))) {
          if (found.has(from)) found.add(targets[0]);
          else if (found.has(targets[0])) found.add(from);
        }
      }
    }
}
