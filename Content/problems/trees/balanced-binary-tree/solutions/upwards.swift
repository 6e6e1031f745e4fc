// Idea: goes through the levels from below, so that the depths of the children are known.
// Time O(n), space O(n).
class Solution {
  func isBalanced(_ root: TreeNode?) -> Bool {
    var nodes = [root].compactMap { $0 }
    var next = 0
    while next < nodes.count {
      nodes += [nodes[next].left, nodes[next].right].compactMap { $0 }
      next += 1
    }
    var depths: [ObjectIdentifier: Int] = [:]
    for node in nodes.reversed() {
      let left = node.left.flatMap { depths[ObjectIdentifier($0)] } ?? 0
      let right = node.right.flatMap { depths[ObjectIdentifier($0)] } ?? 0
      if abs(left - right) > 1 { return false }
      depths[ObjectIdentifier(node)] = 1 + max(left, right)
    }
    return true
  }
}
