// What learners' code may require beside Node's own modules, and finds by name without that.
'use strict';

const fs = require('node:fs');
const path = require('node:path');
const vm = require('node:vm');

const QUEUES = ['Queue', 'Deque', 'PriorityQueue', 'MinPriorityQueue', 'MaxPriorityQueue', 'Heap', 'MinHeap', 'MaxHeap'];
const PACKAGES = ['queue', 'deque', 'priority-queue', 'heap'].map((name) => `@datastructures-js/${name}`);
// Code that reads these of what a priority queue gives is written for version 5.
const PAIRED = new RegExp(
  [
    /(?<!\.)\.\s*(?:element|priority)\b/,
    /\[\s*(['"`])(?:element|priority)\1\s*\]/,
    /\{\s*element\b/,
    /\{[^{}:]*\b(?:element|priority)\b[^{}]*\}\s*=/,
  ]
    .map((form) => form.source)
    .join('|'),
);

const { readFileSync } = fs;

class Libraries {
  /** @param {string} source */
  constructor(source) {
    this.source = source;
    this.loaded = new Map();
  }

  /**
   * A file of ours or of others, evaluated in the learner's realm.
   * @param {string} name @returns {any} what that file exports
   */
  file(name) {
    const known = this.loaded.get(name);
    if (known) return known.exports;
    const text = readFileSync(path.join(__dirname, name), 'utf8');
    const module = { exports: {} };
    // Known before it runs: lodash looks for the `_` that was there before it.
    this.loaded.set(name, module);
    /** @param {string} other */
    const require = (other) => this.file(`${path.basename(other)}.js`);
    vm.compileFunction(text, ['module', 'exports', 'require'], { filename: name })(module, module.exports, require);
    return module.exports;
  }

  queues() {
    if (!this.made) this.made = this.file('queues.js').make(PAIRED.test(this.source));
    return this.made;
  }

  lodash() {
    try {
      return this.file('libraries/lodash.js');
    } catch (error) {
      if (error.code !== 'ENOENT') throw error;
      throw new Error('lodash was not fetched; start `./focus serve` with a network once, which does it');
    }
  }

  /**
   * What a name stands for in `require`, or undefined.
   * @param {string} name
   */
  required(name) {
    if (name === 'lodash') return this.lodash();
    return PACKAGES.includes(name) ? this.queues() : undefined;
  }

  /**
   * Offers the names that the source mentions; whatever it declares itself takes their place.
   * @param {object} target
   */
  offer(target) {
    for (const name of ['_', ...QUEUES]) {
      if (!this.source.includes(name)) continue;
      Object.defineProperty(target, name, {
        get: () => (name === '_' ? this.lodash() : this.queues()[name]),
        set: (value) => {
          const attributes = { value, writable: true, configurable: true, enumerable: false };
          Object.defineProperty(target, name, attributes);
        },
        configurable: true,
      });
    }
  }
}

/** Reading standard input would wait for nothing: it says so instead. */
function closeInput() {
  const refuse = () => {
    throw new Error("Your code reads standard input; the arguments arrive as the function's parameters");
  };
  Object.defineProperty(process, 'stdin', { get: refuse, configurable: true });
  for (const name of ['readFileSync', 'readSync', 'createReadStream', 'readFile', 'read']) {
    const reading = /** @type {{ [name: string]: Function }} */ (/** @type {unknown} */ (fs));
    const original = reading[name];
    /** @this {unknown} @param {unknown} file @param {unknown[]} rest */
    reading[name] = function (file, ...rest) {
      return file === 0 || file === '/dev/stdin' ? refuse() : original.call(this, file, ...rest);
    };
  }
}

module.exports = { Libraries, closeInput };
