// Bug: looks only at ways that lead through the root.
class Solution {
  func diameterOfBinaryTree(_ root: TreeNode?) -> Int {
    depth(root?.left) + depth(root?.right)
  }

  private func depth(_ root: TreeNode?) -> Int {
    guard let node = root else { return 0 }
    return 1 + max(depth(node.left), depth(node.right))
  }
}
