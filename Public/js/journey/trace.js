// Reads traces (`.djt`, Documentation/TraceFormat.md) in a page, a Worker or Node: no dependencies, no DOM.
//
//   openTrace(ArrayBuffer | Uint8Array) -> Trace          throws TraceError with a sentence for a person
//
// Trace
//   steps       number of recorded STEPs; states are 0 … steps, the last one is after everything
//   footer      the footer's JSON, checked (language, source, sourceName, mode, limits, status {kind, note, line}, gap, …)
//   skippedSteps  steps of the run behind the recorded ones; footer.gap is how many lie before them
//   functions   Map id -> {id, name, line, endLine, parameters: [slot id]}
//   slots       Map id -> {id, function, name, type, role}
//   types       Map id -> {id, name, kind, fields: [name]}
//   calls       {count, fn, parent, enter, exit: typed arrays by call number; get(call) -> {call, fn, name, parent, enter, exit}}
//               A call lives in the steps enter <= k < exit; parent -1: none; exit steps + 1: never left.
//   stateAt(k)  -> State of its own
//   cursor(k)   -> Cursor {step, state, next(), previous(), seek(k)}; next and previous return false at the ends.
//               Its `state` is made when asked for and is live: its values move with the cursor.
//   output(k)   standard output so far at step k
//   callAt(k)   number of the innermost call at step k
//   stepOver(k, direction), stepOut(k, direction)                      -> step        direction: 1 or -1
//   findLine(k, line, direction), findChange(k, name, direction),
//   findWhere(k, expression, direction)                                -> step or null, strictly after or before k
//   events(k)   what the statement before step k did (see State.events)
//   show(value, limit)   a value as short text ·  narrate(state)   one line ·  describe(state)   the state as text
//
// State
//   {step, line,                     line: what runs next (0 unknown)
//    frames: [Frame],                of the running thread, outermost first; the last one is the current frame
//    parked: [Frame],                suspended (generators, await) and other threads' frames
//    objects: {size, get(id), has(id), values()}      every live object; values() by id
//    events: [Event],                what the statement before this step did, in order
//    error: text or null,            thrown and not yet caught
//    thread, output: text so far, outputBytes}
// Frame   {call, fn, name, line, thread, suspended, entered: true if new in this step, slots: [Slot]}  slots by id
// Slot    {id, name, type, role, value, changed: bool, old, changes: [Change]}
//         old: the value before, when the slot was bound again (undefined: it was not bound, or only a part changed)
// Object  {id, type, typeName, kind, value, changed: bool, isNew: bool, changes: [Change]}
//         kind: class structure enumeration list tuple set dictionary deque other
//         value: list, tuple, set, dictionary, structure (see fields and names) or opaque
// Change  {path: [index | key | field number, …], old, value}    a part that changed; old undefined: inserted,
//         value undefined: removed. A splice is {path: [at], removed: [values], inserted: [values]}
// Event   {kind: "bind", slot, old, value} · {kind: "unbind", slot, old}
//         {kind: "part", slot | object, path, old, value} · {kind: "splice", slot | object, at, removed, inserted}
//         {kind: "new", object} · {kind: "free", object}
//         {kind: "enter", call, fn} · {kind: "exit", call, fn, value (undefined: none)} · {kind: "throw", text} · {kind: "catch"}
//         {kind: "output", text, standardError: bool} · {kind: "condition", line, value: bool or null, where the next steps show it} · {kind: "note", text}
//         {kind: "memo", fn, value} · {kind: "read", slot | object, index} · {kind: "gap", count}
//         {kind: "suspend", call} · {kind: "resume", call} · {kind: "thread", thread}
//
// Values
//   null nothing · true false · number an integer up to 2^53 · BigInt a larger one · string
//   everything else is an object with `kind`:
//   {kind: "double", value} · {kind: "character", value} · {kind: "reference", id} · {kind: "opaque", text} · {kind: "unset"}
//   {kind: "string", head, length}                              a cut string: length of the whole in bytes
//   {kind: "list" | "tuple", length, at(index), slice(from, to), items: [values], count}        count > length: cut
//   {kind: "set", size, slice(from, to), rankOf(member), items: [values], count}                count > size: cut
//   {kind: "dictionary", size, get(key), slice(from, to), rankOf(key), entries: [[key, value]], count}
//   slice of a set or dictionary gives pairs [key, value]; rankOf tells a key's place among them, or -1. `items` and
//   `entries` make arrays of all: of what may be long, ask for parts. links(room) gives what may lead to objects.
//   {kind: "structure", type, name, names: [field], items: [values]}
//   {kind: "enumeration", type, name, case, items: [payload]}
//   All of them are read-only for users.

