// Writes one value as short text.

/** @import { Held, LiveObject, Speech, TableValue, Told, Value } from "types/journey.d.ts" */

import { doubleText, quoted } from "./spelling.js";

const levelLimit = 3;

/** @param {LiveObject} object */
export const objectName = (object) => `${object.typeName}#${object.id}`;

/// Fields that tell what a node is, the best first; the pictures call nodes by the same (values.js).
const labelFields = ["val", "value", "data", "name", "label", "key", "id", "item", "element"];

/** @param {Value} value */
const isPlain = (value) =>
  typeof value === "number" ||
  typeof value === "bigint" ||
  typeof value === "string" ||
  value?.kind === "double" ||
  value?.kind === "character" ||
  value?.kind === "string";

export class Writer {
  /** @param {Speech} speech @param {Told | null} state @param {number} limit @param {boolean} [isSpoken] */
  constructor(speech, state, limit, isSpoken = false) {
    this.speech = speech;
    this.isSpoken = isSpoken;
    this.state = state;
    this.limit = limit;
    this.text = "";
    this.length = 0;
    /** @type {Set<number>} */
    this.open = new Set();
  }

  /** @param {Value} value */
  of(value) {
    this.write(value, 0);
    return this.text;
  }

  /**
   * An object's contents, where `of` gives but its name.
   * @param {LiveObject} object
   */
  contents(object) {
    this.open.add(object.id);
    return this.of(object.value);
  }

  /** @param {string} more */
  put(more) {
    this.text += more;
    for (const _ of more) this.length++;
  }

  /** @param {Value} value @param {number} level */
  write(value, level) {
    const { speech } = this;
    switch (typeof value) {
      case "number":
      case "bigint":
        return this.put(String(value));
      case "boolean":
        return this.put(value ? speech.yes : speech.no);
      case "string":
        return this.put(quoted(value, this.limit));
    }
    if (value === null) return this.put(speech.nothing);
    const held = /** @type {Held} */ (value);
    switch (held.kind) {
      case "double":
        return this.put(doubleText(held.value));
      case "character":
        return this.put(quoted(held.value, this.limit));
      case "reference":
        return this.reference(held.id, level);
      case "opaque":
        return this.put(`<${this.isSpoken ? held.text.replace(/ #\d+$/, "") : held.text}>`);
      case "unset":
        return this.put("?");
      case "string":
        return this.put(quoted(held.head, this.limit, true));
      default:
        return this.container(held, level);
    }
  }

  /** @param {number} id @param {number} level */
  reference(id, level) {
    const object = this.state?.objects.get(id);
    if (!object) return this.put(this.isSpoken ? "…" : `#${id}`);
    const kind = object.value.kind;
    const isShown = kind === "list" || kind === "tuple" || kind === "set" || kind === "dictionary";
    if (!isShown || this.open.has(id) || level >= levelLimit) return this.put(this.isSpoken ? this.spoken(object) : objectName(object));
    this.open.add(id);
    this.write(object.value, level);
    this.open.delete(id);
  }

  /**
   * `ListNode(3)`, or the type alone.
   * @param {LiveObject} object
   */
  spoken(object) {
    const label = this.label(object.value);
    return label === null ? object.typeName : `${object.typeName}(${label})`;
  }

  /**
   * What a node shows of itself: its key and value, one of the usual fields, or else its first plain one.
   * @param {Value} value
   */
  label(value) {
    if (value?.kind !== "structure") return null;
    /** @type {[string, Value][]} */
    const plain = [];
    for (const [place, item] of value.items.entries()) {
      const name = (value.names[place] ?? "").replace(/^_+/, "").toLowerCase();
      if (isPlain(item) || (item === null && labelFields.includes(name))) plain.push([name, item]);
    }
    /** @param {string} name */
    const find = (name) => plain.find((field) => field[0] === name);
    /** @param {[string, Value]} one */
    const text = ([, item]) => new Writer(this.speech, this.state, 12, true).of(item);
    const [key, main] = [find("key"), find("val") ?? find("value") ?? find("data")];
    if (key && main) return `${text(key)}: ${text(main)}`;
    const first = labelFields.map(find).find(Boolean) ?? plain[0];
    return first ? text(first) : null;
  }

  /** @param {Held} value @param {number} level */
  container(value, level) {
    const { speech } = this;
    switch (value.kind) {
      case "list":
        return this.items(this.first(value), value.count, "[", "]", [], level);
      case "tuple":
        return this.items(this.first(value), value.count, "(", ")", [], level);
      case "set":
        return this.items(
          this.first(value).map((/** @type {[Value, Value]} */ [item]) => item),
          value.count,
          ...speech.braces,
          [],
          level,
        );
      case "dictionary":
        return this.entries(value, level);
      case "structure":
        this.put(value.name);
        return this.items(value.items, value.items.length, "(", ")", value.names, level);
      default:
        this.put(`${speech.startsCasesWithDot ? "" : value.name}.${value.case}`);
        if (value.items.length) this.items(value.items, value.items.length, "(", ")", [], level);
    }
  }

  /**
   * As many elements or entries as there is room for.
   * @template T
   * @param {{ slice(from: number, to: number): T[], count: number }} value @returns {T[]}
   */
  first(value) {
    return value.slice(0, Math.min(this.limit + 2, value.count));
  }

  /**
   * @param {Value[]} items @param {number} count @param {string} open @param {string} close @param {string[]} names @param {number} level
   */
  items(items, count, open, close, names, level) {
    this.put(open);
    for (let index = 0; index < items.length; index++) {
      if (this.hasEnough(index, count, level)) return this.put(close);
      if (index < names.length) this.put(names[index] + this.speech.fieldSeparator);
      this.write(items[index], level + 1);
    }
    this.rest(items.length, count);
    this.put(close);
  }

  /** @param {TableValue} table @param {number} level */
  entries(table, level) {
    const { braces, emptyDictionary } = this.speech;
    if (table.count === 0) return this.put(emptyDictionary);
    this.put(braces[0]);
    const entries = this.first(table);
    for (let index = 0; index < entries.length; index++) {
      if (this.hasEnough(index, table.count, level)) return this.put(braces[1]);
      this.write(entries[index][0], level + 1);
      this.put(": ");
      this.write(entries[index][1], level + 1);
    }
    this.rest(entries.length, table.count);
    this.put(braces[1]);
  }

  /** @param {number} index @param {number} count @param {number} level */
  hasEnough(index, count, level) {
    if (level >= levelLimit || (index > 0 && this.length > this.limit)) {
      this.put(index > 0 ? `, … ${count - index} more` : "…");
      return true;
    }
    if (index > 0) this.put(", ");
    return false;
  }

  /** @param {number} shown @param {number} count */
  rest(shown, count) {
    if (count > shown) this.put(`${shown > 0 ? ", " : ""}… ${count - shown} more`);
  }
}
