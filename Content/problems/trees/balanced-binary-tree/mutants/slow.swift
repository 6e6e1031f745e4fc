// Bug: too slow: measures both sides anew for every node, and asks only at the end whether all
// differences are small.
class Solution {
  func isBalanced(_ root: TreeNode?) -> Bool {
    differences(root) <= 1
  }

  private func differences(_ root: TreeNode?) -> Int {
    guard let node = root else { return 0 }
    let own = abs(depth(node.left) - depth(node.right))
    return max(own, differences(node.left), differences(node.right))
  }

  private func depth(_ root: TreeNode?) -> Int {
    guard let node = root else { return 0 }
    return 1 + max(depth(node.left), depth(node.right))
  }
}
