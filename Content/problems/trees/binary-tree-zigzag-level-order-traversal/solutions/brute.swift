// Idea: walks down from the root once for each level, left or right first. Time O(n · height).
class Solution {
  func zigzagLevelOrder(_ root: TreeNode?) -> [[Int]] {
    var levels: [[Int]] = []
    while true {
      var values: [Int] = []
      collect(root, at: levels.count, leftFirst: levels.count % 2 == 0, &values)
      if values.isEmpty { return levels }
      levels.append(values)
    }
  }

  private func collect(_ root: TreeNode?, at depth: Int, leftFirst: Bool, _ values: inout [Int]) {
    guard let node = root else { return }
    if depth == 0 { return values.append(node.val) }
    let (first, second) = leftFirst ? (node.left, node.right) : (node.right, node.left)
    collect(first, at: depth - 1, leftFirst: leftFirst, &values)
    collect(second, at: depth - 1, leftFirst: leftFirst, &values)
  }
}
