// What a program looked like at a step, and what its events do to it, forward and back.

/** @import { Change, CutText, Frame, Held, KeyframeBytes, MakeFrame, SlotInfo, SpliceChange, Types, Value } from "types/journey.d.ts" */

import { caps } from "./bytes.js";
import { CutString, unset } from "./values.js";
import { behind, byteLength, inserted, insertedText, put, putAt, removeKey, splice, splicedText, within } from "./parts.js";
import { objectsOf } from "./keyframeobjects.js";
import { Objects } from "./objects.js";

/** @type {Value[]} */
const none = [];

export class State {
  /**
   * `slots` and `types` are the trace's tables.
   * @param {Map<number, SlotInfo>} slots @param {Types} types
   */
  constructor(slots, types) {
    this.slots = slots;
    this.types = types;
    /** @type {Frame[]} */
    this.frames = [];
    /** @type {Map<number, Frame[]>} */
    this.threads = new Map();
    /** @type {Map<number, Frame>} */
    this.suspended = new Map();
    /** @type {Objects} */
    this.objects = new Objects();
    this.thread = 0;
    this.callCount = 0;
    /** @type {string | null} */
    this.error = null;
    this.outputBytes = 0;
    this.errorBytes = 0;
    /** @type {Change[]} */
    this.log = [];
    this.isLogging = false;
    this.moved = 0;
  }

  /**
   * Reads a keyframe; false if it is damaged.
   * @param {KeyframeBytes} bytes @param {MakeFrame} makeFrame
   */
  readKeyframe(bytes, makeFrame) {
    this.callCount = bytes.number(caps.calls);
    this.outputBytes = bytes.number(caps.counts);
    this.errorBytes = bytes.number(caps.counts);
    this.thread = bytes.number(caps.calls);
    if (bytes.number(2) === 1) this.error = bytes.text();
    for (let left = bytes.count(); left > 0 && !bytes.failed; left--) this.readFrame(bytes, makeFrame);
    this.objects = objectsOf(bytes, this.types);
    return !bytes.failed;
  }

  /** @param {KeyframeBytes} bytes @param {MakeFrame} makeFrame */
  readFrame(bytes, makeFrame) {
    const frame = makeFrame(bytes.number(caps.ids), bytes.number(caps.calls));
    frame.line = bytes.number(caps.ids);
    frame.thread = bytes.number(caps.calls);
    frame.suspended = bytes.number(2) === 1;
    for (let left = bytes.count(); left > 0 && !bytes.failed; left--) {
      const slot = bytes.number(caps.ids);
      const value = bytes.value(0, this.types);
      if (frame.values.has(slot)) bytes.fail();
      frame.values.set(slot, value);
    }
    if (frame.suspended) {
      this.suspended.set(frame.call, frame);
    } else if (frame.thread === this.thread) {
      this.frames.push(frame);
    } else if (this.threads.has(frame.thread)) {
      this.threads.get(frame.thread).push(frame);
    } else {
      this.threads.set(frame.thread, [frame]);
    }
  }

  /**
   * The nearest frame, from the top, of the function that declares a slot.
   * @param {number} slot @returns {Frame | undefined}
   */
  frameOf(slot) {
    const frames = this.frames;
    let place = frames.length - 1;
    if (place < 0) return undefined;
    const owner = this.slots.get(slot)?.function;
    if (owner === undefined || frames[place].fn === owner) return frames[place];
    while (place >= 0 && frames[place].fn !== owner) place--;
    if (place < 0) return undefined;
    this.moved += frames.length - 1 - place;
    return frames[place];
  }

  /** @param {number} line */
  step(line) {
    const frame = this.frames[this.frames.length - 1];
    if (this.isLogging) this.log.push({ kind: "step", old: frame ? frame.line : 0 });
    if (frame) frame.line = line;
  }

  /** @param {number} slot @param {Value} value */
  bind(slot, value) {
    const frame = this.frameOf(slot);
    if (!frame) return;
    if (this.isLogging) {
      this.log.push({ kind: "bind", slot, call: frame.call, old: frame.values.get(slot), value });
    }
    frame.values.set(slot, value);
    frame.isStale = true;
  }

  /** @param {number} slot */
  unbind(slot) {
    const frame = this.frameOf(slot);
    if (!frame || !frame.values.has(slot)) return;
    if (this.isLogging) this.log.push({ kind: "unbind", slot, call: frame.call, old: frame.values.get(slot) });
    frame.values.delete(slot);
    frame.isStale = true;
  }

  /**
   * The value in a slot or an object, undefined if there is none.
   * @param {number} slot @param {number} object @returns {Value}
   */
  root(slot, object) {
    if (object >= 0) return this.objects.get(object)?.value;
    const frame = this.frameOf(slot);
    if (frame) frame.isStale = true;
    return frame?.values.get(slot);
  }

  /** @param {number} slot @param {number} object @param {Value} value */
  setRoot(slot, object, value) {
    if (object >= 0) {
      const live = this.objects.get(object);
      if (live) live.value = /** @type {Held} */ (value);
    } else {
      this.frameOf(slot)?.values.set(slot, value);
    }
  }

