// What was cited and read in a trace, and how much of it may be read.

/// What may be looked at of one state, with each citation counted: hostile ones could grow without end.
const mostBytes = 2 ** 26;
/// Leaves of so many bytes are kept.
const keptBytes = 2 ** 26;
/** @type {{ [kind: string]: number }} */
const numbers = { list: 0, tuple: 1, set: 2, dictionary: 3, group: 4 };

export class Budget {
  left = mostBytes;

  /**
   * False if nothing is left.
   * @param {number} bytes
   */
  spend(bytes) {
    this.left -= bytes;
    return this.left > 0;
  }
}

/// What was cited and read, by place: it serves all states.
export class Pieces {
  /** @type {Map<number, unknown>} */
  #known = new Map();
  #bytes = 0;

  /** @param {number} code @param {number} level @param {string} kind @param {() => unknown} make @returns {any} as `make` made it */
  find(code, level, kind, make) {
    const key = (code * 64 + level) * 8 + numbers[kind];
    let found = this.#known.get(key);
    if (found === undefined) this.#known.set(key, (found = make()));
    return found;
  }

  /**
   * Counts what was read; too much of it is given up.
   * @param {number} bytes
   */
  count(bytes) {
    this.#bytes += bytes;
    if (this.#bytes <= keptBytes) return;
    this.#bytes = 0;
    this.#known.clear();
  }
}
