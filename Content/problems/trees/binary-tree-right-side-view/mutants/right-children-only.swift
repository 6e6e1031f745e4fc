// Bug: follows the right children and nothing else.
class Solution {
  func rightSideView(_ root: TreeNode?) -> [Int] {
    var view: [Int] = []
    var place = root
    while let node = place {
      view.append(node.val)
      place = node.right
    }
    return view
  }
}