  /**
   * A log entry about a part; `slot` or `object` is left out.
   * @param {"part" | "splice"} kind @param {number} slot @param {number} object @param {object} more
   */
  part(kind, slot, object, more) {
    const place = object >= 0 ? { kind, object } : { kind, slot, call: this.frameOf(slot)?.call ?? -1 };
    this.log.push(/** @type {Change} */ (Object.assign(place, more)));
  }

  /** @param {number} slot @param {number} object @param {Value} index @param {Value} value */
  setElement(slot, object, index, value) {
    const old = putAt(this.root(slot, object), index, value);
    if (old !== undefined && this.isLogging) this.logPart(slot, object, [index], old, value);
  }

  /** @param {number} slot @param {number} object @param {Value[]} path @param {Value | symbol} old @param {Value} value */
  logPart(slot, object, path, old, value) {
    this.part("part", slot, object, { path, old: old === inserted ? undefined : old, value });
  }

  /** @param {number} slot @param {number} object @param {Value[]} path @param {Value} value */
  set(slot, object, path, value) {
    const root = this.root(slot, object);
    if (root === undefined) return;
    if (path.length === 0) {
      this.setRoot(slot, object, value);
      if (this.isLogging) this.logPart(slot, object, path, root, value);
      return;
    }
    const old = put(within(root, path, path.length - 1), path[path.length - 1], value);
    if (old !== undefined && this.isLogging) this.logPart(slot, object, path, old, value);
  }

  /**
   * Sets an object's field, which may be one that was added to it.
   * @param {number} object @param {number} field @param {Value} value
   */
  setField(object, field, value) {
    const live = this.objects.get(object);
    if (live?.value.kind === "structure" && field >= live.value.items.length && field < caps.fields) {
      const at = live.value.items.length;
      const filling = new Array(field + 1 - at).fill(unset);
      this.splice(-1, object, none, at, 0, filling);
    }
    this.setElement(-1, object, field, value);
  }

  /** @param {number} slot @param {number} object @param {Value[]} path */
  removeKey(slot, object, path) {
    if (path.length === 0) return;
    const found = removeKey(within(this.root(slot, object), path, path.length - 1), path[path.length - 1]);
    if (found && this.isLogging) {
      this.part("part", slot, object, { path, old: found.old, value: undefined, hole: found.place });
    }
  }

  /**
   * @param {number} slot @param {number} object @param {Value[]} path @param {number} at @param {number} removing @param {Value[]} items
   */
  splice(slot, object, path, at, removing, items) {
    const value = /** @type {Held} */ (within(this.root(slot, object), path, path.length));
    if (value === undefined) return;
    const moved = behind(value, at);
    if (typeof value === "string" || value?.kind === "string") {
      this.spliceText(slot, object, path, value, at, removing, items);
    } else {
      /** @type {SpliceChange["whole"]} */
      const whole = this.isLogging && value?.full >= 0 ? { full: value.full } : undefined;
      if (whole && value.kind !== "set" && value.kind !== "dictionary") whole.head = value.items.slice();
      const removed = splice(value, at, removing, items);
      if (removed === undefined) return;
      if (this.isLogging) this.part("splice", slot, object, { path, at, removed, inserted: items, whole });
    }
    this.moved += moved;
  }

  /**
   * @param {number} slot @param {number} object @param {Value[]} path @param {string | CutText} value @param {number} at
   * @param {number} removing @param {Value[]} items
   */
  spliceText(slot, object, path, value, at, removing, items) {
    const isCut = typeof value !== "string";
    const text = splicedText(isCut ? value.head : value, at, removing, items);
    if (text === undefined && !isCut) return;
    /** @type {Value} */
    let result = text;
    if (isCut) {
      const gone = Math.min(removing, Math.max(value.length - at, 0));
      result = new CutString(value.length - gone + byteLength(insertedText(items)), text ?? value.head);
    }
    this.replace(slot, object, path, result);
    if (this.isLogging) {
      const removed = isCut ? [] : [removedText(value, at, removing)];
      this.part("splice", slot, object, { path, at, removed, inserted: items, whole: { value } });
    }
  }

  /** @param {number} slot @param {number} object @param {Value[]} path @param {Value} value */
  replace(slot, object, path, value) {
    if (path.length === 0) this.setRoot(slot, object, value);
    else put(within(this.root(slot, object), path, path.length - 1), path[path.length - 1], value);
  }

  /** @param {number} number */
  runThread(number) {
    if (number === this.thread) return;
    if (this.frames.length) this.threads.set(this.thread, this.frames);
    this.frames = this.threads.get(number) ?? [];
    this.threads.delete(number);
    this.thread = number;
  }

  /** @param {Frame} frame */
  resumed(frame) {
    frame.suspended = false;
    frame.thread = this.thread;
    this.frames.push(frame);
  }

  /** @param {number} bytes @param {boolean} standardError */
  wrote(bytes, standardError) {
    if (standardError) this.errorBytes += bytes;
    else this.outputBytes += bytes;
  }
}

/** @param {string} text @param {number} at @param {number} removing */
function removedText(text, at, removing) {
  const bytes = new TextEncoder().encode(text);
  return new TextDecoder().decode(bytes.subarray(at, Math.min(at + removing, bytes.length)));
}
