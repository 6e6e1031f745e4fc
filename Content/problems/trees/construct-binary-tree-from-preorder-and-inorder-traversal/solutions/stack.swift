// Idea: a stack of nodes whose left side is unfinished; inorder tells when it is finished. Time
// O(n).
class Solution {
  func buildTree(_ preorder: [Int], _ inorder: [Int]) -> TreeNode? {
    let root = TreeNode(preorder[0])
    var unfinished = [root]
    var finished = 0
    for value in preorder.dropFirst() {
      let node = TreeNode(value)
      var parent: TreeNode?
      while let last = unfinished.last, last.val == inorder[finished] {
        parent = unfinished.removeLast()
        finished += 1
      }
      if let parent {
        parent.right = node
      } else {
        unfinished.last?.left = node
      }
      unfinished.append(node)
    }
    return root
  }
}
