// Bug: computes the depth from the number of nodes, as if every level were full.
class Solution {
  func maxDepth(_ root: TreeNode?) -> Int {
    Int.bitWidth - count(root).leadingZeroBitCount
  }

  private func count(_ root: TreeNode?) -> Int {
    guard let node = root else { return 0 }
    return 1 + count(node.left) + count(node.right)
  }
}
