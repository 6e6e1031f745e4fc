// Reads recorded values (their shape: head of trace.js) and says them in few words.

/** @import { CharacterValue, Held, ObjectsById, ReferenceValue, Value } from "types/journey.d.ts" */

/** @type {{ [language: string]: { [word: string]: string } }} */
const words = {
  python: { nothing: "None", true: "True", false: "False" },
  swift: { nothing: "nil", true: "true", false: "false" },
};
/** @type {{ [word: string]: string }} */
let spoken = { nothing: "null", true: "true", false: "false" };

/**
 * Names `nil`, `true` and their like as the program's language does.
 * @param {string} language
 */
export function speak(language) {
  spoken = words[language] ?? spoken;
}

export const nothing = () => spoken.nothing;

/** @param {Value} value @returns {string} */
export function kindOf(value) {
  if (value === null) return "nothing";
  if (value === undefined) return "unset";
  return typeof value === "object" ? value.kind : typeof value;
}

const scalars = new Set(["nothing", "boolean", "number", "bigint", "string", "double", "character", "opaque", "unset"]);

/** @param {Value} value */
export const isScalar = (value) => scalars.has(kindOf(value));
/** @param {Value} value @returns {value is string | CharacterValue} */
export const isText = (value) => typeof value === "string" || kindOf(value) === "character";
/** @param {Value} value @returns {number | null} */
export const refOf = (value) => (value?.kind === "reference" ? value.id : null);
/** @param {Value} value @returns {value is number} */
export const isInteger = (value) => typeof value === "number" && Number.isInteger(value);

/**
 * The value itself, or the contents of the object that it refers to.
 * @param {Value} value @param {ObjectsById} objects @returns {any}
 */
export function resolve(value, objects) {
  if (value?.kind !== "reference") return value;
  const object = objects.get(value.id);
  return object ? object.value : value;
}

const listLike = new Set(["list", "tuple", "deque"]);

/**
 * Elements of a list, a tuple or a deque, or null; of a long one, rather ask for `at` and `slice` of the value.
 * @param {Value} value @param {ObjectsById} objects @returns {Value[] | null}
 */
export function itemsOf(value, objects) {
  const held = resolve(value, objects);
  return listLike.has(held?.kind) ? held.items : null;
}

/** @param {Value} value @returns {number} */
export function countOf(value) {
  if (typeof value === "string") return value.length;
  return value?.count ?? value?.items?.length ?? value?.entries?.length ?? value?.length ?? 0;
}

/** @param {Value} a @param {Value} b */
export function sameValue(a, b) {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || !a || !b) return Object.is(a, b);
  if (a.kind !== b.kind) return false;
  if (a.kind === "reference") return a.id === b.id;
  if (a.equals && b.equals) return a.equals(b, sameValue);
  if ("items" in a)
    return (
      a.items.length === b.items.length &&
      a.case === b.case &&
      a.items.every((/** @type {Value} */ item, /** @type {number} */ place) => sameValue(item, b.items[place]))
    );
  return Object.is(a.value, b.value) && a.text === b.text && a.head === b.head;
}

/** @param {string} text @param {number} limit */
function cut(text, limit) {
  const characters = [...text.slice(0, limit * 2)];
  return characters.length > limit ? `${characters.slice(0, limit - 1).join("")}…` : text;
}

/** @param {string} text */
const visible = (text) => text.replaceAll("\n", "⏎").replaceAll("\t", "⇥");

/**
 * @template T
 * @param {string} open @param {T[]} items @param {number} count @param {string} close @param {number} limit @param {ObjectsById} objects
 * @param {number} depth @param {(item: T, limit: number, objects: ObjectsById, depth: number) => string} tell
 */
function sequence(open, items, count, close, limit, objects, depth, tell) {
  let text = open;
  for (let place = 0; place < items.length; place++) {
    const room = limit - text.length;
    const left = count - place;
    if (place > 0 && room < 10) return `${text}, … ${left.toLocaleString("en")} more${close}`;
    text += (place ? ", " : "") + tell(items[place], Math.max(6, room - 8), objects, depth + 1);
  }
  const hidden = count - items.length;
  return text + (hidden > 0 ? `, … ${hidden.toLocaleString("en")} more` : "") + close;
}

/** @param {[Value, Value]} one @param {number} limit @param {ObjectsById} objects @param {number} depth */
const pair = ([key, value], limit, objects, depth) => `${short(key, limit, objects, depth)}: ${short(value, limit, objects, depth)}`;

/**
 * A value in at most about `limit` characters; what is left out is counted.
 * @param {Value} value @param {number} [limit] @param {ObjectsById} [objects] @param {number} [depth] @returns {string}
 */
