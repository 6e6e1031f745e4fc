// Trees that are values: `indirect enum` and structures that hold their own kind.

/** @import { Held, It, Label, Link, Value } from "types/journey.d.ts" */

import { drawTree } from "./tree.js";
import { isScalar, short } from "./values.js";

const most = 400;
/** @param {Value} item @param {number} type */
const isOwn = (item, type) => (item?.kind === "enumeration" || item?.kind === "structure") && item.type === type;

/**
 * Parts of the same type, also those in a list or an optional's payload.
 * @param {Held} value
 */
function partsOf(value) {
  return (value.items ?? []).flatMap((item, place) => {
    const field = value.names?.[place] ?? String(place);
    if (isOwn(item, value.type)) return [{ item, field }];
    if (item?.kind === "list") return item.items.filter((each) => isOwn(each, value.type)).map((each) => ({ item: each, field }));
    return [];
  });
}

/**
 * Does the value hold something of its own kind?
 * @param {It} one
 */
export const isNested = ({ value }) => value.type !== undefined && partsOf(value).length > 0;

/** @param {It} one */
export function drawNested({ value, objects, names, memory }) {
  /** @type {{ id: string }[]} */
  const nodes = [];
  /** @type {Map<string, Link[]>} */
  const links = new Map();
  /** @type {Map<string, Label>} */
  const texts = new Map();
  /** @param {Held} part @param {string} id */
  const add = (part, id) => {
    const plain = (part.items ?? [])
      .filter((item) => isScalar(item) && item !== null)
      .map((item) => short(item, 10, objects))
      .join(", ");
    nodes.push({ id });
    texts.set(id, { text: plain || (part.case ? `.${part.case}` : "•"), tone: "", title: short(part, 200, objects) });
    const below = partsOf(part).slice(0, most);
    links.set(
      id,
      below.map(({ field }, place) => ({ to: `${id}.${place}`, field: `f${field}`, role: "many", label: "" })),
    );
    below.forEach(({ item }, place) => {
      if (nodes.length < most) add(/** @type {Held} */ (item), `${id}.${place}`);
      else links.set(id, links.get(id).slice(0, place));
    });
  };
  add(value, "v");
  for (const [id, list] of links)
    links.set(
      id,
      list.filter(({ to }) => links.has(/** @type {string} */ (to))),
    );
  const pointers = new Map([["v", [{ name: names[0], tone: "" }]]]);
  return {
    kind: "tree",
    count: nodes.length,
    ...drawTree({ nodes, links, label: (/** @type {string} */ id) => texts.get(id), pointers, memory }),
  };
}
