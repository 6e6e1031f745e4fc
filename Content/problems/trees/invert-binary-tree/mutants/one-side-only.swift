// Bug: goes on below the right child alone; the other half keeps its order.
class Solution {
  func invertTree(_ root: TreeNode?) -> TreeNode? {
    guard let node = root else { return nil }
    (node.left, node.right) = (invertTree(node.right), node.left)
    return node
  }
}
