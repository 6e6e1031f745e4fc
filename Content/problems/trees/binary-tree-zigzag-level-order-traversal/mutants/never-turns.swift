// Bug: writes every level from left to right.
class Solution {
  func zigzagLevelOrder(_ root: TreeNode?) -> [[Int]] {
    var levels: [[Int]] = []
    var level = [root].compactMap { $0 }
    while !level.isEmpty {
      levels.append(level.map(\.val))
      level = level.flatMap { [$0.left, $0.right].compactMap { $0 } }
    }
    return levels
  }
}
