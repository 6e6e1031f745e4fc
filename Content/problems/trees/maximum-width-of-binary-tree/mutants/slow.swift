// Bug: too slow: works out the places of every level anew, from the root on.
class Solution {
  func widthOfBinaryTree(_ root: TreeNode?) -> Int {
    var widest = 0
    var depth = 0
    while true {
      let places = level(root, depth)
      guard let first = places.first, let last = places.last else { return widest }
      widest = max(widest, last - first + 1)
      depth += 1
    }
  }

  private func level(_ root: TreeNode?, _ depth: Int) -> [Int] {
    var level = [root].compactMap { $0 }.map { (node: $0, place: 0) }
    for _ in 0..<depth {
      let first = level.first?.place ?? 0
      var below: [(node: TreeNode, place: Int)] = []
      for (node, place) in level {
        if let left = node.left { below.append((left, 2 * (place - first))) }
        if let right = node.right { below.append((right, 2 * (place - first) + 1)) }
      }
      level = below
    }
    return level.map(\.place)
  }
}
