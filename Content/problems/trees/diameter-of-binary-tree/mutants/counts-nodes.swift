// Bug: counts the nodes on the way instead of the edges.
class Solution {
  private var longest = 0

  func diameterOfBinaryTree(_ root: TreeNode?) -> Int {
    _ = depth(root)
    return longest
  }

  private func depth(_ root: TreeNode?) -> Int {
    guard let node = root else { return 0 }
    let left = depth(node.left)
    let right = depth(node.right)
    longest = max(longest, left + right + 1)
    return 1 + max(left, right)
  }
}
