// Bug: looks only at paths whose highest node is the root.
class Solution {
  func maxPathSum(_ root: TreeNode?) -> Int {
    guard let node = root else { return 0 }
    return node.val + max(0, arm(node.left)) + max(0, arm(node.right))
  }

  private func arm(_ root: TreeNode?) -> Int {
    guard let node = root else { return 0 }
    return node.val + max(0, arm(node.left), arm(node.right))
  }
}
