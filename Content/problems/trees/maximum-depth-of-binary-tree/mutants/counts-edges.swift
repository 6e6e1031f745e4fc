// Bug: counts the steps between nodes, so that a single node has depth 0.
class Solution {
  func maxDepth(_ root: TreeNode?) -> Int {
    guard let node = root, node.left != nil || node.right != nil else { return 0 }
    return 1 + max(maxDepth(node.left), maxDepth(node.right))
  }
}
