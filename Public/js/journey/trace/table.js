// A dictionary or a set in the order of insertion. What looks at a long one asks for `size`, `slice`, `rankOf` and `get`;
// `entries` makes an array of all. Removed entries stay as holes, so that a removal can be undone.

/** @import { LeafSource, Room, Value } from "types/journey.d.ts" */

import { hole, Leaf, leafSize, opened } from "./leaf.js";
import { KeyIndex, placesInLeaf } from "./keyindex.js";

export class Table {
  /** @type {Leaf[] | null} */
  #leaves = [];
  /** @type {LeafSource | null} */
  #source = null;
  #size = 0;
  /** @type {KeyIndex | null} */
  #index = null;
  /** @type {[Value, Value][] | null} */
  #flat = null;

  /**
   * `source`: {count, leaves(), budget} of a keyframe, which is asked when somebody looks.
   * @param {"set" | "dictionary"} kind @param {LeafSource | null} [source]
   */
  constructor(kind, source = null) {
    this.kind = kind;
    /// The whole count of a cut one.
    this.full = -1;
    this.#source = source;
    if (source) this.#leaves = null;
  }

  get budget() {
    return this.#source?.budget;
  }
  get count() {
    return this.full >= 0 ? this.full : this.size;
  }

  /// Where the leaves are to come from, as long as there are none.
  get #unread() {
    return /** @type {LeafSource} */ (this.#source);
  }

  /// How many entries are there: of a cut one, those of its head.
  get size() {
    if (this.#leaves === null && this.#unread.count < 0) void this.leaves;
    return this.#leaves === null ? this.#unread.count : this.#size;
  }

  /** @returns {Leaf[]} */
  get leaves() {
    if (this.#leaves === null) {
      /** @type {Leaf[]} */
      const leaves = this.#unread.leaves();
      this.#leaves = leaves;
      this.#size = leaves.reduce((sum, leaf) => sum + leaf.count, 0);
    }
    return this.#leaves;
  }

  /// Live [key, value] pairs.
  get entries() {
    this.#flat ??= this.slice(0);
    return this.#flat;
  }

  /// The members of a set, the keys of a dictionary.
  get items() {
    return this.entries.map((entry) => entry[0]);
  }

  /**
   * Live [key, value] pairs by their place among the live ones.
   * @param {number} from @param {number} [to] @returns {[Value, Value][]}
   */
  slice(from, to = this.size) {
    const { leaves } = this;
    /** @type {[Value, Value][]} */
    const found = [];
    let before = 0;
    for (let place = 0; place < leaves.length && before < to; place++) {
      const { count } = leaves[place];
      if (before + count > from) {
        const { keys, values } = opened(leaves, place, this);
        for (let at = 0, rank = before; at < keys.length && rank < to; at++) {
          if (keys[at] !== hole && rank++ >= from) found.push([keys[at], values[at]]);
        }
      }
      before += count;
    }
    return found;
  }

  /**
   * An entry's place among the live ones, -1 if there is none.
   * @param {Value} key
   */
  rankOf(key) {
    const [place, at] = this.#find(key);
    if (place < 0) return -1;
    const { leaves } = this;
    let rank = 0;
    for (let before = 0; before < place; before++) rank += leaves[before].count;
    const { keys } = leaves[place];
    for (let before = 0; before < at; before++) if (keys[before] !== hole) rank++;
    return rank;
  }

  /**
   * Keys and values that may refer to objects or hold others, of the first `room.left` elements.
   * @param {Room} [room] @returns {Generator<Value, void, void>}
   */
  *links(room = { left: Infinity }) {
    const { leaves } = this;
    for (let place = 0; place < leaves.length && room.left > 0; place++) {
      room.left -= leaves[place].count;
      const leaf = opened(leaves, place, this);
      if (!leaf.hasLinks) continue;
      for (let at = 0; at < leaf.keys.length; at++) {
        if (leaf.keys[at] === hole) continue;
        yield leaf.keys[at];
        yield leaf.values[at];
      }
    }
  }

  /**
   * Whether another one has the same entries in the same order, as `same` tells it.
   * @param {Table} other @param {(a: Value, b: Value) => boolean} same
   */
  equals(other, same) {
    if (this.size !== other.size) return false;
    const [mine, theirs] = [this.leaves, other.leaves];
    if (mine.length === theirs.length && mine.every((leaf, place) => leaf === theirs[place])) return true;
    return this.entries.every(([key, value], place) => same(key, other.entries[place][0]) && same(value, other.entries[place][1]));
  }

  /** @param {Value} key @returns {Value} */
  get(key) {
    const [place, at] = this.#find(key);
    return place < 0 ? undefined : opened(this.leaves, place, this).values[at];
  }

  /**
   * Sets a key and returns its old value, undefined for a new one.
   * @param {Value} key @param {Value} value @returns {Value}
   */
  set(key, value) {
    this.#flat = null;
    const [place, at] = this.#find(key);
    if (place >= 0) {
      const leaf = this.#own(place);
      const old = leaf.values[at];
      leaf.values[at] = value;
      leaf.links = undefined;
      return old;
    }
    this.#append(key, value);
    return undefined;
  }

  /** @param {Value} key @param {Value} value */
  #append(key, value) {
    const { leaves } = this;
    let last = leaves.length - 1;
    if (last < 0 || leaves[last].count >= leafSize || opened(leaves, last, this).keys.length >= leafSize) {
      leaves.push(new Leaf([], [], this));
      last++;
    }
    const leaf = this.#own(last);
    leaf.keys.push(key);
    leaf.values.push(value);
    leaf.count++;
    leaf.links = undefined;
    this.#size++;
    this.index.put(key, last, leaf.keys.length - 1);
  }

