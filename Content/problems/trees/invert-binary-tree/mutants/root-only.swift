// Bug: swaps the two children of the root and nothing below.
class Solution {
  func invertTree(_ root: TreeNode?) -> TreeNode? {
    guard let node = root else { return nil }
    (node.left, node.right) = (node.right, node.left)
    return node
  }
}
