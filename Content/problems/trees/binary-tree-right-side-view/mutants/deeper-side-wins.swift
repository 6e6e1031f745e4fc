// Bug: takes the view of the right side and adds of the left side's only if the right is missing.
class Solution {
  func rightSideView(_ root: TreeNode?) -> [Int] {
    guard let node = root else { return [] }
    let right = rightSideView(node.right)
    let left = rightSideView(node.left)
    return [node.val] + (right.count >= left.count ? right : left)
  }
}
