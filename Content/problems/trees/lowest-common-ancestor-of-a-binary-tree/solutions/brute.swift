// Idea: steps down from the root as long as one side holds both nodes. Time O(n · height).
class Solution {
  func lowestCommonAncestor(_ root: TreeNode?, _ p: TreeNode?, _ q: TreeNode?) -> TreeNode? {
    guard let node = root else { return nil }
    for side in [node.left, node.right] where holds(side, p) && holds(side, q) {
      return lowestCommonAncestor(side, p, q)
    }
    return node
  }

  private func holds(_ root: TreeNode?, _ wanted: TreeNode?) -> Bool {
    guard let node = root else { return false }
    return node === wanted || holds(node.left, wanted) || holds(node.right, wanted)
  }
}
