// Turns JSON into the learner's arguments and answers into JSON, by the signature's types.
'use strict';

const { isArray } = Array;
const { isView } = ArrayBuffer;
const { isInteger, isSafeInteger } = Number;
const { apply, construct } = Reflect;
const { toString } = Object.prototype;
const { stringify } = JSON;

const LARGEST = 32 << 20;
const LEAST = -(2n ** 63n);
const MOST = 2n ** 63n - 1n;
const CIRCLE = 'The answer is a linked list that goes in a circle.';
const PLAIN = new Set(['int', 'long', 'bool', 'string', 'char']);

/** An answer that cannot be right, in words for the learner. */
class Unreadable extends Error {}

class Codecs {
  /** The nodes of the input, and how many of them an answer has. */
  originals = new WeakSet();
  /** @type {any[]} */
  inputs = [];
  shared = 0;
  hasWide = false;
  isAgain = false;

  /** `classes` holds the node classes by type, `adopted` the types whose class is the learner's. */
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

  /** A node of the input: a new one, or at a second look the one that stands there. */
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

  // Reading

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

  /** In place: the array is one of the learner's realm. */
  readArray(element, items) {
    if (PLAIN.has(element) && !this.hasWide) return items;
    for (let index = 0; index < items.length; index += 1) {
      items[index] = this.decode(element, items[index]);
    }
    return items;
  }

  make(type, value) {
    return construct(this.classes[type], [value]);
  }

  readList(values) {
    let head = null;
    for (let index = values.length - 1; index >= 0; index -= 1) {
      const node = this.make('ListNode', integer(values[index]));
      node.next = head;
      head = node;
    }
    return head;
  }

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

  /** The nodes of a tree with distinct values, by value. */
  places(root) {
    const nodes = new Map();
    const rest = [root];
    while (rest.length > 0) {
      const node = rest.pop();
      if (node !== null) {
        nodes.set(node.val, node);
        rest.push(node.left, node.right);
      }
    }
    return nodes;
  }

  /** A node of a tree by its value, any other by all that hangs on it. */
  tell(places, answer) {
    if (isNothing(answer)) return 'null';
    for (const [value, node] of places) if (node === answer) return `${value}`;
    return this.encode('TreeNode', answer);
  }

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

  // Writing

  encode(type, answer) {
    const text = this.text(type, answer);
    if (text.length > LARGEST) throw new Unreadable('The answer is larger than 32 MB.');
    return text;
  }

  text(type, answer) {
    switch (type) {
      case 'void':
        return 'null';
      case 'int':
        if (typeof answer === 'bigint') throw mismatch('a number', answer);
        return integerText(answer);
      case 'long':
        return integerText(answer);
      case 'double':
        return doubleText(answer);
      case 'bool':
        // As LeetCode takes it: what counts as true in an `if`.
        if (isPromise(answer)) throw mismatch('true or false', answer);
        return answer ? 'true' : 'false';
      case 'string':
      case 'char':
        return stringText(type, answer);
      case 'ListNode':
        return this.writeList(answer);
      case 'TreeNode':
        return this.writeTree(answer);
      case 'GraphNode':
        return this.writeGraph(answer);
      case 'RandomNode':
        return this.writeRandom(answer);
      case 'Interval':
        return this.writeInterval(answer);
      default:
        return this.arrayText(type.slice(0, -2), answer);
    }
  }

  arrayText(element, answer) {
    if (!isArray(answer) && !isView(answer)) throw mismatch('an array', answer);
    let text = '[';
    for (let index = 0; index < /** @type {any[]} */ (answer).length; index += 1) {
      if (index > 0) text += ',';
      text += this.text(element, answer[index]);
      if (text.length > LARGEST) break;
    }
    return `${text}]`;
  }

  inspect(node) {
    if (this.originals.has(node)) this.shared += 1;
  }

  /** Whether an answer ends here; LeetCode refuses undefined in place of a list's or tree's null. */
  isEnd(node, type) {
    if (node === undefined && !this.adopted.has(type)) throw mismatch(`a ${type} or null`, node);
    return isNothing(node);
  }

  /** The nodes of an answer's list, with each one's position. */
  chain(head, type) {
    const positions = new Map();
    const isEnd = type === 'ListNode' ? (node) => this.isEnd(node, type) : isNothing;
    for (let node = head; !isEnd(node); node = node.next) {
      checkNode(node, type);
      if (positions.has(node)) throw new Unreadable(CIRCLE);
      positions.set(node, positions.size);
    }
    return positions;
  }

  writeList(head) {
    const texts = [];
    for (const node of this.chain(head, 'ListNode').keys()) texts.push(integerText(node.val));
    return `[${texts.join(',')}]`;
  }

  writeTree(root) {
    const texts = [];
    const seen = new Set();
    let level = [root];
    while (level.length > 0) {
      const below = [];
      for (const node of level) {
        if (this.isEnd(node, 'TreeNode')) {
          texts.push('null');
          continue;
        }
        checkNode(node, 'TreeNode');
        texts.push(integerText(node.val));
        if (seen.has(node)) {
          throw new Unreadable('The answer is no tree: one of its nodes has two parents.');
        }
        seen.add(node);
        below.push(node.left, node.right);
      }
      level = below;
    }
    while (texts.length > 0 && texts[texts.length - 1] === 'null') texts.pop();
    return `[${texts.join(',')}]`;
  }

