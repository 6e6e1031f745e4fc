// Idea: each node returns its better arm and compares the sum with both. Time O(n), space
// O(height).
class Solution {
  private var best = Int.min

  func maxPathSum(_ root: TreeNode?) -> Int {
    best = .min
    _ = arm(root)
    return best
  }

  private func arm(_ root: TreeNode?) -> Int {
    guard let node = root else { return 0 }
    let left = max(0, arm(node.left))
    let right = max(0, arm(node.right))
    best = max(best, left + node.val + right)
    return node.val + max(left, right)
  }
}
