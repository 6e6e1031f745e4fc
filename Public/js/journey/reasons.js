// What a write was made of: the names, cells and fields that its line read, each with its value and its place.

/** @import { Cursor, Expression, Found, LineRead, Live, Place, Reason, Trace, Value } from "types/journey.d.ts" */

import { deeper, movedTo, takenBy, textOf } from "./moves.js";
import { isList, isLookup, placeOf, plainKey, restWithin, valueAt } from "./places.js";
import { below, readAt } from "./reading.js";
import { tokensOf } from "./tokens.js";
import { Names } from "./names.js";
import { reckon } from "./reckoning.js";
import { bare } from "./codeline.js";
import { isSame } from "./trace/values.js";

const mostReasons = 8;

/**
 * The expressions of a line that are read, not set: `[node]` over the line's text.
 * @param {string} line @param {string} language @returns {{ found: Found[], isUpdate: boolean, equals: number }}
 */
function expressionsOf(line, language) {
  const code = bare(line, language);
  const tokens = tokensOf(line.slice(0, code.length));
  const found = [];
  const equals = assignmentOf(code);
  // What a loop's head sets is none of what it reads.
  const start = isLoop(code) ? tokens.findIndex(({ word }) => word === "in") + 1 : 0;
  for (let place = start; place < tokens.length; place++) {
    const { from, to } = tokens[place];
    const node = readAt(line, from, language, tokens);
    if (!node || node.to <= from) continue;
    found.push({ node, isTarget: equals.at > 0 && node.to <= equals.at });
    while (tokens[place + 1] && tokens[place + 1].from < Math.max(node.to, to)) place++;
  }
  return { found, isUpdate: equals.isUpdate, equals: equals.at };
}

/**
 * Where a line's `=` stands, and whether what it sets is read as well (`+=`).
 * @param {string} code
 */
function assignmentOf(code) {
  const [all, sign] = /^[^=!<>"']*?(?:\[[^\]]*\][^=!<>"']*?)*([-+*/%&|^]|\/\/|<<|>>)?=(?!=)/.exec(code) ?? [];
  const isHead = /^\s*(?:if|elif|while|for|guard|switch|case|return|func|def|}?\s*else)\b/.test(code);
  return all === undefined || isHead ? { at: 0, isUpdate: false } : { at: all.length - 1 - (sign?.length ?? 0), isUpdate: Boolean(sign) };
}

/**
 * Names, cells and fields that an expression is made of; of a cell not the names in its brackets.
 * @param {Expression} node @param {string} line @param {Names} names @param {Place | null} [asked] @returns {Expression[]}
 */
function leavesOf(node, line, names, asked = null) {
  if (node.kind === "name" || node.kind === "index" || node.kind === "member" || isLookup(node)) return [node];
  /** @param {Expression} part @returns {Expression[]} */
  const leaves = (part) => leavesOf(part, line, names, asked);
  if (node.kind !== "call") return below(node).flatMap(leaves);
  const taken = takenBy(node, line, names, asked);
  if (taken) return [taken];
  const own = node.callee.kind === "member" && node.callee.whole.kind !== "literal" ? leaves(node.callee.whole) : [];
  return [...own, ...node.parts.flatMap(leaves)];
}

/**
 * What a write was made of: `[{ text, value, place }]`, from the line that wrote and the state before it.
 * @param {Trace} trace @param {string[]} lines @param {number} step @param {Place | null} [place] @returns {Reason[]}
 */