/** @import { Change, Condition, Extent, FunctionInfo, SlotInfo, Told, Types, Value, View } from "types/journey.d.ts" */

import { Cursor } from "./trace/cursor.js";
import { Calls, stepOut, stepOver } from "./trace/calls.js";
import { checkedFooter, TraceError } from "./trace/footer.js";
import { Pieces } from "./trace/pieces.js";
import { findChange, findLine, findWhere } from "./trace/search.js";
import { Speech } from "./trace/speech.js";

export { TraceError };

/** @param {ArrayBuffer | Uint8Array} file */
export function openTrace(file) {
  return new Trace(file instanceof Uint8Array ? file : new Uint8Array(file));
}

export class Trace {
  /** @type {Calls | null} */
  #calls = null;
  #decoder = new TextDecoder("utf-8", { ignoreBOM: true });

  /** @param {Uint8Array} bytes */
  constructor(bytes) {
    this.bytes = bytes;
    this.footer = checkedFooter(bytes);
    this.steps = this.footer.steps;
    /**
     * @template {{ id: number }} T
     * @param {T[]} list
     */
    const byId = (list) => new Map(list.map((item) => [item.id, item]));
    /** @type {Map<number, FunctionInfo>} */
    this.functions = byId(this.footer.functions);
    /** @type {Map<number, SlotInfo>} */
    this.slots = byId(this.footer.slots);
    /** @type {Types} */
    this.types = byId(this.footer.types);
    this.pieces = new Pieces();
    /**
     * Variable name -> slot ids, sorted; made when somebody asks (search.js).
     * @type {Map<string, number[]> | undefined}
     */
    this.names = undefined;
    /**
     * Names of the program's own functions, and whether its classes say what is equal; made when somebody asks (names.js).
     * @type {Set<string> | undefined}
     */
    this.ownNames = undefined;
    /** @type {boolean | undefined} */
    this.hasEquality = undefined;
    this.speech = new Speech(this);
  }

  get calls() {
    this.#calls ??= new Calls(this);
    return this.#calls;
  }

  /// Steps of the run that lie behind the recorded ones.
  get skippedSteps() {
    return this.footer.skipped + this.footer.counts.lines.reduce((sum, [, times]) => sum + times, 0);
  }

  /** @param {number} [step] @returns {Cursor} */
  cursor(step = 0) {
    return new Cursor(this, step);
  }
  /** @param {number} step @returns {View} */
  stateAt(step) {
    return this.cursor(step).state;
  }
  /** @param {number} step @returns {Change[]} */
  events(step) {
    return this.stateAt(step).events;
  }
  /** @param {number} step */
  output(step) {
    return this.stateAt(step).output;
  }

  /** @param {number} bytes */
  outputText(bytes) {
    return this.#text(this.footer.output, bytes);
  }
  /** @param {number} bytes */
  errorText(bytes) {
    return this.#text(this.footer.errorOutput, bytes);
  }

  /** @param {Extent} extent @param {number} bytes */
  #text(extent, bytes) {
    const end = extent.offset + Math.min(Math.max(bytes, 0), extent.bytes);
    return this.#decoder.decode(this.bytes.subarray(extent.offset, end));
  }

  /** @param {number} step @returns {number} */
  callAt(step) {
    return this.calls.innermost(step);
  }
  /** @param {number} step @param {number} [direction] */
  stepOver(step, direction = 1) {
    return stepOver(this, step, direction);
  }
  /** @param {number} step @param {number} [direction] */
  stepOut(step, direction = 1) {
    return stepOut(this, step, direction);
  }
  /** @param {number} step @param {number} line @param {number} [direction] */
  findLine(step, line, direction = 1) {
    return findLine(this, step, line, direction);
  }
  /** @param {number} step @param {string} name @param {number} [direction] */
  findChange(step, name, direction = 1) {
    return findChange(this, step, name, direction);
  }
  /** @param {number} step @param {string | Condition} expression @param {number} [direction] */
  findWhere(step, expression, direction = 1) {
    return findWhere(this, step, expression, direction);
  }

  /** @param {Value} value @param {number} limit @param {Told} state */
  show(value, limit, state) {
    return this.speech.show(value, limit, state);
  }
  /** @param {View} state */
  narrate(state) {
    return this.speech.narrate(state);
  }
  /** @param {View} state */
  describe(state) {
    return this.speech.describe(state);
  }

  /**
   * Which segment's events lead from a step on.
   * @param {number} step
   */
  segmentOf(step) {
    const segments = this.footer.segments;
    let low = 0;
    let high = segments.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (segments[middle].step <= step) low = middle;
      else high = middle;
    }
    return low;
  }
}
