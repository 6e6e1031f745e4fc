// Bug: counts ways that end at an inner node.
class Solution {
  private var paths: [[Int]] = []

  func pathSum(_ root: TreeNode?, _ targetSum: Int) -> [[Int]] {
    visit(root, [], targetSum)
    return paths
  }

  private func visit(_ root: TreeNode?, _ above: [Int], _ missing: Int) {
    guard let node = root else { return }
    let path = above + [node.val]
    if missing == node.val { paths.append(path) }
    visit(node.left, path, missing - node.val)
    visit(node.right, path, missing - node.val)
  }
}
