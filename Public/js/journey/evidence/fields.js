// Which fields of nodes lead where, and which dictionary leads to nodes.

/** @import { Evidence } from "types/journey.d.ts" */

import { assignments, simple } from "./body.js";

/**
 * Fields of nodes: one that is followed up to the node that leads to itself, two that lead there and back.
 * @param {Evidence} evidence
 */
export function findFields(evidence) {
  const pairs = new Map();
  /** @param {string} one @param {string} other */
  const pair = (one, other) => {
    const key = [one, other].sort().join(" ");
    pairs.set(key, (pairs.get(key) ?? 0) + 1);
  };
  for (const { statements } of evidence.functions) {
    /** @type {{ at: string, field: string, value: string }[]} */
    const links = [];
    const texts = statements.map(({ text }) => text);
    for (const text of texts) {
      for (const [, name, field] of text.matchAll(/(?<![\w.])(\w+)\.(\w+) (?:==|!=) \1(?![\w.[(])/g)) {
        if (
          texts.some(
            (each) => each.includes(`${name} = ${name}.${field}`) || new RegExp(`\\w\\((?:\\w+: ?)?${name}\\.${field}\\)`).test(each),
          )
        )
          evidence.fields.set(field, "up");
      }
      for (const [targets, values] of assignments(text))
        targets.forEach((target, place) => {
          const [, at, field] = /^([\w.]+)\.(\w+)$/.exec(target) ?? [];
          const value = values[place] ?? (values.length === 1 && targets.length > 1 ? values[0] : undefined);
          if (field && value !== undefined && /^[\w.]+$/.test(value)) links.push({ at, field, value });
        });
    }
    for (const one of links)
      for (const other of links) {
        // `a.next = b` and `b.prev = a`; `x.prev.next = x.next` and `x.next.prev = x.prev`.
        if (one.field >= other.field) continue;
        if (one.value === other.at && other.value === one.at) pair(one.field, other.field);
        else if (
          one.value === `${stem(one.at)}.${one.field}` &&
          one.at.endsWith(`.${other.field}`) &&
          other.value === `${stem(one.at)}.${other.field}` &&
          other.at === `${stem(one.at)}.${one.field}`
        )
          pair(one.field, other.field);
      }
  }
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const key of pairs.keys()) for (const field of key.split(" ")) counts.set(field, (counts.get(field) ?? 0) + 1);
  // A field that goes with several others is the way up of a tree.
  for (const key of pairs.keys())
    if (key.split(" ").every((/** @type {string} */ field) => counts.get(field) === 1)) evidence.mirrors.push(key.split(" "));
}

/**
 * `entries[key] = Entry(key, value)`: what a map is filled with, known while it is empty.
 * @param {Evidence} evidence
 */
export function findMaps(evidence) {
  for (const { statements } of evidence.functions) {
    const made = new Map();
    for (const { text } of statements)
      for (const [, list, kind] of text.matchAll(/([A-Za-z_][\w.]*)\[[^[\]]+\] = ([A-Z]\w*)\(/g))
        evidence.note(list, "mapOf", { made: kind });
    for (const { text } of statements)
      for (const [targets, values] of assignments(text))
        targets.forEach((target, place) => {
          const value = values[place] ?? values[0] ?? "";
          const kind = /^([A-Z]\w*)\(/.exec(value)?.[1] ?? made.get(value);
          const [, list] = /^([A-Za-z_][\w.]*)\[[^[\]]+\]$/.exec(target) ?? [];
          if (kind && list) evidence.note(list, "mapOf", { made: kind });
          else if (kind && simple.test(target)) made.set(target, kind);
        });
  }
}

/**
 * `x.next` without its last part.
 * @param {string} text
 */
const stem = (text) => text.split(".").slice(0, -1).join(".");
