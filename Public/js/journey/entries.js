// Pictures of a dictionary, a set and an object's fields, entry by entry.

/** @import { It, Row, Value } from "types/journey.d.ts" */

import { windowOf } from "./cells.js";
import { cellOf } from "./sequences.js";
import { drawChips, drawTable } from "./tables.js";
import { keyOf } from "./trace/values.js";
import { cellText, countOf, kindOf, refOf, short } from "./values.js";

/**
 * What is shown of the entries of a dictionary or set, the keys of `focus` among it: `cell(entry)`, or gaps.
 * @param {It} one @param {Value[]} focus @param {number} limit @param {(entry: [Value, Value]) => Row} cell
 */
function inSight({ value, memory }, focus, limit, cell) {
  const ranks = focus
    .map((key) => value.rankOf(key))
    .filter((rank) => rank >= 0)
    .sort((a, b) => a - b);
  return windowOf(value.size, ranks, limit, memory.opened).map((place) =>
    typeof place === "number" ? cell(value.slice(place, place + 1)[0]) : place,
  );
}

/** @param {It} it */
export function dictionary(it) {
  const { value, objects, marks, moment, names, holder } = it;
  const read = moment
    .readsOf(names, holder.id)
    .map(([key]) => key)
    .filter((key) => key !== undefined);
  const reads = new Set(read.map(keyOf));
  const rows = inSight(it, [...read, ...marks.paths.map(([key]) => key)], 32, ([key, item]) => {
    const cell = cellOf({ ...it, marks }, item, [key]);
    const text = cellText(key, objects, 18);
    return {
      key: `${kindOf(key)}${text}${refOf(key) ?? ""}`,
      left: text,
      right: cellText(item, objects, 26),
      tone: cell.tone,
      old: cell.old,
      keyTone: reads.has(keyOf(key)) ? "read" : "",
      title: `${short(key, 100, objects)}: ${cell.title}`,
      object: cell.object,
    };
  });
  if (countOf(value) > value.size) rows.push({ from: value.size, to: countOf(value) });
  return { kind: "dictionary", ...drawTable({ rows, figure: it.figure, heads: rows.length ? ["key", "value"] : null, width: it.width }) };
}

/** @param {It} it */
export function chips(it) {
  const { marks, objects } = it;
  const list = inSight(
    it,
    marks.paths.map(([item]) => item),
    48,
    ([item]) => ({ ...cellOf(it, item, [item]), key: `${kindOf(item)}${short(item, 60, objects)}` }),
  );
  return { kind: "set", ...drawChips({ chips: list, figure: it.figure, width: it.width }) };
}

/** @param {It} it */
export function card(it) {
  const { value, objects, holder } = it;
  const fields = value.items.map((_, place) => value.names?.[place] ?? String(place));
  if (fields.length === 0) return null;
  const rows = value.items.map((item, place) => {
    const cell = cellOf(it, item, [place]);
    return {
      key: fields[place],
      left: fields[place],
      right: cellText(item, objects, 26),
      tone: cell.tone,
      old: cell.old,
      title: cell.title,
      object: cell.object,
    };
  });
  return { kind: holder.kind, ...drawTable({ rows, figure: it.figure, heads: null, width: 200 }), count: null, sizes: value.name };
}
