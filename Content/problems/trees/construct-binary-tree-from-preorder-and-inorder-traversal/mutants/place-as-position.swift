// Bug: lets the right side begin in preorder behind the root's place in inorder, also further down.
class Solution {
  func buildTree(_ preorder: [Int], _ inorder: [Int]) -> TreeNode? {
    build(preorder, inorder, 0, 0, inorder.count)
  }

  private func build(_ preorder: [Int], _ inorder: [Int], _ first: Int, _ start: Int, _ end: Int)
    -> TreeNode?
  {
    guard start < end, first < preorder.count else { return nil }
    let node = TreeNode(preorder[first])
    let place = inorder.firstIndex(of: node.val) ?? start
    node.left = build(preorder, inorder, first + 1, start, place)
    node.right = build(preorder, inorder, place + 1, place + 1, end)
    return node
  }
}
