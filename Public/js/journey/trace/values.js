// Recorded values; integers, strings, booleans and nothing are JavaScript's own.

export class Double {
  constructor(value) { this.value = value; }
  get kind() { return "double"; }
}

export class Character {
  constructor(value) { this.value = value; }
  get kind() { return "character"; }
}

export class Reference {
  constructor(id) { this.id = id; }
  get kind() { return "reference"; }
}

export class Opaque {
  constructor(text) { this.text = text; }
  get kind() { return "opaque"; }
}

/// The head of a string of `length` bytes.
export class CutString {
  constructor(length, head) {
    this.length = length;
    this.head = head;
  }
  get kind() { return "string"; }
}

export const unset = Object.freeze({ kind: "unset" });

/// A list or a tuple; `full` is the whole count of a cut one. The items may be a function that reads `size` of them.
export class Sequence {
  #items;
  #size;

  constructor(kind, items, size = -1) {
    this.kind = kind;
    this.#items = items;
    this.#size = size;
    this.full = -1;
  }

  get items() {
    if (typeof this.#items === "function") this.#items = this.#items();
    return this.#items;
  }

  set items(items) { this.#items = items; }

  get count() {
    if (this.full >= 0) return this.full;
    return this.#size >= 0 && typeof this.#items === "function" ? this.#size : this.items.length;
  }
}

export class Structure {
  constructor(type, items, types) {
    this.type = type;
    this.items = items;
    Object.defineProperty(this, "types", { value: types, enumerable: false });
  }
  get kind() { return "structure"; }
  get name() { return this.types.get(this.type)?.name ?? `type ${this.type}`; }
  get names() { return this.types.get(this.type)?.fields ?? []; }
}

export class Enumeration {
  constructor(type, name, items, types) {
    this.type = type;
    this.case = name;
    this.items = items;
    Object.defineProperty(this, "types", { value: types, enumerable: false });
  }
  get kind() { return "enumeration"; }
  get name() { return this.types.get(this.type)?.name ?? `type ${this.type}`; }
}

/// A text that two values share if and only if they are one key.
export function keyOf(value) {
  switch (typeof value) {
    case "number": return value;
    case "string": return `s${value}`;
    case "boolean": return value;
    case "bigint": return `b${value}`;
  }
  if (value === null) return null;
  switch (value.kind) {
    case "double": return Number.isNaN(value.value) ? Symbol("NaN") : `d${value.value}`;
    case "character": return `c${value.value}`;
    case "reference": return `r${value.id}`;
    default: return longKey(value);
  }
}

function longKey(value) {
  const inner = (item) => {
    const key = keyOf(item);
    const text = typeof key === "symbol" ? `n${unique++}` : String(key);
    return `${typeof key}${text.length}:${text}`;
  };
  const list = (items) => items.map(inner).join("");
  switch (value.kind) {
    case "opaque": return `o${value.text}`;
    case "unset": return "u";
    case "string": return `x${value.length}:${value.head}`;
    case "enumeration": return `e${value.type},${inner(value.case)}${list(value.items)}`;
    case "structure": return `t${value.type},${list(value.items)}`;
    case "set":
    case "dictionary": return `${value.kind}${value.full}:${list(value.entries.flat())}`;
    default: return `${value.kind}${value.full}:${list(value.items)}`;
  }
}

let unique = 0;

const hole = Symbol("hole");

/// A dictionary or a set in the order of insertion; removed entries stay as holes, so that a removal can be undone.
export class Table {
  #fill;

  /// `fill` puts the entries in once they are asked for.
  constructor(kind, fill = null) {
    this.kind = kind;
    this.#fill = fill;
    this.keys = [];
    this.values = [];
    this.index = new Map();
    this.full = -1;
    this.cache = null;
  }

  /// Name of a key -> its place. All that looks at entries begins here.
  get places() {
    const fill = this.#fill;
    if (fill) {
      this.#fill = null;
      fill(this);
    }
    return this.index;
  }

  get count() { return this.full < 0 ? this.places.size : this.full; }

  /// Live [key, value] pairs.
  get entries() {
    void this.places;
    if (!this.cache) {
      this.cache = [];
      for (let place = 0; place < this.keys.length; place++) {
        if (this.keys[place] !== hole) this.cache.push([this.keys[place], this.values[place]]);
      }
    }
    return this.cache;
  }

  /// The members of a set, the keys of a dictionary.
  get items() { return this.entries.map((entry) => entry[0]); }

  get(key) {
    const place = this.places.get(keyOf(key));
    return place === undefined ? undefined : this.values[place];
  }

  /// Sets a key and returns its old value, undefined for a new one.
  set(key, value) {
    this.cache = null;
    const name = keyOf(key);
    const place = this.places.get(name);
    if (place !== undefined) {
      const old = this.values[place];
      this.values[place] = value;
      return old;
    }
    this.places.set(name, this.keys.length);
    this.keys.push(key);
    this.values.push(value);
    return undefined;
  }

  /// Removes a key and returns its place for `revive`, or -1.
  remove(key) {
    const name = keyOf(key);
    const place = this.places.get(name);
    if (place === undefined) return -1;
    this.cache = null;
    this.places.delete(name);
    this.keys[place] = hole;
    return place;
  }

  revive(key, value, place) {
    void this.places;
    this.cache = null;
    this.keys[place] = key;
    this.values[place] = value;
    this.places.set(keyOf(key), place);
  }

  removeNewest() {
    void this.places;
    this.cache = null;
    const key = this.keys.pop();
    this.values.pop();
    if (key !== hole) this.places.delete(keyOf(key));
  }
}


