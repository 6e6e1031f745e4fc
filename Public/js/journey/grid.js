// Lists of lists: a matrix with row and column heads, or rows of different lengths.

/** @import { Gap, GridToDraw, Mark, Pointer } from "types/journey.d.ts" */

import { gapText, windowOf } from "./cells.js";
import { layered, pile, pill, pillBeside, pitch, reach, shiftsOf } from "./labels.js";
import { textWidth } from "./measure.js";

const height = 32;
/** @param {number | Gap} part @returns {part is Gap} */
const isGap = (part) => typeof part !== "number";
/** @param {number | Gap} part @returns {part is number} */
const isShown = (part) => typeof part === "number";
/** @param {Gap} gap */
const gapWidth = (gap) => textWidth(gapText(gap), 12) + 12;

/**
 * `cellAt(i, j)` gives `{ text, tone, title, object, corner, turn }`; `lengths[i]` is the length of row i;
 * `rowPointers`, `columnPointers`: `[{ name, index, changed }]`; what pointers once took `memory` keeps for them, so that
 * the cells stay where they are.
 * @param {GridToDraw} one
 */
export function drawGrid({ lengths, cellAt, rowPointers, columnPointers, focus, figure, memory, rowNotes = new Map() }) {
  const longest = Math.max(0, ...lengths);
  const rows = windowOf(
    lengths.length,
    focus.map(([i]) => i),
    20,
    memory.opened,
  );
  const columns = windowOf(
    longest,
    focus.map(([, j]) => j).filter((j) => j !== undefined),
    24,
    memory.opened,
  );
  const cells = rows.filter(isShown).flatMap((i) =>
    columns
      .filter(isShown)
      .filter((j) => j < lengths[i])
      .map((j) => ({ i, j, ...cellAt(i, j) })),
  );
  const hasCorners = cells.some(({ corner, turn }) => corner !== undefined || turn !== undefined);
  const w = (memory.cell = Math.min(
    120,
    Math.max(memory.cell ?? 34, hasCorners ? 48 : 34, Math.ceil((Math.max(2, ...cells.map(({ text }) => textWidth(text))) + 14) / 4) * 4),
  ));

  const beside = rowPills(rowPointers);
  // Names stand beside the numbers of rows, however many digits these have.
  const digits = Math.max(14, Math.ceil(textWidth(String(lengths.length - 1), 12)));
  const left = (memory.rowRoom = Math.max(memory.rowRoom ?? 0, beside.room + digits + 14));
  const { xs, right } = columnPlaces(columns, left, w, columnPointers);
  const piled = pile(
    columnPointers.filter(({ index }) => xs.has(index)).map((each) => ({ ...each, line: 0, x: xs.get(each.index) + w / 2 })),
  );
  memory.stacked = Math.max(memory.stacked ?? 0, piled.count);
  const top = 20 + (memory.stacked ? reach + memory.stacked * pitch : 0);
  const ys = new Map(rows.map((row, place) => [isGap(row) ? row.from : row, top + place * height]));

  /** @type {Mark[]} */
  const marks = [
    ...columns.map((column) => columnHead(column, xs, w, top, figure)),
    ...rows.map((row) => rowHead(row, ys, left, w, figure)),
    ...cells.map(({ i, j, text, tone = "", title, object }) => ({
      key: `c${i},${j}`,
      shape: "box",
      x: xs.get(j) + 1,
      y: ys.get(i) + 1,
      w: w - 2,
      h: height - 2,
      r: 4,
      text,
      className: `cell ${tone}`,
      title,
      object,
    })),
    ...(hasCorners
      ? cells.flatMap(({ i, j, corner, turn }) => [
          ...(corner === undefined
            ? []
            : [
                {
                  key: `o${i},${j}`,
                  shape: "text",
                  x: xs.get(j) + w - 5,
                  y: ys.get(i) + 10,
                  text: corner,
                  anchor: "end",
                  className: "corner",
                },
              ]),
          ...(turn === undefined
            ? []
            : [
                {
                  key: `q${i},${j}`,
                  shape: "text",
                  x: xs.get(j) + 6,
                  y: ys.get(i) + height - 10,
                  text: turn,
                  anchor: "start",
                  className: "corner turn",
                },
              ]),
        ])
      : []),
    ...notes(rows, lengths, rowNotes, xs, ys, left, w),
    ...layered(piled.items.flatMap((each) => pill(`k${each.name}`, { ...each, y: top - 17, ...told(each) }, -1))),
    ...beside.items
      .filter(({ index }) => ys.has(index))
      .flatMap((each) => pillBeside(`r${each.name}`, { ...each, x: left - digits - 8, y: ys.get(each.index) + height / 2, ...told(each) })),
  ];
  const ends = marks.filter(({ key }) => /^(n|vg)/.test(key)).map(({ x, w: wide, text }) => x + (wide ?? textWidth(text, 12)));
  return { marks, width: Math.max(right, ...ends, 60), height: top + Math.max(1, rows.length) * height };
}

