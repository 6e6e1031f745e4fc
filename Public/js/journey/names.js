// What a program's names stand for where a cursor is.

/** @import { Binding, Frame, Live, Trace, Value } from "types/journey.d.ts" */

const nearFrames = 64;
/** What the names of a program stand for where a cursor is; `frame`: the call that looks, else the innermost. */
export class Names {
  /** @param {Trace} trace @param {Live} live @param {Frame} [frame] */
  constructor(trace, live, frame = live.frames.at(-1)) {
    this.trace = trace;
    this.objects = live.objects;
    this.frames = live.frames;
    this.frame = frame;
    this.language = trace.footer.language;
    this.own = trace.ownNames ??= new Set([...trace.functions.values()].map(({ name }) => name.split(".").pop()));
    this.hasEquality = trace.hasEquality ??= /__(eq|lt|hash|contains|len|bool|getitem)__|static func\s*[=<>]/.test(trace.footer.source);
  }

  /**
   * `{ slot, call, value }` of a variable, or undefined.
   * @param {string} name @returns {Binding | undefined}
   */
  binding(name) {
    const place = Math.max(0, this.frames.indexOf(this.frame));
    const least = Math.max(0, place - nearFrames);
    for (let at = this.frame === this.frames[place] ? place : -1; at >= least; at--) {
      const found = bound(this.frames[at], name, this.trace);
      if (found) return found;
    }
    return bound(this.frame, name, this.trace) ?? (this.frames[0] && bound(this.frames[0], name, this.trace));
  }

  /** @param {Value} value @returns {any} whatever an object holds */
  contents(value) {
    return value?.kind === "reference" ? this.objects.get(value.id)?.value : value;
  }

  /**
   * Is what a name calls one of the language's own functions?
   * @param {string} name
   */
  isBuiltIn(name) {
    return !this.own.has(name) && this.binding(name) === undefined;
  }
}

/**
 * Of two variables of one name the inner one, which was declared later.
 * @param {Frame} frame @param {string} name @param {Trace} trace @returns {Binding | undefined}
 */
export function bound(frame, name, trace) {
  /** @type {Binding | undefined} */
  let found;
  for (const [slot, value] of frame?.values ?? []) {
    if (trace.slots.get(slot)?.name === name && value?.kind !== "unset" && !(found && found.slot > slot))
      found = { slot, call: frame.call, value };
  }
  return found;
}
