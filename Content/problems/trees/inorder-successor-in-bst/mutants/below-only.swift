// Bug: looks only below p and never above.
class Solution {
  func inorderSuccessor(_ root: TreeNode?, _ p: TreeNode?) -> TreeNode? {
    var place = p?.right
    while let left = place?.left { place = left }
    return place
  }
}
