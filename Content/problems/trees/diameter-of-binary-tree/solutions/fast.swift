// Idea: each subtree returns its depth; on the way the two depths at a node add up. Time O(n),
// space O(height).
class Solution {
  private var longest = 0

  func diameterOfBinaryTree(_ root: TreeNode?) -> Int {
    longest = 0
    _ = depth(root)
    return longest
  }

  private func depth(_ root: TreeNode?) -> Int {
    guard let node = root else { return 0 }
    let left = depth(node.left)
    let right = depth(node.right)
    longest = max(longest, left + right)
    return 1 + max(left, right)
  }
}
