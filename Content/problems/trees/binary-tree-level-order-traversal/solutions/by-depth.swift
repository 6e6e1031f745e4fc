// Idea: one walk in preorder, each value into the list of its depth. Time O(n), space O(height).
class Solution {
  private var levels: [[Int]] = []

  func levelOrder(_ root: TreeNode?) -> [[Int]] {
    levels = []
    visit(root, depth: 0)
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
