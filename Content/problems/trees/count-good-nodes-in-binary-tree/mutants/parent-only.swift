// Bug: compares a node with its parent only.
class Solution {
  func goodNodes(_ root: TreeNode?) -> Int {
    count(root, above: .min)
  }

  private func count(_ root: TreeNode?, above: Int) -> Int {
    guard let node = root else { return 0 }
    return (node.val >= above ? 1 : 0) + count(node.left, above: node.val)
      + count(node.right, above: node.val)
  }
}
