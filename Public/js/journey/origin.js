// Where a value came from: the steps that wrote a place, the latest first, and what each of them was made of.
//
// A place is plain data, as it may go to another thread: { slot, call, path } or { object, path }, with the path's keys as
// `keyOf` gives them; `within` is the object that a variable refers to, whose own changes belong to it.

import { below, readAt, tokensOf } from "./reading.js";
import { Names, reckon } from "./reckoning.js";
import { bare } from "./source.js";
import { isSame, keyOf } from "./trace/values.js";
import { stepsBetween } from "./trace/work.js";

const mostReasons = 8;
const isList = (value) => value?.kind === "list" || value?.kind === "tuple";

/** A key that can go to another thread; a number that is none is no key. */
const plainKey = (key) => {
  const plain = keyOf(key);
  return typeof plain === "symbol" ? "NaN" : plain;
};

/** The place that an expression names (reading.js), or null. */
export function placeOf(given, names) {
  const node = isLookup(given) ? { kind: "index", whole: given.callee.whole, key: given.parts[0] } : given;
  if (node.kind === "name") return namedPlace(node.name, names);
  if (node.kind !== "index" && node.kind !== "member") return null;
  if (node.kind === "member" && node.whole.kind === "name") {
    const dotted = names.binding(`${node.whole.name}.${node.name}`);
    if (dotted) return { slot: dotted.slot, call: dotted.call, path: [] };
  }
  const value = reckon(node.whole, names);
  const whole = names.contents(value);
  const key = node.kind === "member" ? fieldOf(whole, node.name) : indexOf(whole, reckon(node.key, names));
  const holder = value?.kind === "reference" ? { object: value.id, path: [] } : placeOf(node.whole, names);
  if (!holder || key === undefined) return typeof whole === "string" ? holder : null;
  return { ...holder, within: undefined, path: [...holder.path, plainKey(key)] };
}

/** `d.get(key)` */
const isLookup = ({ kind, callee, parts }) => kind === "call" && callee.kind === "member" && callee.name === "get" && parts.length > 0;

function namedPlace(name, names) {
  const found = names.binding(name);
  if (found) return { slot: found.slot, call: found.call, path: [], within: withinOf(found.value, names) };
  const self = names.binding("self")?.value;
  const field = fieldOf(names.contents(self), name);
  return field === undefined || self?.kind !== "reference" ? null : { object: self.id, path: [field] };
}

/** The list or table that a variable refers to: nodes have changes of their own. */
function withinOf(value, names) {
  const whole = names.contents(value);
  return value?.kind === "reference" && whole && whole.kind !== "structure" ? value.id : undefined;
}

function fieldOf(whole, name) {
  if (whole?.kind !== "structure") return isList(whole) && /^\d+$/.test(name) ? Number(name) : undefined;
  const place = whole.names.indexOf(name);
  return place < 0 ? undefined : place;
}

function indexOf(whole, key) {
  if (typeof whole === "string") return undefined;
  return isList(whole) && typeof key === "number" && key < 0 ? whole.length + key : key;
}

/** What is at a place; undefined if nothing is. */
export function valueAt(live, { slot, call, object, path }) {
  const frames = [...live.suspended?.values() ?? [], ...live.frames, ...(live.ended ?? [])];
  let value = object === undefined ? frames.findLast((frame) => frame.call === call)?.values.get(slot) : { kind: "reference", id: object };
  for (const key of path) {
    const whole = value?.kind === "reference" ? live.objects.get(value.id)?.value : value;
    const isTable = whole?.kind === "set" || whole?.kind === "dictionary";
    const entry = isTable ? whole.slice(0).find(([each]) => plainKey(each) === key) : undefined;
    value = isList(whole) ? whole.at(key) : isTable ? entry?.[whole.kind === "set" ? 0 : 1]
      : typeof whole === "string" ? [...whole][key] : whole?.items?.[key];
  }
  return value;
}

/**
 * Work (trace/work.js) that gives the last writes of a place up to a step, the latest first: `{ writes: [{ step, line, call,
 * text, verb }], isMore }`; `verb` is "set", "made", "given" (an argument) or "removed".
 */
