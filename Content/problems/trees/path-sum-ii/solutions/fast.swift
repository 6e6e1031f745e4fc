// Idea: one list for the way to the present node, copied at each leaf where the sum is right.
// Time O(n · height), space O(height).
class Solution {
  private var paths: [[Int]] = []
  private var path: [Int] = []

  func pathSum(_ root: TreeNode?, _ targetSum: Int) -> [[Int]] {
    paths = []
    visit(root, missing: targetSum)
    return paths
  }

  private func visit(_ root: TreeNode?, missing: Int) {
    guard let node = root else { return }
    path.append(node.val)
    let rest = missing - node.val
    if rest == 0, node.left == nil, node.right == nil { paths.append(path) }
    visit(node.left, missing: rest)
    visit(node.right, missing: rest)
    path.removeLast()
  }
}
