// Bug: counts only paths that begin at the root.
class Solution {
  func pathSum(_ root: TreeNode?, _ targetSum: Int) -> Int {
    guard let node = root else { return 0 }
    let rest = targetSum - node.val
    return (rest == 0 ? 1 : 0) + pathSum(node.left, rest) + pathSum(node.right, rest)
  }
}
