// Bug: writes the numbers into a complete tree level by level: balanced, but no search tree.
class Solution {
  func sortedArrayToBST(_ nums: [Int]) -> TreeNode? {
    let nodes = nums.map { TreeNode($0) }
    for (index, node) in nodes.enumerated() {
      if 2 * index + 1 < nodes.count { node.left = nodes[2 * index + 1] }
      if 2 * index + 2 < nodes.count { node.right = nodes[2 * index + 2] }
    }
    return nodes.first
  }
}
