// Bug: asks whether all leaves lie on at most two neighbouring levels.
class Solution {
  private var depths: Set<Int> = []

  func isBalanced(_ root: TreeNode?) -> Bool {
    visit(root, 0)
    return depths.max()! - depths.min()! <= 1
  }

  private func visit(_ root: TreeNode?, _ depth: Int) {
    guard let node = root else {
      depths.insert(depth)
      return
    }
    visit(node.left, depth + 1)
    visit(node.right, depth + 1)
  }
}
