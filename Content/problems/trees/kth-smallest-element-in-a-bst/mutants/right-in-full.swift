// Bug: on the way to the right subtracts the left side, but not the node itself.
class Solution {
  func kthSmallest(_ root: TreeNode?, _ k: Int) -> Int {
    guard let node = root else { return -1 }
    let smaller = count(node.left)
    if k == smaller + 1 { return node.val }
    return k <= smaller ? kthSmallest(node.left, k) : kthSmallest(node.right, k - smaller)
  }

  private func count(_ root: TreeNode?) -> Int {
    guard let node = root else { return 0 }
    return count(node.left) + 1 + count(node.right)
  }
}
