// Idea: one recursion returns depths and compares both sides at every node. Time O(n), space
// O(height).
class Solution {
  private var balanced = true

  func isBalanced(_ root: TreeNode?) -> Bool {
    balanced = true
    _ = depth(root)
    return balanced
  }

  private func depth(_ root: TreeNode?) -> Int {
    guard let node = root else { return 0 }
    let left = depth(node.left)
    let right = depth(node.right)
    if abs(left - right) > 1 { balanced = false }
    return 1 + max(left, right)
  }
}
