// Bug: wants a node above both, so neither can be the ancestor of the other.
class Solution {
  func lowestCommonAncestor(_ root: TreeNode?, _ p: TreeNode?, _ q: TreeNode?) -> TreeNode? {
    guard let node = root else { return nil }
    for side in [node.left, node.right] {
      guard let side, side !== p, side !== q else { continue }
      if holds(side, p), holds(side, q) { return lowestCommonAncestor(side, p, q) }
    }
    return node
  }

  private func holds(_ root: TreeNode?, _ wanted: TreeNode?) -> Bool {
    guard let node = root else { return false }
    return node === wanted || holds(node.left, wanted) || holds(node.right, wanted)
  }
}
