// Cells in rows: arrays, strings, tuples, queues. Indices below, pointers below these, a band for two of them.

const cellHeight = 36;
const topRoom = 18;
const indexRoom = 18;
const pointerHeight = 20;
export const character = 8.5;

export const textWidth = (text, size = 14) => [...text].reduce(
  (sum, letter) => sum + (letter.codePointAt(0) > 0x2e7f ? 2 : 1), 0) * character * (size / 14);

/**
 * Which of many places are shown: the ends, and blocks around what matters; `{ from, to }` stands for a gap.
 * Blocks are aligned, so that a pointer moving by one does not shift the picture.
 */
export function windowOf(count, focus, limit, opened = []) {
  if (count <= limit) return Array.from({ length: count }, (_, place) => place);
  const block = 8;
  const shown = new Set();
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

export const gapText = ({ from, to }) => `… ${(to - from).toLocaleString("en")} more`;

/**
 * Draws cells. `cells`: `[{ key, text, title, label, tone, old, object }]`, or `{ from, to }` for a gap.
 * `pointers`: `[{ name, index, changed }]`; `place(index)` finds the cell of an index (may be null).
 */
export function drawRow({ cells, pointers = [], band = null, width = 640, count, ends = null, figure, stacked = 1, joined = true }) {
  const marks = [];
  const widest = Math.max(2, ...cells.map((cell) => (cell.from === undefined ? textWidth(cell.text) : 0)));
  const cellWidth = Math.min(136, Math.max(36, Math.ceil((widest + 18) / 4) * 4));
  const widths = cells.map((cell) => (cell.from === undefined ? cellWidth : textWidth(gapText(cell), 12) + 16));
  const left = Math.max(pointers.some(({ index }) => index < 0) ? cellWidth + 6 : 0, ends ? textWidth(ends[0], 12) + 14 : 0);
  const rowHeight = topRoom + cellHeight + indexRoom + stacked * pointerHeight + 6;
  const spots = [];
  let [x, row, right] = [left, 0, 0];
  const gap = joined ? 0 : 6;
  cells.forEach((cell, place) => {
    if (place > 0 && x + widths[place] > Math.max(width, 240)) {
      x = left;
      row++;
    }
    spots.push({ x, y: row * rowHeight + topRoom, w: widths[place], row });
    x += widths[place] + gap;
    right = Math.max(right, x - gap);
  });
  const byIndex = new Map();
  cells.forEach((cell, place) => {
    if (cell.from === undefined) byIndex.set(cell.index ?? place, spots[place]);
    else for (const { index } of pointers) if (index >= cell.from && index < cell.to) byIndex.set(index, spots[place]);
  });
  const lastSpot = spots.at(-1) ?? { x: left - cellWidth, y: topRoom, w: cellWidth, row: 0 };
  const end = { x: lastSpot.x + lastSpot.w + 4, y: lastSpot.y, w: cellWidth, row: lastSpot.row };
  const spotOf = (index) => byIndex.get(index)
    ?? (index < 0 ? { x: left - cellWidth - 4, y: topRoom, w: cellWidth, row: 0 } : end);

  if (band) marks.push(...bandMarks(band, cells, spots));
  cells.forEach((cell, place) => {
    const { x: cellX, y, w } = spots[place];
    if (cell.from !== undefined) {
      marks.push({
        key: `gap${cell.from}`, shape: "box", x: cellX, y, w, h: cellHeight, r: 6, text: gapText(cell), className: "gap",
        title: "Show some of these", act: `open ${figure} ${cell.from} ${cell.to}`,
      });
      return;
    }
    marks.push({
      key: `c${cell.key ?? cell.index ?? place}`, shape: "box", x: cellX, y, w, h: cellHeight, r: 6, text: cell.text,
      className: `cell ${cell.tone ?? ""}`, title: cell.title, object: cell.object,
    });
    if (cell.label !== undefined) {
      marks.push({
        key: `l${cell.key ?? cell.index ?? place}`, shape: "text", x: cellX + w / 2, y: y + cellHeight + 10, text: cell.label,
        anchor: "middle", className: `label ${/read|changed/.test(cell.tone ?? "") ? "strong" : ""}`,
      });
    }
    if (cell.old !== undefined) {
      marks.push({
        key: `o${cell.key ?? cell.index ?? place}`, shape: "text", x: cellX + w / 2, y: y - 8, text: cell.old, anchor: "middle",
        className: "was",
      });
    }
  });
  marks.push(...pointerMarks(pointers, spotOf, count));
  if (ends && spots.length) {
    marks.push(
      { key: "front", shape: "text", x: left - 8, y: topRoom + cellHeight / 2, text: ends[0], anchor: "end", className: "label" },
      { key: "back", shape: "text", x: end.x + 4, y: end.y + cellHeight / 2, text: ends[1], anchor: "start", className: "label" });
    right = Math.max(right, end.x + 4 + textWidth(ends[1], 12));
  }
  if (cells.length === 0) {
    marks.push({ key: "empty", shape: "box", x: 0, y: topRoom, w: 72, h: cellHeight, r: 6, text: "empty", className: "void" });
    right = Math.max(right, 72);
  }
  if (pointers.some(({ index }) => index >= count)) right = Math.max(right, end.x + cellWidth);
  return { marks, width: Math.max(right, 40), height: (row + 1) * rowHeight, spotOf };
}

function bandMarks({ from, to }, cells, spots) {
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
    key: `band${row}`, shape: "box", x: x - 3, y: y - 4, w: right - x + 6, h: cellHeight + 8, r: 9, className: "band",
  }));
}

