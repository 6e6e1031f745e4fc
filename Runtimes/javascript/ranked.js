// Queues that give by rank, with the interface of @datastructures-js; written for Focus.
//
// Version 5 of its priority queues gives `{ priority, element }`, version 6 the value itself. Both are
// in use, so `make` makes the classes of the version that the learner's code is written for.
'use strict';

/** @import { Compare, KeyOf, Modules, Paired, RankOptions } from "types/runtime.d.ts" */

const { Heap, ascending, descending } = /** @type {Modules['./heaps']} */ (require('./heaps'));

/** @param {unknown} value */
const same = (value) => value;

/** What the three priority queues share; `_out` makes what is given out of what the heap holds. */
class Line {
  /** @param {Compare} compare @param {unknown} [values] */
  constructor(compare, values) {
    this._heap = new Heap(compare, values).fix();
    /** @type {KeyOf} */
    this._out = same;
  }

  /** @type {(value: unknown, priority?: unknown) => this} */
  enqueue(value) {
    this._heap.insert(value);
    return this;
  }

  /** @param {unknown} value @param {unknown} [priority] */
  push(value, priority) {
    return this.enqueue(value, priority);
  }

  dequeue() {
    return this.isEmpty() ? null : this._out(this._heap.extractRoot());
  }

  pop() {
    return this.dequeue();
  }

  front() {
    return this.isEmpty() ? null : this._out(this._heap.root());
  }

  back() {
    return this.isEmpty() ? null : this._out(this._heap.leaf());
  }

  size() {
    return this._heap.size();
  }

  isEmpty() {
    return this._heap.isEmpty();
  }

  clear() {
    this._heap.clear();
  }

  toArray() {
    return this._heap
      .clone()
      .sort()
      .reverse()
      .map((node) => this._out(node));
  }

  /** @param {(value: unknown) => unknown} meets */
  remove(meets) {
    /** @type {unknown[][]} */
    const [removed, kept] = [[], []];
    for (const node of this._heap.clone().sort().reverse()) {
      (meets(this._out(node)) ? removed : kept).push(node);
    }
    this._heap._nodes = kept;
    return removed.map((node) => this._out(node));
  }

  /** @param {(value: unknown) => unknown} meets */
  contains(meets) {
    return this._heap._nodes.some((node) => meets(this._out(node)));
  }

  *[Symbol.iterator]() {
    while (!this.isEmpty()) yield this.dequeue();
  }
}

class PriorityQueue extends Line {
  /** @param {Compare | { compare: Compare }} options @param {unknown} [values] */
  constructor(options, values) {
    const compare = typeof options === 'object' && options !== null ? options.compare : options;
    if (typeof compare !== 'function') throw new Error('PriorityQueue needs a compare function');
    super(compare, values);
  }

  /** @param {unknown[]} values @param {Compare} compare */
  static fromArray(values, compare) {
    return new PriorityQueue(compare, values);
  }
}

/** @param {unknown} node */
const priorityOf = (node) => /** @type {Paired} */ (node).priority;
/** @param {unknown} node */
const elementOf = (node) => /** @type {Paired} */ (node).element;

/** A queue by value; `isPaired` where it gives `{ priority, element }`. */
class Ranked extends Line {
  /**
   * @param {RankOptions | undefined} options @param {unknown} values @param {(key?: KeyOf) => Compare} compareBy @param {boolean} isPaired
   */
  constructor(options, values, compareBy, isPaired) {
    const { compare, priority } = /** @type {{ compare?: Compare, priority?: KeyOf }} */ (
      typeof options === 'object' && options !== null ? options : {}
    );
    const key = typeof options === 'function' ? options : priority;
    if (compare) {
      super(compare, values);
      this.enqueue = super.enqueue;
      return;
    }
    const isNew = typeof options === 'function' || !isPaired;
    super(compareBy(isNew ? key : priorityOf), values);
    this._key = key;
    this._by = compareBy;
    if (!isNew) this._pair(same);
  }

  /**
   * From now on the heap holds values beside their priorities.
   * @param {KeyOf} out
   */
  _pair(out) {
    this._isPaired = true;
    this._out = out;
    this._heap._compare = /** @type {(key?: KeyOf) => Compare} */ (this._by)(priorityOf);
  }

  /** @param {unknown} element @param {unknown} [priority] */
  enqueue(element, priority) {
    if (!this._isPaired && priority !== undefined && !this._key && this.isEmpty()) {
      this._pair(elementOf);
    }
    if (!this._isPaired) return super.enqueue(element);
    const rank = /** @type {number} */ (priority === undefined && this._key ? this._key(element) : (priority ?? element));
    if (Number.isNaN(+rank)) throw new Error('enqueue needs a priority that is a number');
    return super.enqueue({ priority: +rank, element });
  }
}

/**
 * The classes; `isPaired` for code that reads `.element` of what a priority queue gives.
 * @param {boolean} isPaired
 */
function make(isPaired) {
  class MinPriorityQueue extends Ranked {
    /** @param {RankOptions} [options] @param {unknown} [values] */
    constructor(options, values) {
      super(options, values, ascending, isPaired);
    }

    /** @param {unknown[]} values @param {KeyOf} [key] */
    static fromArray(values, key) {
      return new MinPriorityQueue(key || same, values);
    }
  }

  class MaxPriorityQueue extends Ranked {
    /** @param {RankOptions} [options] @param {unknown} [values] */
    constructor(options, values) {
      super(options, values, descending, isPaired);
    }

    /** @param {unknown[]} values @param {KeyOf} [key] */
    static fromArray(values, key) {
      return new MaxPriorityQueue(key || same, values);
    }
  }
  return { PriorityQueue, MinPriorityQueue, MaxPriorityQueue };
}

module.exports = { make };
