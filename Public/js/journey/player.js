// The place in a run and every way of moving it. Knows no page: views subscribe and are told of each new moment.

/** @import { Asked, Census, Cursor, Question, State, Trace, View } from "types/journey.d.ts" */

import { Asker } from "./asker.js";
import { Moment } from "./moment.js";
import { Playback } from "./playback.js";
import { Source } from "./source.js";
import { speak } from "./values.js";

export class Player {
  /** @type {((player: Player) => void)[]} */
  #listeners = [];
  /** @type {number | null} */
  #planned = null;
  #asker;
  /** @type {Asked | null} */
  #search = null;
  /** @type {Cursor | null} */
  #before = null;
  /** @type {Set<number>} */
  breakpoints = new Set();
  /** @type {string[]} */
  watches = [];
  /** Set when a search or the end of the trace has something to say. */
  notice = "";
  /**
   * Counts over the whole run, once something makes them (census.js).
   * @type {Census | null}
   */
  census = null;
  /** @type {number | null} */
  chosenCall = null;
  /** @type {string | null} */
  chosenName = null;
  /** @type {number | null} */
  chosenLine = null;

  /**
   * `worker`: the address of search-worker.js, if the page can reach it.
   * @param {Trace} trace @param {{ source?: string, skipped?: number, worker?: string | null }} [other]
   */
  constructor(trace, { source, skipped = 0, worker } = {}) {
    this.trace = trace;
    this.playback = new Playback(this);
    this.#asker = new Asker([trace], { worker });
    this.language = trace.footer.language ?? "";
    speak(this.language);
    this.source = new Source(source ?? trace.footer.source ?? "", this.language);
    this.cursor = trace.cursor(0);
    this.steps = trace.steps;
    const { gap = 0 } = trace.footer;
    /** What a person calls a step: its number in the whole run, of which the beginning may not be recorded. */
    this.offset = gap;
    /** The run's last step; only those up to `offset + steps` are recorded. */
    this.end = gap + this.steps + Math.max(trace.skippedSteps, skipped);
    this.moment = this.momentOf(this.cursor.state);
  }

  /**
   * Set where a part that is not recorded can be: hears `{ from, to, step }`, `to` exclusive, in the run's numbers.
   * @type {((part: { from: number, to: number, step: number }) => void) | null}
   */
  record = null;

  /**
   * A step's number in the whole run, as a person reads it.
   * @param {number} [step]
   */
  numberOf(step = this.step) {
    return step + this.offset;
  }

  /** @param {number} [step] */
  numberText(step = this.step) {
    return this.numberOf(step).toLocaleString("en");
  }

  /**
   * Goes to the step that a person wrote, `1,234` or `1 234`, or says why not.
   * @param {string} text
   */
  goToText(text) {
    const digits = text.replace(/[\s,_]/g, "");
    if (!/^\d{1,15}$/.test(digits)) return this.say(`“${text}” is no step's number.`);
    this.goToNumber(Number(digits));
  }

  /**
   * Goes to a step by its number in the whole run; one that is not recorded is recorded, where that can be.
   * @param {number} number
   */
  goToNumber(number) {
    const step = number - this.offset;
    if (step >= 0 && step <= this.steps) return this.go(step);
    if (this.record && number >= 0 && number <= this.end) {
      return this.record({ from: Math.max(0, number - 1000), to: Math.min(this.end, number + 999_000), step: number });
    }
    this.go(step);
    const name = number.toLocaleString("en");
    this.say(
      number <= this.end
        ? `Step ${name} was not recorded: this is the nearest one that was.`
        : `The run has no step ${name}: this is the nearest.`,
    );
  }

  get step() {
    return this.cursor.step;
  }

