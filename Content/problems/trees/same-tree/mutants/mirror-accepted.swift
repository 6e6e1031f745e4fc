// Bug: accepts two sides that have changed places.
class Solution {
  func isSameTree(_ p: TreeNode?, _ q: TreeNode?) -> Bool {
    guard let first = p, let second = q else { return p == nil && q == nil }
    guard first.val == second.val else { return false }
    if isSameTree(first.left, second.left) { return isSameTree(first.right, second.right) }
    return isSameTree(first.left, second.right) && isSameTree(first.right, second.left)
  }
}
