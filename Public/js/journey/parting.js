// Where two runs part. The rule:
// Runs of one text part at the first step whose line, depth or changed values differ.
// Runs of different texts are compared by the variables that both have: each name's values in their order, in whatever
// function. They part where, soonest in the first run, a name takes another value than it took in the other run at
// the same turn, or takes one turn more than there. Failing that, by the answers of the program's own calls, then by output.

/** @import { Anchor, ObjectsById, Parting, Room, Trace, Value, View, Work } from "types/journey.d.ts" */

/** @typedef {Map<string, { step: number, text: string }[]>} Turns */

import { stepsBetween } from "./trace/work.js";
import { refOf, short } from "./values.js";

/** How many steps of a run are compared. */
export const most = 300_000;
const limit = 200;
/** How many objects are looked into, in a run, for changes of what names only lead to. */
const mostLooks = 500_000;
const levels = 3;
const anchorsBetween = 256;

/** @param {View} state */
const changesOf = (state) =>
  state.frames.flatMap((frame) =>
    frame.slots
      .filter((slot) => slot.changed || slot.changes.length)
      .map((slot) => ({ name: slot.name, text: short(slot.value, limit, state.objects), call: frame.call })),
  );

/**
 * Work (trace/work.js) that gives `{ parting, anchors }`.
 * parting: `{ left, right, name, leftValue, rightValue, why }`, the steps at which the difference shows; or null.
 * anchors: pairs of steps that belong together, as shared names take the same values there; rising in both.
 * @param {Trace} left @param {Trace} right @returns {Work<{ parting: Parting | null, anchors: Anchor[] }>}
 */
export function* comparing(left, right) {
  if ((left.footer.source ?? "") === (right.footer.source ?? "")) {
    const parting = (yield* inStep(left, right)) ?? (yield* byAnswers(left, right)) ?? byEnds(left, right);
    return {
      parting,
      anchors: [
        [0, 0],
        [left.steps, left.steps],
      ],
    };
  }
  const names = sharedNames(left, right);
  const values = yield* valuesOfBoth(left, right, names);
  const parting = byNames(left, right, names, values) ?? (yield* byAnswers(left, right)) ?? byEnds(left, right);
  return { parting, anchors: yield* anchorsOf(left, right, names, values) };
}

/** @param {Trace} left @param {Trace} right @returns {Work<Parting | null>} */
function* inStep(left, right) {
  const [a, b] = [left.cursor(0), right.cursor(0)];
  for (let count = 0; count < most; count++) {
    if (count % stepsBetween === 0) yield a.step;
    const [p, q] = [a.state, b.state];
    const here = { left: a.step, right: b.step };
    const [x, y] = [changesOf(p), changesOf(q)];
    for (let place = 0; place < Math.max(x.length, y.length); place++) {
      if (x[place]?.name === y[place]?.name && x[place]?.text === y[place]?.text) continue;
      const name = x[place]?.name ?? y[place].name;
      return { ...here, name, leftValue: x[place]?.text ?? "unchanged", rightValue: y[place]?.text ?? "unchanged", why: "value" };
    }
    if (p.line !== q.line || p.frames.length !== q.frames.length) {
      return { ...here, name: null, leftValue: `line ${p.line}`, rightValue: `line ${q.line}`, why: "line" };
    }
    const [hasA, hasB] = [a.next(), b.next()];
    if (!hasA || !hasB)
      return hasA === hasB
        ? null
        : {
            left: a.step,
            right: b.step,
            name: null,
            leftValue: hasA ? "continues" : "ended",
            rightValue: hasB ? "continues" : "ended",
            why: "end",
          };
  }
  return null;
}

/**
 * Does a list that a value leads to have a change in it? Nodes are no part of what refers to them.
 * @param {Value} value @param {ObjectsById} objects @param {Room} room @param {number} [depth]
 */
function leadsToChange(value, objects, room, depth = 0) {
  const object = refOf(value) === null ? null : objects.get(refOf(value));
  if (object && (object.kind === "class" || --room.left < 0)) return false;
  if (object?.changed) return true;
  const held = object ? object.value : value;
  if (depth >= levels || !held || typeof held !== "object") return false;
  const items = held.links?.(room) ?? held.items ?? [];
  for (const item of items) if (item && typeof item === "object" && leadsToChange(item, objects, room, depth + 1)) return true;
  return false;
}

/**
 * The innermost variable of each name whose value was changed from within: Python's lists and dictionaries.
 * @param {View} state @param {Set<string>} names @param {Room} room
 */
function changedWithin(state, names, room) {
  if (!state.events.some(({ object, kind }) => object !== undefined && (kind === "part" || kind === "splice"))) return [];
  const found = new Map();
  for (const frame of [...state.frames].reverse()) {
    for (const { name, value } of frame.slots) {
      if (!names.has(name) || found.has(name)) continue;
      found.set(name, leadsToChange(value, state.objects, room) ? { name, text: short(value, limit, state.objects) } : null);
    }
  }
  return [...found.values()].filter(Boolean);
}

/**
 * The values that each name takes: Map name -> `[{ step, text }]`; with `isDeep` also those that came of changes from
 * within, or null where these are too many to look at.
 * @param {Trace} trace @param {Set<string>} names @param {boolean} [isDeep]
 * @returns {Work<Map<string, { step: number, text: string }[]> | null>}
 */