export function* writing(trace, { place, step, most = 30 }) {
  const { segments } = trace.footer;
  const start = (number) => (number === 0 ? 0 : segments[number].step + 1);
  const wanted = { ...place, path: [...place.path] };
  const writes = [];
  for (let number = trace.segmentOf(step); number >= 0; number--) {
    if (start(number) > step || !canHave(segments[number], place)) continue;
    const end = number + 1 < segments.length ? Math.min(start(number + 1) - 1, step) : step;
    const steps = [];
    for (const entry of (yield* touching(trace, wanted, start(number), end)).reverse()) {
      const path = hit(entry.changes, wanted);
      if (path) steps.push({ ...entry, path });
      if (writes.length + steps.length > most) break;
    }
    // A table that was set whole without the key did not write it.
    const isWrite = ({ verb, text }) => verb === "removed" || text !== "";
    writes.push(...steps.map((entry) => told(trace, place, entry)).filter(isWrite));
    if (writes.length > most) return { writes: writes.slice(0, most), isMore: true };
  }
  return { writes, isMore: false };
}

const canHave = (segment, { slot, object, within }) => (object !== undefined || within !== undefined ? segment.objects !== false : false)
  || (slot !== undefined && segment.slots.includes(slot));

/** The steps of a part of the run that touch the holder of a place, with what they changed of it. */
function* touching(trace, place, from, to) {
  const found = [];
  const cursor = trace.cursor(Math.max(0, from - 1));
  let top = from > 0 ? cursor.live.frames.at(-1) : null;
  let [line, call] = [top?.line ?? 0, top?.call ?? 0];
  if (from > 0 && !cursor.next()) return found;
  for (let count = 1; ; count++) {
    if (count % stepsBetween === 0) yield cursor.step;
    const changes = cursor.changes.filter((change) => isOf(change, place)).map(compact);
    if (changes.length) found.push({ step: cursor.step, line, call, changes });
    top = cursor.live.frames.at(-1);
    [line, call] = [top?.line ?? 0, top?.call ?? 0];
    if (cursor.step >= to || !cursor.next()) return found;
  }
}

function isOf({ kind, object, slot, call }, place) {
  if (kind === "read" || kind === "free" || kind === "unbind") return false;
  if (object !== undefined) return object === place.object || object === place.within;
  return slot !== undefined && slot === place.slot && call === place.call;
}

const compact = ({ kind, object, path = [], at, removed, inserted, value }) => ({
  kind, object, path: path.map(plainKey), at, removed: removed?.length ?? 0, inserted: inserted?.length ?? 0, isRemoval: kind === "part" && value === undefined,
});

/** Where in its holder the place was when a step wrote it, or null; what a splice moved is followed to where it came from. */
function hit(changes, place) {
  for (const change of [...changes].reverse()) {
    const { path } = place;
    if (change.kind === "bind" || change.kind === "new") return [...path];
    // The list behind a variable: whatever changes in it.
    if (place.within !== undefined && change.object === place.within) return [...path];
    const own = change.path;
    const common = own.every((key, level) => level >= path.length || key === path[level]);
    if (!common) continue;
    if (change.kind === "part" || path.length <= own.length) return [...path];
    const index = path[own.length];
    if (typeof index !== "number" || index < change.at) continue;
    if (index < change.at + change.inserted) return [...path];
    path[own.length] = index + change.removed - change.inserted;
  }
  return null;
}

function told(trace, place, { step, line, call, changes, path }) {
  const cursor = trace.cursor(step);
  const events = cursor.changes;
  const live = { frames: cursor.live.frames, suspended: cursor.live.suspended, objects: cursor.live.objects, ended: events.flatMap(({ frame }) => (frame ? [frame] : [])) };
  const value = valueAt(live, { ...place, path });
  const isGiven = place.slot !== undefined && events.some((event) => event.kind === "enter" && event.call === place.call)
    && (trace.functions.get(trace.calls.fn[place.call])?.parameters ?? []).includes(place.slot);
  const isMade = changes.every(({ kind }) => kind === "new");
  const isInput = isMade && events.some(({ kind, call: other }) => kind === "enter" && trace.calls.parent[other] <= 0);
  const verb = isGiven || isInput ? "given" : changes.at(-1).isRemoval && value === undefined ? "removed" : isMade ? "made" : "set";
  return { step, line, call, verb, path, text: value === undefined ? "" : fieldsOf(changes, value, place, trace, live) ?? trace.speech.say(value, 30, live) };
}

