// A list or a tuple. What looks at a long one asks for `length`, `at` and `slice`; `items` makes an array of all.

/** @import { LeafSource, Room, Value } from "types/journey.d.ts" */

import { Leaf, leafSize, mostInLeaf, opened } from "./leaf.js";

export class Sequence {
  /** @type {Leaf[] | null} */
  #leaves = null;
  /** @type {LeafSource | null} */
  #source = null;
  #length = 0;
  /**
   * The index of each leaf's first element, once it is needed.
   * @type {number[] | null}
   */
  #starts = null;
  /** @type {Value[] | null} */
  #flat = null;
  #offset = 0;

  /**
   * `items`: an array, or {count, leaves(), budget} of a keyframe, which is asked when somebody looks.
   * @param {"list" | "tuple"} kind @param {Value[] | LeafSource} items
   */
  constructor(kind, items) {
    this.kind = kind;
    /// The whole count of a cut one.
    this.full = -1;
    if (Array.isArray(items)) this.#take(items);
    else this.#source = items;
  }

  get budget() {
    return this.#source?.budget;
  }
  get count() {
    return this.full >= 0 ? this.full : this.length;
  }

  /// Where the leaves are to come from, as long as there are none.
  get #unread() {
    return /** @type {LeafSource} */ (this.#source);
  }

