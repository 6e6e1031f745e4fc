// Bug: takes a level to be as wide as a full one would be.
class Solution {
  func widthOfBinaryTree(_ root: TreeNode?) -> Int {
    var widest = 0
    var level = [root].compactMap { $0 }
    while !level.isEmpty {
      widest = widest == 0 ? 1 : 2 * widest
      level = level.flatMap { [$0.left, $0.right].compactMap { $0 } }
      if widest > 1 << 40 { return widest }
    }
    return widest
  }
}
