// Bug: returns the root unless p or q stands above the other.
class Solution {
  func lowestCommonAncestor(_ root: TreeNode?, _ p: TreeNode?, _ q: TreeNode?) -> TreeNode? {
    if holds(p, q) { return p }
    return holds(q, p) ? q : root
  }

  private func holds(_ root: TreeNode?, _ wanted: TreeNode?) -> Bool {
    guard let node = root else { return false }
    return node === wanted || holds(node.left, wanted) || holds(node.right, wanted)
  }
}