  #read() {
    this.moment = this.momentOf(this.cursor.state);
  }

  /**
   * A step of the run as the drawing needs it.
   * @param {View} state @returns {Moment}
   */
  momentOf(state) {
    const moment = new Moment(state, this.source, this.trace.functions, state.step === this.steps);
    moment.rounds = (frame, head, end) => this.census?.roundOf(moment.state.step, moment.frames.indexOf(frame) + 1, head, end) ?? null;
    return moment;
  }

  /**
   * The live state some steps before the shown one, on a cursor of its own; null before the beginning.
   * @param {number} steps @returns {State | null}
   */
  earlier(steps) {
    if (this.step < steps) return null;
    this.#before ??= this.trace.cursor(this.step - steps);
    this.#before.seek(this.step - steps);
    return this.#before.live;
  }

  /**
   * Calls back with the player after each move.
   * @param {(player: Player) => void} listener
   */
  onMove(listener) {
    this.#listeners.push(listener);
  }

  /** @param {number} step @param {{ keepNotice?: boolean }} [other] */
  go(step, { keepNotice = false } = {}) {
    const wanted = Math.min(this.steps, Math.max(0, Math.round(step)));
    if (!Number.isFinite(wanted)) return;
    this.#stopSearch();
    if (wanted === this.step + 1) this.cursor.next();
    else if (wanted === this.step - 1) this.cursor.previous();
    else if (wanted !== this.step) this.cursor.seek(wanted);
    if (!keepNotice) this.notice = "";
    this.chosenCall = null;
    this.#read();
    this.tell();
  }

  /**
   * Goes there at the next frame: a dragged scrubber asks more often than the screen can show.
   * @param {number} step
   */
  goSoon(step) {
    if (this.#planned === null) {
      requestAnimationFrame(() => {
        const planned = this.#planned;
        this.#planned = null;
        if (planned !== null) this.go(planned);
      });
    }
    this.#planned = step;
  }

  tell() {
    for (const listener of this.#listeners) listener(this);
  }

  first = () => this.go(0);
  last = () => this.go(this.steps);
  next = () => this.go(this.step + 1);
  previous = () => this.go(this.step - 1);
  /** @param {number} direction */
  over = (direction) => this.go(this.trace.stepOver(this.step, direction) ?? this.step + direction);
  /** @param {number} direction */
  out = (direction) => this.go(this.trace.stepOut(this.step, direction) ?? (direction > 0 ? this.steps : 0));

  /**
   * Goes to a found step, or says that there is none.
   * @param {number | null | undefined} step @param {string} what
   */
  goTo(step, what) {
    if (step === null || step === undefined) this.say(`No ${what}.`);
    else this.go(step);
    return step !== null && step !== undefined;
  }

  /** @param {string} notice */
  say(notice) {
    this.notice = notice;
    this.tell();
  }

  /** @param {number} direction @param {string | null} [name] */
  change(direction, name = this.chosenName) {
    if (!name) return this.say("Choose a variable first: click its name.");
    const where = direction > 0 ? "later" : "earlier";
    return this.#find({ kind: "change", from: this.step, name, direction }, `a change of ${name}`, `${where} change of ${name}`);
  }

  /** @param {number} direction @param {number} [line] */
  hit(direction, line = this.chosenLine ?? this.moment.state.line) {
    const where = direction > 0 ? "later" : "earlier";
    return this.goTo(this.trace.findLine(this.step, line, direction), `${where} run of line ${line}`);
  }

  /**
   * The nearest step at which a breakpoint's line runs next or a watched expression holds.
   * @param {number} direction
   */
  run(direction) {
    this.#stopSearch();
    if (this.breakpoints.size === 0 && this.watches.length === 0) {
      return this.say("Set a breakpoint first: click a line number, or write a condition.");
    }
    const steps = [...this.breakpoints].map((line) => this.trace.findLine(this.step, line, direction)).filter((step) => step !== null);
    const line = !steps.length ? null : direction > 0 ? Math.min(...steps) : Math.max(...steps);
    const where = direction > 0 ? "ahead" : "behind";
    if (this.watches.length === 0) return this.goTo(line, `breakpoint ${where}`);
    /** @type {Question} */
    const question = {
      kind: "condition",
      texts: this.watches,
      from: this.step,
      direction,
      limit: line ?? (direction > 0 ? this.steps : 0),
    };
    return this.#find(question, this.watches.join(" or "), `breakpoint ${where}`, line);
  }

  /**
   * Goes to the step that answers a question, else to the other one, or says that there is none; another move calls it off.
   * @param {Question} question @param {string} what @param {string} missing @param {number | null} [otherwise]
   */
  async #find(question, what, missing, otherwise = null) {
    this.#stopSearch();
    const search = (this.#search = this.#asker.ask(question, (step) => this.say(`Looking for ${what}: step ${this.numberText(step)}…`)));
    try {
      const step = await search.promise;
      // Another move may have come before the answer.
      if (step !== undefined && search === this.#search) this.goTo(step ?? otherwise, missing);
    } catch (error) {
      this.say(error.message);
    }
  }

  #stopSearch() {
    this.#search?.stop();
    this.#search = null;
  }

  /** @param {number} line */
  toggleBreakpoint(line) {
    if (!this.breakpoints.delete(line)) this.breakpoints.add(line);
    this.tell();
  }

  /** The frame that variables are shown of: the chosen one, else the current. */
  get frame() {
    const { frames } = this.moment;
    return frames.find(({ call }) => call === this.chosenCall) ?? frames.at(-1);
  }

  close() {
    this.playback.pause();
    this.#stopSearch();
    this.#asker.close();
    this.#listeners = [];
  }
}
