// Long work in parts: a generator yields now and then how far it is, after a few steps of a run, and returns its answer.

/** @import { Work } from "types/journey.d.ts" */

/** So many steps of a run are read between two yields. */
export const stepsBetween = 16;

/**
 * All of it at once: the answer.
 * @template T
 * @param {Work<T>} work @returns {T}
 */
export function finish(work) {
  for (;;) {
    const part = slice(work, Infinity);
    if (part.done) return part.value;
  }
}

/**
 * Goes on for about so long, at least to the next yield: `{ done, value }`, the answer or how far it is.
 * @template T
 * @param {Work<T>} work @param {number} milliseconds
 */
export function slice(work, milliseconds) {
  const end = performance.now() + milliseconds;
  let part;
  do part = work.next();
  while (!part.done && performance.now() < end);
  return part;
}

/** Lets whatever else waits have its turn. */
export const pause = () => new Promise((resolve) => setTimeout(resolve, 0));
