// Bug: too slow: measures both sides anew for every node as the highest one.
class Solution {
  func diameterOfBinaryTree(_ root: TreeNode?) -> Int {
    guard let node = root else { return 0 }
    let own = depth(node.left) + depth(node.right)
    return max(own, diameterOfBinaryTree(node.left), diameterOfBinaryTree(node.right))
  }

  private func depth(_ root: TreeNode?) -> Int {
    guard let node = root else { return 0 }
    return 1 + max(depth(node.left), depth(node.right))
  }
}
