// Bug: compares only at the first node that has the value of the small tree's root.
class Solution {
  func isSubtree(_ root: TreeNode?, _ subRoot: TreeNode?) -> Bool {
    guard let subRoot, let start = first(subRoot.val, root) else { return false }
    return isSame(start, subRoot)
  }

  private func first(_ value: Int, _ root: TreeNode?) -> TreeNode? {
    guard let node = root else { return nil }
    if node.val == value { return node }
    return first(value, node.left) ?? first(value, node.right)
  }

  private func isSame(_ one: TreeNode?, _ other: TreeNode?) -> Bool {
    guard let first = one, let second = other else { return one == nil && other == nil }
    return first.val == second.val && isSame(first.left, second.left)
      && isSame(first.right, second.right)
  }
}
