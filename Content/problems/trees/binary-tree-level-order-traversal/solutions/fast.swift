// Idea: replaces each level by the children of its nodes. Time O(n), space O(width).
class Solution {
  func levelOrder(_ root: TreeNode?) -> [[Int]] {
    var levels: [[Int]] = []
    var level = [root].compactMap { $0 }
    while !level.isEmpty {
      levels.append(level.map(\.val))
      level = level.flatMap { [$0.left, $0.right].compactMap { $0 } }
    }
    return levels
  }
}
