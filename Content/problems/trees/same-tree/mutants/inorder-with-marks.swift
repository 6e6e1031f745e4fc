// Bug: writes both trees in order, with marks for missing nodes: in that order the marks tell
// nothing.
class Solution {
  func isSameTree(_ p: TreeNode?, _ q: TreeNode?) -> Bool {
    var (first, second): ([Int?], [Int?]) = ([], [])
    write(p, &first)
    write(q, &second)
    return first == second
  }

  private func write(_ root: TreeNode?, _ values: inout [Int?]) {
    guard let node = root else {
      values.append(nil)
      return
    }
    write(node.left, &values)
    values.append(node.val)
    write(node.right, &values)
  }
}
