// Idea: one walk with the right side first; the first node at each new depth is seen. Time O(n).
class Solution {
  private var view: [Int] = []

  func rightSideView(_ root: TreeNode?) -> [Int] {
    view = []
    visit(root, depth: 0)
    return view
  }

  private func visit(_ root: TreeNode?, depth: Int) {
    guard let node = root else { return }
    if depth == view.count { view.append(node.val) }
    visit(node.right, depth: depth + 1)
    visit(node.left, depth: depth + 1)
  }
}
