// Turns JSON into the learner's arguments, by the signature's types.
'use strict';

/** @import { Classes, Node } from "types/runtime.d.ts" */

const { isSafeInteger } = Number;
const { construct } = Reflect;

const PLAIN = new Set(['int', 'long', 'bool', 'string', 'char']);

class Decoder {
  /** The nodes of the input, and how many of them an answer has. */
  originals = new WeakSet();
  /** @type {Node[]} */
  inputs = [];
  shared = 0;
  hasWide = false;
  isAgain = false;

  /**
   * `classes` holds the node classes by type, `adopted` the types whose class is the learner's.
   * @param {Classes} classes @param {Set<string>} adopted
   */
  constructor(classes, adopted) {
    this.classes = classes;
    this.adopted = adopted;
  }

  /** Begins a case: no node of an input is known yet. */
  forget() {
    this.originals = new WeakSet();
    this.inputs = [];
    this.shared = 0;
    this.hasWide = false;
    this.isAgain = false;
  }

  /** Begins the judge's second look: the input's nodes take on another form. */
  lookAgain() {
    this.hasWide = false;
    this.isAgain = true;
  }

  /**
   * A node of the input: a new one, or at a second look the one that stands there.
   * @param {string} type @param {unknown} value @param {number} index @returns {Node}
   */
  inputNode(type, value, index) {
    if (this.isAgain) {
      this.inputs[index].val = value;
      return this.inputs[index];
    }
    const node = this.make(type, value);
    this.originals.add(node);
    this.inputs.push(node);
    return node;
  }

  /** @param {string} type @param {any} value the judge's JSON, which has the type's form @returns {unknown} */
  decode(type, value) {
    if (value === null) return null;
    switch (type) {
      case 'int':
      case 'long':
        return integer(value);
      case 'double':
        return Number(value);
      case 'ListNode':
        return this.readList(value);
      case 'TreeNode':
        return this.readTree(value);
      case 'GraphNode':
        return this.readGraph(value);
      case 'RandomNode':
        return this.readRandom(value);
      case 'Interval':
        return construct(this.classes.Interval, [integer(value[0]), integer(value[1])]);
      default:
        return type.endsWith('[]') ? this.readArray(type.slice(0, -2), value) : value;
    }
  }

  /**
   * In place: the array is one of the learner's realm.
   * @param {string} element @param {unknown[]} items
   */
  readArray(element, items) {
    if (PLAIN.has(element) && !this.hasWide) return items;
    for (let index = 0; index < items.length; index += 1) {
      items[index] = this.decode(element, items[index]);
    }
    return items;
  }

  /** @param {string} type @param {unknown} value @returns {Node} */
  make(type, value) {
    return construct(this.classes[type], [value]);
  }

  /** @param {unknown[]} values */
  readList(values) {
    let head = null;
    for (let index = values.length - 1; index >= 0; index -= 1) {
      const node = this.make('ListNode', integer(values[index]));
      node.next = head;
      head = node;
    }
    return head;
  }

  /** @param {Node | null} head @param {number} position */
  join(head, position) {
    if (head === null || position < 0) return;
    let [last, target, index] = [head, head, 0];
    while (last.next) {
      last = last.next;
      index += 1;
      if (index === position) target = last;
    }
    last.next = target;
  }

  /** @param {unknown[]} values */
  readTree(values) {
    if (values.length === 0 || values[0] === null) return null;
    const nodes = [this.make('TreeNode', integer(values[0]))];
    for (let index = 1, parent = 0; index < values.length; index += 1) {
      const value = values[index];
      if (value !== null) {
        const node = this.make('TreeNode', integer(value));
        nodes[parent][index % 2 === 1 ? 'left' : 'right'] = node;
        nodes.push(node);
      }
      if (index % 2 === 0) parent += 1;
    }
    return nodes[0];
  }

  /**
   * The nodes of a tree with distinct values, by value.
   * @param {Node | null} root
   */
  places(root) {
    /** @type {Map<unknown, Node>} */
    const nodes = new Map();
    const rest = [root];
    while (rest.length > 0) {
      const node = rest.pop();
      if (node) {
        nodes.set(node.val, node);
        rest.push(node.left ?? null, node.right ?? null);
      }
    }
    return nodes;
  }

  /** @param {any[][]} neighbors numbers, which their nodes replace */
  readGraph(neighbors) {
    const nodes = [];
    for (let index = 0; index < neighbors.length; index += 1) {
      nodes.push(this.inputNode('GraphNode', index + 1, index));
    }
    for (let index = 0; index < nodes.length; index += 1) {
      const numbers = neighbors[index];
      for (let place = 0; place < numbers.length; place += 1) {
        numbers[place] = nodes[numbers[place] - 1];
      }
      nodes[index].neighbors = numbers;
    }
    return nodes.length > 0 ? nodes[0] : null;
  }

  /** @param {[unknown, number | null][]} pairs */
  readRandom(pairs) {
    const nodes = [];
    for (let index = 0; index < pairs.length; index += 1) {
      nodes.push(this.inputNode('RandomNode', integer(pairs[index][0]), index));
    }
    for (let index = 0; index < nodes.length; index += 1) {
      const target = pairs[index][1];
      nodes[index].next = index + 1 < nodes.length ? nodes[index + 1] : null;
      nodes[index].random = target === null ? null : nodes[target];
    }
    return nodes.length > 0 ? nodes[0] : null;
  }
}

/**
 * Numbers beyond 2^53 arrive as text, which keeps every digit.
 * @param {unknown} value
 */
function integer(value) {
  return typeof value === 'string' ? BigInt(value) : value;
}

/**
 * Quotes the integers that a number cannot hold, outside strings.
 * @param {string} text
 */
function quoteWide(text) {
  const token = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/g;
  return text.replace(token, (part) => (part[0] !== '"' && /^-?\d+$/.test(part) && !isSafeInteger(Number(part)) ? `"${part}"` : part));
}

module.exports = { Decoder, quoteWide };
