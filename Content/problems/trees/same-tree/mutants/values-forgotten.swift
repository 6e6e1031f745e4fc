// Bug: compares the shapes alone.
class Solution {
  func isSameTree(_ p: TreeNode?, _ q: TreeNode?) -> Bool {
    guard let first = p, let second = q else { return p == nil && q == nil }
    return isSameTree(first.left, second.left) && isSameTree(first.right, second.right)
  }
}
