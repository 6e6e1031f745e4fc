// Lists of lists: a matrix with row and column heads, or rows of different lengths.

import { gapText, textWidth, windowOf } from "./cells.js";

const height = 32;

/**
 * `cellAt(i, j)` gives `{ text, tone, title, object }`; `lengths[i]` is the length of row i;
 * `rowPointers`, `columnPointers`: `[{ name, index, changed }]`.
 */
export function drawGrid({ lengths, cellAt, rowPointers, columnPointers, focus, figure, opened, rowNotes = new Map() }) {
  const rows = windowOf(lengths.length, focus.map(([i]) => i), 20, opened);
  const longest = Math.max(0, ...lengths);
  const columns = windowOf(longest, focus.map(([, j]) => j).filter((j) => j !== undefined), 24, opened);
  const shown = [];
  let widest = 2;
  for (const i of rows) {
    if (typeof i !== "number") continue;
    for (const j of columns) {
      if (typeof j !== "number" || j >= lengths[i]) continue;
      const cell = cellAt(i, j);
      shown.push({ i, j, cell });
      widest = Math.max(widest, textWidth(cell.text));
    }
  }
  const w = Math.min(120, Math.max(34, Math.ceil((widest + 14) / 4) * 4));
  const rowLabel = Math.max(28, ...rowPointers.map(({ name }) => textWidth(name, 12) + 36));
  const top = 20 + (columnPointers.length ? 22 * stackOf(columnPointers) : 0);
  const xs = new Map();
  let x = rowLabel;
  const marks = [];
  for (const column of columns) {
    if (typeof column === "number") {
      xs.set(column, x);
      marks.push({ key: `h${column}`, shape: "text", x: x + w / 2, y: top - 8, text: String(column), anchor: "middle", className: "label" });
      x += w;
    } else {
      const gapWidth = textWidth(gapText(column), 12) + 12;
      marks.push({
        key: `hg${column.from}`, shape: "box", x: x + 2, y: top - 16, w: gapWidth - 4, h: 16, r: 4, text: gapText(column), className: "gap",
        act: `open ${figure} ${column.from} ${column.to}`, title: "Show some of these columns",
      });
      for (let j = column.from; j < column.to && columnPointers.length; j++) xs.set(j, x);
      x += gapWidth;
    }
  }
  const ys = new Map();
  let y = top;
  let noteRoom = 0;
  for (const row of rows) {
    if (typeof row === "number") {
      ys.set(row, y);
      marks.push({ key: `v${row}`, shape: "text", x: rowLabel - 8, y: y + height / 2, text: String(row), anchor: "end", className: "label" });
      const note = rowNotes.get(row) ?? (lengths[row] === 0 ? "empty" : "");
      if (note) {
        const length = Math.min(lengths[row], longest);
        const noteX = length ? (xs.get(length - 1) ?? x - w) + w + 8 : rowLabel + 4;
        noteRoom = Math.max(noteRoom, noteX + textWidth(note, 12));
        marks.push({ key: `n${row}`, shape: "text", x: noteX, y: y + height / 2, text: note, anchor: "start", className: "label" });
      }
      y += height;
    } else {
      marks.push({
        key: `vg${row.from}`, shape: "box", x: rowLabel, y: y + 2, w: Math.max(w, textWidth(gapText(row), 12) + 60), h: height - 6, r: 6,
        text: `${gapText(row)} rows`, className: "gap", act: `open ${figure} ${row.from} ${row.to}`, title: "Show some of these rows",
      });
      noteRoom = Math.max(noteRoom, rowLabel + textWidth(gapText(row), 12) + 60);
      y += height;
    }
  }
  for (const { i, j, cell } of shown) {
    marks.push({
      key: `c${i},${j}`, shape: "box", x: xs.get(j) + 1, y: ys.get(i) + 1, w: w - 2, h: height - 2, r: 4, text: cell.text,
      className: `cell ${cell.tone ?? ""}`, title: cell.title, object: cell.object,
    });
  }
  marks.push(...heads(rowPointers, columnPointers, xs, ys, rowLabel, top, w));
  return { marks, width: Math.max(x, noteRoom, 60), height: Math.max(y, top + height) };
}

function stackOf(pointers) {
  const counts = new Map();
  for (const { index } of pointers) counts.set(index, (counts.get(index) ?? 0) + 1);
  return Math.max(1, ...counts.values());
}

function heads(rowPointers, columnPointers, xs, ys, rowLabel, top, cellWidth) {
  const marks = [];
  const levels = new Map();
  for (const { name, index, changed } of rowPointers) {
    if (!ys.has(index)) continue;
    const level = levels.get(index) ?? 0;
    levels.set(index, level + 1);
    const w = textWidth(name, 12) + 12;
    marks.push({
      key: `r${name}`, shape: "box", x: level * 6, y: ys.get(index) + height / 2 - 9, w, h: 18, r: 9, text: name,
      className: `pointer${changed ? " changed" : ""}`, title: `${name} = ${index}`,
    });
  }
  levels.clear();
  for (const { name, index, changed } of columnPointers) {
    if (!xs.has(index)) continue;
    const level = levels.get(index) ?? 0;
    levels.set(index, level + 1);
    const w = textWidth(name, 12) + 12;
    marks.push({
      key: `k${name}`, shape: "box", x: xs.get(index) + cellWidth / 2 - w / 2, y: top - 40 - level * 22, w, h: 18, r: 9, text: name,
      className: `pointer${changed ? " changed" : ""}`, title: `${name} = ${index}`,
    });
  }
  return marks;
}
