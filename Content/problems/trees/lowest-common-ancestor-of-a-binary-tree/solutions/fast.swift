// Idea: searches both sides; the node at which two finds meet is the answer. Time O(n), space
// O(height).
class Solution {
  func lowestCommonAncestor(_ root: TreeNode?, _ p: TreeNode?, _ q: TreeNode?) -> TreeNode? {
    guard let node = root, node !== p, node !== q else { return root }
    let left = lowestCommonAncestor(node.left, p, q)
    let right = lowestCommonAncestor(node.right, p, q)
    return left != nil && right != nil ? node : left ?? right
  }
}
