// Heaps and queues with the interface of @datastructures-js, which LeetCode has; written for Focus.
//
// Version 5 of its priority queues gives `{ priority, element }`, version 6 the value itself. Both are
// in use, so the function below makes the classes of the version that the learner's code is written for.
'use strict';

const order = (a, b) => (a < b ? -1 : Number(a > b));
const same = (value) => value;

/** Compares by what a callback reads of a value, if there is one. */
function ascending(key) {
  return typeof key === 'function' ? (a, b) => order(key(a), key(b)) : order;
}

function descending(key) {
  const compare = ascending(key);
  return (a, b) => compare(b, a);
}

class Heap {
  constructor(compare, values) {
    if (typeof compare !== 'function') throw new Error('Heap needs a compare function');
    this._compare = compare;
    this._nodes = Array.isArray(values) ? values : [];
  }

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

  static heapify(values, compare) {
    return new this(compare, values).fix();
  }

  static isHeapified(values, compare) {
    return new this(compare, values).isValid();
  }
}

class MinHeap extends Heap {
  constructor(key, values) {
    super(ascending(key), values);
  }
}

class MaxHeap extends Heap {
  constructor(key, values) {
    super(descending(key), values);
  }
}

/** What the three priority queues share; `_out` makes what is given out of what the heap holds. */
class Line {
  constructor(compare, values) {
    this._heap = new Heap(compare, values).fix();
    this._out = same;
  }

  /** @type {(value: any, priority?: any) => this} */
  enqueue(value) {
    this._heap.insert(value);
    return this;
  }

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

  remove(meets) {
    /** @type {any[][]} */
    const [removed, kept] = [[], []];
    for (const node of this._heap.clone().sort().reverse()) {
      (meets(this._out(node)) ? removed : kept).push(node);
    }
    this._heap._nodes = kept;
    return removed.map((node) => this._out(node));
  }

  contains(meets) {
    return this._heap._nodes.some((node) => meets(this._out(node)));
  }

  *[Symbol.iterator]() {
    while (!this.isEmpty()) yield this.dequeue();
  }
}

class PriorityQueue extends Line {
  constructor(options, values) {
    const compare = typeof options === 'object' && options !== null ? options.compare : options;
    if (typeof compare !== 'function') throw new Error('PriorityQueue needs a compare function');
    super(compare, values);
  }

  static fromArray(values, compare) {
    return new PriorityQueue(compare, values);
  }
}

/** A queue by value; `isPaired` where it gives `{ priority, element }`. */
class Ranked extends Line {
  constructor(options, values, compareBy, isPaired) {
    const { compare, priority } = typeof options === 'object' && options !== null ? options : {};
    const key = typeof options === 'function' ? options : priority;
    if (compare) {
      super(compare, values);
      this.enqueue = super.enqueue;
      return;
    }
    const isNew = typeof options === 'function' || !isPaired;
    super(compareBy(isNew ? key : (node) => node.priority), values);
    this._key = key;
    this._by = compareBy;
    if (!isNew) this._pair(same);
  }

  /** From now on the heap holds values beside their priorities. */
  _pair(out) {
    this._isPaired = true;
    this._out = out;
    this._heap._compare = this._by((node) => node.priority);
  }

  enqueue(element, priority) {
    if (!this._isPaired && priority !== undefined && !this._key && this.isEmpty()) {
      this._pair((node) => node.element);
    }
    if (!this._isPaired) return super.enqueue(element);
    const rank = priority === undefined && this._key ? this._key(element) : (priority ?? element);
    if (Number.isNaN(+rank)) throw new Error('enqueue needs a priority that is a number');
    return super.enqueue({ priority: +rank, element });
  }
}

class Queue {
  constructor(elements) {
    this._elements = Array.isArray(elements) ? elements : [];
    this._offset = 0;
  }

  enqueue(element) {
    this._elements.push(element);
    return this;
  }

  push(element) {
    return this.enqueue(element);
  }

  dequeue() {
    if (this.isEmpty()) return null;
    const first = this._elements[this._offset];
    this._offset += 1;
    if (this._offset * 2 >= this._elements.length) {
      this._elements = this._elements.slice(this._offset);
      this._offset = 0;
    }
    return first;
  }

  pop() {
    return this.dequeue();
  }

  front() {
    return this.isEmpty() ? null : this._elements[this._offset];
  }

  back() {
    return this.isEmpty() ? null : this._elements[this._elements.length - 1];
  }

  size() {
    return this._elements.length - this._offset;
  }

  isEmpty() {
    return this.size() === 0;
  }

  contains(wanted) {
    const meets = typeof wanted === 'function' ? wanted : (element) => element === wanted;
    return this.toArray().some((element) => meets(element));
  }

  toArray() {
    return this._elements.slice(this._offset);
  }

  clear() {
    this._elements = [];
    this._offset = 0;
  }

  clone() {
    return new Queue(this.toArray());
  }

  static fromArray(elements) {
    return new Queue(elements);
  }
}

class Deque {
  _ring = new Array(8);
  _start = 0;
  _count = 0;

  constructor(elements) {
    if (Array.isArray(elements)) for (const element of elements) this.pushBack(element);
  }

  /** A ring, whose length is a power of two. */
  _grow() {
    if (this._count < this._ring.length) return;
    const ring = new Array(this._ring.length * 2);
    for (let index = 0; index < this._count; index += 1) ring[index] = this._at(index);
    this._ring = ring;
    this._start = 0;
  }

  _place(index) {
    return (this._start + index) & (this._ring.length - 1);
  }

  _at(index) {
    return this._ring[this._place(index)];
  }

  pushBack(element) {
    this._grow();
    this._ring[this._place(this._count)] = element;
    this._count += 1;
    return this;
  }

  pushFront(element) {
    this._grow();
    this._start = this._place(this._ring.length - 1);
    this._ring[this._start] = element;
    this._count += 1;
    return this;
  }

  popFront() {
    if (this._count === 0) return null;
    const element = this._ring[this._start];
    this._ring[this._start] = undefined;
    this._start = this._place(1);
    this._count -= 1;
    return element;
  }

  popBack() {
    if (this._count === 0) return null;
    this._count -= 1;
    const place = this._place(this._count);
    const element = this._ring[place];
    this._ring[place] = undefined;
    return element;
  }

  front() {
    return this._count > 0 ? this._at(0) : null;
  }

  back() {
    return this._count > 0 ? this._at(this._count - 1) : null;
  }

  size() {
    return this._count;
  }

  isEmpty() {
    return this._count === 0;
  }

  toArray() {
    return Array.from({ length: this._count }, (_, index) => this._at(index));
  }

  clear() {
    this._ring = new Array(8);
    this._start = 0;
    this._count = 0;
  }

  clone() {
    return new Deque(this.toArray());
  }

  static fromArray(elements) {
    return new Deque(elements);
  }
}

/** The classes; `isPaired` for code that reads `.element` of what a priority queue gives. */
function make(isPaired) {
  class MinPriorityQueue extends Ranked {
    constructor(options, values) {
      super(options, values, ascending, isPaired);
    }

    static fromArray(values, key) {
      return new MinPriorityQueue(key || same, values);
    }
  }

  class MaxPriorityQueue extends Ranked {
    constructor(options, values) {
      super(options, values, descending, isPaired);
    }

    static fromArray(values, key) {
      return new MaxPriorityQueue(key || same, values);
    }
  }
  return {
    Heap,
    MinHeap,
    MaxHeap,
    PriorityQueue,
    MinPriorityQueue,
    MaxPriorityQueue,
    Queue,
    Deque,
  };
}

module.exports = { make };
