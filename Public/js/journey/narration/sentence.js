// What a sentence about a step is made from: the line that ran, what the names stood for before it, and what changed.

/** @import { Change, Expression, Player, State, Value } from "types/journey.d.ts" */

import { Names } from "../names.js";
import { bare } from "../codeline.js";
import { Telling } from "../trace/telling.js";
import { Wording } from "../wording.js";

export const longest = 120;

/** @param {string} text */
export const letters = (text) => [...text].length;
/** @param {Change} one */
export const isFlow = ({ kind }) => kind !== "condition";

export class Sentence {
  /** @param {Player} player */
  constructor(player) {
    this.player = player;
    this.source = player.source;
    this.state = player.moment.state;
    const live = /** @type {State} */ (player.earlier(1));
    this.before = live.frames.at(-1);
    this.names = new Names(player.trace, live);
    this.line = this.before?.line ?? 0;
    this.code = bare(this.source.lines[this.line - 1] ?? "", player.language);
    this.telling = new Telling(player.trace.speech, this.state, new Set(this.code.match(/[A-Za-z_]\w*/g)));
    const frame = this.state.frames.at(-1);
    this.isSameCall = frame !== undefined && frame.call === this.before?.call && !frame.entered;
    this.hasCall = this.state.events.some(({ kind }) => kind === "enter");
  }

  /** @param {Value} value */
  say = (value) => this.player.trace.speech.say(value, 20, this.state);

  /** @param {string} text @param {Names} [names] */
  wording(text, names = this.names) {
    return new Wording(text, names, {
      say: this.say,
      /** @param {string} name */
      grown: (name) => this.source.grown.has(name),
      /** @param {string} name */
      isPlace: (name) => this.source.places.has(name),
    });
  }

  /**
   * Together with what else happened, if there is room for it: what a call's end brings comes behind.
   * @param {string} text @param {(event: Change) => boolean} isTold
   */
  with(text, isTold) {
    /** @param {Change} one */
    const isAfter = ({ kind }) => ["exit", "enter", "output", "throw", "catch", "suspend", "resume"].includes(kind);
    const [before, after] = [false, true].map((side) =>
      this.telling.fitting(() => this.telling.parts((event) => isTold(event) && isAfter(event) === side)),
    );
    const all = [before, text, after].filter(Boolean).join("; ");
    return letters(all) <= longest ? all : letters(text) <= longest ? text : `${[...text].slice(0, longest - 1).join("")}…`;
  }

  /** @param {string} text @param {(event: Change) => boolean} isTold */
  after(text, isTold) {
    const more = this.telling.fitting(() => this.telling.parts(isTold));
    return more && letters(text) + letters(more) + 2 <= longest ? `${text}; ${more}` : text;
  }

  namesNow() {
    return new Names(this.player.trace, { frames: this.state.frames, objects: this.state.objects });
  }

  /**
   * `nums[3]` of `nums[i + 1]`.
   * @param {Wording} wording @param {Expression} other
   */
  indexed(wording, { whole, key }) {
    const index = wording.value(key);
    if (whole.kind !== "name" || key.kind === "literal" || index === undefined) return null;
    return `${whole.name}[${this.say(index)}]`;
  }
}
