// Idea: levels of pairs of places that must agree. Time O(n), space O(width).
class Solution {
  func isSameTree(_ p: TreeNode?, _ q: TreeNode?) -> Bool {
    var level: [(TreeNode?, TreeNode?)] = [(p, q)]
    while !level.isEmpty {
      var below: [(TreeNode?, TreeNode?)] = []
      for (p, q) in level where p != nil || q != nil {
        guard let first = p, let second = q, first.val == second.val else { return false }
        below.append((first.left, second.left))
        below.append((first.right, second.right))
      }
      level = below
    }
    return true
  }
}
