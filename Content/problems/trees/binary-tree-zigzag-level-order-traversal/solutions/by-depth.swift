// Idea: one walk; odd levels are collected from left to right as well and turned round in the end.
// Time O(n), space O(height).
class Solution {
  private var levels: [[Int]] = []

  func zigzagLevelOrder(_ root: TreeNode?) -> [[Int]] {
    levels = []
    visit(root, depth: 0)
    for depth in stride(from: 1, to: levels.count, by: 2) { levels[depth].reverse() }
    return levels
  }

  private func visit(_ root: TreeNode?, depth: Int) {
    guard let node = root else { return }
    if depth == levels.count { levels.append([]) }
    levels[depth].append(node.val)
    visit(node.left, depth: depth + 1)
    visit(node.right, depth: depth + 1)
  }
}
