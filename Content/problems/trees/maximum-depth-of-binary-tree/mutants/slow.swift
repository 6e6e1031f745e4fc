// Bug: too slow: compares the depths of the two sides, then asks for the greater one again.
// O(2^height).
class Solution {
  func maxDepth(_ root: TreeNode?) -> Int {
    guard let node = root else { return 0 }
    if maxDepth(node.left) > maxDepth(node.right) { return maxDepth(node.left) + 1 }
    return maxDepth(node.right) + 1
  }
}
