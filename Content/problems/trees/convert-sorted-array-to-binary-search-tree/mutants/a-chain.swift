// Bug: hangs every number on the right of the one before: a search tree, but not balanced.
class Solution {
  func sortedArrayToBST(_ nums: [Int]) -> TreeNode? {
    var root: TreeNode?
    for number in nums.reversed() {
      let node = TreeNode(number)
      node.right = root
      root = node
    }
    return root
  }
}
