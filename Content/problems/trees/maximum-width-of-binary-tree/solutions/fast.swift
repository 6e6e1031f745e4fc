// Idea: numbers the places of each level, counted from its first node. Time O(n), space O(width).
class Solution {
  func widthOfBinaryTree(_ root: TreeNode?) -> Int {
    var widest = 0
    var level = [root].compactMap { $0 }.map { (node: $0, place: 0) }
    while let first = level.first, let last = level.last {
      widest = max(widest, last.place - first.place + 1)
      var below: [(node: TreeNode, place: Int)] = []
      for (node, place) in level {
        let doubled = 2 * (place - first.place)
        if let left = node.left { below.append((left, doubled)) }
        if let right = node.right { below.append((right, doubled + 1)) }
      }
      level = below
    }
    return widest
  }
}
