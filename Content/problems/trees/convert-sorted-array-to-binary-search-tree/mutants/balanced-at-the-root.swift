// Bug: takes the middle for the root only and makes a chain of each half.
class Solution {
  func sortedArrayToBST(_ nums: [Int]) -> TreeNode? {
    let middle = nums.count / 2
    let root = TreeNode(nums[middle])
    root.left = chain(nums[..<middle])
    root.right = chain(nums[(middle + 1)...])
    return root
  }

  private func chain(_ nums: ArraySlice<Int>) -> TreeNode? {
    guard let first = nums.first else { return nil }
    let node = TreeNode(first)
    node.right = chain(nums.dropFirst())
    return node
  }
}
