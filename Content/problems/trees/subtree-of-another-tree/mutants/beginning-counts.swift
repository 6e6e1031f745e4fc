// Bug: lets the large tree go on below the place where the small one ends.
class Solution {
  func isSubtree(_ root: TreeNode?, _ subRoot: TreeNode?) -> Bool {
    guard let node = root else { return false }
    return begins(node, subRoot) || isSubtree(node.left, subRoot) || isSubtree(node.right, subRoot)
  }

  private func begins(_ one: TreeNode?, _ other: TreeNode?) -> Bool {
    guard let second = other else { return true }
    guard let first = one else { return false }
    return first.val == second.val && begins(first.left, second.left)
      && begins(first.right, second.right)
  }
}
