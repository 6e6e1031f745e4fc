// Recorded values; integers, strings, booleans and nothing are JavaScript's own.

/** @import { Held, Key, Types, Value } from "types/journey.d.ts" */

export class Double {
  /** @param {number} value */
  constructor(value) {
    this.value = value;
  }
  /** @returns {"double"} */
  get kind() {
    return "double";
  }
}

export class Character {
  /** @param {string} value */
  constructor(value) {
    this.value = value;
  }
  /** @returns {"character"} */
  get kind() {
    return "character";
  }
}

export class Reference {
  /** @param {number} id */
  constructor(id) {
    this.id = id;
  }
  /** @returns {"reference"} */
  get kind() {
    return "reference";
  }
}

export class Opaque {
  /** @param {string} text */
  constructor(text) {
    this.text = text;
  }
  /** @returns {"opaque"} */
  get kind() {
    return "opaque";
  }
}

/// The head of a string of `length` bytes.
export class CutString {
  /** @param {number} length @param {string} head */
  constructor(length, head) {
    this.length = length;
    this.head = head;
  }
  /** @returns {"string"} */
  get kind() {
    return "string";
  }
}

export const unset = Object.freeze({ kind: "unset" });

export class Structure {
  /** @param {number} type @param {Value[]} items @param {Types} types */
  constructor(type, items, types) {
    this.type = type;
    this.items = items;
    /** @type {Types} */
    this.types;
    Object.defineProperty(this, "types", { value: types, enumerable: false });
  }
  /** @returns {"structure"} */
  get kind() {
    return "structure";
  }
  get name() {
    return this.types.get(this.type)?.name ?? `type ${this.type}`;
  }
  get names() {
    return this.types.get(this.type)?.fields ?? [];
  }
}

export class Enumeration {
  /** @param {number} type @param {string} name @param {Value[]} items @param {Types} types */
  constructor(type, name, items, types) {
    this.type = type;
    this.case = name;
    this.items = items;
    /** @type {Types} */
    this.types;
    Object.defineProperty(this, "types", { value: types, enumerable: false });
  }
  /** @returns {"enumeration"} */
  get kind() {
    return "enumeration";
  }
  get name() {
    return this.types.get(this.type)?.name ?? `type ${this.type}`;
  }
}

/**
 * Whether two values are the same all the way down.
 * @param {Value} left @param {Value} right @returns {boolean}
 */
export function isSame(left, right) {
  if (left === right) return true;
  if (typeof left !== "object" || typeof right !== "object" || !left || !right || left.kind !== right.kind) return false;
  if (left.equals) return left.full === right.full && left.equals(right, isSame);
  if (!left.items) return keyOf(left) === keyOf(right);
  return (
    left.type === right.type &&
    left.case === right.case &&
    left.items.length === right.items.length &&
    left.items.every((/** @type {Value} */ item, /** @type {number} */ place) => isSame(item, right.items[place]))
  );
}

/**
 * A text that two values share if and only if they are one key.
 * @param {Value | symbol} value @returns {Key}
 */
export function keyOf(value) {
  switch (typeof value) {
    case "number":
      return value;
    case "string":
      return `s${value}`;
    case "boolean":
      return value;
    case "bigint":
      return `b${value}`;
  }
  if (value === null) return null;
  const held = /** @type {Held} */ (value);
  switch (held.kind) {
    case "double":
      return Number.isNaN(held.value) ? Symbol("NaN") : `d${held.value}`;
    case "character":
      return `c${held.value}`;
    case "reference":
      return `r${held.id}`;
    default:
      return longKey(held);
  }
}

/** @param {Held} value @returns {string} */
function longKey(value) {
  /** @param {Value} item */
  const inner = (item) => {
    const key = keyOf(item);
    const text = typeof key === "symbol" ? `n${unique++}` : String(key);
    return `${typeof key}${text.length}:${text}`;
  };
  /** @param {Value[]} items */
  const list = (items) => items.map(inner).join("");
  switch (value.kind) {
    case "opaque":
      return `o${value.text}`;
    case "unset":
      return "u";
    case "string":
      return `x${value.length}:${value.head}`;
    case "enumeration":
      return `e${value.type},${inner(value.case)}${list(value.items)}`;
    case "structure":
      return `t${value.type},${list(value.items)}`;
    case "set":
    case "dictionary":
      return `${value.kind}${value.full}:${list(value.entries.flat())}`;
    default:
      return `${value.kind}${value.full}:${list(value.items)}`;
  }
}

let unique = 0;
