// Idea: one level more than the deeper of the two sides, by recursion. Time O(n), space O(height).
class Solution {
  func maxDepth(_ root: TreeNode?) -> Int {
    guard let node = root else { return 0 }
    return 1 + max(maxDepth(node.left), maxDepth(node.right))
  }
}
