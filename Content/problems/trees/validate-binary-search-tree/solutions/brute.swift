// Idea: compares every node with all nodes above it. Time O(n · height).
class Solution {
  func isValidBST(_ root: TreeNode?) -> Bool {
    var rest: [(node: TreeNode?, above: [(value: Int, isLeft: Bool)])] = [(root, [])]
    while let (place, above) = rest.popLast() {
      guard let node = place else { continue }
      for (value, isLeft) in above where isLeft ? node.val >= value : node.val <= value {
        return false
      }
      rest.append((node.left, above + [(node.val, true)]))
      rest.append((node.right, above + [(node.val, false)]))
    }
    return true
  }
}
