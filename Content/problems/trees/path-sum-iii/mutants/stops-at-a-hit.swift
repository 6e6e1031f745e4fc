// Bug: does not go on below the lower end of a path that fits.
class Solution {
  func pathSum(_ root: TreeNode?, _ targetSum: Int) -> Int {
    guard let node = root else { return 0 }
    return from(node, targetSum) + pathSum(node.left, targetSum) + pathSum(node.right, targetSum)
  }

  private func from(_ root: TreeNode?, _ missing: Int) -> Int {
    guard let node = root else { return 0 }
    if missing == node.val { return 1 }
    return from(node.left, missing - node.val) + from(node.right, missing - node.val)
  }
}
