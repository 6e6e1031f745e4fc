// Bug: too slow: collects every level by a walk of its own, joining lists on the way up.
class Solution {
  func zigzagLevelOrder(_ root: TreeNode?) -> [[Int]] {
    var levels: [[Int]] = []
    while true {
      let values = level(root, levels.count)
      if values.isEmpty { return levels }
      levels.append(levels.count % 2 == 0 ? values : values.reversed())
    }
  }

  private func level(_ root: TreeNode?, _ depth: Int) -> [Int] {
    guard let node = root else { return [] }
    if depth == 0 { return [node.val] }
    return level(node.left, depth - 1) + level(node.right, depth - 1)
  }
}
