// Idea: walks down and remembers the last node at which it went left. Time O(height), space O(1).
class Solution {
  func inorderSuccessor(_ root: TreeNode?, _ p: TreeNode?) -> TreeNode? {
    guard let p else { return nil }
    var successor: TreeNode?
    var place = root
    while let node = place {
      if p.val < node.val {
        successor = node
        place = node.left
      } else {
        place = node.right
      }
    }
    return successor
  }
}
