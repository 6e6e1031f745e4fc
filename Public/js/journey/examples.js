// Conditions that suit a program, made of its own names, for the field "Stop when…".

/** @import { Condition, Source, Trace } from "types/journey.d.ts" */

import { parseExpression } from "./trace/expression.js";
import { namesOf } from "./trace/search.js";
import { readTest } from "./wording.js";
import { bare } from "./codeline.js";

const most = 3;
const longest = 28;

/**
 * Two or three texts that the field takes: a test of the program, a cell or name that changes, a name and a value.
 * @param {Trace} trace @param {Source} source
 */
export function examplesFor(trace, source) {
  const names = namesOf(trace);
  /** @param {string} text */
  const isKnown = (text) => {
    try {
      return namesIn(parseExpression(text)).every((name) => names.has(name) && /^[A-Za-z_]/.test(name));
    } catch {
      return false;
    }
  };
  /** @type {string[]} */
  const found = [];
  /** @param {string} text */
  const add = (text) => {
    if (text && text.length <= longest && !found.includes(text) && isKnown(text)) found.push(text);
    return found.length;
  };
  const tests = [...source.tests.values()].flatMap(({ text }) => readTest(text, source.language)).filter(({ node }) => node);
  const plain = tests.map(({ clause }) => clause).filter((text) => /[<>=]/.test(text));
  plain.find((text) => add(text));
  cells(source).find((text) => add(text));
  const assigned = [...assignedIn(source)].filter((name) => names.has(name));
  if (found.length < 2) assigned.find((name) => add(`${name} changed`) >= 2);
  assigned
    .filter((name) => /^(?:i|j|k|step|steps|depth|count|total|index|idx|place|row|r|left|low|lo)$/.test(name))
    .slice(0, 1)
    .forEach((name) => add(`${name} == 3`));
  if (!found.length)
    [...names.keys()]
      .filter((name) => /^[a-z]\w*$/i.test(name) && name !== "self")
      .slice(0, 2)
      .forEach((name) => add(`${name} changed`));
  return found.slice(0, most);
}

/**
 * Names that the program sets more than at their beginning.
 * @param {Source} source
 */
function assignedIn(source) {
  const found = new Set();
  /** @param {string} text */
  const add = (text) => text.match(/[A-Za-z_]\w*/g)?.forEach((name) => found.add(name));
  for (const line of source.lines) {
    const code = bare(line, source.language);
    const [, looped] = /^\s*for\s+(?:case\s+)?(?:let\s+|var\s+)?(.+?)\s+in\b/.exec(code) ?? [];
    const [, set] = /^\s*([\w\s,()]+?)\s*(?:[-+*/|&^]|\/\/)?=(?!=)/.exec(code) ?? [];
    if (looped) add(looped);
    if (set && !/^\s*(?:let|var)\b/.test(set)) add(set);
  }
  return [...found].filter((name) => name !== "self" && name !== "_" && source.moving.has(name));
}

/**
 * `dp[i][j] changed`, of cells that the program sets.
 * @param {Source} source
 */
function cells(source) {
  return source.lines.flatMap((line) => {
    const [, cell] = /^\s*([A-Za-z_]\w*(?:\[[\w .+-]+\])+)\s*(?:[-+*/|&^]|\/\/)?=(?!=)/.exec(bare(line, source.language)) ?? [];
    return cell ? [`${cell} changed`] : [];
  });
}

/** @param {Condition} one @returns {string[]} */
function namesIn({ kind, name, inner, left, right, whole, key }) {
  const own = kind === "name" ? [name] : [];
  return [...own, ...[inner, left, right, whole, key].filter(Boolean).flatMap(namesIn)];
}
