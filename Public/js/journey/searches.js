// What a search knows of a grid's cells, painted on them: where it is, what it has seen, what waits and in which turn, how far
// each is, and the cells of the calls that are open.

/** @import { Details, Evidence, Held, Holder, It, Moment, ObjectsById, Paint, SlotView, Source, Value } from "types/journey.d.ts" */

import { evidenceOf } from "./evidence.js";
import { cellText, countOf, isInteger, isScalar, itemsOf, kindOf, resolve } from "./values.js";

const most = 2000;
const mostRows = 300;
const distances = /dist|steps|cost|level|depth|time|minute|effort|best|away|far/;

/**
 * Is this the grid that a search goes over? Not the tables that it keeps beside it.
 * @param {It} it @param {(Held | string)[]} rows
 */
function isGround(it, rows) {
  const { survey, holder, objects } = it;
  if (rows.length > mostRows) return false;
  /** @param {Holder} one */
  const shape = ({ value }) => value.items.map((row) => countOf(resolve(row, objects))).join();
  const own = shape(holder);
  const others = [...survey.holders.values()].filter(
    (other) => other.kind === "list" && countOf(other.value) === rows.length && isIndexedTwice(other, it) && shape(other) === own,
  );
  const plain = others.filter((other) => !isTable(other, objects));
  return rows.length > 1 && (plain[0] ?? others[0])?.key === holder.key;
}

/** @param {string} name */
const lastName = (name) => name.split(".").at(-1);
/** @param {{ names: string[] }} one @param {It} other */
const isIndexedTwice = ({ names }, { moment }) =>
  names.some((name) => moment.source.indexes.has(`${name}[]`) || moment.source.indexes.has(`${lastName(name)}[]`));

/**
 * Truths about cells, or numbers by a name that says so.
 * @param {Holder} one @param {ObjectsById} objects
 */
function isTable({ names, value }, objects) {
  const first = itemsOf(value.items[0], objects)?.[0];
  return typeof first === "boolean" || names.some((name) => distances.test(name.toLowerCase()) || /visit|seen/.test(name.toLowerCase()));
}

/**
 * `{ tones: Map "i,j" -> classes, corners: Map -> text, turns: Map -> text, legend }`; null where nothing is known of cells.
 * @param {It} it @param {(Held | string)[]} rows
 */
export function paintOf(it, rows) {
  const { survey, moment, objects } = it;
  if (!isGround(it, rows)) return null;
  const evidence = evidenceOf(moment.source);
  const found = { tones: new Map(), corners: new Map(), turns: new Map(), legend: [] };
  /** @param {string} key @param {string} word */
  const tone = (key, word) => found.tones.set(key, `${found.tones.get(key) ?? ""} ${word}`);
  /** @param {Value[]} one */
  const isInside = ([i, j]) => isInteger(i) && isInteger(j) && i >= 0 && i < rows.length && j >= 0 && j < countOf(rows[i]);
  for (const holder of survey.holders.values()) {
    const told = evidence.of(holder.names, "cells");
    if (told && holder.key !== it.holder.key) {
      const reader = cellReader(told, moment, objects, isInside);
      paintHolder(holder, reader, { found, tone, source: moment.source });
    } else if (holder.key !== it.holder.key && holder.kind === "list" && isIndexedTwice(holder, it) && isTable(holder, objects))
      paintTable(holder, { found, tone, objects, rows });
  }
  lookedAt(moment, evidence, objects, isInside).forEach((key) => tone(key, "here"));
  openCalls(moment, evidence, isInside).forEach((key) => tone(key, "path"));
  return found;
}

/**
 * The cells that variables in sight stand for: of a row's and a column's name both in one call, or of one name.
 * @param {Moment} moment @param {Evidence} evidence @param {ObjectsById} objects @param {(cell: number[]) => boolean} isInside
 */
function lookedAt(moment, evidence, objects, isInside) {
  const found = new Set();
  const { frame } = moment;
  const value = new Map(moment.slotsOf(frame).map((slot) => [slot.name, slot.value]));
  for (const pair of evidence.pairs) {
    const cell = pair.split(" ").map((/** @type {string} */ name) => value.get(name));
    if (isInside(cell) && pair.split(" ").every((/** @type {string} */ name) => moment.source.moving.has(name))) found.add(cell.join());
  }
  for (const [name, held] of value) {
    const told = evidence.roles.get(name)?.get("cell");
    const key = told && held !== null && cellReader(told, moment, objects, isInside)(held);
    if (key) found.add(key);
  }
  return found;
}

/**
 * Gives the cell `[i, j]` of a tuple, a structure of two numbers, or a number that stands for both.
 * @param {Details} one @param {Moment} moment @param {ObjectsById} objects @param {(cell: number[]) => boolean} isInside
 */
