// Bug: turns the even levels round instead of the odd ones.
class Solution {
  func zigzagLevelOrder(_ root: TreeNode?) -> [[Int]] {
    var levels: [[Int]] = []
    var level = [root].compactMap { $0 }
    while !level.isEmpty {
      let values = level.map(\.val)
      levels.append(levels.count % 2 == 1 ? values : values.reversed())
      level = level.flatMap { [$0.left, $0.right].compactMap { $0 } }
    }
    return levels
  }
}