/** Of a node that was changed within: its field, `next = None`. */
function fieldsOf(changes, value, place, trace, live) {
  const whole = value?.kind === "reference" ? live.objects.get(value.id)?.value : value;
  const names = changes.filter(({ kind, path }) => kind === "part" && path.length === place.path.length + 1).map(({ path }) => path.at(-1));
  if (whole?.kind !== "structure" || !names.length || names.length < changes.filter(({ kind }) => kind !== "splice").length) return null;
  return [...new Set(names)].map((field) => `${whole.names[field]} = ${trace.speech.say(whole.items[field], 20, live)}`).join(", ");
}

/** The expressions of a line that are read, not set: `[node]` over the line's text. */
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

/** Where a line's `=` stands, and whether what it sets is read as well (`+=`). */
function assignmentOf(code) {
  const [all, sign] = /^[^=!<>"']*?(?:\[[^\]]*\][^=!<>"']*?)*([-+*/%&|^]|\/\/|<<|>>)?=(?!=)/.exec(code) ?? [];
  const isHead = /^\s*(?:if|elif|while|for|guard|switch|case|return|func|def|}?\s*else)\b/.test(code);
  return all === undefined || isHead ? { at: 0, isUpdate: false } : { at: all.length - 1 - (sign?.length ?? 0), isUpdate: Boolean(sign) };
}

/** Names, cells and fields that an expression is made of; of a cell not the names in its brackets. */
function leavesOf(node) {
  if (node.kind === "name" || node.kind === "index" || node.kind === "member" || isLookup(node)) return [node];
  if (node.kind === "call") {
    const own = node.callee.kind === "member" && node.callee.whole.kind !== "literal" ? leavesOf(node.callee.whole) : [];
    return [...own, ...node.parts.flatMap(leavesOf)];
  }
  return below(node).flatMap(leavesOf);
}

/** What a write was made of: `[{ text, value, place }]`, from the line that wrote and the state before it. */
export function reasonsOf(trace, lines, step, place = null) {
  if (step < 1) return [];
  const cursor = trace.cursor(step - 1);
  const names = new Names(trace, cursor.live);
  const line = lines[(names.frame?.line ?? 0) - 1] ?? "";
  const entered = trace.cursor(step).changes.find(({ kind, call }) => kind === "enter" && call === place?.call);
  const { found, isUpdate } = expressionsOf(line, names.language);
  const round = entered ? null : roundOf(found, line, place, names, trace.cursor(step).live);
  if (round) return [{ ...round, value: trace.speech.say(round.value, 30, cursor.live) }];
  const nodes = entered ? argumentsOf(found, entered.fn, place, trace) : readBy(found, isUpdate, place, names);
  const known = new Set();
  return nodes.flatMap(leavesOf).flatMap((node) => {
    const text = line.slice(node.from, node.to);
    const value = reckon(node, names);
    if (value === undefined || known.has(text)) return [];
    known.add(text);
    return [{ text, value: trace.speech.say(value, 30, cursor.live), place: placeOf(node, names) }];
  }).slice(0, mostReasons);
}

