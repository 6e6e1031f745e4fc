// Idea: compares the two trees at every node of the large one. Time O(n · m).
class Solution {
  func isSubtree(_ root: TreeNode?, _ subRoot: TreeNode?) -> Bool {
    guard let node = root else { return false }
    return isSame(node, subRoot) || isSubtree(node.left, subRoot) || isSubtree(node.right, subRoot)
  }

  private func isSame(_ one: TreeNode?, _ other: TreeNode?) -> Bool {
    guard let first = one, let second = other else { return one == nil && other == nil }
    return first.val == second.val && isSame(first.left, second.left)
      && isSame(first.right, second.right)
  }
}
