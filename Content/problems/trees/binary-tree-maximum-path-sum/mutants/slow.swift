// Bug: too slow: computes both arms anew for every node as the highest one of a path.
class Solution {
  func maxPathSum(_ root: TreeNode?) -> Int {
    guard let node = root else { return .min }
    let own = node.val + max(0, arm(node.left)) + max(0, arm(node.right))
    return max(own, maxPathSum(node.left), maxPathSum(node.right))
  }

  private func arm(_ root: TreeNode?) -> Int {
    guard let node = root else { return 0 }
    return node.val + max(0, arm(node.left), arm(node.right))
  }
}
