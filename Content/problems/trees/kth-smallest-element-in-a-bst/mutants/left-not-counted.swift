// Bug: hands k down as a copy, so the nodes of the left side are forgotten.
class Solution {
  func kthSmallest(_ root: TreeNode?, _ k: Int) -> Int {
    guard let node = root else { return -1 }
    let found = kthSmallest(node.left, k)
    if found >= 0 { return found }
    return k == 1 ? node.val : kthSmallest(node.right, k - 1)
  }
}