export function short(value, limit = 60, objects = new Map(), depth = 0) {
  const held = /** @type {Held} */ (value);
  switch (kindOf(value)) {
    case "nothing":
      return spoken.nothing;
    case "unset":
      return "not set";
    case "boolean":
      return spoken[String(value)];
    case "number":
    case "bigint":
      return String(value);
    case "double":
      return showDouble(held.value);
    case "string": {
      const isCut = typeof value !== "string";
      const text = cut(visible(typeof value === "string" ? value : held.head), Math.max(3, limit - 2));
      return isCut ? `"${text}" (${held.length.toLocaleString("en")} bytes)` : `"${text}"`;
    }
    case "character":
      return `"${visible(held.value)}"`;
    case "opaque":
      return cut(held.text, limit);
    case "reference":
      return showReference(held, limit, objects, depth);
  }
  return depth > 3 ? "…" : showContents(/** @type {Held} */ (value), limit, objects, depth);
}

/** @param {number} number */
function showDouble(number) {
  if (!Number.isFinite(number)) return Number.isNaN(number) ? "nan" : number > 0 ? "∞" : "−∞";
  if (Number.isInteger(number) && Math.abs(number) < 1e15) return `${number}.0`;
  return String(Number(number.toPrecision(6)));
}

/**
 * As many elements or entries as can be told in `limit` characters.
 * @param {Held} value @param {number} limit
 */
const firstOf = (value, limit) => (value.slice ? value.slice(0, limit) : value.items);

/** @param {Held} value @param {number} limit @param {ObjectsById} objects @param {number} depth @returns {string} */
function showContents(value, limit, objects, depth) {
  const count = countOf(value);
  switch (value.kind) {
    case "list":
    case "deque":
      return sequence("[", firstOf(value, limit), count, "]", limit, objects, depth, short);
    case "tuple":
      return sequence("(", firstOf(value, limit), count, ")", limit, objects, depth, short);
    case "set":
      return sequence(
        "{",
        firstOf(value, limit).map((/** @type {Value[]} */ [key]) => key),
        count,
        "}",
        limit,
        objects,
        depth,
        short,
      );
    case "dictionary":
      return sequence("{", firstOf(value, limit), count, "}", limit, objects, depth, pair);
    case "structure":
      return sequence(`${value.name}(`, value.items, count, ")", limit, objects, depth, short);
    case "enumeration": {
      const name = `.${value.case}`;
      return value.items.length ? sequence(`${name}(`, value.items, count, ")", limit, objects, depth, short) : name;
    }
    default:
      return cut(value.kind ?? "?", limit);
  }
}

/** @param {ReferenceValue} one @param {number} limit @param {ObjectsById} objects @param {number} depth @returns {string} */
function showReference({ id }, limit, objects, depth) {
  const object = objects.get(id);
  if (!object) return `#${id}`;
  const { value } = object;
  if (value?.kind === "opaque") return cut(value.text, limit);
  if (object.kind !== "class" && value?.kind !== "structure") {
    return depth > 3 ? "…" : showContents(value, limit, objects, depth);
  }
  const name = nodeLabel(object, objects);
  return name === null ? object.typeName : `${object.typeName}(${cut(name, Math.max(3, limit))})`;
}

const labelFields = ["val", "value", "data", "name", "label", "key", "id", "item", "element"];

/**
 * What a node shows of itself: its value, or key and value; null if it holds no plain value.
 * @param {{ value?: { names?: string[], items?: Value[] } }} object @param {ObjectsById} objects @returns {string | null}
 */
export function nodeLabel(object, objects) {
  /** @type {{ names?: string[], items?: Value[] }} */
  const { names = [], items = [] } = object.value ?? {};
  const plain = names
    .map((name, place) => ({ name: name.replace(/^_+/, "").toLowerCase(), value: items[place] }))
    .filter(
      ({ name, value }) =>
        isScalar(value) && kindOf(value) !== "unset" && typeof value !== "boolean" && !(value === null && !labelFields.includes(name)),
    );
  /** @param {string} name */
  const find = (name) => plain.find((field) => field.name === name);
  const main = find("val") ?? find("value") ?? find("data");
  /** @param {{ value: Value }} one @returns {string} */
  const tell = ({ value }) => (isText(value) ? (value.value ?? value) : short(value, 12, objects));
  if (find("key") && main) return `${tell(find("key"))}: ${tell(main)}`;
  const first = labelFields.map(find).find(Boolean) ?? plain[0];
  return first ? tell(first) : null;
}

/** @param {Value} value */
export const truthTone = (value) => (value === true ? "yes" : value === false ? "no" : "");

/**
 * As it stands in a cell: texts without quotes, truth as a letter (the colour and the title say the rest).
 * @param {Value} value @param {ObjectsById} objects @param {number} [limit] @returns {string}
 */
export function cellText(value, objects, limit = 12) {
  if (typeof value === "boolean") return value ? "T" : "F";
  if (typeof value === "string") return cut(visible(value), limit) || '""';
  if (value?.kind === "character") return value.value === " " ? "␣" : visible(value.value);
  return cut(short(value, limit + 4, objects), limit);
}
