// Answers the long questions about runs, wherever it is loaded: in the page or in a worker of its own.

/** @import { Place, Port, Question, Trace, Work } from "types/journey.d.ts" */

import { hunting, readCondition } from "./hunt.js";
import { writing } from "./writes.js";
import { comparing } from "./parting.js";
import { openTrace } from "./trace.js";
import { findingChange } from "./trace/search.js";
import { pause, slice } from "./trace/work.js";

/** A slice in a worker: long, as nobody waits for its thread, yet it hears soon when it is called off. */
const sliceMilliseconds = 50;

/**
 * Work (trace/work.js) on a question, which is plain data: it may have come from another thread.
 * @param {Trace[]} traces @param {Question} other @returns {Work<unknown>}
 */
export function workOn(traces, { kind, ...question }) {
  switch (kind) {
    case "change":
      return findingChange(traces[0], question.from, question.name, question.direction);
    case "condition":
      return hunting(
        traces[0],
        question.texts.map(readCondition),
        /** @type {{ from: number, direction: number, limit: number }} */ (question),
      );
    case "writes":
      return writing(traces[0], /** @type {{ place: Place, step: number, most: number }} */ (question));
    case "parting":
      return comparing(traces[0], traces[1]);
    default:
      throw new Error(`Nobody can answer "${kind}".`);
  }
}

/**
 * Serves a page (asker.js): `{ files }` to read, then `{ id, question }` one at a time; whatever comes calls off the one before.
 * @param {Port} port
 */
export function serve(port) {
  /** @type {Trace[]} */
  let traces = [];
  let turn = 0;
  port.onmessage = async ({ data: { files, id, question } }) => {
    const mine = (turn += 1);
    try {
      if (files) traces = files.map(openTrace);
      const work = question && workOn(traces, question);
      for (let part; work && mine === turn && !part?.done; await pause()) {
        part = slice(work, sliceMilliseconds);
        port.postMessage(part.done ? { id, answer: part.value } : { id, progress: part.value });
      }
    } catch {
      port.postMessage({ isBroken: true });
    }
  };
}
