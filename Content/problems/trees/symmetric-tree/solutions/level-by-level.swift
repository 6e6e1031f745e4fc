// Idea: every level, gaps included, must read the same from both ends. Time O(n), space O(width).
class Solution {
  func isSymmetric(_ root: TreeNode?) -> Bool {
    var level = [root]
    while !level.isEmpty {
      let values = level.map { $0?.val }
      if values != values.reversed() { return false }
      level = level.compactMap { $0 }.flatMap { [$0.left, $0.right] }
    }
    return true
  }
}
