// Pictures of what has an order: lists, texts, tuples, queues, stacks, heaps; with pointers and bands on them.

/** @import { Cell, Held, It, Mark, Memory, Pointer, Value } from "types/journey.d.ts" */

import { drawRow, drawStack, windowOf } from "./cells.js";
import { drawHeapTree } from "./tables.js";
import { cellText, countOf, refOf, short, truthTone } from "./values.js";

/**
 * A cell's text, what is said of it and how it is toned.
 * @param {It} it @param {Value} item @param {Value[]} path @param {Value[][]} [reads] @param {Value[][]} [froms]
 */
export function cellOf(it, item, path, reads, froms) {
  const { marks, objects } = it;
  const change = marks.at(...path);
  const inner = refOf(item) === null ? null : objects.get(refOf(item));
  const isChanged = change || (inner?.changed && inner.kind !== "class");
  const isRead = reads?.some(
    (read) => read.length === path.length && read.every((/** @type {Value} */ part, /** @type {number} */ place) => part === path[place]),
  );
  const isFrom = !isChanged && froms?.some((read) => read.length === path.length && read[0] === path[0]);
  return {
    text: cellText(item, objects, 14),
    title: short(item, 300, objects),
    object: refOf(item) ?? undefined,
    tone: `${isChanged ? "changed" : ""} ${isRead ? "read" : ""} ${isFrom ? "from" : ""} ${inner?.kind === "class" ? "link" : ""} ${item === null ? "none" : ""} ${truthTone(item)}`,
    old: change && change.old !== undefined ? cellText(change.old, objects, 8) : undefined,
  };
}

/** @param {It} it @param {number} limit @param {Pointer[]} limitedPointers */
function sequence(it, limit, limitedPointers) {
  const { value, marks, moment, names, holder, memory, figure } = it;
  // Of a text its letters; a long list makes no array of itself.
  const items = typeof value !== "string" && "at" in value ? value : elementsOf(value);
  const count = Math.max(countOf(value), items.length);
  const reads = moment.readsOf(names, holder.id);
  const froms = marks.isEmpty ? [] : moment.fromsOf(names, holder.id);
  const focus = [
    ...limitedPointers.map(({ index }) => index),
    ...reads.map(([index]) => index),
    ...marks.paths.slice(0, 40).map(([index]) => index),
  ].filter((index) => typeof index === "number");
  const cells = windowOf(count, focus, limit, memory.opened).flatMap(
    /** @returns {Cell[]} */ (place) => {
      if (typeof place !== "number") return [place];
      return place < items.length ? [{ ...cellOf(it, items.at(place), [place], reads, froms), index: place, label: String(place) }] : [];
    },
  );
  if (count > items.length && cells.at(-1)?.from === undefined) cells.push({ from: items.length, to: count });
  return { cells, count, figure };
}

/** @param {It} one @param {number} count */
function pointers({ moment, names, survey, holder, value }, count) {
  const lists = [...survey.holders.values()].filter(({ kind }) => kind === "list" || kind === "string");
  const isOnly = lists.length === 1 || names.some((name) => moment.source.indexes.has(name));
  const plain = moment.pointersInto(names, count, isOnly && holder.kind !== "tuple");
  const walks = moment.walksOver(names, () => elementsOf(value)).filter(({ name }) => !plain.some((each) => each.name === name));
  return [...plain, ...walks, ...moment.termsInto(names, count)];
}

/** @param {Held | string} value @returns {Value[]} */
const elementsOf = (value) => (typeof value === "string" ? [...value] : value.kind === "string" ? [...value.head] : value.items);

/** @param {It} one @param {Pointer[]} found */
function bandOf({ moment, names }, found) {
  for (const name of names) {
    const band = moment.source.bandOf(
      name,
      found.map((pointer) => pointer.name),
    );
    if (!band) continue;
    /** @param {string} wanted */
    const at = (wanted) => found.find((pointer) => pointer.name === wanted).index;
    const [from, to] = [at(band.low), at(band.high) - (band.isOpen ? 1 : 0)];
    return from <= to ? { from, to } : null;
  }
  return null;
}

