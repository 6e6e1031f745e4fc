// Bug: notices only where the left side is the deeper one.
class Solution {
  func isBalanced(_ root: TreeNode?) -> Bool {
    guard let node = root else { return true }
    return depth(node.left) - depth(node.right) <= 1
      && isBalanced(node.left) && isBalanced(node.right)
  }

  private func depth(_ root: TreeNode?) -> Int {
    guard let node = root else { return 0 }
    return 1 + max(depth(node.left), depth(node.right))
  }
}