/** @param {Pointer} one */
const told = ({ name, index, changed }) => ({ tone: changed ? "changed" : "", title: `${name} = ${index}` });

/**
 * Names of one row stand beside each other.
 * @param {Pointer[]} pointers
 */
function rowPills(pointers) {
  /** @type {Map<number, Pointer[]>} */
  const byRow = new Map();
  for (const pointer of pointers) byRow.set(pointer.index, [...(byRow.get(pointer.index) ?? []), pointer]);
  let room = 0;
  const items = [...byRow.values()].flatMap((list) => {
    const { shifts, whole } = shiftsOf(list.map(({ name }) => name));
    room = Math.max(room, whole);
    return list.map((pointer, place) => ({ ...pointer, shift: shifts[place] }));
  });
  return { items, room };
}

/**
 * Where columns begin; a pointer into a gap stands at the gap.
 * @param {(number | Gap)[]} columns @param {number} left @param {number} w @param {Pointer[]} pointers
 */
function columnPlaces(columns, left, w, pointers) {
  const xs = new Map();
  let x = left;
  for (const column of columns) {
    if (!isGap(column)) {
      xs.set(column, x);
      x += w;
      continue;
    }
    for (const { index } of pointers) if (index >= column.from && index < column.to) xs.set(index, x);
    xs.set(column, x);
    x += gapWidth(column);
  }
  return { xs, right: x };
}

/** @param {number | Gap} column @param {Map<number, number>} xs @param {number} w @param {number} top @param {string} figure */
function columnHead(column, xs, w, top, figure) {
  const x = xs.get(/** @type {number} */ (column));
  if (!isGap(column)) {
    return { key: `h${column}`, shape: "text", x: x + w / 2, y: top - 8, text: String(column), anchor: "middle", className: "label" };
  }
  return {
    key: `hg${column.from}`,
    shape: "box",
    x: x + 2,
    y: top - 16,
    w: gapWidth(column) - 4,
    h: 16,
    r: 4,
    text: gapText(column),
    className: "gap",
    act: `open ${figure} ${column.from} ${column.to}`,
    title: "Show some of these columns",
  };
}

/** @param {number | Gap} row @param {Map<number, number>} ys @param {number} left @param {number} w @param {string} figure */
function rowHead(row, ys, left, w, figure) {
  if (!isGap(row)) {
    return {
      key: `v${row}`,
      shape: "text",
      x: left - 8,
      y: ys.get(row) + height / 2,
      text: String(row),
      anchor: "end",
      className: "label",
    };
  }
  return {
    key: `vg${row.from}`,
    shape: "box",
    x: left,
    y: ys.get(row.from) + 2,
    w: Math.max(w, gapWidth(row) + 48),
    h: height - 6,
    r: 6,
    text: `${gapText(row)} rows`,
    className: "gap",
    act: `open ${figure} ${row.from} ${row.to}`,
    title: "Show some of these rows",
  };
}

/**
 * Behind a row: who else knows it, or that it is empty.
 * @param {(number | Gap)[]} rows @param {number[]} lengths @param {Map<number, string>} rowNotes @param {Map<number, number>} xs
 * @param {Map<number, number>} ys @param {number} left @param {number} w
 */
function notes(rows, lengths, rowNotes, xs, ys, left, w) {
  return rows.filter(isShown).flatMap((row) => {
    const text = rowNotes.get(row) ?? (lengths[row] === 0 ? "empty" : "");
    if (!text) return [];
    const x = lengths[row] ? (xs.get(lengths[row] - 1) ?? left) + w + 8 : left + 4;
    return [{ key: `n${row}`, shape: "text", x, y: ys.get(row) + height / 2, text, anchor: "start", className: "label" }];
  });
}
