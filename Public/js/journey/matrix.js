// Lists of lists: what stands in the cells, what points at them, and what a search knows of them.

/** @import { Held, It, Pointer, SlotView, Value } from "types/journey.d.ts" */

import { drawGrid } from "./grid.js";
import { paintOf } from "./searches.js";
import { cellText, refOf, short, truthTone } from "./values.js";

/**
 * Does the program use two indices on it?
 * @param {It} one
 */
export const isRows = ({ names, moment }) => names.some((name) => moment.source.indexes.has(`${name}[]`));

/**
 * `rows`: the contents of each row.
 * @param {It} it @param {(Held | string)[]} rows
 */
export function grid(it, rows) {
  const { moment, names, holder, value, objects } = it;
  const lengths = rows.map((row) => row.length);
  /** @param {string} suffix */
  const integers = (suffix) =>
    moment.pointersInto(
      names.map((name) => name + suffix),
      1e9,
      false,
    );
  const reads = moment.readsOf(names, holder.id);
  const [rowPointers, columnPointers] = withPairs(
    it,
    integers("").filter(({ index }) => index < rows.length),
    integers("[]"),
    [rows.length, Math.max(0, ...lengths)],
  );
  const changed = rows.flatMap((_, i) => changesOfRow(it, value.at(i), i));
  const froms = changed.length ? moment.fromsOf(names, holder.id) : [];
  const byPath = new Map(changed.map((change) => [`${change.path}`, change]));
  const focus = [
    ...rowPointers.map(({ index }) => [index, columnPointers[0]?.index]),
    ...reads.filter(({ length }) => length > 1),
    ...changed.slice(0, 60).map(({ path }) => path),
  ];
  const at = cellsAt(it, rowPointers, columnPointers);
  const paint = paintOf(it, rows);
  /** @param {number} i @param {number} j */
  const cellAt = (i, j) => {
    const item = rows[i].at(j);
    const change = byPath.get(`${i},${j}`);
    const isRead = reads.some((read) => read.length === 2 && read[0] === i && read[1] === j);
    return {
      text: cellText(item, objects, 10),
      title: `[${i}][${j}] = ${short(item, 200, objects)}${change?.old !== undefined ? `, was ${short(change.old, 60, objects)}` : ""}`,
      tone: `${paint?.tones.get(`${i},${j}`) ?? ""} ${change ? "changed" : froms.some(([row, column]) => row === i && column === j) ? "from" : ""} ${isRead ? "read" : ""} ${at.has(`${i},${j}`) ? "here" : ""} ${truthTone(item)}`,
      corner: paint?.corners.get(`${i},${j}`),
      turn: paint?.turns.get(`${i},${j}`),
    };
  };
  const isEven = lengths.every((length) => length === lengths[0]) && rows.length > 1 && lengths[0] > (isRows(it) ? 0 : 1);
  return {
    ...(paint?.legend.length ? { note: paint.legend.slice(0, 4).join(" · ") } : {}),
    kind: isEven ? "matrix" : "lists",
    sizes: isEven ? `${lengths.length} × ${lengths[0]}` : null,
    ...drawGrid({
      lengths,
      cellAt,
      rowPointers,
      columnPointers,
      focus: /** @type {number[][]} */ (focus),
      figure: it.figure,
      memory: it.memory,
      rowNotes: notesOf(it),
    }),
  };
}

/**
 * A row and a column that no line puts into the brackets, but that come out of the search's queue.
 * @param {It} one @param {Pointer[]} rowPointers @param {Pointer[]} columnPointers @param {number[]} p3
 */
function withPairs({ evidence, moment }, rowPointers, columnPointers, [height, width]) {
  const [rows, columns] = [[...rowPointers], [...columnPointers]];
  const slots = new Map(moment.slotsOf(moment.frame).map((slot) => [slot.name, slot]));
  /** @param {Pointer[]} list @param {{ name: string, value: number, changed: boolean }} other */
  const add = (list, { name, value, changed }) => list.some((each) => each.name === name) || list.push({ name, index: value, changed });
  for (const pair of rows.length || columns.length ? evidence.pairs : []) {
    const [row, column] = pair.split(" ").map((/** @type {string} */ name) => slots.get(name));
    /** @param {SlotView} slot @param {number} limit */
    const isIn = (slot, limit) =>
      slot && moment.source.moving.has(slot.name) && Number.isInteger(slot.value) && slot.value >= 0 && slot.value < limit;
    if (!isIn(row, height) || !isIn(column, width)) continue;
    add(rows, row);
    add(columns, column);
  }
  return [rows, columns];
}

/**
 * Where a row's and a column's name stand together: of `r`, `c` and `nr`, `nc` two cells, not four.
 * @param {It} one @param {Pointer[]} rowPointers @param {Pointer[]} columnPointers
 */
function cellsAt({ evidence }, rowPointers, columnPointers) {
  const both = rowPointers.flatMap((row) => columnPointers.map((column) => [row, column]));
  const told = both.filter(([row, column]) => evidence.pairs.has(`${row.name} ${column.name}`));
  return new Set((told.length ? told : both).map(([row, column]) => `${row.index},${column.index}`));
}

/**
 * Changes of a row: of the value inside the matrix, or of the list that the row refers to.
 * @param {It} it @param {Value} row @param {number} i
 */
function changesOfRow(it, row, i) {
  const own = it.marks.paths.filter((path) => path[0] === i && path.length === 2).map((path) => ({ path, old: it.marks.at(...path).old }));
  const object = it.objects.get(refOf(row));
  if (!object) return own;
  /** @type {{ path: Value[], old: Value }[]} */
  const found = object.changes.flatMap((change) =>
    change.inserted
      ? change.inserted.map((_, place) => ({
          path: [i, /** @type {number} */ (change.path[0]) + place],
          old: /** @type {Value} */ (undefined),
        }))
      : [{ path: [i, change.path[0]], old: change.old }],
  );
  return found;
}

/**
 * Which names point at a row, and which rows are one and the same object.
 * @param {It} one
 */
function notesOf({ value, survey }) {
  const notes = new Map();
  const first = new Map();
  value.items.forEach((item, i) => {
    const id = refOf(item);
    if (id === null) return;
    const names = survey.holders.get(`o${id}`)?.names ?? [];
    const parts = names.length ? [`← ${names.join(", ")}`] : [];
    if (first.has(id)) parts.push(`same object as ${first.get(id)}`);
    else first.set(id, i);
    if (parts.length) notes.set(i, parts.join(", "));
  });
  return notes;
}
