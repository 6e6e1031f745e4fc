// What the statement before a step did, in a sentence; Swift's `Narration` tells the same.

/** @import { Change, Frame, LiveObject, PartChange, Speech, SpliceChange, Value, View } from "types/journey.d.ts" */

import { pathTo, stepText } from "./holder.js";
import { child, within } from "./parts.js";
import { isSame, keyOf } from "./values.js";

/// Letters of a sentence, at most; where it is longer, its values are told in fewer.
const longest = 120;
const limits = [40, 20, 10];
const partLimit = 4;
const groupLimit = 2;
const longestWas = 24;
/// Elements of a list that are looked at for the one that differs.
const mostCompared = 200;

const closure = "the closure";

/** @param {Change} one */
const isChange = ({ kind }) => kind === "part" || kind === "splice";
/** @param {Value} value @returns {boolean} */
const isUnset = (value) => value === undefined || value?.kind === "unset";
const short = new Set(["double", "character", "reference"]);
/** @param {Value} value */
const isOne = (value) => typeof value !== "object" || value === null || short.has(value.kind);
/** @param {Change} event */
const holderOf = (event) => (event.object !== undefined ? `o${event.object}` : `s${event.slot},${event.call}`);

export class Telling {
  /** @type {Map<number, string | null>} */
  #names = new Map();

  /**
   * `words`: names that are told before others, as the line has them.
   * @param {Speech} speech @param {View} state @param {Set<string>} [words]
   */
  constructor(speech, state, words = new Set()) {
    this.speech = speech;
    this.words = words;
    this.trace = speech.trace;
    this.state = state;
    this.limit = limits[0];
  }

  /** @param {Value} value */
  say(value) {
    return value === undefined ? "…" : this.speech.say(value, this.limit, this.state);
  }

  text() {
    return this.fitting(() => this.parts());
  }

  /**
   * The parts as one sentence that is not too long.
   * @param {() => string[]} make
   */
  fitting(make) {
    let text = "";
    for (this.limit of limits) {
      text = make().join("; ");
      if ([...text].length <= longest) return text;
    }
    return `${[...text].slice(0, longest - 1).join("")}…`;
  }

  /**
   * One text for each thing that happened; `isTold` chooses among the events.
   * @param {(event: Change) => boolean} [isTold]
   */
  parts(isTold = () => true) {
    const told = joinedOutput(this.state.events.filter(isTold));
    const events = this.words.size ? this.inOrder(told) : told;
    const hasCall = events.some(({ kind }) => kind === "enter");
    let parts = [];
    for (let place = 0; place < events.length; ) {
      const [part, used] = this.tell(events, place, hasCall);
      if (part !== null) parts.push(part);
      place += used;
    }
    parts = collapsed(parts);
    const more = parts.length - partLimit;
    return more > 0 ? [...parts.slice(0, partLimit), `… ${more} more`] : parts;
  }

  /**
   * Variables that one statement sets, as the line has them: a recorder has an order of its own.
   * @param {Change[]} events
   */
  inOrder(events) {
    const words = [...this.words];
    /** @param {Change} one */
    const rank = ({ slot }) => words.indexOf(this.slot(slot));
    const places = events.flatMap(({ kind }, place) => (kind === "bind" && !isArgument(events, place) ? [place] : []));
    const sorted = places.map((place) => events[place]).sort((left, right) => rank(left) - rank(right));
    /** @type {any[]} */
    const found = [...events];
    places.forEach((place, at) => (found[place] = sorted[at]));
    return found;
  }

  /** @param {Change[]} events @param {number} place @param {boolean} hasCall @returns {[string | null, number]} */
  tell(events, place, hasCall) {
    const event = events[place];
    switch (event.kind) {
      case "enter":
        return this.call(events, place);
      case "bind":
        return [this.binding(event, events), 1];
      case "part":
      case "splice":
        return this.group(events, place);
      case "new":
        return [hasCall ? null : this.newObject(event, events), 1];
      case "exit":
        return [this.exit(event, events), 1];
      default:
        return [this.rarer(event), 1];
    }
  }

  /** @param {Change} event */
  rarer(event) {
    switch (event.kind) {
      case "throw":
        return `throws ${event.text}`;
      case "catch":
        return "the error is caught";
      case "output":
        return (event.standardError ? "prints to stderr " : "prints ") + this.say(event.text.replace(/\n$/, ""));
      case "suspend":
        return `${this.callName(event.call)} pauses`;
      case "resume":
        return `${this.callName(event.call)} continues`;
      case "thread":
        return `thread ${event.thread} runs`;
      case "condition":
        return event.value === null ? null : `the condition is ${this.say(event.value)}`;
      case "note":
        return event.text;
      case "memo":
        return `${this.fn(event.fn)} answers ${this.say(event.value)} from its cache`;
      case "gap":
        return `${event.count} steps left out`;
      default:
        return null;
    }
  }

