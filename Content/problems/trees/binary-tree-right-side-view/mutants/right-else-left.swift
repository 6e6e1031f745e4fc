// Bug: goes right where it can and else left, so what is deeper on the left of a node is missed.
class Solution {
  func rightSideView(_ root: TreeNode?) -> [Int] {
    var view: [Int] = []
    var place = root
    while let node = place {
      view.append(node.val)
      place = node.right ?? node.left
    }
    return view
  }
}