function* valuesByName(trace, names, isDeep = false) {
  /** @type {Map<string, { step: number, text: string }[]>} */
  const found = new Map([...names].map((name) => [name, []]));
  const room = { left: mostLooks };
  const cursor = trace.cursor(0);
  for (let count = 0; count < most; count++) {
    if (count % stepsBetween === 0) yield cursor.step;
    const { state } = cursor;
    for (const { name, text } of [...changesOf(state), ...(isDeep ? changedWithin(state, names, room) : [])]) {
      const list = found.get(name);
      if (list && list.at(-1)?.text !== text) list.push({ step: cursor.step, text });
    }
    if (room.left < 0) return null;
    if (!cursor.next()) break;
  }
  return found;
}

/**
 * Of two runs alike: were one looked at less closely, they would seem to part.
 * @param {Trace} left @param {Trace} right @param {Set<string>} names @returns {Work<Turns[]>}
 */
function* valuesOfBoth(left, right, names) {
  const a = yield* valuesByName(left, names, true);
  const b = a && (yield* valuesByName(right, names, true));
  const found = b ? [a, b] : [yield* valuesByName(left, names), yield* valuesByName(right, names)];
  return /** @type {Turns[]} */ (found);
}

/** @param {Trace} left @param {Trace} right */
function sharedNames(left, right) {
  /** @param {Trace} trace */
  const of = (trace) => new Set([...trace.slots.values()].map(({ name }) => name).filter((name) => name !== "self"));
  const other = of(right);
  return new Set([...of(left)].filter((name) => other.has(name)));
}

/**
 * @param {Trace} left @param {Trace} right @param {Set<string>} names @param {Map<string, { step: number, text: string }[]>[]} p3
 * @returns {Parting | null}
 */
function byNames(left, right, names, [a, b]) {
  let best = null;
  for (const name of names) {
    const [x, y] = [a.get(name), b.get(name)];
    // A name that one run never used says nothing about where they part.
    if (!x.length || !y.length) continue;
    // Where a run goes on behind what is compared, that it took no further value is not known.
    const place = x.findIndex((item, at) => (y[at] ? item.text !== y[at].text : right.steps < most));
    const at = place >= 0 ? place : y.length > x.length && left.steps < most ? x.length : -1;
    if (at < 0) continue;
    const found = {
      left: x[at]?.step ?? left.steps,
      right: y[at]?.step ?? right.steps,
      name,
      leftValue: x[at]?.text ?? "no further value",
      rightValue: y[at]?.text ?? "no further value",
      why: "value",
    };
    if (!best || found.left < best.left) best = found;
  }
  return best;
}

/**
 * What the calls from the program's top level return: `[{ step, text }]`.
 * @param {Trace} trace @returns {Work<{ step: number, text: string }[]>}
 */
function* answersOf(trace) {
  const found = [];
  for (let call = 1; call < trace.calls.count && found.length < limit; call++) {
    if (call % stepsBetween === 0) yield trace.calls.get(call).enter;
    const { parent, exit } = trace.calls.get(call);
    if (parent > 0 || exit > trace.steps) continue;
    const state = trace.stateAt(exit);
    const end = state.events.find((event) => event.kind === "exit" && event.call === call);
    // Where it is about to return its variables still stand there.
    if (end && end.value !== undefined) found.push({ step: exit - 1, text: short(end.value, limit, state.objects) });
  }
  return found;
}

/** @param {Trace} left @param {Trace} right @returns {Work<Parting | null>} */
function* byAnswers(left, right) {
  const [a, b] = [yield* answersOf(left), yield* answersOf(right)];
  const at = a.findIndex(({ text }, place) => b[place] && b[place].text !== text);
  if (at < 0) return null;
  return { left: a[at].step, right: b[at].step, name: null, leftValue: a[at].text, rightValue: b[at].text, why: "answer" };
}

/** @param {Trace} left @param {Trace} right @returns {Parting | null} */
function byEnds(left, right) {
  const [a, b] = [left.output(left.steps), right.output(right.steps)];
  if (a === b) return null;
  /** @param {string} text */
  const show = (text) => JSON.stringify(text.length > 60 ? `${text.slice(0, 59)}…` : text);
  return { left: left.steps, right: right.steps, name: null, leftValue: show(a), rightValue: show(b), why: "output" };
}

/**
 * Each name's turns rise in both runs: of their heads the one that comes first is taken, again and again.
 * @param {Trace} left @param {Trace} right @param {Set<string>} names @param {Map<string, { step: number, text: string }[]>[]} p3
 * @returns {Work<Anchor[]>}
 */
function* anchorsOf(left, right, names, [a, b]) {
  const heads = [...names].map((name) => ({ x: a.get(name), y: b.get(name), at: 0 }));
  /** @type {Anchor[]} */
  const rising = [[0, 0]];
  for (let count = 1; ; count++) {
    let first = null;
    for (const head of heads) {
      const [p, q] = [head.x[head.at], head.y[head.at]];
      if (!p || p.text !== q?.text) continue;
      if (!first || p.step < first.p.step || (p.step === first.p.step && q.step < first.q.step)) first = { head, p, q };
    }
    if (!first) break;
    first.head.at++;
    const { p, q } = first;
    if (p.step > rising.at(-1)[0] && q.step >= rising.at(-1)[1]) rising.push([p.step, q.step]);
    if (count % anchorsBetween === 0) yield p.step;
  }
  rising.push([Math.max(left.steps, rising.at(-1)[0] + 1), right.steps]);
  return rising;
}

/**
 * The step of the right run that belongs to one of the left.
 * @param {Anchor[]} anchors @param {number} step
 */
export function counterpart(anchors, step) {
  let place = anchors.length - 2;
  while (place > 0 && anchors[place][0] > step) place--;
  const [[a, b], [c, d]] = [anchors[place], anchors[place + 1]];
  return Math.min(d, b + Math.round(((step - a) / Math.max(1, c - a)) * (d - b)));
}
