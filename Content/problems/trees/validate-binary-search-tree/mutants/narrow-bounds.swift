// Bug: begins with the least and the greatest 32-bit number as open bounds, so they are refused.
class Solution {
  func isValidBST(_ root: TreeNode?) -> Bool {
    fits(root, above: Int(Int32.min), below: Int(Int32.max))
  }

  private func fits(_ root: TreeNode?, above low: Int, below high: Int) -> Bool {
    guard let node = root else { return true }
    return low < node.val && node.val < high && fits(node.left, above: low, below: node.val)
      && fits(node.right, above: node.val, below: high)
  }
}
