// What the statement before a step did, in a sentence; Swift's `Narration` tells the same.

/** @import { Change, Value } from "types/journey.d.ts" */

import { changed, groupAt } from "./changes.js";
import { closure, limits, Naming } from "./naming.js";
import { isSame } from "./values.js";

/// Letters of a sentence, at most; where it is longer, its values are told in fewer.
const longest = 120;
const partLimit = 4;

export class Telling extends Naming {
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
    /** @type {Change[]} */
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
        return groupAt(this, events, place);
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
    /** @param {Change} one @returns {Value} */
    const leads = ({ kind, value, slot, call }) =>
      kind === "bind" ? this.valueOf(slot, call) : kind === "part" || kind === "exit" ? value : null;
    const isTold = events.some((event) => leads(event)?.kind === "reference" && leads(event)?.id === id);
    return object?.value?.kind === "structure" && !isTold ? `a new ${this.say({ kind: "reference", id })}` : null;
  }

  /** @param {Change} one @param {Change[]} events */
  binding({ slot, call, old }, events) {
    const value = this.valueOf(slot, call);
    // An object that is made needs no word that it is itself.
    if (this.slot(slot) === "self" && events.length > 1) return null;
    if (value === undefined || value?.kind === "unset" || (old !== undefined && isSame(old, value))) return null;
    return changed(this, this.slot(slot), old, value, value?.kind === "structure");
  }
}

/**
 * What one statement prints, in however many pieces.
 * @param {Change[]} events @returns {Change[]}
 */
function joinedOutput(events) {
  /** @type {Change[]} */
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
