// Idea: compares pairs of nodes that would lie on each other, outer with outer, inner with inner.
// Time O(n), space O(height).
class Solution {
  func isSymmetric(_ root: TreeNode?) -> Bool {
    mirror(root?.left, root?.right)
  }

  private func mirror(_ one: TreeNode?, _ other: TreeNode?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return one.val == other.val && mirror(one.left, other.right) && mirror(one.right, other.left)
  }
}
