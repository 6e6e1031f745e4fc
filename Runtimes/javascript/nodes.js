// The node classes, in the learner's realm, as LeetCode defines them.

/** @import { Node } from "types/runtime.d.ts" */

({
  ListNode: /** @this {Node} @param {unknown} [val] @param {Node} [next] */ function ListNode(val, next) {
    this.val = val === undefined ? 0 : val;
    this.next = next === undefined ? null : next;
  },
  TreeNode: /** @this {Node} @param {unknown} [val] @param {Node} [left] @param {Node} [right] */ function TreeNode(val, left, right) {
    this.val = val === undefined ? 0 : val;
    this.left = left === undefined ? null : left;
    this.right = right === undefined ? null : right;
  },
  GraphNode: /** @this {Node} @param {unknown} [val] @param {Node[]} [neighbors] */ function Node(val, neighbors) {
    this.val = val === undefined ? 0 : val;
    this.neighbors = neighbors === undefined ? [] : neighbors;
  },
  Interval: /** @this {Node} @param {unknown} start @param {unknown} end */ function Interval(start, end) {
    this.start = start;
    this.end = end;
  },
  RandomNode: /** @this {Node} @param {unknown} val @param {Node} [next] @param {Node} [random] */ function Node(val, next, random) {
    this.val = val;
    this.next = next === undefined ? null : next;
    this.random = random === undefined ? null : random;
  },
});
