// Bug: too slow: compares at every node, which takes n · m steps where most values are equal.
class Solution {
  func isSubtree(_ root: TreeNode?, _ subRoot: TreeNode?) -> Bool {
    guard let node = root else { return false }
    if isSame(node, subRoot) { return true }
    return isSubtree(node.left, subRoot) || isSubtree(node.right, subRoot)
  }

  private func isSame(_ one: TreeNode?, _ other: TreeNode?) -> Bool {
    guard let first = one, let second = other else { return one == nil && other == nil }
    let isLeftSame = isSame(first.left, second.left)
    let isRightSame = isSame(first.right, second.right)
    return first.val == second.val && isLeftSame && isRightSame
  }
}
