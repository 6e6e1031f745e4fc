// Bug: begins with the sum 0, as if a path could be empty.
class Solution {
  private var best = 0

  func maxPathSum(_ root: TreeNode?) -> Int {
    _ = arm(root)
    return best
  }

  private func arm(_ root: TreeNode?) -> Int {
    guard let node = root else { return 0 }
    let left = max(0, arm(node.left))
    let right = max(0, arm(node.right))
    best = max(best, left + node.val + right)
    return node.val + max(left, right)
  }
}
