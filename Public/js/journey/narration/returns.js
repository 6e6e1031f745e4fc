// A return or a swap, with the test that led to it.

/** @import { Change } from "types/journey.d.ts" */
/** @import { Sentence } from "./sentence.js" */

import { readWhole } from "../reading.js";
import { reckon } from "../reckoning.js";
import { swapped } from "../statements.js";
import { isSame } from "../trace/values.js";
import { cut, readTest } from "../wording.js";
import { isFlow, letters, longest } from "./sentence.js";

/**
 * A return, with the test that led to it.
 * @param {Sentence} sentence
 */
export function endingOf(sentence) {
  const { events } = sentence.state;
  const exit = events.find(({ kind }) => kind === "exit");
  if (exit?.value === undefined || exit.call !== sentence.before?.call || !/\breturn\b/.test(sentence.code)) return null;
  const reason = reasonOf(sentence);
  // A bare `return` answers nothing.
  const isBare = exit.value === null && /\breturn\s*[;}]*\s*$/.test(sentence.code);
  const value = isBare ? "" : sentence.player.trace.speech.say(exit.value, 40, sentence.state);
  /** @param {Change} event */
  const rest = (event) => isFlow(event) && event !== exit;
  if (!reason) return returned(sentence, exit, rest);
  if (letters(reason) + letters(value) < 100)
    return sentence.after(`${reason}${/: | and /.test(reason) ? ", so" : ":"} return ${value}`.trimEnd(), rest);
  return null;
}

/**
 * `fib returns 3 + 2 = 5`: what an answer was made of.
 * @param {Sentence} sentence @param {Change} exit @param {(event: Change) => boolean} rest
 */
function returned(sentence, exit, rest) {
  const text = sentence.source.lines[sentence.line - 1]
    .trim()
    .replace(/^.*?\breturn\s*/, "")
    .replace(/[\s;}]+$/, "");
  const node = text ? readWhole(text, sentence.player.language) : null;
  if (!node) return null;
  const wording = sentence.wording(text);
  const filled = ["binary", "call", "compare"].includes(node.kind)
    ? wording.filled(node)
    : node.kind === "index"
      ? sentence.indexed(wording, node)
      : null;
  if (!filled || !isSame(reckon(node, sentence.names), exit.value) || filled === sentence.say(exit.value)) return null;
  return sentence.after(
    `${sentence.telling.fn(exit.fn)} returns ${filled}${node.kind === "compare" ? ":" : " ="} ${sentence.say(exit.value)}`,
    rest,
  );
}

/**
 * The test before this statement, if that is why it ran.
 * @param {Sentence} sentence
 */
function reasonOf(sentence) {
  const earlier = sentence.player.earlier(2)?.frames.at(-1);
  const [head, call] = [earlier?.line ?? 0, earlier?.call];
  sentence.player.earlier(1);
  const test = call === sentence.before?.call ? sentence.source.tests.get(head) : undefined;
  const isGuard = /^\s*guard\b/.test(sentence.source.lines[head - 1] ?? "");
  if (!test || (!isGuard && test.first !== sentence.line && head !== sentence.line)) return null;
  const clauses = readTest(test.text, sentence.player.language);
  if (clauses.length > 1) return null;
  const [{ node, clause, name, own = "" }] = clauses;
  const wording = sentence.wording(clause);
  if (name) {
    const looked = readWhole(own, sentence.player.language);
    const found = looked?.kind === "index" ? sentence.wording(own).lookup(looked, !isGuard) : null;
    if (found) return found;
    const value = isGuard ? undefined : sentence.names.binding(name)?.value;
    return isGuard
      ? `${cut(own, 40)} is ${sentence.player.trace.speech.nothing}`
      : value === undefined
        ? null
        : `${cut(own, 40)} is ${sentence.say(value)}`;
  }
  if (!node) return null;
  return wording.truth(node) === !isGuard ? wording.fact(node, !isGuard) : null;
}

/**
 * Two elements that a test made swap.
 * @param {Sentence} sentence
 */
export function swapOf(sentence) {
  const parts = sentence.state.events.filter(({ kind }) => kind === "part");
  if (parts.length !== 2 || sentence.hasCall || !swapped(sentence.code.trim())) return null;
  const [told] = sentence.telling.parts(isFlow);
  const reason = / swap places: /.test(told ?? "") ? reasonOf(sentence) : null;
  const text = reason && `${reason.replace(/^[^"]*?: /, "")}, so ${told}`;
  return text && letters(text) <= longest ? text : null;
}
