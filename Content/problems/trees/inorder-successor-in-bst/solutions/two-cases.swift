// Idea: the leftmost node of p's right side, or else the lowest ancestor with p on its left.
// Time O(height), space O(1).
class Solution {
  func inorderSuccessor(_ root: TreeNode?, _ p: TreeNode?) -> TreeNode? {
    guard let p else { return nil }
    if var lowest = p.right {
      while let left = lowest.left { lowest = left }
      return lowest
    }
    var ancestor: TreeNode?
    var place = root
    while let node = place, node !== p {
      if p.val < node.val { ancestor = node }
      place = p.val < node.val ? node.left : node.right
    }
    return ancestor
  }
}
