// Bug: compares the shapes and not the values.
class Solution {
  func isSymmetric(_ root: TreeNode?) -> Bool {
    mirror(root?.left, root?.right)
  }

  private func mirror(_ one: TreeNode?, _ other: TreeNode?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return mirror(one.left, other.right) && mirror(one.right, other.left)
  }
}
