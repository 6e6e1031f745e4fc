// Idea: hands the greatest value so far down. Time O(n), space O(height).
class Solution {
  func goodNodes(_ root: TreeNode?) -> Int {
    count(root, above: .min)
  }

  private func count(_ root: TreeNode?, above: Int) -> Int {
    guard let node = root else { return 0 }
    let highest = max(above, node.val)
    let below = count(node.left, above: highest) + count(node.right, above: highest)
    return node.val == highest ? below + 1 : below
  }
}