/** @param {It} it @param {string} kind */
export function row(it, kind) {
  const found = kind === "queue" || kind === "deque" ? [] : pointers(it, it.value.length);
  const { cells, count, figure } = sequence(it, 40, found);
  const isQueue = kind === "queue" || kind === "deque";
  if (isQueue) shiftKeys(it.memory, cells);
  return {
    kind,
    count,
    ...drawRow({
      cells: isQueue ? cells.map((cell) => ({ ...cell, label: undefined })) : cells,
      pointers: found,
      band: bandOf(it, found),
      width: it.width,
      count,
      figure,
      memory: it.memory,
      ends: isQueue && count ? ["front", "back"] : null,
      joined: !isQueue,
    }),
  };
}

/**
 * Elements of a queue keep their boxes when the first one leaves, so that the others move up.
 * @param {Memory} memory @param {Cell[]} cells
 */
function shiftKeys(memory, cells) {
  const texts = cells.map(({ text }) => text ?? "…");
  const before = memory.texts ?? [];
  memory.first ??= 0;
  /** @param {string[]} a @param {string[]} b */
  const follows = (a, b) => a.length > 0 && a.every((text, place) => text === b[place]);
  if (before.length > 1 && !follows(before, texts) && follows(before.slice(1), texts)) memory.first++;
  else if (before.length === 1 && texts.length === 0) memory.first++;
  else if (texts.length > 1 && before.length && !follows(texts, before) && follows(texts.slice(1), before)) memory.first--;
  memory.texts = texts;
  for (const cell of cells) if (cell.index !== undefined) cell.key = `q${memory.first + cell.index}`;
}

/** @param {It} it */
export function stringRow(it) {
  const text = it.value;
  const isUsed = it.names.some(
    (name) => it.moment.source.indexes.has(name) || it.moment.source.slices.has(name) || it.moment.source.walks.has(name),
  );
  if (!isUsed || !countOf(text)) return null;
  const found = pointers(it, countOf(text));
  const { cells, count, figure } = sequence(it, 60, found);
  return {
    kind: "string",
    count,
    ...drawRow({ cells, pointers: found, band: bandOf(it, found), width: it.width, count, figure, memory: it.memory }),
  };
}

/** @param {It} it */
export function stack(it) {
  const count = it.value.length;
  it.memory.depth = Math.min(8, Math.max(it.memory.depth ?? 0, count));
  const opened = [[count - 8, count], ...it.memory.opened];
  const cells = windowOf(count, [], 9, opened).map((place) =>
    typeof place === "number"
      ? { ...cellOf(it, it.value.at(place), [place]), index: place, text: cellText(it.value.at(place), it.objects, 20) }
      : place,
  );
  return { kind: "stack", count, ...drawStack({ cells, figure: it.figure, count, depth: it.memory.depth }) };
}

/**
 * A mark lower down; of a path every second number is a height (`V` has no other).
 * @param {Mark} mark @param {number} by
 */
function shift(mark, by) {
  if (mark.shape !== "path") return { ...mark, y: mark.y + by };
  const d = mark.d.replace(
    /([ML])([-\d.]+) ([-\d.]+)|V([-\d.]+)/g,
    (
      /** @type {string} */ _,
      /** @type {string} */ verb,
      /** @type {string} */ x,
      /** @type {string} */ y,
      /** @type {string} */ height,
    ) => (verb ? `${verb}${x} ${Number(y) + by}` : `V${Number(height) + by}`),
  );
  return { ...mark, d };
}

/**
 * `first`: the root's index, 1 where the program leaves the place before it empty.
 * @param {It} it @param {number} [first]
 */
export function heap(it, first = 0) {
  const found = pointers(it, it.value.length);
  const { cells, count, figure } = sequence(it, 40, found);
  const tree = drawHeapTree({ cells, first });
  const below = drawRow({ cells, pointers: found, width: it.width, count, figure, memory: it.memory });
  const shifted = below.marks.map((mark) => shift(mark, tree.height));
  return {
    kind: "heap",
    count,
    marks: [...tree.marks, ...shifted],
    width: Math.max(tree.width, below.width),
    height: tree.height + below.height,
  };
}
