// One step of a run as the drawing needs it: whose names are in sight, what the step changed, what the line will read.

/** @import { Frame, FunctionInfo, Held, Lookup, ObjectsById, PartMark, Pointer, SlotView, Source, Value, View } from "types/journey.d.ts" */

import { evidenceOf } from "./evidence.js";
import { keyOf } from "./trace/values.js";
import { countOf, isInteger, refOf, resolve, sameValue } from "./values.js";

const mostEnded = 64;

export class Moment {
  /** @type {{ name: string, id: number | null, path: Value[] }[]} */
  #froms = [];

  /**
   * `functions`: those of the trace, for the order of parameters. `isLast`: behind the last step the calls that ended with it
   * keep their variables, for what they held is what one wants to see.
   * @param {View} state @param {Source} source @param {Map<number, FunctionInfo>} [functions] @param {boolean} [isLast]
   */
  constructor(state, source, functions = new Map(), isLast = false) {
    this.state = state;
    this.functions = functions;
    this.source = source;
    this.evidence = evidenceOf(source);
    this.objects = state.objects;
    const ended = isLast ? endedIn(state) : [];
    this.frames = ended.length ? [...state.frames, ...ended] : state.frames;
    /**
     * Which round of a loop a frame is in, where that has been counted (census.js).
     * @type {((frame: Frame, head: number, end: number) => number | null) | undefined}
     */
    this.rounds = undefined;
    /** The line that runs next; of calls that have ended, their last one. */
    this.line = ended.at(-1)?.line || state.line;
    this.frame = this.frames.at(-1);
    this.sight = this.#inSight();
    this.reads = this.#reads(state.line);
    this.#froms = state.ran ? this.#reads(state.ran, (name) => this.lookup(name) ?? state.gone?.get(name)) : [];
  }

  /**
   * A frame's variables: parameters first, as they are declared; of two with one name the inner one, which hides the other.
   * @param {Frame} frame @returns {SlotView[]}
   */
  slotsOf(frame) {
    const parameters = this.functions.get(frame.fn)?.parameters ?? [];
    const inner = new Map(frame.slots.map((slot) => [slot.name, slot]));
    if (!parameters.length && inner.size === frame.slots.length) return frame.slots;
    /** @param {SlotView} one */
    const rank = ({ id }) => (parameters.includes(id) ? parameters.indexOf(id) : parameters.length);
    return frame.slots.filter((slot) => inner.get(slot.name) === slot).sort((a, b) => rank(a) - rank(b));
  }

