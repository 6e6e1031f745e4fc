// Bug: hands the whole way over a node up instead of its longer side, so ways fork twice.
class Solution {
  func diameterOfBinaryTree(_ root: TreeNode?) -> Int {
    max(0, nodes(root) - 1)
  }

  private func nodes(_ root: TreeNode?) -> Int {
    guard let node = root else { return 0 }
    return 1 + nodes(node.left) + nodes(node.right)
  }
}
