// Reads intervals out of values, and tells what of a step belongs to them: line.js draws.

/** @import { Details, It, ListValue, Moment, ObjectsById, Survey, Value } from "types/journey.d.ts" */

import { isHigh, isLow } from "./evidence/spans.js";
import { drawLine } from "./line.js";
import { cellText, countOf, itemsOf, refOf, resolve, short } from "./values.js";

const most = 2000;

/** @param {Value} value */
const numberOf = (value) =>
  typeof value === "number" ? value : value?.kind === "double" ? value.value : typeof value === "bigint" ? Number(value) : NaN;

/**
 * `[from, to]` of a pair or of something with a start and an end; null if it is none.
 * @param {Value} item @param {ObjectsById} objects @returns {number[] | null}
 */
function spanOf(item, objects) {
  const held = resolve(item, objects);
  const [low, high] = [held?.names?.findIndex(isLow) ?? -1, held?.names?.findIndex(isHigh) ?? -1];
  const pair = low >= 0 && high >= 0 ? [held.items[low], held.items[high]] : held?.names ? null : itemsOf(held, objects);
  if (pair?.length !== 2 || (held.kind === "list" && countOf(held) !== 2)) return null;
  const [from, to] = pair.map(numberOf);
  return Number.isFinite(from) && Number.isFinite(to) && from <= to ? [from, to] : null;
}

/**
 * `{ spans: [[from, to]], isAlone }` where every element is an interval, or the value is one; else null.
 * @param {Value} value @param {ObjectsById} objects @returns {{ spans: number[][], isAlone: boolean } | null}
 */
export function readSpans(value, objects) {
  if (value?.kind !== "list" && value?.kind !== "tuple") return null;
  if (countOf(value) > most) return null;
  if (countOf(value) === 2 && !Number.isNaN(numberOf(value.items[0]))) {
    const alone = spanOf(value, objects);
    return alone && { spans: [alone], isAlone: true };
  }
  const spans = [];
  for (const item of value.items) {
    const span = spanOf(item, objects);
    if (!span) return null;
    spans.push(span);
  }
  return { spans, isAlone: false };
}

/**
 * One scale for all that are in sight.
 * @param {It} one @param {number[][]} own
 */
function domainOf({ survey, evidence, objects }, own) {
  const all = [...survey.holders.values()].flatMap(({ names, value }) =>
    evidence.of(names, "spans") ? (readSpans(value, objects)?.spans ?? []) : [],
  );
  const numbers = [...own, ...all].flat();
  return numbers.length ? [Math.min(...numbers), Math.max(...numbers)] : null;
}

/** @param {It} it @param {{ spans: number[][], isAlone: boolean }} other @param {Details | undefined} told */
export function lineFigure(it, { spans, isAlone }, told) {
  const { value, marks, moment, names, objects, holder, survey } = it;
  const domain = domainOf(it, spans);
  if (!domain) return null;
  const reads = new Set(moment.readsOf(names, holder.id).map(([index]) => index));
  const changed = new Set(marks.paths.map(([index]) => index));
  /** @param {Value} item */
  const label = (item) => cellText(item, objects, 16);
  const drawn = spans.map(([from, to], place) => {
    const item = isAlone ? value : value.items[place];
    const object = objects.get(refOf(item));
    const isChanged = isAlone ? !marks.isEmpty : changed.has(place) || object?.changed;
    return {
      from,
      to,
      text: resolve(item, objects)?.names ? `${from}–${to}` : label(item),
      title: short(item, 120, objects),
      object: refOf(item) ?? undefined,
      tone: `${isChanged ? "changed" : ""} ${!isAlone && reads.has(place) ? "read" : ""}`,
    };
  });
  const pointers = isAlone
    ? []
    : [
        ...moment.pointersInto(names, spans.length - 1, false).filter(({ index }) => index >= 0 && index < spans.length),
        ...heldRows(value, survey),
      ];
  for (const walk of isAlone ? [] : moment.walksOver(names, () => value.items))
    if (!pointers.some(({ name }) => name === walk.name)) pointers.push(walk);
  const focus = [...pointers.map(({ index }) => index), ...reads, ...changed].filter((index) => Number.isInteger(index));
  return {
    kind: "line",
    word: isAlone ? "interval" : "intervals",
    count: isAlone ? null : spans.length,
    ...drawLine({
      spans: drawn,
      domain,
      pointers,
      points: pointsOf(moment, told?.points),
      focus,
      width: it.width,
      figure: it.figure,
      memory: it.memory,
      isAlone,
    }),
  };
}

/**
 * Names that stand for an element itself.
 * @param {ListValue} value @param {Survey} survey
 */
function heldRows(value, survey) {
  const seen = new Set();
  return value.items.flatMap((item, index) => {
    const holder = refOf(item) === null || seen.has(refOf(item)) ? undefined : survey.holders.get(`o${refOf(item)}`);
    seen.add(refOf(item));
    return (holder?.names ?? []).map((name) => ({ name, index, changed: false, title: `${name} is this one` }));
  });
}

/**
 * The numbers in sight that are compared with starts and ends.
 * @param {Moment} moment @param {Set<string>} [points]
 */
function pointsOf(moment, points = new Set()) {
  const found = new Map();
  for (const frame of moment.sight.toReversed())
    for (const { name, value, changed } of moment.slotsOf(frame)) {
      if (points.has(name) && !found.has(name) && Number.isFinite(numberOf(value)))
        found.set(name, { name, value: numberOf(value), changed });
    }
  return [...found.values()];
}
