// Bug: goes down on the left wherever there is a left child, and never looks at both sides.
class Solution {
  func maxDepth(_ root: TreeNode?) -> Int {
    guard let node = root else { return 0 }
    return 1 + maxDepth(node.left ?? node.right)
  }
}
