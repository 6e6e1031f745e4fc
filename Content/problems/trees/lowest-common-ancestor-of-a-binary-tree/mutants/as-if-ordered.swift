// Bug: walks down by the values as if the tree were a search tree.
class Solution {
  func lowestCommonAncestor(_ root: TreeNode?, _ p: TreeNode?, _ q: TreeNode?) -> TreeNode? {
    guard let p, let q else { return nil }
    var place = root
    while let node = place {
      if max(p.val, q.val) < node.val, node.left != nil {
        place = node.left
      } else if min(p.val, q.val) > node.val, node.right != nil {
        place = node.right
      } else {
        return node
      }
    }
    return nil
  }
}
