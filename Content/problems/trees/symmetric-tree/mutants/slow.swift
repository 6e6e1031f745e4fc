// Bug: too slow: walks down from the root anew for every level, and joins lists on the way up.
class Solution {
  func isSymmetric(_ root: TreeNode?) -> Bool {
    var depth = 0
    while true {
      let values = level(root, depth)
      if values != values.reversed() { return false }
      if values.allSatisfy({ $0 == nil }) { return true }
      depth += 1
    }
  }

  private func level(_ root: TreeNode?, _ depth: Int) -> [Int?] {
    guard let node = root else { return depth == 0 ? [nil] : [] }
    if depth == 0 { return [node.val] }
    return level(node.left, depth - 1) + level(node.right, depth - 1)
  }
}
