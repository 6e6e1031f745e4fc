// Looks for the next step at which one of some expressions holds, a slice at a time, so that the page stays alive.

import { parseExpression } from "./trace/expression.js";
import { Scope } from "./trace/scope.js";
import { namesOf } from "./trace/search.js";

const sliceMilliseconds = 12;
const most = 256;

/** Throws an error with a sentence when the text cannot be read. */
export const readCondition = (text) => parseExpression(text);

/**
 * `{ promise, stop }`: the promise gives a step strictly beyond `from`, or null if there is none, or undefined if it was
 * stopped; `limit` is the last step that is of interest. `progress(step)` hears how far it is.
 */
export function hunt(trace, conditions, { from, direction, limit, progress = () => {} }) {
  const names = namesOf(trace);
  const cursor = trace.cursor(from);
  const holds = () => conditions.some((condition) => new Scope(cursor.live, cursor.changes, names).isTrue(condition));
  let isStopped = false;
  const promise = new Promise((resolve, reject) => {
    const work = () => {
      if (isStopped) return resolve(undefined);
      try {
        const end = performance.now() + sliceMilliseconds;
        do {
          for (let turn = 0; turn < most; turn++) {
            const before = cursor.step;
            if (before === limit || !(direction > 0 ? cursor.next() : cursor.previous()) || cursor.step === before) return resolve(null);
            if (holds()) return resolve(cursor.step);
          }
        } while (performance.now() < end);
        progress(cursor.step);
        setTimeout(work, 0);
      } catch (error) {
        reject(error);
      }
    };
    work();
  });
  return { promise, stop: () => (isStopped = true) };
}
