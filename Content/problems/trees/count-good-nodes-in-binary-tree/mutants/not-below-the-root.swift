// Bug: compares every node with the root only.
class Solution {
  func goodNodes(_ root: TreeNode?) -> Int {
    count(root, root?.val ?? 0)
  }

  private func count(_ root: TreeNode?, _ first: Int) -> Int {
    guard let node = root else { return 0 }
    return (node.val >= first ? 1 : 0) + count(node.left, first) + count(node.right, first)
  }
}
