// What a sentence calls the things of a step: slots, functions, calls, and objects by the shortest way to them.

/** @import { Change, Frame, LiveObject, Speech, Value, View } from "types/journey.d.ts" */

import { pathTo, stepText } from "./holder.js";
import { child } from "./parts.js";

/// Letters of a value in a sentence: the first limit, and what is tried where the sentence gets too long.
export const limits = [40, 20, 10];

export const closure = "the closure";

export class Naming {
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

  /** @param {number} call @returns {Value} */
  selfOf(call) {
    const frame = this.frameOf(call);
    for (const [slot, value] of frame?.values ?? []) if (this.slot(slot) === "self") return value;
    return undefined;
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
