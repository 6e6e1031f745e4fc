// The node classes, in the learner's realm, as LeetCode defines them.
({
  ListNode: function ListNode(val, next) {
    this.val = val === undefined ? 0 : val;
    this.next = next === undefined ? null : next;
  },
  TreeNode: function TreeNode(val, left, right) {
    this.val = val === undefined ? 0 : val;
    this.left = left === undefined ? null : left;
    this.right = right === undefined ? null : right;
  },
  GraphNode: function Node(val, neighbors) {
    this.val = val === undefined ? 0 : val;
    this.neighbors = neighbors === undefined ? [] : neighbors;
  },
  Interval: function Interval(start, end) {
    this.start = start;
    this.end = end;
  },
  RandomNode: function Node(val, next, random) {
    this.val = val;
    this.next = next === undefined ? null : next;
    this.random = random === undefined ? null : random;
  },
});
