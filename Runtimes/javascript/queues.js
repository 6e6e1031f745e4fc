// Heaps and queues with the interface of @datastructures-js, which LeetCode has; written for Focus.
'use strict';

/** @import { Modules } from "types/runtime.d.ts" */

const { Heap, MinHeap, MaxHeap } = /** @type {Modules['./heaps']} */ (require('./heaps'));
const ranked = /** @type {Modules['./ranked']} */ (require('./ranked'));

class Queue {
  /** @param {unknown} [elements] */
  constructor(elements) {
    /** @type {unknown[]} */
    this._elements = Array.isArray(elements) ? elements : [];
    this._offset = 0;
  }

  /** @param {unknown} element */
  enqueue(element) {
    this._elements.push(element);
    return this;
  }

  /** @param {unknown} element */
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

  /** @param {unknown} wanted */
  contains(wanted) {
    const meets = typeof wanted === 'function' ? wanted : (/** @type {unknown} */ element) => element === wanted;
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

  /** @param {unknown} elements */
  static fromArray(elements) {
    return new Queue(elements);
  }
}

class Deque {
  /** @type {unknown[]} */
  _ring = new Array(8);
  _start = 0;
  _count = 0;

  /** @param {unknown} [elements] */
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

  /** @param {number} index */
  _place(index) {
    return (this._start + index) & (this._ring.length - 1);
  }

  /** @param {number} index */
  _at(index) {
    return this._ring[this._place(index)];
  }

  /** @param {unknown} element */
  pushBack(element) {
    this._grow();
    this._ring[this._place(this._count)] = element;
    this._count += 1;
    return this;
  }

  /** @param {unknown} element */
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

  /** @param {unknown} elements */
  static fromArray(elements) {
    return new Deque(elements);
  }
}

/**
 * The classes; `isPaired` for code that reads `.element` of what a priority queue gives.
 * @param {boolean} isPaired
 */
function make(isPaired) {
  return { Heap, MinHeap, MaxHeap, ...ranked.make(isPaired), Queue, Deque };
}

module.exports = { make };
