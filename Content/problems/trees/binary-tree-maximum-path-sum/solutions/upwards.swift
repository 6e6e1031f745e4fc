// Idea: goes through the levels from below, so that the arms of the children are known. Time O(n).
class Solution {
  func maxPathSum(_ root: TreeNode?) -> Int {
    guard let root else { return 0 }
    var nodes = [root]
    var next = 0
    while next < nodes.count {
      nodes += [nodes[next].left, nodes[next].right].compactMap { $0 }
      next += 1
    }
    var arms: [ObjectIdentifier: Int] = [:]
    var best = root.val
    for node in nodes.reversed() {
      let left = max(0, node.left.flatMap { arms[ObjectIdentifier($0)] } ?? 0)
      let right = max(0, node.right.flatMap { arms[ObjectIdentifier($0)] } ?? 0)
      best = max(best, left + node.val + right)
      arms[ObjectIdentifier(node)] = node.val + max(left, right)
    }
    return best
  }
}