/** The element that a loop over a list took, where it is the only one of its value. */
function roundOf(found, line, place, names, after) {
  const over = isLoop(line) ? found.at(-1)?.node : null;
  const partsOf = (node) => {
    const whole = names.contents(reckon(node, names));
    return typeof whole === "string" ? [...whole].slice(0, 1000) : isList(whole) ? [...whole.slice(0, Math.min(whole.length, 1000))] : null;
  };
  const list = over && [over, ...over.parts ?? [], over.callee?.whole].find((node) => node && partsOf(node));
  if (!list || place?.slot === undefined || place.path.length) return null;
  const value = valueAt(after, place);
  const at = partsOf(list).flatMap((item, index) => (isSame(item, value) || (item === value?.value && value.kind === "character") ? [index] : []));
  if (value === undefined || at.length !== 1) return null;
  if (typeof names.contents(reckon(list, names)) === "string") return { text: `${line.slice(list.from, list.to)}[${at[0]}]`, value, place: placeOf(list, names) };
  const holder = reckon(list, names)?.kind === "reference" ? { object: reckon(list, names).id, path: [] } : placeOf(list, names);
  return { text: `${line.slice(list.from, list.to)}[${at[0]}]`, value, place: holder && { ...holder, within: undefined, path: [...holder.path, at[0]] } };
}

const isLoop = (line) => /^\s*(?:\w+\s*:\s*)?for\b/.test(line);

/** Of `a, b = c, d` what belongs to the place; else all that the line reads. */
function readBy(found, isUpdate, place, names) {
  const targets = found.filter(({ isTarget }) => isTarget).flatMap(({ node }) => (node.kind === "tuple" ? node.parts : [node]));
  const sources = found.filter(({ isTarget }) => !isTarget).flatMap(({ node }) => (node.kind === "tuple" && targets.length > 1 ? node.parts : [node]));
  const at = targets.findIndex((node) => isSamePlace(placeOf(node, names), place));
  if (targets.length > 1 && targets.length === sources.length && at >= 0) return [sources[at]];
  return isUpdate ? [...targets, ...sources] : sources;
}

const isSamePlace = (a, b) => Boolean(a && b) && a.slot === b.slot && a.object === b.object && (a.object !== undefined || a.call === b.call)
  && a.path.length === b.path.length && a.path.every((key, level) => key === b.path[level]);

/** What stands for a parameter where its function is called. */
function argumentsOf(found, fn, place, trace) {
  const { name = "", parameters = [] } = trace.functions.get(fn) ?? {};
  const own = parameters.filter((slot) => trace.slots.get(slot)?.name !== "self");
  const [called, owner] = name.split(".").reverse();
  const isCall = ({ kind, callee }) => kind === "call" && [called, owner].includes(callee.kind === "member" ? callee.name : callee.name);
  const call = found.map(({ node }) => search(node, isCall)).find(Boolean);
  if (!call) return [];
  const label = trace.slots.get(place.slot)?.name;
  const part = call.parts.find((each) => each.label === label) ?? call.parts[own.indexOf(place.slot)];
  return part ? [part] : [];
}

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
 */
export function answerOrigin(trace, lines, step, value, path) {
  const cursor = trace.cursor(step - 1);
  const names = new Names(trace, cursor.live);
  const line = lines[(names.frame?.line ?? 0) - 1] ?? "";
  const { found } = expressionsOf(line, names.language);
  const node = found.at(-1)?.node;
  const part = node && (node.kind === "list" || node.kind === "tuple") && path.length ? node.parts[path[0]] : node;
  const rest = part === node ? path : path.slice(1);
  const place = part && placeOf(part, names);
  if (place) return { place: { ...place, within: rest.length ? undefined : place.within, ...goingDown(place, reckon(part, names), rest, names) } };
  if (value?.kind === "reference" && part === node) return { place: { object: value.id, path: path.map(plainKey) } };
  return { reasons: part ? reasonsOfNode(part, line, trace, cursor, names) : [] };
}

function goingDown(place, value, path, names) {
  let [found, at] = [{ ...place }, value];
  for (const key of path) {
    if (at?.kind === "reference") found = { object: at.id, path: [] };
    found = { ...found, path: [...found.path, plainKey(key)] };
    const whole = names.contents(at);
    at = isList(whole) ? whole.at(key) : undefined;
  }
  return found;
}

function reasonsOfNode(node, line, trace, cursor, names) {
  return leavesOf(node).flatMap((leaf) => {
    const value = reckon(leaf, names);
    return value === undefined ? [] : [{ text: line.slice(leaf.from, leaf.to), value: trace.speech.say(value, 30, cursor.live), place: placeOf(leaf, names) }];
  }).slice(0, mostReasons);
}
