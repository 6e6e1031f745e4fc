// Cells in rows: arrays, strings, tuples, queues. Indices below, pointers below these, a band for two of them.

/** @import { Cell, Gap, Mark, Pointer, RowToDraw } from "types/journey.d.ts" */

import { layered, pile, pill, pitch, reach } from "./labels.js";
import { textWidth } from "./measure.js";

const cellHeight = 36;
const topRoom = 18;
const indexRoom = 18;
/**
 * Which of many places are shown: the ends, and blocks around what matters; `{ from, to }` stands for a gap.
 * Blocks are aligned, so that a pointer moving by one does not shift the picture.
 * @param {number} count @param {Iterable<number>} focus @param {number} limit @param {number[][]} [opened] @returns {(number | Gap)[]}
 */
export function windowOf(count, focus, limit, opened = []) {
  if (count <= limit) return Array.from({ length: count }, (_, place) => place);
  const block = 8;
  const shown = new Set();
  /** @param {number} from @param {number} to */
  const show = (from, to) => {
    for (let place = Math.max(0, from); place < Math.min(count, to); place++) shown.add(place);
  };
  for (const [from, to] of opened) show(from, to);
  const inside = [...focus].filter((place) => place >= 0 && place < count);
  for (const place of inside) {
    if (shown.size > 280) break;
    const from = Math.floor(place / block) * block;
    show(from, from + block);
  }
  show(0, inside.length ? 3 : block);
  show(count - 2, count);
  /** @type {(number | Gap)[]} */
  const list = [];
  let expected = 0;
  for (const place of [...shown].sort((a, b) => a - b)) {
    if (place === expected + 1) list.push(expected);
    else if (place > expected) list.push({ from: expected, to: place });
    list.push(place);
    expected = place + 1;
  }
  return list;
}

// Asked for by name at each cell, the formatter would be looked up again.
const numbers = new Intl.NumberFormat("en");

/** @param {Cell} one */
export const gapText = ({ from, to }) => `… ${numbers.format(to - from)} more`;

/**
 * Draws cells. `cells`: `[{ key, text, title, label, tone, old, object }]`, or `{ from, to }` for a gap.
 * `pointers`: `[{ name, index, changed }]`; `memory` keeps the room that pointers once took, so that rows stay where they are.
 * @param {RowToDraw} one
 */
export function drawRow({ cells, pointers = [], band = null, width = 640, count, ends = null, figure, memory = {}, joined = true }) {
  /** @type {Mark[]} */
  const marks = [];
  const widest = Math.max(2, ...cells.map((cell) => (cell.from === undefined ? textWidth(cell.text) : 0)));
  const cellWidth = (memory.cell = Math.min(136, Math.max(memory.cell ?? 36, Math.ceil((widest + 18) / 4) * 4)));
  const widths = cells.map((cell) => (cell.from === undefined ? cellWidth : textWidth(gapText(cell), 12) + 16));
  const before = pointers.some(({ index }) => index < 0) ? cellWidth + 6 : 0;
  const left = (memory.lead = Math.max(memory.lead ?? 0, before, ends ? textWidth(ends[0], 12) + 14 : 0));
  /** @type {{ x: number, w: number, row: number, y: number }[]} */
  const spots = [];
  let [x, row, right] = [left, 0, 0];
  const gap = joined ? 0 : 6;
  cells.forEach((_, place) => {
    if (place > 0 && x + widths[place] > Math.max(width, 240)) {
      x = left;
      row++;
    }
    spots.push({ x, w: widths[place], row, y: 0 });
    x += widths[place] + gap;
    right = Math.max(right, x - gap);
  });
  const byIndex = new Map();
  cells.forEach((cell, place) => {
    if (cell.from === undefined) byIndex.set(cell.index ?? place, spots[place]);
    else for (const { index } of pointers) if (index >= cell.from && index < cell.to) byIndex.set(index, spots[place]);
  });
  const lastSpot = spots.at(-1) ?? { x: left - cellWidth, w: cellWidth, row: 0 };
  const end = { x: lastSpot.x + lastSpot.w + 4, w: cellWidth, row: lastSpot.row, y: 0 };
  const ahead = { x: left - cellWidth - 4, w: cellWidth, row: 0, y: 0 };
  const piled = pile(
    pointers.map((pointer) => {
      const spot = byIndex.get(pointer.index) ?? (pointer.index < 0 ? ahead : end);
      return { ...pointer, spot, line: spot.row, x: spot.x + spot.w / 2 };
    }),
  );
  memory.stacked = Math.max(memory.stacked ?? 0, piled.count);
  const rowHeight = topRoom + cellHeight + indexRoom + (memory.stacked ? reach + memory.stacked * pitch : 0) + 6;
  for (const spot of [...spots, ahead, end]) spot.y = spot.row * rowHeight + topRoom;

  if (band) marks.push(...bandMarks(band, cells, spots));
  cells.forEach((cell, place) => {
    const { x: cellX, y, w } = spots[place];
    if (cell.from !== undefined) {
      marks.push({
        key: `gap${cell.from}`,
        shape: "box",
        x: cellX,
        y,
        w,
        h: cellHeight,
        r: 6,
        text: gapText(cell),
        className: "gap",
        title: "Show some of these",
        act: `open ${figure} ${cell.from} ${cell.to}`,
      });
      return;
    }
    marks.push({
      key: `c${cell.key ?? cell.index ?? place}`,
      shape: "box",
      x: cellX,
      y,
      w,
      h: cellHeight,
      r: 6,
      text: cell.text,
      className: `cell ${isWithin(band, cell) ? "within" : ""} ${cell.tone ?? ""}`,
      title: cell.title,
      object: cell.object,
    });
    if (cell.label !== undefined) {
      marks.push({
        key: `l${cell.key ?? cell.index ?? place}`,
        shape: "text",
        x: cellX + w / 2,
        y: y + cellHeight + 10,
        text: cell.label,
        anchor: "middle",
        className: `label ${/read|changed/.test(cell.tone ?? "") ? "strong" : ""}`,
      });
    }
    if (cell.old !== undefined) {
      marks.push({
        key: `o${cell.key ?? cell.index ?? place}`,
        shape: "text",
        x: cellX + w / 2,
        y: y - 8,
        text: cell.old,
        anchor: "middle",
        className: "was",
      });
    }
  });
  marks.push(...layered(piled.items.flatMap((item) => pointerMarks(item, count))));
  if (ends && spots.length) {
    marks.push(
      { key: "front", shape: "text", x: left - 8, y: topRoom + cellHeight / 2, text: ends[0], anchor: "end", className: "label" },
      { key: "back", shape: "text", x: end.x + 4, y: end.y + cellHeight / 2, text: ends[1], anchor: "start", className: "label" },
    );
    right = Math.max(right, end.x + 4 + textWidth(ends[1], 12));
  }
  if (cells.length === 0) {
    marks.push({ key: "empty", shape: "box", x: 0, y: topRoom, w: 72, h: cellHeight, r: 6, text: "empty", className: "void" });
    right = Math.max(right, 72);
  }
  if (pointers.some(({ index }) => index >= count)) right = Math.max(right, end.x + cellWidth);
  return { marks, width: Math.max(right, 40), height: (row + 1) * rowHeight };
}

