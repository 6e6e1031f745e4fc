// One step of a run as the drawing needs it: whose names are in sight, what the step changed, what the line will read.

import { evidenceOf } from "./evidence.js";
import { keyOf } from "./trace/values.js";
import { countOf, isInteger, refOf, resolve, sameValue } from "./values.js";

const mostEnded = 64;

export class Moment {
  #froms = [];

  /**
   * `functions`: those of the trace, for the order of parameters. `isLast`: behind the last step the calls that ended with it
   * keep their variables, for what they held is what one wants to see.
   */
  constructor(state, source, functions = new Map(), isLast = false) {
    this.state = state;
    this.functions = functions;
    this.source = source;
    this.evidence = evidenceOf(source);
    this.objects = state.objects;
    const ended = isLast ? endedIn(state) : [];
    this.frames = ended.length ? [...state.frames, ...ended] : state.frames;
    /** The line that runs next; of calls that have ended, their last one. */
    this.line = ended.at(-1)?.line || state.line;
    this.frame = this.frames.at(-1);
    this.sight = this.#inSight();
    this.reads = this.#reads(state.line);
    this.#froms = state.ran ? this.#reads(state.ran, (name) => this.lookup(name) ?? state.gone?.get(name)) : [];
  }

  /** A frame's variables: parameters first, as they are declared; of two with one name the inner one, which hides the other. */
  slotsOf(frame) {
    const parameters = this.functions.get(frame.fn)?.parameters ?? [];
    const inner = new Map(frame.slots.map((slot) => [slot.name, slot]));
    if (!parameters.length && inner.size === frame.slots.length) return frame.slots;
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

  /** The value of a name as the current line sees it. */
  lookup = (name) => {
    for (let place = this.sight.length - 1; place >= 0; place--) {
      const slot = this.sight[place].slots.findLast((each) => each.name === name);
      if (slot) return slot.value;
    }
    return undefined;
  };

  /** The elements that the line which runs next speaks of: object id or name, and path. */
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

  #named(name) {
    const [first, ...fields] = name.split(".");
    return fields.reduce((value, field) => {
      const held = resolve(value, this.objects);
      return held?.names ? held.items[held.names.indexOf(field)] : undefined;
    }, this.lookup(first));
  }

  /** Paths inside the list of these names that the line will read. */
  readsOf(names, id) {
    return this.#pathsOf(this.reads, names, id);
  }

  /** Paths inside the list that the statement which has just run read: what it wrote came from there. */
  fromsOf(names, id) {
    return this.#pathsOf(this.#froms, names, id);
  }

  #pathsOf(reads, names, id) {
    return reads
      .filter((read) => (id !== null && read.id === id) || (read.id === null && names.includes(read.name)))
      .map(({ path }) => path);
  }

  /** Integers in sight that stand for a place in the list of these names. */
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

  /** Places that expressions such as `order[low]` give in the list of these names. */
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

  /** The element that a loop over the list of these names is at. */
  walksOver(names, elementsOf) {
    const found = new Map();
    for (const list of names)
      for (const { name, head, end } of this.source.walks.get(list) ?? []) {
        const frame = this.sight.findLast(({ line, slots }) => line >= head && line <= end && slots.some((slot) => slot.name === name));
        const slot = frame?.slots.findLast((each) => each.name === name);
        if (!slot) continue;
        const items = elementsOf();
        const index = this.rounds?.(frame, head, end) ?? items.findIndex((item) => sameValue(item, slot.value));
        if (index >= 0 && sameValue(items[index], slot.value)) found.set(name, { name, index, changed: slot.changed });
      }
    return [...found.values()];
  }

  #isRead(names, value) {
    const lists = new Set(names.map((name) => name.replaceAll("[]", "")));
    return this.reads.some(({ name, path }) => lists.has(name) && path.includes(value));
  }

  #integers = (frame) => frame.slots.filter(({ value }) => isInteger(value)).map(({ name }) => name);

  /** Is the name one of a usual pair, such as `lo` and `hi`, of which both are there? */
  #isPartner(name, frame) {
    const band = this.source.bandOf("", [name, ...this.#integers(frame)]);
    return band !== null && (band.low === name || band.high === name);
  }
}

/** The calls that ended in a step, outermost first; of a deep recursion the innermost ones, where it ended. */
function endedIn({ events }) {
  return events
    .filter(({ kind, frame }) => kind === "exit" && frame?.slots?.length)
    .slice(0, mostEnded)
    .map(({ frame }) => frame)
    .reverse();
}

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
  #cells = new Map();

  constructor({ changes = [], changed, old, value, isNew } = {}) {
    this.isNew = isNew || (changed && old === undefined && changes.length === 0);
    for (const change of changes) {
      if (change.inserted) change.inserted.forEach((_, place) => this.#set([change.path[0] + place], undefined));
      else this.#set(change.path, change.old);
    }
    if (changed && changes.length === 0 && countOf(value) <= 10_000 && countOf(old) === countOf(value) && old?.items && value?.items)
      this.#compare(old, value);
  }

  #compare(old, value) {
    old.items.forEach((item, place) => {
      if (item !== value.items[place] && (typeof item !== "object" || item === null)) this.#set([place], item);
    });
  }

  #set(path, old) {
    this.#cells.set(keyOfPath(path), { old, path });
  }

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

const keyOfPath = (path) =>
  path
    .map((part) => {
      const key = part === undefined ? part : keyOf(part);
      return `${typeof key}${String(key)}`;
    })
    .join("|");
