// Bug: too slow: tests both sides, and asks for both once more to give the answer. O(2^height).
class Solution {
  func isSameTree(_ p: TreeNode?, _ q: TreeNode?) -> Bool {
    guard let first = p, let second = q else { return p == nil && q == nil }
    if first.val != second.val { return false }
    if !isSameTree(first.left, second.left) { return false }
    if !isSameTree(first.right, second.right) { return false }
    return isSameTree(first.left, second.left) && isSameTree(first.right, second.right)
  }
}
