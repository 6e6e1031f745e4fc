// Bug: finds the node in front of p instead of the one behind it.
class Solution {
  func inorderSuccessor(_ root: TreeNode?, _ p: TreeNode?) -> TreeNode? {
    guard let p else { return nil }
    var found: TreeNode?
    var place = root
    while let node = place {
      if node.val < p.val {
        found = node
        place = node.right
      } else {
        place = node.left
      }
    }
    return found
  }
}
