// Bug: too slow: lets every value go down from the root and searches inorder for both places at
// every step.
class Solution {
  func buildTree(_ preorder: [Int], _ inorder: [Int]) -> TreeNode? {
    let root = TreeNode(preorder[0])
    for value in preorder.dropFirst() {
      var parent = root
      while let child = goesLeft(value, parent, inorder) ? parent.left : parent.right {
        parent = child
      }
      if goesLeft(value, parent, inorder) {
        parent.left = TreeNode(value)
      } else {
        parent.right = TreeNode(value)
      }
    }
    return root
  }

  private func goesLeft(_ value: Int, _ node: TreeNode, _ inorder: [Int]) -> Bool {
    guard let place = inorder.firstIndex(of: value), let other = inorder.firstIndex(of: node.val)
    else { return false }
    return place < other
  }
}
