// Idea: swaps the children of every node, level by level from a queue. Time O(n), space O(width).
class Solution {
  func invertTree(_ root: TreeNode?) -> TreeNode? {
    var level = [root].compactMap { $0 }
    while !level.isEmpty {
      for node in level { (node.left, node.right) = (node.right, node.left) }
      level = level.flatMap { [$0.left, $0.right].compactMap { $0 } }
    }
    return root
  }
}