export function reasonsOf(trace, lines, step, place = null) {
  if (step < 1) return [];
  const cursor = trace.cursor(step - 1);
  const names = new Names(trace, cursor.live);
  const line = lines[(names.frame?.line ?? 0) - 1] ?? "";
  const entered = trace.cursor(step).changes.find(({ kind, call }) => kind === "enter" && call === place?.call);
  const { found, isUpdate } = expressionsOf(line, names.language);
  const after = trace.cursor(step).live;
  const round = entered ? null : roundOf(found, line, place, names, after);
  if (round) return [{ ...round, value: trace.speech.say(round.value, 30, cursor.live) }];
  const told = { found, line, names, after };
  const nodes =
    (entered || !place ? null : (movedTo(place, told) ?? handedOn(place, told, trace))) ??
    (entered ? argumentsOf(place, entered.fn, told, trace) : readBy(found, isUpdate, place, told));
  const known = new Set();
  return nodes
    .flatMap((node) => leavesOf(node, line, names, place))
    .flatMap((node) => {
      const text = textOf(node, line);
      const value = reckon(node, names);
      if (value === undefined || known.has(text)) return [];
      known.add(text);
      return [{ text, value: trace.speech.say(value, 30, cursor.live), place: placeOf(node, names) }];
    })
    .slice(0, mostReasons);
}

/**
 * The element that a loop over a list took, where it is the only one of its value.
 * @param {Found[]} found @param {string} line @param {Place | null} place @param {Names} names @param {Live} after
 */
function roundOf(found, line, place, names, after) {
  const over = isLoop(line) ? found.at(-1)?.node : null;
  /** @param {Expression} node @returns {Value[] | null} */
  const partsOf = (node) => {
    const whole = names.contents(reckon(node, names));
    return typeof whole === "string" ? [...whole].slice(0, 1000) : isList(whole) ? [...whole.slice(0, Math.min(whole.length, 1000))] : null;
  };
  const list = over && [over, ...(over.parts ?? []), over.callee?.whole].find((node) => node && partsOf(node));
  if (!list || place?.slot === undefined || place.path.length) return null;
  const value = valueAt(after, place);
  const at = (partsOf(list) ?? []).flatMap((item, index) =>
    isSame(item, value) || (value?.kind === "character" && item === value.value) ? [index] : [],
  );
  if (value === undefined || at.length !== 1) return null;
  if (typeof names.contents(reckon(list, names)) === "string")
    return { text: `${line.slice(list.from, list.to)}[${at[0]}]`, value, place: placeOf(list, names) };
  const holder = reckon(list, names)?.kind === "reference" ? { object: reckon(list, names).id, path: [] } : placeOf(list, names);
  return {
    text: `${line.slice(list.from, list.to)}[${at[0]}]`,
    value,
    place: holder && { ...holder, within: undefined, path: [...holder.path, at[0]] },
  };
}

/** @param {string} line */
const isLoop = (line) => /^\s*(?:\w+\s*:\s*)?for\b/.test(line);

/** @param {Expression} one */
const isSeveral = ({ kind }) => kind === "tuple" || kind === "list";

/**
 * Of `a, b = c, d` what belongs to the place; else all that the line reads.
 * @param {Found[]} found @param {boolean} isUpdate @param {Place | null} place @param {LineRead} p3
 */
function readBy(found, isUpdate, place, { line, names }) {
  const targets = found.filter(({ isTarget }) => isTarget).flatMap(({ node }) => (isSeveral(node) ? node.parts : [node]));
  const sources = found
    .filter(({ isTarget }) => !isTarget)
    .flatMap(({ node }) => (isSeveral(node) && targets.length > 1 ? node.parts : [node]));
  const rests = targets.map((node) => restWithin(placeOf(node, names), place));
  const at = rests.findIndex(Boolean);
  if (targets.length > 1 && targets.length === sources.length && at >= 0)
    return [deeper(sources[at], rests[at] ?? [], line, names) ?? sources[at]];
  return isUpdate ? [...targets, ...sources] : sources;
}

/**
 * Of a whole that was given another name, as Swift copies it: the same part of the other.
 * @param {Place} place @param {LineRead} other @param {Trace} trace
 */
