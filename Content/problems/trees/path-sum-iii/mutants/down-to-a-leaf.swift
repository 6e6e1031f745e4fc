// Bug: counts only paths that end at a leaf.
class Solution {
  func pathSum(_ root: TreeNode?, _ targetSum: Int) -> Int {
    guard let node = root else { return 0 }
    return from(node, targetSum) + pathSum(node.left, targetSum) + pathSum(node.right, targetSum)
  }

  private func from(_ root: TreeNode?, _ missing: Int) -> Int {
    guard let node = root else { return 0 }
    let rest = missing - node.val
    let isLeaf = node.left == nil && node.right == nil
    return (rest == 0 && isLeaf ? 1 : 0) + from(node.left, rest) + from(node.right, rest)
  }
}
