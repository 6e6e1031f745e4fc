// Idea: lets each value of preorder go down from the root, by its place in inorder. Time
// O(n · height).
class Solution {
  func buildTree(_ preorder: [Int], _ inorder: [Int]) -> TreeNode? {
    let places = Dictionary(uniqueKeysWithValues: inorder.enumerated().map { ($1, $0) })
    let root = TreeNode(preorder[0])
    for value in preorder.dropFirst() {
      var parent = root
      while let child = goesLeft(value, parent, places) ? parent.left : parent.right {
        parent = child
      }
      if goesLeft(value, parent, places) {
        parent.left = TreeNode(value)
      } else {
        parent.right = TreeNode(value)
      }
    }
    return root
  }

  private func goesLeft(_ value: Int, _ node: TreeNode, _ places: [Int: Int]) -> Bool {
    places[value, default: 0] < places[node.val, default: 0]
  }
}
