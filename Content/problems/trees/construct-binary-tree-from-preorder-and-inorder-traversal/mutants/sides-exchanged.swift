// Bug: hangs what stands before the root in inorder on the right, and the rest on the left.
class Solution {
  func buildTree(_ preorder: [Int], _ inorder: [Int]) -> TreeNode? {
    guard let value = preorder.first, let place = inorder.firstIndex(of: value) else { return nil }
    let node = TreeNode(value)
    node.right = buildTree(Array(preorder[1..<place + 1]), Array(inorder[..<place]))
    node.left = buildTree(Array(preorder[(place + 1)...]), Array(inorder[(place + 1)...]))
    return node
  }
}
