// Bug: returns the right child, though smaller values may stand below it.
class Solution {
  func inorderSuccessor(_ root: TreeNode?, _ p: TreeNode?) -> TreeNode? {
    guard let p else { return nil }
    if p.right != nil { return p.right }
    var successor: TreeNode?
    var place = root
    while let node = place, node !== p {
      if p.val < node.val { successor = node }
      place = p.val < node.val ? node.left : node.right
    }
    return successor
  }
}
