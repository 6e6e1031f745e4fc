// Bug: never subtracts the first place, so the numbers overflow in a deep tree.
class Solution {
  func widthOfBinaryTree(_ root: TreeNode?) -> Int {
    var widest = 0
    var level = [root].compactMap { $0 }.map { (node: $0, place: 0) }
    while let first = level.first, let last = level.last {
      widest = max(widest, last.place - first.place + 1)
      var below: [(node: TreeNode, place: Int)] = []
      for (node, place) in level {
        if let left = node.left { below.append((left, 2 * place)) }
        if let right = node.right { below.append((right, 2 * place + 1)) }
      }
      level = below
    }
    return widest
  }
}