function handedOn(place, { found, line, names }, trace) {
  const [targets, sources] = [true, false].map((isTarget) => found.filter((each) => each.isTarget === isTarget).map(({ node }) => node));
  const [target, source] = [targets.at(-1), sources.at(-1)];
  const isOf =
    place.slot !== undefined && place.path.length > 0 && target?.kind === "name" && trace.slots.get(place.slot)?.name === target.name;
  if (!isOf || sources.length !== 1 || !["name", "index", "member"].includes(source.kind)) return null;
  const part = deeper(source, place.path, line, names);
  return part && [part];
}

/**
 * What stands for a parameter where its function is called.
 * @param {Place | null} place @param {number} fn @param {LineRead} third @param {Trace} trace
 */
function argumentsOf(place, fn, { found, line, names }, trace) {
  const { name = "", parameters = [] } = trace.functions.get(fn) ?? {};
  const own = parameters.filter((slot) => trace.slots.get(slot)?.name !== "self");
  const [called, owner] = name.split(".").reverse();
  /** @param {Expression} one */
  const isCall = ({ kind, callee }) => kind === "call" && [called, owner].includes(callee.kind === "member" ? callee.name : callee.name);
  const call = found.map(({ node }) => search(node, isCall)).find(Boolean);
  if (!call) return [];
  const label = trace.slots.get(/** @type {number} */ (place?.slot))?.name;
  const part = call.parts.find((/** @type {Expression} */ each) => each.label === label) ?? call.parts[own.indexOf(place?.slot)];
  return part ? [deeper(part, place?.path ?? [], line, names) ?? part] : [];
}

/** @param {Expression} node @param {(node: Expression) => boolean} isWanted @returns {Expression | null} */
function search(node, isWanted) {
  if (isWanted(node)) return node;
  for (const part of below(node)) {
    const found = search(part, isWanted);
    if (found) return found;
  }
  return null;
}

/**
 * What stands behind a part of an answer: `{ place }` of the value that was returned, or `{ reasons }` where the line makes
 * it again. `step`: at which the call has ended.
 * @param {Trace} trace @param {string[]} lines @param {number} step @param {Value} value @param {Value[]} path
 * @returns {{ place?: Place, reasons?: Reason[] }}
 */
export function answerOrigin(trace, lines, step, value, path) {
  const cursor = trace.cursor(step - 1);
  const names = new Names(trace, cursor.live);
  const line = lines[(names.frame?.line ?? 0) - 1] ?? "";
  const { found } = expressionsOf(line, names.language);
  const node = found.at(-1)?.node;
  const part = node && (node.kind === "list" || node.kind === "tuple") && path.length ? node.parts[/** @type {number} */ (path[0])] : node;
  const rest = part === node ? path : path.slice(1);
  const place = part && placeOf(part, names);
  if (place)
    return { place: { ...place, within: rest.length ? undefined : place.within, ...goingDown(place, reckon(part, names), rest, names) } };
  if (value?.kind === "reference" && part === node) return { place: { object: value.id, path: path.map(plainKey) } };
  return { reasons: part ? reasonsOfNode(part, line, trace, cursor, names) : [] };
}

/** @param {Place} place @param {Value} value @param {Value[]} path @param {Names} names @returns {Place} */
function goingDown(place, value, path, names) {
  let [found, at] = [{ ...place }, value];
  for (const key of path) {
    if (at?.kind === "reference") found = { object: at.id, path: [] };
    found = { ...found, path: [...found.path, plainKey(key)] };
    const whole = names.contents(at);
    at = isList(whole) ? whole.at(/** @type {number} */ (key)) : undefined;
  }
  return found;
}

/** @param {Expression} node @param {string} line @param {Trace} trace @param {Cursor} cursor @param {Names} names @returns {Reason[]} */
function reasonsOfNode(node, line, trace, cursor, names) {
  return leavesOf(node, line, names)
    .flatMap((leaf) => {
      const value = reckon(leaf, names);
      return value === undefined
        ? []
        : [{ text: textOf(leaf, line), value: trace.speech.say(value, 30, cursor.live), place: placeOf(leaf, names) }];
    })
    .slice(0, mostReasons);
}
