// Bug: too slow: finds the numbers of every side by going through the whole list.
class Solution {
  func sortedArrayToBST(_ nums: [Int]) -> TreeNode? {
    build(nums, above: .min, below: .max)
  }

  private func build(_ nums: [Int], above: Int, below: Int) -> TreeNode? {
    let inside = nums.filter { above < $0 && $0 < below }
    if inside.isEmpty { return nil }
    let node = TreeNode(inside[inside.count / 2])
    node.left = build(nums, above: above, below: node.val)
    node.right = build(nums, above: node.val, below: below)
    return node
  }
}
