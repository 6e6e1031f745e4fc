// Bug: asks whether the two sides are the same instead of mirrored.
class Solution {
  func isSymmetric(_ root: TreeNode?) -> Bool {
    same(root?.left, root?.right)
  }

  private func same(_ one: TreeNode?, _ other: TreeNode?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return one.val == other.val && same(one.left, other.left) && same(one.right, other.right)
  }
}
