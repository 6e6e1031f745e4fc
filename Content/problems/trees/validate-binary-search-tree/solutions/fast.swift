// Idea: hands down the open interval in which all values must lie. Time O(n), space O(height).
class Solution {
  func isValidBST(_ root: TreeNode?) -> Bool {
    fits(root, above: .min, below: .max)
  }

  /// The bounds have 64 bits, the values 32.
  private func fits(_ root: TreeNode?, above low: Int, below high: Int) -> Bool {
    guard let node = root else { return true }
    return low < node.val && node.val < high && fits(node.left, above: low, below: node.val)
      && fits(node.right, above: node.val, below: high)
  }
}
