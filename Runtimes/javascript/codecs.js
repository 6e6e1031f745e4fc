// Turns JSON into the learner's arguments and answers into JSON, by the signature's types.
'use strict';

/** @import { Modules, Node } from "types/runtime.d.ts" */

const { Decoder } = /** @type {Modules['./decoding']} */ (require('./decoding'));
const { Unreadable, doubleText, integerText, isNothing, isPromise, mismatch, stringText } = /** @type {Modules['./texts']} */ (
  require('./texts')
);

const { isArray } = Array;
const { isView } = ArrayBuffer;

const LARGEST = 32 << 20;
const CIRCLE = 'The answer is a linked list that goes in a circle.';

class Codecs extends Decoder {
  /** @param {string} type @param {unknown} answer @returns {string} */
  encode(type, answer) {
    const text = this.text(type, answer);
    if (text.length > LARGEST) throw new Unreadable('The answer is larger than 32 MB.');
    return text;
  }

  /** @param {string} type @param {unknown} answer @returns {string} */
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

  /**
   * A node of a tree by its value, any other by all that hangs on it.
   * @param {Map<unknown, Node>} places @param {unknown} answer
   */
  tell(places, answer) {
    if (isNothing(answer)) return 'null';
    for (const [value, node] of places) if (node === answer) return `${value}`;
    return this.encode('TreeNode', answer);
  }

  /** @param {string} element @param {unknown} answer */
  arrayText(element, answer) {
    if (!isArray(answer) && !isView(answer)) throw mismatch('an array', answer);
    const items = /** @type {ArrayLike<unknown>} */ (answer);
    let text = '[';
    for (let index = 0; index < items.length; index += 1) {
      if (index > 0) text += ',';
      text += this.text(element, items[index]);
      if (text.length > LARGEST) break;
    }
    return `${text}]`;
  }

  /** @param {unknown} node */
  inspect(node) {
    if (this.originals.has(/** @type {object} */ (node))) this.shared += 1;
  }

  /**
   * Whether an answer ends here; LeetCode refuses undefined in place of a list's or tree's null.
   * @param {unknown} node @param {string} type
   */
  isEnd(node, type) {
    if (node === undefined && !this.adopted.has(type)) throw mismatch(`a ${type} or null`, node);
    return isNothing(node);
  }

  /**
   * The nodes of an answer's list, with each one's position.
   * @param {unknown} head @param {string} type @returns {Map<Node, number>}
   */
  chain(head, type) {
    const positions = new Map();
    for (let next = head; type === 'ListNode' ? !this.isEnd(next, type) : !isNothing(next); ) {
      const node = checkNode(next, type);
      if (positions.has(node)) throw new Unreadable(CIRCLE);
      positions.set(node, positions.size);
      next = node.next;
    }
    return positions;
  }

  /** @param {unknown} head */
  writeList(head) {
    const texts = [];
    for (const node of this.chain(head, 'ListNode').keys()) texts.push(integerText(node.val));
    return `[${texts.join(',')}]`;
  }

  /** @param {unknown} root */
  writeTree(root) {
    const texts = [];
    const seen = new Set();
    let level = [root];
    while (level.length > 0) {
      const below = [];
      for (const one of level) {
        if (this.isEnd(one, 'TreeNode')) {
          texts.push('null');
          continue;
        }
        const node = checkNode(one, 'TreeNode');
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

  /** @param {unknown} start */
  writeGraph(start) {
    if (isNothing(start)) return '[]';
    const nodes = this.reach(start);
    nodes.sort((left, right) => Number(left.value) - Number(right.value));
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

  /**
   * Every node of an answer's graph, with what it holds; each field is read once.
   * @param {unknown} start
   */
  reach(start) {
    const waiting = new Set([start]);
    const nodes = [];
    for (const one of waiting) {
      const node = checkNode(one, 'GraphNode');
      const { val, neighbors } = node;
      if (!isArray(neighbors)) throw mismatch("an array in a node's neighbors", neighbors);
      const values = [];
      for (let index = 0; index < neighbors.length; index += 1) {
        const neighbor = neighbors[index];
        if (isNothing(neighbor)) {
          throw new Unreadable('A node of the answer has null among its neighbors.');
        }
        const near = checkNode(neighbor, 'GraphNode');
        waiting.add(near);
        values.push(integerText(near.val));
      }
      nodes.push({ node, value: val, neighbors: values });
    }
    return nodes;
  }

  /** @param {unknown} interval */
  writeInterval(interval) {
    const { start, end } = checkNode(interval, 'Interval');
    return `[${integerText(start)},${integerText(end)}]`;
  }

  /** @param {unknown} head */
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

/** @type {{ [type: string]: string }} */
const FIELDS = {
  ListNode: 'next',
  TreeNode: 'left',
  GraphNode: 'neighbors',
  RandomNode: 'random',
  Interval: 'start',
};

/** @param {unknown} node @param {string} type @returns {Node} */
function checkNode(node, type) {
  if (typeof node !== 'object' || node === null || !(FIELDS[type] in node)) {
    if (type === 'Interval') throw mismatch('an Interval', node);
    throw mismatch(type.endsWith('mNode') || type === 'GraphNode' ? 'a Node' : `a ${type}`, node);
  }
  return node;
}

module.exports = { Codecs };
