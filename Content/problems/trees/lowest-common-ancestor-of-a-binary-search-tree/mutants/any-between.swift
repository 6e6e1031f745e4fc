// Bug: returns some node whose value lies between the two, the first one in order.
class Solution {
  func lowestCommonAncestor(_ root: TreeNode?, _ p: TreeNode?, _ q: TreeNode?) -> TreeNode? {
    guard let node = root, let p, let q else { return nil }
    if let found = lowestCommonAncestor(node.left, p, q) { return found }
    if min(p.val, q.val) <= node.val, node.val <= max(p.val, q.val) { return node }
    return lowestCommonAncestor(node.right, p, q)
  }
}