  /**
   * A call with the arguments that were bound right behind it; that it is a method's need not be said.
   * @param {Change[]} events @param {number} place @returns {[string, number]}
   */
  call(events, place) {
    const { call, fn } = events[place];
    const parameters = this.trace.functions.get(fn)?.parameters ?? [];
    const shown = [];
    let used = 1;
    for (; place + used < events.length; used++) {
      const { kind, call: of, slot, old } = events[place + used];
      if (kind !== "bind" || of !== call || old !== undefined) break;
      if (this.slot(slot) === "self") continue;
      if (!parameters.includes(slot)) break;
      const value = this.valueOf(slot, call);
      shown.push(value === undefined ? "…" : this.say(value));
    }
    const name = this.fn(fn, this.selfOf(call));
    return [`call ${name}${shown.length || name !== closure ? `(${shown.join(", ")})` : ""}`, used];
  }

  /** @param {number} call @returns {Value} */
  selfOf(call) {
    const frame = this.frameOf(call);
    for (const [slot, value] of frame?.values ?? []) if (this.slot(slot) === "self") return value;
    return undefined;
  }

  /** @param {Change} one @param {Change[]} events */
  exit({ call, fn, value }, events) {
    if (value !== undefined) return `${this.fn(fn)} returns ${this.say(value)}`;
    if (events.some(({ kind }) => kind === "throw")) return null;
    if (!isInitializer(this.trace.functions.get(fn)?.name ?? "")) return `${this.fn(fn)} is done`;
    // What was made is told where it is put.
    return events.length > 1 ? null : `${this.fn(fn, this.selfOf(call))} is ready`;
  }

  /** @param {Change} one @param {Change[]} events */
  newObject({ object: id }, events) {
    const object = this.state.objects.get(id);
    /** @param {any} one */
    const leads = ({ kind, value, slot, call }) =>
      kind === "bind" ? this.valueOf(slot, call) : kind === "part" || kind === "exit" ? value : null;
    const isTold = events.some((event) => leads(event)?.kind === "reference" && leads(event).id === id);
    return object?.value?.kind === "structure" && !isTold ? `a new ${this.say({ kind: "reference", id })}` : null;
  }

  /** @param {Change} one @param {Change[]} events */
  binding({ slot, call, old }, events) {
    const value = this.valueOf(slot, call);
    // An object that is made needs no word that it is itself.
    if (this.slot(slot) === "self" && events.length > 1) return null;
    if (value === undefined || value?.kind === "unset" || (old !== undefined && isSame(old, value))) return null;
    return this.change(this.slot(slot), old, value, value?.kind === "structure");
  }

  /**
   * `x = 4`, and later `x is now 9 (was 4)`; of two long values only the new one.
   * @param {string} name @param {Value} old @param {Value} value @param {boolean} [isInside]
   */
  change(name, old, value, isInside = true) {
    if (isUnset(old)) return `${name} = ${this.say(value)}`;
    const [at, before, after, added] = isInside ? this.difference(old, value) : ["", old, value];
    const place = name + at;
    if (added !== undefined) return `append ${this.say(added)} to ${place}`;
    const [was, now] = [this.say(before), this.say(after)];
    return `${place} is now ${now}${isOne(before) && isOne(after) && was.length <= longestWas ? ` (was ${was})` : ""}`;
  }

  /**
   * Where two values differ in one place alone: the way there, what was and is there, or what was appended.
   * @param {any} old @param {any} value @returns {any[]}
   */
  difference(old, value) {
    let way = "";
    for (;;) {
      if (old?.kind !== value?.kind || old?.type !== value?.type) return [way, old, value];
      const isList = value?.kind === "list" && value.full < 0 && old.full < 0 && value.length <= mostCompared;
      if (!isList && value?.kind !== "structure") return [way, old, value];
      const count = isList ? value.length : value.items.length;
      /** @type {Value[][]} */
      const [before, after] = [old, value].map((whole) => (isList ? whole.slice(0, whole.length) : whole.items));
      const differing = before.findIndex((item, place) => place >= count || !isSame(item, after[place]));
      if (differing < 0) return before.length + 1 === count ? [way, old, value, after[count - 1]] : [way, old, value];
      if (before.length !== count || before.some((item, place) => place > differing && !isSame(item, after[place])))
        return [way, old, value];
      way += stepText(differing, value, (key) => this.say(key));
      [old, value] = [before[differing], after[differing]];
      // A place that was not set yet is no change of one.
      if (isUnset(old)) return [way, value, value];
    }
  }

