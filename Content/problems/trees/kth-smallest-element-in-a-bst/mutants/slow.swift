// Bug: too slow: looks through the whole tree k times, each time for the least value above the
// last.
class Solution {
  func kthSmallest(_ root: TreeNode?, _ k: Int) -> Int {
    var last = -1
    for _ in 0..<k { last = values(root).filter { $0 > last }.min() ?? -1 }
    return last
  }

  private func values(_ root: TreeNode?) -> [Int] {
    guard let node = root else { return [] }
    return values(node.left) + [node.val] + values(node.right)
  }
}
