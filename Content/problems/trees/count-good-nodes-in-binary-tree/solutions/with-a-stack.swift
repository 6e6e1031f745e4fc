// Idea: a stack of nodes, each with the greatest value above it. Time O(n), space O(height).
class Solution {
  func goodNodes(_ root: TreeNode?) -> Int {
    var good = 0
    var waiting = [(root, Int.min)]
    while let (place, above) = waiting.popLast() {
      guard let node = place else { continue }
      if node.val >= above { good += 1 }
      let highest = max(above, node.val)
      waiting += [(node.left, highest), (node.right, highest)]
    }
    return good
  }
}
