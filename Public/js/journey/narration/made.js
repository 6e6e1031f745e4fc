// What a value was made of: `mid = (0 + 5) // 2 = 2`.

/** @import { Change, Expression, Value } from "types/journey.d.ts" */
/** @import { Sentence } from "./sentence.js" */

import { readWhole } from "../reading.js";
import { reckon } from "../reckoning.js";
import { assignmentIn, bodyOf } from "../statements.js";
import { isSame } from "../trace/values.js";
import { cut } from "../wording.js";
import { isFlow, letters, longest } from "./sentence.js";

/**
 * `mid = (0 + 5) // 2 = 2`: what a value was made of.
 * @param {Sentence} sentence
 */
export function makingOf(sentence) {
  if (sentence.hasCall || !sentence.isSameCall) return null;
  const changes = sentence.state.events.filter((event) => isFlow(event) && !isIdle(event));
  const [change] = changes;
  if (changes.length > 1 || (change && change.kind !== "bind" && change.kind !== "part")) return null;
  const name = !change ? null : change.kind === "bind" ? sentence.telling.slot(change.slot) : sentence.telling.name(change, change.path);
  /** @param {string} text */
  const base = (text) => /^(?:self\.)?\w+/.exec(text)?.[0].replace("self.", "");
  const found = statements(sentence)
    .map((text) => assignmentIn(text, sentence.player.language))
    .find((each) => each && (!name || base(each.target) === base(name)));
  return found ? madeOf(sentence, found, change, name) : null;
}

/**
 * The line, or what stands behind a test on it.
 * @param {Sentence} sentence
 */
function statements(sentence) {
  const line = (sentence.source.lines[sentence.line - 1] ?? "").trim();
  const test = sentence.source.tests.get(sentence.line);
  if (!test || test.first) return [line];
  return bodyOf(line, test.text)
    .split(/\}\s*else\s*\{?|\}\s*$/)
    .map((text) => text.trim())
    .filter(Boolean);
}

/** @param {Sentence} sentence @param {{ target: string, operator: string, own: string }} one @param {Change} change @param {string | null} name */
function madeOf(sentence, { target, operator, own }, change, name) {
  const plain = readWhole(own, sentence.player.language);
  const isPlain = ["literal", "name", "index", "member", "call", undefined].includes(plain?.kind);
  const source = operator ? `${target} ${operator} ${isPlain ? own : `(${own})`}` : own;
  const node = readWhole(source, sentence.player.language);
  if (!node) return null;
  const wording = sentence.wording(source);
  const value = reckon(node, sentence.names);
  if (!change) return stays(sentence, target, heldNow(sentence, target), value);
  const now = change.kind === "bind" ? sentence.telling.valueOf(change.slot, change.call) : change.value;
  // A step of one is seen at once.
  if (now === undefined || value === undefined || !isSame(now, value) || (operator && plain?.kind === "literal")) return null;
  if (now === null && node.kind === "call" && node.callee.name === "get" && node.parts.length === 1) {
    const absent = wording.lookup({ whole: node.callee.whole, key: node.parts[0] }, false);
    return absent && `${name} is ${sentence.say(now)}: ${absent}`;
  }
  const filled = ["binary", "call", "minus", "default", "compare"].includes(node.kind)
    ? wording.filled(node)
    : node.kind === "index"
      ? sentence.indexed(wording, node)
      : null;
  const said = sentence.say(now);
  const told =
    filled && filled !== said && filled !== `"${said}"`
      ? `${name} = ${filled}${node.kind === "compare" ? ", which is" : " ="} ${said}`
      : null;
  return told && letters(told) <= longest ? told : null;
}

/**
 * What a place holds at the shown step.
 * @param {Sentence} sentence @param {string} target
 */
function heldNow(sentence, target) {
  const node = readWhole(target, sentence.player.language);
  return node ? reckon(node, sentence.namesNow()) : undefined;
}

/**
 * What a recorder tells only later, as the properties of an object that is being made, is set all the same.
 * @param {Sentence} sentence @param {string} target @param {Value} now @param {Value} set
 */
function stays(sentence, target, now, set) {
  if (now === undefined && set === undefined) return null;
  const text = now === undefined ? `${target} = ${sentence.say(set)}` : `${target} stays ${sentence.say(now)}`;
  return letters(text) <= longest ? text : null;
}

/**
 * `switch step`: what it is.
 * @param {Sentence} sentence
 */
export function choiceOf(sentence) {
  const [, text] = /^\s*(?:switch|match)\s+(.+?)\s*[{:]\s*$/.exec(sentence.code) ?? [];
  const node = text && !sentence.hasCall ? readWhole(text, sentence.player.language) : null;
  const value = node ? reckon(node, sentence.names) : undefined;
  return value === undefined ? null : sentence.after(`${cut(text)} is ${sentence.say(value)}`, isFlow);
}

/**
 * Python's heaps are lists: what counts is the least.
 * @param {Sentence} sentence
 */
export function heapOf(sentence) {
  const [, verb, name, item] = /\bheapq\.(heappush|heappop)\(\s*([\w.]+)\s*(?:,\s*(.+?)\s*)?\)\s*$/.exec(sentence.code) ?? [];
  const list = name ? readWhole(name, sentence.player.language) : null;
  if (!list || sentence.hasCall || !sentence.isSameCall) return null;
  const [before, after] = [sentence.names, sentence.namesNow()].map((names) => names.contents(reckon(list, names)));
  /** @param {Change} one */
  const others = ({ kind, object }) => kind !== "condition" && !((kind === "part" || kind === "splice") && object !== undefined);
  if (verb === "heappop")
    return before?.at?.(0) === undefined ? null : sentence.after(`take the least, ${sentence.say(before.at(0))}, off ${name}`, others);
  const source = sentence.source.lines[sentence.line - 1];
  const value = item
    ? reckon(
        readWhole(source.slice(source.indexOf(",") + 1, source.lastIndexOf(")")).trim(), sentence.player.language) ??
          /** @type {Expression} */ (/** @type {unknown} */ ({ kind: "none" })),
        sentence.names,
      )
    : undefined;
  return value === undefined || after?.at?.(0) === undefined
    ? null
    : `push ${sentence.say(value)} onto ${name}, whose least is now ${sentence.say(after.at(0))}`;
}
/** @param {Change} one */
const isIdle = ({ kind, old, value }) =>
  (kind === "part" || kind === "bind") && old !== undefined && value !== undefined && isSame(old, value);