function cellReader({ place, by }, moment, objects, isInside) {
  const width = by === undefined ? undefined : (moment.lookup(by.split(".")[0]) ?? undefined);
  return (/** @type {Value} */ item) => {
    const held = resolve(item, objects);
    const parts = itemsOf(held, objects) ?? (held?.names ? held.items : null);
    const cell =
      by !== undefined && isInteger(item) && isInteger(width) && width > 0
        ? [Math.floor(item / width), item % width]
        : parts?.slice(place, place + 2);
    return cell?.length === 2 && isInside(cell) ? cell.join() : null;
  };
}

/**
 * @param {Holder} one @param {(item: Value) => string | null} cellOf
 * @param {{ found: Paint, tone: (key: string, word: string) => void, source: Source }} third
 */
function paintHolder({ names, kind, value }, cellOf, { found, tone, source }) {
  if (countOf(value) > most) return;
  const name = lastName(names[0]);
  if (kind === "set") {
    const cells = value
      .slice(0, most)
      .map(([item]) => cellOf(item))
      .filter(Boolean);
    cells.forEach((key) => tone(key, "visited"));
    if (cells.length) found.legend.push(`${name} is green`);
  } else if (kind === "dictionary") {
    let isTold = false;
    for (const [item, distance] of value.slice(0, most)) {
      const key = cellOf(item);
      if (!key) continue;
      if (isScalar(distance) && typeof distance !== "boolean" && kindOf(distance) !== "string") {
        found.corners.set(key, cellText(distance, new Map(), 4));
        isTold = true;
      }
      tone(key, "visited");
    }
    if (countOf(value)) found.legend.push(isTold ? `${name} stands in the corner` : `${name} is green`);
  } else if (kind === "list" || kind === "deque") {
    const role =
      names.map((each) => source.roleOf(each) ?? source.roleOf(lastName(each))).find(Boolean) ?? (kind === "deque" ? "queue" : null);
    const cells = value.items.map(cellOf);
    if (!cells.some(Boolean)) return;
    const turns = role === "stack" ? cells.toReversed() : cells;
    turns.forEach((key, turn) => {
      if (!key) return;
      tone(key, role ? "waiting" : "path");
      if (role && role !== "heap" && !found.turns.has(key)) found.turns.set(key, String(turn + 1));
    });
    found.legend.push(role ? `${name} is dotted${role === "heap" ? "" : ", with its turn"}` : `${name} is framed`);
  }
}

/**
 * A table beside the grid: truths make cells seen, numbers stand in the corner.
 * @param {Holder} one @param {{ found: Paint, tone: (key: string, word: string) => void, objects: ObjectsById, rows: (Held | string)[] }} other
 */
function paintTable({ names, value, kind }, { found, tone, objects, rows }) {
  if (kind !== "list" || value.items.length !== rows.length) return;
  let [isSeen, isFar] = [false, false];
  value.items.forEach((row, i) =>
    (itemsOf(row, objects) ?? []).slice(0, 200).forEach((item, j) => {
      if (item === true) {
        tone(`${i},${j}`, "visited");
        isSeen = true;
      } else if (isScalar(item) && typeof item !== "boolean" && item !== null && item !== -1 && !isEndless(item)) {
        found.corners.set(`${i},${j}`, cellText(item, objects, 4));
        isFar = true;
      }
    }),
  );
  const name = lastName(names[0]);
  if (isSeen) found.legend.push(`${name} is green`);
  if (isFar) found.legend.push(`${name} stands in the corner`);
}

/** @param {Value} item */
const isEndless = (item) =>
  typeof item === "number" || typeof item === "bigint" ? item >= 1e8 : item?.kind === "double" && !(item.value < 1e8);

/**
 * The cells of all open calls of a function that goes from cell to cell.
 * @param {Moment} one @param {Evidence} evidence @param {(cell: number[]) => boolean} isInside
 */
function openCalls({ frames }, evidence, isInside) {
  const cells = [];
  const counts = new Map();
  for (const { fn } of frames) counts.set(fn, (counts.get(fn) ?? 0) + 1);
  for (const { fn, slots } of frames) {
    if (counts.get(fn) < 2) continue;
    const value = new Map(slots.map((/** @type {SlotView} */ slot) => [slot.name, slot.value]));
    const pair = [...evidence.pairs]
      .map((each) => each.split(" "))
      .find((names) => names.every((/** @type {string} */ name) => isInteger(value.get(name))));
    const cell = pair?.map((/** @type {string} */ name) => value.get(name));
    if (cell && isInside(cell)) cells.push(cell.join());
  }
  return new Set(cells);
}
