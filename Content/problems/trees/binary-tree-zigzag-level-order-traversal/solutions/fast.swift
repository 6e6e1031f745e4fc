// Idea: level by level, the values of every second level in reverse. Time O(n), space O(width).
class Solution {
  func zigzagLevelOrder(_ root: TreeNode?) -> [[Int]] {
    var levels: [[Int]] = []
    var level = [root].compactMap { $0 }
    while !level.isEmpty {
      let values = level.map(\.val)
      levels.append(levels.count % 2 == 0 ? values : values.reversed())
      level = level.flatMap { [$0.left, $0.right].compactMap { $0 } }
    }
    return levels
  }
}
