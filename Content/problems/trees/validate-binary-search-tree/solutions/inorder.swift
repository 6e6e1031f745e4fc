// Idea: visits the values in order and compares each with the one before. Time O(n), space
// O(height).
class Solution {
  private var previous: Int?

  func isValidBST(_ root: TreeNode?) -> Bool {
    guard let node = root else { return true }
    guard isValidBST(node.left) else { return false }
    if let previous, node.val <= previous { return false }
    previous = node.val
    return isValidBST(node.right)
  }
}
