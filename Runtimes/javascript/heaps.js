// Heaps with the interface of @datastructures-js, and the orders of its queues; written for Focus.
'use strict';

/** @import { Compare, KeyOf } from "types/runtime.d.ts" */

/** @type {(a: any, b: any) => number} values of the learner's, which JavaScript compares as it does */
const order = (a, b) => (a < b ? -1 : Number(a > b));

/**
 * Compares by what a callback reads of a value, if there is one.
 * @param {KeyOf} [key] @returns {Compare}
 */
function ascending(key) {
  return typeof key === 'function' ? (a, b) => order(key(a), key(b)) : order;
}

/** @param {KeyOf} [key] @returns {Compare} */
function descending(key) {
  const compare = ascending(key);
  return (a, b) => compare(b, a);
}

class Heap {
  /** @param {Compare} compare @param {unknown} [values] */
  constructor(compare, values) {
    if (typeof compare !== 'function') throw new Error('Heap needs a compare function');
    this._compare = compare;
    /** @type {unknown[]} */
    this._nodes = Array.isArray(values) ? values : [];
  }

  /** @param {unknown} value */
  insert(value) {
    const nodes = this._nodes;
    let index = nodes.length;
    nodes.push(value);
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (!(this._compare(nodes[parent], value) > 0)) break;
      nodes[index] = nodes[parent];
      index = parent;
    }
    nodes[index] = value;
    return this;
  }

  /** @param {unknown} value */
  push(value) {
    return this.insert(value);
  }

  extractRoot() {
    const nodes = this._nodes;
    if (nodes.length === 0) return null;
    const root = nodes[0];
    const last = nodes.pop();
    if (nodes.length > 0) {
      nodes[0] = last;
      this._sink(0);
    }
    return root;
  }

  pop() {
    return this.extractRoot();
  }

  /** @param {number} start */
  _sink(start) {
    const nodes = this._nodes;
    const value = nodes[start];
    let index = start;
    for (let child = 2 * index + 1; child < nodes.length; child = 2 * index + 1) {
      if (child + 1 < nodes.length && this._compare(nodes[child], nodes[child + 1]) > 0) child += 1;
      if (!(this._compare(value, nodes[child]) > 0)) break;
      nodes[index] = nodes[child];
      index = child;
    }
    nodes[index] = value;
  }

  root() {
    return this._nodes.length > 0 ? this._nodes[0] : null;
  }

  top() {
    return this.root();
  }

  /** The value that would come last. */
  leaf() {
    const nodes = this._nodes;
    if (nodes.length === 0) return null;
    let last = nodes[nodes.length >> 1];
    for (let index = (nodes.length >> 1) + 1; index < nodes.length; index += 1) {
      if (this._compare(nodes[index], last) > 0) last = nodes[index];
    }
    return last;
  }

  size() {
    return this._nodes.length;
  }

  isEmpty() {
    return this._nodes.length === 0;
  }

  /** In place, the last value first. */
  sort() {
    return this._nodes.sort((a, b) => this._compare(b, a));
  }

  isValid() {
    return this._nodes.every((node, index) => index === 0 || !(this._compare(this._nodes[(index - 1) >> 1], node) > 0));
  }

  fix() {
    for (let index = (this._nodes.length >> 1) - 1; index >= 0; index -= 1) this._sink(index);
    return this;
  }

  clone() {
    const copy = Object.create(Object.getPrototypeOf(this));
    return Object.assign(copy, this, { _nodes: this._nodes.slice() });
  }

  clear() {
    this._nodes = [];
  }

  toArray() {
    return this._nodes.slice();
  }

  *[Symbol.iterator]() {
    while (!this.isEmpty()) yield this.extractRoot();
  }

  /** @param {unknown[]} values @param {Compare} compare */
  static heapify(values, compare) {
    return new this(compare, values).fix();
  }

  /** @param {unknown[]} values @param {Compare} compare */
  static isHeapified(values, compare) {
    return new this(compare, values).isValid();
  }
}

class MinHeap extends Heap {
  /** @param {KeyOf} [key] @param {unknown} [values] */
  constructor(key, values) {
    super(ascending(key), values);
  }
}

class MaxHeap extends Heap {
  /** @param {KeyOf} [key] @param {unknown} [values] */
  constructor(key, values) {
    super(descending(key), values);
  }
}

module.exports = { Heap, MinHeap, MaxHeap, ascending, descending };
