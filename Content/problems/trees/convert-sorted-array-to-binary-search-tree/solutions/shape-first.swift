// Idea: builds a complete tree of empty nodes and writes the numbers in from left to right.
// Time O(n), space O(n).
class Solution {
  private var next = 0

  func sortedArrayToBST(_ nums: [Int]) -> TreeNode? {
    let nodes = nums.map { _ in TreeNode(0) }
    for (index, node) in nodes.enumerated() {
      if 2 * index + 1 < nodes.count { node.left = nodes[2 * index + 1] }
      if 2 * index + 2 < nodes.count { node.right = nodes[2 * index + 2] }
    }
    next = 0
    fill(nodes.first, nums)
    return nodes.first
  }

  private func fill(_ root: TreeNode?, _ nums: [Int]) {
    guard let node = root else { return }
    fill(node.left, nums)
    node.val = nums[next]
    next += 1
    fill(node.right, nums)
  }
}
