// Bug: lets equal values pass in the order.
class Solution {
  private var previous = Int.min

  func isValidBST(_ root: TreeNode?) -> Bool {
    guard let node = root else { return true }
    guard isValidBST(node.left), node.val >= previous else { return false }
    previous = node.val
    return isValidBST(node.right)
  }
}
