// Dictionaries as tables, sets as chips, structures and objects as cards, heaps as trees of their array.

/** @import { Cell, Mark, Row } from "types/journey.d.ts" */

import { gapText } from "./cells.js";
import { textWidth } from "./measure.js";
import { straight } from "./lines.js";

const rowHeight = 30;
const rowsPerColumn = 8;

/**
 * `rows`: `[{ key, left, right, tone, title, old, object }]` or gaps `{ from, to }`; two columns of text each.
 * @param {{ rows: Row[], figure: string, heads: string[] | null, width: number }} one
 */
export function drawTable({ rows, figure, heads, width }) {
  /** @param {Row} row */
  const isGap = (row) => row.from !== undefined;
  const plain = rows.filter((row) => !isGap(row));
  const leftWidth = Math.min(160, Math.max(40, ...plain.map(({ left }) => textWidth(left) + 18)));
  const rightWidth = Math.min(
    260,
    Math.max(48, ...plain.map(({ right, old }) => textWidth(right) + (old === undefined ? 0 : textWidth(old, 12) + 10) + 20)),
  );
  const pitch = leftWidth + rightWidth + 20;
  const columns = Math.max(1, Math.min(Math.floor((width + 20) / pitch), Math.ceil(rows.length / rowsPerColumn)));
  const perColumn = Math.ceil(rows.length / columns);
  const top = heads ? 20 : 2;
  /** @type {Mark[]} */
  const marks = [];
  for (let column = 0; heads && column < Math.min(columns, rows.length || 1); column++) {
    const x = column * pitch;
    marks.push({ key: `hl${column}`, shape: "text", x: x + 6, y: 8, text: heads[0], anchor: "start", className: "label" });
    marks.push({ key: `hr${column}`, shape: "text", x: x + leftWidth + 8, y: 8, text: heads[1], anchor: "start", className: "label" });
  }
  rows.forEach((row, place) => {
    const x = Math.floor(place / perColumn) * pitch;
    const y = top + (place % perColumn) * rowHeight;
    if (isGap(row)) {
      marks.push({
        key: `gap${row.from}`,
        shape: "box",
        x,
        y: y + 1,
        w: leftWidth + rightWidth,
        h: rowHeight - 3,
        r: 6,
        text: gapText(row),
        className: "gap",
        act: `open ${figure} ${row.from} ${row.to}`,
        title: "Show some of these",
      });
      return;
    }
    marks.push({
      key: `k${row.key}`,
      shape: "box",
      x,
      y: y + 1,
      w: leftWidth,
      h: rowHeight - 2,
      r: 6,
      text: row.left,
      className: `cell key ${row.keyTone ?? ""}`,
      title: row.title,
    });
    marks.push({
      key: `v${row.key}`,
      shape: "box",
      x: x + leftWidth + 2,
      y: y + 1,
      w: rightWidth,
      h: rowHeight - 2,
      r: 6,
      text: row.right,
      className: `cell ${row.tone ?? ""}`,
      title: row.title,
      object: row.object,
    });
    if (row.old !== undefined) {
      marks.push({
        key: `o${row.key}`,
        shape: "text",
        x: x + leftWidth + 8,
        y: y + rowHeight / 2,
        text: row.old,
        anchor: "start",
        className: "was",
      });
    }
  });
  if (rows.length === 0) {
    marks.push({ key: "empty", shape: "box", x: 0, y: top, w: 72, h: rowHeight - 2, r: 6, text: "empty", className: "void" });
  }
  const used = Math.max(1, Math.min(columns, Math.ceil(rows.length / perColumn) || 1));
  return {
    marks,
    width: rows.length ? used * pitch - 18 : 72,
    height: top + Math.max(1, Math.min(perColumn, rows.length)) * rowHeight,
  };
}

/**
 * `chips`: `[{ key, text, tone, title }]` or gaps, wrapped into lines.
 * @param {{ chips: Cell[], figure: string, width: number }} one
 */
export function drawChips({ chips, figure, width }) {
  /** @type {Mark[]} */
  const marks = [];
  let [x, y, right] = [0, 2, 0];
  for (const chip of chips) {
    const isGap = chip.from !== undefined;
    const text = isGap ? gapText(chip) : chip.text;
    const w = Math.max(36, textWidth(text) + 20);
    if (x > 0 && x + w > width) [x, y] = [0, y + 38];
    marks.push({
      key: isGap ? `gap${chip.from}` : `c${chip.key}`,
      shape: "box",
      x,
      y,
      w,
      h: 32,
      r: 16,
      text,
      className: isGap ? "gap" : `cell ${chip.tone ?? ""}`,
      title: isGap ? "Show some of these" : chip.title,
      act: isGap ? `open ${figure} ${chip.from} ${chip.to}` : undefined,
      object: chip.object,
    });
    right = Math.max(right, x + w);
    x += w + 6;
  }
  if (chips.length === 0) {
    marks.push({ key: "empty", shape: "box", x: 0, y: 2, w: 72, h: 32, r: 16, text: "empty", className: "void" });
    right = 72;
  }
  return { marks, width: right, height: y + 34 };
}

/**
 * A heap as the tree that its array stands for. `cells` carry `index`; gaps are left to the row below; `first`: the root's.
 * @param {{ cells: Cell[], first?: number }} one
 */
export function drawHeapTree({ cells, first = 0 }) {
  const shown = cells
    .filter((cell) => cell.from === undefined && cell.index >= first && cell.index < 31 + first)
    .map((cell) => ({ ...cell, index: cell.index - first }));
  const depth = Math.floor(Math.log2(Math.max(0, ...shown.map(({ index }) => index)) + 1));
  const w = Math.min(84, Math.max(36, ...shown.map(({ text }) => textWidth(text) + 16)));
  const width = Math.max(1, 2 ** depth) * (w + 8);
  /** @param {number} index */
  const spot = (index) => {
    const line = Math.floor(Math.log2(index + 1));
    const place = index + 1 - 2 ** line;
    return { x: ((place + 0.5) / 2 ** line) * width - w / 2, y: 4 + line * 58 };
  };
  /** @type {Mark[]} */
  const marks = [];
  const present = new Set(shown.map(({ index }) => index));
  for (const { index } of shown) {
    const parent = Math.floor((index - 1) / 2);
    if (index === 0 || !present.has(parent)) continue;
    const [from, to] = [spot(parent), spot(index)];
    marks.push({
      key: `te${index + first}`,
      shape: "path",
      d: straight(from.x + w / 2, from.y + 34, to.x + w / 2, to.y, false),
      className: "edge",
    });
  }
  for (const cell of shown) {
    const { x, y } = spot(cell.index);
    marks.push({
      key: `tn${cell.index + first}`,
      shape: "box",
      x,
      y,
      w,
      h: 34,
      r: 17,
      text: cell.text,
      className: `node ${cell.tone ?? ""}`,
      title: cell.title,
    });
  }
  return { marks, width: shown.length ? width : 0, height: shown.length ? (depth + 1) * 58 : 0 };
}
