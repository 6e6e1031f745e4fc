// Who called whom, of all calls of a run at once: in flat memory, as there may be a million of them.

import { upTo } from "./census.js";

export class Callees {
  #first;
  #list;

  /** @param {{ count: number, parent: Int32Array }} one */
  constructor({ count, parent }) {
    this.#first = new Uint32Array(count + 1);
    this.#list = new Uint32Array(count);
    for (let call = 0; call < count; call++) if (parent[call] >= 0) this.#first[parent[call] + 1]++;
    for (let call = 0; call < count; call++) this.#first[call + 1] += this.#first[call];
    const next = this.#first.slice();
    for (let call = 0; call < count; call++) if (parent[call] >= 0) this.#list[next[parent[call]]++] = call;
  }

  /**
   * The calls that a call made, in their order, as far as their numbers are below `limit`.
   * @param {number} call @param {number} [limit]
   */
  of(call, limit = Infinity) {
    const all = this.#list.subarray(this.#first[call], this.#first[call + 1]);
    return all.subarray(0, upTo(all, limit - 1));
  }
}
