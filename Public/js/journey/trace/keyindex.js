// Where each key of a table stands. One index serves all states of a table in turn: what it knows of leaves that two of them
// share lasts over seeks, and what it says is checked against the table at hand.

/** @import { Key, Leaf, Table, Value } from "types/journey.d.ts" */

import { hole, opened } from "./leaf.js";
import { keyOf } from "./values.js";

/** @type {Value[]} */
const none = [];

export const placesInLeaf = 1024;
/** @type {readonly [number, number]} */
const missing = [-1, -1];

export class KeyIndex {
  constructor() {
    /**
     * Name of a key -> leaf × 1024 + place in the leaf.
     * @type {Map<Key, number>}
     */
    this.places = new Map();
    /**
     * For each leaf the keys that `places` knows to be there.
     * @type {(Value[] | undefined)[]}
     */
    this.keys = [];
    /** @type {Table | null} */
    this.owner = null;
    this.most = 0;
  }

  /** @param {Table} table @param {Leaf[]} leaves */
  serve(table, leaves) {
    if (this.owner === table) return;
    this.owner = table;
    this.most = Math.max(this.most, table.size);
    if (this.places.size > 2 * this.most + 65536) {
      this.places.clear();
      this.keys = [];
    }
    for (let place = 0; place < leaves.length; place++) {
      const keys = leaves[place].keys ?? opened(leaves, place, table).keys;
      if (this.keys[place] !== keys) this.learn(place, keys);
      const { shared } = leaves[place];
      if (shared) shared.index = this;
    }
  }

  /** @param {number} place @param {Value[]} keys */
  learn(place, keys) {
    const known = this.keys[place] ?? none;
    this.keys[place] = keys;
    for (let at = 0; at < keys.length; at++) {
      if (keys[at] !== hole && keys[at] !== known[at]) this.put(keys[at], place, at);
    }
  }

  /** @param {Value} key @param {number} place @param {number} at */
  put(key, place, at) {
    const name = keyOf(key);
    const number = place * placesInLeaf + at;
    const before = this.places.get(name);
    if (before === number) return;
    this.places.set(name, number);
    if (before === undefined) return;
    // Another state of the table has the key elsewhere: that leaf is learnt again when its turn comes.
    const other = Math.floor(before / placesInLeaf);
    const found = other === place ? undefined : this.keys[other]?.[before % placesInLeaf];
    if (found !== undefined && found !== hole && keyOf(found) === name) this.keys[other] = undefined;
  }

  /**
   * [leaf, place in it] of a key of the table that is served.
   * @param {Value} key @returns {readonly [number, number]}
   */
  find(key) {
    const name = keyOf(key);
    const number = this.places.get(name);
    if (number === undefined) return missing;
    const place = Math.floor(number / placesInLeaf);
    const at = number % placesInLeaf;
    const owner = /** @type {Table} */ (this.owner);
    const leaf = owner.leaves[place];
    if (!leaf) return missing;
    const found = (leaf.keys ?? opened(owner.leaves, place, owner).keys)[at];
    if (found === undefined || found === hole) return missing;
    return found === key || keyOf(found) === name ? [place, at] : missing;
  }
}
