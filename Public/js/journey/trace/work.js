// Long work in parts: a generator yields now and then how far it is, after a few steps of a run, and returns its answer.

/** So many steps of a run are read between two yields. */
export const stepsBetween = 16;

/**
 * All of it at once: the answer.
 * @param {any} work
 */
export function finish(work) {
  return slice(work, Infinity).value;
}

/**
 * Goes on for about so long, at least to the next yield: `{ done, value }`, the answer or how far it is.
 * @param {any} work @param {number} milliseconds
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
