// Idea: writes the left side down, and the right side the other way round; the records must be
// equal. Time O(n), space O(n).
class Solution {
  func isSymmetric(_ root: TreeNode?) -> Bool {
    var (left, right): ([Int?], [Int?]) = ([], [])
    write(root?.left, leftFirst: true, &left)
    write(root?.right, leftFirst: false, &right)
    return left == right
  }

  private func write(_ root: TreeNode?, leftFirst: Bool, _ record: inout [Int?]) {
    record.append(root?.val)
    guard let node = root else { return }
    write(leftFirst ? node.left : node.right, leftFirst: leftFirst, &record)
    write(leftFirst ? node.right : node.left, leftFirst: leftFirst, &record)
  }
}
