// Idea: walks down from every node as the beginning. Time O(n · height).
class Solution {
  func pathSum(_ root: TreeNode?, _ targetSum: Int) -> Int {
    guard let node = root else { return 0 }
    return from(node, targetSum) + pathSum(node.left, targetSum) + pathSum(node.right, targetSum)
  }

  private func from(_ root: TreeNode?, _ missing: Int) -> Int {
    guard let node = root else { return 0 }
    let rest = missing - node.val
    return (rest == 0 ? 1 : 0) + from(node.left, rest) + from(node.right, rest)
  }
}
