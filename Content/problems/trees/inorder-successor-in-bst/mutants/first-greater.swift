// Bug: returns the first node above p's value that it meets.
class Solution {
  func inorderSuccessor(_ root: TreeNode?, _ p: TreeNode?) -> TreeNode? {
    guard let p else { return nil }
    var place = root
    while let node = place {
      if p.val < node.val { return node }
      place = node.right
    }
    return nil
  }
}
