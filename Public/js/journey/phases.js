// Which names the part of the program that runs just now works with. Told by the text and the calls alone, so that it is the
// same however one comes to a step, and stays as long as that part runs: a function's phases are its outermost loops, each
// with the lines that lead to it. What a phase calls belongs to it. A class whose methods are called one after the other from
// outside (an LRU cache, a trie) has one phase.

/** @import { Calls, Frame, FunctionInfo, Moment, Phase, Source } from "types/journey.d.ts" */

import { bare } from "./codeline.js";

const conditional = /^\s*(?:\}\s*)?(?:if|elif|else|guard|case|switch|match|catch|except)\b/;
const head = /^\s*(?:async\s+)?(?:@?\w+\s+)*(?:def|func|function|class|struct|enum|extension|init)\b/;
const [round, choice] = [6, 0.25];
const mostCalls = 2000;
/** @param {string} text */
const namesIn = (text) => text.match(/[A-Za-z_]\w*/g) ?? [];

export class Phases {
  #functions;
  /** @type {Map<number, (Phase & { to: number })[]>} */
  #byFunction = new Map();
  /** @type {Map<string, number>} */
  #callees = new Map();
  /** @type {Phase | null} */
  #whole = null;

  /**
   * `functions`: those of the trace, `Map id -> { id, name, line, endLine }`; `calls` its calls, for who is called from outside.
   * @param {Source} source @param {Map<number, FunctionInfo>} [functions] @param {Calls | null} [calls]
   */
  constructor(source, functions = new Map(), calls = null) {
    this.source = source;
    this.#functions = functions;
    for (const { id, name } of functions.values()) if (name) this.#callees.set(name.split(".").pop(), id);
    if (calls && this.#isDriven(calls)) this.#whole = { id: "all", weights: this.#allWeights() };
  }

  /**
   * Are several methods called from outside the text?
   * @param {Calls} one
   */
  #isDriven({ count, fn, parent }) {
    const called = new Set();
    for (let call = 1; call < Math.min(count, mostCalls); call++) if (parent[call] === 0) called.add(fn[call]);
    const names = [...called]
      .map((id) => this.#functions.get(id)?.name?.split(".").pop() ?? "")
      .filter((name) => !/^(?:__init__|init)$/.test(name));
    const own = this.#weigh(fn[0] ?? 0, { from: 1, to: this.source.lines.length });
    return names.length > 1 && !names.some((name) => own.has(name));
  }

  #allWeights() {
    const weights = new Map();
    for (const id of this.#functions.keys()) {
      for (const [name, weight] of this.#weigh(id, { from: 1, to: this.source.lines.length }))
        weights.set(name, Math.max(weight, weights.get(name) ?? 0));
    }
    return weights;
  }

  /**
   * The phase of a step: `{ id, weights: Map name -> number }`, `weights` how much its lines have to do with a name.
   * @param {Moment} moment @returns {Phase}
   */
  of(moment) {
    if (this.#whole) return this.#whole;
    const frame = this.#leading(moment.frames);
    const phases = this.#phasesOf(frame?.fn ?? 0);
    return phases.find(({ to }) => (frame?.line ?? 0) <= to) ?? phases.at(-1);
  }

  /**
   * The outermost call that goes round in a loop or calls itself: what it calls comes and goes with it.
   * @param {Frame[]} frames
   */
  #leading(frames) {
    const counts = new Map();
    for (const { fn } of frames) counts.set(fn, (counts.get(fn) ?? 0) + 1);
    /** @param {Frame} one */
    const isBusy = ({ fn, line }) => counts.get(fn) > 1 || this.#isInLoop(fn, line);
    return frames.find(isBusy) ?? frames.find(({ call }) => call !== 0) ?? frames[0];
  }

  /** @param {number} fn @param {number} line */
  #isInLoop(fn, line) {
    return this.#phasesOf(fn).some((phase) => phase.loop && line >= phase.loop && line <= phase.to);
  }

  /** @param {number} fn @returns {(Phase & { to: number })[]} */
  #phasesOf(fn) {
    if (!this.#byFunction.has(fn)) {
      const spans = this.#spansOf(fn);
      this.#byFunction.set(
        fn,
        spans.map((span, place) => ({ id: `${fn}:${place}`, ...span, weights: this.#weigh(fn, span) })),
      );
    }
    return this.#byFunction.get(fn);
  }

  /**
   * Lines of a function, those of functions inside it left out.
   * @param {number} fn
   */
  #linesOf(fn) {
    const { lines } = this.source;
    const { line: first = 1, endLine = 0 } = this.#functions.get(fn) ?? {};
    const last = endLine || lines.length;
    const inner = [...this.#functions.values()].filter(
      (other) =>
        other.id !== fn &&
        other.line &&
        other.endLine &&
        (other.line > first || (other.line === first && other.endLine < last)) &&
        other.endLine <= last,
    );
    const found = [];
    for (let line = Math.max(1, first); line <= Math.min(last, lines.length); line++) {
      if (!inner.some((other) => line >= other.line && line <= other.endLine)) found.push(line);
    }
    return found;
  }

  /** @param {number} fn @returns {{ from: number, to: number, loop?: number }[]} */
  #spansOf(fn) {
    const lines = this.#linesOf(fn);
    const spans = [];
    let [from, end] = [lines[0] ?? 1, 0];
    for (const line of lines) {
      if (line <= end || !this.source.loops.has(line)) continue;
      end = this.source.loopEnds.get(line) ?? line;
      spans.push({ from, to: end, loop: line });
      from = end + 1;
    }
    const last = lines.at(-1) ?? from;
    // What follows the last loop belongs to it: mostly it is a line that returns what the loop has found.
    if (spans.length) spans.at(-1).to = Math.max(spans.at(-1).to, last);
    else spans.push({ from, to: last, loop: 0 });
    return spans;
  }

  /** @param {number} fn @param {{ from: number, to: number }} other @returns {Map<string, number>} */
  #weigh(fn, { from, to }) {
    const weights = new Map();
    this.#add(
      weights,
      this.#linesOf(fn).filter((line) => line >= from && line <= to),
      1,
      new Set([fn]),
    );
    return weights;
  }

  /** @param {Map<string, number>} weights @param {number[]} lines @param {number} factor @param {Set<number>} met */
  #add(weights, lines, factor, met) {
    const open = [];
    for (const number of lines) {
      const code = bare(this.source.lines[number - 1] ?? "", this.source.language);
      const indent = code.search(/\S/);
      if (indent < 0) continue;
      while (open.length && open.at(-1).indent >= indent) open.pop();
      if (head.test(code)) continue;
      const isLoop = this.source.loops.has(number);
      const weight = factor * open.reduce((product, each) => product * each.factor, 1) * (isLoop ? round : 1);
      if (isLoop) open.push({ indent, factor: round });
      else if (conditional.test(code)) open.push({ indent, factor: choice });
      for (const name of namesIn(code)) weights.set(name, (weights.get(name) ?? 0) + weight);
      for (const [, name] of code.matchAll(/([A-Za-z_]\w*)\s*\(/g)) {
        const callee = this.#callees.get(name);
        if (callee === undefined || met.has(callee)) continue;
        met.add(callee);
        this.#add(weights, this.#linesOf(callee), weight, met);
      }
    }
  }
}
