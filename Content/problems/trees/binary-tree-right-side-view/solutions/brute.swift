// Idea: searches from the root once for each level, on the right first. Time O(n · height).
class Solution {
  func rightSideView(_ root: TreeNode?) -> [Int] {
    var view: [Int] = []
    while let value = search(root, depth: view.count) {
      view.append(value)
    }
    return view
  }

  private func search(_ root: TreeNode?, depth: Int) -> Int? {
    guard let node = root else { return nil }
    if depth == 0 { return node.val }
    return search(node.right, depth: depth - 1) ?? search(node.left, depth: depth - 1)
  }
}
