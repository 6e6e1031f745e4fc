// Bug: an empty tree becomes one empty level.
class Solution {
  func levelOrder(_ root: TreeNode?) -> [[Int]] {
    guard let root else { return [[]] }
    var levels: [[Int]] = []
    var level = [root]
    while !level.isEmpty {
      levels.append(level.map(\.val))
      level = level.flatMap { [$0.left, $0.right].compactMap { $0 } }
    }
    return levels
  }
}
