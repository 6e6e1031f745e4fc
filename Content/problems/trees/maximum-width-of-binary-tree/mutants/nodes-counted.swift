// Bug: counts the nodes of a level and not the gaps between them.
class Solution {
  func widthOfBinaryTree(_ root: TreeNode?) -> Int {
    var widest = 0
    var level = [root].compactMap { $0 }
    while !level.isEmpty {
      widest = max(widest, level.count)
      level = level.flatMap { [$0.left, $0.right].compactMap { $0 } }
    }
    return widest
  }
}
