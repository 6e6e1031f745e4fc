// Bug: too slow: walks down from the root for every level, and joins the lists of both sides on the
// way up.
class Solution {
  func levelOrder(_ root: TreeNode?) -> [[Int]] {
    var levels: [[Int]] = []
    while true {
      let values = level(root, levels.count)
      if values.isEmpty { return levels }
      levels.append(values)
    }
  }

  private func level(_ root: TreeNode?, _ depth: Int) -> [Int] {
    guard let node = root else { return [] }
    if depth == 0 { return [node.val] }
    return level(node.left, depth - 1) + level(node.right, depth - 1)
  }
}
