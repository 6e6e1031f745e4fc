// Bug: too slow. Inverts a subtree once to see whether it is there and again to take it:
// O(2^height).
class Solution {
  func invertTree(_ root: TreeNode?) -> TreeNode? {
    guard let root else { return nil }
    let mirrored = TreeNode(root.val)
    if invertTree(root.left) != nil { mirrored.right = invertTree(root.left) }
    if invertTree(root.right) != nil { mirrored.left = invertTree(root.right) }
    return mirrored
  }
}