  /**
   * What one statement did to one container belongs together.
   * @param {Change[]} events @param {number} place @returns {[string | null, number]}
   */
  group(events, place) {
    /** @param {any} event */
    const container = (event) =>
      `${holderOf(event)}|${pathOf(event)
        .map((key) => String(keyOf(key)))
        .join("|")}`;
    const own = container(events[place]);
    let end = place + 1;
    while (end < events.length && isChange(events[end]) && container(events[end]) === own) end++;
    const list = events.slice(place, end);
    const whole = this.wholeOf(list[0]);
    if (whole?.kind === "set" && list.every(({ kind }) => kind === "part"))
      return [this.members(/** @type {PartChange[]} */ (list)), list.length];
    if (whole?.kind !== "structure" && list.length > 1) {
      const text = list.length === 2 ? this.swap(list) : this.allOf(list, whole);
      if (text !== null) return [text, list.length];
    }
    return [this.one(events[place], whole), 1];
  }

  /** @param {Change} event @param {Value} whole */
  one(event, whole) {
    if (event.kind === "splice") return this.splice(event, whole);
    const name = this.name(event, event.path);
    if (event.value === undefined) {
      const was = isUnset(event.old) ? "" : ` (it was ${this.say(event.old)})`;
      return `remove ${this.say(event.path.at(-1) ?? null)} from ${this.name(event, event.path.slice(0, -1))}${was}`;
    }
    return !isUnset(event.old) && isSame(event.old, event.value) ? null : this.change(name, event.old, event.value);
  }

  /** @param {PartChange[]} list */
  members(list) {
    const name = this.name(list[0], list[0].path.slice(0, -1));
    /** @param {Change[]} events */
    const text = (events) => {
      const shown = events.slice(0, groupLimit).map(({ path }) => this.say(path.at(-1) ?? null));
      if (events.length > groupLimit) shown.push(`${events.length - groupLimit} more`);
      return joined(shown);
    };
    const [gone, come] = [list.filter(({ value }) => value === undefined), list.filter(({ value }) => value !== undefined)];
    const parts = [];
    if (gone.length) parts.push(`remove ${text(gone)} from ${name}`);
    if (come.length) parts.push(`add ${text(come)} to ${name}`);
    return parts.join("; ");
  }

  /**
   * Two elements that changed places; null where that is not what happened.
   * @param {Change[]} one
   */
  swap([one, two]) {
    if (one.kind !== "part" || two.kind !== "part" || isUnset(one.old) || isUnset(two.old) || isUnset(one.value) || isUnset(two.value))
      return null;
    if (!isSame(one.old, two.value) || !isSame(one.value, two.old) || isSame(one.old, two.old)) return null;
    const [a, b] = [one, two].map((event) => this.name(event, event.path));
    return `${this.say(one.old)} and ${this.say(two.old)} swap places: ${a} and ${b}`;
  }

  /**
   * Many places at once, as a sort or a heap's changes: the whole tells more than each.
   * @param {any[]} list @param {Value} whole
   */
  allOf(list, whole) {
    if (whole?.kind !== "list" || list.length < 3) return null;
    return `${this.name(list[0], pathOf(list[0]))} is now ${this.say(whole)}`;
  }

  /** @param {Change} event @param {Value} whole */
  splice(event, whole) {
    const { at, removed, inserted } = event;
    if (inserted.length && inserted.every(isUnset)) return null;
    const name = this.name(event, event.path);
    const now = () => (whole === undefined ? `${name} changes` : `${name} is now ${this.say(whole)}`);
    if (typeof whole === "string" || whole?.kind === "string") return now();
    const count = whole?.count ?? 0;
    /** @param {Value[]} items */
    const text = (items) =>
      items.length === 1
        ? this.say(items[0])
        : joined([
            ...items.slice(0, groupLimit).map((item) => this.say(item)),
            ...(items.length > groupLimit ? [`${items.length - groupLimit} more`] : []),
          ]);
    if (!removed.length) {
      if (at + inserted.length >= count) return `append ${text(inserted)} to ${name}`;
      return at === 0 ? `put ${text(inserted)} at the front of ${name}` : `insert ${text(inserted)} into ${name} at ${at}`;
    }
    if (!inserted.length) {
      if (count === 0) return `take ${text(removed)} off ${name}, which is empty now`;
      if (at >= count) return `take ${text(removed)} off the end of ${name}`;
      return at === 0 ? `take ${text(removed)} off the front of ${name}` : `remove ${text(removed)} from ${name} at ${at}`;
    }
    return now();
  }

  /** @param {number} call @returns {Frame | undefined} */
  frameOf(call) {
    return (
      this.state.frames.findLast((frame) => frame.call === call) ??
      this.state.events.find((event) => event.kind === "exit" && event.call === call)?.frame
    );
  }