  /** The topmost frame of each function, outermost first: deeper ones of a recursion look the same. */
  #inSight() {
    const last = new Map();
    for (const frame of this.frames) {
      last.delete(frame.fn);
      last.set(frame.fn, frame);
    }
    return [...last.values()];
  }

  /**
   * The value of a name as the current line sees it.
   * @param {string} name @returns {Value}
   */
  lookup = (name) => {
    for (let place = this.sight.length - 1; place >= 0; place--) {
      const slot = this.sight[place].slots.findLast((/** @type {SlotView} */ each) => each.name === name);
      if (slot) return slot.value;
    }
    return undefined;
  };

  /**
   * The elements that the line which runs next speaks of: object id or name, and path.
   * @param {number} line @param {Lookup} [lookup] @returns {{ name: string, id: number | null, path: Value[] }[]}
   */
  #reads(line, lookup = this.lookup) {
    const found = [];
    for (const { name, indexes } of this.source.reads.get(line) ?? []) {
      const held = this.#named(name);
      if (held === undefined) continue;
      const path = indexes.map((index) => index(lookup, this.objects));
      if (path.every((index) => index !== undefined)) {
        found.push({ name, id: refOf(held), path: fromEnd(held, path, this.objects) });
      }
    }
    return found;
  }

  /** @param {string} name @returns {Value} */
  #named(name) {
    const [first, ...fields] = name.split(".");
    return fields.reduce((value, field) => {
      const held = resolve(value, this.objects);
      return held?.names ? held.items[held.names.indexOf(field)] : undefined;
    }, this.lookup(first));
  }

  /**
   * Paths inside the list of these names that the line will read.
   * @param {string[]} names @param {number | null} id @returns {Value[][]}
   */
  readsOf(names, id) {
    return this.#pathsOf(this.reads, names, id);
  }

  /**
   * Paths inside the list that the statement which has just run read: what it wrote came from there.
   * @param {string[]} names @param {number | null} id @returns {Value[][]}
   */
  fromsOf(names, id) {
    return this.#pathsOf(this.#froms, names, id);
  }

  /**
   * @param {{ name: string, id: number | null, path: Value[] }[]} reads @param {string[]} names @param {number | null} id
   * @returns {Value[][]}
   */
  #pathsOf(reads, names, id) {
    return reads
      .filter((read) => (id !== null && read.id === id) || (read.id === null && names.includes(read.name)))
      .map(({ path }) => path);
  }

  /**
   * Integers in sight that stand for a place in the list of these names.
   * @param {string[]} names @param {number} count @param {boolean} isOnly @returns {Pointer[]}
   */
  pointersInto(names, count, isOnly) {
    const found = new Map();
    for (const frame of this.sight) {
      for (const { name, value, role, changed } of this.slotsOf(frame)) {
        if (!isInteger(value) || value < -1 || value > count || !this.evidence.isLive(name, frame.line)) continue;
        const isTold = names.some((list) => this.source.isIndexed(list, name));
        const isMeant = isOnly && !this.source.indexesAny(name) && (role === "index" || this.#isPartner(name, frame));
        // A constant such as `n` points only while the line speaks of it.
        if (!this.source.moving.has(name) && !(isTold && this.#isRead(names, value))) continue;
        if (isTold || isMeant) found.set(name, { name, index: value, changed });
      }
    }
    return [...found.values()];
  }

  /**
   * Places that expressions such as `order[low]` give in the list of these names.
   * @param {string[]} names @param {number} count @returns {Pointer[]}
   */
  termsInto(names, count) {
    const found = new Map();
    for (const list of names)
      for (const [text, { compiled, names: parts }] of this.source.terms.get(list) ?? []) {
        if (!parts.some((name) => this.source.moving.has(name))) continue;
        const index = compiled(this.lookup, this.objects);
        if (isInteger(index) && index >= 0 && index < count) found.set(text, { name: text, index, tone: "term" });
      }
    return [...found.values()].slice(0, 3);
  }

  /**
   * The element that a loop over the list of these names is at.
   * @param {string[]} names @param {() => Value[]} elementsOf @returns {Pointer[]}
   */
  walksOver(names, elementsOf) {
    const found = new Map();
    for (const list of names)
      for (const { name, head, end } of this.source.walks.get(list) ?? []) {
        const frame = this.sight.findLast(
          ({ line, slots }) => line >= head && line <= end && slots.some((/** @type {SlotView} */ slot) => slot.name === name),
        );
        const slot = frame?.slots.findLast((/** @type {SlotView} */ each) => each.name === name);
        if (!slot) continue;
        const items = elementsOf();
        const index = this.rounds?.(frame, head, end) ?? items.findIndex((item) => sameValue(item, slot.value));
        if (index >= 0 && sameValue(items[index], slot.value)) found.set(name, { name, index, changed: slot.changed });
      }
    return [...found.values()];
  }

  /** @param {string[]} names @param {Value} value */
  #isRead(names, value) {
    const lists = new Set(names.map((name) => name.replaceAll("[]", "")));
    return this.reads.some(({ name, path }) => lists.has(name) && path.includes(value));
  }

  /** @param {Frame} frame */
  #integers = (frame) => frame.slots.filter(({ value }) => isInteger(value)).map(({ name }) => name);

  /**
   * Is the name one of a usual pair, such as `lo` and `hi`, of which both are there?
   * @param {string} name @param {Frame} frame
   */
  #isPartner(name, frame) {
    const band = this.source.bandOf("", [name, ...this.#integers(frame)]);
    return band !== null && (band.low === name || band.high === name);
  }
}

/**
 * The calls that ended in a step, outermost first; of a deep recursion the innermost ones, where it ended.
 * @param {View} one
 */
function endedIn({ events }) {
  return events
    .filter(({ kind, frame }) => kind === "exit" && frame?.slots?.length)
    .slice(0, mostEnded)
    .map(({ frame }) => frame)
    .reverse();
}

/** @param {Value} held @param {Value[]} path @param {ObjectsById} objects */
function fromEnd(held, path, objects) {
  let value = held;
  return path.map((index) => {
    const held = resolve(value, objects);
    const isList = held?.kind === "list" || held?.kind === "tuple";
    const place = isList && isInteger(index) && index < 0 ? held.length + index : index;
    value = isList ? held.at(place) : undefined;
    return place;
  });
}

/** What changed inside a container: `at(path)` gives `{ old }` or undefined, `all` is true for a new one. */
export class Marks {
  /** @type {Map<string, { old: Value, path: Value[] }>} */
  #cells = new Map();

  /** @param {{ changes?: readonly PartMark[], changed?: boolean, old?: Value, value?: Value, isNew?: boolean }} [one] */
  constructor({ changes = [], changed, old, value, isNew } = {}) {
    this.isNew = isNew || (changed && old === undefined && changes.length === 0);
    for (const change of changes) {
      if (change.inserted) change.inserted.forEach((_, place) => this.#set([/** @type {number} */ (change.path[0]) + place], undefined));
      else this.#set(change.path, change.old);
    }
    if (changed && changes.length === 0 && countOf(value) <= 10_000 && countOf(old) === countOf(value) && old?.items && value?.items)
      this.#compare(/** @type {Held} */ (old), /** @type {Held} */ (value));
  }

  /** @param {Held} old @param {Held} value */
  #compare(old, value) {
    old.items.forEach((item, place) => {
      if (item !== value.items[place] && (typeof item !== "object" || item === null)) this.#set([place], item);
    });
  }

  /** @param {Value[]} path @param {Value} old */
  #set(path, old) {
    this.#cells.set(keyOfPath(path), { old, path });
  }

  /** @param {...Value} path */
  at(...path) {
    return this.#cells.get(keyOfPath(path));
  }

  get paths() {
    return [...this.#cells.values()].map(({ path }) => path);
  }

  get isEmpty() {
    return this.#cells.size === 0;
  }
}

/** @param {Value[]} path */
const keyOfPath = (path) =>
  path
    .map((part) => {
      const key = part === undefined ? part : keyOf(part);
      return `${typeof key}${String(key)}`;
    })
    .join("|");
