// Idea: visits the nodes in order with a stack and stops at the k-th. Time O(height + k), space
// O(height).
class Solution {
  func kthSmallest(_ root: TreeNode?, _ k: Int) -> Int {
    var waiting: [TreeNode] = []
    var next = root
    var left = k
    while true {
      while let node = next {
        waiting.append(node)
        next = node.left
      }
      guard let node = waiting.popLast() else { return -1 }
      left -= 1
      if left == 0 { return node.val }
      next = node.right
    }
  }
}