  writeGraph(start) {
    if (isNothing(start)) return '[]';
    const nodes = this.reach(start);
    nodes.sort((left, right) => left.value - right.value);
    const texts = [];
    for (let index = 0; index < nodes.length; index += 1) {
      const { node, value, neighbors } = nodes[index];
      if (value !== index + 1) {
        throw new Unreadable(`The answer's nodes are not numbered from 1 to ${nodes.length}.`);
      }
      this.inspect(node);
      texts.push(`[${neighbors.join(',')}]`);
    }
    return `[${texts.join(',')}]`;
  }

  /** Every node of an answer's graph, with what it holds; each field is read once. */
  reach(start) {
    const waiting = new Set([start]);
    const nodes = [];
    for (const node of waiting) {
      checkNode(node, 'GraphNode');
      const { val, neighbors } = node;
      if (!isArray(neighbors)) throw mismatch("an array in a node's neighbors", neighbors);
      const values = [];
      for (let index = 0; index < neighbors.length; index += 1) {
        const neighbor = neighbors[index];
        if (isNothing(neighbor)) {
          throw new Unreadable('A node of the answer has null among its neighbors.');
        }
        checkNode(neighbor, 'GraphNode');
        waiting.add(neighbor);
        values.push(integerText(neighbor.val));
      }
      nodes.push({ node, value: val, neighbors: values });
    }
    return nodes;
  }

  writeInterval(interval) {
    checkNode(interval, 'Interval');
    const { start, end } = interval;
    return `[${integerText(start)},${integerText(end)}]`;
  }

  writeRandom(head) {
    const positions = this.chain(head, 'RandomNode');
    for (const node of positions.keys()) this.inspect(node);
    const texts = [];
    for (const node of positions.keys()) {
      const target = node.random;
      const place = isNothing(target) ? null : positions.get(target);
      if (place === undefined) {
        this.inspect(target);
        if (this.shared === 0) {
          throw new Unreadable('A random pointer of the answer leads out of the list.');
        }
      }
      texts.push(`[${integerText(node.val)},${place === undefined ? null : place}]`);
    }
    return `[${texts.join(',')}]`;
  }
}

function isNothing(value) {
  return value === null || value === undefined;
}

const FIELDS = {
  ListNode: 'next',
  TreeNode: 'left',
  GraphNode: 'neighbors',
  RandomNode: 'random',
  Interval: 'start',
};

function checkNode(node, type) {
  if (typeof node !== 'object' || node === null || !(FIELDS[type] in node)) {
    if (type === 'Interval') throw mismatch('an Interval', node);
    throw mismatch(type.endsWith('mNode') || type === 'GraphNode' ? 'a Node' : `a ${type}`, node);
  }
}

/** Numbers beyond 2^53 arrive as text, which keeps every digit. */
function integer(value) {
  return typeof value === 'string' ? BigInt(value) : value;
}

/** Quotes the integers that a number cannot hold, outside strings. */
function quoteWide(text) {
  const token = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/g;
  return text.replace(token, (part) => (part[0] !== '"' && /^-?\d+$/.test(part) && !isSafeInteger(Number(part)) ? `"${part}"` : part));
}

function integerText(value) {
  if (isSafeInteger(value)) return `${value}`;
  if (typeof value !== 'bigint' && !isInteger(value)) throw mismatch('an integer', value);
  const whole = BigInt(value);
  if (whole >= LEAST && whole <= MOST) return `${whole}`;
  throw new Unreadable('The answer holds an integer beyond 64 bits.');
}

function doubleText(value) {
  if (typeof value !== 'number') throw mismatch('a number', value);
  // biome-ignore lint/suspicious/noSelfCompare: nothing that a learner's code could have replaced is asked.
  if (value !== value) return '"NaN"';
  if (value === Infinity) return '"Infinity"';
  if (value === -Infinity) return '"-Infinity"';
  return value === 0 && 1 / value < 0 ? '-0.0' : `${value}`;
}

function stringText(type, value) {
  if (typeof value !== 'string') {
    throw mismatch(type === 'char' ? 'a character' : 'a string', value);
  }
  if (/\p{Surrogate}/u.test(value)) {
    throw new Unreadable('The answer holds text that is not valid Unicode.');
  }
  return stringify(value);
}

function mismatch(wanted, value) {
  return new Unreadable(`The answer should be ${wanted}, but it is ${describe(value)}.`);
}

function isPromise(value) {
  return typeof value === 'object' && value !== null && typeof value.then === 'function';
}

function describe(value) {
  if (value === null || value === undefined) return `${value}`;
  if (isArray(value)) return 'an array';
  if (typeof value === 'number') return `the number ${value}`;
  if (typeof value === 'bigint') return 'a BigInt: use Number(…)';
  if (isPromise(value)) return 'a Promise: return the value itself, without async';
  return typeof value === 'object' ? kindOf(value) : `of type ${typeof value}`;
}

/** An object by its kind: a Set, a Map Iterator, or else an object. */
function kindOf(value) {
  let kind = 'Object';
  try {
    kind = apply(toString, value, []).slice('[object '.length, -1);
  } catch {
    // It names itself by code of its own.
  }
  return `${/^[AEIOU]/.test(kind) ? 'an' : 'a'} ${kind === 'Object' ? 'object' : kind}`;
}

module.exports = { Codecs, Unreadable, quoteWide };
