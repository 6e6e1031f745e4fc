// Values, steps and states as text, spelled as the language spells them; Swift's `ValueText` makes the same.

/** @import { LiveObject, Told, Trace, Value, View } from "types/journey.d.ts" */

import { Telling } from "./telling.js";
import { objectName, Writer } from "./writer.js";

const frameLimit = 20;
const objectLimit = 50;
const outputLines = 5;

export class Speech {
  /** @param {Trace} trace */
  constructor(trace) {
    const language = trace.footer.language;
    const isPython = language === "python";
    this.trace = trace;
    /** @type {string[] | undefined} */
    this.lines = undefined;
    this.nothing = isPython ? "None" : language === "swift" ? "nil" : "null";
    this.yes = isPython ? "True" : "true";
    this.no = isPython ? "False" : "false";
    /** @type {[string, string]} */
    this.braces = language === "swift" ? ["[", "]"] : ["{", "}"];
    this.emptyDictionary = language === "swift" ? "[:]" : "{}";
    this.fieldSeparator = isPython ? "=" : ": ";
    this.startsCasesWithDot = !isPython;
  }

  /**
   * A value as short text; references are followed in `state`, if it is given.
   * @param {Value} value @param {number} [limit] @param {Told | null} [state] @returns {string}
   */
  show(value, limit = 60, state = null) {
    return new Writer(this, state, limit).of(value);
  }

  /**
   * The same in a sentence: an object is called by what it shows of itself, not by its number.
   * @param {Value} value @param {number} limit @param {Told} state @returns {string}
   */
  say(value, limit, state) {
    return new Writer(this, state, limit, true).of(value);
  }

  /**
   * An object by what it shows of itself: `ListNode(3)`, `list`.
   * @param {LiveObject} object @param {number} limit @param {Told} state
   */
  called(object, limit, state) {
    return new Writer(this, state, limit, true).spoken(object);
  }

  /** @param {View} state */
  narrate(state) {
    return new Telling(this, state).text();
  }

  /**
   * A step as lines of text.
   * @param {View} state
   */
  describe(state) {
    return [...this.heading(state), ...this.frames(state), ...this.objects(state), ...this.output(state)]
      .map((line) => `${line}\n`)
      .join("");
  }

  /** @param {View} state */
  heading(state) {
    const first = this.trace.footer.gap ?? 0;
    let line = `Step ${first + state.step} of ${first + this.trace.steps}`;
    if (state.line > 0) {
      line += `, line ${state.line}`;
      const source = this.sourceLine(state.line);
      if (source) line += `: ${source}`;
    }
    return state.error === null ? [line] : [line, `Error: ${state.error}`];
  }

  /** @param {number} line */
  sourceLine(line) {
    this.lines ??= this.trace.footer.source.split("\n");
    return (this.lines[line - 1] ?? "").replace(/^[ \t]+/, "");
  }

  /** @param {View} state */
  frames(state) {
    const lines = [];
    for (const frame of [...state.frames].reverse().slice(0, frameLimit)) {
      lines.push(frame.call === 0 ? frame.name || "top level" : `${frame.name}, call ${frame.call}`);
      for (const slot of frame.slots) lines.push(`  ${slot.name} = ${this.show(slot.value, 60, state)}`);
    }
    const rest = state.frames.length - frameLimit;
    return rest > 0 ? [...lines, `… ${rest} more calls`] : lines;
  }

  /** @param {View} state */
  objects(state) {
    if (state.objects.size === 0) return [];
    const lines = [];
    for (const object of state.objects.values()) {
      if (lines.length === objectLimit) break;
      const writer = new Writer(this, state, 60);
      lines.push(`  ${objectName(object)} = ${writer.contents(object)}`);
    }
    const rest = state.objects.size - objectLimit;
    return ["Objects", ...lines, ...(rest > 0 ? [`  … ${rest} more`] : [])];
  }

  /** @param {View} state */
  output(state) {
    const lines = state.output.split("\n").filter((line) => line !== "");
    return state.output === "" ? [] : ["Output", ...lines.slice(-outputLines).map((line) => `  ${line}`)];
  }
}
