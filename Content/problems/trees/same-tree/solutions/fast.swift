// Idea: walks through both trees in step, by recursion. Time O(n), space O(height).
class Solution {
  func isSameTree(_ p: TreeNode?, _ q: TreeNode?) -> Bool {
    guard let first = p, let second = q else { return p == nil && q == nil }
    return first.val == second.val && isSameTree(first.left, second.left)
      && isSameTree(first.right, second.right)
  }
}