  /**
   * Removes a key and returns its place for `revive`, or -1.
   * @param {Value} key
   */
  remove(key) {
    const [place, at] = this.#find(key);
    if (place < 0) return -1;
    this.#flat = null;
    const leaf = this.#own(place);
    leaf.keys[at] = hole;
    leaf.count--;
    this.#size--;
    return place * placesInLeaf + at;
  }

  /** @param {Value} key @param {Value} value @param {number} number */
  revive(key, value, number) {
    void this.index;
    this.#flat = null;
    const [place, at] = [Math.floor(number / placesInLeaf), number % placesInLeaf];
    const leaf = this.#own(place);
    leaf.keys[at] = key;
    leaf.values[at] = value;
    leaf.count++;
    leaf.links = undefined;
    this.#size++;
    this.index.put(key, place, at);
  }

  removeNewest() {
    void this.index;
    this.#flat = null;
    const { leaves } = this;
    const leaf = this.#own(leaves.length - 1);
    leaf.values.pop();
    if (leaf.keys.pop() !== hole) {
      leaf.count--;
      this.#size--;
    }
    if (leaf.keys.length === 0) leaves.pop();
  }

  /// The index, made to know this table's keys.
  get index() {
    const { leaves } = this;
    this.#index ??= leaves.find((leaf) => leaf.shared?.index)?.shared?.index ?? new KeyIndex();
    this.#index.serve(this, leaves);
    return this.#index;
  }

  /** @param {Value} key @returns {readonly [number, number]} */
  #find(key) {
    return this.index.find(key);
  }

  /** @param {number} place */
  #own(place) {
    const leaf = opened(this.leaves, place, this);
    if (leaf.owner === this) {
      if (leaf.hasSharedKeys) {
        leaf.keys = leaf.keys.slice();
        leaf.hasSharedKeys = false;
        this.index.keys[place] = leaf.keys;
      }
      return leaf;
    }
    const own = (this.leaves[place] = leaf.copy(this));
    this.index.keys[place] = own.keys;
    return own;
  }
}
