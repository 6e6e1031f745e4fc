// Bug: lets the sums wrap around in 32 bits.
class Solution {
  func pathSum(_ root: TreeNode?, _ targetSum: Int) -> Int {
    guard let node = root else { return 0 }
    return from(node, Int32(targetSum)) + pathSum(node.left, targetSum)
      + pathSum(node.right, targetSum)
  }

  private func from(_ root: TreeNode?, _ missing: Int32) -> Int {
    guard let node = root else { return 0 }
    let rest = missing &- Int32(node.val)
    return (rest == 0 ? 1 : 0) + from(node.left, rest) + from(node.right, rest)
  }
}
