// Idea: writes down which value stands at which path, for each tree, and compares the lists. Time
// O(n · height).
class Solution {
  func isSameTree(_ p: TreeNode?, _ q: TreeNode?) -> Bool {
    paths(p) == paths(q)
  }

  /// A path says for each step whether it goes left.
  private func paths(_ root: TreeNode?) -> [[Bool]: Int] {
    var values: [[Bool]: Int] = [:]
    var rest: [(TreeNode?, [Bool])] = [(root, [])]
    while let (place, path) = rest.popLast() {
      guard let node = place else { continue }
      values[path] = node.val
      rest += [(node.left, path + [true]), (node.right, path + [false])]
    }
    return values
  }
}
