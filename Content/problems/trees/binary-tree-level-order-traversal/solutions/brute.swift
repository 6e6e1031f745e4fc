// Idea: walks down from the root once for each level. Time O(n · height).
class Solution {
  func levelOrder(_ root: TreeNode?) -> [[Int]] {
    var levels: [[Int]] = []
    while true {
      var values: [Int] = []
      collect(root, at: levels.count, &values)
      if values.isEmpty { return levels }
      levels.append(values)
    }
  }

  private func collect(_ root: TreeNode?, at depth: Int, _ values: inout [Int]) {
    guard let node = root else { return }
    if depth == 0 { return values.append(node.val) }
    collect(node.left, at: depth - 1, &values)
    collect(node.right, at: depth - 1, &values)
  }
}
