// Which place of the program's data a drawn mark stands for: what is clicked in a picture is looked up in the state.

/** @import { Expression, Figure, Kept, Origins, Place, PlainKey, Player, SlotView, Value } from "types/journey.d.ts" */

import { placeOf } from "./places.js";
import { readWhole } from "./reading.js";
import { Names } from "./names.js";
import { keyOf } from "./trace/values.js";
import { cellText, kindOf, refOf, short } from "./values.js";

/** @param {Value} key */
const plain = (key) => (typeof keyOf(key) === "symbol" ? "NaN" : keyOf(key));

/**
 * `{ name, place }` of a mark by its key, its object and the figure that it belongs to; null where it stands for nothing.
 * @param {Player} player @param {{ key: string, object: string | null, figure: Figure }} other
 */
function markPlace(player, { key, object, figure }) {
  const names = new Names(player.trace, player.cursor.live);
  const node = /^n(\d+)$/.exec(key);
  if (node && object !== null) return objectPlace(names, player, Number(object));
  const holder = holderOf(figure, player, names);
  if (!holder) return object === null ? null : objectPlace(names, player, Number(object));
  const path = pathOf(key, holder.value, names) ?? [];
  const name = figure.names[0] + path.map(({ text }) => text).join("");
  return {
    name,
    place: path.length
      ? inside(
          holder,
          path.map((step) => step.key),
          names,
        )
      : holder.place,
  };
}

/**
 * The place of a variable that the panel shows.
 * @param {Player} player @param {SlotView} other
 */
function variablePlace(player, { id, value }) {
  const whole = value?.kind === "reference" ? player.moment.objects.get(value.id)?.value : undefined;
  const within = whole && whole.kind !== "structure" ? value?.id : undefined;
  return { slot: id, call: player.frame.call, path: [], within };
}

/**
 * Asks for what is clicked: a mark of a picture, or a variable's name.
 * @param {Player} player @param {Origins} origins @param {HTMLElement} pictures @param {HTMLElement} variables
 */
export function askByClick(player, origins, pictures, variables) {
  pictures.addEventListener("click", ({ target }) => {
    const mark = target.closest("g[data-key]");
    const figure = /** @type {Kept | null} */ (target.closest(".journey-figure"))?.figure;
    if (!mark || !figure || mark.hasAttribute("data-act")) return;
    const found = markPlace(player, { key: mark.getAttribute("data-key") ?? "", object: mark.getAttribute("data-object"), figure });
    if (found) origins.show(found.name, found.place);
  });
  variables.addEventListener("click", ({ target }) => {
    const variable = /** @type {Kept | null} */ (target.closest(".journey-variable")?.closest("li"))?.variable;
    if (variable && player.frame) origins.show(variable.name, variablePlace(player, variable));
  });
}

/** @param {Names} names @param {Player} player @param {number} id */
function objectPlace(names, player, id) {
  if (!names.objects.has(id)) return null;
  return { name: player.trace.speech.say({ kind: "reference", id }, 24, { objects: names.objects }), place: { object: id, path: [] } };
}

/**
 * What a figure draws, and where that is.
 * @param {Figure} one @param {Player} player @param {Names} names
 */
function holderOf({ id, names: titles }, player, names) {
  if (id !== null && id !== undefined && names.objects.has(id))
    return { value: names.objects.get(id).value, place: { object: id, path: [] } };
  const node = readWhole(titles[0], player.language);
  const place = node && placeIn(player, node);
  return place ? { value: place.value, place: place.place } : null;
}

/**
 * A variable of any call in sight: pictures show those of outer calls, too.
 * @param {Player} player @param {Expression} node
 */
function placeIn(player, node) {
  for (const frame of [...player.cursor.live.frames].reverse()) {
    const names = new Names(player.trace, player.cursor.live, frame);
    const place = placeOf(node, names);
    if (!place) continue;
    /** @type {Value} */
    let value =
      place.object === undefined
        ? (frame.values.get(/** @type {number} */ (place.slot)) ?? names.binding(node.name)?.value)
        : { kind: "reference", id: place.object };
    for (const key of place.path) value = childOf(names.contents(value), key);
    return { place, value: names.contents(value) };
  }
  return null;
}

/** @param {Value} whole @param {Value} key */
function childOf(whole, key) {
  if (whole?.at) return whole.at(key);
  if (whole?.kind === "dictionary") return whole.slice(0).find(([each]) => plain(each) === key)?.[1];
  return whole?.items?.[/** @type {number} */ (key)];
}

/**
 * The way into a holder by a mark's key: `c3` is a cell, `c1,2` one of a matrix, `vnumber4` and `knumber4` an entry.
 * @param {string} key @param {Value} whole @param {Names} third
 */
function pathOf(key, whole, { objects }) {
  const [, column, row] = /^(?:c|tn|n)(\d+)(?:,(\d+))?$/.exec(key) ?? [];
  if (column !== undefined && whole?.at)
    return [Number(column), row].filter((each) => each !== undefined).map((each) => ({ key: Number(each), text: `[${each}]` }));
  if (whole?.kind === "dictionary" && /^[kvo]/.test(key)) {
    const entry = whole.slice(0).find(([each]) => key.slice(1) === `${kindOf(each)}${cellText(each, objects, 18)}${refOf(each) ?? ""}`);
    return entry ? [{ key: plain(entry[0]), text: `[${short(entry[0], 20, objects)}]` }] : null;
  }
  if (whole?.kind === "dictionary" && key.startsWith("n")) {
    // A member of a forest, a node of a graph.
    const entry = whole.slice(0).find(([each]) => [14, 10].some((limit) => key.slice(1) === cellText(each, objects, limit)));
    return entry ? [{ key: plain(entry[0]), text: `[${short(entry[0], 20, objects)}]` }] : null;
  }
  if (whole?.kind === "set" && key.startsWith("c")) {
    const entry = whole.slice(0).find(([each]) => key.slice(1) === `${kindOf(each)}${short(each, 60, objects)}`);
    return entry ? [{ key: plain(entry[0]), text: `[${short(entry[0], 20, objects)}]` }] : null;
  }
  const field = whole?.names?.indexOf(key.slice(1)) ?? -1;
  return field >= 0 && /^[kvo]/.test(key) ? [{ key: field, text: `.${key.slice(1)}` }] : null;
}

/**
 * A row that is a list of its own holds its cells itself.
 * @param {{ place: Place, value: Value }} one @param {PlainKey[]} keys @param {Names} third
 */
function inside({ place, value }, keys, { objects }) {
  /** @type {Place} */
  let found = { ...place, within: undefined };
  let whole = value;
  keys.forEach((key, level) => {
    found = { ...found, path: [...found.path, key] };
    const item = childOf(whole, key);
    if (item?.kind === "reference" && level < keys.length - 1) found = { object: item.id, path: [] };
    whole = item?.kind === "reference" ? objects.get(item.id)?.value : item;
  });
  return found;
}
