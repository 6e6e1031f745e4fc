// Bug: an equal value on the way spoils a node.
class Solution {
  func goodNodes(_ root: TreeNode?) -> Int {
    count(root, above: .min)
  }

  private func count(_ root: TreeNode?, above: Int) -> Int {
    guard let node = root else { return 0 }
    let highest = max(above, node.val)
    return (node.val > above ? 1 : 0) + count(node.left, above: highest)
      + count(node.right, above: highest)
  }
}
