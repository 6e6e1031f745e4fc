// Idea: swaps the children of every node, top down. Time O(n), call stack O(height).
class Solution {
  func invertTree(_ root: TreeNode?) -> TreeNode? {
    guard let node = root else { return nil }
    (node.left, node.right) = (invertTree(node.right), invertTree(node.left))
    return node
  }
}
