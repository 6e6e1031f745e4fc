// Asks long questions about runs without holding up the page. Most answers are near, so the work begins here; what takes
// longer than a slice is asked of a worker, which reads the traces for itself. Where there is none (a page without a
// server), or it fails, the work goes on here, a slice at a time.

/** @import { Order, Progress, Question, Trace } from "types/journey.d.ts" */

import { workOn } from "./answers.js";
import { pause, slice } from "./trace/work.js";

const sliceMilliseconds = 12;

export class Asker {
  /** @type {Worker | null} */
  #worker = null;
  #last = 0;
  /** @type {Map<number, { progress: Progress, resolve: (found: { answer?: unknown } | null) => void }>} */
  #waiting = new Map();

  /**
   * `worker`: the address of search-worker.js, if the page can reach it.
   * @param {Trace[]} traces @param {{ worker?: string | null, milliseconds?: number }} [other]
   */
  constructor(traces, { worker = null, milliseconds = sliceMilliseconds } = {}) {
    this.traces = traces;
    this.address = worker;
    this.milliseconds = milliseconds;
  }

  /**
   * `{ promise, stop }`: the promise gives the answer, or undefined if it was stopped; `progress` hears how far it is.
   * @param {Question} question @param {Progress} [progress]
   */
  ask(question, progress = () => {}) {
    const order = { isStopped: false, callOff() {} };
    const stop = () => {
      order.isStopped = true;
      order.callOff();
    };
    return { promise: this.#answer(question, progress, order), stop };
  }

  /** @param {Question} question @param {Progress} progress @param {Order} order */
  async #answer(question, progress, order) {
    const work = workOn(this.traces, question);
    let part = slice(work, this.milliseconds);
    if (!part.done) {
      const found = await this.#elsewhere(question, progress, order);
      if (found) return found.answer;
    }
    for (; !part.done; part = slice(work, this.milliseconds)) {
      if (!order.isStopped) progress(part.value);
      await pause();
      if (order.isStopped) return undefined;
    }
    return part.value;
  }

  /**
   * `{ answer }`, or null where there is no worker that can give one.
   * @param {Question} question @param {Progress} progress @param {Order} order
   */
  #elsewhere(question, progress, order) {
    const worker = this.#open();
    if (!worker) return null;
    const id = (this.#last += 1);
    return new Promise((resolve) => {
      this.#waiting.set(id, { progress, resolve });
      order.callOff = () => {
        if (!this.#waiting.delete(id)) return;
        worker.postMessage({});
        resolve({ answer: undefined });
      };
      worker.postMessage({ id, question });
    });
  }

  #open() {
    if (this.#worker || !this.address || !globalThis.Worker) return this.#worker;
    try {
      this.#worker = new Worker(this.address, { type: "module" });
      this.#worker.onmessage = (/** @type {MessageEvent} */ { data }) => this.#hear(data);
      this.#worker.onerror = this.#worker.onmessageerror = () => this.close();
      this.#worker.postMessage({ files: this.traces.map(({ bytes }) => bytes) });
    } catch {
      this.close();
    }
    return this.#worker;
  }

  /** @param {{ id: number, progress?: number, isBroken?: boolean, answer?: unknown }} one */
  #hear({ id, progress, isBroken, ...rest }) {
    if (isBroken) return this.close();
    const asked = this.#waiting.get(id);
    if (!asked) return;
    if (progress !== undefined) return asked.progress(progress);
    this.#waiting.delete(id);
    asked.resolve(rest);
  }

  /** Ends the worker for good; who still waits for it does the work here. */
  close() {
    this.#worker?.terminate();
    [this.#worker, this.address] = [null, null];
    for (const { resolve } of this.#waiting.values()) resolve(null);
    this.#waiting.clear();
  }
}
