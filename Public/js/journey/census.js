// Counts over the whole run, in the background: which line each step runs, comparisons, writes, depth. With these the
// code's gutter, the counters and the ruler answer for any step at once. About 14 bytes a step.

/** @import { Cursor, Trace } from "types/journey.d.ts" */

import { short } from "./values.js";

const writes = new Set(["bind", "part", "splice", "new"]);
const sliceMilliseconds = 8;
const mostMemos = 5000;
const block = 64;
const farthest = 20_000;
/** @type {("compared" | "written")[]} */
const sums = ["compared", "written"];

/** A list of rising numbers that grows without boxing them. */
class Steps {
  #room = new Uint32Array(16);
  length = 0;

  /** @param {number} step */
  push(step) {
    if (this.length === this.#room.length) {
      const larger = new Uint32Array(this.length * 2);
      larger.set(this.#room);
      this.#room = larger;
    }
    this.#room[this.length++] = step;
  }

  /** @param {number} place */
  at(place) {
    return this.#room[place < 0 ? this.length + place : place];
  }

  *[Symbol.iterator]() {
    for (let place = 0; place < this.length; place++) yield this.#room[place];
  }
}

const none = new Steps();

export class Census {
  done = 0;
  /** @type {((census: Census) => void)[]} */
  #listeners = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #running = 0;
  #sums = { compared: 0, written: 0 };

  /**
   * `tests`: lines that test a condition, for traces that do not record what came out.
   * @param {Trace} trace @param {Map<number, { text: string, first: number }>} [tests]
   */
  constructor(trace, tests = new Map()) {
    this.trace = trace;
    this.tests = trace.footer.language === "swift" ? new Map() : tests;
    const size = trace.steps + 1;
    const lastLine = (trace.footer.source ?? "").length;
    this.lines = new (lastLine < 65_536 ? Uint16Array : Uint32Array)(size);
    this.depths = new Uint16Array(size);
    // What each step adds, and the sums at the beginning of each block.
    this.compared = new Uint16Array(size);
    this.written = new Uint16Array(size);
    this.blocks = { compared: new Float64Array(Math.ceil(size / block)), written: new Float64Array(Math.ceil(size / block)) };
    /** @type {Map<number, Steps>} */
    this.hits = new Map();
    /**
     * Answers of a cache instead of calls: `[{ step, call, fn, text }]`, the first ones.
     * @type {{ step: number, call: number, fn: number, text: string }[]}
     */
    this.memos = [];
  }

  get isComplete() {
    return this.done > this.trace.steps;
  }

  /** @param {(census: Census) => void} listener */
  onProgress(listener) {
    this.#listeners.push(listener);
  }

  /**
   * Plans in slices. With `firstMilliseconds` the first slice runs at once, which is enough for a small run.
   * @param {number} [firstMilliseconds]
   */
  start(firstMilliseconds = 0) {
    const cursor = this.trace.cursor(0);
    let slice = firstMilliseconds;
    const work = () => {
      const end = performance.now() + (slice || sliceMilliseconds);
      slice = 0;
      do {
        for (let turn = 0; turn < 64 && !this.isComplete; turn++) this.#take(cursor);
      } while (!this.isComplete && performance.now() < end);
      for (const listener of this.#listeners) listener(this);
      if (!this.isComplete) this.#timer = setTimeout(work, 4);
    };
    if (firstMilliseconds) work();
    else this.#timer = setTimeout(work, 0);
  }

  stop() {
    clearTimeout(this.#timer);
  }

  /**
   * Reads what the cursor is about itself: a view of the whole state would cost ten times as much.
   * @param {Cursor} cursor
   */
  #take(cursor) {
    const { live, changes } = cursor;
    const step = this.done++;
    const frame = live.frames[live.frames.length - 1];
    const line = frame?.line ?? 0;
    this.lines[step] = line;
    this.depths[step] = Math.min(65_535, live.frames.length);
    if (step % block === 0) for (const name of sums) this.blocks[name][step / block] = this.#sums[name];
    let [compared, written] = [step > 0 && this.tests.has(this.lines[step - 1]) ? 1 : 0, 0];
    // Several calls may end in one step: an answer belongs to the one that was running then.
    for (const change of changes) {
      if (change.kind === "enter") this.#running = change.call;
      else if (change.kind === "exit") this.#running = this.trace.calls.parent[change.call] ?? 0;
      else if (change.kind === "condition") compared++;
      else if (writes.has(change.kind)) written++;
      else if (change.kind === "memo" && this.memos.length < mostMemos) {
        this.memos.push({ step, call: this.#running, fn: change.fn, text: short(change.value, 16, live.objects) });
      }
    }
    this.#running = frame?.call ?? 0;
    this.#sums.compared += this.compared[step] = Math.min(65_535, compared);
    this.#sums.written += this.written[step] = Math.min(65_535, written);
    if (step < this.trace.steps) {
      let list = this.hits.get(line);
      if (!list) this.hits.set(line, (list = new Steps()));
      list.push(step);
    }
    cursor.next();
  }

  /**
   * The steps at which a line is about to run, as far as they are counted.
   * @param {number} line @returns {Steps}
   */
  stepsOf(line) {
    return this.hits.get(line) ?? none;
  }

  /**
   * How often a line was begun before and at this step, and when the last time was.
   * @param {number} line @param {number} step
   */
  hitsOf(line, step) {
    const list = this.stepsOf(line);
    const count = upTo(list, step);
    return { count, last: count ? list.at(count - 1) : null };
  }

  /**
   * Which round, from 0, of the loop in the lines `head` to `end` a frame of depth `depth` is in at a step; null where that is
   * not counted or too far back.
   * @param {number} step @param {number} depth @param {number} head @param {number} end
   */
  roundOf(step, depth, head, end) {
    if (step >= this.done) return null;
    let rounds = -1;
    let after = head;
    for (let at = step; at >= 0 && at > step - farthest; at--) {
      if (this.depths[at] > depth) continue;
      const line = this.lines[at];
      if (this.depths[at] < depth || line < head || line > end) break;
      // A head may be told twice, once for the loop and once for its first round: what counts is that the body follows.
      if (line === head && after !== head) rounds++;
      after = line;
    }
    return rounds < 0 ? null : rounds;
  }

  /**
   * Comparisons, writes and calls up to a step; null where the count has not come yet.
   * @param {number} step
   */
  countersAt(step) {
    if (step >= this.done) return null;
    /** @param {"compared" | "written"} name */
    const sum = (name) => {
      let total = this.blocks[name][Math.floor(step / block)];
      for (let place = step - (step % block); place <= step; place++) total += this[name][place];
      return total;
    };
    const { enter } = this.trace.calls;
    return { compared: sum("compared"), written: sum("written"), calls: Math.max(0, upTo(enter, step) - 1) };
  }
}

/**
 * How many of the sorted numbers are at most `limit`.
 * @param {{ length: number, at(place: number): number | undefined }} sorted @param {number} limit
 */
export function upTo(sorted, limit) {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (/** @type {number} */ (sorted.at(middle)) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