  /// How many elements are there: of a cut one, those of its head.
  get length() {
    if (this.#leaves === null && this.#unread.count < 0) void this.leaves;
    return this.#leaves === null ? this.#unread.count : this.#length;
  }

  /** @returns {Leaf[]} */
  get leaves() {
    if (this.#leaves === null) {
      /** @type {Leaf[]} */
      const leaves = this.#unread.leaves();
      this.#leaves = leaves;
      this.#length = leaves.reduce((sum, leaf) => sum + leaf.count, 0);
    }
    return this.#leaves;
  }

  get items() {
    const { leaves } = this;
    if (leaves.length === 1) return opened(leaves, 0, this).values;
    this.#flat ??= this.slice(0);
    return this.#flat;
  }

  /** @param {Value[]} items */
  set items(items) {
    this.#take(items);
  }

  /** @param {number} index @returns {Value} */
  at(index) {
    if (!(index >= 0 && index < this.length)) return undefined;
    const { leaves } = this;
    return opened(leaves, this.#find(index), this).values[this.#offset];
  }

  /** @param {number} from @param {number} [to] @returns {Value[]} */
  slice(from, to = this.length) {
    const end = Math.min(to, this.length);
    /** @type {Value[]} */
    const found = [];
    if (from >= end) return found;
    const { leaves } = this;
    let place = this.#find(from);
    let offset = this.#offset;
    while (found.length < end - from) {
      const { values } = opened(leaves, place++, this);
      const last = Math.min(values.length, offset + end - from - found.length);
      while (offset < last) found.push(values[offset++]);
      offset = 0;
    }
    return found;
  }

  /**
   * Elements that may refer to objects or hold others, of the first `room.left` elements.
   * @param {Room} [room] @returns {Generator<Value, void, void>}
   */
  *links(room = { left: Infinity }) {
    const { leaves } = this;
    for (let place = 0; place < leaves.length && room.left > 0; place++) {
      room.left -= leaves[place].count;
      const leaf = opened(leaves, place, this);
      if (leaf.hasLinks) yield* leaf.values;
    }
  }

  /**
   * Whether another one has the same elements as `same` tells it; leaves that both share are the same.
   * @param {Sequence} other @param {(a: Value, b: Value) => boolean} same
   */
  equals(other, same) {
    if (this.length !== other.length) return false;
    const [mine, theirs] = [this.leaves, other.leaves];
    const isAligned = mine.length === theirs.length && mine.every((leaf, place) => leaf.count === theirs[place].count);
    if (!isAligned) return this.items.every((item, place) => same(item, other.at(place)));
    return mine.every(
      (leaf, place) =>
        leaf === theirs[place] || opened(mine, place, this).values.every((item, at) => same(item, opened(theirs, place, other).values[at])),
    );
  }

  /** @param {number} index @param {Value} item @returns {Value} */
  set(index, item) {
    const { leaves } = this;
    const leaf = this.#own(this.#find(index));
    const old = leaf.values[this.#offset];
    leaf.values[this.#offset] = item;
    if (typeof item === "object") leaf.links = undefined;
    if (leaves.length > 1) this.#flat = null;
    return old;
  }

  /** @param {Value} item */
  push(item) {
    const { leaves } = this;
    const last = leaves.length - 1;
    this.#flat = null;
    this.#length++;
    if (last < 0 || leaves[last].count >= leafSize) {
      leaves.push(new Leaf([item], null, this));
      this.#starts = null;
      return;
    }
    const leaf = this.#own(last);
    leaf.values.push(item);
    leaf.count++;
    if (typeof item === "object") leaf.links = undefined;
  }

  pop() {
    const last = this.leaves.length - 1;
    if (last >= 0) this.splice(this.#length - 1, 1, []);
  }

  /**
   * Replaces a range and returns what was there.
   * @param {number} at @param {number} removing @param {Value[]} items
   */
  splice(at, removing, items) {
    const { leaves } = this;
    const end = Math.min(at + removing, this.#length);
    const removed = this.slice(at, end);
    this.#flat = null;
    if (leaves.length === 0 || items.length > leafSize || !this.#spliceInside(at, removed.length, items)) {
      const first = this.#cut(at);
      const last = this.#cut(end);
      leaves.splice(first, last - first, ...leavesOf(items, this));
    }
    this.#length += items.length - removed.length;
    this.#starts = null;
    // Many small leaves are put together again.
    if (leaves.length > 64 && leaves.length * 64 > this.#length) this.#take(this.slice(0));
    return removed;
  }

  /**
   * Splices inside one leaf; false if the range lies in several.
   * @param {number} at @param {number} removing @param {Value[]} items
   */
  #spliceInside(at, removing, items) {
    const { leaves } = this;
    const isEnd = at === this.#length;
    const place = isEnd ? leaves.length - 1 : this.#find(at);
    const offset = isEnd ? leaves[place].count : this.#offset;
    if (offset + removing > leaves[place].count) return false;
    const leaf = this.#own(place);
    if (removing === 1 && offset === 0 && items.length === 0) leaf.values.shift();
    else leaf.values.splice(offset, removing, ...items);
    leaf.count = leaf.values.length;
    leaf.links = undefined;
    if (leaf.count > mostInLeaf) leaves.splice(place, 1, ...leavesOf(leaf.values, this));
    else if (leaf.count === 0 && leaves.length > 1) leaves.splice(place, 1);
    return true;
  }

  /**
   * The number of the leaf that begins at an index, which is made where none does.
   * @param {number} index
   */
  #cut(index) {
    const { leaves } = this;
    if (index >= leaves.reduce((sum, leaf) => sum + leaf.count, 0)) return leaves.length;
    this.#starts = null;
    const place = this.#find(index);
    const offset = this.#offset;
    if (offset === 0) return place;
    const { values } = opened(leaves, place, this);
    leaves.splice(place, 1, new Leaf(values.slice(0, offset), null, this), new Leaf(values.slice(offset), null, this));
    this.#starts = null;
    return place + 1;
  }

  /**
   * The number of the leaf with an element; `#offset` is where in it.
   * @param {number} index
   */
  #find(index) {
    const { leaves } = this;
    if (leaves.length === 1) {
      this.#offset = index;
      return 0;
    }
    const starts = (this.#starts ??= startsOf(leaves));
    let low = Math.min(Math.floor(index / leafSize), leaves.length - 1);
    if (!(starts[low] <= index && index < starts[low] + leaves[low].count)) {
      low = 0;
      let high = leaves.length;
      while (high - low > 1) {
        const middle = (low + high) >> 1;
        if (starts[middle] <= index) low = middle;
        else high = middle;
      }
      // An empty leaf begins where the next one does.
      while (low + 1 < leaves.length && index >= starts[low] + leaves[low].count) low++;
    }
    this.#offset = index - starts[low];
    return low;
  }

  /** @param {number} place */
  #own(place) {
    const { leaves } = this;
    const leaf = opened(leaves, place, this);
    if (leaf.owner !== this) leaves[place] = leaf.copy(this);
    return leaves[place];
  }

  /** @param {Value[]} items */
  #take(items) {
    this.#leaves = items.length <= mostInLeaf ? [new Leaf(items, null, this)] : leavesOf(items, this);
    this.#length = items.length;
    this.#starts = null;
    this.#flat = null;
  }
}

/** @param {Leaf[]} leaves */
function startsOf(leaves) {
  let sum = 0;
  return leaves.map((leaf) => (sum += leaf.count) - leaf.count);
}

/** @param {Value[]} items @param {Sequence} owner @returns {Leaf[]} */
function leavesOf(items, owner) {
  /** @type {Leaf[]} */
  const leaves = [];
  for (let from = 0; from < items.length; from += leafSize) leaves.push(new Leaf(items.slice(from, from + leafSize), null, owner));
  return leaves;
}
