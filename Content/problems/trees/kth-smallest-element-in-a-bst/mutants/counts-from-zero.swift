// Bug: gives the smallest value the number 0.
class Solution {
  func kthSmallest(_ root: TreeNode?, _ k: Int) -> Int {
    let values = sorted(root)
    return k < values.count ? values[k] : -1
  }

  private func sorted(_ root: TreeNode?) -> [Int] {
    guard let node = root else { return [] }
    return sorted(node.left) + [node.val] + sorted(node.right)
  }
}