  /** @param {number} slot @param {number} call @returns {Value} */
  valueOf(slot, call) {
    return this.frameOf(call)?.values.get(slot);
  }

  /**
   * A function's name without the type that it belongs to; an initializer's is the type's.
   * @param {number} id @param {Value} [self] @returns {string}
   */
  fn(id, self) {
    const name = this.trace.functions.get(id)?.name ?? `function ${id}`;
    if (name.startsWith("closure in ")) return closure;
    const parts = name.split(".");
    if (parts.at(-1) === "__init__") return this.state.objects.get(self?.id)?.typeName ?? parts.at(-2) ?? name;
    return parts.at(-1) === "init" && parts.length > 1 ? parts.at(-2) : parts.at(-1);
  }

  /** @param {number} id */
  slot(id) {
    return this.trace.slots.get(id)?.name ?? `slot ${id}`;
  }
  /** @param {number} call */
  callName(call) {
    return call < this.trace.calls.count ? this.fn(this.trace.calls.fn[call]) : `call ${call}`;
  }

  /**
   * The container that an event changed, or whose part it changed.
   * @param {any} event @returns {any}
   */
  wholeOf(event) {
    const value = event.object === undefined ? this.valueOf(event.slot, event.call) : this.state.objects.get(event.object)?.value;
    const path = pathOf(event);
    return within(value, path, path.length);
  }

  /**
   * `nums[2]`, `node.next`: the variable, or an object by the shortest way to it from one.
   * @param {Change} event @param {Value[]} path
   */
  name(event, path) {
    /** @param {Value} key */
    const show = (key) => this.say(key);
    let name;
    let value;
    if (event.object === undefined) {
      [name, value] = [this.slot(event.slot), this.valueOf(event.slot, event.call)];
    } else {
      const object = this.state.objects.get(event.object);
      name = this.holder(event.object, object, show);
      value = object?.value;
    }
    for (const key of path) {
      name += stepText(key, value, show);
      value = child(value, key);
    }
    return name;
  }

  /**
   * A variable among the words that is the object, or a field of one.
   * @param {number} id
   */
  named(id) {
    // The call that ran may have ended with the step.
    const ended = this.state.events.find(({ kind }) => kind === "exit")?.frame;
    const frame = this.words.size ? (ended ?? this.state.frames.at(-1)) : undefined;
    const inside = [];
    for (const [slot, value] of frame?.values ?? []) {
      if (value?.kind !== "reference" || !this.words.has(this.slot(slot))) continue;
      if (value.id === id) return this.slot(slot);
      const { names = [], items = [] } = this.state.objects.get(value.id)?.value ?? {};
      const field = names.find((name, place) => this.words.has(name) && items[place]?.kind === "reference" && items[place].id === id);
      if (field) inside.push(`${this.slot(slot)}.${field}`);
    }
    return inside[0] ?? null;
  }

  /** @param {number} id @param {LiveObject | undefined} object @param {(key: Value) => string} show */
  holder(id, object, show) {
    if (!this.#names.has(id)) this.#names.set(id, this.named(id) ?? pathTo(id, this.state, show));
    return this.#names.get(id) ?? (object ? this.speech.called(object, this.limit, this.state) : "an object");
  }
}

/**
 * What one statement prints, in however many pieces.
 * @param {Change[]} events @returns {Change[]}
 */
function joinedOutput(events) {
  /** @type {any[]} */
  const found = [];
  for (const event of events) {
    const last = found.at(-1);
    const isMore = event.kind === "output" && last?.kind === "output" && last.standardError === event.standardError;
    if (isMore) found[found.length - 1] = { ...last, text: last.text + event.text };
    else found.push(event);
  }
  return found;
}

/** @param {Change[]} events @param {number} place */
const isArgument = (events, place) => {
  while (events[place]?.kind === "bind") place--;
  return events[place]?.kind === "enter";
};

/** @param {string} name */
const isInitializer = (name) => /(^|\.)(__init__|init)$/.test(name);

/**
 * Where the container is: a part's path without its last key.
 * @param {PartChange | SpliceChange} event
 */
const pathOf = (event) => (event.kind === "splice" ? event.path : event.path.slice(0, -1));

/** @param {string[]} list */
const joined = (list) => (list.length < 2 ? list.join("") : `${list.slice(0, -1).join(", ")} and ${list.at(-1)}`);

/**
 * The same again and again, as a recursion's returns, is said once.
 * @param {string[]} parts
 */
function collapsed(parts) {
  /** @type {string[]} */
  const found = [];
  for (let place = 0; place < parts.length; ) {
    let count = 1;
    while (parts[place + count] === parts[place]) count++;
    found.push(count > 1 ? `${parts[place]} (${count} times)` : parts[place]);
    place += count;
  }
  return found;
}
