// Bug: gives a way up as soon as its sum exceeds the target, though negative values may follow.
class Solution {
  private var paths: [[Int]] = []

  func pathSum(_ root: TreeNode?, _ targetSum: Int) -> [[Int]] {
    visit(root, [], targetSum)
    return paths
  }

  private func visit(_ root: TreeNode?, _ above: [Int], _ missing: Int) {
    guard let node = root, node.val <= missing else { return }
    let path = above + [node.val]
    let isLeaf = node.left == nil && node.right == nil
    if isLeaf, missing == node.val { paths.append(path) }
    visit(node.left, path, missing - node.val)
    visit(node.right, path, missing - node.val)
  }
}
