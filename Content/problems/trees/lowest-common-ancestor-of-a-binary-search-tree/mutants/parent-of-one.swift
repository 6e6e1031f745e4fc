// Bug: a node is not its own ancestor, so the answer lies one level too high where p is above q.
class Solution {
  func lowestCommonAncestor(_ root: TreeNode?, _ p: TreeNode?, _ q: TreeNode?) -> TreeNode? {
    guard let p, let q else { return nil }
    var (place, above) = (root, root)
    while let node = place {
      if node === p || node === q { return above }
      above = node
      if max(p.val, q.val) < node.val {
        place = node.left
      } else if min(p.val, q.val) > node.val {
        place = node.right
      } else {
        return node
      }
    }
    return nil
  }
}
