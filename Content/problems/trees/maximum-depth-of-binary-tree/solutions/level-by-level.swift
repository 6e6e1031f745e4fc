// Idea: counts how often a level has children below it. Time O(n), space O(width).
class Solution {
  func maxDepth(_ root: TreeNode?) -> Int {
    var level = [root].compactMap { $0 }
    var depth = 0
    while !level.isEmpty {
      depth += 1
      level = level.flatMap { [$0.left, $0.right].compactMap { $0 } }
    }
    return depth
  }
}
