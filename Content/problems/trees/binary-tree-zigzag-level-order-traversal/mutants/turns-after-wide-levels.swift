// Bug: changes the direction only after a level with more than one node.
class Solution {
  func zigzagLevelOrder(_ root: TreeNode?) -> [[Int]] {
    var levels: [[Int]] = []
    var level = [root].compactMap { $0 }
    var isTurned = false
    while !level.isEmpty {
      let values = level.map(\.val)
      levels.append(isTurned ? values.reversed() : values)
      if levels.count == 1 || values.count > 1 { isTurned.toggle() }
      level = level.flatMap { [$0.left, $0.right].compactMap { $0 } }
    }
    return levels
  }
}
