// Bug: looks only below the target.
class Solution {
  func distanceK(_ root: TreeNode?, _ target: TreeNode?, _ k: Int) -> [Int] {
    var ring = [target].compactMap { $0 }
    for _ in 0..<k { ring = ring.flatMap { [$0.left, $0.right].compactMap { $0 } } }
    return ring.map(\.val)
  }
}
