// Bug: puts the smaller numbers on the right.
class Solution {
  func sortedArrayToBST(_ nums: [Int]) -> TreeNode? {
    build(nums[...])
  }

  private func build(_ nums: ArraySlice<Int>) -> TreeNode? {
    if nums.isEmpty { return nil }
    let middle = (nums.startIndex + nums.endIndex) / 2
    let node = TreeNode(nums[middle])
    node.left = build(nums[(middle + 1)...])
    node.right = build(nums[..<middle])
    return node
  }
}
