// Idea: the middle of a range is the root, the parts before and behind it are the sides. Time O(n).
class Solution {
  func sortedArrayToBST(_ nums: [Int]) -> TreeNode? {
    build(nums, from: 0, to: nums.count)
  }

  private func build(_ nums: [Int], from first: Int, to end: Int) -> TreeNode? {
    if first == end { return nil }
    let middle = (first + end) / 2
    let node = TreeNode(nums[middle])
    node.left = build(nums, from: first, to: middle)
    node.right = build(nums, from: middle + 1, to: end)
    return node
  }
}