/** @param {Gap | null} band @param {Cell} other */
const isWithin = (band, { index }) => band !== null && index >= band.from && index <= band.to;

/** @param {Gap} one @param {Cell[]} cells @param {{ x: number, y: number, w: number, row: number }[]} spots */
function bandMarks({ from, to }, cells, spots) {
  /** @type {Map<number, { x: number, y: number, right: number }>} */
  const rows = new Map();
  cells.forEach((cell, place) => {
    const isIn = cell.from === undefined ? cell.index >= from && cell.index <= to : cell.from >= from && cell.to <= to + 1;
    if (!isIn) return;
    const spot = spots[place];
    const segment = rows.get(spot.row) ?? { x: spot.x, y: spot.y, right: 0 };
    segment.right = Math.max(segment.right, spot.x + spot.w);
    rows.set(spot.row, segment);
  });
  return [...rows].map(([row, { x, y, right }]) => ({
    key: `band${row}`,
    shape: "box",
    x: x - 3,
    y: y - 4,
    w: right - x + 6,
    h: cellHeight + 8,
    r: 9,
    className: "band",
  }));
}

/** @param {Pointer & { spot: { x: number, w: number, row: number, y: number }, x: number, level: number }} one @param {number} count */
function pointerMarks({ name, index, changed, tone = "", spot, x, level }, count) {
  const isOut = index < 0 || index >= count;
  return pill(
    `p${name}`,
    {
      name,
      x,
      y: spot.y + cellHeight + indexRoom,
      level,
      tone: `${tone} ${changed ? "changed" : ""} ${isOut ? "out" : ""}`,
      title: `${name} = ${index}${isOut ? ", outside" : ""}`,
    },
    1,
  );
}

/**
 * A stack stands: the newest on top, in an open box.
 * @param {{ cells: Cell[], figure: string, count: number, depth: number }} one
 */
export function drawStack({ cells, figure, count, depth }) {
  const widest = Math.max(3, ...cells.map((cell) => (cell.from === undefined ? textWidth(cell.text) : textWidth(gapText(cell), 12))));
  const w = Math.min(200, Math.max(64, widest + 24));
  const [h, left, top] = [32, 44, 12];
  const slots = Math.max(3, depth, cells.length);
  const floor = top + slots * h;
  /** @type {Mark[]} */
  const marks = [
    {
      key: "bucket",
      shape: "path",
      className: "bucket",
      d:
        `M${left - 6} ${top - 6}V${floor + 2}Q${left - 6} ${floor + 6} ${left - 2} ${floor + 6}H${left + w + 2}` +
        `Q${left + w + 6} ${floor + 6} ${left + w + 6} ${floor + 2}V${top - 6}`,
    },
  ];
  cells.forEach((cell, place) => {
    const y = floor - (place + 1) * h;
    const isGap = cell.from !== undefined;
    marks.push({
      key: isGap ? `gap${cell.from}` : `c${cell.index}`,
      shape: "box",
      x: left,
      y: y + 1,
      w,
      h: h - 2,
      r: 6,
      text: isGap ? gapText(cell) : cell.text,
      className: isGap ? "gap" : `cell ${cell.tone ?? ""}`,
      title: cell.title,
      act: isGap ? `open ${figure} ${cell.from} ${cell.to}` : undefined,
      object: cell.object,
    });
  });
  if (count) {
    marks.push({
      key: "top",
      shape: "text",
      x: left - 12,
      y: floor - cells.length * h + h / 2,
      text: "top",
      anchor: "end",
      className: "label strong",
    });
  } else {
    marks.push({ key: "empty", shape: "text", x: left + w / 2, y: floor - h / 2, text: "empty", anchor: "middle", className: "label" });
  }
  return { marks, width: left + w + 8, height: floor + 8 };
}
