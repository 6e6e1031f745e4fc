// Intervals on a number line: a bar each, in the order of their list, over one scale for all lists of intervals in sight.

/** @import { LineToDraw, Mark, Pointer } from "types/journey.d.ts" */

import { gapText, windowOf } from "./cells.js";
import { layered, pile, pill, pillBeside, pitch, reach, shiftsOf } from "./labels.js";
import { textWidth } from "./measure.js";

const rowHeight = 28;
const barHeight = 20;
const widest = 560;
/** Names beside the rows have this room from the start, so that the scales of several lists stand below each other. */
const usualRoom = 34;
const textRoom = 120;

/**
 * A step of 1, 2 or 5 times a power of ten, so that a scale has about so many numbers.
 * @param {number} span @param {number} count
 */
function stepOf(span, count) {
  const rough = Math.max(span / count, Number.MIN_VALUE);
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= rough);
}

/** @param {number} number */
const told = (number) => String(Number(number.toPrecision(6)));

/**
 * `spans`: `[{ from, to, text, tone, title, object }]` by their place in the list, or one alone; `domain`: the scale's ends;
 * `pointers`: `[{ name, index, changed }]` beside rows; `points`: `[{ name, value, changed }]` on the scale.
 * @param {LineToDraw} one
 */
export function drawLine({ spans, domain: [least, most], pointers, points, focus, width, figure, memory, isAlone }) {
  const rows = windowOf(spans.length, focus, 20, memory.opened);
  /** @type {Map<number, Pointer[]>} */
  const byRow = new Map();
  for (const pointer of pointers) byRow.set(pointer.index, [...(byRow.get(pointer.index) ?? []), pointer]);
  const beside = [...byRow.values()].map((list) => ({ list, ...shiftsOf(list.map(({ name }) => name)) }));
  const digits = isAlone ? 0 : Math.ceil(textWidth(String(Math.max(0, spans.length - 1)), 12));
  const left = (memory.rowRoom = Math.max(memory.rowRoom ?? 0, ...beside.map(({ whole }) => whole), isAlone ? 0 : usualRoom));
  const start = isAlone ? usualRoom + 30 : left + digits + 20;
  const room = Math.max(160, Math.min(widest, width - start - textRoom));
  /** @param {number} value */
  const at = (value) => start + ((value - least) / (most - least || 1)) * room;
  const bottom = 4 + Math.max(1, rows.length) * rowHeight;
  const marks = scale({ least, most, at, start, room, bottom });
  rows.forEach((row, place) => {
    const y = 4 + place * rowHeight;
    if (typeof row !== "number") {
      marks.push({
        key: `gap${row.from}`,
        shape: "box",
        x: start,
        y,
        w: textWidth(gapText(row), 12) + 16,
        h: barHeight,
        r: 6,
        text: gapText(row),
        className: "gap",
        act: `open ${figure} ${row.from} ${row.to}`,
        title: "Show some of these",
      });
      return;
    }
    const { from, to, text, tone, title, object } = spans[row];
    const [x, end] = [at(from), at(to)];
    if (!isAlone)
      marks.push({
        key: `l${row}`,
        shape: "text",
        x: start - 8,
        y: y + barHeight / 2,
        text: String(row),
        anchor: "end",
        className: "label",
      });
    marks.push({
      key: `c${row}`,
      shape: "box",
      x,
      y,
      w: Math.max(5, end - x),
      h: barHeight,
      r: 5,
      text: "",
      className: `span ${tone}`,
      title,
      object,
    });
    marks.push({
      key: `t${row}`,
      shape: "text",
      x: Math.max(x + 5, end) + 6,
      y: y + barHeight / 2,
      text,
      anchor: "start",
      className: `label ${/changed|read/.test(tone) ? "strong" : ""}`,
    });
    const own = beside.find(({ list }) => list[0].index === row);
    for (const [each, { name, changed, title: said }] of (own?.list ?? []).entries()) {
      marks.push(
        ...pillBeside(`r${name}`, {
          name,
          title: said ?? `${name} = ${row}`,
          x: start - digits - 14,
          y: y + barHeight / 2,
          shift: own.shifts[each],
          tone: changed ? "changed" : "",
        }),
      );
    }
  });
  if (spans.length === 0)
    marks.push({
      key: "empty",
      shape: "text",
      x: start + 4,
      y: 4 + barHeight / 2,
      text: "no intervals yet",
      anchor: "start",
      className: "label",
    });
  const inside = points.filter(({ value }) => value >= least && value <= most).map((point) => ({ ...point, line: 0, x: at(point.value) }));
  const piled = pile(inside);
  memory.stacked = Math.max(memory.stacked ?? 0, piled.count);
  for (const { name, x, value, changed } of inside)
    marks.push({
      key: `g${name}`,
      shape: "path",
      d: `M${x} 0V${bottom}`,
      className: `guide ${changed ? "changed" : ""}`,
      title: `${name} = ${value}`,
    });
  marks.push(
    ...layered(
      piled.items.flatMap(({ name, x, level, value, changed }) =>
        pill(`p${name}`, { name, x, y: bottom + 22, level, tone: changed ? "changed" : "", title: `${name} = ${told(value)}` }, 1),
      ),
    ),
  );
  const right = Math.max(
    start + room + 16,
    ...marks.filter(({ key, shape }) => shape === "text" && key.startsWith("t")).map(({ x, text }) => x + textWidth(text, 12)),
  );
  return { marks, width: right, height: bottom + 24 + (memory.stacked ? reach + memory.stacked * pitch : 0) };
}

/** @param {{ least: number, most: number, at: (value: number) => number, start: number, room: number, bottom: number }} one */
function scale({ least, most, at, start, room, bottom }) {
  /** @type {Mark[]} */
  const marks = [{ key: "axis", shape: "path", d: `M${start} ${bottom}H${start + room}`, className: "axis" }];
  const step = stepOf(most - least || 1, Math.max(2, Math.floor(room / 64)));
  for (let value = Math.ceil(least / step) * step, turn = 0; value <= most + step / 1e6 && turn < 40; value += step, turn++) {
    const x = Math.round(at(value) * 10) / 10;
    marks.push({ key: `m${turn}`, shape: "path", d: `M${x} ${bottom}v5`, className: "axis" });
    marks.push({ key: `a${turn}`, shape: "text", x, y: bottom + 13, text: told(value), anchor: "middle", className: "label" });
  }
  return marks;
}
