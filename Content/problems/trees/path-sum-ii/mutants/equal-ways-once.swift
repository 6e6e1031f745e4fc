// Bug: lists ways with the same values only once.
class Solution {
  private var paths: Set<[Int]> = []

  func pathSum(_ root: TreeNode?, _ targetSum: Int) -> [[Int]] {
    visit(root, [], targetSum)
    return Array(paths)
  }

  private func visit(_ root: TreeNode?, _ above: [Int], _ missing: Int) {
    guard let node = root else { return }
    let path = above + [node.val]
    let isLeaf = node.left == nil && node.right == nil
    if isLeaf, missing == node.val { paths.insert(path) }
    visit(node.left, path, missing - node.val)
    visit(node.right, path, missing - node.val)
  }
}
