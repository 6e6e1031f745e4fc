// Bug: reads the levels without their gaps, so that a left child passes for a right one.
class Solution {
  func isSymmetric(_ root: TreeNode?) -> Bool {
    var level = [root].compactMap { $0 }
    while !level.isEmpty {
      let values = level.map(\.val)
      if values != values.reversed() { return false }
      level = level.flatMap { [$0.left, $0.right].compactMap { $0 } }
    }
    return true
  }
}
