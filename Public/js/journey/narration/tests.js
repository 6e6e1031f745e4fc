// How a test came out, why, and what the next line does because of it.

/** @import { Change, Clause, TestLine } from "types/journey.d.ts" */
/** @import { Sentence } from "./sentence.js" */

import { readWhole } from "../reading.js";
import { reckon } from "../reckoning.js";
import { bare } from "../codeline.js";
import { bodyOf, swapped } from "../statements.js";
import { cut, readTest } from "../wording.js";
import { isFlow, letters, longest } from "./sentence.js";

/** @param {Sentence} sentence @returns {string | null} */
export function testOf(sentence) {
  const test = sentence.source.tests.get(sentence.line);
  if (!test || sentence.hasCall) return null;
  const asked = sentence.state.events.filter(({ kind, line }) => kind === "condition" && line === sentence.line);
  const isElsewhere = !asked.length && sentence.player.language === "swift";
  // The second step on a line with its body is the body's.
  if (isElsewhere || (!asked.length && !sentence.isSameCall && !hasEnded(sentence))) return null;
  const clauses = readTest(test.text, sentence.player.language);
  const place = Math.min(Math.max(asked.length, 1), clauses.length) - 1;
  // More than there are clauses: which of them it was is not known.
  const isUnclear = asked.length > clauses.length;
  const { outcome, fact } = isUnclear
    ? { outcome: asked.at(-1).value, fact: null }
    : outcomeOf(sentence, clauses, place, asked.at(-1)?.value, test);
  if (outcome === null || outcome === undefined) return null;
  const isLast = outcome === false || place === clauses.length - 1;
  const clause = (isUnclear ? test.text : clauses[place].clause).replace(/^(?:let|var|case)\s+/, "");
  const text =
    fact ??
    `${cut(clause, 60)} ${clauses[place].isPattern ? (outcome ? "matches" : "does not match") : `is ${spelled(sentence, outcome)}`}`;
  const then = isLast ? consequenceOf(sentence, test, outcome) : "";
  const bound = new Set(clauses.map(({ name }) => name));
  /** @param {Change} event */
  const isTold = (event) => isFlow(event) && !(event.kind === "bind" && fact && bound.has(sentence.telling.slot(event.slot)));
  // `while True`
  if (then && clauses[place].node?.kind === "literal") return sentence.with(then, isFlow);
  const full = then
    ? `${then === "they swap" ? text.replace(/^[^"]*?: /, "") : text}, so ${then}`
    : fact && !/\bis\b|\bare\b|\bhold/.test(text)
      ? `${text} is ${spelled(sentence, outcome)}`
      : text;
  return sentence.with(letters(full) > longest && then ? text : full, isTold);
}

/**
 * A call that ended with its last test: a loop at its end.
 * @param {Sentence} sentence
 */
function hasEnded(sentence) {
  return sentence.state.events.some(({ kind, call }) => kind === "exit" && call === sentence.before?.call);
}

/** @param {Sentence} sentence @param {boolean} outcome */
function spelled(sentence, outcome) {
  return sentence.player.language === "python" ? (outcome ? "True" : "False") : String(outcome);
}

/** @param {Sentence} sentence @param {Clause[]} clauses @param {number} place @param {boolean | null | undefined} recorded @param {TestLine} test */
function outcomeOf(sentence, clauses, place, recorded, test) {
  const clause = clauses[place];
  if (clause.name) return bindingOf(sentence, clause, recorded);
  const follows = test.first && sentence.isSameCall ? sentence.state.line === test.first : null;
  const told = recorded ?? (sentence.player.language === "python" ? null : follows);
  if (!clause.node) return { outcome: told ?? follows, fact: null };
  // What a clause before it has bound is there now.
  const names = place > 0 && sentence.isSameCall ? sentence.namesNow() : sentence.names;
  const wording = sentence.wording(clause.clause, names);
  const reckoned = wording.truth(clause.node);
  const outcome = told ?? reckoned ?? follows;
  if (outcome === null || outcome === undefined) return { outcome: null };
  // What was recorded is right where the two differ: an operator may be the program's own.
  const facts = clauses
    .slice(0, place + 1)
    .map(({ clause: text, node, name }) =>
      name || !node ? null : sentence.wording(text, names).fact(node, clauses[place].clause === text ? outcome : true),
    );
  return { outcome, fact: reckoned !== undefined && reckoned !== outcome ? null : facts.at(-1) };
}

/**
 * `if let x = d[k]`: what it gives, or that there is nothing.
 * @param {Sentence} sentence @param {Clause} one @param {boolean | null | undefined} recorded
 */
function bindingOf(sentence, { name, own = "" }, recorded) {
  const bound = sentence.state.events.find(({ kind, slot }) => kind === "bind" && sentence.telling.slot(slot) === name);
  const outcome = recorded ?? bound !== undefined;
  const text = cut(own, 40);
  const node = readWhole(own, sentence.player.language);
  const found = node?.kind === "index" ? sentence.wording(own).lookup(node, outcome) : null;
  if (found) return { outcome, fact: found };
  if (!outcome) return { outcome, fact: `${text} is ${sentence.player.trace.speech.nothing}` };
  if (!bound) return { outcome, fact: null };
  const value = sentence.say(sentence.telling.valueOf(bound.slot, bound.call));
  return { outcome, fact: text === name || node?.kind === "call" ? `${name} is ${value}` : `${text} is ${value}: ${name} = ${value}` };
}

/**
 * What the next line does because of the test, where that is one of a few plain things.
 * @param {Sentence} sentence @param {TestLine} test @param {boolean} outcome
 */
function consequenceOf(sentence, test, outcome) {
  if (/^\s*(?:\w+\s*:\s*|\}\s*)?while\b/.test(sentence.code)) return outcome ? "the loop continues" : "the loop is done";
  if (!sentence.isSameCall) return "";
  const isGuard = /^\s*guard\b/.test(sentence.code);
  if (outcome === isGuard) return "";
  const isInline = sentence.state.line === sentence.line;
  if (!isInline && !isGuard && sentence.state.line !== test.first) return "";
  const next = (sentence.source.lines[sentence.state.line - 1] ?? "").trim();
  const code = bare(isInline ? bodyOf(next, test.text) : next, sentence.player.language).replace(/[}\s;]+$/, "");
  if (/^return\b/.test(code)) return returning(sentence, (isInline ? bodyOf(next, test.text) : next).replace(/[}\s;]+$/, ""));
  if (/^break$/.test(code)) return "the loop ends";
  if (/^continue$/.test(code)) return "on to the next round";
  if (/^(raise|throw)\b/.test(code)) return code;
  return swapping(sentence, code);
}

/** @param {Sentence} sentence @param {string} code */
function swapping(sentence, code) {
  const pair = swapped(code);
  if (!pair) return "";
  return /[<>]/.test(sentence.code) || !pair[1] ? "they swap" : `${cut(pair[0], 20)} and ${cut(pair[1], 20)} swap`;
}

/** @param {Sentence} sentence @param {string} code */
function returning(sentence, code) {
  const text = code.replace(/^return\s*/, "").trim();
  const node = text && readWhole(text, sentence.player.language);
  const value = node ? reckon(node, sentence.namesNow()) : undefined;
  return text ? `return ${value === undefined ? cut(text) : sentence.say(value)}` : "return";
}
