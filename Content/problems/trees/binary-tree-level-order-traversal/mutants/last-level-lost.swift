// Bug: a level counts only when there is another one below it.
class Solution {
  func levelOrder(_ root: TreeNode?) -> [[Int]] {
    guard let root else { return [] }
    var levels = [[root.val]]
    var level = [root]
    while true {
      level = level.flatMap { [$0.left, $0.right].compactMap { $0 } }
      let isLast = level.allSatisfy { $0.left == nil && $0.right == nil }
      if isLast { return levels }
      levels.append(level.map(\.val))
    }
  }
}