function pointerMarks(pointers, spotOf, count) {
  const heights = new Map();
  const marks = [];
  for (const { name, index, changed } of pointers) {
    const spot = spotOf(index);
    const level = heights.get(`${spot.x},${spot.y}`) ?? 0;
    heights.set(`${spot.x},${spot.y}`, level + 1);
    const w = Math.max(22, textWidth(name, 12) + 12);
    const isOut = index < 0 || index >= count;
    marks.push({
      key: `p${name}`, shape: "box", x: spot.x + spot.w / 2 - w / 2,
      y: spot.y + cellHeight + indexRoom + 2 + level * pointerHeight, w, h: 18, r: 9, text: name,
      className: `pointer${changed ? " changed" : ""}${isOut ? " out" : ""}`,
      title: `${name} = ${index}${isOut ? ", outside" : ""}`,
    });
  }
  return marks;
}

/** The most pointers that stand on one place: the room that a row needs below. */
export function tallest(pointers) {
  const counts = new Map();
  let most = 0;
  for (const { index } of pointers) {
    counts.set(index, (counts.get(index) ?? 0) + 1);
    most = Math.max(most, counts.get(index));
  }
  return most;
}

/** A stack stands: the newest on top, in an open box. */
export function drawStack({ cells, figure, count, depth }) {
  const widest = Math.max(3, ...cells.map((cell) => (cell.from === undefined ? textWidth(cell.text) : textWidth(gapText(cell), 12))));
  const w = Math.min(200, Math.max(64, widest + 24));
  const [h, left, top] = [32, 44, 12];
  const slots = Math.max(3, depth, cells.length);
  const floor = top + slots * h;
  const marks = [{
    key: "bucket", shape: "path", className: "bucket",
    d: `M${left - 6} ${top - 6}V${floor + 2}Q${left - 6} ${floor + 6} ${left - 2} ${floor + 6}H${left + w + 2}`
      + `Q${left + w + 6} ${floor + 6} ${left + w + 6} ${floor + 2}V${top - 6}`,
  }];
  cells.forEach((cell, place) => {
    const y = floor - (place + 1) * h;
    const isGap = cell.from !== undefined;
    marks.push({
      key: isGap ? `gap${cell.from}` : `c${cell.index}`, shape: "box", x: left, y: y + 1, w, h: h - 2, r: 6,
      text: isGap ? gapText(cell) : cell.text, className: isGap ? "gap" : `cell ${cell.tone ?? ""}`, title: cell.title,
      act: isGap ? `open ${figure} ${cell.from} ${cell.to}` : undefined, object: cell.object,
    });
  });
  if (count) {
    marks.push({
      key: "top", shape: "text", x: left - 12, y: floor - cells.length * h + h / 2, text: "top", anchor: "end", className: "label strong",
    });
  } else {
    marks.push({ key: "empty", shape: "text", x: left + w / 2, y: floor - h / 2, text: "empty", anchor: "middle", className: "label" });
  }
  return { marks, width: left + w + 8, height: floor + 8 };
}

