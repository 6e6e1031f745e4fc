// Bug: too slow: collects every level by a walk of its own, joining lists on the way up.
class Solution {
  func rightSideView(_ root: TreeNode?) -> [Int] {
    var view: [Int] = []
    while let value = level(root, view.count).last {
      view.append(value)
    }
    return view
  }

  private func level(_ root: TreeNode?, _ depth: Int) -> [Int] {
    guard let node = root else { return [] }
    if depth == 0 { return [node.val] }
    return level(node.left, depth - 1) + level(node.right, depth - 1)
  }
}
