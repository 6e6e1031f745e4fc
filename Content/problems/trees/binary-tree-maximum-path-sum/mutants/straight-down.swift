// Bug: looks only at paths that run straight down, never down on both sides of a node.
class Solution {
  private var best = Int.min

  func maxPathSum(_ root: TreeNode?) -> Int {
    _ = arm(root)
    return best
  }

  private func arm(_ root: TreeNode?) -> Int {
    guard let node = root else { return 0 }
    let sum = node.val + max(0, arm(node.left), arm(node.right))
    best = max(best, sum)
    return sum
  }
}
