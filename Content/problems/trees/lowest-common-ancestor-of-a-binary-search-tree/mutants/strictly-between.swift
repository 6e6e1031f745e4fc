// Bug: wants a node strictly between the two, so neither can be the ancestor of the other.
class Solution {
  func lowestCommonAncestor(_ root: TreeNode?, _ p: TreeNode?, _ q: TreeNode?) -> TreeNode? {
    guard let p, let q else { return nil }
    var place = root
    while let node = place {
      if max(p.val, q.val) <= node.val {
        place = node.left
      } else if min(p.val, q.val) >= node.val {
        place = node.right
      } else {
        return node
      }
    }
    return nil
  }
}
