// Bug: returns the width of the lowest level instead of the greatest one.
class Solution {
  func widthOfBinaryTree(_ root: TreeNode?) -> Int {
    var width = 0
    var level = [root].compactMap { $0 }.map { (node: $0, place: 0) }
    while let first = level.first, let last = level.last {
      width = last.place - first.place + 1
      var below: [(node: TreeNode, place: Int)] = []
      for (node, place) in level {
        let doubled = 2 * (place - first.place)
        if let left = node.left { below.append((left, doubled)) }
        if let right = node.right { below.append((right, doubled + 1)) }
      }
      level = below
    }
    return width
  }
}
