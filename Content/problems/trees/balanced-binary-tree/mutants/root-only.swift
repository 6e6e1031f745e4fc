// Bug: compares the two sides of the root only.
class Solution {
  func isBalanced(_ root: TreeNode?) -> Bool {
    abs(depth(root?.left) - depth(root?.right)) <= 1
  }

  private func depth(_ root: TreeNode?) -> Int {
    guard let node = root else { return 0 }
    return 1 + max(depth(node.left), depth(node.right))
  }
}
